//! draft-masinter-url-i18n-07 section 3.3: "the algorithms of RFC 2396 may be applied
//! directly". The examples are those of RFC 2396 Appendix C.

use iri_grammar::Identifier;
use iri_grammar::kind::url_i18n_07::{AbsoluteIri, IriReference};
#[cfg(feature = "idna")]
use iri_grammar::mapping::url_i18n;
use iri_grammar::resolution::ResolveError;
use iri_grammar::spec::{AboveRoot, Rfc2396Resolver, Trace, generic_split};
use proptest::prelude::*;

const BASE: &str = "http://a/b/c/d;p?q";

fn resolve(
    resolver: Rfc2396Resolver,
    base: &str,
    reference: &str,
) -> Result<Identifier<IriReference, String>, ResolveError> {
    let base = Identifier::<AbsoluteIri, &str>::new(base).unwrap();
    let reference = Identifier::<IriReference, &str>::new(reference).unwrap();
    let resolved = resolver.resolve(&base, &reference);
    let mut steps = Trace::on();
    assert_eq!(resolver.resolve_with_trace(&base, &reference, &mut steps), resolved);
    if let Ok(iri) = &resolved {
        assert_eq!(steps.last().unwrap().after.to_string(), iri.as_str());
    }
    resolved
}

/// The target; `current#s` where it is the current document.
fn target(resolver: Rfc2396Resolver, base: &str, reference: &str) -> String {
    let target = resolve(resolver, base, reference).unwrap();
    match target.scheme() {
        Some(_) => target.into_string(),
        None => format!("current{target}"),
    }
}

#[test]
fn rfc2396_c_1_normal_examples() {
    for (reference, expected) in [
        ("g:h", "g:h"),
        ("g", "http://a/b/c/g"),
        ("./g", "http://a/b/c/g"),
        ("g/", "http://a/b/c/g/"),
        ("/g", "http://a/g"),
        ("//g", "http://g"),
        ("?y", "http://a/b/c/?y"),
        ("g?y", "http://a/b/c/g?y"),
        ("#s", "current#s"),
        ("g#s", "http://a/b/c/g#s"),
        ("g?y#s", "http://a/b/c/g?y#s"),
        (";x", "http://a/b/c/;x"),
        ("g;x", "http://a/b/c/g;x"),
        ("g;x?y#s", "http://a/b/c/g;x?y#s"),
        (".", "http://a/b/c/"),
        ("./", "http://a/b/c/"),
        ("..", "http://a/b/"),
        ("../", "http://a/b/"),
        ("../g", "http://a/b/g"),
        ("../..", "http://a/"),
        ("../../", "http://a/"),
        ("../../g", "http://a/g"),
    ] {
        // A relative reference of this grammar has a path.
        match Identifier::<IriReference, &str>::new(reference) {
            Ok(_) => {
                assert_eq!(target(Rfc2396Resolver::new(), BASE, reference), expected, "{reference}")
            }
            Err(_) => assert_eq!(reference, "?y"),
        }
    }
}

#[test]
fn rfc2396_c_2_abnormal_examples() {
    for (reference, expected) in [
        ("", "current"),
        ("../../../g", "http://a/../g"),
        ("../../../../g", "http://a/../../g"),
        ("/./g", "http://a/./g"),
        ("/../g", "http://a/../g"),
        ("g.", "http://a/b/c/g."),
        (".g", "http://a/b/c/.g"),
        ("g..", "http://a/b/c/g.."),
        ("..g", "http://a/b/c/..g"),
        ("./../g", "http://a/b/g"),
        ("./g/.", "http://a/b/c/g/"),
        ("g/./h", "http://a/b/c/g/h"),
        ("g/../h", "http://a/b/c/h"),
        ("g;x=1/./y", "http://a/b/c/g;x=1/y"),
        ("g;x=1/../y", "http://a/b/c/y"),
        ("g?y/./x", "http://a/b/c/g?y/./x"),
        ("g?y/../x", "http://a/b/c/g?y/../x"),
        ("g#s/./x", "http://a/b/c/g#s/./x"),
        ("g#s/../x", "http://a/b/c/g#s/../x"),
        ("http:g", "http:g"),
    ] {
        assert_eq!(target(Rfc2396Resolver::new(), BASE, reference), expected, "{reference}");
    }
    // For backwards compatibility; and what the grammar alone does not have.
    assert_eq!(target(Rfc2396Resolver::new().non_strict(), BASE, "http:?y"), "http://a/b/c/?y");
    assert_eq!(target(Rfc2396Resolver::new().non_strict(), BASE, "http:g"), "http://a/b/c/g");
    assert_eq!(target(Rfc2396Resolver::new().non_strict(), BASE, "ftp:g"), "ftp:g");
}

/// RFC 2396 section 5.2 step 3: "if it matches that of the base URI and the scheme is known to
/// always use the <hier_part> syntax".
#[test]
fn rfc2396_s5_2_step_3_a_scheme_with_opaque_parts_is_not_ignored() {
    let non_strict = Rfc2396Resolver::new().non_strict();
    assert_eq!(target(non_strict, "mailto:a@b", "mailto:c@d"), "mailto:c@d");
    assert_eq!(target(non_strict, "x:a", "x:/b"), "x:/b");
}

#[test]
fn rfc2396_s5_2_step_6_g_above_the_root() {
    let with = |above_root| Rfc2396Resolver::new().above_root(above_root);
    for (reference, removed) in [("../../../g", "http://a/g"), ("../../..", "http://a/")] {
        assert_eq!(target(with(AboveRoot::Remove), BASE, reference), removed);
        let refused = resolve(with(AboveRoot::Refuse), BASE, reference).unwrap_err();
        assert!(matches!(refused, ResolveError::AboveRoot { .. }), "{refused}");
        assert!(refused.to_string().ends_with("goes above the root (RFC 2396 section 5.2)"));
    }
    // What does not begin with "..": nothing is refused or removed.
    for above_root in [AboveRoot::Retain, AboveRoot::Remove, AboveRoot::Refuse] {
        assert_eq!(target(with(above_root), BASE, "../g"), "http://a/b/g");
        assert_eq!(target(with(above_root), BASE, "../.."), "http://a/");
    }
    // No merged path: the reference stands as it is.
    assert_eq!(target(with(AboveRoot::Refuse), BASE, "/../g"), "http://a/../g");
}

#[test]
fn s3_3_characters_beyond_us_ascii_stay_as_they_are() {
    let base = "http://a/\u{fc}/\u{e7}?\u{e9}";
    assert_eq!(
        target(Rfc2396Resolver::new(), base, "../e\u{301}#\u{5d0}"),
        "http://a/e\u{301}#\u{5d0}"
    );
    assert_eq!(target(Rfc2396Resolver::new(), base, "%C3%A9"), "http://a/\u{fc}/%C3%A9");
}

/// "If only one of the involved identifiers is an IRI, it should also be converted to an URI",
/// where the possibility by way of URIs is chosen.
#[test]
#[cfg(feature = "idna")]
fn s3_3_one_of_the_two_is_a_uri() {
    let (base, reference) = ("http://a/\u{fc}/", "%C3%A9");
    assert_eq!(target(Rfc2396Resolver::new(), base, reference), "http://a/\u{fc}/%C3%A9");
    let base = Identifier::<AbsoluteIri, &str>::new(base).unwrap();
    let uri = url_i18n::to_uri(&base, &mut Trace::off()).unwrap();
    assert_eq!(target(Rfc2396Resolver::new(), uri.as_str(), reference), "http://a/%C3%BC/%C3%A9");
}

#[test]
fn rfc2396_s5_the_base_is_hierarchical() {
    let error = resolve(Rfc2396Resolver::new(), "mailto:a@b", "c").unwrap_err();
    assert!(matches!(error, ResolveError::OpaqueBase { .. }));
    let message = "the base \"mailto:a@b\" is not hierarchical (RFC 2396 section 5)";
    assert_eq!(error.to_string(), message);
    assert_eq!(target(Rfc2396Resolver::new(), "mailto:a@b", "x:c"), "x:c");
    assert_eq!(target(Rfc2396Resolver::new(), "mailto:a@b", "#s"), "current#s");
}

/// RFC 3986 mends both: section 5.2.3 for an empty path, section 5.2.4 for the other.
#[test]
fn rfc2396_s5_2_what_would_be_taken_for_something_else() {
    for (base, reference, text) in [("http://a", "g", "http://ag"), ("x:/a", ".//g", "x://g")] {
        let error = resolve(Rfc2396Resolver::new(), base, reference).unwrap_err();
        let message = format!(
            "\"{text}\" would be divided into other components than those of the algorithm"
        );
        assert!(error.to_string().starts_with(&message), "{error}");
        assert_eq!(error, ResolveError::Ambiguous { text: text.into() });
    }
}

#[test]
fn rfc2396_s5_2_steps() {
    let base = Identifier::<AbsoluteIri, &str>::new(BASE).unwrap();
    let reference = Identifier::<IriReference, &str>::new("./../x/../../../g/.").unwrap();
    let mut steps = Trace::on();
    Rfc2396Resolver::new().resolve_with_trace(&base, &reference, &mut steps).unwrap();
    let lines: Vec<String> = steps.iter().map(ToString::to_string).collect();
    assert_eq!(
        lines,
        [
            "1. ./../x/../../../g/.",
            "3. http:./../x/../../../g/.",
            "4. a",
            "6 a. /b/c/",
            "6 b. /b/c/./../x/../../../g/.",
            "6 c. /b/c/../x/../../../g/.",
            "6 d. /b/c/../x/../../../g/",
            "6 e. /../g/",
            "6 f. /../g/",
            "6 g. /../g/",
            "7. http://a/../g/",
        ]
    );
    assert!(steps.iter().all(|step| step.section.to_string() == "RFC 2396 section 5.2"));
    let did = |above_root, reference: &str| {
        let reference = Identifier::<IriReference, &str>::new(reference).unwrap();
        let mut steps = Trace::on();
        let resolver = Rfc2396Resolver::new().above_root(above_root);
        resolver.resolve_with_trace(&base, &reference, &mut steps).unwrap();
        steps.iter().find(|step| step.number == "6 g").map(|step| step.did.to_string())
    };
    let removed = "remove \"..\" at the beginning";
    let retained = "retain \"..\" at the beginning";
    assert_eq!(did(AboveRoot::Remove, "../../../g").as_deref(), Some(removed));
    assert_eq!(did(AboveRoot::Retain, "../../../g").as_deref(), Some(retained));
    assert_eq!(did(AboveRoot::Retain, "../g"), None);
}

/// Steps 6 c to f, done literally: segments are removed one after another, each time the
/// leftmost that matches.
fn literal(path: &str) -> String {
    let (root, rest) = path.split_at(usize::from(path.starts_with('/')));
    let mut segments: Vec<&str> = rest.split('/').collect();
    let last = segments.len() - 1;
    if segments[last] == "." {
        segments[last] = "";
    }
    let mut at = 0;
    while at + 1 < segments.len() {
        if segments[at] == "." {
            segments.remove(at);
        } else {
            at += 1;
        }
    }
    while let Some(at) = (0..segments.len().saturating_sub(2))
        .find(|at| segments[*at] != ".." && segments[at + 1] == "..")
    {
        segments.drain(at..at + 2);
    }
    if let [.., before, ".."] = segments[..]
        && before != ".."
    {
        segments.truncate(segments.len() - 2);
        segments.push("");
    }
    [root, &segments.join("/")].concat()
}

proptest! {
    #[test]
    fn rfc2396_s5_2_step_6_is_what_the_letters_say(
        base in "(/(\\.|\\.\\.|a|\u{e9}|b;p|)){0,5}/",
        reference in "(\\.|\\.\\.|a|\u{e9})(/(\\.|\\.\\.|a|\u{e9}|b;p|)){0,5}",
    ) {
        let base = format!("x://h{base}");
        let Ok(iri) = resolve(Rfc2396Resolver::new(), &base, &reference) else {
            panic!("{base} {reference}");
        };
        let folder = generic_split(&base).path;
        prop_assert_eq!(generic_split(&iri).path, literal(&[folder, &reference].concat()));
        for above_root in [AboveRoot::Remove, AboveRoot::Refuse] {
            let _ = resolve(Rfc2396Resolver::new().above_root(above_root), &base, &reference);
        }
    }
}
