//! `iri-suite serve`, over a plain connection.

use crate::http::{Client, Ended};
use crate::{command, iri_suite, suite, text};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Lines, Read, Write};
use std::ops::Deref;
use std::process::{Child, ChildStdout};
use std::thread;
use std::time::{Duration, Instant};

struct Server {
    _child: Ended,
    lines: Lines<BufReader<ChildStdout>>,
    client: Client,
}

impl Server {
    fn start() -> Server {
        Server::of(command(&["serve", "-f", "jsonl", suite().path()]).spawn().unwrap())
    }

    fn of(mut child: Child) -> Server {
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let first: Value = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
        let address = text(&first, "address").to_owned();
        assert!(address.starts_with("127.0.0.1:"));
        Server { _child: Ended(child), lines, client: Client { address } }
    }

    fn get(&self, target: &str) -> (String, Vec<u8>) {
        self.ask(format!("GET {target} HTTP/1.1\r\nHost: a\r\n\r\n").as_bytes())
    }

    /// The next recorded request.
    fn recorded(&mut self) -> Value {
        serde_json::from_str(&self.lines.next().unwrap().unwrap()).unwrap()
    }
}

impl Deref for Server {
    type Target = Client;

    fn deref(&self) -> &Client {
        &self.client
    }
}

#[test]
fn files_come_as_they_are_with_their_media_types() {
    let server = Server::start();
    for document in suite().manifest["documents"].as_array().unwrap() {
        let path = text(document, "path");
        let (head, body) = server.get(&format!("/{path}"));
        let media_type = format!("\r\ncontent-type: {}\r\n", text(document, "media_type"));
        let (name, value) = (document["header"][0].as_str(), document["header"][1].as_str());
        let status = if name == Some("location") { "302 Found" } else { "200 OK" };
        assert!(head.starts_with(&format!("HTTP/1.1 {status}\r\n")), "{head}");
        assert!(head.contains(&media_type), "{head}");
        if let Some((name, value)) = name.zip(value) {
            // In UTF-8.
            assert!(head.contains(&format!("\r\n{name}: {value}\r\n")), "{head}");
        }
        assert!(head.contains(&format!("\r\ncontent-length: {}\r\n", body.len())), "{head}");
        assert!(body == suite().read(path), "{path}");
    }
    assert_eq!(server.get("/").1, suite().read("index.html"));
    assert_eq!(server.get("/index.html?x").1, suite().read("index.html"));
    assert_eq!(server.get("/manifest.json").1, suite().read("manifest.json"));
}

#[test]
fn nothing_else_is_found() {
    let server = Server::start();
    for target in [
        "/../Cargo.toml",
        "/html/../manifest.json",
        "/html/%2e%2e/manifest.json",
        "/..%2f..%2fetc/passwd",
        "//etc/passwd",
        "/etc/passwd",
        "/html",
        "/html/",
        "/HTML/utf-8.html",
        "manifest.json",
        "*",
        "http://127.0.0.1/manifest.json",
        "/favicon.ico",
        "/%00",
    ] {
        let (head, body) = server.get(target);
        assert!(head.starts_with("HTTP/1.1 404 "), "{target}: {head}");
        assert_eq!(body, b"404 Not Found", "{target}");
    }
}

#[test]
fn targets_are_recorded_octet_for_octet() {
    let mut server = Server::start();
    let target = "/r/a-b/%c3%A9\u{e9}|\\^?%zz\u{e9}|{`^#x";
    let (head, _) = server.get(target);
    assert!(head.starts_with("HTTP/1.1 200 OK\r\n"), "{head}");
    let escaped = target.replace('\u{e9}', "<c3><a9>");
    assert_eq!(
        server.recorded(),
        json!({"id": "a-b", "method": "GET", "host": "a", "target": escaped})
    );

    let (head, body) = server.ask(b"GET /r/a HTTP/1.1\r\nhOsT:  r\xe9.b \r\n\r\n");
    assert!(head.starts_with("HTTP/1.1 200 OK\r\ncontent-type: image/gif\r\n"), "{head}");
    assert!(body.starts_with(b"GIF89a") && body.ends_with(b";"));
    assert_eq!(
        server.recorded(),
        json!({
            "id": "a", "method": "GET", "host": "r<e9>.b", "target": "/r/a",
        })
    );
    // A request that is not of a test is not recorded; the next one is.
    server.get("/index.html");
    server.get("/r/x?a");
    assert_eq!(server.recorded()["target"], "/r/x?a");
    server.get("/r/");
    assert_eq!(server.recorded()["id"], "");
}

#[test]
fn head_has_no_body() {
    let mut server = Server::start();
    let (head, body) = server.ask(b"HEAD /manifest.json HTTP/1.1\r\nHost: a\r\n\r\n");
    let length = suite().read("manifest.json").len();
    assert!(head.contains(&format!("\r\ncontent-length: {length}\r\n")), "{head}");
    assert_eq!(body, b"");
    assert_eq!(server.ask(b"HEAD /r/x HTTP/1.1\r\nHost: a\r\n\r\n").1, b"");
    assert_eq!(server.recorded()["method"], "HEAD");
}

#[test]
fn odd_requests_are_refused() {
    let server = Server::start();
    for (request, status) in [
        (&b"GET\r\n\r\n"[..], "400 Bad Request"),
        // RFC 9112 section 2.2: empty lines before it are ignored.
        (b"\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", "200 OK"),
        (b"GET /\r\n\r\n", "400 Bad Request"),
        (b"GET  / HTTP/1.1\r\nHost: a\r\n\r\n", "400 Bad Request"),
        (b"GET / x HTTP/1.1\r\nHost: a\r\n\r\n", "400 Bad Request"),
        (b"GET / HTTP/2\r\nHost: a\r\n\r\n", "400 Bad Request"),
        (b"GET / HTTP/1.1\r\n\r\n", "400 Bad Request"),
        (b"GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", "400 Bad Request"),
        // RFC 9112 section 5.1.
        (b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length : 5\r\n\r\nabcde", "400 Bad Request"),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", "400 Bad Request"),
        (b"GET / HTTP/1.0\r\n\r\n", "200 OK"),
        (b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc", "405 Method Not Allowed"),
        (b"get / HTTP/1.1\r\nHost: a\r\n\r\n", "405 Method Not Allowed"),
    ] {
        assert_eq!(server.status(request), status, "{}", String::from_utf8_lossy(request));
    }
    let endless = [b"GET / HTTP/1.1\r\nX: ".to_vec(), vec![b'a'; 40_000]].concat();
    assert_eq!(server.status(&endless), "431 Request Header Fields Too Large");
}

#[test]
fn a_closed_connection_is_no_trouble() {
    let mut server = Server::start();
    for part in [&b""[..], b"GET", b"GET /r/gone HTTP/1.1\r\nHost: a\r\n\r\n"] {
        let mut stream = server.connect();
        stream.write_all(part).unwrap();
        drop(stream);
    }
    // A request in pieces is a request, too.
    let mut stream = server.connect();
    for octet in b"GET /r/slow HTTP/1.1\r\nHost: a\r\n\r\n" {
        stream.write_all(&[*octet]).unwrap();
    }
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    assert!(answer.starts_with(b"HTTP/1.1 200 OK"));
    let mut ids = [server.recorded(), server.recorded()].map(|request| request["id"].to_string());
    ids.sort();
    assert_eq!(ids, ["\"gone\"", "\"slow\""]);
}

#[test]
fn what_cannot_be_served_is_told() {
    let empty = tempfile::tempdir().unwrap();
    let folder = empty.path().to_str().unwrap();
    let run = iri_suite(&["serve", folder]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("manifest.json"), "{}", run.stderr);

    let manifest = empty.path().join("manifest.json");
    std::fs::write(empty.path().join("index.html"), "").unwrap();
    for (content, told) in [
        ("{}", "missing field"),
        (
            r#"{"schema":"x","base":"","url_standard":"","suite":{"version":"","sha256":""},"documents":[]}"#,
            "schema",
        ),
        (
            r#"{"schema":"iri suite manifest 3","base":"","url_standard":"","suite":{"version":"","sha256":""},
               "documents":[{"path":"../x","records":null,"media_type":"","declared_by":"",
               "encoding":"","declared":""}]}"#,
            "../x: not a path within the folder",
        ),
    ] {
        std::fs::write(&manifest, content).unwrap();
        let run = iri_suite(&["serve", folder]);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""));
        assert!(run.stderr.contains(told), "{}", run.stderr);
    }

    let server = Server::start();
    let port = server.address.rsplit(':').next().unwrap();
    let run = iri_suite(&["serve", "--port", port, suite().path()]);
    assert_eq!(run.status, 2, "{}", run.stderr);
}

#[test]
fn the_head_of_a_request_is_limited_to_an_octet() {
    let server = Server::start();
    let (start, end) = ("GET / HTTP/1.1\r\nHost: a\r\nX: ", "\r\n\r\n");
    let of = |length: usize| {
        let field = "a".repeat(length - start.len() - end.len());
        server.status([start, &field, end].concat().as_bytes())
    };
    assert_eq!(of(32 * 1024), "200 OK");
    assert_eq!(of(32 * 1024 + 1), "431 Request Header Fields Too Large");
}

/// A client that sends more after its request keeps the connection for a limited time.
#[test]
fn a_client_that_goes_on_sending_is_left() {
    let server = Server::start();
    let mut stream = server.connect();
    stream.write_all(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n").unwrap();
    let begun = Instant::now();
    while stream.write_all(b"x").is_ok() {
        assert!(begun.elapsed() < Duration::from_secs(30));
        thread::sleep(Duration::from_millis(100));
    }
    assert!(begun.elapsed() > Duration::from_secs(3), "{:?}", begun.elapsed());
}

/// A request that hyper rejects is recorded nevertheless, so that browsers that send it are
/// noticed.
#[test]
fn refused_requests_are_recorded_too() {
    let mut server = Server::start();
    for (target, recorded) in [
        (&b"/r/a-b/\xe9"[..], "/r/a-b/<e9>"),
        (b"/r/a-b/<>`", "/r/a-b/<3c>>`"),
        (b"/r/a-b/ x", "/r/a-b/<20>x"),
        (b"/r/a-b?\"<>\xca\xcf\xc4", "/r/a-b?\"<3c>><ca><cf><c4>"),
    ] {
        let request = [b"GET ", target, b" HTTP/1.1\r\nAccept: */*\r\nHost: h\xe9\r\n\r\n"];
        assert_eq!(server.status(&request.concat()), "400 Bad Request", "{recorded}");
        assert_eq!(
            server.recorded(),
            json!({"id": "a-b", "method": "GET", "host": "h<e9>", "target": recorded})
        );
    }
}

#[test]
fn a_client_that_does_not_finish_its_request_is_left() {
    let server = Server::start();
    let mut stream = server.connect();
    let begun = Instant::now();
    stream.write_all(b"GET / HTTP/1.1\r\n").unwrap();
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    assert_eq!(answer, b"");
    assert!(begun.elapsed() > Duration::from_secs(4), "{:?}", begun.elapsed());
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
}

/// Without free descriptors, the server waits for one and does not spin.
#[cfg(target_os = "linux")]
#[test]
fn accept_waits_for_a_free_descriptor() {
    let program = command(&["serve", "-f", "jsonl", suite().path()]);
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", "ulimit -n 30; exec \"$0\" \"$@\""]).arg(program.get_program());
    let shell = shell.args(program.get_args()).stdout(std::process::Stdio::piped());
    let server = Server::of(shell.spawn().unwrap());
    let connections: Vec<_> = (0..60).map(|_| server.connect()).collect();
    // Ticks of the processor, of which there are 100 in a second.
    let ticks = || -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", server._child.0.id())).unwrap();
        let fields = stat.rsplit_once(") ").unwrap().1.split(' ');
        fields.skip(11).take(2).map(|field| field.parse::<u64>().unwrap()).sum()
    };
    thread::sleep(Duration::from_millis(500));
    let begun = ticks();
    thread::sleep(Duration::from_secs(2));
    assert!(ticks() - begun < 50, "{}", ticks() - begun);
    drop(connections);
    assert_eq!(server.get("/").1, suite().read("index.html"));
}

#[test]
fn where_nobody_reads_the_requests_few_wait() {
    let mut server = Server::start();
    let request = format!("GET /r/{} HTTP/1.1\r\nHost: a\r\n\r\n", "a".repeat(30_000));
    // Including the requests in the pipe.
    let answered = |wait: Duration| {
        let mut stream = server.client.connect();
        stream.set_read_timeout(Some(wait)).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        (stream.read(&mut [0; 16]).is_ok(), stream)
    };
    let mut waiting = None;
    for _ in 0..300 {
        let (is_answered, stream) = answered(Duration::from_secs(4));
        if !is_answered {
            waiting = Some(stream);
            break;
        }
    }
    let mut stream = waiting.expect("a request that waits");
    server.recorded();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    assert!(stream.read(&mut [0; 16]).unwrap() > 0);
}
