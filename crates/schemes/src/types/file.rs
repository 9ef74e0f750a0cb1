//! `file` (RFC 8089).

use super::value::Value;
use super::{ParseError, Parts};
use iri_grammar::text::percent;
use std::borrow::Cow;

/// An identifier of `file` (RFC 8089 section 2).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::File;
///
/// let file: File = iri_schemes::parse(Iri::new("file:///c:/My%20files/a")?)?;
/// assert_eq!((&file.host, file.drive_letter()), (&None, Some('c')));
/// let segments: Vec<_> = file.segments().collect();
/// assert_eq!(segments, [&b"c:"[..], b"My files", b"a"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct File {
    /// The host, as in the identifier; `None` if it is empty or undefined. `localhost` is the machine
    /// that interprets the identifier (section 3).
    pub host: Option<String>,
    /// The path, as in the identifier: it begins with `/`.
    pub path: String,
}

impl File {
    /// The drive letter of DOS and Windows (section E.2.1): the first segment is a letter and `:`.
    pub fn drive_letter(&self) -> Option<char> {
        let mut characters = self.path.strip_prefix('/')?.chars();
        let letter = characters.next().filter(char::is_ascii_alphabetic)?;
        (characters.next()? == ':' && matches!(characters.next(), None | Some('/')))
            .then_some(letter)
    }

    /// The segments of the path as octets.
    pub fn segments(&self) -> impl Iterator<Item = Cow<'_, [u8]>> {
        self.path.split('/').skip(1).map(percent::decode_octets)
    }
}

impl Value for File {
    const SCHEMES: &'static [&'static str] = &["file"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        let host = parts.iri.host().map(|host| host.text().to_owned());
        let path = parts.text("path-absolute").unwrap_or_default();
        Ok(File { host: host.filter(|host| !host.is_empty()), path })
    }

    fn compose(&self) -> String {
        ["file://", self.host.as_deref().unwrap_or_default(), &self.path].concat()
    }
}
