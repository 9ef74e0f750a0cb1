//! UTS #46, Unicode IDNA Compatibility Processing, through the idna crate. That crate reports only
//! whether a name is rejected. To find the reason, this module checks the criteria of UTS #46 one
//! after another.

use super::error::{Failure, HostError, HostRule};
use super::idna2008::{first_difference, verify_bidi_name, verify_leading_mark};
use super::label::{
    ACE_PREFIX, Steps, a_label, from_punycode, verify_hyphens_at_ends, verify_hyphens_inside,
    verify_label_length, verify_ldh, verify_name_length,
};
use super::rfc5892::{Context, ContextRule};
use crate::grammar::{Citation, Document};
use crate::options::options;
use crate::steps::Trace;
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cell::LazyCell;
use core::iter;
use icu_normalizer::uts46::Uts46MapperBorrowed;
use idna::uts46 as crate_idna;

const PROCESSING: Citation = Document::Uts46.section("4");
const VALIDITY: Citation = Document::Uts46.section("4.1");
const TO_ASCII: Citation = Document::Uts46.section("4.2");
const TO_UNICODE: Citation = Document::Uts46.section("4.3");

/// The character by which the mapper of icu_normalizer replaces disallowed characters.
const DISALLOWED: char = '\u{FFFD}';

/// Applies ToASCII and ToUnicode of UTS #46.
///
/// As in the idna crate, CheckBidi and CheckJoiners are always true, and Transitional_Processing,
/// which the document deprecates, is always false. UTS #46 does not apply CONTEXTO rules, and does
/// not check whether IDNA2008 allows a character.
///
/// ```
/// use iri_grammar::host::Uts46;
///
/// let uts46 = Uts46::new();
/// assert_eq!(uts46.to_ascii("B\u{fc}cher.example")?, "xn--bcher-kva.example");
/// assert_eq!(uts46.to_ascii("\u{2603}.net")?, "xn--n3h.net");
/// assert_eq!(uts46.to_unicode("XN--N3H.net")?, "\u{2603}.net");
/// # Ok::<(), iri_grammar::host::HostError>(())
/// ```
#[doc(alias = "idna")]
#[doc(alias = "punycode")]
#[doc(alias = "domain_to_ascii")]
#[doc(alias = "domain_to_unicode")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Uts46 {
    pub(super) ascii: AsciiRules,
    pub(super) hyphens: Hyphens,
    pub(super) dns_length: DnsLength,
}

/// Which US-ASCII characters a label may have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AsciiRules {
    /// UseSTD3ASCIIRules is true: letters, digits and hyphens.
    #[default]
    Std3,
    /// UseSTD3ASCIIRules is false, and the forbidden domain code points of the WHATWG URL standard
    /// are rejected: `U+0000` to `U+0020`, `"%#/:<>?@[\]^|"`, `U+007F`.
    Url,
    /// UseSTD3ASCIIRules is false: every character.
    Any,
}

/// CheckHyphens: where a label may have hyphens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Hyphens {
    /// CheckHyphens is true: no hyphens at its ends, and not both in third and fourth position.
    #[default]
    Check,
    /// No hyphens at its ends. UTS #46 does not offer this choice.
    CheckFirstLast,
    /// CheckHyphens is false.
    Allow,
}

/// VerifyDnsLength: whether ToASCII limits the length of labels and names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DnsLength {
    /// VerifyDnsLength is true, and the name may end with the dot of the root label.
    #[default]
    VerifyAllowRootDot,
    /// VerifyDnsLength is true, and a dot at the end makes an empty label, which is an error. The
    /// conformance test of Unicode expects this.
    Verify,
    /// VerifyDnsLength is false.
    Ignore,
}

impl Default for Uts46 {
    fn default() -> Self {
        Uts46::new()
    }
}

impl Uts46 {
    /// Sets all flags to true. UTS #46 recommends no values; these are the strict values of its
    /// conformance test, except that a dot at the end is accepted.
    pub const fn new() -> Self {
        Uts46 {
            ascii: AsciiRules::Std3,
            hyphens: Hyphens::Check,
            dns_length: DnsLength::VerifyAllowRootDot,
        }
    }

    options! {
        /// Which US-ASCII characters a label may have.
        fn ascii: AsciiRules;
        /// Where a label may have hyphens.
        fn hyphens: Hyphens;
        /// Whether the length of labels and names is limited.
        fn dns_length: DnsLength;
    }

    /// Applies ToASCII to a name (UTS #46 section 4.2).
    ///
    /// # Errors
    ///
    /// If processing records an error (UTS #46 sections 4 to 4.2).
    pub fn to_ascii(&self, name: &str) -> Result<String, HostError> {
        self.to_ascii_with_trace(name, &mut Trace::off())
    }

    /// Applies ToASCII to a name, and records the steps.
    pub(super) fn to_ascii_with_trace(
        self,
        name: &str,
        trace: &mut Trace,
    ) -> Result<String, HostError> {
        let mut steps = Steps::new(trace);
        processing_steps(name, &mut steps);
        let (rules, hyphens, length) = self.options();
        // The error of the idna crate gives no reason, so `diagnose` finds it.
        let ascii = crate_idna::Uts46::new()
            .to_ascii(name.as_bytes(), rules, hyphens, length)
            .map_err(|_| self.diagnose(name, Operation::ToAscii))?;
        let unicode = || self.process(name).0;
        steps.step_with(PROCESSING, "4", "convert and validate each label", unicode);
        steps.step(TO_ASCII, "3", "convert labels that are not ASCII to Punycode", &ascii);
        if self.dns_length != DnsLength::Ignore {
            steps.step(TO_ASCII, "4", "verify the DNS length restrictions", &ascii);
        }
        Ok(ascii.into_owned())
    }

    /// Applies ToUnicode to a name (UTS #46 section 4.3).
    ///
    /// # Errors
    ///
    /// If processing records an error (UTS #46 sections 4 and 4.1). ToUnicode of UTS #46 then also
    /// returns a name, which must not be used; this function returns only the error.
    pub fn to_unicode(&self, name: &str) -> Result<String, HostError> {
        self.to_unicode_with_trace(name, &mut Trace::off())
    }

    /// Applies ToUnicode to a name, and records the steps.
    pub(super) fn to_unicode_with_trace(
        self,
        name: &str,
        trace: &mut Trace,
    ) -> Result<String, HostError> {
        let mut steps = Steps::new(trace);
        processing_steps(name, &mut steps);
        let (unicode, result) = self.process(name);
        // The error of the idna crate gives no reason, so `diagnose` finds it.
        result.map_err(|_| self.diagnose(name, Operation::ToUnicode))?;
        steps.step(PROCESSING, "4", "convert and validate each label", &unicode);
        steps.step(TO_UNICODE, "", "return the result", &unicode);
        Ok(unicode.into_owned())
    }

    /// The Unicode form of a name, and whether processing recorded an error.
    fn process<'n>(&self, name: &'n str) -> (Cow<'n, str>, Result<(), idna::Errors>) {
        let (rules, hyphens, _) = self.options();
        crate_idna::Uts46::new().to_unicode(name.as_bytes(), rules, hyphens)
    }

    /// The options in the types of the idna crate.
    fn options(&self) -> (crate_idna::AsciiDenyList, crate_idna::Hyphens, crate_idna::DnsLength) {
        let ascii = match self.ascii {
            AsciiRules::Std3 => crate_idna::AsciiDenyList::STD3,
            AsciiRules::Url => crate_idna::AsciiDenyList::URL,
            AsciiRules::Any => crate_idna::AsciiDenyList::EMPTY,
        };
        let hyphens = match self.hyphens {
            Hyphens::Check => crate_idna::Hyphens::Check,
            Hyphens::CheckFirstLast => crate_idna::Hyphens::CheckFirstLast,
            Hyphens::Allow => crate_idna::Hyphens::Allow,
        };
        let length = match self.dns_length {
            DnsLength::VerifyAllowRootDot => crate_idna::DnsLength::VerifyAllowRootDot,
            DnsLength::Verify => crate_idna::DnsLength::Verify,
            DnsLength::Ignore => crate_idna::DnsLength::Ignore,
        };
        (ascii, hyphens, length)
    }

    /// Finds out why the idna crate rejected a name. Returns the error for the first criterion that
    /// fails, or [`HostRule::Uts46`] if none is found.
    fn diagnose(&self, name: &str, operation: Operation) -> HostError {
        let mapped = map(name);
        let labels: Vec<&str> = mapped.split('.').collect();
        let result = self.convert_and_validate(&labels).and_then(|decoded| {
            // Criterion 9. An error shows the label before decoding.
            verify_bidi_name(decoded.iter().map(|label| &**label).zip(labels.iter().copied()))?;
            match operation {
                Operation::ToAscii => self.verify_lengths(&labels, &decoded),
                Operation::ToUnicode => Ok(()),
            }
        });
        match result {
            Err(error) => error,
            Ok(()) => Failure::new(HostRule::Uts46, PROCESSING).in_name(),
        }
    }

    /// Performs UTS #46 §4 step 4 for each label. Returns the decoded labels.
    fn convert_and_validate<'l>(&self, labels: &[&'l str]) -> Result<Vec<Cow<'l, str>>, HostError> {
        let mut decoded = Vec::with_capacity(labels.len());
        for (index, label) in labels.iter().enumerate() {
            // Criterion 7, for the characters that the caller wrote.
            let converted = match label.char_indices().find(|&(_, c)| is_disallowed(c)) {
                Some((at, c)) => Err(invalid(HostRule::Uts46Disallowed(c), "7").at(label, at)),
                None => self.convert(label),
            };
            decoded.push(converted.map_err(|failure| failure.in_label(index, label))?);
        }
        Ok(decoded)
    }

    /// Decodes a label if it has the ACE prefix, and verifies the criteria of UTS #46 §4.1.
    fn convert<'l>(&self, label: &'l str) -> Result<Cow<'l, str>, Failure> {
        if !label.starts_with(ACE_PREFIX) {
            // The label is mapped and normalized, so it needs no `verify_valid`.
            self.verify(label)?;
            return Ok(label.into());
        }
        let failure = |rule| Failure::new(rule, PROCESSING).step("4");
        if !label.is_ascii() {
            return Err(failure(HostRule::AcePrefix));
        }
        // The idna crate decodes at most 2000 octets.
        let decoded = from_punycode(&label[ACE_PREFIX.len()..], 2000)
            .ok_or_else(|| failure(HostRule::Punycode))?;
        if decoded.is_ascii() {
            return Err(failure(HostRule::AsciiOnly));
        }
        verify_valid(&decoded)?;
        self.verify(&decoded)?;
        Ok(decoded.into())
    }

    /// Verifies the criteria of UTS #46 §4.1 for a single label, except those of [`verify_valid`].
    fn verify(&self, label: &str) -> Result<(), Failure> {
        if self.hyphens == Hyphens::Check {
            verify_hyphens_inside(label, VALIDITY).map_err(|failure| failure.step("2"))?;
        }
        if self.hyphens != Hyphens::Allow {
            verify_hyphens_at_ends(label, VALIDITY).map_err(|failure| failure.step("3"))?;
        }
        if label.starts_with(ACE_PREFIX) {
            return Err(invalid(HostRule::AcePrefix, "4"));
        }
        if let Some(offset) = label.find('.') {
            return Err(invalid(HostRule::Uts46NotValid('.'), "5").at(label, offset));
        }
        verify_leading_mark(label, VALIDITY).map_err(|failure| failure.step("6"))?;
        match self.ascii {
            AsciiRules::Std3 => verify_ldh(label, VALIDITY).map_err(|failure| failure.step("7"))?,
            AsciiRules::Url => {
                let is_forbidden = |c| c <= ' ' || c == '\u{7F}' || "%#/:<>?@[\\]^|".contains(c);
                if let Some((offset, c)) = label.char_indices().find(|&(_, c)| is_forbidden(c)) {
                    return Err(invalid(HostRule::Uts46Disallowed(c), "7").at(label, offset));
                }
            }
            AsciiRules::Any => {}
        }
        let context = Context::new(label);
        for (offset, c) in label.char_indices() {
            // CheckJoiners: the rules that apply on look-up are those for the two joiners.
            let rule = ContextRule::for_character(c).filter(|rule| rule.on_lookup());
            if let Some(rule) = rule.filter(|rule| !context.holds(*rule, offset)) {
                return Err(invalid(HostRule::Context(rule), "8").at(label, offset));
            }
        }
        Ok(())
    }

    /// Converts the decoded labels to ASCII, and verifies their lengths and that of the name, if
    /// the options limit them (UTS #46 §4.2 steps 3 and 4). Errors show the label in `labels`.
    fn verify_lengths(&self, labels: &[&str], decoded: &[Cow<'_, str>]) -> Result<(), HostError> {
        if self.dns_length == DnsLength::Ignore {
            return Ok(());
        }
        let may_have_root = self.dns_length == DnsLength::VerifyAllowRootDot && labels.len() > 1;
        let mut ascii = Vec::with_capacity(labels.len());
        for (index, label) in decoded.iter().enumerate() {
            let is_root = may_have_root && index + 1 == labels.len() && label.is_empty();
            let converted = if is_root {
                Ok(String::new())
            } else if label.is_ascii() {
                verify_label_length(label).map(|()| label.to_string())
            } else {
                a_label(label)
            };
            let in_label =
                |failure: Failure| failure.during(TO_ASCII, "4").in_label(index, labels[index]);
            ascii.push(converted.map_err(in_label)?);
        }
        verify_name_length(&ascii.join("."))
    }
}

/// The operation that rejected a name.
enum Operation {
    ToAscii,
    ToUnicode,
}

/// Records UTS #46 §4 steps 1 to 3. The mapper performs steps 1 and 2 together, so all three steps
/// show its result.
fn processing_steps(name: &str, steps: &mut Steps<'_>) {
    let mapped = LazyCell::new(|| map(name));
    for (number, did) in
        [("1", "map"), ("2", "normalize: form C"), ("3", "break into labels at U+002E")]
    {
        steps.step_with(PROCESSING, number, did, || mapped.as_str());
    }
}

/// Maps and normalizes a name (UTS #46 §4 steps 1 and 2), but keeps disallowed characters, which
/// the mapper replaces by U+FFFD.
fn map(name: &str) -> String {
    // Normalization does not move U+FFFD, so the characters are restored in their order.
    let mut disallowed = name.chars().filter(|&c| is_disallowed(c));
    let mut restore = |c| if c == DISALLOWED { disallowed.next().unwrap_or(c) } else { c };
    Uts46MapperBorrowed::new().map_normalize(name.chars()).map(&mut restore).collect()
}

/// Whether the status of the character in UTS #46 is `disallowed`.
fn is_disallowed(c: char) -> bool {
    Uts46MapperBorrowed::new().map_normalize(iter::once(c)).any(|c| c == DISALLOWED)
}

/// The failure of a criterion of UTS #46 §4.1.
fn invalid(rule: HostRule, criterion: &'static str) -> Failure {
    Failure::new(rule, VALIDITY).step(criterion)
}

/// Verifies criteria 1 and 7 of UTS #46 §4.1 for a decoded label.
fn verify_valid(label: &str) -> Result<(), Failure> {
    let mapper = Uts46MapperBorrowed::new();
    // The mapper replaces invalid characters by U+FFFD, which is itself invalid.
    let difference = first_difference(label, mapper.normalize_validate(label.chars()));
    let Some(offset) = difference.or_else(|| label.find(DISALLOWED)) else { return Ok(()) };
    // If normalization changes the character only beside others, the label is not normalized.
    let c = label[offset..].chars().next().unwrap_or(DISALLOWED);
    let stays_alone = mapper.normalize_validate(iter::once(c)).eq([c]);
    let failure = if stays_alone && c != DISALLOWED {
        invalid(HostRule::NotNormalized, "1")
    } else {
        invalid(HostRule::Uts46NotValid(c), "7")
    };
    Err(failure.at(label, offset))
}
