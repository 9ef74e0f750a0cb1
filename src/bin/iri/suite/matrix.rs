//! The tests: every format, encoding, text and notation, in every position, and which of them
//! cannot be written.

use super::Reason;
use super::documents::{Format, reference_text, written};
use super::encodings::{self, ASCII, Encoding, SPECIALS, Special};
use super::expectation::Reference;
use super::record::{
    FormatName, HOST, Inexpressible, Kind, Notation, Position, Record, TARGET, TextKind,
};

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

    /// Its part of the identifier, and what it tests.
    fn names(self) -> (String, String) {
        let Case { text, notation, .. } = self;
        match self.special {
            Some(special) => (special.name.to_owned(), special.tests.to_owned()),
            None => {
                let tests = format!("{}, {}", text.phrase(), notation.phrase());
                (format!("{text}-{notation}"), tests)
            }
        }
    }

    /// The sections that define a test of it.
    fn sections(self, kind: Kind, position: Position) -> Vec<String> {
        use Notation::{CssEscape, Decimal, Hexadecimal, Native, PercentLegacy, PercentUtf8};
        use Position::{Fragment, Host, Path, Query, Text};
        let notation = match self.notation {
            _ if kind == Kind::Control => CONTROL,
            Native => "RFC 3987 section 6.3",
            Decimal | Hexadecimal | CssEscape => "RFC 3987 section 1.2 b",
            PercentUtf8 => "RFC 3987 section 3.1, step 2.3",
            PercentLegacy => "RFC 3987 section 6.4",
        };
        let text: &[&str] = match self.text {
            TextKind::Decomposed | TextKind::Transcoded => {
                &["RFC 3987 section 3.1, step 1", "3987bis section 3.1"]
            }
            _ => &[],
        };
        let position: &[&str] = match position {
            Path | Fragment => &["RFC 3987 section 3.1, step 2", "3987bis section 3.3"],
            Query => &["RFC 3987 section 3.1, step 2", "3987bis section 3.5"],
            Host => &["RFC 3987 section 3.1, ireg-name", "3987bis section 3.4"],
            Text => &[],
        };
        let sections = self.special.map(|special| special.section).into_iter().chain([notation]);
        sections.chain(text.iter().chain(position).copied()).map(str::to_owned).collect()
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

/// All documents with their records.
///
/// # Errors
///
/// Reports a defect of the tables: a control that cannot be written.
pub fn plans() -> Result<Vec<Plan>, Reason> {
    let mut plans = Vec::new();
    for &format in FormatName::ALL {
        for encoding in &encodings::ALL {
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
        let (label, declared) = (self.encoding.label, self.declared.label);
        if declared == label { label.to_owned() } else { format!("{label}-as-{declared}") }
    }

    /// The path of its file in a format: its own, or that of its page.
    pub fn path(&self, format: &Format) -> String {
        format!("{}/{}.{}", self.format, self.name(), format.extension)
    }

    /// "Some tests will be added to make sure that the basic functionality for the test is
    /// available and that the test is executed correctly. These will include both tests
    /// using us-ascii only as well as basic tests for each of the encodings used" (the
    /// conference paper of 2001, section 5).
    fn controls(&mut self) -> Result<(), Reason> {
        let encoding = Case::new(TextKind::Precomposed, Notation::Native);
        let control = self.record(encoding, self.encoding.distinctive, Position::Text)?;
        self.records.push(control);
        self.add(Case::new(TextKind::Ascii, Notation::Native), Ok(ASCII), POSITIONS)
    }

    /// A text and a reference in a document that declares another encoding on purpose. A
    /// browser reads them as other characters; else the comparison of characters is broken.
    fn negative_controls(&mut self) -> Result<(), Reason> {
        let case = Case::new(TextKind::Precomposed, Notation::Native);
        for (text, position, what) in [
            (self.encoding.distinctive, Position::Text, "text"),
            (self.encoding.word, Position::Path, "reference"),
        ] {
            let record = self.record(case, text, position)?;
            let (label, declared) = (self.encoding.label, self.declared.label);
            let octets = self.encoding.octets(&record.reads)?;
            let misreads = self.declared.charset().decode(&octets);
            let misreads = misreads
                .ok_or_else(|| format!("\"{}\" in {label} is not {declared}", record.reads))?;
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
        for special in SPECIALS {
            if self.format == FormatName::Html && special.encodings.contains(&self.encoding.label) {
                let case = Case {
                    special: Some(special),
                    ..Case::new(TextKind::Special, special.notation)
                };
                self.add(case, Ok(special.text), special.positions)?;
            }
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
                encoding: encoding.label.to_owned(),
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
        let (name, tests) = case.names();
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
        let document = self.path(format);
        let link = match position {
            Position::Text => None,
            _ => {
                let base = base() + &document;
                let normalized = self.normalized(case.notation, &reads)?;
                let (encoding, text) = (self.encoding, &*reads);
                Some(Reference { base, format, encoding, text, normalized }.link()?)
            }
        };
        Ok(Record {
            id,
            kind,
            tests: self.sentence(&tests, position),
            sections: case.sections(kind, position),
            format: self.format,
            encoding: self.encoding.label.to_owned(),
            text: case.text,
            notation: case.notation,
            position,
            document,
            page: self.path(format.page.unwrap_or(format)),
            written: written(format, case.notation, &reads),
            reads,
            misreads: None,
            link,
        })
    }

    fn sentence(&self, tests: &str, position: Position) -> String {
        let place = format!("{} in {}", self.format.phrase(), self.encoding.label);
        if position != Position::Text {
            return format!("{place}: {tests}, {}", position.phrase());
        }
        let alike = self
            .encoding
            .read_alike()
            .map(|other| format!(", or as {other}, which the Encoding Standard decodes alike"));
        format!("{place}: that the document is decoded as declared{}", alike.unwrap_or_default())
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
        characters.map(String::from).map_err(|error| error.to_string())
    }
}
