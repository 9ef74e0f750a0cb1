//! A loader of triples of IRIs in a subset of Turtle: `@base`, `@prefix`, IRIs in `<...>` and
//! prefixed names. References are resolved and interned; the triples are written as N-Triples.
//!
//!     cargo run --example loader -- http://example.org/ document.ttl
//!
//! Without a file the document is read from standard input.

use iri_grammar::resolution::{Base, ResolveError};
use iri_grammar::{Error, Iri, IriBuf};
use std::collections::HashMap;
use std::io::{Read, Write, stdin, stdout};
use std::{env, fs};

/// What is wrong, and at which byte of the document.
struct Fault {
    at: usize,
    reason: String,
}

struct Loader<'t> {
    text: &'t str,
    /// The bytes that have been read.
    at: usize,
    base: Base,
    prefixes: HashMap<&'t str, IriBuf>,
    /// Each IRI once, and its number.
    interned: HashMap<IriBuf, usize>,
    buffer: String,
}

impl<'t> Loader<'t> {
    fn document(&mut self) -> Result<Vec<[usize; 3]>, Fault> {
        let mut triples = Vec::new();
        while let Some((at, token)) = self.token() {
            match token {
                "@base" => self.base = Base::new(self.iri()?),
                "@prefix" => {
                    let (_, name) = self.expect("a prefix", |it| it.ends_with(':'))?;
                    let iri = self.iri()?;
                    self.prefixes.insert(name.trim_end_matches(':'), iri);
                }
                _ => {
                    self.at = at;
                    triples.push([self.term()?, self.term()?, self.term()?]);
                }
            }
            self.expect("\".\"", |it| it == ".")?;
        }
        Ok(triples)
    }

    /// The number of the IRI that comes next.
    fn term(&mut self) -> Result<usize, Fault> {
        let (at, token) = self.expect("an IRI", |it| it.contains([':', '<']))?;
        let iri = if let Some(reference) = reference(token) {
            let target = self.base.resolve_text_into(reference, &mut self.buffer);
            target.map_err(|error| fault(at + 1, error))?
        } else {
            let (prefix, local) = token.split_once(':').unwrap_or_default();
            let unknown = || Fault { at, reason: format!("the prefix {prefix}: is not defined") };
            let namespace = self.prefixes.get(prefix).ok_or_else(unknown)?;
            self.buffer.clear();
            self.buffer.extend([namespace.as_str(), local]);
            Iri::new(&self.buffer).map_err(|error| Fault { at, reason: format!("{error:#}") })?
        };
        let next = self.interned.len();
        Ok(match self.interned.get(iri.as_str()) {
            Some(number) => *number,
            None => *self.interned.entry(iri.into_owned()).or_insert(next),
        })
    }

    /// The IRI of a directive.
    fn iri(&mut self) -> Result<IriBuf, Fault> {
        let (at, token) = self.expect("an IRI in <>", |it| reference(it).is_some())?;
        let reference = reference(token).unwrap_or_default();
        self.base.resolve_text(reference).map_err(|error| fault(at + 1, error))
    }

    fn expect(
        &mut self,
        what: &str,
        is_it: impl Fn(&str) -> bool,
    ) -> Result<(usize, &'t str), Fault> {
        let found = self.token();
        found.filter(|(_, token)| is_it(token)).ok_or_else(|| match found {
            Some((at, token)) => Fault { at, reason: format!("{token:?} where {what} is needed") },
            None => Fault { at: self.at, reason: format!("the end where {what} is needed") },
        })
    }

    /// The next token, and where it begins.
    fn token(&mut self) -> Option<(usize, &'t str)> {
        let mut rest = self.text[self.at..].trim_start();
        while rest.starts_with('#') {
            rest = rest.split_once('\n').map_or("", |(_, rest)| rest).trim_start();
        }
        let at = self.text.len() - rest.len();
        let len = match rest.chars().next()? {
            '<' => rest.find('>').map_or(rest.len(), |end| end + 1),
            '.' => 1,
            _ => {
                let word = rest.split([' ', '\t', '\r', '\n', '<']).next().unwrap_or(rest);
                word.trim_end_matches('.').len()
            }
        };
        self.at = at + len;
        Some((at, &rest[..len]))
    }
}

/// What stands in `<...>`.
fn reference(token: &str) -> Option<&str> {
    token.strip_prefix('<')?.strip_suffix('>')
}

/// What is wrong with a reference that begins at this byte.
fn fault(at: usize, error: ResolveError) -> Fault {
    match error {
        ResolveError::Reference(error) => {
            Fault { at: at + error.span().start, reason: reason(&error) }
        }
        other => Fault { at, reason: format!("{other:#}") },
    }
}

fn reason(error: &Error) -> String {
    format!("{} ({})", error.reason(), error.citation())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let base = env::args().nth(1).ok_or("usage: loader BASE [FILE]")?;
    let mut text = String::new();
    match env::args().nth(2) {
        Some(file) => text = fs::read_to_string(file)?,
        None => drop(stdin().read_to_string(&mut text)?),
    }
    load(&base, &text, &mut stdout().lock())
}

/// Writes the triples of a document as N-Triples.
pub fn load(
    base: &str,
    text: &str,
    out: &mut impl Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let mut loader = Loader {
        text,
        at: 0,
        base: Base::new(base.parse()?),
        prefixes: HashMap::new(),
        interned: HashMap::new(),
        buffer: String::new(),
    };
    let triples = loader.document().map_err(|Fault { at, reason }| {
        let line = text[..at].matches('\n').count() + 1;
        let column = text[..at].chars().rev().take_while(|c| *c != '\n').count() + 1;
        format!("line {line}, column {column}: {reason}")
    })?;
    let mut iris = vec![""; loader.interned.len()];
    loader.interned.iter().for_each(|(iri, number)| iris[*number] = iri);
    for triple in triples {
        let [subject, predicate, object] = triple.map(|term| iris[term]);
        writeln!(out, "<{subject}> <{predicate}> <{object}> .")?;
    }
    Ok(())
}
