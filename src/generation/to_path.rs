//! Converts a `file` IRI to a path: the inverse of [`Generation::file`].
//!
//! [`Generation::file`]: super::Generation::file

use super::Paths;
use crate::identifier::kind::Kind;
use crate::identifier::{Identifier, Text};
use crate::text::percent::decode_octets;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Converts a `file` IRI or URI to a path (RFC 8089). The result is the octets of the path on
/// POSIX, and the path in UTF-8 on Windows. Percent-encodings are decoded, segment by segment. Dot
/// segments stay; resolve the IRI to remove them. A fragment is ignored.
///
/// With [`Paths::Unix`] the host must be undefined, empty or `localhost`: the files of another host
/// have no local path (RFC 8089 section 2). With [`Paths::Windows`], a path may begin with the
/// letter of a drive (Appendix E.2), and another host makes a UNC path (Appendix E.3).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_grammar::generation::{Paths, file_path};
///
/// for (iri, paths, path) in [
///     ("file:///srv/a%23\u{e9}#top", Paths::Unix, "/srv/a#\u{e9}"),
///     ("file://localhost/C:/a%20b", Paths::Windows, r"C:\a b"),
///     ("file://server/share/c", Paths::Windows, r"\\server\share\c"),
/// ] {
///     assert_eq!(file_path(&Iri::new(iri)?, paths)?, path.as_bytes());
/// }
/// for iri in ["file://server/a", "file:///a%2Fb", "file:///%00", "file:a", "http://a/b"] {
///     assert!(file_path(&Iri::new(iri)?, Paths::Unix).is_err());
/// }
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the IRI names no path, or the path would be read differently: see [`FileError`].
#[doc(alias = "to_file_path")]
pub fn file_path<K: Kind, T: Text>(
    iri: &Identifier<K, T>,
    paths: Paths,
) -> Result<Vec<u8>, FileError> {
    let iri = iri.components();
    if !iri.scheme().is_some_and(|scheme| scheme.eq_ignore_ascii_case("file")) {
        return Err(FileError::NotFile);
    }
    if iri.query().is_some() {
        return Err(FileError::Query);
    }
    if iri.userinfo().is_some() || iri.port().is_some() {
        return Err(FileError::Authority);
    }
    let host = iri.host().map(|host| host.text()).unwrap_or_default();
    let is_local = host.is_empty() || host.eq_ignore_ascii_case("localhost");
    let path = iri.path().text().strip_prefix('/').ok_or(FileError::NotAbsolute)?;
    let mut out = Vec::with_capacity(iri.text().len());
    let separator = match paths {
        Paths::Unix if !is_local => return Err(FileError::Host { host: host.to_string() }),
        Paths::Unix => b'/',
        Paths::Windows => b'\\',
    };
    if paths == Paths::Windows && !(is_local && begins_with_drive(path)) {
        // The host of a UNC path: RFC 8089 Appendix E.3.
        match &*decode_octets(host) {
            b"" => return Err(FileError::NotAbsolute),
            // `\\.\` and `\\?\` begin paths of devices.
            b"." | b"?" => return Err(FileError::Host { host: host.to_string() }),
            _ => out.extend(br"\\"),
        }
        push_segment(&mut out, host, paths)?;
    }
    for segment in path.split('/') {
        // No separator precedes the letter of a drive.
        if paths == Paths::Unix || !out.is_empty() {
            out.push(separator);
        }
        push_segment(&mut out, segment, paths)?;
    }
    Ok(out)
}

/// Whether the path begins with a letter, `:` and `/`. Without the `/`, the path would be relative
/// to the current directory of the drive.
fn begins_with_drive(path: &str) -> bool {
    matches!(path.as_bytes(), [letter, b':', b'/', ..] if letter.is_ascii_alphabetic())
}

/// Decodes a segment and appends its octets. Fails if they contain a separator or NUL.
fn push_segment(out: &mut Vec<u8>, segment: &str, paths: Paths) -> Result<(), FileError> {
    let octets = decode_octets(segment);
    let is_special = |octet: &u8| match octet {
        b'\0' | b'/' => true,
        b'\\' => paths == Paths::Windows,
        _ => false,
    };
    if octets.iter().any(is_special) {
        return Err(FileError::Segment { segment: segment.to_string() });
    }
    out.extend(&*octets);
    Ok(())
}

/// Why a `file` IRI names no path, or a path cannot be written as a `file` IRI: see [`file_path`]
/// and [`Generation::file`](super::Generation::file).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_grammar::generation::{FileError, Paths, file_path};
///
/// let error = file_path(&Iri::new("http://a/b").unwrap(), Paths::Unix).unwrap_err();
/// assert_eq!(error, FileError::NotFile);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// The scheme is not `file`.
    #[error("the scheme is not file (RFC 8089 section 2)")]
    NotFile,
    /// There is a query, which a file IRI cannot have.
    #[error("a file IRI has no query (RFC 8089 section 2)")]
    Query,
    /// There is a userinfo or a port, which a file IRI cannot have.
    #[error("the authority of a file IRI is a host and nothing else (RFC 8089 section 2)")]
    Authority,
    /// The host is another system, or on Windows would begin the path of a device.
    #[error("the files of the host {host:?} have no local path (RFC 8089 section 2)")]
    Host {
        /// The host as written in the IRI.
        host: String,
    },
    /// The path depends on a current directory or drive: it does not begin with `/`, or on Windows
    /// with a drive or a host.
    #[error("the path is not absolute, as a file IRI requires (RFC 8089 section 2)")]
    NotAbsolute,
    /// The path names a device: it begins with `\\.\`.
    #[error("the path names a device, which no file IRI can do")]
    Device,
    /// The path begins with `\\` like a UNC path, but no host follows.
    #[error("the path begins like a UNC path and has no host (RFC 8089 Appendix E.3)")]
    NoHost,
    /// A segment or the host contains a percent-encoded separator or NUL, which no name contains.
    #[error("{segment:?} has a percent-encoded separator or NUL, which no name contains")]
    Segment {
        /// The segment or host as written in the IRI.
        segment: String,
    },
}
