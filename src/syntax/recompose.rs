//! RFC 3986 §5.3: components put together, and where each of them then stands.

use super::components::{
    AuthoritySyntax, Components, HostForm, HostSyntax, PathForm, PathSyntax, Span, Syntax,
};
use alloc::string::String;

/// The components of an identifier or reference, by themselves. Userinfo and port are
/// defined only where the host is.
#[derive(Clone, Copy)]
pub(crate) struct Parts<'c> {
    pub(crate) scheme: Option<&'c str>,
    pub(crate) userinfo: Option<&'c str>,
    pub(crate) host: Option<(&'c str, HostForm)>,
    pub(crate) port: Option<&'c str>,
    pub(crate) path: &'c str,
    pub(crate) query: Option<&'c str>,
    pub(crate) fragment: Option<&'c str>,
}

impl<'c> From<Components<'c>> for Parts<'c> {
    fn from(components: Components<'c>) -> Self {
        Parts {
            scheme: components.scheme(),
            userinfo: components.userinfo(),
            host: components.host().map(|host| (host.text(), host.form())),
            port: components.port(),
            path: components.path().text(),
            query: components.query(),
            fragment: components.fragment(),
        }
    }
}

impl Parts<'_> {
    /// RFC 3986 §5.3, with the distinction between undefined and empty. The typed tree
    /// says what the parts are; a parser of the text may see it otherwise where there
    /// is no authority and the path begins with `//`.
    pub(crate) fn recompose(self) -> (String, Syntax) {
        let mut text = String::with_capacity(self.len());
        let scheme = self.scheme.map(|scheme| {
            let span = push(&mut text, scheme);
            text.push(':');
            span
        });
        let authority = self.host.map(|host| {
            text.push_str("//");
            self.push_authority(host, &mut text)
        });
        let path = PathSyntax { form: self.path_form(), span: push(&mut text, self.path) };
        let query = self.query.map(|query| {
            text.push('?');
            push(&mut text, query)
        });
        let fragment = self.fragment.map(|fragment| {
            text.push('#');
            push(&mut text, fragment)
        });
        (text, Syntax { scheme, authority, path, query, fragment })
    }

    fn push_authority(self, (host, form): (&str, HostForm), text: &mut String) -> AuthoritySyntax {
        let start = text.len();
        let userinfo = self.userinfo.map(|userinfo| {
            let span = push(text, userinfo);
            text.push('@');
            span
        });
        let host = HostSyntax { form, span: push(text, host) };
        let port = self.port.map(|port| {
            text.push(':');
            push(text, port)
        });
        AuthoritySyntax { span: Span { start, end: text.len() }, userinfo, host, port }
    }

    /// RFC 3986 §3.3.
    fn path_form(self) -> PathForm {
        match self.path {
            _ if self.host.is_some() => PathForm::Abempty,
            "" => PathForm::Empty,
            path if path.starts_with('/') => PathForm::Absolute,
            _ if self.scheme.is_some() => PathForm::Rootless,
            _ => PathForm::Noscheme,
        }
    }

    /// The length of the text, or a little more.
    fn len(self) -> usize {
        let host = self.host.map(|(host, _)| host);
        [self.scheme, self.userinfo, host, self.port, Some(self.path), self.query, self.fragment]
            .into_iter()
            .map(|part| part.map_or(0, |part| part.len() + 2))
            .sum()
    }
}

fn push(text: &mut String, part: &str) -> Span {
    let start = text.len();
    text.push_str(part);
    Span { start, end: text.len() }
}
