//! RFC 3987 section 4.1: from logical to visual order, by the Unicode Bidirectional
//! Algorithm.

use super::class::class;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
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
/// assert_eq!(visual.order()[9..], [12, 11, 10, 9, 13]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visual {
    characters: Vec<char>,
    order: Vec<usize>,
    right_to_left: Vec<bool>,
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
    pub fn order(&self) -> &[usize] {
        &self.order
    }

    /// The characters from left to right, as they are in the text.
    pub fn characters(&self) -> impl Iterator<Item = char> {
        self.order.iter().map(|index| self.characters[*index])
    }

    /// The text from left to right as one sees it: with the mirror image of a character
    /// that has one, where the direction is from right to left (UAX #9 rule L4).
    pub fn mirrored(&self) -> String {
        let mirrored = |index: &usize| {
            let c = self.characters[*index];
            if self.right_to_left[*index] { mirror_image(c).unwrap_or(c) } else { c }
        };
        self.order.iter().map(mirrored).collect()
    }

    /// Whether the visual order is the logical order.
    pub fn is_logical(&self) -> bool {
        self.order.iter().enumerate().all(|(place, index)| place == *index)
    }

    /// Whether a part of the text, which begins at this character, looks as it does by
    /// itself: in one piece, in the same order, with the same characters mirrored.
    pub(super) fn shows(&self, part: &Visual, start: usize) -> bool {
        let Some(first) = part.order.first() else { return true };
        let Some(place) = self.order.iter().position(|index| *index == start + first) else {
            return false;
        };
        let shown = self.order[place..].iter().zip(&part.order);
        let looks_alike = |(&index, &of_part): (&usize, &usize)| {
            index == start + of_part
                && (self.right_to_left[index] == part.right_to_left[of_part]
                    || mirror_image(self.characters[index]).is_none())
        };
        self.order.len() - place >= part.order.len() && shown.into_iter().all(looks_alike)
    }

    pub(super) fn right_to_left(&self) -> &[bool] {
        &self.right_to_left
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
    /// For each character of `text`, its index without the marks.
    indices: Vec<Option<usize>>,
    characters: Vec<char>,
}

impl Marked {
    pub(super) fn push(&mut self, text: &str) {
        self.text.push_str(text);
        for c in text.chars() {
            self.indices.push(Some(self.characters.len()));
            self.characters.push(c);
        }
    }

    pub(super) fn mark(&mut self, marks: &str) {
        self.text.push_str(marks);
        self.indices.extend(marks.chars().map(|_| None));
    }

    pub(super) fn into_text(self) -> String {
        self.text
    }

    /// The visual order without the marks.
    pub(super) fn visual(self, direction: BaseDirection) -> Visual {
        let levels = levels(&self.text, direction);
        let mut order = Vec::with_capacity(self.characters.len());
        let mut start = 0;
        for levels in &levels {
            let place = |index: usize| self.indices[start + index];
            order.extend(BidiInfo::reorder_visual(levels).into_iter().filter_map(place));
            start += levels.len();
        }
        let all = levels.iter().flatten().zip(&self.indices);
        let right_to_left = all.filter(|(_, index)| index.is_some());
        let right_to_left = right_to_left.map(|(level, _)| level.is_rtl()).collect();
        Visual { characters: self.characters, order, right_to_left }
    }
}

/// The level of each character after UAX #9 rule L1, paragraph by paragraph.
fn levels(text: &str, direction: BaseDirection) -> Vec<Vec<Level>> {
    paragraphs(text)
        .map(|text| {
            let info = ParagraphBidiInfo::new(text, direction.level());
            let levels = info.reordered_levels(0..text.len());
            text.char_indices().map(|(at, _)| levels[at]).collect()
        })
        .collect()
}

/// The paragraphs of a text, each with its separator (UAX #9 rule P1).
pub(super) fn paragraphs(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    text.split_inclusive(|c| class(c) == BidiClass::B)
}
