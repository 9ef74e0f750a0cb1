//! The options that several subcommands share, and the conversion from options to values of the
//! library.

use crate::shell::destination::discard_output;
use crate::shell::output::{cannot_write, has_coloured_output, print, tell, visible};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, Command, ValueEnum};
use iri_grammar::escapes::Escapes;
use iri_grammar::host::Profile;
use iri_grammar::kind::Kind;
use iri_grammar::schemes::{Property, Schemes};
use iri_grammar::text::{Charset, Unencodable};
use iri_grammar::{Component, Components, Error, Grammar, Identifier, Production};
use std::ffi::OsStr;
use std::io;
use std::process;
use std::sync::OnceLock;

/// The heading of the options that the commands on many texts share.
pub const LINES: &str = "Input and output";

/// How the results are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people
    Human,
    /// For programs: one JSON object per line
    Jsonl,
}

#[derive(Args)]
pub struct FormatOption {
    /// Text for people, or one JSON object per line
    #[arg(short, long, value_enum, default_value_t = Format::Human, hide_possible_values = true)]
    #[arg(value_name = "human|jsonl", help_heading = LINES)]
    pub format: Format,
}

/// What parses a text.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
pub enum By {
    /// The generated tables
    #[default]
    Table,
    /// The parse tree, which is the definition, and slower
    Tree,
}

impl By {
    pub fn components(self, production: Production, text: &str) -> Result<Components<'_>, Error> {
        match self {
            By::Table => production.components(text),
            By::Tree => production.parse(text).map(|tree| tree.components()),
        }
    }

    pub fn identifier<K: Kind>(self, text: &str) -> Result<Identifier<K, &str>, Error> {
        match self {
            By::Table => Identifier::<K, &str>::new(text),
            By::Tree => Identifier::try_from(&Identifier::<K, &str>::production().parse(text)?),
        }
    }
}

/// The production that texts are checked against.
#[derive(Args)]
pub struct RuleOptions {
    /// The grammar
    #[arg(short, long, default_value_t, value_parser = grammar(), ignore_case = true)]
    grammar: Grammar,

    /// The production of that grammar
    ///
    /// 'iri grammar show GRAMMAR' lists them [default: IRI-reference, or the URI-reference of
    /// rfc3986].
    #[arg(short, long, value_parser = rule(), hide_possible_values = true)]
    rule: Option<String>,
}

impl RuleOptions {
    /// The production asked for. Ends the program if no production has this name.
    pub fn production(&self) -> Production {
        match &self.rule {
            Some(name) => find_production(self.grammar, name, "--rule <RULE>"),
            None => self.grammar.reference(),
        }
    }

    /// The production asked for. Ends the program if it is not for whole identifiers.
    pub fn identifier(&self) -> Production {
        let production = self.production();
        if !production.is_identifier() {
            let names = identifiers(self.grammar).map(Production::name);
            refuse("--rule <RULE>", production.name(), names.collect());
        }
        production
    }
}

/// The productions of a grammar that are identifiers or references as a whole.
pub fn identifiers(grammar: Grammar) -> impl Iterator<Item = Production> {
    grammar.productions().filter(|production| production.is_identifier())
}

/// An entry of a list in the help, with as many lines as `text` has.
pub fn listed(name: &str, width: usize, text: &str) -> String {
    let indented = text.replace('\n', &format!("\n{:1$}", "", width + 4));
    format!("  {name:<width$}  {indented}\n")
}

/// Reads one of several names. A value that is not UTF-8 is rejected like any other unknown value,
/// so the message has the option and the names.
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

/// Reads a value by a function, and lists names for the completions of shells.
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

/// Reads the name of a rule of any grammar, which [`find_production`] looks up.
fn rule() -> impl TypedValueParser<Value = String> {
    let all = Grammar::ALL.into_iter().flat_map(Grammar::productions);
    let mut names: Vec<_> = all.map(Production::name).collect();
    names.sort_unstable();
    names.dedup();
    Completed::new(names, |name| Ok(name.to_owned()))
}

/// Reads one of some values: each row has the name, the help, which may be empty, and the value.
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

/// Reads one of some values by its name.
pub fn by_name<T: Copy + Send + Sync + 'static>(
    values: impl IntoIterator<Item = T>,
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    one_of(values.into_iter().map(move |value| (name(value), "", value)))
}

pub fn grammar() -> impl TypedValueParser<Value = Grammar> {
    by_name(Grammar::ALL, Grammar::name)
}

pub fn component() -> impl TypedValueParser<Value = Component> {
    by_name(Component::ALL, Component::name)
}

/// Reads the name of a format with escapes.
pub fn escapes() -> impl TypedValueParser<Value = Escapes> {
    by_name(Escapes::ALL.iter().copied(), Escapes::name)
}

/// Reads how a character that a charset lacks is encoded.
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

/// The profile that converts domain names, if any.
#[derive(Clone, Copy)]
pub struct Idna(pub Option<Profile>);

/// Reads the name of a profile, or that no profile is used.
pub fn idna(none: &'static str) -> impl TypedValueParser<Value = Idna> {
    let profiles = Profile::ALL.map(|profile| (profile.name(), "", Idna(Some(profile))));
    one_of([(none, "", Idna(None))].into_iter().chain(profiles))
}

/// The profile with this option, if it is given and the profile has it.
pub fn verifying_name_length(profile: Profile, verify: Option<bool>) -> Profile {
    match (profile, verify) {
        (Profile::Idna2003(idna), Some(verify)) => idna.verify_name_length(verify).into(),
        (Profile::Idna2008(idna), Some(verify)) => idna.verify_name_length(verify).into(),
        _ => profile,
    }
}

pub const NAME_LENGTH_OF_WHAT: &str =
    "'--verify-name-length' cannot be used without '--idna idna2003' or '--idna idna2008'";

/// Reads the name or label of a character encoding.
pub fn charset(label: &str) -> Result<Charset, String> {
    let unknown = "no character encoding of the Encoding Standard has this label";
    Charset::for_label(label).ok_or_else(|| unknown.to_owned())
}

/// Reads the name of a character encoding whose lines end with the octet LF.
pub fn charset_with_lines(label: &str) -> Result<Charset, String> {
    let charset = charset(label)?;
    match charset.is_ucs_based() && charset != Charset::UTF_8 {
        true => Err("lines do not end with the octet LF in this encoding".to_owned()),
        false => Ok(charset),
    }
}

/// A value of the library, with an option set if it is given.
pub fn with<T, V>(value: T, option: Option<V>, set: impl FnOnce(T, V) -> T) -> T {
    match option {
        Some(option) => set(value, option),
        None => value,
    }
}

/// Reads the name of a scheme.
pub fn scheme(name: &str) -> Result<String, String> {
    let production = Grammar::Rfc3986.production("scheme").expect("a production of RFC 3986");
    production.check(name).map(|_| name.to_owned()).map_err(|error| format!("{error:#}"))
}

#[derive(Args)]
pub struct SchemeOptions {
    /// Regards hosts of this scheme as domain names, too; may be repeated
    #[arg(long, value_name = "SCHEME", value_parser = scheme)]
    pub domain_names: Vec<String>,
    #[arg(skip)]
    schemes: OnceLock<Schemes>,
}

impl SchemeOptions {
    /// The known schemes, and those of the option.
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

/// Looks a production up. Ends the program if no production has this name.
pub fn find_production(grammar: Grammar, name: &str, argument: &str) -> Production {
    grammar.production(name).unwrap_or_else(|| {
        let all = grammar.productions().chain(grammar.core_rules());
        refuse(argument, name, all.map(Production::name).collect())
    })
}

/// The number of names suggested for an unknown one.
const NEAREST: usize = 6;

/// Ends the program as clap does if a value is not one of those that are known.
pub fn refuse(argument: &str, value: &str, known: Vec<&str>) -> ! {
    let likeness = |name: &str| strsim::jaro(&name.to_lowercase(), &value.to_lowercase());
    let mut nearest: Vec<_> = known.iter().map(|name| (likeness(name), *name)).collect();
    nearest.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    nearest.truncate(NEAREST);
    let similar = nearest.first().filter(|(likeness, _)| *likeness > 0.7).copied();

    let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(&Command::new("iri"));
    // If there are many values, the message names only similar ones.
    if known.len() > NEAREST {
        nearest.retain(|(likeness, _)| *likeness > 0.6);
    }
    let names: Vec<_> = nearest.iter().map(|(_, name)| (*name).to_owned()).collect();
    let more = known.len() - names.len();
    let more = (more > 0).then(|| match names.is_empty() {
        true => format!("there are {more} values, none of which is similar"),
        false => format!("there are {more} more values"),
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

/// Ends the program with an error, the help, or the version.
pub fn exit(error: &clap::Error) -> ! {
    let text = error.render();
    let written = match error.use_stderr() {
        true => {
            tell(&text.ansi().to_string());
            Ok(())
        }
        false if has_coloured_output() => print(text.ansi().to_string().as_bytes()),
        false => print(text.to_string().as_bytes()),
    };
    let status = written.map_or_else(|error| cannot_write(&error).into(), |()| error.exit_code());
    discard_output();
    process::exit(status)
}

/// Ends the program as clap does if arguments exclude each other.
pub fn refuse_conflict(message: &str) -> ! {
    let error = clap::Error::raw(ErrorKind::ArgumentConflict, format!("{message}\n"));
    exit(&error.with_cmd(&Command::new("iri")))
}

/// A command is used incorrectly: the program ends with this message and the usage.
#[derive(Debug, thiserror::Error)]
#[error("{message}")]
pub struct Misuse {
    /// The command whose usage is shown.
    pub command: Option<&'static str>,
    pub message: String,
}

/// A [`Misuse`], to be returned by the command.
pub fn misuse(command: &'static str, message: impl Into<String>) -> io::Error {
    io::Error::other(Misuse { command: Some(command), message: message.into() })
}

/// A [`Misuse`] that the usage does not explain, to be returned by the command.
pub fn unusable(message: impl Into<String>) -> io::Error {
    io::Error::other(Misuse { command: None, message: message.into() })
}

/// Ends the program if an argument is given for which a document has no use.
pub fn refuse_given(arguments: &[(&str, bool)], document: &str) {
    if let Some((argument, _)) = arguments.iter().find(|(_, given)| *given) {
        refuse_conflict(&format!("{argument} cannot be used with '--document {document}'"));
    }
}
