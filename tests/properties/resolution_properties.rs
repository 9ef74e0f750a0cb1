//! What holds for every base and every reference, and for those of real pages.

use crate::literal;
use crate::support::shared;
use iri_grammar::resolution::{
    Base, NoReference, Resolver, Unreachable, remove_dot_segments, remove_dot_segments_recorded,
};
use iri_grammar::steps::After;
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
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn s5_2_is_what_the_pseudocode_says(base in base(), reference in reference()) {
        let (Ok(b), Ok(r)) = (Iri::new(&base), IriReference::new(&reference)) else {
            return Ok(());
        };
        for (resolver, strict) in [(Resolver::new(), true), (Resolver::new().non_strict(), false)] {
            let target = resolver.resolve(&b, &r);
            prop_assert_eq!(target.text(), literal::resolve(&base, &reference, strict));
            let recorded = resolver.resolve_recorded(&b, &r, &mut Vec::new());
            prop_assert_eq!(recorded.text(), target.text());
            match target.danger() {
                None => {
                    let parsed = Iri::new(target.text()).unwrap();
                    prop_assert_eq!(parsed.components(), target.components());
                }
                Some(_) => prop_assert!(target.components().path().text().starts_with("//")),
            }
            // Into a buffer, and against a base that is given once, it is the same.
            let mut buffer = String::from("before");
            let expected = target.clone().into_identifier();
            let given = Base::new(b).by(resolver);
            let into = given.resolve_into(&reference, &mut buffer);
            match &expected {
                Ok(expected) => {
                    let into = into.unwrap();
                    prop_assert_eq!(&into, expected);
                    prop_assert_eq!(into.components(), expected.components());
                }
                Err(danger) => prop_assert_eq!(&into.unwrap_err(), danger),
            }
            prop_assert_eq!(given.resolve(&reference), expected.clone());
            if strict {
                let into = b.resolve_into(&r, &mut buffer).map(|target| target.into_owned());
                prop_assert_eq!(into.map_err(Into::into), expected.clone());
                prop_assert_eq!(b.resolve(&r).map_err(Into::into), expected);
            }
            // With the guard there is always a target, and it is one.
            let guarded = resolver.guarded().resolve(&b, &r).into_identifier().unwrap();
            let parsed = Iri::new(&guarded).unwrap();
            prop_assert_eq!(parsed.components(), guarded.components());
        }
    }

    /// What is composed leads where its parts lead, one after the other, from every base.
    #[test]
    fn references_are_composed(base in base(), a in reference(), b in reference()) {
        let Ok(from) = Iri::new(&base) else { return Ok(()) };
        let (Ok(a), Ok(b)) = (IriReference::new(&a), IriReference::new(&b)) else { return Ok(()) };
        let composed = a.compose(&b);
        let parsed = IriReference::new(&composed).unwrap();
        prop_assert_eq!(parsed.components(), composed.components());
        let Ok(there) = from.resolve(&a) else { return Ok(()) };
        // The guard of the parts does not count: with it or without, it is the same target.
        let guarded = Resolver::new().guarded();
        let expected = guarded.resolve(&there, &b).into_identifier().unwrap();
        let found = guarded.resolve(&from, &composed).into_identifier().unwrap();
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn s5_2_4_is_what_the_two_buffers_say(path in PATH) {
        let removed = remove_dot_segments(&path);
        prop_assert_eq!(&*removed, literal::remove_dot_segments(&path));
        prop_assert_eq!(&*remove_dot_segments(&removed), &*removed);
        let mut steps = Vec::new();
        prop_assert_eq!(&*remove_dot_segments_recorded(&path, &mut steps), &*removed);
        let last = After::Buffers { output: removed.into(), input: String::new() };
        prop_assert_eq!(&steps.last().unwrap().after, &last);
    }

    #[test]
    fn a_relative_reference_resolves_to_the_target(base in base(), target in base()) {
        let (Ok(b), Ok(t)) = (Iri::new(&base), Iri::new(&target)) else { return Ok(()) };
        let short = Resolver::new().path_only().parents(1);
        for resolver in
            [Resolver::new(), Resolver::new().non_strict(), Resolver::new().guarded(), short]
        {
            match resolver.relative(&b, &t) {
                Ok(reference) => {
                    let parsed = IriReference::new(&reference).unwrap();
                    prop_assert_eq!(parsed.components(), reference.components());
                    let back = resolver.resolve(&b, &reference).into_identifier().unwrap();
                    prop_assert_eq!(back, target.as_str());
                    // A parser that is not strict may not resolve the target itself to it.
                    let itself = IriReference::new(&target).unwrap();
                    let leads_back = resolver.resolve(&b, &itself).text() == target;
                    prop_assert!(!leads_back || reference.len() <= target.len());
                    if resolver == short {
                        prop_assert!(!reference.starts_with("//"));
                        prop_assert!(!reference.starts_with("../../"));
                    }
                }
                Err(NoReference { reason, .. }) => {
                    let removed = remove_dot_segments(t.path().text()) != t.path().text();
                    // A parser that is not strict cannot say `x:a` where the base is `x:`.
                    let ignored = resolver == Resolver::new().non_strict()
                        && b.scheme().eq_ignore_ascii_case(t.scheme());
                    match reason {
                        Unreachable::DotSegments => prop_assert!(removed),
                        Unreachable::SchemeIgnored => prop_assert!(ignored),
                    }
                }
            }
        }
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
