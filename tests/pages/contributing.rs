//! CONTRIBUTING.md names what is there, and its table of rooms is how they import.

use crate::support::skipped;
use iri_grammar::Grammar;
use regex_automata::meta::Regex;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn page() -> String {
    fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap()
}

/// The lines under a heading, down to the next one.
fn section<'p>(page: &'p str, heading: &str) -> impl Iterator<Item = &'p str> {
    let heading = format!("## {heading}");
    let lines = page.lines().skip_while(move |line| *line != heading);
    lines.skip(1).take_while(|line| !line.starts_with("## "))
}

/// What stands between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

#[test]
fn contributing_names_files_that_are_there() {
    if !root().join(".ci").exists() {
        return skipped("this is a package, without all files of the project");
    }
    let path = Regex::new(r"^\.?[\w.*-]+/[\w./*-]*$|^\w+\.md$").unwrap();
    let page = page();
    let words = page.lines().flat_map(quoted).flat_map(|it| it.split(' '));
    // A build makes what is below target.
    let named: Vec<&str> =
        words.filter(|word| path.is_match(*word) && !word.starts_with("target/")).collect();
    assert!(named.len() > 40, "{named:?}");
    for name in named {
        // A file that is to be made has its name from who makes it.
        let folder = name.contains(['*']) || name.contains("NAME");
        let path = root().join(name);
        let path = if folder { path.parent().unwrap() } else { &path };
        assert!(path.exists(), "{name}");
    }
}

#[test]
fn contributing_has_a_row_for_each_long_check_in_their_order() {
    let Ok(script) = fs::read_to_string(root().join(".ci/long")) else {
        return skipped("this is a package, without .ci/long");
    };
    let steps = script.split_once("\nsteps=(").unwrap().1.split(')').next().unwrap();
    let steps: Vec<&str> = steps.split_whitespace().collect();
    assert!(steps.len() > 20, "{steps:?}");
    let page = page();
    let named = section(&page, "The long checks").filter_map(|line| {
        let name = quoted(line.strip_prefix("| ").filter(|it| it.starts_with('`'))?).next();
        name.filter(|name| !name.starts_with("IRI_") && !name.contains('/'))
    });
    assert_eq!(named.collect::<Vec<_>>(), steps);
    for variable in section(&page, "The long checks").flat_map(quoted) {
        if variable.starts_with("IRI_LONG") {
            assert!(script.contains(&format!("${{{variable}:-")), "{variable}");
        }
    }
}

/// Which file of a grammar is the source of what.
const SOURCES: &str = "`grammar/abnf/` has the ABNF as published, or repaired: the automata that accept \
                       texts and explain errors come from it. `grammar/*.pest` is its transliteration, \
                       proved equal: parse trees and the tables that find components come from it.";

#[test]
fn pages_and_generator_say_alike_which_file_is_the_source_of_what() {
    let read = |path: &str| fs::read_to_string(root().join(path)).unwrap();
    let mut pages = vec!["src/guide/documents.md"];
    if root().join(".ci").exists() {
        pages.extend(["CONTRIBUTING.md", "crates/proofs/src/bin/generate/main.rs"]);
    }
    for page in pages {
        let text = read(page).replace("//!", "");
        let words: Vec<&str> = text.split_whitespace().collect();
        assert!(words.join(" ").contains(SOURCES), "{page}");
    }
    // The tables themselves say so too.
    for grammar in Grammar::ALL {
        let name = grammar.name();
        for (room, source) in
            [("checking", format!("abnf/{name}.abnf")), ("syntax", format!("{name}.pest"))]
        {
            let table = read(&format!("src/{room}/tables/{}.rs", name.replace('-', "_")));
            assert!(
                table.starts_with(&format!("//! Generated from `grammar/{source}`")),
                "{room} {name}"
            );
        }
    }
}

/// The rooms in the rows of the table, without `src/` and `.rs`.
fn rows(page: &str) -> Vec<Vec<&str>> {
    let cells =
        section(page, "The house").filter_map(|line| line.strip_prefix("| `")?.split('|').next());
    cells
        .map(|cell| {
            let rooms = cell.split([',', ' ', '`']).filter_map(|it| it.strip_prefix("src/"));
            rooms.map(|room| room.trim_end_matches(".rs")).collect()
        })
        .collect()
}

#[test]
fn contributing_has_a_row_for_each_room() {
    let page = page();
    let mut named: Vec<&str> = rows(&page).concat();
    let entries = fs::read_dir(root().join("src")).unwrap();
    let stem = |path: PathBuf| path.file_stem().unwrap().to_str().unwrap().to_owned();
    let mut there: Vec<String> = entries.map(|entry| stem(entry.unwrap().path())).collect();
    there.retain(|room| room != "lib");
    named.sort_unstable();
    there.sort_unstable();
    assert_eq!(named, there);
}

#[test]
fn contributing_has_rooms_in_the_order_of_their_imports() {
    let page = page();
    let rows = rows(&page);
    let import = Regex::new(r"(?m)^[^/\n]*\bcrate::([a-z]+)").unwrap();
    let mut seen = 0;
    for (at, room) in
        rows.iter().enumerate().flat_map(|(at, row)| row.iter().map(move |it| (at, *it)))
    {
        if room == "bin" {
            continue;
        }
        for (file, text) in sources(&root().join("src").join(room)) {
            for found in import.captures_iter(&text) {
                let group = found.get_group(1).unwrap();
                // A link of a documentation imports nothing.
                if text[..group.start].ends_with("](crate::") {
                    continue;
                }
                let other = &text[group.range()];
                let Some(row) = rows.iter().position(|row| row.contains(&other)) else { continue };
                seen += 1;
                assert!(row <= at, "{} imports {other}", file.display());
            }
        }
    }
    assert!(seen > 200, "{seen}");
}

#[test]
fn contributing_has_the_files_of_the_shell_in_the_order_of_their_imports() {
    let shell = root().join("crates/cli/src/shell");
    if !shell.exists() {
        return skipped("this is a package, without the program");
    }
    let page = page();
    let (_, list) = page.split_once("only those before them:").unwrap();
    let files: Vec<&str> = quoted(list.split_once('.').unwrap().0).collect();
    let import = Regex::new(r"(?m)^use crate::shell::([a-z_]+)").unwrap();
    let sources = sources(&shell);
    assert_eq!(sources.len(), files.len() + 1, "a file is not listed, besides mod.rs: {files:?}");
    for (path, text) in sources.iter().filter(|(path, _)| !path.ends_with("mod.rs")) {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let at = files.iter().position(|file| *file == name);
        let at = at.unwrap_or_else(|| panic!("{name} is not listed"));
        for found in import.captures_iter(text) {
            let other = &text[found.get_group(1).unwrap().range()];
            assert!(files[..at].contains(&other), "{name} imports {other}");
        }
    }
}

/// The patches in `tests/recipes` change the files that the recipes name, and can be applied.
/// `.ci/long` builds what they add.
#[test]
fn contributing_adds_a_subcommand_and_a_grammar_as_the_patches_do() {
    let recipes = root().join("tests/recipes");
    if !recipes.exists() {
        return skipped("this is a package, without tests/recipes");
    }
    let page = page();
    for (addition, name) in [("subcommand", "length"), ("grammar", "example")] {
        let recipe = page.split_once(&format!("### A {addition}\n")).unwrap().1;
        let recipe = recipe.split("### ").next().unwrap();
        let lines = recipe.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        let named: BTreeSet<String> =
            lines.map(|line| quoted(line).next().unwrap().replace("NAME", name)).collect();
        let patch = recipes.join(format!("{addition}.patch"));
        let text = fs::read_to_string(&patch).unwrap();
        let changed = text.lines().filter_map(|line| line.strip_prefix("+++ b/"));
        assert_eq!(changed.map(str::to_owned).collect::<BTreeSet<_>>(), named, "{addition}");
        let mut git = Command::new("git");
        match git.args(["apply", "--check"]).arg(&patch).current_dir(root()).output() {
            Ok(output) => assert!(output.status.success(), "{addition}: {output:?}"),
            Err(_) => skipped("there is no git: the patches of tests/recipes are not applied"),
        }
    }
}

/// The types of the Python package have the names of all grammars. With IRI_WRITE_LISTING set, they
/// are written.
#[test]
fn listing_of_grammars_is_in_the_package_for_python() {
    let path = root().join("python/package/iri_grammar/names.py");
    let Ok(source) = fs::read_to_string(&path) else {
        return skipped("this is a package, without that for Python");
    };
    let names = Grammar::ALL.map(|grammar| format!("\"{grammar}\"")).join(", ");
    let is_old = |line: &&str| line.starts_with("Grammar = Literal[");
    let old = source.lines().find(is_old).unwrap();
    let listing = source.replace(old, &format!("Grammar = Literal[{names}]"));
    if env::var_os("IRI_WRITE_LISTING").is_some() {
        fs::write(&path, &listing).unwrap();
    }
    assert!(fs::read_to_string(&path).unwrap() == listing, "IRI_WRITE_LISTING=1 writes names.py");
}

/// The files of a room, which is a folder or one file.
fn sources(room: &Path) -> Vec<(PathBuf, String)> {
    if !room.is_dir() {
        let file = if room.is_file() { room.to_owned() } else { room.with_extension("rs") };
        let is_source = file.extension().is_some_and(|it| it == "rs");
        return is_source
            .then(|| (file.clone(), fs::read_to_string(file).unwrap()))
            .into_iter()
            .collect();
    }
    let entries = fs::read_dir(room).unwrap();
    entries.flat_map(|entry| sources(&entry.unwrap().path())).collect()
}

/// The sources of the tests of all packages, without those in `tests/support`.
fn tests() -> Vec<(String, String)> {
    let packages = fs::read_dir(root().join("crates")).unwrap();
    let packages = packages.map(|it| it.unwrap().path()).chain([root().to_owned()]);
    let folders = packages.map(|it| it.join("tests")).filter(|it| it.is_dir());
    let files = folders.flat_map(|folder| sources(&folder)).map(|(path, text)| {
        let path = path.strip_prefix(root()).unwrap();
        (path.to_str().unwrap().to_owned(), text)
    });
    let files: Vec<_> = files.filter(|(path, _)| !path.starts_with("tests/support/")).collect();
    assert!(files.len() > 200, "{}", files.len());
    files
}

/// `cargo test` captures what a test prints, so that `.ci/bare` does not count it, and `.ci/run` does not run
/// the test again.
#[test]
fn tests_say_by_one_function_that_they_are_skipped() {
    let message = ["SKIP", "PED"].concat();
    for (path, text) in tests() {
        // A program, of which nothing is captured.
        let is_program = path.starts_with("tests/public_api/");
        assert!(is_program || !text.contains(&message), "{path}: call support::skipped");
    }
}

#[test]
fn contributing_has_a_row_for_each_input_of_two_sizes() {
    let [call, variable] = [["full", "()"], ["IRI_", "FULL"]].map(|it| it.concat());
    let mut found = BTreeSet::new();
    for (path, text) in tests() {
        assert!(!text.contains(&["(\"", &variable, "\""].concat()), "{path}: call support::{call}");
        for (place, _) in text.match_indices(&call) {
            let (_, rest) = text[..place].rsplit_once("fn ").unwrap();
            found.insert(vec![path.clone(), rest.split(['(', '<']).next().unwrap().to_owned()]);
        }
    }
    let page = page();
    let rows = section(&page, "The long checks").filter(|it| it.contains(".rs` | `"));
    let rows = rows.map(|row| quoted(row).take(2).map(str::to_owned).collect::<Vec<_>>());
    assert_eq!(rows.collect::<BTreeSet<_>>(), found);
}

#[test]
fn contributing_adds_with_at_most_five_files() {
    let page = page();
    let mut additions = Vec::new();
    for line in section(&page, "How to add") {
        if let Some(addition) = line.strip_prefix("### ") {
            additions.push((addition, 0));
        } else if line.starts_with(|c: char| c.is_ascii_digit()) {
            assert!(line.contains('/') || line.contains(".md"), "{line}");
            additions.last_mut().unwrap().1 += 1;
        }
    }
    assert_eq!(additions.len(), 8);
    assert!(additions.iter().all(|(_, files)| (1..=5).contains(files)), "{additions:?}");
}
