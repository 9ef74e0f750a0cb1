//! `iri bidi`.

use crate::shell::*;
use character_names::name_or_kind;
use clap::Args;
use iri_grammar::bidi::{
    BaseDirection, BidiNotation, Context, Marks, Structure, Violation, Visual, read_aloud,
    url_i18n_07,
};
use iri_grammar::kind::Kind;
use iri_grammar::{Grammar, Identifier, Span, kind};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::io;

/// Shows how each TEXT, a right-to-left identifier, is displayed, and the restrictions it breaks
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Bidi {
    /// Writes all forms in Bidi Notation
    ///
    /// RFC 3987 section 1.4: upper-case letters stand for right-to-left ones.
    #[arg(short, long, value_parser = by_name(BidiNotation::ALL, BidiNotation::name))]
    #[arg(ignore_case = true)]
    notation: Option<BidiNotation>,
    /// Reads Bidi Notation, too
    ///
    /// The texts, --before and --after are in it.
    #[arg(long, requires = "notation")]
    read: bool,
    /// Reads the texts by the grammar of draft-masinter-url-i18n-07, and adds its display
    /// (section 3.2)
    #[arg(long)]
    url_i18n_07: bool,
    #[command(flatten)]
    context: ContextOptions,
    #[command(flatten)]
    structure: StructureOptions,
    #[command(flatten)]
    texts: Texts,
}

/// The options about the text around the identifier.
#[derive(Args)]
#[command(next_help_heading = "The text around it")]
pub struct ContextOptions {
    /// The text before the identifier
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    before: String,
    /// The text after the identifier
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    after: String,
    /// The direction of the paragraph
    #[arg(long, default_value = "ltr", value_parser = one_of([
        ("ltr", "", BaseDirection::LeftToRight),
        ("rtl", "", BaseDirection::RightToLeft),
        ("first-strong", "By the first strong character", BaseDirection::FirstStrong),
    ]))]
    direction: BaseDirection,
}

impl ContextOptions {
    /// Returns the context that the options describe.
    pub fn context(&self) -> Context<'_> {
        Context { before: &self.before, after: &self.after, direction: self.direction }
    }
}

/// The components, and the restrictions on them.
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
    /// Returns the division into components that the options describe.
    pub fn build(&self) -> Structure<'_> {
        let structure = Structure::new()
            .names_and_values(self.names_and_values)
            .extensions(self.extensions)
            .marks_at_the_end(self.marks_at_the_end)
            .domain_name_schemes(self.schemes.schemes());
        with(structure, self.base_scheme.as_deref(), Structure::base_scheme)
    }
}

/// Describes a violation, for messages.
fn problem_of(violation: &Violation, input: Text<'_>) -> Problem {
    let characters = Span { start: violation.index, end: violation.index + 1 };
    let (span, citation) = (violation.span, violation.citation());
    Problem::at(span, characters, citation, reason(violation))
        .with_kind("(bidi)")
        .with_character(Some(violation.character))
        .within(input.input(), input.text)
}

const LONG_HELP: &str = "\
For each text:
  logical  the order in which it is stored; with --notation
  visual   the order from left to right, as in a left-to-right embedding
           (section 4.1). Characters are not mirrored. A terminal may reorder
           them again; --notation prevents this
  aloud    how it is read aloud (section 4.4), if this differs from the text
  of 2001  with --url-i18n-07: the visual order of that draft
  marked   with --url-i18n-07: the text with LRE, PDF, and LRM at each reserved
           character, for display only
  marks    the formatting characters that it needs between --before and --after
           to be displayed so (section 4.1): none, lrm-after, lrm-before,
           lrm-around (U+200E), or embedding (U+202A, U+202C)
  broken   each broken restriction, up to 1000, with its component and
           character; for a line of a file, as FILE:LINE:COLUMN
  encoded  the text with these components percent-encoded (section 4.2). Never
           in Bidi Notation, where upper-case hexadecimal digits would be Hebrew
           or Arabic letters

Bidi Notation: in 'ab.CDEF.gh', C to F are Hebrew or Arabic letters. Upper-case letters themselves \
and '&' are written as &#x41; and &amp;.

With --quiet, the output is only the text, or the encoded text if a restriction is broken.

With --format jsonl, each text has an object: see 'iri schema --help'. Its error is the first \
broken restriction. Its details:
  logical, visual, aloud
  mirrored          visual, with brackets mirrored as displayed
  order             from left to right, the index of each character in the text
  marks             {needed, before, after}: the name, and what to insert
  violations        [{restriction, component, component_span, character,
                    code_point, name, span, index, reason, document, section,
                    number}], up to 1000; spans in bytes
  more              how many more there are
  encoded           null if nothing is broken
  url_i18n_07       with --url-i18n-07: {visual, marked}

Examples:
  iri bidi --notation hebrew --read http://ab.CDE.FGH/ij
  iri bidi --direction rtl http://example.org/
  iri bidi -n arabic --read --before 'ABC ' --after '!' http://ab/DE
  iri bidi --format jsonl - < iris.txt | jq -r 'select(.details.violations != []).details.encoded'

Exit status: 0 if no restriction is broken, 1 if one is, or a text is not valid, 2 if a file \
cannot be read.";

impl Bidi {
    pub fn run(&self) -> io::Result<Status> {
        let grammar = if self.url_i18n_07 { Grammar::UrlI18n07 } else { Grammar::Rfc3987 };
        // With --quiet, a result is one text, and may be a column; otherwise it is a table.
        let task = Task::on("bidi", grammar.reference()).with_rows(self.texts.quiet());
        let structure = &self.structure.build();
        self.texts.for_each(task, |results, text| {
            let logical = self.read_notation(text.text);
            if self.url_i18n_07 {
                let text = text.with_text(&logical);
                self.show::<kind::url_i18n_07::IriReference>(results, text, structure)
            } else {
                self.show::<kind::IriReference>(results, text.with_text(&logical), structure)
            }
        })
    }

    /// Converts a text from Bidi Notation; without --read, returns it unchanged.
    fn read_notation<'t>(&self, text: &'t str) -> Cow<'t, str> {
        match self.notation.filter(|_| self.read) {
            Some(notation) => notation.read(text).into(),
            None => text.into(),
        }
    }

    /// Converts a text to Bidi Notation; without --notation, returns it unchanged.
    fn write_notation<'t>(&self, text: Cow<'t, str>) -> Cow<'t, str> {
        match self.notation {
            Some(notation) => notation.write(&text).into(),
            None => text,
        }
    }

    /// Adds the answer for one text as an identifier of the kind `K`.
    fn show<K: Kind>(
        &self,
        results: &mut Results,
        input: Text<'_>,
        structure: &Structure<'_>,
    ) -> io::Result<Status> {
        let iri = match Identifier::<K, &str>::new(input.text) {
            Ok(iri) => iri,
            Err(error) => return results.reject(input, &error),
        };
        let mut remaining = structure.each_violation(iri.components());
        let violations: Vec<Violation> = remaining.by_ref().take(MOST).collect();
        let more = remaining.count();
        // Also `None` if the percent-encoded text is not an identifier of this kind.
        let encoded = (!violations.is_empty()).then(|| structure.encode(&iri).ok()).flatten();
        let encoded = encoded.map(|encoded| encoded.into_owned().into_string());
        let problem = violations.first().map(|violation| problem_of(violation, input));
        let details = || {
            let violations = List(|| violations.iter().map(violation_object));
            self.details(self.display_forms(input.text), violations, more, encoded.as_deref())
        };
        results.answer(input.item, None, problem.as_ref(), details, |out| {
            let encoded = encoded.as_deref();
            if out.settings.quiet {
                return out.line(input.item, encoded.unwrap_or(input.text));
            }
            heading(out, input.input())?;
            self.write_rows(out, &violations, more, encoded, input)
        })
    }

    /// Returns the forms of an identifier.
    fn display_forms<'t>(&self, iri: &'t str) -> DisplayForms<'t> {
        let (before, after) =
            (self.read_notation(&self.context.before), self.read_notation(&self.context.after));
        let context = Context { before: &before, after: &after, ..self.context.context() };
        let display = Visual::new(iri);
        let visual = if display.is_logical() { iri.into() } else { Cow::from(display.to_string()) };
        DisplayForms {
            logical: self.write_notation(iri.into()),
            aloud: self.write_notation(read_aloud(&visual).into()),
            visual: self.write_notation(visual),
            display,
            marks: context.marks_needed(iri),
            url_i18n_07: self.url_i18n_07.then(|| {
                let visual = self.write_notation(url_i18n_07::visual(iri).to_string().into());
                (visual, self.write_notation(url_i18n_07::add_marks(iri).into()))
            }),
        }
    }

    /// Returns the details of the JSON object. `more` is the number of violations besides
    /// `violations`.
    fn details(
        &self,
        forms: DisplayForms<'_>,
        violations: impl Serialize,
        more: usize,
        encoded: Option<&str>,
    ) -> impl Serialize {
        let DisplayForms { display, marks, .. } = forms;
        let mirrored = self.write_notation(display.mirrored_text().into());
        object! {
            logical: forms.logical,
            visual: forms.visual,
            mirrored,
            aloud: forms.aloud,
            order: Order(display),
            marks: object! { needed: marks, before: marks.before(), after: marks.after() },
            violations,
            more,
            encoded,
            #[serde(skip_serializing_if = "Option::is_none")]
            url_i18n_07(Option<>): forms.url_i18n_07.map(|(visual, marked)| {
                object! { visual, marked }
            }),
        }
    }

    /// Writes the table for people. `more` is the number of violations besides `violations`.
    fn write_rows(
        &self,
        out: &mut Results,
        violations: &[Violation],
        more: usize,
        encoded: Option<&str>,
        input: Text<'_>,
    ) -> io::Result<()> {
        let forms = self.display_forms(input.text);
        let mut row = |name: &str, text: &str| row(out, 7, name, text);
        if self.notation.is_some() {
            row("logical", &visible(&forms.logical))?;
        }
        row("visual", &visible(&forms.visual))?;
        if forms.aloud != forms.logical {
            row("aloud", &visible(&forms.aloud))?;
        }
        if let Some((visual, marked)) = &forms.url_i18n_07 {
            row("of 2001", &visible(visual))?;
            row("marked", &visible(marked))?;
        }
        row("marks", &marks_text(forms.marks))?;
        // The index of a character is its column only if the text is as in the line, not converted by --read.
        let is_as_in_line = input.text == input.input();
        let file = input.item.place.file.filter(|_| !violations.is_empty());
        let line = file.map(|_| visible(&input.item.name()).into_owned());
        // The violations of a component share its text, which may be long.
        for same_component in violations.chunk_by(|one, next| one.component == next.component) {
            let component = same_component[0].component.slice(input.text);
            let component = quoted(&self.write_notation(component.into()));
            for violation in same_component {
                let place = match &line {
                    Some(line) if is_as_in_line => format!("{line}:{}: ", violation.index + 1),
                    Some(line) => format!("{line}: "),
                    None => String::new(),
                };
                row("broken", &format!("{place}{component}: {}", reason(violation)))?;
            }
        }
        if more > 0 {
            row("broken", &format!("and {more} more"))?;
        }
        match encoded {
            Some(encoded) => row("encoded", &visible(encoded)),
            None => Ok(()),
        }
    }
}

/// How an identifier is displayed.
struct DisplayForms<'t> {
    logical: Cow<'t, str>,
    visual: Cow<'t, str>,
    aloud: Cow<'t, str>,
    display: Visual,
    /// The formatting characters that the identifier needs in its context.
    marks: Marks,
    /// With --url-i18n-07: the visual order and the marked text of that draft.
    url_i18n_07: Option<(Cow<'t, str>, Cow<'t, str>)>,
}

/// The index in the identifier of each displayed character, from left to right.
struct Order(Visual);

impl Serialize for Order {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.order())
    }
}

/// Returns the name of the marks that a text needs, and which come before and which after it.
fn marks_text(marks: Marks) -> String {
    let mut text = marks.name().to_owned();
    for (characters, place) in [(marks.before(), "before"), (marks.after(), "after")] {
        for c in characters.chars() {
            text += &format!(", {} {place} it", code_point(c));
        }
    }
    text
}

/// Returns the message of a violation, with the name of the character.
fn reason(violation: &Violation) -> String {
    with_character_name(violation.to_string(), Some(violation.character))
}

/// Returns a violation as a JSON object.
fn violation_object(violation: &Violation) -> impl Serialize {
    let Violation { restriction, kind, component, character, span, index, .. } = *violation;
    object! {
        restriction,
        component: kind,
        component_span: [component.start, component.end],
        character,
        code_point: code_point(character),
        name: name_or_kind(character),
        span: [span.start, span.end],
        index,
        reason: reason(violation),
        #[serde(flatten)] cited: Cited::from(violation.citation()),
        number: restriction.number(),
    }
}
