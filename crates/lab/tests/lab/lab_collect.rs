//! The collected grammar of a document: its rules as written, and those that it imports.

use crate::support::shared;
use abnf_lab::{
    AbnfOptions, Budget, Collected, CoreGrammar, Extract, LINE_WIDTH, LabGrammar, Lists, Proof,
    Verdict,
};
use std::time::Duration;

fn budget() -> Budget {
    Budget::unlimited().time(Duration::from_secs(120))
}

fn collected(text: &str, imports: &[(&str, &str)]) -> Collected {
    AbnfOptions::new().collect(&[text], imports, &budget()).unwrap()
}

fn text_of(text: &str, imports: &[(&str, &str)]) -> String {
    collected(text, imports).text
}

/// Proves each rule of a collected grammar equal to that of the grammar itself, by all strings. A rule that
/// needs prose has none.
fn prove(name: &str, grammar: &LabGrammar, read: &LabGrammar) -> usize {
    let proof = Proof::mapped(grammar, read, &[], &[], &budget()).unwrap();
    let is_open = |verdict: &Verdict| matches!(verdict, Verdict::Undecided(_));
    for rule in &proof.rules {
        let index = grammar.find(&rule.name).unwrap_or_else(|| panic!("{name}: {}", rule.name));
        match &rule.verdict {
            Verdict::Equal => {}
            // A recursive rule with a list is written in another form than it is read.
            Verdict::NoDifference if grammar.cycle_of(index).is_some() => {}
            verdict if is_open(verdict) && grammar.refusal(index).is_some() => {}
            verdict => panic!("{name}: {}: {verdict:?}", rule.name),
        }
    }
    proof.rules.iter().filter(|rule| rule.verdict == Verdict::Equal).count()
}

fn is_narrow(text: &str) -> bool {
    text.lines().all(|line| line.chars().count() <= LINE_WIDTH)
}

#[test]
fn grammars_at_hand_are_proved_equal_to_what_is_collected_of_them() {
    for core in CoreGrammar::ALL {
        let all: Vec<(&str, &str)> = CoreGrammar::ALL
            .iter()
            .filter(|it| it != &core)
            .map(|it| (it.name(), it.abnf()))
            .collect();
        for imports in [&[][..], &all] {
            let collected = collected(core.abnf(), imports);
            assert!(collected.undecided.is_empty(), "{}: {collected:?}", core.name());
            assert!(is_narrow(&collected.text), "{}", collected.text);
            let grammar = AbnfOptions::new().read_with(&[core.abnf()], imports).unwrap();
            let read = LabGrammar::from_abnf(&collected.text).unwrap();
            assert!(prove(core.name(), &grammar, &read) > 0, "{}", core.name());
            // As RFCXML.
            let xml = format!("<rfc>{}</rfc>", collected.to_xml());
            let extract = Extract::of(&xml).unwrap();
            assert!(extract.left_out.is_empty(), "{:?}", extract.left_out);
            prove(core.name(), &grammar, &extract.grammar().unwrap());
        }
    }
}

#[test]
fn comments_after_the_last_rule_are_collected() {
    let written = "; first\n\na = \"x\" ; of a\n; still of a\n\n; the end\n";
    assert_eq!(text_of(written, &[]), written);
    // Those of an imported document are about rules that were not imported.
    let imports = [("other", "b = \"y\"\n\n; the end of the other\n")];
    assert_eq!(
        text_of("a = b\n\n; the end\n", &imports),
        "a = b\n\n; the end\n\n; from other\nb = \"y\"\n"
    );
}

#[test]
fn documents_are_proved_equal_to_what_is_collected_of_them() {
    const MORE: [&str; 11] =
        ["2616", "3261", "5234", "5321", "5322", "6455", "7230", "8141", "8259", "9110", "9112"];
    let more = MORE.map(|number| format!("rfc/rfc{number}.txt"));
    let documents = ["rfc3986.txt", "rfc3987.txt"].map(str::to_owned);
    let core = CoreGrammar::find("rfc3986").unwrap();
    let http = CoreGrammar::find("rfc9110").unwrap();
    let imports = [(core.name(), core.abnf()), (http.name(), http.abnf())];
    for path in documents.iter().chain(&more) {
        let Some(document) = shared(&format!("spec/{path}")) else { continue };
        let options = AbnfOptions::new().bars(path.ends_with("2616.txt"));
        let extract = Extract::within(&document, options, &budget()).unwrap();
        let (mut imports, name) = (imports.to_vec(), path.rsplit('/').next().unwrap());
        imports.retain(|(import, _)| !name.starts_with(import));
        let collected = options.collect(&[extract.text()], &imports, &budget()).unwrap();
        let undecided = collected.undecided.iter().map(|rule| &rule.name);
        // `mailbox` of RFC 9110 is a prose value for a recursive rule of RFC 5322.
        let open = if path.ends_with("2616.txt") { &["From", "mailbox"][..] } else { &[] };
        assert_eq!(undecided.collect::<Vec<_>>(), open, "{path}");
        let grammar = options.read_with(&[extract.text()], &imports).unwrap();
        let read = LabGrammar::from_abnf(&collected.text).unwrap();
        assert!(prove(path, &grammar, &read) > 5, "{path}");
        assert!(collected.rules >= extract.rules, "{path}");
        // A prose value is on one line (RFC 5234 section 4).
        let may_be_broken =
            |line: &&str| line.chars().count() > LINE_WIDTH && !line.contains("= <");
        assert_eq!(collected.text.lines().find(may_be_broken), None, "{path}");
    }
}

/// RFC 3986 Appendix A.
#[test]
fn rules_stand_in_order_as_they_are_written_with_their_comments() {
    let own = "\u{FEFF}; The grammar.\n\n  a = b ; of b\n\t\t\t/ \"c\"\n\n\n  ; what b is\n  ; in short\n  b = %x41\n  a =/ d\n  d=\"x\"\n";
    assert_eq!(
        text_of(own, &[]),
        "; The grammar.\n\na = b ; of b\n                      / \"c\"\n\n; what b is\n; in short\nb = %x41\na =/ \
         d\nd=\"x\"\n"
    );
    // A fragment takes the place of a rule.
    let options = AbnfOptions::new();
    let with = options.collect(&[own, "; new\nb = \"y\"\ne = \"z\"\n"], &[], &budget()).unwrap();
    assert!(with.text.ends_with("; new\nb = \"y\"\na =/ d\nd=\"x\"\ne = \"z\"\n"), "{}", with.text);
}

#[test]
fn what_came_from_where_is_said() {
    let own = "a = <host, see [URI], Section 3.2.2> / b / <d, see [RFC7]>\nport = \"own\"\n\
               URI = <URI, see [RFC3986]> ; all\nlast = URI\n";
    let uri = CoreGrammar::find("rfc3986").unwrap().abnf();
    let other = "; first\n\n; why b\n; is so\nb = port ; its own\nport = \"p\"\nc = \"no\"\n";
    let found = collected(own, &[("rfc3986", uri), ("other.txt", other)]);
    let Collected { text, imports, references, rules, .. } = &found;
    assert!(
        text.starts_with(
            "a = host / b / <d, see [RFC7]>\nport = \"own\"\nlast = URI\n\n; from RFC 3986\nURI "
        ),
        "{text}"
    );
    assert!(text.contains("\nrfc3986-port          = *DIGIT\n"), "{text}");
    assert!(text.contains("[ \":\" rfc3986-port ]"), "{text}");
    assert!(text.ends_with("\n\n; from other.txt\n; why b\n; is so\nb = other-txt-port ; its own\nother-txt-port = \"p\"\n"), "{text}");
    let from: Vec<&str> = imports.iter().map(|(name, _)| &**name).collect();
    assert_eq!((from, &references[..]), (vec!["rfc3986", "other.txt"], &[][..]));
    assert_eq!(
        *rules,
        LabGrammar::from_abnf(text).unwrap().rules().iter().filter(|it| it.span.is_some()).count()
    );

    // The core rule that the document means is not the rule of that name.
    let found = text_of("a = pct-encoded\nDigit = \"0\"\n", &[("rfc3986", uri)]);
    assert!(found.ends_with(" / \"F\"\nrfc3986-DIGIT = %x30-39\n"), "{found}");

    // Without the import, the prose stays, as in RFC 9110 Appendix A.
    let found = collected(own, &[]);
    assert!(found.text.contains("URI = <URI, see [RFC3986]> ; all\n"), "{}", found.text);
    let named: Vec<&str> = found.references.iter().map(|(_, core)| core.name()).collect();
    assert_eq!(named, ["rfc3986", "rfc3986"]);
}

/// "In the collected ABNF below, list rules are expanded per Section 5.6.1" (RFC 9110 Appendix A).
#[test]
fn rfc9110_appendix_a_lists_are_expanded() {
    for (list, expanded) in [
        ("1#b", "b *( OWS \",\" OWS b )"),
        ("#b", "[ b *( OWS \",\" OWS b ) ]"),
        ("2#3b", "b 1*2( OWS \",\" OWS b )"),
        ("1#1b", "b"),
        ("\"x\" 0#0b \"y\"", "\"x\" \"\" \"y\""),
        (
            "1#( b ; c\n  / #c )",
            "( b ; c\n  / [ c *( OWS \",\" OWS c ) ] )\n    *( OWS \",\" OWS ( b / [ c *( OWS \",\" OWS c ) ] ) )",
        ),
    ] {
        let own = format!("a = {list}\nb = \"b\"\nc = \"c\"\nOWS = *( SP / HTAB )\n");
        let written = text_of(&own, &[]);
        assert!(written.starts_with(&format!("a = {expanded}\nb = ")), "{written}");
    }
    let received = AbnfOptions::new().lists(Lists::Recipient);
    let received = received.collect(&["a = 1#ALPHA\n"], &[], &budget()).unwrap();
    assert_eq!(received.text, "a = [ ALPHA ] *( *( SP / HTAB ) \",\" *( SP / HTAB ) [ ALPHA ] )\n");
}

#[test]
fn rfc2616_signs_are_those_of_abnf() {
    let own = "a = b | <\">\n    | <any b except\n    <\">>\nb = \"x\"\n";
    let bars = AbnfOptions::new().bars(true);
    let found = bars.collect(&[own], &[], &budget()).unwrap();
    assert_eq!(found.text, "a = b / DQUOTE\n    / <any b except DQUOTE>\nb = \"x\"\n");
    assert!(found.undecided.is_empty());
}

#[test]
fn what_is_pasted_ends_where_it_is_to_end() {
    let own = "a = \"]]>\" / \"&<\"\n";
    let xml = collected(own, &[]).to_xml();
    assert_eq!(
        xml,
        "<sourcecode type=\"abnf\"><![CDATA[\na = \"]]]]><![CDATA[>\" / \"&<\"\n]]></sourcecode>\n"
    );
    assert_eq!(Extract::of(&format!("<rfc>{xml}</rfc>")).unwrap().text(), own);
}

/// A list in a recursive rule is compared as it is expanded, not up to a length.
#[test]
fn a_list_in_a_recursive_rule_is_the_same() {
    for own in [
        "a = \"(\" 1#a \")\" / \"x\"\n",
        "OWS = *( SP / HTAB )\na = \"(\" 1#a #ALPHA \")\" / \"x\"\n",
    ] {
        assert_eq!(collected(own, &[]).undecided, []);
    }
    // Where `SP` is another rule, the white space of a list is not `*( SP / HTAB )`.
    let found = collected("SP = \"_\"\na = 1#ALPHA\n", &[]);
    assert!(
        found.text.ends_with("*( *( %x20 / %x09 ) \",\" *( %x20 / %x09 ) ALPHA )\n"),
        "{found:?}"
    );
    assert_eq!(found.undecided, []);
}
