//! Conversions to and from `url::Url`.

use super::ConversionError;
use crate::error::Error;
use crate::identifier::kind::Kind;
use crate::identifier::{Identifier, Text};
use crate::mapping::IriKind;
use crate::resolution::BaseKind;
use alloc::string::{String, ToString};

/// Parses the identifier by the URL Standard. Needs the feature `url`. The parser converts hosts
/// by UTS #46, removes dot segments and default ports, and percent-encodes non-ASCII characters.
///
/// ```
/// use iri_grammar::Iri;
///
/// let url = url::Url::try_from(&Iri::new("HTTP://R\u{e9}sum\u{e9}.example:80/a/../\u{e9}#top")?)?;
/// assert_eq!(url.as_str(), "http://xn--rsum-bpad.example/%C3%A9#top");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
impl<K: IriKind + BaseKind, T: Text> TryFrom<&Identifier<K, T>> for url::Url {
    type Error = ConversionError;

    fn try_from(iri: &Identifier<K, T>) -> Result<Self, ConversionError> {
        url::Url::parse(iri.as_str()).map_err(|error| ConversionError::rejection("url::Url", error))
    }
}

/// Parses the text of the URL. Needs the feature `url`. A URL may contain characters that URIs and
/// IRIs do not allow, such as `|` in a query. Such a URL is an error.
///
/// ```
/// use iri_grammar::{IriBuf, UriBuf};
///
/// let url = url::Url::parse("http://\u{e9}.example/a b")?;
/// assert_eq!(UriBuf::try_from(&url)?, "http://xn--9ca.example/a%20b");
/// assert!(IriBuf::try_from(&url::Url::parse("http://example.org/?a|b")?).is_err());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
impl<K: Kind> TryFrom<&url::Url> for Identifier<K, String> {
    type Error = Error;

    fn try_from(url: &url::Url) -> Result<Self, Error> {
        url.to_string().try_into()
    }
}
