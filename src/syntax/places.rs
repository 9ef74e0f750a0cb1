//! The offsets at which the components of a text begin and end, in 32 octets.

use super::{Component, Parts, Span};

/// Seven offsets in a text, called places, which determine all of its components. The constants
/// below are the indices of the places.
///
/// A place is stored as its offset in bytes plus one, or as 0 if it is undefined. The eighth number
/// is always 0.
#[derive(Clone, Copy, Debug, Default)]
pub struct Places(pub(super) [u32; 8]);

/// The index of the place where the scheme ends.
pub(super) const SCHEME_END: usize = 0;
/// The index of the place where the authority begins.
pub(super) const AUTHORITY: usize = 1;
/// The index of the place where the userinfo ends.
pub(super) const USERINFO_END: usize = 2;
/// The index of the place where the port begins.
pub(super) const PORT: usize = 3;
/// The index of the place where the authority ends and the path begins.
pub(super) const AUTHORITY_END: usize = 4;
/// The index of the place where the query begins.
pub(super) const QUERY: usize = 5;
/// The index of the place where the fragment begins.
pub(super) const FRAGMENT: usize = 6;

impl Places {
    /// The length in bytes of the longest text that has places.
    pub(crate) const LONGEST: u64 = u32::MAX as u64 - 1;

    /// Returns the places that a table has found. The tables number the places in the order of the
    /// constants. A zero pads them to 32 octets, which two wide registers copy faster.
    pub(super) const fn from_table(places: [u32; 8]) -> Self {
        Places(places)
    }

    /// Replaces each offset. `replace` receives the defined offsets in ascending order.
    ///
    /// # Panics
    ///
    /// If a new offset is greater than [`LONGEST`](Self::LONGEST).
    pub(crate) fn map_offsets(mut self, mut replace: impl FnMut(usize) -> usize) -> Self {
        for place in self.0.iter_mut().filter(|place| **place > 0) {
            *place = to_place(replace(*place as usize - 1));
        }
        self
    }

    /// The stored value of a place after a shift by `distance` bytes, which wraps around if the
    /// shift is to the left.
    #[inline]
    pub(super) fn shifted(self, index: usize, distance: usize) -> u32 {
        let place = self.0[index];
        if place == 0 { 0 } else { place.wrapping_add(distance as u32) }
    }

    /// Makes the path empty, at its end.
    pub(super) fn clear_path(&mut self, len: usize) {
        self.0[AUTHORITY_END] = self.path_end(len) as u32 + 1;
    }

    /// The offset of the place with this index, if the place is defined.
    #[inline]
    pub(super) fn offset(self, index: usize) -> Option<usize> {
        self.0[index].checked_sub(1).map(|offset| offset as usize)
    }

    #[inline]
    pub(crate) fn scheme(self) -> Option<Span> {
        Some(Span { start: 0, end: self.offset(SCHEME_END)? })
    }

    #[inline]
    pub(super) fn authority(self, len: usize) -> Option<Span> {
        Some(Span { start: self.offset(AUTHORITY)?, end: self.path(len).start })
    }

    #[inline]
    pub(super) fn userinfo(self) -> Option<Span> {
        Some(Span { start: self.offset(AUTHORITY)?, end: self.offset(USERINFO_END)? })
    }

    /// The span of the host, in a text of `len` bytes; `None` without an authority.
    #[inline]
    pub(super) fn host(self, len: usize) -> Option<Span> {
        let authority = self.authority(len)?;
        let start = self.offset(USERINFO_END).map_or(authority.start, |end| end + 1);
        let end = self.offset(PORT).map_or(authority.end, |port| port - 1);
        Some(Span { start, end })
    }

    #[inline]
    pub(super) fn port(self, len: usize) -> Option<Span> {
        Some(Span { start: self.offset(PORT)?, end: self.authority(len)?.end })
    }

    /// The offset of the path: after the authority; without an authority, after the colon of the
    /// scheme; without a scheme too, 0.
    #[inline]
    pub(super) fn path_start(self) -> usize {
        // The offset of the scheme's end plus one is the offset after its colon.
        self.offset(AUTHORITY_END).unwrap_or(self.0[SCHEME_END] as usize)
    }

    /// The span of the path, in a text of `len` bytes.
    #[inline]
    pub(crate) fn path(self, len: usize) -> Span {
        let start = self.path_start();
        Span { start, end: self.path_end(len).max(start) }
    }

    /// The offset of the `?` or `#` after the path, or `len`.
    #[inline]
    fn path_end(self, len: usize) -> usize {
        let delimiter = self.offset(QUERY).or(self.offset(FRAGMENT));
        delimiter.map_or(len, |start| start.saturating_sub(1))
    }

    /// The span of each component, in a text of `len` bytes.
    pub(crate) fn parts(self, len: usize) -> Parts<Span> {
        let mut parts = Parts::default();
        parts[Component::Scheme] = self.scheme();
        parts[Component::Userinfo] = self.userinfo();
        parts[Component::Host] = self.host(len);
        parts[Component::Port] = self.port(len);
        parts[Component::Path] = Some(self.path(len));
        parts[Component::Query] = self.query(len);
        parts[Component::Fragment] = self.fragment(len);
        parts
    }

    /// The span of the query, in a text of `len` bytes.
    #[inline]
    pub(super) fn query(self, len: usize) -> Option<Span> {
        let end = self.offset(FRAGMENT).map_or(len, |start| start.saturating_sub(1));
        Some(Span { start: self.offset(QUERY)?, end })
    }

    /// Removes the fragment from a text of `len` bytes, and returns its span; `None` if it is
    /// undefined.
    pub(crate) fn take_fragment(&mut self, len: usize) -> Option<Span> {
        let fragment = self.fragment(len);
        self.0[FRAGMENT] = 0;
        fragment
    }

    #[inline]
    pub(crate) fn fragment(self, len: usize) -> Option<Span> {
        Some(Span { start: self.offset(FRAGMENT)?, end: len })
    }
}

/// # Panics
///
/// If a component begins or ends after [`Places::LONGEST`].
impl From<Parts<Span>> for Places {
    #[inline(always)]
    fn from(parts: Parts<Span>) -> Self {
        let start = |component| parts[component].map_or(0, |span: Span| to_place(span.start));
        let end = |component| parts[component].map_or(0, |span: Span| to_place(span.end));
        let authority = parts.authority();
        let path = parts[Component::Path].unwrap_or_default().start;
        let mut places = Places::default();
        places.0[SCHEME_END] = end(Component::Scheme);
        places.0[AUTHORITY] = authority.map_or(0, |span| to_place(span.start));
        places.0[USERINFO_END] = end(Component::Userinfo);
        places.0[PORT] = start(Component::Port);
        // Without an authority, a path after the scheme's colon or at 0 needs no place. The stored
        // value of the scheme's end is one more than its offset: the offset after the colon.
        if authority.is_some() || path != places.0[SCHEME_END] as usize {
            places.0[AUTHORITY_END] = to_place(path);
        }
        places.0[QUERY] = start(Component::Query);
        places.0[FRAGMENT] = start(Component::Fragment);
        places
    }
}

/// The stored value of a place at this offset.
///
/// # Panics
///
/// If the offset is greater than [`Places::LONGEST`].
pub(super) fn to_place(offset: usize) -> u32 {
    u32::try_from(offset + 1).expect("a text of less than 4 GiB")
}

#[cfg(all(test, target_pointer_width = "64"))]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "4 GiB")]
    fn an_offset_of_4_gib_does_not_wrap() {
        let mut parts = Parts::default();
        parts[Component::Fragment] = Some(Span { start: 1 << 32, end: 1 << 32 });
        let _ = Places::from(parts);
    }

    #[test]
    fn the_end_of_the_longest_text_has_a_place() {
        assert_eq!(to_place(Places::LONGEST as usize), u32::MAX);
    }
}
