//! The cases of `check`: shortest witnesses against the mutants of the grammars.

use super::strength::{Row, Strengths};
use super::{SMALL, Suites};
use crate::case::{Case, CaseFile, Expect, Input, Operation, Strength, VERSION, identifier};
use crate::mutant::{Bench, Chosen, Cover, Operator, Pool, Subject};
use crate::ruling::section;
use crate::shell::Reason;
use iri_grammar::{Grammar, Production};
use std::collections::HashSet;

/// The productions with cases in the small suite, which share its number of cases.
const IN_SMALL: [(Grammar, &str); 4] = [
    (Grammar::Rfc3986, "URI"),
    (Grammar::Rfc3986, "URI-reference"),
    (Grammar::Rfc3987, "IRI"),
    (Grammar::Rfc3987, "IRI-reference"),
];

/// Generates the cases of all productions of these subjects.
pub fn generate(subjects: &[Subject]) -> Result<(Suites, Strengths), Reason> {
    let mut suites = Suites::default();
    let mut strengths = Strengths::default();
    for subject in subjects {
        let bench =
            Bench::new(subject.grammar, subject.starts).map_err(|error| error.to_string())?;
        for (start, name) in subject.starts.iter().enumerate() {
            let pool = Pool::new(&bench, start);
            let cover = pool.cover(usize::MAX);
            suites.full.push(make_file(subject, name, &bench, &pool, &cover)?);
            let small = IN_SMALL
                .contains(&(subject.grammar, name))
                .then(|| pool.cover(SMALL / IN_SMALL.len()));
            if let Some(small) = &small {
                suites.small.push(make_file(subject, name, &bench, &pool, small)?);
            }
            for operator in Operator::ALL {
                strengths
                    .rows
                    .push(strength_of(subject, name, &bench, &pool, operator, &cover, &small));
            }
        }
    }
    Ok((suites, strengths))
}

/// Counts the mutants of one operator: made, equal to the grammar, and killed by each cover.
fn strength_of(
    subject: &Subject,
    production: &'static str,
    bench: &Bench,
    pool: &Pool,
    operator: Operator,
    full: &Cover,
    small: &Option<Cover>,
) -> Row {
    let is_of_operator = |index: usize| bench.mutants[index].mutant.operator == operator;
    let made = bench.mutants_of(pool.start).filter(|&(index, _)| is_of_operator(index)).count();
    let not_equal: HashSet<usize> =
        pool.alive.iter().copied().filter(|&it| is_of_operator(it)).collect();
    let killed = |cover: &Cover| {
        let killed = cover.chosen.iter().flat_map(|it| &pool.kills[it.text]);
        killed.filter(|index| not_equal.contains(index)).collect::<HashSet<_>>().len()
    };
    Row {
        document: subject.document,
        production,
        operator,
        made,
        equal: made - not_equal.len(),
        killed: killed(full),
        killed_by_small: small.as_ref().map(killed),
    }
}

/// Makes the case file of a production with the texts of a cover.
fn make_file(
    subject: &Subject,
    name: &str,
    bench: &Bench,
    pool: &Pool,
    cover: &Cover,
) -> Result<CaseFile, Reason> {
    let production = subject.grammar.production(name).ok_or("a start production is unknown")?;
    let mut chosen = cover.chosen.clone();
    // The order of the pool: shortest first.
    chosen.sort_unstable();
    let mut cases = Vec::with_capacity(chosen.len());
    for Chosen { text, mutant } in chosen {
        let mutant = &bench.mutants[mutant].mutant;
        let text = &pool.texts[text];
        let valid = bench.accepts(pool.start, text);
        let (section, decides) =
            deciding_production(subject, production, text, valid, &mutant.rule)?;
        let input = Input::text(&**text);
        cases.push(Case {
            id: identifier(Operation::Check, subject.document, Some(name), &input),
            input,
            expect: Expect::Valid { valid },
            also: Vec::new(),
            section,
            decides,
            sentence: None,
            strength: Strength::Grammar,
            kills: Some(mutant.name.clone()),
        });
    }
    Ok(CaseFile {
        version: VERSION,
        operation: Operation::Check,
        document: subject.document.to_owned(),
        production: Some(name.to_owned()),
        cases,
    })
}

/// Returns the section and the name of the production that decides a case. A rejected text is
/// decided by the production that rejects it, an accepted text by `rule`, which the mutant changes.
///
/// # Errors
/// The table or the tree of the library disagrees with the laboratory.
fn deciding_production(
    subject: &Subject,
    start: Production,
    text: &str,
    valid: bool,
    rule: &str,
) -> Result<(String, String), Reason> {
    let (table, tree) = (start.components(text), start.parse(text).is_ok());
    if table.is_ok() != valid || tree != valid {
        let (document, name) = (subject.document, start.name());
        let table = table.is_ok();
        return Err(format!(
            "{document}, {name}, {text:?}: laboratory {valid}, table {table}, tree {tree}"
        ));
    }
    let production = match table {
        Err(error) => error.production(),
        Ok(_) => subject.grammar.production(rule).unwrap_or(start),
    };
    let section = section(production, start);
    Ok((section.to_owned(), production.name().to_owned()))
}
