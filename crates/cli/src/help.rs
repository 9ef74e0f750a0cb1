//! The brief help of `-h`: the options that nine of ten uses need, one per line. `--help` shows all
//! options.

use clap::{Arg, Command};

/// The options of each command that `-h` shows, apart from the shared ones.
const OWN: [(&str, &[&str]); 18] = [
    ("parse", &["grammar", "rule", "get", "output"]),
    ("components", &["grammar", "rule", "get", "output"]),
    ("check", &["grammar", "rule", "output", "limit"]),
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
    ("relative", &["non-strict", "output", "limit"]),
    ("normalize", &["rung", "idna", "document", "steps"]),
    ("compare", &["rung", "idna", "base", "document"]),
    ("bidi", &["notation", "read", "direction"]),
    ("display", &["repertoire", "decoded", "idna", "steps"]),
];

/// The shared options that `-h` shows.
const SHARED: [&str; 8] =
    ["format", "file", "column", "only", "on-invalid", "count", "quiet", "help"];

/// The program, with all options hidden from `-h` except those of the two lists. If `is_brief`,
/// each option has one line.
pub fn with_brief_help(mut program: Command, is_brief: bool) -> Command {
    program.build();
    program.mut_subcommands(|command| brief(command, is_brief))
}

fn brief(command: Command, is_brief: bool) -> Command {
    let own = OWN.iter().find(|(name, _)| *name == command.get_name());
    let is_shown = |arg: &Arg| match (own, arg.get_long()) {
        (Some((_, own)), Some(long)) => SHARED.contains(&long) || own.contains(&long),
        (None, Some(long)) => long != "version",
        (_, None) => true,
    };
    let command = command.mut_subcommands(|command| brief(command, is_brief));
    command.mut_args(|arg| {
        let is_hidden = !is_shown(&arg);
        let arg = arg.hide_short_help(is_hidden);
        match is_brief {
            true => arg.hide_possible_values(true).hide_default_value(true),
            false => arg,
        }
    })
}
