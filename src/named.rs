//! Enums whose values have names.

/// Implements `ALL`, `name` and `Display` for an enum without data, from a row for each value. If
/// the call adds a function that compares two names, and the message of an [`UnknownName`], the
/// macro also implements `FromStr`.
macro_rules! named {
    ($type:ident { $($rows:tt)+ } $are_equal:path, $message:literal) => {
        named!($type { $($rows)+ });

        impl core::str::FromStr for $type {
            type Err = crate::UnknownName;

            fn from_str(name: &str) -> Result<Self, Self::Err> {
                let found = $type::ALL.into_iter().find(|value| $are_equal(value.name(), name));
                found.ok_or(crate::UnknownName($message))
            }
        }
    };
    ($type:ident { $($value:ident $name:literal),+ $(,)? }) => {
        impl $type {
            /// All values, in the order of their declaration.
            pub const ALL: [$type; [$($name),+].len()] = [$($type::$value),+];

            /// The name, which [`Display`](core::fmt::Display) writes.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$value => $name,)+
                }
            }
        }

        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.name())
            }
        }
    };
}
pub(crate) use named;

/// The error of `FromStr` for grammars, rungs, profiles and other enums of this crate: no value has
/// the name. The message lists the valid names.
///
/// ```
/// use iri_grammar::{Grammar, UnknownName};
///
/// let error: UnknownName = "rfc2396".parse::<Grammar>().unwrap_err();
/// assert!(error.to_string().starts_with("there is no grammar of this name; the grammars are rfc3986, "));
/// ```
///
/// Guide: [the documents](crate::guide::documents).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownName(pub(crate) &'static str);

impl core::error::Error for UnknownName {}

impl core::fmt::Display for UnknownName {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.0)
    }
}
