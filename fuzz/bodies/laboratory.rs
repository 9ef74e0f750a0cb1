//! The properties of the laboratory of grammars.

#[path = "grammar_texts.rs"]
pub mod grammar_texts;
#[path = "grammars.rs"]
pub mod grammars;
#[path = "input.rs"]
mod input;
