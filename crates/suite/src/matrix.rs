//! The tests: every format, encoding, text and notation, in every position, and which of them
//! cannot be written.

use crate::encodings::{ASCII, Encoding, Special, TEXTS};
use crate::expectation::Reference;
use crate::formats::{Layout, reference_text, written};
use crate::record::{
    FormatName, HOST, Inexpressible, Kind, Notation, Position, Record, TARGET, TextKind,
};
use crate::shell::Reason;

/// A document: all tests of a format in an encoding, or the negative controls. It contains
/// many tests, each in an element with an identifier, so that a browser has to open only some
/// dozens of documents.
pub struct Plan {
    pub format: FormatName,
    /// The encoding that it is in.
    pub encoding: &'static Encoding,
    /// The encoding that it declares.
    pub declared: &'static Encoding,
    pub records: Vec<Record>,
    pub inexpressible: Vec<Inexpressible>,
}

/// A text in a notation.
#[derive(Clone, Copy)]
struct Case {
    text: TextKind,
    notation: Notation,
    special: Option<&'static Special>,
}

impl Case {
    fn new(text: TextKind, notation: Notation) -> Case {
        Case { text, notation, special: None }
    }

    /// The sections that define a test of it.
    fn sections(self, kind: Kind, position: Position) -> Vec<String> {
        let is_control = kind == Kind::Control;
        let notation = if is_control { &[CONTROL] } else { self.notation.sections() };
        let all = [notation, self.text.sections(), position.sections()].concat();
        let special = self.special.map(|special| &*special.section);
        special.into_iter().chain(all).map(str::to_owned).collect()
    }
}

/// The positions in a reference.
const POSITIONS: &[Position] = Position::ALL.split_at(4).0;

/// The section that asks for controls.
const CONTROL: &str = "the conference paper of 2001 section 5";

/// The base of all documents.
pub fn base() -> String {
    format!("http://{HOST}/")
}

/// All documents with their records. A failure is a defect of the tables: a control that
/// cannot be written.
pub fn plans() -> Result<Vec<Plan>, Reason> {
    let mut plans = Vec::new();
    for &format in FormatName::ALL {
        for encoding in &TEXTS.encodings {
            let mut plan = Plan::new(format, encoding, encoding);
            plan.controls()?;
            plan.tests()?;
            plans.push(plan);
            if let Some(declared) = encoding.mislabel() {
                let mut plan = Plan::new(format, encoding, declared);
                plan.negative_controls()?;
                plans.push(plan);
            }
        }
    }
    Ok(plans)
}

impl Plan {
    fn new(format: FormatName, encoding: &'static Encoding, declared: &'static Encoding) -> Plan {
        Plan { format, encoding, declared, records: Vec::new(), inexpressible: Vec::new() }
    }

    /// The name of the document: its encoding, and the declared one if that is another.
    pub fn name(&self) -> String {
        let (label, declared) = (&self.encoding.label, &self.declared.label);
        if declared == label { label.clone() } else { format!("{label}-as-{declared}") }
    }

    /// The path of its file in a format: its own, or that of its page.
    pub fn path(&self, layout: &Layout) -> String {
        format!("{}/{}.{}", self.format, self.name(), layout.extension)
    }

    /// "Some tests will be added to make sure that the basic functionality for the test is
    /// available and that the test is executed correctly. These will include both tests
    /// using us-ascii only as well as basic tests for each of the encodings used" (the
    /// conference paper of 2001, section 5).
    fn controls(&mut self) -> Result<(), Reason> {
        let encoding = Case::new(TextKind::Precomposed, Notation::Native);
        let control = self.record(encoding, &self.encoding.distinctive, Position::Text)?;
        self.records.push(control);
        self.add(Case::new(TextKind::Ascii, Notation::Native), Ok(ASCII), POSITIONS)
    }

    /// A text and a reference in a document that declares another encoding on purpose. A
    /// browser reads them as other characters; else the comparison of characters is broken.
    fn negative_controls(&mut self) -> Result<(), Reason> {
        let case = Case::new(TextKind::Precomposed, Notation::Native);
        for (text, position, what) in [
            (&self.encoding.distinctive, Position::Text, "text"),
            (&self.encoding.word, Position::Path, "reference"),
        ] {
            let record = self.record(case, text, position)?;
            let (label, declared) = (&self.encoding.label, &self.declared.label);
            let octets = self.encoding.octets(&record.reads)?;
            let misreads = self.declared.charset().decode(&octets);
            let misreads = misreads.ok_or_else(|| format!("{} is not {declared}", record.id))?;
            self.records.push(Record {
                kind: Kind::Negative,
                tests: format!(
                    "{} in {label}: that a {what} is not read as written where {declared} is \
                     declared",
                    self.format.phrase()
                ),
                sections: vec![CONTROL.to_owned()],
                misreads: Some(misreads.into_owned()),
                ..record
            });
        }
        Ok(())
    }

    /// The words of the encoding in all forms and notations, and the texts for HTML.
    fn tests(&mut self) -> Result<(), Reason> {
        for (kind, text) in self.encoding.texts() {
            for &notation in Notation::ALL {
                let text = text.as_deref().map_err(Reason::clone);
                self.add(Case::new(kind, notation), text, POSITIONS)?;
            }
        }
        let (html, label) = (self.format == FormatName::Html, &self.encoding.label);
        for special in TEXTS.specials.iter().filter(|it| html && it.encodings.contains(label)) {
            let case = Case::new(TextKind::Special, special.notation);
            let case = Case { special: Some(special), ..case };
            self.add(case, Ok(&special.text), &special.positions)?;
        }
        Ok(())
    }

    /// Adds a test in each position, or the reason why it cannot be written.
    fn add(
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

    /// The record of a text. The identifier is in the reference too, so that the server knows
    /// which test a request belongs to.
    fn record(&self, case: Case, text: &str, position: Position) -> Result<Record, Reason> {
        let format = self.format.format();
        let name = case.special.map(|special| special.name.clone());
        let name = name.unwrap_or_else(|| format!("{}-{}", case.text, case.notation));
        let id = format!("{}-{}-{name}-{position}", self.format, self.name());
        let reads = match position {
            Position::Path => format!("..{TARGET}{id}/{text}"),
            Position::Query => format!("..{TARGET}{id}?{text}"),
            Position::Fragment => format!("..{TARGET}{id}#{text}"),
            Position::Host => format!("http://{text}.{HOST}{TARGET}{id}"),
            Position::Text => text.to_owned(),
        };
        let is_control = case.text == TextKind::Ascii || position == Position::Text;
        let kind = if is_control { Kind::Control } else { Kind::Test };
        let document = self.path(&format.document);
        let normalized = self.normalized(case.notation, &reads)?;
        let (base, encoding, text) = (base() + &document, self.encoding, &*reads);
        let reference = Reference { base, format, encoding, text, normalized };
        let link = (position != Position::Text).then(|| reference.link()).transpose()?;
        Ok(Record {
            id,
            kind,
            tests: self.sentence(case, position),
            sections: case.sections(kind, position),
            format: self.format,
            encoding: self.encoding.label.clone(),
            text: case.text,
            notation: case.notation,
            position,
            document,
            page: self.path(format.page()),
            written: written(format, case.notation, &reads),
            reads,
            misreads: None,
            link,
        })
    }

    fn sentence(&self, Case { text, notation, special }: Case, position: Position) -> String {
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
        format!("{} in {}: {tests}", self.format.phrase(), self.encoding.label)
    }

    /// RFC 3987 §3.1 step 1. The conversion of the document's octets normalizes, unless they
    /// are in a Unicode-based encoding. The escapes of the document are US-ASCII at that time,
    /// and are undone after it.
    fn normalized(&self, notation: Notation, reference: &str) -> Result<String, Reason> {
        if notation != Notation::Native {
            return Ok(reference.to_owned());
        }
        let octets = self.encoding.octets(reference)?;
        let characters = self.encoding.charset().transcode(&octets);
        characters.map(String::from).map_err(|error| format!("{error:#}"))
    }
}
