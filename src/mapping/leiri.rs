//! 3987bis section 6: Legacy Extended IRIs. [`LeiriReference::new`](Identifier::new) checks a
//! text.
//!
//! ```
//! use iri_grammar::mapping::leiri::{self, LeiriCharacter, Leiri};
//! use iri_grammar::spec::Trace;
//!
//! let text = "http://example.org/a b?\u{e0041}";
//! let leiri = Leiri::new(text)?;
//! let LeiriCharacter { character, span, .. } = leiri::characters(&leiri).next().unwrap();
//! assert_eq!((character, span.slice(text)), (' ', " "));
//!
//! // 3987bis allows a tag character in a query, RFC 3987 does not.
//! let iri = leiri::to_iri(&leiri, &mut Trace::off()).unwrap();
//! assert_eq!(iri, "http://example.org/a%20b?\u{e0041}");
//! assert_eq!(leiri::to_rfc3987_iri(&leiri), "http://example.org/a%20b?%F3%A0%81%81");
//!
//! let mut steps = Trace::on();
//! leiri::to_iri(&leiri, &mut steps).unwrap();
//! assert_eq!(steps[1].after.to_string(), "http://example.org/a<20>b?\u{e0041}");
//! # Ok::<(), iri_grammar::Error>(())
//! ```

use super::error::check_result;
use super::rewrite::rewrite;
use super::{LeiriKind, MappingError};
use crate::grammar::{Citation, Document, Grammar};
use crate::identifier::{Identifier, Text, kind};
use crate::steps::{Sequence, Step, Trace};
use crate::syntax::{Component, Parts, Span, defined_spans, has_octet};
use crate::text::{
    Class, encoded_capacity, is_iprivate, is_ucschar, is_uri_character, push_encoded,
};
use alloc::borrow::Cow;
use core::convert::Infallible;
use core::fmt;

const SECTION: Citation = Document::Rfc3987bis.section("6.2");

/// A Legacy Extended IRI.
pub type Leiri<'i> = Identifier<kind::leiri::Leiri, &'i str>;
/// A Legacy Extended IRI reference.
pub type LeiriReference<'i> = Identifier<kind::leiri::LeiriReference, &'i str>;

/// The groups of characters of 3987bis section 6.3. Legacy Extended IRIs allow these characters.
/// IRIs do not allow them, or only in the query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Group {
    /// U+0020.
    Space,
    /// `<`, `>` and `"`.
    Delimiters,
    /// `\`, `^`, the grave accent, `{`, `|` and `}`.
    Unwise,
    /// C0 controls, DEL and C1 controls.
    Controls,
    /// U+200E, U+200F, U+202A to U+202E.
    BidiFormatting,
    /// U+FFF0 to U+FFFD.
    Specials,
    /// U+E000 to U+F8FF and planes 15 and 16. IRIs allow them in the query.
    PrivateUse,
    /// U+E0000 to U+E0FFF. IRIs of 3987bis allow them in the query.
    Tags,
    /// Code points that are not characters.
    NonCharacters,
}

impl Group {
    /// The group of a character; `None` if IRIs allow the character.
    ///
    /// ```
    /// use iri_grammar::mapping::leiri::Group;
    ///
    /// assert_eq!(Group::for_character('|'), Some(Group::Unwise));
    /// assert_eq!(Group::for_character('\u{e9}'), None);
    /// ```
    pub fn for_character(c: char) -> Option<Group> {
        Some(match c {
            ' ' => Group::Space,
            '<' | '>' | '"' => Group::Delimiters,
            '\\' | '^' | '`' | '{' | '|' | '}' => Group::Unwise,
            '\0'..='\u{1F}' | '\u{7F}'..='\u{9F}' => Group::Controls,
            '\u{FFF0}'..='\u{FFFD}' => Group::Specials,
            '\u{E0000}'..='\u{E0FFF}' => Group::Tags,
            _ if Class::BidiFormatting.contains(c) => Group::BidiFormatting,
            _ if Class::NonCharacters.contains(c) => Group::NonCharacters,
            _ if is_iprivate(Grammar::Rfc3987, c) => Group::PrivateUse,
            _ => return None,
        })
    }

    /// The name of the group, as section 6.3 prints it.
    pub fn name(self) -> &'static str {
        match self {
            Group::Space => "Space",
            Group::Delimiters => "Delimiters",
            Group::Unwise => "Unwise characters",
            Group::Controls => "The controls",
            Group::BidiFormatting => "Bidi formatting characters",
            Group::Specials => "Specials",
            Group::PrivateUse => "Private use code points",
            Group::Tags => "Tags",
            Group::NonCharacters => "Non-characters",
        }
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A character of one of the [`Group`]s in a Legacy Extended IRI.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LeiriCharacter {
    /// The character.
    pub character: char,
    /// The position of the character, in bytes from 0.
    pub span: Span,
    /// The component that contains the character.
    pub component: Component,
    /// The group of the character.
    pub group: Group,
    /// Whether an IRI of 3987bis allows the character in this component: a private use character or
    /// a tag in a query. The conversion percent-encodes all other characters of the groups.
    pub allowed: bool,
}

/// Returns the characters of a Legacy Extended IRI that are in one of the [`Group`]s, in the order
/// of the text.
///
/// ```
/// use iri_grammar::mapping::leiri::{Group, LeiriReference, characters};
///
/// let leiri = LeiriReference::new("a b?\u{e000}")?;
/// let groups: Vec<_> = characters(&leiri).map(|found| (found.group, found.allowed)).collect();
/// assert_eq!(groups, [(Group::Space, false), (Group::PrivateUse, true)]);
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub fn characters<K: LeiriKind, T: Text>(
    leiri: &Identifier<K, T>,
) -> impl Iterator<Item = LeiriCharacter> {
    let leiri = leiri.components();
    let text = leiri.text();
    let find = move |component, start, character: char| {
        let group = Group::for_character(character)?;
        let span = Span { start, end: start + character.len_utf8() };
        let allowed = allows(Grammar::Rfc3987bis, component, character);
        Some(LeiriCharacter { character, span, component, group, allowed })
    };
    defined_spans(leiri.spans()).flat_map(move |(component, part)| {
        let characters = part.slice(text).char_indices();
        characters.filter_map(move |(at, character)| find(component, part.start + at, character))
    })
}

/// Converts a Legacy Extended IRI to an IRI of 3987bis (section 6.2): percent-encodes each
/// character that an IRI does not allow in its component. Takes linear time, and allocates only if
/// something changes. The steps have no numbers, as in section 6.2.
///
/// # Errors
///
/// If the ireg-name contains a character that an IRI does not allow there: section 6.2 requires its
/// percent-encoding, but section 2.2 does not allow pct-encoded in an ireg-name. The error contains
/// the resulting text.
///
/// ```
/// use iri_grammar::mapping::leiri::{self, Leiri};
/// use iri_grammar::spec::Trace;
///
/// let leiri = Leiri::new("http://example.org/a b<\u{e9}>")?;
/// let iri = leiri::to_iri(&leiri, &mut Trace::off()).unwrap();
/// assert_eq!(iri, "http://example.org/a%20b%3C\u{e9}%3E");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub fn to_iri<'i, K: LeiriKind, T: Text>(
    leiri: &'i Identifier<K, T>,
    trace: &mut Trace,
) -> Result<Identifier<K::Iri, Cow<'i, str>>, MappingError> {
    let leiri = leiri.as_borrowed();
    let syntax = Document::Rfc3987bis.section("6.1");
    trace.step(|| Step::new(syntax, "", "check the syntax", leiri.text()));
    trace.step(|| {
        let mut octets = Sequence::default();
        let mut done = 0;
        for found in characters(&leiri).filter(|found| !found.allowed) {
            octets.push_str(&leiri[done..found.span.start]);
            octets.push_utf8_octets(found.character);
            done = found.span.end;
        }
        octets.push_str(&leiri[done..]);
        Step::new(SECTION, "", "convert characters that an IRI does not allow to UTF-8", octets)
    });
    let (text, parts) = encode(leiri.text(), leiri.into_components().spans(), Grammar::Rfc3987bis);
    let host = parts[Component::Host].map_or("", |host| host.slice(&text));
    // Only an ireg-name may not contain pct-encoded.
    let iri = if has_octet(host, b'%') {
        check_result(text, SECTION)?
    } else {
        Identifier::from_checked(text, parts)
    };
    trace.step(|| Step::new(SECTION, "", "percent-encode each octet", iri.as_str()));
    Ok(iri)
}

/// Converts a Legacy Extended IRI to an IRI of RFC 3987, as [`to_iri`] converts it to an IRI of
/// 3987bis. It also percent-encodes tags in the query. It never fails, since RFC 3987 allows
/// pct-encoded in an ireg-name.
pub fn to_rfc3987_iri<'i, K: LeiriKind, T: Text>(
    leiri: &'i Identifier<K, T>,
) -> Identifier<K::Rfc3987, Cow<'i, str>> {
    let leiri = leiri.components();
    let (text, parts) = encode(leiri.text(), leiri.spans(), Grammar::Rfc3987);
    Identifier::from_checked(text, parts)
}

/// Whether an IRI allows a character in a component. `c` must be a character that a Legacy Extended
/// IRI allows in the component.
pub(crate) fn allows(grammar: Grammar, component: Component, c: char) -> bool {
    is_uri_character(c)
        || is_ucschar(c) && !Class::BidiFormatting.contains(c)
        || component == Component::Query && is_iprivate(grammar, c)
}

/// Percent-encodes the characters that an IRI of this grammar does not allow in their component.
/// Returns the new text and the positions of its components.
fn encode(text: &str, parts: Parts<Span>, grammar: Grammar) -> (Cow<'_, str>, Parts<Span>) {
    let is_encoded = |component, c: char| !allows(grammar, component, c);
    let changes = defined_spans(parts)
        .any(|(component, part)| part.slice(text).contains(|c| is_encoded(component, c)));
    if !changes {
        return (text.into(), parts);
    }
    let capacity = encoded_capacity(text);
    let Ok((text, parts)) = rewrite(text, parts, capacity, |component, part, out| {
        push_encoded(out, part, |c| is_encoded(component, c));
        Ok::<(), Infallible>(())
    });
    (text.into(), parts)
}
