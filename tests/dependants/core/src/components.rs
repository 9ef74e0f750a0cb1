//! Prints the components of an IRI, or why the text is none.

use iri_grammar::Iri;

fn main() {
    let text = std::env::args().nth(1).unwrap_or_default();
    match Iri::new(&text) {
        Ok(iri) => {
            let authority = iri.authority().map(|authority| authority.text());
            println!("scheme {}", iri.scheme());
            println!("authority {}", authority.unwrap_or_default());
            println!("path {}", iri.path().text());
            println!("query {}", iri.query().unwrap_or_default());
            println!("fragment {}", iri.fragment().unwrap_or_default());
        }
        Err(error) => println!("{error}"),
    }
}
