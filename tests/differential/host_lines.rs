//! Reads names from standard input, one a line, as code points in hexadecimal with spaces
//! between, and writes for each its ASCII form, a tabulator, and its Unicode form: `=` and
//! code points in the same notation, or `!` and the error. `compare.py` in this folder
//! compares the lines with those of other implementations.
//!
//! The first argument is the profile, those after it are options. With `derived` in the
//! place of a profile, writes the derived property of every code point.

use iri_grammar::host::{DerivedProperty, HostError, Idna2003, Idna2008, Profile, Uts46};
use std::fmt::Write as _;
use std::io::{self, BufRead, BufWriter, Write};

fn main() -> io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let profile = arguments.next().unwrap_or_default();
    let options: Vec<String> = arguments.collect();
    let mut out = BufWriter::new(io::stdout().lock());
    if profile == "derived" {
        for cp in 0..=0x10FFFF {
            writeln!(out, "{cp:04X} {}", DerivedProperty::for_code_point(cp))?;
        }
        return Ok(());
    }
    let profile = profile_with(&profile, &options);
    for line in io::stdin().lock().lines() {
        let name = characters(&line?);
        let ascii = shown(profile.to_ascii(&name));
        let unicode = shown(profile.to_unicode(&name));
        writeln!(out, "{ascii}\t{unicode}")?;
    }
    Ok(())
}

fn profile_with(name: &str, options: &[String]) -> Profile {
    let given = |option: &str| options.iter().any(|given| given == option);
    match name {
        "idna2003" => Idna2003::for_mapping()
            .use_std3_ascii_rules(given("std3"))
            .allow_unassigned(given("unassigned"))
            .into(),
        "idna2008" => Idna2008::new()
            .map_rfc5895(given("map"))
            .verify_ldh(!given("any-ascii"))
            .registration_hyphens(given("registration-hyphens"))
            .context_o(!given("no-context-o"))
            .into(),
        _ => Uts46::new().into(),
    }
}

fn characters(line: &str) -> String {
    let code_points = line.split_whitespace().map(|cp| u32::from_str_radix(cp, 16));
    code_points.filter_map(|cp| char::from_u32(cp.ok()?)).collect()
}

fn shown(result: Result<String, HostError>) -> String {
    match result {
        Ok(text) => text.chars().fold("=".to_string(), |mut line, c| {
            let _ = write!(line, "{:X} ", c as u32);
            line
        }),
        Err(error) => format!("!{error}").replace(['\t', '\n', '\r'], " "),
    }
}
