//! What a test is: the records of the manifest.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The form of the manifest and of what is in it.
pub const SCHEMA: &str = "iri suite manifest 2";

/// The origin that documents are served from. `test` is reserved for testing, by RFC 6761
/// section 6.2; a browser is told that every host is the server.
pub const HOST: &str = "iri-suite.test";

/// What all references of tests lead to, and their identifier after it.
pub const TARGET: &str = "/r/";

#[derive(Serialize, Deserialize)]
pub struct Manifest {
    pub schema: String,
    /// The base of all documents.
    pub base: String,
    pub documents: Vec<Document>,
    pub records: Vec<Record>,
    /// What cannot be written, with the reason.
    pub inexpressible: Vec<Inexpressible>,
}

impl Manifest {
    /// How many records there are of a kind.
    pub fn count(&self, kind: Kind) -> usize {
        self.records.iter().filter(|record| record.kind == kind).count()
    }
}

/// A file that is served.
#[derive(Clone, Serialize, Deserialize)]
pub struct Document {
    pub path: String,
    /// Its Content-Type.
    pub media_type: String,
    /// How it says which encoding it is in.
    pub declared_by: String,
    pub encoding: String,
    /// The encoding that it says: another one in negative controls.
    pub declared: String,
}

/// One test, of one IRI; or a control, which shows that the tests themselves work.
#[derive(Clone, Serialize, Deserialize)]
pub struct Record {
    pub id: String,
    pub kind: Kind,
    /// What is tested, in a sentence.
    pub tests: String,
    pub sections: Vec<String>,
    pub format: FormatName,
    pub encoding: String,
    pub text: TextKind,
    pub notation: Notation,
    pub position: Position,
    /// The file that it is in.
    pub document: String,
    /// The page that a browser has to open for it.
    pub page: String,
    /// What the document has, in its own notation.
    pub written: String,
    /// The characters that this stands for: what a program finds there.
    pub reads: String,
    /// Of a negative control, the characters that a program finds there in the encoding that
    /// the document declares: others. Null for all else.
    pub misreads: Option<String>,
    /// What is written, if it is a reference.
    pub link: Option<Link>,
}

impl Record {
    /// Whether it is a reference that a browser dereferences.
    pub fn is_dereferenced(&self) -> bool {
        self.link.as_ref().is_some_and(|link| link.dereferenced)
    }
}

/// A reference, and what the specifications make of it.
#[derive(Clone, Serialize, Deserialize)]
pub struct Link {
    /// Whether a browser dereferences it in this format.
    pub dereferenced: bool,
    /// The IRI that it denotes; null if it is none.
    pub iri: Option<String>,
    pub rfc3987: Expected,
    pub rfc3987bis: Expected,
    /// The URL Standard.
    pub url: Expected,
}

/// What a specification expects of a reference.
#[derive(Clone, Serialize, Deserialize)]
pub struct Expected {
    /// The URI that it is mapped to, by what the specification recommends.
    pub uri: Option<String>,
    /// Why there is none: the conversion fails, or the specification does not say.
    pub reason: Option<String>,
    /// Whether the specification says nothing of such a reference.
    pub unspecified: bool,
    /// What the specification also allows.
    pub also: Vec<Alternative>,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Alternative {
    /// Null if the conversion may fail.
    pub uri: Option<String>,
    pub section: String,
}

impl Expected {
    /// All that is right by it: a URI, or none where the conversion fails.
    pub fn results(&self) -> impl Iterator<Item = Option<&str>> {
        let recommended = (!self.unspecified).then_some(self.uri.as_deref());
        recommended.into_iter().chain(self.also.iter().map(|also| also.uri.as_deref()))
    }
}

#[derive(Clone, Serialize, Deserialize)]
pub struct Inexpressible {
    pub format: FormatName,
    pub encoding: String,
    pub text: TextKind,
    pub notation: Notation,
    pub reason: String,
}

/// The values of a dimension of the tests, with a name and a phrase for each.
macro_rules! dimension {
    ($(#[$meta:meta])* $type:ident, $all:ident: $($value:ident $name:literal $phrase:literal;)*) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum $type {
            $(#[serde(rename = $name)] $value,)*
        }

        impl $type {
            #[allow(dead_code, reason = "not all values of each are walked through")]
            pub const $all: &[$type] = &[$($type::$value),*];

            #[allow(dead_code, reason = "not each is put into words")]
            pub fn phrase(self) -> &'static str {
                match self {
                    $($type::$value => $phrase,)*
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
    };
}

dimension! {
    /// The format of a document.
    FormatName, ALL:
    Html "html" "HTML";
    Xhtml "xhtml" "XHTML";
    Xlink "xlink" "XML with XLink (SVG)";
    Schema "schema" "XML Schema instance with anyURI";
    Plain "plain" "plain text";
    Css "css" "CSS";
}

dimension! {
    /// What the reference has.
    TextKind, ALL:
    Ascii "ascii" "US-ASCII only";
    Precomposed "precomposed" "precomposed characters";
    Decomposed "decomposed" "decomposed characters";
    Transcoded "transcoded" "characters partly decomposed, as the encoding has them";
    Foreign "foreign" "a character that the encoding lacks";
    Special "special" "a particular text";
}

dimension! {
    /// How it is written.
    Notation, ALL:
    Native "native" "in the encoding of the document";
    Decimal "decimal" "as decimal numeric character references";
    Hexadecimal "hexadecimal" "as hexadecimal numeric character references";
    CssEscape "css-escape" "as escapes of CSS";
    PercentUtf8 "percent-utf-8" "percent-encoded in UTF-8";
    PercentLegacy "percent-legacy" "percent-encoded in the encoding of the document";
}

dimension! {
    /// Where it stands in the reference.
    Position, ALL:
    Path "path" "in the path";
    Query "query" "in the query";
    Fragment "fragment" "in the fragment";
    Host "host" "in the host";
    Text "text" "in the text of the document";
}

dimension! {
    /// What a record is for.
    Kind, ALL:
    Control "control" "shows that the test itself works";
    Negative "negative" "shows that a control can fail";
    Test "test" "tests an IRI";
}

dimension! {
    /// A specification that says what becomes of references.
    Specification, ALL:
    Rfc3987 "rfc3987" "RFC 3987";
    Rfc3987bis "rfc3987bis" "3987bis";
    Url "url" "URL Standard";
}
