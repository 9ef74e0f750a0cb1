//! Enums whose values have names.

/// Implements `ALL`, `name` and `Display` for an enum without data: a row for each value. With
/// a type of errors and its message also `FromStr`, by names that are the same in this sense.
macro_rules! named {
    ($type:ident { $($rows:tt)+ } $same:path, $unknown:ident $message:literal) => {
        named!($type { $($rows)+ });

        #[doc = concat!("A name that no [`", stringify!($type), "`] has.")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
        #[error($message)]
        pub struct $unknown;

        impl core::str::FromStr for $type {
            type Err = $unknown;

            fn from_str(name: &str) -> Result<Self, $unknown> {
                $type::ALL.into_iter().find(|it| $same(it.name(), name)).ok_or($unknown)
            }
        }
    };
    ($type:ident { $($value:ident $name:literal),+ $(,)? }) => {
        impl $type {
            /// All of them, in the order in which they are declared.
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
