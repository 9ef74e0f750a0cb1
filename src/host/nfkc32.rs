//! Normalization Form KC of Unicode 3.2, which RFC 3454 section 4 requires.
//!
//! The form is computed from current data. These differ from Unicode 3.2 in three points:
//!
//! - Code points that Unicode 3.2 does not assign (RFC 3454 table A.1) have no
//!   decomposition and combining class 0, and compose with nothing.
//! - Corrigendum 4 changed the decomposition of five characters in Unicode 4.0.
//! - Corrigendum 5 (PR-29) changed, in Unicode 4.1, which characters are blocked from composition.

use super::rfc3454::is_unassigned;
use alloc::string::String;
use alloc::vec::Vec;
use unicode_normalization::char::{canonical_combining_class, compose, decompose_compatible};

/// Returns the text in Normalization Form KC of Unicode 3.2.
pub(super) fn nfkc(text: impl Iterator<Item = char>) -> String {
    let mut characters = Vec::new();
    text.for_each(|c| decompose(c, &mut characters));
    reorder(&mut characters);
    compose_all(&mut characters);
    characters.into_iter().map(|(c, _)| c).collect()
}

/// A character and its combining class.
type Classified = (char, u8);

/// Appends the compatibility decomposition of a character in Unicode 3.2.
fn decompose(c: char, out: &mut Vec<Classified>) {
    if is_unassigned(c) {
        out.push((c, 0));
    } else if let Some(decomposition) = before_corrigendum_4(c) {
        out.push((decomposition, 0));
    } else {
        decompose_compatible(c, |d| out.push((d, canonical_combining_class(d))));
    }
}

/// The decomposition of a character in Unicode 3.2, if Corrigendum 4 changed it.
pub(super) fn before_corrigendum_4(c: char) -> Option<char> {
    Some(match c {
        '\u{2F868}' => '\u{2136A}',
        '\u{2F874}' => '\u{5F33}',
        '\u{2F91F}' => '\u{43AB}',
        '\u{2F95F}' => '\u{7AAE}',
        '\u{2F9BF}' => '\u{4D57}',
        _ => return None,
    })
}

/// Sorts the marks after each starter by their combining class (canonical ordering).
fn reorder(characters: &mut [Classified]) {
    for marks in characters.split_mut(|&(_, class)| class == 0) {
        marks.sort_by_key(|&(_, class)| class);
    }
}

/// Composes the characters in place, as the sample program of UAX #15 for Unicode 3.2 does. A
/// starter is a character of combining class 0.
fn compose_all(characters: &mut Vec<Classified>) {
    let Some(start) = characters.iter().position(|&(_, class)| class == 0) else { return };
    let mut starter = start;
    let mut last_class = 0;
    // Of the characters before this index, only the one at `starter` can still change.
    let mut end = start + 1;
    for at in start + 1..characters.len() {
        let (c, class) = characters[at];
        // UAX #15 definition D2, before Corrigendum 5 added two words: a character C is blocked from
        // a starter S by a character B between them if "either B is a starter or it has the same
        // combining class as C". A starter that did not compose is now `starter`, so only the class
        // has to be compared.
        let is_blocked = last_class != 0 && last_class == class;
        match compose32(characters[starter].0, c) {
            Some(composite) if !is_blocked => characters[starter].0 = composite,
            _ => {
                if class == 0 {
                    starter = end;
                }
                last_class = class;
                characters[end] = (c, class);
                end += 1;
            }
        }
    }
    characters.truncate(end);
}

/// The primary composite of two characters in Unicode 3.2; `None` if they do not compose. A
/// composite of an unassigned character is unassigned itself.
fn compose32(first: char, second: char) -> Option<char> {
    compose(first, second).filter(|&composite| !is_unassigned(composite))
}
