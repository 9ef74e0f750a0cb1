//! What the program and a driver write to each other: `PROTOCOL.md`, `protocol.schema.json`.

use crate::case::Operation;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The version of the protocol that this program speaks.
pub const VERSION: u32 = 1;

/// Returns the members of a result of the operation.
pub fn members(operation: Operation) -> &'static [&'static str] {
    match operation {
        Operation::Check | Operation::CheckScheme => &["valid"],
        Operation::Split => {
            &["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"]
        }
        Operation::Compare => &["equal"],
        Operation::Resolve
        | Operation::Normalize
        | Operation::ToUri
        | Operation::ToIri
        | Operation::ToAscii => &["text"],
    }
}

/// The first line that the program writes.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The version of the protocol.
    pub start: u32,
}

/// The first line that a driver writes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Greeting {
    /// The name of the implementation, such as `urllib.parse`.
    pub name: String,
    /// The version that runs.
    pub version: String,
    /// The address of its documentation or source.
    pub source: String,
    /// The programming language.
    pub language: String,
    /// The specifications that the implementation says it follows; empty if it says none.
    pub claims: Vec<String>,
    /// The operations that it has.
    pub operations: Vec<Operation>,
    /// For an operation, the documents whose cases are asked. Without an entry these are all
    /// documents, except for `check`, which is then not asked.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub documents: BTreeMap<Operation, Vec<String>>,
    /// The productions that `check` is asked for; all if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub productions: Vec<String>,
    /// The call that is tested, as the documentation writes it.
    #[serde(default)]
    pub call: String,
    /// What a reader of the results has to know, such as where the documentation says which
    /// document `check` follows.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl Greeting {
    /// Parses and checks the first line of a driver.
    ///
    /// # Errors
    ///
    /// A text that says what is wrong with it.
    pub fn parse(line: &[u8]) -> Result<Self, String> {
        let greeting: Greeting =
            serde_json::from_slice(line).map_err(|error| format!("not a greeting: {error}"))?;
        let required = [
            ("name", &greeting.name),
            ("version", &greeting.version),
            ("source", &greeting.source),
            ("language", &greeting.language),
        ];
        if let Some((member, _)) = required.iter().find(|(_, value)| value.is_empty()) {
            return Err(format!("the member {member} of the greeting is empty"));
        }
        if greeting.operations.is_empty() {
            return Err("the greeting has no operations".to_owned());
        }
        let has_check = greeting.operations.contains(&Operation::Check);
        if has_check && greeting.documents.get(&Operation::Check).is_none_or(Vec::is_empty) {
            return Err("the greeting has check, and no documents for it".to_owned());
        }
        Ok(greeting)
    }

    /// Whether a case of this operation, document and production is asked.
    pub fn covers(&self, operation: Operation, document: &str, production: Option<&str>) -> bool {
        let has = |list: &[String], name: &str| list.iter().any(|it| it == name);
        self.operations.contains(&operation)
            && self.documents.get(&operation).is_none_or(|documents| has(documents, document))
            && production.is_none_or(|production| {
                self.productions.is_empty() || has(&self.productions, production)
            })
    }
}

/// A request.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The number that the answer repeats.
    pub seq: u64,
    /// The name of an [`Operation`], or of one that no driver knows.
    pub operation: String,
    /// The document by which the answer is judged, such as `RFC 3987`.
    pub document: String,
    /// The production of the document; only for `check`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub production: Option<String>,
    /// The arguments, by operation.
    pub input: Value,
}

/// What a driver answers to a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The result. A member that the implementation does not tell is left out.
    Result(Map<String, Value>),
    /// The implementation does not have this, with the reason. Not judged.
    Unsupported(String),
    /// The address of a known issue because of which the case was not run. Not judged.
    Skipped(String),
    /// The implementation refused the input, or threw this.
    Error(String),
}

/// A line that a driver writes for a request.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Line {
    seq: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Map<String, Value>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unsupported: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    skipped: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

impl Answer {
    /// Parses the answer to the request with this number.
    ///
    /// # Errors
    ///
    /// A text that says why the line is no such answer.
    pub fn parse(line: &[u8], seq: u64) -> Result<Self, String> {
        let line: Line = serde_json::from_slice(line).map_err(|error| error.to_string())?;
        if line.seq != seq {
            return Err(format!("the answer has the number {}, not {seq}", line.seq));
        }
        match (line.result, line.unsupported, line.skipped, line.error) {
            (Some(result), None, None, None) => Ok(Answer::Result(result)),
            (None, Some(reason), None, None) => Ok(Answer::Unsupported(reason)),
            (None, None, Some(address), None) => Ok(Answer::Skipped(address)),
            (None, None, None, Some(error)) => Ok(Answer::Error(error)),
            _ => Err("not exactly one of result, unsupported, skipped and error".to_owned()),
        }
    }

    /// Returns the line for the request with this number, without the line feed.
    pub fn line(self, seq: u64) -> String {
        let mut line = Line { seq, ..Line::default() };
        match self {
            Answer::Result(result) => line.result = Some(result),
            Answer::Unsupported(reason) => line.unsupported = Some(reason),
            Answer::Skipped(address) => line.skipped = Some(address),
            Answer::Error(error) => line.error = Some(error),
        }
        ascii(&line)
    }
}

/// Serializes a value as JSON in ASCII.
///
/// ```
/// assert_eq!(iri_conformance::protocol::ascii(&"\u{e9}\u{10000}"), r#""\u00e9\ud800\udc00""#);
/// ```
pub fn ascii(value: &impl Serialize) -> String {
    let json = serde_json::to_string(value).expect("the values of the protocol have string keys");
    let mut out = String::with_capacity(json.len());
    // Only strings have other characters.
    for c in json.chars() {
        if c.is_ascii() && c != '\u{7f}' {
            out.push(c);
        } else {
            for unit in c.encode_utf16(&mut [0; 2]) {
                out += &format!("\\u{unit:04x}");
            }
        }
    }
    out
}
