//! The symbols that automata and transducers read and write: octets, and marks where a component
//! begins and ends.
//!
//! Marks say which component each octet is in. So a procedure that treats components differently
//! can read a text from left to right. Two texts have the same components if they are equal with
//! their marks.

use iri_grammar::spec::Parts;
use iri_grammar::{Component, Span};

/// An octet, or a mark.
pub(super) type Symbol = u16;

/// The mark of an end of a component.
pub(super) fn mark(component: Component, is_end: bool) -> Symbol {
    256 + 2 * component as Symbol + Symbol::from(is_end)
}

/// The marks, in the order of their symbols.
pub(super) fn marks() -> impl Iterator<Item = (Component, bool)> {
    Component::ALL.into_iter().flat_map(|component| [(component, false), (component, true)])
}

/// The number of symbols.
pub(super) const SYMBOLS: usize = 256 + 2 * Component::ALL.len();

pub(super) fn is_mark(symbol: Symbol) -> bool {
    symbol >= 256
}

/// The preference of a symbol in counterexamples: marks, which have no width, then digits, letters,
/// other US-ASCII, U+00E9, other octets.
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

/// The octets of a text, with marks for these parts.
pub(super) fn add_marks(text: &str, parts: Parts<Span>) -> Vec<Symbol> {
    let (mut symbols, mut done) = (Vec::with_capacity(text.len() + 10), 0);
    let octets = |text: &str| text.bytes().map(Symbol::from).collect::<Vec<_>>();
    for component in Component::ALL {
        let Some(span) = parts[component] else { continue };
        symbols.extend(octets(&text[done..span.start]));
        symbols.push(mark(component, false));
        symbols.extend(octets(span.slice(text)));
        symbols.push(mark(component, true));
        done = span.end;
    }
    symbols.extend(octets(&text[done..]));
    symbols
}

/// The text without its marks.
pub(super) fn text(symbols: &[Symbol]) -> String {
    let octets: Vec<u8> = symbols.iter().filter_map(|&symbol| u8::try_from(symbol).ok()).collect();
    String::from_utf8_lossy(&octets).into_owned()
}
