//! `iri lab compile`.

use super::source::{GrammarArg, rule};
use super::{Answer, OutputOption};
use crate::shell::Status;
use crate::shell::message;
use clap::{Args, ValueEnum};
use abnf_lab::{Compiler, End, Op, State, Tag, Tagged, TaggedError};
use serde_json::{Value, json};

/// Compiles a rule to tables that read a text and find where rules begin and end
#[derive(Args)]
#[command(after_long_help = "\
A text is read once, from left to right, in time that is linear in its length, and each place
is kept in a register from where it is certain on. Of a rule that stands in a text more than
once, the last one counts. Where the grammar leaves open where a rule stands, that is an error
which shows a text; --first-wins decides it.

Examples:
  iri lab compile rfc3987 IRI-reference --tag scheme,ihost,port --token IP-literal
  iri lab compile date.abnf date-time --tag date-mday.start --as json")]
pub struct Compile {
    #[command(flatten)]
    grammar: GrammarArg,
    /// The rule
    rule: String,
    /// The places to find: RULE for both ends of it, RULE.start or RULE.end for one
    #[arg(long = "tag", value_name = "PLACE", value_delimiter = ',')]
    tags: Vec<String>,
    /// Rules to read as one symbol, by tables of their own, where they stand as a whole
    #[arg(long = "token", value_name = "RULE", value_delimiter = ',')]
    tokens: Vec<String>,
    /// Of several readings of a text, take the one that has, where they first differ, the
    /// place that is named first
    #[arg(long)]
    first_wins: bool,
    /// What is written
    #[arg(long = "as", value_enum, default_value_t = Form::Rust)]
    form: Form,
    #[command(flatten)]
    output: OutputOption,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Form {
    /// Rust source that needs nothing but core
    Rust,
    /// C99 source that needs no library
    C,
    /// One JSON object
    Json,
}

impl Compile {
    pub fn run(&self) -> Answer {
        let grammar = self.grammar.load()?;
        let called = &self.grammar.name();
        let name = rule(&grammar, &self.rule, called, "<RULE>");
        let tokens: Vec<&str> = self
            .tokens
            .iter()
            .map(|token| rule(&grammar, token, called, "--token <RULE>"))
            .collect();
        let tags = self.tags()?;
        let mut compiler = Compiler::new(&grammar, &tags).within(&self.grammar.budget());
        match compiler.compile(name, &tags, &tokens, self.first_wins) {
            Ok(tagged) => self.output.write(&self.form.text(name, &tagged)),
            Err(error @ TaggedError::Ambiguous { .. }) => {
                message(format_args!("{error}"));
                Ok(Status::Invalid)
            }
            Err(error) => Err(error.into()),
        }
    }

    fn tags(&self) -> Result<Vec<Tag>, TaggedError> {
        let both = |place: &String| match place.contains('.') {
            true => vec![place.parse()],
            false => End::BOTH.map(|end| Ok(Tag { rules: vec![place.clone()], end })).into(),
        };
        self.tags.iter().flat_map(both).collect()
    }
}

impl Form {
    pub fn text(self, rule: &str, tagged: &Tagged) -> String {
        let rust = || tagged.to_rust();
        match self {
            Form::Rust => {
                format!("//! The rule `{rule}`, made by `iri lab compile`.\n\n{}", rust())
            }
            Form::C => {
                let source = tagged.to_c(rule);
                format!("/* The rule `{rule}`, made by `iri lab compile`. C99. */\n\n{source}")
            }
            Form::Json => format!("{}\n", object(rule, tagged)),
        }
    }
}

fn object(rule: &str, tagged: &Tagged) -> Value {
    let tags: Vec<String> = tagged.tags.iter().map(Tag::to_string).collect();
    let classes: Vec<_> = tagged.classes.iter().map(|class| class.code_points()).collect();
    let tokens = tagged.tokens.iter().zip(&tagged.inner);
    let tokens: Vec<Value> = tokens.map(|(token, inner)| object(&token.rule, inner)).collect();
    let states: Vec<Value> = tagged.states.iter().map(state).collect();
    json!({
        "rule": rule,
        "tags": tags,
        "registers": tagged.registers,
        "classes": classes,
        "tokens": tokens,
        "states": states,
    })
}

fn state(state: &State) -> Value {
    let next = state.next.iter().map(|to| match to {
        Some(to) => json!({ "target": to.target, "ops": ops(&to.ops) }),
        None => Value::Null,
    });
    json!({ "end": state.accepts.as_deref().map(ops), "next": next.collect::<Vec<_>>() })
}

fn ops(all: &[Op]) -> Vec<Value> {
    let op = |op: &Op| match *op {
        Op::Before(to) => json!({ "set": to, "to": "before" }),
        Op::After(to) => json!({ "set": to, "to": "after" }),
        Op::Clear(to) => json!({ "set": to, "to": null }),
        Op::Copy(to, from) => json!({ "set": to, "to": from }),
    };
    all.iter().map(op).collect()
}
