//! Grammars taken out of documents.

use crate::documents::document;
use crate::support::shared;
use iri_grammar::lab::{
    Change, Diff, Extract, LabGrammar, LeftOut, Proof, Side, URI_TO_IRI, Verdict, WhyLeftOut,
};

/// The documents at hand, as they were published.
fn published(file: &str) -> Option<Extract> {
    let text = shared(&format!("spec/{file}"))?;
    assert!(Extract::is_document(&text), "{file}");
    Some(Extract::of(&text).unwrap())
}

fn whys<'e>(extract: &'e Extract, text: &str) -> Vec<&'e WhyLeftOut> {
    let of_text = extract.left_out.iter().filter(|it| it.text.starts_with(text));
    of_text.map(|it| &it.why).collect()
}

fn proved(extract: &Extract, name: &str) {
    let proof = Proof::of(&extract.grammar().unwrap(), &document(name).abnf()).unwrap();
    assert!(proof.holds(), "{name}\n{proof}");
    assert_eq!(
        extract.rules,
        LabGrammar::from_abnf(extract.text()).unwrap().to_string().lines().count()
    );
}

#[test]
fn rfc3986_as_published_is_its_abnf() {
    let Some(extract) = published("rfc3986.txt") else { return };
    proved(&extract, "rfc3986");
    assert_eq!(extract.rules, 36);
    // Section 2 and 3 have what Appendix A collects, letter for letter.
    let twice = |it: &&LeftOut| matches!(it.why, WhyLeftOut::Equal { by_proof: false, .. });
    assert_eq!(extract.left_out.iter().filter(twice).count(), 36);
    assert!(extract.text().starts_with("URI           = scheme"), "{}", extract.text());
    // Section 5.3, Appendix B.
    assert_eq!(whys(&extract, "result = \"\""), [&WhyLeftOut::Alone]);
    assert!(matches!(whys(&extract, "$1 = http:")[..], [WhyLeftOut::NotAbnf { .. }]));
    assert!(matches!(whys(&extract, "fragment  = $9")[..], [WhyLeftOut::NotAbnf { .. }]));
    assert!(extract.left_out.iter().all(|it| !it.is_finding));
}

#[test]
fn rfc3987_as_published_is_its_abnf() {
    let Some(extract) = published("rfc3987.txt") else { return };
    proved(&extract, "rfc3987");
    assert_eq!((extract.rules, &extract.left_out[..]), (39, &[][..]));
}

#[test]
fn rfc3987bis_as_published_is_its_abnf() {
    let Some(extract) = published("draft-ietf-iri-3987bis-2012-03.txt") else { return };
    proved(&extract, "rfc3987bis");
    // Section 6.1: a double quote in single ones is not ABNF.
    let [LeftOut { text, place, is_finding: true, .. }] = &extract.left_out[..] else {
        panic!("{:?}", extract.left_out)
    };
    assert!(text.starts_with("leiri-ucschar  = \" \""), "{text}");
    assert_eq!(place.line, 1076);
}

#[test]
fn ancestor_of_rfc3987bis_differs_by_a_number_sign_in_the_fragment() {
    let Some(extract) = published("draft-duerst-iri-bis-07.txt") else { return };
    let (old, new) = (extract.grammar().unwrap(), document("rfc3987bis").abnf());
    assert_eq!(extract.rules, 41);
    let diff = Diff::of(&old, &new, URI_TO_IRI).unwrap();
    let changed = diff.rules.iter().filter(|rule| rule.change != Change::Equal);
    let changed: Vec<_> = changed.filter_map(|rule| rule.new_name.as_deref()).collect();
    assert_eq!(changed, ["IRI", "IRI-reference", "irelative-ref", "ifragment"]);
    let Verdict::Differs(witness) = Proof::of_rule(&old, &new, "ifragment").unwrap() else {
        panic!()
    };
    assert_eq!((&*witness.text, witness.accepted_by), ("#", Side::Left));
    // Section 7.2: "href-strip" has nothing, and two rules have '|'.
    let findings = extract.left_out.iter().filter(|it| it.is_finding);
    let names: Vec<_> = findings.filter_map(|it| it.text.split(' ').next()).collect();
    assert_eq!(names, ["leiri-ucschar", "href-ucschar", "href-pct-form", "href-path-sep"]);
}

/// A copy whose lines were joined has no rule that could be told from the text around it.
#[test]
fn document_without_lines_has_no_rules() {
    let Some(extract) = published("draft-masinter-url-i18n-07.txt") else { return };
    assert_eq!((extract.rules, extract.text()), (0, ""));
}

fn draft(file: &str) -> (String, Extract) {
    let text = std::fs::read_to_string(format!("tests/data/{file}")).unwrap();
    let extract = Extract::of(&text).unwrap();
    (text, extract)
}

#[test]
fn draft_with_page_breaks_and_examples() {
    let (text, extract) = draft("draft-numbers.txt");
    assert!(Extract::is_document(&text));
    assert_eq!(
        extract.text(),
        "list      = number *( separator number )\n\
         number    = *sign 1*digit [ fraction ]\n\
         sign      = \"+\" / \"-\"\n\
         digit     = %x30-39\n\
         fraction  = ( \",\" / \".\" ) 1*digit\n\n\
         separator = *SP \";\" *\" \"\n"
    );
    let left_out: Vec<_> = extract
        .left_out
        .iter()
        .map(|it| (it.place.line, it.is_finding, it.why.to_string()))
        .collect();
    let says = |line: usize| {
        let found = left_out.iter().find(|it| it.0 == line);
        let (_, is_finding, why) = found.unwrap_or_else(|| panic!("{line}: {left_out:?}"));
        (*is_finding, why.as_str())
    };
    // Prose of section 1 is no rule at all.
    assert_eq!((left_out[0].0, left_out[0].1), (15, false), "{left_out:?}");
    assert_eq!(says(21), (false, "it stands in line 59, too"));
    assert_eq!(says(22), (false, "it stands in line 60, too"));
    // Continuation lines are not indented, and go on after a page break.
    assert_eq!(says(25).1, "it stands in line 61, written otherwise and proved equal");
    assert_eq!(says(40), (false, "it stands in line 62, written otherwise and proved equal"));
    assert_eq!(says(45).1, "it refers to no rule, and no rule refers to it");
    assert!(says(46).1.starts_with("it is no rule of ABNF: '$' (U+0024)"), "{:?}", says(46));
    assert!(!says(47).0);
    assert_eq!(says(51), (false, "it stands in line 58, too"));
    assert_eq!(says(53).1, "it stands in line 71, written otherwise and proved equal");
    assert!(says(54).0);
}

#[test]
fn draft_in_xml_has_entities_and_both_elements() {
    let (text, extract) = draft("draft-numbers.xml");
    assert!(Extract::is_document(&text));
    assert_eq!(
        extract.text(),
        "list      = number *( separator number )\n\
         number    = *sign 1*digit [ fraction ]\n\
         sign      = \"+\" / \"-\"\n\n\
         digit     = %x30-39 / %x660-669\n\
         fraction  = ( \",\" / \".\" ) 1*digit\n\
         separator = *SP ( \";\" / \"<\" / \">\" ) *SP\n"
    );
    let [left_out] = &extract.left_out[..] else { panic!("{:?}", extract.left_out) };
    assert_eq!((left_out.text.as_str(), &left_out.why), ("first = \"1\"", &WhyLeftOut::Alone));
    // The places of the grammar are those of the document, on both sides of an entity.
    for (part, whole) in [("list  ", "list  "), ("\"<\"", "&quot;&lt;&quot;"), (") *SP\n", ") *SP")]
    {
        let at = extract.text().rfind(part).unwrap();
        let place = extract.in_document(at..at + 1);
        assert!(text[place.start..].starts_with(whole), "{part}: {}", &text[place.start..]);
    }
}

#[test]
fn xml_with_mistakes_is_reported_at_its_place() {
    let error = Extract::of("<rfc>\n<t></rfc>").unwrap_err();
    assert_eq!(error.place().line, 2, "{error}");
    let extract = Extract::of("<rfc><sourcecode type='abnf' src='a.abnf'/></rfc>").unwrap();
    assert_eq!(extract.left_out[0].why, WhyLeftOut::Elsewhere);
    let extract =
        Extract::of("<rfc><artwork type='abnf'>a = b ]\nb = \"x\"</artwork></rfc>").unwrap();
    assert_eq!((extract.rules, extract.left_out[0].is_finding), (1, true));
}

#[test]
fn rule_with_two_meanings_is_a_finding() {
    let text = "Internet-Draft\n\n  a = b \"-\" b\n  b = 1*DIGIT\n\n Then:\n\n  b = *DIGIT\n";
    let extract = Extract::of(text).unwrap();
    assert_eq!(extract.text(), "a = b \"-\" b\nb = 1*DIGIT\n");
    let [LeftOut { why, is_finding: true, .. }] = &extract.left_out[..] else { panic!() };
    let differs = WhyLeftOut::Differs { kept: 4, witness: String::new(), only_kept: false };
    assert_eq!(*why, differs);
    assert_eq!(why.to_string(), "it differs from that in line 4: only this accepts \"\"");
}

#[test]
fn what_adds_to_a_rule_goes_with_it() {
    let text = "Internet-Draft\n\n  a = \"x\" / b\n  a =/ \"y\"\n  b = \"z\"\n\n Collected:\n\n  \
                a = \"x\" / b / \"y\"\n  b = \"z\"\n  c = a b\n";
    let extract = Extract::of(text).unwrap();
    assert_eq!(extract.rules, 3);
    let proved = WhyLeftOut::Equal { kept: 9, by_proof: true };
    let whys: Vec<_> = extract.left_out.iter().map(|it| &it.why).collect();
    assert_eq!(whys, [&proved, &proved, &WhyLeftOut::Equal { kept: 10, by_proof: false }]);
}

#[test]
fn the_end_of_a_document_without_an_end_of_line_is_in_the_document() {
    let document = "RFC 1\n\n   a = \"x\"\n   b = a";
    let extract = Extract::of(document).unwrap();
    let length = extract.text().len();
    assert_eq!(extract.in_document(length - 1..length).end, document.len());
    assert_eq!(extract.in_document(length..length), document.len()..document.len());
}

#[test]
fn what_a_document_can_be_does_not_make_it_panic() {
    for text in
        ["", "\n", "\x0C", "=", "a =", "<rfc", "<?xml", "\u{FEFF}<rfc/>", "a = (\n\n\n", "é = é"]
    {
        if let Ok(extract) = Extract::of(text) {
            assert_eq!(extract.rules, 0, "{text:?}");
        }
    }
    let deep = format!("a = {}b\nb = \"x\"\n", "(".repeat(100_000));
    assert_eq!(Extract::of(&deep).unwrap().rules, 1);
    // Many lines, of which each could go on.
    let long = format!("a = (\n{}", "  \"x\" /\n".repeat(5_000));
    assert_eq!(Extract::of(&long).unwrap().rules, 0);
}
