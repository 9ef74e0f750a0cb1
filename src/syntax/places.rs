//! The places of the components of a text, in 32 octets.

use super::{Component, Parts, Span};

/// Seven places in a text, which determine all of its components.
///
/// Each is stored as its offset in bytes plus one, or as 0 if it is undefined.
#[derive(Clone, Copy, Debug, Default)]
pub struct Places(pub(super) [u32; 8]);

/// Where the scheme ends.
pub(super) const SCHEME_END: usize = 0;
/// Where the authority begins.
pub(super) const AUTHORITY: usize = 1;
/// Where the userinfo ends.
pub(super) const USERINFO_END: usize = 2;
/// Where the port begins.
pub(super) const PORT: usize = 3;
/// Where the authority ends and the path begins.
pub(super) const AUTHORITY_END: usize = 4;
/// Where the query begins.
pub(super) const QUERY: usize = 5;
/// Where the fragment begins.
pub(super) const FRAGMENT: usize = 6;

impl Places {
    /// The length in bytes of the longest text that has places.
    pub(crate) const LONGEST: u64 = u32::MAX as u64 - 1;

    /// The places in the order in which the tables number them, and a zero that pads them to 32
    /// octets: two wide registers copy that faster.
    pub(super) const fn from_table(places: [u32; 8]) -> Self {
        Places(places)
    }

    /// Replaces each offset. `replace` receives the defined offsets in ascending order.
    ///
    /// # Panics
    ///
    /// If a new offset is greater than [`LONGEST`](Self::LONGEST).
    pub(crate) fn map(mut self, mut replace: impl FnMut(usize) -> usize) -> Self {
        for place in self.0.iter_mut().filter(|place| **place > 0) {
            *place = self::place(replace(*place as usize - 1));
        }
        self
    }

    /// A place, shifted by this number of bytes.
    #[inline]
    pub(super) fn shift(self, number: usize, by: usize) -> u32 {
        let place = self.0[number];
        if place == 0 { 0 } else { place.wrapping_add(by as u32) }
    }

    /// Makes the path empty.
    pub(super) fn without_path(&mut self, len: usize) {
        self.0[AUTHORITY_END] = self.path_end(len) as u32 + 1;
    }

    /// The offset of a place, if it is defined.
    #[inline]
    pub(super) fn at(self, place: usize) -> Option<usize> {
        offset(self.0[place])
    }

    #[inline]
    pub(crate) fn scheme(self) -> Option<Span> {
        Some(Span { start: 0, end: self.at(SCHEME_END)? })
    }

    #[inline]
    pub(super) fn authority(self, len: usize) -> Option<Span> {
        Some(Span { start: self.at(AUTHORITY)?, end: self.path(len).start })
    }

    #[inline]
    pub(super) fn userinfo(self) -> Option<Span> {
        Some(Span { start: self.at(AUTHORITY)?, end: self.at(USERINFO_END)? })
    }

    #[inline]
    pub(super) fn host(self, len: usize) -> Option<Span> {
        let authority = self.authority(len)?;
        let start = self.at(USERINFO_END).map_or(authority.start, |end| end + 1);
        let end = self.at(PORT).map_or(authority.end, |port| port - 1);
        Some(Span { start, end })
    }

    #[inline]
    pub(super) fn port(self, len: usize) -> Option<Span> {
        Some(Span { start: self.at(PORT)?, end: self.authority(len)?.end })
    }

    /// After the authority; without one, after the colon of the scheme or at the beginning.
    #[inline]
    pub(super) fn path_start(self) -> usize {
        self.at(AUTHORITY_END).unwrap_or(self.0[SCHEME_END] as usize)
    }

    #[inline]
    pub(crate) fn path(self, len: usize) -> Span {
        let start = self.path_start();
        Span { start, end: self.path_end(len).max(start) }
    }

    #[inline]
    fn path_end(self, len: usize) -> usize {
        let delimiter = self.at(QUERY).or(self.at(FRAGMENT));
        delimiter.map_or(len, |after| after.saturating_sub(1))
    }

    /// The place of each component.
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

    #[inline]
    pub(super) fn query(self, len: usize) -> Option<Span> {
        let end = self.at(FRAGMENT).map_or(len, |after| after.saturating_sub(1));
        Some(Span { start: self.at(QUERY)?, end })
    }

    /// Removes the fragment, and returns its place.
    pub(crate) fn take_fragment(&mut self, len: usize) -> Option<Span> {
        let fragment = self.fragment(len);
        self.0[FRAGMENT] = 0;
        fragment
    }

    #[inline]
    pub(crate) fn fragment(self, len: usize) -> Option<Span> {
        Some(Span { start: self.at(FRAGMENT)?, end: len })
    }
}

/// # Panics
///
/// If a component begins or ends after [`Places::LONGEST`].
impl From<Parts<Span>> for Places {
    #[inline(always)]
    fn from(parts: Parts<Span>) -> Self {
        let start = |component| parts[component].map_or(0, |span: Span| place(span.start));
        let end = |component| parts[component].map_or(0, |span: Span| place(span.end));
        let authority = parts.authority();
        let path = parts[Component::Path].unwrap_or_default().start;
        let mut places = Places::default();
        places.0[SCHEME_END] = end(Component::Scheme);
        places.0[AUTHORITY] = authority.map_or(0, |span| place(span.start));
        places.0[USERINFO_END] = end(Component::Userinfo);
        places.0[PORT] = start(Component::Port);
        if authority.is_some() || path != places.0[SCHEME_END] as usize {
            places.0[AUTHORITY_END] = place(path);
        }
        places.0[QUERY] = start(Component::Query);
        places.0[FRAGMENT] = start(Component::Fragment);
        places
    }
}

pub(super) fn place(offset: usize) -> u32 {
    u32::try_from(offset + 1).expect("a text of less than 4 GiB")
}

#[inline]
fn offset(place: u32) -> Option<usize> {
    place.checked_sub(1).map(|offset| offset as usize)
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
        assert_eq!(place(Places::LONGEST as usize), u32::MAX);
    }
}
