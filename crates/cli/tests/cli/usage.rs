//! What is said to those who mean something else, and where they find more.

use crate::bulk::TEXTS;
use crate::{file, iri};

#[test]
fn an_argument_that_names_a_file_is_told() {
    let lines = file("http://a/");
    for command in TEXTS.into_iter().filter(|command| command[0] != "from-path") {
        let run = iri(&[command, &[&lines.path]].concat());
        assert!(run.stderr.contains("--file reads the lines"), "{command:?}: {}", run.stderr);
    }
    for command in ["resolve", "relative"] {
        let run = iri(&[command, "README.md", "http://a/"]);
        assert!(run.stderr.contains("--file reads the lines"), "{command}: {}", run.stderr);
    }
}

#[test]
fn a_file_that_is_named_as_an_identifier_is_told() {
    for command in ["check", "lint", "find"] {
        let run = iri(&[command, "http://a.example/"]);
        let hint = format!(
            "it is read as the name of a file: for the text, \
             printf '%s\\n' 'http://a.example/' | iri {command}\n"
        );
        assert!(run.status == 2 && run.stderr.contains(&hint), "{command}: {}", run.stderr);
        let run = iri(&[command, "http://a/ 'b"]);
        assert!(run.stderr.contains(r"'%s\n' 'http://a/ '\''b' |"), "{command}: {}", run.stderr);
        assert!(!iri(&[command, "no-such-file"]).stderr.contains("read as"), "{command}");
    }
}

#[test]
fn a_file_that_is_missing_has_no_lines_that_are_valid() {
    let run = iri(&["check", "no-such-file"]);
    assert_eq!(run.status, 2);
    assert!(
        run.stderr.ends_with("iri: no line is read; 1 file could not be read\n"),
        "{}",
        run.stderr
    );
}

#[test]
fn a_command_that_is_called_otherwise_elsewhere_is_suggested() {
    let run = iri(&["validate", "urls.txt"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("'check'"), "{}", run.stderr);
    let run = iri(&["convert", "a"]);
    assert!(run.stderr.contains("exist: 'to-uri', 'to-iri'"), "{}", run.stderr);
}

#[test]
fn an_option_that_is_called_otherwise_elsewhere_is_suggested() {
    for (command, given, meant) in [
        ("check", "--absolute", "--rule IRI"),
        ("check", "--delimiter", "--separator <CHARACTER>"),
        ("check", "--fail-fast", "--on-invalid fail"),
        ("check", "--input", "--file <FILE>"),
        ("check", "--json", "--format jsonl"),
        ("check", "--keep-going", "--on-invalid <HOW>"),
        ("check", "--summary", "--count"),
        ("check", "--threads", "--jobs <N>"),
        ("check", "--totals", "--count"),
        ("check", "--uri", "--document rfc3986"),
        ("check", "-g", "--document <DOCUMENT>"),
        ("check", "-n", "--limit <N>"),
        ("check", "-o", "--output <FILE>"),
        ("compare", "--ignore-case", "--rung case"),
        ("components", "--host", "--get <PARTS>"),
        ("find", "--uri", "--to uri"),
        ("host", "--decode", "--to unicode"),
        ("host", "--punycode", "--to ascii"),
        ("lint", "--disable", "--severity <NAME=LEVEL>"),
        ("lint", "--strict", "--profile strict"),
        ("normalize", "--nfc", "--character nfc"),
        ("normalize", "-g", "--document <DOCUMENT>"),
        ("relative", "--base", "FIRST"),
        ("resolve", "--base", "FIRST"),
        ("to-uri", "--base", "--base-scheme <SCHEME>"),
        ("to-uri", "--grammar", "--document <DOCUMENT>"),
        ("to-uri", "--punycode", "--idna <BY>"),
        ("to-uri", "--verbose", "--steps"),
        ("transcode", "--encoding", "--charset <CHARSET>"),
    ] {
        let run = iri(&[command, given, "a"]);
        let tips: Vec<&str> = run.stderr.lines().filter(|line| line.contains("tip: ")).collect();
        let [tip] = tips[..] else { panic!("{command} {given}: {}", run.stderr) };
        let begins = tip.starts_with(&format!("  tip: use '{meant}': "));
        assert!(run.status == 2 && begins, "{command} {given}: {tip}");
    }
    // clap would suggest --null, --version and --non-strict.
    for option in ["--flat", "--url", "--all", "--verbose", "--strict"] {
        let run = iri(&["check", option]);
        assert!(run.status == 2 && !run.stderr.contains("exists"), "{}", run.stderr);
        assert!(run.stderr.contains("Usage: iri check [OPTIONS] [FILE]..."), "{}", run.stderr);
    }
    assert!(!iri(&["resolve", "--strict", "http://a", "b"]).stderr.contains("tip:"));
}

#[test]
fn an_option_of_other_commands_is_told() {
    let told = |arguments: &[&str]| {
        let run = iri(arguments);
        assert_eq!(run.status, 2);
        run.stderr
    };
    for (arguments, tip) in [
        (
            &["find", "--column", "1"][..],
            "tip: '--column' is an option of parse, components, check, lint and 14 more commands",
        ),
        (&["check", "--base=x"], "tip: '--base' is an option of table, find, compare"),
        (&["to-uri", "--colum", "1"], "tip: a similar argument exists: '--column'"),
    ] {
        let told = told(arguments);
        assert!(told.contains(&format!("{tip}\n")), "{told}");
    }
    let find = told(&["find", "--column", "1"]);
    assert!(find.contains("Usage: iri find [OPTIONS] [FILE]...\n"), "{find}");
    assert!(!find.contains("--count"), "{find}");
}

#[test]
fn a_number_below_zero_is_a_value_that_is_wrong() {
    for option in ["--limit", "--skip", "--jobs"] {
        let run = iri(&["to-uri", option, "-1", "a"]);
        let why = format!("invalid value '-1' for '{option} <N>'");
        assert!(run.status == 2 && run.stderr.contains(&why), "{}", run.stderr);
    }
    let run = iri(&["find", "-C", "-1", "README.md"]);
    assert!(run.stderr.contains("invalid value '-1' for '--context <LINES>'"), "{}", run.stderr);
}

/// A link, not a copy: while a copy is open for writing, a process that another test starts inherits it, and the
/// copy cannot be run.
#[cfg(unix)]
#[test]
fn the_usage_has_the_name_of_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let other = folder.path().join("other");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_iri"), &other).unwrap();
    let usage = |arguments: &[&str]| {
        let run = std::process::Command::new(&other).args(arguments).output().unwrap();
        String::from_utf8([run.stdout, run.stderr].concat()).unwrap()
    };
    for arguments in [&["check", "--no-such"][..], &["check", "-h"], &["check", "--column", "1,2"]]
    {
        let usage = usage(arguments);
        assert!(usage.contains("Usage: iri check"), "{usage}");
    }
}

#[test]
fn a_name_that_is_like_none_has_none_listed() {
    let run = iri(&["check", "--rule", "qqqq"]);
    assert!(run.status == 2 && !run.stderr.contains("possible values"), "{}", run.stderr);
    let run = iri(&["check", "--rule", "ipat"]);
    assert!(run.stderr.contains("[possible values: ipath, "), "{}", run.stderr);
}

#[cfg(not(feature = "manual"))]
#[test]
fn a_program_without_manual_says_how_to_get_it() {
    for command in ["completions", "man"] {
        let run = iri(&[command, "bash"]);
        assert!(run.status == 2 && run.stderr.contains("--features manual"), "{}", run.stderr);
        assert!(!iri(&["--help"]).stdout.contains(&format!("iri {command}")));
    }
}

#[cfg(feature = "manual")]
#[test]
fn every_command_has_a_page() {
    let page = iri(&["man", "to-uri"]).stdout;
    let source = concat!("\"iri ", env!("CARGO_PKG_VERSION"), "\"");
    assert!(page.lines().any(|line| line.starts_with(".TH") && line.contains(source)), "{page}");
    assert!(page.contains("iri-to-uri 1") && page.contains("Examples"), "{page}");
    assert!(iri(&["man", "grammar", "show"]).stdout.contains("iri-grammar-show 1"));
    assert_eq!(iri(&["man", "no-such-command"]).status, 2);
}

#[cfg(feature = "manual")]
#[test]
fn a_shell_completes_rules_findings_and_rungs() {
    let script = iri(&["completions", "bash"]).stdout;
    for name in ["ipath-abempty", "mixed-scripts", "protocol"] {
        assert!(script.contains(name), "{name}");
    }
}
