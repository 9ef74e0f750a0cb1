//! Tests of `shell/reader.rs`.

use super::*;

/// Lines that end with LF or CRLF.
const LINES: Ends = Ends { terminator: b'\n', quotes: None };

const CSV: Ends = Ends { terminator: b'\n', quotes: Some(',') };

#[test]
fn how_long_a_line_is_read_does_not_depend_on_how_it_arrives() {
    struct Pieces(usize);
    impl Read for Pieces {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let size = buffer.len().min(self.0).min(1 << 20);
            self.0 -= size;
            buffer[..size].fill(b'a');
            Ok(size)
        }
    }
    let ends = |length: usize, all: bool| {
        let end = io::Cursor::new(b"\nb\n");
        let text = io::repeat(b'a').take(length as u64);
        if all {
            Blocks::new(text.chain(end), LINES).next().is_ok()
        } else {
            Blocks::new(Pieces(length).chain(end), LINES).next().is_ok()
        }
    };
    for all in [true, false] {
        assert!(ends(LONGEST, all));
        assert!(!ends(LONGEST + 1, all) && !ends(LONGEST + (1 << 22), all));
    }
}

fn end(last: &mut LastRecord, ends: Ends, block: &[u8]) -> Option<usize> {
    last.examine(ends, block);
    last.end
}

/// The records, and the error after them.
fn read(text: &[u8], ends: Ends, step: usize) -> (Vec<Vec<u8>>, Option<String>) {
    let mut blocks = Blocks::new(Slow { rest: text, step }, ends);
    let mut records = Vec::new();
    loop {
        match blocks.next() {
            Ok(Some(block)) => records.extend(ends.records(block).map(<[u8]>::to_vec)),
            Ok(None) => return (records, None),
            Err(error) => return (records, Some(error.to_string())),
        }
    }
}

#[test]
fn rfc4180_s2_a_quotation_mark_that_is_not_closed_is_an_error_after_the_records_before_it() {
    let closed = "is closed in line 5, where no separator follows";
    for (text, before, why) in [
        ("1,a\n2,\"b\n3,c\n", 1, "line 2 is not closed"),
        ("\"", 0, "line 1 is not closed"),
        ("1,a\n2,\"\"\"", 1, "line 2 is not closed"),
        ("1,\"a\nb\"\r\n2,\"b\n3,\n4,\"\"", 1, "line 3 is not closed"),
        // The next quotation mark begins a column, and would close this one.
        ("1,a\n2,b\n3,\"c\n4,d\n5,\"e\"\n6,f\n", 2, closed),
        ("1,a\n2,b\n3,\"c\n4,d\n5\"", 2, ""),
        ("1,a\n2,b\n3,\"c\n4,d\n5\"\r", 2, ""),
        ("1,a\n2,b\n3,\"c\n4,d\n5\"\"\",\"\"\r\n", 2, ""),
        ("1,a\n2,b\n3,\"c\n4,d\n5\"x", 2, closed),
        ("1,\"a\"b\n2,c\n", 1, ""),
    ] {
        for step in 1..=text.len() {
            let (records, error) = read(text.as_bytes(), CSV, step);
            match why {
                "" => assert_eq!((records.len(), error), (before + 1, None), "{text:?}"),
                why => {
                    assert_eq!(records.len(), before, "{text:?}");
                    let error = error.unwrap();
                    assert!(error.contains(why), "{text:?}: {error}");
                }
            }
        }
    }
}

#[test]
fn a_column_in_quotation_marks_has_a_limit_that_does_not_depend_on_how_it_arrives() {
    let lines = |count: usize| format!("1,a\n2,\"{}\"\n3,c\n", "\n".repeat(count - 1));
    let long = |octets: usize| format!("1,a\n2,\"{}\"\n3,c\n", "x".repeat(octets - 1));
    let unclosed = "1,a\n2,\"".to_owned() + &"\n3,c,d,e".repeat(200_000);
    let very_long = "1,a\n2,\"".to_owned() + &"x".repeat(3 * BLOCK);
    // Beside the quotation marks there is no such limit.
    let beside = format!("1,a\n{},\"2\"\n3,c\n", "x".repeat(2 * LONGEST_QUOTED));
    for (text, is_read) in [
        (lines(MOST_QUOTED_LINES), true),
        (lines(MOST_QUOTED_LINES + 1), false),
        (long(LONGEST_QUOTED), true),
        (long(LONGEST_QUOTED + 1), false),
        (unclosed, false),
        (very_long, false),
        (beside, true),
    ] {
        for step in [1 << 10, 1 << 16, BLOCK, 10 * BLOCK] {
            let (records, error) = read(text.as_bytes(), CSV, step);
            assert_eq!((records.len(), error.is_none()), (if is_read { 3 } else { 1 }, is_read));
            let within = "line 2 is not closed within 1000 lines and 1048576 octets";
            assert!(error.is_none_or(|error| error.contains(within)));
        }
    }
}

#[test]
fn any_character_separates_columns() {
    for separator in [';', '|', '\t', '\u{1f}', '\u{20ac}'] {
        let ends = Ends { terminator: b'\n', quotes: Some(separator) };
        let text = format!("1{separator}\"a\nb\"\n2,\"c\n");
        let (records, error) = read(text.as_bytes(), ends, 1);
        assert_eq!((records.len(), error), (2, None), "{separator}");
    }
}

#[test]
fn only_lf_and_crlf_end_a_line() {
    let split = |block: &'static [u8]| LINES.records(block).collect::<Vec<_>>();
    assert_eq!(split(b""), [b""; 0]);
    assert_eq!(split(b"a"), [b"a"]);
    assert_eq!(split(b"a\n\r\nb\r\n"), [&b"a"[..], b"", b"b"]);
    assert_eq!(split(b"a\rb\r\r\nc\r"), [&b"a\rb\r"[..], b"c\r"]);
    for block in [&b""[..], b"a", b"a\n", b"a\n\r\nb", b"\n\n", b"a\rb\r\r\nc\r"] {
        assert_eq!(LINES.count(block), LINES.records(block).count());
    }
}

#[test]
fn rfc4180_s2_rule_6_line_breaks_in_quotation_marks_end_no_record() {
    let records: Vec<_> = CSV.records(b"a,\"b\n\"\"\n\"\r\nc\n").collect();
    assert_eq!(records, [&b"a,\"b\n\"\"\n\""[..], b"c"]);
}

#[test]
fn rfc4180_s2_rule_5_other_quotation_marks_enclose_nothing() {
    let records: Vec<_> = CSV.records(b"a,b\"c\n\"d\ne\",\"\"\nf\"\n").collect();
    assert_eq!(records, [&b"a,b\"c"[..], b"\"d\ne\",\"\"", b"f\""]);
    assert_eq!(end(&mut LastRecord::default(), CSV, b"a,b\"c\nd"), Some(6));
}

#[test]
fn no_octet_of_a_record_is_looked_at_twice() {
    for (ends, record) in [(CSV, &b"a,\"b\n"[..]), (LINES, b"a,\"b ")] {
        let mut last = LastRecord::default();
        assert_eq!(end(&mut last, ends, record), None);
        // Where it looked again, these would end a record.
        let all = [&vec![b'\n'; record.len()][..], b"c\"\nd"].concat();
        assert_eq!(end(&mut last, ends, &all), Some(record.len() + 3));
    }
    let whole = b"a,\"b\n\"\"\n\"\r\nc\"\n\"d\",\"e\n";
    for cut in 0..whole.len() {
        let mut last = LastRecord::default();
        last.examine(CSV, &whole[..cut]);
        let at_once = end(&mut LastRecord::default(), CSV, whole);
        assert_eq!((end(&mut last, CSV, whole), last.broken), (at_once, None), "{cut}");
    }
}

#[test]
fn parts_join_to_the_whole_and_end_where_lines_do() {
    let whole = b"a\n\nbcdef\ng\nhi";
    for ends in [LINES, CSV] {
        for size in 0..=whole.len() + 1 {
            let parts: Vec<&[u8]> = ends.parts(whole, size).collect();
            assert_eq!(parts.concat(), whole);
            let (last, rest) = parts.split_last().unwrap();
            assert!(rest.iter().all(|part| part.ends_with(b"\n") && part.len() >= size));
            assert!(!last.is_empty());
        }
        assert_eq!(ends.parts(b"", 3).count(), 0);
    }
}

#[test]
fn blocks_join_to_the_whole_and_end_where_lines_do() {
    let long = "x".repeat(3 * BLOCK);
    let whole = format!("a\n{long}\n\n\"b\nc\"\nlast");
    for (ends, peeks) in [(LINES, false), (CSV, false), (LINES, true)] {
        for step in [1 << 12, BLOCK, 10 * BLOCK] {
            let mut blocks = Blocks::new(Slow { rest: whole.as_bytes(), step }, ends);
            if peeks {
                assert!(blocks.peek().unwrap().starts_with(b"a\n"));
            }
            let mut joined = Vec::new();
            while let Some(block) = blocks.next().unwrap() {
                joined.extend_from_slice(block);
                assert!(block.ends_with(b"\n") || joined.len() == whole.len());
            }
            assert!(joined == whole.as_bytes());
        }
    }
}

struct Slow<'a> {
    rest: &'a [u8],
    step: usize,
}

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let most = buffer.len().min(self.step);
        self.rest.read(&mut buffer[..most])
    }
}
