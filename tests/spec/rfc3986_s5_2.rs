//! RFC 3986 section 5.2: the algorithm, on IRIs (RFC 3987 section 6.5).

use crate::rows::rows;
use iri_grammar::ladder::{Ladder, Rung};
use iri_grammar::resolution::{
    Base, Branch, NoReference, ResolveError, Resolver, merge, remove_dot_segments,
};
use iri_grammar::spec::{State, Step, Trace};
use iri_grammar::{Iri, IriReference, kind};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    section: String,
    what: String,
    base: String,
    reference: String,
    #[serde(default)]
    target: String,
    invalid: Option<String>,
    branch: Option<String>,
    #[serde(default)]
    non_strict: bool,
    danger: Option<String>,
    guarded: Option<String>,
}

#[test]
fn s5_2_table() {
    let mut branches: Vec<Branch> = Vec::new();
    for case in rows::<Case>(include_str!("../data/resolve.toml")) {
        let name = format!("section {}: {}", case.section, case.what);
        let base = Iri::new(&case.base);
        assert_eq!(base.is_err(), case.invalid.is_some(), "{name}");
        let Ok(base) = base else { continue };
        let reference = IriReference::new(&case.reference).expect(&name);
        let resolver = if case.non_strict { Resolver::new().non_strict() } else { Resolver::new() };

        let mut steps = Trace::on();
        let target = resolver.resolve_with_trace(&base, &reference, &mut steps);
        assert_eq!(target.text(), case.target, "{name}");
        assert_eq!(steps.last().unwrap().after.to_string(), case.target, "{name}");
        assert_eq!(resolver.resolve(&base, &reference).text(), case.target, "{name}");
        if let Some(condition) = &case.branch {
            assert_eq!(target.branch().condition(), condition, "{name}");
            branches.push(target.branch());
        }
        let danger = target.danger().map(|danger| match danger {
            ResolveError::PathLikeAuthority { path, .. } => path,
            other => panic!("{other}"),
        });
        assert_eq!(danger, case.danger, "{name}");
        let components = target.components();
        assert_eq!(target.clone().into_identifier().is_err(), danger.is_some(), "{name}");
        if danger.is_none() {
            assert_eq!(Iri::new(&case.target).unwrap().components(), components, "{name}");
        }
        if let Some(guarded) = &case.guarded {
            let target = resolver.guarded().resolve(&base, &reference);
            assert_eq!(target.danger(), None, "{name}");
            assert_eq!(target.into_identifier().unwrap(), guarded.as_str(), "{name}");
        }
    }
    for branch in Branch::ALL {
        assert!(branches.contains(&branch), "no case for {}", branch.condition());
    }
}

#[test]
fn s5_2_1_the_fragment_of_the_base_is_stripped() {
    let base = Iri::new("http://a/b#c").unwrap();
    assert_eq!(base.resolve(&IriReference::new("").unwrap()).unwrap(), "http://a/b");
}

/// "Normalization of the base URI, as described in Sections 6.2.2 and 6.2.3, is optional."
#[test]
fn s5_2_1_the_base_is_normalized_where_the_caller_does_so() {
    let base = Iri::new("HTTP://A:80/%7eb/./c").unwrap();
    let reference = IriReference::new("?d").unwrap();
    assert_eq!(base.resolve(&reference).unwrap(), "HTTP://A:80/%7eb/./c?d");
    let normalized = Ladder::new().climb(Rung::SchemeBased, &base).unwrap().identifier;
    assert_eq!(normalized.resolve(&reference).unwrap(), "http://a/~b/c?d");
}

#[test]
fn s5_2_3_merge() {
    let merge = |base: &str, path| merge(IriReference::new(base).unwrap().components(), path);
    assert_eq!(merge("//a", "\u{e9}"), "/\u{e9}");
    assert_eq!(merge("", "\u{e9}"), "\u{e9}");
    assert_eq!(merge("//a/\u{fc}/d;p", "\u{e9}/"), "/\u{fc}/\u{e9}/");
}

fn dot_segment_steps(path: &str) -> Vec<Step> {
    let mut steps = Trace::on();
    assert_eq!(remove_dot_segments(path, &mut steps), remove_dot_segments(path, &mut Trace::off()));
    steps.take()
}

#[test]
fn s5_2_4_illustration_of_the_first_path() {
    let steps: Vec<String> =
        dot_segment_steps("/a/b/c/./../../g").iter().map(|step| step.to_string()).collect();
    assert_eq!(
        steps,
        [
            "1 :                         /a/b/c/./../../g",
            "2E:   /a                    /b/c/./../../g",
            "2E:   /a/b                  /c/./../../g",
            "2E:   /a/b/c                /./../../g",
            "2B:   /a/b/c                /../../g",
            "2C:   /a/b                  /../g",
            "2C:   /a                    /g",
            "2E:   /a/g",
        ]
    );
}

#[test]
fn s5_2_4_illustration_of_the_second_path() {
    let steps: Vec<String> =
        dot_segment_steps("mid/content=5/../6").iter().map(|step| step.to_string()).collect();
    assert_eq!(
        steps,
        [
            "1 :                         mid/content=5/../6",
            "2E:   mid                   /content=5/../6",
            "2E:   mid/content=5         /../6",
            "2C:   mid                   /6",
            "2E:   mid/6",
        ]
    );
}

#[test]
fn s5_2_4_takes_linear_time() {
    for path in ["/a/..".repeat(200_000), "/a".repeat(200_000) + &"/..".repeat(200_000)] {
        assert_eq!(remove_dot_segments(&path, &mut Trace::off()), "/");
    }
    assert_eq!(remove_dot_segments(&"../".repeat(400_000), &mut Trace::off()), "");
    // With steps too: a step that copied its buffers would copy a terabyte here.
    let mut steps = Trace::limited(1000);
    let path = "/a/..".repeat(400_000);
    assert_eq!(remove_dot_segments(&path, &mut steps), "/");
    assert!(steps.len() <= 3000 && steps.len() + steps.more() > 800_000, "{}", steps.more());
}

/// What is shown of the buffers is bounded, so that all steps are linear in the path.
#[test]
fn s5_2_4_steps_take_linear_memory() {
    for path in ["../".repeat(16_000), "/a".repeat(8_000) + &"/..".repeat(8_000)] {
        let steps = dot_segment_steps(&path);
        let shown: usize = steps.iter().map(|step| step.to_string().len()).sum();
        assert!(shown < 16_000 * 600, "{shown}");
    }
    let steps = dot_segment_steps(&format!("/{}/{}/..", "\u{e9}".repeat(200), "b".repeat(300)));
    let State::Buffers { output, input } = &steps[1].after else { panic!() };
    assert_eq!(*output, format!("…{}", "\u{e9}".repeat(128)));
    assert_eq!(*input, format!("/{}…", "b".repeat(255)));
}

#[test]
fn a_reference_to_a_target_is_short() {
    for (base, target, reference) in [
        ("http://a/b/c/d;p?q", "http://a/b/c/d;p?q", ""),
        ("http://a/b/c/d;p?q", "http://a/b/c/d;p?q#\u{e9}", "#\u{e9}"),
        ("http://a/b/c/d;p?q", "http://a/b/c/d;p?\u{e9}", "?\u{e9}"),
        ("http://a/b/c/d;p?q", "http://a/b/c/d;p", "d;p"),
        ("http://a/b/c/d;p?q", "http://a/b/c/", "./"),
        ("http://a/b/c/d;p?q", "http://a/b/\u{e9}", "../\u{e9}"),
        ("http://a/b/c/d;p?q", "http://a/b/c/x:y", "./x:y"),
        ("http://a/b/c/d;p?q", "http://a/b/c//x", ".//x"),
        ("http://a/b/c/d;p?q", "http://a/b/c/d;p/\u{e9}", "d;p/\u{e9}"),
        ("http://a/b/c/d/e/f", "http://a/x", "/x"),
        ("http://a/b", "http://\u{e9}/b", "//\u{e9}/b"),
        ("http://a/b", "http://a", "//a"),
        ("http://a", "http://a/\u{e9}", "\u{e9}"),
        ("http://a/b", "mailto:\u{e9}@x", "mailto:\u{e9}@x"),
        ("foo:a/b", "foo:\u{e9}", "foo:\u{e9}"),
        ("http://a/./b", "http://a/./b?x", "?x"),
    ] {
        let (base, target) = (Iri::new(base).unwrap(), Iri::new(target).unwrap());
        let found = Resolver::new().relative(&base, &target).unwrap();
        assert_eq!(found, reference, "{base} {target}");
        assert_eq!(base.resolve(&found).unwrap(), target);
    }
}

/// The URL Standard, fluent-uri, rdf4j and Python's `urljoin` resolve no path against such a base.
#[test]
fn a_reference_to_a_rootless_base_is_a_fragment_or_the_target() {
    let shortest = Resolver::new().shortest();
    for (base, target, reference, short) in [
        ("urn:uuid:1", "urn:uuid:2", "urn:uuid:2", "./uuid:2"),
        ("urn:uuid:1", "urn:uuid:1", "urn:uuid:1", ""),
        ("urn:uuid:1", "urn:uuid:1#a", "#a", "#a"),
        ("urn:uuid:1?b", "urn:uuid:1#a", "urn:uuid:1#a", "./uuid:1#a"),
        ("urn:uuid:1", "urn:uuid:1?b", "urn:uuid:1?b", "?b"),
        ("foo:a/b", "foo:a/\u{e9}", "foo:a/\u{e9}", "\u{e9}"),
        ("foo:", "foo:a", "foo:a", "a"),
        ("foo:a", "foo://b/c", "foo://b/c", "//b/c"),
        // The whole target would be resolved to `foo:c`.
        ("foo:a/../c", "foo:a/../c", "", ""),
        ("foo:/a", "foo:/b", "b", "b"),
    ] {
        let (base, target) = (Iri::new(base).unwrap(), Iri::new(target).unwrap());
        let found = base.relative(&target).unwrap();
        assert_eq!(found, reference, "{base} {target}");
        assert_eq!(base.resolve(&found).unwrap(), target);
        let found = shortest.relative(&base, &target).unwrap();
        assert_eq!(found, short, "{base} {target}");
        assert_eq!(base.resolve(&found).unwrap(), target);
    }
}

/// Who ignores the scheme cannot say `x:a/e`, and needs more to say it.
#[test]
fn a_reference_may_be_longer_than_the_target_where_a_scheme_is_ignored() {
    let (base, target) = (Iri::new("x:a/b/c/d").unwrap(), Iri::new("x:a/e").unwrap());
    let resolver = Resolver::new().non_strict();
    assert_eq!(resolver.relative(&base, &target).unwrap(), "../../e");
    assert_eq!(Resolver::new().relative(&base, &target).unwrap(), "x:a/e");
}

/// Dot segments of the base are removed (RFC 3986 section 5.2.4), and so are no folders.
#[test]
fn a_reference_is_short_where_the_base_has_dot_segments() {
    for (base, target, reference) in [
        ("http://a/b/./c", "http://a/b/d", "d"),
        ("http://a/bcdef/../g/h", "http://a/g/i/", "i/"),
        ("http://a/bcdefgh/./i/./j", "http://a/bcdefgh/k", "../k"),
        ("http://a", "http://a//b", ".//b"),
        ("http://a", "http://a/b:c", "/b:c"),
        ("http://a/b", "http://a//c", ".//c"),
        ("x:./.", "x:", "./"),
    ] {
        let (base, target) = (Iri::new(base).unwrap(), Iri::new(target).unwrap());
        let found = Resolver::new().shortest().relative(&base, &target).unwrap();
        assert_eq!(found, reference, "{base} {target}");
        assert_eq!(base.resolve(&found).unwrap(), target);
    }
}

/// All references of a few characters, against a few bases. "." and ".." at the end are written
/// with a slash.
#[test]
fn no_reference_is_shorter() {
    let characters = ["/", ".", "a", ":", "?"];
    let mut references = vec![String::new()];
    let mut begin = 0;
    for _ in 0..6 {
        let end = references.len();
        for at in begin..end {
            references.extend(characters.map(|it| format!("{}{it}", references[at])));
        }
        begin = end;
    }
    let resolver = Resolver::new().shortest();
    for base in ["x:", "x:a", "x:a/", "x:/", "x:/a/b", "x:a/../a", "x://", "x://a/a?", "x:///a//b"]
    {
        let base = Iri::new(base).unwrap();
        let mut shortest = std::collections::BTreeMap::new();
        for reference in references.iter().filter(|it| !it.ends_with('.') && !it.contains(".?")) {
            let Ok(checked) = IriReference::new(reference) else { continue };
            if let Ok(target) = base.resolve(&checked) {
                // The shorter ones come first.
                shortest.entry(target).or_insert(reference);
            }
        }
        assert!(shortest.len() > 500, "{base}");
        for (target, reference) in shortest {
            let found = resolver.relative(&base, &target).unwrap();
            assert_eq!(base.resolve(&found).unwrap(), target);
            assert!(found.len() <= reference.len(), "{base} {target}: {reference} {found}");
        }
    }
}

#[test]
fn there_is_no_reference_to_dot_segments() {
    let (base, target) = (Iri::new("http://a/b").unwrap(), Iri::new("http://a/./c").unwrap());
    let error = Resolver::new().relative(&base, &target).unwrap_err();
    assert_eq!(error, NoReference::DotSegments { target: "http://a/./c".into() });
    assert!(error.to_string().contains("RFC 3986 section 5.2.4"), "{error}");
}

/// The error cites the sentence that is in the way, and not always that on dot segments.
#[test]
fn there_may_be_no_reference_where_a_scheme_is_ignored() {
    let (base, target) = (Iri::new("urn://h/").unwrap(), Iri::new("urn:\u{e9}").unwrap());
    let error = Resolver::new().non_strict().relative(&base, &target).unwrap_err();
    assert!(matches!(error, NoReference::SchemeIgnored { .. }));
    assert!(error.to_string().ends_with("is ignored (RFC 3986 section 5.2.2)"), "{error}");
    assert_eq!(Resolver::new().relative(&base, &target).unwrap(), "urn:\u{e9}");
}

#[test]
fn a_uri_reference_is_resolved_against_an_iri() {
    let base = Iri::new("http://\u{e9}/").unwrap();
    let uri = iri_grammar::UriReference::new("a").unwrap();
    let target: iri_grammar::Identifier<kind::Iri, String> = base.resolve(&uri).unwrap();
    assert_eq!(target, "http://\u{e9}/a");
}

/// Wherever a dot segment stands in a long path, it is found.
#[test]
fn s5_2_4_a_dot_segment_is_removed_at_every_place() {
    for before in 0..70 {
        for after in [0, 1, 3, 7, 20, 40] {
            let (before, after) =
                ("b".repeat(before), "/".repeat(usize::from(after > 0)) + &"a".repeat(after));
            let kept = format!("/{before}/a.b{after}");
            assert_eq!(remove_dot_segments(&kept, &mut Trace::off()), kept);
            assert_eq!(
                remove_dot_segments(&format!("/{before}/.{after}"), &mut Trace::off()),
                match &*after {
                    "" => format!("/{before}/"),
                    _ => format!("/{before}{after}"),
                }
            );
            assert_eq!(
                remove_dot_segments(&format!("/{before}/..{after}"), &mut Trace::off()),
                match &*after {
                    "" => "/",
                    _ => &after,
                }
            );
        }
    }
}

/// Which of its two texts a rule replaces.
#[test]
fn s5_2_4_steps_say_what_is_replaced() {
    let done = |path: &str| {
        let steps = dot_segment_steps(path);
        steps.iter().map(|step| format!("{} {}", step.number, step.did)).collect::<Vec<_>>()
    };
    let replaced = |path: &str| done(path)[2].clone();
    assert_eq!(replaced("a/./b"), "2B replace a prefix of \"/./\" with \"/\"");
    assert_eq!(replaced("a/./"), "2B replace a prefix of \"/./\" with \"/\"");
    assert_eq!(replaced("a/."), "2B replace \"/.\" with \"/\"");
    assert!(replaced("a/../b").starts_with("2C replace a prefix of \"/../\""));
    assert!(replaced("a/../").starts_with("2C replace a prefix of \"/../\""));
    assert!(replaced("a/..").starts_with("2C replace \"/..\" with"));
    let removed = |path: &str| done(path)[1].clone();
    assert_eq!(removed("../a"), "2A remove a prefix of \"../\"");
    assert_eq!(removed("./"), "2A remove a prefix of \"./\"");
    assert_eq!(removed(".."), "2D remove \".\" or \"..\"");
}

/// A composed reference leads where its two parts lead, one after the other.
#[test]
fn references_are_composed() {
    let references = [
        "", "?q", "#f", ".", "..", "g", "g/", "g/h", "./g", "../g", "../..", "/", "/g", "/g/h",
        "//h", "//h/", "//h/g", "x:", "x:g", "x:g/h", "x:/g/", "x://h", "g/.", "g/..", ".//g",
        "g?q", "g;p/../i", "../../g/",
    ];
    let guarded = Resolver::new().guarded();
    for base in ["a:", "a:b", "a:b/c/d", "a:/b/c", "a://b", "a://b/", "a://b/c/d/e?q"] {
        let base = Iri::new(base).unwrap();
        for (a, b) in references.iter().flat_map(|a| references.map(|b| (*a, b))) {
            let name = format!("{base} {a} {b}");
            let (a, b) = (IriReference::new(a).unwrap(), IriReference::new(b).unwrap());
            let composed = a.compose(&b);
            assert_eq!(
                IriReference::new(&composed).unwrap().components(),
                composed.components(),
                "{name}"
            );
            let Ok(there) = base.resolve(&a) else { continue };
            let expected = guarded.resolve(&there, &b).into_identifier().unwrap();
            let found = guarded.resolve(&base, &composed).into_identifier().unwrap();
            assert_eq!(found, expected, "{name}: {composed}");
        }
    }
    // From the root, dot segments are removed; else they remain.
    let composed = |a, b| IriReference::new(a).unwrap().compose(&IriReference::new(b).unwrap());
    assert_eq!(composed("/a/b", "../../c?d"), "/c?d");
    assert_eq!(composed("x:a/b", "../c"), "x:/c");
    assert_eq!(composed("a/b", "../../c"), "a/../../c");
}

#[test]
fn s5_2_steps_name_their_sections() {
    let base = Iri::new("http://a/b/c").unwrap();
    let sections = |resolver: Resolver, reference: &str| {
        let mut steps = Trace::on();
        resolver.resolve_with_trace(&base, &IriReference::new(reference).unwrap(), &mut steps);
        let mut sections: Vec<_> = steps.iter().map(|step| step.section.section).collect();
        sections.dedup();
        sections.join(" ")
    };
    assert_eq!(sections(Resolver::new(), "g"), "5.2.2 5.2.3 5.2.4 5.3");
    assert_eq!(sections(Resolver::new(), "../g"), "5.2.2 5.2.3 5.2.4 5.3");
    assert_eq!(sections(Resolver::new(), "/g"), "5.2.2 5.2.4 5.3");
    assert_eq!(sections(Resolver::new(), "x:g"), "5.2.2 5.2.4 5.3");
    assert_eq!(sections(Resolver::new(), "?g"), "5.2.2 5.3");
    assert_eq!(sections(Resolver::new(), ""), "5.2.2 5.3");
}

/// A target takes the room that it needs, and a buffer is used again.
#[test]
fn targets_take_no_more_memory_than_their_text() {
    let base = Iri::new("http://example.org/a/b/c?q").unwrap();
    for reference in ["g", "g?x#y", "?x", "#y", "/g", "//h/g", "x:g", "g/h/i/j/k/l/m/n/o"] {
        let target = base.resolve(&IriReference::new(reference).unwrap()).unwrap().into_string();
        // Of another authority, the one before counts as well.
        assert!(target.capacity() == target.len() || reference == "//h/g", "{target}");
        let mut buffer = String::with_capacity(100);
        let memory = buffer.as_ptr();
        let base = Base::new(base);
        assert_eq!(base.resolve_text_into(reference, &mut buffer).unwrap(), target.as_str());
        assert_eq!((buffer.as_ptr(), buffer.capacity()), (memory, 100), "{target}");
    }
}

/// A reference is not checked a second time, whatever it is resolved against. Only a text is.
#[test]
fn a_reference_that_is_trusted_has_one_target() {
    let base = Iri::new("http://a/b").unwrap();
    let trusted = IriReference::from_trusted("c d");
    let expected = Resolver::new().resolve(&base, &trusted).text().to_owned();
    assert_eq!(expected, "http://a/c d");
    let given = Base::new(base);
    let (mut one, mut other) = (String::new(), String::new());
    assert_eq!(base.resolve(&trusted).unwrap(), expected.as_str());
    assert_eq!(given.resolve(&trusted).unwrap(), expected.as_str());
    assert_eq!(base.resolve_into(&trusted, &mut one).unwrap(), expected.as_str());
    assert_eq!(given.resolve_into(&trusted, &mut other).unwrap(), expected.as_str());
    assert!(given.resolve_text(&trusted).is_err());
    // A buffer has nothing of what it had before.
    assert!(given.resolve_text_into(&trusted, &mut other).is_err());
    assert_eq!(other, "");
}

#[test]
fn what_resolution_returns_is_shown() {
    let base = Iri::new("f:/a").unwrap();
    let target = Resolver::new().resolve(&base, &IriReference::new("b").unwrap());
    assert_eq!(format!("{target} {target:>5} {target:?}"), "f:/b  f:/b Target(\"f:/b\")");
    let shown = format!("{:?}", Base::new(base));
    assert!(shown.starts_with("Base(") && shown.contains("f:/a"), "{shown}");
    let dots = Iri::new("f:/b/../c").unwrap();
    let error = base.relative(&dots).unwrap_err();
    assert!(error.to_string().contains("resolution removes dot segments"), "{error}");
    // A path that begins with `//` is no authority.
    let authority = Iri::new("f://g").unwrap();
    let reference = Resolver::new().path_only().relative(&base, &authority).unwrap();
    assert_eq!(reference, "f://g");
}

/// A guarded target does not change when it is resolved again, unless its path is that of the base.
#[test]
fn a_guarded_target_is_resolved_again() {
    let references = [
        "", "?q", "#f", ".", "..", "g", "./g", "../g", "/", "/g", "/./g", "//h", "//h/./g", "x:",
        "x:g/../h", "a:", "a:?q", ".//g", "/.//g", "g/./h",
    ];
    let resolver = Resolver::new().guarded();
    for base in ["a:", "a:b", "a:/b/./c", "a://b", "a://b/./c/../d?q", "a:/.//b"] {
        let base = Iri::new(base).unwrap();
        for reference in references {
            let reference = IriReference::new(reference).unwrap();
            let target = resolver.resolve(&base, &reference).into_identifier().unwrap();
            let again = resolver.resolve(&base, &target).into_identifier().unwrap();
            let takes_path = reference.scheme().is_none()
                && reference.authority().is_none()
                && reference.path().is_empty();
            if takes_path {
                assert_eq!(target.path(), base.path())
            } else {
                assert_eq!(again, target, "{base} {reference}")
            }
        }
    }
    let base = Iri::new("http://a/./b").unwrap();
    let empty = resolver.resolve(&base, &IriReference::new("").unwrap()).into_identifier().unwrap();
    assert_eq!(empty, "http://a/./b");
    assert_eq!(resolver.resolve(&base, &empty).text(), "http://a/b");
}

/// The table of the page on RDF: each row is what these options write.
#[test]
fn options_of_relative_references_write_what_the_page_on_rdf_says() {
    let page = include_str!("../../src/guide/rdf.md");
    let table = page.split("| options |").nth(1).unwrap().split("\n\n").next().unwrap();
    let mut lines = table.lines().map(|line| line.trim_matches('|').split('|').map(str::trim));
    let in_code = |text: &str| text.split('`').skip(1).step_by(2).map(String::from).collect();
    let targets: Vec<String> =
        lines.next().unwrap().flat_map(|it| -> Vec<_> { in_code(it) }).collect();
    assert_eq!(targets, ["http://a/b/e", "http://a/P2", "http://x/y"]);
    let base = Iri::new("http://a/b/c/d").unwrap();
    let mut combinations = std::collections::BTreeSet::new();
    for mut row in lines.skip(1) {
        let options = row.next().unwrap();
        let mut resolver = Resolver::new();
        for (name, resolver_with) in
            [("`parents(0)`", resolver.parents(0)), ("`parents(1)`", resolver.parents(1))]
        {
            if options.contains(name) {
                resolver = resolver_with;
            }
        }
        if options.contains("`path_only`") {
            resolver = resolver.path_only();
        }
        if options.contains("`no_absolute_path`") {
            resolver = resolver.no_absolute_path();
        }
        combinations.insert(resolver);
        for (target, expected) in targets.iter().zip(row) {
            let target = Iri::new(target).unwrap();
            let found = resolver.relative(&base, &target).unwrap();
            assert_eq!(format!("`{found}`"), expected, "{options}");
            assert_eq!(base.resolve(&found).unwrap(), target);
        }
    }
    assert_eq!(combinations.len(), 8);
}
