//! Decodes octets to characters, and stores the invalid octets too.

use super::charset::{Charset, Encoding};
use crate::steps::{Sequence, Unit};
use crate::syntax::Span;
use alloc::borrow::Cow;
use alloc::vec::Vec;
#[cfg(feature = "charset")]
use encoding_rs::DecoderResult;

/// The result of decoding: characters, and between them octets that are invalid in the encoding,
/// called strays.
#[derive(Clone, Debug)]
pub(crate) struct Decoded<'o> {
    octets: &'o [u8],
    /// All characters, without the invalid octets.
    text: Cow<'o, str>,
    strays: Vec<Stray>,
}

/// Consecutive octets that are invalid in the encoding.
#[derive(Clone, Copy, Debug)]
struct Stray {
    /// The offset in the decoded text at which the octets are missing.
    at: usize,
    /// The range of these octets among all octets.
    span: Span,
}

/// A part of [`Decoded`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece<'d> {
    /// Characters.
    Text(&'d str),
    /// Octets that are invalid in the encoding.
    Octets(&'d [u8]),
}

impl Piece<'_> {
    pub(crate) fn is_empty(self) -> bool {
        match self {
            Piece::Text(text) => text.is_empty(),
            Piece::Octets(octets) => octets.is_empty(),
        }
    }
}

impl Charset {
    /// Decodes all octets, and stores the invalid ones. A byte order mark is decoded as a
    /// character.
    pub(crate) fn decode_all(self, octets: &[u8]) -> Decoded<'_> {
        let mut decoded = Decoded { octets, text: Cow::Borrowed(""), strays: Vec::new() };
        match self.0 {
            Encoding::Utf8 => decoded.read_utf_8(),
            #[cfg(feature = "charset")]
            Encoding::Other(encoding) => decoded.read(encoding),
        }
        decoded
    }
}

impl Decoded<'_> {
    /// Decodes the octets as UTF-8.
    fn read_utf_8(&mut self) {
        // Most octets are UTF-8, which is tested faster as a whole.
        if let Ok(text) = core::str::from_utf8(self.octets) {
            self.text = text.into();
            return;
        }
        let mut at = 0;
        for chunk in self.octets.utf8_chunks() {
            // `Cow` borrows the chunk if the text before it is empty.
            self.text += chunk.valid();
            at += chunk.valid().len();
            let end = at + chunk.invalid().len();
            self.push_stray(Span { start: at, end });
            at = end;
        }
    }

    /// Decodes the octets with an encoding other than UTF-8.
    #[cfg(feature = "charset")]
    fn read(&mut self, encoding: &'static encoding_rs::Encoding) {
        let mut decoder = encoding.new_decoder_without_bom_handling();
        let mut rest = self.octets;
        loop {
            let text = self.text.to_mut();
            let capacity = decoder.max_utf8_buffer_length_without_replacement(rest.len());
            text.reserve(capacity.unwrap_or(rest.len()));
            let (result, read) = decoder.decode_to_string_without_replacement(rest, text, true);
            rest = &rest[read..];
            match result {
                DecoderResult::InputEmpty => return,
                DecoderResult::OutputFull => {}
                // The decoder has also read `octets_after` octets after the malformed ones.
                DecoderResult::Malformed(length, octets_after) => {
                    let end = self.octets.len() - rest.len() - usize::from(octets_after);
                    self.push_stray(Span { start: end - usize::from(length), end });
                }
            }
        }
    }

    /// Adds invalid octets after the text that is decoded so far. Adjacent octets become one stray.
    fn push_stray(&mut self, span: Span) {
        if span.start == span.end {
            return;
        }
        let at = self.text.len();
        match self.strays.last_mut() {
            Some(last) if last.at == at && last.span.end == span.start => last.span.end = span.end,
            _ => self.strays.push(Stray { at, span }),
        }
    }

    /// All octets.
    pub(crate) fn octets(&self) -> &[u8] {
        self.octets
    }

    /// The ranges of the strays among all octets.
    pub(crate) fn strays(&self) -> impl ExactSizeIterator<Item = Span> + '_ {
        self.strays.iter().map(|stray| stray.span)
    }

    /// The characters before the first invalid octet.
    pub(crate) fn valid_prefix(&self) -> &str {
        &self.text[..self.strays.first().map_or(self.text.len(), |stray| stray.at)]
    }

    /// All characters and strays, as a sequence.
    pub(crate) fn sequence(&self) -> Sequence {
        let mut sequence = Sequence::default();
        sequence.extend(self.pieces(0));
        sequence
    }

    /// The parts in order, without the first `from` bytes of [`valid_prefix`](Self::valid_prefix).
    /// Some parts may be empty.
    pub(crate) fn pieces(&self, mut from: usize) -> impl Iterator<Item = Piece<'_>> {
        let strays =
            self.strays.iter().map(|stray| (stray.at, stray.span.slice_octets(self.octets)));
        let no_octets: &[u8] = &[];
        strays.chain([(self.text.len(), no_octets)]).flat_map(move |(at, octets)| {
            let text = &self.text[from..at];
            from = at;
            [Piece::Text(text), Piece::Octets(octets)]
        })
    }
}

impl Span {
    /// The octets in this range.
    fn slice_octets(self, octets: &[u8]) -> &[u8] {
        &octets[self.start..self.end]
    }
}

impl<'d> Extend<Piece<'d>> for Sequence {
    fn extend<I: IntoIterator<Item = Piece<'d>>>(&mut self, pieces: I) {
        for piece in pieces {
            match piece {
                Piece::Text(text) => self.push_str(text),
                Piece::Octets(octets) => {
                    self.push_units(octets.iter().copied().map(Unit::Octet));
                }
            }
        }
    }
}

#[cfg(test)]
#[path = "../../tests/unit/decoded.rs"]
mod tests;
