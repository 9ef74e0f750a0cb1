//! 3987bis section 3: parse the IRI, map each component, and put the URI together.

use super::error::check_result;
use super::names::{DomainNames, domain_name_options};
use super::rewrite::rewrite;
use super::to_uri::nfc_if;
use super::{IriKind, MappingError, RegNameConversion, ToUri};
use crate::grammar::{Citation, Document};
use crate::identifier::{Identifier, Text, UriReferenceBuf, kind};
use crate::options::options;
use crate::schemes::Schemes;
use crate::steps::{Step, Trace};
use crate::syntax::{Component, Parts, Span, split_by_appendix_b};
#[cfg(feature = "idna")]
use crate::text::PercentEncoder;
use crate::text::{
    Charset, Unencodable, decode_strict, encode, encoded_capacity, is_uri_character, push_encoded,
};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};

/// The section of 3987bis with this number.
const fn section(number: &'static str) -> Citation {
    Document::Rfc3987bis.section(number)
}

/// The processing model of 3987bis section 3, with options.
///
/// Every string is accepted, "whether or not" its characters "are valid for the component
/// in question"; but the result has to be a URI reference.
///
/// ```
/// use iri_grammar::mapping::ProcessingModel;
///
/// let model = ProcessingModel::new();
/// let uri = model.reference("http://r\u{e9}sum\u{e9}.example.org/a b")?;
/// assert_eq!(uri, "http://r%C3%A9sum%C3%A9.example.org/a%20b");
/// # Ok::<(), iri_grammar::mapping::MappingError>(())
/// ```
///
/// ```
/// use iri_grammar::mapping::{ProcessingModel, RegNameError};
/// use iri_grammar::schemes::Schemes;
/// use iri_grammar::text::{Charset, Unencodable};
/// use iri_grammar::{Component, Iri};
/// use iri_grammar::spec::Trace;
///
/// // A host name to use if the look-up fails, instead of an error.
/// let refuse = |_: &str| -> Result<String, RegNameError> { Err("no such name".into()) };
/// let model = ProcessingModel::new().look_up(&refuse).invalid_host("x.invalid");
/// let iri = Iri::new("http://\u{e9}/")?;
/// assert_eq!(model.map(&iri)?, "http://x.invalid/");
/// assert_eq!(model.base_scheme("http").reference("//\u{e9}/")?, "//x.invalid/");
/// let none = Schemes::none();
/// assert_eq!(model.domain_name_schemes(&none).map(&iri)?, "http://%C3%A9/");
///
/// let mut steps = Trace::on();
/// ProcessingModel::new().reference_with_trace("http://\u{e9}/\u{e9}", &mut steps)?;
/// assert_eq!(steps[2].to_string(), "3.3. scheme: http, host: \u{e9}, path: /%C3%A9");
///
/// # #[cfg(feature = "charset")] {
/// // A query from a document in windows-1252, with a character that this charset lacks.
/// let latin_1 = Charset::for_label("latin1").unwrap();
/// let model = ProcessingModel::new().document_charset(latin_1);
/// let query = |model: ProcessingModel<'_>| {
///     model.component(Some("http"), Component::Query, "\u{e9}\u{5d0}")
/// };
/// assert!(query(model).is_err());
/// assert_eq!(query(model.unencodable(Unencodable::NumericReference))?, "%E9%26%231488%3B");
/// assert_eq!(query(model.unencodable(Unencodable::Utf8))?, "%E9%D7%90");
/// # }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ProcessingModel<'h> {
    nfc: bool,
    invalid_host: Option<&'h str>,
    names: DomainNames<'h>,
    document_charset: Charset,
    unencodable: Unencodable,
}

impl Default for ProcessingModel<'_> {
    fn default() -> Self {
        ProcessingModel::new()
    }
}

impl<'h> ProcessingModel<'h> {
    /// The options that the document recommends: Unicode is not normalized, the ireg-name "SHOULD
    /// be converted according to the general procedure", and the document charset is
    /// UCS-based.
    pub const fn new() -> Self {
        ProcessingModel {
            nfc: false,
            invalid_host: None,
            names: DomainNames::new(),
            document_charset: Charset::UTF_8,
            unencodable: Unencodable::Error,
        }
    }

    options! {
        /// Whether the text is normalized to NFC: "Ideally the resulting IRI would use a
        /// normalized form" (section 3.1). By default it is not: "Input that is already in a
        /// Unicode form [...] should be left as is".
        #[cfg(feature = "idna")]
        fn nfc: bool;
    }

    /// Sets the conversion of domain names. Section 3.4.2: "In situations where it is certain that
    /// \<ireg-name\> is intended to be used as a domain name [...], an alternative method MAY be
    /// used": the look-up procedure of IDNA2008 on each label.
    #[must_use]
    pub fn look_up(mut self, look_up: impl Into<RegNameConversion<'h>>) -> Self {
        self.names.conversion = Some(look_up.into());
        self
    }

    /// Sets a host name to use if the look-up fails. Section 3.4.2: "Processors that have no
    /// mechanism for signalling a failure MAY instead substitute an otherwise invalid host name,
    /// although such processing SHOULD be avoided".
    #[must_use]
    pub const fn invalid_host(mut self, host: &'h str) -> Self {
        self.invalid_host = Some(host);
        self
    }

    domain_name_options!('h);

    options! {
        /// The charset of the document that contains the IRI (section 3.5). If it is not
        /// UCS-based, queries of `http` and `https` are encoded in it; "This mapping is not
        /// applied for any other scheme or component".
        fn document_charset: Charset;
        /// How characters that the document's charset lacks are encoded.
        fn unencodable: Unencodable;
    }

    /// Maps a text. Each step has the number of its section.
    ///
    /// # Errors
    ///
    /// If the look-up of the ireg-name fails, if the document's charset lacks a character of the
    /// query, or if the result is not a URI reference.
    pub fn reference(&self, text: &str) -> Result<UriReferenceBuf, MappingError> {
        self.reference_with_trace(text, &mut Trace::off())
    }

    /// Maps as [`reference`](Self::reference), and records the steps.
    ///
    /// # Errors
    ///
    /// As [`reference`](Self::reference).
    pub fn reference_with_trace(
        &self,
        text: &str,
        trace: &mut Trace,
    ) -> Result<UriReferenceBuf, MappingError> {
        let text = nfc_if(self.nfc, text.into());
        trace.step(|| Step::new(section("3.1"), "3.1", "convert to the UCS", &*text));
        let (uri, _) = self.map_components(&text, split_by_appendix_b(&text), trace)?;
        let uri = check_result::<kind::UriReference>(uri.into(), section("3.6"))?;
        trace.step(|| Step::new(section("3.6"), "3.6", "put the URI together", uri.as_str()));
        Ok(uri.into_owned())
    }

    /// Maps octets in a known character encoding. The text is normalized only if the option `nfc`
    /// is set, even for an encoding that is not UCS-based: "Previous versions of this
    /// specification required normalization at this step" (section 3.1). To record the steps,
    /// [`transcode`](Self::transcode) the octets first.
    ///
    /// # Errors
    ///
    /// If the octets are malformed in the encoding, and as [`reference`](Self::reference).
    pub fn octets(&self, octets: &[u8], charset: Charset) -> Result<UriReferenceBuf, MappingError> {
        self.reference(&self.transcode(octets, charset)?)
    }

    /// Decodes octets (section 3.1).
    ///
    /// # Errors
    ///
    /// If the octets are malformed in the encoding.
    ///
    /// ```
    /// use iri_grammar::mapping::ProcessingModel;
    /// use iri_grammar::text::Charset;
    ///
    /// let (model, octets) = (ProcessingModel::new(), b"e\xcc\x81");
    /// assert_eq!(model.transcode(octets, Charset::UTF_8)?, "e\u{301}");
    /// # #[cfg(feature = "idna")] {
    /// let model = model.nfc(true);
    /// assert_eq!(model.transcode(octets, Charset::UTF_8)?, "\u{e9}");
    /// # }
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    pub fn transcode<'o>(
        &self,
        octets: &'o [u8],
        charset: Charset,
    ) -> Result<Cow<'o, str>, MappingError> {
        Ok(nfc_if(self.nfc, charset.to_ucs(octets, section("3.1"))?))
    }

    /// Maps an identifier. Takes linear time, and allocates only if something changes.
    ///
    /// # Errors
    ///
    /// As [`reference`](Self::reference).
    pub fn map<'i, K: IriKind, T: Text>(
        &self,
        iri: &'i Identifier<K, T>,
    ) -> Result<Identifier<K::Uri, Cow<'i, str>>, MappingError> {
        let iri = iri.as_borrowed();
        let text = nfc_if(self.nfc, iri.text().into());
        let scheme = iri.into_components().scheme().or(self.names.base_scheme);
        // `text` is borrowed unless NFC changes it.
        if matches!(text, Cow::Borrowed(_))
            && self.names.conversion.is_none()
            && !self.uses_document_charset(scheme)
        {
            // In an IRI, the model percent-encodes the same characters as `ToUri`.
            return ToUri::new().map_borrowed(iri);
        }
        let (uri, _) = self.map_components(&text, split_by_appendix_b(&text), &mut Trace::off())?;
        if uri == iri.text() {
            Ok(Identifier::from_checked(iri.text().into(), iri.into_components().places()))
        } else {
            check_result(uri.into(), section("3.6"))
        }
    }

    /// Maps a single component of an identifier with this scheme. Without a scheme, that of the
    /// option [`base_scheme`](Self::base_scheme) counts.
    ///
    /// # Errors
    ///
    /// If the look-up of the ireg-name fails, or if the document's charset lacks a character of
    /// the query.
    pub fn component(
        &self,
        scheme: Option<&str>,
        component: Component,
        text: &str,
    ) -> Result<String, MappingError> {
        let mut out = String::with_capacity(encoded_capacity(text));
        let scheme = scheme.or(self.names.base_scheme);
        let is_domain_name = component == Component::Host
            && scheme.is_some_and(|scheme| self.names.is_domain_name(scheme, text));
        self.push_mapped(&mut out, Target { scheme, component, is_domain_name }, text)?;
        Ok(out)
    }

    /// Applies sections 3.2 to 3.5, and 3.6 without the check of the result. Returns the URI and the
    /// spans of its components.
    pub(super) fn map_components(
        &self,
        text: &str,
        parts: Parts<Span>,
        trace: &mut Trace,
    ) -> Result<(String, Parts<Span>), MappingError> {
        let step = |number, did, after| Step::new(section(number), number, did, after);
        trace.step(|| step("3.2", "parse into components", Parts::from_spans(text, parts)));
        let scheme = self.names.scheme(text, parts);
        let is_domain_name = self.names.host(text, parts).is_some();
        let capacity = encoded_capacity(text);
        let (uri, mapped) = rewrite(text, parts, capacity, |component, part, out| {
            self.push_mapped(out, Target { scheme, component, is_domain_name }, part)
        })?;
        // All components are mapped by now. The steps show the states between: a component that a
        // later section maps still has its text of the IRI.
        let before_mapping = |unmapped: &[Component]| {
            let mut components = Parts::from_spans(&uri, mapped);
            for component in unmapped {
                components[*component] = parts[*component].map(|span| span.slice(text).into());
            }
            components
        };
        let query_and_host = [Component::Query, Component::Host];
        trace.step(|| step("3.3", "percent-encode components", before_mapping(&query_and_host)));
        let (number, did) = if is_domain_name && self.names.conversion.is_some() {
            ("3.4.2", "map the ireg-name by the look-up procedure")
        } else {
            ("3.4.1", "map the ireg-name by percent-encoding")
        };
        trace.step(|| step(number, did, before_mapping(&[Component::Query])));
        let did = if self.uses_document_charset(scheme) {
            "map the query by the document charset"
        } else {
            "map the query by percent-encoding"
        };
        trace.step(|| step("3.5", did, Parts::from_spans(&uri, mapped)));
        Ok((uri, mapped))
    }

    /// Appends the mapped text of a component (sections 3.3 to 3.5).
    fn push_mapped(
        &self,
        out: &mut String,
        target: Target<'_>,
        part: &str,
    ) -> Result<(), MappingError> {
        match (target.component, self.names.conversion) {
            (Component::Host, Some(look_up)) if target.is_domain_name => {
                out.push_str(&self.look_up_host(look_up, part)?);
                Ok(())
            }
            (Component::Query, _) if self.uses_document_charset(target.scheme) => {
                let encode = |c| !is_uri_character(c);
                self.document_charset.push_encoded(out, part, encode, self.unencodable).map_err(
                    |(offset, character)| {
                        let character_offset = part[..offset].chars().count();
                        self.unencodable_error(character, offset, character_offset)
                    },
                )
            }
            _ => {
                push_encoded(out, part, |c| !is_uri_character(c));
                Ok(())
            }
        }
    }

    /// Converts a host that is a domain name (section 3.4.2). If the look-up fails, returns the
    /// option `invalid_host`, or an error without that option.
    fn look_up_host(
        &self,
        look_up: RegNameConversion<'_>,
        host: &str,
    ) -> Result<String, MappingError> {
        let Some(reg_name) = decode_strict(host) else {
            // Not percent-encoded UTF-8: "leave the entire field as is". But the general procedure
            // of 3.3 still percent-encodes it, so that the result can be a URI.
            return Ok(encode(host.into(), |c| !is_uri_character(c)).into_owned());
        };
        match (look_up.to_ascii(&reg_name), self.invalid_host) {
            (Ok(converted), _) => Ok(converted),
            (Err(_), Some(invalid)) => Ok(invalid.to_string()),
            (Err(error), None) => Err(MappingError::RegName {
                reg_name: reg_name.into_owned(),
                error,
                section: section("3.4.2"),
            }),
        }
    }

    /// The encoder for the characters of a query (section 3.5).
    #[cfg(feature = "idna")]
    pub(crate) fn query_encoder(&self, scheme: Option<&str>) -> PercentEncoder {
        let charset =
            if self.uses_document_charset(scheme) { self.document_charset } else { Charset::UTF_8 };
        PercentEncoder::new(charset, self.unencodable)
    }

    /// The error for a character of the query that the document's charset lacks (section 3.5).
    /// `offset` is its position in the query in bytes, `character_offset` that in characters.
    pub(crate) fn unencodable_error(
        &self,
        character: char,
        offset: usize,
        character_offset: usize,
    ) -> MappingError {
        MappingError::Unencodable {
            character,
            component: "query",
            offset,
            character_offset,
            charset: self.document_charset.name(),
            section: section("3.5"),
        }
    }

    /// Whether the query is mapped by the document's charset (section 3.5).
    fn uses_document_charset(&self, scheme: Option<&str>) -> bool {
        !self.document_charset.is_ucs_based()
            && scheme
                .and_then(|scheme| Schemes::known().name_with_document_charset(scheme))
                .is_some()
    }
}

/// The component to map, and the facts on which its mapping depends.
#[derive(Clone, Copy)]
struct Target<'t> {
    component: Component,
    /// The scheme of the identifier, or else of its base.
    scheme: Option<&'t str>,
    /// Whether the host is a domain name.
    is_domain_name: bool,
}
