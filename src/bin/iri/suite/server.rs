//! `iri suite serve`, and the server: HTTP/1.1 for the documents. It is written by hand to
//! record what a browser requests octet by octet, before a library decodes or cleans it.

use super::record::{Manifest, SCHEMA, TARGET};
use super::{Failure, Reason, at, read_json};
use crate::shell::Status;
use crate::shell::{Format, FormatOnly};
use crate::shell::{json_line, print};
use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::HashMap;
use std::fs;
use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};

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
        let (_, site) = load(&self.folder)?;
        let (address, requests) = start(site, self.port).map_err(|error| error.to_string())?;
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
type Site = HashMap<String, (String, Vec<u8>)>;

/// Reads the manifest of a folder, and the files that it names.
pub fn load(folder: &Path) -> Result<(Manifest, Site), Reason> {
    let path = folder.join("manifest.json");
    let manifest = read_json(&path, SCHEMA, |manifest: &Manifest| &manifest.schema)?;
    let pages = [("manifest.json", "application/json"), ("index.html", "text/html")];
    let documents = manifest.documents.iter().map(|it| (&*it.path, &*it.media_type));
    let files = pages.into_iter().chain(documents).map(|(path, media_type)| {
        Ok((path.to_owned(), (media_type.to_owned(), read(folder, path)?)))
    });
    let site = files.collect::<Result<Site, Reason>>()?;
    Ok((manifest, site))
}

fn read(folder: &Path, path: &str) -> Result<Vec<u8>, Reason> {
    if !Path::new(path).components().all(|part| matches!(part, Component::Normal(_))) {
        return Err(format!("{path}: not a path within the folder"));
    }
    let path = folder.join(path);
    fs::read(&path).map_err(|error| at(&path, error))
}

/// The size of the longest accepted head of a request, in bytes.
const LONGEST_HEAD: usize = 32 * 1024;
/// The time limit of a client for a request, and for its response.
const TIME: Duration = Duration::from_secs(5);
/// The number of connections at a time.
const CONNECTIONS: usize = 256;

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

/// Serves a site on 127.0.0.1 in a thread until the program ends. Each request of a test is
/// sent to the receiver before it is answered.
pub fn start(site: Site, port: u16) -> io::Result<(SocketAddr, Receiver<Request>)> {
    let listener = TcpListener::bind(("127.0.0.1", port))?;
    let address = listener.local_addr()?;
    let (sender, requests) = mpsc::channel();
    // Each connection has a copy.
    let shared = Arc::new((site, sender));
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let shared = Arc::clone(&shared);
            if Arc::strong_count(&shared) <= CONNECTIONS + 1 {
                // A client that closes the connection early does not want a response.
                std::thread::spawn(move || serve(stream, &shared.0, &shared.1));
            }
        }
    });
    Ok((address, requests))
}

/// Answers one request. A connection is not used twice.
fn serve(mut stream: TcpStream, site: &Site, requests: &Sender<Request>) -> io::Result<()> {
    stream.set_write_timeout(Some(TIME))?;
    let response = match read_head(&mut stream)? {
        Some(head) => respond(&head, site, requests),
        None => Response::error("431 Request Header Fields Too Large"),
    };
    let Response { status, media_type, header, body, head_only } = response;
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {media_type}\r\nContent-Length: {length}\r\n\
         Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\
         {header}\r\n"
    );
    stream.write_all(head.as_bytes())?;
    if !head_only {
        stream.write_all(body)?;
    }
    stream.shutdown(Shutdown::Write)?;
    // Reads what the client still sends: closing before that can discard the response.
    stream.set_read_timeout(Some(Duration::from_millis(500)))?;
    io::copy(&mut stream.take(16 * LONGEST_HEAD as u64), &mut io::sink())?;
    Ok(())
}

/// Reads the head of a request with its empty line; `None` if it is too long. A connection
/// that is closed or too slow is an error.
fn read_head(stream: &mut TcpStream) -> io::Result<Option<Vec<u8>>> {
    let deadline = Instant::now() + TIME;
    let (mut head, mut buffer) = (Vec::new(), [0; 4096]);
    while head.len() <= LONGEST_HEAD {
        // Zero is an error.
        stream.set_read_timeout(Some(deadline.saturating_duration_since(Instant::now())))?;
        let read = stream.read(&mut buffer)?;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let searched = head.len().saturating_sub(3);
        head.extend(&buffer[..read]);
        if head[searched..].windows(4).any(|window| window == b"\r\n\r\n") {
            return Ok(Some(head));
        }
    }
    Ok(None)
}

struct Response<'s> {
    status: &'static str,
    media_type: &'s str,
    /// A further header, with its end of line.
    header: &'static str,
    body: &'s [u8],
    head_only: bool,
}

impl Response<'static> {
    fn error(status: &'static str) -> Self {
        let body = status.as_bytes();
        Response { status, media_type: "text/plain", header: "", body, head_only: false }
    }
}

fn respond<'s>(head: &[u8], site: &'s Site, requests: &Sender<Request>) -> Response<'s> {
    let Some((method, target, host)) = parse(head) else {
        return Response::error("400 Bad Request");
    };
    let head_only = method == b"HEAD";
    if method != b"GET" && !head_only {
        let header = "Allow: GET, HEAD\r\n";
        return Response { header, ..Response::error("405 Method Not Allowed") };
    }
    let (media_type, body) = if let Some(rest) = target.strip_prefix(TARGET.as_bytes()) {
        let id = rest.split(|octet| b"/?#".contains(octet)).next().unwrap_or_default();
        let [id, method, host, target] = [id, method, host, target].map(shown);
        // Without a receiver the program ends.
        let _ = requests.send(Request { id, method, host, target });
        ("image/gif", IMAGE)
    } else if let Some((media_type, body)) = find(site, target) {
        (&**media_type, &**body)
    } else {
        return Response { head_only, ..Response::error("404 Not Found") };
    };
    Response { status: "200 OK", media_type, header: "", body, head_only }
}

/// The file of a request target, which has to be its path letter by letter.
fn find<'s>(site: &'s Site, target: &[u8]) -> Option<&'s (String, Vec<u8>)> {
    let path = target.split(|octet| *octet == b'?').next()?.strip_prefix(b"/")?;
    site.get(if path.is_empty() { "index.html" } else { str::from_utf8(path).ok()? })
}

/// Method, target and Host of a request (RFC 9112 sections 3 and 3.2).
fn parse(head: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let mut lines = head.split(|octet| *octet == b'\n').map(|line| line.trim_ascii_end());
    let parts: Vec<&[u8]> = lines.next()?.split(|octet| *octet == b' ').collect();
    let &[method, target, version] = &*parts else { return None };
    if method.is_empty() || target.is_empty() || !version.starts_with(b"HTTP/1.") {
        return None;
    }
    let host = lines.find_map(|line| {
        let colon = line.iter().position(|octet| *octet == b':')?;
        let (name, value) = (&line[..colon], &line[colon + 1..]);
        name.eq_ignore_ascii_case(b"host").then(|| value.trim_ascii())
    });
    let host = host.or((version != b"HTTP/1.1").then_some(b""))?;
    Some((method, target, host))
}

fn shown(octets: &[u8]) -> String {
    let shown = |&octet: &u8| match octet.is_ascii_graphic() && octet != b'<' {
        true => char::from(octet).to_string(),
        false => format!("<{octet:02x}>"),
    };
    octets.iter().map(shown).collect()
}
