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
                    schemes, hosts, others; schemes and hosts have at most
                    100000 names each, and 'others' counts the rest

A span is [start, end], from 0: 'span' in bytes, 'character_span' in characters.

Without COMMAND, writes the schema of all commands.

Examples:
  iri schema to-uri
  iri schema | jq '.oneOf[].title'")]
pub struct Schema {
    /// The name of the command, one or two words
    #[arg(value_name = "COMMAND", num_args = 0..=2)]
    command: Vec<String>,
}

/// The named types, from `schema/types.json`. They are in a short notation, as the details of each
/// command, which have a file of their own:
///
/// - `"x?"` is x or null;
/// - `"@x"` is the type with this name in the file;
/// - `[x]` is a list of x;
/// - `{"|": [x, y]}` is x or y;
/// - a member of an object with '?' after its name is absent unless an option requests it.
static TYPES: LazyLock<Map<String, Value>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("schema/types.json")).expect("the file is an object")
});

impl Schema {
    pub fn run(&self) -> io::Result<Status> {
        let name = self.command.join(" ");
        let schema = match name.as_str() {
            "" => {
                let mut schemas: Vec<_> = commands().map(object_schema).collect();
                schemas.sort_by_key(|schema| schema["title"].to_string());
                json!({ "$schema": DIALECT, "title": "iri", "oneOf": schemas })
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

/// Returns the names of the commands that write JSON objects.
pub fn commands() -> impl Iterator<Item = &'static str> {
    ROWS.iter().filter(|row| row.object.is_some()).map(|row| row.name)
}

/// Returns the JSON Schema of the objects of a command.
fn object_schema(command: &str) -> Value {
    let row = ROWS.iter().find(|row| row.name == command);
    let (members, short) = row.and_then(|row| row.object).expect("a command with objects");
    let Members { text, output, details, .. } = members;
    let title = format!("iri {command}");
    if members.is_row() {
        let short: Value = serde_json::from_str(short).expect("the file is JSON");
        let mut schema = expand(&short);
        schema["title"] = json!(title);
        return schema;
    }
    let mut object = TYPES["@envelope"].as_object().cloned().unwrap_or_default();
    // The details, which differ between commands, are added below.
    object.remove("details");
    if !output {
        object.remove("output");
    }
    if !text {
        for name in ["file", "line", "input", "error", "columns?"] {
            object.remove(name);
        }
    }
    if details {
        let short: Value = serde_json::from_str(short).expect("the file is JSON");
        // If options request all its members, the member `details` itself is absent without them.
        let is_optional =
            short.as_object().is_some_and(|it| it.keys().all(|name| name.ends_with('?')));
        let name = if is_optional { "details?" } else { "details" };
        // A text that is not valid has no details.
        let short = if text { json!({ "|": [short, "null"] }) } else { short };
        object.insert(name.to_owned(), short);
    }
    let mut schema = expand(&Value::Object(object));
    if text {
        // With --count, an object has only these members.
        let totals = json!({ "ok": "boolean", "details": TYPES["@totals"] });
        schema = json!({ "anyOf": [schema, expand(&totals)] });
    }
    schema["title"] = json!(title);
    schema
}

/// Converts a type from the short notation of [`TYPES`] to JSON Schema. In this notation, `x?` is
/// x or null, or an optional member; `@x` is a named type; `{"|": [x, y]}` is x or y.
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
            (None, Some(_)) => expand(&TYPES[name]),
            (None, None) if name == "any" => json!({}),
            (None, None) => json!({ "type": name }),
        },
        Value::Array(items) => json!({ "type": "array", "items": expand(&items[0]) }),
        Value::Object(object) if object.contains_key("|") => {
            let all: Vec<_> = object["|"].as_array().into_iter().flatten().map(expand).collect();
            json!({ "anyOf": all })
        }
        Value::Object(object) => {
            let without_mark = |name: &String| name.strip_suffix('?').unwrap_or(name).to_owned();
            let member = |(name, short): (&String, &Value)| (without_mark(name), expand(short));
            let members: Map<_, _> = object.iter().map(member).collect();
            let required: Vec<_> = object.keys().filter(|name| !name.ends_with('?')).collect();
            json!({
                "type": "object",
                "properties": members,
                "required": required,
                "additionalProperties": false,
            })
        }
        other => other.clone(),
    }
}
