//! Tests of `find/context.rs`.

use super::*;

#[test]
fn lines_end_before_lf_and_crlf() {
    let lines = line_spans("a\r\n\nb");
    let spans: Vec<_> = lines.iter().map(|line| (line.start, line.end)).collect();
    assert_eq!(spans, [(0, 1), (3, 3), (4, 5)]);
}
