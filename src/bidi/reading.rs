//! RFC 3987 section 4.4: reading a visual representation aloud.

use super::class::{is_ltr, is_rtl};
use super::visual::{BaseDirection, Marked};
use crate::syntax::Span;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// A part of a visual representation that is read in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Block {
    /// Where it stands in the visual representation, in bytes from 0.
    pub span: Span,
    /// Whether it is "a block of rtl text", which is read from right to left.
    pub right_to_left: bool,
}

/// The blocks of a visual representation from left to right. A block of rtl text begins
/// and ends with a right-to-left character, and has no left-to-right character in it.
pub fn blocks(visual: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut push = |start, end, right_to_left| {
        if start < end {
            blocks.push(Block { span: Span { start, end }, right_to_left });
        }
    };
    let mut done = 0;
    let mut block: Option<Span> = None;
    for (at, c) in visual.char_indices() {
        if is_rtl(c) {
            let end = at + c.len_utf8();
            block = Some(Span { start: block.map_or(at, |block| block.start), end });
        } else if let Some(Span { start, end }) = block.filter(|_| is_ltr(c)) {
            push(done, start, false);
            push(start, end, true);
            done = end;
            block = None;
        }
    }
    if let Some(Span { start, end }) = block {
        push(done, start, false);
        push(start, end, true);
        done = end;
    }
    push(done, visual.len(), false);
    blocks
}

/// The characters of a visual representation in the order in which it is read: "read the
/// visual representation from left to right until you encounter a block of rtl text. Read
/// the rtl block (including slashes and other special characters) from right to left, then
/// continue at the next unread ltr character" (RFC 3987 section 4.4).
///
/// In a block of rtl text, a number is read from left to right: "Numbers are written ltr in
/// all cases" (Example 7). What is a number is what the Unicode Bidirectional Algorithm takes
/// for one there: `1/2` (Example 8).
///
/// The result is the logical form of an identifier if all of these hold:
///
/// - it keeps the restrictions of section 4.2, its components being those of the grammar;
/// - a digit stands in a component that uses right-to-left characters; or it is European
///   (class EN), and the last character before it that has a direction is a left-to-right
///   one, or there is none;
/// - it has no brackets, in US-ASCII `(` and `)`;
/// - the only characters in it that combine or are not seen (classes NSM and BN) follow
///   letters that are written from left to right.
///
/// Otherwise it may be another text: Example 10 breaks the second condition, and so does
/// Example 11 of draft-duerst-iri-bis-07 section 4.4.
///
/// ```
/// use iri_grammar::bidi::{Visual, read_aloud};
///
/// let iri = "http://ab.\u{5d0}\u{5d1}/\u{5d2}12\u{5d3}/e";
/// let visual = Visual::of(iri).to_string();
/// assert_eq!(visual, "http://ab.\u{5d3}12\u{5d2}/\u{5d1}\u{5d0}/e");
/// assert_eq!(read_aloud(&visual), iri);
/// ```
pub fn read_aloud(visual: &str) -> String {
    let mut read = String::with_capacity(visual.len());
    for Block { span, right_to_left } in blocks(visual) {
        match right_to_left {
            true => read_right_to_left(span.of(visual), &mut read),
            false => read.push_str(span.of(visual)),
        }
    }
    read
}

/// Reads a block from right to left, and each number in it from left to right.
fn read_right_to_left(block: &str, read: &mut String) {
    let reversed: Vec<char> = block.chars().rev().collect();
    let mut marked = Marked::default();
    marked.push(&reversed.iter().collect::<String>());
    let visual = marked.visual(BaseDirection::RightToLeft);
    let mut directions = vec![true; reversed.len()];
    visual.places().for_each(|(index, right_to_left)| directions[index] = right_to_left);
    let mut rest = 0..reversed.len();
    while let Some(first) = rest.next() {
        if directions[first] {
            read.push(reversed[first]);
            continue;
        }
        let number = first..rest.clone().find(|at| directions[*at]).unwrap_or(reversed.len());
        read.extend(reversed[number.clone()].iter().rev());
        rest.start = number.end;
    }
}
