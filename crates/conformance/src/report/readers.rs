//! The page *One identifier, every reader*.

use super::Report;
use super::html::{data, page as html_page};
use crate::case::Operation;
use crate::judge::value;
use crate::protocol::members;
use crate::results::{Kind, Standing};
use crate::suite::Named;
use serde_json::{Map, Value, json};

/// Returns the page.
pub fn page(report: &Report) -> String {
    let files: Vec<&Named> =
        report.suite.iter().filter(|named| named.file.operation == Operation::Split).collect();
    let mut cases = Vec::new();
    for named in &files {
        for (file, case) in named.cases() {
            cases.push(json!({
                "id": case.id,
                "document": file.document,
                "text": serde_json::to_value(&case.input).ok().map(|it| it["text"].clone()),
                "expected": value(&case.expect),
                "page": super::cases::file(named),
            }));
        }
    }
    let has_split =
        |it: &&super::Implementation| it.results.driver.operations.contains(&Operation::Split);
    let readers = report.implementations.iter().filter(has_split).map(|it| {
        let (mut wrong, mut missing, mut untold) = (Map::new(), Vec::new(), Map::new());
        for named in &files {
            for (_, case) in named.cases() {
                match it.results.standing(named, case) {
                    Standing::Right => {
                        if let Some(members) = it.results.untold.get(&Operation::Split) {
                            untold.insert(case.id.clone(), json!(members.of(&case.id)));
                        }
                    }
                    Standing::Wrong(got) => {
                        wrong.insert(case.id.clone(), got.clone());
                    }
                    Standing::NotJudged(_) | Standing::NotAsked => missing.push(case.id.clone()),
                }
            }
        }
        json!({
            "name": it.title(),
            "page": format!("{}.html", it.name),
            "differs": it.results.kind != Kind::Rfc,
            "untold": untold,
            "wrong": wrong,
            "missing": missing,
        })
    });
    let readers: Vec<Value> = readers.collect();
    let out = format!(
        "<p>Choose an identifier of the cases, or type one of them: each row is a way to divide it, \
         with the implementations that divide it so.</p>\n<div class=\"tools\">\n<label>Identifier \
         <input id=\"text\" list=\"texts\" autocomplete=\"off\" spellcheck=\"false\"></label>\n\
         <button id=\"before\" type=\"button\">Previous</button>\n<button id=\"after\" \
         type=\"button\">Next</button>\n<button id=\"most\" type=\"button\">Most disputed</button>\n\
         </div>\n<datalist id=\"texts\"></datalist>\n<p id=\"about\" role=\"status\"></p>\n\
         <table class=\"stack\" id=\"ways\"></table>\n<noscript><p>This page needs JavaScript. <a \
         href=\"cases.html\">The pages of the cases</a> have the same.</p></noscript>\n{}\
         <script>\n{}</script>\n",
        data(
            "data",
            &json!({"cases": cases, "readers": readers, "members": members(Operation::Split)})
        ),
        include_str!("readers.js"),
    );
    html_page("readers.html", "One identifier, every reader", &out)
}
