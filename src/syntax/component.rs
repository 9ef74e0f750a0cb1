//! The components by name.

use crate::grammar::Role;
use core::fmt;

/// A component of an identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Component {
    Scheme,
    Userinfo,
    Host,
    Port,
    Path,
    Query,
    Fragment,
}

impl Component {
    /// All components, in the order in which an identifier has them.
    pub const ALL: [Component; 7] = [
        Component::Scheme,
        Component::Userinfo,
        Component::Host,
        Component::Port,
        Component::Path,
        Component::Query,
        Component::Fragment,
    ];

    /// The name: `userinfo`.
    pub fn name(self) -> &'static str {
        match self {
            Component::Scheme => "scheme",
            Component::Userinfo => "userinfo",
            Component::Host => "host",
            Component::Port => "port",
            Component::Path => "path",
            Component::Query => "query",
            Component::Fragment => "fragment",
        }
    }

    /// The part that the component's own production plays in a grammar.
    pub(crate) fn role(self) -> Role {
        match self {
            Component::Scheme => Role::Scheme,
            Component::Userinfo => Role::Userinfo,
            Component::Host => Role::Host,
            Component::Port => Role::Port,
            Component::Path => Role::Path,
            Component::Query => Role::Query,
            Component::Fragment => Role::Fragment,
        }
    }
}

impl fmt::Display for Component {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
