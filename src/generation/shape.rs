//! What a reference is made from, and the segments that this has.

use super::Generation;
use super::prefix::{Prefix, Root};
use super::segment::{Changes, Place};
use crate::text::{Decoded, Piece};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What a reference is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Name,
    Directory,
    Path(Prefix),
    File(Prefix),
}

/// The parts of a reference, in their order.
pub(super) struct Written {
    /// `./` or `/.`, or nothing.
    pub(super) guard: &'static str,
    /// Scheme and host, or nothing.
    pub(super) authority: String,
    pub(super) path: String,
    pub(super) changes: Changes,
}

impl Shape {
    pub(super) fn prefix(self) -> Option<Prefix> {
        match self {
            Shape::Name | Shape::Directory => None,
            Shape::Path(prefix) | Shape::File(prefix) => Some(prefix),
        }
    }

    /// What the segments are, the first of a UNC path in a file IRI being the host.
    fn place(self, index: usize) -> Place {
        match self {
            Shape::Name | Shape::Directory => Place::Name,
            Shape::File(Prefix { root: Root::Unc, .. }) if index == 0 => Place::Host,
            Shape::Path(_) | Shape::File(_) => Place::Path,
        }
    }

    /// Gives the parts of each segment in order, without those that are empty.
    fn each_segment<'d>(self, decoded: &'d Decoded<'_>, mut each: impl FnMut(Place, &[Piece<'d>])) {
        let length = self.prefix().map_or(0, |prefix| prefix.length);
        let mut index = 0;
        let mut segment = Vec::new();
        for piece in decoded.pieces(length).flat_map(|piece| self.runs(piece)) {
            match piece {
                Piece::Text(text) if text.starts_with(|c| self.is_separator(c)) => {
                    each(self.place(index), &segment);
                    segment.clear();
                    index += 1;
                }
                _ => segment.push(piece),
            }
        }
        each(self.place(index), &segment);
    }

    /// A piece with each separator by itself; nothing in place of one that is empty.
    pub(super) fn runs(self, piece: Piece<'_>) -> impl Iterator<Item = Piece<'_>> {
        let (text, octets) = match piece {
            Piece::Text(text) => (text, None),
            Piece::Octets(octets) => ("", Some(octets)),
        };
        let parts = text.split_inclusive(move |c| self.is_separator(c));
        let parts = parts.flat_map(move |part| {
            let end = part.len() - usize::from(part.ends_with(|c| self.is_separator(c)));
            [&part[..end], &part[end..]].map(Piece::Text)
        });
        let octets = octets.map(Piece::Octets);
        parts.chain(octets).filter(|piece| !piece.is_empty())
    }

    fn is_separator(self, c: char) -> bool {
        self.prefix().is_some_and(|prefix| prefix.is_separator(c))
    }

    /// The reference in its parts.
    pub(super) fn write(self, generation: &Generation, decoded: &Decoded<'_>) -> Written {
        let mut authority = self.start();
        let mut path = String::with_capacity(decoded.octets().len());
        path.push_str(&self.drive());
        let mut changes = Changes::default();
        let mut first = true;
        self.each_segment(decoded, |place, segment| {
            if place == Place::Host {
                changes |= generation.push_segment(&mut authority, segment, place);
                return;
            }
            if !first || matches!(self.root(), Some(Root::Unc)) {
                path.push('/');
            }
            changes |= generation.push_segment(&mut path, segment, place);
            first = false;
        });
        if self == Shape::Directory || path.is_empty() && matches!(self, Shape::File(_)) {
            path.push('/');
        }
        Written { guard: self.guard(&path), authority, path, changes }
    }

    fn root(self) -> Option<Root> {
        self.prefix().map(|prefix| prefix.root)
    }

    /// RFC 8089 §2: "file" ":" file-hier-part.
    fn start(self) -> String {
        match self {
            Shape::File(_) => "file://".into(),
            _ => String::new(),
        }
    }

    /// RFC 8089 Appendix E.2: the letter of a drive begins a path.
    fn drive(self) -> String {
        match self.root() {
            Some(Root::Drive(letter)) => format!("/{letter}:"),
            _ => String::new(),
        }
    }

    /// What has to stand before a path without scheme and authority.
    fn guard(self, path: &str) -> &'static str {
        let first = path.split('/').next().unwrap_or_default();
        match self {
            Shape::File(_) => "",
            // RFC 3986 §3.3: "the path cannot begin with two slash characters".
            Shape::Path(_) if path.starts_with("//") => "/.",
            Shape::Path(_) if path.starts_with('/') => "",
            // RFC 3986 §4.2: "Such a segment must be preceded by a dot-segment". An empty
            // reference would be one to the same document.
            _ if first.is_empty() || first.contains(':') => "./",
            _ => "",
        }
    }
}

impl Written {
    pub(super) fn reference(&self) -> String {
        [&self.authority, self.guard, &self.path].concat()
    }
}
