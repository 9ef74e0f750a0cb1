//! Writes the tables of `src/syntax` and `src/checking`. Without default features it needs only the
//! laboratory, so that it builds before there are tables.
//!
//! `grammar/abnf/` has the ABNF as published, or repaired: the automata that accept texts and
//! explain errors come from it. `grammar/*.pest` is its transliteration, proved equal: parse trees
//! and the tables that find components come from it.
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

/// Returns the content of a file of `grammar`.
fn read(name: &str) -> String {
    fs::read_to_string(format!("{ROOT}/grammar/{name}")).unwrap()
}

/// Writes each file, or with `--check` compares it.
fn main() -> io::Result<ExitCode> {
    let check = env::args().any(|argument| argument == "--check");
    let mut outdated = 0;
    for (path, text) in files(read) {
        let file = format!("{ROOT}/{path}");
        if !check {
            fs::write(file, text)?;
        } else if fs::read_to_string(file)? != text {
            eprintln!("{path} is not up to date");
            outdated += 1;
        }
    }
    Ok(ExitCode::from(u8::from(outdated > 0)))
}

/// Returns all files of tables: paths relative to the root of the repository, and contents. `read`
/// reads a file of `grammar`.
fn files(read: impl Fn(&str) -> String) -> Vec<(String, String)> {
    let core = read("abnf/core.abnf");
    let compiled: Vec<Compiled> = DOCUMENTS
        .iter()
        .map(|document| {
            let pest = format!("{}{}", read("core.pest"), read(&format!("{}.pest", document.name)));
            Compiled::new(document, &pest)
        })
        .collect();
    let abnf = |compiled: &Compiled| read(&format!("abnf/{}.abnf", compiled.document.name));
    // A production that another document prints as RFC 3986 does is in a common file. To find these
    // productions, all are printed; rules without states are enough for that.
    let without_states: Vec<Rules> =
        compiled.iter().map(|it| Rules::new(it, [&core, &abnf(it)], &|_, _| false)).collect();
    let (rfc3986, others) = without_states.split_first().unwrap();
    let common = Rules::new(&compiled[0], [&core, &abnf(&compiled[0])], &|rules, production| {
        others.iter().any(|other| is_printed_alike(rules, production, other))
    });
    let is_common = |rules: &Rules, production: usize| {
        common.start(&rules.names[production]).is_some()
            && is_printed_alike(rules, production, rfc3986)
    };
    let mut files = vec![
        ("src/syntax/tables/common.rs".to_owned(), common.common_automaton_file()),
        ("src/checking/tables/common.rs".to_owned(), common.common_answers_file()),
    ];
    for compiled in &compiled {
        let own = Rules::new(compiled, [&core, &abnf(compiled)], &|rules, production| {
            !is_common(rules, production)
        });
        files.push((compiled.document.path("syntax"), compiled.tables_file(&own, &common)));
        files.push((compiled.document.path("checking"), own.answers_file()));
    }
    files
}

/// Whether the other document prints a production of this name, and all productions that it needs,
/// in the same words.
fn is_printed_alike(rules: &Rules, production: usize, other: &Rules) -> bool {
    let name = &rules.names[production];
    let same_name = other.names.iter().position(|other_name| other_name == name);
    same_name.is_some_and(|same_name| rules.printed(production) == other.printed(same_name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_up_to_date() {
        for (path, generated) in files(read) {
            let on_disk = fs::read_to_string(format!("{ROOT}/{path}")).unwrap();
            assert!(on_disk == generated, "{path} is not up to date");
        }
    }
}
