//! The pictures of the guide show what the library computes.

use iri_grammar::bidi::{BidiNotation, Visual};
use iri_grammar::ladder::{Ladder, Rung};
use iri_grammar::{Grammar, Iri};
use regex_automata::meta::Regex;
use std::fs;
use std::path::Path;

fn picture(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/guide/pictures");
    fs::read_to_string(folder.join(name).with_extension("svg")).unwrap()
}

/// What stands between the tags of texts, which have nothing within.
fn texts(picture: &str) -> Vec<String> {
    let text = Regex::new(r"<text[^>]*>([^<]*)</text>").unwrap();
    let texts = text.captures_iter(picture).map(|it| &picture[it.get_group(1).unwrap().range()]);
    texts.map(|text| text.trim().to_owned()).collect()
}

#[test]
fn pictures_are_for_all_readers_and_stand_in_markdown() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/guide/pictures");
    let mut pictures = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let svg = fs::read_to_string(&path).unwrap();
        let first = svg.lines().next().unwrap();
        // HTML in Markdown begins with a line that has one tag, and ends with an empty line.
        assert!(first.starts_with("<svg ") && first.ends_with('>'), "{first}");
        assert!(!svg.lines().any(|line| line.trim().is_empty()), "{}", path.display());
        assert!(first.contains("role=\"img\"") && svg.contains("<title>"), "{}", path.display());
        assert!(svg.contains("max-width: 100%") && svg.contains("currentColor"));
        assert!(svg.contains("color-scheme: light dark"), "{}", path.display());
        pictures += 1;
    }
    assert_eq!(pictures, 3);
}

/// The picture has a box for each row of CONTRIBUTING.md's block, and the rooms of its table.
#[test]
fn the_architecture_is_that_of_contributing() {
    let contributing = include_str!("../../CONTRIBUTING.md");
    let (_, flow) = contributing.split_once("## How data flows").unwrap();
    let (flow, _) = flow.split_once("## Commands").unwrap();
    let rows: Vec<&str> = flow.lines().filter_map(|line| line.strip_prefix("    ")).collect();
    let said = rows.join(" ");
    let words = |text: &str| -> Vec<String> {
        let parts = text.split(|c: char| !(c.is_alphanumeric() || "*./".contains(c)));
        parts.filter(|it| !it.is_empty()).map(str::to_owned).collect()
    };
    let said = words(&said);
    let drawn = words(&texts(&picture("architecture")).join(" "));
    assert!(rows.len() > 3 && drawn.len() > 20, "{rows:?} {drawn:?}");
    for (these, those) in [(&drawn, &said), (&said, &drawn)] {
        let absent: Vec<_> = these.iter().filter(|word| !those.contains(word)).collect();
        assert!(absent.is_empty(), "{absent:?}");
    }
    // What is done over the components are rooms.
    let (_, house) = contributing.split_once("## The house").unwrap();
    let (house, _) = house.split_once("## How data flows").unwrap();
    for room in ["mapping", "resolution", "ladder", "preparation"] {
        assert!(house.contains(&format!("`src/{room}`")) && drawn.iter().any(|it| it == room));
    }
}

#[test]
fn s4_4_the_picture_has_the_visual_order() {
    let texts = texts(&picture("bidi"));
    let shown: Vec<_> = texts.iter().filter(|text| text.starts_with("http:")).collect();
    assert_eq!(shown.len(), 4);
    for pair in shown.chunks(2) {
        let visual = Visual::new(&BidiNotation::Hebrew.read(pair[0]));
        assert_eq!(*pair[1], BidiNotation::Hebrew.write(&visual.to_string()));
    }
}

#[test]
fn s5_3_the_picture_has_the_rungs_and_pairs_that_meet_there() {
    let texts = texts(&picture("ladder"));
    let mut at = texts.iter();
    let mut pairs = 0;
    for rung in Rung::ALL {
        assert_eq!(at.next().unwrap(), rung.title());
        let citation = rung.citation(Grammar::Rfc3987).unwrap();
        assert_eq!(*at.next().unwrap(), format!("section {}", citation.section));
        let first = at.next().unwrap();
        let Ok(first) = Iri::new(first.as_str()) else { continue };
        let second = Iri::new(at.next().unwrap().as_str()).unwrap();
        let comparison =
            Ladder::for_comparison().compare(&first, &second, Rung::SchemeBased).unwrap();
        assert_eq!(comparison.lowest_rung(), Some(rung), "{first} {second}");
        pairs += 1;
    }
    assert_eq!((at.next(), pairs), (None, 5));
}
