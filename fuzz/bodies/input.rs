//! Reads an input from octets: a line of choices, then one text per line. So people can write a seed,
//! and read a finding.

use std::array;
use std::slice;

/// Choices, one octet each: `0` is the first option, `1` the second. After the last octet, each
/// choice is the first option.
pub struct Choices<'d>(slice::Iter<'d, u8>);

impl<'d> Choices<'d> {
    pub fn new(octets: &'d [u8]) -> Self {
        Self(octets.iter())
    }

    /// Returns the next choice as a number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        usize::from(self.0.next().map_or(0, |octet| octet.wrapping_sub(b'0'))) % end
    }

    pub fn pick<T: Clone>(&mut self, options: &[T]) -> T {
        options[self.below(options.len())].clone()
    }

    pub fn flag(&mut self) -> bool {
        self.below(2) == 1
    }
}

/// Reads choices and `N` texts. The last text is the whole rest, with line ends.
pub fn read<const N: usize>(data: &[u8]) -> (Choices<'_>, [String; N]) {
    let mut parts = data.splitn(N + 1, |octet| *octet == b'\n');
    let choices = Choices::new(parts.next().unwrap_or_default());
    (choices, array::from_fn(|_| text(parts.next().unwrap_or_default())))
}

pub fn text(octets: &[u8]) -> String {
    String::from_utf8_lossy(octets).into_owned()
}
