//! Every example of every help text, run on files that show what it is for.

use super::support::skipped;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use toml::{Table, Value};

/// The examples of a help text, each with its lines.
fn examples(help: &str) -> Vec<String> {
    let Some((_, rest)) = help.split_once("Examples:\n") else { return Vec::new() };
    let mut all: Vec<String> = Vec::new();
    for line in rest.lines().take_while(|line| !line.is_empty()) {
        // What the program's own help says of an example follows it.
        let said = line.trim().split("  ").next().unwrap();
        match line.strip_prefix("   ") {
            Some(_) => *all.last_mut().unwrap() += &format!("\n{said}"),
            None => all.push(said.to_owned()),
        }
    }
    all
}

fn words(example: &str) -> String {
    example.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Octets of a text in which `{E9}` is one.
fn octets(text: &str) -> Vec<u8> {
    let (mut octets, mut rest) = (Vec::new(), text);
    while let Some((before, after)) = rest.split_once('{') {
        octets.extend(before.as_bytes());
        let digits = after.split_once('}').filter(|(digits, _)| digits.len() == 2);
        match digits.and_then(|(digits, rest)| Some((u8::from_str_radix(digits, 16).ok()?, rest))) {
            Some((octet, after)) => {
                octets.push(octet);
                rest = after;
            }
            None => {
                octets.push(b'{');
                rest = after;
            }
        }
    }
    [&octets, rest.as_bytes()].concat()
}

/// What the files in a folder have.
fn content(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(content(&path))
        } else {
            drop(all.insert(path.clone(), fs::read(path).unwrap()))
        }
    }
    all
}

/// A program, and the folder that `@` in its table begins at.
pub struct Program {
    pub name: &'static str,
    /// Where it was built.
    pub path: &'static str,
    pub root: &'static str,
}

impl Program {
    /// Runs the examples of these help texts. Each has a row in the table, and no row has none.
    pub fn shows_what_its_examples_are_for(&self, helps: &[String], table: &str) {
        let table: Table = table.parse().unwrap();
        let files = table["files"].as_table().unwrap();
        let rows = table["example"].as_array().unwrap().iter().map(|row| row.as_table().unwrap());
        let rows: BTreeMap<String, &Table> =
            rows.map(|row| (words(row["run"].as_str().unwrap()), row)).collect();
        let all = helps.iter().flat_map(|help| examples(help));
        let all: BTreeMap<_, _> = all.map(|example| (words(&example), example)).collect();
        let in_help: BTreeSet<_> = all.keys().collect();
        assert_eq!(rows.keys().collect::<BTreeSet<_>>(), in_help);

        let (next, all) = (AtomicUsize::new(0), all.into_iter().collect::<Vec<_>>());
        let work = || {
            let mut wrong = Vec::new();
            while let Some((words, example)) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                let why = self.run(example, rows[words], files);
                wrong.extend(why.map(|why| format!("{example}\n{why}\n")));
            }
            wrong
        };
        let wrong: Vec<String> = thread::scope(|scope| {
            // What is skipped is reported with the name of the thread, which is that of the test.
            let name = thread::current().name().unwrap_or_default().to_owned();
            let worker = || thread::Builder::new().name(name.clone()).spawn_scoped(scope, work);
            let workers: Vec<_> = (0..2).map(|_| worker().unwrap()).collect();
            workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
        });
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    /// Runs an example, in a folder with the files. Returns what is wrong with it.
    fn run(&self, example: &str, row: &Table, files: &Table) -> Option<String> {
        let text = |key: &str| row.get(key).and_then(Value::as_str);
        if let Some(test) = text("elsewhere") {
            let is_there = Path::new(self.root).join(test).is_file();
            return (!is_there).then(|| format!("{test} is not there"));
        }
        let shell = text("shell").unwrap_or("sh");
        if let Some(program) = self.missing(example, shell) {
            skipped(format_args!("{program} is not there: {example}"));
            return None;
        }
        let folder = tempfile::tempdir().unwrap();
        self.write(folder.path(), files);
        if let Some(files) = row.get("files") {
            self.write(folder.path(), files.as_table().unwrap());
        }
        if let Some((_, home)) = example.split_once("> ~/") {
            fs::create_dir_all(folder.path().join(home).parent().unwrap()).unwrap();
        }
        let given = content(folder.path());
        let program = Path::new(self.path).parent().unwrap();
        let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap());
        let mut command = Command::new(shell);
        let before = text("before").map(|first| format!("{first} >&2 && ")).unwrap_or_default();
        command.args(["-c", &(before + example)]).current_dir(folder.path());
        command.env("PATH", path).env("HOME", folder.path()).env("FPATH", folder.path());
        command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
        let output = command.output().unwrap();
        let mut shown = [output.stdout, output.stderr].concat();
        for (path, content) in content(folder.path()) {
            if given.get(&path) != Some(&content) {
                shown.extend(content);
            }
        }
        let (status, shown) = (output.status.code(), String::from_utf8_lossy(&shown));
        let expected = row.get("status").and_then(Value::as_integer).unwrap_or(0);
        let shows = text("shows").unwrap();
        let is_right = status.map(i64::from) == Some(expected) && shown.contains(shows);
        (!is_right).then(|| format!("status {status:?}, without {shows:?}: {shown:.2000}"))
    }

    /// A program that an example needs, and that is not there.
    fn missing<'e>(&self, example: &'e str, shell: &'e str) -> Option<&'e str> {
        let programs = example.split(" | ").filter_map(|part| part.split_whitespace().next());
        let mut programs = programs.filter(|it| it.bytes().all(|octet| octet.is_ascii_lowercase()));
        let path = std::env::var("PATH").unwrap();
        let is_there =
            |name: &str| path.split(':').any(|folder| Path::new(folder).join(name).is_file());
        [shell]
            .into_iter()
            .chain(programs.by_ref())
            .find(|name| *name != self.name && !is_there(name))
    }

    fn write(&self, folder: &Path, files: &Table) {
        for (name, text) in files {
            let path = folder.join(OsStr::from_bytes(&octets(name)));
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            let text = text.as_str().unwrap();
            let content = match text.strip_prefix('@') {
                Some(of) => fs::read(Path::new(self.root).join(of)).unwrap(),
                None => octets(text),
            };
            fs::write(path, content).unwrap();
        }
    }
}
