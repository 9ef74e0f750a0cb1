//! Numbers of any size.

use super::random::Random;
use std::cmp::Ordering;
use std::fmt;

const BASE: u64 = 1_000_000_000;

/// A number of strings, of any size: groups of nine decimal digits, the least first, of which
/// the last is not zero.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Count(Vec<u32>);

impl Count {
    pub(super) fn one() -> Self {
        Count(vec![1])
    }

    pub(super) fn default_or_one(one: bool) -> Self {
        if one { Self::one() } else { Self::default() }
    }

    /// The product of two numbers.
    pub(super) fn times(&self, other: &Count) -> Count {
        let mut product = Count::default();
        for (shift, &group) in other.0.iter().enumerate() {
            if group > 0 && !self.0.is_empty() {
                let shifted = Count([&vec![0; shift][..], &self.0].concat());
                product.add_times(&shifted, u64::from(group));
            }
        }
        product
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// The difference from a number that is not greater.
    pub(super) fn minus(&self, other: &Count) -> Count {
        let (mut groups, mut borrow) = (self.0.clone(), 0);
        for (at, group) in groups.iter_mut().enumerate() {
            let taken = u64::from(other.0.get(at).copied().unwrap_or(0)) + borrow;
            borrow = u64::from(u64::from(*group) < taken);
            *group = (u64::from(*group) + borrow * BASE - taken) as u32;
        }
        Count::of_groups(groups)
    }

    /// A number below this one, each as often as another.
    pub(super) fn random_below(&self, random: &mut Random) -> Count {
        let Some((&last, others)) = self.0.split_last() else { return Count::default() };
        loop {
            let mut groups: Vec<u32> =
                others.iter().map(|_| random.below(BASE as usize) as u32).collect();
            groups.push(random.below(last as usize + 1) as u32);
            let number = Count::of_groups(groups);
            if number < *self {
                return number;
            }
        }
    }

    fn of_groups(mut groups: Vec<u32>) -> Count {
        while groups.last() == Some(&0) {
            groups.pop();
        }
        Count(groups)
    }

    pub(super) fn add_times(&mut self, other: &Count, times: u64) {
        let mut carry = 0;
        let mut at = 0;
        while at < other.0.len() || carry > 0 {
            if at == self.0.len() {
                self.0.push(0);
            }
            let added = other.0.get(at).map_or(0, |&group| u64::from(group) * times);
            let sum = u64::from(self.0[at]) + added + carry;
            self.0[at] = (sum % BASE) as u32;
            carry = sum / BASE;
            at += 1;
        }
    }
}

impl Ord for Count {
    fn cmp(&self, other: &Self) -> Ordering {
        let groups = |count: &Count| count.0.iter().rev().copied().collect::<Vec<_>>();
        self.0.len().cmp(&other.0.len()).then_with(|| groups(self).cmp(&groups(other)))
    }
}

impl PartialOrd for Count {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((last, others)) = self.0.split_last() else {
            return f.write_str("0");
        };
        write!(f, "{last}")?;
        others.iter().rev().try_for_each(|group| write!(f, "{group:09}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_and_differences_are_those_of_numbers() {
        let count = |n: u128| {
            Count::one().times(&{
                let mut count = Count::default();
                for digit in n.to_string().bytes() {
                    let before = std::mem::take(&mut count);
                    count.add_times(&before, 10);
                    count.add_times(&Count::one(), u64::from(digit - b'0'));
                }
                count
            })
        };
        for (a, b) in [(12_345_678_901_234_567_890, 987_654_321_987), (1_000_000_000, 1), (7, 7)] {
            assert_eq!(count(a).times(&count(b)).to_string(), (a * b).to_string());
            assert_eq!(count(a).minus(&count(b)).to_string(), (a - b).to_string());
            assert!(count(b) <= count(a));
        }
    }

    #[test]
    fn counts_of_any_size_print_in_full() {
        let mut power = Count(vec![1]);
        for _ in 0..100 {
            let before = std::mem::take(&mut power);
            power.add_times(&before, 2);
        }
        assert_eq!(power.to_string(), "1267650600228229401496703205376");
        assert_eq!(Count::default().to_string(), "0");
    }
}
