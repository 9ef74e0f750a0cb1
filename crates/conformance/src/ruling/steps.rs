//! Rulings by the steps of the algorithms.

use super::grammar::RESERVED;
use super::{Ruling, Text, with_place};
use crate::case::{
    Case, Expect, Input, Level, NormalizeInput, Operation, ReferenceInput, TextInput,
};
use crate::reference::Rule;
use crate::reference::{Parts, Reference, Variation, decode_ascii};
use iri_grammar::Grammar;
use serde_json::Value;

/// Returns the ruling on a wrong target of a reference: the step that makes the first component in
/// which the target differs. `None` if a target is no text, or none differs.
pub(super) fn of_target(
    grammar: Grammar,
    input: &ReferenceInput,
    case: &Case,
    got: &Value,
) -> Option<Ruling> {
    let text = |value: &Value| value.get("text").and_then(Value::as_str).map(str::to_owned);
    let expected = crate::judge::nearest_expectation(case, got).to_json();
    let (right, got_text) = (text(&expected)?, text(got)?);
    let [base, reference] = [&input.base, &input.reference].map(|it| Parts::divide(it));
    let (right, wrong) = (Parts::divide(&right), Parts::divide(&got_text));
    let printed = |lines: &str| Ruling {
        place: String::new(),
        decides: "transform references".to_owned(),
        texts: vec![Text::Printed(lines.to_owned())],
        strength: case.strength,
    };
    // A mistake in RFC 3986 section 5.2.3 or 5.2.4 is explained by the step there.
    let broken_step = super::find_mistake(Operation::Resolve, case, got)
        .map(|it| it.rule(Grammar::Rfc3986))
        .filter(|rule| rule.section != "5.2.2");
    // No step encodes or decodes a character.
    if broken_step.is_none()
        && right.path != wrong.path
        && decode_ascii(&right.path) == decode_ascii(&wrong.path)
    {
        let (place, decides) = ("RFC 3986 section 2.2".to_owned(), "reserved".to_owned());
        let texts = vec![Text::Quote(RESERVED.to_owned())];
        return Some(Ruling { place, decides, texts, strength: case.strength });
    }
    let ruling = match broken_step {
        Some(rule) => {
            let ruling = super::by_rule("", rule, case.strength);
            return Some(with_place(grammar, rule.section, ruling));
        }
        None => {
            let before_path = [&right, &wrong].map(|it| (&it.scheme, &it.authority));
            let only_path_differs = before_path[0] == before_path[1] && right.path != wrong.path;
            match only_path_differs.then(|| steps_of_path(&base, &reference, &wrong)).flatten() {
                Some((section, decides, texts)) => {
                    let ruling = Ruling { decides, texts, ..printed("") };
                    return Some(with_place(grammar, section, ruling));
                }
                None => printed(&pseudocode_of(&base, &reference, &right, &wrong)?),
            }
        }
    };
    Some(with_place(grammar, "5.2.2", ruling))
}

/// Returns the lines of the pseudocode that make the first component that differs. `None` if no
/// component does.
fn pseudocode_of(base: &Parts, reference: &Parts, right: &Parts, wrong: &Parts) -> Option<String> {
    let own_authority = reference.scheme.is_some() || reference.authority.is_some();
    let differs = |member: fn(&Parts) -> &Option<String>| member(right) != member(wrong);
    let lines: &[&str] = if differs(|it| &it.scheme) {
        match reference.scheme {
            Some(_) => &["T.scheme    = R.scheme;"],
            None => &["T.scheme = Base.scheme;"],
        }
    } else if differs(|it| &it.authority) {
        if own_authority {
            &["T.authority = R.authority;"]
        } else {
            &["T.authority = Base.authority;"]
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

/// Returns section, step and sentences of the procedure that makes the path of a target: that of
/// section 5.2.3 or 5.2.4. `None` if both change the path, or neither does.
fn steps_of_path(
    base: &Parts,
    reference: &Parts,
    wrong: &Parts,
) -> Option<(&'static str, String, Vec<Text>)> {
    let has_own_path = reference.scheme.is_some()
        || reference.authority.is_some()
        || reference.path.starts_with('/');
    let steps = match has_own_path {
        // The algorithm is not applied at all.
        true if wrong.path == reference.path => return None,
        true => dot_segment_steps(&reference.path),
        false if reference.path.is_empty() || has_dots(&base.path) || has_dots(&reference.path) => {
            return None;
        }
        false if base.authority.is_some() && base.path.is_empty() => {
            vec![Variation::MergeWithoutSlash]
        }
        false => vec![Variation::MergeKeepsLast],
    };
    let rules: Vec<_> = steps.iter().map(|it| it.rule(Grammar::Rfc3986)).collect();
    let Rule { section, procedure, .. } = *rules.first()?;
    let procedure = match rules.len() {
        1 => procedure,
        _ => "remove_dot_segments",
    };
    let sentences = rules.iter().filter_map(|rule| rule.sentence);
    let texts = sentences.map(|it| Text::Quote(it.to_owned()));
    Some((section, procedure.to_owned(), texts.collect()))
}

/// Returns the steps of section 5.2.4 that remove dot segments from a path, each once, in their
/// order. A step is given as the mistake that leaves it out.
fn dot_segment_steps(path: &str) -> Vec<Variation> {
    let (mut input, mut steps) = (path.to_owned(), Vec::new());
    while !input.is_empty() {
        let step = if input.starts_with("../") || input.starts_with("./") {
            let end = input.find('/').map_or(0, |slash| slash + 1);
            input.drain(..end);
            Variation::Dots2aParentKept
        } else if input == "/." || input.starts_with("/./") {
            input.replace_range(..input.len().min(3), "/");
            Variation::Dots2bMiddleKept
        } else if input == "/.." || input.starts_with("/../") {
            input.replace_range(..input.len().min(4), "/");
            Variation::Dots2cMiddleKept
        } else if [".", ".."].contains(&&*input) {
            input.clear();
            Variation::Dots2dKept
        } else {
            let end = input.char_indices().skip(1).find(|it| it.1 == '/');
            input.drain(..end.map_or(input.len(), |it| it.0));
            continue;
        };
        if !steps.contains(&step) {
            steps.push(step);
        }
    }
    steps
}

/// Returns the ruling on a wrong normal form, by the first component that differs. A lost delimiter
/// comes first, since it makes another identifier. `None` if a form is no text.
pub(super) fn of_normal_form(
    grammar: Grammar,
    input: &NormalizeInput,
    case: &Case,
    got: &Value,
) -> Option<Ruling> {
    let (right, wrong) = (case.expect.to_json(), got);
    let text = |value: &Value| value.get("text").and_then(Value::as_str).map(Parts::divide);
    let (right, wrong) = (text(&right)?, text(wrong)?);
    let lower = |it: &Option<String>| it.as_ref().map(|it| it.to_ascii_lowercase());
    let differs_in_encoding = |right: &Option<String>, wrong: &Option<String>| {
        right != wrong && right.as_deref().map(decode_ascii) == wrong.as_deref().map(decode_ascii)
    };
    let differs_in_case = |right: &Option<String>, wrong: &Option<String>| {
        right != wrong && lower(right) == lower(wrong)
    };
    let component_pairs = || {
        [
            (&right.scheme, &wrong.scheme),
            (&right.authority, &wrong.authority),
            (&right.query, &wrong.query),
            (&right.fragment, &wrong.fragment),
        ]
    };
    let paths = (Some(right.path.clone()), Some(wrong.path.clone()));
    let is_lost = |right: &Option<String>, wrong: &Option<String>| {
        right.as_deref() == Some("") && wrong.is_none()
    };
    let mistake = if is_lost(&right.fragment, &wrong.fragment) {
        Variation::SchemeEmptyFragment
    } else if is_lost(&right.query, &wrong.query) {
        Variation::SchemeEmptyQuery
    } else if component_pairs().iter().any(|(right, wrong)| differs_in_encoding(right, wrong))
        || differs_in_encoding(&paths.0, &paths.1)
    {
        Variation::PercentNone
    } else if differs_in_case(&right.scheme, &wrong.scheme)
        || differs_in_case(&right.authority, &wrong.authority)
    {
        Variation::CaseHostKept
    } else if right.authority != wrong.authority && input.level == Level::Scheme {
        Variation::SchemePortKept
    } else if right.path != wrong.path && right.path.len() < 2 {
        Variation::SchemePathEmpty
    } else if right.path != wrong.path && has_dots(&Parts::divide(&input.text).path) {
        Variation::PathKept
    } else if right.path != wrong.path {
        Variation::PercentNone
    } else if right.query != wrong.query {
        Variation::SchemeEmptyQuery
    } else {
        Variation::SchemeEmptyFragment
    };
    let document = if grammar == Grammar::Rfc3986 { "RFC 3986" } else { "RFC 3987" };
    Some(super::by_rule(document, mistake.rule(grammar), case.strength))
}

/// Whether a path has dot segments.
fn has_dots(path: &str) -> bool {
    path.split('/').any(|segment| [".", ".."].contains(&segment))
}

/// Returns a step of RFC 3987 section 3.1 or 3.2 that a mapping breaks, for an answer to which no
/// single mistake leads. The step is given as the mistake that leaves it out.
pub(super) fn of_mapping(operation: Operation, input: &TextInput, got: &Value) -> Variation {
    let got = got.get("text").and_then(Value::as_str).unwrap_or_default();
    let is_iri = Grammar::Rfc3987.reference().components(got).is_ok();
    // "The conversion described in this section will always result in an IRI that maps back to the URI".
    let back = Reference::default().evaluate(Operation::ToUri, &Input::text(got));
    let maps_back = matches!(&back, Some(Expect::Text { text }) if decode_ascii(text) == decode_ascii(&input.text));
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
