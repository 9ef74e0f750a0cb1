//! Grammars and corpora, by name or from files.

use super::{Trouble, reported};
use crate::shell::{Ends, message, open, refuse, visible};
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use clap::Args;
use iri_grammar::Grammar;
use iri_grammar::lab::{GrammarError, LabGrammar, Study};
use std::ffi::{OsStr, OsString};
use std::io::{self, Read, Write};

/// The grammar that is asked.
#[derive(Args)]
pub struct GrammarArg {
    /// The grammar: a name such as rfc3987, or a file; see 'iri lab --help'
    grammar: OsString,
    #[command(flatten)]
    overlay: OverlayOption,
}

#[derive(Args)]
pub struct OverlayOption {
    /// A file of ABNF whose rules take the place of the grammar's
    #[arg(long, value_name = "FILE")]
    pub overlay: Option<OsString>,
}

impl GrammarArg {
    pub fn name(&self) -> String {
        named(&self.grammar, self.overlay.overlay.as_deref())
    }

    pub fn load(&self) -> Result<LabGrammar, Trouble> {
        load(&self.grammar, self.overlay.overlay.as_deref())
    }

    pub fn study(&self) -> Result<Study, Trouble> {
        self.load().map(Study::of)
    }
}

/// What a grammar is called in a result.
pub fn named(grammar: &OsStr, overlay: Option<&OsStr>) -> String {
    let name = visible(&grammar.to_string_lossy());
    match overlay {
        Some(overlay) => format!("{name} with {}", visible(&overlay.to_string_lossy())),
        None => name,
    }
}

/// Reads a grammar, with a fragment laid over it. Reports where one of the two cannot be read or is
/// wrong.
pub fn load(grammar: &OsStr, overlay: Option<&OsStr>) -> Result<LabGrammar, Trouble> {
    let base = Source::of(grammar)?;
    let grammar = match overlay {
        Some(overlay) => base.with(&Source::read(overlay)?)?,
        None => base.grammar()?,
    };
    match grammar.rules().is_empty() {
        true => Err(reported(format_args!("{}: there is no rule", base.name))),
        false => Ok(grammar),
    }
}

/// The name of the rule as the grammar writes it. Ends the program where there is none.
pub fn rule<'g>(grammar: &'g LabGrammar, name: &str, argument: &str) -> &'g str {
    match grammar.find(name) {
        Some(index) => &grammar.rule(index).name,
        None => {
            refuse(argument, name, grammar.rules().iter().map(|rule| rule.name.as_str()).collect())
        }
    }
}

/// The rule of this name, or where none is named, that of all identifiers, or the first.
pub fn rule_or_first<'g>(grammar: &'g LabGrammar, name: Option<&str>) -> &'g str {
    let reference =
        || ["IRI-reference", "URI-reference"].iter().find_map(|name| grammar.find(name));
    match name {
        Some(name) => rule(grammar, name, "--rule <RULE>"),
        None => &grammar.rule(reference().unwrap_or(0)).name,
    }
}

/// The lines of a file. Leaves out one that is not UTF-8, and reports it.
pub fn texts(path: &OsStr) -> Result<Vec<String>, Trouble> {
    let name = visible(&path.to_string_lossy());
    let mut octets = Vec::new();
    open(path)
        .and_then(|mut file| file.read_to_end(&mut octets))
        .map_err(|error| reported(format_args!("{name}: {error}")))?;
    let mut texts = Vec::new();
    for (index, line) in Ends::LINES.records(&octets).enumerate() {
        match str::from_utf8(line) {
            Ok(text) => texts.push(text.to_owned()),
            Err(_) => message(format_args!("{name}:{}: left out: not UTF-8", index + 1)),
        }
    }
    Ok(texts)
}

pub struct Source {
    pub name: String,
    pub text: String,
    pub pest: bool,
}

impl Source {
    pub fn of(name: &OsStr) -> Result<Self, Trouble> {
        match name.to_str().and_then(Source::built_in) {
            Some(source) => Ok(source),
            None => Source::read(name),
        }
    }

    fn built_in(name: &str) -> Option<Self> {
        let (stem, pest) = match name.strip_suffix(".pest") {
            Some(stem) => (stem, true),
            None => (name.strip_suffix(".abnf").unwrap_or(name), false),
        };
        let grammar: Grammar = stem.parse().ok()?;
        let text = if pest { grammar.pest() } else { grammar.abnf() };
        Some(Source { name: name.to_owned(), text: text.to_owned(), pest })
    }

    fn read(path: &OsStr) -> Result<Self, Trouble> {
        let name = visible(&path.to_string_lossy());
        let mut text = String::new();
        match open(path).and_then(|mut file| file.read_to_string(&mut text)) {
            Ok(_) => Ok(Source { pest: name.ends_with(".pest"), name, text }),
            Err(error) => {
                message(format_args!("{name}: {error}"));
                if error.kind() == io::ErrorKind::NotFound {
                    let names = Grammar::ALL.map(Grammar::name).join(", ");
                    message(format_args!("there are the grammars {names}"));
                }
                Err(Trouble::Reported)
            }
        }
    }

    fn grammar(&self) -> Result<LabGrammar, Trouble> {
        read(&self.text, self.pest).map_err(|error| self.explain(&error, 0))
    }

    fn with(&self, fragment: &Source) -> Result<LabGrammar, Trouble> {
        if self.pest || fragment.pest {
            let Source { name, .. } = if self.pest { self } else { fragment };
            return Err(reported(format_args!("{name}: only ABNF can be laid over ABNF")));
        }
        let newline = if self.text.ends_with('\n') { "" } else { "\n" };
        let base = format!("{}{newline}", self.text);
        LabGrammar::from_abnf_with(&base, &fragment.text).map_err(|error| {
            match error.place().span.start < base.len() {
                true => self.explain(&error, 0),
                false => fragment.explain(&error, base.len()),
            }
        })
    }

    /// Shows a mistake at its place, which counts from `offset`.
    fn explain(&self, error: &GrammarError, offset: usize) -> Trouble {
        let place = error.place();
        let end = self.text.len();
        let at = |byte: usize| byte.saturating_sub(offset).min(end);
        let span = at(place.span.start)..at(place.span.end);
        let error = error.to_string();
        let what = error.strip_prefix(&format!("{place}: ")).unwrap_or(&error);
        let snippet = Snippet::source(&self.text)
            .path(&self.name)
            .annotation(AnnotationKind::Primary.span(span));
        let group = Level::ERROR.primary_title(visible(what)).element(snippet);
        let _ = writeln!(anstream::stderr(), "{}", Renderer::styled().render(&[group]));
        Trouble::Reported
    }
}

/// The grammar of a text.
pub fn read(text: &str, is_pest: bool) -> Result<LabGrammar, GrammarError> {
    if is_pest { pest(text) } else { LabGrammar::from_abnf(text) }
}

/// A pest grammar, with the core rules of RFC 5234 that it needs and does not have.
fn pest(text: &str) -> Result<LabGrammar, GrammarError> {
    let mut text = text.to_owned();
    loop {
        let grammar = LabGrammar::from_pest(&text);
        let Err(GrammarError::Undefined { name, .. }) = &grammar else { return grammar };
        let mut core_rules = Grammar::default().core_rules();
        let Some(rule) = core_rules.find(|rule| rule.name() == name) else { return grammar };
        text.push('\n');
        text.push_str(rule.pest());
    }
}
