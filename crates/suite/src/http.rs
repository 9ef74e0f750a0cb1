//! A server for this machine alone: HTTP/1.1 on 127.0.0.1, with one request for each connection.
//! It is written by hand to give a request octet by octet, before a library decodes or cleans it.

use std::borrow::Cow;
use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::thread::Builder;
use std::time::{Duration, Instant};

/// The size of the longest accepted head of a request, in bytes.
const LONGEST_HEAD: usize = 32 * 1024;
/// The time limit of a client for a request, and for its response.
const TIME: Duration = Duration::from_secs(5);
/// The number of connections at a time.
const CONNECTIONS: usize = 256;

/// What answers requests, each in a thread of its own.
pub trait Site: Send + Sync + 'static {
    fn answer(&self, request: &Request<'_>) -> Response<'_>;
}

/// A request (RFC 9112 sections 3 and 3.2).
pub struct Request<'r> {
    pub method: &'r [u8],
    pub target: &'r [u8],
    /// The value of Host; HTTP/1.0 does not need it.
    pub host: &'r [u8],
    fields: &'r [u8],
}

impl<'r> Request<'r> {
    /// A request, whose body is not read.
    fn parse(head: &'r [u8]) -> Option<Self> {
        let end = head.iter().position(|octet| *octet == b'\n')?;
        let (line, fields) = (head[..end].trim_ascii_end(), &head[end + 1..]);
        let parts: Vec<&[u8]> = line.split(|octet| *octet == b' ').collect();
        let &[method, target, version] = &*parts else { return None };
        if method.is_empty() || target.is_empty() || !version.starts_with(b"HTTP/1.") {
            return None;
        }
        let mut request = Request { method, target, host: b"", fields };
        // "A server MUST respond with a 400 (Bad Request) status code to any HTTP/1.1 request
        // message that lacks a Host header field and to any request message that contains more
        // than one Host header field line" (RFC 9112 section 3.2).
        let mut hosts = request.fields("host");
        let host = hosts.next().or((version != b"HTTP/1.1").then_some(b""))?;
        if hosts.next().is_some() {
            return None;
        }
        request.host = host;
        Some(request)
    }

    /// The values of the fields of this name.
    fn fields<'n>(&self, name: &'n str) -> impl Iterator<Item = &'r [u8]> + use<'r, 'n> {
        let lines = self.fields.split(|octet| *octet == b'\n').map(<[u8]>::trim_ascii_end);
        lines.filter_map(move |line| {
            let colon = line.iter().position(|octet| *octet == b':')?;
            let (found, value) = (&line[..colon], &line[colon + 1..]);
            found.eq_ignore_ascii_case(name.as_bytes()).then(|| value.trim_ascii())
        })
    }
}

pub struct Response<'s> {
    pub status: &'static str,
    pub media_type: &'s str,
    /// Further fields, each with its end of line.
    pub fields: &'static str,
    pub body: Cow<'s, [u8]>,
}

impl<'s> Response<'s> {
    pub fn new(media_type: &'s str, body: impl Into<Cow<'s, [u8]>>) -> Self {
        Response { status: "200 OK", media_type, fields: "", body: body.into() }
    }

    pub fn error(status: &'static str) -> Self {
        Response { status, ..Response::new("text/plain", status.as_bytes()) }
    }
}

/// Serves a site on 127.0.0.1 in a thread until the program ends.
pub fn start(site: impl Site, port: u16) -> io::Result<SocketAddr> {
    let listener = TcpListener::bind(("127.0.0.1", port))?;
    let address = listener.local_addr()?;
    // Each connection has a copy.
    let shared = Arc::new(site);
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let site = Arc::clone(&shared);
            if Arc::strong_count(&shared) <= CONNECTIONS + 1 {
                // A client that closes the connection early does not want a response, nor does
                // one for which there is no thread left.
                let _ = Builder::new().spawn(move || serve(stream, &*site));
            }
        }
    });
    Ok(address)
}

/// Answers one request. A connection is not used twice.
fn serve(mut stream: TcpStream, site: &impl Site) -> io::Result<()> {
    let deadline = Instant::now() + TIME;
    let Some(head) = read_head(&mut stream, deadline)? else {
        return respond(stream, Response::error("431 Request Header Fields Too Large"), false);
    };
    let Some(request) = Request::parse(&head) else {
        return respond(stream, Response::error("400 Bad Request"), false);
    };
    respond(stream, site.answer(&request), request.method == b"HEAD")
}

fn respond(mut stream: TcpStream, response: Response<'_>, head_only: bool) -> io::Result<()> {
    let Response { status, media_type, fields, body } = response;
    let (length, deadline) = (body.len(), Instant::now() + TIME);
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {media_type}\r\nContent-Length: {length}\r\n\
         Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\
         {fields}\r\n"
    );
    write(&mut stream, head.as_bytes(), deadline)?;
    if !head_only {
        write(&mut stream, &body, deadline)?;
    }
    stream.shutdown(Shutdown::Write)?;
    drain(&mut stream, deadline)
}

/// Writes all of it before the deadline.
fn write(stream: &mut TcpStream, mut octets: &[u8], deadline: Instant) -> io::Result<()> {
    while !octets.is_empty() {
        stream.set_write_timeout(Some(left(deadline)))?;
        match stream.write(octets)? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            written => octets = &octets[written..],
        }
    }
    Ok(())
}

/// Reads what the client still sends: closing before that can discard the response. A client that
/// pauses, that sends too much or that takes too long is not waited for.
fn drain(stream: &mut TcpStream, deadline: Instant) -> io::Result<()> {
    const PAUSE: Duration = Duration::from_millis(500);
    let (mut buffer, mut drained) = ([0; 4096], 0);
    while drained < 16 * LONGEST_HEAD {
        stream.set_read_timeout(Some(left(deadline).min(PAUSE)))?;
        match stream.read(&mut buffer)? {
            0 => break,
            read => drained += read,
        }
    }
    Ok(())
}

/// The time until then. Zero is an error where it is set.
fn left(deadline: Instant) -> Duration {
    deadline.saturating_duration_since(Instant::now())
}

/// Reads the head of a request with its empty line; `None` if it is too long. A connection that is
/// closed or too slow is an error.
fn read_head(stream: &mut TcpStream, deadline: Instant) -> io::Result<Option<Vec<u8>>> {
    let mut head = Vec::new();
    while head.len() < LONGEST_HEAD {
        let searched = head.len().saturating_sub(3);
        let mut buffer = [0; 4096];
        stream.set_read_timeout(Some(left(deadline)))?;
        match stream.read(&mut buffer)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            read => head.extend(&buffer[..read]),
        }
        let end = head[searched..].windows(4).position(|window| window == b"\r\n\r\n");
        if let Some(end) = end.map(|end| searched + end + 4) {
            head.truncate(end);
            return Ok((end <= LONGEST_HEAD).then_some(head));
        }
    }
    Ok(None)
}
