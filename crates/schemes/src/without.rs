//! Schemes whose documents have no grammar of their identifiers.

use iri_grammar::{Citation, Document};

/// A scheme whose document has no grammar of its identifiers, so that they are only checked by the generic one.
///
/// ```
/// use iri_schemes::{Scheme, WithoutGrammar};
///
/// let gopher = WithoutGrammar::find("gopher").unwrap();
/// assert_eq!(gopher.citation.to_string(), "RFC 4266 section 2.1");
/// assert!(WithoutGrammar::all().iter().all(|it| Scheme::find(it.name).is_none()));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct WithoutGrammar {
    /// The name, in lower case.
    pub name: &'static str,
    /// The section about its identifiers.
    pub citation: Citation,
    /// What the section has instead.
    pub reason: &'static str,
}

const FORM: &str = "the document has a form, and no grammar of its parts";

const DRAFT: &str = "the document says what is after the colon, and not by a grammar";
const UNDEFINED: &str = "no document that is registered has a grammar";

static ALL: [WithoutGrammar; 13] = [
    rfc("crid", 4078, "4", FORM),
    rfc("dav", 4918, "21.1", "the document names no syntax of its identifiers"),
    rfc("dict", 2229, "5", FORM),
    row(Document::UriSchemes, "doi", "doi", UNDEFINED),
    rfc("gopher", 4266, "2.1", FORM),
    row(Document::Guidelines, "javascript", "6.2", DRAFT),
    rfc("leaptofrogans", 8589, "4.1", "the grammar is that of Frogans addresses, in no RFC"),
    row(Document::UriSchemes, "magnet", "magnet", UNDEFINED),
    rfc("prospero", 4157, "2", FORM),
    rfc("telnet", 4248, "2", FORM),
    rfc("thismessage", 2557, "5", "the document has one identifier, which is a base"),
    rfc("tip", 2371, "8", FORM),
    rfc("wais", 4156, "2", FORM),
];

const fn rfc(
    name: &'static str,
    number: u16,
    section: &'static str,
    reason: &'static str,
) -> WithoutGrammar {
    row(Document::Rfc(number), name, section, reason)
}

const fn row(
    document: Document,
    name: &'static str,
    section: &'static str,
    reason: &'static str,
) -> WithoutGrammar {
    WithoutGrammar { name, citation: document.section(section), reason }
}

impl WithoutGrammar {
    /// All that are known, in the order of their names.
    pub fn all() -> &'static [WithoutGrammar] {
        &ALL
    }

    /// The scheme with this name. The case of the name is ignored.
    pub fn find(name: &str) -> Option<&'static WithoutGrammar> {
        ALL.iter().find(|it| it.name.eq_ignore_ascii_case(name))
    }
}
