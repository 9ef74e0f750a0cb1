//! Parses texts, and computes the error for a rejected text.
//!
//! To compute the error, the text is divided by RFC 3986 Appendix B, which shows whether it has a
//! userinfo. So the error of `http://a:8x/` is about its port, and not about a userinfo without
//! `@`. Then the automata of the published ABNF find the longest viable prefix, and everything that
//! could have followed it.

mod answers;
pub(crate) mod tables;

pub(crate) use answers::Document;

use crate::error::{Answer, Error, ErrorNote, is_invisible};
use crate::grammar::{Grammar, Production, Role};
#[cfg(feature = "tree")]
use crate::syntax::Tree;
use crate::syntax::{self, Component, Components, Parts, Places, Span, Splitter};
use answers::Private;

/// Parsing takes linear time, and the stack that it uses does not depend on the length of the text.
impl Production {
    /// Parses the whole of `text` into its parse tree.
    ///
    /// # Errors
    ///
    /// If the production rejects the text.
    #[cfg(feature = "tree")]
    pub fn parse(self, text: &str) -> Result<Tree<'_>, Error> {
        Tree::new(self, text).ok_or_else(|| self.error_for(text))
    }

    /// Parses the whole of `text` into its components. This is meant for productions of
    /// [identifiers](Self::is_identifier). For another production, the result contains the
    /// components in its text, and an empty path if there are none.
    ///
    /// # Errors
    ///
    /// If the production rejects the text.
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
            None => Err(self.error_for(text)),
        }
    }

    /// Checks whether the production accepts the whole of `text`.
    ///
    /// # Errors
    ///
    /// If the production rejects the text.
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
        if self.matches(text) { Ok(()) } else { Err(self.error_for(text)) }
    }

    /// The error for a `text` that the production rejects.
    #[cold]
    pub(crate) fn error_for(self, text: &str) -> Error {
        tables::document(self.grammar()).error_for(self, text)
    }
}

impl Document {
    /// The error for `text`, which the production `asked` of the document rejects. The beginning of
    /// this file describes the procedure.
    #[cold]
    #[inline(never)]
    pub(crate) fn error_for(&self, asked: Production, text: &str) -> Error {
        if text.len() as u64 > Places::LONGEST {
            return Error::too_long(asked);
        }
        let parts = Splitter::APPENDIX_B.split::<false>(text);
        let has_userinfo = if asked.is_identifier() {
            parts[Component::Userinfo].is_some()
        } else {
            // Other productions may begin with an authority, with `//` before it (`relative-part`) or
            // without (`authority`). It ends at the first of these characters.
            let authority = text.strip_prefix("//").unwrap_or(text).bytes();
            authority.take_while(|octet| !b"/?#".contains(octet)).any(|octet| octet == b'@')
        };
        let stop = self.rules.stop(asked.index(), has_userinfo, text);
        // The length in bytes of the longest viable prefix, and the lists for the message.
        let (viable, answer) = (stop.at, self.answer(&stop));
        let role = answer.role(asked);
        let start = start_of_wrong_part(role, answer, text, viable);
        let found = text[viable..].chars().next();
        let scheme = parts[Component::Scheme];
        let has_scheme =
            || scheme.is_some_and(|scheme| self.matches(Role::Scheme, asked, scheme.slice(text)));
        let note_before_scheme = self.note_before_scheme(asked, text, scheme, viable);
        let note = note_before_scheme.or_else(|| match asked.role() {
            Role::WithScheme if !has_scheme() && self.matches(Role::Reference, asked, text) => {
                Some(ErrorNote::NoScheme)
            }
            _ => unclosed_bracket(role, text, viable).or_else(|| {
                let found = found?;
                if found.is_ascii() {
                    self.note_on_ascii(asked, role, text, start, viable, has_scheme)
                } else {
                    self.note_on_non_ascii(asked.grammar(), found)
                }
            }),
        });
        let component = match role {
            // The message names the production instead of the host.
            Role::IpLiteral | Role::IPv6address | Role::IPvFuture => None,
            _ => asked.is_identifier().then(|| component_at(role, &parts, viable)),
        };
        Error::new(asked, answer, text, start, viable, note).in_component(component)
    }

    /// The note on a first character that precedes the identifier, and was copied with it: a delimiter (RFC
    /// 3986 Appendix C), or another character before a scheme. Such a character surely was copied if `://`
    /// follows the scheme, or if it is a space, a control character or invisible. `None` for any other
    /// character, and if `asked` is only a part of an identifier.
    ///
    /// `scheme` is the text before the first colon, `viable` the length in bytes of the longest
    /// viable prefix.
    #[inline(never)]
    fn note_before_scheme(
        &self,
        asked: Production,
        text: &str,
        scheme: Option<Span>,
        viable: usize,
    ) -> Option<ErrorNote> {
        let first = text.chars().next().filter(|_| asked.is_identifier())?;
        let first_letter = text.bytes().position(|octet| octet.is_ascii_alphabetic())?;
        if viable == 0 && matches!(first, '"' | '<') {
            return Some(ErrorNote::Delimiter(first));
        }
        let Span { end, .. } = scheme?;
        let in_identifier = |octet: u8| octet.is_ascii_digit() || b"+-./?#:%".contains(&octet);
        let precedes_identifier =
            first_letter > 0 && !text[..first_letter].bytes().any(in_identifier);
        let is_surely_copied =
            text[end..].starts_with("://") || is_invisible(first) || first <= ' ';
        (precedes_identifier
            && viable <= end
            && is_surely_copied
            && self.matches(Role::Scheme, asked, &text[first_letter..end]))
        .then_some(ErrorNote::BeforeScheme(first))
    }

    /// The note on the US-ASCII character at the byte `viable`, where the text stops to be viable; `None` if the
    /// message needs none. `asked` rejects the text because its part with this role fails there. The wrong part
    /// begins at the byte `start`. `has_scheme` returns whether the text before the first colon is a scheme.
    fn note_on_ascii(
        &self,
        asked: Production,
        role: Role,
        text: &str,
        start: usize,
        viable: usize,
        has_scheme: impl Fn() -> bool,
    ) -> Option<ErrorNote> {
        let before = &text[..start];
        // `Production::matches` would link the tables of all documents.
        let is_accepted = |text| self.rules.accept(asked.index(), text);
        match (role, text[viable..].chars().next()?) {
            // `start_of_wrong_part` returns a byte before `viable` only for a second `::`.
            (Role::IPv6address, ':') if start < viable => Some(ErrorNote::SecondDoubleColon),
            (Role::IPv6address, '%') => Some(ErrorNote::ZoneIdentifier),
            (_, ':') if asked.is_identifier() && !has_scheme() => {
                let is_in_path = !before.bytes().any(|octet| b"/?#".contains(&octet));
                is_in_path.then_some(ErrorNote::ColonInFirstSegment)
            }
            // Elsewhere, as in an incomplete percent-encoding, the `#` is not the mistake.
            (_, '#') if asked.role() == Role::WithScheme && is_accepted(&text[..viable]) => {
                // `URI` has this role, too, but rejects a `#` only after another one; only absolute
                // forms have no fragment.
                (!before.as_bytes().contains(&b'#')).then_some(ErrorNote::NoFragment)
            }
            _ => None,
        }
    }

    /// The note on a non-ASCII character: a URI contains no such character, and in other grammars
    /// only some productions allow private-use characters. `None` for any other character.
    fn note_on_non_ascii(&self, grammar: Grammar, found: char) -> Option<ErrorNote> {
        match &self.private {
            None => (grammar == Grammar::Rfc3986).then_some(ErrorNote::NotAscii),
            Some(Private { allowed_in, class }) => self
                .rules
                .accept(class.index(), found.encode_utf8(&mut [0; 4]))
                .then_some(ErrorNote::Private { class: *class, allowed_in }),
        }
    }

    /// Whether the production with this role, in the grammar of `asked`, accepts a text.
    #[inline(never)]
    fn matches(&self, role: Role, asked: Production, text: &str) -> bool {
        let production = asked.grammar().with_role(role);
        production.is_some_and(|production| self.rules.accept(production.index(), text))
    }
}

/// The component whose own production has this role. If none has it (a part such as pct-encoded occurs in
/// several components), the component at the byte `at`; the path if there is none.
fn component_at(role: Role, parts: &Parts<Span>, at: usize) -> Component {
    // `Component::Host` has the role of `host`, of which reg-name is an alternative.
    if role == Role::RegName {
        return Component::Host;
    }
    let has_role = |component: &Component| component.role() == role;
    let has_position = |component: &Component| {
        parts[*component].is_some_and(|span| span.start <= at && at <= span.end)
    };
    let mut components = Component::ALL.into_iter();
    let with_role = components.clone().find(has_role);
    with_role.or_else(|| components.find(has_position)).unwrap_or(Component::Path)
}

/// The note on a `[` that is not closed. `None` unless the production of this role, which fails at the byte
/// `viable`, is that of an IP address in brackets, and the host ends there.
fn unclosed_bracket(role: Role, text: &str, viable: usize) -> Option<ErrorNote> {
    let is_in_literal = matches!(role, Role::IpLiteral | Role::IPv6address | Role::IPvFuture);
    let ends = text.as_bytes().get(viable).is_none_or(|octet| b"/?#".contains(octet));
    if !is_in_literal || !ends {
        return None;
    }
    let offset = text.as_bytes()[..viable].iter().rposition(|octet| *octet == b'[')?;
    Some(ErrorNote::UnclosedBracket { index: text[..offset].chars().count(), offset })
}

/// The byte at which the wrong part begins. The text is viable up to `at`.
fn start_of_wrong_part(role: Role, answer: Answer, text: &str, at: usize) -> usize {
    match role {
        // An incomplete pct-encoded is wrong from its '%'. A complete one is right.
        Role::PctEncoded if !answer.may_end() => {
            text.as_bytes()[..at].iter().rposition(|octet| *octet == b'%').unwrap_or(at)
        }
        Role::IPv6address if ends_second_double_colon(text, at) => at - 1,
        _ => at,
    }
}

/// Whether the colon at this byte is the second one of a second `::`.
fn ends_second_double_colon(text: &str, at: usize) -> bool {
    let (before, after) = text.as_bytes().split_at(at);
    let [before @ .., b':'] = before else { return false };
    let bracket = before.iter().rposition(|octet| *octet == b'[');
    let address = bracket.map_or(before, |bracket| &before[bracket..]);
    after.starts_with(b":") && address.windows(2).any(|two| two == b"::")
}
