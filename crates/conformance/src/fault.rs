//! Faults that `iri-conformance driver --fault` plants, to test what judges drivers.

use crate::protocol::Answer;
use clap::ValueEnum;
use serde_json::{Value, json};
use std::process;
use std::thread;
use std::time::Duration;

/// A fault of a driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Fault {
    /// Ends at each tenth request
    Crash,
    /// Does not answer each tenth request
    Hang,
    /// Writes a word in place of each tenth answer
    Noise,
    /// Writes a line without end in place of each tenth answer
    Flood,
    /// Writes each tenth answer twice
    Twice,
    /// Answers each tenth request with the number of another
    Number,
    /// Adds an unknown member to each tenth result
    Member,
    /// Writes each tenth answer without its line feed, and ends
    Cut,
    /// Answers each tenth request with an error
    Error,
    /// Has a wrong result for each tenth request
    Wrong,
}

impl Fault {
    /// Returns what the driver writes for this answer. Does not return if the driver ends here.
    pub fn lines(self, answer: Answer, seq: u64) -> String {
        if !seq.is_multiple_of(10) {
            return answer.line(seq) + "\n";
        }
        match self {
            Fault::Crash => process::exit(3),
            Fault::Hang => loop {
                thread::sleep(Duration::from_secs(3600));
            },
            Fault::Noise => "Loading...\n".to_owned(),
            Fault::Flood => "x".repeat(1 << 21),
            Fault::Twice => format!("{0}\n{0}\n", answer.line(seq)),
            Fault::Number => answer.line(seq + 1) + "\n",
            Fault::Member => with_member(answer).line(seq) + "\n",
            Fault::Cut => {
                // An error means that no one reads it.
                let _ = crate::shell::print(&answer.line(seq));
                process::exit(0)
            }
            Fault::Error => Answer::Error("out of luck".to_owned()).line(seq) + "\n",
            Fault::Wrong => with_wrong_values(answer).line(seq) + "\n",
        }
    }
}

/// Adds an unknown member to a result.
fn with_member(answer: Answer) -> Answer {
    match answer {
        Answer::Result(mut result) => {
            result.insert("luck".to_owned(), json!(true));
            Answer::Result(result)
        }
        other => other,
    }
}

/// Changes each value of a result, so that the result keeps its form and is wrong.
fn with_wrong_values(answer: Answer) -> Answer {
    match answer {
        Answer::Result(mut result) => {
            for value in result.values_mut() {
                *value = match value {
                    Value::Bool(it) => json!(!*it),
                    Value::String(it) => json!(format!("{it}x")),
                    _ => json!("x"),
                };
            }
            Answer::Result(result)
        }
        // An error is right where the operation must fail.
        _ => Answer::Result([("text".to_owned(), json!("x"))].into_iter().collect()),
    }
}
