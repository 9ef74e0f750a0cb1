//! The checks, by what they look at. Which sentence each carries out stands in the
//! catalogue.

pub(super) mod authority;
pub(super) mod bidi;
pub(super) mod characters;
pub(super) mod names;
pub(super) mod path;
pub(super) mod percent;
pub(super) mod repairs;
pub(super) mod schemes;
pub(super) mod scripts;
