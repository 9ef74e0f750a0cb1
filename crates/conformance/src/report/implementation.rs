//! The page of an implementation: its wrong answers by what decides them.

use super::html::{code, escape, link, markup, page as html_page, parts};
use super::overview::{facts, grade, share};
use super::{Implementation, Report, cases};
use crate::case::Operation;
use crate::cause::{Cause, Ruled, causes, describe_input};
use crate::judge::Failure;
use crate::ruling::Text;
use crate::shell::counted;
use crate::show::{self, differences};

/// Returns the page of an implementation.
pub fn page(report: &Report, it: &Implementation) -> String {
    let total = it.results.total();
    let mut out = format!(
        "<p><b>{}</b> of {} as the documents say. <a href=\"{name}.md\">As Markdown</a>, <a \
         href=\"{name}.badge.json\">badge</a>.</p>\n",
        share(total),
        counted(total.judged(), "answer"),
        name = escape(&it.name),
    );
    out += &facts(it);
    out += &table(it);
    out += &not_judged(report, it);
    let causes = causes(it.results.failures(&report.suite));
    for operation in Operation::ALL {
        let of_operation: Vec<&Cause<'_>> =
            causes.iter().filter(|cause| cause.operation() == operation).collect();
        if of_operation.is_empty() {
            continue;
        }
        let cases = of_operation.iter().map(|cause| cause.failures.len()).sum();
        out += &format!(
            "<h2 id=\"{operation}\">{operation}: {} in {}, by what decides them</h2>\n",
            counted(cases, "case"),
            counted(of_operation.len(), "group"),
        );
        of_operation.iter().for_each(|cause| out += &section(report, it, cause));
    }
    html_page("", &it.title(), &out)
}

/// Returns a table of the counts by operation and strength.
fn table(it: &Implementation) -> String {
    let mut out = "<table>\n<thead><tr><th>operation</th><th>strength</th><th \
                   class=\"number\">right</th><th class=\"number\">wrong</th><th \
                   class=\"number\">share</th></tr></thead>\n<tbody>\n"
        .to_owned();
    for (operation, strengths) in &it.results.counts {
        for (strength, counts) in strengths {
            out += &format!(
                "<tr><td>{operation}</td><td>{}</td><td class=\"number\">{}</td><td \
                 class=\"number\">{}</td><td class=\"number {}\">{}</td></tr>\n",
                strength.name(),
                counts.right,
                counts.wrong,
                grade(*counts),
                share(*counts),
            );
        }
    }
    out + "</tbody>\n</table>\n"
}

/// Returns a list of what was not judged, with the reasons.
fn not_judged(report: &Report, it: &Implementation) -> String {
    let mut out = String::new();
    for (operation, untold) in &it.results.untold {
        let members = untold.members().into_iter().collect::<Vec<_>>().join(", ");
        out += &format!("<li>{operation}: it does not always tell {members}</li>\n");
    }
    for (reason, ids) in &it.results.not_judged {
        // An answer `skipped` names the address of a known issue.
        let mut shown = escape(reason);
        if reason.starts_with("https://") {
            let says = report.known.at(&it.name, reason).map(|entry| escape(&entry.says));
            shown = format!("{} {}", says.unwrap_or_default(), link(reason, &shown));
        }
        out += &format!("<li>{}: {}</li>\n", counted(ids.len(), "case"), shown.trim_start());
    }
    if out.is_empty() { out } else { format!("<p>Not judged:</p>\n<ul>\n{out}</ul>\n") }
}

/// Returns the section of a cause: what decides, what is known about it, an example, and all its
/// cases.
fn section(report: &Report, implementation: &Implementation, cause: &Cause<'_>) -> String {
    let Failure { file, case, got } = cause.example();
    let mut out = format!(
        "<section>\n<h3>{}: {} <small>{}</small></h3>\n",
        escape(&cause.rule()),
        escape(&cause.how),
        cause.strength().name(),
    );
    for text in &cause.ruling().texts {
        let (element, text) = match text {
            Text::Quote(text) => ("blockquote", text),
            Text::Printed(text) => ("pre", text),
            Text::Note(text) => ("p", text),
        };
        out += &format!("<{element}>{}</{element}>\n", escape_lines(text));
    }
    for entry in report.known.of(&implementation.name, cause) {
        let address = link(&entry.address, &escape(&entry.address));
        let (words, says) = (entry.from.words(), escape(&entry.says));
        out += &format!("<p class=\"known\">{words}: {says} {address}</p>\n");
    }
    let input = show::input(&case.input);
    let input = parts(input.iter().map(|(name, value)| (name.as_str(), value.clone())));
    out += &format!(
        "<table class=\"stack pairs\">\n<tr><th scope=\"row\">input</th><td>{input}</td></tr>\n"
    );
    for it in differences(file.operation, case, got) {
        let of_member =
            if it.member.is_empty() { String::new() } else { format!(" {}", it.member) };
        out += &format!(
            "<tr><th scope=\"row\">expected{of_member}</th><td>{}</td></tr>\n<tr><th \
             scope=\"row\">got{of_member}</th><td class=\"differs\">{}</td></tr>\n",
            parts(it.expected.clone()),
            markup(&it.got)
        );
    }
    let cases = counted(cause.failures.len(), "case");
    out += &format!("</table>\n<details><summary>{cases}</summary>\n<ul>\n");
    for Ruled { failure: Failure { case, .. }, .. } in &cause.failures {
        let target = cases::target(report, case);
        let label = code(&describe_input(&case.input));
        out += &format!("<li>{}</li>\n", link(&target, &label));
    }
    out + "</ul>\n</details>\n</section>\n"
}

/// Returns a text of several lines as markup.
fn escape_lines(text: &str) -> String {
    text.trim_end().lines().map(escape).collect::<Vec<_>>().join("\n")
}
