//! The JSON Schema of the objects of each command, and the names of their members.

use crate::shell::commands::{Members, ROWS};
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

/// The named types, from `schema/types.json`. They are in a short notation, as the details of each
/// command, which have a file of their own:
///
/// - `"x?"` is x or null;
/// - `"@x"` is the type with this name in the file;
/// - `[x]` is a list of x;
/// - `{"|": [x, y]}` is x or y;
/// - a member of an object with '?' after its name is absent unless an option requests it.
static TYPES: LazyLock<Map<String, Value>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../schema/types.json")).expect("the file is an object")
});

/// Returns the names of the commands that write JSON objects.
pub fn commands() -> impl Iterator<Item = &'static str> {
    ROWS.iter().filter(|row| row.object.is_some()).map(|row| row.name)
}

/// Returns the JSON Schema of the objects of a command.
pub fn object_schema(command: &str) -> Value {
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
        // A named type has its `@` in the table, too.
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

/// Returns the path of each member of the objects of a command (`details`, `details.host` and so
/// on), and whether its value is an object whose members may have any names, as `columns` has.
pub fn member_paths(command: &str) -> Vec<(String, bool)> {
    let mut paths = Vec::new();
    add_paths(&object_schema(command), "", &mut paths);
    paths.sort_unstable();
    paths.dedup();
    paths
}

/// Adds the paths of the members of a value. Lists, and the values of `anyOf`, have the path of the value.
fn add_paths(schema: &Value, path: &str, paths: &mut Vec<(String, bool)>) {
    schema["anyOf"].as_array().into_iter().flatten().for_each(|it| add_paths(it, path, paths));
    if let Some(items) = schema.get("items") {
        add_paths(items, path, paths);
    }
    for (name, member) in schema["properties"].as_object().into_iter().flatten() {
        let inner = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
        let kind = member["type"].to_string();
        let may_have_members = kind.contains("object") || member.get("type").is_none();
        let takes_any_name =
            may_have_members && ["properties", "anyOf"].iter().all(|it| member.get(it).is_none());
        add_paths(member, &inner, paths);
        paths.push((inner, takes_any_name));
    }
}
