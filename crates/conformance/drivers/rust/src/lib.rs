//! What the drivers in Rust share: the loop over the lines of the protocol (`../../PROTOCOL.md`).

use serde_json::{Map, Value, json};
use std::io::{self, BufRead, Write};

/// Why there is no result.
pub enum Refusal {
    /// The implementation does not offer what is asked, with the reason.
    Unsupported(String),
    /// The implementation refused the input.
    Error(String),
}

/// What an operation returns.
pub type Answer = Result<Value, Refusal>;

/// A request.
pub struct Request(Value);

impl Request {
    /// The name of the operation.
    pub fn operation(&self) -> &str {
        self.0["operation"].as_str().unwrap_or_default()
    }

    /// The document by which the answer is judged.
    pub fn document(&self) -> &str {
        self.0["document"].as_str().unwrap_or_default()
    }

    /// The production of a check.
    pub fn production(&self) -> &str {
        self.0["production"].as_str().unwrap_or_default()
    }

    /// A member of the input.
    pub fn input(&self, member: &str) -> &str {
        self.0["input"][member].as_str().unwrap_or_default()
    }

    /// The text of the input.
    pub fn text(&self) -> &str {
        self.input("text")
    }

    /// Whether the answer is judged by RFC 3986.
    pub fn is_uri(&self) -> bool {
        self.document() == "RFC 3986"
    }

    /// The refusal of an operation that there is not.
    pub fn unknown(&self) -> Answer {
        Err(Refusal::Unsupported("no such operation".to_owned()))
    }
}

/// The refusal of an input, with the error of the implementation.
pub fn refused(error: impl std::fmt::Display) -> Refusal {
    Refusal::Error(error.to_string())
}

/// Refuses what the implementation does not offer.
pub fn unsupported(reason: &str) -> Answer {
    Err(Refusal::Unsupported(reason.to_owned()))
}

/// The result of a check.
pub fn valid(is_valid: bool) -> Answer {
    Ok(json!({ "valid": is_valid }))
}

/// The result that is a text.
pub fn text(text: impl ToString) -> Answer {
    Ok(json!({ "text": text.to_string() }))
}

/// The version of a dependency, which `Cargo.toml` pins.
pub fn version(name: &str) -> &'static str {
    let manifest = include_str!("../Cargo.toml");
    let line = manifest.lines().find(|line| line.split(' ').next() == Some(name));
    let (_, version) = line.and_then(|line| line.split_once("\"=")).expect("a pinned dependency");
    version.split('"').next().unwrap_or_default()
}

/// Answers requests until the input ends. The greeting lacks only the language.
pub fn serve(mut greeting: Value, answer: impl Fn(&Request) -> Answer) {
    greeting["language"] = "Rust".into();
    let mut lines = io::stdin().lock().lines().map(|line| line.expect("lines are UTF-8"));
    lines.next();
    write(&greeting);
    for line in lines {
        let request = Request(serde_json::from_str(&line).expect("a request is JSON"));
        let mut reply = Map::from_iter([("seq".to_owned(), request.0["seq"].clone())]);
        let (member, value) = match answer(&request) {
            Ok(result) => ("result", result),
            Err(Refusal::Unsupported(reason)) => ("unsupported", reason.into()),
            Err(Refusal::Error(_)) if request.operation().starts_with("check") => {
                ("result", json!({ "valid": false }))
            }
            Err(Refusal::Error(error)) => ("error", error.into()),
        };
        reply.insert(member.to_owned(), value);
        write(&reply.into());
    }
}

/// Writes a line in ASCII.
fn write(value: &Value) {
    let mut line = String::new();
    for c in value.to_string().chars() {
        if c.is_ascii() {
            line.push(c);
        } else {
            for unit in c.encode_utf16(&mut [0; 2]) {
                line += &format!("\\u{unit:04x}");
            }
        }
    }
    let mut out = io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).expect("standard output is open");
}
