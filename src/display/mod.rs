//! Converts identifiers for display: RFC 3987 section 7.6 and draft-masinter-url-i18n-07 section
//! 4.5.
//!
//! ```
//! use iri_grammar::IriReference;
//! use iri_grammar::display::{Display, Repertoire};
//!
//! let iri = IriReference::new("http://\u{e9}.example/r\u{e9}sum\u{e9}/\u{5d0}?\u{5d0}b")?;
//! let latin = Repertoire::ascii().with_script("Latin").unwrap();
//! let shown = Display::new(&latin).show(&iri).unwrap();
//! assert_eq!(shown.identifier, "http://\u{e9}.example/r\u{e9}sum\u{e9}/%D7%90?%D7%90b");
//! // The displayed and the original identifier map to the same URI.
//! assert_eq!(shown.identifier.to_uri(), iri.to_uri());
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! The options:
//!
//! ```
//! use iri_grammar::IriReference;
//! use iri_grammar::bidi::{Context, Structure};
//! use iri_grammar::display::{Around, Display, Repertoire, DisplayForm};
//! use iri_grammar::host::Idna2003;
//! use iri_grammar::mapping::ToIri;
//! use iri_grammar::text::{Charset, Class, Classes};
//! use iri_grammar::spec::Trace;
//!
//! // A viewer can read all characters, but does not see spaces.
//! let viewer = Repertoire::unicode().without(Classes::NONE.with(Class::Spaces));
//! let show = |display: Display<'_>, text| {
//!     let shown: DisplayForm = display.show(&IriReference::new(text).unwrap()).unwrap();
//!     shown.to_string()
//! };
//! let all = Display::new(&viewer);
//! assert_eq!(show(all, "/\u{e9}\u{2003}"), "/\u{e9}%E2%80%83");
//! assert_eq!(show(all.whole_components(true), "/\u{e9}\u{2003}"), "/%C3%A9%E2%80%83");
//! assert_eq!(show(all.decoded(ToIri::rfc3987()), "/%C3%A9"), "/\u{e9}");
//! // A component with both directions is percent-encoded, unless the option turns that off.
//! assert_eq!(show(all, "/\u{5d0}b"), "/%D7%90b");
//! assert_eq!(show(all.encode_violations(false), "/\u{5d0}b"), "/\u{5d0}b");
//! assert_eq!(show(all.structure(Structure::new().extensions(true)), "/\u{5d0}.b"), "/\u{5d0}.b");
//! let hebrew = Context { before: "\u{5d0} ", ..Context::default() };
//! assert_eq!(show(all.around(Around::Needed(hebrew)), "/\u{5d0}"), "\u{200e}/\u{5d0}");
//! assert_eq!(show(all.around(Around::Embedding), "/a"), "\u{202a}/a\u{202c}");
//!
//! let ascii = Repertoire::ascii();
//! let ascii = Display::new(&ascii).to_ascii(Idna2003::for_mapping());
//! assert_eq!(show(ascii, "http://\u{fc}.example/\u{fc}"), "http://xn--tda.example/%C3%BC");
//! assert!(Repertoire::ascii().with_script("Klingonese").is_err());
//! assert!(Repertoire::ascii().with_charset(Charset::UTF_8).contains('\u{5d0}'));
//!
//! let (iri, mut steps) = (IriReference::new("/\u{5d0}b").unwrap(), Trace::on());
//! all.show_with_trace(&iri, &mut steps).unwrap();
//! assert_eq!(steps.last().unwrap().after.to_string(), "/%D7%90b");
//! ```
//!
//! The command [`iri display`](crate::guide::right_to_left) does the same.

use crate::bidi::{Context, Marks, Restriction, Structure};
use crate::grammar::{Citation, Document};
use crate::host::is_idna_dot;
use crate::identifier::{Identifier, IriReference, IriReferenceBuf, Text, kind};
use crate::mapping::{MappingError, RegNameConversion, ToIri};
use crate::named::UnknownName;
use crate::options::options;
use crate::steps::{Step, Trace};
use crate::syntax::Span;
use crate::text::{Charset, Classes, push_encoded};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::RangeInclusive;
use icu_properties::PropertyParser;
use icu_properties::props::Script;
use icu_properties::script::ScriptWithExtensions;

const SECTION: Citation = Document::Rfc(3987).section("7.6");

/// Converts identifiers for display to a viewer, with options.
///
/// RFC 3987 section 7.6: "In situations where the rendering software is not expected to
/// display non-ASCII parts of the IRI correctly \[...\], these parts should be
/// percent-encoded before being displayed". draft-masinter-url-i18n-07 section 4.5: "Don't
/// display something to a user that the user would not be able to enter".
#[derive(Clone, Copy, Debug)]
pub struct Display<'h> {
    repertoire: &'h Repertoire,
    whole_components: bool,
    structure: Structure<'h>,
    encode_violations: bool,
    decoded: Option<ToIri<'h>>,
    to_ascii: Option<RegNameConversion<'h>>,
    around: Around<'h>,
    password: bool,
}

/// The formatting characters to put around the identifier. RFC 3987 section 4.1 requires a
/// left-to-right embedding, which "can also be done in a higher-level protocol".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Around<'t> {
    /// No formatting characters. The caller embeds the identifier.
    #[default]
    Nothing,
    /// LRE before the identifier, and PDF after it.
    Embedding,
    /// The marks that are needed in this context.
    Needed(Context<'t>),
}

/// The identifier to display, with formatting characters.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DisplayForm {
    /// The identifier.
    pub identifier: IriReferenceBuf,
    /// The formatting characters around the identifier, which "are not themselves part of the IRI".
    pub marks: Marks,
}

impl fmt::Display for DisplayForm {
    /// Writes the identifier with the formatting characters around it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.marks.before(), self.identifier, self.marks.after())
    }
}

impl<'h> Display<'h> {
    /// Converts identifiers for a viewer with this repertoire. Characters outside of the repertoire
    /// are percent-encoded, then each whole component that breaks a restriction of RFC 3987 section
    /// 4.1 or 4.2. Passwords are hidden. No other option is set.
    pub const fn new(repertoire: &'h Repertoire) -> Self {
        Display {
            repertoire,
            whole_components: false,
            structure: Structure::new(),
            encode_violations: true,
            decoded: None,
            to_ascii: None,
            around: Around::Nothing,
            password: false,
        }
    }

    options! {
        /// Whether a component with a character outside of the repertoire is percent-encoded as a
        /// whole: "any part of an IRI containing characters outside the range" is escaped
        /// (draft-masinter-url-i18n-07 section 4.5 a). By default, only the character is encoded.
        fn whole_components: bool;
        /// Determines the components, the domain names and the restrictions.
        fn structure: Structure<'h>;
        /// Whether components that break a restriction are percent-encoded. If not, only the
        /// repertoire decides, even about formatting characters. On by default.
        fn encode_violations: bool;
    }

    /// Converts percent-encodings to characters first, by RFC 3987 section 3.2. Octets that are
    /// not UTF-8 stay percent-encoded, as section 6.4 requires.
    #[must_use]
    pub const fn decoded(mut self, to_iri: ToIri<'h>) -> Self {
        self.decoded = Some(to_iri);
        self
    }

    /// Sets the conversion (ToASCII, RFC 3987 section 3.1) for labels of domain names with
    /// characters outside of the repertoire. Labels that the conversion rejects are
    /// percent-encoded. By default, all such labels are percent-encoded.
    #[must_use]
    pub fn to_ascii(mut self, to_ascii: impl Into<RegNameConversion<'h>>) -> Self {
        self.to_ascii = Some(to_ascii.into());
        self
    }

    options! {
        /// The formatting characters to put around the identifier.
        fn around: Around<'h>;
        /// Whether a password is shown. "Applications should not render as clear text any data
        /// after the first colon (":") character found within a userinfo subcomponent unless the
        /// data after the colon is the empty string" (RFC 3986 section 3.2.1): by default, `***`
        /// replaces it.
        fn password: bool;
    }

    /// Converts an identifier for display. The result maps to the same URI as the identifier,
    /// except that
    ///
    /// - [`to_ascii`](Self::to_ascii) may convert labels,
    /// - [`decoded`](Self::decoded) may change the case of hexadecimal digits, and decode
    ///   percent-encoded unreserved characters, and
    /// - a [`password`](Self::password) may be hidden.
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
    /// If the result of a conversion is not a label.
    pub fn show<T: Text>(
        &self,
        iri: &Identifier<kind::IriReference, T>,
    ) -> Result<DisplayForm, MappingError> {
        self.show_with_trace(iri, &mut Trace::off())
    }

    /// Converts as [`show`](Self::show), and records the steps.
    ///
    /// # Errors
    ///
    /// As [`show`](Self::show).
    pub fn show_with_trace<T: Text>(
        &self,
        iri: &Identifier<kind::IriReference, T>,
        trace: &mut Trace,
    ) -> Result<DisplayForm, MappingError> {
        let step = |section, did, after: &str| Step::new(section, "", did, after);
        let mut shown = parse(iri.as_str().into())?;
        if !self.password && shown.components().nonempty_password().is_some() {
            let masked = shown.mask_password().to_string();
            shown = parse(masked)?;
            let section = Document::Rfc(3986).section("3.2.1");
            trace.step(|| step(section, "do not show the password", &shown));
        }
        if let Some(to_iri) = self.decoded {
            shown = parse(to_iri.reference(&shown.to_uri())?.into_owned())?;
            let section = Citation { section: "3.2", ..SECTION };
            trace.step(|| step(section, "convert percent-encodings to characters", &shown));
        }
        shown = parse(self.encode(&shown)?)?;
        let did = "percent-encode characters outside of the repertoire";
        trace.step(|| step(SECTION, did, &shown));
        if self.encode_violations {
            shown = self.structure.encode(&shown)?.into_owned();
            let section = Restriction::BothDirections.citation();
            let did = "percent-encode components that break a restriction";
            trace.step(|| step(section, did, &shown));
        }
        let marks = self.marks(&shown);
        if self.around != Around::Nothing {
            let section = Restriction::Formatting.citation();
            let did = "put formatting characters around it, if it needs them";
            trace.step(|| step(section, did, &marks.around(&shown)));
        }
        Ok(DisplayForm { identifier: shown, marks })
    }

    /// Converts labels of a domain name, and percent-encodes the other characters outside of the
    /// repertoire.
    fn encode(&self, iri: &IriReferenceBuf) -> Result<String, MappingError> {
        let (text, components) = (iri.as_str(), iri.components());
        let host = self.structure.domain_name(components);
        let mut whole_spans = Vec::new();
        if self.whole_components {
            let components = self.structure.components(components);
            whole_spans.extend(components.into_iter().map(|(_, span)| span));
        }
        let mut out = String::with_capacity(text.len());
        // Without a domain name, the whole text is before it.
        let before = host.map_or(text.len(), |host| host.start);
        let after = host.map_or(text.len(), |host| host.end);
        self.push_with_components(&mut out, text, Span { start: 0, end: before }, &whole_spans);
        let is_dot = |c| self.to_ascii.map_or(is_idna_dot(c), |conversion| conversion.is_dot(c));
        for label in text[before..after].split_inclusive(is_dot) {
            let dot = label.trim_start_matches(|c| !is_dot(c));
            out.push_str(&self.label(&label[..label.len() - dot.len()])?);
            match self.to_ascii {
                // As in the conversion of a whole name to ASCII (RFC 3490 section 4 step 5).
                Some(_) if !dot.chars().all(|c| self.repertoire.contains(c)) => out.push('.'),
                _ => self.push_part(&mut out, dot),
            }
        }
        self.push_with_components(
            &mut out,
            text,
            Span { start: after, end: text.len() },
            &whole_spans,
        );
        Ok(out)
    }

    /// Appends a part of the text. If a component in it whose span is among `whole_spans` has a character
    /// outside of the repertoire, the whole component is percent-encoded; elsewhere, only such characters.
    fn push_with_components(&self, out: &mut String, text: &str, part: Span, whole_spans: &[Span]) {
        let mut done = part.start;
        let is_inside = |span: &&Span| part.start <= span.start && span.end <= part.end;
        for span in whole_spans.iter().filter(is_inside) {
            self.push_part(out, &text[done..span.start]);
            self.push_whole(out, span.slice(text));
            done = span.end;
        }
        self.push_part(out, &text[done..part.end]);
    }

    /// Appends a text. Characters outside of the repertoire are percent-encoded.
    fn push_part(&self, out: &mut String, text: &str) {
        push_encoded(out, text, |c| !self.repertoire.contains(c));
    }

    /// Appends a component. If a character is outside of the repertoire, all non-ASCII characters
    /// are percent-encoded.
    fn push_whole(&self, out: &mut String, component: &str) {
        let is_in_repertoire = component.chars().all(|c| self.repertoire.contains(c));
        push_encoded(out, component, |c| !is_in_repertoire && !c.is_ascii());
    }

    /// Converts a label of a domain name if it has characters outside of the repertoire: by the
    /// option [`to_ascii`](Self::to_ascii), or to percent-encodings if the option is not set or
    /// rejects the label.
    fn label<'t>(&self, label: &'t str) -> Result<Cow<'t, str>, MappingError> {
        if label.chars().all(|c| self.repertoire.contains(c)) {
            return Ok(label.into());
        }
        let converted = self.to_ascii.map(|conversion| conversion.to_ascii(label));
        if let Some(Ok(converted)) = converted {
            return Ok(converted.into());
        }
        let mut out = String::new();
        if self.whole_components {
            self.push_whole(&mut out, label)
        } else {
            self.push_part(&mut out, label)
        }
        Ok(out.into())
    }

    /// The formatting characters to put around the identifier.
    fn marks(&self, identifier: &str) -> Marks {
        match self.around {
            Around::Nothing => Marks::None,
            Around::Embedding => Marks::Embedding,
            Around::Needed(context) => context.marks_needed(identifier),
        }
    }
}

/// Parses the result of a step.
fn parse(text: String) -> Result<IriReferenceBuf, MappingError> {
    match IriReference::new(&text) {
        Ok(iri) => Ok(iri.into_owned()),
        Err(error) => Err(MappingError::Result { text, error, section: SECTION }),
    }
}

/// A set of characters that a viewer can read: US-ASCII, and the characters that methods add.
///
/// ```
/// use iri_grammar::display::Repertoire;
///
/// let hebrew = Repertoire::ascii().with_script("Hebrew")?.with_range('\u{20a0}'..='\u{20bf}');
/// assert!(hebrew.contains('a') && hebrew.contains('\u{5d0}') && hebrew.contains('\u{20aa}'));
/// assert!(!hebrew.contains('\u{627}'));
/// # Ok::<(), iri_grammar::UnknownName>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Repertoire {
    all: bool,
    ranges: Vec<RangeInclusive<char>>,
    scripts: Vec<Script>,
    charsets: Vec<Charset>,
    without: Option<Classes>,
}

impl Repertoire {
    /// The repertoire of US-ASCII alone.
    pub const fn ascii() -> Self {
        Repertoire {
            all: false,
            ranges: Vec::new(),
            scripts: Vec::new(),
            charsets: Vec::new(),
            without: None,
        }
    }

    /// The repertoire of all characters.
    pub const fn unicode() -> Self {
        let mut repertoire = Repertoire::ascii();
        repertoire.all = true;
        repertoire
    }

    /// Adds the characters of a range.
    #[must_use]
    pub fn with_range(mut self, range: RangeInclusive<char>) -> Self {
        self.ranges.push(range);
        self
    }

    /// Adds the characters that a script uses (Unicode's Script_Extensions). `name` is the name or
    /// the code of the script, such as `Hebrew` or `Hebr`, in upper or lower case.
    ///
    /// # Errors
    ///
    /// If Unicode has no such script.
    pub fn with_script(mut self, name: &str) -> Result<Self, UnknownName> {
        let unknown = UnknownName("Unicode has no script of this name");
        let script = PropertyParser::<Script>::new().get_loose(name).ok_or(unknown)?;
        self.scripts.push(script);
        Ok(self)
    }

    /// Adds the characters of a character encoding.
    #[must_use]
    pub fn with_charset(mut self, charset: Charset) -> Self {
        self.charsets.push(charset);
        self
    }

    /// Excludes the characters of these classes, even if another method adds them. Use it for
    /// characters that a viewer cannot see or cannot distinguish from others.
    #[must_use]
    pub fn without(mut self, classes: Classes) -> Self {
        self.without = Some(classes);
        self
    }

    /// Whether the character is in the repertoire. US-ASCII always is, even if
    /// [`without`](Self::without) names its class.
    pub fn contains(&self, c: char) -> bool {
        if c.is_ascii() {
            return true;
        }
        if self.without.is_some_and(|classes| classes.class_of(c).is_some()) {
            return false;
        }
        self.all
            || self.ranges.iter().any(|range| range.contains(&c))
            || self.scripts.iter().any(|script| ScriptWithExtensions::new().has_script(c, *script))
            || self.charsets.iter().any(|charset| charset.can_encode(c))
    }
}
