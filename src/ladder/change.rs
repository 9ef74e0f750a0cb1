//! What normalization gives: a new identifier, and what has changed.

use super::Rung;
use crate::grammar::Citation;
#[cfg(feature = "idna")]
use crate::host::{HostError, Profile};
use crate::identifier::{Identifier, kind::Kind};
use crate::syntax::Component;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// One thing that a rung has changed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// The rung.
    pub rung: Rung,
    /// The section that describes it, of RFC 3986 for a URI.
    pub section: Citation,
    /// What was changed; [`Component::Host`] also stands for an authority that had not
    /// been defined.
    pub component: Component,
    /// The component as it was; `None` where it was undefined.
    pub before: Option<String>,
    /// The component as it is; `None` where it is undefined.
    pub after: Option<String>,
    /// What says so in particular, as in `RFC 9110 section 4.2.3`: the specification of
    /// the scheme. `None` where the section of the rung does.
    pub source: Option<Cow<'static, str>>,
}

impl fmt::Display for Change {
    /// `RFC 3987 section 5.3.2.1: host "A" -> "a"`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ", self.section, self.component)?;
        match &self.before {
            Some(before) => write!(f, "{before:?} -> ")?,
            None => f.write_str("undefined -> ")?,
        }
        match &self.after {
            Some(after) => write!(f, "{after:?}")?,
            None => f.write_str("undefined")?,
        }
        match &self.source {
            Some(source) => write!(f, " ({source})"),
            None => Ok(()),
        }
    }
}

/// A domain name that is refused: "An IRI containing an invalid IDN cannot successfully be
/// resolved" (RFC 3987 section 5.3.3). It has been left as it is.
#[cfg(feature = "idna")]
#[derive(Debug)]
pub struct InvalidName {
    /// The name.
    pub name: String,
    /// Who refuses it; the first where several do.
    pub profile: Profile,
    /// Why.
    pub error: HostError,
}

/// What normalization gives.
#[non_exhaustive]
pub struct Normalized<K> {
    /// The normalized identifier.
    pub identifier: Identifier<K, String>,
    /// What has changed, in the order in which it did. None where the identifier is the
    /// same.
    pub changes: Vec<Change>,
    /// The domain names that are refused, where the [ladder](super::Ladder::idn) looks at
    /// domain names.
    #[cfg(feature = "idna")]
    pub invalid_names: Vec<InvalidName>,
}

impl<K: Kind> fmt::Debug for Normalized<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut normalized = f.debug_struct("Normalized");
        normalized.field("identifier", &self.identifier).field("changes", &self.changes);
        // A feature adds nothing to what is shown of a ladder that looks at no names.
        #[cfg(feature = "idna")]
        if !self.invalid_names.is_empty() {
            normalized.field("invalid_names", &self.invalid_names);
        }
        normalized.finish()
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Change {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut change = serializer.serialize_struct("Change", 7)?;
        change.serialize_field("rung", &self.rung)?;
        change.serialize_field("document", &self.section.document)?;
        change.serialize_field("section", self.section.section)?;
        change.serialize_field("component", &serde_component(self.component))?;
        change.serialize_field("before", &self.before)?;
        change.serialize_field("after", &self.after)?;
        change.serialize_field("source", &self.source)?;
        change.end()
    }
}

#[cfg(feature = "serde")]
fn serde_component(component: Component) -> String {
    use alloc::string::ToString;
    component.to_string()
}
