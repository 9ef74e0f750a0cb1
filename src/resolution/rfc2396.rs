//! RFC 2396 section 5.2: the resolution of draft-masinter-url-i18n-07, whose section 3.3 has
//! "the algorithms of RFC 2396 [...] applied directly".
//!
//! It differs from that of RFC 3986: an empty reference and a fragment alone refer to the
//! current document, whatever the base is; dot segments are removed from merged paths only;
//! `..` above the root may stay. A query alone would take the folder of the base, not its
//! path; the grammar does not have such a reference.
//!
//! ```
//! use iri_grammar::Identifier;
//! use iri_grammar::kind::url_i18n_07::{AbsoluteIri, IriReference};
//! use iri_grammar::resolution::rfc2396::{AboveRoot, NotResolved, Rfc2396Resolver, Rfc2396Target};
//!
//! let base = Identifier::<AbsoluteIri, &str>::new("http://a/b")?;
//! let resolve = |resolver: Rfc2396Resolver, reference| {
//!     let (reference, mut steps) = (Identifier::<IriReference, &str>::new(reference), Vec::new());
//!     let target = resolver.steps(&mut steps).resolve(&base, &reference.unwrap());
//!     assert_eq!(steps[0].did, "parse the reference");
//!     target.map(|target| match target {
//!         Rfc2396Target::Iri(iri) => iri.into_string(),
//!         Rfc2396Target::CurrentDocument { .. } => String::new(),
//!     })
//! };
//! let above = |above_root| resolve(Rfc2396Resolver::new().above_root(above_root), "../g");
//! assert_eq!(above(AboveRoot::Retain)?, "http://a/../g");
//! assert_eq!(above(AboveRoot::Remove)?, "http://a/g");
//! assert_eq!(above(AboveRoot::Refuse), Err(NotResolved::AboveRoot { path: "/../g".into() }));
//! assert_eq!(resolve(Rfc2396Resolver::new(), "http:g")?, "http:g");
//! assert_eq!(resolve(Rfc2396Resolver::new().non_strict(), "http:g")?, "http://a/g");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::grammar::{Citation, Document};
use crate::identifier::kind::url_i18n_07::{AbsoluteIri, IriReference};
use crate::identifier::{Identifier, Text};
use crate::steps::{Recorded, Recorder, Step, steps};
use crate::syntax::{Component, Parts, PathForm, Recomposer, Splitter};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

const SECTION: Citation = Document::Rfc(2396).section("5.2");

/// What becomes of `..` above the root. It is an error, and RFC 2396 section 5.2 step 6 g
/// leaves these three ways to handle it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AboveRoot {
    /// It stays, as in the examples of RFC 2396 Appendix C.2.
    #[default]
    Retain,
    /// It is removed.
    Remove,
    /// The reference is refused.
    Refuse,
}

/// What a reference is resolved to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rfc2396Target {
    /// The current document (step 2; RFC 2396 section 4.2), whatever the base is, with the
    /// fragment of the reference.
    CurrentDocument {
        /// What stands after the `#`; `None` where there is none.
        fragment: Option<String>,
    },
    /// An IRI.
    Iri(Identifier<IriReference, String>),
}

/// Why a reference is not resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotResolved {
    /// The base is opaque, and a relative reference needs one of the form `hier_part` (RFC 2396
    /// section 5).
    OpaqueBase {
        /// The base.
        base: String,
    },
    /// The path begins with `..`, and [`AboveRoot::Refuse`] was asked for.
    AboveRoot {
        /// The path.
        path: String,
    },
    /// A parser would divide the result of the algorithm otherwise: a merged path after an
    /// authority begins without a `/` where the base has none, or with `//` where there is no
    /// authority.
    Misread {
        /// The result of the algorithm.
        text: String,
    },
}

impl core::error::Error for NotResolved {}

impl fmt::Display for NotResolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotResolved::OpaqueBase { base } => {
                write!(f, "the base {base:?} is not hierarchical (RFC 2396 section 5)")
            }
            NotResolved::AboveRoot { path } => {
                write!(f, "the path {path:?} goes above the root (RFC 2396 section 5.2)")
            }
            NotResolved::Misread { text } => write!(
                f,
                "{text:?} would be taken for something else than what the algorithm of \
                 RFC 2396 section 5.2 has put together"
            ),
        }
    }
}

/// The algorithm of RFC 2396 section 5.2, with what it leaves open as options.
///
/// ```
/// use iri_grammar::Identifier;
/// use iri_grammar::kind::url_i18n_07::{AbsoluteIri, IriReference};
/// use iri_grammar::resolution::rfc2396::{Rfc2396Resolver, Rfc2396Target};
///
/// let base = Identifier::<AbsoluteIri, &str>::new("http://a/b/\u{e7}/d;p?q")?;
/// let resolve = |reference| {
///     let reference = Identifier::<IriReference, &str>::new(reference).unwrap();
///     Rfc2396Resolver::new().resolve(&base, &reference).unwrap()
/// };
/// let Rfc2396Target::Iri(iri) = resolve("../\u{fc}?y") else { panic!() };
/// assert_eq!(iri, "http://a/b/\u{fc}?y");
/// // RFC 3986 removes what goes above the root, and dot segments wherever they are.
/// let Rfc2396Target::Iri(iri) = resolve("../../../g") else { panic!() };
/// assert_eq!(iri, "http://a/../g");
/// let Rfc2396Target::Iri(iri) = resolve("/./g") else { panic!() };
/// assert_eq!(iri, "http://a/./g");
/// assert_eq!(resolve("#s"), Rfc2396Target::CurrentDocument { fragment: Some("s".into()) });
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rfc2396Resolver {
    non_strict: bool,
    above_root: AboveRoot,
}

impl Rfc2396Resolver {
    /// For validating parsers, as Appendix C.2 calls them, and [`AboveRoot::Retain`].
    pub const fn new() -> Self {
        Rfc2396Resolver { non_strict: false, above_root: AboveRoot::Retain }
    }

    /// A scheme that is the same as in the base is ignored, which step 3 permits for backwards
    /// compatibility where the scheme is known to always have the syntax of `hier_part`. The
    /// scheme of an opaque base does not, and counts.
    #[must_use]
    pub const fn non_strict(mut self) -> Self {
        self.non_strict = true;
        self
    }

    /// What becomes of `..` above the root.
    #[must_use]
    pub const fn above_root(mut self, above_root: AboveRoot) -> Self {
        self.above_root = above_root;
        self
    }

    /// Resolves a reference against a base. Takes time in proportion to the length of both.
    ///
    /// # Errors
    ///
    /// Where the base is opaque and the reference relative, where the path goes above the
    /// root and that is refused, and where a parser would divide the result otherwise.
    pub fn resolve<T: Text, U: Text>(
        &self,
        base: &Identifier<AbsoluteIri, T>,
        reference: &Identifier<IriReference, U>,
    ) -> Result<Rfc2396Target, NotResolved> {
        self.steps(&mut ()).resolve(base, reference)
    }

    steps!();

    /// Step 6.
    fn merged(
        &self,
        base: &str,
        reference: &str,
        mut step: impl FnMut(&'static str, &'static str, &str),
    ) -> Result<String, NotResolved> {
        let folder = base.rfind('/').map_or("", |slash| &base[..=slash]);
        step("6 a", "copy all but the last segment of the base", folder);
        let buffer = [folder, reference].concat();
        step("6 b", "append the path of the reference", &buffer);

        let (root, rest) = match buffer.strip_prefix('/') {
            Some(rest) => ("/", rest),
            None => ("", &*buffer),
        };
        let joined = |segments: &[&str]| [root, &segments.join("/")].concat();
        let mut segments: Vec<&str> = rest.split('/').collect();
        let last = segments.pop().unwrap_or_default();

        segments.retain(|segment| *segment != ".");
        segments.push(last);
        step("6 c", "remove \"./\"", &joined(&segments));

        if last == "." {
            segments.pop();
            segments.push("");
        }
        step("6 d", "remove \".\" at the end", &joined(&segments));

        let last = segments.pop().unwrap_or_default();
        let mut kept: Vec<&str> = Vec::with_capacity(segments.len() + 1);
        for segment in segments {
            match kept.last() {
                Some(before) if segment == ".." && *before != ".." => {
                    kept.pop();
                }
                _ => kept.push(segment),
            }
        }
        kept.push(last);
        step("6 e", "remove \"<segment>/../\"", &joined(&kept));

        if matches!(kept[..], [.., before, ".."] if before != "..") {
            kept.truncate(kept.len() - 2);
            kept.push("");
        }
        step("6 f", "remove \"<segment>/..\" at the end", &joined(&kept));

        let above = kept.iter().take_while(|segment| **segment == "..").count();
        match self.above_root {
            AboveRoot::Refuse if above > 0 => {
                return Err(NotResolved::AboveRoot { path: joined(&kept) });
            }
            AboveRoot::Remove => {
                kept.drain(..above);
                // What has been `/..` is the root.
                if kept.is_empty() {
                    kept.push("");
                }
            }
            _ => {}
        }
        let path = joined(&kept);
        if above > 0 {
            let did = match self.above_root {
                AboveRoot::Remove => "remove \"..\" at the beginning",
                _ => "retain \"..\" at the beginning",
            };
            step("6 g", did, &path);
        }
        Ok(path)
    }
}

#[allow(clippy::missing_errors_doc)]
impl<R: Recorder> Recorded<'_, Rfc2396Resolver, R> {
    /// As [`Rfc2396Resolver::resolve`], with the steps as far as they go.
    pub fn resolve<T: Text, U: Text>(
        self,
        base: &Identifier<AbsoluteIri, T>,
        reference: &Identifier<IriReference, U>,
    ) -> Result<Rfc2396Target, NotResolved> {
        let mut step = |number, did, after: &str| {
            self.recorder.step(|| Step::new(SECTION, number, did, after));
        };
        // Step 1, by the regular expression of RFC 2396 Appendix B, which is the one of RFC
        // 3986.
        let from = split(base.as_str());
        let mut to = split(reference.as_str());
        let opaque = base.components().path().form() == PathForm::Opaque;
        step("1", "parse the reference", reference.as_str());

        // Step 3, the loophole.
        let is_of_base = |scheme: &str| {
            from[Component::Scheme].is_some_and(|it| it.eq_ignore_ascii_case(scheme))
        };
        if self.procedure.non_strict && !opaque && to[Component::Scheme].is_some_and(is_of_base) {
            to[Component::Scheme] = None;
            step("3", "ignore the scheme, which is that of the base", &to.recompose().0);
        }

        // Step 2.
        if to.path().is_empty()
            && to.iter().all(|(it, _)| matches!(it, Component::Path | Component::Fragment))
        {
            step("2", "refer to the current document", reference.as_str());
            let fragment = to[Component::Fragment].map(String::from);
            return Ok(Rfc2396Target::CurrentDocument { fragment });
        }

        // Step 3.
        if to[Component::Scheme].is_some() {
            step("3", "take the reference as an absolute URI", reference.as_str());
            return recombined(&to);
        }
        if opaque {
            return Err(NotResolved::OpaqueBase { base: base.as_str().to_string() });
        }
        to[Component::Scheme] = from[Component::Scheme];
        step("3", "inherit the scheme", &to.recompose().0);

        // Steps 4 to 6.
        let merged;
        if to[Component::Host].is_none() {
            for component in [Component::Userinfo, Component::Host, Component::Port] {
                to[component] = from[component];
            }
            step("4", "inherit the authority", &authority(&to));
            if !to.path().starts_with('/') {
                merged = self.procedure.merged(from.path(), to.path(), &mut step)?;
                to[Component::Path] = Some(&merged);
            } else {
                step("5", "take the absolute path", to.path());
            }
        } else {
            step("4", "take the network path", &authority(&to));
        }

        // Step 7.
        let target = recombined(&to)?;
        if let Rfc2396Target::Iri(iri) = &target {
            step("7", "recombine the components", iri.as_str());
        }
        Ok(target)
    }
}

/// Step 7, and whether the text has the components that it was put together from.
fn recombined(parts: &Parts<&str>) -> Result<Rfc2396Target, NotResolved> {
    let (text, _) = parts.recompose();
    match Identifier::<IriReference, &str>::new(&text) {
        Ok(iri) if split(&text) == *parts => Ok(Rfc2396Target::Iri(iri.into_owned())),
        _ => Err(NotResolved::Misread { text }),
    }
}

fn split(text: &str) -> Parts<&str> {
    Splitter::APPENDIX_B.split(text).texts(text)
}

/// The authority as a whole.
fn authority(parts: &Parts<&str>) -> String {
    let mut out = Recomposer::default();
    for component in [Component::Userinfo, Component::Host, Component::Port] {
        out.put_part(component, parts);
    }
    out.finish().0.trim_start_matches('/').into()
}
