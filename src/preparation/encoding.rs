//! Guidelines of 2011 §5.3 to 5.5 and 7.1: percent-encoding what a component does not allow.

use super::note::What;
use super::options::{Form, LonePercent};
use crate::grammar::Grammar;
use crate::mapping::{
    Charset, Class, PercentEncoder, ProcessingModel, Unencodable, encoded_capacity, is_iprivate,
    is_ucschar, octet_at,
};
use crate::syntax::{Component, Span};
use alloc::string::String;

/// How a component is encoded.
#[derive(Clone, Copy)]
pub(super) struct Encoding<'s> {
    pub(super) component: Component,
    pub(super) form: Form,
    pub(super) lone_percent: LonePercent,
    /// Whether a colon is not allowed before the first `/`, and is encoded there.
    pub(super) first_colon: bool,
    /// Whether what is not allowed stays, and `ucschar` alone is encoded.
    pub(super) ucschar_only: bool,
    pub(super) query: QueryEncoding<'s>,
}

/// Guidelines of 2011 §6.1: how characters of a query become octets.
#[derive(Clone, Copy)]
pub(super) struct QueryEncoding<'s> {
    pub(super) scheme: Option<&'s str>,
    pub(super) charset: Charset,
    pub(super) unencodable: Unencodable,
}

impl Encoding<'_> {
    /// The text encoded. `note` gets what was done to which part, or left. A character that
    /// the document's charset lacks stays; the first of them is given, and where it stands.
    pub(super) fn apply(
        &self,
        text: &str,
        mut note: impl FnMut(What, Span, char),
    ) -> (String, Option<(char, usize)>) {
        let mut out = String::with_capacity(encoded_capacity(text));
        let mut lacking = None;
        let mut encoder = self.encoder();
        let first_segment = match self.first_colon {
            true => text.find('/').unwrap_or(text.len()),
            false => 0,
        };
        let mut done = 0;
        while let Some((what, run)) = self.next_run(text, done, first_segment) {
            encoder.push_plain(&mut out, &text[done..run.start]);
            done = run.end;
            if matches!(what, What::LonePercentLeft | What::NotAllowedLeft) {
                encoder.push_plain(&mut out, run.of(text));
                note_part(&mut note, what, run, text);
                continue;
            }
            let mut start = run.start;
            for (at, c) in run.of(text).char_indices().map(|(at, c)| (run.start + at, c)) {
                if encoder.push(&mut out, c).is_ok() {
                    continue;
                }
                let end = at + c.len_utf8();
                note_part(&mut note, what, Span { start, end: at }, text);
                note_part(&mut note, What::Unencodable, Span { start: at, end }, text);
                out.push(c);
                lacking.get_or_insert((c, at));
                start = end;
            }
            note_part(&mut note, what, Span { start, ..run }, text);
        }
        encoder.push_plain(&mut out, &text[done..]);
        encoder.finish(&mut out);
        (out, lacking)
    }

    fn encoder(&self) -> PercentEncoder {
        let QueryEncoding { scheme, .. } = self.query;
        match self.component {
            Component::Query => self.query.model().query_encoder(scheme),
            _ => PercentEncoder::new(Charset::UTF_8, Unencodable::Error),
        }
    }

    /// The next characters that the same is wrong with, all of them US-ASCII or none.
    /// `first_segment` is the length of the first segment if it has no colon.
    fn next_run(&self, text: &str, from: usize, first_segment: usize) -> Option<(What, Span)> {
        let wrong = |at: usize, c: char| self.wrong(&text[at..], c, at < first_segment);
        let mut characters = text[from..].char_indices().map(|(at, c)| (from + at, c));
        let (start, first, what) = characters.find_map(|(at, c)| Some((at, c, wrong(at, c)?)))?;
        let same = |(at, c): &(usize, char)| {
            c.is_ascii() == first.is_ascii() && wrong(*at, *c) == Some(what)
        };
        let last = characters.take_while(same).last().unwrap_or((start, first));
        Some((what, Span { start, end: last.0 + last.1.len_utf8() }))
    }

    /// What is wrong with the character at the beginning of `rest`.
    fn wrong(&self, rest: &str, c: char, in_first_segment: bool) -> Option<What> {
        let what = match c {
            '%' if octet_at(rest.as_bytes()).is_some() => return None,
            '%' if self.lone_percent == LonePercent::Leave => What::LonePercentLeft,
            '%' => What::LonePercent,
            ':' if in_first_segment => What::Colon,
            _ if c.is_ascii() && allows(self.component, c) => return None,
            _ if c.is_ascii() => What::NotAllowed,
            _ if Class::BidiFormatting.contains(c) => What::BidiFormatting,
            _ if is_ucschar(c) => match self.form {
                Form::Uri => return Some(What::Ucschar),
                Form::Iri => return None,
            },
            _ if self.component == Component::Query && is_iprivate(Grammar::Rfc3987, c) => {
                match self.form {
                    Form::Uri => What::Iprivate,
                    Form::Iri => return None,
                }
            }
            _ => What::NotAllowed,
        };
        let left = self.ucschar_only && what != What::LonePercentLeft;
        Some(if left { What::NotAllowedLeft } else { what })
    }
}

impl QueryEncoding<'_> {
    pub(super) fn model(&self) -> ProcessingModel<'static> {
        ProcessingModel::new().document_charset(self.charset).unencodable(self.unencodable)
    }
}

fn note_part(note: &mut impl FnMut(What, Span, char), what: What, part: Span, text: &str) {
    if let Some(first) = part.of(text).chars().next() {
        note(what, part, first);
    }
}

/// Whether the component allows the US-ASCII character (RFC 3986 sections 3.2.1 and 3.3 to
/// 3.5), a `%` apart.
fn allows(component: Component, c: char) -> bool {
    let is_common = c.is_ascii_alphanumeric() || "-._~!$&'()*+,;=:".contains(c);
    is_common
        || match component {
            Component::Userinfo => false,
            Component::Path => matches!(c, '@' | '/'),
            _ => matches!(c, '@' | '/' | '?'),
        }
}
