//! W3C EBNF.
