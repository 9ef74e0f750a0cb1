//! The replacement of `idn` without the feature `idna`: domain names stay unchanged.

use super::Ladder;
use super::form::Form;
use alloc::string::String;

/// There are no options for domain names.
#[derive(Clone, Copy)]
pub(super) struct Names;

impl Names {
    pub(super) fn new(_: &Ladder<'_>) -> Self {
        Names
    }

    pub(super) fn may_change(self, _: &str) -> bool {
        false
    }
}

/// Returns `None`: the name stays unchanged.
pub(super) fn normalize_name(_: &mut Form<'_>, _: Names, _: &str) -> Option<String> {
    None
}
