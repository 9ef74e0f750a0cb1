//! Reads prose that quotes and cites documents: comments and literals of Rust, comments of pest,
//! Markdown.

use crate::documents::{BIS, GUIDELINES, PAPER, URL_I18N};
use regex_automata::meta::Regex;
use std::sync::LazyLock;

/// A paragraph, or a literal.
#[derive(Debug)]
pub struct Block {
    /// The line where it begins, from 1.
    pub line: usize,
    pub text: String,
    /// Whether double quotes in it mark quotations.
    pub quotes: bool,
}

/// The paragraphs of comments and the literals of a source in Rust, in their order.
pub fn of_rust(source: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut comment = Comment::default();
    let mut line = 1;
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        let taken = match c {
            '/' if rest.starts_with("//") => {
                let end = rest.find('\n').unwrap_or(rest.len());
                comment.add_comment(line, &rest[..end], &mut blocks);
                end
            }
            '"' => {
                comment.end(&mut blocks);
                let end = end_of_literal(rest);
                let text = unescaped(&rest[1..end - 1]);
                blocks.push(Block { line, text, quotes: false });
                end
            }
            'r' if rest[1..].trim_start_matches('#').starts_with('"') => {
                let hash = "#".repeat(rest[1..].find('"').unwrap());
                let start = 2 + hash.len();
                let end = start + rest[start..].find(&format!("\"{hash}")).unwrap();
                let text = rest[start..end].to_owned();
                blocks.push(Block { line, text, quotes: false });
                end + 1 + hash.len()
            }
            '\'' if rest.starts_with("'\\") => 3 + rest[3..].find('\'').unwrap(),
            '\'' if rest.chars().nth(2) == Some('\'') => {
                2 + rest.chars().nth(1).unwrap().len_utf8()
            }
            _ => c.len_utf8(),
        };
        line += rest[..taken].matches('\n').count();
        rest = &rest[taken..];
    }
    comment.end(&mut blocks);
    blocks
}

/// The place after the quotation mark that ends a literal.
fn end_of_literal(rest: &str) -> usize {
    let mut escaped = false;
    let end = rest[1..].find(|c| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    end.unwrap() + 2
}

fn unescaped(literal: &str) -> String {
    let mut text = String::new();
    let mut chars = literal.chars();
    while let Some(c) = chars.next() {
        match (c, if c == '\\' { chars.next() } else { None }) {
            ('\\', Some('\n')) => {
                chars = chars.as_str().trim_start().chars();
            }
            ('\\', Some('n')) => text.push('\n'),
            ('\\', Some('u')) => {
                let (digits, rest) = chars.as_str()[1..].split_once('}').unwrap();
                text.extend(u32::from_str_radix(digits, 16).ok().and_then(char::from_u32));
                chars = rest.chars();
            }
            ('\\', Some(escaped)) => text.push(escaped),
            _ => text.push(c),
        }
    }
    text
}

/// The paragraphs of comments in a grammar of pest.
pub fn of_pest(source: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut comment = Comment::default();
    for (index, text) in source.lines().enumerate() {
        match text.trim_start() {
            text if text.starts_with("//") => comment.add_comment(index + 1, text, &mut blocks),
            _ => comment.end(&mut blocks),
        }
    }
    comment.end(&mut blocks);
    blocks
}

/// Lines of a comment up to the end of a paragraph.
#[derive(Default)]
struct Comment {
    marker: &'static str,
    last: usize,
    paragraph: Option<Block>,
    fenced: bool,
}

impl Comment {
    fn add_comment(&mut self, line: usize, text: &str, blocks: &mut Vec<Block>) {
        let marker = ["///", "//!", "//"].into_iter().find(|it| text.starts_with(it)).unwrap();
        if marker != self.marker || line != self.last + 1 {
            self.end(blocks);
            self.fenced = false;
        }
        (self.marker, self.last) = (marker, line);
        match &text[marker.len()..] {
            // Preformatted, as in Markdown.
            text if text.starts_with("     ") => self.end(blocks),
            text => self.add(line, text.trim(), blocks),
        }
    }

    fn add(&mut self, line: usize, text: &str, blocks: &mut Vec<Block>) {
        if text.starts_with("```") {
            self.fenced = !self.fenced;
        }
        let separate = text.is_empty() || text.starts_with(['|', '#']) || is_item(text);
        if separate || self.fenced || text.starts_with("```") {
            self.end(blocks);
        }
        if text.is_empty() || self.fenced || text.starts_with("```") {
            return;
        }
        let begun = || Block { line, text: String::new(), quotes: true };
        let paragraph = self.paragraph.get_or_insert_with(begun);
        paragraph.text.push_str(text);
        paragraph.text.push(' ');
    }

    fn end(&mut self, blocks: &mut Vec<Block>) {
        blocks.extend(self.paragraph.take());
    }
}

/// The paragraphs, items and rows of a text in Markdown, without fenced blocks.
pub fn of_markdown(source: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut comment = Comment::default();
    for (index, text) in source.lines().enumerate() {
        // An escaped bracket is neither a link nor a tag.
        let text = text.replace(r"\[", "[").replace(r"\<", "<");
        comment.add(index + 1, text.trim(), &mut blocks);
    }
    comment.end(&mut blocks);
    blocks
}

fn is_item(text: &str) -> bool {
    let text = text.trim_start_matches(|c: char| c.is_ascii_digit());
    text.starts_with("- ") || text.starts_with(". ")
}

/// A citation or a quotation.
#[derive(Clone, Debug, PartialEq)]
pub enum Claim {
    Cites(Cited),
    Quotes(String),
    /// An algorithm or a section of the URL Standard, by its name.
    Names(String),
    /// A numbered example of a document, or of the one named last.
    Example(Option<String>, String),
    /// What ends a sentence.
    Stop,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Cited {
    /// As written.
    pub document: Option<String>,
    /// Empty if only the document is named.
    pub section: String,
    /// The letter of an item, or the number of a step.
    pub item: Option<String>,
}

/// The claims of a block, in order; or why it cannot be read.
pub fn claims(block: &Block) -> Result<Vec<Claim>, &'static str> {
    let (text, quotations) = if block.quotes {
        without_quotations(&block.text)?
    } else {
        (block.text.clone(), Vec::new())
    };
    static PATTERN: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(&format!(
            r#"(?x)
        URL\sStandard, \s '(?<named> [^']+ ) ' (?: \s and \s '(?<named_too> [^']+ ) ' )?
        | '(?<algorithm> [^']+ ) ' \s of \s the \s URL\sStandard
        | (?<has_tables> {DOCUMENTS} ) \s {TABLES}
        | \b {TABLES} \s of \s (?<of_tables> {DOCUMENTS} )
        | (?<document> {DOCUMENTS} )
        | (?: § \s? | \b[Ss]ections? \s+ | \bAppendix \s+ ) (?<first> {NUMBER} )
          (?<more> (?: ,? \s+ (?: and | or | to ) \s+ (?: § \s? )? {NUMBER} )* )
          (?: ,? \s+ (?: (?: steps? | restriction | criterion | item | requirement ) \s+
            (?<step> [0-9][0-9.]* (?: \s? [a-e] \b )? ) | (?<letter> [b-h] ) (?: [),.;:] | \s | $ )
            | (?<a> a ) \) ) )?
          (?: \s+ of \s+ (?: the \s+ | “ )? (?<owner> {DOCUMENTS} ) )?
        | \b Examples? \s+ (?<examples> [0-9]+ (?: (?: , | \s and | \s to ) \s [0-9]+ )* )
          (?: \s+ of \s+ (?<whose> {DOCUMENTS} ) )?
        | {MARK} (?<quotation> [0-9]+ ) {MARK}
        | (?<stop> [.?!] ) (?: \s+ [A-Z`*{MARK}] | \s* $ )
        "#,
        ))
        .unwrap()
    });
    let mut claims = Vec::new();
    let mut at = 0;
    let mut captures = PATTERN.create_captures();
    loop {
        PATTERN.captures(regex_automata::Input::new(&text).range(at..), &mut captures);
        let Some(found) = captures.get_match() else { break };
        let group =
            |name| captures.get_group_by_name(name).map(|span| text[span.range()].to_owned());
        at = found.end();
        let named: Vec<_> =
            ["named", "named_too", "algorithm"].into_iter().filter_map(group).collect();
        let tables_of = group("has_tables").or_else(|| group("of_tables"));
        if !named.is_empty() {
            claims.extend(named.into_iter().map(Claim::Names));
        } else if let Some(owner) = tables_of {
            let tables = text[found.range()].trim_start_matches(&owner).split([' ', ',']);
            let tables = tables.filter(|it| is_table(it));
            claims.extend(tables.map(|it| cites(Some(owner.clone()), it.to_owned(), None)));
        } else if let Some(document) = group("document") {
            claims.push(cites(Some(document), String::new(), None));
        } else if let Some(first) = group("first") {
            let item = group("step").or_else(|| group("letter")).or_else(|| group("a"));
            let item = item.map(|item| item.trim_end_matches('.').to_owned());
            let owner = group("owner");
            claims.push(cites(owner.clone(), first, item));
            let more = group("more").unwrap_or_default();
            let numbers =
                more.split([' ', ',', '§']).filter(|it| !matches!(*it, "" | "and" | "or" | "to"));
            claims.extend(numbers.map(|number| cites(owner.clone(), number.to_owned(), None)));
        } else if let Some(examples) = group("examples") {
            let numbers = examples.split([' ', ',']).filter(|it| it.parse::<u32>().is_ok());
            let whose = group("whose");
            claims.extend(numbers.map(|it| Claim::Example(whose.clone(), it.to_owned())));
        } else if let Some(index) = group("quotation") {
            claims.push(Claim::Quotes(quotations[index.parse::<usize>().unwrap()].clone()));
        } else {
            claims.push(Claim::Stop);
            at = captures.get_group_by_name("stop").unwrap().end;
        }
    }
    Ok(claims)
}

const NUMBER: &str = r"(?:[0-9]+(?:\.[0-9]+)*\b|[A-E](?:\.[0-9]+)*\b)";
/// Tables that are sections, such as those of RFC 3454, and numbered definitions. Their document is
/// named in passing: it is not that of the sections which follow.
const TABLES: &str = r"(?: [Tt]ables? | definition ) \s [A-E]\.?[0-9.]*[0-9]\b
    (?: (?: , | ,?\s and | \s to ) \s [A-E]\.?[0-9.]*[0-9]\b )*";
const DOCUMENTS: &str = r"RFC\s[0-9]{3,5}|3987bis|[Gg]uidelines\b(?:\s(?:of\s2011|\(2011\)))?|
    draft-masinter-url-i18n-07|url-i18n-07|draft-duerst-iri-bis-07|conference\spaper|
    (?:Internationalized\sResource\sIdentifiers|IRIs):\sFrom\sSpecification\sto\sTesting|XML\s1\.0|CSS\s[A-Z][a-z]+(?:\sLevel)?\s[0-9]|U(?:TS|AX|TR)\s\#[0-9]+|
    (?:URL|Encoding|Unicode|Fetch|HTML)\sStandard|Encode";
const MARK: char = '\u{1}';

fn is_table(word: &str) -> bool {
    let number = word.strip_prefix(|c| ('A'..='E').contains(&c));
    number.is_some_and(|it| it.starts_with(|c: char| c == '.' || c.is_ascii_digit()))
}

fn cites(document: Option<String>, section: String, item: Option<String>) -> Claim {
    Claim::Cites(Cited { document, section, item })
}

/// The text with a mark for each quotation, and the quotations. Text in backticks is removed: it
/// neither quotes nor cites.
fn without_quotations(text: &str) -> Result<(String, Vec<String>), &'static str> {
    let (mut rest, mut quotations) = (String::new(), Vec::new());
    let (mut code, mut quotation) = (false, None::<String>);
    for c in text.chars() {
        code ^= c == '`';
        match (&mut quotation, c) {
            (None, '"') if !code => quotation = Some(String::new()),
            (Some(_), '"') if !code => {
                rest.push_str(&format!("{MARK}{}{MARK}", quotations.len()));
                quotations.extend(quotation.take());
            }
            (Some(quotation), _) => quotation.push(c),
            (None, _) if code && c != '`' => {}
            (None, _) => rest.push(c),
        }
    }
    match quotation {
        None => Ok((rest, quotations)),
        Some(_) => Err("a quotation has no end; literals stand in backticks"),
    }
}

/// The documents and sections in code that constructs citations, without comments.
pub fn constructed(code: &str) -> Vec<(String, String)> {
    static METHOD: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r#"\bDocument::([\w()]+)\s*\.section\("([^"]+)"\)"#).unwrap());
    static PAIR: LazyLock<Regex> = LazyLock::new(|| {
        let document =
            r"RFC [0-9]+|3987bis \(.*?\)|guidelines \(.*?\)|draft-[a-z0-9-]+|UTS #[0-9]+";
        Regex::new(&format!(r#""({document})", "([0-9A-D](?:\.[0-9]+)*)""#)).unwrap()
    });
    static NAMED: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r#"\b(rfc3986|rfc3987|guidelines)\("([^"]+)"\)"#).unwrap());
    let mut found = Vec::new();
    for pattern in [&METHOD, &PAIR, &NAMED] {
        for captures in pattern.captures_iter(code) {
            let group = |index| code[captures.get_group(index).unwrap().range()].to_owned();
            let document = match group(1).as_str() {
                "rfc3986" => "RFC 3986".to_owned(),
                "rfc3987" => "RFC 3987".to_owned(),
                "guidelines" | "Guidelines" => GUIDELINES.to_owned(),
                "Rfc3987bis" => BIS.to_owned(),
                "IriBis07" => "draft-duerst-iri-bis-07".to_owned(),
                "UrlI18n07" => URL_I18N.to_owned(),
                "SpecificationToTesting" => PAPER.to_owned(),
                "Uts46" => "UTS #46".to_owned(),
                "Xml" => "XML 1.0".to_owned(),
                document => document.replace("Rfc(", "RFC ").replace(')', ""),
            };
            found.push((document, group(2)));
        }
    }
    found
}
