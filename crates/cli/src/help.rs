//! The brief help of `-h`: the most frequent options of each command, one per line. `--help` shows
//! all options.

use crate::shell::ROWS;
use clap::{Arg, Command};

/// The options of several commands that `-h` shows.
const SHARED: [&str; 10] = [
    "format",
    "file",
    "column",
    "only",
    "on-invalid",
    "count",
    "jobs",
    "exit-zero",
    "quiet",
    "help",
];

/// Hides all options from `-h` except those in [`ROWS`] and [`SHARED`]. If `is_brief`, each option
/// has one line, without its values and default.
pub fn with_brief_help(mut program: Command, is_brief: bool) -> Command {
    program.build();
    program.mut_subcommands(|command| shorten_help(command, is_brief))
}

/// Does the same as [`with_brief_help`] for one command and its subcommands.
fn shorten_help(command: Command, is_brief: bool) -> Command {
    let own = ROWS.iter().find(|row| row.name == command.get_name() && !row.brief.is_empty());
    let is_shown = |arg: &Arg| match (own, arg.get_long()) {
        (Some(own), Some(long)) => SHARED.contains(&long) || own.brief.contains(&long),
        // A command without a list shows all its options except `--version`.
        (None, Some(long)) => long != "version",
        // Positional arguments and others without a long name are shown.
        (_, None) => true,
    };
    let command = command.mut_subcommands(|command| shorten_help(command, is_brief));
    command.mut_args(|arg| {
        let is_hidden = !is_shown(&arg);
        let arg = arg.hide_short_help(is_hidden);
        if is_brief { arg.hide_possible_values(true).hide_default_value(true) } else { arg }
    })
}
