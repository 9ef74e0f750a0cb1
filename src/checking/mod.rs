//! From a rejected text to the error that says why.
//!
//! The automata of the published ABNF say how far the text could still have become valid,
//! and all that could have stood there. Before that, the text is divided as a reader divides
//! it (RFC 3986 Appendix B), so that the error of `http://a:8x/` is about its port and not about a
//! userinfo that might still have ended in `@`.

mod answers;
pub(crate) mod tables;

pub(crate) use answers::{Answer, Answers, Document, END};

use crate::error::{Error, ErrorNote, Expected, is_invisible};
use crate::grammar::{Grammar, Production, Role};
#[cfg(feature = "tree")]
use crate::syntax::Tree;
use crate::syntax::{self, Component, Components, Places, Splitter};
use answers::Private;

/// Parsing. Takes time in proportion to the length of the text, and no more stack
/// for a long text than for a short one.
impl Production {
    /// Parses `text`, whole, into its parse tree.
    ///
    /// # Errors
    ///
    /// Where the production rejects the text: why, and where.
    #[cfg(feature = "tree")]
    pub fn parse(self, text: &str) -> Result<Tree<'_>, Error> {
        Tree::new(self, text).ok_or_else(|| self.refuse(text))
    }

    /// Parses `text`, whole, into its components. Meant for productions that are
    /// [identifiers](Self::is_identifier); of the others, those that have components
    /// inside have these, and otherwise an empty path.
    ///
    /// # Errors
    ///
    /// Where the production rejects the text: why, and where.
    ///
    /// ```
    /// use iri_grammar::Grammar;
    ///
    /// let absolute = Grammar::Rfc3987.production("absolute-IRI").unwrap();
    /// let components = absolute.components("http://r\u{e9}sum\u{e9}.example.org?a")?;
    /// assert_eq!(components.host().unwrap().text(), "r\u{e9}sum\u{e9}.example.org");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn components(self, text: &str) -> Result<Components<'_>, Error> {
        match syntax::tables::places(self, text) {
            Some(places) => Ok(Components::new(text, places, self)),
            None => Err(self.refuse(text)),
        }
    }

    /// Checks whether the production accepts `text`, whole.
    ///
    /// # Errors
    ///
    /// Where it does not: why, and where.
    ///
    /// ```
    /// use iri_grammar::Grammar;
    ///
    /// let reference = Grammar::Rfc3987.reference();
    /// assert!(reference.check("http://example.org/").is_ok());
    /// assert_eq!(reference.check("a b").unwrap_err().span().start, 1);
    /// assert_eq!(reference.check("a<b").unwrap_err().found(), Some('<'));
    /// ```
    pub fn check(self, text: &str) -> Result<(), Error> {
        if self.takes(text) { Ok(()) } else { Err(self.refuse(text)) }
    }

    /// Why the production rejects `text`.
    #[cold]
    pub(crate) fn refuse(self, text: &str) -> Error {
        Checked { asked: self, document: tables::document(self.grammar()) }.refuse(text)
    }
}

/// What a text was checked against.
pub(crate) struct Checked {
    pub(crate) asked: Production,
    pub(crate) document: &'static Document,
}

impl Checked {
    /// Why `text` is rejected.
    #[cold]
    #[inline(never)]
    pub(crate) fn refuse(self, text: &str) -> Error {
        let Checked { asked, document } = self;
        if text.len() as u64 > Places::LONGEST {
            return Error::too_long(asked);
        }
        let (scheme, userinfo) = at_first_sight(asked, text);
        let stop = document.rules.stop(asked.index(), userinfo, text);
        let (viable, answer) = (stop.at, document.answer(&stop));
        let production = answer.production(asked.grammar()).unwrap_or(asked);
        let start = beginning(production, answer, text, viable);
        let found = text[viable..].chars().next();
        let has_scheme =
            || scheme.is_some_and(|scheme| document.takes(Role::Scheme, asked, scheme));
        let note = around(asked, document, text, viable).or_else(|| match asked.role() {
            Role::WithScheme if !has_scheme() && document.takes(Role::Reference, asked, text) => {
                Some(ErrorNote::NoScheme)
            }
            _ => found.and_then(|found| match found.is_ascii() {
                true => note(asked, production, text, start, viable, found, has_scheme),
                false => note_beyond_ascii(asked.grammar(), document, found),
            }),
        });
        let component = match production.role() {
            Role::IpLiteral | Role::IPv6address | Role::IPvFuture => None,
            _ => asked.is_identifier().then(|| component_at(production, text, viable)),
        };
        Error::new(asked, answer, text, start, viable, note).in_component(component)
    }
}

/// What stands around the identifier in the text that it was copied from: a delimiter (RFC 3986
/// Appendix C), or what is not seen before the scheme.
fn around(asked: Production, document: &Document, text: &str, viable: usize) -> Option<ErrorNote> {
    let first = text.chars().next().filter(|_| asked.is_identifier())?;
    let letter = text.find(|c: char| c.is_ascii_alphabetic())?;
    let (before, rest) = text.split_at(letter);
    let is_delimiter = viable == 0 && matches!(first, '"' | '<');
    if is_delimiter {
        return Some(ErrorNote::Delimiter(first));
    }
    let scheme = Splitter::APPENDIX_B.head(rest).0?;
    let stops_there = viable <= letter + scheme.end;
    let is_no_part = |c: char| !(c.is_ascii_alphanumeric() || "+-./?#:%".contains(c));
    let is_around = !before.is_empty() && before.chars().all(is_no_part);
    let is_certain = rest[scheme.end..].starts_with("://") || is_invisible(first) || first <= ' ';
    let is_scheme = || document.takes(Role::Scheme, asked, scheme.of(rest));
    (stops_there && is_around && is_certain && is_scheme())
        .then_some(ErrorNote::BeforeScheme(first))
}

/// The component of a production; of one that several components have, that in which the place is
/// when the text is divided by RFC 3986 Appendix B.
fn component_at(production: Production, text: &str, at: usize) -> Component {
    let of_role = |component: &Component| component.role() == production.role();
    let parts = Splitter::APPENDIX_B.split(text);
    let has_place = |component: &Component| {
        parts[*component].is_some_and(|span| span.start <= at && at <= span.end)
    };
    let components = || Component::ALL.into_iter();
    match production.role() {
        Role::RegName => Component::Host,
        _ => components()
            .find(of_role)
            .or_else(|| components().find(has_place))
            .unwrap_or(Component::Path),
    }
}

fn note(
    asked: Production,
    production: Production,
    text: &str,
    start: usize,
    viable: usize,
    found: char,
    has_scheme: impl Fn() -> bool,
) -> Option<ErrorNote> {
    let before = &text[..start];
    match (production.role(), found) {
        (Role::IPv6address, ':') if start < viable => Some(ErrorNote::SecondDoubleColon),
        (Role::IPv6address, '%') => Some(ErrorNote::ZoneIdentifier),
        (_, ':') if asked.is_identifier() && !has_scheme() => {
            (!before.contains(['/', '?', '#'])).then_some(ErrorNote::ColonInFirstSegment)
        }
        (_, '#') if asked.role() == Role::WithScheme && has_scheme() => {
            (!before.contains('#')).then_some(ErrorNote::NoFragment)
        }
        _ => None,
    }
}

fn note_beyond_ascii(grammar: Grammar, document: &Document, found: char) -> Option<ErrorNote> {
    match &document.private {
        None => (grammar == Grammar::Rfc3986).then_some(ErrorNote::NotAscii),
        Some(Private { allowed_in, class }) => document
            .rules
            .take(class.index(), found.encode_utf8(&mut [0; 4]))
            .then_some(ErrorNote::Private { class: *class, allowed_in }),
    }
}

/// What stands before the colon of a scheme, and whether the authority has an `@`, at first sight.
fn at_first_sight(asked: Production, text: &str) -> (Option<&str>, bool) {
    let (scheme, authority) = Splitter::APPENDIX_B.head(text);
    let authority = match asked.is_identifier() {
        true => authority.map(|authority| authority.of(text)),
        false => text.strip_prefix("//").unwrap_or(text).split(['/', '?', '#']).next(),
    };
    (scheme.map(|scheme| scheme.of(text)), authority.is_some_and(|it| it.contains('@')))
}

impl Document {
    /// Whether the production that plays a part in the grammar of another one accepts a text.
    fn takes(&self, role: Role, of: Production, text: &str) -> bool {
        let production = of.grammar().with_role(role);
        production.is_some_and(|production| self.rules.take(production.index(), text))
    }
}

/// Where the part begins that does not fit, the text being viable up to `at`.
fn beginning(production: Production, answer: Answer, text: &str, at: usize) -> usize {
    let viable = &text[..at];
    match production.role() {
        // A pct-encoded that has ended is as it should be.
        Role::PctEncoded
            if !answer.expected(production.grammar()).any(|it| it == Expected::End) =>
        {
            viable.rfind('%').unwrap_or(at)
        }
        Role::IPv6address if second_double_colon(text, at) => at - 1,
        _ => at,
    }
}

/// Whether the colon at this byte is the second one of a second `::`.
fn second_double_colon(text: &str, at: usize) -> bool {
    let Some(before) = text[..at].strip_suffix(':') else { return false };
    let address = before.rfind('[').map_or(before, |bracket| &before[bracket..]);
    text[at..].starts_with(':') && address.contains("::")
}
