//! RFC 3987 §5.3.2.2: character normalization.

use super::LadderError;
use super::form::Form;
use crate::identifier::Identifier;
use crate::syntax::Component;
use alloc::string::String;
use unicode_normalization::{UnicodeNormalization, is_nfc, is_nfkc};

/// A Normalization Form of Unicode Standard Annex #15, to create an IRI in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CharacterForm {
    /// "IRIs SHOULD be created by using NFC" (RFC 3987 section 5.3.2.2).
    Nfc,
    /// "Using NFKC may avoid even more problems" (the same section).
    Nfkc,
}

/// Whether an identifier is in the Normalization Forms that RFC 3987 section 5.3.2.2
/// names: what comparing relies on, and does not establish.
///
/// ```
/// use iri_grammar::{Iri, ladder::CharacterForms};
///
/// let forms = |text| CharacterForms::of(&Iri::new(text).unwrap());
/// assert!(forms("http://www.example.org/r\u{e9}sum\u{e9}.html").nfc);
/// assert!(!forms("http://www.example.org/re\u{301}sume\u{301}.html").nfc);
/// assert!(!forms("http://www.example.org/\u{ff71}").nfkc);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CharacterForms {
    /// Normalization Form C.
    pub nfc: bool,
    /// Normalization Form KC.
    pub nfkc: bool,
}

impl CharacterForms {
    /// Looks at an identifier as a whole. Percent-encodings are not undone.
    pub fn of<K, T: AsRef<str>>(identifier: &Identifier<K, T>) -> Self {
        let text: &str = identifier.as_ref();
        CharacterForms { nfc: is_nfc(text), nfkc: is_nfkc(text) }
    }
}

/// Each component by itself, so that no delimiter is composed with what follows it.
pub(super) fn normalize(form: &mut Form<'_>, into: CharacterForm) -> Result<(), LadderError> {
    for component in Component::ALL {
        let Some(text) = form.get(component).filter(|text| !text.is_ascii()) else { continue };
        let normal: String = match into {
            CharacterForm::Nfc => text.nfc().collect(),
            CharacterForm::Nfkc => text.nfkc().collect(),
        };
        if normal != text {
            check(form, component, text, &normal)?;
            form.change(component, Some(normal));
        }
    }
    Ok(())
}

fn check(
    form: &Form<'_>,
    component: Component,
    before: &str,
    after: &str,
) -> Result<(), LadderError> {
    let failed = |error| Err(LadderError::Character { component, text: after.into(), error });
    if let Some(production) = form.grammar().with_role(component.role())
        && let Err(error) = production.check(after)
    {
        return failed(Some(error));
    }
    // NFKC makes `/` of U+FF0F, and with it segments.
    let new =
        |delimiter: char| after.matches(delimiter).count() > before.matches(delimiter).count();
    if "/?#[]@:%".chars().any(new) { failed(None) } else { Ok(()) }
}
