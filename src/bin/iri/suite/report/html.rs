//! Reports as pages.

use super::super::index::{head, table_head, uris};
use super::super::notation::markup;
use super::super::results::{Findings, Outcome};
use super::tally::{Tally, others, tallies};
use super::{Comparison, verdict_in};
use std::fmt::Write;
use std::iter;

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
        "<h2>{} of {} records differ</h2>\n",
        comparison.differences.len(),
        comparison.records
    );
    let files = comparison.runs.iter().map(|(file, _)| file.as_str());
    table_head(&mut out, &iter::once("test").chain(files).collect::<Vec<_>>());
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
    table_head(out, &iter::once("").chain(Tally::HEADINGS).collect::<Vec<_>>());
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
    let specifications = ["RFC 3987", "3987bis", "URL Standard"];
    let headings = ["test", "written", "follows", "observed"].into_iter().chain(specifications);
    table_head(out, &headings.collect::<Vec<_>>());
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
