//! Checks RFC 3987 sections 4.1 and 4.2: the formatting characters that an identifier must not
//! contain, its components "for the purpose of Bidi behavior", and the restrictions on components.

use super::characters::{formatting_characters, formatting_name, is_ltr, is_mark, is_rtl};
use crate::error::Character;
use crate::grammar::{Citation, Document};
use crate::host::is_idna_dot;
use crate::identifier::kind::Kind;
use crate::identifier::{Identifier, Text};
use crate::mapping::{DomainNames, MappingError, domain_name_options};
use crate::named::named;
use crate::syntax::{Component, Components, HostForm, PathForm, Span};
use crate::text::{Class, is_bidi_formatting, push_encoded};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::iter;

/// A restriction on bidirectional identifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Restriction {
    /// RFC 3987 section 4.1: "IRIs MUST NOT contain bidirectional formatting characters
    /// (LRM, RLM, LRE, RLE, LRO, RLO, and PDF)".
    Formatting,
    /// An identifier must not contain ALM, LRI, RLI, FSI or PDI, which Unicode has added since. RFC
    /// 3987 section 4.1 does not name them, but its reason applies to them.
    LaterFormatting,
    /// RFC 3987 section 4.2 restriction 1: "A component SHOULD NOT use both right-to-left
    /// and left-to-right characters".
    BothDirections,
    /// RFC 3987 section 4.2 restriction 2: "A component using right-to-left characters
    /// SHOULD start \[...\] with right-to-left characters".
    Start,
    /// RFC 3987 section 4.2 restriction 2: "A component using right-to-left characters
    /// SHOULD \[...\] end with right-to-left characters".
    End,
}

named!(Restriction {
    Formatting "formatting",
    LaterFormatting "later-formatting",
    BothDirections "both-directions",
    Start "start",
    End "end",
});

impl Restriction {
    /// The restriction that a bidirectional formatting character breaks; `None` for other
    /// characters.
    ///
    /// ```
    /// use iri_grammar::bidi::Restriction;
    ///
    /// assert_eq!(Restriction::for_formatting('\u{200e}'), Some(Restriction::Formatting));
    /// assert_eq!(Restriction::for_formatting('\u{2066}'), Some(Restriction::LaterFormatting));
    /// assert_eq!(Restriction::for_formatting('\u{200d}'), None);
    /// ```
    pub fn for_formatting(c: char) -> Option<Self> {
        if Class::BidiFormatting.contains(c) {
            Some(Restriction::Formatting)
        } else {
            Class::LaterBidiFormatting.contains(c).then_some(Restriction::LaterFormatting)
        }
    }

    /// The section that states the restriction.
    pub fn citation(self) -> Citation {
        Document::Rfc(3987).section(if self.number().is_some() { "4.2" } else { "4.1" })
    }

    /// The number of the restriction in section 4.2; `None` for the restrictions of section 4.1,
    /// which have no numbers.
    pub fn number(self) -> Option<&'static str> {
        match self {
            Restriction::Formatting | Restriction::LaterFormatting => None,
            Restriction::BothDirections => Some("1"),
            Restriction::Start | Restriction::End => Some("2"),
        }
    }
}

/// The kinds of components "for the purpose of Bidi behavior" (RFC 3987 section 4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum ComponentKind {
    /// An `iuserinfo`.
    Userinfo,
    /// An `ireg-name`.
    RegName,
    /// A label of an ireg-name that is a domain name.
    Label,
    /// An `isegment`, `isegment-nz` or `isegment-nz-nc`, or the part before its first dot if
    /// extensions are components.
    Segment,
    /// An extension in the last segment.
    Extension,
    /// An `iquery`.
    Query,
    /// A name in a query.
    QueryName,
    /// A value in a query.
    QueryValue,
    /// An `ifragment`.
    Fragment,
}

named!(ComponentKind {
    Userinfo "iuserinfo",
    RegName "ireg-name",
    Label "label",
    Segment "isegment",
    Extension "extension",
    Query "iquery",
    QueryName "name in the query",
    QueryValue "value in the query",
    Fragment "ifragment",
});

/// A component that breaks a restriction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Violation {
    /// The broken restriction.
    pub restriction: Restriction,
    /// The kind of the component.
    pub kind: ComponentKind,
    /// The span of the component, in bytes from 0.
    pub component: Span,
    /// The span of the component, in characters from 0.
    pub component_characters: Span,
    /// The character that breaks the restriction: the formatting character, the first character of
    /// the second direction, or the first or last character of the component.
    pub character: char,
    /// The span of the character in the identifier, in bytes from 0.
    pub span: Span,
    /// The index of the character in the identifier, in characters from 0.
    pub index: usize,
}

impl Violation {
    /// The section that states the restriction.
    pub fn citation(&self) -> Citation {
        self.restriction.citation()
    }
}

impl fmt::Display for Violation {
    /// Writes the component, the violation, the character, its index and the section.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let character = Character(self.character);
        write!(f, "{} ", self.kind)?;
        match self.restriction {
            Restriction::Formatting | Restriction::LaterFormatting => {
                let name = formatting_name(self.character).unwrap_or_default();
                write!(f, "contains a bidirectional formatting character, {character} ({name})")?;
            }
            Restriction::BothDirections => {
                f.write_str("uses both right-to-left and left-to-right characters: ")?;
                let other = if is_rtl(self.character) { "right-to-left" } else { "left-to-right" };
                write!(f, "{character}, which is {other}")?;
            }
            Restriction::Start => {
                write!(f, "uses right-to-left characters and starts with another: {character}")?;
            }
            Restriction::End => {
                write!(f, "uses right-to-left characters and ends with another: {character}")?;
            }
        }
        write!(f, ", at column {} ({}", self.index + 1, self.citation())?;
        match self.restriction.number() {
            Some(number) => write!(f, " restriction {number})"),
            None => f.write_str(")"),
        }
    }
}

/// Checks the restrictions of RFC 3987 sections 4.1 and 4.2. Options determine the components.
///
/// ```
/// use iri_grammar::Iri;
/// use iri_grammar::bidi::{ComponentKind, Restriction, Structure};
///
/// let iri = Iri::new("http://ab.\u{5d0}\u{5d1}/c\u{5d2}")?;
/// let violations = Structure::new().violations(iri.components());
/// assert_eq!(violations[0].restriction, Restriction::Start);
/// assert_eq!(violations[1].restriction, Restriction::BothDirections);
/// assert_eq!(violations[0].kind, ComponentKind::Segment);
/// assert_eq!(violations[0].component.slice(&iri), "c\u{5d2}");
/// assert_eq!((violations[1].character, violations[1].index), ('\u{5d2}', 14));
/// assert_eq!(violations[0].citation().to_string(), "RFC 3987 section 4.2");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Structure<'h> {
    names: DomainNames<'h>,
    names_and_values: bool,
    extensions: bool,
    marks: bool,
}

impl Default for Structure<'_> {
    fn default() -> Self {
        Structure::new()
    }
}

impl<'h> Structure<'h> {
    /// Divides identifiers into the components that RFC 3987 section 4.2 lists, and into the labels
    /// of domain names, since "the restrictions of \[RFC3490\] \[...\] correspond to treating
    /// each label of a domain name as a component".
    pub const fn new() -> Self {
        Structure {
            names: DomainNames::new(),
            names_and_values: false,
            extensions: false,
            marks: false,
        }
    }

    /// Whether names and values in the query are components: "for the usual name/value syntax in
    /// query parts, it is convenient to treat each name and each value as a component" (RFC 3987
    /// section 4.2). By default, the whole query is one component.
    #[doc(alias = "query_pairs")]
    #[must_use]
    pub const fn names_and_values(mut self, divided: bool) -> Self {
        self.names_and_values = divided;
        self
    }

    /// Whether the parts after each dot in the last segment are components: "the extensions in a
    /// resource name can be treated as separate components" (RFC 3987 section 4.2). Off by
    /// default.
    #[must_use]
    pub const fn extensions(mut self, divided: bool) -> Self {
        self.extensions = divided;
        self
    }

    /// Whether a component may end with nonspacing marks after a right-to-left character, as in
    /// vocalized Hebrew and Arabic. RFC 3987 section 4.2 does not allow these marks; RFC 5893
    /// section 2 allows them in labels. Off by default.
    #[must_use]
    pub const fn marks_at_the_end(mut self, allowed: bool) -> Self {
        self.marks = allowed;
        self
    }

    domain_name_options!('h);

    /// The host, if it is a domain name.
    pub(crate) fn domain_name(&self, iri: Components<'_>) -> Option<Span> {
        self.names.host(iri.text(), iri.spans())
    }

    /// Returns the non-empty components for the purpose of Bidi behavior, in the order of the
    /// text, each with its kind and its span in bytes.
    pub fn components(&self, iri: Components<'_>) -> Vec<(ComponentKind, Span)> {
        self.components_with(iri, self.domain_name(iri).is_some())
    }

    /// Returns the non-empty components. `divides_reg_name` decides whether each label of a
    /// reg-name is a component, or the whole reg-name.
    pub(crate) fn components_with(
        &self,
        iri: Components<'_>,
        divides_reg_name: bool,
    ) -> Vec<(ComponentKind, Span)> {
        let (text, spans) = (iri.text(), iri.spans());
        let mut components = Vec::new();
        let mut push = |kind, span: Span| {
            if span.start < span.end {
                components.push((kind, span));
            }
        };
        spans[Component::Userinfo].into_iter().for_each(|span| push(ComponentKind::Userinfo, span));
        match (iri.host().map(|host| host.form()), spans[Component::Host]) {
            (Some(HostForm::RegName), Some(host)) if divides_reg_name => {
                split(text, host, is_idna_dot).for_each(|label| push(ComponentKind::Label, label))
            }
            (Some(HostForm::RegName), Some(host)) => push(ComponentKind::RegName, host),
            // There is no host, or it is an address, which is US-ASCII.
            _ => {}
        }
        let path = spans[Component::Path].unwrap_or_default();
        let is_opaque = iri.path().form() == PathForm::Opaque;
        for segment in split(text, path, if is_opaque { |_| false } else { |c| c == '/' }) {
            let may_have_extensions = self.extensions && !is_opaque && segment.end == path.end;
            let is_dot = if may_have_extensions { |c| c == '.' } else { |_| false };
            // The part before the first dot is a segment; the others are extensions.
            let kinds =
                iter::once(ComponentKind::Segment).chain(iter::repeat(ComponentKind::Extension));
            kinds.zip(split(text, segment, is_dot)).for_each(|(kind, part)| push(kind, part));
        }
        match spans[Component::Query] {
            Some(query) if self.names_and_values => {
                query_parts(text, query).for_each(|(kind, part)| push(kind, part));
            }
            Some(query) => push(ComponentKind::Query, query),
            None => {}
        }
        spans[Component::Fragment].into_iter().for_each(|span| push(ComponentKind::Fragment, span));
        components
    }

    /// Returns the violations, in the order of the text. Takes linear time.
    pub fn violations(&self, iri: Components<'_>) -> Vec<Violation> {
        self.each_violation(iri).collect()
    }

    /// Iterates over the violations in the order of the text. A text may have as many violations as
    /// characters; an iterator does not store them.
    ///
    /// ```
    /// use iri_grammar::IriReference;
    /// use iri_grammar::bidi::Structure;
    ///
    /// let text = "\u{202e}".repeat(1000);
    /// let iri = IriReference::new(&text)?;
    /// assert_eq!(Structure::new().each_violation(iri.components()).count(), 1000);
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn each_violation<'t>(
        &self,
        iri: Components<'t>,
    ) -> impl Iterator<Item = Violation> + use<'t, 'h> {
        let (text, structure) = (iri.text(), *self);
        let mut counter = CharacterCounter { text, offset: 0, index: 0 };
        // A text in US-ASCII breaks no restriction.
        let components = if text.is_ascii() { Vec::new() } else { self.components(iri) };
        components.into_iter().flat_map(move |(kind, component)| {
            let part = component.slice(text);
            let start = counter.index_at(component.start);
            // Counts within the component, while `counter` goes on to its end.
            let mut inner_counter = counter;
            let end = counter.index_at(component.end);
            structure.broken_restrictions(part).map(move |Break { restriction, at, character }| {
                let offset = component.start + at;
                Violation {
                    restriction,
                    kind,
                    component,
                    component_characters: Span { start, end },
                    character,
                    span: Span { start: offset, end: offset + character.len_utf8() },
                    index: inner_counter.index_at(offset),
                }
            })
        })
    }

    /// The restrictions of RFC 3987 §4.1 and §4.2 that a component breaks, in the order of the
    /// text.
    fn broken_restrictions<'t>(&self, component: &'t str) -> impl Iterator<Item = Break> + use<'t> {
        let formatting = formatting_characters(component).filter_map(|(at, character)| {
            let restriction = Restriction::for_formatting(character)?;
            Some(Break { restriction, at, character })
        });
        let mut formatting = formatting.peekable();
        let mut directions = self.broken_directions(component).into_iter().flatten().peekable();
        iter::from_fn(move || match (formatting.peek(), directions.peek()) {
            (Some(next), Some(other)) if other.at < next.at => directions.next(),
            (None, _) => directions.next(),
            _ => formatting.next(),
        })
    }

    /// The restrictions of RFC 3987 §4.2 that a component breaks, in the order of the text, after
    /// `None` for each restriction that holds. Formatting characters are ignored, as if they were
    /// removed.
    fn broken_directions(&self, component: &str) -> [Option<Break>; 3] {
        let visible = || component.char_indices().filter(|(_, c)| !is_bidi_formatting(*c));
        let find_first = |test: fn(char) -> bool| visible().find(|(_, c)| test(*c));
        let Some(rtl) = find_first(is_rtl) else { return [None; 3] };
        let first = visible().next();
        // With the option `marks`, nonspacing marks may follow the last character.
        let last = visible().rev().find(|(_, c)| !(self.marks && is_mark(*c)));
        // The later of the first characters of both directions begins the second direction.
        let second_direction = find_first(is_ltr).map(|ltr| rtl.max(ltr));
        let mut breaks = [
            (Restriction::BothDirections, second_direction),
            (Restriction::Start, first.filter(|(_, c)| !is_rtl(*c))),
            (Restriction::End, last.filter(|(_, c)| !is_rtl(*c))),
        ]
        .map(|(restriction, character)| {
            character.map(|(at, character)| Break { restriction, at, character })
        });
        breaks.sort_by_key(|broken| broken.map(|broken| broken.at));
        breaks
    }

    /// Converts each component that breaks a restriction to URI notation: "the
    /// affected component can always be mapped to URI notation as described in section 3.1.
    /// Please note that the whole component has to be mapped" (RFC 3987 section 4.2).
    ///
    /// Labels are percent-encoded too, because ToASCII of RFC 3490 and its successors reject
    /// labels that break these restrictions.
    ///
    /// # Errors
    ///
    /// If the result is not an identifier of this kind: 3987bis does not allow percent-encodings in
    /// ireg-name.
    ///
    /// ```
    /// use iri_grammar::IriReference;
    /// use iri_grammar::bidi::Structure;
    ///
    /// let iri = IriReference::new("/\u{5d0}\u{5d1}1/\u{5d2}")?;
    /// assert_eq!(Structure::new().encode(&iri).unwrap(), "/%D7%90%D7%911/\u{5d2}");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn encode<'i, K: Kind, T: Text>(
        &self,
        iri: &'i Identifier<K, T>,
    ) -> Result<Identifier<K, Cow<'i, str>>, MappingError> {
        let iri = iri.as_borrowed();
        let text = iri.text();
        let offends = |span: Span| self.broken_restrictions(span.slice(text)).next().is_some();
        let mut offending = Vec::new();
        if !text.is_ascii() {
            offending = self.components(iri.into_components());
            offending.retain(|(_, span)| offends(*span));
        }
        if offending.is_empty() {
            return Ok(iri.into());
        }
        let mut out = String::with_capacity(text.len());
        let mut done = 0;
        for (_, span) in offending {
            out.push_str(&text[done..span.start]);
            push_encoded(&mut out, span.slice(text), |c| !c.is_ascii());
            done = span.end;
        }
        out.push_str(&text[done..]);
        match K::production().components(&out).map(Components::places) {
            Ok(places) => Ok(Identifier::from_checked(out.into(), places)),
            Err(error) => {
                let section = Restriction::BothDirections.citation();
                Err(MappingError::Result { text: out, error, section })
            }
        }
    }
}

/// A restriction that a component breaks.
#[derive(Clone, Copy)]
struct Break {
    restriction: Restriction,
    /// The offset of the character in the component, in bytes.
    at: usize,
    /// The character that breaks the restriction.
    character: char,
}

/// Converts offsets in bytes to offsets in characters. The offsets have to be ascending.
#[derive(Clone, Copy)]
struct CharacterCounter<'t> {
    text: &'t str,
    /// The last offset, in bytes.
    offset: usize,
    /// The last offset, in characters.
    index: usize,
}

impl CharacterCounter<'_> {
    /// The number of characters before the byte `offset`.
    fn index_at(&mut self, offset: usize) -> usize {
        self.index += self.text[self.offset..offset].chars().count();
        self.offset = offset;
        self.index
    }
}

/// Divides a query into names and values by the "usual name/value syntax in query parts":
/// `name=value`, separated by `&` or `;`.
fn query_parts(text: &str, query: Span) -> impl Iterator<Item = (ComponentKind, Span)> {
    split(text, query, |c| matches!(c, '&' | ';')).flat_map(|Span { start, end }| {
        let equals = text[start..end].find('=').map(|at| start + at);
        let name = (ComponentKind::QueryName, Span { start, end: equals.unwrap_or(end) });
        let value = equals.map(|at| (ComponentKind::QueryValue, Span { start: at + 1, end }));
        iter::once(name).chain(value)
    })
}

/// Splits a span of the text at delimiters. Returns empty parts too.
pub(crate) fn split(
    text: &str,
    whole: Span,
    is_delimiter: fn(char) -> bool,
) -> impl Iterator<Item = Span> {
    let mut start = whole.start;
    whole.slice(text).split(is_delimiter).map(move |part| {
        let end = start + part.len();
        let span = Span { start, end };
        start = end + text[end..].chars().next().map_or(0, char::len_utf8);
        span
    })
}
