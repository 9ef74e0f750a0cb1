//! Rulings by the grammar.

use super::{Ruling, Text};
use crate::case::{Case, CaseFile, Components, Expect, Input, Operation, Strength};
use crate::judge::{Failure, differing, nearest};
use crate::library::find_grammar;
use crate::reference::{RELATIVE_IRIS, decoded};
use iri_grammar::{Error, Grammar, Node, Production};
use serde_json::Value;
use std::collections::{BTreeMap, HashSet};

/// The production of a file of cases, or that of references.
fn start(file: &CaseFile) -> Option<Production> {
    let grammar = find_grammar(&file.document)?;
    match &file.production {
        Some(name) => grammar.production(name),
        None => Some(grammar.reference()),
    }
}

/// The productions on the way to each production that a text uses, each once, in the order of the text.
fn ways(start: Production, text: &str) -> Vec<Vec<Production>> {
    fn add(node: Node<'_, '_>, way: &mut Vec<Production>, ways: &mut Vec<Vec<Production>>) {
        way.push(node.production());
        if !ways.iter().any(|it| it.last() == way.last()) {
            ways.push(way.clone());
        }
        node.children().for_each(|child| add(child, way, ways));
        way.pop();
    }
    let mut ways = Vec::new();
    if let Ok(tree) = start.parse(text)
        && let Some(root) = tree.root()
    {
        add(root, &mut Vec::new(), &mut ways);
    }
    ways
}

/// The share of everything, in millionths.
const ALL: usize = 1_000_000;

/// The productions that a text uses, each with the part of the text.
fn parts(start: Production, text: &str) -> Vec<(Production, &str)> {
    fn add<'t>(node: Node<'_, 't>, parts: &mut Vec<(Production, &'t str)>) {
        parts.push((node.production(), node.text()));
        node.children().for_each(|child| add(child, parts));
    }
    let mut parts = Vec::new();
    if let Ok(tree) = start.parse(text)
        && let Some(root) = tree.root()
    {
        add(root, &mut parts);
    }
    parts
}

/// The productions that a text uses, each once.
fn used(start: Production, text: &str) -> Vec<Production> {
    ways(start, text).iter().filter_map(|way| way.last().copied()).collect()
}

/// Of the valid texts that use a production, how many an implementation rejects, by the file of cases
/// and the production.
pub struct Rejections<'s> {
    counts: BTreeMap<(&'s str, &'s str, &'static str), (usize, usize)>,
    /// The parts of the texts that it accepts, with their productions.
    accepted: HashSet<(&'s str, &'s str, &'static str, &'s str)>,
}

impl<'s> Rejections<'s> {
    /// Counts the rejections among all failures of an implementation.
    pub fn of(failures: &[Failure<'s>]) -> Self {
        let mut counts: BTreeMap<_, (usize, usize)> = BTreeMap::new();
        let is_rejection = |it: &&Failure<'s>| {
            it.file.operation == Operation::Check && it.case.expect == Expect::Valid { valid: true }
        };
        let ids: HashSet<&str> =
            failures.iter().filter(is_rejection).map(|it| it.case.id.as_str()).collect();
        let mut accepted = HashSet::new();
        let mut done: Vec<*const CaseFile> = Vec::new();
        for Failure { file, .. } in failures.iter().filter(is_rejection) {
            let Some(start) = start(file).filter(|_| !done.contains(&std::ptr::from_ref(*file)))
            else {
                continue;
            };
            done.push(std::ptr::from_ref(*file));
            for case in &file.cases {
                let Input::Text(input) = &case.input else { continue };
                let is_rejected = ids.contains(case.id.as_str());
                for production in used(start, &input.text) {
                    let key = (&*file.document, start.name(), production.name());
                    let count = counts.entry(key).or_default();
                    count.0 += usize::from(is_rejected);
                    count.1 += 1;
                }
                if !is_rejected {
                    accepted.extend(parts(start, &input.text).into_iter().map(
                        |(production, part)| {
                            (&*file.document, start.name(), production.name(), part)
                        },
                    ));
                }
            }
        }
        Rejections { counts, accepted }
    }

    /// Whether each part of a text that matches a production is accepted: the implementation accepts
    /// some text with this part.
    fn accepts_parts(
        &self,
        file: &CaseFile,
        start: Production,
        production: Production,
        text: &str,
    ) -> bool {
        let mut parts = parts(start, text).into_iter().filter(|(it, _)| *it == production);
        parts.all(|(_, part)| self.accepts(file, start, production, part))
    }

    /// Whether the implementation accepts a text that has this part of a production.
    fn accepts(
        &self,
        file: &CaseFile,
        start: Production,
        production: Production,
        part: &str,
    ) -> bool {
        self.accepted.contains(&(&*file.document, start.name(), production.name(), part))
    }

    /// The share of the valid texts with a production that are rejected, in millionths.
    fn share(&self, file: &CaseFile, start: Production, production: Production) -> usize {
        let key = (&*file.document, start.name(), production.name());
        self.counts.get(&key).map_or(0, |(rejected, all)| rejected * ALL / all)
    }
}

/// The section of a production. RFC 3986 section 1.3 takes the core rules over, RFC 3987 section 2.2 uses
/// them.
pub fn section(production: Production, start: Production) -> &'static str {
    match (production.is_core(), start.grammar()) {
        (false, _) => production.section(),
        (true, Grammar::Rfc3986) => "1.3",
        (true, _) => start.section(),
    }
}

/// A production as printed.
pub(super) fn printed(file: &CaseFile, name: &str) -> Option<String> {
    Some(find_grammar(&file.document)?.production(name)?.abnf().to_owned())
}

/// Whether a production is no class of characters.
fn is_component(production: &Production) -> bool {
    !production.is_core() && !["pchar", "ipchar"].contains(&production.name())
}

/// Productions as printed.
fn as_printed(productions: impl IntoIterator<Item = Production>) -> String {
    let printed = productions.into_iter().map(|it| it.abnf().trim_end());
    printed.collect::<Vec<_>>().join("\n")
}

/// A ruling by productions, of which the last one is named.
fn by(file: &CaseFile, start: Production, productions: &[Production]) -> Ruling {
    let last = productions.last().copied().unwrap_or(start);
    Ruling {
        place: format!("{} section {}", file.document, section(last, start)),
        decides: last.name().to_owned(),
        texts: vec![Text::Printed(as_printed(productions.iter().copied()))],
        strength: Strength::Grammar,
    }
}

/// Why a text is valid, or not. Of a rejected text, the production is named of which the implementation
/// rejects the most; of an accepted text, the one in which it goes wrong.
pub(super) fn of_check(file: &CaseFile, case: &Case, rejections: &Rejections<'_>) -> Ruling {
    let (Some(start), Input::Text(input)) = (start(file), &case.input) else {
        return Ruling::of_case(file, case);
    };
    match start.components(&input.text) {
        Ok(_) => {
            let ways = ways(start, &input.text);
            let Some(most) = suspect(&ways, file, start, &input.text, rejections) else {
                return Ruling::of_case(file, case);
            };
            // Trees have no nodes for characters.
            let characters = ["iunreserved", "ucschar", "iprivate"].into_iter();
            let characters = characters.filter(|_| !input.text.is_ascii());
            let characters = characters.filter_map(|name| start.grammar().production(name));
            let used = ways.iter().filter_map(|way| way.last().copied()).filter(is_component);
            let mut ruling = by(file, start, most);
            ruling.texts = vec![Text::Printed(as_printed(used))];
            let characters = as_printed(characters);
            ruling.texts.extend((!characters.is_empty()).then_some(Text::Printed(characters)));
            let last = most.last().copied().unwrap_or(start);
            let mut parts = parts(start, &input.text).into_iter().filter(|(it, _)| *it == last);
            // Where the implementation accepts the production at all.
            if rejections.share(file, start, last) < ALL
                && parts.any(|(_, part)| has_other_case(last, part))
            {
                let (place, sentence) = case_of_literals(file);
                ruling.place += &format!(" and {place}");
                ruling.texts.push(Text::Quote(sentence.to_owned()));
            }
            ruling
        }
        Err(error) => {
            let mut ruling = by(file, start, &[rejecting(&error, &input.text)]);
            ruling.texts.push(Text::Note(format!("{error:#}")));
            ruling
        }
    }
}

/// The productions on the way to the one that the implementation does not know in a valid text. What it accepts
/// in another text is left out. From the outermost production, the way goes on as long as the implementation
/// accepts the production in some texts, and only one is left below it; of several, to the one of which the
/// implementation rejects the most.
fn suspect<'w>(
    ways: &'w [Vec<Production>],
    file: &CaseFile,
    start: Production,
    text: &str,
    rejections: &Rejections<'_>,
) -> Option<&'w [Production]> {
    let is_suspect = |way: &&Vec<Production>| {
        !way.last().is_some_and(|it| rejections.accepts_parts(file, start, *it, text))
    };
    let share = |way: &[Production]| way.last().map_or(0, |it| rejections.share(file, start, *it));
    let suspects: Vec<&Vec<Production>> = ways.iter().filter(is_suspect).collect();
    let mut most: &[Production] = ways.first()?;
    while share(most) < ALL {
        let below = |way: &&Vec<Production>| way.len() > most.len() && way.starts_with(most);
        let children = suspects.iter().copied().filter(|it| it.len() == most.len() + 1);
        let children: Vec<&Vec<Production>> = children.filter(below).collect();
        most = match children[..] {
            [] => break,
            [only] => only,
            // Of those with the same share, the outermost one.
            _ => {
                let below = suspects.iter().copied().filter(below).rev();
                return below.max_by_key(|it| share(it)).map(|it| &it[..]);
            }
        };
    }
    Some(most)
}

/// Whether a part has a letter of a literal of its production in the other case.
fn has_other_case(production: Production, part: &str) -> bool {
    let is_digit = |c: char| ('a'..='f').contains(&c);
    match production.name() {
        "IPvFuture" => {
            let version = part.split('.').next().unwrap_or_default();
            version.starts_with('V') || version.contains(is_digit)
        }
        "h16" | "pct-encoded" => part.contains(is_digit),
        _ => false,
    }
}

/// Where the notation of a document has the case of literals, and the sentence.
fn case_of_literals(file: &CaseFile) -> (&'static str, &'static str) {
    match &*file.document {
        "3987bis" => ("RFC 5234 section 2.3", "ABNF strings are case insensitive"),
        _ => ("RFC 2234 section 2.3", "ABNF strings are case-insensitive"),
    }
}

/// The production that rejects a text. An address ends where a digit makes one of its numbers too large: the
/// production of the number decides.
fn rejecting(error: &Error, text: &str) -> Production {
    let production = error.production();
    let is_address = ["IPv6address", "IP-literal"].contains(&production.name());
    let (before, after) = text.split_at(error.viable_prefix_len().min(text.len()));
    let number = before.rsplit(|c: char| !c.is_ascii_hexdigit()).next().unwrap_or_default();
    let is_digit = after.starts_with(|c: char| c.is_ascii_hexdigit());
    let name = match before[..before.len() - number.len()].chars().next_back() {
        _ if !is_address || !is_digit => None,
        Some('.') if !number.is_empty() => Some("dec-octet"),
        Some('[' | ':') if number.len() == 4 => Some("h16"),
        _ => None,
    };
    name.and_then(|name| production.grammar().production(name)).unwrap_or(production)
}

/// Why an input is no reason to fail: it is what the operation is for.
pub(super) fn of_refusal(file: &CaseFile, case: &Case) -> Option<Ruling> {
    let start = start(file)?;
    let texts = match &case.input {
        Input::Text(it) => vec![&it.text],
        Input::Reference(it) => vec![&it.base, &it.reference],
        Input::Normalize(it) => vec![&it.text],
        Input::Compare(it) => vec![&it.left, &it.right],
        Input::Host(_) => return None,
    };
    let mut productions: Vec<Production> = Vec::new();
    for text in texts {
        for production in used(start, text).into_iter().filter(is_component) {
            if !productions.contains(&production) {
                productions.push(production);
            }
        }
    }
    let mut ruling = by(file, start, &productions);
    ruling.decides = start.name().to_owned();
    ruling.place = format!("{} section {}", file.document, start.section());
    if file.operation == Operation::Resolve {
        if start.grammar() != Grammar::Rfc3986 {
            // RFC 3987 takes the algorithm over.
            ruling.place = format!(
                "{} sections {} and 6.5, and RFC 3986 section 5.2.2",
                file.document,
                start.section()
            );
            ruling.texts.push(Text::Quote(RELATIVE_IRIS.to_owned()));
        }
        ruling.texts.push(Text::Quote(EACH_REFERENCE.to_owned()));
    }
    Some(ruling)
}

/// RFC 3986 section 5.2.2.
const EACH_REFERENCE: &str = "For each URI reference (R), the following pseudocode describes an algorithm for \
     transforming R into its target URI (T)";

/// RFC 3986 section 2.2.
pub(super) const RESERVED: &str = "URIs that differ in the replacement of a reserved character with its corresponding \
    percent-encoded octet are not equivalent.";

/// The rule of the first component in which an answer differs: its section, the production or the
/// class of characters, and the sentence, if no production decides.
pub(super) fn rule_of_components(
    grammar: Grammar,
    expected: &Components,
    got: &Value,
) -> Option<(Vec<Production>, Option<&'static str>)> {
    let right = serde_json::to_value(expected).expect("the members have names");
    let member = differing(&Expect::Components(Box::new(expected.clone())), got).next()?;
    let text = |value: &Value| value.get(member).and_then(Value::as_str).map(str::to_owned);
    if let (Some(got), Some(right)) = (text(got), text(&right))
        && grammar == Grammar::Rfc3986
        && decoded(&got) == decoded(&right)
    {
        return Some((grammar.production("reserved").into_iter().collect(), Some(RESERVED)));
    }
    let names = names(member, expected, grammar == Grammar::Rfc3986);
    Some((names.into_iter().filter_map(|name| grammar.production(name)).collect(), None))
}

/// The productions with the component in which an answer differs.
pub(super) fn of_components(file: &CaseFile, case: &Case, got: &Value) -> Option<Ruling> {
    let grammar = find_grammar(&file.document)?;
    let Expect::Components(expected) = nearest(case, got) else { return None };
    let (productions, sentence) = rule_of_components(grammar, expected, got)?;
    let mut ruling = by(file, grammar.reference(), &productions);
    if let Some(sentence) = sentence {
        ruling.texts = vec![Text::Quote(sentence.to_owned())];
        ruling.strength = Strength::Must;
    }
    Some(ruling)
}

/// The productions that delimit a component. The one that is named comes last.
fn names(member: &str, expected: &Components, is_uri: bool) -> Vec<&'static str> {
    let choose = |uri: &'static str, iri: &'static str| if is_uri { uri } else { iri };
    let [whole, part] = match expected.scheme {
        Some(_) => [choose("URI", "IRI"), choose("hier-part", "ihier-part")],
        None => {
            [choose("relative-ref", "irelative-ref"), choose("relative-part", "irelative-part")]
        }
    };
    let authority = choose("authority", "iauthority");
    match member {
        "scheme" => vec!["scheme", whole],
        "userinfo" | "host" | "port" if expected.authority.is_some() => vec![part, authority],
        "query" | "fragment" => vec![whole],
        _ => vec![whole, part],
    }
}
