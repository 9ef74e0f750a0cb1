//! The facts of the library about schemes, in words.

use iri_grammar::schemes::Property;

/// Returns the name of a fact: what the library knows about a scheme for normalization and preparation.
///
/// ```
/// use iri_grammar::schemes::Schemes;
///
/// let known = Schemes::known();
/// let names: Vec<String> =
///     known.facts("coap").iter().map(|fact| iri_schemes::fact_name(&fact.property)).collect();
/// assert_eq!(names, ["default port 5683", "empty path", "domain name", "no empty host"]);
/// ```
pub fn fact_name(property: &Property) -> String {
    let name = match property {
        Property::DefaultPort(port) => return format!("default port {port}"),
        Property::DefaultHost(host) => return format!("default host {host}"),
        Property::Other(component, _) => return format!("normal form of the {component}"),
        Property::EmptyPath => "empty path",
        Property::EmptyQuery => "empty query",
        Property::NoAuthority => "undefined authority",
        Property::NoEmptyHost => "no empty host",
        Property::DocumentCharset => "charset of the document",
        Property::DomainName { percent_encoding: true } => "domain name",
        Property::DomainName { percent_encoding: false } => "domain name without percent-encoding",
        Property::MailAddresses => "mail addresses",
        Property::Urn => "URN",
        Property::TelephoneNumber => "telephone number",
        Property::MediaType => "media type",
        Property::Script => "script",
        Property::KeepPercentEncodings => "percent-encodings stay",
        Property::KeepDotSegments => "dot segments stay",
        Property::WithoutAuthority => "without authority",
        _ => "another rule",
    };
    name.to_owned()
}
