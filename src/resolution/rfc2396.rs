//! Resolution by RFC 2396 section 5.2, as draft-masinter-url-i18n-07 uses it: its section 3.3
//! has "the algorithms of RFC 2396 [...] applied directly".

use crate::grammar::{Citation, Document};
use crate::identifier::kind::url_i18n_07::{AbsoluteIri, IriReference};
use crate::identifier::{Identifier, Text};
use crate::resolution::ResolveError;
use crate::steps::{Step, Trace};
use crate::syntax::{Component, Parts, PathForm, Recomposer, split_by_appendix_b};
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
/// - An empty reference, or a fragment alone, always refers to the current document, not to the
///   base.
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
/// use iri_grammar::spec::Trace;
///
/// let base = Identifier::<AbsoluteIri, &str>::new("http://a/b/\u{e7}/d;p?q")?;
/// let resolve = |resolver: Rfc2396Resolver, reference| {
///     let (reference, mut steps) = (Identifier::<IriReference, &str>::new(reference), Trace::on());
///     let target = resolver.resolve_with_trace(&base, &reference.unwrap(), &mut steps);
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

    /// Ignores the scheme of a reference if the base has the same scheme. Step 3 permits this for
    /// backwards compatibility, if the scheme always has the syntax of `hier_part`. The scheme of
    /// an opaque base does not have this syntax, and is not ignored.
    #[must_use]
    pub const fn non_strict(mut self) -> Self {
        self.non_strict = true;
        self
    }

    /// Sets how a `..` above the root is treated.
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
        self.resolve_with_trace(base, reference, &mut Trace::off())
    }

    /// Resolves as [`resolve`](Self::resolve), and records the steps, also those before an error.
    ///
    /// # Errors
    ///
    /// As [`resolve`](Self::resolve).
    pub fn resolve_with_trace<T: Text, U: Text>(
        &self,
        base: &Identifier<AbsoluteIri, T>,
        reference: &Identifier<IriReference, U>,
        trace: &mut Trace,
    ) -> Result<Identifier<IriReference, String>, ResolveError> {
        let mut step = |number, did, after: &str| {
            trace.step(|| Step::new(SECTION, number, did, after));
        };
        // Step 1, by the regular expression of RFC 2396 Appendix B, which is that of RFC 3986.
        let base_parts = split(base.as_str());
        // The components of the reference become those of the target.
        let mut parts = split(reference.as_str());
        let is_opaque = base.components().path().form() == PathForm::Opaque;
        step("1", "parse the reference", reference.as_str());

        // Step 3, the loophole. It comes before step 2, since without its scheme the reference may
        // be one to the current document.
        let same_scheme = match (parts[Component::Scheme], base_parts[Component::Scheme]) {
            (Some(scheme), Some(base)) => scheme.eq_ignore_ascii_case(base),
            _ => false,
        };
        if self.non_strict && !is_opaque && same_scheme {
            parts[Component::Scheme] = None;
            step("3", "ignore the scheme, which is that of the base", &parts.recompose().0);
        }

        // Step 2.
        let has_other_parts = parts
            .iter()
            .any(|(component, _)| !matches!(component, Component::Path | Component::Fragment));
        if parts.path().is_empty() && !has_other_parts {
            step("2", "refer to the current document", reference.as_str());
            return Ok(reference.to_owned());
        }

        // Step 3.
        if parts[Component::Scheme].is_some() {
            step("3", "take the reference as an absolute URI", reference.as_str());
            return recombine(&parts);
        }
        if is_opaque {
            return Err(ResolveError::OpaqueBase { base: base.as_str().to_string() });
        }
        parts[Component::Scheme] = base_parts[Component::Scheme];
        step("3", "inherit the scheme", &parts.recompose().0);

        // Steps 4 to 6.
        let merged;
        if parts[Component::Host].is_none() {
            for component in [Component::Userinfo, Component::Host, Component::Port] {
                parts[component] = base_parts[component];
            }
            step("4", "inherit the authority", &authority(&parts));
            if !parts.path().starts_with('/') {
                let (base_path, path) = (base_parts.path(), parts.path());
                merged = self.merge_paths(base_path, path, &mut step)?;
                parts[Component::Path] = Some(&merged);
            } else {
                step("5", "take the absolute path", parts.path());
            }
        } else {
            step("4", "take the network path", &authority(&parts));
        }

        // Step 7.
        let target = recombine(&parts)?;
        step("7", "recombine the components", target.as_str());
        Ok(target)
    }

    /// Step 6: merges the paths. Calls `step` with the number, the description and the path after
    /// each of its steps. Returns an error for a `..` above the root if [`AboveRoot::Refuse`] is
    /// set.
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
        let join = |segments: &[&str]| [root, &segments.join("/")].concat();
        let mut segments: Vec<&str> = rest.split('/').collect();
        let last = segments.pop().unwrap_or_default();

        segments.retain(|segment| *segment != ".");
        segments.push(last);
        step("6 c", "remove \"./\"", &join(&segments));

        if last == "." {
            segments.pop();
            segments.push("");
        }
        step("6 d", "remove \".\" at the end", &join(&segments));

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
        step("6 e", "remove \"<segment>/../\"", &join(&output));

        if matches!(output[..], [.., before, ".."] if before != "..") {
            output.truncate(output.len() - 2);
            output.push("");
        }
        step("6 f", "remove \"<segment>/..\" at the end", &join(&output));

        // The number of `..` above the root.
        let above = output.iter().take_while(|segment| **segment == "..").count();
        match self.above_root {
            AboveRoot::Refuse if above > 0 => {
                return Err(ResolveError::AboveRoot { path: join(&output) });
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
        let path = join(&output);
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

/// Step 7: recombines the components. Returns an error if a parser would divide the text
/// differently.
fn recombine(parts: &Parts<&str>) -> Result<Identifier<IriReference, String>, ResolveError> {
    let (text, _) = parts.recompose();
    match Identifier::<IriReference, &str>::new(&text) {
        Ok(iri) if split(&text) == *parts => Ok(iri.into_owned()),
        _ => Err(ResolveError::Ambiguous { text }),
    }
}

/// Divides a text into components by the regular expression.
fn split(text: &str) -> Parts<&str> {
    split_by_appendix_b(text).texts(text)
}

/// The authority, recomposed from userinfo, host and port.
fn authority(parts: &Parts<&str>) -> String {
    let mut out = Recomposer::default();
    for component in [Component::Userinfo, Component::Host, Component::Port] {
        out.put_part(component, parts);
    }
    // `put_part` has written `//` before the authority.
    out.finish().0.trim_start_matches('/').into()
}
