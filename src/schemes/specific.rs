//! The text after the colon of `javascript`, `mailto` and `data` identifiers (guidelines of 2011
//! §6.2 to 6.4).

use super::Schemes;
use super::data::Data;
use super::error::{SchemeError, decode};
use super::fact::Property;
use super::mailto::Mailto;
use crate::syntax::Components;
use alloc::borrow::Cow;

/// The text after the colon of a `javascript`, `mailto` or `data` identifier, up to the
/// fragment.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SchemeSpecific<'i> {
    /// `javascript` (draft-hoehrmann-javascript-scheme-03): the source text, percent-decoded as
    /// UTF-8.
    Javascript(Cow<'i, str>),
    /// `mailto`.
    Mailto(Mailto<'i>),
    /// `data`.
    Data(Data<'i>),
}

impl<'i> SchemeSpecific<'i> {
    /// Parses the identifier by the syntax of its scheme; `None` if the scheme is not one of the
    /// three, or if there is no scheme.
    ///
    /// # Errors
    ///
    /// The `Result` is an error if the text breaks the syntax of the scheme.
    pub fn parse(components: Components<'i>) -> Option<Result<Self, SchemeError>> {
        SchemeSpecific::parse_text(components.scheme()?, components.text())
    }

    /// As [`parse`](Self::parse), for a text that begins with `scheme` and a colon.
    pub(crate) fn parse_text(scheme: &str, text: &'i str) -> Option<Result<Self, SchemeError>> {
        let after_colon = &text[scheme.len() + 1..];
        let specific = after_colon.split('#').next().unwrap_or_default();
        Schemes::known().facts(scheme).iter().find_map(|fact| match fact.property {
            Property::Script => {
                let source = decode(specific, SchemeError::Script);
                Some(source.map(SchemeSpecific::Javascript))
            }
            Property::MailAddresses => Some(Mailto::parse(specific).map(SchemeSpecific::Mailto)),
            Property::MediaType => Some(Data::parse(specific).map(SchemeSpecific::Data)),
            _ => None,
        })
    }
}
