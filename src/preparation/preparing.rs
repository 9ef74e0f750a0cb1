//! The procedure as a whole, with its options.

use super::division::{Authority, Division};
use super::encoding::{Encoding, QueryEncoding};
use super::entry::Entry;
use super::host;
use super::note::{Note, What, guidelines};
use super::options::{
    AtSign, Backslash, FirstColon, Form, HostProcessing, LonePercent, Reading, References,
    Whitespace,
};
use super::prepared::{Part, Prepared, UriRules, recompose};
use super::preprocess;
use super::sourced::Sourced;
use super::state::{Record, State};
use crate::identifier::Component;
use crate::mapping::{Charset, MappingError, Unencodable};
use crate::syntax::Span;
use alloc::boxed::Box;
use alloc::string::{String, ToString};

/// The preparation of any string, with what the documents leave open as options.
///
/// Every string is taken, and always gives a result; whether that is an identifier,
/// [`Prepared::iri`] and [`Prepared::uri`] say. Takes time in proportion to the length of the
/// string.
///
/// ```
/// use iri_grammar::host::{Profile, Uts46};
/// use iri_grammar::preparation::{Backslash, Entry, Form, Preparation};
///
/// let preparation = Preparation::new()
///     .backslash(Backslash::Slash)
///     .host(Profile::from(Uts46::new()))
///     .typed(Entry::new());
/// let prepared = preparation.reference("  HTTP:\\\\\u{ff25}xample.com\\x y ");
/// assert_eq!(prepared.as_str(), "HTTP://example.com/x%20y");
/// assert!(prepared.iri().is_ok());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Preparation {
    entry: Option<Entry>,
    whitespace: Whitespace,
    numeric_references: References,
    backslash: Backslash,
    reading: Reading,
    at_sign: AtSign,
    host: HostProcessing,
    lone_percent: LonePercent,
    first_colon: FirstColon,
    form: Form,
    document_charset: Charset,
    unencodable: Unencodable,
    keep_steps: bool,
}

impl Default for Preparation {
    fn default() -> Self {
        Preparation {
            entry: None,
            whitespace: Whitespace::default(),
            numeric_references: References::default(),
            backslash: Backslash::default(),
            reading: Reading::default(),
            at_sign: AtSign::default(),
            host: HostProcessing::default(),
            lone_percent: LonePercent::default(),
            first_colon: FirstColon::default(),
            form: Form::default(),
            document_charset: Charset::UTF_8,
            unencodable: Unencodable::default(),
            keep_steps: false,
        }
    }
}

macro_rules! options {
    ($($(#[$doc:meta])* $name:ident: $type:ty;)*) => {$(
        $(#[$doc])*
        #[must_use]
        pub fn $name(mut self, $name: $type) -> Self {
            self.$name = $name;
            self
        }
    )*};
}

impl Preparation {
    /// With the default of each option.
    pub fn new() -> Self {
        Preparation::default()
    }

    /// The string has been typed: it is converted first by RFC 3987 section 7.2. It is not
    /// by default.
    #[must_use]
    pub fn typed(mut self, entry: Entry) -> Self {
        self.entry = Some(entry);
        self
    }

    /// How the host is processed: [`HostProcessing::Unicode`] or a
    /// [`Profile`](crate::host::Profile). IDNA2008 by default.
    #[must_use]
    pub fn host(mut self, processing: impl Into<HostProcessing>) -> Self {
        self.host = processing.into();
        self
    }

    options! {
        /// What becomes of whitespace inside the string, where it is one reference.
        whitespace: Whitespace;
        /// Which numeric character references are replaced with their character.
        numeric_references: References;
        /// What becomes of `\`.
        backslash: Backslash;
        /// How section 5 is read where its letter contradicts RFC 3986.
        reading: Reading;
        /// Which `@` ends the userinfo.
        at_sign: AtSign;
        /// What becomes of a `%` that begins no pct-encoded.
        lone_percent: LonePercent;
        /// What becomes of a colon in the first segment of a relative reference.
        first_colon: FirstColon;
        /// Which form the components get.
        form: Form;
        /// The charset of the document that the string comes from. If it is not UCS-based,
        /// queries of `http` and `https` are percent-encoded in it (guidelines of 2011,
        /// section 6.1). It is the charset of the document, also where the string itself is
        /// Unicode by now.
        document_charset: Charset;
        /// What becomes of characters of a query that the document's charset lacks. With
        /// [`Unencodable::Error`] they stay, and [`Prepared::uri`] fails.
        unencodable: Unencodable;
        /// Whether the steps are kept. They are not by default.
        keep_steps: bool;
    }

    /// Prepares a string that is one reference.
    pub fn reference(&self, text: &str) -> Prepared {
        let mut state = self.begin(text);
        preprocess::whitespace(&mut state, self.whitespace);
        self.finish(state)
    }

    /// Prepares a string with any number of references, which are split "on blocks of
    /// contiguous U+0020 SPACE characters" (guidelines of 2011, section 4 step 2). "Each of
    /// one of these substrings is an independent reference-string": whitespace around it is
    /// removed again. One at least; what is noted before the string is split stands with the
    /// first.
    ///
    /// ```
    /// use iri_grammar::preparation::Preparation;
    ///
    /// let preparation = Preparation::new();
    /// let both = preparation.references(" a:b  c ");
    /// assert_eq!(both.map(|one| one.as_str().to_string()).collect::<Vec<_>>(), ["a:b", "c"]);
    /// ```
    pub fn references<'t>(&self, text: &'t str) -> impl Iterator<Item = Prepared> + use<'t> {
        let preparation = *self;
        let State { sourced, record } = self.begin(text);
        let mut first = Some(record);
        let mut spans = preprocess::Split::default();
        core::iter::from_fn(move || {
            let span = spans.next(sourced.text())?;
            let record = first.take().unwrap_or_else(|| Record::new(preparation.keep_steps));
            let mut state = State { sourced: sourced.part(span), record };
            state.step(guidelines("4"), "2", "split on blocks of contiguous U+0020");
            preprocess::trim(&mut state);
            Some(preparation.finish(state))
        })
    }

    /// Prepares octets that are one reference, in a character encoding: section 4 step 3,
    /// which stands before the others here, as they go by characters. The octets are
    /// converted as RFC 3987 section 3.1 has it ([`Charset::transcode`]); spans are those of
    /// the result.
    ///
    /// # Errors
    ///
    /// Where not all octets stand for characters.
    pub fn octets(&self, octets: &[u8], charset: Charset) -> Result<Prepared, MappingError> {
        let text = charset.transcode(octets)?;
        let mut state = State::new(&text, self.keep_steps);
        state.step(guidelines("4"), "3", "transcode to Unicode");
        self.pre_process(&mut state);
        preprocess::whitespace(&mut state, self.whitespace);
        Ok(self.finish(state))
    }

    fn begin<'t>(&self, text: &'t str) -> State<'t> {
        let mut state = State::new(text, self.keep_steps);
        self.pre_process(&mut state);
        state
    }

    /// RFC 3987 §7.2 and guidelines of 2011 §4 step 1.
    fn pre_process(&self, state: &mut State<'_>) {
        if let Some(entry) = self.entry {
            entry.apply(state);
        }
        preprocess::trim(state);
    }

    /// Guidelines of 2011 §4 step 4, and §5.
    fn finish(&self, mut state: State<'_>) -> Prepared {
        preprocess::references(&mut state, self.numeric_references);
        preprocess::backslash(&mut state, self.backslash);
        let State { sourced, record } = state;
        let division = Division::of(sourced.text(), self.reading, self.at_sign);
        let scheme = division.scheme.map(|scheme| scheme.of(sourced.text()));
        let mut parsing = Parsing {
            options: self,
            sourced: &sourced,
            scheme,
            record,
            parts: Default::default(),
            refused: None,
        };
        parsing.run(division);
        let Parsing { record: Record { notes, steps }, parts, refused, .. } = parsing;
        let text = recompose(division.authority.is_some(), &|component| {
            parts[component as usize].as_ref().map(|part: &Part| &*part.text)
        });
        Prepared {
            text,
            authority: division.authority.map(|authority| sourced.origin(authority.span)),
            parts,
            notes,
            steps: steps.unwrap_or_default(),
            refused,
            to_uri: UriRules {
                host: self.host,
                lone_percent: self.lone_percent,
                charset: self.document_charset,
                unencodable: self.unencodable,
            },
        }
    }
}

/// Section 5 on its way.
struct Parsing<'s, 't> {
    options: &'s Preparation,
    sourced: &'s Sourced<'t>,
    scheme: Option<&'s str>,
    record: Record,
    parts: [Option<Part>; 7],
    refused: Option<Box<(String, crate::host::HostError)>>,
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
            Some(userinfo) if self.options.reading == Reading::Letter => {
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
        let is_http = |scheme: &str| {
            scheme.eq_ignore_ascii_case("http") || scheme.eq_ignore_ascii_case("https")
        };
        let host = host::process(text, self.options.host, self.options.form);
        let what = match host.what {
            None if text.is_empty() && self.scheme.is_some_and(is_http) => Some(What::EmptyHost),
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
        let (Some(colon), FirstColon::DotSegment) = (colon, self.options.first_colon) else {
            return;
        };
        let start = span.start + colon;
        self.note(What::DotSegment, Component::Path, Span { start, end: start + 1 }, Some(':'));
        if let Some(path) = &mut self.parts[Component::Path as usize] {
            path.text.insert_str(0, "./");
            let section = crate::Citation { document: "RFC 3986", section: "4.2" };
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
        let options = self.options;
        let is_first = self.scheme.is_none() && self.parts[Component::Host as usize].is_none();
        let encoding = Encoding {
            component,
            form: options.form,
            lone_percent: options.lone_percent,
            first_colon: component == Component::Path
                && is_first
                && options.first_colon == FirstColon::Encode,
            ucschar_only: component == Component::Fragment && options.reading == Reading::Letter,
            query: QueryEncoding {
                scheme: self.scheme,
                charset: options.document_charset,
                unencodable: options.unencodable,
            },
        };
        let (encoded, _) = encoding.apply(text, |what, part, c| {
            let part = Span { start: span.start + part.start, end: span.start + part.end };
            self.record.note(what, Some(component), self.sourced.origin(part), Some(c));
        });
        if encoded != text {
            self.record.step(guidelines(section), "", "percent-encode", &encoded);
        }
        self.put(component, span, encoded);
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
