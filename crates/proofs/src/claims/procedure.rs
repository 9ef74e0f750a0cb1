//! The procedures that the claims are about, as transducers made of the tables by which the library
//! carries them out.

use super::automaton::Automaton;
use super::rewriting::{Encoded, Plain, Rewriting};
use super::symbols::{SYMBOLS, Symbol, mark, marked, text};
use super::transducer::{Output, Transducer};
use crate::grammar::{Citation, Document, Grammar};
use crate::ladder::{self, CaseOf, Ladder, PercentEncoding, Rung};
use crate::mapping::{ToIri, leiri};
use crate::named::named;
use crate::syntax::Component;
use crate::text::is_uri_character;
use std::collections::HashMap;

/// A procedure of a document that a finite transducer carries out: the references of which
/// [grammar](Self::grammar) it reads, and what it makes of them.
///
/// ```
/// use iri_grammar::Grammar;
/// use iri_grammar::claims::Procedure;
///
/// assert_eq!(Procedure::ToIri.grammar(), Grammar::Rfc3986);
/// assert_eq!(Procedure::ToIri.citation().to_string(), "RFC 3987 section 3.2");
/// assert!(Procedure::ALL.iter().any(|procedure| procedure.name() == "case"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Procedure {
    /// IRIs to URIs, step 2, without NFC and IDNA: [`ToUri`](crate::mapping::ToUri).
    ToUri,
    /// URIs to IRIs: [`ToIri::rfc3987`].
    ToIri,
    /// Components of IRIs to those of URIs, by 3987bis:
    /// [`ProcessingModel`](crate::mapping::ProcessingModel).
    ToUriComponents,
    /// Legacy Extended IRIs to IRIs of 3987bis: [`leiri::to_iri`].
    LeiriToIri,
    /// Legacy Extended IRIs to IRIs of RFC 3987: [`leiri::to_rfc3987_iri`].
    LeiriToRfc3987Iri,
    /// Case normalization: [`Rung::Case`], alone.
    Case,
    /// Case normalization of hexadecimal digits alone.
    HexadecimalDigits,
    /// Percent-encoding normalization: [`Rung::PercentEncoding`], alone, in a scheme of which nothing
    /// is known.
    PercentEncoding,
    /// The same with [`PercentEncoding::Iunreserved`].
    PercentEncodingOfIris,
    /// The same with [`PercentEncoding::Aligned`].
    Aligned,
    /// All rungs up to percent-encoding normalization, [climbed](Ladder::climb).
    CaseAndPercentEncoding,
}

named!(Procedure {
    ToUri "to-uri",
    ToIri "to-iri",
    ToUriComponents "to-uri-components",
    LeiriToIri "leiri-to-iri",
    LeiriToRfc3987Iri "leiri-to-rfc3987-iri",
    Case "case",
    HexadecimalDigits "hexadecimal-digits",
    PercentEncoding "percent-encoding",
    PercentEncodingOfIris "percent-encoding-of-iris",
    Aligned "aligned",
    CaseAndPercentEncoding "case-and-percent-encoding",
});

impl Procedure {
    /// The section that describes it.
    pub fn citation(self) -> Citation {
        match self {
            Procedure::ToUri => Document::Rfc(3987).section("3.1"),
            Procedure::ToIri => Document::Rfc(3987).section("3.2"),
            Procedure::ToUriComponents => Document::Rfc3987bis.section("3.3"),
            Procedure::LeiriToIri | Procedure::LeiriToRfc3987Iri => {
                Document::Rfc3987bis.section("6.2")
            }
            Procedure::Case | Procedure::HexadecimalDigits => {
                Document::Rfc(3987).section("5.3.2.1")
            }
            Procedure::PercentEncoding
            | Procedure::PercentEncodingOfIris
            | Procedure::Aligned
            | Procedure::CaseAndPercentEncoding => Document::Rfc(3987).section("5.3.2.3"),
        }
    }

    /// The grammar of the references that it reads.
    pub fn grammar(self) -> Grammar {
        match self {
            Procedure::ToIri => Grammar::Rfc3986,
            Procedure::LeiriToIri | Procedure::LeiriToRfc3987Iri => Grammar::Leiri,
            _ => Grammar::Rfc3987,
        }
    }

    /// What it does with texts whose components have marks.
    pub(super) fn transducer(self) -> Transducer {
        let ladder = Ladder::new();
        let percent = |percent_encoding| {
            let ladder = ladder.percent_encoding(percent_encoding);
            by_component(move |component| {
                of_rewriting(ladder.rewriting_at_percent(component, Grammar::Rfc3987))
            })
        };
        match self {
            Procedure::ToUri => in_all_components(encoding(|c| !c.is_ascii())),
            Procedure::ToUriComponents => in_all_components(encoding(|c| !is_uri_character(c))),
            Procedure::ToIri => by_component(|component| to_iri(&ToIri::rfc3987(), component)),
            Procedure::LeiriToIri => by_component(|component| {
                encoding(|c| !leiri::allows(Grammar::Rfc3987bis, component, c))
            }),
            Procedure::LeiriToRfc3987Iri => by_component(|component| {
                encoding(|c| !leiri::allows(Grammar::Rfc3987, component, c))
            }),
            Procedure::Case => by_component(|component| up_to(&ladder, Rung::Case, component)),
            Procedure::HexadecimalDigits => {
                let ladder =
                    ladder.case_of(CaseOf { scheme: false, host: false, ..CaseOf::default() });
                by_component(|component| up_to(&ladder, Rung::Case, component))
            }
            Procedure::PercentEncoding => percent(PercentEncoding::Unreserved),
            Procedure::PercentEncodingOfIris => percent(PercentEncoding::Iunreserved),
            Procedure::Aligned => percent(PercentEncoding::Aligned),
            Procedure::CaseAndPercentEncoding => {
                by_component(|component| up_to(&ladder, Rung::PercentEncoding, component))
            }
        }
    }
}

/// RFC 3987 §3.1 step 2 for these characters.
fn encoding(encode: impl Fn(char) -> bool) -> Transducer {
    Rewriting {
        plain: |c| if encode(c) { Plain::Encode } else { Plain::Keep },
        encoded: |_| Encoded::Keep,
        not_utf8: Encoded::Keep,
    }
    .transducer()
}

fn to_iri(to_iri: &ToIri<'_>, component: Component) -> Transducer {
    Rewriting {
        plain: |_| Plain::Keep,
        encoded: |c| match to_iri.kept(component, c) {
            None => Encoded::Decode,
            Some(why) if why.is_encoded_again() => Encoded::Upper,
            Some(_) => Encoded::Keep,
        },
        not_utf8: Encoded::Upper,
    }
    .transducer()
}

fn of_rewriting(rewriting: ladder::Rewriting) -> Transducer {
    let kept = if rewriting.upper_case_digits { Encoded::Upper } else { Encoded::Keep };
    Rewriting {
        plain: |c: char| match c.is_ascii() {
            false if rewriting.encode => Plain::Encode,
            true if rewriting.lower_case => Plain::Lower,
            _ => Plain::Keep,
        },
        encoded: |c| match rewriting.decodes(c) {
            true if rewriting.lower_case => Encoded::DecodeLower,
            true => Encoded::Decode,
            false => kept,
        },
        not_utf8: kept,
    }
    .transducer()
}

/// All rungs up to this one: a host is treated as it is US-ASCII only, or not.
fn up_to(ladder: &Ladder<'_>, height: Rung, component: Component) -> Transducer {
    let of = |is_ascii| {
        of_rewriting(ladder.rewriting_up_to(height, component, is_ascii, Grammar::Rfc3987))
    };
    match component {
        Component::Host => {
            of(true).on(&with_other_octets(false)).or(&of(false).on(&with_other_octets(true)))
        }
        _ => of(true),
    }
}

/// Octets of which some are beyond US-ASCII, or none is.
fn with_other_octets(some: bool) -> Automaton {
    Automaton::of_states(&[!some, some], |state, symbol| match symbol {
        0x80..=0xFF => Some(1).filter(|_| some),
        _ => Some(state),
    })
}

/// What does this with each component, and leaves the punctuation between them as it is.
fn by_component(of_component: impl Fn(Component) -> Transducer) -> Transducer {
    let inner: HashMap<Component, Transducer> =
        Component::ALL.into_iter().map(|component| (component, of_component(component))).collect();
    Transducer::built([None], |at: &Option<(Component, u32)>, next| {
        let Some((component, state)) = *at else {
            next.extend((0..256).map(|octet: Symbol| (octet, vec![octet], None)));
            for component in Component::ALL {
                let begin = mark(component, false);
                let starts = inner[&component].starts.iter();
                next.extend(starts.map(|&start| (begin, vec![begin], Some((component, start)))));
            }
            return vec![Output::new()];
        };
        let state = &inner[&component].states[state as usize];
        let arcs = state.arcs.iter();
        next.extend(arcs.map(|arc| (arc.reads, arc.writes.clone(), Some((component, arc.to)))));
        let end = mark(component, true);
        next.extend(state.ends.iter().map(|last| (end, [&last[..], &[end]].concat(), None)));
        Vec::new()
    })
}

/// What does the same with all of them.
fn in_all_components(inner: Transducer) -> Transducer {
    by_component(|_| inner.clone())
}

/// Every text as it is.
pub(super) fn identity() -> Transducer {
    Transducer::built([()], |(), next| {
        next.extend((0..SYMBOLS as Symbol).map(|symbol| (symbol, vec![symbol], ())));
        vec![Output::new()]
    })
}

/// The transducer of a [`Procedure`], to be run by itself.
///
/// ```
/// use iri_grammar::claims::{Machine, Procedure};
///
/// let machine = Machine::of(Procedure::ToIri);
/// assert_eq!(machine.run("//a/%C3%A9%c3?%2f").as_deref(), Some("//a/\u{e9}%C3?%2f"));
/// // That is no URI reference.
/// assert_eq!(machine.run("//a/\u{e9}"), None);
/// assert!(machine.size().states > 100);
/// ```
#[derive(Clone, Debug)]
pub struct Machine {
    procedure: Procedure,
    transducer: Transducer,
}

impl Machine {
    /// Makes it of the tables of the library.
    pub fn of(procedure: Procedure) -> Self {
        Machine { procedure, transducer: procedure.transducer() }
    }

    /// What it makes of a reference of the [grammar](Procedure::grammar) that it reads; `None` of
    /// another text.
    pub fn run(&self, reference: &str) -> Option<String> {
        let components = self.procedure.grammar().reference().components(reference).ok()?;
        let written = self.transducer.run(&marked(reference, components.spans()))?;
        Some(text(&written))
    }

    /// How many states and transitions it has.
    pub fn size(&self) -> super::Size {
        self.transducer.size()
    }
}
