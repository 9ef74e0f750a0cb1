//! Resolves the links of a page against its base: by RFC 3986, or by the URL Standard.

use crate::shell::*;
use encoding_rs::{EncoderResult, Encoding, UTF_8};
use iri_grammar::{IriBuf, IriReference};
use std::borrow::Cow;
use std::io::Write;
use url::Url;

/// The rules by which links are resolved.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Rules {
    /// RFC 3986 section 5.2, for IRIs by RFC 3987 section 6.5.
    Rfc3986,
    /// The URL parser of the URL Standard.
    Url,
}

/// The base of a page, with the rules.
pub enum Targets {
    Rfc3986(Option<IriBuf>),
    /// Also the encoding of queries, which is that of the page.
    Url(Option<Url>, &'static Encoding),
}

impl Targets {
    /// Returns the base of a page. `of_page` is the `href` of its element `base`, and is resolved against
    /// `given`, the base of the options. Without `of_page`, or if it is not valid, `given` is the base.
    pub fn new(
        rules: Rules,
        given: Option<&str>,
        of_page: Option<&str>,
        encoding: &'static Encoding,
    ) -> Self {
        match rules {
            Rules::Rfc3986 => {
                let given = given.and_then(|given| IriBuf::new(given).ok());
                let of_page = of_page.and_then(|href| {
                    IriBuf::new(&by_rfc3986(given.as_ref(), href.trim_ascii()).ok()?).ok()
                });
                Targets::Rfc3986(of_page.or(given))
            }
            Rules::Url => {
                // In place of UTF-16, queries are in UTF-8 (Encoding Standard, output encoding).
                let encoding = encoding.output_encoding();
                let given = given.and_then(|given| Url::parse(given).ok());
                let of_page = of_page.and_then(|href| by_url(given.as_ref(), encoding, href).ok());
                // HTML, frozen base URL: a base of these schemes does not count.
                let of_page = of_page.filter(|url| !["data", "javascript"].contains(&url.scheme()));
                Targets::Url(of_page.or(given), encoding)
            }
        }
    }

    /// Returns the target of a reference; by RFC 3986 and without a base, the reference itself.
    pub fn resolve(&self, reference: &str) -> Result<String, Box<Problem>> {
        match self {
            Targets::Rfc3986(base) => by_rfc3986(base.as_ref(), reference),
            Targets::Url(base, encoding) => {
                by_url(base.as_ref(), encoding, reference).map(String::from)
            }
        }
    }
}

/// Resolves a reference by RFC 3986; without a base, returns it unchanged.
fn by_rfc3986(base: Option<&IriBuf>, reference: &str) -> Result<String, Box<Problem>> {
    let reference = IriReference::new(reference).map_err(|error| Problem::from(&error))?;
    let Some(base) = base else { return Ok(reference.text().to_owned()) };
    match base.resolve(&reference) {
        Ok(target) => Ok(target.into_string()),
        Err(error) => {
            let citation = error.citation();
            Err(Box::new(Problem::cited(error, "(not resolved)", citation)))
        }
    }
}

/// Resolves a reference by the URL Standard. Its query is encoded in `encoding`.
fn by_url(
    base: Option<&Url>,
    encoding: &'static Encoding,
    reference: &str,
) -> Result<Url, Box<Problem>> {
    let query: &dyn Fn(&str) -> Cow<'_, [u8]> = &|text| query_octets(encoding, text).into();
    let query = Some(query).filter(|_| encoding != UTF_8);
    let parsed = Url::options().base_url(base).encoding_override(query).parse(reference);
    parsed.map_err(|error| {
        let reason = format!("the URL parser of the URL Standard returns failure: {error}");
        Box::new(Problem::because(reason).with_kind("(URL parser)"))
    })
}

/// Encodes a query. A character that the encoding lacks becomes a percent-encoded character reference (URL
/// Standard, percent-encoding after encoding).
fn query_octets(encoding: &'static Encoding, text: &str) -> Vec<u8> {
    let (mut encoder, mut octets, mut rest) = (encoding.new_encoder(), Vec::new(), text);
    loop {
        let room = encoder.max_buffer_length_from_utf8_without_replacement(rest.len());
        octets.reserve(room.unwrap_or(rest.len()));
        let (result, read) =
            encoder.encode_from_utf8_to_vec_without_replacement(rest, &mut octets, true);
        rest = &rest[read..];
        match result {
            EncoderResult::InputEmpty => return octets,
            EncoderResult::OutputFull => {}
            EncoderResult::Unmappable(c) => {
                // Writing to a vector does not fail.
                let _ = write!(octets, "%26%23{}%3B", u32::from(c));
            }
        }
    }
}
