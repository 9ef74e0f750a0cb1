//! Unicode's IdnaTestV2.txt, in the copy of the idna crate: every result, and for every
//! error the rule that is named against the status codes of the file.

use crate::support::{say, skipped};
use iri_grammar::host::{ContextRule, DnsLength, HostError, HostRule, Uts46};
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::PathBuf;

/// The crate leaves out the errors for empty labels in toUnicode.
const NOT_IN_TO_UNICODE: &str = "X4_2";

/// The codes that may stand for a rule. See the header of the file.
fn codes(rule: HostRule) -> &'static [&'static str] {
    match rule {
        HostRule::EmptyLabel | HostRule::LabelTooLong => &["A4_2"],
        HostRule::NameTooLong => &["A4_1"],
        HostRule::NotLdh(_) => &["U1"],
        HostRule::HyphensThirdFourth => &["V2"],
        HostRule::HyphenAtEnd => &["V3"],
        HostRule::AcePrefix => &["V4", "P4"],
        HostRule::LeadingMark(_) => &["V6"],
        HostRule::NotNormalized => &["V1"],
        HostRule::Uts46Disallowed(_) | HostRule::Uts46NotValid(_) => &["V7"],
        HostRule::Context(ContextRule::ZeroWidthNonJoiner) => &["C1"],
        HostRule::Context(ContextRule::ZeroWidthJoiner) => &["C2"],
        HostRule::Bidi(condition) => match condition {
            1 => &["B1"],
            2 => &["B2"],
            3 => &["B3"],
            4 => &["B4"],
            5 => &["B5"],
            _ => &["B6"],
        },
        HostRule::Punycode | HostRule::AsciiOnly => &["P4"],
        _ => &[],
    }
}

#[derive(Default)]
struct Counts {
    results: usize,
    errors: usize,
    newly_assigned: usize,
    rules: BTreeMap<&'static str, usize>,
}

impl Counts {
    fn check(
        &mut self,
        source: &str,
        expected: &str,
        status: &[&str],
        actual: Result<String, HostError>,
    ) {
        match actual {
            Ok(actual) if status.is_empty() => {
                assert_eq!(actual, expected, "{source:?}");
                self.results += 1;
            }
            // The file is of Unicode 16.
            Ok(actual) if status == ["V7"] && has_newer_character(&actual) => {
                self.newly_assigned += 1;
            }
            Ok(actual) => panic!("{source:?} gives {actual:?}, not {status:?}"),
            Err(error) => {
                let codes = codes(error.rule());
                let code = codes.iter().find(|code| status.contains(code));
                let code = code.unwrap_or_else(|| panic!("{source:?}: {error}, not {status:?}"));
                *self.rules.entry(code).or_default() += 1;
                self.errors += 1;
            }
        }
    }
}

/// Whether a name has a character that Unicode added after version 16, as far as those
/// occur in the file: U+323B0 to U+33479 in 17.0, U+3D000 to U+3FC3F in 18.0.
fn has_newer_character(name: &str) -> bool {
    let unicode = Uts46::new().to_unicode(name).unwrap();
    unicode.contains(|c| matches!(c, '\u{323B0}'..='\u{33479}' | '\u{3D000}'..='\u{3FC3F}'))
}

/// The status codes of a column; `None` where it says the same as the column before.
fn status(column: &str) -> Option<Vec<&str>> {
    let codes = column.strip_prefix('[')?.strip_suffix(']')?;
    Some(codes.split(", ").filter(|code| !code.is_empty()).collect())
}

/// A text without its escapes; `None` where it has a surrogate.
fn unescape(text: &str) -> Option<String> {
    if text == "\"\"" {
        return Some(String::new());
    }
    let mut parts = text.split("\\u");
    let mut unescaped = parts.next()?.to_string();
    for part in parts {
        let cp = u32::from_str_radix(&part[..4], 16).unwrap();
        unescaped.push(char::from_u32(cp)?);
        unescaped.push_str(&part[4..]);
    }
    assert!(!unescaped.contains('\\'));
    Some(unescaped)
}

/// A test file that the published package of a crate has, from the sources that cargo has
/// unpacked. Where the file is missing, that is reported.
fn packaged(package: &str, file: &str) -> Option<String> {
    let home = || env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo"));
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(home);
    let registries = cargo.map(|cargo| cargo.join("registry/src"));
    let registries = registries.and_then(|registries| fs::read_dir(registries).ok());
    let text = registries
        .into_iter()
        .flatten()
        .flatten()
        .find_map(|registry| fs::read_to_string(registry.path().join(package).join(file)).ok());
    if text.is_none() {
        skipped(format_args!("{file} of {package} is not among the sources of cargo"));
    }
    text
}

#[test]
fn unicodes_conformance_test() {
    let Some(file) = packaged("idna-1.1.0", "tests/IdnaTestV2.txt") else { return };
    let uts46 = Uts46::new().dns_length(DnsLength::Verify);
    let mut counts = Counts::default();
    let mut surrogates = 0;
    for line in file.lines() {
        let line = line.split('#').next().unwrap();
        let columns: Vec<_> = line.split(';').map(str::trim).collect();
        let &[source, unicode, unicode_status, ascii, ascii_status, ..] = &columns[..] else {
            continue;
        };
        let (Some(source), Some(unicode), Some(ascii)) =
            (unescape(source), unescape(unicode), unescape(ascii))
        else {
            surrogates += 1;
            continue;
        };
        let same = |text: &str, column: &str, before: &str| match column {
            "" => before.to_string(),
            _ => text.to_string(),
        };
        let unicode = same(&unicode, columns[1], &source);
        let ascii = same(&ascii, columns[3], &unicode);
        let unicode_codes = status(unicode_status).unwrap_or_default();
        let ascii_codes = status(ascii_status).unwrap_or_else(|| unicode_codes.clone());
        let unicode_codes: Vec<_> =
            unicode_codes.into_iter().filter(|code| *code != NOT_IN_TO_UNICODE).collect();
        counts.check(&source, &unicode, &unicode_codes, uts46.to_unicode(&source));
        counts.check(&source, &ascii, &ascii_codes, uts46.to_ascii(&source));
    }
    let Counts { results, errors, newly_assigned, rules } = counts;
    say(format_args!(
        "IdnaTestV2.txt: {results} results and {errors} errors agree {rules:?}; \
         {newly_assigned} results have characters that are newer than the file; \
         {surrogates} lines with surrogates left out"
    ));
    assert!(results > 1000 && errors > 5000);
}
