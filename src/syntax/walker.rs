//! The walker: from the nodes of the parse tree to the components.
//!
//! This is what components are; the tables are proved to say the same.

use super::components::{
    AuthoritySyntax, Components, HostForm, HostSyntax, PathForm, PathSyntax, Span, Syntax,
};
use super::tree::Tree;
use crate::grammar::Role;

impl<'i> Tree<'i> {
    /// The components that the nodes of the tree are.
    ///
    /// ```
    /// use iri_grammar::Grammar;
    ///
    /// let production = Grammar::Rfc3987.production("irelative-ref").unwrap();
    /// let tree = production.parse("//a.example/b")?;
    /// assert_eq!(tree.components(), production.components("//a.example/b")?);
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn components(&self) -> Components<'i> {
        Components::new(self.text(), self.syntax(), self.production())
    }

    /// The typed tree that the nodes of the tree are.
    pub fn syntax(&self) -> Syntax {
        let mut walker = Walker::default();
        for node in self.nodes() {
            walker.see(node.production().role(), node.span());
        }
        walker.finish(self.text().len())
    }
}

/// What has been seen so far, each component under the role of its production, the
/// outermost where one is in another.
#[derive(Default)]
struct Walker {
    scheme: Option<Span>,
    authority: Option<Span>,
    userinfo: Option<Span>,
    host: Option<Span>,
    host_form: Option<HostForm>,
    port: Option<Span>,
    path: Option<PathSyntax>,
    query: Option<Span>,
    fragment: Option<Span>,
}

impl Walker {
    fn see(&mut self, role: Role, span: Span) {
        // The IPv4address at the end of an IPv6address stands inside it.
        self.host_form = self.host_form.or(host_form(role));
        let component = match role {
            Role::Scheme => &mut self.scheme,
            Role::Authority => &mut self.authority,
            Role::Userinfo => &mut self.userinfo,
            // In draft-masinter-url-i18n-07 an ireg_name stands beside the host.
            Role::Host | Role::RegName => &mut self.host,
            Role::Port => &mut self.port,
            Role::Query => &mut self.query,
            Role::Fragment => &mut self.fragment,
            _ => {
                let path = path_form(role).map(|form| PathSyntax { form, span });
                self.path = self.path.or(path);
                return;
            }
        };
        component.get_or_insert(span);
    }

    fn finish(self, len: usize) -> Syntax {
        let authority = self.authority.map(|span| AuthoritySyntax {
            span,
            userinfo: self.userinfo,
            // Only draft-masinter-url-i18n-07 has an authority without a host.
            host: HostSyntax {
                form: self.host_form.unwrap_or(HostForm::RegName),
                span: self.host.unwrap_or(Span { start: span.start, end: span.start }),
            },
            port: self.port,
        });
        // The same document leaves an empty path out.
        let path = self.path.unwrap_or_else(|| {
            let before_query = self.query.map(|span| span.start.saturating_sub(1));
            let before_fragment = self.fragment.map(|span| span.start.saturating_sub(1));
            let at = before_query.or(before_fragment).unwrap_or(len);
            PathSyntax { form: PathForm::Empty, span: Span { start: at, end: at } }
        });
        Syntax { scheme: self.scheme, authority, path, query: self.query, fragment: self.fragment }
    }
}

fn host_form(role: Role) -> Option<HostForm> {
    match role {
        Role::IPv6address => Some(HostForm::IPv6address),
        Role::IPvFuture => Some(HostForm::IPvFuture),
        Role::IPv4address => Some(HostForm::IPv4address),
        Role::RegName => Some(HostForm::RegName),
        _ => None,
    }
}

fn path_form(role: Role) -> Option<PathForm> {
    match role {
        Role::PathAbempty => Some(PathForm::Abempty),
        Role::PathAbsolute => Some(PathForm::Absolute),
        Role::PathNoscheme => Some(PathForm::Noscheme),
        Role::PathRootless => Some(PathForm::Rootless),
        Role::PathEmpty => Some(PathForm::Empty),
        Role::PathOpaque => Some(PathForm::Opaque),
        _ => None,
    }
}
