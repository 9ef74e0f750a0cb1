//! Grammars and corpora, by name or from files.

use crate::shell::refuse;
use crate::shell::{lines, open};
use crate::shell::{message, visible};
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

    /// `None`, said aloud, where there is no such grammar.
    pub fn load(&self) -> Option<LabGrammar> {
        load(&self.grammar, self.overlay.overlay.as_deref())
    }

    pub fn study(&self) -> Option<Study> {
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

/// Reads a grammar, with a fragment laid over it. `None`, said aloud, where one of the
/// two cannot be read or is wrong.
pub fn load(grammar: &OsStr, overlay: Option<&OsStr>) -> Option<LabGrammar> {
    let base = Source::of(grammar)?;
    let grammar = match overlay {
        Some(overlay) => base.with(&Source::read(overlay)?)?,
        None => base.grammar()?,
    };
    if grammar.rules().is_empty() {
        message(format_args!("{}: there is no rule", base.name));
        return None;
    }
    Some(grammar)
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

/// The rule that is meant where none is said: that of all identifiers, or the first.
pub fn first_rule(grammar: &LabGrammar) -> &str {
    let reference = ["IRI-reference", "URI-reference"].iter().find_map(|name| grammar.find(name));
    &grammar.rule(reference.unwrap_or(0)).name
}

/// The lines of a file; one that is not UTF-8 is left out, aloud. `None`, said aloud,
/// where the file cannot be read.
pub fn texts(path: &OsStr) -> Option<Vec<String>> {
    let name = visible(&path.to_string_lossy());
    let mut octets = Vec::new();
    if let Err(error) = open(path).and_then(|mut file| file.read_to_end(&mut octets)) {
        message(format_args!("{name}: {error}"));
        return None;
    }
    let mut texts = Vec::new();
    for (index, line) in lines(&octets, b'\n').enumerate() {
        match str::from_utf8(line) {
            Ok(text) => texts.push(text.to_owned()),
            Err(_) => message(format_args!("{name}:{}: left out: not UTF-8", index + 1)),
        }
    }
    Some(texts)
}

struct Source {
    name: String,
    text: String,
    pest: bool,
}

impl Source {
    fn of(name: &OsStr) -> Option<Self> {
        name.to_str().and_then(Source::built_in).or_else(|| Source::read(name))
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

    fn read(path: &OsStr) -> Option<Self> {
        let name = visible(&path.to_string_lossy());
        let mut text = String::new();
        match open(path).and_then(|mut file| file.read_to_string(&mut text)) {
            Ok(_) => Some(Source { pest: name.ends_with(".pest"), name, text }),
            Err(error) => {
                message(format_args!("{name}: {error}"));
                if error.kind() == io::ErrorKind::NotFound {
                    let names = Grammar::ALL.map(Grammar::name).join(", ");
                    message(format_args!("there are the grammars {names}"));
                }
                None
            }
        }
    }

    fn grammar(&self) -> Option<LabGrammar> {
        let grammar = if self.pest { pest(&self.text) } else { LabGrammar::from_abnf(&self.text) };
        grammar.map_err(|error| self.explain(&error, 0)).ok()
    }

    fn with(&self, fragment: &Source) -> Option<LabGrammar> {
        if self.pest || fragment.pest {
            let Source { name, .. } = if self.pest { self } else { fragment };
            message(format_args!("{name}: only ABNF can be laid over ABNF"));
            return None;
        }
        let newline = if self.text.ends_with('\n') { "" } else { "\n" };
        let base = format!("{}{newline}", self.text);
        let grammar = LabGrammar::from_abnf_with(&base, &fragment.text);
        let explain = |error: GrammarError| match error.place().span.start < base.len() {
            true => self.explain(&error, 0),
            false => fragment.explain(&error, base.len()),
        };
        grammar.map_err(explain).ok()
    }

    /// Shows a mistake at its place, which counts from `offset`.
    fn explain(&self, error: &GrammarError, offset: usize) {
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
