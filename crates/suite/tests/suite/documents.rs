//! The documents: each is in the encoding that it declares, and has the references as the
//! manifest says.

use crate::{suite, text};
use encoding_rs::Encoding;
use serde_json::Value;

/// The characters of a document, and what is in front of them.
fn decoded(octets: &[u8], label: &str) -> String {
    let utf_16 = |octets: &[u8], unit: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = octets.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
        String::from_utf16(&units).unwrap().strip_prefix('\u{feff}').unwrap().to_owned()
    };
    match label {
        "utf-16le" => utf_16(octets, u16::from_le_bytes),
        "utf-16be" => utf_16(octets, u16::from_be_bytes),
        label => {
            let encoding = Encoding::for_label(label.as_bytes()).unwrap();
            let text = encoding.decode_without_bom_handling_and_without_replacement(octets);
            text.unwrap_or_else(|| panic!("{label}")).into_owned()
        }
    }
}

fn documents() -> Vec<&'static Value> {
    let documents = suite().manifest["documents"].as_array().unwrap();
    let with_tests = |document: &&Value| {
        suite().records().iter().any(|record| record["document"] == document["path"])
    };
    documents.iter().filter(with_tests).collect()
}

/// The encoding of the document, except in negative controls.
#[test]
fn every_document_declares_its_encoding() {
    let (all, own) = (documents(), |one: &&&Value| one["declared"] == one["encoding"]);
    // With that of the hosts.
    assert_eq!(
        (all.len(), all.iter().filter(own).count()),
        (
            6 * (18 + 15) + 14 * 6 + 18 + 5 + 4 * 3 + 1 + 5 * 18 + 16 + 3,
            7 * 18 + 14 * 3 + 5 + 3 * 3 + 1 + 5 * 18 + 16 + 3
        )
    );
    for record in suite().records() {
        let document = all.iter().find(|one| one["path"] == record["document"]).unwrap();
        let mislabelled = record["kind"] == "negative"
            && !["missing", "other", "unrequested"].contains(&text(record, "text"));
        assert_eq!(mislabelled, !own(&document), "{record}");
    }
    for document in documents() {
        let (path, label) = (text(document, "path"), text(document, "declared"));
        let octets = suite().read(path);
        let source = decoded(&octets, text(document, "encoding"));
        let declaration = match text(document, "declared_by") {
            "the byte order mark" => {
                let mark = if label == "utf-16le" { [0xff, 0xfe] } else { [0xfe, 0xff] };
                assert!(octets.starts_with(&mark), "{path}");
                continue;
            }
            "meta charset" => format!("<meta charset=\"{label}\">"),
            "the XML declaration" => format!("<?xml version=\"1.0\" encoding=\"{label}\"?>"),
            "@charset" => format!("@charset \"{label}\";"),
            other => {
                assert_eq!(other, "the header Content-Type");
                let media_type = text(document, "media_type");
                assert!(
                    media_type.ends_with(&format!("; charset={label}")),
                    "{path}: {media_type}"
                );
                continue;
            }
        };
        // Browsers look at the first 1024 octets.
        let at = source.find(&declaration).unwrap_or_else(|| panic!("{path}: {declaration}"));
        assert!(at < 512 && (at == 0 || label != "@charset"), "{path}");
    }
}

/// Decoded in the declared encoding, a document has each reference as written, as often as the
/// format has it; and the written text stands for what is to be read.
#[test]
fn every_document_has_the_references_as_written() {
    for document in documents() {
        let path = text(document, "path");
        let source = decoded(&suite().read(path), text(document, "encoding"));
        let mut records = 0;
        for record in suite().records().iter().filter(|record| record["document"] == path) {
            let (id, written) = (text(record, "id"), text(record, "written"));
            let requested = record["requested"] == true;
            let wanted = match (text(record, "format"), record["link"].is_null()) {
                ("html" | "xhtml", false) => {
                    let link = format!("<a id=\"{id}\" href=\"{written}\">");
                    let image = format!("<img src=\"{written}\"");
                    assert!(requested || !source.contains(&image), "{path}: {image}");
                    if requested { vec![link, image] } else { vec![link] }
                }
                ("html" | "xhtml", true) => vec![format!("<span id=\"{id}\">{written}</span>")],
                ("xlink", false) => {
                    let link =
                        format!("<a id=\"{id}\" xlink:type=\"simple\" xlink:href=\"{written}\">");
                    let image = format!("<image xlink:href=\"{written}\"");
                    assert!(requested || !source.contains(&image), "{path}: {image}");
                    if requested { vec![link, image] } else { vec![link] }
                }
                ("xlink", true) => vec![format!("<text id=\"{id}\""), format!(">{written}</text>")],
                ("schema", false) => {
                    vec![format!("<reference id=\"{id}\">{written}</reference>")]
                }
                ("schema", true) => vec![format!("<word id=\"{id}\">{written}</word>")],
                ("plain", _) => vec![format!("{id} <{written}>\n")],
                ("css", false) => {
                    let display = if requested { "" } else { "display: none; " };
                    vec![format!("#{id} {{ {display}background-image: url(\"{written}\") }}\n")]
                }
                ("css", true) => vec![format!("#{id}::before {{ content: \"{written}\" }}\n")],
                (_, true) => vec![format!("<span id=\"{id}\">{written}</span>")],
                (format, false) if !requested && !format.starts_with("script-") => {
                    vec![format!("id=\"{id}\""), format!("=\"{written}\"")]
                }
                ("srcset", false) => vec![format!("<img id=\"{id}\" srcset=\"{written}\"")],
                ("iframe" | "target", false) => {
                    vec![format!("<iframe id=\"{id}\" src=\"{written}\"")]
                }
                ("form", false) => vec![format!("<form id=\"{id}\" action=\"{written}\"")],
                ("refresh", false) => {
                    let frame = format!("refresh/{id}.html");
                    let document = decoded(&suite().read(&frame), text(document, "encoding"));
                    assert!(document.contains(&format!("content=\"0; url={written}\"")), "{id}");
                    vec![format!("<iframe id=\"{id}\" src=\"{}\"", &frame["refresh/".len()..])]
                }
                ("xml-stylesheet" | "xml-base", false) => {
                    let format = text(record, "format");
                    let frame = suite().read(&format!("{format}/{id}.xhtml"));
                    let frame = decoded(&frame, text(document, "encoding"));
                    let name = if format == "xml-base" { "xml:base" } else { "href" };
                    assert!(frame.contains(&format!(" {name}=\"{written}\"")), "{id}");
                    vec![format!("<iframe id=\"{id}\" src=\"{id}.xhtml\"")]
                }
                // The controls have a link and an image.
                (
                    "elements" | "hyperlinks" | "interfaces" | "interfaces-utf-8" | "search-params"
                    | "styles",
                    false,
                ) if record["element"].is_null() => {
                    vec![format!(" id=\"{id}\""), format!("<img src=\"{written}\"")]
                }
                ("search-params", false) => {
                    let (action, value) = written.split_once("?q=").unwrap();
                    vec![format!("id=\"{id}\" data-action=\"{action}\" data-value=\"{value}\"")]
                }
                ("elements" | "hyperlinks" | "interfaces" | "interfaces-utf-8", false) => {
                    vec![format!(" id=\"{id}\""), format!("=\"{written}")]
                }
                ("styles", false) => vec![format!(" id=\"{id}\""), written.to_owned()],
                ("base", false) => vec![format!("<base id=\"{id}\" href=\"{written}\">")],
                ("script-url" | "script-fetch", false) => {
                    let fetched = if requested { "fetch(" } else { "<script>" };
                    vec![format!("{fetched}resolve(\"{id}\", \"{written}\")")]
                }
                ("script-location", false) if !requested => {
                    vec![format!("id=\"{id}\""), format!("=\"{written}\"")]
                }
                ("script-location", false) => vec![format!("go(\"{id}\", \"{written}\")")],
                ("form-get" | "form-get-charset", false) => {
                    let (action, value) = written.split_once("?q=").unwrap_or((written, ""));
                    let form = format!("<form id=\"f-{id}\" action=\"{action}\" target=\"t-{id}\"");
                    assert!(
                        source.contains(&format!("name=\"q\" value=\"{value}\"></form>")),
                        "{id}"
                    );
                    vec![form, format!("<iframe id=\"{id}\" name=\"t-{id}\"")]
                }
                ("form-post-charset", false) => vec![format!(
                    "<form id=\"{id}\" action=\"{written}\" method=\"post\" accept-charset="
                )],
                ("mathml" | "mathml-xhtml", false) => {
                    let extension =
                        if text(record, "format") == "mathml" { "html" } else { "xhtml" };
                    let folder = text(record, "format");
                    let frame = suite().read(&format!("{folder}/{id}.{extension}"));
                    let frame = decoded(&frame, text(document, "encoding"));
                    assert!(frame.contains(&format!("<mrow href=\"{written}\">")), "{id}");
                    vec![format!("<iframe id=\"{id}\" src=\"{id}.{extension}\"")]
                }
                ("redirect", false) => {
                    vec![format!("<iframe id=\"{id}\" data-written=\"{written}\"")]
                }
                (format, false) => {
                    assert!(["refresh-header", "link-header"].contains(&format), "{format}");
                    vec![format!("<iframe id=\"{id}\" src=\"{id}.html\"")]
                }
            };
            for wanted in wanted {
                assert_eq!(source.matches(&wanted).count(), 1, "{path}: {wanted}");
            }
            // The text of a negative control in place of the reference of its record.
            let reads = if record["text"] == "other" { "misreads" } else { "reads" };
            let format = text(record, "format");
            let mut written = unescaped(written, format);
            if ["refresh-header", "link-header"].contains(&format) && !record["link"].is_null() {
                // Isomorphic decoding of octets in UTF-8.
                written = written.bytes().map(char::from).collect();
            }
            assert_eq!(written, text(record, reads), "{id}");
            records += 1;
        }
        let negative = document["declared"] != document["encoding"];
        assert!(if negative { records == 2 } else { records >= 6 }, "{path}");
    }
}

/// A reference in a header stands in the response of a document of its own.
#[test]
fn every_reference_of_a_header_is_in_the_header_of_its_document() {
    let documents = suite().manifest["documents"].as_array().unwrap();
    let mut count = 0;
    for record in suite().records().iter().filter(|record| record["requested"] == true) {
        let (format, id, written) =
            (text(record, "format"), text(record, "id"), &record["written"]);
        let written = written.as_str().unwrap();
        let header = match format {
            "redirect" => ["location".to_owned(), written.to_owned()],
            "refresh-header" => ["refresh".to_owned(), format!("0; url={written}")],
            "link-header" => ["link".to_owned(), format!("<{written}>; rel=preload; as=image")],
            _ => continue,
        };
        let path = format!("{format}/{id}.html");
        let document = documents.iter().find(|document| document["path"] == path).unwrap();
        assert_eq!(document["header"], serde_json::json!(header), "{id}");
        count += 1;
    }
    assert!(count > 60, "{count}");
    let others = documents.iter().filter(|document| !document["header"].is_null()).count();
    assert_eq!(count, others);
}

/// The characters that a text of a document stands for.
fn unescaped(written: &str, format: &str) -> String {
    let mut out = String::new();
    let mut rest = written;
    while let Some(first) = rest.chars().next() {
        rest = &rest[first.len_utf8()..];
        match (format, first) {
            ("plain" | "script-url" | "script-fetch" | "script-location", _) => out.push(first),
            ("css" | "styles", '\\') => {
                let digits = rest.find(|c: char| !c.is_ascii_hexdigit()).unwrap();
                match digits {
                    0 => out.push(rest.remove_first()),
                    _ => {
                        let code = u32::from_str_radix(&rest[..digits], 16).unwrap();
                        out.push(char::from_u32(code).unwrap());
                        rest = rest[digits..].strip_prefix(' ').unwrap();
                    }
                }
            }
            ("css" | "styles", _) => out.push(first),
            (_, '&') => {
                let (name, after) = rest.split_once(';').unwrap();
                out.push(match name {
                    "amp" => '&',
                    "lt" => '<',
                    "gt" => '>',
                    "quot" => '"',
                    name => numeric(name),
                });
                rest = after;
            }
            (_, _) => out.push(first),
        }
    }
    out
}

fn numeric(name: &str) -> char {
    let number = name.strip_prefix('#').unwrap();
    let code = match number.strip_prefix('x') {
        Some(hexadecimal) => u32::from_str_radix(hexadecimal, 16),
        None => number.parse(),
    };
    char::from_u32(code.unwrap()).unwrap()
}

trait RemoveFirst {
    fn remove_first(&mut self) -> char;
}

impl RemoveFirst for &str {
    fn remove_first(&mut self) -> char {
        let first = self.chars().next().unwrap();
        *self = &self[first.len_utf8()..];
        first
    }
}

/// Octets written by hand, from the tables of the encodings.
#[test]
fn the_octets_of_words_are_those_of_the_encodings() {
    for (path, octets) in [
        ("html/utf-8.html", &b"?ros\xc3\xa9\""[..]),
        ("html/utf-16le.html", b"?\0r\0o\0s\0\xe9\0\"\0"),
        ("html/utf-16be.html", b"\0?\0r\0o\0s\0\xe9\0\""),
        ("html/iso-8859-1.html", b"?\xfdsa\""),
        ("css/windows-1252.css", b"?m\xe1lfr\x9c\xf0i\""),
        ("xlink/macintosh.svg", b"?M\x8arz\""),
        ("xhtml/windows-1258.xhtml", b"?\xf0\xe1\""),
        ("xhtml/windows-1258.xhtml", b"?\xf0a\xec\""),
        ("xhtml/windows-1258-as-windows-1252.xhtml", b">c\xf5m<"),
        ("css/koi8-r-as-windows-1252.css", b"\"\xca\xcf\xc4 \xa4\""),
        ("plain/windows-1258.txt", b"?Vi\xea\xf2t>"),
        ("schema/shift_jis.xml", b"?\x90\x7d\x95\x5c\x82\xaa<"),
        ("html/euc-jp.html", b"?\xc6\xfc\xcb\xdc\xa4\xac\""),
        ("html/gb18030.html", b"?\xc2\xccl\xa8\xb8\""),
        ("html/gb18030.html", b"?\xc2\xcclu\x810\xbd4\x810\xbc6\""),
        ("html/big5.html", b"?\xa6\xa8\xa5\x5c\""),
        ("html/euc-kr.html", b"?\xc7\xd1\xb1\xb9\""),
        ("html/koi8-r.html", b"?\xca\xcf\xc4\""),
        ("html/windows-1251.html", b"?\xe9\xee\xe4\""),
        ("html/windows-1255.html", b"?\xe9\xe5\xe3\""),
        ("css/windows-1256.css", b"?\xc3\xe3\xe1\""),
        ("xhtml/gbk.xhtml", b"?\xc2\xccl\xa8\xb8\""),
        ("xlink/iso-2022-jp.svg", b"?\x1b$B?^I=$,\x1b(B\""),
    ] {
        let document = suite().read(path);
        assert!(document.windows(octets.len()).any(|part| part == octets), "{path}: {octets:x?}");
    }
}

#[test]
fn pages_of_style_sheets_have_an_element_for_every_rule() {
    for record in suite().records().iter().filter(|record| record["format"] == "css") {
        let page = String::from_utf8(suite().read(text(record, "page"))).unwrap();
        assert!(page.contains(&format!("<p id=\"{}\">", text(record, "id"))), "{record}");
    }
}

#[test]
fn the_index_page_has_every_document_and_every_reason() {
    let page = String::from_utf8(suite().read("index.html")).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">\n"));
    for document in documents() {
        assert!(page.contains(text(document, "path").split('.').next().unwrap()), "{document}");
    }
    assert!(page.contains("<th scope=\"row\">windows-1258 has no U+3042</th>"));
}
