//! What a string has become.

use super::encoding::{Encoding, QueryEncoding};
use super::host;
use super::note::{Note, What, guidelines};
use super::options::{Form, Rules};
use super::schemes::{SchemeError, SchemeSpecific};
use crate::error::Error;
use crate::grammar::Citation;
use crate::host::HostError;
use crate::identifier::{IriReference, UriReferenceBuf};
use crate::mapping::{MappingError, Step};
use crate::syntax::{Component, Span};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A component: where it stands in the string that was given, and what it has become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub(super) span: Span,
    pub(super) text: String,
}

impl Part {
    /// Where it stands in the string that was given, in bytes.
    pub fn span(&self) -> Span {
        self.span
    }

    /// What it has become.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// What a string has become: components, notes, and whether it is an identifier.
///
/// ```
/// use iri_grammar::Component;
/// use iri_grammar::preparation::Preparation;
///
/// let prepared = Preparation::new().reference(" http://example.org:x/a b?");
/// assert_eq!(prepared.part(Component::Path).unwrap().text(), "/a%20b");
/// assert_eq!(prepared.part(Component::Query).unwrap().text(), "");
/// assert!(prepared.part(Component::Fragment).is_none());
/// // The port is left as it is, so this is no identifier.
/// assert_eq!(prepared.as_str(), "http://example.org:x/a%20b?");
/// assert_eq!(prepared.iri().unwrap_err().production().name(), "port");
/// ```
#[derive(Clone, Debug)]
pub struct Prepared {
    pub(super) text: String,
    pub(super) authority: Option<Span>,
    pub(super) parts: [Option<Part>; 7],
    pub(super) notes: Vec<Note>,
    pub(super) steps: Vec<Step>,
    pub(super) refused: Option<Box<(String, HostError)>>,
    pub(super) lacking: Option<(char, usize)>,
    pub(super) rules: Rules,
}

impl Prepared {
    /// The components put together again, valid or not.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// A component; `None` where it is undefined. The path is always defined, the host
    /// wherever the authority is. A port or a host that is not valid is there as it was
    /// left.
    pub fn part(&self, component: Component) -> Option<&Part> {
        self.parts[component as usize].as_ref()
    }

    /// The components that are defined, in the order of an identifier.
    pub fn parts(&self) -> impl Iterator<Item = (Component, &Part)> {
        Component::ALL.into_iter().filter_map(|component| Some((component, self.part(component)?)))
    }

    /// Where the authority stands in the string that was given; `None` where it is
    /// undefined.
    pub fn authority_span(&self) -> Option<Span> {
        self.authority
    }

    /// The authority put together again.
    pub fn authority(&self) -> Option<String> {
        self.authority?;
        Some(authority(&|component| self.part(component).map(Part::text)))
    }

    /// What was done and what was left, in the order of the steps.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// The steps, if [`Preparation::keep_steps`](super::Preparation::keep_steps) asks for
    /// them.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Why the host is no domain name by the rules that were asked for.
    pub fn host_error(&self) -> Option<&HostError> {
        self.refused.as_ref().map(|refused| &refused.1)
    }

    /// What stands after the colon of a `javascript`, `mailto` or `data` identifier; `None`
    /// for another scheme, or none.
    ///
    /// # Errors
    ///
    /// Inside, where it is not what the scheme defines.
    pub fn scheme_specific(&self) -> Option<Result<SchemeSpecific<'_>, SchemeError>> {
        SchemeSpecific::of_text(self.part(Component::Scheme)?.text(), &self.text)
    }

    /// The result as an IRI reference of RFC 3987.
    ///
    /// # Errors
    ///
    /// Where it is none: why, and where in [`as_str`](Self::as_str).
    pub fn iri(&self) -> Result<IriReference<'_>, Error> {
        IriReference::new(&self.text)
    }

    /// The URI reference (guidelines of 2011, section 7.1): what a component of a URI does
    /// not allow is percent-encoded, and the host is in its ASCII form.
    ///
    /// # Errors
    ///
    /// Where the host cannot be converted, where the document's charset lacks a character of
    /// the query (which its offset is in as it was given), and where the result is no URI
    /// reference.
    ///
    /// ```
    /// use iri_grammar::preparation::{Form, Preparation};
    ///
    /// let iri_form = Preparation::new().form(Form::Iri);
    /// let prepared = iri_form.reference("http://r\u{e9}sum\u{e9}.example/\u{e9}");
    /// assert_eq!(prepared.as_str(), "http://r\u{e9}sum\u{e9}.example/\u{e9}");
    /// assert_eq!(prepared.uri()?, "http://xn--rsum-bpad.example/%C3%A9");
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    pub fn uri(&self) -> Result<UriReferenceBuf, MappingError> {
        let mut texts: [Option<String>; 7] = Default::default();
        for (component, part) in self.parts() {
            texts[component as usize] = Some(self.in_uri(component, part.text())?);
        }
        let text =
            recompose(self.authority.is_some(), &|component| texts[component as usize].as_deref());
        text.parse().map_err(|error| MappingError::Result { text, error, section: SECTION })
    }

    fn in_uri(&self, component: Component, text: &str) -> Result<String, MappingError> {
        match component {
            Component::Scheme | Component::Port => Ok(text.to_string()),
            Component::Host => self.host_in_uri(text),
            _ => {
                let rules = self.rules;
                let encoding = Encoding {
                    component,
                    form: Form::Uri,
                    lone_percent: rules.lone_percent,
                    first_colon: false,
                    ucschar_only: false,
                    query: QueryEncoding {
                        scheme: self
                            .part(Component::Scheme)
                            .map_or(rules.base_scheme, |scheme| Some(scheme.text())),
                        charset: rules.document_charset,
                        unencodable: rules.unencodable,
                    },
                };
                match self.lacking.filter(|_| component == Component::Query) {
                    Some((character, offset)) => {
                        Err(encoding.query.model().lacks(character, offset))
                    }
                    None => Ok(encoding.apply(text, |_, _, _| {}).0),
                }
            }
        }
    }

    fn host_in_uri(&self, text: &str) -> Result<String, MappingError> {
        let host = host::process(text, self.rules.host, Form::Uri);
        match host.refused {
            // What is a reg-name already need not be a domain name.
            Some((reg_name, error)) if host.what == Some(What::Host) => {
                Err(MappingError::RegName { reg_name, error: error.into(), section: HOST })
            }
            _ => Ok(host.text),
        }
    }
}

const SECTION: Citation = guidelines("7.1");
const HOST: Citation = guidelines("5.2.2");

/// RFC 3986 §5.3.
pub(super) fn recompose<'p>(
    has_authority: bool,
    part: &impl Fn(Component) -> Option<&'p str>,
) -> String {
    let mut text = String::new();
    let mut push = |before: &str, component: Option<&str>| {
        if let Some(component) = component {
            text.push_str(before);
            text.push_str(component);
        }
    };
    push("", part(Component::Scheme));
    push(":", part(Component::Scheme).map(|_| ""));
    push("//", has_authority.then(|| authority(part)).as_deref());
    push("", part(Component::Path));
    push("?", part(Component::Query));
    push("#", part(Component::Fragment));
    text
}

fn authority<'p>(part: &impl Fn(Component) -> Option<&'p str>) -> String {
    let mut text = String::new();
    if let Some(userinfo) = part(Component::Userinfo) {
        text.push_str(userinfo);
        text.push('@');
    }
    text.push_str(part(Component::Host).unwrap_or_default());
    if let Some(port) = part(Component::Port) {
        text.push(':');
        text.push_str(port);
    }
    text
}
