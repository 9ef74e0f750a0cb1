//! IDNA2008: Domain Name Lookup (RFC 5891 sections 5.3 to 5.5), the Bidi rule (RFC 5893), and the
//! optional mapping of RFC 5895.

use super::error::{Failure, HostError, HostRule};
use super::label::{
    ACE_PREFIX, MAX_LABEL, MAX_NAME, MAX_PUNYCODE, Name, Steps, a_label, from_punycode,
    has_ace_prefix, verify_hyphens_at_ends, verify_hyphens_inside, verify_label_length, verify_ldh,
    verify_name_length,
};
use super::rfc5892::{Context, ContextRule, DerivedProperty, derived_property};
use super::tables::width::WIDTHS;
use crate::grammar::{Citation, Document};
use crate::options::options;
use crate::steps::Trace;
use crate::text::nfc;
use alloc::string::{String, ToString};
use icu_properties::CodePointMapData;
use icu_properties::props::{BidiClass as Bc, GeneralCategory, GeneralCategoryGroup};
use unicode_normalization::UnicodeNormalization;

const A_LABEL_INPUT: Citation = Document::Rfc(5891).section("5.3");
const VALIDATION: Citation = Document::Rfc(5891).section("5.4");
const CONVERSION: Citation = Document::Rfc(5891).section("5.5");
const REGISTRATION: Citation = Document::Rfc(5891).section("4.2.3.1");
const LDH_LABELS: Citation = Document::Rfc(5890).section("2.3.1");
const IDNA_LABELS: Citation = Document::Rfc(5890).section("2.3.2.1");
const BIDI_RULE: Citation = Document::Rfc(5893).section("2");
const MAPPING: Citation = Document::Rfc(5895).section("2");

/// IDNA2008: Domain Name Lookup (RFC 5891 sections 5.3 to 5.5), with the code points of RFC 5892
/// and the Bidi rule of RFC 5893.
///
/// By default the name is not mapped first: a name is rejected if it has non-ASCII capital letters
/// or is not in Normalization Form C. Labels of US-ASCII letters, digits and hyphens stay
/// unchanged.
///
/// ```
/// use iri_grammar::host::Idna2008;
///
/// let idna = Idna2008::new();
/// assert_eq!(idna.to_ascii("fa\u{df}.de")?, "xn--fa-hia.de");
/// assert_eq!(idna.to_unicode("xn--fa-hia.de")?, "fa\u{df}.de");
/// assert!(idna.to_ascii("B\u{fc}cher").is_err());
/// assert_eq!(idna.map_rfc5895(true).to_ascii("B\u{fc}cher")?, "xn--bcher-kva");
/// # Ok::<(), iri_grammar::host::HostError>(())
/// ```
#[doc(alias = "idna")]
#[doc(alias = "punycode")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Idna2008 {
    pub(super) map_rfc5895: bool,
    pub(super) a_labels: ALabels,
    pub(super) verify_ldh: bool,
    pub(super) registration_hyphens: bool,
    pub(super) context_o: bool,
    pub(super) bidi: bool,
    pub(super) verify_name_length: bool,
}

/// How labels that begin with `xn--` are treated (RFC 5891 section 5.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ALabels {
    /// Converts the labels to U-labels, tests the result, and converts it back: "Conversion from
    /// the A-label and testing that the result is a U-label SHOULD be performed if the domain name
    /// will later be presented to the user in native character form".
    #[default]
    Convert,
    /// Only decodes the labels as a test: "If those steps are not performed, the lookup process
    /// SHOULD at least test to determine that the string is actually an A-label, examining it for
    /// the invalid formats specified in the Punycode decoding specification."
    Examine,
    /// Omits the test, as applications that are not IDNA-aware do; "others MAY treat the string as
    /// opaque to avoid the additional processing at the expense of providing less protection
    /// and information to users".
    Opaque,
}

impl Default for Idna2008 {
    fn default() -> Self {
        Idna2008::new()
    }
}

impl Idna2008 {
    /// The options that the documents recommend: A-labels are converted, the Bidi rule and all
    /// contextual rules are applied, and the name is not mapped.
    pub const fn new() -> Self {
        Idna2008 {
            map_rfc5895: false,
            a_labels: ALabels::Convert,
            verify_ldh: true,
            registration_hyphens: false,
            context_o: true,
            bidi: true,
            verify_name_length: true,
        }
    }

    options! {
        /// Whether RFC 5895 section 2 maps the name before the look-up: upper case to lower case,
        /// fullwidth and halfwidth characters to their ordinary forms, the name to Normalization
        /// Form C, and U+3002 to U+002E. The mapping is not part of IDNA2008. Off by default.
        fn map_rfc5895: bool;
        /// How labels that begin with `xn--` are treated. [`ALabels::Convert`] by default.
        fn a_labels: ALabels;
        /// Whether a US-ASCII label must be an NR-LDH label (RFC 5890 section 2.3.1): it has only
        /// letters, digits and hyphens, no hyphen at its ends, and no two hyphens in third and
        /// fourth position. A slot that is not IDNA-aware requires such labels "unless the DNS
        /// application is not subject to historical recommendations for "hostname"-style
        /// names" (RFC 5891 section 3.1). On by default.
        fn verify_ldh: bool;
        /// Whether a U-label that begins or ends with a hyphen is rejected. RFC 5891 requires this
        /// on registration (section 4.2.3.1), not on look-up (section 5.4). Off by default.
        fn registration_hyphens: bool;
        /// Whether the contextual rules of CONTEXTO characters are applied. Applications "are not
        /// required to test contextual rules for "CONTEXTO" characters [...] (although they
        /// MAY make such tests to provide better protection or give better information to the
        /// user)" (RFC 5891 section 5.4). On by default.
        fn context_o: bool;
        /// Whether the Bidi rule of RFC 5893 is applied. "In addition, the application SHOULD
        /// apply the following test. [...] Verification that the string is compliant with the
        /// requirements for right-to-left characters" (RFC 5891 section 5.4). On by default.
        fn bidi: bool;
        /// Whether a name of more than 253 octets in ASCII form is rejected (RFC 1035 section
        /// 2.3.4). On by default.
        fn verify_name_length: bool;
    }

    /// Returns the look-up form of a name (RFC 5891 sections 5.3 to 5.5). Keeps the dot of the
    /// root label at the end.
    ///
    /// # Errors
    ///
    /// If a label fails a test of RFC 5891 section 5.4, if an A-label is not the encoding of its
    /// U-label (section 5.3), or if a label or the name is too long (RFC 1035 section 2.3.4).
    pub fn to_ascii(&self, name: &str) -> Result<String, HostError> {
        self.look_up(name, &mut Trace::off(), |label| &label.ascii)
    }

    /// Returns the name with its A-labels converted to U-labels. IDNA2008 has no ToUnicode that
    /// never fails: a label that look-up rejects is rejected here too. A-labels stay unchanged if
    /// [`a_labels`](Self::a_labels) says not to convert them.
    ///
    /// # Errors
    ///
    /// The errors of [`to_ascii`](Self::to_ascii).
    pub fn to_unicode(&self, name: &str) -> Result<String, HostError> {
        self.look_up(name, &mut Trace::off(), |label| &label.unicode)
    }

    /// Looks the name up, and returns the form of the name that `form` selects.
    pub(super) fn look_up(
        &self,
        name: &str,
        trace: &mut Trace,
        form: fn(&Forms) -> &str,
    ) -> Result<String, HostError> {
        // A plain name is valid, and unchanged except for its case, so no label has to be read.
        if !trace.is_on() && is_plain_name(name) {
            let mut unchanged = name.to_string();
            if self.map_rfc5895 {
                unchanged.make_ascii_lowercase();
            }
            return Ok(unchanged);
        }
        let mut steps = Steps::new(trace);
        let mapped = self.map_rfc5895.then(|| map_name(name, &mut steps));
        let name = Name::new(mapped.as_deref().unwrap_or(name), |c| c == '.');
        // Valid labels contain no dot, so the names can be split again.
        let mut forms = Forms { ascii: String::new(), unicode: String::new() };
        name.for_each(&mut steps, |label, dot, steps| {
            let Forms { ascii, unicode } = self.look_up_label(label, steps)?;
            forms.ascii += &ascii;
            forms.ascii += dot;
            forms.unicode += &unicode;
            forms.unicode += dot;
            Ok(())
        })?;
        // Whether this is a Bidi domain name is known only after all A-labels are decoded.
        if self.bidi && forms.unicode.split('.').any(is_rtl_label) {
            let mut unicode = forms.unicode.split('.');
            name.for_each(&mut steps, |_, _, steps| {
                let Some(label) = unicode.next() else { return Ok(()) };
                verify_bidi_rule(label)?;
                steps.step(VALIDATION, "", "apply the Bidi rule (RFC 5893)", label);
                Ok(())
            })?;
        }
        if self.verify_name_length {
            verify_name_length(&forms.ascii)?;
        }
        Ok(form(&forms).to_string())
    }

    /// Looks up a label, except for the Bidi rule, which needs all labels.
    fn look_up_label(&self, label: &str, steps: &mut Steps<'_>) -> Result<Forms, Failure> {
        if !label.is_ascii() {
            self.verify_u_label(label)?;
            steps.step(VALIDATION, "", "validate", label);
            let ascii = a_label(label)?;
            steps.step(CONVERSION, "", "convert to Punycode and prepend \"xn--\"", &ascii);
            return Ok(Forms { ascii, unicode: label.to_string() });
        }
        if has_ace_prefix(label) {
            return self.look_up_a_label(label, steps);
        }
        self.verify_ldh_label(label)?;
        steps.step(LDH_LABELS, "", "an ASCII label stays as it is", label);
        Ok(Forms::unchanged(label))
    }

    /// Looks up a label that begins with `xn--` (RFC 5891 §5.3).
    fn look_up_a_label(&self, label: &str, steps: &mut Steps<'_>) -> Result<Forms, Failure> {
        verify_label_length(label)?;
        if self.a_labels == ALabels::Opaque {
            steps.step(A_LABEL_INPUT, "", "treat as opaque", label);
            return Ok(Forms::unchanged(label));
        }
        // "first ensuring that the A-label is entirely in lowercase".
        let lowercase = label.to_ascii_lowercase();
        steps.step(A_LABEL_INPUT, "", "convert the A-label to lower case", &lowercase);
        let unicode = from_punycode(&lowercase[ACE_PREFIX.len()..], MAX_PUNYCODE)
            .ok_or_else(|| Failure::new(HostRule::Punycode, A_LABEL_INPUT))?;
        steps.step(A_LABEL_INPUT, "", "decode the Punycode", &unicode);
        if self.a_labels == ALabels::Examine {
            return Ok(Forms::unchanged(&lowercase));
        }
        // RFC 5890 §2.3.2.1: a U-label has "at least one non-ASCII character".
        if unicode.is_ascii() {
            return Err(Failure::new(HostRule::AsciiOnly, IDNA_LABELS));
        }
        self.verify_u_label(&unicode)?;
        steps.step(VALIDATION, "", "validate", &unicode);
        let ascii = a_label(&unicode)?;
        steps.step(CONVERSION, "", "convert to Punycode and prepend \"xn--\"", &ascii);
        // RFC 5891 §5.3: "the label MUST be rejected if the resulting label is not identical to
        // the original".
        if ascii != lowercase {
            return Err(Failure::new(HostRule::NotRoundTrip, A_LABEL_INPUT));
        }
        steps.step(A_LABEL_INPUT, "", "verify that it is the original", &ascii);
        Ok(Forms { ascii, unicode })
    }

    /// Verifies the length of a US-ASCII label, and that it is an NR-LDH label (RFC 5890 §2.3.1) if
    /// the options require it.
    fn verify_ldh_label(&self, label: &str) -> Result<(), Failure> {
        if self.verify_ldh {
            verify_ldh(label, LDH_LABELS)?;
            verify_hyphens_at_ends(label, LDH_LABELS)?;
            // A reserved LDH label "MUST NOT be processed as" an NR-LDH label.
            verify_hyphens_inside(label, LDH_LABELS)?;
        }
        verify_label_length(label)
    }

    /// Verifies a U-label by RFC 5891 §5.4, except for the Bidi rule, which needs all labels.
    fn verify_u_label(&self, label: &str) -> Result<(), Failure> {
        // "Labels that are not in NFC".
        if let Some(offset) = first_difference(label, label.nfc()) {
            return Err(Failure::new(HostRule::NotNormalized, VALIDATION).at(label, offset));
        }
        // "Labels containing "--" (two consecutive hyphens) in the third and fourth character
        // positions."
        verify_hyphens_inside(label, VALIDATION)?;
        if self.registration_hyphens {
            verify_hyphens_at_ends(label, REGISTRATION)?;
        }
        // "Labels whose first character is a combining mark".
        verify_leading_mark(label, VALIDATION)?;
        let context = Context::new(label);
        label.char_indices().try_for_each(|(offset, c)| {
            self.verify_character(&context, c, offset).map_err(|failure| failure.at(label, offset))
        })
    }

    /// Verifies that a character is allowed at this byte of a label (RFC 5891 §5.4: DISALLOWED,
    /// CONTEXTJ, CONTEXTO and UNASSIGNED code points).
    fn verify_character(
        &self,
        context: &Context<'_>,
        character: char,
        offset: usize,
    ) -> Result<(), Failure> {
        let (property, section) = derived_property(character.into());
        let not_allowed = HostRule::NotAllowed { character, property };
        let applies_rule = match property {
            DerivedProperty::Pvalid => return Ok(()),
            DerivedProperty::Disallowed | DerivedProperty::Unassigned => {
                return Err(Failure::new(not_allowed, section));
            }
            DerivedProperty::ContextJ => true,
            DerivedProperty::ContextO => self.context_o,
        };
        // A character "for which the rule is null is treated in this step as having failed to
        // conform to the rule". No such character exists.
        match ContextRule::for_character(character) {
            None => Err(Failure::new(not_allowed, VALIDATION)),
            Some(rule) if applies_rule && !context.holds(rule, offset) => {
                Err(Failure::new(HostRule::Context(rule), rule.citation()))
            }
            Some(_) => Ok(()),
        }
    }
}

/// Whether an octet is a letter, a digit or the hyphen. A table is faster than comparisons.
const LDH: [bool; 256] = {
    let (mut table, mut octet) = ([false; 256], 0);
    while octet < 128 {
        table[octet] = (octet as u8).is_ascii_alphanumeric() || octet as u8 == b'-';
        octet += 1;
    }
    table
};

/// Whether a name is valid with any options and its ASCII and Unicode forms are equal: NR-LDH
/// labels (RFC 5890 section 2.3.1), none of them too long, with or without a dot at the end.
pub(crate) fn is_plain_name(name: &str) -> bool {
    let is_plain = |label: &[u8]| {
        let is_ldh = |octet: &u8| LDH[usize::from(*octet)];
        let (first, last) = (label.first(), label.last());
        matches!(label.len(), 1..=MAX_LABEL)
            && first != Some(&b'-')
            && last != Some(&b'-')
            && label.get(2..4) != Some(b"--")
            && label.iter().all(is_ldh)
    };
    let labels = name.strip_suffix('.').unwrap_or(name).as_bytes();
    labels.len() <= MAX_NAME && labels.split(|octet| *octet == b'.').all(is_plain)
}

/// The ASCII form and the Unicode form of a valid label or name.
pub(super) struct Forms {
    pub(super) ascii: String,
    pub(super) unicode: String,
}

impl Forms {
    /// Both forms equal `label`.
    fn unchanged(label: &str) -> Self {
        Forms { ascii: label.to_string(), unicode: label.to_string() }
    }
}

/// Verifies that a label does not begin with a combining mark (RFC 5891 §5.4: "see The Unicode
/// Standard, Section 2.11"), whose General_Category is M.
pub(super) fn verify_leading_mark(label: &str, section: Citation) -> Result<(), Failure> {
    let is_mark = |c: &char| {
        GeneralCategoryGroup::Mark.contains(CodePointMapData::<GeneralCategory>::new().get(*c))
    };
    match label.chars().next().filter(is_mark) {
        Some(c) => Err(Failure::new(HostRule::LeadingMark(c), section).at(label, 0)),
        None => Ok(()),
    }
}

/// The byte offset at which the label begins to differ from another text; `None` if they are equal.
pub(super) fn first_difference(
    label: &str,
    mut other: impl Iterator<Item = char>,
) -> Option<usize> {
    let differs = label.char_indices().find(|&(_, c)| other.next() != Some(c));
    match differs {
        Some((offset, _)) => Some(offset),
        None => other.next().map(|_| label.len()),
    }
}

/// Whether this is an RTL label. RFC 5893 §1.4: "An RTL label is a label that contains at least one
/// character of type R, AL, or AN."
pub(super) fn is_rtl_label(label: &str) -> bool {
    label.chars().any(|c| is_rtl(bidi_class(c)))
}

fn is_rtl(class: Bc) -> bool {
    matches!(class, Bc::RightToLeft | Bc::ArabicLetter | Bc::ArabicNumber)
}

/// Applies the Bidi rule (RFC 5893 §2) to all labels of a name that are not empty, if one of them
/// is an RTL label. An item of `labels` is a label in Unicode, and the label that an error shows.
pub(super) fn verify_bidi_name<'l>(
    labels: impl Iterator<Item = (&'l str, &'l str)> + Clone,
) -> Result<(), HostError> {
    if !labels.clone().any(|(unicode, _)| is_rtl_label(unicode)) {
        return Ok(());
    }
    let mut labels = labels.enumerate().filter(|(_, (unicode, _))| !unicode.is_empty());
    labels.try_for_each(|(index, (unicode, label))| {
        verify_bidi_rule(unicode).map_err(|failure| failure.in_label(index, label))
    })
}

/// Applies the Bidi rule (RFC 5893 §2) to a label of a Bidi domain name, which is a name "that
/// contains at least one RTL label" (§1.4).
fn verify_bidi_rule(label: &str) -> Result<(), Failure> {
    let broken = |condition, offset| {
        Err(Failure::new(HostRule::Bidi(condition), BIDI_RULE).at(label, offset))
    };
    let classes = || label.char_indices().map(|(offset, c)| (offset, bidi_class(c)));
    // 1. "The first character must be a character with Bidi property L, R, or AL."
    let rtl = match classes().next() {
        Some((_, Bc::RightToLeft | Bc::ArabicLetter)) => true,
        Some((_, Bc::LeftToRight)) => false,
        _ => return broken(1, 0),
    };
    // 2. "In an RTL label, only characters with the Bidi properties R, AL, AN, EN, ES, CS,
    // ET, ON, BN, or NSM are allowed." 5. "In an LTR label, only characters with the Bidi
    // properties L, EN, ES, CS, ET, ON, BN, or NSM are allowed."
    let allowed = |class| match class {
        Bc::LeftToRight => !rtl,
        Bc::EuropeanNumber
        | Bc::EuropeanSeparator
        | Bc::CommonSeparator
        | Bc::EuropeanTerminator
        | Bc::OtherNeutral
        | Bc::BoundaryNeutral
        | Bc::NonspacingMark => true,
        class => rtl && is_rtl(class),
    };
    if let Some((offset, _)) = classes().find(|&(_, class)| !allowed(class)) {
        return broken(if rtl { 2 } else { 5 }, offset);
    }
    // 3. "In an RTL label, the end of the label must be a character with Bidi property R,
    // AL, EN, or AN, followed by zero or more characters with Bidi property NSM." 6. "In an
    // LTR label, the end of the label must be a character with Bidi property L or EN, followed
    // by zero or more characters with Bidi property NSM." Conditions 2 and 5 have already rejected
    // characters of the other direction.
    let may_end = |class| is_rtl(class) || matches!(class, Bc::EuropeanNumber | Bc::LeftToRight);
    let end = classes().rfind(|&(_, class)| class != Bc::NonspacingMark);
    if let Some((offset, _)) = end.filter(|&(_, class)| !may_end(class)) {
        return broken(if rtl { 3 } else { 6 }, offset);
    }
    // 4. "In an RTL label, if an EN is present, no AN may be present, and vice versa."
    let find = |wanted| classes().find(|&(_, class)| class == wanted);
    match (find(Bc::EuropeanNumber), find(Bc::ArabicNumber)) {
        (Some((european, _)), Some((arabic, _))) => broken(4, european.max(arabic)),
        _ => Ok(()),
    }
}

fn bidi_class(c: char) -> Bc {
    CodePointMapData::<Bc>::new().get(c)
}

/// Maps a name by RFC 5895 §2.
fn map_name(name: &str, steps: &mut Steps<'_>) -> String {
    // Step 1. "Uppercase characters are mapped": each one without regard to its context. So a
    // capital sigma always becomes U+03C3, also at the end of a word, as in RFC 3490 and UTS #46.
    // Otherwise a label could depend on the next label, since a dot does not end a word in Unicode.
    let lowercase: String = name.chars().flat_map(char::to_lowercase).collect();
    steps.step(MAPPING, "1", "map upper case to lower case", &lowercase);

    // Step 2.
    let ordinary_width: String = lowercase.chars().map(without_width).collect();
    steps.step(MAPPING, "2", "map fullwidth and halfwidth characters", &ordinary_width);

    // Step 3.
    let normalized = nfc(ordinary_width);
    steps.step(MAPPING, "3", "normalize: form C", &normalized);

    // Step 4. This includes U+FF61, which step 2 has mapped to U+3002.
    let mapped = normalized.replace('\u{3002}', ".");
    steps.step(MAPPING, "4", "map U+3002 to U+002E", &mapped);
    mapped
}

/// Returns the Decomposition_Mapping of a character whose Decomposition_Type is wide or narrow,
/// and any other character unchanged. Normalization Form KC would decompose the result further.
pub(super) fn without_width(c: char) -> char {
    let cp = u32::from(c);
    // A row: the first and the last character of a range, and what the first is mapped to.
    let after = WIDTHS.partition_point(|&(first, ..)| first <= cp);
    let row = after.checked_sub(1).map(|row| WIDTHS[row]).filter(|&(_, last, _)| cp <= last);
    row.and_then(|(first, _, target)| char::from_u32(target + cp - first)).unwrap_or(c)
}
