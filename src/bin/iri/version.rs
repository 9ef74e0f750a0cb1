//! `iri --version`.

use iri_grammar::bidi::unicode_version;
use iri_grammar::host::unicode_versions;
use std::sync::LazyLock;

/// The version of the crate, and the versions of Unicode that meet in it.
pub fn long() -> &'static str {
    static LONG: LazyLock<String> = LazyLock::new(|| {
        let unicode = unicode_versions().into_iter().chain([unicode_version()]);
        let unicode = unicode.map(|version| version.to_string());
        let lines = [env!("CARGO_PKG_VERSION").to_owned()].into_iter().chain(unicode);
        lines.collect::<Vec<_>>().join("\n")
    });
    &LONG
}
