//! Right-to-left identifiers: RFC 3987 section 4.2.

use super::super::subject::{Found, Subject};
use crate::bidi::{Restriction, Violation};
use crate::syntax::Component;

/// Restriction 1.
pub(in super::super) fn both_directions(subject: &Subject<'_>, found: &mut Found) {
    violations(subject, found, |it| it == Restriction::BothDirections);
}

/// Restriction 2.
pub(in super::super) fn direction_at_ends(subject: &Subject<'_>, found: &mut Found) {
    violations(subject, found, |it| matches!(it, Restriction::Start | Restriction::End));
}

fn violations(subject: &Subject<'_>, found: &mut Found, is: fn(Restriction) -> bool) {
    for Violation { component, span, .. } in
        subject.violations.iter().filter(|violation| is(violation.restriction))
    {
        let part = subject.part(component_of(subject, component.span.start), *span);
        found.characters(part, |_| true);
    }
}

/// The component of the generic syntax that this place is in.
fn component_of(subject: &Subject<'_>, at: usize) -> Component {
    let part = subject.parts().find(|part| part.span.start <= at && at < part.span.end);
    part.map_or(Component::Path, |part| part.component)
}
