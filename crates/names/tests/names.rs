//! The table has the names of unicode_names2, which are those of UnicodeData.txt. With the variable
//! `IRI_WRITE_LISTING`, the test writes the table.

use character_names::{CODE_POINT, HYPHEN, SPACE, name};
use std::collections::{BTreeMap, BTreeSet};
use std::{env, fs};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/names.bin");

/// The greatest number of runs in a block.
const BLOCK: usize = 32;

/// The words of a name, each with what follows it. `None` stands for the code point.
type Words = Vec<(Option<String>, u16)>;

fn words(c: char, name: &str) -> Words {
    let code = format!("{:04X}", u32::from(c));
    let mut words = Vec::new();
    for piece in name.split_inclusive([' ', '-']) {
        let (word, follows) = match piece.strip_suffix(' ') {
            Some(word) => (word, SPACE),
            None => piece.strip_suffix('-').map_or((piece, 0), |word| (word, HYPHEN)),
        };
        words.push(((word != code || follows != 0).then(|| word.to_owned()), follows));
    }
    words
}

fn is_hangul_syllable(c: char) -> bool {
    ('\u{ac00}'..='\u{d7a3}').contains(&c)
}

fn table() -> Vec<u8> {
    let mut runs: Vec<(u32, u32, Words)> = Vec::new();
    for c in ('\0'..=char::MAX).filter(|c| !is_hangul_syllable(*c)) {
        let Some(name) = unicode_names2::name(c) else { continue };
        let (code, words) = (u32::from(c), words(c, &name.to_string()));
        match runs.last_mut() {
            Some((_, last, same)) if *last + 1 == code && *same == words => *last = code,
            _ => runs.push((code, code, words)),
        }
    }
    let all: BTreeSet<(usize, &str)> = runs
        .iter()
        .flat_map(|(.., words)| words.iter().filter_map(|(word, _)| word.as_deref()))
        .map(|word| (word.len(), word))
        .collect();
    let numbers: BTreeMap<&str, u16> = all.iter().map(|(_, word)| *word).zip(0..).collect();
    assert!(numbers.len() <= 1 << 14);

    let lengths = all.last().unwrap().0 + 1;
    let mut table = Vec::new();
    table.extend((lengths as u16).to_le_bytes());
    for length in 0..lengths {
        let count = all.iter().filter(|(it, _)| *it == length).count();
        table.extend((count as u16).to_le_bytes());
    }
    all.iter().for_each(|(_, word)| table.extend(word.as_bytes()));

    let (mut pairs, mut blocks) = (Vec::new(), Vec::new());
    let mut rest = &runs[..];
    while !rest.is_empty() {
        // The characters between two runs of a block are counted by two octets.
        let far = rest.windows(2).position(|it| it[1].0 - it[0].1 > u32::from(u16::MAX));
        let (block, after) = rest.split_at(far.map_or(rest.len(), |it| it + 1).min(BLOCK));
        rest = after;
        // A block is found by a comparison with the character before its first run.
        let first = block[0].0;
        let mut before = first - 1;
        pairs.extend([before, blocks.len() as u32].map(u32::to_le_bytes).concat());
        for (first, last, words) in block {
            blocks.extend(u16::try_from(first - before - 1).unwrap().to_le_bytes());
            blocks.extend((last + 1 - first).to_le_bytes());
            for (word, follows) in words {
                let number =
                    word.as_deref().map_or(CODE_POINT, |word| numbers[word] << 2 | follows);
                blocks.extend(number.to_le_bytes());
            }
            before = *last;
        }
    }
    table.extend((pairs.len() as u16 / 8).to_le_bytes());
    [table, pairs, blocks].concat()
}

#[test]
fn the_table_is_up_to_date() {
    let table = table();
    if env::var_os("IRI_WRITE_LISTING").is_some() {
        fs::write(PATH, table).unwrap();
    } else {
        assert!(fs::read(PATH).unwrap() == table, "IRI_WRITE_LISTING=1 writes it");
    }
}

#[test]
fn every_character_has_the_name_of_unicode_names2() {
    let mut named = 0;
    for c in '\0'..=char::MAX {
        let expected = unicode_names2::name(c).map(|name| name.to_string());
        assert_eq!(name(c), expected, "U+{:04X}", u32::from(c));
        named += usize::from(expected.is_some());
    }
    assert!(named > 150_000, "{named}");
}
