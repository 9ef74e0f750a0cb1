//! The action for identifiers, the hooks of pre-commit, and the lines to copy of the guide's page about CI: runs
//! their shell commands as written.

use crate::ci::{self, Repository};
use crate::run::Run;
use serde_json::Value;
use std::fs;
use std::path::Path;

const ACTION: &str = include_str!("../../../../action/identifiers/action.yml");
const HOOKS: &str = include_str!("../../../../.pre-commit-hooks.yaml");
const PAGE: &str = include_str!("../../../../src/guide/in_ci.md");

/// A valid line, one with a finding that is an error (RFC 3987 section 4.1), one that the grammar rejects, one that
/// the grammar of its scheme rejects.
const LINES: &str = "http://example.org/\nhttp://a/\u{202e}b\nhttp://a/b c\ncoap:///a\n";

fn repository(files: &[(&str, &str)]) -> Option<Repository> {
    Repository::new(env!("CARGO_BIN_EXE_iri"), files, &[])
}

/// Runs the second step of the action with these values in place of the defaults.
fn run_action(repository: &Repository, files: &str, values: &[(&str, &str)]) -> Run {
    let defaults = [
        ("FILES", files),
        ("DOCUMENT", "rfc3987"),
        ("RULE", ""),
        ("SCHEMES", "false"),
        ("COLUMN", ""),
        ("PROFILE", "rfc3987"),
        ("FAIL_ON", "error"),
    ];
    repository.run(&ci::step(ACTION, "Check and lint"), &[&defaults, values].concat())
}

/// The rule and the place of each result.
fn results(sarif: &str) -> Vec<(String, String, u64)> {
    let sarif: Value = serde_json::from_str(sarif).unwrap();
    let results = sarif["runs"][0]["results"].as_array().unwrap().iter();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let of_result = |result: &Value| {
        let place = &result["locations"][0]["physicalLocation"];
        let uri = text(&place["artifactLocation"]["uri"]);
        (text(&result["ruleId"]), uri, place["region"]["startLine"].as_u64().unwrap())
    };
    results.map(of_result).collect()
}

fn result(rule: &str, uri: &str, line: u64) -> (String, String, u64) {
    (rule.to_owned(), uri.to_owned(), line)
}

#[test]
fn the_action_has_a_variable_for_each_one_that_its_script_reads() {
    ci::check_variables(ACTION, &["Check and lint"]);
}

#[test]
fn the_action_installs_the_program_from_its_own_folder() {
    let Some(repository) = repository(&[("bin/cargo", "#!/bin/sh\npwd; echo \"$@\"\n")]) else {
        return;
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    let action = root.join("action/identifiers");
    let install = ci::step(ACTION, "Install");
    let script = format!("chmod +x bin/cargo; PATH=$PWD/bin:$PATH; {install}");
    let run = repository.run(&script, &[("GITHUB_ACTION_PATH", action.to_str().unwrap())]);
    let folder = env!("CARGO_MANIFEST_DIR");
    assert_eq!(run.stdout, format!("{folder}\ninstall --locked --path .\n"), "{}", run.stderr);
}

#[test]
fn the_action_checks_and_lints() {
    let files = [("data/a b.txt", LINES), ("data/fine.txt", "http://a/\n"), ("c.txt", "a b\n")];
    let Some(repository) = repository(&files) else { return };
    let run = run_action(&repository, "data/*.txt\n:!data/none.txt\n", &[]);
    assert_eq!(
        (run.status, &*run.stderr),
        (
            1,
            "iri: 5 lines, 1 not valid as IRI-reference (RFC 3987); 1 has bidirectional formatting characters, which RFC 3987 section 4.1 forbids\niri: 5 lines, 2 findings\n"
        )
    );
    let check = repository.output("iri-check.sarif");
    assert_eq!(results(&check), [result("syntax", "data/a%20b.txt", 3)]);
    let lint = repository.output("iri-lint.sarif");
    let of_lint = [result("I301", "data/a%20b.txt", 2), result("I601", "data/a%20b.txt", 4)];
    assert_eq!(results(&lint), of_lint);
    assert!(run.stdout.contains("\ndata/a b.txt:3:11: a space is not allowed"), "{}", run.stdout);
    assert!(!lint.contains(repository.path().to_str().unwrap()));

    let run = run_action(&repository, "data/*.txt", &[("SCHEMES", "true"), ("RULE", "IRI")]);
    assert_eq!(run.status, 1);
    let of_check = [3, 4].map(|line| result("syntax", "data/a%20b.txt", line));
    assert_eq!(results(&repository.output("iri-check.sarif")), of_check);

    assert_eq!(run_action(&repository, "data/fine.txt", &[]).status, 0);
    let strict = [("PROFILE", "strict"), ("FAIL_ON", "note")];
    assert_eq!(run_action(&repository, "data/fine.txt", &strict).status, 0);
    assert_eq!(run_action(&repository, "data/fine.txt", &[("DOCUMENT", "rfc3985")]).status, 2);
}

#[test]
fn the_action_reads_columns() {
    let table = "name,url\na,http://a/\nb,http://a/b c\n";
    let Some(repository) = repository(&[("urls.csv", table)]) else { return };
    let run = run_action(&repository, "*.csv", &[("COLUMN", "url")]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    assert_eq!(results(&repository.output("iri-check.sarif")), [result("syntax", "urls.csv", 3)]);
}

#[test]
fn the_action_reads_no_file_that_a_link_leads_to() {
    let runner = tempfile::tempdir().unwrap();
    let secret = runner.path().join("secret.txt");
    fs::write(&secret, "hunter 2\n").unwrap();
    let Some(repository) = repository(&[("a.txt", "http://a/\n")]) else { return };
    let link = |name: &str| {
        std::os::unix::fs::symlink(&secret, repository.path().join(name)).unwrap();
    };
    link("link.txt");
    // The script would write through a link among the outputs.
    fs::create_dir(repository.path().join("out")).unwrap();
    link("out/iri-check.sarif");
    repository.commit();
    let run = run_action(&repository, "*.txt", &[]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert_eq!(run.stdout, "Skipped, since it is not a regular file: link.txt\n");
    assert_eq!(results(&repository.output("iri-check.sarif")), []);
    assert_eq!(fs::read_to_string(&secret).unwrap(), "hunter 2\n");
    let run = run_action(&repository, "link.txt", &[]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.starts_with("No regular file of the repository"), "{}", run.stderr);
}

/// The names would be options, standard input, and commands of a workflow.
#[test]
fn the_action_takes_names_as_names() {
    let names = ["-ft.txt", "--help", "-", "a\n::error::b\n.txt", "::error::c.txt", "é*.txt"];
    let Some(repository) = repository(&names.map(|name| (name, "a b\n"))) else { return };
    let run = run_action(&repository, ":/", &[]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    let mut uris: Vec<_> =
        results(&repository.output("iri-check.sarif")).into_iter().map(|it| it.1).collect();
    uris.sort_unstable();
    let expected =
        ["%C3%A9*.txt", "--help", "-ft.txt", "./-", "./::error::c.txt", "./a%0A::error::b%0A.txt"];
    assert_eq!(uris, expected);
    // The runner takes no line between the marks for a command.
    let (before, lines) = run.stdout.split_once("::stop-commands::").unwrap();
    let (mark, lines) = lines.split_once('\n').unwrap();
    let (_, after) = lines.split_once(&format!("\n::{mark}::\n")).unwrap();
    assert!(!before.contains("::error") && !after.contains("::error"), "{}", run.stdout);
}

/// The block of the page that begins so.
fn lines_to_copy(begin: &str) -> &'static str {
    let (_, block) = PAGE.split_once(&format!("```yaml\n{begin}\n")).unwrap();
    block.split("```\n").next().unwrap()
}

#[test]
fn the_page_has_the_inputs_of_the_action() {
    let (inputs, _) = ACTION.split_once("\noutputs:\n").unwrap();
    let (_, inputs) = inputs.split_once("\ninputs:\n").unwrap();
    let names = inputs.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let names: Vec<_> = names.map(|line| line.trim().trim_end_matches(':')).collect();
    let rows = PAGE.lines().filter_map(|line| line.strip_prefix("| `"));
    assert_eq!(names, rows.map(|row| row.split('`').next().unwrap()).collect::<Vec<_>>());
    let (_, step) = lines_to_copy("name: identifiers").split_once("        id: iri\n").unwrap();
    let with = ci::block(step.split("      - uses").next().unwrap(), "with:");
    let given = with.lines().filter(|line| !line.starts_with(' '));
    for name in given.map(|line| line.split(':').next().unwrap()) {
        assert!(names.contains(&name), "{name}");
    }
}

/// The lines of the job, one after the other in one shell.
#[test]
fn the_job_for_gitlab_writes_a_report() {
    if !ci::is_there("jq") {
        return;
    }
    let Some(repository) = repository(&[("data/a b.txt", LINES)]) else { return };
    let job = ci::block(lines_to_copy("identifiers:"), "script:");
    let script: String =
        job.split("- ").map(|command| command.strip_prefix("|\n").unwrap_or(command)).collect();
    let run = repository.run(&script, &[]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    let report = fs::read_to_string(repository.path().join("gl-code-quality-report.json")).unwrap();
    let report: Value = serde_json::from_str(&report).unwrap();
    let [bidi, syntax, scheme] = &report.as_array().unwrap()[..] else { panic!("{report}") };
    assert_eq!(bidi["check_name"], "I301");
    assert_eq!(bidi["severity"], "major");
    assert_eq!(syntax["location"]["path"], "data/a%20b.txt");
    assert_eq!(syntax["location"]["lines"]["begin"], 3);
    assert_eq!(syntax["fingerprint"], "syntax data/a%20b.txt [3,11]");
    assert!(scheme["description"].is_string());
}

#[test]
fn the_hooks_check_and_lint() {
    let Some(repository) = repository(&[("a.txt", LINES), ("b.txt", "http://a/\n"), ("-0", "a\n")])
    else {
        return;
    };
    for (id, files, status) in [
        ("iri-check", "a.txt b.txt", 1),
        ("iri-check", "b.txt -0", 0),
        ("iri-lint", "b.txt a.txt", 1),
        ("iri-lint", "b.txt -0", 0),
    ] {
        let run = repository.run(&format!("{} {files}", ci::hook(HOOKS, id)), &[]);
        assert_eq!(run.status, status, "{id} {files}: {}{}", run.stdout, run.stderr);
    }
}

/// The lines of the page, with this repository in place of the one on a server.
#[test]
fn pre_commit_runs_the_hooks() {
    if !ci::is_there("pre-commit") {
        return;
    }
    let hooks = [(".pre-commit-hooks.yaml", HOOKS)];
    let files = [("data/a.txt", LINES), ("data/b.txt", "http://a/\n"), ("c.txt", "a b\n")];
    let (Some(of_project), Some(repository)) = (repository(&hooks), repository(&files)) else {
        return;
    };
    let revision = of_project.run("git rev-parse HEAD", &[]).stdout;
    let settings = format!("repos:\n{}", lines_to_copy("repos:"))
        .replace("https://HOST/OWNER/iri-grammar", of_project.path().to_str().unwrap())
        .replace("REVISION", revision.trim());
    repository.write(&[(".pre-commit-config.yaml", &settings)]);
    assert_eq!(repository.run("git add .", &[]).status, 0);
    let home = tempfile::tempdir().unwrap();
    let variables = [("PRE_COMMIT_HOME", home.path().to_str().unwrap())];
    let run = repository.run("pre-commit run --all-files", &variables);
    assert_eq!(run.status, 1, "{}{}", run.stdout, run.stderr);
    for part in ["data/a.txt:3:11: a space", "data/a.txt:4:8: ", "data/a.txt:2:10: error[I301"] {
        assert!(run.stdout.contains(part), "{part}\n{}", run.stdout);
    }
    assert!(!run.stdout.contains("c.txt"), "{}", run.stdout);
    let run = repository.run("pre-commit run --files data/b.txt", &variables);
    assert_eq!(run.status, 0, "{}{}", run.stdout, run.stderr);
    assert_eq!(run.stdout.matches("Passed").count(), 2, "{}", run.stdout);
}
