//! Properties of the comparison ladder (RFC 3987 section 5).

use super::input::read;
use crate::literal;
use iri_grammar::ladder::{Idn, Keyed, Ladder, PercentEncoding, Rung};
use iri_grammar::spec::Trace;
use iri_grammar::{Iri, kind};
use std::hash::{DefaultHasher, Hash, Hasher};

pub fn run(data: &[u8]) {
    let (_, [a, b, c]) = read(data);
    for text in [&a, &b] {
        every_rung_is_idempotent_and_gives_an_identifier(text);
        a_normal_form_is_equivalent_at_its_rung(text);
        each_step_begins_where_the_last_one_ended(text);
    }
    s5_3_2_3_the_same_octets_are_equivalent(&a, &b);
    higher_rungs_find_more(&a, &b);
    equivalence_is_a_relation_of_keys([&a, &b, &c]);
}

/// Returns ladders with different options.
pub fn ladders() -> [Ladder<'static>; 3] {
    [
        Ladder::new().idn(Idn::Agreed),
        Ladder::new().idn(Idn::Agreed).percent_encoding(PercentEncoding::Iunreserved),
        Ladder::for_comparison().idn(Idn::Agreed),
    ]
}

/// Returns the octets of a component as RFC 3987 section 5.3.2.3 compares them: each with whether it is a
/// percent-encoded octet that differs from the decoded one, as for reserved characters.
fn octets(component: &str) -> Vec<(bool, u8)> {
    let mut octets = Vec::new();
    let mut bytes = component.bytes();
    while let Some(byte) = bytes.next() {
        if byte != b'%' {
            octets.push((false, byte));
            continue;
        }
        let digits = [bytes.next().unwrap(), bytes.next().unwrap()];
        let octet = u8::from_str_radix(str::from_utf8(&digits).unwrap(), 16).unwrap();
        let is_unreserved = octet.is_ascii_alphanumeric() || b"-._~".contains(&octet);
        octets.push((!(is_unreserved || octet >= 0x80), octet));
    }
    octets
}

/// Returns the components of an identifier as RFC 3987 section 5.3.2.3 compares them: equal models are
/// equivalent.
fn model(text: &str) -> Vec<Option<Vec<(bool, u8)>>> {
    let split = literal::split(text);
    let scheme = split.scheme.map(str::to_ascii_lowercase);
    let (userinfo, host, port) =
        split.authority_parts().map_or((None, None, None), |it| (it.0, Some(it.1), it.2));
    let lower = |(encoded, octet): (bool, u8)| (encoded, octet.to_ascii_lowercase());
    let host = host.map(|host| octets(host).into_iter().map(lower).collect());
    let others = [userinfo, port, Some(split.path), split.query, split.fragment];
    let mut all = vec![scheme.as_deref().map(octets), host];
    all.extend(others.map(|component| component.map(octets)));
    all
}

/// RFC 3987 section 5.1: equivalence is reflexive, symmetric and transitive; equivalent identifiers have
/// equal keys with equal hashes.
pub fn equivalence_is_a_relation_of_keys(texts: [&str; 3]) {
    let [Ok(a), Ok(b), Ok(c)] = texts.map(Iri::new) else { return };
    for ladder in ladders() {
        let all = [&a, &b, &c];
        Rung::ALL.into_iter().for_each(|rung| assert_relation(rung, &ladder, all));
    }
}

/// Asserts the properties of equivalence at a rung.
fn assert_relation(rung: Rung, ladder: &Ladder<'_>, [a, b, c]: [&Iri<'_>; 3]) {
    let equal = |a, b| ladder.equivalent(a, b, rung).unwrap();
    assert!(equal(a, a));
    assert_eq!(equal(a, b), equal(b, a));
    assert!(!(equal(a, b) && equal(b, c)) || equal(a, c));
    let keyed = |iri| Keyed::with_ladder(ladder, iri, rung).unwrap();
    let hash = |keyed: &Keyed<kind::Iri>| {
        let mut hasher = DefaultHasher::new();
        keyed.hash(&mut hasher);
        hasher.finish()
    };
    let (x, y) = (keyed(a), keyed(b));
    assert_eq!(x == y, equal(a, b), "{a} {b} {rung}");
    assert_eq!(x.cmp(&y).is_eq(), x == y);
    assert!(x != y || hash(&x) == hash(&y));
}

/// RFC 3987 section 5.3: the result of a rung is an IRI that the rung does not change.
pub fn every_rung_is_idempotent_and_gives_an_identifier(text: &str) {
    let Ok(iri) = Iri::new(text) else { return };
    for ladder in ladders() {
        for rung in Rung::ALL {
            let mut steps = Trace::on();
            let once = ladder.climb_with_trace(rung, &iri, &mut steps).unwrap();
            assert_eq!(&ladder.climb(rung, &iri).unwrap().identifier, &once.identifier);
            let parsed = Iri::new(&once.identifier).unwrap();
            assert_eq!(parsed.components(), once.identifier.components());
            let mut again = Trace::on();
            let twice = ladder.climb_with_trace(rung, &once.identifier, &mut again).unwrap();
            assert_eq!(&twice.identifier, &once.identifier);
            assert!(again.is_empty());
            assert_eq!(steps.is_empty(), once.identifier == iri);
            assert_eq!(ladder.is_normal(&iri, rung), Ok(steps.is_empty()));
            let alone = ladder.apply(rung, &iri).unwrap().identifier;
            assert_eq!(&ladder.apply(rung, &alone).unwrap().identifier, &alone);
        }
    }
}

/// RFC 3987 section 5.3: an IRI is equivalent to its normalized form, at the same rung.
pub fn a_normal_form_is_equivalent_at_its_rung(text: &str) {
    let Ok(iri) = Iri::new(text) else { return };
    for ladder in ladders() {
        for rung in Rung::ALL {
            let normal = ladder.climb(rung, &iri).unwrap().identifier;
            assert_eq!(ladder.equivalent(&iri, &normal, rung), Ok(true));
            let comparing = Ladder::for_comparison().idn(Idn::Agreed);
            assert_eq!(
                comparing.equivalent(&iri, &normal, rung.max(Rung::PercentEncoding)),
                Ok(true)
            );
        }
    }
}

/// RFC 3987 section 5.3: each step begins where the one before it ended.
pub fn each_step_begins_where_the_last_one_ended(text: &str) {
    let Ok(iri) = Iri::new(text) else { return };
    let ladder = Ladder::new().idn(Idn::Agreed);
    let mut steps = Trace::on();
    ladder.climb_with_trace(Rung::SchemeBased, &iri, &mut steps).unwrap();
    for (index, step) in steps.iter().enumerate() {
        let before = step.before.as_ref().unwrap();
        assert_ne!(before, &step.after);
        let mut same = steps[..index].iter().rev().filter(|it| it.about == step.about);
        if let Some(earlier) = same.next() {
            assert_eq!(&earlier.after, before);
        }
    }
}

/// RFC 3987 section 5.3.2.3: two IRIs are equivalent if and only if their [`model`]s are equal.
pub fn s5_3_2_3_the_same_octets_are_equivalent(a: &str, b: &str) {
    let (Ok(x), Ok(y)) = (Iri::new(a), Iri::new(b)) else { return };
    // RFC 8141 forbids decoding in URNs.
    if a.starts_with("urn:") || b.starts_with("urn:") {
        return;
    }
    let found = Ladder::for_comparison().equivalent(&x, &y, Rung::PercentEncoding).unwrap();
    assert_eq!(found, model(a) == model(b));
    for ladder in ladders() {
        if ladder.equivalent(&x, &y, Rung::PercentEncoding).unwrap() {
            assert!(found);
        }
    }
}

/// Identifiers that are equivalent at a rung are equivalent at all higher rungs, and have equivalent
/// fragments and the same scheme. RFC 8141 section 3.1 ignores the fragments of URNs.
pub fn higher_rungs_find_more(a: &str, b: &str) {
    let (Ok(x), Ok(y)) = (Iri::new(a), Iri::new(b)) else { return };
    for ladder in ladders() {
        let comparison = ladder.compare(&x, &y, Rung::ProtocolBased).unwrap();
        let from_equal_on = comparison.forms().iter().skip_while(|forms| !forms.equal());
        assert!(from_equal_on.clone().all(|forms| forms.equal()), "{:?}", comparison);
        if comparison.equivalent() {
            let scheme = |text| literal::split(text).scheme.map(str::to_ascii_lowercase);
            assert_eq!(scheme(a), scheme(b));
            let fragment = |text| literal::split(text).fragment.map(octets);
            assert!(fragment(a) == fragment(b) || scheme(a).as_deref() == Some("urn"));
        }
    }
}
