//! `tag` (RFC 4151).

use super::parts::prefixed;
use super::value::Value;
use super::{ParseError, Parts};

/// An identifier of `tag` (RFC 4151 section 2.1). The texts are as in the identifier, since tags are
/// compared character by character (section 2.4).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::Tag;
///
/// let tag: Tag = iri_schemes::parse(Iri::new("tag:my-ids.com,2001-09-15:blog-555")?)?;
/// assert_eq!((&*tag.authority, &*tag.date), ("my-ids.com", "2001-09-15"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Tag {
    /// The domain name or mail address of who made the tag.
    pub authority: String,
    /// A date on which whoever made the tag owned the authority: a year, perhaps a month and a day.
    pub date: String,
    /// The rest.
    pub specific: String,
    /// The fragment.
    pub fragment: Option<String>,
}

impl Value for Tag {
    const SCHEMES: &'static [&'static str] = &["tag"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        Ok(Tag {
            authority: parts.text("authorityName").unwrap_or_default(),
            date: parts.text("date").unwrap_or_default(),
            specific: parts.text("specific").unwrap_or_default(),
            fragment: parts.iri.fragment().map(str::to_owned),
        })
    }

    fn compose(&self) -> String {
        let fragment = prefixed("#", self.fragment.as_deref());
        ["tag:", &self.authority, ",", &self.date, ":", &self.specific, &fragment].concat()
    }
}
