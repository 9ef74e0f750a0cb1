//! The walker: from the nodes of the parse tree to the typed tree.

use super::components::{
    AuthoritySyntax, HostForm, HostSyntax, PathForm, PathSyntax, Span, Syntax,
};
use crate::grammar::{Event, Production, Role};

/// Parses `text` as `production`, whole, into the typed tree; `None` where the
/// production does not take the whole text.
pub(crate) fn walk(production: Production, text: &str) -> Option<Syntax> {
    let mut walker = Walker::default();
    let end = production.run(text, |event| walker.step(production, event))?;
    (end == text.len()).then(|| walker.finish(text.len()))
}

/// What has been seen so far, each component under the role of its production.
#[derive(Default)]
struct Walker {
    /// Where the rules that are open now began; none nests deeper than this.
    open: [usize; 16],
    depth: usize,
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
    fn step(&mut self, production: Production, event: Event) {
        let grammar = production.grammar();
        match event {
            Event::Start(rule, at) => {
                self.open[self.depth] = at;
                self.depth += 1;
                // The IPv4address at the end of an IPv6address begins after it.
                if self.host_form.is_none() {
                    self.host_form = host_form(Production::new(grammar, rule).role());
                }
            }
            Event::End(rule, end) => {
                self.depth -= 1;
                let span = Span { start: self.open[self.depth], end };
                self.close(Production::new(grammar, rule).role(), span);
            }
        }
    }

    fn close(&mut self, role: Role, span: Span) {
        match role {
            Role::Scheme => self.scheme = Some(span),
            Role::Authority => self.authority = Some(span),
            Role::Userinfo => self.userinfo = Some(span),
            // In draft-masinter-url-i18n-07 an ireg_name stands beside the host.
            Role::Host | Role::RegName => self.host = Some(span),
            Role::Port => self.port = Some(span),
            Role::Query => self.query = Some(span),
            Role::Fragment => self.fragment = Some(span),
            _ => {
                if let Some(form) = path_form(role) {
                    self.path = Some(PathSyntax { form, span });
                }
            }
        }
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
