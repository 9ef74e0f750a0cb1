//! The procedure as a whole, with its options.

use super::entry::Entry;
use super::note::guidelines;
use super::options::{
    AtSign, Backslash, FirstColon, Form, HostProcessing, LonePercent, Reading, References, Rules,
    Whitespace,
};
use super::prepared::Prepared;
use super::state::{Record, State};
use super::{parsing, preprocess};
use crate::mapping::{Charset, MappingError, Unencodable};
use alloc::borrow::Cow;

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
#[derive(Clone, Copy, Debug, Default)]
pub struct Preparation {
    entry: Option<Entry>,
    whitespace: Whitespace,
    numeric_references: References,
    backslash: Backslash,
    rules: Rules,
    nfc_when_transcoded: bool,
    keep_steps: bool,
}

macro_rules! options {
    ($($(#[$doc:meta])* $([$rules:ident])? $name:ident: $type:ty;)*) => {$(
        $(#[$doc])*
        #[must_use]
        pub fn $name(mut self, $name: $type) -> Self {
            self.$($rules.)?$name = $name;
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
    /// [`Profile`](crate::host::Profile). IDNA2008 by default, after the mapping of RFC 5895.
    #[must_use]
    pub fn host(mut self, processing: impl Into<HostProcessing>) -> Self {
        self.rules.host = processing.into();
        self
    }

    /// The scheme that a relative reference will have. If it is `http` or `https`,
    /// [`document_charset`](Self::document_charset) applies to relative references too. None
    /// by default.
    #[must_use]
    pub fn base_scheme(mut self, scheme: &str) -> Self {
        let known = ["http", "https"].into_iter().find(|it| it.eq_ignore_ascii_case(scheme));
        self.rules.base_scheme = known;
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
        [rules] reading: Reading;
        /// Which `@` ends the userinfo.
        [rules] at_sign: AtSign;
        /// What becomes of a `%` that begins no pct-encoded.
        [rules] lone_percent: LonePercent;
        /// What becomes of a colon in the first segment of a relative reference.
        [rules] first_colon: FirstColon;
        /// Which form the components get.
        [rules] form: Form;
        /// The charset of the document that the string comes from. If it is not UCS-based,
        /// queries of `http` and `https` are percent-encoded in it (guidelines of 2011,
        /// section 6.1); of relative references by [`base_scheme`](Self::base_scheme). It is
        /// the charset of the document, also where the string itself is Unicode by now.
        [rules] document_charset: Charset;
        /// What becomes of characters of a query that the document's charset lacks. With
        /// [`Unencodable::Error`] they stay, and [`Prepared::uri`] fails.
        [rules] unencodable: Unencodable;
        /// Whether octets that are in an encoding that is not UCS-based become characters
        /// "normalized according to NFC", as RFC 3987 section 3.1 step 1 b has it. They do not
        /// by default: the guidelines of 2011, section 4 step 3, point to 3987bis, of which
        /// "Previous versions" required it (section 3.1), and a query is to get its octets back.
        nfc_when_transcoded: bool;
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

    /// The characters that octets stand for: section 4 step 3, which stands before the others
    /// here, as they go by characters.
    ///
    /// # Errors
    ///
    /// Where not all octets stand for characters.
    pub fn transcode<'o>(
        &self,
        octets: &'o [u8],
        charset: Charset,
    ) -> Result<Cow<'o, str>, MappingError> {
        match self.nfc_when_transcoded {
            true => charset.transcode(octets),
            false => charset.to_ucs(octets, guidelines("4")),
        }
    }

    /// Prepares octets that are one reference, in a character encoding. Spans are those of
    /// what [`transcode`](Self::transcode) gives.
    ///
    /// # Errors
    ///
    /// Where not all octets stand for characters.
    pub fn octets(&self, octets: &[u8], charset: Charset) -> Result<Prepared, MappingError> {
        let text = self.transcode(octets, charset)?;
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
        parsing::parse(state, self.rules)
    }
}
