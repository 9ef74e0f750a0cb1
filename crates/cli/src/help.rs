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

/// What the last paragraph of the long help of a command begins with.
const STATUS: &str = "Exit status: ";

/// The help that is asked for, if any.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Help {
    /// Of `-h`: each option has one line, without its values and default.
    Brief,
    /// Of `--help`.
    Long,
}

/// Moves the exit status from the end of what `--help` shows below the options to the first lines.
fn with_status_first(command: Command) -> Command {
    let (about, more) = (command.get_about(), command.get_after_long_help());
    let (Some(about), Some(more)) = (about.map(ToString::to_string), more.map(ToString::to_string))
    else {
        return command;
    };
    let Some((more, status)) = more.rsplit_once(STATUS) else { return command };
    let more = more.trim_end().to_owned();
    command.long_about(format!("{about}\n\n{STATUS}{status}")).after_long_help(more)
}

impl Help {
    /// Returns the program with this help: all options except those in [`ROWS`] and [`SHARED`] are
    /// hidden from `-h`.
    pub fn apply(self, program: Command) -> Command {
        // The text that --help shows below the options has up to 100 columns.
        let mut program = program.max_term_width(if self == Help::Brief { 80 } else { 100 });
        program.build();
        program.mut_subcommands(|command| self.apply_to_command(command))
    }

    /// Does the same as [`apply`](Self::apply) for one command and its subcommands.
    fn apply_to_command(self, command: Command) -> Command {
        let own = ROWS.iter().find(|row| row.name == command.get_name() && !row.brief.is_empty());
        let is_shown = |arg: &Arg| match (own, arg.get_long()) {
            (Some(own), Some(long)) => SHARED.contains(&long) || own.brief.contains(&long),
            // A command without a list shows all its options except `--version`.
            (None, Some(long)) => long != "version",
            // Positional arguments and others without a long name are shown.
            (_, None) => true,
        };
        let command = command.mut_subcommands(|command| self.apply_to_command(command));
        with_status_first(command).mut_args(|arg| {
            let is_hidden = !is_shown(&arg);
            let arg = arg.hide_short_help(is_hidden);
            if self == Help::Brief {
                arg.hide_possible_values(true).hide_default_value(true)
            } else {
                arg
            }
        })
    }
}
