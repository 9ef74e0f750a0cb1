//! Columns, and the pairs that two of them are.

use crate::bulk::{all, jsonl, takes_texts};
use crate::run::Run;
use crate::{file, iri, iri_with};
use serde_json::{Value, json};

#[test]
fn the_names_of_columns_are_written_first() {
    let run = |more: &[&str]| {
        let arguments = [&["normalize", "--column", "url"], more].concat();
        iri_with(&arguments, b"id,url\n1,A:\n2,b c\n").stdout
    };
    assert_eq!(run(&[]), "id,url\n1,a:\n");
    assert_eq!(run(&["--only", "invalid"]), "id,url\n2,b c\n");
}

#[test]
fn the_names_of_columns_are_written_where_no_record_follows_them() {
    let named = |command: &[&str], more: &[&str], rows: &[u8]| {
        iri_with(&[command, &["--column", "u"], more].concat(), rows).stdout
    };
    for command in all() {
        let is_table = ["parse", "components", "bidi"].contains(&command[0]);
        let writes_rows = !is_table && takes_texts(command);
        let names = match command[0] {
            _ if !writes_rows => "",
            "host" => "id,uts46\n",
            _ => "id,u\n",
        };
        assert_eq!(named(command, &[], b"id,u\n"), names, "{command:?}");
        for jobs in ["1", "2"] {
            let limit = ["--limit", "0", "--jobs", jobs];
            let limited = named(command, &limit, b"id,u\n1,a\n");
            assert_eq!(limited, names, "{command:?}");
        }
        let invalid = named(command, &["--only", "invalid"], b"id,u\n");
        assert_eq!(invalid, "id,u\n", "{command:?}");
        assert_eq!(named(command, &["--skip", "1"], b"id,u\n"), "", "{command:?}");
        assert!(!named(command, &["--count"], b"id,u\n").contains("id,u"), "{command:?}");
        assert_eq!(named(command, &["--format", "jsonl"], b"id,u\n"), "", "{command:?}");
    }
    assert_eq!(named(&["to-uri"], &["-q"], b"id,u\n1,a b\n2,b c\n"), "id,u\n");
    assert_eq!(named(&["check"], &["--only", "invalid"], b"id,u\n1,a\n"), "id,u\n");
    assert_eq!(named(&["check"], &["--only", "valid"], b"id,u\n1,a b\n"), "id,u\n");
    assert_eq!(named(&["resolve", "s:"], &["--steps"], b"id,u\n"), "");
    let (first, second) = (file("id,u\n1,a b\n"), file("id,u\n2,b\n"));
    let both = ["to-uri", "--column", "u", "--file", &first.path, "--file", &second.path];
    assert_eq!(iri(&both).stdout, "id,u\n2,b\n");
}

#[test]
fn a_column_is_replaced_and_the_others_pass_through() {
    let run = iri_with(
        &["to-uri", "--column", "url"],
        "id,url,note\r\n1,http://a/\u{e9},\"x,\"\"y\n\"\r\n2,\"http://a/,\u{e9}\",\n3,a b,z\n"
            .as_bytes(),
    );
    assert_eq!(
        run.stdout,
        "id,url,note\r\n1,http://a/%C3%A9,\"x,\"\"y\n\"\r\n2,\"http://a/,%C3%A9\",\n"
    );
    assert_eq!(run.status, 1);
    // The line that the record is in.
    assert!(run.stderr.starts_with("iri: -:5:2: U+0020 SPACE"), "{}", run.stderr);
    let run = jsonl(&["to-uri"], &["--column", "url"], b"id,url\n1,http://a/\n");
    assert_eq!(run.object()["columns"], json!({"id": "1"}));
    let run = jsonl(&["to-uri"], &["--column", "1"], b"http://a/\tx,y\n");
    assert_eq!(run.object()["columns"], json!({"2": "x,y"}));
    let run = iri_with(&["check", "--column", "no"], b"id,url\n");
    assert_eq!(run.status, 2);
    assert!(
        run.stderr.contains("no column of the first line has the name \"no\""),
        "{}",
        run.stderr
    );
}

#[test]
fn a_record_without_the_column_is_not_valid() {
    for command in all() {
        let run = jsonl(command, &["--column", "2"], b"1,http://b/a\n2\n");
        let second = &run.objects()[1];
        let reason = &second["error"]["reason"];
        assert_eq!((run.status, reason), (1, &json!("the record has no column 2")), "{command:?}");
        assert_eq!((&second["ok"], &second["columns"]["1"]), (&json!(false), &json!("2")));
    }
    let run = iri_with(&["check", "--column", "2", "--count"], b"1,http://b/a\n2\n3\n");
    assert_eq!((run.status, run.stdout.lines().nth(1)), (1, Some("        2  not valid")));
    assert!(run.stdout.contains("        2  failure     (column)\n"), "{}", run.stdout);
    assert!(run.stderr.contains("iri: 2 records without the column\n"), "{}", run.stderr);
    let row = ["normalize", "--column", "2", "--on-invalid", "empty"];
    assert_eq!(iri_with(&row, b"1,A:\n2\n").stdout, "1,a:\n2,\n");
    assert_eq!(iri_with(&row, b"1,A:,x\n2\n3,\n").stdout, "1,a:,x\n2,,\n3,\n");
}

#[test]
fn a_column_that_the_first_line_does_not_have_is_one_error_of_the_call() {
    for (column, why) in [
        ("9", "iri: -: the first line has 2 columns, and so no column 9\n"),
        (
            "no",
            "iri: -: no column of the first line has the name \"no\"; separated by commas, it has \
             \"1\", \"http://b/a\"\n",
        ),
    ] {
        for command in all() {
            let arguments = [command, &["--column", column, "--format", "jsonl"]].concat();
            let run = iri_with(&arguments, b"1,http://b/a\n2,b\n3,c\n");
            let (out, told) = (run.stdout.as_str(), run.stderr.as_str());
            assert_eq!((run.status, out, told), (2, "", why), "{command:?}");
        }
    }
}

#[test]
fn rfc4180_s2_rule_5_a_quotation_mark_within_a_column_encloses_nothing() {
    let run = iri_with(&["check", "--column", "2"], b"1,http://a/\"b\n2,http://b/\n3,c d\n");
    let at: Vec<&str> = run.stdout.lines().map(|line| &line[..6]).collect();
    assert_eq!((run.status, at), (1, vec!["-:1:10", "-:3:2:"]));
}

/// "If fields are not enclosed with double quotes, then double quotes may not appear inside the
/// fields."
#[test]
fn rfc4180_s2_rule_5_a_column_ends_with_its_closing_quotation_mark() {
    let rows =
        b"id,url\n\"1\"x,http://a/\n2,\"http://b/\"y\n\"3\",\"http://c/\"\n\"4\" ,\"http://d/\"\n";
    let run = iri_with(&["normalize", "--column", "url"], rows);
    assert_eq!((run.status, run.stdout.as_str()), (1, "id,url\n\"3\",http://c/\n"));
    let why = |line, name| {
        format!(
            "iri: -:{line}: {name} goes on after its closing quotation mark (RFC 4180 section 2)\n"
        )
    };
    assert_eq!(run.stderr, [why(2, "id"), why(3, "url"), why(5, "id")].concat());
    let plain = ["normalize", "--column", "url", "--no-quotes"];
    assert_eq!(iri_with(&plain, b"url,id\nA:,\"1\"x\n").stdout, "url,id\na:,\"1\"x\n");
    let tabs = iri_with(&["normalize", "--column", "url"], b"url\tid\nA:\t\"1\"x\n");
    assert_eq!(tabs.stdout, "url\tid\na:\t\"1\"x\n");
    let header = iri_with(&["normalize", "--column", "url"], b"\"id\"x,url\n1,A:\n");
    let why = "iri: -: in the first line, column 1 goes on after its closing quotation mark; \
               --no-quotes treats quotation marks as ordinary characters\n";
    assert_eq!((header.status, header.stderr.as_str()), (2, why));
}

#[test]
fn pairs_are_two_arguments_or_two_columns_or_a_base_with_many() {
    let pairs = b"http://a/b,../c\nhttp://x/y/z,w\n";
    let columns = ["resolve", "--column", "1,2"];
    assert_eq!(
        iri_with(&columns, pairs).stdout,
        "http://a/b,http://a/c\nhttp://x/y/z,http://x/y/w\n"
    );
    assert_eq!(iri_with(&["resolve", "http://a/"], b"b\nc\n").stdout, "http://a/b\nhttp://a/c\n");
    let compare = iri_with(&["compare", "http://a"], b"http://A:80/\nhttp://b/\n");
    assert_eq!((compare.status, compare.stdout.as_str()), (1, "scheme\n-\n"));
    assert_eq!(iri(&["resolve"]).status, 2);
    assert_eq!(iri_with(&["resolve", "x:", "--column", "1,2"], pairs).status, 2);
    // A base of a column that is none is an error of the line.
    let run = iri_with(&columns, b"a,b\nhttp://a/,b\n");
    assert_eq!((run.status, run.stdout.as_str()), (1, "http://a/,http://a/b\n"));
}

#[test]
fn a_command_without_pairs_takes_one_column() {
    let pairs = b"url,id\nhttp://a/,http://b/\n";
    let one = all().filter(|command| !["resolve", "relative", "compare"].contains(&command[0]));
    for (command, columns) in one.flat_map(|it| [(it, "url,id"), (it, "1,2"), (it, "1,2,2")]) {
        let run = iri_with(&[command, &["--column", columns]].concat(), pairs);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{command:?}");
        assert!(run.stderr.contains("--column takes one column here"), "{}", run.stderr);
    }
    for command in ["resolve", "relative", "compare"] {
        assert_eq!(iri_with(&[command, "--column", "1,2,2"], pairs).status, 2, "{command}");
    }
}

#[test]
fn a_column_that_is_missing_is_told_with_those_that_there_are() {
    let told = |arguments: &[&str], input: &[u8]| {
        let run = iri_with(&[&["to-uri", "--column", "no"], arguments].concat(), input);
        assert_eq!(run.status, 2);
        run.stderr
    };
    assert!(told(&[], b"id\turl\n").ends_with("; separated by tabs, it has \"id\", \"url\"\n"));
    let one = told(&["--separator", ";"], b"id,url\n");
    assert!(one.ends_with("; separated by ';', it has \"id,url\"\n"), "{one}");
    let many = ["a"; 21].join(",") + "\n";
    assert!(told(&[], many.as_bytes()).ends_with("\"a_20\", and 1 more\n"));
}

#[test]
fn a_name_of_a_column_may_have_a_comma() {
    let rows = b"\"a,b\",\"c\"\"\"\nhttp://h/,../d\n";
    let run = iri_with(&["resolve", "--column", "\"a,b\",\"c\"\"\""], rows);
    let resolved = "\"a,b\",\"c\"\"\"\nhttp://h/,http://h/d\n";
    assert_eq!((run.status, run.stdout.as_str()), (0, resolved), "{}", run.stderr);
    let run = iri_with(&["to-uri", "--column", "\"a,b\""], rows);
    assert_eq!(run.stdout, "\"a,b\",\"c\"\"\"\nhttp://h/,../d\n", "{}", run.stderr);
}

#[test]
fn an_error_of_a_pair_says_which_text_it_is_about() {
    let lines = b"base,ref\na b,c\nhttp://a/,%\n\xff,c\n";
    for command in ["resolve", "relative", "compare"] {
        let run = jsonl(&[command], &["--column", "base,ref"], lines);
        let fields: Vec<_> =
            run.objects().iter().map(|object| object["error"]["field"].clone()).collect();
        assert_eq!((run.status, fields), (1, vec![json!("base"), json!("ref"), json!("base")]));
        let run = iri_with(&[command, "--column", "1,2"], b"http://a/,http://a/%\n");
        let expected = "iri: -:1: column 2: '%' does not begin a pct-encoded";
        assert!(run.stderr.contains("column 2: '%'"), "{command}: {} {expected}", run.stderr);
        let second = jsonl(&[command, "http://a/"], &["%"], b"").object();
        assert_eq!(second["error"]["field"], "second", "{command}");
    }
    assert_eq!(jsonl(&["normalize"], &["%"], b"").object()["error"]["field"], Value::Null);
}

#[test]
fn a_pair_that_cannot_be_compared_is_not_valid() {
    let lines = b"http://a\tb\nhttp://a\tHTTP://A\na\thttp://a\n";
    let run = iri_with(&["compare", "--column", "1,2", "--on-invalid=empty"], lines);
    assert_eq!(run.stdout, "http://a\t\nhttp://a\tcase\na\t\n");
    assert_eq!((run.status, run.stderr.lines().count()), (1, 2), "{}", run.stderr);
    assert!(run.stderr.starts_with("iri: -:1: column 2: \"b\" is a relative"), "{}", run.stderr);
    assert_eq!(iri(&["compare", "http://a", "b"]).status, 1);
    // The first of all pairs is an error of the call, as a base is.
    assert_eq!(iri(&["compare", "a", "http://a"]).status, 2);
    let totals = jsonl(&["compare", "--column", "1,2"], &["--count"], lines).object();
    let counted = json!({
        "name": "(not comparable)", "document": "RFC 3987", "section": "5.1", "count": 2,
    });
    assert_eq!(totals["details"]["productions"], json!([counted]));
}

#[test]
fn a_first_text_that_is_missing_shows_how_the_command_is_used() {
    let one_column = file("http://a/\nhttp://b/\n");
    for command in ["resolve", "relative", "compare"] {
        let run = iri(&[command, "--file", &one_column.path]);
        assert_eq!(run.status, 2);
        let usage = format!("Usage: iri {command} [OPTIONS] [FIRST] [TEXT]...");
        assert!(run.stderr.contains(&usage), "{}", run.stderr);
    }
}

#[test]
fn a_record_without_the_column_is_listed_as_other_lines_are() {
    let input = b"1,http://b/a\n2\n3,c d\n";
    let check = iri_with(&["check", "--column", "2"], input);
    let lines: Vec<&str> = check.stdout.lines().collect();
    assert_eq!(lines.len(), 2, "{}", check.stdout);
    assert_eq!(lines[0], "-:2: the record has no column 2");
    let valid = iri_with(&["check", "--column", "2", "--only", "valid"], input);
    assert_eq!(valid.stdout, "1,http://b/a\n");
    let lint = iri_with(&["lint", "--column", "2"], input);
    let first = lint.stdout.lines().next();
    assert_eq!(first, Some("-:2: error[syntax]: the record has no column 2"));
    assert!(lint.stderr.contains("3 lines, 2 findings"), "{}", lint.stderr);
    let object = jsonl(&["lint"], &["--column", "2"], input).objects().remove(1);
    assert_eq!(object["details"], json!({"findings": [], "more": 0}));
    let sarif = iri_with(&["lint", "--column", "2", "--format", "sarif"], input).stdout;
    let sarif: Value = serde_json::from_str(&sarif).unwrap();
    let results = sarif["runs"][0]["results"].as_array().unwrap();
    assert_eq!((results.len(), &results[0]["ruleId"]), (2, &json!("syntax")));
    let text = &results[0]["message"]["text"];
    assert_eq!(text, &json!("the record has no column 2"));
    let region = |index: usize| &results[index]["locations"][0]["physicalLocation"]["region"];
    assert_eq!(region(0), &json!({"startLine": 2}));
    assert_eq!(region(1), &json!({"startLine": 3, "startColumn": 2}));
}

/// What a colour would begin with is octets of the input.
#[test]
fn other_columns_pass_through_as_they_are() {
    for row in [&b"a\x1b[31mb\thttp://a/b\n"[..], b"a\xff\x1b[31mb\thttp://a/b\n"] {
        let input = [b"a\x1b[1mb\turl\n", row].concat();
        let mut child = crate::command(&["normalize", "--column", "url"]);
        let file = file(&input);
        let output = child.args(["--file", &file.path]).output().unwrap();
        assert_eq!(output.stdout, input);
    }
}

#[test]
fn parts_are_columns_or_in_a_template() {
    let command = &["components"][..];
    let lines = b"http://u@h.example:80/p?q#f\n//[::1]\n?\n\xff\na b\n";
    let get = |parts: &str| {
        let run = iri_with(&[command, &["--get", parts, "--quiet"]].concat(), lines);
        assert_eq!(run.status, 1);
        run.stdout
    };
    assert_eq!(get("host"), "h.example\n[::1]\n\n");
    let all = get("scheme,authority,userinfo,host,port,path,query,fragment");
    let first = "http\tu@h.example:80\tu\th.example\t80\t/p\tq\tf\n";
    assert_eq!(all.split_inclusive('\n').next(), Some(first));
    assert_eq!(all.lines().count(), 3);
    assert_eq!(get("{host}{{{port}}}"), "h.example{80}\n[::1]{}\n{}\n");
    let objects = jsonl(command, &["--get", "host"], lines);
    let why = "--get cannot be used with '--format jsonl'";
    assert!(objects.status == 2 && objects.stderr.contains(why));
    let run = iri_with(&[command, &["--get", "host", "-f", "human"]].concat(), b"//h\n");
    assert_eq!((run.status, run.stdout.as_str()), (0, "h\n"));
    let empty = ["--get", "host,port,path", "--on-invalid", "empty", "-q"];
    let run = iri_with(&[command, &empty].concat(), b"a b\n");
    assert_eq!(run.stdout, "\t\t\n");
    for (wrong, why) in [
        ("name", "is no part; the parts are scheme, authority,"),
        ("host,", "is no part"),
        ("{host", "'{' without '}'; write {{ for a brace"),
        ("}", "'}' without '{'; write }} for a brace"),
    ] {
        let run = iri_with(&[command, &["--get", wrong]].concat(), b"");
        assert!(run.status == 2 && run.stderr.contains(why), "{command:?}{}", run.stderr);
    }
    let column = ["components", "--column", "url", "--get", "{host},{port}"];
    let run = iri_with(&column, b"id,url\n1,http://h:80/\n");
    assert_eq!(run.stdout, "id,url\n1,\"h,80\"\n");
    // Columns in place of the column, with their own names.
    let get = |more: &[&str], rows: &[u8]| {
        let parts = ["--get", "host,query", "--column", "url", "-q"];
        iri_with(&[command, &parts, more].concat(), rows).stdout
    };
    let rows = b"id,url,n\n1,//h:80/?a;b,x\n2,a b,y\n3,\"//h/?,\",z\n";
    let values = "id,host,query,n\n1,h,a;b,x\n3,h,\",\",z\n";
    assert_eq!(get(&[], rows), values);
    let kept = get(&["--on-invalid", "empty"], rows);
    assert_eq!(kept.lines().nth(2), Some("2,,,y"));
    let kept = get(&["--on-invalid", "empty"], b"id,url,n\n1,//h?q,x\n2\n");
    assert_eq!(kept, "id,host,query,n\n1,h,q,x\n2,,,\n");
    let invalid = get(&["--only", "invalid"], rows);
    assert_eq!(invalid, "id,url,n\n2,a b,y\n");
    assert_eq!(get(&[], b"id\turl\n1\t//h?q\n"), "id\thost\tquery\n1\th\tq\n");
    assert_eq!(get(&[], b"url\n"), "host,query\n");
}

/// Runs a command on the column `url` of files, written under their own names into a folder.
fn on_files(command: &[&str], files: &[(&str, &str)]) -> Run {
    let folder = tempfile::tempdir().unwrap();
    let mut run = crate::command(&[command, &["--column", "url"]].concat());
    for (name, content) in files {
        std::fs::write(folder.path().join(name), content).unwrap();
        run.args(["--file", name]);
    }
    run.current_dir(folder.path());
    Run::with(run, b"")
}

#[test]
fn columns_of_several_files_are_matched_by_their_names() {
    let files = [
        ("1.csv", "id,url,note\n1,HTTP://a/,x\n"),
        ("2.csv", "note,\"url\",id\n\"y,\",HTTP://b/,2\nz,b c,3\n,HTTP://d/\n,HTTP://e/,5,more\n"),
        ("3.csv", "id,url,note\n6,HTTP://f/,\n"),
    ];
    let rows = "id,url,note\n1,http://a/,x\n2,http://b/,\"y,\"\n,http://d/,\n5,http://e/,,more\n\
                6,http://f/,\n";
    for jobs in ["1", "2"] {
        let run = on_files(&["normalize", "-q", "--jobs", jobs], &files);
        assert_eq!((run.status, run.stdout.as_str()), (1, rows), "{}", run.stderr);
        let run = on_files(&["check", "-q", "--only", "invalid", "--jobs", jobs], &files);
        assert_eq!((run.status, run.stdout.as_str()), (1, "id,url,note\n3,b c,z\n"));
        let run = on_files(&["components", "-q", "--get", "host,path", "--jobs", jobs], &files);
        let second = run.stdout.lines().nth(2);
        assert_eq!((run.status, second), (1, Some("2,b,/,\"y,\"")));
        let run = on_files(&["normalize", "--format", "jsonl", "--jobs", jobs], &files);
        let second = &run.objects()[1]["columns"];
        assert_eq!((run.status, second), (1, &json!({"id": "2", "note": "y,"})));
        // The first file is left out, and is the measure all the same.
        let run = on_files(&["normalize", "-q", "--skip", "1", "--jobs", jobs], &files);
        assert_eq!(run.stdout, rows[rows.find("2,http").unwrap()..]);
    }
    // A file without a line has no columns.
    let files = [("0.csv", ""), files[0], files[1]];
    let run = on_files(&["normalize", "-q"], &files);
    assert!(run.stdout.starts_with("id,url,note\n1,http://a/,x\n2,http://b/,"), "{}", run.stdout);
}

#[test]
fn files_with_other_columns_end_the_run() {
    let first = ("1.csv", "id,url\n1,HTTP://a/\n");
    let last = ("3.csv", "id,url\n3,HTTP://c/\n");
    for (second, why) in [
        ("url\nHTTP://b/\n", "unlike the first line of 1.csv, its first line lacks \"id\""),
        (
            "id,url,x\n2,HTTP://b/,\n",
            "unlike the first line of 1.csv, its first line also has \"x\"",
        ),
        (
            "ID,url\n2,HTTP://b/\n",
            "unlike the first line of 1.csv, its first line lacks \"id\", and also has \"ID\"",
        ),
        ("url\tid\nHTTP://b/\t2\n", "tabs separate its columns, and commas those of 1.csv"),
    ] {
        let files = [first, ("2.csv", second), last];
        for jobs in ["1", "2"] {
            let run = on_files(&["normalize", "--jobs", jobs], &files);
            let told = format!("iri: 2.csv: {why}\n");
            assert_eq!((run.status, run.stderr), (2, told.clone()));
            assert_eq!(run.stdout, "id,url\n1,http://a/\n");
            let run = on_files(&["normalize", "--jobs", jobs, "--output", "out"], &files);
            assert_eq!((run.status, run.stderr), (2, told + "iri: out is not written\n"));
        }
        // Objects have the names, but the same ones in a run.
        let run = on_files(&["normalize", "--format", "jsonl"], &files);
        let is_same = second.contains('\t');
        assert_eq!((run.status, run.objects().len()), if is_same { (0, 3) } else { (2, 1) });
        // Where the other columns are not written, they may differ.
        let run = on_files(&["check"], &files);
        assert_eq!((run.status, run.stdout.as_str()), (0, ""), "{}", run.stderr);
    }
    // Columns with numbers have the order of each file, but one separator.
    let (commas, tabs) = (file("1,A:\n"), file("2\tB:\n"));
    let run = iri(&["normalize", "--column", "2", "--file", &commas.path, "--file", &tabs.path]);
    assert_eq!((run.status, run.stdout.as_str()), (2, "1,a:\n"));
    assert!(
        run.stderr.contains("tabs separate its columns, and commas those of"),
        "{}",
        run.stderr
    );
}
