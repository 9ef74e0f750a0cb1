//! Classes of characters: those that are not appropriate in an IRI, and some that the grammars
//! define.

use crate::grammar::{Citation, Document, Grammar};
use core::fmt;
#[cfg(feature = "idna")]
use icu_properties::props::{
    DefaultIgnorableCodePoint, GeneralCategory, PrependedConcatenationMark,
};
#[cfg(feature = "idna")]
use icu_properties::{CodePointMapData, CodePointSetData};
#[cfg(feature = "idna")]
use unicode_normalization::char::{
    decompose_canonical, decompose_compatible, is_combining_mark, is_public_assigned,
};

/// The version of Unicode that Normalization Form C and some [`Class`]es use.
#[cfg(feature = "idna")]
pub const UNICODE_VERSION: (u8, u8, u8) = unicode_normalization::UNICODE_VERSION;

const RFC3987: Document = Document::Rfc(3987);

/// Defines each class: its documentation, its name, the section that calls its characters
/// inappropriate, and the characters.
macro_rules! classes {
    ($($(#[doc = $doc:literal])* $(#[cfg($cfg:meta)])?
        $class:ident = $name:literal, $citation:expr => |$c:ident| $contains:expr;)*) => {
        /// A class of characters that are not appropriate in an IRI. The conversion of a URI to an
        /// IRI keeps them percent-encoded (RFC 3987 §3.2 step 4).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
        #[non_exhaustive]
        pub enum Class {
            $($(#[doc = $doc])* $(#[cfg($cfg)])? $class,)*
        }

        impl Class {
            /// All classes, of which six need the feature `idna`.
            const EVERY: [Class; if cfg!(feature = "idna") { 17 } else { 11 }] =
                [$($(#[cfg($cfg)])? Class::$class,)*];

            /// A short name: `bidi-formatting`.
            pub fn name(self) -> &'static str {
                match self { $($(#[cfg($cfg)])? Class::$class => $name,)* }
            }

            /// The section that calls the characters inappropriate; `None` if no document does so
            /// in general.
            pub fn citation(self) -> Option<Citation> {
                match self { $($(#[cfg($cfg)])? Class::$class => $citation,)* }
            }

            /// Whether the character is in the class. Whether a character is in
            /// [`CombiningMarkAtStart`](Self::CombiningMarkAtStart) or
            /// [`JoinControlsOutOfContext`](Self::JoinControlsOutOfContext) depends on its
            /// position; for these two, the result is true if the character is in the class at some
            /// position.
            ///
            /// ```
            /// use iri_grammar::text::Class;
            ///
            /// assert!(Class::Spaces.contains('\u{3000}'));
            /// assert!(Class::LookAlikes.contains('\u{ff05}'));
            /// # #[cfg(feature = "idna")]
            /// assert!(!Class::Compatibility.contains('\u{e9}'));
            /// ```
            pub fn contains(self, c: char) -> bool {
                match self { $($(#[cfg($cfg)])? Class::$class => { let $c = c; $contains })* }
            }
        }
    };
}

classes! {
    /// The seven bidirectional formatting characters that "IRIs MUST NOT contain"
    /// (RFC 3987 section 4.1): U+200E, U+200F, U+202A to U+202E.
    BidiFormatting = "bidi-formatting", Some(RFC3987.section("4.1")) =>
        |c| matches!(c, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}');
    /// The bidirectional formatting characters that Unicode added later, to which RFC 3987 section
    /// 4.1 applies as well: U+061C and the isolates U+2066 to U+2069.
    LaterBidiFormatting = "later-bidi-formatting", Some(RFC3987.section("4.1")) =>
        |c| matches!(c, '\u{61C}' | '\u{2066}'..='\u{2069}');
    /// Look-alikes of "space" (RFC 3987 section 6.1 b): the spaces of RFC 3454 table
    /// C.1.2, which RFC 3491 excludes; the fillers of Hangul, U+115F, U+1160, U+3164 and
    /// U+FFA0; and two blank symbols, U+2800 of Braille and U+1D159 of music.
    Spaces = "spaces", Some(RFC3987.section("6.1")) =>
        |c| matches!(c, '\u{A0}' | '\u{115F}' | '\u{1160}' | '\u{1680}'
            | '\u{2000}'..='\u{200B}' | '\u{202F}' | '\u{205F}' | '\u{2800}' | '\u{3000}'
            | '\u{3164}' | '\u{FFA0}' | '\u{1D159}');
    /// Look-alikes of "delims" and "unwise" (RFC 3987 section 6.1 b): characters with a
    /// decomposition to exactly one of `<`, `>`, `#`, `%`, `"`, `{`, `}`, `|`, `\`, `^`, `[`,
    /// `]` and the grave accent. A test compares the list with Unicode.
    LookAlikes = "look-alikes", Some(RFC3987.section("6.1")) =>
        |c| matches!(c, '\u{1FEF}' | '\u{FE37}' | '\u{FE38}' | '\u{FE47}' | '\u{FE48}'
            | '\u{FE5B}' | '\u{FE5C}' | '\u{FE5F}' | '\u{FE64}' | '\u{FE65}' | '\u{FE68}'
            | '\u{FE6A}' | '\u{FF02}' | '\u{FF03}' | '\u{FF05}' | '\u{FF1C}' | '\u{FF1E}'
            | '\u{FF3B}'..='\u{FF3E}' | '\u{FF40}' | '\u{FF5B}'..='\u{FF5D}');
    /// "full-width equivalents of Latin characters" (RFC 3987 section 6.1 b), interpreted as the
    /// letters U+FF21 to U+FF3A and U+FF41 to U+FF5A.
    FullWidthLatin = "full-width-latin", Some(RFC3987.section("6.1")) =>
        |c| matches!(c, '\u{FF21}'..='\u{FF3A}' | '\u{FF41}'..='\u{FF5A}');
    /// "full-width equivalents of ASCII characters" (draft-masinter-url-i18n-07
    /// section 3.1 d): U+FF01 to U+FF5E.
    FullWidthAscii = "full-width-ascii", Some(Document::UrlI18n07.section("3.1")) =>
        |c| matches!(c, '\u{FF01}'..='\u{FF5E}');
    /// "half-width Katakana characters" (RFC 3987 section 6.1 b): U+FF65 to U+FF9F.
    HalfWidthKatakana = "half-width-katakana", Some(RFC3987.section("6.1")) =>
        |c| matches!(c, '\u{FF65}'..='\u{FF9F}');
    /// The other characters "excluded in \[RFC3491\]" (RFC 3987 section 6.1 b), which are
    /// invisible or not meant for plain text: RFC 3454 tables C.2.2, C.6 to C.9. The class does not
    /// contain [`JoinControls`](Self::JoinControls), with which words of Persian and Indic languages
    /// are spelled, nor the private-use characters of table C.3, which the query of an IRI allows
    /// (section 2.2).
    ExcludedByNameprep = "excluded-by-nameprep", Some(RFC3987.section("6.1")) =>
        |c| matches!(c, '\u{80}'..='\u{9F}' | '\u{340}' | '\u{341}' | '\u{6DD}' | '\u{70F}'
            | '\u{180E}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{2063}'
            | '\u{206A}'..='\u{206F}' | '\u{2FF0}'..='\u{2FFB}' | '\u{FEFF}'
            | '\u{FFF9}'..='\u{FFFD}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0001}'
            | '\u{E0020}'..='\u{E007F}');
    /// U+200C and U+200D, at any position. RFC 3454 table C.2.2 has them, so "characters excluded in
    /// \[RFC3491\]" can include them (RFC 3987 section 6.1 b). Here they are no part of
    /// [`Classes::RFC3987`]: the [guide](crate::guide::documents#classes-of-characters) says why.
    JoinControls = "join-controls", Some(Document::Rfc3987bis.section("5.1")) =>
        |c| matches!(c, '\u{200C}' | '\u{200D}');
    /// U+200C and U+200D in a position that the rules of RFC 5892 Appendix A.1 and A.2 do not
    /// allow: "strongly discouraged except in the relevant" contexts (3987bis section 5.1 d).
    #[cfg(feature = "idna")]
    JoinControlsOutOfContext = "join-controls-out-of-context",
        Some(Document::Rfc3987bis.section("5.1")) => |c| Class::JoinControls.contains(c);
    /// A combining mark at the start of a component, or of a segment of a path
    /// (3987bis section 5.1 c).
    #[cfg(feature = "idna")]
    CombiningMarkAtStart = "combining-mark-at-start",
        Some(Document::Rfc3987bis.section("5.1")) => |c| is_combining_mark(c);
    /// The noncharacters: U+FDD0 to U+FDEF and the last two code points of
    /// each plane. RFC 3987 and 3987bis do not allow them in any component.
    NonCharacters = "non-characters", Some(Document::Rfc3987bis.section("6.3")) =>
        |c| matches!(c, '\u{FDD0}'..='\u{FDEF}') || u32::from(c) & 0xFFFE == 0xFFFE;
    /// Code points to which Unicode has not assigned a character (see
    /// [`UNICODE_VERSION`]).
    #[cfg(feature = "idna")]
    Unassigned = "unassigned", None => |c| !is_public_assigned(c)
        && !is_private_use(c)
        && !Class::NonCharacters.contains(c);
    /// Characters with a compatibility decomposition: the "many others" of RFC 3987
    /// section 6.1 b. Among them are ordinary letters, such as U+0E33 of Thai.
    #[cfg(feature = "idna")]
    Compatibility = "compatibility", Some(RFC3987.section("6.1")) =>
        |c| has_compatibility_decomposition(c);
    /// "Dingbats, Mathematical and other symbols" (draft-masinter-url-i18n-07 section
    /// 3.1 c): the general categories Sm and So, and U+2190 to U+27BF. In these blocks, Arrows to
    /// Dingbats, Unicode classifies some symbols as digits or brackets.
    #[cfg(feature = "idna")]
    Symbols = "symbols", Some(Document::UrlI18n07.section("3.1")) =>
        |c| !c.is_ascii() && is_symbol(c);
    /// "ligatures and presentation forms" (draft-masinter-url-i18n-07 section 3.1 c):
    /// U+FB00 to U+FDFF, U+FE10 to U+FEFE.
    PresentationForms = "presentation-forms", Some(Document::UrlI18n07.section("3.1")) =>
        |c| matches!(c, '\u{FB00}'..='\u{FDFF}' | '\u{FE10}'..='\u{FEFE}');
    /// "Characters with no visual representation" and "Control characters"
    /// (draft-masinter-url-i18n-07 section 3.1 e): the general categories Cc, Cf, Zl and
    /// Zp, and the characters with Default_Ignorable_Code_Point. The class does not contain the
    /// Prepended_Concatenation_Marks of Cf, such as U+0600, which are visible.
    #[cfg(feature = "idna")]
    NoVisualRepresentation = "no-visual-representation", Some(Document::UrlI18n07.section("3.1")) =>
        |c| has_no_visual_representation(c);
}

impl Class {
    /// All classes. Needs the feature `idna`.
    #[cfg(feature = "idna")]
    pub const ALL: [Class; 17] = Class::EVERY;
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A set of [`Class`]es.
///
/// ```
/// use iri_grammar::text::{Class, Classes};
///
/// let classes = Classes::RFC3987.with(Class::PresentationForms).without(Class::Spaces);
/// assert_eq!(classes.class_of('\u{fb01}'), Some(Class::PresentationForms));
/// assert_eq!(classes.class_of('\u{e9}'), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Classes(u32);

impl Classes {
    /// The empty set.
    pub const NONE: Classes = Classes(0);

    /// The classes that RFC 3987 names: section 4.1 ("MUST NOT contain") and section 6.1 b
    /// ("should be avoided"), except [`Class::JoinControls`].
    pub const RFC3987: Classes = Classes::NONE
        .with(Class::BidiFormatting)
        .with(Class::LaterBidiFormatting)
        .with(Class::Spaces)
        .with(Class::LookAlikes)
        .with(Class::FullWidthLatin)
        .with(Class::HalfWidthKatakana)
        .with(Class::ExcludedByNameprep)
        .with(Class::NonCharacters);

    /// The classes that 3987bis names. Section 5.1 adds two whose use is "strongly discouraged":
    /// combining marks at the start of a component, and join controls out of context. Needs the
    /// feature `idna`.
    #[cfg(feature = "idna")]
    pub const RFC3987BIS: Classes =
        Classes::RFC3987.with(Class::CombiningMarkAtStart).with(Class::JoinControlsOutOfContext);

    /// The classes that draft-masinter-url-i18n-07 names in section 3.1, b to f. Needs the feature
    /// `idna`.
    #[cfg(feature = "idna")]
    pub const URL_I18N_07: Classes = Classes::NONE
        .with(Class::Spaces)
        .with(Class::LookAlikes)
        .with(Class::Symbols)
        .with(Class::PresentationForms)
        .with(Class::FullWidthAscii)
        .with(Class::HalfWidthKatakana)
        .with(Class::NoVisualRepresentation)
        .with(Class::NonCharacters);

    /// Returns the set with this class.
    #[must_use]
    pub const fn with(self, class: Class) -> Self {
        Classes(self.0 | 1 << class as u32)
    }

    /// Returns the set without this class.
    #[must_use]
    pub const fn without(self, class: Class) -> Self {
        Classes(self.0 & !(1 << class as u32))
    }

    /// Whether the class is in the set.
    pub const fn contains(self, class: Class) -> bool {
        self.0 & 1 << class as u32 != 0
    }

    /// The classes in the set.
    pub fn iter(self) -> impl Iterator<Item = Class> {
        Class::EVERY.into_iter().filter(move |class| self.contains(*class))
    }

    /// The first class in the set that contains the character; `None` if none does. Ignores
    /// `Class::CombiningMarkAtStart` and `Class::JoinControlsOutOfContext`, which depend on the
    /// position of the character.
    pub fn class_of(self, c: char) -> Option<Class> {
        // No class contains a character of US-ASCII.
        if c.is_ascii() {
            return None;
        }
        #[cfg(feature = "idna")]
        let classes =
            self.without(Class::CombiningMarkAtStart).without(Class::JoinControlsOutOfContext);
        #[cfg(not(feature = "idna"))]
        let classes = self;
        classes.iter().find(|class| class.contains(c))
    }
}

impl fmt::Debug for Classes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Class> for Classes {
    fn from_iter<I: IntoIterator<Item = Class>>(classes: I) -> Self {
        classes.into_iter().fold(Classes::NONE, Classes::with)
    }
}

/// Whether the compatibility decomposition of the character differs from its canonical one.
#[cfg(feature = "idna")]
fn has_compatibility_decomposition(c: char) -> bool {
    // A canonical decomposition has at most four characters.
    let mut canonical = [None; 4];
    let mut canonical_length = 0;
    decompose_canonical(c, |part| {
        if let Some(slot) = canonical.get_mut(canonical_length) {
            *slot = Some(part);
        }
        canonical_length += 1;
    });
    let mut compatible_length = 0;
    let mut is_same = true;
    decompose_compatible(c, |part| {
        is_same &= canonical.get(compatible_length) == Some(&Some(part));
        compatible_length += 1;
    });
    !is_same || compatible_length != canonical_length
}

#[cfg(feature = "idna")]
fn general_category(c: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(c)
}

/// Whether the character is in [`Class::Symbols`]; US-ASCII is not excluded here.
#[cfg(feature = "idna")]
fn is_symbol(c: char) -> bool {
    let category = general_category(c);
    matches!(category, GeneralCategory::MathSymbol | GeneralCategory::OtherSymbol)
        || matches!(c, '\u{2190}'..='\u{27BF}')
}

/// Whether the character is in [`Class::NoVisualRepresentation`].
#[cfg(feature = "idna")]
fn has_no_visual_representation(c: char) -> bool {
    match general_category(c) {
        GeneralCategory::Format => {
            !CodePointSetData::new::<PrependedConcatenationMark>().contains(c)
        }
        GeneralCategory::Control
        | GeneralCategory::LineSeparator
        | GeneralCategory::ParagraphSeparator => true,
        _ => CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c),
    }
}

/// Whether the character is a bidirectional formatting character that RFC 3987 §4.1 lists or that
/// Unicode added later.
#[cfg(feature = "idna")]
pub(crate) fn is_bidi_formatting(c: char) -> bool {
    Class::BidiFormatting.contains(c) || Class::LaterBidiFormatting.contains(c)
}

/// Whether the character is for private use. 3987bis §6.3: "Private use code points (U+E000-F8FF,
/// U+F0000-FFFFD, U+100000-10FFFD)".
pub(crate) fn is_private_use(c: char) -> bool {
    matches!(c, '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{FFFFD}' | '\u{100000}'..='\u{10FFFD}')
}

/// Whether the character is in `ucschar` of RFC 3987 section 2.2. 3987bis defines the same set. A
/// test compares the function with the grammars.
///
/// ```abnf
/// ucschar = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF / %x10000-1FFFD / ... / %xE1000-EFFFD
/// ```
pub(crate) fn is_ucschar(c: char) -> bool {
    match c {
        '\u{A0}'..='\u{D7FF}' | '\u{F900}'..='\u{FDCF}' | '\u{FDF0}'..='\u{FFEF}' => true,
        '\u{10000}'..='\u{DFFFD}' | '\u{E1000}'..='\u{EFFFD}' => u32::from(c) & 0xFFFE != 0xFFFE,
        _ => false,
    }
}

/// Whether the character is in `iprivate` of the grammar. A test compares the function with the
/// grammars.
///
/// ```abnf
/// iprivate = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD
/// iprivate =/ %xE0000-E0FFF ; 3987bis: the tags
/// ```
pub(crate) fn is_iprivate(grammar: Grammar, c: char) -> bool {
    is_private_use(c) || grammar != Grammar::Rfc3987 && matches!(c, '\u{E0000}'..='\u{E0FFF}')
}

/// Whether the character is in `ichar` of draft-masinter-url-i18n-07. A test compares the function
/// with the grammar.
#[cfg(feature = "idna")]
pub(crate) fn is_ichar(c: char) -> bool {
    matches!(c, '\u{A0}'..='\u{2069}' | '\u{206C}'..='\u{D7FF}' | '\u{F900}'..='\u{DFFFF}'
        | '\u{E0080}'..='\u{EFFFF}')
}

#[cfg(test)]
#[path = "../../tests/unit/class.rs"]
mod tests;
