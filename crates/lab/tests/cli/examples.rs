//! Every example of every help text, run on files that show what it is for.

use crate::{lab, support};

#[path = "../../../../tests/support/examples.rs"]
mod program;

#[test]
fn every_example_shows_what_it_is_for() {
    let help = lab(&["-h"]).stdout;
    let (_, commands) = help.split_once("Commands:\n").unwrap();
    let commands = commands.split("\n\n").next().unwrap().lines();
    let names = commands.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    // The last two, which are about the program itself, write to the home of who installs it.
    let names = names.filter(|name| !["", "help", "completions", "man"].contains(name));
    let mut helps = vec![lab(&["--help"]).stdout];
    helps.extend(names.map(|name| lab(&[name, "--help"]).stdout));
    assert!(helps.len() > 10, "{help}");
    let table = include_str!("../data/examples.toml");
    let (path, root) = (env!("CARGO_BIN_EXE_abnf-lab"), env!("CARGO_MANIFEST_DIR"));
    program::Program { name: "abnf-lab", path, root }
        .shows_what_its_examples_are_for(&helps, table);
}
