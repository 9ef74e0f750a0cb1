//! What an edit makes is what the components make when they are put together and read again.

use crate::bodies::editing::{ALL, check_data_of_every_kind, check_edit_of_every_kind};
use proptest::prelude::*;
use proptest::{option, sample::select};

/// A text of each form that components can have together.
const TEXTS: [&str; 34] = [
    "",
    "#",
    "?",
    "?q#f",
    "a",
    "a?q",
    "/",
    "/a:b",
    "/.//a",
    "./a:b",
    "//",
    "//h",
    "//h?q",
    "///a",
    "//u@h:1/a",
    "//-",
    "//u@-:x/b",
    "s:",
    "s:a",
    "s:a:b",
    "s:?",
    "s:a?b",
    "s:[?]",
    "s:/",
    "s:/a?q#f",
    "s:a#f",
    "s://",
    "s:///a",
    "s://h",
    "s://u@h:1/a?q#f",
    "s://[::1]:/",
    "s://a.1/",
    "s://h//a",
    "s:%41/;b",
];

/// With these characters, all that is short: what one of them does beside another is what
/// components do beside each other.
#[test]
fn every_short_component_is_set_as_if_all_were_read_again() {
    let mut short: Vec<String> = vec![String::new()];
    for length in 0..2 {
        let longer = short.iter().filter(|it| it.len() == length);
        let longer = longer.flat_map(|it| "a1:/@?#.[".chars().map(move |c| format!("{it}{c}")));
        short.extend(longer.collect::<Vec<_>>());
    }
    short.extend(
        ["[::1]", "[v1.a]", "1.2.3.4", "u@h:1", "h:1", "h.a:", "%41", "%4", "\u{e9}", "\u{e000}"]
            .map(Into::into),
    );
    for text in TEXTS {
        for what in ALL {
            check_edit_of_every_kind(text, what, None);
            for new in &short {
                check_edit_of_every_kind(text, what, Some(new));
            }
        }
    }
}

/// Identifiers and references, mostly valid in most grammars.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "([a-z]{1,3}:)?(//([a:;%]{0,2}@)?([a1.-]{0,4}|\\[::1\\]|\u{e9})(:[0-9]{0,3})?)?\
            (/[a:@;\u{e9}]{0,3}){0,3}(\\?[?/a=&+\u{e9}]{0,5})?(#[a/?]{0,3})?",
        "([a-z]{1,3}:)?[a:;@/]{0,6}(\\?[?/a=&+]{0,5})?(#[a/?]{0,3})?",
        super::references::REFERENCES,
        select(&TEXTS[..]).prop_map(str::to_owned),
    ]
}

fn new() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-z0-9.\u{e9}]{0,5}",
        "[a:/@?#%41\u{e9}\\[\\];. <-]{0,6}",
        "(/[a:;]{0,2}){0,3}",
        "([a:]{0,2}@)?[a1.-]{0,4}(:[0-9]{0,2})?",
        "\\PC{0,6}",
    ]
}

proptest! {
    #![proptest_config(crate::cases(500))]

    #[test]
    fn an_edit_is_what_the_components_make_together(
        text in text(),
        what in select(&ALL[..]),
        new in option::weighted(0.9, new()),
    ) {
        check_edit_of_every_kind(&text, what, new.as_deref());
    }

    #[test]
    fn data_stays_what_it_is(text in text(), key in new(), value in any::<String>()) {
        check_data_of_every_kind(&text, &key, &value);
    }
}
