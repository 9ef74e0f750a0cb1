//! The inputs and the options of [`Generation`].

use crate::options::options;
use crate::text::{CharacterForm, Charset, Class, Classes};

/// The syntax of paths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Paths {
    /// `/` separates names.
    #[default]
    Unix,
    /// `\` and `/` separate names; in a path that begins with `\\?\`, only `\` separates them. A
    /// path may begin with the letter of a drive, or with `\\` and a host (UNC).
    Windows,
}

/// The input from which a reference is generated.
///
/// ```
/// use iri_grammar::generation::{NameKind, Generation};
///
/// let generate = |from| Generation::new().generate(from, b"/a").unwrap();
/// assert_eq!(*generate(NameKind::Name).iri(), "%2Fa");
/// assert_eq!(*generate(NameKind::Path).iri(), "/a");
/// assert_eq!(*generate(NameKind::File).iri(), "file:///a");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NameKind {
    /// The name of a file: [`Generation::name`].
    Name,
    /// The name of a directory: [`Generation::directory`].
    Directory,
    /// A path: [`Generation::path`].
    Path,
    /// An absolute path, for an IRI of the scheme `file`: [`Generation::file`].
    File,
}

/// Generates references from names and paths (RFC 3987 section 7.4).
///
/// ```
/// use iri_grammar::generation::{Generation, Paths};
/// use iri_grammar::text::CharacterForm;
///
/// let nfc = Generation::new().normalization(CharacterForm::Nfc);
/// assert_eq!(*nfc.name("re\u{301}sume\u{301}".as_bytes()).iri(), "r\u{e9}sum\u{e9}");
///
/// let windows = Generation::new().paths(Paths::Windows);
/// assert_eq!(*windows.file(br"C:\a b\c")?.iri(), "file:///C:/a%20b/c");
/// # Ok::<(), iri_grammar::generation::FileError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Generation {
    pub(super) charset: Charset,
    pub(super) normalization: Option<CharacterForm>,
    pub(super) encode_reserved: bool,
    pub(super) encoded: Classes,
    pub(super) paths: Paths,
}

impl Default for Generation {
    fn default() -> Self {
        Generation::new()
    }
}

impl Generation {
    /// The default options: UTF-8, and the recommendations of the documents.
    pub const fn new() -> Self {
        Generation {
            charset: Charset::UTF_8,
            normalization: None,
            encode_reserved: false,
            encoded: Classes::RFC3987,
            paths: Paths::Unix,
        }
    }

    options! {
        /// The character encoding of the names: "Many legacy character encodings are
        /// in use in various file systems".
        fn charset: Charset;
        /// Whether the reserved characters that a segment allows, `sub-delims`, `:` and `@`, are
        /// percent-encoded: "URI producing applications should percent-encode data octets that
        /// correspond to characters in the reserved set unless these characters are specifically
        /// allowed by the URI scheme to represent data in that component" (RFC 3986 section 2.2).
        /// By default they stay: "Aside from dot-segments in hierarchical paths, a path segment is
        /// considered opaque by the generic syntax" (section 3.3).
        fn encode_reserved: bool;
    }

    /// The normalization form of the names (RFC 3987 section 5.3.2.2). Choose Form C if you choose
    /// the names, or if the file system finds a file by either form, as macOS does. A `/` or `.`
    /// that results from Form KC is still data, and percent-encoded if necessary.
    ///
    /// By default, names in an encoding that is not UCS-based get Form C: in the
    /// "conversion from a non-UCS-based character encoding to a UCS-based character encoding [...]
    /// NFC or a normalizing transcoder using NFC MUST be used". Names in UTF-8 and UTF-16 stay
    /// unchanged: otherwise the reference could name another file.
    #[must_use]
    pub const fn normalization(mut self, form: CharacterForm) -> Self {
        self.normalization = Some(form);
        self
    }

    /// The characters of `ucschar` that are percent-encoded in the IRI. The default is
    /// [`Classes::RFC3987`]; RFC 3987 section 3.2 then converts the URI to the same IRI. The
    /// bidirectional formatting characters are always percent-encoded: "IRIs MUST NOT contain" them
    /// (section 4.1). [`Class::CombiningMarkAtStart`] has no effect.
    #[must_use]
    pub const fn encode(mut self, classes: Classes) -> Self {
        self.encoded = classes.with(Class::BidiFormatting);
        self
    }

    options! {
        /// The syntax of paths.
        fn paths: Paths;
    }
}
