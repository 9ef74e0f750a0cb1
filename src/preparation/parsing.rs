//! Guidelines of 2011 §5: the parsing of Unicode strings into IRI components.

use super::encoding::{Encoding, process_host};
use super::notes::{NoteKind, Record, guidelines};
use super::options::Preparation;
use super::prepared::{MissingCharacter, PartSpans, Prepared, delimiters};
use super::state::{SourcedText, State};
use crate::grammar::{Document, Grammar};
use crate::host::HostError;
use crate::schemes::Schemes;
use crate::syntax::{Component, Parts, Span, Splitter};
use crate::text::encoded_capacity;
use alloc::boxed::Box;
use alloc::string::String;

/// For each component, in the order of [`Component::ALL`]: the section that identifies it, and the
/// name of the step.
const IDENTIFYING_STEPS: [(&str, &str); 7] = [
    ("5.1", "identify the scheme"),
    ("5.2.1", "identify the userinfo"),
    ("5.2.2", "identify the host"),
    ("5.2.3", "identify the port"),
    ("5.3", "identify the path"),
    ("5.4", "identify the query"),
    ("5.5", "identify the fragment"),
];

/// Parses a pre-processed string.
pub(super) fn parse(state: State<'_, '_>, rules: Preparation) -> Prepared {
    let State { sourced, record } = state;
    let splitter = Splitter {
        checks_scheme: true,
        // §5.1: without a scheme, "Continue to "Identify the path"".
        allows_network_path: !rules.by_the_letter,
        first_at_ends_userinfo: !rules.last_at_sign,
        // §5.2.2: up to "the last ":"".
        port_follows_brackets: !rules.by_the_letter,
    };
    let division = splitter.split::<true>(sourced.text());
    let mut parsing = Parsing {
        rules,
        sourced: &sourced,
        scheme: division[Component::Scheme].map(|scheme| scheme.slice(sourced.text())),
        is_path_first: division[Component::Scheme].or(division[Component::Host]).is_none(),
        record,
        text: String::with_capacity(encoded_capacity(sourced.text())),
        rejection: None,
        first_unencodable: None,
    };
    let mut parts = Parts::default();
    for component in Component::ALL {
        parts[component] = parsing.process(component, &division);
    }
    let source = division.authority().map(|authority| sourced.origin(authority));
    let result = parts.map(|spans| spans.result).authority();
    let authority = source.zip(result).map(|(source, result)| PartSpans { source, result });
    let Parsing { record, text, rejection, first_unencodable, .. } = parsing;
    Prepared {
        text,
        source: sourced.origin(Span { start: 0, end: sourced.text().len() }),
        authority,
        parts,
        notes: record.notes,
        rejection,
        first_unencodable,
        rules,
    }
}

/// The state while the components are processed, one after the other.
struct Parsing<'s, 't, 'r> {
    /// The options of the preparation.
    rules: Preparation,
    /// The pre-processed string.
    sourced: &'s SourcedText<'t>,
    scheme: Option<&'s str>,
    /// Whether the path is the first component: there is neither a scheme nor an authority.
    is_path_first: bool,
    record: Record<'r>,
    /// The result so far.
    text: String,
    /// The name of the host that the profile rejects, with the error.
    rejection: Option<Box<(String, HostError)>>,
    /// The first character of the query that the document's charset lacks, with its byte offset in
    /// the original query.
    first_unencodable: Option<MissingCharacter>,
}

impl<'s> Parsing<'s, '_, '_> {
    /// Processes a component, and appends it to the result with its delimiters. Returns its spans;
    /// `None` if it is undefined.
    fn process(&mut self, component: Component, division: &Parts<Span>) -> Option<PartSpans> {
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
        let begins_authority = match component {
            Component::Userinfo => true,
            Component::Host => !has_userinfo,
            _ => false,
        };
        if begins_authority && let Some(authority) = division.authority() {
            self.step("5.2", "identify the authority", authority.slice(input));
        }
        let (section, did) = IDENTIFYING_STEPS[component as usize];
        self.step(section, did, span.slice(input));
        let (before, after) = delimiters(component, has_userinfo);
        self.text.push_str(before);
        let start = self.text.len();
        match component {
            Component::Scheme => self.text.push_str(span.slice(input)),
            Component::Host => self.push_host(span),
            Component::Port => self.push_port(span),
            // Read literally, the draft does not percent-encode the userinfo.
            Component::Userinfo if self.rules.by_the_letter => {
                self.text.push_str(span.slice(input));
            }
            _ => self.push_encoded(component, span),
        }
        if component == Component::Path && self.is_path_first {
            self.guard_first_segment(span, start);
        }
        let result = Span { start, end: self.text.len() };
        self.text.push_str(after);
        Some(PartSpans { source: self.sourced.origin(span), result })
    }

    /// Records a step of the guidelines.
    fn step(&mut self, section: &'static str, did: &'static str, after: &str) {
        self.record.step(guidelines(section), "", did, after);
    }

    /// Adds a note about a part of the pre-processed string.
    fn note(&mut self, kind: NoteKind, component: Component, part: Span, character: Option<char>) {
        self.record.note(kind, Some(component), self.sourced.origin(part), character);
    }

    /// §5.2.2: processes and appends the host.
    fn push_host(&mut self, span: Span) {
        let text = span.slice(self.sourced.text());
        let host = process_host(text, self.rules.host, self.rules.form());
        let is_missing = text.is_empty()
            && self.scheme_satisfies(|schemes, scheme| !schemes.may_have_empty_host(scheme));
        if let Some(kind) = host.kind.or(is_missing.then_some(NoteKind::EmptyHost)) {
            self.note(kind, Component::Host, span, None);
            self.step("5.2.2", "process the host", &host.text);
        }
        self.rejection = host.rejection.map(Box::new);
        self.text.push_str(&host.text);
    }

    /// §5.2.3: appends the port, and notes the first character that is not a digit.
    fn push_port(&mut self, span: Span) {
        let text = span.slice(self.sourced.text());
        self.text.push_str(text);
        if let Some((at, c)) = text.char_indices().find(|(_, c)| !c.is_ascii_digit()) {
            let part = Span { start: span.start + at, end: span.end };
            self.note(NoteKind::Port, Component::Port, part, Some(c));
        }
    }

    /// For a relative reference without an authority: notes a path that begins with `//`, and puts `./` before a
    /// first segment with a colon, unless the colon is encoded. `span` is that of the path in the pre-processed
    /// string; in the result, the path begins at `path_start`.
    fn guard_first_segment(&mut self, span: Span, path_start: usize) {
        let text = span.slice(self.sourced.text());
        let part = |at: usize, length| {
            let start = span.start + at;
            Span { start, end: start + length }
        };
        if text.starts_with("//") {
            self.note(NoteKind::DoubleSlash, Component::Path, part(0, "//".len()), Some('/'));
        }
        let first = &text[..text.find('/').unwrap_or(text.len())];
        if !self.rules.encode_first_colon
            && let Some(colon) = first.find(':')
        {
            self.note(NoteKind::DotSegment, Component::Path, part(colon, 1), Some(':'));
            self.text.insert_str(path_start, "./");
            let section = Document::Rfc(3986).section("4.2");
            let did = "precede the path by a dot-segment";
            self.record.step(section, "", did, &self.text[path_start..]);
        }
    }

    /// Appends a component, and percent-encodes the characters that it does not allow.
    fn push_encoded(&mut self, component: Component, span: Span) {
        let text = span.slice(self.sourced.text());
        let rules = self.rules;
        let (is_path, is_query) = (component == Component::Path, component == Component::Query);
        let encoding = Encoding {
            encode_first_colon: is_path && self.is_path_first && rules.encode_first_colon,
            ucschar_only: component == Component::Fragment && rules.by_the_letter,
            ..Encoding::new(component, rules.form(), self.scheme, &rules)
        };
        let start = self.text.len();
        let (record, sourced) = (&mut self.record, self.sourced);
        let unencodable = encoding.push(&mut self.text, text, |kind, part, c| {
            let part = Span { start: span.start + part.start, end: span.start + part.end };
            record.note(kind, Some(component), sourced.origin(part), Some(c));
        });
        // A UCS-based charset, such as UTF-8, lacks no character.
        if is_query && !rules.document_charset.is_ucs_based() {
            // `Prepared::uri` has to report characters that the charset lacks, even if this is the
            // IRI form.
            let in_uri = Encoding { form: Grammar::Rfc3986, ..encoding };
            let unencodable = if rules.iri_form {
                in_uri.push(&mut String::new(), text, |_, _, _| {})
            } else {
                unencodable
            };
            self.first_unencodable = unencodable.map(|(character, at)| {
                let offset = self.source_offset(span, at, character);
                // The characters are counted at the end: `Prepared::with_characters`.
                MissingCharacter { character, offset, index: offset }
            });
        }
        let has_charset =
            |schemes: &Schemes, scheme: &str| schemes.name_with_document_charset(scheme).is_some();
        let by_charset = is_query
            && !rules.iri_form
            && !rules.document_charset.is_ucs_based()
            && self.scheme_satisfies(has_charset);
        let after = &self.text[start..];
        if by_charset {
            let did = "percent-encode by the document charset";
            self.record.step(guidelines("6.1"), "", did, after);
        } else if after != text {
            let (section, _) = IDENTIFYING_STEPS[component as usize];
            self.record.step(guidelines(section), "", "percent-encode", after);
        }
    }

    /// The byte offset in the original query of the character that is at `at` in the pre-processed
    /// query.
    fn source_offset(&self, query: Span, at: usize, c: char) -> usize {
        let character = Span { start: query.start + at, end: query.start + at + c.len_utf8() };
        self.sourced.origin(character).start - self.sourced.origin(query).start
    }

    /// Whether the predicate holds for the scheme, or else for the scheme of the base.
    fn scheme_satisfies(&self, predicate: impl Fn(&Schemes, &str) -> bool) -> bool {
        let scheme = self.scheme.or(self.rules.base_scheme);
        scheme.is_some_and(|scheme| predicate(Schemes::known(), scheme))
    }
}
