//! What holds for every text, over texts made at random. All of their features are on: a feature only adds
//! items. The manifest does not name these tests, because an archive of sources without them would lack them.
#![cfg(all(
    feature = "lint",
    feature = "charset",
    feature = "http",
    feature = "tree",
    feature = "url"
))]

mod bidi_properties;
mod detection_properties;
mod editing;
mod generation_properties;
mod host_properties;
mod ladder_properties;
mod lint_properties;
mod literal;
mod mapping_properties;
mod percent_properties;
mod preparation_properties;
mod properties;
mod references;
mod request_properties;
mod resolution_properties;

// What the targets of cargo-fuzz call, too: the properties are written there, once.
#[allow(dead_code, reason = "the properties of editing call its functions one by one")]
#[path = "../../fuzz/bodies/mod.rs"]
mod bodies;
#[path = "../support/mod.rs"]
mod support;
#[path = "../support/texts.rs"]
mod texts;

use proptest::prelude::*;

/// As many cases as `PROPTEST_CASES` says, or so many if it says nothing: `with_cases` ignores it.
fn cases(by_default: u32) -> ProptestConfig {
    let config = ProptestConfig::default();
    match std::env::var_os("PROPTEST_CASES") {
        Some(_) => config,
        None => ProptestConfig { cases: by_default, ..config },
    }
}

/// So many choices for a body.
fn choices(count: usize) -> impl Strategy<Value = Vec<u8>> {
    proptest::collection::vec(b'0'..b'l', count)
}

/// An input of a body: a line of choices, then texts, a line each.
fn input(choices: Vec<u8>, texts: &[&[u8]]) -> Vec<u8> {
    [&[&*choices][..], texts].concat().join(&b'\n')
}
