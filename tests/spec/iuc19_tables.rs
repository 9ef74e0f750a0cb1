//! The conference paper of 2001, 'Internationalized Resource Identifiers: From
//! Specification to Testing': Tables 1 and 2, and the XLink procedure of section 3.

use crate::rows;
use crate::support::skipped;
use iri_grammar::mapping::{ToIri, local_names, xlink};
use iri_grammar::spec::Trace;
use iri_grammar::text::{Charset, UNICODE_VERSION};
use iri_grammar::{Component, Grammar};

#[derive(serde::Deserialize)]
struct Row {
    original: String,
    encoding: String,
    bytes: Vec<u8>,
    iri: String,
    uri: String,
}

fn rows() -> Vec<(Charset, Row)> {
    let rows: Vec<Row> = rows::rows(include_str!("../data/iuc19.toml"));
    assert_eq!(rows.len(), 4);
    let rows = rows.into_iter();
    rows.filter_map(|row| {
        #[cfg(feature = "charset")]
        let charset = Some(Charset::for_label(&row.encoding).unwrap());
        #[cfg(not(feature = "charset"))]
        let charset = (row.encoding.eq_ignore_ascii_case("utf-8")).then_some(Charset::UTF_8);
        if charset.is_none() {
            skipped(format_args!("without the feature charset: {}", row.encoding));
        }
        Some((charset?, row))
    })
    .collect()
}

#[test]
fn table_1_from_original_characters_to_uri_characters_and_back() {
    for (charset, row) in rows() {
        assert_eq!(charset.percent_encode(&row.original).unwrap(), row.uri);
        assert_eq!(charset.decode(&row.bytes).unwrap(), row.original);
        let names = local_names(&row.uri, &[charset]);
        let name = names.into_iter().find(|name| name.charset == charset).unwrap();
        assert_eq!(name.name.unwrap(), row.original);
    }
}

#[test]
fn table_2_iris_and_uris() {
    for (_, row) in rows() {
        assert_eq!(ToIri::rfc3987().component(Component::Path, &row.uri).unwrap(), row.iri);
        let iri = Grammar::Rfc3987.reference().components(&row.iri).unwrap();
        let uri = iri_grammar::IriReference::new(iri.text()).unwrap().to_uri();
        assert_eq!(uri, row.uri.as_str());
    }
}

/// The encoding gets lost: read in the other one, the paper says, it is another word.
#[cfg(feature = "charset")]
#[test]
fn table_1_back_in_the_wrong_encoding() {
    let charset = |label| Charset::for_label(label).unwrap();
    let read = |uri, label| local_names(uri, &[charset(label)])[1].name.clone().unwrap();
    assert_eq!(read("M%E4rz", "macintosh"), "M\u{2030}rz");
    assert_eq!(read("M%C3%A4rz", "iso-8859-1"), "M\u{c3}\u{a4}rz");
}

#[test]
fn s3_xlink_disallowed_characters() {
    let disallowed: String = ('\0'..='\u{80}')
        .filter(|c| xlink::escape(&c.to_string(), &mut Trace::off()) != c.to_string())
        .collect();
    let controls: String = ('\0'..=' ').collect();
    assert_eq!(disallowed, format!("{controls}\"<>\\^`{{|}}\u{7f}\u{80}"));
}

#[test]
fn s3_xlink_steps() {
    let mut steps = Trace::on();
    xlink::escape("M\u{e4}rz 1#%20", &mut steps);
    let steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
    assert_eq!(steps, ["1. M<c3><a4>rz<20>1#%20", "2. M%C3%A4rz%201#%20", "3. M%C3%A4rz%201#%20"]);
}

#[test]
fn unicode_version_is_stated() {
    assert!(UNICODE_VERSION >= (16, 0, 0));
}
