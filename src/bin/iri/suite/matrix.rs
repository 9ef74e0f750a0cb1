//! Which tests there are: every format, encoding, text and notation, each in every
//! position; and which of them cannot be written.

use super::encodings::{self, ASCII, Encoding, Reason};
use super::expectation::Reference;
use super::notation::{reference_text, refused, written};
use super::record::{
    FormatName, HOST, Inexpressible, Kind, Link, Notation, Position, Record, TARGET, TextKind,
};
use super::special::{SPECIALS, Special};
use std::borrow::Cow;

/// What a document is made of: all tests of a format in an encoding, or the negative
/// controls. A document holds many tests, each in an element of its own with its own
/// identifier, so that a browser has to open no more than some dozens.
pub struct Plan {
    pub format: FormatName,
    /// The encoding that it is in.
    pub encoding: &'static Encoding,
    /// The encoding that it says it is in.
    pub declared: &'static Encoding,
    pub records: Vec<Record>,
}

/// What distinguishes a test from the others of its document.
#[derive(Clone, Copy)]
struct Case {
    kind: TextKind,
    notation: Notation,
    position: Position,
}

/// The positions of a reference.
const POSITIONS: [Position; 4] =
    [Position::Path, Position::Query, Position::Fragment, Position::Host];

/// Where controls are asked for.
const CONTROL: &str = "the conference paper of 2001 section 5";

/// The base of all documents.
pub fn base() -> String {
    format!("http://{HOST}/")
}

/// All documents with their records, and what cannot be written. Fails where a text cannot be
/// made that always can.
pub fn plans() -> Result<(Vec<Plan>, Vec<Inexpressible>), Reason> {
    let mut inexpressible = Vec::new();
    let mut plans = Vec::new();
    for &format in FormatName::ALL {
        for encoding in &encodings::ALL {
            let mut plan = Plan { format, encoding, declared: encoding, records: Vec::new() };
            plan.controls()?;
            plan.words(&mut inexpressible)?;
            plan.specials(&mut inexpressible)?;
            plans.push(plan);
            if let Some(declared) = encoding.mislabel() {
                let mut plan = Plan { format, encoding, declared, records: Vec::new() };
                plan.negative_controls()?;
                plans.push(plan);
            }
        }
    }
    Ok((plans, inexpressible))
}

impl Plan {
    /// The path of the document.
    pub fn document(&self) -> String {
        let extension = match self.format {
            FormatName::Html => "html",
            FormatName::Xhtml => "xhtml",
            FormatName::Xlink => "svg",
            FormatName::Schema => "xml",
            FormatName::Plain => "txt",
            FormatName::Css => "css",
        };
        format!("{}/{}.{extension}", self.format, self.name())
    }

    /// The name of the document: that of its encoding, and what it declares if that is
    /// another.
    pub fn name(&self) -> String {
        match self.declared.label == self.encoding.label {
            true => self.encoding.label.to_owned(),
            false => format!("{}-as-{}", self.encoding.label, self.declared.label),
        }
    }

    /// The path of what a browser has to open.
    pub fn page(&self) -> String {
        match self.format {
            FormatName::Css => format!("{}/{}.html", self.format, self.name()),
            _ => self.document(),
        }
    }

    /// "Some tests will be added to make sure that the basic functionality for the test is
    /// available and that the test is executed correctly. These will include both tests
    /// using us-ascii only as well as basic tests for each of the encodings used" (the
    /// conference paper of 2001, section 5).
    fn controls(&mut self) -> Result<(), Reason> {
        self.records.push(self.encoding_control());
        self.tests(TextKind::Ascii, ASCII, Notation::Native)
    }

    /// A test for each position of the reference.
    fn tests(&mut self, kind: TextKind, text: &str, notation: Notation) -> Result<(), Reason> {
        for position in POSITIONS {
            let test = self.test(Case { kind, notation, position }, text)?;
            self.records.push(test);
        }
        Ok(())
    }

    /// Whether the text of the document is decoded as declared.
    fn encoding_control(&self) -> Record {
        let (kind, notation) = (TextKind::Precomposed, Notation::Native);
        let case = Case { kind, notation, position: Position::Text };
        let text = self.encoding.distinctive();
        self.record(self.id(case), case, text, None)
    }

    /// A text and a reference in a document that declares another encoding on purpose. They
    /// are read as other characters, or what compares these does not work.
    fn negative_controls(&mut self) -> Result<(), Reason> {
        let word = self.encoding.precomposed();
        let (kind, notation) = (TextKind::Precomposed, Notation::Native);
        let reference = self.test(Case { kind, notation, position: Position::Path }, word)?;
        for record in [self.encoding_control(), reference] {
            let octets = self.encoding.octets(&record.reads)?;
            let declared = self.declared.label;
            let misreads = self.declared.charset().decode(&octets);
            let misreads = misreads.ok_or_else(|| {
                format!("\"{}\" in {} is not {declared}", record.reads, record.encoding)
            })?;
            let what = if record.link.is_none() { "text" } else { "reference" };
            let tests = format!(
                "{}: that a {what} is not read as written where {declared} is declared",
                self.place()
            );
            let misreads = Some(misreads.into_owned());
            let sections = vec![CONTROL.to_owned()];
            self.records.push(Record { kind: Kind::Negative, tests, sections, misreads, ..record });
        }
        Ok(())
    }

    /// The word of the encoding, in all forms and notations.
    fn words(&mut self, inexpressible: &mut Vec<Inexpressible>) -> Result<(), Reason> {
        for (kind, text) in self.texts() {
            for &notation in Notation::ALL {
                let text = text.as_ref().map_err(Reason::clone);
                let possible = text.and_then(|text| {
                    refused(self.format, notation)
                        .map_or(Ok(()), |reason| Err(reason.to_owned()))?;
                    reference_text(notation, self.encoding, text)?;
                    Ok(text)
                });
                match possible {
                    Ok(text) => self.tests(kind, text, notation)?,
                    Err(reason) => inexpressible.push(self.inexpressible(kind, notation, reason)),
                }
            }
        }
        Ok(())
    }

    fn texts(&self) -> [(TextKind, Result<Cow<'static, str>, Reason>); 4] {
        let encoding = self.encoding;
        [
            (TextKind::Precomposed, Ok(encoding.precomposed().into())),
            (TextKind::Decomposed, encoding.decomposed().map(Cow::Owned)),
            (TextKind::Transcoded, encoding.transcoded().map(Cow::Borrowed)),
            (TextKind::Foreign, encoding.foreign().map(Cow::Borrowed)),
        ]
    }

    fn inexpressible(&self, text: TextKind, notation: Notation, reason: Reason) -> Inexpressible {
        let encoding = self.encoding.label.to_owned();
        Inexpressible { format: self.format, encoding, text, notation, reason }
    }

    fn specials(&mut self, inexpressible: &mut Vec<Inexpressible>) -> Result<(), Reason> {
        let here = |special: &&Special| {
            self.format == FormatName::Html && special.encodings.contains(&self.encoding.label)
        };
        for special in SPECIALS.iter().filter(here).collect::<Vec<_>>() {
            if let Err(reason) = reference_text(special.notation, self.encoding, special.text) {
                let kind = TextKind::Special;
                inexpressible.push(self.inexpressible(kind, special.notation, reason));
                continue;
            }
            for &position in special.positions {
                let test = self.special(special, position)?;
                self.records.push(test);
            }
        }
        Ok(())
    }

    fn special(&self, special: &Special, position: Position) -> Result<Record, Reason> {
        let case = Case { kind: TextKind::Special, notation: special.notation, position };
        let id = format!("{}-{}-{}-{position}", self.format, self.name(), special.name);
        let mut record = self.reference(id, case, special.text)?;
        record.tests = format!("{}: {}, {}", self.place(), special.tests, position.phrase());
        record.sections.insert(0, special.section.to_owned());
        Ok(record)
    }

    fn id(&self, Case { kind, notation, position }: Case) -> String {
        format!("{}-{}-{kind}-{notation}-{position}", self.format, self.name())
    }

    fn test(&self, case: Case, text: &str) -> Result<Record, Reason> {
        self.reference(self.id(case), case, text)
    }

    /// A record of a reference that has its own identifier in it, so that the server knows
    /// which test a request is of.
    fn reference(&self, id: String, case: Case, text: &str) -> Result<Record, Reason> {
        let text = reference_text(case.notation, self.encoding, text)?;
        let reference = match case.position {
            Position::Path => format!("..{TARGET}{id}/{text}"),
            Position::Query => format!("..{TARGET}{id}?{text}"),
            Position::Fragment => format!("..{TARGET}{id}#{text}"),
            Position::Host => format!("http://{text}.{HOST}{TARGET}{id}"),
            Position::Text => text,
        };
        let link = Reference {
            base: &format!("{}{}", base(), self.document()),
            format: self.format,
            encoding: self.encoding,
            text: &reference,
            normalized: &self.normalized(case.notation, &reference)?,
        }
        .link()?;
        Ok(self.record(id, case, &reference, Some(link)))
    }

    /// RFC 3987 §3.1 step 1. Converting the octets of the document normalizes, if they are
    /// in no Unicode-based encoding; the escapes of the document are US-ASCII then, and are
    /// undone after it.
    fn normalized(&self, notation: Notation, reference: &str) -> Result<String, Reason> {
        if notation != Notation::Native {
            return Ok(reference.to_owned());
        }
        let octets = self.encoding.octets(reference)?;
        let characters = self.encoding.charset().transcode(&octets);
        characters.map(Cow::into_owned).map_err(|error| error.to_string())
    }

    fn record(&self, id: String, case: Case, reads: &str, link: Option<Link>) -> Record {
        let Case { kind: text, notation, position } = case;
        let is_control = text == TextKind::Ascii || link.is_none();
        Record {
            id,
            kind: if is_control { Kind::Control } else { Kind::Test },
            tests: self.sentence(case),
            sections: sections(is_control, case),
            format: self.format,
            encoding: self.encoding.label.to_owned(),
            text,
            notation,
            position,
            document: self.document(),
            page: self.page(),
            written: written(self.format, notation, reads),
            reads: reads.to_owned(),
            misreads: None,
            link,
        }
    }

    fn place(&self) -> String {
        format!("{} in {}", self.format.phrase(), self.encoding.label)
    }

    fn sentence(&self, Case { kind, notation, position }: Case) -> String {
        let place = self.place();
        if position != Position::Text {
            let (text, notation, position) = (kind.phrase(), notation.phrase(), position.phrase());
            return format!("{place}: {text}, {notation}, {position}");
        }
        let alike = self
            .encoding
            .read_alike()
            .map(|other| format!(", or as {other}, which the Encoding Standard decodes alike"));
        let alike = alike.unwrap_or_default();
        format!("{place}: that the document is decoded as declared{alike}")
    }
}

/// What the specifications say of such a test, and where.
fn sections(is_control: bool, case: Case) -> Vec<String> {
    let notation = match case.notation {
        _ if is_control => CONTROL,
        Notation::Native => "RFC 3987 section 6.3",
        Notation::Decimal | Notation::Hexadecimal | Notation::CssEscape => "RFC 3987 section 1.2 b",
        Notation::PercentUtf8 => "RFC 3987 section 3.1, step 2.3",
        Notation::PercentLegacy => "RFC 3987 section 6.4",
    };
    let text: &[&str] = match case.kind {
        TextKind::Decomposed | TextKind::Transcoded => {
            &["RFC 3987 section 3.1, step 1", "3987bis section 3.1"]
        }
        _ => &[],
    };
    let position: &[&str] = match case.position {
        Position::Path | Position::Fragment => {
            &["RFC 3987 section 3.1, step 2", "3987bis section 3.3"]
        }
        Position::Query => &["RFC 3987 section 3.1, step 2", "3987bis section 3.5"],
        Position::Host => &["RFC 3987 section 3.1, ireg-name", "3987bis section 3.4"],
        Position::Text => &[],
    };
    [&[notation], text, position].concat().into_iter().map(str::to_owned).collect()
}
