//! Cases that were decided by hand beside the document, and have to be what the library returns: host
//! names, and the syntax of schemes.

use super::mistakes::Mistakes;
use super::{Suites, check_by_library, hosts};
use crate::case::identifier;
use crate::case::{Case, CaseFile, Expect, HostInput, Idna, Input, Operation, Strength, VERSION};
use crate::reference::Rule;
use crate::reference::host::rules::*;
use crate::shell::Reason;
use Idna::{Idna2003, Idna2008, Uts46};

/// The rule of a scheme: document, section, production, sentence.
type SchemeRule = (&'static str, &'static str, &'static str, Option<&'static str>);

const UTS46: Rule = Rule::new("4", "Processing", None);

/// Host names: the input, the version, the ASCII form, or none if there is none.
#[rustfmt::skip]
const HOSTS: [(&str, Idna, Option<&str>, Rule); 37] = [
    ("example.org", Idna2003, Some("example.org"), ASCII),
    ("EXAMPLE.org", Idna2003, Some("EXAMPLE.org"), ASCII),
    ("bücher.example", Idna2003, Some("xn--bcher-kva.example"), PUNYCODE),
    ("BÜCHER.example", Idna2003, Some("xn--bcher-kva.example"), NAMEPREP),
    ("bu\u{308}cher.example", Idna2003, Some("xn--bcher-kva.example"), NAMEPREP),
    ("faß.example", Idna2003, Some("fass.example"), NAMEPREP),
    ("ﬁ.example", Idna2003, Some("fi.example"), NAMEPREP),
    ("a\u{ad}b.example", Idna2003, Some("ab.example"), NAMEPREP),
    ("a\u{200d}é.example", Idna2003, Some("xn--a-bga.example"), NAMEPREP),
    ("é\u{200e}.example", Idna2003, None, NAMEPREP),
    ("é\u{e000}.example", Idna2003, None, NAMEPREP),
    ("日本。example", Idna2003, Some("xn--wgv71a.example"), DOTS),
    ("日本．example", Idna2003, Some("xn--wgv71a.example"), DOTS),
    ("日本｡example", Idna2003, Some("xn--wgv71a.example"), DOTS),
    ("é_.example", Idna2003, None, LDH),
    ("-é.example", Idna2003, None, HYPHENS),
    ("é-.example", Idna2003, None, HYPHENS),
    ("xn--é.example", Idna2003, None, PREFIX),
    ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", Idna2003, None, LENGTH),
    ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", Idna2003,
        Some("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"), LENGTH),
    ("é..example", Idna2003, None, LENGTH),
    ("bücher.example", Idna2008, Some("xn--bcher-kva.example"), U_LABEL),
    ("faß.example", Idna2008, Some("xn--fa-hia.example"), U_LABEL),
    ("日本.example", Idna2008, Some("xn--wgv71a.example"), U_LABEL),
    ("Bücher.example", Idna2008, None, DISALLOWED),
    ("☃.example", Idna2008, None, DISALLOWED),
    ("ﬁ.example", Idna2008, None, DISALLOWED),
    ("bu\u{308}cher.example", Idna2008, None, NOT_NFC),
    ("éé--é.example", Idna2008, None, THIRD_HYPHENS),
    ("\u{301}a.example", Idna2008, None, MARK),
    ("a\u{200d}b.example", Idna2008, None, CONTEXTJ),
    ("क्\u{200d}ष.example", Idna2008, Some("xn--11b2ezcw70k.example"), CONTEXTJ),
    ("faß.example", Uts46, Some("xn--fa-hia.example"), UTS46),
    ("BÜCHER.example", Uts46, Some("xn--bcher-kva.example"), UTS46),
    ("☃.example", Uts46, Some("xn--n3h.example"), UTS46),
    ("日本。example", Uts46, Some("xn--wgv71a.example"), UTS46),
    ("EXAMPLE.org", Uts46, Some("example.org"), UTS46),
];

/// Identifiers, whether their scheme accepts them, and the rule.
#[rustfmt::skip]
const SCHEMES: [(&str, bool, SchemeRule); 30] = [
    ("http://a/", true, ("RFC 9110", "4.2.1", "http-URI", None)),
    ("http:///a", false, ("RFC 9110", "4.2.1", "http-URI",
        Some("A sender MUST NOT generate an \"http\" URI with an empty host identifier."))),
    ("http:a", false, ("RFC 9110", "4.2.1", "http-URI", None)),
    ("https://a?b", true, ("RFC 9110", "4.2.2", "https-URI", None)),
    ("https://:80/", false, ("RFC 9110", "4.2.2", "https-URI",
        Some("A sender MUST NOT generate an \"https\" URI with an empty host identifier."))),
    ("ws://a/", true, ("RFC 6455", "3", "ws-URI", None)),
    ("ws://a/#b", false, ("RFC 6455", "3", "ws-URI",
        Some("Fragment identifiers are meaningless in the context of WebSocket URIs and MUST NOT be used on these URIs."))),
    ("coap://a/", true, ("RFC 7252", "6.1", "coap-URI", None)),
    ("coap:///a", false, ("RFC 7252", "6.1", "coap-URI", Some("The host MUST NOT be empty"))),
    ("mailto:a@b.example", true, ("RFC 6068", "2", "mailtoURI", None)),
    ("mailto:", true, ("RFC 6068", "2", "mailtoURI", None)),
    ("mailto:a", false, ("RFC 6068", "2", "addr-spec", None)),
    ("mailto:a@b.example?subject=c", true, ("RFC 6068", "2", "hfields", None)),
    ("mailto:a@b.example?subject", false, ("RFC 6068", "2", "hfield", None)),
    ("tel:+1-201-555-0123", true, ("RFC 3966", "3", "global-number", None)),
    ("tel:7042;phone-context=example.com", true, ("RFC 3966", "3", "local-number", None)),
    ("tel:7042", false, ("RFC 3966", "3", "local-number", None)),
    ("urn:example:a", true, ("RFC 8141", "2", "assigned-name", None)),
    ("urn:a:b", false, ("RFC 8141", "2", "NID", None)),
    ("urn:example:", false, ("RFC 8141", "2", "NSS", None)),
    ("data:,", true, ("RFC 2397", "3", "dataurl", None)),
    ("data:text/plain", false, ("RFC 2397", "3", "dataurl", None)),
    ("geo:13.4125,103.8667", true, ("RFC 5870", "3.3", "coordinates", None)),
    ("geo:13", false, ("RFC 5870", "3.3", "coordinates", None)),
    ("file:///etc/hosts", true, ("RFC 8089", "2", "file-URI", None)),
    ("file:a", false, ("RFC 8089", "2", "file-hier-part", None)),
    ("tag:timothy@hpl.hp.com,2001:web/externalHome", true, ("RFC 4151", "2.1", "tagURI", None)),
    ("tag:a", false, ("RFC 4151", "2.1", "tagURI", None)),
    ("acct:a@b.example", true, ("RFC 7565", "7", "acctURI", None)),
    ("acct:a", false, ("RFC 7565", "7", "acctURI", None)),
];

/// Makes the cases of both lists, a file for each document, and adds those against the mistakes in
/// the conversion of hosts, which it also lists. An error names the cases that the library decides
/// otherwise.
pub fn generate() -> Result<(Suites, Vec<Mistakes>), Reason> {
    let mut suites = Suites::default();
    let mut disagreements = Vec::new();
    let by_hand = HOSTS.iter().map(|&(host, idna, expect, rule)| {
        let input = Input::Host(HostInput { host: host.to_owned(), idna });
        let expect = expect.map_or(Expect::ERROR, Expect::text);
        (Operation::ToAscii, input, expect, hosts::document(idna), rule)
    });
    let schemes =
        SCHEMES.iter().map(|&(text, valid, (document, section, production, sentence))| {
            let rule = Rule::new(section, production, sentence);
            (Operation::CheckScheme, Input::text(text), Expect::Valid { valid }, document, rule)
        });
    for (operation, input, expect, document, rule) in by_hand.chain(schemes) {
        disagreements.extend(check_by_library(operation, document, &input, &expect).err());
        let strength = if rule.sentence.is_some() { Strength::Must } else { Strength::Grammar };
        let case = Case {
            id: identifier(operation, document, None, &input),
            expect,
            also: hosts::permitted(&input),
            input,
            section: rule.section.to_owned(),
            decides: rule.procedure.to_owned(),
            sentence: rule.sentence.map(str::to_owned),
            strength,
            kills: None,
        };
        let is_file_of_case =
            |file: &&mut CaseFile| file.operation == operation && file.document == document;
        match suites.full.iter_mut().find(is_file_of_case) {
            Some(file) => file.cases.push(case),
            None => suites.full.push(CaseFile {
                version: VERSION,
                operation,
                document: document.to_owned(),
                production: None,
                cases: vec![case],
            }),
        }
    }
    let mistakes = hosts::add(&mut suites.full, &mut disagreements);
    suites.small = suites.full.clone();
    if disagreements.is_empty() { Ok((suites, mistakes)) } else { Err(disagreements.join("\n")) }
}
