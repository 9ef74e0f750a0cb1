//! Prints the first two levels of the parse tree of an IRI, and its domain name in ASCII.

use iri_grammar::Iri;
use iri_grammar::host::Uts46;

fn main() {
    let text = std::env::args().nth(1).unwrap_or_default();
    let iri = Iri::new(&text).unwrap();
    let tree = Iri::production().parse(&text).unwrap();
    let root = tree.root().unwrap();
    let names: Vec<_> = root.children().map(|node| node.production().name()).collect();
    println!("{}: {}", root.production(), names.join(" "));
    println!("{}", Uts46::new().to_ascii(iri.host().unwrap().text()).unwrap());
}
