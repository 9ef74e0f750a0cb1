//! Where the components of a text stand, in 32 octets.

use super::{Component, Components, Parts, Span};
use alloc::string::String;
use core::ops::Deref;

/// Seven places in a text, from which all that is known of its components follows.
///
/// Each is one more than its offset in bytes, and 0 where it is undefined.
#[derive(Clone, Copy, Debug, Default)]
pub struct Places([u32; 8]);

/// Where the scheme ends.
const SCHEME_END: usize = 0;
/// Where the authority begins.
const AUTHORITY: usize = 1;
/// Where the userinfo ends.
const USERINFO_END: usize = 2;
/// Where the port begins.
const PORT: usize = 3;
/// Where the authority ends, and the path begins.
const AUTHORITY_END: usize = 4;
/// Where the query begins.
const QUERY: usize = 5;
/// Where the fragment begins.
const FRAGMENT: usize = 6;

impl Places {
    /// The longest text that has places, in bytes.
    pub(crate) const LONGEST: u64 = u32::MAX as u64 - 1;

    /// The places in the order in which the tables number them, and a zero: what is as wide
    /// as two registers is moved faster.
    pub(super) fn from_table(places: [u32; 8]) -> Self {
        Places(places)
    }

    /// The places where these offsets are others. `moved` gets those that are defined, in
    /// ascending order.
    ///
    /// # Panics
    ///
    /// As the conversion from [`Parts`].
    pub(crate) fn map(mut self, mut moved: impl FnMut(usize) -> usize) -> Self {
        for place in self.0.iter_mut().filter(|place| **place > 0) {
            *place = self::place(moved(*place as usize - 1));
        }
        self
    }

    /// A place of another text, in one where it is as many bytes further on.
    #[inline]
    fn moved(self, number: usize, by: usize) -> u32 {
        let place = self.0[number];
        if place == 0 { 0 } else { place.wrapping_add(by as u32) }
    }

    /// Makes the path empty.
    pub(super) fn without_path(&mut self, len: usize) {
        self.0[AUTHORITY_END] = self.path_end(len) as u32 + 1;
    }

    /// The offset of a place that is defined.
    fn at(self, place: usize) -> Option<usize> {
        offset(self.0[place])
    }

    pub(crate) fn scheme(self) -> Option<Span> {
        Some(Span { start: 0, end: self.at(SCHEME_END)? })
    }

    pub(super) fn authority(self, len: usize) -> Option<Span> {
        Some(Span { start: self.at(AUTHORITY)?, end: self.path(len).start })
    }

    pub(super) fn userinfo(self) -> Option<Span> {
        Some(Span { start: self.at(AUTHORITY)?, end: self.at(USERINFO_END)? })
    }

    pub(super) fn host(self, len: usize) -> Option<Span> {
        let authority = self.authority(len)?;
        let start = self.at(USERINFO_END).map_or(authority.start, |end| end + 1);
        let end = self.at(PORT).map_or(authority.end, |port| port - 1);
        Some(Span { start, end })
    }

    pub(super) fn port(self, len: usize) -> Option<Span> {
        Some(Span { start: self.at(PORT)?, end: self.authority(len)?.end })
    }

    /// Without an authority, after the colon of the scheme or at the beginning.
    fn path_start(self) -> usize {
        self.at(AUTHORITY_END).unwrap_or(self.0[SCHEME_END] as usize)
    }

    pub(crate) fn path(self, len: usize) -> Span {
        let start = self.path_start();
        Span { start, end: self.path_end(len).max(start) }
    }

    fn path_end(self, len: usize) -> usize {
        let delimiter = self.at(QUERY).or(self.at(FRAGMENT));
        delimiter.map_or(len, |after| after.saturating_sub(1))
    }

    /// Where each component stands.
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

    pub(super) fn query(self, len: usize) -> Option<Span> {
        let end = self.at(FRAGMENT).map_or(len, |after| after.saturating_sub(1));
        Some(Span { start: self.at(QUERY)?, end })
    }

    /// Leaves the fragment out, and returns where it stood.
    pub(crate) fn take_fragment(&mut self, len: usize) -> Option<Span> {
        let fragment = self.fragment(len);
        self.0[FRAGMENT] = 0;
        fragment
    }

    pub(crate) fn fragment(self, len: usize) -> Option<Span> {
        Some(Span { start: self.at(FRAGMENT)?, end: len })
    }
}

/// The places of components that have been put together.
///
/// # Panics
///
/// Where a component begins after [`Places::LONGEST`].
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

fn place(offset: usize) -> u32 {
    u32::try_from(offset + 1).expect("a text of less than 4 GiB")
}

fn offset(place: u32) -> Option<usize> {
    place.checked_sub(1).map(|offset| offset as usize)
}

/// Puts components together, with the distinction between undefined and empty (RFC 3986
/// section 5.3), and notes where each of them stands. A parser of the text may see it otherwise
/// where the components are [misread](Parts::misread).
#[derive(Default)]
pub(crate) struct Recomposer {
    text: String,
    places: Places,
}

impl Recomposer {
    pub(crate) fn with_capacity(capacity: usize) -> Self {
        Recomposer::reusing(String::with_capacity(capacity))
    }

    /// Writes into a text that is empty, and may have memory.
    pub(crate) fn reusing(text: String) -> Self {
        Recomposer { text, places: Places::default() }
    }

    /// Writes a component and the punctuation that it has. Components are written in their
    /// order, a host wherever there is a userinfo or a port, and always a path.
    #[inline]
    pub(crate) fn put<R>(
        &mut self,
        component: Component,
        write: impl FnOnce(&mut String) -> R,
    ) -> R {
        let before = match component {
            Component::Scheme | Component::Path => "",
            Component::Host if self.places.0[AUTHORITY] != 0 => "",
            Component::Userinfo | Component::Host => "//",
            Component::Port => ":",
            Component::Query => "?",
            Component::Fragment => "#",
        };
        self.text.push_str(before);
        let start = self.text.len() as u32 + 1;
        let written = write(&mut self.text);
        let end = self.text.len() as u32 + 1;
        let places = &mut self.places.0;
        match component {
            Component::Scheme => {
                places[SCHEME_END] = end;
                self.text.push(':');
            }
            Component::Userinfo => {
                (places[AUTHORITY], places[USERINFO_END]) = (start, end);
                self.text.push('@');
            }
            Component::Host => {
                if places[AUTHORITY] == 0 {
                    places[AUTHORITY] = start;
                }
                places[AUTHORITY_END] = end;
            }
            Component::Port => (places[PORT], places[AUTHORITY_END]) = (start, end),
            Component::Path => {}
            Component::Query => places[QUERY] = start,
            Component::Fragment => places[FRAGMENT] = start,
        }
        written
    }

    /// Writes a component as others have it, where it is defined.
    pub(crate) fn put_part<T: Deref<Target = str>>(&mut self, component: Component, of: &Parts<T>) {
        if let Some(part) = &of[component] {
            self.put(component, |text| text.push_str(part));
        }
    }

    /// Writes the scheme and the authority of another identifier, first of all.
    #[inline]
    pub(crate) fn put_before_path(&mut self, of: Components<'_>) {
        let path = of.places().path_start();
        self.text.push_str(&of.text()[..path]);
        self.places = of.places();
        (self.places.0[QUERY], self.places.0[FRAGMENT]) = (0, 0);
    }

    /// Writes the scheme of another identifier.
    #[inline]
    pub(crate) fn put_scheme(&mut self, of: Components<'_>) {
        let end = of.places().0[SCHEME_END];
        self.text.push_str(&of.text()[..end as usize]);
        self.places.0[SCHEME_END] = end;
    }

    /// Writes the authority of another identifier.
    #[inline]
    pub(crate) fn put_authority(&mut self, of: Components<'_>) {
        let places = of.places();
        let Some(start) = places.at(AUTHORITY) else { return };
        let by = self.text.len().wrapping_sub(start - 2);
        self.text.push_str(&of.text()[start - 2..places.path_start()]);
        self.places.0[AUTHORITY] = places.moved(AUTHORITY, by);
        self.places.0[USERINFO_END] = places.moved(USERINFO_END, by);
        self.places.0[PORT] = places.moved(PORT, by);
        self.places.0[AUTHORITY_END] = places.moved(AUTHORITY_END, by);
    }

    /// Writes the query of another identifier.
    #[inline]
    pub(crate) fn put_query(&mut self, of: Components<'_>) {
        let Some(query) = of.places().query(of.text().len()) else { return };
        let by = self.text.len().wrapping_sub(query.start - 1);
        self.text.push_str(&of.text()[query.start - 1..query.end]);
        self.places.0[QUERY] = of.places().moved(QUERY, by);
    }

    /// Writes the fragment of another identifier.
    #[inline]
    pub(crate) fn put_fragment(&mut self, of: Components<'_>) {
        let Some(start) = of.places().at(FRAGMENT) else { return };
        let by = self.text.len().wrapping_sub(start - 1);
        self.text.push_str(&of.text()[start - 1..]);
        self.places.0[FRAGMENT] = of.places().moved(FRAGMENT, by);
    }

    /// Writes the query and the fragment of another identifier.
    #[inline]
    pub(crate) fn put_after_path(&mut self, of: Components<'_>) {
        let end = of.places().path(of.text().len()).end;
        let by = self.text.len().wrapping_sub(end);
        self.places.0[QUERY] = of.places().moved(QUERY, by);
        self.places.0[FRAGMENT] = of.places().moved(FRAGMENT, by);
        self.text.push_str(&of.text()[end..]);
    }

    /// Writes another identifier from a place on, with the components that begin after it.
    #[inline]
    pub(crate) fn put_ending(&mut self, of: Components<'_>, from: usize) {
        let by = self.text.len().wrapping_sub(from) as u32;
        for (place, other) in self.places.0.iter_mut().zip(of.places().0) {
            if other as usize > from + 1 {
                *place = other.wrapping_add(by);
            }
        }
        self.text.push_str(&of.text()[from..]);
    }

    /// The text, and the places in it.
    ///
    /// # Panics
    ///
    /// Where the text is longer than [`Places::LONGEST`].
    pub(crate) fn finish(self) -> (String, Places) {
        place(self.text.len());
        (self.text, self.places)
    }
}

impl<T: Deref<Target = str>> Parts<T> {
    /// RFC 3986 §5.3: the text of the components, and their places in it.
    pub(crate) fn recompose(&self) -> (String, Places) {
        let length = self.iter().map(|(_, part)| part.len() + 2).sum();
        let mut out = Recomposer::with_capacity(length);
        for component in Component::ALL {
            out.put_part(component, self);
        }
        out.finish()
    }
}

#[cfg(all(test, target_pointer_width = "64"))]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "4 GiB")]
    fn places_that_are_too_far_are_not_wrapped() {
        let mut parts = Parts::default();
        parts[Component::Fragment] = Some(Span { start: 1 << 32, end: 1 << 32 });
        let _ = Places::from(parts);
    }

    #[test]
    fn the_end_of_the_longest_text_has_a_place() {
        assert_eq!(place(Places::LONGEST as usize), u32::MAX);
    }

    #[test]
    fn rfc3986_s5_3_memory_is_taken_once() {
        for [scheme, host, path] in [["a", "", ""], ["http", "example.com", "/a/b"]] {
            let mut parts = Parts::default();
            parts[Component::Scheme] = Some(scheme);
            parts[Component::Host] = Some(host);
            parts[Component::Path] = Some(path);
            parts[Component::Query] = Some("");
            parts[Component::Fragment] = Some("");
            let counted = allocation_counter::measure(|| drop(parts.recompose()));
            assert_eq!(counted.count_total, 1, "{scheme}://{host}{path}?#");
        }
    }
}
