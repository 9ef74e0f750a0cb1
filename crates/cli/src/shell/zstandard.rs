//! Reads Zstandard (RFC 8878). What the program `zstd` rejects is an error here too, also with the
//! decoder in Rust.

use crate::shell::damage::{cut_off, damaged, decoder_error, invalid_data};
#[cfg(any(not(feature = "zstd"), test))]
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use std::io::{self, BufRead, Read};

/// What the format is called in messages.
const NAME: &str = "Zstandard";

/// The greatest length in octets of a window of Zstandard, or a dictionary of xz, which is in memory.
/// A file with a longer one is rejected.
pub const LONGEST_WINDOW: u64 = 100 << 20;

/// The octets that a frame begins with (RFC 8878 section 3.1.1).
pub const ZSTD: &[u8] = b"\x28\xb5\x2f\xfd";

/// The greatest length in octets of a block of Zstandard (RFC 8878 section 3.1.1.2.4).
#[cfg(any(not(feature = "zstd"), test))]
const LONGEST_BLOCK: u64 = 128 << 10;

/// Reads the content of the frames of a Zstandard file.
pub struct Zstandard<R>(Frames<R, Decoder<HeaderAndRest<R>>>);

impl<R: BufRead> Zstandard<R> {
    /// Returns a reader of the content of `reader`, which begins with a frame.
    pub fn new(reader: R) -> Self {
        Zstandard(Frames::Between(reader))
    }
}

impl<R: BufRead> Read for Zstandard<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer)
    }
}

/// The frames of a file, which are read one after another.
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
    fn new(reader: R, header: &Header) -> io::Result<Self>;

    /// Returns the input after the frame. Call it when the frame was read to its end.
    fn into_rest(self) -> R;
}

#[cfg(feature = "zstd")]
type Decoder<R> = InC<R>;
#[cfg(not(feature = "zstd"))]
type Decoder<R> = InRust<R>;

/// The decoder in Rust: ruzstd, with the checks of RFC 8878 that it leaves to its caller.
#[cfg(any(not(feature = "zstd"), test))]
struct InRust<R> {
    reader: R,
    decoder: FrameDecoder,
    /// The content of the frame in octets, if the header says it.
    content_size: Option<u64>,
    /// The length of the window in octets.
    window: u64,
    /// The number of octets that were read of the content.
    read: u64,
    /// The greatest number of octets that the content of the blocks so far may have.
    most: u64,
}

#[cfg(any(not(feature = "zstd"), test))]
impl<R: BufRead> Frame<R> for InRust<R> {
    fn new(mut reader: R, header: &Header) -> io::Result<Self> {
        let mut decoder = FrameDecoder::new();
        decoder.reset(&mut reader).map_err(|error| decoder_error(NAME, &error))?;
        let &Header { content_size, window } = header;
        Ok(InRust { reader, decoder, content_size, window, read: 0, most: 0 })
    }

    fn into_rest(self) -> R {
        self.reader
    }
}

#[cfg(any(not(feature = "zstd"), test))]
impl<R: BufRead> InRust<R> {
    /// Decodes the next block. Rejects one that is longer than Block_Maximum_Size, compressed or
    /// decompressed (RFC 8878 section 3.1.1.2.4), or has bits set that are reserved.
    fn decode_block(&mut self) -> io::Result<()> {
        let mut block = Vec::new();
        let header = read_number(&mut self.reader, &mut block, 3)?;
        // The lowest bit says whether the block is the last; the next two are its type.
        let (form, size) = (header >> 1 & 3, header >> 3);
        let longest = self.window.min(LONGEST_BLOCK);
        if size > longest {
            return Err(damaged(NAME));
        }
        if form == COMPRESSED {
            self.reader.by_ref().take(size).read_to_end(&mut block)?;
            if has_reserved_mode(&block[3..]) {
                return Err(damaged(NAME));
            }
        }
        let block = io::Cursor::new(block).chain(&mut self.reader);
        let decoded = self.decoder.decode_blocks(block, BlockDecodingStrategy::UptoBlocks(1));
        decoded.map_err(|error| decoder_error(NAME, &error))?;
        self.most += longest;
        // Until the last block, the decoder keeps back the last octets, as many as the window has. As long as it
        // has fewer octets, the length is unknown.
        let kept = if self.decoder.is_finished() { 0 } else { self.window };
        if let unread @ 1.. = self.decoder.can_collect() as u64 {
            let length = self.read + kept + unread;
            if length > self.most {
                return Err(damaged(NAME));
            }
            self.most = length;
        }
        Ok(())
    }

    /// Compares the content with its size in the header, and with its checksum after the last block
    /// (RFC 8878 section 3.1.1), if the frame has them. Call it when the content was read.
    fn check(&self) -> io::Result<()> {
        let checksum = self.decoder.get_checksum_from_data();
        let agrees_with_checksum =
            checksum.is_none() || checksum == self.decoder.get_calculated_checksum();
        let agrees_with_size = self.content_size.is_none_or(|size| size == self.read);
        if agrees_with_checksum && agrees_with_size { Ok(()) } else { Err(damaged(NAME)) }
    }
}

#[cfg(any(not(feature = "zstd"), test))]
impl<R: BufRead> Read for InRust<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
            self.decode_block()?;
        }
        let read = self.decoder.read(buffer)?;
        self.read += read as u64;
        if read == 0 && !buffer.is_empty() {
            self.check()?;
        }
        Ok(read)
    }
}

/// The type of a block that is compressed (RFC 8878 section 3.1.1.2.2).
#[cfg(any(not(feature = "zstd"), test))]
const COMPRESSED: u64 = 2;

/// Whether a compressed block has a bit set in the field Reserved of Symbol_Compression_Modes, which
/// "must be all zeroes" (RFC 8878 section 3.1.1.3.2.1). False if the block is too short.
#[cfg(any(not(feature = "zstd"), test))]
fn has_reserved_mode(block: &[u8]) -> bool {
    let sequences = literals_length(block).and_then(|length| block.get(length..));
    // The modes follow the number of sequences, which has one to three octets.
    let modes = match sequences {
        None | Some([] | [0, ..]) => None,
        Some([..128, rest @ ..]) => rest.first(),
        Some([255, rest @ ..]) => rest.get(2),
        Some([_, rest @ ..]) => rest.get(1),
    };
    modes.is_some_and(|modes| modes & 3 != 0)
}

/// Returns the length in octets of the literals section with its header (RFC 8878 section
/// 3.1.1.3.1.1); `None` if the header is not whole.
#[cfg(any(not(feature = "zstd"), test))]
fn literals_length(block: &[u8]) -> Option<usize> {
    let first = *block.first()?;
    let is_compressed = first & 2 != 0;
    // The length of the header in octets; the place and the width in bits of the size of the literals in it.
    let (length, shift, width) = match (is_compressed, first >> 2 & 3) {
        (false, 0 | 2) => (1, 3, 5),
        (false, 1) => (2, 4, 12),
        (false, _) => (3, 4, 20),
        (true, 0 | 1) => (3, 14, 10),
        (true, 2) => (4, 18, 14),
        (true, _) => (5, 22, 18),
    };
    let header = block.get(..length)?.iter().rev();
    let size = header.fold(0, |number, octet| number << 8 | usize::from(*octet)) >> shift;
    let size = size & ((1 << width) - 1);
    // One octet is repeated.
    let is_repeated = first & 3 == 1;
    Some(length + if is_repeated { 1 } else { size })
}

/// The decoder in C: the reference implementation.
#[cfg(feature = "zstd")]
struct InC<R>(zstd::stream::read::Decoder<'static, R>);

#[cfg(feature = "zstd")]
impl<R: BufRead> Frame<R> for InC<R> {
    fn new(reader: R, _: &Header) -> io::Result<Self> {
        let decoder = zstd::stream::read::Decoder::with_buffer(reader);
        Ok(InC(decoder.map_err(|error| decoder_error(NAME, &error))?.single_frame()))
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
            _ => decoder_error(NAME, &error),
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
                        Some((header, octets)) => {
                            Frames::Within(D::new(io::Cursor::new(octets).chain(reader), &header)?)
                        }
                        None => Frames::Between(reader),
                    },
                },
                Frames::Ended => return Ok(0),
            };
        }
    }
}

/// What the header of a frame says (RFC 8878 section 3.1.1.1).
#[cfg_attr(all(feature = "zstd", not(test)), expect(dead_code, reason = "C reads it itself"))]
struct Header {
    /// The length of the window in octets.
    window: u64,
    /// The length of the content in octets, if it is known.
    content_size: Option<u64>,
}

/// Reads a frame header (RFC 8878 section 3.1.1.1), and rejects a window above the limit. Returns
/// also the octets that were read. Skips a skippable frame, and returns `None` for it.
fn frame_header(reader: &mut impl BufRead) -> io::Result<Option<(Header, Vec<u8>)>> {
    let mut octets = Vec::new();
    reader.take(4).read_to_end(&mut octets)?;
    // The magic number of skippable frames (RFC 8878 section 3.1.2).
    if let [0x50..=0x5f, 0x2a, 0x4d, 0x18] = octets[..] {
        let size = read_number(reader, &mut octets, 4)?;
        let skipped = io::copy(&mut reader.take(size), &mut io::sink())?;
        return if skipped == size { Ok(None) } else { Err(cut_off(NAME)) };
    }
    if octets != ZSTD {
        return Err(invalid_data("data that is not Zstandard follows the compressed part"));
    }
    let descriptor = read_number(reader, &mut octets, 1)?;
    // "A decoder compliant with this specification version must ensure it is not set" (RFC 8878
    // section 3.1.1.1.1.4).
    if descriptor & 0x08 != 0 {
        return Err(damaged(NAME));
    }
    let is_single_segment = descriptor & 0x20 != 0;
    let mut window = 0;
    if !is_single_segment {
        let octet = read_number(reader, &mut octets, 1)?;
        // The octet has an exponent of five bits and a mantissa of three.
        let base = 1u64 << (10 + (octet >> 3));
        window = base + base / 8 * (octet & 7);
    }
    // The ID of the dictionary, whose length in octets the lowest two bits give; 0 is none.
    if read_number(reader, &mut octets, [0, 1, 2, 4][(descriptor & 3) as usize])? != 0 {
        return Err(invalid_data("a frame of Zstandard needs a dictionary"));
    }
    // A field of two octets does not count the first 256 (RFC 8878 section 3.1.1.1.4).
    let content_size = match descriptor >> 6 {
        0 if !is_single_segment => None,
        1 => Some(read_number(reader, &mut octets, 2)? + 256),
        flag => Some(read_number(reader, &mut octets, 1 << flag)?),
    };
    // The window of a single segment is its whole content.
    if is_single_segment {
        window = content_size.unwrap_or_default();
    }
    if window > LONGEST_WINDOW {
        Err(invalid_data(&format!(
            "a frame of Zstandard has a window of {window} octets; {LONGEST_WINDOW} is the limit"
        )))
    } else {
        Ok(Some((Header { window, content_size }, octets)))
    }
}

/// Reads a number of `count` octets, the least significant first. Appends the octets to `header`.
fn read_number(reader: &mut impl Read, header: &mut Vec<u8>, count: usize) -> io::Result<u64> {
    let start = header.len();
    reader.take(count as u64).read_to_end(header)?;
    let octets = &header[start..];
    if octets.len() < count {
        return Err(cut_off(NAME));
    }
    Ok(octets.iter().rev().fold(0, |number, octet| number << 8 | u64::from(*octet)))
}

#[cfg(test)]
#[path = "../../tests/unit/zstandard.rs"]
mod tests;
