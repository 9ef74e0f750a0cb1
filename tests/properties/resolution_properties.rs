//! What holds for every base and every reference, and for those of real pages.

use crate::bodies::resolution;
use crate::input;
use crate::literal;
use crate::support::shared;
use iri_grammar::resolution::Resolver;
use iri_grammar::{Iri, IriReference};
use proptest::prelude::*;

const PATH: &str = "(/?(\\.|\\.\\.|a|%2e|\u{e9}|:|b;p|)){0,7}";

fn regex(regex: String) -> impl Strategy<Value = String> {
    proptest::string::string_regex(&regex).unwrap()
}

fn base() -> impl Strategy<Value = String> {
    let authority = prop_oneof![Just(""), Just("//"), Just("//a"), Just("//\u{e9}@\u{fc}:1")];
    let rest = regex(format!("{PATH}(\\?[a/.\u{e000}]{{0,3}})?(#[a/.]{{0,2}})?"));
    ("(x|http|Http)", authority, rest).prop_map(|(s, a, rest)| format!("{s}:{a}{rest}"))
}

fn reference() -> impl Strategy<Value = String> {
    prop_oneof![
        1 => base(),
        3 => regex(format!("(//[a\u{e9}]{{0,2}}/)?{PATH}(\\?[a/.\u{e000}]{{0,3}})?(#[a/.]{{0,2}})?")),
    ]
}

proptest! {
    #![proptest_config(crate::cases(500))]

    #[test]
    fn s5_what_holds_of_every_reference_holds(base in base(), a in reference(), b in reference()) {
        resolution::run(&input(Vec::new(), &[base.as_bytes(), a.as_bytes(), b.as_bytes()]));
    }

    #[test]
    fn s5_what_holds_of_every_path_holds(path in PATH, target in base()) {
        resolution::run(&input(Vec::new(), &[target.as_bytes(), path.as_bytes(), b""]));
    }

    #[test]
    fn s5_a_relative_reference_resolves_to_the_target(base in base(), target in base()) {
        resolution::run(&input(Vec::new(), &[base.as_bytes(), target.as_bytes(), b""]));
    }
}

#[test]
fn references_of_real_pages() {
    let Some(pairs) = shared("corpus/resolve_pairs.tsv") else { return };
    let mut count = 0;
    for line in pairs.lines() {
        let (base, reference) = line.split_once('\t').unwrap();
        let (Ok(b), Ok(r)) = (Iri::new(base), IriReference::new(reference)) else { continue };
        let target = Resolver::new().resolve(&b, &r);
        assert_eq!(target.text(), literal::resolve(base, reference, true), "{line}");
        let Ok(target) = target.into_identifier() else { continue };
        if let Ok(found) = Resolver::new().relative(&b, &target) {
            assert_eq!(b.resolve(&found).unwrap(), target, "{line}");
            count += 1;
        }
    }
    assert!(count > 2000, "{count}");
}
