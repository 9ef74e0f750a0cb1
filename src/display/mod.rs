//! Identifiers for a viewer: RFC 3987 section 7.6 and draft-masinter-url-i18n-07 section 4.5.
//!
//! ```
//! use iri_grammar::IriReference;
//! use iri_grammar::display::{Display, Repertoire};
//!
//! let iri = IriReference::new("http://\u{e9}.example/r\u{e9}sum\u{e9}/\u{5d0}?\u{5d0}b")?;
//! let latin = Repertoire::ascii().with_script("Latin").unwrap();
//! let shown = Display::new(&latin).show(&iri).unwrap();
//! assert_eq!(shown.identifier, "http://\u{e9}.example/r\u{e9}sum\u{e9}/%D7%90?%D7%90b");
//! // It is the same identifier.
//! assert_eq!(shown.identifier.to_uri(), iri.to_uri());
//! # Ok::<(), iri_grammar::Error>(())
//! ```

mod repertoire;

pub use repertoire::{Repertoire, UnknownScript};

use crate::bidi::{Context, Marks, Restriction, Structure};
use crate::grammar::{Citation, Document};
use crate::host::is_idna_dot;
use crate::identifier::{Identifier, IriReference, IriReferenceBuf, kind};
use crate::mapping::{MappingError, RegNameConversion, ToIri};
use crate::steps::Step;
use crate::syntax::Span;
use crate::text::push_encoded;
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

const SECTION: Citation = Document::Rfc(3987).section("7.6");

/// What a viewer is shown of an identifier, with what the documents leave open as options.
///
/// RFC 3987 section 7.6: "In situations where the rendering software is not expected to
/// display non-ASCII parts of the IRI correctly \[...\], these parts should be
/// percent-encoded before being displayed". draft-masinter-url-i18n-07 section 4.5: "Don't
/// display something to a user that the user would not be able to enter".
#[derive(Clone, Copy)]
pub struct Display<'h> {
    repertoire: &'h Repertoire,
    whole_components: bool,
    structure: Structure<'h>,
    restricted: bool,
    decoded: Option<ToIri<'h>>,
    to_ascii: Option<RegNameConversion<'h>>,
    around: Around<'h>,
    password: bool,
}

/// Which formatting characters are put around the identifier. RFC 3987 section 4.1 asks for
/// a left-to-right embedding, which "can also be done in a higher-level protocol".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Around<'t> {
    /// None: it is the caller who embeds it.
    #[default]
    Nothing,
    /// LRE and PDF.
    Embedding,
    /// What is needed in a context.
    Needed(Context<'t>),
}

/// What a viewer is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The identifier.
    pub identifier: IriReferenceBuf,
    /// The formatting characters around it, which "are not themselves part of the IRI".
    pub marks: Marks,
}

impl fmt::Display for Shown {
    /// With the formatting characters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.marks.before(), self.identifier, self.marks.after())
    }
}

impl<'h> Display<'h> {
    /// For a viewer who has this repertoire: characters outside of it are percent-encoded,
    /// and then each component that breaks a restriction of RFC 3987 section 4.1 or 4.2 as a
    /// whole. No other option.
    pub fn new(repertoire: &'h Repertoire) -> Self {
        Display {
            repertoire,
            whole_components: false,
            structure: Structure::new(),
            restricted: true,
            decoded: None,
            to_ascii: None,
            around: Around::Nothing,
            password: false,
        }
    }

    /// Whether a component is percent-encoded as a whole where it has a character outside of
    /// the repertoire: "any part of an IRI containing characters outside the range" is
    /// escaped (draft-masinter-url-i18n-07 section 4.5 a). Otherwise, that character is.
    #[must_use]
    pub fn whole_components(mut self, whole: bool) -> Self {
        self.whole_components = whole;
        self
    }

    /// What the components are, which of the hosts are domain names, and what the
    /// restrictions are.
    #[must_use]
    pub fn structure(mut self, structure: Structure<'h>) -> Self {
        self.structure = structure;
        self
    }

    /// Whether components that break a restriction are percent-encoded. Otherwise the
    /// repertoire alone decides, also on formatting characters.
    #[must_use]
    pub fn restricted(mut self, restricted: bool) -> Self {
        self.restricted = restricted;
        self
    }

    /// Percent-encodings are converted to characters first, by RFC 3987 section 3.2. What is
    /// not in UTF-8 stays percent-encoded, as section 6.4 wants it.
    #[must_use]
    pub fn decoded(mut self, to_iri: ToIri<'h>) -> Self {
        self.decoded = Some(to_iri);
        self
    }

    /// Labels of domain names that have characters outside of the repertoire are converted
    /// by this (ToASCII, RFC 3987 section 3.1), where it takes them; the others are
    /// percent-encoded. Without it, all are.
    #[must_use]
    pub fn to_ascii(mut self, to_ascii: impl Into<RegNameConversion<'h>>) -> Self {
        self.to_ascii = Some(to_ascii.into());
        self
    }

    /// Which formatting characters are put around the identifier.
    #[must_use]
    pub fn around(mut self, around: Around<'h>) -> Self {
        self.around = around;
        self
    }

    /// Whether a password is shown. "Applications should not render as clear text any data
    /// after the first colon (":") character found within a userinfo subcomponent unless the
    /// data after the colon is the empty string" (RFC 3986 section 3.2.1): by default, `***`
    /// stands in its place.
    #[must_use]
    pub fn password(mut self, shown: bool) -> Self {
        self.password = shown;
        self
    }

    /// What the viewer is shown. Without [`to_ascii`](Self::to_ascii), it maps to the same URI
    /// as the identifier, with [`decoded`](Self::decoded) except for the case of hexadecimal
    /// digits and for percent-encoded unreserved characters. A [`password`](Self::password)
    /// that is not shown is the exception.
    ///
    /// ```
    /// use iri_grammar::IriReference;
    /// use iri_grammar::display::{Display, Repertoire};
    ///
    /// let all = Repertoire::unicode();
    /// let iri = IriReference::new("ftp://user:secret@example.org/")?;
    /// assert_eq!(Display::new(&all).show(&iri).unwrap().identifier, "ftp://user:***@example.org/");
    /// assert_eq!(Display::new(&all).password(true).show(&iri).unwrap().identifier, iri);
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where a conversion gives what is no label.
    pub fn show<T: AsRef<str>>(
        &self,
        iri: &Identifier<kind::IriReference, T>,
    ) -> Result<Shown, MappingError> {
        let original = iri.as_str().to_string();
        let stages = self.stages(original)?;
        let identifier = parse(stages.restricted)?;
        Ok(Shown { marks: self.marks(&identifier), identifier })
    }

    /// The steps of [`show`](Self::show).
    ///
    /// # Errors
    ///
    /// Where the text is no IRI reference, and as [`show`](Self::show).
    pub fn steps(&self, text: &str) -> Result<Vec<Step>, MappingError> {
        IriReference::new(text)
            .map_err(|error| MappingError::Input { text: text.to_string(), error })?;
        let stages = self.stages(text.to_string())?;
        let Stages { without_password, decoded, encoded, restricted } = stages;
        let mut steps = Vec::new();
        let mut push = |section, did, after: &str| steps.push(Step::new(section, "", did, after));
        if without_password != text {
            let section = Document::Rfc(3986).section("3.2.1");
            push(section, "do not show the password", &without_password);
        }
        if self.decoded.is_some() {
            let section = Citation { section: "3.2", ..SECTION };
            push(section, "convert percent-encodings to characters", &decoded);
        }
        push(SECTION, "percent-encode what is outside of the repertoire", &encoded);
        if self.restricted {
            let section = Restriction::BothDirections.citation();
            push(section, "percent-encode components that break a restriction", &restricted);
        }
        if self.around != Around::Nothing {
            let section = Restriction::Formatting.citation();
            let did = "put formatting characters around it, where it needs them";
            push(section, did, &self.marks(&restricted).around(&restricted));
        }
        Ok(steps)
    }

    fn stages(&self, text: String) -> Result<Stages, MappingError> {
        let without_password = match self.password {
            true => text,
            false => without_password(&parse(text)?),
        };
        let decoded = match self.decoded {
            Some(to_iri) => {
                let iri = parse(without_password.clone())?;
                to_iri.reference(iri.to_uri().as_str())?.into_owned()
            }
            None => without_password.clone(),
        };
        let encoded = self.encode(&parse(decoded.clone())?)?;
        let restricted = match self.restricted {
            true => self.structure.encode(&parse(encoded.clone())?)?.to_string(),
            false => encoded.clone(),
        };
        Ok(Stages { without_password, decoded, encoded, restricted })
    }

    /// The identifier with what is outside of the repertoire in another form.
    fn encode(&self, iri: &IriReferenceBuf) -> Result<String, MappingError> {
        let (text, components) = (iri.as_str(), iri.components());
        let host = self.structure.domain_name(components);
        let mut whole = Vec::new();
        if self.whole_components {
            whole.extend(self.structure.components(components).into_iter().map(|it| it.span));
        }
        let mut out = String::with_capacity(text.len());
        let before = host.map_or(text.len(), |host| host.start);
        let after = host.map_or(text.len(), |host| host.end);
        self.push(&mut out, text, Span { start: 0, end: before }, &whole);
        for label in text[before..after].split_inclusive(is_idna_dot) {
            let dot = label.trim_start_matches(|c| !is_idna_dot(c));
            out.push_str(&self.label(&label[..label.len() - dot.len()])?);
            self.push_part(&mut out, dot);
        }
        self.push(&mut out, text, Span { start: after, end: text.len() }, &whole);
        Ok(out)
    }

    /// Writes a part of the text, as far as it goes in components that are mapped as a whole.
    fn push(&self, out: &mut String, text: &str, part: Span, whole: &[Span]) {
        let mut done = part.start;
        let inside = |span: &&Span| part.start <= span.start && span.end <= part.end;
        for span in whole.iter().filter(inside) {
            self.push_part(out, &text[done..span.start]);
            self.push_whole(out, span.of(text));
            done = span.end;
        }
        self.push_part(out, &text[done..part.end]);
    }

    fn push_part(&self, out: &mut String, text: &str) {
        push_encoded(out, text, |c| !self.repertoire.contains(c));
    }

    fn push_whole(&self, out: &mut String, component: &str) {
        let shown = component.chars().all(|c| self.repertoire.contains(c));
        push_encoded(out, component, |c| !shown && !c.is_ascii());
    }

    /// A label of a domain name.
    fn label<'t>(&self, label: &'t str) -> Result<Cow<'t, str>, MappingError> {
        if label.chars().all(|c| self.repertoire.contains(c)) {
            return Ok(label.into());
        }
        let converted = self.to_ascii.map(|conversion| conversion.to_ascii(label));
        if let Some(Ok(converted)) = converted {
            return Ok(converted.into());
        }
        let mut out = String::new();
        match self.whole_components {
            true => self.push_whole(&mut out, label),
            false => self.push_part(&mut out, label),
        }
        Ok(out.into())
    }

    fn marks(&self, identifier: &str) -> Marks {
        match self.around {
            Around::Nothing => Marks::None,
            Around::Embedding => Marks::Embedding,
            Around::Needed(context) => context.marks_needed(identifier),
        }
    }
}

/// The identifier after each step.
struct Stages {
    without_password: String,
    decoded: String,
    encoded: String,
    restricted: String,
}

/// RFC 3986 §3.2.1.
fn without_password(iri: &IriReferenceBuf) -> String {
    let mut text = iri.as_str().to_string();
    let userinfo = iri.components().syntax().authority.and_then(|authority| authority.userinfo);
    if let Some(span) = userinfo
        && let Some(colon) = span.of(&text).find(':')
        && span.start + colon + 1 < span.end
    {
        text.replace_range(span.start + colon + 1..span.end, "***");
    }
    text
}

/// A text that a step has made.
fn parse(text: String) -> Result<IriReferenceBuf, MappingError> {
    match IriReference::new(&text) {
        Ok(iri) => Ok(iri.into_owned()),
        Err(error) => Err(MappingError::Result { text, error, section: SECTION }),
    }
}
