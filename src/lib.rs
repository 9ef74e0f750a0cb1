//! draft
#![no_std]
extern crate alloc;

mod diagnosis;
mod error;
mod grammar;
mod syntax;
pub use error::*;
pub use grammar::*;
pub use syntax::*;
