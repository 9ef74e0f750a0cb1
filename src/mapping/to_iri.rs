//! RFC 3987 section 3.2 and 3987bis section 4: the conversion of URIs to IRIs.

#[cfg(feature = "idna")]
use super::UnconvertedLabel;
use super::error::{check_input, check_result};
use super::names::{DomainNames, Unconverted, convert_host, domain_name_options};
use super::pieces::{AppropriateCharacters, Piece, Pieces};
use super::rewrite::rewrite;
use super::to_uri::check_component;
use super::{MappingError, RegNameConversion, UriKind};
use crate::grammar::{Citation, Grammar};
use crate::identifier::{Identifier, Text, UriReference, kind};
use crate::schemes::Fact;
use crate::steps::{Sequence, Step, Trace};
use crate::syntax::{Component, Components, Parts, Places, Span, defined_spans, divide, has_octet};
use crate::text::{Class, Classes};
use alloc::borrow::Cow;
use alloc::string::String;
#[cfg(feature = "idna")]
use alloc::vec::Vec;
use core::convert::Infallible;

/// The numbers and descriptions of steps 1 to 5.
const STEPS: [(&str, &str); 5] = [
    ("1", "represent the URI as octets in US-ASCII"),
    (
        "2",
        "convert percent-encodings to octets, except %, reserved, and US-ASCII not allowed in URIs",
    ),
    ("3", "re-percent-encode octets that are not strictly legal UTF-8"),
    ("4", "re-percent-encode characters that are not appropriate"),
    ("5", "interpret the octets as UTF-8"),
];

/// Step 2 in a scheme that forbids decoding.
const STEP_2_WITHOUT_ASCII: (&str, &str) =
    ("2", "convert percent-encodings to octets, except those of US-ASCII");

/// The conversion of RFC 3987 section 3.2 or 3987bis section 4, with options.
///
/// Mapping the result to a URI returns the original URI, except for the case of hexadecimal digits
/// and for percent-encoded unreserved characters. Octets are always decoded as UTF-8: both documents
/// forbid other encodings ("MUST NOT").
///
/// ```
/// use iri_grammar::mapping::ToIri;
///
/// let to_iri = ToIri::rfc3987();
/// assert_eq!(to_iri.reference("http://www.example.org/D%C3%BCrst")?,
///     "http://www.example.org/D\u{fc}rst");
/// // Not UTF-8; a bidi formatting character; an overlong encoding of `/`; a reserved character.
/// for kept in ["D%FCrst", "%E2%80%AE", "%C0%AF", "%2F"] {
///     assert_eq!(to_iri.reference(kept)?, kept);
/// }
/// # Ok::<(), iri_grammar::mapping::MappingError>(())
/// ```
///
/// In a URN, percent-encoded US-ASCII characters stay, since `urn:example:%61` and `urn:example:a` are
/// not equivalent (RFC 8141 section 3.1). Other characters are decoded, which section 4.4 allows for
/// display: they map back to the same URN. The conversion of a single [`component`](Self::component),
/// or of a reference without a scheme and without [`base_scheme`](Self::base_scheme), does not know that
/// it is part of a URN.
///
/// ```
/// use iri_grammar::mapping::ToIri;
///
/// assert_eq!(ToIri::rfc3987().reference("urn:example:%61%C3%A9")?, "urn:example:%61\u{e9}");
/// # Ok::<(), iri_grammar::mapping::MappingError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ToIri<'h> {
    document: Procedure,
    /// The classes of characters that stay percent-encoded.
    keep: Classes,
    names: DomainNames<'h>,
}

/// The document that describes the conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Procedure {
    Rfc3987,
    Rfc3987bis,
}

impl Procedure {
    /// The grammar of the resulting IRI.
    fn grammar(self) -> Grammar {
        match self {
            Procedure::Rfc3987 => Grammar::Rfc3987,
            Procedure::Rfc3987bis => Grammar::Rfc3987bis,
        }
    }

    /// The section that describes the conversion.
    fn section(self) -> Citation {
        let section = if self == Procedure::Rfc3987 { "3.2" } else { "4" };
        self.grammar().document().section(section)
    }
}

impl Default for ToIri<'_> {
    fn default() -> Self {
        ToIri::rfc3987()
    }
}

/// The class that every conversion keeps percent-encoded: "IRIs MUST NOT contain bidirectional
/// formatting characters" (RFC 3987 section 4.1).
const ALWAYS_KEPT: Class = Class::BidiFormatting;

impl<'h> ToIri<'h> {
    /// The conversion of RFC 3987 section 3.2. It keeps [`Classes::RFC3987`] percent-encoded.
    pub const fn rfc3987() -> Self {
        ToIri { document: Procedure::Rfc3987, keep: Classes::RFC3987, names: DomainNames::new() }
    }

    /// The conversion of 3987bis section 4. It keeps [`Classes::RFC3987BIS`] percent-encoded.
    #[cfg(feature = "idna")]
    pub const fn rfc3987bis() -> Self {
        ToIri { document: Procedure::Rfc3987bis, keep: Classes::RFC3987BIS, ..ToIri::rfc3987() }
    }

    /// Sets the classes of characters that step 4 regards as inappropriate.
    /// [`Class::BidiFormatting`], and characters that the grammar does not allow in the component,
    /// are always inappropriate. "Because there are some choices when step 4 is
    /// applied (see section 6.1), results may vary" (RFC 3987 section 3.2).
    #[must_use]
    pub const fn keep(mut self, classes: Classes) -> Self {
        self.keep = classes.with(ALWAYS_KEPT);
        self
    }

    /// Sets the conversion of domain names. RFC 3987 section 3.2.1: "Implementations with
    /// scheme-specific knowledge MAY convert punycode-encoded domain name labels to the
    /// corresponding characters by using the ToUnicode procedure"; 3987bis section 4 step 6: "URIs
    /// known to contain domain names in the reg-name component SHOULD convert". A
    /// [`Profile`](crate::host::Profile) converts each punycode-encoded label independently. A
    /// label without a valid Unicode form stays unchanged: see
    /// [`reference_and_unconverted`](Self::reference_and_unconverted). A function converts the whole reg-name.
    /// By default, host names stay unchanged.
    ///
    /// ```
    /// # #[cfg(feature = "idna")] {
    /// use iri_grammar::host::Idna2008;
    /// use iri_grammar::mapping::ToIri;
    ///
    /// let to_iri = ToIri::rfc3987().to_unicode(Idna2008::new());
    /// // U+2603 is DISALLOWED in IDNA2008.
    /// let (iri, kept) = to_iri.reference_and_unconverted("http://xn--n3h.xn--caf-dma.example/")?;
    /// assert_eq!(iri, "http://xn--n3h.caf\u{e9}.example/");
    /// assert_eq!(kept[0].label, "xn--n3h");
    /// # }
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    #[doc(alias = "punycode")]
    #[doc(alias = "idna")]
    #[must_use]
    pub fn to_unicode(mut self, to_unicode: impl Into<RegNameConversion<'h>>) -> Self {
        self.names.conversion = Some(to_unicode.into());
        self
    }

    domain_name_options!('h);
    /// Converts a text that is a URI reference.
    ///
    /// # Errors
    ///
    /// If the text is not a URI reference, or if the conversion of the host name is a function
    /// that fails or does not return a host.
    pub fn reference<'t>(&self, text: &'t str) -> Result<Cow<'t, str>, MappingError> {
        self.reference_with_trace(text, &mut Trace::off())
    }

    /// Converts as [`reference`](Self::reference), and records the steps.
    ///
    /// # Errors
    ///
    /// As [`reference`](Self::reference).
    pub fn reference_with_trace<'t>(
        &self,
        text: &'t str,
        trace: &mut Trace,
    ) -> Result<Cow<'t, str>, MappingError> {
        let uri = check_input::<kind::UriReference>(text)?.into_components();
        Ok(self.convert(uri, &mut Unconverted::default(), trace)?.0)
    }

    /// Converts as [`reference`](Self::reference), and also returns the labels of the domain name
    /// that stay unchanged, with the reasons.
    ///
    /// # Errors
    ///
    /// As [`reference`](Self::reference).
    #[cfg(feature = "idna")]
    pub fn reference_and_unconverted<'t>(
        &self,
        text: &'t str,
    ) -> Result<(Cow<'t, str>, Vec<UnconvertedLabel>), MappingError> {
        self.reference_and_unconverted_with_trace(text, &mut Trace::off())
    }

    /// Converts as [`reference_and_unconverted`](Self::reference_and_unconverted), and records the
    /// steps.
    ///
    /// # Errors
    ///
    /// As [`reference`](Self::reference).
    ///
    /// ```
    /// use iri_grammar::host::Idna2008;
    /// use iri_grammar::mapping::ToIri;
    /// use iri_grammar::spec::Trace;
    ///
    /// let mut trace = Trace::on();
    /// let to_iri = ToIri::rfc3987().to_unicode(Idna2008::new());
    /// let (iri, kept) =
    ///     to_iri.reference_and_unconverted_with_trace("http://xn--n3h.example/%C3%A9", &mut trace)?;
    /// assert_eq!(iri, "http://xn--n3h.example/\u{e9}");
    /// assert_eq!((&*kept[0].label, trace.is_empty()), ("xn--n3h", false));
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    #[cfg(feature = "idna")]
    pub fn reference_and_unconverted_with_trace<'t>(
        &self,
        text: &'t str,
        trace: &mut Trace,
    ) -> Result<(Cow<'t, str>, Vec<UnconvertedLabel>), MappingError> {
        let uri: UriReference<'_> = check_input(text)?;
        let mut unconverted = Unconverted::default();
        let (text, _) = self.convert(uri.into_components(), &mut unconverted, trace)?;
        let section = self.names_section();
        let labels = unconverted.into_iter();
        let label = |(label, reason)| UnconvertedLabel { label, reason, section };
        Ok((text, labels.map(label).collect()))
    }

    /// Converts an identifier. Takes linear time, and allocates only if something changes.
    ///
    /// # Errors
    ///
    /// If the conversion of the host name is a function that fails. In 3987bis, also if the query
    /// of the result contains tags (U+E0000 to U+E0FFF), which RFC 3987 does not allow.
    pub fn map<'i, K: UriKind, T: Text>(
        &self,
        uri: &'i Identifier<K, T>,
    ) -> Result<Identifier<K::Iri, Cow<'i, str>>, MappingError> {
        let (text, places) =
            self.convert(uri.components(), &mut Unconverted::default(), &mut Trace::off())?;
        // The result is of a kind of RFC 3987, even if the conversion is that of 3987bis.
        let is_tag = |c| matches!(c, '\u{E0000}'..='\u{E0FFF}');
        if self.document == Procedure::Rfc3987bis && text.contains(is_tag) {
            check_result(text, self.document.section())
        } else {
            Ok(Identifier::from_checked(text, places))
        }
    }

    /// Converts a single component. Does not apply the conversion of domain names.
    ///
    /// # Errors
    ///
    /// If the text is not valid as this component of a URI.
    pub fn component<'t>(
        &self,
        component: Component,
        text: &'t str,
    ) -> Result<Cow<'t, str>, MappingError> {
        check_component(Grammar::Rfc3986, component, text)?;
        // The scheme is not known.
        let against_decoding = None;
        if !self.changes(component, text, against_decoding) {
            return Ok(text.into());
        }
        let mut out = String::with_capacity(text.len());
        self.pieces(component, text, against_decoding).for_each(|piece| piece.push_to(&mut out));
        Ok(out.into())
    }

    /// The fact that forbids decoding in the scheme of the text, or of its base.
    pub(super) fn fact_against_decoding(&self, text: &str, parts: Parts<Span>) -> Option<&Fact> {
        let scheme = self.names.scheme(text, parts)?;
        self.names.schemes.fact_against_decoding(scheme)
    }

    /// Divides a component into pieces. `against_decoding` is the fact that forbids decoding.
    pub(super) fn pieces<'t>(
        &self,
        component: Component,
        text: &'t str,
        against_decoding: Option<&Fact>,
    ) -> Pieces<'t> {
        Pieces::new(text, self.appropriate(component, against_decoding))
    }

    /// Whether the conversion changes a component.
    fn changes(&self, component: Component, text: &str, against_decoding: Option<&Fact>) -> bool {
        self.pieces(component, text, against_decoding).any(Piece::changes)
    }

    /// The characters that are appropriate in a component.
    fn appropriate(
        &self,
        component: Component,
        against_decoding: Option<&Fact>,
    ) -> AppropriateCharacters {
        AppropriateCharacters {
            grammar: self.document.grammar(),
            classes: self.keep,
            component,
            keeps_ascii: against_decoding.is_some(),
        }
    }

    /// Applies steps 1 to 5, and the optional conversion of the host name. Adds the labels that stay
    /// unchanged to `unconverted`.
    fn convert<'t>(
        &self,
        uri: Components<'t>,
        unconverted: &mut Unconverted,
        trace: &mut Trace,
    ) -> Result<(Cow<'t, str>, Places), MappingError> {
        let (iri, places) = self.steps_1_to_5(uri, trace);
        let grammar = self.document.grammar();
        let section = self.names_section();
        // RFC 3987 describes this conversion in a section without numbers.
        let number = if grammar == Grammar::Rfc3987 { "" } else { "6" };
        // `host_to_convert` reads only the text and the spans, so any production will do.
        let components = Components::new(&iri, places, UriReference::production());
        let Some((conversion, host)) = self.names.host_to_convert(components) else {
            if grammar == Grammar::Rfc3987bis {
                trace.step(|| Step::new(section, number, "leave domain names as they are", &*iri));
            }
            return Ok((iri, places));
        };
        // A scheme with domain names allows decoding.
        let appropriate = self.appropriate(Component::Host, None);
        let converted = convert_host(&iri, host, self.document.section(), |name| {
            conversion.to_unicode(name, appropriate, unconverted)
        })?;
        let (iri, places) = match converted {
            Some(converted) => self.check_converted(converted)?,
            None => (iri, places),
        };
        let did = "convert punycode-encoded labels by ToUnicode";
        trace.step(|| Step::new(section, number, did, &*iri));
        Ok((iri, places))
    }

    /// Applies steps 1 to 5. Returns the IRI and the positions of its components.
    fn steps_1_to_5<'t>(&self, uri: Components<'t>, trace: &mut Trace) -> (Cow<'t, str>, Places) {
        let text = uri.text();
        let has_percent = has_octet(text, b'%');
        let against_decoding =
            if has_percent { self.fact_against_decoding(text, uri.spans()) } else { None };
        for (step, (number, did)) in (1..).zip(STEPS) {
            trace.step(|| {
                let mut sequence = Sequence::default();
                for (component, part) in divide(text, uri.spans()) {
                    // Punctuation has no percent-encodings, so its component does not matter.
                    let component = component.unwrap_or(Component::Scheme);
                    let pieces = self.pieces(component, part, against_decoding);
                    pieces.for_each(|piece| piece.push_after(step, &mut sequence));
                }
                let section = self.document.section();
                match against_decoding {
                    Some(fact) if number == STEP_2_WITHOUT_ASCII.0 => Step {
                        source: Some(fact.source.text()),
                        ..Step::new(section, number, STEP_2_WITHOUT_ASCII.1, sequence)
                    },
                    _ => Step::new(section, number, did, sequence),
                }
            });
        }
        let changes = |(component, part): (_, Span)| {
            self.changes(component, part.slice(text), against_decoding)
        };
        if !has_percent || !defined_spans(uri.spans()).any(changes) {
            return (text.into(), uri.places());
        }
        let Ok((iri, parts)) = rewrite(text, uri.spans(), text.len(), |component, part, out| {
            self.pieces(component, part, against_decoding).for_each(|piece| piece.push_to(out));
            Ok::<(), Infallible>(())
        });
        (iri.into(), parts.into())
    }

    /// Checks the result of a conversion, since a caller's function may return anything. A result of
    /// 3987bis may also match the grammar of RFC 3987 instead: an unconverted label may contain
    /// percent-encodings, which 3987bis does not allow in an ireg-name. The error is that of the
    /// document's own grammar.
    fn check_converted<'t>(&self, iri: String) -> Result<(Cow<'t, str>, Places), MappingError> {
        let production = self.document.grammar().reference();
        let components = production.components(&iri);
        let components = components
            .or_else(|error| Grammar::Rfc3987.reference().components(&iri).map_err(|_| error));
        match components.map(Components::places) {
            Ok(places) => Ok((iri.into(), places)),
            Err(error) => {
                Err(MappingError::Result { text: iri, error, section: self.document.section() })
            }
        }
    }

    /// The section about the conversion of domain names.
    fn names_section(&self) -> Citation {
        match self.document {
            Procedure::Rfc3987 => Citation { section: "3.2.1", ..self.document.section() },
            Procedure::Rfc3987bis => self.document.section(),
        }
    }
}

impl<K: UriKind, T: Text> Identifier<K, T> {
    /// Converts this URI to an IRI by RFC 3987 section 3.2, with the default options of
    /// [`ToIri::rfc3987`]. Mapping the result to a URI returns this URI, except for the case of
    /// hexadecimal digits and for percent-encoded unreserved characters.
    ///
    /// ```
    /// use iri_grammar::Uri;
    ///
    /// let uri = Uri::new("http://example.org/r%C3%A9sum%C3%A9?%EE%80%80#%EE%80%80")?;
    /// // Only a query allows private use characters.
    /// assert_eq!(uri.to_iri(), "http://example.org/r\u{e9}sum\u{e9}?\u{e000}#%EE%80%80");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn to_iri(&self) -> Identifier<K::Iri, String> {
        let (text, places) = ToIri::rfc3987().steps_1_to_5(self.components(), &mut Trace::off());
        Identifier::from_checked(text.into_owned(), places)
    }
}
