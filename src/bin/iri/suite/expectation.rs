//! What each specification expects of a reference. All of it is computed.

use super::encodings::{Encoding, Reason};
use super::record::{Alternative, Expected, FormatName, Link};
use iri_grammar::host::{Idna2003, Idna2008};
use iri_grammar::mapping::{MappingError, Printable, ProcessingModel, ToUri};
use iri_grammar::resolution::Resolver;
use iri_grammar::{Iri, IriReference, Uri, UriReferenceBuf};
use std::borrow::Cow;
use url::Url;

type Mapped = Result<UriReferenceBuf, MappingError>;

/// A reference in a document.
pub struct Reference<'r> {
    pub base: &'r str,
    pub format: FormatName,
    pub encoding: &'r Encoding,
    /// The characters of the reference.
    pub text: &'r str,
    /// The same, after the document has been converted to characters of the UCS as RFC
    /// 3987 has it, and then its escapes were undone.
    pub normalized: &'r str,
}

impl Reference<'_> {
    /// What is expected of it. Fails where the base is none.
    pub fn link(&self) -> Result<Link, Reason> {
        let base = Iri::new(self.base).map_err(|error| error.to_string())?;
        let reference = IriReference::new(self.text);
        let iri = reference.map(|reference| Resolver::new().resolve(&base, &reference));
        Ok(Link {
            dereferenced: !matches!(self.format, FormatName::Schema | FormatName::Plain),
            iri: iri.ok().map(|iri| iri.text().to_owned()),
            rfc3987: self.rfc3987(),
            rfc3987bis: self.rfc3987bis(),
            url: url_standard(self.base, self.text, self.document_encoding()),
        })
    }

    /// RFC 3987 §3.1. The ireg-name is percent-encoded; "Systems accepting IRIs MAY
    /// convert the ireg-name component", and they "MAY also deal with the printable
    /// characters in US-ASCII that are not allowed in URIs".
    fn rfc3987(&self) -> Expected {
        let mapping = ToUri::new();
        let options =
            [mapping.to_ascii(Idna2003::for_mapping()), mapping.printable(Printable::Convert)];
        let also = options.map(|option| option.reference(self.normalized));
        self.expected(mapping.reference(self.normalized), &also, "RFC 3987 section 3.1")
    }

    /// 3987bis §3, with the charset of the document for the query (§3.5). The ireg-name
    /// "SHOULD be converted according to the general procedure"; by look-up it MAY be.
    fn rfc3987bis(&self) -> Expected {
        let model =
            ProcessingModel::new().base_scheme("http").document_charset(self.encoding.charset());
        let also = [model.look_up(Idna2008::new()).reference(self.text)];
        self.expected(model.reference(self.text), &also, "3987bis section 3.4.2")
    }

    fn expected(&self, mapped: Mapped, also: &[Mapped], section: &str) -> Expected {
        let unspecified = mapped.as_ref().is_err_and(is_unspecified);
        let also = if unspecified { &[] } else { also };
        let mapped = mapped.map_err(|error| error.to_string());
        let mapped = mapped.and_then(|reference| self.resolve(&reference));
        let (uri, reason) = match mapped {
            Ok(uri) => (Some(uri), None),
            Err(reason) => (None, Some(reason)),
        };
        let also = also.iter().filter_map(|also| match also {
            Ok(reference) => self.resolve(reference).ok().map(Some),
            // "The ToASCII operation may fail, but this would mean that the IRI cannot be
            // resolved" (RFC 3987 §3.1); "the entire IRI conversion fails" (3987bis §3.4.2).
            Err(MappingError::RegName { .. }) => Some(None),
            Err(_) => None,
        });
        let also = also.filter(|also| *also != uri);
        let also = also.map(|uri| Alternative { uri, section: section.to_owned() }).collect();
        Expected { uri, reason, unspecified, also }
    }

    /// RFC 3986 §5.2.
    fn resolve(&self, reference: &UriReferenceBuf) -> Result<String, Reason> {
        let base = Uri::new(self.base).map_err(|error| error.to_string())?;
        Ok(Resolver::new().resolve(&base, reference).text().to_owned())
    }

    /// The encoding that is passed to the URL parser. In HTML, XHTML and SVG it is that of the
    /// document, from which the parser derives the output encoding (HTML, 'encoding-parsing a
    /// URL'). A style sheet passes none (CSS Values 4, 'fetch a style resource'), nor does a
    /// document that browsers do not render.
    fn document_encoding(&self) -> Option<&Encoding> {
        let tells = matches!(self.format, FormatName::Html | FormatName::Xhtml | FormatName::Xlink);
        (tells && !self.encoding.is_ucs_based()).then_some(self.encoding)
    }
}

/// Whether the specification does not say what becomes of such a reference: it is no IRI
/// reference, there is no URI for it, or the charset of the document lacks a character of
/// the query.
fn is_unspecified(error: &MappingError) -> bool {
    use MappingError::{Input, Result, Unencodable};
    matches!(error, Input { .. } | Result { .. } | Unencodable { .. })
}

/// What the URL Standard makes of a reference, by the url crate: with the encoding of the document
/// for the query, if the format has it so.
fn url_standard(base: &str, reference: &str, encoding: Option<&Encoding>) -> Expected {
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
