//! The options of the ladder.

use super::{LadderError, Rung};
#[cfg(feature = "idna")]
use crate::host::{Idna2003, Profile};
use crate::identifier::IriBuf;
use crate::identifier::kind::{self, Kind};
use crate::options::options;
use crate::schemes::Schemes;
#[cfg(feature = "idna")]
use crate::text::CharacterForm;
use core::fmt;

/// A kind of identifier that a ladder can normalize: the kinds of RFC 3987 (section 5.3) and of
/// RFC 3986 (section 6.2).
///
/// ```
/// use iri_grammar::Identifier;
/// use iri_grammar::ladder::{Ladder, LadderKind, Rung};
///
/// fn normalized<K: LadderKind>(text: &Identifier<K, &str>) -> String {
///     Ladder::new().climb(Rung::Case, text).unwrap().identifier.to_string()
/// }
/// assert_eq!(normalized(&iri_grammar::Iri::new("HTTP://A/%c3")?), "http://a/%C3");
/// assert_eq!(normalized(&iri_grammar::Uri::new("HTTP://A/%c3")?), "http://a/%C3");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub trait LadderKind: Kind {}

/// Implements [`LadderKind`].
macro_rules! kinds {
    ($($kind:ident)*) => {$(impl LadderKind for kind::$kind {})*};
}
kinds! { IriReference Iri AbsoluteIri IrelativeRef UriReference Uri AbsoluteUri RelativeRef }

/// How percent-encodings are normalized (RFC 3987 section 5.3.2.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PercentEncoding {
    /// "by decoding any percent-encoded octet sequence that corresponds to an unreserved
    /// character, as described in section 2.3 of \[RFC3986\]".
    #[default]
    Unreserved,
    /// Decodes `iunreserved` characters too, so that an IRI stays legible. Has no effect on URIs.
    /// Characters that IRIs MUST NOT contain (section 4.1) stay encoded.
    Iunreserved,
    /// Decodes unreserved characters and percent-encodes those beyond US-ASCII, as in a URI; for comparison only:
    /// "the percent-encoding of both IRIs to be compared has to be aligned; for example,
    /// by converting both IRIs to URIs (see section 3.1), eliminating escape differences
    /// in the resulting URIs [...] The conversion described here should be performed only
    /// for local comparison." (RFC 3987 section 5.3.2.3)
    Aligned,
}

/// The purpose of a comparison (RFC 3987 section 5.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Purpose {
    /// Any other purpose.
    #[default]
    General,
    /// IRIs "as identity tokens with no relationship to a protocol": only the first rung is
    /// allowed.
    IdentityToken,
    /// "to select (or avoid) a network action, such as retrieval of a representation": comparisons
    /// ignore the fragment.
    NetworkAction,
}

/// How domain names are normalized at the scheme-based rung (RFC 3987 section 5.3.3).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_grammar::ladder::{Idn, Ladder, Rung};
///
/// let unicode = Iri::new("http://R\u{c9}sum\u{e9}.example.org")?;
/// let ascii = Iri::new("http://xn--rsum-bpad.example.org")?;
/// let normalized = Ladder::new().idn(Idn::Agreed).climb(Rung::SchemeBased, &ascii).unwrap();
/// assert_eq!(normalized.identifier, "http://r\u{e9}sum\u{e9}.example.org/");
/// let with = Ladder::for_comparison().idn(Idn::Agreed);
/// assert_eq!(with.equivalent(&unicode, &ascii, Rung::SchemeBased), Ok(true));
/// let without = Ladder::for_comparison();
/// assert_eq!(without.equivalent(&unicode, &ascii, Rung::SchemeBased), Ok(false));
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[cfg(feature = "idna")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Idn {
    /// By IDNA2003, IDNA2008 and UTS #46 together: two names are equivalent if each of the three
    /// accepts both and returns the same result for both. IDNA2008 is used with the mapping of RFC
    /// 5895, since RFC 5891 section 5.2 permits a mapping. A name stays unchanged if one of the
    /// three rejects it, or if they agree on no normal form.
    ///
    /// This departs from RFC 3987 section 5.3.3, which recommends IDNA2003 alone. For IDNA2003, a
    /// name with a sharp s is equivalent to the one with `ss`. Today these are two domains, which
    /// may have two owners, and comparison methods are designed for "strictly avoiding false
    /// positives" (RFC 3987 section 5.1).
    Agreed,
    /// By this profile: two names are equivalent if ToASCII returns the same result for both,
    /// ignoring case.
    Profile(Profile),
    /// Domain names stay unchanged. This is the default.
    Unconverted,
}

#[cfg(feature = "idna")]
impl From<Profile> for Idn {
    fn from(profile: Profile) -> Self {
        Idn::Profile(profile)
    }
}

/// Knowledge of a protocol: which IRIs are equivalent, because of "the result of accessing the
/// resources" (RFC 3987 section 5.3.4). This crate does not access resources, so the caller
/// supplies the knowledge.
///
/// Functions implement this trait. It requires `Send` and `Sync`, so that threads can share a
/// [`Ladder`].
///
/// ```
/// use iri_grammar::ladder::{Knowledge, Ladder, Rung};
/// use iri_grammar::{Iri, IriBuf};
///
/// /// A server that ignores case.
/// struct CaseInsensitive;
///
/// impl Knowledge for CaseInsensitive {
///     fn equivalent(&self, iri: &str) -> Option<IriBuf> {
///         iri.to_lowercase().try_into().ok()
///     }
/// }
///
/// let ladder = Ladder::for_comparison().knowledge(&CaseInsensitive);
/// let (a, b) = (Iri::new("http://a/B")?, Iri::new("http://a/b")?);
/// assert_eq!(ladder.equivalent(&a, &b, Rung::ProtocolBased), Ok(true));
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub trait Knowledge: Send + Sync {
    /// Returns the IRI that represents this one; `None` if nothing is known. The argument has no
    /// fragment. A [climb](Ladder::climb) normalizes the argument by the lower rungs. The ladder
    /// calls this method again with the result, up to 20 times.
    fn equivalent(&self, iri: &str) -> Option<IriBuf>;
}

impl<F: Fn(&str) -> Option<IriBuf> + Send + Sync> Knowledge for F {
    fn equivalent(&self, iri: &str) -> Option<IriBuf> {
        self(iri)
    }
}

impl fmt::Debug for dyn Knowledge + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Knowledge")
    }
}

/// The comparison ladder, with its options.
///
/// ```
/// use iri_grammar::Iri;
/// use iri_grammar::ladder::{Ladder, Rung};
/// use iri_grammar::spec::Trace;
///
/// let iri = Iri::new("HTTP://www.EXAMPLE.com:80/%7euser/./")?;
/// let mut steps = Trace::on();
/// let normalized = Ladder::new().climb_with_trace(Rung::SchemeBased, &iri, &mut steps).unwrap();
/// assert_eq!(normalized.identifier, "http://www.example.com/~user/");
/// assert_eq!(steps[1].to_string(),
///     r#"RFC 3987 section 5.3.2.1: host "www.EXAMPLE.com" -> "www.example.com""#);
/// assert_eq!(steps.last().unwrap().to_string(),
///     r#"RFC 3987 section 5.3.3: port "80" -> undefined (RFC 9110 section 4.2.1)"#);
/// // The rung alone:
/// let alone = Ladder::new().apply(Rung::SchemeBased, &iri).unwrap();
/// assert_eq!(alone.identifier, "HTTP://www.EXAMPLE.com/%7euser/./");
/// let mut steps = Trace::on();
/// Ladder::new().apply_with_trace(Rung::PercentEncoding, &iri, &mut steps).unwrap();
/// assert_eq!(steps[0].to_string(),
///     r#"RFC 3987 section 5.3.2.3: path "/%7euser/./" -> "/~user/./""#);
/// # Ok::<(), iri_grammar::Error>(())
/// ```
///
/// Guide: [which equality to use](crate::guide::equality).
#[doc(alias = "normalize")]
#[doc(alias = "canonicalize")]
#[doc(alias = "normalization")]
#[derive(Clone, Copy, Debug)]
pub struct Ladder<'k> {
    pub(super) percent_encoding: PercentEncoding,
    pub(super) keep_case_of_digits: bool,
    pub(super) keep_case_of_scheme: bool,
    pub(super) keep_case_of_host: bool,
    pub(super) canonical_ipv6: bool,
    #[cfg(feature = "idna")]
    pub(super) character: Option<CharacterForm>,
    pub(super) keep_rootless_dots: bool,
    pub(super) purpose: Purpose,
    pub(super) without_fragment: bool,
    /// Whether the result is a key for comparison: without the components that the scheme ignores.
    pub(super) for_key: bool,
    pub(super) schemes: &'k Schemes,
    #[cfg(feature = "idna")]
    pub(super) idn: Idn,
    pub(super) knowledge: Option<&'k dyn Knowledge>,
}

impl Default for Ladder<'_> {
    fn default() -> Self {
        Ladder::new()
    }
}

impl<'k> Ladder<'k> {
    /// A ladder for normalizing: it decodes unreserved characters only
    /// ([`PercentEncoding::Unreserved`]).
    ///
    /// ```
    /// use iri_grammar::ladder::Ladder;
    ///
    /// static LADDER: Ladder<'static> = Ladder::new();
    /// ```
    pub const fn new() -> Self {
        Ladder {
            percent_encoding: PercentEncoding::Unreserved,
            keep_case_of_digits: false,
            keep_case_of_scheme: false,
            keep_case_of_host: false,
            canonical_ipv6: false,
            #[cfg(feature = "idna")]
            character: None,
            keep_rootless_dots: false,
            purpose: Purpose::General,
            without_fragment: false,
            for_key: false,
            schemes: Schemes::known(),
            #[cfg(feature = "idna")]
            idn: Idn::Unconverted,
            knowledge: None,
        }
    }

    /// A ladder for comparing, with [`PercentEncoding::Aligned`].
    pub const fn for_comparison() -> Self {
        Ladder::new().percent_encoding(PercentEncoding::Aligned)
    }

    /// A ladder that normalizes domain names literally by RFC 3987 section 5.3.3: "those names
    /// SHOULD be validated by using the ToASCII operation defined in \[RFC3490\], with the flags
    /// "UseSTD3ASCIIRules" and "AllowUnassigned" [...] Validated IDN components of IRIs SHOULD
    /// be character normalized by using the Nameprep process".
    ///
    /// ```
    /// use iri_grammar::Iri;
    /// use iri_grammar::ladder::{Idn, Ladder, Rung};
    ///
    /// let iri = Iri::new("http://Fa\u{df}.de/")?;
    /// let normalize = |ladder: Ladder<'_>| {
    ///     ladder.climb(Rung::SchemeBased, &iri).unwrap().identifier.into_owned()
    /// };
    /// assert_eq!(normalize(Ladder::rfc3987()), "http://fass.de/");
    /// assert_eq!(normalize(Ladder::new().idn(Idn::Agreed)), "http://fa\u{df}.de/");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[cfg(feature = "idna")]
    pub const fn rfc3987() -> Self {
        let mut ladder = Ladder::new();
        ladder.idn = Idn::Profile(Profile::Idna2003(Idna2003::for_validating()));
        ladder
    }

    options! {
        /// How percent-encodings are normalized.
        fn percent_encoding: PercentEncoding;
        /// Whether the hexadecimal digits of percent-encodings keep their case. By default they
        /// become upper case (RFC 3987 section 5.3.2.1).
        fn keep_case_of_digits: bool;
        /// Whether the scheme keeps its case. By default it becomes lower case.
        fn keep_case_of_scheme: bool;
        /// Whether the host keeps its case. By default, a host that is all US-ASCII becomes lower
        /// case.
        fn keep_case_of_host: bool;
        /// Whether case normalization also writes IPv6 addresses in their canonical form: in lower
        /// case, without leading zeros, the first of the longest runs of zeros as `::`. RFC 5952
        /// section 4 recommends this form for output. RFC 3986 does not require it, so it is off
        /// by default.
        ///
        /// ```
        /// use iri_grammar::Iri;
        /// use iri_grammar::ladder::{Ladder, Rung};
        /// use iri_grammar::spec::Trace;
        ///
        /// let iri = Iri::new("http://[2001:DB8:0:0:1:0:0:01]/").unwrap();
        /// let ladder = Ladder::new().canonical_ipv6(true);
        /// let mut steps = Trace::on();
        /// let normalized = ladder.climb_with_trace(Rung::Case, &iri, &mut steps)?.identifier;
        /// assert_eq!(normalized, "http://[2001:db8::1:0:0:1]/");
        /// assert_eq!(steps.last().unwrap().source.as_deref(), Some("RFC 5952 section 4"));
        /// # Ok::<(), iri_grammar::ladder::LadderError>(())
        /// ```
        #[doc(alias = "RFC 5952")]
        fn canonical_ipv6: bool;
        /// Whether dot segments stay in a path that does not begin with `/`, as in `foo:a/../b`,
        /// since such a path may not be hierarchical. By default they are removed: "should remove
        /// dot-segments by applying the remove_dot_segments algorithm to the path" (RFC 3987
        /// section 5.3.2.4).
        fn keep_rootless_dots: bool;
        /// The purpose of comparisons.
        fn purpose: Purpose;
        /// The rules of schemes. By default they are [`Schemes::known`].
        fn schemes: &'k Schemes;
    }

    /// Turns character normalization on, for an IRI that is being created: "it would be
    /// inappropriate to allow third parties to normalize an IRI arbitrarily" (RFC 3987
    /// section 5.3.2.2). Has no effect on comparisons, which "MUST rely on the
    /// assumption that IRIs are appropriately pre-character-normalized".
    #[must_use]
    #[cfg(feature = "idna")]
    pub const fn character_form(mut self, form: CharacterForm) -> Self {
        self.character = Some(form);
        self
    }

    /// Sets how domain names are normalized at the scheme-based rung. By default they stay
    /// unchanged ([`Idn::Unconverted`]). Use [`Idn::Agreed`] unless you need a certain document.
    ///
    /// A label and its punycode are equivalent. The normalized name is in Unicode: names "SHOULD
    /// NOT be converted into ASCII Compatible Encoding (ACE)" (RFC 3987 section 5.3.3). In a URI
    /// it is in ASCII, since a URI has no other form. Percent-encoded UTF-8 in the name is decoded
    /// first. An invalid name stays unchanged, and is
    /// [reported](super::Normalized::invalid_names).
    #[must_use]
    #[cfg(feature = "idna")]
    pub fn idn(mut self, idn: impl Into<Idn>) -> Self {
        self.idn = idn.into();
        self
    }

    /// Sets the knowledge of a protocol (RFC 3987 section 5.3.4).
    #[must_use]
    pub const fn knowledge(mut self, knowledge: &'k dyn Knowledge) -> Self {
        self.knowledge = Some(knowledge);
        self
    }

    /// Checks that the purpose allows the rung.
    pub(super) fn check_purpose(&self, rung: Rung) -> Result<(), LadderError> {
        match (self.purpose, rung) {
            (Purpose::IdentityToken, Rung::SimpleString) => Ok(()),
            (Purpose::IdentityToken, rung) => Err(LadderError::IdentityToken { rung }),
            _ => Ok(()),
        }
    }

    /// The ladder without character normalization, which RFC 3987 §5.3.2.2 forbids in comparisons.
    pub(super) fn without_character_form(self) -> Self {
        Ladder {
            #[cfg(feature = "idna")]
            character: None,
            ..self
        }
    }

    /// The ladder that also removes the fragment.
    pub(super) fn without_fragment(self) -> Self {
        Ladder { without_fragment: true, ..self }
    }

    /// The ladder that makes keys for comparison instead of normal forms.
    pub(super) fn for_key(self) -> Self {
        Ladder { for_key: true, ..self }
    }
}
