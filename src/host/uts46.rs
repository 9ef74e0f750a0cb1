//! UTS #46, Unicode IDNA Compatibility Processing, through the idna crate.

use crate::grammar::{Citation, Document};
use alloc::string::String;
use icu_normalizer::uts46::Uts46MapperBorrowed;

pub(super) const PROCESSING: Citation = Document::Uts46.section("4");
pub(super) const TO_ASCII: Citation = Document::Uts46.section("4.2");

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
}

/// UTS #46 §4 steps 1 and 2, with U+FFFD for characters that are disallowed.
pub(super) fn mapped(name: &str) -> String {
    Uts46MapperBorrowed::new().map_normalize(name.chars()).collect()
}
