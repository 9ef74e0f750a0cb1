//! Grammars and corpora, by name or from files.

use super::budget::BudgetOptions;
use super::{Trouble, reported};
use crate::shell::{counted, message, refuse, visible, width_of_output};
use abnf_lab::{
    AbnfOptions, Budget, CoreGrammar, Extract, GrammarError, LabGrammar, LeftOut, Lint, Lists,
    Notation, Place, Study, StudyError, WhyLeftOut,
};
use annotate_snippets::{Annotation, AnnotationKind, Level, Renderer, Snippet};
use clap::{Args, ValueEnum};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Read, Write};
use std::iter;
use std::ops::Range;
use std::path::Path;
use std::sync::OnceLock;

/// The grammar that is asked.
#[derive(Args)]
pub struct GrammarArg {
    /// The grammar: a name such as rfc3987, or a file; see 'abnf-lab --help'
    grammar: OsString,
    #[command(flatten)]
    overlay: OverlayOption,
    #[command(flatten)]
    limits: BudgetOptions,
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
    /// Values up to %xFF are octets; characters are their UTF-8
    #[arg(long)]
    octets: bool,
    /// A grammar whose rules stand for names that are not defined; may be repeated
    #[arg(long, value_name = "GRAMMAR")]
    import: Vec<OsString>,
    #[command(flatten)]
    notation: NotationOption,
}

/// What is read as ABNF.
#[derive(Args, Clone, Copy, Default)]
pub struct NotationOption {
    /// `|` separates alternatives too, and `<">` is the double quote mark, as in RFC 2616
    #[arg(long)]
    bars: bool,
}

impl NotationOption {
    pub fn options(self) -> AbnfOptions {
        AbnfOptions::new().bars(self.bars)
    }
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
    pub fn load(&self, grammar: &OsStr, budget: &Budget) -> Result<LabGrammar, Trouble> {
        let grammars = iter::once(grammar).chain(self.overlay.iter().map(OsString::as_os_str));
        let sources: Result<Vec<Source>, Trouble> =
            grammars.map(|grammar| Source::of(grammar, self.notation, budget)).collect();
        self.read(&sources?, budget)
    }

    /// Reads a grammar without the overlays.
    pub fn load_plain(&self, grammar: &OsStr, budget: &Budget) -> Result<LabGrammar, Trouble> {
        self.read(&[Source::of(grammar, self.notation, budget)?], budget)
    }

    fn read(&self, sources: &[Source], budget: &Budget) -> Result<LabGrammar, Trouble> {
        let texts: Option<Vec<&str>> = sources.iter().map(Source::abnf).collect();
        let grammar = match (texts, sources) {
            (Some(texts), _) => self.read_abnf(sources, &texts, budget)?,
            (None, [only]) => only.other(budget).map_err(|error| only.explain(&error, 0))?,
            (None, _) => {
                let other = sources.iter().find(|source| source.abnf().is_none());
                let name = other.map_or("", |source| &source.name);
                return Err(reported(format_args!("{name}: only ABNF can be laid over ABNF")));
            }
        };
        sources.iter().for_each(Source::tell_mistakes);
        let name = &sources[0].name;
        if grammar.rules().is_empty() {
            return Err(reported(format_args!("{name}: there is no rule")));
        }
        if !self.octets {
            if grammar.may_mean_octets() {
                message(format_args!(
                    "{name}: its values from %x80 to %xFF are read as the characters U+0080 to \
                     U+00FF; with --octets, as octets"
                ));
            }
            return Ok(grammar);
        }
        Ok(grammar.in_octets())
    }

    fn read_abnf(
        &self,
        sources: &[Source],
        texts: &[&str],
        budget: &Budget,
    ) -> Result<LabGrammar, Trouble> {
        let options = self.notation.options().octets(self.octets).lists(match self.lists {
            ListsArg::Sender => Lists::Sender,
            ListsArg::Recipient => Lists::Recipient,
        });
        let mut imports = Vec::new();
        for import in &self.import {
            let source = Source::of(import, self.notation, budget)?;
            let Some(text) = source.abnf() else {
                return Err(reported(format_args!("{}: only ABNF can be imported", source.name)));
            };
            options.read(&[text]).map_err(|error| source.explain(&error, 0))?;
            let name = source.name.rsplit('/').next().unwrap_or(&source.name);
            let stem = name.split_once('.').map_or(name, |(stem, _)| stem).to_owned();
            imports.push((stem, text.to_owned()));
        }
        let imports: Vec<(&str, &str)> =
            imports.iter().map(|(name, text)| (&**name, &**text)).collect();
        let grammar = options.read_with(texts, &imports).map_err(|error| {
            let (index, offset) = text_at(texts, error.place().span.start);
            let trouble = sources[index].explain(&error, offset);
            if text_has_bar(texts, &error) {
                message(format_args!("with --bars, '|' separates alternatives, as in RFC 2616"));
            }
            trouble
        })?;
        let name = &sources[0].name;
        for (document, _) in &imports {
            let rules = (0..grammar.rules().len())
                .filter(|&index| grammar.origin(index) == Some(document))
                .map(|index| visible(&grammar.rule(index).name));
            let rules: Vec<String> = rules.collect();
            match rules.is_empty() {
                true => message(format_args!("{name}: nothing from {document}")),
                false => message(format_args!("{name}: from {document}: {}", rules.join(", "))),
            }
        }
        tell_undefined(sources, texts, &grammar, &imports);
        Ok(grammar)
    }
}

/// Whether what is wrong is a bar.
fn text_has_bar(texts: &[&str], error: &GrammarError) -> bool {
    let (index, offset) = text_at(texts, error.place().span.start);
    texts[index].get(error.place().span.start - offset..).is_some_and(|rest| rest.starts_with('|'))
}

/// The number of the text that has a place, and where that text begins: they stand one after another,
/// each with the end of its last line.
fn text_at(texts: &[&str], at: usize) -> (usize, usize) {
    let (mut index, mut offset) = (0, 0);
    while index + 1 < texts.len() {
        let text = texts[index];
        let end = offset + text.len() + usize::from(!text.ends_with('\n'));
        if at < end {
            break;
        }
        (index, offset) = (index + 1, end);
    }
    (index, offset)
}

/// Says which documents would define what is not defined, as far as the grammar says it. Those that
/// were imported have no such rule.
fn tell_missing(name: &str, grammar: &LabGrammar, imported: &[(&str, &str)]) {
    let missing: Vec<(&str, &str)> = grammar.missing().collect();
    let mut numbers: Vec<&str> = missing.iter().map(|(_, number)| *number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    for number in numbers {
        let names = missing.iter().filter(|(_, other)| *other == number).map(|(name, _)| *name);
        let at_hand = CoreGrammar::find(&format!("rfc{number}"));
        let is_imported = imported
            .iter()
            .find(|(document, _)| document.chars().filter(char::is_ascii_digit).eq(number.chars()));
        let rules = at_hand.map(CoreGrammar::grammar);
        // Without the import, what a grammar at hand has is missing as a name only.
        let (there, absent): (Vec<&str>, Vec<&str>) = names.partition(|name| {
            let is_rule = |rules: &LabGrammar| !name.starts_with('<') && rules.find(name).is_some();
            is_imported.is_none() && rules.as_ref().is_none_or(is_rule)
        });
        let listed = |names: &[&str]| {
            names.iter().map(|name| format!("`{}`", visible(name))).collect::<Vec<_>>().join(", ")
        };
        let file = at_hand.map_or(format!("rfc{number}.txt"), |core| core.name().to_owned());
        if !there.is_empty() {
            message(format_args!(
                "{name}: of RFC {number}: {}; with '--import {file}' they are taken from there",
                listed(&there)
            ));
        }
        if !absent.is_empty() {
            let document = is_imported.map_or(&*file, |(document, _)| document);
            let absent = listed(&absent);
            message(format_args!("{name}: {document} has no such rule: {absent}"));
        }
    }
}

/// Says which names have no meaning, if there are such.
fn tell_undefined(
    sources: &[Source],
    texts: &[&str],
    grammar: &LabGrammar,
    imported: &[(&str, &str)],
) {
    const SHOWN: usize = 3;
    let mut names = grammar.undefined().iter().filter(|rule| !rule.name.starts_with('<'));
    for rule in names.by_ref().take(SHOWN) {
        let said = format!("the rule `{}` is not defined", visible(&rule.name));
        let Some(span) = rule.span.clone() else {
            let name = &sources[0].name;
            message(format_args!("{name}: {said}; rules that need it are undecided"));
            continue;
        };
        let (index, offset) = text_at(texts, span.start);
        let source = &sources[index];
        let start = span.start.saturating_sub(offset);
        let Place { line, column, .. } =
            Place::of(&source.text, source.in_file(start..start + span.len()));
        message(format_args!(
            "{}:{line}:{column}: {said}; rules that need it are undecided",
            source.name
        ));
    }
    let more = names.count();
    tell_missing(&sources[0].name, grammar, imported);
    if more > 0 {
        let name = &sources[0].name;
        let more = counted(more, "more name");
        message(format_args!("{name}: {more} without a rule, see 'abnf-lab lint {name}'"));
    }
}

/// Rules that belong together under two names.
#[derive(Args)]
pub struct MapOption {
    /// A rule of the first grammar and the rule of the second that it is compared with, whatever
    /// their names are
    #[arg(long, value_name = "A=B", value_delimiter = ',', value_parser = two_names)]
    map: Vec<(String, String)>,
}

fn two_names(text: &str) -> Result<(String, String), String> {
    let names = text.split_once('=').ok_or("two names of rules are written A=B")?;
    Ok((names.0.to_owned(), names.1.to_owned()))
}

impl MapOption {
    /// The names as the grammars write them. Ends the program where there is none.
    pub fn pairs<'g>(
        &self,
        left: &'g LabGrammar,
        right: &'g LabGrammar,
        names: &[String; 2],
    ) -> Vec<(&'g str, &'g str)> {
        let pair = |(a, b): &(String, String)| {
            let of = |grammar, name, of| rule(grammar, name, of, "--map <A=B>");
            (of(left, a, &names[0]), of(right, b, &names[1]))
        };
        self.map.iter().map(pair).collect()
    }
}

impl GrammarArg {
    pub fn name(&self) -> String {
        self.overlay.named(&self.grammar)
    }

    pub fn load(&self) -> Result<LabGrammar, Trouble> {
        self.overlay.load(&self.grammar, self.limits.budget())
    }

    pub fn budget(&self) -> Budget {
        self.limits.budget().clone()
    }

    /// The grammar with the languages of all rules.
    pub fn study(&self) -> Result<Study, Trouble> {
        Ok(Study::of_all(self.load()?, &self.budget()))
    }

    /// The grammar with the languages of one rule and of those that it refers to.
    pub fn study_of(&self, grammar: LabGrammar, rule: &str) -> Result<Study, Trouble> {
        Ok(Study::of_rules(grammar, &[rule], &self.budget())?)
    }

    /// The grammar, an ABNF, with the languages of all rules, those of recursive ones up to a
    /// length.
    pub fn study_within(&self, budget: &Budget, question: &'static str) -> Result<Study, Trouble> {
        let grammar = self.load()?;
        if grammar.notation() != Notation::Abnf {
            return Err(StudyError::NotAbnf(question).into());
        }
        let names: Vec<String> = grammar.rules().iter().map(|rule| rule.name.clone()).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        Ok(Study::of_rules(grammar, &names, budget)?)
    }
}

/// What a grammar is called in a result.
pub fn named(grammar: &OsStr) -> String {
    visible(&grammar.to_string_lossy())
}

/// The name of the rule as the grammar writes it. Ends the program where there is none, with what
/// the grammar is called, and the argument that names the rule.
pub fn rule<'g>(grammar: &'g LabGrammar, name: &str, called: &str, argument: &str) -> &'g str {
    let Some(index) = grammar.find(name) else {
        // A name with a space is that of a reader's own rule.
        let names = grammar.rules().iter().map(|rule| rule.name.as_str());
        let names: Vec<&str> = names.filter(|name| !name.contains(' ')).collect();
        let because = format!("the grammar {called} has no rule of this name");
        refuse(argument, name, &names, because)
    };
    &grammar.rule(index).name
}

/// The rule of this name, or where none is named, the first.
pub fn rule_or_first<'g>(
    grammar: &'g LabGrammar,
    name: Option<&str>,
    called: &str,
    argument: &str,
) -> &'g str {
    name.map_or_else(|| first_rule(grammar), |name| rule(grammar, name, called, argument))
}

pub fn first_rule(grammar: &LabGrammar) -> &str {
    &grammar.rule(0).name
}

/// The lines of a file. Leaves out one that is not UTF-8, and reports it.
pub fn texts(path: &OsStr) -> Result<Vec<String>, Trouble> {
    Ok(numbered_texts(path)?.into_iter().map(|(_, text)| text).collect())
}

/// The same, with the number of each line, from 1.
pub fn numbered_texts(path: &OsStr) -> Result<Vec<(usize, String)>, Trouble> {
    let name = visible(&path.to_string_lossy());
    let octets = whole(path).map_err(|error| reported(format_args!("{name}: {error}")))?;
    let mut texts = Vec::new();
    let lines = octets.strip_suffix(b"\n").unwrap_or(&octets).split(|octet| *octet == b'\n');
    for (number, line) in (1..).zip(lines.filter(|_| !octets.is_empty())) {
        match str::from_utf8(line.strip_suffix(b"\r").unwrap_or(line)) {
            Ok(text) => texts.push((number, text.to_owned())),
            Err(_) => message(format_args!("{name}:{number}: left out: not UTF-8")),
        }
    }
    Ok(texts)
}

/// The names of the grammars that are at hand.
pub fn names() -> String {
    CoreGrammar::ALL.iter().map(CoreGrammar::name).collect::<Vec<_>>().join(", ")
}

/// How a file is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Abnf,
    Pest,
    Ebnf,
    Regex,
    /// An RFC or an Internet-Draft, as text, as XML or as Markdown.
    Document,
}

/// What a file is, where its name begins so and `:` follows.
const PREFIXES: [(&str, Kind); 5] = [
    ("abnf", Kind::Abnf),
    ("pest", Kind::Pest),
    ("ebnf", Kind::Ebnf),
    ("regex", Kind::Regex),
    ("document", Kind::Document),
];

/// What a file is by the end of its name.
const ENDINGS: [(&str, Kind); 6] = [
    (".abnf", Kind::Abnf),
    (".pest", Kind::Pest),
    (".ebnf", Kind::Ebnf),
    (".regex", Kind::Regex),
    (".xml", Kind::Document),
    (".md", Kind::Document),
];

/// The text of a grammar.
pub struct Source {
    pub name: String,
    /// What the file has.
    pub text: String,
    pub kind: Kind,
    /// Of a document, its ABNF.
    extract: Option<Extract>,
}

impl Source {
    pub fn of(name: &OsStr, notation: NotationOption, budget: &Budget) -> Result<Self, Trouble> {
        match name.to_str().and_then(Source::built_in) {
            Some(source) => Ok(source),
            None => Source::read(name, notation, budget),
        }
    }

    pub fn built_in(name: &str) -> Option<Self> {
        let text = CoreGrammar::find(name)?.abnf().to_owned();
        Some(Source { name: name.to_owned(), text, kind: Kind::Abnf, extract: None })
    }

    fn read(file: &OsStr, notation: NotationOption, budget: &Budget) -> Result<Self, Trouble> {
        let prefix = |(prefix, kind): (&str, Kind)| {
            let path = file.to_str()?.strip_prefix(prefix)?.strip_prefix(':')?;
            Some((OsStr::new(path), kind))
        };
        let prefixed = PREFIXES.into_iter().find_map(prefix);
        let path = prefixed.map_or(file, |(path, _)| path);
        let name = visible(&path.to_string_lossy());
        let octets = whole(path).map_err(|error| {
            message(format_args!("{name}: {error}"));
            if error.kind() == io::ErrorKind::NotFound {
                message(format_args!("there are the grammars {}", names()));
            }
            Trouble::Reported
        })?;
        let text = String::from_utf8(octets).or_else(|error| {
            // RFC 2557 and others of its time have the punctuation of Windows.
            let text = windows_1252(error.as_bytes());
            if prefixed.is_some_and(|(_, kind)| kind == Kind::Document)
                || prefixed.is_none() && Extract::is_document(&text)
            {
                message(format_args!("{name}: not UTF-8, read as windows-1252"));
                return Ok(text);
            }
            let at = error.utf8_error().valid_up_to();
            let octet = error.as_bytes()[at];
            let line = error.as_bytes()[..at].iter().filter(|octet| **octet == b'\n').count() + 1;
            Err(reported(format_args!("{name}:{line}: not UTF-8: the octet {octet:02X} at {at}")))
        })?;
        let ending = || ENDINGS.into_iter().find(|(ending, _)| name.ends_with(ending));
        let kind = match prefixed.or_else(|| ending().map(|(_, kind)| (path, kind))) {
            Some((_, kind)) => kind,
            None if Extract::is_document(&text) => Kind::Document,
            None => Kind::Abnf,
        };
        let mut source = Source { name, text, kind, extract: None };
        source.drop_mark();
        if kind == Kind::Document {
            source.extract = Some(source.extracted(notation, budget)?);
        }
        Ok(source)
    }

    /// Leaves a byte order mark out before what is not ABNF, whose reader does so.
    fn drop_mark(&mut self) {
        let is_abnf = matches!(self.kind, Kind::Abnf | Kind::Document);
        if !is_abnf && self.text.starts_with('\u{FEFF}') {
            self.text.remove(0);
        }
    }

    /// The ABNF of a document, and what it was found in.
    pub fn document(
        file: &OsStr,
        notation: NotationOption,
        budget: &Budget,
    ) -> Result<(Self, Extract), Trouble> {
        let mut source = Source::read(file, notation, budget)?;
        let extract = match source.extract.take() {
            Some(extract) => extract,
            None => source.extracted(notation, budget)?,
        };
        Ok((source, extract))
    }

    /// The ABNF of a document. Says if there is more with bars.
    fn extracted(&self, notation: NotationOption, budget: &Budget) -> Result<Extract, Trouble> {
        let read = |options| {
            Extract::within(&self.text, options, budget).map_err(|error| self.explain(&error, 0))
        };
        let extract = read(notation.options())?;
        let has_bar = |left_out: &LeftOut| matches!(&left_out.why, WhyLeftOut::NotAbnf { message } if message.starts_with("'|'"));
        if !notation.bars && extract.left_out.iter().any(has_bar) {
            let more = read(AbnfOptions::new().bars(true))?.rules.saturating_sub(extract.rules);
            if more > 0 {
                let more = counted(more, "more rule");
                message(format_args!("{}: {more} with --bars", self.name));
            }
        }
        Ok(extract)
    }

    /// The ABNF, if it is one.
    pub fn abnf(&self) -> Option<&str> {
        match (&self.extract, self.kind) {
            (Some(extract), _) => Some(extract.text()),
            (None, Kind::Abnf) => Some(&self.text),
            _ => None,
        }
    }

    /// Says that a document has rules that cannot be read or have two meanings, if it has.
    fn tell_mistakes(&self) {
        let left_out = self.extract.iter().flat_map(|extract| &extract.left_out);
        let count = left_out.filter(|left_out| left_out.is_finding).count();
        if count > 0 {
            let (name, count) = (&self.name, counted(count, "mistake"));
            message(format_args!("{name}: {count} in its rules, see 'abnf-lab lint {name}'"));
        }
    }

    /// A place of the grammar in the file.
    pub fn in_file(&self, span: Range<usize>) -> Range<usize> {
        let span = self.extract.as_ref().map_or(span.clone(), |extract| extract.in_document(span));
        let end = self.text.len();
        span.start.min(end)..span.end.min(end)
    }

    /// What is wrong in the ABNF, at its place in the file, if it is one.
    pub fn lint(&self, budget: &Budget) -> Option<Lint> {
        match self.kind {
            Kind::Document => Lint::of_document(&self.text, budget).ok(),
            Kind::Abnf => Some(Lint::within(&self.text, budget)),
            _ => None,
        }
    }

    /// The grammar of a notation other than ABNF.
    fn other(&self, budget: &Budget) -> Result<LabGrammar, GrammarError> {
        match self.kind {
            Kind::Pest => pest(&self.text),
            Kind::Ebnf => LabGrammar::from_ebnf_within(&self.text, budget),
            _ => {
                // The rule has the name of the file.
                let stem = Path::new(&self.name).file_stem().map(OsStr::to_string_lossy);
                let stem = stem.filter(|stem| stem != "-").unwrap_or("regex".into());
                LabGrammar::from_regex(&stem, self.text.trim_end_matches(['\n', '\r']))
            }
        }
    }

    /// Shows a mistake at its place, which counts from `offset`.
    pub fn explain(&self, error: &GrammarError, offset: usize) -> Trouble {
        let place = error.place();
        let span = place.span.start.saturating_sub(offset)..place.span.end.saturating_sub(offset);
        let error = error.to_string();
        let what = error.strip_prefix(&format!("{place}: ")).unwrap_or(&error);
        let snippet = self.snippet(span);
        let group = Level::ERROR.primary_title(visible(what)).element(snippet);
        let renderer = Renderer::styled().term_width(width_of_output());
        let _ = writeln!(anstream::stderr(), "{}", renderer.render(&[group]));
        Trouble::Reported
    }

    /// The lines of the file around a place in the grammar.
    fn snippet(&self, span: Range<usize>) -> Snippet<'_, Annotation<'_>> {
        let Range { start, end } = self.in_file(span);
        let [before, marked, after] =
            [&self.text[..start], &self.text[start..end], &self.text[end..]].map(visible_lines);
        let span = before.len()..before.len() + marked.len();
        Snippet::source(before + &marked + &after)
            .path(visible(&self.name))
            .annotation(AnnotationKind::Primary.span(span))
    }
}

/// What octets mean as windows-1252; five have no meaning there.
fn windows_1252(octets: &[u8]) -> String {
    const HIGH: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ";
    let high: Vec<char> = HIGH.chars().collect();
    let character = |&octet: &u8| match octet {
        0x80..=0x9F => high[usize::from(octet - 0x80)],
        _ => char::from(octet),
    };
    octets.iter().map(character).collect()
}

/// A text of several lines for a person: as [`visible`], but for tabs and ends of lines.
fn visible_lines(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for part in text.split_inclusive(['\n', '\t']) {
        let rest = part.trim_end_matches(['\n', '\t']);
        let rest = rest.strip_suffix('\r').filter(|_| part.ends_with('\n')).unwrap_or(rest);
        shown += &visible(rest);
        shown += &part[rest.len()..];
    }
    shown
}

/// The octets of a file. Standard input can be read once and may be named twice.
fn whole(path: &OsStr) -> io::Result<Vec<u8>> {
    static STANDARD_INPUT: OnceLock<Vec<u8>> = OnceLock::new();
    let is_standard_input = path == "-";
    if let Some(octets) = STANDARD_INPUT.get().filter(|_| is_standard_input) {
        return Ok(octets.clone());
    }
    let mut octets = Vec::new();
    match is_standard_input {
        true => io::stdin().lock().read_to_end(&mut octets)?,
        false => File::open(path)?.read_to_end(&mut octets)?,
    };
    if is_standard_input {
        let _ = STANDARD_INPUT.set(octets.clone());
    }
    Ok(octets)
}

/// The core rules of RFC 5234 Appendix B.1 that pest has under other names.
const CORE_RULES: [(&str, &str); 3] = [
    ("ALPHA", "ALPHA = _{ 'A'..'Z' | 'a'..'z' }"),
    ("DIGIT", "DIGIT = _{ '0'..'9' }"),
    ("HEXDIG", "HEXDIG = _{ '0'..'9' | 'A'..'F' | 'a'..'f' }"),
];

/// A pest grammar, with the core rules that it needs and does not have.
fn pest(text: &str) -> Result<LabGrammar, GrammarError> {
    let mut text = text.to_owned();
    loop {
        let grammar = LabGrammar::from_pest(&text);
        let Err(GrammarError::Undefined { name, .. }) = &grammar else { return grammar };
        let Some((_, rule)) = CORE_RULES.iter().find(|(core, _)| core == name) else {
            return grammar;
        };
        text = format!("{text}\n{rule}");
    }
}
