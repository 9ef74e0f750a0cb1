//! RFC 3987 section 3.1: mapping of IRIs to URIs.

use super::error::{input, result};
use super::names::{DomainNames, convert_host, domain_name_options};
use super::{IriKind, MappingError, RegNameConversion};
use crate::grammar::{Citation, Document, Grammar};
use crate::identifier::{Identifier, IriReference, Text, UriReferenceBuf, kind};
use crate::options::options;
use crate::steps::{Recorded, Recorder, Sequence, Step, steps};
use crate::syntax::{Component, Components};
use crate::text::Unencodable;
use crate::text::{Charset, encode_non_ascii, encoded, is_printable_excluded, is_unreserved};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};

const SECTION: Citation = Document::Rfc(3987).section("3.1");

/// Step 1: the characters that are mapped.
pub(super) fn in_ucs(nfc: bool, text: Cow<'_, str>) -> Cow<'_, str> {
    #[cfg(feature = "idna")]
    if nfc {
        return crate::text::nfc(text);
    }
    debug_assert!(!nfc || cfg!(feature = "idna"));
    text
}

/// The mapping of RFC 3987 section 3.1, with what it leaves open as options.
///
/// It is the identity for URIs, and mapping the result again changes nothing. What a client sends
/// is another mapping: see the guide, [from an IRI to a request](crate::guide::http).
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
    /// As the document recommends: the original is Unicode, what is not allowed fails,
    /// and the ireg-name is percent-encoded like all the rest.
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
        /// Whether the text is normalized according to NFC, as one "on paper, read aloud", or
        /// otherwise of characters that do not depend on an encoding (step 1, variant a). By
        /// default it is not, as one "in a Unicode-based character encoding" (variant c).
        #[cfg(feature = "idna")]
        fn nfc: bool;
        /// Whether the printable characters of US-ASCII that are not allowed in URIs, `<`, `>`,
        /// `"`, space, `{`, `}`, `|`, `\`, `^` and the grave accent, are percent-encoded:
        /// "Systems accepting IRIs MAY also deal with the printable characters". By default they
        /// are an error: "If these characters are found but are not converted, then the conversion
        /// SHOULD fail." Never are `#`, `%`, `[` and `]` among them, which "MUST NOT be converted".
        fn encode_printable: bool;
    }

    /// "Systems accepting IRIs MAY convert the ireg-name component of an IRI as follows
    /// (before step 2 above) for schemes known to use domain names": with this
    /// conversion, ToASCII on each label. It gets the ireg-name as it stands;
    /// percent-encodings in it are not undone, as no sentence asks for it.
    ///
    /// "if the scheme definition does not allow percent-encoding for ireg-name", the
    /// sentence goes on (RFC 3987 section 3.1). The mapping does not check that, as it no longer holds for `http`, of
    /// which the section gives its example (RFC 9110 section 4.2.1). To respect it, leave
    /// such schemes out of [`domain_name_schemes`](Self::domain_name_schemes).
    #[doc(alias = "punycode")]
    #[doc(alias = "idna")]
    #[must_use]
    pub fn to_ascii(mut self, to_ascii: impl Into<RegNameConversion<'h>>) -> Self {
        self.names.conversion = Some(to_ascii.into());
        self
    }

    domain_name_options!('h);
    steps!();

    /// Maps a text, which is an IRI reference of RFC 3987.
    ///
    /// # Errors
    ///
    /// Where the text is no IRI reference after step 1, with printable characters
    /// converted if that was asked for; or where the conversion of the ireg-name fails.
    pub fn reference(&self, text: &str) -> Result<UriReferenceBuf, MappingError> {
        self.steps(&mut ()).reference(text)
    }

    /// Maps octets in a known character encoding, variants b and c of step 1.
    ///
    /// # Errors
    ///
    /// Where the octets are not in the encoding, and as [`reference`](Self::reference).
    pub fn octets(&self, octets: &[u8], charset: Charset) -> Result<UriReferenceBuf, MappingError> {
        self.steps(&mut ()).octets(octets, charset)
    }

    /// Maps an identifier. Takes time in proportion to its length, and allocates only
    /// where something changes.
    ///
    /// # Errors
    ///
    /// With `nfc`, where the text is not of this kind any more after
    /// normalization; where the conversion of the ireg-name fails.
    pub fn map<'i, K: IriKind, T: Text>(
        &self,
        iri: &'i Identifier<K, T>,
    ) -> Result<Identifier<K::Uri, Cow<'i, str>>, MappingError> {
        self.map_borrowed(iri.borrowed())
    }

    pub(super) fn map_borrowed<'i, K: IriKind>(
        &self,
        iri: Identifier<K, &'i str>,
    ) -> Result<Identifier<K::Uri, Cow<'i, str>>, MappingError> {
        match in_ucs(self.nfc, iri.text().into()) {
            Cow::Borrowed(_) => self.after_step_1::<K>(iri.into_components(), &mut ()),
            normalized => {
                let iri = input::<K>(&normalized)?;
                let uri = self.after_step_1::<K>(iri.components(), &mut ())?.into_owned();
                let places = uri.components().places();
                Ok(Identifier::known(uri.into_string().into(), places))
            }
        }
    }

    /// Maps a component by itself: "Everything in this section also applies to IRI references and
    /// URI references, as well as to components thereof" (RFC 3987 section 3.1). No ireg-name is
    /// converted.
    ///
    /// # Errors
    ///
    /// Where the result is not that component of a URI, or printable characters are not
    /// to be converted.
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
        let mut text = in_ucs(self.nfc, text.into());
        if let Err(error) = check(&text) {
            text = self.convert_printable(&text, error, &mut ())?.into();
            check(&text)?;
        }
        Ok(encoded(text, |c| !c.is_ascii()))
    }

    fn check_and_map(
        &self,
        text: &str,
        steps: &mut impl Recorder,
    ) -> Result<UriReferenceBuf, MappingError> {
        let converted;
        let iri: IriReference<'_> = match input(text) {
            Ok(iri) => iri,
            Err(error) => {
                converted = self.convert_printable(text, error, steps)?;
                input(&converted)?
            }
        };
        Ok(self.after_step_1::<kind::IriReference>(iri.components(), steps)?.into_owned())
    }

    /// A text that is no IRI, since it may have printable characters that no IRI has. `error` says
    /// what is wrong with it, which comes first where it stands before.
    fn convert_printable(
        &self,
        text: &str,
        error: MappingError,
        steps: &mut impl Recorder,
    ) -> Result<String, MappingError> {
        let found = text.char_indices().find(|(_, c)| is_printable_excluded(*c));
        let Some((offset, character)) = found else { return Err(error) };
        if !self.encode_printable {
            if error.span().is_some_and(|it| it.start < offset) {
                return Err(error);
            }
            let text = text.to_string();
            return Err(MappingError::NotConverted { character, offset, text, section: SECTION });
        }
        let text = encoded(text.into(), is_printable_excluded);
        let did = "percent-encode printable US-ASCII characters not allowed in URIs";
        steps.step(|| Step::new(SECTION, "", did, &*text));
        Ok(text.into_owned())
    }

    /// The optional conversion of the ireg-name, and step 2. What an IRI has that is not
    /// US-ASCII is in `ucschar` or `iprivate`, and an IRI without such characters is a URI.
    pub(crate) fn after_step_1<'i, K: IriKind>(
        &self,
        iri: Components<'i>,
        steps: &mut impl Recorder,
    ) -> Result<Identifier<K::Uri, Cow<'i, str>>, MappingError> {
        let text = iri.text();
        let converted = match self.names.converted_host(iri) {
            Some((conversion, host)) => {
                convert_host(text, host, SECTION, |name| conversion.to_ascii(name))?
            }
            None => None,
        };
        if let Some(converted) = converted {
            steps.step(|| Step::new(SECTION, "", "convert the ireg-name by ToASCII", &converted));
            record_octets(&converted, steps);
            let uri = encoded(converted.into(), |c| !c.is_ascii());
            record_uri(&uri, steps);
            // A conversion from elsewhere may return anything.
            return result(uri, SECTION);
        }
        record_octets(text, steps);
        let (uri, places) = match text.is_ascii() {
            true => (Cow::Borrowed(text), iri.places()),
            false => {
                let (uri, places) = encode_non_ascii(text, iri.places());
                (Cow::Owned(uri), places)
            }
        };
        record_uri(&uri, steps);
        Ok(Identifier::known(uri, places))
    }
}

fn record_octets(text: &str, steps: &mut impl Recorder) {
    let octets = || Sequence::with_octets(text, |c| !c.is_ascii());
    let did = "convert ucschar and iprivate to UTF-8";
    steps.step(|| Step::new(SECTION, "2.1", did, octets()));
}

fn record_uri(uri: &str, steps: &mut impl Recorder) {
    steps.step(|| Step::new(SECTION, "2.2", "convert each octet to %HH", uri));
    steps.step(|| Step::new(SECTION, "2.3", "replace the original characters", uri));
}

/// Checks a component by its own production.
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

#[allow(clippy::missing_errors_doc)]
impl<R: Recorder> Recorded<'_, ToUri<'_>, R> {
    /// As [`ToUri::reference`].
    pub fn reference(self, text: &str) -> Result<UriReferenceBuf, MappingError> {
        let nfc = self.procedure.nfc;
        let text = in_ucs(nfc, text.into());
        self.recorder.step(|| match nfc {
            true => Step::new(SECTION, "1.a", "normalize according to NFC", &*text),
            false => Step::new(SECTION, "1.c", "do not normalize", &*text),
        });
        self.procedure.check_and_map(&text, self.recorder)
    }

    /// As [`ToUri::octets`].
    pub fn octets(self, octets: &[u8], charset: Charset) -> Result<UriReferenceBuf, MappingError> {
        let nfc = self.procedure.nfc;
        let text = in_ucs(nfc, charset.transcode(octets)?);
        let (number, did) = match nfc {
            _ if !charset.is_ucs_based() => {
                ("1.b", "convert to the UCS, normalized according to NFC")
            }
            true => ("1.a", "decode, normalize according to NFC"),
            false => ("1.c", "decode, do not normalize"),
        };
        self.recorder.step(|| Step::new(SECTION, number, did, &*text));
        self.procedure.check_and_map(&text, self.recorder)
    }
}

impl<K: IriKind, T: Text> Identifier<K, T> {
    /// The URI that this IRI is mapped to: steps 1 c and 2 of RFC 3987 section 3.1, all
    /// that is not US-ASCII percent-encoded. Of [`ToUri`]'s options, none.
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
        Identifier::known(text, places)
    }
}

impl Charset {
    /// The characters as octets of this encoding, each octet as `%HH`, but unreserved
    /// characters as they are: the first of the two mappings in the conference paper of
    /// 2001 (section 2, Table 1), and the way to write any text as data in a component.
    ///
    /// # Errors
    ///
    /// Where the encoding lacks a character.
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
                charset: self.name(),
                section: Document::Rfc(3986).section("2.5"),
            }),
        }
    }

    /// RFC 3987 section 3.1 step 1, variants b and c: an IRI in this encoding to characters
    /// of the UCS, normalized according to NFC if this is not a Unicode-based encoding. The
    /// text need not be an IRI.
    ///
    /// # Errors
    ///
    /// Where not all octets stand for characters.
    ///
    /// ```
    /// use iri_grammar::text::Charset;
    ///
    /// assert_eq!(Charset::UTF_8.transcode(b"M\xc3\xa4rz")?, "M\u{e4}rz");
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    pub fn transcode(self, octets: &[u8]) -> Result<Cow<'_, str>, MappingError> {
        let text = self.to_ucs(octets, SECTION)?;
        match self.is_ucs_based() {
            #[cfg(feature = "charset")]
            false => Ok(crate::text::nfc(text)),
            _ => Ok(text),
        }
    }

    /// The characters that the octets stand for, not normalized. `section` asks for them.
    pub(crate) fn to_ucs(
        self,
        octets: &[u8],
        section: Citation,
    ) -> Result<Cow<'_, str>, MappingError> {
        self.decode(octets).ok_or_else(|| {
            let (no_character, character_offset) = self.no_character(octets);
            MappingError::Octets {
                charset: self.name(),
                octets: octets[no_character.clone()].into(),
                offset: no_character.start,
                character_offset,
                section,
            }
        })
    }
}
