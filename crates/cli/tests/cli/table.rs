//! `iri table`: several results of each line, in columns.

use crate::support::{full, shared};
use crate::{Run, command, file, iri, iri_with};
use serde_json::{Value, json};

/// Texts of all kinds, valid and not, none of them empty.
const TEXTS: &str = "\
http://user@résumé.example.org:8080/é/../a?b=c#d
HTTP://EXAMPLE.org:80/%7euser/./%C3%A9
../b?c
//faß.de/
mailto:a@example.org,b@example.org?subject=c
urn:isbn:0451450523
file:///etc/hosts
http://[2001:db8::1]/
http://192.0.2.1/
http://☃.net/%F0%9F
http://xn--a/
http://a/%zz
a b
http://example.org/pay\u{430}l
javascript:alert(1)
?q
#f
";

/// The texts of this file, and of each corpus: all, or the first ones.
fn texts() -> String {
    const CORPORA: [&str; 5] =
        ["wiki_iri.txt", "wiki_uri.txt", "multiscript_iri.txt", "urls_web.txt", "refs.txt"];
    let most = if full() { usize::MAX } else { 300 };
    let mut texts = TEXTS.to_owned();
    for text in CORPORA.iter().filter_map(|name| shared(&format!("corpus/{name}"))) {
        let lines = text.lines().filter(|line| !line.is_empty()).take(most);
        texts.extend(lines.flat_map(|line| [line, "\n"]));
    }
    texts
}

/// The values of a column of `iri table`.
fn column(name: &str, more: &[&str], texts: &str) -> Vec<String> {
    let arguments = [&["table", "--quiet", "--get", name], more].concat();
    let Run { stdout, .. } = iri_with(&arguments, texts.as_bytes());
    let mut lines = stdout.lines().map(str::to_owned);
    assert_eq!(lines.next().as_deref(), Some(name));
    lines.collect()
}

/// What a command writes for each text; an empty line for a text without a result.
fn lines(command: &[&str], texts: &str) -> Vec<String> {
    let arguments = [command, &["--quiet", "--on-invalid", "empty"]].concat();
    let Run { stdout, .. } = iri_with(&arguments, texts.as_bytes());
    stdout.lines().map(str::to_owned).collect()
}

/// Asserts that two lists are the same.
#[track_caller]
fn same(found: &[String], expected: &[String]) {
    let differs = found.iter().zip(expected).find(|(a, b)| a != b);
    assert_eq!((differs, found.len()), (None, expected.len()));
}

/// The objects that a command writes.
fn objects(command: &[&str], texts: &str) -> Vec<Value> {
    iri_with(&[command, &["--format", "jsonl"]].concat(), texts.as_bytes()).objects()
}

/// A member of the error of an object as text.
fn error_member(object: &Value, member: &str) -> String {
    match &object["error"][member] {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[test]
fn each_column_is_what_the_command_for_it_writes() {
    let texts = texts();
    let inputs: Vec<&str> = texts.lines().collect();
    assert_eq!(column("input", &[], &texts), inputs);
    let names = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"];
    for name in names {
        let expected = lines(&["components", "--get", name], &texts);
        assert_eq!(column(name, &[], &texts), expected, "{name}");
    }
    same(&column("uri", &[], &texts), &lines(&["to-uri"], &texts));
    same(&column("iri", &[], &texts), &lines(&["to-iri"], &texts));
    same(&column("normal", &[], &texts), &lines(&["normalize"], &texts));
    for rung in ["string", "case", "character", "percent", "path", "scheme", "protocol"] {
        let expected = lines(&["normalize", "--rung", rung], &texts);
        same(&column(&format!("normal.{rung}"), &[], &texts), &expected);
    }
    let base = "http://résumé.example.org/a/b?c";
    let expected = lines(&["resolve", base], &texts);
    same(&column("target", &["--base", base], &texts), &expected);
}

#[test]
fn the_columns_of_an_error_are_those_of_check() {
    let texts = texts();
    let objects = objects(&["check"], &texts);
    let is_ok: Vec<String> = objects.iter().map(|object| object["ok"].to_string()).collect();
    assert!(is_ok.contains(&"false".to_owned()));
    assert_eq!(column("ok", &[], &texts), is_ok);
    for member in ["production", "column", "reason", "section"] {
        let expected: Vec<String> =
            objects.iter().map(|object| error_member(object, member)).collect();
        assert_eq!(column(&format!("error.{member}"), &[], &texts), expected, "{member}");
    }
}

#[test]
fn lint_has_the_codes_of_the_findings() {
    let texts = texts();
    let codes = |object: &Value| {
        let findings = object["details"]["findings"].as_array().cloned().unwrap_or_default();
        let mut codes: Vec<String> =
            findings.iter().map(|finding| finding["code"].as_str().unwrap().to_owned()).collect();
        codes.dedup();
        codes.join(" ")
    };
    let expected: Vec<String> = objects(&["lint"], &texts).iter().map(codes).collect();
    assert!(expected.iter().any(|codes| !codes.is_empty()));
    same(&column("lint", &[], &texts), &expected);
}

#[test]
fn the_host_is_converted_as_by_host() {
    let texts = texts();
    let hosts = column("host", &[], &texts);
    for (name, to) in [("host.ascii", "ascii"), ("host.unicode", "unicode")] {
        for idna in
            [&["--idna", "idna2003"][..], &["--idna", "idna2008"], &["--idna", "uts46"], &[]]
        {
            let command = [&["host", "--to", to], idna].concat();
            // An IP literal and an IPv4 address are no names.
            let is_name = |host: &&String| !host.is_empty() && !host.starts_with('[');
            let names: Vec<String> =
                hosts.iter().filter(is_name).map(|host| host.to_ascii_lowercase()).collect();
            let mut converted = lines(&command, &(names.join("\n") + "\n")).into_iter();
            for (found, host) in column(name, idna, &texts).iter().zip(&hosts) {
                let expected = match host {
                    host if host.is_empty() || host.starts_with('[') => host.clone(),
                    _ => converted.next().unwrap(),
                };
                assert_eq!(*found, expected, "{host} {command:?}");
            }
            assert_eq!(converted.next(), None);
        }
    }
}

#[test]
fn the_parts_of_a_scheme_are_those_that_its_grammar_names() {
    let run = iri(&[
        "table",
        "--no-header",
        "--get",
        "scheme.addr-spec,scheme.hfvalue",
        "--text",
        "mailto:a@example.org,b@example.org?subject=c",
        "--text",
        "http://a/",
    ]);
    assert_eq!((run.status, &*run.stdout), (0, "a@example.org b@example.org\tc\n\t\n"));
    let run = iri(&["table", "--get", "scheme.nonsense", "--text", "a"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("no scheme has a part \"nonsense\""), "{}", run.stderr);
}

#[test]
fn columns_of_the_record_are_found_by_name_in_each_file() {
    let first = file("id,url\n1,http://a/\n\"2,3\",a b\n");
    let second = file("url\tpage\tid\nhttp://b/\tp\t4\n");
    let run = iri(&[
        "table",
        "--column",
        "url",
        "--get",
        "in.id,host,ok",
        "--csv",
        &first.path,
        &second.path,
    ]);
    assert_eq!(run.status, 1);
    assert_eq!(run.stdout, "in.id,host,ok\n1,a,true\n\"2,3\",,false\n4,b,true\n");
    assert_eq!(run.stderr, "");

    let run =
        iri(&["table", "--column", "2", "--get", "in.1,host", "--text", "http://t/", &first.path]);
    // An argument is no record.
    assert_eq!(run.stdout, "in.1\thost\n\tt\nid\t\n1\ta\n2,3\t\n");
    let run = iri(&["table", "--column", "url", "--get", "in.page", &first.path]);
    assert_eq!(run.status, 2);
    assert!(
        run.stderr.contains("no column of the first line has the name \"page\""),
        "{}",
        run.stderr
    );
    let run = iri(&["table", "--get", "in.page", "--text", "a"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("in.NAME needs --column"), "{}", run.stderr);
}

#[test]
fn the_base_may_be_a_column() {
    let input = "page,link\nhttp://a/b/c,../d\nrelative,d\nhttp://a/,b c\n";
    let get = ["table", "--column", "link", "--base", "in.page", "--get", "target,in.page"];
    let run = iri_with(&get, input.as_bytes());
    assert_eq!(run.stdout, "target\tin.page\nhttp://a/d\thttp://a/b/c\n\trelative\n\thttp://a/\n");
    for wrong in
        [&["table", "--get", "target"][..], &["table", "--get", "host", "--base", "http://a/"]]
    {
        let run = iri(wrong);
        assert_eq!(run.status, 2);
        assert!(
            run.stderr.contains("the column target and --base need each other"),
            "{}",
            run.stderr
        );
    }
}

#[test]
fn an_object_has_the_columns_and_nothing_else() {
    let get = ["table", "--format", "jsonl", "--get", "input,port,ok,error.column,query"];
    let run = iri_with(&get, b"http://a:8/?\na b\n");
    assert_eq!(
        run.objects(),
        [
            json!({ "input": "http://a:8/?", "port": "8", "ok": true, "error.column": null, "query": "" }),
            json!({ "input": "a b", "port": null, "ok": false, "error.column": 2, "query": null }),
        ]
    );
}

#[test]
fn no_row_and_no_octet_is_lost() {
    // Not UTF-8: in the text, and in another column.
    let input = b"a\tb\nhttp://x/\xFF\t1\nhttp://y/\t\xFE\n";
    let get = ["table", "--column", "a", "--get", "input,in.b,ok"];
    let input_file = file(input);
    let output = command(&[&get[..], &[&input_file.path]].concat()).output().unwrap();
    assert_eq!(output.stdout, b"input\tin.b\tok\nhttp://x/\xFF\t1\tfalse\nhttp://y/\t\xFE\ttrue\n");
    // JSON cannot contain them.
    let objects = iri(&[&get[..], &["--format", "jsonl", &input_file.path]].concat());
    assert_eq!(objects.status, 1);
    assert!(objects.stderr.contains(":3:1: b: not UTF-8: octet FE"), "{}", objects.stderr);
    assert_eq!(objects.objects()[1], json!({ "input": "http://y/", "in.b": null, "ok": true }));

    // A tab cannot be written between tabs, a comma can between commas.
    let input = "a,b\nhttp://x/,\"1\t2\"\nhttp://y/,3\n";
    let run = iri_with(&["table", "--column", "a", "--get", "host,in.b"], input.as_bytes());
    assert_eq!((run.status, &*run.stdout), (1, "host\tin.b\ny\t3\n"));
    assert!(run.stderr.contains("the result contains a separator or a line end"), "{}", run.stderr);
    let run =
        iri_with(&["table", "--csv", "--column", "a", "--get", "host,in.b"], input.as_bytes());
    assert_eq!((run.status, &*run.stdout), (0, "host,in.b\nx,1\t2\ny,3\n"));
}

#[test]
fn an_invalid_text_is_told_unless_a_column_says_it() {
    let told = |get: &str| iri(&["table", "--get", get, "--text", "a b"]).stderr;
    assert!(told("host").contains("a space is not allowed"));
    assert_eq!(told("host,ok"), "");
    assert_eq!(told("error.section"), "");
}

#[test]
fn texts_that_are_not_valid_go_to_the_file_of_rejects() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.tsv");
    let rejects = path.to_str().unwrap();
    let input = file("id\turl\n1\thttp://a/\n2\ta b\n3\n4\thttp://[\n");
    let get = ["table", "--column", "url", "--get", "in.id,ok", "--rejects", rejects, &input.path];
    let run = iri(&get);
    assert_eq!((run.status, &*run.stderr), (1, "iri: 1 record without the column\n"));
    assert_eq!(run.stdout, "in.id\tok\n1\ttrue\n2\tfalse\n3\tfalse\n4\tfalse\n");
    let rejected = std::fs::read_to_string(&path).unwrap();
    let name = &input.path;
    assert_eq!(
        rejected,
        format!(
            "{name}:3:2\ta space is not allowed; it can be percent-encoded\ta b\n\
             {name}:4\tthe record has no column 2\t\n\
             {name}:5:9\t\"]\" is missing: the \"[\" in column 8 is not closed\thttp://[\n"
        )
    );
    let nowhere = ["table", "--get", "ok", "--rejects", "/nowhere/bad.tsv", "--text", "a"];
    let run = iri(&nowhere);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("--rejects: "), "{}", run.stderr);
}

#[test]
fn the_header_comes_once() {
    let run = |more: &[&str]| {
        iri_with(&[&["table", "--get", "path"], more].concat(), b"a\nb\nc\n").stdout
    };
    assert_eq!(run(&[]), "path\na\nb\nc\n");
    assert_eq!(run(&["--no-header"]), "a\nb\nc\n");
    assert_eq!(run(&["--limit", "1"]), "path\na\n");
    assert_eq!(run(&["--skip", "1"]), "b\nc\n");
    assert_eq!(run(&["--only", "invalid"]), "path\n");
    assert_eq!(iri_with(&["table", "--get", "path"], b"").stdout, "path\n");
}

#[test]
fn an_unknown_column_is_answered_with_those_that_are_known() {
    let run = iri(&["table", "--get", "hots", "--text", "a"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("\"hots\" is no column; the columns are input"), "{}", run.stderr);
    let run = iri(&["table", "--get", "normal.top", "--text", "a"]);
    assert!(run.stderr.contains("\"top\" is no rung"), "{}", run.stderr);
}

#[test]
fn iris_have_the_same_key_if_compare_finds_them_equivalent() {
    let texts: Vec<&str> = "http://a/\nHTTP://A:80\nhttp://a/b/../%7e\nhttp://a/~\nhttp://a/%7E?\n\
         http://\u{e9}/\nhttp://xn--9ca/\nhttp://%C3%A9/\nurn:ISBN:1\nURN:isbn:1\nurn:isbn:2\nurn:a:b?=c#d\nurn:a:b\n\
         mailto:a@B.example\nmailto:a@b.example\nhttp://a/\u{e9}\nhttp://a/%C3%A9\nhttp://a/e\u{301}"
        .lines()
        .collect();
    let keys = column("key", &[], &(texts.join("\n") + "\n"));
    let pairs = || (0..texts.len()).flat_map(|a| (0..texts.len()).map(move |b| (a, b)));
    let lines: String = pairs().map(|(a, b)| format!("{}\t{}\n", texts[a], texts[b])).collect();
    let compared = iri_with(&["compare", "--column", "1,2", "--format", "jsonl"], lines.as_bytes());
    let mut equal = 0;
    for ((a, b), object) in pairs().zip(compared.objects()) {
        assert_eq!(keys[a] == keys[b], object["ok"] == true, "{} {}", texts[a], texts[b]);
        equal += usize::from(a != b && keys[a] == keys[b]);
    }
    assert!(equal > 5, "{equal}");
    assert_eq!(column("key", &[], "../a\n"), [""]);
}
