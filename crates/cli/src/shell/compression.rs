//! Expands compressed input, which is recognized by its content.

use crate::shell::damage::{decoder_error, invalid_data};
use crate::shell::zstandard::{LONGEST_WINDOW, ZSTD, Zstandard};
use flate2::read::MultiGzDecoder;
use lzma_rust2::XzReader;
use std::io::{self, BufReader, Read};

/// The number of octets that are read at a time.
pub const BLOCK: usize = 1 << 20;

/// The memory limit for the decoder of xz in KiB: a dictionary of [`LONGEST_WINDOW`], and 1 MiB for
/// everything else.
const MOST_XZ: u32 = (LONGEST_WINDOW >> 10) as u32 + (1 << 10);

// The octets that compressed files begin with.
const GZIP: &[u8] = b"\x1f\x8b";
const XZ: &[u8] = b"\xfd7zXZ\0";

/// The formats that are recognized but not expanded: the name, and the octets that a file begins
/// with. `ANY` (`\xff`) matches any octet. A file of bzip2 has its level there, and then the mark of
/// the first block or, if the file is empty, of the end.
const OTHERS: [(&str, &[u8]); 6] = [
    ("bzip2", b"BZh\xff1AY&SY"),
    ("bzip2", b"BZh\xff\x17\x72\x45\x38\x50\x90"),
    ("lz4", b"\x04\x22\x4d\x18"),
    ("compress", b"\x1f\x9d"),
    ("ZIP", b"PK\x03\x04"),
    ("7-Zip", b"7z\xbc\xaf\x27\x1c"),
];
const ANY: u8 = b'\xff';

/// Whether `head`, the first octets of a file, agrees with `magic` up to the end of the shorter one.
fn may_begin_with(magic: &[u8], head: &[u8]) -> bool {
    magic.iter().zip(head).all(|(wanted, octet)| [ANY, *octet].contains(wanted))
}

/// The number of octets that [`is_compressed`] needs.
pub const HEAD: u64 = 6;

/// Whether a file that begins with these octets is expanded.
pub fn is_compressed(head: &[u8]) -> bool {
    [GZIP, ZSTD, XZ].iter().any(|magic| head.starts_with(magic))
}

/// Reads octets one by one while `may_begin` is true of those that were read, and returns them. Reads no
/// further: a pipe may have no more for a long time.
pub fn read_head(reader: &mut impl Read, may_begin: impl Fn(&[u8]) -> bool) -> io::Result<Vec<u8>> {
    let (mut head, mut octet) = (Vec::new(), [0]);
    while may_begin(&head) {
        match reader.read(&mut octet) {
            Ok(0) => break,
            Ok(_) => head.extend(octet),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(head)
}

/// Returns a reader that expands the formats gzip (RFC 1952), Zstandard (RFC 8878) and xz, and
/// leaves other input unchanged.
///
/// # Errors
/// If the input has one of the compressed formats in [`OTHERS`], which are not text.
pub fn expand<'r>(mut reader: impl Read + Send + 'r) -> io::Result<Box<dyn Read + Send + 'r>> {
    let formats = || [GZIP, ZSTD, XZ].into_iter().chain(OTHERS.map(|(_, magic)| magic));
    let head = read_head(&mut reader, |head| {
        formats().any(|magic| magic.len() > head.len() && may_begin_with(magic, head))
    })?;
    let is_head = |magic: &[u8]| magic.len() == head.len() && may_begin_with(magic, &head);
    if let Some((name, _)) = OTHERS.iter().find(|(_, magic)| is_head(magic)) {
        return Err(invalid_data(&format!(
            "it is compressed by {name}, which is not expanded here; gzip, Zstandard and xz are"
        )));
    }
    let (is_gzip, is_zstd, is_xz) = (head == GZIP, head == ZSTD, head == XZ);
    let whole = io::Cursor::new(head).chain(reader);
    Ok(match (is_gzip, is_zstd, is_xz) {
        (true, ..) => {
            let decoder = MultiGzDecoder::new(whole);
            Box::new(Members { has_first_header: decoder.header().is_some(), decoder })
        }
        (.., true) => {
            let reader = BufReader::with_capacity(BLOCK, whole);
            // `true`: one stream may follow another.
            Box::new(Streams(XzReader::new_mem_limit(reader, true, MOST_XZ)))
        }
        (_, true, _) => {
            let reader = BufReader::with_capacity(BLOCK, whole);
            Box::new(Zstandard::new(reader))
        }
        _ => Box::new(whole),
    })
}

/// Reads the content of the members of a gzip file, one after another.
struct Members<R> {
    decoder: MultiGzDecoder<R>,
    /// Whether the first member has a valid header.
    has_first_header: bool,
}

impl<R: Read> Read for Members<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.decoder.read(buffer).map_err(|error| match error.kind() {
            io::ErrorKind::Interrupted => error,
            // The next member has no valid header.
            _ if self.has_first_header && self.decoder.header().is_none() => {
                invalid_data("data that is not gzip follows the compressed part")
            }
            _ => decoder_error("gzip", &error),
        })
    }
}

/// Reads the content of the streams of an xz file, one after another.
struct Streams<R: Read>(XzReader<R>);

impl<R: Read> Read for Streams<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer).map_err(|error| match error.kind() {
            io::ErrorKind::Interrupted => error,
            io::ErrorKind::OutOfMemory => invalid_data(&format!(
                "a block of xz has a dictionary of more than {LONGEST_WINDOW} octets"
            )),
            _ => decoder_error("xz", &error),
        })
    }
}
