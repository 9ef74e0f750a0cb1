//! Mutants of components: what each of them allows and refuses.

use super::edit::{describe_character, numbered_parts, repeat, replace_part};
use super::operator::{Change, Operator};
use abnf_lab::{CharSet, Expr, LabGrammar};

/// The rules that repeat the characters of a component. Those of IRIs begin with `i`.
const COMPONENTS: [&str; 10] = [
    "scheme",
    "userinfo",
    "reg-name",
    "port",
    "segment",
    "segment-nz",
    "segment-nz-nc",
    "query",
    "fragment",
    "IPvFuture",
];

/// RFC 3986 section 2.2: gen-delims and sub-delims.
const DELIMITERS: &str = ":/?#[]@!$&'()*+,;=";

/// Characters that no component of a URI allows, and at most some components of an IRI: controls,
/// delimiters of other formats, spaces, a bare `%`, and characters beyond ASCII.
const EXCLUDED: [char; 24] = [
    '\0',
    '\t',
    '\n',
    '\r',
    '\u{1f}',
    ' ',
    '"',
    '<',
    '>',
    '\\',
    '^',
    '`',
    '{',
    '|',
    '}',
    '%',
    '\u{7f}',
    '\u{80}',
    '\u{a0}',
    'é',
    '\u{e000}',
    '\u{fdd0}',
    '\u{fffe}',
    '\u{10ffff}',
];

/// Returns the index of the rule of a component, in a grammar of URIs or IRIs.
fn component(grammar: &LabGrammar, name: &str) -> Option<usize> {
    let find = |name: &str| grammar.find(name).filter(|&index| grammar.rule(index).name == name);
    find(&format!("i{name}")).or_else(|| find(name))
}

/// Returns the changed definitions of the components among `rules`, each with its rule.
pub fn component_changes(grammar: &LabGrammar, rules: &[usize]) -> Vec<(usize, Change)> {
    let mut changes = Vec::new();
    for name in COMPONENTS {
        let Some(rule) = component(grammar, name).filter(|rule| rules.contains(rule)) else {
            continue;
        };
        let definition = &grammar.rule(rule).expr;
        // The last repetition is that of the characters.
        let Some((number, Expr::Repeat { expr, min, max })) = numbered_parts(definition)
            .filter(|(_, part)| matches!(part, Expr::Repeat { .. }))
            .last()
        else {
            continue;
        };
        let with = |inner: Expr| replace_part(definition, number, &repeat(inner, *min, *max));
        let (set, others) = characters_and_others(grammar, expr);
        let mut allow = |operator, character: char| {
            if !set.contains(character) {
                let more = Expr::Chars(CharSet::single(character));
                let more = with(Expr::Choice(vec![(**expr).clone(), more]));
                let what = format!("{} allowed", describe_character(character as u32));
                changes.push((rule, Change::new(operator, what, more)));
            }
        };
        DELIMITERS.chars().for_each(|it| allow(Operator::DelimiterAllowed, it));
        EXCLUDED.into_iter().for_each(|it| allow(Operator::ExcludedAllowed, it));
        let choice = |set: CharSet, others: &[Expr]| {
            let mut items = others.to_vec();
            items.insert(0, Expr::Chars(set));
            if items.len() == 1 { items.remove(0) } else { Expr::Choice(items) }
        };
        let refused = Operator::CharacterRefused;
        for part in refusable_parts(&set) {
            let rest = set.difference(&part);
            if !rest.is_empty() {
                let what = format!("{part} refused");
                changes.push((rule, Change::new(refused, what, with(choice(rest, &others)))));
            }
        }
        for (index, other) in others.iter().enumerate() {
            let mut rest = others.clone();
            rest.remove(index);
            let what = format!("{} refused", grammar.display(other));
            changes.push((rule, Change::new(refused, what, with(choice(set.clone(), &rest)))));
        }
    }
    changes
}

/// Returns the single characters that an expression matches, also through references, and its other
/// alternatives.
fn characters_and_others(grammar: &LabGrammar, expr: &Expr) -> (CharSet, Vec<Expr>) {
    let (mut set, mut others) = (CharSet::empty(), Vec::new());
    let mut unvisited = vec![expr.clone()];
    while let Some(expr) = unvisited.pop() {
        match &expr {
            Expr::Chars(characters) => set = set.union(characters),
            Expr::Text { text, any_case } if text.chars().count() == 1 => {
                let one: CharSet = text.chars().collect();
                set = set.union(&if *any_case { one.ascii_case_folded() } else { one });
            }
            Expr::Choice(items) => unvisited.extend(items.iter().rev().cloned()),
            Expr::Rule(index) if !is_sequence(&grammar.rule(*index).expr) => {
                unvisited.push(grammar.rule(*index).expr.clone());
            }
            _ => others.push(expr),
        }
    }
    (set, others)
}

fn is_sequence(expr: &Expr) -> bool {
    matches!(expr, Expr::Seq(_) | Expr::Repeat { .. })
}

/// Divides a set into the parts that mutants refuse: letters by case, digits, every other character
/// of ASCII, and every range beyond it.
fn refusable_parts(set: &CharSet) -> Vec<CharSet> {
    let groups = [CharSet::range('a', 'z'), CharSet::range('A', 'Z'), CharSet::range('0', '9')];
    let mut parts: Vec<CharSet> = groups.iter().map(|group| set.intersection(group)).collect();
    let rest = groups.iter().fold(set.clone(), |rest, group| rest.difference(group));
    let ascii = rest.intersection(&CharSet::range('\0', '\x7f'));
    for &(first, last) in ascii.code_points() {
        parts.extend((first..=last).map(|it| CharSet::from_ranges([(it, it)])));
    }
    let beyond = rest.difference(&ascii);
    parts.extend(beyond.code_points().iter().map(|&range| CharSet::from_ranges([range])));
    parts.retain(|part| !part.is_empty());
    parts
}

/// Returns texts that each have many characters of one component, in a place of that component. Many mutants
/// reject such a text, if a start production accepts it.
pub fn composites(grammar: &LabGrammar) -> Vec<String> {
    let mut texts = Vec::new();
    for name in COMPONENTS {
        let Some(rule) = component(grammar, name) else { continue };
        let places: &[(&str, &str)] = match name {
            "scheme" => &[("a", ":")],
            "userinfo" => &[("a://", "@"), ("//", "@")],
            "reg-name" => &[("a://", ""), ("//", "")],
            "port" => &[("a://:", ""), ("//:", "")],
            "segment" => &[("a:/a/", ""), ("/a/", ""), ("a://a/", ""), ("//a/", "")],
            "segment-nz" => &[("a:", ""), ("a:/", ""), ("/", "")],
            "segment-nz-nc" => &[("", "")],
            "query" => &[("a:?", ""), ("?", "")],
            "fragment" => &[("a:#", ""), ("#", "")],
            "IPvFuture" => &[("a://[v0.", "]"), ("//[v0.", "]")],
            name => unreachable!("{name} is no component"),
        };
        let definition = &grammar.rule(rule).expr;
        let Some(Expr::Repeat { expr, .. }) =
            definition.parts().filter(|part| matches!(part, Expr::Repeat { .. })).last()
        else {
            continue;
        };
        let (set, others) = characters_and_others(grammar, expr);
        let first_of_each =
            |parts: &[CharSet]| parts.iter().filter_map(CharSet::first).collect::<String>();
        let parts = refusable_parts(&set);
        let (ascii, beyond_ascii): (Vec<_>, Vec<_>) =
            parts.into_iter().partition(|part| part.first().is_some_and(|it| it.is_ascii()));
        let (alphanumeric, punctuation): (Vec<_>, Vec<_>) = ascii
            .into_iter()
            .partition(|part| part.first().is_some_and(|it| it.is_ascii_alphanumeric()));
        // The other alternative is pct-encoded.
        let escaped = if others.is_empty() { String::new() } else { "%41".to_owned() };
        for group in [
            first_of_each(&alphanumeric) + &escaped,
            first_of_each(&punctuation),
            first_of_each(&beyond_ascii),
        ] {
            if !group.is_empty() {
                texts
                    .extend(places.iter().map(|(before, after)| format!("{before}{group}{after}")));
            }
        }
    }
    texts
}
