//! `abnf-lab collect`.

use super::grammar::GrammarArg;
use super::{Answer, OutputOption};
use crate::shell::{Format, FormatOnly, Status, json_line, message, quantity, visible};
use abnf_lab::{Collected, LINE_WIDTH};
use clap::{Args, ValueEnum};

/// Collects the ABNF of a document or a grammar and of its imports, for an appendix
#[derive(Args)]
#[command(after_long_help = include_str!("help/collect.txt"))]
pub struct Collect {
    #[command(flatten)]
    grammar: GrammarArg,
    /// What to write
    #[arg(long = "as", value_enum, default_value_t = Form::Text, conflicts_with = "format")]
    form: Form,
    #[command(flatten)]
    output: OutputOption,
    #[command(flatten)]
    format: FormatOnly,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// ABNF
    Text,
    /// The ABNF in an element 'sourcecode' of RFCXML
    Xml,
}

impl Collect {
    /// Writes the rules that a grammar takes from other documents and its own as one grammar.
    pub fn run(&self) -> Answer {
        let (collected, status) = self.grammar.collect()?;
        self.output.write(&match (self.format.format, self.form) {
            (Format::Jsonl, _) => json_lines(&collected)?,
            (Format::Human, Form::Text) => collected.text.clone(),
            (Format::Human, Form::Xml) => collected.to_xml(),
        })?;
        self.report(&collected);
        Ok(status.max(Status::of(collected.undecided.is_empty())))
    }

    /// Reports the grammars that could be imported, long lines, undecided rules, and the number of
    /// rules.
    fn report(&self, collected: &Collected) {
        let mut importable: Vec<&str> =
            collected.references.iter().map(|(_, core)| core.name()).collect();
        importable.sort_unstable();
        importable.dedup();
        for core in importable {
            let prose = collected.references.iter().filter(|(_, it)| it.name() == core).count();
            let (values, rules) =
                (quantity(prose, "prose value"), if prose == 1 { "" } else { "s" });
            message(format_args!(
                "{values} for a rule of {core}; '--import {core}' writes the rule{rules}"
            ));
        }
        let is_long = |line: &&str| line.chars().count() > LINE_WIDTH;
        let long = collected.text.lines().filter(is_long).count();
        if long > 0 {
            let (lines, have) = (quantity(long, "line"), if long == 1 { "has" } else { "have" });
            message(format_args!(
                "{lines} {have} more than {LINE_WIDTH} columns, and no place to break"
            ));
        }
        for rule in &collected.undecided {
            let name = visible(&rule.name);
            match rule.up_to {
                Some(longest) => {
                    message(format_args!("`{name}`: no difference up to length {longest}"))
                }
                None => message(format_args!("`{name}`: not decided whether it is the same")),
            }
        }
        message(format_args!("{}", quantity(collected.rules, "rule")));
    }
}

/// Returns the result as lines of JSON.
fn json_lines(collected: &Collected) -> std::io::Result<String> {
    let mut out = Vec::new();
    let Collected { text, rules, .. } = collected;
    json_line(&mut out, &object!(report: "grammar", text: text, rules: rules))?;
    for (from, rules) in &collected.imports {
        json_line(&mut out, &object!(report: "import", from: from, rules: rules))?;
    }
    for rule in &collected.undecided {
        let report = object!(report: "undecided", rule: &rule.name, up_to: rule.up_to);
        json_line(&mut out, &report)?;
    }
    Ok(String::from_utf8_lossy(&out).into_owned())
}
