//! `iri transcode`.

use crate::{command, file, iri, iri_with};
use serde_json::json;

/// "Vi&#x1EC7;t Nam" as RFC 3987 section 3.1 has it, in windows-1258.
const VIETNAM: &[u8] = b"Vi\xea\xf2t%20Nam\n";

#[test]
fn rfc3987_s3_1_step_1_b_normalizes() {
    let lines = file(VIETNAM);
    let run = iri(&["transcode", "--charset", "windows-1258", "--file", &lines.path]);
    assert_eq!((run.status, run.stdout.as_str()), (0, "Vi\u{1ec7}t%20Nam\n"));
    let run = iri_with(&["transcode", "-c", "windows-1258", "--to", "uri"], VIETNAM);
    assert_eq!(run.stdout, "Vi%E1%BB%87t%20Nam\n");
    // Variant c does not normalize.
    let run = iri_with(&["transcode", "-c", "utf-8"], b"e\xcc\x81\n");
    assert_eq!(run.stdout, "e\u{301}\n");
}

#[test]
fn steps_end_with_what_is_written() {
    let steps = |to: &str| {
        let arguments = ["transcode", "-c", "windows-1258", "-t", to, "--steps", "-f", "jsonl"];
        let object = iri_with(&arguments, VIETNAM).object();
        let numbers =
            object["details"]["steps"].as_array().unwrap().iter().map(|step| step["step"].clone());
        (object["output"].clone(), numbers.collect::<Vec<_>>())
    };
    assert_eq!(steps("iri"), (json!("Vi\u{1ec7}t%20Nam"), vec![json!("1.b")]));
    let (output, numbers) = steps("uri");
    assert_eq!(output, "Vi%E1%BB%87t%20Nam");
    assert_eq!(numbers, ["1.b", "2.1", "2.2", "2.3"]);
}

#[test]
fn rfc3987bis_gives_the_octets_of_the_document() {
    let bis = |options: &[&str], octets: &[u8]| {
        let run = iri_with(&[&["transcode", "-d", "rfc3987bis"], options].concat(), octets);
        (run.status, run.stdout)
    };
    let vietnamese = b"http://a/\xea\xf2?Vi\xea\xf2t\n";
    let given = |text: &str| (0, format!("{text}\n"));
    let charset = ["-c", "windows-1258"];
    assert_eq!(bis(&charset, vietnamese), given("http://a/\u{ea}\u{323}?Vi\u{ea}\u{323}t"));
    let uri = [&charset[..], &["--to", "uri"]].concat();
    assert_eq!(bis(&uri, vietnamese), given("http://a/%C3%AA%CC%A3?Vi%EA%F2t"));
    assert_eq!(
        bis(&["-c", "euc-kr", "-t", "uri"], b"http://a/?\xa7\xd9"),
        given("http://a/?%A7%D9")
    );
    assert_eq!(bis(&uri, b"?\xea"), given("?%C3%AA"));
    let based = [&uri[..], &["--base-scheme", "https"]].concat();
    assert_eq!(bis(&based, b"?\xea"), given("?%EA"));

    let nfc = [&charset[..], &["--nfc"]].concat();
    assert_eq!(bis(&nfc, vietnamese), given("http://a/\u{1ec7}?Vi\u{1ec7}t"));
    assert_eq!(bis(&["-c", "utf-8", "--nfc"], b"e\xcc\x81"), given("e\u{301}"));
    // The encoding lacks what normalization makes of its characters.
    let nfc = [&uri[..], &["--nfc"]].concat();
    assert_eq!(bis(&nfc, vietnamese).0, 1);
    let object = iri_with(
        &[&["transcode", "-d", "rfc3987bis", "-f", "jsonl"], &nfc[..]].concat(),
        vietnamese,
    )
    .object();
    assert_eq!((&object["error"]["character"], &object["ok"]), (&json!("\u{1ec7}"), &json!(false)));
    let utf_8 = [&nfc[..], &["--unencodable", "utf8"]].concat();
    assert_eq!(bis(&utf_8, vietnamese), given("http://a/%E1%BB%87?Vi%E1%BB%87t"));
    for option in [&["--nfc"][..], &["--unencodable", "ncr"], &["--base-scheme", "http"]] {
        assert_eq!(iri(&[&["transcode", "-c", "utf-8", "a"], option].concat()).status, 2);
    }
}

/// RFC 3987 section 6.3.
#[test]
fn rfc3987_s6_3_an_iri_in_a_document_of_another_encoding() {
    let iri = "http://example.org/ros\u{e9}?\u{7d0d}&\u{30bd}";
    let written = |options: &[&str]| {
        let output = command(&[&["transcode"], options, &[iri]].concat()).output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        output.stdout
    };
    for (options, octets) in [
        (
            &["--into", "iso-8859-1", "--escapes", "html"][..],
            &b"http://example.org/ros\xe9?&#x7D0D;&amp;&#x30BD;\n"[..],
        ),
        (
            &["--into", "koi8-r", "--escapes", "css"],
            b"http://example.org/ros\\E9 ?\\7D0D &\\30BD \n",
        ),
        (&["--into", "shift_jis"], b"http://example.org/ros%C3%A9?\x94\x5b&\x83\x5c\n"),
        (
            &["--into", "iso-2022-jp", "--escapes", "xml"],
            b"http://example.org/ros&#xE9;?\x1b$BG<\x1b(B&amp;\x1b$B%=\x1b(B\n",
        ),
    ] {
        assert_eq!(written(options), octets, "{options:?}");
    }
    let run = crate::iri(&["transcode", "--into", "iso-8859-1", "-f", "jsonl", "\u{e9}\u{436}"]);
    let object = run.object();
    assert_eq!(
        (&object["output"], &object["details"]["octets"]),
        (&json!("\u{e9}%D0%B6"), &json!("E9254430254236"))
    );
    let run =
        iri_with(&["transcode", "-c", "koi8-r", "--into", "utf-8", "--escapes", "xml"], b"\xc1&\n");
    assert_eq!(run.stdout, "\u{430}&amp;\n");
    for wrong in
        [&["--escapes", "xml"][..], &["--into", "utf-16"], &["--into", "koi8-r", "--steps"]]
    {
        assert_eq!(crate::iri(&[&["transcode", "a"], wrong].concat()).status, 2, "{wrong:?}");
    }
}

#[test]
fn octets_that_are_not_of_the_encoding_are_told() {
    let run = iri_with(&["transcode", "-c", "shift_jis"], b"\x95\x5c\n\x81\na b\n\x83\x81 c\n");
    assert_eq!((run.status, run.stdout.as_str()), (1, "\u{8868}\n"));
    let told: Vec<&str> = run.stderr.lines().collect();
    let not_shift_jis = "not Shift_JIS: octet 81 at column 1 (RFC 3987 section 3.1)";
    assert_eq!(told[0], format!("iri: -:2:1: {not_shift_jis}"));
    assert!(told[1].starts_with("iri: -:3:2: a space is not allowed"), "{}", told[1]);
    // The place is in what the octets stand for.
    assert!(told[2].starts_with("iri: -:4: a space is not allowed"), "{}", told[2]);
    assert!(told[2].contains(", in column 2 of \"\u{30e1} c\""), "{}", told[2]);
}

#[test]
fn the_place_is_that_of_the_first_octet_that_is_no_character() {
    for command in [&["transcode"][..], &["prepare", "--on-invalid=empty"]] {
        let told = |charset: &str, octets: &[u8]| {
            iri_with(&[command, &["-c", charset]].concat(), octets).stderr
        };
        let shift_jis = told("shift_jis", b"http://a/\x95\x5c\x81\n");
        let place = "iri: -:1:11: not Shift_JIS: octet 81 at column 11 (";
        assert!(shift_jis.starts_with(place), "{shift_jis}");
        let utf_8 = told("utf-8", b"http://a/\xc3\xa9\xff\n");
        assert_eq!(utf_8, "iri: -:1:11: not UTF-8: octet FF (RFC 3629 section 4)\n");

        let arguments = [command, &["-f", "jsonl", "-c", "shift_jis"]].concat();
        let object = iri_with(&arguments, b"/\x95\x5c\x81\n").object();
        let place = ["column", "span", "character_span"].map(|name| &object["error"][name]);
        assert_eq!(place, [&json!(3), &json!([3, 4]), &json!([2, 3])]);
        assert_eq!(
            (&object["error"]["octets"], &object["error"]["character"], &object["error"]["found"]),
            (&json!("2F955C81"), &json!(null), &json!(null))
        );
    }
}

#[test]
fn a_charset_is_needed_that_has_lines() {
    assert_eq!(iri(&["transcode", "a"]).status, 2);
    assert_eq!(iri(&["transcode", "-c", "klingon", "a"]).status, 2);
    let run = iri(&["transcode", "-c", "utf-16le", "a"]);
    assert!(run.status == 2 && run.stderr.contains("do not end with the octet LF"));
}

#[test]
fn records_in_another_encoding_have_their_header() {
    let run = |options: &[&str]| {
        let rows = "id,u\n1,http://a/\u{e9}\n";
        iri_with(&[&["transcode", "--column", "u"], options].concat(), rows.as_bytes()).stdout
    };
    assert_eq!(run(&["--into", "koi8-r", "--escapes", "xml"]), "id,u\n1,http://a/&#xE9;\n");
    assert_eq!(run(&["--into", "koi8-r"]), "id,u\n1,http://a/%C3%A9\n");
}
