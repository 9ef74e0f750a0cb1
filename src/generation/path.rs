//! Generates the path of a reference from names and paths.

use super::generated::to_uri;
use super::{FileError, Generated, Generation, NameKind, Paths};
use crate::grammar::{Citation, Document};
use crate::identifier::IriReferenceBuf;
use crate::steps::{Sequence, Step, Trace};
use crate::text::{CharacterForm, Decoded, EncodeSet, Piece, is_ucschar, push_encoded, push_octet};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

const fn rfc3987(section: &'static str) -> Citation {
    Document::Rfc(3987).section(section)
}

/// The beginning of a path, before the separators and names; and the separators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prefix {
    root: Root,
    /// The length of the prefix in bytes.
    length: usize,
    separators: &'static [char],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Root {
    /// Neither a drive nor a host: the path is absolute if it begins with a separator.
    Plain,
    /// The letter of a drive: `C:` and a separator.
    Drive(char),
    /// `\\`, and then a host and a path.
    Unc,
    /// `\\.\`, and then the name of a device.
    Device,
}

const SLASH: &[char] = &['/'];
const BACKSLASH: &[char] = &['\\'];
const BOTH: &[char] = &['/', '\\'];

impl Prefix {
    /// The prefix of a text. A name has no prefix and no separators. A reference that is not a file
    /// IRI cannot contain a host, so its prefix is plain for a UNC path.
    pub(super) fn new(source: NameKind, paths: Paths, text: &str) -> Self {
        let plain = |separators| Prefix { root: Root::Plain, length: 0, separators };
        match (source, paths) {
            (NameKind::Name | NameKind::Directory, _) => return plain(&[]),
            // RFC 8089 §2 requires a path-absolute, which begins with one slash, so all slashes
            // before the last of them belong to the prefix. POSIX reads three or more slashes as
            // one, and lets the system decide whether two slashes begin another root.
            (NameKind::File, Paths::Unix) => {
                let slashes = text.len() - text.trim_start_matches('/').len();
                let length = slashes.saturating_sub(1);
                return Prefix { root: Root::Plain, length, separators: SLASH };
            }
            (_, Paths::Unix) => return plain(SLASH),
            (_, Paths::Windows) => {}
        }
        let prefix = Prefix::windows(text);
        match prefix.root {
            Root::Unc | Root::Device if source == NameKind::Path => plain(prefix.separators),
            _ => prefix,
        }
    }

    /// The prefix of a path on Windows.
    fn windows(text: &str) -> Self {
        const VERBATIM: &str = r"\\?\";
        const UNC: &str = r"UNC\";
        const DRIVE: &str = "C:";
        if let Some(rest) = text.strip_prefix(VERBATIM) {
            let is_unc = rest.get(..UNC.len()).is_some_and(|start| start.eq_ignore_ascii_case(UNC));
            let (root, length) = match drive_letter(rest, BACKSLASH) {
                Some(letter) => (Root::Drive(letter), DRIVE.len()),
                None if is_unc => (Root::Unc, UNC.len()),
                // A device is rejected, or read as a plain path, so no length is needed.
                None => (Root::Device, 0),
            };
            return Prefix { root, length: VERBATIM.len() + length, separators: BACKSLASH };
        }
        let (root, length) = match (drive_letter(text, BOTH), after_two_separators(text)) {
            (Some(letter), _) => (Root::Drive(letter), DRIVE.len()),
            (None, Some(rest)) if rest.starts_with(r".\") || rest.starts_with("./") => {
                (Root::Device, 0)
            }
            (None, Some(_)) => (Root::Unc, r"\\".len()),
            (None, None) => (Root::Plain, 0),
        };
        Prefix { root, length, separators: BOTH }
    }

    /// The offset of the first separator in a text; the length of the text if there is none.
    fn first_separator(self, text: &str) -> usize {
        let found = match self.separators {
            [] => None,
            // Faster than the search for several.
            [one] => text.find(*one),
            several => text.find(several),
        };
        found.unwrap_or(text.len())
    }

    /// Checks that the path is absolute and can be written as a file IRI.
    pub(super) fn check_absolute(self, decoded: &Decoded<'_>) -> Result<(), FileError> {
        // `valid_prefix` ends before the first stray, an octet that is invalid in the encoding.
        let rest = &decoded.valid_prefix()[self.length..];
        let has_separator = rest.starts_with(self.separators);
        let is_empty = rest.is_empty() && decoded.strays().len() == 0;
        match self.root {
            // On Windows, a path that begins with a separator depends on the current drive.
            Root::Plain if !has_separator || self.separators != SLASH => {
                Err(FileError::NotAbsolute)
            }
            Root::Unc if has_separator || is_empty => Err(FileError::NoHost),
            Root::Device => Err(FileError::Device),
            _ => Ok(()),
        }
    }
}

/// The letter of a drive, if a separator follows it.
fn drive_letter(text: &str, separators: &[char]) -> Option<char> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?;
    text[1..].strip_prefix(':')?.starts_with(separators).then_some(letter)
}

/// The text after two separators at its beginning; `None` if it does not begin so.
fn after_two_separators(text: &str) -> Option<&str> {
    text.strip_prefix(BOTH)?.strip_prefix(BOTH)
}

/// Characters that must precede the path of a reference without a scheme.
struct Guard {
    characters: &'static str,
    /// The section of RFC 3986 that requires the characters.
    section: &'static str,
    /// The description of the step that adds them.
    did: &'static str,
}

/// The characters that must precede the path; `None` if the path needs none.
fn guard(source: NameKind, path: &str) -> Option<Guard> {
    let first = path.split('/').next().unwrap_or_default();
    match source {
        NameKind::File => None,
        // RFC 3986 §3.3: "the path cannot begin with two slash characters".
        NameKind::Path if path.starts_with("//") => {
            let did = "guard a path that begins with //";
            Some(Guard { characters: "/.", section: "3.3", did })
        }
        NameKind::Path if path.starts_with('/') => None,
        // RFC 3986 §4.2: "Such a segment must be preceded by a dot-segment". An empty
        // reference would refer to the same document.
        _ if first.is_empty() || first.contains(':') => {
            let did = "guard a first segment that is empty or has a colon";
            Some(Guard { characters: "./", section: "4.2", did })
        }
        _ => None,
    }
}

/// The kind of text from which a segment or a host is generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SegmentKind {
    /// A name alone: `.` and `..` are data.
    Name,
    /// A part of a path: `.` and `..` are dot-segments.
    Path,
    /// The host of a UNC path.
    Host,
}

/// A part of a name or path: consecutive characters or octets of the same kind.
enum Run<'d> {
    /// Characters, before and after normalization.
    Text(&'d str, Cow<'d, str>),
    /// One character that separates names.
    Separator(&'d str),
    /// Octets that are invalid in the encoding.
    Octets(&'d [u8]),
}

impl Generation {
    /// Generates a relative reference of one segment from the name of a file. Each character of the
    /// name is data, even `/`.
    ///
    /// `./` is written before a segment that is empty or contains a colon (RFC 3986 section 4.2).
    /// The names `.` and `..` are percent-encoded, with a [`NameNote`](super::NameNote).
    ///
    /// ```
    /// use iri_grammar::generation::Generation;
    ///
    /// let generated = Generation::new().name(b"this:that");
    /// assert_eq!(*generated.iri(), "./this:that");
    /// assert_eq!(generated.segment(), Some("this:that"));
    /// ```
    pub fn name<'n>(&self, name: &'n [u8]) -> Generated<'n> {
        self.generate_relative(NameKind::Name, name)
    }

    /// Generates a relative reference with a final `/` from the name of a directory.
    pub fn directory<'n>(&self, name: &'n [u8]) -> Generated<'n> {
        self.generate_relative(NameKind::Directory, name)
    }

    /// Generates a relative reference from a path: an absolute-path reference from an absolute
    /// path, otherwise a relative-path reference. `.` and `..` stay: they are dot-segments, whose
    /// role is "similar to their role within some operating systems' file directory
    /// structures" (RFC 3986 section 3.3).
    ///
    /// `./` is written before a path that is empty, or whose first segment contains a colon
    /// (section 4.2). `/.` is written before a path that begins with `//`, which would be read as
    /// an authority (section 3.3).
    ///
    /// ```
    /// use iri_grammar::generation::Generation;
    ///
    /// assert_eq!(*Generation::new().path(b"../a b/c?").iri(), "../a%20b/c%3F");
    /// assert_eq!(*Generation::new().path(b"//a").iri(), "/.//a");
    /// ```
    pub fn path<'n>(&self, path: &'n [u8]) -> Generated<'n> {
        self.generate_relative(NameKind::Path, path)
    }

    /// Generates a reference that is not a file IRI.
    fn generate_relative<'n>(&self, source: NameKind, octets: &'n [u8]) -> Generated<'n> {
        let decoded = self.charset.decode_all(octets);
        let prefix = Prefix::new(source, self.paths, decoded.valid_prefix());
        self.build(source, prefix, decoded, &mut Trace::off())
    }

    /// Generates a `file` IRI from an absolute path (RFC 8089 section 2), with an empty
    /// host, or with the host of a UNC path (Appendix E.3). `..` stays a dot-segment. Resolution
    /// removes it, which may lead to another file if directories are linked. Several slashes at
    /// the beginning are written as one, since RFC 8089 allows only one.
    ///
    /// ```
    /// use iri_grammar::generation::Generation;
    ///
    /// assert_eq!(*Generation::new().file(b"/srv/a#b")?.iri(), "file:///srv/a%23b");
    /// assert_eq!(*Generation::new().file(b"//srv//a")?.iri(), "file:///srv//a");
    /// assert!(Generation::new().file(b"tmp").is_err());
    /// # Ok::<(), iri_grammar::generation::FileError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the path is not absolute, names a device, or has no host after `\\`.
    pub fn file<'n>(&self, path: &'n [u8]) -> Result<Generated<'n>, FileError> {
        self.generate(NameKind::File, path)
    }

    /// Generates a reference from any input. The steps lead from the octets to the URI reference.
    /// RFC 3987 section 7.4 does not number steps; each step cites the section that it implements.
    ///
    /// ```
    /// use iri_grammar::generation::{Generation, NameKind};
    /// use iri_grammar::spec::Trace;
    ///
    /// let mut steps = Trace::on();
    /// Generation::new().generate_with_trace(NameKind::Name, b"a:\xc3\xa9\xe9", &mut steps)?;
    /// assert_eq!(steps[0].after.to_string(), "a:\u{e9}<e9>");
    /// assert_eq!(steps[1].after.to_string(), "a:\u{e9}%E9");
    /// assert_eq!(steps[2].section.to_string(), "RFC 3986 section 4.2");
    /// assert_eq!(steps[2].after.to_string(), "./a:\u{e9}%E9");
    /// assert_eq!(steps.last().unwrap().after.to_string(), "./a:%C3%A9%E9");
    /// # Ok::<(), iri_grammar::generation::FileError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The errors of [`file`](Self::file), only for [`NameKind::File`].
    pub fn generate<'n>(
        &self,
        source: NameKind,
        octets: &'n [u8],
    ) -> Result<Generated<'n>, FileError> {
        self.generate_with_trace(source, octets, &mut Trace::off())
    }

    /// Generates as [`generate`](Self::generate), and records the steps.
    ///
    /// # Errors
    ///
    /// As [`generate`](Self::generate).
    pub fn generate_with_trace<'n>(
        &self,
        source: NameKind,
        octets: &'n [u8],
        trace: &mut Trace,
    ) -> Result<Generated<'n>, FileError> {
        let decoded = self.charset.decode_all(octets);
        let prefix = Prefix::new(source, self.paths, decoded.valid_prefix());
        if source == NameKind::File {
            prefix.check_absolute(&decoded)?;
        }
        Ok(self.build(source, prefix, decoded, trace))
    }

    /// Generates the reference from the decoded name or path, which for a file IRI has to be
    /// [absolute](Prefix::check_absolute). RFC 3987 §7.4: "make the appropriate transformations".
    pub(super) fn build<'n>(
        &self,
        source: NameKind,
        prefix: Prefix,
        decoded: Decoded<'n>,
        trace: &mut Trace,
    ) -> Generated<'n> {
        let did = "decode the octets that are valid in the encoding";
        trace.step(|| Step::new(rfc3987("7.4"), "", did, decoded.sequence()));
        let runs = self.runs(prefix, &decoded);
        if let Some(did) = self.normalization_step() {
            let prefix = &decoded.valid_prefix()[..prefix.length];
            trace.step(|| Step::new(rfc3987("5.3.2.2"), "", did, sequence(prefix, &runs)));
        }
        let is_normalized =
            runs.iter().any(|run| matches!(run, Run::Text(text, normalized) if text != normalized));

        let is_file = source == NameKind::File;
        let mut start = String::from(if is_file { "file://" } else { "" });
        let mut path = String::with_capacity(decoded.octets().len());
        if let Root::Drive(letter) = prefix.root {
            // RFC 8089 Appendix E.2: the letter of a drive begins a path.
            path += &format!("/{letter}:");
        }
        let mut is_dot_segment = false;
        let segments = runs.split(|run| matches!(run, Run::Separator(_)));
        for (index, segment) in segments.enumerate() {
            let kind = match source {
                NameKind::Name | NameKind::Directory => SegmentKind::Name,
                NameKind::File if prefix.root == Root::Unc && index == 0 => SegmentKind::Host,
                NameKind::Path | NameKind::File => SegmentKind::Path,
            };
            if kind != SegmentKind::Host && (index > 0 || prefix.root == Root::Unc) {
                path.push('/');
            }
            let out = if kind == SegmentKind::Host { &mut start } else { &mut path };
            is_dot_segment |= self.push_segment(out, segment, kind);
        }
        if source == NameKind::Directory || path.is_empty() && is_file {
            path.push('/');
        }
        let did = "percent-encode characters that a segment does not allow, and stray octets";
        trace.step(|| Step::new(rfc3987("2.2"), "", did, &path));

        let needed_guard = guard(source, &path);
        let guard = needed_guard.as_ref().map_or("", |guard| guard.characters);
        let is_path_alone = start.is_empty() && guard.is_empty();
        let reference = if is_path_alone { path } else { [&start, guard, &path].concat() };
        if is_file {
            // "file" ":" file-hier-part.
            let did = "prepend the scheme and a host, which may be empty";
            trace.step(|| Step::new(Document::Rfc(8089).section("2"), "", did, &reference));
        } else if let Some(Guard { section, did, .. }) = needed_guard {
            trace.step(|| Step::new(Document::Rfc(3986).section(section), "", did, &reference));
        }
        let iri = IriReferenceBuf::try_from(reference)
            .expect("all characters are allowed or percent-encoded, and the path is guarded");
        if trace.is_on() {
            to_uri(&iri, trace);
        }
        let charset = self.charset;
        Generated { charset, source, decoded, iri, guard, is_normalized, is_dot_segment }
    }

    /// The runs after the prefix. None of them is empty.
    fn runs<'d>(&self, prefix: Prefix, decoded: &'d Decoded<'_>) -> Vec<Run<'d>> {
        // Most paths have so few.
        let mut runs = Vec::with_capacity(16);
        for piece in decoded.pieces(prefix.length).filter(|piece| !piece.is_empty()) {
            let text = match piece {
                // These octets are invalid in the encoding.
                Piece::Octets(octets) => {
                    runs.push(Run::Octets(octets));
                    continue;
                }
                Piece::Text(text) => text,
            };
            let mut rest = text;
            while !rest.is_empty() {
                let (name, after) = rest.split_at(prefix.first_separator(rest));
                // A separator is a character of US-ASCII.
                let (separator, after) = after.split_at(after.len().min(1));
                if !name.is_empty() {
                    runs.push(Run::Text(name, self.normalize(name)));
                }
                if !separator.is_empty() {
                    runs.push(Run::Separator(separator));
                }
                rest = after;
            }
        }
        runs
    }

    /// The description of the normalization step; `None` without normalization.
    fn normalization_step(&self) -> Option<&'static str> {
        self.form().map(|form| match form {
            CharacterForm::Nfc => "normalize according to NFC",
            CharacterForm::Nfkc => "normalize according to NFKC",
        })
    }

    /// Appends a segment. Returns whether the segment is `.` or `..` as data, and was therefore
    /// percent-encoded.
    fn push_segment(&self, out: &mut String, runs: &[Run<'_>], kind: SegmentKind) -> bool {
        let start = out.len();
        let set = self.encode_set(kind);
        // A `Run::Text` has the text before and after normalization. No run is a separator here.
        for run in runs {
            match run {
                Run::Text(_, text) => push_encoded(out, text, |c| !self.allows(set, c)),
                Run::Separator(_) => {}
                // RFC 3987 §6.4: "they may directly encode raw binary data".
                Run::Octets(octets) => octets.iter().for_each(|octet| push_octet(out, *octet)),
            }
        }
        let segment = &out[start..];
        // Normalization may produce dots that the path does not contain.
        let was_in_path =
            kind == SegmentKind::Path && matches!(runs, [Run::Text(text, _)] if *text == segment);
        if kind == SegmentKind::Host || !matches!(segment, "." | "..") || was_in_path {
            return false;
        }
        let dots = segment.len();
        out.truncate(start);
        (0..dots).for_each(|_| push_octet(out, b'.'));
        true
    }

    /// Normalizes the characters by RFC 3987 §5.3.2.2, if the options or the encoding require it.
    fn normalize<'t>(&self, text: &'t str) -> Cow<'t, str> {
        self.form().map_or(text.into(), |form| form.normalize(text))
    }

    /// The normalization form of the names; `None` if they are not normalized.
    fn form(&self) -> Option<CharacterForm> {
        let form_of_transcoding = (!self.charset.is_ucs_based()).then_some(CharacterForm::Nfc);
        self.normalization.or(form_of_transcoding)
    }

    /// The characters of US-ASCII that stay unencoded in a segment.
    fn encode_set(&self, kind: SegmentKind) -> EncodeSet {
        match kind {
            _ if self.encode_reserved => EncodeSet::Unreserved,
            SegmentKind::Host => EncodeSet::RegName,
            SegmentKind::Name | SegmentKind::Path => EncodeSet::Segment,
        }
    }

    /// Whether the character stays unencoded: it is in `ipchar` or `ireg-name` of RFC 3987 §2.2,
    /// which contain no private-use characters, and the options do not exclude it.
    fn allows(&self, set: EncodeSet, c: char) -> bool {
        set.keeps(c) || is_ucschar(c) && self.encoded.class_of(c).is_none()
    }
}

/// The normalized characters and the invalid octets, for a step.
fn sequence(prefix: &str, runs: &[Run<'_>]) -> Sequence {
    let mut sequence = Sequence::from(prefix);
    for run in runs {
        match run {
            Run::Text(_, normalized) => sequence.push_str(normalized),
            Run::Separator(separator) => sequence.push_str(separator),
            Run::Octets(octets) => sequence.extend([Piece::Octets(octets)]),
        }
    }
    sequence
}
