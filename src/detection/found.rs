//! What is found.

use crate::grammar::Production;
use crate::mapping::nfc;
use crate::syntax::Span;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

/// An identifier in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<'t> {
    /// Where it stands, in bytes from 0, without what delimits it.
    pub span: Span,
    /// The same in characters.
    pub characters: Span,
    /// The identifier: what stands there, without the whitespace inside, and normalized if
    /// [`Finder::transcoded`](super::Finder::transcoded) asks for it.
    pub text: Cow<'t, str>,
    /// What is around it.
    pub delimiters: Delimiters,
    /// Whether `URL:` stands before it (RFC 3986 Appendix C).
    pub url_prefix: bool,
    /// Whether it lacks the scheme: a suffix reference (RFC 3986 section 4.5).
    pub suffix: bool,
    /// The hyphens in `text`, in bytes from 0, that a line break follows in the original.
    /// Each "may or may not actually be part of the URI" (RFC 3986 Appendix C).
    pub doubtful_hyphens: Vec<usize>,
    /// Whether it is of the form that was looked for. Only a near miss is not, and what
    /// normalization has made something else of, such as a grave accent of U+1FEF.
    pub valid: bool,
    pub(super) production: Production,
}

impl Found<'_> {
    /// The production that it is held against: a reference of the document, which it is with
    /// its scheme; a suffix reference only as [completed](Self::completed).
    pub fn production(&self) -> Production {
        self.production
    }

    /// RFC 3987 §5.3.2.2: normalized as a transcoder does it.
    pub(super) fn normalize(&mut self) {
        let mut normalized = String::with_capacity(self.text.len());
        let mut done = 0;
        for hyphen in &mut self.doubtful_hyphens {
            // Nothing composes with a hyphen.
            normalized.push_str(&nfc(self.text[done..*hyphen].into()));
            done = mem::replace(hyphen, normalized.len());
        }
        normalized.push_str(&nfc(self.text[done..].into()));
        if normalized != self.text {
            self.text = normalized.into();
            self.valid &= self.production.takes(&self.completed());
        }
    }
}

/// What is around an identifier in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Delimiters {
    /// Nothing but whitespace, or text.
    None,
    /// Angle brackets.
    AngleBrackets,
    /// Double quotes, U+0022.
    DoubleQuotes,
    /// Other brackets or quotation marks: the opening and the closing one.
    Around(char, char),
}
