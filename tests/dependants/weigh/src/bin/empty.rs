//! A program that does nothing.

fn main() {}
