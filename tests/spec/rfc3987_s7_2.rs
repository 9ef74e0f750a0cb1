//! RFC 3987 section 7.2: entry; with section 5.3.2.2 on normalization.

use iri_grammar::preparation::{DisplayMarks, Entry, Note, NoteKind, Outcome, Preparation};
use iri_grammar::text::CharacterForm;

/// What was done, and to which part of the text.
fn notes<'t>(text: &'t str, notes: &[Note]) -> Vec<(NoteKind, &'t str)> {
    notes.iter().map(|note| (note.kind, note.span.slice(text))).collect()
}

#[test]
fn s7_2_half_width_latin_letters_and_punctuation() {
    // All of U+FF01 to U+FF5E, and nothing beside them.
    for code in 0xFF01..=0xFF5E_u32 {
        let wide = char::from_u32(code).unwrap();
        let ascii = char::from_u32(code - 0xFF01 + 0x21).unwrap();
        assert_eq!(Entry::new().convert(&wide.to_string()).0, ascii.to_string());
    }
    for kept in ["\u{ff00}", "\u{ff5f}", "\u{ffe5}", "\u{3000}", "\u{2010}", "\u{2044}"] {
        let (typed, made) = Entry::new().convert(kept);
        assert_eq!((typed.as_str(), made.len()), (kept, 0));
    }
}

#[test]
fn s7_2_full_width_katakana() {
    let text = "\u{ff76}\u{ff9e}\u{ff8a}\u{ff9f}\u{ff70}x\u{ff65}";
    let (typed, made) = Entry::new().convert(text);
    assert_eq!(typed, "\u{30ac}\u{30d1}\u{30fc}x\u{30fb}");
    assert_eq!(
        notes(text, &made),
        [
            (NoteKind::HalfWidthKatakana, "\u{ff76}\u{ff9e}\u{ff8a}\u{ff9f}\u{ff70}"),
            (NoteKind::HalfWidthKatakana, "\u{ff65}"),
        ]
    );
    assert!(made.iter().all(|note| note.outcome() == Outcome::Repaired));
    assert_eq!(made[0].citation().to_string(), "RFC 3987 section 7.2");
    // Half-width punctuation of Katakana is not named.
    assert_eq!(Entry::new().convert("\u{ff62}\u{ff64}").0, "\u{ff62}\u{ff64}");
}

#[test]
fn s7_2_options_take_each_of_them_away() {
    let text = "\u{ff41}://\u{ff76}\u{3002}x/\u{3002}e\u{301}";
    let (typed, _) = Entry::new().convert(text);
    assert_eq!(typed, "a://\u{30ab}.x/\u{3002}\u{e9}");
    let none = Entry::new().width(false).full_stop(false).normalization(None);
    assert_eq!(none.convert(text).0, text);
    assert_eq!(none.width(true).convert(text).0, "a://\u{30ab}\u{3002}x/\u{3002}e\u{301}");
    assert_eq!(none.full_stop(true).convert(text).0, "\u{ff41}://\u{ff76}.x/\u{3002}e\u{301}");
}

#[test]
fn full_stops_are_those_of_the_host() {
    let full_stop = |text: &str| Entry::new().normalization(None).convert(text).0;
    assert_eq!(
        full_stop("http://a\u{3002}b\u{ff61}c/d\u{3002}?\u{ff61}"),
        "http://a.b.c/d\u{3002}?\u{ff61}"
    );
    assert_eq!(full_stop("http://u\u{3002}@a\u{3002}"), "http://u\u{3002}@a.");
    assert_eq!(full_stop("a\u{3002}b"), "a\u{3002}b");
    let (_, made) = Entry::new().convert("//a\u{3002}");
    assert_eq!(made[0].citation().to_string(), "RFC 3490 section 3.1");
}

#[test]
fn s5_3_2_2_typed_characters_are_normalized() {
    let text = "http://www.example.org/re\u{301}sume\u{301}.html";
    let (typed, made) = Entry::new().convert(text);
    assert_eq!(typed, "http://www.example.org/r\u{e9}sum\u{e9}.html");
    assert_eq!(
        notes(text, &made),
        [(NoteKind::Normalized, "e\u{301}"), (NoteKind::Normalized, "e\u{301}")]
    );
    assert_eq!(made[0].citation().to_string(), "RFC 3987 section 5.3.2.2");
    // "Using NFKC may avoid even more problems": section 7.5's ligature.
    assert_eq!(Entry::new().convert("\u{fb01}").0, "\u{fb01}");
    let nfkc = Entry::new().normalization(Some(CharacterForm::Nfkc));
    assert_eq!(nfkc.convert("\u{fb01}").0, "fi");
    // Hangul of several characters is one piece.
    assert_eq!(Entry::new().convert("\u{1112}\u{1161}\u{11ab}").0, "\u{d55c}");
}

#[test]
fn rfc3986_appendix_c_delimiters_are_an_option() {
    let strip = Entry::new().delimiters(true);
    for (text, inner) in [
        ("<http://a/>", "http://a/"),
        (" \"http://a/\"\n", "http://a/"),
        ("<URL:http://a/>", "http://a/"),
        ("url: http://a/", "http://a/"),
        ("<http://a/", "<http://a/"),
        ("<>", ""),
        ("\u{ff1c}a\u{ff1e}", "a"),
    ] {
        assert_eq!(strip.convert(text).0, inner, "{text}");
    }
    assert_eq!(Entry::new().convert("<a>").0, "<a>");
    // "The whitespace should be ignored": with Whitespace::Remove.
    let preparation = Preparation::new().typed(strip).remove_whitespace(true);
    let prepared = preparation.reference("<ftp://foo.example.\n      com/rfc/>");
    assert_eq!(prepared.iri().unwrap(), "ftp://foo.example.com/rfc/");
}

#[test]
fn s7_2_the_restrictions_of_section_2_2_are_met() {
    // "by eliminating characters that cannot be converted, and/or by issuing a warning": they are
    // percent-encoded, and noted.
    let preparation = Preparation::new().typed(Entry::new()).iri_form(true);
    let prepared = preparation.reference("\u{ff41}\u{ff1c}\u{ff1e}\u{202e}");
    assert_eq!(prepared.iri().unwrap(), "a%3C%3E%E2%80%AE");
    let what: Vec<NoteKind> = prepared.notes().iter().map(|note| note.kind).collect();
    assert_eq!(what, [NoteKind::FullWidth, NoteKind::NotAllowed, NoteKind::BidiFormatting]);
    // Spans are those of what was typed.
    assert_eq!(prepared.notes()[1].span, iri_grammar::Span { start: 3, end: 9 });
}

/// "IRI input fields that allow the input of right-to-left characters MUST provide this
/// functionality": "to eliminate control characters and marks used to control the display
/// before passing the IRI over to a resolver".
#[test]
fn url_i18n_07_s4_2_marks_of_the_display_are_eliminated() {
    let text = " \u{202a}\u{200e}http://a/\u{5d0}\u{200e}b\u{202c} \u{2069}\n";
    let (typed, made) = Entry::new().convert(text);
    assert_eq!(typed, " http://a/\u{5d0}\u{200e}b \n");
    assert_eq!(
        notes(text, &made),
        [
            (NoteKind::DisplayMark, "\u{202a}\u{200e}"),
            (NoteKind::DisplayMark, "\u{202c}"),
            (NoteKind::DisplayMark, "\u{2069}"),
        ]
    );
    assert_eq!(made[0].outcome(), Outcome::Ignored);
    assert_eq!(made[0].citation().to_string(), "draft-masinter-url-i18n-07 section 4.2");
    let (all, _) = Entry::new().display_marks(DisplayMarks::All).convert(text);
    assert_eq!(all, " http://a/\u{5d0}b \n");
    assert_eq!(Entry::new().display_marks(DisplayMarks::Keep).convert(text).0, text);
    // Inside of delimiters too.
    let (delimited, _) =
        Entry::new().delimiters(true).convert("\u{202a}<\u{202a}x:a\u{202c}>\u{202c}");
    assert_eq!(delimited, "x:a");
    assert_eq!(Entry::new().convert("\u{200e}\u{202c}").0, "");
    // What closes nothing, or opens nothing.
    let kept = "\u{202c}a\u{202e}";
    assert_eq!(Entry::new().convert(kept).0, kept);
}

#[cfg(feature = "lint")]
#[test]
fn url_i18n_07_s4_2_what_was_displayed_gives_the_identifier_back() {
    use iri_grammar::IriReference;
    use iri_grammar::bidi::{BaseDirection, Context, url_i18n_07};
    use iri_grammar::display::{Around, Display, Repertoire};
    let all = Repertoire::unicode();
    let contexts = [("", ""), ("see ", " \u{5d2}\u{5d3}"), ("\u{5d2} ", ""), ("(", ")")];
    for text in ["http://a/\u{5d0}\u{5d1}?\u{5d2}", "\u{5d0}/b", "http://\u{627}.\u{628}/", "x:y"] {
        let iri = IriReference::new(text).unwrap();
        let needed = contexts.iter().flat_map(|(before, after)| {
            [BaseDirection::LeftToRight, BaseDirection::RightToLeft]
                .map(|direction| Around::Needed(Context { before, after, direction }))
        });
        for around in [Around::Nothing, Around::Embedding].into_iter().chain(needed) {
            let shown = Display::new(&all).around(around).show(&iri).unwrap().to_string();
            let preparation = Preparation::new().iri_form(true).typed(Entry::new());
            assert_eq!(preparation.reference(&shown).iri().unwrap(), text);
        }
        let marked = url_i18n_07::add_marks(text);
        assert_eq!(Entry::new().display_marks(DisplayMarks::All).convert(&marked).0, text);
    }
}
