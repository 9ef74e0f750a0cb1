//! Brackets and quotation marks, and which of them belong together.

use crate::syntax::Span;
use alloc::vec::Vec;

/// The brackets and quotation marks that an identifier may stand in and may have within.
/// U+201E is closed by two, in different languages.
const PAIRS: [(char, char); 21] = [
    ('(', ')'),
    ('[', ']'),
    ('«', '»'),
    ('»', '«'),
    ('‘', '’'),
    ('‚', '‘'),
    ('“', '”'),
    ('„', '“'),
    ('„', '”'),
    ('‹', '›'),
    ('〈', '〉'),
    ('《', '》'),
    ('「', '」'),
    ('『', '』'),
    ('【', '】'),
    ('〔', '〕'),
    ('（', '）'),
    ('［', '］'),
    ('｛', '｝'),
    ('＜', '＞'),
    ('｢', '｣'),
];

/// The single quote, which is its own counterpart.
const QUOTE: char = '\'';

/// What may close `opening`; nothing where it is no opening bracket or quotation mark.
fn closings(opening: char) -> impl Iterator<Item = char> {
    let quote = (opening == QUOTE).then_some(QUOTE);
    PAIRS.iter().filter(move |(open, _)| *open == opening).map(|(_, close)| *close).chain(quote)
}

/// Whether the character opens a bracket or quotation.
pub(super) fn opens(c: char) -> bool {
    closings(c).next().is_some()
}

/// The brackets of a run of characters that belong together.
pub(super) struct Brackets {
    /// Where one opens, and where it closes, in bytes; in the order of the first.
    pairs: Vec<(usize, usize)>,
}

impl Brackets {
    /// Of a run without any.
    pub(super) fn none() -> Self {
        Brackets { pairs: Vec::new() }
    }

    /// Takes time in proportion to the length of the run, but for its brackets, which are
    /// put in order.
    pub(super) fn of(text: &str, run: Span) -> Self {
        let mut open: [Vec<usize>; PAIRS.len()] = Default::default();
        let mut pairs = Vec::new();
        for (at, c) in run.of(text).char_indices().filter(|(_, c)| is_bracket(*c)) {
            let at = run.start + at;
            let mut closed = false;
            for (waiting, (_, close)) in open.iter_mut().zip(PAIRS) {
                if close == c
                    && let Some(start) = waiting.pop()
                {
                    pairs.push((start, at));
                    closed = true;
                }
            }
            if !closed {
                let kinds = open.iter_mut().zip(PAIRS).filter(|(_, (open, _))| *open == c);
                kinds.for_each(|(waiting, _)| waiting.push(at));
            }
        }
        pairs.sort_unstable();
        Brackets { pairs }
    }

    /// Where the bracket or quotation mark closes that opens at this byte, in this run.
    pub(super) fn closing(&self, text: &str, run: Span, opening: usize) -> Option<usize> {
        if text[opening..].starts_with(QUOTE) {
            let after = opening + QUOTE.len_utf8();
            return text[after..run.end].find(QUOTE).map(|at| after + at);
        }
        let at = self.pairs.partition_point(|(open, _)| *open < opening);
        self.pairs.get(at).filter(|(open, _)| *open == opening).map(|(_, close)| *close)
    }
}

fn is_bracket(c: char) -> bool {
    !c.is_ascii_alphanumeric() && PAIRS.iter().any(|(open, close)| *open == c || *close == c)
}

/// What is left of `text` without the brackets and quotation marks that are open or closed
/// alone: whether the closing one at its end has its opening one within.
pub(super) struct Balance {
    /// For each kind, how many more are opened than closed.
    open: [isize; PAIRS.len()],
}

impl Balance {
    pub(super) fn of(text: &str) -> Self {
        let mut balance = Balance { open: [0; PAIRS.len()] };
        text.chars().filter(|c| is_bracket(*c)).for_each(|c| balance.count(c, 1));
        balance
    }

    /// Whether `c`, the last character, closes what is open in the text before it.
    pub(super) fn closes(&self, c: char) -> bool {
        let mut kinds = self.open.iter().zip(PAIRS);
        kinds.any(|(open, (_, close))| close == c && *open >= 0)
    }

    /// Takes the last character away.
    pub(super) fn drop_last(&mut self, c: char) {
        self.count(c, -1);
    }

    fn count(&mut self, c: char, sign: isize) {
        for (balance, (open, close)) in self.open.iter_mut().zip(PAIRS) {
            *balance += sign * (isize::from(open == c) - isize::from(close == c));
        }
    }
}
