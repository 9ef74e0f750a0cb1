//! Readers of what authors have: documents with ABNF in them, and other notations.

mod ebnf;
mod regex;
