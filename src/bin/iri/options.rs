//! The options that several subcommands share.

use crate::output::visible;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory, ValueEnum};
use iri_grammar::escapes::Escapes;
use iri_grammar::text::{self, Charset};
use iri_grammar::{Component, Grammar, Production};

/// How the results are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For a person
    Human,
    /// For a program: one JSON object a line
    Jsonl,
}

#[derive(Args)]
pub struct FormatOption {
    /// How the results are written
    #[arg(short, long, value_enum, default_value_t = Format::Human, hide_possible_values = true)]
    #[arg(value_name = "human|jsonl")]
    pub format: Format,
}

/// The production that a text is held against.
#[derive(Args)]
pub struct RuleOptions {
    /// The document whose grammar is meant
    #[arg(short, long, default_value_t, value_parser = grammar(), ignore_case = true)]
    grammar: Grammar,

    /// The production of that grammar; 'iri grammar show GRAMMAR' lists them [default:
    /// IRI-reference, or the URI-reference of rfc3986]
    #[arg(short, long)]
    rule: Option<String>,
}

impl RuleOptions {
    /// The production asked for. Ends the program where there is none of this name.
    pub fn production(&self) -> Production {
        match &self.rule {
            Some(name) => find_production(self.grammar, name, "--rule <RULE>"),
            None => self.grammar.reference(),
        }
    }

    /// The same, if it is an identifier as a whole. Ends the program where it is not.
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

/// Reads the name of a grammar.
pub fn grammar() -> impl TypedValueParser<Value = Grammar> {
    PossibleValuesParser::new(Grammar::ALL.map(Grammar::name))
        .try_map(|name| name.parse::<Grammar>())
}

/// Reads the name of a component.
pub fn component() -> impl TypedValueParser<Value = Component> {
    PossibleValuesParser::new(Component::ALL.map(Component::name)).try_map(|name| {
        let found = Component::ALL.into_iter().find(|component| component.name() == name);
        found.ok_or("no component has this name")
    })
}

/// Reads the name or label of a character encoding.
pub fn charset(label: &str) -> Result<Charset, String> {
    let unknown = "no character encoding of the Encoding Standard has this label";
    Charset::for_label(label).ok_or_else(|| unknown.to_owned())
}

/// Reads the name of a character encoding in which a line is a line.
pub fn charset_with_lines(label: &str) -> Result<Charset, String> {
    let charset = charset(label)?;
    match charset.is_ucs_based() && charset != Charset::UTF_8 {
        true => Err("lines do not end with the octet LF in this encoding".to_owned()),
        false => Ok(charset),
    }
}

/// Reads the name of a format with escapes.
pub fn escapes() -> impl TypedValueParser<Value = Escapes> {
    PossibleValuesParser::new(Escapes::ALL.iter().map(|escapes| escapes.name())).try_map(|name| {
        let found = Escapes::ALL.iter().find(|escapes| escapes.name() == name);
        found.copied().ok_or("no format has this name")
    })
}

/// What becomes of a character that a charset lacks.
#[derive(Clone, Copy, ValueEnum)]
pub enum Unencodable {
    Error,
    /// A numeric character reference, as HTML forms are sent
    Ncr,
    Utf8,
}

impl From<Unencodable> for text::Unencodable {
    fn from(unencodable: Unencodable) -> Self {
        match unencodable {
            Unencodable::Error => text::Unencodable::Error,
            Unencodable::Ncr => text::Unencodable::NumericReference,
            Unencodable::Utf8 => text::Unencodable::Utf8,
        }
    }
}

/// Ends the program where an argument is given that a document has no use for.
pub fn refuse_given(arguments: &[(&str, bool)], document: &str) {
    if let Some((argument, _)) = arguments.iter().find(|(_, given)| *given) {
        let message = format!("{argument} cannot be used with '--document {document}'\n");
        let error = clap::Error::raw(ErrorKind::ArgumentConflict, message);
        error.with_cmd(&crate::Cli::command()).exit()
    }
}

/// Looks a production up. Ends the program where there is none of this name.
pub fn find_production(grammar: Grammar, name: &str, argument: &str) -> Production {
    grammar.production(name).unwrap_or_else(|| {
        let all = grammar.productions().chain(grammar.core_rules());
        refuse(argument, name, all.map(Production::name).collect())
    })
}

/// Ends the program as clap does where a value is not one of those that are known.
pub fn refuse(argument: &str, value: &str, known: Vec<&str>) -> ! {
    let similar = known
        .iter()
        .map(|name| (strsim::jaro(&name.to_lowercase(), &value.to_lowercase()), *name))
        .filter(|(similarity, _)| *similarity > 0.7)
        .max_by(|(a, _), (b, _)| a.total_cmp(b));

    let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(&crate::Cli::command());
    let strings = |names: Vec<&str>| names.into_iter().map(String::from).collect();
    error.insert(ContextKind::InvalidArg, ContextValue::String(argument.to_owned()));
    error.insert(ContextKind::InvalidValue, ContextValue::String(visible(value)));
    error.insert(ContextKind::ValidValue, ContextValue::Strings(strings(known)));
    if let Some((_, name)) = similar {
        error.insert(ContextKind::SuggestedValue, ContextValue::String(name.to_owned()));
    }
    error.exit()
}
