//! The format of case files: `cases/OPERATION-DOCUMENT….json`.

use crate::shell::{at, json_line};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// The version of the format.
pub const VERSION: u32 = 1;

/// What an implementation is asked to do.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    clap::ValueEnum,
)]
#[serde(rename_all = "kebab-case")]
pub enum Operation {
    /// Whether a production accepts a text.
    Check,
    /// The components of a text.
    Split,
    /// The target of a reference (RFC 3986 section 5.2).
    Resolve,
    /// The normal form of an identifier, up to a level.
    Normalize,
    /// Whether two identifiers are equivalent, up to a level.
    Compare,
    /// The URI of an IRI (RFC 3987 section 3.1).
    ToUri,
    /// The IRI of a URI (RFC 3987 section 3.2).
    ToIri,
    /// The ASCII form of a host name.
    ToAscii,
    /// Whether the scheme of an identifier accepts it.
    CheckScheme,
}

impl Operation {
    /// All operations, in the order of reports.
    pub const ALL: [Operation; 9] = [
        Operation::Check,
        Operation::Split,
        Operation::Resolve,
        Operation::Normalize,
        Operation::Compare,
        Operation::ToUri,
        Operation::ToIri,
        Operation::ToAscii,
        Operation::CheckScheme,
    ];

    /// The name in case files, as in `check-scheme`.
    pub fn name(self) -> &'static str {
        match self {
            Operation::Check => "check",
            Operation::Split => "split",
            Operation::Resolve => "resolve",
            Operation::Normalize => "normalize",
            Operation::Compare => "compare",
            Operation::ToUri => "to-uri",
            Operation::ToIri => "to-iri",
            Operation::ToAscii => "to-ascii",
            Operation::CheckScheme => "check-scheme",
        }
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The cases of one operation of one document. For [`Operation::Check`], they are those of one
/// production.
///
/// ```
/// use iri_conformance::case::{CaseFile, Operation};
///
/// let json = r#"{"version": 1, "operation": "check", "document": "RFC 3986", "production": "URI",
///   "cases": [{"id": "check-rfc3986-URI-1", "input": {"text": "a:%"}, "expect": {"valid": false},
///              "section": "2.1", "decides": "pct-encoded", "strength": "grammar"}]}"#;
/// let file = CaseFile::parse(json)?;
/// assert_eq!(file.operation, Operation::Check);
/// assert_eq!(CaseFile::parse(&file.to_json())?, file);
///
/// let error = CaseFile::parse("{\n  \"version\": 2}").unwrap_err();
/// assert_eq!(error.to_string(), "2:15: missing field `operation`");
/// # Ok::<(), iri_conformance::case::CaseError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CaseFile {
    /// The version of the format: [`VERSION`].
    pub version: u32,
    /// The operation of all cases.
    pub operation: Operation,
    /// The document that decides, as in `RFC 3987`.
    pub document: String,
    /// The production that is checked, for [`Operation::Check`] only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub production: Option<String>,
    /// The cases.
    pub cases: Vec<Case>,
}

/// A case: an input, what is expected, and what decides it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Case {
    /// The identifier, which never changes its meaning: see [`identifier`].
    pub id: String,
    /// The input.
    pub input: Input,
    /// The expected result.
    pub expect: Expect,
    /// Other results that the document permits (SHOULD, MAY).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Expect>,
    /// The section that decides, without the document: `3.2.2`.
    pub section: String,
    /// The production or step that decides.
    pub decides: String,
    /// The sentence of the document, if no production decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentence: Option<String>,
    /// How binding the rule is.
    pub strength: Strength,
    /// The mutant for which the case was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kills: Option<String>,
}

/// How binding the rule is that decides a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Strength {
    /// The ABNF.
    #[serde(rename = "grammar")]
    Grammar,
    /// A sentence with MUST or SHALL, or the steps of an algorithm.
    #[serde(rename = "MUST")]
    Must,
    /// A sentence with SHOULD.
    #[serde(rename = "SHOULD")]
    Should,
    /// A sentence with MAY.
    #[serde(rename = "MAY")]
    May,
    /// An example of the document.
    #[serde(rename = "example")]
    Example,
}

impl Strength {
    /// The name in case files.
    pub fn name(self) -> &'static str {
        match self {
            Strength::Grammar => "grammar",
            Strength::Must => "MUST",
            Strength::Should => "SHOULD",
            Strength::May => "MAY",
            Strength::Example => "example",
        }
    }
}

/// How far [`Operation::Normalize`] and [`Operation::Compare`] go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Character by character (RFC 3986 section 6.2.1). Only for comparison.
    Simple,
    /// Case (RFC 3986 section 6.2.2.1).
    Case,
    /// Percent-encoding (RFC 3986 section 6.2.2.2).
    Percent,
    /// Dot segments (RFC 3986 section 6.2.2.3).
    Path,
    /// All of RFC 3986 section 6.2.2.
    Syntax,
    /// What the scheme says too (RFC 3986 section 6.2.3).
    Scheme,
}

impl Level {
    /// The name in case files.
    pub fn name(self) -> &'static str {
        match self {
            Level::Simple => "simple",
            Level::Case => "case",
            Level::Percent => "percent",
            Level::Path => "path",
            Level::Syntax => "syntax",
            Level::Scheme => "scheme",
        }
    }
}

/// The version of IDNA of [`Operation::ToAscii`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Idna {
    /// IDNA2003 (RFC 3490).
    #[serde(rename = "2003")]
    Idna2003,
    /// IDNA2008 (RFC 5891).
    #[serde(rename = "2008")]
    Idna2008,
    /// UTS #46, with transitional processing off.
    #[serde(rename = "uts46")]
    Uts46,
}

impl Idna {
    /// The name in case files.
    pub fn name(self) -> &'static str {
        match self {
            Idna::Idna2003 => "2003",
            Idna::Idna2008 => "2008",
            Idna::Uts46 => "uts46",
        }
    }
}

/// The input of a case. Its members depend on the operation.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum Input {
    /// Of `check`, `split`, `to-uri`, `to-iri` and `check-scheme`.
    Text(TextInput),
    /// Of `resolve`.
    Reference(ReferenceInput),
    /// Of `normalize`.
    Normalize(NormalizeInput),
    /// Of `compare`.
    Compare(CompareInput),
    /// Of `to-ascii`.
    Host(HostInput),
}

/// One text.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextInput {
    /// The text.
    pub text: String,
}

/// A reference and its base.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReferenceInput {
    /// The base URI or IRI.
    pub base: String,
    /// The reference.
    pub reference: String,
}

/// An identifier to normalize.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NormalizeInput {
    /// The identifier.
    pub text: String,
    /// How far.
    pub level: Level,
}

/// Two identifiers to compare.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CompareInput {
    /// One identifier.
    pub left: String,
    /// The other identifier.
    pub right: String,
    /// How far.
    pub level: Level,
}

/// A host name.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HostInput {
    /// The host name.
    pub host: String,
    /// The version of IDNA.
    pub idna: Idna,
}

impl Input {
    /// The input of an operation with one text.
    pub fn text(text: impl Into<String>) -> Self {
        Input::Text(TextInput { text: text.into() })
    }

    /// Reads the members of an operation's input.
    ///
    /// # Errors
    /// A member is missing, unknown, or has another type.
    pub fn read(operation: Operation, value: Value) -> Result<Self, serde_json::Error> {
        Ok(match operation {
            Operation::Check
            | Operation::Split
            | Operation::ToUri
            | Operation::ToIri
            | Operation::CheckScheme => Input::Text(serde_json::from_value(value)?),
            Operation::Resolve => Input::Reference(serde_json::from_value(value)?),
            Operation::Normalize => Input::Normalize(serde_json::from_value(value)?),
            Operation::Compare => Input::Compare(serde_json::from_value(value)?),
            Operation::ToAscii => Input::Host(serde_json::from_value(value)?),
        })
    }
}

/// A result, expected or returned by an implementation. Its members depend on the operation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Expect {
    /// Of `check` and `check-scheme`.
    Valid {
        /// Whether the text is valid.
        valid: bool,
    },
    /// Of `split`.
    Components(Box<Components>),
    /// Of `resolve`, `normalize`, `to-uri`, `to-iri` and `to-ascii`.
    Text {
        /// The result.
        text: String,
    },
    /// Of `compare`.
    Equal {
        /// Whether the identifiers are equivalent.
        equal: bool,
    },
    /// The operation must fail.
    Error {
        /// Always true.
        error: bool,
    },
}

/// The components of an identifier, as written. `None` is undefined.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// Without `:`.
    pub scheme: Option<String>,
    /// Without `//`.
    pub authority: Option<String>,
    /// Without `@`.
    pub userinfo: Option<String>,
    /// An IP literal has its brackets.
    pub host: Option<String>,
    /// Without `:`.
    pub port: Option<String>,
    /// The path, which is never undefined.
    pub path: String,
    /// Without `?`.
    pub query: Option<String>,
    /// Without `#`.
    pub fragment: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Valid {
    valid: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Equal {
    equal: bool,
}

impl Expect {
    /// The operation must fail.
    pub const ERROR: Expect = Expect::Error { error: true };

    /// The expectation of a text.
    pub fn text(text: impl Into<String>) -> Self {
        Expect::Text { text: text.into() }
    }

    /// Returns the members as JSON.
    pub fn to_json(&self) -> Value {
        serde_json::to_value(self).expect("the members have names")
    }

    /// Reads the members of an operation's result.
    ///
    /// # Errors
    /// A member is missing, unknown, or has another type.
    pub fn read(operation: Operation, value: Value) -> Result<Self, serde_json::Error> {
        if value == serde_json::json!({"error": true}) {
            return Ok(Expect::ERROR);
        }
        fn read<T: DeserializeOwned>(value: Value) -> Result<T, serde_json::Error> {
            serde_json::from_value(value)
        }
        Ok(match operation {
            Operation::Check | Operation::CheckScheme => {
                Expect::Valid { valid: read::<Valid>(value)?.valid }
            }
            Operation::Split => Expect::Components(read(value)?),
            Operation::Compare => Expect::Equal { equal: read::<Equal>(value)?.equal },
            _ => Expect::Text { text: read::<Text>(value)?.text },
        })
    }
}

/// A case file as JSON has it, before inputs and expectations are read by the operation.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    version: u32,
    operation: Operation,
    document: String,
    production: Option<String>,
    cases: Vec<RawCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCase {
    id: String,
    input: Value,
    expect: Value,
    #[serde(default)]
    also: Vec<Value>,
    section: String,
    decides: String,
    sentence: Option<String>,
    strength: Strength,
    kills: Option<String>,
}

/// Why a case file could not be read.
#[derive(Debug, thiserror::Error)]
pub enum CaseError {
    /// It is not JSON, or a member is missing, unknown, or has another type.
    #[error("{line}:{column}: {message}")]
    Json {
        /// The line, from 1.
        line: usize,
        /// The column in bytes, from 1.
        column: usize,
        /// The reason.
        message: String,
    },
    /// Another version of the format.
    #[error("version {0} of the format is not known; this program reads version {VERSION}")]
    Version(u32),
    /// Only `check` has a production, and it always has one.
    #[error("operation {operation}: production is {}", missing_or_not_allowed(*is_missing))]
    Production {
        /// The operation.
        operation: Operation,
        /// Whether it is missing.
        is_missing: bool,
    },
    /// The input or an expectation does not fit the operation.
    #[error("{line}: case {id}: {member}: {message}")]
    Member {
        /// The line of the case's identifier, from 1.
        line: usize,
        /// The identifier of the case.
        id: String,
        /// `input`, `expect` or `also`.
        member: &'static str,
        /// The reason.
        message: String,
    },
    /// Two cases have one identifier.
    #[error("{line}: case {id}: the identifier is used twice")]
    Twice {
        /// The line of its first use, from 1.
        line: usize,
        /// The identifier.
        id: String,
    },
    /// The file cannot be read.
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

fn missing_or_not_allowed(is_missing: bool) -> &'static str {
    if is_missing { "missing" } else { "not allowed" }
}

impl CaseFile {
    /// Reads the text of a case file.
    ///
    /// # Errors
    /// It is not a case file.
    pub fn parse(json: &str) -> Result<Self, CaseError> {
        let raw: RawFile = serde_json::from_str(json).map_err(|error| CaseError::Json {
            line: error.line(),
            column: error.column(),
            message: without_place(&error),
        })?;
        if raw.version != VERSION {
            return Err(CaseError::Version(raw.version));
        }
        let operation = raw.operation;
        let has_production = raw.production.is_some();
        if has_production != (operation == Operation::Check) {
            return Err(CaseError::Production { operation, is_missing: !has_production });
        }
        let mut seen_ids = HashSet::new();
        let mut cases = Vec::with_capacity(raw.cases.len());
        for raw in raw.cases {
            if !seen_ids.insert(raw.id.clone()) {
                return Err(CaseError::Twice { line: line_of(json, &raw.id), id: raw.id });
            }
            cases.push(raw.into_case(operation, json)?);
        }
        let RawFile { version, document, production, .. } = raw;
        Ok(CaseFile { version, operation, document, production, cases })
    }

    /// Reads a case file.
    ///
    /// # Errors
    /// It cannot be read, or is not a case file.
    pub fn read(path: &Path) -> Result<Self, CaseError> {
        Self::parse(&fs::read_to_string(path)?)
    }

    /// Writes the file: a line for each case.
    pub fn to_json(&self) -> String {
        let mut text = format!(
            "{{\n  \"version\": {}, \"operation\": {}, \"document\": {},",
            self.version,
            json(&self.operation),
            json(&self.document)
        );
        if let Some(production) = &self.production {
            text += &format!(" \"production\": {},", json(production));
        }
        text += "\n  \"cases\": [\n";
        let cases: Vec<String> =
            self.cases.iter().map(|case| format!("    {}", json(case))).collect();
        text += &cases.join(",\n");
        text += "\n  ]\n}\n";
        text
    }
}

/// Returns the JSON of a value on one line, with invisible characters escaped.
fn json(value: &impl Serialize) -> String {
    json_line(value).trim_end().to_owned()
}

impl RawCase {
    /// Converts to a case. `file`, the text of the case file, gives errors their line.
    fn into_case(self, operation: Operation, file: &str) -> Result<Case, CaseError> {
        let RawCase { id, input, expect, also, section, decides, sentence, strength, kills } = self;
        let wrong = |member, error: serde_json::Error| CaseError::Member {
            line: line_of(file, &id),
            id: id.clone(),
            member,
            message: without_place(&error),
        };
        let input = Input::read(operation, input).map_err(|error| wrong("input", error))?;
        let expect = Expect::read(operation, expect).map_err(|error| wrong("expect", error))?;
        let also = also.into_iter().map(|value| Expect::read(operation, value));
        let also = also.collect::<Result<_, _>>().map_err(|error| wrong("also", error))?;
        Ok(Case { id, input, expect, also, section, decides, sentence, strength, kills })
    }
}

/// Returns the line, from 1, where a quoted identifier occurs first.
fn line_of(json: &str, id: &str) -> usize {
    let before = json.find(&format!("\"{id}\"")).unwrap_or(0);
    1 + json[..before].matches('\n').count()
}

/// The message of an error without its line and column.
fn without_place(error: &serde_json::Error) -> String {
    let error = error.to_string();
    error.rsplit_once(" at line ").map_or(error.as_str(), |(message, _)| message).to_owned()
}

/// Returns the identifier of a case: the operation, the document, the production, and the first 32
/// bits of the SHA-256 of the input. Other cases do not change it.
///
/// ```
/// use iri_conformance::case::{Input, Operation, identifier};
///
/// let id = identifier(Operation::Check, "RFC 3986", Some("URI"), &Input::text("a:"));
/// assert!(id.starts_with("check-rfc3986-URI-") && id.len() == 26);
/// ```
pub fn identifier(
    operation: Operation,
    document: &str,
    production: Option<&str>,
    input: &Input,
) -> String {
    let input = serde_json::to_string(input).expect("JSON has names for all members");
    let digest = Sha256::digest(input.as_bytes());
    let digest: String = digest.iter().take(4).map(|octet| format!("{octet:02x}")).collect();
    let document: String =
        document.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
    let names = [Some(operation.name()), Some(&*document), production, Some(&*digest)];
    names.into_iter().flatten().collect::<Vec<_>>().join("-")
}

/// Reads the case files of these paths. A folder stands for the files in it whose names end with
/// `.json`, except JSON Schemas (`.schema.json`), in the order of their names.
///
/// # Errors
/// A file cannot be read, or is not a case file. The error has its path.
pub fn read_all(paths: &[PathBuf]) -> Result<Vec<(PathBuf, CaseFile)>, String> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let entries = fs::read_dir(path).map_err(|error| at(path, error))?;
            let mut inside = Vec::new();
            for entry in entries {
                let path = entry.map_err(|error| at(path, error))?.path();
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                if name.ends_with(".json") && !name.ends_with(".schema.json") {
                    inside.push(path);
                }
            }
            inside.sort();
            files.extend(inside);
        } else {
            files.push(path.clone());
        }
    }
    let read = |path: PathBuf| match CaseFile::read(&path) {
        Ok(file) => Ok((path, file)),
        Err(error) => Err(format!("{}:{error}", path.display())),
    };
    files.into_iter().map(read).collect()
}
