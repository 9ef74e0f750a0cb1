//! UTS #46, Unicode IDNA Compatibility Processing, through the idna crate.

use super::HostError;
use super::trace::{Conversion, Trace};
use super::uts46_diagnosis::diagnose;
use crate::grammar::Citation;
use alloc::string::{String, ToString};
use icu_normalizer::uts46::Uts46MapperBorrowed;
use idna::uts46 as crate_idna;

pub(super) const PROCESSING: Citation = Citation { document: "UTS #46", section: "4" };
pub(super) const TO_ASCII: Citation = Citation { document: "UTS #46", section: "4.2" };
const TO_UNICODE: Citation = Citation { document: "UTS #46", section: "4.3" };

/// UTS #46: ToASCII and ToUnicode.
///
/// CheckBidi and CheckJoiners are always true, Transitional_Processing, which the
/// document deprecates, is always false: the idna crate has it so. CONTEXTO rules are no
/// part of UTS #46, nor is a check whether IDNA2008 allows a character.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Uts46 {
    pub(super) ascii: AsciiRules,
    pub(super) hyphens: Hyphens,
    pub(super) dns_length: DnsLength,
}

/// Which US-ASCII characters a label may have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AsciiRules {
    /// UseSTD3ASCIIRules is true: letters, digits and hyphens.
    #[default]
    Std3,
    /// UseSTD3ASCIIRules is false, and the forbidden domain code points of the WHATWG URL
    /// standard are refused: `U+0000` to `U+0020`, `"%#/:<>?@[\]^|"`, `U+007F`.
    Url,
    /// UseSTD3ASCIIRules is false: all that there are.
    Any,
}

/// CheckHyphens: where a label may have hyphens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Hyphens {
    /// CheckHyphens is true: neither at its ends, nor in third and fourth position.
    #[default]
    Check,
    /// Not at its ends. UTS #46 does not have this choice.
    CheckFirstLast,
    /// CheckHyphens is false.
    Allow,
}

/// VerifyDnsLength: how long labels and names are. For ToASCII only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DnsLength {
    /// VerifyDnsLength is true, and the name may end with the dot of the root label.
    #[default]
    VerifyAllowRootDot,
    /// VerifyDnsLength is true, and a dot at the end makes an empty label, as the
    /// conformance test of Unicode has it.
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
    /// With all flags true. UTS #46 recommends no values; these are the strict ones, which
    /// its conformance test uses too, except that a dot at the end is taken.
    pub const fn new() -> Self {
        Uts46 {
            ascii: AsciiRules::Std3,
            hyphens: Hyphens::Check,
            dns_length: DnsLength::VerifyAllowRootDot,
        }
    }

    /// Which US-ASCII characters a label may have.
    #[must_use]
    pub const fn ascii(mut self, ascii: AsciiRules) -> Self {
        self.ascii = ascii;
        self
    }

    /// Where a label may have hyphens.
    #[must_use]
    pub const fn hyphens(mut self, hyphens: Hyphens) -> Self {
        self.hyphens = hyphens;
        self
    }

    /// How long labels and names may be.
    #[must_use]
    pub const fn dns_length(mut self, dns_length: DnsLength) -> Self {
        self.dns_length = dns_length;
        self
    }

    /// ToASCII (UTS #46 section 4.2).
    ///
    /// # Errors
    ///
    /// Where processing records an error (UTS #46 sections 4 to 4.2).
    pub fn to_ascii(&self, name: &str) -> Result<String, HostError> {
        self.ascii_form(name, &mut Trace::default())
    }

    /// The steps of [`to_ascii`](Self::to_ascii). The idna crate maps and normalizes in
    /// one go, and writes U+FFFD for characters that are disallowed.
    pub fn to_ascii_steps(&self, name: &str) -> Conversion {
        Trace::record(|trace| self.ascii_form(name, trace))
    }

    /// ToUnicode (UTS #46 section 4.3).
    ///
    /// # Errors
    ///
    /// Where processing records an error (UTS #46 sections 4 and 4.1). UTS #46 gives a
    /// name with errors back all the same; that one is not to be used, and not given here.
    pub fn to_unicode(&self, name: &str) -> Result<String, HostError> {
        self.unicode_form(name, &mut Trace::default())
    }

    /// The steps of [`to_unicode`](Self::to_unicode).
    pub fn to_unicode_steps(&self, name: &str) -> Conversion {
        Trace::record(|trace| self.unicode_form(name, trace))
    }

    fn ascii_form(&self, name: &str, trace: &mut Trace) -> Result<String, HostError> {
        processing_steps(name, trace);
        let deny = self.deny_list();
        let ascii = crate_idna::Uts46::new()
            .to_ascii(name.as_bytes(), deny, self.hyphens.into(), self.dns_length.into())
            .map_err(|_| diagnose(self, name, true))?;
        if trace.is_on() {
            let (unicode, _) =
                crate_idna::Uts46::new().to_unicode(name.as_bytes(), deny, self.hyphens.into());
            trace.step(PROCESSING, "4", "convert and validate each label", &unicode);
        }
        trace.step(TO_ASCII, "3", "convert labels that are not ASCII to Punycode", &ascii);
        if self.dns_length != DnsLength::Ignore {
            trace.step(TO_ASCII, "4", "verify the DNS length restrictions", &ascii);
        }
        Ok(ascii.to_string())
    }

    fn unicode_form(&self, name: &str, trace: &mut Trace) -> Result<String, HostError> {
        processing_steps(name, trace);
        let (unicode, result) = crate_idna::Uts46::new().to_unicode(
            name.as_bytes(),
            self.deny_list(),
            self.hyphens.into(),
        );
        result.map_err(|_| diagnose(self, name, false))?;
        trace.step(PROCESSING, "4", "convert and validate each label", &unicode);
        trace.step(TO_UNICODE, "", "return the result", &unicode);
        Ok(unicode.to_string())
    }

    fn deny_list(&self) -> crate_idna::AsciiDenyList {
        match self.ascii {
            AsciiRules::Std3 => crate_idna::AsciiDenyList::STD3,
            AsciiRules::Url => crate_idna::AsciiDenyList::URL,
            AsciiRules::Any => crate_idna::AsciiDenyList::EMPTY,
        }
    }
}

/// UTS #46 §4 steps 1 to 3, as far as they can be shown without the labels.
fn processing_steps(name: &str, trace: &mut Trace) {
    if trace.is_on() {
        let mapped = mapped(name);
        trace.step(PROCESSING, "1", "map", &mapped);
        trace.step(PROCESSING, "2", "normalize: form C", &mapped);
        trace.step(PROCESSING, "3", "break into labels at U+002E", &mapped);
    }
}

/// UTS #46 §4 steps 1 and 2, with U+FFFD for characters that are disallowed.
pub(super) fn mapped(name: &str) -> String {
    Uts46MapperBorrowed::new().map_normalize(name.chars()).collect()
}

impl From<Hyphens> for crate_idna::Hyphens {
    fn from(hyphens: Hyphens) -> Self {
        match hyphens {
            Hyphens::Check => crate_idna::Hyphens::Check,
            Hyphens::CheckFirstLast => crate_idna::Hyphens::CheckFirstLast,
            Hyphens::Allow => crate_idna::Hyphens::Allow,
        }
    }
}

impl From<DnsLength> for crate_idna::DnsLength {
    fn from(length: DnsLength) -> Self {
        match length {
            DnsLength::VerifyAllowRootDot => crate_idna::DnsLength::VerifyAllowRootDot,
            DnsLength::Verify => crate_idna::DnsLength::Verify,
            DnsLength::Ignore => crate_idna::DnsLength::Ignore,
        }
    }
}
