//! `--output`: a file is written whole or not at all.

use crate::bulk::all;
use crate::{iri, iri_with};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// The names in a folder, which may have files that nobody asked for.
fn names_in(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        names.map(|it| it.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let out = out.to_str().unwrap();
    for command in all().chain([&["find"][..]]) {
        let lines = b"http://b/1\nHTTP://b/2\n";
        let written = iri_with(command, lines);
        let run = iri_with(&[command, &["--output", out]].concat(), lines);
        assert_eq!((run.status, run.stdout.as_str()), (written.status, ""), "{command:?}");
        assert_eq!(fs::read_to_string(out).unwrap(), written.stdout, "{command:?}");
    }
    let sarif = iri_with(&["lint", "--format", "sarif", "--output", out], b"HTTP://b/\n");
    assert_eq!(sarif.stdout, "");
    serde_json::from_slice::<Value>(&fs::read(out).unwrap()).unwrap();
    // No colours, and no characters escaped, also where they are asked for.
    let mut coloured = crate::command(&["components", "a", "--output", out]);
    coloured.env("CLICOLOR_FORCE", "1").output().unwrap();
    assert_eq!(fs::read_to_string(out).unwrap(), iri(&["components", "a"]).stdout);

    // The input may be the output.
    fs::write(out, "HTTP://B/\nb c\n").unwrap();
    let run = iri(&["normalize", "--file", out, "--output", out]);
    assert_eq!((run.status, fs::read_to_string(out).unwrap().as_str()), (1, "http://b/\n"));
    // Nothing has been written where something could not be read.
    let run = iri(&["normalize", "a", "--file", "no-such-file", "--output", out]);
    assert_eq!((run.status, fs::read_to_string(out).unwrap().as_str()), (2, "http://b/\n"));
    assert!(run.stderr.ends_with(&format!("iri: {out} is not written\n")), "{}", run.stderr);
    let run = iri(&["check", "--column=1,2", "--output", out]);
    assert_eq!((run.status, fs::read_to_string(out).unwrap().as_str()), (2, "http://b/\n"));
    assert_eq!(names_in(folder.path()), ["out"]);
    // Nothing is a result, too.
    assert_eq!(iri_with(&["to-uri", "--output", out], b"").status, 0);
    assert_eq!(fs::read(out).unwrap(), b"");
    let nowhere = folder.path().join("none/out");
    let run = iri(&["to-uri", "a", "--output", nowhere.to_str().unwrap()]);
    assert!(run.status == 2 && run.stderr.contains("cannot write the output: "), "{}", run.stderr);
    let why = format!("the directory {} does not exist\n", folder.path().join("none").display());
    assert!(run.stderr.ends_with(&why), "{}", run.stderr);
    // A run that ends at a text that is not valid has not written all.
    fs::write(out, "before\n").unwrap();
    let lines = b"http://b/\nhttp://[b\n%\n";
    for command in [&["to-uri"][..], &["check"], &["find", "--invalid"]] {
        for more in [&[][..], &["--exit-zero"]] {
            let fail = ["--on-invalid", "fail", "--output", out];
            let run = iri_with(&[command, &fail, more].concat(), lines);
            assert_eq!(run.status, i32::from(more.is_empty()), "{command:?}");
            assert_eq!(fs::read_to_string(out).unwrap(), "before\n", "{command:?}");
            assert!(run.stderr.contains(&format!("iri: {out} is not written\n")), "{command:?}");
        }
    }
    assert_eq!(names_in(folder.path()), ["out"]);
}

/// Nothing is left of what is not whole, also where the program is killed.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_run_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let mut command = crate::command(&["to-uri", "--output", out.to_str().unwrap()]);
    let mut child = command.stdin(std::process::Stdio::piped()).spawn().unwrap();
    let begun = || {
        let files = fs::read_dir(format!("/proc/{}/fd", child.id())).unwrap();
        let mut files = files.filter_map(|file| fs::read_link(file.unwrap().path()).ok());
        files.any(|file| file.starts_with(folder.path()))
    };
    while !begun() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(names_in(folder.path()), [""; 0]);
}

#[cfg(unix)]
#[test]
fn a_file_that_is_written_is_as_others_are() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let write = |name: &str| iri(&["to-uri", "a", "--output", path(name).to_str().unwrap()]).status;
    let mode = |name: &str| fs::metadata(path(name)).unwrap().permissions().mode() & 0o777;
    fs::write(path("usual"), "").unwrap();
    assert_eq!(write("new"), 0);
    assert_eq!(mode("new"), mode("usual"));
    fs::set_permissions(path("usual"), fs::Permissions::from_mode(0o604)).unwrap();
    assert_eq!((write("usual"), mode("usual")), (0, 0o604));
    // What a link points to is written, and the link stays.
    symlink(path("usual"), path("link")).unwrap();
    assert_eq!((write("link"), fs::read_to_string(path("usual")).unwrap().as_str()), (0, "a\n"));
    assert!(fs::symlink_metadata(path("link")).unwrap().is_symlink());
    // So it is where that is not there yet.
    symlink("missing", path("dangling")).unwrap();
    assert_eq!(
        (write("dangling"), fs::read_to_string(path("missing")).unwrap().as_str()),
        (0, "a\n")
    );
    assert!(fs::symlink_metadata(path("dangling")).unwrap().is_symlink());
    symlink("round", path("round")).unwrap();
    assert_eq!(write("round"), 2);
    // Standard output is written where it stands.
    let log = path("log");
    fs::write(&log, "before\n").unwrap();
    let mut command = crate::command(&["to-uri", "a", "--output", "/dev/stdout"]);
    let appended = fs::File::options().append(true).open(&log).unwrap();
    assert!(command.stdout(appended).status().unwrap().success());
    assert_eq!(fs::read_to_string(&log).unwrap(), "before\na\n");
    // A device is no file to be replaced.
    assert_eq!(iri(&["to-uri", "a", "--output", "/dev/null"]).status, 0);
    assert!(!fs::metadata("/dev/null").unwrap().is_file());
    assert_eq!(iri(&["to-uri", "a", "--output", "-"]).stdout, "a\n");
}
