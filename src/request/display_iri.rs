//! The conversion of a URI to an IRI for display.

use super::request_uri::DOMAIN_TO_ASCII;
use crate::identifier::{Identifier, Text};
use crate::lint::{Code, LintProfile, Linter, Severity};
use crate::mapping::{ToIri, UriKind, rewrite};
use crate::syntax::{Component, Components, Span};
use crate::text::{Class, Classes, push_encoded};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::convert::Infallible;

/// The conversion of a URI to an IRI for display. It converts as [`ToIri::rfc3987`], except that
/// deceptive characters stay percent-encoded, and deceptive labels of domain names stay in their
/// ASCII form.
///
/// The findings of [`lint`](crate::lint) decide what is deceptive, by their [`Code`]: see
/// [`DECEPTIVE`](Self::DECEPTIVE). Unassigned code points stay encoded too, since no font can show
/// them. Percent-encoded delimiters, octets that are not UTF-8 and bidirectional formatting
/// characters always stay encoded (RFC 3987 section 3.2).
///
/// ```
/// use iri_grammar::Uri;
/// use iri_grammar::request::ToDisplayIri;
///
/// for (uri, shown) in [
///     ("http://xn--rsum-bpad.example/%C3%A9", "http://r\u{e9}sum\u{e9}.example/\u{e9}"),
///     // Only Cyrillic letters, and Cyrillic among Latin letters.
///     ("http://xn--80ak6aa92e.com/", "http://xn--80ak6aa92e.com/"),
///     ("http://xn--pypal-4ve.com/%D0%BF", "http://xn--pypal-4ve.com/\u{43f}"),
///     // A right-to-left override, U+3000, a slash, an octet that is not UTF-8; a symbol.
///     ("http://a/%E2%80%AE%E3%80%80%2F%E9", "http://a/%E2%80%AE%E3%80%80%2F%E9"),
///     ("http://a/%F0%9F%94%92", "http://a/%F0%9F%94%92"),
/// ] {
///     assert_eq!(ToDisplayIri::new().map(&Uri::new(uri)?), shown);
/// }
/// # Ok::<(), iri_grammar::Error>(())
/// ```
///
/// # The way back
///
/// [`ToRequestUri`](super::ToRequestUri) maps the displayed IRI to the same URI, except for the
/// case of hexadecimal digits and for percent-encoded unreserved characters. So a user can copy the
/// displayed IRI from the screen.
///
/// # Where the URL Standard differs
///
/// In its section on URL rendering, a browser displays only the host, or omits userinfo, query and
/// fragment. Here all components stay; to display only the host, use
/// [`host`](crate::Identifier::host). As in that section, invisible characters and symbols such as
/// U+1F512 stay percent-encoded. For the layout of right-to-left text see
/// [`display`](crate::display).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "punycode")]
pub struct ToDisplayIri<'c> {
    codes: &'c [Code],
}

impl Default for ToDisplayIri<'_> {
    fn default() -> Self {
        ToDisplayIri::new()
    }
}

impl ToDisplayIri<'_> {
    /// The findings whose characters stay encoded by default: characters that are invisible, that
    /// look like others, or that change when they are copied and pasted.
    pub const DECEPTIVE: &'static [Code] = &[
        Code::Symbol,
        Code::Invisible,
        Code::BidiFormatting,
        Code::NonNfc,
        Code::NonNfkc,
        Code::LaterBidiFormatting,
        Code::BothDirections,
        Code::DirectionAtEnds,
        Code::SpaceLookAlike,
        Code::DelimiterLookAlike,
        Code::FullWidthLatin,
        Code::HalfWidthKatakana,
        Code::ExcludedByNameprep,
        Code::MixedScripts,
        Code::Confusable,
        Code::FullWidthAscii,
        Code::CombiningMarkFirst,
        Code::JoinControl,
        Code::PrivateUse,
    ];

    /// The conversion that keeps the characters of [`DECEPTIVE`](Self::DECEPTIVE) findings encoded.
    pub const fn new() -> Self {
        ToDisplayIri { codes: ToDisplayIri::DECEPTIVE }
    }
}

impl<'c> ToDisplayIri<'c> {
    /// Sets the findings whose characters stay encoded, instead of [`DECEPTIVE`](Self::DECEPTIVE).
    ///
    /// ```
    /// use iri_grammar::Uri;
    /// use iri_grammar::lint::Code;
    /// use iri_grammar::request::ToDisplayIri;
    ///
    /// let uri = Uri::new("http://example.org/%E2%98%83")?;
    /// let all_but_symbols: Vec<Code> =
    ///     ToDisplayIri::DECEPTIVE.iter().copied().filter(|code| *code != Code::Symbol).collect();
    /// assert_eq!(ToDisplayIri::new().map(&uri), "http://example.org/%E2%98%83");
    /// let shown = ToDisplayIri::new().codes(&all_but_symbols).map(&uri);
    /// assert_eq!(shown, "http://example.org/\u{2603}");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[must_use]
    pub const fn codes<'n>(self, codes: &'n [Code]) -> ToDisplayIri<'n> {
        ToDisplayIri { codes }
    }

    /// Converts a URI or a relative reference. Takes linear time.
    pub fn map<K: UriKind, T: Text>(&self, uri: &Identifier<K, T>) -> Identifier<K::Iri, String> {
        let uri = uri.as_borrowed();
        let keep = Classes::NONE.with(Class::Unassigned);
        let to_iri = ToIri::rfc3987().keep(keep).to_unicode(DOMAIN_TO_ASCII);
        let mut iri = match to_iri.map(&uri) {
            Ok(iri) => iri.into_owned(),
            // This conversion does not fail. If it did, the result would be the URI, which is also
            // an IRI.
            Err(_) => Identifier::from_checked(uri.to_string(), uri.components().places()),
        };
        let linter = self.linter();
        // First encode only the characters of the findings. What remains may be deceptive in turn,
        // so then encode each whole part that still has a finding, and at last its whole component.
        for extent in [Extent::Finding, Extent::Part, Extent::Component] {
            let shown = iri.components();
            if shown.text().is_ascii() {
                break;
            }
            let marked = mark(&linter, shown, extent);
            if marked.contains(&true) {
                iri = encode_marked(uri.components(), shown, &marked);
            }
        }
        iri
    }

    /// A linter that reports only the findings of these codes.
    fn linter(&self) -> Linter {
        Code::ALL.iter().fold(Linter::new(LintProfile::Rfc3987), |linter, code| {
            let is_deceptive = self.codes.contains(code);
            linter.with(*code, if is_deceptive { Severity::Warning } else { Severity::Off })
        })
    }
}

/// How much to encode for a finding.
#[derive(Clone, Copy, PartialEq)]
enum Extent {
    /// The characters of the finding.
    Finding,
    /// The segment or pair that contains the finding, or the whole host.
    Part,
    /// The component that contains the finding.
    Component,
}

/// Marks the characters to encode. Returns for each byte of the text whether such a character begins
/// there.
fn mark(linter: &Linter, iri: Components<'_>, extent: Extent) -> Vec<bool> {
    let text = iri.text();
    let mut marked = vec![false; text.len()];
    for finding in linter.lint_components(iri) {
        let (span, component) = (finding.span, finding.component);
        let whole = iri.spans()[component].unwrap_or(span);
        // The characters to encode; an empty list means all non-ASCII characters of the area.
        let mut characters: &[char] = &[];
        let area = match extent {
            Extent::Finding if !span.slice(text).is_ascii() => {
                characters = &finding.characters;
                span
            }
            // A finding about an ASCII character, such as mixed directions, concerns the non-ASCII
            // characters of its part.
            Extent::Finding => part_around(iri, component, span),
            // If the scheme is not known to use domain names, the host has no labels.
            Extent::Part if component == Component::Host => whole,
            Extent::Part => part_around(iri, component, span),
            Extent::Component => whole,
        };
        let is_marked =
            |c: char| !c.is_ascii() && (characters.is_empty() || characters.contains(&c));
        for (at, _) in area.slice(text).char_indices().filter(|(_, c)| is_marked(*c)) {
            marked[area.start + at] = true;
        }
    }
    marked
}

/// The part around a span: the segment of a path, the label of a host, the pair of a query, or
/// else the component.
fn part_around(iri: Components<'_>, component: Component, span: Span) -> Span {
    let whole = iri.spans()[component].unwrap_or(span);
    let delimiter = match component {
        Component::Host => '.',
        Component::Path => '/',
        Component::Query => '&',
        _ => return whole,
    };
    let before = &iri.text()[whole.start..span.start];
    let after = &iri.text()[span.end..whole.end];
    Span {
        start: whole.start + before.rfind(delimiter).map_or(0, |at| at + 1),
        end: span.end + after.find(delimiter).unwrap_or(after.len()),
    }
}

/// Percent-encodes the marked characters of the IRI. A label of the host with a marked character
/// is copied from the URI.
fn encode_marked<I>(
    uri: Components<'_>,
    iri: Components<'_>,
    marked: &[bool],
) -> Identifier<I, String> {
    let mut at = 0;
    let capacity = uri.text().len();
    let Ok((text, parts)) = rewrite(iri.text(), iri.spans(), capacity, |component, part, out| {
        // The components come in the order of the text.
        let start = iri.spans()[component].map_or(at, |span| span.start);
        at = start + part.len();
        let marked = &marked[start..at];
        match (component, uri.host()) {
            (Component::Host, Some(host)) => push_host(out, host.text(), part, marked),
            _ => {
                for (offset, c) in part.char_indices() {
                    push_encoded(out, &part[offset..offset + c.len_utf8()], |_| marked[offset]);
                }
            }
        }
        Ok::<(), Infallible>(())
    });
    Identifier::from_checked(text, parts)
}

/// Appends the host of the IRI, with each label that has a marked character copied from the host of
/// the URI. Copies the whole host if the two have different numbers of labels. `marked` has an
/// element for each byte of `iri`.
fn push_host(out: &mut String, uri: &str, iri: &str, marked: &[bool]) {
    if uri.split('.').count() != iri.split('.').count() {
        return out.push_str(if marked.contains(&true) { uri } else { iri });
    }
    let mut start = 0;
    for (uri_label, label) in uri.split('.').zip(iri.split('.')) {
        if start > 0 {
            out.push('.');
        }
        let end = start + label.len();
        out.push_str(if marked[start..end].contains(&true) { uri_label } else { label });
        start = end + 1;
    }
}

impl<K: UriKind, T: Text> Identifier<K, T> {
    /// Converts this URI to an IRI for display, by [`ToDisplayIri::new`].
    ///
    /// ```
    /// use iri_grammar::Uri;
    ///
    /// let uri = Uri::new("http://xn--rsum-bpad.example/ros%C3%A9%E2%80%8B")?;
    /// assert_eq!(uri.to_display_iri(), "http://r\u{e9}sum\u{e9}.example/ros\u{e9}%E2%80%8B");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[doc(alias = "punycode")]
    pub fn to_display_iri(&self) -> Identifier<K::Iri, String> {
        ToDisplayIri::new().map(self)
    }
}
