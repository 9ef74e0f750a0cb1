//! The server of the documents, for this machine only. It is hyper's, with one request for each
//! connection. Requests are recorded octet by octet, before hyper decodes or rejects them.

use crate::encodings::Encoding;
use crate::record::{Hash, Identity, Manifest, Records, Request, SCHEMA, Suite, TARGET};
use crate::shell::{Reason, at};
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{
    ALLOW, CACHE_CONTROL, CONTENT_TYPE, HOST, HeaderName, HeaderValue, LOCATION,
    X_CONTENT_TYPE_OPTIONS,
};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Response, StatusCode, Version};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::cell::RefCell;
use std::collections::HashMap;
use std::convert::Infallible;
use std::fs;
use std::io;
use std::net::SocketAddr;
use std::path::{Component, Path};
use std::rc::Rc;
use std::sync::{Arc, LazyLock};
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
pub const TIME: Duration = Duration::from_secs(5);
/// The time limit of a browser that the suite has started. It is the only client, and may be slow on
/// a busy machine.
pub const BROWSER_TIME: Duration = Duration::from_secs(120);
/// The greatest number of connections at a time. Further ones wait.
const CONNECTIONS: usize = 256;
/// The greatest number of recorded requests that wait until `iri-suite serve` writes them.
pub const WAITING: usize = 256;
/// How long the server waits for a free descriptor, or for more data from a client.
const PAUSE: Duration = Duration::from_millis(500);

/// The files of a generated folder by their paths. Only these are served.
pub type Files = HashMap<String, File>;

/// A file, as it is served.
#[derive(Clone)]
pub struct File {
    media_type: HeaderValue,
    header: Option<(HeaderName, HeaderValue)>,
    octets: Bytes,
}

impl File {
    fn new(media_type: HeaderValue, octets: impl Into<Bytes>) -> File {
        File { media_type, header: None, octets: octets.into() }
    }

    /// A document of HTML with this header, in which each character is one octet. Fails if HTTP
    /// does not allow the header.
    pub fn html(text: String, header: Option<&(String, String)>) -> Result<File, Reason> {
        let header = header.map(|(name, value)| -> Result<_, Reason> {
            let octets: Vec<u8> = value.chars().map(|c| c as u8).collect();
            let name = name.parse::<HeaderName>().map_err(|error| error.to_string())?;
            Ok((name, HeaderValue::from_bytes(&octets).map_err(|error| error.to_string())?))
        });
        Ok(File { header: header.transpose()?, ..File::new(HTML, text) })
    }

    /// The response with this file. It has status 302 if its header is Location.
    fn response(&self) -> Answer {
        let is_redirect = self.header.as_ref().is_some_and(|(name, _)| name == LOCATION);
        let status = if is_redirect { StatusCode::FOUND } else { StatusCode::OK };
        let mut response = response(status, self.media_type.clone(), self.octets.clone());
        response.headers_mut().extend(self.header.clone());
        response
    }
}

/// A generated folder in memory.
pub struct Loaded {
    pub files: Files,
    /// The suite as the manifest identifies it.
    pub suite: Suite,
    /// The identity of the files as they were read, with their own hash.
    pub served: Identity,
}

const HTML: HeaderValue = HeaderValue::from_static("text/html");

/// Reads the manifest of a folder, and the files that it names. Fails if one of these is missing,
/// or if the manifest has another schema.
pub fn load(folder: &Path) -> Result<Loaded, Reason> {
    let path = folder.join("manifest.json");
    let octets = fs::read(&path).map_err(|error| at(&path, error))?;
    let manifest: Manifest = serde_json::from_slice(&octets).map_err(|error| at(&path, error))?;
    if manifest.schema != SCHEMA {
        return Err(at(&path, format_args!("the schema is not '{SCHEMA}'")));
    }
    let (mut records, mut hash) = (Vec::new(), Hash::default());
    let mut files = Files::new();
    for document in &manifest.documents {
        let media_type =
            |text: &str| text.parse().map_err(|error| at(document.path.as_ref(), error));
        let octets = read(folder, &document.path)?;
        hash.add(document, &octets);
        let mut file = File::new(media_type(&document.media_type)?, octets);
        if let Some((name, value)) = &document.header {
            let name = name.parse().map_err(|error| at(document.path.as_ref(), error))?;
            let value = HeaderValue::from_bytes(value.as_bytes());
            file.header = Some((name, value.map_err(|error| at(document.path.as_ref(), error))?));
        }
        files.insert(document.path.clone(), file);
        let Some(path) = &document.records else { continue };
        let octets = read(folder, path)?;
        hash.add_records(path, &octets);
        let of_document: Records =
            serde_json::from_slice(&octets).map_err(|error| at(path.as_ref(), error))?;
        records.extend(of_document.records);
        files.insert(path.clone(), File::new(media_type("application/json")?, octets));
        // The page for people is no part of the suite: it is not hashed, and may be missing.
        let page = document.tests_page();
        if let Some(octets) = page.as_ref().and_then(|page| read(folder, page).ok()) {
            files.extend(page.map(|page| (page, File::new(HTML, octets))));
        }
    }
    let json = HeaderValue::from_static("application/json");
    for (path, media_type) in [("manifest.json", json), ("index.html", HTML)] {
        files.insert(path.to_owned(), File::new(media_type, read(folder, path)?));
    }
    let served = Identity { sha256: hash.finish(), ..manifest.suite.clone() };
    Ok(Loaded { files, suite: Suite { identity: manifest.suite, records }, served })
}

/// Reads a file of the folder. A path that leads out of the folder is an error.
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

/// The response to the request for a reference whose fragment has to find an element: a document
/// with an element for each text, which is also its identifier.
static TARGETS: LazyLock<Bytes> = LazyLock::new(|| {
    let element = |text: String| format!("<p id=\"{text}\">{text}</p>\n");
    let elements: String = Encoding::all_texts().into_iter().map(element).collect();
    format!("<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>Targets</title>\n{elements}").into()
});

/// Returns the method, the target and the first Host of a request, octet by octet. The host is
/// empty if there is none. `None` if there is no request line with two spaces.
fn parse(head: &[u8]) -> Option<[&[u8]; 3]> {
    let mut lines = head.split(|octet| *octet == b'\n').map(<[u8]>::trim_ascii_end);
    // Empty lines before a request are ignored (RFC 9112 section 2.2).
    let line = lines.find(|line| !line.is_empty())?;
    let is_space = |octet: &u8| *octet == b' ';
    let (start, end) = (line.iter().position(is_space)?, line.iter().rposition(is_space)?);
    let host = lines.find_map(|line| {
        let (name, value) = line.split_at_checked("host:".len())?;
        name.eq_ignore_ascii_case(b"host:").then(|| value.trim_ascii())
    });
    Some([&line[..start], line.get(start + 1..end)?, host.unwrap_or_default()])
}

/// Returns the request with this head, if it is that of a test: its path begins with [`TARGET`].
fn test_request(head: &[u8]) -> Option<Request> {
    let [method, target, host] = parse(head)?;
    let rest = target.strip_prefix(TARGET.as_bytes())?;
    let id = rest.split(|octet| b"/?#".contains(octet)).next().unwrap_or_default();
    let [id, method, host, target] = [id, method, host, target].map(escape_octets);
    Some(Request { id, method, host, target })
}

/// Returns octets in the notation of [`Request`].
fn escape_octets(octets: &[u8]) -> String {
    let escape = |&octet: &u8| {
        if octet.is_ascii_graphic() && octet != b'<' {
            char::from(octet).to_string()
        } else {
            format!("<{octet:02x}>")
        }
    };
    octets.iter().map(escape).collect()
}

/// Serves the files on 127.0.0.1 in a thread until the program ends. Returns the address, and the
/// receiver of the requests of tests: each is sent to it before it is answered, and while `waiting`
/// requests wait there, the next one is not sent. `port` 0 is any free port, and `time` is the
/// limit of a client.
pub fn start(
    files: Files,
    port: u16,
    waiting: usize,
    time: Duration,
) -> Result<(SocketAddr, Receiver<Request>), Reason> {
    let (requests, receiver) = mpsc::channel(waiting);
    let bind = || -> io::Result<_> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let listener = runtime.block_on(TcpListener::bind(("127.0.0.1", port)))?;
        Ok((listener.local_addr()?, listener, runtime))
    };
    let (address, listener, runtime) = bind().map_err(|error| format!("port {port}: {error}"))?;
    thread::spawn(move || {
        let site = Rc::new(Site { files, requests, time });
        LocalSet::new().block_on(&runtime, accept(listener, site))
    });
    Ok((address, receiver))
}

/// Accepts connections without end, up to [`CONNECTIONS`] at a time.
async fn accept(listener: TcpListener, site: Rc<Site>) {
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

/// What the server has for each connection.
struct Site {
    files: Files,
    requests: Sender<Request>,
    /// The time limit of a client.
    time: Duration,
}

impl Site {
    /// Answers one request. A connection is not used twice.
    async fn serve(&self, mut stream: TcpStream) {
        // The octets of the request as they come in, which hyper reads through an inspecting
        // reader.
        let (head, answered) = (RefCell::new(Vec::new()), Notify::new());
        let (reader, writer) = stream.split();
        let reader = InspectReader::new(reader, |octets| {
            let mut head = head.borrow_mut();
            let room = LONGEST_HEAD - head.len();
            head.extend_from_slice(&octets[..room.min(octets.len())]);
        });
        let service = service_fn(async |request| {
            let response = self.answer(&request, &head.take()).await;
            answered.notify_one();
            Ok::<_, Infallible>(response)
        });
        let connection = http1::Builder::new()
            .keep_alive(false)
            .half_close(true)
            .max_header_size(LONGEST_HEAD)
            .timer(TokioTimer::new())
            .header_read_timeout(self.time)
            .serve_connection(TokioIo::new(join(reader, writer)), service);
        // Once it is answered, the client has this time to take the response.
        let late = async {
            answered.notified().await;
            sleep(self.time).await;
        };
        let refused = tokio::select! {
            done = connection => {
                done.is_err_and(|error| error.is_parse() && !error.is_parse_too_large())
            }
            () = late => false,
        };
        // Hyper has answered by itself a request that it cannot parse, so that it was not recorded.
        // A request whose head is too long is never recorded.
        if refused {
            self.record(&head.take()).await;
        }
        // Closing before the client has sent everything can discard the response (RFC 9112 section
        // 9.6). The server does not wait for a client that pauses or sends too much.
        let (mut rest, mut buffer) = (stream.take(16 * LONGEST_HEAD as u64), [0; 4096]);
        let drain =
            async { while matches!(timeout(PAUSE, rest.read(&mut buffer)).await, Ok(Ok(1..))) {} };
        let _ = timeout(self.time, drain).await;
    }

    /// Records the request with this head if it is that of a test. Returns whether it is.
    async fn record(&self, head: &[u8]) -> bool {
        let Some(request) = test_request(head) else { return false };
        // Without a receiver the program is ending.
        let _ = self.requests.send(request).await;
        true
    }

    /// Records a request of a test, and answers any request.
    async fn answer(&self, request: &hyper::Request<Incoming>, head: &[u8]) -> Answer {
        let is_test = self.record(head).await;
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
        // The identifiers of the tests whose fragments have to find an element begin so.
        let is_target = |target: &[u8]| target.starts_with(format!("{TARGET}target-").as_bytes());
        if parse(head).is_some_and(|[_, target, _]| is_target(target)) {
            return response(StatusCode::OK, HTML, TARGETS.clone());
        }
        if is_test {
            let media_type = HeaderValue::from_static("image/gif");
            return response(StatusCode::OK, media_type, Bytes::from_static(IMAGE));
        }
        // A target must be the path of its file letter by letter.
        let path = parse(head).and_then(|[_, target, _]| target.split(|it| *it == b'?').next());
        let path = path.and_then(|path| str::from_utf8(path.strip_prefix(b"/")?).ok());
        let file = path.map(|path| if path.is_empty() { "index.html" } else { path });
        match file.and_then(|file| self.files.get(file)) {
            Some(file) => file.response(),
            None => error(StatusCode::NOT_FOUND),
        }
    }
}

type Answer = Response<Full<Bytes>>;

/// A response whose body is the status.
fn error(status: StatusCode) -> Answer {
    response(status, HeaderValue::from_static("text/plain"), status.to_string().into())
}

/// A response that no client keeps, and whose type no client guesses.
fn response(status: StatusCode, media_type: HeaderValue, body: Bytes) -> Answer {
    let mut response = Response::new(Full::new(body));
    *response.status_mut() = status;
    response.headers_mut().extend([
        (CONTENT_TYPE, media_type),
        (CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    ]);
    response
}
