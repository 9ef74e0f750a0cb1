//! An identifier with its components written anew, and the punctuation between them
//! as it was (3987bis section 3.6).

use crate::grammar::Grammar;
use crate::syntax::{
    AuthoritySyntax, Component, HostForm, HostSyntax, PathForm, PathSyntax, Span, Syntax,
    generic_split, in_order,
};
use alloc::string::String;

/// Writes each component anew. `capacity` is the length in bytes that the result is
/// expected to have.
pub(super) fn rewrite<E>(
    text: &str,
    syntax: Syntax,
    capacity: usize,
    mut write: impl FnMut(Component, &str, &mut String) -> Result<(), E>,
) -> Result<(String, Syntax), E> {
    let mut out = String::with_capacity(capacity);
    let mut new = syntax;
    let mut done = 0;
    for (component, span) in in_order(syntax) {
        out.push_str(&text[done..span.start]);
        done = span.end;
        let start = out.len();
        write(component, span.of(text), &mut out)?;
        set(&mut new, component, Span { start, end: out.len() });
    }
    if let Some(authority) = &mut new.authority {
        authority.span = Span {
            start: authority.userinfo.unwrap_or(authority.host.span).start,
            end: authority.port.unwrap_or(authority.host.span).end,
        };
    }
    Ok((out, new))
}

fn set(syntax: &mut Syntax, component: Component, span: Span) {
    match (component, &mut syntax.authority) {
        (Component::Scheme, _) => syntax.scheme = Some(span),
        (Component::Userinfo, Some(authority)) => authority.userinfo = Some(span),
        (Component::Host, Some(authority)) => authority.host.span = span,
        (Component::Port, Some(authority)) => authority.port = Some(span),
        (Component::Path, _) => syntax.path.span = span,
        (Component::Query, _) => syntax.query = Some(span),
        (Component::Fragment, _) => syntax.fragment = Some(span),
        (Component::Userinfo | Component::Host | Component::Port, None) => {}
    }
}

/// The alternative of `host` that a text without brackets is.
pub(crate) fn unbracketed_form(host: &str) -> HostForm {
    let is_address = host.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        && Grammar::Rfc3986.production("IPv4address").is_some_and(|address| address.takes(host));
    if is_address { HostForm::IPv4address } else { HostForm::RegName }
}

/// The typed tree of any string, valid or not, by RFC 3986 Appendix B, except for the form of
/// the path.
pub(super) fn generic_syntax(text: &str) -> Syntax {
    let split = generic_split(text);
    let mut at = 0;
    let mut span = |before: usize, part: &str| {
        let start = at + before;
        at = start + part.len();
        Span { start, end: at }
    };
    let scheme = split.scheme.map(|scheme| span(0, scheme));
    let colon = usize::from(scheme.is_some());
    let authority = split.authority_parts().map(|(userinfo, host, port)| {
        let userinfo = userinfo.map(|userinfo| span(colon + 2, userinfo));
        let host_span = span(if userinfo.is_some() { 1 } else { colon + 2 }, host);
        let port = port.map(|port| span(1, port));
        let form =
            if host.starts_with('[') { HostForm::IPv6address } else { unbracketed_form(host) };
        AuthoritySyntax {
            span: Span {
                start: userinfo.unwrap_or(host_span).start,
                end: port.unwrap_or(host_span).end,
            },
            userinfo,
            host: HostSyntax { form, span: host_span },
            port,
        }
    });
    let colon = if authority.is_some() { 0 } else { colon };
    let path = PathSyntax { form: PathForm::Abempty, span: span(colon, split.path) };
    let query = split.query.map(|query| span(1, query));
    let fragment = split.fragment.map(|fragment| span(1, fragment));
    Syntax { scheme, authority, path, query, fragment }
}
