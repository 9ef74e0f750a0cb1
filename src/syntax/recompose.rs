//! Recomposes components into a text (RFC 3986 section 5.3).

use super::places::*;
use super::{Component, Components, Parts};
use alloc::string::String;
use core::ops::Deref;

/// Writes components into a text, and stores their places. It distinguishes undefined and empty
/// components (RFC 3986 section 5.3). It does not check whether the components
/// [break a rule for paths](Parts::broken_path_rule).
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

    /// Writes a component and its punctuation; `write` appends its text. The caller writes the
    /// components in their order, a host if there is a userinfo or a port, and always a path.
    #[inline]
    pub(crate) fn put<R>(
        &mut self,
        component: Component,
        write: impl FnOnce(&mut String) -> R,
    ) -> R {
        let delimiter = match component {
            Component::Scheme | Component::Path => "",
            // The userinfo has begun the authority.
            Component::Host if self.places.0[AUTHORITY] != 0 => "",
            Component::Userinfo | Component::Host => "//",
            Component::Port => ":",
            Component::Query => "?",
            Component::Fragment => "#",
        };
        self.text.push_str(delimiter);
        // A place is stored as its offset plus one.
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

    /// Writes one of the components, if it is defined.
    pub(crate) fn put_part<T: Deref<Target = str>>(
        &mut self,
        component: Component,
        parts: &Parts<T>,
    ) {
        if let Some(part) = &parts[component] {
            self.put(component, |text| text.push_str(part));
        }
    }

    /// Writes the scheme and the authority of another identifier at the beginning of the text.
    #[inline]
    pub(crate) fn put_before_path(&mut self, source: Components<'_>) {
        self.put_beginning(source, source.places().path_start());
    }

    /// Writes the scheme and the authority of another identifier, and its path up to this byte, at the
    /// beginning of the text.
    #[inline]
    pub(crate) fn put_beginning(&mut self, source: Components<'_>, end: usize) {
        self.text.push_str(&source.text()[..end]);
        self.places = source.places();
        (self.places.0[QUERY], self.places.0[FRAGMENT]) = (0, 0);
    }

    /// Writes the scheme of another identifier.
    #[inline]
    pub(crate) fn put_scheme(&mut self, source: Components<'_>) {
        // Places are offsets plus one, so that of the scheme's end is the offset after its colon.
        let end = source.places().0[SCHEME_END];
        self.text.push_str(&source.text()[..end as usize]);
        self.places.0[SCHEME_END] = end;
    }

    /// Writes the authority of another identifier.
    #[inline]
    pub(crate) fn put_authority(&mut self, source: Components<'_>) {
        let places = source.places();
        let Some(start) = places.offset(AUTHORITY) else { return };
        let slashes = start - "//".len();
        // The number of bytes by which the places move; it wraps around if they move to the left.
        let distance = self.text.len().wrapping_sub(slashes);
        self.text.push_str(&source.text()[slashes..places.path_start()]);
        self.places.0[AUTHORITY] = places.shifted(AUTHORITY, distance);
        self.places.0[USERINFO_END] = places.shifted(USERINFO_END, distance);
        self.places.0[PORT] = places.shifted(PORT, distance);
        self.places.0[AUTHORITY_END] = places.shifted(AUTHORITY_END, distance);
    }

    /// Writes the query of another identifier.
    #[inline]
    pub(crate) fn put_query(&mut self, source: Components<'_>) {
        let Some(query) = source.places().query(source.text().len()) else { return };
        let question_mark = query.start - 1;
        let distance = self.text.len().wrapping_sub(question_mark);
        self.text.push_str(&source.text()[question_mark..query.end]);
        self.places.0[QUERY] = source.places().shifted(QUERY, distance);
    }

    /// Writes the fragment of another identifier.
    #[inline]
    pub(crate) fn put_fragment(&mut self, source: Components<'_>) {
        let Some(start) = source.places().offset(FRAGMENT) else { return };
        let number_sign = start - 1;
        let distance = self.text.len().wrapping_sub(number_sign);
        self.text.push_str(&source.text()[number_sign..]);
        self.places.0[FRAGMENT] = source.places().shifted(FRAGMENT, distance);
    }

    /// Writes the query and the fragment of another identifier.
    #[inline]
    pub(crate) fn put_after_path(&mut self, source: Components<'_>) {
        let end = source.places().path(source.text().len()).end;
        if end == source.text().len() {
            return;
        }
        let distance = self.text.len().wrapping_sub(end);
        self.places.0[QUERY] = source.places().shifted(QUERY, distance);
        self.places.0[FRAGMENT] = source.places().shifted(FRAGMENT, distance);
        self.text.push_str(&source.text()[end..]);
    }

    /// Writes the text of another identifier from the byte `from` on, and takes over the places
    /// after that byte.
    #[inline]
    pub(crate) fn put_ending(&mut self, source: Components<'_>, from: usize) {
        let distance = self.text.len().wrapping_sub(from) as u32;
        for (place, other) in self.places.0.iter_mut().zip(source.places().0) {
            // A place is stored as its offset plus one. A path that begins at `from` is the first
            // component of the reference, and needs no place.
            if other as usize > from + 1 {
                *place = other.wrapping_add(distance);
            }
        }
        self.text.push_str(&source.text()[from..]);
    }

    /// The text, and the places in it.
    ///
    /// # Panics
    ///
    /// If the text is longer than [`Places::LONGEST`].
    pub(crate) fn finish(self) -> (String, Places) {
        to_place(self.text.len());
        (self.text, self.places)
    }
}

impl<T: Deref<Target = str>> Parts<T> {
    /// RFC 3986 §5.3: returns the text that consists of the components, and their places in it.
    pub(crate) fn recompose(&self) -> (String, Places) {
        // All punctuation together has at most two characters for each component.
        let capacity = self.iter().map(|(_, part)| part.len() + 2).sum();
        let mut out = Recomposer::with_capacity(capacity);
        for component in Component::ALL {
            out.put_part(component, self);
        }
        out.finish()
    }
}

#[cfg(test)]
#[path = "../../tests/unit/recompose.rs"]
mod tests;
