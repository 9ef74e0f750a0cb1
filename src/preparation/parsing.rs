//! Guidelines of 2011 §5: the parsing of Unicode strings into IRI components.

use super::encoding::{Encoding, process_host};
use super::notes::{NoteKind, Record, guidelines};
use super::options::Preparation;
use super::prepared::{Places, Prepared, delimiters};
use super::state::{SourcedText, State};
use crate::grammar::{Document, Grammar};
use crate::host::HostError;
use crate::schemes::Schemes;
use crate::steps::Recorder;
use crate::syntax::{Component, Parts, Span, Splitter};
use crate::text::encoded_capacity;
use alloc::boxed::Box;
use alloc::string::String;

/// The section that identifies each component, and the step to record.
const IDENTIFIED: [(&str, &str); 7] = [
    ("5.1", "identify the scheme"),
    ("5.2.1", "identify the userinfo"),
    ("5.2.2", "identify the host"),
    ("5.2.3", "identify the port"),
    ("5.3", "identify the path"),
    ("5.4", "identify the query"),
    ("5.5", "identify the fragment"),
];

/// Parses a pre-processed string.
pub(super) fn parse<R: Recorder>(state: State<'_, '_, R>, rules: Preparation) -> Prepared {
    let State { sourced, record } = state;
    let splitter = Splitter {
        scheme_characters: true,
        // §5.1: without a scheme, "Continue to "Identify the path"".
        network_path: !rules.by_the_letter,
        first_at: !rules.last_at_sign,
        // §5.2.2: up to "the last ":"".
        brackets: !rules.by_the_letter,
    };
    let division = splitter.split(sourced.text());
    let mut parsing = Parsing {
        rules,
        sourced: &sourced,
        scheme: division[Component::Scheme].map(|scheme| scheme.slice(sourced.text())),
        is_path_first: division[Component::Scheme].or(division[Component::Host]).is_none(),
        record,
        text: String::with_capacity(encoded_capacity(sourced.text())),
        rejection: None,
        lacking: None,
    };
    let mut parts = Parts::default();
    for component in Component::ALL {
        parts[component] = parsing.component(component, &division);
    }
    let source = division.authority().map(|authority| sourced.origin(authority));
    let place = parts.map(|places| places.place).authority();
    let authority = source.zip(place).map(|(source, place)| Places { source, place });
    let Parsing { record, text, rejection, lacking, .. } = parsing;
    let source = sourced.origin(Span { start: 0, end: sourced.text().len() });
    Prepared { text, source, authority, parts, notes: record.notes, rejection, lacking, rules }
}

struct Parsing<'s, 't, 'r, R> {
    rules: Preparation,
    sourced: &'s SourcedText<'t>,
    scheme: Option<&'s str>,
    is_path_first: bool,
    record: Record<'r, R>,
    /// The result so far.
    text: String,
    rejection: Option<Box<(String, HostError)>>,
    lacking: Option<(char, usize)>,
}

impl<'s, R: Recorder> Parsing<'s, '_, '_, R> {
    fn component(&mut self, component: Component, division: &Parts<Span>) -> Option<Places> {
        let input = self.sourced.text();
        let has_userinfo = division[Component::Userinfo].is_some();
        let Some(span) = division[component] else {
            let path = division[Component::Path];
            match component {
                Component::Scheme => self.step("5.1", "there is no scheme", input),
                Component::Host => {
                    let rest = &input[path.map_or(0, |path| path.start)..];
                    self.step("5.2", "there is no authority", rest);
                }
                _ => {}
            }
            return None;
        };
        if let Some(authority) = division.authority()
            && (component == Component::Userinfo || component == Component::Host && !has_userinfo)
        {
            self.step("5.2", "identify the authority", authority.slice(input));
        }
        let (section, did) = IDENTIFIED[component as usize];
        self.step(section, did, span.slice(input));
        let (before, after) = delimiters(component, has_userinfo);
        self.text.push_str(before);
        let start = self.text.len();
        match component {
            Component::Scheme => self.text.push_str(span.slice(input)),
            Component::Host => self.host(span),
            Component::Port => self.port(span),
            // Read literally, the draft does not percent-encode the userinfo.
            Component::Userinfo if self.rules.by_the_letter => {
                self.text.push_str(span.slice(input));
            }
            _ => self.push_encoded(component, span),
        }
        if component == Component::Path && self.is_path_first {
            self.first_segment(span, start);
        }
        let place = Span { start, end: self.text.len() };
        self.text.push_str(after);
        Some(Places { source: self.sourced.origin(span), place })
    }

    fn step(&mut self, section: &'static str, did: &'static str, after: &str) {
        self.record.step(guidelines(section), "", did, after);
    }

    fn note(&mut self, what: NoteKind, component: Component, part: Span, character: Option<char>) {
        self.record.note(what, Some(component), self.sourced.origin(part), character);
    }

    /// §5.2.2: processes and appends the host.
    fn host(&mut self, span: Span) {
        let text = span.slice(self.sourced.text());
        let host = process_host(text, self.rules.host, self.rules.form());
        let what = match host.what {
            None if text.is_empty()
                && self
                    .scheme_satisfies(|schemes, scheme| !schemes.may_have_empty_host(scheme)) =>
            {
                Some(NoteKind::EmptyHost)
            }
            what => what,
        };
        if let Some(what) = what {
            self.note(what, Component::Host, span, None);
            self.step("5.2.2", "process the host", &host.text);
        }
        self.rejection = host.rejection.map(Box::new);
        self.text.push_str(&host.text);
    }

    /// §5.2.3: appends the port, and notes the first character that is not a digit.
    fn port(&mut self, span: Span) {
        let text = span.slice(self.sourced.text());
        self.text.push_str(text);
        if let Some((at, c)) = text.char_indices().find(|(_, c)| !c.is_ascii_digit()) {
            let part = Span { start: span.start + at, end: span.end };
            self.note(NoteKind::Port, Component::Port, part, Some(c));
        }
    }

    /// Processes the first segment of a relative reference without an authority. The path begins
    /// at `at` in the result.
    fn first_segment(&mut self, span: Span, at: usize) {
        let text = span.slice(self.sourced.text());
        let part = |at: usize, length| {
            let start = span.start + at;
            Span { start, end: start + length }
        };
        if text.starts_with("//") {
            self.note(NoteKind::DoubleSlash, Component::Path, part(0, 2), Some('/'));
        }
        let first = &text[..text.find('/').unwrap_or(text.len())];
        if !self.rules.encode_first_colon
            && let Some(colon) = first.find(':')
        {
            self.note(NoteKind::DotSegment, Component::Path, part(colon, 1), Some(':'));
            self.text.insert_str(at, "./");
            let section = Document::Rfc(3986).section("4.2");
            let did = "precede the path by a dot-segment";
            self.record.step(section, "", did, &self.text[at..]);
        }
    }

    /// Appends a component, and percent-encodes the characters that it does not allow.
    fn push_encoded(&mut self, component: Component, span: Span) {
        let text = span.slice(self.sourced.text());
        let rules = self.rules;
        let (is_path, is_query) = (component == Component::Path, component == Component::Query);
        let encoding = Encoding {
            first_colon: is_path && self.is_path_first && rules.encode_first_colon,
            ucschar_only: component == Component::Fragment && rules.by_the_letter,
            ..Encoding::new(component, rules.form(), self.scheme, &rules)
        };
        let start = self.text.len();
        let (record, sourced) = (&mut self.record, self.sourced);
        let lacking = encoding.push(&mut self.text, text, |what, part, c| {
            let part = Span { start: span.start + part.start, end: span.start + part.end };
            record.note(what, Some(component), sourced.origin(part), Some(c));
        });
        if is_query && !rules.document_charset.is_ucs_based() {
            // `Prepared::uri` has to report characters that the charset lacks, even if this is the
            // IRI form.
            let in_uri = Encoding { form: Grammar::Rfc3986, ..encoding };
            let lacking = match rules.iri_form {
                false => lacking,
                true => in_uri.push(&mut String::new(), text, |_, _, _| {}),
            };
            self.lacking = lacking.map(|(c, at)| (c, self.offset(span, at, c)));
        }
        let by_charset = is_query
            && !rules.iri_form
            && !rules.document_charset.is_ucs_based()
            && self.scheme_satisfies(|schemes, scheme| {
                schemes.with_document_charset(scheme).is_some()
            });
        let after = &self.text[start..];
        if by_charset {
            let did = "percent-encode by the document charset";
            self.record.step(guidelines("6.1"), "", did, after);
        } else if after != text {
            let (section, _) = IDENTIFIED[component as usize];
            self.record.step(guidelines(section), "", "percent-encode", after);
        }
    }

    /// The offset of a character of the query in the original query.
    fn offset(&self, query: Span, at: usize, c: char) -> usize {
        let character = Span { start: query.start + at, end: query.start + at + c.len_utf8() };
        self.sourced.origin(character).start - self.sourced.origin(query).start
    }

    /// Whether a fact is known about the scheme, or about the scheme of the base.
    fn scheme_satisfies(&self, is: impl Fn(&Schemes, &str) -> bool) -> bool {
        let scheme = self.scheme.or(self.rules.base_scheme);
        scheme.is_some_and(|scheme| is(Schemes::known(), scheme))
    }
}
