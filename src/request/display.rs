//! From a URI to the IRI that a person sees.

use super::request_uri::DOMAIN_TO_ASCII;
use crate::advice::{Code, LintProfile, Linter, Severity};
use crate::identifier::{Identifier, Text};
use crate::mapping::{ToIri, UriKind, rewrite};
use crate::syntax::{Component, Components, Span};
use crate::text::{Class, Classes, push_encoded};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::convert::Infallible;

/// The conversion of a URI to an IRI for a person to read: that of [`ToIri::rfc3987`], in which
/// what deceives stays as it is in the URI. A label of a domain name that deceives stays in its
/// ASCII form.
///
/// What deceives is a finding of the catalogue of [`advice`](crate::advice), by its [`Code`]:
/// see [`DECEPTIVE`](Self::DECEPTIVE). Besides, unassigned code points stay, which nobody knows
/// how to show. Percent-encoded delimiters, octets that are not UTF-8 and bidirectional
/// formatting characters always do (RFC 3987 section 3.2).
///
/// ```
/// use iri_grammar::Uri;
/// use iri_grammar::request::ToDisplayIri;
///
/// for (uri, shown) in [
///     ("http://xn--rsum-bpad.example/%C3%A9", "http://r\u{e9}sum\u{e9}.example/\u{e9}"),
///     // Cyrillic letters only, and Cyrillic among Latin letters.
///     ("http://xn--80ak6aa92e.com/", "http://xn--80ak6aa92e.com/"),
///     ("http://xn--pypal-4ve.com/\u{25}D0\u{25}BF", "http://xn--pypal-4ve.com/\u{43f}"),
///     // A right-to-left override, U+3000, a slash, no UTF-8, the symbol of a lock.
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
/// [`ToRequestUri`](super::ToRequestUri) maps what is shown to the same URI, except for the case
/// of hexadecimal digits and for percent-encoded unreserved characters: what is copied from a
/// screen is what was shown there.
///
/// # Where the URL Standard differs
///
/// Its section on URL rendering has a browser show the host only, or leave out userinfo, query
/// and fragment; here all components stay, and who has to decide by the host shows
/// [`host`](crate::Identifier::host). As in that section, percent-encodings stay whose characters
/// nobody would see, and symbols such as U+1F512. How right-to-left text is laid out is for
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
    /// What stays encoded by default: what nobody sees, what looks like something else, and what
    /// comes back changed from where it is pasted.
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

    /// With [`DECEPTIVE`](Self::DECEPTIVE).
    pub const fn new() -> Self {
        ToDisplayIri { codes: ToDisplayIri::DECEPTIVE }
    }
}

impl<'c> ToDisplayIri<'c> {
    /// The findings that stay encoded, in place of [`DECEPTIVE`](Self::DECEPTIVE).
    ///
    /// ```
    /// use iri_grammar::Uri;
    /// use iri_grammar::advice::Code;
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

    /// Converts a URI or a relative reference. Takes time in proportion to its length.
    pub fn map<K: UriKind, T: Text>(&self, uri: &Identifier<K, T>) -> Identifier<K::Iri, String> {
        let uri = uri.borrowed();
        let keep = Classes::NONE.with(Class::Unassigned);
        let to_iri = ToIri::rfc3987().keep(keep).to_unicode(DOMAIN_TO_ASCII);
        let mut iri = match to_iri.map(&uri) {
            Ok(iri) => iri.into_owned(),
            // Only a conversion from elsewhere fails. A URI is an IRI.
            Err(_) => Identifier::known(uri.to_string(), uri.components().places()),
        };
        let linter = self.linter();
        // What is encoded may leave around it what deceives: then all of the part is encoded, and where
        // that leaves another part alone that deceives by itself, all of the component.
        for extent in [Extent::Finding, Extent::Part, Extent::Component] {
            let shown = iri.components();
            if shown.text().is_ascii() {
                break;
            }
            let marked = marked(&linter, shown, extent);
            if !marked.contains(&true) {
                continue;
            }
            iri = with_marked_as_in(uri.components(), shown, &marked);
        }
        iri
    }

    fn linter(&self) -> Linter {
        Code::ALL.iter().fold(Linter::new(LintProfile::Rfc3987), |linter, code| {
            let is_kept = self.codes.contains(code);
            linter.with(*code, if is_kept { Severity::Warning } else { Severity::Off })
        })
    }
}

/// What is encoded for a finding.
#[derive(Clone, Copy, PartialEq)]
enum Extent {
    Finding,
    /// The segment, label or pair around it.
    Part,
    Component,
}

/// For each byte of the text whether a character begins there that is to be encoded.
fn marked(linter: &Linter, iri: Components<'_>, extent: Extent) -> Vec<bool> {
    let text = iri.text();
    let mut marked = vec![false; text.len()];
    for finding in linter.look_at(iri) {
        // What mixes directions is about the other characters of the part, too.
        let (span, component) = (finding.span, finding.component);
        let (span, characters) = match extent {
            Extent::Finding if !span.of(text).is_ascii() => (span, &*finding.characters),
            // Labels are no components where the scheme is not known to use domain names.
            Extent::Part if component != Component::Host => {
                (part_around(iri, component, span), &[][..])
            }
            Extent::Finding => (part_around(iri, component, span), &[][..]),
            _ => (iri.spans()[component].unwrap_or(span), &[][..]),
        };
        let is_about = |c: &char| characters.is_empty() || characters.contains(c);
        for (at, _) in span.of(text).char_indices().filter(|(_, c)| !c.is_ascii() && is_about(c)) {
            marked[span.start + at] = true;
        }
    }
    marked
}

/// The segment, the label of a host, the pair of a query, or else the component.
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

/// The IRI with the marked characters percent-encoded, and each label of the host that has one
/// as it is in the URI.
fn with_marked_as_in<I>(
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
    Identifier::known(text, parts)
}

fn push_host(out: &mut String, uri: &str, iri: &str, marked: &[bool]) {
    if uri.split('.').count() != iri.split('.').count() {
        return out.push_str(if marked.contains(&true) { uri } else { iri });
    }
    let mut start = 0;
    for (label_of_uri, label) in uri.split('.').zip(iri.split('.')) {
        if start > 0 {
            out.push('.');
        }
        let end = start + label.len();
        out.push_str(if marked[start..end].contains(&true) { label_of_uri } else { label });
        start = end + 1;
    }
}

impl<K: UriKind, T: Text> Identifier<K, T> {
    /// The IRI that a person reads for this URI: [`ToDisplayIri::new`].
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
