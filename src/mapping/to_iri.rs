//! RFC 3987 section 3.2 and 3987bis section 4: converting URIs to IRIs.

use super::host::{DomainNames, domain_name_options};
#[cfg(feature = "idna")]
use super::percent::is_unreserved;
use super::pieces::{Appropriate, Piece, Pieces};
use super::rewrite::{rewrite, unbracketed_form};
use super::to_uri::check_component;
use super::{Class, Classes, MappingError, RegNameConversion, Sequence, Step, UriKind};
#[cfg(feature = "idna")]
use super::{KeptBecause, KeptLabel};
use crate::grammar::{Citation, Grammar, Production};
#[cfg(feature = "idna")]
use crate::host::is_idna_dot;
use crate::identifier::kind::Kind;
use crate::identifier::{Identifier, UriReference};
use crate::syntax::{Component, HostForm, Syntax, all_in_order};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::convert::Infallible;

/// The conversion of RFC 3987 section 3.2 or 3987bis section 4, with what they leave
/// open as options.
///
/// The result maps back to the URI, except for the case of hexadecimal digits and for
/// percent-encoded unreserved characters. No other encoding than UTF-8 is ever
/// considered: both documents say "MUST NOT".
///
/// ```
/// use iri_grammar::mapping::ToIri;
///
/// let to_iri = ToIri::rfc3987();
/// assert_eq!(to_iri.reference("http://www.example.org/D%C3%BCrst")?,
///     "http://www.example.org/D\u{fc}rst");
/// // Not UTF-8; a bidi formatting character; an overlong form of `/`; reserved.
/// for kept in ["D%FCrst", "%E2%80%AE", "%C0%AF", "%2F"] {
///     assert_eq!(to_iri.reference(kept)?, kept);
/// }
/// # Ok::<(), iri_grammar::mapping::MappingError>(())
/// ```
#[derive(Clone, Copy)]
pub struct ToIri<'h> {
    document: Procedure,
    keep: Classes,
    names: DomainNames<'h>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Procedure {
    Rfc3987,
    Rfc3987bis,
}

impl Procedure {
    fn grammar(self) -> Grammar {
        match self {
            Procedure::Rfc3987 => Grammar::Rfc3987,
            Procedure::Rfc3987bis => Grammar::Rfc3987bis,
        }
    }

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

/// What is kept whatever the options say: "IRIs MUST NOT contain bidirectional
/// formatting characters" (RFC 3987 section 4.1).
const ALWAYS: Class = Class::BidiFormatting;

impl<'h> ToIri<'h> {
    /// RFC 3987 section 3.2, keeping [`Classes::RFC3987`] percent-encoded.
    pub fn rfc3987() -> Self {
        ToIri {
            document: Procedure::Rfc3987,
            keep: Classes::RFC3987,
            names: DomainNames::default(),
        }
    }

    /// 3987bis section 4, keeping [`Classes::RFC3987BIS`] percent-encoded.
    #[cfg(feature = "idna")]
    pub fn rfc3987bis() -> Self {
        ToIri { document: Procedure::Rfc3987bis, keep: Classes::RFC3987BIS, ..ToIri::rfc3987() }
    }

    /// The characters that step 4 regards as inappropriate, besides those that the
    /// grammar does not allow at that place, and always
    /// [`Class::BidiFormatting`]: "Because there are some choices when step 4 is
    /// applied (see section 6.1), results may vary" (RFC 3987 section 3.2).
    #[must_use]
    pub fn keep(mut self, classes: Classes) -> Self {
        self.keep = classes.with(ALWAYS);
        self
    }

    /// RFC 3987 section 3.2.1: "Implementations with scheme-specific knowledge MAY
    /// convert punycode-encoded domain name labels to the corresponding characters by
    /// using the ToUnicode procedure"; 3987bis section 4 step 6: "URIs known to contain
    /// domain names in the reg-name component SHOULD convert". This is the procedure. Of a
    /// [`Profile`](crate::host::Profile), each punycode-encoded label is converted by itself,
    /// and one that cannot be shown stays as it is: see
    /// [`reference_and_kept`](Self::reference_and_kept). A function converts the reg-name as
    /// a whole. Without any, host names stay as they are.
    ///
    /// ```
    /// # #[cfg(feature = "idna")] {
    /// use iri_grammar::host::Idna2008;
    /// use iri_grammar::mapping::ToIri;
    ///
    /// let to_iri = ToIri::rfc3987().to_unicode(Idna2008::new());
    /// // U+2603 is DISALLOWED in IDNA2008.
    /// let (iri, kept) = to_iri.reference_and_kept("http://xn--n3h.xn--caf-dma.example/")?;
    /// assert_eq!(iri, "http://xn--n3h.caf\u{e9}.example/");
    /// assert_eq!(kept[0].label, "xn--n3h");
    /// # }
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    #[must_use]
    pub fn to_unicode(mut self, to_unicode: impl Into<RegNameConversion<'h>>) -> Self {
        self.names.conversion = Some(to_unicode.into());
        self
    }

    domain_name_options!('h);

    /// Converts a text, which is a URI reference.
    ///
    /// # Errors
    ///
    /// Where the text is no URI reference; where the conversion of the host name is a
    /// function that fails, or gives what is no host.
    pub fn reference<'t>(&self, text: &'t str) -> Result<Cow<'t, str>, MappingError> {
        Ok(self.convert_text(text, parse(text)?.components().syntax())?.text)
    }

    /// The same, with the labels of the domain name that stay as they are, and why.
    ///
    /// # Errors
    ///
    /// As [`reference`](Self::reference).
    #[cfg(feature = "idna")]
    pub fn reference_and_kept<'t>(
        &self,
        text: &'t str,
    ) -> Result<(Cow<'t, str>, Vec<KeptLabel>), MappingError> {
        let uri = parse(text)?.components().syntax();
        let Converted { text, kept, .. } = self.convert_text(text, uri)?;
        let section = self.names_section();
        let kept = kept.into_iter().map(|(label, reason)| KeptLabel { label, reason, section });
        Ok((text, kept.collect()))
    }

    /// Converts an identifier. Takes time in proportion to its length, and allocates
    /// only where something changes.
    ///
    /// # Errors
    ///
    /// Where the conversion of the host name is a function that fails. By 3987bis, where a
    /// query has tags (U+E0000 to U+E0FFF) in the end, which RFC 3987 does not allow.
    pub fn map<'i, K: UriKind, T: AsRef<str>>(
        &self,
        uri: &'i Identifier<K, T>,
    ) -> Result<Identifier<K::Iri, Cow<'i, str>>, MappingError> {
        let converted = self.convert_text(uri.as_str(), uri.components().syntax())?;
        let Converted { text, syntax, .. } = converted;
        match self.document {
            Procedure::Rfc3987 => Ok(Identifier::known(text, syntax)),
            Procedure::Rfc3987bis => {
                let syntax = self.check(K::Iri::production(), &text)?;
                Ok(Identifier::known(text, syntax))
            }
        }
    }

    /// Converts a component by itself. No host name is converted.
    ///
    /// # Errors
    ///
    /// Where the text is not that component of a URI.
    pub fn component<'t>(
        &self,
        component: Component,
        text: &'t str,
    ) -> Result<Cow<'t, str>, MappingError> {
        check_component(Grammar::Rfc3986, component, text)?;
        if !text.contains('%') {
            return Ok(text.into());
        }
        let mut out = String::with_capacity(text.len());
        self.pieces(component, text).for_each(|piece| piece.push_to(&mut out));
        Ok(out.into())
    }

    /// The steps of [`reference`](Self::reference).
    ///
    /// # Errors
    ///
    /// As [`reference`](Self::reference).
    pub fn steps(&self, text: &str) -> Result<Vec<Step>, MappingError> {
        let syntax = parse(text)?.components().syntax();
        let section = self.document.section();
        let pieces: Vec<Piece<'_>> = all_in_order(text, syntax)
            .flat_map(|(component, part)| {
                // Punctuation has no percent-encodings, whatever it is taken for.
                self.pieces(component.unwrap_or(Component::Scheme), part)
            })
            .collect();
        let mut steps = Vec::new();
        for (step, (number, did)) in (1..).zip([
            ("1", "represent the URI as octets in US-ASCII"),
            ("2", "convert percent-encodings to octets, except %, reserved, and US-ASCII not allowed in URIs"),
            ("3", "re-percent-encode octets that are not strictly legal UTF-8"),
            ("4", "re-percent-encode characters that are not appropriate"),
            ("5", "interpret the octets as UTF-8"),
        ]) {
            let mut sequence = Sequence::default();
            pieces.iter().for_each(|piece| piece.after(step, &mut sequence));
            steps.push(Step::new(section, number, did, sequence));
        }
        let iri = self.convert_text(text, syntax)?.text;
        let section = self.names_section();
        let number = if self.document == Procedure::Rfc3987 { "" } else { "6" };
        if self.names.conversion.is_some() {
            let did = "convert punycode-encoded labels by ToUnicode";
            steps.push(Step::new(section, number, did, &*iri));
        } else if self.document == Procedure::Rfc3987bis {
            steps.push(Step::new(section, number, "leave domain names as they are", &*iri));
        }
        Ok(steps)
    }

    pub(super) fn pieces<'t>(&self, component: Component, text: &'t str) -> Pieces<'t> {
        let grammar = self.document.grammar();
        Pieces::of(text, Appropriate { grammar, classes: self.keep, component })
    }

    fn convert_text<'t>(
        &self,
        text: &'t str,
        syntax: Syntax,
    ) -> Result<Converted<'t>, MappingError> {
        let (text, syntax) = self.steps_2_to_5(text, syntax);
        #[cfg(feature = "idna")]
        let mut kept = Vec::new();
        #[cfg(feature = "idna")]
        let to_unicode = |conversion: RegNameConversion<'h>, reg_name: &str| {
            conversion.to_unicode(reg_name, |label| self.verify_label(label), &mut kept)
        };
        #[cfg(not(feature = "idna"))]
        let to_unicode = RegNameConversion::to_unicode;
        let section = self.document.section();
        let converted = self.names.convert(to_unicode, &text, syntax, section)?;
        let Some((converted, _)) = converted else {
            return Ok(Converted {
                text,
                syntax,
                #[cfg(feature = "idna")]
                kept,
            });
        };
        // A conversion from elsewhere may give anything. Other labels may have percent-encodings
        // still, which an ireg-name of RFC 3987 has and one of 3987bis has not.
        let check = |grammar: Grammar| self.check(grammar.reference(), &converted);
        let syntax = check(self.document.grammar())
            .or_else(|error| check(Grammar::Rfc3987).map_err(|_| error))?;
        Ok(Converted {
            text: converted.into(),
            syntax,
            #[cfg(feature = "idna")]
            kept,
        })
    }

    /// Whether a label that has been converted is appropriate in an IRI (step 4), and stays
    /// one label.
    #[cfg(feature = "idna")]
    fn verify_label(&self, label: &str) -> Result<(), KeptBecause> {
        let grammar = self.document.grammar();
        let appropriate = Appropriate { grammar, classes: self.keep, component: Component::Host };
        let is_allowed = |(at, c): &(usize, char)| match c.is_ascii() {
            true => is_unreserved(*c) || "!$&'()*+,;=".contains(*c),
            false => appropriate.allows(*c, *at == 0),
        };
        let mut wrong = label.char_indices().filter(|it| is_idna_dot(it.1) || !is_allowed(it));
        wrong.next().map_or(Ok(()), |(_, c)| Err(KeptBecause::Inappropriate(c)))
    }

    /// The section that has labels converted.
    fn names_section(&self) -> Citation {
        match self.document {
            Procedure::Rfc3987 => Citation { section: "3.2.1", ..self.document.section() },
            Procedure::Rfc3987bis => self.document.section(),
        }
    }

    fn check(&self, production: Production, text: &str) -> Result<Syntax, MappingError> {
        match production.components(text) {
            Ok(components) => Ok(components.syntax()),
            Err(error) => Err(MappingError::Result {
                text: text.to_string(),
                error,
                section: self.document.section(),
            }),
        }
    }

    fn steps_2_to_5<'t>(&self, text: &'t str, syntax: Syntax) -> (Cow<'t, str>, Syntax) {
        if !text.contains('%') {
            return (text.into(), syntax);
        }
        let Ok((iri, mut new)) = rewrite(text, syntax, text.len(), |component, part, out| {
            self.pieces(component, part).for_each(|piece| piece.push_to(out));
            Ok::<(), Infallible>(())
        });
        if let Some(authority) = &mut new.authority {
            // An ireg-name that had percent-encoded digits may be an IPv4address now.
            if authority.host.form == HostForm::RegName {
                authority.host.form = unbracketed_form(authority.host.span.of(&iri));
            }
        }
        (iri.into(), new)
    }
}

/// An IRI reference, and of a host name converted the labels that stay as they are.
struct Converted<'t> {
    text: Cow<'t, str>,
    syntax: Syntax,
    #[cfg(feature = "idna")]
    kept: Vec<(String, KeptBecause)>,
}

fn parse(text: &str) -> Result<UriReference<'_>, MappingError> {
    UriReference::new(text).map_err(|error| MappingError::Input { text: text.to_string(), error })
}

impl<K: UriKind, T: AsRef<str>> Identifier<K, T> {
    /// The IRI that this URI is converted to by RFC 3987 section 3.2, with
    /// [`ToIri::rfc3987`] and no option. It maps back to this URI, except for the case
    /// of hexadecimal digits and for percent-encoded unreserved characters.
    ///
    /// ```
    /// use iri_grammar::Uri;
    ///
    /// let uri = Uri::new("http://example.org/r%C3%A9sum%C3%A9?%EE%80%80#%EE%80%80")?;
    /// // Private use characters are allowed in a query only.
    /// assert_eq!(uri.to_iri(), "http://example.org/r\u{e9}sum\u{e9}?\u{e000}#%EE%80%80");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn to_iri(&self) -> Identifier<K::Iri, String> {
        let to_iri = ToIri::rfc3987();
        let (text, syntax) = to_iri.steps_2_to_5(self.as_str(), self.components().syntax());
        Identifier::known(text.into_owned(), syntax)
    }
}
