//! The pairs of a query in the format `application/x-www-form-urlencoded` of the URL Standard.

use super::builder::BuildError;
use super::edit::{Change, check_length, stays_unencoded};
use super::kind::Kind;
use super::{Identifier, Lend};
use crate::grammar::Role;
use crate::syntax::{Component, has_octet};
use crate::text::percent::decode_lossy;
use crate::text::push_encoded;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

impl<'b, 'o, K: Kind, T: Lend<'b, 'o>> Identifier<K, T> {
    /// The decoded pairs of key and value in the query, by the parser for
    /// `application/x-www-form-urlencoded` of the URL Standard section 5.1: `&` separates pairs,
    /// the first `=` in a pair separates key and value, and `+` is a space. Octets that are not
    /// UTF-8 become U+FFFD. No RFC defines this format for queries: the scheme or the resource
    /// decides whether a query has this format.
    ///
    /// ```
    /// use iri_grammar::Iri;
    ///
    /// let iri = Iri::new("http://example.org/?a=b+c&%C3%A9=%26&d")?;
    /// let pairs: Vec<_> = iri.query_pairs().collect();
    /// let expected = [("a", "b c"), ("\u{e9}", "&"), ("d", "")];
    /// assert_eq!(pairs, expected.map(|(key, value)| (key.into(), value.into())));
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[doc(alias = "search_params")]
    #[doc(alias = "form_urlencoded")]
    pub fn query_pairs(
        &'b self,
    ) -> impl Iterator<Item = (Cow<'o, str>, Cow<'o, str>)> + Clone + use<'o, K, T> {
        split_pairs(self.components().query().unwrap_or_default()).map(decode_pair)
    }
}

/// Edits the pairs of a query. The other pairs stay as written.
impl<K: Kind> Identifier<K, String> {
    /// Appends a pair to the query, and percent-encodes its key and value. An undefined query
    /// becomes defined.
    ///
    /// Characters of US-ASCII are written as in the URL Standard section 5.2: letters, digits and
    /// `*-._` unchanged, a space as `+`, the others percent-encoded. A character beyond US-ASCII
    /// stays if `query` or `iquery` of the grammar allows it. But in an IRI, bidirectional
    /// formatting characters are percent-encoded (RFC 3987 section 4.1).
    ///
    /// # Errors
    ///
    /// If the text would be too long to be read; in draft-masinter-url-i18n-07 also if the
    /// identifier cannot have a query. The identifier is then unchanged.
    ///
    /// ```
    /// use iri_grammar::{IriBuf, UriBuf};
    ///
    /// let mut iri: IriBuf = "http://example.org/?a#f".parse()?;
    /// iri.append_pair("q", "\u{e9} & 1+1")?;
    /// assert_eq!(iri, "http://example.org/?a&q=\u{e9}+%26+1%2B1#f");
    ///
    /// let mut uri: UriBuf = "http://example.org/".parse()?;
    /// uri.append_pair("q", "\u{e9}")?;
    /// assert_eq!(uri, "http://example.org/?q=%C3%A9");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "query_pairs_mut")]
    pub fn append_pair(&mut self, key: &str, value: &str) -> Result<(), BuildError> {
        let mut pair = String::new();
        if self.components().query().is_some_and(|query| !query.is_empty()) {
            pair.push('&');
        }
        push_encoded_data::<K>(&mut pair, key);
        pair.push('=');
        push_encoded_data::<K>(&mut pair, value);
        let Some(query) = self.components().spans()[Component::Query] else {
            return self.set_query(pair.as_str());
        };
        check_length::<K>(self.as_str(), pair.len())?;
        let range = query.end..query.end;
        self.apply(&Change::replace_range(self.components(), Component::Query, range, &pair));
        Ok(())
    }

    /// Removes the pairs for which `keep` returns false. `keep` receives the decoded key and value.
    /// If this leaves no pair, the query is removed.
    ///
    /// ```
    /// use iri_grammar::IriBuf;
    ///
    /// let mut iri: IriBuf = "http://example.org/?a=1&utm_source=x&b=%32".parse()?;
    /// iri.retain_pairs(|key, _| !key.starts_with("utm_"));
    /// assert_eq!(iri, "http://example.org/?a=1&b=%32");
    /// iri.retain_pairs(|_, _| false);
    /// assert_eq!(iri, "http://example.org/");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[doc(alias = "remove_pairs")]
    pub fn retain_pairs(&mut self, mut keep: impl FnMut(&str, &str) -> bool) {
        let query = self.components().query().unwrap_or_default();
        let mut is_changed = false;
        let mut remaining = Vec::new();
        // An empty pair, as in `a&&b`, is no pair of the format, and stays beside others.
        for pair in query.split('&') {
            let (key, value) = decode_pair(pair);
            if pair.is_empty() || keep(&key, &value) {
                remaining.push(pair)
            } else {
                is_changed = true
            }
        }
        if is_changed {
            let has_pairs = remaining.iter().any(|pair| !pair.is_empty());
            let query = has_pairs.then(|| remaining.join("&"));
            let change = Change::replace(self.components(), Component::Query, query.as_deref());
            self.apply(&change);
        }
    }
}

/// The pairs as written, without empty ones (URL Standard section 5.1, steps 1 to 3.1).
fn split_pairs(query: &str) -> impl Iterator<Item = &str> + Clone {
    query.split('&').filter(|pair| !pair.is_empty())
}

/// The decoded key and value of a pair (URL Standard section 5.1, steps 3.2 to 3.5).
fn decode_pair(pair: &str) -> (Cow<'_, str>, Cow<'_, str>) {
    let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
    (decode(key), decode(value))
}

/// Decodes a key or value: `+` is a space, and percent-encoded octets are UTF-8.
fn decode(text: &str) -> Cow<'_, str> {
    if has_octet(text, b'+') {
        decode_lossy(&text.replace('+', " ")).into_owned().into()
    } else {
        decode_lossy(text)
    }
}

/// Appends an encoded key or value (URL Standard section 5.2, applied to the characters of an IRI).
fn push_encoded_data<K: Kind>(out: &mut String, text: &str) {
    let query = K::GRAMMAR.with_role(Role::Query);
    let stays = |c: char| {
        if c.is_ascii() {
            c.is_ascii_alphanumeric() || matches!(c, '*' | '-' | '.' | '_')
        } else {
            query.is_some_and(|query| stays_unencoded(query, c))
        }
    };
    for (index, word) in text.split(' ').enumerate() {
        if index > 0 {
            out.push('+');
        }
        push_encoded(out, word, |c| !stays(c));
    }
}
