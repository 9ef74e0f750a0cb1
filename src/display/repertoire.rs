//! The characters that a viewer can render, or enter.

use crate::text::{Charset, Classes};
use alloc::vec::Vec;
use core::ops::RangeInclusive;
use icu_properties::PropertyParser;
use icu_properties::props::Script;
use icu_properties::script::ScriptWithExtensions;

/// A repertoire of characters: US-ASCII, and what is added to it.
///
/// ```
/// use iri_grammar::display::Repertoire;
///
/// let hebrew = Repertoire::ascii().with_script("Hebrew")?.with_range('\u{20a0}'..='\u{20bf}');
/// assert!(hebrew.contains('a') && hebrew.contains('\u{5d0}') && hebrew.contains('\u{20aa}'));
/// assert!(!hebrew.contains('\u{627}'));
/// # Ok::<(), iri_grammar::display::UnknownScript>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Repertoire {
    all: bool,
    ranges: Vec<RangeInclusive<char>>,
    scripts: Vec<Script>,
    charsets: Vec<Charset>,
    without: Option<Classes>,
}

/// A name that no script has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Unicode has no script of this name")]
pub struct UnknownScript;

impl Repertoire {
    /// US-ASCII alone.
    pub fn ascii() -> Self {
        Repertoire::default()
    }

    /// All characters.
    pub fn unicode() -> Self {
        Repertoire { all: true, ..Repertoire::default() }
    }

    /// With the characters of a range.
    #[must_use]
    pub fn with_range(mut self, range: RangeInclusive<char>) -> Self {
        self.ranges.push(range);
        self
    }

    /// With the characters that are used in a script (Unicode's Script_Extensions), which
    /// goes by its name or its code: `Hebrew`, `Hebr`. Upper and lower case are alike.
    ///
    /// # Errors
    ///
    /// Where Unicode has no such script.
    pub fn with_script(mut self, name: &str) -> Result<Self, UnknownScript> {
        let script = PropertyParser::<Script>::new().get_loose(name).ok_or(UnknownScript)?;
        self.scripts.push(script);
        Ok(self)
    }

    /// With the characters that a character encoding has.
    #[must_use]
    pub fn with_charset(mut self, charset: Charset) -> Self {
        self.charsets.push(charset);
        self
    }

    /// Without the characters of these classes, whatever else is said: those that a viewer
    /// does not tell apart from others, or does not see.
    #[must_use]
    pub fn without(mut self, classes: Classes) -> Self {
        self.without = Some(classes);
        self
    }

    /// Whether the character is in the repertoire.
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
            || self.charsets.iter().any(|charset| charset.has(c))
    }
}
