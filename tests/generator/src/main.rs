//! Writes the tables of `src/syntax` and `src/checking`. It builds without them.

#[path = "../../../src/lab/mod.rs"]
#[allow(dead_code, unused_imports)]
mod lab;
#[path = "../diagnosis.rs"]
mod diagnosis;
#[path = "../tables.rs"]
mod tables;

use diagnosis::Diagnoses;
use std::{fs, io};
use tables::{Compiled, DOCUMENTS};

fn main() -> io::Result<()> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let read = |name: &str| fs::read_to_string(format!("{root}/grammar/{name}"));
    let (core_pest, core_abnf) = (read("core.pest")?, read("abnf/core.abnf")?);
    for document in &DOCUMENTS {
        let pest = format!("{core_pest}{}", read(&format!("{}.pest", document.name))?);
        let abnf = read(&format!("abnf/{}.abnf", document.name))?;
        let compiled = Compiled::of(document, &pest);
        fs::write(format!("{root}/{}", document.path("syntax")), compiled.file())?;
        let diagnoses = Diagnoses::of(&compiled, &core_abnf, &abnf);
        fs::write(format!("{root}/{}", document.path("checking")), diagnoses.file())?;
    }
    Ok(())
}
