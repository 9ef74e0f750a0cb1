//! RFC 3987 section 3.1: the mapping of IRIs to URIs.

use super::error::{check_input, check_result};
use super::names::{DomainNames, convert_host, domain_name_options};
use super::{IriKind, MappingError, RegNameConversion};
use crate::grammar::{Citation, Document, Grammar};
use crate::identifier::{Identifier, IriReference, Text, UriReferenceBuf, kind};
use crate::options::options;
use crate::steps::{Sequence, Step, Trace};
use crate::syntax::{Component, Components};
use crate::text::Unencodable;
use crate::text::{Charset, encode, encode_non_ascii, is_printable_excluded, is_unreserved};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};

const SECTION: Citation = Document::Rfc(3987).section("3.1");

/// Normalizes the text to NFC if `nfc` is set (step 1).
pub(super) fn nfc_if(nfc: bool, text: Cow<'_, str>) -> Cow<'_, str> {
    #[cfg(feature = "idna")]
    if nfc {
        return crate::text::nfc(text);
    }
    debug_assert!(!nfc || cfg!(feature = "idna"));
    text
}

/// The mapping of RFC 3987 section 3.1, with options.
///
/// The mapping does not change URIs, and so mapping the result again changes nothing. HTTP clients
/// use another mapping: see [from an IRI to a request](crate::guide::http).
///
/// ```
/// use iri_grammar::mapping::ToUri;
///
/// let uri = ToUri::new().reference("http://www.example.org/red%09ros\u{e9}#red")?;
/// assert_eq!(uri, "http://www.example.org/red%09ros%C3%A9#red");
///
/// let convert = ToUri::new().encode_printable(true);
/// assert_eq!(convert.reference("a b")?, "a%20b");
/// assert!(ToUri::new().reference("a b").is_err());
/// # Ok::<(), iri_grammar::mapping::MappingError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ToUri<'h> {
    nfc: bool,
    encode_printable: bool,
    names: DomainNames<'h>,
}

impl Default for ToUri<'_> {
    fn default() -> Self {
        ToUri::new()
    }
}

impl<'h> ToUri<'h> {
    /// The options that the document recommends: the text is not normalized, printable characters
    /// that URIs do not allow are errors, and the ireg-name is percent-encoded like other
    /// components.
    ///
    /// ```
    /// use iri_grammar::mapping::ToUri;
    ///
    /// static TO_URI: ToUri<'static> = ToUri::new();
    /// ```
    pub const fn new() -> Self {
        ToUri { nfc: false, encode_printable: false, names: DomainNames::new() }
    }

    options! {
        /// Whether the text is normalized to NFC. Step 1 normalizes a text "on paper, read aloud",
        /// or otherwise independent of an encoding (variant a), but not a text "in a Unicode-based
        /// character encoding" (variant c). Off by default.
        #[cfg(feature = "idna")]
        fn nfc: bool;
        /// Whether to percent-encode the printable US-ASCII characters that URIs do not allow:
        /// `<`, `>`, `"`, space, `{`, `}`, `|`, `\`, `^` and the grave accent. "Systems accepting
        /// IRIs MAY also deal with the printable characters". By default they
        /// are an error: "If these characters are found but are not converted, then the conversion
        /// SHOULD fail." `#`, `%`, `[` and `]` are not among them: they "MUST NOT be converted".
        fn encode_printable: bool;
    }

    /// Sets the conversion of domain names: "Systems accepting IRIs MAY convert the ireg-name
    /// component of an IRI as follows (before step 2 above) for schemes known to use domain names"
    /// by ToASCII on each label. The conversion receives the ireg-name without decoding its
    /// percent-encodings, since RFC 3987 does not require that.
    ///
    /// The sentence goes on "if the scheme definition does not allow percent-encoding for
    /// ireg-name" (RFC 3987 section 3.1). The mapping ignores this condition: `http`, the
    /// section's own example, now allows percent-encoding (RFC 9110 section 4.2.1). To apply the
    /// condition, leave such schemes out of [`domain_name_schemes`](Self::domain_name_schemes).
    #[doc(alias = "punycode")]
    #[doc(alias = "idna")]
    #[must_use]
    pub fn to_ascii(mut self, to_ascii: impl Into<RegNameConversion<'h>>) -> Self {
        self.names.conversion = Some(to_ascii.into());
        self
    }

    domain_name_options!('h);
    /// Maps a text that is an IRI reference of RFC 3987.
    ///
    /// # Errors
    ///
    /// If the text is not an IRI reference after step 1 and the optional encoding of printable
    /// characters, or if the conversion of the ireg-name fails.
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
        let (number, did) = if self.nfc {
            ("1.a", "normalize according to NFC")
        } else {
            ("1.c", "do not normalize")
        };
        trace.step(|| Step::new(SECTION, number, did, &*text));
        self.check_and_map(&text, trace)
    }

    /// Maps octets in a known character encoding, variants b and c of step 1.
    ///
    /// # Errors
    ///
    /// If the octets are malformed in the encoding, and as [`reference`](Self::reference).
    pub fn octets(&self, octets: &[u8], charset: Charset) -> Result<UriReferenceBuf, MappingError> {
        self.octets_with_trace(octets, charset, &mut Trace::off())
    }

    /// Maps as [`octets`](Self::octets), and records the steps.
    ///
    /// # Errors
    ///
    /// As [`octets`](Self::octets).
    pub fn octets_with_trace(
        &self,
        octets: &[u8],
        charset: Charset,
        trace: &mut Trace,
    ) -> Result<UriReferenceBuf, MappingError> {
        let text = nfc_if(self.nfc, charset.transcode(octets)?);
        let (number, did) = if !charset.is_ucs_based() {
            // `transcode` has normalized the text, whatever the option.
            ("1.b", "convert to the UCS, normalized according to NFC")
        } else if self.nfc {
            ("1.a", "decode, normalize according to NFC")
        } else {
            ("1.c", "decode, do not normalize")
        };
        trace.step(|| Step::new(SECTION, number, did, &*text));
        self.check_and_map(&text, trace)
    }

    /// Maps an identifier. Takes linear time, and allocates only if something changes.
    ///
    /// # Errors
    ///
    /// If `nfc` is set and the text is no longer of this kind after normalization, or if the
    /// conversion of the ireg-name fails.
    pub fn map<'i, K: IriKind, T: Text>(
        &self,
        iri: &'i Identifier<K, T>,
    ) -> Result<Identifier<K::Uri, Cow<'i, str>>, MappingError> {
        self.map_borrowed(iri.as_borrowed())
    }

    /// As [`map`](Self::map), but the result borrows from the text of `iri`, not from `iri` itself.
    pub(super) fn map_borrowed<'i, K: IriKind>(
        &self,
        iri: Identifier<K, &'i str>,
    ) -> Result<Identifier<K::Uri, Cow<'i, str>>, MappingError> {
        match nfc_if(self.nfc, iri.text().into()) {
            Cow::Borrowed(_) => self.after_step_1::<K>(iri.into_components(), &mut Trace::off()),
            normalized => {
                let iri = check_input::<K>(&normalized)?;
                let uri = self.after_step_1::<K>(iri.components(), &mut Trace::off())?.into_owned();
                let places = uri.components().places();
                Ok(Identifier::from_checked(uri.into_string().into(), places))
            }
        }
    }

    /// Maps a single component: "Everything in this section also applies to IRI references and
    /// URI references, as well as to components thereof" (RFC 3987 section 3.1). Does not apply
    /// the conversion of domain names.
    ///
    /// # Errors
    ///
    /// If the text is not valid as this component of an IRI, or contains printable characters that are
    /// not to be encoded.
    ///
    /// ```
    /// use iri_grammar::{Component, mapping::ToUri};
    ///
    /// assert_eq!(ToUri::new().component(Component::Fragment, "r\u{e9}d")?, "r%C3%A9d");
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    pub fn component<'t>(
        &self,
        component: Component,
        text: &'t str,
    ) -> Result<Cow<'t, str>, MappingError> {
        let check = |text: &str| check_component(Grammar::Rfc3987, component, text);
        let mut text = nfc_if(self.nfc, text.into());
        if let Err(error) = check(&text) {
            text = self.convert_printable(&text, error, &mut Trace::off())?.into();
            check(&text)?;
        }
        Ok(encode(text, |c| !c.is_ascii()))
    }

    /// Checks a text, encodes its printable characters if the option asks for it, and maps it.
    fn check_and_map(
        &self,
        text: &str,
        trace: &mut Trace,
    ) -> Result<UriReferenceBuf, MappingError> {
        let converted;
        let iri: IriReference<'_> = match check_input(text) {
            Ok(iri) => iri,
            Err(error) => {
                converted = self.convert_printable(text, error, trace)?;
                check_input(&converted)?
            }
        };
        Ok(self.after_step_1::<kind::IriReference>(iri.components(), trace)?.into_owned())
    }

    /// Percent-encodes printable characters that URIs do not allow. Without the option
    /// `encode_printable`, returns an error for the first of them. `error`, which says why the text
    /// is not an IRI, takes precedence if it is at an earlier position, or if there are no such
    /// characters.
    fn convert_printable(
        &self,
        text: &str,
        error: MappingError,
        trace: &mut Trace,
    ) -> Result<String, MappingError> {
        let found = text.char_indices().find(|(_, c)| is_printable_excluded(*c));
        let Some((offset, character)) = found else { return Err(error) };
        if !self.encode_printable {
            if error.span().is_some_and(|span| span.start < offset) {
                return Err(error);
            }
            let text = text.to_string();
            return Err(MappingError::NotConverted { character, offset, text, section: SECTION });
        }
        let text = encode(text.into(), is_printable_excluded);
        let did = "percent-encode printable US-ASCII characters not allowed in URIs";
        trace.step(|| Step::new(SECTION, "", did, &*text));
        Ok(text.into_owned())
    }

    /// Applies the optional conversion of the ireg-name, and step 2. Step 2 encodes all non-ASCII
    /// characters, since in an IRI they are all in `ucschar` or `iprivate`.
    pub(crate) fn after_step_1<'i, K: IriKind>(
        &self,
        iri: Components<'i>,
        trace: &mut Trace,
    ) -> Result<Identifier<K::Uri, Cow<'i, str>>, MappingError> {
        let text = iri.text();
        let converted = match self.names.host_to_convert(iri) {
            Some((conversion, host)) => {
                convert_host(text, host, SECTION, |name| conversion.to_ascii(name))?
            }
            None => None,
        };
        if let Some(converted) = converted {
            trace.step(|| Step::new(SECTION, "", "convert the ireg-name by ToASCII", &converted));
            record_octets(&converted, trace);
            let uri = encode(converted.into(), |c| !c.is_ascii());
            record_uri(&uri, trace);
            // A caller's function may return anything, so check the result.
            return check_result(uri, SECTION);
        }
        record_octets(text, trace);
        let (uri, places) = if text.is_ascii() {
            (Cow::Borrowed(text), iri.places())
        } else {
            let (uri, places) = encode_non_ascii(text, iri.places());
            (Cow::Owned(uri), places)
        };
        record_uri(&uri, trace);
        Ok(Identifier::from_checked(uri, places))
    }
}

/// Records step 2.1.
fn record_octets(text: &str, trace: &mut Trace) {
    let octets = || Sequence::with_octets(text, |c| !c.is_ascii());
    let did = "convert ucschar and iprivate to UTF-8";
    trace.step(|| Step::new(SECTION, "2.1", did, octets()));
}

/// Records steps 2.2 and 2.3.
fn record_uri(uri: &str, trace: &mut Trace) {
    trace.step(|| Step::new(SECTION, "2.2", "convert each octet to %HH", uri));
    trace.step(|| Step::new(SECTION, "2.3", "replace the original characters", uri));
}

/// Checks a single component by its production. Accepts any text if the grammar has none for it.
pub(super) fn check_component(
    grammar: Grammar,
    component: Component,
    text: &str,
) -> Result<(), MappingError> {
    match grammar.with_role(component.role()).map(|production| production.check(text)) {
        Some(Err(error)) => Err(MappingError::Input { text: text.to_string(), error }),
        _ => Ok(()),
    }
}

impl<K: IriKind, T: Text> Identifier<K, T> {
    /// Maps this IRI to a URI: percent-encodes all non-ASCII characters (RFC 3987 section 3.1,
    /// steps 1 c and 2). Uses no option of [`ToUri`].
    ///
    /// ```
    /// use iri_grammar::Iri;
    ///
    /// let iri = Iri::new("http://r\u{e9}sum\u{e9}.example.org")?;
    /// assert_eq!(iri.to_uri(), "http://r%C3%A9sum%C3%A9.example.org");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn to_uri(&self) -> Identifier<K::Uri, String> {
        let iri = self.components();
        let (text, places) = encode_non_ascii(iri.text(), iri.places());
        Identifier::from_checked(text, places)
    }
}

impl Charset {
    /// Encodes a text in this encoding and writes each octet as `%HH`, except for unreserved
    /// characters, which stay unchanged. Use it to write any text as data in a component. The
    /// conference paper of 2001 describes it as the first of two mappings (section 2, Table 1).
    ///
    /// # Errors
    ///
    /// If the encoding lacks a character.
    #[doc(alias = "percent-encode")]
    #[doc(alias = "urlencode")]
    pub fn percent_encode(self, text: &str) -> Result<String, MappingError> {
        let mut out = String::new();
        let pushed = self.push_encoded(&mut out, text, |c| !is_unreserved(c), Unencodable::Error);
        match pushed {
            Ok(()) => Ok(out),
            Err((offset, character)) => Err(MappingError::Unencodable {
                character,
                component: "text",
                offset,
                character_offset: text[..offset].chars().count(),
                charset: self.name(),
                section: Document::Rfc(3986).section("2.5"),
            }),
        }
    }

    /// Decodes octets in this encoding (RFC 3987 section 3.1, step 1, variants b and c). Normalizes
    /// the text to NFC if this is not a Unicode-based encoding. The text need not be an IRI.
    ///
    /// # Errors
    ///
    /// If octets are malformed in this encoding.
    ///
    /// ```
    /// use iri_grammar::text::Charset;
    ///
    /// assert_eq!(Charset::UTF_8.transcode(b"M\xc3\xa4rz")?, "M\u{e4}rz");
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    pub fn transcode(self, octets: &[u8]) -> Result<Cow<'_, str>, MappingError> {
        let text = self.to_ucs(octets, SECTION)?;
        // Without the feature, every encoding is UCS-based.
        #[cfg(feature = "charset")]
        if !self.is_ucs_based() {
            return Ok(crate::text::nfc(text));
        }
        Ok(text)
    }

    /// Decodes octets without normalization. An error cites `section`.
    pub(crate) fn to_ucs(
        self,
        octets: &[u8],
        section: Citation,
    ) -> Result<Cow<'_, str>, MappingError> {
        self.decode(octets).ok_or_else(|| {
            let (invalid, character_offset) = self.first_invalid(octets);
            MappingError::Octets {
                charset: self.name(),
                octets: octets[invalid.clone()].into(),
                offset: invalid.start,
                character_offset,
                section,
            }
        })
    }
}
