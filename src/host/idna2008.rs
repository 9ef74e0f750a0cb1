//! IDNA2008: the options of the look-up.

/// IDNA2008: Domain Name Lookup, RFC 5891 sections 5.3 to 5.5, on the code points of
/// RFC 5892 and the Bidi rule of RFC 5893.
///
/// Nothing is mapped before, unless that is asked for: a name with capital letters that
/// are not US-ASCII, or not in Normalization Form C, is refused. Labels of US-ASCII
/// letters, digits and hyphens stay as they are.
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

/// What becomes of labels that begin with `xn--` (RFC 5891 section 5.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ALabels {
    /// They are converted to U-labels, tested, and converted back: "conversion from the
    /// A-label and testing that the result is a U-label SHOULD be performed if the domain
    /// name will later be presented to the user in native character form".
    #[default]
    Convert,
    /// "If those steps are not performed, the lookup process SHOULD at least test to
    /// determine that the string is actually an A-label, examining it for the invalid
    /// formats specified in the Punycode decoding specification."
    Examine,
    /// "Others MAY treat the string as opaque."
    Opaque,
}

impl Default for Idna2008 {
    fn default() -> Self {
        Idna2008::new()
    }
}

impl Idna2008 {
    /// As the documents recommend: A-labels are converted, the Bidi rule is applied, all
    /// contextual rules are run, and nothing is mapped.
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

    /// The mapping of RFC 5895 section 2 before the look-up, on the name as a whole: lower
    /// case, fullwidth and halfwidth characters, Normalization Form C, U+3002. It is no part
    /// of IDNA2008, which leaves mapping to what comes before it. Off by default.
    #[must_use]
    pub const fn map_rfc5895(mut self, map: bool) -> Self {
        self.map_rfc5895 = map;
        self
    }

    /// What becomes of labels that begin with `xn--`. [`ALabels::Convert`] by default.
    #[must_use]
    pub const fn a_labels(mut self, a_labels: ALabels) -> Self {
        self.a_labels = a_labels;
        self
    }

    /// Whether a label of US-ASCII must be an NR-LDH label (RFC 5890 section 2.3.1):
    /// letters, digits and hyphens, no hyphen at its ends, none in third and fourth
    /// position. A name in a slot that is not IDNA-aware needs that, "unless the DNS
    /// application is not subject to historical recommendations for "hostname"-style
    /// names" (RFC 5891 section 3.1). On by default.
    #[must_use]
    pub const fn verify_ldh(mut self, verify: bool) -> Self {
        self.verify_ldh = verify;
        self
    }

    /// Whether a U-label must not begin or end with a hyphen. RFC 5891 asks for that on
    /// registration (section 4.2.3.1), not on look-up (section 5.4). Off by default.
    #[must_use]
    pub const fn registration_hyphens(mut self, verify: bool) -> Self {
        self.registration_hyphens = verify;
        self
    }

    /// Whether the contextual rules of CONTEXTO characters are run. Applications "are not
    /// required to test contextual rules for "CONTEXTO" characters [...] (although they
    /// MAY make such tests to provide better protection or give better information to the
    /// user)" (RFC 5891 section 5.4). On by default.
    #[must_use]
    pub const fn context_o(mut self, run: bool) -> Self {
        self.context_o = run;
        self
    }

    /// Whether the Bidi rule of RFC 5893 is applied. "The application SHOULD apply the
    /// following test: [...] verification that the string is compliant with the
    /// requirements for right-to-left characters" (RFC 5891 section 5.4). On by default.
    #[must_use]
    pub const fn bidi(mut self, apply: bool) -> Self {
        self.bidi = apply;
        self
    }

    /// Whether a name in ASCII form has at most 253 octets (RFC 1035 section 2.3.4). On
    /// by default.
    #[must_use]
    pub const fn verify_name_length(mut self, verify: bool) -> Self {
        self.verify_name_length = verify;
        self
    }
}
