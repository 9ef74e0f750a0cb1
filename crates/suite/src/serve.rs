//! `iri-suite serve`.

use crate::server::{TIME, WAITING, load, start};
use crate::shell::{Done, Format, FormatOption, json_line, print};
use clap::Args;
use serde_json::json;
use std::path::PathBuf;

/// Serves the documents on 127.0.0.1, and writes the requests of tests
#[derive(Args)]
#[command(after_long_help = include_str!("help/serve.txt"))]
pub struct Serve {
    /// The folder that 'iri-suite generate' has written
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// The port; 0 is any free port
    #[arg(long, default_value_t = 0)]
    port: u16,
    #[command(flatten)]
    format: FormatOption,
}

impl Serve {
    /// Serves until the program is ended. An error is a folder that cannot be served, or an output
    /// that cannot be written.
    pub fn run(&self) -> Done {
        let loaded = load(&self.folder)?;
        let (address, mut requests) = start(loaded.files, self.port, WAITING, TIME)?;
        let is_jsonl = self.format.format == Format::Jsonl;
        print(&if is_jsonl {
            json_line(&json!({"address": address}))
        } else {
            format!("http://{address}/\n")
        })?;
        while let Some(request) = requests.blocking_recv() {
            print(&if is_jsonl {
                json_line(&request)
            } else {
                format!("{} {} {}\n", request.method, request.host, request.target)
            })?;
        }
        Ok(true)
    }
}
