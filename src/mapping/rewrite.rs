//! Replacement of components, with unchanged punctuation between them (3987bis section 3.6).

use crate::syntax::{Component, Parts, Span, defined_spans};
use alloc::string::String;

/// Copies a text, with each component replaced by the text that `write` appends. Returns the new
/// text and the spans of its components. `capacity` is the expected length of the new text in bytes.
pub(crate) fn rewrite<E>(
    text: &str,
    parts: Parts<Span>,
    capacity: usize,
    mut write: impl FnMut(Component, &str, &mut String) -> Result<(), E>,
) -> Result<(String, Parts<Span>), E> {
    let mut out = String::with_capacity(capacity);
    let mut new = Parts::default();
    let mut done = 0;
    for (component, span) in defined_spans(parts) {
        out.push_str(&text[done..span.start]);
        done = span.end;
        let start = out.len();
        write(component, span.slice(text), &mut out)?;
        new[component] = Some(Span { start, end: out.len() });
    }
    // Nothing follows the last component: the path is always defined, if only as an empty text.
    Ok((out, new))
}
