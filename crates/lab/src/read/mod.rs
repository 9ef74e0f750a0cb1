//! Readers of what authors have: documents with ABNF in them, and other notations.

mod ebnf;
mod eliminate;
mod extract;
mod page;
mod regex;

pub(super) use eliminate::expression_of;
pub(super) use extract::looks_like_rule;
pub use extract::{Extract, LeftOut, WhyLeftOut};
pub(super) use page::{is_xml, written_in};
