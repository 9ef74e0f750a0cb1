//! The tests: the combinations of format, encoding, text, notation and position, and those of these
//! combinations that cannot be written.

use crate::encodings::{ASCII, Encoding, Special, TEXTS};
use crate::expectation::Reference;
use crate::formats::{reference_text, written};
use crate::record::{
    FIELD, FormatName, HOST, Inexpressible, Kind, Link, Notation, Position, Record, TARGET,
    TextKind,
};
use crate::shell::Reason;
use crate::url_standard::Parts;
use iri_grammar::spec::generic_split;
use std::collections::BTreeMap;
use unicode_normalization::UnicodeNormalization;

/// A document with its records. Most documents have all tests and controls of a format in an
/// encoding; the others have the negative controls of a wrong declaration, the tests of a label in
/// a header, or the controls of the hosts. A document contains many records, each in an element
/// with an identifier, so that a browser opens only some hundreds of documents.
pub struct Plan {
    pub format: FormatName,
    /// The actual encoding.
    pub encoding: &'static Encoding,
    /// The encoding that it declares: in the header if that names a known one, else in itself.
    pub declared: &'static Encoding,
    /// The label in the header Content-Type, if any.
    pub header: Option<&'static str>,
    /// The encoding that the document itself names, if any.
    pub named: Option<&'static Encoding>,
    /// What follows the encoding in the name of the document.
    suffix: String,
    /// Whether it is the document with the controls of the hosts.
    has_hosts: bool,
    pub records: Vec<Record>,
    pub inexpressible: Vec<Inexpressible>,
}

/// A text in a notation.
#[derive(Clone, Copy)]
struct Case {
    text: TextKind,
    notation: Notation,
    /// The particular text, if `text` is [`TextKind::Special`].
    special: Option<&'static Special>,
    /// The name of the element that has the reference, if the format has several.
    element: Option<&'static str>,
}

impl Case {
    fn new(text: TextKind, notation: Notation) -> Case {
        Case { text, notation, special: None, element: None }
    }

    fn native(text: TextKind) -> Case {
        Case::new(text, Notation::Native)
    }
}

/// The section that asks for controls.
const CONTROL: &str = "the conference paper of 2001 section 5";

/// The text that a document has in place of [`ASCII`] in a negative control, and the fragment that
/// finds no element.
const OTHER: &str = "april";

/// The encodings of the documents whose header Content-Type has a label.
const HEADERS: &[&str] = &["utf-8", "koi8-r", "shift_jis"];
/// A label of no encoding.
const UNKNOWN: &str = "x-unknown";

/// The URI of the folder of the suite, with a slash at its end. The paths of documents follow it.
pub fn base() -> String {
    format!("http://{HOST}/")
}

/// For whom a suite is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    Browsers,
    /// Programs other than browsers.
    Readers,
}

/// All documents for this audience, with their records. A failure is a defect of the
/// tables: a control that cannot be written, or a text for which the table of the URL Standard has no row.
pub fn plans(audience: Audience) -> Result<Vec<Plan>, Reason> {
    let mut plans = Vec::new();
    let is_for_readers = audience == Audience::Readers;
    let is_wanted = |it: &&FormatName| it.format().for_readers == is_for_readers;
    for &format in FormatName::ALL.iter().filter(is_wanted) {
        for encoding in TEXTS.encodings.iter().filter(|it| format.format().has_encoding(it)) {
            let mut plan = Plan::new(format, encoding, encoding);
            plan.add_controls()?;
            plan.add_tests()?;
            plan.add_negative_controls()?;
            plans.push(plan);
            // How a header is decoded does not depend on what the document declares, and how a
            // document is decoded does not depend on its elements: neither is tested.
            let can_be_misread =
                format.format().header().is_none() && format.format().elements.is_empty();
            // `mislabel` is the encoding that another document declares wrongly, on purpose.
            let mislabel =
                encoding.mislabel().filter(|_| can_be_misread && format.format().has_declaration());
            if let Some(declared) = mislabel {
                let mut plan = Plan::new(format, encoding, declared);
                plan.add_mislabelled()?;
                plans.push(plan);
            }
        }
    }
    if is_for_readers {
        return Ok(plans);
    }
    for encoding in TEXTS.encodings.iter().filter(|it| HEADERS.contains(&&*it.label)) {
        if let Some(other) = encoding.mislabel() {
            plans.extend(Plan::with_headers(encoding, other)?);
        }
    }
    let hosts = find_hosts(&plans);
    let utf_8 = Encoding::utf_8();
    let mut plan = Plan { has_hosts: true, ..Plan::new(FormatName::Html, utf_8, utf_8) };
    plan.add_hosts(&hosts)?;
    plans.push(plan);
    Ok(plans)
}

/// Returns the host names for which some specification can ask a server, without the host of the
/// suite at their end. Each has a text that is not US-ASCII and that all specifications convert to
/// the name; `None` if no test has such a text. Percent-encoded names are left out: browsers decode
/// them, so they never ask for these. Negative controls are left out, too.
fn find_hosts(plans: &[Plan]) -> BTreeMap<String, Option<String>> {
    let mut hosts = BTreeMap::new();
    let suffix = format!(".{HOST}");
    // The host of a URI or of a reference, without the host of the suite at its end.
    let name = |uri: &str| -> Option<String> {
        let name = generic_split(uri).authority?.strip_suffix(&suffix)?;
        (!name.contains('%')).then(|| name.to_owned())
    };
    for record in plans.iter().flat_map(|plan| &plan.records) {
        let link = record.link.as_ref().filter(|_| record.kind != Kind::Negative);
        for uri in link.iter().flat_map(|link| link.expected()).flat_map(|it| it.results()) {
            let Some(host) = uri.and_then(name) else { continue };
            let text = name(&record.reads).filter(|text| !text.is_ascii());
            let text = text.filter(|_| link.is_some_and(|link| agree(link, uri)));
            let text_of_host: &mut Option<String> = hosts.entry(host).or_default();
            *text_of_host = text_of_host.take().or(text);
        }
    }
    hosts
}

/// Whether every specification requires or allows this URI; `None` is a failure.
fn agree(link: &Link, uri: Option<&str>) -> bool {
    link.expected().iter().all(|expected| expected.results().any(|other| other == uri))
}

impl Plan {
    /// A document without records. Its name has the declared encoding if that is not the actual
    /// one.
    fn new(format: FormatName, encoding: &'static Encoding, declared: &'static Encoding) -> Plan {
        let suffix = if declared.label == encoding.label {
            String::new()
        } else {
            format!("-as-{}", declared.label)
        };
        Plan {
            format,
            encoding,
            declared,
            header: None,
            named: Some(declared),
            suffix,
            has_hosts: false,
            records: Vec::new(),
            inexpressible: Vec::new(),
        }
    }

    /// Returns four documents in `encoding` with a label in the header, which overrides what the
    /// document names (HTML, 'encoding sniffing algorithm'):
    ///
    /// * the header names `encoding`, and the document names nothing;
    /// * the header names `encoding`, and the document names `other`;
    /// * the header names an unknown encoding, and the document names `encoding`;
    /// * the header wrongly names `other`, and the document names `encoding`.
    fn with_headers(
        encoding: &'static Encoding,
        other: &'static Encoding,
    ) -> Result<[Plan; 4], Reason> {
        let plan = |declared, header, named, suffix: &str| Plan {
            header: Some(header),
            named,
            suffix: suffix.to_owned(),
            ..Plan::new(FormatName::Html, encoding, declared)
        };
        let label = &*encoding.label;
        let mut plans = [
            plan(encoding, label, None, "-header"),
            plan(encoding, label, Some(other), &format!("-header-over-{}", other.label)),
            plan(encoding, UNKNOWN, Some(encoding), "-header-unknown"),
        ];
        for plan in &mut plans {
            plan.add_controls()?;
            for notation in [Notation::Native, Notation::Decimal] {
                let case = Case::new(TextKind::Precomposed, notation);
                plan.add_records(case, Ok(&encoding.word), plan.format.format().positions())?;
            }
            plan.add_negative_controls()?;
        }
        let suffix = format!("-header-as-{}", other.label);
        let mut wrong = plan(other, &other.label, Some(encoding), &suffix);
        wrong.add_mislabelled()?;
        let [alone, both, unknown] = plans;
        Ok([alone, both, unknown, wrong])
    }

    /// The name of the document without extension: the label of its encoding and the suffix, or
    /// `hosts`.
    pub fn name(&self) -> String {
        if self.has_hosts { "hosts".to_owned() } else { self.encoding.label.clone() + &self.suffix }
    }

    /// The path of a file of the document in the suite.
    pub fn path(&self, extension: &str) -> String {
        format!("{}/{}.{extension}", self.format, self.name())
    }

    /// Adds the controls: a text that shows how the document is decoded, a reference of US-ASCII in
    /// each position, and where references are dereferenced one that gives no URI.
    ///
    /// "Some tests will be added to make sure that the basic functionality for the test is
    /// available and that the test is executed correctly. These will include both tests
    /// using us-ascii only as well as basic tests for each of the encodings used" (the
    /// conference paper of 2001, section 5).
    fn add_controls(&mut self) -> Result<(), Reason> {
        let case = Case::native(TextKind::Precomposed);
        let control = self.record(case, &self.encoding.distinctive, Position::Text)?;
        self.records.push(control);
        self.add_records(
            Case::native(TextKind::Ascii),
            Ok(ASCII),
            self.format.format().positions(),
        )?;
        // This control shows that no URI is observed where there is none. Other readers than browsers
        // may refuse the whole document for it.
        let format = self.format.format();
        if format.dereferenced && !format.for_readers {
            self.add_records(Case::native(TextKind::Invalid), Ok(ASCII), &[Position::Host])
        } else {
            Ok(())
        }
    }

    /// Adds the negative controls:
    ///
    /// * a reference with other characters than its record says; a browser reads, resolves and
    ///   requests it as the document has it;
    /// * for fragments of a frame, one that finds no element;
    /// * where references are dereferenced, one that nothing requests; a browser only resolves it.
    ///
    /// If one of them fails, what is observed is not what the browser did.
    fn add_negative_controls(&mut self) -> Result<(), Reason> {
        let position = self.negative_position();
        let control = self.record(Case::native(TextKind::Other), ASCII, position)?;
        let misreads = control.reads.replace(ASCII, OTHER);
        let control = self.as_negative(control, misreads, self.encoding)?;
        // `reads` keeps the characters of the record, and the document has those of `misreads`. They
        // are US-ASCII and need no escape, so they are written as they are.
        self.records.push(Record { written: control.to_read().to_owned(), ..control });
        if self.format == FormatName::Target {
            let case = Case::native(TextKind::Missing);
            let control = self.record(case, OTHER, Position::Fragment)?;
            self.records.push(Record { kind: Kind::Negative, ..control });
        }
        if self.format.format().dereferenced {
            let control =
                self.record(Case::native(TextKind::Unrequested), ASCII, Position::Path)?;
            self.records.push(as_unrequested(control));
        }
        Ok(())
    }

    /// The position of the text in a negative control: the path; but for a field of a form by GET
    /// the query, as the form writes its text only there.
    fn negative_position(&self) -> Position {
        if self.format.format().is_field { Position::Query } else { Position::Path }
    }

    /// Adds a text and a reference to a document that declares a wrong encoding on purpose. A
    /// browser reads, resolves and requests them as the characters that their octets stand for in
    /// the declared encoding.
    fn add_mislabelled(&mut self) -> Result<(), Reason> {
        let case = Case::native(TextKind::Precomposed);
        for (text, position, what) in [
            (&self.encoding.distinctive, Position::Text, "text"),
            (&self.encoding.word, self.negative_position(), "reference"),
        ] {
            let record = self.record(case, text, position)?;
            let (label, declared) = (&self.encoding.label, &self.declared.label);
            let octets = self.encoding.octets(&record.reads)?;
            let misreads = self.declared.charset().decode(&octets);
            let misreads = misreads.ok_or_else(|| format!("{} is not {declared}", record.id))?;
            let tests = format!(
                "{} in {label}: that a {what} is not read as written where {declared} is declared",
                self.format.phrase()
            );
            let control = Record { tests, ..record };
            self.records.push(self.as_negative(control, misreads.into_owned(), self.declared)?);
        }
        Ok(())
    }

    /// Makes a negative control of a control that the browser reads as `misreads`, with the
    /// expectation for these characters in a document in `encoding`.
    fn as_negative(
        &self,
        control: Record,
        misreads: String,
        encoding: &'static Encoding,
    ) -> Result<Record, Reason> {
        let link = control.link.as_ref().map(|_| {
            let parts = Parts::new(&control.id, control.position, &misreads);
            self.link(encoding, control.notation, &misreads, parts)
        });
        Ok(Record {
            kind: Kind::Negative,
            sections: vec![CONTROL.to_owned()],
            link: link.transpose()?,
            misreads: Some(misreads),
            ..control
        })
    }

    /// Adds for each host a control, another one written as in a test if the host has such a text,
    /// and a negative control. `hosts` is what the function [`find_hosts`] returns.
    fn add_hosts(&mut self, hosts: &BTreeMap<String, Option<String>>) -> Result<(), Reason> {
        for (host, text) in hosts {
            let texts = [(TextKind::ALabel, Some(host)), (TextKind::ULabel, text.as_ref())];
            for (kind, text) in texts {
                let Some(text) = text else { continue };
                let control = self.host_control(kind, host, text)?;
                self.records.push(control);
            }
            let control = self.host_control(TextKind::Unrequested, host, host)?;
            self.records.push(as_unrequested(control));
        }
        Ok(())
    }

    /// Returns a control of a host. `host` is the name that the server is asked for, and is in the
    /// identifier; `text` is the name in the reference. Neither has the host of the suite at its
    /// end.
    fn host_control(&self, kind: TextKind, host: &str, text: &str) -> Result<Record, Reason> {
        let id = format!("{}-{}-{kind}-{}", self.format, self.name(), host.replace('.', "_"));
        self.record_as(id, Case::native(kind), text, Position::Host)
    }

    /// Adds the tests: each text of the encoding in each notation and position. A format with
    /// several elements has them in one notation, for each element. HTML also has the particular
    /// texts.
    fn add_tests(&mut self) -> Result<(), Reason> {
        // A reference in a header is in UTF-8, whatever the encoding of the document.
        let is_header = self.format.format().header().is_some();
        let encoding = if is_header { Encoding::utf_8() } else { self.encoding };
        let elements = &self.format.format().elements;
        for (kind, text) in encoding.texts() {
            // What an element makes of its reference does not depend on how that is written: a text of
            // the encoding and one that it lacks show the encoding in which the reference is parsed.
            let notation_to_show = match kind {
                TextKind::Precomposed => Some(Notation::Native),
                TextKind::Foreign if self.format.format().has_references() => {
                    Some(Notation::Decimal)
                }
                TextKind::Foreign => Some(Notation::CssEscape),
                _ => None,
            };
            let notation_to_show = notation_to_show.filter(|_| !elements.is_empty());
            for (notation, element) in
                notation_to_show.iter().flat_map(|it| elements.keys().map(move |name| (*it, name)))
            {
                let text = text.as_deref().map_err(Reason::clone);
                let case = Case { element: Some(element), ..Case::new(kind, notation) };
                self.add_records(case, text, self.format.format().positions())?;
            }
            // Only Turtle has its escapes.
            let is_turtle = self.format == FormatName::Turtle;
            let is_there = |it: &&Notation| **it != Notation::TurtleEscape || is_turtle;
            for &notation in Notation::ALL.iter().filter(is_there).filter(|_| elements.is_empty()) {
                let text = text.as_deref().map_err(Reason::clone);
                self.add_records(
                    Case::new(kind, notation),
                    text,
                    self.format.format().positions(),
                )?;
            }
        }
        let (html, label) = (self.format == FormatName::Html, &self.encoding.label);
        for special in TEXTS.specials.iter().filter(|it| html && it.encodings.contains(label)) {
            let case = Case::new(TextKind::Special, special.notation);
            let case = Case { special: Some(special), ..case };
            self.add_records(case, Ok(&special.text), &special.positions)?;
        }
        Ok(())
    }

    /// Adds a record of a text in each position. If there is no text, or it cannot be written in
    /// the notation, adds the reason once.
    fn add_records(
        &mut self,
        case: Case,
        text: Result<&str, Reason>,
        positions: &[Position],
    ) -> Result<(), Reason> {
        let (format, encoding) = (self.format.format(), self.encoding);
        match text.and_then(|text| reference_text(format, case.notation, encoding, text)) {
            Ok(text) => {
                for &position in positions {
                    let test = self.record(case, &text, position)?;
                    self.records.push(test);
                }
            }
            // What one element cannot have, the others cannot have either.
            Err(_) if case.element.is_some() && self.has_reason(case) => {}
            Err(reason) => self.inexpressible.push(Inexpressible {
                format: self.format,
                encoding: encoding.label.clone(),
                text: case.text,
                notation: case.notation,
                reason,
            }),
        }
        Ok(())
    }

    /// Whether it is already known why a case cannot be written.
    fn has_reason(&self, case: Case) -> bool {
        self.inexpressible.iter().any(|it| (it.text, it.notation) == (case.text, case.notation))
    }

    /// The record of a text at a position, with an identifier made of all that distinguishes it.
    /// The identifier is also in the reference, so that the server knows which test a request
    /// belongs to.
    fn record(&self, case: Case, text: &str, position: Position) -> Result<Record, Reason> {
        let name = case.special.map(|special| special.name.clone());
        let name = name.unwrap_or_else(|| format!("{}-{}", case.text, case.notation));
        let name = case.element.map_or(name.clone(), |element| format!("{element}-{name}"));
        let id = format!("{}-{}-{name}-{position}", self.format, self.name());
        self.record_as(id, case, text, position)
    }

    /// Makes the record `id` for a text at a position: a control if its kind of text or its position is only
    /// for controls, otherwise a test. `text` is percent-encoded already if the notation is.
    fn record_as(
        &self,
        id: String,
        case: Case,
        text: &str,
        position: Position,
    ) -> Result<Record, Reason> {
        let format = self.format.format();
        // A document is in a folder of the suite, so `..` is the root.
        let reference = match position {
            // An IP literal without its closing bracket gives no URI.
            Position::Host if case.text == TextKind::Invalid => {
                format!("http://[{text}.{HOST}{TARGET}{id}")
            }
            Position::Path => format!("..{TARGET}{id}/{text}"),
            Position::Query if format.is_field => format!("..{TARGET}{id}?{FIELD}{text}"),
            Position::Query => format!("..{TARGET}{id}?{text}"),
            Position::Fragment => format!("..{TARGET}{id}#{text}"),
            Position::Host => format!("http://{text}.{HOST}{TARGET}{id}"),
            Position::Text => text.to_owned(),
        };
        let header = format.header().filter(|_| position != Position::Text);
        // The header has the reference as it is; what is read of it depends on its decoding.
        let written = written(format, case.notation, &reference);
        let reads = match header {
            Some(header) => header.header_reads(&reference),
            None => reference,
        };
        use TextKind::{ALabel, Ascii, Invalid, Missing, Other, ULabel, Unrequested};
        let is_control = position == Position::Text
            || [ALabel, Ascii, Invalid, Missing, Other, ULabel, Unrequested].contains(&case.text);
        let kind = if is_control { Kind::Control } else { Kind::Test };
        let link = (position != Position::Text).then(|| {
            let parts = Parts::new(&id, position, &reads);
            self.link(self.encoding, case.notation, &reads, parts)
        });
        Ok(Record {
            id,
            kind,
            tests: self.sentence(case, position),
            sections: self.sections(case, kind, position),
            format: self.format,
            encoding: self.encoding.label.clone(),
            text: case.text,
            notation: case.notation,
            position,
            document: self.path(&format.document.extension),
            page: self.path(&format.page().extension),
            written,
            reads,
            misreads: None,
            requested: position != Position::Text,
            element: case.element.map(str::to_owned),
            link: link.transpose()?,
        })
    }

    /// Returns the expectations for a reference in this document, if the document is decoded as
    /// `encoding`. `text` are the characters of the reference, `parts` its parts. `parts` of `None`
    /// is an error: the reference is not one of the suite.
    fn link(
        &self,
        encoding: &'static Encoding,
        notation: Notation,
        text: &str,
        parts: Option<Parts>,
    ) -> Result<Link, Reason> {
        let parts = parts.ok_or_else(|| format!("{text}: not a reference of the suite"))?;
        let format = self.format.format();
        let (normalized, also_normalized) = match format.header() {
            // A reference in a header is in UTF-8, so it is not transcoded, nor normalized.
            Some(_) => (text.to_owned(), None),
            None => {
                (normalize(encoding, notation, text)?, nfc_after_escapes(encoding, notation, text))
            }
        };
        let base = base() + &self.path(&format.document.extension);
        Reference { base, format, encoding, text, parts, normalized, also_normalized }.link()
    }

    /// The sections that decide what is expected of a case at a position: first those of the particular
    /// text, of the notation and of the kind of text, then those of the position, and the algorithm
    /// that parses a reference of the format. In a control, [`CONTROL`] replaces those of the notation.
    fn sections(&self, case: Case, kind: Kind, position: Position) -> Vec<String> {
        let is_control = kind == Kind::Control;
        let notation = if is_control { &[CONTROL] } else { case.notation.sections() };
        let special = case.special.map(|special| &*special.section);
        let parser = &*self.format.format().parser;
        let parser = [Some(parser), self.format.format().keeps.as_deref()];
        let is_one = |it: &&str| position != Position::Text && !it.is_empty();
        let parser = parser.into_iter().flatten().filter(is_one);
        let all = [notation, case.text.sections(), position.sections()].concat();
        special.into_iter().chain(all).chain(parser).map(str::to_owned).collect()
    }

    /// The sentence that describes the record of a case at a position.
    fn sentence(
        &self,
        Case { text, notation, special, element }: Case,
        position: Position,
    ) -> String {
        let tests = match special {
            _ if position == Position::Text => {
                let decoded = "that the document is decoded as declared";
                self.encoding.read_alike.as_ref().map_or_else(
                    || decoded.to_owned(),
                    |other| {
                        format!(
                            "{decoded}, or as {other}, which the Encoding Standard decodes alike"
                        )
                    },
                )
            }
            Some(special) => format!("{}, {}", special.tests, position.phrase()),
            None => format!("{}, {}, {}", text.phrase(), notation.phrase(), position.phrase()),
        };
        let element = element.map(|element| format!(", in {element}")).unwrap_or_default();
        format!("{} in {}: {tests}{element}", self.format.phrase(), self.encoding.label)
    }
}

/// Makes a negative control of a control: nothing in its document requests the reference.
fn as_unrequested(control: Record) -> Record {
    Record { kind: Kind::Negative, requested: false, ..control }
}

/// Returns a reference after RFC 3987 §3.1 step 1. The conversion of the document's octets
/// normalizes, unless they are in a Unicode-based encoding. Other notations than the native one are
/// escapes: they are US-ASCII at that time and are undone after it, so the reference stays as it
/// is.
fn normalize(encoding: &Encoding, notation: Notation, reference: &str) -> Result<String, Reason> {
    if notation != Notation::Native {
        return Ok(reference.to_owned());
    }
    let octets = encoding.octets(reference)?;
    let characters = encoding.charset().transcode(&octets);
    characters.map(String::from).map_err(|error| format!("{error:#}"))
}

/// The NFC form of a reference that a document in a legacy encoding writes with character references or
/// escapes of CSS, for a reader that normalizes after it undoes these (RFC 3987 §3.1 step 1.b). `None` for
/// any other reference.
fn nfc_after_escapes(encoding: &Encoding, notation: Notation, reference: &str) -> Option<String> {
    use Notation::{CssEscape, Decimal, Hexadecimal};
    let is_escaped = [Decimal, Hexadecimal, CssEscape].contains(&notation);
    (is_escaped && !encoding.charset().is_ucs_based()).then(|| reference.nfc().collect())
}
