//! Properties of random grammars, and of texts that are nearly grammars.

use crate::laboratory::{grammar_texts, grammars};
use proptest::collection::vec;
use proptest::prelude::*;

/// A grammar in one of the notations (RFC 5234, pest, XML 1.0 section 6, a regular expression),
/// ABNF with mistakes, or a document; or nearly one, made of pieces of these.
fn text() -> impl Strategy<Value = (u8, String)> {
    let pieces = [
        &[
            "a", "b", "ALPHA", "\"x\"", "%x61-7A", "%d13.10", "%s\"X\"", "2*3", "*", "1*", " ",
            " / ", "(", ")", "[", "]", "<p>", "; c", "\r\n", "\n", "=/", " = ", "|",
        ][..],
        &[
            "a",
            "b",
            "ANY",
            "\"x\"",
            "^\"x\"",
            "'a'..'z'",
            " ~ ",
            " | ",
            "(",
            ")",
            "*",
            "+",
            "?",
            "{2}",
            "{1, 2}",
            "!",
            "&",
            "PUSH(\"x\")",
            "PEEK",
            "SOI",
            "EOI",
            "@",
            "_",
        ],
        &[
            "a", "b", "'x'", "\"y\"", "#x61", "[a-z]", "[^#x9]", " ", " | ", "(", ")", "*", "+",
            "?", " - ", "/* c */", "\n", " ::= ",
        ],
        &[
            "a", "b", ".", "[a-z]", "[^x]", "\\d", "\\p{L}", "(", "(?:", ")", "|", "*", "+", "?",
            "{2,3}", "^", "$",
        ],
    ];
    (0..6_u8).prop_flat_map(move |kind| {
        let pieces = pieces[if kind < 4 { usize::from(kind) } else { 0 }];
        let body = vec(prop::sample::select(pieces), 1..8).prop_map(|it| it.concat());
        vec(body, 1..4).prop_map(move |bodies| {
            let rule = |(name, body): (char, String)| match kind {
                1 => format!("{name} = {{ {body} }}\n"),
                2 => format!("{name} ::= {body}\n"),
                3 => body,
                5 => format!("   {name} = {body}\n"),
                _ => format!("{name} = {body}\n"),
            };
            let rules: String = ('a'..).zip(bodies).map(rule).collect();
            (b'0' + kind, rules)
        })
    })
}

proptest! {
    #[test]
    fn a_grammar_is_matched_as_by_whoever_tries_everything(choices in vec(any::<u8>(), 0..60)) {
        grammars::run(&choices);
    }

    #[test]
    fn a_text_of_a_grammar_is_read_and_printed((kind, text) in text()) {
        grammar_texts::run(&[&[kind, b'\n'], text.as_bytes()].concat());
    }
}
