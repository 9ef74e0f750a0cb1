//! RFC 3987 section 3.1: mapping of IRIs to URIs.

use super::host::{DomainNames, domain_name_options};
use super::percent::{
    encoded, encoded_capacity, is_printable_excluded, is_uri_character, push_encoded,
};
use super::rewrite::rewrite;
use super::{Charset, IriKind, MappingError, RegNameConversion, Sequence, Step};
use crate::grammar::{Citation, Document, Grammar};
use crate::identifier::kind::{self, Kind};
use crate::identifier::{Identifier, UriReferenceBuf};
use crate::syntax::{Component, Syntax};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::convert::Infallible;
#[cfg(feature = "idna")]
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

pub(super) const SECTION: Citation = Document::Rfc(3987).section("3.1");

/// In which form the IRI is there: the variants of step 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Original {
    /// Variant a: "on paper, read aloud", or otherwise as characters that do not depend
    /// on an encoding. They are normalized according to NFC, for which this needs the feature
    /// `idna`.
    #[cfg(feature = "idna")]
    Characters,
    /// Variant c: in a Unicode-based character encoding. "do not normalize".
    #[default]
    Unicode,
}

/// What becomes of the printable characters of US-ASCII that are not allowed in URIs,
/// `<`, `>`, `"`, space, `{`, `}`, `|`, `\`, `^` and the grave accent. Never are `#`,
/// `%`, `[` and `]` among them, which "MUST NOT be converted".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Printable {
    /// "If these characters are found but are not converted, then the conversion SHOULD
    /// fail."
    #[default]
    Fail,
    /// "Systems accepting IRIs MAY also deal with the printable characters": they are
    /// percent-encoded.
    Convert,
}

/// The mapping of RFC 3987 section 3.1, with what it leaves open as options.
///
/// It is the identity for URIs, and mapping the result again changes nothing.
///
/// ```
/// use iri_grammar::mapping::{Printable, ToUri};
///
/// let uri = ToUri::new().reference("http://www.example.org/red%09ros\u{e9}#red")?;
/// assert_eq!(uri, "http://www.example.org/red%09ros%C3%A9#red");
///
/// let convert = ToUri::new().printable(Printable::Convert);
/// assert_eq!(convert.reference("a b")?, "a%20b");
/// assert!(ToUri::new().reference("a b").is_err());
/// # Ok::<(), iri_grammar::mapping::MappingError>(())
/// ```
#[derive(Clone, Copy, Default)]
pub struct ToUri<'h> {
    original: Original,
    printable: Printable,
    names: DomainNames<'h>,
}

impl<'h> ToUri<'h> {
    /// As the document recommends: the original is Unicode, what is not allowed fails,
    /// and the ireg-name is percent-encoded like all the rest.
    pub fn new() -> Self {
        ToUri::default()
    }

    /// In which form the IRI is there (step 1).
    #[must_use]
    pub fn original(mut self, original: Original) -> Self {
        self.original = original;
        self
    }

    /// What becomes of printable characters that are not allowed in URIs.
    #[must_use]
    pub fn printable(mut self, printable: Printable) -> Self {
        self.printable = printable;
        self
    }

    /// "Systems accepting IRIs MAY convert the ireg-name component of an IRI as follows
    /// (before step 2 above) for schemes known to use domain names": with this
    /// conversion, ToASCII on each label. It gets the ireg-name as it stands;
    /// percent-encodings in it are not undone, as no sentence asks for it.
    ///
    /// "if the scheme definition does not allow percent-encoding for ireg-name", the
    /// sentence goes on; that is not asked here, as it no longer holds for `http`, of
    /// which the section gives its example (RFC 9110 section 4.2.1). To ask it, leave
    /// such schemes out of [`domain_name_schemes`](Self::domain_name_schemes).
    #[must_use]
    pub fn to_ascii(mut self, to_ascii: impl Into<RegNameConversion<'h>>) -> Self {
        self.names.conversion = Some(to_ascii.into());
        self
    }

    domain_name_options!('h);

    /// Maps a text, which is an IRI reference of RFC 3987.
    ///
    /// # Errors
    ///
    /// Where the text is no IRI reference after step 1, with printable characters
    /// converted if that was asked for; or where the conversion of the ireg-name fails.
    pub fn reference(&self, text: &str) -> Result<UriReferenceBuf, MappingError> {
        let prepared = self.convert_printable(self.normalize(text))?;
        Ok(self.map_text::<kind::IriReference>(prepared)?.into_owned())
    }

    /// Maps octets in a known character encoding, variants b and c of step 1.
    ///
    /// # Errors
    ///
    /// Where the octets are not in the encoding, and as [`reference`](Self::reference).
    pub fn octets(&self, octets: &[u8], charset: Charset) -> Result<UriReferenceBuf, MappingError> {
        self.reference(&charset.transcode(octets)?)
    }

    /// Maps an identifier. Takes time in proportion to its length, and allocates only
    /// where something changes.
    ///
    /// # Errors
    ///
    /// With [`Original::Characters`], where the text is not of this kind any more after
    /// normalization; where the conversion of the ireg-name fails.
    pub fn map<'i, K: IriKind, T: AsRef<str>>(
        &self,
        iri: &'i Identifier<K, T>,
    ) -> Result<Identifier<K::Uri, Cow<'i, str>>, MappingError> {
        match self.normalize(iri.as_str()) {
            Cow::Borrowed(text) => self.map_known::<K>(text.into(), iri.components().syntax()),
            normalized => self.map_text::<K>(normalized),
        }
    }

    /// Maps a component by itself: "everything in this section also applies to
    /// components". No ireg-name is converted.
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
        let prepared = self.convert_printable(self.normalize(text))?;
        check_component(Grammar::Rfc3987, component, &prepared)?;
        Ok(encoded(prepared, |c| !c.is_ascii()))
    }

    /// The steps of [`reference`](Self::reference).
    ///
    /// # Errors
    ///
    /// As [`reference`](Self::reference).
    pub fn steps(&self, text: &str) -> Result<Vec<Step>, MappingError> {
        let mut steps = Vec::new();
        let normalized = self.normalize(text);
        steps.push(match self.original {
            #[cfg(feature = "idna")]
            Original::Characters => {
                Step::new(SECTION, "1.a", "normalize according to NFC", &*normalized)
            }
            Original::Unicode => Step::new(SECTION, "1.c", "do not normalize", &*normalized),
        });
        self.steps_after_1(normalized, &mut steps)?;
        Ok(steps)
    }

    /// The steps of [`octets`](Self::octets).
    ///
    /// # Errors
    ///
    /// As [`octets`](Self::octets).
    pub fn octets_steps(&self, octets: &[u8], charset: Charset) -> Result<Vec<Step>, MappingError> {
        let text = charset.transcode(octets)?;
        let (number, did) = match charset.is_ucs_based() {
            true => ("1.c", "decode, do not normalize"),
            false => ("1.b", "convert to the UCS, normalized according to NFC"),
        };
        let mut steps = Vec::from([Step::new(SECTION, number, did, &*text)]);
        self.steps_after_1(text, &mut steps)?;
        Ok(steps)
    }

    fn steps_after_1(&self, text: Cow<'_, str>, steps: &mut Vec<Step>) -> Result<(), MappingError> {
        let mut text = match self.convert_printable(text)? {
            Cow::Owned(text) if self.printable == Printable::Convert => {
                let did = "percent-encode printable US-ASCII characters not allowed in URIs";
                steps.push(Step::new(SECTION, "", did, &text));
                text
            }
            text => text.into_owned(),
        };
        let syntax = iri_syntax::<kind::IriReference>(&text)?;
        if let Some((converted, _)) = self.convert_host(&text, syntax)? {
            steps.push(Step::new(SECTION, "", "convert the ireg-name by ToASCII", &converted));
            text = converted;
        }
        let octets = Sequence::with_octets(&text, |c| !c.is_ascii());
        let uri = self.map_text::<kind::IriReference>(text.into())?.to_string();
        steps.push(Step::new(SECTION, "2.1", "convert ucschar and iprivate to UTF-8", octets));
        steps.push(Step::new(SECTION, "2.2", "convert each octet to %HH", &uri));
        steps.push(Step::new(SECTION, "2.3", "replace the original characters", &uri));
        Ok(())
    }

    /// Step 1, variants a and c.
    fn normalize<'t>(&self, text: &'t str) -> Cow<'t, str> {
        match self.original {
            #[cfg(feature = "idna")]
            Original::Characters => nfc(text.into()),
            Original::Unicode => text.into(),
        }
    }

    fn convert_printable<'t>(&self, text: Cow<'t, str>) -> Result<Cow<'t, str>, MappingError> {
        if self.printable == Printable::Convert {
            return Ok(encoded(text, is_printable_excluded));
        }
        match text.char_indices().find(|(_, c)| is_printable_excluded(*c)) {
            Some((offset, character)) => {
                let text = text.into_owned();
                Err(MappingError::NotConverted { character, offset, text, section: SECTION })
            }
            None => Ok(text),
        }
    }

    fn map_text<'t, K: IriKind>(
        &self,
        text: Cow<'t, str>,
    ) -> Result<Identifier<K::Uri, Cow<'t, str>>, MappingError> {
        let syntax = iri_syntax::<K>(&text)?;
        self.map_known::<K>(text, syntax)
    }

    fn map_known<'t, K: IriKind>(
        &self,
        text: Cow<'t, str>,
        syntax: Syntax,
    ) -> Result<Identifier<K::Uri, Cow<'t, str>>, MappingError> {
        let Some((converted, syntax)) = self.convert_host(&text, syntax)? else {
            return Ok(step_2(text, syntax));
        };
        // A conversion from elsewhere may give anything.
        let uri = step_2::<K::Uri>(converted.into(), syntax).to_string();
        match K::Uri::production().components(&uri).map(|components| components.syntax()) {
            Ok(syntax) => Ok(Identifier::known(uri.into(), syntax)),
            Err(error) => Err(MappingError::Result { text: uri, error, section: SECTION }),
        }
    }

    /// The optional conversion before step 2; `None` where there is none to make.
    fn convert_host(
        &self,
        text: &str,
        syntax: Syntax,
    ) -> Result<Option<(String, Syntax)>, MappingError> {
        self.names.convert(RegNameConversion::to_ascii, text, syntax, SECTION)
    }
}

/// Normalization Form C.
#[cfg(feature = "idna")]
pub(crate) fn nfc(text: Cow<'_, str>) -> Cow<'_, str> {
    match is_nfc_quick(text.chars()) {
        IsNormalized::Yes => text,
        IsNormalized::No | IsNormalized::Maybe => Cow::Owned(text.nfc().collect()),
    }
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

fn iri_syntax<K: Kind>(text: &str) -> Result<Syntax, MappingError> {
    match K::production().components(text) {
        Ok(components) => Ok(components.syntax()),
        Err(error) => Err(MappingError::Input { text: text.to_string(), error }),
    }
}

/// Step 2. What an IRI has that is not US-ASCII is in `ucschar` or `iprivate`, and an
/// IRI without such characters is a URI.
fn step_2<K: Kind>(text: Cow<'_, str>, syntax: Syntax) -> Identifier<K, Cow<'_, str>> {
    if text.is_ascii() {
        return Identifier::known(text, syntax);
    }
    let capacity = encoded_capacity(&text);
    let Ok((uri, syntax)) = rewrite(&text, syntax, capacity, |_, component, out| {
        push_encoded(out, component, |c| !c.is_ascii());
        Ok::<(), Infallible>(())
    });
    debug_assert!(uri.chars().all(is_uri_character));
    Identifier::known(uri.into(), syntax)
}

impl<K: IriKind, T: AsRef<str>> Identifier<K, T> {
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
        step_2(self.as_str().into(), self.components().syntax()).into_owned()
    }
}
