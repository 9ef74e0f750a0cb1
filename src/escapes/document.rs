//! RFC 3987 §6.3: IRIs in documents.

use super::Escapes;
use crate::identifier::Identifier;
use crate::mapping::IriKind;
use crate::text::{Charset, push_encoded};
use alloc::string::String;

/// An IRI as it stands in the source of a document in this character encoding (RFC 3987
/// section 6.3): characters "not expressible in the native character encoding" are escaped by
/// the conventions of the format. Where there are no such conventions, `None`, "they MAY be
/// percent-encoded according to section 3.1".
///
/// [`Charset::encode`] gives the octets: the encoding has all characters of the result. Read by
/// the encoding, and resolved by the [escapes](Escapes::resolve), they are the IRI again; not so
/// where characters are percent-encoded.
///
/// ```
/// use iri_grammar::Iri;
/// use iri_grammar::escapes::{Escapes, in_document};
/// use iri_grammar::text::Charset;
///
/// # #[cfg(feature = "charset")] {
/// let latin_1 = Charset::for_label("iso-8859-1").unwrap();
/// let iri = Iri::new("http://example.org/ros\u{e9}/\u{7d0d}").unwrap();
/// let source = in_document(&iri, latin_1, Some(Escapes::Xml));
/// assert_eq!(source, "http://example.org/ros\u{e9}/&#x7D0D;");
/// assert_eq!(latin_1.encode(&source).unwrap(), b"http://example.org/ros\xe9/&#x7D0D;");
///
/// let source = in_document(&iri, latin_1, None);
/// assert_eq!(source, "http://example.org/ros\u{e9}/%E7%B4%8D");
/// # }
/// ```
pub fn in_document<K: IriKind, T: AsRef<str>>(
    iri: &Identifier<K, T>,
    charset: Charset,
    escapes: Option<Escapes>,
) -> String {
    let text = iri.as_str();
    let lacks = |c: char| !c.is_ascii() && charset.encode(c.encode_utf8(&mut [0; 4])).is_none();
    match escapes {
        Some(escapes) => escapes.write(text, lacks),
        None => {
            let mut out = String::with_capacity(text.len());
            push_encoded(&mut out, text, lacks);
            out
        }
    }
}
