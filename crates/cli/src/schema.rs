//! `iri schema`: the JSON Schema of the objects of `--format jsonl`.

use crate::shell::*;
use clap::Args;
use serde_json::{Map, Value, json};
use std::io;
use std::sync::LazyLock;

/// Writes the JSON Schema of the objects of --format jsonl
#[derive(Args)]
#[command(after_long_help = "\
All objects of a run have the same members; unused ones are null. Members that the command never \
fills with the given options are absent.
  file, line        the place of the text; for an argument, file is null and
                    line its number
  input             the text; octets that are not UTF-8 are replaced
  ok                whether it is valid; false makes the exit status 1
  output            the result, for commands that have one
  error             what is wrong: column from 1, span, character_span,
                    production, character, found, expected, document, section,
                    reason, note, text, octets, field; see 'iri check --help'
  columns           with --column: the other columns, by name or number; a
                    second column named id is id_2. A column that is not UTF-8
                    is null, and an error
  details           further results: see the --help of the command. With
                    --count, an object has only ok and details, with these
                    numbers: lines, invalid, unreadable, productions, findings,
                    schemes, hosts; of schemes and hosts up to 100000, the rest
                    as 'others'

A span is [start, end], from 0: 'span' in bytes, 'character_span' in characters.

Without COMMAND, writes the schema of all commands.

Examples:
  iri schema to-uri
  iri schema | jq '.oneOf[].title'")]
pub struct Schema {
    /// The command; two words where it has two
    #[arg(value_name = "COMMAND", num_args = 0..=2)]
    command: Vec<String>,
}

/// The details of each command, in a short notation:
///
/// - a type with '?' after it may be null;
/// - '@' comes before the name of a type of the list;
/// - `[x]` is a list of x;
/// - a member of an object with '?' after its name is there only if an option asks for it.
static DETAILS: LazyLock<Map<String, Value>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("schema.json")).expect("the file is an object")
});

impl Schema {
    pub fn run(&self) -> io::Result<Status> {
        let name = self.command.join(" ");
        let schema = match name.as_str() {
            "" => {
                let mut all: Vec<_> = commands().map(object_schema).collect();
                all.sort_by_key(|schema| schema["title"].to_string());
                json!({ "$schema": DIALECT, "title": "iri", "oneOf": all })
            }
            name if commands().any(|command| command == name) => {
                let mut schema = object_schema(name);
                schema["$schema"] = json!(DIALECT);
                schema
            }
            name => refuse("[COMMAND]", name, commands().collect()),
        };
        print(format!("{schema:#}\n").as_bytes())?;
        Ok(Status::Fine)
    }
}

const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// The names of the commands that have objects.
pub fn commands() -> impl Iterator<Item = &'static str> {
    DETAILS.keys().map(String::as_str).filter(|name| !name.starts_with('@'))
}

/// The schema of the objects of a command.
fn object_schema(command: &str) -> Value {
    let Members { text, output, details, .. } = Members::for_command(command);
    let mut object = DETAILS["@envelope"].as_object().cloned().unwrap_or_default();
    let left_out = [("output", output), ("details", false)].into_iter();
    let of_texts = ["file", "line", "input", "error", "columns?"].map(|name| (name, text));
    for (name, _) in left_out.chain(of_texts).filter(|(_, has)| !has) {
        object.remove(name);
    }
    let all = DETAILS[command].as_object();
    let is_optional = all.is_some_and(|all| all.keys().all(|name| name.ends_with('?')));
    if details {
        let name = if is_optional { "details?" } else { "details" };
        let its = DETAILS[command].clone();
        let or_null = || json!({ "|": [its.clone(), "null"] });
        object.insert(name.to_owned(), if text { or_null() } else { its.clone() });
    }
    let title = format!("iri {command}");
    let mut schema = expand(&Value::Object(object));
    if text {
        let totals = json!({ "ok": "boolean", "details": DETAILS["@totals"] });
        schema = json!({ "anyOf": [schema, expand(&totals)] });
    }
    schema["title"] = json!(title);
    schema
}

/// A type of the short notation as JSON Schema.
fn expand(short: &Value) -> Value {
    match short {
        Value::String(name) => match (name.strip_suffix('?'), name.strip_prefix('@')) {
            (Some(name), _) => match expand(&json!(name)) {
                Value::Object(object) if object.get("type").is_some_and(Value::is_string) => {
                    let mut object = object;
                    object["type"] = json!([object["type"], "null"]);
                    Value::Object(object)
                }
                other => json!({ "anyOf": [other, { "type": "null" }] }),
            },
            (None, Some(_)) => expand(&DETAILS[name]),
            (None, None) if name == "any" => json!({}),
            (None, None) => json!({ "type": name }),
        },
        Value::Array(items) => json!({ "type": "array", "items": expand(&items[0]) }),
        Value::Object(object) if object.contains_key("|") => {
            let all: Vec<_> = object["|"].as_array().into_iter().flatten().map(expand).collect();
            json!({ "anyOf": all })
        }
        Value::Object(object) => {
            let plain = |name: &String| name.strip_suffix('?').unwrap_or(name).to_owned();
            let member = |(name, short): (&String, &Value)| match name.as_str() {
                "report" if short != "string" => (name.clone(), json!({ "const": short })),
                _ => (plain(name), expand(short)),
            };
            let members: Map<_, _> = object.iter().map(member).collect();
            let names: Vec<_> = object.keys().filter(|name| !name.ends_with('?')).collect();
            json!({
                "type": "object",
                "properties": members,
                "required": names,
                "additionalProperties": false,
            })
        }
        other => other.clone(),
    }
}
