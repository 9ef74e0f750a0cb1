//! Long lines: what is written grows with the line, and no faster; of findings there is a limit,
//! which is told. Octets are counted, no time.

use crate::support::full;
use crate::{Temporary, file, iri};
#[cfg(unix)]
use std::os::{fd::OwnedFd, unix::net::UnixDatagram};
#[cfg(unix)]
use std::time::Duration;

/// Ways of running a command that write something for each part of a text.
const COMMANDS: &[&[&str]] = &[
    &["components"],
    &["lint", "--profile", "strict"],
    &["to-uri", "--steps"],
    &["to-uri", "--document", "rfc3987bis", "--ways"],
    &["to-iri", "--steps"],
    &["leiri", "--steps"],
    &["transcode", "--charset", "utf-8", "--steps"],
    &["from-path", "--steps"],
    &["host", "--steps"],
    &["prepare", "--steps"],
    &["prepare", "--whitespace", "split", "--steps"],
    &["resolve", "--steps", "http://a/b/c"],
    &["resolve", "--steps", "--document", "url-i18n-07", "http://a/b/c"],
    &["relative", "http://a/b/c"],
    &["normalize", "--steps"],
    &["compare", "--column", "1,1"],
    &["bidi"],
    &["display", "--repertoire", "Latin", "--steps"],
    &["parse"],
    &["check"],
    &["find"],
];

/// What a line begins with, and what is repeated in it.
const UNITS: &[(&str, &str)] = &[
    ("", "../"),
    ("http://a/", "x/../"),
    ("http://a/", "%41"),
    ("http://a/", "e\u{301}"),
    ("http://a/", "e\u{301}\u{327}"),
    ("http://a/", "\u{202e}"),
    ("http://a/", "\u{5d0}a/"),
    ("http://a/", "con/"),
    ("http://", "\u{e9}."),
    ("http://a/", "["),
    ("http://a/", " "),
    ("", "http://a/ "),
    ("http://", "xn--4dbc1a."),
];

#[test]
fn output_grows_with_the_line_and_no_faster() {
    let least = if full() { 400 } else { 100 };
    let lines = [least, 2 * least, 4 * least].map(|count| {
        let line = |(start, unit): &(&str, &str)| format!("{start}{}\n", unit.repeat(count));
        file(UNITS.iter().map(line).collect::<String>())
    });
    let written = |arguments: &[&str], format, lines: &Temporary| {
        let arguments = [arguments, &["--format", format, "--file", &lines.path]].concat();
        let run = iri(&arguments);
        assert_ne!(run.status, 2, "{arguments:?}: {}", run.stderr);
        run.stdout.len() + run.stderr.len()
    };
    for arguments in COMMANDS {
        for format in ["human", "jsonl"] {
            let [one, two, four] = lines.each_ref().map(|it| written(arguments, format, it));
            // 2 to the power of 1.2 is 2.3.
            let told = format!("{arguments:?} {format}: {one}, {two}, {four} octets");
            assert!(two * 10 <= one * 23 && four * 10 <= two * 23, "{told}");
        }
    }
}

#[test]
fn of_the_findings_of_a_line_the_first_thousand_are_written_and_all_are_counted() {
    let lines = file("http://a/\u{202e}\n".to_owned() + &"/con".repeat(3000) + "\n");
    let lint = |arguments: &[&str]| {
        iri(&[&["lint", "--severity", "device-name=note", &lines.path], arguments].concat())
    };
    let run = lint(&[]);
    let listed = run.stdout.lines().filter(|line| line.contains(":2:")).count();
    assert_eq!((run.status, listed), (1, 1000));
    assert!(run.stderr.contains("lines:2: and 2000 more findings\n"), "{}", run.stderr);
    assert!(run.stderr.contains("2 lines, 3001 findings\n"), "{}", run.stderr);
    assert!(run.stdout.contains(":2:3998: "), "the first come first");

    let objects = lint(&["--format", "jsonl"]).objects();
    assert_eq!(objects[0]["details"]["more"], 0);
    assert_eq!(objects[1]["details"]["findings"].as_array().unwrap().len(), 1000);
    assert_eq!(objects[1]["details"]["more"], 2000);

    let sarif = lint(&["--format", "sarif"]);
    assert_eq!(sarif.stdout.matches("\"ruleId\"").count(), 1001);
    assert!(sarif.stderr.contains("and 2000 more findings\n"), "{}", sarif.stderr);
    let totals = lint(&["--count"]).stdout;
    assert!(totals.contains("3000"), "{totals}");
}

#[test]
fn a_finding_beyond_those_written_counts_for_the_exit_status() {
    let text = "con/".repeat(1500) + "\u{202e}";
    let lines = file(&text);
    let run = iri(&["lint", "--severity", "device-name=note", &lines.path]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    assert!(!run.stdout.contains("202E"), "it is not among those written");
}

#[test]
fn of_the_restrictions_of_a_text_the_first_thousand_are_written() {
    let lines = file("http://a/".to_owned() + &"\u{202e}".repeat(3000));
    let run = iri(&["bidi", "--file", &lines.path]);
    assert_eq!(run.status, 1);
    assert_eq!(run.stdout.matches("  broken ").count(), 1001);
    assert!(run.stdout.contains("  broken   and 2000 more\n"), "{}", run.stdout.len());
    let object = iri(&["bidi", "--format", "jsonl", "--file", &lines.path]).object();
    assert_eq!(object["details"]["violations"].as_array().unwrap().len(), 1000);
    assert_eq!(object["details"]["more"], 2000);
}

#[test]
fn rfc3986_s5_2_4_of_the_steps_the_first_thousand_are_written() {
    let lines = file("../".repeat(1500) + "g");
    let resolve = ["resolve", "--steps", "http://a/b/c", "--file", &lines.path];
    let object = iri(&[&resolve[..], &["--format", "jsonl"]].concat()).object();
    let details = &object["details"];
    let listed = details["dot_segments"].as_array().unwrap().len();
    let all = details["more"].as_u64().unwrap() as usize + listed;
    assert_eq!((listed, &object["output"]), (1000, &serde_json::json!("http://a/g")));
    assert!(all > 1500, "{all}");
    let run = iri(&resolve);
    let shown = run.stdout.lines().filter(|line| line.contains('\u{2026}')).count();
    assert_eq!(shown, 1000);
    assert!(run.stdout.contains(&format!("           and {} more steps\n", all - 1000)));
    // What comes after them is there.
    assert!(run.stdout.ends_with("  http://a/g\n"), "{}", &run.stdout[run.stdout.len() - 200..]);
    let few = iri(&["resolve", "--steps", "http://a/b/c", "../../g"]).stdout;
    assert!(!few.contains("more step"), "{few}");
}

/// A line that is longer than a block is answered while it is worked on; what is written is the same.
#[test]
fn results_of_a_long_line_stand_between_those_of_others() {
    let long = "con/".repeat(300_000) + "\u{202e} b";
    let lines = ["a", &long, "b c", &long, "d"];
    let whole = file(lines.join("\n"));
    for arguments in [
        &["normalize"][..],
        &["normalize", "--on-invalid", "empty"],
        &["transcode", "--into", "latin1", "--charset", "utf-8"],
        &["check"],
        &["components"],
        &["prepare", "--whitespace", "split", "--quiet"],
    ] {
        let with = |file: &Temporary| {
            let run = iri(&[arguments, &["--file", &file.path]].concat());
            assert!(run.status < 2, "{arguments:?}: {}", run.stderr);
            run.stdout.lines().map(|line| line.replace(&file.path, "")).collect::<Vec<_>>()
        };
        let one_by_one: Vec<_> = lines.iter().flat_map(|line| with(&file(line))).collect();
        let strip = |lines: Vec<String>| -> Vec<String> {
            // The numbers of the lines are others.
            lines
                .iter()
                .map(|line| line.trim_start_matches([':', '1', '2', '3', '4', '5']).into())
                .collect()
        };
        assert!(strip(with(&whole)) == strip(one_by_one), "{arguments:?}");
    }

    // The names of the columns, and what is between results, come once.
    let rows = file(format!("id,url\n1,{long}\n2,b\n3,{long}\n"));
    let run = iri(&["prepare", "--quiet", "--column", "url", "--file", &rows.path]);
    let starts: Vec<&str> = run.stdout.lines().map(|line| &line[..line.len().min(3)]).collect();
    assert_eq!(starts, ["id,", "1,c", "2,b", "3,c"]);
    let lint = ["lint", "--format", "sarif", "--severity", "device-name=note", &whole.path];
    let sarif = iri(&lint).stdout;
    let sarif: serde_json::Value = serde_json::from_str(&sarif).unwrap();
    assert_eq!(sarif["runs"][0]["results"].as_array().unwrap().len(), 3);
    let legal = file(format!("con\n{0}\n{0}\ncon\n", "con/".repeat(300_000)));
    let run = iri(&["lint", "--format", "sarif", "--severity", "device-name=note", &legal.path]);
    let sarif: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(sarif["runs"][0]["results"].as_array().unwrap().len(), 2002);
}

/// What a run writes to its standard output, or error, and in how many pieces: each is one
/// datagram.
#[cfg(unix)]
fn pieces(arguments: &[&str], is_error: bool) -> (usize, usize) {
    let (ours, theirs) = UnixDatagram::pair().unwrap();
    ours.set_read_timeout(Some(Duration::from_millis(20))).unwrap();
    let mut command = crate::command(arguments);
    if is_error {
        command.stderr(OwnedFd::from(theirs)).stdout(std::process::Stdio::null())
    } else {
        command.stdout(OwnedFd::from(theirs)).stderr(std::process::Stdio::null())
    };
    let mut child = command.spawn().unwrap();
    drop(command);
    let (mut octets, mut count) = (0, 0);
    let mut buffer = vec![0; 1 << 20];
    loop {
        let has_ended = child.try_wait().unwrap().is_some();
        match ours.recv(&mut buffer) {
            Ok(0) => return (octets, count),
            Ok(length) => (octets, count) = (octets + length, count + 1),
            Err(_) if has_ended => return (octets, count),
            Err(_) => {}
        }
    }
}

/// Lines are told of in bulk: as many as there are do not need as many calls of the system.
#[cfg(unix)]
#[test]
fn lines_are_written_many_at_a_time() {
    // What is said of all of them fits in a datagram.
    let wrong = file("http://a/ b\n".repeat(1000));
    let mut told_of = 0;
    for arguments in COMMANDS {
        for is_error in [false, true] {
            let arguments = [arguments, &["--file", &wrong.path][..]].concat();
            let (octets, count) = pieces(&arguments, is_error);
            told_of += usize::from(octets > 10_000);
            assert!(count < 100, "{arguments:?}: {octets} octets in {count} pieces");
        }
    }
    assert!(told_of >= COMMANDS.len() / 2);
}
