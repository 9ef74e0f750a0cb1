//! The processing guidelines of 2011, section 6: scheme-specific processing.

#[cfg(feature = "charset")]
use iri_grammar::Component;
use iri_grammar::UriReferenceBuf;
#[cfg(feature = "charset")]
use iri_grammar::mapping::MappingError;
use iri_grammar::preparation::Preparation;
#[cfg(feature = "charset")]
use iri_grammar::preparation::{Note, NoteKind, References};
use iri_grammar::schemes::{Data, Mailto, SchemeError, SchemeSpecific};
#[cfg(feature = "charset")]
use iri_grammar::spec::Trace;
#[cfg(feature = "charset")]
use iri_grammar::text::{Charset, Unencodable};

#[cfg(feature = "charset")]
fn charset(label: &str) -> Charset {
    Charset::for_label(label).unwrap()
}

#[cfg(feature = "charset")]
#[test]
fn s6_1_the_query_of_http_in_the_charset_of_the_document() {
    let latin = Preparation::new().document_charset(charset("iso-8859-1"));
    for (text, query) in [
        ("http://a/\u{e9}?\u{e9}", "%E9"),
        ("HTTPS://a/?\u{e9}[%E9", "%E9%5B%E9"),
        // "This mapping is not applied for any other scheme or component."
        ("ftp://a/?\u{e9}", "%C3%A9"),
        ("?\u{e9}", "%C3%A9"),
    ] {
        let prepared = latin.reference(text);
        assert_eq!(prepared.part(Component::Query).unwrap(), query, "{text}");
    }
    let prepared = latin.reference("http://a/\u{e9}?\u{e9}#\u{e9}");
    assert_eq!(prepared.uri().unwrap(), "http://a/%C3%A9?%E9#%C3%A9");
    // UCS-based: UTF-8.
    let utf_16 = Preparation::new().document_charset(charset("utf-16le"));
    assert_eq!(utf_16.reference("http://a/?\u{e9}").uri().unwrap(), "http://a/?%C3%A9");
}

#[cfg(feature = "charset")]
#[test]
fn s6_1_relative_references_with_a_base_of_http() {
    let latin = Preparation::new().document_charset(charset("iso-8859-1"));
    for (base, text, uri) in [
        ("http", "?\u{e9}", "?%E9"),
        ("HTTPS", "//a/\u{e9}?\u{e9}#\u{e9}", "//a/%C3%A9?%E9#%C3%A9"),
        ("ftp", "?\u{e9}", "?%C3%A9"),
        // The scheme of the reference is the one that counts.
        ("http", "ftp://a/?\u{e9}", "ftp://a/?%C3%A9"),
        ("ftp", "http://a/?\u{e9}", "http://a/?%E9"),
    ] {
        let latin = latin.base_scheme(base);
        assert_eq!(latin.reference(text).uri().unwrap(), uri, "{base}");
        assert_eq!(latin.iri_form(true).reference(text).uri().unwrap(), uri, "{base}");
    }
    let error = latin.base_scheme("http").reference("?\u{4e00}").uri().unwrap_err();
    assert!(matches!(error, MappingError::Unencodable { .. }));
    let empty = latin.base_scheme("http").reference("///a");
    assert_eq!(empty.notes()[0].kind, NoteKind::EmptyHost);
}

#[cfg(feature = "charset")]
#[test]
fn s6_1_is_a_step() {
    let latin = Preparation::new().document_charset(charset("iso-8859-1"));
    let section_6_1 = |preparation: &Preparation, text: &str| {
        let mut recorded = Trace::on();
        preparation.reference_with_trace(text, &mut recorded);
        let mut steps = recorded.iter().filter(|step| step.section.section == "6.1");
        let after = steps.next().map(|step| step.after.to_string());
        assert!(steps.next().is_none());
        after
    };
    assert_eq!(section_6_1(&latin, "http://a/\u{e9}?\u{e9}[").as_deref(), Some("%E9%5B"));
    assert_eq!(section_6_1(&latin, "http://a/?b").as_deref(), Some("b"));
    assert_eq!(section_6_1(&latin.base_scheme("http"), "?\u{e9}").as_deref(), Some("%E9"));
    for text in ["?\u{e9}", "ftp://a/?\u{e9}", "http://a/\u{e9}"] {
        assert_eq!(section_6_1(&latin, text), None, "{text}");
    }
    let utf_8 = Preparation::new();
    assert_eq!(section_6_1(&utf_8, "http://a/?\u{e9}"), None);
}

#[cfg(feature = "charset")]
#[test]
fn s6_1_what_the_charset_lacks() {
    let latin = Preparation::new().document_charset(charset("iso-8859-1"));
    let prepared = latin.reference("http://a/?\u{e9}<\u{4e00}");
    assert_eq!(prepared.as_str(), "http://a/?%E9%3C\u{4e00}");
    assert_eq!(prepared.notes()[2].citation().to_string(), "guidelines (2011) section 6.1");
    assert!(prepared.iri().is_ok());
    let error = prepared.uri().unwrap_err();
    assert!(matches!(error, MappingError::Unencodable { character: '\u{4e00}', .. }));
    let numeric = latin.unencodable(Unencodable::NumericReference);
    assert_eq!(numeric.reference("http://a/?\u{4e00}").uri().unwrap(), "http://a/?%26%2319968%3B");
}

#[cfg(feature = "charset")]
#[test]
fn s6_1_the_character_that_the_charset_lacks_and_no_other() {
    let latin = Preparation::new().document_charset(charset("iso-8859-1"));
    // The offset is in the query as it was given, whatever comes before.
    for (query, offset, left) in [
        ("\u{e9}\u{4e00}y", 2, "%E9\u{4e00}y"),
        ("yy\u{e9}\u{4e00}\u{e8}\u{4e00}", 4, "yy%E9\u{4e00}%E8\u{4e00}"),
        ("a b<\u{4e00}", 4, "a%20b%3C\u{4e00}"),
        ("&#233;&#x4e00;", 6, "%E9\u{4e00}"),
    ] {
        let text = format!("http://a/?{query}");
        for iri_form in [false, true] {
            let all = latin.iri_form(iri_form).numeric_references(References::All);
            let prepared = all.reference(&text);
            let error = prepared.uri().unwrap_err();
            let MappingError::Unencodable { character, offset: at, .. } = error else {
                panic!("{error}")
            };
            assert_eq!((character, at), ('\u{4e00}', offset), "{text}");
            if !iri_form {
                assert_eq!(prepared.part(Component::Query).unwrap(), left);
                let lacks = |note: &&Note| note.kind == NoteKind::Unencodable;
                let mut notes = prepared.notes().iter().filter(lacks);
                assert!(notes.all(|note| note.character == Some('\u{4e00}')));
            }
        }
    }
    let notes = latin.reference("http://a/?\u{e9}\u{4e00}y").notes().to_vec();
    let shown: Vec<_> = notes.iter().map(|note| (note.kind, note.span.start)).collect();
    assert_eq!(shown, [(NoteKind::Ucschar, 10), (NoteKind::Unencodable, 12)]);
}

/// "by using the document charset": what is sent is what stands in the document.
#[cfg(feature = "charset")]
#[test]
fn s6_1_the_query_gets_the_octets_of_the_document() {
    for (label, query, uri) in [
        ("windows-1258", &b"Vi\xea\xf2t"[..], "Vi%EA%F2t"),
        ("euc-kr", b"\xa7\xd9", "%A7%D9"),
        ("gb18030", b"\xa8\xba\x81\x30\xbc\x35", "%A8%BA%81%30%BC%35"),
        ("iso-2022-jp", b"\x1b(J\\a\x1b$BI=\x1b(Ba", "%1B%28%4A%5Ca%1B%24%42%49%3D%1B%28%42a"),
    ] {
        let charset = charset(label);
        let octets = [b" http://a/?", query].concat();
        let preparation = Preparation::new().document_charset(charset);
        for iri_form in [false, true] {
            let prepared = preparation.iri_form(iri_form).octets(&octets, charset).unwrap();
            assert_eq!(prepared.uri().unwrap().query(), Some(uri), "{label}");
        }
    }
}

fn uri(text: &str) -> UriReferenceBuf {
    Preparation::new().reference(text).uri().unwrap()
}

#[test]
fn s6_2_javascript() {
    let source = |text: &str| -> Result<String, SchemeError> {
        match SchemeSpecific::parse(uri(text).components()).unwrap()? {
            SchemeSpecific::Javascript(source) => Ok(source.into_owned()),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(source("javascript:alert(1)").unwrap(), "alert(1)");
    assert_eq!(source("JAVASCRIPT:alert(\"\u{e9} ?x\")#y").unwrap(), "alert(\"\u{e9} ?x\")");
    assert_eq!(source("javascript://x%0Aalert(1)").unwrap(), "//x\nalert(1)");
    assert_eq!(source("javascript:").unwrap(), "");
    let error = source("javascript:%FF").unwrap_err();
    assert_eq!(
        error.to_string(),
        "the percent-encodings of the script are not UTF-8 (guidelines (2011) section 6.2)"
    );
}

type Field = (String, String);

fn mailto(text: &str) -> Result<(Vec<String>, Vec<Field>), SchemeError> {
    match SchemeSpecific::parse(uri(text).components()).unwrap()? {
        SchemeSpecific::Mailto(Mailto { to, fields, .. }) => {
            let fields = fields.into_iter().map(|(name, value)| (name.into(), value.into()));
            Ok((to.into_iter().map(Into::into).collect(), fields.collect()))
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn s6_3_mailto() {
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let (to, fields) = mailto("mailto:chris@example.com").unwrap();
    assert_eq!((to, fields), (vec!["chris@example.com".to_owned()], vec![]));
    let (to, fields) = mailto("mailto:a@x,b%2Cc@y?subject=caf\u{e9} &body=%0D%0A#f").unwrap();
    assert_eq!(to, ["a@x", "b,c@y"]);
    assert_eq!(fields, [pair("subject", "caf\u{e9} "), pair("body", "\r\n")]);
    assert_eq!(mailto("mailto:a%40b@c").unwrap().0, ["a@b@c"]);
    assert_eq!(mailto("mailto:?to=a@b").unwrap(), (vec![], vec![pair("to", "a@b")]));
    assert_eq!(mailto("mailto:").unwrap(), (vec![], vec![]));
    for (text, error) in [
        ("mailto:a", SchemeError::Address { index: 1 }),
        ("mailto:a@b,,c@d", SchemeError::Address { index: 2 }),
        ("mailto:@b", SchemeError::Address { index: 1 }),
        ("mailto:a@", SchemeError::Address { index: 1 }),
        ("mailto:a%40b", SchemeError::Address { index: 1 }),
        ("mailto:a@b?x", SchemeError::Field { index: 1 }),
        ("mailto:a@b?x=1&y", SchemeError::Field { index: 2 }),
        ("mailto:%FF@b", SchemeError::Mailto),
        // RFC 6068 section 2: there is no "//", "/" is percent-encoded, and a field has "=".
        ("mailto://joe@example.com", SchemeError::Solidus { index: 1 }),
        ("mailto:joe@example.com,a/b@example.com", SchemeError::Solidus { index: 2 }),
        ("mailto:a@b?", SchemeError::Field { index: 1 }),
    ] {
        assert_eq!(mailto(text), Err(error), "{text}");
        assert_eq!(error.citation().to_string(), "RFC 6068 section 2");
    }
}

#[test]
fn s6_4_data() {
    let data = |text: &str| -> Result<(String, bool, Vec<u8>), SchemeError> {
        match SchemeSpecific::parse(uri(text).components()).unwrap()? {
            SchemeSpecific::Data(Data { media_type, base64, octets, .. }) => {
                Ok((media_type.into_owned(), base64, octets))
            }
            other => panic!("{other:?}"),
        }
    };
    let is = |media_type: &str, base64, octets: &[u8]| {
        Ok((media_type.to_owned(), base64, octets.to_vec()))
    };
    assert_eq!(
        data("data:,A brief note"),
        is("text/plain;charset=US-ASCII", false, b"A brief note")
    );
    assert_eq!(data("data:text/html,<b>?x#y"), is("text/html", false, b"<b>?x"));
    assert_eq!(
        data("data:;charset=utf-8,%FF%00"),
        is("text/plain;charset=utf-8", false, b"\xff\0")
    );
    assert_eq!(data("data:image/gif;base64,R0lG"), is("image/gif", true, b"R0lG"));
    assert_eq!(data("data:image/gif;BASE64,R0lG"), is("image/gif", true, b"R0lG"));
    assert_eq!(data("data:;base64,"), is("text/plain;charset=US-ASCII", true, b""));
    assert_eq!(data("data:a/b;c=\"d\";base64,e,f"), is("a/b;c=%22d%22", true, b"e,f"));
    for (text, error) in [
        ("data:", SchemeError::NoComma),
        ("data:text/plain", SchemeError::NoComma),
        ("data:#,", SchemeError::NoComma),
        ("data:text,x", SchemeError::MediaType),
        ("data:/,x", SchemeError::MediaType),
        // RFC 2045 section 5.1: a token has neither "/" nor "?".
        ("data:a/b/c,x", SchemeError::MediaType),
        ("data:a?b/c,x", SchemeError::MediaType),
        ("data://a/b,x", SchemeError::MediaType),
    ] {
        assert_eq!(data(text), Err(error), "{text}");
        assert_eq!(error.citation().to_string(), "RFC 2397 section 3");
    }
}

#[test]
fn other_schemes_have_none() {
    for text in ["http://a/", "javascript", "//mailto:a@b", "x:javascript:a"] {
        let uri: Result<UriReferenceBuf, _> = text.parse();
        let Ok(uri) = uri else { continue };
        assert!(SchemeSpecific::parse(uri.components()).is_none(), "{text}");
    }
}
