//! The objects of all commands are of the schema.

use crate::bulk::all;
use crate::{iri, iri_with};
use serde_json::{Value, json};

/// Whether a value is of a schema, of those that `iri schema` writes.
fn check(value: &Value, schema: &Value, place: &str) -> Result<(), String> {
    let wrong = || Err(format!("{place}: {value} is not of {schema}"));
    if let Some(all) = schema.get("anyOf").and_then(Value::as_array) {
        let errors: Vec<_> = all.iter().filter_map(|it| check(value, it, place).err()).collect();
        return if errors.len() < all.len() { Ok(()) } else { Err(errors.join("; ")) };
    }
    let name = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    match &schema["type"] {
        Value::String(of) if of != name => return wrong(),
        Value::Array(of) if !of.contains(&json!(name)) => return wrong(),
        _ => {}
    }
    if let (Value::Array(items), Some(of)) = (value, schema.get("items")) {
        items.iter().try_for_each(|item| check(item, of, place))?;
    }
    let (Value::Object(members), Some(of)) = (value, schema["properties"].as_object()) else {
        return Ok(());
    };
    if members.keys().any(|name| !of.contains_key(name)) {
        return wrong();
    }
    let required = schema["required"].as_array().expect("every object has a list");
    of.iter().try_for_each(|(name, of)| match members.get(name) {
        Some(member) => check(member, of, &format!("{place}.{name}")),
        None if !required.contains(&json!(name)) => Ok(()),
        None => Err(format!("{place} has no {name}: {value}")),
    })
}

#[test]
fn the_objects_of_every_command_are_of_the_schema() {
    let input = "http://a/\u{e9}%FF\u{5d0}b\nhttp://a/ \n\nmailto:a@b?c=d\njavascript:a\n\
                 data:a/b;base64,AA\nhttp://xn--x/\u{202e}\nHTTP://A:80/%7e/./re\u{301}#c\n";
    let mut runs: Vec<Vec<&str>> = all().map(<[_]>::to_vec).collect();
    for options in [
        &["to-uri", "--steps", "--xml"][..],
        &["to-uri", "-d", "rfc3987bis", "--ways"],
        &["to-iri", "--idna", "uts46", "--steps"],
        &["to-iri", "--local-names"],
        &["leiri", "--characters"],
        &["transcode", "--into", "latin1"],
        &["transcode", "--charset", "utf-8", "--steps"],
        &["from-path", "--steps"],
        &["from-path", "--list", "grammar"],
        &["host", "--steps"],
        &["prepare", "--steps"],
        &["prepare", "--whitespace", "split"],
        &["resolve", "http://b/", "--steps"],
        &["resolve", "-d", "url-i18n-07", "http://b/", "--steps"],
        &["bidi", "--url-i18n-07"],
        &["display", "--repertoire", "ascii", "--steps"],
        &["lint", "--profile", "strict"],
        &["check", "--count"],
        &["find", "--invalid", "--any-scheme"],
        &["explain"],
        &["grammar", "list"],
        &["grammar", "show", "rfc3987"],
    ] {
        runs.push(options.to_vec());
    }
    for arguments in runs {
        let name = match &arguments[..] {
            ["grammar", second, ..] => format!("grammar {second}"),
            [first, ..] => (*first).to_owned(),
            [] => unreachable!(),
        };
        let schema = iri(&[&["schema"], &name.split(' ').collect::<Vec<_>>()[..]].concat());
        let schema: Value = serde_json::from_str(&schema.stdout).unwrap();
        let run = iri_with(&[&arguments[..], &["--format", "jsonl"]].concat(), input.as_bytes());
        let objects = run.objects();
        assert!(!objects.is_empty(), "{arguments:?}: {}", run.stderr);
        let names = |object: &Value| -> Vec<String> {
            object.as_object().into_iter().flat_map(|it| it.keys().cloned()).collect()
        };
        let with_details = objects.iter().find(|object| object["details"].is_object());
        for object in &objects {
            check(object, &schema, "").unwrap_or_else(|error| panic!("{arguments:?}: {error}"));
            assert_eq!(names(object), names(&objects[0]), "{arguments:?}");
            if let (Some(first), true) = (with_details, object["details"].is_object()) {
                let (its, others) = (names(&object["details"]), names(&first["details"]));
                assert_eq!(its, others, "{arguments:?}");
            }
        }
    }
    let schema: Value = serde_json::from_str(&iri(&["schema"]).stdout).unwrap();
    assert!(schema["oneOf"].as_array().unwrap().len() > 20);
}
