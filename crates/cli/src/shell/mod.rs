//! The code that subcommands share. CONTRIBUTING.md lists the files in the order of their imports.
//!
//! A *text* is one unit of the input that a command works on: an argument, a line, or a column of a
//! line. *Octets* are its bytes, which need not be UTF-8.

/// Makes a value that is serialized as a JSON object with these members, in this order. A member
/// with `(Option<>)` after its name and `skip_serializing_if` before it is left out if it is `None`.
macro_rules! object {
    ($($(#[$meta:meta])* $name:ident $(($option:ident $open:tt $close:tt))? $(: $value:expr)?),*
        $(,)?) => {{
        #[derive(serde::Serialize)]
        struct Object<$($name),*> { $($(#[$meta])* $name: $($option $open)? $name $($close)?),* }
        Object { $($name $(: $value)?),* }
    }};
}

mod answer;
mod bulk;
mod columns;
mod commands;
mod compression;
mod damage;
mod destination;
mod fields;
mod get;
mod hints;
mod input;
mod journal;
mod json;
mod json_lines;
mod names;
mod notation;
mod objects;
mod options;
mod output;
mod problem;
mod progress;
mod reader;
mod reading;
mod results;
pub mod sarif;
mod settings;
mod task;
mod totals;
mod verdicts;
mod warc;
mod work;
mod zstandard;

pub use answer::*;
pub use bulk::{ReportOptions, SharedOptions};
pub use columns::Form;
pub use commands::{Described, ROWS};
pub use compression::expand;
pub use get::{GetOption, Part, find_part};
pub use hints::{hint_at_texts, tell_of_encoding, tell_of_skip};
pub use input::{Files, Pairs, Texts};
pub use journal::Statistics;
pub use json::{json, write_number};
pub use notation::{commands, object_schema};
pub use objects::Envelope;
pub use options::*;
pub use output::*;
pub use problem::{
    Field, Item, Place, Problem, Text, code_point, form_name, hexadecimal, print_error,
    with_character_name,
};
pub use reader::{LONGEST, open};
pub use results::Results;
pub use settings::{OnInvalid, Only, Settings};
pub use task::Task;
pub use totals::{SYNTAX, Totals};
pub use warc::{Warc, detect as detect_warc};
