//! An identifier with its components written anew, and the punctuation between them
//! as it was (3987bis section 3.6).

use crate::grammar::Grammar;
use crate::syntax::{
    AuthoritySyntax, Component, HostForm, HostSyntax, PathForm, PathSyntax, Span, Splitter, Syntax,
    in_order,
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

/// The alternative of `host` that a text is which has no brackets.
pub(crate) fn unbracketed_form(host: &str) -> HostForm {
    let is_address = host.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        && Grammar::Rfc3986.production("IPv4address").is_some_and(|address| address.takes(host));
    if is_address { HostForm::IPv4address } else { HostForm::RegName }
}

/// The typed tree of any string, valid or not, by RFC 3986 Appendix B. The form of the
/// path is not told.
pub(super) fn generic_syntax(text: &str) -> Syntax {
    let parts = Splitter::APPENDIX_B.split(text);
    let authority = parts[Component::Host].map(|span| {
        let host = span.of(text);
        let form =
            if host.starts_with('[') { HostForm::IPv6address } else { unbracketed_form(host) };
        AuthoritySyntax {
            span: parts.authority().unwrap_or(span),
            userinfo: parts[Component::Userinfo],
            host: HostSyntax { form, span },
            port: parts[Component::Port],
        }
    });
    Syntax {
        scheme: parts[Component::Scheme],
        authority,
        path: PathSyntax {
            form: PathForm::Abempty,
            span: parts[Component::Path].unwrap_or_default(),
        },
        query: parts[Component::Query],
        fragment: parts[Component::Fragment],
    }
}
