//! The files for GitHub, GitLab and pre-commit, whose shell commands tests run as written.

use super::run::Run;
use super::support::skipped;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// The lines after `key`, indented further, without the indentation.
pub fn block(lines: &str, key: &str) -> String {
    let mut lines = lines.lines().skip_while(|line| line.trim() != key);
    let indent = |line: &str| line.len() - line.trim_start().len();
    let first = indent(lines.next().unwrap_or_else(|| panic!("no {key}")));
    let inner: Vec<&str> =
        lines.take_while(|line| line.is_empty() || indent(line) > first).collect();
    let margin = indent(inner[0]);
    inner.iter().map(|line| format!("{}\n", line.get(margin..).unwrap_or(""))).collect()
}

/// The step of an action with this name.
fn whole_step<'a>(action: &'a str, name: &str) -> &'a str {
    let (_, step) = action.split_once(&format!("- name: {name}\n")).unwrap();
    step.split("\n    - name:").next().unwrap()
}

/// The script of a step of an action.
pub fn step(action: &str, name: &str) -> String {
    block(whole_step(action, name), "run: |")
}

/// Checks that each variable of these steps is an input of the action, and that the script reads it.
pub fn check_variables(action: &str, steps: &[&str]) {
    for name in steps {
        let env = block(whole_step(action, name), "env:");
        for line in env.lines() {
            let (variable, value) = line.split_once(": ${{ inputs.").unwrap();
            let input = value.strip_suffix(" }}").unwrap();
            assert!(action.contains(&format!("\n  {input}:\n    description: ")), "{input}");
            assert!(step(action, name).contains(&format!("${variable}")), "{name} {variable}");
        }
    }
}

/// The command of a hook of pre-commit, which folds it into one line, with its arguments.
pub fn hook(hooks: &str, id: &str) -> String {
    let (_, hook) = hooks.split_once(&format!("- id: {id}\n")).unwrap();
    let hook = hook.split("\n- id:").next().unwrap();
    let value = |key: &str| hook.lines().find_map(|line| line.trim().strip_prefix(key));
    let entry = match value("entry: ") {
        Some(">-") => block(hook, "entry: >-").trim_end().replace('\n', " "),
        entry => entry.unwrap().to_owned(),
    };
    let arguments = value("args: [").map_or("", |it| it.strip_suffix(']').unwrap());
    format!("{entry} {}", arguments.replace(',', " "))
}

/// A repository of Git with two commits: the second one writes some of its files again.
pub struct Repository {
    folder: TempDir,
    /// The folder of the program that the scripts call.
    program: PathBuf,
}

impl Repository {
    /// Makes a repository for scripts that call `program`; `None`, with a message, if what they call besides
    /// is absent.
    pub fn new(program: &str, old: &[(&str, &str)], new: &[(&str, &str)]) -> Option<Self> {
        for program in ["git", "bash", "cat"] {
            if !is_there(program) {
                return None;
            }
        }
        let program = Path::new(program).parent().unwrap().to_owned();
        let repository = Repository { folder: tempfile::tempdir().unwrap(), program };
        repository.write(old);
        assert_eq!(repository.run("git init -q", &[]).status, 0);
        repository.commit();
        repository.write(new);
        repository.commit();
        Some(repository)
    }

    pub fn commit(&self) {
        let commit = "git add . && git -c user.name=n -c user.email=e@example.org \
                      commit -q --allow-empty -m c";
        let run = self.run(commit, &[]);
        assert_eq!(run.status, 0, "{}", run.stderr);
    }

    pub fn write(&self, files: &[(&str, &str)]) {
        for (name, text) in files {
            let path = self.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    pub fn output(&self, file: &str) -> String {
        fs::read_to_string(self.path().join("out").join(file)).unwrap()
    }

    /// Runs a script as GitHub does, with the program on the path.
    pub fn run(&self, script: &str, variables: &[(&str, &str)]) -> Run {
        let path = env::split_paths(&env::var_os("PATH").unwrap()).collect::<Vec<_>>();
        let path = env::join_paths([self.program.clone()].into_iter().chain(path)).unwrap();
        let mut command = Command::new("bash");
        command.args(["--noprofile", "--norc", "-eo", "pipefail", "-c", script]);
        command.current_dir(self.path()).env("PATH", path).env("OUTPUT", "out");
        command.env_remove("GITHUB_STEP_SUMMARY").envs(variables.iter().copied());
        Run::from(command.stdin(Stdio::null()).output().unwrap())
    }
}

/// Whether a program can be called; otherwise, this is reported.
pub fn is_there(program: &str) -> bool {
    let is_there = Command::new(program).arg("--version").output().is_ok();
    if !is_there {
        skipped(format_args!("there is no {program}"));
    }
    is_there
}
