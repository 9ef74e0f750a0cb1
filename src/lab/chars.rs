//! Sets of characters: Unicode scalar values as sorted, disjoint ranges.

use std::fmt;
use std::ops::RangeInclusive;

const LAST: u32 = 0x10FFFF;
const SURROGATES: RangeInclusive<u32> = 0xD800..=0xDFFF;

/// A set of characters, held as sorted ranges that neither overlap nor touch.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CharSet {
    ranges: Vec<(u32, u32)>,
}

impl CharSet {
    /// The set without a character.
    pub fn empty() -> Self {
        Self::default()
    }

    /// Every Unicode scalar value: U+0000 to U+10FFFF less the surrogates.
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

    /// The characters of the given ranges of code points, both ends included.
    /// What is no character, such as a surrogate, is left out.
    pub fn from_ranges(ranges: impl IntoIterator<Item = (u32, u32)>) -> Self {
        let mut pieces = Vec::new();
        for (first, last) in ranges {
            let last = last.min(LAST);
            push_range(&mut pieces, first, last.min(SURROGATES.start() - 1));
            push_range(&mut pieces, first.max(SURROGATES.end() + 1), last);
        }
        pieces.sort_unstable();
        let mut merged: Vec<(u32, u32)> = Vec::new();
        for (first, last) in pieces {
            match merged.last_mut() {
                Some(previous) if first <= previous.1 + 1 => {
                    previous.1 = previous.1.max(last);
                }
                _ => merged.push((first, last)),
            }
        }
        CharSet { ranges: merged }
    }

    /// Whether the set has no character.
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// How many characters the set has.
    pub fn len(&self) -> usize {
        self.ranges.iter().map(|&(first, last)| (last - first + 1) as usize).sum()
    }

    /// Whether the set has this character.
    pub fn contains(&self, character: char) -> bool {
        let code = character as u32;
        self.ranges
            .binary_search_by(|&(first, last)| {
                if last < code {
                    std::cmp::Ordering::Less
                } else if first > code {
                    std::cmp::Ordering::Greater
                } else {
                    std::cmp::Ordering::Equal
                }
            })
            .is_ok()
    }

    /// The first character of the set.
    pub fn first(&self) -> Option<char> {
        self.ranges().next().map(|range| *range.start())
    }

    /// The ranges of the set in order.
    pub fn ranges(&self) -> impl Iterator<Item = RangeInclusive<char>> + '_ {
        self.ranges
            .iter()
            .filter_map(|&(first, last)| Some(char::from_u32(first)?..=char::from_u32(last)?))
    }

    /// The ranges of the set as code points, in order.
    pub fn code_points(&self) -> &[(u32, u32)] {
        &self.ranges
    }

    /// The `n`th character of the set, counted from zero.
    pub fn nth(&self, n: usize) -> Option<char> {
        let mut left = n;
        for &(first, last) in &self.ranges {
            let size = (last - first + 1) as usize;
            if left < size {
                return char::from_u32(first + left as u32);
            }
            left -= size;
        }
        None
    }

    /// The characters of either set.
    pub fn union(&self, other: &Self) -> Self {
        Self::from_ranges(self.ranges.iter().chain(&other.ranges).copied())
    }

    /// The characters that are not in the set.
    pub fn complement(&self) -> Self {
        let mut next = 0;
        let mut gaps = Vec::new();
        for &(first, last) in &self.ranges {
            if first > 0 {
                push_range(&mut gaps, next, first - 1);
            }
            next = last + 1;
        }
        push_range(&mut gaps, next, LAST);
        Self::from_ranges(gaps)
    }

    /// The characters of both sets.
    pub fn intersection(&self, other: &Self) -> Self {
        self.complement().union(&other.complement()).complement()
    }

    /// The characters of this set that `other` has not.
    pub fn difference(&self, other: &Self) -> Self {
        self.intersection(&other.complement())
    }

    /// The set with each ASCII letter of it in both cases.
    pub fn ascii_case_folded(&self) -> Self {
        let mut ranges = self.ranges.clone();
        for (from, to) in [('A', 'a'), ('a', 'A')] {
            let letters = self.intersection(&Self::from_ranges([(from as u32, from as u32 + 25)]));
            let shifted = |code: u32| code - from as u32 + to as u32;
            ranges.extend(letters.ranges.iter().map(|&(a, b)| (shifted(a), shifted(b))));
        }
        Self::from_ranges(ranges)
    }
}

impl FromIterator<char> for CharSet {
    fn from_iter<I: IntoIterator<Item = char>>(characters: I) -> Self {
        Self::from_ranges(characters.into_iter().map(|c| (c as u32, c as u32)))
    }
}

/// ASCII characters stand for themselves, others as `U+XXXX`.
impl fmt::Display for CharSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, range) in self.ranges().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            write_char(f, *range.start())?;
            match *range.end() as u32 - *range.start() as u32 {
                0 => {}
                1 => {
                    f.write_str(" ")?;
                    write_char(f, *range.end())?;
                }
                _ => {
                    f.write_str("-")?;
                    write_char(f, *range.end())?;
                }
            }
        }
        Ok(())
    }
}

fn write_char(f: &mut fmt::Formatter<'_>, character: char) -> fmt::Result {
    if character.is_ascii_graphic() {
        write!(f, "{character}")
    } else {
        write!(f, "U+{:04X}", character as u32)
    }
}

fn push_range(ranges: &mut Vec<(u32, u32)>, first: u32, last: u32) {
    if first <= last {
        ranges.push((first, last));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complement_twice_is_the_set_itself() {
        for set in [
            CharSet::empty(),
            CharSet::all(),
            CharSet::range('a', 'f'),
            CharSet::from_ranges([(0, 5), (0xD7FF, 0xE000), (0x10FFFF, 0x10FFFF)]),
        ] {
            assert_eq!(set.complement().complement(), set);
            assert_eq!(set.len() + set.complement().len(), 0x110000 - 0x800);
        }
    }

    #[test]
    fn surrogates_are_no_characters() {
        assert!(CharSet::from_ranges([(0xD800, 0xDFFF)]).is_empty());
        assert_eq!(CharSet::all().len(), 0x110000 - 0x800);
    }

    #[test]
    fn both_cases() {
        let set = CharSet::single('v').ascii_case_folded();
        assert_eq!(set, ['v', 'V'].into_iter().collect());
    }

    #[test]
    fn intersection_and_difference() {
        let a = CharSet::range('a', 'm');
        let b = CharSet::range('k', 'z');
        assert_eq!(a.intersection(&b), CharSet::range('k', 'm'));
        assert_eq!(a.difference(&b), CharSet::range('a', 'j'));
    }
}
