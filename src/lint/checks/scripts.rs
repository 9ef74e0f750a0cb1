//! Checks of confusable characters: RFC 3987 section 7.5.

use super::super::subject::{Hits, Part, Subject};
use crate::syntax::Component;
use crate::text::{Class, decoded_octet_at};
use alloc::string::String;
use alloc::vec::Vec;
use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup, Script as IcuScript};
use unicode_script::{Script, UnicodeScript};
use unicode_security::mixed_script::AugmentedScriptSet;

/// The words of a component: sequences of letters, digits, marks and joiners. Percent-encodings
/// separate words.
fn words<'t>(part: Part<'t>) -> impl Iterator<Item = Part<'t>> {
    let mut at = 0;
    core::iter::from_fn(move || {
        loop {
            let rest = &part.text[at..];
            let start = at + rest.find(|c| c == '%' || is_word_character(c))?;
            if part.text[start..].starts_with('%') {
                // An identifier that was made without a check may contain a lone `%`.
                at = start + decoded_octet_at(&part.text.as_bytes()[start..]).map_or(1, |_| 3);
                continue;
            }
            let rest = &part.text[start..];
            at = start + rest.find(|c| !is_word_character(c)).unwrap_or(rest.len());
            return Some(part.inner(start, at));
        }
    })
}

/// Whether the character is a letter, digit, combining mark or joiner.
fn is_word_character(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_alphanumeric();
    }
    /// Letters, numbers and marks.
    const LETTERS: GeneralCategoryGroup = GeneralCategoryGroup::Letter
        .union(GeneralCategoryGroup::Number)
        .union(GeneralCategoryGroup::Mark);
    // Letters in circles and squares are not in these categories, although they are alphabetic
    // (Other_Alphabetic); nor are the joiners.
    LETTERS.contains(CodePointMapData::<GeneralCategory>::new().get(c))
        || matches!(c,
            '\u{24B6}'..='\u{24E9}'
            | '\u{1F130}'..='\u{1F149}'
            | '\u{1F150}'..='\u{1F169}'
            | '\u{1F170}'..='\u{1F189}'
            | '\u{200C}' | '\u{200D}')
}

/// Finds words, or components if `whole_components` is set, with scripts that no language mixes.
/// RFC 3987 §7.5: "all of these characters will be from the same script, but there are languages
/// that mix characters from different scripts". `whole_components` follows "all the characters in
/// a single component" (RFC 3987 §7.5) literally.
///
/// RFC 3987 §4.2 defines the components.
pub fn mixed_scripts(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    if subject.whole_components {
        for part in subject.divided_parts().filter(|part| !part.text.is_ascii()) {
            let all: String = words(part).map(|word| word.text).collect();
            if is_mixed(&all) {
                hits.add_part_with(part, script_names(&all));
            }
        }
        return;
    }
    for part in subject.parts().filter(|part| !part.text.is_ascii()) {
        for word in words(part).filter(|word| is_mixed(word.text)) {
            hits.add_part_with(word, script_names(word.text));
        }
    }
}

/// Whether no language mixes the scripts of this word: the resolved script set of UTS #39 section
/// 5.1 is empty. Latin letters are allowed beside the scripts of Japanese, Korean and Chinese (the
/// restriction level "Highly Restrictive" of section 5.2).
fn is_mixed(word: &str) -> bool {
    !word.is_ascii() && !is_surely_not_mixed(word) && is_mixed_exactly(word)
}

/// Returns the result of [`is_mixed`], without its quick check.
fn is_mixed_exactly(word: &str) -> bool {
    if !AugmentedScriptSet::for_str(word).is_empty() {
        return false;
    }
    // Latin beside Han with Bopomofo, Japanese or Korean is "Highly Restrictive". The default is the set of all
    // scripts.
    let mut without_latin = AugmentedScriptSet::default();
    for c in word.chars().filter(|c| c.script() != Script::Latin) {
        without_latin.intersect_with(c.into());
    }
    !(without_latin.hanb || without_latin.jpan || without_latin.kore)
}

/// A quick check: true only for a word that mixes no scripts, because its characters are all of one script, or all
/// Latin or of the scripts of one East Asian language. If false, [`is_mixed_exactly`] has to decide.
fn is_surely_not_mixed(word: &str) -> bool {
    /// The languages that a script is used in, one bit for each: Japanese, Korean, and Chinese with Bopomofo.
    fn east_asian_languages(script: IcuScript) -> u8 {
        match script {
            IcuScript::Han => 0b111,
            IcuScript::Hiragana | IcuScript::Katakana => 0b001,
            IcuScript::Hangul => 0b010,
            IcuScript::Bopomofo => 0b100,
            _ => 0,
        }
    }
    let scripts = CodePointMapData::<IcuScript>::new();
    let (mut first, mut has_one_script, mut languages) = (None, true, 0b111);
    // Digits have all scripts.
    for c in word.chars().filter(|c| !c.is_ascii_digit()) {
        let script = scripts.get(c);
        // Such a character may belong to several scripts.
        if matches!(script, IcuScript::Common | IcuScript::Inherited | IcuScript::Unknown) {
            return false;
        }
        has_one_script &= *first.get_or_insert(script) == script;
        if script != IcuScript::Latin {
            languages &= east_asian_languages(script);
        }
    }
    has_one_script || languages != 0
}

/// The names of the scripts in the order of their first characters: `Latin, Cyrillic`.
fn script_names(word: &str) -> String {
    let mut scripts: Vec<Script> = Vec::new();
    for script in word.chars().map(|c| c.script()) {
        if !matches!(script, Script::Common | Script::Inherited) && !scripts.contains(&script) {
            scripts.push(script);
        }
    }
    let names: Vec<_> = scripts.into_iter().map(|script| script.full_name()).collect();
    names.join(", ")
}

/// Finds words that look like US-ASCII words (RFC 3987 §7.5: "characters from different scripts
/// look the same"), in components in which every non-ASCII letter looks like a US-ASCII letter; any
/// other letter would reveal the script. Each label of a host counts as a component, since the
/// owner of a domain chooses the labels before it.
pub fn confusable(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    let parts = subject.parts().flat_map(|part| match part.component {
        Component::Host => part.split(|c| c == '.'),
        _ => part.split(|_| false),
    });
    for part in parts.filter(|part| !part.text.is_ascii()) {
        let mut foreign = part.text.chars().filter(|c| !c.is_ascii() && c.is_alphanumeric());
        if foreign.clone().next().is_none() || !foreign.all(looks_like_ascii) {
            continue;
        }
        // A word that mixes scripts has an entry of its own.
        for word in words(part).filter(|word| !word.text.is_ascii() && !is_mixed(word.text)) {
            if word.text.chars().all(|c| c.is_ascii() || looks_like_ascii(c)) {
                let skeleton: String = unicode_security::skeleton(word.text).collect();
                hits.add_part_with(word, alloc::format!("it looks like \"{skeleton}\""));
            }
        }
    }
}

/// Whether a non-Latin letter or digit looks like a US-ASCII letter or digit, by the prototypes of
/// UTS #39 section 4.
fn looks_like_ascii(c: char) -> bool {
    // Separate entries report full-width and other variants.
    let is_variant = c.script() == Script::Latin || Class::Compatibility.contains(c);
    if is_variant || !c.is_alphanumeric() {
        return false;
    }
    let mut bytes = [0; 4];
    let mut skeleton = unicode_security::skeleton(c.encode_utf8(&mut bytes));
    matches!((skeleton.next(), skeleton.next()), (Some(c), None) if c.is_ascii_alphanumeric())
}

/// Finds ""br0ken" or "1ame" identifiers" (RFC 3987 §7.5). No algorithm finds all of them and
/// nothing else (draft-masinter-url-i18n-07 section 4.4). This one finds words of lower-case
/// letters with a single digit: 0 between two consonants, or 1 at the beginning and before a vowel.
/// A word of fewer than three letters, or one that may be a hexadecimal number, is not found.
pub fn digit_for_letter(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    if !may_have_reading(subject.text) {
        return;
    }
    for part in subject.parts().filter(|part| may_have_reading(part.text)) {
        for word in words(part) {
            if let Some(reading) = reading(word.text) {
                hits.add_part_with(word, alloc::format!("it reads as \"{reading}\""));
            }
        }
    }
}

/// Whether a digit that may be read as a letter is beside a lower-case letter.
fn may_have_reading(text: &str) -> bool {
    let is_beside =
        |pair: &[u8]| matches!(pair, [b'0' | b'1', b'a'..=b'z'] | [b'a'..=b'z', b'0' | b'1']);
    text.as_bytes().windows(2).any(is_beside)
}

/// The word with the letter that its only digit looks like: `broken` for `br0ken`; `None` if the
/// rules of [`digit_for_letter`] do not find the word.
fn reading(word: &str) -> Option<String> {
    let mut digits = word.bytes().enumerate().filter(|(_, byte)| byte.is_ascii_digit());
    let (at, digit) = digits.next().filter(|_| digits.next().is_none())?;
    let letters = word.bytes().filter(u8::is_ascii_lowercase).count();
    let is_hexadecimal = word.bytes().all(|byte| byte.is_ascii_hexdigit());
    if letters < 3 || letters + 1 != word.len() || is_hexadecimal {
        return None;
    }
    let is_consonant = |byte: &u8| !b"aeiou".contains(byte);
    match digit {
        b'0' if at > 0 => {
            let (before, after) = (word.as_bytes().get(at - 1)?, word.as_bytes().get(at + 1)?);
            (is_consonant(before) && is_consonant(after)).then(|| word.replace('0', "o"))
        }
        b'1' if at == 0 => {
            let is_before_vowel = word.as_bytes().get(1).is_some_and(|next| !is_consonant(next));
            is_before_vowel.then(|| word.replace('1', "l"))
        }
        _ => None,
    }
}

/// Finds the first word with upper-case letters in each component (RFC 3987 §7.5: "for Latin,
/// Greek, and Cyrillic, using lowercase letters results in fewer ambiguities"). Separate entries
/// check the scheme and the host.
pub fn upper_case(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    let is_upper = |c: char| {
        c.is_uppercase() && matches!(c.script(), Script::Latin | Script::Greek | Script::Cyrillic)
    };
    for part in subject.parts().filter(|part| part.component != Component::Host) {
        if let Some(word) = words(part).find(|word| word.text.contains(is_upper)) {
            hits.add_characters(word, is_upper);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_normalization::char::is_combining_mark;

    #[test]
    fn word_characters_are_letters_digits_marks_and_joiners() {
        let joiners = ['\u{200C}', '\u{200D}'];
        for c in '\0'..=char::MAX {
            let is_one = c.is_alphanumeric() || is_combining_mark(c) || joiners.contains(&c);
            // The tables of the standard library may be those of an older version of Unicode, in which the
            // character is not assigned, and is escaped.
            let is_new = !is_one && c.escape_debug().count() > 1;
            assert!(is_word_character(c) == is_one || is_new, "{c:?}");
        }
    }

    /// The quick check is only a shortcut: what it accepts, the exact check accepts.
    #[test]
    fn the_quick_check_accepts_no_word_that_mixes_scripts() {
        let characters = [
            // One of each of some scripts, and of those that a language mixes.
            "a\u{e9}\u{3b1}\u{430}\u{561}\u{5d0}\u{627}\u{915}\u{e01}\u{10d0}\u{13a0}\u{2c80}\u{1f00}",
            "\u{6f22}\u{3042}\u{30a2}\u{d55c}\u{3105}\u{20000}\u{1100}",
            // Those that several scripts share, or that are compatible with others.
            "1\u{660}\u{966}\u{30fc}\u{3006}\u{3007}\u{301}\u{200d}\u{24b6}\u{ff21}\u{ff71}\u{2c2}",
        ]
        .concat();
        let mut count = 0;
        for one in characters.chars() {
            for other in characters.chars() {
                for between in ["", "a", "1"] {
                    let word = alloc::format!("{one}{between}{other}");
                    if !word.is_ascii() && is_surely_not_mixed(&word) {
                        count += 1;
                        assert!(!is_mixed_exactly(&word), "{word}");
                    }
                }
            }
        }
        assert!(count > 100, "{count}");
    }
}
