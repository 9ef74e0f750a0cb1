//! Enums whose values have names.

/// Implements `ALL`, `name` and `Display` for an enum without data: a row for each value.
macro_rules! named {
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
