//! `abnf-lab` on documents and other notations; `abnf-lab extract`, `abnf-lab lint`.

use crate::{file, lab, lab_with};
use serde_json::{Value, json};
use std::fs;

const TEXT: &str = "tests/data/draft-numbers.txt";
const XML: &str = "tests/data/draft-numbers.xml";

#[test]
fn extract_writes_the_rules_and_lists_what_was_left_out() {
    let run = lab(&["extract", TEXT]);
    assert_eq!(run.status, 1);
    assert!(run.stdout.starts_with("list      = number *( separator number )\n"), "{}", run.stdout);
    let finding =
        format!("abnf-lab: {TEXT}:54: error: mark = '!' / \"?\": it is no rule of ABNF: ");
    assert!(run.stderr.contains(&finding), "{}", run.stderr);
    let twice =
        format!("abnf-lab: {TEXT}:51: left out: list = number: it stands in line 58, too\n");
    assert!(run.stderr.contains(&twice), "{}", run.stderr);
    assert!(run.stderr.ends_with(&format!("abnf-lab: {TEXT}: 6 rules\n")), "{}", run.stderr);

    let run = lab(&["extract", XML]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let from_input = lab_with(&["extract", "-"], &fs::read(XML).unwrap());
    assert_eq!((from_input.status, from_input.stdout), (0, run.stdout));
    let run = lab_with(&["extract", "-"], b"Internet-Draft\n\nNothing.\n");
    assert_eq!(
        (run.status, run.stderr.as_str()),
        (1, "abnf-lab: -: 0 rules\nabnf-lab: -: there is no rule\n")
    );
    let run = lab_with(&["extract", "-"], b"<rfc><t></rfc>");
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("this XML is not well-formed"), "{}", run.stderr);
}

#[test]
fn extract_gives_a_program_every_reason() {
    let objects = lab(&["extract", TEXT, "--format", "jsonl"]).objects();
    assert_eq!((&objects[0]["report"], &objects[0]["rules"]), (&json!("grammar"), &json!(6)));
    let of = |line: u64| objects.iter().find(|object| object["line"] == line).unwrap();
    assert_eq!((&of(25)["why"], &of(25)["kept"]), (&json!("proved-equal"), &json!(61)));
    assert_eq!((&of(45)["why"], &of(45)["finding"]), (&json!("alone"), &json!(false)));
    assert_eq!((&of(54)["why"], &of(54)["finding"]), (&json!("not-abnf"), &json!(true)));
}

#[test]
fn every_command_takes_a_document_as_a_grammar() {
    let run = lab(&["diff", TEXT, XML, "--format", "jsonl"]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    let objects = run.objects();
    let of = |rule: &str| objects.iter().find(|object| object["old"] == rule).unwrap();
    assert_eq!(of("sign")["change"], "equal");
    assert_eq!(of("digit")["characters_gained"], json!([[0x660, 0x669]]));
    assert_eq!(of("separator")["lost"], Value::Null);
    let run = lab(&["parse", TEXT, "list", "1.5 ; -2"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert!(run.stdout.contains("separator \" ; \""), "{}", run.stdout);

    // A mistake is shown at its place in the document.
    let draft = file(
        "Internet-Draft\n\n      a = b \"x\"\n          c\n      b = a2\n      a2 = \"y\" c\n",
    );
    let run = lab(&["sample", &draft.path, "a"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains(":4:11: the rule `c` is not defined; rules"), "{}", run.stderr);
    assert!(run.stderr.contains("the rule `a2` needs `c`, which is not"), "{}", run.stderr);
}

/// Parts of a document that were not read are reported.
#[test]
fn every_command_says_that_a_document_has_mistakes() {
    let draft = file(
        "<rfc><sourcecode type=\"abnf\">\nthing ::= head\nhead = ALPHA / tail\ntail = \"x\"\n\
         </sourcecode></rfc>",
    );
    let path = draft.path.as_str();
    let says = format!("abnf-lab: {path}: 1 mistake in its rules, see 'abnf-lab lint {path}'\n");
    for arguments in [
        &["diff", "--all", path, path][..],
        &["diff", path, "rfc3986"],
        &["sample", path, "head"],
        &["parse", path, "head", "x"],
        &["draw", path, "head"],
        &["draw", path, "--as=page"],
        &["vectors", path, "head"],
        &["export", path, "--as", "ebnf"],
        &["ambiguity", path],
    ] {
        let run = lab(&[arguments].concat());
        assert!(run.stderr.contains(&says), "{arguments:?}: {}", run.stderr);
    }
    assert!(!lab(&["extract", path]).stderr.contains(&says));
    assert!(!lab(&["sample", XML, "list"]).stderr.contains("mistake"));
}

#[test]
fn byte_order_mark_is_none_of_a_grammar() {
    for (prefix, grammar) in [
        ("", "a = \"x\"\n"),
        ("pest:", "a = { \"x\" }\n"),
        ("ebnf:", "a ::= 'x'\n"),
        ("regex:", "x\n"),
    ] {
        let marked = file(format!("\u{FEFF}{grammar}"));
        let path = format!("{prefix}{}", marked.path);
        let rule = if prefix == "regex:" { "lines" } else { "a" };
        let run = lab(&["parse", &path, rule, "x"]);
        assert_eq!(run.status, 0, "{prefix}: {}", run.stderr);
    }
}

/// ABNF is also read as windows-1252: only its comments have characters beyond US-ASCII.
#[test]
fn a_grammar_that_is_not_utf8_is_read_aloud_or_refused() {
    let run = lab_with(&["parse", "-", "a", "x"], b"a = \"x\" ; \x93quoted\x94\n");
    assert_eq!((run.status, &*run.stderr), (0, "abnf-lab: -: not UTF-8, read as windows-1252\n"));
    let run = lab_with(&["parse", "-", "a", "x"], b"a = \"x\"\nb = \"\xFF\"\n");
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("error: 'ÿ' (U+00FF) cannot stand in a string"), "{}", run.stderr);
    let run = lab_with(&["parse", "pest:-", "a", "x"], b"a = { \"x\" }\nb = { \"\xFF\" }\n");
    let told = "abnf-lab: -:2: not UTF-8: the octet FF at 19; convert the file, as by 'iconv -f \
                WINDOWS-1252 -t UTF-8'\n";
    assert_eq!((run.status, &*run.stderr), (2, told));
}

#[test]
fn a_grammar_can_be_ebnf_or_a_regular_expression() {
    let mut ebnf = file("");
    ebnf.path.push_str(".ebnf");
    fs::write(&ebnf.path, "Digit ::= [0-9]\nYear ::= Digit Digit Digit Digit - '0000'\n").unwrap();
    let run = lab(&["parse", &ebnf.path, "Year", "0000"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let regex = b"(?<Digit>[0-9]){4}\n";
    let run = lab_with(&["parse", "regex:-", "regex", "2024"], regex);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert!(run.stdout.contains("├── Digit \"2\""), "{}", run.stdout);
    let run = lab_with(&["parse", "regex:-", "regex", "x"], br"\bx");
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("a word boundary has no meaning"), "{}", run.stderr);
    let run = lab_with(&["parse", "ebnf:-", "a", "x"], b"a = 'x'");
    assert!(run.stderr.contains("allowed: a rule: a name, \"::=\""), "{}", run.stderr);
}

#[test]
fn overlays_are_laid_one_over_another_and_can_be_named() {
    let (one, two) = (file("port = \"1\"\n"), file("port =/ \"2\"\nscheme = \"x\"\n"));
    let run = lab(&[
        "parse",
        "rfc3986",
        "--overlay",
        &one.path,
        "--overlay",
        &two.path,
        "URI",
        "x://a:2",
    ]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let run = lab(&["parse", "rfc3986", "--overlay", "rfc6874", "URI", "http://[::1%25a]"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let wrong = file("port = \n");
    let run = lab(&["draw", "rfc3986", "--overlay", &one.path, "--overlay", &wrong.path, "URI"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains(&format!("{}:1:", wrong.path)), "{}", run.stderr);
}

#[test]
fn lists_are_a_senders_or_a_recipients() {
    let text = ["parse", "rfc9110", "Allow", "GET,,PUT"];
    assert_eq!(lab(&text).status, 1);
    assert_eq!(lab(&[&text[..], &["--lists", "recipient"]].concat()).status, 0);
}

#[test]
fn lint_reports_all_mistakes_and_mends_them() {
    let wrong = file("a ::= b_c | 'x'\nb-c = 1*DIGIT | \"y\"\n");
    let run = lab(&["lint", &wrong.path]);
    assert_eq!(run.status, 1);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines.len(), 5, "{}", run.stdout);
    assert!(
        lines[0].contains("lines:1:3: error[syntax]: ':' (U+003A) cannot stand"),
        "{}",
        run.stdout
    );
    assert!(lines[0].ends_with("; probably `=` is meant"), "{}", run.stdout);
    assert_eq!(run.stderr, "abnf-lab: 5 findings\n");
    let run = lab(&["lint", "--fix", &wrong.path]);
    assert_eq!(run.stdout, "a = b-c / \"x\"\nb-c = 1*DIGIT / \"y\"\n");
    let run = lab_with(&["lint", "-"], run.stdout.as_bytes());
    assert_eq!((run.status, run.stdout.as_str()), (0, ""));
    assert_eq!(lab(&["lint", "rfc3986"]).status, 0);
    assert_eq!(lab(&["lint", "rfc3986", "--fail-on", "note"]).status, 1);
    assert_eq!(lab(&["lint", "../../grammar/rfc3987.pest"]).status, 2);
    assert_eq!(lab(&["lint", "nothing-there"]).status, 2);
    // As for all other commands.
    let run = lab_with(&["lint", "-"], b"; nothing\n");
    assert_eq!((run.status, &*run.stderr), (2, "abnf-lab: -: there is no rule\n"));
    // The reader itself ends.
    let run = lab_with(&["lint", "-"], b"i = (*) [*] (\"y\" *) (* comment *) \"x\"\n");
    assert_eq!(run.status, 1, "{}", run.stderr);
}

#[test]
fn lint_has_places_in_the_document() {
    let draft =
        file("<rfc><sourcecode type=\"abnf\">\na = b &lt;b> | d\nb = \"x\"\n</sourcecode></rfc>");
    let objects = lab(&["lint", &draft.path, "--format", "jsonl"]).objects();
    let of = |kind: &str| objects.iter().find(|object| object["kind"] == kind).unwrap();
    assert_eq!((&of("syntax")["line"], &of("syntax")["column"]), (&json!(2), &json!(14)));
    assert_eq!((&of("undefined")["line"], &of("undefined")["column"]), (&json!(2), &json!(16)));
    assert_eq!(lab(&["extract", &draft.path]).status, 1);
    let objects = lab(&["lint", TEXT, "--format", "jsonl"]).objects();
    let quote = objects.iter().find(|object| object["kind"] == "syntax").unwrap();
    assert_eq!((&quote["line"], &quote["fix"]["text"]), (&json!(54), &json!("\"!\"")));
    let unused = objects.iter().find(|object| object["kind"] == "unused").unwrap();
    assert_eq!((&unused["line"], &unused["column"]), (&json!(58), &json!(4)));
}

#[test]
fn lint_writes_sarif() {
    let wrong = file("a = 'x' | b\n");
    let run = lab(&["lint", "--format", "sarif", &wrong.path]);
    assert_eq!(run.status, 1);
    let sarif: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(sarif["version"], "2.1.0");
    let results = sarif["runs"][0]["results"].as_array().unwrap();
    let rules = sarif["runs"][0]["tool"]["driver"]["rules"].as_array().unwrap();
    assert_eq!(results.len(), 3, "{results:#?}");
    for result in results {
        let rule = &rules[usize::try_from(result["ruleIndex"].as_u64().unwrap()).unwrap()];
        assert_eq!(rule["id"], result["ruleId"]);
        assert_eq!(rule["defaultConfiguration"]["level"], result["level"]);
    }
    let replacement = &results[0]["fixes"][0]["artifactChanges"][0]["replacements"][0];
    assert_eq!(replacement["insertedContent"]["text"], "\"x\"");
    assert_eq!(
        replacement["deletedRegion"],
        json!({ "startLine": 1, "startColumn": 5, "endLine": 1, "endColumn": 8 })
    );
}

/// RFC 2616 section 2.1 and documents that follow it use `|`.
#[test]
fn rfc2616_s2_1_bars_are_read_with_an_option() {
    let rfc =
        file("Request for Comments: 2616\n\n   a = b | <\">\n   b = 1#c\n   c = \"x\" | \"y\"\n");
    let run = lab(&["parse", &rfc.path, "b", "x"]);
    assert!(run.stderr.contains(": --bars reads 2 more rules\n"), "{}", run.stderr);
    let run = lab(&["parse", &rfc.path, "a", "\"", "--bars"]);
    assert_eq!((run.status, &*run.stderr), (0, ""), "{}", run.stdout);
    let run = lab(&["parse", &rfc.path, "a", "x,,y", "--bars", "--lists=recipient"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let run = lab(&["extract", &rfc.path, "--bars"]);
    assert_eq!((run.status, run.stdout.lines().count()), (0, 3), "{}", run.stderr);
    // Also in ABNF.
    let abnf = file("a = \"x\" | \"y\"\n");
    let run = lab(&["parse", &abnf.path, "a", "y"]);
    assert_eq!(run.status, 2);
    assert!(
        run.stderr.contains("--bars reads '|' as in RFC 2616, between alternatives"),
        "{}",
        run.stderr
    );
    assert_eq!(lab(&["parse", &abnf.path, "a", "y", "--bars"]).status, 0);
}

/// RFC 2557 contains octets of windows-1252.
#[test]
fn a_document_that_is_not_utf8_is_read_aloud() {
    let rfc = file(b"Request for Comments: 2557\n\n   It\x92s:\n\n   a = b\n   b = \"x\"\n");
    let run = lab(&["parse", &rfc.path, "a", "x"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert!(run.stderr.ends_with(": not UTF-8, read as windows-1252\n"), "{}", run.stderr);
}

#[test]
fn every_command_reads_markdown() {
    let draft = file("---\ntitle: x\n---\n\n```abnf\na = \"x\" b\nb = 1*DIGIT\n```\n");
    for command in [&["parse", &*draft.path, "a", "x1"][..], &["lint", &draft.path]] {
        let run = lab(command);
        assert_eq!(run.status, 0, "{command:?}: {}{}", run.stdout, run.stderr);
    }
    let run = lab(&["extract", &draft.path]);
    assert_eq!(run.stdout, "a = \"x\" b\nb = 1*DIGIT\n");
}

/// A document that another one builds on.
#[test]
fn imports_fill_what_is_not_defined_and_nothing_else() {
    let own = file(
        "a = token \"/\" <quoted, see [RFC7230], Section 3.2.6> ; from RFC 5322\nb = \"own\"\n",
    );
    let run = lab(&["sample", &own.path, "a", "--count", "1"]);
    assert_eq!(run.status, 2);
    for told in [
        "rfc5322 has no such rule: `token`",
        "RFC 7230 defines `<quoted, see [RFC7230], Section 3.2.6>`: import it with '--import rfc7230.txt'",
    ] {
        assert!(run.stderr.contains(told), "{told}\n{}", run.stderr);
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rfc7230.txt");
    let rfc = "Request for Comments: 7230\n\n   token = 1*b\n   b = \"t\"\n   \
               quoted = DQUOTE b DQUOTE\n   a = \"no\" b\n";
    std::fs::write(&path, rfc).unwrap();
    let path = path.to_str().unwrap();
    let run = lab(&["parse", &own.path, "a", "tt/\"t\"", "--import", path]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert!(
        run.stderr.ends_with(": taken from rfc7230: token, quoted, rfc7230-b\n"),
        "{}",
        run.stderr
    );
    assert_eq!(lab(&["parse", &own.path, "b", "own", "--import", path]).status, 0);
    // By name, in a comparison too.
    let host = file("a = host\n");
    let run =
        lab(&["diff", "--all", &host.path, "rfc3986", "--import", "rfc3986", "--map", "a=host"]);
    assert!(run.stdout.contains("equal"), "{}", run.stdout);
    let run = lab(&["parse", &host.path, "a", "h", "--import", "none.abnf"]);
    assert_eq!(run.status, 2);
}

/// An import is only suggested if it defines the name, and a name of an imported document has its
/// place there.
#[test]
fn no_import_is_promised_that_gives_nothing() {
    let own = file("a = \"x\" <quoted, see RFC 9110> / <port, see RFC 7230>\n");
    for more in [&[][..], &["--import", "rfc9110"]] {
        let run = lab(&[&["diff", "--all", &own.path, &own.path], more].concat());
        assert!(!run.stderr.contains("--import rfc9110"), "{}", run.stderr);
        assert!(
            run.stderr.contains("rfc9110 has no such rule: `<quoted, see RFC 9110>`"),
            "{}",
            run.stderr
        );
        assert!(run.stderr.contains("'--import rfc7230.txt'"), "{}", run.stderr);
    }
    let [own, import] = [file("a = b\n"), file("b = c\n")];
    let run = lab(&["diff", "--all", &own.path, &own.path, "--import", &import.path]);
    let stem = "lines";
    assert!(
        run.stderr.contains(&format!("lines: the rule `{stem}-c` is not defined")),
        "{}",
        run.stderr
    );
}

/// Undecided rules are reported as such.
#[test]
fn each_direction_of_a_difference_says_how_far_it_was_looked_at() {
    let old = file("s = \"(\" s \")\" / \"a\"\n");
    let new = file("s = \"(\" s \")\" / \"a\" / \"c\"\n");
    let run = lab(&["diff", &old.path, &new.path]);
    assert!(run.stdout.contains("only in old  no text up to length "), "{}", run.stdout);
    let run = lab(&["diff", &old.path, &new.path, "--up-to", "1", "--markdown"]);
    assert!(
        run.stdout.contains("- It no longer accepts: no text up to length 1\n"),
        "{}",
        run.stdout
    );
    assert!(!run.stdout.contains("in all"), "{}", run.stdout);
    let open = file("a = b\n");
    let run = lab(&["diff", "--all", &open.path, &open.path]);
    assert!(run.stderr.ends_with("1 rule, 1 undecided\n"), "{}", run.stderr);
}

/// A grammar may be given twice.
#[test]
fn a_note_is_written_once() {
    let own = file("a = b / %x80 ; from RFC 7230\n");
    let run = lab(&["diff", "--all", &own.path, &own.path]);
    for note in ["`b` is not defined", "--import rfc7230.txt", "--octets reads"] {
        assert_eq!(run.stderr.matches(note).count(), 1, "{note}\n{}", run.stderr);
    }
}

/// RFC 2397 uses `:=`.
#[test]
fn another_sign_of_definition_gets_a_hint() {
    let rfc = file("Request for Comments: 2397\n\n   url := \"data:\" data\n   data := *ALPHA\n");
    let run = lab(&["extract", &rfc.path]);
    let hint =
        ": 2 definitions with ':=' or '::=' cannot be read; ABNF has '=' (RFC 5234 section 4)\n";
    assert!(run.stderr.contains(hint), "{}", run.stderr);
    let abnf = file("a := \"x\"\n");
    let run = lab(&["parse", &abnf.path, "a", "x"]);
    let hint = format!("abnf-lab: 'abnf-lab lint --fix {}' writes '=' in its place\n", abnf.path);
    assert!(run.status == 2 && run.stderr.ends_with(&hint), "{}", run.stderr);
    assert_eq!(lab(&["lint", "--fix", &abnf.path]).stdout, "a = \"x\"\n");
}

/// RFC 2616 section 2.2 has `<any TEXT except <">>`, and prose that continues on the next line.
#[test]
fn rfc2616_s2_2_prose_has_marks_and_lines() {
    let rfc = file(
        "Request for Comments: 2616\n\n   a = <\"> *b <\">\n   b = <any c except <\">>\n   c = <any \
         OCTET except CTLs,\n       but including LWS>\n   d = \"x\" | \"y\"\n   e = d a c\n",
    );
    let run = lab(&["extract", &rfc.path, "--bars"]);
    assert_eq!(
        (run.status, run.stdout.matches('=').count()),
        (0, 5),
        "{}{}",
        run.stdout,
        run.stderr
    );
    let run = lab(&["collect", &rfc.path, "--bars"]);
    let abnf = "a = DQUOTE *b DQUOTE\nb = <any c except DQUOTE>\nc = <any OCTET except CTLs, but \
                including LWS>\nd = \"x\" / \"y\"\ne = d a c\n";
    assert_eq!((run.status, &*run.stdout), (0, abnf), "{}", run.stderr);
}

#[test]
fn lint_names_the_import_that_is_missing() {
    let own = file("a = <token, see [RFC7230]> | host ; from RFC 3986\nb = <any text> a\n");
    let arguments = ["lint", &own.path, "--bars"];
    let run = lab(&arguments);
    let found: Vec<&str> =
        run.stdout.lines().map(|line| line.split_once("lines:").unwrap().1).collect();
    assert_eq!(
        found,
        [
            "1:6: note[undefined]: the prose value `<token, see [RFC7230]>` is not decided: RFC 7230 \
             defines it, and is not imported; '--import rfc7230.txt' takes it from there",
            "1:30: error[undefined]: the rule `host` is not defined: RFC 3986 defines it, and is not \
             imported; '--import rfc3986' takes it from there",
            "2:1: note[unused]: no rule refers to `b`",
            "2:6: note[undefined]: the prose value `<any text>` is not decided: a rule of another \
             document is written `<host, see [RFC3986], Section 3.2.2>`",
        ]
    );
    let objects = lab(&[&arguments[..], &["--format", "jsonl"]].concat()).objects();
    let imports: Vec<_> = objects.iter().map(|object| &object["import"]).collect();
    assert_eq!(imports, [&json!("rfc7230.txt"), &json!("rfc3986"), &json!(null), &json!(null)]);
    let sarif = lab(&[&arguments[..], &["--format", "sarif"]].concat()).object();
    let text = sarif["runs"][0]["results"][1]["message"]["text"].as_str().unwrap();
    assert!(text.ends_with("'--import rfc3986' takes it from there"), "{text}");

    // With these, no finding is left, and none is about imported rules.
    let token = file("token = 1*ALPHA\nunused = a\n");
    let named = token.path.replace("lines", "rfc7230.abnf");
    std::fs::rename(&token.path, &named).unwrap();
    let imports = ["--import", "rfc3986", "--import", &named];
    let run = lab(&[&arguments[..], &imports].concat());
    let kinds: Vec<&str> =
        run.stdout.lines().filter_map(|line| line.split('[').nth(1)?.split(']').next()).collect();
    assert!(run.status == 0 && !run.stdout.contains("1:6"), "{}", run.stdout);
    assert!(
        kinds.contains(&"unused") && run.stdout.contains("2:6: note[undefined]"),
        "{}",
        run.stdout
    );
    assert_eq!(lab(&["lint", &own.path, "--import", "none.abnf"]).status, 2);
}

/// What a document has that looks like a rule and is not in its grammar is named wherever an answer
/// depends on it.
#[test]
fn comparisons_name_what_was_left_out() {
    let text = "Internet-Draft\n\n   In ABNF:\n\n      a = 1*b\n      b = \"x\"\n\n   And:\n\n      \
                state = open\n\n   and\n\n      printf(\"a = b\");\n      $1 = 42\n";
    let draft = file(text);
    let path = &*draft.path;
    let told = format!("abnf-lab: {path}:10: left out: state = open: ");
    for command in [&["diff", path, path][..], &["diff", "--all", path, path], &["collect", path]] {
        let run = lab(command);
        assert!(run.stderr.contains(&told), "{command:?}: {}", run.stderr);
        assert!(!run.stderr.contains("$1"), "{command:?}: {}", run.stderr);
    }
    let run = lab(&["extract", path]);
    assert!(run.stderr.contains(&told), "{}", run.stderr);
    let count = format!("abnf-lab: {path}: 1 line with '=' and no ABNF; --verbose lists them\n");
    assert!(run.stderr.contains(&count) && !run.stderr.contains("$1"), "{}", run.stderr);
    let run = lab(&["extract", path, "--verbose"]);
    assert!(run.stderr.contains(": left out: $1 = 42: "), "{}", run.stderr);
}

/// `--import auto` takes the RFCs that the grammar cites, built in or beside it, and names them.
#[test]
fn cited_rfcs_are_imported_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    std::fs::write(at("rfc7230.abnf"), "token = 1*ALPHA\n").unwrap();
    let draft = at("draft.abnf");
    std::fs::write(&draft, "a = token / port ; from RFC 7230\nc = port ; from RFC 3986\n").unwrap();
    let path = draft.to_str().unwrap();
    let run = lab(&["diff", path, path, "--import", "auto"]);
    assert!(run.stderr.contains(": taken from rfc7230: token\n"), "{}", run.stderr);
    assert!(run.stdout.starts_with("equal: "), "{}", run.stdout);
    let run = lab(&["lint", path, "--import", "auto"]);
    assert!(run.stderr.starts_with(&format!("abnf-lab: {path}: imported: rfc7230\n")));
    assert!(!run.stdout.contains("`token`"), "{}", run.stdout);
}

/// A tag is read through the document's own list of references.
#[test]
fn a_tag_of_the_list_of_references_is_that_of_its_rfc() {
    let rule = "place = <port, see [URI], Section 3.2.3> / other ; from [LOCAL]";
    let text = format!(
        "Internet-Draft\n\n   {rule}\n   c = place\n\n   [URI]   Berners-Lee, T.,\n           \
         \"Generic Syntax\", STD 66, RFC 3986.\n\n   [LOCAL] An, A., RFC 7230.\n"
    );
    let xml = format!(
        "<rfc><sourcecode type=\"abnf\"><![CDATA[\n{rule}\nc = place\n]]></sourcecode>\n\
         <reference anchor=\"URI\"><seriesInfo name=\"STD\" value=\"66\"/><seriesInfo name=\"RFC\" \
         value=\"3986\"/></reference><reference anchor=\"LOCAL\"><seriesInfo name=\"RFC\" \
         value=\"7230\"/></reference></rfc>\n"
    );
    let markdown = format!(
        "---\ntitle: x\nnormative:\n  URI: RFC3986\n---\nSee {{{{?LOCAL=RFC7230}}}}.\n\n\
         ~~~ abnf\n{rule}\nc = place\n~~~\n"
    );
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("rfc7230.abnf"), "other = 1*ALPHA\n").unwrap();
    for (name, draft) in [("a.txt", text), ("a.xml", xml), ("a.md", markdown)] {
        let path = folder.path().join(name);
        std::fs::write(&path, draft).unwrap();
        let path = path.to_str().unwrap();
        let run = lab(&["parse", path, "c", "80", "--import", "auto"]);
        assert_eq!(run.status, 0, "{}", run.stderr);
        assert!(run.stdout.contains("    └── port \"80\"\n"), "{}", run.stdout);
        let run = lab(&["parse", path, "c", "80"]);
        assert!(run.stderr.contains("RFC 7230 defines `other`"), "{name}: {}", run.stderr);
        let run = lab(&["lint", path, "--import", "auto"]);
        assert!(!run.stdout.contains("[undefined]"), "{name}: {}", run.stdout);
        // The text of the grammar is that of the document.
        let run = lab(&["extract", path]);
        assert!(run.stdout.ends_with(&format!("{rule}\nc = place\n")), "{}", run.stdout);
    }
}

#[test]
fn a_draft_includes_files_of_its_folder_only() {
    let folder = tempfile::tempdir().unwrap();
    let inside = folder.path().join("drafts");
    fs::create_dir_all(inside.join("abnf")).unwrap();
    let draft = |name: &str| {
        let path = inside.join("draft.md");
        fs::write(&path, format!("---\ntitle: A\n---\n~~~ abnf\n{{::include {name}}}\n~~~\n"))
            .unwrap();
        path.to_str().unwrap().to_owned()
    };
    fs::write(inside.join("abnf/a.abnf"), "a = b\nb = \"x\"\n").unwrap();
    fs::write(folder.path().join("secret.abnf"), "a = \"secret\"\n").unwrap();
    let run = lab(&["extract", &draft("abnf/a.abnf")]);
    assert_eq!((run.status, &*run.stdout), (0, "a = b\nb = \"x\"\n"), "{}", run.stderr);
    assert_eq!(lab(&["lint", &draft("abnf/a.abnf")]).status, 0);
    assert_eq!(lab(&["parse", &draft("abnf/a.abnf"), "a", "x"]).status, 0);
    let outside = folder.path().join("secret.abnf");
    for name in ["../secret.abnf", outside.to_str().unwrap(), "abnf/../../secret.abnf"] {
        let run = lab(&["extract", &draft(name)]);
        assert_eq!((run.status, &*run.stdout), (1, ""), "{name}");
        assert!(run.stderr.contains("not below the folder of the document"), "{}", run.stderr);
    }
    let run = lab(&["extract", &draft("none.abnf")]);
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains("none.abnf: "), "{}", run.stderr);
    assert!(run.stderr.contains(":5: error: {::include none.abnf}: "), "{}", run.stderr);
}
