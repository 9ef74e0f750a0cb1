//! Where the components of a text are, in as little as says it.

use super::components::{AuthoritySyntax, Span, Syntax};

/// Seven places in a text, from which all that is known of its components follows.
///
/// Each is one more than its offset in bytes, and 0 where it is undefined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Places {
    /// Where the scheme ends.
    scheme_end: u32,
    /// Where the authority begins.
    authority: u32,
    /// Where the userinfo ends.
    userinfo_end: u32,
    /// Where the port begins.
    port: u32,
    /// Where the authority ends, and the path begins.
    authority_end: u32,
    /// Where the query begins.
    query: u32,
    /// Where the fragment begins.
    fragment: u32,
}

impl Places {
    /// The longest text that has places, in bytes.
    pub(crate) const LONGEST: u64 = u32::MAX as u64 - 1;

    /// The places in the order in which the tables number them.
    pub(super) fn from_table(
        [scheme_end, authority, userinfo_end, port, authority_end, query, fragment, _]: [u32; 8],
    ) -> Self {
        Places { scheme_end, authority, userinfo_end, port, authority_end, query, fragment }
    }

    /// Makes the path empty.
    pub(super) fn without_path(&mut self, len: usize) {
        self.authority_end = self.path_end(len) as u32 + 1;
    }

    pub(super) fn scheme(self) -> Option<Span> {
        Some(Span { start: 0, end: offset(self.scheme_end)? })
    }

    pub(super) fn authority(self, len: usize) -> Option<Span> {
        Some(Span { start: offset(self.authority)?, end: self.path(len).start })
    }

    pub(super) fn userinfo(self) -> Option<Span> {
        Some(Span { start: offset(self.authority)?, end: offset(self.userinfo_end)? })
    }

    pub(super) fn host(self, len: usize) -> Option<Span> {
        let authority = self.authority(len)?;
        let start = offset(self.userinfo_end).map_or(authority.start, |end| end + 1);
        let end = offset(self.port).map_or(authority.end, |port| port - 1);
        Some(Span { start, end })
    }

    pub(super) fn port(self, len: usize) -> Option<Span> {
        Some(Span { start: offset(self.port)?, end: self.path(len).start })
    }

    pub(super) fn path(self, len: usize) -> Span {
        // Without an authority, after the colon of the scheme or at the beginning.
        let start = offset(self.authority_end).unwrap_or(self.scheme_end as usize);
        Span { start, end: self.path_end(len).max(start) }
    }

    fn path_end(self, len: usize) -> usize {
        let delimiter = offset(self.query).or(offset(self.fragment));
        delimiter.map_or(len, |after| after.saturating_sub(1))
    }

    pub(super) fn query(self, len: usize) -> Option<Span> {
        let end = offset(self.fragment).map_or(len, |after| after.saturating_sub(1));
        Some(Span { start: offset(self.query)?, end })
    }

    pub(super) fn fragment(self, len: usize) -> Option<Span> {
        Some(Span { start: offset(self.fragment)?, end: len })
    }
}

/// The places of components that have been put together.
impl From<Syntax> for Places {
    fn from(syntax: Syntax) -> Self {
        let place = |at: usize| at as u32 + 1;
        let AuthoritySyntax { span, userinfo, port, .. } = syntax.authority.unwrap_or_default();
        let defined = u32::from(syntax.authority.is_some());
        let path = syntax.path.span.start;
        let follows = syntax.scheme.map_or(0, |scheme| scheme.end + 1);
        Places {
            scheme_end: syntax.scheme.map_or(0, |scheme| place(scheme.end)),
            authority: defined * place(span.start),
            userinfo_end: userinfo.map_or(0, |userinfo| place(userinfo.end)),
            port: port.map_or(0, |port| place(port.start)),
            authority_end: if path == follows { defined * place(path) } else { place(path) },
            query: syntax.query.map_or(0, |query| place(query.start)),
            fragment: syntax.fragment.map_or(0, |fragment| place(fragment.start)),
        }
    }
}

fn offset(place: u32) -> Option<usize> {
    place.checked_sub(1).map(|offset| offset as usize)
}
