//! The program on real identifiers, which lie beside the
//! project where it is developed. `IRI_SHARED` may name another folder that has them.

use crate::support::shared_path;
use crate::{Run, command, file, iri};
use std::fs;

/// The paths of these files of a folder; `None`, said aloud, where one is missing.
fn shared(folder: &str, names: &[&str]) -> Option<Vec<String>> {
    let path = |name: &&str| shared_path(&format!("{folder}/{name}"));
    names.iter().map(|name| Some(path(name)?.to_str().unwrap().to_owned())).collect()
}

fn run(arguments: &[&str], files: &[String]) -> Run {
    iri(&[arguments, &files.iter().map(String::as_str).collect::<Vec<_>>()].concat())
}

#[test]
fn real_identifiers_are_valid() {
    let names = ["wiki_iri.txt", "wiki_uri.txt", "multiscript_iri.txt", "urls_web.txt", "refs.txt"];
    let Some(files) = shared("corpus", &names) else { return };
    let run = run(&["check", "--rule", "IRI-reference"], &files);
    assert_eq!((run.status, run.stdout.as_str()), (0, ""));
}

#[test]
fn every_refused_identifier_is_refused() {
    let Some(files) = shared("corpus", &["urls_web.invalid.txt"]) else { return };
    let run = run(&["check", "--format", "jsonl"], &files);
    assert_eq!(run.status, 1);
    let objects = run.objects();
    assert!(!objects.is_empty());
    for object in objects {
        assert_eq!(object["ok"], false, "{object}");
    }
}

#[test]
fn real_identifiers_are_mapped_and_back() {
    let Some(files) = shared("corpus", &["wiki_iri.txt"]) else { return };
    let uris = iri(&["to-uri", "--file", &files[0]]);
    assert_eq!((uris.status, uris.stderr.as_str()), (0, ""));
    let iris = iri(&["to-iri", "--file", &file(&uris.stdout).path]);
    assert_eq!((iris.status, iris.stdout.lines().count()), (0, uris.stdout.lines().count()));
    let again = iri(&["to-uri", "--file", &file(&iris.stdout).path]);
    assert!(again.stdout == uris.stdout);
}

#[test]
fn real_identifiers_come_through_a_pipe_as_they_are() {
    let Some(files) = shared("corpus", &["multiscript_iri.txt"]) else { return };
    let mut command = command(&["normalize", "--rung", "string"]);
    let run = command.stdin(fs::File::open(&files[0]).unwrap()).output().unwrap();
    assert!(run.status.success() && run.stderr.is_empty());
    assert!(run.stdout == fs::read(&files[0]).unwrap());
    assert!(String::from_utf8(run.stdout).unwrap().contains('\u{200c}'));
}
