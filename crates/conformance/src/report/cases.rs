//! The pages of the cases, with the answer of every implementation.

use super::Report;
use super::html::{data, escape, link, page as html_page, parts};
use crate::case::{Case, CaseFile};
use crate::cause::{rule, sentence};
use crate::results::Standing;
use crate::shell::counted;
use crate::show;
use crate::suite::Named;
use serde_json::{Value, json};

/// Returns the name of the page of a file of cases.
pub fn file(named: &Named) -> String {
    format!("cases-{}.html", named.name)
}

/// Returns the link to a case: its page, and its place there.
pub fn target(report: &Report, case: &Case) -> String {
    let has = |named: &&Named| named.file.cases.iter().any(|it| it.id == case.id);
    let named = report.suite.iter().find(has).expect("the case is one of the suite");
    format!("{}#{}", file(named), case.id)
}

/// Returns the title of a file of cases.
fn title(file: &CaseFile) -> String {
    let production = file.production.as_ref().map(|it| format!(", {it}")).unwrap_or_default();
    format!("{}: {}{production}", file.operation, file.document)
}

/// Returns the page that lists the pages of cases.
pub fn list(report: &Report) -> String {
    let mut out = "<p>A case names the section and the rule or sentence that decides it. If you \
                   think that one is wrong, name the sentence that says so.</p>\n<ul>\n"
        .to_owned();
    for named in &report.suite {
        let cases = counted(named.file.cases.len(), "case");
        let label = escape(&title(&named.file));
        out += &format!("<li>{}: {cases}</li>\n", link(&file(named), &label));
    }
    html_page("cases.html", "Cases", &(out + "</ul>\n"))
}

/// Returns the page of a file of cases.
pub fn page(report: &Report, named: &Named) -> String {
    let asked: Vec<_> =
        report.implementations.iter().filter(|it| it.results.are_of(named)).collect();
    let mut out = format!(
        "<p>{}, answered by {}.</p>\n<table class=\"stack\">\n<thead><tr><th \
         scope=\"col\">input</th><th scope=\"col\">expected</th><th scope=\"col\">decided by</th>\
         <th scope=\"col\">answers</th></tr></thead>\n<tbody>\n",
        counted(named.file.cases.len(), "case"),
        counted(asked.len(), "implementation"),
    );
    for (file, case) in named.cases() {
        let input = show::input(&case.input);
        let input = parts(input.iter().map(|(name, value)| (name.as_str(), value.clone())));
        let mut expected = parts(show::result(file.operation, &case.expect.to_json()));
        for also in &case.also {
            expected +=
                &format!(" <i>or</i> {}", parts(show::result(file.operation, &also.to_json())));
        }
        let decides = escape(&format!("{}, {}", case.section, case.decides));
        let title = sentence(file, case).unwrap_or_default();
        out += &format!(
            "<tr id=\"{id}\"><td>{input}<br><small>{}</small></td><td \
             data-name=\"expected\">{expected}</td><td data-name=\"decided by\"><span \
             title=\"{}\">{decides}</span><br><small>{}</small></td><td>{}</td></tr>\n",
            link(&format!("#{}", case.id), &escape(&case.id)),
            escape(&title),
            case.strength.name(),
            answers(report, named, file, case),
            id = escape(&case.id),
        );
    }
    html_page("", &title(&named.file), &(out + "</tbody>\n</table>\n"))
}

/// Returns the answers to a case as markup: the number of those as expected, and each other one
/// with the implementations that gave it.
fn answers(report: &Report, named: &Named, file: &CaseFile, case: &Case) -> String {
    let mut right = 0;
    let mut wrong: Vec<(&Value, Vec<String>)> = Vec::new();
    let mut not_judged = 0;
    for it in &report.implementations {
        match it.results.standing(named, case) {
            Standing::Right => right += 1,
            Standing::NotJudged(_) => not_judged += 1,
            Standing::NotAsked => {}
            Standing::Wrong(got) => {
                let label = escape(&it.results.driver.name);
                let name = format!("<a href=\"{}.html\">{label}</a>", escape(&it.name));
                match wrong.iter_mut().find(|(other, _)| *other == got) {
                    Some((_, names)) => names.push(name),
                    None => wrong.push((got, vec![name])),
                }
            }
        }
    }
    wrong.sort_by_key(|(_, names)| usize::MAX - names.len());
    let mut out = format!("{right} as expected");
    for (got, names) in wrong {
        let differences = show::differences(file.operation, case, got).into_iter();
        let got = parts(differences.map(|it| (it.member, it.got)));
        out += &format!("<br><span class=\"differs\">{got}</span>: {}", names.join(", "));
    }
    if not_judged > 0 {
        out += &format!("<br><small>{not_judged} not judged</small>");
    }
    out
}

/// Returns the page that finds cases.
pub fn search(report: &Report) -> String {
    let mut rows = Vec::new();
    for named in &report.suite {
        for (case_file, case) in named.cases() {
            rows.push(json!([
                case.id,
                crate::cause::describe_input(&case.input),
                rule(case_file, case),
                file(named)
            ]));
        }
    }
    let out = format!(
        "<form class=\"tools\" role=\"search\" onsubmit=\"return false\"><label>An identifier, a rule, \
         a section or a case <input type=\"search\" id=\"query\" autofocus></label></form>\n\
         <p id=\"count\" role=\"status\"></p>\n<ul id=\"found\"></ul>\n<noscript><p>The search needs \
         JavaScript. {} have all cases.</p></noscript>\n{}<script>\n{}</script>\n",
        link("cases.html", "These pages"),
        data("data", &Value::Array(rows)),
        include_str!("search.js"),
    );
    html_page("search.html", "Search", &out)
}
