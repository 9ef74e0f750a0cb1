//! `iri suite serve`.

use super::server::{self, Request};
use crate::shell::*;
use clap::Args;
use std::io::{self, Write};
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

impl Serve {
    pub fn run(&self) -> io::Result<Status> {
        let (sender, requests) = mpsc::channel();
        let started = server::load(&self.folder).and_then(|(_, site)| {
            let seen = move |request| {
                let _ = sender.send(request);
            };
            server::start(site, self.port, seen).map_err(|error| error.to_string())
        });
        let address = match started {
            Ok(address) => address,
            Err(reason) => return trouble(reason),
        };
        let write = |human: String, object: &dyn Fn(&mut Results) -> io::Result<()>| {
            Results::alone(self.format.format, |out| {
                match out.format {
                    Format::Jsonl => object(out)?,
                    Format::Human => writeln!(out, "{human}")?,
                }
                Ok(Status::Fine)
            })
        };
        write(format!("http://{address}/"), &|out| out.object(&object! { address }))?;
        for request in requests {
            let Request { method, host, target, .. } = &request;
            write(format!("{method} {host} {target}"), &|out| out.object(&request))?;
        }
        Ok(Status::Fine)
    }
}
