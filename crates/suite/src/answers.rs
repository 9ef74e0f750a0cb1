//! Questions about what a program does, and the answers that a run gives to them.

use crate::encodings::Encoding;
use crate::record::{FIELD, FormatName, HOST, Notation, Position, Record, Specification, TextKind};
use crate::results::{Outcome, Results};
use crate::shell::counted;
use crate::table::{Cell, Table};
use crate::tally::NamedRun;
use iri_grammar::text::percent::decode_octets;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use unicode_normalization::UnicodeNormalization;

/// A question about what a program does. The outcomes of some tests answer it.
struct Question {
    asks: &'static str,
    /// Whether the question is about the test of a record.
    concerns: fn(&Record) -> bool,
    /// The possible answers, each in words. An outcome gives the first one whose
    /// condition holds.
    answers: &'static [(&'static str, Condition)],
}

/// The condition on which an outcome gives an answer.
enum Condition {
    /// Anything.
    Always,
    /// The resolved reference has this in place of the text.
    Has(&'static str),
    /// The result is that of this specification.
    Follows(Specification),
    /// The function returns true.
    If(fn(&Outcome) -> bool),
}
use Condition::{Always, Follows, Has, If};

/// The answer of an outcome that gives none of the answers of a question.
const OTHERWISE: &str = "neither";

/// The questions, in the order in which they are written.
const QUESTIONS: &[Question] = &[
    Question {
        asks: "Is a document read in the encoding that it declares?",
        concerns: |record| record.position == Position::Text,
        answers: &[("yes", If(is_read)), ("no", Always)],
    },
    Question {
        asks: "Is the path sent in UTF-8, whatever the encoding of the document?",
        concerns: |record| has_word(record, Position::Path) && is_legacy(record),
        answers: &[
            ("yes", If(is_utf_8)),
            ("no, in the encoding of the document", If(is_in_encoding)),
        ],
    },
    Question {
        asks: "Are queries sent in the document's encoding?",
        concerns: |record| has_word(record, Position::Query) && is_legacy(record),
        answers: &[("yes", If(is_in_encoding)), ("no, in UTF-8", If(is_utf_8))],
    },
    Question {
        asks: "What is sent for a character in a query that the document's encoding lacks?",
        concerns: |record| has_text(record, &[TextKind::Foreign], Position::Query),
        answers: &[
            ("a percent-encoded character reference", If(begins_character_reference)),
            ("UTF-8", If(is_utf_8)),
        ],
    },
    Question {
        asks: "Are percent-encodings in path, query and fragment kept?",
        concerns: |record| {
            let is_word = record.text != TextKind::Special && is_percent_encoded(record);
            is_word && record.position != Position::Host
        },
        answers: &[
            ("yes", If(|outcome| observed_text(outcome) == written_text(outcome))),
            ("no", Always),
        ],
    },
    Question {
        asks: "Are decomposed characters in a path composed (NFC)?",
        concerns: |record| {
            has_text(record, &[TextKind::Decomposed, TextKind::Transcoded], Position::Path)
        },
        // The text of the record is decomposed, so its own UTF-8 is not composed.
        answers: &[("no", If(is_utf_8)), ("yes", If(is_composed))],
    },
    Question {
        asks: "Does a fragment find the element whose identifier it is, composed or not?",
        concerns: |record| {
            record.format == FormatName::Target && record.position == Position::Fragment
        },
        answers: &[("yes", If(|outcome| outcome.observed.href.is_some())), ("no", Always)],
    },
    Question {
        asks: "Is a host mapped by UTS 46?",
        concerns: |record| {
            let is_unicode = !is_percent_encoded(record) && !record.reads.is_ascii();
            record.position == Position::Host && is_unicode
        },
        answers: &[
            ("yes", Follows(Specification::Url)),
            ("no, by IDNA2003, or not at all", Follows(Specification::Rfc3987)),
            ("no, by IDNA2008, or not at all", Follows(Specification::Rfc3987bis)),
        ],
    },
    Question {
        asks: "Is a percent-encoded host decoded?",
        concerns: |record| {
            record.position == Position::Host && record.notation == Notation::PercentUtf8
        },
        answers: &[("yes", If(has_no_percent)), ("no", Always)],
    },
    Question {
        asks: "Is a backslash in a path a slash?",
        concerns: |record| record.id.ends_with("-backslash-path"),
        answers: &[("yes", Has("a/b")), ("no, it is percent-encoded", Has("a%5Cb"))],
    },
    Question {
        asks: "Is a vertical line in a path percent-encoded?",
        concerns: |record| record.id.ends_with("-bar-path"),
        answers: &[("yes", Has("%7C")), ("no", Has("|"))],
    },
    Question {
        asks: "Is a circumflex in a path percent-encoded?",
        concerns: |record| record.id.ends_with("-circumflex-path"),
        answers: &[("yes", Has("%5E")), ("no", Has("^"))],
    },
];

/// The table of the questions, with the answers of each run. `names` are those of the runs.
pub fn table(runs: &[NamedRun], names: &[&str]) -> Table {
    let rows = QUESTIONS.iter().map(|question| {
        let answers = runs.iter().map(|run| Cell::text(question.answer_of_run(&run.results)));
        [Cell::text(question.asks)].into_iter().chain(answers).collect()
    });
    Table::new(["question"].iter().chain(names)).with_rows(rows)
}

impl Condition {
    /// Whether the condition holds for an outcome.
    fn holds_for(&self, outcome: &Outcome) -> bool {
        match self {
            Always => true,
            Has(text) => observed_text(outcome).as_deref() == Some(text),
            Follows(specification) => outcome.follows.contains(specification),
            If(is) => is(outcome),
        }
    }
}

impl Question {
    /// Returns the answer of a run in words: that of most formats, then each other one with its
    /// formats; `not tested` if no outcome of the run is about the question.
    fn answer_of_run(&self, results: &Results) -> String {
        let mut formats: BTreeMap<FormatName, BTreeMap<&str, usize>> = BTreeMap::new();
        for outcome in results.outcomes.iter().filter(|outcome| self.is_about(outcome)) {
            let given = self.answers.iter().find(|(_, condition)| condition.holds_for(outcome));
            let counts = formats.entry(outcome.record.format).or_default();
            *counts.entry(given.map_or(OTHERWISE, |(answer, _)| answer)).or_default() += 1;
        }
        // Each answer in words, with the formats that give it.
        let mut answers: Vec<(String, Vec<&str>)> = Vec::new();
        for (format, counts) in &formats {
            let answer = self.answer_in_words(counts);
            match answers.iter_mut().find(|(other, _)| *other == answer) {
                Some((_, formats)) => formats.push(format.phrase()),
                None => answers.push((answer, vec![format.phrase()])),
            }
        }
        answers.sort_by_key(|(_, formats)| Reverse(formats.len()));
        let Some((first, others)) = answers.split_first() else { return "not tested".to_owned() };
        let others = others.iter().map(|(answer, at)| format!("; in {}: {answer}", at.join(", ")));
        first.0.clone() + &others.collect::<String>()
    }

    /// Whether the question is about an outcome: that of a test which was read as written and is
    /// dereferenced. A text that is not a reference is only in controls, so these are asked too.
    fn is_about(&self, outcome: &Outcome) -> bool {
        let is_text = outcome.record.position == Position::Text;
        (is_text || outcome.is_applicable()) && (self.concerns)(&outcome.record)
    }

    /// Returns the answer of a format in words, given the number of its tests by answer. An answer
    /// of all tests stands alone; several are written with their numbers, in the order of the
    /// question.
    fn answer_in_words(&self, counts: &BTreeMap<&str, usize>) -> String {
        if let [(answer, _)] = &*counts.iter().collect::<Vec<_>>() {
            return (**answer).to_owned();
        }
        let order = self.answers.iter().map(|(answer, _)| *answer).chain([OTHERWISE]);
        let counted = order.filter_map(|answer| {
            let count = counts.get(answer)?;
            Some(format!("{answer} in {}", counted(*count, "test")))
        });
        counted.collect::<Vec<_>>().join(", ")
    }
}

/// Whether a record has, in this position, a word of precomposed characters that is not
/// percent-encoded. Each encoding has such a word.
fn has_word(record: &Record, position: Position) -> bool {
    has_text(record, &[TextKind::Precomposed], position)
}

/// Whether a record has a text of one of these kinds in this position, not percent-encoded.
fn has_text(record: &Record, kinds: &[TextKind], position: Position) -> bool {
    let has_kind = kinds.contains(&record.text) && record.position == position;
    has_kind && !is_percent_encoded(record)
}

/// Whether the document has the text of a record percent-encoded.
fn is_percent_encoded(record: &Record) -> bool {
    [Notation::PercentUtf8, Notation::PercentLegacy].contains(&record.notation)
}

/// The encoding in which the document of a record is, whatever it declares.
fn encoding(record: &Record) -> Option<&'static Encoding> {
    Encoding::find(&record.encoding)
}

/// Whether the document of a record is in an encoding other than UTF-8 and UTF-16.
fn is_legacy(record: &Record) -> bool {
    encoding(record).is_some_and(|encoding| !encoding.charset().is_ucs_based())
}

/// Returns the part of `reference` that the text of the record became. In a host, this is
/// everything before the suite's host. In other positions, it is everything after the record's
/// identifier and the delimiter, without the name of a form field. `None` if `reference` has no
/// such part.
fn text_in<'r>(reference: &'r str, record: &Record) -> Option<&'r str> {
    if record.position == Position::Host {
        let text = reference.strip_prefix("http://")?.split_once(&format!(".{HOST}"))?;
        return Some(text.0);
    }
    let text = reference.split_once(&format!("{}{}", record.id, record.position.delimiter()))?;
    Some(text.1.strip_prefix(FIELD).unwrap_or(text.1))
}

/// Returns what the resolved reference has in place of the text. `None` if the browser resolved
/// nothing, or something of another form.
fn observed_text(outcome: &Outcome) -> Option<String> {
    let Outcome { record, observed, .. } = outcome;
    text_in(observed.href.as_deref()?, record).map(str::to_owned)
}

/// The text of the reference, in the characters that the browser must read.
fn written_text(outcome: &Outcome) -> Option<String> {
    let record = &outcome.record;
    text_in(record.to_read(), record).map(str::to_owned)
}

/// The octets of what [`observed_text`] returns, with its percent-encodings decoded.
fn observed_octets(outcome: &Outcome) -> Option<Vec<u8>> {
    observed_text(outcome).map(|text| decode_octets(&text).into_owned())
}

/// Whether the resolved reference has the text in UTF-8, percent-encoded or not.
fn is_utf_8(outcome: &Outcome) -> bool {
    observed_octets(outcome) == written_text(outcome).map(String::into_bytes)
}

/// Whether the resolved reference has the text in the encoding of the document, percent-encoded
/// or not.
fn is_in_encoding(outcome: &Outcome) -> bool {
    let encoded = encoding(&outcome.record).zip(written_text(outcome));
    observed_octets(outcome) == encoded.and_then(|(encoding, text)| encoding.octets(&text).ok())
}

/// Whether the resolved reference has the text composed (NFC).
fn is_composed(outcome: &Outcome) -> bool {
    let composed = written_text(outcome).map(|text| text.nfc().collect::<String>());
    composed.is_some_and(|text| observed_octets(outcome).as_deref() == Some(text.as_bytes()))
}

/// Whether the browser read what it must.
fn is_read(outcome: &Outcome) -> bool {
    outcome.observed.reads.as_deref() == Some(outcome.record.to_read())
}

/// Whether the resolved reference has `&#`, the beginning of a character reference, percent-encoded.
fn begins_character_reference(outcome: &Outcome) -> bool {
    observed_text(outcome).is_some_and(|text| text.starts_with("%26%23"))
}

/// Whether a host was resolved without percent-encodings.
fn has_no_percent(outcome: &Outcome) -> bool {
    observed_text(outcome).is_some_and(|text| !text.contains('%'))
}
