//! Converts logical to visual order by the Unicode Bidirectional Algorithm (RFC 3987 section 4.1,
//! draft-masinter-url-i18n-07 section 3.2), and visual to logical order by reading aloud (RFC 3987
//! section 4.4).

use super::characters::{is_ltr, is_rtl};
use crate::named::named;
use crate::syntax::Span;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;
use icu_properties::CodePointMapData;
use icu_properties::props::BidiMirroringGlyph;
use unicode_bidi::{BidiClass, BidiInfo, Level, ParagraphBidiInfo, bidi_class};

/// The direction of the paragraph that contains a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BaseDirection {
    /// Left to right, "such as used for English or Cyrillic".
    #[default]
    LeftToRight,
    /// Right to left, "such as used for Arabic or Hebrew".
    RightToLeft,
    /// The direction of the first strong character (UAX #9 rules P2 and P3).
    FirstStrong,
}

impl BaseDirection {
    /// The embedding level of the paragraph; `None` if its characters decide it.
    fn level(self) -> Option<Level> {
        match self {
            BaseDirection::LeftToRight => Some(Level::ltr()),
            BaseDirection::RightToLeft => Some(Level::rtl()),
            BaseDirection::FirstStrong => None,
        }
    }
}

/// The visual order of a text.
///
/// RFC 3987 section 4.1: identifiers "MUST be rendered in the same way as they would be if
/// they were in a left-to-right embedding". The display is computed for one line.
///
/// ```
/// use iri_grammar::bidi::Visual;
///
/// let visual = Visual::new("http://a.\u{5d0}\u{5d1}(\u{5d2}/");
/// assert_eq!(visual.to_string(), "http://a.\u{5d2}(\u{5d1}\u{5d0}/");
/// assert_eq!(visual.mirrored_text(), "http://a.\u{5d2})\u{5d1}\u{5d0}/");
/// assert!(visual.order().skip(9).eq([12, 11, 10, 9, 13]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Visual {
    /// In logical order.
    characters: Vec<char>,
    /// In visual order, from left to right.
    runs: Vec<Run>,
}

/// Consecutive characters in logical order that have the same direction.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Run {
    indices: Range<usize>,
    right_to_left: bool,
}

impl Visual {
    /// Computes the order in a left-to-right embedding. Takes linear time.
    pub fn new(text: &str) -> Self {
        if !turns_right_to_left(text) {
            // Octets have a known number, so that the vector need not grow.
            return Visual::left_to_right(if text.is_ascii() {
                text.bytes().map(char::from).collect()
            } else {
                text.chars().collect()
            });
        }
        let mut marked = MarkedText::default();
        marked.push(text);
        marked.visual(BaseDirection::LeftToRight)
    }

    /// The display of characters that are all displayed from left to right.
    fn left_to_right(characters: Vec<char>) -> Self {
        let runs = vec![Run { indices: 0..characters.len(), right_to_left: false }];
        Visual { characters, runs }
    }

    /// Returns the logical index of each character, from left to right.
    pub fn order(&self) -> impl Iterator<Item = usize> {
        self.ordered_indices().map(|(index, _)| index)
    }

    /// Returns the characters from left to right, not mirrored.
    pub fn characters(&self) -> impl Iterator<Item = char> {
        self.order().map(|index| self.characters[index])
    }

    /// Returns the text from left to right as it is displayed: in right-to-left runs, characters
    /// are replaced by their mirror images (UAX #9 rule L4).
    pub fn mirrored_text(&self) -> String {
        let mirrored = |(index, right_to_left): (usize, bool)| {
            let c = self.characters[index];
            if right_to_left { mirror_image(c).unwrap_or(c) } else { c }
        };
        self.ordered_indices().map(mirrored).collect()
    }

    /// Whether the visual order equals the logical order.
    pub fn is_logical(&self) -> bool {
        let mut next = 0;
        // A run of marks alone is empty, and may begin anywhere.
        self.runs.iter().filter(|run| !run.indices.is_empty()).all(|run| {
            let is_next = run.indices.start == next;
            next = run.indices.end;
            is_next && (!run.right_to_left || run.indices.len() == 1)
        })
    }

    /// Whether a part of the text looks as it does alone: contiguous, in the same order, with the same
    /// characters mirrored. The part begins at the character `start`; `part` is its display alone.
    fn shows(&self, part: &Visual, start: usize) -> bool {
        let part_indices = part.ordered_indices();
        let mut expected = part_indices.map(|(index, to_left)| (start + index, to_left)).peekable();
        // An empty part looks the same everywhere.
        let Some(&(first, _)) = expected.peek() else { return true };
        let mut actual = self.ordered_indices().skip_while(|(index, _)| *index != first);
        expected.all(|(expected_index, expected_to_left)| match actual.next() {
            Some((index, to_left)) if index == expected_index => {
                to_left == expected_to_left || mirror_image(self.characters[index]).is_none()
            }
            _ => false,
        })
    }

    /// Returns for each character, from left to right, its logical index and whether it is in a
    /// right-to-left run.
    fn ordered_indices(&self) -> impl Iterator<Item = (usize, bool)> {
        self.runs.iter().flat_map(|Run { indices, right_to_left }| {
            let sum = indices.start + indices.end;
            indices.clone().map(move |index| {
                if *right_to_left {
                    // Counts from the end of the run: its first index becomes its last, `end - 1`.
                    (sum - 1 - index, true)
                } else {
                    (index, false)
                }
            })
        })
    }
}

impl fmt::Display for Visual {
    /// Writes the characters from left to right, not mirrored.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        self.characters().try_for_each(|c| f.write_char(c))
    }
}

/// The character that replaces this one in right-to-left text, such as `)` for `(`.
fn mirror_image(c: char) -> Option<char> {
    CodePointMapData::<BidiMirroringGlyph>::new().get(c).mirroring_glyph
}

/// A text with inserted formatting characters (marks), which are not part of the text.
#[derive(Default)]
struct MarkedText {
    text: String,
    /// Whether each character of `text` is a mark.
    marks: Vec<bool>,
}

impl MarkedText {
    /// Appends a part of the text.
    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.marks.extend(text.chars().map(|_| false));
    }

    /// Appends inserted characters.
    fn push_marks(&mut self, marks: &str) {
        self.text.push_str(marks);
        self.marks.extend(marks.chars().map(|_| true));
    }

    /// Computes the visual order with the marks, then removes the marks.
    fn visual(self, direction: BaseDirection) -> Visual {
        // Each paragraph below takes the next of these, one for each of its characters.
        let mut marks = self.marks.iter();
        let unmarked = self.text.chars().zip(&self.marks).filter(|(_, is_mark)| !**is_mark);
        let characters: Vec<char> = unmarked.map(|(c, _)| c).collect();
        if direction != BaseDirection::RightToLeft && !turns_right_to_left(&self.text) {
            return Visual::left_to_right(characters);
        }
        let mut runs = Vec::new();
        // The index in `characters` of the next character that is not a mark.
        let mut index = 0;
        for paragraph in paragraphs(&self.text) {
            // The runs of equal levels after UAX #9 rule L1, without the marks.
            let info = ParagraphBidiInfo::new(paragraph, direction.level());
            let byte_levels = info.reordered_levels(0..paragraph.len());
            let (mut run_levels, mut logical_runs) = (Vec::new(), Vec::<Range<usize>>::new());
            for ((at, _), is_mark) in paragraph.char_indices().zip(&mut marks) {
                if run_levels.last() != Some(&byte_levels[at]) {
                    run_levels.push(byte_levels[at]);
                    logical_runs.push(index..index);
                }
                index += usize::from(!is_mark);
                if let Some(run) = logical_runs.last_mut() {
                    run.end = index;
                }
            }
            runs.extend(BidiInfo::reorder_visual(&run_levels).into_iter().map(|run| Run {
                indices: logical_runs[run].clone(),
                right_to_left: run_levels[run].is_rtl(),
            }));
        }
        Visual { characters, runs }
    }
}

/// Whether a character of the text can produce an odd level in a left-to-right paragraph.
fn turns_right_to_left(text: &str) -> bool {
    use BidiClass::{AL, AN, R, RLE, RLI, RLO};
    // Hebrew is the first block with such characters.
    let turns = |c| c >= '\u{590}' && matches!(bidi_class(c), R | AL | AN | RLE | RLO | RLI);
    !text.is_ascii() && text.contains(turns)
}

/// Splits a text into paragraphs, each with its separator (UAX #9 rule P1).
fn paragraphs(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    text.split_inclusive(|c| bidi_class(c) == BidiClass::B)
}

/// Formatting characters around an identifier. They "are not themselves part of the IRI"
/// (RFC 3987 section 4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Marks {
    /// No marks.
    None,
    /// LEFT-TO-RIGHT MARK (U+200E) after the identifier.
    LrmAfter,
    /// LEFT-TO-RIGHT MARK before the identifier.
    LrmBefore,
    /// LEFT-TO-RIGHT MARK before and after the identifier.
    LrmAround,
    /// LEFT-TO-RIGHT EMBEDDING (U+202A) before the identifier and POP DIRECTIONAL FORMATTING
    /// (U+202C) after it.
    Embedding,
}

named!(Marks {
    None "none",
    LrmAfter "lrm-after",
    LrmBefore "lrm-before",
    LrmAround "lrm-around",
    Embedding "embedding",
});

impl Marks {
    /// The marks before and after the identifier.
    fn characters(self) -> (&'static str, &'static str) {
        match self {
            Marks::None => ("", ""),
            Marks::LrmAfter => ("", "\u{200e}"),
            Marks::LrmBefore => ("\u{200e}", ""),
            Marks::LrmAround => ("\u{200e}", "\u{200e}"),
            Marks::Embedding => ("\u{202a}", "\u{202c}"),
        }
    }

    /// The characters to insert before the identifier.
    pub fn before(self) -> &'static str {
        self.characters().0
    }

    /// The characters to insert after the identifier.
    pub fn after(self) -> &'static str {
        self.characters().1
    }

    /// Inserts the marks around an identifier.
    pub fn around(self, identifier: &str) -> String {
        [self.before(), identifier, self.after()].concat()
    }
}

/// The text around an identifier.
///
/// ```
/// use iri_grammar::bidi::{BaseDirection, Context, Marks};
///
/// let iri = "http://a.b/\u{5d0}\u{5d1}";
/// let english = Context { before: "see ", after: " there", ..Context::default() };
/// assert_eq!(english.marks_needed(iri), Marks::None);
/// let before_hebrew = Context { after: " \u{5d2}\u{5d3}", ..english };
/// assert_eq!(before_hebrew.marks_needed(iri), Marks::LrmAfter);
/// let hebrew = Context { direction: BaseDirection::RightToLeft, ..Context::default() };
/// assert_eq!(hebrew.marks_needed(iri), Marks::Embedding);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Context<'t> {
    /// The text before the identifier.
    pub before: &'t str,
    /// The text after the identifier.
    pub after: &'t str,
    /// The direction of the paragraph.
    pub direction: BaseDirection,
}

impl Context<'_> {
    /// Returns the fewest formatting characters that make the identifier look as in a
    /// left-to-right embedding: "There is no requirement to use the above embedding if the display
    /// is still the same without the embedding", and in some other cases "using U+200E \[...\] may
    /// be sufficient" (RFC 3987 section 4.1).
    ///
    /// The method computes the display with each choice of marks, as if the paragraph were one
    /// line. If lines may break, or if the text may change, [`Marks::Embedding`] is the safe
    /// choice: "Implementers are strongly advised to err on the side of caution". The method also
    /// returns `Embedding` if no marks suffice, for example because an invisible character of the
    /// text, such as U+200D, moves into the identifier.
    pub fn marks_needed(&self, identifier: &str) -> Marks {
        let mut texts = [self.paragraph_before(), identifier, self.paragraph_after()].into_iter();
        if self.direction != BaseDirection::RightToLeft && !texts.any(turns_right_to_left) {
            return Marks::None;
        }
        let visual = Visual::new(identifier);
        let start = self.paragraph_before().chars().count();
        let suffice = |marks: &Marks| self.display(identifier, *marks).shows(&visual, start);
        // `ALL` is ordered by the number of marks.
        Marks::ALL.into_iter().find(suffice).unwrap_or(Marks::Embedding)
    }

    /// The text before the identifier in the same paragraph; empty if `before` ends a paragraph.
    fn paragraph_before(&self) -> &str {
        let last = paragraphs(self.before).next_back().unwrap_or_default();
        let has_ended = last.chars().next_back().is_some_and(|c| bidi_class(c) == BidiClass::B);
        if has_ended { "" } else { last }
    }

    /// The text after the identifier in the same paragraph.
    fn paragraph_after(&self) -> &str {
        paragraphs(self.after).next().unwrap_or_default()
    }

    /// Computes the visual order of the whole paragraph with the identifier in it. The result does
    /// not contain the marks.
    pub fn display(&self, identifier: &str, marks: Marks) -> Visual {
        let mut marked = MarkedText::default();
        marked.push(self.paragraph_before());
        marked.push_marks(marks.before());
        marked.push(identifier);
        marked.push_marks(marks.after());
        marked.push(self.paragraph_after());
        marked.visual(self.direction)
    }
}

/// The display of draft-masinter-url-i18n-07 section 3.2: "component by component", from left to
/// right.
///
/// ```
/// use iri_grammar::bidi::{Visual, url_i18n_07};
///
/// let iri = "http://\u{5d0}\u{5d1}/\u{5d2}\u{5d3}";
/// assert_eq!(url_i18n_07::visual(iri).to_string(), "http://\u{5d1}\u{5d0}/\u{5d3}\u{5d2}");
/// assert_eq!(Visual::new(iri).to_string(), "http://\u{5d3}\u{5d2}/\u{5d1}\u{5d0}");
/// ```
pub mod url_i18n_07 {
    use super::{BaseDirection, MarkedText, Visual};
    use alloc::string::String;

    /// Inserts the characters that make a display engine show the identifier by
    /// draft-masinter-url-i18n-07 section 3.2: LRE before it, PDF after it, and LRM before and
    /// after each reserved character. The result is for display only; it is not an identifier.
    ///
    /// The reserved characters are those of RFC 2396 and the brackets of RFC 2732: `;`, `/`, `?`,
    /// `:`, `@`, `&`, `=`, `+`, `$`, `,`, `[` and `]`. `.` and `#` are not reserved.
    ///
    /// ```
    /// use iri_grammar::bidi::url_i18n_07;
    ///
    /// assert_eq!(url_i18n_07::add_marks("a/b"), "\u{202a}a\u{200e}/\u{200e}b\u{202c}");
    /// ```
    pub fn add_marks(identifier: &str) -> String {
        with_marks(identifier).text
    }

    /// The visual order by draft-masinter-url-i18n-07 section 3.2: components never change their
    /// order. RFC 3987 no longer requires this.
    pub fn visual(identifier: &str) -> Visual {
        with_marks(identifier).visual(BaseDirection::LeftToRight)
    }

    /// The identifier with the formatting characters of [`add_marks`], each a mark of the
    /// `MarkedText`.
    fn with_marks(identifier: &str) -> MarkedText {
        const LRM: &str = "\u{200e}";
        const LRE: &str = "\u{202a}";
        const PDF: &str = "\u{202c}";
        let mut marked = MarkedText::default();
        marked.push_marks(LRE);
        for part in identifier.split_inclusive(is_reserved) {
            let (component, reserved) = match part.chars().next_back() {
                Some(c) if is_reserved(c) => part.split_at(part.len() - 1),
                _ => (part, ""),
            };
            marked.push(component);
            if !reserved.is_empty() {
                marked.push_marks(LRM);
                marked.push(reserved);
                marked.push_marks(LRM);
            }
        }
        marked.push_marks(PDF);
        marked
    }

    /// Whether the character is `reserved` of draft-masinter-url-i18n-07 section 2.2.
    fn is_reserved(c: char) -> bool {
        matches!(c, ';' | '/' | '?' | ':' | '@' | '&' | '=' | '+' | '$' | ',' | '[' | ']')
    }
}

/// Divides a visual representation into blocks, from left to right. A block of rtl text begins and
/// ends with a right-to-left character, and contains no left-to-right character. Returns for each
/// block its span in bytes, and whether it is a block of rtl text, which is read from right to
/// left.
pub fn blocks(visual: &str) -> Vec<(Span, bool)> {
    let mut blocks = Vec::new();
    let mut push = |start, end, right_to_left| {
        if start < end {
            blocks.push((Span { start, end }, right_to_left));
        }
    };
    let mut done = 0;
    // The block of rtl text so far, up to its last right-to-left character. A left-to-right
    // character or the end completes it.
    let mut block: Option<Span> = None;
    let characters = visual.char_indices().map(|(at, c)| (at, Some(c)));
    for (at, c) in characters.chain([(visual.len(), None)]) {
        if let Some(c) = c.filter(|c| is_rtl(*c)) {
            let start = block.map_or(at, |block| block.start);
            block = Some(Span { start, end: at + c.len_utf8() });
        } else if c.is_none_or(is_ltr)
            && let Some(Span { start, end }) = block.take()
        {
            push(done, start, false);
            push(start, end, true);
            done = end;
        }
    }
    push(done, visual.len(), false);
    blocks
}

/// Reads a visual representation aloud: "read the visual representation from left to right until
/// you encounter a block of rtl text. Read the rtl block (including slashes and other special
/// characters) from right to left, then continue at the next unread ltr character" (RFC 3987
/// section 4.4).
///
/// In a block of rtl text, numbers are read from left to right: "Numbers are written ltr in all
/// cases" (Example 7). The Unicode Bidirectional Algorithm decides what a number is: `1/2` is one
/// number (Example 8).
///
/// The result is the logical form of an identifier if all of these hold:
///
/// - it satisfies the restrictions of section 4.2, for the components of the grammar;
/// - each digit is in a component that uses right-to-left characters; or it is European (class
///   EN), and no right-to-left character is between it and the last preceding left-to-right
///   character or the beginning;
/// - between two letters, all digits are European, or none is: two identifiers can have one visual
///   representation otherwise, since a separator between European digits belongs to their number, but
///   one beside an Arabic-Indic digit does not (UAX #9 rule W4);
/// - it contains no brackets, which in US-ASCII are `(` and `)`;
/// - its combining or invisible characters (classes NSM and BN) all follow left-to-right letters.
///
/// Otherwise the result may differ from the logical form. Example 10, and Example 11 of
/// draft-duerst-iri-bis-07 section 4.4, break the second condition.
///
/// ```
/// use iri_grammar::bidi::{Visual, read_aloud};
///
/// let iri = "http://ab.\u{5d0}\u{5d1}/\u{5d2}12\u{5d3}/e";
/// let visual = Visual::new(iri).to_string();
/// assert_eq!(visual, "http://ab.\u{5d3}12\u{5d2}/\u{5d1}\u{5d0}/e");
/// assert_eq!(read_aloud(&visual), iri);
/// ```
pub fn read_aloud(visual: &str) -> String {
    if visual.is_ascii() || !visual.contains(is_rtl) {
        return visual.into();
    }
    let mut read = String::with_capacity(visual.len());
    for (span, right_to_left) in blocks(visual) {
        if right_to_left {
            read_right_to_left(span.slice(visual), &mut read)
        } else {
            read.push_str(span.slice(visual))
        }
    }
    read
}

/// Appends a block to `read`, read from right to left, but each number in it from left to right.
///
/// The reversed block is the logical text, except that the numbers are reversed. The Bidirectional
/// Algorithm finds them in it: they are what it displays from left to right.
fn read_right_to_left(block: &str, read: &mut String) {
    let reversed: Vec<char> = block.chars().rev().collect();
    let mut marked = MarkedText::default();
    marked.push(&reversed.iter().collect::<String>());
    let visual = marked.visual(BaseDirection::RightToLeft);
    let mut is_rtl = vec![true; reversed.len()];
    visual.ordered_indices().for_each(|(index, right_to_left)| is_rtl[index] = right_to_left);
    let mut rest = 0..reversed.len();
    while let Some(first) = rest.next() {
        if is_rtl[first] {
            read.push(reversed[first]);
            continue;
        }
        let number = first..rest.clone().find(|at| is_rtl[*at]).unwrap_or(reversed.len());
        read.extend(reversed[number.clone()].iter().rev());
        rest.start = number.end;
    }
}
