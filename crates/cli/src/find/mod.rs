//! `iri find`.

mod context;
mod css;
mod document;
mod links;
mod page;
mod pages;
mod reading;
mod search;
mod targets;

use crate::shell::*;
use clap::Args;
use context::ContextOptions;
use document::{Places, Shape};
use iri_grammar::detection::{Delimiters, Finder, Match, SchemeFilter};
use iri_grammar::mapping::ToUri;
use iri_grammar::schemes::Schemes;
use iri_grammar::text::Charset;
use iri_grammar::{Grammar, Span};
use page::PageOptions;
use reading::Reading;
use search::{PartStart, Search};
use serde::Serialize;
use std::borrow::Cow;
use std::ffi::OsString;
use std::io::{self, Write};
use std::sync::mpsc;
use std::thread;

/// Finds identifiers in each FILE of running text (RFC 3987 section 7.3)
#[derive(Args)]
#[command(after_long_help = long_help())]
pub struct Find {
    /// The files; without any, and for '-', standard input
    #[arg(value_name = "FILE")]
    files: Vec<OsString>,
    /// The character encoding of the files [default: what a byte order mark says, or UTF-8]
    #[arg(short, long, value_parser = charset)]
    charset: Option<Charset>,
    /// The document whose grammar the identifiers have
    #[arg(short, long, default_value_t, value_parser = grammar(), ignore_case = true)]
    document: Grammar,
    /// With --document rfc3987bis or leiri, normalizes identifiers in encodings that are not
    /// UCS-based, too. Their document leaves this open
    #[arg(long)]
    nfc: bool,
    /// Finds only this scheme; may be repeated
    #[arg(long, value_parser = scheme)]
    scheme: Vec<String>,
    /// Regards any word before a colon as a scheme
    #[arg(long, conflicts_with = "scheme")]
    any_scheme: bool,
    /// Finds suffix references, too: www.example.org
    ///
    /// RFC 3986 section 4.5.
    #[arg(long)]
    www: bool,
    /// Shows near misses, too, with the reason
    #[arg(long)]
    invalid: bool,
    /// Writes only the identifiers, one per line
    #[arg(short, long, conflicts_with = "format")]
    only_matching: bool,
    /// The form in which identifiers are written
    #[arg(short, long, default_value = "iri", value_parser = one_of([
        ("iri", "As they are", Grammar::Rfc3987),
        ("uri", "URIs, by the mapping of RFC 3987 section 3.1", Grammar::Rfc3986),
    ]))]
    to: Grammar,
    #[command(flatten)]
    context: ContextOptions,
    #[command(flatten)]
    page: PageOptions,
    #[command(flatten)]
    format: FormatOption,
    #[command(flatten)]
    shared: SharedOptions,
}

/// Returns the text that `--help` shows after the options.
fn long_help() -> String {
    let mut schemes: Vec<&str> = Schemes::known().without_authority().collect();
    schemes.sort_unstable();
    format!("{HELP_START}{}{HELP_END}", schemes.join(", "))
}

const HELP_START: &str = "\
An identifier begins with its scheme. It ends before the first character that the grammar does not \
allow, and before whitespace, a bidirectional formatting character, or U+FFFD; also with -g leiri \
before a control character and <>\"{}|\\^`. Other non-ASCII characters do not end it. Punctuation \
at its end is not part of it, nor is a closing bracket or quotation mark that it does not open. In \
angle brackets and double quotes, everything is part of it; in angle brackets, whitespace inside is \
removed.

Schemes: any before '//', and ";

const HELP_END: &str = ".
Escapes of the format, such as &amp; in HTML, are resolved only with --links.

With --links, identifiers are the values of attributes that HTML defines as URLs, such as href, src, \
srcset, action and poster, the URL of a refresh, and url() and @import in styles. They are read as a browser with \
scripts reads them: not in comments, scripts, noscript and other raw text. The page is in the encoding \
that --charset, a byte order mark, or <meta> in the first 1024 octets says, or in UTF-8. Without a base, \
a reference stays as it is.

The files may be WARC files (ISO 28500): then the pages are the HTML responses of their records. Columns \
and lines count in each page.

In a document that is not in UTF-8 or UTF-16, identifiers are normalized to NFC, as RFC 3987 \
section 5.3.2.2 requires of every conversion. Places are those of the document.

Each identifier is written as FILE:LINE:COLUMN: identifier; COLUMN counts characters from 1.
  --only-matching     writes the identifier alone, with --null ended by NUL
  --only invalid      writes what --invalid finds; the places and reasons go
                      to standard error
  --on-invalid empty  with --only-matching: writes an empty line for what
                      --invalid finds

Octets that are invalid in the encoding end an identifier; a message mentions them.

Documents are read in parts, so their length is not limited. With -A, -B and -C, and in \
ISO-2022-JP, the whole document is in memory, up to 256 MiB. An identifier in angle brackets over \
several lines has at most 8 MiB.

With --format jsonl, each identifier has an object: see 'iri schema --help'. Its input is the text \
in the document, its output the identifier without whitespace, its error why it is not valid. Its \
details:
  column            where it begins, from 1, in characters
  span, character_span
                    its range, from 0, in octets of the document and in
                    characters
  delimiters        none, double-quotes, angle-brackets, or the two around it
  url_prefix, suffix
                    whether URL: precedes it; whether it has no scheme
  doubtful_hyphens  where in the identifier a hyphen stood before a line
                    break, and may not belong to it
  link              with --links: {element, attribute, reference}: where it is,
                    and the reference before it is resolved
  uri               the URI to which it is mapped, or null

Examples:
  iri find letter.txt
  iri find --only-matching --www *.md | sort -u
  iri find --charset shift_jis -C 1 page.html
  iri find --links --charset shift_jis --base http://b/ page.html
  iri find --invalid --format jsonl - < mail | jq -r 'select(.ok | not) | .error.reason'

Exit status: 0 if an identifier is found, 1 if none is, or if --invalid or normalization finds one \
that is not valid, 2 if a file cannot be read.";

impl Find {
    pub fn run(&self) -> io::Result<Status> {
        self.shared.begin()?;
        let schemes: Vec<&str> = self.scheme.iter().map(String::as_str).collect();
        let finder = self.finder(&schemes);
        let mut settings = self.shared.settings("find", self.format.format);
        settings.identifier = Some(self.document.reference());
        if self.context.lines().is_some() {
            settings.on_invalid = OnInvalid::Drop;
        }
        self.page.check()?;
        let skip = self.shared.skip;
        let shape = match self.context.lines() {
            _ if self.page.links => Shape::Page,
            Some(_) => Shape::Whole,
            None => Shape::Parts,
        };
        let files = self.shared.files("find", &self.files)?;
        let files: Vec<OsString> = files.into_iter().map(OsString::from).collect();
        let reading = Reading { files: files.clone(), charset: self.charset, shape };
        let end = skip.saturating_add(self.shared.limit.unwrap_or(usize::MAX));
        let first_part = PartStart { skip, end, ..PartStart::default() };
        let mut search = Search::new(self, finder, settings, &files, first_part);
        let mut totals = Totals::new(settings);
        let goes_on = self.all_files(reading, &mut search, &mut totals)?;
        // `search.before.skip` is what the files have left of --skip.
        let ended_before_skip = goes_on && !search.is_done() && search.before.skip > 0;
        if ended_before_skip && !settings.quiet {
            tell_of_skip(skip, search.before.skip, "line");
        }
        totals.print(settings)?;
        if !goes_on {
            abandon_output();
        }
        // `lines` counts identifiers here: without a valid one, the status is 1.
        Ok(match (totals.status(self.shared.exit_zero), totals.lines - totals.invalid) {
            (Status::Fine, 0) if !self.shared.exit_zero => Status::Invalid,
            (status, _) => status,
        })
    }

    /// Reads, searches and writes, in parallel if there are several threads. Returns false if an
    /// invalid identifier ended the run.
    fn all_files(
        &self,
        reading: Reading,
        search: &mut Search<'_>,
        totals: &mut Totals,
    ) -> io::Result<bool> {
        // If documents are read as a whole, only one at a time is in memory.
        if rayon::current_num_threads() == 1 || reading.shape != Shape::Parts {
            let mut goes_on = Ok(true);
            reading.each(|events| {
                goes_on = search.results(&events).and_then(|found| self.write_all(found, totals));
                matches!(goes_on, Ok(true)) && !search.is_done()
            });
            return goes_on;
        }
        let (sender, receiver) = mpsc::sync_channel(1);
        // The thread is not joined: it may wait forever for the input of a pipe.
        thread::spawn(move || reading.each(|events| sender.send(events).is_ok()));
        // The results of the previous events are written while the next events are searched.
        let (mut previous, mut goes_on) = (Vec::new(), true);
        while goes_on && !search.is_done() {
            let events = match receiver.try_recv() {
                Ok(events) => events,
                // No input is ready: writes the results so far before waiting for it.
                Err(_) => {
                    goes_on = self.write_all(std::mem::take(&mut previous), totals)?;
                    match receiver.recv() {
                        Ok(events) if goes_on => events,
                        // The run has ended, or all files were read.
                        _ => break,
                    }
                }
            };
            let (mut found, mut written) = (Ok(Vec::new()), Ok(true));
            rayon::in_place_scope(|scope| {
                scope.spawn(|_| found = search.results(&events));
                written = self.write_all(std::mem::take(&mut previous), totals);
            });
            (goes_on, previous) = (written?, found?);
        }
        Ok(goes_on && self.write_all(previous, totals)?)
    }

    /// Writes results in their order. Returns whether the run goes on.
    fn write_all(&self, found: Vec<Results>, totals: &mut Totals) -> io::Result<bool> {
        for results in found {
            totals.add(&results.totals)?;
            results.finish()?;
            if self.shared.ends_at_invalid() && totals.invalid > 0 {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns the finder that the options describe.
    fn finder<'s>(&self, schemes: &'s [&'s str]) -> Finder<'s> {
        let schemes = match (self.any_scheme, schemes) {
            (true, _) => SchemeFilter::Any,
            (false, []) => SchemeFilter::Usual,
            (false, schemes) => SchemeFilter::Only(schemes),
        };
        let finder = Finder::new().grammar(self.document).schemes(schemes);
        let near_misses = self.invalid || self.shared.only == Some(Only::Invalid);
        finder.suffix_references(self.www).near_misses(near_misses)
    }

    /// Whether the document of the grammar requires normalization of converted identifiers.
    /// 3987bis, and so LEIRI, does not.
    fn requires_normalization(&self) -> bool {
        self.nfc || !matches!(self.document, Grammar::Rfc3987bis | Grammar::Leiri)
    }

    /// Adds the answer for an identifier. `before` is the number of characters of the document before its part;
    /// `octets` converts the positions in the part.
    fn write_match(
        &self,
        out: &mut Results,
        found: &Match<'_>,
        item: Item<'_>,
        before: usize,
        octets: &mut Places<'_>,
    ) -> io::Result<Status> {
        let with_scheme = found.with_scheme();
        // The reason why a near miss is not valid.
        let find_problem = || {
            let error = found.production().check(&with_scheme).err()?;
            Some(Problem::from(&error).within(&item.lossy(), &with_scheme))
        };
        let problem = if found.valid { None } else { find_problem() };
        let uri = || {
            let uri = ToUri::new().reference(&with_scheme).ok()?;
            found.valid.then(|| uri.to_string())
        };
        let text = if self.writes_uris() {
            uri().map_or(Cow::from(&*found.text), Cow::from)
        } else {
            Cow::from(&*found.text)
        };
        let column = item.place.before + 1;
        let details = || {
            let Span { start, end } = found.characters;
            object! {
                column,
                span: [octets.octet(found.span.start), octets.octet(found.span.end)],
                character_span: [before + start, before + end],
                delimiters: delimiters_name(found.delimiters),
                url_prefix: found.url_prefix,
                suffix: found.suffix,
                doubtful_hyphens: &found.doubtful_hyphens,
                uri: uri(),
            }
        };
        self.write_answer(out, item, &text, problem.as_ref(), column, details)
    }

    /// Counts an identifier whose answer has just been written. Returns whether `--on-invalid fail` ends the
    /// run here. `start` is the length of the results before the answer.
    fn end_identifier(
        &self,
        out: &mut Results,
        item: Item<'_>,
        start: usize,
        status: Status,
    ) -> io::Result<bool> {
        out.totals.lines += 1;
        out.totals.invalid += usize::from(status != Status::Fine);
        out.end_text(item, start, status)?;
        Ok(status != Status::Fine && self.shared.ends_at_invalid())
    }

    /// Whether identifiers are written as URIs.
    fn writes_uris(&self) -> bool {
        self.to == Grammar::Rfc3986
    }

    /// Adds the answer for an identifier that begins in this column. `text` is the identifier as it is
    /// written.
    fn write_answer<D: Serialize>(
        &self,
        out: &mut Results,
        item: Item<'_>,
        text: &str,
        problem: Option<&Problem>,
        column: usize,
        details: impl FnOnce() -> D,
    ) -> io::Result<Status> {
        out.answer(item, Some(text), problem, details, |out| {
            if self.only_matching {
                return if problem.is_none() { out.result_line(text) } else { Ok(()) };
            }
            item.place.write(out)?;
            out.write_all(b":")?;
            write_number(out, column as u64)?;
            out.write_all(b": ")?;
            write_styled(out, NAME, &visible(text))?;
            match &problem {
                None => out.write_all(b"\n"),
                Some(problem) => writeln!(out, ": {problem}"),
            }
        })
    }
}

/// Returns the name of the delimiters around an identifier, as in the JSON details.
fn delimiters_name(delimiters: Delimiters) -> String {
    match delimiters {
        Delimiters::None => "none".to_owned(),
        Delimiters::AngleBrackets => "angle-brackets".to_owned(),
        Delimiters::DoubleQuotes => "double-quotes".to_owned(),
        Delimiters::Pair(opening, closing) => String::from_iter([opening, closing]),
    }
}
