//! The five documents of `grammar/`.
#![allow(dead_code)]

use iri_grammar::lab::LabGrammar;

const CORE: &str = include_str!("../../grammar/core.pest");

pub struct Document {
    pub name: &'static str,
    pub abnf: &'static str,
    pub pest: &'static str,
    /// The rule that matches all that the document is about.
    pub start: &'static str,
    /// How many states that rule has, without the one that accepts nothing.
    pub states: usize,
}

pub const DOCUMENTS: [Document; 5] = [
    Document {
        name: "rfc3986",
        abnf: include_str!("../../grammar/abnf/rfc3986.abnf"),
        pest: include_str!("../../grammar/rfc3986.pest"),
        start: "URI-reference",
        states: 182,
    },
    Document {
        name: "rfc3987",
        abnf: include_str!("../../grammar/abnf/rfc3987.abnf"),
        pest: include_str!("../../grammar/rfc3987.pest"),
        start: "IRI-reference",
        states: 185,
    },
    Document {
        name: "rfc3987bis",
        abnf: include_str!("../../grammar/abnf/rfc3987bis.abnf"),
        pest: include_str!("../../grammar/rfc3987bis.pest"),
        start: "IRI-reference",
        states: 181,
    },
    Document {
        name: "leiri",
        abnf: include_str!("../../grammar/abnf/leiri.abnf"),
        pest: include_str!("../../grammar/leiri.pest"),
        start: "IRI-reference",
        states: 178,
    },
    Document {
        name: "url-i18n-07",
        abnf: include_str!("../../grammar/abnf/url-i18n-07.abnf"),
        pest: include_str!("../../grammar/url-i18n-07.pest"),
        start: "IRI-reference",
        states: 58,
    },
];

impl Document {
    pub fn abnf(&self) -> LabGrammar {
        LabGrammar::from_abnf(self.abnf).expect(self.name)
    }

    pub fn pest_text(&self) -> String {
        format!("{CORE}\n{}", self.pest)
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
