//! The five documents of `grammar/`.

use abnf_lab::LabGrammar;
use std::fs;

pub struct Document {
    pub name: &'static str,
    /// The rule that matches all that the document is about.
    pub start: &'static str,
    /// How many states that rule has, without the one that accepts nothing.
    pub states: usize,
}

pub const DOCUMENTS: [Document; 5] = [
    Document { name: "rfc3986", start: "URI-reference", states: 182 },
    Document { name: "rfc3987", start: "IRI-reference", states: 185 },
    Document { name: "rfc3987bis", start: "IRI-reference", states: 181 },
    Document { name: "leiri", start: "IRI-reference", states: 178 },
    Document { name: "url-i18n-07", start: "IRI-reference", states: 58 },
];

const GRAMMARS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../grammar");

impl Document {
    pub fn abnf(&self) -> LabGrammar {
        LabGrammar::from_abnf(&self.abnf_text()).expect(self.name)
    }

    pub fn abnf_text(&self) -> String {
        read(&format!("abnf/{}.abnf", self.name))
    }

    /// The grammar of pest, without the core rules.
    pub fn pest_alone(&self) -> String {
        read(&format!("{}.pest", self.name))
    }

    pub fn pest_text(&self) -> String {
        format!("{}\n{}", read("core.pest"), self.pest_alone())
    }

    pub fn pest(&self) -> LabGrammar {
        LabGrammar::from_pest(&self.pest_text()).expect(self.name)
    }
}

fn read(file: &str) -> String {
    fs::read_to_string(format!("{GRAMMARS}/{file}")).expect(file)
}

/// The document of this name.
pub fn document(name: &str) -> &'static Document {
    DOCUMENTS.iter().find(|document| document.name == name).expect(name)
}

/// How many random strings a test looks at: `LAB_SAMPLES`, or this many.
pub fn samples(default: usize) -> usize {
    std::env::var("LAB_SAMPLES").ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}
