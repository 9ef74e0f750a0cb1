//! `iri find`.

use super::{Temporary, file, iri, iri_with};
use crate::bulk::gzip;
use crate::envelope;
use serde_json::json;

const LETTER: &str = "Yes, Jim, I found it under \"http://www.w3.org/Addressing/\",\nbut you can \
                      probably pick it up from <ftp://foo.example.\ncom/rfc/>.  Note http://r\u{e9}.example/a.\n\nNo \
                      more.\n";

fn letter() -> Temporary {
    file(LETTER)
}

#[test]
fn places_are_told_as_check_tells_them() {
    let letter = letter();
    let run = iri(&["find", &letter.path]);
    let at = |place: &str, found: &str| format!("{}:{place}: {found}\n", letter.path);
    let expected = at("1:29", "http://www.w3.org/Addressing/")
        + &at("2:39", "ftp://foo.example.com/rfc/")
        + &at("3:18", "http://r\u{e9}.example/a");
    assert_eq!((run.stdout, run.status), (expected, 0));
    assert_eq!(run.stderr, "");
}

#[test]
fn the_identifiers_alone_or_how_many() {
    let letter = letter();
    let run = iri(&["find", "--only-matching", &letter.path]);
    assert_eq!(
        run.stdout,
        "http://www.w3.org/Addressing/\nftp://foo.example.com/rfc/\nhttp://r\u{e9}.example/a\n"
    );
    let run = iri(&["find", "--only-matching", "--to", "uri", "--scheme", "http", &letter.path]);
    assert_eq!(run.stdout, "http://www.w3.org/Addressing/\nhttp://r%C3%A9.example/a\n");
    let run = iri_with(&["find", "--count", &letter.path, "-"], b"http://a/ http://b/");
    assert!(
        run.stdout.starts_with("        5  identifiers\n        0  not valid\n"),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains("        4  scheme      http\n"), "{}", run.stdout);
}

#[test]
fn every_field_for_a_program() {
    let run =
        iri_with(&["find", "--format", "jsonl"], "\u{e9} <URL:http://\u{e9}/\na-\n b>".as_bytes());
    assert_eq!(
        run.object(),
        envelope(json!({
            "file": "-", "line": 1, "input": "http://\u{e9}/\na-\n b",
            "output": "http://\u{e9}/a-b",
            "details": {
                "column": 8, "span": [8, 24], "character_span": [7, 22],
                "delimiters": "angle-brackets", "url_prefix": true, "suffix": false,
                "doubtful_hyphens": [11], "uri": "http://%C3%A9/a-b",
            },
        }))
    );
}

#[test]
fn near_misses_are_told_with_the_reason() {
    let text = b"http://a/ http://a/%zz, www.b.example/%";
    let run = iri_with(&["find", "--invalid", "--www"], text);
    assert_eq!(
        run.stdout,
        "-:1:1: http://a/\n-:1:11: http://a/%zz: '%' does not begin a pct-encoded: 'z' follows \
         where HEXDIG is needed (RFC 3987 section 2.2)\n-:1:25: \
         www.b.example/%: '%' does not begin a pct-encoded: the input ends where HEXDIG is needed (RFC \
         3987 section 2.2), in column 22 of \"http://www.b.example/%\"\n"
    );
    assert_eq!(run.status, 1);
    let run = iri_with(&["find", "--invalid", "--format", "jsonl"], b"http://a/%zz");
    let found = run.object();
    assert_eq!((&found["ok"], &found["details"]["uri"]), (&json!(false), &json!(null)));
    assert_eq!(found["error"]["production"], "pct-encoded");
    let run = iri_with(&["find", "--invalid", "--only-matching"], text);
    assert_eq!(run.stdout, "http://a/\n");
    let run = iri_with(&["find"], text);
    assert_eq!((run.stdout.lines().count(), run.status), (2, 0));
}

/// What is found is read without the whitespace in it, and that is the text of the place.
#[test]
fn the_place_of_a_near_miss_is_in_the_text_without_whitespace() {
    let text = "x <ftp://a:80\n  y\u{e9}/> z".as_bytes();
    let error = &iri_with(&["find", "--invalid", "--format", "jsonl"], text).object()["error"];
    let place = (&error["text"], &error["column"], &error["character"]);
    assert_eq!(place, (&json!("ftp://a:80y\u{e9}/"), &json!(11), &json!("y")));
}

#[test]
fn lines_and_those_around() {
    let text = "1\n2 http://a/ 2\n3\n4\n5\n6\n7 http://b/, <http://c/\nd> 8\n9\n";
    let run = iri_with(&["find", "-C", "1"], text.as_bytes());
    assert_eq!(
        run.stdout,
        "--1-1\n-:2:2 http://a/ 2\n--3-3\n--\n--6-6\n-:7:7 http://b/, <http://c/\n-:8:d> 8\n--9-9\n"
    );
    let run = iri_with(&["find", "-A", "0"], text.as_bytes());
    assert_eq!(run.stdout, "-:2:2 http://a/ 2\n--\n-:7:7 http://b/, <http://c/\n-:8:d> 8\n");
    let run = iri_with(&["find", "-B", "9", "-A", "9"], text.as_bytes());
    assert_eq!(run.stdout.lines().count(), 9);
    // Each of the two lines, and one after or before.
    let run = iri_with(&["find", "--after-context", "1"], text.as_bytes());
    let after = "-:2:2 http://a/ 2\n--3-3\n--\n-:7:7 http://b/, <http://c/\n-:8:d> 8\n--9-9\n";
    assert_eq!(run.stdout, after);
    let run = iri_with(&["find", "--before-context", "1"], text.as_bytes());
    let before = "--1-1\n-:2:2 http://a/ 2\n--\n--6-6\n-:7:7 http://b/, <http://c/\n-:8:d> 8\n";
    assert_eq!(run.stdout, before);
}

#[test]
fn offsets_are_those_of_the_document() {
    let (octets, _, _) = encoding_of("shift_jis").encode("日本 http://例え.example/日本語 です");
    let run = iri_with(&["find", "--charset", "shift_jis", "--format", "jsonl"], &octets);
    let found = run.object();
    assert_eq!(found["output"], "http://例え.example/日本語");
    assert_eq!(
        (&found["details"]["span"][0], &found["details"]["span"][1]),
        (&json!(5), &json!(31))
    );
    assert_eq!(
        (&found["details"]["character_span"][0], &found["details"]["character_span"][1]),
        (&json!(3), &json!(24))
    );
    assert_eq!(
        found["details"]["uri"],
        "http://%E4%BE%8B%E3%81%88.example/%E6%97%A5%E6%9C%AC%E8%AA%9E"
    );
}

/// RFC 3987 section 7.3: "correctly convert the detected IRI from the character encoding of the
/// document", or to a URI "according to section 3.1".
#[test]
fn identifiers_from_legacy_encodings_are_normalized() {
    let found = |label: &str, options: &[&str], octets: &[u8]| {
        iri_with(&[&["find", "--charset", label], options].concat(), octets)
    };
    let vietnamese = b"a http://a/Vi\xea\xf2t, b";
    assert_eq!(found("windows-1258", &["-o"], vietnamese).stdout, "http://a/Vi\u{1ec7}t\n");
    let uri = found("windows-1258", &["-o", "--to", "uri"], vietnamese).stdout;
    assert_eq!(uri, "http://a/Vi%E1%BB%87t\n");
    let object = found("windows-1258", &["-f", "jsonl"], vietnamese).object();
    assert_eq!(object["output"], "http://a/Vi\u{1ec7}t");
    assert_eq!(object["details"]["uri"], "http://a/Vi%E1%BB%87t");
    // Places are those of the document.
    assert_eq!(
        (&object["details"]["span"][0], &object["details"]["span"][1]),
        (&json!(2), &json!(16))
    );
    assert_eq!(
        (&object["details"]["character_span"][0], &object["details"]["character_span"][1]),
        (&json!(2), &json!(16))
    );

    let (gb18030, _, _) = encoding_of("gb18030").encode("<http://a/re\u{301}-\n sume\u{301}>");
    let object = found("gb18030", &["-f", "jsonl"], &gb18030).object();
    assert_eq!(object["output"], "http://a/r\u{e9}-sum\u{e9}");
    assert_eq!(object["details"]["doubtful_hyphens"], json!([12]));
    // U+2126 OHM SIGN
    assert_eq!(found("euc-kr", &["-o"], b"http://a/\xa7\xd9").stdout, "http://a/\u{3a9}\n");

    // What is in UTF-8 stays, and so it does by 3987bis section 3.1, which does not require it.
    let decomposed = "http://a/e\u{301}\n";
    assert_eq!(found("utf-8", &["-o"], decomposed.as_bytes()).stdout, decomposed);
    let (windows_1258, _, _) = encoding_of("windows-1258").encode(decomposed);
    let bis = ["-o", "--document", "rfc3987bis"];
    assert_eq!(found("windows-1258", &bis, &windows_1258).stdout, decomposed);
    let nfc = [&bis[..], &["--nfc"]].concat();
    assert_eq!(found("windows-1258", &nfc, &windows_1258).stdout, "http://a/\u{e9}\n");

    // A grave accent that no IRI has comes of U+1FEF.
    let (gb18030, _, _) = encoding_of("gb18030").encode("http://a/x\u{1fef}");
    let run = found("gb18030", &[], &gb18030);
    assert!(run.stdout.contains("'`' is not allowed"), "{}", run.stdout);
    assert_eq!((run.status, found("gb18030", &["-o"], &gb18030).stdout), (1, String::new()));
}

fn encoding_of(label: &str) -> &'static encoding_rs::Encoding {
    encoding_rs::Encoding::for_label(label.as_bytes()).unwrap()
}

#[test]
fn a_byte_order_mark_tells_the_encoding() {
    let utf_16: Vec<u8> =
        "\u{feff}\u{e9} http://\u{e9}/".encode_utf16().flat_map(u16::to_be_bytes).collect();
    let found = iri_with(&["find", "--format", "jsonl"], &utf_16).object();
    assert_eq!(
        (&found["output"], &found["details"]["span"][0]),
        (&json!("http://\u{e9}/"), &json!(6))
    );
    let found = iri_with(&["find", "--format", "jsonl"], "\u{feff}http://a/".as_bytes()).object();
    assert_eq!((&found["details"]["span"][0], &found["details"]["column"]), (&json!(3), &json!(1)));
}

#[test]
fn octets_that_are_not_of_the_encoding_end_an_identifier() {
    let run = iri_with(&["find", "--format", "jsonl"], b"http://a/\xE9b, http://c/\0d");
    let found = run.objects();
    assert_eq!(found[0]["output"], "http://a/");
    assert_eq!(found[1]["output"], "http://c/");
    assert_eq!(found[1]["details"]["span"][0], 13);
    assert_eq!(run.stderr, "iri: -: not all octets are UTF-8\n");
}

#[test]
fn nothing_found_and_nothing_read() {
    for input in [&b""[..], b"\n", b"nothing: here"] {
        let run = iri_with(&["find"], input);
        assert_eq!((run.stdout.as_str(), run.stderr.as_str(), run.status), ("", "", 1));
    }
    let run = iri_with(&["find", "no such file", "-"], b"http://a/");
    assert_eq!((run.stdout.as_str(), run.status), ("-:1:1: http://a/\n", 2));
    assert!(run.stderr.starts_with("iri: no such file: "), "{}", run.stderr);
}

#[test]
fn which_identifiers_are_looked_for() {
    let text = "a:b www.c.example http://d\u{e9}/".as_bytes();
    let only =
        |options: &[&str]| iri_with(&[&["find", "--only-matching"], options].concat(), text).stdout;
    assert_eq!(only(&[]), "http://d\u{e9}/\n");
    assert_eq!(only(&["--any-scheme", "--www"]), "a:b\nwww.c.example\nhttp://d\u{e9}/\n");
    assert_eq!(only(&["--document", "rfc3986"]), "http://d\n");
    assert_eq!(only(&["--scheme", "A"]), "a:b\n");
}

const PAGE: &str = "<title>x</title>\n<base href=\"/b/\"><a href='c?d&amp;e'>\u{e9}</a> <img src=\"//f/ g\">\n\
                    <!-- http://h/ --><style>i { j: url(k) }</style><form action=>\n";

#[test]
fn links_of_a_page_are_resolved() {
    let base = ["find", "--links", "--base", "http://a.example/x/y"];
    let run = iri_with(&base, PAGE.as_bytes());
    assert_eq!(run.stdout, "-:2:27: http://a.example/b/c?d&e\n-:3:37: http://a.example/b/k\n");
    assert_eq!(
        (run.status, &*run.stderr),
        (0, "iri: -: 1 link is not valid; --invalid shows them\n")
    );

    let run = iri_with(&[&base[..], &["--invalid", "--only-matching"]].concat(), PAGE.as_bytes());
    assert_eq!((run.stdout.lines().count(), run.status), (2, 1));
    let run = iri_with(&[&base[..], &["--invalid"]].concat(), PAGE.as_bytes());
    assert!(run.stdout.contains("-:2:54: //f/ g: a space is not allowed"), "{}", run.stdout);

    // The URL Standard repairs it.
    let run = iri_with(&[&base[..], &["--rules", "url", "-o"]].concat(), PAGE.as_bytes());
    let first = "http://a.example/b/c?d&e\nhttp://f/%20g\n";
    assert_eq!(run.stdout, first.to_owned() + "http://a.example/b/k\n");

    // Without a base, references stay.
    let run = iri_with(&["find", "--links", "-o"], b"<a href=../a#b><a href=http://c/>");
    assert_eq!(run.stdout, "../a#b\nhttp://c/\n");
    let run = iri_with(&["find", "--links", "-o"], b"<base href=http://b/><a href=../a#b>");
    assert_eq!(run.stdout, "http://b/a#b\n");
    let run = iri_with(&["find", "--links", "--rules", "url"], b"<a href=a>");
    assert_eq!((run.status, &*run.stdout), (1, ""));
    for (rules, why) in
        [("rfc3986", "--base: "), ("url", "--base: \"a b\" is no URL with a scheme")]
    {
        let run = iri_with(&["find", "--links", "--base", "a b", "--rules", rules], b"");
        assert!(run.status == 2 && run.stderr.contains(why), "{}", run.stderr);
    }
    // Without the option, a page is a text as others.
    assert_eq!(iri_with(&["find", "-o"], PAGE.as_bytes()).stdout, "http://h/\n");
}

#[test]
fn every_field_of_a_link() {
    let run = iri_with(
        &["find", "--links", "--base", "http://a/", "--format", "jsonl"],
        "\u{e9}<a href='&eacute;'>".as_bytes(),
    );
    assert_eq!(
        run.object(),
        envelope(json!({
            "file": "-", "line": 1, "input": "&eacute;", "output": "http://a/\u{e9}",
            "details": {
                "column": 11, "span": [11, 19], "character_span": [10, 18],
                "delimiters": "none", "url_prefix": false, "suffix": false,
                "doubtful_hyphens": [], "uri": "http://a/%C3%A9",
                "link": { "element": "a", "attribute": "href", "reference": "\u{e9}" },
            },
        }))
    );
    let run = iri_with(&["find", "--links", "--count"], b"<a href=http://a/><a href=http://A/b>");
    assert!(run.stdout.contains("        2  host        a\n"), "{}", run.stdout);
}

/// URL Standard, percent-encoding after encoding; HTML, determination of the character encoding.
#[test]
fn queries_of_links_are_in_the_encoding_of_the_page() {
    let links = |options: &[&str], page: &[u8]| {
        iri_with(&[&["find", "--links", "-o", "--rules", "url"], options].concat(), page).stdout
    };
    let page = b"<meta charset=windows-1252><a href='http://a/\xe9?\xe9&#x3b1;'>";
    assert_eq!(links(&[], page), "http://a/%C3%A9?%E9%26%23945%3B\n");
    assert_eq!(links(&["--charset", "iso-8859-7"], page), "http://a/%CE%B9?%E9%E1\n");
    let utf_16 = "\u{feff}<meta charset=latin1><a href='http://a/?\u{e9}'>";
    let octets: Vec<u8> = utf_16.encode_utf16().flat_map(u16::to_be_bytes).collect();
    assert_eq!(links(&[], &octets), "http://a/?%C3%A9\n");
    assert_eq!(
        links(&[], b"<meta charset=utf-16><a href='http://a/?\xc3\xa9'>"),
        "http://a/?%C3%A9\n"
    );
    // By RFC 3987, all characters are mapped by UTF-8.
    let run = iri_with(
        &["find", "--links", "-o", "--to", "uri"],
        b"<meta charset=latin1><a href='/?\xe9'>",
    );
    assert_eq!(run.stdout, "/?%C3%A9\n");
}

/// A WARC file with a record of each of these types, address, content type and block.
pub fn warc(records: &[(&str, &str, &str, &str)]) -> String {
    let records = records.iter().map(|(kind, address, content_type, block)| {
        format!(
            "WARC/1.0\r\nWARC-Type: {kind}\r\nWARC-Target-URI: {address}\r\nContent-Type: {content_type}\r\n\
             Content-Length: {}\r\n\r\n{block}\r\n\r\n",
            block.len()
        )
    });
    records.collect()
}

#[test]
fn links_of_the_pages_in_a_warc_file() {
    let http = "application/http; msgtype=response";
    let html = "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=latin1\r\n";
    let chunked = format!(
        "{html}Transfer-Encoding: chunked\r\n\r\n9\r\n<a href=b>\r\n1;x=y\r\n\n\r\n8\r\n<a href=\r\n2\r\nc>\r\n0\r\n\r\n"
    );
    let chunked = chunked.replace("9\r\n<a href=b>", "a\r\n<a href=b>");
    let brotli = format!("{html}Content-Encoding: br\r\n\r\nx");
    let records = [
        ("warcinfo", "", "application/warc-fields", "a: b"),
        ("request", "http://a/x/y", http, "GET /x/y HTTP/1.1\r\n\r\n<a href=no>"),
        ("response", "http://a/x/y", http, &format!("{html}\r\n\n<a href=z><a href=/>")),
        ("response", "http://b/", http, &chunked),
        (
            "response",
            "http://c/",
            http,
            "HTTP/1.1 200\r\nContent-Type: image/png\r\n\r\n<a href=no>",
        ),
        ("response", "http://d/", http, &brotli),
        ("resource", "http://e/", "text/html", "<a href=f>"),
        ("response", "dns:a", "text/dns", "a"),
    ];
    let file = warc(&records);
    let run = iri_with(&["find", "--links"], file.as_bytes());
    assert_eq!(
        run.stdout,
        "http://a/x/y:2:9: http://a/x/z\nhttp://a/x/y:2:19: http://a/\nhttp://b/:1:9: http://b/b\n\
         http://b/:2:9: http://b/c\nhttp://e/:1:9: http://e/f\n"
    );
    let why = "iri: -: http://d/ is not read: its content coding is \"br\"\n";
    assert_eq!((run.status, &*run.stderr), (0, why));
    // Each record is a member of gzip.
    let members = records.map(|record| gzip(warc(&[record]).as_bytes()));
    let run = iri_with(&["find", "--links", "-o", "--quiet"], &members.concat());
    assert_eq!(run.stdout.lines().count(), 5);
    // Without the option, the file is a text; as lines, it is its addresses.
    let addresses = iri_with(&["components", "--get", "host"], file.as_bytes()).stdout;
    assert_eq!(addresses, "a\nb\nc\nd\ne\n\n");
    let run = iri_with(&["find", "--links"], (file + "WARC/1.0\r\nx").as_bytes());
    assert!(run.stderr.contains("-: WARC record 9, at octet "), "{}", run.stderr);
    assert_eq!((run.status, run.stdout.lines().count()), (2, 5));
}
