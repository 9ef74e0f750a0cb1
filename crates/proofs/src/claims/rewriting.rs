//! The transducer of a procedure that goes through a component character by character and
//! percent-encoding by percent-encoding.
//!
//! Whether percent-encodings are those of a character is known at the last of them, and whether
//! they are not, one later. The transducer guesses it at the first, and reads on if it was right.

use super::symbols::Symbol;
use super::transducer::{Output, Transducer};
use super::utf8::{Begun, Intervals};

/// What becomes of a character that stands for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Plain {
    Keep,
    /// A letter of US-ASCII becomes lower case.
    Lower,
    /// Its octets in UTF-8 are percent-encoded.
    Encode,
}

/// What becomes of the percent-encodings of a character, or of one that is not of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Encoded {
    Keep,
    /// Hexadecimal digits become upper case.
    Upper,
    /// The character.
    Decode,
    /// The character; a letter of US-ASCII in lower case.
    DecodeLower,
}

/// A procedure, by what it does with each character. A `%` begins a pct-encoded.
pub(super) struct Rewriting {
    pub(super) plain: Intervals<Plain>,
    pub(super) encoded: Intervals<Encoded>,
    /// What becomes of percent-encodings that are not UTF-8.
    pub(super) not_utf8: Encoded,
}

/// Where the transducer is.
#[derive(Clone, PartialEq, Eq, Hash)]
enum At {
    /// Before a character or a pct-encoded.
    Between,
    /// The same, where the octets of pct-encodeds before it, not of a character, would be one if the
    /// rest followed.
    NotOf(Begun<()>),
    /// Inside a character that stands for itself.
    Inside(Begun<Plain>),
    /// Between the percent-encodings of a character.
    InsideEncoded(Encoded, Begun<Encoded>),
    /// After the `%`.
    Percent(Guess),
    /// After a digit.
    High(Guess, u8),
}

/// What a pct-encoded is taken for.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Guess {
    /// The first of a character that becomes this.
    First(Encoded),
    /// Another one of it.
    Other(Encoded, Begun<Encoded>),
    /// None of a character, after some that must not become one.
    NotUtf8(Option<Begun<()>>),
}

impl Rewriting {
    /// Whether the other one does the same with texts of US-ASCII.
    pub(super) fn is_the_same_in_ascii(&self, other: &Self) -> bool {
        let in_ascii = |plain: &Intervals<Plain>| -> Intervals<Plain> {
            let begin = plain.iter().take_while(|(first, ..)| *first < 0x80);
            begin.map(|&(first, last, fate)| (first, last.min(0x7F), fate)).collect()
        };
        in_ascii(&self.plain) == in_ascii(&other.plain)
            && (&self.encoded, self.not_utf8) == (&other.encoded, other.not_utf8)
    }

    /// The transducer, of the texts in which every `%` begins a pct-encoded; where percent-encodings
    /// are nothing to the procedure, of all texts.
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
        Transducer::built([At::Between], |at, next| {
            tables.step(at, next);
            match at {
                At::Between | At::NotOf(_) => vec![Output::new()],
                _ => Vec::new(),
            }
        })
    }
}

fn leads<T: Copy + PartialEq>(characters: &Intervals<T>) -> Vec<(u8, Begun<T>)> {
    Begun::leads(characters).collect()
}

struct Tables {
    plain_leads: Vec<(u8, Begun<Plain>)>,
    encoded_leads: Vec<(u8, Begun<Encoded>)>,
    any_leads: Vec<(u8, Begun<()>)>,
    /// What becomes of the percent-encodings of some character.
    fates: Vec<Encoded>,
    not_utf8: Encoded,
    ignores_encodings: bool,
}

type Next = Vec<(Symbol, Output, At)>;

impl Tables {
    fn step(&self, at: &At, next: &mut Next) {
        match at {
            At::Between | At::NotOf(_) => {
                for (octet, begun) in &self.plain_leads {
                    if *octet != b'%' || self.ignores_encodings {
                        self.plain(*octet, begun.clone(), next);
                    }
                }
                if !self.ignores_encodings {
                    let not_of = if let At::NotOf(begun) = at { Some(begun.clone()) } else { None };
                    let guesses = self.fates.iter().map(|fate| Guess::First(*fate));
                    for guess in guesses.chain([Guess::NotUtf8(not_of)]) {
                        self.percent(guess, next);
                    }
                }
            }
            At::Inside(begun) => {
                begun.continuations().for_each(|(octet, begun)| self.plain(octet, begun, next));
            }
            At::InsideEncoded(fate, begun) => {
                self.percent(Guess::Other(*fate, begun.clone()), next);
            }
            At::Percent(guess) => {
                for digit in *b"0123456789ABCDEFabcdef" {
                    let at = At::High(guess.clone(), digit);
                    next.push((digit.into(), self.digit(guess, digit), at));
                }
            }
            At::High(guess, high) => {
                for low in *b"0123456789ABCDEFabcdef" {
                    let octet = value(*high) << 4 | value(low);
                    if let Some(at) = self.after(guess, octet) {
                        let writes = match self.fate(guess) {
                            Encoded::Decode => vec![octet.into()],
                            Encoded::DecodeLower => vec![octet.to_ascii_lowercase().into()],
                            _ => self.digit(guess, low),
                        };
                        next.push((low.into(), writes, at));
                    }
                }
            }
        }
    }

    /// An octet of a character that stands for itself. What becomes of it may be known only later:
    /// it is guessed at the first.
    fn plain(&self, octet: u8, begun: Begun<Plain>, next: &mut Next) {
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

    fn percent(&self, guess: Guess, next: &mut Next) {
        let writes = match self.fate(&guess) {
            Encoded::Decode | Encoded::DecodeLower => Output::new(),
            Encoded::Keep | Encoded::Upper => vec![b'%'.into()],
        };
        next.push((b'%'.into(), writes, At::Percent(guess)));
    }

    fn fate(&self, guess: &Guess) -> Encoded {
        match guess {
            Guess::First(fate) | Guess::Other(fate, _) => *fate,
            Guess::NotUtf8(_) => self.not_utf8,
        }
    }

    /// What is written of a digit.
    fn digit(&self, guess: &Guess, digit: u8) -> Output {
        match self.fate(guess) {
            Encoded::Decode | Encoded::DecodeLower => Output::new(),
            Encoded::Keep => vec![digit.into()],
            Encoded::Upper => vec![digit.to_ascii_uppercase().into()],
        }
    }

    /// Where the transducer is after a pct-encoded of this octet; nowhere if the guess was wrong.
    fn after(&self, guess: &Guess, octet: u8) -> Option<At> {
        let encoded = |fate: Encoded, begun: &Begun<Encoded>| {
            let begun = begun.only(|other| other == fate)?;
            Some(match begun.character() {
                Some(_) => At::Between,
                None => At::InsideEncoded(fate, begun),
            })
        };
        match guess {
            Guess::First(fate) => encoded(*fate, lead(&self.encoded_leads, octet)?),
            Guess::Other(fate, begun) => encoded(*fate, &begun.after(octet)?),
            Guess::NotUtf8(not_of) => {
                if let Some(begun) = not_of.as_ref().and_then(|begun| begun.after(octet)) {
                    return begun.character().is_none().then_some(At::NotOf(begun));
                }
                match lead(&self.any_leads, octet) {
                    None => Some(At::Between),
                    Some(begun) => begun.character().is_none().then(|| At::NotOf(begun.clone())),
                }
            }
        }
    }
}

fn lead<T>(leads: &[(u8, Begun<T>)], octet: u8) -> Option<&Begun<T>> {
    leads.iter().find_map(|(other, begun)| (*other == octet).then_some(begun))
}

fn value(digit: u8) -> u8 {
    char::from(digit).to_digit(16).unwrap_or(0) as u8
}

/// RFC 3987 §3.1 step 2.2.
fn percent_encoded(octet: u8) -> Output {
    format!("%{octet:02X}").bytes().map(Symbol::from).collect()
}
