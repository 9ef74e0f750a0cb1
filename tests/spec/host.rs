//! Host names: IDNA2003, IDNA2008, UTS #46.

use crate::rows::rows;
use crate::support::shared;
use iri_grammar::Document;
use iri_grammar::host::{
    ALabels, AsciiRules, ContextRule, DerivedProperty, DnsLength, HostRule, Hyphens, Idna2003,
    Idna2008, Profile, Uts46, unicode_versions,
};
use iri_grammar::spec::{About, Step, Trace};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    profile: String,
    #[serde(default)]
    options: Vec<String>,
    name: String,
    ascii: Option<String>,
    error: Option<String>,
    unicode: Option<String>,
    unicode_error: Option<String>,
}

fn profile(row: &Row) -> Profile {
    row.options.iter().fold(row.profile.parse().unwrap(), |profile, option| {
        with_option(profile, option).unwrap_or_else(|| panic!("{option}"))
    })
}

fn with_option(profile: Profile, option: &str) -> Option<Profile> {
    Some(match (profile, option) {
        (Profile::Idna2003(idna), "allow_unassigned=false") => idna.allow_unassigned(false).into(),
        (Profile::Idna2003(idna), "use_std3_ascii_rules=false") => {
            idna.use_std3_ascii_rules(false).into()
        }
        (Profile::Idna2008(idna), "map_rfc5895") => idna.map_rfc5895(true).into(),
        (Profile::Idna2008(idna), "registration_hyphens") => idna.registration_hyphens(true).into(),
        (Profile::Idna2008(idna), "verify_ldh=false") => idna.verify_ldh(false).into(),
        (Profile::Idna2008(idna), "context_o=false") => idna.context_o(false).into(),
        (Profile::Idna2008(idna), "bidi=false") => idna.bidi(false).into(),
        (Profile::Idna2008(idna), "examine") => idna.a_labels(ALabels::Examine).into(),
        (Profile::Idna2008(idna), "opaque") => idna.a_labels(ALabels::Opaque).into(),
        (Profile::Uts46(uts46), "verify") => uts46.dns_length(DnsLength::Verify).into(),
        (Profile::Uts46(uts46), "url") => uts46.ascii(AsciiRules::Url).into(),
        (Profile::Uts46(uts46), "any") => uts46.ascii(AsciiRules::Any).into(),
        (Profile::Uts46(uts46), "check_first_last") => {
            uts46.hyphens(Hyphens::CheckFirstLast).into()
        }
        (Profile::Uts46(uts46), "allow") => uts46.hyphens(Hyphens::Allow).into(),
        _ => return None,
    })
}

#[test]
fn table_of_names() {
    let mut wrong = Vec::new();
    for row in rows::<Row>(include_str!("../data/hosts.toml")) {
        let profile = profile(&row);
        let ascii = profile.to_ascii(&row.name).map_err(|error| error.to_string());
        let unicode = profile.to_unicode(&row.name).map_err(|error| error.to_string());
        let mut compare = |actual: &Result<String, String>, ok, error| {
            let expected = match (ok, error) {
                (Some(ok), _) => Ok(ok),
                (None, Some(error)) => Err(error),
                (None, None) => return,
            };
            if *actual != expected {
                wrong.push(format!("{} {:?}: {actual:?}", row.profile, row.name));
            }
        };
        compare(&ascii, row.ascii, row.error);
        compare(&unicode, row.unicode, row.unicode_error);
        let mut steps = Trace::on();
        let recorded = [
            profile.to_ascii_with_trace(&row.name, &mut steps),
            profile.to_unicode_with_trace(&row.name, &mut steps),
        ];
        let results = recorded.map(|result| result.map_err(|error| error.to_string()));
        assert_eq!(results, [ascii, unicode], "with steps: {:?}", row.name);
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn rfc3490_s4_1_and_s4_2_show_their_steps() {
    let numbers = |steps: &[Step], section| {
        let of = steps.iter().filter(|step| step.section.to_string() == section);
        of.map(|step| step.number).collect::<Vec<_>>().join(" ")
    };
    let idna = Profile::from(Idna2003::for_mapping());
    let to_ascii = |name| {
        let mut steps = Trace::on();
        idna.to_ascii_with_trace(name, &mut steps).unwrap();
        steps
    };
    let to_unicode = |name| {
        let mut steps = Trace::on();
        idna.to_unicode_with_trace(name, &mut steps).unwrap();
        steps
    };
    let steps = to_ascii("b\u{fc}cher");
    assert_eq!(numbers(&steps, "RFC 3490 section 4.1"), "1 2 3 4 5 6 7 8");
    assert_eq!(numbers(&steps, "RFC 3454 section 2"), "1 2 3 4");
    assert_eq!(numbers(&to_ascii("bucher"), "RFC 3490 section 4.1"), "1 3 4 8");
    let steps = to_unicode("xn--bcher-kva");
    assert_eq!(numbers(&steps, "RFC 3490 section 4.2"), "1 3 4 5 6 7 8");
    assert!(steps.iter().all(|step| step.number == "2" || step.about == About::Label(0)));
    assert_eq!(numbers(&to_unicode("bucher"), "RFC 3490 section 4.2"), "1 3");
}

#[test]
fn rfc3987_s3_1_and_s5_3_3_set_the_flags() {
    let new = "\u{2c7c}";
    assert!(Idna2003::for_mapping().to_ascii(new).is_ok());
    assert!(Idna2003::for_creating().to_ascii(new).is_err());
    assert!(Idna2003::for_validating().to_ascii(new).is_ok());
    for idna in [Idna2003::for_mapping(), Idna2003::for_creating(), Idna2003::for_validating()] {
        assert!(idna.to_ascii("a_b").is_err());
    }
}

#[test]
fn rfc1035_s2_3_4_limits_the_name() {
    let of_length = |length: usize| "a.".repeat(length / 2) + &"a".repeat(length % 2);
    for profile in Profile::ALL {
        assert!(profile.to_ascii(&of_length(253)).is_ok());
        assert!(profile.to_ascii(&(of_length(253) + ".")).is_ok());
        let error = profile.to_ascii(&of_length(255)).unwrap_err();
        assert_eq!((error.rule(), error.label()), (HostRule::NameTooLong, None), "{profile}");
        let error = profile.to_ascii(&(of_length(255) + ".")).unwrap_err();
        assert_eq!(error.rule(), HostRule::NameTooLong, "{profile}");
        assert_eq!(profile.to_ascii("").unwrap_err().rule(), HostRule::EmptyLabel, "{profile}");
    }
    let long = of_length(1001);
    assert_eq!(Idna2003::for_mapping().verify_name_length(false).to_ascii(&long).unwrap(), long);
    assert_eq!(Idna2008::new().verify_name_length(false).to_ascii(&long).unwrap(), long);
    assert_eq!(Uts46::new().dns_length(DnsLength::Ignore).to_ascii(&long).unwrap(), long);
}

#[test]
fn errors_name_the_label_and_the_place() {
    let error = Idna2008::new().to_ascii("www.\u{e9}\u{2603}.org").unwrap_err();
    let label = error.label().unwrap();
    assert_eq!((label.index, label.text.as_str()), (1, "\u{e9}\u{2603}"));
    let found = error.found().unwrap();
    assert_eq!((found.character, found.index, found.offset), ('\u{2603}', 1, 2));
    assert!(found.to_string().contains("U+2603"), "{found}");
    assert_eq!(error.citation(), Document::Rfc(5892).section("3"));

    let boxed: Box<dyn std::error::Error + Send + Sync> = error.clone().into();
    assert_eq!(boxed.to_string(), error.to_string());

    let error = Idna2003::for_mapping().to_ascii("\u{a0}").unwrap_err();
    assert_eq!(error.found().unwrap().text, " ");
    assert_eq!(error.step(), Some("3(a)"));
}

/// That they agree on what several of them know is tested in `host_unicode.rs`.
#[test]
fn unicode_versions_are_told() {
    let versions = unicode_versions();
    let names: Vec<_> = versions.iter().map(|version| version.component).collect();
    let expected =
        ["RFC 3454", "unicode-normalization", "icu_properties", "icu_normalizer", "core"];
    assert_eq!(names, expected);
    assert_eq!(versions[1].version, unicode_normalization::UNICODE_VERSION);
    assert!(versions.iter().skip(1).all(|version| version.version >= (15, 0, 0)));
    assert_eq!(versions[0].to_string(), "RFC 3454: Unicode 3.2.0 (tables of IDNA2003)");
    // A letter of Unicode 18.
    let new = '\u{3d000}';
    let is_assigned = DerivedProperty::for_character(new) != DerivedProperty::Unassigned;
    assert_eq!(versions[2].version >= (18, 0, 0), is_assigned);
    assert_eq!(versions[3].version >= (18, 0, 0), Uts46::new().to_ascii(&new.to_string()).is_ok());
}

/// RFC 3490 section 4.1 step 8: a label has up to 63 octets. The longest is decoded as well.
#[test]
fn rfc3490_s4_2_a_label_of_63_octets_is_decoded() {
    let mut lengths = Vec::new();
    for name in (1..60).map(|plain| "\u{e9}\u{f1}".to_string() + &"a".repeat(plain)) {
        for profile in Profile::ALL {
            let Ok(ascii) = profile.to_ascii(&name) else { continue };
            assert_eq!(profile.to_unicode(&ascii).as_deref(), Ok(&*name), "{profile}");
            lengths.push(ascii.len());
        }
    }
    assert_eq!(lengths.iter().max(), Some(&63));
}

#[test]
fn profiles_are_named_and_cited() {
    let shown = |profile: Profile| format!("{profile}, {profile:>9}, {}", profile.document());
    assert_eq!(
        Profile::ALL.map(shown),
        [
            "idna2003,  idna2003, RFC 3490",
            "idna2008,  idna2008, RFC 5891",
            "uts46,     uts46, UTS #46",
        ]
    );
    let name = "xn--bcher-kva.example";
    assert_eq!(Uts46::new().to_unicode(name).unwrap(), "b\u{fc}cher.example");
    assert_eq!(Uts46::new().to_ascii("b\u{fc}cher.example").unwrap(), name);
}

/// The "Lookup" lines of RFC 5892 Appendix A: True for the first two rules alone.
#[test]
fn rfc5892_appendix_a_rules_on_lookup() {
    let on_lookup =
        ['\u{200c}', '\u{200d}', '\u{b7}', '\u{375}', '\u{5f3}', '\u{30fb}', '\u{660}', '\u{6f0}']
            .map(|c| ContextRule::for_character(c).unwrap().on_lookup());
    assert_eq!(on_lookup, [true, true, false, false, false, false, false, false]);
}

/// RFC 5892 section 3: the first category that has a code point decides, and is cited.
#[test]
fn rfc5892_s3_names_the_category_that_decides() {
    for (c, section) in [
        ('\u{640}', "2.6"),
        ('\u{378}', "2.10"),
        ('\u{fb01}', "2.2"),
        ('\u{ad}', "2.3"),
        ('\u{2028}', "2.3"),
        ('\u{fdd0}', "2.3"),
        ('\u{20d0}', "2.4"),
        ('\u{1d165}', "2.4"),
        ('\u{1d242}', "2.4"),
        ('\u{1100}', "2.9"),
        ('\u{1161}', "2.9"),
        ('\u{11a8}', "2.9"),
        ('\u{2603}', "3"),
    ] {
        let error = Idna2008::new().to_ascii(&format!("a{c}")).unwrap_err();
        assert_eq!(
            error.citation(),
            Document::Rfc(5892).section(section),
            "U+{:04X}",
            u32::from(c)
        );
    }
}

#[test]
fn uts46_s4_and_s4_2_show_their_steps() {
    let numbers = |uts46: Uts46| {
        let mut steps = Trace::on();
        Profile::from(uts46).to_ascii_with_trace("b\u{fc}cher", &mut steps).unwrap();
        let numbers = steps.iter().map(|step| format!("{} {}", step.section.section, step.number));
        numbers.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(numbers(Uts46::new()), "4 1, 4 2, 4 3, 4 4, 4.2 3, 4.2 4");
    let ignored = Uts46::new().dns_length(DnsLength::Ignore);
    assert_eq!(numbers(ignored), "4 1, 4 2, 4 3, 4 4, 4.2 3");
}

/// Step 1: a disallowed character stays as it is, and is what the error is about.
#[test]
fn uts46_s4_step_1_what_is_disallowed_stays_as_it_is() {
    for (name, label, found) in [
        ("a\u{2488}b", "a\u{2488}b", '\u{2488}'),
        ("A\u{2024}b.\u{fffd}", "a\u{2024}b", '\u{2024}'),
        ("\u{df}.B\u{fffd}\u{2488}", "b\u{fffd}\u{2488}", '\u{fffd}'),
    ] {
        for error in [Uts46::new().to_ascii(name), Uts46::new().to_unicode(name)] {
            let error = error.unwrap_err();
            assert_eq!(error.rule(), HostRule::Uts46Disallowed(found), "{name}");
            assert_eq!(error.label().unwrap().text, label);
            let place = error.found().unwrap();
            assert_eq!((place.character, &*place.text), (found, label));
        }
        let mut steps = Trace::on();
        Profile::from(Uts46::new()).to_ascii_with_trace(name, &mut steps).unwrap_err();
        assert!(steps[0].after.to_string().contains(label), "{steps:?}");
    }
}

/// RFC 5892 section 2.6, a member of each of its four lists.
#[test]
fn rfc5892_s2_6_exceptions() {
    for (c, value) in [
        ('\u{df}', DerivedProperty::Pvalid),
        ('\u{b7}', DerivedProperty::ContextO),
        ('\u{660}', DerivedProperty::ContextO),
        ('\u{6f9}', DerivedProperty::ContextO),
        ('\u{640}', DerivedProperty::Disallowed),
    ] {
        assert_eq!(DerivedProperty::for_character(c), value, "U+{:04X}", u32::from(c));
    }
}

/// The samples of RFC 3492 section 7.1, in lower case, as IDNA2003 maps them to it.
#[test]
fn rfc3492_s7_1_samples() {
    let Some(text) = shared("spec/rfc/rfc3492.txt") else { return };
    let start = text.find("\n7.1 Sample strings").unwrap();
    let section = &text[start..start + text[start..].find("\n7.2 ").unwrap()];
    let mut label = String::new();
    let mut samples = 0;
    for line in section.lines().map(str::trim) {
        if line.starts_with('(') {
            label.clear();
        }
        let code_points =
            line.split(' ').filter_map(|it| it.strip_prefix("u+").or(it.strip_prefix("U+")));
        label
            .extend(code_points.filter_map(|it| char::from_u32(u32::from_str_radix(it, 16).ok()?)));
        let Some(punycode) = line.strip_prefix("Punycode: ") else { continue };
        let ascii = format!("xn--{}", punycode.to_lowercase());
        // One goes on in the next line, longer than a label; the last is US-ASCII.
        if punycode.ends_with('\\') || label.is_ascii() {
            continue;
        }
        samples += 1;
        let label = label.to_lowercase();
        assert_eq!(Idna2003::for_mapping().to_ascii(&label).unwrap(), ascii);
        assert_eq!(Idna2003::for_mapping().to_unicode(&ascii), label);
    }
    assert_eq!(samples, 17);
}
