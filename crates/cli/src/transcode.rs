//! `iri transcode`.

use crate::shell::*;
use clap::{Args, ValueEnum};
use iri_grammar::escapes::{Escapes, in_document};
use iri_grammar::kind::{self, IriReference};
use iri_grammar::mapping::{IriKind, MappingError, ProcessingModel, ToUri};
use iri_grammar::spec::Step;
use iri_grammar::text::{Charset, Unencodable};
use iri_grammar::{Grammar, Identifier};
use serde::Serialize;
use std::borrow::Cow;
use std::io;

/// Transcodes each TEXT, an IRI, from or to another character encoding than UTF-8
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Transcode {
    /// The character encoding of the texts
    ///
    /// [default with --into: utf-8]
    #[arg(short, long, value_parser = charset_with_lines, required_unless_present = "into")]
    charset: Option<Charset>,
    /// The document whose conversion is meant
    #[arg(short, long, default_value = "rfc3987", value_parser = one_of([
        ("rfc3987", RFC3987, Grammar::Rfc3987),
        ("rfc3987bis", BIS, Grammar::Rfc3987bis),
    ]))]
    document: Grammar,
    /// What is written
    #[arg(short, long, value_enum, default_value_t = Target::Iri)]
    to: Target,
    /// Writes the IRIs in this character encoding
    ///
    /// As RFC 3987 section 6.3 has them in documents.
    #[arg(long, value_name = "CHARSET", value_parser = charset_with_lines)]
    #[arg(conflicts_with_all = ["to", "steps"])]
    into: Option<Charset>,
    /// The escapes of the document, for what its encoding lacks [default: percent-encoding]
    #[arg(long, value_name = "FORMAT", value_parser = escapes(), requires = "into")]
    escapes: Option<Escapes>,
    /// Normalizes texts of an encoding that is not UCS-based according to NFC
    #[arg(long, help_heading = "Options of rfc3987bis")]
    nfc: bool,
    /// The scheme that a relative reference will have
    #[arg(long, value_name = "SCHEME", value_parser = scheme)]
    #[arg(help_heading = "Options of rfc3987bis")]
    base_scheme: Option<String>,
    /// What becomes of a character of the query that the encoding lacks [default: error]
    #[arg(long, value_parser = unencodable(), help_heading = "Options of rfc3987bis")]
    unencodable: Option<Unencodable>,
    #[command(flatten)]
    steps: StepOptions,
    #[command(flatten)]
    texts: Texts,
}

const RFC3987: &str = "RFC 3987 section 3.1 step 1: normalized according to NFC, but for UTF-8";
const BIS: &str = "3987bis (March 2012) section 3: not normalized; the query of http and https \
                   stays in the encoding";

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Target {
    /// The IRI in UTF-8: RFC 3987 section 3.1 step 1 b
    Iri,
    /// The URI that it is mapped to: all of section 3.1, or of 3987bis section 3
    Uri,
}

const LONG_HELP: &str = "\
RFC 3987 section 3.1 step 1: octets in a non-Unicode encoding (variant b) become characters,
normalized according to NFC; those in UTF-8 (variant c) are not normalized. 3987bis requires
that no more: then octets become the characters that they are, and the query of http and https
is mapped to the same octets (section 3.5). A text that is no IRI reference then is told to
standard error, and the rest goes on.

With --into, each IRI is written as it stands in a document (section 6.3). Characters that the
encoding lacks, or would not give back, are escaped by the conventions of the format: as
numeric character references in html and xml, with a backslash in css. So is what the format
needs escaped in double quotes: &amp; in html and xml. Without --escapes they are
percent-encoded, and nothing else is.

CHARSET is a label of the Encoding Standard: iso-8859-1 and us-ascii are windows-1252 there.
UTF-16 has no lines that end with the octet LF, so that it is not taken.

With --format jsonl, one object for each text, as 'iri schema --help' has it; it has details only with:
  steps             with --steps, as 'iri to-uri --help' has them
  octets            with --into: the octets of output in hexadecimal

Examples:
  iri transcode --charset windows-1258 --file iris.txt
  iri transcode --charset shift_jis --to uri < iris.txt
  iri transcode --charset iso-8859-1 --steps --to uri < iris.txt
  iri transcode --document rfc3987bis --charset euc-kr --to uri < iris.txt
  iri transcode --into koi8-r --escapes html < iris.txt > attributes.txt

Exit status: 0 if all texts are IRI references, 1 if some are not, 2 if a file could not be
read.";

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
        let task = task.with_details(self.into.is_some() || self.steps.steps);
        map_octets(task, &self.texts, |octets| {
            Ok(Transcoded(match self.is_bis() {
                true => self.transcode::<kind::rfc3987bis::IriReference>(octets)?,
                false => self.transcode::<IriReference>(octets)?,
            }))
        })
    }

    fn is_bis(&self) -> bool {
        self.document == Grammar::Rfc3987bis
    }

    fn charset(&self) -> Charset {
        self.charset.unwrap_or(Charset::UTF_8)
    }

    fn transcode<K: IriKind>(&self, octets: &[u8]) -> Result<Mapped, MappingError> {
        if self.to == Target::Uri {
            return self.steps.choose(|steps| self.uri(octets, steps));
        }
        let text = self.text(octets)?;
        let iri = identifier::<K>(&text)?;
        match self.into {
            Some(charset) => Ok(self.in_document(&iri, charset)),
            None => self.steps.choose(|steps| {
                if steps.is_some() {
                    self.uri(octets, steps)?;
                    // The others are those of the mapping to a URI.
                    steps.iter_mut().for_each(|steps| steps.truncate(1));
                }
                Ok(iri.as_str().to_owned())
            }),
        }
    }

    /// The characters that the octets stand for.
    fn text<'o>(&self, octets: &'o [u8]) -> Result<Cow<'o, str>, MappingError> {
        match self.is_bis() {
            true => self.rfc3987bis().transcode(octets, self.charset()),
            false => self.charset().transcode(octets),
        }
    }

    fn uri(&self, octets: &[u8], steps: &mut Option<Vec<Step>>) -> Result<String, MappingError> {
        let uri = match self.is_bis() {
            true => self.rfc3987bis().steps(steps).reference(&self.text(octets)?),
            false => ToUri::new().steps(steps).octets(octets, self.charset()),
        };
        Ok(uri?.into_string())
    }

    fn rfc3987bis(&self) -> ProcessingModel<'_> {
        let normalize = self.nfc && !self.charset().is_ucs_based();
        let model = ProcessingModel::new()
            .nfc(normalize)
            .document_charset(self.charset())
            .unencodable(self.unencodable.unwrap_or_default());
        with(model, self.base_scheme.as_deref(), ProcessingModel::base_scheme)
    }

    fn in_document<K: IriKind>(&self, iri: &Identifier<K, &str>, charset: Charset) -> Mapped {
        let output = in_document(iri, charset, self.escapes);
        let octets = charset.encode(&output).expect("what the encoding lacks is escaped");
        Mapped::octets(output, octets)
    }
}

/// An IRI or a URI, or its octets in another encoding.
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
