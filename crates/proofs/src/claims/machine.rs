//! The transducers of the procedures.

use super::automaton::Automaton;
use super::observed::ObservedComponent;
use super::procedure::Procedure;
use super::search::Size;
use super::symbols::{SYMBOLS, Symbol, add_marks, mark, text};
use super::transducer::{Output, Transducer};
use abnf_lab::End;
use iri_grammar::Component;
use std::collections::HashMap;
use std::sync::OnceLock;

impl Procedure {
    /// Returns the transducer of the procedure, which is built once. Its texts have a mark at the
    /// beginning and at the end of each component.
    pub(super) fn transducer(self) -> &'static Transducer {
        const ALL: usize = Procedure::ALL.len();
        static TRANSDUCERS: [OnceLock<Transducer>; ALL] = [const { OnceLock::new() }; ALL];
        TRANSDUCERS[self as usize].get_or_init(|| {
            by_component(|component| match component {
                Component::Host => self.host_transducer(),
                _ => ObservedComponent::new(self, component).rewriting().transducer(),
            })
        })
    }

    /// Returns the transducer for a host. The procedure may treat hosts that are US-ASCII only
    /// differently from others.
    fn host_transducer(self) -> Transducer {
        // The rewriting keeps characters that registered names cannot have, such as those of an
        // address in brackets. So must the procedure.
        assert_eq!(self.carry_out("//[v1.:]"), "//[v1.:]", "{self:?}");
        let [ascii, other] = ObservedComponent::hosts(self);
        let of_ascii = ascii.rewriting();
        // The grammar may allow only hosts in US-ASCII.
        if !other.takes("") {
            return of_ascii.transducer();
        }
        let of_other = other.rewriting();
        if of_ascii.is_the_same_in_ascii(&of_other) {
            return of_other.transducer();
        }
        let of_ascii = of_ascii.transducer().restrict_to(&ascii_only());
        of_ascii.or(&of_other.transducer().restrict_to(&not_ascii_only()))
    }
}

/// Returns the automaton of the sequences of octets without any beyond US-ASCII.
fn ascii_only() -> Automaton {
    Automaton::from_states(&[true], |state, symbol| match symbol {
        0x80..=0xFF => None,
        _ => Some(state),
    })
}

/// Returns the automaton of the sequences of octets with at least one beyond US-ASCII.
fn not_ascii_only() -> Automaton {
    Automaton::from_states(&[false, true], |state, symbol| match symbol {
        0x80..=0xFF => Some(1),
        _ => Some(state),
    })
}

/// Combines a transducer for each component. The result copies the punctuation between components.
fn by_component(of_component: impl Fn(Component) -> Transducer) -> Transducer {
    let inner: HashMap<Component, Transducer> =
        Component::ALL.into_iter().map(|component| (component, of_component(component))).collect();
    // `None` is the state outside of components, where the text may end.
    Transducer::build([None], |at: &Option<(Component, u32)>, next| {
        let Some((component, state)) = *at else {
            next.extend((0..256).map(|octet: Symbol| (octet, vec![octet], None)));
            for component in Component::ALL {
                let begin = mark(component, End::Start);
                let starts = inner[&component].starts.iter();
                next.extend(starts.map(|&start| (begin, vec![begin], Some((component, start)))));
            }
            return vec![Output::new()];
        };
        let state = &inner[&component].states[state as usize];
        let arcs = state.arcs.iter();
        next.extend(arcs.map(|arc| (arc.reads, arc.writes.clone(), Some((component, arc.to)))));
        let end = mark(component, End::End);
        next.extend(state.ends.iter().map(|last| (end, [&last[..], &[end]].concat(), None)));
        Vec::new()
    })
}

/// Returns the transducer that copies its input.
pub(super) fn identity() -> Transducer {
    Transducer::build([()], |(), next| {
        next.extend((0..SYMBOLS as Symbol).map(|symbol| (symbol, vec![symbol], ())));
        vec![Output::new()]
    })
}

/// The transducer of a [`Procedure`].
///
/// ```
/// use iri_proofs::claims::{Machine, Procedure};
///
/// let machine = Machine::new(Procedure::ToIri);
/// assert_eq!(machine.run("//a/%C3%A9%c3?%2f").as_deref(), Some("//a/\u{e9}%C3?%2f"));
/// // This is not a URI reference.
/// assert_eq!(machine.run("//a/\u{e9}"), None);
/// assert!(machine.size().states > 100);
/// ```
#[derive(Clone, Debug)]
pub struct Machine {
    procedure: Procedure,
    transducer: &'static Transducer,
}

impl Machine {
    /// Makes the transducer from what the library does with every character.
    pub fn new(procedure: Procedure) -> Self {
        Machine { procedure, transducer: procedure.transducer() }
    }

    /// Runs the procedure on a reference of its [grammars](Procedure::grammars); `None` for any
    /// other text.
    pub fn run(&self, reference: &str) -> Option<String> {
        let mut grammars = self.procedure.grammars().iter();
        let components =
            grammars.find_map(|grammar| grammar.reference().components(reference).ok())?;
        let written = self.transducer.run(&add_marks(reference, components.spans()))?;
        Some(text(&written))
    }

    /// The numbers of states and transitions.
    pub fn size(&self) -> Size {
        self.transducer.size()
    }
}
