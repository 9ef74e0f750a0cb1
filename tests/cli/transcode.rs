//! `iri transcode`.

use crate::{file, iri, iri_with};
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
        let numbers = object["steps"].as_array().unwrap().iter().map(|step| step["step"].clone());
        (object["output"].clone(), numbers.collect::<Vec<_>>())
    };
    assert_eq!(steps("iri"), (json!("Vi\u{1ec7}t%20Nam"), vec![json!("1.b")]));
    let (output, numbers) = steps("uri");
    assert_eq!(output, "Vi%E1%BB%87t%20Nam");
    assert_eq!(numbers, ["1.b", "2.1", "2.2", "2.3"]);
}

#[test]
fn octets_that_are_not_of_the_encoding_are_told() {
    let run = iri_with(&["transcode", "-c", "shift_jis"], b"\x95\x5c\n\x81\na b\n\x83\x81 c\n");
    assert_eq!((run.status, run.stdout.as_str()), (1, "\u{8868}\n"));
    let told: Vec<&str> = run.stderr.lines().collect();
    assert_eq!(told[0], "iri: -:2:1: the octets are not Shift_JIS (RFC 3987 section 3.1)");
    assert!(told[1].starts_with("iri: -:3:2: U+0020 SPACE is not allowed"), "{}", told[1]);
    // The place is in what the octets stand for.
    assert!(told[2].starts_with("iri: -:4: U+0020 SPACE is not allowed"), "{}", told[2]);
    assert!(told[2].contains(", in column 2 of \"\u{30e1} c\""), "{}", told[2]);
}

#[test]
fn a_charset_is_needed_that_has_lines() {
    assert_eq!(iri(&["transcode", "a"]).status, 2);
    assert_eq!(iri(&["transcode", "-c", "klingon", "a"]).status, 2);
    let run = iri(&["transcode", "-c", "utf-16le", "a"]);
    assert!(run.status == 2 && run.stderr.contains("do not end with the octet LF"));
}
