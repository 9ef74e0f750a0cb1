//! What holds for host names of any kind.

use iri_grammar::host::{AsciiRules, DnsLength, Hyphens, Idna2003, Idna2008, Profile, Uts46};
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

fn profiles() -> impl Strategy<Value = Profile> {
    let flags = any::<[bool; 6]>();
    (0..3, flags).prop_map(|(kind, [a, b, c, d, e, f])| match kind {
        0 => Idna2003::for_mapping()
            .use_std3_ascii_rules(a)
            .allow_unassigned(b)
            .verify_name_length(c)
            .into(),
        1 => Idna2008::new()
            .map_rfc5895(a)
            .verify_ldh(b)
            .registration_hyphens(c)
            .context_o(d)
            .bidi(e)
            .verify_name_length(f)
            .into(),
        _ => Uts46::new()
            .ascii(if a { AsciiRules::Any } else { AsciiRules::Url })
            .hyphens(if b { Hyphens::Allow } else { Hyphens::CheckFirstLast })
            .dns_length(if c { DnsLength::Ignore } else { DnsLength::Verify })
            .into(),
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn the_ascii_form_is_ascii_and_stays_as_it_is(name in names(), profile in profiles()) {
        if let Ok(ascii) = profile.to_ascii(&name) {
            prop_assert!(ascii.is_ascii());
            // Nameprep makes full stops of U+2024 and a few others after a name is divided
            // (without UseSTD3ASCIIRules), so that it is divided otherwise the next time.
            let dots = |text: &str| text.matches(['.', '\u{3002}', '\u{FF0E}', '\u{FF61}']).count();
            let idna2003 = matches!(profile, Profile::Idna2003(_));
            prop_assume!(!idna2003 || dots(&name) == dots(&ascii));
            prop_assert_eq!(profile.to_ascii(&ascii), Ok(ascii));
        }
    }

    #[test]
    fn a_name_and_its_ascii_form_have_the_same_unicode_form(name in names()) {
        for profile in [Profile::from(Idna2008::new()), Uts46::new().into()] {
            if let Ok(ascii) = profile.to_ascii(&name) {
                prop_assert_eq!(profile.to_unicode(&ascii), profile.to_unicode(&name));
            }
        }
    }

    #[test]
    fn rfc3490_s4_2_to_unicode_never_fails(name in names(), std3: bool, unassigned: bool) {
        let idna = Idna2003::for_mapping().use_std3_ascii_rules(std3).allow_unassigned(unassigned);
        let unicode = idna.to_unicode(&name);
        let recorded = Profile::from(idna).to_unicode_recorded(&name, &mut Vec::new());
        prop_assert_eq!(recorded, Ok(unicode.clone()));
        if let Ok(ascii) = idna.to_ascii(&name) {
            let again = idna.to_ascii(&unicode).unwrap();
            prop_assert!(again.eq_ignore_ascii_case(&ascii), "{} {}", again, ascii);
        }
    }

    #[test]
    fn errors_point_into_their_text(name in names(), profile in profiles()) {
        if let Err(error) = profile.to_ascii(&name) {
            prop_assert!(!error.to_string().is_empty());
            if let Some(found) = error.found() {
                let mut rest = found.text.char_indices().skip(found.index);
                prop_assert_eq!(rest.next(), Some((found.offset, found.character)));
            }
        }
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
