//! RFC 3986 §5.2.3 and §5.2.4: paths merged, and dot segments removed.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;

/// Merges the path of a reference with that of the base (RFC 3986 section 5.2.3).
/// `base_has_authority` says whether the authority of the base is defined.
///
/// ```
/// use iri_grammar::resolution::merge;
///
/// assert_eq!(merge(true, "", "g"), "/g");
/// assert_eq!(merge(true, "/b/\u{e7}/d;p", "g"), "/b/\u{e7}/g");
/// assert_eq!(merge(false, "", "g"), "g");
/// assert_eq!(merge(false, "example", "g"), "g");
/// ```
pub fn merge(base_has_authority: bool, base: &str, reference: &str) -> String {
    let kept = match base.rfind('/') {
        _ if base_has_authority && base.is_empty() => "/",
        Some(slash) => &base[..=slash],
        None => "",
    };
    [kept, reference].concat()
}

/// Removes the segments `.` and `..` of a path (RFC 3986 section 5.2.4), whether the path
/// is relative or not. Takes time in proportion to the length; allocates only where there
/// is such a segment.
///
/// `%2E` is no dot here: it has to be decoded before (RFC 3986 section 6.2.2.2).
///
/// ```
/// use iri_grammar::resolution::remove_dot_segments;
///
/// assert_eq!(remove_dot_segments("/a/b/c/./../../g"), "/a/g");
/// assert_eq!(remove_dot_segments("mid/content=5/../6"), "mid/6");
/// assert_eq!(remove_dot_segments("/%2E/."), "/%2E/");
/// ```
pub fn remove_dot_segments(path: &str) -> Cow<'_, str> {
    if !path.split('/').any(|segment| matches!(segment, "." | "..")) {
        return path.into();
    }
    let mut input = path;
    let mut output = String::with_capacity(path.len());
    while let Some((_, rest)) = rule(input, &mut output) {
        input = rest;
    }
    output.into()
}

/// One of the rules A to E of RFC 3986 section 5.2.4 step 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rule {
    /// A `../` or `./` at the beginning is removed.
    A,
    /// `/./`, or `/.` at the end, becomes `/`.
    B,
    /// `/../`, or `/..` at the end, becomes `/`, and the last segment of the output goes.
    C,
    /// All that is left is `.` or `..`; it is removed.
    D,
    /// The first segment moves to the output.
    E,
}

/// The two buffers after a step of RFC 3986 section 5.2.4.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DotStep<'p> {
    /// The rule applied in step 2; `None` for step 1.
    pub rule: Option<Rule>,
    /// The output buffer.
    pub output: String,
    /// The input buffer.
    pub input: &'p str,
}

impl fmt::Display for DotStep<'_> {
    /// As the document illustrates it: `2C:   /a/b                  /../g`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            None => write!(f, "1 :")?,
            Some(rule) => write!(f, "2{rule:?}:")?,
        }
        match self.input {
            "" => write!(f, "   {}", self.output),
            input => write!(f, "   {:<20}  {input}", self.output),
        }
    }
}

/// The steps of [`remove_dot_segments()`], one after another. Each of them copies the
/// output buffer, so that to keep them all takes memory in proportion to their number
/// times the length of the path.
///
/// ```
/// use iri_grammar::resolution::{Rule, dot_segment_steps};
///
/// let steps: Vec<_> = dot_segment_steps("/a/../g").collect();
/// assert_eq!(steps[2].rule, Some(Rule::C));
/// assert_eq!((steps[2].output.as_str(), steps[2].input), ("", "/g"));
/// ```
pub fn dot_segment_steps(path: &str) -> impl Iterator<Item = DotStep<'_>> {
    let mut state = None;
    core::iter::from_fn(move || {
        let Some((input, output)) = &mut state else {
            state = Some((path, String::new()));
            return Some(DotStep { rule: None, output: String::new(), input: path });
        };
        let (applied, rest) = rule(input, output)?;
        *input = rest;
        Some(DotStep { rule: Some(applied), output: output.clone(), input: rest })
    })
}

/// Applies the first rule that fits, and gives what is left of the input; `None` where
/// the input buffer is empty.
fn rule<'p>(input: &'p str, output: &mut String) -> Option<(Rule, &'p str)> {
    if input.is_empty() {
        return None;
    }
    if let Some(rest) = input.strip_prefix("../").or_else(|| input.strip_prefix("./")) {
        return Some((Rule::A, rest));
    }
    if let Some(rest) = complete_segment(input, "/.") {
        return Some((Rule::B, rest));
    }
    if let Some(rest) = complete_segment(input, "/..") {
        output.truncate(output.rfind('/').unwrap_or(0));
        return Some((Rule::C, rest));
    }
    if matches!(input, "." | "..") {
        return Some((Rule::D, ""));
    }
    let initial = usize::from(input.starts_with('/'));
    let end = input[initial..].find('/').map_or(input.len(), |slash| initial + slash);
    let (segment, rest) = input.split_at(end);
    output.push_str(segment);
    Some((Rule::E, rest))
}

/// The input with the prefix replaced by `/`, where its dots are a complete segment.
fn complete_segment<'p>(input: &'p str, prefix: &str) -> Option<&'p str> {
    match input.strip_prefix(prefix)? {
        "" => Some("/"),
        rest => rest.starts_with('/').then_some(rest),
    }
}
