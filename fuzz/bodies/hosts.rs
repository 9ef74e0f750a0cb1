//! Properties of the conversion of host names by each document.

use super::input::{Choices, read};
use idna::uts46;
use iri_grammar::host::{
    AsciiRules, DnsLength, HostRule, Hyphens, Idna2003, Idna2008, Profile, Uts46,
};
use iri_grammar::spec::Trace;
use unicode_normalization::char::is_combining_mark;

pub fn run(data: &[u8]) {
    let (mut choices, [name]) = read(data);
    let profile = profile(&mut choices);
    the_ascii_form_is_ascii_and_stays_as_it_is(&name, profile);
    a_name_and_its_ascii_form_have_the_same_unicode_form(&name);
    rfc3490_s4_2_to_unicode_never_fails(&name, choices.flag(), choices.flag());
    errors_point_into_their_text(&name, profile);
    steps_do_not_change_the_result(&name, profile);
    uts46_s4_options_are_passed_on(&name);
    rfc5891_and_uts46_agree_where_both_accept(&name);
}

/// Returns a profile with any options.
pub fn profile(choices: &mut Choices<'_>) -> Profile {
    match choices.below(3) {
        0 => Idna2003::for_mapping()
            .use_std3_ascii_rules(choices.flag())
            .allow_unassigned(choices.flag())
            .verify_name_length(choices.flag())
            .into(),
        1 => Idna2008::new()
            .map_rfc5895(choices.flag())
            .verify_ldh(choices.flag())
            .registration_hyphens(choices.flag())
            .context_o(choices.flag())
            .bidi(choices.flag())
            .verify_name_length(choices.flag())
            .into(),
        _ => Uts46::new()
            .ascii(choices.pick(&[AsciiRules::Url, AsciiRules::Any, AsciiRules::Std3]))
            .hyphens(choices.pick(&[Hyphens::CheckFirstLast, Hyphens::Allow, Hyphens::Check]))
            .dns_length(choices.pick(&[
                DnsLength::Verify,
                DnsLength::Ignore,
                DnsLength::VerifyAllowRootDot,
            ]))
            .into(),
    }
}

/// Whether the result has as many labels as the name. Without UseSTD3ASCIIRules, Nameprep maps U+2024
/// and a few other characters to full stops after the name is divided, so the result is divided
/// differently.
pub fn is_divided_once(profile: Profile, before: &str, after: &str) -> bool {
    let dots = |text: &str| text.matches(['.', '\u{3002}', '\u{FF0E}', '\u{FF61}']).count();
    !matches!(profile, Profile::Idna2003(_)) || dots(before) == dots(after)
}

/// Recording the steps does not change the result.
pub fn steps_do_not_change_the_result(name: &str, profile: Profile) {
    let steps = &mut Trace::on();
    assert_eq!(profile.to_ascii_with_trace(name, steps), profile.to_ascii(name));
    assert_eq!(profile.to_unicode_with_trace(name, steps), profile.to_unicode(name));
}

/// UTS #46 sections 4.2 and 4.3. The crate `idna` does the processing, and the library diagnoses
/// rejected names. This checks that the library passes each option on as documented, and that its
/// diagnosis rejects exactly the names that the crate rejects.
pub fn uts46_s4_options_are_passed_on(name: &str) {
    let ascii = [
        (AsciiRules::Std3, uts46::AsciiDenyList::STD3),
        (AsciiRules::Url, uts46::AsciiDenyList::URL),
        (AsciiRules::Any, uts46::AsciiDenyList::EMPTY),
    ];
    let hyphens = [
        (Hyphens::Check, uts46::Hyphens::Check),
        (Hyphens::CheckFirstLast, uts46::Hyphens::CheckFirstLast),
        (Hyphens::Allow, uts46::Hyphens::Allow),
    ];
    let lengths = [
        (DnsLength::VerifyAllowRootDot, uts46::DnsLength::VerifyAllowRootDot),
        (DnsLength::Verify, uts46::DnsLength::Verify),
        (DnsLength::Ignore, uts46::DnsLength::Ignore),
    ];
    let other = uts46::Uts46::new();
    for (rules, denied) in ascii {
        for (hyphens, as_theirs) in hyphens {
            let ours = Uts46::new().ascii(rules).hyphens(hyphens);
            let (theirs, result) = other.to_unicode(name.as_bytes(), denied, as_theirs);
            assert_eq!(ours.to_unicode(name).ok(), result.is_ok().then(|| theirs.into_owned()));
            for (length, verified) in lengths {
                let theirs = other.to_ascii(name.as_bytes(), denied, as_theirs, verified);
                let theirs = theirs.ok().map(|name| name.into_owned());
                assert_eq!(ours.dns_length(length).to_ascii(name).ok(), theirs);
            }
        }
    }
}

/// RFC 5891 section 4.4 and UTS #46 section 4.2: if both accept a name that is not mapped beforehand,
/// its A-label form is the same. This is also tested for the result of the mapping of UTS #46.
pub fn rfc5891_and_uts46_agree_where_both_accept(name: &str) {
    let Ok(ascii) = Uts46::new().to_ascii(name) else { return };
    let mapped = Uts46::new().to_unicode(name).expect("what has an ASCII form has the other");
    for name in [name, &mapped] {
        if let Ok(other) = Idna2008::new().to_ascii(name) {
            assert!(other.eq_ignore_ascii_case(&ascii), "{other} {ascii}");
        }
    }
}

/// RFC 3490 section 4.1, RFC 5891 section 4, UTS #46 section 4.2: ToASCII.
pub fn the_ascii_form_is_ascii_and_stays_as_it_is(name: &str, profile: Profile) {
    if let Ok(ascii) = profile.to_ascii(name) {
        assert!(ascii.is_ascii());
        if is_divided_once(profile, name, &ascii) {
            assert_eq!(profile.to_ascii(&ascii), Ok(ascii));
        }
    }
}

/// RFC 5891 section 5, UTS #46 section 4.3: ToUnicode of the ASCII form is that of the name, and
/// ToASCII leads back.
pub fn a_name_and_its_ascii_form_have_the_same_unicode_form(name: &str) {
    for profile in [Profile::from(Idna2008::new()), Uts46::new().into()] {
        if let Ok(ascii) = profile.to_ascii(name) {
            let unicode = profile.to_unicode(name).expect("what has an ASCII form has the other");
            assert_eq!(profile.to_unicode(&ascii).as_ref(), Ok(&unicode));
            assert_eq!(profile.to_unicode(&unicode).as_ref(), Ok(&unicode));
            let back = profile.to_ascii(&unicode).expect("the same name");
            assert!(back.eq_ignore_ascii_case(&ascii), "{back} {ascii}");
        }
    }
}

/// RFC 3490 section 4.2: "ToUnicode never fails".
pub fn rfc3490_s4_2_to_unicode_never_fails(name: &str, std3: bool, unassigned: bool) {
    let idna = Idna2003::for_mapping().use_std3_ascii_rules(std3).allow_unassigned(unassigned);
    let unicode = idna.to_unicode(name);
    let recorded = Profile::from(idna).to_unicode_with_trace(name, &mut Trace::on());
    assert_eq!(recorded, Ok(unicode.clone()));
    if let Ok(ascii) = idna.to_ascii(name) {
        let again = idna.to_ascii(&unicode).unwrap();
        assert!(again.eq_ignore_ascii_case(&ascii), "{} {}", again, ascii);
    }
}

/// An error points to a character of its text, and its rule rejects this character.
pub fn errors_point_into_their_text(name: &str, profile: Profile) {
    if let Err(error) = profile.to_ascii(name) {
        assert!(!error.to_string().is_empty());
        match error.rule() {
            HostRule::NotLdh(c) => assert!(c.is_ascii() && !c.is_ascii_alphanumeric() && c != '-'),
            HostRule::LeadingMark(c) => assert!(is_combining_mark(c), "{c:?}"),
            _ => {}
        }
        if let Some(found) = error.found() {
            let mut rest = found.text.char_indices().skip(found.index);
            assert_eq!(rest.next(), Some((found.offset, found.character)));
        }
    }
}
