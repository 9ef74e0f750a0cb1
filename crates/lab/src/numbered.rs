//! Assigns numbers to the states of automata and other keys.

use rustc_hash::FxHashMap;
use std::hash::Hash;

/// Distinct keys, numbered in the order in which they were added.
pub(super) struct Numbered<K> {
    pub keys: Vec<K>,
    numbers: FxHashMap<K, usize>,
}

impl<K: Clone + Eq + Hash> Numbered<K> {
    /// A collection without keys.
    pub fn new() -> Self {
        Numbered { keys: Vec::new(), numbers: FxHashMap::default() }
    }

    /// A collection with one key, whose number is 0.
    pub fn from(start: K) -> Self {
        let mut keys = Self::new();
        keys.number(start);
        keys
    }

    /// Returns the number of a key. A new key gets the next number.
    pub fn number(&mut self, key: K) -> usize {
        *self.numbers.entry(key).or_insert_with_key(|key| {
            self.keys.push(key.clone());
            self.keys.len() - 1
        })
    }
}
