//! The HTML pages in WARC files.

use super::links::charset_of;
use crate::shell::*;
use encoding_rs::Encoding;
use std::io::{self, Cursor, Read};

/// A page that was found at an address.
pub struct Page {
    pub address: String,
    /// The encoding that its server named.
    pub encoding: Option<&'static Encoding>,
    pub octets: Vec<u8>,
}

/// Returns the next page of a WARC file; `None` at the end. Writes a message for each page that it cannot read,
/// and goes on.
pub fn next_page(file: &str, warc: &mut Warc<impl Read>) -> io::Result<Option<Page>> {
    while let Some(record) = warc.next()? {
        let is_response = record.is_of(&["response"]);
        let is_page =
            is_response || record.is_of(&["resource"]) && is_html(record.text("content-type"));
        if !is_page {
            continue;
        }
        let address = String::from_utf8_lossy(record.target().unwrap_or_default()).into_owned();
        if record.length() > LONGEST as u64 {
            message(format_args!(
                "{file}: {address} is longer than {LONGEST} octets, and is not read"
            ));
            continue;
        }
        let content_type = record.text("content-type").map(str::to_owned);
        let block = warc.block()?;
        let (media_type, octets) = if is_response {
            match Response::new(&block) {
                Some(response) if is_html(response.field("content-type")) => {
                    (response.field("content-type").map(str::to_owned), response.content())
                }
                _ => continue,
            }
        } else {
            (content_type, Ok(block))
        };
        match octets {
            Ok(octets) => {
                let charset = media_type.as_deref().and_then(charset_of);
                let encoding = charset.and_then(|label| Encoding::for_label(label.as_bytes()));
                return Ok(Some(Page { address, encoding, octets }));
            }
            Err(error) => message(format_args!("{file}: {address} is not read: {error}")),
        }
    }
    Ok(None)
}

/// Whether a media type is that of HTML, in its own syntax or that of XML.
fn is_html(media_type: Option<&str>) -> bool {
    let essence = media_type.unwrap_or_default().split(';').next().unwrap_or_default().trim();
    ["text/html", "application/xhtml+xml"].iter().any(|html| essence.eq_ignore_ascii_case(html))
}

/// A response of HTTP (RFC 9112).
struct Response<'b> {
    fields: Vec<(String, String)>,
    body: &'b [u8],
}

impl<'b> Response<'b> {
    /// Parses a response; `None` if the block is none.
    fn new(block: &'b [u8]) -> Option<Self> {
        let mut rest = block;
        let mut next_line = || {
            let end = rest.iter().position(|octet| *octet == b'\n')? + 1;
            let (line, after) = rest.split_at(end);
            rest = after;
            Some(String::from_utf8_lossy(line.trim_ascii()).into_owned())
        };
        next_line().filter(|line| line.starts_with("HTTP/"))?;
        let mut fields = Vec::new();
        loop {
            match next_line()? {
                line if line.is_empty() => break,
                line => fields.extend(line.split_once(':').map(|(name, value)| {
                    (name.trim().to_ascii_lowercase(), value.trim().to_owned())
                })),
            }
        }
        Some(Response { fields, body: rest })
    }

    fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Returns the content, without the codings of the transfer and of the content.
    fn content(&self) -> io::Result<Vec<u8>> {
        let coding = self.field("transfer-encoding").unwrap_or_default();
        // Some writers of WARC files remove the coding, and leave the field.
        let body = if coding.to_ascii_lowercase().contains("chunked") {
            unchunked(self.body).unwrap_or_else(|| self.body.to_vec())
        } else {
            self.body.to_vec()
        };
        match self.field("content-encoding").map(str::to_ascii_lowercase).as_deref() {
            None | Some("" | "identity" | "gzip" | "x-gzip" | "zstd") => {
                let mut content = Vec::new();
                // Recognizes the coding by the content, in case that a writer has removed it.
                let mut reader = expand(Cursor::new(body))?.take(LONGEST as u64 + 1);
                reader.read_to_end(&mut content)?;
                match content.len() {
                    ..=LONGEST => Ok(content),
                    _ => Err(io::Error::other(format!("it is longer than {LONGEST} octets"))),
                }
            }
            Some(other) => {
                Err(io::Error::other(format!("its content coding is {}", quoted(other))))
            }
        }
    }
}

/// Removes the chunked transfer coding (RFC 9112 section 7.1); `None` if the body does not have it.
fn unchunked(body: &[u8]) -> Option<Vec<u8>> {
    let (mut content, mut rest) = (Vec::new(), body);
    loop {
        let line_end = rest.windows(2).position(|pair| pair == b"\r\n")?;
        let size = str::from_utf8(&rest[..line_end]).ok()?.split(';').next()?.trim();
        let size = usize::from_str_radix(size, 16).ok()?;
        rest = &rest[line_end + 2..];
        if size == 0 {
            return Some(content);
        }
        content.extend(rest.get(..size)?);
        rest = rest[size..].strip_prefix(b"\r\n")?;
    }
}
