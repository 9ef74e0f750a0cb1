//! The options that name a grammar, and messages about it.

use super::budget::BudgetOptions;
use super::notation::{NotationOption, READING};
use super::source::{Source, as_str_pairs, file_of_rfc};
use super::{Trouble, report};
use crate::shell::{Status, message, quantity, refuse, visible};
use abnf_lab::{
    AbnfOptions, Budget, Collected, CoreGrammar, LabGrammar, Lists, Notation, Place, Rule, Study,
    StudyError,
};
use clap::{Args, ValueEnum};
use std::collections::{BTreeSet, HashMap};
use std::ffi::{OsStr, OsString};
use std::iter;
use std::path::Path;

/// The grammar of a command.
#[derive(Args)]
pub struct GrammarArg {
    /// The grammar: a name such as rfc3987, or a file; see 'abnf-lab --help'
    grammar: OsString,
    #[command(flatten)]
    overlay: OverlayOption,
    #[command(flatten)]
    limits: BudgetOptions,
}

/// Options for reading a grammar.
#[derive(Args)]
pub struct OverlayOption {
    /// Replace rules of the grammar by those of this ABNF; may be repeated
    #[arg(long, value_name = "GRAMMAR", help_heading = READING)]
    pub overlay: Vec<OsString>,
    /// Read '#rule' as a sender's list, or as a recipient's, with empty elements (RFC 9110 section 5.6.1)
    #[arg(long, value_enum, default_value_t = ListsArg::Sender, value_name = "WHOSE")]
    #[arg(help_heading = READING, hide_short_help = true)]
    lists: ListsArg,
    /// Read values up to %xFF as octets, and characters beyond as UTF-8
    #[arg(long, help_heading = READING, hide_short_help = true)]
    octets: bool,
    #[command(flatten)]
    import: ImportOption,
}

/// Options for reading ABNF, with imports.
#[derive(Args)]
pub struct ImportOption {
    /// Take undefined names from this grammar; may be repeated; 'auto' takes them from the cited RFCs
    /// that are built in or lie beside the grammar
    #[arg(long, value_name = "GRAMMAR", help_heading = READING)]
    import: Vec<OsString>,
    #[command(flatten)]
    pub notation: NotationOption,
}

impl ImportOption {
    /// Returns the name and the ABNF of each import.
    pub fn read(&self, budget: &Budget) -> Result<Vec<(String, String)>, Trouble> {
        Ok(texts_of(self.sources(budget)?))
    }

    /// Returns the name of each import, without folder and extension, and its source. Reports an
    /// import that is not ABNF, or cannot be read.
    pub fn sources(&self, budget: &Budget) -> Result<Vec<(String, Source)>, Trouble> {
        let mut sources = Vec::new();
        for import in self.import.iter().filter(|import| *import != AUTO) {
            let source = Source::of(import, self.notation, budget)?;
            sources.push(self.check_import(source)?);
        }
        Ok(sources)
    }

    /// Returns an import with its name. Reports a source that is not ABNF, or cannot be read.
    fn check_import(&self, source: Source) -> Result<(String, Source), Trouble> {
        let Some(text) = source.abnf() else {
            return Err(report(format_args!("{}: only ABNF can be imported", source.name)));
        };
        let read = self.notation.options().read(&[text]);
        read.map_err(|error| source.explain(&error, 0))?;
        let name = source.name.rsplit('/').next().unwrap_or(&source.name);
        let stem = name.split_once('.').map_or(name, |(stem, _)| stem).to_owned();
        Ok((stem, source))
    }

    /// Returns the RFCs that a grammar cites for undefined names, if they are built in or lie in
    /// `folder`.
    fn cited_documents(
        &self,
        grammar: &LabGrammar,
        folder: &Path,
        budget: &Budget,
    ) -> Result<Vec<(String, Source)>, Trouble> {
        let numbers = grammar.missing().map(|(_, number)| number.to_owned()).collect();
        self.documents(&numbers, folder, budget)
    }

    /// Whether undefined names are taken from the RFCs that a grammar cites.
    pub fn is_auto(&self) -> bool {
        self.import.iter().any(|import| import == AUTO)
    }

    /// Returns the RFCs with these numbers that are built in or lie in `folder`.
    pub fn documents(
        &self,
        numbers: &BTreeSet<String>,
        folder: &Path,
        budget: &Budget,
    ) -> Result<Vec<(String, Source)>, Trouble> {
        let mut sources = Vec::new();
        for number in numbers {
            let source = match Source::built_in(&format!("rfc{number}")) {
                Some(source) => source,
                None => {
                    let files = [".abnf", ".xml", ".txt"]
                        .map(|ending| folder.join(format!("rfc{number}{ending}")));
                    let Some(file) = files.iter().find(|file| file.is_file()) else { continue };
                    Source::of(file.as_os_str(), self.notation, budget)?
                }
            };
            sources.push(self.check_import(source)?);
        }
        Ok(sources)
    }
}

/// The value of `--import` for the RFCs that the grammar cites.
const AUTO: &str = "auto";

/// Returns the names and the ABNF of imports.
pub fn texts_of(sources: Vec<(String, Source)>) -> Vec<(String, String)> {
    let text = |(name, source): (String, Source)| (name, source.abnf().unwrap_or("").to_owned());
    sources.into_iter().map(text).collect()
}

#[derive(Clone, Copy, ValueEnum)]
enum ListsArg {
    Sender,
    Recipient,
}

impl OverlayOption {
    /// Returns the name of the grammar with all overlays, for results.
    pub fn display_name(&self, grammar: &OsStr) -> String {
        let overlays = self.overlay.iter().map(|overlay| display_name(overlay));
        let names: Vec<String> = iter::once(display_name(grammar)).chain(overlays).collect();
        names.join(" with ")
    }

    /// Reads a grammar and applies all overlays. Reports a mistake in any of them at its place.
    pub fn load(&self, grammar: &OsStr, budget: &Budget) -> Result<LabGrammar, Trouble> {
        self.read(&self.sources(grammar, &self.overlay, budget)?, budget)
    }

    /// Reads a grammar for a comparison, with these overlays. Lists what documents have that looks
    /// like a rule and is not in the grammar; the status is that of [`Source::report_left_out`].
    pub fn load_to_compare(
        &self,
        grammar: &OsStr,
        overlays: &[OsString],
        budget: &Budget,
    ) -> Result<(LabGrammar, Status), Trouble> {
        let sources = self.sources(grammar, overlays, budget)?;
        let status = report_all_left_out(&sources);
        Ok((self.read(&sources, budget)?, status))
    }

    /// Returns the sources of a grammar and of overlays.
    fn sources(
        &self,
        grammar: &OsStr,
        overlays: &[OsString],
        budget: &Budget,
    ) -> Result<Vec<Source>, Trouble> {
        let grammars = iter::once(grammar).chain(overlays.iter().map(OsString::as_os_str));
        grammars.map(|grammar| Source::of(grammar, self.import.notation, budget)).collect()
    }

    /// Collects the rules of a grammar with all overlays, and the rules that they import. The status
    /// is that of [`Source::report_left_out`].
    fn collect(&self, grammar: &OsStr, budget: &Budget) -> Result<(Collected, Status), Trouble> {
        let sources = self.sources(grammar, &self.overlay, budget)?;
        let status = report_all_left_out(&sources);
        // Reports mistakes at their places.
        let grammar = self.read(&sources, budget)?;
        Ok((self.collect_rules(&grammar, &sources, budget)?, status))
    }

    /// Collects the rules of a grammar that was read from these sources.
    fn collect_rules(
        &self,
        grammar: &LabGrammar,
        sources: &[Source],
        budget: &Budget,
    ) -> Result<Collected, Trouble> {
        let texts: Option<Vec<&str>> = sources.iter().map(Source::abnf).collect();
        let Some(texts) = texts else {
            if grammar.notation() == Notation::Pest {
                let name = &sources[0].name;
                return Err(report(format_args!("{name}: a pest grammar cannot be collected")));
            }
            return Ok(self.options().collect(&[&grammar.to_abnf(budget)?], &[], budget)?);
        };
        let mut imports = self.imports(sources, &texts, budget)?;
        let collected = self.options().collect(&texts, &as_str_pairs(&imports), budget)?;
        if !self.import.is_auto() || collected.references.is_empty() {
            return Ok(collected);
        }
        // Prose values have their rules from built-in documents without an import; collected
        // rules need one.
        for (_, core) in &collected.references {
            if imports.iter().all(|(name, _)| name != core.name()) {
                imports.push((core.name().to_owned(), core.abnf().to_owned()));
            }
        }
        Ok(self.options().collect(&texts, &as_str_pairs(&imports), budget)?)
    }

    /// Reads the grammar of these sources. Reports mistakes, and values that may mean octets.
    fn read(&self, sources: &[Source], budget: &Budget) -> Result<LabGrammar, Trouble> {
        let texts: Option<Vec<&str>> = sources.iter().map(Source::abnf).collect();
        let grammar = match (texts, sources) {
            (Some(texts), _) => self.read_abnf(sources, &texts, budget)?,
            (None, [only]) => {
                only.read_other_notation(budget).map_err(|error| only.explain(&error, 0))?
            }
            (None, _) => {
                let other = sources.iter().find(|source| source.abnf().is_none());
                let name = other.map_or("", |source| &source.name);
                return Err(report(format_args!("{name}: only ABNF can be laid over ABNF")));
            }
        };
        sources.iter().for_each(Source::report_mistakes);
        let name = &sources[0].name;
        if grammar.rules().is_empty() {
            return Err(report(format_args!("{name}: there is no rule")));
        }
        if !self.octets {
            if grammar.may_mean_octets() {
                message(format_args!(
                    "{name}: values from %x80 to %xFF are read as the characters U+0080 to \
                     U+00FF; --octets reads them as octets"
                ));
            }
            return Ok(grammar);
        }
        Ok(grammar.in_octets())
    }

    /// Returns the options of the library.
    fn options(&self) -> AbnfOptions {
        self.import.notation.options().octets(self.octets).lists(match self.lists {
            ListsArg::Sender => Lists::Sender,
            ListsArg::Recipient => Lists::Recipient,
        })
    }

    /// Returns the name and the ABNF of each import. `texts` is the ABNF of the sources, in which
    /// `--import auto` looks for rules that are not defined.
    fn imports(
        &self,
        sources: &[Source],
        texts: &[&str],
        budget: &Budget,
    ) -> Result<Vec<(String, String)>, Trouble> {
        let mut imports = self.import.read(budget)?;
        if self.import.is_auto()
            && let Ok(grammar) = self.options().read_with(texts, &as_str_pairs(&imports))
        {
            imports.extend(texts_of(self.import.cited_documents(
                &grammar,
                sources[0].folder(),
                budget,
            )?));
        }
        Ok(imports)
    }

    /// Reads the ABNF of these sources, of which `texts` has the ABNF, with the imports. Reports
    /// the rules that are taken from each import, and undefined names.
    fn read_abnf(
        &self,
        sources: &[Source],
        texts: &[&str],
        budget: &Budget,
    ) -> Result<LabGrammar, Trouble> {
        let options = self.options();
        let imports = self.imports(sources, texts, budget)?;
        let imports = as_str_pairs(&imports);
        let grammar = options.read_with(texts, &imports).map_err(|error| {
            let (index, offset) = text_at(texts, error.place().span.start);
            let trouble = sources[index].explain(&error, offset);
            let rest = texts[index].get(error.place().span.start - offset..).unwrap_or("");
            if rest.starts_with('|') {
                message(format_args!("--bars reads '|' as in RFC 2616, between alternatives"));
            }
            if rest.starts_with(":=") || rest.starts_with("::=") {
                let name = &sources[index].name;
                message(format_args!("'abnf-lab lint --fix {name}' writes '=' in its place"));
            }
            trouble
        })?;
        let name = &sources[0].name;
        for (document, _) in &imports {
            let rules = (0..grammar.rules().len())
                .filter(|&index| grammar.origin(index) == Some(document))
                .map(|index| visible(&grammar.rule(index).name));
            let rules: Vec<String> = rules.collect();
            if rules.is_empty() {
                message(format_args!("{name}: no rule is taken from {document}"))
            } else {
                message(format_args!("{name}: taken from {document}: {}", rules.join(", ")))
            }
        }
        report_undefined(sources, texts, &grammar, &imports);
        Ok(grammar)
    }
}

/// Lists the passages of the documents that look like rules and are not in the grammar.
fn report_all_left_out(sources: &[Source]) -> Status {
    sources.iter().map(Source::report_left_out).max().unwrap_or(Status::Fine)
}

/// Returns the index of the text that contains byte `at` of the joined texts, and the byte at which
/// this text begins. The texts are joined with a line end after each that has none.
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

/// Reports for each undefined name the RFC that defines it according to the grammar, if the grammar
/// names one. If this RFC is imported, reports that it has no such rule.
fn report_missing(name: &str, grammar: &LabGrammar, imported: &[(&str, &str)]) {
    let missing: Vec<(&str, &str)> = grammar.missing().collect();
    let mut rfc_numbers: Vec<&str> = missing.iter().map(|(_, number)| *number).collect();
    rfc_numbers.sort_unstable();
    rfc_numbers.dedup();
    for number in rfc_numbers {
        let names = missing.iter().filter(|(_, other)| *other == number).map(|(name, _)| *name);
        let built_in = CoreGrammar::find(&format!("rfc{number}"));
        // The document with the digits of this number in its name, such as `rfc3986`.
        let is_imported = imported
            .iter()
            .find(|(document, _)| document.chars().filter(char::is_ascii_digit).eq(number.chars()));
        let rules = built_in.map(CoreGrammar::grammar);
        // A prose value takes its rule from a built-in grammar without an import. If it is
        // undefined all the same, the grammar has no such rule.
        let (importable, absent): (Vec<&str>, Vec<&str>) = names.partition(|name| {
            let is_rule = |rules: &LabGrammar| !name.starts_with('<') && rules.find(name).is_some();
            is_imported.is_none() && rules.as_ref().is_none_or(is_rule)
        });
        let list_names = |names: &[&str]| {
            names.iter().map(|name| format!("`{}`", visible(name))).collect::<Vec<_>>().join(", ")
        };
        let file = file_of_rfc(number);
        if !importable.is_empty() {
            message(format_args!(
                "{name}: RFC {number} defines {}: import it with '--import {file}'",
                list_names(&importable)
            ));
        }
        if !absent.is_empty() {
            let document = is_imported.map_or(&*file, |(document, _)| document);
            let absent = list_names(&absent);
            message(format_args!("{name}: {document} has no such rule: {absent}"));
        }
    }
}

/// Reports the names without a meaning, and the rules that exceed a limit. Prose values are
/// reported only if they cite an RFC.
fn report_undefined(
    sources: &[Source],
    texts: &[&str],
    grammar: &LabGrammar,
    imported: &[(&str, &str)],
) {
    const SHOWN: usize = 3;
    let report_at = |rule: &Rule, problem: String| {
        let Some(span) = rule.span.clone() else {
            let name = &sources[0].name;
            message(format_args!("{name}: {problem}; rules that need it are undecided"));
            return;
        };
        let (index, offset) = text_at(texts, span.start);
        let source = &sources[index];
        let start = span.start.saturating_sub(offset);
        let Place { line, column, .. } =
            Place::of(&source.text, source.in_file(start..start + span.len()));
        message(format_args!(
            "{}:{line}:{column}: {problem}; rules that need it are undecided",
            source.name
        ));
    };
    let large = (0..).zip(grammar.rules()).filter_map(|(index, rule)| {
        let error = grammar.refusal(index)?;
        // Whether the rule itself exceeds a limit, rather than one that it needs.
        let is_own = matches!(&error, StudyError::Unsupported { rule: own, what }
            if *own == rule.name && what.starts_with("more than"));
        is_own.then(|| (rule, visible(&error.to_string())))
    });
    large.take(SHOWN).for_each(|(rule, problem)| report_at(rule, problem));
    let mut names = grammar.undefined().iter().filter(|rule| !rule.name.starts_with('<'));
    for rule in names.by_ref().take(SHOWN) {
        report_at(rule, format!("the rule `{}` is not defined", visible(&rule.name)));
    }
    let more = names.count();
    report_missing(&sources[0].name, grammar, imported);
    if more > 0 {
        let name = &sources[0].name;
        let more = quantity(more, "more name");
        message(format_args!("{name}: {more} not defined, see 'abnf-lab lint {name}'"));
    }
}

/// Reports rules that have no answer, grouped by the reason. `what` says what was not done with
/// them. Returns true if there are none.
pub fn report_left_out<'g>(
    what: &str,
    rules: impl IntoIterator<Item = (&'g str, impl ToString)>,
) -> bool {
    const SHOWN: usize = 10;
    // The rules of each reason, in the order in which the reasons occur.
    let (mut groups, mut index_of) = (Vec::<(Vec<&str>, String)>::new(), HashMap::new());
    for (rule, why) in rules {
        let why = why.to_string();
        let index = *index_of.entry(why.clone()).or_insert(groups.len());
        match groups.get_mut(index) {
            Some((rules, _)) => rules.push(rule),
            None => groups.push((vec![rule], why)),
        }
    }
    for (rules, why) in groups.iter().take(SHOWN) {
        let names =
            rules.iter().take(SHOWN).map(|rule| visible(rule)).collect::<Vec<_>>().join(", ");
        let more = match rules.len().saturating_sub(SHOWN) {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        message(format_args!("{what}: {names}{more}: {}", visible(why)));
    }
    let more = groups.iter().skip(SHOWN).map(|(rules, _)| rules.len()).sum();
    if more > 0 {
        message(format_args!("{what}: {}", quantity(more, "more rule")));
    }
    groups.is_empty()
}

/// Pairs of rules with different names.
#[derive(Args)]
pub struct MapOption {
    /// Compare rule A of the first grammar with rule B of the second
    #[arg(long, value_name = "A=B", value_delimiter = ',', value_parser = parse_pair)]
    map: Vec<(String, String)>,
}

/// Parses `A=B`.
fn parse_pair(text: &str) -> Result<(String, String), String> {
    let names = text.split_once('=').ok_or("write two names of rules as A=B")?;
    Ok((names.0.to_owned(), names.1.to_owned()))
}

impl MapOption {
    /// Returns the pairs of names as the grammars write them. Ends the program if a grammar has no
    /// such rule.
    pub fn pairs<'g>(
        &self,
        left: &'g LabGrammar,
        right: &'g LabGrammar,
        names: &[String; 2],
    ) -> Vec<(&'g str, &'g str)> {
        let pair = |(a, b): &(String, String)| {
            let find =
                |grammar, name, grammar_name| find_rule(grammar, name, grammar_name, "--map <A=B>");
            (find(left, a, &names[0]), find(right, b, &names[1]))
        };
        self.map.iter().map(pair).collect()
    }
}

impl GrammarArg {
    /// Returns the name of the grammar with all overlays, for results.
    pub fn name(&self) -> String {
        self.overlay.display_name(&self.grammar)
    }

    /// Reads the grammar and applies all overlays.
    pub fn load(&self) -> Result<LabGrammar, Trouble> {
        self.overlay.load(&self.grammar, self.limits.budget())
    }

    /// Collects the rules of the grammar and the rules that they import.
    pub fn collect(&self) -> Result<(Collected, Status), Trouble> {
        self.overlay.collect(&self.grammar, self.limits.budget())
    }

    /// Returns the name of the rule that an argument names, as the grammar writes it; without the
    /// argument, of the first rule. Ends the program if there is no such rule.
    pub fn rule_or_first<'g>(
        &self,
        grammar: &'g LabGrammar,
        rule: Option<&String>,
        argument: &str,
    ) -> &'g str {
        rule.map_or(first_rule(grammar), |rule| find_rule(grammar, rule, &self.name(), argument))
    }

    /// Returns a budget whose time begins now.
    pub fn begin(&self) -> Budget {
        self.limits.begin()
    }

    /// Returns the budget of the command.
    pub fn budget(&self) -> Budget {
        self.limits.budget().clone()
    }

    /// Reads the grammar and computes the languages of all rules.
    pub fn study(&self) -> Result<Study, Trouble> {
        Ok(Study::of_all(self.load()?, &self.budget()))
    }

    /// Computes the languages of one rule of the grammar and of the rules that it refers to.
    pub fn study_of(&self, grammar: LabGrammar, rule: &str) -> Result<Study, Trouble> {
        Ok(Study::of_rules(grammar, &[rule], &self.budget())?)
    }

    /// Reads the grammar, which must be ABNF, and computes the languages of all rules; of recursive
    /// rules, up to the length of the budget. `question` names what only ABNF can be asked for, in
    /// the error about another notation.
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

/// Returns the name of a grammar for results.
pub fn display_name(grammar: &OsStr) -> String {
    visible(&grammar.to_string_lossy())
}

/// Returns the name of the rule as the grammar writes it. If there is no such rule, ends the
/// program with a message that has `grammar_name` and the argument.
pub fn find_rule<'g>(
    grammar: &'g LabGrammar,
    name: &str,
    grammar_name: &str,
    argument: &str,
) -> &'g str {
    let Some(index) = grammar.find(name) else {
        // A name with a space belongs to a version of a rule of pest.
        let names = grammar.rules().iter().map(|rule| rule.name.as_str());
        let names: Vec<&str> = names.filter(|name| !name.contains(' ')).collect();
        let because = format!("the grammar {grammar_name} has no rule of this name");
        refuse(argument, name, &names, because)
    };
    &grammar.rule(index).name
}

/// Returns the name of the first rule.
pub fn first_rule(grammar: &LabGrammar) -> &str {
    &grammar.rule(0).name
}
