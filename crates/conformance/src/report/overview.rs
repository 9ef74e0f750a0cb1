//! The first page: every implementation, by operation.

use super::html::{code, escape, link, page as html_page};
use super::{Implementation, Report};
use crate::case::{Operation, Strength};
use crate::results::{Counts, Kind};
use crate::shell::counted;
use std::collections::BTreeSet;

/// Returns the share of right answers in percent, rounded down, so that 100 % is all.
pub fn share(counts: Counts) -> String {
    match counts.judged() {
        0 => "\u{2013}".to_owned(),
        judged if counts.right == judged => "100 %".to_owned(),
        judged => {
            let thousandths = counts.right * 1000 / judged;
            format!("{}.{} %", thousandths / 10, thousandths % 10)
        }
    }
}

/// Returns the class of a share: `full`, `most` (from 95 %), `half` (from 75 %) or `few`.
pub fn grade(counts: Counts) -> &'static str {
    let (right, judged) = (counts.right, counts.judged());
    match () {
        () if right == judged => "full",
        () if right * 100 >= judged * 95 => "most",
        () if right * 100 >= judged * 75 => "half",
        () => "few",
    }
}

/// Returns two numbers of wrong answers: against something required (a MUST, the grammar, an
/// algorithm or an example), and against a SHOULD or a MAY.
pub fn wrong_by_strength(it: &Implementation) -> [usize; 2] {
    let mut wrong = [0, 0];
    for (strength, counts) in it.results.counts.values().flatten() {
        let is_advised = matches!(strength, Strength::Should | Strength::May);
        wrong[usize::from(is_advised)] += counts.wrong;
    }
    wrong
}

/// Returns the first page.
pub fn page(report: &Report) -> String {
    let languages: BTreeSet<&str> =
        report.implementations.iter().map(|it| it.results.driver.language.as_str()).collect();
    let cases: usize = report.suite.iter().map(|named| named.file.cases.len()).sum();
    let mut out = format!(
        "<p>{} in {}, and {} that a rule or a sentence of a document decides. A cell is the share \
         of answers that agree with the document, and links to those that do not. An implementation \
         is asked only about what it implements.</p>\n<p class=\"key\"><span \
         class=\"full\">all</span><span class=\"most\">from 95 %</span><span \
         class=\"half\">from 75 %</span><span class=\"few\">fewer</span></p>\n",
        counted(report.implementations.len(), "implementation"),
        counted(languages.len(), "language"),
        counted(cases, "case"),
    );
    out += &headline(report);
    out += "<h2>For the RFCs</h2>\n";
    out += &table(report, Kind::Rfc);
    if report.implementations.iter().any(|it| it.results.kind == Kind::UrlStandard) {
        out += "<h2>For the URL Standard</h2>\n<p>The URL Standard repairs what the RFCs reject, and \
                changes what they keep. By the same cases, these differ; they do not fail.</p>\n";
        out += &table(report, Kind::UrlStandard);
    }
    if report.implementations.iter().any(|it| it.results.kind == Kind::Other) {
        out += "<h2>For another document, or none</h2>\n<p>RFC 2396, which RFC 3986 replaces, and others decide \
                some cases otherwise: these differ, too.</p>\n";
        out += &table(report, Kind::Other);
    }
    out += "<h2>How to read this</h2>\n<p>The versions are those of the table; a newer version was \
            not checked. An answer is wrong against something <i>required</i> (the grammar, the \
            steps of an algorithm, a MUST or an example) or only <i>advised</i> (a SHOULD or a \
            MAY). The same as data: <a href=\"report.json\">report.json</a>, <a \
            href=\"overview.md\">overview.md</a>.</p>\n";
    html_page("index.html", "What implementations do with URIs and IRIs", &out)
}

/// Returns a sentence: how many of the implementations for the RFCs are right everywhere, and the
/// median share.
fn headline(report: &Report) -> String {
    let totals = report.implementations.iter().filter(|it| it.results.kind == Kind::Rfc);
    let mut totals: Vec<Counts> = totals.map(|it| it.results.total()).collect();
    totals.retain(|total| total.judged() > 0);
    // The implementations are sorted by their share.
    let Some(median) = totals.get(totals.len() / 2) else { return String::new() };
    let all_right = totals.iter().filter(|total| total.wrong == 0).count();
    format!(
        "<p><b>Of {} for the RFCs, {all_right} {} as the documents say in every case; half have at \
         most {} of their cases so.</b></p>\n",
        counted(totals.len(), "implementation"),
        if all_right == 1 { "answers" } else { "answer" },
        share(*median),
    )
}

/// Returns the table of the implementations of a kind.
fn table(report: &Report, kind: Kind) -> String {
    let rows = || report.implementations.iter().filter(|it| it.results.kind == kind);
    let is_asked =
        |operation: &Operation| rows().any(|it| it.results.of_operation(*operation).judged() > 0);
    let operations: Vec<Operation> = Operation::ALL.into_iter().filter(is_asked).collect();
    let heads = operations.iter().map(|it| format!("<th class=\"number\" scope=\"col\">{it}</th>"));
    let mut out = format!(
        "<table class=\"stack chips\">\n<thead><tr><th scope=\"col\">implementation</th><th \
         class=\"number\" scope=\"col\">all</th>{}<th class=\"number\" scope=\"col\">wrong, required</th>\
         <th class=\"number\" scope=\"col\">wrong, advised</th></tr></thead>\n<tbody>\n",
        heads.collect::<String>()
    );
    for it in rows() {
        let file = format!("{}.html", it.name);
        let driver = &it.results.driver;
        let name = link(&file, &escape(&driver.name));
        out += &format!(
            "<tr><th scope=\"row\">{name} {} <small>{}, {}, {}</small></th>",
            escape(&driver.version),
            escape(&driver.language),
            it.results.date,
            link(&driver.source, "source"),
        );
        out += &cell("all", it.results.total(), &file);
        for operation in &operations {
            let counts = it.results.of_operation(*operation);
            // Without a wrong answer the page has no heading for the operation.
            let anchor = if counts.wrong > 0 { format!("#{operation}") } else { String::new() };
            out += &cell(operation.name(), counts, &format!("{file}{anchor}"));
        }
        for (name, wrong) in ["wrong, required", "wrong, advised"].iter().zip(wrong_by_strength(it))
        {
            let none = if wrong == 0 { " none" } else { "" };
            out += &format!("<td class=\"number{none}\" data-name=\"{name}\">{wrong}</td>");
        }
        out += "</tr>\n";
    }
    out + "</tbody>\n</table>\n"
}

/// Returns a cell with a share, which links to `target`.
fn cell(name: &str, counts: Counts, target: &str) -> String {
    if counts.judged() == 0 {
        return "<td class=\"number none\">\u{2013}</td>".to_owned();
    }
    let title = format!("{} right, {} wrong", counts.right, counts.wrong);
    format!(
        "<td class=\"number {}\" data-name=\"{name}\" title=\"{title}\">{}</td>",
        grade(counts),
        link(target, &share(counts))
    )
}

/// Returns what an implementation says about itself, as list items.
pub fn facts(it: &Implementation) -> String {
    let driver = &it.results.driver;
    let claims = match driver.claims.join(", ") {
        claims if claims.is_empty() => "none".to_owned(),
        claims => escape(&claims),
    };
    let mut out = format!(
        "<ul>\n<li>{}, version {}, run on {}; a newer version was not checked</li>\n\
         <li>source: {}</li>\n<li>call: {}</li>\n<li>specifications that it claims: {claims}</li>\n",
        escape(&driver.language),
        escape(&driver.version),
        it.results.date,
        link(&driver.source, &escape(&driver.source)),
        code(&driver.call),
    );
    if !driver.note.is_empty() {
        out += &format!("<li>{}</li>\n", escape(&driver.note));
    }
    let why = it.results.kind.why_no_failure();
    if !why.is_empty() {
        out += &format!("<li>{why}</li>\n");
    }
    out + "</ul>\n"
}
