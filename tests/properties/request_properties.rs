//! What holds of the URI that a client sends and of what a person reads for it, over texts made
//! up at random; and the URL Standard as another crate has it.

use crate::texts::one_of;
use iri_grammar::ladder::{Ladder, Rung};
use iri_grammar::lint::Code;
use iri_grammar::lint::{LintProfile, Linter, Severity};
use iri_grammar::request::{RequestUriError, ToDisplayIri, ToRequestUri};
use iri_grammar::spec::Trace;
use iri_grammar::{Grammar, Iri, IriBuf, UriBuf};
use proptest::collection::vec;
use proptest::prelude::*;
use url::Url;

fn character() -> impl Strategy<Value = char> {
    prop_oneof![
        6 => proptest::char::range('a', 'f'),
        3 => one_of("-._~!$&'()*+,;=0189xX"),
        2 => proptest::char::range('\u{a0}', '\u{36f}'),
        2 => proptest::char::range('\u{400}', '\u{4ff}'),
        2 => proptest::char::range('\u{5d0}', '\u{64f}'),
        2 => one_of("\u{200c}\u{200d}\u{3000}\u{3002}\u{ff21}\u{ff05}\u{ff76}\u{2060}\u{fb01}\u{fdfd}\
            \u{334}\u{e33}\u{1100}\u{1161}\u{212b}\u{b7}\u{df}\u{130}\u{2603}\u{ad}\u{1f512}\u{378}"),
        1 => any::<char>(),
    ]
}

/// Returns a text whose characters, percent-encoded if they have to be, match a production, so that
/// every text is valid.
fn part(production: &'static str) -> impl Strategy<Value = String> {
    let encoded =
        |c: char| c.to_string().bytes().map(|it| format!("%{it:02X}")).collect::<String>();
    let allowed = Grammar::Rfc3987.production(production).unwrap();
    let literal = character().prop_map(move |c| {
        if allowed.matches(&c.to_string()) { c.to_string() } else { encoded(c) }
    });
    let octet = any::<u8>().prop_map(|octet| format!("%{octet:02x}"));
    let part = prop_oneof![
        8 => literal,
        3 => character().prop_map(encoded),
        1 => octet,
        2 => proptest::sample::select(vec!["xn--9ca", "xn--n3h.", "xn--pypal-4ve", ".", "0x7f", "1", "%2E"])
            .prop_map(String::from),
    ];
    vec(part, 0..10).prop_map(|parts| parts.concat())
}

fn iri() -> impl Strategy<Value = String> {
    let scheme = proptest::sample::select(vec!["http", "HTTPS", "ws", "ftp", "x"]);
    let port = proptest::sample::select(vec!["", ":", ":80", ":0081", ":65536"]);
    let segment = || part("isegment-nz-nc");
    (scheme, part("ireg-name"), port, segment(), segment(), part("iquery")).prop_map(
        |(scheme, host, port, a, b, c)| format!("{scheme}://{host}{port}/{a}/{b}?{c}#{a}"),
    )
}

fn normalized(uri: &UriBuf) -> String {
    Ladder::new().climb(Rung::PercentEncoding, uri).unwrap().identifier.to_string()
}

proptest! {
    /// One mapping, shown or not; and an origin is that of what is sent.
    #[test]
    fn steps_change_nothing(text in iri()) {
        let iri = Iri::new(&text).unwrap();
        let mut steps = Trace::on();
        let recorded = ToRequestUri::new().map_with_trace(&iri, &mut steps);
        prop_assert_eq!(&recorded, &iri.to_request_uri());
        let Ok(uri) = recorded else { return Ok(()) };
        prop_assert_eq!(steps.last().unwrap().after.to_string(), uri.as_str());
        prop_assert!(steps.iter().all(|step| step.before.as_ref() != Some(&step.after)));
        let mut again = Trace::on();
        ToRequestUri::new().map_with_trace(&IriBuf::from(uri), &mut again).unwrap();
        prop_assert_eq!(again.len(), 2);

        let origin = iri.origin();
        let serialization = origin.ascii_serialization();
        // A host may have percent-encoded what the URL Standard decodes, and where there is no host,
        // that takes the first segment for one.
        if let Ok(url) = Url::parse(&text)
            && url.origin().is_tuple()
            && iri.host().is_some_and(|host| !host.text().is_empty())
            && !serialization.contains('%')
        {
            prop_assert_eq!(&*serialization, url.origin().ascii_serialization());
        }
        if serialization != "null" {
            prop_assert_eq!(&Iri::new(&serialization).unwrap().origin(), &origin);
        }
    }

    /// A host is what the parser of the URL Standard makes of it, but for characters that no URI
    /// has.
    #[test]
    fn hosts_are_those_of_the_url_standard(host in part("ireg-name")) {
        let text = format!("http://{host}/");
        prop_assert!(Iri::new(&text).is_ok());
        let ours = ToRequestUri::new().text(&text);
        match Url::parse(&text) {
            Ok(url) => {
                let ours = ours.map_err(|error| TestCaseError::fail(error.to_string()))?;
                let host = ours.host().unwrap().text().to_string();
                let host = ["%22\"", "%60`", "%7B{", "%7D}"]
                    .iter()
                    .fold(host, |host, it| host.replace(&it[..3], &it[3..]));
                prop_assert_eq!(Some(&*host), url.host_str());
            }
            Err(_) => prop_assert!(ours.is_err(), "{:?}", ours),
        }
    }

    #[test]
    fn a_request_uri_is_a_fixed_point(iri in iri()) {
        prop_assert!(Iri::new(&iri).is_ok());
        if let Ok(uri) = ToRequestUri::new().text(&iri) {
            prop_assert_eq!(&ToRequestUri::new().text(&uri).unwrap(), &uri);
            prop_assert!(UriBuf::try_from(uri.to_string()).is_ok());
            prop_assert_eq!(uri.fragment(), None);
            // That crate has no percent-encodings in hosts.
            if uri.scheme().starts_with("http") && !uri.host().unwrap().text().contains('%') {
                prop_assert_eq!(http::Uri::try_from(&uri).unwrap().to_string(), uri.as_str());
            }
        }
    }

    /// What is copied from a screen is what was shown: the same URI but for the case of
    /// hexadecimal digits and percent-encoded unreserved characters.
    #[test]
    fn what_is_shown_maps_back_to_the_same_uri(iri in iri()) {
        prop_assert!(Iri::new(&iri).is_ok());
        let to_uri = ToRequestUri::new().keep_fragment(true);
        if let Ok(uri) = to_uri.text(&iri) {
            let shown = uri.to_display_iri();
            let back = to_uri.map(&shown).map_err(|error: RequestUriError| {
                TestCaseError::fail(format!("{shown}: {error}"))
            })?;
            prop_assert_eq!(normalized(&uri), normalized(&back));
            prop_assert!(Iri::new(&shown).is_ok());
        }
    }

    /// Of what is shown in another form than it is sent, nothing deceives.
    #[test]
    fn nothing_that_is_shown_deceives(iri in iri()) {
        let uri = Iri::new(&iri).unwrap().to_uri();
        let shown = uri.to_display_iri();
        let linter = Code::ALL.iter().fold(Linter::new(LintProfile::Rfc3987), |linter, code| {
            let deceives = ToDisplayIri::DECEPTIVE.contains(code);
            linter.with(*code, if deceives { Severity::Warning } else { Severity::Off })
        });
        let findings = linter.lint(&shown).unwrap();
        prop_assert!(findings.is_empty(), "{}: {:?}", shown, findings);
    }
}
