use super::*;

/// The URLs of a sheet, of which each span has to be that of the text of the URL, unless that has escapes.
fn found(sheet: &str) -> Vec<String> {
    let urls = urls(sheet).into_iter().map(|(url, span)| {
        let text = span.slice(sheet);
        assert!(text == url || text.contains('\\'), "{text} {url}");
        url
    });
    urls.collect()
}

#[test]
fn urls_are_those_of_functions_and_imports() {
    assert_eq!(found("a { b: url(c.png) } d { e: URL( 'f g' ) }"), ["c.png", "f g"]);
    assert_eq!(
        found("@import \"a.css\"; @import/**/url(b.css); @media \"c\"; x { y: \"d\" }"),
        ["a.css", "b.css"]
    );
    assert_eq!(found("/* url(a) */ b: my-url(c); #url(d); 3url(e); \"url(f)\" url (g)"), [""; 0]);
    assert_eq!(found("u\\72l(a) u\\52 L(b) url(\"c\" format(x)) url()"), ["a", "b", "c", ""]);
}

#[test]
fn escapes_are_decoded() {
    assert_eq!(found("url(a\\29 b) url('\\27\\\nc\\\r\nd')"), ["a)b", "'cd"]);
    assert_eq!(
        found("url(\\0) url(\\d800 x) url(\\110000) url(\\e9\r\nz)"),
        ["\u{fffd}", "\u{fffd}x", "\u{fffd}", "\u{e9}z"]
    );
}

#[test]
fn what_is_no_url_is_skipped_to_its_end() {
    assert_eq!(
        found("url(a b) url(c) url(d\"e\\)f) url(g) url(h(i)) url(\\\nj) url(k)"),
        ["c", "g", "k"]
    );
    assert_eq!(found("url('a\n) url(b)"), ["b"]);
}

#[test]
fn the_end_closes_everything() {
    for (sheet, urls) in [("url(a", &["a"][..]), ("url('b", &["b"]), ("url(c ", &["c"])] {
        assert_eq!(found(sheet), urls);
    }
    assert_eq!(found("url(a\\"), ["a\u{fffd}"]);
    assert_eq!(found("/* url(a)"), [""; 0]);
    let deep = "{(".repeat(1 << 14) + "url(a)";
    assert_eq!(found(&deep), ["a"]);
}
