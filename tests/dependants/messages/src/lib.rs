//! Tests of the compiler's messages about mistakes of a newcomer: no message names a trait that cannot be
//! named, and those about the traits of this library say what to write instead.
#![cfg(test)]

#[allow(dead_code, reason = "no test reads a file beside the project")]
#[path = "../../../support/mod.rs"]
mod support;

use std::process::Command;
use std::{env, fs};

/// The version of rustc that wrote the messages. Others write the same advice in other words.
const RUSTC: &str = "rustc 1.95.";

#[test]
fn mistakes_have_these_messages() {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = Command::new(rustc).arg("--version").output().unwrap().stdout;
    let version = String::from_utf8_lossy(&version);
    if !version.starts_with(RUSTC) {
        let version = version.trim();
        return support::skipped(format_args!("{version} is not the {RUSTC} that wrote the messages"));
    }
    trybuild::TestCases::new().compile_fail("mistakes/*.rs");
}

/// The mistake to implement a trait of the library. Whatever a trait demands, rustc names.
const IMPLEMENTATION: &str = "text_of_ones_own";

#[test]
fn no_message_names_what_is_hidden() {
    let mut mistakes = 0;
    for entry in fs::read_dir("mistakes").unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "stderr") {
            mistakes += 1;
            let message = fs::read_to_string(&path).unwrap();
            if path.file_stem().unwrap() == IMPLEMENTATION {
                assert!(message.contains("note: wrap a text of your own"), "{message}");
            } else {
                assert!(!message.contains("ealed"), "{}:\n{message}", path.display());
            }
        }
    }
    assert_eq!(mistakes, 11);
}
