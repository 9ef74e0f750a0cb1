//! Guidelines of 2011 §5: parsing Unicode strings into IRI components.

use super::division::{Authority, Division};
use super::encoding::{Encoding, QueryEncoding};
use super::host;
use super::note::{Note, What, guidelines};
use super::options::{FirstColon, Form, Reading, Rules};
use super::prepared::{Part, Prepared, recompose};
use super::sourced::Sourced;
use super::state::{Record, State};
use crate::grammar::Document;
use crate::host::HostError;
use crate::syntax::{Component, Span};
use alloc::boxed::Box;
use alloc::string::{String, ToString};

/// Parses a string that has been pre-processed.
pub(super) fn parse(state: State<'_>, rules: Rules) -> Prepared {
    let State { sourced, record } = state;
    let division = Division::of(sourced.text(), rules.reading, rules.at_sign);
    let mut parsing = Parsing {
        rules,
        sourced: &sourced,
        scheme: division.scheme.map(|scheme| scheme.of(sourced.text())),
        record,
        parts: Default::default(),
        refused: None,
        lacking: None,
    };
    parsing.run(division);
    let Parsing { record: Record { notes, steps }, parts, refused, lacking, .. } = parsing;
    let text = recompose(division.authority.is_some(), &|component| {
        parts[component as usize].as_ref().map(|part: &Part| &*part.text)
    });
    let authority = division.authority.map(|authority| sourced.origin(authority.span));
    let steps = steps.unwrap_or_default();
    Prepared { text, authority, parts, notes, steps, refused, lacking, rules }
}

/// Section 5 on its way.
struct Parsing<'s, 't> {
    rules: Rules,
    sourced: &'s Sourced<'t>,
    scheme: Option<&'s str>,
    record: Record,
    parts: [Option<Part>; 7],
    refused: Option<Box<(String, HostError)>>,
    lacking: Option<(char, usize)>,
}

impl Parsing<'_, '_> {
    fn run(&mut self, division: Division) {
        let Division { scheme, authority, path, query, fragment } = division;
        match scheme {
            Some(scheme) => self.plain(Component::Scheme, scheme, "5.1", "identify the scheme"),
            None => self.without("5.1", "there is no scheme", 0),
        }
        match authority {
            Some(authority) => self.authority(authority),
            None => self.without("5.2", "there is no authority", path.start),
        }
        self.path(path, scheme.is_none() && authority.is_none());
        if let Some(query) = query {
            self.encoded(Component::Query, query, "5.4", "identify the query");
        }
        if let Some(fragment) = fragment {
            self.encoded(Component::Fragment, fragment, "5.5", "identify the fragment");
        }
    }

    /// The step that finds nothing; what is left of the string begins there.
    fn without(&mut self, section: &'static str, did: &'static str, rest: usize) {
        self.record.step(guidelines(section), "", did, &self.sourced.text()[rest..]);
    }

    /// §5.2.
    fn authority(&mut self, authority: Authority) {
        let Authority { span, userinfo, host, port } = authority;
        let text = span.of(self.sourced.text());
        self.record.step(guidelines("5.2"), "", "identify the authority", text);
        match userinfo {
            // Nothing is said of what a userinfo does not allow.
            Some(userinfo) if self.rules.reading == Reading::Letter => {
                self.plain(Component::Userinfo, userinfo, "5.2.1", "identify the userinfo");
            }
            Some(userinfo) => {
                self.encoded(Component::Userinfo, userinfo, "5.2.1", "identify the userinfo");
            }
            None => {}
        }
        self.host(host);
        if let Some(port) = port {
            self.plain(Component::Port, port, "5.2.3", "identify the port");
            let text = port.of(self.sourced.text());
            if let Some((at, c)) = text.char_indices().find(|(_, c)| !c.is_ascii_digit()) {
                let part = Span { start: port.start + at, end: port.end };
                self.note(What::Port, Component::Port, part, Some(c));
            }
        }
    }

    /// §5.2.2.
    fn host(&mut self, span: Span) {
        let text = span.of(self.sourced.text());
        self.record.step(guidelines("5.2.2"), "", "identify the host", text);
        let host = host::process(text, self.rules.host, self.rules.form);
        let what = match host.what {
            None if text.is_empty() && self.is_http() => Some(What::EmptyHost),
            what => what,
        };
        if let Some(what) = what {
            self.note(what, Component::Host, span, None);
            self.record.step(guidelines("5.2.2"), "", "process the host", &host.text);
        }
        self.refused = host.refused.map(Box::new);
        self.put(Component::Host, span, host.text);
    }

    /// §5.3.
    fn path(&mut self, span: Span, is_first: bool) {
        let text = span.of(self.sourced.text());
        let first = &text[..text.find('/').unwrap_or(text.len())];
        let colon = first.find(':').filter(|_| is_first);
        self.encoded(Component::Path, span, "5.3", "identify the path");
        if text.starts_with("//") && is_first {
            let part = Span { start: span.start, end: span.start + 2 };
            self.note(What::DoubleSlash, Component::Path, part, Some('/'));
        }
        let (Some(colon), FirstColon::DotSegment) = (colon, self.rules.first_colon) else {
            return;
        };
        let start = span.start + colon;
        self.note(What::DotSegment, Component::Path, Span { start, end: start + 1 }, Some(':'));
        if let Some(path) = &mut self.parts[Component::Path as usize] {
            path.text.insert_str(0, "./");
            let section = Document::Rfc(3986).section("4.2");
            self.record.step(section, "", "precede the path by a dot-segment", &path.text);
        }
    }

    /// A component as it stands.
    fn plain(
        &mut self,
        component: Component,
        span: Span,
        section: &'static str,
        did: &'static str,
    ) {
        let text = span.of(self.sourced.text()).to_string();
        self.record.step(guidelines(section), "", did, &text);
        self.put(component, span, text);
    }

    /// A component with what it does not allow percent-encoded.
    fn encoded(
        &mut self,
        component: Component,
        span: Span,
        section: &'static str,
        did: &'static str,
    ) {
        let text = span.of(self.sourced.text());
        self.record.step(guidelines(section), "", did, text);
        let rules = self.rules;
        let is_first = self.scheme.is_none() && self.parts[Component::Host as usize].is_none();
        let encoding = Encoding {
            component,
            form: rules.form,
            lone_percent: rules.lone_percent,
            first_colon: component == Component::Path
                && is_first
                && rules.first_colon == FirstColon::Encode,
            ucschar_only: component == Component::Fragment && rules.reading == Reading::Letter,
            query: QueryEncoding {
                scheme: self.scheme.or(rules.base_scheme),
                charset: rules.document_charset,
                unencodable: rules.unencodable,
            },
        };
        let (encoded, _) = encoding.apply(text, |what, part, c| {
            let part = Span { start: span.start + part.start, end: span.start + part.end };
            self.record.note(what, Some(component), self.sourced.origin(part), Some(c));
        });
        if component == Component::Query {
            self.lacking = self.lacking(&encoding, span);
        }
        let by_charset = component == Component::Query
            && rules.form == Form::Uri
            && !rules.document_charset.is_ucs_based()
            && self.is_http();
        if by_charset {
            let did = "percent-encode by the document charset";
            self.record.step(guidelines("6.1"), "", did, &encoded);
        } else if encoded != text {
            self.record.step(guidelines(section), "", "percent-encode", &encoded);
        }
        self.put(component, span, encoded);
    }

    /// Whether the scheme, or the one that the reference will have, is `http` or `https`.
    fn is_http(&self) -> bool {
        let is = |name: &str, scheme: &str| scheme.eq_ignore_ascii_case(name);
        let scheme = self.scheme.or(self.rules.base_scheme);
        scheme.is_some_and(|scheme| is("http", scheme) || is("https", scheme))
    }

    /// §6.1: the first character of the query that the document's charset lacks, and where it
    /// stands in the query as it was given.
    fn lacking(&self, encoding: &Encoding<'_>, query: Span) -> Option<(char, usize)> {
        if encoding.query.charset.is_ucs_based() {
            return None;
        }
        let in_uri = Encoding { form: Form::Uri, ..*encoding };
        let (_, lacking) = in_uri.apply(query.of(self.sourced.text()), |_, _, _| {});
        let (c, at) = lacking?;
        let character = Span { start: query.start + at, end: query.start + at + c.len_utf8() };
        Some((c, self.sourced.origin(character).start - self.sourced.origin(query).start))
    }

    fn note(&mut self, what: What, component: Component, part: Span, character: Option<char>) {
        let span = self.sourced.origin(part);
        self.record.notes.push(Note { what, component: Some(component), span, character });
    }

    fn put(&mut self, component: Component, span: Span, text: String) {
        let span = self.sourced.origin(span);
        self.parts[component as usize] = Some(Part { span, text });
    }
}
