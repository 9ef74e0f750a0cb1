//! What each specification makes of a reference. The library maps; nothing is typed in.

use super::encodings::{Encoding, Reason};
use super::record::{Alternative, Expected, FormatName, Link};
use super::url_standard;
use iri_grammar::host::{Idna2003, Idna2008};
use iri_grammar::mapping::{MappingError, ProcessingModel, ToUri};
use iri_grammar::resolution::Resolver;
use iri_grammar::{Iri, IriReference, Uri, UriReferenceBuf};

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
    /// What is expected of it.
    ///
    /// # Errors
    ///
    /// Where the base is none.
    pub fn link(&self) -> Result<Link, Reason> {
        let base = Iri::new(self.base).map_err(|error| error.to_string())?;
        let reference = IriReference::new(self.text);
        let iri = reference.map(|reference| Resolver::new().resolve(&base, &reference));
        Ok(Link {
            dereferenced: !matches!(self.format, FormatName::Schema | FormatName::Plain),
            iri: iri.ok().map(|iri| iri.text().to_owned()),
            rfc3987: self.rfc3987(),
            rfc3987bis: self.rfc3987bis(),
            url: url_standard::expected(self.base, self.text, self.document_encoding()),
        })
    }

    /// RFC 3987 §3.1. The ireg-name is percent-encoded; "Systems accepting IRIs MAY
    /// convert the ireg-name component".
    fn rfc3987(&self) -> Expected {
        let converting = ToUri::new().to_ascii(Idna2003::for_mapping());
        let also = converting.reference(self.normalized);
        self.expected(ToUri::new().reference(self.normalized), also, "RFC 3987 section 3.1")
    }

    /// 3987bis §3, with the charset of the document for the query (§3.5). The ireg-name
    /// "SHOULD be converted according to the general procedure"; by look-up it MAY be.
    fn rfc3987bis(&self) -> Expected {
        let model =
            ProcessingModel::new().base_scheme("http").document_charset(self.encoding.charset());
        let also = model.look_up(Idna2008::new()).reference(self.text);
        self.expected(model.reference(self.text), also, "3987bis section 3.4.2")
    }

    fn expected(
        &self,
        mapped: Result<UriReferenceBuf, MappingError>,
        also: Result<UriReferenceBuf, MappingError>,
        section: &str,
    ) -> Expected {
        let mapped = mapped.map_err(|error| error.to_string());
        let mapped = mapped.and_then(|reference| self.resolve(&reference));
        let also = also.ok().and_then(|reference| self.resolve(&reference).ok());
        let also = also.filter(|uri| mapped.as_ref() != Ok(uri));
        let section = section.to_owned();
        Expected {
            reason: mapped.as_ref().err().cloned(),
            uri: mapped.ok(),
            also: also
                .into_iter()
                .map(|uri| Alternative { uri, section: section.clone() })
                .collect(),
        }
    }

    /// RFC 3986 §5.2.
    fn resolve(&self, reference: &UriReferenceBuf) -> Result<String, Reason> {
        let base = Uri::new(self.base).map_err(|error| error.to_string())?;
        Ok(Resolver::new().resolve(&base, reference).text().to_owned())
    }

    /// The encoding that the URL parser is told. In HTML, XHTML and SVG that of the
    /// document, from which it takes the output encoding (HTML, 'encoding-parsing a URL');
    /// a style sheet tells none (CSS Values 4, 'fetch a style resource'), nor does what is
    /// no document of a browser.
    fn document_encoding(&self) -> Option<&Encoding> {
        let tells = matches!(self.format, FormatName::Html | FormatName::Xhtml | FormatName::Xlink);
        (tells && !self.encoding.is_ucs_based()).then_some(self.encoding)
    }
}
