//! Prints the components of an IRI and what `d` resolves to, or why the text is none.

fn main() {
    let text = std::env::args().nth(1).unwrap_or_default();
    match core_dependant::components(&text) {
        Ok(iri) => {
            let authority = iri.authority().map(|authority| authority.text());
            println!("scheme {}", iri.scheme().unwrap_or_default());
            println!("authority {}", authority.unwrap_or_default());
            println!("path {}", iri.path().text());
            println!("query {}", iri.query().unwrap_or_default());
            println!("fragment {}", iri.fragment().unwrap_or_default());
            println!("resolves d to {}", core_dependant::resolve(&text, "d").unwrap());
        }
        Err(error) => println!("{error:#}"),
    }
}
