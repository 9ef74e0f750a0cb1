//! Writes the tables of `src/syntax` and `src/checking`. It builds without them.
//!
//! `grammar/abnf/` has the ABNF as published, the source of the automata that accept and explain; `grammar/*.pest`
//! is its transliteration, proved equal, the source of trees and of the tables that divide a
//! text.
//!
//! With `--check` it writes nothing, and fails where a table is not what it would write.

#[path = "../../../src/lab/mod.rs"]
#[allow(dead_code, unused_imports)]
mod lab;
#[path = "../../../src/grammar/rows.rs"]
#[allow(dead_code)]
mod rows;
#[path = "../rules.rs"]
mod rules;
#[path = "../tables.rs"]
mod tables;

use std::process::ExitCode;
use std::{env, fs, io};

fn main() -> io::Result<ExitCode> {
    let check = env::args().any(|argument| argument == "--check");
    let mut others = 0;
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let read = |name: &str| fs::read_to_string(format!("{root}/grammar/{name}")).unwrap();
    for (path, text) in rules::files(read) {
        let file = format!("{root}/{path}");
        if !check {
            fs::write(file, text)?;
        } else if fs::read_to_string(file)? != text {
            eprintln!("{path} is not what the laboratory makes of the grammar");
            others += 1;
        }
    }
    Ok(ExitCode::from(u8::from(others > 0)))
}
