//! Other implementations of RFC 3986 and RFC 3987 accept the same texts, and find the same links.

mod links;
#[path = "../../fuzz/bodies/peers.rs"]
mod peers;
#[path = "../../tests/properties/references.rs"]
mod references;

use iri_grammar::{Iri, IriReference};
use proptest::prelude::*;
use references::REFERENCES;
use std::fs;
use std::path::Path;

/// Texts near the edges of the grammar.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        REFERENCES,
        "//\\[(([0-9a-f]{0,5}|1?[0-9]{2}\\.[0-9]{1,3}\\.0\\.2[0-9]{2}):{1,2}){0,9}[0-9a-f]{0,2}\\]",
        "//\\[[vV]?[0-9a-fg]{0,2}\\.?[a:!%é]{0,3}\\]",
        "//[0-9.x]{6,16}",
        "[/?#][\u{80}\u{9f}\u{a0}\u{d7ff}\u{e000}\u{f8ff}\u{f900}\u{fdcf}\u{fdd0}\u{fdef}\u{fdf0}\u{ffef}\u{fff0}\u{fffd}]{1,2}",
        "[/?#][\u{ffff}\u{10000}\u{1fffd}\u{1fffe}\u{dfffd}\u{e0001}\u{e0fff}\u{e1000}\u{efffd}\u{f0000}\u{ffffd}\u{ffffe}\u{10fffd}\u{10ffff}]",
        "//\\[[0-9a-fv:.]{0,24}\\]",
        "[-a-z0-9:/?#\\[\\]@!$&'()*+,;=%._~é\u{e000}\u{e0001}\u{202e} <>\"]{0,24}",
        "\\PC{0,12}",
        any::<String>(),
    ]
}

/// As many cases as `PROPTEST_CASES` says, or so many if it says nothing: `with_cases` ignores it.
fn cases(by_default: u32) -> ProptestConfig {
    let config = ProptestConfig::default();
    match std::env::var_os("PROPTEST_CASES") {
        Some(_) => config,
        None => ProptestConfig { cases: by_default, ..config },
    }
}

proptest! {
    #![proptest_config(cases(4000))]

    #[test]
    fn peers_accept_the_same_texts(text in text()) {
        peers::peers_accept_the_same_texts(&text);
        prop_assert_eq!(iref::Iri::new(&text).is_ok(), Iri::new(&text).is_ok(), "iref");
        let reference = IriReference::new(&text).is_ok();
        prop_assert_eq!(iref::IriRef::new(&text).is_ok(), reference, "iref");
    }
}

/// The inputs of the target `acceptance` of cargo-fuzz.
#[test]
fn peers_accept_the_same_texts_of_the_corpus() {
    let mut count = 0;
    for folder in ["corpus", "regressions"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz").join(folder);
        let Ok(files) = fs::read_dir(folder.join("acceptance")) else { continue };
        for file in files {
            peers::run(&fs::read(file.unwrap().path()).unwrap());
            count += 1;
        }
    }
    assert!(count > 50, "{count}");
}
