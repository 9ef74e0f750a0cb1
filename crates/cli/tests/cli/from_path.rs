//! `iri from-path`.

use crate::{command, envelope, iri, iri_with};
use serde_json::json;
use std::fs;
use std::path::Path;

fn made(arguments: &[&str]) -> String {
    let run = iri(&[&["from-path"], arguments].concat());
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{arguments:?}");
    run.stdout.trim_end_matches('\n').to_owned()
}

#[test]
fn rfc3987_s7_4_example() {
    assert_eq!(made(&["r\u{e9}sum\u{e9}.html"]), "r\u{e9}sum\u{e9}.html");
    assert_eq!(made(&["--to=uri", "r\u{e9}sum\u{e9}.html"]), "r%C3%A9sum%C3%A9.html");
    for charset in ["iso-8859-1", "windows-1252"] {
        let arguments = ["from-path", "--to=uri", "--charset", charset];
        let run = iri_with(&arguments, b"r\xe9sum\xe9.html\n");
        assert_eq!((run.status, run.stdout.as_str()), (0, "r%C3%A9sum%C3%A9.html\n"));
    }
    let decomposed = "re\u{301}sume\u{301}.html";
    assert_eq!(made(&[decomposed]), decomposed);
    assert_eq!(made(&["--nfc", decomposed]), "r\u{e9}sum\u{e9}.html");
    assert_eq!(made(&["--nfkc", "\u{ff21}"]), "A");
    assert_eq!(iri(&["from-path", "--nfc", "--nfkc", "a"]).status, 2);
}

#[test]
fn octets_that_are_not_of_the_encoding_are_told() {
    let run = iri_with(&["from-path"], b"a b\nr\xe9sum\xe9\n\nc:d\n");
    assert_eq!((run.status, run.stdout.as_str()), (0, "a%20b\nr%E9sum%E9\n./\n./c:d\n"));
    assert_eq!(
        run.stderr,
        "iri: -:2: octet E9 at column 2: not UTF-8, and percent-encoded as octets (RFC 3987 \
         section 6.4); and there are more\n"
    );
    let run = iri_with(&["from-path", "-f", "jsonl", "-"], b"a\xff\xfe");
    assert_eq!(run.status, 0);
    assert_eq!(
        run.object(),
        envelope(json!({
            "file": "-", "line": 1, "input": "a\u{fffd}\u{fffd}", "ok": true,
            "output": "a%FF%FE", "error": null,
            "details": {
                "octets": "61FFFE", "iri": "a%FF%FE", "uri": "a%FF%FE",
                "notes": [{
                    "span": [1, 3], "character_span": [1, 3], "octets": "FFFE",
                    "reason": "not UTF-8, and percent-encoded as octets",
                    "document": "RFC 3987", "section": "6.4",
                }],
            },
        }))
    );
    assert_eq!(iri_with(&["from-path"], b"").stdout, "");
}

/// RFC 3987 section 6.4 has such a URI: `r%E9sum%E9.html`.
#[test]
fn a_path_of_any_octets_has_a_reference() {
    for on_invalid in ["drop", "empty", "fail"] {
        let arguments = ["from-path", "--on-invalid", on_invalid];
        let run = iri_with(&arguments, b"a\xffb\nc\n");
        assert_eq!((run.status, run.stdout.as_str()), (0, "a%FFb\nc\n"), "{on_invalid}");
        assert!(run.stderr.starts_with("iri: -:1: octet FF at column 2"), "{}", run.stderr);
    }
    let run = |only: &str| iri_with(&["from-path", "-q", "--only", only], b"a\xffb\n").stdout;
    assert_eq!((run("valid").as_str(), run("invalid").as_str()), ("a%FFb\n", ""));
}

#[cfg(unix)]
#[test]
fn an_argument_is_its_octets() {
    use std::os::unix::ffi::OsStrExt;
    let name = std::ffi::OsStr::from_bytes(b"r\xe9");
    let output = command(&["from-path", "--charset", "latin1"]).arg(name).output().unwrap();
    assert_eq!(output.stdout, "r\u{e9}\n".as_bytes());
    let output = command(&["from-path"]).arg(name).output().unwrap();
    assert_eq!((output.status.code(), &output.stdout[..]), (Some(0), &b"r%E9\n"[..]));
    assert!(output.stderr.starts_with("iri: \"r\u{fffd}\": octet E9 at column 2".as_bytes()));
}

#[test]
fn nul_ends_paths_on_request() {
    let run = iri_with(&["from-path", "--null", "-"], b"./a\nb\0./c\r\0d");
    assert_eq!((run.status, run.stdout.as_str()), (0, "./a%0Ab\0./c%0D\0d\0"));
    let run = iri_with(&["from-path"], b"a\0b\r\n");
    assert_eq!((run.status, run.stdout.as_str()), (0, "a%00b\r\n"));
}

#[test]
fn names_and_paths_differ() {
    assert_eq!(made(&["a/b:c"]), "a/b:c");
    assert_eq!(made(&["--name", "a/b:c"]), "./a%2Fb:c");
    assert_eq!(made(&["--name", "--encode-reserved", "a/b:c"]), "a%2Fb%3Ac");
    let run = iri(&["from-path", "--name", ".."]);
    assert_eq!((run.status, run.stdout.as_str()), (0, "%2E%2E\n"));
    assert!(run.stderr.starts_with("iri: \"..\": the name is a dot-segment"), "{}", run.stderr);
    assert!(run.stderr.ends_with("(RFC 3986 section 2.3)\n"), "{}", run.stderr);
    assert_eq!(iri(&["from-path", "--name", "--file-scheme", "a"]).status, 2);
}

#[test]
fn rfc8089_file_iris() {
    assert_eq!(made(&["--file-scheme", "/srv/a b"]), "file:///srv/a%20b");
    assert_eq!(made(&["--windows", "--file-scheme", r"C:\a b"]), "file:///C:/a%20b");
    assert_eq!(made(&["--windows", "--file-scheme", r"\\h\s\a"]), "file://h/s/a");
    let run = iri(&["from-path", "--windows", "--file-scheme", "a"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.starts_with("iri: \"a\": the path is not absolute"), "{}", run.stderr);
    let run = iri(&["from-path", "--windows", "--file-scheme", "-f", "jsonl", r"\\.\a"]);
    let object = run.object();
    assert_eq!((&object["details"]["iri"], run.status), (&json!(null), 1));
    assert!(object["error"]["reason"].as_str().unwrap().contains("device"), "{object}");
}

#[cfg(unix)]
#[test]
fn a_relative_path_is_one_of_the_current_directory() {
    let folder = tempfile::tempdir().unwrap();
    let folder = fs::canonicalize(folder.path()).unwrap();
    let here = folder.to_str().unwrap();
    let run = |arguments: &[&str]| {
        let output = command(arguments).current_dir("/").output().unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    let file = run(&["from-path", "--file-scheme", "./x y/"]);
    assert_eq!(file, "file:///x%20y/\n");
    let base = &format!("{here}/");
    for base in [here, base] {
        let path = &format!("{here}/a:b/\u{e9}");
        assert_eq!(made(&["--relative-to", base, path]), "./a:b/\u{e9}");
        assert_eq!(made(&["--to=uri", "--relative-to", base, path]), "./a:b/%C3%A9");
    }
    assert_eq!(made(&["--relative-to", "/a/b", "/a/c"]), "../c");
    assert_eq!(made(&["--relative-to", "/", "/a/c"]), "a/c");
    assert_eq!(made(&["--relative-to", "/a/b", "/a/b", "/a/b/", "/x"]), "../b\n./\n../../x");
    assert_eq!(made(&["--relative-to", "/a", "/a//b", "//a/b"]), "b\nb");
    assert_eq!(
        made(&["--file-scheme", "//a", "///a//b", "//"]),
        "file:///a\nfile:///a/b\nfile:///"
    );
    let windows = ["--windows", "--relative-to", r"C:\a", r"C:\b", r"D:\b", r"\\h\a"];
    assert_eq!(made(&windows), "../b\n../../D:/b\nfile://h/a");
    let run = iri(&["from-path", "--relative-to", "/a", "/a/../b"]);
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains("dot"), "{}", run.stderr);
}

#[test]
fn steps_end_with_the_uri() {
    let arguments = ["from-path", "--steps=xml", "--nfc", "a:e\u{301}"];
    let run = iri(&arguments);
    assert_eq!(
        run.stdout,
        "a:e\u{301}
  RFC 3987 section 7.4
  -      decode the octets that are valid in the encoding
         a:e&#x301;
  RFC 3987 section 5.3.2.2
  -      normalize according to NFC
         a:&#xE9;
  RFC 3987 section 2.2
  -      percent-encode characters that a segment does not allow, and stray octets
         a:&#xE9;
  RFC 3986 section 4.2
  -      guard a first segment that is empty or has a colon
         ./a:&#xE9;
  RFC 3987 section 3.1
  2.1.   convert ucschar and iprivate to UTF-8
         ./a:<c3><a9>
  2.2.   convert each octet to %HH
         ./a:%C3%A9
  2.3.   replace the original characters
         ./a:%C3%A9
"
    );
    let object =
        iri(&["from-path", "--steps", "-f", "jsonl", "--relative-to", "/a", "/a/b"]).object();
    let steps = object["details"]["steps"].as_array().unwrap();
    assert_eq!(
        (&object["details"]["iri"], &steps.last().unwrap()["after"]),
        (&json!("b"), &json!("b"))
    );
}

fn folder_with(names: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    names.iter().for_each(|name| match name.strip_suffix('/') {
        Some(name) => fs::create_dir(folder.path().join(name)).unwrap(),
        None => fs::write(folder.path().join(name), "").unwrap(),
    });
    folder
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn rfc3987_s7_4_directory_listing() {
    let folder = folder_with(&["r\u{e9}sum\u{e9}.html", "a b/", "C&D", "x\u{202e}y"]);
    let directory = path(folder.path());
    let lines = "C&D\na%20b/\nr\u{e9}sum\u{e9}.html\nx%E2%80%AEy\n";
    let run = iri(&["from-path", "--list", directory]);
    assert_eq!((run.status, run.stdout.as_str(), run.stderr.as_str()), (0, lines, ""));

    let run = iri(&["from-path", "--to=uri", "--html", "--list", directory]);
    assert_eq!(
        run.stdout,
        format!(
            "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>{directory}</title>\n<ul>\n\
             <li><a href=\"C&amp;D\"><bdi>C&amp;D</bdi></a>\n\
             <li><a href=\"a%20b/\"><bdi>a b/</bdi></a>\n\
             <li><a href=\"r%C3%A9sum%C3%A9.html\"><bdi>r\u{e9}sum\u{e9}.html</bdi></a>\n\
             <li><a href=\"x%E2%80%AEy\"><bdi>x\\u{{202e}}y</bdi></a>\n</ul>\n"
        )
    );
    let objects = iri(&["from-path", "-f", "jsonl", "--list", directory]).objects();
    assert_eq!(
        objects[1],
        envelope(json!({
            "input": "a b", "output": "a%20b/",
            "details": {
                "octets": null, "directory": true, "iri": "a%20b/", "uri": "a%20b/", "notes": [],
            },
        }))
    );
    assert_eq!(iri(&["from-path", "--list", &format!("{directory}/none")]).status, 2);
    assert_eq!(iri(&["from-path", "--html", "a"]).status, 2);
    assert_eq!(iri(&["from-path", "--list", directory, "a"]).status, 2);
    // Names are no lines of texts.
    for option in [
        "--count",
        "--output=a",
        "--files-from=a",
        "--skip=1",
        "--limit=1",
        "--only=valid",
        "--on-invalid=fail",
        "--file=a",
        "--column=1",
    ] {
        let run = iri(&["from-path", "--list", directory, option]);
        assert!(run.status == 2 && run.stderr.contains("cannot be used with"), "{}", run.stderr);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_listing_of_names_in_another_encoding() {
    use std::os::unix::ffi::OsStrExt;
    let folder = folder_with(&[]);
    let name = std::ffi::OsStr::from_bytes(b"r\xe9sum\xe9.html");
    fs::write(folder.path().join(name), "").unwrap();
    let directory = path(folder.path());
    let run = iri(&["from-path", "--to=uri", "-c", "iso-8859-1", "--list", directory]);
    assert_eq!((run.status, run.stdout.as_str()), (0, "r%C3%A9sum%C3%A9.html\n"));
    let run = iri(&["from-path", "--html", "--list", directory]);
    assert_eq!(run.status, 0);
    let line = "<li><a href=\"r%E9sum%E9.html\"><bdi>r&lt;e9&gt;sum&lt;e9&gt;.html</bdi></a>\n";
    assert!(run.stdout.contains(line), "{}", run.stdout);
}
