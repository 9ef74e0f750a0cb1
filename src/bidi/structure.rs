//! RFC 3987 sections 4.1 and 4.2: what a bidirectional identifier must not contain, and the
//! restrictions on its components.

use super::class::{Formatting, formatting_name, is_ltr, is_mark, is_rtl};
use super::components::{BidiComponent, Division, components};
use crate::error::Character;
use crate::grammar::{Citation, Document};
use crate::identifier::Identifier;
use crate::identifier::kind::Kind;
use crate::mapping::{DomainNames, MappingError, domain_name_options, push_encoded};
use crate::syntax::{Components, Span};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// What an identifier is held against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Restriction {
    /// RFC 3987 section 4.1: "IRIs MUST NOT contain bidirectional formatting characters
    /// (LRM, RLM, LRE, RLE, LRO, RLO, and PDF)".
    Formatting,
    /// The same for those that Unicode has added since: ALM, LRI, RLI, FSI, PDI. The RFC
    /// does not name them, and its reason holds for them.
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

impl Restriction {
    /// All of them.
    pub const ALL: [Restriction; 5] = [
        Restriction::Formatting,
        Restriction::LaterFormatting,
        Restriction::BothDirections,
        Restriction::Start,
        Restriction::End,
    ];

    /// A short name: `both-directions`.
    pub fn name(self) -> &'static str {
        match self {
            Restriction::Formatting => "formatting",
            Restriction::LaterFormatting => "later-formatting",
            Restriction::BothDirections => "both-directions",
            Restriction::Start => "start",
            Restriction::End => "end",
        }
    }

    /// The section that has it.
    pub fn citation(self) -> Citation {
        let section = match self {
            Restriction::Formatting | Restriction::LaterFormatting => "4.1",
            Restriction::BothDirections | Restriction::Start | Restriction::End => "4.2",
        };
        Document::Rfc(3987).section(section)
    }

    /// Its number in that section; `None` in section 4.1, which has no numbers.
    pub fn number(self) -> Option<&'static str> {
        match self {
            Restriction::Formatting | Restriction::LaterFormatting => None,
            Restriction::BothDirections => Some("1"),
            Restriction::Start | Restriction::End => Some("2"),
        }
    }
}

impl fmt::Display for Restriction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A component that breaks a restriction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Violation {
    /// What is broken.
    pub restriction: Restriction,
    /// The component, with its span in bytes.
    pub component: BidiComponent,
    /// The component, in characters from 0.
    pub component_characters: Span,
    /// The character that breaks it: the formatting character; the first one of the
    /// second direction; the first or the last one of the component.
    pub character: char,
    /// Where the character stands in the identifier, in bytes from 0.
    pub span: Span,
    /// Where the character stands in the identifier, in characters from 0.
    pub index: usize,
}

impl Violation {
    /// The section that is broken.
    pub fn citation(&self) -> Citation {
        self.restriction.citation()
    }
}

impl fmt::Display for Violation {
    /// The component, what is wrong, the character, its place, the section.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let character = Character(self.character);
        write!(f, "{} ", self.component.kind)?;
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
        write!(f, ", at character {} ({}", self.index + 1, self.citation())?;
        match self.restriction.number() {
            Some(number) => write!(f, " restriction {number})"),
            None => f.write_str(")"),
        }
    }
}

/// The check of RFC 3987 sections 4.1 and 4.2, with what they leave open as options.
///
/// ```
/// use iri_grammar::Iri;
/// use iri_grammar::bidi::{ComponentKind, Restriction, Structure};
///
/// let iri = Iri::new("http://ab.\u{5d0}\u{5d1}/c\u{5d2}")?;
/// let violations = Structure::new().violations(iri.components());
/// assert_eq!(violations[0].restriction, Restriction::Start);
/// assert_eq!(violations[1].restriction, Restriction::BothDirections);
/// assert_eq!(violations[0].component.kind, ComponentKind::Segment);
/// assert_eq!(violations[0].component.span.of(&iri), "c\u{5d2}");
/// assert_eq!((violations[1].character, violations[1].index), ('\u{5d2}', 14));
/// assert_eq!(violations[0].citation().to_string(), "RFC 3987 section 4.2");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Clone, Copy)]
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
    /// The components that RFC 3987 section 4.2 lists, and each label of an ireg-name that
    /// is a domain name, as "the restrictions of \[RFC3490\] \[...\] correspond to treating
    /// each label of a domain name as a component".
    pub fn new() -> Self {
        Structure {
            names: DomainNames::default(),
            names_and_values: false,
            extensions: false,
            marks: false,
        }
    }

    /// "for the usual name/value syntax in query parts, it is convenient to treat each name
    /// and each value as a component" (RFC 3987 section 4.2). Without it, the query is one.
    #[must_use]
    pub fn names_and_values(mut self, divided: bool) -> Self {
        self.names_and_values = divided;
        self
    }

    /// "the extensions in a resource name can be treated as separate components" (RFC 3987
    /// section 4.2): what stands after each dot in the last segment.
    #[must_use]
    pub fn extensions(mut self, divided: bool) -> Self {
        self.extensions = divided;
        self
    }

    /// Whether a component may also end with nonspacing marks that follow a right-to-left
    /// character, as vocalized Hebrew and Arabic do. RFC 3987 section 4.2 does not say so;
    /// RFC 5893 section 2 does of labels.
    #[must_use]
    pub fn marks_at_the_end(mut self, allowed: bool) -> Self {
        self.marks = allowed;
        self
    }

    domain_name_options!('h);

    /// The host, if it is a domain name.
    pub(crate) fn domain_name(&self, of: Components<'_>) -> Option<Span> {
        self.names.host(of.text(), of.syntax())
    }

    /// The components for the purpose of Bidi behavior, in the order of the text, without
    /// those that are empty.
    pub fn components(&self, of: Components<'_>) -> Vec<BidiComponent> {
        let division = Division {
            labels: self.domain_name(of).is_some(),
            names_and_values: self.names_and_values,
            extensions: self.extensions,
        };
        components(of, division)
    }

    /// What is broken, in the order of the text. Takes time in proportion to its length.
    pub fn violations(&self, of: Components<'_>) -> Vec<Violation> {
        let text = of.text();
        let mut violations = Vec::new();
        if text.is_ascii() {
            return violations;
        }
        let mut characters = Characters { text, offset: 0, index: 0 };
        for component in self.components(of) {
            let start = characters.at(component.span.start);
            let first = violations.len();
            for (restriction, offset) in self.broken(component.span.of(text)) {
                let offset = component.span.start + offset;
                let Some(character) = text[offset..].chars().next() else { continue };
                violations.push(Violation {
                    restriction,
                    component,
                    component_characters: Span { start, end: start },
                    character,
                    span: Span { start: offset, end: offset + character.len_utf8() },
                    index: characters.at(offset),
                });
            }
            let end = characters.at(component.span.end);
            for violation in &mut violations[first..] {
                violation.component_characters.end = end;
            }
        }
        violations
    }

    /// What a component breaks, and by the character at which offset, in their order.
    fn broken(&self, component: &str) -> Vec<(Restriction, usize)> {
        let mut broken: Vec<_> = component
            .char_indices()
            .filter_map(|(at, c)| match Formatting::of(c)? {
                Formatting::Named => Some((Restriction::Formatting, at)),
                Formatting::Later => Some((Restriction::LaterFormatting, at)),
            })
            .collect();
        let shown = || component.char_indices().filter(|(_, c)| Formatting::of(*c).is_none());
        let find = |of: fn(char) -> bool| shown().find(|(_, c)| of(*c));
        let Some((rtl, _)) = find(is_rtl) else { return broken };
        if let Some((ltr, _)) = find(is_ltr) {
            broken.push((Restriction::BothDirections, rtl.max(ltr)));
        }
        if let Some((at, _)) = shown().next().filter(|(_, c)| !is_rtl(*c)) {
            broken.push((Restriction::Start, at));
        }
        let last = shown().rev().find(|(_, c)| !(self.marks && is_mark(*c)));
        if let Some((at, _)) = last.filter(|(_, c)| !is_rtl(*c)) {
            broken.push((Restriction::End, at));
        }
        broken.sort_by_key(|(_, at)| *at);
        broken
    }

    /// The identifier with each component that breaks a restriction in URI notation: "the
    /// affected component can always be mapped to URI notation as described in section 3.1.
    /// Please note that the whole component has to be mapped" (RFC 3987 section 4.2).
    ///
    /// A label is percent-encoded too. Neither ToASCII of RFC 3490 nor what came after it
    /// takes a label that breaks these restrictions.
    ///
    /// # Errors
    ///
    /// Where the result is not of this kind: 3987bis has no percent-encodings in ireg-name.
    ///
    /// ```
    /// use iri_grammar::IriReference;
    /// use iri_grammar::bidi::Structure;
    ///
    /// let iri = IriReference::new("/\u{5d0}\u{5d1}1/\u{5d2}")?;
    /// assert_eq!(Structure::new().encode(&iri).unwrap(), "/%D7%90%D7%911/\u{5d2}");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn encode<'i, K: Kind, T: AsRef<str>>(
        &self,
        iri: &'i Identifier<K, T>,
    ) -> Result<Identifier<K, Cow<'i, str>>, MappingError> {
        let (text, syntax) = (iri.as_str(), iri.components().syntax());
        let offends = |span: Span| !self.broken(span.of(text)).is_empty();
        let mut offending = Vec::new();
        if !text.is_ascii() {
            offending = self.components(iri.components());
            offending.retain(|component| offends(component.span));
        }
        if offending.is_empty() {
            return Ok(Identifier::known(text.into(), syntax));
        }
        let mut out = String::with_capacity(text.len());
        let mut done = 0;
        for BidiComponent { span, .. } in offending {
            out.push_str(&text[done..span.start]);
            push_encoded(&mut out, span.of(text), |c| !c.is_ascii());
            done = span.end;
        }
        out.push_str(&text[done..]);
        match K::production().components(&out) {
            Ok(components) => {
                let syntax = components.syntax();
                Ok(Identifier::known(out.into(), syntax))
            }
            Err(error) => {
                let section = Restriction::BothDirections.citation();
                Err(MappingError::Result { text: out, error, section })
            }
        }
    }
}

/// Offsets in bytes as offsets in characters, asked in their order.
struct Characters<'t> {
    text: &'t str,
    offset: usize,
    index: usize,
}

impl Characters<'_> {
    fn at(&mut self, offset: usize) -> usize {
        self.index += self.text[self.offset..offset].chars().count();
        self.offset = offset;
        self.index
    }
}
