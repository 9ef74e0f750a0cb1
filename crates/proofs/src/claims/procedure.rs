//! The procedures that the claims are about: what the library makes of a reference, and the same as a
//! transducer.

use super::automaton::Automaton;
use super::observed::Place;
use super::symbols::{SYMBOLS, Symbol, mark, marked, text};
use super::transducer::{Output, Transducer};
use iri_grammar::ladder::{CaseOf, Ladder, PercentEncoding, Rung};
use iri_grammar::mapping::leiri::{self, LeiriReference};
use iri_grammar::mapping::{MappingError, ProcessingModel};
use iri_grammar::schemes::Schemes;
use iri_grammar::{Component, Grammar, IriReference, UriReference};
use std::collections::HashMap;
use std::sync::OnceLock;

/// A procedure of a document that a finite transducer carries out: the references of which
/// [grammars](Self::grammars) it reads, and what it makes of them.
///
/// ```
/// use iri_grammar::Grammar;
/// use iri_proofs::claims::Procedure;
///
/// assert_eq!(Procedure::ToIri.grammars(), [Grammar::Rfc3986]);
/// assert_eq!(Procedure::ToIri.carry_out("//a/%C3%A9%c3?%2f"), "//a/\u{e9}%C3?%2f");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Procedure {
    /// RFC 3987 section 3.1 step 2, IRIs to URIs: [`Identifier::to_uri`](iri_grammar::Identifier::to_uri).
    ToUri,
    /// RFC 3987 section 3.2, URIs to IRIs: [`Identifier::to_iri`](iri_grammar::Identifier::to_iri).
    ToIri,
    /// 3987bis section 3.3, components of IRIs to those of URIs: [`ProcessingModel`].
    ToUriComponents,
    /// 3987bis section 6.2, Legacy Extended IRIs to IRIs of 3987bis: [`leiri::to_iri`].
    LeiriToIri,
    /// The same, to IRIs of RFC 3987: [`leiri::to_rfc3987_iri`].
    LeiriToRfc3987Iri,
    /// RFC 3987 section 5.3.2.1, case normalization: [`Rung::Case`], alone.
    Case,
    /// Case normalization of hexadecimal digits alone.
    HexadecimalDigits,
    /// RFC 3987 section 5.3.2.3, percent-encoding normalization: [`Rung::PercentEncoding`], alone, in
    /// a scheme of which nothing is known.
    PercentEncoding,
    /// The same with [`PercentEncoding::Iunreserved`].
    PercentEncodingOfIris,
    /// The same with [`PercentEncoding::Aligned`].
    Aligned,
    /// All rungs up to percent-encoding normalization, [climbed](Ladder::climb).
    CaseAndPercentEncoding,
}

impl Procedure {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Procedure::ToUri,
        Procedure::ToIri,
        Procedure::ToUriComponents,
        Procedure::LeiriToIri,
        Procedure::LeiriToRfc3987Iri,
        Procedure::Case,
        Procedure::HexadecimalDigits,
        Procedure::PercentEncoding,
        Procedure::PercentEncodingOfIris,
        Procedure::Aligned,
        Procedure::CaseAndPercentEncoding,
    ];

    /// The grammars whose references it reads.
    pub fn grammars(self) -> &'static [Grammar] {
        match self {
            Procedure::ToIri => &[Grammar::Rfc3986],
            Procedure::LeiriToIri | Procedure::LeiriToRfc3987Iri => &[Grammar::Leiri],
            Procedure::ToUriComponents => &[Grammar::Rfc3987, Grammar::Leiri],
            _ => &[Grammar::Rfc3987],
        }
    }

    /// What the library makes of a reference of one of these grammars.
    ///
    /// # Panics
    ///
    /// If it is none.
    pub fn carry_out(self, reference: &str) -> String {
        let none = Schemes::none();
        let ladder = Ladder::new().schemes(&none);
        let iri = || IriReference::new(reference).expect("an IRI reference");
        let leiri = || LeiriReference::new(reference).expect("a Legacy Extended IRI reference");
        let apply = |ladder: Ladder<'_>, rung| {
            ladder.apply(rung, &iri()).expect("its form").identifier.into_string()
        };
        let percent = |by| apply(ladder.percent_encoding(by), Rung::PercentEncoding);
        match self {
            Procedure::ToUri => iri().to_uri().into_string(),
            Procedure::ToIri => {
                UriReference::new(reference).expect("a URI reference").to_iri().into_string()
            }
            Procedure::ToUriComponents => {
                ProcessingModel::new().reference(reference).expect("its URI").into_string()
            }
            Procedure::LeiriToIri => match leiri::to_iri(&leiri(), &mut ()) {
                Ok(iri) => iri.into_string(),
                // An ireg-name of 3987bis has no pct-encoded.
                Err(MappingError::Result { text, .. }) => text,
                Err(error) => panic!("{error}"),
            },
            Procedure::LeiriToRfc3987Iri => leiri::to_rfc3987_iri(&leiri()).into_string(),
            Procedure::Case => apply(ladder, Rung::Case),
            Procedure::HexadecimalDigits => {
                let digits = CaseOf { scheme: false, host: false, ..CaseOf::default() };
                apply(ladder.case_of(digits), Rung::Case)
            }
            Procedure::PercentEncoding => percent(PercentEncoding::Unreserved),
            Procedure::PercentEncodingOfIris => percent(PercentEncoding::Iunreserved),
            Procedure::Aligned => percent(PercentEncoding::Aligned),
            Procedure::CaseAndPercentEncoding => {
                let iri = iri();
                let climbed = ladder.climb(Rung::PercentEncoding, &iri);
                climbed.expect("its form").identifier.into_string()
            }
        }
    }

    /// What it does with texts whose components have marks.
    pub(super) fn transducer(self) -> &'static Transducer {
        const ALL: usize = Procedure::ALL.len();
        static OBSERVED: [OnceLock<Transducer>; ALL] = [const { OnceLock::new() }; ALL];
        OBSERVED[self as usize].get_or_init(|| {
            by_component(|component| match component {
                Component::Host => self.of_host(),
                _ => Place::of(self, component).rewriting().transducer(),
            })
        })
    }

    /// A host is treated as it is US-ASCII only, or not.
    fn of_host(self) -> Transducer {
        // What stands in brackets alone stays: the rewriting has it as what is not read.
        assert_eq!(self.carry_out("//[v1.:]"), "//[v1.:]", "{self:?}");
        let [ascii, other] = Place::of_host(self);
        let of_ascii = ascii.rewriting();
        if !other.takes("") {
            return of_ascii.transducer();
        }
        let of_other = other.rewriting();
        if of_ascii.is_the_same_in_ascii(&of_other) {
            return of_other.transducer();
        }
        let of_ascii = of_ascii.transducer().on(&with_other_octets(false));
        of_ascii.or(&of_other.transducer().on(&with_other_octets(true)))
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
/// use iri_proofs::claims::{Machine, Procedure};
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
    transducer: &'static Transducer,
}

impl Machine {
    /// Makes it of what the library does with every character.
    pub fn of(procedure: Procedure) -> Self {
        Machine { procedure, transducer: procedure.transducer() }
    }

    /// What it makes of a reference of the [grammars](Procedure::grammars) that it reads; `None` of
    /// another text.
    pub fn run(&self, reference: &str) -> Option<String> {
        let mut grammars = self.procedure.grammars().iter();
        let components =
            grammars.find_map(|grammar| grammar.reference().components(reference).ok())?;
        let written = self.transducer.run(&marked(reference, components.spans()))?;
        Some(text(&written))
    }

    /// How many states and transitions it has.
    pub fn size(&self) -> super::Size {
        self.transducer.size()
    }
}
