//! 3987bis section 11.2: the processing model before and after it was restructured, with
//! what each gives on its way.
//!
//! Both begin with an IRI. `a` stands for the components of the IRI, `b` for those of
//! the URI, `c` for the URI as a whole.

use super::percent::{decoded, encoded, is_uri_character};
use super::rewrite::{generic_syntax, rewrite};
use super::{MappingError, Parts, ProcessingModel, Step, ToIri};
use crate::grammar::Document;
use crate::syntax::Component;
use alloc::string::String;
use alloc::vec::Vec;
use core::convert::Infallible;

/// How the third step of the old way undoes percent-encodings; the draft does not say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Undo {
    /// As section 4 converts a URI to an IRI: what has to stay percent-encoded does.
    /// Only so can the URI in the end be as "good" as section 11.2.1 says.
    #[default]
    Section4,
    /// All of a component that has percent-encodings of UTF-8 only, delimiters and `%`
    /// too: `%2F` and `/` cannot be told apart any more.
    Everything,
}

/// What the old way gives (section 11.2.1).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct OldWay {
    /// Step 1: the "(maybe broken)" whole URI, all of the IRI percent-encoded.
    pub c1: String,
    /// Step 2: its "(maybe broken)" components.
    pub b1: Parts,
    /// Step 3: the components of the IRI, percent-encodings undone.
    pub a: Parts,
    /// Step 4: the "(good)" components of the URI, encoded as the scheme and the
    /// context want.
    pub b2: Parts,
    /// Step 5: the "good" whole URI.
    pub c2: String,
}

/// What the new way gives (section 11.2.2).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct NewWay {
    /// Step 1: the components of the IRI.
    pub a: Parts,
    /// Step 2: the components of the URI, encoded as the scheme and the context want.
    pub b: Parts,
    /// Step 3: the whole URI.
    pub c: String,
}

/// The old way. `model` says how components are encoded in its fourth step.
///
/// # Errors
///
/// Where the look-up of the ireg-name fails, or the document's charset lacks a character
/// of the query.
///
/// ```
/// use iri_grammar::mapping::{ProcessingModel, Undo, new_way, old_way};
///
/// let model = ProcessingModel::new();
/// let iri = "http://example.org/%7Er\u{e9}";
/// // Only the old way looks into what is percent-encoded already.
/// assert_eq!(old_way(iri, &model, Undo::Section4)?.c2, "http://example.org/~r%C3%A9");
/// assert_eq!(new_way(iri, &model)?.c, "http://example.org/%7Er%C3%A9");
/// # Ok::<(), iri_grammar::mapping::MappingError>(())
/// ```
pub fn old_way(iri: &str, model: &ProcessingModel<'_>, undo: Undo) -> Result<OldWay, MappingError> {
    let c1 = encoded(iri.into(), |c| !is_uri_character(c)).into_owned();
    let uri_syntax = generic_syntax(&c1);
    let section_4 = ToIri::rfc3987bis();
    let Ok((iri, iri_syntax)) = rewrite(&c1, uri_syntax, c1.len(), |component, part, out| {
        match undo {
            Undo::Section4 => section_4.pieces(component, part).for_each(|p| p.push_to(out)),
            Undo::Everything => out.push_str(decoded(part).as_deref().unwrap_or(part)),
        }
        Ok::<(), Infallible>(())
    });
    let (c2, good_syntax) = model.map_parts(&iri, iri_syntax, &Component::ALL)?;
    Ok(OldWay {
        b1: Parts::of(&c1, uri_syntax),
        a: Parts::of(&iri, iri_syntax),
        b2: Parts::of(&c2, good_syntax),
        c1,
        c2,
    })
}

/// The new way, which is the processing model of section 3; but whether the result is a
/// URI is not asked.
///
/// # Errors
///
/// As [`old_way`].
pub fn new_way(iri: &str, model: &ProcessingModel<'_>) -> Result<NewWay, MappingError> {
    let iri_syntax = generic_syntax(iri);
    let (c, uri_syntax) = model.map_parts(iri, iri_syntax, &Component::ALL)?;
    Ok(NewWay { a: Parts::of(iri, iri_syntax), b: Parts::of(&c, uri_syntax), c })
}

impl OldWay {
    /// The steps, numbered as in section 11.2.1.
    pub fn steps(&self) -> Vec<Step> {
        let section = Document::Rfc3987bis.section("11.2.1");
        Vec::from([
            Step::new(section, "1", "percent-encode the whole (c1)", &self.c1),
            Step::new(section, "2", "parse into URI components (b1)", self.b1.clone()),
            Step::new(section, "3", "decode the components (a)", self.a.clone()),
            Step::new(section, "4", "encode the components again (b2)", self.b2.clone()),
            Step::new(section, "5", "put the URI together (c2)", &self.c2),
        ])
    }
}

impl NewWay {
    /// The steps, numbered as in section 11.2.2.
    pub fn steps(&self) -> Vec<Step> {
        let section = Document::Rfc3987bis.section("11.2.2");
        Vec::from([
            Step::new(section, "1", "parse into IRI components (a)", self.a.clone()),
            Step::new(section, "2", "encode each component (b)", self.b.clone()),
            Step::new(section, "3", "put the URI together (c)", &self.c),
        ])
    }
}
