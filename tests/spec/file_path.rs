//! RFC 8089: from an IRI of the scheme `file` to a path.

use iri_grammar::Iri;
use iri_grammar::generation::Paths::{Unix, Windows};
use iri_grammar::generation::{FileError, file_path};

#[test]
fn section_2_the_host_is_here() {
    for (iri, paths, path) in [
        ("file:///a/b", Unix, "/a/b"),
        ("FILE://LocalHost/a", Unix, "/a"),
        ("file:/a", Unix, "/a"),
        ("file:///", Unix, "/"),
        ("file:////a/", Unix, "//a/"),
        ("file:///a%5Cb%3F%25", Unix, "/a\\b?%"),
        ("file:///\u{e9}%C3%A9", Unix, "/\u{e9}\u{e9}"),
        ("file:///c:/a", Windows, "c:\\a"),
        ("file:c:/", Windows, ""),
        ("file:/C:/a/../b", Windows, "C:\\a\\..\\b"),
        ("file://h\u{e9}/s/", Windows, "\\\\h\u{e9}\\s\\"),
        ("file://h/c:/a", Windows, "\\\\h\\c:\\a"),
        ("file://localhost/s/a", Windows, "\\\\localhost\\s\\a"),
    ] {
        let found = file_path(&Iri::new(iri).unwrap(), paths);
        match path {
            "" => assert_eq!(found, Err(FileError::NotAbsolute), "{iri}"),
            path => assert_eq!(found.as_deref(), Ok(path.as_bytes()), "{iri}"),
        }
    }
    assert_eq!(*file_path(&Iri::new("file:///%FF").unwrap(), Unix).unwrap(), *b"/\xff");
}

#[test]
fn what_reads_otherwise_is_refused() {
    let host = |host: &str| FileError::Host { host: host.into() };
    let segment = |segment: &str| FileError::Segment { segment: segment.into() };
    for (iri, paths, error) in [
        ("http://a/b", Unix, FileError::NotFile),
        ("file:///a?b", Unix, FileError::Query),
        ("file:a", Unix, FileError::NotAbsolute),
        ("file://", Unix, FileError::NotAbsolute),
        ("file://h/a", Unix, host("h")),
        ("file://localhost:80/a", Unix, FileError::Authority),
        ("file://u:p@/a", Unix, FileError::Authority),
        ("file://u@h/s", Windows, FileError::Authority),
        ("file://h:/s", Windows, FileError::Authority),
        ("file:///a%2fb", Unix, segment("a%2fb")),
        ("file:///%00", Unix, segment("%00")),
        ("file:///a", Windows, FileError::NotAbsolute),
        ("file:///c:a", Windows, FileError::NotAbsolute),
        ("file:///c:", Windows, FileError::NotAbsolute),
        ("file:////h/a", Windows, FileError::NotAbsolute),
        ("file:///c:/a%5Cb", Windows, segment("a%5Cb")),
        ("file://h%5Cs/a", Windows, segment("h%5Cs")),
        ("file://./pipe/a", Windows, host(".")),
        ("file://%3F/c:/a", Windows, host("%3F")),
    ] {
        assert_eq!(file_path(&Iri::new(iri).unwrap(), paths), Err(error), "{iri}");
    }
}
