//! Findings of advice, for a person and for a program.

use crate::characters::Characters;
use crate::diagnostic::{Problem, named};
use crate::options::refuse;
use crate::output::{quoted, visible};
use iri_grammar::advice::{Code, Finding, Fix, KeyWord, Safety, Severity};
use iri_grammar::{Citation, Document, Span};
use serde::Serialize;

/// The name of what the grammar finds.
pub const SYNTAX: &str = "syntax";

/// A line of a file.
#[derive(Clone, Copy)]
pub struct Place<'l> {
    pub file: &'l str,
    /// From 1.
    pub line: usize,
}

/// Looks an entry up. Ends the program where there is none of this number or name.
pub fn find_code(text: &str, argument: &str) -> Code {
    text.parse().unwrap_or_else(|_| {
        refuse(argument, text, Code::ALL.iter().map(|code| code.name()).collect())
    })
}

/// What is wrong, with the names of the characters.
pub fn told(finding: &Finding) -> String {
    let characters = finding.characters.iter();
    characters.fold(visible(&finding.to_string()), |told, c| named(told, Some(*c)))
}

/// What would help.
pub fn fix_told(fix: &Fix, text: &str) -> String {
    let replacement = match fix.replacement.as_str() {
        "" => format!("without {}", quoted(fix.span.of(text))),
        replacement => quoted(replacement),
    };
    match fix.safety {
        Safety::Safe(_) => replacement,
        Safety::ChangesIdentifier => format!("{replacement}, which changes the identifier"),
    }
}

/// What is told a program of a line that the grammar does not take.
#[derive(Serialize)]
pub struct Refused<'l> {
    pub file: &'l str,
    pub line: usize,
    pub input: &'l str,
    pub code: Option<Code>,
    pub name: &'static str,
    pub severity: Severity,
    #[serde(flatten)]
    pub problem: &'l Problem,
}

/// A line that is longer than this is not repeated with each finding.
const LONG: usize = 1 << 16;

/// What is told a program of a finding.
#[derive(Serialize)]
pub struct Report<'l> {
    file: &'l str,
    line: usize,
    input: Option<&'l str>,
    text: &'l str,
    code: Code,
    name: &'static str,
    severity: Severity,
    component: &'static str,
    message: String,
    column: usize,
    offset: usize,
    end: usize,
    character_offset: usize,
    character_end: usize,
    characters: &'l [char],
    document: Document,
    section: &'static str,
    key_word: KeyWord,
    fix: Option<FixReport<'l>>,
}

/// A fix, for a program.
#[derive(Serialize)]
pub struct FixReport<'l> {
    offset: usize,
    end: usize,
    replacement: &'l str,
    safe: bool,
    rung: Option<&'static str>,
}

impl<'l> From<&'l Fix> for FixReport<'l> {
    fn from(fix: &'l Fix) -> Self {
        let Span { start: offset, end } = fix.span;
        let rung = match fix.safety {
            Safety::Safe(rung) => Some(rung.name()),
            Safety::ChangesIdentifier => None,
        };
        FixReport { offset, end, replacement: &fix.replacement, safe: rung.is_some(), rung }
    }
}

impl<'l> Report<'l> {
    pub fn new(place: Place<'l>, input: &Characters<'l>, finding: &'l Finding) -> Self {
        let characters = input.span(finding.span);
        let Citation { document, section } = finding.citation();
        Report {
            file: place.file,
            line: place.line,
            input: Some(input.text).filter(|text| text.len() <= LONG),
            text: finding.span.of(input.text),
            code: finding.code,
            name: finding.code.name(),
            severity: finding.severity,
            component: finding.component.name(),
            message: told(finding),
            column: characters.start + 1,
            offset: finding.span.start,
            end: finding.span.end,
            character_offset: characters.start,
            character_end: characters.end,
            characters: &finding.characters,
            document,
            section,
            key_word: finding.source.key_word,
            fix: finding.fix.as_ref().map(FixReport::from),
        }
    }
}
