//! From the text of an ABNF (RFC 5234, RFC 7405) to a grammar.

use std::collections::HashMap;

use super::abnf::{Definition, definitions, one_or};
use super::error::{GrammarError, Place};
use super::grammar::{CORE_RULES, Expr, LabGrammar, Notation, Rule, folded};
use super::order::{refuse_deep_rules, refuse_recursion};

impl LabGrammar {
    /// Reads an ABNF. The core rules of RFC 5234, Appendix B.1 need no
    /// definition.
    ///
    /// # Errors
    /// The first mistake, at its place.
    pub fn from_abnf(text: &str) -> Result<Self, GrammarError> {
        load(text, definitions(text, 0..text.len())?)
    }

    /// Reads an ABNF and lays a fragment over it: a rule of the fragment takes
    /// the place of the rule of its name, `=/` adds alternatives to it, a rule
    /// of a new name is added, and all others stay.
    ///
    /// # Errors
    /// The first mistake, at its place in `base` followed directly by
    /// `fragment`.
    pub fn from_abnf_with(base: &str, fragment: &str) -> Result<Self, GrammarError> {
        let newline = if base.ends_with('\n') { "" } else { "\n" };
        let base = format!("{base}{newline}");
        let text = format!("{base}{fragment}");
        let mut definitions_of_both = definitions(&text, 0..base.len())?;
        for definition in definitions(&text, base.len()..text.len())? {
            if !definition.incremental {
                let name = folded(&definition.name);
                let old = definitions_of_both
                    .iter()
                    .position(|d| folded(&d.name) == name && d.span.start < base.len());
                if let Some(first) = old {
                    definitions_of_both
                        .retain(|d| folded(&d.name) != name || d.span.start >= base.len());
                    definitions_of_both.insert(first, definition);
                    continue;
                }
            }
            definitions_of_both.push(definition);
        }
        load(&text, definitions_of_both)
    }
}

fn load(text: &str, definitions: Vec<Definition>) -> Result<LabGrammar, GrammarError> {
    // Of each rule the first definition, and those that add to it.
    let mut named: Vec<Vec<Definition>> = Vec::new();
    let mut index_of: HashMap<String, usize> = HashMap::new();
    for definition in definitions {
        let name = folded(&definition.name);
        match index_of.get(&name) {
            Some(&index) if definition.incremental => named[index].push(definition),
            Some(_) => {
                let start = definition.span.start;
                return Err(GrammarError::Duplicate {
                    place: Place::of(text, start..start + definition.name.len()),
                    name: definition.name,
                });
            }
            None => {
                index_of.insert(name, named.len());
                named.push(vec![definition]);
            }
        }
    }
    let own = named.len();
    add_core_rules(&mut named, &mut index_of)?;

    let mut rules = Vec::new();
    for (index, definitions) in named.into_iter().enumerate() {
        let first = &definitions[0];
        let (name, span) = (first.name.clone(), (index < own).then(|| first.span.clone()));
        let several = definitions.len() > 1;
        let mut alternatives = Vec::new();
        for definition in definitions {
            match resolved(text, definition, &index_of)? {
                Expr::Choice(items) if several => alternatives.extend(items),
                expr => alternatives.push(expr),
            }
        }
        rules.push(Rule { name, expr: one_or(alternatives, Expr::Choice), span });
    }
    refuse_recursion(text, &rules)?;
    refuse_deep_rules(text, &rules)?;
    let mut grammar = LabGrammar::new(Notation::Abnf, rules);
    grammar.set_source(text);
    Ok(grammar)
}

/// Adds the core rules that the text refers to and does not define.
fn add_core_rules(
    named: &mut Vec<Vec<Definition>>,
    index_of: &mut HashMap<String, usize>,
) -> Result<(), GrammarError> {
    let mut core: HashMap<String, Definition> = definitions(CORE_RULES, 0..CORE_RULES.len())?
        .into_iter()
        .map(|definition| (folded(&definition.name), definition))
        .filter(|(name, _)| !index_of.contains_key(name))
        .collect();
    let mut seen = 0;
    while seen < named.len() {
        let references = named[seen].iter().flat_map(|definition| &definition.references);
        let names: Vec<String> = references.map(|reference| folded(&reference.name)).collect();
        for name in names {
            if let Some(definition) = core.remove(&name) {
                index_of.insert(name, named.len());
                named.push(vec![definition]);
            }
        }
        seen += 1;
    }
    Ok(())
}

/// The expression of a definition, with the indices of the rules that it refers to.
fn resolved(
    text: &str,
    definition: Definition,
    index_of: &HashMap<String, usize>,
) -> Result<Expr, GrammarError> {
    let mut rules = Vec::new();
    for reference in definition.references {
        let Some(&index) = index_of.get(&folded(&reference.name)) else {
            let place = Place::of(text, reference.span);
            return Err(match reference.prose {
                true => GrammarError::Prose { place, prose: reference.name },
                false => GrammarError::Undefined { place, name: reference.name },
            });
        };
        rules.push(index);
    }
    let mut expr = definition.expr;
    renumber(&mut expr, &rules);
    Ok(expr)
}

fn renumber(expr: &mut Expr, rules: &[usize]) {
    match expr {
        Expr::Rule(index) => *index = rules[*index],
        Expr::Seq(items) | Expr::Choice(items) => {
            items.iter_mut().for_each(|item| renumber(item, rules));
        }
        Expr::Repeat { expr, .. } | Expr::And(expr) | Expr::Not(expr) => renumber(expr, rules),
        Expr::Chars(_) | Expr::Text { .. } | Expr::End => {}
    }
}
