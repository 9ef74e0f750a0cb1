//! The manifest, its documents and their records.

use iri_grammar::spec::generic_split;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// The version of the manifest's form.
pub const SCHEMA: &str = "iri suite manifest 3";

/// The host that documents are served from. RFC 6761 section 6.2 reserves `test` for testing;
/// the browser is configured to find the server behind every host.
pub const HOST: &str = "iri-suite.test";

/// The path of the references of all tests, up to the identifier of the test.
pub const TARGET: &str = "/r/";

/// The name of the field of a form with the equals sign, as it stands in a query before the value.
pub const FIELD: &str = "q=";

// README.md describes the members.

#[derive(Serialize, Deserialize)]
pub struct Manifest {
    pub schema: String,
    pub base: String,
    /// The commit of the URL Standard for the expectations.
    pub url_standard: String,
    /// The identity of the served suite.
    pub suite: Identity,
    pub documents: Vec<Document>,
}

/// The identity of a suite: the version of the program that wrote it, and the hash of its files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    pub version: String,
    pub sha256: String,
}

/// The hash of the documents and their records, in the order of the manifest.
#[derive(Default)]
pub struct Hash(Sha256);

impl Hash {
    /// Adds a document, after its header if it has one.
    pub fn add(&mut self, document: &Document, octets: &[u8]) {
        if let Some((name, value)) = &document.header {
            self.0.update(format!("{name}: {value}\n"));
        }
        self.add_records(&document.path, octets);
    }

    /// Adds a file, after its path.
    pub fn add_records(&mut self, path: &str, octets: &[u8]) {
        // The length marks where a file ends.
        self.0.update(format!("{path} {}\n", octets.len()));
        self.0.update(octets);
    }

    /// The hash in hexadecimal digits.
    pub fn finish(self) -> String {
        self.0.finalize().iter().map(|octet| format!("{octet:02x}")).collect()
    }
}

/// A served file.
#[derive(Clone, Serialize, Deserialize)]
pub struct Document {
    pub path: String,
    /// The file with its records, if it has any.
    pub records: Option<String>,
    pub media_type: String,
    pub declared_by: String,
    pub encoding: String,
    pub declared: String,
    /// The name and the value of a further header of its response. The value is in UTF-8.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub header: Option<(String, String)>,
}

impl Document {
    /// The path of the page of its tests, beside its records; `None` if it has no records.
    pub fn tests_page(&self) -> Option<String> {
        Some(self.records.as_ref()?.strip_suffix("json")?.to_owned() + "tests.html")
    }
}

/// The records of a document.
#[derive(Serialize, Deserialize)]
pub struct Records {
    pub records: Vec<Record>,
    pub inexpressible: Vec<Inexpressible>,
}

/// A test of one IRI, or a control.
#[derive(Clone, Serialize, Deserialize)]
pub struct Record {
    pub id: String,
    pub kind: Kind,
    pub tests: String,
    pub sections: Vec<String>,
    pub format: FormatName,
    pub encoding: String,
    pub text: TextKind,
    pub notation: Notation,
    pub position: Position,
    pub document: String,
    pub page: String,
    pub written: String,
    pub reads: String,
    pub misreads: Option<String>,
    pub requested: bool,
    /// The name of the element that has the reference, if the documents of the format have several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub element: Option<String>,
    pub link: Option<Link>,
}

impl Record {
    /// Whether it has a reference, and browsers dereference those of its format.
    pub fn is_dereferenced(&self) -> bool {
        self.link.as_ref().is_some_and(|link| link.dereferenced)
    }

    /// Whether its document makes a browser that follows the URL Standard request its reference.
    pub fn awaits_request(&self) -> bool {
        let is_awaited = |link: &Link| link.dereferenced && link.url.uri.is_some();
        self.requested && self.link.as_ref().is_some_and(is_awaited)
    }

    /// The characters that the browser must read: `misreads` of a negative control that has it,
    /// else `reads`.
    pub fn to_read(&self) -> &str {
        self.misreads.as_ref().unwrap_or(&self.reads)
    }
}

/// What a run must contain: the records of a suite, or those of the documents chosen from it.
pub struct Suite {
    pub identity: Identity,
    pub records: Vec<Record>,
}

/// The request of a test. An octet that is not printable US-ASCII is written `<e9>`, as in
/// RFC 3987 section 1.4; so is `<` itself.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// The identifier of the test.
    pub id: String,
    pub method: String,
    pub host: String,
    pub target: String,
}

/// The host that a request for a URI names, and its target: the path and the query, octet by octet
/// (RFC 9112 section 3.2.1).
pub fn host_and_target(uri: &str) -> (Option<&str>, String) {
    let parts = generic_split(uri);
    let query = parts.query.map(|query| format!("?{query}")).unwrap_or_default();
    (parts.authority, format!("{}{query}", parts.path))
}

/// A reference, with the expectation of each specification.
#[derive(Clone, Serialize, Deserialize)]
pub struct Link {
    pub dereferenced: bool,
    pub iri: Option<String>,
    pub rfc3987: Expected,
    pub rfc3987bis: Expected,
    pub url: Expected,
}

impl Link {
    /// The expectation of each specification, in the order of [`Specification::ALL`].
    pub fn expected(&self) -> [&Expected; 3] {
        [&self.rfc3987, &self.rfc3987bis, &self.url]
    }
}

/// What a specification expects for a reference.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Expected {
    pub uri: Option<String>,
    pub reason: Option<String>,
    pub unspecified: bool,
    pub also: Vec<Alternative>,
    /// The sentence of the URL Standard; null for the other specifications, whose expectations are
    /// computed.
    pub sentence: Option<String>,
}

/// A result that a specification allows beside the recommended one.
#[derive(Clone, Serialize, Deserialize)]
pub struct Alternative {
    pub uri: Option<String>,
    pub section: String,
}

impl Expected {
    /// All results that the specification requires or allows: each a URI, or `None` if the
    /// conversion fails. Nothing if the specification is silent.
    pub fn results(&self) -> impl Iterator<Item = Option<&str>> {
        let recommended = (!self.unspecified).then_some(self.uri.as_deref());
        recommended.into_iter().chain(self.also.iter().map(|also| also.uri.as_deref()))
    }
}

/// A combination that cannot be written, in any position, and the reason.
#[derive(Serialize, Deserialize)]
pub struct Inexpressible {
    pub format: FormatName,
    pub encoding: String,
    pub text: TextKind,
    pub notation: Notation,
    pub reason: String,
}

/// The purpose of a record.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Shows that the test itself works.
    Control,
    /// Shows that a control can fail.
    Negative,
    Test,
}

/// The values of a dimension. Each has a name, which files and identifiers have, a phrase for
/// people, and the sections of the specifications that define it.
macro_rules! dimensions {
    ($($(#[$meta:meta])* $type:ident {
        $($value:ident $name:literal $phrase:literal $(, $section:literal)*;)*
    })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum $type {
            $(#[serde(rename = $name)] $value,)*
        }

        #[allow(dead_code, reason = "not all is used of each")]
        impl $type {
            pub const ALL: &[$type] = &[$($type::$value),*];

            pub fn phrase(self) -> &'static str {
                match self {
                    $($type::$value => $phrase,)*
                }
            }

            pub fn sections(self) -> &'static [&'static str] {
                match self {
                    $($type::$value => &[$($section),*],)*
                }
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(match self {
                    $($type::$value => $name,)*
                })
            }
        }
    )*};
}

dimensions! {
    /// The format of a document.
    FormatName {
        Html "html" "HTML";
        Xhtml "xhtml" "XHTML";
        Xlink "xlink" "XML with XLink (SVG)";
        Schema "schema" "XML Schema instance with anyURI";
        Plain "plain" "plain text";
        Css "css" "CSS";
        Srcset "srcset" "srcset in HTML";
        Iframe "iframe" "iframe in HTML";
        Form "form" "form in HTML";
        Base "base" "base in HTML";
        Refresh "refresh" "meta refresh in HTML";
        Target "target" "fragment of a frame in HTML";
        ScriptUrl "script-url" "URL in a script";
        ScriptFetch "script-fetch" "fetch in a script";
        ScriptLocation "script-location" "location in a script";
        Redirect "redirect" "HTTP header Location";
        RefreshHeader "refresh-header" "HTTP header Refresh";
        LinkHeader "link-header" "HTTP header Link";
        FormGet "form-get" "field of a form by GET in HTML";
        FormGetCharset "form-get-charset" "field of a form by GET with accept-charset in HTML";
        FormPostCharset "form-post-charset" "form by POST with accept-charset in HTML";
        Mathml "mathml" "MathML in HTML";
        MathmlXhtml "mathml-xhtml" "MathML in XHTML";
        Elements "elements" "other elements of HTML";
        Hyperlinks "hyperlinks" "members of a and area";
        Interfaces "interfaces" "interfaces with the encoding of the document";
        InterfacesUtf8 "interfaces-utf-8" "interfaces without an encoding";
        SearchParams "search-params" "URLSearchParams";
        Styles "styles" "styles in HTML";
        XmlStylesheet "xml-stylesheet" "xml-stylesheet in XHTML";
        XmlBase "xml-base" "xml:base in XHTML";
        Turtle "turtle" "Turtle";
        RdfXml "rdf-xml" "RDF/XML";
        Mail "mail" "e-mail";
        Atom "atom" "Atom";
        Drawing "drawing" "link of an SVG drawn as PDF";
        Printed "printed" "link of an HTML printed as PDF";
    }

    /// What is particular to the characters of a text, or to the control that has it.
    TextKind {
        Ascii "ascii" "US-ASCII only";
        Precomposed "precomposed" "precomposed characters";
        Decomposed "decomposed" "decomposed characters",
            "RFC 3987 section 3.1, step 1", "3987bis section 3.1";
        Transcoded "transcoded" "characters partly decomposed, as the encoding has them",
            "RFC 3987 section 3.1, step 1", "3987bis section 3.1";
        Foreign "foreign" "a character that the encoding lacks";
        Special "special" "a particular text";
        ALabel "a-label" "a host name of a test, as the server is asked for it";
        ULabel "u-label" "a host name of a test, as all specifications convert it";
        Invalid "invalid" "a reference that gives no URI";
        Other "other" "another reference than the record says";
        Unrequested "unrequested" "a reference that nothing requests";
        Missing "missing" "a fragment that finds no element";
    }

    /// How the text is written.
    Notation {
        Native "native" "in the encoding of the document", "RFC 3987 section 6.3";
        Decimal "decimal" "as decimal numeric character references", "RFC 3987 section 1.2 b";
        Hexadecimal "hexadecimal" "as hexadecimal numeric character references",
            "RFC 3987 section 1.2 b";
        CssEscape "css-escape" "as escapes of CSS", "RFC 3987 section 1.2 b";
        TurtleEscape "turtle-escape" "as escapes of Turtle", "RFC 3987 section 1.2 b";
        PercentUtf8 "percent-utf-8" "percent-encoded in UTF-8", "RFC 3987 section 3.1, step 2.3";
        PercentLegacy "percent-legacy" "percent-encoded in the encoding of the document",
            "RFC 3987 section 6.4";
    }

    /// The position of the text in the reference. `Text` is not a reference.
    Position {
        Path "path" "in the path", "RFC 3987 section 3.1, step 2", "3987bis section 3.3",
            "URL Standard, path state";
        Query "query" "in the query", "RFC 3987 section 3.1, step 2", "3987bis section 3.5",
            "URL Standard, query state";
        Fragment "fragment" "in the fragment",
            "RFC 3987 section 3.1, step 2", "3987bis section 3.3", "URL Standard, fragment state";
        Host "host" "in the host", "RFC 3987 section 3.1, ireg-name", "3987bis section 3.4",
            "URL Standard, host parser";
        Text "text" "in the text of the document";
    }

    /// The specifications that a browser may follow.
    Specification {
        Rfc3987 "rfc3987" "RFC 3987";
        Rfc3987bis "rfc3987bis" "3987bis";
        Url "url" "URL Standard";
    }
}
