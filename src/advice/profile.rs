//! Severity, and the profiles that it follows from.

use super::catalogue::Code;
use super::entry::{BIS, KeyWord, RFC3986, RFC3987, Requirement, URL_I18N};
use crate::grammar::Document;
use crate::named::named;

/// How grave a finding is, the gravest last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum Severity {
    /// It is not looked for.
    Off,
    /// Something to know.
    Note,
    /// Something to reconsider.
    Warning,
    /// Something to change.
    Error,
}

named!(Severity { Off "off", Note "note", Warning "warning", Error "error" }
    str::eq, "there is no severity of this name: off, note, warning, error");

/// Whose word counts, and how much. Severity follows from who says something with which
/// key word. In the profiles that are named for a document, MUST is an error, SHOULD a
/// warning, and advice a note.
///
/// ```
/// use iri_grammar::advice::{Code, LintProfile, Severity};
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
    /// RFC 3987, RFC 3986 on which it stands, and the specifications of schemes.
    #[default]
    Rfc3987,
    /// 3987bis, RFC 3986, and the specifications of schemes.
    Rfc3987bis,
    /// RFC 3986 and the specifications of schemes, for URIs.
    Rfc3986,
    /// draft-masinter-url-i18n-07 of January 2001, by its grammar, and the specifications of
    /// schemes.
    #[cfg_attr(feature = "serde", serde(rename = "url-i18n-07"))]
    UrlI18n07,
    /// All documents. SHOULD is an error, advice a warning. The draft of 2001, which others
    /// have replaced, says no more than a warning by MUST and a note by anything else. It
    /// has also what is [common](super::CatalogueEntry::is_common), as notes, and
    /// [`Code::MixedScripts`] is about whole components of RFC 3987 section 4.2, not about words.
    Strict,
    /// What concerns [security](super::CatalogueEntry::is_security), by RFC 3987, 3987bis, RFC 3986 and the
    /// specifications of schemes: MUST is an error, all else a warning.
    Security,
    /// What RFC 3987, RFC 3986 and the specifications of schemes say with MUST, as errors.
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
} str::eq, "there is no profile of this name: rfc3987, rfc3987bis, rfc3986, \
    url-i18n-07, strict, security, quiet");

impl LintProfile {
    /// Whether the profile listens to this document. A document that is none of the four
    /// about identifiers in general specifies a scheme.
    pub fn listens_to(self, document: Document) -> bool {
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

    /// How grave the profile takes an entry: the gravest of what the documents say that it
    /// listens to.
    pub fn severity(self, code: Code) -> Severity {
        let entry = code.entry();
        let severity = self.gravest(code).map_or(Severity::Off, |it| self.weighs(it));
        match self {
            LintProfile::Strict if entry.is_common() => severity.min(Severity::Note),
            LintProfile::Strict => severity,
            LintProfile::Security if !entry.is_security() => Severity::Off,
            _ if entry.is_common() => Severity::Off,
            _ => severity,
        }
    }

    /// Who says so: of the documents that the profile listens to, the one that makes the entry
    /// as grave as it is, the first of several; where it listens to none, the first of all.
    pub fn source(self, code: Code) -> Requirement {
        *self.gravest(code).unwrap_or(&code.entry().sources[0])
    }

    fn gravest(self, code: Code) -> Option<&'static Requirement> {
        let heard = code.entry().sources.iter().filter(|it| self.listens_to(it.citation.document));
        // Of equals, `max_by_key` gives the last.
        heard.rev().max_by_key(|it| self.weighs(it))
    }

    fn weighs(self, source: &Requirement) -> Severity {
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
