//! RFC 3986 section 5.4: the examples of reference resolution.

use iri_grammar::resolution::{Base, ResolveError, Resolver};
use iri_grammar::{Iri, IriReference, Uri, UriReference};

const BASE: &str = "http://a/b/c/d;p?q";

fn resolves(reference: &str, target: &str) {
    let base = Uri::new(BASE).unwrap();
    let resolved = base.resolve(&UriReference::new(reference).unwrap());
    assert_eq!(resolved.unwrap(), target, "{reference:?}");
    // The same as an IRI (RFC 3987 section 6.5).
    let base = Iri::new(BASE).unwrap();
    assert_eq!(base.resolve(&IriReference::new(reference).unwrap()).unwrap(), target);
}

#[test]
fn s5_4_1_normal_examples() {
    for (reference, target) in [
        ("g:h", "g:h"),
        ("g", "http://a/b/c/g"),
        ("./g", "http://a/b/c/g"),
        ("g/", "http://a/b/c/g/"),
        ("/g", "http://a/g"),
        ("//g", "http://g"),
        ("?y", "http://a/b/c/d;p?y"),
        ("g?y", "http://a/b/c/g?y"),
        ("#s", "http://a/b/c/d;p?q#s"),
        ("g#s", "http://a/b/c/g#s"),
        ("g?y#s", "http://a/b/c/g?y#s"),
        (";x", "http://a/b/c/;x"),
        ("g;x", "http://a/b/c/g;x"),
        ("g;x?y#s", "http://a/b/c/g;x?y#s"),
        ("", "http://a/b/c/d;p?q"),
        (".", "http://a/b/c/"),
        ("./", "http://a/b/c/"),
        ("..", "http://a/b/"),
        ("../", "http://a/b/"),
        ("../g", "http://a/b/g"),
        ("../..", "http://a/"),
        ("../../", "http://a/"),
        ("../../g", "http://a/g"),
    ] {
        resolves(reference, target);
    }
}

#[test]
fn s5_4_2_abnormal_examples() {
    for (reference, target) in [
        ("../../../g", "http://a/g"),
        ("../../../../g", "http://a/g"),
        ("/./g", "http://a/g"),
        ("/../g", "http://a/g"),
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
        resolves(reference, target);
    }
}

#[test]
fn s5_4_2_a_scheme_for_backward_compatibility() {
    let (base, reference) = (Uri::new(BASE).unwrap(), UriReference::new("http:g").unwrap());
    let target = Resolver::new().non_strict().resolve(&base, &reference);
    assert_eq!(target.text(), "http://a/b/c/g");
}

/// "Parsers must be careful".
#[test]
fn s5_4_2_above_the_root_is_refused_on_request() {
    let resolver = Resolver::new().refuse_above_root();
    let refused = |base: &str, reference: &str| {
        let (base, reference) = (Iri::new(base).unwrap(), IriReference::new(reference).unwrap());
        let target = resolver.resolve(&base, &reference);
        // The text is that of the algorithm.
        assert_eq!(target.text(), Resolver::new().resolve(&base, &reference).text());
        let into = Base::new(base).resolver(resolver).resolve(&reference);
        let error = target.above_root().cloned();
        assert_eq!(target.into_identifier(), into);
        assert_eq!(into.err(), error);
        error.map(|error| match error {
            ResolveError::PathAboveRoot { path, span } => (path, span.start),
            other => panic!("{other}"),
        })
    };
    for (base, reference, expected) in [
        (BASE, "../../g", None),
        (BASE, "../..", None),
        (BASE, "", None),
        (BASE, "//g/a/..", None),
        (BASE, "/a/./../b", None),
        (BASE, "g:a/../b", None),
        (BASE, "../../../g", Some(("/b/c/../../../g", 11))),
        (BASE, "../../..", Some(("/b/c/../../..", 11))),
        (BASE, "/../g", Some(("/../g", 1))),
        (BASE, "/a//../.././../..", Some(("/a//../.././../..", 12))),
        (BASE, "//g/..", Some(("/..", 1))),
        (BASE, "g:..", Some(("..", 0))),
        ("http://a", "..", Some(("/..", 1))),
        ("http://a/../b", "c", Some(("/../c", 1))),
        ("http://a/../b", "?c", None),
        ("g:a/b", "../c", None),
        ("g:a/b", "../../c", Some(("a/../../c", 5))),
    ] {
        let expected = expected.map(|(path, at): (&str, usize)| (path.to_owned(), at));
        assert_eq!(refused(base, reference), expected, "{reference:?} against {base:?}");
    }
    let error =
        Base::new(Iri::new("a:").unwrap()).resolver(resolver).resolve_text("../b").unwrap_err();
    assert_eq!(
        format!("{:#}", error),
        "in the path \"../b\", the \"..\" at column 1 has no segment above it \
         (RFC 3986 section 5.4.2)"
    );
}
