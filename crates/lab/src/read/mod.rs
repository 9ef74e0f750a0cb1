//! Readers of what authors have: documents with ABNF in them, and other notations.

mod ebnf;
mod eliminate;
mod extract;
mod page;
mod regex;

pub(super) use eliminate::expression_of;
pub use extract::{Extract, LeftOut, WhyLeftOut};
pub(super) use extract::{Open, looks_like_rule};
pub(super) use page::{is_xml, written_in};
