//! `iri suite serve`: a server of the documents, which records what a browser requests.

use super::record::{Manifest, SCHEMA, TARGET};
use super::{Failure, Reason, at, read_json};
use crate::shell::Status;
use crate::shell::http::{self, Response};
use crate::shell::{Format, FormatOnly};
use crate::shell::{json_line, print};
use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::HashMap;
use std::fs;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Component, Path, PathBuf};
use std::sync::mpsc::{self, Receiver, SyncSender};

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
    format: FormatOnly,
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
    pub fn run(&self) -> Result<Status, Failure> {
        let (_, files) = load(&self.folder)?;
        let (address, requests) =
            start(files, self.port, WAITING).map_err(|error| error.to_string())?;
        let jsonl = self.format.format == Format::Jsonl;
        let mut out = Vec::new();
        match jsonl {
            true => json_line(&mut out, &json!({"address": address}))?,
            false => writeln!(out, "http://{address}/")?,
        }
        print(&out)?;
        for request in requests {
            out.clear();
            match jsonl {
                true => json_line(&mut out, &request)?,
                false => writeln!(out, "{} {} {}", request.method, request.host, request.target)?,
            }
            print(&out)?;
        }
        Ok(Status::Fine)
    }
}

/// The files of a generated folder by their paths, with their media types. No request leads
/// anywhere else.
type Files = HashMap<String, (String, Vec<u8>)>;

/// Reads the manifest of a folder, and the files that it names.
pub fn load(folder: &Path) -> Result<(Manifest, Files), Reason> {
    let path = folder.join("manifest.json");
    let manifest = read_json(&path, SCHEMA, |manifest: &Manifest| &manifest.schema)?;
    let pages = [("manifest.json", "application/json"), ("index.html", "text/html")];
    let documents = manifest.documents.iter().map(|it| (&*it.path, &*it.media_type));
    let files = pages.into_iter().chain(documents).map(|(path, media_type)| {
        Ok((path.to_owned(), (media_type.to_owned(), read(folder, path)?)))
    });
    let site = files.collect::<Result<Files, Reason>>()?;
    Ok((manifest, site))
}

fn read(folder: &Path, path: &str) -> Result<Vec<u8>, Reason> {
    if !Path::new(path).components().all(|part| matches!(part, Component::Normal(_))) {
        return Err(format!("{path}: not a path within the folder"));
    }
    let path = folder.join(path);
    fs::read(&path).map_err(|error| at(&path, error))
}

/// The response to the request of a test: an image of one transparent pixel.
const IMAGE: &[u8] = b"GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00!\xf9\x04\x01\
    \x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;";

/// The request of a test. An octet that is not printable US-ASCII is written `<e9>`, as in
/// RFC 3987 section 1.4; so is `<` itself.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// The identifier of the test.
    pub id: String,
    pub method: String,
    pub host: String,
    pub target: String,
}

/// The number of requests that wait to be written.
const WAITING: usize = 256;

/// Serves the files on 127.0.0.1 in a thread until the program ends. Each request of a test is
/// sent to the receiver before it is answered; where so many wait there, when one is taken.
pub fn start(
    files: Files,
    port: u16,
    waiting: usize,
) -> io::Result<(SocketAddr, Receiver<Request>)> {
    let (requests, receiver) = mpsc::sync_channel(waiting);
    let address = http::start(Documents { files, requests }, port)?;
    Ok((address, receiver))
}

struct Documents {
    files: Files,
    requests: SyncSender<Request>,
}

impl http::Site for Documents {
    fn answer(&self, request: &http::Request<'_>) -> Response<'_> {
        let http::Request { method, target, host, .. } = *request;
        if method != b"GET" && method != b"HEAD" {
            let fields = "Allow: GET, HEAD\r\n";
            return Response { fields, ..Response::error("405 Method Not Allowed") };
        }
        if let Some(rest) = target.strip_prefix(TARGET.as_bytes()) {
            let id = rest.split(|octet| b"/?#".contains(octet)).next().unwrap_or_default();
            let [id, method, host, target] = [id, method, host, target].map(shown);
            // Without a receiver the program ends.
            let _ = self.requests.send(Request { id, method, host, target });
            return Response::new("image/gif", IMAGE);
        }
        match find(&self.files, target) {
            Some((media_type, body)) => Response::new(media_type, body),
            None => Response::error("404 Not Found"),
        }
    }
}

/// The file of a request target, which has to be its path letter by letter.
fn find<'s>(files: &'s Files, target: &[u8]) -> Option<&'s (String, Vec<u8>)> {
    let path = target.split(|octet| *octet == b'?').next()?.strip_prefix(b"/")?;
    files.get(if path.is_empty() { "index.html" } else { str::from_utf8(path).ok()? })
}

fn shown(octets: &[u8]) -> String {
    let shown = |&octet: &u8| match octet.is_ascii_graphic() && octet != b'<' {
        true => char::from(octet).to_string(),
        false => format!("<{octet:02x}>"),
    };
    octets.iter().map(shown).collect()
}
