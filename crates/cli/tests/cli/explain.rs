//! `iri explain`.

use crate::iri;
use serde_json::json;

#[test]
fn an_entry_is_explained_with_all_that_is_known_of_it() {
    let run = iri(&["explain", "I207"]);
    assert_eq!(run.status, 0);
    assert_eq!(
        run.stdout,
        "I207 password\n\
         The component has a password.\n\
         \n\
         The format \"user:password\" is deprecated: identifiers are displayed, stored and logged in \
         clear text.\n\
         says      RFC 3986 section 3.2.1: SHOULD\n          \
         RFC 3986 section 7.5: SHOULD\n          \
         RFC 9110 section 4.2.4: advice\n\
         unwise    ftp://user:secret@example.org/\n          \
         the userinfo has a password\n\
         fix       ftp://user@example.org/\n          \
         changes the identifier\n\
         better    ftp://user@example.org/\n\
         severity  rfc3987      warning\n          \
         rfc3987bis   warning\n          \
         rfc3986      warning\n          \
         url-i18n-07  note\n          \
         strict       error\n          \
         security     warning\n          \
         quiet        off\n\
         page      src/guide/findings.md#i207-password\n"
    );
}

#[test]
fn a_number_and_a_name_are_alike() {
    let by_number = iri(&["explain", "i302"]).stdout;
    assert_eq!(by_number, iri(&["explain", "NON-NFC"]).stdout);
    let two = iri(&["explain", "I302", "I207"]).stdout;
    assert_eq!(two, format!("{by_number}\n{}", iri(&["explain", "password"]).stdout));
}

#[test]
fn without_an_argument_all_are_listed() {
    let list = iri(&["explain"]).stdout;
    let line = "I302  warning  non-nfc                 RFC 3987 section 5.3.2.2: SHOULD\n";
    assert!(list.contains(line), "{list}");
    let all = iri(&["explain", "all"]).stdout;
    assert_eq!(all.matches("severity  rfc3987").count(), list.lines().count());
    let objects = iri(&["explain", "--format", "jsonl"]).objects();
    assert_eq!(objects.len(), list.lines().count());
    assert_eq!(iri(&["explain", "all", "-f", "jsonl"]).objects(), objects);
}

#[test]
fn jsonl_has_what_a_program_needs() {
    let object = iri(&["explain", "lower-case-hex", "--format", "jsonl"]).object();
    assert_eq!(object["details"]["code"], "I201");
    assert_eq!(
        object["details"]["sources"],
        json!([{"document": "RFC 3986", "section": "2.1", "key_word": "SHOULD"}])
    );
    assert_eq!(
        object["details"]["fix"],
        json!({"span": [19, 25], "replacement": "%C3%A9", "safe": true, "rung": "case"})
    );
    assert_eq!(object["details"]["severity"]["strict"], "error");
}

#[test]
fn an_unknown_code_is_answered_with_similar_ones() {
    let run = iri(&["explain", "non-nfd"]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("a similar value exists: 'non-nfc'"), "{}", run.stderr);
    assert_eq!(iri(&["explain", "I999"]).status, 2);
}
