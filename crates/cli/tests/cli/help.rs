//! Help that names a set names that set, and what it says is so.

use crate::unseen::{Files, RESULTS, runs};
use crate::{Run, command, file, iri};
use iri_grammar::bidi::Marks;
use iri_grammar::ladder::Rung;
use iri_grammar::lint::{Code, KeyWord, LintProfile, Severity};
use iri_grammar::schemes::Schemes;
use iri_grammar::text::{Class, Classes};
use iri_grammar::{Document, Grammar, host};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

fn help(command: &[&str]) -> String {
    let Run { stdout, .. } = iri(&[command, &["--help"]].concat());
    stdout
}

/// Every command with a help, as the helps list them; the program itself first.
pub fn commands() -> Vec<Vec<String>> {
    fn below(command: Vec<String>, all: &mut Vec<Vec<String>>) {
        let arguments: Vec<&str> = command.iter().map(String::as_str).chain(["-h"]).collect();
        let help = iri(&arguments).stdout;
        let list = help.split_once("Commands:\n").map(|(_, rest)| rest).unwrap_or_default();
        let list = list.split("\n\n").next().unwrap().lines();
        let names = list.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
        let names = names.filter(|name| !name.is_empty() && *name != "help");
        let inner: Vec<_> = names.map(|name| [&command[..], &[name.to_owned()]].concat()).collect();
        all.push(command);
        inner.into_iter().for_each(|command| below(command, all));
    }
    let mut all = Vec::new();
    below(Vec::new(), &mut all);
    assert!(all.len() > 25, "{all:?}");
    all
}

#[test]
fn short_help_has_fourteen_lines_of_options_at_most() {
    for command in commands() {
        let command: Vec<&str> = command.iter().map(String::as_str).collect();
        let help = iri(&[&command[..], &["-h"]].concat()).stdout;
        for line in help.lines() {
            assert!(line.chars().count() <= 80, "{command:?}: {line}");
        }
        let (_, rest) = help.split_once("Options:\n").unwrap();
        let lines = rest.lines().filter(|line| line.starts_with(' '));
        let (options, more): (Vec<_>, Vec<_>) =
            lines.partition(|line| line.trim_start().starts_with('-'));
        // Each is on one line.
        assert_eq!(more, [""; 0], "{command:?}: {help}");
        assert!((1..=14).contains(&options.len()), "{command:?}: {help}");
    }
}

/// Long help has the options of the command first, and those that many have once, at the end.
#[test]
fn shared_options_come_last() {
    for command in crate::bulk::all().chain([&["find"][..]]) {
        let help = help(&command[..1]);
        let (own, rest) = help.split_once("\nInput and output:\n").unwrap();
        let options = rest.split("\n\n").filter(|it| it.trim_start().starts_with('-'));
        let shared = options.filter_map(|it| it.split("--").nth(1)?.split([' ', '\n']).next());
        let shared: BTreeSet<&str> = shared.collect();
        for option in ["format", "file", "output", "only", "limit", "quiet"] {
            assert!(shared.contains(option), "{command:?}: {shared:?}");
            let begins = |line: &&str| line.trim_start().starts_with('-');
            let named = |line: &&str| {
                line.contains(&format!("--{option} ")) || line.ends_with(&format!("--{option}"))
            };
            assert_eq!(own.lines().filter(begins).find(named), None, "{command:?}");
        }
        assert!(!rest.contains("\nOptions"), "{command:?}: {rest}");
    }
}

/// The exit status of a command is in the first lines of its help, in the same form.
#[test]
fn the_exit_status_comes_first() {
    for command in crate::bulk::all().chain([&["find"][..], &["explain"], &["schemes"]]) {
        let help = help(&command[..1]);
        let lines: Vec<&str> = help.lines().collect();
        assert!(lines[1].is_empty() && lines[2].starts_with("Exit status: 0 if "), "{help}");
        let status = lines[2..].iter().take_while(|line| !line.is_empty()).copied();
        let status = status.collect::<Vec<_>>().join(" ");
        assert!(status.contains(", 2 if "), "{status}");
        assert_eq!(help.matches("Exit status").count(), 1, "{help}");
    }
}

/// The first line of help says whether arguments are texts or files.
#[test]
fn arguments_are_texts_or_files() {
    let takes_files = ["check", "lint", "find"];
    for command in crate::bulk::all().chain([&["find"][..]]) {
        let help = iri(&[&command[..1], &["-h"]].concat()).stdout;
        let first = help.split("\n\n").next().unwrap();
        let (is, is_not) = if takes_files.contains(&command[0]) {
            ("each FILE", "TEXT")
        } else {
            ("each TEXT", "FILE")
        };
        assert!(first.contains(is) && !first.contains(is_not), "{command:?}: {first}");
    }
}

/// What the help says of colours.
#[test]
fn colours_are_those_of_a_terminal_or_asked_for_and_no_result_has_any() {
    assert!(help(&[]).contains("with CLICOLOR_FORCE=1 elsewhere too"));
    let forced = |arguments: &[&str], variables: &[&str]| {
        let mut command = command(arguments);
        command.env("CLICOLOR_FORCE", "1").envs(variables.iter().map(|name| (name, "1")));
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    for arguments in [&["components", "a"][..], &["--help"], &["grammar", "list"]] {
        assert!(forced(arguments, &[]).contains('\u{1b}'), "{arguments:?}");
        assert!(!forced(arguments, &["NO_COLOR"]).contains('\u{1b}'), "{arguments:?}");
    }
    // The variable is one of those that `0` sets to nothing: https://bixense.com/clicolors/.
    for arguments in [&["components", "a"][..], &["--help"], &["parse", "["], &["nothing"]] {
        let output = command(arguments).env("CLICOLOR_FORCE", "0").output().unwrap();
        let all = [output.stdout, output.stderr].concat();
        assert!(!all.is_empty() && !all.contains(&0x1b), "{arguments:?}");
    }
    let lines = file("http://a/b\nhttp://[\n");
    for (arguments, _) in RESULTS {
        let option = if arguments[0] == "find" { &[][..] } else { &["--file"] };
        let arguments = [&arguments[..], option, &[lines.path.as_str()]].concat();
        assert!(!forced(&arguments, &[]).contains('\u{1b}'), "{arguments:?}");
    }
}

/// The words of a text, each as it stands between what is not part of a name.
fn words(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !(c.is_alphanumeric() || "-_".contains(c))).collect()
}

#[test]
fn every_name_of_a_set_is_named() {
    let grammars = Grammar::ALL.map(Grammar::name);
    let severities = Severity::ALL.map(Severity::name);
    let sets: Vec<(&[&str], Vec<&str>)> = vec![
        (&[], grammars.to_vec()),
        (&["check"], grammars.to_vec()),
        (&["lint"], LintProfile::ALL.map(LintProfile::name).to_vec()),
        (&["lint"], severities.to_vec()),
        (&["explain"], severities.to_vec()),
        (&["host"], host::Profile::ALL.map(host::Profile::name).to_vec()),
        (&["bidi"], Marks::ALL.map(Marks::name).to_vec()),
        (&["normalize"], Rung::ALL.map(Rung::name).to_vec()),
        (&["compare"], Rung::ALL.map(Rung::name).to_vec()),
        (&["find"], Schemes::known().without_authority().collect()),
        (&["to-iri"], Class::ALL.map(Class::name).to_vec()),
    ];
    for (command, names) in sets {
        let help = help(command);
        let words = words(&help);
        for name in names {
            assert!(words.contains(name), "{command:?}: {name}");
        }
    }
}

#[test]
fn lint_help_tells_the_severity_of_every_entry() {
    let help = help(&["lint"]);
    let (_, table) = help.split_once("  profile       MUST     SHOULD   advice\n").unwrap();
    let rows: Vec<Vec<&str>> = table
        .lines()
        .map_while(|line| line.strip_prefix("  "))
        .map(|line| line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect())
        .collect();
    let common: BTreeSet<&str> =
        Code::ALL.iter().filter(|code| code.entry().is_common()).map(|code| code.name()).collect();
    let (_, list) = help.split_once("common: ").unwrap();
    let list = list.split(['.']).next().unwrap();
    assert_eq!(list.split(',').map(str::trim).collect::<BTreeSet<_>>(), common);

    for profile in LintProfile::ALL {
        let row = |name: &str| rows.iter().find(|row| row[0] == name);
        let of_profile = row(profile.name()).unwrap_or_else(|| panic!("{profile}: {rows:?}"));
        let of_2001 = row(&format!("{profile}, 2001")).unwrap_or(of_profile);
        for code in Code::ALL {
            let entry = code.entry();
            let heard = entry.sources.iter().filter(|it| profile.follows(it.citation.document));
            let said = heard.map(|source| {
                let of_2001_is_meant = source.citation.document == Document::UrlI18n07;
                let row = if of_2001_is_meant { of_2001 } else { of_profile };
                let column = match source.key_word {
                    KeyWord::Must => 1,
                    KeyWord::Should => 2,
                    KeyWord::Advice => 3,
                };
                row[column].parse::<Severity>().unwrap()
            });
            let said = said.max().unwrap_or(Severity::Off);
            let expected = match profile {
                LintProfile::Security if !entry.is_security() => Severity::Off,
                LintProfile::Strict if entry.is_common() => said.min(Severity::Note),
                _ if entry.is_common() => Severity::Off,
                _ => said,
            };
            assert_eq!(profile.severity(*code), expected, "{profile}: {code} {}", entry.name);
        }
    }
}

/// The code points that a text names, `U+FF21 to U+FF3A` and single ones.
fn code_points(text: &str) -> BTreeSet<char> {
    let number = |word: &str| {
        let digits = word.strip_prefix("U+")?.trim_end_matches([',', ';']);
        u32::from_str_radix(digits, 16).ok()
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut all = BTreeSet::new();
    for (index, word) in words.iter().enumerate() {
        let Some(first) = number(word) else { continue };
        let last = match words.get(index + 1) {
            Some(&"to") => number(words[index + 2]).unwrap(),
            _ => first,
        };
        all.extend((first..=last).filter_map(char::from_u32));
    }
    all
}

#[test]
fn to_iri_help_tells_what_is_in_every_class() {
    let help = help(&["to-iri"]);
    let (_, rest) = help.split_once("--decode goes first.\n").unwrap();
    let list = rest.split("\n\n").next().unwrap();
    let mut told = 0;
    for class in Class::ALL {
        let start = list.find(&format!("  {class} ")).unwrap_or_else(|| panic!("{class}"));
        let mut lines = list[start..].lines();
        let mut entry = lines.next().unwrap().to_owned();
        entry.extend(
            lines
                .take_while(|line| line.starts_with("   "))
                .map(|line| line.trim())
                .map(|line| format!(" {line}")),
        );
        let marks = entry.get(31..38).unwrap_or_default();
        let what = entry.get(38..).unwrap_or_default();
        for (mark, classes) in
            [('A', Classes::RFC3987), ('B', Classes::RFC3987BIS), ('C', Classes::URL_I18N_07)]
        {
            assert_eq!(marks.contains(mark), classes.contains(class), "{class}: {mark}");
        }
        assert!(!what.trim().is_empty(), "{class}");
        let named = code_points(what);
        if !named.is_empty() {
            told += 1;
            let all = (0..=0x10_FFFF).filter_map(char::from_u32);
            assert_eq!(named, all.filter(|c| class.contains(*c)).collect(), "{class}");
        }
    }
    assert!(told > 5, "{list}");
}

#[test]
fn every_member_of_an_object_is_named() {
    let (files, input) = (Files::new(), "http://a/\u{e9}%FF\u{5d0}b\nhttp://a/ \n\n");
    let mut helps = BTreeMap::new();
    for arguments in runs() {
        let command = match arguments[0] {
            "grammar" => &arguments[..2],
            _ => &arguments[..1],
        };
        let run = files.run(&arguments, &["--format", "jsonl"], input);
        let words = helps.entry(command.concat()).or_insert_with(|| {
            let mut text = help(command);
            for other in ["check", "to-uri", "schema"] {
                if text.contains(&format!("'iri {other}")) {
                    text += &help(&[other]);
                }
            }
            words(&text).into_iter().map(str::to_owned).collect::<BTreeSet<String>>()
        });
        for object in run.stdout.lines() {
            let Ok(Value::Object(object)) = serde_json::from_str(object) else { continue };
            let envelope = ["file", "line", "input", "ok", "output", "error", "columns", "details"];
            let is_of_all = |member: &&String| envelope.contains(&member.as_str());
            let details = object.get("details").and_then(Value::as_object);
            let members = object.keys().filter(|member| !is_of_all(member));
            for member in members.chain(details.into_iter().flat_map(|it| it.keys())) {
                assert!(words.contains(member), "{command:?}: {member}");
            }
        }
    }
}

#[test]
fn results_are_named_as_such() {
    let help = help(&[]);
    let (_, rest) = help.split_once("\nResults").unwrap();
    let results = rest.split("\n\n").next().unwrap();
    for (arguments, _) in RESULTS {
        assert!(words(results).contains(arguments[0]), "{}", arguments[0]);
    }
}

/// Commands that count, where there is one of what they count.
#[test]
fn one_of_a_thing_is_no_plural() {
    let one = file("http://a/\n");
    let one = one.path.as_str();
    let runs = [
        vec!["check", one],
        vec!["lint", one],
        vec!["check", "--column=2", one],
        vec!["check", "--skip=2", one],
        vec!["prepare", "data:,x"],
    ];
    for arguments in runs {
        iri(&arguments).assert_singular(arguments);
    }
}
