//! The files for GitHub and pre-commit: runs their shell commands as written.

use crate::ci;
use crate::run::Run;
use serde_json::Value;
use std::fs;
use std::ops::Deref;
use std::path::Path;

const ACTION: &str = include_str!("../../../../action.yml");
const HOOKS: &str = include_str!("../../../../.pre-commit-hooks.yaml");

const OLD: &str = "a = b \"-\" b\nb = 1*DIGIT\n";
const SAME: &str = "a = b %x2D 1b\nb = DIGIT *DIGIT\n";
const NEW: &str = "a = b \"-\" b\nb = 1*HEXDIG\n";

/// The script of a step of the action.
fn step(name: &str) -> String {
    ci::step(ACTION, name)
}

/// The command of a hook.
fn hook(id: &str) -> String {
    ci::hook(HOOKS, id)
}

/// A repository whose scripts call `abnf-lab`.
struct Repository(ci::Repository);

impl Deref for Repository {
    type Target = ci::Repository;

    fn deref(&self) -> &ci::Repository {
        &self.0
    }
}

impl Repository {
    fn new(old: &[(&str, &str)], new: &[(&str, &str)]) -> Option<Self> {
        ci::Repository::new(env!("CARGO_BIN_EXE_abnf-lab"), old, new).map(Repository)
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

    fn lint(&self, grammars: &str, fail_on: &str) -> Run {
        self.run(&step("Lint"), &[("GRAMMARS", grammars), ("FAIL_ON", fail_on)])
    }
}

#[test]
fn the_action_has_a_variable_for_each_one_that_its_scripts_read() {
    ci::check_variables(ACTION, &["Compare", "Lint"]);
}

/// In the working tree, Cargo and rustup would read `.cargo/config.toml` and `rust-toolchain.toml`, which
/// can name programs to run.
#[test]
fn the_action_installs_the_program_from_its_own_folder() {
    let Some(repository) = Repository::new(&[("bin/cargo", "#!/bin/sh\npwd; echo \"$@\"\n")], &[])
    else {
        return;
    };
    let action = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    let script = format!("chmod +x bin/cargo; PATH=$PWD/bin:$PATH; {}", step("Install"));
    let run = repository.run(&script, &[("GITHUB_ACTION_PATH", action.to_str().unwrap())]);
    let folder = env!("CARGO_MANIFEST_DIR");
    assert_eq!(run.stdout, format!("{folder}\ninstall --locked --path .\n"), "{}", run.stderr);
}

#[test]
fn the_action_says_what_changed() {
    let draft = "---\ntitle: T\ndocname: draft-x\n---\n\n~~~ abnf\nc = \"x\" d\nd = \"y\"\n~~~\n";
    let old = [("in/a b.abnf", OLD), ("same.abnf", OLD), ("draft.md", draft)];
    let new = [("in/a b.abnf", NEW), ("same.abnf", SAME), ("new.abnf", OLD)];
    let Some(repository) = Repository::new(&old, &new) else { return };
    let run = repository.compare("HEAD~1", "false");
    assert_eq!(run.status, 0, "{}", run.stderr);
    let markdown = repository.output("abnf-lab.md");
    for part in [
        "/in/a b.abnf` to `./in/a b.abnf`\n",
        "- It accepts more: for example `\"a\"`",
        "# ` new.abnf ` is new\n",
        "/draft.md` to `./draft.md`\n",
        "/same.abnf` to `./same.abnf`\n\nAll 3 rules accept the same strings.\n",
    ] {
        assert!(markdown.contains(part), "{part}\n{markdown}");
    }
    let summary = fs::read_to_string(repository.path().join("summary.md")).unwrap();
    assert_eq!(summary, markdown);
    assert_eq!(repository.compare("HEAD~1", "true").status, 1);
}

#[test]
fn the_action_reads_what_a_draft_includes() {
    let draft = "---\ntitle: T\ndocname: draft-x\n---\n\n~~~ abnf\nc = \"x\" d\n{::include in/d.abnf}\n\
                 {::include ../secret.abnf}\n~~~\n";
    let old = [("of/draft.md", draft), ("of/in/d.abnf", "d = 1*DIGIT\n"), ("secret.abnf", OLD)];
    let Some(repository) = Repository::new(&old, &[("of/in/d.abnf", "d = 1*HEXDIG\n")]) else {
        return;
    };
    assert_eq!(repository.compare("HEAD~1", "false").status, 0);
    let markdown = repository.output("abnf-lab.md");
    let (_, of_draft) = markdown.split_once("/of/draft.md` to").unwrap();
    assert!(of_draft.contains("It should say:\n\n```abnf\nd = 1*HEXDIG\n```\n"), "{markdown}");
    // Only the file outside of the folder of the draft is not read.
    assert_eq!(repository.lint("*.md", "error").status, 1);
    let sarif: Value = serde_json::from_str(&repository.output("abnf-lab.sarif")).unwrap();
    let results = sarif["runs"][0]["results"].as_array().unwrap();
    let errors: Vec<_> = results.iter().filter(|it| it["level"] == "error").collect();
    let [error] = &errors[..] else { panic!("{errors:?}") };
    let text = error["message"]["text"].as_str().unwrap();
    assert!(text.contains("{::include ../secret.abnf}"), "{text}");
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
    let run = repository.compare("HEAD~1", "false");
    assert_eq!(run.status, 2, "{}", run.stderr);
    assert!(repository.output("abnf-lab.md").contains("./z.abnf`\n"));
}

#[test]
fn the_action_writes_findings_as_sarif() {
    let Some(repository) = Repository::new(&[("a b.abnf", "a = c\n")], &[]) else { return };
    for (fail_on, grammars, status, count) in
        [("error", "*.abnf", 1, 1), ("note", "*.abnf", 1, 1), ("error", "*.none", 2, 0)]
    {
        let run = repository.lint(grammars, fail_on);
        assert_eq!(run.status, status, "{}", run.stderr);
        let sarif = repository.output("abnf-lab.sarif");
        let sarif: Value = serde_json::from_str(&sarif).unwrap_or_default();
        let results = sarif["runs"][0]["results"].as_array();
        assert_eq!(results.map_or(0, Vec::len), count);
    }
}

#[cfg(unix)]
#[test]
fn the_action_reads_no_file_that_a_link_leads_to() {
    let runner = tempfile::tempdir().unwrap();
    let secret = runner.path().join("secret.abnf");
    fs::write(&secret, "secret = hunter2\n").unwrap();
    let Some(repository) = Repository::new(&[("link.abnf", OLD), ("a.abnf", OLD)], &[]) else {
        return;
    };
    let in_repository = |name: &str| repository.path().join(name);
    fs::remove_file(in_repository("link.abnf")).unwrap();
    let link = |target: &Path, name| std::os::unix::fs::symlink(target, in_repository(name));
    link(&secret, "link.abnf").unwrap();
    link(runner.path(), "folder.abnf").unwrap();
    // The steps would write through a link among the outputs.
    fs::create_dir(in_repository("out")).unwrap();
    for output in ["out/abnf-lab.md", "out/abnf-lab.sarif"] {
        link(&secret, output).unwrap();
    }
    repository.commit();
    // A file in the index that is not in the commit is not regular, either.
    repository.write(&[("added.abnf", "secret = hunter2\n")]);
    assert_eq!(repository.run("git add added.abnf", &[]).status, 0);

    let run = repository.compare("HEAD~1", "true");
    assert_eq!(run.status, 0, "{}", run.stderr);
    let markdown = repository.output("abnf-lab.md");
    for name in ["link", "folder", "added"] {
        let skipped =
            format!("Skipped, since it is not a regular file of the commit: ` {name}.abnf `");
        assert!(markdown.contains(&skipped), "{markdown}");
    }
    assert!(markdown.contains("./a.abnf`"), "{markdown}");
    let lint = repository.lint("*.abnf", "error");
    assert_eq!(lint.status, 0, "{}", lint.stderr);
    assert!(lint.stdout.contains("commit: link.abnf\n"), "{}", lint.stdout);
    let sarif = repository.output("abnf-lab.sarif");
    assert!(sarif.contains("\"version\":\"2.1.0\""), "{sarif}");
    for text in [markdown, sarif, run.stdout, run.stderr, lint.stdout, lint.stderr] {
        assert!(!text.contains("hunter2") && !text.contains("root"), "{text}");
    }
    assert_eq!(fs::read_to_string(&secret).unwrap(), "secret = hunter2\n");

    // A link of the base is no last version.
    fs::remove_file(in_repository("link.abnf")).unwrap();
    repository.write(&[("link.abnf", NEW)]);
    repository.commit();
    assert_eq!(repository.compare("HEAD~1", "true").status, 0);
    assert!(repository.output("abnf-lab.md").contains("# ` link.abnf ` is new\n"));
    // With nothing to read, the step fails and says why.
    let run = repository.lint("folder.abnf", "error");
    assert_eq!(run.status, 2);
    assert!(run.stderr.starts_with("No regular file of the commit"), "{}", run.stderr);
}

/// The names would be options, standard input, a notation and a built-in grammar, and Markdown.
#[cfg(unix)]
const NAMES: [&str; 8] = [
    "-ft.abnf",
    "--help",
    "-",
    "pest:x.abnf",
    "rfc3986",
    "a\n# Injected\n::error::b\n/c.abnf",
    "[x](http:`y``).abnf",
    "\u{202E}é*.abnf",
];

#[cfg(unix)]
#[test]
fn the_action_takes_names_as_names() {
    let files = |text| NAMES.map(|name| (name, text));
    let Some(repository) = Repository::new(&files(OLD), &files(NEW)) else { return };
    let compare = |base| {
        let variables = [("GRAMMARS", ":/"), ("UNCHANGED", "false"), ("BASE", base)];
        let run = repository.run(&step("Compare"), &variables);
        assert_eq!(run.status, 0, "{}", run.stderr);
        assert!(!run.stdout.contains("\n::error"), "{}", run.stdout);
        let markdown = repository.output("abnf-lab.md");
        assert!(!markdown.contains("\n# Injected"), "{markdown}");
        assert!(!markdown.contains("\n::error"), "{markdown}");
        markdown
    };
    let markdown = compare("HEAD~1");
    assert_eq!(markdown.matches("\nOf 3 rules, 2 changed.\n").count(), NAMES.len(), "{markdown}");
    assert!(markdown.contains("``` to ```./[x](http:`y``).abnf```\n"), "{markdown}");
    assert!(markdown.contains("./a\\n# Injected\\n::error::b\\n/c.abnf`\n"), "{markdown}");

    // Names that are new, and those that are skipped, are escaped, too.
    let empty =
        "git rm -rq --cached . && git -c user.name=n -c user.email=e@example.org commit -qm e";
    assert_eq!(repository.run(empty, &[]).status, 0);
    repository.commit();
    let is_new = compare("HEAD~1");
    let skipped = {
        assert_eq!(repository.run("git reset -q --soft HEAD~1", &[]).status, 0);
        compare("HEAD")
    };
    for (markdown, what) in
        [(is_new, "is new\n"), (skipped, "Skipped, since it is not a regular file of the commit: ")]
    {
        assert!(markdown.matches(what).count() >= NAMES.len(), "{markdown}");
        assert!(markdown.contains(r"` $'a\n# Injected\n::error::b\n/c.abnf' `"), "{markdown}");
        assert!(markdown.contains(r"` $'\342\200\256\303\251*.abnf' `"), "{markdown}");
    }
}

#[cfg(unix)]
#[test]
fn the_action_lints_files_of_any_name() {
    let Some(repository) = Repository::new(&NAMES.map(|name| (name, "a = c\n")), &[]) else {
        return;
    };
    let run = repository.lint(":/", "error");
    assert_eq!(run.status, 1, "{}", run.stderr);
    let sarif: Value = serde_json::from_str(&repository.output("abnf-lab.sarif")).unwrap();
    let results = sarif["runs"][0]["results"].as_array().unwrap().iter();
    let uri = "/locations/0/physicalLocation/artifactLocation/uri";
    let mut found: Vec<_> = results.map(|it| it.pointer(uri).unwrap().as_str().unwrap()).collect();
    found.sort_unstable();
    let mut expected = [
        "-ft.abnf",
        "--help",
        "-",
        "pest%3Ax.abnf",
        "rfc3986",
        "a%0A%23%20Injected%0A%3A%3Aerror%3A%3Ab%0A/c.abnf",
        "%5Bx%5D%28http%3A%60y%60%60%29.abnf",
        "%E2%80%AE%C3%A9%2A.abnf",
    ];
    expected.sort_unstable();
    assert_eq!(found, expected);
}

#[test]
fn the_base_of_the_action_is_a_revision_and_no_option() {
    let Some(origin) = Repository::new(&[("a.abnf", OLD)], &[("a.abnf", NEW)]) else { return };
    assert_eq!(origin.run("git tag v1.0 HEAD~1 && git tag -m m v1.1 HEAD~1", &[]).status, 0);
    for base in ["HEAD~1", "v1.0", "v1.1"] {
        assert_eq!(origin.compare(base, "true").status, 1, "{base}");
    }
    // A shallow clone, as of actions/checkout, fetches a tag or a commit.
    let Some(clone) = Repository::new(&[], &[]) else { return };
    let commands = "rm -rf .git && git clone -q --depth 1 --no-tags \"file://$ORIGIN\" clone && \
                    git -C clone config --file .git/config --list >clone/list";
    let run = clone.run(commands, &[("ORIGIN", origin.path().to_str().unwrap())]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let commit = origin.run("git rev-parse HEAD~1", &[]).stdout;
    let script = format!("cd clone\n{}", step("Compare"));
    let compare = |base: &str| {
        let variables = [("GRAMMARS", "*.abnf"), ("BASE", base), ("UNCHANGED", "true")];
        clone.run(&script, &variables)
    };
    for base in ["v1.0", "v1.1", commit.trim()] {
        let run = compare(base);
        assert_eq!(run.status, 1, "{base}: {}", run.stderr);
    }
    for base in ["--upload-pack=touch pwned;git-upload-pack", "-h", "--help", "none", "HEAD~9"] {
        let run = compare(base);
        assert!(run.status > 1, "{base}: {} {}", run.status, run.stdout);
        assert!(!run.stdout.contains("usage"), "{base}: {}", run.stdout);
    }
    assert!(!clone.path().join("clone/pwned").exists());
}

#[test]
fn the_hooks_lint_and_compare() {
    let old = [("a.abnf", OLD), ("same.abnf", OLD), ("-ft.abnf", OLD)];
    let new = [("a.abnf", NEW), ("same.abnf", SAME), ("new.abnf", "a = c\n")];
    let Some(repository) = Repository::new(&old, &new) else { return };
    assert_eq!(repository.run("git reset -q HEAD~1", &[]).status, 0);
    for (id, files, status) in [
        ("abnf-lint", "same.abnf a.abnf", 0),
        ("abnf-lint", "same.abnf new.abnf", 1),
        ("abnf-lint", "-ft.abnf", 0),
        ("abnf-unchanged", "same.abnf new.abnf", 0),
        ("abnf-unchanged", "a.abnf same.abnf", 1),
        ("abnf-unchanged", "-ft.abnf", 0),
    ] {
        let run = repository.run(&format!("{} {files}", hook(id)), &[]);
        assert_eq!(run.status, status, "{id} {files}: {}{}", run.stdout, run.stderr);
    }
    let run = repository.run(&format!("{} a.abnf", hook("abnf-unchanged")), &[]);
    assert!(run.stdout.contains("differs: \"a\" only in ./a.abnf"), "{}", run.stdout);
}

/// The pull request of the page of the guide: the draft with its mistakes fails, and the comment is that of
/// the page.
#[test]
fn the_action_writes_the_comment_of_the_morning() {
    let draft = include_str!("../data/morning.md");
    let [old, new] =
        [include_str!("../data/morning-old.md"), include_str!("../data/morning-new.md")];
    let Some(repository) = Repository::new(&[("draft.md", old)], &[("draft.md", new)]) else {
        return;
    };
    let run = repository.compare("HEAD~1", "false");
    assert_eq!(run.status, 0, "{}", run.stderr);
    let page = include_str!("../../src/guide/morning.md");
    let comment = page.split_once("~~~text\n").unwrap().1.split_once("~~~").unwrap().0;
    assert!(
        repository.output("abnf-lab.md").contains(comment),
        "{}",
        repository.output("abnf-lab.md")
    );
    assert_eq!(repository.lint("*.md", "error").status, 0);
    repository.write(&[("draft.md", draft)]);
    repository.commit();
    assert_eq!(repository.lint("*.md", "error").status, 1);
    assert!(repository.output("abnf-lab.sarif").contains("\"startLine\":15"));
}
