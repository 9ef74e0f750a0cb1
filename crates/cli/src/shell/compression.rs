//! Expands compressed input, which is recognized by its content.

use flate2::read::MultiGzDecoder;
use lzma_rust2::XzReader;
#[cfg(any(not(feature = "zstd"), test))]
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use std::error::Error;
use std::io::{self, BufRead, BufReader, Read};
use std::iter;

/// The number of octets that are read at a time.
pub const BLOCK: usize = 1 << 20;

/// The greatest length in octets of the window of a Zstandard frame. The window is in memory; a
/// frame with a longer one is rejected. ruzstd has the same limit, but does not check the first
/// frame.
const LONGEST_WINDOW: u64 = 100 << 20;

/// The memory limit for the decoder of xz in KiB: a dictionary of [`LONGEST_WINDOW`], and 1 MiB for
/// everything else.
const MOST_XZ: u32 = (LONGEST_WINDOW >> 10) as u32 + (1 << 10);

// The octets that compressed files begin with.
const GZIP: &[u8] = b"\x1f\x8b";
const ZSTD: &[u8] = b"\x28\xb5\x2f\xfd";
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

/// Returns a reader that expands the formats gzip (RFC 1952), Zstandard (RFC 8878) and xz, and
/// leaves other input unchanged.
///
/// # Errors
/// If the input has one of the compressed formats in [`OTHERS`], which are not text.
pub fn expand<'r>(mut reader: impl Read + Send + 'r) -> io::Result<Box<dyn Read + Send + 'r>> {
    let (mut head, mut octet) = (Vec::new(), [0]);
    let formats = || [GZIP, ZSTD, XZ].into_iter().chain(OTHERS.map(|(_, magic)| magic));
    // Reads one more octet as long as those read may begin a longer magic number.
    while formats().any(|magic| magic.len() > head.len() && may_begin_with(magic, &head)) {
        match reader.read(&mut octet) {
            Ok(0) => break,
            Ok(_) => head.extend(octet),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
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
            Box::new(Frames::<_, Decoder<_>>::Between(reader))
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

/// Reads the content of the frames of a Zstandard file, one after another.
enum Frames<R, D> {
    /// The input, before the next frame.
    Between(R),
    /// The decoder of the current frame.
    Within(D),
    /// Nothing more can be read, after an error.
    Ended,
}

/// The header of a frame, which was read already, followed by the rest of the input.
type HeaderAndRest<R> = io::Chain<io::Cursor<Vec<u8>>, R>;

/// A decoder of one frame, which reads no octet after the frame.
trait Frame<R>: Read + Sized {
    fn new(reader: R) -> io::Result<Self>;

    /// Returns the input after the frame. Call it when the frame was read to its end.
    fn into_rest(self) -> R;
}

#[cfg(feature = "zstd")]
type Decoder<R> = InC<R>;
#[cfg(not(feature = "zstd"))]
type Decoder<R> = InRust<R>;

/// The decoder in Rust: ruzstd.
#[cfg(any(not(feature = "zstd"), test))]
struct InRust<R> {
    reader: R,
    decoder: FrameDecoder,
}

#[cfg(any(not(feature = "zstd"), test))]
impl<R: BufRead> Frame<R> for InRust<R> {
    fn new(mut reader: R) -> io::Result<Self> {
        let mut decoder = FrameDecoder::new();
        decoder.reset(&mut reader).map_err(|error| decoder_error("Zstandard", &error))?;
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
            decoded.map_err(|error| decoder_error("Zstandard", &error))?;
        }
        self.decoder.read(buffer)
    }
}

/// The decoder in C: the reference implementation.
#[cfg(feature = "zstd")]
struct InC<R>(zstd::stream::read::Decoder<'static, R>);

#[cfg(feature = "zstd")]
impl<R: BufRead> Frame<R> for InC<R> {
    fn new(reader: R) -> io::Result<Self> {
        let decoder = zstd::stream::read::Decoder::with_buffer(reader);
        Ok(InC(decoder.map_err(|error| decoder_error("Zstandard", &error))?.single_frame()))
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
            _ => decoder_error("Zstandard", &error),
        })
    }
}

impl<R: BufRead, D: Frame<HeaderAndRest<R>>> Read for Frames<R, D> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            // An error that `?` returns leaves the state `Ended`.
            *self = match std::mem::replace(self, Frames::Ended) {
                // At the end of a frame, the loop goes on with what follows.
                Frames::Within(mut frame) => match frame.read(buffer) {
                    Ok(0) if !buffer.is_empty() => {
                        // The second part of the chain of the header and the input.
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

/// Reads the beginning of a frame header, up to the fields from which the length of the window
/// follows (RFC 8878 section 3.1.1.1), and rejects a window above the limit. Returns the octets
/// that were read. Skips a skippable frame, and returns `None` for it.
fn frame_header(reader: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut header = Vec::new();
    reader.take(4).read_to_end(&mut header)?;
    // The magic number of skippable frames (RFC 8878 section 3.1.2).
    if let [0x50..=0x5f, 0x2a, 0x4d, 0x18] = header[..] {
        let size = read_number(reader, &mut header, 4)?;
        io::copy(&mut reader.take(size), &mut io::sink())?;
        return Ok(None);
    }
    if header != ZSTD {
        return Err(invalid_data("data that is not Zstandard follows the compressed part"));
    }
    let descriptor = read_number(reader, &mut header, 1)?;
    let is_single_segment = descriptor & 0x20 != 0;
    let mut window = 0;
    if !is_single_segment {
        let octet = read_number(reader, &mut header, 1)?;
        // The octet has an exponent of five bits and a mantissa of three.
        let base = 1u64 << (10 + (octet >> 3));
        window = base + base / 8 * (octet & 7);
    }
    // The ID of the dictionary, whose length in octets the lowest two bits give; 0 is none.
    if read_number(reader, &mut header, [0, 1, 2, 4][(descriptor & 3) as usize])? != 0 {
        return Err(invalid_data("a frame of Zstandard needs a dictionary"));
    }
    // The window of a single segment is its whole content.
    if is_single_segment {
        window = read_number(reader, &mut header, 1 << (descriptor >> 6))?;
    }
    match window > LONGEST_WINDOW {
        true => Err(invalid_data(&format!(
            "a frame of Zstandard has a window of {window} octets; {LONGEST_WINDOW} is the limit"
        ))),
        false => Ok(Some(header)),
    }
}

/// Reads a number of `count` octets, the least significant first. Appends the octets to `header`.
fn read_number(reader: &mut impl Read, header: &mut Vec<u8>, count: usize) -> io::Result<u64> {
    let start = header.len();
    reader.take(count as u64).read_to_end(header)?;
    let octets = &header[start..];
    if octets.len() < count {
        return Err(invalid_data("the file ends within what Zstandard has compressed"));
    }
    Ok(octets.iter().rev().fold(0, |number, octet| number << 8 | u64::from(*octet)))
}

/// Returns an error about the content of a file.
pub fn invalid_data(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}

/// Replaces the error of a decoder, whose message is not for people, by one that says whether the
/// file ends too early, cannot be read, or is damaged. `form` is the name of the format.
fn decoder_error(form: &str, error: &(dyn Error + 'static)) -> io::Error {
    let mut causes = iter::successors(Some(error), |error| (**error).source());
    match causes.find_map(|error| error.downcast_ref::<io::Error>()) {
        Some(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            invalid_data(&format!("the file ends within what {form} has compressed"))
        }
        Some(error) if error.raw_os_error().is_some() => invalid_data(&error.to_string()),
        _ => invalid_data(&format!("it is not what {form} writes: its content is damaged")),
    }
}

#[cfg(test)]
#[path = "../../tests/unit/compression.rs"]
mod tests;
