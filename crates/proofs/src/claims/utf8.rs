//! From characters to their octets in UTF-8 (RFC 3629).

/// What becomes of the code points of an interval: its first and its last, counted from the first
/// that the octets read so far can begin, and a value for each of them.
pub(super) type Intervals<T> = Vec<(u32, u32, T)>;

/// The characters that begin with the octets read so far: how many bits are still to come, and what
/// becomes of each character.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Begun<T> {
    bits: u32,
    intervals: Intervals<T>,
}

impl<T: Copy + PartialEq> Begun<T> {
    /// What remains after each octet with which one of these characters begins. The intervals are in
    /// order and do not overlap.
    pub(super) fn leads(characters: &Intervals<T>) -> impl Iterator<Item = (u8, Self)> + '_ {
        (0..=0xFF).filter_map(|octet| {
            let octet32 = u32::from(octet);
            let (bits, first) = match octet {
                0x00..=0x7F => (0, octet32),
                0xC2..=0xDF => (6, (octet32 & 0x1F) << 6),
                0xE0..=0xEF => (12, (octet32 & 0x0F) << 12),
                0xF0..=0xF4 => (18, (octet32 & 0x07) << 18),
                _ => return None,
            };
            // Shorter forms are not legal.
            let least = [0, 0, 0x800, 0x1_0000][bits as usize / 6];
            let begun = Begun { bits, intervals: slice(characters, first, bits, least) };
            (!begun.intervals.is_empty()).then_some((octet, begun))
        })
    }

    /// What remains after each octet that goes on.
    pub(super) fn continuations(&self) -> impl Iterator<Item = (u8, Self)> + '_ {
        (0x80..0xC0).filter_map(|octet| Some((octet, self.after(octet)?)))
    }

    /// What remains after this octet.
    pub(super) fn after(&self, octet: u8) -> Option<Self> {
        if self.bits == 0 || octet & 0xC0 != 0x80 {
            return None;
        }
        let bits = self.bits - 6;
        let intervals = slice(&self.intervals, (u32::from(octet) & 0x3F) << bits, bits, 0);
        (!intervals.is_empty()).then_some(Begun { bits, intervals })
    }

    /// Of these characters those whose value is such.
    pub(super) fn only(&self, is_wanted: impl Fn(T) -> bool) -> Option<Self> {
        let wanted = self.intervals.iter().filter(|(_, _, value)| is_wanted(*value));
        let intervals: Intervals<T> = wanted.copied().collect();
        (!intervals.is_empty()).then_some(Begun { bits: self.bits, intervals })
    }

    /// What becomes of the character, where it has been read to its end.
    pub(super) fn character(&self) -> Option<T> {
        let &(_, _, value) = self.intervals.first()?;
        (self.bits == 0).then_some(value)
    }
}

/// The code points from `first` on that have this number of bits, those from `least` on.
fn slice<T: Copy + PartialEq>(
    from: &Intervals<T>,
    first: u32,
    bits: u32,
    least: u32,
) -> Intervals<T> {
    let last = first + (1 << bits) - 1;
    let mut slice: Intervals<T> = Vec::new();
    let from_place = from.partition_point(|&(_, end, _)| end < first.max(least));
    for &(start, end, value) in &from[from_place..] {
        let (start, end) = (start.max(first).max(least), end.min(last));
        if start > last {
            break;
        }
        match slice.last_mut() {
            Some(before) if before.1 + 1 == start - first && before.2 == value => {
                before.1 = end - first;
            }
            _ => slice.push((start - first, end - first, value)),
        }
    }
    slice
}

/// These intervals, one where several follow each other with one value.
pub(super) fn joined<T: Copy + PartialEq>(
    parts: impl Iterator<Item = (u32, u32, T)>,
) -> Intervals<T> {
    let mut intervals: Intervals<T> = Vec::new();
    for (first, end, value) in parts {
        match intervals.last_mut() {
            Some(last) if last.1 + 1 == first && last.2 == value => last.1 = end,
            _ => intervals.push((first, end, value)),
        }
    }
    intervals
}
