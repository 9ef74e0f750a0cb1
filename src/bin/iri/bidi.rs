//! `iri bidi`.

use crate::Status;
use crate::diagnostic::named;
use crate::options::{Format, FormatOption};
use crate::output::{FULL, HEADING, NAME, character_name, json_line, print, quoted, visible};
use crate::schemes::{SchemeOptions, scheme};
use crate::texts::{FileOption, Place, Text, for_each, refuse};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use iri_grammar::bidi::{
    BaseDirection, BidiNotation, ComponentKind, Context, Marks, Restriction, Structure, Violation,
    Visual, read_aloud, url_i18n_07,
};
use iri_grammar::kind::Kind;
use iri_grammar::{Document, Identifier, kind};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::io::{self, Write};

/// Shows how right-to-left identifiers are seen, and what restriction they break (RFC 3987
/// section 4)
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Bidi {
    /// The IRIs or references. Without TEXT and --file, or where '-' is the only TEXT, the lines
    /// of standard input
    #[arg(value_name = "TEXT")]
    texts: Vec<String>,
    #[command(flatten)]
    file: FileOption,
    /// Writes all forms in Bidi Notation (section 1.4): upper-case letters are these
    #[arg(short, long, value_parser = notation(), ignore_case = true)]
    notation: Option<BidiNotation>,
    /// Takes TEXT, --before and --after in Bidi Notation too
    #[arg(long, requires = "notation")]
    read: bool,
    /// Takes the texts by the grammar of draft-masinter-url-i18n-07, and shows its display
    /// (section 3.2) as well
    #[arg(long)]
    url_i18n_07: bool,
    #[command(flatten)]
    context: ContextOptions,
    #[command(flatten)]
    structure: StructureOptions,
    #[command(flatten)]
    format: FormatOption,
}

#[derive(Args)]
#[command(next_help_heading = "The text around it")]
pub struct ContextOptions {
    /// What stands before the identifier
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    before: String,
    /// What stands after it
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    after: String,
    /// The direction of the paragraph
    #[arg(long, value_enum, default_value_t = Direction::Ltr)]
    direction: Direction,
}

impl ContextOptions {
    pub fn context(&self) -> Context<'_> {
        Context { before: &self.before, after: &self.after, direction: self.direction.into() }
    }
}

/// What the components are, and what is held against them.
#[derive(Args)]
#[command(next_help_heading = "The components of section 4.2")]
pub struct StructureOptions {
    /// Each name and each value of a query is a component
    #[arg(long)]
    names_and_values: bool,
    /// Each extension in the last segment is a component
    #[arg(long)]
    extensions: bool,
    /// A component may end with nonspacing marks
    #[arg(long)]
    marks_at_the_end: bool,
    /// The scheme that a relative reference will have
    #[arg(long, value_name = "SCHEME", value_parser = scheme)]
    base_scheme: Option<String>,
    #[command(flatten)]
    schemes: SchemeOptions,
}

impl StructureOptions {
    pub fn structure(&self) -> Structure<'_> {
        let structure = Structure::new()
            .names_and_values(self.names_and_values)
            .extensions(self.extensions)
            .marks_at_the_end(self.marks_at_the_end)
            .domain_name_schemes(self.schemes.schemes());
        match &self.base_scheme {
            Some(scheme) => structure.base_scheme(scheme),
            None => structure,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum Direction {
    Ltr,
    Rtl,
    /// That of the first strong character
    FirstStrong,
}

impl From<Direction> for BaseDirection {
    fn from(direction: Direction) -> Self {
        match direction {
            Direction::Ltr => BaseDirection::LeftToRight,
            Direction::Rtl => BaseDirection::RightToLeft,
            Direction::FirstStrong => BaseDirection::FirstStrong,
        }
    }
}

fn notation() -> impl TypedValueParser<Value = BidiNotation> {
    PossibleValuesParser::new(BidiNotation::ALL.map(BidiNotation::name))
        .try_map(|name| name.parse::<BidiNotation>())
}

const LONG_HELP: &str = "\
For each text:
  logical  as it is stored; with --notation
  visual   from left to right, as in a left-to-right embedding (section 4.1). Characters are
           not mirrored. A terminal may reorder them again: --notation shows them as they are
  aloud    what one reads aloud (section 4.4), if that is not the text itself
  of 2001  with --url-i18n-07: its visual order, and
  marked   the text with LRE, PDF, and LRM at each reserved character, for display alone
  marks    which formatting characters have to stand around it in the text of --before and
           --after, so that it looks like that (section 4.1): none, lrm-after, lrm-before,
           lrm-around (U+200E), or embedding (U+202A, U+202C)
  broken   each restriction that is broken, by which component and character
  encoded  the text with each of those components in URI notation (section 4.2); never in
           Bidi Notation, which has no letters for its hexadecimal digits

Bidi Notation: 'ab.CDEF.gh', where C to F are Hebrew or Arabic letters. Upper-case letters
themselves, and '&', are &#x41; and &amp; there.

With --format jsonl, an object for each text:
  file, line        file is null for an argument, line then its number
  input, valid      if it is not valid, what 'iri check' tells
  logical, visual, aloud
  mirrored          visual, with the mirror images of brackets that are seen
  order             from left to right, which character of the text it is, from 0
  marks             {needed, before, after}: their name, and what to insert
  violations        [{restriction, component, component_span, character, code_point, name,
                    span, index, reason, document, section, number}]; spans in bytes
  encoded           null if nothing is broken
  url_i18n_07       with --url-i18n-07: {visual, marked}

Examples:
  iri bidi --notation hebrew --read http://ab.CDE.FGH/ij
  iri bidi --direction rtl http://example.org/
  iri bidi -n arabic --read --before 'ABC ' --after '!' http://ab/DE
  iri bidi --format jsonl - < iris.txt | jq -r 'select(.violations != []) | .encoded'

Exit status: 0 if no restriction is broken, 1 if one is, or a text is not valid, 2 if a file
could not be read.";

impl Bidi {
    pub fn run(&self) -> io::Result<Status> {
        for_each(&self.texts, &self.file, self.format.format, |text| {
            let logical = self.read(text.text);
            match self.url_i18n_07 {
                true => self.run_on::<kind::url_i18n_07::IriReference>(text, &logical),
                false => self.run_on::<kind::IriReference>(text, &logical),
            }
        })
    }

    fn run_on<K: Kind>(&self, input: Text<'_>, logical: &str) -> io::Result<Status> {
        match Identifier::<K, _>::new(logical) {
            Ok(iri) => self.show(input, &iri),
            Err(error) => refuse(self.format.format, input.with(logical), &error),
        }
    }

    fn read<'t>(&self, text: &'t str) -> Cow<'t, str> {
        match self.notation.filter(|_| self.read) {
            Some(notation) => notation.read(text).into(),
            None => text.into(),
        }
    }

    fn write(&self, text: &str) -> String {
        self.notation.map_or_else(|| text.to_owned(), |notation| notation.write(text))
    }

    fn show<K: Kind>(&self, input: Text<'_>, iri: &Identifier<K, &str>) -> io::Result<Status> {
        let violations = self.structure.structure().violations(iri.components());
        let report = self.report(input, iri, &violations);
        let mut out = Vec::new();
        match self.format.format {
            Format::Jsonl => json_line(&mut out, &report)?,
            Format::Human => self.write_report(&mut out, &report, iri)?,
        }
        print(&out)?;
        Ok(if violations.is_empty() { Status::Fine } else { Status::Invalid })
    }

    fn report<'r, K: Kind>(
        &self,
        input: Text<'r>,
        iri: &Identifier<K, &str>,
        violations: &'r [Violation],
    ) -> Report<'r> {
        let structure = self.structure.structure();
        let encoded = (!violations.is_empty()).then(|| structure.encode(iri).ok()).flatten();
        let (before, after) = (self.read(&self.context.before), self.read(&self.context.after));
        let context = Context { before: &before, after: &after, ..self.context.context() };
        let visual = Visual::of(iri);
        Report {
            place: input.place,
            input: input.given,
            valid: true,
            logical: self.write(iri),
            visual: self.write(&visual.to_string()),
            mirrored: self.write(&visual.mirrored()),
            aloud: self.write(&read_aloud(&visual.to_string())),
            order: visual.order().collect(),
            marks: context.marks_needed(iri).into(),
            violations: Violations(violations),
            encoded: encoded.map(|encoded| encoded.into_owned().into_string()),
            url_i18n_07: self.url_i18n_07.then(|| UrlI18n07 {
                visual: self.write(&url_i18n_07::visual(iri).to_string()),
                marked: self.write(&url_i18n_07::marked(iri)),
            }),
        }
    }

    fn write_report(&self, out: &mut Vec<u8>, report: &Report<'_>, text: &str) -> io::Result<()> {
        writeln!(out, "{HEADING}{}{HEADING:#}", visible(report.input))?;
        if self.notation.is_some() {
            row(out, "logical", &visible(&report.logical))?;
        }
        row(out, "visual", &visible(&report.visual))?;
        if report.aloud != report.logical {
            row(out, "aloud", &visible(&report.aloud))?;
        }
        if let Some(display) = &report.url_i18n_07 {
            row(out, "of 2001", &visible(&display.visual))?;
            row(out, "marked", &visible(&display.marked))?;
        }
        row(out, "marks", &report.marks.to_string())?;
        for violation in report.violations.0 {
            let component = quoted(&self.write(violation.component.span.of(text)));
            row(out, "broken", &format!("{component}: {}", reason(violation)))?;
            if out.len() >= FULL {
                print(out)?;
                out.clear();
            }
        }
        match &report.encoded {
            Some(encoded) => row(out, "encoded", &visible(encoded)),
            None => Ok(()),
        }
    }
}

fn row(out: &mut Vec<u8>, name: &str, text: &str) -> io::Result<()> {
    writeln!(out, "  {NAME}{name:<7}{NAME:#}  {text}")
}

#[derive(Serialize)]
struct Report<'r> {
    #[serde(flatten)]
    place: Option<Place<'r>>,
    input: &'r str,
    valid: bool,
    logical: String,
    visual: String,
    mirrored: String,
    aloud: String,
    order: Vec<usize>,
    marks: Needed,
    violations: Violations<'r>,
    encoded: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    url_i18n_07: Option<UrlI18n07>,
}

#[derive(Serialize)]
struct UrlI18n07 {
    visual: String,
    marked: String,
}

#[derive(Serialize)]
struct Needed {
    needed: Marks,
    before: &'static str,
    after: &'static str,
}

impl From<Marks> for Needed {
    fn from(needed: Marks) -> Self {
        Needed { needed, before: needed.before(), after: needed.after() }
    }
}

impl std::fmt::Display for Needed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.needed.name())?;
        for (marks, place) in [(self.before, "before"), (self.after, "after")] {
            for c in marks.chars() {
                write!(f, ", U+{:04X} {place} it", u32::from(c))?;
            }
        }
        Ok(())
    }
}

/// There may be many, and what is said of each is long.
struct Violations<'r>(&'r [Violation]);

impl Serialize for Violations<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Broken::from))
    }
}

fn reason(violation: &Violation) -> String {
    named(violation.to_string(), Some(violation.character))
}

#[derive(Serialize)]
struct Broken {
    restriction: Restriction,
    component: ComponentKind,
    component_span: [usize; 2],
    character: char,
    code_point: String,
    name: Option<String>,
    span: [usize; 2],
    index: usize,
    reason: String,
    document: Document,
    section: &'static str,
    number: Option<&'static str>,
}

impl From<&Violation> for Broken {
    fn from(violation: &Violation) -> Self {
        let Violation { restriction, component, character, span, index, .. } = *violation;
        let citation = violation.citation();
        Broken {
            restriction,
            component: component.kind,
            component_span: [component.span.start, component.span.end],
            character,
            code_point: format!("U+{:04X}", u32::from(character)),
            name: character_name(character),
            span: [span.start, span.end],
            index,
            reason: reason(violation),
            document: citation.document,
            section: citation.section,
            number: restriction.number(),
        }
    }
}
