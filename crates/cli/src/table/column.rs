//! The columns of `iri table`: their names, and their values for a text.

use crate::host::ProfileOptions;
use crate::ladder;
use crate::shell::*;
use clap::builder::TypedValueParser;
use iri_grammar::host::{HostError, Profile};
use iri_grammar::ladder::{Idn, Keyed, Ladder, Rung};
use iri_grammar::lint::{LintProfile, Linter};
use iri_grammar::mapping::{ToIri, ToUri};
use iri_grammar::{HostForm, Iri, IriBuf, IriReference, UriReference};
use iri_schemes::Scheme;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::ffi::OsStr;

/// A column that --get lists.
#[derive(Clone)]
pub struct RequestedColumn {
    pub name: String,
    column: Column,
}

/// Converts a host name by a version of IDNA.
type Convert = fn(&Profile, &str) -> Result<String, HostError>;

/// What the values of a column are.
#[derive(Clone)]
enum Column {
    Input,
    /// Another column of the record.
    Record(String),
    Component(Part),
    Host(Convert),
    /// The parts with this name in the grammar of the scheme.
    SchemePart(String),
    Ok,
    /// A member of the error of an invalid text.
    Error(fn(&Problem) -> Value<'static>),
    Uri,
    Iri,
    Normal(Rung),
    Key,
    Target,
    Lint,
}

impl RequestedColumn {
    /// Parses the name of a column.
    pub fn parse(name: &str) -> Result<Self, String> {
        let column = match name {
            "input" => Column::Input,
            "host.ascii" => Column::Host(Profile::to_ascii),
            "host.unicode" => Column::Host(Profile::to_unicode),
            "ok" => Column::Ok,
            "error.production" => Column::Error(|it| Value::from_text(it.production)),
            "error.column" => Column::Error(|it| it.column.map_or(Value::Undefined, Value::Number)),
            "error.reason" => Column::Error(|it| Value::Text(it.reason.clone().into())),
            "error.section" => {
                Column::Error(|it| Value::from_text(it.citation.map(|cited| cited.section)))
            }
            "uri" => Column::Uri,
            "iri" => Column::Iri,
            "normal" => Column::Normal(Rung::SchemeBased),
            "key" => Column::Key,
            "target" => Column::Target,
            "lint" => Column::Lint,
            _ => match name.split_once('.') {
                Some(("in", column)) => Column::Record(column.to_owned()),
                Some(("normal", rung)) => Column::Normal(parse_rung(rung)?),
                Some(("scheme", part)) => Column::SchemePart(part_name(part)?.to_owned()),
                _ => Column::Component(find_part(name).map_err(|_| unknown(name))?.1),
            },
        };
        Ok(RequestedColumn { name: name.to_owned(), column })
    }

    /// Returns NAME if the column is `in.NAME`, a column of the record.
    pub fn in_name(&self) -> Option<&str> {
        match &self.column {
            Column::Record(name) => Some(name),
            _ => None,
        }
    }

    /// Whether the column says that a text is not valid.
    pub fn is_about_validity(&self) -> bool {
        matches!(self.column, Column::Ok | Column::Error(_))
    }
}

/// Returns the message about a name that no column has.
fn unknown(name: &str) -> String {
    let others =
        "input, ok, error.reason, uri, iri, normal, key, target, lint, host.ascii, in.NAME ...";
    format!("{} is no column; the columns are {others}", quoted(name))
}

/// Parses the name of a rung.
fn parse_rung(name: &str) -> Result<Rung, String> {
    let rung = ladder::rung().parse_ref(&clap::Command::new("iri"), None, OsStr::new(name));
    rung.map_err(|_| format!("{} is no rung; 'iri normalize --help' lists them", quoted(name)))
}

/// Returns the name of a part if the grammar of a scheme names it.
fn part_name(name: &str) -> Result<&str, String> {
    let mut names = Scheme::all().iter().flat_map(Scheme::part_names);
    names.find(|part| *part == name).ok_or_else(|| {
        format!("no scheme has a part {}; 'iri schemes NAME' shows the parts", quoted(name))
    })
}

/// The value of --base.
#[derive(Clone)]
pub enum Base {
    Iri(IriBuf),
    /// The column with the base of each record.
    Record(String),
}

impl Base {
    /// Parses an IRI, or `in.NAME`.
    pub fn parse(given: &str) -> Result<Self, String> {
        match given.strip_prefix("in.") {
            Some(name) => Ok(Base::Record(name.to_owned())),
            None => IriBuf::new(given).map(Base::Iri).map_err(|error| error.to_string()),
        }
    }

    /// Returns NAME if the base is `in.NAME`, a column of the record.
    pub fn in_name(&self) -> Option<&str> {
        match self {
            Base::Record(name) => Some(name),
            Base::Iri(_) => None,
        }
    }
}

/// The value of a column.
pub enum Value<'r> {
    Undefined,
    Truth(bool),
    Number(usize),
    Text(Cow<'r, str>),
    /// A column of the record in another encoding.
    Octets(&'r [u8]),
}

impl<'r> Value<'r> {
    /// Returns the value as it is written in a record.
    pub fn octets(&self) -> Cow<'_, [u8]> {
        match self {
            Value::Undefined => b"".as_slice().into(),
            Value::Truth(value) => value.to_string().into_bytes().into(),
            Value::Number(value) => value.to_string().into_bytes().into(),
            Value::Text(text) => text.as_bytes().into(),
            Value::Octets(octets) => (*octets).into(),
        }
    }

    /// Returns a value that may be undefined.
    fn from_text(text: Option<impl Into<Cow<'r, str>>>) -> Self {
        text.map_or(Value::Undefined, |text| Value::Text(text.into()))
    }
}

impl Serialize for Value<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            // There is a problem with octets that are not UTF-8: see `Table::problem_of_octets`.
            Value::Undefined | Value::Octets(_) => serializer.serialize_none(),
            Value::Truth(value) => serializer.serialize_bool(*value),
            Value::Number(value) => serializer.serialize_u64(*value as u64),
            Value::Text(text) => serializer.serialize_str(text),
        }
    }
}

/// The row of a text.
pub struct Row<'r> {
    /// The values of the columns that are asked for.
    pub values: Vec<Value<'r>>,
    /// The problem of the text, if it is not valid.
    pub problem: Option<Problem>,
}

/// Computes the values of the columns of a row.
pub struct RowBuilder<'a> {
    asked: &'a [RequestedColumn],
    base: Option<&'a Base>,
    profiles: Vec<Profile>,
    to_uri: ToUri<'static>,
    to_iri: ToIri<'static>,
    ladder: Ladder<'static>,
    /// The ladder of `iri compare`.
    key_ladder: Ladder<'static>,
    linter: Linter,
}

impl<'a> RowBuilder<'a> {
    pub fn new(
        asked: &'a [RequestedColumn],
        base: Option<&'a Base>,
        idna: Option<Profile>,
    ) -> Self {
        RowBuilder {
            asked,
            base,
            profiles: ProfileOptions::for_profile(idna).profiles(),
            to_uri: ToUri::new(),
            to_iri: ToIri::rfc3987(),
            ladder: Ladder::new().idn(Idn::Agreed),
            key_ladder: Ladder::for_comparison().idn(Idn::Agreed),
            linter: Linter::new(LintProfile::default()).with_rule(iri_schemes::lint_rule),
        }
    }

    /// Returns the row of a text. `record` has the columns of the record that are asked for, then the base, then
    /// the text.
    pub fn row<'r>(
        &self,
        item: Item<'r>,
        record: &'r [Option<Cow<'r, [u8]>>],
        text: Result<&'r str, Box<Problem>>,
    ) -> Row<'r> {
        let parsed = text.and_then(|text| {
            IriReference::new(text).map_err(|error| Box::new(Problem::from(&error)))
        });
        let (iri, problem) = match parsed {
            Ok(iri) => (Some(iri), None),
            Err(problem) => (None, Some(*problem)),
        };
        let mut others = record.iter();
        let value = |RequestedColumn { column, .. }: &RequestedColumn| match column {
            Column::Input => octets_value(item.octets),
            Column::Record(_) => {
                others.next().and_then(Option::as_deref).map_or(Value::Undefined, octets_value)
            }
            Column::Ok => Value::Truth(problem.is_none()),
            Column::Error(member) => problem.as_ref().map_or(Value::Undefined, member),
            other => iri.map_or(Value::Undefined, |iri| self.value(other, iri, record)),
        };
        Row { values: self.asked.iter().map(value).collect(), problem }
    }

    /// Returns the value of a column about a valid text.
    fn value<'r>(
        &self,
        column: &Column,
        iri: IriReference<'r>,
        record: &'r [Option<Cow<'r, [u8]>>],
    ) -> Value<'r> {
        match column {
            Column::Component(part) => Value::from_text(part(iri.into_components())),
            Column::Host(convert) => self.host(iri, *convert),
            Column::SchemePart(name) => Value::from_text(scheme_parts(iri, name)),
            Column::Uri => {
                Value::from_text(self.to_uri.map(&iri).ok().map(|uri| uri.into_string()))
            }
            // Only a URI is mapped to an IRI.
            Column::Iri if !iri.text().is_ascii() => Value::Undefined,
            Column::Iri => {
                let uri = UriReference::from_trusted(iri.text());
                Value::from_text(self.to_iri.map(&uri).ok().map(|iri| iri.into_string()))
            }
            Column::Normal(rung) => {
                let normalized = self.ladder.climb(*rung, &iri).ok();
                Value::from_text(normalized.map(|it| it.identifier.into_string()))
            }
            Column::Key => {
                let keyed = Keyed::with_ladder(&self.key_ladder, &iri, Rung::SchemeBased);
                Value::from_text(keyed.ok().map(|keyed| keyed.key().to_owned()))
            }
            Column::Target => Value::from_text(self.target(iri, record)),
            Column::Lint => Value::Text(self.codes(iri).into()),
            Column::Input | Column::Record(_) | Column::Ok | Column::Error(_) => Value::Undefined,
        }
    }

    /// Returns the host in lower case (RFC 3986 section 6.2.2.1), converted; undefined if the profiles convert
    /// it differently. A host that is not a name is returned unchanged.
    fn host<'r>(&self, iri: IriReference<'r>, convert: Convert) -> Value<'r> {
        let Some(host) = iri.into_components().host() else { return Value::Undefined };
        if host.form() != HostForm::RegName || host.text().is_empty() {
            return Value::Text(host.text().into());
        }
        let host = host.text().to_ascii_lowercase();
        let mut names = self.profiles.iter().map(|profile| convert(profile, &host).ok());
        let first = names.next().flatten();
        Value::from_text(first.filter(|first| names.all(|name| name.as_ref() == Some(first))))
    }

    /// Resolves a reference against the base; `None` if the base of the record is no IRI.
    fn target(
        &self,
        reference: IriReference<'_>,
        record: &[Option<Cow<'_, [u8]>>],
    ) -> Option<String> {
        let target = match self.base? {
            Base::Iri(base) => base.resolve(&reference),
            Base::Record(_) => {
                // The base stands before the text.
                let base = record.get(record.len().checked_sub(2)?)?.as_deref()?;
                Iri::new(str::from_utf8(base).ok()?).ok()?.resolve(&reference)
            }
        };
        target.ok().map(|target| target.into_string())
    }

    /// Returns the codes of the findings, separated by spaces.
    fn codes(&self, iri: IriReference<'_>) -> String {
        let findings = self.linter.lint_components(iri.into_components());
        let mut codes: Vec<String> = findings.iter().map(|it| it.code.to_string()).collect();
        codes.dedup();
        codes.join(" ")
    }
}

/// Returns the parts of an identifier that have this name in the grammar of its scheme, separated by
/// spaces; `None` if there is none.
fn scheme_parts(iri: IriReference<'_>, name: &str) -> Option<String> {
    let iri = Iri::try_from(iri).ok()?;
    let parts = Scheme::find(iri.scheme())?.parts(iri).ok()?;
    let parts: Vec<&str> =
        parts.iter().filter(|part| part.name == name).map(|part| part.text).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

/// Returns octets as a text if they are UTF-8, else as octets.
fn octets_value(octets: &[u8]) -> Value<'_> {
    str::from_utf8(octets).map_or(Value::Octets(octets), |text| Value::Text(text.into()))
}
