//! The cases of `to-ascii` against the mistakes of each step.

use super::check_by_library;
use super::mistakes::{Mistake, Mistakes, Shown, search_pool};
use crate::case::{
    Case, CaseFile, Expect, HostInput, Idna, Input, Operation, Strength, identifier,
};
use crate::reference::Rule;
use crate::reference::host::{HostMistake, Hosts};
use crate::shell::Reason;
use std::collections::BTreeSet;

/// What inputs begin with, have in the middle, and end with.
const FIRST: [&str; 14] =
    ["", "a", "B", "-", "1", "l", "xn--", "ab--", "ب", "א", "क\u{94d}", "ア", "e", "日"];
const MIDDLE: [&str; 27] = [
    "é",
    "É",
    "ß",
    "ς",
    "\u{301}",
    "ﬁ",
    "⑴",
    "\u{ad}",
    "\u{200c}",
    "\u{200d}",
    "\u{200e}",
    "\u{e000}",
    "。",
    "．",
    "｡",
    "☃",
    "日",
    "א",
    "ب",
    "١",
    "۱",
    "·",
    "・",
    "\u{20000}",
    "\u{378}",
    "é日",
    "क",
];
const LAST: [&str; 14] =
    ["", "a", "-", "1", "l", "_", "ت", "א", "ष", "\u{301}", "١", "۱", ".a", ".1a"];

/// Other inputs.
const OTHERS: [&str; 12] = [
    "EXAMPLE",
    "xn--bcher-kva",
    "XN--BCHER-KVA",
    "xn--n3h",
    "xn--a",
    "xn--fa-hia",
    "é..a",
    "1a.א",
    "é-.א",
    "é.a-b",
    "a.é",
    "a_é",
];

/// The document of a version.
pub fn document(idna: Idna) -> &'static str {
    match idna {
        Idna::Idna2003 => "RFC 3490",
        Idna::Idna2008 => "RFC 5891",
        Idna::Uts46 => "UTS #46",
    }
}

/// Other results that the document permits for a host.
pub fn permitted(input: &Input) -> Vec<Expect> {
    match input {
        Input::Host(it) if Hosts::knows(&it.host) => {
            Hosts::permitted(&it.host, it.idna).into_iter().map(Expect::text).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the hosts in which mistakes are searched, the short ones first.
fn pool(idna: Idna) -> Vec<Input> {
    let mut hosts: BTreeSet<String> = OTHERS.iter().map(|it| (*it).to_owned()).collect();
    for first in FIRST {
        let with = |middle: &str| LAST.map(|last| format!("{first}{middle}{last}"));
        hosts.extend(MIDDLE.iter().flat_map(|middle| with(middle)));
    }
    for length in [59, 60, 63, 64] {
        hosts.insert("a".repeat(length));
        hosts.insert("é".repeat(length));
    }
    let mut hosts: Vec<String> = hosts.into_iter().collect();
    // The documents do not say whether an empty label at the end, that of the root, is converted.
    hosts.retain(|host| !host.ends_with(['.', '\u{3002}', '\u{ff0e}', '\u{ff61}']));
    // Whether characters may be unassigned is a flag of IDNA2003.
    hosts.retain(|host| idna != Idna::Idna2003 || !host.contains('\u{378}'));
    hosts.sort_by_key(|host| host.chars().count());
    hosts.into_iter().map(|host| Input::Host(HostInput { host, idna })).collect()
}

/// Adds to the files the cases against each mistake in the conversion of a host. Returns the
/// mistakes by version of IDNA.
pub fn add(files: &mut [CaseFile], disagreements: &mut Vec<Reason>) -> Vec<Mistakes> {
    let versions = [Idna::Idna2003, Idna::Idna2008, Idna::Uts46];
    let add_version = |idna: Idna| {
        let is_file = |file: &&mut CaseFile| {
            file.operation == Operation::ToAscii && file.document == document(idna)
        };
        let file = files.iter_mut().find(is_file).expect("each version has cases by hand");
        let pool = pool(idna);
        let of_version = HostMistake::ALL.iter().copied().filter(|it| it.idna() == idna);
        let rows = of_version.map(|it| add_against(it, &pool, file, disagreements)).collect();
        Mistakes { operation: Operation::ToAscii, document: document(idna), rows }
    };
    versions.map(add_version).into()
}

/// Adds the cases that show a mistake to a file, unless the file has their input. Returns the
/// mistake with the number of these cases.
fn add_against(
    mistake: HostMistake,
    pool: &[Input],
    file: &mut CaseFile,
    disagreements: &mut Vec<Reason>,
) -> Mistake {
    let results = |input: &Input| {
        let Input::Host(HostInput { host, idna }) = input else { return None };
        let convert =
            |hosts: Hosts| hosts.to_ascii(host, *idna).map_or(Expect::ERROR, Expect::text);
        Some([convert(Hosts::default()), convert(Hosts::with(mistake))])
    };
    let search = search_pool(pool, results, permitted);
    if search.cases.is_empty() && mistake.permission().is_none() {
        disagreements.push(format!("no host shows {}", mistake.name()));
    }
    let section = mistake.rule().section;
    let permission = search.permission(mistake.permission());
    let row = Mistake { section, what: mistake.what(), cases: search.cases.len(), permission };
    for Shown { input, right, also, .. } in search.cases {
        if !file.cases.iter().any(|it| it.input == *input) {
            let decided = check_by_library(Operation::ToAscii, &file.document, input, &right);
            disagreements.extend(decided.err());
            file.cases.push(case_against(mistake, &file.document, input.clone(), right, also));
        }
    }
    row
}

/// The case against a mistake.
fn case_against(
    mistake: HostMistake,
    document: &str,
    input: Input,
    expect: Expect,
    also: Vec<Expect>,
) -> Case {
    let Rule { section, procedure, sentence } = mistake.rule();
    let strength = match (procedure, sentence) {
        // The Bidi rule is a SHOULD.
        ("Bidi", _) => Strength::Should,
        (_, Some(_)) => Strength::Must,
        (_, None) => Strength::Grammar,
    };
    Case {
        id: identifier(Operation::ToAscii, document, None, &input),
        input,
        expect,
        also,
        section: section.to_owned(),
        decides: procedure.to_owned(),
        sentence: sentence.map(str::to_owned),
        strength,
        kills: Some(mistake.name().to_owned()),
    }
}
