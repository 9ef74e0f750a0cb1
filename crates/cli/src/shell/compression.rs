//! Compressed input, recognized by its content and expanded.

use flate2::read::MultiGzDecoder;
use lzma_rust2::XzReader;
#[cfg(any(not(feature = "zstd"), test))]
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use std::error::Error;
use std::io::{self, BufRead, BufReader, Read};
use std::iter;

/// The number of octets that are read at a time.
pub const BLOCK: usize = 1 << 20;

/// The longest window of a frame of Zstandard. The window is in memory, and a frame with a longer
/// one is not read. ruzstd has the same limit, but does not check the first frame.
const LONGEST_WINDOW: u64 = 100 << 20;

/// The memory limit for the decoder of xz in KiB: a dictionary as long, and 1 MiB for the rest.
const MOST_XZ: u32 = (LONGEST_WINDOW >> 10) as u32 + (1 << 10);

const GZIP: &[u8] = b"\x1f\x8b";
const ZSTD: &[u8] = b"\x28\xb5\x2f\xfd";
const XZ: &[u8] = b"\xfd7zXZ\0";

/// What else compresses, and is not expanded: a name, and the octets that a file begins with. `ANY`
/// is any octet: a level of bzip2 stands before its first block, or the end that an empty file has.
const OTHERS: [(&str, &[u8]); 6] = [
    ("bzip2", b"BZh\xff1AY&SY"),
    ("bzip2", b"BZh\xff\x17\x72\x45\x38\x50\x90"),
    ("lz4", b"\x04\x22\x4d\x18"),
    ("compress", b"\x1f\x9d"),
    ("ZIP", b"PK\x03\x04"),
    ("7-Zip", b"7z\xbc\xaf\x27\x1c"),
];
const ANY: u8 = b'\xff';

/// Whether a file that begins with `head` may begin with `magic`, as far as both go.
fn agrees(magic: &[u8], head: &[u8]) -> bool {
    magic.iter().zip(head).all(|(wanted, octet)| [ANY, *octet].contains(wanted))
}

/// Expands input that gzip (RFC 1952), Zstandard (RFC 8878) or xz compressed; other input stays
/// unchanged.
///
/// # Errors
/// What something else has compressed is not read as text.
pub fn expanded<'r>(mut reader: impl Read + Send + 'r) -> io::Result<Box<dyn Read + Send + 'r>> {
    let (mut head, mut octet) = (Vec::new(), [0]);
    let all = || [GZIP, ZSTD, XZ].into_iter().chain(OTHERS.map(|(_, magic)| magic));
    while all().any(|magic| magic.len() > head.len() && agrees(magic, &head)) {
        match reader.read(&mut octet) {
            Ok(0) => break,
            Ok(_) => head.extend(octet),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let is = |magic: &[u8]| magic.len() == head.len() && agrees(magic, &head);
    if let Some((name, _)) = OTHERS.iter().find(|(_, magic)| is(magic)) {
        return Err(broken(&format!(
            "it is compressed by {name}, which is not expanded here; gzip, Zstandard and xz are"
        )));
    }
    let (is_gzip, is_zstd, is_xz) = (head == GZIP, head == ZSTD, head == XZ);
    let whole = io::Cursor::new(head).chain(reader);
    Ok(match (is_gzip, is_zstd, is_xz) {
        (true, ..) => {
            let decoder = MultiGzDecoder::new(whole);
            Box::new(Members { begun: decoder.header().is_some(), decoder })
        }
        (.., true) => {
            let reader = BufReader::with_capacity(BLOCK, whole);
            Box::new(Streams(XzReader::new_mem_limit(reader, true, MOST_XZ)))
        }
        (_, true, _) => {
            let reader = BufReader::with_capacity(BLOCK, whole);
            Box::new(Frames::<_, Decoder<_>>::Between(reader))
        }
        _ => Box::new(whole),
    })
}

/// The content of the members of a gzip file, one after another.
struct Members<R> {
    decoder: MultiGzDecoder<R>,
    /// Whether the first of them has a header.
    begun: bool,
}

impl<R: Read> Read for Members<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.decoder.read(buffer).map_err(|error| match error.kind() {
            io::ErrorKind::Interrupted => error,
            _ if self.begun && self.decoder.header().is_none() => {
                broken("data that is not gzip follows the compressed part")
            }
            _ => broken_in("gzip", &error),
        })
    }
}

/// The content of the streams of xz, one after another.
struct Streams<R: Read>(XzReader<R>);

impl<R: Read> Read for Streams<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer).map_err(|error| match error.kind() {
            io::ErrorKind::Interrupted => error,
            io::ErrorKind::OutOfMemory => broken(&format!(
                "a block of xz has a dictionary of more than {LONGEST_WINDOW} octets"
            )),
            _ => broken_in("xz", &error),
        })
    }
}

/// The content of the frames of Zstandard, one after another; of each, `D` is the decoder.
enum Frames<R, D> {
    Between(R),
    Within(D),
    /// Where something is wrong.
    Ended,
}

/// A frame, up to the size of its window, and what follows.
type Begun<R> = io::Chain<io::Cursor<Vec<u8>>, R>;

/// The decoder of a frame, which reads no octet after it.
trait Frame<R>: Read + Sized {
    fn new(reader: R) -> io::Result<Self>;

    /// What follows the frame, after its end.
    fn into_rest(self) -> R;
}

#[cfg(feature = "zstd")]
type Decoder<R> = InC<R>;
#[cfg(not(feature = "zstd"))]
type Decoder<R> = InRust<R>;

/// In Rust, by ruzstd.
#[cfg(any(not(feature = "zstd"), test))]
struct InRust<R> {
    reader: R,
    decoder: FrameDecoder,
}

#[cfg(any(not(feature = "zstd"), test))]
impl<R: BufRead> Frame<R> for InRust<R> {
    fn new(mut reader: R) -> io::Result<Self> {
        let mut decoder = FrameDecoder::new();
        decoder.reset(&mut reader).map_err(|error| broken_in("Zstandard", &error))?;
        Ok(InRust { reader, decoder })
    }

    fn into_rest(self) -> R {
        self.reader
    }
}

#[cfg(any(not(feature = "zstd"), test))]
impl<R: BufRead> Read for InRust<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
            let some = BlockDecodingStrategy::UptoBlocks(1);
            let decoded = self.decoder.decode_blocks(&mut self.reader, some);
            decoded.map_err(|error| broken_in("Zstandard", &error))?;
        }
        self.decoder.read(buffer)
    }
}

/// In C, by the reference implementation.
#[cfg(feature = "zstd")]
struct InC<R>(zstd::stream::read::Decoder<'static, R>);

#[cfg(feature = "zstd")]
impl<R: BufRead> Frame<R> for InC<R> {
    fn new(reader: R) -> io::Result<Self> {
        let decoder = zstd::stream::read::Decoder::with_buffer(reader);
        Ok(InC(decoder.map_err(|error| broken_in("Zstandard", &error))?.single_frame()))
    }

    fn into_rest(self) -> R {
        self.0.finish()
    }
}

#[cfg(feature = "zstd")]
impl<R: BufRead> Read for InC<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer).map_err(|error| match error.kind() {
            io::ErrorKind::Interrupted => error,
            _ => broken_in("Zstandard", &error),
        })
    }
}

impl<R: BufRead, D: Frame<Begun<R>>> Read for Frames<R, D> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            *self = match std::mem::replace(self, Frames::Ended) {
                Frames::Within(mut frame) => match frame.read(buffer) {
                    Ok(0) if !buffer.is_empty() => {
                        Frames::Between(frame.into_rest().into_inner().1)
                    }
                    read => {
                        *self = Frames::Within(frame);
                        return read;
                    }
                },
                Frames::Between(mut reader) => match reader.fill_buf()? {
                    [] => return Ok(0),
                    _ => match frame_header(&mut reader)? {
                        Some(header) => {
                            Frames::Within(D::new(io::Cursor::new(header).chain(reader))?)
                        }
                        None => Frames::Between(reader),
                    },
                },
                Frames::Ended => return Ok(0),
            };
        }
    }
}

/// The beginning of a frame, up to its dictionary or its size (RFC 8878 section 3.1.1.1), whose
/// window is held against the limit; `None` of a skippable frame, which is passed over.
fn frame_header(reader: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut header = Vec::new();
    reader.take(4).read_to_end(&mut header)?;
    if let [0x50..=0x5f, 0x2a, 0x4d, 0x18] = header[..] {
        let size = read(reader, &mut header, 4)?;
        io::copy(&mut reader.take(size), &mut io::sink())?;
        return Ok(None);
    }
    if header != ZSTD {
        return Err(broken("data that is not Zstandard follows the compressed part"));
    }
    let descriptor = read(reader, &mut header, 1)?;
    let is_single_segment = descriptor & 0x20 != 0;
    let mut window = 0;
    if !is_single_segment {
        let octet = read(reader, &mut header, 1)?;
        let base = 1u64 << (10 + (octet >> 3));
        window = base + base / 8 * (octet & 7);
    }
    if read(reader, &mut header, [0, 1, 2, 4][(descriptor & 3) as usize])? != 0 {
        return Err(broken("a frame of Zstandard needs a dictionary"));
    }
    // A frame of a single segment has no octet for the window, which is its content.
    if is_single_segment {
        window = read(reader, &mut header, 1 << (descriptor >> 6))?;
    }
    match window > LONGEST_WINDOW {
        true => Err(broken(&format!(
            "a frame of Zstandard has a window of {window} octets; {LONGEST_WINDOW} is the limit"
        ))),
        false => Ok(Some(header)),
    }
}

/// Reads a number of `count` octets, the least significant first, and adds them to the header.
fn read(reader: &mut impl Read, header: &mut Vec<u8>, count: usize) -> io::Result<u64> {
    let begun = header.len();
    reader.take(count as u64).read_to_end(header)?;
    let octets = &header[begun..];
    if octets.len() < count {
        return Err(broken("the file ends within what Zstandard has compressed"));
    }
    Ok(octets.iter().rev().fold(0, |number, octet| number << 8 | u64::from(*octet)))
}

pub fn broken(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}

/// Why compressed input cannot be read. The messages of the decoders are not for people.
fn broken_in(form: &str, error: &(dyn Error + 'static)) -> io::Error {
    let mut all = iter::successors(Some(error), |error| (**error).source());
    match all.find_map(|error| error.downcast_ref::<io::Error>()) {
        Some(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            broken(&format!("the file ends within what {form} has compressed"))
        }
        Some(error) if error.raw_os_error().is_some() => broken(&error.to_string()),
        _ => broken(&format!("it is not what {form} writes: its content is damaged")),
    }
}

#[cfg(test)]
#[path = "../../tests/unit/compression.rs"]
mod tests;
