//! [`Error`], which says why a production rejects a text, in the terms of the document.

use crate::grammar::{Citation, Document, Grammar, Production, Role};
use crate::syntax::{Component, Span};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

/// Why a production rejects a text: which production failed, where, what would have been
/// allowed there, and the section that says so.
///
/// Spans count from 0, in bytes and in characters. Columns in messages count characters from 1.
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
/// // `{:#}` puts the column before the message.
/// assert!(format!("{error:#}").starts_with("at column 10: '%' does not begin"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Error {
    asked: Production,
    /// The lists that contain the [`Answer`], and the index at which it begins. As two fields they
    /// take less space than an `Answer`.
    answers: &'static Answers,
    answer: u16,
    /// The byte at which the wrong part begins.
    start: u32,
    /// The length in bytes of the longest viable prefix.
    viable: u32,
    /// The span in characters: its start and its end.
    characters: [u32; 2],
    character: Option<char>,
    found: Option<char>,
    /// The component of the identifier that contains the character `found`.
    component: Option<Component>,
    note: Option<ErrorNote>,
}

/// What a production would have allowed at the position of an error.
///
/// Guide: [showing errors](crate::guide::errors).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Expected {
    /// A string of this production.
    Production(Production),
    /// The rest of this literal.
    Literal(&'static str),
    /// A character from the first to the second, both included.
    Range(char, char),
    /// The end of the input.
    End,
}

/// A note on an error: what the reader probably meant, or why the character is rejected.
///
/// Guide: [showing errors](crate::guide::errors).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorNote {
    /// The character is a private-use character, which only some productions allow.
    Private {
        /// The production of private-use characters: `iprivate`.
        class: Production,
        /// The productions that allow private-use characters: `iquery`.
        allowed_in: &'static [Production],
    },
    /// An IPv6 address contains a second `::` (RFC 3986 section 3.2.2).
    SecondDoubleColon,
    /// The `[` before an IP address is not closed by a `]` (RFC 3986 section 3.2.2).
    UnclosedBracket {
        /// The position of the `[` in the text, in characters from 0.
        index: usize,
        /// The position of the `[` in the text, in bytes from 0.
        offset: usize,
    },
    /// The syntax does not support zone identifiers of IPv6 addresses (RFC 3987
    /// section 2.2, last sentence).
    ZoneIdentifier,
    /// The text before the colon is not a scheme, and the first segment of a
    /// relative reference cannot contain a colon (RFC 3986 section 4.2).
    ColonInFirstSegment,
    /// The text begins with this character, which no scheme contains, and a scheme follows it.
    BeforeScheme(char),
    /// A quotation mark or an angle bracket delimits an identifier in running text and is not part
    /// of it (RFC 3986 Appendix C).
    Delimiter(char),
    /// A URI contains only US-ASCII characters; an IRI may contain others (RFC 3987 section 2.1).
    NotAscii,
    /// The production begins with a scheme, and the text has no scheme.
    NoScheme,
    /// The production does not allow a fragment (RFC 3986 section 4.3).
    NoFragment,
    /// The text is longer than this crate reads.
    TooLong,
    /// The first octet that is not UTF-8, or that begins an incomplete character. The octets before
    /// it are not checked against the production.
    NotUtf8(u8),
}

/// For a text that is too long to be read: only the end of the input would have been allowed.
static TOO_LONG: Answers = answers(&[END, TERMINAL, END]);

/// For octets that are not UTF-8: nothing is listed as allowed.
static NOT_UTF_8: Answers = answers(&[END, END]);

/// Makes lists that belong to no automaton. They name no production, so [`Error::production`]
/// returns the production that was asked for.
const fn answers(all: &'static [u8]) -> Answers {
    Answers {
        grammar: Grammar::Rfc3987,
        all,
        terminals: &[Terminal::End],
        literals: "",
        of_states: &[],
    }
}

impl Error {
    /// Makes the error for a text whose wrong part begins at the byte `start`. `viable` is the
    /// length in bytes of the longest viable prefix. `answer` has the production that the message
    /// names, and what could have followed the prefix.
    pub(crate) fn new(
        asked: Production,
        answer: Answer,
        text: &str,
        start: usize,
        viable: usize,
        note: Option<ErrorNote>,
    ) -> Self {
        let found = text[viable..].chars().next();
        let start_index = text[..start].chars().count();
        let end_index =
            start_index + text[start..viable].chars().count() + usize::from(found.is_some());
        Error {
            asked,
            answers: answer.answers,
            answer: answer.at,
            start: start as u32,
            viable: viable as u32,
            characters: [start_index as u32, end_index as u32],
            character: text[start..].chars().next(),
            found,
            component: None,
            note,
        }
    }

    /// Sets the component that contains the character `found`.
    pub(crate) fn in_component(self, component: Option<Component>) -> Self {
        Error { component, ..self }
    }

    /// The error for a text of 4 GiB or more.
    pub(crate) fn too_long(asked: Production) -> Self {
        let answer =
            Error::new(asked, Answer::first(&TOO_LONG), "", 0, 0, Some(ErrorNote::TooLong));
        Error { start: u32::MAX, viable: u32::MAX, characters: [u32::MAX; 2], ..answer }
    }

    /// The error for octets whose first `valid` octets are UTF-8, and no more.
    pub(crate) fn not_utf_8(asked: Production, octets: &[u8], valid: usize) -> Self {
        let before = core::str::from_utf8(&octets[..valid]).unwrap_or_default();
        let note = ErrorNote::NotUtf8(octets[valid]);
        Error::new(asked, Answer::first(&NOT_UTF_8), before, before.len(), before.len(), Some(note))
    }

    fn answer(&self) -> Answer {
        Answer { answers: self.answers, at: self.answer }
    }

    /// The production that was asked to parse the text.
    pub fn start_production(&self) -> Production {
        self.asked
    }

    /// The innermost production that rejects the text.
    pub fn production(&self) -> Production {
        self.answer().production(self.asked.grammar()).unwrap_or(self.asked)
    }

    /// The document and the section that define [`production`](Self::production); RFC 3629, which
    /// defines UTF-8, for octets that are not UTF-8.
    pub fn citation(&self) -> Citation {
        match self.note {
            Some(ErrorNote::NotUtf8(_)) => Document::Rfc(3629).section("4"),
            _ => self.production().citation(),
        }
    }

    /// The span of the wrong part of the text, in bytes. It ends after the character
    /// [`found`](Self::found). It is empty if the text ends before anything is wrong, and one byte
    /// long for an octet that is not UTF-8.
    pub fn span(&self) -> Span {
        let found = match self.note {
            Some(ErrorNote::NotUtf8(_)) => 1,
            _ => self.found.map_or(0, char::len_utf8),
        };
        Span { start: self.start as usize, end: self.viable as usize + found }
    }

    /// The [`span`](Self::span), counted in characters.
    pub fn character_span(&self) -> Span {
        let [start, end] = self.characters;
        Span { start: start as usize, end: end as usize }
    }

    /// The length in bytes of the longest prefix that could still have been the
    /// beginning of a valid text. An authority without `@` is read as a host and a port, not as the
    /// beginning of a userinfo.
    pub fn viable_prefix_len(&self) -> usize {
        self.viable as usize
    }

    /// The character at the beginning of [`span`](Self::span); `None` at the end of
    /// the input.
    pub fn character(&self) -> Option<char> {
        self.character
    }

    /// The character after the [longest viable prefix](Self::viable_prefix_len), which is not
    /// [expected](Self::expected) there; `None` at the end of the input.
    pub fn found(&self) -> Option<char> {
        self.found
    }

    /// What would have been allowed after the [longest viable prefix](Self::viable_prefix_len), in
    /// the document's order. The list is complete, except that it omits the userinfo if the
    /// authority has no `@`.
    pub fn expected(&self) -> impl Iterator<Item = Expected> + Clone + use<> {
        self.answer().expected(self.asked.grammar())
    }

    /// A note that explains the error further, if there is one.
    pub fn note(&self) -> Option<&ErrorNote> {
        self.note.as_ref()
    }

    /// What is wrong in everyday words, without the position, the rule and the section: `a space
    /// is not allowed; it can be percent-encoded`.
    pub fn reason(&self) -> impl fmt::Display + '_ {
        Reason(self)
    }

    /// What the production allows at this position: `allowed in isegment: ipchar, "/", "?", "#" or
    /// the end`. A list of more than six is cut after the first five. `None` if the
    /// [reason](Self::reason) already contains the list, or if the list is empty.
    pub fn allowed(&self) -> Option<impl fmt::Display + '_> {
        let is_in_reason =
            self.begins_before_found() || matches!(self.note, Some(ErrorNote::TooLong));
        (!is_in_reason && self.expected().next().is_some()).then_some(Allowed(self))
    }

    /// Whether the wrong part begins before the character `found`.
    fn begins_before_found(&self) -> bool {
        self.start < self.viable
    }
}

/// For each state of an automaton, the production that an error there names, and the productions
/// and characters that would have been allowed.
#[derive(Debug)]
pub(crate) struct Answers {
    /// The grammar to whose productions the numbers refer. Grammars that print the same productions
    /// share lists: [`Answer`] converts each production to the grammar in question.
    pub(crate) grammar: Grammar,
    /// Lists, one after the other. A list contains the number of the production to name, then the
    /// numbers of what could have followed, in the document's order, then [`END`].
    pub(crate) all: &'static [u8],
    /// The meaning of the numbers from [`TERMINAL`] on. Smaller numbers are productions.
    pub(crate) terminals: &'static [Terminal],
    /// The literals, one after the other.
    pub(crate) literals: &'static str,
    /// For each state, the index in `all` at which its list begins.
    pub(crate) of_states: &'static [u16],
}

/// An [`Expected`] other than a production. A literal has no address, which a program would have to
/// relocate.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Terminal {
    /// The offset of the literal in [`Answers::literals`], and its length.
    Literal(u8, u8),
    Range(char, char),
    End,
}

/// The end of a list.
pub(crate) const END: u8 = 0xFF;

/// The number of the first terminal.
const TERMINAL: u8 = 0x80;

/// One list of [`Answers`]: the list of the state in which an automaton stopped.
#[derive(Clone, Copy)]
pub(crate) struct Answer {
    pub(crate) answers: &'static Answers,
    /// The index in [`Answers::all`] at which the list begins.
    pub(crate) at: u16,
}

impl Answers {
    /// The terminal with this number, counted from 0.
    fn terminal(&self, number: u8) -> Expected {
        match self.terminals[usize::from(number)] {
            Terminal::Literal(start, length) => {
                let (start, length) = (usize::from(start), usize::from(length));
                Expected::Literal(&self.literals[start..start + length])
            }
            Terminal::Range(first, last) => Expected::Range(first, last),
            Terminal::End => Expected::End,
        }
    }
}

/// Compares addresses, since each value is a separate static.
impl PartialEq for Answers {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other)
    }
}

impl Eq for Answers {}

impl Answer {
    /// The first list.
    pub(crate) const fn first(answers: &'static Answers) -> Self {
        Answer { answers, at: 0 }
    }

    /// The production to name; `None` if it is the one that was asked for.
    pub(crate) fn production(self, grammar: Grammar) -> Option<Production> {
        self.number(0).map(|number| self.in_grammar(number, grammar))
    }

    /// The role of the production to name; `asked` is the one that was asked for. Productions of the same
    /// name have the same role, so that this need not find the production by its name.
    pub(crate) fn role(self, asked: Production) -> Role {
        let named = |number: u8| Production::new(self.answers.grammar, number.into()).role();
        self.number(0).map_or(asked.role(), named)
    }

    /// Whether the text could have ended.
    pub(crate) fn may_end(self) -> bool {
        let numbers = (1..).map_while(|index| self.number(index));
        let mut terminals = numbers.filter_map(|number| number.checked_sub(TERMINAL));
        terminals.any(|it| matches!(self.answers.terminals[usize::from(it)], Terminal::End))
    }

    /// What could have followed, in the document's order.
    pub(crate) fn expected(self, grammar: Grammar) -> impl Iterator<Item = Expected> + Clone {
        let numbers = (1..).map_while(move |index| self.number(index));
        numbers.map(move |number| match number.checked_sub(TERMINAL) {
            Some(terminal) => self.answers.terminal(terminal),
            None => Expected::Production(self.in_grammar(number, grammar)),
        })
    }

    /// Writes what could have followed, as `a, b or c`. A list of more than six is cut after five.
    fn write_list(self, out: &mut String) -> fmt::Result {
        const LONGEST: usize = 6;
        const SHOWN_OF_LONGER: usize = 5;
        // Index 0 has the production that the message names, if any. What could have followed
        // begins at index 1.
        let count = (1..).take_while(|index| self.number(*index).is_some()).count();
        let shown = if count <= LONGEST { count } else { SHOWN_OF_LONGER };
        // The grammars that share a list give each production the same name, so the names are
        // right for each of them.
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

    /// The number at this index of the list; `None` at its end.
    fn number(self, index: usize) -> Option<u8> {
        let number = self.answers.all.get(usize::from(self.at) + index)?;
        (*number != END).then_some(*number)
    }

    /// The production with this number, converted to `grammar`.
    fn in_grammar(self, number: u8, grammar: Grammar) -> Production {
        Production::new(self.answers.grammar, number.into()).in_grammar(grammar)
    }
}

impl core::error::Error for Error {}

/// Writes ` at column 4`, which counts characters from 1, if the format is `{:#}`. `before` is the
/// number of characters before the place.
pub(crate) fn write_column(f: &mut fmt::Formatter<'_>, before: usize) -> fmt::Result {
    if f.alternate() { write!(f, " at column {}", before + 1) } else { Ok(()) }
}

impl fmt::Display for Error {
    /// Writes what is wrong, what is allowed, and the section. `{:#}` puts the column before them.
    /// For a text that is too long, writes only what is wrong.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() && !matches!(self.note, Some(ErrorNote::TooLong)) {
            write!(f, "at column {}: ", self.character_span().start + 1)?;
        }
        let mut message = message_buffer();
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

/// Returns an empty buffer for a message. Collecting the many parts of a message in a buffer is
/// faster than writing each part to the formatter.
fn message_buffer() -> String {
    String::with_capacity(192)
}

/// Displays the [reason](Error::reason).
struct Reason<'e>(&'e Error);

impl fmt::Display for Reason<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut reason = message_buffer();
        self.0.write_reason(&mut reason)?;
        f.write_str(&reason)
    }
}

impl Error {
    /// Writes what is wrong: the note, if it is the reason, or else the character found.
    fn write_reason(&self, out: &mut String) -> fmt::Result {
        if let Some(note) = self.note.filter(ErrorNote::is_the_reason) {
            return write!(out, "{note}");
        }
        let production = self.production();
        // The text from `first` on begins a production that `found` does not continue.
        if let Some(first) = self.character.filter(|_| self.begins_before_found()) {
            if matches!(self.note, Some(ErrorNote::SecondDoubleColon)) {
                return write!(out, "a second \"::\" in {production}");
            }
            let article = if production.name().starts_with(['e', 'I']) { "an" } else { "a" };
            write!(out, "'{first}' does not begin {article} {production}: ")?;
            match self.found {
                Some(c) => write!(out, "{} follows where ", InWords(c))?,
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
            None => write!(out, "{}", InWords(found))?,
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

    /// Writes what the production allows. Names the production unless the
    /// [reason](Self::write_reason) names it.
    fn write_allowed(&self, out: &mut String) -> fmt::Result {
        let note_is_reason = self.note.is_some_and(|note| note.is_the_reason());
        match self.found {
            Some(_) if note_is_reason || self.component.is_some() => {
                out.extend(["allowed in ", self.production().name(), ": "]);
            }
            Some(_) => out.push_str("allowed: "),
            None => out.push_str("needed: "),
        }
        self.answer().write_list(out)
    }
}

/// Whether the message suggests to percent-encode the character: it is a space or a visible
/// US-ASCII character other than `:`, `/`, `?` and `@`, and the component may contain
/// percent-encodings.
fn can_be_encoded(found: char, component: Component) -> bool {
    let may_have_encodings =
        !matches!(component, Component::Scheme | Component::Host | Component::Port);
    may_have_encodings && matches!(found, ' '..='~') && !matches!(found, ':' | '/' | '?' | '@')
}

/// Displays what is [allowed](Error::allowed).
struct Allowed<'e>(&'e Error);

impl fmt::Display for Allowed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut allowed = message_buffer();
        self.0.write_allowed(&mut allowed)?;
        f.write_str(&allowed)
    }
}

impl fmt::Display for Expected {
    /// Writes ABNF notation, such as `%x41-5A`; `the end` for the end of the input.
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
    /// Whether the note replaces the message. Other notes follow the message.
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
            ErrorNote::SecondDoubleColon => {
                f.write_str("\"::\" replaces groups of zeros and may occur only once")
            }
            ErrorNote::UnclosedBracket { index, .. } => {
                write!(f, "\"]\" is missing: the \"[\" in column {} is not closed", index + 1)
            }
            ErrorNote::ZoneIdentifier => {
                f.write_str("this syntax does not support zone identifiers of IPv6 addresses")
            }
            ErrorNote::ColonInFirstSegment => f.write_str(
                "the text before the colon is not a scheme, and the first segment of a relative \
                 reference has no colon; \"./\" before it would help",
            ),
            ErrorNote::BeforeScheme(c) => write!(f, "{} stands before the scheme", InWords(*c)),
            ErrorNote::Delimiter(c) => write!(f, "{} is not part of an identifier", InWords(*c)),
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

/// Writes a character in everyday words: `a space`, `'z'`, `U+202E, which is invisible,`.
struct InWords(char);

impl fmt::Display for InWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let InWords(c) = *self;
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

/// The everyday name of a character that is hard to read between quotation marks; `None` for other
/// characters.
fn common_name(c: char) -> Option<&'static str> {
    match c {
        ' ' => Some("a space"),
        '"' => Some("a quotation mark"),
        '\'' => Some("an apostrophe"),
        '\\' => Some("a backslash"),
        _ => None,
    }
}

/// Whether the character has the property Default_Ignorable_Code_Point, which a test verifies.
/// Unicode reserves the unassigned code points with this property for invisible characters.
pub(crate) fn is_invisible(c: char) -> bool {
    matches!(c, '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}'
        | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}'
        | '\u{FFF0}'..='\u{FFF8}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
        | '\u{E0000}'..='\u{E0FFF}')
}

/// Writes a character as `'z' (U+007A)`, or with its Unicode name: `U+0020 SPACE`.
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

/// The Unicode name of a US-ASCII character that identifiers contain nowhere, or only in a few
/// components; `None` for other characters.
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
#[path = "../tests/unit/error.rs"]
mod tests;
