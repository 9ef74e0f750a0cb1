//! Grammars of octets, for protocols whose messages need not be UTF-8.
//!
//! The character with the code point of an octet, U+0000 to U+00FF, represents the octet. An input
//! text is read as the octets of its UTF-8. Octets of an output that are UTF-8 are shown as text,
//! other octets by their values.

use super::alphabet::Alphabet;
use super::chars::CharSet;
use super::expr::Expr;
use super::grammar::LabGrammar;
use super::lang::{Class, Lang, NOTHING};
use super::languages::Languages;
use super::utf8::octet_range;
use regex_syntax::utf8::Utf8Sequences;
use rustc_hash::FxHashSet;
use std::borrow::Cow;
use std::collections::VecDeque;

impl LabGrammar {
    /// Whether the rules describe octets: see [`AbnfOptions::octets`](super::AbnfOptions::octets)
    /// and [`in_octets`](Self::in_octets).
    pub fn is_in_octets(&self) -> bool {
        self.octets
    }

    /// Rewrites the grammar to octets, each character as its UTF-8 (RFC 3629). A grammar of octets
    /// stays as it is. A [`Proof`](super::Proof) about a grammar of octets and one of characters
    /// does this to the second one.
    ///
    /// ```
    /// use abnf_lab::{AbnfOptions, LabGrammar, Proof, Verdict};
    ///
    /// // RFC 3629 section 4, all but US-ASCII.
    /// let octets = AbnfOptions::new().octets(true).read(&["
    /// above = UTF8-2 / UTF8-3 / UTF8-4
    /// UTF8-2 = %xC2-DF UTF8-tail
    /// UTF8-3 = %xE0 %xA0-BF UTF8-tail / %xE1-EC 2( UTF8-tail ) /
    ///          %xED %x80-9F UTF8-tail / %xEE-EF 2( UTF8-tail )
    /// UTF8-4 = %xF0 %x90-BF 2( UTF8-tail ) / %xF1-F3 3( UTF8-tail ) /
    ///          %xF4 %x80-8F 2( UTF8-tail )
    /// UTF8-tail = %x80-BF
    /// "]).unwrap();
    /// let characters = LabGrammar::from_abnf("above = %x80-10FFFF\n").unwrap();
    /// assert!(octets.is_in_octets());
    /// let verdict = Proof::of_rule(&octets, &characters, "above")?;
    /// assert_eq!(verdict, Verdict::Equal);
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    pub fn in_octets(&self) -> Self {
        if self.octets { self.clone() } else { self.to_octets(0x7F) }
    }

    /// Rewrites the grammar to octets, except sets and literals without a value above
    /// `last_octet`: these describe octets already.
    pub(super) fn to_octets(&self, last_octet: u32) -> Self {
        self.with_octets(|expr| encode_in_utf8(expr, last_octet))
    }

    /// Whether the grammar has values above %x7F and none above %xFF. In most grammars of protocols
    /// such values mean octets, and not the characters U+0080 to U+00FF.
    ///
    /// ```
    /// use abnf_lab::LabGrammar;
    ///
    /// let means_octets = |abnf| LabGrammar::from_abnf(abnf).unwrap().may_mean_octets();
    /// assert!(means_octets("obs-text = %x80-FF\n"));
    /// assert!(!means_octets("ucschar = %xA0-D7FF\n"));
    /// ```
    pub fn may_mean_octets(&self) -> bool {
        let sets = self
            .rules()
            .iter()
            .flat_map(|rule| rule.expr.parts())
            .flat_map(Expr::set_of_each_character);
        let last = sets.filter_map(|set| last_code_point(&set)).max();
        !self.octets && matches!(last, Some(0x80..=0xFF))
    }
}

/// Returns the greatest code point of a set; none if the set is empty.
fn last_code_point(set: &CharSet) -> Option<u32> {
    set.code_points().last().map(|&(_, last)| last)
}

/// Replaces the sets and literals that have a value above `last_octet` by the octets of their
/// UTF-8.
fn encode_in_utf8(expr: &Expr, last_octet: u32) -> Expr {
    match expr {
        Expr::Chars(set) if last_code_point(set).is_some_and(|last| last > last_octet) => {
            let ranges = set.code_points().iter();
            let ends = ranges
                .filter_map(|&(first, last)| Some((char::from_u32(first)?, char::from_u32(last)?)));
            let sequences = ends.flat_map(|(first, last)| Utf8Sequences::new(first, last));
            let alternatives = sequences.map(|sequence| {
                let octets = sequence.as_slice().iter();
                Expr::seq(octets.map(|it| Expr::Chars(octet_range(it.start..=it.end))).collect())
            });
            Expr::choice(alternatives.collect())
        }
        Expr::Text { text, any_case } if text.chars().any(|c| c as u32 > last_octet) => {
            let text = text.bytes().map(char::from).collect();
            Expr::Text { text, any_case: *any_case }
        }
        _ => expr.map_children(|inner| encode_in_utf8(inner, last_octet)),
    }
}

/// Rewrites one of the grammars to octets if only the other one describes octets.
pub(super) fn to_same_symbols(grammars: [&LabGrammar; 2]) -> [Cow<'_, LabGrammar>; 2] {
    let mixed = grammars[0].is_in_octets() != grammars[1].is_in_octets();
    grammars.map(|grammar| {
        if mixed && !grammar.is_in_octets() {
            Cow::Owned(grammar.in_octets())
        } else {
            Cow::Borrowed(grammar)
        }
    })
}

/// A position within the UTF-8 of a character.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Utf8Position {
    /// The number of octets of the character that must follow.
    left: u8,
    /// The range of the next octet, from `first` to `last`.
    first: u8,
    last: u8,
}

/// The position between two characters.
const BETWEEN: Utf8Position = Utf8Position { left: 0, first: 0, last: 0x7F };

impl Utf8Position {
    /// The position after an octet, if UTF-8 allows it here (RFC 3629 section 4).
    fn after(self, octet: u8) -> Option<Self> {
        let tail = |left, first, last| Some(Utf8Position { left, first, last });
        match (self.left, octet) {
            (0, 0..=0x7F) => Some(BETWEEN),
            (0, 0xC2..=0xDF) => tail(1, 0x80, 0xBF),
            (0, 0xE0) => tail(2, 0xA0, 0xBF),
            (0, 0xED) => tail(2, 0x80, 0x9F),
            (0, 0xE1..=0xEF) => tail(2, 0x80, 0xBF),
            (0, 0xF0) => tail(3, 0x90, 0xBF),
            (0, 0xF1..=0xF3) => tail(3, 0x80, 0xBF),
            (0, 0xF4) => tail(3, 0x80, 0x8F),
            (0, _) => None,
            (1, _) if (self.first..=self.last).contains(&octet) => Some(BETWEEN),
            (left, _) if (self.first..=self.last).contains(&octet) => tail(left - 1, 0x80, 0xBF),
            _ => None,
        }
    }
}

impl Alphabet {
    /// Returns an octet of a class of an alphabet of octets.
    fn octet(&self, class: Class) -> u8 {
        self.example(class) as u32 as u8
    }
}

impl Languages {
    /// Returns the octets along a path if the languages are of octets and the octets of the path
    /// are not UTF-8.
    pub(super) fn raw_octets(&self, path: &[Class]) -> Option<Vec<u8>> {
        let octets: Vec<u8> = path.iter().map(|&class| self.alphabet().octet(class)).collect();
        let is_raw = self.alphabet().is_in_octets() && std::str::from_utf8(&octets).is_err();
        is_raw.then_some(octets)
    }

    /// Returns the path of a shortest string of the language whose octets are UTF-8, if there is
    /// one.
    pub(super) fn shortest_utf8(&self, lang: Lang) -> Option<Vec<Class>> {
        let mut visited = FxHashSet::from_iter([(lang, BETWEEN)]);
        let mut queue = VecDeque::from([(lang, BETWEEN, Vec::new())]);
        while let Some((state, position, path)) = queue.pop_front() {
            if position.left == 0 && self.accepts_empty(state) {
                return Some(path);
            }
            for class in self.alphabet().by_preference() {
                let next = self.after(state, class);
                let Some(position) = position.after(self.alphabet().octet(class)) else { continue };
                if next != NOTHING && visited.insert((next, position)) {
                    queue.push_back((next, position, [&path[..], &[class]].concat()));
                }
            }
        }
        None
    }
}
