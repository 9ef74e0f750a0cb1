//! Unit tests of `src/syntax/recompose.rs`.

use super::*;

#[test]
fn rfc3986_s5_3_allocates_once() {
    for [scheme, host, path] in [["a", "", ""], ["http", "example.com", "/a/b"]] {
        let mut parts = Parts::default();
        parts[Component::Scheme] = Some(scheme);
        parts[Component::Host] = Some(host);
        parts[Component::Path] = Some(path);
        parts[Component::Query] = Some("");
        parts[Component::Fragment] = Some("");
        let counted = allocation_counter::measure(|| drop(parts.recompose()));
        assert_eq!(counted.count_total, 1, "{scheme}://{host}{path}?#");
    }
}
