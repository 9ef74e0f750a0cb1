//! How many strings of each length a rule matches, exactly.

use std::collections::HashMap;
use std::fmt;

use super::languages::{Lang, NOTHING};
use super::study::{Study, StudyError};

const BASE: u64 = 1_000_000_000;

/// A number of strings, of any size.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Count {
    /// Groups of nine decimal digits, the least first; none is zero.
    groups: Vec<u32>,
}

impl Count {
    fn one() -> Self {
        Count { groups: vec![1] }
    }

    /// Whether there is no string.
    pub fn is_zero(&self) -> bool {
        self.groups.is_empty()
    }

    fn add_times(&mut self, other: &Count, times: u64) {
        let mut carry = 0;
        let mut at = 0;
        while at < other.groups.len() || carry > 0 {
            if at == self.groups.len() {
                self.groups.push(0);
            }
            let added = other.groups.get(at).map_or(0, |&group| u64::from(group) * times);
            let sum = u64::from(self.groups[at]) + added + carry;
            self.groups[at] = (sum % BASE) as u32;
            carry = sum / BASE;
            at += 1;
        }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((last, others)) = self.groups.split_last() else {
            return f.write_str("0");
        };
        write!(f, "{last}")?;
        others.iter().rev().try_for_each(|group| write!(f, "{group:09}"))
    }
}

impl Study {
    /// The number of strings of each length, in characters, that the rule
    /// matches: of none, of one, up to `longest`.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn counts(&self, rule: &str, longest: usize) -> Result<Vec<Count>, StudyError> {
        let lang = self.lang(rule)?;
        let languages = self.languages();
        let alphabet = languages.alphabet();
        let sizes: Vec<u64> =
            (0..alphabet.len()).map(|class| alphabet.characters(class).len() as u64).collect();
        let mut at: HashMap<Lang, Count> = HashMap::from([(lang, Count::one())]);
        let mut result = Vec::new();
        for length in 0..=longest {
            let mut total = Count::default();
            for (&state, count) in &at {
                if languages.accepts_empty(state) {
                    total.add_times(count, 1);
                }
            }
            result.push(total);
            if length == longest {
                break;
            }
            let mut next: HashMap<Lang, Count> = HashMap::new();
            for (&state, count) in &at {
                for (class, &size) in sizes.iter().enumerate() {
                    let after = languages.after(state, class);
                    if after != NOTHING {
                        next.entry(after).or_default().add_times(count, size);
                    }
                }
            }
            at = next;
        }
        Ok(result)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_of_any_size_print_in_full() {
        let mut power = Count::one();
        for _ in 0..100 {
            let before = std::mem::take(&mut power);
            power.add_times(&before, 2);
        }
        assert_eq!(power.to_string(), "1267650600228229401496703205376");
        assert_eq!(Count::default().to_string(), "0");
    }
}
