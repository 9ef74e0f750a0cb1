//! Tests of `shell/columns.rs`.

use super::*;

fn form(separator: char, has_quotes: bool) -> Form {
    let quotes = has_quotes.then_some(separator);
    Form { separator, ends: Ends { terminator: b'\n', quotes } }
}

fn row(form: Form, record: &str, column: &str, value: &str) -> Option<String> {
    let first = ["id", "url", "more"].join(form.separator.encode_utf8(&mut [0; 4]));
    let columns = Columns::new(&[column.to_owned()], form, first.as_bytes()).unwrap();
    let row = columns.row(record.as_bytes()).with_value(value.as_bytes())?;
    Some(String::from_utf8(row).unwrap())
}

fn row_with(record: &str, column: &str, value: &str) -> String {
    let form = if record.contains('\t') { form('\t', false) } else { form(',', true) };
    row(form, record, column, value).unwrap()
}

fn names(first: &str) -> Vec<String> {
    let given = [first.split(',').next().unwrap().to_owned()];
    Columns::new(&given, form(',', true), first.as_bytes()).unwrap().names
}

#[test]
fn no_two_columns_have_one_name() {
    assert_eq!(names("url,id,id"), ["url", "id", "id_2"]);
    assert_eq!(names("url,id,id,id_2"), ["url", "id", "id_3", "id_2"]);
    assert_eq!(names("id,id,id_2,id,id_2"), ["id", "id_3", "id_2", "id_4", "id_2_2"]);
    assert_eq!(names("url,,,"), ["url", "", "_2", "_3"]);
    // Each of many takes no longer than the first of them.
    let many = names(&vec!["a"; 20_000].join(","));
    assert_eq!(many[19_999], "a_20000");
    // A column that the first line does not have.
    let columns = Columns::new(&["3".to_owned(), "url".to_owned()], form(',', true), b"3,url");
    assert_eq!(columns.unwrap().name(2), "3_2");
}

#[test]
fn any_character_separates_columns_with_quotation_marks_and_without() {
    for separator in [';', '|', ' ', 'x', '\u{20ac}', '\u{10000}'] {
        let record = |columns: [&str; 3]| columns.join(separator.encode_utf8(&mut [0; 4]));
        let (marks, none) = (form(separator, true), form(separator, false));
        let marked = record(["1", "\"a\"", "\""]);
        let kept = record(["1", "b,\u{20ad}", "\""]);
        assert_eq!(row(none, &marked, "url", "b,\u{20ad}"), Some(kept.clone()));
        assert_eq!(
            row(marks, &record(["1", "\"a\"", "2"]), "id", "b").unwrap().len(),
            marked.len()
        );
        let two = record(["a", "b", ""]);
        let quoted = record(["1", &format!("\"{two}\""), "2"]);
        assert_eq!(row(marks, &record(["1", "", "2"]), "url", &two), Some(quoted.clone()));
        assert_eq!(row(marks, &quoted, "url", "c"), Some(record(["1", "c", "2"])));
        assert_eq!(row(none, &record(["1", "", "2"]), "url", &two), None);
        assert_eq!(row(none, &record(["1", "", "2"]), "url", "a\nb"), None);
    }
    assert_eq!(row(form('"', false), "1\"a\"2", "url", "b"), Some("1\"b\"2".to_owned()));
}

#[test]
fn a_separator_is_tab_or_comma_or_one_character() {
    for (given, character) in [("tab", '\t'), ("comma", ','), ("t", 't'), ("\u{20ac}", '\u{20ac}')]
    {
        assert_eq!(separator(given), Ok(character));
    }
    for none in ["", "\n", "\r", "ab", ",,", "Tab"] {
        assert!(separator(none).is_err(), "{none:?}");
    }
}

#[test]
fn rfc4180_s2_quotation_marks_enclose_and_are_doubled() {
    let values = |record: &'static str| {
        let (form, record) = (form(',', true), record.as_bytes());
        let split = form.split(record);
        let value = |place: Range<usize>| form.column_value(&record[place]).into_owned();
        split.into_iter().map(|place| String::from_utf8(value(place)).unwrap()).collect()
    };
    let all: Vec<String> = values("a,\"b,c\",\"d\"\"e\"\"\"\"\",,\"\"");
    assert_eq!(all, ["a", "b,c", "d\"e\"\"", "", ""]);
    assert_eq!(row_with("1,\"a,b\",\"c\"", "url", "d,\"e"), "1,\"d,\"\"e\",\"c\"");
    assert_eq!(row_with("1\t\"a\tb", "2", "c,d"), "1\tc,d\tb");
    // Rule 5: within a column without quotation marks there are none that enclose.
    assert_eq!(values("a\"b,c\"\",\"d,\"\"e\""), ["a\"b", "c\"\"", "d,\"e"]);
    // What is not of the form stays as it is.
    assert_eq!(values("\"a\"b,\"a\"b\",\"\"a\"\""), ["\"a\"b", "\"a\"b\"", "\"\"a\"\""]);
}

#[test]
fn a_column_that_a_record_does_not_have_is_missing() {
    let given = ["3".to_owned()];
    let columns = Columns::new(&given, form(',', true), b"a,b,c").unwrap();
    assert_eq!(columns.row(b"a,b").missing_column(), Some(3));
    assert_eq!(columns.row(b"a,b,").missing_column(), None);
}

#[test]
fn columns_are_named_or_numbered() {
    assert_eq!(row_with("1,a,b", "more", "c"), "1,a,c");
    assert_eq!(row_with("1,a,b", "1", "c"), "c,a,b");
    let names = |column: &str| Columns::new(&[column.to_owned()], form(',', true), b"a,b");
    assert!(names("c").is_err() && names("0").is_err() && names("b").is_ok());
}
