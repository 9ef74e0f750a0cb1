//! RFC 3987 section 4.2: the components of an identifier "for the purpose of Bidi behavior".

use crate::host::is_idna_dot;
use crate::syntax::{Components, HostForm, PathForm, Span, Syntax};
use alloc::vec::Vec;
use core::fmt;

/// What a component for the purpose of Bidi behavior is (RFC 3987 section 4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum ComponentKind {
    /// `iuserinfo`.
    Userinfo,
    /// `ireg-name`.
    RegName,
    /// A label of an ireg-name that is a domain name.
    Label,
    /// `isegment`, `isegment-nz` or `isegment-nz-nc`; what stands before the first dot
    /// of it, where extensions are components.
    Segment,
    /// An extension in the last segment.
    Extension,
    /// `iquery`.
    Query,
    /// A name in a query.
    QueryName,
    /// A value in a query.
    QueryValue,
    /// `ifragment`.
    Fragment,
}

impl ComponentKind {
    /// The production, or what the document calls it.
    pub fn name(self) -> &'static str {
        match self {
            ComponentKind::Userinfo => "iuserinfo",
            ComponentKind::RegName => "ireg-name",
            ComponentKind::Label => "label",
            ComponentKind::Segment => "isegment",
            ComponentKind::Extension => "extension",
            ComponentKind::Query => "iquery",
            ComponentKind::QueryName => "name in the query",
            ComponentKind::QueryValue => "value in the query",
            ComponentKind::Fragment => "ifragment",
        }
    }
}

impl fmt::Display for ComponentKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A component for the purpose of Bidi behavior (RFC 3987 section 4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BidiComponent {
    /// What it is.
    pub kind: ComponentKind,
    /// Where it stands, in bytes from 0.
    pub span: Span,
}

/// How far components are divided.
#[derive(Clone, Copy)]
pub(super) struct Division {
    /// The labels of the host, which is a domain name.
    pub(super) labels: bool,
    pub(super) names_and_values: bool,
    pub(super) extensions: bool,
}

/// The components that are not empty, in the order of the text.
pub(super) fn components(all: Components<'_>, division: Division) -> Vec<BidiComponent> {
    let (text, syntax) = (all.text(), all.syntax());
    let mut found = Vec::new();
    let mut push = |kind, span: Span| {
        if span.start < span.end {
            found.push(BidiComponent { kind, span });
        }
    };
    authority(text, syntax, division, &mut push);
    path(text, syntax, division, &mut push);
    if let Some(query) = syntax.query {
        query_parts(text, query, division, &mut push);
    }
    if let Some(fragment) = syntax.fragment {
        push(ComponentKind::Fragment, fragment);
    }
    found
}

fn authority(
    text: &str,
    syntax: Syntax,
    division: Division,
    push: &mut impl FnMut(ComponentKind, Span),
) {
    let Some(authority) = syntax.authority else { return };
    if let Some(userinfo) = authority.userinfo {
        push(ComponentKind::Userinfo, userinfo);
    }
    match authority.host.form {
        HostForm::RegName if division.labels => {
            split(text, authority.host.span, is_idna_dot)
                .for_each(|label| push(ComponentKind::Label, label));
        }
        HostForm::RegName => push(ComponentKind::RegName, authority.host.span),
        // Addresses have no characters but those of US-ASCII.
        _ => {}
    }
}

fn path(
    text: &str,
    syntax: Syntax,
    division: Division,
    push: &mut impl FnMut(ComponentKind, Span),
) {
    let span = syntax.path.span;
    if syntax.path.form == PathForm::Opaque {
        return push(ComponentKind::Segment, span);
    }
    for segment in split(text, span, |c| c == '/') {
        if division.extensions && segment.end == span.end {
            let parts = split(text, segment, |c| c == '.');
            let kinds = core::iter::once(ComponentKind::Segment)
                .chain(core::iter::repeat(ComponentKind::Extension));
            kinds.zip(parts).for_each(|(kind, part)| push(kind, part));
        } else {
            push(ComponentKind::Segment, segment);
        }
    }
}

/// The "usual name/value syntax in query parts": `name=value`, between `&` or `;`.
fn query_parts(
    text: &str,
    query: Span,
    division: Division,
    push: &mut impl FnMut(ComponentKind, Span),
) {
    if !division.names_and_values {
        return push(ComponentKind::Query, query);
    }
    for pair in split(text, query, |c| matches!(c, '&' | ';')) {
        match pair.of(text).find('=') {
            Some(at) => {
                let at = pair.start + at;
                push(ComponentKind::QueryName, Span { start: pair.start, end: at });
                push(ComponentKind::QueryValue, Span { start: at + 1, end: pair.end });
            }
            None => push(ComponentKind::QueryName, pair),
        }
    }
}

fn split(text: &str, whole: Span, at: fn(char) -> bool) -> impl Iterator<Item = Span> {
    let mut start = whole.start;
    whole.of(text).split_inclusive(at).map(move |part| {
        let end = start + part.len();
        let delimiter = part.chars().next_back().filter(|c| at(*c)).map_or(0, char::len_utf8);
        let span = Span { start, end: end - delimiter };
        start = end;
        span
    })
}
