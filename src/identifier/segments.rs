//! The segments of a path, edited.

use super::Identifier;
use super::builder::BuildError;
use super::edit::{Change, check_length, stays};
use super::kind::Kind;
use crate::grammar::{Grammar, Production};
use crate::syntax::{Component, PathForm};
use crate::text::push_encoded;
use alloc::string::String;

/// Segments at the end of the path.
///
/// A `/` is written before a segment, except where the path is `/` or, without an authority,
/// empty. A path that ends with `/` has an empty last segment, after which another one is pushed:
/// it is popped first where that is not meant.
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
    /// Appends a segment that is given as data: what `segment` or `isegment` of the grammar does
    /// not take is percent-encoded, and so is each `%` and `/`; in the first segment of a relative
    /// reference a `:` as well (RFC 3986 section 4.2), and in an IRI bidirectional formatting
    /// characters (RFC 3987 section 4.1).
    ///
    /// # Errors
    ///
    /// [`BuildError::DotSegment`] where the segment is `.` or `..`: these cannot be written as
    /// data. In draft-masinter-url-i18n-07, where the path is an iopaque_part. The identifier is
    /// unchanged then.
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

    /// Appends segments that are given as data, or none of them. The rest of the text is moved
    /// once.
    ///
    /// # Errors
    ///
    /// As [`push_segment`](Self::push_segment), for any of them.
    pub fn extend_segments<S: AsRef<str>>(
        &mut self,
        segments: impl IntoIterator<Item = S>,
    ) -> Result<(), BuildError> {
        let production = segment::<K>();
        let all = self.components();
        let relative = all.scheme().is_none() && all.authority().is_none();
        let starts = relative && all.path().text().is_empty();
        self.append_segments(segments, |out, segment| {
            if let "." | ".." = segment {
                return Err(BuildError::DotSegment);
            }
            let first = starts && out.is_empty();
            let is_data =
                |c: char| c.is_ascii_alphanumeric() || (c != ':' || !first) && stays(production, c);
            push_encoded(out, segment, |c| !is_data(c));
            Ok(())
        })
    }

    /// Appends a segment as it is to stand in the identifier. It may be `.` or `..`.
    ///
    /// # Errors
    ///
    /// Where it is no `segment` or `isegment` of the grammar, and as
    /// [`set_path`](Self::set_path). The identifier is unchanged then.
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
        self.append_segments([segment], |out, text| {
            let component = Component::Path;
            let checked = self::segment::<K>().check(text);
            checked.map_err(|error| BuildError::Component { component, error })?;
            out.push_str(text);
            Ok(())
        })
    }

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
                ("/", "") | ("", "/") => {}
                ("", "") if !has_authority => {}
                _ => added.push('/'),
            }
            write(&mut added, segment.as_ref())?;
        }
        if added.is_empty() {
            return Ok(());
        }
        if path.text().is_empty() {
            return self.set_path(&added);
        }
        if path.form() == PathForm::Opaque {
            return Err(BuildError::Apart);
        }
        check_length::<K>(self.as_str(), added.len())?;
        let end = self.path_end();
        self.apply(&Change::within(self.components(), Component::Path, end..end, &added));
        Ok(())
    }

    /// Removes the last segment and the `/` before it, except for the `/` that the path begins
    /// with. Returns whether there was one.
    ///
    /// The path `/` and the empty one stay as they are, as does an iopaque_part of
    /// draft-masinter-url-i18n-07, and there the only segment of a relative reference that may not
    /// be without.
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
        let kept = match (path.text(), path.text().rfind('/')) {
            ("/" | "", _) => return false,
            _ if path.form() == PathForm::Opaque => return false,
            (_, None) => return self.set_path("").is_ok(),
            (_, Some(slash)) => slash.max(1),
        };
        let end = self.path_end();
        let start = end - path.text().len() + kept;
        self.apply(&Change::within(self.components(), Component::Path, start..end, ""));
        true
    }

    fn path_end(&self) -> usize {
        self.components().spans()[Component::Path].map_or(0, |span| span.end)
    }
}

/// The production of a segment.
fn segment<K: Kind>() -> Production {
    match K::GRAMMAR {
        Grammar::Rfc3986 => Grammar::Rfc3986.named("segment"),
        grammar => grammar.named("isegment"),
    }
}
