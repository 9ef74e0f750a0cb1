//! Writes the tables of `src/syntax` and `src/checking`. Without default features it needs only the
//! laboratory, so that it builds before there are tables.
//!
//! `grammar/abnf/` has the ABNF as published: the automata that accept texts and explain errors
//! come from it. `grammar/*.pest` is its transliteration, proved equal: parse trees and the tables
//! that find components come from it.
//!
//! With `--check` it writes nothing, and fails if a table is not up to date.

mod documents;
#[path = "../../../../../src/grammar/rows.rs"]
#[allow(dead_code)]
mod rows;
mod rules;
mod states;
mod tables;

use documents::{Compiled, DOCUMENTS};
use rules::Rules;
use std::process::ExitCode;
use std::{env, fs, io};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// A file of `grammar`.
fn read(name: &str) -> String {
    fs::read_to_string(format!("{ROOT}/grammar/{name}")).unwrap()
}

fn main() -> io::Result<ExitCode> {
    let check = env::args().any(|argument| argument == "--check");
    let mut differing = 0;
    for (path, text) in files(read) {
        let file = format!("{ROOT}/{path}");
        if !check {
            fs::write(file, text)?;
        } else if fs::read_to_string(file)? != text {
            eprintln!("{path} is not what the laboratory makes of the grammar");
            differing += 1;
        }
    }
    Ok(ExitCode::from(u8::from(differing > 0)))
}

/// All files of tables: paths relative to the root of the repository, and contents. `read` reads a
/// file of `grammar`.
fn files(read: impl Fn(&str) -> String) -> Vec<(String, String)> {
    let core = read("abnf/core.abnf");
    let compiled: Vec<Compiled> = DOCUMENTS
        .iter()
        .map(|document| {
            let pest = format!("{}{}", read("core.pest"), read(&format!("{}.pest", document.name)));
            Compiled::of(document, &pest)
        })
        .collect();
    let abnf = |compiled: &Compiled| read(&format!("abnf/{}.abnf", compiled.document.name));
    // Productions that other documents print as RFC 3986 does are in a common file.
    let none: Vec<Rules> =
        compiled.iter().map(|it| Rules::of(it, [&core, &abnf(it)], &|_, _| false)).collect();
    let (first, others) = none.split_first().unwrap();
    let alike = |rules: &Rules, production: usize, other: &Rules| {
        let name = &rules.names[production];
        let there = other.names.iter().position(|name_there| name_there == name);
        there.is_some_and(|there| rules.printed(production) == other.printed(there))
    };
    let common = Rules::of(&compiled[0], [&core, &abnf(&compiled[0])], &|rules, production| {
        others.iter().any(|other| alike(rules, production, other))
    });
    let is_common = |rules: &Rules, production: usize| {
        common.start(&rules.names[production]).is_some() && alike(rules, production, first)
    };
    let mut files = vec![
        ("src/syntax/tables/common.rs".to_owned(), common.automaton_file()),
        ("src/checking/tables/common.rs".to_owned(), common.common_file()),
    ];
    for compiled in &compiled {
        let own = Rules::of(compiled, [&core, &abnf(compiled)], &|rules, production| {
            !is_common(rules, production)
        });
        files.push((compiled.document.path("syntax"), compiled.file(&own, &common)));
        files.push((compiled.document.path("checking"), own.file()));
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_what_the_laboratory_makes_of_the_grammars() {
        for (path, made) in files(read) {
            let written = fs::read_to_string(format!("{ROOT}/{path}")).unwrap();
            assert!(written == made, "{path} is not up to date");
        }
    }
}
