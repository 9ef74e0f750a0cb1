//! `iri transcode`.

use crate::shell::*;
use clap::{Args, ValueEnum};
use iri_grammar::escapes::{Escapes, in_document};
use iri_grammar::kind::{self, IriReference};
use iri_grammar::mapping::{IriKind, MappingError, ProcessingModel, ToUri};
use iri_grammar::spec::Trace;
use iri_grammar::text::{Charset, Unencodable};
use iri_grammar::{Grammar, Identifier};
use serde::Serialize;
use std::borrow::Cow;
use std::io;

/// Transcodes each TEXT, an IRI, from or to a character encoding other than UTF-8
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Transcode {
    /// The character encoding of the texts
    ///
    /// [default with --into: utf-8]
    #[arg(short, long, value_parser = charset_with_lines, required_unless_present = "into")]
    charset: Option<Charset>,
    /// The document of the conversion
    #[arg(short, long, default_value = "rfc3987", value_parser = one_of([
        ("rfc3987", RFC3987, Grammar::Rfc3987),
        ("rfc3987bis", BIS, Grammar::Rfc3987bis),
    ]))]
    document: Grammar,
    /// The form of the result: iri or uri
    #[arg(short, long, value_enum, default_value_t = Target::Iri)]
    to: Target,
    /// Writes the IRIs in this character encoding
    ///
    /// As in a document (RFC 3987 section 6.3).
    #[arg(long, value_name = "CHARSET", value_parser = charset_with_lines)]
    #[arg(conflicts_with_all = ["to", "steps"])]
    into: Option<Charset>,
    /// The escapes for characters that the encoding lacks [default: percent-encoding]
    #[arg(long, value_name = "FORMAT", value_parser = escapes(), requires = "into")]
    escapes: Option<Escapes>,
    /// Normalizes texts in encodings that are not UCS-based to NFC
    #[arg(long, help_heading = "Options of rfc3987bis")]
    nfc: bool,
    /// The scheme of relative references
    #[arg(long, value_name = "SCHEME", value_parser = scheme)]
    #[arg(help_heading = "Options of rfc3987bis")]
    base_scheme: Option<String>,
    /// How a character of the query that the encoding lacks is treated [default: error]
    #[arg(long, value_parser = unencodable(), help_heading = "Options of rfc3987bis")]
    unencodable: Option<Unencodable>,
    #[command(flatten)]
    steps: StepOptions,
    #[command(flatten)]
    texts: Texts,
}

const RFC3987: &str = "RFC 3987 section 3.1 step 1: normalized to NFC, except from UTF-8";
const BIS: &str = "3987bis (March 2012) section 3: not normalized; the query of http and https \
                   stays in the encoding";

/// The value of --to: the form of the result.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Target {
    /// The IRI in UTF-8: RFC 3987 section 3.1 step 1 b
    Iri,
    /// The URI: all of section 3.1, or of 3987bis section 3
    Uri,
}

const LONG_HELP: &str = "\
RFC 3987 section 3.1 step 1 converts octets in a non-Unicode encoding to characters, normalized to \
NFC (variant b); it does not normalize UTF-8 (variant c). 3987bis does not require NFC: its octets \
become characters as they are, and the query of http and https is mapped to the same octets \
(section 3.5). A text that is then not an IRI reference has no line: a message says why, and the \
next text follows.

--into writes each IRI as it appears in a document (RFC 3987 section 6.3). It escapes characters \
that the encoding lacks or would not give back, and what the format escapes in double quotes:
  html, xml   with numeric character references; & as &amp;
  css         with a backslash
  no format   with percent-encodings; only characters that the encoding lacks

CHARSET is a label of the Encoding Standard, where iso-8859-1 and us-ascii are windows-1252. UTF-16 \
is rejected, since its lines do not end with the octet LF.

With --format jsonl, each text has an object: see 'iri schema --help'. Its details:
  steps             with --steps, as in 'iri to-uri --help'
  octets            with --into: the octets of output in hexadecimal

Examples:
  iri transcode --charset windows-1258 --file iris.txt
  iri transcode --charset shift_jis --to uri < iris.txt
  iri transcode --charset iso-8859-1 --steps --to uri < iris.txt
  iri transcode --document rfc3987bis --charset euc-kr --to uri < iris.txt
  iri transcode --into koi8-r --escapes html < iris.txt > attributes.txt

Exit status: 0 if all texts are IRI references, 1 if some are not, 2 if a file cannot be read.";

impl Transcode {
    pub fn run(&self) -> io::Result<Status> {
        if !self.is_bis() {
            let of_bis = [
                ("--nfc", self.nfc),
                ("--base-scheme", self.base_scheme.is_some()),
                ("--unencodable", self.unencodable.is_some()),
            ];
            refuse_given(&of_bis, "rfc3987");
        }
        let task = Task::on("transcode", self.document.reference());
        let task = task.with_details(self.into.is_some() || self.steps.are_given());
        let task = task.with_rows(!self.steps.are_given());
        map_octets(task, &self.texts, |octets| {
            Ok(Transcoded(if self.is_bis() {
                self.transcode::<kind::rfc3987bis::IriReference>(octets)?
            } else {
                self.transcode::<IriReference>(octets)?
            }))
        })
    }

    /// Whether the conversion follows 3987bis.
    fn is_bis(&self) -> bool {
        self.document == Grammar::Rfc3987bis
    }

    /// Returns the encoding of the texts.
    fn charset(&self) -> Charset {
        self.charset.unwrap_or(Charset::UTF_8)
    }

    /// Converts octets to an IRI of the kind `K`, or to a URI, or to an IRI in another encoding.
    fn transcode<K: IriKind>(&self, octets: &[u8]) -> Result<Mapped, MappingError> {
        if self.to == Target::Uri {
            return self.steps.run_procedure(|steps| self.uri(octets, steps));
        }
        let text = self.text(octets)?;
        let iri = identifier::<K>(&text)?;
        match self.into {
            Some(charset) => Ok(self.in_document(&iri, charset)),
            None if self.steps.are_given() => {
                let mut trace = Trace::on();
                self.uri(octets, &mut trace)?;
                // The first step makes the IRI; the others, which map it to a URI, are dropped.
                let mut steps = trace.take();
                steps.truncate(1);
                Ok(self.steps.mapped_from_steps(steps))
            }
            None => Ok(Mapped::text(iri.as_str().to_owned())),
        }
    }

    /// Decodes the octets.
    fn text<'o>(&self, octets: &'o [u8]) -> Result<Cow<'o, str>, MappingError> {
        if self.is_bis() {
            self.rfc3987bis().transcode(octets, self.charset())
        } else {
            self.charset().transcode(octets)
        }
    }

    /// Maps the octets to a URI.
    fn uri(&self, octets: &[u8], trace: &mut Trace) -> Result<String, MappingError> {
        let uri = if self.is_bis() {
            self.rfc3987bis().reference_with_trace(&self.text(octets)?, trace)
        } else {
            ToUri::new().octets_with_trace(octets, self.charset(), trace)
        };
        Ok(uri?.into_string())
    }

    /// Returns the processing model of 3987bis with the options.
    fn rfc3987bis(&self) -> ProcessingModel<'_> {
        let normalize = self.nfc && !self.charset().is_ucs_based();
        let model = ProcessingModel::new()
            .nfc(normalize)
            .document_charset(self.charset())
            .unencodable(self.unencodable.unwrap_or_default());
        with(model, self.base_scheme.as_deref(), ProcessingModel::base_scheme)
    }

    /// Returns the IRI as it is written in a document in the encoding of --into.
    fn in_document<K: IriKind>(&self, iri: &Identifier<K, &str>, charset: Charset) -> Mapped {
        let output = in_document(iri, charset, self.escapes);
        let octets = charset.encode(&output).expect("what the encoding lacks is escaped");
        Mapped::octets(output, octets)
    }
}

/// The answer: an IRI or a URI, or an IRI in an encoding other than UTF-8.
struct Transcoded(Mapped);

impl Answer for Transcoded {
    fn output(&self) -> Option<&str> {
        self.0.output()
    }

    fn details(&self) -> impl Serialize {
        object! {
            #[serde(skip_serializing_if = "Option::is_none")]
            steps(Option<>): self.0.steps.as_ref(),
            #[serde(skip_serializing_if = "Option::is_none")]
            octets(Option<>): self.0.hexadecimal(),
        }
    }

    fn write(&self, out: &mut Results, item: Item<'_>) -> io::Result<()> {
        self.0.write(out, item)
    }
}
