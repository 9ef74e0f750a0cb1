//! Writes the tables of `src/syntax/tables`. It builds without them.

#[path = "../../../src/lab/mod.rs"]
#[allow(dead_code, unused_imports)]
mod lab;
#[path = "../tables.rs"]
#[allow(dead_code)]
mod tables;

use std::{fs, io};
use tables::{Compiled, DOCUMENTS};

fn main() -> io::Result<()> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let core = fs::read_to_string(format!("{root}/grammar/core.pest"))?;
    for document in &DOCUMENTS {
        let rules = fs::read_to_string(format!("{root}/grammar/{}.pest", document.name))?;
        let compiled = Compiled::of(document, &format!("{core}{rules}"));
        fs::write(format!("{root}/{}", document.path()), compiled.file())?;
    }
    Ok(())
}
