//! The files for GitHub and pre-commit: runs their shell commands as written.

use crate::run::Run;
use crate::support::skipped;
use serde_json::Value;
use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

const ACTION: &str = include_str!("../../../../action.yml");
const HOOKS: &str = include_str!("../../../../.pre-commit-hooks.yaml");

const OLD: &str = "a = b \"-\" b\nb = 1*DIGIT\n";
const SAME: &str = "a = b %x2D 1b\nb = DIGIT *DIGIT\n";
const NEW: &str = "a = b \"-\" b\nb = 1*HEXDIG\n";

/// The lines after `key`, indented further, without the indentation.
fn block(lines: &str, key: &str) -> String {
    let mut lines = lines.lines().skip_while(|line| line.trim() != key);
    let indent = |line: &str| line.len() - line.trim_start().len();
    let first = indent(lines.next().unwrap_or_else(|| panic!("no {key}")));
    let inner: Vec<&str> =
        lines.take_while(|line| line.is_empty() || indent(line) > first).collect();
    let margin = indent(inner[0]);
    inner.iter().map(|line| format!("{}\n", line.get(margin..).unwrap_or(""))).collect()
}

/// The script of a step of the action.
fn step(name: &str) -> String {
    let (_, step) = ACTION.split_once(&format!("- name: {name}\n")).unwrap();
    let step = step.split("\n    - name:").next().unwrap();
    block(step, "run: |")
}

/// The command of a hook, as pre-commit folds it into one line.
fn hook(id: &str) -> String {
    let (_, hook) = HOOKS.split_once(&format!("- id: {id}\n")).unwrap();
    let hook = hook.split("\n- id:").next().unwrap();
    match hook.lines().find_map(|line| line.trim().strip_prefix("entry: ")) {
        Some(">-") => block(hook, "entry: >-").trim_end().replace('\n', " "),
        entry => entry.unwrap().to_owned(),
    }
}

/// A repository of Git with a commit, and other versions of its files.
struct Repository(TempDir);

impl Repository {
    fn new(old: &[(&str, &str)], new: &[(&str, &str)]) -> Option<Self> {
        if Command::new("git").arg("--version").output().is_err() {
            skipped("there is no git");
            return None;
        }
        let repository = Repository(tempfile::tempdir().unwrap());
        repository.write(old);
        let commit = "git init -q && git add . && \
                      git -c user.name=n -c user.email=e@example.org commit -qm old";
        assert_eq!(repository.run(commit, &[]).status, 0);
        repository.write(new);
        assert_eq!(repository.run("git add .", &[]).status, 0);
        Some(repository)
    }

    fn write(&self, files: &[(&str, &str)]) {
        for (name, text) in files {
            let path = self.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn output(&self, file: &str) -> String {
        fs::read_to_string(self.path().join("out").join(file)).unwrap()
    }

    /// Runs a script as GitHub does, with this program on the path.
    fn run(&self, script: &str, variables: &[(&str, &str)]) -> Run {
        let program = Path::new(env!("CARGO_BIN_EXE_abnf-lab")).parent().unwrap();
        let path = env::split_paths(&env::var_os("PATH").unwrap()).collect::<Vec<_>>();
        let path = env::join_paths([program.to_owned()].into_iter().chain(path)).unwrap();
        let mut command = Command::new("bash");
        command.args(["--noprofile", "--norc", "-eo", "pipefail", "-c", script]);
        command.current_dir(self.path()).env("PATH", path).env("OUTPUT", "out");
        command.env_remove("GITHUB_STEP_SUMMARY").envs(variables.iter().copied());
        Run::from(command.stdin(Stdio::null()).output().unwrap())
    }

    fn compare(&self, base: &str, unchanged: &str) -> Run {
        let variables = [
            ("GRAMMARS", "*.abnf\n*.md\n"),
            ("BASE", base),
            ("UNCHANGED", unchanged),
            ("GITHUB_STEP_SUMMARY", "summary.md"),
        ];
        self.run(&step("Compare"), &variables)
    }
}

#[test]
fn the_action_has_a_variable_for_each_one_that_its_scripts_read() {
    for name in ["Compare", "Lint"] {
        let (_, text) = ACTION.split_once(&format!("- name: {name}\n")).unwrap();
        let env = block(text, "env:");
        for line in env.lines() {
            let (variable, value) = line.split_once(": ${{ inputs.").unwrap();
            let input = value.strip_suffix(" }}").unwrap();
            assert!(ACTION.contains(&format!("\n  {input}:\n    description: ")), "{input}");
            assert!(step(name).contains(&format!("${variable}")), "{name} {variable}");
        }
    }
    assert!(step("Install").contains("crates/lab"));
}

#[test]
fn the_action_says_what_changed() {
    let draft = "---\ntitle: T\ndocname: draft-x\n---\n\n~~~ abnf\nc = \"x\" d\nd = \"y\"\n~~~\n";
    let old = [("in/a b.abnf", OLD), ("same.abnf", OLD), ("draft.md", draft)];
    let new = [("in/a b.abnf", NEW), ("same.abnf", SAME), ("new.abnf", OLD)];
    let Some(repository) = Repository::new(&old, &new) else { return };
    let run = repository.compare("HEAD", "false");
    assert_eq!(run.status, 0, "{}", run.stderr);
    let markdown = repository.output("abnf-lab.md");
    for part in [
        "/in/a b.abnf to ./in/a b.abnf\n",
        "- It accepts more: for example `\"a\"`",
        "# new.abnf is new\n",
        "/draft.md to ./draft.md\n",
        "/same.abnf to ./same.abnf\n\nAll 3 rules accept the same strings.\n",
    ] {
        assert!(markdown.contains(part), "{part}\n{markdown}");
    }
    let summary = fs::read_to_string(repository.path().join("summary.md")).unwrap();
    assert_eq!(summary, markdown);
    assert_eq!(repository.compare("HEAD", "true").status, 1);
}

#[test]
fn the_action_compares_with_nothing_where_there_is_no_last_version() {
    let Some(repository) = Repository::new(&[("a.abnf", OLD)], &[("a.abnf", NEW)]) else { return };
    for base in ["", "0000000000000000000000000000000000000000"] {
        let run = repository.compare(base, "true");
        assert_eq!(run.status, 0, "{}", run.stderr);
        let markdown = repository.output("abnf-lab.md");
        assert_eq!(markdown, "There is no last version to compare with.\n");
    }
    // A missing revision is an error.
    assert_ne!(repository.compare("none", "false").status, 0);
}

#[test]
fn the_action_fails_where_a_grammar_cannot_be_read() {
    let new = [("a.abnf", "a = b |\n"), ("z.abnf", NEW)];
    let Some(repository) = Repository::new(&[("a.abnf", OLD), ("z.abnf", OLD)], &new) else {
        return;
    };
    let run = repository.compare("HEAD", "false");
    assert_eq!(run.status, 2, "{}", run.stderr);
    assert!(repository.output("abnf-lab.md").contains("./z.abnf\n"));
}

#[test]
fn the_action_writes_findings_as_sarif() {
    let Some(repository) = Repository::new(&[("a b.abnf", "a = c\n")], &[]) else { return };
    for (fail_on, grammars, status, count) in
        [("error", "*.abnf", 1, 1), ("note", "*.abnf", 1, 1), ("error", "*.none", 2, 0)]
    {
        let variables = [("GRAMMARS", grammars), ("FAIL_ON", fail_on)];
        let run = repository.run(&step("Lint"), &variables);
        assert_eq!(run.status, status, "{}", run.stderr);
        let sarif = repository.output("abnf-lab.sarif");
        let sarif: Value = serde_json::from_str(&sarif).unwrap_or_default();
        let results = sarif["runs"][0]["results"].as_array();
        assert_eq!(results.map_or(0, Vec::len), count);
    }
}

#[test]
fn the_hooks_lint_and_prove() {
    let old = [("a.abnf", OLD), ("same.abnf", OLD)];
    let new = [("a.abnf", NEW), ("same.abnf", SAME), ("new.abnf", "a = c\n")];
    let Some(repository) = Repository::new(&old, &new) else { return };
    for (id, files, status) in [
        ("abnf-lint", "same.abnf a.abnf", 0),
        ("abnf-lint", "same.abnf new.abnf", 1),
        ("abnf-unchanged", "same.abnf new.abnf", 0),
        ("abnf-unchanged", "a.abnf same.abnf", 1),
    ] {
        let run = repository.run(&format!("{} {files}", hook(id)), &[]);
        assert_eq!(run.status, status, "{id} {files}: {}{}", run.stdout, run.stderr);
    }
    let run = repository.run(&format!("{} a.abnf", hook("abnf-unchanged")), &[]);
    assert!(run.stdout.contains("differs: \"a\" only in a.abnf"), "{}", run.stdout);
}
