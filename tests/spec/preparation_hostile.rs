//! Hostile strings: what arrives in address bars, in documents and from other programs.

use crate::rows::rows;
use iri_grammar::Component;
use iri_grammar::host::{Idna2003, Idna2008, Profile, Uts46};
use iri_grammar::preparation::{Entry, Preparation, Prepared, References};
use iri_grammar::text::CharacterForm;
use iri_grammar::text::{Charset, Unencodable};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    text: Option<String>,
    /// In place of the text: octets in hexadecimal, and their encoding.
    octets: Option<String>,
    charset: Option<String>,
    #[serde(default)]
    options: Vec<String>,
    parts: BTreeMap<String, Part>,
    #[serde(default)]
    notes: Vec<[String; 3]>,
    /// The URI form; the text itself where it is left out.
    uri: Option<String>,
    /// What section 7.1 gives, where it is not the URI form.
    s7_1: Option<String>,
    /// Why the URI form is no URI: a part of what the error says.
    uri_error: Option<String>,
    /// The IRI form, where it is not the URI form.
    iri: Option<String>,
    iri_error: Option<String>,
}

/// A component: its text, or what stands in the string and what it becomes.
#[derive(Deserialize, PartialEq, Debug)]
#[serde(untagged)]
enum Part {
    Same(String),
    Changed([String; 2]),
}

fn preparation(options: &[String]) -> Preparation {
    options.iter().fold(Preparation::new(), |preparation, option| match option.as_str() {
        "whitespace=remove" => preparation.remove_whitespace(true),
        "references=all" => preparation.numeric_references(References::All),
        "references=iunreserved" => preparation.numeric_references(References::Iunreserved),
        "backslash=slash" => preparation.backslash_to_slash(true),
        "at=last" => preparation.last_at_sign(true),
        "percent=leave" => preparation.keep_lone_percent(true),
        "colon=encode" => preparation.encode_first_colon(true),
        "reading=letter" => preparation.by_the_letter(true),
        "host=idna2008-unmapped" => preparation.host(Profile::from(Idna2008::new())),
        "host=uts46" => preparation.host(Profile::from(Uts46::new())),
        "host=idna2003" => preparation.host(Profile::from(Idna2003::for_mapping())),
        "host=unicode" => preparation.host_in_unicode(),
        "typed" => preparation.typed(Entry::new()),
        "typed=nfkc" => preparation.typed(Entry::new().normalization(Some(CharacterForm::Nfkc))),
        "typed=space" => preparation.typed(Entry::new().ideographic_space(true)),
        "typed=delimiters" => preparation.typed(Entry::new().delimiters(true)),
        "nfc" => preparation.nfc_when_transcoded(true),
        "unencodable=ncr" => preparation.unencodable(Unencodable::NumericReference),
        charset => match charset.strip_prefix("document=").and_then(Charset::for_label) {
            Some(charset) => preparation.document_charset(charset),
            None => panic!("{charset}"),
        },
    })
}

const COMPONENTS: [(Component, &str); 7] = [
    (Component::Scheme, "scheme"),
    (Component::Userinfo, "userinfo"),
    (Component::Host, "host"),
    (Component::Port, "port"),
    (Component::Path, "path"),
    (Component::Query, "query"),
    (Component::Fragment, "fragment"),
];

fn octets(hexadecimal: &str) -> Vec<u8> {
    let digits = hexadecimal.split_whitespace();
    digits.map(|pair| u8::from_str_radix(pair, 16).unwrap()).collect()
}

impl Row {
    /// The string, and what it is prepared to.
    fn prepare(&self, iri_form: bool) -> (String, Prepared) {
        let preparation = preparation(&self.options).iri_form(iri_form);
        match (&self.text, &self.octets, &self.charset) {
            (Some(text), None, None) => (text.clone(), preparation.reference(text)),
            (None, Some(hexadecimal), Some(charset)) => {
                let charset = Charset::for_label(charset).unwrap();
                let octets = octets(hexadecimal);
                let text = preparation.transcode(&octets, charset).unwrap().into_owned();
                (text, preparation.octets(&octets, charset).unwrap())
            }
            _ => panic!("text, or octets and charset"),
        }
    }

    fn differences(&self) -> Vec<String> {
        let (text, prepared) = self.prepare(false);
        let mut wrong = Vec::new();
        let mut compare = |what: &str, actual: String, expected: String| {
            if actual != expected {
                wrong.push(format!("{what}\n    is     {actual}\n    not    {expected}"));
            }
        };
        let parts: BTreeMap<String, Part> = COMPONENTS
            .into_iter()
            .filter_map(|(component, name)| {
                let part = prepared.part(component)?;
                let source = prepared.part_span(component)?.slice(&text).to_owned();
                let part = if source == part {
                    Part::Same(source)
                } else {
                    Part::Changed([source, part.to_owned()])
                };
                Some((name.to_owned(), part))
            })
            .collect();
        compare("parts", format!("{parts:?}"), format!("{:?}", self.parts));
        let notes: Vec<[String; 3]> = prepared
            .notes()
            .iter()
            .map(|note| {
                let component = note.component.map(|component| component.to_string());
                let source = note.span.slice(&text).to_owned();
                [note.kind.name().to_owned(), component.unwrap_or_default(), source]
            })
            .collect();
        compare("notes", format!("{notes:?}"), format!("{:?}", self.notes));

        let uri = self.uri.as_deref().unwrap_or(&text);
        compare("uri", format!("{:?}", prepared.as_str()), format!("{uri:?}"));
        let (is_valid, why) = match prepared.uri() {
            Ok(result) => {
                let expected = self.s7_1.as_deref().unwrap_or(uri);
                compare("7.1", format!("{:?}", result.as_str()), format!("{expected:?}"));
                (true, String::new())
            }
            Err(error) => (false, error.to_string()),
        };
        let as_expected = match &self.uri_error {
            None => is_valid,
            Some(expected) => !is_valid && why.contains(expected.as_str()),
        };
        if !as_expected {
            compare("uri_error", format!("{why:?}"), format!("{:?}", self.uri_error));
        }

        let (_, prepared) = self.prepare(true);
        let iri = self.iri.as_deref().unwrap_or(uri);
        compare("iri", format!("{:?}", prepared.as_str()), format!("{iri:?}"));
        let error = prepared.iri().err().map(|error| error.to_string());
        let as_expected = match (&self.iri_error, &error) {
            (None, None) => true,
            (Some(expected), Some(error)) => error.contains(expected.as_str()),
            _ => false,
        };
        if !as_expected {
            compare("iri_error", format!("{error:?}"), format!("{:?}", self.iri_error));
        }
        wrong
    }
}

#[test]
fn table_of_hostile_strings() {
    let rows: Vec<Row> = rows(include_str!("../data/hostile.toml"));
    assert!(rows.len() >= 150, "{}", rows.len());
    let mut report = String::new();
    for row in &rows {
        let wrong = row.differences();
        if !wrong.is_empty() {
            let what = row.text.as_ref().or(row.octets.as_ref());
            report += &format!("{what:?} {:?}\n  {}\n", row.options, wrong.join("\n  "));
        }
    }
    assert!(report.is_empty(), "{report}");
}
