//! Converts and validates host names by IDNA2003, IDNA2008 and UTS #46.
//!
//! RFC 3987 section 3.1 maps the ireg-name of an IRI by ToASCII of [`Idna2003`]; 3987bis section
//! 3.4.2 by the look-up of [`Idna2008`]. The guidelines of 2011, section 5.2.2, say that a host
//! "SHOULD be processed according to the rules of IDNA2008, but MAY be processed according to UTS46
//! or IDNA2003". A [`Profile`] selects one of the three, with its options; [the
//! guide](crate::guide::which_idna) helps to choose. [`HostError`] contains the label, the broken
//! rule, the character and the section. [`Profile::to_ascii_with_trace`] records the numbered steps.
//!
//! ```
//! use iri_grammar::host::{Idna2003, Idna2008, Profile, Uts46};
//!
//! let name = "Fa\u{df}.de";
//! let idna2003 = Profile::from(Idna2003::for_mapping());
//! let idna2008 = Profile::from(Idna2008::new());
//! let uts46 = Profile::from(Uts46::new());
//! assert_eq!(idna2003.to_ascii(name)?, "fass.de");
//! assert_eq!(uts46.to_ascii(name)?, "xn--fa-hia.de");
//! let error = idna2008.to_ascii(name).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "label 1, \"Fa\u{df}\": 'F' (U+0046) is DISALLOWED, at column 1 (RFC 5892 section 2.2)"
//! );
//! # Ok::<(), iri_grammar::host::HostError>(())
//! ```
//!
//! Some names that are rejected, and the options that accept them:
//!
//! ```
//! use iri_grammar::host::{
//!     ALabels, AsciiRules, BadCharacter, ContextRule, DerivedProperty, DnsLength, HostRule,
//!     Hyphens, Idna2003, Idna2008, Label, Uts46,
//! };
//!
//! // Unicode 3.2 does not assign this character: new IRIs must not contain it, existing IRIs may.
//! let name = "\u{221}.example";
//! let rule = Idna2003::for_creating().to_ascii(name).unwrap_err().rule();
//! assert_eq!(rule, HostRule::Unassigned32('\u{221}'));
//! assert!(Idna2003::for_creating().allow_unassigned(true).to_ascii(name).is_ok());
//!
//! // Host names must not contain underscores, but some names in use contain them.
//! assert_eq!(Idna2003::for_mapping().use_std3_ascii_rules(false).to_ascii("a_b")?, "a_b");
//! assert_eq!(Idna2008::new().verify_ldh(false).to_ascii("a_b")?, "a_b");
//! assert_eq!(Uts46::new().ascii(AsciiRules::Url).to_ascii("a_b")?, "a_b");
//! let error = Uts46::new().to_ascii("x.a_b").unwrap_err();
//! let Label { index, text, .. } = error.label().unwrap();
//! assert_eq!((*index, text.as_str()), (1, "a_b"));
//! let BadCharacter { character, index, .. } = error.found().unwrap();
//! assert_eq!((*character, *index, error.step()), ('_', 1, Some("7")));
//! let reason = error.reason().to_string();
//! assert!(reason.starts_with("'_' (U+005F) is not a letter, digit or hyphen, at column 2"));
//!
//! // Hyphens, and the length of a name.
//! assert_eq!(Uts46::new().hyphens(Hyphens::Allow).to_ascii("-a")?, "-a");
//! assert!(Uts46::new().dns_length(DnsLength::Verify).to_ascii("a.").is_err());
//! let long = "a.".repeat(130);
//! assert!(Idna2003::for_mapping().verify_name_length(false).to_ascii(&long).is_ok());
//! assert!(Idna2008::new().verify_name_length(false).to_ascii(&long).is_ok());
//! assert!(Idna2008::new().registration_hyphens(true).to_ascii("b\u{fc}-").is_err());
//!
//! // The rules of RFC 5891 section 5.4 that applications may omit.
//! let middle_dot = ContextRule::for_character('\u{b7}').unwrap();
//! assert!(!middle_dot.on_lookup());
//! assert_eq!(DerivedProperty::for_code_point(0xb7), DerivedProperty::ContextO);
//! let error = Idna2008::new().to_ascii("a\u{b7}b").unwrap_err();
//! assert_eq!(error.rule(), HostRule::Context(middle_dot));
//! assert!(Idna2008::new().context_o(false).to_ascii("a\u{b7}b").is_ok());
//! assert!(Idna2008::new().bidi(false).to_ascii("\u{5d0}a").is_ok());
//! assert_eq!(Idna2008::new().a_labels(ALabels::Opaque).to_ascii("xn--a")?, "xn--a");
//! # Ok::<(), iri_grammar::host::HostError>(())
//! ```
//!
//! # Percent-encoding
//!
//! The functions do not percent-decode a name. RFC 3987 does not decode an ireg-name before
//! ToASCII. 3987bis section 3.4.2 decodes it; to follow 3987bis, the caller has to decode the name
//! first.
//!
//! # Where the properties come from
//!
//! Unicode properties come from icu_properties, and the mapping of UTS #46 comes from
//! icu_normalizer. The idna crate already depends on both, so they add no dependency and share one
//! version of Unicode.
//! [`unicode_versions`] lists the versions.
//!
//! The command [`iri host`](crate::guide::which_idna) does the same.

mod dots;
mod error;
mod idna2003;
mod idna2008;
pub(crate) mod ipv4;
mod label;
mod nfkc32;
mod profile;
mod rfc3454;
mod rfc5892;
mod tables {
    pub mod width;
}
mod unicode;
mod uts46;

pub(crate) use dots::is_idna_dot;
pub use error::{BadCharacter, HostError, HostRule, Label};
pub use idna2003::Idna2003;
pub(crate) use idna2008::is_plain_name;
pub use idna2008::{ALabels, Idna2008};
pub(crate) use label::has_ace_prefix;
pub use profile::Profile;
pub(crate) use rfc5892::Context;
pub use rfc5892::{ContextRule, DerivedProperty};
pub use unicode::{UnicodeVersion, unicode_versions};
pub use uts46::{AsciiRules, DnsLength, Hyphens, Uts46};

#[cfg(test)]
#[path = "../../tests/unit/host.rs"]
mod tests;
