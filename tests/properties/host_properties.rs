//! What holds for host names of any kind.

use crate::bodies::hosts;
use crate::{choices, input};
use iri_grammar::host::{Idna2003, Profile};
use proptest::prelude::*;

/// Texts that look like names, and any other.
fn names() -> impl Strategy<Value = String> {
    let likely = prop_oneof![
        Just('.'),
        Just('-'),
        proptest::char::range('a', 'z'),
        proptest::char::range('\u{A0}', '\u{6FF}'),
        proptest::char::range('\u{900}', '\u{DFF}'),
        proptest::char::range('\u{1100}', '\u{11FF}'),
        proptest::char::range('\u{2000}', '\u{206F}'),
        proptest::char::range('\u{3000}', '\u{30FF}'),
        proptest::char::range('\u{FE00}', '\u{FFFF}'),
        any::<char>(),
    ];
    let characters = proptest::collection::vec(likely, 0..40);
    let text = characters.prop_map(String::from_iter);
    prop_oneof![
        text.clone(),
        "(xn--[a-zA-Z0-9-]{0,70}[.]?){1,3}",
        text.prop_map(|t| "xn--".to_owned() + &t)
    ]
}

proptest! {
    #![proptest_config(crate::cases(500))]

    #[test]
    fn what_holds_of_every_name_holds(choices in choices(9), name in names()) {
        hosts::run(&input(choices, &[name.as_bytes()]));
    }
}

/// Names as long as they come take time in proportion to their length: these would take
/// minutes otherwise.
#[test]
fn long_names_are_no_danger() {
    let unit = ["a", "\u{e9}", "\u{628}\u{200c}", "\u{660}", "\u{30fb}", "a\u{301}", "\u{4e00}."];
    let prefixes = ["", "xn--", "xn--a."];
    for profile in Profile::ALL {
        for (unit, prefix) in unit.iter().flat_map(|unit| prefixes.map(|prefix| (unit, prefix))) {
            let name = prefix.to_owned() + &unit.repeat(20_000);
            let _ = (profile.to_ascii(&name), profile.to_unicode(&name));
        }
    }
    let marks = "a".to_owned() + &"\u{301}\u{323}".repeat(20_000);
    assert!(Idna2003::for_mapping().to_ascii(&marks).is_err());
}
