//! A rule for the linter of the library: what the grammars reject, and what the documents ask besides.

use crate::Scheme;
use iri_grammar::lint::{Code, RuleHit};
use iri_grammar::text::percent;
use iri_grammar::{Component, Components, Grammar, Span};
use std::collections::HashSet;

/// Reports what the grammar of the scheme rejects, and what breaks the sentences of its document that have
/// entries of their own: a [`Rule`](iri_grammar::lint::Rule) for
/// [`Linter::with_rule`](iri_grammar::lint::Linter::with_rule).
///
/// The grammars apply to URIs, and to IRIs by their mapping (RFC 3987 section 3.1). A text that is not an IRI
/// by RFC 3987, but by a draft, or a Legacy Extended IRI, is not checked by them.
///
/// ```
/// use iri_grammar::lint::{LintProfile, Linter};
///
/// let linter = Linter::new(LintProfile::Strict).with_rule(iri_schemes::lint_rule);
/// let finding = &linter.lint("ws://example.org/chat#f")?[0];
/// assert_eq!(finding.code.name(), "scheme-grammar");
/// assert_eq!(finding.citation().to_string(), "RFC 6455 section 3");
///
/// // No grammar rejects this.
/// let finding = &linter.lint("mailto:user@example.org?bcc=other@example.org")?[0];
/// assert_eq!(finding.code.name(), "mailto-unsafe-header");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub fn lint_rule(grammar: Grammar, components: Components<'_>, found: &mut dyn FnMut(RuleHit)) {
    let Some(name) = components.scheme() else { return };
    let is_rejected = report_grammar(grammar, components, found);
    let is_scheme = |other: &str| name.eq_ignore_ascii_case(other);
    let mut add = |code, span| found(RuleHit { code, citation: None, span, detail: String::new() });
    if is_scheme("http") || is_scheme("https") {
        check_http(components, &mut add);
    } else if is_scheme("mailto") {
        check_mailto(components, &mut add);
    } else if is_scheme("urn") {
        check_urn(components, &mut add);
    } else if is_scheme("tel") && !is_rejected {
        check_tel(components, &mut add);
    }
}

/// Reports what the grammar of the scheme rejects. Returns whether it rejects the identifier.
fn report_grammar(
    grammar: Grammar,
    components: Components<'_>,
    found: &mut dyn FnMut(RuleHit),
) -> bool {
    let Some(scheme) = components.scheme().and_then(Scheme::find) else { return false };
    let components = match grammar {
        Grammar::Rfc3986 | Grammar::Rfc3987 => Some(components),
        _ => Grammar::Rfc3987.reference().components(components.text()).ok(),
    };
    let Some(Err(error)) = components.map(|it| scheme.check_components(it)) else { return false };
    let length = error.found().map_or(0, char::len_utf8);
    found(RuleHit {
        code: Code::SchemeGrammar,
        citation: Some(error.citation()),
        span: Span { start: error.at(), end: error.at() + length },
        detail: error.reason(),
    });
    true
}

/// Receives a finding of an entry at this span.
type Add<'f> = &'f mut dyn FnMut(Code, Span);

/// Reports a userinfo (RFC 9110 §4.2.4), and an empty path after an authority (RFC 9110 §4.2.3).
fn check_http(components: Components<'_>, add: Add<'_>) {
    let spans = components.spans();
    if let Some(userinfo) = spans[Component::Userinfo] {
        add(Code::HttpUserinfo, userinfo);
    }
    let path = spans[Component::Path].filter(|path| path.start == path.end);
    if let Some(path) = path.filter(|_| spans[Component::Host].is_some()) {
        add(Code::HttpEmptyPath, path);
    }
}

/// Reports the names of dangerous header fields (RFC 6068 §4), line breaks in fields other than the
/// body (RFC 6068 §5), and a fragment (RFC 6068 §2).
fn check_mailto(components: Components<'_>, add: Add<'_>) {
    const UNSAFE: [&str; 3] = ["from", "bcc", "apparently-to"];
    let text = components.text();
    for (name, value) in header_fields(components) {
        let decoded = percent::decode_lossy(name.slice(text));
        if UNSAFE.iter().any(|it| decoded.eq_ignore_ascii_case(it)) {
            add(Code::MailtoUnsafeHeader, name);
        }
        let mut encoded = value.slice(text).as_bytes().windows(3);
        let has_line_break = encoded.any(|it| matches!(it, b"%0D" | b"%0d" | b"%0A" | b"%0a"));
        if has_line_break && !decoded.eq_ignore_ascii_case("body") {
            add(Code::MailtoFieldLineBreak, value);
        }
    }
    if let Some(fragment) = components.spans()[Component::Fragment] {
        add(Code::MailtoFragment, Span { start: fragment.start - 1, ..fragment });
    }
}

/// Returns the places of the name and the value of each header field that has a `=`.
fn header_fields(components: Components<'_>) -> impl Iterator<Item = (Span, Span)> {
    let query = components.spans()[Component::Query].unwrap_or_default();
    let mut start = query.start;
    query.slice(components.text()).split('&').filter_map(move |field| {
        let (field_start, end) = (start, start + field.len());
        start = end + 1;
        let equals = field_start + field.find('=')?;
        Some((Span { start: field_start, end: equals }, Span { start: equals + 1, end }))
    })
}

/// Reports an r-component (RFC 8141 §2.3.1).
fn check_urn(components: Components<'_>, add: Add<'_>) {
    let query = components.spans()[Component::Query].unwrap_or_default();
    let text = query.slice(components.text());
    if text.len() > 1 && text.starts_with('+') {
        add(Code::UrnRComponent, query);
    }
}

/// Reports a parameter that has the same name as one before it (RFC 3966 §3).
fn check_tel(components: Components<'_>, add: Add<'_>) {
    let path = components.spans()[Component::Path].unwrap_or_default();
    let mut start = path.start;
    let mut names = HashSet::new();
    for parameter in path.slice(components.text()).split(';') {
        let span = Span { start, end: start + parameter.len() };
        let is_parameter = start > path.start;
        start = span.end + 1;
        let (name, _) = parameter.split_once('=').unwrap_or((parameter, ""));
        if is_parameter && !names.insert(name.to_ascii_lowercase()) {
            add(Code::TelParameter, span);
        }
    }
}
