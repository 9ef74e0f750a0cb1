//! `iri completions` and `iri man`.

use crate::shell::*;
use clap::{Args, Command};
use program_manual::Shell;
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
    pub fn run(&self, program: Command) -> io::Result<Status> {
        print(&program_manual::completions(self.shell, program))?;
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
        let page = program_manual::page(program, &self.command).unwrap_or_else(|none| {
            let known = none.known.iter().map(String::as_str).collect();
            refuse("[COMMAND]...", &none.name, known)
        });
        print(&page)?;
        Ok(Status::Fine)
    }
}
