//! An HTTP/1.1 server for the documents. It is written by hand to see what a browser asks
//! for octet by octet, before anything has decoded or cleaned it.

use super::record::{Manifest, SCHEMA, TARGET};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fmt::{self, Write as _};
use std::fs;
use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How long the head of a request may be, in bytes.
const LONGEST_HEAD: usize = 32 * 1024;
/// How long a client may take for a request, and for its answer.
const TIME: Duration = Duration::from_secs(5);
/// How many connections there may be at a time.
const CONNECTIONS: usize = 256;

/// What answers a request for an image: one transparent pixel.
const IMAGE: &[u8] = b"GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00!\xf9\x04\x01\
    \x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;";

/// What the server was asked for on behalf of a test.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// The identifier of the test.
    pub id: String,
    pub method: String,
    /// The header Host.
    pub host: String,
    /// The request target. An octet that is not printable US-ASCII is `<e9>`, as in RFC
    /// 3987 section 1.4; so is `<` itself.
    pub target: String,
}

/// The files that are served: those that the manifest names, so that no request leads anywhere
/// else.
pub struct Site {
    files: HashMap<String, (String, Vec<u8>)>,
}

/// The manifest of a folder, and its files.
pub fn load(folder: &Path) -> Result<(Manifest, Site), String> {
    let path = folder.join("manifest.json");
    let trouble = |error: &dyn fmt::Display| format!("{}: {error}", path.display());
    let octets = fs::read(&path).map_err(|error| trouble(&error))?;
    let manifest: Manifest = serde_json::from_slice(&octets).map_err(|error| trouble(&error))?;
    if manifest.schema != SCHEMA {
        return Err(trouble(&format_args!("the schema is not '{SCHEMA}'")));
    }
    let mut files = HashMap::from([
        ("manifest.json".to_owned(), ("application/json".to_owned(), octets)),
        ("".to_owned(), ("text/html".to_owned(), read(folder, "index.html")?)),
    ]);
    for document in &manifest.documents {
        let octets = read(folder, &document.path)?;
        files.insert(document.path.clone(), (document.media_type.clone(), octets));
    }
    Ok((manifest, Site { files }))
}

fn read(folder: &Path, path: &str) -> Result<Vec<u8>, String> {
    if !Path::new(path).components().all(|part| matches!(part, Component::Normal(_))) {
        return Err(format!("{path}: not a path within the folder"));
    }
    let path = folder.join(path);
    fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
}

impl Site {
    /// The file of a request target: its Content-Type and its octets. The target has to be
    /// the path letter by letter.
    fn get(&self, target: &[u8]) -> Option<(&str, &[u8])> {
        let path = target.split(|octet| *octet == b'?').next()?.strip_prefix(b"/")?;
        let path = if path == b"index.html" { "" } else { str::from_utf8(path).ok()? };
        self.files.get(path).map(|(media_type, octets)| (&**media_type, &**octets))
    }
}

/// Accepts connections on 127.0.0.1, in a thread of its own, until the program ends. `seen` is
/// called with each request of a test before the answer.
pub fn start(
    site: Site,
    port: u16,
    seen: impl Fn(Request) + Send + Sync + 'static,
) -> io::Result<SocketAddr> {
    let listener = TcpListener::bind(("127.0.0.1", port))?;
    let address = listener.local_addr()?;
    let shared = Arc::new((site, seen));
    let open = Arc::new(AtomicUsize::new(0));
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            if open.fetch_add(1, Ordering::SeqCst) >= CONNECTIONS {
                open.fetch_sub(1, Ordering::SeqCst);
                continue;
            }
            let (shared, open) = (Arc::clone(&shared), Arc::clone(&open));
            std::thread::spawn(move || {
                // A client that closes the connection early needs no answer.
                let _ = serve(stream, &shared.0, &shared.1);
                open.fetch_sub(1, Ordering::SeqCst);
            });
        }
    });
    Ok(address)
}

/// Answers one request; a connection is not used twice.
fn serve(mut stream: TcpStream, site: &Site, seen: &impl Fn(Request)) -> io::Result<()> {
    stream.set_write_timeout(Some(TIME))?;
    let (head_only, answer) = match read_head(&mut stream)? {
        Head::Closed => return Ok(()),
        Head::TooLong => (false, Answer::error("431 Request Header Fields Too Large")),
        Head::Whole(head) => answer(&head, site, seen),
    };
    let head = format!(
        "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n{}\r\n",
        answer.status,
        answer.media_type,
        answer.body.len(),
        answer.header
    );
    stream.write_all(head.as_bytes())?;
    if !head_only {
        stream.write_all(answer.body)?;
    }
    stream.shutdown(Shutdown::Write)?;
    drain(&mut stream)
}

/// Reads what a client still sends, so that closing the connection does not discard the answer.
fn drain(stream: &mut TcpStream) -> io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_millis(500)))?;
    let mut buffer = [0; 4096];
    let mut left = 16 * LONGEST_HEAD;
    while left > 0 {
        match stream.read(&mut buffer)? {
            0 => break,
            read => left = left.saturating_sub(read),
        }
    }
    Ok(())
}

enum Head {
    /// With the empty line.
    Whole(Vec<u8>),
    TooLong,
    Closed,
}

fn read_head(stream: &mut TcpStream) -> io::Result<Head> {
    let deadline = Instant::now() + TIME;
    let mut head = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Ok(Head::Closed);
        }
        stream.set_read_timeout(Some(left))?;
        let read = stream.read(&mut buffer)?;
        if read == 0 {
            return Ok(Head::Closed);
        }
        let searched = head.len().saturating_sub(3);
        head.extend(&buffer[..read]);
        if head[searched..].windows(4).any(|window| window == b"\r\n\r\n") {
            return Ok(Head::Whole(head));
        }
        if head.len() > LONGEST_HEAD {
            return Ok(Head::TooLong);
        }
    }
}

struct Answer<'s> {
    status: &'static str,
    media_type: &'s str,
    /// A further header, with its end of line.
    header: &'static str,
    body: &'s [u8],
}

impl<'s> Answer<'s> {
    fn error(status: &'static str) -> Answer<'s> {
        Answer { status, media_type: "text/plain", header: "", body: status.as_bytes() }
    }

    fn found(media_type: &'s str, body: &'s [u8]) -> Answer<'s> {
        Answer { status: "200 OK", media_type, header: "", body }
    }
}

/// The answer, and whether only its head is wanted.
fn answer<'s>(head: &[u8], site: &'s Site, seen: &impl Fn(Request)) -> (bool, Answer<'s>) {
    let Some((method, target, host)) = parse(head) else {
        return (false, Answer::error("400 Bad Request"));
    };
    if method != b"GET" && method != b"HEAD" {
        let error = Answer::error("405 Method Not Allowed");
        return (false, Answer { header: "Allow: GET, HEAD\r\n", ..error });
    }
    let head_only = method == b"HEAD";
    if let Some(rest) = target.strip_prefix(TARGET.as_bytes()) {
        let id = rest.split(|octet| b"/?#".contains(octet)).next().unwrap_or_default();
        seen(Request {
            id: shown(id),
            method: shown(method),
            host: shown(host),
            target: shown(target),
        });
        return (head_only, Answer::found("image/gif", IMAGE));
    }
    match site.get(target) {
        Some((media_type, body)) => (head_only, Answer::found(media_type, body)),
        None => (head_only, Answer::error("404 Not Found")),
    }
}

/// Method, target and Host of a request (RFC 9112 sections 3 and 3.2).
fn parse(head: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let mut lines = head.split(|octet| *octet == b'\n').map(|line| line.trim_ascii_end());
    let mut parts = lines.next()?.split(|octet| *octet == b' ');
    let (method, target, version) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() || method.is_empty() || target.is_empty() {
        return None;
    }
    if !version.starts_with(b"HTTP/1.") {
        return None;
    }
    let host = lines.find_map(|line| {
        let colon = line.iter().position(|octet| *octet == b':')?;
        let (name, value) = (&line[..colon], &line[colon + 1..]);
        name.eq_ignore_ascii_case(b"host").then(|| value.trim_ascii())
    });
    match host {
        None if version == b"HTTP/1.1" => None,
        host => Some((method, target, host.unwrap_or_default())),
    }
}

fn shown(octets: &[u8]) -> String {
    let mut out = String::with_capacity(octets.len());
    for &octet in octets {
        let _ = match octet.is_ascii_graphic() && octet != b'<' {
            true => write!(out, "{}", char::from(octet)),
            false => write!(out, "<{octet:02x}>"),
        };
    }
    out
}
