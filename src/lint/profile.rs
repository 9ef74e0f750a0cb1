//! Severities, and the profiles that determine them.

use super::catalogue::Code;
use super::entry::{BIS, KeyWord, RFC3986, RFC3987, Requirement, URL_I18N};
use crate::grammar::Document;
use crate::named::named;

/// The severity of a finding, in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum Severity {
    /// The entry is not checked.
    Off,
    /// Something to know.
    Note,
    /// Something to reconsider.
    Warning,
    /// Something to change.
    Error,
}

named!(Severity { Off "off", Note "note", Warning "warning", Error "error" }
    str::eq, "there is no severity of this name; the severities are off, note, warning, error");

/// The documents to follow, and the severity of their requirements. The severity of an entry
/// depends on the document that requires it and on the key word. In the profiles named after a
/// document, MUST is an error, SHOULD a warning, and advice a note.
///
/// ```
/// use iri_grammar::lint::{Code, LintProfile, Severity};
///
/// assert_eq!(LintProfile::Rfc3987.severity(Code::NonNfc), Severity::Warning);
/// assert_eq!(LintProfile::Rfc3987.severity(Code::MixedScripts), Severity::Note);
/// assert_eq!(LintProfile::Rfc3986.severity(Code::MixedScripts), Severity::Off);
/// assert_eq!(LintProfile::Strict.severity(Code::NonNfc), Severity::Error);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum LintProfile {
    /// RFC 3987 and RFC 3986, on which it is based, and the specifications of schemes.
    #[default]
    Rfc3987,
    /// 3987bis, RFC 3986, and the specifications of schemes.
    Rfc3987bis,
    /// RFC 3986 and the specifications of schemes, for URIs.
    Rfc3986,
    /// draft-masinter-url-i18n-07 of January 2001, with the grammar of this draft, and the
    /// specifications of schemes.
    #[cfg_attr(feature = "serde", serde(rename = "url-i18n-07"))]
    UrlI18n07,
    /// All documents. MUST and SHOULD are errors, advice is a warning. In the draft of 2001, which
    /// is superseded, MUST is a warning, and the rest a note.
    /// [Common](super::CatalogueEntry::is_common) entries are notes. [`Code::MixedScripts`]
    /// compares the scripts of whole components (RFC 3987 section 4.2) instead of words.
    Strict,
    /// Only entries that concern [security](super::CatalogueEntry::is_security), by RFC 3987,
    /// 3987bis, RFC 3986 and the specifications of schemes. MUST is an error; SHOULD and advice
    /// are warnings.
    Security,
    /// Only the entries with MUST in RFC 3987, RFC 3986 and the specifications of schemes. They are
    /// errors.
    Quiet,
}

named!(LintProfile {
    Rfc3987 "rfc3987",
    Rfc3987bis "rfc3987bis",
    Rfc3986 "rfc3986",
    UrlI18n07 "url-i18n-07",
    Strict "strict",
    Security "security",
    Quiet "quiet",
} str::eq, "there is no profile of this name; the profiles are rfc3987, rfc3987bis, rfc3986, \
    url-i18n-07, strict, security, quiet");

impl LintProfile {
    /// Whether the profile follows this document. Every document is the specification of a scheme,
    /// except the four about identifiers in general.
    pub fn follows(self, document: Document) -> bool {
        match document {
            RFC3986 => self != LintProfile::UrlI18n07,
            RFC3987 => !matches!(
                self,
                LintProfile::Rfc3986 | LintProfile::Rfc3987bis | LintProfile::UrlI18n07
            ),
            BIS => matches!(
                self,
                LintProfile::Rfc3987bis | LintProfile::Strict | LintProfile::Security
            ),
            URL_I18N => matches!(self, LintProfile::UrlI18n07 | LintProfile::Strict),
            _ => true,
        }
    }

    /// The severity of an entry in this profile: the highest severity of its requirements in the
    /// documents that the profile follows, or [`Severity::Off`] if there are none. But
    ///
    /// - an entry that does not concern [security](super::CatalogueEntry::is_security) is off in
    ///   [`Security`](Self::Security), and
    /// - a [common](super::CatalogueEntry::is_common) entry is at most a note in
    ///   [`Strict`](Self::Strict), and off in all other profiles.
    pub fn severity(self, code: Code) -> Severity {
        let entry = code.entry();
        let severity = self
            .strictest_requirement(code)
            .map_or(Severity::Off, |requirement| self.weight(requirement));
        match self {
            LintProfile::Strict if entry.is_common() => severity.min(Severity::Note),
            LintProfile::Strict => severity,
            LintProfile::Security if !entry.is_security() => Severity::Off,
            _ if entry.is_common() => Severity::Off,
            _ => severity,
        }
    }

    /// The section that determines the severity of the entry: in the documents that the profile
    /// follows, the first with the highest severity. If the profile follows none of the documents,
    /// the first section of the entry.
    pub fn source(self, code: Code) -> Requirement {
        *self.strictest_requirement(code).unwrap_or(&code.entry().sources[0])
    }

    /// The first requirement with the highest severity, in the documents that the profile follows;
    /// `None` if it follows none of the documents.
    fn strictest_requirement(self, code: Code) -> Option<&'static Requirement> {
        let followed =
            code.entry().sources.iter().filter(|source| self.follows(source.citation.document));
        // Reversed, because `max_by_key` returns the last of equal elements.
        followed.rev().max_by_key(|source| self.weight(source))
    }

    /// The severity of one requirement in this profile, as the comments of [`LintProfile`] say. In
    /// `Strict`, the requirements of the draft of 2001 weigh less, since it is superseded.
    fn weight(self, source: &Requirement) -> Severity {
        let Requirement { citation, key_word } = source;
        match (self, key_word) {
            (LintProfile::Strict, KeyWord::Must) if citation.document == URL_I18N => {
                Severity::Warning
            }
            (LintProfile::Strict, _) if citation.document == URL_I18N => Severity::Note,
            (_, KeyWord::Must) => Severity::Error,
            (LintProfile::Quiet, _) => Severity::Off,
            (LintProfile::Strict, KeyWord::Should) => Severity::Error,
            (LintProfile::Strict | LintProfile::Security, _) => Severity::Warning,
            (_, KeyWord::Should) => Severity::Warning,
            (_, KeyWord::Advice) => Severity::Note,
        }
    }
}
