//! `iri-suite serve`.

use crate::server::{TIME, WAITING, load, start};
use crate::shell::{Done, Format, FormatOption, json_line, print};
use clap::Args;
use serde_json::json;
use std::path::PathBuf;

/// Serves the documents on 127.0.0.1, and writes the requests of tests
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
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

const LONG_HELP: &str = "\
This is for browsers that 'iri-suite run' cannot drive. Every host name must lead to this server:
in Chromium, --host-resolver-rules='MAP * 127.0.0.1:PORT' does it. The program runs until it is
ended, or until the next request after its output was closed.

Each request of a test is written as it comes in: the method, the header Host and the request
target, octet by octet. An octet that is not printable US-ASCII is written <e9>, as in RFC 3987
section 1.4, and so is '<' itself.

With --format jsonl, first {address}; then for each request of a test {id, method, host,
target}: id is the identifier of the test, which the target contains.

Examples:
  iri-suite serve --port 8080 suite
  iri-suite serve --format jsonl suite | tee requests.jsonl

Exit status: 2 if the server could not start.";

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
