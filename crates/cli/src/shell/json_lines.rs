//! Lines that are JSON objects (RFC 8259), and the places of members in them.

use crate::shell::json::json;
use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;
use std::str::Utf8Error;

/// The place of a member that a record lacks: outside of every record.
const NOWHERE: Range<usize> = usize::MAX..usize::MAX;

/// Returns the range of octets of each of these members of an object. Dots in a name lead into members. The last
/// of several members of a name counts.
pub fn places(record: &[u8], names: &[String]) -> Vec<Range<usize>> {
    let mut places = vec![NOWHERE; names.len()];
    let Ok(text) = str::from_utf8(record) else { return places };
    let paths = names.iter().map(|name| Some(&**name)).collect();
    if find_members(text, text, paths, &mut places).is_err() {
        places.fill(NOWHERE);
    }
    places
}

/// Finds the members of an object of the record to which the paths lead, and sets their places. A path is `None`
/// if it does not lead into this object.
fn find_members(
    record: &str,
    object: &str,
    paths: Vec<Option<&str>>,
    places: &mut [Range<usize>],
) -> Result<(), serde_json::Error> {
    let mut deserializer = serde_json::Deserializer::from_str(object);
    MemberFinder { record, paths, places }.deserialize(&mut deserializer)?;
    deserializer.end()
}

/// Finds members of the object that is deserialized.
struct MemberFinder<'r, 'p> {
    record: &'r str,
    paths: Vec<Option<&'p str>>,
    places: &'p mut [Range<usize>],
}

/// The name of a member.
#[derive(Deserialize)]
struct Key<'r>(#[serde(borrow)] Cow<'r, str>);

impl<'r> DeserializeSeed<'r> for MemberFinder<'r, '_> {
    type Value = ();

    fn deserialize<D: Deserializer<'r>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'r> Visitor<'r> for MemberFinder<'r, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<M: MapAccess<'r>>(self, mut members: M) -> Result<(), M::Error> {
        while let Some(Key(key)) = members.next_key()? {
            let rests: Vec<_> = self.paths.iter().map(|path| path_after(*path, &key)).collect();
            if rests.iter().all(Option::is_none) {
                members.next_value::<IgnoredAny>()?;
                continue;
            }
            let value = members.next_value::<&RawValue>()?.get();
            let start = value.as_ptr() as usize - self.record.as_ptr() as usize;
            let mut inner = vec![None; self.paths.len()];
            for (at, rest) in rests.into_iter().enumerate() {
                match rest {
                    Some("") => self.places[at] = start..start + value.len(),
                    Some(rest) => inner[at] = rest.strip_prefix('.'),
                    None => {}
                }
            }
            if value.starts_with('{') && inner.iter().any(Option::is_some) {
                // The value is JSON, as this object is.
                let _ = find_members(self.record, value, inner, self.places);
            }
        }
        Ok(())
    }
}

/// Returns the rest of a path after the name of a member: an empty text, or a dot and more names. `None` if the
/// path begins with another name.
fn path_after<'p>(path: Option<&'p str>, name: &str) -> Option<&'p str> {
    path?.strip_prefix(name).filter(|after| after.is_empty() || after.starts_with('.'))
}

/// Returns the value of a member from its JSON: the text of a string, or the JSON itself of any other value.
/// `None` for null, and for a string with half of a surrogate pair.
pub fn value(json: &[u8]) -> Option<Cow<'_, [u8]>> {
    match json.first()? {
        b'n' => None,
        b'"' => Some(match serde_json::from_slice::<Key<'_>>(json).ok()?.0 {
            Cow::Borrowed(text) => text.as_bytes().into(),
            Cow::Owned(text) => text.into_bytes().into(),
        }),
        _ => Some(json.into()),
    }
}

/// Returns a text as a string of JSON.
pub fn string(text: &str) -> String {
    let mut octets = Vec::new();
    // Writing to a vector does not fail, and strings are UTF-8.
    let _ = json(&mut octets, &text);
    String::from_utf8(octets).unwrap_or_default()
}

/// Why a record has no member of a name.
pub enum NoMember<'r> {
    /// The record is not UTF-8 (RFC 8259 section 8.1).
    NotUtf8(&'r [u8], Utf8Error),
    /// Another reason.
    Other(String),
}

/// Returns why a record is no object of JSON; `None` if it is one.
pub fn error(record: &[u8]) -> Option<NoMember<'_>> {
    let text = match str::from_utf8(record) {
        Ok(text) => text,
        Err(error) => return Some(NoMember::NotUtf8(record, error)),
    };
    let error = find_members(text, text, Vec::new(), &mut []).err()?.to_string();
    // The line of the message is that of the record, which has only one.
    let error = error.replace(" at line 1 column ", ", at octet ");
    Some(NoMember::Other(format!("the line is no object of JSON: {error}")))
}
