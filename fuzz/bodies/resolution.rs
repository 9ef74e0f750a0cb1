//! RFC 3986 section 5, beside section 5.2 as literally as it goes.

use super::input::read;
use crate::literal;
use iri_grammar::resolution::{
    Base, NoReference, Resolver, Unreachable, remove_dot_segments, remove_dot_segments_recorded,
};
use iri_grammar::steps::After;
use iri_grammar::{Iri, IriReference};

pub fn run(data: &[u8]) {
    let (_, [base, a, b]) = read(data);
    s5_2_is_what_the_pseudocode_says(&base, &a);
    references_are_composed(&base, &a, &b);
    s5_2_4_is_what_the_two_buffers_say(&a);
    a_relative_reference_resolves_to_the_target(&base, &a);
}

/// RFC 3986 sections 5.2.2, 5.2.3 and 5.3, beside the pseudocode as it stands there.
pub fn s5_2_is_what_the_pseudocode_says(base: &str, reference: &str) {
    let (Ok(b), Ok(r)) = (Iri::new(base), IriReference::new(reference)) else {
        return;
    };
    for (resolver, strict) in [(Resolver::new(), true), (Resolver::new().non_strict(), false)] {
        let target = resolver.resolve(&b, &r);
        assert_eq!(target.text(), literal::resolve(base, reference, strict));
        let recorded = resolver.resolve_recorded(&b, &r, &mut Vec::new());
        assert_eq!(recorded.text(), target.text());
        match target.danger() {
            None => {
                let parsed = Iri::new(target.text()).unwrap();
                assert_eq!(parsed.components(), target.components());
            }
            Some(_) => assert!(target.components().path().text().starts_with("//")),
        }
        // Into a buffer, and against a base that is given once, it is the same.
        let mut buffer = String::from("before");
        let expected = target.clone().into_identifier();
        let given = Base::new(b).by(resolver);
        let into = given.resolve_text_into(reference, &mut buffer);
        match &expected {
            Ok(expected) => {
                let into = into.unwrap();
                assert_eq!(&into, expected);
                assert_eq!(into.components(), expected.components());
            }
            Err(danger) => assert_eq!(&into.unwrap_err(), danger),
        }
        assert_eq!(given.resolve_text(reference), expected.clone());
        let into = given.resolve_into(&r, &mut buffer).map(|target| target.into_owned());
        assert_eq!(into, expected.clone());
        assert_eq!(given.resolve(&r), expected.clone());
        if strict {
            let into = b.resolve_into(&r, &mut buffer).map(|target| target.into_owned());
            assert_eq!(into.map_err(Into::into), expected.clone());
            assert_eq!(b.resolve(&r).map_err(Into::into), expected);
        }
        // With the guard there is always a target, and it is one.
        let guarded = resolver.guarded().resolve(&b, &r).into_identifier().unwrap();
        let parsed = Iri::new(&guarded).unwrap();
        assert_eq!(parsed.components(), guarded.components());
    }
}

/// What is composed leads where its parts lead, one after the other, from every base.
pub fn references_are_composed(base: &str, a: &str, b: &str) {
    let Ok(from) = Iri::new(base) else { return };
    let (Ok(a), Ok(b)) = (IriReference::new(a), IriReference::new(b)) else { return };
    let composed = a.compose(&b);
    let parsed = IriReference::new(&composed).unwrap();
    assert_eq!(parsed.components(), composed.components());
    let Ok(there) = from.resolve(&a) else { return };
    // The guard of the parts does not count: with it or without, it is the same target.
    let guarded = Resolver::new().guarded();
    let expected = guarded.resolve(&there, &b).into_identifier().unwrap();
    let found = guarded.resolve(&from, &composed).into_identifier().unwrap();
    assert_eq!(found, expected);
}

/// RFC 3986 section 5.2.4, beside its two buffers.
pub fn s5_2_4_is_what_the_two_buffers_say(path: &str) {
    let removed = remove_dot_segments(path);
    assert_eq!(&*removed, literal::remove_dot_segments(path));
    assert_eq!(&*remove_dot_segments(&removed), &*removed);
    let mut steps = Vec::new();
    assert_eq!(&*remove_dot_segments_recorded(path, &mut steps), &*removed);
    // Of longer buffers, a step has the ends.
    if path.len() <= 256 {
        let last = After::Buffers { output: removed.into(), input: String::new() };
        assert_eq!(&steps.last().unwrap().after, &last);
    }
}

/// RFC 3986 section 4.2: what is relative to a base means the target, by section 5.2.
pub fn a_relative_reference_resolves_to_the_target(base: &str, target: &str) {
    let (Ok(b), Ok(t)) = (Iri::new(base), Iri::new(target)) else { return };
    let short = Resolver::new().path_only().parents(1);
    for resolver in
        [Resolver::new(), Resolver::new().non_strict(), Resolver::new().guarded(), short]
    {
        match resolver.relative(&b, &t) {
            Ok(reference) => {
                let parsed = IriReference::new(&reference).unwrap();
                assert_eq!(parsed.components(), reference.components());
                let back = resolver.resolve(&b, &reference).into_identifier().unwrap();
                assert_eq!(back, target);
                // A parser that is not strict may not resolve the target itself to it.
                let itself = IriReference::new(target).unwrap();
                let leads_back = resolver.resolve(&b, &itself).text() == target;
                assert!(!leads_back || reference.len() <= target.len());
                if resolver == short {
                    assert!(!reference.starts_with("//"));
                    assert!(!reference.starts_with("../../"));
                }
            }
            Err(NoReference { reason, .. }) => {
                let removed = remove_dot_segments(t.path().text()) != t.path().text();
                // A parser that is not strict cannot say `x:a` where the base is `x:`.
                let ignored = resolver == Resolver::new().non_strict()
                    && b.scheme().eq_ignore_ascii_case(t.scheme());
                match reason {
                    Unreachable::DotSegments => assert!(removed),
                    Unreachable::SchemeIgnored => assert!(ignored),
                }
            }
        }
    }
}
