//! The questions, and their answers. Places are numbers of UTF-16 code units, as those of
//! JavaScript are.

use super::difference::Difference;
use super::text::Text;
use crate::lab::source::{Kind, Source, first_rule};
use crate::shell::{in_quotation_marks, json, print};
use iri_grammar::lab::{Budget, GrammarError, LabGrammar, ParseError, Place, Study, StudyError};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{self, Read};
use std::ops::Range;
use std::time::Duration;

#[derive(Deserialize)]
struct Question {
    #[serde(flatten)]
    kind: Ask,
    /// The time for the answer.
    seconds: u64,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Ask {
    Grammar { grammar: Written },
    Lint { grammar: Written },
    Text(Text),
    Rule { grammar: Written, rule: String },
    Samples(Samples),
    Difference(Difference),
}

/// The text of a grammar.
#[derive(Clone, Deserialize)]
pub struct Written {
    pub text: String,
    #[serde(default)]
    pub notation: Kind,
}

impl Written {
    pub fn read(&self) -> Result<LabGrammar, Failure> {
        let Written { text, notation } = self.clone();
        let grammar = Source::of_text(text, notation).and_then(|source| source.grammar());
        let grammar = grammar.map_err(|error| Failure::new("grammar", error))?;
        match grammar.rules().is_empty() {
            true => Err(Failure::new("grammar", "there is no rule")),
            false => Ok(grammar),
        }
    }
}

/// What a question may cost.
pub fn budget(seconds: u64) -> Budget {
    Budget::unlimited().time(Duration::from_secs(seconds)).memory(MEMORY)
}

/// How long the texts are, in characters, to which two recursive rules are compared.
pub const LONGEST: usize = 8;

/// The memory for a question, in bytes, as it is estimated from the number of states.
const MEMORY: usize = 1 << 30;

/// Why a question has no answer.
pub struct Failure {
    kind: &'static str,
    message: String,
}

impl Failure {
    pub fn new(kind: &'static str, message: impl ToString) -> Self {
        Failure { kind, message: message.to_string() }
    }
}

impl From<StudyError> for Failure {
    fn from(error: StudyError) -> Self {
        let kind = match error {
            StudyError::Budget { .. } => "budget",
            _ => "question",
        };
        Failure::new(kind, error)
    }
}

impl From<ParseError> for Failure {
    fn from(error: ParseError) -> Self {
        match error {
            ParseError::Study(error) => error.into(),
            error => Failure::new("question", error),
        }
    }
}

pub type Answered = Result<Value, Failure>;

/// The room that a thread has for rules within rules.
const STACK: usize = 256 << 20;

/// Answers the first line of standard input. The process ends with standard input, as that of
/// whoever asks does.
pub fn of_standard_input() -> io::Result<()> {
    let mut question = String::new();
    io::stdin().read_line(&mut question)?;
    std::thread::spawn(|| {
        let _ = io::copy(&mut io::stdin().lock().take(u64::MAX), &mut io::sink());
        std::process::exit(0);
    });
    let thread = std::thread::Builder::new().stack_size(STACK);
    let answer = thread.spawn(move || answer(&question))?.join();
    let answer = answer.unwrap_or_else(|_| Err(Failure::new("ended", "the computation panicked")));
    let mut out = Vec::new();
    match answer {
        Ok(answer) => json(&mut out, &answer)?,
        Err(Failure { kind, message }) => {
            json(&mut out, &json!({"error": {"kind": kind, "message": message}}))?;
        }
    }
    print(&out)
}

fn answer(question: &str) -> Answered {
    let question: Question =
        serde_json::from_str(question).map_err(|error| Failure::new("question", error))?;
    let budget = budget(question.seconds);
    match question.kind {
        Ask::Grammar { grammar } => Ok(rules(grammar)),
        Ask::Lint { grammar } => findings(grammar, &budget),
        Ask::Text(text) => text.answer(&budget),
        Ask::Rule { grammar, rule } => describe(&grammar, &rule, &budget),
        Ask::Samples(samples) => samples.answer(&budget),
        Ask::Difference(difference) => difference.answer(&budget),
    }
}

/// The rules of a grammar with their places, and its mistakes.
fn rules(Written { text, notation }: Written) -> Value {
    let units = Units::of(&text);
    let source = match Source::of_text(text.clone(), notation) {
        Ok(source) => source,
        Err(error) => return mistaken(&text, &units, &error, error.place().span.clone()),
    };
    let grammar = match source.grammar() {
        Ok(grammar) => grammar,
        Err(error) => {
            return mistaken(&text, &units, &error, source.in_file(error.place().span.clone()));
        }
    };
    // A name with a space is that of a reader's own rule.
    let rules = grammar.rules().iter().filter(|rule| !rule.name.contains(' '));
    let rules = rules.map(|rule| {
        let place = rule.span.clone().map(|span| units.places(&source.in_file(span)));
        json!({"name": rule.name, "place": place})
    });
    let rules: Vec<_> = rules.collect();
    if rules.is_empty() {
        return mistake(&text, &units, "there is no rule", 0..0);
    }
    json!({"rules": rules, "first": first_rule(&grammar), "mistakes": []})
}

/// The answer where a mistake leaves no grammar.
fn mistaken(text: &str, units: &Units, error: &GrammarError, span: Range<usize>) -> Value {
    let message = error.to_string();
    let message = message.strip_prefix(&format!("{}: ", error.place())).unwrap_or(&message);
    mistake(text, units, message, span)
}

fn mistake(text: &str, units: &Units, message: &str, span: Range<usize>) -> Value {
    let place = Place::of(text, span);
    let mistake = json!({
        "severity": "error", "message": message, "fix": null,
        "line": place.line, "column": place.column, "place": units.places(&place.span),
    });
    json!({"rules": null, "first": null, "mistakes": [mistake]})
}

/// All that is wrong or doubtful in an ABNF, or in that of a document.
fn findings(Written { text, notation }: Written, budget: &Budget) -> Answered {
    let units = Units::of(&text);
    let Ok(source) = Source::of_text(text.clone(), notation) else { return Ok(json!(null)) };
    let Some(lint) = source.lint(budget) else { return Ok(json!(null)) };
    let findings = lint.findings.into_iter().map(|finding| {
        let place = finding.place;
        let fix =
            finding.fix.map(|fix| json!({"place": units.places(&fix.span), "text": fix.text}));
        json!({
            "severity": finding.level.name(), "kind": finding.kind.name(),
            "message": finding.message, "fix": fix,
            "line": place.line, "column": place.column, "place": units.places(&place.span),
        })
    });
    Ok(json!({"mistakes": findings.collect::<Vec<_>>()}))
}

/// A rule with its diagram, and what it has to do with others.
fn describe(written: &Written, rule: &str, budget: &Budget) -> Answered {
    let grammar = written.read()?;
    let diagram = grammar.railroad_svg(rule)?;
    let index = grammar.find(rule).unwrap_or_default();
    let name = |index: usize| grammar.rule(index).name.clone();
    let uses: BTreeSet<usize> = grammar.rule(index).expr.references().collect();
    let users = (0..grammar.rules().len())
        .filter(|&user| grammar.rule(user).expr.references().any(|target| target == index));
    let printed = || format!("{} = {}", name(index), grammar.display(&grammar.rule(index).expr));
    let mut answer = json!({
        "name": name(index),
        "definition": grammar.written(index).unwrap_or_else(printed),
        "diagram": diagram,
        "uses": uses.into_iter().map(name).collect::<Vec<_>>(),
        "users": users.map(name).collect::<Vec<_>>(),
        "states": null, "shortest": null, "none": null,
    });
    // A rule that has no language is drawn all the same.
    let study = Study::of_rules(grammar, &[rule], budget);
    match study.and_then(|study| Ok((study.lang(rule)?, study))) {
        Ok((lang, study)) => {
            let languages = study.languages();
            answer["states"] = json!(languages.states(lang));
            answer["shortest"] = json!(languages.shortest(lang).as_deref().map(Shown::of));
        }
        Err(error) => answer["none"] = json!(error.to_string()),
    }
    Ok(answer)
}

#[derive(Deserialize)]
struct Samples {
    grammar: Written,
    rule: String,
    #[serde(default)]
    seed: u64,
}

/// How many strings are shown of each kind.
const STRINGS: usize = 8;

impl Samples {
    fn answer(&self, budget: &Budget) -> Answered {
        let study = Study::of_rules(self.grammar.read()?, &[&self.rule], budget)?;
        let mut sampler = study.sampler(&self.rule, self.seed)?;
        let mut strings = |near_misses: bool| {
            let string = || match near_misses {
                true => sampler.near_miss(),
                false => sampler.accepted(),
            };
            // What comes again is not shown again.
            let mut seen = BTreeSet::new();
            let strings = std::iter::repeat_with(string).take(4 * STRINGS).flatten();
            let strings = strings.filter(|text| seen.insert(text.clone())).take(STRINGS);
            strings.map(|text| Shown::of(&text)).collect::<Vec<_>>()
        };
        Ok(json!({"samples": strings(false), "near_misses": strings(true)}))
    }
}

/// A text as it is and as it is shown: in quotation marks, with escapes for what is not seen.
#[derive(Serialize)]
pub struct Shown {
    text: String,
    shown: String,
}

impl Shown {
    pub fn of(text: &str) -> Self {
        Shown { text: text.to_owned(), shown: in_quotation_marks(text) }
    }
}

/// The places of a text in UTF-16 code units.
pub struct Units(Vec<u32>);

impl Units {
    pub fn of(text: &str) -> Self {
        let mut units = Vec::with_capacity(text.len() + 1);
        let mut count = 0;
        for character in text.chars() {
            units.extend(std::iter::repeat_n(count, character.len_utf8()));
            count += character.len_utf16() as u32;
        }
        units.push(count);
        Units(units)
    }

    pub fn place(&self, byte: usize) -> u32 {
        self.0[byte.min(self.0.len() - 1)]
    }

    pub fn places(&self, span: &Range<usize>) -> [u32; 2] {
        [self.place(span.start), self.place(span.end)]
    }

    /// The byte of a place; that of the end where the text is shorter.
    pub fn byte(&self, place: u32) -> usize {
        self.0.partition_point(|&units| units < place).min(self.0.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::Units;

    #[test]
    fn places_count_utf_16_code_units() {
        let units = Units::of("aé\u{10000}z");
        assert_eq!([0, 1, 3, 7, 8, 99].map(|byte| units.place(byte)), [0, 1, 2, 4, 5, 5]);
        assert_eq!([0, 1, 2, 4, 5, 99].map(|place| units.byte(place)), [0, 1, 3, 7, 8, 8]);
    }
}
