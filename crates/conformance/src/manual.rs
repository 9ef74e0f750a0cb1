//! `iri-conformance completions` and `iri-conformance man`.

use crate::shell::{Done, print};
use clap::{Args, Command};
use program_manual::Shell;

/// Writes a shell's completions for this program
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  iri-conformance completions bash > ~/.local/share/bash-completion/completions/iri-conformance
  iri-conformance completions zsh > \"${fpath[1]}/_iri-conformance\"")]
pub struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    /// Writes them.
    ///
    /// # Errors
    /// The output cannot be written.
    pub fn run(&self, program: Command) -> Done {
        print(&String::from_utf8_lossy(&program_manual::completions(self.shell, program)))?;
        Ok(true)
    }
}

/// Writes the manual page of this program, or of one of its commands
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  iri-conformance man | man -l -
  iri-conformance man run | man -l -")]
pub struct Man {
    /// The name of the command
    #[arg(value_name = "COMMAND", num_args = 0..=1)]
    command: Vec<String>,
}

impl Man {
    /// Writes the page.
    ///
    /// # Errors
    /// There is no such command, or the output cannot be written.
    pub fn run(&self, program: Command) -> Done {
        let page = program_manual::page(program, &self.command).map_err(|none| none.to_string())?;
        print(&String::from_utf8_lossy(&page))?;
        Ok(true)
    }
}
