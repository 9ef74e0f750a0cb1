//! Why the grammar of a scheme rejects an identifier.

use iri_grammar::Citation;
use std::fmt;

/// Why the grammar of a scheme rejects an identifier.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error {
    rule: &'static str,
    part: GrammarPart,
    citation: Citation,
    sentence: Option<&'static str>,
    expected: Vec<&'static str>,
    at: usize,
    characters: usize,
    found: Option<char>,
}

/// The part of a grammar that rejects an identifier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GrammarPart {
    /// A rule that the document of the scheme prints.
    Printed,
    /// A rule that a sentence demands.
    Demanded,
    /// A rule that applies after percent-decoding.
    Decoded,
    /// A rule that another document prints.
    Imported,
    /// A sentence that forbids a fragment.
    Fragment,
}

impl GrammarPart {
    /// The name, in lower case.
    pub fn name(self) -> &'static str {
        match self {
            GrammarPart::Printed => "printed",
            GrammarPart::Demanded => "demanded",
            GrammarPart::Decoded => "decoded",
            GrammarPart::Imported => "imported",
            GrammarPart::Fragment => "fragment",
        }
    }

    /// The part of the grammar that a rule comes from, by its name in a table. A name that is not that
    /// of a part of its own stands for an imported rule.
    pub(crate) fn of_name(name: &str) -> Self {
        let own = [GrammarPart::Printed, GrammarPart::Demanded, GrammarPart::Decoded];
        own.into_iter().find(|part| part.name() == name).unwrap_or(GrammarPart::Imported)
    }
}

impl Error {
    /// The error of a text at the octet `at`. An empty `sentence` stands for none.
    pub(crate) fn new(
        rule: &'static str,
        part: GrammarPart,
        citation: Citation,
        sentence: &'static str,
        expected: Vec<&'static str>,
        text: &str,
        at: usize,
    ) -> Self {
        // The place can be within the octets of a character.
        let at = (0..=at).rfind(|&at| text.is_char_boundary(at)).unwrap_or_default();
        Error {
            rule,
            part,
            citation,
            sentence: Some(sentence).filter(|it| !it.is_empty()),
            expected,
            at,
            characters: text[..at].chars().count(),
            found: text[at..].chars().next(),
        }
    }

    /// The innermost rule that is open where the text cannot go on.
    pub fn rule(&self) -> &'static str {
        self.rule
    }

    /// The part of the grammar with this rule.
    pub fn part(&self) -> GrammarPart {
        self.part
    }

    /// The section with this rule, or with the sentence.
    pub fn citation(&self) -> Citation {
        self.citation
    }

    /// The sentence that demands the rule, if the document does not print it.
    pub fn sentence(&self) -> Option<&'static str> {
        self.sentence
    }

    /// What may stand there: rules, or ABNF. `the end` if the text may end there.
    pub fn expected(&self) -> &[&'static str] {
        &self.expected
    }

    /// What may stand there, in words: `a, b or c`; empty if a fragment is not allowed.
    pub fn allowed(&self) -> String {
        match &self.expected[..] {
            [others @ .., last] if !others.is_empty() => format!("{} or {last}", others.join(", ")),
            expected => expected.concat(),
        }
    }

    /// What is wrong, without the section and the sentence: `host expects DIGIT, not the end`.
    pub fn reason(&self) -> String {
        if self.part == GrammarPart::Fragment {
            return "a fragment is not allowed".to_owned();
        }
        let found = self.found.map(|found| format!("U+{:04X} {found:?}", u32::from(found)));
        match (found, self.expected == [self.rule]) {
            // A sentence demands that something begins here.
            (Some(found), true) => format!("{} cannot begin with {found}", self.rule),
            (None, true) => format!("{} cannot be empty", self.rule),
            (found, false) => {
                let found = found.unwrap_or_else(|| "the end".to_owned());
                format!("{} expects {}, not {found}", self.rule, self.allowed())
            }
        }
    }

    /// The place in the identifier, in bytes from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The place in the identifier, in characters from 0.
    pub fn character(&self) -> usize {
        self.characters
    }

    /// The character at the place; `None` at the end.
    pub fn found(&self) -> Option<char> {
        self.found
    }
}

impl fmt::Display for Error {
    /// Writes the rule, its section, what may follow, and the sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (reason, citation) = (self.reason(), self.citation);
        match reason.strip_prefix(self.rule) {
            Some(rest) if self.part != GrammarPart::Fragment => {
                write!(f, "{} ({citation}){rest}", self.rule)?;
            }
            _ => write!(f, "{reason} ({citation})")?,
        }
        match self.sentence {
            Some(sentence) => write!(f, ": \"{sentence}\""),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Error {}
