//! `iri relative`.

use crate::iri;

/// RFC 3986 section 4.2 has these forms; the options leave one out each.
#[test]
fn rfc3986_s4_2_each_option_leaves_out_a_form() {
    let base = "http://a/b/c/d";
    for (options, references) in [
        (&[][..], ["../e", "/P2", "//x/y"]),
        (&["--parents", "0"], ["/b/e", "/P2", "//x/y"]),
        (&["--path-only"], ["../e", "/P2", "http://x/y"]),
        (&["--no-absolute-path"], ["../e", "../../P2", "//x/y"]),
        (&["--no-absolute-path", "--path-only"], ["../e", "../../P2", "http://x/y"]),
        (
            &["--no-absolute-path", "--path-only", "--parents", "1"],
            ["../e", "http://a/P2", "http://x/y"],
        ),
    ] {
        let targets = ["http://a/b/e", "http://a/P2", "http://x/y"];
        let run = iri(&[&["relative", base][..], &targets, options].concat());
        assert_eq!(run.status, 0, "{options:?}: {}", run.stderr);
        assert_eq!(run.stdout.lines().collect::<Vec<_>>(), references, "{options:?}");
    }
}

#[test]
fn of_a_base_without_a_slash_only_a_fragment_is_taken_by_default() {
    for (options, reference) in [(&[][..], "urn:uuid:2\n"), (&["--shortest"], "./uuid:2\n")] {
        let run = iri(&[&["relative", "urn:uuid:1", "urn:uuid:2"], options].concat());
        assert_eq!((run.status, run.stdout.as_str()), (0, reference));
    }
    assert_eq!(iri(&["relative", "urn:uuid:1", "urn:uuid:1#a"]).stdout, "#a\n");
}
