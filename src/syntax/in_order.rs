//! The components of a text in its order.

use super::{Component, Span, Syntax};

/// The components that are defined, in the order of the text.
pub(crate) fn in_order(syntax: Syntax) -> impl Iterator<Item = (Component, Span)> {
    let authority = syntax.authority;
    [
        (Component::Scheme, syntax.scheme),
        (Component::Userinfo, authority.and_then(|authority| authority.userinfo)),
        (Component::Host, authority.map(|authority| authority.host.span)),
        (Component::Port, authority.and_then(|authority| authority.port)),
        (Component::Path, Some(syntax.path.span)),
        (Component::Query, syntax.query),
        (Component::Fragment, syntax.fragment),
    ]
    .into_iter()
    .filter_map(|(component, span)| Some((component, span?)))
}

/// Components and the punctuation between them (`None`), in the order of the text.
pub(crate) fn all_in_order(
    text: &str,
    syntax: Syntax,
) -> impl Iterator<Item = (Option<Component>, &str)> {
    let mut done = 0;
    in_order(syntax).flat_map(move |(component, span)| {
        let punctuation = &text[done..span.start];
        done = span.end;
        [(None, punctuation), (Some(component), span.of(text))]
    })
}
