//! The documents, divided into sections, without page breaks.

use crate::support::{shared, shared_path};
use regex_automata::meta::Regex;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fs;
use std::sync::{LazyLock, OnceLock};

/// The names by which documents are cited, and their files. There is also a folder of RFCs.
const FILES: &[(&str, &str)] = &[
    ("RFC 3986", "rfc3986.txt"),
    ("RFC 3987", "rfc3987.txt"),
    (URL, "url-standard-6ae8486.bs"),
    (BIS, "draft-ietf-iri-3987bis-2012-03.txt"),
    (GUIDELINES, "iri-processing-guidelines-draft-2011.txt"),
    (URL_I18N, "draft-masinter-url-i18n-07.txt"),
    ("draft-duerst-iri-bis-07", "draft-duerst-iri-bis-07.txt"),
    (PAPER, "iuc19-iris-from-specification-to-testing-2001.txt"),
];

pub const URL: &str = "URL Standard";
pub const BIS: &str = "3987bis (March 2012)";
pub const GUIDELINES: &str = "guidelines (2011)";
pub const URL_I18N: &str = "draft-masinter-url-i18n-07";
pub const PAPER: &str = "IRIs: From Specification to Testing (2001)";

/// The headings of draft-masinter-url-i18n-07, whose copy is one line.
const URL_I18N_HEADINGS: &[&str] = &[
    "1. Introduction",
    "1.1 Overview and Motivation",
    "1.2 Definitions",
    "2. IRI Syntax",
    "2.1 Summary of IRI syntax",
    "2.2 ABNF for IRIs",
    "2.3 Mapping of IRIs to URIs",
    "2.4 Converting URIs to IRIs",
    "3. Considerations for use of IRIs",
    "3.1 IRI Character Limitations",
    "3.2 Bidirectional IRIs for Right-to-Left languages",
    "3.3. Processing relative IRIs",
    "4. Software requirements",
    "4.1 URI/IRI software interfaces",
    "4.2 URI/IRI entry",
    "4.3 URI/IRI generation",
    "4.4 URI/IRI selection",
    "4.5 Display of URI/IRIs",
    "4.6 Interpretation of URI/IRIs",
    "4.7 Transportation of URI/IRIs in document formats",
    "5. Upgrading strategy",
    "6. Security Considerations",
    "7. Acknowledgements",
    "8. Copyright",
    "9. Author's addresses",
    "10. References",
];

/// A document, or the part of it that is available.
pub struct Document {
    pub sections: Vec<Section>,
}

/// A section without the sections inside it.
pub struct Section {
    /// The number, such as `3.2.1` or `A`; empty for the text before the first heading.
    pub number: String,
    /// The lines, without page breaks.
    pub text: String,
    plain: String,
}

impl Document {
    /// The text of a section with the sections inside it, after [`plain`].
    pub fn section(&self, number: &str) -> Option<String> {
        let texts: Vec<&str> = self.within(number).map(|it| it.plain.as_str()).collect();
        (!texts.is_empty()).then(|| texts.join(" "))
    }

    fn within<'d>(&'d self, number: &str) -> impl Iterator<Item = &'d Section> {
        let (number, inside) = (number.to_owned(), format!("{number}."));
        self.sections.iter().filter(move |it| it.number == number || it.number.starts_with(&inside))
    }

    /// Whether a section has an item or a step with this label: `d`, `2.1`, `1 b`, `2E`.
    pub fn has_item(&self, number: &str, item: &str) -> bool {
        let has = |label: &str| {
            // In a copy that is one line, an item can begin anywhere.
            let pattern =
                format!(r"(?m)(?:^\s*(?:Step )?|\A.+ ){}[.)]\s", label.replace('.', r"\."));
            let begins = Regex::new(&pattern).unwrap();
            self.within(number).any(|section| begins.is_match(&section.text))
        };
        let split = item.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(item.len());
        let (digits, letter) = item.split_at(split);
        [digits.trim_end_matches([' ', '.']), letter].iter().all(|it| it.is_empty() || has(it))
    }
}

/// The path of each document in the folder `spec`.
fn files() -> &'static BTreeMap<String, String> {
    static FILES_OF: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
        let listed = FILES.iter().map(|(name, file)| ((*name).to_owned(), (*file).to_owned()));
        let mut files: BTreeMap<_, _> = listed.collect();
        let folder = shared_path("spec/rfc").map(|folder| fs::read_dir(folder).unwrap());
        for entry in folder.into_iter().flatten() {
            let file = entry.unwrap().file_name().into_string().unwrap();
            let number = file.strip_prefix("rfc").and_then(|file| file.strip_suffix(".txt"));
            files.extend(number.map(|number| (format!("RFC {number}"), format!("rfc/{file}"))));
        }
        files
    });
    &FILES_OF
}

/// Whether the document can be read if the folder is present.
pub fn is_listed(name: &str) -> bool {
    files().contains_key(name) || (name.starts_with("RFC ") && files().len() == FILES.len())
}

/// The document with this name, if it is available.
pub fn document(name: &str) -> Option<&'static Document> {
    /// The file of each name, and its document once it was read.
    type Read = BTreeMap<&'static str, (&'static str, OnceLock<Option<Document>>)>;

    static READ: LazyLock<Read> = LazyLock::new(|| {
        let unread = files().iter().map(|(name, file)| (&**name, (&**file, OnceLock::new())));
        unread.collect()
    });
    let (file, read) = READ.get(name)?;
    read.get_or_init(|| shared(&format!("spec/{file}")).map(|text| divide(name, &text))).as_ref()
}

/// Whether some section of some document has the quotation; `None` if not all documents are
/// available.
pub fn any_has(quotation: &str) -> Option<bool> {
    let documents: Option<Vec<_>> = files().keys().map(|name| document(name)).collect();
    let mut sections = documents?.into_iter().flat_map(|document| &document.sections);
    let found = sections.any(|section| has(&section.plain, quotation));
    (found || files().len() > FILES.len()).then_some(found)
}

fn divide(name: &str, text: &str) -> Document {
    let converted;
    let (text, headings) = match name {
        URL_I18N => (text, listed_headings(text)),
        PAPER => (text, found_headings(r"(?m)^([1-5])\. [A-Z].*$", text)),
        BIS | GUIDELINES | "draft-duerst-iri-bis-07" => {
            let pattern = r"(?m)^(?:Appendix )?((?:[0-9]+|[A-D])(?:\.[0-9]+)*)\. {1,2}\S.*$";
            (text, found_headings(pattern, text))
        }
        URL => {
            converted = without_markup(text);
            (&*converted, headings_in_order(&converted))
        }
        _ => (text, headings_in_order(text)),
    };
    let starts = headings.iter().map(|(_, start)| *start).skip(1).chain([text.len()]);
    let sections = headings
        .iter()
        .zip(starts)
        .map(|((number, start), end)| {
            let text = without_page_breaks(&text[*start..end]);
            Section { number: number.clone(), plain: plain(&text), text }
        })
        .collect();
    Document { sections }
}

/// Finds sections by headings in one of the forms of RFCs: `2.1. Title`, `2.1 Title`, `2) Title`,
/// `1.0 Title`, `Appendix A.  Title`. Headings come in the order of their numbers, unlike numbered
/// lines, and have no leader dots, unlike tables of contents.
fn headings_in_order(text: &str) -> Vec<(String, usize)> {
    static HEADING: LazyLock<Regex> = LazyLock::new(|| {
        let number = r"([0-9]+(?:\.[0-9]+)*|[A-Z](?:\.[0-9]+)*)";
        let title = r"(?:[\.:)]|\ -|)(?:\ {1,10}|\t)\S.*";
        Regex::new(&format!(r"^(Appendix\ |APPENDIX\ )?{number}{title}$")).unwrap()
    });
    static LEADER: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"(?:\. ?){4}|\.\. *[0-9]+$").unwrap());
    let mut headings: Vec<(String, usize)> = Vec::new();
    let mut after_empty = true;
    let mut start = 0;
    let mut captures = HEADING.create_captures();
    for whole in text.split_inclusive('\n') {
        let line = whole.trim_start_matches('\u{c}');
        let at = start + whole.len() - line.len();
        start += whole.len();
        let line = line.trim_end();
        HEADING.captures(line, &mut captures);
        let is_after_empty = std::mem::replace(&mut after_empty, line.is_empty());
        let Some(number) = captures.get_group(2) else { continue };
        let after = line[number.end..].chars().next();
        let number = &line[number.range()];
        let number = number.strip_suffix(".0").unwrap_or(number);
        let is_bare =
            !number.contains('.') && after == Some(' ') && captures.get_group(1).is_none();
        let is_letter = number.starts_with(|c: char| c.is_ascii_uppercase());
        let follows = match headings.last() {
            _ if LEADER.is_match(line) || (is_bare && (is_letter || !is_after_empty)) => false,
            None => matches!(number, "0" | "1" | "1.1"),
            Some((last, _)) => follows(last, number),
        };
        if follows {
            headings.push((number.to_owned(), at));
        }
    }
    headings
}

/// Whether a section comes after another, in the same section of the first level or the next.
fn follows(last: &str, number: &str) -> bool {
    let key = |number: &str| -> Vec<u32> {
        let letter = |part: &str| 1000 + u32::from(part.as_bytes()[0]);
        number.split('.').map(|part| part.parse().unwrap_or_else(|_| letter(part))).collect()
    };
    let (last, number) = (key(last), key(number));
    let first = number[0] == last[0] + 1 || (number[0] == 1065 && last[0] < 1065);
    last.cmp(&number) == Ordering::Less && (number[0] == last[0] || first)
}

/// Removes the markup of Bikeshed from a text: headings and list items get numbers, tags disappear.
fn without_markup(text: &str) -> String {
    static MARKUP: LazyLock<Regex> = LazyLock::new(|| {
        let tag = r"<(/?)([a-z][a-z0-9]*)([^>]*)>";
        let pattern =
            format!(r"(?s)<!--.*?-->|{tag}|\[=(?:[^=|]*\|)?([^=]*)=\]|\{{\{{([^}}]*)\}}\}}");
        Regex::new(&pattern).unwrap()
    });
    let (mut result, mut last) = (String::new(), 0);
    let (mut section, mut items) = (Vec::<u32>::new(), Vec::<u32>::new());
    let dotted =
        |numbers: &[u32]| numbers.iter().map(|number| format!("{number}.")).collect::<String>();
    for found in MARKUP.captures_iter(text) {
        let range = found.get_match().unwrap().range();
        result.push_str(&text[last..range.start]);
        last = range.end;
        let group = |index| found.get_group(index).map_or("", |it| &text[it.range()]);
        let level = group(2).strip_prefix('h').and_then(|level| level.parse::<usize>().ok());
        match (group(1), group(2)) {
            ("", "h2" | "h3" | "h4") if !group(3).contains("no-num") => {
                section.resize(level.unwrap() - 1, 0);
                *section.last_mut().unwrap() += 1;
                result.push_str(&format!("\n{} ", dotted(&section)));
            }
            ("", "ol" | "ul") => items.push(0),
            ("/", "ol" | "ul") => drop(items.pop()),
            ("", "li") => {
                *items.last_mut().unwrap() += 1;
                result.push_str(&format!("\n  {} ", dotted(&items)));
            }
            _ => result.push_str(group(4)),
        }
        result.push_str(group(5));
    }
    result.push_str(&text[last..]);
    result.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// Finds sections by headings at the beginning of a line.
fn found_headings(pattern: &str, text: &str) -> Vec<(String, usize)> {
    let heading = Regex::new(pattern).unwrap();
    heading
        .captures_iter(text)
        .map(|found| {
            let number = found.get_group(1).unwrap();
            (text[number.range()].to_owned(), found.get_match().unwrap().start())
        })
        .collect()
}

fn listed_headings(text: &str) -> Vec<(String, usize)> {
    let mut from = 0;
    URL_I18N_HEADINGS
        .iter()
        .map(|heading| {
            let start = from + text[from..].find(&format!(" {heading} ")).expect(heading) + 1;
            from = start;
            let number = heading.split(' ').next().unwrap().trim_end_matches('.');
            (number.to_owned(), start)
        })
        .collect()
}

/// Removes the last line of each page, the first line of the next one, and the empty lines between
/// them.
fn without_page_breaks(text: &str) -> String {
    let last = Regex::new(r"^\S.*\[Page [0-9]+\]\s*$").unwrap();
    let first = Regex::new(r"^(RFC [0-9]+|Internet-Draft) {2,}\S.* [0-9]{4}\s*$").unwrap();
    let mut lines: Vec<&str> = Vec::new();
    let mut breaks = false;
    for line in text.lines().map(|line| line.trim_matches('\u{c}')) {
        if last.is_match(line) {
            breaks = true;
            while lines.last().is_some_and(|line| line.trim().is_empty()) {
                lines.pop();
            }
        } else if first.is_match(line) || (breaks && line.trim().is_empty()) {
        } else {
            if breaks && !line.starts_with("    ") && ends_sentence(lines.last().unwrap_or(&"")) {
                lines.push("");
            }
            breaks = false;
            lines.push(line);
        }
    }
    lines.join("\n")
}

fn ends_sentence(line: &str) -> bool {
    line.ends_with(['.', ':', ')', ';'])
}

/// Normalizes a text for comparison. White space becomes one space, or nothing after a hyphen,
/// where lines are broken. Quotation marks are removed, since they change inside of others. XML
/// Notation (RFC 3987 section 1.4) becomes characters. Additions of Markdown and pseudocode are
/// removed.
pub fn plain(text: &str) -> String {
    let comment = |word: &&str| *word != "--";
    let text = text.split_whitespace().filter(comment).collect::<Vec<_>>().join(" ");
    let text = text.replace("- ", "-").replace("&# x", "&#x");
    let text = text.replace(['"', '\'', '`', '’', '‘', '“', '”'], "");
    let text = text.replace("\\[", "[").replace("\\]", "]");
    let text = text.replace("\\<", "<").replace("\\>", ">").replace("\\*", "*");
    static NOTATION: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"&#x([0-9A-Fa-f]+);").unwrap());
    let mut result = String::new();
    let mut last = 0;
    for found in NOTATION.captures_iter(&text) {
        let (whole, digits) = (found.get_match().unwrap(), found.get_group(1).unwrap());
        result.push_str(&text[last..whole.start()]);
        let number = u32::from_str_radix(&text[digits.range()], 16).unwrap();
        result.extend(char::from_u32(number));
        last = whole.end();
    }
    result + &text[last..]
}

/// Whether a text, after [`plain`], has the pieces of a quotation between `[...]` in order, each at
/// word boundaries.
pub fn has(text: &str, quotation: &str) -> bool {
    let quotation = plain(quotation);
    let mut rest = text;
    quotation.split("[...]").map(str::trim).filter(|piece| !piece.is_empty()).all(|piece| {
        let found = find_words(rest, piece);
        rest = found.map_or("", |at| &rest[at + piece.len()..]);
        found.is_some()
    })
}

/// The place of a piece, not within a word.
pub fn find_words(text: &str, piece: &str) -> Option<usize> {
    let joins = |a: Option<char>, b: Option<char>| match (a, b) {
        (Some(a), Some(b)) => a.is_alphanumeric() && b.is_alphanumeric(),
        _ => false,
    };
    text.match_indices(piece).map(|(at, _)| at).find(|at| {
        let (before, after) = (&text[..*at], &text[at + piece.len()..]);
        !joins(before.chars().next_back(), piece.chars().next())
            && !joins(piece.chars().next_back(), after.chars().next())
    })
}
