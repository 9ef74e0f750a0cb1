//! Small grammars that take long: each command answers or stops within its limits.

use super::run::{Run, file};
use crate::support::skipped;
use std::process::{Command, Stdio};

/// Runs the program with a timeout of a second. A run that is ended by a signal fails.
fn limited(arguments: &[&str]) -> Run {
    limited_to(arguments, 3_000_000)
}

/// Runs the program with a timeout of a second. It is ended beyond eight seconds of processor time,
/// or this memory in KiB.
fn limited_to(arguments: &[&str], memory: usize) -> Run {
    let (name, rest) = arguments.split_first().expect("a command");
    let most = format!("ulimit -t 8; ulimit -v {memory}; exec \"$@\"");
    let mut command = Command::new("sh");
    command.args(["-c", &most, "sh", env!("CARGO_BIN_EXE_abnf-lab"), name, "--timeout=1"]);
    command.args(rest).stdout(Stdio::piped()).stderr(Stdio::piped());
    Run::with(command, b"")
}

/// `count` rules in a ring, each made from its number and that of the next.
fn ring(count: usize, rule: impl Fn(usize, usize) -> String) -> String {
    (0..count).map(|number| rule(number, (number + 1) % count)).collect()
}

/// Whether lint found nothing, or says with status 2 that a limit ended the work.
fn is_examined(run: &Run) -> bool {
    run.status == 0 || run.status == 2 && run.stdout.contains("the limit of")
}

#[test]
fn many_items_and_alternatives_are_examined() {
    let quoted = |between: &str| format!("a = {}\n", vec!["\"x\""; 20_000].join(between));
    let sequence = file(quoted(" "));
    let alternatives = file(quoted(" / "));
    assert!(is_examined(&limited(&["lint", &sequence.path])));
    assert!(is_examined(&limited(&["lint", &alternatives.path])));
    for command in [&["ambiguity"][..], &["draw", "--as=page"]] {
        let run = limited(&[command, &[&alternatives.path]].concat());
        assert!(run.status == 0 || run.stderr.contains("the limit of time"), "{}", run.stderr);
    }
    let different: Vec<String> = (0..20_000).map(|number| format!("\"x{number}\"")).collect();
    let different = file(format!("a = {}\n", different.join(" / ")));
    assert!(is_examined(&limited(&["lint", &different.path])));
}

#[test]
fn operators_and_differences_of_ebnf_are_read() {
    let stars = file(format!("[1] a ::= \"x\"{}\n", "*".repeat(150_000)));
    let run = limited(&["sample", &format!("ebnf:{}", stars.path), "a"]);
    assert!(run.status == 2 && run.stderr.contains("nested too deep"), "{}", run.stderr);
    let minus = file(format!("[1] a ::= \"x\"{}\n", " - \"x\"".repeat(20_000)));
    let run = limited(&["sample", &format!("ebnf:{}", minus.path), "a"]);
    assert_eq!((run.status, &*run.stderr), (1, "abnf-lab: there is no such string\n"));
    let larger = "[1] a ::= ((\"a\"|\"b\")* \"a\"";
    let larger = format!("{larger}{}) - \"b\"\n", " (\"a\"|\"b\")".repeat(30));
    let larger = file(larger);
    let run = limited(&["sample", &format!("ebnf:{}", larger.path), "a"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("the limit of time ended"), "{}", run.stderr);
}

#[test]
fn rings_and_cycles_of_rules_are_answered_or_refused() {
    let grammars = [
        ring(1_000, |this, next| format!("a{this} = \"x\" a{next} / \"y\"\n")),
        ring(16_000, |this, next| format!("a{this} = \"x\" a{next} / \"y\"\n")),
        ring(16_000, |this, next| format!("a{this} = \"(\" a{next} \")\" / \"y\"\n")),
        ring(5_000, |this, next| format!("a{this} = \"x\" a{next} / %x{:X}\n", 0x100 + this)),
        ring(10_000, |this, next| format!("a{this} = a{next}\n")),
        ring(100_000, |this, next| format!("a{this} = a{next}\n")),
    ];
    for text in grammars {
        let grammar = file(&text);
        let sample = ["sample", &*grammar.path, "a0", "--count=1"];
        for command in [&sample[..], &["lint", &grammar.path]] {
            let run = limited(command);
            // lint writes a finding about the limit, and ends with 2.
            let is_answered = run.status == 0
                || run.stderr.contains("there is no such string")
                || run.status == 2 && (run.stdout + &run.stderr).contains("the limit of time");
            assert!(is_answered, "{command:?} {:.20}: {}", text, run.stderr);
        }
    }
}

#[test]
fn pages_and_differences_of_large_grammars_are_written_or_refused() {
    let ring = file(ring(20_000, |this, next| format!("a{this} = \"x\" a{next} / \"y\"\n")));
    let quoted: Vec<String> = (0..20_000).map(|number| format!("\"x{number}\"")).collect();
    let alternatives = file(format!("b = {}\n", quoted.join(" / ")));
    let unit = file(self::ring(20_000, |this, next| format!("a{this} = a{next}\n")));
    let (names, rules): (Vec<_>, Vec<_>) =
        (0..3000).map(|number| (format!("b{number}"), format!("b{number} = \"x\"\n"))).unzip();
    let sequence = file(format!("a = {}\n{}", names.join(" "), rules.concat()));
    for command in [
        &["draw", &*ring.path, "--as=page"][..],
        &["diff", &ring.path, &unit.path],
        &["export", "--as=ebnf", &ring.path],
        &["export", "--as=ebnf", &alternatives.path],
        &["vectors", &sequence.path],
        &["draw", &alternatives.path, "--as=page"],
        &["diff", &alternatives.path, &ring.path],
        &["diff", &ring.path, &alternatives.path],
    ] {
        let run = limited(command);
        assert!(run.status <= 1 || run.stderr.contains("the limit of time"), "{}", run.stderr);
    }
}

#[test]
fn names_without_a_rule_are_many() {
    // So many that each takes a part of the second, and not all of it where other tests run at the same time.
    let undefined = ring(8_000, |this, _| format!("rule{this} = thing{this}\n"));
    assert_eq!(limited(&["lint", &file(undefined).path]).status, 1);
    let added = ring(8_000, |this, _| format!("rule{this} =/ \"x\"\n"));
    assert_eq!(limited(&["lint", &file(added).path]).status, 0);
    let twice = file("rule = \"x\"\n".repeat(8_000));
    assert_eq!(limited(&["lint", &twice.path]).status, 1);
}

/// An undecided comparison of two definitions leaves time for all others.
#[test]
fn two_definitions_in_a_document_are_compared_within_the_limits() {
    let document = file(
        "Request for Comments: 9999\n\n   small = 1*\"x\"\n   \
         large = *( \"a\" / \"b\" ) \"a\" 30( \"a\" / \"b\" )\n\nAgain:\n\n   \
         large = *( \"b\" / \"a\" ) \"a\" 30( \"a\" / \"b\" )\n",
    );
    let path = &*document.path;
    assert_eq!(limited(&["sample", path, "small"]).status, 0);
    let run = limited(&["sample", path, "large"]);
    assert!(run.status == 2 && run.stderr.contains("`large`: the limit of"), "{}", run.stderr);
    for limit in ["--max-states=1000", "--max-memory=1", "--timeout=0.1"] {
        let run = super::lab(&["extract", path, limit]);
        assert_eq!(run.status, 2, "{}", run.stderr);
        assert!(run.stderr.contains("was not decided: `large`: the limit of"), "{}", run.stderr);
        let run = super::lab(&["lint", path, limit]);
        assert_eq!(run.status, 2, "{}", run.stderr);
        assert!(run.stdout.contains("[not-examined]"), "{limit}: {}", run.stdout);
    }
    // No answer about the document is one about both definitions.
    for command in [
        &["diff", path, path][..],
        &["diff", "--all", path, path],
        &["collect", path],
        &["draw", "--as=page", path],
    ] {
        let run = limited(command);
        assert_eq!(run.status, 2, "{command:?}: {}", run.stderr);
        assert!(run.stderr.contains("the limit of"), "{command:?}: {}", run.stderr);
    }
}

/// 20,000 sets of characters that share no border have twice as many classes, and each has half of them.
#[test]
fn many_classes_of_characters_are_answered_or_refused() {
    let range = |number: usize| format!("%x{:X}-{:X}", 0x100 + number, 0xA000 - number);
    let ranges: Vec<String> = (0..20_000).map(range).collect();
    let single: Vec<String> = (0..20_000).map(|number| format!("%x{:X}", 0x100 + number)).collect();
    let texts: Vec<String> = (0..20_000).map(|number| format!("\"x{number}\"")).collect();
    for body in [ranges.join(" "), ranges.join(" \"x\" / "), single.join(" / "), texts.join(" / ")]
    {
        let grammar = file(format!("a = {body}\n"));
        let path = &*grammar.path;
        let corpus = file("x\n");
        for command in [
            &["lint", path][..],
            &["ambiguity", path],
            &["parse", path, "a", "x"],
            &["coverage", path, &corpus.path],
            &["diff", "--all", path, path],
            &["collect", path],
            &["export", path, "a", "--as=regex"],
        ] {
            let run = limited(command);
            let told = run.stdout + &run.stderr;
            let is_answered = run.status <= 1 || told.contains("the limit of");
            assert!(is_answered, "{} {:.20}: {}", command[0], body, run.stderr);
        }
    }
}

#[test]
fn a_ring_of_rules_is_proved_equal_to_itself() {
    let grammars = [
        ring(16_000, |this, next| format!("a{this} = \"x\" a{next} / \"y\"\n")),
        ring(16_000, |this, next| format!("a{this} = \"(\" a{next} \")\" / \"y\"\n")),
        ring(16_000, |this, next| format!("a{this} = a{next}\n")),
    ];
    for text in grammars {
        let grammar = file(&text);
        let path = &*grammar.path;
        for command in
            [&["diff", "--all", path, path][..], &["diff", path, path], &["collect", path]]
        {
            let run = limited(command);
            let is_answered = run.status == 0 || run.stderr.contains("the limit of time");
            assert!(is_answered, "{command:?} {text:.20}: {}", run.stderr);
        }
    }
}

/// A list has its element twice: RFC 9110 section 5.6.1.1.
#[test]
fn lists_within_lists_are_bounded_while_they_are_read() {
    for levels in [20, 24, 60] {
        let nested = format!("a = {}\"x\"{}\n", "1#(".repeat(levels), ")".repeat(levels));
        let (grammar, corpus) = (file(nested), file("x\n"));
        let path = &*grammar.path;
        for command in [
            &["lint", path][..],
            &["diff", path, path],
            &["diff", "--all", path, path],
            &["collect", path],
            &["sample", path, "a"],
            &["parse", path, "a", "x"],
            &["coverage", path, &corpus.path],
            &["vectors", path],
            &["ambiguity", path],
            &["export", path, "a", "--as=regex"],
            &["export", path, "--as=ebnf"],
            &["draw", path, "a"],
            &["draw", path, "--as=page"],
        ] {
            let run = limited_to(command, 200_000);
            let name = command[0];
            assert!(run.status <= 2, "{name} {levels}: {}", run.stderr);
            // What does not need the meaning of the rule writes it.
            let is_written = ["collect", "draw"].contains(&name);
            assert!(is_written || run.status > 0, "{name} {levels}: {}", run.stdout);
        }
        let run = limited_to(&["sample", path, "a"], 200_000);
        assert!(run.stderr.contains("`a` has more than 1000 parts in a list"), "{}", run.stderr);
    }
    let http = file("a = 1#( b [ \";\" 1#c ] )\nb = 1#c\nc = \"x\"\n");
    assert_eq!(limited(&["parse", &http.path, "a", "x,x;x"]).status, 0);
}

/// Measures a program: its status, the seconds of processor time, and the peak of its memory in KiB.
const MEASURE: &str = "
import os, subprocess, sys
program = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
_, status, usage = os.wait4(program.pid, 0)
print(os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, usage.ru_maxrss)
";

/// Linux tells how much memory a process used at most, which only programs in other languages can
/// ask for without unsafe code.
#[test]
fn time_and_memory_stay_within_one_and_a_half_times_the_limits() {
    const SECONDS: f64 = 1.0;
    const MEBIBYTES: f64 = 64.0;
    let can_measure = Command::new("python3")
        .args(["-c", "import sys; sys.exit(sys.version_info < (3, 9) or sys.platform != 'linux')"])
        .status()
        .is_ok_and(|status| status.success());
    if !can_measure {
        return skipped("time and memory: there is no python3 from 3.9 on, or no Linux");
    }
    let quoted = |between: &str| format!("a0 = {}\n", vec!["\"x\""; 20_000].join(between));
    let different: Vec<String> = (0..20_000).map(|number| format!("\"x{number}\"")).collect();
    let nested = format!("a0 = {}\"x\"{}\n", "1#(".repeat(24), ")".repeat(24));
    let grammars = [
        ("sequence", quoted(" "), &["vectors", "export --as=pest"][..]),
        ("strings", format!("a0 = {}\n", different.join(" / ")), &["lint", "ambiguity"]),
        (
            "ring with brackets",
            ring(16_000, |this, next| format!("a{this} = \"(\" a{next} \")\" / \"y\"\n")),
            &["draw --as=page", "export --as=pest"],
        ),
        (
            "ring of characters",
            ring(5_000, |this, next| format!("a{this} = \"x\" a{next} / %x{:X}\n", 0x100 + this)),
            &["parse", "draw --as=page"],
        ),
        (
            "references",
            ring(100_000, |this, next| format!("a{this} = a{next}\n")),
            &["lint", "diff", "collect", "extract", "export --as=ebnf", "export --as=pest"],
        ),
        ("lists", nested, &["lint", "collect", "sample", "draw", "export --as=regex"]),
    ];
    let mut wrong = Vec::new();
    for (what, text, commands) in grammars {
        let grammar = file(text);
        for command in commands {
            let mut words = command.split(' ');
            let name = words.next().expect("a command");
            let more: &[&str] = match name {
                "diff" => &[&grammar.path],
                "parse" => &["a0", "x"],
                "sample" => &["a0"],
                _ => &[],
            };
            let limits = [format!("--timeout={SECONDS}"), format!("--max-memory={MEBIBYTES}")];
            let program = env!("CARGO_BIN_EXE_abnf-lab");
            let mut measure = Command::new("python3");
            measure.args(["-c", MEASURE, program, name]).args(limits).arg(&grammar.path);
            let run = measure.args(more).args(words).output().expect("python3 runs");
            let measured = String::from_utf8_lossy(&run.stdout);
            let numbers: Vec<f64> = measured
                .split_whitespace()
                .map(|number| number.parse().expect("a number"))
                .collect();
            let [status, seconds, kibibytes] = numbers[..] else { panic!("{measured}") };
            let is_kept = seconds <= 1.5 * SECONDS && kibibytes <= 1.5 * MEBIBYTES * 1024.0;
            if !is_kept || !(0.0..=2.0).contains(&status) {
                wrong.push(format!("{what}, {command}: {measured}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.concat());
}
