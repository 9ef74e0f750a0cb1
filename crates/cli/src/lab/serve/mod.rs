//! `iri lab serve`: a page on this machine to try grammars with.

mod answers;
mod desk;
mod difference;
mod site;
mod text;

use super::source::{Source, named};
use super::{Answer, reported};
use crate::shell::http;
use crate::shell::{Format, FormatOnly, Status, json_line, message, print};
use clap::Args;
use desk::Desk;
use serde_json::json;
use site::{Begin, Page};
use std::ffi::OsString;
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Serves a page on this machine where a grammar can be tried as one types
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Serve {
    /// The grammar that the page begins with; see 'iri lab --help'
    #[arg(default_value = "rfc3987")]
    grammar: OsString,
    /// The port; 0 is any that is free
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// Opens the page in the browser
    #[arg(long)]
    open: bool,
    /// How long a question may be computed
    #[arg(long, value_name = "SECONDS", default_value_t = 2)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=600))]
    timeout: u64,
    /// Answers one question of standard input; the server runs this
    #[arg(long, hide = true, exclusive = true)]
    answer: bool,
    #[command(flatten)]
    format: FormatOnly,
}

const LONG_HELP: &str = "\
The page has a grammar, whose mistakes are marked as it is typed; a text with its tree, what may
follow at the cursor, and the diagram of the rule there; samples; a second grammar, the
difference of the two with witnesses, and its effect on a corpus. The address of the page holds
all of it, so that it can be kept and sent.

The server listens on 127.0.0.1 only, answers this machine only, and everything is in this
program: nothing is fetched, nothing is stored. What is asked is computed in a process of its
own, which ends after --timeout, or when the page asks anew.

It writes the address of the page, or with --format jsonl an object with it: {address}. It ends
by Ctrl-C.

Examples:
  iri lab serve --open
  iri lab serve draft.abnf --port 8080

Exit status: 2 if it could not be begun.";

impl Serve {
    pub fn run(&self) -> Answer {
        if self.answer {
            answers::of_standard_input()?;
            return Ok(Status::Fine);
        }
        let source = Source::of(&self.grammar)?;
        let begin = Begin { name: named(&self.grammar), text: source.text, notation: source.kind };
        let desk = Desk::new(Duration::from_secs(self.timeout))
            .map_err(|error| reported(format_args!("{error}")))?;
        let address = http::start(Page { begin, desk }, self.port)
            .map_err(|error| reported(format_args!("port {}: {error}", self.port)))?;
        let address = format!("http://{address}/");
        let mut out = Vec::new();
        match self.format.format {
            Format::Jsonl => json_line(&mut out, &json!({"address": address}))?,
            Format::Human => writeln!(out, "{address}")?,
        }
        print(&out)?;
        if self.open {
            open(&address);
        }
        loop {
            std::thread::park();
        }
    }
}

/// Opens a page in the browser of the user. Says so where there is none.
fn open(address: &str) {
    let (program, arguments): (_, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("explorer", &[]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(arguments).arg(address).stdin(Stdio::null()).stdout(Stdio::null());
    if let Err(error) = command.stderr(Stdio::null()).spawn() {
        message(format_args!("{program}: {error}; the page is {address}"));
    }
}
