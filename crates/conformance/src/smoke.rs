//! `iri-conformance smoke`.

use crate::case::Operation;
use crate::driver::{Driver, Outcome};
use crate::protocol::{Answer, Greeting, Request, ascii, members};
use crate::run::ProgramOptions;
use crate::shell::*;
use clap::Args;
use serde_json::{Value, json};
use std::time::Duration;

/// Tests a new driver
///
/// Its greeting, an answer for each of its operations, an operation that it cannot know, escaped
/// characters, and that it writes nothing else.
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Smoke {
    #[command(flatten)]
    program: ProgramOptions,
    #[command(flatten)]
    format: FormatOption,
}

const LONG_HELP: &str = "\
Each test is a line: ok, or FAILED with the reason. The texts of the tests are plain; whether an \
implementation is right is what 'iri-conformance run' finds. One that answers 'error' or \
'unsupported' passes.

With --format jsonl, an object for each test: test, ok, reason.

Exit status: 0 if all is well, 1 if a test fails, 2 if the driver does not greet.";

impl Smoke {
    /// Tests the driver.
    ///
    /// # Errors
    ///
    /// It does not greet.
    pub fn run(&self) -> Done {
        let mut driver =
            Driver::start(self.program.program()).map_err(|error| error.to_string())?;
        let mut is_fine = true;
        let greeting = driver.greeting().clone();
        self.write(&format!("greeting of {} {}", greeting.name, greeting.version), Ok(()))?;
        for test in tests(&greeting) {
            let result = test.run(&mut driver);
            is_fine &= result.is_ok();
            self.write(&test.name, result)?;
        }
        // A last line may come late.
        let unasked = match driver.unasked_line(Duration::from_millis(200)) {
            Some(line) => Err(format!("it wrote {line}")),
            None => Ok(()),
        };
        is_fine &= unasked.is_ok();
        self.write("nothing that was not asked for", unasked)?;
        Ok(is_fine)
    }

    /// Prints the line of a test.
    fn write(&self, test: &str, result: Result<(), String>) -> Result<(), Reason> {
        print(&match self.format.format {
            Format::Jsonl => json_line(&json!({
                "test": test,
                "ok": result.is_ok(),
                "reason": result.err(),
            })),
            Format::Human => match result {
                Ok(()) => format!("ok      {}\n", visible(test)),
                Err(reason) => format!("FAILED  {}: {}\n", visible(test), visible(&reason)),
            },
        })
    }
}

/// A request, and what its answer may be.
struct Test {
    name: String,
    request: Request,
    /// Says what is wrong with an answer.
    check: fn(Answer, &Request) -> Result<(), String>,
}

impl Test {
    /// Sends the request, and checks the answer. An error says what is wrong.
    fn run(&self, driver: &mut Driver) -> Result<(), String> {
        let mut request = self.request.clone();
        match driver.ask(&mut request) {
            Outcome::Answer(answer) => (self.check)(answer, &request),
            Outcome::Crash(how) => Err(how),
            Outcome::Hang => Err("no answer in time".to_owned()),
            Outcome::Noise(what) => Err(what),
        }
    }
}

/// Returns the tests of a driver with this greeting: four for each operation that it names, and one
/// of an operation that no driver has.
fn tests(greeting: &Greeting) -> Vec<Test> {
    let mut tests = Vec::new();
    for operation in &greeting.operations {
        let document = match greeting.documents.get(operation) {
            Some(documents) => documents.first().map_or("RFC 3986", String::as_str),
            None => "RFC 3986",
        };
        let production = (*operation == Operation::Check)
            .then(|| greeting.productions.first().map_or("URI", String::as_str));
        let mut add = |name: &str, input: Value, check| {
            tests.push(Test {
                name: format!("{operation}: {name}"),
                request: Request {
                    seq: 0,
                    operation: operation.name().to_owned(),
                    document: document.to_owned(),
                    production: production.map(str::to_owned),
                    input,
                },
                check,
            });
        };
        add("a simple case", input_with(*operation, "http://example.org/a"), check_members);
        // Characters that a line of JSON has to escape, or that ASCII does not have.
        let unusual = "http://example.org/\u{e9}\u{10000}\u{2028}\u{0}\n\"\\";
        add("escaped characters", input_with(*operation, unusual), check_members);
        add("an empty text", input_with(*operation, ""), check_members);
        let long = format!("http://example.org/{}", "a/".repeat(8000));
        add("a long text", input_with(*operation, &long), check_members);
    }
    tests.push(Test {
        name: "an unknown operation".to_owned(),
        request: Request {
            seq: 0,
            operation: "teleport".to_owned(),
            document: "RFC 3986".to_owned(),
            production: None,
            input: json!({ "text": "http://example.org/" }),
        },
        check: |answer, _| match answer {
            Answer::Unsupported(_) => Ok(()),
            other => Err(format!("'unsupported' was expected, not {}", other.line(0))),
        },
    });
    tests
}

/// Returns a valid input of the operation that contains the text.
fn input_with(operation: Operation, text: &str) -> Value {
    match operation {
        Operation::Check
        | Operation::Split
        | Operation::ToUri
        | Operation::ToIri
        | Operation::CheckScheme => json!({ "text": text }),
        Operation::Resolve => json!({ "base": "http://example.org/b/c", "reference": text }),
        Operation::Normalize => json!({ "text": text, "level": "syntax" }),
        Operation::Compare => json!({ "left": text, "right": text, "level": "syntax" }),
        Operation::ToAscii => {
            let host = text.strip_prefix("http://").unwrap_or(text);
            json!({ "host": host, "idna": "2008" })
        }
    }
}

/// Checks that a result has a member, and only members of its operation, of their types.
fn check_members(answer: Answer, request: &Request) -> Result<(), String> {
    let Answer::Result(result) = answer else { return Ok(()) };
    let operation = Operation::ALL.into_iter().find(|it| it.name() == request.operation);
    let operation = operation.ok_or("no operation")?;
    crate::judge::check_form(operation, &result)?;
    if result.is_empty() {
        let members = members(operation).join(", ");
        return Err(format!("the result {} has none of {members}", ascii(&result)));
    }
    Ok(())
}
