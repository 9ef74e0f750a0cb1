//! The objects of all commands are of the schema.

use crate::bulk::all;
use crate::{iri, iri_with};
use serde_json::{Value, json};

/// Whether a value is of a schema, of those that `iri schema` writes.
pub fn check(value: &Value, schema: &Value, place: &str) -> Result<(), String> {
    let wrong = || Err(format!("{place}: {value} is not of {schema}"));
    if let Some(all) = schema.get("anyOf").and_then(Value::as_array) {
        let errors: Vec<_> = all.iter().filter_map(|it| check(value, it, place).err()).collect();
        return if errors.len() < all.len() { Ok(()) } else { Err(errors.join("; ")) };
    }
    let name = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
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
        &["to-uri", "--steps=xml"][..],
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

/// The value with only these members: what `--fields` promises, computed from the whole object.
fn selected(value: &Value, fields: &[&str]) -> Value {
    match value {
        Value::Array(items) => items.iter().map(|item| selected(item, fields)).collect(),
        Value::Object(members) => {
            let of = |(name, value): (&String, &Value)| {
                if fields.contains(&name.as_str()) {
                    return Some((name.clone(), value.clone()));
                }
                let path = format!("{name}.");
                let inner: Vec<_> =
                    fields.iter().filter_map(|it| it.strip_prefix(&*path)).collect();
                (!inner.is_empty()).then(|| (name.clone(), selected(value, &inner)))
            };
            members.iter().filter_map(of).collect::<serde_json::Map<_, _>>().into()
        }
        other => other.clone(),
    }
}

#[test]
fn fields_are_those_members_of_the_whole_object() {
    let input = "http://a/\u{e9}%FF\u{5d0}b\nhttp://a/ \n\u{202e}\nHTTP://A:80/%7e/./re\u{301}#c\n";
    for (arguments, fields) in [
        (&["components"][..], "input,details.host,details.segments"),
        (&["components"], "details"),
        (&["components"], "details,details.host"),
        (&["check"], "ok"),
        (&["check"], "line,error.document,error.column"),
        (&["to-uri"], "output,error.reason"),
        (&["to-uri", "--steps"], "details.steps.step,details.steps.after"),
        (&["lint", "--profile", "strict"], "details.findings.code,details.findings.fix.safe,ok"),
        (&["normalize"], "output,details.changes.before"),
        (&["prepare"], "details.components"),
        (&["compare", "http://a/"], "details.forms.rung"),
        (&["bidi"], "details.visual"),
        (&["check", "--count"], "details.hosts.name,details.lines"),
        (&["find"], "output,details.span"),
        (&["explain"], "details.name,details.sources.section"),
        (&["grammar", "list"], "details.title"),
        (&["grammar", "show", "leiri"], "details.production"),
        (&["schemes"], "details.clauses.words,details.name"),
    ] {
        let run = |more: &[&str]| {
            let arguments = [arguments, &["--format", "jsonl"], more].concat();
            iri_with(&arguments, input.as_bytes())
        };
        let (whole, some) = (run(&[]), run(&["--fields", fields]));
        let names: Vec<&str> = fields.split(',').collect();
        let expected: Vec<Value> =
            whole.objects().iter().map(|object| selected(object, &names)).collect();
        assert_eq!(some.objects(), expected, "{arguments:?} {fields}");
        assert_eq!(some.status, whole.status);
        assert!(some.stdout.len() < whole.stdout.len());
    }
    let columns = ["check", "--column", "a", "--format", "jsonl", "--fields", "ok,columns.b"];
    let run = iri_with(&columns, b"a,b,c\nx,1,2\n");
    assert_eq!(run.stdout, "{\"ok\":true,\"columns\":{\"b\":\"1\"}}\n");
}

#[test]
fn a_field_that_is_no_member_is_answered_with_a_proposal() {
    let run =
        |command: &str, fields: &str| iri(&[command, "a", "--format", "jsonl", "--fields", fields]);
    let of_host = run("components", "input,details.hsot");
    assert_eq!((of_host.status, &*of_host.stdout), (2, ""));
    assert!(
        of_host.stderr.contains("a similar value exists: 'details.host'"),
        "{}",
        of_host.stderr
    );
    for (command, fields) in
        [("check", "details"), ("check", "ok.a"), ("check", ""), ("explain", "line")]
    {
        assert_eq!(run(command, fields).status, 2, "{command} {fields}");
    }
    for arguments in [
        &["check", "--fields", "ok", "a"][..],
        &["lint", "--format", "sarif", "--fields", "ok", "a"],
        &["table", "--get", "host", "--format", "jsonl", "--fields", "ok", "--text", "a"],
    ] {
        let run = iri(arguments);
        assert_eq!((run.status, &*run.stdout), (2, ""), "{arguments:?}");
        assert!(run.stderr.contains("--fields"), "{}", run.stderr);
    }
}
