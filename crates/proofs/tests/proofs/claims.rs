//! The claims about languages and mappings have their verdicts, and are about the mappings of the
//! library.

use crate::support::shared;
use abnf_lab::Random;
use iri_grammar::host::Idna2003;
use iri_grammar::ladder::{Ladder, Rung};
use iri_grammar::mapping::ToUri;
use iri_grammar::schemes::Schemes;
use iri_grammar::{Grammar, UriReference};
use iri_proofs::claims::{Claim, Laboratory, Machine, Outcome, Procedure, Verdict};
use std::collections::BTreeSet;

#[test]
fn every_claim_has_the_verdict_on_record() {
    let mut laboratory = Laboratory::new();
    let mut names = BTreeSet::new();
    for claim in Claim::all() {
        assert!(names.insert(claim.name), "{} twice", claim.name);
        let verdict = laboratory.verdict(claim);
        assert_eq!(verdict.outcome(), claim.outcome, "{}: {verdict:?}", claim.name);
    }
}

#[test]
fn counterexamples_speak_against_their_claims() {
    let mut laboratory = Laboratory::new();
    let mut found = |name| match laboratory.verdict(Claim::find(name).unwrap()) {
        Verdict::Refuted(found) => (found.text.clone(), found.results.clone()),
        verdict => panic!("{name}: {verdict:?}"),
    };
    let takes = |grammar: Grammar, text: &str| grammar.reference().matches(text);
    for (name, inner, outer) in [
        ("uri-is-iri-of-3987bis", Grammar::Rfc3986, Grammar::Rfc3987bis),
        ("iri-is-iri-of-3987bis", Grammar::Rfc3987, Grammar::Rfc3987bis),
        ("iri-of-3987bis-is-iri", Grammar::Rfc3987bis, Grammar::Rfc3987),
        ("iri-is-leiri", Grammar::Rfc3987, Grammar::Leiri),
        ("leiri-is-iri", Grammar::Leiri, Grammar::Rfc3987bis),
    ] {
        let (text, _) = found(name);
        assert!(takes(inner, &text) && !takes(outer, &text), "{name}: {text}");
    }
    let (text, results) = found("to-iri-maps-back-exactly");
    let uri = UriReference::new(&text).unwrap();
    assert_eq!(uri.to_iri().to_uri(), results[0]);
    assert_eq!((text.len(), &text), (3, &results[1]));

    let (text, results) = found("case-before-percent-encoding");
    let (ladder, none) = (Ladder::new(), Schemes::none());
    let ladder = ladder.schemes(&none);
    let uri = UriReference::new(&text).unwrap();
    let case = ladder.apply(Rung::Case, &uri).unwrap().identifier;
    let both = ladder.apply(Rung::PercentEncoding, &case).unwrap().identifier;
    assert_eq!(both, results[0]);
    assert_eq!(ladder.apply(Rung::Case, &both).unwrap().identifier, results[1]);
    // The ladder does so.
    assert_eq!(ladder.climb(Rung::PercentEncoding, &uri).unwrap().identifier, results[1]);

    let (text, results) = found("nfc");
    assert_eq!((&*text, &*results), ("a:\u{1fef}", &["a:`".to_owned()][..]));
    assert!(takes(Grammar::Rfc3987, &text));
    assert!([Grammar::Rfc3986, Grammar::Rfc3987].iter().all(|&it| !takes(it, &results[0])));
    // A path after an authority.
    assert_eq!(found("dot-segments-leave-a-path").0, "/.//");

    let (text, results) = found("leiri-to-iri-gives-iri");
    assert!(takes(Grammar::Leiri, &text) && !takes(Grammar::Rfc3987bis, &results[0]), "{text}");
}

/// Parts of texts: delimiters, letters, characters of every class, octets at the ends of the ranges
/// of UTF-8.
fn part(random: &mut Random) -> String {
    const CHARACTERS: &[char] = &[
        '-',
        '.',
        '~',
        '!',
        ':',
        '@',
        '/',
        '?',
        '#',
        '[',
        ']',
        ' ',
        '<',
        '"',
        '|',
        '\\',
        '\0',
        '\x7f',
        '\u{80}',
        '\u{a0}',
        '\u{e9}',
        '\u{200d}',
        '\u{200e}',
        '\u{202e}',
        '\u{2066}',
        '\u{3000}',
        '\u{d7ff}',
        '\u{e000}',
        '\u{f8ff}',
        '\u{fdd0}',
        '\u{ff21}',
        '\u{fffd}',
        '\u{10000}',
        '\u{1fffe}',
        '\u{e0001}',
        '\u{e1000}',
        '\u{f0000}',
        '\u{10fffd}',
    ];
    const OCTETS: &[u8] = &[
        0x00, 0x2D, 0x2E, 0x2F, 0x25, 0x41, 0x61, 0x7E, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF,
        0xC0, 0xC1, 0xC2, 0xC3, 0xDF, 0xE0, 0xE2, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF,
    ];
    let hexadecimal = |random: &mut Random, octet: Option<u8>| {
        let octet = octet.unwrap_or_else(|| OCTETS[random.below(OCTETS.len())]);
        if random.below(2) == 0 { format!("%{octet:02x}") } else { format!("%{octet:02X}") }
    };
    match random.below(8) {
        0 => char::from(b'a' + random.below(26) as u8).into(),
        1 => char::from(b'A' + random.below(26) as u8).into(),
        2 | 3 => CHARACTERS[random.below(CHARACTERS.len())].into(),
        4 => hexadecimal(random, None),
        5 => (0..3).map(|_| hexadecimal(random, None)).collect(),
        _ => {
            let any = char::from_u32(random.below(0x11_0000) as u32).unwrap_or('\u{e9}');
            let c =
                if random.below(2) == 0 { CHARACTERS[random.below(CHARACTERS.len())] } else { any };
            c.to_string().bytes().map(|octet| hexadecimal(random, Some(octet))).collect()
        }
    }
}

fn text(random: &mut Random) -> String {
    let mut text = String::new();
    let parts =
        |random: &mut Random| -> String { (0..random.below(6)).map(|_| part(random)).collect() };
    if random.below(2) == 0 {
        text.push_str(["a:", "HtTp:", "urn:"][random.below(3)]);
    }
    if random.below(2) == 0 {
        text.push_str(["//", "//u@", "//[::A]", "//h:8"][random.below(4)]);
    }
    for delimiter in ["", "/", "/", "?", "#"] {
        if random.below(3) > 0 {
            text.push_str(delimiter);
            text.push_str(&parts(random));
        }
    }
    text
}

#[test]
fn transducers_do_what_the_library_does() {
    let mut random = Random::new(3987);
    let texts: Vec<String> = (0..10_000).map(|_| text(&mut random)).collect();
    let mut corpus = Vec::new();
    for file in ["refs.txt", "urls_web.txt", "wiki_uri.txt", "wiki_iri.txt", "multiscript_iri.txt"]
    {
        if let Some(lines) = shared(&format!("corpus/{file}")) {
            corpus.extend(lines.lines().step_by(40).map(str::to_owned));
        }
    }
    for procedure in Procedure::ALL {
        let machine = Machine::new(procedure);
        let is_read = |text: &str| {
            let mut grammars = procedure.grammars().iter();
            grammars.any(|grammar| grammar.reference().matches(text))
        };
        let (mut count, mut changed) = (0, 0);
        for text in texts.iter().chain(&corpus) {
            let Some(made) = machine.run(text) else {
                assert!(!is_read(text), "{procedure:?}: {text:?}");
                continue;
            };
            assert_eq!(made, procedure.carry_out(text), "{procedure:?}: {text:?}");
            count += 1;
            changed += usize::from(made != *text);
        }
        assert!(count > 1_000 && changed > 100, "{procedure:?}: {count}, {changed}");
    }
}

/// The page shows what the program prints.
#[test]
fn the_readme_shows_what_the_program_prints() {
    trycmd::TestCases::new().case("README.md");
}

/// The reasons why some procedures are not finite transductions are true.
#[test]
fn what_is_not_finite_is_as_it_is_said() {
    for name in ["dot-segments", "nfc-of-equivalents", "to-ascii"] {
        assert_eq!(Claim::find(name).unwrap().outcome, Outcome::NotFinite);
    }
    let nfc = ToUri::new().nfc(true);
    for (n, m) in (1..9).flat_map(|n| (1..9).map(move |m| (n, m))) {
        let text = ["\u{301}".repeat(n), "\u{323}".repeat(m)].concat();
        let uri = nfc.reference(&text).unwrap();
        assert_eq!(*uri, ["%CC%A3".repeat(m), "%CC%81".repeat(n)].concat());
    }
    // The only short IRI that the mapping with NFC does not map to a URI.
    let refused = |text: &String| {
        let iri = iri_grammar::Iri::new(text);
        iri.is_ok_and(|iri| nfc.map(&iri).is_err())
    };
    let one = ('\0'..=char::MAX).map(|c| format!("a:{c}")).find(refused);
    assert_eq!(one.as_deref(), Some("a:\u{1fef}"));
    // The number of digits after the hyphen grows ever more slowly.
    let digits = |n| {
        let name = Idna2003::for_mapping().to_ascii(&["a".repeat(n), "\u{4e00}".into()].concat());
        name.unwrap().rsplit('-').next().unwrap().len()
    };
    let lengths: BTreeSet<usize> = (1..50).map(digits).collect();
    assert!(lengths.len() > 1, "{lengths:?}");
    let last = (1..50).rev().find(|&n| digits(n) < digits(50)).unwrap();
    let first = (1..50).find(|&n| digits(n) > digits(1)).unwrap();
    assert!(first > 1 && last < 50, "{first} {last}");
    assert!((1..50).all(|n| digits(n) <= digits(n + 1)));
}
