//! Options of a procedure, as methods of what carries it out.

/// For each option a method that sets the field of this name.
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
