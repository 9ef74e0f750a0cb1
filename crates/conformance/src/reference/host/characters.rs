//! What the tables of the documents say of the few characters in the inputs.

/// Derived properties of RFC 5892.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Property {
    Valid,
    Disallowed,
    Joiner,
    ContextO,
    Unassigned,
}

/// Bidi classes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bidi {
    L,
    R,
    Al,
    An,
    En,
    Es,
    Nsm,
    On,
    Bn,
}

/// What a character is mapped to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mapping {
    /// Itself.
    Same,
    /// Another letter by case.
    Case(&'static str),
    /// Other characters by compatibility.
    Compatibility(&'static str),
    /// Other letters in IDNA2003 only: UTS #46 calls it a deviation.
    Deviation(&'static str),
    /// Nothing.
    Nothing,
    /// Nothing in IDNA2003 only.
    DeviationToNothing,
    /// A full stop.
    Dot,
    /// It is prohibited in IDNA2003, and disallowed in UTS #46.
    Prohibited,
    /// It is not assigned in Unicode 3.2 to 17.0.
    Unassigned,
}

/// A character that the inputs have.
pub(super) struct Character {
    pub(super) mapping: Mapping,
    pub(super) property: Property,
    pub(super) bidi: Bidi,
}

/// The characters beyond US-ASCII, from the tables B.1, B.2, C and D of RFC 3454, RFC 5892, and the data files of
/// Unicode.
const CHARACTERS: [(char, Mapping, Property, Bidi); 33] = {
    use Bidi::{Al, An, Bn, En, L, Nsm, On, R};
    use Mapping::{
        Case, Compatibility, Deviation, DeviationToNothing, Dot, Nothing, Prohibited, Same,
    };
    use Property::{ContextO, Disallowed, Joiner, Unassigned, Valid};
    [
        ('é', Same, Valid, L),
        ('É', Case("é"), Disallowed, L),
        ('ü', Same, Valid, L),
        ('ß', Deviation("ss"), Valid, L),
        ('σ', Same, Valid, L),
        ('ς', Deviation("σ"), Valid, L),
        ('\u{301}', Same, Valid, Nsm),
        ('\u{308}', Same, Valid, Nsm),
        ('ﬁ', Compatibility("fi"), Disallowed, L),
        ('⑴', Compatibility("(1)"), Disallowed, On),
        ('\u{ad}', Nothing, Disallowed, Bn),
        ('\u{200c}', DeviationToNothing, Joiner, Bn),
        ('\u{200d}', DeviationToNothing, Joiner, Bn),
        ('\u{200e}', Prohibited, Disallowed, L),
        ('\u{e000}', Prohibited, Disallowed, L),
        ('。', Dot, Disallowed, On),
        ('．', Dot, Disallowed, On),
        ('｡', Dot, Disallowed, On),
        ('☃', Same, Disallowed, On),
        ('日', Same, Valid, L),
        ('א', Same, Valid, R),
        ('ب', Same, Valid, Al),
        ('١', Same, ContextO, An),
        ('۱', Same, ContextO, En),
        ('क', Same, Valid, L),
        (VIRAMA, Same, Valid, Nsm),
        ('ष', Same, Valid, L),
        ('·', Same, ContextO, On),
        ('・', Same, ContextO, On),
        ('ア', Same, Valid, L),
        ('\u{20000}', Same, Valid, L),
        ('\u{378}', Mapping::Unassigned, Unassigned, L),
        ('ت', Same, Valid, Al),
    ]
};

/// The virama of Devanagari.
pub(super) const VIRAMA: char = '\u{94d}';

/// Whether a character is one of those in the inputs.
pub(super) fn is_known(c: char) -> bool {
    c.is_ascii() || CHARACTERS.iter().any(|it| it.0 == c)
}

/// Returns the properties of a character. One that is not in the inputs, which decoding can make,
/// counts as not assigned.
pub(super) fn character(c: char) -> Character {
    if let Some(&(_, mapping, property, bidi)) = CHARACTERS.iter().find(|it| it.0 == c) {
        return Character { mapping, property, bidi };
    }
    if !c.is_ascii() {
        let (mapping, property) = (Mapping::Unassigned, Property::Unassigned);
        return Character { mapping, property, bidi: Bidi::On };
    }
    let (mapping, property, bidi) = match c {
        'A'..='Z' => (Mapping::Same, Property::Disallowed, Bidi::L),
        'a'..='z' => (Mapping::Same, Property::Valid, Bidi::L),
        '0'..='9' => (Mapping::Same, Property::Valid, Bidi::En),
        '-' => (Mapping::Same, Property::Valid, Bidi::Es),
        _ => (Mapping::Same, Property::Disallowed, Bidi::On),
    };
    Character { mapping, property, bidi }
}

/// Whether a character is a combining mark.
pub(super) fn is_mark(c: char) -> bool {
    ['\u{301}', '\u{308}', VIRAMA].contains(&c)
}

/// Whether a character has the joining type D.
pub(super) fn is_joining(c: char) -> bool {
    ['ب', 'ت'].contains(&c)
}

/// Composes the characters in Normalization Form C.
pub(super) fn compose(text: &str) -> String {
    text.replace("e\u{301}", "é").replace("E\u{301}", "É").replace("u\u{308}", "ü")
}
