//! What is looked for, and the search.

use super::candidate::Scheme;
use super::found::Found;
use super::schemes::Schemes;
use super::search::{Finds, Options};
use crate::grammar::Grammar;

/// Looks for identifiers in running text: RFC 3987 section 7.3, RFC 3986 Appendix C.
///
/// ```
/// use iri_grammar::detection::{Finder, Schemes};
///
/// let text = "mailto:a@example.org, http://example.org/%zz, see www.w3.org/Addressing/";
/// let texts = |finder: Finder| -> Vec<String> {
///     finder.find(text).map(|found| found.text.into_owned()).collect()
/// };
/// assert_eq!(texts(Finder::new()), ["mailto:a@example.org", "http://example.org/"]);
/// assert_eq!(texts(Finder::new().schemes(Schemes::Only(&["http"]))), ["http://example.org/"]);
/// assert_eq!(
///     texts(Finder::new().near_misses(true).suffix_references(true)),
///     ["mailto:a@example.org", "http://example.org/%zz", "www.w3.org/Addressing/"]
/// );
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Finder<'s> {
    options: Options<'s>,
}

impl Default for Finder<'_> {
    fn default() -> Self {
        Finder::new()
    }
}

impl<'s> Finder<'s> {
    /// Looks for IRIs of RFC 3987, with the usual schemes.
    pub fn new() -> Self {
        let options = Options {
            production: Grammar::Rfc3987.reference(),
            schemes: Schemes::default(),
            suffix_references: false,
            near_misses: false,
            whitespace: true,
            foreign_punctuation: true,
            transcoded: false,
        };
        Finder { options }
    }

    /// Looks for the identifiers of another document. With that of RFC 3986, a non-ASCII
    /// character ends one.
    #[must_use]
    pub fn grammar(mut self, grammar: Grammar) -> Self {
        self.options.production = grammar.reference();
        self
    }

    /// Which schemes are looked for.
    #[must_use]
    pub fn schemes(mut self, schemes: Schemes<'s>) -> Self {
        self.options.schemes = schemes;
        self
    }

    /// Also finds suffix references that begin with `www.`: "context-based heuristics",
    /// which "are often incorrect when used out of context" (RFC 3986 section 4.5). Off by
    /// default.
    #[must_use]
    pub fn suffix_references(mut self, found: bool) -> Self {
        self.options.suffix_references = found;
        self
    }

    /// Finds what a delimiter ends and the grammar does not take as a whole, in place of the
    /// longest beginning of it that the grammar takes. Off by default.
    #[must_use]
    pub fn near_misses(mut self, found: bool) -> Self {
        self.options.near_misses = found;
        self
    }

    /// Whether whitespace in angle brackets "should be ignored when the URI is extracted"
    /// (RFC 3986 Appendix C), as it is by default. An empty line ends what is joined.
    #[must_use]
    pub fn whitespace_in_angle_brackets(mut self, ignored: bool) -> Self {
        self.options.whitespace = ignored;
        self
    }

    /// Whether punctuation outside US-ASCII, such as `。` and `»`, is left out at the end like
    /// that of US-ASCII, as it is by default. RFC 3987 section 7.3 says that a non-ASCII
    /// character is no "indication of the end of an IRI"; within one, it never is.
    #[must_use]
    pub fn foreign_punctuation(mut self, left_out: bool) -> Self {
        self.options.foreign_punctuation = left_out;
        self
    }

    /// Whether the text has been converted "from a non-UCS-based character encoding to a
    /// UCS-based character encoding". Then "NFC or a normalizing transcoder using NFC MUST be
    /// used" (RFC 3987 section 5.3.2.2): identifiers are normalized, their places are those of
    /// the text. Off by default.
    ///
    /// ```
    /// use iri_grammar::detection::Finder;
    ///
    /// let finder = Finder::new().transcoded(true);
    /// let found = finder.find("http://example.org/Vi\u{ea}\u{323}t").next().unwrap();
    /// assert_eq!(found.text, "http://example.org/Vi\u{1ec7}t");
    /// ```
    #[must_use]
    pub fn transcoded(mut self, transcoded: bool) -> Self {
        self.options.transcoded = transcoded;
        self
    }

    /// The identifiers in a text, in their order; none overlaps another. Takes time in
    /// proportion to the length of the text.
    pub fn find<'t>(&self, text: &'t str) -> Finds<'t, 's> {
        Finds::new(self.options, text)
    }
}

impl<'t> Iterator for Finds<'t, '_> {
    type Item = Found<'t>;

    fn next(&mut self) -> Option<Found<'t>> {
        loop {
            let at = self.trigger()?;
            let found = match self.text.as_bytes()[at] {
                b'<' => self.in_angle_brackets(at),
                b':' => Scheme::before(self, at).and_then(|scheme| self.bare(scheme)),
                _ => self.suffix(at),
            };
            self.at = at + 1;
            if let Some((mut found, end)) = found {
                (self.at, self.low) = (end, end);
                found.characters = self.count(found.span);
                if self.options.transcoded {
                    found.normalize();
                }
                return Some(found);
            }
        }
    }
}

impl Finds<'_, '_> {
    /// The next character that may say that an identifier is here.
    fn trigger(&self) -> Option<usize> {
        let www = self.options.suffix_references;
        let is_one = |octet: &u8| match octet {
            b':' | b'<' => true,
            b'w' | b'W' => www,
            _ => false,
        };
        self.text.as_bytes()[self.at..].iter().position(is_one).map(|offset| self.at + offset)
    }
}
