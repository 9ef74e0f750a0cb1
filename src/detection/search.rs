//! The search: where an identifier may begin, and how far it extends.

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
struct Finds<'t, 's> {
    finder: Finder<'s>,
    text: &'t str,
    /// The byte offset at which the search continues.
    at: usize,
    /// The end of the last identifier.
    low: usize,
    /// The last run. It is stored so that a long run is not read again for each candidate in it.
    run: Run,
    /// The byte offset up to which characters have been counted, and their number.
    counted: usize,
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
        Finds::new(*self, text)
    }
}

impl<'t, 's> Finds<'t, 's> {
    fn new(finder: Finder<'s>, text: &'t str) -> Self {
        Finds {
            finder,
            text,
            at: 0,
            low: 0,
            // An empty run, which contains no byte.
            run: Run { span: Span { start: 1, end: 0 }, brackets: Brackets::default() },
            counted: 0,
            characters: 0,
        }
    }

    /// The run that begins at or before `from`. It is known to extend at least to `to`.
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
    fn count(&mut self, span: Span) -> Span {
        let count = |from: usize, to: usize| self.text[from..to].chars().count();
        let start = self.characters + count(self.counted, span.start);
        let end = start + count(span.start, span.end);
        (self.counted, self.characters) = (span.end, end);
        Span { start, end }
    }
}

impl<'t> Iterator for Finds<'t, '_> {
    type Item = Match<'t>;

    fn next(&mut self) -> Option<Match<'t>> {
        loop {
            let at = self.trigger()?;
            let found = match self.text.as_bytes()[at] {
                b'<' => self.find_in_angle_brackets(at),
                b':' => Scheme::before(self, at).and_then(|scheme| self.find_bare(scheme)),
                _ => self.find_suffix(at),
            };
            self.at = at + 1;
            if let Some((mut found, end)) = found {
                (self.at, self.low) = (end, end);
                found.characters = self.count(found.span);
                if self.finder.nfc {
                    found.normalize();
                }
                return Some(found);
            }
        }
    }
}

impl Finds<'_, '_> {
    /// The offset of the next character that may indicate an identifier: `:`, `<` or `w`.
    fn trigger(&self) -> Option<usize> {
        let www = self.finder.suffix_references;
        let is_one = |octet: &u8| match octet {
            b':' | b'<' => true,
            b'w' | b'W' => www,
            _ => false,
        };
        self.text.as_bytes()[self.at..].iter().position(is_one).map(|offset| self.at + offset)
    }
}

/// The span of a scheme and its colon.
struct Scheme {
    start: usize,
    /// The byte after the colon.
    end: usize,
}

impl Scheme {
    /// The scheme before a colon, if identifiers with this scheme are to be found.
    fn before(finds: &Finds<'_, '_>, colon: usize) -> Option<Self> {
        let before = &finds.text.as_bytes()[finds.low..colon];
        let octets = before.iter().rev().take_while(|octet| in_scheme(**octet)).count();
        let letter = before[before.len() - octets..].iter().position(u8::is_ascii_alphabetic)?;
        let start = colon - octets + letter;
        let (scheme, rest) = (&finds.text[start..colon], &finds.text[colon + 1..]);
        let more = rest.chars().next().is_some_and(|c| !ends_a_run(c));
        (more && finds.finder.schemes.begins(scheme, rest))
            .then_some(Scheme { start, end: colon + 1 })
    }

    /// Whether an identifier that ends at `end` has more than the scheme and `//`.
    fn identifies(&self, text: &str, end: usize) -> bool {
        let rest = &text[self.end..end.max(self.end)];
        !rest.strip_prefix("//").unwrap_or(rest).is_empty()
    }
}

/// An identifier, and the byte offset at which the search continues.
type Find<'t> = Option<(Match<'t>, usize)>;

impl<'t> Finds<'t, '_> {
    /// Finds an identifier that begins with this scheme and is not in angle brackets.
    fn find_bare(&mut self, scheme: Scheme) -> Find<'t> {
        let (text, low) = (self.text, self.low);
        let prefix = url_prefix(&text[low..scheme.start]);
        let begin = scheme.start - prefix.unwrap_or(0);
        let mut around = text[low..begin].chars().rev();
        let before = around.next();
        // Whitespace after the prefix separates the bracket from the run. A single quote after a
        // letter is an apostrophe.
        let same_run = !text[begin..scheme.start].ends_with(char::is_whitespace);
        let apostrophe = before == Some('\'') && around.next().is_some_and(char::is_alphanumeric);
        let opening = before.filter(|c| same_run && !apostrophe && opens(*c));
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
        let url_prefix = prefix.is_some();
        Some((
            self.new_match(span, Cow::from(span.slice(text)), delimiters, url_prefix, valid),
            end,
        ))
    }

    /// The end of the identifier, which is at most `limit`, and whether the identifier is valid.
    fn extent(
        &self,
        scheme: &Scheme,
        limit: usize,
        delimiters: Delimiters,
    ) -> Option<(usize, bool)> {
        let (text, production) = (self.text, self.finder.production);
        let taken = scheme.start + longest_prefix(production, &text[scheme.start..limit]);
        if delimiters == Delimiters::DoubleQuotes && taken == limit {
            return scheme.identifies(text, limit).then_some((limit, true));
        }
        let trimmed = |end: usize| scheme.start + self.trim(&text[scheme.start..end]);
        let end = trimmed(taken.max(scheme.end));
        if self.finder.near_misses && taken < limit {
            // The search continues after the whole text, so that nothing is read twice.
            let whole = trimmed(limit);
            if end < whole {
                let valid = production.matches(&text[scheme.start..whole]);
                return scheme.identifies(text, whole).then_some((whole, valid));
            }
        }
        scheme.identifies(text, end).then_some((end, true))
    }

    fn trim(&self, text: &str) -> usize {
        without_punctuation(text, self.finder.foreign_punctuation)
    }

    fn new_match(
        &self,
        span: Span,
        text: Cow<'t, str>,
        delimiters: Delimiters,
        url_prefix: bool,
        valid: bool,
    ) -> Match<'t> {
        Match {
            span,
            characters: span,
            text,
            delimiters,
            url_prefix,
            suffix: false,
            doubtful_hyphens: Vec::new(),
            valid,
            production: self.finder.production,
        }
    }

    /// Finds an identifier that fills the angle brackets that open at this offset (RFC 3986
    /// Appendix C).
    fn find_in_angle_brackets(&self, bracket: usize) -> Find<'t> {
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
        let begins = scheme.starts_with(|c: char| c.is_ascii_alphabetic());
        if !begins || !self.finder.schemes.begins(scheme, rest) {
            return None;
        }
        let (joined, doubtful_hyphens) = self.join(identifier)?;
        let valid = self.finder.production.matches(&joined);
        let scheme = Scheme { start: 0, end: colon + 1 };
        if !scheme.identifies(&joined, joined.len()) || !valid && !self.finder.near_misses {
            return None;
        }
        let span = Span { start, end: start + identifier.len() };
        let prefixed = after_prefix.len() < content.len();
        let found = self.new_match(span, joined, Delimiters::AngleBrackets, prefixed, valid);
        Some((Match { doubtful_hyphens, ..found }, span.end))
    }

    /// The offset of the closing angle bracket, if before it there are only whitespace and
    /// characters that identifiers may contain.
    fn closing_angle_bracket(&self, start: usize) -> Option<usize> {
        let rest = &self.text[start..];
        let end = rest.find(|c: char| ends_a_run(c) && !c.is_whitespace())?;
        rest[end..].starts_with('>').then_some(start + end)
    }

    /// Removes the whitespace from an identifier. Also returns the offsets of hyphens before line
    /// breaks. Returns `None` if whitespace is not to be ignored, or if there is an empty line.
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

    /// Finds a suffix reference that begins with `www.` at this offset (RFC 3986 section 4.5).
    fn find_suffix(&mut self, start: usize) -> Find<'t> {
        let text = self.text;
        let alone =
            |c: char| !c.is_ascii_alphanumeric() && !matches!(c, '-' | '.' | '/' | '@' | '%');
        let before = text[self.low..start].chars().next_back();
        let begins =
            text.get(start..start + 4).is_some_and(|prefix| prefix.eq_ignore_ascii_case("www."));
        if !begins || !before.is_none_or(alone) {
            return None;
        }
        let limit = self.run(start, start).span.end;
        let taken = start + self.suffix_length(&text[start..limit]);
        let reach = if self.finder.near_misses { limit } else { taken };
        let end = start + self.trim(&text[start..reach]);
        let span = Span { start, end };
        let valid =
            reach == taken || self.finder.production.matches(&with_prefix(span.slice(text)));
        // `www.` alone is not a suffix reference.
        let found = self.new_match(span, span.slice(text).into(), Delimiters::None, false, valid);
        (span.end > start + 4).then_some((Match { suffix: true, ..found }, span.end))
    }

    /// The length of "only the authority and path portions" at the beginning, and of the query and
    /// the fragment after them. A userinfo is not recognized: each candidate would search for its
    /// `@` up to the next delimiter, which would take quadratic time.
    fn suffix_length(&self, text: &str) -> usize {
        let grammar = self.finder.production.grammar();
        let take = |role: Role, at: usize| {
            at + grammar
                .with_role(role)
                .map_or(0, |production| longest_prefix(production, &text[at..]))
        };
        let after = |delimiter: char, role: Role, at: usize| match text[at..].starts_with(delimiter)
        {
            true => take(role, at + 1),
            false => at,
        };
        let host = take(Role::RegName, 0);
        let path = take(Role::PathAbempty, after(':', Role::Port, host));
        after('#', Role::Fragment, after('?', Role::Query, path))
    }
}

/// The length of `URL:` at the end of a text, with or without a space after it, unless it is part
/// of a longer word (RFC 3986 Appendix C).
fn url_prefix(before: &str) -> Option<usize> {
    let word = before.strip_suffix(' ').unwrap_or(before);
    let at = word.len().checked_sub(4)?;
    let prefix = word.get(at..)?;
    let begins = !word[..at].ends_with(|c: char| c.is_alphanumeric());
    (begins && prefix.eq_ignore_ascii_case("URL:")).then_some(before.len() - at)
}

/// The length of the longest prefix of a text that the production accepts.
fn longest_prefix(production: Production, text: &str) -> usize {
    tables::rules(production.grammar()).longest(production.index(), text).unwrap_or(0)
}
