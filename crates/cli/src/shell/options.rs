//! The options that several subcommands share, the parsers of their values, and the errors about
//! options that exclude each other.

use crate::shell::destination::discard_output;
use crate::shell::output::{cannot_write, has_coloured_output, print, tell, visible};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, Command, ValueEnum};
use iri_grammar::escapes::Escapes;
use iri_grammar::host::Profile;
use iri_grammar::schemes::{Property, Schemes};
use iri_grammar::text::{Charset, Unencodable};
use iri_grammar::{Component, Components, Error, Grammar, Production};
use std::ffi::OsStr;
use std::fmt;
use std::io;
use std::process;
use std::sync::OnceLock;

/// The heading in the help of the options about input and output.
pub const LINES: &str = "Input and output";

/// The value of `--format`: how the results are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people
    Human,
    /// For programs: one JSON object per line
    Jsonl,
}

/// The option --format.
#[derive(Args)]
pub struct FormatOption {
    /// Text for people, or one JSON object per line
    #[arg(short, long, value_enum, default_value_t = Format::Human, hide_possible_values = true)]
    #[arg(value_name = "human|jsonl", help_heading = LINES)]
    pub format: Format,
}

/// The value of `--format` for the commands whose results are about places in files.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum PlaceFormat {
    /// For a person
    Human,
    /// For a program: one JSON object a line
    Jsonl,
    /// For tools that show the results of static analysis: SARIF 2.1.0
    Sarif,
}

impl PlaceFormat {
    /// Returns the format for the code that all commands share: for SARIF, which that code does not have,
    /// the format for people.
    pub fn shared(self) -> Format {
        match self {
            PlaceFormat::Jsonl => Format::Jsonl,
            PlaceFormat::Human | PlaceFormat::Sarif => Format::Human,
        }
    }
}

/// The option --format of these commands.
#[derive(Args)]
pub struct PlaceFormatOption {
    /// human, jsonl, or sarif (SARIF 2.1.0)
    #[arg(short, long, value_enum, default_value_t = PlaceFormat::Human)]
    #[arg(hide_possible_values = true, value_name = "FORMAT", help_heading = LINES)]
    pub format: PlaceFormat,
}

/// The value of `--by`: what parses a text.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
pub enum By {
    /// The generated tables, which are proved to accept the same
    #[default]
    Table,
    /// The parse tree, which is the definition, and slower
    Tree,
}

impl By {
    /// Parses a text, and returns its components.
    pub fn components(self, production: Production, text: &str) -> Result<Components<'_>, Error> {
        match self {
            By::Table => production.components(text),
            By::Tree => production.parse(text).map(|tree| tree.components()),
        }
    }
}

/// The production that texts are checked against.
#[derive(Args)]
pub struct RuleOptions {
    /// The document whose grammar texts have to follow
    #[arg(short, long, default_value_t, value_parser = grammar(), ignore_case = true)]
    document: Grammar,

    /// The production that each text has to match
    ///
    /// 'iri grammar show GRAMMAR' lists them [default: IRI-reference, or the URI-reference of
    /// rfc3986].
    #[arg(short, long, value_parser = rule(), hide_possible_values = true)]
    rule: Option<String>,
}

impl RuleOptions {
    /// Returns the production of `--rule`. Ends the program if the grammar has no such production.
    pub fn production(&self) -> Production {
        match &self.rule {
            Some(name) => find_production(self.document, name, "--rule <RULE>"),
            None => self.document.reference(),
        }
    }

    /// Returns the production of `--rule`. Ends the program if it is not for whole identifiers.
    pub fn identifier(&self) -> Production {
        let production = self.production();
        if !production.is_identifier() {
            let names = identifiers(self.document).map(Production::name);
            refuse("--rule <RULE>", production.name(), names.collect());
        }
        production
    }

    /// Returns the production of `--rule`, for `--schemes` of a command. Ends the program if it is not for
    /// whole identifiers.
    ///
    /// # Errors
    /// If the grammars of schemes do not apply to the document.
    pub fn identifier_with_scheme(&self, command: &'static str) -> io::Result<Production> {
        match self.document {
            Grammar::Rfc3986 | Grammar::Rfc3987 => Ok(self.identifier()),
            _ => Err(misuse(command, "--schemes needs --document rfc3986 or rfc3987")),
        }
    }
}

/// Returns the productions of a grammar for whole identifiers or references, such as `IRI`.
pub fn identifiers(grammar: Grammar) -> impl Iterator<Item = Production> {
    grammar.productions().filter(|production| production.is_identifier())
}

/// Returns an entry of a list in the help: a name, padded to `width` characters, and its text, whose
/// further lines are indented.
pub fn help_entry(name: &str, width: usize, text: &str) -> String {
    let indented = text.replace('\n', &format!("\n{:1$}", "", width + 4));
    format!("  {name:<width$}  {indented}\n")
}

/// A parser of one of several names. It rejects a value that is not UTF-8 like any other unknown
/// value, so that the message contains the option and the names.
#[derive(Clone)]
struct Names(PossibleValuesParser);

impl TypedValueParser for Names {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        option: Option<&clap::Arg>,
        given: &OsStr,
    ) -> Result<String, clap::Error> {
        self.0.parse_ref(command, option, OsStr::new(&*given.to_string_lossy()))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        self.0.possible_values()
    }
}

/// A parser that calls a function, and has a list of names for the completions of shells.
#[derive(Clone)]
pub struct Completed<T> {
    names: Vec<&'static str>,
    read: fn(&str) -> Result<T, String>,
}

impl<T> Completed<T> {
    pub fn new(names: Vec<&'static str>, read: fn(&str) -> Result<T, String>) -> Self {
        Completed { names, read }
    }
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Completed<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        option: Option<&clap::Arg>,
        given: &OsStr,
    ) -> Result<T, clap::Error> {
        let read = self.read;
        let parser = clap::builder::StringValueParser::new().try_map(move |text| read(&text));
        parser.parse_ref(command, option, given)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.names.iter().map(PossibleValue::new)))
    }
}

/// Returns a parser of `--rule`. It accepts any name, which [`find_production`] looks up later.
fn rule() -> impl TypedValueParser<Value = String> {
    let all = Grammar::ALL.into_iter().flat_map(Grammar::productions);
    let mut names: Vec<_> = all.map(Production::name).collect();
    names.sort_unstable();
    names.dedup();
    Completed::new(names, |name| Ok(name.to_owned()))
}

/// Returns a parser of one of several values. Each row has the name, the help (may be empty) and the
/// value.
pub fn one_of<T: Clone + Send + Sync + 'static>(
    rows: impl IntoIterator<Item = (&'static str, &'static str, T)>,
) -> impl TypedValueParser<Value = T> {
    let rows: Vec<_> = rows.into_iter().collect();
    let names = rows.iter().map(|(name, help, _)| match *help {
        "" => PossibleValue::new(*name),
        help => PossibleValue::new(*name).help(help),
    });
    Names(PossibleValuesParser::new(names.collect::<Vec<_>>())).map(move |given| {
        let row = rows.iter().find(|(name, ..)| name.eq_ignore_ascii_case(&given));
        row.expect("clap accepts these names only").2.clone()
    })
}

/// Returns a parser of one of several values by its name.
pub fn by_name<T: Copy + Send + Sync + 'static>(
    values: impl IntoIterator<Item = T>,
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    one_of(values.into_iter().map(move |value| (name(value), "", value)))
}

/// Returns a parser of the name of a grammar.
pub fn grammar() -> impl TypedValueParser<Value = Grammar> {
    by_name(Grammar::ALL, Grammar::name)
}

/// Returns a parser of the name of a component.
pub fn component() -> impl TypedValueParser<Value = Component> {
    by_name(Component::ALL, Component::name)
}

/// Returns a parser of the name of a format with escapes, such as `html`.
pub fn escapes() -> impl TypedValueParser<Value = Escapes> {
    by_name(Escapes::ALL.iter().copied(), Escapes::name)
}

/// Returns a parser of `--unencodable`: how a character that a charset lacks is encoded.
pub fn unencodable() -> impl TypedValueParser<Value = Unencodable> {
    one_of([
        ("error", "", Unencodable::Error),
        (
            "ncr",
            "A numeric character reference, as HTML forms are sent",
            Unencodable::NumericReference,
        ),
        ("utf8", "", Unencodable::Utf8),
    ])
}

/// The value of `--idna`: the profile that converts domain names, if any.
#[derive(Clone, Copy)]
pub struct Idna(pub Option<Profile>);

/// Returns a parser of `--idna`: the name of a profile, or `none`.
pub fn idna() -> impl TypedValueParser<Value = Idna> {
    let profiles = Profile::ALL.map(|profile| (profile.name(), "", Idna(Some(profile))));
    one_of([("none", "", Idna(None))].into_iter().chain(profiles))
}

/// The value of `--verify-name-length`: what becomes of names that are too long.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum NameLength {
    /// They are rejected
    #[value(name = "true")]
    Verify,
    /// They are converted
    #[value(name = "false")]
    Ignore,
}

impl NameLength {
    /// Sets the option of a profile, if the profile has it.
    pub fn apply(self, profile: Profile) -> Profile {
        let verify = self == NameLength::Verify;
        match profile {
            Profile::Idna2003(idna) => idna.verify_name_length(verify).into(),
            Profile::Idna2008(idna) => idna.verify_name_length(verify).into(),
            _ => profile,
        }
    }
}

/// The message if no profile has the option `--verify-name-length`.
pub const NAME_LENGTH_WITHOUT_PROFILE: &str =
    "'--verify-name-length' cannot be used without '--idna idna2003' or '--idna idna2008'";

/// Parses the name or label of a character encoding.
pub fn charset(label: &str) -> Result<Charset, String> {
    let unknown = "no character encoding of the Encoding Standard has this label";
    Charset::for_label(label).ok_or_else(|| unknown.to_owned())
}

/// Parses the name of a character encoding. Rejects one in which lines do not end with the octet LF,
/// such as UTF-16.
pub fn charset_with_lines(label: &str) -> Result<Charset, String> {
    let charset = charset(label)?;
    if charset.is_ucs_based() && charset != Charset::UTF_8 {
        Err("lines do not end with the octet LF in this encoding".to_owned())
    } else {
        Ok(charset)
    }
}

/// Returns `value`; if `option` is given, `set` applies it first.
pub fn with<T, V>(value: T, option: Option<V>, set: impl FnOnce(T, V) -> T) -> T {
    match option {
        Some(option) => set(value, option),
        None => value,
    }
}

/// Parses the name of a scheme.
pub fn scheme(name: &str) -> Result<String, String> {
    let production = Grammar::Rfc3986.production("scheme").expect("a production of RFC 3986");
    production.check(name).map(|_| name.to_owned()).map_err(|error| format!("{error:#}"))
}

/// The option about schemes that have domain names.
#[derive(Args)]
pub struct SchemeOptions {
    /// Regards hosts of this scheme as domain names, too; may be repeated
    #[arg(long, value_name = "SCHEME", value_parser = scheme)]
    pub domain_names: Vec<String>,
    #[arg(skip)]
    schemes: OnceLock<Schemes>,
}

impl SchemeOptions {
    /// Returns the known schemes, with those of `--domain-names`.
    pub fn schemes(&self) -> &Schemes {
        self.schemes.get_or_init(|| {
            let mut schemes = Schemes::default();
            for scheme in &self.domain_names {
                let what = Property::DomainName { percent_encoding: true };
                schemes.add(scheme, what, "--domain-names");
            }
            schemes
        })
    }
}

/// Returns the production with this name. Ends the program if there is none; the message names the
/// `argument`.
pub fn find_production(grammar: Grammar, name: &str, argument: &str) -> Production {
    grammar.production(name).unwrap_or_else(|| {
        let all = grammar.productions().chain(grammar.core_rules());
        refuse(argument, name, all.map(Production::name).collect())
    })
}

/// The greatest number of names that are suggested for an unknown one.
const NEAREST: usize = 6;
/// The least likeness, from 0 to 1, of a name that is suggested as the one that was meant.
const SIMILAR: f64 = 0.7;
/// The least likeness of a name that is listed, if there are more than [`NEAREST`] names.
const RELATED: f64 = 0.6;

/// Ends the program with a message that `value` is not one of the `known` values, as clap does.
pub fn refuse(argument: &str, value: &str, known: Vec<&str>) -> ! {
    let likeness = |name: &str| strsim::jaro(&name.to_lowercase(), &value.to_lowercase());
    let mut nearest: Vec<_> = known.iter().map(|name| (likeness(name), *name)).collect();
    nearest.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    nearest.truncate(NEAREST);
    let similar = nearest.first().filter(|(likeness, _)| *likeness > SIMILAR).copied();

    let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(&Command::new("iri"));
    // If there are many values, the message names only similar ones.
    if known.len() > NEAREST {
        nearest.retain(|(likeness, _)| *likeness > RELATED);
    }
    let names: Vec<_> = nearest.iter().map(|(_, name)| (*name).to_owned()).collect();
    let more = known.len() - names.len();
    let more = (more > 0).then(|| {
        if names.is_empty() {
            format!("there are {more} values, none of which is similar")
        } else {
            format!("there are {more} more values")
        }
    });
    error.insert(ContextKind::InvalidArg, ContextValue::String(argument.to_owned()));
    error.insert(ContextKind::InvalidValue, ContextValue::String(visible(value).into_owned()));
    if !nearest.is_empty() {
        error.insert(ContextKind::ValidValue, ContextValue::Strings(names));
    }
    if let Some(more) = more {
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![more.into()]));
    }
    if let Some((_, name)) = similar {
        error.insert(ContextKind::SuggestedValue, ContextValue::String((*name).to_owned()));
    }
    exit(&error)
}

/// Ends the program with an error of clap, which may also be the help or the version.
pub fn exit(error: &clap::Error) -> ! {
    let text = error.render();
    let written = if error.use_stderr() {
        tell(&text.ansi().to_string());
        Ok(())
    } else if has_coloured_output() {
        print(text.ansi().to_string().as_bytes())
    } else {
        print(text.to_string().as_bytes())
    };
    let status = written.map_or_else(|error| cannot_write(&error).into(), |()| error.exit_code());
    // The file of `--output` stays as it was.
    discard_output();
    process::exit(status)
}

/// Ends the program with this message that arguments exclude each other, as clap does.
pub fn refuse_conflict(message: &str) -> ! {
    let error = clap::Error::raw(ErrorKind::ArgumentConflict, format!("{message}\n"));
    exit(&error.with_cmd(&Command::new("iri")))
}

/// The error that a command is used incorrectly. The program ends with the message and the usage.
#[derive(Debug, thiserror::Error)]
#[error("{message}")]
pub struct Misuse {
    /// The command whose usage is shown.
    pub command: Option<&'static str>,
    pub message: String,
}

/// Returns a [`Misuse`] as an I/O error, for the command to return.
pub fn misuse(command: &'static str, message: impl Into<String>) -> io::Error {
    io::Error::other(Misuse { command: Some(command), message: message.into() })
}

/// Returns a [`Misuse`] without a command, which ends the program without the usage. `message` says
/// why the command cannot run.
pub fn unusable(message: impl fmt::Display) -> io::Error {
    io::Error::other(Misuse { command: None, message: message.to_string() })
}

/// Ends the program if one of these arguments, which the document does not use, is given. Each has
/// its name, and whether it is given.
pub fn refuse_given(arguments: &[(&str, bool)], document: &str) {
    if let Some((argument, _)) = arguments.iter().find(|(_, given)| *given) {
        refuse_conflict(&format!("{argument} cannot be used with '--document {document}'"));
    }
}
