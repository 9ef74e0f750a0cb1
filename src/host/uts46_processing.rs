//! UTS #46: processing, by the idna crate.

use super::HostError;
use super::trace::{Conversion, Trace};
use super::uts46::{AsciiRules, DnsLength, Hyphens, PROCESSING, TO_ASCII, Uts46, mapped};
use super::uts46_diagnosis::diagnose;
use crate::grammar::{Citation, Document};
use alloc::string::{String, ToString};
use idna::uts46 as crate_idna;

const TO_UNICODE: Citation = Document::Uts46.section("4.3");

/// The operations.
impl Uts46 {
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
