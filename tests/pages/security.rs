//! SECURITY.md promises what the code has.

use regex_automata::meta::Regex;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

fn read(path: &str) -> Option<String> {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).ok()
}

fn page() -> String {
    read("SECURITY.md").unwrap()
}

/// The groups of the first match.
fn groups<'t>(pattern: &str, text: &'t str) -> Option<Vec<&'t str>> {
    let pattern = Regex::new(pattern).unwrap();
    let mut captures = pattern.create_captures();
    pattern.captures(text, &mut captures);
    let groups: Vec<_> =
        captures.iter().skip(1).flatten().map(|span| &text[span.range()]).collect();
    captures.is_match().then_some(groups)
}

fn number(text: &str) -> u64 {
    let text = text.trim().replace('_', "");
    text.trim_end_matches(".0").parse().unwrap_or_else(|_| panic!("{text}"))
}

/// `256 MiB`, `5 s` or `64`, in octets, seconds or things.
fn said(value: &str) -> u64 {
    let (figure, unit) = value.split_once(' ').unwrap_or((value, ""));
    let factor = match unit {
        "" | "s" => 1,
        "KiB" => 1 << 10,
        "MiB" => 1 << 20,
        "GiB" => 1 << 30,
        unit => panic!("{unit}"),
    };
    number(figure) * factor
}

/// The value of a constant, or the default of an option.
fn found(source: &str, name: &str) -> u64 {
    let constant = groups(&format!(r"const {name}: [^=]+ = ([^;]+);"), source);
    let Some(value) = constant.map(|groups| groups[0]) else {
        let before = source.split(&format!("\n    {name}: ")).next().unwrap();
        let (_, default) = before.rsplit_once("default_value_t = ").unwrap();
        return number(default.split([',', ')']).next().unwrap());
    };
    evaluated(value)
}

/// The value of a constant expression: `1 << 20`, `32 * 1024`, `Duration::from_secs(5)`.
fn evaluated(value: &str) -> u64 {
    let value = groups(r"^Duration::from_secs\((.+)\)$", value).map_or(value, |groups| groups[0]);
    match (value.split_once("<<"), value.split_once('*')) {
        (Some((base, by)), _) => number(base) << number(by),
        (_, Some((one, other))) => number(one) * number(other),
        _ if value == "u32::MAX as u64 - 1" => u64::from(u32::MAX) - 1,
        _ => number(value),
    }
}

#[test]
fn limits_are_those_of_the_code() {
    let page = page();
    let mut limits = 0;
    for line in page.lines() {
        let row = r"^\| .+ \| (.+) \| `((?:crates/\w+/)?src/[^`]+)`, `(\w+)` \|$";
        let Some(row) = groups(row, line) else { continue };
        let source = read(row[1]).unwrap_or_else(|| panic!("{line}"));
        assert_eq!(said(row[0]), found(&source, row[2]), "{line}");
        limits += 1;
    }
    assert_eq!(limits, 10);
}

/// LIMITS.md has every limit of the code. With IRI_WRITE_LISTING set, it is written.
#[test]
fn listing_of_limits_is_that_of_the_code() {
    let folders =
        ["src", "crates/cli/src", "crates/lab/src", "crates/schemes/src", "crates/suite/src"];
    let rows: Vec<_> = folders.iter().flat_map(|folder| limits_in(folder)).collect();
    assert!(rows.len() > 35, "{}", rows.len());
    let head = "# Limits\n\n\
        The limits of the library and of the programs, from the constants of the source and their\n\
        comments. [SECURITY.md](SECURITY.md) says which of them matter to whoever runs the programs\n\
        for others.\n\n| limit | value | where |\n| --- | --- | --- |\n";
    let listing = head.to_owned() + &rows.concat();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("LIMITS.md");
    if env::var_os("IRI_WRITE_LISTING").is_some() {
        fs::write(&file, &listing).unwrap();
    }
    assert!(read("LIMITS.md").unwrap() == listing, "IRI_WRITE_LISTING=1 writes LIMITS.md");
}

/// The rows for the constants in a folder whose names say that they are limits.
fn limits_in(folder: &str) -> Vec<String> {
    let pattern = r"(?m)^((?: *///.*\n)+)(?:    pub\S* |pub\S* |)const ((?:LONGEST|MOST|DEEPEST|LARGEST|MAX|TIME|BROWSER_TIME|CONNECTIONS|WAITING|CALL_STACK|STACK_SIZE)(?:_[A-Z_]+)?): [^=&]+ = ([^;A-Z]+|Duration[^;]+|u32::MAX[^;]+);";
    let pattern = Regex::new(pattern).unwrap();
    let mut rows = Vec::new();
    for path in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)) {
        let source = fs::read_to_string(&path).unwrap();
        let file = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap().display().to_string();
        for captures in pattern.captures_iter(&source) {
            let group = |index| &source[captures.get_group(index).unwrap().range()];
            let comment: Vec<_> =
                group(1).lines().map(|it| it.trim().trim_start_matches('/')).collect();
            let comment = comment.join("").replace(['[', ']'], "");
            let limit = comment.split(". ").next().unwrap().trim().trim_end_matches('.');
            let value = shown(evaluated(group(3)), limit, group(3));
            rows.push(format!("| {limit} | {value} | `{file}`, `{}` |\n", group(2)));
        }
    }
    rows
}

/// The sources of Rust in a folder, in the order of their paths.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut sources: Vec<_> = entries
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|it| it == "rs"))
        .collect();
    sources.sort();
    sources
}

/// A value as the tables write it: `256 MiB` if it counts octets, `5 s` if it is a time.
fn shown(value: u64, limit: &str, expression: &str) -> String {
    let units = [(30, "GiB"), (20, "MiB"), (10, "KiB")];
    let counts_octets = ["octets", "bytes"].iter().any(|it| limit.contains(it));
    let unit = units.iter().find(|(power, _)| counts_octets && value.trailing_zeros() >= *power);
    match unit {
        _ if expression.starts_with("Duration") => format!("{value} s"),
        Some((power, unit)) => format!("{} {unit}", value >> power),
        None => value.to_string(),
    }
}

#[test]
fn nothing_in_the_libraries_reaches_out() {
    // What the page says that the libraries have none of, and the laboratory's thread and clock.
    let outside = Regex::new(
        r"std::(fs|net|process|env|io::(stdin|stdout|stderr))\b|\b(print|println|eprintln)!|static mut",
    );
    let (outside, mut files) = (outside.unwrap(), 0);
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![root.join("src"), root.join("crates/lab/src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                if !path.ends_with("bin") {
                    folders.push(path);
                }
                continue;
            }
            if path.extension().is_some_and(|it| it == "rs") {
                let source = fs::read_to_string(&path).unwrap();
                let code = source.split("#[cfg(test)]").next().unwrap();
                for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
                    assert!(!outside.is_match(line), "{}: {line}", path.display());
                }
                files += 1;
            }
        }
    }
    assert!(files > 100, "{files}");
    assert!(read("Cargo.toml").unwrap().contains("\nunsafe_code = \"forbid\"\n"));
}

#[test]
fn servers_bind_this_machine_alone() {
    let source = read("crates/suite/src/server.rs").unwrap();
    let binds: Vec<_> = source.match_indices("::bind(").collect();
    assert_eq!(binds.len(), 1);
    assert!(source.contains("TcpListener::bind((\"127.0.0.1\", port))"));
}

/// No address is invented: reports go where the repository takes them.
#[test]
fn reports_go_to_the_repository() {
    let page = page();
    let address = Regex::new(r"[\w.]+@[\w-]+\.(com|org|net|io)|mailto:").unwrap();
    assert!(!address.is_match(&page));
    for section in ["Supported versions", "Reporting", "What counts", "Threat model"] {
        assert!(page.contains(&format!("\n## {section}\n")), "{section}");
    }
}
