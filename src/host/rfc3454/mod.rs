//! The tables of RFC 3454 that Nameprep needs. They are based on Unicode 3.2 and cannot be derived
//! from current data: some characters were unassigned then, and the bidirectional category of
//! others has changed.

mod tables {
    pub mod case_folding;
    pub mod code_points;
}

use tables::case_folding::{B_2_SEVERAL, B_2_SINGLE};
use tables::code_points::*;

/// A table of prohibited characters.
pub(super) struct Prohibited {
    pub(super) name: &'static str,
    code_points: &'static [(u32, u32)],
}

impl Prohibited {
    /// Whether the table contains the character.
    pub(super) fn contains(&self, c: char) -> bool {
        contains(self.code_points, c)
    }
}

/// The tables of RFC 3491 section 5 except C.5, the surrogates, which `char` excludes.
pub(super) const PROHIBITED: [Prohibited; 8] = [
    Prohibited { name: "C.1.2", code_points: &C_1_2 },
    Prohibited { name: "C.2.2", code_points: &C_2_2 },
    Prohibited { name: "C.3", code_points: &C_3 },
    Prohibited { name: "C.4", code_points: &C_4 },
    Prohibited { name: "C.6", code_points: &C_6 },
    Prohibited { name: "C.7", code_points: &C_7 },
    Prohibited { name: "C.8", code_points: &C_8 },
    Prohibited { name: "C.9", code_points: &C_9 },
];

/// Whether the character is unassigned in Unicode 3.2 (table A.1).
pub(super) fn is_unassigned(c: char) -> bool {
    contains(&A_1, c)
}

/// Whether the character is commonly mapped to nothing (table B.1).
pub(super) fn is_mapped_to_nothing(c: char) -> bool {
    contains(&B_1, c)
}

/// Whether the character has the bidirectional property `R` or `AL` (table D.1).
pub(super) fn is_r_and_al_cat(c: char) -> bool {
    contains(&D_1, c)
}

/// Whether the character has the bidirectional property `L` (table D.2).
pub(super) fn is_l_cat(c: char) -> bool {
    contains(&D_2, c)
}

/// Folds the case of a character, for use with Normalization Form KC (table B.2).
pub(super) fn case_fold(c: char) -> impl Iterator<Item = char> {
    let several = fold_to_several(c).unwrap_or_default();
    let single = several.is_empty().then(|| fold_to_one(c).unwrap_or(c));
    single.into_iter().chain(several.chars())
}

/// The characters to which a character folds, if they are several.
fn fold_to_several(c: char) -> Option<&'static str> {
    let row = B_2_SEVERAL.binary_search_by_key(&u32::from(c), |&(from, _)| from).ok()?;
    Some(B_2_SEVERAL[row].1)
}

/// The character to which a character folds, if it is one.
fn fold_to_one(c: char) -> Option<char> {
    let cp = u32::from(c);
    // The characters from `first` to `last`, `step` apart, fold to those `delta` after them.
    let after = B_2_SINGLE.partition_point(|&(first, ..)| first <= cp);
    let (first, last, step, delta) = *B_2_SINGLE.get(after.checked_sub(1)?)?;
    let is_in = cp <= last && (cp - first) % step == 0;
    is_in.then(|| char::from_u32(cp.checked_add_signed(delta)?)).flatten()
}

/// Whether a sorted table of ranges contains the character.
fn contains(table: &[(u32, u32)], c: char) -> bool {
    let cp = u32::from(c);
    let after = table.partition_point(|&(first, _)| first <= cp);
    after > 0 && cp <= table[after - 1].1
}
