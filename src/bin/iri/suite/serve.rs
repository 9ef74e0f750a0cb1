//! `iri suite serve`.

use super::{server, site};
use crate::Status;
use crate::options::{Format, FormatOption};
use crate::output::{json_line, message, print};
use clap::Args;
use serde::Serialize;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::mpsc;

/// Serves the documents on 127.0.0.1, and writes what it is asked for
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Serve {
    /// The folder that 'iri suite generate' has written
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// The port; 0 is any that is free
    #[arg(long, default_value_t = 0)]
    port: u16,
    #[command(flatten)]
    format: FormatOption,
}

const LONG_HELP: &str = "\
For a browser that 'iri suite run' cannot drive. It has to be told that every host is this
server: Chromium by --host-resolver-rules='MAP * 127.0.0.1:PORT'. The program ends with the
process, or at the next request after its output was closed.

Each request of a test is written as it comes in: the method, the header Host and the request
target, octet by octet. An octet that is not printable US-ASCII is written <e9>, as RFC 3987
section 1.4 has it, and so is '<' itself.

With --format jsonl, first one object with the address, {address}; then one for each request
of a test:
  id             the identifier of the test, which is in the target
  method, host, target

Examples:
  iri suite serve --port 8080 suite
  iri suite serve --format jsonl suite | tee requests.jsonl

Exit status: 2 if it could not be begun.";

#[derive(Serialize)]
struct Address {
    address: SocketAddr,
}

impl Serve {
    pub fn run(&self) -> io::Result<Status> {
        let (sender, requests) = mpsc::channel();
        let started = site::load(&self.folder).and_then(|(_, site)| {
            let seen = move |request| {
                let _ = sender.send(request);
            };
            server::start(site, self.port, seen).map_err(|error| error.to_string())
        });
        let address = match started {
            Ok(address) => address,
            Err(reason) => {
                message(format_args!("{reason}"));
                return Ok(Status::Trouble);
            }
        };
        let jsonl = self.format.format == Format::Jsonl;
        let mut out = Vec::new();
        match jsonl {
            true => json_line(&mut out, &Address { address })?,
            false => writeln!(out, "http://{address}/")?,
        }
        print(&out)?;
        for request in requests {
            let mut out = Vec::new();
            match jsonl {
                true => json_line(&mut out, &request)?,
                false => writeln!(out, "{} {} {}", request.method, request.host, request.target)?,
            }
            print(&out)?;
        }
        Ok(Status::Fine)
    }
}
