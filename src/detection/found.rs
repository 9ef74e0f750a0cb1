//! What is found.

use crate::grammar::Production;
use crate::syntax::Span;
use alloc::borrow::Cow;
use alloc::vec::Vec;

/// An identifier in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<'t> {
    /// Where it stands, in bytes from 0, without what delimits it.
    pub span: Span,
    /// The same in characters.
    pub characters: Span,
    /// The identifier: what stands there, without the whitespace inside.
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
    /// Whether it is of the form that was looked for. Only a near miss is not.
    pub valid: bool,
    pub(super) production: Production,
}

impl Found<'_> {
    /// The production that it is held against: a reference of the document, which it is with
    /// its scheme; a suffix reference only as [completed](Self::completed).
    pub fn production(&self) -> Production {
        self.production
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
