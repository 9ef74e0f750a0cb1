//! IDNA2003: RFC 3490.

use super::ace;
use super::error::{Failure, HostError, Quoted, Rule};
use super::name::{MAX_LABEL, Name, is_idna_dot, verify_name_length};
use super::nameprep::nameprep;
use super::trace::{Conversion, Trace};
use crate::grammar::{Citation, Document};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

const DIVISION: Citation = Document::Rfc(3490).section("4");
const TO_ASCII: Citation = Document::Rfc(3490).section("4.1");
const TO_UNICODE: Citation = Document::Rfc(3490).section("4.2");

/// IDNA2003: ToASCII and ToUnicode of RFC 3490, on Nameprep (RFC 3491), on stringprep
/// (RFC 3454), on Unicode 3.2.
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
    /// As [`for_mapping`](Self::for_mapping).
    fn default() -> Self {
        Idna2003::for_mapping()
    }
}

impl Idna2003 {
    /// RFC 3987 section 3.1 for mapping an IRI that is there: "with the flag
    /// UseSTD3ASCIIRules set to TRUE, and with the flag AllowUnassigned set to [...] TRUE
    /// otherwise".
    pub const fn for_mapping() -> Self {
        Idna2003 { use_std3_ascii_rules: true, allow_unassigned: true, verify_name_length: true }
    }

    /// RFC 3987 section 3.1 for an IRI that is being made: "with the flag
    /// UseSTD3ASCIIRules set to TRUE, and with the flag AllowUnassigned set to FALSE for
    /// creating IRIs".
    pub const fn for_creating() -> Self {
        Idna2003::for_mapping().allow_unassigned(false)
    }

    /// RFC 3987 section 5.3.3: "those names SHOULD be validated by using the ToASCII
    /// operation [...] with the flags "UseSTD3ASCIIRules" and "AllowUnassigned"".
    pub const fn for_validating() -> Self {
        Idna2003::for_mapping()
    }

    /// The flag UseSTD3ASCIIRules (RFC 3490 section 4 step 3): the restrictions on ASCII
    /// characters in host names. Without it a label may come to have a full stop in it:
    /// Nameprep makes one of U+2024, after the name has been divided.
    #[must_use]
    pub const fn use_std3_ascii_rules(mut self, set: bool) -> Self {
        self.use_std3_ascii_rules = set;
        self
    }

    /// The flag AllowUnassigned (RFC 3490 section 4 step 1): the name is a query string,
    /// not a stored string.
    #[must_use]
    pub const fn allow_unassigned(mut self, set: bool) -> Self {
        self.allow_unassigned = set;
        self
    }

    /// Whether a name in ASCII form has at most 253 octets. RFC 3490 says nothing of the
    /// length of a name; RFC 1035 section 2.3.4 does, and a longer one cannot be looked
    /// up. On by default.
    #[must_use]
    pub const fn verify_name_length(mut self, verify: bool) -> Self {
        self.verify_name_length = verify;
        self
    }

    /// ToASCII on each label of a name (RFC 3490 section 4), with U+002E as separator.
    /// A dot at the end, for the root label, is kept.
    ///
    /// # Errors
    ///
    /// Where ToASCII fails for a label (RFC 3490 section 4.1), or the name is too long
    /// (RFC 1035 section 2.3.4).
    pub fn to_ascii(&self, name: &str) -> Result<String, HostError> {
        self.ascii_form(name, &mut Trace::default())
    }

    /// The steps of [`to_ascii`](Self::to_ascii).
    pub fn to_ascii_steps(&self, name: &str) -> Conversion {
        Trace::record(|trace| self.ascii_form(name, trace))
    }

    /// ToUnicode on each label of a name (RFC 3490 section 4). "ToUnicode never fails":
    /// where a step fails for a label, that label stays as it is. The dots are kept.
    ///
    /// ```
    /// use iri_grammar::host::Idna2003;
    ///
    /// assert_eq!(Idna2003::for_mapping().to_unicode("xn--x.xn--bcher-kva"), "xn--x.b\u{fc}cher");
    /// ```
    pub fn to_unicode(&self, name: &str) -> String {
        self.unicode_form(name, &mut Trace::default())
    }

    /// The steps of [`to_unicode`](Self::to_unicode).
    pub fn to_unicode_steps(&self, name: &str) -> Conversion {
        Trace::record(|trace| Ok(self.unicode_form(name, trace)))
    }

    /// Nameprep on each label that is not ASCII: "Validated IDN components of IRIs
    /// SHOULD be character normalized by using the Nameprep process" (RFC 3987 section
    /// 5.3.3). The result "SHOULD NOT be converted into ASCII Compatible Encoding".
    ///
    /// # Errors
    ///
    /// Where Nameprep fails for a label (RFC 3491).
    ///
    /// ```
    /// use iri_grammar::host::Idna2003;
    ///
    /// let idna = Idna2003::for_validating();
    /// assert_eq!(idna.nameprep("R\u{c9}SUM\u{c9}.Example")?, "r\u{e9}sum\u{e9}.Example");
    /// # Ok::<(), iri_grammar::host::HostError>(())
    /// ```
    pub fn nameprep(&self, name: &str) -> Result<String, HostError> {
        let name = Name::new(name, is_idna_dot);
        let mut labels = Vec::with_capacity(name.labels.len());
        for (index, label) in name.labels.iter().enumerate() {
            let prepared = self.nameprep_unless_ascii(label, &mut Trace::default());
            labels.push(prepared.map_err(|failure| failure.in_label(index, label))?);
        }
        Ok(name.with_labels(labels))
    }

    fn ascii_form(&self, name: &str, trace: &mut Trace) -> Result<String, HostError> {
        let divided = Name::new(name, is_idna_dot);
        trace.step(DIVISION, "2", "divide into labels", name);
        let mut labels = Vec::with_capacity(divided.labels.len());
        for (index, label) in divided.labels.iter().enumerate() {
            trace.about(Some(index));
            let ascii = self.label_to_ascii(label, trace);
            labels.push(ascii.map_err(|failure| failure.in_label(index, label))?);
        }
        trace.about(None);
        let ascii = divided.with_labels_and_full_stops(labels);
        trace.step(DIVISION, "5", "change all label separators to U+002E", &ascii);
        if self.verify_name_length {
            verify_name_length(&ascii)?;
        }
        Ok(ascii)
    }

    fn unicode_form(&self, name: &str, trace: &mut Trace) -> String {
        let divided = Name::new(name, is_idna_dot);
        trace.step(DIVISION, "2", "divide into labels", name);
        let mut labels = Vec::with_capacity(divided.labels.len());
        for (index, label) in divided.labels.iter().enumerate() {
            trace.about(Some(index));
            labels.push(match self.label_to_unicode(label, trace) {
                Ok(unicode) => unicode,
                // RFC 3490 §4.2: "If any step fails, then the original input sequence is
                // returned immediately in that step."
                Err(failure) => {
                    let number = failure.number();
                    trace.step(TO_UNICODE, number, "fails: the label stays as it is", label);
                    label.to_string()
                }
            });
        }
        trace.about(None);
        divided.with_labels(labels)
    }

    /// ToUnicode on a label of a name, or the reason why it stays as it is.
    pub(super) fn show_label(&self, index: usize, label: &str) -> Result<String, HostError> {
        self.label_to_unicode(label, &mut Trace::default())
            .map_err(|failure| failure.in_label(index, label))
    }

    /// RFC 3490 §4.1: ToASCII.
    fn label_to_ascii(&self, label: &str, trace: &mut Trace) -> Result<String, Failure> {
        // Steps 1 and 2.
        let sequence = self.nameprep_unless_ascii(label, trace)?;

        // Step 3.
        if self.use_std3_ascii_rules {
            verify_std3(&sequence)?;
            trace.step(TO_ASCII, "3", "verify the UseSTD3ASCIIRules", &sequence);
        }

        // Step 4.
        if sequence.is_ascii() {
            trace.step(TO_ASCII, "4", "all is ASCII: skip to step 8", &sequence);
            return verify_length(sequence, trace);
        }
        trace.step(TO_ASCII, "4", "not all is ASCII: proceed to step 5", &sequence);

        // Step 5.
        if ace::has_prefix(&sequence) {
            return Err(Failure::new(Rule::AcePrefix, TO_ASCII).step("5").at(&sequence, 0));
        }
        trace.step(TO_ASCII, "5", "verify that it does not begin with \"xn--\"", &sequence);

        // Step 6. What does not fit in a label fails in step 8, and is not encoded for it.
        let Some(encoded) = ace::encode(&sequence) else {
            return Err(Failure::new(Rule::LabelTooLong, TO_ASCII).step("8"));
        };
        trace.step(TO_ASCII, "6", "encode as Punycode", &encoded);

        // Step 7.
        let prefixed = [ace::PREFIX, &encoded].concat();
        trace.step(TO_ASCII, "7", "prepend \"xn--\"", &prefixed);

        // Step 8.
        verify_length(prefixed, trace)
    }

    /// Steps 1 and 2 of both operations.
    fn nameprep_unless_ascii(&self, label: &str, trace: &mut Trace) -> Result<String, Failure> {
        if label.is_ascii() {
            trace.step(TO_ASCII, "1", "all is ASCII: skip to step 3", label);
            return Ok(label.to_string());
        }
        trace.step(TO_ASCII, "1", "not all is ASCII: proceed to step 2", label);
        let prepared = nameprep(label, self.allow_unassigned, trace)?;
        trace.step(TO_ASCII, "2", "Nameprep", &prepared);
        Ok(prepared)
    }

    /// RFC 3490 §4.2: ToUnicode, as far as it does not fail.
    fn label_to_unicode(&self, label: &str, trace: &mut Trace) -> Result<String, Failure> {
        // Steps 1 and 2.
        let saved = if label.is_ascii() {
            trace.step(TO_UNICODE, "1", "all is ASCII: skip to step 3", label);
            label.to_string()
        } else {
            trace.step(TO_UNICODE, "1", "not all is ASCII: proceed to step 2", label);
            let prepared = nameprep(label, self.allow_unassigned, trace)
                .map_err(|failure| failure.during(TO_UNICODE, "2"))?;
            trace.step(TO_UNICODE, "2", "Nameprep", &prepared);
            prepared
        };

        // Step 3.
        if !ace::has_prefix(&saved) {
            return Err(Failure::new(Rule::NoAcePrefix, TO_UNICODE).step("3"));
        }
        trace.step(TO_UNICODE, "3", "verify that it begins with \"xn--\", save it", &saved);

        // Step 4.
        let encoded = &saved[ace::PREFIX.len()..];
        trace.step(TO_UNICODE, "4", "remove \"xn--\"", encoded);

        // Step 5. What is longer than any result of step 6 fails in step 7, and is not
        // decoded for it.
        if saved.len() > MAX_LABEL {
            return Err(Failure::new(Rule::NotRoundTrip, TO_UNICODE).step("7"));
        }
        let decoded = ace::decode(encoded)
            .ok_or_else(|| Failure::new(Rule::Punycode, TO_UNICODE).step("5"))?;
        trace.step(TO_UNICODE, "5", "decode the Punycode, save it", &decoded);

        // Step 6.
        let again = self
            .label_to_ascii(&decoded, trace)
            .map_err(|failure| failure.during(TO_UNICODE, "6"))?;
        trace.step(TO_UNICODE, "6", "apply ToASCII", &again);

        // Step 7.
        if !again.eq_ignore_ascii_case(&saved) {
            return Err(Failure::new(Rule::NotRoundTrip, TO_UNICODE).step("7"));
        }
        trace.step(TO_UNICODE, "7", "verify that it is what step 3 saved", &again);

        // Step 8.
        trace.step(TO_UNICODE, "8", "return what step 5 saved", &decoded);
        Ok(decoded)
    }
}

/// RFC 3490 §4.1 step 3.
fn verify_std3(sequence: &str) -> Result<(), Failure> {
    let non_ldh = |c: char| c.is_ascii() && !c.is_ascii_alphanumeric() && c != '-';
    if let Some((offset, c)) = sequence.char_indices().find(|&(_, c)| non_ldh(c)) {
        let rule = Rule::NotLdh(Quoted(c));
        return Err(Failure::new(rule, TO_ASCII).step("3(a)").at(sequence, offset));
    }
    if sequence.starts_with('-') {
        return Err(Failure::new(Rule::HyphenAtEnd, TO_ASCII).step("3(b)").at(sequence, 0));
    }
    if sequence.ends_with('-') {
        let last = sequence.len() - 1;
        return Err(Failure::new(Rule::HyphenAtEnd, TO_ASCII).step("3(b)").at(sequence, last));
    }
    Ok(())
}

/// RFC 3490 §4.1 step 8.
fn verify_length(sequence: String, trace: &mut Trace) -> Result<String, Failure> {
    match sequence.len() {
        0 => Err(Failure::new(Rule::EmptyLabel, TO_ASCII).step("8")),
        1..=MAX_LABEL => {
            trace.step(TO_ASCII, "8", "verify that there are 1 to 63 code points", &sequence);
            Ok(sequence)
        }
        _ => Err(Failure::new(Rule::LabelTooLong, TO_ASCII).step("8")),
    }
}
