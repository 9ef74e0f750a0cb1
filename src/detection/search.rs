//! The search: finds where an identifier may begin, and how far it extends.

use super::punctuation::{Brackets, end_of_run, ends_a_run, in_scheme, opens, without_punctuation};
use super::{Delimiters, Finder, Match, with_prefix};
use crate::grammar::{Production, Role};
use crate::syntax::{Span, tables};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// An iterator over the identifiers in a text; see [`Finder::find`].
#[derive(Clone, Debug)]
struct Matches<'t, 's> {
    finder: Finder<'s>,
    text: &'t str,
    /// The byte offset at which the search continues.
    at: usize,
    /// The byte offset at which the last identifier ends.
    last_end: usize,
    /// The last run. It is stored so that a long run is not read again for each candidate in it.
    run: Run,
    /// The byte offset up to which characters have been counted.
    counted: usize,
    /// The number of characters before the offset `counted`.
    characters: usize,
}

/// A sequence of characters that identifiers may contain.
#[derive(Clone, Debug)]
struct Run {
    span: Span,
    brackets: Brackets,
}

impl<'s> Finder<'s> {
    /// Finds the identifiers in a text, in their order, without overlap. Takes linear time.
    pub fn find<'t>(
        &self,
        text: &'t str,
    ) -> impl Iterator<Item = Match<'t>> + Clone + fmt::Debug + use<'t, 's> {
        Matches::new(*self, text)
    }
}

impl<'t, 's> Matches<'t, 's> {
    fn new(finder: Finder<'s>, text: &'t str) -> Self {
        Matches {
            finder,
            text,
            at: 0,
            last_end: 0,
            // An empty run, which contains no byte.
            run: Run { span: Span { start: 1, end: 0 }, brackets: Brackets::default() },
            counted: 0,
            characters: 0,
        }
    }

    /// The run that contains the bytes from `from` to `to`, none of which may end a run. It begins
    /// at or before `from`.
    fn run(&mut self, from: usize, to: usize) -> &Run {
        if from < self.run.span.start || self.run.span.end < to {
            let rest = &self.text[to..];
            let end = to + end_of_run(rest);
            let span = Span { start: from, end };
            self.run = Run { span, brackets: Brackets::new(self.text, span) };
        }
        &self.run
    }

    /// Converts a span to characters. The spans have to be passed in the order of the text.
    fn in_characters(&mut self, span: Span) -> Span {
        let count = |from: usize, to: usize| self.text[from..to].chars().count();
        let start = self.characters + count(self.counted, span.start);
        let end = start + count(span.start, span.end);
        (self.counted, self.characters) = (span.end, end);
        Span { start, end }
    }
}

impl<'t> Iterator for Matches<'t, '_> {
    type Item = Match<'t>;

    /// Tries each character that may indicate an identifier. After an identifier, the search
    /// continues at its end; otherwise, after the character.
    fn next(&mut self) -> Option<Match<'t>> {
        loop {
            let at = self.next_trigger()?;
            let found = match self.text.as_bytes()[at] {
                b'<' => self.find_in_angle_brackets(at),
                b':' => Scheme::before(self, at).and_then(|scheme| self.find_bare(scheme)),
                _ => self.find_suffix(at),
            };
            self.at = at + 1;
            if let Some((mut found, end)) = found {
                (self.at, self.last_end) = (end, end);
                found.characters = self.in_characters(found.span);
                if self.finder.nfc {
                    found.normalize();
                }
                return Some(found);
            }
        }
    }
}

impl Matches<'_, '_> {
    /// The byte offset of the next character that may indicate an identifier: `:`, `<`, or `w` if
    /// suffix references are searched for.
    fn next_trigger(&self) -> Option<usize> {
        let is_trigger = |octet: &u8| match octet {
            b':' | b'<' => true,
            b'w' | b'W' => self.finder.suffix_references,
            _ => false,
        };
        self.text.as_bytes()[self.at..].iter().position(is_trigger).map(|offset| self.at + offset)
    }
}

/// The span of a scheme and its colon.
struct Scheme {
    start: usize,
    /// The byte after the colon.
    end: usize,
}

impl Scheme {
    /// The longest scheme before the colon at this byte offset. `None` if there is no scheme, if
    /// identifiers with this scheme are not searched for, or if the run ends after the colon.
    fn before(matches: &Matches<'_, '_>, colon: usize) -> Option<Self> {
        let before = &matches.text.as_bytes()[matches.last_end..colon];
        let octets = before.iter().rev().take_while(|octet| in_scheme(**octet)).count();
        let letter = before[before.len() - octets..].iter().position(u8::is_ascii_alphabetic)?;
        let start = colon - octets + letter;
        let (scheme, rest) = (&matches.text[start..colon], &matches.text[colon + 1..]);
        let has_more = rest.chars().next().is_some_and(|c| !ends_a_run(c));
        (has_more && matches.finder.schemes.begins(scheme, rest))
            .then_some(Scheme { start, end: colon + 1 })
    }

    /// Whether the identifier that ends at `end` has more than the scheme and `//`.
    fn has_more(&self, text: &str, end: usize) -> bool {
        let rest = &text[self.end..end.max(self.end)];
        !rest.strip_prefix("//").unwrap_or(rest).is_empty()
    }
}

/// An identifier, and the byte offset at which the search continues.
type NextMatch<'t> = Option<(Match<'t>, usize)>;

impl<'t> Matches<'t, '_> {
    /// Finds an identifier that begins with this scheme and is not in angle brackets; `None` if it
    /// would consist of only the scheme and `//`.
    fn find_bare(&mut self, scheme: Scheme) -> NextMatch<'t> {
        let (text, last_end) = (self.text, self.last_end);
        // The length of a `URL:` before the scheme.
        let prefix_length = url_prefix(&text[last_end..scheme.start]);
        let begin = scheme.start - prefix_length.unwrap_or(0);
        let mut preceding = text[last_end..begin].chars().rev();
        let before = preceding.next();
        // Whitespace after the prefix separates the bracket from the run.
        let is_in_run = !text[begin..scheme.start].ends_with(char::is_whitespace);
        // A single quote after a letter is an apostrophe.
        let is_apostrophe =
            before == Some('\'') && preceding.next().is_some_and(char::is_alphanumeric);
        let opening = before.filter(|c| is_in_run && !is_apostrophe && opens(*c));
        let from = opening.map_or(scheme.start, |c| begin - c.len_utf8());

        let run = self.run(from, scheme.end);
        let closing = opening.and_then(|_| run.brackets.closing(text, run.span, from));
        let limit = closing.filter(|at| *at >= scheme.end).unwrap_or(run.span.end);
        let delimiters = match (opening, text[limit..].chars().next()) {
            (Some(open), Some(close)) if closing == Some(limit) => Delimiters::Pair(open, close),
            (_, Some('"')) if before == Some('"') => Delimiters::DoubleQuotes,
            _ => Delimiters::None,
        };
        let (end, valid) = self.extent(&scheme, limit, delimiters)?;
        let span = Span { start: scheme.start, end };
        let found = self.new_match(span, span.slice(text).into(), delimiters, valid);
        Some((Match { url_prefix: prefix_length.is_some(), ..found }, end))
    }

    /// The end of the identifier that begins with this scheme, as a byte offset of at most `limit`, and whether
    /// the identifier is valid; `None` if it would consist of only the scheme and `//`.
    fn extent(
        &self,
        scheme: &Scheme,
        limit: usize,
        delimiters: Delimiters,
    ) -> Option<(usize, bool)> {
        let (text, production) = (self.text, self.finder.production);
        let valid_end = scheme.start + longest_prefix(production, &text[scheme.start..limit]);
        // The whole content of double quotes is not trimmed.
        if delimiters == Delimiters::DoubleQuotes && valid_end == limit {
            return scheme.has_more(text, limit).then_some((limit, true));
        }
        let trimmed = |end: usize| scheme.start + self.trimmed_length(&text[scheme.start..end]);
        let end = trimmed(valid_end.max(scheme.end));
        if self.finder.near_misses && valid_end < limit {
            // The search continues after the whole text, so that nothing is read twice.
            let whole = trimmed(limit);
            if end < whole {
                let valid = production.matches(&text[scheme.start..whole]);
                return scheme.has_more(text, whole).then_some((whole, valid));
            }
        }
        // What the grammar accepts stays valid without the punctuation at its end.
        scheme.has_more(text, end).then_some((end, true))
    }

    /// The length in bytes of the text without punctuation at its end.
    fn trimmed_length(&self, text: &str) -> usize {
        without_punctuation(text, |c| c.is_ascii() || self.finder.foreign_punctuation)
    }

    /// Makes a match that has no `URL:` before it and no doubtful hyphens, and is no suffix reference.
    fn new_match(
        &self,
        span: Span,
        text: Cow<'t, str>,
        delimiters: Delimiters,
        valid: bool,
    ) -> Match<'t> {
        Match {
            span,
            // `next` converts the span to characters.
            characters: span,
            text,
            delimiters,
            url_prefix: false,
            suffix: false,
            doubtful_hyphens: Vec::new(),
            valid,
            production: self.finder.production,
        }
    }

    /// Finds an identifier that fills the angle brackets that open at this byte offset (RFC 3986
    /// Appendix C), apart from `URL:` before it and whitespace around it. `None` if the content of
    /// the brackets is anything else, or the options exclude it.
    fn find_in_angle_brackets(&self, bracket: usize) -> NextMatch<'t> {
        let closing = self.closing_angle_bracket(bracket + 1)?;
        let content = self.text[bracket + 1..closing].trim_start();
        let after_prefix = match content.get(..4) {
            Some(prefix) if prefix.eq_ignore_ascii_case("URL:") => content[4..].trim_start(),
            _ => content,
        };
        let start = closing - after_prefix.len();
        let identifier = after_prefix.trim_end();
        let colon = identifier.bytes().position(|octet| !in_scheme(octet))?;
        let (scheme, rest) = (&identifier[..colon], identifier[colon..].strip_prefix(':')?);
        let is_scheme = scheme.starts_with(|c: char| c.is_ascii_alphabetic());
        if !is_scheme || !self.finder.schemes.begins(scheme, rest) {
            return None;
        }
        let (joined, doubtful_hyphens) = self.join(identifier)?;
        let valid = self.finder.production.matches(&joined);
        let scheme = Scheme { start: 0, end: colon + 1 };
        if !scheme.has_more(&joined, joined.len()) || !valid && !self.finder.near_misses {
            return None;
        }
        let span = Span { start, end: start + identifier.len() };
        let url_prefix = after_prefix.len() < content.len();
        let found = self.new_match(span, joined, Delimiters::AngleBrackets, valid);
        Some((Match { url_prefix, doubtful_hyphens, ..found }, span.end))
    }

    /// The byte offset of the closing angle bracket, if there are only whitespace and characters
    /// that identifiers may contain between the byte `start` and it.
    fn closing_angle_bracket(&self, start: usize) -> Option<usize> {
        let rest = &self.text[start..];
        let end = rest.find(|c: char| ends_a_run(c) && !c.is_whitespace())?;
        rest[end..].starts_with('>').then_some(start + end)
    }

    /// Removes the whitespace from an identifier. Also returns the byte offsets, in the result, of
    /// hyphens before line breaks. Returns `None` if there is whitespace and the options do not
    /// ignore it, or if there is an empty line.
    fn join(&self, identifier: &'t str) -> Option<(Cow<'t, str>, Vec<usize>)> {
        if !identifier.contains(char::is_whitespace) {
            return Some((identifier.into(), Vec::new()));
        }
        if !self.finder.whitespace_in_angle_brackets {
            return None;
        }
        let mut joined = String::with_capacity(identifier.len());
        let mut hyphens = Vec::new();
        let mut breaks = 0;
        for c in identifier.chars() {
            match c {
                '\n' => breaks += 1,
                _ if c.is_whitespace() => {}
                _ => {
                    if breaks == 1 && joined.ends_with('-') {
                        hyphens.push(joined.len() - 1);
                    }
                    breaks = 0;
                    joined.push(c);
                }
            }
            if breaks > 1 {
                return None;
            }
        }
        Some((joined.into(), hyphens))
    }

    /// Finds a suffix reference that begins with `www.` at this byte offset (RFC 3986 section 4.5);
    /// `None` if there is none.
    fn find_suffix(&mut self, start: usize) -> NextMatch<'t> {
        let text = self.text;
        // `www` after a letter, a digit or one of these is part of a longer name, path or address.
        let separates =
            |c: char| !c.is_ascii_alphanumeric() && !matches!(c, '-' | '.' | '/' | '@' | '%');
        let before = text[self.last_end..start].chars().next_back();
        let is_www =
            text.get(start..start + 4).is_some_and(|prefix| prefix.eq_ignore_ascii_case("www."));
        if !is_www || !before.is_none_or(separates) {
            return None;
        }
        let limit = self.run(start, start).span.end;
        let valid_end = start + self.suffix_length(&text[start..limit]);
        let untrimmed_end = if self.finder.near_misses { limit } else { valid_end };
        let end = start + self.trimmed_length(&text[start..untrimmed_end]);
        let span = Span { start, end };
        // What the grammar accepts stays valid without the punctuation at its end.
        let valid = untrimmed_end == valid_end
            || self.finder.production.matches(&with_prefix(span.slice(text)));
        // `www.` alone is not a suffix reference.
        let found = self.new_match(span, span.slice(text).into(), Delimiters::None, valid);
        (span.end > start + 4).then_some((Match { suffix: true, ..found }, span.end))
    }

    /// The length in bytes of a suffix reference at the beginning of the text: "only the authority
    /// and path portions", and the query and the fragment after them. A userinfo is not recognized:
    /// each candidate would search for its `@` up to the next delimiter, which would take quadratic
    /// time.
    fn suffix_length(&self, text: &str) -> usize {
        let grammar = self.finder.production.grammar();
        let end_of = |role: Role, start: usize| match grammar.with_role(role) {
            Some(production) => start + longest_prefix(production, &text[start..]),
            // The draft of 2001 has no `path-abempty`, so the path is left out.
            None => start,
        };
        let end_after = |delimiter: char, role: Role, at: usize| {
            if text[at..].starts_with(delimiter) { end_of(role, at + 1) } else { at }
        };
        let host_end = end_of(Role::RegName, 0);
        let port_end = end_after(':', Role::Port, host_end);
        let path_end = end_of(Role::PathAbempty, port_end);
        let query_end = end_after('?', Role::Query, path_end);
        end_after('#', Role::Fragment, query_end)
    }
}

/// The length in bytes of `URL:` at the end of a text, with or without a space after it; `None` if
/// the text does not end so, or if `URL:` is part of a longer word (RFC 3986 Appendix C).
fn url_prefix(before: &str) -> Option<usize> {
    let word = before.strip_suffix(' ').unwrap_or(before);
    let at = word.len().checked_sub("URL:".len())?;
    let prefix = word.get(at..)?;
    let is_whole_word = !word[..at].ends_with(|c: char| c.is_alphanumeric());
    (is_whole_word && prefix.eq_ignore_ascii_case("URL:")).then_some(before.len() - at)
}

/// The length in bytes of the longest prefix of a text that the production accepts; 0 if it accepts
/// none.
fn longest_prefix(production: Production, text: &str) -> usize {
    tables::rules(production.grammar()).longest_prefix(production.index(), text).unwrap_or(0)
}
