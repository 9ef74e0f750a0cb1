//! Recomposes components into a text (RFC 3986 section 5.3).

use super::places::*;
use super::{Component, Components, Parts};
use alloc::string::String;
use core::ops::Deref;

/// Writes components into a text, and notes the place of each. It distinguishes undefined and empty
/// components (RFC 3986 section 5.3). It does not check whether the components are
/// [misread](Parts::misread).
#[derive(Default)]
pub(crate) struct Recomposer {
    text: String,
    places: Places,
}

impl Recomposer {
    pub(crate) fn with_capacity(capacity: usize) -> Self {
        Recomposer::reusing(String::with_capacity(capacity))
    }

    /// Writes into this empty string, to reuse its memory.
    pub(crate) fn reusing(text: String) -> Self {
        Recomposer { text, places: Places::default() }
    }

    /// Writes a component and its punctuation. The caller writes components in their order, a host
    /// if there is a userinfo or a port, and always a path.
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

    /// Writes a component of `of`, if it is defined.
    pub(crate) fn put_part<T: Deref<Target = str>>(&mut self, component: Component, of: &Parts<T>) {
        if let Some(part) = &of[component] {
            self.put(component, |text| text.push_str(part));
        }
    }

    /// Writes the scheme and the authority of another identifier. The text is empty before.
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
        self.places.0[AUTHORITY] = places.shift(AUTHORITY, by);
        self.places.0[USERINFO_END] = places.shift(USERINFO_END, by);
        self.places.0[PORT] = places.shift(PORT, by);
        self.places.0[AUTHORITY_END] = places.shift(AUTHORITY_END, by);
    }

    /// Writes the query of another identifier.
    #[inline]
    pub(crate) fn put_query(&mut self, of: Components<'_>) {
        let Some(query) = of.places().query(of.text().len()) else { return };
        let by = self.text.len().wrapping_sub(query.start - 1);
        self.text.push_str(&of.text()[query.start - 1..query.end]);
        self.places.0[QUERY] = of.places().shift(QUERY, by);
    }

    /// Writes the fragment of another identifier.
    #[inline]
    pub(crate) fn put_fragment(&mut self, of: Components<'_>) {
        let Some(start) = of.places().at(FRAGMENT) else { return };
        let by = self.text.len().wrapping_sub(start - 1);
        self.text.push_str(&of.text()[start - 1..]);
        self.places.0[FRAGMENT] = of.places().shift(FRAGMENT, by);
    }

    /// Writes the query and the fragment of another identifier.
    #[inline]
    pub(crate) fn put_after_path(&mut self, of: Components<'_>) {
        let end = of.places().path(of.text().len()).end;
        let by = self.text.len().wrapping_sub(end);
        self.places.0[QUERY] = of.places().shift(QUERY, by);
        self.places.0[FRAGMENT] = of.places().shift(FRAGMENT, by);
        self.text.push_str(&of.text()[end..]);
    }

    /// Writes another identifier from this byte on, with the components that begin after it.
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
    /// If the text is longer than [`Places::LONGEST`].
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rfc3986_s5_3_allocates_once() {
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
