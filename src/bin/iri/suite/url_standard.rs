//! What the URL Standard makes of a reference, by the url crate.

use super::encodings::Encoding;
use super::record::Expected;
use std::borrow::Cow;
use url::Url;

/// Parses a reference as the standard does, with the encoding of the document for its
/// query if the format has it so.
pub fn expected(base: &str, reference: &str, encoding: Option<&Encoding>) -> Expected {
    let parsed = Url::parse(base).and_then(|base| {
        let options = Url::options().base_url(Some(&base));
        match encoding {
            None => options.parse(reference),
            Some(encoding) => options
                .encoding_override(Some(&|query| Cow::Owned(encoding.url_query(query))))
                .parse(reference),
        }
    });
    let reason = parsed.as_ref().err().map(ToString::to_string);
    let uri = parsed.ok().map(String::from);
    Expected { uri, reason, unspecified: false, also: Vec::new() }
}
