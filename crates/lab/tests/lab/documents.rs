//! The five documents of `grammar/`.

use iri_grammar::Grammar;
use abnf_lab::LabGrammar;

pub struct Document {
    pub grammar: Grammar,
    pub name: &'static str,
    /// The rule that matches all that the document is about.
    pub start: &'static str,
    /// How many states that rule has, without the one that accepts nothing.
    pub states: usize,
}

pub const DOCUMENTS: [Document; 5] = [
    Document { grammar: Grammar::Rfc3986, name: "rfc3986", start: "URI-reference", states: 182 },
    Document { grammar: Grammar::Rfc3987, name: "rfc3987", start: "IRI-reference", states: 185 },
    Document {
        grammar: Grammar::Rfc3987bis,
        name: "rfc3987bis",
        start: "IRI-reference",
        states: 181,
    },
    Document { grammar: Grammar::Leiri, name: "leiri", start: "IRI-reference", states: 178 },
    Document {
        grammar: Grammar::UrlI18n07,
        name: "url-i18n-07",
        start: "IRI-reference",
        states: 58,
    },
];

impl Document {
    pub fn abnf(&self) -> LabGrammar {
        LabGrammar::from_abnf(self.grammar.abnf()).expect(self.name)
    }

    pub fn pest_text(&self) -> String {
        format!("{}\n{}", Grammar::core_pest(), self.grammar.pest())
    }

    pub fn pest(&self) -> LabGrammar {
        LabGrammar::from_pest(&self.pest_text()).expect(self.name)
    }
}

/// The document of this name.
pub fn document(name: &str) -> &'static Document {
    DOCUMENTS.iter().find(|document| document.name == name).expect(name)
}

/// How many random strings a test looks at: `LAB_SAMPLES`, or this many.
pub fn samples(default: usize) -> usize {
    std::env::var("LAB_SAMPLES").ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}
