//! Random numbers that are the same for the same seed everywhere (SplitMix64).

use super::chars::CharSet;

/// A sequence of random numbers.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// The sequence of this seed.
    pub fn new(seed: u64) -> Self {
        Random(seed)
    }

    fn next_number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `limit`, or zero if that is zero.
    pub fn below(&mut self, limit: usize) -> usize {
        match limit {
            0 => 0,
            limit => (self.next_number() % limit as u64) as usize,
        }
    }

    /// One item of a list, if it has one.
    pub fn pick<'i, T>(&mut self, items: &'i [T]) -> Option<&'i T> {
        items.get(self.below(items.len()))
    }

    /// A number of rounds: an end as often as the inside.
    pub(super) fn rounds(&mut self, min: usize, max: Option<usize>) -> usize {
        match max {
            Some(max) => match self.below(4) {
                0 => min,
                1 => max,
                _ => min + self.below(max - min + 1),
            },
            None => {
                let mut rounds = min;
                while self.below(3) > 0 && rounds < min + 12 {
                    rounds += 1;
                }
                rounds
            }
        }
    }

    /// A character of a set: an end of a range as often as the inside, each range as often as
    /// another.
    pub(super) fn character(&mut self, set: &CharSet) -> Option<char> {
        let &(first, last) = self.pick(set.code_points())?;
        char::from_u32(match self.below(4) {
            0 => first,
            1 => last,
            _ => first + self.below((last - first + 1) as usize) as u32,
        })
    }
}
