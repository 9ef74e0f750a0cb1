//! Grammars and corpora, by name or from files.

use super::{Trouble, reported};
use crate::shell::{Ends, message, open, refuse, visible};
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use clap::{Args, ValueEnum};
use iri_grammar::Grammar;
use iri_grammar::lab::{AbnfOptions, GrammarError, LabGrammar, Lists, Study};
use std::ffi::{OsStr, OsString};
use std::io::{self, Read, Write};
use std::iter;

/// The grammar that is asked.
#[derive(Args)]
pub struct GrammarArg {
    /// The grammar: a name such as rfc3987, or a file; see 'iri lab --help'
    grammar: OsString,
    #[command(flatten)]
    overlay: OverlayOption,
}

/// How a grammar is read.
#[derive(Args)]
pub struct OverlayOption {
    /// A grammar in ABNF whose rules take the place of the grammar's; may be repeated
    #[arg(long, value_name = "GRAMMAR")]
    pub overlay: Vec<OsString>,
    /// Whose list '#rule' is (RFC 9110 section 5.6.1): a recipient's has empty elements
    #[arg(long, value_enum, default_value_t = ListsArg::Sender, value_name = "WHOSE")]
    lists: ListsArg,
}

#[derive(Clone, Copy, ValueEnum)]
enum ListsArg {
    Sender,
    Recipient,
}

impl OverlayOption {
    /// What the grammar with all overlays is called in a result.
    pub fn named(&self, grammar: &OsStr) -> String {
        let overlays = self.overlay.iter().map(|overlay| named(overlay));
        let names: Vec<String> = iter::once(named(grammar)).chain(overlays).collect();
        names.join(" with ")
    }

    /// Reads a grammar and lays all overlays over it, one after another. Reports where one of
    /// them cannot be read or is wrong.
    pub fn load(&self, grammar: &OsStr) -> Result<LabGrammar, Trouble> {
        let mut sources = vec![Source::of(grammar)?];
        for overlay in &self.overlay {
            sources.push(Source::of(overlay)?);
        }
        self.read(&sources)
    }

    /// Reads a grammar without the overlays.
    pub fn load_plain(&self, grammar: &OsStr) -> Result<LabGrammar, Trouble> {
        self.read(&[Source::of(grammar)?])
    }

    fn read(&self, sources: &[Source]) -> Result<LabGrammar, Trouble> {
        let grammar = match sources {
            [only] if only.pest => pest(&only.text).map_err(|error| only.explain(&error, 0))?,
            _ => self.read_abnf(sources)?,
        };
        match grammar.rules().is_empty() {
            true => Err(reported(format_args!("{}: there is no rule", sources[0].name))),
            false => Ok(grammar),
        }
    }

    fn read_abnf(&self, sources: &[Source]) -> Result<LabGrammar, Trouble> {
        if let Some(Source { name, .. }) = sources.iter().find(|source| source.pest) {
            return Err(reported(format_args!("{name}: only ABNF can be laid over ABNF")));
        }
        let texts: Vec<&str> = sources.iter().map(|source| &*source.text).collect();
        let options = AbnfOptions::new().lists(match self.lists {
            ListsArg::Sender => Lists::Sender,
            ListsArg::Recipient => Lists::Recipient,
        });
        options.read(&texts).map_err(|error| {
            // The texts stand one after another, each with the end of its last line.
            let mut offset = 0;
            for source in &sources[..sources.len() - 1] {
                let end = offset + source.text.len() + usize::from(!source.text.ends_with('\n'));
                if error.place().span.start < end {
                    return source.explain(&error, offset);
                }
                offset = end;
            }
            sources[sources.len() - 1].explain(&error, offset)
        })
    }
}

impl GrammarArg {
    pub fn name(&self) -> String {
        self.overlay.named(&self.grammar)
    }

    pub fn load(&self) -> Result<LabGrammar, Trouble> {
        self.overlay.load(&self.grammar)
    }

    pub fn study(&self) -> Result<Study, Trouble> {
        self.load().map(Study::of)
    }
}

/// What a grammar is called in a result.
pub fn named(grammar: &OsStr) -> String {
    visible(&grammar.to_string_lossy())
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

struct Source {
    name: String,
    text: String,
    pest: bool,
}

impl Source {
    fn of(name: &OsStr) -> Result<Self, Trouble> {
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
