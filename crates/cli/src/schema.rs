//! `iri schema`: the JSON Schema of the objects of `--format jsonl`.

use crate::shell::*;
use clap::Args;
use serde_json::json;
use std::io;

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
                    numbers: lines, invalid, unreadable, productions, encodings,
                    findings, schemes, hosts, others; schemes and hosts have at most
                    100000 names each, and 'others' counts the rest

With --fields, objects have only these members; a dot leads into a member, and into the objects of a \
list: --fields input,ok,details.findings.code.

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

const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

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
