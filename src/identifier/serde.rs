//! Serializes identifiers as strings, and checks them when they are deserialized.

use super::kind::Kind;
use super::{AnyText, Identifier, Text};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;
use core::fmt;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::{Serialize, Serializer};

impl<K, T: Text> Serialize for Identifier<K, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text.as_ref())
    }
}

/// Deserializes only a string without escapes; a `Cow` accepts any string.
impl<'de: 'i, 'i, K: Kind> Deserialize<'de> for Identifier<K, &'i str> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::new(Deserialize::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// Borrows a string without escapes, and owns any other.
impl<'de: 'i, 'i, K: Kind> Deserialize<'de> for Identifier<K, Cow<'i, str>> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::parse(deserializer.deserialize_str(Borrowing)?).map_err(D::Error::custom)
    }
}

/// A visitor that borrows if it can; `Cow` itself never borrows when it is deserialized.
struct Borrowing;

impl<'de> Visitor<'de> for Borrowing {
    type Value = Cow<'de, str>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(text.into())
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        self.visit_string(text.into())
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Self::Value, E> {
        Ok(text.into())
    }
}

macro_rules! owned {
    ($($(#[$cfg:meta])* $text:ty;)+) => {$(
        $(#[$cfg])*
        impl<'de, K: Kind> Deserialize<'de> for Identifier<K, $text> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                Self::parse(text.into()).map_err(D::Error::custom)
            }
        }
    )+};
}

owned! {
    String;
    Box<str>;
    Rc<str>;
    #[cfg(target_has_atomic = "ptr")]
    Arc<str>;
}

impl<'de, K: Kind, T> Deserialize<'de> for Identifier<K, AnyText<T>>
where
    T: AsRef<str> + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::parse(AnyText(T::deserialize(deserializer)?)).map_err(D::Error::custom)
    }
}
