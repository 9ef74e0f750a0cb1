//! The overview and the implementations as Markdown.

use super::overview::{share, wrong_by_strength};
use super::{Implementation, Report};
use crate::case::Operation;
use crate::cause::{Cause, causes};
use crate::judge::Failure;
use crate::results::Kind;
use crate::ruling::Text;
use crate::shell::{counted, visible};
use crate::show::{self, Shown, differences};

/// The identifiers that are listed for a cause.
const LISTED: usize = 10;

/// Returns a text as code, which may contain backquotes and, in a table, bars.
fn code(text: &str) -> String {
    if text.is_empty() {
        return "*the empty text*".to_owned();
    }
    let text = visible(text).replace('|', "\\|");
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest + 1);
    // A space at each end is no part of the code.
    let pad = if text.starts_with(['`', ' ']) || text.ends_with(['`', ' ']) { " " } else { "" };
    format!("{fence}{pad}{text}{pad}{fence}")
}

/// Returns a text as Markdown, with a backslash before each character that has a meaning there.
fn escape(text: &str) -> String {
    let mut out = String::new();
    for c in visible(text).chars() {
        if "\\`*_[]<>|#&".contains(c) {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// Returns a value as Markdown.
fn markdown(value: &Shown) -> String {
    match value {
        Shown::Text(text) => code(text),
        Shown::Words(text) => format!("*{}*", escape(text)),
    }
}

/// Returns the overview: a table of the implementations of each kind.
pub fn overview(report: &Report) -> String {
    let mut out = "# What implementations do with URIs and IRIs\n".to_owned();
    for kind in Kind::ALL {
        let title = kind.heading();
        let rows = || report.implementations.iter().filter(|it| it.results.kind == kind);
        if rows().count() == 0 {
            continue;
        }
        let is_asked =
            |it: &Operation| rows().any(|row| row.results.of_operation(*it).judged() > 0);
        let operations: Vec<Operation> = Operation::ALL.into_iter().filter(is_asked).collect();
        let names: Vec<&str> = operations.iter().map(|it| it.name()).collect();
        out += &format!(
            "\n## {title}\n\n| implementation | language | source | date | all | {} | wrong, required | wrong, advised |\n\
             | --- | --- | --- | --- | --: |{} --: | --: |\n",
            names.join(" | "),
            " --: |".repeat(names.len())
        );
        for it in rows() {
            let shares: Vec<String> = operations
                .iter()
                .map(|operation| share(it.results.of_operation(*operation)))
                .collect();
            let [required, advised] = wrong_by_strength(it);
            out += &format!(
                "| [{}]({}.md) | {} | <{}> | {} | {} | {} | {required} | {advised} |\n",
                escape(&it.title()),
                it.name,
                escape(&it.results.driver.language),
                it.results.driver.source,
                it.results.date,
                share(it.results.total()),
                shares.join(" | "),
            );
        }
    }
    out + "\nA cell is the share of answers that agree with the document. An answer is \
           wrong against something *required* (the grammar, the steps of an algorithm, a MUST or an \
           example) or only *advised* (a SHOULD or a MAY). Newer versions were not checked.\n"
}

/// Returns the report of an implementation, for its maintainers.
pub fn implementation(report: &Report, it: &Implementation) -> String {
    let driver = &it.results.driver;
    let total = it.results.total();
    let causes = causes(it.results.failures(&report.suite));
    let mut out = format!(
        "# {}\n\n{} of {} as the documents say; {} {} by {}.\n\n\
         - version {}, run on {}; a newer version was not checked\n- source: <{}>\n- call: {}\n\
         - cases: iri-conformance {}\n",
        escape(&it.title()),
        share(total),
        counted(total.judged(), "answer"),
        counted(total.wrong, "answer"),
        it.verb().replace("fails", "fail").replace("differs", "differ"),
        counted(causes.len(), "cause"),
        escape(&driver.version),
        it.results.date,
        driver.source,
        code(&driver.call),
        env!("CARGO_PKG_VERSION"),
    );
    if !driver.note.is_empty() {
        out += &format!("- {}\n", escape(&driver.note));
    }
    let why = it.results.kind.why_no_failure();
    if !why.is_empty() {
        out += &format!("\n{why}\n");
    }
    causes.iter().for_each(|cause| out += &section(report, it, cause));
    out + "\nIf you think that a case is wrong, name the sentence that says so.\n"
}

/// Returns the section of a cause: what decides, what is known about it, an example, and the first
/// cases.
fn section(report: &Report, implementation: &Implementation, cause: &Cause<'_>) -> String {
    let Failure { file, case, got } = cause.example();
    let mut out = format!(
        "\n## {}: {} {}\n\n{}, {}.\n\n",
        escape(&cause.rule()),
        cause.operation(),
        escape(&cause.how),
        counted(cause.failures.len(), "case"),
        cause.strength().name(),
    );
    for text in &cause.ruling().texts {
        out += &match text {
            Text::Quote(sentence) => format!("> {}\n\n", escape(sentence)),
            Text::Printed(lines) => format!("```text\n{lines}\n```\n\n"),
            Text::Note(note) => format!("{}\n\n", escape(note)),
        };
    }
    for entry in report.known.of(&implementation.name, cause) {
        let says = escape(&entry.says);
        out += &format!("{}: {says} <{}>\n\n", entry.from.words(), entry.address);
    }
    out += "| | |\n| --- | --- |\n";
    for (name, value) in show::input(&case.input) {
        let name = if name.is_empty() { "input" } else { &name };
        out += &format!("| {name} | {} |\n", markdown(&value));
    }
    for it in differences(file.operation, case, got) {
        let of_member =
            if it.member.is_empty() { String::new() } else { format!(" {}", it.member) };
        let part = |(name, value): &(&str, Shown)| format!("{name} {}", markdown(value));
        let expected: Vec<String> = it.expected.iter().map(part).collect();
        out += &format!("| expected{of_member} | {} |\n", expected.join(" ").trim());
        out += &format!("| got{of_member} | {} |\n", markdown(&it.got));
    }
    let ids: Vec<&str> =
        cause.failures.iter().take(LISTED).map(|it| it.failure.case.id.as_str()).collect();
    let more = cause.failures.len().saturating_sub(LISTED);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    out + &format!("\nCases: {}{more}\n", ids.join(", "))
}
