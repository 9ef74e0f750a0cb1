//! `iri find`.

mod context;
mod document;

use crate::shell::*;
use clap::Args;
use context::ContextOptions;
use document::{Document, Places};
use iri_grammar::detection::{Delimiters, Finder, Found, SchemeFilter};
use iri_grammar::mapping::ToUri;
use iri_grammar::schemes::Schemes;
use iri_grammar::text::Charset;
use iri_grammar::{Grammar, Span};
use std::borrow::Cow;
use std::ffi::OsString;
use std::io::{self, Write};

/// Finds identifiers in running text (RFC 3987 section 7.3, RFC 3986 Appendix C)
#[derive(Args)]
#[command(after_long_help = long_help())]
pub struct Find {
    /// The files; '-' is standard input, and so is no file
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true)]
    files: Vec<OsString>,
    /// The character encoding of the files [default: what a byte order mark says, or UTF-8]
    #[arg(long, value_parser = charset)]
    charset: Option<Charset>,
    /// Whose identifiers are looked for
    #[arg(short, long, default_value_t, value_parser = grammar(), ignore_case = true)]
    grammar: Grammar,
    /// Normalizes identifiers in encodings that are not UCS-based also where the grammar is
    /// rfc3987bis or leiri, whose document leaves that open
    #[arg(long)]
    nfc: bool,
    /// Looks for this scheme only; may be given several times
    #[arg(long, value_parser = scheme)]
    scheme: Vec<String>,
    /// Takes any word with a colon for a scheme
    #[arg(long, conflicts_with = "scheme")]
    any_scheme: bool,
    /// Finds suffix references, too: www.example.org (RFC 3986 section 4.5)
    #[arg(long)]
    www: bool,
    /// Shows what looks like an identifier and is none as a whole, with the reason
    #[arg(long)]
    invalid: bool,
    /// Writes the identifiers alone, one a line
    #[arg(short, long, conflicts_with_all = ["count", "format"])]
    only: bool,
    /// Writes the URIs that the identifiers are mapped to (RFC 3987 section 3.1)
    #[arg(long, conflicts_with_all = ["count", "format"])]
    uri: bool,
    /// Writes how many there are in each file
    #[arg(short, long, conflicts_with = "format")]
    count: bool,
    #[command(flatten)]
    context: ContextOptions,
    #[command(flatten)]
    format: FormatOption,
}

fn long_help() -> String {
    let mut schemes: Vec<&str> = Schemes::known().without_authority().collect();
    schemes.sort_unstable();
    format!("{FOUND}{}{WRITTEN}", schemes.join(", "))
}

const FOUND: &str = "\
An identifier begins with its scheme and ends where the grammar does not take more, at
whitespace, at a bidirectional formatting character, at U+FFFD, or, also with -g leiri, at a
control character or one of <>\"{}|\\^`. Another non-ASCII character does not end it.
Punctuation at its end is left out, and a bracket or quotation mark there that is not open
within. In angle brackets it may have whitespace, which is left out; in these, and in double
quotes, all is taken.

Which schemes: any that '//' follows, and
";

const WRITTEN: &str = ".
Escapes of the format, such as &amp; in HTML, are left as they are.

An identifier in a document that is not in UTF-8 or UTF-16 is normalized according to NFC, as
RFC 3987 has it of every conversion (section 5.3.2.2); places are those of the document.

Each is written as FILE:LINE:COLUMN: identifier, columns counted from 1 in characters. Octets
that are not of the encoding end an identifier; a message says that there are some.

With --format jsonl, an object for each:
  file, line, column
  offset, end       from where to where it is, from 0, in octets of the document
  character_offset, character_end
                    the same in characters
  identifier        without whitespace
  delimiters        'none', 'double-quotes', 'angle-brackets', or the two that are around it
  url_prefix, suffix
                    whether URL: is before it; whether it lacks a scheme
  doubtful_hyphens  where in the identifier a hyphen is that a line break followed
  valid, uri        whether it is what was looked for; the URI that it is mapped to, or null
  problem           why not, as 'iri check --help' has it, or null

Examples:
  iri find letter.txt
  iri find --only --www *.md | sort -u
  iri find --charset shift_jis -C 1 page.html
  iri find --invalid --format jsonl - < mail | jq -r 'select(.valid | not) | .problem.reason'

Exit status: 0 if identifiers are found, 1 if there are none, or if --invalid or normalization
finds what is not valid, 2 if a file could not be read.";

impl Find {
    pub fn run(&self) -> io::Result<Status> {
        let schemes: Vec<&str> = self.scheme.iter().map(String::as_str).collect();
        let finder = self.finder(&schemes);
        Results::alone(self.format.format, |out| {
            let (mut found, mut invalid, mut unreadable) = (0, 0, false);
            for file in &self.files {
                let name = file.to_string_lossy();
                match Document::read(file, self.charset) {
                    Ok(document) => {
                        let counts = self.document(out, &finder, &name, &document)?;
                        (found, invalid) = (found + counts.0, invalid + counts.1);
                    }
                    Err(error) => {
                        unreadable = true;
                        message(format_args!("{name}: {error}"));
                    }
                }
            }
            Ok(match (unreadable, found, invalid) {
                (true, ..) => Status::Trouble,
                (_, 1.., 0) => Status::Fine,
                _ => Status::Invalid,
            })
        })
    }

    fn finder<'s>(&self, schemes: &'s [&'s str]) -> Finder<'s> {
        let schemes = match (self.any_scheme, schemes) {
            (true, _) => SchemeFilter::Any,
            (false, []) => SchemeFilter::Usual,
            (false, schemes) => SchemeFilter::Only(schemes),
        };
        let finder = Finder::new().grammar(self.grammar).schemes(schemes);
        finder.suffix_references(self.www).near_misses(self.invalid)
    }

    /// Whether the document of the grammar has its identifiers normalized when they are
    /// converted. 3987bis, and LEIRI with it, requires that no more.
    fn normalizes(&self) -> bool {
        self.nfc || !matches!(self.grammar, Grammar::Rfc3987bis | Grammar::Leiri)
    }

    /// Writes the identifiers of a document. Returns the number of identifiers, and of near misses.
    fn document(
        &self,
        out: &mut Results,
        finder: &Finder<'_>,
        file: &str,
        document: &Document,
    ) -> io::Result<(usize, usize)> {
        let transcoded = !document.charset().is_ucs_based();
        let finder = &finder.transcoded(transcoded && self.normalizes());
        let (text, well_formed) = document.text();
        if !well_formed {
            message(format_args!("{file}: not all octets are {}", document.charset()));
        }
        if let Some(around) = self.context.lines() {
            let found: Vec<Span> = finder.find(&text).map(|found| found.span).collect();
            context::write(out, &visible(file), &text, &found, around)?;
            return Ok((found.len(), 0));
        }
        let (mut valid, mut invalid) = (0, 0);
        let mut lines = LinePlaces { text: &text, at: 0, line: 1, before: 0 };
        let mut octets = document.places();
        for found in finder.find(&text) {
            if found.valid {
                valid += 1;
            } else {
                invalid += 1;
            }
            if !self.count {
                let (line, column) = lines.place(&found);
                self.write(out, &found, Place { file: Some(file), line }, column, &mut octets)?;
            }
        }
        if self.count {
            writeln!(out, "{}: {}", visible(file), valid + invalid)?;
        }
        Ok((valid, invalid))
    }

    fn write(
        &self,
        out: &mut Results,
        found: &Found<'_>,
        place: Place<'_>,
        column: usize,
        octets: &mut Places<'_>,
    ) -> io::Result<()> {
        let check = || found.production().check(&found.completed());
        // The reason why a near miss is none.
        let problem = if found.valid { None } else { check().as_ref().err().map(Problem::from) };
        if out.format == Format::Jsonl {
            return out.object(&object! {
                #[serde(flatten)] place,
                column,
                offset: octets.octet(found.span.start),
                end: octets.octet(found.span.end),
                character_offset: found.characters.start,
                character_end: found.characters.end,
                identifier: &found.text,
                delimiters: delimiters(found.delimiters),
                url_prefix: found.url_prefix,
                suffix: found.suffix,
                doubtful_hyphens: &found.doubtful_hyphens,
                valid: found.valid,
                uri: uri(found),
                problem,
            });
        }
        let uri = if self.uri { uri(found) } else { None };
        let text = uri.map_or(Cow::from(&*found.text), Cow::from);
        let (place, shown) = (visible(&place.named("")), visible(&text));
        match (problem, self.only) {
            (None, true) => writeln!(out, "{}", result(&text)),
            (None, false) => writeln!(out, "{place}:{column}: {NAME}{shown}{NAME:#}"),
            (Some(_), true) => Ok(()),
            (Some(problem), false) => {
                writeln!(out, "{place}:{column}: {NAME}{shown}{NAME:#}: {problem}")
            }
        }
    }
}

/// The URI that an identifier is mapped to (RFC 3987 section 7.3: "or to a URI (according to
/// section 3.1)").
fn uri(found: &Found<'_>) -> Option<String> {
    let uri = ToUri::new().reference(&found.completed()).ok()?;
    found.valid.then(|| uri.to_string())
}

fn delimiters(delimiters: Delimiters) -> String {
    match delimiters {
        Delimiters::None => "none".to_owned(),
        Delimiters::AngleBrackets => "angle-brackets".to_owned(),
        Delimiters::DoubleQuotes => "double-quotes".to_owned(),
        Delimiters::Around(opening, closing) => String::from_iter([opening, closing]),
    }
}

/// Lines and columns, in the order of the text.
struct LinePlaces<'t> {
    text: &'t str,
    /// The byte up to which lines are counted.
    at: usize,
    line: usize,
    /// The characters before the line.
    before: usize,
}

impl LinePlaces<'_> {
    /// The line and the column, from 1.
    fn place(&mut self, found: &Found<'_>) -> (usize, usize) {
        let passed = &self.text[self.at..found.span.start];
        if let Some(last) = passed.rfind('\n') {
            self.line += passed.bytes().filter(|octet| *octet == b'\n').count();
            self.before = found.characters.start - passed[last + 1..].chars().count();
        }
        self.at = found.span.start;
        (self.line, found.characters.start - self.before + 1)
    }
}
