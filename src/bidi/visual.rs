//! RFC 3987 section 4.1: from logical to visual order, by the Unicode Bidirectional
//! Algorithm.

use super::class::class;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::iter::Peekable;
use core::ops::Range;
use core::slice;
use icu_properties::CodePointMapData;
use icu_properties::props::BidiMirroringGlyph;
use unicode_bidi::{BidiClass, BidiInfo, Level, ParagraphBidiInfo};

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
    pub(super) fn shows(&self, part: &Visual, start: usize) -> bool {
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
    pub(super) fn places(&self) -> impl Iterator<Item = (usize, bool)> {
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
pub(super) struct Marked {
    text: String,
    /// Where the marks stand in `text`, in characters.
    marks: Vec<usize>,
    /// Those of `text`, without the marks.
    characters: Vec<char>,
}

impl Marked {
    pub(super) fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.characters.extend(text.chars());
    }

    pub(super) fn mark(&mut self, marks: &str) {
        self.text.push_str(marks);
        for _ in marks.chars() {
            self.marks.push(self.characters.len() + self.marks.len());
        }
    }

    pub(super) fn into_text(self) -> String {
        self.text
    }

    /// The visual order without the marks.
    pub(super) fn visual(self, direction: BaseDirection) -> Visual {
        let mut runs = Vec::new();
        if direction != BaseDirection::RightToLeft && !self.text.contains(turns_right_to_left) {
            runs.push(Run { indices: 0..self.characters.len(), right_to_left: false });
            return Visual { characters: self.characters, runs };
        }
        let mut place = Place { next: 0, index: 0, marks: self.marks.iter().peekable() };
        for paragraph in paragraphs(&self.text) {
            let (levels, logical) = level_runs(paragraph, direction, &mut place);
            runs.extend(BidiInfo::reorder_visual(&levels).into_iter().map(|at| Run {
                indices: logical[at].clone(),
                right_to_left: levels[at].is_rtl(),
            }));
        }
        Visual { characters: self.characters, runs }
    }
}

/// A place in a text with marks.
struct Place<'m> {
    /// The next character, marks being counted.
    next: usize,
    /// The same without the marks.
    index: usize,
    marks: Peekable<slice::Iter<'m, usize>>,
}

impl Place<'_> {
    /// Goes on by one character.
    fn advance(&mut self) {
        let is_mark = self.marks.next_if_eq(&&self.next).is_some();
        self.next += 1;
        self.index += usize::from(!is_mark);
    }
}

/// The runs of characters of one level after UAX #9 rule L1, without the marks.
fn level_runs(
    paragraph: &str,
    direction: BaseDirection,
    place: &mut Place<'_>,
) -> (Vec<Level>, Vec<Range<usize>>) {
    let info = ParagraphBidiInfo::new(paragraph, direction.level());
    let all = info.reordered_levels(0..paragraph.len());
    let (mut levels, mut runs) = (Vec::new(), Vec::<Range<usize>>::new());
    for (at, _) in paragraph.char_indices() {
        if levels.last() != Some(&all[at]) {
            levels.push(all[at]);
            runs.push(place.index..place.index);
        }
        place.advance();
        if let Some(run) = runs.last_mut() {
            run.end = place.index;
        }
    }
    (levels, runs)
}

/// Whether the character may make an odd level, in a paragraph from left to right.
fn turns_right_to_left(c: char) -> bool {
    use BidiClass::{AL, AN, R, RLE, RLI, RLO};
    !c.is_ascii() && matches!(class(c), R | AL | AN | RLE | RLO | RLI)
}

/// The paragraphs of a text, each with its separator (UAX #9 rule P1).
pub(super) fn paragraphs(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    text.split_inclusive(|c| class(c) == BidiClass::B)
}
