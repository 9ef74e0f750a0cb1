//! Resolution by RFC 2396 section 5.2, as draft-masinter-url-i18n-07 uses it: its section 3.3
//! has "the algorithms of RFC 2396 [...] applied directly".

use crate::grammar::{Citation, Document};
use crate::identifier::kind::url_i18n_07::{AbsoluteIri, IriReference};
use crate::identifier::{Identifier, Text};
use crate::resolution::ResolveError;
use crate::steps::{Recorder, Step, WithRecorder, steps};
use crate::syntax::{Component, Parts, PathForm, Recomposer, Splitter};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

const SECTION: Citation = Document::Rfc(2396).section("5.2");

/// How [`Rfc2396Resolver`] treats a `..` above the root. RFC 2396 section 5.2 step 6 g calls it an
/// error, and allows these three ways to handle it.
///
/// ```
/// use iri_grammar::spec::{AboveRoot, Rfc2396Resolver};
///
/// assert_eq!(Rfc2396Resolver::new(), Rfc2396Resolver::new().above_root(AboveRoot::Retain));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AboveRoot {
    /// Keeps the `..`, as in the examples of RFC 2396 Appendix C.2.
    #[default]
    Retain,
    /// Removes the `..`.
    Remove,
    /// Rejects the reference.
    Refuse,
}

/// Resolution by RFC 2396 section 5.2, with options. draft-masinter-url-i18n-07 uses it: its
/// section 3.3 has "the algorithms of RFC 2396 \[...\] applied directly".
///
/// It differs from RFC 3986 in these points:
///
/// - An empty reference, or a fragment alone, refers to the current document, whatever the base.
/// - Only merged paths lose their dot segments.
/// - A `..` above the root may stay.
/// - A query alone would take the folder of the base instead of its path. But the grammar of the
///   draft has no such reference.
///
/// ```
/// use iri_grammar::Identifier;
/// use iri_grammar::kind::url_i18n_07::{AbsoluteIri, IriReference};
/// use iri_grammar::resolution::ResolveError;
/// use iri_grammar::spec::{AboveRoot, Rfc2396Resolver};
///
/// let base = Identifier::<AbsoluteIri, &str>::new("http://a/b/\u{e7}/d;p?q")?;
/// let resolve = |resolver: Rfc2396Resolver, reference| {
///     let (reference, mut steps) = (Identifier::<IriReference, &str>::new(reference), Vec::new());
///     let target = resolver.steps(&mut steps).resolve(&base, &reference.unwrap());
///     assert_eq!(steps[0].did, "parse the reference");
///     target
/// };
/// let resolver = Rfc2396Resolver::new();
/// assert_eq!(resolve(resolver, "../\u{fc}?y")?, "http://a/b/\u{fc}?y");
/// // RFC 3986 would remove both: a `..` above the root, and any dot segment.
/// assert_eq!(resolve(resolver, "../../../g")?, "http://a/../g");
/// assert_eq!(resolve(resolver, "/./g")?, "http://a/./g");
/// // The current document: the reference itself, which has no scheme.
/// assert_eq!(resolve(resolver, "#s")?, "#s");
///
/// assert_eq!(resolve(resolver.above_root(AboveRoot::Remove), "../../../g")?, "http://a/g");
/// let error = resolve(resolver.above_root(AboveRoot::Refuse), "../../../g").unwrap_err();
/// assert_eq!(error, ResolveError::AboveRoot { path: "/../g".into() });
/// assert_eq!(resolve(resolver, "http:g")?, "http:g");
/// assert_eq!(resolve(resolver.non_strict(), "http:g")?, "http://a/b/\u{e7}/g");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rfc2396Resolver {
    non_strict: bool,
    above_root: AboveRoot,
}

impl Rfc2396Resolver {
    /// The resolver for validating parsers (RFC 2396 appendix C.2), with [`AboveRoot::Retain`].
    pub const fn new() -> Self {
        Rfc2396Resolver { non_strict: false, above_root: AboveRoot::Retain }
    }

    /// Ignores the scheme of a reference if the base has the same. Step 3 permits this for
    /// backwards compatibility, if the scheme always has the syntax of `hier_part`. The scheme of
    /// an opaque base does not, and is not ignored.
    #[must_use]
    pub const fn non_strict(mut self) -> Self {
        self.non_strict = true;
        self
    }

    /// How a `..` above the root is treated.
    #[must_use]
    pub const fn above_root(mut self, above_root: AboveRoot) -> Self {
        self.above_root = above_root;
        self
    }

    /// Resolves a reference against a base. Returns a reference to the current document (step 2;
    /// RFC 2396 section 4.2) unchanged; only such a target has no scheme. Takes linear time.
    ///
    /// # Errors
    ///
    /// If the base is opaque and the reference relative, if the path goes above the root and
    /// [`AboveRoot::Refuse`] is set, or if a parser would divide the result differently.
    pub fn resolve<T: Text, U: Text>(
        &self,
        base: &Identifier<AbsoluteIri, T>,
        reference: &Identifier<IriReference, U>,
    ) -> Result<Identifier<IriReference, String>, ResolveError> {
        self.steps(&mut ()).resolve(base, reference)
    }

    steps!();

    /// Step 6: merges the paths.
    fn merge_paths(
        &self,
        base: &str,
        reference: &str,
        mut step: impl FnMut(&'static str, &'static str, &str),
    ) -> Result<String, ResolveError> {
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
        let mut output: Vec<&str> = Vec::with_capacity(segments.len() + 1);
        for segment in segments {
            match output.last() {
                Some(before) if segment == ".." && *before != ".." => {
                    output.pop();
                }
                _ => output.push(segment),
            }
        }
        output.push(last);
        step("6 e", "remove \"<segment>/../\"", &joined(&output));

        if matches!(output[..], [.., before, ".."] if before != "..") {
            output.truncate(output.len() - 2);
            output.push("");
        }
        step("6 f", "remove \"<segment>/..\" at the end", &joined(&output));

        let above = output.iter().take_while(|segment| **segment == "..").count();
        match self.above_root {
            AboveRoot::Refuse if above > 0 => {
                return Err(ResolveError::AboveRoot { path: joined(&output) });
            }
            AboveRoot::Remove => {
                output.drain(..above);
                // The path `/..` becomes the root.
                if output.is_empty() {
                    output.push("");
                }
            }
            _ => {}
        }
        let path = joined(&output);
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
impl<R: Recorder> WithRecorder<'_, Rfc2396Resolver, R> {
    /// As [`Rfc2396Resolver::resolve`]. Records the steps before an error too.
    pub fn resolve<T: Text, U: Text>(
        self,
        base: &Identifier<AbsoluteIri, T>,
        reference: &Identifier<IriReference, U>,
    ) -> Result<Identifier<IriReference, String>, ResolveError> {
        let mut step = |number, did, after: &str| {
            self.recorder.step(|| Step::new(SECTION, number, did, after));
        };
        // Step 1, by the regular expression of RFC 2396 Appendix B, which is that of RFC 3986.
        let from = split(base.as_str());
        let mut to = split(reference.as_str());
        let opaque = base.components().path().form() == PathForm::Opaque;
        step("1", "parse the reference", reference.as_str());

        // Step 3, the loophole.
        let is_of_base = |scheme: &str| {
            from[Component::Scheme].is_some_and(|base| base.eq_ignore_ascii_case(scheme))
        };
        if self.procedure.non_strict && !opaque && to[Component::Scheme].is_some_and(is_of_base) {
            to[Component::Scheme] = None;
            step("3", "ignore the scheme, which is that of the base", &to.recompose().0);
        }

        // Step 2.
        if to.path().is_empty()
            && to
                .iter()
                .all(|(component, _)| matches!(component, Component::Path | Component::Fragment))
        {
            step("2", "refer to the current document", reference.as_str());
            return Ok(reference.to_owned());
        }

        // Step 3.
        if to[Component::Scheme].is_some() {
            step("3", "take the reference as an absolute URI", reference.as_str());
            return recombine(&to);
        }
        if opaque {
            return Err(ResolveError::OpaqueBase { base: base.as_str().to_string() });
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
                merged = self.procedure.merge_paths(from.path(), to.path(), &mut step)?;
                to[Component::Path] = Some(&merged);
            } else {
                step("5", "take the absolute path", to.path());
            }
        } else {
            step("4", "take the network path", &authority(&to));
        }

        // Step 7.
        let target = recombine(&to)?;
        step("7", "recombine the components", target.as_str());
        Ok(target)
    }
}

/// Step 7. Returns an error if the text does not divide into the same components again.
fn recombine(parts: &Parts<&str>) -> Result<Identifier<IriReference, String>, ResolveError> {
    let (text, _) = parts.recompose();
    match Identifier::<IriReference, &str>::new(&text) {
        Ok(iri) if split(&text) == *parts => Ok(iri.into_owned()),
        _ => Err(ResolveError::Ambiguous { text }),
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
