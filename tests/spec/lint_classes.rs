//! The characters that a document advises against: RFC 3987 sections 4.1, 6.1 and 7.5, 3987bis
//! sections 5.1, 6.3 and 7.5, draft-masinter-url-i18n-07 section 3.1. `lint` and `to-iri` read each
//! sentence alike, in every component.

use crate::support::full;
use iri_grammar::Grammar;
use iri_grammar::lint::{Code, Finding, LintProfile, Linter, Severity};
use iri_grammar::mapping::{ToIri, url_i18n};
use iri_grammar::spec::Trace;
use iri_grammar::text::{Class, Classes};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;

/// The profile of a document, its grammar, and its conversion of URIs to IRIs.
struct Document {
    profile: LintProfile,
    grammar: Grammar,
    to_iri: fn(&str) -> String,
    /// What only `lint` reports, and the sentence.
    linted_only: &'static [(Code, &'static str)],
}

/// RFC 3987 section 3.2 and 3987bis section 4: conversion looks at their sections on the repertoire
/// alone, and "will convert as many percent-encoded characters as possible to characters in an IRI".
const DOCUMENTS: [Document; 3] = [
    Document {
        profile: LintProfile::Rfc3987,
        grammar: Grammar::Rfc3987,
        to_iri: |uri| ToIri::rfc3987().reference(uri).unwrap().into_owned(),
        linted_only: &[
            (Code::NonNfc, "5.3.2.2: IRIs SHOULD be created by using NFC"),
            (Code::NonNfkc, "7.5: newly created resource names should generally be in NFKC"),
            (Code::FullWidthAscii, "6.1: and many others"),
            (Code::Confusable, "7.5: recommended to avoid choosing IRIs that are easily confused"),
        ],
    },
    Document {
        profile: LintProfile::Rfc3987bis,
        grammar: Grammar::Rfc3987bis,
        to_iri: |uri| ToIri::rfc3987bis().reference(uri).unwrap().into_owned(),
        linted_only: &[
            (Code::NonNfc, "7.5: in NFKC [UTR15] (which means that they are also in NFC)"),
            (Code::NonNfkc, "7.5: newly created resource names should generally be in NFKC"),
            (Code::FullWidthAscii, "5.1: and many others"),
            (Code::Confusable, "7.5: recommended to avoid choosing IRIs that are easily confused"),
            (Code::PrivateUse, "6.3: allowed in IRIs only in the query part"),
            (Code::Tag, "6.3: allowed in IRIs only in the query part"),
        ],
    },
    Document {
        profile: LintProfile::UrlI18n07,
        grammar: Grammar::UrlI18n07,
        to_iri: |uri| {
            let uri = url_i18n::UrlI18n07Reference::new(uri).unwrap();
            url_i18n::to_iri(&uri, Classes::URL_I18N_07, &mut Trace::off())
                .unwrap()
                .into_owned()
                .into_string()
        },
        linted_only: &[(Code::Confusable, "4.4: it is recommended to avoid choosing IRIs")],
    },
];

/// What stands before and after a component, in a scheme that is not known to have domain names.
const COMPONENTS: [(&str, &str); 6] =
    [("x://", "@h"), ("x://", "/"), ("x://h/", ""), ("x:", ""), ("x://h/?", ""), ("x://h/#", "")];

/// What stands before a character in a component: nothing, or what is of no script and no direction.
const BEFORE: [&str; 2] = ["", "0"];

/// The first and the last character of each run of characters that are alike to all classes, to
/// grammars and to Normalization Form C, and one of 64 besides.
static CHARACTERS: LazyLock<Vec<char>> = LazyLock::new(|| {
    let like = |c: char| {
        let classes: Classes = Class::ALL.into_iter().filter(|class| class.contains(c)).collect();
        let is_in = |grammar: Grammar| grammar.reference().matches(&format!("?{c}#{c}"));
        let grammars = [Grammar::Rfc3987bis, Grammar::UrlI18n07].map(is_in);
        (classes, grammars, std::iter::once(c).nfc().eq([c]), c.is_alphanumeric())
    };
    // In planes 3 to 13, 15 and 16 characters differ at the ends alone.
    let differs = |c: &char| {
        matches!(u32::from(*c) >> 16, 0..=2 | 14) || {
            matches!(u32::from(*c) & 0xFFFF, ..0x800 | 0xFFF0..)
        }
    };
    let mut found: Vec<char> = Vec::new();
    let (mut last, mut before) = ('\u{80}', None);
    for c in ('\u{80}'..=char::MAX).filter(differs) {
        let now = like(c);
        if before.as_ref() != Some(&now) {
            found.extend([last, c]);
            before = Some(now);
        } else if u32::from(c) % 64 == 0 {
            found.push(c);
        }
        last = c;
    }
    found.push(last);
    found.dedup();
    found
});

fn percent_encoded(c: char) -> String {
    c.encode_utf8(&mut [0; 4]).bytes().map(|octet| format!("%{octet:02X}")).collect()
}

/// The entries that speak of this place of a text.
fn codes_at(findings: &[Finding], at: usize) -> impl Iterator<Item = Code> {
    findings.iter().filter(move |it| it.span.start <= at && at < it.span.end).map(|it| it.code)
}

#[test]
fn s6_1_and_s7_5_and_bis_s5_1_and_2001_s3_1_lint_and_to_iri_read_a_sentence_alike() {
    let mut wrong = Vec::new();
    for Document { profile, grammar, to_iri, linted_only } in DOCUMENTS {
        let linter = Linter::new(profile);
        let mut needed = BTreeSet::new();
        for (c, (start, end), before) in CHARACTERS.iter().flat_map(|c| {
            COMPONENTS.iter().flat_map(move |it| BEFORE.map(|before| (*c, *it, before)))
        }) {
            let text = format!("{start}{before}{c}{end}");
            // What the grammar does not have is no matter of advice.
            let Ok(components) = grammar.reference().components(&text) else { continue };
            let is_kept =
                !to_iri(&format!("{start}{before}{}{end}", percent_encoded(c))).contains(c);
            let reported = linter.lint_components(components);
            let at = start.len() + before.len();
            let is_listed = |code: &Code| linted_only.iter().any(|(it, _)| it == code);
            let (linted, others): (Vec<Code>, Vec<Code>) =
                codes_at(&reported, at).partition(is_listed);
            needed.extend(linted.iter().copied().filter(|_| !is_kept));
            let is_silent = linted.is_empty() && others.is_empty();
            if if is_kept { is_silent } else { !others.is_empty() } {
                let both = [linted, others].concat();
                wrong.push(format!("{profile} {text:?} kept: {is_kept}, reported: {both:?}"));
            }
        }
        let listed: BTreeSet<Code> = linted_only.iter().map(|(code, _)| *code).collect();
        if needed != listed {
            wrong.push(format!("{profile} needs {needed:?} as exceptions, and lists {listed:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} texts:\n{}", wrong.len(), wrong.join("\n"));
}

/// The entries whose characters are a class.
const CLASSES: [(Code, Class); 12] = [
    (Code::Symbol, Class::Symbols),
    (Code::PresentationForm, Class::PresentationForms),
    (Code::ControlCharacter, Class::NoVisualRepresentation),
    (Code::BidiFormatting, Class::BidiFormatting),
    (Code::LaterBidiFormatting, Class::LaterBidiFormatting),
    (Code::SpaceLookAlike, Class::Spaces),
    (Code::DelimiterLookAlike, Class::LookAlikes),
    (Code::FullWidthLatin, Class::FullWidthLatin),
    (Code::FullWidthAscii, Class::FullWidthAscii),
    (Code::HalfWidthKatakana, Class::HalfWidthKatakana),
    (Code::ExcludedByNameprep, Class::ExcludedByNameprep),
    (Code::NonCharacter, Class::NonCharacters),
];

/// An entry that is off hides none that is on, nor does a less grave one.
#[test]
fn what_is_in_the_class_of_an_entry_is_reported_as_gravely_in_every_profile() {
    let mut wrong = Vec::new();
    for profile in LintProfile::ALL {
        for grammar in [grammar_of(profile), Grammar::Leiri] {
            let linter = Linter::new(profile).grammar(grammar);
            let on: Vec<_> = CLASSES
                .iter()
                .filter(|(code, _)| {
                    linter.severity(*code) != Severity::Off
                        && (*code != Code::ControlCharacter || grammar == Grammar::UrlI18n07)
                })
                .collect();
            for (c, (start, end)) in
                CHARACTERS.iter().flat_map(|c| COMPONENTS.map(|component| (*c, component)))
            {
                let mut classes = on.iter().filter(|(_, class)| class.contains(c)).peekable();
                if classes.peek().is_none() {
                    continue;
                }
                let text = format!("{start}{c}{end}");
                let Ok(findings) = linter.lint(&text) else { continue };
                let gravest = codes_at(&findings, start.len()).map(|it| linter.severity(it)).max();
                if let Some((code, _)) = classes.find(|it| Some(linter.severity(it.0)) > gravest) {
                    wrong.push(format!("{profile} {grammar:?} {code} {text:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} texts:\n{}", wrong.len(), wrong.join("\n"));
}

fn grammar_of(profile: LintProfile) -> Grammar {
    match profile {
        LintProfile::Rfc3986 => Grammar::Rfc3986,
        LintProfile::Rfc3987bis => Grammar::Rfc3987bis,
        LintProfile::UrlI18n07 => Grammar::UrlI18n07,
        _ => Grammar::Rfc3987,
    }
}

/// Profiles that listen to the same document, the looser one first.
const PAIRS: [(LintProfile, LintProfile); 9] = [
    (LintProfile::Quiet, LintProfile::Rfc3986),
    (LintProfile::Quiet, LintProfile::Rfc3987),
    (LintProfile::Quiet, LintProfile::Strict),
    (LintProfile::Rfc3986, LintProfile::Rfc3987),
    (LintProfile::Rfc3986, LintProfile::Strict),
    (LintProfile::Rfc3987, LintProfile::Strict),
    (LintProfile::Rfc3987bis, LintProfile::Strict),
    (LintProfile::UrlI18n07, LintProfile::Strict),
    (LintProfile::Security, LintProfile::Strict),
];

/// The examples of all entries, also with a part of other examples after them, and a character of
/// each run in each component.
fn texts() -> Vec<String> {
    let entries = || Code::ALL.iter().map(|code| code.entry());
    let mut texts: Vec<String> =
        entries().flat_map(|entry| [entry.bad, entry.good]).map(str::to_owned).collect();
    let parts: Vec<&str> =
        entries().filter_map(|entry| entry.bad.strip_prefix("http://example.org/")).collect();
    for (index, part) in parts.iter().enumerate() {
        let others = parts.iter().cycle().skip(index + 1).take(4);
        texts.extend(others.map(|other| format!("http://\u{e9}.example/%2e/{part}{other}")));
        texts.push(format!("%2e%2E/{part}"));
    }
    let characters = CHARACTERS.iter().copied().step_by(if full() { 7 } else { 61 });
    let of_characters =
        |c: char| COMPONENTS.map(|(start, end)| format!("{start}{c}\u{430}-b{c}{end}"));
    texts.extend(characters.flat_map(of_characters));
    texts
}

/// A looser profile is not silent where a stricter one reports, if an entry that the looser one
/// looks for reports something there by itself.
#[test]
fn a_looser_profile_is_never_silent_where_an_entry_of_it_has_something_to_report() {
    let texts = texts();
    let mut wrong = Vec::new();
    for (looser, stricter) in PAIRS {
        for grammar in BTreeSet::from([grammar_of(looser), grammar_of(stricter)]) {
            let [loose, strict] =
                [looser, stricter].map(|profile| Linter::new(profile).grammar(grammar));
            let off = Code::ALL
                .iter()
                .fold(loose.clone(), |linter, code| linter.with(*code, Severity::Off));
            let alone = Code::ALL.iter().map(|code| (code, loose.severity(*code)));
            let alone = alone.filter(|(_, severity)| *severity != Severity::Off);
            let alone: Vec<Linter> =
                alone.map(|(code, severity)| off.clone().with(*code, severity)).collect();
            for text in &texts {
                let Ok(components) = grammar.reference().components(text) else { continue };
                let (found, stricter_found) =
                    (loose.lint_components(components), strict.lint_components(components));
                let is_at = |one: &Finding, other: &Finding| {
                    one.span == other.span
                        || one.span.start < other.span.end && other.span.start < one.span.end
                };
                let is_silent = |it: &&Finding| !found.iter().any(|one| is_at(one, it));
                for silent in stricter_found.iter().filter(is_silent) {
                    let covers = |linter: &&Linter| {
                        linter.lint_components(components).iter().any(|it| is_at(it, silent))
                    };
                    if alone.iter().any(|linter| covers(&linter)) {
                        wrong.push(format!(
                            "{looser} {grammar:?} {stricter} {text:?} {}",
                            silent.code
                        ));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} texts:\n{}", wrong.len(), wrong.join("\n"));
}
