//! The steps of a resolution as values.

use super::Target;
use super::paths::{DotStep, dot_segment_steps};
use super::resolver::Transformed;
use crate::grammar::{Citation, Document};
use crate::identifier::kind::Kind;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

const fn rfc3986(section: &'static str) -> Citation {
    Document::Rfc(3986).section(section)
}

/// The branch of the pseudocode of RFC 3986 section 5.2.2 that a reference takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Branch {
    /// The reference has a scheme, and takes nothing from the base.
    Scheme,
    /// The reference has an authority, and takes the scheme.
    Authority,
    /// The reference has no path but a query: the path of the base, unchanged.
    Query,
    /// The reference has neither path nor query: path and query of the base, unchanged.
    Empty,
    /// The path of the reference begins with `/`.
    AbsolutePath,
    /// The path of the reference is merged with that of the base.
    RelativePath,
}

impl Branch {
    /// All branches, in the order of the pseudocode.
    pub const ALL: [Branch; 6] = [
        Branch::Scheme,
        Branch::Authority,
        Branch::Query,
        Branch::Empty,
        Branch::AbsolutePath,
        Branch::RelativePath,
    ];

    /// The condition in the words of the pseudocode.
    pub fn condition(self) -> &'static str {
        match self {
            Branch::Scheme => "defined(R.scheme)",
            Branch::Authority => "defined(R.authority)",
            Branch::Query => "R.path == \"\" and defined(R.query)",
            Branch::Empty => "R.path == \"\"",
            Branch::AbsolutePath => "R.path starts-with \"/\"",
            Branch::RelativePath => "T.path = merge(Base.path, R.path)",
        }
    }
}

/// One step of a resolution.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// The section that describes the step.
    pub section: Citation,
    /// What is done, in the words of the document where it has some.
    pub did: &'static str,
    /// What there is after it.
    pub after: String,
}

/// The steps of a resolution, and what they lead to.
///
/// ```
/// use iri_grammar::{Iri, IriReference, resolution::{Branch, Resolver}};
///
/// let base = Iri::new("http://a/b/c/d;p?q")?;
/// let trace = Resolver::new().trace(&base, &IriReference::new("../g")?);
/// assert_eq!(trace.branch, Branch::RelativePath);
/// assert_eq!(trace.steps[1].after, "/b/c/../g");
/// assert_eq!(trace.steps[1].section.to_string(), "RFC 3986 section 5.2.3");
/// assert_eq!(trace.target.text(), "http://a/b/g");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Trace<K> {
    /// The branch taken.
    pub branch: Branch,
    /// The path whose dot segments are removed; `None` where none are looked for, since
    /// the path of the base is taken unchanged. [`dot_segment_steps`](Self::dot_segment_steps)
    /// shows how.
    pub with_dot_segments: Option<String>,
    /// The steps in their order.
    pub steps: Vec<Step>,
    /// The target.
    pub target: Target<K>,
}

impl<K: Kind> Trace<K> {
    pub(super) fn new(
        ignored: bool,
        base_scheme: Option<&str>,
        reference_path: &str,
        transformed: &Transformed<'_>,
    ) -> Self {
        let Transformed { branch, merged, unguarded, path, .. } = transformed;
        let mut steps = Vec::new();
        let mut step = |section, did, after: &str| {
            steps.push(Step { section: rfc3986(section), did, after: after.to_string() });
        };
        if ignored {
            step("5.2.2", "undefine(R.scheme)", base_scheme.unwrap_or_default());
        }
        let before = match branch {
            Branch::Query | Branch::Empty => None,
            _ => Some(merged.as_deref().unwrap_or(reference_path)),
        };
        let taken = if before.is_some() { reference_path } else { path };
        step("5.2.2", branch.condition(), taken);
        if let Some(merged) = merged {
            step("5.2.3", "merge", merged);
        }
        if before.is_some() {
            step("5.2.4", "remove_dot_segments", unguarded.as_deref().unwrap_or(path));
        }
        if unguarded.is_some() {
            step("3", "\"/.\" before a path that begins with \"//\"", path);
        }
        let (text, syntax) = transformed.recompose();
        step("5.3", "recompose", &text);
        Trace {
            branch: *branch,
            with_dot_segments: before.map(String::from),
            steps,
            target: Target::new(text, syntax),
        }
    }

    /// The steps of RFC 3986 section 5.2.4.
    pub fn dot_segment_steps(&self) -> impl Iterator<Item = DotStep<'_>> {
        self.with_dot_segments.iter().flat_map(|path| dot_segment_steps(path))
    }
}
