//! `iri display`.

use crate::{envelope, iri, iri_with};
use serde_json::json;

#[test]
fn what_a_viewer_does_not_have_is_percent_encoded() {
    let text = "http://a/\u{e9}/\u{44f}/\u{5d0}";
    for (repertoire, shown) in [
        ("ascii", "http://a/%C3%A9/%D1%8F/%D7%90\n"),
        ("Latin", "http://a/\u{e9}/%D1%8F/%D7%90\n"),
        ("latn,Cyrillic", "http://a/\u{e9}/\u{44f}/%D7%90\n"),
        ("charset:windows-1255", "http://a/%C3%A9/%D1%8F/\u{5d0}\n"),
        ("U+E0-U+FF,u+44F", "http://a/\u{e9}/\u{44f}/%D7%90\n"),
        ("unicode", "http://a/\u{e9}/\u{44f}/\u{5d0}\n"),
    ] {
        let run = iri(&["display", "--repertoire", repertoire, text]);
        assert_eq!((run.status, run.stdout.as_str()), (0, shown), "{repertoire}");
    }
    for unknown in ["Klingonese", "U+E9-U+E0", "U+110000", "U+", "charset:utf-99", ""] {
        assert_eq!(iri(&["display", "--repertoire", unknown, text]).status, 2, "{unknown}");
    }
    assert_eq!(iri(&["display", text]).status, 2);
}

#[test]
fn options_of_the_display() {
    let show = |arguments: &[&str]| {
        let run = iri(&[&["display", "--repertoire"], arguments].concat());
        assert_eq!(run.status, 0, "{}", run.stderr);
        run.stdout.trim_end().to_owned()
    };
    assert_eq!(show(&["Latin", "--whole", "/\u{e9}\u{44f}/\u{e9}"]), "/%C3%A9%D1%8F/\u{e9}");
    assert_eq!(show(&["unicode", "--advised", "\u{3000}"]), "%E3%80%80");
    assert_eq!(show(&["Latin", "--decoded", "/%C3%A9%E9"]), "/\u{e9}%E9");
    assert_eq!(show(&["ascii", "--idna", "uts46", "http://\u{e9}"]), "http://xn--9ca");
    // RFC 3490 section 3.1; IDNA2008 has no other dot than the full stop, and takes no such name.
    let dots = "http://\u{e9}\u{3002}\u{e9}\u{ff0e}a/";
    for idna in ["uts46", "idna2003"] {
        assert_eq!(show(&["ascii", "--idna", idna, dots]), "http://xn--9ca.xn--9ca.a/");
    }
    assert_eq!(show(&["unicode", "--idna", "uts46", dots]), dots);
    let encoded = "http://%C3%A9%E3%80%82%C3%A9%EF%BC%8Ea/";
    assert_eq!(show(&["ascii", "--idna", "idna2008", dots]), encoded);
    assert_eq!(show(&["unicode", "\u{5d0}1"]), "%D7%901");
    assert_eq!(show(&["unicode", "--unrestricted", "\u{5d0}1"]), "\u{5d0}1");
    assert_eq!(show(&["unicode", "--extensions", "\u{5d0}.b"]), "\u{5d0}.b");
    assert_eq!(show(&["unicode", "--around", "embedding", "a"]), "\u{202a}a\u{202c}");
    let needed = ["unicode", "--around", "needed", "a/"];
    assert_eq!(show(&needed), "a/");
    assert_eq!(show(&[&needed[..], &["--direction", "rtl"]].concat()), "a/\u{200e}");
}

#[test]
fn steps_and_objects_are_those_of_the_mappings() {
    let run = iri(&["display", "--repertoire", "Hebrew", "--steps", "/\u{e9}/\u{5d0}1"]);
    assert_eq!(
        run.stdout,
        "/\u{e9}/\u{5d0}1\n  \
         RFC 3987 section 7.6\n  \
         -      percent-encode characters outside of the repertoire\n         \
         /%C3%A9/\u{5d0}1\n  \
         RFC 3987 section 4.2\n  \
         -      percent-encode components that break a restriction\n         \
         /%C3%A9/%D7%901\n"
    );
    let object = iri(&["display", "--repertoire", "ascii", "-f", "jsonl", "\u{e9}"]).object();
    assert_eq!(
        object,
        envelope(json!({
            "line": 1, "input": "\u{e9}", "output": "%C3%A9",
        }))
    );
}

#[test]
fn standard_input_has_one_text_a_line() {
    for arguments in
        [&["display", "--repertoire", "ascii"][..], &["display", "--repertoire", "ascii", "-"]]
    {
        let run = iri_with(arguments, b"\xc3\xa9\n\xff\nb c\n\r\n");
        assert_eq!((run.status, run.stdout.as_str()), (1, "%C3%A9\n\r\n"));
        assert!(run.stderr.contains("iri: -:2:1: not UTF-8: octet FF (RFC 3629 section 4)"));
        assert!(run.stderr.contains("iri: -:3:2: a space is not allowed"), "{}", run.stderr);
    }
    assert_eq!(iri(&["display", "--repertoire", "ascii", "--file", "no-such-file"]).status, 2);
}

#[test]
fn rfc3986_s3_2_1_a_password_is_not_shown() {
    let text = "ftp://user:secret@h/\u{e9}";
    let run = iri(&["display", "--repertoire", "ascii", text]);
    assert_eq!(run.stdout, "ftp://user:***@h/%C3%A9\n");
    let run = iri(&["display", "--repertoire", "ascii", "--steps", text]);
    assert!(run.stdout.starts_with("ftp://user:***@h/\u{e9}\n  RFC 3986 section 3.2.1\n"));
    assert!(!run.stdout.contains("secret"), "{}", run.stdout);
    let run = iri(&["display", "--repertoire", "ascii", "--show-password", text]);
    assert_eq!(run.stdout, "ftp://user:secret@h/%C3%A9\n");
    let run = iri(&["display", "--repertoire", "ascii", "ftp://user:@h/"]);
    assert_eq!(run.stdout, "ftp://user:@h/\n");
}
