//! ToUnicode where a label that cannot be shown is no error: it stays as it is.

use super::bidi_rule::{is_rtl_label, verify_bidi_rule};
use super::name::{Name, is_idna_dot};
use super::{HostError, Profile, ace};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

impl Profile {
    /// The name with its ACE labels as a user reads them, each converted by itself, and the
    /// labels that stay, with the reason. A label stays where its conversion fails or
    /// `verify` refuses what it gives. Dots and all other labels are kept.
    pub(crate) fn to_unicode_by_label<E: From<HostError>>(
        self,
        name: &str,
        verify: impl Fn(&str) -> Result<(), E>,
    ) -> (String, Vec<(String, E)>) {
        let name = Name::new(name, is_idna_dot);
        let mut kept = Vec::new();
        let mut shown: Vec<String> = Vec::with_capacity(name.labels.len());
        for (index, label) in name.labels.iter().enumerate() {
            if !ace::has_prefix(label) {
                shown.push(label.to_string());
                continue;
            }
            let converted = self.label_to_unicode(index, label).map_err(E::from);
            let verified = converted.and_then(|unicode| verify(&unicode).map(|()| unicode));
            shown.push(verified.unwrap_or_else(|error| {
                kept.push((label.to_string(), error));
                label.to_string()
            }));
        }
        // In a name that breaks the Bidi rule no right-to-left label is shown.
        if let Some(error) = self.broken_bidi_rule(&shown) {
            for (unicode, label) in shown.iter_mut().zip(&name.labels) {
                if ace::has_prefix(label) && is_rtl_label(unicode) {
                    kept.push((label.to_string(), error.clone().into()));
                    *unicode = label.to_string();
                }
            }
        }
        (name.with_labels(shown), kept)
    }

    fn label_to_unicode(&self, index: usize, label: &str) -> Result<String, HostError> {
        match self {
            Profile::Idna2003(idna) => idna.show_label(index, label),
            Profile::Idna2008(_) | Profile::Uts46(_) => {
                self.to_unicode(label).map_err(|error| error.in_place(index))
            }
        }
    }

    /// RFC 5893 section 2, which is about all labels of a name together.
    fn broken_bidi_rule(&self, labels: &[String]) -> Option<HostError> {
        let applies = match self {
            Profile::Idna2003(_) => false,
            Profile::Idna2008(idna) => idna.bidi,
            Profile::Uts46(_) => true,
        };
        if !applies || !labels.iter().any(|label| is_rtl_label(label)) {
            return None;
        }
        let mut labels = labels.iter().enumerate().filter(|(_, label)| !label.is_empty());
        labels.find_map(|(index, label)| {
            verify_bidi_rule(label).err().map(|failure| failure.in_label(index, label))
        })
    }
}
