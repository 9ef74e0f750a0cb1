//! `iri completions` and `iri man`.

use crate::shell::*;
use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::roff::{Roff, roman};
use std::io;

/// Writes a shell's completions for this program
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  iri completions bash > ~/.local/share/bash-completion/completions/iri
  iri completions fish > ~/.config/fish/completions/iri.fish
  iri completions zsh > \"${fpath[1]}/_iri\"")]
pub struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub fn run(&self, mut program: Command) -> io::Result<Status> {
        let mut out = Vec::new();
        clap_complete::generate(self.shell, &mut program, "iri", &mut out);
        print(&out)?;
        Ok(Status::Fine)
    }
}

/// Writes the manual page of this program, or of one of its commands
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  iri man | man -l -
  iri man to-uri | man -l -
  iri man > ~/.local/share/man/man1/iri.1")]
pub struct Man {
    /// The name of the command, one or two words
    #[arg(value_name = "COMMAND", num_args = 0..=2)]
    command: Vec<String>,
}

impl Man {
    pub fn run(&self, program: Command) -> io::Result<Status> {
        let mut cli = program.disable_help_subcommand(true);
        cli.build();
        let mut out = Vec::new();
        if !self.command.is_empty() {
            self.add_page(&mut out, &cli)?;
            print(&out)?;
            return Ok(Status::Fine);
        }
        let page = clap_mangen::Man::new(cli.clone());
        page.render_title(&mut out)?;
        page.render_name_section(&mut out)?;
        page.render_synopsis_section(&mut out)?;
        page.render_description_section(&mut out)?;
        add_unfilled(&mut out, &cli)?;
        for command in cli.get_subcommands() {
            add_subcommand(&mut out, command)?;
        }
        print(&out)?;
        Ok(Status::Fine)
    }

    /// Adds the page of the command in the arguments. Ends the program if there is no such command.
    fn add_page(&self, out: &mut Vec<u8>, cli: &Command) -> io::Result<()> {
        let mut command = cli;
        for name in &self.command {
            let names = command.get_subcommands().map(Command::get_name).collect();
            let inner = command.find_subcommand(name);
            command = inner.unwrap_or_else(|| refuse("[COMMAND]...", name, names));
        }
        let title = format!("iri-{}", self.command.join("-"));
        let source = cli.render_version();
        let page = clap_mangen::Man::new(command.clone()).title(title).source(source.trim());
        page.render_title(out)?;
        page.render_name_section(out)?;
        page.render_synopsis_section(out)?;
        page.render_description_section(out)?;
        page.render_options_section(out)?;
        add_unfilled(out, command)
    }
}

/// Adds a section for a subcommand, and one for each of its own subcommands.
fn add_subcommand(out: &mut Vec<u8>, command: &Command) -> io::Result<()> {
    let mut heading = Roff::new();
    heading.control("SH", [command.get_bin_name().unwrap_or_default().to_uppercase().as_str()]);
    heading.to_writer(out)?;

    let page = clap_mangen::Man::new(command.clone());
    let mut parts = Vec::new();
    page.render_synopsis_section(&mut parts)?;
    page.render_description_section(&mut parts)?;
    page.render_options_section(&mut parts)?;
    // The sections of its own page become subsections (`.SS`) in the page of the program.
    out.extend(String::from_utf8_lossy(&parts).replace("\n.SH ", "\n.SS ").into_bytes());
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
