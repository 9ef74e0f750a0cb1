//! Without the feature `idna`, domain names are left as they are.

use super::Ladder;
use super::form::Form;
use alloc::string::String;

/// How names are normalized.
#[derive(Clone, Copy)]
pub(super) struct Names;

impl Names {
    pub(super) fn of(_: &Ladder<'_>) -> Self {
        Names
    }

    pub(super) fn may_change(self, _: &str) -> bool {
        false
    }
}

pub(super) fn normalize_name(_: &mut Form<'_>, _: Names, _: &str) -> Option<String> {
    None
}
