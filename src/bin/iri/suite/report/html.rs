//! Reports as pages.

use super::super::index::{head, uris};
use super::super::notation::markup;
use super::super::results::{Findings, Outcome};
use super::tally::{Tally, others, tallies};
use super::{Comparison, verdict_in};
use std::fmt::Write;

/// A run: the summary, then every test, those that follow nothing first.
pub fn run(results: &Findings) -> String {
    let title = format!("IRIs in {}", results.browser);
    let mut out = head(&title);
    summary(&mut out, results);
    let strange: Vec<&Outcome> =
        results.outcomes.iter().filter(|outcome| outcome.is_strange()).collect();
    let _ = writeln!(out, "<h2>Of no specification: {}</h2>", strange.len());
    outcomes(&mut out, &strange);
    out.push_str("<h2>Test by test</h2>\n");
    for page in results.outcomes.chunk_by(|a, b| a.record.page == b.record.page) {
        let _ = writeln!(out, "<details><summary>{}</summary>", markup(&page[0].record.page));
        outcomes(&mut out, &page.iter().collect::<Vec<_>>());
        out.push_str("</details>\n");
    }
    out.push_str("</body>\n</html>\n");
    out
}

/// Several runs: the summary of each, and what differs.
pub fn comparison(comparison: &Comparison) -> String {
    let mut out = head("IRIs in several runs");
    for (file, results) in comparison.runs {
        let _ = writeln!(out, "<h2>{}</h2>", markup(file));
        summary(&mut out, results);
    }
    let _ = write!(
        out,
        "<h2>{} of {} records differ</h2>\n<table><thead><tr><th scope=\"col\">test</th>",
        comparison.differences.len(),
        comparison.records
    );
    for (file, _) in comparison.runs {
        let _ = write!(out, "<th scope=\"col\">{}</th>", markup(file));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for difference in &comparison.differences {
        let _ = write!(out, "<tr><th scope=\"row\">{}</th>", markup(difference.id));
        for outcome in &difference.outcomes {
            let verdict = markup(&verdict_in(*outcome));
            let seen = markup(&outcome.map(Outcome::seen).unwrap_or_default());
            let _ = write!(out, "<td>{verdict}<br><code>{seen}</code></td>");
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table>\n</body>\n</html>\n");
    out
}

fn summary(out: &mut String, results: &Findings) {
    let Findings { browser, driver, .. } = results;
    let _ = writeln!(out, "<p>{}, {}. {}.</p>", markup(browser), markup(driver), others(results));
    out.push_str("<table><thead><tr><th scope=\"col\"></th>");
    for heading in Tally::HEADINGS {
        let _ = write!(out, "<th scope=\"col\">{heading}</th>");
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for (name, tally) in tallies(results) {
        let _ = write!(out, "<tr><th scope=\"row\">{name}</th>");
        for cell in tally.cells() {
            let _ = write!(out, "<td>{cell}</td>");
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table>\n");
}

fn outcomes(out: &mut String, outcomes: &[&Outcome]) {
    out.push_str(
        "<table><thead><tr><th scope=\"col\">test</th><th scope=\"col\">written</th>\
         <th scope=\"col\">follows</th><th scope=\"col\">observed</th>\
         <th scope=\"col\">RFC 3987</th><th scope=\"col\">3987bis</th>\
         <th scope=\"col\">URL Standard</th></tr></thead>\n<tbody>\n",
    );
    for outcome in outcomes {
        let record = &outcome.record;
        let _ = write!(
            out,
            "<tr><th scope=\"row\">{}</th><td><code>{}</code></td><td{}>{}</td>\
             <td><code>{}</code></td>",
            markup(&record.tests),
            markup(&record.written),
            if outcome.is_strange() { " class=\"no\"" } else { "" },
            markup(&outcome.verdict()),
            markup(&outcome.seen())
        );
        match &record.link {
            None => out.push_str("<td colspan=\"3\"></td>"),
            Some(link) => {
                for expected in [&link.rfc3987, &link.rfc3987bis, &link.url] {
                    let _ = write!(out, "<td>{}</td>", uris(expected));
                }
            }
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table>\n");
}
