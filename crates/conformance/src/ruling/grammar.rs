//! Rulings by the grammar.

use super::{Ruling, Text};
use crate::case::{Case, CaseFile, Components, Expect, Input, Operation, Strength};
use crate::judge::{Failure, differing_components, nearest_expectation};
use crate::library::find_grammar;
use crate::reference::{RELATIVE_IRIS, decode_ascii};
use iri_grammar::{Error, Grammar, Node, Production};
use serde_json::Value;
use std::collections::{BTreeMap, HashSet};

/// Returns the production that all texts of a file are about: the one that the file names, or that
/// of references. `None` if the document has no grammar here, or no such production.
fn start_production(file: &CaseFile) -> Option<Production> {
    let grammar = find_grammar(&file.document)?;
    match &file.production {
        Some(name) => grammar.production(name),
        None => Some(grammar.reference()),
    }
}

/// Returns a branch of the tree of a text for each production that the text uses: the productions
/// from `start` down to it. They are in the order of the text.
fn branches_of(start: Production, text: &str) -> Vec<Vec<Production>> {
    fn add(node: Node<'_, '_>, branch: &mut Vec<Production>, branches: &mut Vec<Vec<Production>>) {
        branch.push(node.production());
        if !branches.iter().any(|it| it.last() == branch.last()) {
            branches.push(branch.clone());
        }
        node.children().for_each(|child| add(child, branch, branches));
        branch.pop();
    }
    let mut branches = Vec::new();
    if let Ok(tree) = start.parse(text)
        && let Some(root) = tree.root()
    {
        add(root, &mut Vec::new(), &mut branches);
    }
    branches
}

/// A share of 100 %, in millionths.
const WHOLE: usize = 1_000_000;

/// Returns each production that a text uses, with the part of the text that matches it.
fn productions_with_parts(start: Production, text: &str) -> Vec<(Production, &str)> {
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
fn used_productions(start: Production, text: &str) -> Vec<Production> {
    branches_of(start, text).iter().filter_map(|branch| branch.last().copied()).collect()
}

/// Where a production is used: the document, the production of the whole text, and the production itself.
type Use<'s> = (&'s str, &'s str, &'static str);

/// The numbers of valid texts that use a production.
#[derive(Default)]
struct Count {
    rejected: usize,
    all: usize,
}

/// What an implementation makes of the valid texts of the case files.
pub struct Rejections<'s> {
    counts: BTreeMap<Use<'s>, Count>,
    /// The parts of the texts that it accepts, with the productions that match them.
    accepted: HashSet<(Use<'s>, &'s str)>,
}

impl<'s> Rejections<'s> {
    /// Counts, by production, the valid texts that an implementation rejects and accepts, in each
    /// file with a valid text that it rejects.
    pub fn new(failures: &[Failure<'s>]) -> Self {
        let mut counts: BTreeMap<_, Count> = BTreeMap::new();
        let is_rejection = |it: &&Failure<'s>| {
            it.file.operation == Operation::Check && it.case.expect == Expect::Valid { valid: true }
        };
        let rejected_ids: HashSet<&str> =
            failures.iter().filter(is_rejection).map(|it| it.case.id.as_str()).collect();
        let mut accepted = HashSet::new();
        let mut counted_files: Vec<*const CaseFile> = Vec::new();
        for Failure { file, .. } in failures.iter().filter(is_rejection) {
            let Some(start) = start_production(file)
                .filter(|_| !counted_files.contains(&std::ptr::from_ref(*file)))
            else {
                continue;
            };
            counted_files.push(std::ptr::from_ref(*file));
            for case in &file.cases {
                let Input::Text(input) = &case.input else { continue };
                let is_rejected = rejected_ids.contains(case.id.as_str());
                let use_of =
                    |production: Production| (&*file.document, start.name(), production.name());
                for production in used_productions(start, &input.text) {
                    let count = counts.entry(use_of(production)).or_default();
                    count.rejected += usize::from(is_rejected);
                    count.all += 1;
                }
                if !is_rejected {
                    let parts = productions_with_parts(start, &input.text).into_iter();
                    accepted.extend(parts.map(|(production, part)| (use_of(production), part)));
                }
            }
        }
        Rejections { counts, accepted }
    }

    /// Whether the implementation accepts, in this text or another, each part of the text that
    /// matches a production.
    fn accepts_parts(
        &self,
        file: &CaseFile,
        start: Production,
        production: Production,
        text: &str,
    ) -> bool {
        let production_use = (&*file.document, start.name(), production.name());
        let parts = productions_with_parts(start, text).into_iter();
        let mut parts = parts.filter(|(it, _)| *it == production);
        parts.all(|(_, part)| self.accepted.contains(&(production_use, part)))
    }

    /// Returns the share of the valid texts with a production that are rejected, in millionths.
    fn rejected_share(&self, file: &CaseFile, start: Production, production: Production) -> usize {
        let key = (&*file.document, start.name(), production.name());
        self.counts.get(&key).map_or(0, |count| count.rejected * WHOLE / count.all)
    }
}

/// Returns the section of a production. For a core rule, it is the section by which the document of
/// `start` includes the core rules.
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

/// Whether a production is more than a class of characters.
fn is_component(production: &Production) -> bool {
    !production.is_core() && !["pchar", "ipchar"].contains(&production.name())
}

/// Productions as printed.
fn as_printed(productions: impl IntoIterator<Item = Production>) -> String {
    let printed = productions.into_iter().map(|it| it.abnf().trim_end());
    printed.collect::<Vec<_>>().join("\n")
}

/// Returns the ruling by these productions. The last one gives its name and place.
fn by_productions(file: &CaseFile, start: Production, productions: &[Production]) -> Ruling {
    let last = productions.last().copied().unwrap_or(start);
    Ruling {
        place: format!("{} section {}", file.document, section(last, start)),
        decides: last.name().to_owned(),
        texts: vec![Text::Printed(as_printed(productions.iter().copied()))],
        strength: Strength::Grammar,
    }
}

/// Returns the ruling on a text that an implementation wrongly accepts or rejects. For a valid
/// text, the ruling rests on the production that the implementation seems not to know; for an invalid
/// one, on the production that rejects the text.
pub(super) fn of_check(file: &CaseFile, case: &Case, rejections: &Rejections<'_>) -> Ruling {
    let (Some(start), Input::Text(input)) = (start_production(file), &case.input) else {
        return Ruling::of_case(file, case);
    };
    match start.components(&input.text) {
        Ok(_) => of_rejected_text(file, start, &input.text, rejections)
            .unwrap_or_else(|| Ruling::of_case(file, case)),
        Err(error) => {
            let mut ruling =
                by_productions(file, start, &[rejecting_production(&error, &input.text)]);
            ruling.texts.push(Text::Note(format!("{error:#}")));
            ruling
        }
    }
}

/// Returns the ruling on a valid text that an implementation rejects: by the production that the implementation
/// seems not to know, with all productions that the text uses. `None` if the text has no tree.
fn of_rejected_text(
    file: &CaseFile,
    start: Production,
    text: &str,
    rejections: &Rejections<'_>,
) -> Option<Ruling> {
    let branches = branches_of(start, text);
    let suspect = find_suspect(&branches, file, start, text, rejections)?;
    // Trees have no nodes for characters.
    let characters = ["iunreserved", "ucschar", "iprivate"].into_iter();
    let characters = characters.filter(|_| !text.is_ascii());
    let characters = characters.filter_map(|name| start.grammar().production(name));
    let used = branches.iter().filter_map(|branch| branch.last().copied()).filter(is_component);
    let mut ruling = by_productions(file, start, suspect);
    ruling.texts = vec![Text::Printed(as_printed(used))];
    let characters = as_printed(characters);
    ruling.texts.extend((!characters.is_empty()).then_some(Text::Printed(characters)));
    let last = suspect.last().copied().unwrap_or(start);
    let mut parts = productions_with_parts(start, text).into_iter().filter(|(it, _)| *it == last);
    // Where the implementation accepts the production at all.
    if rejections.rejected_share(file, start, last) < WHOLE
        && parts.any(|(_, part)| differs_in_case_from_abnf(last, part))
    {
        let (place, sentence) = case_of_literals(file);
        ruling.place += &format!(" and {place}");
        ruling.texts.push(Text::Quote(sentence.to_owned()));
    }
    Some(ruling)
}

/// Returns the branch to the production that the implementation seems not to know, in a valid text
/// that it rejects. Productions whose parts it accepts in another text are left out.
///
/// The search starts at the root. It goes down while the implementation accepts the production in
/// some texts and only one child is left. If several are left, the result is the branch below whose
/// production the implementation rejects most often. `None` if there are no branches.
fn find_suspect<'w>(
    branches: &'w [Vec<Production>],
    file: &CaseFile,
    start: Production,
    text: &str,
    rejections: &Rejections<'_>,
) -> Option<&'w [Production]> {
    let is_suspect = |branch: &&Vec<Production>| {
        !branch.last().is_some_and(|it| rejections.accepts_parts(file, start, *it, text))
    };
    let share = |branch: &[Production]| {
        branch.last().map_or(0, |it| rejections.rejected_share(file, start, *it))
    };
    let suspects: Vec<&Vec<Production>> = branches.iter().filter(is_suspect).collect();
    let mut found: &[Production] = branches.first()?;
    while share(found) < WHOLE {
        let is_below =
            |branch: &&Vec<Production>| branch.len() > found.len() && branch.starts_with(found);
        let children = suspects.iter().copied().filter(|it| it.len() == found.len() + 1);
        let children: Vec<&Vec<Production>> = children.filter(is_below).collect();
        found = match children[..] {
            [] => break,
            [only] => only,
            // Of those with the same share, the outermost one.
            _ => {
                let descendants = suspects.iter().copied().filter(is_below).rev();
                return descendants.max_by_key(|it| share(it)).map(|it| &it[..]);
            }
        };
    }
    Some(found)
}

/// Whether a part has a letter in the case that the ABNF does not print: an upper case `V` in
/// IPvFuture, `a` to `f` as a HEXDIG.
fn differs_in_case_from_abnf(production: Production, part: &str) -> bool {
    let is_lowercase_hex = |c: char| ('a'..='f').contains(&c);
    match production.name() {
        "IPvFuture" => {
            let version = part.split('.').next().unwrap_or_default();
            version.starts_with('V') || version.contains(is_lowercase_hex)
        }
        "h16" | "pct-encoded" => part.contains(is_lowercase_hex),
        _ => false,
    }
}

/// Returns the place and the sentence that say that the literals of a document are
/// case-insensitive.
fn case_of_literals(file: &CaseFile) -> (&'static str, &'static str) {
    match &*file.document {
        "3987bis" => ("RFC 5234 section 2.3", "ABNF strings are case insensitive"),
        _ => ("RFC 2234 section 2.3", "ABNF strings are case-insensitive"),
    }
}

/// Returns the production that rejects a text. If a digit makes a number of an IP address too
/// large, it is the production of that number.
fn rejecting_production(error: &Error, text: &str) -> Production {
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

/// Returns the ruling on an input that an implementation wrongly refuses: the productions that
/// accept its texts. `None` for a host, or without a grammar.
pub(super) fn of_refusal(file: &CaseFile, case: &Case) -> Option<Ruling> {
    let start = start_production(file)?;
    let texts = match &case.input {
        Input::Text(it) => vec![&it.text],
        Input::Reference(it) => vec![&it.base, &it.reference],
        Input::Normalize(it) => vec![&it.text],
        Input::Compare(it) => vec![&it.left, &it.right],
        Input::Host(_) => return None,
    };
    let mut productions: Vec<Production> = Vec::new();
    for text in texts {
        for production in used_productions(start, text).into_iter().filter(is_component) {
            if !productions.contains(&production) {
                productions.push(production);
            }
        }
    }
    let mut ruling = by_productions(file, start, &productions);
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

/// Returns what decides the first component in which an answer differs: the productions, of which a
/// ruling names the last, and the sentence if they do not decide. `None` if no component differs.
pub(super) fn rule_of_components(
    grammar: Grammar,
    expected: &Components,
    got: &Value,
) -> Option<(Vec<Production>, Option<&'static str>)> {
    let right = serde_json::to_value(expected).expect("the members have names");
    let member =
        differing_components(&Expect::Components(Box::new(expected.clone())), got).next()?;
    let text = |value: &Value| value.get(member).and_then(Value::as_str).map(str::to_owned);
    if let (Some(got), Some(right)) = (text(got), text(&right))
        && grammar == Grammar::Rfc3986
        && decode_ascii(&got) == decode_ascii(&right)
    {
        return Some((grammar.production("reserved").into_iter().collect(), Some(RESERVED)));
    }
    let names = delimiting_productions(member, expected, grammar == Grammar::Rfc3986);
    Some((names.into_iter().filter_map(|name| grammar.production(name)).collect(), None))
}

/// Returns the ruling on an answer whose components differ from the expected ones. `None` if the
/// document has no grammar here.
pub(super) fn of_components(file: &CaseFile, case: &Case, got: &Value) -> Option<Ruling> {
    let grammar = find_grammar(&file.document)?;
    let Expect::Components(expected) = nearest_expectation(case, got) else { return None };
    let (productions, sentence) = rule_of_components(grammar, expected, got)?;
    let mut ruling = by_productions(file, grammar.reference(), &productions);
    if let Some(sentence) = sentence {
        ruling.texts = vec![Text::Quote(sentence.to_owned())];
        ruling.strength = Strength::Must;
    }
    Some(ruling)
}

/// Returns the names of the productions that delimit a component. The one that a ruling names comes
/// last.
fn delimiting_productions(member: &str, expected: &Components, is_uri: bool) -> Vec<&'static str> {
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
