//! Tests of `lsp/transport.rs`.

use super::*;
use std::cell::RefCell;

fn framed(text: &str) -> String {
    format!("Content-Length: {}\r\n\r\n{text}", text.len())
}

/// The methods of the messages, and the lengths that are too large.
fn read(input: &str) -> (Vec<String>, Vec<u64>) {
    let (mut input, lengths) = (input.as_bytes(), RefCell::new(Vec::new()));
    let mut methods = Vec::new();
    let report = |length| lengths.borrow_mut().push(length);
    while let Some(message) = read_message(&mut input, report).unwrap() {
        let Message::Notification(it) = message else { panic!("{message:?}") };
        methods.push(it.method);
    }
    (methods, lengths.into_inner())
}

#[test]
fn a_message_that_is_too_long_is_skipped() {
    let [one, two] = ["one", "two"].map(|name| framed(&format!(r#"{{"method":"{name}"}}"#)));
    let methods = ["one", "two"].map(str::to_owned).to_vec();
    assert_eq!(read(&format!("{one}{two}")), (methods.clone(), vec![]));
    let most = MOST_OCTETS as usize;
    for (length, body) in [
        // The length is right.
        ("67108865", "x".repeat(most + 1)),
        ("67108865", format!("{}\n", "x\r\n\r\n ".repeat(most / 6 + 1)).split_off(2)),
        // The length is wrong, with parts of bodies.
        ("9000000000000", String::new()),
        ("9000000000000", r#"{"jsonrpc":"2.0","method":"three"}"#.to_owned()),
        ("9000000000000", format!("{}\r\n", "x".repeat(20_000))),
        ("+9000000000000", "Content-Length: none\r\n\r\n".to_owned()),
        ("99999999999999999999999", "{}".to_owned()),
    ] {
        let body = if length == "67108865" { &body[..most + 1] } else { &body };
        let input = format!("{one}content-length: {length}\r\n\r\n{body}{two}");
        let expected = length.parse().unwrap_or(u64::MAX);
        assert_eq!(read(&input), (methods.clone(), vec![expected]), "{length}");
    }
    // The field is found wherever the parts of a long line end.
    for count in MOST_OCTETS_OF_HEADER as usize - 50..MOST_OCTETS_OF_HEADER as usize + 10 {
        let input = format!("{one}Content-Length: 9000000000000\r\n\r\n{}{two}", "x".repeat(count));
        assert_eq!(read(&input).0, methods, "{count}");
    }
}

#[test]
fn a_header_has_a_limit() {
    let header = format!("X: {}\r\n", "x".repeat(10_000));
    let error = read_message(&mut header.as_bytes(), |_| ()).unwrap_err();
    assert_eq!(error.to_string(), "a header has more than 8192 octets");
    let many = "X: x\r\n".repeat(10_000);
    let error = read_message(&mut many.as_bytes(), |_| ()).unwrap_err();
    assert_eq!(error.to_string(), "a header has more than 8192 octets");
}
