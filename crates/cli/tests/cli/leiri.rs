//! `iri leiri`.

use crate::{iri, iri_with};
use serde_json::json;

#[test]
fn each_character_that_an_iri_does_not_allow_is_encoded() {
    let run = iri(&["leiri", "http://a/ <\u{e9}>?\u{e000}#\u{e000}"]);
    assert_eq!(run.status, 0);
    assert_eq!(run.stdout, "http://a/%20%3C\u{e9}%3E?\u{e000}#%EE%80%80\n");
    let tags = "?\u{e0001}";
    assert_eq!(iri(&["leiri", tags]).stdout, format!("{tags}\n"));
    assert_eq!(iri(&["leiri", "-d", "rfc3987", tags]).stdout, "?%F3%A0%80%81\n");
}

#[test]
fn a_host_cannot_be_encoded_by_3987bis() {
    let run = iri_with(&["leiri"], b"http://a b/\n");
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    let reason = "the result is not of the form IRI-reference (3987bis (March 2012)): '%'";
    assert!(run.stderr.starts_with(&format!("iri: -:1: {reason} ")), "{}", run.stderr);
    assert!(
        run.stderr
            .ends_with("(3987bis (March 2012) section 6.2), in column 9 of \"http://a%20b/\"\n"),
        "{}",
        run.stderr
    );
    let object = iri(&["leiri", "-f", "jsonl", "http://a b/"]).object();
    assert_eq!(
        (&object["error"]["text"], &object["error"]["span"][0]),
        (&json!("http://a%20b/"), &json!(8))
    );
    assert_eq!(iri(&["leiri", "-d", "rfc3987", "http://a b/"]).stdout, "http://a%20b/\n");
}

#[test]
fn characters_have_their_groups() {
    let text = "a |?\u{e000}#\u{202e}";
    let run = iri(&["leiri", "--characters", text]);
    assert_eq!(
        run.stdout,
        "a |?\\u{e000}#\\u{202e}\n\
         \x20 column 2: U+0020 SPACE, in the path: Space\n\
         \x20 column 3: U+007C VERTICAL LINE, in the path: Unwise characters\n\
         \x20 column 5: U+E000 <private-use>, in the query: Private use code points, allowed in \
         IRIs\n\
         \x20 column 7: U+202E RIGHT-TO-LEFT OVERRIDE, in the fragment: Bidi formatting \
         characters\n"
    );
    let object = iri(&["leiri", "--characters", "-f", "jsonl", text]).object();
    assert_eq!(
        object["details"]["characters"][3],
        json!({
            "character": "\u{202e}", "name": "RIGHT-TO-LEFT OVERRIDE", "span": [8, 11],
            "column": 7, "character_span": [6, 7], "component": "fragment", "group": "bidi-formatting", "allowed": false,
        })
    );
    assert_eq!(iri(&["leiri", "--characters", "\u{e9}"]).stdout, "\u{e9}\n");
}

#[test]
fn steps_are_those_of_3987bis_only() {
    let run = iri(&["leiri", "--steps", "a b"]);
    assert!(run.stdout.contains("section 6.2\n"), "{}", run.stdout);
    assert!(run.stdout.contains("\n         a<20>b\n"), "{}", run.stdout);
    assert_eq!(iri(&["leiri", "--steps", "-d", "rfc3987", "a"]).status, 2);
}

#[test]
fn what_is_no_leiri_is_told() {
    let run = iri_with(&["leiri"], "a b\n%zz\n\u{ffff}\n".as_bytes());
    assert_eq!((run.status, run.stdout.as_str()), (1, "a%20b\n"));
    let told: Vec<&str> = run.stderr.lines().collect();
    assert!(told[0].starts_with("iri: -:2:1: '%' does not begin"), "{}", told[0]);
    assert!(told[1].starts_with("iri: -:3:1: U+FFFF <noncharacter> is not"), "{}", told[1]);
}
