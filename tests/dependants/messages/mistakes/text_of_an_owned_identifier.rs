//! A part that outlives the owned identifier that it is a part of.

use iri_grammar::IriBuf;

fn host(text: &str) -> Option<&str> {
    let iri = IriBuf::new(text).ok()?;
    iri.host().map(|host| host.text())
}

fn main() {}
