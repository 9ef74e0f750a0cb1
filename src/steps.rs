//! The steps of a procedure: see [`spec`](crate::spec).

use crate::grammar::Citation;
use crate::syntax::Component;
use crate::syntax::Parts;
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};

/// The record of the steps of a procedure: off, or a list of steps. Nothing is computed for a trace
/// that is off.
///
/// ```
/// # #[cfg(feature = "idna")] {
/// use iri_grammar::host::{Idna2003, Profile};
/// use iri_grammar::spec::Trace;
///
/// let (profile, mut trace) = (Profile::from(Idna2003::for_mapping()), Trace::on());
/// let ascii = profile.to_ascii_with_trace("r\u{e9}sum\u{e9}", &mut trace)?;
/// assert_eq!(ascii, "xn--rsum-bpad");
/// let step = &trace[trace.len() - 3];
/// assert_eq!(step.to_string(), "7. xn--rsum-bpad");
/// assert_eq!(step.section.to_string(), "RFC 3490 section 4.1");
/// # }
/// # Ok::<(), iri_grammar::AnyError>(())
/// ```
///
/// A trace is a slice of the steps so far. Several procedures can add to the same trace:
///
/// ```
/// # #[cfg(feature = "lint")] {
/// use iri_grammar::display::{Display, Repertoire};
/// use iri_grammar::generation::{NameKind, Generation};
/// use iri_grammar::host::{Idna2003, Profile};
/// use iri_grammar::ladder::{Ladder, Rung};
/// use iri_grammar::mapping::ToIri;
/// use iri_grammar::preparation::Preparation;
/// use iri_grammar::resolution::Resolver;
/// use iri_grammar::spec::Trace;
/// use iri_grammar::{Iri, IriReference};
///
/// let mut trace = Trace::on();
/// let (iri, reference) = (Iri::new("http://a/B")?, IriReference::new("c")?);
/// Resolver::new().resolve_with_trace(&iri, &reference, &mut trace);
/// Ladder::new().apply_with_trace(Rung::SchemeBased, &iri, &mut trace)?;
/// ToIri::rfc3987().reference_and_unconverted_with_trace("/%C3%A9", &mut trace)?;
/// Profile::from(Idna2003::for_mapping()).to_unicode_with_trace("xn--bcher-kva", &mut trace)?;
/// Generation::new().generate_with_trace(NameKind::Name, b"a b", &mut trace)?;
/// Display::new(&Repertoire::unicode()).show_with_trace(&reference, &mut trace)?;
/// Preparation::new().reference_with_trace("a:b", &mut trace);
/// assert!(trace.iter().any(|step| step.did == "remove_dot_segments"));
/// assert!(trace.is_on() && trace.take().len() > 7 && trace.is_empty());
/// # }
/// # Ok::<(), iri_grammar::AnyError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// `None` if the trace is off.
    list: Option<List>,
}

/// The steps of a trace that is on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct List {
    steps: Vec<Step>,
    /// See [`Trace::limited`].
    most: usize,
    /// For a limited trace: each section and number so far, with the number of its steps.
    counts: Vec<(Citation, &'static str, usize)>,
}

impl Trace {
    /// A trace that records nothing.
    ///
    /// ```
    /// use iri_grammar::resolution::remove_dot_segments;
    /// use iri_grammar::spec::Trace;
    ///
    /// let mut trace = Trace::off();
    /// assert_eq!(remove_dot_segments("/a/..", &mut trace), "/");
    /// assert!(trace.is_empty() && !trace.is_on());
    /// ```
    pub const fn off() -> Self {
        Trace { list: None }
    }

    /// A trace that records all steps.
    pub const fn on() -> Self {
        Trace::limited(usize::MAX)
    }

    /// A trace that records at most `most` steps of each section and number, and
    /// [counts](Self::more) the others: a path has a step for each segment, a domain name steps
    /// for each label.
    ///
    /// ```
    /// use iri_grammar::resolution::remove_dot_segments;
    /// use iri_grammar::spec::Trace;
    ///
    /// let mut trace = Trace::limited(2);
    /// remove_dot_segments("/a/b/c/d/..", &mut trace);
    /// let numbers: Vec<_> = trace.iter().map(|step| step.number).collect();
    /// assert_eq!((&*numbers, trace.more()), (&["1", "2E", "2E", "2C"][..], 3));
    /// ```
    pub const fn limited(most: usize) -> Self {
        Trace { list: Some(List { steps: Vec::new(), most, counts: Vec::new() }) }
    }

    /// Whether steps are recorded. If not, a procedure omits work that only the steps need.
    pub const fn is_on(&self) -> bool {
        self.list.is_some()
    }

    /// The number of steps that a [limited](Self::limited) trace left out.
    pub fn more(&self) -> usize {
        let Some(list) = &self.list else { return 0 };
        list.counts.iter().map(|(.., count)| count.saturating_sub(list.most)).sum()
    }

    /// Takes the steps out. The trace stays on or off, and begins anew.
    pub fn take(&mut self) -> Vec<Step> {
        let Some(list) = &mut self.list else { return Vec::new() };
        list.counts.clear();
        core::mem::take(&mut list.steps)
    }

    /// Records a step. The closure does the work that only the step needs.
    #[inline]
    pub(crate) fn step(&mut self, step: impl FnOnce() -> Step) {
        if let Some(list) = &mut self.list {
            list.add(step());
        }
    }
}

/// What a procedure records its steps in: a [`Trace`] or [`Off`].
pub(crate) trait Record {
    /// Whether steps are recorded.
    fn is_on(&self) -> bool;

    /// Records a step. The closure does the work that only the step needs.
    fn step(&mut self, step: impl FnOnce() -> Step);
}

impl Record for Trace {
    fn is_on(&self) -> bool {
        self.is_on()
    }

    #[inline]
    fn step(&mut self, step: impl FnOnce() -> Step) {
        self.step(step);
    }
}

/// Records nothing. A procedure that is compiled for it has no code for steps, as it has for a trace
/// that is off.
pub(crate) struct Off;

impl Record for Off {
    fn is_on(&self) -> bool {
        false
    }

    fn step(&mut self, _: impl FnOnce() -> Step) {}
}

impl core::ops::Deref for Trace {
    type Target = [Step];

    fn deref(&self) -> &[Step] {
        self.list.as_ref().map_or(&[], |list| &list.steps)
    }
}

impl List {
    /// Adds a step. A limited list keeps the first steps of each section and number, and counts the others.
    #[cold]
    fn add(&mut self, step: Step) {
        if self.most < usize::MAX {
            let key = (step.section, step.number);
            let known =
                self.counts.iter().position(|(section, number, _)| (*section, *number) == key);
            let index = known.unwrap_or(self.counts.len());
            if known.is_none() {
                self.counts.push((step.section, step.number, 0));
            }
            let count = &mut self.counts[index].2;
            *count += 1;
            if *count > self.most {
                return;
            }
        }
        self.steps.push(step);
    }
}

/// A character or an octet. A text may have both between two steps: draft-masinter-url-i18n-07
/// section 2.4 first decodes escapes to octets, and reads these as characters later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// A character of the UCS.
    Character(char),
    /// A raw octet, which is not percent-encoded.
    Octet(u8),
}

/// A sequence of characters and octets: the state of a text after a step.
///
/// [`Display`](fmt::Display) writes characters as they are and octets as `<c3>`
/// (RFC 3987 section 1.4); [`xml`](Self::xml) writes the characters in XML notation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sequence {
    /// The characters in UTF-8, and the octets, each after a byte [`OCTET`]. This encoding is
    /// compact, since a procedure may have many steps, and a text may be long.
    encoded: Vec<u8>,
}

/// The byte before each octet of an encoded [`Sequence`]. 0xFF never occurs in UTF-8.
const OCTET: u8 = 0xFF;

impl Sequence {
    /// The characters and octets in order.
    pub fn units(&self) -> impl Iterator<Item = Unit> + Clone + '_ {
        Units(&self.encoded)
    }

    /// The sequence in XML notation (RFC 3987 section 1.4): each character beyond US-ASCII is
    /// written like `&#xFC;`, and each `&` as `&amp;`.
    ///
    /// ```
    /// use iri_grammar::spec::Sequence;
    ///
    /// assert_eq!(Sequence::from("D\u{fc}rst&").xml().to_string(), "D&#xFC;rst&amp;");
    /// ```
    pub fn xml(&self) -> impl fmt::Display + '_ {
        Notation { sequence: self, is_xml: true }
    }

    #[cfg(feature = "idna")]
    pub(crate) fn push_units(&mut self, units: impl Iterator<Item = Unit>) {
        units.for_each(|unit| self.push(unit));
    }

    /// Appends a character or an octet.
    fn push(&mut self, unit: Unit) {
        match unit {
            Unit::Character(c) => self.push_str(c.encode_utf8(&mut [0; 4])),
            Unit::Octet(octet) => self.encoded.extend([OCTET, octet]),
        }
    }

    pub(crate) fn push_str(&mut self, text: &str) {
        self.encoded.extend_from_slice(text.as_bytes());
    }

    /// Appends octets. An octet of US-ASCII becomes a character, as in the examples of the
    /// documents.
    pub(crate) fn push_octets(&mut self, octets: impl Iterator<Item = u8>) {
        octets.for_each(|octet| match octet {
            0..=0x7F => self.encoded.push(octet),
            _ => self.push(Unit::Octet(octet)),
        });
    }

    /// Appends the UTF-8 octets of the character.
    pub(crate) fn push_utf8_octets(&mut self, c: char) {
        c.encode_utf8(&mut [0; 4]).bytes().for_each(|octet| self.push(Unit::Octet(octet)));
    }

    /// Returns the text, with the UTF-8 octets of a character in place of each one for which
    /// `encode` returns true.
    pub(crate) fn with_octets(text: &str, encode: impl Fn(char) -> bool) -> Self {
        let mut sequence = Sequence::default();
        for c in text.chars() {
            if encode(c) {
                sequence.push_utf8_octets(c);
            } else {
                sequence.push(Unit::Character(c));
            }
        }
        sequence
    }
}

impl From<&str> for Sequence {
    fn from(text: &str) -> Self {
        Sequence { encoded: text.into() }
    }
}

impl fmt::Display for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Notation { sequence: self, is_xml: false }.fmt(f)
    }
}

/// Iterates over the characters and octets of an encoded [`Sequence`].
#[derive(Clone)]
struct Units<'s>(&'s [u8]);

impl Iterator for Units<'_> {
    type Item = Unit;

    fn next(&mut self) -> Option<Unit> {
        // The first byte determines the length of a character in UTF-8. `OCTET` occurs in none, and
        // marks the byte after it as an octet.
        let length = match *self.0.first()? {
            0..0x80 => 1,
            0x80..0xE0 | OCTET => 2,
            0xE0..0xF0 => 3,
            _ => 4,
        };
        let (unit, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        match *unit {
            [OCTET, octet] => Some(Unit::Octet(octet)),
            _ => core::str::from_utf8(unit).ok()?.chars().next().map(Unit::Character),
        }
    }
}

/// Writes a sequence, in XML notation or with octets as `<c3>`.
struct Notation<'s> {
    sequence: &'s Sequence,
    is_xml: bool,
}

impl fmt::Display for Notation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for unit in self.sequence.units() {
            match unit {
                Unit::Octet(octet) => write!(f, "<{octet:02x}>")?,
                Unit::Character('&') if self.is_xml => f.write_str("&amp;")?,
                Unit::Character(c) if self.is_xml && !c.is_ascii() => {
                    write!(f, "&#x{:X};", u32::from(c))?
                }
                Unit::Character(c) => f.write_char(c)?,
            }
        }
        Ok(())
    }
}

/// The state of a procedure before or after a step.
#[non_exhaustive]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// A sequence of characters, octets, or both.
    Sequence(Sequence),
    /// Components, without the punctuation between them.
    Parts(Parts),
    /// The output buffer and the input buffer of RFC 3986 section 5.2.4. In a buffer of more
    /// than 256 bytes, `…` replaces the beginning of the output or the end of the input.
    Buffers {
        /// The output buffer.
        output: String,
        /// The input buffer.
        input: String,
    },
    /// Nothing: the component is undefined.
    Undefined,
}

impl State {
    /// Returns the state of the buffers; the input is `slash` followed by `rest`. At most `SHOWN`
    /// bytes of each buffer are copied, since each segment of a path has a step: the end of the
    /// output, and the beginning of the input.
    pub(crate) fn buffers(output: &str, slash: &str, rest: &str) -> Self {
        const SHOWN: usize = 256;
        let most_of_rest = SHOWN - slash.len();
        let output = match output.len() {
            ..=SHOWN => output.into(),
            length => {
                let start = (length - SHOWN..).find(|at| output.is_char_boundary(*at));
                ["…", &output[start.unwrap_or(length)..]].concat()
            }
        };
        let input = if rest.len() <= most_of_rest {
            [slash, rest].concat()
        } else {
            let end = (0..=most_of_rest).rfind(|at| rest.is_char_boundary(*at));
            [slash, &rest[..end.unwrap_or(0)], "…"].concat()
        };
        State::Buffers { output, input }
    }

    /// The state in XML notation: see [`Sequence::xml`].
    ///
    /// ```
    /// use iri_grammar::mapping::ProcessingModel;
    /// use iri_grammar::spec::Trace;
    ///
    /// let mut steps = Trace::on();
    /// ProcessingModel::new().reference_with_trace("x:\u{e9}", &mut steps)?;
    /// assert_eq!(steps[1].after.xml(), "scheme: x, path: &#xE9;");
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    pub fn xml(&self) -> String {
        match self {
            State::Sequence(sequence) => sequence.xml().to_string(),
            _ => Sequence::from(&*self.to_string()).xml().to_string(),
        }
    }
}

impl fmt::Display for State {
    /// Writes the text or the components. Two buffers are columns, the output before the input; an
    /// empty input is omitted.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            State::Sequence(sequence) => sequence.fmt(f),
            State::Parts(parts) => parts.fmt(f),
            State::Buffers { output, input } if input.is_empty() => f.write_str(output),
            State::Buffers { output, input } => write!(f, "{output:<20}  {input}"),
            State::Undefined => f.write_str("undefined"),
        }
    }
}

/// What a step is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum About {
    /// The whole text.
    #[default]
    Text,
    /// A component of the text.
    Component(Component),
    /// A label of a domain name, counted from 0.
    Label(usize),
}

/// One step of a procedure.
///
/// ```
/// use iri_grammar::mapping::ToIri;
/// use iri_grammar::spec::Trace;
///
/// let mut steps = Trace::on();
/// ToIri::rfc3987().reference_with_trace("http://www.example.org/D%C3%BCrst", &mut steps)?;
/// assert_eq!(steps[1].number, "2");
/// assert_eq!(steps[1].after.to_string(), "http://www.example.org/D<c3><bc>rst");
/// assert_eq!(steps[1].section.to_string(), "RFC 3987 section 3.2");
/// # Ok::<(), iri_grammar::mapping::MappingError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Step {
    /// The document and the section that describe the procedure.
    pub section: Citation,
    /// The number of the step as the document prints it; empty if the document
    /// describes the step without a number.
    pub number: &'static str,
    /// What the step did.
    pub did: &'static str,
    /// What the step is about.
    pub about: About,
    /// The state before the step, if it differs from the state after the previous step.
    pub before: Option<State>,
    /// The state after the step.
    pub after: State,
    /// A second source beside `section`, such as the specification of a scheme:
    /// `RFC 9110 section 4.2.3`.
    pub source: Option<Cow<'static, str>>,
}

impl Step {
    /// Returns a step about the whole text, without a state `before` and without a second source.
    pub fn new(
        section: Citation,
        number: &'static str,
        did: &'static str,
        after: impl Into<State>,
    ) -> Self {
        let after = after.into();
        Step { section, number, did, about: About::Text, before: None, after, source: None }
    }
}

impl fmt::Display for Step {
    /// Writes a step as the documents print it: `2. http://www.example.org/D<c3><bc>rst`. A step
    /// about a component with a state `before` is written as
    /// `RFC 3987 section 5.3.2.1: host "A" -> "a"`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (About::Component(component), Some(before)) = (self.about, &self.before) {
            let quote = |state: &State| match state {
                State::Sequence(_) => alloc::format!("{:?}", state.to_string()),
                _ => state.to_string(),
            };
            let (before, after) = (quote(before), quote(&self.after));
            write!(f, "{}: {component} {before} -> {after}", self.section)?;
            return self.source.as_ref().map_or(Ok(()), |source| write!(f, " ({source})"));
        }
        match self.number {
            // The document gives the step no number.
            "" => write!(f, "-  {}", self.after),
            number if matches!(self.after, State::Buffers { .. }) => {
                write!(f, "{number:<2}:   {}", self.after)
            }
            number => write!(f, "{number}. {}", self.after),
        }
    }
}

impl From<&str> for State {
    fn from(text: &str) -> Self {
        State::Sequence(text.into())
    }
}

impl From<&String> for State {
    fn from(text: &String) -> Self {
        State::Sequence(text.as_str().into())
    }
}

impl From<Sequence> for State {
    fn from(sequence: Sequence) -> Self {
        State::Sequence(sequence)
    }
}

impl From<Parts> for State {
    fn from(parts: Parts) -> Self {
        State::Parts(parts)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Sequence {
    /// Writes the string that [`Display`](fmt::Display) writes.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for State {
    /// Writes a sequence as a string, components as a map, the two buffers as an array, and an
    /// undefined component as null.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            State::Sequence(sequence) => sequence.serialize(serializer),
            State::Parts(parts) => parts.serialize(serializer),
            State::Buffers { output, input } => (output, input).serialize(serializer),
            State::Undefined => serializer.serialize_none(),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Step {
    /// Writes the section, the number of the step, what it did, and the state after it.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut step = serializer.serialize_struct("Step", 5)?;
        step.serialize_field("document", &self.section.document)?;
        step.serialize_field("section", self.section.section)?;
        step.serialize_field("step", self.number)?;
        step.serialize_field("did", self.did)?;
        step.serialize_field("after", &self.after)?;
        step.end()
    }
}
