//! Converts intervals of characters to their octets in UTF-8 (RFC 3629).

/// Intervals of code points: first, last, and a value. In [`Begun`], 0 is the first code point that
/// begins with the octets read so far.
pub(super) type Intervals<T> = Vec<(u32, u32, T)>;

/// The characters that begin with the octets read so far, with a value each.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Begun<T> {
    /// The number of bits of the code point in the octets not read yet.
    bits: u32,
    intervals: Intervals<T>,
}

impl<T: Copy + PartialEq> Begun<T> {
    /// Returns the lead octets of these characters, each with the characters that begin with it. The
    /// intervals must be in order and must not overlap.
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
            // Overlong forms are not UTF-8.
            let least = [0, 0, 0x800, 0x1_0000][bits as usize / 6];
            let begun = Begun { bits, intervals: slice(characters, first, bits, least) };
            (!begun.intervals.is_empty()).then_some((octet, begun))
        })
    }

    /// Returns the continuation octets that may follow, each with the characters after it.
    pub(super) fn continuations(&self) -> impl Iterator<Item = (u8, Self)> + '_ {
        (0x80..0xC0).filter_map(|octet| Some((octet, self.after(octet)?)))
    }

    /// Returns the characters that continue with this octet; `None` if none does.
    pub(super) fn after(&self, octet: u8) -> Option<Self> {
        if self.bits == 0 || octet & 0xC0 != 0x80 {
            return None;
        }
        let bits = self.bits - 6;
        let intervals = slice(&self.intervals, (u32::from(octet) & 0x3F) << bits, bits, 0);
        (!intervals.is_empty()).then_some(Begun { bits, intervals })
    }

    /// Returns the characters with a wanted value; `None` if there are none.
    pub(super) fn only(&self, is_wanted: impl Fn(T) -> bool) -> Option<Self> {
        let wanted = self.intervals.iter().filter(|(_, _, value)| is_wanted(*value));
        let intervals: Intervals<T> = wanted.copied().collect();
        (!intervals.is_empty()).then_some(Begun { bits: self.bits, intervals })
    }

    /// Returns the value of the character, if it is complete.
    pub(super) fn character(&self) -> Option<T> {
        let &(_, _, value) = self.intervals.first()?;
        (self.bits == 0).then_some(value)
    }
}

/// Returns the intervals of `2^bits` code points from `first` on, without code points below
/// `least`. In the result, 0 is the code point `first`.
fn slice<T: Copy + PartialEq>(
    from: &Intervals<T>,
    first: u32,
    bits: u32,
    least: u32,
) -> Intervals<T> {
    let last = first + (1 << bits) - 1;
    let mut slice: Intervals<T> = Vec::new();
    let index = from.partition_point(|&(_, end, _)| end < first.max(least));
    for &(start, end, value) in &from[index..] {
        let (start, end) = (start.max(first).max(least), end.min(last));
        if start > last {
            break;
        }
        match slice.last_mut() {
            Some((_, last_end, last_value))
                if *last_end + 1 == start - first && *last_value == value =>
            {
                *last_end = end - first;
            }
            _ => slice.push((start - first, end - first, value)),
        }
    }
    slice
}

/// Joins adjacent intervals with the same value.
pub(super) fn join<T: Copy + PartialEq>(
    parts: impl Iterator<Item = (u32, u32, T)>,
) -> Intervals<T> {
    let mut intervals: Intervals<T> = Vec::new();
    for (first, end, value) in parts {
        match intervals.last_mut() {
            Some((_, last_end, last_value)) if *last_end + 1 == first && *last_value == value => {
                *last_end = end;
            }
            _ => intervals.push((first, end, value)),
        }
    }
    intervals
}
