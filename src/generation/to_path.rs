//! From an IRI of the scheme `file` to a path: the way back of [`Generation::file`].
//!
//! [`Generation::file`]: super::Generation::file

use super::Paths;
use crate::identifier::kind::Kind;
use crate::identifier::{Identifier, Text};
use crate::text::percent::decode_octets;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The path that an IRI or URI of the scheme `file` names (RFC 8089), as octets: on POSIX those of
/// the path, on Windows those of its text in UTF-8. Percent-encodings are undone, segment by
/// segment; dot segments stay, which resolution removes.
///
/// With [`Paths::Unix`] the host is absent, empty or `localhost`; files of another host have no
/// path here (RFC 8089 section 2). With [`Paths::Windows`] a path that begins with the letter of a drive is one of that drive (Appendix
/// E.2), and another host is that of a UNC path (Appendix E.3). A fragment is left out of account.
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
/// Where it names no path, or one that reads otherwise than the IRI: see [`FileError`].
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
        // RFC 8089 Appendix E.3.
        match &*decode_octets(host) {
            b"" => return Err(FileError::NotAbsolute),
            // `\\.\` and `\\?\` begin paths of devices.
            b"." | b"?" => return Err(FileError::Host { host: host.to_string() }),
            _ => out.extend(br"\\"),
        }
        push_segment(&mut out, host, paths)?;
    }
    for segment in path.split('/') {
        // The letter of a drive has no separator before it.
        if paths == Paths::Unix || !out.is_empty() {
            out.push(separator);
        }
        push_segment(&mut out, segment, paths)?;
    }
    Ok(out)
}

/// The letter, `:`, and a `/`: without that, the path would be one of a current directory.
fn begins_with_drive(path: &str) -> bool {
    matches!(path.as_bytes(), [letter, b':', b'/', ..] if letter.is_ascii_alphabetic())
}

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

/// Why an identifier names no path, or a path has no IRI of the scheme `file`: see [`file_path`] and
/// [`Generation::file`](super::Generation::file).
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
    /// There is a query, which a file IRI does not have.
    #[error("a file IRI has no query (RFC 8089 section 2)")]
    Query,
    /// There is a userinfo or a port, which a file IRI does not have.
    #[error("the authority of a file IRI is a host and nothing else (RFC 8089 section 2)")]
    Authority,
    /// The host is not this system, or on Windows the beginning of the path of a device.
    #[error("the files of the host {host:?} have no path here (RFC 8089 section 2)")]
    Host {
        /// The host as it stands in the IRI.
        host: String,
    },
    /// The path does not begin with `/`, or on Windows neither with a drive nor with a host: it
    /// depends on a current directory, or on that of a drive.
    #[error("the path is not absolute, which a file IRI is (RFC 8089 section 2)")]
    NotAbsolute,
    /// The path of a device, which begins with `\\.\`.
    #[error("the path is that of a device, for which there are no file IRIs")]
    Device,
    /// A UNC path begins with `\\` and a host.
    #[error("the path begins like a UNC path and has no host (RFC 8089 Appendix E.3)")]
    NoHost,
    /// A segment or the host has a separator or NUL percent-encoded: no name has that octet.
    #[error("{segment:?} has a separator or NUL percent-encoded, which no name has")]
    Segment {
        /// It, as it stands in the IRI.
        segment: String,
    },
}
