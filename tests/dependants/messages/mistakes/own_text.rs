//! A type of one's own as the text.

use iri_grammar::{Identifier, kind};

struct Shared(String);

impl AsRef<str> for Shared {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

fn main() {
    let iri = Identifier::<kind::Iri, _>::parse(Shared("a:b".into()));
    println!("{}", iri.is_ok());
}
