//! `iri-conformance export`: the cases in the formats of other projects.

use crate::case::{Case, CaseFile, Components, Expect, Input, Level, read_all};
use crate::shell::{Done, Reason, print, write_file};
use clap::{Args, ValueEnum};
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Writes cases in the format of JSON-Schema-Test-Suite, as a manifest of the W3C, or as CSV
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Export {
    /// Case files, or folders of them
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The format
    #[arg(long = "as", value_enum, value_name = "FORMAT")]
    form: Form,
    /// The folder to write files to; without it, the only file goes to standard output
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
}

/// A format of export.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// A file for each of the formats uri, uri-reference, iri and iri-reference
    JsonSchema,
    /// Turtle, in the vocabulary of the W3C for manifests of tests
    Manifest,
    /// A line for each case; input and results are JSON
    Csv,
}

const LONG_HELP: &str = "\
json-schema writes the cases of 'check' for URI, URI-reference, IRI and IRI-reference of RFC 3986 and \
RFC 3987. The descriptions end with the last part of the identifier of the case.

manifest and csv write one file with all cases. In the manifest, an entry has the type of its operation and \
the members of the case as properties of mf:action and mf:result.

Exit status: 0 if the files were written, 2 if not.

Examples:
  iri-conformance export --as json-schema -o formats crates/conformance/cases
  iri-conformance export --as csv crates/conformance/cases/small > small.csv";

impl Export {
    /// Reads the cases, and writes them.
    ///
    /// # Errors
    /// A file cannot be read or written, or there are several files without --output.
    pub fn run(&self) -> Done {
        let files: Vec<CaseFile> = read_all(&self.files)?.into_iter().map(|it| it.1).collect();
        let written = export(&files, self.form)?;
        match &self.output {
            Some(folder) => {
                for (name, text) in &written {
                    write_file(&folder.join(name), text.as_bytes())?;
                }
            }
            None => match written.values().collect::<Vec<_>>()[..] {
                [text] => print(text)?,
                _ => return Err(format!("{} files: --output names the folder", written.len())),
            },
        }
        Ok(true)
    }
}

/// The files of a format, by their names.
///
/// # Errors
/// No case can be written in this format.
pub fn export(files: &[CaseFile], form: Form) -> Result<BTreeMap<String, String>, Reason> {
    let written = match form {
        Form::JsonSchema => json_schema(files),
        Form::Manifest => BTreeMap::from([("manifest.ttl".to_owned(), manifest(files))]),
        Form::Csv => BTreeMap::from([("cases.csv".to_owned(), csv(files))]),
    };
    if written.is_empty() {
        Err("none of the cases can be written in this format".to_owned())
    } else {
        Ok(written)
    }
}

/// A group of JSON-Schema-Test-Suite.
#[derive(Serialize)]
struct Group {
    description: String,
    schema: serde_json::Value,
    tests: Vec<Test>,
}

/// A test of JSON-Schema-Test-Suite.
#[derive(Serialize)]
struct Test {
    description: String,
    data: String,
    valid: bool,
}

/// Returns a file for each format of JSON Schema (draft 2020-12, validation, 7.3.5), by its name.
fn json_schema(files: &[CaseFile]) -> BTreeMap<String, String> {
    let mut written = BTreeMap::new();
    for file in files {
        let format = match (&*file.document, file.production.as_deref()) {
            ("RFC 3986", Some(name @ ("URI" | "URI-reference")))
            | ("RFC 3987", Some(name @ ("IRI" | "IRI-reference"))) => name.to_lowercase(),
            _ => continue,
        };
        let group = Group {
            description: format!("{}, {}", file.document, file.production.as_deref().unwrap_or("")),
            schema: json!({
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "format": format,
            }),
            tests: file.cases.iter().filter_map(schema_test).collect(),
        };
        written.insert(format!("{format}.json"), pretty(&[group]));
    }
    written
}

/// Returns a case as a test of JSON Schema. Its description has less than 70 characters, and no
/// other test has it. `None` if the case is not about a valid or invalid text.
fn schema_test(case: &Case) -> Option<Test> {
    let (Input::Text(input), Expect::Valid { valid }) = (&case.input, &case.expect) else {
        return None;
    };
    let verdict = if *valid { "valid" } else { "invalid" };
    let hash = case.id.rsplit('-').next().unwrap_or_default();
    let description = format!("{verdict} by {} ({hash})", case.decides);
    Some(Test { description, data: input.text.clone(), valid: *valid })
}

/// JSON with four spaces of indentation, in ASCII.
fn pretty(value: &impl Serialize) -> String {
    let mut json = Vec::new();
    let formatter = serde_json::ser::PrettyFormatter::with_indent(b"    ");
    let mut serializer = serde_json::Serializer::with_formatter(&mut json, formatter);
    value.serialize(&mut serializer).expect("JSON has names for all members");
    ascii(&String::from_utf8(json).expect("JSON is UTF-8")) + "\n"
}

/// Returns JSON with each character beyond ASCII escaped. Only strings have such characters.
fn ascii(json: &str) -> String {
    let escape = |character: char| match character {
        '\0'..='\x7e' => character.to_string(),
        _ => {
            let units = character.encode_utf16(&mut [0; 2]).to_vec();
            units.iter().map(|unit| format!("\\u{unit:04x}")).collect()
        }
    };
    json.chars().map(escape).collect()
}

/// JSON of a value on one line, in ASCII.
fn compact(value: &impl Serialize) -> String {
    ascii(&serde_json::to_string(value).expect("JSON has names for all members"))
}

/// A manifest in Turtle.
fn manifest(files: &[CaseFile]) -> String {
    let mut page = PREFIXES.to_owned();
    page += "<> a mf:Manifest ;\n  rdfs:label \"Conformance cases for URIs and IRIs\" ;\n  mf:entries (\n";
    for case in files.iter().flat_map(|file| &file.cases) {
        page += &format!("    <#{}>\n", case.id);
    }
    page += "  ) .\n";
    for (file, case) in files.iter().flat_map(|file| file.cases.iter().map(move |it| (file, it))) {
        page += &manifest_entry(file, case);
    }
    page
}

const PREFIXES: &str = "\
@prefix mf: <http://www.w3.org/2001/sw/DataAccess/tests/test-manifest#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix c: <vocabulary#> .

";

/// Returns the entry of a case in a manifest.
fn manifest_entry(file: &CaseFile, case: &Case) -> String {
    let mut entry = format!("\n<#{}> a c:{} ;\n", case.id, file.operation.name());
    entry += &format!("  mf:name {} ;\n", literal(&case.id));
    if let Some(sentence) = &case.sentence {
        entry += &format!("  rdfs:comment {} ;\n", literal(sentence));
    }
    entry += &format!("  c:document {} ;\n", literal(&file.document));
    if let Some(production) = &file.production {
        entry += &format!("  c:production {} ;\n", literal(production));
    }
    let (section, decides) = (literal(&case.section), literal(&case.decides));
    entry += &format!("  c:section {section} ;\n  c:decides {decides} ;\n");
    entry += &format!("  c:strength {} ;\n", literal(case.strength.name()));
    entry += &format!("  mf:action [ {} ] ;\n", properties(&input_members(&case.input)));
    for also in &case.also {
        entry += &format!("  c:also [ {} ] ;\n", properties(&result_members(also)));
    }
    entry + &format!("  mf:result [ {} ] .\n", properties(&result_members(&case.expect)))
}

/// Returns the properties of a node in Turtle.
fn properties(members: &[(&str, String)]) -> String {
    let members: Vec<String> = members.iter().map(|(name, it)| format!("c:{name} {it}")).collect();
    members.join(" ; ")
}

/// The members of an input, each with its literal.
fn input_members(input: &Input) -> Vec<(&'static str, String)> {
    let level = |level: Level| ("level", literal(level.name()));
    match input {
        Input::Text(it) => vec![("text", literal(&it.text))],
        Input::Reference(it) => {
            vec![("base", literal(&it.base)), ("reference", literal(&it.reference))]
        }
        Input::Normalize(it) => vec![("text", literal(&it.text)), level(it.level)],
        Input::Compare(it) => {
            vec![("left", literal(&it.left)), ("right", literal(&it.right)), level(it.level)]
        }
        Input::Host(it) => vec![("host", literal(&it.host)), ("idna", literal(it.idna.name()))],
    }
}

/// The members of a result, each with its literal. An undefined component is left out.
fn result_members(expect: &Expect) -> Vec<(&'static str, String)> {
    match expect {
        Expect::Valid { valid } => vec![("valid", valid.to_string())],
        Expect::Equal { equal } => vec![("equal", equal.to_string())],
        Expect::Error { error } => vec![("error", error.to_string())],
        Expect::Text { text } => vec![("text", literal(text))],
        Expect::Components(components) => {
            let Components { scheme, authority, userinfo, host, port, path, query, fragment } =
                &**components;
            let members = [
                ("scheme", scheme),
                ("authority", authority),
                ("userinfo", userinfo),
                ("host", host),
                ("port", port),
                ("path", &Some(path.clone())),
                ("query", query),
                ("fragment", fragment),
            ];
            let defined =
                |(name, value): (_, &Option<String>)| Some((name, literal(value.as_ref()?)));
            members.into_iter().filter_map(defined).collect()
        }
    }
}

/// A string of Turtle in ASCII.
fn literal(text: &str) -> String {
    let escape = |character: char| match character {
        '"' | '\\' => format!("\\{character}"),
        ' '..='~' => character.to_string(),
        '\0'..='\u{ffff}' => format!("\\u{:04X}", character as u32),
        _ => format!("\\U{:08X}", character as u32),
    };
    format!("\"{}\"", text.chars().map(escape).collect::<String>())
}

/// A line for each case (RFC 4180).
fn csv(files: &[CaseFile]) -> String {
    let mut text = csv_line(&COLUMNS.map(str::to_owned));
    for (file, case) in files.iter().flat_map(|file| file.cases.iter().map(move |it| (file, it))) {
        text += &csv_line(&[
            case.id.clone(),
            file.operation.name().to_owned(),
            file.document.clone(),
            file.production.clone().unwrap_or_default(),
            compact(&case.input),
            compact(&case.expect),
            compact(&case.also),
            case.section.clone(),
            case.decides.clone(),
            case.strength.name().to_owned(),
            case.sentence.clone().unwrap_or_default(),
            case.kills.clone().unwrap_or_default(),
        ]);
    }
    text
}

const COLUMNS: [&str; 12] = [
    "id",
    "operation",
    "document",
    "production",
    "input",
    "expect",
    "also",
    "section",
    "decides",
    "strength",
    "sentence",
    "kills",
];

/// A line of CSV, with each field in quotation marks.
fn csv_line(fields: &[String; 12]) -> String {
    let quoted: Vec<String> =
        fields.iter().map(|field| format!("\"{}\"", field.replace('"', "\"\""))).collect();
    quoted.join(",") + "\r\n"
}
