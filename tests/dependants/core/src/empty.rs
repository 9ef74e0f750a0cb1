//! What a program weighs that does nothing.

fn main() {}
