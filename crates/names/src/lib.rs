//! The names of the characters of Unicode 17.0, from a table that is ready to use: no program makes it
//! when the crate is compiled. `tests/names.rs` makes the table, and compares all names.
//!
//! The table begins with its *words*, ordered by their length:
//!
//! | octets | content |
//! | --- | --- |
//! | 2 | the number of lengths |
//! | 2 for each length from 0 | the number of words of this length |
//! | the sum of all lengths | the words |
//!
//! A *run* has the names of successive characters that have the same words. A block has some runs:
//!
//! | octets | content |
//! | --- | --- |
//! | 2 | the number of blocks |
//! | 8 for each block | the character before its first run, and the place of the block after these pairs |
//! | 2 for each run | the number of characters without a name before the run |
//! | 4 for each run | the number of its characters |
//! | 2 for each word | the number of the word times 4, and what follows it: see [`SPACE`] |
//!
//! All numbers are in the order of little endian.

use std::fmt::Write;
use std::ops::Range;

static TABLE: &[u8] = include_bytes!("names.bin");

/// A space follows the word. 0: the name ends with the word.
pub const SPACE: u16 = 1;

/// A hyphen follows the word.
pub const HYPHEN: u16 = 2;

/// In place of a word: the code point of the character in hexadecimal, which ends the name.
pub const CODE_POINT: u16 = u16::MAX;

/// Returns the name of a character; `None` if it has no name, such as a control character.
///
/// The source is UnicodeData.txt, for Hangul syllables section 3.12 of the Unicode Standard.
///
/// ```
/// use character_names::name;
///
/// assert_eq!(name('☃').as_deref(), Some("SNOWMAN"));
/// assert_eq!(name('語').as_deref(), Some("CJK UNIFIED IDEOGRAPH-8A9E"));
/// assert_eq!(name('\0'), None);
/// ```
pub fn name(c: char) -> Option<String> {
    let code = u32::from(c);
    if let Some(index) = code.checked_sub(0xac00).filter(|it| *it < 19 * 21 * 28) {
        return Some(hangul_name(index as usize));
    }
    let layout = Layout::read();
    let (before, runs) = layout.find_block(code)?;
    // The last character before the run at the place `at`.
    let (mut last, mut at) = (before, runs.start);
    while at < runs.end {
        let first = last + 1 + u32::from(u16_at(at));
        last = first + u32_at(at + 2) - 1;
        at += 6;
        if code < first {
            break;
        }
        if code <= last {
            return Some(layout.spell(at, code));
        }
        while !ends(u16_at(at)) {
            at += 2;
        }
        at += 2;
    }
    None
}

/// Returns the name of a character. A character without a name has the name of its picture, if it has a
/// picture, or else its kind in angle brackets. `None` for an unassigned character.
///
/// ```
/// use character_names::name_or_kind;
///
/// assert_eq!(name_or_kind(' ').as_deref(), Some("SPACE"));
/// assert_eq!(name_or_kind('\0').as_deref(), Some("NULL"));
/// assert_eq!(name_or_kind('\u{e000}').as_deref(), Some("<private-use>"));
/// ```
pub fn name_or_kind(c: char) -> Option<String> {
    if let Some(name) = name(c) {
        return Some(name);
    }
    match c as u32 {
        // The pictures of the controls begin at U+2400; that of U+007F is U+2421.
        code @ 0x00..=0x1f => control_name(0x2400 + code),
        0x7f => control_name(0x2421),
        0x80..=0x9f => Some("<control>".to_owned()),
        0xfdd0..=0xfdef => Some("<noncharacter>".to_owned()),
        // The last u16_at code points of each plane.
        code if code & 0xfffe == 0xfffe => Some("<noncharacter>".to_owned()),
        0xe000..=0xf8ff | 0xf0000.. => Some("<private-use>".to_owned()),
        _ => None,
    }
}

/// Returns the name of a control character, given the number of its picture, which alone has a name
/// in Unicode: `SYMBOL FOR NULL`.
fn control_name(picture: u32) -> Option<String> {
    let name = name(char::from_u32(picture)?)?;
    name.strip_prefix("SYMBOL FOR ").map(str::to_owned)
}

/// Inserts the name of a character after its number, where a message has only the number.
///
/// ```
/// use character_names::insert_name;
///
/// assert_eq!(insert_name("U+0020 is left".to_owned(), ' '), "U+0020 SPACE is left");
/// ```
pub fn insert_name(message: String, c: char) -> String {
    let Some(name) = name_or_kind(c) else { return message };
    let code = format!("U+{:04X}", u32::from(c));
    let code_and_name = format!("{code} {name}");
    if message.contains(&code_and_name) {
        message
    } else {
        message.replacen(&code, &code_and_name, 1)
    }
}

/// Returns the name of the Hangul syllable with this number, from 0.
fn hangul_name(number: usize) -> String {
    let (leading, vowel, trailing) = (number / 588, number % 588 / 28, number % 28);
    format!("HANGUL SYLLABLE {}{}{}", LEADING[leading], VOWELS[vowel], TRAILING[trailing])
}

/// Where the parts of the table are.
struct Layout {
    /// The number of lengths of words.
    lengths: usize,
    /// The place of the first word.
    words: usize,
    /// The number of blocks.
    blocks: usize,
    /// The place of the first pair, which describes the first block.
    pairs: usize,
}

impl Layout {
    fn read() -> Self {
        let lengths = usize::from(u16_at(0));
        let words = 2 + 2 * lengths;
        let after_words = (0..lengths).fold(words, |at, length| at + length * word_count(length));
        let blocks = usize::from(u16_at(after_words));
        Layout { lengths, words, blocks, pairs: after_words + 2 }
    }

    /// Returns the last block with runs that begin at this character or before it: the character before its first
    /// run, and the places of its runs. `None` if there is no such block.
    fn find_block(&self, code: u32) -> Option<(u32, Range<usize>)> {
        let pair = |block: usize| self.pairs + 8 * block;
        let (mut low, mut high) = (0, self.blocks);
        while low < high {
            let middle = (low + high) / 2;
            if u32_at(pair(middle)) < code { low = middle + 1 } else { high = middle }
        }
        let (block, next) = (low.checked_sub(1)?, low);
        let after_pairs = pair(self.blocks);
        let place = |block: usize| after_pairs + u32_at(pair(block) + 4) as usize;
        let end = if next < self.blocks { place(next) } else { TABLE.len() };
        Some((u32_at(pair(block)), place(block)..end))
    }

    /// Returns the name of a character, whose words begin at a place of the table.
    fn spell(&self, mut at: usize, code: u32) -> String {
        let mut name = String::new();
        loop {
            let word = u16_at(at);
            if word == CODE_POINT {
                let _ = write!(name, "{code:04X}");
                return name;
            }
            self.push_word(&mut name, usize::from(word >> 2));
            match word & (SPACE | HYPHEN) {
                SPACE => name.push(' '),
                HYPHEN => name.push('-'),
                _ => return name,
            }
            at += 2;
        }
    }

    /// Appends the word with this number.
    fn push_word(&self, name: &mut String, mut number: usize) {
        // The place of the first word of each length.
        let mut start = self.words;
        for length in 0..self.lengths {
            let count = word_count(length);
            if number < count {
                let start = start + length * number;
                name.extend(TABLE[start..start + length].iter().map(|octet| char::from(*octet)));
                return;
            }
            number -= count;
            start += length * count;
        }
    }
}

/// Returns the number of words of this length.
fn word_count(length: usize) -> usize {
    usize::from(u16_at(2 + 2 * length))
}

/// Whether a name ends with this word.
fn ends(word: u16) -> bool {
    word == CODE_POINT || word & (SPACE | HYPHEN) == 0
}

/// Returns the number of u16_at octets at a place of the table.
fn u16_at(at: usize) -> u16 {
    u16::from_le_bytes([TABLE[at], TABLE[at + 1]])
}

/// Returns the number of u32_at octets at a place of the table.
fn u32_at(at: usize) -> u32 {
    u32::from_le_bytes([TABLE[at], TABLE[at + 1], TABLE[at + 2], TABLE[at + 3]])
}

/// The short names of the leading consonants (Unicode Standard, table 4-13, Jamo.txt).
static LEADING: [&str; 19] = [
    "G", "GG", "N", "D", "DD", "R", "M", "B", "BB", "S", "SS", "", "J", "JJ", "C", "K", "T", "P",
    "H",
];

/// The short names of the vowels.
static VOWELS: [&str; 21] = [
    "A", "AE", "YA", "YAE", "EO", "E", "YEO", "YE", "O", "WA", "WAE", "OE", "YO", "U", "WEO", "WE",
    "WI", "YU", "EU", "YI", "I",
];

/// The short names of the trailing consonants; the first is that of a syllable without one.
static TRAILING: [&str; 28] = [
    "", "G", "GG", "GS", "N", "NJ", "NH", "D", "L", "LG", "LM", "LB", "LS", "LT", "LP", "LH", "M",
    "B", "BS", "S", "SS", "NG", "J", "C", "K", "T", "P", "H",
];

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
