use super::*;

/// The references of a page with their elements and attributes, as `a[href] reference`. The place of each
/// has to be its text, unless that is written otherwise.
fn found(page: &str) -> Vec<String> {
    let links = links(page).all.into_iter().map(|link| {
        let Link { reference, element, attribute, span } = link;
        let text = span.slice(page);
        assert!(text == reference || text.contains(['&', '\\', '\r', '\0']), "{text} {reference}");
        match attribute {
            Some(attribute) => format!("{element}[{attribute}] {reference}"),
            None => format!("{element} {reference}"),
        }
    });
    links.collect()
}

#[test]
fn attributes_that_are_urls_are_links() {
    let page = "<!DOCTYPE html><A HREF='a'>x</A><img src=b srcset=\"c 1x, d 2x\"><form action=e><div href=f>\
                <video poster=g><object data=h><q cite=i><button formaction=j><link rel=icon href=k \
                imagesrcset='l 1w'><a ping='m  n'><svg><use xlink:href='#o'/><image href=p></svg>";
    let links = [
        "a[href] a",
        "img[src] b",
        "img[srcset] c",
        "img[srcset] d",
        "form[action] e",
        "video[poster] g",
        "object[data] h",
        "q[cite] i",
        "button[formaction] j",
        "link[href] k",
        "link[imagesrcset] l",
        "a[ping] m",
        "a[ping] n",
        "use[xlink:href] #o",
        "image[href] p",
    ];
    assert_eq!(found(page), links);
}

#[test]
fn values_are_decoded_and_spaces_around_them_removed() {
    assert_eq!(
        found("<a href=' \n a?b&amp;c&#x3D;d&copy=1&notit;\t'>"),
        ["a[href] a?b&c=d&copy=1&notit;"]
    );
    assert_eq!(found("<a href=\"a b\"><a href=a&quot;b>"), ["a[href] a b", "a[href] a\"b"]);
    assert_eq!(
        found("<a href=a\0b><a href=''><img src=''><a href>"),
        ["a[href] a\u{fffd}b", "a[href] ", "a[href] "]
    );
}

#[test]
fn comments_scripts_and_raw_text_have_no_links() {
    let page = "<!-- <a href=a> --><script>'<a href=b>'</script><script src=c></script><textarea><a href=d>\
                </textarea><title><a href=e></title><noscript><a href=f></noscript><iframe src=g><a href=h>\
                </iframe><style><a href=i></style><xmp><a href=j></xmp></a href=k><a x='<a href=l>' href=m>\
                <a href=n href=o><a href=p";
    assert_eq!(found(page), ["script[src] c", "iframe[src] g", "a[href] m", "a[href] n"]);
}

#[test]
fn styles_have_links() {
    let page = "<p style='a: url(b) url(&quot;c&quot;)'><style>@import 'd'; e { f: url( g ) }</style>\
                url(h)<style media=print>i: url(j)</style>";
    assert_eq!(found(page), ["p[style] b", "p[style] c", "style d", "style g", "style j"]);
}

/// HTML, parsing of a srcset attribute.
#[test]
fn candidates_are_urls_with_valid_descriptors() {
    let urls = |text: &str| {
        let ranges = candidate_urls(text).into_iter().map(|range| text[range].to_owned());
        ranges.collect::<Vec<_>>()
    };
    assert_eq!(urls("a"), ["a"]);
    assert_eq!(urls(" , a 1x ,b 2.5x,c  100w 50h , d,, e"), ["a", "b", "c", "d", "e"]);
    assert_eq!(urls("a,b 1x, data:,c 2x"), ["a,b", "data:,c"]);
    assert_eq!(urls("a 1x 2x, b 1w 2x, c 0w, d 1h, e -1x, f x, g 1q, h (1, 2) 1x, i .5e1x"), ["i"]);
    assert_eq!(urls(""), [""; 0]);
}

/// HTML, shared declarative refresh steps.
#[test]
fn a_refresh_may_have_a_url() {
    for (content, url) in [
        ("0;url=a", Some("a")),
        (" 5.2.1 , URL = 'b c' d", Some("b c")),
        ("1 \"e", Some("e")),
        ("1;f", Some("f")),
        ("1;url g", Some("url g")),
        (".5;url=h", Some("h")),
        ("1", None),
        ("1;", None),
        ("1;url=", None),
        ("a;url=i", None),
        ("1a;url=j", None),
        ("", None),
    ] {
        assert_eq!(refresh_url(content).map(|range| &content[range]), url, "{content}");
    }
    let page = "<meta content='0; url=a' http-equiv=REFRESH><meta content='0; url=b'>";
    assert_eq!(found(page), ["meta[content] a"]);
}

#[test]
fn the_first_base_and_encoding_count() {
    let page = "<base target=x><base href=a><base href=b><meta http-equiv=content-type content='x; charset=c'>\
                <meta charset=d>";
    let Links { base, charset, all } = links(page);
    assert_eq!((base.as_deref(), charset.as_deref(), all.len()), (Some("a"), Some("c"), 0));
    for (content, charset) in [
        ("text/html;charset=a;b", Some("a")),
        ("CharSet charset = 'a b'", Some("a b")),
        ("charset='a", None),
        ("text/html", None),
        ("charset", None),
    ] {
        assert_eq!(charset_of(content), charset, "{content}");
    }
}

/// Neither many attributes nor many open elements take more than linear time, or recurse.
#[test]
fn hostile_pages_are_read_in_linear_time() {
    let attributes = format!("<a {} href=b>", "href=a x=y ".repeat(1 << 14));
    assert_eq!(found(&attributes), ["a[href] a"]);
    assert_eq!(found(&("<div>".repeat(1 << 14) + "<a href=a>")), ["a[href] a"]);
    assert_eq!(found(&format!("<a href='{}", "x".repeat(1 << 16))), [""; 0]);
    let srcset = "a 1x,".repeat(1 << 14);
    assert_eq!(found(&format!("<img srcset='{srcset}'>")).len(), 1 << 14);
    assert_eq!(found(&format!("<img srcset='a {}'>", "(".repeat(1 << 16))), [""; 0]);
}
