//! Automata that find where rules begin and end.

use crate::documents::document;
use abnf_lab::{CharSet, LabGrammar, Op, SeveralReadings, Tag, Tagged, TaggedError};

fn tags(all: &[&str]) -> Vec<Tag> {
    all.iter().map(|tag| tag.parse().expect(tag)).collect()
}

#[test]
fn the_last_of_several_counts() {
    let grammar = LabGrammar::from_abnf("list = item *(\",\" item)\nitem = 1*%x61-62\n").unwrap();
    let tagged =
        Tagged::of(&grammar, "list", &tags(&["item.end"]), &[], SeveralReadings::Refused).unwrap();
    let classes: Vec<Vec<(u32, u32)>> =
        tagged.classes.iter().map(|class: &CharSet| class.code_points().to_vec()).collect();
    assert_eq!((tagged.registers, &*classes), (1, &[vec![(44, 44)], vec![(97, 98)]][..]));
    let [first, item] = &*tagged.states else { panic!("{:?}", tagged.states) };
    let next =
        |to: &Option<abnf_lab::Transition>| to.as_ref().map(|to| (to.target, to.ops.clone()));
    assert_eq!(first.accepts, None);
    assert_eq!(first.next.iter().map(next).collect::<Vec<_>>(), [None, Some((1, vec![]))]);
    // The end is set again wherever the rule may end.
    assert_eq!(item.accepts, Some(vec![Op::Before(0)]));
    let after = [Some((0, vec![Op::Before(0)])), Some((1, vec![]))];
    assert_eq!(item.next.iter().map(next).collect::<Vec<_>>(), after);
}

#[test]
fn an_error_shows_the_text_in_which_a_place_is_open() {
    let grammar = LabGrammar::from_abnf("s = *a *b\na = \"x\"\nb = \"x\"\n").unwrap();
    let error =
        Tagged::of(&grammar, "s", &tags(&["a.end"]), &[], SeveralReadings::Refused).unwrap_err();
    assert_eq!(error.to_string(), "the grammar leaves open where a.end stands in \"x\"");
    assert!(
        Tagged::of(&grammar, "s", &tags(&["a.end"]), &[], SeveralReadings::FirstTagCounts).is_ok()
    );
}

/// RFC 3986 section 3.2.2: "If host matches the rule for IPv4address, then it should be
/// considered an IPv4 address literal and not a reg-name."
#[test]
fn the_reading_with_the_tag_wins() {
    let grammar = document("rfc3986").abnf();
    for (tag, place) in [("IPv4address.start", 0), ("IPv4address.end", 7)] {
        let tagged =
            Tagged::of(&grammar, "host", &tags(&[tag]), &[], SeveralReadings::FirstTagCounts)
                .unwrap();
        assert_eq!(tagged.run("0.0.0.0"), Some(vec![Some(place)]), "{tag}");
        assert_eq!(tagged.run("0.0.0.0a"), Some(vec![None]), "{tag}");
    }
}

/// A token in only some readings of a text does not change the language.
#[test]
fn tokens_do_not_change_the_language() {
    for (abnf, tag, tokens, texts) in [
        (
            "r = t / u\nt = \"ab\"\nu = \"a\" (\"b\" / \"c\") \"x\"\n",
            "u.start",
            &["t"][..],
            &["ab", "abx", "acx"][..],
        ),
        ("r = t / u\nt = \"ab\"\nu = \"ac\"\n", "u.start", &["t", "u"], &["ab", "ac"]),
        ("r = *x t\nx = \"a\"\nt = \"ab\"\n", "t.start", &["t"], &["ab", "aab", "aaab"]),
    ] {
        let grammar = LabGrammar::from_abnf(abnf).unwrap();
        let tagged =
            Tagged::of(&grammar, "r", &tags(&[tag]), tokens, SeveralReadings::Refused).unwrap();
        for text in texts {
            assert!(tagged.run(text).is_some(), "{abnf} {text}");
        }
    }
}

#[test]
fn what_cannot_be_compiled_is_an_error() {
    let grammar = document("rfc3987").abnf();
    let recursive = include_str!("../data/recursive.abnf");
    let recursive = LabGrammar::from_abnf(recursive).unwrap();
    let error = "scheme.middle".parse::<Tag>().unwrap_err();
    assert!(error.to_string().contains("a tag is written RULE.start"), "{error}");
    for (grammar, rule, tags, tokens, reason) in [
        (&grammar, "IRI", &[][..], &["scheme"][..], "does not end by itself"),
        (&grammar, "IRI", &["nosuch.end"], &[], "no rule `nosuch`"),
        (
            &grammar,
            "IRI",
            &["port.start", "port.start"],
            &[],
            "port.start and port.start stand at the same place",
        ),
        (&grammar, "nosuch", &[], &[], "no rule `nosuch`"),
        (&recursive, "list", &[], &[], "the rule `list` is recursive: list → item → list"),
    ] {
        let tags: Vec<Tag> = tags.iter().map(|tag| tag.parse().unwrap()).collect();
        let error: TaggedError =
            Tagged::of(grammar, rule, &tags, tokens, SeveralReadings::Refused).unwrap_err();
        assert!(error.to_string().contains(reason), "{error}");
    }
}
