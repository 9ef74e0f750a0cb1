//! What holds of detection in any text (RFC 3987 section 7.3, RFC 3986 Appendix C).

use crate::bodies::detection;
use crate::{choices, input};
use iri_grammar::Grammar;
use iri_grammar::detection::{Delimiters, Finder};
use proptest::prelude::*;

/// Texts of pieces that matter.
fn texts() -> impl Strategy<Value = String> {
    let pieces = prop_oneof![
        4 => prop::sample::select(vec![
            "http", "://", ":", "/", "//", "a", "b1", "www.", "mailto", "URL:", "URL: ", "<", ">", "(", ")", "[", "]",
            "::1", "'", "\"", " ", "\n", "-\n", "%", "%41", "%zz", ".", ",", "?", "#", "@", "\u{e9}", "\u{3042}", "\u{3002}", "\u{300c}",
            "\u{300d}", "\u{201e}", "\u{201c}", "\u{200e}", "\u{e000}", "\u{fffe}", "\0", "x", "=", "&",
        ]).prop_map(str::to_owned),
        1 => any::<String>(),
    ];
    prop::collection::vec(pieces, 0..24).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(crate::cases(500))]

    #[test]
    fn what_holds_of_all_that_is_found_holds(choices in choices(6), text in texts()) {
        detection::run(&input(choices, &[text.as_bytes()]));
    }

    #[test]
    fn s7_3_no_longer_beginning_would_have_been_taken(text in "http://[a-c0:@%\\[\\]/?#é)(.]{0,12}") {
        let finder = Finder::new();
        for found in finder.find(&text) {
            // What is left out at the end is punctuation, or the grammar does not take it.
            let rest = &text[found.span.end..];
            let more = rest.char_indices().map(|(at, c)| at + c.len_utf8());
            let longer = more.map(|at| &rest[..at]).find(|more| {
                let longer = format!("{}{more}", found.text);
                more.contains(|c: char| c.is_alphanumeric() || "/@%#".contains(c))
                    && found.production().matches(&longer)
            });
            prop_assert_eq!(longer, None, "{:?} in {:?}", found.text, text);
        }
    }

    #[test]
    fn appendix_c_what_is_in_angle_brackets_is_found_whole(
        iri in "http://[a-zé]{1,8}(:[0-9]{1,3})?(/[a-z.,;:!?'()é。」-]{0,6}){0,3}(#[a-z.)]{0,5})?",
    ) {
        prop_assume!(Grammar::Rfc3987.production("IRI").unwrap().matches(&iri));
        let text = format!("a <{iri}> b");
        let found: Vec<_> = Finder::new().find(&text).collect();
        prop_assert_eq!(found.len(), 1);
        prop_assert_eq!(&*found[0].text, &*iri);
        prop_assert_eq!(found[0].delimiters, Delimiters::AngleBrackets);
        // By itself, too, unless it ends in what may be punctuation.
        if iri.ends_with(|c: char| c.is_alphanumeric() || c == '/') {
            let text = format!("a {iri} b");
            let found: Vec<_> = Finder::new().find(&text).collect();
            prop_assert_eq!(found.len(), 1);
            prop_assert_eq!(&*found[0].text, &*iri);
        }
    }
}
