//! Enums whose values have names.

/// Implements `ALL`, `name` and `Display` for an enum without data, from a row for each value. With
/// a function that compares names and the message of an [`UnknownName`], also `FromStr`.
macro_rules! named {
    ($type:ident { $($rows:tt)+ } $same:path, $message:literal) => {
        named!($type { $($rows)+ });

        impl core::str::FromStr for $type {
            type Err = crate::UnknownName;

            fn from_str(name: &str) -> Result<Self, Self::Err> {
                let known = $type::ALL.into_iter().find(|it| $same(it.name(), name));
                known.ok_or(crate::UnknownName($message))
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

/// No value has this name: the error of `FromStr` for grammars, rungs, profiles and other enums of
/// this crate. The message lists the names.
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
