//! What RFC 3987 section 4 says of every identifier, over strings made up at random.

use crate::bodies::display;
use crate::texts::one_of;
use iri_grammar::IriReference;
use iri_grammar::bidi::{
    BaseDirection, BidiNotation, Context, Marks, Structure, Visual, formatting_characters, is_ltr,
    is_rtl, read_aloud, url_i18n_07,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use unicode_bidi::{BidiClass, bidi_class};

/// Characters of every direction, and those that change directions.
fn character() -> impl Strategy<Value = char> {
    prop_oneof![
        4 => one_of("\u{5d0}\u{5d1}\u{5d2}\u{627}\u{628}\u{7ca}\u{10800}"),
        4 => one_of("abcAB\u{e9}\u{3b1}"),
        3 => one_of("/?#:@&=+$,;!'()*-._~%"),
        2 => one_of("0159\u{660}\u{6f1}\u{b2}"),
        1 => one_of("\u{5b0}\u{650}\u{301}\u{200d}\u{200c}\u{a0}\u{2029}\u{3000}\u{300c}\u{300d}\
            \u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{61c}\u{2066}\u{2067}\u{2068}\
            \u{2069}\u{feff}"),
        1 => any::<char>(),
    ]
}

fn text() -> impl Strategy<Value = String> {
    vec(character(), 0..24).prop_map(String::from_iter)
}

/// Parts in the places of components, so that most of the texts are identifiers.
fn reference() -> impl Strategy<Value = String> {
    let part = || text().prop_map(|text| text.replace(['/', '?', '#', ':', '@', '%'], ""));
    let start = select(vec!["", "http:", "x:", "//", "https://\u{5d0}@"]);
    (start, part(), part(), part(), part(), part()).prop_map(
        |(start, host, path, name, query, fragment)| {
            format!("{start}{host}/{path}/{name}?{query}#{fragment}")
        },
    )
}

proptest! {
    #[test]
    fn what_holds_for_every_viewer_holds(text in prop_oneof![text(), reference()]) {
        display::run(text.as_bytes());
    }

    #[test]
    fn s4_1_an_identifier_of_ascii_alone_is_its_own_visual_form(text in "[ -~]{0,30}") {
        prop_assert!(Visual::new(&text).is_logical());
        prop_assert_eq!(Visual::new(&text).mirrored_text(), text.as_str());
        prop_assert!(url_i18n_07::visual(&text).is_logical());
        prop_assert_eq!(read_aloud(&text), text);
    }

    #[test]
    fn s4_1_marks_are_sufficient_and_no_fewer_are(
        text in reference(), before in text(), after in text(),
    ) {
        let Ok(iri) = IriReference::new(&text) else { return Ok(()) };
        let text = Structure::new().encode(&iri).unwrap().to_string();
        // A separator of paragraphs in it, or white space or what no one sees at its end, is
        // beyond help.
        let unseen = |c: char| !c.is_ascii() && !c.is_alphanumeric();
        // Of what no one sees at its edges, each side may come to stand among the other.
        let boundary = |c: char| bidi_class(c) == BidiClass::BN;
        let helpless = text.contains('\u{2029}')
            || text.ends_with(unseen)
            || text.starts_with(boundary)
            || before.ends_with(boundary)
            || after.starts_with(boundary);
        if helpless || formatting_characters(&(before.clone() + &after)).next().is_some() {
            return Ok(());
        }
        let alone = Visual::new(&text).mirrored_text();
        for direction in
            [BaseDirection::LeftToRight, BaseDirection::RightToLeft, BaseDirection::FirstStrong]
        {
            let context = Context { before: &before, after: &after, direction };
            let needed = context.marks_needed(&text);
            for marks in [needed, Marks::Embedding] {
                let shown = context.display(&text, marks).mirrored_text();
                prop_assert!(shown.contains(&alone), "{marks} {direction:?}: {shown:?}");
            }
            if needed != Marks::None && before.is_empty() && after.is_empty() {
                prop_assert_ne!(context.display(&text, Marks::None).mirrored_text(), alone.as_str());
            }
        }
    }
}

/// The conditions under which reading aloud gives the logical form back, as the
/// documentation of `read_aloud` has them.
fn can_be_read(text: &str) -> bool {
    let Ok(iri) = IriReference::new(text) else { return false };
    let structure = Structure::new().domain_name_schemes(&NONE);
    if !structure.violations(iri.components()).is_empty() || text.contains(['(', ')']) {
        return false;
    }
    // Between two letters, all digits are European, or none is.
    let mut between = text.split(|c| is_ltr(c) || is_rtl(c));
    if !between.all(|it| {
        let digits = it.chars().filter(|c| c.is_numeric());
        digits.clone().all(is_european) || !digits.clone().any(is_european)
    }) {
        return false;
    }
    let mut right_to_left = structure.components(iri.components());
    right_to_left.retain(|(_, span)| span.slice(text).contains(is_rtl));
    text.char_indices().filter(|(_, c)| c.is_numeric()).all(|(at, c)| {
        let inside = right_to_left.iter().any(|(_, span)| (span.start..span.end).contains(&at));
        let before = text[..at].chars().rev().find(|c| is_ltr(*c) || is_rtl(*c));
        inside || is_european(c) && before.is_none_or(is_ltr)
    })
}

fn is_european(c: char) -> bool {
    c.is_ascii_digit() || matches!(c, '\u{6f0}'..='\u{6f9}')
}

static NONE: iri_grammar::schemes::Schemes = iri_grammar::schemes::Schemes::none();

/// What identifiers that keep the restrictions are made of.
fn component() -> impl Strategy<Value = String> {
    let rtl = || one_of("\u{5d0}\u{5d1}\u{627}\u{628}");
    let inside = prop_oneof![
        4 => rtl(),
        1 => one_of("0123456789-._~!$&'*+,;=:@\u{661}\u{6f2}"),
    ];
    let right_to_left = (rtl(), vec(inside, 0..8), rtl())
        .prop_map(|(first, inside, last)| format!("{first}{}{last}", String::from_iter(inside)));
    prop_oneof![
        3 => right_to_left,
        1 => rtl().prop_map(String::from),
        2 => "[a-z\u{e9}]\u{301}?[a-z0-9_~!$&'()*+,;=:@.-]{0,6}",
        1 => "[_~!$&'*+,;=@.-]{0,3}",
        1 => "[0-9\u{6f2}\u{661}]{1,3}",
        1 => Just("%41".to_owned()),
    ]
}

fn orderly() -> impl Strategy<Value = String> {
    let path = vec(component(), 0..6).prop_map(|parts| parts.join("/"));
    let start = select(vec!["http://a/", "//", "/x/", "./"]);
    (start, path, component(), component())
        .prop_map(|(start, path, query, fragment)| format!("{start}{path}?{query}#{fragment}"))
}

proptest! {
    #[test]
    fn s4_4_reading_the_visual_form_aloud_gives_the_logical_form_back(text in orderly()) {
        if !can_be_read(&text) {
            return Ok(());
        }
        let visual = Visual::new(&text).to_string();
        prop_assert_eq!(read_aloud(&visual), text, "{}", BidiNotation::Hebrew.write(&visual));
    }
}
