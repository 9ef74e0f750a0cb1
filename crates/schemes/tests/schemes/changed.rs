//! Changed examples have the properties that fuzzing looks at.

use crate::packages::schemes::judge;
use crate::support::full;
use iri_grammar::Iri;
use iri_schemes::Scheme;

/// Returns the identifiers of the tests: strings that are IRIs of a scheme with a grammar.
fn examples() -> Vec<&'static str> {
    let tests = [include_str!("judged.rs"), include_str!("more.rs"), include_str!("types.rs")];
    let strings = tests.into_iter().flat_map(|test| test.split('"').skip(1).step_by(2));
    let is_example =
        |text: &&str| Iri::new(text).is_ok_and(|it| Scheme::find(it.scheme()).is_some());
    strings.filter(is_example).collect()
}

/// Numbers that look random, the same in each run (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

/// Returns the text with a few characters removed, added, doubled, or taken from another text.
fn change(text: &str, other: &str, numbers: &mut Numbers) -> String {
    const ADDED: [char; 24] = [
        '/',
        '?',
        '#',
        ':',
        '@',
        '[',
        ']',
        '%',
        ';',
        '=',
        '&',
        ',',
        '+',
        '.',
        '-',
        '*',
        '"',
        '0',
        'a',
        'A',
        '\u{e9}',
        '\u{3002}',
        '\u{10FFFF}',
        ' ',
    ];
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=numbers.below(3) {
        let at = numbers.below(characters.len().max(1));
        match numbers.below(4) {
            0 if at < characters.len() => _ = characters.remove(at),
            1 => characters.insert(at.min(characters.len()), ADDED[numbers.below(ADDED.len())]),
            2 => {
                let piece: Vec<char> = characters[at.min(characters.len())..].to_vec();
                characters.extend(piece);
            }
            _ => {
                let from = numbers.below(other.chars().count());
                characters.truncate(at);
                characters.extend(other.chars().skip(from));
            }
        }
    }
    characters.into_iter().collect()
}

#[test]
fn changed_examples_are_checked_divided_and_built_again() {
    let rounds = if full() { 2000 } else { 40 };
    let examples = examples();
    assert!(examples.len() > 300, "{}", examples.len());
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    let (mut accepted, mut rejected, mut built) = (0, 0, 0);
    for _ in 0..rounds {
        for text in &examples {
            let other = examples[numbers.below(examples.len())];
            let text = change(text, other, &mut numbers);
            let Some(judgement) = judge(&text) else { continue };
            *(if judgement.is_accepted { &mut accepted } else { &mut rejected }) += 1;
            built += usize::from(judgement.has_value);
        }
    }
    assert!(accepted > 1000 && rejected > 1000 && built > 300, "{accepted} {rejected} {built}");
}
