//! Prints the production of a text, as long as pest counts fewer than a million calls.

use std::num::NonZeroUsize;

fn main() {
    let text = std::env::args().nth(1).unwrap_or_default();
    pest::set_call_limit(NonZeroUsize::new(1_000_000));
    let tree = iri_grammar::Grammar::Rfc3987.reference().parse(&text).unwrap();
    println!("{}", tree.root().unwrap().production());
}
