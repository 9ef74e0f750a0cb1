//! Where the components of a text are, in as little as says it.

use super::components::{AuthoritySyntax, Span, Syntax};

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
    /// As the conversion from [`Syntax`].
    pub(crate) fn map(mut self, mut moved: impl FnMut(usize) -> usize) -> Self {
        for place in self.0.iter_mut().filter(|place| **place > 0) {
            *place = one_more(moved(*place as usize - 1));
        }
        self
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

    pub(super) fn path(self, len: usize) -> Span {
        // Without an authority, after the colon of the scheme or at the beginning.
        let start = self.at(AUTHORITY_END).unwrap_or(self.0[SCHEME_END] as usize);
        Span { start, end: self.path_end(len).max(start) }
    }

    fn path_end(self, len: usize) -> usize {
        let delimiter = self.at(QUERY).or(self.at(FRAGMENT));
        delimiter.map_or(len, |after| after.saturating_sub(1))
    }

    pub(super) fn query(self, len: usize) -> Option<Span> {
        let end = self.at(FRAGMENT).map_or(len, |after| after.saturating_sub(1));
        Some(Span { start: self.at(QUERY)?, end })
    }

    pub(crate) fn fragment(self, len: usize) -> Option<Span> {
        Some(Span { start: self.at(FRAGMENT)?, end: len })
    }
}

/// The places of components that have been put together.
///
/// # Panics
///
/// Where a component begins after [`Places::LONGEST`]: there are no others to give.
impl From<Syntax> for Places {
    fn from(syntax: Syntax) -> Self {
        let place = one_more;
        let AuthoritySyntax { span, userinfo, port, .. } = syntax.authority.unwrap_or_default();
        let defined = u32::from(syntax.authority.is_some());
        let path = syntax.path.span.start;
        let follows = syntax.scheme.map_or(0, |scheme| scheme.end + 1);
        Places([
            syntax.scheme.map_or(0, |scheme| place(scheme.end)),
            defined * place(span.start),
            userinfo.map_or(0, |userinfo| place(userinfo.end)),
            port.map_or(0, |port| place(port.start)),
            if path == follows { defined * place(path) } else { place(path) },
            syntax.query.map_or(0, |query| place(query.start)),
            syntax.fragment.map_or(0, |fragment| place(fragment.start)),
            0,
        ])
    }
}

fn one_more(offset: usize) -> u32 {
    u32::try_from(offset + 1).expect("a text of less than 4 GiB")
}

fn offset(place: u32) -> Option<usize> {
    place.checked_sub(1).map(|offset| offset as usize)
}

#[cfg(all(test, target_pointer_width = "64"))]
mod tests {
    use super::*;
    use crate::syntax::components::{PathForm, PathSyntax};

    #[test]
    #[should_panic(expected = "4 GiB")]
    fn places_that_are_too_far_are_not_wrapped() {
        let fragment = Some(Span { start: 1 << 32, end: 1 << 32 });
        let path = PathSyntax { form: PathForm::Empty, span: Span { start: 0, end: 0 } };
        let syntax = Syntax { scheme: None, authority: None, path, query: None, fragment };
        let _ = Places::from(syntax);
    }
}
