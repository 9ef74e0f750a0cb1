//! `iri prepare`.

use crate::host::refusal_message;
use crate::shell::*;
use clap::{Args, ValueEnum};
use iri_grammar::host::{Idna2003, Idna2008, Profile, Uts46};
use iri_grammar::mapping::MappingError;
use iri_grammar::preparation::{DisplayMarks, Entry, Note, Preparation, Prepared, References};
use iri_grammar::schemes::{Data, Mailto, SchemeError, SchemeSpecific};
use iri_grammar::spec::Step;
use iri_grammar::text::{CharacterForm, Charset, Unencodable};
use iri_grammar::{Component, Grammar, Span};
use serde::Serialize;
use std::borrow::Cow;
use std::io::{self, Write};
use std::mem;

/// Prepares each TEXT, any string, as a URI or IRI, and notes each change
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Prepare {
    #[command(flatten)]
    options: PrepareOptions,
    #[command(flatten)]
    steps: StepOptions,
    #[command(flatten)]
    texts: Texts,
}

/// The options for what the documents leave open.
#[derive(Args)]
struct PrepareOptions {
    /// The form of the result: iri or uri
    #[arg(short, long, default_value = "uri", value_parser = one_of([
        ("iri", "Characters that an IRI allows stay unchanged", Grammar::Rfc3987),
        ("uri", OF_URI, Grammar::Rfc3986),
    ]))]
    to: Grammar,
    /// How whitespace inside a text is treated; split makes several references
    #[arg(long, value_enum, default_value_t = Whitespace::Encode)]
    whitespace: Whitespace,
    /// How the host is processed
    #[arg(long, value_name = "BY", default_value = "idna2008")]
    #[arg(value_parser = one_of([
        ("idna2008", "After the mapping of RFC 5895: lower case, NFC", profile(Idna2008::new().map_rfc5895(true))),
        ("idna2008-unmapped", "Without any mapping", profile(Idna2008::new())),
        ("uts46", "", profile(Uts46::new())),
        ("idna2003", "", profile(Idna2003::for_mapping())),
        ("none", "Left in Unicode", None),
    ]))]
    idna: OptionalProfile,
    /// What the documents leave open, decided otherwise than by default; may be repeated
    #[arg(long, value_enum, value_name = "CHOICE", value_delimiter = ',')]
    choose: Vec<Choice>,
    /// The character encoding of the texts, and of the document they come from [default: utf-8]
    #[arg(short, long, value_parser = charset_with_lines)]
    charset: Option<Charset>,
    /// The charset of the document, for the query of http and https [default: --charset]
    #[arg(long, value_name = "CHARSET", value_parser = charset)]
    document_charset: Option<Charset>,
    /// The scheme of relative references
    #[arg(long, value_name = "SCHEME", value_parser = scheme)]
    base_scheme: Option<String>,
    /// First converts what keyboards add: full-width Latin
    ///
    /// Converts full-width Latin, half-width Katakana, and ideographic full stops in the host,
    /// removes formatting characters around the text, and normalizes it to NFC. Each WAY, after an
    /// equals sign, changes this: --typed=nfkc,delimiters.
    #[arg(long, value_enum, value_name = "WAY", value_delimiter = ',')]
    #[arg(num_args = 0.., require_equals = true)]
    typed: Option<Vec<Typed>>,
}

/// The value of --choose.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Choice {
    /// Numeric character references are replaced by their characters
    References,
    /// Like references, but only for characters in unreserved and ucschar
    IunreservedReferences,
    /// Backslashes before the query become '/', and are not percent-encoded
    Slash,
    /// The last '@' ends the userinfo, not the first
    LastAtSign,
    /// A '%' that does not begin a pct-encoded stays, and is not percent-encoded
    LonePercent,
    /// A colon in the first segment of a relative reference becomes %3A; else './' is put before it
    EncodeColon,
    /// Section 5 of the guidelines is read literally where it contradicts RFC 3986, which decides
    /// otherwise
    Letter,
    /// A text in a --charset that is not UCS-based is normalized to NFC (RFC 3987 section 3.1 step 1 b)
    Nfc,
    /// A character of the query that the document's charset lacks becomes a numeric character
    /// reference, as HTML forms are sent; else it is an error
    UnencodableNcr,
    /// Such a character is encoded in UTF-8
    UnencodableUtf8,
}

/// The value of --typed.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Typed {
    /// Normalizes to NFKC
    Nfkc,
    /// Does not normalize
    Unnormalized,
    /// Converts an ideographic space to a space
    Space,
    /// Removes <> or "" around the text, and 'URL:' before it
    Delimiters,
    /// Keeps bidirectional formatting characters around the text
    KeepMarks,
    /// Removes those inside, too
    AllMarks,
}

// clap takes `Option` in the type of a field for an optional argument; an alias prevents that.

/// The profile that processes the host; `None` leaves the host in Unicode.
type OptionalProfile = Option<Profile>;

/// Returns the value of `--idna` for a profile.
fn profile(profile: impl Into<Profile>) -> OptionalProfile {
    Some(profile.into())
}

const OF_URI: &str = "Non-ASCII characters are percent-encoded, and the host has its ASCII form";

/// The value of --whitespace.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Whitespace {
    /// Each block of U+0020 separates two references
    Split,
    /// U+0020, CR, LF and TAB are removed
    Remove,
    /// Each U+0020 becomes %20
    Encode,
}

const LONG_HELP: &str = "\
Follows the processing guidelines of 2011: pre-processing (section 4), parsing into components \
(section 5), the query charset of http and https (section 6.1), and what a URI needs (section \
7.1). With --typed, RFC 3987 section 7.2 comes first. Every text has a result, with notes of what \
was repaired, encoded, ignored, or left unchanged. The grammar decides whether the result is valid.

With --quiet, the output is only the results that are valid. With --on-invalid empty, and likewise \
with --column, a text whose result is not valid is reported on standard error, with the reason.

With --format jsonl, each result has an object: see 'iri schema --help'.
  ok      whether the result is a URI reference or, with --to iri, an IRI
          reference with the components into which it was divided
  output  the result, valid or not
  input, error
          for a text that was split: those of this result

Its details:
  index             the number of the reference, from 0, if the text was split
  span              its range in the text. All spans in details are those of the
                    whole text, in bytes; a character_span is in characters
  components        {scheme, userinfo, host, port, path, query, fragment}, each
                    {text, span}
  notes             [{outcome, what, component, span, character_span,
                    character, document, section}], up to 1000
  more              how many more notes there are
  host              why the host is not a domain name, or null
  scheme_specific   for javascript {source}, for mailto {to, fields}, for data
                    {media_type, base64, octets in hexadecimal}; or {error}
  steps             with --steps, as in 'iri to-uri --help'

Examples:
  iri prepare ' http://example.org/a b '
  iri prepare --to iri --steps http://résumé.example.org/[1]
  iri prepare --choose slash --idna uts46 'HTTP:\\\\Example.com\\x'
  iri prepare --typed --to iri ｈｔｔｐ：／／例え。jp／
  iri prepare --whitespace split --quiet 'http://a/ http://b/'
  iri prepare --on-invalid empty --file typed.txt > uris.txt

Exit status: 0 if all results are valid, 1 if some are not, 2 if a file cannot be read.";

/// The greatest number of notes that are shown to people.
const SHOWN: usize = 20;

impl PrepareOptions {
    /// Fails if values exclude each other.
    fn check(&self) -> io::Result<()> {
        let ways = self.typed.as_deref().unwrap_or_default();
        for pair in [[Typed::Nfkc, Typed::Unnormalized], [Typed::KeepMarks, Typed::AllMarks]] {
            if pair.iter().all(|way| ways.contains(way)) {
                return Err(misuse("prepare", "two values of '--typed' exclude each other"));
            }
        }
        if self.is_chosen(Choice::UnencodableNcr) && self.is_chosen(Choice::UnencodableUtf8) {
            return Err(misuse("prepare", "two values of '--choose' exclude each other"));
        }
        if self.is_chosen(Choice::Nfc) && self.charset.is_none() {
            return Err(misuse("prepare", "'--choose nfc' needs --charset"));
        }
        Ok(())
    }

    /// Whether `--choose` has this value.
    fn is_chosen(&self, choice: Choice) -> bool {
        self.choose.contains(&choice)
    }

    /// Returns the preparation that the options describe.
    fn preparation(&self) -> Preparation {
        let charset = self.document_charset.or(self.charset).unwrap_or(Charset::UTF_8);
        let is_chosen = |choice| self.is_chosen(choice);
        let references = if is_chosen(Choice::References) {
            References::All
        } else if is_chosen(Choice::IunreservedReferences) {
            References::Iunreserved
        } else {
            References::Off
        };
        let unencodable = if is_chosen(Choice::UnencodableNcr) {
            Unencodable::NumericReference
        } else if is_chosen(Choice::UnencodableUtf8) {
            Unencodable::Utf8
        } else {
            Unencodable::Error
        };
        let preparation = Preparation::new()
            .iri_form(self.to == Grammar::Rfc3987)
            .remove_whitespace(self.whitespace == Whitespace::Remove)
            .numeric_references(references)
            .backslash_to_slash(is_chosen(Choice::Slash))
            .last_at_sign(is_chosen(Choice::LastAtSign))
            .keep_lone_percent(is_chosen(Choice::LonePercent))
            .encode_first_colon(is_chosen(Choice::EncodeColon))
            .by_the_letter(is_chosen(Choice::Letter))
            .document_charset(charset)
            .unencodable(unencodable)
            .nfc_when_transcoded(is_chosen(Choice::Nfc));
        let preparation = match self.idna {
            Some(profile) => preparation.host(profile),
            None => preparation.host_in_unicode(),
        };
        let base_scheme = self.base_scheme.as_deref();
        let preparation = with(preparation, base_scheme, Preparation::base_scheme);
        with(preparation, self.typed.as_deref().map(entry), Preparation::typed)
    }
}

/// Returns how a typed text is converted first, in these ways.
fn entry(ways: &[Typed]) -> Entry {
    let is_given = |way| ways.contains(&way);
    let form = if is_given(Typed::Nfkc) { CharacterForm::Nfkc } else { CharacterForm::Nfc };
    let marks = if is_given(Typed::KeepMarks) {
        DisplayMarks::Keep
    } else if is_given(Typed::AllMarks) {
        DisplayMarks::All
    } else {
        DisplayMarks::Around
    };
    Entry::new()
        .normalization((!is_given(Typed::Unnormalized)).then_some(form))
        .ideographic_space(is_given(Typed::Space))
        .delimiters(is_given(Typed::Delimiters))
        .display_marks(marks)
}

/// One of the references that a text is split into; the only one without `--whitespace split`.
struct Reference<'t> {
    /// The number of the reference, from 0.
    index: usize,
    /// The reference before preparation.
    input: &'t str,
}

impl Prepare {
    pub fn run(&self) -> io::Result<Status> {
        self.options.check()?;
        let preparation = self.options.preparation();
        let prepare =
            |results: &mut Results, item: Item<'_>| self.prepare(results, item, &preparation);
        // Any text can be prepared. `--count` counts the scheme and host of those that are LEIRIs,
        // the widest grammar.
        let task = Task::on("prepare", Grammar::Leiri.reference());
        let is_decoded = self.options.charset.is_none();
        self.texts.run(if is_decoded { task } else { task.in_any_encoding() }, prepare)
    }

    /// Prepares a text, and adds a result for each of its references.
    fn prepare(
        &self,
        results: &mut Results,
        item: Item<'_>,
        preparation: &Preparation,
    ) -> io::Result<Status> {
        let charset = self.options.charset.unwrap_or(Charset::UTF_8);
        let refuse_undecodable = |results: &mut Results, error| {
            results.refuse(item, &Problem::octets_not_mapped(item.octets, &error))
        };
        let text = &*match preparation.transcode(item.octets, charset) {
            Ok(text) => text,
            Err(error) => return refuse_undecodable(results, error),
        };
        let mut trace = self.steps.trace();
        if self.options.whitespace == Whitespace::Split {
            let references = preparation.references_with_trace(text, &mut trace);
            // The first reference has the steps before the split, too.
            let mut steps = trace.take();
            // `before` is the number of characters before the byte `at`.
            let (mut at, mut before) = (0, 0);
            let mut worst = Status::Fine;
            for (index, (prepared, mut own)) in references.enumerate() {
                steps.append(&mut own.take());
                let part = prepared.span();
                before += text[at..part.start].chars().count();
                at = part.start;
                // Messages are about this reference alone, with its own column. The CR
                // at the end of the line is no part of it.
                let input = part.slice(text);
                let (octets, text) = (input.as_bytes(), Some(input));
                let one = Reference { index, input };
                let place = Place { before, ..item.place };
                let item = Item { place, octets, text, ..item };
                worst =
                    worst.max(self.add(results, item, one, &prepared, mem::take(&mut steps))?);
            }
            return Ok(worst);
        }
        let prepared = match self.options.charset {
            None => preparation.reference_with_trace(text, &mut trace),
            Some(charset) => {
                match preparation.octets_with_trace(item.octets, charset, &mut trace) {
                    Ok(prepared) => prepared,
                    Err(error) => return refuse_undecodable(results, error),
                }
            }
        };
        let one = Reference { index: 0, input: text };
        self.add(results, item, one, &prepared, trace.take())
    }

    /// Adds the result for one reference.
    fn add(
        &self,
        results: &mut Results,
        item: Item<'_>,
        Reference { index, input }: Reference<'_>,
        prepared: &Prepared,
        steps: Vec<Step>,
    ) -> io::Result<Status> {
        let valid_result = self.valid_result(prepared);
        let problem = valid_result.as_ref().err().map(|error| Problem::not_mapped(input, error));
        let output = valid_result.as_deref().unwrap_or(prepared.as_str());
        let steps = self.steps.are_given().then(|| self.steps.to_written(steps));
        let details = || {
            let part =
                |wanted| prepared.part(wanted).zip(prepared.part_span(wanted)).map(text_and_span);
            let specific = prepared.scheme_specific().map(scheme_specific);
            let Span { start, end } = prepared.span();
            let notes = List(|| prepared.notes().iter().take(MOST).map(note_object));
            object! {
                index,
                span: [start, end],
                components: object! {
                    scheme: part(Component::Scheme),
                    userinfo: part(Component::Userinfo),
                    host: part(Component::Host),
                    port: part(Component::Port),
                    path: part(Component::Path),
                    query: part(Component::Query),
                    fragment: part(Component::Fragment),
                },
                notes,
                more: prepared.notes().len().saturating_sub(MOST),
                host: prepared.host_error().map(refusal_message),
                scheme_specific: specific,
                #[serde(skip_serializing_if = "Option::is_none")]
                steps(Option<>): steps.as_ref(),
            }
        };
        let Settings { quiet, on_invalid, .. } = results.settings;
        // --on-invalid empty writes one line for each text; so does --column below (`item.row`).
        let is_result_only = (quiet || on_invalid == OnInvalid::Empty) && steps.is_none();
        results.answer(item, Some(output), problem.as_ref(), details, |out| match &problem {
            Some(problem) if is_result_only || item.row.is_some() => {
                out.tell(item.place.describe(input, problem));
                Ok(())
            }
            None if is_result_only || item.row.is_some() => out.line(item, output),
            _ => write(out, output, prepared, steps.as_ref(), problem.as_ref()),
        })
    }

    /// Returns the result in the form of `--to`. Fails if it is not valid.
    fn valid_result<'p>(&self, prepared: &'p Prepared) -> Result<Cow<'p, str>, MappingError> {
        match self.options.to {
            Grammar::Rfc3986 => Ok(prepared.uri()?.into_string().into()),
            _ => match prepared.iri() {
                Ok(iri) => Ok(iri.text().into()),
                Err(error) => {
                    Err(MappingError::Input { text: prepared.as_str().to_owned(), error })
                }
            },
        }
    }
}

/// Writes a result for people, with steps, notes, and why it is not valid.
fn write(
    out: &mut Results,
    output: &str,
    prepared: &Prepared,
    steps: Option<&Steps>,
    problem: Option<&Problem>,
) -> io::Result<()> {
    // Only a valid text is a result, which is not escaped unless it is written to a terminal.
    let shown = if problem.is_none() { result_text(output) } else { visible(output) };
    write_styled(out, HEADING, &shown)?;
    out.write_all(b"\n")?;
    if let Some(steps) = steps {
        steps.write(out)?;
    }
    write_notes(out, prepared.notes())?;
    if let Some(specific) = prepared.scheme_specific() {
        write_scheme_specific(out, &specific)?;
    }
    match (problem, prepared.host_error()) {
        (Some(problem), _) => writeln!(out, "  {NAME}not valid{NAME:#}  {problem}"),
        (None, Some(error)) => row(out, 9, "host", refusal_message(error)),
        (None, None) => Ok(()),
    }
}

/// Writes the first notes for people, and the number of the others.
fn write_notes(out: &mut Results, notes: &[Note]) -> io::Result<()> {
    for note in notes.iter().take(SHOWN) {
        let text = with_character_name(format!("{note:#}"), note.character);
        row(out, 9, note.outcome().name(), visible(&text))?;
    }
    match notes.len().saturating_sub(SHOWN) {
        0 => Ok(()),
        more => writeln!(out, "  {DIMMED}and {more} more notes{DIMMED:#}"),
    }
}

/// Returns a component as a JSON object.
fn text_and_span((text, Span { start, end }): (&str, Span)) -> impl Serialize + use<'_> {
    object! { text, span: [start, end] }
}

/// Returns a note as a JSON object.
fn note_object(note: &Note) -> impl Serialize {
    let (span, characters) = (note.span, note.character_span);
    object! {
        outcome: note.outcome().name(),
        what: note.kind.name(),
        component: note.component.map(|component| component.name()),
        span: [span.start, span.end],
        character_span: [characters.start, characters.end],
        character: note.character,
        #[serde(flatten)] cited: Cited::from(note.citation()),
    }
}

/// Writes the scheme-specific part of `javascript`, `mailto` and `data` identifiers.
fn write_scheme_specific(
    out: &mut Results,
    specific: &Result<SchemeSpecific<'_>, SchemeError>,
) -> io::Result<()> {
    let mut row = |name: &str, text: &str| row(out, 9, name, visible(text));
    match specific {
        Ok(SchemeSpecific::Javascript(source)) => row("script", source),
        Ok(SchemeSpecific::Mailto(Mailto { to, fields, .. })) => {
            to.iter().try_for_each(|address| row("to", address))?;
            fields.iter().try_for_each(|(name, value)| row("field", &format!("{name}: {value}")))
        }
        Ok(SchemeSpecific::Data(Data { media_type, base64, octets, .. })) => {
            let encoding = if *base64 { ", base64" } else { "" };
            let octets = quantity(octets.len(), "octet");
            row("data", &format!("{media_type}{encoding}, {octets}"))
        }
        Err(error) => row("left", &format!("{error:#}")),
        // A scheme that the library may add later.
        Ok(_) => Ok(()),
    }
}

/// The scheme-specific part as JSON. Members that belong to other schemes are null.
#[derive(Default, Serialize)]
struct SchemeReport<'i> {
    source: Option<Cow<'i, str>>,
    to: Option<Vec<Cow<'i, str>>>,
    fields: Option<Vec<(Cow<'i, str>, Cow<'i, str>)>>,
    media_type: Option<String>,
    base64: Option<bool>,
    octets: Option<String>,
    error: Option<String>,
}

/// Returns the scheme-specific part for JSON.
fn scheme_specific(specific: Result<SchemeSpecific<'_>, SchemeError>) -> SchemeReport<'_> {
    let mut report = SchemeReport::default();
    match specific {
        Ok(SchemeSpecific::Javascript(source)) => report.source = Some(source),
        Ok(SchemeSpecific::Mailto(Mailto { to, fields, .. })) => {
            (report.to, report.fields) = (Some(to), Some(fields));
        }
        Ok(SchemeSpecific::Data(Data { media_type, base64, octets, .. })) => {
            report.media_type = Some(media_type.to_string());
            (report.base64, report.octets) = (Some(base64), Some(hexadecimal(&octets, "")));
        }
        Err(error) => report.error = Some(format!("{error:#}")),
        Ok(_) => report.error = Some("not known".to_owned()),
    }
    report
}
