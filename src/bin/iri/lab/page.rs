//! `iri lab page`.

use super::OutputOption;
use super::source::GrammarArg;
use crate::shell::Status;
use clap::Args;
use std::io;

/// Writes a page of a whole grammar, with diagrams and cross references, in HTML
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  iri lab page rfc3987 --output rfc3987.html
  iri lab page rfc3987 --overlay fragment.abnf > changed.html")]
pub struct Page {
    #[command(flatten)]
    grammar: GrammarArg,
    #[command(flatten)]
    output: OutputOption,
}

impl Page {
    pub fn run(&self) -> io::Result<Status> {
        let Some(study) = self.grammar.study() else { return Ok(Status::Trouble) };
        self.output.write(&study.html_page(&self.grammar.name()))
    }
}
