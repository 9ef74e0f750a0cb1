//! One name as a segment of a path.

use super::{Generation, Normalization, Reserved};
use crate::text::{Piece, is_ucschar, is_unreserved, nfc, push_encoded, push_octet};
use alloc::borrow::Cow;
use alloc::string::String;
use core::ops::BitOrAssign;
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfkc_quick};

/// What a segment is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// A name by itself.
    Name,
    /// A part of a path, where `.` and `..` are dot-segments.
    Path,
    /// The host of a UNC path.
    Host,
}

/// What the reference does not say as the name does.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Changes {
    pub(super) normalized: bool,
    pub(super) dot_segment: bool,
}

impl BitOrAssign for Changes {
    fn bitor_assign(&mut self, other: Self) {
        self.normalized |= other.normalized;
        self.dot_segment |= other.dot_segment;
    }
}

impl Generation {
    /// RFC 3987 §7.4: "make the appropriate transformations".
    pub(super) fn push_segment(
        &self,
        out: &mut String,
        pieces: &[Piece<'_>],
        place: Place,
    ) -> Changes {
        let start = out.len();
        let mut changes = Changes::default();
        for piece in pieces {
            match *piece {
                Piece::Text(text) => {
                    let normalized = self.normalized(text);
                    changes.normalized |= normalized != text;
                    push_encoded(out, &normalized, |c| !self.allows(place, c));
                }
                // RFC 3987 §6.4: "they may directly encode raw binary data".
                Piece::Octets(octets) => octets.iter().for_each(|octet| push_octet(out, *octet)),
            }
        }
        let segment = &out[start..];
        let meant = place == Place::Path && pieces == [Piece::Text(segment)];
        if place != Place::Host && matches!(segment, "." | "..") && !meant {
            changes.dot_segment = true;
            let dots = segment.len();
            out.truncate(start);
            (0..dots).for_each(|_| push_octet(out, b'.'));
        }
        changes
    }

    /// RFC 3987 §5.3.2.2.
    pub(super) fn normalized<'t>(&self, text: &'t str) -> Cow<'t, str> {
        match self.normalization {
            Normalization::WhenTranscoded if self.charset.is_ucs_based() => text.into(),
            Normalization::WhenTranscoded | Normalization::Nfc => nfc(text.into()),
            Normalization::Nfkc => match is_nfkc_quick(text.chars()) {
                IsNormalized::Yes => text.into(),
                IsNormalized::No | IsNormalized::Maybe => text.nfkc().collect(),
            },
        }
    }

    /// Whether the character stands as itself: `ipchar` of RFC 3987 §2.2 without
    /// pct-encoded, or the same for `ireg-name`. Private use is in neither.
    fn allows(&self, place: Place, c: char) -> bool {
        match c {
            ':' | '@' => place != Place::Host && self.reserved == Reserved::Keep,
            '!' | '$' | '&' | '\'' | '(' | ')' | '*' | '+' | ',' | ';' | '=' => {
                self.reserved == Reserved::Keep
            }
            _ => is_unreserved(c) || is_ucschar(c) && self.encoded.class_of(c).is_none(),
        }
    }
}
