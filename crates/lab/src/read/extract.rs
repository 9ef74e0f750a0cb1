//! What a document has of ABNF: its rules are told from prose and examples by whether they can be
//! read, refer to rules and are referred to.

use super::page::{Gap, Line, Pages, is_markdown, is_paged, is_xml, moved};
use crate::abnf::{AbnfOptions, Definition, core_names, outside_comments, read_rule, rule_names};
use crate::budget::{Budget, Meter};
use crate::error::{GrammarError, Place};
use crate::expr::{Expr, folded};
use crate::grammar::LabGrammar;
use crate::load::load;
use crate::study::Study;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt;
use std::ops::Range;

/// The ABNF of an RFC or an Internet-Draft: of its text, with page breaks, headers and
/// indentation, or of its XML, where the elements `sourcecode` and `artwork` have it.
///
/// A rule is what can be read as one, and refers to a rule or is referred to, or stands in a column
/// with such. Lines right behind it belong to it if they can be read and are indented further or begin
/// with `/`; others, if what they name is defined. Of a rule that stands in the document more than once, the one among the most rules is taken, and of such the
/// last: collected ABNF stands at the end.
///
/// ```
/// use abnf_lab::{Extract, WhyLeftOut};
///
/// let document = "Internet-Draft            Numbers                  May 2024\n\
///      \n   A number has digits:\n\
///      \n      number = 1*digit\n      digit  = %x30-39\n\
///      \n   For example:\n\
///      \n      $1 = 42\n      digit = \"7\"\n";
/// assert!(Extract::is_document(document));
/// let extract = Extract::of(document).unwrap();
/// assert_eq!(extract.text(), "number = 1*digit\ndigit  = %x30-39\n");
/// assert_eq!(extract.left_out[0].text, "$1 = 42");
/// assert!(matches!(&extract.left_out[1].why, WhyLeftOut::Differs { witness, .. } if witness == "0"));
/// assert_eq!(extract.left_out[1].place.line, 11);
///
/// // A place in the grammar is one in the document.
/// let grammar = extract.grammar().unwrap();
/// assert_eq!(grammar.rules().len(), 2);
/// assert_eq!(extract.in_document(0..6), 92..98);
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Extract {
    text: String,
    /// Offsets in `text`, in order, and those in the document.
    origin: Vec<(usize, usize)>,
    /// That of the document, in bytes.
    length: usize,
    options: AbnfOptions,
    /// How many rules there are.
    pub rules: usize,
    /// What looks like a rule and was left out, in the order of the document.
    pub left_out: Vec<LeftOut>,
}

/// What looks like a rule in a document, and why it is not in the grammar.
///
/// ```
/// use abnf_lab::{Extract, LeftOut};
///
/// let extract = Extract::of("<rfc><sourcecode type='abnf'>a = \"x\" |\n</sourcecode></rfc>").unwrap();
/// let LeftOut { place, text, why, is_finding, .. } = &extract.left_out[0];
/// assert_eq!((place.line, &**text, *is_finding), (1, "a = \"x\" |", true));
/// assert!(why.to_string().starts_with("it is no rule of ABNF: '|'"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct LeftOut {
    /// Where it stands in the document.
    pub place: Place,
    /// Its first line.
    pub text: String,
    /// Why it was left out.
    pub why: WhyLeftOut,
    /// Whether it is a mistake of the document: a rule that cannot be read though the document
    /// says that it is one, refers to it or writes it with values and alternatives; or one that
    /// stands twice with different meanings.
    pub is_finding: bool,
}

/// Why something that looks like a rule is not in the grammar.
///
/// ```
/// use abnf_lab::{Extract, WhyLeftOut};
///
/// let twice = "Internet-Draft\n\n  a = \"x\" b\n  b = \"y\"\n\n And:\n\n   b = %x79 / %x59\n";
/// let extract = Extract::of(twice).unwrap();
/// let [left_out] = &*extract.left_out else { panic!() };
/// assert_eq!(left_out.why, WhyLeftOut::Equal { kept: 4, by_proof: true });
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum WhyLeftOut {
    /// It cannot be read.
    NotAbnf {
        /// What is wrong.
        message: String,
    },
    /// It refers to no rule, and no rule refers to it.
    Alone,
    /// Its words are those of a sentence.
    Prose {
        /// The words in a row that are names of no rule.
        names: Vec<String>,
    },
    /// It is an example of the notation: its name, or one to which it refers, stands for any.
    Example,
    /// It refers to what the document does not define.
    Undefined {
        /// The names.
        names: Vec<String>,
    },
    /// The rule stands elsewhere in the document, too, and both are equal.
    Equal {
        /// The line of the one that is in the grammar.
        kept: usize,
        /// Whether this had to be proved: the two are not written alike.
        by_proof: bool,
    },
    /// The rule stands elsewhere in the document with another meaning.
    Differs {
        /// The line of the one that is in the grammar.
        kept: usize,
        /// A shortest string that only one of the two accepts.
        witness: String,
        /// Whether it is the one that is in the grammar.
        only_kept: bool,
        /// A shortest string that only the other one accepts, if there is one.
        opposite: Option<String>,
    },
    /// The rule stands elsewhere in the document, written otherwise, and whether the two are
    /// equal was not decided.
    Undecided {
        /// The line of the one that is in the grammar.
        kept: usize,
        /// Why.
        reason: String,
    },
    /// The XML says that ABNF stands here, and there is none: it is in another file.
    Elsewhere,
    /// It stands where a rule goes on, and the rule was read without it.
    GoesOn {
        /// The line in which the rule begins.
        rule: usize,
        /// Why it was read without.
        message: String,
    },
    /// The XML says that something else than ABNF stands here.
    OtherType {
        /// What.
        name: String,
    },
    /// The document does not declare this entity, which stands as it is written.
    Entity,
}

impl fmt::Display for WhyLeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WhyLeftOut::NotAbnf { message } => write!(f, "it is no rule of ABNF: {message}"),
            WhyLeftOut::Alone => f.write_str("it refers to no rule, and no rule refers to it"),
            WhyLeftOut::Prose { names } => {
                write!(f, "it reads like a sentence; no rules are {}", names.join(", "))
            }
            WhyLeftOut::Example => f.write_str("it is an example of the notation"),
            WhyLeftOut::Undefined { names } => {
                write!(f, "it refers to what is not defined: {}", names.join(", "))
            }
            WhyLeftOut::Equal { kept, by_proof: false } => {
                write!(f, "it stands in line {kept}, too")
            }
            WhyLeftOut::Equal { kept, by_proof: true } => {
                write!(f, "it stands in line {kept}, written otherwise and proved equal")
            }
            WhyLeftOut::Differs { kept, witness, only_kept, opposite } => {
                let (which, other) = if *only_kept { ("that", "this") } else { ("this", "that") };
                write!(f, "it differs from that in line {kept}: only {which} accepts {witness:?}")?;
                opposite.as_ref().map_or(Ok(()), |text| write!(f, ", only {other} {text:?}"))
            }
            WhyLeftOut::Undecided { kept, reason } => write!(
                f,
                "it is written otherwise in line {kept}; whether the two are equal was not \
                 decided: {reason}"
            ),
            WhyLeftOut::Elsewhere => f.write_str("the ABNF of this element is in another file"),
            WhyLeftOut::GoesOn { rule, message } => {
                write!(f, "the rule in line {rule} seems to go on here: {message}")
            }
            WhyLeftOut::OtherType { name } => write!(f, "the type of this element is {name}"),
            WhyLeftOut::Entity => f.write_str("the document does not declare this entity"),
        }
    }
}

impl Extract {
    /// Whether a text is XML, or Markdown as kramdown-rfc reads it, or has the marks of an RFC or an Internet-Draft: page breaks, or the
    /// lines that these begin with.
    pub fn is_document(text: &str) -> bool {
        is_xml(text) || is_markdown(text) || is_paged(text)
    }

    /// Finds the ABNF of a document.
    ///
    /// # Errors
    /// The document is XML that is not well-formed.
    pub fn of(document: &str) -> Result<Self, GrammarError> {
        Self::with(document, AbnfOptions::new())
    }

    /// The same, in a notation with these options.
    ///
    /// ```
    /// use abnf_lab::{AbnfOptions, Extract};
    ///
    /// let rfc = "Request for Comments: 2616\n\n   a = b | \"x\"\n   b = 1*\"y\"\n";
    /// assert_eq!(Extract::of(rfc).unwrap().rules, 1);
    /// assert_eq!(Extract::with(rfc, AbnfOptions::new().bars(true)).unwrap().rules, 2);
    /// ```
    ///
    /// # Errors
    /// The document is XML that is not well-formed.
    pub fn with(document: &str, options: AbnfOptions) -> Result<Self, GrammarError> {
        Self::within(document, options, &Budget::unlimited())
    }

    /// The same, with a budget for the comparisons of rules that stand in the document more than once;
    /// of its time these take half at most. What was not answered within it is
    /// [undecided](WhyLeftOut::Undecided).
    ///
    /// ```
    /// use abnf_lab::{AbnfOptions, Budget, Extract, WhyLeftOut};
    ///
    /// let rfc = "Request for Comments: 1\n\n   a = 9b\n   b = \"x\"\n\n   Again:\n\n   a = 4b 5b\n";
    /// let small = Budget::unlimited().states(5);
    /// let extract = Extract::within(rfc, AbnfOptions::new(), &small).unwrap();
    /// assert!(matches!(extract.left_out[0].why, WhyLeftOut::Undecided { .. }));
    /// ```
    ///
    /// # Errors
    /// The document is XML that is not well-formed.
    pub fn within(
        document: &str,
        options: AbnfOptions,
        budget: &Budget,
    ) -> Result<Self, GrammarError> {
        Self::read(document, options, budget, false)
    }

    /// The same, with the findings that [cannot be read](WhyLeftOut::NotAbnf) in their places.
    pub(crate) fn with_mistakes(
        document: &str,
        options: AbnfOptions,
        budget: &Budget,
    ) -> Result<Self, GrammarError> {
        Self::read(document, options, budget, true)
    }

    fn read(
        document: &str,
        options: AbnfOptions,
        budget: &Budget,
        with_mistakes: bool,
    ) -> Result<Self, GrammarError> {
        let pages = Pages::of(document)?;
        let mut search = Search::of(document, &pages, options);
        let states = budget.states.map_or(MOST_STATES, |states| states.min(MOST_STATES));
        search.budget = budget.for_reading().states(states);
        search.drop_examples();
        let mut chosen = search.choose();
        let lost = search.lost(&chosen);
        if with_mistakes {
            for (index, lines, _) in &lost {
                let candidate = &mut search.candidates[*index];
                let lines = candidate.lines.start..lines.end;
                (candidate.text, candidate.origin) = assembled(search.pages, lines);
            }
            let wrong: Vec<usize> =
                (0..search.candidates.len()).filter(|&index| search.is_mistake(index)).collect();
            wrong.iter().for_each(|&index| search.candidates[index].why = None);
            chosen.extend(wrong);
            chosen.sort_unstable();
        }
        Ok(search.extract(&chosen, if with_mistakes { Vec::new() } else { lost }))
    }

    /// The ABNF, as the document has it but for the indentation of all of a rule.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The place in the document of a place in the [ABNF](Self::text), in bytes.
    pub fn in_document(&self, span: Range<usize>) -> Range<usize> {
        let start = moved(&self.origin, span.start);
        // The end is after the last byte, not before the next.
        let end = if span.is_empty() { start } else { moved(&self.origin, span.end - 1) + 1 };
        // A last line without an end gets one in the ABNF.
        start.min(self.length)..end.max(start).min(self.length)
    }

    /// The grammar.
    ///
    /// # Errors
    /// The first mistake, at its place in the [ABNF](Self::text).
    pub fn grammar(&self) -> Result<LabGrammar, GrammarError> {
        self.options.read(&[&self.text])
    }
}

/// What looks like a rule.
struct Candidate {
    /// Its lines.
    lines: Range<usize>,
    /// Where the lines end that belong to it by their layout, and those that can.
    reach: [usize; 2],
    /// The rule as it is read, or what is wrong with it.
    read: Result<Definition, String>,
    /// Its text, with the offsets of its lines, and those in the text of the pages.
    text: String,
    origin: Vec<(usize, usize)>,
    why: Option<WhyLeftOut>,
    /// How many candidates stand directly one after another, and which of these is the first.
    run: usize,
    first: usize,
}

impl Candidate {
    fn kept(&self) -> Option<&Definition> {
        self.read.as_ref().ok().filter(|_| self.why.is_none())
    }
}

struct Search<'d> {
    document: &'d str,
    pages: &'d Pages,
    options: AbnfOptions,
    /// For the comparison of two definitions.
    budget: Budget,
    candidates: Vec<Candidate>,
}

impl<'d> Search<'d> {
    fn of(document: &'d str, pages: &'d Pages, options: AbnfOptions) -> Self {
        let budget = Budget::unlimited();
        let mut search = Search { document, pages, options, budget, candidates: Vec::new() };
        let mut end = 0;
        for start in 0..pages.lines.len() {
            // Where the document says that all is ABNF, what no rule goes on with is to be one.
            let is_stray = pages.lines[start].declared && start >= end;
            if begins_rule(pages, start) || is_stray && !is_comment(body(pages, start)) {
                let candidate = candidate(pages, start, reach(pages, start), options);
                end = candidate.lines.end;
                search.candidates.push(candidate);
            }
        }
        search.shorten();
        search.count_runs();
        search
    }

    /// How many names of rules that are not defined a definition has up to an offset.
    fn unknown(&self, definition: &Definition, names: &HashSet<String>, to: usize) -> usize {
        let references = definition.references.iter().filter(|it| !it.prose && it.span.start < to);
        let names =
            references.map(|it| folded(&it.name)).filter(|it| !names.contains(it) && !is_core(it));
        names.count()
    }

    /// A rule whose last lines refer only to what nobody defines ends before these: they are
    /// prose.
    fn shorten(&mut self) {
        let names = self.names();
        for index in 0..self.candidates.len() {
            let candidate = &self.candidates[index];
            let Ok(definition) = &candidate.read else { continue };
            if self.declared(candidate) {
                continue;
            }
            // How many there are up to the end of each line.
            let ends = candidate.origin.iter().skip(1).map(|&(offset, _)| offset);
            let counts =
                ends.chain([candidate.text.len()]).map(|to| self.unknown(definition, &names, to));
            let counts: Vec<usize> = counts.collect();
            let Range { start, end } = candidate.lines;
            let all = end - start;
            let read = |lines: usize| {
                let end = start + lines;
                let shorter = self::candidate(self.pages, start, [end, end], self.options);
                (shorter.read.is_ok() && shorter.lines.end == end).then_some(shorter)
            };
            // The first lines that are a rule, and those that refer to no more unknown rules.
            let Some(least) = (1..=all).find(|&lines| lines == all || read(lines).is_some()) else {
                continue;
            };
            // Lines that belong to it by their layout do so but for a sentence.
            let is_unknown = |name: &str| !names.contains(name) && !is_core(name);
            let firm = match sentence(definition, 4, is_unknown).is_empty() {
                true => candidate.reach[0].saturating_sub(start).clamp(least, all),
                false => least,
            };
            let least = firm;
            let most = (least..=all).rev().filter(|&lines| counts[lines - 1] == counts[least - 1]);
            let shorter = most.filter(|&lines| lines < all).find_map(read);
            if counts[least - 1] < counts[all - 1]
                && let Some(shorter) = shorter
            {
                let reach = candidate.reach;
                self.candidates[index] = Candidate { reach, ..shorter };
            }
        }
    }

    fn count_runs(&mut self) {
        let mut start = 0;
        for index in 0..self.candidates.len() {
            let [this, next] = [index, index + 1].map(|at| self.candidates.get(at));
            let goes_on = this.zip(next).is_some_and(|(this, next)| {
                this.lines.end == next.lines.start
                    && self.pages.lines[next.lines.start].gap != Gap::Block
            });
            if !goes_on {
                let run = &mut self.candidates[start..=index];
                let rules = run.iter().filter(|it| it.read.is_ok()).count();
                run.iter_mut().for_each(|it| (it.run, it.first) = (rules, start));
                start = index + 1;
            }
        }
    }

    /// The names of all rules that are not left out.
    fn names(&self) -> HashSet<String> {
        let kept = self.candidates.iter().filter_map(Candidate::kept);
        kept.map(|definition| folded(&definition.name)).collect()
    }

    fn declared(&self, candidate: &Candidate) -> bool {
        self.pages.lines[candidate.lines.start].declared
    }

    /// Leaves out what can be read and is no rule: it has nothing to do with the others.
    fn drop_examples(&mut self) {
        for candidate in &mut self.candidates {
            if let Err(message) = &candidate.read {
                candidate.why = Some(WhyLeftOut::NotAbnf { message: message.clone() });
            }
        }
        self.drop_prose();
        loop {
            let names = self.names();
            let mut named = HashSet::new();
            for definition in self.candidates.iter().filter_map(Candidate::kept) {
                let own = folded(&definition.name);
                named.extend(rule_names(definition).filter(|name| *name != own));
            }
            // Of a rule that stands more than once, whether one refers only to what is defined.
            let mut whole = HashSet::new();
            let unknown = |definition: &Definition| -> BTreeSet<String> {
                rule_names(definition)
                    .filter(|name| !names.contains(name) && !is_core(name))
                    .collect()
            };
            for definition in self.candidates.iter().filter_map(Candidate::kept) {
                if unknown(definition).is_empty() {
                    whole.insert(folded(&definition.name));
                }
            }
            let mut found: Vec<(usize, WhyLeftOut)> = Vec::new();
            for (index, candidate) in self.candidates.iter().enumerate() {
                let Some(definition) = candidate.kept() else { continue };
                if self.declared(candidate) {
                    continue;
                }
                let own = folded(&definition.name);
                let unknown = unknown(definition);
                let refers = rule_names(definition)
                    .any(|name| name != own && (names.contains(&name) || is_core(&name)));
                let is_named = named.contains(&own);
                // With a value it is a rule of which the names are defined elsewhere.
                let is_open = !refers
                    && !is_named
                    && (!has_value(definition)
                        || !sentence(definition, 3, |name| unknown.contains(name)).is_empty());
                if !unknown.is_empty() && (whole.contains(&own) || is_open) {
                    let names = unknown.into_iter().collect();
                    found.push((index, WhyLeftOut::Undefined { names }));
                } else if unknown.is_empty() && !refers && !is_named {
                    found.push((index, WhyLeftOut::Alone));
                }
            }
            self.keep_in_blocks(&mut found);
            if found.is_empty() {
                return self.drop_without_value();
            }
            // A document may have nothing but rules that stand alone.
            let kept = self.candidates.iter().filter(|it| it.kept().is_some()).count();
            if found.len() == kept {
                // A string alone is given to a parameter.
                let is_rule = |definition: &Definition| {
                    has_value(definition) && !matches!(definition.expr, Expr::Text { .. })
                };
                found.retain(|(index, _)| !self.candidates[*index].kept().is_some_and(is_rule));
                if found.is_empty() {
                    return;
                }
            }
            for (index, why) in found {
                self.candidates[index].why = Some(why);
            }
        }
    }

    /// Leaves out rules none of which has a value or a sign of ABNF, nor a rule with which they have to
    /// do: they are assignments, or abbreviations.
    fn drop_without_value(&mut self) {
        // The name of each rule, and a name of all with which it has to do (union-find).
        let mut heads: HashMap<String, String> = HashMap::new();
        fn head(heads: &HashMap<String, String>, name: &str) -> String {
            let mut name = name.to_owned();
            while let Some(next) = heads.get(&name).filter(|next| **next != name) {
                name.clone_from(next);
            }
            name
        }
        for definition in self.candidates.iter().filter_map(Candidate::kept) {
            let own = head(&heads, &folded(&definition.name));
            for name in rule_names(definition) {
                let other = head(&heads, &name);
                heads.insert(other, own.clone());
            }
        }
        let with_value: HashSet<String> = (self.candidates.iter().filter_map(Candidate::kept))
            .filter(|it| has_value(it) || has_sign(it))
            .map(|definition| head(&heads, &folded(&definition.name)))
            .collect();
        let alone: Vec<usize> = (0..self.candidates.len())
            .filter(|&index| {
                let candidate = &self.candidates[index];
                !self.declared(candidate)
                    && candidate.kept().is_some_and(|definition| {
                        !with_value.contains(&head(&heads, &folded(&definition.name)))
                    })
            })
            .collect();
        for index in alone {
            self.candidates[index].why = Some(WhyLeftOut::Alone);
        }
    }

    /// Leaves out what can be read and is a sentence, or an example of the notation itself.
    fn drop_prose(&mut self) {
        let names = self.names();
        let mut found: Vec<(usize, WhyLeftOut)> = Vec::new();
        for (index, candidate) in self.candidates.iter().enumerate() {
            let Some(definition) = candidate.kept().filter(|_| !self.declared(candidate)) else {
                continue;
            };
            let words = rule_names(definition).chain([folded(&definition.name)]);
            let unknown = sentence(definition, 4, |name| !names.contains(name) && !is_core(name));
            if !unknown.is_empty() {
                found.push((index, WhyLeftOut::Prose { names: unknown }));
            } else if words.into_iter().any(|name| ANY_NAMES.contains(&&*name)) {
                found.push((index, WhyLeftOut::Example));
            }
        }
        // A page about the notation may have nothing else.
        let examples = found.iter().filter(|(_, why)| *why == WhyLeftOut::Example).count();
        let kept = self.candidates.iter().filter(|it| it.kept().is_some()).count();
        let are_all = found.len() == kept && examples > 0;
        for (index, why) in found {
            if are_all && why == WhyLeftOut::Example {
                continue;
            }
            self.candidates[index].why = Some(why);
        }
    }

    /// Takes what is alone from the list where it is a rule nevertheless: it stands in a column with
    /// no fewer rules that are not, or the document adds to it with `=/`.
    fn keep_in_blocks(&self, found: &mut Vec<(usize, WhyLeftOut)>) {
        let is_alone = |(_, why): &&(usize, WhyLeftOut)| *why == WhyLeftOut::Alone;
        let column = |index: usize| {
            let candidate = &self.candidates[index];
            (candidate.first, self.pages.lines[candidate.lines.start].indent)
        };
        let left_out: HashSet<usize> = found.iter().map(|(index, _)| *index).collect();
        let (mut added, mut count) = (HashSet::new(), HashMap::<_, isize>::new());
        for (index, candidate) in self.candidates.iter().enumerate() {
            let Some(definition) = candidate.kept() else { continue };
            if definition.incremental {
                added.insert(folded(&definition.name));
            }
            if !left_out.contains(&index) {
                *count.entry(column(index)).or_default() += 1;
            }
        }
        for (index, _) in found.iter().filter(is_alone) {
            *count.entry(column(*index)).or_insert(-1) -= 1;
        }
        found.retain(|(index, why)| {
            let name = self.candidates[*index].kept().map(|it| folded(&it.name));
            let is_added = name.is_some_and(|name| added.contains(&name));
            *why != WhyLeftOut::Alone || count[&column(*index)] < 0 && !is_added
        });
    }

    /// Of each rule the definitions that are taken; the others are compared with them.
    fn choose(&mut self) -> Vec<usize> {
        // A definition, and what adds to it until the next.
        let mut variants: HashMap<String, Vec<Vec<usize>>> = HashMap::new();
        let mut order = Vec::new();
        for (index, candidate) in self.candidates.iter().enumerate() {
            let Some(definition) = candidate.kept() else { continue };
            let name = folded(&definition.name);
            let known = variants.entry(name.clone()).or_default();
            if known.is_empty() {
                order.push(name);
            }
            match known.last_mut() {
                Some(last) if definition.incremental => last.push(index),
                _ => known.push(vec![index]),
            }
        }
        let run = |variant: &Vec<usize>| self.candidates[variant[0]].run;
        let mut chosen: Vec<Vec<usize>> = Vec::new();
        let mut others: Vec<(Vec<usize>, usize)> = Vec::new();
        for name in &order {
            let all = &variants[name];
            let best = (0..all.len()).max_by_key(|&at| (run(&all[at]), at)).unwrap_or(0);
            for (at, variant) in all.iter().enumerate() {
                match at == best {
                    true => chosen.push(variant.clone()),
                    false => others.push((variant.clone(), chosen.len())),
                }
            }
            // Those before the best were given the place that it took in the end.
            let place = chosen.len() - 1;
            others.iter_mut().filter(|(_, of)| *of > place).for_each(|(_, of)| *of = place);
        }
        for (variant, of) in others {
            let why = self.compared(&chosen, of, &variant);
            for index in variant {
                self.candidates[index].why = Some(why.clone());
            }
        }
        chosen.sort_by_key(|variant| self.candidates[variant[0]].lines.start);
        chosen.into_iter().flatten().collect()
    }

    fn compared(&self, chosen: &[Vec<usize>], of: usize, other: &[usize]) -> WhyLeftOut {
        let definition = |index: &usize| self.candidates[*index].kept();
        let kept = self.line(self.candidates[chosen[of][0]].lines.start);
        let alike = |a: &Definition, b: &Definition| {
            a.expr == b.expr && rule_names(a).eq(rule_names(b)) && a.incremental == b.incremental
        };
        let pairs =
            chosen[of].iter().zip(other).filter_map(|(a, b)| definition(a).zip(definition(b)));
        if chosen[of].len() == other.len() && pairs.clone().all(|(a, b)| alike(a, b)) {
            return WhyLeftOut::Equal { kept, by_proof: false };
        }
        let undecided = |reason: String| WhyLeftOut::Undecided { kept, reason };
        let name = definition(&chosen[of][0]).map_or("", |definition| &definition.name).to_owned();
        let mut meter = Meter::new(&self.budget);
        meter.work_on(&name);
        if let Err(error) = meter.in_time() {
            return undecided(error.to_string());
        }
        // A name that no rule of ABNF has.
        const OTHER: &str = "~other";
        let mut definitions: Vec<Definition> =
            chosen.iter().flatten().filter_map(definition).cloned().collect();
        for other in other.iter().filter_map(definition) {
            let mut other = other.clone();
            OTHER.clone_into(&mut other.name);
            definitions.push(other);
        }
        let grammar = match load("", definitions, Vec::new()) {
            Ok(grammar) => grammar,
            Err(error) => return undecided(unplaced(&error)),
        };
        let mut study = match Study::of_rules(grammar, &[&name, OTHER], &self.budget) {
            Ok(study) => study,
            Err(error) => return undecided(error.to_string()),
        };
        let (a, b) = match (study.lang(&name), study.lang(OTHER)) {
            (Ok(a), Ok(b)) => (a, b),
            (Err(error), _) | (_, Err(error)) => return undecided(error.to_string()),
        };
        let only_kept = study.languages.difference(a, b);
        let only_other = study.languages.difference(b, a);
        let either = study.languages.union(only_kept, only_other);
        if let Err(error) = study.languages.check() {
            return undecided(error.to_string());
        }
        match study.languages.shortest(either) {
            None => WhyLeftOut::Equal { kept, by_proof: true },
            Some(witness) => {
                let in_kept = study.languages.accepts(only_kept, &witness);
                let opposite =
                    study.languages.shortest(if in_kept { only_other } else { only_kept });
                WhyLeftOut::Differs { kept, witness, only_kept: in_kept, opposite }
            }
        }
    }

    /// The number of a line in the document.
    fn line(&self, line: usize) -> usize {
        self.place(self.pages.lines[line].span.clone()).line
    }

    /// The place in the document of a place in the text of the pages.
    fn place(&self, span: Range<usize>) -> Place {
        let [start, end] = [span.start, span.end].map(|at| self.pages.in_document(at));
        Place::of(self.document, start..end.max(start))
    }

    /// Whether this is a rule with a mistake, and no example or prose.
    fn is_mistake(&self, index: usize) -> bool {
        let candidate = &self.candidates[index];
        if !matches!(candidate.why, Some(WhyLeftOut::NotAbnf { .. })) {
            return false;
        }
        let text = body(self.pages, candidate.lines.start);
        let name = folded(&text[..name_length(text)]);
        let is_named = || {
            let kept = self.candidates.iter().filter_map(Candidate::kept);
            kept.flat_map(rule_names).any(|named| named == name)
        };
        let is_new = || !self.names().contains(&name);
        self.declared(candidate) || (is_like_abnf(text) || is_named()) && is_new()
    }

    /// Of the rules that are taken, the lines right behind them with which they seem to go on, and
    /// why they were read without.
    fn lost(&self, chosen: &[usize]) -> Vec<(usize, Range<usize>, String)> {
        let names = self.names();
        let unknown = |definition: &Definition| -> (Vec<String>, Vec<String>) {
            rule_names(definition).partition(|name| !names.contains(name) && !is_core(name))
        };
        let lost = |&index: &usize| {
            let Candidate { lines, reach: [firm, end], .. } = &self.candidates[index];
            let (first, start) = (lines.end, lines.start);
            let Line { indent, gap, .. } = self.pages.lines.get(first).filter(|_| first < *end)?;
            let text = body(self.pages, first);
            let is_deeper = *gap == Gap::None && *indent > self.pages.lines[start].indent;
            // What has no word of the grammar is prose.
            let is_known = || {
                let rule = read_rule(&format!("a = {text}"), self.options).ok()?;
                let (unknown, known) = unknown(&rule);
                Some(!known.is_empty() && unknown.len() <= known.len())
            };
            if is_comment(text) || !(is_deeper || goes_on(text) || is_known() == Some(true)) {
                return None;
            }
            let rest = first..if first < *firm { *firm } else { *end };
            let message = match read_rule(&assembled(self.pages, start..rest.end).0, self.options) {
                Ok(definition) => {
                    WhyLeftOut::Undefined { names: unknown(&definition).0 }.to_string()
                }
                Err(error) => unplaced(&error),
            };
            Some((index, rest, message))
        };
        chosen.iter().filter_map(lost).collect()
    }

    fn extract(self, chosen: &[usize], lost: Vec<(usize, Range<usize>, String)>) -> Extract {
        let mut extract = Extract {
            text: String::new(),
            origin: Vec::new(),
            length: self.document.len(),
            options: self.options,
            rules: self.names().len(),
            left_out: Vec::new(),
        };
        for &index in chosen {
            let candidate = &self.candidates[index];
            let gap = self.pages.lines[candidate.lines.start].gap;
            if gap != Gap::None && !extract.text.is_empty() {
                extract.text.push('\n');
            }
            let start = extract.text.len();
            for (position, &(offset, from)) in candidate.origin.iter().enumerate() {
                extract.origin.push((start + offset, self.pages.in_document(from)));
                // Within a line, where an entity stands in the document.
                let next = candidate.origin.get(position + 1);
                let length = next.map_or(candidate.text.len(), |next| next.0) - offset;
                let first = self.pages.origin.partition_point(|&(at, _)| at <= from);
                let inner = self.pages.origin[first..].iter();
                for &(at, document) in inner.take_while(|&&(at, _)| at < from + length) {
                    extract.origin.push((start + offset + at - from, document));
                }
            }
            extract.text.push_str(&candidate.text);
            extract.text.push('\n');
        }
        for (index, candidate) in self.candidates.iter().enumerate() {
            let Some(why) = &candidate.why else { continue };
            let first = &self.pages.lines[candidate.lines.start];
            let text = self.pages.text[first.span.clone()].to_owned();
            let is_finding = match why {
                WhyLeftOut::Differs { .. } => true,
                _ => self.is_mistake(index),
            };
            let last = &self.pages.lines[candidate.lines.end - 1];
            let place = self.place(first.span.start..last.span.end);
            extract.left_out.push(LeftOut { place, text, why: why.clone(), is_finding });
        }
        for (index, lines, message) in lost {
            let [first, last] =
                [lines.start, lines.end - 1].map(|line| self.pages.lines[line].span.clone());
            let text = self.pages.text[first.clone()].to_owned();
            let rule = self.line(self.candidates[index].lines.start);
            let why = WhyLeftOut::GoesOn { rule, message };
            let place = self.place(first.start..last.end);
            extract.left_out.push(LeftOut { place, text, why, is_finding: true });
        }
        let absent = self.pages.absent.iter().map(|span| (span, WhyLeftOut::Elsewhere));
        let unknown = self.pages.unknown.iter().map(|span| (span, WhyLeftOut::Entity));
        for (span, why) in absent.chain(unknown) {
            let (place, text) =
                (Place::of(self.document, span.clone()), &self.document[span.clone()]);
            extract.left_out.push(LeftOut { place, text: text.to_owned(), why, is_finding: true });
        }
        for (span, name) in &self.pages.others {
            let mut at = span.start;
            let lines = self.document[span.clone()].split_inclusive('\n').map(|line| {
                at += line.len();
                (at - line.trim_start().len(), line.trim())
            });
            // `a = b;` is a statement of many languages.
            let is_rule = |(_, line): &(usize, &str)| {
                !line.ends_with(';') && read_rule(line, AbnfOptions::new()).is_ok()
            };
            // The first of its rules.
            if let Some((start, text)) = lines.into_iter().find(is_rule) {
                let place = Place::of(self.document, start..start + text.len());
                let why = WhyLeftOut::OtherType { name: name.clone() };
                extract.left_out.push(LeftOut { place, text: text.into(), why, is_finding: false });
            }
        }
        extract.left_out.sort_by_key(|left_out| left_out.place.span.start);
        extract
    }
}

/// How many states may be made to compare two definitions of a rule.
const MOST_STATES: usize = 100_000;

/// Names that stand for any in examples (RFC 3092; `mumble` is that of RFC 5234).
const ANY_NAMES: [&str; 6] = ["foo", "bar", "baz", "foobar", "mumble", "qux"];

/// Whether a definition has a string, a value or a core rule: what texts begin with.
fn has_value(definition: &Definition) -> bool {
    let is_value = |part: &Expr| match part {
        Expr::Text { text, .. } => !text.is_empty(),
        Expr::Chars(_) => true,
        Expr::Rule(index) => {
            let reference = &definition.references[*index];
            !reference.prose && is_core(&folded(&reference.name))
        }
        _ => false,
    };
    definition.expr.parts().any(is_value)
}

/// Whether a definition has a prose value, a choice or a repetition, as no assignment has.
fn has_sign(definition: &Definition) -> bool {
    let is_sign = |part: &Expr| matches!(part, Expr::Choice(_) | Expr::Repeat { .. });
    definition.references.iter().any(|it| it.prose) || definition.expr.parts().any(is_sign)
}

/// The words of a sentence that are names of no rule: at least so many words stand in a row, of which
/// two are such, or all of fewer than four.
fn sentence(
    definition: &Definition,
    least: usize,
    is_unknown: impl Fn(&str) -> bool,
) -> Vec<String> {
    // `DQUOTE`, spelled so, is a value.
    let is_word = |expr: &Expr| {
        let Expr::Rule(index) = expr else { return false };
        let reference = &definition.references[*index];
        !reference.prose && core_names().all(|core| core != reference.name)
    };
    for part in definition.expr.parts() {
        let Expr::Seq(items) = part else { continue };
        for row in items.split(|item| !is_word(item)).filter(|row| row.len() >= least) {
            let words = row.iter().flat_map(Expr::references);
            let words = words.map(|index| definition.references[index].name.clone());
            let unknown: Vec<String> = words.filter(|word| is_unknown(&folded(word))).collect();
            let is_sentence =
                if row.len() < 4 { unknown.len() == row.len() } else { unknown.len() >= 2 };
            if is_sentence {
                return unknown;
            }
        }
    }
    Vec::new()
}

fn is_core(name: &str) -> bool {
    core_names().any(|core| folded(core) == name)
}

/// What is wrong, without where.
fn unplaced(error: &GrammarError) -> String {
    let message = error.to_string();
    message.strip_prefix(&format!("{}: ", error.place())).unwrap_or(&message).to_owned()
}

fn body(pages: &Pages, line: usize) -> &str {
    &pages.text[pages.lines[line].span.clone()]
}

/// The length of what stands before `=`, `=/`, `::=` or `:=`, and could be a name.
fn name_length(line: &str) -> usize {
    let is_name = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '$' | '<' | '>');
    line.find(|c| !is_name(c)).unwrap_or(line.len())
}

/// Whether a line has a name and then what could define it.
pub(crate) fn looks_like_rule(line: &str) -> bool {
    let length = name_length(line);
    let after = line[length..].trim_start();
    let operator =
        ["::=", ":=", "=/", "="].iter().find_map(|operator| after.strip_prefix(operator));
    length > 0 && operator.is_some_and(|after| !after.starts_with(['=', '>', '~']))
}

/// Whether a line has alternatives and values, as a rule has: it may be one with a mistake.
fn is_like_abnf(line: &str) -> bool {
    let value = ["\"", "%x", "%d"].iter().any(|value| line.contains(value));
    value && [" / ", " | "].iter().any(|operator| line.contains(operator))
}

fn is_comment(line: &str) -> bool {
    line.starts_with(';')
}

/// Whether a rule begins in a line: `name =`, or a name before a line with `=`.
fn begins_rule(pages: &Pages, line: usize) -> bool {
    let text = body(pages, line);
    let goes_on = || {
        let next = pages.lines.get(line + 1).filter(|next| next.gap == Gap::None);
        name_length(text) == text.len()
            && next.is_some_and(|_| looks_like_rule(&format!("{text} {}", body(pages, line + 1))))
    };
    looks_like_rule(text) || goes_on()
}

/// The end of the lines that belong to the rule that starts in a line by their indentation, an open
/// bracket or an operator; and that of those that can, as they follow without a break.
fn reach(pages: &Pages, start: usize) -> [usize; 2] {
    let lines = &pages.lines;
    let mut open = Open::default();
    open.read(body(pages, start));
    let (mut firm, mut end) = (None, start + 1);
    while end < lines.len() && !begins_rule(pages, end) {
        let (Line { indent, gap, declared, .. }, text) = (&lines[end], body(pages, end));
        let deeper = *indent > lines[start].indent;
        let is_firm = match gap {
            Gap::None | Gap::Page => deeper || goes_on(text) || open.is_open() || is_comment(text),
            Gap::Blank => goes_on(text) || deeper && (open.is_open() || *declared),
            Gap::Block => false,
        };
        if !is_firm {
            firm.get_or_insert(end);
        }
        if !is_firm && !matches!(gap, Gap::None | Gap::Page) {
            break;
        }
        open.read(text);
        end += 1;
    }
    [firm.unwrap_or(end), end]
}

/// Whether no rule and hardly a sentence begins like this.
fn goes_on(line: &str) -> bool {
    line.starts_with(['/', '|', ')', ']'])
}

/// Whether something must follow: a bracket is open, or an operator came last.
#[derive(Default)]
pub(crate) struct Open {
    depth: usize,
    last: Option<char>,
}

impl Open {
    pub fn read(&mut self, line: &str) {
        for (_, character, _) in outside_comments(line).filter(|(.., is_inside)| !is_inside) {
            match character {
                '(' | '[' => self.depth += 1,
                ')' | ']' => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
            if !character.is_whitespace() {
                self.last = Some(character);
            }
        }
    }

    pub fn is_open(&self) -> bool {
        self.depth > 0 || matches!(self.last, Some('/' | '=' | '|'))
    }
}

/// The rule that starts in a line, of as many lines as can be read, of which there are most of all
/// those in its reach. Where the document says that all is ABNF, no line that belongs to it is left.
fn candidate(pages: &Pages, start: usize, reach: [usize; 2], options: AbnfOptions) -> Candidate {
    let [firm, mut end] = reach;
    let least = if pages.lines[start].declared { firm } else { start + 1 };
    // After which lines all brackets are closed.
    let mut open = Open::default();
    let closed = (start..end).filter(|&line| {
        open.read(body(pages, line));
        !open.is_open()
    });
    let closed: Vec<usize> = closed.map(|line| line + 1).collect();
    let found = |end: usize, read| {
        let (text, origin) = assembled(pages, start..end);
        Candidate { lines: start..end, reach, read, text, origin, why: None, run: 0, first: 0 }
    };
    let read = |end: usize| read_rule(&assembled(pages, start..end).0, options);
    loop {
        let error = match read(end) {
            Ok(definition) => return found(end, Ok(definition)),
            Err(error) => error,
        };
        // What cannot be read begins in this line.
        let wrong = start + error.place().line - 1;
        let shorter = closed.partition_point(|&closed| closed <= wrong && closed < end);
        match shorter.checked_sub(1).map(|shorter| closed[shorter]) {
            Some(shorter) if shorter >= least => end = shorter,
            // The lines that are in doubt are not what is wrong.
            _ if end > firm => end = firm,
            _ => {
                let message = unplaced(&read(firm).err().unwrap_or(error));
                return found(firm, Err(message));
            }
        }
    }
}

/// Lines as a rule of their own: the first one at the margin, and the others further right.
fn assembled(pages: &Pages, lines: Range<usize>) -> (String, Vec<(usize, usize)>) {
    let (mut text, mut origin) = (String::new(), Vec::new());
    let margin = pages.lines[lines.start].indent;
    for line in lines.clone() {
        let Line { span, indent, .. } = &pages.lines[line];
        if line > lines.start {
            let indent = if *indent > margin { indent - margin } else { 4 };
            text.push('\n');
            text.extend(std::iter::repeat_n(' ', indent));
        }
        origin.push((text.len(), span.start));
        text.push_str(&pages.text[span.clone()]);
    }
    (text, origin)
}

#[cfg(test)]
mod tests {
    use super::Open;

    #[test]
    fn what_stands_in_strings_and_comments_opens_nothing() {
        for (line, is_open) in [
            ("a = \"(\"", false),
            ("a = ( b", true),
            ("a = b / ; or", true),
            ("a = b ; /", false),
            ("a =", true),
            ("a = <(>", false),
            ("a = \"/\"", false),
        ] {
            let mut open = Open::default();
            open.read(line);
            assert_eq!(open.is_open(), is_open, "{line}");
        }
    }
}
