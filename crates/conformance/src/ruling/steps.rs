//! Rulings by the steps of the algorithms.

use super::{Ruling, Text, with_iris};
use crate::case::{
    Case, Expect, Input, Level, NormalizeInput, Operation, ReferenceInput, TextInput,
};
use crate::reference::{Parts, Reference, Variation, decoded};
use iri_grammar::Grammar;
use serde_json::Value;

/// RFC 3986 section 5.2.2.
pub(super) const EACH_REFERENCE: &str = "For each URI reference (R), the following pseudocode describes an algorithm for \
     transforming R into its target URI (T)";

/// The step that makes the first component in which a target differs.
pub(super) fn of_target(
    grammar: Grammar,
    input: &ReferenceInput,
    case: &Case,
    got: &Value,
) -> Option<Ruling> {
    let text = |value: &Value| value.get("text").and_then(Value::as_str).map(str::to_owned);
    let (right, got_text) = (text(&crate::judge::value(&case.expect))?, text(got)?);
    let [base, reference] = [&input.base, &input.reference].map(|it| Parts::of(it));
    let (right, wrong) = (Parts::of(&right), Parts::of(&got_text));
    let printed = |lines: &str| Ruling {
        place: String::new(),
        decides: "transform references".to_owned(),
        texts: vec![Text::Printed(lines.to_owned())],
        strength: case.strength,
    };
    // What a mistake in a step of section 5.2.3 or 5.2.4 leads to is told by that step.
    let step = super::mistake(Operation::Resolve, case, got)
        .map(|it| it.rule(Grammar::Rfc3986))
        .filter(|(section, ..)| *section != "5.2.2");
    let ruling = match step {
        Some((section, decides, sentence)) => {
            let texts = vec![Text::Quote(sentence.to_owned())];
            let decides = decides.to_owned();
            return Some(with_iris(grammar, section, Ruling { decides, texts, ..printed("") }));
        }
        None => printed(&lines(&base, &reference, &right, &wrong)?),
    };
    Some(with_iris(grammar, "5.2.2", ruling))
}

/// The lines of the pseudocode that make the first component that differs.
fn lines(base: &Parts, reference: &Parts, right: &Parts, wrong: &Parts) -> Option<String> {
    let own_authority = reference.scheme.is_some() || reference.authority.is_some();
    let differs = |member: fn(&Parts) -> &Option<String>| member(right) != member(wrong);
    let lines: &[&str] = if differs(|it| &it.scheme) {
        match reference.scheme {
            Some(_) => &["T.scheme    = R.scheme;"],
            None => &["T.scheme = Base.scheme;"],
        }
    } else if differs(|it| &it.authority) {
        match own_authority {
            true => &["T.authority = R.authority;"],
            false => &["T.authority = Base.authority;"],
        }
    } else if right.path != wrong.path {
        if own_authority {
            &["T.path      = remove_dot_segments(R.path);"]
        } else if reference.path.is_empty() {
            &["if (R.path == \"\") then", "   T.path = Base.path;"]
        } else if reference.path.starts_with('/') {
            &["if (R.path starts-with \"/\") then", "   T.path = remove_dot_segments(R.path);"]
        } else {
            &["T.path = merge(Base.path, R.path);", "T.path = remove_dot_segments(T.path);"]
        }
    } else if differs(|it| &it.query) {
        let inherits = !own_authority && reference.path.is_empty();
        match (inherits, &reference.query, &base.query) {
            (true, Some(_), _) => &["if defined(R.query) then", "   T.query = R.query;"],
            (true, None, _) => &[
                "if defined(R.query) then",
                "   T.query = R.query;",
                "else",
                "   T.query = Base.query;",
            ],
            _ if own_authority => &["T.query     = R.query;"],
            _ => &["T.query = R.query;"],
        }
    } else if differs(|it| &it.fragment) {
        &["T.fragment = R.fragment;"]
    } else {
        return None;
    };
    Some(lines.join("\n"))
}

/// The rule of the first component in which a normal form differs.
pub(super) fn of_normal_form(
    grammar: Grammar,
    input: &NormalizeInput,
    case: &Case,
    got: &Value,
) -> Option<Ruling> {
    let (right, wrong) = (crate::judge::value(&case.expect), got);
    let text = |value: &Value| value.get("text").and_then(Value::as_str).map(Parts::of);
    let (right, wrong) = (text(&right)?, text(wrong)?);
    let lower = |it: &Option<String>| it.as_ref().map(|it| it.to_ascii_lowercase());
    let is_octets = |right: &Option<String>, wrong: &Option<String>| {
        right != wrong && right.as_deref().map(decoded) == wrong.as_deref().map(decoded)
    };
    let is_case = |right: &Option<String>, wrong: &Option<String>| {
        right != wrong && lower(right) == lower(wrong)
    };
    let pairs = || {
        [
            (&right.scheme, &wrong.scheme),
            (&right.authority, &wrong.authority),
            (&right.query, &wrong.query),
            (&right.fragment, &wrong.fragment),
        ]
    };
    let paths = (Some(right.path.clone()), Some(wrong.path.clone()));
    let mistake = if pairs().iter().any(|(right, wrong)| is_octets(right, wrong))
        || is_octets(&paths.0, &paths.1)
    {
        Variation::PercentNone
    } else if is_case(&right.scheme, &wrong.scheme) || is_case(&right.authority, &wrong.authority) {
        Variation::CaseHostKept
    } else if right.authority != wrong.authority && input.level == Level::Scheme {
        Variation::SchemePortKept
    } else if right.path != wrong.path && right.path.len() < 2 {
        Variation::SchemePathEmpty
    } else if right.path != wrong.path && has_dots(&Parts::of(&input.text).path) {
        Variation::PathKept
    } else if right.path != wrong.path {
        Variation::PercentNone
    } else if right.query != wrong.query {
        Variation::SchemeEmptyQuery
    } else {
        Variation::SchemeEmptyFragment
    };
    let (section, decides, sentence) = mistake.rule(grammar);
    let document = if grammar == Grammar::Rfc3986 { "RFC 3986" } else { "RFC 3987" };
    Some(Ruling {
        place: format!("{document} section {section}"),
        decides: decides.to_owned(),
        texts: vec![Text::Quote(sentence.to_owned())],
        strength: case.strength,
    })
}

/// Whether a path has dot segments.
fn has_dots(path: &str) -> bool {
    path.split('/').any(|segment| [".", ".."].contains(&segment))
}

/// The step of RFC 3987 section 3.1 or 3.2 that a mapping breaks, if no single mistake leads to it.
pub(super) fn of_mapping(operation: Operation, input: &TextInput, got: &Value) -> Variation {
    let got = got.get("text").and_then(Value::as_str).unwrap_or_default();
    let is_iri = Grammar::Rfc3987.reference().components(got).is_ok();
    // "The conversion described in this section will always result in an IRI that maps back to the URI".
    let back = Reference::default().evaluate(Operation::ToUri, &Input::text(got));
    let maps_back =
        matches!(&back, Some(Expect::Text { text }) if decoded(text) == decoded(&input.text));
    match operation {
        Operation::ToUri => Variation::ToUriPathKept,
        _ if !maps_back && is_iri => Variation::ToIriBmp,
        _ if !is_iri || got.contains(is_formatting) => Variation::ToIriBidi,
        _ => Variation::ToIriReserved,
    }
}

/// The bidirectional formatting characters of RFC 3987 section 4.1.
fn is_formatting(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}')
}
