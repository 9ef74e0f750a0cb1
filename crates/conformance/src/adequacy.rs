//! `iri-conformance adequacy`: how strong other suites are.

use crate::case::{CaseFile, Expect, Input, Operation};
use crate::mutant::{Bench, Operator};
use crate::shell::{Done, Format, FormatOption, Reason, at, json_line, print};
use clap::Args;
use iri_grammar::{Grammar, Production};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Measures how strong suites are: which mutants of the grammar their cases kill
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Adequacy {
    /// Files with cases, or folders of them
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Also the mistakes of which each suite notices less than half
    #[arg(long)]
    missed: bool,
    #[command(flatten)]
    format: FormatOption,
}

const LONG_HELP: &str = "\
A file is a case file of this program, a file of JSON-Schema-Test-Suite for the formats iri, \
iri-reference, uri and uri-reference, or JSON lines with the members source, kind (valid or \
components), grammar, rule, input and expected. The cases of JSON lines are divided by source, up to \
the first ':'.

The mutants are those that differ from IRI-reference of RFC 3987 or of 3987bis, or from URI-reference of \
RFC 3986. A case kills a mutant if the production of the case, changed in that way, gives another \
answer than is expected. A case whose expectation differs from the document is counted and not used.

With --format jsonl, one object for each suite: suite, document, cases, wrong, mutants, killed, \
operators (by name: mutants, killed).

Exit status: 0 if a case was found, 1 if none was, 2 if a file cannot be read.";

/// A case of a suite: does the production accept the text?
#[derive(Debug, Clone)]
pub struct Question {
    /// The production.
    pub production: Production,
    /// The text.
    pub text: String,
    /// Whether the suite expects that the production accepts it.
    pub valid: bool,
}

/// The cases of one suite, by its name.
pub type Suites = BTreeMap<String, Vec<Question>>;

/// What a suite kills.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Measured {
    /// The name of the suite.
    pub suite: String,
    /// The grammar.
    pub grammar: Grammar,
    /// The number of cases that were used.
    pub cases: usize,
    /// The number of cases with another expectation than the document.
    pub wrong: usize,
    /// The mutants of each operator.
    pub operators: Vec<(Operator, Mutants)>,
}

/// Numbers of mutants.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Mutants {
    /// Those that do not accept the same texts as the grammar.
    pub all: usize,
    /// Those of `all` that a case kills.
    pub killed: usize,
}

impl Mutants {
    /// Returns how many of them are killed, in percent, rounded down.
    fn percent(self) -> usize {
        self.killed * 100 / self.all.max(1)
    }
}

impl Measured {
    /// Returns the numbers over all operators.
    pub fn total(&self) -> Mutants {
        self.operators.iter().fold(Mutants::default(), |sum, (_, mutants)| Mutants {
            all: sum.all + mutants.all,
            killed: sum.killed + mutants.killed,
        })
    }

    /// The operators of which less than half of the mutants are killed, the worst first, each with
    /// the share in percent.
    pub fn missed(&self) -> Vec<(Operator, usize)> {
        let shares = self.operators.iter().filter(|(_, mutants)| mutants.all > 0);
        let shares = shares.map(|(operator, mutants)| (*operator, mutants.percent()));
        let mut missed: Vec<_> = shares.filter(|&(_, share)| share < 50).collect();
        missed.sort_by_key(|&(_, share)| share);
        missed
    }
}

/// Reads the suites of files.
///
/// # Errors
/// A file cannot be read, or has no known format.
pub fn read_suites(paths: &[PathBuf]) -> Result<Suites, Reason> {
    let mut suites = Suites::new();
    for path in paths {
        if path.is_dir() {
            let entries = fs::read_dir(path).map_err(|error| at(path, error))?;
            let mut inside = Vec::new();
            for entry in entries {
                inside.push(entry.map_err(|error| at(path, error))?.path());
            }
            inside.sort();
            for path in inside {
                let name = path.to_string_lossy();
                let is_data = name.ends_with(".json") || name.ends_with(".jsonl");
                if is_data && !name.ends_with(".schema.json") {
                    read_file(&path, &mut suites)?;
                }
            }
        } else {
            read_file(path, &mut suites)?;
        }
    }
    Ok(suites)
}

/// Adds the cases of a file to the suites.
fn read_file(path: &Path, suites: &mut Suites) -> Result<(), Reason> {
    let text = fs::read_to_string(path).map_err(|error| at(path, error))?;
    if path.extension().is_some_and(|it| it == "jsonl") {
        return read_lines(path, &text, suites);
    }
    let value: Value = serde_json::from_str(&text).map_err(|error| at(path, error))?;
    if value.is_array() {
        read_schema_tests(path, value, suites)
    } else {
        read_case_file(path, &text, suites)
    }
}

/// Adds the cases of a file with a JSON object on each line to the suite of their source, as questions.
/// Leaves out those that no question can ask, such as cases of operations other than a check.
fn read_lines(path: &Path, text: &str, suites: &mut Suites) -> Result<(), Reason> {
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty()) {
        let line: Line = serde_json::from_str(line)
            .map_err(|error| format!("{}:{}: {error}", path.display(), number + 1))?;
        if let Some(question) = line.question() {
            let source = line.source.split(':').next().unwrap_or_default();
            suites.entry(source.to_owned()).or_default().push(question);
        }
    }
    Ok(())
}

/// Adds the tests of a file of JSON-Schema-Test-Suite, those of each format to a suite.
fn read_schema_tests(path: &Path, value: Value, suites: &mut Suites) -> Result<(), Reason> {
    let groups: Vec<Group> = serde_json::from_value(value).map_err(|error| at(path, error))?;
    for group in groups {
        let Some(production) = format_production(&group.schema) else { continue };
        let name = format!("JSON Schema, format {}", group.schema["format"].as_str().unwrap_or(""));
        for SchemaTest { data, valid } in group.tests {
            if let Value::String(text) = data {
                let question = Question { production, text, valid };
                suites.entry(name.clone()).or_default().push(question);
            }
        }
    }
    Ok(())
}

/// Adds the cases of a case file of `check` to a suite. Other case files have no cases here.
fn read_case_file(path: &Path, text: &str, suites: &mut Suites) -> Result<(), Reason> {
    let file = CaseFile::parse(text).map_err(|error| format!("{}:{error}", path.display()))?;
    if file.operation != Operation::Check {
        return Ok(());
    }
    let grammar = match &*file.document {
        "RFC 3986" => Grammar::Rfc3986,
        "RFC 3987" => Grammar::Rfc3987,
        _ => Grammar::Rfc3987bis,
    };
    let production = file.production.as_deref().and_then(|name| grammar.production(name));
    let production =
        production.ok_or_else(|| at(path, "the production is not one of the document"))?;
    let parent = path.parent().and_then(Path::file_name).unwrap_or_default();
    let name = format!("{}, {}", parent.to_string_lossy(), production.name());
    for case in file.cases {
        if let (Input::Text(input), Expect::Valid { valid }) = (case.input, case.expect) {
            let question = Question { production, text: input.text, valid };
            suites.entry(name.clone()).or_default().push(question);
        }
    }
    Ok(())
}

/// A case in JSON lines.
#[derive(Deserialize)]
struct Line {
    source: String,
    kind: String,
    #[serde(default)]
    grammar: String,
    #[serde(default)]
    rule: String,
    input: String,
    expected: Value,
}

impl Line {
    /// Returns the question, if the case is about a production of one of the three grammars. If
    /// components are expected, the text is expected to be accepted.
    fn question(&self) -> Option<Question> {
        let grammar: Grammar = self.grammar.parse().ok()?;
        let known = [Grammar::Rfc3986, Grammar::Rfc3987, Grammar::Rfc3987bis];
        let production = grammar.production(&self.rule).filter(|_| known.contains(&grammar))?;
        let valid = match &*self.kind {
            "valid" => self.expected.as_bool()?,
            "components" => true,
            _ => return None,
        };
        Some(Question { production, text: self.input.clone(), valid })
    }
}

/// A group of tests of JSON-Schema-Test-Suite.
#[derive(Deserialize)]
struct Group {
    schema: Value,
    tests: Vec<SchemaTest>,
}

#[derive(Deserialize)]
struct SchemaTest {
    data: Value,
    valid: bool,
}

/// The production of a format of JSON Schema (draft 2020-12, validation, 7.3.5).
fn format_production(schema: &Value) -> Option<Production> {
    let (grammar, name) = match schema.get("format")?.as_str()? {
        "uri" => (Grammar::Rfc3986, "URI"),
        "uri-reference" => (Grammar::Rfc3986, "URI-reference"),
        "iri" => (Grammar::Rfc3987, "IRI"),
        "iri-reference" => (Grammar::Rfc3987, "IRI-reference"),
        _ => return None,
    };
    grammar.production(name)
}

/// Measures how many mutants of each grammar the cases of each suite kill.
///
/// # Errors
/// A grammar has no language. Each grammar of the library has one.
pub fn measure(suites: &Suites) -> Result<Vec<Measured>, Reason> {
    let mut measured = Vec::new();
    for grammar in [Grammar::Rfc3986, Grammar::Rfc3987, Grammar::Rfc3987bis] {
        let of_grammar = |question: &&Question| question.production.grammar() == grammar;
        let asked: BTreeSet<&'static str> =
            suites.values().flatten().filter(of_grammar).map(|it| it.production.name()).collect();
        if asked.is_empty() {
            continue;
        }
        let reference = grammar.reference().name();
        let mut starts = vec![reference];
        starts.extend(asked.into_iter().filter(|&name| name != reference));
        let bench = Bench::new(grammar, &starts).map_err(|error| error.to_string())?;
        for (suite, questions) in suites {
            let questions: Vec<&Question> = questions.iter().filter(of_grammar).collect();
            if !questions.is_empty() {
                measured.push(measure_suite(&bench, grammar, suite, &questions));
            }
        }
    }
    Ok(measured)
}

/// Counts the mutants of a grammar that the cases of a suite kill, by operator. Cases with another
/// expectation than the document are not used.
fn measure_suite(
    bench: &Bench,
    grammar: Grammar,
    suite: &str,
    questions: &[&Question],
) -> Measured {
    let start_of = |it: &Question| bench.start(it.production.name()).unwrap_or_default();
    let used_cases: BTreeSet<(usize, &str)> = questions
        .iter()
        .filter(|it| bench.accepts(start_of(it), &it.text) == it.valid)
        .map(|it| (start_of(it), &*it.text))
        .collect();
    let wrong = questions.iter().filter(|it| bench.accepts(start_of(it), &it.text) != it.valid);
    let mut operators = Operator::ALL.map(|operator| (operator, Mutants::default())).to_vec();
    for (index, decided) in bench.mutants_of(0) {
        if bench.is_equal(0, index) {
            continue;
        }
        let is_killed = used_cases.iter().any(|&(start, text)| bench.kills(start, index, text));
        let (_, mutants) = &mut operators[decided.mutant.operator.number() - 1];
        mutants.all += 1;
        mutants.killed += usize::from(is_killed);
    }
    Measured {
        suite: suite.to_owned(),
        grammar,
        cases: used_cases.len(),
        wrong: wrong.count(),
        operators,
    }
}

/// A table in Markdown: a line for each suite, and a column for each operator.
pub fn markdown(measured: &[Measured]) -> String {
    let mut table = "| suite | document | cases | killed |".to_owned();
    for operator in Operator::ALL {
        table += &format!(" {} |", operator.number());
    }
    table += "\n| --- | --- |";
    table += &" --- |".repeat(2 + Operator::ALL.len());
    for it in measured {
        let total = it.total();
        let (Mutants { all, killed }, share) = (total, total.percent());
        let (suite, document, cases) = (&it.suite, it.grammar.document(), it.cases);
        table += &format!("\n| {suite} | {document} | {cases} | {killed} of {all}, {share} % |");
        for (_, mutants) in &it.operators {
            table += &format!(" {} |", mutants.percent());
        }
    }
    table + "\n"
}

impl Adequacy {
    /// Measures the suites.
    ///
    /// # Errors
    /// A file cannot be read.
    pub fn run(&self) -> Done {
        let measured = measure(&read_suites(&self.files)?)?;
        match self.format.format {
            Format::Jsonl => measured.iter().try_for_each(|it| print(&json_line(&object(it))))?,
            Format::Human => self.print_table(&measured)?,
        }
        Ok(!measured.is_empty())
    }

    /// Prints the table of all suites, and what its columns mean.
    fn print_table(&self, measured: &[Measured]) -> Result<(), Reason> {
        print(&markdown(measured))?;
        print("\nThe numbers of the last columns are percent of the mutants of an operator:\n")?;
        for operator in Operator::ALL {
            print(&format!("{:>3} {operator}\n", operator.number()))?;
        }
        for it in measured.iter().filter(|it| it.wrong > 0) {
            let (suite, wrong) = (&it.suite, it.wrong);
            print(&format!("{suite}: not used, since the document says otherwise: {wrong}\n"))?;
        }
        if self.missed {
            for it in measured {
                let heading = "notices few implementations that make these mistakes";
                print(&format!("\n{} {heading}:\n", it.suite))?;
                for (operator, share) in it.missed() {
                    print(&format!("{share:>4} %  {}\n", operator.mistake()))?;
                }
            }
        }
        Ok(())
    }
}

/// Returns the JSON object of a suite.
fn object(it: &Measured) -> Value {
    let operators = it.operators.iter().map(|(operator, Mutants { all, killed })| {
        (operator.name().to_owned(), json!({"mutants": all, "killed": killed}))
    });
    let Mutants { all, killed } = it.total();
    json!({
        "suite": it.suite,
        "document": it.grammar.document().to_string(),
        "cases": it.cases,
        "wrong": it.wrong,
        "mutants": all,
        "killed": killed,
        "operators": serde_json::Map::from_iter(operators),
    })
}
