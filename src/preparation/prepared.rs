//! The result of preparation.

use super::encoding::{Encoding, process_host};
use super::notes::{Note, NoteKind, count_characters, guidelines};
use super::options::Preparation;
use crate::error::Error;
use crate::grammar::Grammar;
use crate::host::HostError;
use crate::identifier::{IriReference, UriReferenceBuf};
use crate::mapping::MappingError;
use crate::schemes::{SchemeError, SchemeSpecific};
use crate::syntax::{Characters, Component, Parts, Span};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// The span of a component in the original string, and in the result.
#[derive(Clone, Copy, Debug)]
pub(super) struct PartSpans {
    pub(super) source: Span,
    pub(super) result: Span,
}

/// A character of the query that the document's charset lacks, with its positions in the original
/// query, from 0.
#[derive(Clone, Copy, Debug)]
pub(super) struct MissingCharacter {
    pub(super) character: char,
    /// The position in bytes.
    pub(super) offset: usize,
    /// The position in characters.
    pub(super) index: usize,
}

/// The result of preparation: components and notes. It may be an identifier or not.
///
/// ```
/// use iri_grammar::Component;
/// use iri_grammar::preparation::Preparation;
///
/// let prepared = Preparation::new().reference(" http://example.org:x/a b?");
/// assert_eq!(prepared.part(Component::Path), Some("/a%20b"));
/// assert_eq!(prepared.part(Component::Query), Some(""));
/// assert!(prepared.part(Component::Fragment).is_none());
/// // The port stays unchanged, so this is not an identifier.
/// assert_eq!(prepared.as_str(), "http://example.org:x/a%20b?");
/// assert_eq!(prepared.iri().unwrap_err().production().name(), "port");
/// ```
#[derive(Clone, Debug)]
pub struct Prepared {
    pub(super) text: String,
    /// The span of the reference in the original string.
    pub(super) source: Span,
    pub(super) authority: Option<PartSpans>,
    pub(super) parts: Parts<PartSpans>,
    pub(super) notes: Vec<Note>,
    /// The name of the host that the profile rejects, with the error.
    pub(super) rejection: Option<Box<(String, HostError)>>,
    /// The first character of the query that the document's charset lacks.
    pub(super) first_unencodable: Option<MissingCharacter>,
    /// The options of the preparation.
    pub(super) rules: Preparation,
}

impl Prepared {
    /// Counts the positions in characters. `characters` are those of the original string.
    pub(super) fn with_characters(mut self, characters: &Characters<'_>) -> Self {
        count_characters(&mut self.notes, characters);
        let query = self.part_span(Component::Query);
        if let (Some(missing), Some(Span { start, .. })) = (&mut self.first_unencodable, query) {
            let before = characters.span(Span { start, end: start + missing.offset });
            missing.index = before.end - before.start;
        }
        self
    }

    /// The recomposed components, valid or not.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The span of the reference in the original string, in bytes. It excludes the characters that
    /// were removed around the string, and the other [`references`](Preparation::references) in it.
    ///
    /// ```
    /// use iri_grammar::preparation::Preparation;
    ///
    /// let text = " a:b  \u{e9} ";
    /// let mut references = Preparation::new().references(text);
    /// assert_eq!(references.next().unwrap().span().slice(text), "a:b");
    /// let second = references.next().unwrap();
    /// assert_eq!((second.span().slice(text), second.as_str()), ("\u{e9}", "%C3%A9"));
    /// ```
    pub fn span(&self) -> Span {
        self.source
    }

    /// A component; `None` if it is undefined. The path is always defined; the host is defined if
    /// the authority is. An invalid port or host stays unchanged.
    pub fn part(&self, component: Component) -> Option<&str> {
        self.parts[component].map(|spans| spans.result.slice(&self.text))
    }

    /// The span of a component in the original string, in bytes; `None` if it is undefined.
    pub fn part_span(&self, component: Component) -> Option<Span> {
        self.parts[component].map(|spans| spans.source)
    }

    /// The defined components, in the order of an identifier.
    pub fn parts(&self) -> impl Iterator<Item = (Component, &str)> {
        Component::ALL.into_iter().filter_map(|component| Some((component, self.part(component)?)))
    }

    /// The span of the authority in the original string, in bytes; `None` if it is undefined.
    pub fn authority_span(&self) -> Option<Span> {
        self.authority.map(|authority| authority.source)
    }

    /// The authority of the result; `None` if it is undefined.
    pub fn authority(&self) -> Option<&str> {
        self.authority.map(|authority| authority.result.slice(&self.text))
    }

    /// The notes, in the order of the steps.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Why the requested profile rejects the host; `None` if it does not, or if no profile
    /// processed the host.
    pub fn host_error(&self) -> Option<&HostError> {
        self.rejection.as_ref().map(|rejection| &rejection.1)
    }

    /// The scheme-specific content of a `javascript`, `mailto` or `data` identifier; `None` for
    /// other schemes, or without a scheme.
    ///
    /// # Errors
    ///
    /// The inner result is an error if the scheme does not allow the content.
    pub fn scheme_specific(&self) -> Option<Result<SchemeSpecific<'_>, SchemeError>> {
        SchemeSpecific::parse_text(self.part(Component::Scheme)?, &self.text)
    }

    /// The result as an IRI reference of RFC 3987.
    ///
    /// # Errors
    ///
    /// If the result is not an IRI reference. Positions are in [`as_str`](Self::as_str).
    pub fn iri(&self) -> Result<IriReference<'_>, Error> {
        IriReference::new(&self.text)
    }

    /// Converts the result to a URI reference (guidelines of 2011, section 7.1): percent-encodes
    /// the characters that a component of a URI does not allow, and converts the host to its ASCII
    /// form.
    ///
    /// # Errors
    ///
    /// If the host cannot be converted, if the document's charset lacks a character of the query
    /// (the offset is in the original query), or if the result is not a URI reference.
    ///
    /// ```
    /// use iri_grammar::preparation::Preparation;
    ///
    /// let iri_form = Preparation::new().iri_form(true);
    /// let prepared = iri_form.reference("http://r\u{e9}sum\u{e9}.example/\u{e9}");
    /// assert_eq!(prepared.as_str(), "http://r\u{e9}sum\u{e9}.example/\u{e9}");
    /// assert_eq!(prepared.uri()?, "http://xn--rsum-bpad.example/%C3%A9");
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    pub fn uri(&self) -> Result<UriReferenceBuf, MappingError> {
        let mut text = String::with_capacity(self.text.len());
        let has_userinfo = self.part(Component::Userinfo).is_some();
        for (component, part) in self.parts() {
            let (before, after) = delimiters(component, has_userinfo);
            text.push_str(before);
            self.push_in_uri(&mut text, component, part)?;
            text.push_str(after);
        }
        let section = guidelines("7.1");
        text.parse().map_err(|error| MappingError::Result { text, error, section })
    }

    /// Appends a component as a URI allows it.
    fn push_in_uri(
        &self,
        out: &mut String,
        component: Component,
        text: &str,
    ) -> Result<(), MappingError> {
        match (component, self.first_unencodable) {
            (Component::Scheme | Component::Port, _) => out.push_str(text),
            // The host is already processed. Processing it again would change nothing.
            (Component::Host, _) if !self.rules.iri_form && self.rejection.is_none() => {
                out.push_str(text);
            }
            (Component::Host, _) => {
                let host = process_host(text, self.rules.host, Grammar::Rfc3986);
                match host.rejection {
                    // The host is no reg-name. A valid reg-name need not be a domain name.
                    Some((reg_name, error)) if host.kind == Some(NoteKind::Host) => {
                        let (error, section) = (error.into(), guidelines("5.2.2"));
                        return Err(MappingError::RegName { reg_name, error, section });
                    }
                    _ => out.push_str(&host.text),
                }
            }
            (Component::Query, Some(MissingCharacter { character, offset, index })) => {
                return Err(self.rules.query_model().unencodable_error(character, offset, index));
            }
            _ => {
                let scheme = self.part(Component::Scheme);
                let encoding = Encoding::new(component, Grammar::Rfc3986, scheme, &self.rules);
                encoding.push(out, text, |_, _, _| {});
            }
        }
        Ok(())
    }
}

/// RFC 3986 §5.3: the delimiters before and after a defined component.
pub(super) fn delimiters(component: Component, has_userinfo: bool) -> (&'static str, &'static str) {
    match component {
        Component::Scheme => ("", ":"),
        Component::Userinfo => ("//", "@"),
        Component::Host if has_userinfo => ("", ""),
        Component::Host => ("//", ""),
        Component::Port => (":", ""),
        Component::Path => ("", ""),
        Component::Query => ("?", ""),
        Component::Fragment => ("#", ""),
    }
}
