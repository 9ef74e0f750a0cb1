//! The brief help of `-h`: the most frequent options of each command, one per line. `--help` shows
//! all options.

use clap::{Arg, Command};

/// For each command, the options of its own that `-h` shows, besides those in [`SHARED`].
const OWN: [(&str, &[&str]); 18] = [
    ("parse", &["document", "rule", "get", "output"]),
    ("components", &["document", "rule", "get", "output"]),
    ("check", &["document", "rule", "output"]),
    ("lint", &["profile", "severity", "fail-on", "output"]),
    ("to-uri", &["document", "idna", "base-scheme", "steps"]),
    ("to-iri", &["document", "idna", "decode", "steps"]),
    ("find", &["scheme", "www", "invalid", "only-matching", "context"]),
    ("leiri", &["document", "characters", "steps"]),
    ("transcode", &["charset", "to", "into", "steps"]),
    ("from-path", &["charset", "to", "file-scheme", "list"]),
    ("host", &["to", "steps", "idna"]),
    ("prepare", &["to", "idna", "typed", "steps"]),
    ("resolve", &["document", "guarded", "steps", "get"]),
    ("relative", &["non-strict", "output"]),
    ("normalize", &["rung", "idna", "document", "steps"]),
    ("compare", &["rung", "idna", "base", "document"]),
    ("bidi", &["notation", "read", "direction"]),
    ("display", &["repertoire", "decoded", "idna", "steps"]),
];

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

/// Hides all options from `-h` except those in [`OWN`] and [`SHARED`]. If `is_brief`, each option
/// has one line, without its values and default.
pub fn with_brief_help(mut program: Command, is_brief: bool) -> Command {
    program.build();
    program.mut_subcommands(|command| shorten_help(command, is_brief))
}

/// Does the same as [`with_brief_help`] for one command and its subcommands.
fn shorten_help(command: Command, is_brief: bool) -> Command {
    let own = OWN.iter().find(|(name, _)| *name == command.get_name());
    let is_shown = |arg: &Arg| match (own, arg.get_long()) {
        (Some((_, own)), Some(long)) => SHARED.contains(&long) || own.contains(&long),
        // A command without an entry shows all its options except `--version`.
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
