//! What is wrong with a text, in the words of the document.

use crate::grammar::{Citation, Document, Grammar, Production};
use crate::syntax::{Component, Span};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

/// Why a production rejects a text: which production failed, where, what would have been
/// allowed there, and the section that says so.
///
/// Offsets count from 0, in bytes and in characters.
///
/// Guide: [showing errors](crate::guide::errors).
///
/// ```
/// use iri_grammar::{Grammar, Span};
///
/// let error = Grammar::Rfc3987.reference().components("http://a/%zz").unwrap_err();
/// assert_eq!(error.production().name(), "pct-encoded");
/// assert_eq!(error.span(), Span { start: 9, end: 11 });
/// assert_eq!(
///     error.to_string(),
///     "'%' does not begin a pct-encoded: 'z' follows where HEXDIG is needed (RFC 3987 section 2.2)"
/// );
/// // The same with the place, which `span` has.
/// assert!(format!("{error:#}").starts_with("at offset 9: '%' does not begin"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Error {
    asked: Production,
    /// What the answer is one of, and where it begins. Apart, they take less than together.
    answers: &'static Answers,
    answer: u16,
    /// The byte at which the part begins that does not fit.
    start: u32,
    /// The length in bytes of the longest viable prefix.
    viable: u32,
    /// From `start` to the end of the character found, in characters.
    characters: [u32; 2],
    character: Option<char>,
    found: Option<char>,
    /// The component of an identifier in which the character found stands.
    component: Option<Component>,
    note: Option<ErrorNote>,
}

/// Something that would have been allowed.
///
/// Guide: [showing errors](crate::guide::errors).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Expected {
    /// A text of this production.
    Production(Production),
    /// The rest of this literal.
    Literal(&'static str),
    /// A character from the first to the second, both included.
    Range(char, char),
    /// The end of the input.
    End,
}

/// What else is to be said about an error.
///
/// Guide: [showing errors](crate::guide::errors).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorNote {
    /// The character is of private use, which is allowed in these productions only.
    Private {
        /// The production that the character is in: `iprivate`.
        class: Production,
        /// The productions that allow it: `iquery`.
        allowed_in: &'static [Production],
    },
    /// `::` stands for a second time (RFC 3986 section 3.2.2).
    SecondDoubleColon,
    /// The syntax does not support zone identifiers of IPv6 addresses (RFC 3987
    /// section 2.2, last sentence).
    ZoneIdentifier,
    /// What stands before the colon is no scheme, and the first segment of a
    /// relative reference cannot contain a colon (RFC 3986 section 4.2).
    ColonInFirstSegment,
    /// A character stands before the scheme and prevents it from being one.
    BeforeScheme(char),
    /// A quotation mark or an angle bracket delimits an identifier in running text and is not part
    /// of it (RFC 3986 Appendix C).
    Delimiter(char),
    /// A URI consists of US-ASCII characters; an IRI has more (RFC 3987 section 2.1).
    NotAscii,
    /// The production begins with a scheme, and there is none.
    NoScheme,
    /// The production has no fragment (RFC 3986 section 4.3).
    NoFragment,
    /// The text is longer than this crate reads.
    TooLong,
    /// The first octet that is not UTF-8, or that begins a character which does not end. What
    /// stands before it is not checked.
    NotUtf8(u8),
}

/// What is said of a text that is not read: it should have ended.
static TOO_LONG: Answers = answers(&[END, 0x80, END]);

/// What is said of octets that are no text.
static NOT_UTF_8: Answers = answers(&[END, END]);

/// What belongs to no state: it is about the production that was asked for.
const fn answers(all: &'static [u8]) -> Answers {
    Answers { grammar: Grammar::Rfc3987, all, terminals: &[Expected::End], of_states: &[] }
}

impl Error {
    pub(crate) fn new(
        asked: Production,
        answer: Answer,
        text: &str,
        start: usize,
        viable: usize,
        note: Option<ErrorNote>,
    ) -> Self {
        let found = text[viable..].chars().next();
        let before = text[..start].chars().count();
        let within = text[start..viable].chars().count() + usize::from(found.is_some());
        Error {
            asked,
            answers: answer.answers,
            answer: answer.at,
            start: start as u32,
            viable: viable as u32,
            characters: [before as u32, (before + within) as u32],
            character: text[start..].chars().next(),
            found,
            component: None,
            note,
        }
    }

    /// The same error, whose character stands in this component of an identifier.
    pub(crate) fn in_component(self, component: Option<Component>) -> Self {
        Error { component, ..self }
    }

    /// A text of 4 GiB or more.
    pub(crate) fn too_long(asked: Production) -> Self {
        let answer =
            Error::new(asked, Answer::first(&TOO_LONG), "", 0, 0, Some(ErrorNote::TooLong));
        Error { start: u32::MAX, viable: u32::MAX, characters: [u32::MAX; 2], ..answer }
    }

    /// Octets that are not UTF-8 from `valid` on.
    pub(crate) fn not_utf_8(asked: Production, octets: &[u8], valid: usize) -> Self {
        let before = core::str::from_utf8(&octets[..valid]).unwrap_or_default();
        let note = ErrorNote::NotUtf8(octets[valid]);
        Error::new(asked, Answer::first(&NOT_UTF_8), before, before.len(), before.len(), Some(note))
    }

    fn answer(&self) -> Answer {
        Answer { answers: self.answers, at: self.answer }
    }

    /// The production that the text was to be.
    pub fn asked(&self) -> Production {
        self.asked
    }

    /// The innermost production that the failure is about.
    pub fn production(&self) -> Production {
        self.answer().production(self.asked.grammar()).unwrap_or(self.asked)
    }

    /// The document and the section that define [`production`](Self::production), or UTF-8 where
    /// octets are not.
    pub fn citation(&self) -> Citation {
        match self.note {
            Some(ErrorNote::NotUtf8(_)) => Document::Rfc(3629).section("4"),
            _ => self.production().citation(),
        }
    }

    /// What the error is about, in bytes: from the beginning of the part that does
    /// not fit up to and with the character that shows it. Empty at the end of the
    /// input; one octet where it is not UTF-8.
    pub fn span(&self) -> Span {
        let found = match self.note {
            Some(ErrorNote::NotUtf8(_)) => 1,
            _ => self.found.map_or(0, char::len_utf8),
        };
        Span { start: self.start as usize, end: self.viable as usize + found }
    }

    /// The same as [`span`](Self::span), in characters.
    pub fn character_span(&self) -> Span {
        let [start, end] = self.characters;
        Span { start: start as usize, end: end as usize }
    }

    /// The length in bytes of the longest prefix that could still have been the
    /// beginning of a valid text. A `@` that the text does not have is not waited for.
    pub fn viable(&self) -> usize {
        self.viable as usize
    }

    /// The character at the beginning of [`span`](Self::span); `None` at the end of
    /// the input.
    pub fn character(&self) -> Option<char> {
        self.character
    }

    /// The character after the [longest viable prefix](Self::viable), the first that
    /// is not one of those [expected](Self::expected); `None` at the end of the
    /// input.
    pub fn found(&self) -> Option<char> {
        self.found
    }

    /// What would have been allowed after the [longest viable
    /// prefix](Self::viable), in the document's order: all that the grammar has there,
    /// but for a userinfo where the text has no `@` to end it.
    pub fn expected(&self) -> impl Iterator<Item = Expected> + Clone + use<> {
        self.answer().expected(self.asked.grammar())
    }

    /// What else is to be said.
    pub fn note(&self) -> Option<&ErrorNote> {
        self.note.as_ref()
    }

    /// What is wrong, as a person sees it, without the position, the rule and the section: `a space
    /// is not allowed; it can be percent-encoded`.
    pub fn reason(&self) -> impl fmt::Display + '_ {
        Reason(self)
    }

    /// What the production allows at the place: `allowed in isegment: ipchar, "/", "?", "#" or the
    /// end`. Of more than six, the first five are named. `None` where the
    /// [reason](Self::reason) says it.
    pub fn allowed(&self) -> Option<impl fmt::Display + '_> {
        let is_said = self.begins_before_found() || self.expected().next().is_none();
        (!is_said && !matches!(self.note, Some(ErrorNote::TooLong))).then_some(Allowed(self))
    }

    /// Whether the part that does not fit begins before the character that shows it.
    fn begins_before_found(&self) -> bool {
        self.start < self.viable
    }
}

/// What is to be said in the states of an automaton.
#[derive(Debug)]
pub(crate) struct Answers {
    /// The grammar whose productions are numbered here. Where another one prints them alike, its
    /// own are meant.
    pub(crate) grammar: Grammar,
    /// Lists, one after the other: the number of the production to name, and those of what could
    /// have followed, in the document's order. Each ends with [`END`].
    pub(crate) all: &'static [u8],
    /// What the numbers from [`TERMINAL`] on stand for. Those below are productions.
    pub(crate) terminals: &'static [Expected],
    /// Of each state, where its list begins.
    pub(crate) of_states: &'static [u16],
}

pub(crate) const END: u8 = 0xFF;

const TERMINAL: u8 = 0x80;

/// What is to be said of a text that stops at a point.
#[derive(Clone, Copy)]
pub(crate) struct Answer {
    pub(crate) answers: &'static Answers,
    pub(crate) at: u16,
}

/// Each is a static of its own.
impl PartialEq for Answers {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other)
    }
}

impl Eq for Answers {}

impl Answer {
    /// The first of some lists that belong to no state.
    pub(crate) const fn first(answers: &'static Answers) -> Self {
        Answer { answers, at: 0 }
    }

    /// The production to name; `None` where it is the one that was asked for.
    pub(crate) fn production(self, grammar: Grammar) -> Option<Production> {
        self.number(0).map(|number| self.in_grammar(number, grammar))
    }

    /// What could have followed, in the document's order.
    pub(crate) fn expected(self, grammar: Grammar) -> impl Iterator<Item = Expected> + Clone {
        let numbers = (1..).map_while(move |place| self.number(place));
        numbers.map(move |number| match number.checked_sub(TERMINAL) {
            Some(terminal) => self.answers.terminals[usize::from(terminal)],
            None => Expected::Production(self.in_grammar(number, grammar)),
        })
    }

    /// What could have followed, as `a, b or c`; of a long list, the beginning.
    fn write_list(self, out: &mut String) -> fmt::Result {
        const LONG: usize = 7;
        let count = (1..).take_while(|place| self.number(*place).is_some()).count();
        let shown = if count < LONG { count } else { LONG - 2 };
        // A production has the same name in the grammar that prints it alike.
        for (index, expected) in self.expected(self.answers.grammar).take(shown).enumerate() {
            match index {
                0 => {}
                _ if index + 1 == count => out.push_str(" or "),
                _ => out.push_str(", "),
            }
            match expected {
                Expected::Production(production) => out.push_str(production.name()),
                Expected::Literal(literal) => out.extend(["\"", literal, "\""]),
                _ => write!(out, "{expected}")?,
            }
        }
        out.push_str(if shown < count { " and others" } else { "" });
        Ok(())
    }

    fn number(self, place: usize) -> Option<u8> {
        let number = self.answers.all.get(usize::from(self.at) + place)?;
        (*number != END).then_some(*number)
    }

    fn in_grammar(self, number: u8, grammar: Grammar) -> Production {
        Production::new(self.answers.grammar, number.into()).in_grammar(grammar)
    }
}

impl core::error::Error for Error {}

/// ` at offset 3`, in bytes, where the alternate form `{:#}` asks for the place.
pub(crate) fn write_offset(f: &mut fmt::Formatter<'_>, offset: usize) -> fmt::Result {
    if f.alternate() { write!(f, " at offset {offset}") } else { Ok(()) }
}

impl fmt::Display for Error {
    /// What is wrong, what is allowed, and the section; `{:#}` with the place before it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() && !matches!(self.note, Some(ErrorNote::TooLong)) {
            write!(f, "at offset {}: ", self.start)?;
        }
        let mut message = room();
        self.write_reason(&mut message)?;
        if let Some(ErrorNote::TooLong) = self.note {
            return f.write_str(&message);
        }
        if self.allowed().is_some() {
            message.push_str("; ");
            self.write_allowed(&mut message)?;
        }
        write!(message, " ({})", self.citation())?;
        match self.note() {
            Some(note) if !note.is_the_reason() => write!(message, "; {note}")?,
            _ => {}
        }
        f.write_str(&message)
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Error")
            .field("asked", &self.asked)
            .field("production", &self.production())
            .field("span", &self.span())
            .field("character_span", &self.character_span())
            .field("viable", &self.viable)
            .field("character", &self.character)
            .field("found", &self.found)
            .field("component", &self.component)
            .field("expected", &self.expected().collect::<Vec<_>>())
            .field("note", &self.note)
            .finish()
    }
}

/// Where the many parts of a message are put together: to write each of them takes longer.
fn room() -> String {
    String::with_capacity(192)
}

struct Reason<'e>(&'e Error);

impl fmt::Display for Reason<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut reason = room();
        self.0.write_reason(&mut reason)?;
        f.write_str(&reason)
    }
}

impl Error {
    fn write_reason(&self, out: &mut String) -> fmt::Result {
        if let Some(note) = self.note.filter(ErrorNote::is_the_reason) {
            return write!(out, "{note}");
        }
        let production = self.production();
        if let Some(first) = self.character.filter(|_| self.begins_before_found()) {
            if matches!(self.note, Some(ErrorNote::SecondDoubleColon)) {
                return write!(out, "a second \"::\" in {production}");
            }
            let article = if production.name().starts_with(['e', 'I']) { "an" } else { "a" };
            write!(out, "'{first}' does not begin {article} {production}: ")?;
            match self.found {
                Some(c) => write!(out, "{} follows where ", Seen(c))?,
                None => out.push_str("the input ends where "),
            }
            self.answer().write_list(out)?;
            out.push_str(" is needed");
            return Ok(());
        }
        let Some(found) = self.found else {
            return write!(out, "the input ends in {production}");
        };
        match common_name(found) {
            Some(name) => out.push_str(name),
            None => write!(out, "{}", Seen(found))?,
        }
        out.push_str(" is not allowed");
        match self.component {
            Some(component) if can_be_encoded(found, component) => {
                out.push_str("; it can be percent-encoded");
            }
            Some(component) => out.extend([" in a ", component.name()]),
            None => out.extend([" in ", production.name()]),
        }
        Ok(())
    }

    fn write_allowed(&self, out: &mut String) -> fmt::Result {
        let says_reason = self.note.is_some_and(|note| note.is_the_reason());
        match self.found {
            Some(_) if says_reason || self.component.is_some() => {
                out.extend(["allowed in ", self.production().name(), ": "]);
            }
            Some(_) => out.push_str("allowed: "),
            None => out.push_str("needed: "),
        }
        self.answer().write_list(out)
    }
}

/// Whether a person would encode the character: a visible one of US-ASCII that does not delimit
/// components, where a percent-encoding is ordinary text.
fn can_be_encoded(found: char, component: Component) -> bool {
    let has_encodings = !matches!(component, Component::Scheme | Component::Host | Component::Port);
    has_encodings && matches!(found, ' '..='~') && !matches!(found, ':' | '/' | '?' | '@')
}

struct Allowed<'e>(&'e Error);

impl fmt::Display for Allowed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut allowed = room();
        self.0.write_allowed(&mut allowed)?;
        f.write_str(&allowed)
    }
}

impl fmt::Display for Expected {
    /// As ABNF has it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Production(production) => production.fmt(f),
            Expected::Literal(literal) => write!(f, "\"{literal}\""),
            Expected::Range(first, last) if first == last => write!(f, "%x{:X}", *first as u32),
            Expected::Range(first, last) => write!(f, "%x{:X}-{:X}", *first as u32, *last as u32),
            Expected::End => f.write_str("the end"),
        }
    }
}

impl ErrorNote {
    /// Whether the note says what is wrong, and not only why.
    fn is_the_reason(&self) -> bool {
        !matches!(
            self,
            ErrorNote::Private { .. } | ErrorNote::SecondDoubleColon | ErrorNote::NotAscii
        )
    }
}

impl fmt::Display for ErrorNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ErrorNote::Private { class, allowed_in } => {
                write!(f, "the character is in {class}, which is allowed in ")?;
                for (index, production) in allowed_in.iter().enumerate() {
                    write!(f, "{}{production}", if index == 0 { "" } else { ", " })?;
                }
                f.write_str(" only")
            }
            ErrorNote::SecondDoubleColon => f.write_str(
                "\"::\" stands for the groups of zeros that are left out, and only once",
            ),
            ErrorNote::ZoneIdentifier => {
                f.write_str("this syntax does not support zone identifiers of IPv6 addresses")
            }
            ErrorNote::ColonInFirstSegment => f.write_str(
                "what stands before the colon is not a scheme, and the first segment of a relative \
                 reference has no colon; \"./\" before it would help",
            ),
            ErrorNote::BeforeScheme(c) => write!(f, "{} stands before the scheme", Seen(*c)),
            ErrorNote::Delimiter(c) => write!(f, "{} is not part of an identifier", Seen(*c)),
            ErrorNote::NotAscii => f.write_str(
                "a URI has US-ASCII characters only; RFC 3987 section 3.1 maps an IRI to a URI",
            ),
            ErrorNote::NoScheme => f.write_str("there is no scheme: this is a relative reference"),
            ErrorNote::NoFragment => f.write_str("an absolute identifier has no fragment"),
            ErrorNote::TooLong => f.write_str("a text of 4 GiB or more is not read"),
            ErrorNote::NotUtf8(octet) => write!(f, "octet {octet:02X} is not UTF-8"),
        }
    }
}

/// A character as a person speaks of it: `a space`, `'z'`, `U+202E, which is invisible,`.
struct Seen(char);

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Seen(c) = *self;
        if let Some(name) = common_name(c) {
            return f.write_str(name);
        }
        match c {
            '!'..='~' => write!(f, "'{c}'"),
            _ if is_invisible(c) => write!(f, "U+{:04X}, which is invisible,", c as u32),
            _ => write!(f, "U+{:04X}", c as u32),
        }
    }
}

/// The name of a character that people call by it.
fn common_name(c: char) -> Option<&'static str> {
    match c {
        ' ' => Some("a space"),
        '"' => Some("a quotation mark"),
        '\'' => Some("an apostrophe"),
        '\\' => Some("a backslash"),
        _ => None,
    }
}

/// Default_Ignorable_Code_Point, which no later version of Unicode has for a visible character, but
/// for the noncharacters; a test compares the property.
pub(crate) fn is_invisible(c: char) -> bool {
    matches!(c, '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}'
        | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}'
        | '\u{FFF0}'..='\u{FFF8}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
        | '\u{E0000}'..='\u{E0FFF}')
}

/// A character as `'z' (U+007A)`, or with its name where it is better known by that.
pub(crate) struct Character(pub(crate) char);

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Character(c) = *self;
        if let Some(name) = ascii_name(c) {
            write!(f, "U+{:04X} {name}", c as u32)
        } else if c.is_ascii_graphic() {
            write!(f, "'{c}' (U+{:04X})", c as u32)
        } else {
            write!(f, "U+{:04X}", c as u32)
        }
    }
}

/// The Unicode names of the US-ASCII characters that no identifier may have, or only
/// in a few places.
fn ascii_name(c: char) -> Option<&'static str> {
    Some(match c {
        ' ' => "SPACE",
        '"' => "QUOTATION MARK",
        '#' => "NUMBER SIGN",
        '%' => "PERCENT SIGN",
        '<' => "LESS-THAN SIGN",
        '>' => "GREATER-THAN SIGN",
        '[' => "LEFT SQUARE BRACKET",
        '\\' => "REVERSE SOLIDUS",
        ']' => "RIGHT SQUARE BRACKET",
        '^' => "CIRCUMFLEX ACCENT",
        '`' => "GRAVE ACCENT",
        '{' => "LEFT CURLY BRACKET",
        '|' => "VERTICAL LINE",
        '}' => "RIGHT CURLY BRACKET",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::Grammar;
    use alloc::string::ToString;

    #[test]
    #[cfg(feature = "idna")]
    fn invisible_are_the_ignorable_characters() {
        let ignorable = icu_properties::CodePointSetData::new::<
            icu_properties::props::DefaultIgnorableCodePoint,
        >();
        for c in '\0'..=char::MAX {
            assert_eq!(is_invisible(c), ignorable.contains(c), "{c:?}");
        }
    }

    #[test]
    fn a_text_that_is_too_long_is_told_to_be() {
        let error = Error::too_long(Grammar::Rfc3987.reference());
        assert_eq!(error.note(), Some(&ErrorNote::TooLong));
        assert_eq!(error.to_string(), "a text of 4 GiB or more is not read");
        assert_eq!(error.reason().to_string(), error.to_string());
        assert_eq!(error.production(), Grammar::Rfc3987.reference());
        assert_eq!(error.span().start, u32::MAX as usize);
    }
}
