//! The crate `url` and the library as programs that resolve references. Their results are compared
//! with the expectations, as those of a browser are.

use crate::encodings::{Encoding, TEXTS};
use crate::matrix::base;
use crate::record::{FIELD, Record};
use crate::results::Observed;
use iri_grammar::resolution::Resolver;
use iri_grammar::spec::generic_split;
use iri_grammar::{Iri, IriReference};
use std::borrow::Cow;
use url::Url;

/// A crate that resolves references.
#[derive(Clone, Copy)]
pub enum Program {
    Url,
    IriGrammar,
}

impl Program {
    /// The program with this name; `None` if the name is that of a browser.
    pub fn find(name: &str) -> Option<Program> {
        match name {
            "crate:url" => Some(Program::Url),
            "crate:iri-grammar" => Some(Program::IriGrammar),
            _ => None,
        }
    }

    /// The crate and its version.
    pub fn version(self) -> &'static str {
        match self {
            Program::Url => "crate url 2.5.8",
            Program::IriGrammar => concat!("crate iri-grammar ", env!("CARGO_PKG_VERSION")),
        }
    }

    /// Resolves the reference of a record, if browsers dereference references in its format. A
    /// program reads no documents: it gets the characters that a browser must read. It requests
    /// nothing: if the document makes a browser request the reference, a request for the resolved
    /// URI is recorded.
    pub fn observe(self, record: &Record) -> Observed {
        let reads = record.to_read();
        let base = base() + &record.document;
        let href = match self {
            _ if !record.is_dereferenced() => None,
            Program::Url => resolve_url(&base, record, reads),
            Program::IriGrammar => resolve_iri(&base, reads),
        };
        Observed::without_browser(record, href, reads.to_owned())
    }
}

/// Resolves by the URL parser, in the encoding that the document declares if the format says so.
/// `None` if the base or the reference does not parse.
fn resolve_url(base: &str, record: &Record, reads: &str) -> Option<String> {
    let base = Url::parse(base).ok()?;
    // A document that declares a wrong encoding on purpose has that encoding at the end of its
    // name.
    let is_declared = |it: &&Encoding| record.document.contains(&format!("-as-{}.", it.label));
    let declared = TEXTS.encodings.iter().find(is_declared);
    let encoding = declared.or_else(|| Encoding::find(&record.encoding))?;
    let format = record.format.format();
    // In place of UTF-16 the URL Standard has UTF-8, which the parser takes by itself.
    let in_encoding = format.parsed_in_encoding && !encoding.charset().is_ucs_based();
    let query: &dyn Fn(&str) -> Cow<'_, [u8]> = &|query| encoding.url_query(query).into();
    // A form makes the query of its field, by another algorithm than that of the URL parser.
    if let Some((action, value)) =
        reads.split_once(&format!("?{FIELD}")).filter(|_| format.is_field)
    {
        let mut url = base.join(action).ok()?;
        let encoding = format.form_encoding(encoding);
        let encode: &dyn Fn(&str) -> Cow<'_, [u8]> = &|text| encoding.form_field(text);
        let name = FIELD.trim_end_matches('=');
        url.query_pairs_mut().encoding_override(Some(encode)).append_pair(name, value);
        return Some(url.into());
    }
    let options = Url::options().base_url(Some(&base));
    let options = if in_encoding { options.encoding_override(Some(query)) } else { options };
    options.parse(reads).ok().map(String::from)
}

/// Resolves as `to_request_uri` does: by RFC 3987 with the host of the URL Standard, in UTF-8. The
/// fragment, which a request does not have, is kept. `None` if `reads` is no IRI reference, or has
/// no such URI.
fn resolve_iri(base: &str, reads: &str) -> Option<String> {
    let (base, reference) = (Iri::new(base).ok()?, IriReference::new(reads).ok()?);
    let resolved = Resolver::new().resolve(&base, &reference);
    let iri = Iri::new(resolved.text()).ok()?;
    let fragment = iri.to_uri().to_string();
    let fragment = generic_split(&fragment).fragment.map(|it| format!("#{it}"));
    Some(iri.to_request_uri().ok()?.to_string() + &fragment.unwrap_or_default())
}
