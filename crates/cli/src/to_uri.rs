//! `iri to-uri`.

use crate::shell::*;
use clap::{Args, ValueEnum};
use iri_grammar::host::Profile;
use iri_grammar::mapping::{self, MappingError, ProcessingModel, url_i18n, xlink};
use iri_grammar::spec::{State, Step, Trace};
use iri_grammar::text::{Charset, Unencodable};
use iri_grammar::{Component, Grammar};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Maps each TEXT, an IRI, to a URI
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct ToUri {
    /// The document of the mapping
    #[arg(short, long, value_enum, default_value_t = Document::Rfc3987)]
    document: Document,
    /// The form of the original IRI; 'characters' are normalized to NFC
    #[arg(long, help_heading = "Options of rfc3987 and rfc3987bis", value_parser = one_of([
        ("unicode", "In a Unicode-based encoding: not normalized", false),
        ("characters", "On paper, read aloud, or transcoded", true),
    ]))]
    original: Option<bool>,
    /// Maps only this component
    #[arg(long, value_parser = component(), conflicts_with = "steps")]
    #[arg(help_heading = "Options of rfc3987 and rfc3987bis")]
    component: Option<Component>,
    /// How domain names are converted
    ///
    /// For the ireg-name, if the scheme has domain names; none percent-encodes it [default: none].
    #[arg(long, value_name = "BY", value_parser = idna())]
    #[arg(help_heading = "Options of rfc3987 and rfc3987bis", ignore_case = true)]
    idna: Option<Idna>,
    /// With idna2003 and idna2008: whether to reject names longer than 253 octets in ASCII form
    /// (RFC 1035 section 2.3.4) [default: true]
    #[arg(long, value_enum, value_name = "true|false", hide_possible_values = true)]
    #[arg(help_heading = "Options of rfc3987 and rfc3987bis")]
    verify_name_length: Option<NameLength>,
    /// The scheme of relative references
    ///
    /// Also of the text that --component converts.
    #[arg(long, value_name = "SCHEME", value_parser = scheme)]
    #[arg(help_heading = "Options of rfc3987 and rfc3987bis")]
    base_scheme: Option<String>,
    #[command(flatten, next_help_heading = "Options of rfc3987 and rfc3987bis")]
    schemes: SchemeOptions,
    /// How < > " { } | \ ^ ` and space are treated [default: fail]
    #[arg(long, help_heading = "Options of rfc3987", value_parser = one_of([
        ("fail", "", false),
        ("convert", "", true),
    ]))]
    printable: Option<bool>,
    /// The charset of the IRI's document, for the query of http and https
    #[arg(long, value_name = "CHARSET", value_parser = charset)]
    #[arg(help_heading = "Options of rfc3987bis")]
    document_charset: Option<Charset>,
    /// How a character that the charset lacks is treated [default: error]
    #[arg(long, value_parser = unencodable(), requires = "document_charset")]
    #[arg(help_heading = "Options of rfc3987bis")]
    unencodable: Option<Unencodable>,
    /// Shows the results of both ways of 3987bis section 11.2, the old and the new
    #[arg(long, conflicts_with_all = ["component", "original"])]
    #[arg(help_heading = "Options of rfc3987bis")]
    ways: bool,
    /// How the old way undoes percent-encodings [default: section-4]
    #[arg(long, value_enum, requires = "ways", help_heading = "Options of rfc3987bis")]
    undo: Option<Undo>,
    #[command(flatten)]
    steps: StepOptions,
    #[command(flatten)]
    texts: Texts,
}

/// The value of --document.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Document {
    /// RFC 3987 section 3.1
    Rfc3987,
    /// 3987bis (March 2012) section 3, the processing model: divides any text into
    /// components; the result is a URI or an error
    Rfc3987bis,
    /// draft-masinter-url-i18n-07 section 2.3: always normalizes
    #[value(name = "url-i18n-07")]
    UrlI18n07,
    /// The escaping procedure of XLink 1.0: any text
    Xlink,
}

/// The value of --undo.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Undo {
    /// As in section 4, from a URI to an IRI
    #[value(name = "section-4")]
    Section4,
    /// Delimiters and '%' too
    Everything,
}

const LONG_HELP: &str = "\
Each text is mapped to one line. Nothing is trimmed. A text that cannot be mapped has no line: a \
message names the place and the section that says so, and the next text follows.

With --format jsonl, each text has an object: see 'iri schema --help'. Its output is the URI, with \
--component the component, and with --ways null. Its details:
  steps             with --steps: [{document, section, step, did, after, xml}]
  old, new          with --ways: {c1, b1, a, b2, c2} and {a, b, c}; a and b have
                    all components, null if undefined

Examples:
  iri to-uri http://résumé.example.org/
  iri to-uri --steps=xml http://www.example.org/red%09rosé#red
  iri to-uri --file iris.txt > uris.txt
  iri to-uri --printable convert 'a b'
  iri to-uri --idna idna2008 http://résumé.example.org
  iri to-uri -d rfc3987bis --document-charset iso-8859-1 'http://a/?é'
  iri to-uri -d rfc3987bis --ways http://example.org/%7Eré

Exit status: 0 if all texts are mapped, 1 if some are not, 2 if a file cannot be read.";

impl ToUri {
    pub fn run(&self) -> io::Result<Status> {
        self.refuse_unused();
        let form = match self.document {
            Document::Rfc3987 => Grammar::Rfc3987,
            Document::Rfc3987bis => Grammar::Rfc3987bis,
            Document::UrlI18n07 => Grammar::UrlI18n07,
            Document::Xlink => Grammar::Leiri,
        };
        let task = match self.component {
            Some(_) => Task::on_texts("to-uri"),
            None => Task::on("to-uri", form.reference()),
        };
        let shows_details = self.ways || self.steps.are_given();
        let task = task.with_details(shows_details).with_rows(!shows_details);
        if !self.ways {
            map(task, &self.texts, |text| self.map(text))
        } else if self.steps.are_given() {
            map(task, &self.texts, |text| {
                let Ways { old, new } = self.both_ways(text)?;
                Ok(self.steps.mapped_from_steps([old, new].concat()))
            })
        } else {
            map(task, &self.texts, |text| self.both_ways(text))
        }
    }

    /// Ends the program if an option is given that the document does not have.
    fn refuse_unused(&self) {
        // The options of both rfc3987 and rfc3987bis.
        let of_both = [
            ("--original", self.original.is_some()),
            ("--component", self.component.is_some()),
            ("--idna", self.idna.is_some()),
            ("--verify-name-length", self.verify_name_length.is_some()),
            ("--base-scheme", self.base_scheme.is_some()),
            ("--domain-names", !self.schemes.domain_names.is_empty()),
        ];
        let of_rfc3987 = [("--printable", self.printable.is_some())];
        // clap refuses --unencodable without --document-charset, and --undo without --ways.
        let of_bis =
            [("--document-charset", self.document_charset.is_some()), ("--ways", self.ways)];
        let all = [&of_both[..], &of_rfc3987, &of_bis].concat();
        match self.document {
            Document::Rfc3987 => refuse_given(&of_bis, "rfc3987"),
            Document::Rfc3987bis => refuse_given(&of_rfc3987, "rfc3987bis"),
            Document::UrlI18n07 => refuse_given(&all, "url-i18n-07"),
            Document::Xlink => refuse_given(&all, "xlink"),
        }
        let has_option =
            matches!(self.profile(), Some(Profile::Idna2003(_) | Profile::Idna2008(_)));
        if self.verify_name_length.is_some() && !has_option {
            refuse_conflict(NAME_LENGTH_WITHOUT_PROFILE);
        }
    }

    /// Maps an IRI, or the component of --component, by the document.
    fn map(&self, text: &str) -> Result<Mapped, MappingError> {
        match (self.document, self.component) {
            (Document::Rfc3987, None) => {
                let to_uri = self.rfc3987();
                let uri = |steps: &mut _| to_uri.reference_with_trace(text, steps);
                self.steps.run_procedure(|steps| Ok(uri(steps)?.into_string()))
            }
            (Document::Rfc3987, Some(component)) => {
                Ok(Mapped::text(self.rfc3987().component(component, text)?))
            }
            (Document::Rfc3987bis, None) => {
                let model = self.rfc3987bis();
                let uri = |steps: &mut _| model.reference_with_trace(text, steps);
                self.steps.run_procedure(|steps| Ok(uri(steps)?.into_string()))
            }
            (Document::Rfc3987bis, Some(component)) => {
                // A component alone has no scheme: only that of --base-scheme counts.
                Ok(Mapped::text(self.rfc3987bis().component(None, component, text)?))
            }
            (Document::UrlI18n07, _) => self.steps.run_procedure(|steps| {
                let iri: url_i18n::UrlI18n07Reference<'_> = identifier(text)?;
                Ok(url_i18n::to_uri(&iri, steps)?.to_string())
            }),
            (Document::Xlink, _) => {
                self.steps.run_procedure(|steps| Ok(xlink::escape(text, steps).into_owned()))
            }
        }
    }

    /// Returns the mapping of RFC 3987 with the options.
    fn rfc3987(&self) -> mapping::ToUri<'_> {
        let to_uri = mapping::ToUri::new()
            .nfc(self.original.unwrap_or_default())
            .encode_printable(self.printable.unwrap_or_default())
            .domain_name_schemes(self.schemes.schemes());
        let to_uri = with(to_uri, self.profile(), mapping::ToUri::to_ascii);
        with(to_uri, self.base_scheme.as_deref(), mapping::ToUri::base_scheme)
    }

    /// Returns the processing model of 3987bis with the options.
    fn rfc3987bis(&self) -> ProcessingModel<'_> {
        let model = ProcessingModel::new()
            .nfc(self.original.unwrap_or_default())
            .domain_name_schemes(self.schemes.schemes())
            .document_charset(self.document_charset.unwrap_or(Charset::UTF_8))
            .unencodable(self.unencodable.unwrap_or_default());
        let model = with(model, self.profile(), ProcessingModel::look_up);
        with(model, self.base_scheme.as_deref(), ProcessingModel::base_scheme)
    }

    /// Returns the profile of --idna, if any.
    fn profile(&self) -> Option<Profile> {
        let Idna(profile) = self.idna?;
        Some(with(profile?, self.verify_name_length, |it, length| length.apply(it)))
    }

    /// Maps an IRI in the old and in the new way of 3987bis section 11.2.
    fn both_ways(&self, text: &str) -> Result<Ways, MappingError> {
        let model = self.rfc3987bis();
        // A text that the model rejects has neither way.
        model.reference(text)?;
        let (mut old, mut new) = (Trace::on(), Trace::on());
        match self.undo {
            Some(Undo::Everything) => mapping::old_way_undoing_everything(text, &model, &mut old)?,
            Some(Undo::Section4) | None => mapping::old_way(text, &model, &mut old)?,
        };
        mapping::new_way(text, &model, &mut new)?;
        Ok(Ways { old: old.take(), new: new.take() })
    }
}

/// The steps of the two ways of 3987bis section 11.2.
struct Ways {
    old: Vec<Step>,
    new: Vec<Step>,
}

/// Returns the state after each step, by the name that section 11.2 gives the state. `names` has
/// these names in the order of the steps.
fn states_by_name(names: &[&'static str], steps: &[Step]) -> BTreeMap<&'static str, Value> {
    names.iter().copied().zip(steps.iter().map(|step| state_value(&step.after))).collect()
}

/// Returns a state as JSON: an object of all components, of which undefined ones are null, or a text.
fn state_value(state: &State) -> Value {
    match state {
        State::Parts(parts) => {
            let all = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];
            let mut members: Map<_, _> =
                all.iter().map(|name| ((*name).to_owned(), Value::Null)).collect();
            let defined = parts.iter();
            members.extend(defined.map(|(it, text)| (it.name().to_owned(), text.as_str().into())));
            Value::Object(members)
        }
        other => Value::from(other.to_string()),
    }
}

impl Answer for Ways {
    fn output(&self) -> Option<&str> {
        None
    }

    fn details(&self) -> impl Serialize {
        object! {
            old: states_by_name(&["c1", "b1", "a", "b2", "c2"], &self.old),
            new: states_by_name(&["a", "b", "c"], &self.new),
        }
    }

    fn write(&self, out: &mut Results, item: Item<'_>) -> io::Result<()> {
        // 3987bis section 11.2 names the states: a, the components of the IRI; b, those of the URI; c, the
        // whole URI. The old way begins and ends with c.
        let [c1, b1, a, b2, c2] = std::array::from_fn(|index| self.old[index].after.to_string());
        let [new_a, new_b, new_c] = std::array::from_fn(|index| self.new[index].after.to_string());
        heading(out, &item.lossy())?;
        write_row(out, "c1", "old", &c1)?;
        write_row(out, "b1", "old", &b1)?;
        write_pair(out, ["a", "a"], &a, &new_a)?;
        write_pair(out, ["b2", "b"], &b2, &new_b)?;
        write_pair(out, ["c2", "c"], &c2, &new_c)
    }
}

/// Writes a state of both ways: one row if it is the same in both, two if not. `names` are the names
/// of the state in the old and in the new way.
fn write_pair(out: &mut Results, names: [&str; 2], old: &str, new: &str) -> io::Result<()> {
    if old == new {
        return write_row(out, names[0], "both", old);
    }
    write_row(out, names[0], "old", old)?;
    write_row(out, names[1], "new", new)
}

/// Writes a row: the name of a state, the way, and the state.
fn write_row(out: &mut Results, name: &str, way: &str, text: &str) -> io::Result<()> {
    writeln!(out, "  {NAME}{name:<2}{NAME:#}  {way:<4}  {}", visible(text))
}
