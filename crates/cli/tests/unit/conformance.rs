//! Tests of `conformance/mod.rs`.

use super::*;

/// No text is known by which the program could be tested.
#[test]
fn results_by_the_table_and_by_the_tree_that_differ_are_a_failure() {
    let failed = |got: &str| Some(Mismatch { got: json!(got), reason: None });
    let (a, b) = (failed("a"), failed("b"));
    for (table, tree, both) in [
        (&None, &None, None),
        (&a, &a, None),
        (&None, &a, Some(json!({"table": "x", "tree": "a"}))),
        (&a, &None, Some(json!({"table": "a", "tree": "x"}))),
        (&a, &b, Some(json!({"table": "a", "tree": "b"}))),
    ] {
        assert_eq!(difference(&json!("x"), table, tree).map(|it| it.got), both);
    }
}
