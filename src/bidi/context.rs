//! RFC 3987 section 4.1: which formatting characters an identifier needs around it.

use super::class::class;
use super::visual::{BaseDirection, Marked, Visual, paragraphs};
use alloc::string::String;
use core::fmt;
use unicode_bidi::BidiClass;

/// Formatting characters around an identifier. They "are not themselves part of the IRI"
/// (RFC 3987 section 4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Marks {
    /// None.
    None,
    /// LEFT-TO-RIGHT MARK (U+200E) after it.
    LrmAfter,
    /// LEFT-TO-RIGHT MARK before it.
    LrmBefore,
    /// LEFT-TO-RIGHT MARK before and after it.
    LrmAround,
    /// LEFT-TO-RIGHT EMBEDDING (U+202A) before it and POP DIRECTIONAL FORMATTING (U+202C)
    /// after it.
    Embedding,
}

impl Marks {
    /// All of them, the fewest characters first.
    pub const ALL: [Marks; 5] =
        [Marks::None, Marks::LrmAfter, Marks::LrmBefore, Marks::LrmAround, Marks::Embedding];

    /// A short name: `lrm-after`.
    pub fn name(self) -> &'static str {
        match self {
            Marks::None => "none",
            Marks::LrmAfter => "lrm-after",
            Marks::LrmBefore => "lrm-before",
            Marks::LrmAround => "lrm-around",
            Marks::Embedding => "embedding",
        }
    }

    /// What to insert before the identifier.
    pub fn before(self) -> &'static str {
        match self {
            Marks::None | Marks::LrmAfter => "",
            Marks::LrmBefore | Marks::LrmAround => "\u{200e}",
            Marks::Embedding => "\u{202a}",
        }
    }

    /// What to insert after the identifier.
    pub fn after(self) -> &'static str {
        match self {
            Marks::None | Marks::LrmBefore => "",
            Marks::LrmAfter | Marks::LrmAround => "\u{200e}",
            Marks::Embedding => "\u{202c}",
        }
    }

    /// The identifier with these around it.
    pub fn around(self, identifier: &str) -> String {
        [self.before(), identifier, self.after()].concat()
    }
}

impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text that an identifier stands in.
///
/// ```
/// use iri_grammar::bidi::{BaseDirection, Context, Marks};
///
/// let iri = "http://a.b/\u{5d0}\u{5d1}";
/// let english = Context { before: "see ", after: " there", ..Context::default() };
/// assert_eq!(english.marks_needed(iri), Marks::None);
/// let before_hebrew = Context { after: " \u{5d2}\u{5d3}", ..english };
/// assert_eq!(before_hebrew.marks_needed(iri), Marks::LrmAfter);
/// let hebrew = Context { direction: BaseDirection::RightToLeft, ..Context::default() };
/// assert_eq!(hebrew.marks_needed(iri), Marks::Embedding);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Context<'t> {
    /// What stands before the identifier.
    pub before: &'t str,
    /// What stands after it.
    pub after: &'t str,
    /// The direction of the paragraph.
    pub direction: BaseDirection,
}

impl Context<'_> {
    /// The fewest formatting characters with which the identifier looks as in a left-to-right
    /// embedding: "There is no requirement to use the above embedding if the display is still
    /// the same without the embedding", and in some other cases "using U+200E \[...\] may be
    /// sufficient" (RFC 3987 section 4.1).
    ///
    /// Nothing is guessed: the display is computed with and without, as if the paragraph were
    /// one line. Where lines may break, or the text around may change, [`Marks::Embedding`] is
    /// the safe choice: "Implementers are strongly advised to err on the side of caution". It
    /// is also the answer where nothing helps, as where an invisible character of the text,
    /// U+200D say, comes to stand among those of the identifier.
    pub fn marks_needed(&self, identifier: &str) -> Marks {
        let visual = Visual::of(identifier);
        let sufficient =
            |marks: &Marks| self.display(identifier, *marks).shows(&visual, self.place());
        Marks::ALL.into_iter().find(sufficient).unwrap_or(Marks::Embedding)
    }

    /// At which character of the paragraph the identifier begins.
    fn place(&self) -> usize {
        self.paragraph_before().chars().count()
    }

    /// What stands before the identifier in its paragraph.
    fn paragraph_before(&self) -> &str {
        let last = paragraphs(self.before).next_back().unwrap_or_default();
        let ends = last.chars().next_back().is_some_and(|c| class(c) == BidiClass::B);
        if ends { "" } else { last }
    }

    /// The visual order of the paragraph, with what stands before the identifier and after
    /// it. The marks are not part of it.
    pub fn display(&self, identifier: &str, marks: Marks) -> Visual {
        let mut marked = Marked::default();
        marked.push(self.paragraph_before());
        marked.mark(marks.before());
        marked.push(identifier);
        marked.mark(marks.after());
        marked.push(paragraphs(self.after).next().unwrap_or_default());
        marked.visual(self.direction)
    }
}
