//! 3987bis section 11.2: the processing model before and after its restructuring.
//!
//! Both ways begin with an IRI. In the steps, as in the draft, `a` are the components of the IRI,
//! `b` the components of the URI, and `c` is the whole URI.

use super::rewrite::rewrite;
use super::{MappingError, ProcessingModel, ToIri};
use crate::grammar::Document;
use crate::steps::{Step, Trace};
use crate::syntax::{Parts, split_by_appendix_b};
use crate::text::{decode_strict, encode, is_uri_character};
use alloc::string::String;
use core::convert::Infallible;

/// The old way (section 11.2.1). Its five steps produce:
///
/// 1. the whole URI `c1` "(maybe broken)"
/// 2. its components `b1` "(maybe broken)"
/// 3. the components `a` of the IRI
/// 4. the "(good)" components `b2` of the URI, encoded by `model`
/// 5. the "good" whole URI `c2`, which is the result
///
/// The draft does not say which percent-encodings the third step decodes: here those that section 4
/// decodes when it converts a URI to an IRI. Otherwise the result would not be as "good" as section
/// 11.2.1 promises.
///
/// # Errors
///
/// If the look-up of the ireg-name fails, or if the document's charset lacks a character of the
/// query.
pub fn old_way(
    iri: &str,
    model: &ProcessingModel<'_>,
    trace: &mut Trace,
) -> Result<String, MappingError> {
    old_way_with(Undo::Section4, iri, model, trace)
}

/// The [`old_way`], except that the third step decodes all percent-encodings of a component, even of
/// delimiters and `%`, if they are UTF-8. Then `%2F` and `/` can no longer be distinguished.
///
/// # Errors
///
/// As [`old_way`].
///
/// ```
/// # #[cfg(feature = "idna")] {
/// use iri_grammar::mapping::{ProcessingModel, old_way, old_way_undoing_everything};
/// use iri_grammar::spec::Trace;
///
/// let (iri, model, trace) = ("x:a%2Fb", ProcessingModel::new(), &mut Trace::off());
/// assert_eq!(old_way(iri, &model, trace)?, "x:a%2Fb");
/// assert_eq!(old_way_undoing_everything(iri, &model, trace)?, "x:a/b");
/// # }
/// # Ok::<(), iri_grammar::mapping::MappingError>(())
/// ```
pub fn old_way_undoing_everything(
    iri: &str,
    model: &ProcessingModel<'_>,
    trace: &mut Trace,
) -> Result<String, MappingError> {
    old_way_with(Undo::Everything, iri, model, trace)
}

/// Which percent-encodings the third step of the old way decodes.
enum Undo {
    Section4,
    Everything,
}

/// Maps an IRI in the old way. `undo` decides what its third step decodes.
fn old_way_with(
    undo: Undo,
    iri: &str,
    model: &ProcessingModel<'_>,
    trace: &mut Trace,
) -> Result<String, MappingError> {
    let section = Document::Rfc3987bis.section("11.2.1");
    let c1 = encode(iri.into(), |c| !is_uri_character(c));
    trace.step(|| Step::new(section, "1", "percent-encode the whole (c1)", &*c1));
    let b1 = split_by_appendix_b(&c1);
    trace.step(|| {
        Step::new(section, "2", "parse into URI components (b1)", Parts::from_spans(&c1, b1))
    });
    let section_4 = ToIri::rfc3987bis();
    let against_decoding = section_4.fact_against_decoding(&c1, b1);
    let Ok((iri, a)) = rewrite(&c1, b1, c1.len(), |component, part, out| {
        match undo {
            Undo::Everything => out.push_str(decode_strict(part).as_deref().unwrap_or(part)),
            Undo::Section4 => section_4
                .pieces(component, part, against_decoding)
                .for_each(|piece| piece.push_to(out)),
        }
        Ok::<(), Infallible>(())
    });
    trace.step(|| Step::new(section, "3", "decode the components (a)", Parts::from_spans(&iri, a)));
    let (c2, b2) = model.map_components(&iri, a, &mut Trace::off())?;
    let did = "encode the components again (b2)";
    trace.step(|| Step::new(section, "4", did, Parts::from_spans(&c2, b2)));
    trace.step(|| Step::new(section, "5", "put the URI together (c2)", &c2));
    Ok(c2)
}

/// The new way (section 11.2.2): the processing model of section 3, without a check of the result.
/// Its three steps produce the components `a` of the IRI, the components `b` of the URI, and the
/// whole URI `c`, which is the result.
///
/// # Errors
///
/// As [`old_way`].
pub fn new_way(
    iri: &str,
    model: &ProcessingModel<'_>,
    trace: &mut Trace,
) -> Result<String, MappingError> {
    let section = Document::Rfc3987bis.section("11.2.2");
    let a = split_by_appendix_b(iri);
    trace.step(|| {
        Step::new(section, "1", "parse into IRI components (a)", Parts::from_spans(iri, a))
    });
    let (c, b) = model.map_components(iri, a, &mut Trace::off())?;
    trace.step(|| Step::new(section, "2", "encode each component (b)", Parts::from_spans(&c, b)));
    trace.step(|| Step::new(section, "3", "put the URI together (c)", &c));
    Ok(c)
}
