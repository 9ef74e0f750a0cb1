//! The page *One identifier, every reader*, and what it has of each text as JSON.

use super::html::{data, page as html_page};
use super::{Implementation, Report};
use crate::case::{Case, Input, Operation};
use crate::protocol::members;
use crate::results::{Kind, Standing};
use crate::suite::Named;
use serde_json::{Map, Value, json};

/// Returns the files of cases that ask for components.
fn files(report: &Report) -> Vec<&Named> {
    report.suite.iter().filter(|named| named.file.operation == Operation::Split).collect()
}

/// Returns the implementations that give components.
fn implementations(report: &Report) -> impl Iterator<Item = &Implementation> {
    let has_split = |it: &&Implementation| it.results.driver.operations.contains(&Operation::Split);
    report.implementations.iter().filter(has_split)
}

/// Returns the page *One identifier, every reader*.
pub fn page(report: &Report) -> String {
    let files = files(report);
    let mut cases = Vec::new();
    for named in &files {
        for (file, case) in named.cases() {
            cases.push(json!({
                "id": case.id,
                "document": file.document,
                "text": serde_json::to_value(&case.input).ok().map(|it| it["text"].clone()),
                "expected": case.expect.to_json(),
                "page": super::cases::file(named),
            }));
        }
    }
    let readers: Vec<Value> = implementations(report).map(|it| answers(it, &files)).collect();
    let out = format!(
        "<p>Choose an identifier of the cases, or type one of them: each row is a way to divide it, \
         with the implementations that divide it so.</p>\n<div class=\"tools\">\n<label>Identifier \
         <input id=\"text\" list=\"texts\" autocomplete=\"off\" spellcheck=\"false\"></label>\n\
         <button id=\"before\" type=\"button\">Previous</button>\n<button id=\"after\" \
         type=\"button\">Next</button>\n<button id=\"most\" type=\"button\">Most disputed</button>\n\
         </div>\n<datalist id=\"texts\"></datalist>\n<p id=\"about\" role=\"status\"></p>\n\
         <table class=\"stack\" id=\"ways\"></table>\n<noscript><p>This page needs JavaScript. <a \
         href=\"cases.html\">The pages of the cases</a> have the same.</p></noscript>\n{}\
         <script type=\"module\">\n{}{}</script>\n",
        data(
            "data",
            &json!({"cases": cases, "readers": readers, "members": members(Operation::Split)})
        ),
        include_str!("ways.js"),
        include_str!("readers.js"),
    );
    html_page("readers.html", "One identifier, every reader", &out)
}

/// Returns the answers of an implementation to the cases of these files, by how they differ from the
/// expected ones.
fn answers(it: &Implementation, files: &[&Named]) -> Value {
    let (mut wrong, mut missing, mut untold) = (Map::new(), Vec::new(), Map::new());
    for named in files {
        for (_, case) in named.cases() {
            match it.results.standing(named, case) {
                Standing::Right => {
                    if let Some(members) = it.results.untold.get(&Operation::Split) {
                        untold.insert(case.id.clone(), json!(members.of_case(&case.id)));
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
}

/// Returns how the implementations divide each text: the implementations, and for each text the ways, each
/// with the numbers of the implementations that divide it so. A way is the members that an implementation
/// gives, or an object with one of the members `error`, `crash`, `hang` and `noise`.
pub fn texts(report: &Report) -> Value {
    let readers: Vec<&Implementation> = implementations(report).collect();
    let mut texts = Map::new();
    for named in files(report) {
        for (_, case) in named.cases() {
            let mut ways: Vec<(Value, Vec<usize>)> = Vec::new();
            for (at, reader) in readers.iter().enumerate() {
                let Some(way) = way(reader, named, case) else { continue };
                match ways.iter_mut().find(|(it, _)| *it == way) {
                    Some((_, who)) => who.push(at),
                    None => ways.push((way, vec![at])),
                }
            }
            if let (false, Input::Text(input)) = (ways.is_empty(), &case.input) {
                texts.insert(input.text.clone(), json!(ways));
            }
        }
    }
    let names = readers
        .iter()
        .map(|it| json!({ "name": it.title(), "language": it.results.driver.language }));
    json!({ "readers": names.collect::<Vec<_>>(), "texts": texts })
}

/// Returns how an implementation divides the text of a case: the members of its answer. `None` if
/// it was not asked, or not judged.
fn way(reader: &Implementation, named: &Named, case: &Case) -> Option<Value> {
    match reader.results.standing(named, case) {
        Standing::Wrong(got) => Some(got.clone()),
        Standing::NotJudged(_) | Standing::NotAsked => None,
        Standing::Right => {
            let mut expected = case.expect.to_json();
            // The members that the right answer did not have.
            let untold =
                reader.results.untold.get(&Operation::Split).map(|it| it.of_case(&case.id));
            if let Value::Object(members) = &mut expected {
                members.retain(|name, _| untold.is_none_or(|untold| !untold.contains(name)));
            }
            Some(expected)
        }
    }
}
