//! The versions of Unicode that the processing of host names uses.

use super::DerivedProperty;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use icu_normalizer::uts46::Uts46MapperBorrowed;

/// A component of the library, and the version of Unicode of its data.
///
/// ```
/// use iri_grammar::host::{UnicodeVersion, unicode_versions};
///
/// let UnicodeVersion { component, version, .. } = unicode_versions()[0];
/// assert_eq!((component, version), ("RFC 3454", (3, 2, 0)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnicodeVersion {
    /// The component: a document or a crate.
    pub component: &'static str,
    /// What the library uses it for.
    pub used_for: &'static str,
    /// The version of Unicode: major, minor, update.
    pub version: (u8, u8, u8),
    /// Whether the version is a lower bound. If a component does not report its version, the
    /// library tests for characters that each version added.
    pub at_least: bool,
}

impl fmt::Display for UnicodeVersion {
    /// Writes a line such as `RFC 3454: Unicode 3.2.0 (tables of IDNA2003)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (major, minor, update) = self.version;
        let or_later = if self.at_least { " or later" } else { "" };
        let Self { component, used_for, .. } = self;
        write!(f, "{component}: Unicode {major}.{minor}.{update}{or_later} ({used_for})")
    }
}

/// The versions of Unicode that the processing of host names uses.
///
/// ```
/// use iri_grammar::host::unicode_versions;
///
/// let versions = unicode_versions();
/// assert_eq!(versions[0].component, "RFC 3454");
/// assert_eq!(versions[0].version, (3, 2, 0));
/// ```
pub fn unicode_versions() -> Vec<UnicodeVersion> {
    let exact = |component, used_for, version| UnicodeVersion {
        component,
        used_for,
        version,
        at_least: false,
    };
    // These components do not report their version, so `newest` finds one by tests.
    let at_least = |component, used_for, version| UnicodeVersion {
        at_least: true,
        ..exact(component, used_for, version)
    };
    let (major, minor, update) = unicode_normalization::UNICODE_VERSION;
    let uts46_version = newest(is_valid_in_uts46);
    vec![
        exact("RFC 3454", "tables of IDNA2003", (3, 2, 0)),
        exact("unicode-normalization", "normalization", (major, minor, update)),
        at_least("icu_properties", "properties of IDNA2008", newest(is_assigned)),
        at_least("icu_normalizer", "UTS #46, through the idna crate", uts46_version),
        exact("core", "lower case in RFC 5895", char::UNICODE_VERSION),
    ]
}

/// For each version of Unicode, the newest first, a letter that it added.
const ADDED: [((u8, u8, u8), char); 8] = [
    ((18, 0, 0), '\u{3D000}'),
    ((17, 0, 0), '\u{C5C}'),
    ((16, 0, 0), '\u{1C8A}'),
    ((15, 1, 0), '\u{2EBF0}'),
    ((15, 0, 0), '\u{31350}'),
    ((14, 0, 0), '\u{870}'),
    ((13, 0, 0), '\u{8BE}'),
    ((12, 0, 0), '\u{E86}'),
];

/// The newest version of Unicode whose added letter `has` accepts; 0.0.0 if it accepts none.
fn newest(has: impl Fn(char) -> bool) -> (u8, u8, u8) {
    ADDED.iter().find(|&&(_, c)| has(c)).map_or((0, 0, 0), |&(version, _)| version)
}

fn is_assigned(c: char) -> bool {
    DerivedProperty::for_character(c) != DerivedProperty::Unassigned
}

/// Whether the mapping of UTS #46 leaves the character unchanged.
fn is_valid_in_uts46(c: char) -> bool {
    Uts46MapperBorrowed::new().map_normalize(core::iter::once(c)).eq([c])
}

#[cfg(test)]
#[path = "../../tests/unit/unicode.rs"]
mod tests;
