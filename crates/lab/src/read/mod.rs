//! Readers of documents that contain ABNF, and of other notations.

mod ebnf;
mod eliminate;
mod extract;
mod page;
mod references;
mod regex;

pub(super) use eliminate::expression_of;
pub(super) use extract::looks_like_rule;
pub use extract::{Extract, LeftOut, WhyLeftOut};
pub(super) use page::{escape_for_document, is_xml};
