//! Tests of `main.rs`.

use super::Cli;
use super::tips::{GUESSES, SYNONYMS, describe};
use clap::{Arg, Command, CommandFactory};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Every value that an argument may have is named where clap does not list them.
fn named(command: &Command) {
    let more = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
    for argument in command.get_arguments().filter(|it| it.is_hide_possible_values_set()) {
        // A name that a shell completes, of too many.
        let text = argument.get_long_help().map(ToString::to_string).unwrap_or_default();
        if ["--rule", "--severity"].contains(&&*format!("--{}", argument.get_id())) {
            assert!(text.contains("list") || command.get_name() == "lint", "{argument}");
            continue;
        }
        let help = argument.get_long_help().or(argument.get_help()).map(ToString::to_string);
        let name = argument.get_value_names().unwrap_or_default().join(" ");
        let text = [help.unwrap_or_default(), name, more.clone()].concat();
        for value in argument.get_possible_values() {
            let value = value.get_name();
            assert!(text.contains(value), "{} {argument}: {value}", command.get_name());
        }
    }
    command.get_subcommands().for_each(named);
}

/// The commands without those below them that are not about identifiers.
fn commands() -> Vec<Command> {
    fn leaves(command: &Command, all: &mut Vec<Command>) {
        if command.get_name() == "help" {
            return;
        }
        if command.has_subcommands() {
            command.get_subcommands().for_each(|inner| leaves(inner, all))
        } else {
            all.push(command.clone())
        }
    }
    let mut all = Vec::new();
    let mut program = Cli::command();
    program.build();
    leaves(&program, &mut all);
    all
}

/// What an option takes: nothing, or values of this name.
fn taken(argument: &Arg) -> String {
    if !argument.get_action().takes_values() {
        return "nothing".to_owned();
    }
    // A command may have more formats.
    let names = argument.get_value_names().unwrap_or_default().join(" ");
    format!("{:?} {}", argument.get_num_args(), names.replace("FORMAT", "human|jsonl"))
}

#[test]
fn an_option_means_the_same_in_all_commands() {
    let mut letters: BTreeMap<char, BTreeSet<String>> = BTreeMap::new();
    type Meanings = BTreeMap<(String, Option<char>), Vec<String>>;
    let mut options: BTreeMap<String, Meanings> = BTreeMap::new();
    for command in commands() {
        for argument in command.get_arguments() {
            let Some(long) = argument.get_long() else { continue };
            if let Some(letter) = argument.get_short() {
                letters.entry(letter).or_default().insert(long.to_owned());
            }
            let meaning = (taken(argument), argument.get_short());
            let commands = options.entry(long.to_owned()).or_default();
            commands.entry(meaning).or_default().push(command.get_name().to_owned());
        }
    }
    for (letter, longs) in letters {
        assert_eq!(longs.len(), 1, "-{letter}: {longs:?}");
    }
    for (long, meanings) in options {
        assert_eq!(meanings.len(), 1, "--{long}: {meanings:?}");
    }
}

/// What all commands have that work on many texts.
const SHARED: [&str; 21] = [
    "format",
    "fields",
    "file",
    "files-from",
    "output",
    "null",
    "on-invalid",
    "jobs",
    "only",
    "exit-zero",
    "skip",
    "limit",
    "count",
    "quiet",
    "column",
    "field",
    "separator",
    "no-quotes",
    "rejects",
    "stats",
    "resume",
];

/// Why commands do not have some of these.
const APART: [(&[&str], &[&str], &str); 5] = [
    (
        &["find"],
        &["column", "field", "separator", "no-quotes"],
        "a document is running text, without columns",
    ),
    (&["find"], &["rejects", "stats", "resume"], "a document has no records that could be counted"),
    (
        &["explain", "list", "schemes", "show"],
        SHARED.split_at(2).1,
        "it takes names of entries, grammars, rules and schemes, and no identifiers",
    ),
    (&["add"], &SHARED, "it reads the counts of runs, and no identifiers"),
    (&["completions", "man", "schema"], &SHARED, "it is about the program itself"),
];

#[test]
fn options_are_in_all_commands_to_which_they_apply() {
    for command in commands() {
        let name = command.get_name();
        for option in SHARED {
            let has = command.get_arguments().any(|it| it.get_long() == Some(option));
            let apart = |(commands, options, _): &&(&[&str], &[&str], &str)| {
                commands.contains(&name) && options.contains(&option)
            };
            match APART.iter().find(apart) {
                Some((.., why)) => assert!(!has, "{name} has --{option}, but {why}"),
                None => assert!(has, "{name} --{option}"),
            }
        }
    }
    for (option, commands_with) in [
        ("idna", &["host", "to-uri", "to-iri", "display", "normalize", "compare", "prepare"][..]),
        ("to", &["host", "transcode", "from-path", "find", "prepare"]),
        (
            "steps",
            &[
                "to-uri",
                "to-iri",
                "leiri",
                "transcode",
                "from-path",
                "host",
                "prepare",
                "resolve",
                "normalize",
                "display",
            ],
        ),
    ] {
        for name in commands_with {
            let command = commands().into_iter().find(|it| it.get_name() == *name).unwrap();
            let has = command.get_arguments().any(|it| it.get_long() == Some(option));
            assert!(has, "{name} --{option}");
        }
    }
}

#[test]
fn synonyms_are_of_commands_that_there_are() {
    let command = Cli::command();
    for (synonym, name) in SYNONYMS {
        assert!(command.find_subcommand(name).is_some(), "{name}");
        assert!(command.find_subcommand(synonym).is_none(), "{synonym}");
    }
}

#[test]
fn every_tip_is_an_argument_of_a_command_that_lacks_the_guess() {
    let commands = commands();
    for (guess, meant) in GUESSES {
        let has_guess = |command: &Command| {
            command.get_arguments().any(|it| {
                let short = it.get_short().map(|short| format!("-{short}"));
                let long = it.get_long().map(|long| format!("--{long}"));
                [short, long].contains(&Some(guess.to_owned()))
            })
        };
        let mut lacking: Vec<&Command> = commands.iter().filter(|it| !has_guess(it)).collect();
        for meant in meant {
            let before = lacking.len();
            lacking.retain(|command| describe(command, meant).is_none());
            assert!(lacking.len() < before, "{guess}: {meant}");
        }
    }
}

#[test]
fn possible_values_are_named() {
    let mut command = Cli::command();
    command.build();
    named(&command);
}

/// The options with a long name whose help, brief or long, has one of these words.
fn options_that_say(words: &[&str]) -> BTreeSet<String> {
    let mut options = BTreeSet::new();
    for command in commands() {
        for argument in command.get_arguments() {
            let Some(long) = argument.get_long() else { continue };
            let values = argument.get_possible_values();
            let of_values = values.iter().filter_map(|value| value.get_help());
            let help = [argument.get_help(), argument.get_long_help()];
            let help = help.into_iter().flatten().chain(of_values).map(ToString::to_string);
            let help = help.collect::<Vec<_>>().join(" ").to_lowercase();
            if help.split(|c: char| !c.is_alphabetic()).any(|word| words.contains(&word)) {
                options.insert(long.to_owned());
            }
        }
    }
    options
}

/// The text of all files in a folder, and in those below it.
fn read_all(folder: &Path) -> String {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.map(|path| if path.is_dir() { read_all(&path) } else { read(&path) }).collect()
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap()
}

/// A promise about all inputs is easily broken for one. That of `--help` itself is clap's.
#[test]
fn an_option_that_promises_something_of_all_has_a_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli");
    if !folder.exists() {
        // The package has no tests of the program.
        return;
    }
    let tests = read_all(&folder);
    let options = options_that_say(&["all", "each", "every", "never", "nothing", "none", "no"]);
    assert!(options.len() > 15 && options.contains("on-invalid"), "{options:?}");
    let is_named = |option: &String| {
        let name = format!("--{option}");
        tests.match_indices(&name).any(|(at, _)| {
            let after = tests[at + name.len()..].chars().next();
            !after.is_some_and(|c| c.is_alphanumeric() || c == '-')
        })
    };
    let untested: Vec<_> = options.iter().filter(|option| !is_named(option)).collect();
    assert!(untested.is_empty(), "{untested:?}");
}
