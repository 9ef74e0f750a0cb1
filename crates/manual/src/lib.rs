//! The manual page and the completions of a program with subcommands that clap describes.
//!
//! clap_mangen makes a page for each subcommand, and fills the lines after the options, in which examples stand.
//! Here the program has one page with all its subcommands, or each subcommand has one, and these lines stay lines.

use clap::Command;
pub use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use std::error::Error;
use std::fmt;
use std::io;

/// Returns what a shell reads to complete the arguments of a program.
///
/// ```
/// use program_manual::{Shell, completions};
///
/// let program = clap::Command::new("count").subcommand(clap::Command::new("lines"));
/// let script = completions(Shell::Fish, program);
/// assert!(String::from_utf8(script).unwrap().contains("complete -c count"));
/// ```
pub fn completions(shell: Shell, mut program: Command) -> Vec<u8> {
    let name = program.get_name().to_owned();
    let mut out = Vec::new();
    clap_complete::generate(shell, &mut program, name, &mut out);
    out
}

/// Returns the manual page of a program, with all its subcommands. With `names`, returns the page of one
/// subcommand: each name is that of a subcommand of the command before it.
///
/// # Errors
/// There is no such subcommand.
///
/// ```
/// let lines = clap::Command::new("lines").about("Counts lines");
/// let program = clap::Command::new("count").subcommand(lines);
/// let page = String::from_utf8(program_manual::page(program.clone(), &[]).unwrap()).unwrap();
/// assert!(page.contains(".SH \"COUNT LINES\""));
/// let page = program_manual::page(program.clone(), &["lines".to_owned()]).unwrap();
/// assert!(String::from_utf8(page).unwrap().contains(".TH count-lines 1"));
/// let error = program_manual::page(program, &["words".to_owned()]).unwrap_err();
/// assert_eq!((error.name.as_str(), &error.known[..]), ("words", &["lines".to_owned()][..]));
/// ```
pub fn page(program: Command, names: &[String]) -> Result<Vec<u8>, NoSuchCommand> {
    let mut program = program.disable_help_subcommand(true);
    program.build();
    let mut command = &program;
    for name in names {
        command = command.find_subcommand(name).ok_or_else(|| NoSuchCommand {
            name: name.clone(),
            known: command.get_subcommands().map(|it| it.get_name().to_owned()).collect(),
        })?;
    }
    let mut out = Vec::new();
    let written = match names {
        [] => add_program(&mut out, &program),
        _ => {
            let title = [&[program.get_name().to_owned()], names].concat().join("-");
            add_command(&mut out, command, &title, program.render_version().trim())
        }
    };
    written.expect("a vector takes all octets");
    Ok(out)
}

/// A name that is not one of a subcommand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchCommand {
    /// The name.
    pub name: String,
    /// The names of the subcommands.
    pub known: Vec<String>,
}

impl fmt::Display for NoSuchCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no command {:?}; there are: {}", self.name, self.known.join(", "))
    }
}

impl Error for NoSuchCommand {}

/// Adds the page of the program.
fn add_program(out: &mut Vec<u8>, program: &Command) -> io::Result<()> {
    let page = Man::new(program.clone());
    page.render_title(out)?;
    page.render_name_section(out)?;
    page.render_synopsis_section(out)?;
    page.render_description_section(out)?;
    add_unfilled(out, program)?;
    program.get_subcommands().try_for_each(|command| add_subcommand(out, command))
}

/// Adds the page of a subcommand.
fn add_command(out: &mut Vec<u8>, command: &Command, title: &str, source: &str) -> io::Result<()> {
    let page = Man::new(command.clone()).title(title).source(source);
    page.render_title(out)?;
    page.render_name_section(out)?;
    page.render_synopsis_section(out)?;
    page.render_description_section(out)?;
    page.render_options_section(out)?;
    add_unfilled(out, command)
}

/// Adds a section for a subcommand, and one for each of its own subcommands.
fn add_subcommand(out: &mut Vec<u8>, command: &Command) -> io::Result<()> {
    let mut heading = Roff::new();
    heading.control("SH", [command.get_bin_name().unwrap_or_default().to_uppercase().as_str()]);
    heading.to_writer(out)?;

    let page = Man::new(command.clone());
    let mut sections = Vec::new();
    page.render_synopsis_section(&mut sections)?;
    page.render_description_section(&mut sections)?;
    page.render_options_section(&mut sections)?;
    // The sections of its own page become subsections (`.SS`) in the page of the program.
    out.extend(String::from_utf8_lossy(&sections).replace("\n.SH ", "\n.SS ").into_bytes());
    add_unfilled(out, command)?;
    command.get_subcommands().try_for_each(|command| add_subcommand(out, command))
}

/// Adds the text after the options of a command, with its line breaks (in roff: not filled).
fn add_unfilled(out: &mut Vec<u8>, command: &Command) -> io::Result<()> {
    let Some(text) = command.get_after_long_help() else { return Ok(()) };
    let mut roff = Roff::new();
    roff.control("PP", []).control("nf", []);
    for line in text.to_string().lines() {
        roff.text([roman(line)]);
    }
    roff.control("fi", []).to_writer(out)
}
