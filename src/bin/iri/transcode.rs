//! `iri transcode`.

use crate::Status;
use crate::mapping::{Failure, Mapped, StepOptions, Texts, identifier};
use crate::options::charset_with_lines;
use clap::{Args, ValueEnum};
use iri_grammar::kind::IriReference;
use iri_grammar::mapping::{Charset, ToUri};
use std::io;

/// Transcodes IRIs from another character encoding to UTF-8, normalized
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Transcode {
    #[command(flatten)]
    texts: Texts,
    /// The character encoding that the texts are in
    #[arg(short, long, value_parser = charset_with_lines)]
    charset: Charset,
    /// What is written
    #[arg(short, long, value_enum, default_value_t = Target::Iri)]
    to: Target,
    #[command(flatten)]
    steps: StepOptions,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Target {
    /// The IRI in UTF-8: RFC 3987 section 3.1 step 1 b
    Iri,
    /// The URI that it is mapped to: all of section 3.1
    Uri,
}

const LONG_HELP: &str = "\
RFC 3987 section 3.1 step 1: octets in a non-Unicode encoding (variant b) become characters,
normalized according to NFC; those in UTF-8 (variant c) are not normalized. A text that is no
IRI reference then is told to standard error, and the rest goes on.

CHARSET is a label of the Encoding Standard: iso-8859-1 and us-ascii are windows-1252 there.
UTF-16 has no lines that end with the octet LF, so that it is not taken.

With --format jsonl, one object for each text: file, line, input, mapped, output, steps as
'iri to-uri --help' has them; input has what is not UTF-8 replaced.

Examples:
  iri transcode --charset windows-1258 --file iris.txt
  iri transcode --charset shift_jis --to uri < iris.txt
  iri transcode --charset iso-8859-1 --steps --to uri < iris.txt

Exit status: 0 if all texts are IRI references, 1 if some are not, 2 if a file could not be
read.";

impl Transcode {
    pub fn run(&self) -> io::Result<Status> {
        self.texts.map_octets(|octets| self.transcode(octets))
    }

    fn transcode(&self, octets: &[u8]) -> Result<Mapped, Failure> {
        let to_uri = ToUri::new();
        let text = || {
            Ok(match self.to {
                Target::Iri => {
                    let text = self.charset.transcode(octets)?;
                    identifier::<IriReference>(&text)?;
                    text.into_owned()
                }
                Target::Uri => to_uri.octets(octets, self.charset)?.into_string(),
            })
        };
        let steps = || {
            let mut steps = to_uri.octets_steps(octets, self.charset)?;
            if self.to == Target::Iri {
                steps.truncate(1);
            }
            Ok(steps)
        };
        Ok(self.steps.choose(text, steps)?)
    }
}
