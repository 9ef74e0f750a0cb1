//! IDNA2003: RFC 3490, based on Nameprep (RFC 3491), a profile of stringprep (RFC 3454).

use super::dots::is_idna_dot;
use super::error::{Failure, HostError, HostRule};
use super::label::{
    ACE_PREFIX, MAX_LABEL, MAX_PUNYCODE, Name, Steps, from_punycode, has_ace_prefix, to_punycode,
    verify_hyphens_at_ends, verify_ldh, verify_name_length,
};
use super::nfkc32;
use super::rfc3454::{
    PROHIBITED, case_fold, is_l_cat, is_mapped_to_nothing, is_r_and_al_cat, is_unassigned,
};
use crate::grammar::{Citation, Document};
use crate::options::options;
use crate::steps::Trace;
use alloc::borrow::Cow;
use alloc::string::{String, ToString};

const CONVERSION: Citation = Document::Rfc(3490).section("4");
const TO_ASCII: Citation = Document::Rfc(3490).section("4.1");
const TO_UNICODE: Citation = Document::Rfc(3490).section("4.2");
const STRINGPREP: Citation = Document::Rfc(3454).section("2");
const PROHIBITION: Citation = Document::Rfc(3491).section("5");
const BIDI: Citation = Document::Rfc(3454).section("6");
const UNASSIGNED: Citation = Document::Rfc(3491).section("7");

/// IDNA2003: ToASCII and ToUnicode of RFC 3490. They use Nameprep (RFC 3491), which uses
/// stringprep (RFC 3454) and Unicode 3.2.
///
/// ```
/// use iri_grammar::host::Idna2003;
///
/// let idna = Idna2003::for_mapping();
/// assert_eq!(idna.to_ascii("r\u{e9}sum\u{e9}.example.org")?, "xn--rsum-bpad.example.org");
/// assert_eq!(idna.to_unicode("xn--99zt52a.example.org"), "\u{7d0d}\u{8c46}.example.org");
/// # Ok::<(), iri_grammar::host::HostError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Idna2003 {
    use_std3_ascii_rules: bool,
    allow_unassigned: bool,
    verify_name_length: bool,
}

impl Default for Idna2003 {
    /// Returns the flags of [`for_mapping`](Self::for_mapping).
    fn default() -> Self {
        Idna2003::for_mapping()
    }
}

impl Idna2003 {
    /// The flags for mapping an existing IRI, by RFC 3987 section 3.1: "with the flag
    /// UseSTD3ASCIIRules set to TRUE, and with the flag AllowUnassigned set to [...] TRUE
    /// otherwise".
    pub const fn for_mapping() -> Self {
        Idna2003 { use_std3_ascii_rules: true, allow_unassigned: true, verify_name_length: true }
    }

    /// The flags for creating an IRI, by RFC 3987 section 3.1: "with the flag
    /// UseSTD3ASCIIRules set to TRUE, and with the flag AllowUnassigned set to FALSE for
    /// creating IRIs".
    pub const fn for_creating() -> Self {
        Idna2003::for_mapping().allow_unassigned(false)
    }

    /// The flags for validating an IRI, by RFC 3987 section 5.3.3: "those names SHOULD be
    /// validated by using the ToASCII operation [...] with the flags "UseSTD3ASCIIRules" and
    /// "AllowUnassigned"".
    pub const fn for_validating() -> Self {
        Idna2003::for_mapping()
    }

    options! {
        /// Whether the restrictions on ASCII characters in host names apply: the flag
        /// UseSTD3ASCIIRules (RFC 3490 section 4 step 3). If it is not set, a label of the result
        /// may contain a full stop: Nameprep maps U+2024 to a full stop after the name has been
        /// divided.
        fn use_std3_ascii_rules: bool;
        /// Whether unassigned code points are allowed: the flag AllowUnassigned (RFC 3490 section 4
        /// step 1). It is set for a query string, and not for a stored string.
        fn allow_unassigned: bool;
        /// Whether a name of more than 253 octets in ASCII form is rejected. RFC 3490 does not
        /// limit the length of a name. RFC 1035 section 2.3.4 does: a longer name cannot be looked
        /// up. On by default.
        fn verify_name_length: bool;
    }

    /// Applies ToASCII to each label of a name (RFC 3490 section 4) and separates the labels by
    /// U+002E. Keeps the dot of the root label at the end.
    ///
    /// # Errors
    ///
    /// If ToASCII fails for a label (RFC 3490 section 4.1), or if the name is too long (RFC 1035
    /// section 2.3.4).
    pub fn to_ascii(&self, name: &str) -> Result<String, HostError> {
        self.to_ascii_with_trace(name, &mut Trace::off())
    }

    /// Applies ToASCII to each label of a name, and records the steps.
    pub(super) fn to_ascii_with_trace(
        self,
        name: &str,
        trace: &mut Trace,
    ) -> Result<String, HostError> {
        let mut steps = Steps::new(trace);
        let divided = Name::new(name, is_idna_dot);
        steps.step(CONVERSION, "2", "divide into labels", name);
        let ascii = divided
            .with_full_stops()
            .replace_each(&mut steps, |label, steps| self.label_to_ascii(label, steps))?;
        steps.step(CONVERSION, "5", "change all label separators to U+002E", &ascii);
        if self.verify_name_length {
            verify_name_length(&ascii)?;
        }
        Ok(ascii)
    }

    /// Applies ToUnicode to each label of a name (RFC 3490 section 4). "ToUnicode never fails": a
    /// label for which a step fails stays unchanged. The dots stay unchanged too.
    ///
    /// ```
    /// use iri_grammar::host::Idna2003;
    ///
    /// assert_eq!(Idna2003::for_mapping().to_unicode("xn--x.xn--bcher-kva"), "xn--x.b\u{fc}cher");
    /// ```
    pub fn to_unicode(&self, name: &str) -> String {
        self.to_unicode_with_trace(name, &mut Trace::off())
    }

    /// Applies ToUnicode to each label of a name, and records the steps.
    pub(super) fn to_unicode_with_trace(self, name: &str, trace: &mut Trace) -> String {
        let mut steps = Steps::new(trace);
        let divided = Name::new(name, is_idna_dot);
        steps.step(CONVERSION, "2", "divide into labels", name);
        // RFC 3490 §4.2: "If any step fails, then the original input sequence is returned
        // immediately in that step." So no label causes an error.
        let unicode = divided.replace_each(&mut steps, |label, steps| {
            Ok(self.label_to_unicode(label, steps).unwrap_or_else(|failure| {
                let number = failure.number();
                steps.step(TO_UNICODE, number, "fails: the label stays as it is", label);
                label.to_string()
            }))
        });
        unicode.unwrap_or_else(|_| name.to_string())
    }

    /// Applies ToUnicode to the label at `index`. The error says why the label would stay
    /// unchanged.
    pub(super) fn label_to_unicode_at(
        &self,
        index: usize,
        label: &str,
    ) -> Result<String, HostError> {
        self.label_to_unicode(label, &mut Steps::new(&mut Trace::off()))
            .map_err(|failure| failure.in_label(index, label))
    }

    /// Applies Nameprep to each label that is not ASCII: "Validated IDN components of IRIs
    /// SHOULD be character normalized by using the Nameprep process" (RFC 3987 section
    /// 5.3.3). The result "SHOULD NOT be converted into ASCII Compatible Encoding".
    ///
    /// # Errors
    ///
    /// If Nameprep fails for a label (RFC 3491).
    ///
    /// ```
    /// use iri_grammar::host::Idna2003;
    ///
    /// let idna = Idna2003::for_validating();
    /// assert_eq!(idna.nameprep("R\u{c9}SUM\u{c9}.Example")?, "r\u{e9}sum\u{e9}.Example");
    /// # Ok::<(), iri_grammar::host::HostError>(())
    /// ```
    pub fn nameprep(&self, name: &str) -> Result<String, HostError> {
        Name::new(name, is_idna_dot)
            .replace_each(&mut Steps::new(&mut Trace::off()), |label, steps| {
                self.nameprep_unless_ascii(TO_ASCII, label, steps)
            })
    }

    /// Applies ToASCII to a label (RFC 3490 §4.1).
    fn label_to_ascii(&self, label: &str, steps: &mut Steps<'_>) -> Result<String, Failure> {
        // Steps 1 and 2.
        let sequence = self.nameprep_unless_ascii(TO_ASCII, label, steps)?;

        // Step 3.
        if self.use_std3_ascii_rules {
            verify_ldh(&sequence, TO_ASCII).map_err(|failure| failure.step("3(a)"))?;
            verify_hyphens_at_ends(&sequence, TO_ASCII).map_err(|failure| failure.step("3(b)"))?;
            steps.step(TO_ASCII, "3", "verify the UseSTD3ASCIIRules", &sequence);
        }

        // Step 4.
        if sequence.is_ascii() {
            steps.step(TO_ASCII, "4", "all is ASCII: skip to step 8", &sequence);
            return verify_length(sequence.into_owned(), steps);
        }
        steps.step(TO_ASCII, "4", "not all is ASCII: proceed to step 5", &sequence);

        // Step 5.
        if has_ace_prefix(&sequence) {
            return Err(Failure::new(HostRule::AcePrefix, TO_ASCII).step("5").at(&sequence, 0));
        }
        steps.step(TO_ASCII, "5", "verify that it does not begin with \"xn--\"", &sequence);

        // Step 6. A sequence too long for a label would fail in step 8, so it is not encoded.
        let Some(encoded) = to_punycode(&sequence) else {
            return Err(Failure::new(HostRule::LabelTooLong, TO_ASCII).step("8"));
        };
        steps.step(TO_ASCII, "6", "encode as Punycode", &encoded);

        // Step 7.
        let prefixed = [ACE_PREFIX, &encoded].concat();
        steps.step(TO_ASCII, "7", "prepend \"xn--\"", &prefixed);

        // Step 8.
        verify_length(prefixed, steps)
    }

    /// Applies Nameprep to a label with non-ASCII characters. This is steps 1 and 2 of both ToASCII
    /// and ToUnicode; `operation` is the section of one of them.
    fn nameprep_unless_ascii<'l>(
        &self,
        operation: Citation,
        label: &'l str,
        steps: &mut Steps<'_>,
    ) -> Result<Cow<'l, str>, Failure> {
        if label.is_ascii() {
            steps.step(operation, "1", "all is ASCII: skip to step 3", label);
            return Ok(label.into());
        }
        steps.step(operation, "1", "not all is ASCII: proceed to step 2", label);
        let prepared = nameprep(label, self.allow_unassigned, steps)?;
        steps.step(operation, "2", "Nameprep", &prepared);
        Ok(prepared.into())
    }

    /// Applies ToUnicode to a label (RFC 3490 §4.2), except that a failed step is an error.
    fn label_to_unicode(&self, label: &str, steps: &mut Steps<'_>) -> Result<String, Failure> {
        let failure = |rule, step| Failure::new(rule, TO_UNICODE).step(step);
        let during = |step| move |failure: Failure| failure.during(TO_UNICODE, step);

        // Steps 1 and 2.
        let saved = self.nameprep_unless_ascii(TO_UNICODE, label, steps).map_err(during("2"))?;

        // Step 3.
        if !has_ace_prefix(&saved) {
            return Err(failure(HostRule::NoAcePrefix, "3"));
        }
        steps.step(TO_UNICODE, "3", "verify that it begins with \"xn--\", save it", &saved);

        // Step 4.
        let encoded = &saved[ACE_PREFIX.len()..];
        steps.step(TO_UNICODE, "4", "remove \"xn--\"", encoded);

        // Step 5. A sequence longer than any result of step 6 would fail in step 7, so it is not
        // decoded.
        if saved.len() > MAX_LABEL {
            return Err(failure(HostRule::NotRoundTrip, "7"));
        }
        let decoded =
            from_punycode(encoded, MAX_PUNYCODE).ok_or_else(|| failure(HostRule::Punycode, "5"))?;
        steps.step(TO_UNICODE, "5", "decode the Punycode, save it", &decoded);

        // Step 6.
        let ascii = self.label_to_ascii(&decoded, steps).map_err(during("6"))?;
        steps.step(TO_UNICODE, "6", "apply ToASCII", &ascii);

        // Step 7.
        if !ascii.eq_ignore_ascii_case(&saved) {
            return Err(failure(HostRule::NotRoundTrip, "7"));
        }
        steps.step(TO_UNICODE, "7", "verify that it equals what step 3 saved", &ascii);

        // Step 8.
        steps.step(TO_UNICODE, "8", "return what step 5 saved", &decoded);
        Ok(decoded)
    }
}

/// Verifies the length of a label (RFC 3490 §4.1 step 8).
fn verify_length(sequence: String, steps: &mut Steps<'_>) -> Result<String, Failure> {
    match sequence.len() {
        0 => Err(Failure::new(HostRule::EmptyLabel, TO_ASCII).step("8")),
        1..=MAX_LABEL => {
            steps.step(TO_ASCII, "8", "verify that there are 1 to 63 code points", &sequence);
            Ok(sequence)
        }
        _ => Err(Failure::new(HostRule::LabelTooLong, TO_ASCII).step("8")),
    }
}

/// Prepares a label by Nameprep (RFC 3491). `allow_unassigned` decides whether code points that
/// Unicode 3.2 does not assign are allowed.
fn nameprep(label: &str, allow_unassigned: bool, steps: &mut Steps<'_>) -> Result<String, Failure> {
    // RFC 3491 section 7: "If the processing in [IDNA] specifies that a list of unassigned code
    // points be used", the list is table A.1. No later step produces or removes an unassigned code
    // point. So this check can come first, and the error shows the label as the caller wrote it.
    if !allow_unassigned {
        if let Some((offset, c)) = label.char_indices().find(|&(_, c)| is_unassigned(c)) {
            return Err(Failure::new(HostRule::Unassigned32(c), UNASSIGNED).at(label, offset));
        }
        steps.step(UNASSIGNED, "", "verify that all code points are assigned", label);
    }
    // RFC 3491 section 3.
    let mapped: String =
        label.chars().filter(|&c| !is_mapped_to_nothing(c)).flat_map(case_fold).collect();
    steps.step(STRINGPREP, "1", "map: tables B.1 and B.2", &mapped);
    let normalized = nfkc32::nfkc(mapped.chars());
    steps.step(STRINGPREP, "2", "normalize: form KC of Unicode 3.2", &normalized);
    verify_not_prohibited(&normalized)?;
    steps.step(STRINGPREP, "3", "verify the absence of prohibited characters", &normalized);
    verify_bidi(&normalized)?;
    steps.step(STRINGPREP, "4", "check bidi", &normalized);
    Ok(normalized)
}

/// Verifies that no character is prohibited (RFC 3491 section 5).
fn verify_not_prohibited(text: &str) -> Result<(), Failure> {
    for (offset, character) in text.char_indices() {
        if let Some(table) = PROHIBITED.iter().find(|table| table.contains(character)) {
            let rule = HostRule::Prohibited { character, table: table.name };
            return Err(Failure::new(rule, PROHIBITION).at(text, offset));
        }
    }
    Ok(())
}

/// Verifies requirements 2 and 3 of RFC 3454 section 6, to which RFC 3491 section 6 refers.
/// [`verify_not_prohibited`] checks requirement 1, table C.8.
fn verify_bidi(text: &str) -> Result<(), Failure> {
    if !text.contains(is_r_and_al_cat) {
        return Ok(());
    }
    if let Some(offset) = text.find(is_l_cat) {
        return Err(Failure::new(HostRule::MixedDirections, BIDI).step("2").at(text, offset));
    }
    let ends = [text.char_indices().next(), text.char_indices().next_back()];
    match ends.into_iter().flatten().find(|&(_, c)| !is_r_and_al_cat(c)) {
        Some((offset, _)) => {
            Err(Failure::new(HostRule::DirectionAtEnds, BIDI).step("3").at(text, offset))
        }
        None => Ok(()),
    }
}
