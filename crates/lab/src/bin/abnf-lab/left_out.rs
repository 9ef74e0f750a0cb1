//! Reports what a document has that looks like a rule and is not in its grammar.

use crate::shell::{message, quantity, visible};
use abnf_lab::{Extract, LeftOut, WhyLeftOut};

/// Which of the candidates are listed. Mistakes of the document always are.
#[derive(Clone, Copy, PartialEq)]
pub enum Which {
    All,
    /// Those that read as ABNF; the others are counted.
    Readable,
    /// Those without which the grammar may mean something else: not second definitions that are
    /// equal.
    Missing,
}

/// Lists candidates with their lines and reasons.
pub fn report(name: &str, extract: &Extract, which: Which) {
    let is_listed = |it: &&LeftOut| {
        let is_readable =
            !matches!(it.why, WhyLeftOut::NotAbnf { .. } | WhyLeftOut::OtherType { .. });
        let is_equal = matches!(it.why, WhyLeftOut::Equal { .. });
        it.is_finding
            || match which {
                Which::All => true,
                Which::Readable => is_readable,
                Which::Missing => is_readable && !is_equal,
            }
    };
    let (listed, others): (Vec<&LeftOut>, Vec<&LeftOut>) =
        extract.left_out.iter().partition(is_listed);
    for LeftOut { place, text, why, is_finding, .. } in listed {
        let level = if *is_finding { "error" } else { "left out" };
        let (line, text, why) = (place.line, visible(text), visible(&why.to_string()));
        message(format_args!("{name}:{line}: {level}: {text}: {why}"));
    }
    if which == Which::Readable && !others.is_empty() {
        let lines = quantity(others.len(), "line");
        message(format_args!("{name}: {lines} with '=' and no ABNF; --verbose lists them"));
    }
}

/// Whether a limit left open whether two definitions of a rule are equal.
pub fn met_limit(extract: &Extract) -> bool {
    let met_limit = |it: &LeftOut| matches!(it.why, WhyLeftOut::Undecided { met_limit: true, .. });
    extract.left_out.iter().any(met_limit)
}

/// Returns the name of a reason in the output for programs.
pub fn reason_name(why: &WhyLeftOut) -> &'static str {
    match why {
        WhyLeftOut::NotAbnf { .. } => "not-abnf",
        WhyLeftOut::Alone => "alone",
        WhyLeftOut::Undefined { .. } => "undefined",
        WhyLeftOut::Prose { .. } => "prose",
        WhyLeftOut::Example => "example",
        WhyLeftOut::Assignment => "assignment",
        WhyLeftOut::Equal { by_proof: false, .. } => "equal",
        WhyLeftOut::Equal { by_proof: true, .. } => "proved-equal",
        WhyLeftOut::Differs { .. } => "differs",
        WhyLeftOut::Undecided { .. } => "undecided",
        WhyLeftOut::Elsewhere => "elsewhere",
        WhyLeftOut::GoesOn { .. } => "goes-on",
        WhyLeftOut::OtherType { .. } => "other-type",
        WhyLeftOut::Entity => "entity",
        _ => "other",
    }
}
