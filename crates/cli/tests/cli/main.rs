//! The program `iri`, run as a user runs it.

mod bidi;
mod bulk;
mod check;
mod columns;
mod compression;
mod counts;
mod display;
#[cfg(unix)]
mod examples;
mod explain;
mod faults;
mod find;
mod from_path;
mod growth;
mod help;
mod host;
#[cfg(unix)]
mod in_ci;
mod json_lines;
mod ladder;
mod leiri;
mod lint;
mod lossless;
mod objects;
mod output_file;
mod parse;
mod prepare;
mod relative;
mod runs;
mod schemes;
mod shared;
mod table;
mod to_iri;
mod to_uri;
mod transcode;
mod unseen;
mod usage;

#[cfg(unix)]
#[path = "../../../../tests/support/ci.rs"]
mod ci;
#[path = "../../../../tests/support/run.rs"]
mod run;
#[path = "../../../../tests/support/mod.rs"]
mod support;

use run::{Run, Temporary, file};
use serde_json::Value;
use std::fs;
use std::process::{Command, Stdio};

/// The folder of the repository, in which the program runs.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn iri(arguments: &[&str]) -> Run {
    iri_with(arguments, b"")
}

/// Runs the program with this standard input.
fn iri_with(arguments: &[&str], input: &[u8]) -> Run {
    Run::with(command(arguments), input)
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_iri"));
    command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command.current_dir(ROOT).args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// An object with these members, and with all others as they are where nothing is told.
fn envelope(members: Value) -> Value {
    let mut object = serde_json::json!({
        "file": null, "line": null, "input": null, "ok": true, "error": null,
    });
    object.as_object_mut().unwrap().extend(members.as_object().unwrap().clone());
    object
}

#[test]
fn grammar_list_has_the_five_documents() {
    let run = iri(&["grammar", "list"]);
    assert_eq!((run.status, run.stdout.lines().count()), (0, 6));
    let objects = iri(&["grammar", "list", "--format", "jsonl"]).objects();
    assert_eq!(objects.len(), 5);
    assert_eq!(objects[1]["details"]["name"], "rfc3987");
    assert_eq!(objects[1]["details"]["productions"], 39);
}

#[test]
fn grammar_show_has_the_text_of_a_rule() {
    let run = iri(&["grammar", "show", "rfc3986"]);
    assert!(run.stdout.contains("\nIPv6address     RFC 3986 section 3.2.2\n"), "{}", run.stdout);
    assert!(run.stdout.contains("\nHEXDIG          RFC 5234 Appendix B.1\n"), "{}", run.stdout);

    let run = iri(&["grammar", "show", "RFC3987", "isegment_nz"]);
    assert_eq!(run.status, 0);
    assert_eq!(
        run.stdout,
        "isegment-nz, RFC 3987 section 2.2\n\n\
         ABNF\n  isegment-nz    = 1*ipchar\n\n\
         pest\n  isegment_nz    = @{ ipchar+ }\n"
    );
    let object = iri(&["grammar", "show", "leiri", "leiri-ucschar", "--format", "jsonl"]).object();
    assert!(object["details"]["abnf"].as_str().unwrap().starts_with("leiri-ucschar"), "{object}");
    assert_eq!(object["details"]["section"], "6.1");
    assert_eq!(iri(&["grammar", "show", "leiri", "--format", "jsonl"]).objects().len(), 44);
}

#[test]
fn grammar_show_writes_whole_grammars_as_files() {
    for name in ["rfc3986", "rfc3987", "rfc3987bis", "leiri", "url-i18n-07"] {
        let file = |path: &str| fs::read_to_string(format!("{ROOT}/grammar/{path}")).unwrap();
        let abnf = iri(&["grammar", "show", name, "--as", "abnf"]);
        assert_eq!((abnf.status, abnf.stdout), (0, file(&format!("abnf/{name}.abnf"))));
        let pest = iri(&["grammar", "show", name, "--as", "pest"]);
        let whole = format!("{}\n{}", file("core.pest"), file(&format!("{name}.pest")));
        assert_eq!((pest.status, pest.stdout), (0, whole));
    }
    assert_eq!(iri(&["grammar", "show", "leiri", "IRI", "--as", "abnf"]).status, 2);
}

#[test]
fn an_unknown_name_is_answered_with_those_that_are_known() {
    let run = iri(&["parse", "--rule", "ipat", "a"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("ipath-abempty"), "{}", run.stderr);
    assert!(run.stderr.contains("a similar value exists: 'ipath'"), "{}", run.stderr);
    let run = iri(&["check", "--document", "rfc39870"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("rfc3987bis, leiri, url-i18n-07"), "{}", run.stderr);
    assert_eq!(iri(&["grammar", "show", "rfc3987", "nonsense"]).status, 2);
    assert_eq!(iri(&["check", "--format", "xml"]).status, 2);
    assert_eq!(iri(&[]).status, 2);
}

#[test]
fn help_is_there() {
    assert!(iri(&["--version"]).stdout.starts_with("iri 0."));
    let help = iri(&["--help"]).stdout;
    assert!(help.contains("Exit status:") && help.contains("Examples:"), "{help}");
    let subcommands = [
        "parse",
        "components",
        "check",
        "lint",
        "explain",
        "resolve",
        "relative",
        "normalize",
        "compare",
        "bidi",
        "display",
        "to-uri",
        "to-iri",
        "leiri",
        "transcode",
        "from-path",
        "host",
        "prepare",
    ];
    for subcommand in subcommands {
        let help = iri(&[subcommand, "--help"]).stdout;
        assert!(help.contains("Exit status") && help.contains("jsonl"), "{help}");
    }
}

#[cfg(feature = "manual")]
#[test]
fn completions_and_manual_are_there() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let run = iri(&["completions", shell]);
        assert!(run.status == 0 && run.stdout.contains("from-path"), "{shell}");
    }
    let manual = iri(&["man"]).stdout;
    for section in ["iri 1", "NAME", "\"IRI CHECK\"", "\"IRI GRAMMAR SHOW\""] {
        assert!(manual.contains(section), "{section}");
    }
}

#[test]
fn colours_need_a_terminal() {
    assert!(!iri(&["parse", "a"]).stdout.contains('\u{1b}'));
    let run = command(&["parse", "a"]).env("CLICOLOR_FORCE", "1").output().unwrap();
    assert!(run.stdout.contains(&0x1b));
    let mut plain = command(&["parse", "a"]);
    plain.env("NO_COLOR", "1");
    assert!(!plain.output().unwrap().stdout.contains(&0x1b));
}

#[test]
fn the_name_of_a_scheme_is_one() {
    for arguments in [
        &["to-uri", "a", "--base-scheme"][..],
        &["transcode", "-c", "utf-8", "-d", "rfc3987bis", "a", "--base-scheme"],
        &["prepare", "a", "--base-scheme"],
        &["bidi", "a", "--base-scheme"],
        &["display", "--repertoire", "ascii", "a", "--base-scheme"],
        &["find", "--scheme"],
        &["normalize", "a", "--domain-names"],
    ] {
        let run = iri(&[arguments, &["http:"]].concat());
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{arguments:?}");
        assert!(run.stderr.contains("':' is not allowed in scheme"), "{}", run.stderr);
    }
}
