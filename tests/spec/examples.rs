//! The examples, with small inputs. The editor is tested with editing.

#[path = "../../examples/loader.rs"]
#[allow(dead_code)]
mod loader;

#[cfg(all(feature = "html", feature = "idna"))]
#[path = "../../examples/link_checker.rs"]
#[allow(dead_code)]
mod link_checker;

fn loaded(text: &str) -> Result<String, String> {
    let mut out = Vec::new();
    let loaded = loader::load("http://example.org/a/", text, &mut out);
    loaded.map(|()| String::from_utf8(out).unwrap()).map_err(|error| error.to_string())
}

#[test]
fn the_loader_resolves_and_interns() {
    let document = "\
@prefix p: <../p#> . # A comment.
<> p:knows <#me> .
@base <http://r\u{e9}sum\u{e9}.example/> .
<b/./c> p:knows <> .
";
    let triples = "\
<http://example.org/a/> <http://example.org/p#knows> <http://example.org/a/#me> .
<http://r\u{e9}sum\u{e9}.example/b/c> <http://example.org/p#knows> <http://r\u{e9}sum\u{e9}.example/> .
";
    assert_eq!(loaded(document).unwrap(), triples);
    let error = loaded("<a>\n  <b> <c d> .").unwrap_err();
    assert!(error.starts_with("line 2, column 9: a space is not allowed"), "{error}");
    let error = loaded("<a> p:b <c> .").unwrap_err();
    assert_eq!(error, "line 1, column 5: the prefix p: is not defined");
    let error = loaded("<a> <b>").unwrap_err();
    assert_eq!(error, "line 1, column 8: the end where an IRI is needed");
}

#[cfg(all(feature = "html", feature = "idna"))]
#[test]
fn the_link_checker_finds_files_and_hosts() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    std::fs::write(file("50% \u{e9}.txt"), "").unwrap();
    std::fs::write(
        file("index.html"),
        "<a href=\"50%25%20\u{e9}.txt?q#f\">\n<a href='missing'> <img src=\"a%2Fb\">\n\
         <a href=\"http://\u{e9}.example/?a&amp;b#top\"> <a href=\"//user@example.com/\">\n\
         <a href=\"HTTP://example.com:80\"> <a href=\"a b\">",
    )
    .unwrap();
    let mut out = Vec::new();
    let base = "http://example.org/".parse().unwrap();
    let wrong = link_checker::check_file(&file("index.html"), &base, &mut out).unwrap();
    let out = String::from_utf8(out).unwrap();
    let lines: Vec<&str> = out
        .lines()
        .map(|line| line.split_once("index.html:").map_or(line, |(_, said)| said))
        .collect();
    assert_eq!(wrong, 4);
    for (line, expected) in lines.iter().zip([
        "2:10: missing: there is no such file",
        "2:30: a%2Fb: \"a%2Fb\" has a percent-encoded separator or NUL, which no name contains",
        "3:51: //user@example.com/: a URI of http or https is sent without userinfo",
        "4:43: a b: at column 2: a space is not allowed",
        "example.com",
        "  http://example.com/",
        "xn--9ca.example",
        "  http://xn--9ca.example/?a&b",
    ]) {
        assert!(line.starts_with(expected), "{line:?} is not {expected:?}");
    }
    assert_eq!(lines.len(), 8, "{out}");
}
