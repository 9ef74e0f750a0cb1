//! The conversion of a host to ASCII, for the few characters in the inputs: RFC 3490, RFC 5891 and UTS #46.

mod characters;
mod mistake;
mod punycode;

pub use mistake::HostMistake;
pub(crate) use mistake::rules;

use crate::case::Idna;
use characters::{
    Bidi, Mapping, Property, VIRAMA, character, compose, is_joining, is_known, is_mark,
};

/// The conversion, with at most one mistake.
#[derive(Debug, Clone, Copy, Default)]
pub struct Hosts {
    mistake: Option<HostMistake>,
}

/// RFC 3490 section 5.
const PREFIX: &str = "xn--";

impl Hosts {
    /// The conversion with a mistake.
    pub fn with(mistake: HostMistake) -> Self {
        Hosts { mistake: Some(mistake) }
    }

    fn has(self, mistake: HostMistake) -> bool {
        self.mistake == Some(mistake)
    }

    /// Whether the characters of a host are known here.
    pub fn knows(host: &str) -> bool {
        host.chars().all(is_known)
    }

    /// Returns the ASCII form of a host. `None` if the conversion fails.
    pub fn to_ascii(self, host: &str, idna: Idna) -> Option<String> {
        match idna {
            Idna::Idna2003 => self.to_ascii_2003(host),
            Idna::Idna2008 => self.to_ascii_2008(host),
            Idna::Uts46 => self.to_ascii_46(host),
        }
    }

    /// Returns the other results that the document permits.
    pub fn permitted(host: &str, idna: Idna) -> Vec<String> {
        let right = Hosts::default().to_ascii(host, idna);
        let optional = HostMistake::ALL.iter().filter(|it| it.idna() == idna);
        let optional = optional.filter(|it| it.permission().is_some());
        let results = optional.map(|it| Hosts::with(*it).to_ascii(host, idna));
        let mut permitted: Vec<String> = Vec::new();
        for result in results.filter(|it| *it != right).flatten() {
            if !permitted.contains(&result) {
                permitted.push(result);
            }
        }
        permitted
    }

    /// Converts a host by RFC 3490 sections 3.1 and 4.
    fn to_ascii_2003(self, host: &str) -> Option<String> {
        let divides = |c: char| match c {
            '.' => true,
            '\u{3002}' => !self.has(HostMistake::DotIdeographic),
            '\u{ff0e}' => !self.has(HostMistake::DotFullwidth),
            '\u{ff61}' => !self.has(HostMistake::DotHalfwidth),
            _ => false,
        };
        let labels: Option<Vec<String>> =
            host.split(divides).map(|label| self.label_to_ascii_2003(label)).collect();
        Some(labels?.join("."))
    }

    /// Converts a label by ToASCII: RFC 3490 section 4.1.
    fn label_to_ascii_2003(self, label: &str) -> Option<String> {
        let mut label = label.to_owned();
        let is_ldh = |c: char| !c.is_ascii() || c.is_ascii_alphanumeric() || c == '-';
        let unprepared = label.clone();
        // Steps 1 and 2.
        if self.has(HostMistake::AsciiPrepared) {
            label.make_ascii_lowercase();
        }
        if !label.is_ascii() {
            label = self.prepare(&label)?;
        }
        // Step 3.
        let checked = if self.has(HostMistake::LdhBefore) { &unprepared } else { &label };
        if !self.has(HostMistake::LdhNotChecked) && !checked.chars().all(is_ldh) {
            return None;
        }
        if label.starts_with('-') && !self.has(HostMistake::FirstHyphen)
            || label.ends_with('-') && !self.has(HostMistake::LastHyphen)
        {
            return None;
        }
        // Steps 4 to 7.
        let mut length = label.chars().count();
        if !label.is_ascii() {
            if label.starts_with(PREFIX) && !self.has(HostMistake::PrefixAllowed) {
                return None;
            }
            label = self.encode(&label);
            if !self.has(HostMistake::LengthBefore) {
                length = label.len();
            }
        }
        // Step 8.
        let shortest = if self.has(HostMistake::EmptyAllowed) { 0 } else { 1 };
        let longest = match self.mistake {
            Some(HostMistake::Length62) => 62,
            Some(HostMistake::Length64) => 64,
            _ => 63,
        };
        (shortest..=longest).contains(&length).then_some(label)
    }

    /// Encodes a label in Punycode, and adds the prefix.
    fn encode(self, label: &str) -> String {
        let prefix = if self.has(HostMistake::NoPrefix) { "" } else { PREFIX };
        format!("{prefix}{}", punycode::encode(self, label))
    }

    /// Prepares a label by Nameprep (RFC 3491). `None` if it has prohibited characters, or mixes
    /// directions.
    fn prepare(self, label: &str) -> Option<String> {
        let mut mapped = String::new();
        for c in label.chars() {
            match character(c).mapping {
                _ if c.is_ascii_uppercase() && self.has(HostMistake::CaseKept) => mapped.push(c),
                Mapping::Case(text) if !self.has(HostMistake::CaseKept) => mapped += text,
                // Final sigma is folded to one letter.
                Mapping::Deviation(text)
                    if !self.has(HostMistake::FoldingSimple) || text.chars().count() == 1 =>
                {
                    mapped += text;
                }
                Mapping::Compatibility(text) if !self.has(HostMistake::CompatibilityKept) => {
                    mapped += text;
                }
                Mapping::Nothing | Mapping::DeviationToNothing
                    if !self.has(HostMistake::NothingKept) => {}
                Mapping::Prohibited if !self.has(HostMistake::ProhibitedAllowed) => return None,
                // The forms of dots, where they do not divide.
                Mapping::Dot => mapped.push(if c == '\u{ff0e}' { '.' } else { '\u{3002}' }),
                _ => mapped.push(c.to_ascii_lowercase()),
            }
        }
        if !self.has(HostMistake::NotComposed) {
            mapped = compose(&mapped);
        }
        self.has_one_direction(&mapped).then_some(mapped)
    }

    /// Whether a label with right-to-left characters fulfils the requirements of RFC 3454 section
    /// 6.
    fn has_one_direction(self, label: &str) -> bool {
        let is_right_to_left = |c: char| matches!(character(c).bidi, Bidi::R | Bidi::Al);
        let begins_right_to_left = label.starts_with(is_right_to_left);
        let ends_right_to_left = label.ends_with(is_right_to_left);
        !label.contains(is_right_to_left)
            || ((begins_right_to_left || self.has(HostMistake::FirstNotChecked))
                && (ends_right_to_left || self.has(HostMistake::LastNotChecked))
                && (self.has(HostMistake::MixedAllowed)
                    || !label.chars().any(|c| character(c).bidi == Bidi::L)))
    }

    /// Checks and converts a host by RFC 5891 sections 5.3 to 5.5.
    fn to_ascii_2008(self, host: &str) -> Option<String> {
        let (mut unicode_labels, mut ascii_labels) = (Vec::new(), Vec::new());
        for label in host.split('.') {
            let is_a_label = label.get(..4).is_some_and(|it| it.eq_ignore_ascii_case(PREFIX));
            let (unicode, ascii) = if label.is_ascii() && is_a_label {
                self.check_a_label(label)?
            } else if label.is_ascii() {
                (label.to_owned(), label.to_owned())
            } else {
                let unicode = self.check_u_label(label)?;
                let ascii = self.encode(&unicode);
                (unicode, ascii)
            };
            unicode_labels.push(unicode);
            ascii_labels.push(ascii);
        }
        let fulfils_bidi =
            self.has(HostMistake::BidiNotChecked) || self.fulfils_bidi(&unicode_labels);
        fulfils_bidi.then(|| ascii_labels.join("."))
    }

    /// Checks a label with the prefix by RFC 5891 section 5.3. Returns its Unicode form, and the
    /// label in lower case.
    fn check_a_label(self, label: &str) -> Option<(String, String)> {
        if self.has(HostMistake::ALabelRefused) {
            return None;
        }
        if self.has(HostMistake::ALabelOpaque) {
            return Some((label.to_owned(), label.to_owned()));
        }
        let label = label.to_ascii_lowercase();
        let unicode = punycode::decode(&label[PREFIX.len()..]).filter(|it| !it.is_ascii())?;
        (self.check_u_label(&unicode)? == unicode && self.encode(&unicode) == label)
            .then_some((unicode, label))
    }

    /// Checks a label beyond US-ASCII by RFC 5891 section 5.4. Returns the label, which some
    /// mistakes change.
    fn check_u_label(self, label: &str) -> Option<String> {
        let mut label = label.to_owned();
        if self.has(HostMistake::CaseMapped) {
            label = label.to_lowercase();
        }
        if self.has(HostMistake::NfcApplied) {
            label = compose(&label);
        }
        let is_nfc = compose(&label) == label || self.has(HostMistake::NfcAllowed);
        let has_wrong_hyphens = has_third_hyphens(&label) && !self.has(HostMistake::HyphensAllowed);
        let has_wrong_mark = label.starts_with(is_mark) && !self.has(HostMistake::MarkAllowed);
        let characters: Vec<char> = label.chars().collect();
        let allows = |at: usize| match character(characters[at]).property {
            Property::Valid => true,
            Property::Disallowed => self.has(HostMistake::DisallowedAllowed),
            Property::Unassigned => self.has(HostMistake::UnassignedAllowed),
            Property::Joiner => {
                self.has(HostMistake::JoinerAllowed) || self.allows_joiner(&characters, at)
            }
            Property::ContextO => {
                !self.has(HostMistake::ContextORefused)
                    && (self.has(HostMistake::ContextONotChecked) || has_context(&characters, at))
            }
        };
        let is_allowed = (0..characters.len()).all(allows);
        (is_nfc && !has_wrong_hyphens && !has_wrong_mark && is_allowed).then_some(label)
    }

    /// Whether a joiner may be at this place, by RFC 5892 appendices A.1 and A.2.
    fn allows_joiner(self, characters: &[char], at: usize) -> bool {
        let before = at.checked_sub(1).map(|it| characters[it]);
        let after = characters.get(at + 1);
        if before == Some(VIRAMA) {
            return !self.has(HostMistake::JoinerRefused);
        }
        let is_between = before.is_some_and(is_joining) && after.is_some_and(|it| is_joining(*it));
        // Between joining letters, U+200C is allowed, and U+200D is not.
        let is_enough = match characters[at] {
            '\u{200c}' => !self.has(HostMistake::JoiningTypesUnknown),
            _ => self.has(HostMistake::JoiningTypesOfBoth),
        };
        is_between && is_enough
    }

    /// Whether a name fulfils the Bidi rule of RFC 5893 section 2. A name without right-to-left
    /// characters does.
    fn fulfils_bidi(self, labels: &[String]) -> bool {
        let is_right_to_left = |label: &&String| {
            label.contains(|c| matches!(character(c).bidi, Bidi::R | Bidi::Al | Bidi::An))
        };
        if !labels.iter().any(|it| is_right_to_left(&it)) {
            return true;
        }
        let is_checked =
            |label: &&String| !self.has(HostMistake::BidiOneLabel) || is_right_to_left(label);
        labels.iter().filter(is_checked).all(|label| self.fulfils_conditions(label))
    }

    /// Whether a label fulfils the six conditions of RFC 5893 section 2.
    fn fulfils_conditions(self, label: &str) -> bool {
        let classes: Vec<Bidi> = label.chars().map(|c| character(c).bidi).collect();
        let has = |class| classes.contains(&class);
        let is_checked = |mistake| !self.has(mistake);
        let last = classes.iter().rfind(|it| **it != Bidi::Nsm);
        let is_rtl = match classes.first() {
            Some(Bidi::R | Bidi::Al) => true,
            Some(Bidi::L) => false,
            _ if is_checked(HostMistake::Bidi1) => return false,
            _ => !has(Bidi::L),
        };
        if is_rtl {
            let ends_well = matches!(last, Some(Bidi::R | Bidi::Al | Bidi::En | Bidi::An));
            !(has(Bidi::L) && is_checked(HostMistake::Bidi2)
                || !ends_well && is_checked(HostMistake::Bidi3)
                || has(Bidi::En) && has(Bidi::An) && is_checked(HostMistake::Bidi4))
        } else {
            let ends_well = matches!(last, Some(Bidi::L | Bidi::En));
            let is_mixed = has(Bidi::R) || has(Bidi::Al) || has(Bidi::An);
            !(is_mixed && is_checked(HostMistake::Bidi5)
                || !ends_well && is_checked(HostMistake::Bidi6))
        }
    }

    /// Converts a host by UTS #46 section 4.2, with all flags but Transitional_Processing.
    fn to_ascii_46(self, host: &str) -> Option<String> {
        // Section 4, step 1.
        let mut mapped = String::new();
        for c in host.chars() {
            match character(c).mapping {
                _ if c.is_ascii_uppercase() && self.has(HostMistake::MapCaseKept) => mapped.push(c),
                Mapping::Case(text) if !self.has(HostMistake::MapCaseKept) => mapped += text,
                Mapping::Compatibility(text) if !self.has(HostMistake::MapCompatibilityKept) => {
                    mapped += text;
                }
                Mapping::Deviation(text) if self.has(HostMistake::MapDeviations) => mapped += text,
                Mapping::Nothing if !self.has(HostMistake::MapIgnoredKept) => {}
                Mapping::DeviationToNothing if self.has(HostMistake::MapDeviations) => {}
                Mapping::Dot if !self.has(HostMistake::MapDots) => mapped.push('.'),
                Mapping::Prohibited | Mapping::Unassigned
                    if !self.has(HostMistake::MapDisallowed) =>
                {
                    return None;
                }
                _ => mapped.push(c.to_ascii_lowercase()),
            }
        }
        // Step 2.
        if !self.has(HostMistake::MapNotComposed) {
            mapped = compose(&mapped);
        }
        // Steps 3 and 4.
        let labels: Option<Vec<String>> =
            mapped.split('.').map(|label| self.valid_label(label)).collect();
        let labels = labels?;
        if !self.has(HostMistake::ValidBidi) && !self.fulfils_bidi(&labels) {
            return None;
        }
        // Section 4.2.
        let mut ascii_labels = Vec::new();
        for label in labels {
            let ascii = if label.is_ascii() { label } else { self.encode(&label) };
            let is_empty = ascii.is_empty() && !self.has(HostMistake::LabelEmpty);
            let is_long = ascii.len() > 63 && !self.has(HostMistake::LengthNotChecked);
            if is_empty || is_long {
                return None;
            }
            ascii_labels.push(ascii);
        }
        Some(ascii_labels.join("."))
    }

    /// Returns the Unicode form of a label if the label is valid: UTS #46 section 4, step 4, and
    /// section 4.1.
    fn valid_label(self, label: &str) -> Option<String> {
        let mut label = label.to_owned();
        if let Some(encoded) = label.strip_prefix(PREFIX) {
            if self.has(HostMistake::ALabelAsIs) {
                return Some(label);
            }
            label = punycode::decode(encoded).filter(|it| !it.is_ascii())?;
            // What is decoded has to be mapped already.
            let is_mapped = |c: char| {
                matches!(
                    character(c).mapping,
                    Mapping::Same | Mapping::Deviation(_) | Mapping::DeviationToNothing
                )
            };
            if !label.chars().all(is_mapped) || compose(&label) != label {
                return None;
            }
        }
        let is_ldh = |c: char| !c.is_ascii() || c.is_ascii_alphanumeric() || c == '-';
        let characters: Vec<char> = label.chars().collect();
        let is_joiner = |at: &usize| character(characters[*at]).property == Property::Joiner;
        let joiners_are_allowed =
            (0..characters.len()).filter(is_joiner).all(|at| self.allows_joiner(&characters, at));
        let is_valid = (!has_third_hyphens(&label) || self.has(HostMistake::ValidHyphens))
            && (!label.starts_with('-') || self.has(HostMistake::ValidFirstHyphen))
            && (!label.ends_with('-') || self.has(HostMistake::ValidLastHyphen))
            && (!label.starts_with(is_mark) || self.has(HostMistake::ValidMark))
            && (label.chars().all(is_ldh) || self.has(HostMistake::ValidStd3))
            && (joiners_are_allowed || self.has(HostMistake::ValidJoiners));
        is_valid.then_some(label)
    }
}

/// Whether the third and the fourth character are hyphens.
fn has_third_hyphens(label: &str) -> bool {
    label.chars().skip(2).take(2).filter(|c| *c == '-').count() == 2
}

/// Whether a CONTEXTO character may be at this place, by RFC 5892 appendices A.3 and A.7 to A.9,
/// for the characters in the inputs.
fn has_context(characters: &[char], at: usize) -> bool {
    let before = at.checked_sub(1).map(|it| characters[it]);
    match characters[at] {
        '·' => before == Some('l') && characters.get(at + 1) == Some(&'l'),
        '・' => characters.contains(&'ア') || characters.contains(&'日'),
        '\u{661}' => !characters.contains(&'\u{6f1}'),
        '\u{6f1}' => !characters.contains(&'\u{661}'),
        _ => false,
    }
}
