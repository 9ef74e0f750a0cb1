//! What each specification expects for a reference: RFC 3987 and 3987bis as the library computes
//! it, the URL Standard by its table.

use crate::encodings::Encoding;
use crate::formats::Format;
use crate::record::{Alternative, Expected, Link, Position};
use crate::shell::Reason;
use crate::url_standard::{Parts, sentence};
use iri_grammar::host::{Idna2003, Idna2008};
use iri_grammar::mapping::{MappingError, ProcessingModel, ToUri};
use iri_grammar::resolution::Resolver;
use iri_grammar::{Iri, IriReference, Uri, UriReferenceBuf};

/// The URI reference to which a specification maps a reference, or why it maps it to none.
type Mapped = Result<UriReferenceBuf, MappingError>;

/// A reference in a document.
pub struct Reference<'r> {
    /// The URI of the document.
    pub base: String,
    pub format: &'r Format,
    pub encoding: &'r Encoding,
    /// The characters of the reference.
    pub text: &'r str,
    /// The parts of the reference.
    pub parts: Parts<'r>,
    /// The characters of the reference for RFC 3987: after the document was converted to the UCS,
    /// which may normalize them, and the escapes of the document were undone.
    pub normalized: String,
    /// The same if RFC 3987 §3.1 step 1.b also normalizes what the document has as character
    /// references, which the step does not say. `None` if there is no such reading.
    pub also_normalized: Option<String>,
}

impl Reference<'_> {
    /// Returns the expectations of all specifications. On a field of a form, only the URL Standard
    /// says something. Fails if the base is not an IRI, or if the table of the URL Standard has no
    /// row for the text.
    pub fn link(&self) -> Result<Link, Reason> {
        let base = Iri::new(self.base.as_str()).map_err(|error| format!("{error:#}"))?;
        let reference = IriReference::new(self.text);
        let iri = reference.map(|reference| Resolver::new().resolve(&base, &reference));
        let mut url = self.parts.expected(self.output_encoding())?;
        if self.is_in_default_encoding() {
            url.sentence = Some(sentence("default-encoding").to_owned());
        }
        if self.is_field() {
            let reason = Some("a form makes a URI of its fields, and no IRI".to_owned());
            let rfc3987 = Expected { reason, unspecified: true, ..Expected::default() };
            let rfc3987bis = rfc3987.clone();
            return Ok(Link { dereferenced: true, iri: None, rfc3987, rfc3987bis, url });
        }
        let iri = iri.ok().map(|iri| iri.text().to_owned());
        let [mut rfc3987, mut rfc3987bis] = [self.rfc3987(), self.rfc3987bis()];
        // An IRI is mapped "when" a URI is needed (RFC 3987 §3.1); this format needs none.
        if let Some(section) = self.format.keeps.as_ref().filter(|_| iri.is_some()) {
            for expected in [&mut rfc3987, &mut rfc3987bis]
                .into_iter()
                .filter(|it| !it.unspecified && it.uri != iri)
            {
                expected.also.push(Alternative { uri: iri.clone(), section: section.clone() });
            }
        }
        Ok(Link { dereferenced: self.format.dereferenced, iri, rfc3987, rfc3987bis, url })
    }

    /// Whether the text is the value of a field of a form.
    fn is_field(&self) -> bool {
        self.format.is_field && self.parts.position == Position::Query
    }

    /// The expectation by RFC 3987 §3.1. The ireg-name is percent-encoded. Allowed as well:
    /// "Systems accepting IRIs MAY convert the ireg-name component", and they "MAY also deal with
    /// the printable characters in US-ASCII that are not allowed in URIs".
    fn rfc3987(&self) -> Expected {
        let mapping = ToUri::new();
        let options = [mapping.to_ascii(Idna2003::for_mapping()), mapping.encode_printable(true)];
        let also = options.map(|option| option.reference(&self.normalized));
        let also = also.into_iter().map(|also| (also, "RFC 3987 section 3.1"));
        let step = "RFC 3987 section 3.1, step 1.b";
        let normalized = self.also_normalized.iter();
        let normalized = normalized.map(|text| (mapping.reference(text), step));
        let also: Vec<_> = also.chain(normalized).collect();
        self.expected(mapping.reference(&self.normalized), &also)
    }

    /// The expectation by 3987bis §3, with the charset of the document for the query (§3.5). The
    /// ireg-name "SHOULD be converted according to the general procedure"; it MAY be converted by
    /// the look-up of IDNA2008 instead.
    fn rfc3987bis(&self) -> Expected {
        let model =
            ProcessingModel::new().base_scheme("http").document_charset(self.encoding.charset());
        let also = model.look_up(Idna2008::new()).reference(self.text);
        self.expected(model.reference(self.text), &[(also, "3987bis section 3.4.2")])
    }

    /// Returns the expectation of a specification that requires `mapped`, and allows `also`, each
    /// with its section. Allowed results that equal the required one are left out.
    fn expected(&self, mapped: Mapped, also: &[(Mapped, &str)]) -> Expected {
        use MappingError::{Input, Result, Unencodable};
        // The specification is silent on a reference that is not an IRI reference or has no URI,
        // and on a query with characters that the charset of the document lacks.
        let unspecified = matches!(mapped, Err(Input { .. } | Result { .. } | Unencodable { .. }));
        let also = if unspecified { &[] } else { also };
        let mapped = mapped.map_err(|error| format!("{error:#}"));
        let mapped = mapped.and_then(|reference| self.resolve(&reference));
        let reason = mapped.as_ref().err().cloned();
        let uri = mapped.ok();
        let also = also.iter().filter_map(|(also, section)| match also {
            Ok(reference) => Some((self.resolve(reference).ok()?.into(), section)),
            // "The ToASCII operation may fail, but this would mean that the IRI cannot be
            // resolved" (RFC 3987 §3.1); "the entire IRI conversion fails" (3987bis §3.4.2).
            Err(MappingError::RegName { .. }) => Some((None, section)),
            Err(_) => None,
        });
        let also = also.filter(|(also, _)| *also != uri);
        let also = also.map(|(uri, section)| Alternative { uri, section: section.to_string() });
        let also = also.collect();
        Expected { uri, reason, unspecified, also, sentence: None }
    }

    /// Resolves a reference against the base (RFC 3986 §5.2). Fails if the base is not a URI.
    fn resolve(&self, reference: &UriReferenceBuf) -> Result<String, Reason> {
        let base = Uri::new(self.base.as_str()).map_err(|error| format!("{error:#}"))?;
        Ok(Resolver::new().resolve(&base, reference).text().to_owned())
    }

    /// Whether the result by the URL Standard shows that its parser is given no encoding: the query
    /// has characters that the encoding of the document would write otherwise.
    fn is_in_default_encoding(&self) -> bool {
        let Parts { position, text, .. } = self.parts;
        let is_legacy = !self.encoding.charset().is_ucs_based();
        position == Position::Query
            && !text.is_ascii()
            && is_legacy
            && !self.format.parsed_in_encoding
    }

    /// The encoding of a query by the URL Standard: that of the form or of the document if the
    /// format says so, otherwise UTF-8.
    fn output_encoding(&self) -> &Encoding {
        if self.is_field() {
            return self.format.form_encoding(self.encoding);
        }
        if self.format.parsed_in_encoding { self.encoding } else { Encoding::utf_8() }
    }
}
