//! Finds assignments to parameters or variables, which look like rules.

use super::candidate::name_length;
use super::left_out::WhyLeftOut;
use super::search::Search;
use super::words::{has_sign, holds_for_most, is_tight};
use crate::abnf::{Definition, outside_comments, rule_names};
use crate::expr::{Expr, folded};
use std::collections::{HashMap, HashSet};

impl Search<'_> {
    /// Leaves out assignments: `mode=play`, `key = value;`, `localize-users= string`, lines that give
    /// a string to each of several names, and abbreviations. Keeps what the document declares as
    /// ABNF.
    pub fn drop_assignments(&mut self) {
        let kept: Vec<usize> = (0..self.candidates.len())
            .filter(|&index| {
                let candidate = &self.candidates[index];
                candidate.kept_definition().is_some() && !self.is_declared(candidate)
            })
            .collect();
        let mut found: HashSet<usize> = self.find_attributes(&kept).into_iter().collect();
        found.extend(self.find_statements(&kept));
        found.extend(self.find_attached_values(&kept));
        found.extend(self.find_rows_of_values(&kept));
        found.extend(self.find_abbreviations(&kept));
        for index in found {
            self.candidates[index].why = Some(WhyLeftOut::Assignment);
        }
    }

    /// Returns the candidates of only words or strings, without white space around `=`. None in a
    /// document most of whose other rules have no white space there either.
    fn find_attributes(&self, kept: &[usize]) -> Vec<usize> {
        let (plain, others): (Vec<usize>, Vec<usize>) = kept
            .iter()
            .partition(|&&index| self.candidates[index].kept_definition().is_some_and(is_plain));
        if holds_for_most(&others, |index| self.is_tight(index)) {
            Vec::new()
        } else {
            plain.into_iter().filter(|index| self.is_tight(index)).collect()
        }
    }

    /// Returns the candidates of only words or strings with `=` right behind the name, if no other
    /// rule refers to them: `localize-users= string`. None in a document most of whose rules are
    /// written so.
    fn find_attached_values(&self, kept: &[usize]) -> Vec<usize> {
        let is_attached = |index: &usize| is_attached(&self.candidates[*index].text);
        if holds_for_most(kept, is_attached) {
            return Vec::new();
        }
        let mut named = HashSet::new();
        for definition in kept.iter().filter_map(|&index| self.candidates[index].kept_definition())
        {
            let own = folded(&definition.name);
            named.extend(rule_names(definition).filter(|name| *name != own));
        }
        let is_value = |index: &&usize| {
            let definition = self.candidates[**index].kept_definition();
            let is_value = |it: &Definition| is_plain(it) && !named.contains(&folded(&it.name));
            is_attached(index) && definition.is_some_and(is_value)
        };
        kept.iter().filter(is_value).copied().collect()
    }

    /// Whether a candidate has no white space around `=`.
    fn is_tight(&self, index: &usize) -> bool {
        is_tight(&self.candidates[*index].text)
    }

    /// Returns the candidates that end in a semicolon and have no sign of ABNF, if they neither refer
    /// to other rules nor are referred to. None in a document most of whose rules with such a sign
    /// end in a semicolon.
    fn find_statements(&self, kept: &[usize]) -> Vec<usize> {
        let ends = |index: &usize| is_statement(&self.candidates[*index].text);
        let (signs, plain): (Vec<usize>, Vec<usize>) = kept
            .iter()
            .partition(|&&index| self.candidates[index].kept_definition().is_some_and(has_sign));
        if holds_for_most(&signs, ends) {
            return Vec::new();
        }
        let (found, plain): (Vec<usize>, Vec<usize>) = plain.into_iter().partition(ends);
        let (mut names, mut named) = (HashSet::new(), HashSet::new());
        let others = signs.iter().chain(&plain);
        for definition in others.filter_map(|&index| self.candidates[index].kept_definition()) {
            names.insert(folded(&definition.name));
            named.extend(rule_names(definition));
        }
        let is_linked = |definition: &Definition| {
            named.contains(&folded(&definition.name))
                || rule_names(definition).any(|name| names.contains(&name))
        };
        let is_linked =
            |&index: &usize| self.candidates[index].kept_definition().is_some_and(is_linked);
        found.into_iter().filter(|index| !is_linked(index)).collect()
    }

    /// Returns the adjacent candidates of only strings, if one of them has the name of a rule that is defined
    /// elsewhere by more than a string: `GivenName = "Marshall"`, `Surname = "Rose"`.
    fn find_rows_of_values(&self, kept: &[usize]) -> Vec<usize> {
        let definitions = kept.iter().filter_map(|&index| self.candidates[index].kept_definition());
        let rules: HashSet<String> =
            definitions.filter(|it| !is_text(it)).map(|it| folded(&it.name)).collect();
        self.candidates_of_rows(kept, |row| {
            row.iter().all(|definition| is_text(definition))
                && row.iter().any(|definition| rules.contains(&folded(&definition.name)))
        })
    }

    /// Returns the adjacent candidates whose names are the first letters of the name that each refers to:
    /// `BPP = bits-per-pixel`, `TC = true-color-flag`.
    fn find_abbreviations(&self, kept: &[usize]) -> Vec<usize> {
        let is_abbreviation = |definition: &&Definition| {
            let [name] = &*definition.references else { return false };
            let letters = name.name.split('-').filter_map(|word| word.chars().next());
            let is_short = definition.name.len() > 1 && !definition.name.contains('-');
            let letters = folded(&letters.collect::<String>());
            let is_name = matches!(definition.expr, Expr::Rule(_)) && !name.prose;
            is_name && is_short && letters.starts_with(&folded(&definition.name))
        };
        self.candidates_of_rows(kept, |row| row.iter().all(is_abbreviation))
    }

    /// Returns the candidates of those rows for which `wanted` returns true. A row is at least two
    /// adjacent candidates.
    fn candidates_of_rows(
        &self,
        kept: &[usize],
        wanted: impl Fn(&[&Definition]) -> bool,
    ) -> Vec<usize> {
        let mut rows: HashMap<usize, Vec<usize>> = HashMap::new();
        for &index in kept {
            rows.entry(self.candidates[index].run_start).or_default().push(index);
        }
        let is_wanted = |row: &&Vec<usize>| {
            let row: Vec<&Definition> =
                row.iter().filter_map(|&index| self.candidates[index].kept_definition()).collect();
            row.len() > 1 && wanted(&row)
        };
        rows.values().filter(is_wanted).flatten().copied().collect()
    }
}

/// Whether `=` stands right behind the name.
fn is_attached(text: &str) -> bool {
    text[name_length(text)..].starts_with('=')
}

/// Whether the text is one line whose only semicolon outside of strings is at its end.
fn is_statement(text: &str) -> bool {
    let line = text.trim_end().strip_suffix(';').filter(|line| !line.contains('\n'));
    line.is_some_and(|line| outside_comments(line).count() == line.chars().count())
}

/// Whether a definition is one string.
fn is_text(definition: &Definition) -> bool {
    matches!(definition.expr, Expr::Text { .. })
}

/// Whether a definition consists only of strings, names and prose values.
fn is_plain(definition: &Definition) -> bool {
    let is_word = |expr: &Expr| matches!(expr, Expr::Rule(_) | Expr::Text { .. });
    match &definition.expr {
        Expr::Seq(items) => items.iter().all(is_word),
        expr => is_word(expr),
    }
}
