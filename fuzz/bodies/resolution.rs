//! Compares the resolution of references with a literal implementation of RFC 3986 section 5.2.

use super::input::read;
use crate::literal::{self, Split};
use iri_grammar::resolution::{Base, NoReference, Resolver, remove_dot_segments};
use iri_grammar::spec::{State, Trace};
use iri_grammar::{Iri, IriReference};

pub fn run(data: &[u8]) {
    let (_, [base, a, b]) = read(data);
    s5_2_is_what_the_pseudocode_says(&base, &a);
    references_are_composed(&base, &a, &b);
    s5_2_4_is_what_the_two_buffers_say(&a);
    a_relative_reference_resolves_to_the_target(&base, &a);
}

/// RFC 3986 sections 5.2.2, 5.2.3 and 5.3: the target is that of the pseudocode as printed.
pub fn s5_2_is_what_the_pseudocode_says(base: &str, reference: &str) {
    let (Ok(b), Ok(r)) = (Iri::new(base), IriReference::new(reference)) else {
        return;
    };
    for (resolver, strict) in [(Resolver::new(), true), (Resolver::new().non_strict(), false)] {
        let target = resolver.resolve(&b, &r);
        assert_eq!(target.text(), literal::resolve(base, reference, strict));
        let recorded = resolver.resolve_with_trace(&b, &r, &mut Trace::on());
        assert_eq!(recorded.text(), target.text());
        match target.danger() {
            None => {
                let parsed = Iri::new(target.text()).unwrap();
                assert_eq!(parsed.components(), target.components());
            }
            Some(_) => assert!(target.components().path().text().starts_with("//")),
        }
        // The other functions for the same reference return the same target.
        let mut buffer = String::from("before");
        let expected = target.clone().into_identifier();
        let prepared_base = Base::new(b).resolver(resolver);
        let into = prepared_base.resolve_text_into(reference, &mut buffer);
        match &expected {
            Ok(expected) => {
                let into = into.unwrap();
                assert_eq!(&into, expected);
                assert_eq!(into.components(), expected.components());
            }
            Err(danger) => assert_eq!(&into.unwrap_err(), danger),
        }
        assert_eq!(prepared_base.resolve_text(reference), expected.clone());
        let into = prepared_base.resolve_into(&r, &mut buffer).map(|target| target.into_owned());
        assert_eq!(into, expected.clone());
        assert_eq!(prepared_base.resolve(&r), expected.clone());
        if strict {
            let into = b.resolve_into(&r, &mut buffer).map(|target| target.into_owned());
            assert_eq!(into, expected.clone());
            assert_eq!(b.resolve(&r), expected);
        }
        // With the guard there is always a target, and it is an IRI.
        let guarded = resolver.guarded().resolve(&b, &r).into_identifier().unwrap();
        let parsed = Iri::new(&guarded).unwrap();
        assert_eq!(parsed.components(), guarded.components());
    }
}

/// A composed reference has the same target as its two parts, resolved one after the other.
pub fn references_are_composed(base: &str, a: &str, b: &str) {
    let Ok(from) = Iri::new(base) else { return };
    let (Ok(a), Ok(b)) = (IriReference::new(a), IriReference::new(b)) else { return };
    let composed = a.compose(&b);
    let parsed = IriReference::new(&composed).unwrap();
    assert_eq!(parsed.components(), composed.components());
    let Ok(there) = from.resolve(&a) else { return };
    // A guard when composing does not matter: the target is the same.
    let guarded = Resolver::new().guarded();
    let expected = guarded.resolve(&there, &b).into_identifier().unwrap();
    let found = guarded.resolve(&from, &composed).into_identifier().unwrap();
    assert_eq!(found, expected);
}

/// RFC 3986 section 5.2.4: compares the removal with the algorithm of two buffers as printed.
pub fn s5_2_4_is_what_the_two_buffers_say(path: &str) {
    let removed = remove_dot_segments(path, &mut Trace::off());
    assert_eq!(&*removed, literal::remove_dot_segments(path));
    assert_eq!(&*remove_dot_segments(&removed, &mut Trace::off()), &*removed);
    let mut steps = Trace::on();
    assert_eq!(&*remove_dot_segments(path, &mut steps), &*removed);
    // A step contains only the ends of longer buffers.
    if path.len() <= 256 {
        let last = State::Buffers { output: removed.into(), input: String::new() };
        assert_eq!(&steps.last().unwrap().after, &last);
    }
}

/// RFC 3986 section 4.2: a relative reference to a target resolves to the target (section 5.2), and is
/// as short as the shortest that [`relative_slowly`] finds.
pub fn a_relative_reference_resolves_to_the_target(base: &str, target: &str) {
    let (Ok(b), Ok(t)) = (Iri::new(base), Iri::new(target)) else { return };
    let strict = Resolver::new();
    for resolver in [
        strict,
        strict.non_strict(),
        strict.guarded(),
        strict.no_absolute_path(),
        strict.no_absolute_path().path_only().parents(1),
    ] {
        let Ok(reference) = resolver.relative(&b, &t) else { continue };
        let back = resolver.resolve(&b, &reference).into_identifier().unwrap();
        assert_eq!(back, t);
    }
    let shortest = strict.shortest();
    let short = shortest.path_only().parents(1);
    for resolver in [shortest, shortest.non_strict(), shortest.guarded(), short] {
        let relative = resolver.relative(&b, &t);
        assert_eq!(Base::new(b).resolver(resolver).relative(&t), relative);
        let slowly = relative_slowly(resolver, resolver == short, base, target);
        let (base_path, target_path) = (b.path().text(), t.path().text());
        let folder = base_path.rfind('/').map_or("", |slash| &base_path[..=slash]);
        // In these cases, the library finds a reference that `relative_slowly` does not consider.
        let slowly_is_longer = remove_dot_segments(folder, &mut Trace::off()) != folder
            || (base_path.is_empty() && target_path.starts_with("//"))
            || target_path.starts_with("/.//");
        let found = relative.as_ref().ok().map(|reference| reference.as_str());
        match &slowly {
            Some(slowly) if slowly_is_longer => {
                assert!(found.is_some_and(|found| found.len() <= slowly.len()), "{slowly}");
            }
            slowly => assert!(found == slowly.as_deref() || slowly_is_longer, "{slowly:?}"),
        }
        match relative {
            Ok(reference) => {
                let parsed = IriReference::new(&reference).unwrap();
                assert_eq!(parsed.components(), reference.components());
                let back = resolver.resolve(&b, &reference).into_identifier().unwrap();
                assert_eq!(back, target);
                // A resolver that is not strict may resolve the target to another one.
                let itself = IriReference::new(target).unwrap();
                let leads_back = resolver.resolve(&b, &itself).text() == target;
                assert!(!leads_back || reference.len() <= target.len());
                if resolver == short {
                    assert!(!reference.starts_with("//"));
                    assert!(!reference.starts_with("../../"));
                }
            }
            Err(reason) => {
                let removed =
                    remove_dot_segments(t.path().text(), &mut Trace::off()) != t.path().text();
                // For a resolver that is not strict, no reference leads from the base `x:` to `x:a`.
                let ignored = resolver == shortest.non_strict()
                    && b.scheme().eq_ignore_ascii_case(t.scheme());
                match reason {
                    NoReference::DotSegments { .. } => assert!(removed),
                    NoReference::SchemeIgnored { .. } => assert!(ignored),
                    other => panic!("{other}"),
                }
            }
        }
    }
}

/// Returns the shortest of eight candidates that resolves to the target; of several, the one that shares
/// more with the base. If `short`, a candidate may not have an authority without a scheme, nor more
/// than one `..`.
fn relative_slowly(resolver: Resolver, short: bool, base: &str, target: &str) -> Option<String> {
    let (b, t) = (literal::split(base), literal::split(target));
    let folder = b.path.rfind('/').map_or("", |slash| &b.path[..=slash]);
    let folders = folder.split_inclusive('/').zip(t.path.split_inclusive('/'));
    let common: usize = folders.take_while(|(a, b)| a == b).map(|(a, _)| a.len()).sum();
    let up = folder[common..].matches('/').count();
    let relative = "../".repeat(up) + &t.path[common..];
    let dotted = format!("./{relative}");
    let network = Split { scheme: None, ..t };
    let from_path = |path| Split { authority: None, path, ..network };
    let candidates = [
        Split { query: None, ..from_path("") },
        from_path(""),
        from_path(&relative),
        from_path(relative.strip_prefix('/').unwrap_or(&relative)),
        from_path(&dotted),
        from_path(t.path),
        network,
        t,
    ];
    let base = Iri::new(base).unwrap();
    let leads_to_target = |candidate: &Split<'_>| {
        let text = candidate.to_string();
        let Ok(reference) = IriReference::new(&text) else { return false };
        let found = resolver.resolve(&base, &reference).into_identifier();
        literal::split(&text) == *candidate && found.is_ok_and(|found| found == target)
    };
    let may_be_returned = |candidate: &Split<'_>| {
        let is_network = candidate.scheme.is_none() && candidate.authority.is_some();
        let up = candidate.path.split('/').filter(|segment| *segment == "..").count();
        !short || !is_network && up <= 1
    };
    let found = candidates.iter().filter(|it| may_be_returned(it)).filter(|it| leads_to_target(it));
    found.map(Split::to_string).min_by_key(String::len)
}
