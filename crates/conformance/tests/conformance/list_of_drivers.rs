//! The list of drivers, beside the files.

use iri_conformance::driver::{Driver as Process, Limits, Messages, Program};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

#[derive(Deserialize)]
struct List {
    driver: Vec<Driver>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Driver {
    name: String,
    language: String,
    kind: String,
    command: Vec<String>,
    needs: Vec<String>,
    source: String,
    claims: Vec<String>,
}

fn drivers() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("drivers")
}

fn list() -> Vec<Driver> {
    let text = fs::read_to_string(drivers().join("drivers.toml")).unwrap();
    toml::from_str::<List>(&text).unwrap().driver
}

/// The source file of a driver that is compiled, by a word of its command: `target/rust/release/NAME`,
/// `target/bin/LANGUAGE-NAME`, `target/LANGUAGE/NAME.exe`, or a class of Java.
fn source_of(word: &str) -> Option<PathBuf> {
    let path: Vec<&str> = word.split('/').collect();
    let (folder, name) = match *path {
        ["target", "rust", "release", name] => ("rust/src/bin", name),
        ["target", "bin", name] => name.split_once('-')?,
        ["target", language, name] => (language, name.strip_suffix(".exe")?),
        [class] => ("java", class),
        _ => return None,
    };
    let mut files = fs::read_dir(drivers().join(folder)).ok()?.map(|entry| entry.unwrap().path());
    files.find(|file| file.file_stem().is_some_and(|stem| stem == name))
}

/// The file with a driver's code.
fn code_of(driver: &Driver) -> PathBuf {
    let in_folder = driver.command.iter().filter(|word| !word.starts_with("target/"));
    let file = in_folder.map(|word| drivers().join(word)).find(|path| path.is_file());
    file.or_else(|| driver.command.iter().find_map(|word| source_of(word)))
        .unwrap_or_else(|| panic!("{} ({}): no file of its command", driver.name, driver.language))
}

#[test]
fn every_member_is_there() {
    for driver in list() {
        let name = &driver.name;
        assert!(!name.is_empty() && !driver.language.is_empty());
        assert!(
            ["rfc", "url-standard", "other"].contains(&&*driver.kind),
            "{name}: {}",
            driver.kind
        );
        assert!(driver.source.starts_with("https://"), "{name}: {}", driver.source);
        assert!(!driver.command.is_empty() && !driver.needs.is_empty(), "{name}");
        let follows_url_standard = driver.claims.iter().any(|it| it == "URL Standard");
        assert_eq!(driver.kind == "url-standard", follows_url_standard, "{name}");
        // RFC 3986 replaces RFC 2396, and decides some cases otherwise.
        let claims_another = driver.claims.is_empty()
            || driver.claims.iter().any(|it| it == "RFC 2396")
                && !driver.claims.iter().any(|it| ["RFC 3986", "RFC 3987"].contains(&&**it));
        assert_eq!(driver.kind == "other", claims_another, "{name}");
    }
}

#[test]
fn there_are_as_many_as_promised() {
    let list = list();
    let languages: BTreeSet<_> = list.iter().map(|driver| &*driver.language).collect();
    let names: BTreeSet<_> = list.iter().map(|driver| &*driver.name).collect();
    assert_eq!(names.len(), list.len(), "two drivers have one name");
    assert!(list.len() >= 40, "{} drivers", list.len());
    assert!(languages.len() >= 18, "{languages:?}");
}

#[test]
fn every_file_is_listed() {
    let mut listed: BTreeSet<PathBuf> = list().iter().map(code_of).collect();
    let mut folders: Vec<PathBuf> = fs::read_dir(drivers())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir() && !path.ends_with("target") && !path.ends_with("rust"))
        .collect();
    folders.push(drivers().join("rust/src/bin"));
    for folder in folders {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let stem = path.file_stem().unwrap().to_ascii_lowercase();
            let extension = path.extension().and_then(|it| it.to_str());
            // What the drivers of a language share, and the lists of packages.
            let is_code = !matches!(extension, Some("h" | "json" | "txt" | "pyc" | "mod"));
            if path.is_file() && is_code && stem != "driver" {
                assert!(listed.remove(&path), "{} is not in drivers.toml", path.display());
            }
        }
    }
    assert!(listed.is_empty(), "not found: {listed:?}");
}

/// A program as a path if it has a slash, as `drivers.toml` means it.
fn program(name: &str) -> OsString {
    if name.contains('/') { drivers().join(name).into() } else { name.into() }
}

fn is_installed(driver: &Driver) -> bool {
    let (name, arguments) = driver.needs.split_first().unwrap();
    let mut command = Command::new(program(name));
    command.args(arguments).current_dir(drivers());
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Those that are installed: in a fresh clone, at most those of a system's languages.
#[test]
fn a_greeting_says_what_the_list_says() {
    let list = list();
    let check = |driver: &Driver| {
        let command = driver.command.iter().enumerate();
        let command = command.map(|(at, word)| if at == 0 { program(word) } else { word.into() });
        let process = Process::start(Program {
            command: command.collect(),
            folder: Some(drivers()),
            messages: Messages::Dropped,
            limits: Limits::default(),
        });
        let greeting = process.unwrap_or_else(|error| panic!("{}: {error}", driver.name));
        let greeting = greeting.greeting();
        assert_eq!(greeting.name, driver.name);
        assert_eq!(greeting.language, driver.language, "{}", driver.name);
        assert_eq!(greeting.source, driver.source, "{}", driver.name);
        assert_eq!(greeting.claims, driver.claims, "{}", driver.name);
    };
    thread::scope(|scope| {
        for part in list.chunks(list.len().div_ceil(4)) {
            scope.spawn(|| part.iter().filter(|driver| is_installed(driver)).for_each(check));
        }
    });
}
