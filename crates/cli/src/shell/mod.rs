//! What the subcommands share: the input, with the places of its texts; the results, as tables
//! and as objects; the problems; the options, which are read to values of the library.

/// A JSON object with these members, in this order.
macro_rules! object {
    ($($(#[$meta:meta])* $name:ident $(: $value:expr)?),* $(,)?) => {{
        #[derive(serde::Serialize)]
        struct Object<$($name),*> { $($(#[$meta])* $name: $name),* }
        Object { $($name $(: $value)?),* }
    }};
}

/// The subcommands of a command, and `run`, which runs one of them.
macro_rules! commands {
    ($name:ident: $($(#[$meta:meta])* $command:ident($arguments:ty),)*) => {
        #[derive(clap::Subcommand)]
        pub enum $name {
            $($(#[$meta])* $command($arguments),)*
        }

        impl $name {
            /// Fails only where the output cannot be written.
            pub fn run(&self) -> std::io::Result<crate::shell::Status> {
                match self {
                    $($(#[$meta])* $name::$command(arguments) => arguments.run(),)*
                }
            }
        }
    };
}

mod answer;
mod columns;
mod input;
mod options;
mod output;
mod places;
mod problem;
mod reader;
mod results;
mod totals;

pub use answer::{Answer, Mapped, StepOptions, Steps, identifier, map, map_octets, numbered};
pub use columns::{ColumnOptions, Columns, Form, Row};
pub use input::{
    AllOptions, Field, Files, Item, LINES, Pairs, Place, Task, Text, Texts, column_name,
    tell_of_skip,
};
pub use options::*;
pub use output::*;
pub use places::Counter;
pub use problem::{Counted, Problem, called, code_point, drawn, hexadecimal, named};
pub use reader::{LONGEST, expanded, for_each_line, open};
pub use results::{KeepGoing, Only, Results, Settings};
pub use totals::{Counts, Totals};

/// What a command found, the worst last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    Fine,
    Invalid,
    Trouble,
}

impl Status {
    /// Fine or invalid.
    pub fn of(is_fine: bool) -> Self {
        if is_fine { Status::Fine } else { Status::Invalid }
    }
}
