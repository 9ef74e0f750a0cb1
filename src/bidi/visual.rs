//! From logical to visual order, by the Unicode Bidirectional Algorithm (RFC 3987 section 4.1,
//! draft-masinter-url-i18n-07 section 3.2), and back by reading aloud (RFC 3987 section 4.4).

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

/// The direction of the paragraph that a text stands in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BaseDirection {
    /// Left to right, "such as used for English or Cyrillic".
    #[default]
    LeftToRight,
    /// Right to left, "such as used for Arabic or Hebrew".
    RightToLeft,
    /// That of the first strong character (UAX #9 rules P2 and P3).
    FirstStrong,
}

impl BaseDirection {
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
/// they were in a left-to-right embedding". On one line, that is.
///
/// ```
/// use iri_grammar::bidi::Visual;
///
/// let visual = Visual::of("http://a.\u{5d0}\u{5d1}(\u{5d2}/");
/// assert_eq!(visual.to_string(), "http://a.\u{5d2}(\u{5d1}\u{5d0}/");
/// assert_eq!(visual.mirrored(), "http://a.\u{5d2})\u{5d1}\u{5d0}/");
/// assert!(visual.order().skip(9).eq([12, 11, 10, 9, 13]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Visual {
    characters: Vec<char>,
    /// From left to right.
    runs: Vec<Run>,
}

/// Characters that follow each other, in logical order, and their direction.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Run {
    indices: Range<usize>,
    right_to_left: bool,
}

impl Visual {
    /// The order in a left-to-right embedding. Takes time in proportion to the length of
    /// the text.
    pub fn of(text: &str) -> Self {
        let mut marked = Marked::default();
        marked.push(text);
        marked.visual(BaseDirection::LeftToRight)
    }

    /// From left to right, where each character stands in logical order: in characters
    /// from 0. A permutation.
    pub fn order(&self) -> impl Iterator<Item = usize> {
        self.places().map(|(index, _)| index)
    }

    /// The characters from left to right, as they are in the text.
    pub fn characters(&self) -> impl Iterator<Item = char> {
        self.order().map(|index| self.characters[index])
    }

    /// The text from left to right as one sees it: with the mirror image of a character
    /// that has one, where the direction is from right to left (UAX #9 rule L4).
    pub fn mirrored(&self) -> String {
        let mirrored = |(index, right_to_left): (usize, bool)| {
            let c = self.characters[index];
            if right_to_left { mirror_image(c).unwrap_or(c) } else { c }
        };
        self.places().map(mirrored).collect()
    }

    /// Whether the visual order is the logical order.
    pub fn is_logical(&self) -> bool {
        self.order().enumerate().all(|(place, index)| place == index)
    }

    /// Whether a part of the text, which begins at this character, looks as it does by
    /// itself: in one piece, in the same order, with the same characters mirrored.
    fn shows(&self, part: &Visual, start: usize) -> bool {
        let mut of_part = part.places().map(|(index, to_left)| (start + index, to_left)).peekable();
        let Some(&(first, _)) = of_part.peek() else { return true };
        let mut shown = self.places().skip_while(|(index, _)| *index != first);
        of_part.all(|(expected, expected_to_left)| match shown.next() {
            Some((index, to_left)) if index == expected => {
                to_left == expected_to_left || mirror_image(self.characters[index]).is_none()
            }
            _ => false,
        })
    }

    /// From left to right, each character's index and whether its direction is from right
    /// to left.
    fn places(&self) -> impl Iterator<Item = (usize, bool)> {
        self.runs.iter().flat_map(|Run { indices, right_to_left }| {
            let last = indices.start + indices.end;
            indices.clone().map(move |index| match right_to_left {
                true => (last - 1 - index, true),
                false => (index, false),
            })
        })
    }
}

impl fmt::Display for Visual {
    /// The characters from left to right, not mirrored.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        self.characters().try_for_each(|c| f.write_char(c))
    }
}

fn mirror_image(c: char) -> Option<char> {
    CodePointMapData::<BidiMirroringGlyph>::new().get(c).mirroring_glyph
}

/// A text with formatting characters in it that are not part of the text.
#[derive(Default)]
struct Marked {
    text: String,
    /// Whether each character of `text` is a mark.
    marks: Vec<bool>,
}

impl Marked {
    fn push(&mut self, text: &str) {
        self.append(text, false);
    }

    fn mark(&mut self, marks: &str) {
        self.append(marks, true);
    }

    fn append(&mut self, text: &str, marks: bool) {
        self.text.push_str(text);
        self.marks.resize(self.marks.len() + text.chars().count(), marks);
    }

    /// The visual order without the marks.
    fn visual(self, direction: BaseDirection) -> Visual {
        let mut marks = self.marks.iter();
        let unmarked = self.text.chars().zip(&self.marks).filter(|(_, mark)| !**mark);
        let characters: Vec<char> = unmarked.map(|(c, _)| c).collect();
        let mut runs = Vec::new();
        if direction != BaseDirection::RightToLeft && !self.text.contains(turns_right_to_left) {
            runs.push(Run { indices: 0..characters.len(), right_to_left: false });
            return Visual { characters, runs };
        }
        let mut index = 0;
        for paragraph in paragraphs(&self.text) {
            // The runs of characters of one level after UAX #9 rule L1, without the marks.
            let info = ParagraphBidiInfo::new(paragraph, direction.level());
            let all = info.reordered_levels(0..paragraph.len());
            let (mut levels, mut logical) = (Vec::new(), Vec::<Range<usize>>::new());
            for ((at, _), mark) in paragraph.char_indices().zip(&mut marks) {
                if levels.last() != Some(&all[at]) {
                    levels.push(all[at]);
                    logical.push(index..index);
                }
                index += usize::from(!mark);
                if let Some(run) = logical.last_mut() {
                    run.end = index;
                }
            }
            runs.extend(BidiInfo::reorder_visual(&levels).into_iter().map(|at| Run {
                indices: logical[at].clone(),
                right_to_left: levels[at].is_rtl(),
            }));
        }
        Visual { characters, runs }
    }
}

/// Whether the character may make an odd level, in a paragraph from left to right.
fn turns_right_to_left(c: char) -> bool {
    use BidiClass::{AL, AN, R, RLE, RLI, RLO};
    !c.is_ascii() && matches!(bidi_class(c), R | AL | AN | RLE | RLO | RLI)
}

/// The paragraphs of a text, each with its separator (UAX #9 rule P1).
fn paragraphs(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    text.split_inclusive(|c| bidi_class(c) == BidiClass::B)
}

/// Formatting characters around an identifier. They "are not themselves part of the IRI"
/// (RFC 3987 section 4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Marks {
    /// None.
    None,
    /// LEFT-TO-RIGHT MARK (U+200E) after it.
    LrmAfter,
    /// LEFT-TO-RIGHT MARK before it.
    LrmBefore,
    /// LEFT-TO-RIGHT MARK before and after it.
    LrmAround,
    /// LEFT-TO-RIGHT EMBEDDING (U+202A) before it and POP DIRECTIONAL FORMATTING (U+202C)
    /// after it.
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
    fn characters(self) -> (&'static str, &'static str) {
        match self {
            Marks::None => ("", ""),
            Marks::LrmAfter => ("", "\u{200e}"),
            Marks::LrmBefore => ("\u{200e}", ""),
            Marks::LrmAround => ("\u{200e}", "\u{200e}"),
            Marks::Embedding => ("\u{202a}", "\u{202c}"),
        }
    }

    /// What to insert before the identifier.
    pub fn before(self) -> &'static str {
        self.characters().0
    }

    /// What to insert after the identifier.
    pub fn after(self) -> &'static str {
        self.characters().1
    }

    /// The identifier with these around it.
    pub fn around(self, identifier: &str) -> String {
        [self.before(), identifier, self.after()].concat()
    }
}

/// The text that an identifier stands in.
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
    /// What stands before the identifier.
    pub before: &'t str,
    /// What stands after it.
    pub after: &'t str,
    /// The direction of the paragraph.
    pub direction: BaseDirection,
}

impl Context<'_> {
    /// The fewest formatting characters with which the identifier looks as in a left-to-right
    /// embedding: "There is no requirement to use the above embedding if the display is still
    /// the same without the embedding", and in some other cases "using U+200E \[...\] may be
    /// sufficient" (RFC 3987 section 4.1).
    ///
    /// Nothing is guessed: the display is computed with and without, as if the paragraph were
    /// one line. Where lines may break, or the text around may change, [`Marks::Embedding`] is
    /// the safe choice: "Implementers are strongly advised to err on the side of caution". It
    /// is also the answer where nothing helps, as where an invisible character of the text,
    /// U+200D say, comes to stand among those of the identifier.
    pub fn marks_needed(&self, identifier: &str) -> Marks {
        let visual = Visual::of(identifier);
        let place = self.paragraph_before().chars().count();
        let sufficient = |marks: &Marks| self.display(identifier, *marks).shows(&visual, place);
        // `ALL` begins with the fewest.
        Marks::ALL.into_iter().find(sufficient).unwrap_or(Marks::Embedding)
    }

    /// What stands before the identifier in its paragraph.
    fn paragraph_before(&self) -> &str {
        let last = paragraphs(self.before).next_back().unwrap_or_default();
        let ends = last.chars().next_back().is_some_and(|c| bidi_class(c) == BidiClass::B);
        if ends { "" } else { last }
    }

    /// The visual order of the paragraph, with what stands before the identifier and after
    /// it. The marks are not part of it.
    pub fn display(&self, identifier: &str, marks: Marks) -> Visual {
        let mut marked = Marked::default();
        marked.push(self.paragraph_before());
        marked.mark(marks.before());
        marked.push(identifier);
        marked.mark(marks.after());
        marked.push(paragraphs(self.after).next().unwrap_or_default());
        marked.visual(self.direction)
    }
}

/// draft-masinter-url-i18n-07 section 3.2: "component by component", from left to right.
///
/// ```
/// use iri_grammar::bidi::{Visual, url_i18n_07};
///
/// let iri = "http://\u{5d0}\u{5d1}/\u{5d2}\u{5d3}";
/// assert_eq!(url_i18n_07::visual(iri).to_string(), "http://\u{5d1}\u{5d0}/\u{5d3}\u{5d2}");
/// assert_eq!(Visual::of(iri).to_string(), "http://\u{5d3}\u{5d2}/\u{5d1}\u{5d0}");
/// ```
pub mod url_i18n_07 {
    use super::{BaseDirection, Marked, Visual};
    use alloc::string::String;

    /// The identifier with what makes a display engine show it by draft-masinter-url-i18n-07
    /// section 3.2: LRE before it, PDF after it, and LRM before and after each reserved
    /// character. The result is for display; it is no identifier.
    ///
    /// `reserved` there is that of RFC 2396 with the brackets of RFC 2732: `;`, `/`, `?`, `:`,
    /// `@`, `&`, `=`, `+`, `$`, `,`, `[` and `]`. Neither `.` nor `#` is among them.
    ///
    /// ```
    /// use iri_grammar::bidi::url_i18n_07;
    ///
    /// assert_eq!(url_i18n_07::marked("a/b"), "\u{202a}a\u{200e}/\u{200e}b\u{202c}");
    /// ```
    pub fn marked(identifier: &str) -> String {
        with_marks(identifier).text
    }

    /// The visual order by draft-masinter-url-i18n-07 section 3.2, which RFC 3987 has given up:
    /// no component ever changes its place.
    pub fn visual(identifier: &str) -> Visual {
        with_marks(identifier).visual(BaseDirection::LeftToRight)
    }

    fn with_marks(identifier: &str) -> Marked {
        const LRM: &str = "\u{200e}";
        let mut marked = Marked::default();
        marked.mark("\u{202a}");
        for part in identifier.split_inclusive(is_reserved) {
            let (component, reserved) = match part.chars().next_back() {
                Some(c) if is_reserved(c) => part.split_at(part.len() - 1),
                _ => (part, ""),
            };
            marked.push(component);
            if !reserved.is_empty() {
                marked.mark(LRM);
                marked.push(reserved);
                marked.mark(LRM);
            }
        }
        marked.mark("\u{202c}");
        marked
    }

    /// `reserved` of draft-masinter-url-i18n-07 section 2.2.
    fn is_reserved(c: char) -> bool {
        matches!(c, ';' | '/' | '?' | ':' | '@' | '&' | '=' | '+' | '$' | ',' | '[' | ']')
    }
}

/// The blocks of a visual representation from left to right. A block of rtl text begins
/// and ends with a right-to-left character, and has no left-to-right character in it. For each:
/// where it stands, in bytes from 0, and whether it is a block of rtl text, which is read from right
/// to left.
pub fn blocks(visual: &str) -> Vec<(Span, bool)> {
    let mut blocks = Vec::new();
    let mut push = |start, end, right_to_left| {
        if start < end {
            blocks.push((Span { start, end }, right_to_left));
        }
    };
    let mut done = 0;
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

/// The characters of a visual representation in the order in which it is read: "read the
/// visual representation from left to right until you encounter a block of rtl text. Read
/// the rtl block (including slashes and other special characters) from right to left, then
/// continue at the next unread ltr character" (RFC 3987 section 4.4).
///
/// In a block of rtl text, a number is read from left to right: "Numbers are written ltr in
/// all cases" (Example 7). What is a number is what the Unicode Bidirectional Algorithm takes
/// for one there: `1/2` (Example 8).
///
/// The result is the logical form of an identifier if all of these hold:
///
/// - it keeps the restrictions of section 4.2, its components being those of the grammar;
/// - a digit stands in a component that uses right-to-left characters; or it is European
///   (class EN), and the last character before it that has a direction is a left-to-right
///   one, or there is none;
/// - it has no brackets, in US-ASCII `(` and `)`;
/// - the only characters in it that combine or are not seen (classes NSM and BN) follow
///   letters that are written from left to right.
///
/// Otherwise it may be another text: Example 10 breaks the second condition, and so does
/// Example 11 of draft-duerst-iri-bis-07 section 4.4.
///
/// ```
/// use iri_grammar::bidi::{Visual, read_aloud};
///
/// let iri = "http://ab.\u{5d0}\u{5d1}/\u{5d2}12\u{5d3}/e";
/// let visual = Visual::of(iri).to_string();
/// assert_eq!(visual, "http://ab.\u{5d3}12\u{5d2}/\u{5d1}\u{5d0}/e");
/// assert_eq!(read_aloud(&visual), iri);
/// ```
pub fn read_aloud(visual: &str) -> String {
    let mut read = String::with_capacity(visual.len());
    for (span, right_to_left) in blocks(visual) {
        match right_to_left {
            true => read_right_to_left(span.of(visual), &mut read),
            false => read.push_str(span.of(visual)),
        }
    }
    read
}

/// Reads a block from right to left, and each number in it from left to right.
fn read_right_to_left(block: &str, read: &mut String) {
    let reversed: Vec<char> = block.chars().rev().collect();
    let mut marked = Marked::default();
    marked.push(&reversed.iter().collect::<String>());
    let visual = marked.visual(BaseDirection::RightToLeft);
    let mut directions = vec![true; reversed.len()];
    visual.places().for_each(|(index, right_to_left)| directions[index] = right_to_left);
    let mut rest = 0..reversed.len();
    while let Some(first) = rest.next() {
        if directions[first] {
            read.push(reversed[first]);
            continue;
        }
        let number = first..rest.clone().find(|at| directions[*at]).unwrap_or(reversed.len());
        read.extend(reversed[number.clone()].iter().rev());
        rest.start = number.end;
    }
}
