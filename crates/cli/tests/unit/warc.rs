use super::*;

/// A record with this type, address and block.
fn record(kind: &str, target: &str, block: &str) -> String {
    let length = block.len();
    format!(
        "WARC/1.1\r\nWARC-Type: {kind}\r\nWARC-Target-URI: {target}\r\nContent-Length: {length}\r\n\r\n\
         {block}\r\n\r\n"
    )
}

fn addresses(file: &str) -> io::Result<String> {
    let mut lines = String::new();
    Addresses::new(file.as_bytes(), b'\n').read_to_string(&mut lines).map(|_| lines)
}

#[test]
fn the_addresses_are_those_of_what_was_found() {
    let file = [
        "WARC/1.0\r\nWARC-Type: warcinfo\r\nContent-Length: 3\r\n\r\na\r\n\r\n\r\n".to_owned(),
        record("request", "http://a/", "GET / HTTP/1.1\r\n\r\n"),
        record("response", "http://a/", "WARC/1.0\r\n\r\n"),
        record("Resource", "<ftp://b/\u{e9}>", ""),
        // A field over two lines, and line ends of another writer.
        "WARC/1.1\nwarc-type :revisit\nWARC-Target-URI:\thttp://c\n /d\ncontent-length: 1\n\nx\n\n\n".to_owned(),
        record("metadata", "http://d/", ""),
        record("conversion", "http://e/", "text"),
    ];
    let all = file.concat();
    assert_eq!(addresses(&all).unwrap(), "http://a/\nftp://b/\u{e9}\nhttp://c /d\nhttp://e/\n");
    // The last line ends may be missing.
    assert!(addresses(all.trim_end()).is_ok());
    assert_eq!(addresses("").unwrap(), "");
}

#[test]
fn a_broken_record_is_told_with_its_number_and_place() {
    let good = record("response", "http://a/", "block");
    let at = good.len();
    let long = format!("WARC/1.1\r\nA: {}", "x".repeat(LONGEST_HEADER as usize));
    for (broken, why) in [
        ("HTTP/1.1 200\r\n", "it does not begin with 'WARC/' and a version"),
        ("WARC/1.1\r\nWARC-Type: response\r\n\r\n", "it has no Content-Length that is a number"),
        ("WARC/1.1\r\nContent-Length: -1\r\n\r\n", "it has no Content-Length that is a number"),
        ("WARC/1.1\r\nContent-Le", "the file ends within its header"),
        ("WARC/1.1\r\nnothing\r\n\r\n", "its header has a line without ':', \"nothing\""),
        (
            "WARC/1.1\r\nContent-Length: 9\r\n\r\n1234",
            "the file ends within its block: 5 octets are missing",
        ),
        (&long, "its header is longer than 1048576 octets"),
    ] {
        let error = addresses(&(good.clone() + broken)).unwrap_err().to_string();
        assert_eq!(error, format!("WARC record 2, at octet {at}: {why} (ISO 28500)"));
    }
}

#[test]
fn a_file_is_recognized_by_its_first_line_alone() {
    for (file, is_one) in [
        ("WARC/1.0\r\nWARC-Type", true),
        ("WARC/0.9\r\n", true),
        ("WARC/1.0\n", false),
        ("WARC/1.0", false),
        ("WARC/a.b\r\n", false),
        ("http://a/\n", false),
        ("", false),
    ] {
        let (mut reader, found) = detect(file.as_bytes()).unwrap();
        let mut read = String::new();
        reader.read_to_string(&mut read).unwrap();
        assert_eq!((found, &*read), (is_one, file));
    }
}
