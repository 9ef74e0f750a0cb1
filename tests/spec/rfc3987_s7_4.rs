//! RFC 3987 section 7.4: references generated from names.

use crate::rows::rows;
use iri_grammar::generation::{DirectoryEntry, Generated, Generation, NameKind, Paths};
use iri_grammar::spec::{Sequence, Trace};
use iri_grammar::text::CharacterForm;
use iri_grammar::text::{Charset, Class, Classes};
use serde::Deserialize;

#[test]
fn s7_4_example() {
    let generated = Generation::new().name("r\u{e9}sum\u{e9}.html".as_bytes());
    assert_eq!(generated.uri(), "r%C3%A9sum%C3%A9.html");
    assert_eq!(*generated.iri(), "r\u{e9}sum\u{e9}.html");
    assert_eq!(generated.notes().count(), 0);
    // "even if locally the file name is kept in a character encoding other than UTF-8".
    #[cfg(feature = "charset")]
    for label in ["iso-8859-1", "windows-1252", "iso-8859-15"] {
        let generation = Generation::new().charset(Charset::for_label(label).unwrap());
        let generated = generation.name(b"r\xe9sum\xe9.html");
        assert_eq!(generated.uri(), "r%C3%A9sum%C3%A9.html");
        assert_eq!(*generated.iri(), "r\u{e9}sum\u{e9}.html");
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    says: String,
    name: String,
    #[serde(default = "utf_8")]
    charset: String,
    #[serde(default)]
    options: Vec<String>,
    #[serde(default)]
    made: Made,
    iri: Option<String>,
    uri: Option<String>,
    error: Option<String>,
    #[serde(default)]
    notes: Vec<String>,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Made {
    #[default]
    Name,
    Directory,
    Path,
    File,
}

impl From<Made> for NameKind {
    fn from(made: Made) -> Self {
        match made {
            Made::Name => NameKind::Name,
            Made::Directory => NameKind::Directory,
            Made::Path => NameKind::Path,
            Made::File => NameKind::File,
        }
    }
}

fn utf_8() -> String {
    "utf-8".into()
}

impl Row {
    /// `None` for an encoding that is not built in.
    fn generation(&self) -> Option<Generation> {
        #[cfg(feature = "charset")]
        let charset = Some(Charset::for_label(&self.charset).unwrap());
        #[cfg(not(feature = "charset"))]
        let charset = (self.charset == utf_8()).then_some(Charset::UTF_8);
        let generation = Generation::new().charset(charset?);
        Some(self.options.iter().fold(generation, |generation, option| match option.as_str() {
            "nfc" => generation.normalization(CharacterForm::Nfc),
            "nfkc" => generation.normalization(CharacterForm::Nfkc),
            "encode-reserved" => generation.encode_reserved(true),
            "windows" => generation.paths(Paths::Windows),
            _ => panic!("{option}"),
        }))
    }

    fn octets(&self) -> Vec<u8> {
        let mut octets = Vec::new();
        let mut rest = self.name.as_str();
        while let Some((before, after)) = rest.split_once('\\') {
            octets.extend_from_slice(before.as_bytes());
            rest = match after.strip_prefix('x') {
                Some(digits) => {
                    octets.push(u8::from_str_radix(&digits[..2], 16).unwrap());
                    &digits[2..]
                }
                None => {
                    octets.push(b'\\');
                    after.strip_prefix('\\').expect("a second backslash")
                }
            };
        }
        octets.extend_from_slice(rest.as_bytes());
        octets
    }
}

fn notes(generated: &Generated<'_>) -> Vec<String> {
    let note = |span: iri_grammar::Span, reason: String| {
        let said = reason.split_once(", ").map_or(reason.as_str(), |(said, _)| said);
        let said = said.replace("the name is a ", "");
        format!("{}-{} {said}", span.start, span.end)
    };
    generated.notes().map(|it| note(it.span, it.reason.to_string())).collect()
}

#[test]
fn s7_4_table_of_names() {
    let rows: Vec<Row> = rows(include_str!("../data/names.toml"));
    assert!(rows.len() >= 50);
    let (mut wrong, mut left_out) = (Vec::new(), 0);
    for row in rows {
        let Some(generation) = row.generation() else {
            left_out += 1;
            continue;
        };
        let octets = row.octets();
        let (mut steps, source) = (Trace::on(), row.made.into());
        let generated = generation.generate_with_trace(source, &octets, &mut steps);
        let generated = match generated {
            Ok(generated) => generated,
            Err(error) => {
                if Some(error.to_string()) != row.error {
                    wrong.push(format!("{}: {error}", row.says));
                }
                continue;
            }
        };
        let iri = row.iri.unwrap_or_default();
        let uri = row.uri.as_ref().unwrap_or(&iri);
        let actual = Sequence::from(generated.iri().as_str());
        if iri != actual.to_string() && iri != actual.xml().to_string() {
            wrong.push(format!("{}: {actual}", row.says));
        }
        if generated.uri() != uri.as_str() || notes(&generated) != row.notes {
            wrong.push(format!("{}: {}, {:?}", row.says, generated.uri(), notes(&generated)));
        }
        assert_eq!(steps.last().unwrap().after.to_string(), *uri, "{}", row.says);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(left_out == 0 || cfg!(not(feature = "charset")));
}

#[test]
fn s7_4_classes_of_characters_are_by_choice() {
    let name = "\u{3000}\u{ff21}\u{fb01}\u{202e}".as_bytes();
    let iri = |generation: Generation| generation.name(name).iri().to_string();
    assert_eq!(iri(Generation::new()), "%E3%80%80%EF%BC%A1\u{fb01}%E2%80%AE");
    let none = Generation::new().encode(Classes::NONE);
    assert_eq!(iri(none), "\u{3000}\u{ff21}\u{fb01}%E2%80%AE");
    let more = Generation::new().encode(Classes::NONE.with(Class::Compatibility));
    assert_eq!(iri(more), "%E3%80%80%EF%BC%A1%EF%AC%81%E2%80%AE");
    assert_eq!(none.name(name).uri(), more.name(name).uri());
}

#[test]
fn s7_4_listing_is_sorted_by_characters() {
    let names: [(&[u8], bool); 6] = [
        (b"b", false),
        (b"\xe9", false),
        ("\u{e9}".as_bytes(), false),
        (b"a", true),
        (b"a:", false),
        (b"B", false),
    ];
    let entries = names.map(|(name, is_directory)| DirectoryEntry { name, is_directory });
    let listing = Generation::new().listing(entries);
    let shown: Vec<_> =
        listing.iter().map(|it| (it.label.as_str(), it.generated.iri().as_str())).collect();
    assert_eq!(
        shown,
        [
            ("<e9>", "%E9"),
            ("B", "B"),
            ("a", "a/"),
            ("a:", "./a:"),
            ("b", "b"),
            ("\u{e9}", "\u{e9}"),
        ]
    );
    assert_eq!(listing[2].generated.segment(), Some("a"));
    assert_eq!(listing[3].generated.segment(), Some("a:"));
    assert_eq!(listing[3].generated.guard(), "./");
}

#[test]
fn s7_4_steps_cite_what_they_carry_out() {
    let generation = Generation::new().normalization(CharacterForm::Nfc).paths(Paths::Windows);
    let mut steps = Trace::on();
    let path = b"C:\\e\xcc\x81\\\xe9";
    generation.generate_with_trace(NameKind::File, path, &mut steps).unwrap();
    let shown: Vec<_> =
        steps.iter().map(|step| (step.section.to_string(), step.after.to_string())).collect();
    let expected = [
        ("RFC 3987 section 7.4", "C:\\e\u{301}\\<e9>"),
        ("RFC 3987 section 5.3.2.2", "C:\\\u{e9}\\<e9>"),
        ("RFC 3987 section 2.2", "/C:/\u{e9}/%E9"),
        ("RFC 8089 section 2", "file:///C:/\u{e9}/%E9"),
        ("RFC 3987 section 3.1", "file:///C:/<c3><a9>/%E9"),
        ("RFC 3987 section 3.1", "file:///C:/%C3%A9/%E9"),
        ("RFC 3987 section 3.1", "file:///C:/%C3%A9/%E9"),
    ];
    let expected = expected.map(|(section, after)| (section.to_string(), after.to_string()));
    assert_eq!(shown, expected);
}
