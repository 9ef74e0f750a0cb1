//! RFC 3987 section 7.4: references generated from file names, or from any octets in a
//! known character encoding. Section 7.4 of 3987bis is the same.
//!
//! RFC 3987 section 7.4: "if a file system contains a file named `r&#xE9;sum&#xE9;.html`, a
//! server should expose this as `r%C3%A9sum%C3%A9.html` in a URI, which allows use of
//! `r&#xE9;sum&#xE9;.html` in an IRI, even if locally the file name is kept in a character
//! encoding other than UTF-8."
//!
//! ```
//! use iri_grammar::generation::Generation;
//!
//! let generated = Generation::new().name(b"r\xc3\xa9sum\xc3\xa9.html");
//! assert_eq!(generated.uri(), "r%C3%A9sum%C3%A9.html");
//! assert_eq!(*generated.iri(), "r\u{e9}sum\u{e9}.html");
//! ```
//!
//! A name is data: in it, all is percent-encoded that a segment of a path does not allow,
//! `%` too. Octets that are no characters in their encoding are percent-encoded one by one,
//! with a [`NameNote`]; any octets result in a valid reference. The way back is
//! [`local_names()`](crate::mapping::local_names()).
//!
//! [`Generation`] makes a reference from one [name](Generation::name) or from a
//! [path](Generation::path), an IRI of the scheme `file` from an absolute path
//! ([`Generation::file`], and [`file_path`] back), and the references of a [directory
//! listing](Generation::listing). [`Generation::steps`] shows the steps.
//!
//! What a name is in, and what becomes of its characters, are options:
//!
//! ```
//! use iri_grammar::generation::{
//!     DirectoryEntry, Generation, Listed, NameNormalization, NameNote, NoFileIri, Paths, Reason,
//!     Reserved,
//! };
//! use iri_grammar::text::{Class, Classes};
//!
//! let generation = Generation::new();
//! let directory = generation.directory(b"a:\xe9");
//! assert_eq!(*directory.iri(), "./a:%E9/");
//! assert_eq!((directory.guard(), directory.segment()), ("./", Some("a:%E9")));
//! // The octet stays an octet.
//! assert!(directory.has_strays());
//! assert_eq!(directory.decoded().to_string(), "a:<e9>");
//! let parent = generation.name(b"..");
//! let NameNote { reason, octets, .. } = parent.notes().next().unwrap();
//! assert_eq!((reason, octets), (Reason::DotSegment, &b".."[..]));
//!
//! let entry = DirectoryEntry { name: b"\xe9", is_directory: true };
//! let Listed { label, generated, .. } = &generation.listing([entry])[0];
//! assert_eq!((&**label, &*generated.uri()), ("<e9>", "%E9/"));
//!
//! assert_eq!(*generation.reserved(Reserved::Encode).name(b"a,b").iri(), "a%2Cb");
//! let no_symbols = generation.encoded(Classes::RFC3987.with(Class::Symbols));
//! assert_eq!(*no_symbols.name("\u{2764}".as_bytes()).iri(), "%E2%9D%A4");
//! let nfc = generation.normalization(NameNormalization::Nfc);
//! assert_eq!(*nfc.name("e\u{301}".as_bytes()).iri(), "\u{e9}");
//! let windows = generation.paths(Paths::Windows);
//! assert_eq!(windows.file(br"C:a").unwrap_err(), NoFileIri::NotAbsolute);
//! # #[cfg(feature = "charset")] {
//! let latin_1 = iri_grammar::text::Charset::for_label("latin1").unwrap();
//! assert_eq!(*generation.charset(latin_1).name(b"\xe9").iri(), "\u{e9}");
//! # }
//! ```
//!
//! In the program, [`iri from-path`](crate::guide::commands::from_path) does the same.

mod generated;
mod path;
mod to_path;

pub use generated::{DirectoryEntry, Generated, Listed, NameNote, Reason};
pub use to_path::{NoFilePath, file_path};

use crate::options::options;
use crate::steps::{Recorded, Recorder, steps};
use crate::text::{Charset, Class, Classes};
use path::Prefix;

/// Which Normalization Form the characters are in (RFC 3987 section 5.3.2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NameNormalization {
    /// Form C where the octets are not in a UCS-based encoding: in the "conversion from a
    /// non-UCS-based character encoding to a UCS-based character encoding [...] NFC or a
    /// normalizing transcoder using NFC MUST be used". Names in UTF-8 and UTF-16 stay as
    /// they are, so that the reference leads to the file.
    #[default]
    WhenTranscoded,
    /// Form C always: "IRIs SHOULD be created by using NFC". This is for whoever chooses the
    /// name, or where the file is found by either form, as on macOS.
    Nfc,
    /// Form KC always: "Using NFKC may avoid even more problems". A character that becomes
    /// a `/` or a `.` by it is still data, and percent-encoded where it has to be.
    Nfkc,
}

/// What becomes of the reserved characters that a segment allows: `sub-delims`, `:`, `@`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reserved {
    /// They stay: "Aside from dot-segments in hierarchical paths, a path segment is
    /// considered opaque by the generic syntax" (RFC 3986 section 3.3).
    #[default]
    Keep,
    /// They are percent-encoded: "URI producing applications should percent-encode data
    /// octets that correspond to characters in the reserved set unless these characters
    /// are specifically allowed by the URI scheme to represent data in that component"
    /// (RFC 3986 section 2.2).
    Encode,
}

/// What separates the names in a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Paths {
    /// `/`.
    #[default]
    Unix,
    /// `\` and `/`; before them there may be the letter of a drive, or `\\` and a host
    /// (UNC). After `\\?\`, `\` alone.
    Windows,
}

/// What a reference is generated from.
///
/// ```
/// use iri_grammar::generation::{GeneratedFrom, Generation};
///
/// let of = |from| Generation::new().generate(from, b"/a").unwrap();
/// assert_eq!(*of(GeneratedFrom::Name).iri(), "%2Fa");
/// assert_eq!(*of(GeneratedFrom::Path).iri(), "/a");
/// assert_eq!(*of(GeneratedFrom::File).iri(), "file:///a");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GeneratedFrom {
    /// The name of a file: [`Generation::name`].
    Name,
    /// The name of a directory: [`Generation::directory`].
    Directory,
    /// A path: [`Generation::path`].
    Path,
    /// An absolute path, for an IRI of the scheme `file`: [`Generation::file`].
    File,
}

/// How references are generated from names (RFC 3987 section 7.4).
///
/// ```
/// use iri_grammar::generation::{Generation, NameNormalization, Paths};
///
/// let nfc = Generation::new().normalization(NameNormalization::Nfc);
/// assert_eq!(*nfc.name("re\u{301}sume\u{301}".as_bytes()).iri(), "r\u{e9}sum\u{e9}");
///
/// let windows = Generation::new().paths(Paths::Windows);
/// assert_eq!(*windows.file(br"C:\a b\c")?.iri(), "file:///C:/a%20b/c");
/// # Ok::<(), iri_grammar::generation::NoFileIri>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Generation {
    charset: Charset,
    normalization: NameNormalization,
    reserved: Reserved,
    encoded: Classes,
    paths: Paths,
}

impl Default for Generation {
    fn default() -> Self {
        Generation::new()
    }
}

impl Generation {
    /// From UTF-8, and for all else as the documents recommend.
    pub const fn new() -> Self {
        Generation {
            charset: Charset::UTF_8,
            normalization: NameNormalization::WhenTranscoded,
            reserved: Reserved::Keep,
            encoded: Classes::RFC3987,
            paths: Paths::Unix,
        }
    }

    options! {
        /// The character encoding that the names are in: "Many legacy character encodings are
        /// in use in various file systems".
        fn charset: Charset;
        /// Which Normalization Form the characters are in.
        fn normalization: NameNormalization;
        /// What becomes of the reserved characters that a segment allows.
        fn reserved: Reserved;
    }

    /// The characters of `ucschar` that an IRI does not get: by default
    /// [`Classes::RFC3987`], so that the IRI is what RFC 3987 section 3.2 converts the URI
    /// to. The bidirectional formatting characters are among them always: "IRIs MUST NOT
    /// contain" them (section 4.1). [`Class::CombiningMarkAtStart`] has no effect.
    #[must_use]
    pub const fn encoded(mut self, classes: Classes) -> Self {
        self.encoded = classes.with(Class::BidiFormatting);
        self
    }

    options! {
        /// What separates the names in a path.
        fn paths: Paths;
    }

    /// A relative reference from the name of a file: one segment. Each character of the
    /// name is data, `/` too.
    ///
    /// `./` stands before a segment that is empty or has a colon (RFC 3986 section 4.2). A
    /// name that is `.` or `..` is percent-encoded, with a [`NameNote`].
    ///
    /// ```
    /// use iri_grammar::generation::Generation;
    ///
    /// let generated = Generation::new().name(b"this:that");
    /// assert_eq!(*generated.iri(), "./this:that");
    /// assert_eq!(generated.segment(), Some("this:that"));
    /// ```
    pub fn name<'n>(&self, name: &'n [u8]) -> Generated<'n> {
        self.relative(GeneratedFrom::Name, name)
    }

    /// A relative reference from the name of a directory, with a `/` at the end.
    pub fn directory<'n>(&self, name: &'n [u8]) -> Generated<'n> {
        self.relative(GeneratedFrom::Directory, name)
    }

    /// A relative reference from a path: a relative-path reference, or from an absolute
    /// path an absolute-path reference. `.` and `..` stay: they are dot-segments, whose
    /// role is "similar to their role within some operating systems' file directory
    /// structures" (RFC 3986 section 3.3).
    ///
    /// `./` stands before a path that is empty, or whose first segment has a colon (section
    /// 4.2); `/.` before a path that begins with `//`, which would be read as an authority
    /// (section 3.3).
    ///
    /// ```
    /// use iri_grammar::generation::Generation;
    ///
    /// assert_eq!(*Generation::new().path(b"../a b/c?").iri(), "../a%20b/c%3F");
    /// assert_eq!(*Generation::new().path(b"//a").iri(), "/.//a");
    /// ```
    pub fn path<'n>(&self, path: &'n [u8]) -> Generated<'n> {
        self.relative(GeneratedFrom::Path, path)
    }

    /// A reference that is no file IRI.
    fn relative<'n>(&self, source: GeneratedFrom, octets: &'n [u8]) -> Generated<'n> {
        let decoded = self.charset.decode_all(octets);
        let prefix = Prefix::of(source, self.paths, decoded.beginning());
        self.generated(source, prefix, decoded, &mut ())
    }

    /// An IRI of the scheme `file` from an absolute path (RFC 8089 section 2), with an empty
    /// host, or the host of a UNC path (Appendix E.3). `..` stays a dot-segment, which
    /// resolution removes: where directories are linked, that may be another file. Several
    /// slashes at the beginning are written as one, the only one that RFC 8089 has there.
    ///
    /// ```
    /// use iri_grammar::generation::Generation;
    ///
    /// assert_eq!(*Generation::new().file(b"/srv/a#b")?.iri(), "file:///srv/a%23b");
    /// assert_eq!(*Generation::new().file(b"//srv//a")?.iri(), "file:///srv//a");
    /// assert!(Generation::new().file(b"tmp").is_err());
    /// # Ok::<(), iri_grammar::generation::NoFileIri>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where the path is not absolute, is that of a device, or has no host after `\\`.
    pub fn file<'n>(&self, path: &'n [u8]) -> Result<Generated<'n>, NoFileIri> {
        self.generate(GeneratedFrom::File, path)
    }

    /// The reference from one of these. Its steps are those from the octets to the URI reference;
    /// RFC 3987 section 7.4 has none with numbers, and each cites the section that it carries out.
    ///
    /// ```
    /// use iri_grammar::generation::{Generation, GeneratedFrom};
    ///
    /// let mut steps = Vec::new();
    /// Generation::new().steps(&mut steps).generate(GeneratedFrom::Name, b"a:\xc3\xa9\xe9")?;
    /// assert_eq!(steps[0].after.to_string(), "a:\u{e9}<e9>");
    /// assert_eq!(steps[1].after.to_string(), "a:\u{e9}%E9");
    /// assert_eq!(steps[2].section.to_string(), "RFC 3986 section 4.2");
    /// assert_eq!(steps[2].after.to_string(), "./a:\u{e9}%E9");
    /// assert_eq!(steps.last().unwrap().after.to_string(), "./a:%C3%A9%E9");
    /// # Ok::<(), iri_grammar::generation::NoFileIri>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`file`](Self::file), for [`GeneratedFrom::File`] alone.
    pub fn generate<'n>(
        &self,
        source: GeneratedFrom,
        octets: &'n [u8],
    ) -> Result<Generated<'n>, NoFileIri> {
        self.steps(&mut ()).generate(source, octets)
    }

    steps!();
}

#[allow(clippy::missing_errors_doc)]
impl<R: Recorder> Recorded<'_, Generation, R> {
    /// As [`Generation::generate`].
    pub fn generate(
        self,
        source: GeneratedFrom,
        octets: &[u8],
    ) -> Result<Generated<'_>, NoFileIri> {
        let decoded = self.procedure.charset.decode_all(octets);
        let prefix = Prefix::of(source, self.procedure.paths, decoded.beginning());
        if source == GeneratedFrom::File {
            prefix.check_absolute(&decoded)?;
        }
        Ok(self.procedure.generated(source, prefix, decoded, self.recorder))
    }
}

/// Why a path has no IRI of the scheme `file`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum NoFileIri {
    /// The path depends on a current directory, or on that of a drive.
    #[error("the path is not absolute, which a file IRI is (RFC 8089 section 2)")]
    NotAbsolute,
    /// The path of a device, which begins with `\\.\`.
    #[error("the path is that of a device, for which there are no file IRIs")]
    Device,
    /// A UNC path begins with `\\` and a host.
    #[error("the path begins like a UNC path and has no host (RFC 8089 Appendix E.3)")]
    NoHost,
}
