//! [`Document`], and [`Citation`], which is a section of a document.

use core::fmt;

/// A document that the library implements or quotes.
///
/// ```
/// use iri_grammar::Document;
///
/// assert_eq!(Document::Rfc(3987).to_string(), "RFC 3987");
/// assert_eq!(Document::Rfc(3987).section("3.1").to_string(), "RFC 3987 section 3.1");
/// ```
///
/// Guide: [the documents](crate::guide::documents).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Document {
    /// The RFC with this number.
    Rfc(u16),
    /// 3987bis, the draft of 12 March 2012.
    Rfc3987bis,
    /// An earlier draft of 3987bis, draft-duerst-iri-bis-07.
    IriBis07,
    /// The processing guidelines of 2011.
    Guidelines,
    /// draft-masinter-url-i18n-07 of January 2001.
    UrlI18n07,
    /// 'IRIs: From Specification to Testing', a paper of 2001.
    SpecificationToTesting,
    /// Unicode Technical Standard #46.
    Uts46,
    /// XML 1.0.
    Xml,
    /// The Service Name and Transport Protocol Port Number Registry of IANA, cited by the name of
    /// a service.
    ServiceNames,
    /// The registry of URI schemes of IANA, cited by scheme.
    UriSchemes,
}

impl Document {
    /// The section with this number.
    pub const fn section(self, section: &'static str) -> Citation {
        Citation { document: self, section }
    }
}

impl fmt::Display for Document {
    /// Writes the name in citations: `RFC 3987`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Document::Rfc(number) => return write!(f, "RFC {number}"),
            Document::Rfc3987bis => "3987bis (March 2012)",
            Document::IriBis07 => "draft-duerst-iri-bis-07",
            Document::Guidelines => "guidelines (2011)",
            Document::UrlI18n07 => "draft-masinter-url-i18n-07",
            Document::SpecificationToTesting => "IRIs: From Specification to Testing (2001)",
            Document::Uts46 => "UTS #46",
            Document::Xml => "XML 1.0",
            Document::ServiceNames => "IANA Service Name and Port Number Registry",
            Document::UriSchemes => "IANA URI Schemes Registry",
        })
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Document {
    /// Serializes the name in citations.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A section of a document, or two sections that belong together.
///
/// Guide: [the documents](crate::guide::documents).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Citation {
    /// The document.
    pub document: Document,
    /// The number of the section, such as `2.2`, or of two sections, such as `2.2 and 6.1`.
    pub section: &'static str,
}

impl Citation {
    /// The numbers of the sections, one by one.
    ///
    /// ```
    /// use iri_grammar::Grammar;
    ///
    /// let citation = Grammar::Leiri.production("isegment").unwrap().citation();
    /// assert_eq!(citation.to_string(), "3987bis (March 2012) sections 2.2 and 6.1");
    /// assert_eq!(citation.sections().collect::<Vec<_>>(), ["2.2", "6.1"]);
    /// ```
    pub fn sections(&self) -> impl Iterator<Item = &'static str> {
        self.section.split(" and ")
    }
}

impl fmt::Display for Citation {
    /// Writes `RFC 3987 section 3.1` or `RFC 3986 Appendix B`; for a registry, its name, a comma
    /// and the entry.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if matches!(self.document, Document::ServiceNames | Document::UriSchemes) {
            return write!(f, "{}, {}", self.document, self.section);
        }
        let is_appendix = self.section.starts_with(|c: char| c.is_ascii_alphabetic());
        let has_two = self.section.as_bytes().windows(5).any(|octets| octets == b" and ");
        let word = if is_appendix {
            "Appendix"
        } else if has_two {
            "sections"
        } else {
            "section"
        };
        write!(f, "{} {word} {}", self.document, self.section)
    }
}
