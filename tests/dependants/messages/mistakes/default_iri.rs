//! The default of a kind that does not accept the empty text.

use iri_grammar::{Iri, IriReference, resolution::Base};

#[derive(Default)]
struct Page<'i> {
    link: IriReference<'i>,
    home: Iri<'i>,
}

struct Document {
    base: Base<iri_grammar::kind::IriReference>,
}

fn main() {}
