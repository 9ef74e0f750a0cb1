//! The transducer of a procedure that rewrites a component character by character and
//! percent-encoding by percent-encoding.
//!
//! A character may have several percent-encodings. Only the last of them shows that they encode a
//! character, and only what follows them shows that they do not. So the transducer guesses at the
//! first one, and continues if the guess was right.

use super::symbols::Symbol;
use super::transducer::{Output, Transducer};
use super::utf8::{Begun, Intervals};

/// What a procedure does with a character that is not percent-encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Plain {
    Keep,
    /// Maps a US-ASCII letter to lower case, and keeps any other character.
    Lower,
    /// Percent-encodes its octets in UTF-8.
    Encode,
}

/// What a procedure does with the percent-encodings of a character, or with the percent-encoding of
/// an octet that is not part of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Encoded {
    Keep,
    /// Maps hexadecimal digits to upper case.
    Upper,
    /// Decodes the character.
    Decode,
    /// Decodes the character, and maps a US-ASCII letter to lower case.
    DecodeLower,
}

/// A procedure, described by what it does with each character. Every `%` begins a pct-encoded.
pub(super) struct Rewriting {
    pub(super) plain: Intervals<Plain>,
    pub(super) encoded: Intervals<Encoded>,
    /// What the procedure does with percent-encodings that are not UTF-8.
    pub(super) not_utf8: Encoded,
}

/// A state of the transducer.
#[derive(Clone, PartialEq, Eq, Hash)]
enum At {
    /// Before a character or a pct-encoded.
    Between,
    /// Before a character or a pct-encoded, after percent-encodings of the first octets of a
    /// character. It is assumed, as one of two possibilities, that no octets follow
    /// that complete the character.
    Incomplete(Begun<()>),
    /// Inside a character that is not percent-encoded.
    Inside(Begun<Plain>),
    /// Between the percent-encodings of a character.
    InsideEncoded(Encoded, Begun<Encoded>),
    /// After the `%` of a pct-encoded, of which this is the guess.
    AfterPercent(Guess),
    /// After the first hexadecimal digit, which is the second field.
    AfterDigit(Guess, u8),
}

/// The guess about a pct-encoded.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Guess {
    /// It encodes the first octet of a character that the procedure treats so.
    First(Encoded),
    /// It encodes a further octet of such a character.
    Further(Encoded, Begun<Encoded>),
    /// It encodes an octet that is not part of a character. If octets before it begin a character,
    /// it must not complete the character.
    NotUtf8(Option<Begun<()>>),
}

impl Rewriting {
    /// Whether the other procedure does the same with US-ASCII texts.
    pub(super) fn is_the_same_in_ascii(&self, other: &Self) -> bool {
        let in_ascii = |plain: &Intervals<Plain>| -> Intervals<Plain> {
            let intervals = plain.iter().take_while(|(first, ..)| *first < 0x80);
            intervals.map(|&(first, last, fate)| (first, last.min(0x7F), fate)).collect()
        };
        // The percent-encodings of any character are US-ASCII.
        in_ascii(&self.plain) == in_ascii(&other.plain)
            && (&self.encoded, self.not_utf8) == (&other.encoded, other.not_utf8)
    }

    /// Returns the transducer. Its domain is all texts if the procedure ignores percent-encodings,
    /// otherwise the texts in which every `%` begins a pct-encoded.
    pub(super) fn transducer(&self) -> Transducer {
        let mut fates: Vec<Encoded> = self.encoded.iter().map(|(_, _, fate)| *fate).collect();
        fates.sort_unstable_by_key(|fate| *fate as u8);
        fates.dedup();
        let ignores_encodings = fates == [Encoded::Keep] && self.not_utf8 == Encoded::Keep;
        let tables = Tables {
            plain_leads: leads(&self.plain),
            encoded_leads: leads(&self.encoded),
            any_leads: leads(&vec![(0, 0xD7FF, ()), (0xE000, 0x10_FFFF, ())]),
            fates,
            not_utf8: self.not_utf8,
            ignores_encodings,
        };
        Transducer::build([At::Between], |at, next| {
            tables.step(at, next);
            match at {
                // The text may end here, and nothing more is written.
                At::Between | At::Incomplete(_) => vec![Output::new()],
                _ => Vec::new(),
            }
        })
    }
}

/// Returns the lead octets of these characters, each with the rests of characters after it.
fn leads<T: Copy + PartialEq>(characters: &Intervals<T>) -> Vec<(u8, Begun<T>)> {
    Begun::leads(characters).collect()
}

/// What the transducer needs in every state.
struct Tables {
    plain_leads: Vec<(u8, Begun<Plain>)>,
    encoded_leads: Vec<(u8, Begun<Encoded>)>,
    /// The lead octets of all characters.
    any_leads: Vec<(u8, Begun<()>)>,
    /// The different results for percent-encodings of characters.
    fates: Vec<Encoded>,
    not_utf8: Encoded,
    ignores_encodings: bool,
}

/// Transitions: the symbol that is read, the output, and the next state.
type Next = Vec<(Symbol, Output, At)>;

impl Tables {
    /// Adds the transitions from a state.
    fn step(&self, at: &At, next: &mut Next) {
        match at {
            At::Between | At::Incomplete(_) => {
                for (octet, begun) in &self.plain_leads {
                    if *octet != b'%' || self.ignores_encodings {
                        self.read_plain(*octet, begun.clone(), next);
                    }
                }
                if !self.ignores_encodings {
                    let incomplete = match at {
                        At::Incomplete(begun) => Some(begun.clone()),
                        _ => None,
                    };
                    let guesses = self.fates.iter().map(|fate| Guess::First(*fate));
                    for guess in guesses.chain([Guess::NotUtf8(incomplete)]) {
                        self.read_percent(guess, next);
                    }
                }
            }
            At::Inside(begun) => {
                for (octet, begun) in begun.continuations() {
                    self.read_plain(octet, begun, next);
                }
            }
            At::InsideEncoded(fate, begun) => {
                self.read_percent(Guess::Further(*fate, begun.clone()), next);
            }
            At::AfterPercent(guess) => {
                for digit in *b"0123456789ABCDEFabcdef" {
                    let at = At::AfterDigit(guess.clone(), digit);
                    next.push((digit.into(), self.digit_output(guess, digit), at));
                }
            }
            At::AfterDigit(guess, high) => {
                for low in *b"0123456789ABCDEFabcdef" {
                    let octet = digit_value(*high) << 4 | digit_value(low);
                    if let Some(at) = self.state_after(guess, octet) {
                        // A decoded octet is written only now.
                        let writes = match self.fate(guess) {
                            Encoded::Decode => vec![octet.into()],
                            Encoded::DecodeLower => vec![octet.to_ascii_lowercase().into()],
                            _ => self.digit_output(guess, low),
                        };
                        next.push((low.into(), writes, at));
                    }
                }
            }
        }
    }

    /// Adds the transitions that read an octet of a character that is not percent-encoded. `begun`
    /// has the characters that begin with the octets up to and including this one. What the
    /// procedure does with the character may depend on later octets: it is guessed at the first
    /// one, after which only the characters that agree with the guess remain.
    fn read_plain(&self, octet: u8, begun: Begun<Plain>, next: &mut Next) {
        for fate in [Plain::Keep, Plain::Lower, Plain::Encode] {
            let Some(begun) = begun.only(|other| other == fate) else { continue };
            let writes = match fate {
                Plain::Keep => vec![octet.into()],
                Plain::Lower => vec![octet.to_ascii_lowercase().into()],
                Plain::Encode => percent_encoded(octet),
            };
            let at = if begun.character().is_some() { At::Between } else { At::Inside(begun) };
            next.push((octet.into(), writes, at));
        }
    }

    /// Adds the transition that reads a `%` with this guess.
    fn read_percent(&self, guess: Guess, next: &mut Next) {
        let writes = match self.fate(&guess) {
            Encoded::Decode | Encoded::DecodeLower => Output::new(),
            Encoded::Keep | Encoded::Upper => vec![b'%'.into()],
        };
        next.push((b'%'.into(), writes, At::AfterPercent(guess)));
    }

    /// Returns what the procedure does with the pct-encoded if the guess is right.
    fn fate(&self, guess: &Guess) -> Encoded {
        match guess {
            Guess::First(fate) | Guess::Further(fate, _) => *fate,
            Guess::NotUtf8(_) => self.not_utf8,
        }
    }

    /// Returns the output for a hexadecimal digit. A decoded octet is written at the second digit.
    fn digit_output(&self, guess: &Guess, digit: u8) -> Output {
        match self.fate(guess) {
            Encoded::Decode | Encoded::DecodeLower => Output::new(),
            Encoded::Keep => vec![digit.into()],
            Encoded::Upper => vec![digit.to_ascii_uppercase().into()],
        }
    }

    /// Returns the state after a pct-encoded that encodes `octet`; `None` if the octet contradicts the
    /// guess.
    fn state_after(&self, guess: &Guess, octet: u8) -> Option<At> {
        // `Begun::character` is `Some` if the octets so far are a whole character.
        let after_encoded = |fate: Encoded, begun: &Begun<Encoded>| {
            let begun = begun.only(|other| other == fate)?;
            Some(match begun.character() {
                Some(_) => At::Between,
                None => At::InsideEncoded(fate, begun),
            })
        };
        match guess {
            Guess::First(fate) => after_encoded(*fate, lead(&self.encoded_leads, octet)?),
            Guess::Further(fate, begun) => after_encoded(*fate, &begun.after(octet)?),
            Guess::NotUtf8(incomplete) => {
                let continued = incomplete.as_ref().and_then(|begun| begun.after(octet));
                match continued.or_else(|| lead(&self.any_leads, octet).cloned()) {
                    // The octet neither continues nor begins a character.
                    None => Some(At::Between),
                    // It completes a character, so the guess was wrong.
                    Some(begun) if begun.character().is_some() => None,
                    Some(begun) => Some(At::Incomplete(begun)),
                }
            }
        }
    }
}

/// Returns the rests of characters after this lead octet; `None` if no character begins with it.
fn lead<T>(leads: &[(u8, Begun<T>)], octet: u8) -> Option<&Begun<T>> {
    leads.iter().find_map(|(other, begun)| (*other == octet).then_some(begun))
}

/// Returns the value of a hexadecimal digit.
fn digit_value(digit: u8) -> u8 {
    char::from(digit).to_digit(16).unwrap_or(0) as u8
}

/// Percent-encodes an octet (RFC 3987 §3.1 step 2.2).
fn percent_encoded(octet: u8) -> Output {
    format!("%{octet:02X}").bytes().map(Symbol::from).collect()
}
