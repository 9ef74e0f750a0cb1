//! What errors say, with and without features.

use iri_grammar::escapes::Escapes;
use iri_grammar::ladder::{Ladder, LadderError, Rung};
use iri_grammar::mapping::{ProcessingModel, RegNameError, ToUri};
use iri_grammar::resolution::{Base, Resolver};
use iri_grammar::text::percent;
use iri_grammar::{
    AbsoluteIri, AnyError, BuildError, Cited, Component, Grammar, IrelativeRef, Iri, IriBuf,
    IriReference,
};
use std::error::Error;

/// The message, which ends with that of what is behind the error, if something is.
fn text(error: impl Error) -> String {
    let short = error.to_string();
    assert!(error.source().is_none_or(|source| short.ends_with(&source.to_string())));
    let message = format!("{error:#}");
    assert!(error.source().is_none_or(|source| message.ends_with(&format!("{source:#}"))));
    message
}

#[test]
fn what_is_behind_an_error_is_its_source() {
    let is_syntax = |error: &dyn Error| {
        let source = error.source().unwrap();
        assert!(source.is::<iri_grammar::Error>() && source.source().is_none());
    };
    let component = IriReference::builder().query("<").build().unwrap_err();
    is_syntax(&component);
    is_syntax(&AnyError::from(component));
    is_syntax(&ProcessingModel::new().reference("%").unwrap_err());
    // The message of these is that of the syntax error itself, and they stand in its place.
    assert!(ToUri::new().component(Component::Port, "x").unwrap_err().source().is_none());
    let syntax = AnyError::from(Iri::new("a").unwrap_err());
    assert!(syntax.source().is_none());
    let refuse = |_: &str| -> Result<String, RegNameError> { Err("no".into()) };
    let refused = ToUri::new().to_ascii(&refuse).reference("http://a/").unwrap_err();
    assert_eq!(AnyError::from(refused).source().unwrap().to_string(), "no");
}

#[test]
fn a_chain_has_one_error() {
    fn chain(base: &str, reference: &str) -> Result<String, AnyError> {
        let base = Iri::new(base)?;
        let reference = IriReference::new(reference)?;
        let target = Resolver::new().resolve(&base, &reference).into_identifier()?;
        let normalized = Ladder::new().climb(Rung::SchemeBased, &target)?.identifier;
        let uri = ToUri::new().map(&normalized)?;
        let built = Iri::builder().scheme("http").host("a").build()?;
        let absolute = iri_grammar::AbsoluteIri::try_from(built.as_borrowed())?;
        let text = iri_grammar::text::percent::decode(uri.fragment().unwrap_or_default())?;
        Ok([absolute.as_str(), &text].join(" "))
    }
    assert_eq!(chain("http://a/", "b#%C3%A9").unwrap(), "http://a \u{e9}");
    for (base, reference, expected) in [
        (
            "http",
            "",
            "at column 5: there is no scheme: this is a relative reference; needed: ALPHA",
        ),
        ("f:/a", ".//g", "\"f://g\" would be divided into other components"),
        ("f:/a", "b#%FF", "not UTF-8: octet FF at column 1 (RFC 3629 section 4)"),
    ] {
        let error = format!("{:#}", chain(base, reference).unwrap_err());
        assert!(error.starts_with(expected), "{error}");
    }
    let error = chain("f:/a", "b c").unwrap_err();
    assert_eq!(error.span().unwrap().slice("b c"), " ");
    assert_eq!(error.citation().unwrap().to_string(), "RFC 3987 section 2.2");
}

#[test]
fn an_error_cites_the_section_that_its_text_has() {
    let base = Iri::new("f:/a").unwrap();
    let relative = IriReference::new("a").unwrap();
    let errors: [(AnyError, &str, Option<usize>); 7] = [
        (
            IriReference::builder().query("<").build().unwrap_err().into(),
            "RFC 3987 section 2.2",
            None,
        ),
        (
            base.resolve(&IriReference::new(".//g").unwrap()).unwrap_err().into(),
            "RFC 3986 section 3",
            None,
        ),
        (Base::new(base).resolve_text("a<").unwrap_err().into(), "RFC 3987 section 2.2", Some(1)),
        (ToUri::new().reference("a b").unwrap_err().into(), "RFC 3987 section 3.1", Some(1)),
        (
            Ladder::new().compare(&relative, &relative, Rung::Case).unwrap_err().into(),
            "RFC 3987 section 5.1",
            None,
        ),
        (percent::decode("a%FF").unwrap_err().into(), "RFC 3629 section 4", Some(1)),
        (Escapes::Xml.resolve("&#x;").unwrap_err().into(), "XML 1.0 section 4.1", Some(0)),
    ];
    for (error, section, start) in errors {
        assert_eq!(error.citation().unwrap().to_string(), section, "{error}");
        assert!(error.to_string().contains(section), "{error}");
        assert_eq!(error.span().map(|span| span.start), start, "{error}");
    }
}

#[test]
fn a_chain_takes_texts_as_they_come() {
    fn chain(text: String) -> Result<String, AnyError> {
        let iri = IriBuf::parse(text)?;
        let iri = IriBuf::try_from(iri.into_string().into_bytes())?;
        Ok(iri.into_string())
    }
    assert_eq!(chain("a:b".into()).unwrap(), "a:b");
    let error = chain("a:b c".into()).unwrap_err();
    assert_eq!(error.span().unwrap().slice("a:b c"), " ");

    static RESOLVER: Resolver = Resolver::new().refuse_above_root().path_only().parents(1);
    let (base, reference) = (Iri::new("x:/a").unwrap(), IriReference::new("../b").unwrap());
    let target = RESOLVER.resolve(&base, &reference);
    let error = AnyError::from(target.above_root().unwrap().clone());
    assert_eq!(error.citation().unwrap().to_string(), "RFC 3986 section 5.4.2");
}

#[cfg(all(feature = "http", feature = "idna", feature = "url"))]
#[test]
fn a_chain_leads_to_the_types_of_other_crates() {
    fn chain(text: &str) -> Result<(http::Uri, url::Url), AnyError> {
        let uri = Iri::new(text)?.to_request_uri()?;
        Ok((http::Uri::try_from(&uri)?, url::Url::try_from(&uri)?))
    }
    assert_eq!(chain("http://a/b").unwrap().1.as_str(), "http://a/b");
    assert!(matches!(chain("urn:a").unwrap_err(), AnyError::Conversion(_)));
}

#[test]
fn names_that_do_not_exist() {
    let grammars = "rfc3986, rfc3987, rfc3987bis, leiri, url-i18n-07";
    let error = "x".parse::<Grammar>().unwrap_err();
    assert_eq!(
        text(error),
        format!("there is no grammar of this name; the grammars are {grammars}")
    );
    let rungs = "string, case, character, percent, path (or syntax), scheme, protocol";
    let error = "x".parse::<Rung>().unwrap_err();
    assert_eq!(text(error), format!("there is no rung of this name; the rungs are {rungs}"));
}

#[test]
fn rfc3986_s5_3_components_that_make_no_identifier() {
    let reference = IriReference::builder;
    for (error, expected) in [
        (
            reference().query("<").build().unwrap_err(),
            "the query is not valid: at column 1: '<' is not allowed in iquery; \
             allowed: ipchar, iprivate, \"/\", \"?\" or the end (RFC 3987 section 2.2)",
        ),
        (Iri::builder().build().unwrap_err(), "IRI begins with a scheme, and none is given"),
        (
            reference().userinfo("a").build().unwrap_err(),
            "a userinfo is given, but no host: an authority has a host, which may be empty",
        ),
        (
            reference().host("a").path("b").build().unwrap_err(),
            "after an authority, a path is empty or begins with \"/\" (RFC 3986 section 3.3)",
        ),
        (
            reference().path("//a").build().unwrap_err(),
            "without an authority, a path does not begin with \"//\" (RFC 3986 section 3.3)",
        ),
        (
            IrelativeRef::builder().scheme("a").build().unwrap_err(),
            "irelative-ref has no scheme, and one is given",
        ),
        (
            AbsoluteIri::builder().scheme("a").fragment("").build().unwrap_err(),
            "absolute-IRI has no fragment, and one is given",
        ),
        (BuildError::Ambiguous, "the composed text would be divided into other components"),
        (
            BuildError::DotSegment,
            "a segment cannot have \".\" or \"..\" as data: resolution removes them (RFC 3986 \
             section 5.2.4)",
        ),
        (
            reference().path("a:b").build().unwrap_err(),
            "the first segment of a relative reference has no \":\" (RFC 3986 section 4.2)",
        ),
    ] {
        assert_eq!(text(error), expected);
    }
}

#[test]
fn rfc3986_s5_what_is_not_resolved() {
    let base = Iri::new("f:/a").unwrap();
    let error = base.resolve(&IriReference::new(".//g").unwrap()).unwrap_err();
    assert_eq!(
        text(error),
        "\"f://g\" would be divided into other components: there is no authority, and the path \
         \"//g\" begins with \"//\" (RFC 3986 section 3)"
    );
}

#[test]
fn rfc3987_s5_what_is_not_compared() {
    let relative = IriReference::new("a").unwrap();
    let error = Ladder::new().compare(&relative, &relative, Rung::Case).unwrap_err();
    assert_eq!(
        text(error),
        "\"a\" is a relative reference, which is to be resolved before it is compared \
         (RFC 3987 section 5.1)"
    );
    let tokens = Ladder::new().purpose(iri_grammar::ladder::Purpose::IdentityToken);
    let error = tokens.climb(Rung::Case, &relative).unwrap_err();
    assert_eq!(
        text(error),
        "identity tokens are compared as strings, not by Case Normalization \
         (RFC 3987 section 5.1)"
    );
    let error = LadderError::NotATrailingSlash { from: "a".into(), to: "b".into() };
    let expected = "\"a\" and \"b\" differ in more than a trailing slash (RFC 3987 section 5.3.4)";
    assert_eq!(text(error), expected);
}

#[test]
fn rfc3987_s3_1_what_is_not_mapped() {
    let refuse = |_: &str| -> Result<String, RegNameError> { Err("no".into()) };
    let to_uri = ToUri::new();
    for (error, expected) in [
        (
            to_uri.reference("a b").unwrap_err(),
            "U+0020 SPACE at column 2 is not allowed in URIs, and is not converted \
             (RFC 3987 section 3.1)",
        ),
        (
            to_uri.to_ascii(&refuse).reference("http://a/").unwrap_err(),
            "the reg-name \"a\" cannot be converted (RFC 3987 section 3.1): no",
        ),
        (
            to_uri.component(Component::Port, "x").unwrap_err(),
            "at column 1: 'x' is not allowed in port; allowed: DIGIT or \
             the end (RFC 3987 section 2.2)",
        ),
        (
            ProcessingModel::new().reference("%").unwrap_err(),
            "the result \"%\" is not valid (3987bis (March 2012) section 3.6): at column 1: '%' does \
             not begin a pct-encoded: the input ends where HEXDIG is needed (RFC 3986 section 2.1)",
        ),
    ] {
        assert_eq!(text(error), expected);
    }
    let error = Escapes::Xml.resolve("&#x;").unwrap_err();
    assert_eq!(
        text(error),
        "the ampersand at column 1 does not begin a reference (XML 1.0 section 4.1)"
    );
}

/// Each place follows characters of two and three bytes.
#[test]
fn messages_count_characters_from_1() {
    let decoded = percent::decode("\u{e9}\u{65e5}%FF").unwrap_err();
    let escape = Escapes::Xml.resolve("\u{e9}\u{65e5}& ").unwrap_err();
    let (base, above) = (Iri::new("f:/a").unwrap(), "\u{e9}\u{65e5}/../../..");
    let above = IriReference::new(above).unwrap();
    let target = Resolver::new().refuse_above_root().resolve(&base, &above);
    let reference = Grammar::Rfc3987.reference();
    let messages = [
        (format!("{:#}", reference.check("\u{e9}\u{65e5} ").unwrap_err()), 3),
        (format!("{:#}", reference.check("//\u{e9}\u{65e5}@[::").unwrap_err()), 9),
        (format!("{:#}", ToUri::new().reference("\u{e9}\u{65e5} ").unwrap_err()), 3),
        (format!("{decoded:#}"), 3),
        (format!("{escape:#}"), 3),
        // After `/\u{e9}\u{65e5}/../`, the first `..` removes that segment.
        (format!("{:#}", target.into_identifier().unwrap_err()), 8),
    ];
    assert_eq!((decoded.span().start, decoded.character_span().start), (5, 2));
    assert_eq!((escape.span().start, escape.character_span().start), (5, 2));
    #[allow(unused_mut, reason = "the other errors need features")]
    let mut messages = messages.to_vec();
    #[cfg(feature = "charset")]
    {
        use iri_grammar::text::Charset;
        let charset = Charset::for_label("windows-1252").unwrap();
        let lacking = charset.percent_encode("\u{e9}\u{e9}\u{65e5}").unwrap_err();
        messages.push((format!("{lacking:#}"), 3));
        let octets = Charset::UTF_8.transcode(b"\xc3\xa9\xe6\x97\xa5\xff").unwrap_err();
        messages.push((format!("{octets:#}"), 3));
    }
    #[cfg(feature = "idna")]
    {
        use iri_grammar::host::Idna2008;
        use iri_grammar::preparation::Preparation;
        let prepared = Preparation::new().reference("/\u{e9}\u{65e5}<");
        let note = prepared.notes().last().unwrap();
        assert_eq!((note.span.start, note.character_span.start), (6, 3));
        messages.push((format!("{note:#}"), 4));
        let host = Idna2008::new().to_ascii("\u{e9}\u{65e5}_").unwrap_err();
        messages.push((format!("{host:#}"), 3));
    }
    for (message, column) in messages {
        assert!(message.contains(&format!("at column {column}")), "{column}: {message}");
        assert!(!message.contains("offset"), "{message}");
    }
}
