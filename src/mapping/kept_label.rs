//! Labels of domain names that a conversion to an IRI leaves as they are.

use crate::error::Character;
use crate::grammar::Citation;
use crate::host::HostError;
use alloc::string::String;

/// A label of a domain name that [`ToIri`](super::ToIri) leaves in its ASCII form, as what it
/// stands for cannot be shown. The conversion does not fail for it: it "will always result
/// in an IRI" (RFC 3987 section 3.2).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the label {label:?} stays as it is ({section}): {reason}")]
pub struct KeptLabel {
    /// The label.
    pub label: String,
    /// Why it stays.
    pub reason: KeptBecause,
    /// The section that asks for the conversion.
    pub section: Citation,
}

/// Why a label of a domain name stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum KeptBecause {
    /// The [`Profile`](crate::host::Profile) refuses the label, or for right-to-left labels
    /// the name that it is in.
    #[error(transparent)]
    Host(#[from] HostError),
    /// The label has a character that is not appropriate in an IRI (step 4), or one that
    /// would divide it.
    #[error("it has {}, which is not appropriate in an IRI", Character(*.0))]
    Inappropriate(char),
}
