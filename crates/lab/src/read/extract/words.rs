//! Tells rules from assignments and sentences by their words and signs.

use super::candidate::name_length;
use crate::abnf::{Definition, core_names, rule_names};
use crate::expr::{Expr, folded};
use std::collections::HashSet;

/// Whether `is_so` holds for more than half of the rules, which are indices of candidates.
pub(super) fn holds_for_most(rules: &[usize], is_so: impl Fn(&usize) -> bool) -> bool {
    rules.iter().filter(|index| is_so(index)).count() * 2 > rules.len()
}

/// Whether `=` follows the name, with no white space or line end before or after it.
pub(super) fn is_tight(text: &str) -> bool {
    let after = text[name_length(text)..].strip_prefix('=');
    after.is_some_and(|after| !after.starts_with(char::is_whitespace))
}

/// Whether a definition has a string, a value or a core rule.
pub(super) fn has_value(definition: &Definition) -> bool {
    let is_value = |part: &Expr| match part {
        Expr::Text { text, .. } => !text.is_empty(),
        Expr::Chars(_) => true,
        Expr::Rule(index) => {
            let reference = &definition.references[*index];
            !reference.prose && is_core_as_written(&reference.name)
        }
        _ => false,
    };
    definition.expr.parts().any(is_value)
}

/// Whether a definition has a prose value of several words: `<URL:http://a/>` has only one.
pub(super) fn has_phrase_of_prose(definition: &Definition) -> bool {
    definition.references.iter().any(|it| it.prose && it.name.trim().contains(' '))
}

/// Whether a definition has a choice or a repetition.
pub(super) fn has_choice_or_repetition(definition: &Definition) -> bool {
    let is_sign = |part: &Expr| matches!(part, Expr::Choice(_) | Expr::Repeat { .. });
    definition.expr.parts().any(is_sign)
}

/// Whether a definition has a prose value, a choice or a repetition, which assignments do not have.
pub(super) fn has_sign(definition: &Definition) -> bool {
    definition.references.iter().any(|it| it.prose) || has_choice_or_repetition(definition)
}

/// Returns the unknown words of the first sentence in a definition: those that are neither names of
/// rules nor like [identifiers](is_identifier). Empty if there is no sentence. A sentence is a row of
/// at least `least` words. In a row of four words or more, two different words must be unknown (four
/// next to a string or a value); in a shorter row, all of them. `is_unknown` says whether a word, in
/// lowercase, is not the name of a rule.
pub(super) fn words_of_sentence(
    definition: &Definition,
    least: usize,
    is_unknown: impl Fn(&str) -> bool,
) -> Vec<String> {
    let is_word = |expr: &Expr| {
        let Expr::Rule(index) = expr else { return false };
        let reference = &definition.references[*index];
        !reference.prose && !is_core_as_written(&reference.name)
    };
    for part in definition.expr.parts() {
        let Expr::Seq(items) = part else { continue };
        let has_value = items.iter().any(|it| matches!(it, Expr::Text { .. } | Expr::Chars(_)));
        for row in items.split(|item| !is_word(item)).filter(|row| row.len() >= least) {
            let words = row.iter().flat_map(Expr::references);
            let words = words.map(|index| definition.references[index].name.clone());
            let unknown: Vec<String> =
                words.filter(|word| is_unknown(&folded(word)) && !is_identifier(word)).collect();
            let different = unknown.iter().collect::<HashSet<_>>().len();
            let is_sentence = match row.len() {
                4.. => different >= if has_value { 4 } else { 2 },
                _ => unknown.len() == row.len(),
            };
            if is_sentence {
                return unknown;
            }
        }
    }
    Vec::new()
}

/// If a definition is only a phrase in brackets, as in steps of procedures (`target = [initial
/// domain]`), returns the words of the phrase that are not names of rules. Empty otherwise, and
/// unless all words of the phrase are such, or two of three or more.
pub(super) fn words_of_phrase(
    definition: &Definition,
    is_unknown: impl Fn(&str) -> bool,
) -> Vec<String> {
    let Expr::Repeat { expr, min: 0, max: Some(1) } = &definition.expr else { return Vec::new() };
    let Expr::Seq(items) = &**expr else { return Vec::new() };
    let words = items.iter().map(|item| match item {
        Expr::Rule(index) => Some(&definition.references[*index]).filter(|it| !it.prose),
        _ => None,
    });
    let Some(words) = words.collect::<Option<Vec<_>>>() else { return Vec::new() };
    let unknown = words.iter().filter(|it| is_unknown(&folded(&it.name)));
    let unknown: Vec<String> = unknown.map(|it| it.name.clone()).collect();
    let is_phrase = unknown.len() == words.len() || words.len() > 2 && unknown.len() > 1;
    if is_phrase { unknown } else { Vec::new() }
}

/// Returns the words of a definition that only repeats the words of its name: `encryptedpassword =
/// encrypted password`. Empty if the definition does not, or if a word is the name of a rule.
pub(super) fn words_of_name(
    definition: &Definition,
    is_unknown: impl Fn(&str) -> bool,
) -> Vec<String> {
    let Expr::Seq(items) = &definition.expr else { return Vec::new() };
    let is_word =
        |item: &Expr| matches!(item, Expr::Rule(index) if !definition.references[*index].prose);
    if !items.iter().all(is_word) {
        return Vec::new();
    }
    let words: Vec<String> = rule_names(definition).collect();
    let is_own = words.concat() == folded(&definition.name).replace('-', "");
    if is_own && words.iter().all(|word| is_unknown(word)) { words } else { Vec::new() }
}

/// Whether a word looks like an identifier rather than a word of a sentence: `HCOLON`, `seq-num`,
/// `lcName`.
pub(super) fn is_identifier(word: &str) -> bool {
    let is_upper = word.len() > 1 && word.chars().all(|c| c.is_ascii_uppercase());
    let is_camel = word.contains(|c: char| c.is_ascii_lowercase())
        && word.chars().skip(1).any(|c| c.is_ascii_uppercase());
    is_upper || is_camel || word.contains(|c: char| c == '-' || c.is_ascii_digit())
}

/// Whether a name in lowercase is that of a core rule.
pub(super) fn is_core(name: &str) -> bool {
    core_names().any(|core| folded(core) == name)
}

/// Whether a name is that of a core rule in the case of RFC 5234: `bit` can be a word.
fn is_core_as_written(name: &str) -> bool {
    core_names().any(|core| core == name)
}
