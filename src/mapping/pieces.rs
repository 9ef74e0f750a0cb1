//! The conversion of percent-encodings from a URI to an IRI: RFC 3987 §3.2 steps 2 to 5 in one
//! pass.

use crate::grammar::Grammar;
#[cfg(feature = "idna")]
use crate::host::{Context, ContextRule, is_idna_dot};
use crate::steps::Sequence;
use crate::syntax::Component;
#[cfg(feature = "idna")]
use crate::text::{Class, EncodeSet};
use crate::text::{
    Classes, decoded_character_at, decoded_octet_at, encoded_octets, is_iprivate, is_ucschar,
    is_unreserved,
};
use alloc::string::String;
#[cfg(feature = "idna")]
use alloc::vec::{self, Vec};

/// A part of a component that the conversion treats as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece<'i> {
    /// A part without percent-encodings.
    Plain(&'i str),
    /// Percent-encodings, and the character that replaces them.
    Decoded(&'i str, char),
    /// Percent-encodings that stay, and the reason.
    Kept(&'i str, KeepReason),
}

/// Why percent-encodings stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeepReason {
    /// Step 2: `%`, a reserved character, or a US-ASCII character that URIs do not allow. Also any
    /// other US-ASCII character, if the scheme forbids decoding.
    Excepted,
    /// Step 3: not part of a strictly legal UTF-8 octet sequence.
    NotUtf8,
    /// Step 4: not an appropriate character.
    Inappropriate,
}

impl KeepReason {
    /// RFC 3987 §3.2: whether the octets are first decoded, and then encoded again with upper-case
    /// digits.
    pub(crate) fn is_encoded_again(self) -> bool {
        self != KeepReason::Excepted
    }
}

/// Decides which characters are appropriate in a component.
#[derive(Clone, Copy)]
pub(super) struct AppropriateCharacters {
    pub(super) grammar: Grammar,
    /// The classes of characters that are not appropriate.
    pub(super) classes: Classes,
    pub(super) component: Component,
    /// Whether the scheme forbids decoding, so that US-ASCII characters stay percent-encoded. Other
    /// characters map back to the same percent-encodings.
    pub(super) keeps_ascii: bool,
}

/// A join control in a component.
#[cfg(feature = "idna")]
struct JoinControl {
    /// The rule for its context.
    rule: ContextRule,
    /// The length of the rest of the component, from the control on, in bytes.
    rest_len: usize,
    /// The byte offset of the control in the decoded component.
    decoded_offset: usize,
}

impl AppropriateCharacters {
    /// 3987bis §5.1 d: finds the join controls that are not in the contexts of RFC 5892 Appendix
    /// A. The context is taken from the decoded component. Returns each position as the length of
    /// the rest of the component, from the control on, in bytes.
    #[cfg(feature = "idna")]
    fn find_out_of_context(self, component: &str) -> Vec<usize> {
        let class = Class::JoinControlsOutOfContext;
        // The join controls are %E2%80%8C and %E2%80%8D.
        if !self.classes.contains(class) || !component.contains("%80%8") {
            return Vec::new();
        }
        // Without the class, `Pieces::new` does not look for these positions again.
        let in_any_context = AppropriateCharacters { classes: self.classes.without(class), ..self };
        let mut pieces = Pieces::new(component, in_any_context);
        let (mut decoded, mut controls) = (String::new(), Vec::new());
        loop {
            let rest_len = pieces.rest.len();
            let Some(piece) = pieces.next() else { break };
            if let Piece::Decoded(_, c) = piece {
                let rule = ContextRule::for_character(c).filter(|_| class.contains(c));
                let decoded_offset = decoded.len();
                controls.extend(rule.map(|rule| JoinControl { rule, rest_len, decoded_offset }));
            }
            piece.push_to(&mut decoded);
        }
        let context = Context::new(&decoded);
        controls.retain(|control| !context.holds(control.rule, control.decoded_offset));
        controls.into_iter().map(|control| control.rest_len).collect()
    }

    /// Why the percent-encodings of a character stay; `None` if the character replaces them.
    /// `at_start` is whether they are at the start of the component or path segment.
    pub(super) fn reason_to_keep(self, c: char, at_start: bool) -> Option<KeepReason> {
        match c {
            _ if is_unreserved(c) && !self.keeps_ascii => None,
            _ if c.is_ascii() => Some(KeepReason::Excepted),
            _ if self.allows(c, at_start) => None,
            _ => Some(KeepReason::Inappropriate),
        }
    }

    /// Whether a non-ASCII character is appropriate in the component (step 4).
    fn allows(self, c: char, at_start: bool) -> bool {
        let is_private = self.component == Component::Query && is_iprivate(self.grammar, c);
        (is_private || is_ucschar(c))
            // `class_of` ignores the two classes that depend on the position of the character.
            && self.classes.class_of(c).is_none()
            && !(at_start && self.keeps_at_start(c))
    }

    /// 3987bis §5.1 c: whether the character stays percent-encoded at the start of a component.
    #[cfg_attr(not(feature = "idna"), allow(unused_variables))]
    fn keeps_at_start(self, c: char) -> bool {
        #[cfg(feature = "idna")]
        {
            let class = Class::CombiningMarkAtStart;
            self.classes.contains(class) && class.contains(c)
        }
        #[cfg(not(feature = "idna"))]
        false
    }

    /// The first character of a converted label that is not appropriate in an IRI (step 4), or
    /// that separates labels; `None` if there is none.
    #[cfg(feature = "idna")]
    pub(super) fn first_not_in_label(self, label: &str) -> Option<char> {
        let is_allowed = |at, c: char| {
            if c.is_ascii() { EncodeSet::RegName.keeps(c) } else { self.allows(c, at == 0) }
        };
        let is_wrong = |&(at, c): &(usize, char)| is_idna_dot(c) || !is_allowed(at, c);
        label.char_indices().find(is_wrong).map(|(_, c)| c)
    }
}

/// The pieces of a component.
pub(super) struct Pieces<'i> {
    /// The part of the component that is not divided yet.
    rest: &'i str,
    appropriate: AppropriateCharacters,
    /// Whether `rest` begins at the start of the component or of a path segment.
    at_start: bool,
    /// The lengths of `rest` at the join controls that are out of context.
    #[cfg(feature = "idna")]
    out_of_context: vec::IntoIter<usize>,
}

impl<'i> Pieces<'i> {
    pub(super) fn new(component: &'i str, appropriate: AppropriateCharacters) -> Self {
        Pieces {
            rest: component,
            appropriate,
            at_start: true,
            #[cfg(feature = "idna")]
            out_of_context: appropriate.find_out_of_context(component).into_iter(),
        }
    }

    /// Whether the rest begins with a join control that is out of context. Removes the control from
    /// the list.
    fn take_out_of_context(&mut self) -> bool {
        #[cfg(feature = "idna")]
        if self.out_of_context.as_slice().first() == Some(&self.rest.len()) {
            self.out_of_context.next();
            return true;
        }
        false
    }

    /// Returns the next piece from a rest that begins with a pct-encoded.
    fn next_percent_encoded(&mut self) -> Piece<'i> {
        let character = decoded_character_at(self.rest.as_bytes());
        let is_out_of_context = self.take_out_of_context();
        let at_start = core::mem::replace(&mut self.at_start, false);
        // Each octet is written as `%XX`. Octets that are not UTF-8 are single pieces.
        let text;
        (text, self.rest) = self.rest.split_at(3 * character.map_or(1, char::len_utf8));
        let Some(c) = character else { return Piece::Kept(text, KeepReason::NotUtf8) };
        match self.appropriate.reason_to_keep(c, at_start) {
            Some(reason) => Piece::Kept(text, reason),
            None if is_out_of_context => Piece::Kept(text, KeepReason::Inappropriate),
            None => Piece::Decoded(text, c),
        }
    }
}

impl<'i> Iterator for Pieces<'i> {
    type Item = Piece<'i>;

    fn next(&mut self) -> Option<Piece<'i>> {
        let plain_len = self.rest.find('%').unwrap_or(self.rest.len());
        if plain_len > 0 {
            let (text, rest) = self.rest.split_at(plain_len);
            self.rest = rest;
            // Each segment of a path counts as a component.
            self.at_start = self.appropriate.component == Component::Path && text.ends_with('/');
            return Some(Piece::Plain(text));
        }
        if decoded_octet_at(self.rest.as_bytes()).is_none() {
            // The rest is empty, or begins with a `%` that is not part of a pct-encoded.
            let (text, rest) = self.rest.split_at_checked(1)?;
            self.rest = rest;
            return Some(Piece::Plain(text));
        }
        Some(self.next_percent_encoded())
    }
}

impl Piece<'_> {
    /// Whether the conversion changes the piece.
    pub(super) fn changes(self) -> bool {
        match self {
            Piece::Plain(_) => false,
            Piece::Kept(text, reason) => {
                reason.is_encoded_again() && text.bytes().any(|octet| octet.is_ascii_lowercase())
            }
            Piece::Decoded(..) => true,
        }
    }

    /// Appends the result of the conversion, that is, of step 5.
    pub(super) fn push_to(self, out: &mut String) {
        match self {
            Piece::Kept(text, reason) if reason.is_encoded_again() => {
                out.extend(text.chars().map(|c| c.to_ascii_uppercase()));
            }
            Piece::Plain(text) | Piece::Kept(text, _) => out.push_str(text),
            Piece::Decoded(_, c) => out.push(c),
        }
    }

    /// Appends the state of the piece after a step, from 1 to 5. Step 2 decodes percent-encodings
    /// to octets. Step 3 or 4 encodes them again, or step 5 makes them characters.
    pub(super) fn push_after(self, step: u8, sequence: &mut Sequence) {
        // The step that makes the piece characters again after step 2 made it octets; 1 if it never
        // becomes octets.
        let (text, characters_again) = match self {
            Piece::Plain(text) | Piece::Kept(text, KeepReason::Excepted) => (text, 1),
            Piece::Kept(text, KeepReason::NotUtf8) => (text, 3),
            Piece::Kept(text, KeepReason::Inappropriate) => (text, 4),
            Piece::Decoded(text, _) => (text, 5),
        };
        if step == 1 {
            sequence.push_str(text);
        } else if step < characters_again {
            sequence.push_octets(encoded_octets(text));
        } else {
            let mut text = String::new();
            self.push_to(&mut text);
            sequence.push_str(&text);
        }
    }
}
