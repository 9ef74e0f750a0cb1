//! The symbols that automata and transducers read and write: octets, and marks at the beginning and
//! end of each component.
//!
//! Marks say which component each octet is in. So a transducer can treat components differently
//! although it reads a text from left to right. Texts that are equal with their marks have the same
//! components.

use abnf_lab::End;
use iri_grammar::spec::Parts;
use iri_grammar::{Component, Span};

/// An octet, or from [`FIRST_MARK`] on, a mark.
pub(super) type Symbol = u16;

/// The first symbol that is a mark.
pub(super) const FIRST_MARK: Symbol = 256;

/// Whether a language has marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Marks {
    /// At both ends of each component.
    Around,
    /// Nowhere.
    None,
}

/// Returns the mark at an end of a component.
pub(super) fn mark(component: Component, end: End) -> Symbol {
    FIRST_MARK + 2 * component as Symbol + Symbol::from(end == End::End)
}

/// Returns the component of each mark, and at which end the mark is, in the order of the symbols.
pub(super) fn marks() -> impl Iterator<Item = (Component, End)> {
    Component::ALL.into_iter().flat_map(|it| [(it, End::Start), (it, End::End)])
}

/// The number of symbols.
pub(super) const SYMBOLS: usize = FIRST_MARK as usize + 2 * Component::ALL.len();

pub(super) fn is_mark(symbol: Symbol) -> bool {
    symbol >= FIRST_MARK
}

/// Returns the rank of a symbol after the symbol `before`. Counterexamples have symbols of low rank
/// if possible: marks, then digits, letters, other visible US-ASCII, U+00E9, other octets beyond
/// US-ASCII, and last controls and the space.
pub(super) fn preference(before: Option<Symbol>, symbol: Symbol) -> (u8, Symbol) {
    let kind = match u8::try_from(symbol) {
        Err(_) => 0,
        Ok(b'0'..=b'9') => 1,
        Ok(b'a'..=b'z') => 2,
        Ok(b'A'..=b'Z') => 3,
        Ok(b'!'..=b'~') => 4,
        Ok(0xC3) => 5,
        Ok(0xA9) if before == Some(0xC3) => 5,
        Ok(0x80..) => 6,
        Ok(_) => 7,
    };
    (kind, symbol)
}

/// Returns the octets of a text, with marks around these components.
pub(super) fn add_marks(text: &str, parts: Parts<Span>) -> Vec<Symbol> {
    let (mut symbols, mut copied_to) = (Vec::with_capacity(text.len() + 10), 0);
    let octets = |text: &str| text.bytes().map(Symbol::from).collect::<Vec<_>>();
    for component in Component::ALL {
        let Some(span) = parts[component] else { continue };
        symbols.extend(octets(&text[copied_to..span.start]));
        symbols.push(mark(component, End::Start));
        symbols.extend(octets(span.slice(text)));
        symbols.push(mark(component, End::End));
        copied_to = span.end;
    }
    symbols.extend(octets(&text[copied_to..]));
    symbols
}

/// Returns the text of these symbols, without marks.
pub(super) fn text(symbols: &[Symbol]) -> String {
    let octets: Vec<u8> = symbols.iter().filter_map(|&symbol| u8::try_from(symbol).ok()).collect();
    String::from_utf8_lossy(&octets).into_owned()
}
