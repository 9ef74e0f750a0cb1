//! Searches a document for candidates, and makes a grammar of them.

use super::Extract;
use super::candidate::{
    Candidate, OpenSigns, Reach, begins_rule, continues_rule, find_reach, is_comment, is_like_abnf,
    join_lines, line_text, name_length, read_candidate,
};
use super::left_out::{LeftOut, WhyLeftOut};
use super::words::{holds_for_most, is_core, is_tight, words_of_sentence};
use crate::abnf::{AbnfOptions, Definition, read_rule, rule_names, without_comment};
use crate::budget::Budget;
use crate::error::{Lines, Place};
use crate::expr::folded;
use crate::read::page::{Gap, Line, Pages};
use std::collections::HashSet;
use std::ops::Range;

/// The candidates of a document, from which examples, prose and other definitions are left out step
/// by step. A candidate is given by its index in `candidates`, a line by that in `pages.lines`.
pub(super) struct Search<'d> {
    pub document: &'d str,
    /// The lines of the document.
    places: Lines<'d>,
    pub pages: &'d Pages,
    pub options: AbnfOptions,
    /// Whether the document mentions ABNF and is neither about the notation nor has CDDL.
    pub mentions_abnf: bool,
    /// The budget for comparing two definitions.
    pub budget: Budget,
    pub candidates: Vec<Candidate>,
}

/// Lines directly after a rule that seem to continue it.
pub(super) struct LostLines {
    /// The index of the candidate that is the rule.
    pub candidate: usize,
    pub lines: Range<usize>,
    /// Why the rule was read without the lines.
    pub message: String,
}

impl<'d> Search<'d> {
    /// Finds all candidates. None is left out yet.
    pub fn of(document: &'d str, pages: &'d Pages, options: AbnfOptions) -> Self {
        let budget = Budget::unlimited();
        let (places, candidates) = (Lines::of(document), Vec::new());
        let mentions_abnf = ["BNF", "Backus"].iter().any(|name| document.contains(name))
            && !document.contains("CDDL");
        let mut search =
            Search { document, places, pages, options, mentions_abnf, budget, candidates };
        let mut end = 0;
        for start in 0..pages.lines.len() {
            // In declared ABNF, a line that belongs to no rule must be a rule.
            let is_stray = pages.lines[start].declared && start >= end;
            if begins_rule(pages, start) || is_stray && !is_comment(line_text(pages, start)) {
                let reach = find_reach(pages, start);
                let candidate = read_candidate(pages, start, reach, options);
                end = candidate.lines.end;
                search.candidates.push(candidate);
            }
        }
        search.shorten_candidates();
        search.count_runs();
        search
    }

    /// Shortens rules whose last lines add only undefined names: these lines are prose. Rules that
    /// the document declares as ABNF stay as they are.
    fn shorten_candidates(&mut self) {
        let known = self.known_names();
        for index in 0..self.candidates.len() {
            if let Some(shorter) = self.without_prose(&self.candidates[index], &known) {
                self.candidates[index] = shorter;
            }
        }
    }

    /// Returns a candidate without its last lines, if they are prose. `known` has the names of all
    /// rules.
    fn without_prose(&self, candidate: &Candidate, known: &HashSet<String>) -> Option<Candidate> {
        let definition = candidate.definition.as_ref().ok()?;
        if self.is_declared(candidate) {
            return None;
        }
        let is_unknown = |name: &str| !known.contains(name) && !is_core(name);
        let Range { start, end } = candidate.lines;
        let all = end - start;
        let read = |lines: usize| {
            let end = start + lines;
            let reach = Reach { certain_end: end, possible_end: end };
            let shorter = read_candidate(self.pages, start, reach, self.options);
            (shorter.definition.is_ok() && shorter.lines.end == end).then_some(shorter)
        };
        // The fewest lines that are a rule.
        let fewest = (1..=all).find(|&lines| lines == all || read(lines).is_some())?;
        // Lines that belong to the rule by their layout stay, unless they are a sentence.
        let certain = if words_of_sentence(definition, 4, is_unknown).is_empty() {
            candidate.reach.certain_end.saturating_sub(start).clamp(fewest, all)
        } else {
            fewest
        };
        // Nor does a line stay that continues a comment.
        let least = (fewest..certain)
            .find(|&lines| self.continues_comment(start, start + lines, is_unknown))
            .unwrap_or(certain);
        let unknown_names = |lines: usize| {
            let end = candidate.origin.get(lines).map_or(candidate.text.len(), |&(at, _)| at);
            let names = definition.references.iter().filter(|it| !it.prose && it.span.start < end);
            names.filter(|it| is_unknown(&folded(&it.name))).count()
        };
        let unknown = unknown_names(least);
        if unknown == unknown_names(all) {
            return None;
        }
        // As many lines as add no undefined names.
        let shorter =
            (least..all).rev().filter(|&lines| unknown_names(lines) == unknown).find_map(read)?;
        Some(Candidate { reach: candidate.reach, ..shorter })
    }

    /// Whether a line of the rule that starts at `start` continues the comment of the line before
    /// without a semicolon: it has only words, one of which is not a name, and the rule is complete
    /// without it.
    fn continues_comment(
        &self,
        start: usize,
        line: usize,
        is_unknown: impl Fn(&str) -> bool,
    ) -> bool {
        let text = line_text(self.pages, line);
        let is_word = |c: char| c.is_alphabetic() || matches!(c, ' ' | ',' | '.' | '-');
        let has_prose = text.split_whitespace().any(|word| {
            let word = folded(word.trim_matches(|c| matches!(c, ',' | '.')));
            !word.contains('-') && is_unknown(&word)
        });
        let before = line_text(self.pages, line - 1);
        let mut open = OpenSigns::default();
        (start..line).for_each(|line| open.add_line(line_text(self.pages, line)));
        without_comment(before) != before
            && text.contains(' ')
            && text.chars().all(is_word)
            && has_prose
            && !open.is_open()
    }

    /// Finds the runs: a run is a sequence of candidates with neither other lines nor the end of an
    /// element between them. Sets the fields of each candidate that describe its run.
    fn count_runs(&mut self) {
        let mut start = 0;
        for index in 0..self.candidates.len() {
            let [this, next] = [index, index + 1].map(|at| self.candidates.get(at));
            let run_goes_on = this.zip(next).is_some_and(|(this, next)| {
                this.lines.end == next.lines.start
                    && self.pages.lines[next.lines.start].gap != Gap::Block
            });
            if !run_goes_on {
                let run = &mut self.candidates[start..=index];
                let rules = run.iter().filter(|it| it.definition.is_ok()).count();
                let is_readable = rules == run.len();
                for candidate in run {
                    (candidate.rules_in_run, candidate.run_start) = (rules, start);
                    candidate.run_is_readable = is_readable;
                }
                start = index + 1;
            }
        }
    }

    /// Returns the names of all kept rules, [folded].
    pub fn names(&self) -> HashSet<String> {
        let kept = self.candidates.iter().filter_map(Candidate::kept_definition);
        kept.map(|definition| folded(&definition.name)).collect()
    }

    /// Returns the names of all kept rules and of rules that cannot be read, such as those of RFC
    /// 6020, which has keywords in single quotes. A candidate without white space around `=` that
    /// cannot be read is rather an assignment, and does not count.
    pub fn known_names(&self) -> HashSet<String> {
        let wrong =
            self.candidates.iter().filter(|it| it.definition.is_err() && !is_tight(&it.text));
        let wrong = wrong.map(|it| folded(&it.text[..name_length(&it.text)]));
        self.names().into_iter().chain(wrong).collect()
    }

    /// Whether most of the kept rules have no white space around `=`.
    fn are_tight(&self) -> bool {
        let kept = (0..self.candidates.len())
            .filter(|&at| self.candidates[at].kept_definition().is_some());
        holds_for_most(&kept.collect::<Vec<_>>(), |index| is_tight(&self.candidates[*index].text))
    }

    /// Whether the document declares the candidate as ABNF.
    pub fn is_declared(&self, candidate: &Candidate) -> bool {
        self.pages.lines[candidate.lines.start].declared
    }

    /// Returns what the document says about the run of rules in which a line is: the paragraph before
    /// the run, at most the last eight lines of the paragraph.
    pub fn introduction(&self, line: usize) -> String {
        const LONGEST: usize = 8;
        let candidate = self.candidates.partition_point(|it| it.lines.start <= line).checked_sub(1);
        let run = candidate.map_or(0, |index| self.candidates[index].run_start);
        let end = self.candidates.get(run).map_or(line, |first| first.lines.start);
        let mut start = end;
        while start > 0
            && end - start < LONGEST
            && (start == end || self.pages.lines[start].gap == Gap::None)
        {
            start -= 1;
        }
        (start..end).map(|line| line_text(self.pages, line)).collect::<Vec<_>>().join(" ")
    }

    /// Returns the number in the document of the line with this index.
    pub fn line_number(&self, line: usize) -> usize {
        self.place(self.pages.lines[line].span.clone()).line
    }

    /// Returns the place in the document of a range of the text of the pages, in bytes.
    fn place(&self, span: Range<usize>) -> Place {
        let [start, end] = [span.start, span.end].map(|at| self.pages.in_document(at));
        self.places.place(start..end.max(start))
    }

    /// Returns the candidates that are rules with a mistake, rather than examples or prose. Of the
    /// candidates that cannot be read, these are:
    /// - those that the document declares as ABNF;
    /// - those that look like ABNF, or that a kept rule refers to, if no kept rule has their name.
    pub fn mistakes(&self) -> Vec<usize> {
        let names = self.names();
        let kept = self.candidates.iter().filter_map(Candidate::kept_definition);
        let referred_to: HashSet<String> = kept.flat_map(rule_names).collect();
        let are_tight = self.are_tight();
        let is_mistake = |index: &usize| {
            let candidate = &self.candidates[*index];
            if !matches!(candidate.why, Some(WhyLeftOut::NotAbnf { .. })) {
                return false;
            }
            let text = line_text(self.pages, candidate.lines.start);
            let name = folded(&text[..name_length(text)]);
            // Without white space around `=` it is an assignment, unless most rules are written so.
            let is_referred_to = referred_to.contains(&name) && (are_tight || !is_tight(text));
            self.is_declared(candidate)
                || (is_like_abnf(text) || is_referred_to) && !names.contains(&name)
        };
        (0..self.candidates.len()).filter(is_mistake).collect()
    }

    /// Finds the lines directly after each of the chosen rules that seem to continue the rule.
    pub fn lost_lines(&self, chosen: &[usize]) -> Vec<LostLines> {
        let (names, known) = (self.names(), self.known_names());
        chosen.iter().filter_map(|&index| self.lost_lines_of(index, &names, &known)).collect()
    }

    /// Finds the lines directly after a rule that seem to continue it. `names` has the names of all
    /// kept rules; `known` has also those of rules that cannot be read.
    fn lost_lines_of(
        &self,
        candidate: usize,
        names: &HashSet<String>,
        known: &HashSet<String>,
    ) -> Option<LostLines> {
        // The names that a definition refers to: those that are not defined, and the others.
        let split_by_definedness = |definition: &Definition| -> (Vec<String>, Vec<String>) {
            rule_names(definition).partition(|name| !names.contains(name) && !is_core(name))
        };
        let Candidate { lines, reach: Reach { certain_end, possible_end }, .. } =
            &self.candidates[candidate];
        let (first, start) = (lines.end, lines.start);
        let Line { indent, gap, .. } = self.pages.lines.get(first)?;
        let text = line_text(self.pages, first);
        let is_deeper = *indent > self.pages.lines[start].indent;
        if first >= *possible_end {
            let is_rest = is_deeper && *gap == Gap::Blank && self.is_element(first, known);
            let message = "an empty line comes before it".to_owned();
            return is_rest.then_some(LostLines { candidate, lines: first..first + 1, message });
        }
        let is_deeper = is_deeper
            && match gap {
                Gap::None => true,
                Gap::Page => text.starts_with(['"', '[', '(', '*']),
                Gap::Blank | Gap::Block => false,
            };
        // Lines without a word of the grammar are prose.
        let has_defined_names = || {
            let rule = read_rule(&format!("a = {text}"), self.options).ok()?;
            let (undefined, defined) = split_by_definedness(&rule);
            Some(!defined.is_empty() && undefined.len() <= defined.len())
        };
        let seems_to_continue =
            is_deeper || continues_rule(text) || has_defined_names().unwrap_or(false);
        if is_comment(text) || !seems_to_continue {
            return None;
        }
        let end = if first < *certain_end { *certain_end } else { *possible_end };
        let message = match read_rule(&join_lines(self.pages, start..end).0, self.options) {
            Ok(definition) => {
                let (names, _) = split_by_definedness(&definition);
                WhyLeftOut::Undefined { names }.to_string()
            }
            Err(error) => error.message(),
        };
        Some(LostLines { candidate, lines: first..end, message })
    }

    /// Whether a line has elements of a rule and no rule begins there. It must begin with a sign
    /// with which no sentence begins, or be the name of a rule.
    fn is_element(&self, line: usize, known: &HashSet<String>) -> bool {
        let text = line_text(self.pages, line);
        let is_sign = text.starts_with(['"', '[', '(', '*'])
            || text.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with('*')
            || known.contains(&folded(text));
        let mut open = OpenSigns::default();
        open.add_line(text);
        let elements = text.trim_end_matches('/');
        // A group or a list of alternatives may go on in the next line.
        is_sign
            && !begins_rule(self.pages, line)
            && (open.is_open() || read_rule(&format!("a = {elements}"), self.options).is_ok())
    }

    /// Makes the grammar of the chosen candidates, with the list of what was left out: candidates,
    /// the lines `lost`, and elements.
    pub fn into_extract(self, chosen: &[usize], lost: Vec<LostLines>) -> Extract {
        let mut extract = Extract {
            text: String::new(),
            origin: Vec::new(),
            length: self.document.len(),
            options: self.options,
            references: Vec::new(),
            indented: Vec::new(),
            rules: self.names().len(),
            left_out: Vec::new(),
        };
        chosen.iter().for_each(|&index| self.write_rule(index, &mut extract));
        let left_out = &mut extract.left_out;
        left_out.extend(self.left_out_candidates());
        left_out.extend(lost.into_iter().map(|LostLines { candidate, lines, message }| {
            let rule = self.line_number(self.candidates[candidate].lines.start);
            self.left_out(lines, WhyLeftOut::GoesOn { rule, message })
        }));
        left_out.extend(self.left_out_elements());
        left_out.sort_by_key(|left_out| left_out.place.span.start);
        extract
    }

    /// Returns the additional white space before rules that are indented further than the first rule
    /// of the block that the document declares as ABNF: in bytes of the document.
    pub fn indented(&self, chosen: &[usize]) -> Vec<Range<usize>> {
        let lines = &self.pages.lines;
        let starts: HashSet<usize> =
            chosen.iter().map(|&it| self.candidates[it].lines.start).collect();
        // The indentation of the first rule of the current block.
        let (mut margin, mut indented) = (None, Vec::new());
        for (index, line) in lines.iter().enumerate() {
            if line.gap == Gap::Block {
                margin = None;
            }
            if !line.declared || !starts.contains(&index) {
                continue;
            }
            let more = line.indent.saturating_sub(*margin.get_or_insert(line.indent));
            let end = self.pages.in_document(line.span.start);
            let before = &self.document.as_bytes()[..end];
            if more > 0 && before.ends_with(&b" ".repeat(more)) {
                indented.push(end - more..end);
            }
        }
        indented
    }

    /// Adds the text of a candidate to the grammar, with the places that it has in the document.
    fn write_rule(&self, index: usize, extract: &mut Extract) {
        let candidate = &self.candidates[index];
        let gap = self.pages.lines[candidate.lines.start].gap;
        if gap != Gap::None && !extract.text.is_empty() {
            extract.text.push('\n');
        }
        let start = extract.text.len();
        for (position, &(offset, from)) in candidate.origin.iter().enumerate() {
            extract.origin.push((start + offset, self.pages.in_document(from)));
            // Places within the line: an entity in the document changes the offsets.
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

    /// Returns lines of the document that are not in the grammar.
    fn left_out(&self, lines: Range<usize>, why: WhyLeftOut) -> LeftOut {
        let [first, last] =
            [lines.start, lines.end - 1].map(|line| self.pages.lines[line].span.clone());
        let text = self.pages.text[first.clone()].to_owned();
        let is_finding = why.is_finding();
        LeftOut { place: self.place(first.start..last.end), text, why, is_finding }
    }

    /// Returns the candidates that are not in the grammar.
    fn left_out_candidates(&self) -> Vec<LeftOut> {
        let mistakes: HashSet<usize> = self.mistakes().into_iter().collect();
        let names = self.names();
        let left_out = |(index, candidate): (usize, &Candidate)| {
            let why = candidate.why.clone()?;
            // A second definition with a misspelt name, as in RFC 3261 section 25.1.
            let is_misspelt = || {
                candidate.definition.as_ref().is_ok_and(|it| {
                    names.contains(&folded(&it.name)) && self.is_external(candidate, it)
                })
            };
            let is_finding = mistakes.contains(&index)
                || matches!(why, WhyLeftOut::Undefined { .. }) && is_misspelt();
            let mut left_out = self.left_out(candidate.lines.clone(), why);
            left_out.is_finding |= is_finding;
            Some(left_out)
        };
        self.candidates.iter().enumerate().filter_map(left_out).collect()
    }

    /// Returns the elements of XML whose ABNF is not there, entities that are not declared, and the
    /// first rule of each element of another type.
    fn left_out_elements(&self) -> Vec<LeftOut> {
        let left_out = |span: Range<usize>, why: WhyLeftOut| LeftOut {
            place: Place::of(self.document, span.clone()),
            text: self.document[span].to_owned(),
            is_finding: why.is_finding(),
            why,
        };
        let absent = self.pages.absent.iter().map(|span| (span, WhyLeftOut::Elsewhere));
        let unknown = self.pages.unknown.iter().map(|span| (span, WhyLeftOut::Entity));
        let missing = absent.chain(unknown).map(|(span, why)| left_out(span.clone(), why));
        let others = self.pages.others.iter().filter_map(|(span, name)| {
            let mut at = span.start;
            let mut lines = self.document[span.clone()].split_inclusive('\n').map(|line| {
                at += line.len();
                (at - line.trim_start().len(), line.trim())
            });
            // `a = b;` is a statement in many languages.
            let is_rule = |(_, line): &(usize, &str)| {
                !line.ends_with(';') && read_rule(line, AbnfOptions::new()).is_ok()
            };
            let (start, text) = lines.find(is_rule)?;
            let why = WhyLeftOut::OtherType { name: name.clone() };
            Some(left_out(start..start + text.len(), why))
        });
        missing.chain(others).collect()
    }
}
