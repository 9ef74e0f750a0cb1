//! What holds for every identifier at every rung, and for those of real pages.

use crate::bodies::ladder::{self, ladders};
use crate::input;
use crate::support::{full, shared};
use iri_grammar::host::{Idna2003, Idna2008, Profile, Uts46};
use iri_grammar::ladder::{Idn, Ladder, Rung};
use iri_grammar::spec::Trace;
use iri_grammar::text::CharacterForm;
use iri_grammar::{Grammar, Iri, IriReference, UriReference};
use proptest::prelude::*;

/// Few different characters, so that many pairs are equivalent.
fn iri() -> impl Strategy<Value = String> {
    let scheme = prop_oneof![
        Just("http"),
        Just("Http"),
        Just("x"),
        Just("file"),
        Just("urn"),
        Just("mailto"),
        Just("tel"),
        Just("data"),
        Just("ws")
    ];
    let authority = prop_oneof![
        Just(String::new()),
        Just("//".to_string()),
        "//([a%@]{0,2}@)?(a|A|%41|%C3%A9|%c3%89|\u{e9}|\u{c9}|xn--9ca|localhost|1\\.%31\\.1\\.1|%FF|\\[::A\\]){0,2}(:|:80|:080|:443)?",
    ];
    let rest = "(/?(\\.|\\.\\.|%2E|%2e\\.|a|A|%61|%2f|%C3%A9|\u{e9}|%c3|\u{202e}|%E2%80%AE|;|@|,|)){0,5}(\\?(|a|%61|\u{e000}|%EE%80%80|=q))?(#(|a|%61|%7e))?";
    (scheme, authority, rest).prop_map(|(s, a, rest)| format!("{s}:{a}{rest}"))
}

proptest! {
    #![proptest_config(crate::cases(500))]

    #[test]
    fn what_holds_at_every_rung_holds(a in iri(), b in iri(), c in iri()) {
        ladder::run(&input(Vec::new(), &[a.as_bytes(), b.as_bytes(), c.as_bytes()]));
    }

    /// RFC 5952 section 4.
    #[test]
    fn an_ipv6_address_has_one_text(address in any::<[u16; 8]>(), zeros in 0_u8..=255) {
        let mut groups = address;
        for (bit, group) in groups.iter_mut().enumerate() {
            *group *= u16::from(zeros >> bit & 1 == 0);
        }
        let canonical = format!("http://[{}]/", std::net::Ipv6Addr::from(groups));
        let long = groups.map(|group| format!("{group:04X}")).join(":");
        let long = format!("http://[{long}]/");
        let (canonical, long) = (Iri::new(&canonical).unwrap(), Iri::new(&long).unwrap());
        let ladder = Ladder::new().canonical_ipv6(true);
        for rung in [Rung::Case, Rung::SchemeBased] {
            let mut steps = Trace::on();
            let normalized = ladder.climb_with_trace(rung, &long, &mut steps).unwrap().identifier;
            prop_assert_eq!(&normalized, &canonical);
            prop_assert!(!steps.is_empty() && ladder.is_normal(&canonical, rung).unwrap());
            prop_assert_eq!(ladder.equivalent(&long, &canonical, rung), Ok(true));
        }
        let by_default = Ladder::new().climb(Rung::Case, &long).unwrap().identifier;
        prop_assert_eq!(by_default.as_str(), long.as_str().to_lowercase());
    }

    /// What a parse tree says climbs as what the tables find.
    #[test]
    fn a_tree_climbs_as_its_text_does(text in iri()) {
        let Ok(iri) = Iri::new(&text) else { return Ok(()) };
        let tree = Iri::production().parse(&text).unwrap();
        let walked = Iri::try_from(&tree).unwrap();
        prop_assert_eq!(walked.components(), iri.components());
        for ladder in ladders() {
            for rung in Rung::ALL {
                let mut steps = [Trace::on(), Trace::on()];
                let of_tree = ladder.climb_with_trace(rung, &walked, &mut steps[0]).unwrap();
                let of_text = ladder.climb_with_trace(rung, &iri, &mut steps[1]).unwrap();
                prop_assert_eq!(of_tree.identifier, of_text.identifier);
                prop_assert_eq!(&steps[0], &steps[1]);
            }
        }
    }

    #[test]
    fn references_and_uris_stay_what_they_are(text in iri(), cut in 0..20_usize) {
        let text: String = text.chars().skip(cut).collect();
        if let Ok(reference) = IriReference::new(&text) {
            for rung in Rung::ALL {
                let normal = Ladder::new().idn(Idn::Agreed).climb(rung, &reference).unwrap().identifier;
                let parsed = IriReference::new(&normal).unwrap();
                prop_assert_eq!(parsed.components(), normal.components());
                prop_assert_eq!(parsed.scheme().is_some(), reference.scheme().is_some());
            }
        }
        if let Ok(reference) = UriReference::new(&text) {
            for ladder in ladders() {
                let normal = ladder.climb(Rung::SchemeBased, &reference).unwrap().identifier;
                prop_assert!(Grammar::Rfc3986.reference().matches(&normal));
            }
        }
    }
}

proptest! {
    /// Once more gives nothing else, with characters normalized too.
    #[test]
    fn s5_3_2_2_climbing_is_idempotent(text in iri(), marks in "[\u{301}\u{338}\u{ff21}\u{ff71}\u{3099}]{0,2}", at in 0..40_usize) {
        let at = text.char_indices().map(|(at, _)| at).nth(at).unwrap_or(text.len());
        let text = [&text[..at], &marks, &text[at..]].concat();
        let Ok(iri) = Iri::new(&text) else { return Ok(()) };
        for ladder in ladders() {
            for form in [CharacterForm::Nfc, CharacterForm::Nfkc] {
                let ladder = ladder.character_form(form);
                for rung in Rung::ALL {
                    // NFKC makes delimiters of some characters.
                    let Ok(once) = ladder.climb(rung, &iri) else { continue };
                    let twice = ladder.climb(rung, &once.identifier).unwrap();
                    prop_assert_eq!(&twice.identifier, &once.identifier, "{} {:?}", rung, form);
                    if rung >= Rung::Character {
                        let is_nfc = CharacterForm::Nfc.is_normalized(&once.identifier);
                        prop_assert!(is_nfc, "{} {:?}", rung, once.identifier);
                    }
                }
            }
        }
    }

    /// Whatever is equivalent by its host is so by every profile.
    #[test]
    fn s5_1_hosts_are_equivalent_where_all_agree(
        a in "[a\u{e9}\u{c9}\u{df}s\u{3c2}\u{3c3}\u{3a3}\u{200d}\u{2603}\u{ff41}\u{fb01}\u{1e9e}\u{301}.]{1,4}",
        b in "[a\u{e9}\u{c9}\u{df}s\u{3c2}\u{3c3}\u{3a3}\u{200d}\u{2603}\u{ff41}\u{fb01}\u{1e9e}\u{301}.]{1,4}",
        ace in any::<bool>(),
    ) {
        let all = [
            Profile::from(Idna2003::for_validating()),
            Idna2008::new().map_rfc5895(true).into(),
            Uts46::new().into(),
        ];
        let b = if ace { all[1].to_ascii(&a).unwrap_or(b) } else { b };
        let [x, y] = [&a, &b].map(|host| Iri::new(&format!("http://{host}/")).unwrap().into_owned());
        let ladder = Ladder::for_comparison().idn(Idn::Agreed);
        let found = ladder.equivalent(&x, &y, Rung::SchemeBased).unwrap();
        let forms = |name| all.iter().map(|it| it.to_ascii(name)).collect::<Result<Vec<_>, _>>().ok();
        let agree = forms(&a).is_some() && forms(&a) == forms(&b);
        prop_assert_eq!(found, agree || a == b, "{} {}", a, b);
    }
}

#[test]
fn identifiers_of_real_pages() {
    for file in
        ["urls_web.txt", "wiki_iri.txt", "wiki_uri.txt", "multiscript_iri.txt", "files_node.txt"]
    {
        let lines = shared(&format!("corpus/{file}")).unwrap_or_default();
        for line in lines.lines().step_by(if full() { 1 } else { 8 }) {
            let iri = Iri::new(line).unwrap();
            for ladder in ladders() {
                let normal = ladder.climb(Rung::SchemeBased, &iri).unwrap().identifier;
                assert_eq!(Iri::new(&normal).unwrap().components(), normal.components(), "{line}");
                let mut steps = Trace::on();
                ladder.climb_with_trace(Rung::SchemeBased, &normal, &mut steps).unwrap();
                assert!(steps.is_empty(), "{line}: {steps:?}");
                assert_eq!(ladder.equivalent(&iri, &normal, Rung::SchemeBased), Ok(true));
            }
        }
    }
}

#[test]
fn articles_under_both_of_their_names_are_equivalent() {
    for line in shared("corpus/wiki_uri.txt").unwrap_or_default().lines() {
        let uri = iri_grammar::Uri::new(line).unwrap();
        let iri = uri.to_iri();
        let met = Ladder::for_comparison().compare(&uri, &iri, Rung::PercentEncoding).unwrap();
        assert!(met.equivalent(), "{line}");
    }
}
