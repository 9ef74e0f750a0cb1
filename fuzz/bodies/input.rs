//! Reads the input of a body from octets: a line of choices, then texts, one a line. So a seed can
//! be written by hand, and a finding can be read.

use std::array;
use std::slice;

/// Choices, one octet each. Without further octets, each choice is the first option. `0` is the
/// first, `1` the second.
pub struct Choices<'d>(slice::Iter<'d, u8>);

impl<'d> Choices<'d> {
    pub fn new(octets: &'d [u8]) -> Self {
        Self(octets.iter())
    }

    pub fn below(&mut self, end: usize) -> usize {
        usize::from(self.0.next().map_or(0, |octet| octet.wrapping_sub(b'0'))) % end
    }

    pub fn pick<T: Clone>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())].clone()
    }

    pub fn flag(&mut self) -> bool {
        self.below(2) == 1
    }
}

/// Reads choices and texts. The last text has the whole rest, with line ends.
pub fn read<const N: usize>(data: &[u8]) -> (Choices<'_>, [String; N]) {
    let mut parts = data.splitn(N + 1, |octet| *octet == b'\n');
    let choices = Choices::new(parts.next().unwrap_or_default());
    (choices, array::from_fn(|_| text(parts.next().unwrap_or_default())))
}

pub fn text(octets: &[u8]) -> String {
    String::from_utf8_lossy(octets).into_owned()
}
