//! Sets of characters: Unicode scalar values as sorted, disjoint ranges.

use std::fmt;
use std::ops::RangeInclusive;

const LAST: u32 = 0x10FFFF;
const SURROGATES: RangeInclusive<u32> = 0xD800..=0xDFFF;

/// A set of characters, stored as sorted ranges that neither overlap nor touch.
///
/// ```
/// use abnf_lab::CharSet;
///
/// let digits = CharSet::range('0', '9');
/// let hexadecimal = digits.union(&CharSet::range('A', 'F')).ascii_case_folded();
/// assert_eq!(hexadecimal.len(), 22);
/// assert_eq!(hexadecimal.code_points(), [(0x30, 0x39), (0x41, 0x46), (0x61, 0x66)]);
/// assert!(hexadecimal.contains('f') && !hexadecimal.is_empty());
/// let letters = hexadecimal.difference(&digits);
/// assert_eq!(letters.first(), Some('A'));
/// assert_eq!(letters.intersection(&digits), CharSet::empty());
/// assert_eq!(CharSet::empty().complement(), CharSet::all());
/// assert_eq!(CharSet::from_ranges([(0x61, 0x61)]), CharSet::single('a'));
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CharSet {
    ranges: Vec<(u32, u32)>,
}

impl CharSet {
    /// The empty set.
    pub fn empty() -> Self {
        Self::default()
    }

    /// Every Unicode scalar value: U+0000 to U+10FFFF except the surrogates.
    pub fn all() -> Self {
        Self::from_ranges([(0, LAST)])
    }

    /// The set of one character.
    pub fn single(character: char) -> Self {
        Self::range(character, character)
    }

    /// The characters from `first` to `last`, both included.
    pub fn range(first: char, last: char) -> Self {
        Self::from_ranges([(first as u32, last as u32)])
    }

    /// The characters of the given ranges of code points, both ends included. Code points that are
    /// not characters, such as surrogates, are left out.
    pub fn from_ranges(ranges: impl IntoIterator<Item = (u32, u32)>) -> Self {
        let parts = ranges.into_iter().flat_map(|(first, last)| {
            let last = last.min(LAST);
            [(first, last.min(SURROGATES.start() - 1)), (first.max(SURROGATES.end() + 1), last)]
        });
        let mut parts: Vec<(u32, u32)> = parts.filter(|(first, last)| first <= last).collect();
        parts.sort_unstable();
        let mut ranges: Vec<(u32, u32)> = Vec::new();
        for (first, last) in parts {
            match ranges.last_mut() {
                Some(previous) if first <= previous.1 + 1 => previous.1 = previous.1.max(last),
                _ => ranges.push((first, last)),
            }
        }
        CharSet { ranges }
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// The number of characters in the set.
    pub fn len(&self) -> usize {
        self.ranges.iter().map(|&(first, last)| (last - first + 1) as usize).sum()
    }

    /// Whether the character is in the set.
    pub fn contains(&self, character: char) -> bool {
        let code = character as u32;
        let range = self.ranges.get(self.range_of(character));
        range.is_some_and(|&(first, _)| first <= code)
    }

    /// The first character of the set; `None` if the set is empty.
    pub fn first(&self) -> Option<char> {
        self.ranges.first().and_then(|&(first, _)| char::from_u32(first))
    }

    /// The index of the first range that does not end before the character: of the range that
    /// contains it, if the character is in the set.
    pub(super) fn range_of(&self, character: char) -> usize {
        self.code_points().partition_point(|&(_, last)| last < character as u32)
    }

    /// The ranges of the set as code points, both ends included, in order.
    pub fn code_points(&self) -> &[(u32, u32)] {
        &self.ranges
    }

    /// The characters that are in at least one of the sets.
    pub fn union(&self, other: &Self) -> Self {
        Self::from_ranges(self.ranges.iter().chain(&other.ranges).copied())
    }

    /// The characters that are not in the set.
    pub fn complement(&self) -> Self {
        // The gaps between the ranges. Surrogates in them are left out by `from_ranges`.
        let starts = [0].into_iter().chain(self.ranges.iter().map(|&(_, last)| last + 1));
        let ends = self.ranges.iter().map(|&(first, _)| first).chain([LAST + 1]);
        let gaps = starts.zip(ends).filter(|(start, end)| start < end);
        Self::from_ranges(gaps.map(|(start, end)| (start, end - 1)))
    }

    /// The characters that are in both sets.
    pub fn intersection(&self, other: &Self) -> Self {
        self.complement().union(&other.complement()).complement()
    }

    /// Whether a character is in both sets.
    pub(super) fn overlaps(&self, other: &Self) -> bool {
        self.ranges.iter().any(|&(first, last)| {
            let after = other.ranges.partition_point(|&(_, end)| end < first);
            other.ranges.get(after).is_some_and(|&(start, _)| start <= last)
        })
    }

    /// The characters of this set that are not in `other`.
    pub fn difference(&self, other: &Self) -> Self {
        self.intersection(&other.complement())
    }

    /// The set with both cases of each of its ASCII letters.
    pub fn ascii_case_folded(&self) -> Self {
        let both = |c: char| [c.to_ascii_lowercase(), c.to_ascii_uppercase()];
        let letters = ('A'..='Z').chain('a'..='z').filter(|&letter| self.contains(letter));
        self.union(&letters.flat_map(both).collect())
    }
}

impl FromIterator<char> for CharSet {
    fn from_iter<I: IntoIterator<Item = char>>(characters: I) -> Self {
        Self::from_ranges(characters.into_iter().map(|c| (c as u32, c as u32)))
    }
}

/// Writes visible ASCII characters as themselves, others as `U+XXXX`.
impl fmt::Display for CharSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |code: u32| match char::from_u32(code) {
            Some(character) if character.is_ascii_graphic() => character.to_string(),
            _ => format!("U+{code:04X}"),
        };
        let range = |&(first, last): &(u32, u32)| match last - first {
            0 => name(first),
            1 => format!("{} {}", name(first), name(last)),
            _ => format!("{}-{}", name(first), name(last)),
        };
        f.write_str(&self.ranges.iter().map(range).collect::<Vec<_>>().join(" "))
    }
}

#[cfg(test)]
#[path = "../tests/unit/chars.rs"]
mod tests;
