//! Maps for keys that no adversary chooses, such as the states of automata.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// A map with a fast hash.
pub(super) type FastMap<K, V> = HashMap<K, V, BuildHasherDefault<FastHasher>>;

/// A set with the same hash.
pub(super) type FastSet<K> = HashSet<K, BuildHasherDefault<FastHasher>>;

#[derive(Default)]
pub(super) struct FastHasher(u64);

impl Hasher for FastHasher {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(u64::from(n));
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

/// Different keys, numbered in the order in which they came.
pub(super) struct Numbered<K> {
    pub keys: Vec<K>,
    numbers: FastMap<K, usize>,
}

impl<K: Clone + Eq + Hash> Numbered<K> {
    pub fn new() -> Self {
        Numbered { keys: Vec::new(), numbers: FastMap::default() }
    }

    /// One key, whose number is 0.
    pub fn from(start: K) -> Self {
        let mut keys = Self::new();
        keys.number(start);
        keys
    }

    /// The number of a key, which is the next one if the key is new.
    pub fn number(&mut self, key: K) -> usize {
        *self.numbers.entry(key).or_insert_with_key(|key| {
            self.keys.push(key.clone());
            self.keys.len() - 1
        })
    }
}
