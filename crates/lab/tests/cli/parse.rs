//! The lines that `abnf-lab parse` reads.

use crate::run::file;
use crate::{lab, lab_with};

fn date() -> crate::run::Temporary {
    file("date = 4DIGIT \"-\" 2DIGIT\nnested = \"(\" [ nested ] \")\"\n")
}

#[test]
fn lines_of_files_and_of_standard_input_are_parsed() {
    let (grammar, lines) = (date(), file("2024-12\r\n2024/12\n\n2024-1"));
    let path = &lines.path;
    let run = lab(&["parse", &grammar.path, "date", "--file", path]);
    let expected = format!(
        "{path}:2:5: not of the form date: U+002F SOLIDUS cannot follow here\n\
         {path}:3:1: not of the form date: the text cannot end here\n\
         {path}:4:7: not of the form date: the text cannot end here\n"
    );
    assert_eq!((run.status, run.stdout), (1, expected.clone()));
    assert_eq!(run.stderr, "abnf-lab: 4 lines, 3 not of the form date\n");
    let run = lab_with(&["parse", &grammar.path, "date"], b"2024-12\n2025-01\n");
    assert_eq!((run.status, &*run.stdout), (0, ""));
    assert_eq!(run.stderr, "abnf-lab: 2 lines, all of the form date\n");
    // A rule that is not regular, and several files, one of which is not there.
    let run =
        lab_with(&["parse", &grammar.path, "nested", "--file=-", "--file=none"], b"(())\n(\n");
    assert_eq!(
        (run.status, &*run.stdout),
        (2, "-:2:2: not of the form nested: the text cannot end here\n")
    );
    assert!(run.stderr.contains("none: No such file"), "{}", run.stderr);
}

#[test]
fn lines_are_chosen_counted_and_ended_by_nul() {
    let (grammar, input) = (date(), b"2024-12\nx\n2025-01\n");
    let parse = |options: &[&str], input: &[u8]| {
        lab_with(&[&["parse", &grammar.path, "date"], options].concat(), input)
    };
    let run = parse(&["--only", "valid", "--quiet"], input);
    assert_eq!((run.status, &*run.stdout, &*run.stderr), (1, "2024-12\n2025-01\n", ""));
    let run = parse(&["--only", "invalid"], input);
    assert_eq!((run.status, &*run.stdout), (1, "x\n"));
    assert!(run.stderr.contains("-:2:1: not of the form date: U+0078"), "{}", run.stderr);
    let run = parse(&["--only", "invalid", "--null"], b"a\nb\x002024-12\0c");
    assert_eq!((run.status, &*run.stdout), (1, "a\nb\0c\0"));
    let run = parse(&["--count"], input);
    assert_eq!((run.status, &*run.stdout), (1, "3 lines, 1 not of the form date\n"));
    let run = parse(&["--count", "--format=jsonl", "--skip=1", "--limit=1", "--exit-zero"], input);
    assert_eq!((run.status, &*run.stdout), (0, "{\"lines\":1,\"invalid\":1}\n"));
    let run = parse(&["--count"], b"");
    assert_eq!((run.status, &*run.stdout), (0, "0 lines, all of the form date\n"));
}

#[test]
fn an_object_of_a_line_has_its_place() {
    let grammar = date();
    let arguments = ["parse", &grammar.path, "date", "--format", "jsonl"];
    let run = lab_with(&arguments, b"2024-12\nx\n\xC3\xA92\xFF\n");
    let objects = run.objects();
    assert_eq!((run.status, objects.len()), (1, 3));
    for (number, object) in (1..).zip(&objects) {
        assert_eq!((&object["file"], &object["line"]), (&"-".into(), &number.into()));
        assert_eq!((&object["rule"], &object["valid"]), (&"date".into(), &(number == 1).into()));
    }
    assert_eq!(objects[0]["tree"][0]["production"], "date");
    assert_eq!(objects[1]["found"], "x");
    let octets = (&objects[2]["octets"], &objects[2]["column"], &objects[2]["offset"]);
    assert_eq!(octets, (&"C3A932FF".into(), &3.into(), &3.into()));
    let only = lab_with(&[&arguments[..], &["--only", "invalid"]].concat(), b"2024-12\nx\n");
    assert_eq!(only.objects(), [objects[1].clone()]);
}

#[test]
fn several_texts_have_a_result_each() {
    let grammar = date();
    let run = lab(&["parse", &grammar.path, "date", "2024-12", "x", "--format", "jsonl"]);
    let valid: Vec<_> = run.objects().iter().map(|object| object["valid"].clone()).collect();
    assert_eq!((run.status, valid), (1, vec![true.into(), false.into()]));
    let run = lab(&["parse", &grammar.path, "date", "2024-12", "--count"]);
    assert_eq!(run.status, 2);
}

/// A limit leaves a line undecided: it is named, and the status is 2.
#[test]
fn a_line_beyond_a_limit_is_named() {
    let grammar = file("e = e e / \"x\"\n");
    let input = format!("x\n{}\n", "x".repeat(300));
    let arguments = ["parse", &grammar.path, "e", "--max-states", "5000"];
    let run = lab_with(&arguments, input.as_bytes());
    assert_eq!(run.status, 2, "{}", run.stderr);
    assert!(run.stderr.contains("-:2: the line is not decided"), "{}", run.stderr);
}

/// The limit of time is that of each text: more lines do not take more of it.
#[test]
fn each_line_has_its_own_time() {
    let grammar = file("a = 1*\"xy\"\n");
    let lines = file("xyz\nxy\n".repeat(20_000));
    let run =
        lab(&["parse", &grammar.path, "a", "--file", &lines.path, "--timeout=0.02", "--count"]);
    let totals = "40000 lines, 20000 not of the form a\n";
    assert_eq!((run.status, &*run.stdout), (1, totals), "{}", run.stderr);
}

/// The lists of `--files-from` have a name per line, or names that end with NUL.
#[test]
fn files_are_read_from_lists_of_their_names() {
    let (grammar, good, bad) = (date(), file("2024-12\n"), file("x\n"));
    let (good, bad) = (&good.path, &bad.path);
    for list in [format!("{good}\n{bad}"), format!("{good}\n\n{bad}\n"), format!("{good}\0{bad}\0")]
    {
        let arguments = ["parse", &grammar.path, "date", "--files-from", "-", "--count"];
        let run = lab_with(&arguments, list.as_bytes());
        assert_eq!(
            (run.status, &*run.stdout),
            (1, "2 lines, 1 not of the form date\n"),
            "{list:?}"
        );
    }
    let empty = lab_with(&["parse", &grammar.path, "date", "--files-from=-"], b"");
    assert_eq!((empty.status, &*empty.stderr), (0, "abnf-lab: 0 lines, all of the form date\n"));
    let wrong = lab_with(&["parse", &grammar.path, "date", "--files-from=-"], b"\xFF\n");
    assert!(wrong.status == 2 && wrong.stderr.contains("not UTF-8"), "{}", wrong.stderr);
}
