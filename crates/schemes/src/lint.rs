//! A rule for the linter of the library.

use crate::Scheme;
use iri_grammar::lint::{Code, RuleHit};
use iri_grammar::{Components, Grammar, Span};

/// Reports what the grammar of the scheme rejects: a [`Rule`](iri_grammar::lint::Rule) for
/// [`Linter::with_rule`](iri_grammar::lint::Linter::with_rule).
///
/// The grammars apply to URIs, and to IRIs by their mapping (RFC 3987 section 3.1); Legacy Extended IRIs
/// and the IRIs of the drafts are not checked.
///
/// ```
/// use iri_grammar::lint::{LintProfile, Linter};
///
/// let linter = Linter::new(LintProfile::Strict).with_rule(iri_schemes::lint_rule);
/// let finding = &linter.lint("ws://example.org/chat#f")?[0];
/// assert_eq!(finding.code.name(), "scheme-grammar");
/// assert_eq!(finding.citation().to_string(), "RFC 6455 section 3");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub fn lint_rule(grammar: Grammar, components: Components<'_>, found: &mut dyn FnMut(RuleHit)) {
    let Some(scheme) = components.scheme().and_then(Scheme::find) else { return };
    if ![Grammar::Rfc3986, Grammar::Rfc3987].contains(&grammar) {
        return;
    }
    if let Err(error) = scheme.check_components(components) {
        let length = error.found().map_or(0, char::len_utf8);
        found(RuleHit {
            code: Code::SchemeGrammar,
            citation: error.citation(),
            span: Span { start: error.at(), end: error.at() + length },
            detail: error.reason(),
        });
    }
}
