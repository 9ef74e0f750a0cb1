//! Inputs from which the cases of the algorithms are chosen.

use crate::case::{CompareInput, Input, Level, NormalizeInput, Operation, ReferenceInput};
use crate::reference::{Reference, Variation};
use iri_grammar::Grammar;
use std::collections::BTreeSet;

/// The inputs of an operation that are well-formed in a document, common and short ones first.
pub fn pool(operation: Operation, grammar: Grammar) -> Vec<Input> {
    let is_iri = grammar == Grammar::Rfc3987;
    let texts = |texts: Vec<String>| texts.into_iter().map(Input::text).collect();
    let mut inputs: Vec<Input> = match operation {
        Operation::Split => texts(product(&SPLIT)),
        Operation::Resolve => inputs_to_resolve(),
        Operation::Normalize => inputs_to_normalize(),
        Operation::Compare => inputs_to_compare(grammar),
        Operation::ToUri => texts(product(&TO_URI)),
        Operation::ToIri => texts(uris_to_map()),
        _ => Vec::new(),
    };
    // For IRIs, the same with a character beyond ASCII.
    if is_iri && matches!(operation, Operation::Split | Operation::Resolve | Operation::Normalize) {
        inputs = inputs.iter().filter_map(beyond_ascii).collect();
    }
    inputs.retain(|input| is_well_formed(grammar, operation, input));
    inputs.retain(|input| Reference::default().is_unambiguous(operation, input));
    inputs.retain(|input| !Reference::default().is_refused_by_scheme(operation, input));
    inputs.sort_by_cached_key(|input| {
        let json = serde_json::to_string(input).unwrap_or_default();
        (rarity(input), json.chars().count(), json)
    });
    inputs.dedup();
    inputs
}

/// How rare the identifiers of an input are. Common ones are preferred: many implementations do not resolve
/// against a base without an authority at all, and that one deviation should not count in most cases.
fn rarity(input: &Input) -> usize {
    match input {
        Input::Reference(ReferenceInput { base, reference }) => {
            let is_opaque = |text: &str| {
                let scheme =
                    text.split_once(':').filter(|(scheme, _)| !scheme.contains(['/', '?', '#']));
                scheme.is_some_and(|(_, rest)| !rest.starts_with("//"))
            };
            // Without a path, the base has another normal form.
            let of_base = match (base.starts_with("http://a/"), base.starts_with("http://")) {
                (true, _) => 0,
                (false, true) => 2,
                (false, false) => 4,
            };
            // A base with a fragment may be refused.
            let of_base = of_base + 16 * usize::from(base.contains('#'));
            of_base + usize::from(is_opaque(reference)) + 8 * usize::from(is_opaque(base))
        }
        Input::Normalize(NormalizeInput { text, level: Level::Scheme }) => {
            usize::from(!text.to_ascii_lowercase().starts_with("http:"))
        }
        _ => 0,
    }
}

/// Returns the concatenations of one text of each list, in their order.
fn product(lists: &[&[&str]]) -> Vec<String> {
    lists.iter().fold(vec![String::new()], |texts, list| {
        let longer = |text: &String| {
            let text = text.clone();
            list.iter().map(move |more| format!("{text}{more}"))
        };
        texts.iter().flat_map(longer).collect()
    })
}

/// Returns the input with a letter replaced by `é`. `None` if it does not have the letter, or has
/// another form.
fn beyond_ascii(input: &Input) -> Option<Input> {
    let change = |text: &str| text.replacen('g', "é", 1);
    let changed = match input {
        Input::Text(it) => Input::text(change(&it.text)),
        Input::Reference(it) => {
            let (mut base, reference) = (it.base.clone(), change(&it.reference));
            if reference == it.reference {
                base = base.replacen('b', "é", 1);
            }
            Input::Reference(ReferenceInput { base, reference })
        }
        Input::Normalize(it) => {
            Input::Normalize(NormalizeInput { text: change(&it.text), level: it.level })
        }
        _ => return None,
    };
    (changed != *input).then_some(changed)
}

/// Whether the grammar accepts the texts of an input, which have a scheme where the operation needs
/// one.
fn is_well_formed(grammar: Grammar, operation: Operation, input: &Input) -> bool {
    let reference = |text: &str| grammar.reference().components(text).is_ok();
    let has_scheme =
        |text: &str| grammar.reference().components(text).is_ok_and(|it| it.scheme().is_some());
    match (operation, input) {
        // A URI, not an IRI.
        (Operation::ToIri, Input::Text(it)) => {
            Grammar::Rfc3986.reference().components(&it.text).is_ok()
        }
        (_, Input::Text(it)) => reference(&it.text),
        (_, Input::Reference(it)) => has_scheme(&it.base) && reference(&it.reference),
        (_, Input::Normalize(it)) => has_scheme(&it.text),
        (_, Input::Compare(it)) => has_scheme(&it.left) && has_scheme(&it.right),
        _ => false,
    }
}

const SPLIT: [&[&str]; 5] = [
    &["", "a:", "A:", "http:"],
    &[
        "",
        "//",
        "//g",
        "//G",
        "//u@g",
        "//@g",
        "//u:p@g",
        "//g:",
        "//g:80",
        "//u@g:8",
        "//:@g:8",
        "//[::1]",
        "//[::1]:8",
        "//[v1.a:b]",
        "//%41g",
        "//%2fg",
        "//u%40g",
        "//g%3a8",
    ],
    &["", "/", "/g", "g", "/a/../g", "/g@c", "g@c", "/g:c", "./g:c", "/g%41", "/g%2f", "//g"],
    &["", "?", "?g", "?a?g", "?%41", "?a+g", "?g%3a"],
    &["", "#", "#g", "#a?g", "#%41", "#g%3a"],
];

/// Returns each reference of a list on each base of another.
fn inputs_to_resolve() -> Vec<Input> {
    let bases = [
        "http://a/b/c/d;p?q",
        "http://a",
        "http://a?q",
        "http://a/b",
        "http://a/b/c/",
        "http://a/b;p/c",
        "f:a/b",
        "f:a",
        "f:",
        "f:/a/b",
        "file:///a/b",
        "file://",
        "A://B/c?q",
        "f://a/./b/../c",
        "f://a/b//",
        "f:a;p/b",
        "http://a/b#f",
    ];
    let references = product(&[
        &["", "//h", "x:", "x://h", "//", "http:", "X://H", "//%41", "file:"],
        &[
            "",
            "/",
            "g",
            "/g",
            "./g",
            "../g",
            ".",
            "..",
            "./",
            "../",
            "g/.",
            "g/..",
            "g/./h",
            "g/../h",
            "/./g",
            "/../g",
            "/g/..",
            "/g/.",
            "g//..",
            "g//../h",
            "/g//../../h",
            "..g",
            ".g",
            "g.",
            "g..",
            ".../g",
            "g/...",
            "/h/.../g",
            "%2E%2E/g",
            "g/%2e",
            "g;x=1/../y",
            "../../..",
            "../../../g",
            "./h:g",
            "h/g:i",
            "g%67",
            "g%c3",
            "g/",
            "g/h/../../i",
            "h/../.g",
            "h/..g",
            "g//h",
            "./.",
            "../.",
        ],
        &["", "?y", "?", "?y/../x", "?y/./x"],
        &["", "#s", "#", "#s/../x"],
    ]);
    let references: BTreeSet<String> = references.into_iter().collect();
    let mut inputs = Vec::new();
    for reference in references {
        inputs.extend(bases.iter().map(|&base| {
            let reference = reference.clone();
            Input::Reference(ReferenceInput { base: base.to_owned(), reference })
        }));
    }
    inputs
}

const NORMALIZE: [&[&str]; 5] = [
    &["http:", "HTTP:", "https:", "ftp:", "a:"],
    &["", "//g", "//G", "//U@g", "//%c3%a9", "//%47", "//g:80", "//g:", "//g:443", "//g:8"],
    &[
        "",
        "/",
        "/G",
        "/g%3a",
        "/%7e",
        "/%7E",
        "/%2D",
        "/%41",
        "/%31",
        "/%2F",
        "/%21",
        "/%20",
        "/%2541",
        "/%C3%A9",
        "/./g",
        "/a/../g",
        "/g/",
        "/%2e%2E/g",
        "/a//g",
        "g",
        "/g/..",
    ],
    &["", "?", "?G", "?g%3a", "?%41", "?a/../g"],
    &["", "#", "#G", "#%3a"],
];

/// The levels of normalization.
const LEVELS: [Level; 5] = [Level::Case, Level::Percent, Level::Path, Level::Syntax, Level::Scheme];

/// Returns each combination of [`NORMALIZE`] at each level.
fn inputs_to_normalize() -> Vec<Input> {
    let texts = product(&NORMALIZE);
    let at_each_level = |text: &String| {
        let text = text.clone();
        LEVELS.map(|level| Input::Normalize(NormalizeInput { text: text.clone(), level }))
    };
    texts.iter().flat_map(at_each_level).collect()
}

/// Returns pairs of different texts: by hand for simple comparison; for each mistake of
/// normalization, a text with its right and with its wrong normal form.
fn inputs_to_compare(grammar: Grammar) -> Vec<Input> {
    let mut pairs = BTreeSet::new();
    let mut add = |left: &str, right: &str, level| {
        if left != right {
            pairs.insert((left.to_owned(), right.to_owned(), level));
        }
    };
    for (left, right) in [
        ("http://g/", "http://g/"),
        ("http://g/", "HTTP://G/"),
        ("http://g/%3a", "http://g/%3A"),
        ("http://g/#g", "http://g/"),
        ("http://g/a/", "http://g/a"),
        ("http://g/é", "http://g/%C3%A9"),
        ("http://g/é", "http://g/e\u{301}"),
    ] {
        add(left, right, Level::Simple);
        if grammar == Grammar::Rfc3987 && left.is_ascii() {
            add(&left.replace("/g/", "/é/"), &right.replace("/g/", "/é/"), Level::Simple);
        }
    }
    let texts = pool(Operation::Normalize, grammar);
    let mut shown: BTreeSet<Variation> = BTreeSet::new();
    for input in texts {
        let Input::Normalize(NormalizeInput { text, level }) = &input else { continue };
        // To compare up to dot segments is to compare by all of RFC 3986 section 6.2.2.
        let level = if *level == Level::Path { &Level::Syntax } else { level };
        let right = Reference::default().normal_form(text, *level);
        for &variation in Variation::ALL {
            if variation.operation() != Operation::Normalize || shown.contains(&variation) {
                continue;
            }
            let wrong = Reference::with(variation).normal_form(text, *level);
            if wrong != right {
                add(text, &right, *level);
                add(text, &wrong, *level);
                shown.insert(variation);
            }
        }
    }
    let input = |(left, right, level)| Input::Compare(CompareInput { left, right, level });
    pairs.into_iter().map(input).collect()
}

const TO_URI: [&[&str]; 5] = [
    &["", "a:", "A:"],
    &["", "//g", "//é", "//é@g", "//é:8", "//G"],
    &["", "/é", "/\u{10300}", "/日", "/e\u{301}", "/%c3é", "/%41é", "/a/../é", "é"],
    &["", "?é", "?\u{e000}", "?a/b:c", "?a+é"],
    &["", "#é"],
];

/// Returns URIs with percent-encoded octets in each component.
fn uris_to_map() -> Vec<String> {
    let octets = [
        "%C3%A9",
        "%c3%a9",
        "%E9",
        "%C3%A9%E9",
        "%E9%C3%A9",
        "%25",
        "%2541",
        "%2525",
        "%2F",
        "%3F",
        "%23",
        "%3A",
        "%20",
        "%3C",
        "%5C",
        "%7C",
        "%00",
        "%0A",
        "%7F",
        "%41",
        "%7E",
        "%2D",
        "%C0%AF",
        "%C1%81",
        "%ED%A0%80",
        "%ED%A0%BC%ED%B0%80",
        "%F4%90%80%80",
        "%E2%82",
        "%80",
        "%FF",
        "%E2%80%8E",
        "%E2%80%AE",
        "%EE%80%80",
        "%F3%B0%80%80",
        "%EF%BF%BE",
        "%EF%B7%90",
        "%F0%9F%BF%BF",
        "%EF%BF%BD",
        "%EF%BF%B0",
        "%C2%80",
        "%C2%85",
        "%C2%9F",
        "%F3%A0%80%81",
        "%F0%90%8C%80",
        "%E6%97%A5",
        "e%CC%81",
        "%e9",
        "%25C3%25A9",
        "%21",
        "%2f",
    ];
    let places = [("a:/", ""), ("a:?", ""), ("a:#", ""), ("a://", ""), ("a://", "@g"), ("/", "")];
    let in_place =
        |(before, after): (&str, &str)| octets.map(|octets| format!("{before}{octets}{after}"));
    places.into_iter().flat_map(in_place).collect()
}
