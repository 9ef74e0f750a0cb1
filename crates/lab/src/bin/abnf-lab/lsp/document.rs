//! An open document: its text, and the ABNF in it.

use super::names::{Name, fold_name, names};
use super::path_of;
use super::position::Lines;
use crate::lint::uri;
use crate::source::{Source, as_str_pairs, included_files};
use abnf_lab::{
    AbnfOptions, Budget, Extract, GrammarError, LabGrammar, Lint, LintFinding, WhyLeftOut,
};
use lsp_types::{Location, Position, Range, TextEdit, Uri};
use std::cell::OnceCell;
use std::collections::{HashMap, HashSet};
use std::ops;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

/// The time limit for reading a document, and the time limit for examining it.
pub const TIME: Duration = Duration::from_secs(2);

/// Options for reading documents.
#[derive(Default)]
pub struct Settings {
    pub options: AbnfOptions,
    /// The name and the ABNF of each imported grammar.
    imports: Vec<(String, String)>,
    /// For each rule of an imported file, the places of its definitions. The key is the folded
    /// name.
    imported: HashMap<String, Vec<Location>>,
}

impl Settings {
    /// Makes settings from options and the imported grammars with their names.
    pub fn of(options: AbnfOptions, sources: Vec<(String, Source)>) -> Self {
        let mut settings = Settings { options, ..Settings::default() };
        let mut known = HashSet::new();
        for (name, source) in sources {
            let abnf = source.abnf().unwrap_or_default().to_owned();
            let uri: Option<Uri> = source
                .path
                .as_deref()
                .and_then(|path| uri(path.as_os_str().as_encoded_bytes()).parse().ok());
            let lines = Lines::of(&source.text);
            let mut own = HashSet::new();
            for it in names(&abnf).into_iter().filter(|it| it.is_definition) {
                let name = fold_name(&abnf[it.span.clone()]);
                // The first document that has a rule defines it.
                let is_first = !known.contains(&name);
                if let Some(uri) = uri.clone().filter(|_| is_first) {
                    let range = lines.range(&source.text, source.in_file(it.span));
                    let places = settings.imported.entry(name.clone()).or_default();
                    places.push(Location::new(uri, range));
                }
                own.insert(name);
            }
            known.extend(own);
            settings.imports.push((name, abnf));
        }
        settings
    }
}

/// An open document.
pub struct Document {
    pub text: String,
    pub version: i32,
    settings: Rc<Settings>,
    /// Whether the document is an RFC or an Internet-Draft that contains ABNF.
    is_draft: bool,
    /// The folder of the document.
    folder: Option<PathBuf>,
    lines: Lines,
    // These fields are computed when they are first needed.
    extract: OnceCell<Option<Extract>>,
    findings: OnceCell<Result<Vec<LintFinding>, GrammarError>>,
    occurrences: OnceCell<Vec<Occurrence>>,
}

/// A name of a rule in a document.
pub struct Occurrence {
    /// The range in bytes of the document.
    pub span: ops::Range<usize>,
    pub is_definition: bool,
    /// The name, folded for comparison.
    folded: String,
}

impl Document {
    /// Makes a document. If its URI ends in `.abnf`, it is ABNF; if it ends in `.xml` or
    /// `.md`, it contains ABNF; otherwise the text decides.
    pub fn new(uri: &Uri, version: i32, text: String, settings: &Rc<Settings>) -> Self {
        let is_draft = match uri.as_str().rsplit('.').next() {
            Some("abnf") => false,
            Some("xml" | "md") => true,
            _ => Extract::is_document(&text),
        };
        let folder = path_of(uri).and_then(|path| path.parent().map(Path::to_owned));
        Self::of(text, version, settings, is_draft, folder)
    }

    /// Returns the document with another text.
    pub fn with_text(&self, text: String) -> Self {
        Self::of(text, self.version, &self.settings, self.is_draft, self.folder.clone())
    }

    /// Returns the document with other settings.
    pub fn with_settings(self, settings: &Rc<Settings>) -> Self {
        Self::of(self.text, self.version, settings, self.is_draft, self.folder)
    }

    /// Makes a document in which nothing is computed yet.
    fn of(
        text: String,
        version: i32,
        settings: &Rc<Settings>,
        is_draft: bool,
        folder: Option<PathBuf>,
    ) -> Self {
        let lines = Lines::of(&text);
        Document {
            text,
            version,
            settings: Rc::clone(settings),
            is_draft,
            folder,
            lines,
            extract: OnceCell::new(),
            findings: OnceCell::new(),
            occurrences: OnceCell::new(),
        }
    }

    /// Returns the range of positions of a range of bytes.
    pub fn range(&self, span: ops::Range<usize>) -> Range {
        self.lines.range(&self.text, span)
    }

    /// Returns the byte of a position.
    pub fn offset(&self, position: Position) -> usize {
        self.lines.offset(&self.text, position)
    }

    /// Returns an edit that replaces a range of bytes by a text.
    pub fn edit(&self, span: ops::Range<usize>, text: &str) -> TextEdit {
        TextEdit::new(self.range(span), text.to_owned())
    }

    /// Returns the findings of the lint.
    ///
    /// # Errors
    /// The document cannot be read.
    pub fn findings(&self) -> Result<&[LintFinding], &GrammarError> {
        let findings = self.findings.get_or_init(|| {
            let (options, budget) = (self.settings.options, Budget::unlimited().time(TIME));
            let (text, imports) = (&self.text, self.imports());
            Ok(if self.is_draft {
                let files = self.folder.as_deref().map(|folder| included_files(text, folder));
                let files = files.unwrap_or_default();
                Lint::of_document(text, &as_str_pairs(&files), options, &imports, &budget)
            } else {
                Lint::with(text, options, &imports, &budget)
            }?
            .findings)
        });
        findings.as_deref()
    }

    /// Returns the places where imported files define a rule.
    pub fn imported(&self, name: &str) -> &[Location] {
        self.settings.imported.get(&fold_name(name)).map_or(&[], Vec::as_slice)
    }

    /// Returns the rules that imported files define, each with the places of its definitions.
    pub fn all_imported(&self) -> impl Iterator<Item = (&str, &[Location])> {
        self.settings.imported.iter().map(|(name, places)| (&**name, &**places))
    }

    /// Returns the name and the ABNF of each imported grammar.
    pub fn imports(&self) -> Vec<(&str, &str)> {
        as_str_pairs(&self.settings.imports)
    }

    /// Extracts the ABNF of a draft.
    fn extract_abnf(&self) -> Result<Extract, GrammarError> {
        let budget = Budget::unlimited().time(TIME).from_now();
        Extract::within(&self.text, self.settings.options, &budget)
    }

    /// Reads an ABNF, with imported rules.
    fn load(&self, abnf: &str) -> Result<LabGrammar, GrammarError> {
        self.settings.options.read_with(&[abnf], &self.imports())
    }

    /// Returns the ABNF of a draft; `None` if the document is no draft or cannot be read.
    fn extract(&self) -> Option<&Extract> {
        let extract = || self.is_draft.then(|| self.extract_abnf().ok()).flatten();
        self.extract.get_or_init(extract).as_ref()
    }

    /// Returns the names of rules, in the order of the document. Those of a draft are the names in
    /// the rules of its grammar, and in rules that were left out because they are wrong or
    /// duplicates.
    pub fn occurrences(&self) -> &[Occurrence] {
        self.occurrences.get_or_init(|| {
            let mut found: Vec<Name> = Vec::new();
            if let Some(extract) = self.extract() {
                let in_document = |it: Name| Name { span: extract.in_document(it.span), ..it };
                found.extend(names(extract.text()).into_iter().map(in_document));
                let left_out = extract.left_out.iter().filter(|it| match it.why {
                    WhyLeftOut::NotAbnf { .. } => it.is_finding,
                    WhyLeftOut::Equal { .. }
                    | WhyLeftOut::Differs { .. }
                    | WhyLeftOut::Undecided { .. }
                    | WhyLeftOut::Undefined { .. }
                    | WhyLeftOut::GoesOn { .. } => true,
                    _ => false,
                });
                for left_out in left_out {
                    let ops::Range { start, end } = left_out.place.span;
                    let in_document = |Name { span, is_definition }: Name| Name {
                        span: start + span.start..start + span.end,
                        is_definition,
                    };
                    let own = names(&without_entities(&self.text[start..end]));
                    found.extend(own.into_iter().map(in_document));
                }
            } else if !self.is_draft {
                found = names(&self.text);
            }
            found.sort_by_key(|name| name.span.start);
            found.dedup();
            let occurrence = |Name { span, is_definition }: Name| {
                let folded = fold_name(&self.text[span.clone()]);
                Occurrence { span, is_definition, folded }
            };
            found.into_iter().map(occurrence).collect()
        })
    }

    /// Returns the name at a position.
    pub fn name_at(&self, position: Position) -> Option<&Occurrence> {
        let at = self.offset(position);
        self.occurrences().iter().find(|it| it.span.start <= at && at <= it.span.end)
    }

    /// Returns all occurrences of the name of a rule.
    pub fn places<'d>(&'d self, name: &str) -> impl Iterator<Item = &'d Occurrence> + use<'d> {
        let name = fold_name(name);
        self.occurrences().iter().filter(move |it| it.folded == name)
    }

    /// Whether all rules can be read.
    fn is_whole_readable(&self) -> bool {
        if self.is_draft {
            self.extract_abnf()
                .and_then(|extract| self.load(&extract.text_with_references()))
                .is_ok()
        } else {
            self.load(&self.text).is_ok()
        }
    }

    /// Whether the document is an RFC or a draft in XML.
    pub fn is_xml(&self) -> bool {
        self.is_draft && self.text.trim_start_matches('\u{FEFF}').trim_start().starts_with('<')
    }

    /// Returns the places of all rules.
    pub fn rules(&self) -> Vec<RulePlace> {
        let abnf = match (self.extract(), self.is_draft) {
            (Some(extract), _) => extract.text(),
            (None, true) => return Vec::new(),
            (None, false) => &*self.text,
        };
        let starts = names(abnf).into_iter().filter(|it| it.is_definition);
        let starts: Vec<ops::Range<usize>> = starts.map(|it| it.span).collect();
        let next = starts.iter().skip(1).map(|next| next.start).chain([abnf.len()]);
        let rule = |(name, next): (&ops::Range<usize>, usize)| {
            let mut end = name.end;
            let mut at = name.start;
            for line in abnf[name.start..next].split_inclusive('\n') {
                let body = line.trim();
                if !body.is_empty() && !body.starts_with(';') {
                    end = at + line.trim_end().len();
                }
                at += line.len();
            }
            let in_file = |span: ops::Range<usize>| match self.extract() {
                Some(extract) => extract.in_document(span),
                None => span,
            };
            RulePlace { name: in_file(name.clone()), rule: in_file(name.start..end.max(name.end)) }
        };
        starts.iter().zip(next).map(rule).collect()
    }

    /// Whether a rule with this text can be read by itself.
    fn is_readable(&self, rule: &str) -> bool {
        self.settings.options.read(&[rule]).is_ok()
    }

    /// Returns the byte ranges of the lines of the document that consist only of a part of a rule,
    /// without the white space at their ends.
    pub fn rule_lines(&self) -> Vec<ops::Range<usize>> {
        let abnf = self.extract().map_or(&*self.text, Extract::text);
        let mut at = 0;
        let lines = abnf.split_inclusive('\n').filter_map(|line| {
            let end = at + line.trim_end().len();
            let start = at + line.len() - line.trim_start().len();
            at += line.len();
            (start < end).then(|| match self.extract() {
                Some(extract) => extract.in_document(start..end),
                None => start..end,
            })
        });
        // Lines of rules with mistakes stay as they are.
        let mut broken: Vec<ops::Range<usize>> = Vec::new();
        if !self.is_whole_readable() {
            let rules = self.rules().into_iter().map(|it| it.rule);
            broken.extend(rules.filter(|rule| !self.is_readable(&self.text[rule.clone()])));
        }
        let is_broken = |line: &ops::Range<usize>| {
            broken.iter().any(|rule| line.start < rule.end && rule.start < line.end)
        };
        let whole_line = |span: ops::Range<usize>| {
            let start = self.text[..span.start].rfind('\n').map_or(0, |newline| newline + 1);
            let rest = self.text[span.end..].lines().next().unwrap_or("");
            let is_alone =
                [&self.text[start..span.start], rest].iter().all(|it| it.trim().is_empty());
            (is_alone && !is_broken(&span)).then_some(start..span.end)
        };
        lines.filter_map(whole_line).collect()
    }

    /// Reads the grammar of all rules that can be read; `None` if even that fails.
    pub fn grammar(&self) -> Option<LabGrammar> {
        if self.is_draft {
            return self.load(&self.extract()?.text_with_references()).ok();
        }
        if let Ok(grammar) = self.load(&self.text) {
            return Some(grammar);
        }
        let definitions: Vec<&Occurrence> =
            self.occurrences().iter().filter(|it| it.is_definition).collect();
        let start = |it: &Occurrence| self.text[..it.span.start].rfind('\n').map_or(0, |at| at + 1);
        let (mut readable, mut known) = (String::new(), HashSet::new());
        for (index, definition) in definitions.iter().enumerate() {
            let end = definitions.get(index + 1).map_or(self.text.len(), |next| start(next));
            let Some(rule) = self.text.get(start(definition)..end) else { continue };
            // If the next definition is in the same line, `end` is before this name, and the second
            // `=` is a mistake in this rule.
            let Some(after) = self.text.get(definition.span.end..end) else { continue };
            let is_added = after.split_once('=').is_some_and(|(_, body)| body.starts_with('/'));
            // The first of two definitions counts.
            if self.is_readable(rule) && (known.insert(&definition.folded) || is_added) {
                readable += rule.trim_end();
                readable.push('\n');
            }
        }
        self.load(&readable).ok()
    }
}

/// The place of a rule in a document, in bytes.
pub struct RulePlace {
    /// The range of its name in the definition.
    pub name: ops::Range<usize>,
    /// The range of the whole rule, up to the last line before the next rule that is not a comment.
    pub rule: ops::Range<usize>,
}

/// Replaces each entity in a part of XML by its character, padded with spaces to the same number of
/// bytes. A string of ABNF cannot contain `&` before such a name.
fn without_entities(part: &str) -> String {
    let mut text = part.to_owned();
    for (entity, character) in
        [("&quot;", "\"     "), ("&lt;", "<   "), ("&gt;", ">   "), ("&amp;", "&    ")]
    {
        text = text.replace(entity, character);
    }
    text
}
