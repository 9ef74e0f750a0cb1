//! The tips of messages about unknown commands and options: the names that other programs use, each with the
//! command or option here that does the same.

use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use std::env;

/// Names that other programs have for a command, each with the name of the command here.
pub const SYNONYMS: [(&str, &str); 22] = [
    ("convert", "to-uri"),
    ("convert", "to-iri"),
    ("validate", "check"),
    ("valid", "check"),
    ("verify", "check"),
    ("encode", "to-uri"),
    ("escape", "to-uri"),
    ("decode", "to-iri"),
    ("unescape", "to-iri"),
    ("join", "resolve"),
    ("relativize", "relative"),
    ("canonicalize", "normalize"),
    ("normalise", "normalize"),
    ("equal", "compare"),
    ("diff", "compare"),
    ("extract", "find"),
    ("grep", "find"),
    ("split", "components"),
    ("punycode", "host"),
    ("idna", "host"),
    ("clean", "prepare"),
    ("abnf", "grammar"),
];

/// Names that other programs have for an option, each with what does the same here: an option, an
/// option and its value, or an argument. A message suggests the first of them that the command has. An empty
/// list suggests nothing, and keeps clap from a suggestion of its own.
pub const GUESSES: [(&str, &[&str]); 54] = [
    ("--absolute", &["--rule IRI"]),
    ("--at-sign", &["--choose last-at-sign"]),
    ("--backslash", &["--choose slash"]),
    ("--base", &["FIRST", "--base-scheme"]),
    ("--csv", &["--column"]),
    ("--decode", &["--to unicode", "--decoded"]),
    ("--delimiter", &["--separator"]),
    ("--delimiters", &["--typed delimiters"]),
    ("--disable", &["--severity"]),
    ("--display-marks", &["--typed all-marks"]),
    ("--encoding", &["--charset", "--document-charset"]),
    ("--fail-fast", &["--on-invalid fail"]),
    ("--first-colon", &["--choose encode-colon"]),
    ("--flat", &[]),
    ("--fragment", &["--get"]),
    ("--grammar", &["--document"]),
    ("-g", &["--document"]),
    ("--head", &["--limit"]),
    ("--host", &["--get"]),
    ("--ideographic-space", &["--typed space"]),
    ("--ignore", &["--severity"]),
    ("--ignore-case", &["--rung case"]),
    ("--in", &["--file"]),
    ("--input", &["--file"]),
    ("--iri", &["--to iri", "--rule IRI"]),
    ("--json", &["--format jsonl"]),
    ("--jsonl", &["--format jsonl"]),
    ("--keep-going", &["--on-invalid"]),
    ("--level", &["--rung"]),
    ("--lone-percent", &["--choose lone-percent"]),
    ("--lowercase", &["--rung case"]),
    ("--max", &["--limit"]),
    ("--nfc", &["--character nfc", "--choose nfc"]),
    ("--normalization", &["--typed nfkc"]),
    ("-n", &["--limit"]),
    ("--out", &["--output"]),
    ("-o", &["--output"]),
    ("--print0", &["--null"]),
    ("--punycode", &["--to ascii", "--idna"]),
    ("--reading", &["--choose letter"]),
    ("--references", &["--choose references"]),
    ("--silent", &["--quiet"]),
    ("--stats", &["--count"]),
    ("--strict", &["--profile strict"]),
    ("--summary", &["--count"]),
    ("--threads", &["--jobs"]),
    ("--to-ascii", &["--to ascii", "--idna"]),
    ("--totals", &["--count"]),
    ("--unencodable", &["--choose unencodable-ncr"]),
    ("--unicode", &["--to unicode", "--decoded", "--idna"]),
    ("--uri", &["--to uri", "--document rfc3986"]),
    ("--url", &[]),
    ("--verbose", &["--steps"]),
    ("--xml", &["--steps"]),
];

/// Returns an error of `program` with a tip: the command or option that the user may have meant.
pub fn improve(error: Error, mut program: Command) -> Error {
    program.build();
    match error.kind() {
        ErrorKind::UnknownArgument => suggest_option(error, &program),
        ErrorKind::InvalidSubcommand => suggest_command(error),
        _ => error,
    }
}

/// Adds to an error about an unknown command the command that the user may have meant.
fn suggest_command(mut error: Error) -> Error {
    let given = match error.get(ContextKind::InvalidSubcommand) {
        Some(ContextValue::String(given)) => given.to_lowercase(),
        _ => return error,
    };
    let meant = SYNONYMS.iter().filter(|(synonym, _)| *synonym == given);
    let meant: Vec<_> = meant.map(|(_, command)| (*command).to_owned()).collect();
    if !meant.is_empty() {
        error.insert(ContextKind::SuggestedSubcommand, ContextValue::Strings(meant));
    } else if !cfg!(feature = "manual") && ["completions", "man"].contains(&given.as_str()) {
        let tip = "the command is there if the program is installed with '--features manual'";
        error.remove(ContextKind::SuggestedSubcommand);
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
    }
    error
}

/// Adds a tip to an error about an unknown option: what does the same here, or else which commands have an
/// option of this name. Without either, a suggestion of clap stays if it is spelled similarly.
fn suggest_option(mut error: Error, program: &Command) -> Error {
    let Some(ContextValue::String(unknown)) = error.get(ContextKind::InvalidArg) else {
        return error;
    };
    let unknown = unknown.clone();
    let command = selected_command(program);
    let guess = GUESSES.iter().find(|(guess, _)| *guess == unknown);
    let meant = guess.and_then(|(_, meant)| meant.iter().find_map(|it| describe(command, it)));
    let commands = commands_with(program, &unknown);
    let is_misspelled = error
        .get(ContextKind::SuggestedArg)
        .is_some_and(|suggested| guess.is_none() && is_similar(&unknown, &suggested.to_string()));
    let tip = match meant {
        Some(meant) => Some(format!("use {meant}")),
        // The suggestion of clap is enough.
        None if is_misspelled => return error,
        None if commands.is_empty() => None,
        None => Some(format!("'{unknown}' is an option of {}", first_names(&commands))),
    };
    // clap suggests an option with a similar name, which means something else: it is never kept
    // here. It also suggests passing the unknown option as a value, which is kept only if nothing
    // better is known.
    if tip.is_some() || guess.is_some() {
        error.remove(ContextKind::Suggested);
    }
    if error.remove(ContextKind::SuggestedArg).is_some() {
        let usage = command.clone().render_usage();
        error.insert(ContextKind::Usage, ContextValue::StyledStr(usage));
    }
    if let Some(tip) = tip {
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
    }
    error
}

/// Returns an argument of the command with its help: `'--idna <BY>': Converts the host`. `name` is
/// that of a positional argument, or that of an option, perhaps with a value. `None` if the command
/// does not have it, or the option does not have the value.
pub fn describe(command: &Command, name: &str) -> Option<String> {
    let (name, value) = name.split_once(' ').map_or((name, None), |(it, value)| (it, Some(value)));
    let argument = command.get_arguments().find(|it| match name.strip_prefix("--") {
        Some(long) => it.get_long() == Some(long),
        None => it.is_positional() && it.get_value_names().is_some_and(|names| names == [name]),
    })?;
    let help = argument.get_help();
    let (shown, help) = match value {
        Some(value) => {
            let mut values = argument.get_value_parser().possible_values()?;
            let value = values.find(|it| it.get_name() == value)?;
            let help = value.get_help().or(help).map(ToString::to_string);
            let between = if argument.is_require_equals_set() { '=' } else { ' ' };
            (format!("{name}{between}{}", value.get_name()), help)
        }
        // Without the value, if it is optional.
        None if argument.is_positional() || argument.is_require_equals_set() => {
            (name.to_owned(), help.map(ToString::to_string))
        }
        None => (argument.to_string(), help.map(ToString::to_string)),
    };
    Some(format!("'{shown}': {}", help.unwrap_or_default()))
}

/// Whether an option is a misspelled or shortened form of another.
fn is_similar(unknown: &str, option: &str) -> bool {
    let unknown = unknown.trim_start_matches('-');
    let option = option.trim_start_matches('-');
    option.starts_with(unknown) || strsim::osa_distance(unknown, option) <= unknown.len() / 3
}

/// Returns the subcommand that the arguments select; the program itself if they select none.
fn selected_command(program: &Command) -> &Command {
    let arguments = env::args_os().skip(1);
    arguments
        .scan(program, |command, argument| {
            *command = command.find_subcommand(&argument)?;
            Some(*command)
        })
        .last()
        .unwrap_or(program)
}

/// Returns the names of the commands that have this option; none if it does not begin with `--`.
fn commands_with(program: &Command, option: &str) -> Vec<String> {
    let long = option.strip_prefix("--");
    let has_option = |command: &&Command| {
        long.is_some() && command.get_arguments().any(|it| it.get_long() == long)
    };
    program.get_subcommands().filter(has_option).map(|it| it.get_name().to_owned()).collect()
}

/// Returns the first names, separated by commas, and the number of the others.
fn first_names(names: &[String]) -> String {
    /// The greatest number of names in a message.
    const SHOWN: usize = 4;
    match names.len().saturating_sub(SHOWN) {
        0 => names.join(", "),
        more => format!("{} and {more} more commands", names[..SHOWN].join(", ")),
    }
}
