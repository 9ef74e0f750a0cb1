//! The library `iri-grammar` as an implementation: `iri-conformance driver`.

use crate::case::{Expect, Idna, Input, Level, Operation};
use crate::fault::Fault;
use crate::protocol::{Answer, Greeting, Request, Start, VERSION, ascii};
use crate::shell::{Done, print};
use clap::{Args, ValueEnum};
use iri_grammar::host::{Idna2003, Idna2008, Profile, Uts46};
use iri_grammar::ladder::{Ladder, LadderKind, Rung};
use iri_grammar::mapping::{ToIri, ToUri};
use iri_grammar::resolution::{BaseKind, ReferenceTo, Resolver};
use iri_grammar::{Components, Error, Grammar, Identifier, Iri, Production, kind};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::io::{self, BufRead};

/// Answers as a driver of this library
///
/// The example of a driver: it speaks the protocol of PROTOCOL.md on standard input and output.
#[derive(Args)]
pub struct DriverCommand {
    /// What parses the texts
    #[arg(long, value_enum, default_value_t = By::Table)]
    by: By,
    /// Plant a fault, to test what judges drivers
    #[arg(long, value_enum)]
    fault: Option<Fault>,
}

/// What parses a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum By {
    /// The generated tables
    #[default]
    Table,
    /// The parse tree
    Tree,
}

impl By {
    /// Both ways in which the library can parse.
    pub const ALL: [By; 2] = [By::Table, By::Tree];

    /// Parses a text, and returns its components.
    pub(crate) fn components(
        self,
        production: Production,
        text: &str,
    ) -> Result<Components<'_>, Error> {
        match self {
            By::Table => production.components(text),
            By::Tree => production.parse(text).map(|tree| tree.components()),
        }
    }

    /// Parses a text as an identifier of the kind `K`.
    pub(crate) fn identifier<K: kind::Kind>(
        self,
        text: &str,
    ) -> Result<Identifier<K, &str>, Error> {
        match self {
            By::Table => Identifier::<K, &str>::new(text),
            By::Tree => Identifier::try_from(&Identifier::<K, &str>::production().parse(text)?),
        }
    }
}

/// Why there is no result.
pub enum Refused {
    /// The library does not have this.
    Unsupported(String),
    /// The library refuses the input.
    Error(String),
}

impl<E: std::error::Error> From<E> for Refused {
    fn from(error: E) -> Self {
        Refused::Error(error.to_string())
    }
}

impl DriverCommand {
    /// Answers each request, until the input ends.
    ///
    /// # Errors
    ///
    /// A line is no request, or the input cannot be read.
    pub fn run(&self) -> Done {
        let mut lines = io::stdin().lock().lines();
        let Some(line) = lines.next() else { return Ok(true) };
        let line = line.map_err(|error| error.to_string())?;
        let Start { start } = serde_json::from_str(&line).map_err(|error| error.to_string())?;
        if start != VERSION {
            return Err(format!("version {start} of the protocol is not known"));
        }
        print(&(ascii(&greeting(self.by)) + "\n"))?;
        for line in lines {
            let line = line.map_err(|error| error.to_string())?;
            let request: Request = serde_json::from_str(&line).map_err(|it| it.to_string())?;
            let answer = answer_request(self.by, &request);
            print(&match self.fault {
                Some(fault) => fault.lines(answer, request.seq),
                None => answer.line(request.seq) + "\n",
            })?;
        }
        Ok(true)
    }
}

/// The greeting of the library.
pub fn greeting(by: By) -> Greeting {
    let call = match by {
        By::Table => "Production::components, Resolver, Ladder, ToUri, ToIri, host::Profile",
        By::Tree => "Production::parse, Resolver, Ladder, ToUri, ToIri, host::Profile",
    };
    let documents = DOCUMENTS.map(|(name, _)| name.to_owned()).to_vec();
    Greeting {
        name: "iri-grammar".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        source: "https://docs.rs/iri-grammar".to_owned(),
        language: "Rust".to_owned(),
        claims: documents.clone(),
        operations: Operation::ALL.to_vec(),
        documents: BTreeMap::from([(Operation::Check, documents)]),
        productions: Vec::new(),
        call: call.to_owned(),
        note: String::new(),
    }
}

/// Answers a request.
pub fn answer_request(by: By, request: &Request) -> Answer {
    let operation = Operation::ALL.into_iter().find(|it| it.name() == request.operation);
    let Some(operation) = operation else {
        return Answer::Unsupported(format!("operation {}", request.operation));
    };
    let input = match Input::read(operation, request.input.clone()) {
        Ok(input) => input,
        Err(error) => return Answer::Error(error.to_string()),
    };
    match evaluate(by, operation, &request.document, request.production.as_deref(), &input) {
        Ok(result) => match result.to_json() {
            Value::Object(members) => Answer::Result(members),
            _ => Answer::Result(Map::new()),
        },
        Err(Refused::Unsupported(what)) => Answer::Unsupported(what),
        Err(Refused::Error(error)) => Answer::Error(error),
    }
}

/// Returns the result of an operation.
///
/// # Errors
///
/// The library refuses the input, or does not have the operation.
pub fn evaluate(
    by: By,
    operation: Operation,
    document: &str,
    production: Option<&str>,
    input: &Input,
) -> Result<Expect, Refused> {
    let text = |text: String| Expect::Text { text };
    Ok(match (operation, input) {
        (Operation::Check, Input::Text(it)) => {
            let name = production.unwrap_or_default();
            let production =
                grammar(document)?.production(name).ok_or_else(|| unsupported(name))?;
            Expect::Valid { valid: by.components(production, &it.text).is_ok() }
        }
        (Operation::Split, Input::Text(it)) => {
            let components = by.components(grammar(document)?.reference(), &it.text)?;
            Expect::Components(Box::new(case_components(components)))
        }
        (Operation::Resolve, Input::Reference(it)) => text(match grammar(document)? {
            Grammar::Rfc3986 => {
                resolve::<kind::Uri, kind::UriReference>(by, &it.base, &it.reference)?
            }
            _ => resolve::<kind::Iri, kind::IriReference>(by, &it.base, &it.reference)?,
        }),
        (Operation::Normalize, Input::Normalize(it)) => text(match grammar(document)? {
            Grammar::Rfc3986 => normalize::<kind::UriReference>(by, &it.text, it.level)?,
            _ => normalize::<kind::IriReference>(by, &it.text, it.level)?,
        }),
        (Operation::Compare, Input::Compare(it)) => {
            let equal = match grammar(document)? {
                Grammar::Rfc3986 => {
                    equivalent::<kind::UriReference>(by, &it.left, &it.right, it.level)?
                }
                _ => equivalent::<kind::IriReference>(by, &it.left, &it.right, it.level)?,
            };
            Expect::Equal { equal }
        }
        (Operation::ToUri, Input::Text(it)) => match grammar(document)? {
            Grammar::Rfc3987 => {
                let iri = by.identifier::<kind::IriReference>(&it.text)?;
                text(ToUri::new().map(&iri)?.to_string())
            }
            _ => return Err(unsupported(document)),
        },
        (Operation::ToIri, Input::Text(it)) => match grammar(document)? {
            Grammar::Rfc3987 => {
                let uri = by.identifier::<kind::UriReference>(&it.text)?;
                text(ToIri::rfc3987().map(&uri)?.to_string())
            }
            _ => return Err(unsupported(document)),
        },
        (Operation::ToAscii, Input::Host(it)) => text(profile(it.idna).to_ascii(&it.host)?),
        (Operation::CheckScheme, Input::Text(it)) => {
            by.identifier::<kind::Iri>(&it.text)?;
            Expect::Valid { valid: iri_schemes::check(Iri::new(&it.text)?).is_ok() }
        }
        _ => return Err(unsupported(operation.name())),
    })
}

/// The refusal of something that the library does not have.
fn unsupported(what: &str) -> Refused {
    Refused::Unsupported(what.to_owned())
}

/// The documents whose productions the library has, as the cases name them.
const DOCUMENTS: [(&str, Grammar); 3] = [
    ("RFC 3986", Grammar::Rfc3986),
    ("RFC 3987", Grammar::Rfc3987),
    ("3987bis", Grammar::Rfc3987bis),
];

/// Returns the grammar of a document that the cases name.
pub fn find_grammar(document: &str) -> Option<Grammar> {
    DOCUMENTS.iter().find(|(name, _)| *name == document).map(|(_, grammar)| *grammar)
}

/// Returns the grammar of a document. It is an error if the library does not have the document.
fn grammar(document: &str) -> Result<Grammar, Refused> {
    find_grammar(document).ok_or_else(|| unsupported(document))
}

/// Returns the components as case files have them.
fn case_components(components: Components<'_>) -> crate::case::Components {
    let owned = |text: Option<&str>| text.map(str::to_owned);
    crate::case::Components {
        scheme: owned(components.scheme()),
        authority: components.authority().map(|it| it.text().to_owned()),
        userinfo: owned(components.userinfo()),
        host: components.host().map(|it| it.text().to_owned()),
        port: owned(components.port()),
        path: components.path().text().to_owned(),
        query: owned(components.query()),
        fragment: owned(components.fragment()),
    }
}

/// Resolves a reference by RFC 3986 section 5.2.2, strictly.
fn resolve<B: BaseKind, R: ReferenceTo<B>>(
    by: By,
    base: &str,
    reference: &str,
) -> Result<String, Refused> {
    let base = by.identifier::<B>(base)?;
    let reference = by.identifier::<R>(reference)?;
    Ok(Resolver::new().resolve(&base, &reference).text().to_owned())
}

/// Returns the rung of the ladder up to which a level goes.
fn rung(level: Level) -> Rung {
    match level {
        Level::Simple => Rung::SimpleString,
        Level::Case => Rung::Case,
        Level::Percent => Rung::PercentEncoding,
        Level::Path | Level::Syntax => Rung::PathSegments,
        Level::Scheme => Rung::SchemeBased,
    }
}

/// Normalizes up to a level. `case`, `percent` and `path` apply only their own rung.
fn normalize<K: LadderKind>(by: By, text: &str, level: Level) -> Result<String, Refused> {
    let identifier = by.identifier::<K>(text)?;
    let (ladder, rung) = (Ladder::new(), rung(level));
    let normalized = match level {
        Level::Case | Level::Percent | Level::Path => ladder.apply(rung, &identifier)?,
        Level::Simple | Level::Syntax | Level::Scheme => ladder.climb(rung, &identifier)?,
    };
    Ok(normalized.identifier.into_string())
}

/// Compares up to a level. `case`, `percent` and `path` apply only their own rung.
fn equivalent<K: LadderKind>(
    by: By,
    left: &str,
    right: &str,
    level: Level,
) -> Result<bool, Refused> {
    if matches!(level, Level::Case | Level::Percent | Level::Path) {
        return Ok(normalize::<K>(by, left, level)? == normalize::<K>(by, right, level)?);
    }
    let left = by.identifier::<K>(left)?;
    let right = by.identifier::<K>(right)?;
    let (ladder, rung) = (Ladder::new(), rung(level));
    Ok(ladder.equivalent(&left, &right, rung)?)
}

/// Returns the profile of a version of IDNA, with its defaults.
fn profile(idna: Idna) -> Profile {
    match idna {
        Idna::Idna2003 => Profile::Idna2003(Idna2003::for_mapping()),
        Idna::Idna2008 => Profile::Idna2008(Idna2008::new()),
        Idna::Uts46 => Profile::Uts46(Uts46::new()),
    }
}
