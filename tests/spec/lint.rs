//! The catalogue of findings: the table is complete, and its listings agree with it.

use crate::support::full;
use iri_grammar::Grammar;
use iri_grammar::lint::{
    Code, Finding, KeyWord, LintProfile, Linter, Requirement, Safety, Severity,
};
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// A linter that looks for everything, by the first grammar that takes the text.
fn everything(text: &str) -> Linter {
    let grammars = [Grammar::Rfc3987, Grammar::Rfc3987bis, Grammar::Leiri, Grammar::UrlI18n07];
    let takes = |grammar: &Grammar| grammar.reference().matches(text);
    let grammar = grammars.into_iter().find(takes).expect("a grammar that takes it");
    let linter = Linter::new(LintProfile::Rfc3987).grammar(grammar);
    Code::ALL.iter().fold(linter, |linter, code| linter.with(*code, Severity::Note))
}

/// The entries that the library checks itself. The rest is about schemes: rules from outside find it.
fn own_codes() -> impl Iterator<Item = Code> {
    Code::ALL.iter().copied().filter(|code| code.entry().number < 500)
}

fn findings(text: &str) -> Vec<Finding> {
    everything(text).lint(text).unwrap()
}

fn codes(text: &str) -> BTreeSet<&'static str> {
    findings(text).iter().map(|finding| finding.code.name()).collect()
}

#[test]
fn numbers_and_names_are_never_given_anew() {
    let published = include_str!("../data/lint_codes.txt");
    let table: String = Code::ALL.iter().map(|code| format!("{code} {}\n", code.name())).collect();
    // A new entry is a new line. A line that is there stays as it is.
    assert_eq!(table, published);
    let numbers: Vec<u16> = Code::ALL.iter().map(|code| code.entry().number).collect();
    assert!(numbers.is_sorted_by(|a, b| a < b));
    let names: BTreeSet<&str> = Code::ALL.iter().map(|code| code.name()).collect();
    assert_eq!(names.len(), Code::ALL.len());
}

#[test]
fn a_code_is_found_by_its_number_and_by_its_name() {
    for code in Code::ALL {
        assert_eq!(code.to_string().parse(), Ok(*code));
        assert_eq!(code.name().to_uppercase().parse(), Ok(*code));
    }
    assert!("I999".parse::<Code>().is_err());
    assert!("".parse::<Code>().is_err());
}

#[test]
fn a_bad_example_is_told_its_entry_and_no_other() {
    let wrong: Vec<_> = (own_codes().map(Code::entry))
        .filter(|entry| codes(entry.bad) != BTreeSet::from([entry.name]))
        .map(|entry| (entry.name, codes(entry.bad)))
        .collect();
    assert_eq!(wrong, []);
}

#[test]
fn a_good_example_is_not_told_the_entry() {
    for code in own_codes() {
        let entry = code.entry();
        assert!(!codes(entry.good).contains(entry.name), "{code} {:?}", entry.good);
    }
}

#[test]
fn a_fix_of_the_bad_example_helps() {
    for code in own_codes() {
        let entry = code.entry();
        for finding in findings(entry.bad) {
            assert_eq!(finding.fix.is_some(), entry.safety().is_some(), "{code}");
            let Some(fix) = finding.fix else { continue };
            let fixed = fix.apply(entry.bad);
            assert!(!codes(&fixed).contains(entry.name), "{code} {fixed:?}");
            assert_eq!(Some(fix.safety), entry.safety());
        }
    }
}

#[test]
fn every_entry_says_what_it_is_about() {
    for code in Code::ALL {
        let entry = code.entry();
        assert!(entry.meaning.ends_with('.') && !entry.message.ends_with('.'), "{code}");
        assert!(entry.message.starts_with(|c: char| c.is_ascii_lowercase()), "{code}");
        for finding in findings(entry.bad) {
            assert!(entry.sources.contains(&finding.source), "{code}");
            assert!(finding.to_string().contains(entry.message));
        }
    }
}

#[test]
fn a_finding_cites_a_document_that_its_profile_follows() {
    let said_in = |profile, text: &str| {
        let linter = Linter::new(profile).grammar(Grammar::UrlI18n07);
        let findings = linter.lint(text).unwrap();
        findings.iter().map(|it| format!("{} {}", it.citation(), it.source.key_word)).collect()
    };
    let nfc: [(LintProfile, &[&str]); 3] = [
        (LintProfile::Rfc3987, &["RFC 3987 section 5.3.2.2 SHOULD"]),
        (LintProfile::Rfc3987bis, &["3987bis (March 2012) section 7.5 advice"]),
        (LintProfile::UrlI18n07, &["draft-masinter-url-i18n-07 section 3.1 g MUST"]),
    ];
    for (profile, expected) in nfc {
        let found: Vec<String> = said_in(profile, "http://example.org/e\u{301}");
        assert_eq!(found, expected, "{profile}");
    }
    for profile in LintProfile::ALL {
        for code in Code::ALL {
            let heard = |source: &Requirement| profile.follows(source.citation.document);
            let sources = code.entry().sources;
            let source = profile.source(*code);
            assert_eq!(heard(&source), sources.iter().any(heard), "{profile} {code}");
        }
    }
}

/// The sections that advise on identifiers, as far as an identifier shows it.
const SECTIONS: [(&str, &[&str]); 9] = [
    (
        "draft-masinter-url-i18n-07",
        &["3.1 a", "3.1 b", "3.1 c", "3.1 d", "3.1 e", "3.1 f", "3.1 g"],
    ),
    (
        "RFC 3986",
        &[
            "2.1", "2.3", "3.1", "3.2.1", "3.2.2", "3.2.3", "4.5", "5.2.4", "6.2.2.3", "7.2",
            "7.3", "7.4", "7.5", "7.6",
        ],
    ),
    ("RFC 3987", &["4.1", "4.2", "5.3.2.2", "5.3.3", "6.1 b", "6.4", "7.5", "8"]),
    ("3987bis (March 2012)", &["5.1 b", "5.1 c", "5.1 d", "6.3", "7.5", "9"]),
    ("RFC 3966", &["3"]),
    ("RFC 6068", &["2", "4", "5"]),
    ("RFC 7595", &["3.2"]),
    ("RFC 8141", &["2.3.1"]),
    ("RFC 9110", &["4.2.3", "4.2.4"]),
];

#[test]
fn every_section_has_an_entry() {
    let mut cited: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for source in Code::ALL.iter().flat_map(|code| code.entry().sources) {
        cited
            .entry(source.citation.document.to_string())
            .or_default()
            .insert(source.citation.section);
    }
    for (document, sections) in SECTIONS {
        for section in sections {
            assert!(cited[document].contains(section), "{document} {section}");
        }
    }
    assert_eq!(cited.len(), SECTIONS.len());
}

#[test]
fn severity_follows_from_who_says_so_with_which_key_word() {
    for code in Code::ALL {
        let entry = code.entry();
        let strongest = entry.sources.iter().map(|source| source.key_word).max().unwrap();
        for profile in LintProfile::ALL {
            let severity = profile.severity(*code);
            if strongest == KeyWord::Advice {
                assert!(severity < Severity::Error, "{code} {profile}: advice is no error");
            }
            if !entry.sources.iter().any(|it| profile.follows(it.citation.document)) {
                assert_eq!(severity, Severity::Off, "{code} {profile}");
            }
            if profile == LintProfile::Security && !entry.is_security() {
                assert_eq!(severity, Severity::Off, "{code}");
            }
        }
        assert_ne!(LintProfile::Strict.severity(*code), Severity::Off, "{code}");
        let quiet = LintProfile::Quiet.severity(*code);
        assert!(matches!(quiet, Severity::Off | Severity::Error), "{code}");
    }
}

#[test]
fn profiles_differ_as_their_documents_do() {
    use Severity::{Error, Note, Off, Warning};
    let severities = |code| LintProfile::ALL.map(|profile| profile.severity(code));
    // rfc3987, rfc3987bis, rfc3986, url-i18n-07, strict, security, quiet
    assert_eq!(severities(Code::BidiFormatting), [Error, Error, Off, Off, Error, Error, Error]);
    assert_eq!(severities(Code::NonNfc), [Warning, Note, Off, Error, Error, Off, Off]);
    assert_eq!(severities(Code::CombiningMarkFirst), [Off, Note, Off, Off, Warning, Off, Off]);
    assert_eq!(severities(Code::PrivateUse), [Off, Note, Off, Error, Warning, Off, Off]);
    assert_eq!(severities(Code::Symbol), [Off, Off, Off, Note, Note, Off, Off]);
    assert_eq!(severities(Code::NonAsciiAuthority), [Off, Off, Off, Error, Warning, Off, Off]);
    assert_eq!(severities(Code::ControlCharacter), [Off, Off, Off, Error, Warning, Off, Off]);
    assert_eq!(severities(Code::Password), [Warning, Warning, Warning, Note, Error, Warning, Off]);
    assert_eq!(severities(Code::UpperCase), [Off, Off, Off, Off, Note, Off, Off]);
    assert_eq!(severities(Code::SchemeGrammar), [Error, Error, Error, Error, Error, Off, Error]);
}

#[test]
fn a_severity_is_set_by_name() {
    let text = "http://example.org/p\u{430}ypal";
    let code: Code = "mixed-scripts".parse().unwrap();
    let linter = Linter::new(LintProfile::Rfc3987).with(code, Severity::Error);
    assert_eq!(linter.lint(text).unwrap()[0].severity, Severity::Error);
    assert_eq!(linter.with(code, Severity::Off).lint(text).unwrap(), []);
}

#[test]
fn a_text_that_does_not_parse_gets_the_error_of_the_grammar() {
    let error = Linter::new(LintProfile::Rfc3987).lint("http://a/b c").unwrap_err();
    assert_eq!(error.found(), Some(' '));
    let error = Linter::new(LintProfile::Rfc3986).lint("http://a/\u{e9}").unwrap_err();
    assert_eq!(error.start_production().name(), "URI-reference");
}

/// The table of the documentation, and the page of the guide. With IRI_WRITE_LISTING set, they are
/// written.
#[test]
fn the_listing_agrees_with_the_table() {
    for (name, listing) in [("lint/catalogue.md", listing()), ("guide/findings.md", page())] {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(name);
        if env::var_os("IRI_WRITE_LISTING").is_some() {
            fs::write(&file, &listing).unwrap();
        }
        assert!(fs::read_to_string(&file).unwrap() == listing, "IRI_WRITE_LISTING=1 writes {name}");
    }
}

/// What stands in quotation marks as code, for the entries quote characters and no documents.
fn in_backticks(text: &str) -> String {
    match text.matches('"').count() {
        1 => text.replace("'\"'", "`\"`"),
        _ => text.replace('"', "`"),
    }
}

/// The page of the guide, with a section for each entry.
fn page() -> String {
    let mut out = String::from(
        "# The findings of `iri lint`\n\n\
         After this page you can tell what a finding means, who says so, and what is better.\n\n\
         [`iri lint`](crate::guide::linting) and a [`Linter`](crate::lint::Linter) check\n\
         identifiers against these entries; `iri explain CODE` shows one of them. In the examples,\n\
         invisible characters are written `\\u{202e}`. *Rung* means a\n\
         rung of the comparison ladder (RFC 3987 section 5.3).\n",
    );
    for code in Code::ALL {
        let entry = code.entry();
        writeln!(out, "\n## {code} `{}`\n", entry.name).unwrap();
        let address = format!("#i{}-{}", entry.number, entry.name);
        assert!(entry.page().ends_with(&address));
        let told = format!("The component {}. {}", entry.message, entry.meaning);
        writeln!(out, "{}\n", in_backticks(&told)).unwrap();
        for source in entry.sources {
            writeln!(out, "- {}: {}", source.citation, source.key_word).unwrap();
        }
        for (what, text) in [("unwise", entry.bad), ("better", entry.good)] {
            let shown: String = text.chars().flat_map(char::escape_debug).collect();
            writeln!(out, "- {what}: `` {shown} ``").unwrap();
        }
        match entry.safety() {
            None => {}
            Some(Safety::Safe(rung)) => writeln!(
                out,
                "- has a fix; old and new text are equivalent from the rung `{rung}` on"
            )
            .unwrap(),
            Some(Safety::ChangesIdentifier) => {
                writeln!(out, "- has a fix, which changes the identifier").unwrap()
            }
        }
    }
    out
}

fn listing() -> String {
    let mut out = String::from(
        "\n| code | name | sources and their key words | fix |\n| --- | --- | --- | --- |\n",
    );
    for code in Code::ALL {
        let entry = code.entry();
        let source =
            |it: &iri_grammar::lint::Requirement| format!("{}: {}", it.citation, it.key_word);
        let sources: Vec<String> = entry.sources.iter().map(source).collect();
        let fix = match entry.safety() {
            None => "",
            Some(Safety::Safe(_)) => "safe",
            Some(Safety::ChangesIdentifier) => "changes the identifier",
        };
        writeln!(out, "| {code} | `{}` | {} | {fix} |", entry.name, sources.join("; ")).unwrap();
    }
    out
}

#[test]
fn rfc3987_s6_1_b_fillers_and_blanks_look_like_a_space() {
    for blank in ['\u{a0}', '\u{115f}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{ffa0}', '\u{1d159}']
    {
        let text = format!("http://example.org/a{blank}b");
        assert!(codes(&text).contains("space-look-alike"), "{blank:?}");
        assert!(!codes(&text).contains("invisible"), "{blank:?}");
    }
}

/// Texts of these pieces, with all entries.
#[test]
fn no_two_findings_have_different_fixes_for_one_place() {
    let beginnings = [
        "",
        "x:",
        "a/",
        "/",
        "x:/",
        "http://h/",
        "http://h/?",
        "http://h/#",
        "mailto:a@b?body=",
        "mailto:",
        "urn:x:",
        "//",
        "http://",
    ];
    let pieces = [
        "%7e",
        "%7E",
        "%2e",
        "%2e%2e",
        "..",
        "%c3%a9",
        "%0a",
        "%0d%0a",
        "%0D",
        "%3a",
        "/",
        "a",
        "\u{e9}",
        "e\u{301}",
        "\u{fb01}",
        "\u{ff21}",
        "\u{ff76}",
        "\u{ff76}\u{ff9e}",
        "\u{212b}",
        "\u{f900}",
        "\u{200e}",
        "\u{2066}",
        "\u{df}",
        "xn--9ca",
        "A",
        ":80",
        ":",
    ];
    // Between two of these, a fix can cover a whole component.
    let ends = ["%7e", "%c3", "%0a", "..", "/", "e\u{301}", "A"];
    let pairs = pieces.into_iter().flat_map(|first| {
        [""].into_iter().chain(pieces).map(move |second| [first, second].concat())
    });
    let triples = ends.into_iter().flat_map(|first| {
        ends.into_iter().flat_map(move |second| ends.map(|third| [first, second, third].concat()))
    });
    let texts: Vec<String> = pairs.chain(triples.filter(|_| full())).collect();
    let mut conflicts = Vec::new();
    for text in
        beginnings.into_iter().flat_map(|it| texts.iter().map(move |text| [it, text].concat()))
    {
        for profile in LintProfile::ALL {
            let Ok(all) = Linter::new(profile).lint(&text) else { continue };
            let fixes: Vec<_> =
                all.iter().filter_map(|it| Some((it.code, it.fix.as_ref()?))).collect();
            for (index, (code, fix)) in fixes.iter().enumerate() {
                for (other, other_fix) in &fixes[..index] {
                    if fix.span == other_fix.span && fix.replacement != other_fix.replacement {
                        conflicts.push(format!("{profile} {text:?}: {other} {code}"));
                    }
                }
            }
        }
    }
    assert!(conflicts.is_empty(), "{}: {:#?}", conflicts.len(), conflicts);
}
