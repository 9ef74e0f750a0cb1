//! Lists the case files, so that the program contains them.

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("Cargo sets it"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets it"));
    let mut list = String::new();
    for (name, folder) in [("FULL", "cases"), ("SMALL", "cases/small")] {
        println!("cargo::rerun-if-changed={folder}");
        let files = json_files(&package.join(folder));
        let _ = writeln!(list, "const {name}: [(&str, &str); {}] = [", files.len());
        for path in files {
            let stem = path.file_stem().unwrap_or_default();
            let _ = writeln!(list, "    ({stem:?}, include_str!({path:?})),");
        }
        list += "];\n";
    }
    fs::write(out.join("cases.rs"), list).expect("the folder of the build can be written");
}

/// Returns the files of a folder whose names end with `.json`, except JSON Schemas, in the order of
/// their names.
fn json_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the package has the folder");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let mut files: Vec<PathBuf> = paths
        .filter(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.ends_with(".json") && !name.ends_with(".schema.json")
        })
        .collect();
    files.sort();
    files
}
