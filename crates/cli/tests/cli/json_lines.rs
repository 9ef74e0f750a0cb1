//! `--field`: texts that are members of JSON lines.

use crate::bulk::all;
use crate::{command, file, iri, iri_with};
use serde_json::{Value, json};

#[test]
fn each_command_reads_the_texts_of_a_member() {
    let texts = ["http://b/a", "http://b/\u{e9}", "http://b/%22c"];
    let objects: Vec<Value> = texts
        .iter()
        .enumerate()
        .map(|(id, text)| json!({ "id": id, "page": { "url": text, "n": [1, { "url": 2 }] }, "url": 3 }))
        .collect();
    let lines: String = objects.iter().map(|object| format!("{object}\n")).collect();
    let lines = lines.replace('\u{e9}', "\\u00e9").replace("/a", "\\/\\u0061");
    let plain: String = texts.iter().map(|text| format!("{text}\n")).collect();
    for command in all() {
        let jsonl = |more: &[&str], input: &str| {
            let arguments = [command, &["--format", "jsonl"], more].concat();
            iri_with(&arguments, input.as_bytes())
        };
        let (of_field, of_lines) = (jsonl(&["--field", "page.url"], &lines), jsonl(&[], &plain));
        assert_eq!(of_field.stdout, of_lines.stdout, "{command:?} {}", of_field.stderr);
        assert_eq!(of_field.status, of_lines.status);
    }
}

#[test]
fn a_result_takes_the_place_of_the_member() {
    let lines = "{\"id\": 1,  \"url\":\"HTTP:\\/\\/A/%7e\", \"url2\":[ ]}\n{\"url\":\"a b\"}\n";
    let run = iri_with(&["normalize", "--field", "url"], lines.as_bytes());
    assert_eq!(run.status, 1);
    assert_eq!(run.stdout, "{\"id\": 1,  \"url\":\"http://a/~\", \"url2\":[ ]}\n");
    let run = iri_with(&["components", "--field", "url", "--get", "host,port"], lines.as_bytes());
    assert!(
        run.stdout.starts_with("{\"id\": 1,  \"url\":[\"A\",\"\"], \"url2\":[ ]}\n"),
        "{}",
        run.stdout
    );
    let run = iri_with(&["check", "--field", "url", "--only", "invalid", "-q"], lines.as_bytes());
    assert_eq!(run.stdout, "{\"url\":\"a b\"}\n");
    // Of several members with the name, the last one counts.
    let run = iri_with(&["to-uri", "--field", "a"], "{\"a\":1,\"a\":\"\u{e9}\"}\n".as_bytes());
    assert_eq!(run.stdout, "{\"a\":1,\"a\":\"%C3%A9\"}\n");
    // A member may have a dot in its own name.
    let run = iri_with(&["to-uri", "--field", "a.b"], "{\"a.b\":\"\u{e9}\"}\n".as_bytes());
    assert_eq!(run.stdout, "{\"a.b\":\"%C3%A9\"}\n");
    let pairs = "{\"base\":\"http://a/b\",\"ref\":\"c\"}\n";
    let run = iri_with(&["resolve", "--field", "base,ref"], pairs.as_bytes());
    assert_eq!(run.stdout, "{\"base\":\"http://a/b\",\"ref\":\"http://a/c\"}\n");
}

#[test]
fn a_line_without_the_member_is_not_valid() {
    let run = |line: &[u8]| {
        let arguments = ["check", "--field", "a.b", "--format", "jsonl", "--count"];
        let counts = iri_with(&arguments, line).object()["details"]["productions"][0].clone();
        let output = command(&["check", "--field", "a.b", &file(line).path]).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        (counts["name"].as_str().unwrap().to_owned(), String::from_utf8(output.stdout).unwrap())
    };
    for (line, why) in [
        (&b"{}"[..], "the object has no string \"a.b\""),
        (b"{\"a\":{\"b\":null}}", "the object has no string \"a.b\""),
        (b"{\"a\":{\"b\":\"\\ud800\"}}", "the object has no string \"a.b\""),
        (b"{\"a.bc\":\"c\",\"a\":[]}", "the object has no string \"a.b\""),
        (b"", "the line is no object of JSON: "),
        (b"[1]", "the line is no object of JSON: "),
        (b"{\"a\":{\"b\":\"c\"}", "the line is no object of JSON: "),
        (b"{\"a\":{\"b\":\"c\"}} x", "the line is no object of JSON: "),
    ] {
        // An empty file has no line.
        let (name, told) = run(&[line, b"\n"].concat());
        assert!(name == "(field)" && told.contains(why), "{told}");
    }
    let (name, told) = run(b"{\"a\":{\"b\":\"\xFF\"}}\n");
    assert!(name == "(encoding)" && told.contains("not UTF-8: octet FF"), "{told}");
    let deep = [b"{\"x\":".as_slice(), &b"[".repeat(100_000)].concat();
    assert_eq!(run(&[&deep, &b"\n"[..]].concat()).0, "(field)");
}

#[test]
fn a_table_has_other_members_of_the_object() {
    let lines = "{\"id\":7,\"page\":{\"url\":\"http://a/\",\"title\":\"x\\ty\"}}\n{\"page\":{\"url\":\"b c\"}}\n";
    let get = ["table", "--field", "page.url", "--get", "in.id,in.page.title,host,ok"];
    let run = iri_with(&[&get[..], &["--csv"]].concat(), lines.as_bytes());
    assert_eq!(run.stdout, "in.id,in.page.title,host,ok\n7,x\ty,a,true\n,,,false\n");
    let run = iri_with(&[&get[..], &["--format", "jsonl"]].concat(), lines.as_bytes());
    assert_eq!(
        run.objects(),
        [
            json!({ "in.id": "7", "in.page.title": "x\ty", "host": "a", "ok": true }),
            json!({ "in.id": null, "in.page.title": null, "host": null, "ok": false }),
        ]
    );
    let run = iri(&["check", "--field", "a", "--column", "b"]);
    assert_eq!(run.status, 2);
}
