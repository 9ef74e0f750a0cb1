//! The options of a procedure, as methods of its type.

/// Defines, for each option, a method that sets the field of the same name.
macro_rules! options {
    ($($(#[$meta:meta])* fn $option:ident: $type:ty;)*) => {$(
        $(#[$meta])*
        #[must_use]
        pub const fn $option(mut self, $option: $type) -> Self {
            self.$option = $option;
            self
        }
    )*};
}
pub(crate) use options;
