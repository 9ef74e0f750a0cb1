//! The server of the documents, for this machine alone: that of hyper, with one request for each
//! connection. What a browser requests is recorded octet by octet, before hyper decodes it or
//! refuses it.

use crate::record::{Manifest, SCHEMA, TARGET};
use crate::shell::{Reason, at, read_json};
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{
    ALLOW, CACHE_CONTROL, CONTENT_TYPE, HOST, HeaderValue, X_CONTENT_TYPE_OPTIONS,
};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Response, StatusCode, Version};
use hyper_util::rt::{TokioIo, TokioTimer};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::HashMap;
use std::convert::Infallible;
use std::fs;
use std::io;
use std::net::{self, SocketAddr};
use std::path::{Component, Path};
use std::rc::Rc;
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use tokio::io::{AsyncReadExt, join};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Builder;
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio::sync::{Notify, Semaphore};
use tokio::task::{LocalSet, spawn_local};
use tokio::time::{sleep, timeout};
use tokio_util::io::InspectReader;

/// The size of the longest accepted head of a request, in bytes.
const LONGEST_HEAD: usize = 32 * 1024;
/// The time limit of a client for a request, and for its response.
const TIME: Duration = Duration::from_secs(5);
/// The number of connections at a time. Others wait.
const CONNECTIONS: usize = 256;
/// The number of requests that wait to be written.
pub const WAITING: usize = 256;
/// How long the server waits for a free descriptor, and for what a client still sends.
const PAUSE: Duration = Duration::from_millis(500);

/// The files of a generated folder by their paths, with their media types. No request leads
/// anywhere else.
type Files = HashMap<String, (HeaderValue, Bytes)>;

/// Reads the manifest of a folder, and the files that it names.
pub fn load(folder: &Path) -> Result<(Manifest, Files), Reason> {
    let path = folder.join("manifest.json");
    let manifest = read_json(&path, SCHEMA, |manifest: &Manifest| &manifest.schema)?;
    let pages = [("manifest.json", "application/json"), ("index.html", "text/html")];
    let documents = manifest.documents.iter().map(|it| (&*it.path, &*it.media_type));
    let files = pages.into_iter().chain(documents).map(|(path, media_type)| {
        let media_type = media_type.parse().map_err(|error| at(path.as_ref(), error))?;
        Ok((path.to_owned(), (media_type, read(folder, path)?.into())))
    });
    let files = files.collect::<Result<Files, Reason>>()?;
    Ok((manifest, files))
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

/// The first line of a request and its first Host, octet by octet.
#[derive(Default)]
struct Head<'h> {
    method: &'h [u8],
    target: &'h [u8],
    host: &'h [u8],
}

impl<'h> Head<'h> {
    fn new(octets: &'h [u8]) -> Self {
        let mut lines = octets.split(|octet| *octet == b'\n').map(<[u8]>::trim_ascii_end);
        // Empty lines before a request are ignored (RFC 9112 section 2.2).
        let line = lines.find(|line| !line.is_empty()).unwrap_or_default();
        let mut parts = line.split(|octet| *octet == b' ').map(Some).chain([None; 2]);
        let [method, target] = [0; 2].map(|_| parts.next().flatten().unwrap_or_default());
        let host = lines.find_map(|line| {
            let (name, value) = line.split_at_checked("host:".len())?;
            name.eq_ignore_ascii_case(b"host:").then(|| value.trim_ascii())
        });
        Head { method, target, host: host.unwrap_or_default() }
    }

    /// The request, if it is that of a test.
    fn request(&self) -> Option<Request> {
        let rest = self.target.strip_prefix(TARGET.as_bytes())?;
        let id = rest.split(|octet| b"/?#".contains(octet)).next().unwrap_or_default();
        let [id, method, host, target] = [id, self.method, self.host, self.target].map(shown);
        Some(Request { id, method, host, target })
    }
}

fn shown(octets: &[u8]) -> String {
    let shown = |&octet: &u8| match octet.is_ascii_graphic() && octet != b'<' {
        true => char::from(octet).to_string(),
        false => format!("<{octet:02x}>"),
    };
    octets.iter().map(shown).collect()
}

/// Serves the files on 127.0.0.1 in a thread until the program ends. Each request of a test is
/// sent to the receiver before it is answered; where so many wait there, when one is taken.
pub fn start(
    files: Files,
    port: u16,
    waiting: usize,
) -> Result<(SocketAddr, Receiver<Request>), Reason> {
    let (requests, receiver) = mpsc::channel(waiting);
    let begun = || {
        let listener = net::TcpListener::bind(("127.0.0.1", port))?;
        listener.set_nonblocking(true)?;
        Ok((listener.local_addr()?, listener, Builder::new_current_thread().enable_all().build()?))
    };
    let (address, listener, runtime) =
        begun().map_err(|error: io::Error| format!("port {port}: {error}"))?;
    thread::spawn(move || {
        let site = Rc::new(Site { files, requests });
        LocalSet::new().block_on(&runtime, accept(listener, site))
    });
    Ok((address, receiver))
}

async fn accept(listener: net::TcpListener, site: Rc<Site>) -> io::Result<()> {
    let listener = TcpListener::from_std(listener)?;
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        let place = Arc::clone(&room).acquire_owned().await;
        match listener.accept().await {
            Ok((stream, _)) => {
                let site = Rc::clone(&site);
                spawn_local(async move {
                    site.serve(stream).await;
                    drop(place);
                });
            }
            // Without descriptors the next attempt would fail at once.
            Err(_) => sleep(PAUSE).await,
        }
    }
}

struct Site {
    files: Files,
    requests: Sender<Request>,
}

impl Site {
    /// Answers one request. A connection is not used twice.
    async fn serve(&self, mut stream: TcpStream) {
        let (head, answered) = (RefCell::new(Vec::new()), Notify::new());
        let (reader, writer) = stream.split();
        let reader = InspectReader::new(reader, |octets| {
            let mut head = head.borrow_mut();
            let room = LONGEST_HEAD - head.len();
            head.extend_from_slice(&octets[..room.min(octets.len())]);
        });
        let service = service_fn(async |request| {
            let response = self.answer(request, &Head::new(&head.borrow().clone())).await;
            answered.notify_one();
            Ok::<_, Infallible>(response)
        });
        let connection = http1::Builder::new()
            .keep_alive(false)
            .half_close(true)
            .max_header_size(LONGEST_HEAD)
            .timer(TokioTimer::new())
            .header_read_timeout(TIME)
            .serve_connection(TokioIo::new(join(reader, writer)), service);
        let late = async {
            answered.notified().await;
            sleep(TIME).await;
        };
        let refused = tokio::select! {
            done = connection => {
                done.is_err_and(|error| error.is_parse() && !error.is_parse_too_large())
            }
            () = late => false,
        };
        if refused && let Some(request) = Head::new(&head.borrow().clone()).request() {
            // Without a receiver the program ends.
            let _ = self.requests.send(request).await;
        }
        let _ = timeout(TIME, drain(stream)).await;
    }

    async fn answer(
        &self,
        request: hyper::Request<Incoming>,
        head: &Head<'_>,
    ) -> Response<Full<Bytes>> {
        // "A server MUST respond with a 400 (Bad Request) status code to any HTTP/1.1 request
        // message that lacks a Host header field and to any request message that contains more
        // than one Host header field line" (RFC 9112 section 3.2).
        match request.headers().get_all(HOST).iter().count() {
            0 if request.version() == Version::HTTP_11 => return error(StatusCode::BAD_REQUEST),
            2.. => return error(StatusCode::BAD_REQUEST),
            _ => {}
        }
        if ![Method::GET, Method::HEAD].contains(request.method()) {
            let mut response = error(StatusCode::METHOD_NOT_ALLOWED);
            response.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
            return response;
        }
        if let Some(request) = head.request() {
            let _ = self.requests.send(request).await;
            let media_type = HeaderValue::from_static("image/gif");
            return response(StatusCode::OK, media_type, Bytes::from_static(IMAGE));
        }
        match self.find(head.target) {
            Some((media_type, body)) => response(StatusCode::OK, media_type.clone(), body.clone()),
            None => error(StatusCode::NOT_FOUND),
        }
    }

    /// The file of a request target, which has to be its path letter by letter.
    fn find(&self, target: &[u8]) -> Option<&(HeaderValue, Bytes)> {
        let path = target.split(|octet| *octet == b'?').next()?.strip_prefix(b"/")?;
        self.files.get(if path.is_empty() { "index.html" } else { str::from_utf8(path).ok()? })
    }
}

/// Reads what the client still sends: closing before that can discard the response (RFC 9112
/// section 9.6). A client that pauses or that sends too much is not waited for.
async fn drain(stream: TcpStream) {
    let (mut rest, mut buffer) = (stream.take(16 * LONGEST_HEAD as u64), [0; 4096]);
    while matches!(timeout(PAUSE, rest.read(&mut buffer)).await, Ok(Ok(1..))) {}
}

fn error(status: StatusCode) -> Response<Full<Bytes>> {
    response(status, HeaderValue::from_static("text/plain"), status.to_string().into())
}

fn response(status: StatusCode, media_type: HeaderValue, body: Bytes) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(body));
    *response.status_mut() = status;
    response.headers_mut().extend([
        (CONTENT_TYPE, media_type),
        (CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    ]);
    response
}
