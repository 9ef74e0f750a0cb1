//! Edits the segments of a path.

use super::Identifier;
use super::builder::BuildError;
use super::edit::{Change, check_length, stays_unencoded};
use super::kind::Kind;
use crate::grammar::{Grammar, Production};
use crate::syntax::{Component, PathForm};
use crate::text::push_encoded;
use alloc::string::String;

/// Appends and removes segments at the end of the path.
///
/// A `/` is written before each new segment, unless the path is `/`, or is empty and there is no
/// authority. A path that ends with `/` has an empty last segment. A new segment is appended after
/// the empty one; to replace the empty one, call `pop_segment` first.
///
/// ```
/// use iri_grammar::IriBuf;
///
/// let mut iri: IriBuf = "http://example.org?q".parse()?;
/// iri.push_segment("a/b")?;
/// iri.extend_segments(["50%", "r\u{e9}sum\u{e9}"])?;
/// assert_eq!(iri, "http://example.org/a%2Fb/50%25/r\u{e9}sum\u{e9}?q");
/// iri.pop_segment();
/// iri.push_encoded_segment("c%20d")?;
/// assert_eq!(iri, "http://example.org/a%2Fb/50%25/c%20d?q");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<K: Kind> Identifier<K, String> {
    /// Appends a segment, and percent-encodes these of its characters:
    ///
    /// - characters that `segment` or `isegment` of the grammar does not allow;
    /// - `%` and `/`;
    /// - `:` in the first segment of a relative reference (RFC 3986 section 4.2);
    /// - bidirectional formatting characters in an IRI (RFC 3987 section 4.1).
    ///
    /// # Errors
    ///
    /// [`BuildError::DotSegment`] for `.` and `..`, which cannot be data;
    /// [`BuildError::Ambiguous`] if the path is an iopaque_part of draft-masinter-url-i18n-07;
    /// [`BuildError::Combination`] if the text would be too long to be read. The identifier is then
    /// unchanged.
    ///
    /// ```
    /// use iri_grammar::{BuildError, UriReferenceBuf};
    ///
    /// let mut reference = UriReferenceBuf::try_from("")?;
    /// reference.push_segment("a:\u{e9}")?;
    /// assert_eq!(reference, "a%3A%C3%A9");
    /// assert_eq!(reference.push_segment(".."), Err(BuildError::DotSegment));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "path_segments_mut")]
    pub fn push_segment(&mut self, segment: &str) -> Result<(), BuildError> {
        self.extend_segments([segment])
    }

    /// Appends several segments as [`push_segment`](Self::push_segment) does. The rest of the text
    /// is moved once.
    ///
    /// # Errors
    ///
    /// As [`push_segment`](Self::push_segment), if any of the segments has such an error. Then none
    /// is appended.
    pub fn extend_segments<S: AsRef<str>>(
        &mut self,
        segments: impl IntoIterator<Item = S>,
    ) -> Result<(), BuildError> {
        let production = segment_production::<K>();
        let components = self.components();
        let is_relative = components.scheme().is_none() && components.authority().is_none();
        let begins_reference = is_relative && components.path().text().is_empty();
        self.append_segments(segments, |out, segment| {
            if let "." | ".." = segment {
                return Err(BuildError::DotSegment);
            }
            let forbids_colon = begins_reference && out.is_empty();
            push_encoded(out, segment, |c| match c {
                ':' if forbids_colon => true,
                _ => !c.is_ascii_alphanumeric() && !stays_unencoded(production, c),
            });
            Ok(())
        })
    }

    /// Appends a segment that is already percent-encoded. It may be `.` or `..`.
    ///
    /// # Errors
    ///
    /// If `segment` or `isegment` of the grammar rejects it, and for the reasons of
    /// [`set_path`](Self::set_path). The identifier is then unchanged.
    ///
    /// ```
    /// use iri_grammar::IriReferenceBuf;
    ///
    /// let mut reference: IriReferenceBuf = "../a".parse()?;
    /// reference.push_encoded_segment("%2F")?;
    /// assert_eq!(reference, "../a/%2F");
    /// assert!(reference.push_encoded_segment("b/c").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn push_encoded_segment(&mut self, segment: &str) -> Result<(), BuildError> {
        self.append_segments([segment], |out, segment| {
            let component = Component::Path;
            let result = segment_production::<K>().check(segment);
            result.map_err(|error| BuildError::Component { component, error })?;
            out.push_str(segment);
            Ok(())
        })
    }

    /// Appends segments with the slashes between them. `write` checks a segment and appends its
    /// encoded form to the string that will be added to the path.
    fn append_segments<S: AsRef<str>>(
        &mut self,
        segments: impl IntoIterator<Item = S>,
        write: impl Fn(&mut String, &str) -> Result<(), BuildError>,
    ) -> Result<(), BuildError> {
        let path = self.components().path();
        let has_authority = self.components().authority().is_some();
        let mut added = String::new();
        for segment in segments {
            match (path.text(), added.as_str()) {
                // The slash is there already.
                ("/", "") | ("", "/") => {}
                // A path without an authority begins with the segment itself.
                ("", "") if !has_authority => {}
                _ => added.push('/'),
            }
            write(&mut added, segment.as_ref())?;
        }
        // There is no segment, or only an empty one that adds nothing to `/` or to an empty path.
        if added.is_empty() {
            return Ok(());
        }
        // A path that was empty needs the checks of its beginning.
        if path.text().is_empty() {
            return self.set_path(&added);
        }
        if path.form() == PathForm::Opaque {
            return Err(BuildError::Ambiguous);
        }
        check_length::<K>(self.as_str(), added.len())?;
        let end = self.path_end();
        self.apply(&Change::replace_range(self.components(), Component::Path, end..end, &added));
        Ok(())
    }

    /// Removes the last segment and the `/` before it, but not a `/` at the beginning of the path.
    /// Returns whether a segment was removed.
    ///
    /// The path `/` and the empty path stay unchanged. In draft-masinter-url-i18n-07, so does an
    /// iopaque_part, and so does the only segment of a relative reference if the kind rejects an
    /// empty path.
    ///
    /// ```
    /// use iri_grammar::IriBuf;
    ///
    /// let mut iri: IriBuf = "http://example.org/a/b?q".parse()?;
    /// assert!(iri.pop_segment());
    /// assert_eq!(iri, "http://example.org/a?q");
    /// assert!(iri.pop_segment());
    /// assert_eq!(iri, "http://example.org/?q");
    /// assert!(!iri.pop_segment());
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn pop_segment(&mut self) -> bool {
        let path = self.components().path();
        let new_length = match (path.text(), path.text().rfind('/')) {
            ("/" | "", _) => return false,
            _ if path.form() == PathForm::Opaque => return false,
            (_, None) => return self.set_path("").is_ok(),
            (_, Some(slash)) => slash.max(1),
        };
        let end = self.path_end();
        let start = end - path.text().len() + new_length;
        self.apply(&Change::replace_range(self.components(), Component::Path, start..end, ""));
        true
    }

    /// The byte offset of the end of the path in the text.
    fn path_end(&self) -> usize {
        self.components().spans()[Component::Path].map_or(0, |span| span.end)
    }
}

/// The production `segment` or `isegment` of the kind's grammar.
fn segment_production<K: Kind>() -> Production {
    match K::GRAMMAR {
        Grammar::Rfc3986 => Grammar::Rfc3986.named("segment"),
        grammar => grammar.named("isegment"),
    }
}
