//! A trait of the library, implemented for a type of one's own.

use iri_grammar::Text;

struct Shared(String);

impl AsRef<str> for Shared {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl Text for Shared {}

fn main() {}
