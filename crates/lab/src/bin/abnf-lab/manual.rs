//! `abnf-lab completions` and `abnf-lab man`.

use super::Answer;
use crate::shell::{Status, print_unchanged};
use clap::{Args, Command};
use program_manual::Shell;

/// Writes a shell's completions for this program
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  abnf-lab completions bash > ~/.local/share/bash-completion/completions/abnf-lab
  abnf-lab completions zsh > \"${fpath[1]}/_abnf-lab\"")]
pub struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    /// Writes the completions of a shell.
    pub fn run(&self, program: Command) -> Answer {
        print_unchanged(&program_manual::completions(self.shell, program))?;
        Ok(Status::Fine)
    }
}

/// Writes the manual page of this program, or of one of its commands
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  abnf-lab man | man -l -
  abnf-lab man diff | man -l -")]
pub struct Man {
    /// The name of the command
    #[arg(value_name = "COMMAND", num_args = 0..=1)]
    command: Vec<String>,
}

impl Man {
    /// Writes the page of the manual of the program or of a subcommand.
    pub fn run(&self, program: Command) -> Answer {
        let page = program_manual::page(program, &self.command)
            .map_err(|none| super::report(format_args!("{none}")))?;
        print_unchanged(&page)?;
        Ok(Status::Fine)
    }
}
