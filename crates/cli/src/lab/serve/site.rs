//! What the server answers: the files of the page, the grammars by name, and the questions.

use super::desk::{Asker, Desk, failure};
use crate::lab::source::{Kind, Source};
use crate::shell::http::{Request, Response, Site};
use iri_grammar::Grammar;
use iri_grammar::lab::CoreGrammar;
use serde_json::{Value, json};

/// The grammar that the page begins with.
pub struct Begin {
    pub name: String,
    pub text: String,
    pub notation: Kind,
}

pub struct Page {
    pub begin: Begin,
    pub desk: Desk,
}

/// Nothing is fetched from elsewhere, no script and no style stands in a page, no page has this
/// one within.
const FIELDS: &str = "Content-Security-Policy: default-src 'none'; script-src 'self'; \
    style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'\r\n\
    Cross-Origin-Opener-Policy: same-origin\r\n\
    Cross-Origin-Resource-Policy: same-origin\r\n\
    Referrer-Policy: no-referrer\r\n";

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const JSON: &str = "application/json";

const KINDS: [&str; 6] = ["grammar", "lint", "text", "rule", "samples", "difference"];

impl Site for Page {
    const LONGEST_BODY: usize = 1 << 20;
    const FIELDS: &'static str = FIELDS;

    fn answer(&self, request: &Request<'_>) -> Response<'_> {
        match (is_loopback(request.host), request.method) {
            // A name that is made to lead here does not make its pages ours.
            (false, _) => Response::error("421 Misdirected Request"),
            (true, b"GET" | b"HEAD") => self.file(request.target),
            (true, b"POST") => self.question(request),
            (true, _) => {
                let fields = "Allow: GET, HEAD, POST\r\n";
                Response { fields, ..Response::error("405 Method Not Allowed") }
            }
        }
    }
}

/// Whether a Host is this machine.
fn is_loopback(host: &[u8]) -> bool {
    let (name, port) = match host.iter().position(|octet| *octet == b':') {
        Some(colon) => (&host[..colon], &host[colon + 1..]),
        None => (host, &b""[..]),
    };
    [&b"127.0.0.1"[..], b"localhost"].iter().any(|it| name.eq_ignore_ascii_case(it))
        && port.iter().all(u8::is_ascii_digit)
}

impl Page {
    fn file(&self, target: &[u8]) -> Response<'_> {
        match target {
            b"/" => Response::new(HTML, include_bytes!("page.html").as_slice()),
            b"/page.css" => Response::new(CSS, include_bytes!("page.css").as_slice()),
            b"/page.js" => Response::new(JAVASCRIPT, include_bytes!("page.js").as_slice()),
            b"/begin" => Response::new(JSON, self.begin().to_string().into_bytes()),
            _ => match target.strip_prefix(b"/grammars/").and_then(grammar) {
                Some(text) => Response::new("text/plain; charset=utf-8", text.into_bytes()),
                None => Response::error("404 Not Found"),
            },
        }
    }

    /// What the page has to know when it is opened.
    fn begin(&self) -> Value {
        let Begin { name, text, notation } = &self.begin;
        let documents = Grammar::ALL.map(|it| (it.name(), it.title()));
        let others = CoreGrammar::ALL.iter().map(|it| (it.name(), it.title()));
        let others = others.filter(|(name, _)| name.parse::<Grammar>().is_err());
        let grammars = documents.into_iter().chain(others);
        let grammars: Vec<_> =
            grammars.map(|(name, title)| json!({"name": name, "title": title})).collect();
        json!({
            "begin": {"name": name, "text": text, "notation": notation},
            "grammars": grammars,
        })
    }

    fn question(&self, request: &Request<'_>) -> Response<'_> {
        let kind = request.target.strip_prefix(b"/ask/").unwrap_or_default();
        let Some(kind) = KINDS.into_iter().find(|it| it.as_bytes() == kind) else {
            let body = failure("question", "there is no such question");
            return Response { status: "404 Not Found", ..Response::new(JSON, body) };
        };
        // A page from elsewhere cannot send this type without asking before.
        let mut media_types = request.fields("content-type").peekable();
        if media_types.peek().is_none() || !media_types.all(is_json) {
            return Response::error("415 Unsupported Media Type");
        }
        let own = [b"http://", request.host].concat();
        if !request.fields("origin").all(|origin| origin.eq_ignore_ascii_case(&own)) {
            return Response::error("403 Forbidden");
        }
        let body = match serde_json::from_slice(request.body) {
            Ok(question @ Value::Object(_)) => {
                let page = question["page"].as_str().unwrap_or_default().to_owned();
                self.desk.answer(Asker { page, kind: kind.to_owned() }, question)
            }
            _ => {
                let body = failure("question", "the body is no JSON object");
                return Response { status: "400 Bad Request", ..Response::new(JSON, body) };
            }
        };
        Response::new(JSON, body)
    }
}

/// Whether a media type is that of JSON, with whatever parameters.
fn is_json(media_type: &[u8]) -> bool {
    let name = media_type.split(|octet| *octet == b';').next().unwrap_or_default();
    name.trim_ascii().eq_ignore_ascii_case(JSON.as_bytes())
}

/// The text of a grammar that is built in.
fn grammar(name: &[u8]) -> Option<String> {
    let name = str::from_utf8(name).ok()?.strip_suffix(".abnf")?;
    Some(Source::built_in(name)?.text)
}
