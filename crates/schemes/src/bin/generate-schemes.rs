//! Writes the tables of the schemes: `tables/NAME.table` for each scheme of `grammar/*.abnf`, and
//! `src/list.rs`. With `--check` it writes nothing, and fails if a file is not up to date. With names
//! of files as arguments, it writes only their tables, and the list.

use iri_schemes::generate::{files, tables};
use iri_schemes::source::Source;
use std::fmt::Write;
use std::process::ExitCode;
use std::{env, fs, io};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Writes the tables and the list, or with `--check` compares them.
fn main() -> io::Result<ExitCode> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let is_check = arguments.iter().any(|argument| argument == "--check");
    let wanted: Vec<&String> = arguments.iter().filter(|it| !it.starts_with("--")).collect();
    let mut grammars: Vec<String> = fs::read_dir(format!("{ROOT}/grammar"))?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter_map(|name| name.strip_suffix(".abnf").map(str::to_owned))
        .collect();
    grammars.sort();
    let folders = ["grammar/import", "grammar"].map(|folder| format!("{ROOT}/{folder}"));
    let mut has_failed = false;
    let mut list: Vec<(String, String)> = Vec::new();
    for file in &grammars {
        let text = fs::read_to_string(format!("{ROOT}/grammar/{file}.abnf"))?;
        if !wanted.is_empty() && !wanted.contains(&file) {
            // The schemes are in the list all the same.
            let source = Source::read(&text).map_err(io::Error::other)?;
            list.extend(source.schemes.into_iter().map(|(scheme, _)| (scheme, file.clone())));
            continue;
        }
        match tables(&text, files(&folders)) {
            Ok(tables) => {
                for (scheme, octets) in tables {
                    has_failed |=
                        write_or_compare(&format!("tables/{scheme}.table"), &octets, is_check)?;
                    list.push((scheme, file.clone()));
                }
            }
            Err(why) => {
                eprintln!("grammar/{file}.abnf: {why}");
                has_failed = true;
            }
        }
    }
    list.sort();
    has_failed |= write_or_compare("src/list.rs", list_source(&list).as_bytes(), is_check)?;
    Ok(ExitCode::from(u8::from(has_failed)))
}

/// Writes a file, or with `is_check` compares it. Returns whether it differs.
fn write_or_compare(path: &str, octets: &[u8], is_check: bool) -> io::Result<bool> {
    let file = format!("{ROOT}/{path}");
    if !is_check {
        fs::write(file, octets)?;
        return Ok(false);
    }
    let differs = fs::read(file).ok().as_deref() != Some(octets);
    if differs {
        eprintln!("{path} is not up to date");
    }
    Ok(differs)
}

/// Returns the source of the list of schemes.
fn list_source(list: &[(String, String)]) -> String {
    let mut out = String::from(
        "//! Generated from `grammar/` by `generate-schemes`.\n\nuse crate::Scheme;\n\n\
         /// All schemes, in the order of their names.\npub(crate) static SCHEMES: &[Scheme] = &[\n",
    );
    for (scheme, file) in list {
        writeln!(
            out,
            "    Scheme {{\n        name: \"{scheme}\",\n        \
             grammar: include_str!(\"../grammar/{file}.abnf\"),\n        \
             file: include_bytes!(\"../tables/{scheme}.table\"),\n    }},"
        )
        .expect("a string takes all");
    }
    out + "];\n"
}
