//! `iri to-iri`.

use crate::host;
use crate::shell::*;
use clap::Args;
use clap::builder::TypedValueParser;
use iri_grammar::mapping::{
    self, Certainty, LocalName, MappingError, UnconvertedLabel, UnconvertedReason, local_names,
    url_i18n,
};
use iri_grammar::text::{Charset, Class, Classes};
use iri_grammar::{Component, Grammar};
use serde::Serialize;
use std::io::{self, Write};

/// Converts each TEXT, a URI, to an IRI
#[derive(Args)]
#[command(after_long_help = long_help())]
pub struct ToIri {
    /// The document of the conversion
    #[arg(short, long, default_value = "rfc3987", value_parser = one_of([
        ("rfc3987", "RFC 3987 section 3.2", Grammar::Rfc3987),
        ("rfc3987bis", "3987bis (March 2012) section 4", Grammar::Rfc3987bis),
        ("url-i18n-07", FROM_80, Grammar::UrlI18n07),
    ]))]
    document: Grammar,
    /// How domain names are converted
    ///
    /// Converts their labels to Unicode; none keeps them [default: none].
    #[arg(long, value_name = "BY", value_parser = idna())]
    #[arg(conflicts_with = "component", ignore_case = true)]
    idna: Option<Idna>,
    #[command(flatten)]
    schemes: SchemeOptions,
    /// Keeps these classes percent-encoded, too
    #[arg(long, value_name = "CLASS", value_parser = class(), value_delimiter = ',')]
    #[arg(hide_possible_values = true)]
    keep: Vec<Classes>,
    /// Decodes these classes, too
    ///
    /// The document keeps them percent-encoded.
    #[arg(long, value_name = "CLASS", value_parser = class(), value_delimiter = ',')]
    #[arg(hide_possible_values = true)]
    decode: Vec<Classes>,
    /// Converts only this component
    #[arg(long, value_parser = component(), conflicts_with = "steps")]
    component: Option<Component>,
    /// Lists the local names that each TEXT, a component or segment, may stand for (RFC 3987
    /// section 7.7), first in UTF-8
    #[arg(long, conflicts_with_all = ["steps", "component", "keep", "decode", "idna"])]
    local_names: bool,
    /// Also lists the local names in these character encodings, after UTF-8
    #[arg(short, long, value_name = "CHARSET", value_parser = charset, value_delimiter = ',')]
    #[arg(requires = "local_names")]
    charset: Vec<Charset>,
    #[command(flatten)]
    steps: StepOptions,
    #[command(flatten)]
    texts: Texts,
}

const FROM_80: &str = "draft-masinter-url-i18n-07 section 2.4: only escapes from %80 upwards";

/// Returns the text that `--help` shows after the options.
fn long_help() -> String {
    format!("{HELP_START}{}{HELP_END}", Class::ALL.map(class_entry).concat())
}

/// Returns the entry of a class of characters in the help: its name, the letters of the documents
/// that keep it percent-encoded, and its characters.
fn class_entry(class: Class) -> String {
    let documents =
        [("A", Classes::RFC3987), ("B", Classes::RFC3987BIS), ("C", Classes::URL_I18N_07)];
    let marks = documents.map(|(mark, kept)| if kept.contains(class) { mark } else { " " });
    let name = format!("{:<28}  {}", class.name(), marks.join(" "));
    help_entry(&name, 35, class_members(class))
}

/// Returns the characters of a class, for the help.
fn class_members(class: Class) -> &'static str {
    match class {
        Class::BidiFormatting => "U+200E, U+200F, U+202A to U+202E; A and B keep them always",
        Class::LaterBidiFormatting => "U+061C, U+2066 to U+2069, which Unicode added later",
        Class::Spaces => {
            "characters like U+0020: U+00A0, U+115F, U+1160, U+1680,\n\
             U+2000 to U+200B, U+202F, U+205F, U+2800, U+3000,\n\
             U+3164, U+FFA0, U+1D159"
        }
        Class::LookAlikes => "characters that decompose to one of < > # % \" { } | \\ ^ [ ] `",
        Class::FullWidthLatin => "U+FF21 to U+FF3A, U+FF41 to U+FF5A",
        Class::FullWidthAscii => "U+FF01 to U+FF5E",
        Class::HalfWidthKatakana => "U+FF65 to U+FF9F",
        Class::ExcludedByNameprep => {
            "other characters that RFC 3491 prohibits, except\n\
             join-controls, and private use, which the query\n\
             allows"
        }
        Class::JoinControls => {
            "U+200C, U+200D; RFC 3491 prohibits them, but words\n\
             of Persian and Indic languages need them"
        }
        Class::CombiningMarkAtStart => "of a component or of a segment",
        Class::NonCharacters => "noncharacters",
        Class::Unassigned => "code points without an assigned character",
        Class::Compatibility => "characters with a compatibility decomposition",
        Class::Symbols => "general categories Sm and So, and U+2190-27BF",
        Class::NoVisualRepresentation => {
            "general categories Cc, Cf, Zl, Zp, and\n\
             Default_Ignorable_Code_Point"
        }
        Class::JoinControlsOutOfContext => "U+200C, U+200D, by RFC 5892 Appendix A.1 and A.2",
        Class::PresentationForms => "U+FB00 to U+FDFF, U+FE10 to U+FEFE",
        // The library may add classes later.
        _ => "",
    }
}

const HELP_START: &str = "\
Each URI is converted to one line. A text that cannot be converted has no line: a message says why, \
and the next text follows. In a URN, percent-encoded US-ASCII characters stay (RFC 8141 section 3.1).

Classes of characters for --keep and --decode. The letters are the documents that keep a class \
percent-encoded: A is RFC 3987, B is 3987bis, C is draft-masinter-url-i18n-07. 'all' means all \
classes. --decode goes first.
";

const HELP_END: &str = "
A label of a domain name that --idna cannot convert stays unchanged. This is not an error; a message \
names up to 1000 of them for each text.

With --format jsonl, each text has an object: see 'iri schema --help'. Its details:
  steps             with --steps, as in 'iri to-uri --help'
  kept              the unconverted labels: [{label, reason, document,
                    section}], up to 1000
  more              how many more of these there are
  names             with --local-names: [{charset, certainty, name}]; certainty
                    is certain, possible or impossible; name is null if
                    impossible

Examples:
  iri to-iri http://www.example.org/D%C3%BCrst
  iri to-iri --steps http://www.example.org/D%FCrst
  iri to-iri --idna idna2008 http://xn--99zt52a.example.org
  iri to-iri --keep compatibility,unassigned --file uris.txt
  iri to-iri --component path r%C3%A9sum%C3%A9
  iri to-iri --local-names --charset shift_jis,euc-jp %95%5C

Exit status: 0 if all texts are converted, 1 if some are not, 2 if a file cannot be read.";

/// Returns a parser of the name of a class of characters, or of `all`.
fn class() -> impl TypedValueParser<Value = Classes> {
    let classes = Class::ALL.map(|class| (class.name(), "", Classes::from_iter([class])));
    one_of(classes.into_iter().chain([("all", "", Classes::from_iter(Class::ALL))]))
}

impl ToIri {
    pub fn run(&self) -> io::Result<Status> {
        let task = match self.component {
            Some(_) => Task::on_texts("to-iri"),
            None => Task::on("to-iri", self.document.reference()),
        };
        if self.local_names {
            return map(task, &self.texts, |text| Ok(LocalNames(local_names(text, &self.charset))));
        }
        if self.document == Grammar::UrlI18n07 {
            let unsupported = [
                ("--component", self.component.is_some()),
                ("--idna", self.idna.is_some()),
                ("--domain-names", !self.schemes.domain_names.is_empty()),
            ];
            refuse_given(&unsupported, "url-i18n-07");
        }
        map(task, &self.texts, |text| self.map(text))
    }

    /// Converts a URI, or the component of --component, by the document.
    fn map(&self, text: &str) -> Result<Converted, MappingError> {
        let mut to_iri = match self.document {
            Grammar::UrlI18n07 => return Ok(self.map_url_i18n(text)?.into()),
            Grammar::Rfc3987bis => {
                mapping::ToIri::rfc3987bis().keep(self.kept_classes(Classes::RFC3987BIS))
            }
            _ => mapping::ToIri::rfc3987().keep(self.kept_classes(Classes::RFC3987)),
        };
        // `--idna none` is `Idna(None)`: it converts no domain names, as without the option.
        if let Some(Idna(Some(profile))) = self.idna {
            to_iri = to_iri.to_unicode(profile).domain_name_schemes(self.schemes.schemes());
        }
        match self.component {
            Some(component) => Ok(Mapped::text(to_iri.component(component, text)?).into()),
            None => {
                let mut unconverted = Vec::new();
                let mapped = self.steps.run_procedure(|steps| {
                    let (iri, labels) = to_iri.reference_and_unconverted_with_trace(text, steps)?;
                    unconverted = labels;
                    Ok(iri.into())
                })?;
                Ok(Converted { mapped, unconverted })
            }
        }
    }

    /// Converts a URI by draft-masinter-url-i18n-07.
    fn map_url_i18n(&self, text: &str) -> Result<Mapped, MappingError> {
        let unadvisable = self.kept_classes(Classes::URL_I18N_07);
        self.steps.run_procedure(|steps| {
            let uri: url_i18n::UrlI18n07Reference<'_> = identifier(text)?;
            Ok(url_i18n::to_iri(&uri, unadvisable, steps)?.to_string())
        })
    }

    /// Returns the classes to keep percent-encoded: those of the document, without those of
    /// --decode, and with those of --keep.
    fn kept_classes(&self, by_document: Classes) -> Classes {
        let decoded = self.decode.iter().copied().flat_map(Classes::iter);
        let kept = decoded.fold(by_document, Classes::without);
        self.keep.iter().copied().flat_map(Classes::iter).fold(kept, Classes::with)
    }
}

/// The answer for a URI that is converted.
struct Converted {
    mapped: Mapped,
    /// The labels of a domain name that stay unchanged.
    unconverted: Vec<UnconvertedLabel>,
}

impl Converted {
    /// Returns the number of unconverted labels after the first [`MOST`], which are only counted.
    fn more(&self) -> usize {
        self.unconverted.len().saturating_sub(MOST)
    }

    /// Adds a message for each unconverted label of the identifier with this name.
    fn tell_unconverted(&self, out: &mut Results, name: &str) {
        for unconverted in self.unconverted.iter().take(MOST) {
            let label = quoted(&unconverted.label);
            let (citation, reason) = (unconverted.section, reason(unconverted));
            out.tell(format_args!(
                "{name}: the label {label} stays as it is ({citation}): {reason}"
            ));
        }
        if self.more() > 0 {
            let more = quantity(self.more(), "more label");
            out.tell(format_args!("{name}: and {more}"));
        }
    }
}

impl From<Mapped> for Converted {
    fn from(mapped: Mapped) -> Self {
        Converted { mapped, unconverted: Vec::new() }
    }
}

/// Returns an unconverted label as a JSON object.
fn label_object(unconverted: &UnconvertedLabel) -> impl Serialize {
    let cited = Cited::from(unconverted.section);
    object! { label: &unconverted.label, reason: reason(unconverted), #[serde(flatten)] cited }
}

/// Returns the reason why a label is not converted.
fn reason(unconverted: &UnconvertedLabel) -> String {
    match &unconverted.reason {
        UnconvertedReason::Host(error) => host::refusal_message(error),
        UnconvertedReason::Inappropriate(c) => {
            with_character_name(unconverted.reason.to_string(), Some(*c))
        }
        reason => reason.to_string(),
    }
}

impl Answer for Converted {
    fn output(&self) -> Option<&str> {
        self.mapped.output()
    }

    fn details(&self) -> impl Serialize {
        object! {
            #[serde(skip_serializing_if = "Option::is_none")]
            steps(Option<>): self.mapped.steps.as_ref(),
            kept: List(|| self.unconverted.iter().take(MOST).map(label_object)),
            more: self.more(),
        }
    }

    fn write(&self, out: &mut Results, item: Item<'_>) -> io::Result<()> {
        if !self.unconverted.is_empty() && !out.settings.quiet {
            self.tell_unconverted(out, &item.name());
        }
        self.mapped.write(out, item)
    }
}

/// The answer of --local-names.
struct LocalNames(Vec<LocalName>);

impl Answer for LocalNames {
    fn output(&self) -> Option<&str> {
        None
    }

    fn details(&self) -> impl Serialize {
        let names = self.0.iter().map(|LocalName { charset, certainty, name, .. }| {
            object! { charset: charset.name(), certainty, name }
        });
        object! { names: names.collect::<Vec<_>>() }
    }

    fn write(&self, out: &mut Results, item: Item<'_>) -> io::Result<()> {
        heading(out, &item.lossy())?;
        for LocalName { charset, certainty, name, .. } in &self.0 {
            let certainty = match certainty {
                Certainty::Certain => "certain",
                Certainty::Possible => "possible",
                Certainty::Impossible => "impossible",
            };
            write!(out, "  {NAME}{:<14}{NAME:#}  ", charset.name())?;
            match name {
                Some(name) => writeln!(out, "{certainty:<10}  {}", in_quotation_marks(name))?,
                None => writeln!(out, "{DIMMED}{certainty}{DIMMED:#}")?,
            }
        }
        Ok(())
    }
}
