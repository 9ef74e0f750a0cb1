//! Right-to-left identifiers: RFC 3987 section 4.
//!
//! | document | what | here |
//! | --- | --- | --- |
//! | RFC 3987 section 4.1 | no bidirectional formatting characters | [`Formatting`], [`Structure`] |
//! | RFC 3987 section 4.2 | the components and the restrictions on them | [`Structure`], [`Violation`] |
//!
//! Identifiers are in logical order everywhere. A violation is no syntax error: the
//! restrictions of section 4.2 "are given as shoulds".

mod class;
mod components;
mod structure;

pub use class::{Formatting, formatting_characters, formatting_name, is_ltr, is_rtl};
pub use components::{BidiComponent, ComponentKind};
pub use structure::{Restriction, Structure, Violation};
