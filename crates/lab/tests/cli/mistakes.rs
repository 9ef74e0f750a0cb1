//! Messages about mistakes in grammars and arguments, and about limits.

use crate::{CHANGED, abnf, file, lab, pest};

const WINDOW: &str = "tests/data/window.abnf";

#[test]
fn a_mistake_in_a_grammar_is_shown_at_its_place() {
    let broken = abnf("a = \"x\"\na = a / missing\n");
    let run = lab(&["ambiguity", &broken.path]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    let place = format!(
        "error: the rule `a` is already defined\n --> {}:2:1\n  |\n\
         2 | a = a / missing\n  | ^\n",
        broken.path
    );
    assert_eq!(run.stderr, place);
    let broken = pest("a = { \"x\" ~ ALPHA }\nb = { DIGIT ~ missing }\n");
    let run = lab(&["draw", "--as=page", &broken.path]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("the rule `missing` is not defined"), "{}", run.stderr);
    assert!(run.stderr.contains("2 | b = { DIGIT ~ missing }"), "{}", run.stderr);
}

#[test]
fn a_recursive_rule_that_is_not_regular_is_named_with_its_cycle() {
    let recursive = abnf("a = \"(\" b\nb = *c\nc = a\n");
    let run = lab(&["draw", &recursive.path, "a", "--as", "dot"]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("the rule `a` is recursive: a → b → c → a"), "{}", run.stderr);
}

#[test]
fn a_mistake_in_a_fragment_is_shown_in_the_fragment() {
    let fragment = abnf("; one\nifragment = nothing / |\n");
    let run = lab(&["draw", "--as=page", "rfc3987", "--overlay", &fragment.path]);
    assert_eq!(run.status, 2);
    let place = format!(" --> {}:2:23\n", fragment.path);
    assert!(run.stderr.contains(&place), "{}", run.stderr);
    assert_eq!(
        lab(&["draw", "--as=page", "../../grammar/rfc3987.pest", "--overlay", CHANGED]).status,
        2
    );
}

#[test]
fn what_cannot_be_read_is_said() {
    let run = lab(&["diff", "--all", "rfc39877", "rfc3987"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("the built-in grammars are rfc3986, rfc3987,"), "{}", run.stderr);
    let run = lab(&["draw", "--as=page", &abnf("; nothing\n").path]);
    assert!(run.status == 2 && run.stderr.ends_with(": there is no rule\n"), "{}", run.stderr);
    let run = lab(&["sample", "rfc3987", "ihots"]);
    assert!(run.status == 2 && run.stderr.contains("'ihost'"), "{}", run.stderr);
    assert_eq!(lab(&["diff", "--all", "rfc3987"]).status, 2);
    let corpus = ["--corpus", "no such file"];
    assert_eq!(lab(&[&["diff", "rfc3986", "rfc3987"], &corpus[..]].concat()).status, 2);
}

#[test]
fn beyond_a_limit_the_rule_is_named_and_others_are_answered() {
    let limits = [
        ("--max-states=5000", "the limit of states"),
        ("--max-memory=1", "the limit of memory"),
        ("--timeout=0.05", "the limit of time"),
    ];
    // Rules with the same definition need no automaton.
    let other = abnf("large = *( \"b\" / \"a\" ) \"a\" 30( \"a\" / \"b\" )\n");
    for (limit, named) in limits {
        let commands: [&[&str]; 6] = [
            &["sample", WINDOW, "large"],
            &["parse", WINDOW, "large", "abc"],
            &["draw", WINDOW, "large", "--as", "dot"],
            &["diff", "--all", WINDOW, &other.path],
            &["diff", WINDOW, &other.path],
            &["ambiguity", WINDOW],
        ];
        for command in commands {
            let run = lab(&[command, &[limit]].concat());
            assert_eq!(run.status, 2, "{command:?} {limit}: {}", run.stdout);
            assert!(run.stderr.contains(&format!("`large`: {named} ended")), "{}", run.stderr);
        }
        let run = lab(&["sample", WINDOW, "small", limit]);
        assert_eq!(run.status, 0, "{}", run.stderr);
    }
    assert_eq!(lab(&["sample", WINDOW, "small", "--timeout=-1"]).status, 2);
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_the_work_at_once() {
    use crate::support::skipped;
    use std::os::unix::process::ExitStatusExt;
    use std::{fs, process::Command};
    // A shell has what it runs in the background ignore interrupts, and all that begins there.
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    if ignored & 0b10 != 0 {
        return skipped("interrupts are ignored where this runs");
    }
    let mut child = Command::new(env!("CARGO_BIN_EXE_abnf-lab"))
        .args(["sample", WINDOW, "large", "--max-states=0", "--timeout=0"])
        .spawn()
        .expect("the program");
    std::thread::sleep(std::time::Duration::from_millis(300));
    // `kill` of the shell: a small system has no program of this name.
    let kill = format!("kill -INT {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
    assert_eq!(child.wait().expect("a status").signal(), Some(2));
}

#[test]
fn the_line_of_a_mistake_is_escaped_and_the_place_under_what_it_is_about() {
    let mistakes = file("a = \"\u{1}x\u{202e}\" /\r\n\tb\u{ad} = / \"é\"\r\n");
    let run = lab(&["diff", "--all", &mistakes.path, "a"]);
    assert!(run.stderr.contains("a = \"\\u{1}x\\u{202e}"), "{}", run.stderr);
    let undefined = file("a = \"\u{ad}\" b\n");
    let run = lab(&["diff", "--all", &undefined.path, "a"]);
    let drawn = "1 | a = \"\\u{ad}\" b\n  |      ^^^^^^\n";
    assert!(run.stderr.contains(drawn), "{}", run.stderr);
}

/// A rule with more repetitions than are read is named, and the others are answered.
#[test]
fn a_rule_beyond_the_limits_of_the_reader_is_named() {
    let grammar = abnf("s = \"x\"\nr = *1023s\n");
    let run = lab(&["parse", &grammar.path, "s", "x"]);
    assert_eq!(run.status, 0);
    assert!(run.stderr.contains(":2:1: the rule `r` has more than 1000 repetitions; rules that"));
}
