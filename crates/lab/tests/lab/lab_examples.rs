//! What reads as a rule in a document and is none: prose, examples, assignments; and what is one.

use crate::lab_extract::{published, whys};
use abnf_lab::{Extract, WhyLeftOut};

/// A rule among rules is a rule, even if it has only literals and no rule refers to it.
#[test]
fn rules_of_literals_in_a_block_are_rules() {
    let block = "a = b\n      b = *c \"b\"\n      c = \"c\"\n";
    for (rules, count) in [
        (format!("{block}      opt = \"a\" / \"b\"\n"), 4),
        (format!("{block}\n   And:\n\n      opt = \"a\"\n      opt =/ \"b\"\n"), 4),
        (format!("{block}\n   Such as:\n\n      opt = \"a\"\n"), 3),
        (format!("{block}\n   opt = \"a\"\n"), 3),
        (format!("{block}      d = \"d\"\n      e = \"e\"\n      f = \"f\"\n      g = \"g\"\n"), 3),
    ] {
        let extract = Extract::of(&format!("Internet-Draft\n\n      {rules}\n")).unwrap();
        assert_eq!(extract.rules, count, "{rules}{:?}", extract.left_out);
    }
}

/// RFC 6376 section 3.2, RFC 7208 section 7.2 and others have `=` in sentences.
#[test]
fn a_sentence_that_reads_like_a_rule_is_left_out() {
    let draft = "Internet-Draft\n\n   a = b c\n   b = \"x\"\n   c = \"y\"\n\n\
                 \n   p = the validated domain name of c\n\
                 \n   m=  (media name and b address)\n\
                 \n   uri = \"coap:\" \"//\" host [ port ] path b abempty\n";
    let extract = Extract::of(draft).unwrap();
    assert_eq!(
        extract.text(),
        "a = b c\nb = \"x\"\nc = \"y\"\n\nuri = \"coap:\" \"//\" host [ port ] path b abempty\n"
    );
    let left_out: Vec<_> = extract.left_out.iter().map(|it| (it.place.line, &it.why)).collect();
    let [(8, WhyLeftOut::Prose { names }), (10, WhyLeftOut::Prose { .. })] = &left_out[..] else {
        panic!("{left_out:?}");
    };
    assert_eq!(names.join(" "), "the validated domain name of");
    assert!(extract.left_out.iter().all(|it| !it.is_finding));
}

/// RFC 5234 sections 2 and 3.
#[test]
fn examples_of_the_notation_are_told_apart() {
    let draft = "Internet-Draft\n\n   foo = %x61\n   bar = %x62\n   mumble = foo bar foo\n\n\
                 \n   a = b c\n   b = \"x\"\n   c = \"y\"\n";
    let extract = Extract::of(draft).unwrap();
    assert_eq!(extract.text(), "a = b c\nb = \"x\"\nc = \"y\"\n");
    assert!(extract.left_out.iter().all(|it| it.why == WhyLeftOut::Example));
    // If there is nothing else, they are the grammar.
    let extract = Extract::of(&draft[..draft.find("   a =").unwrap()]).unwrap();
    assert_eq!(extract.rules, 3);
}

/// The rules of RFC 1849 section 2.2 explain its notation.
#[test]
fn rules_announced_as_an_example_are_left_out() {
    let rules =
        "   sentence = clause *( punct clause )\n   punct = \":\" / \";\"\n   clause = 1*\"w\"\n";
    let draft = format!("Internet-Draft\n\n   Here is an example:\n\n{rules}\n   It ends.\n\n");
    let extract = Extract::of(&format!("{draft}   a = b c\n   b = \"x\"\n   c = \"y\"\n")).unwrap();
    assert_eq!(extract.text(), "a = b c\nb = \"x\"\nc = \"y\"\n");
    assert!(extract.left_out.iter().all(|it| it.why == WhyLeftOut::Example));
    // Rules that others use are rules, and so are the only rules of a document.
    let extract = Extract::of(&format!("{draft}   a = punct c\n   c = \"y\"\n")).unwrap();
    assert_eq!(extract.rules, 5);
    assert_eq!(Extract::of(&draft).unwrap().rules, 3);
}

/// RFC 2617 section 3.2.2.1 gives the value of a rule in the form of a rule.
#[test]
fn a_description_in_prose_does_not_replace_a_rule_with_undefined_names() {
    let draft = "Internet-Draft\n\n   a = \"=\" digest\n   digest = <\"> 32LHEX <\">\n   b = a\n\n\
                 \n   It is computed:\n\n   digest = <\"> < KD ( H(A1) ) > <\">\n";
    let extract = Extract::of(draft).unwrap();
    assert_eq!(extract.text(), "a = \"=\" digest\ndigest = <\"> 32LHEX <\">\nb = a\n");
}

/// RFC 2307.
#[test]
fn a_name_explained_by_its_own_words_is_left_out() {
    let draft = "Internet-Draft\n\n   a = b\n   b = \"x\" c\n   c = encrypted password\n   \
                 encryptedpassword = encrypted password\n";
    let extract = Extract::of(draft).unwrap();
    assert_eq!(extract.text(), "a = b\nb = \"x\" c\nc = encrypted password\n");
}

/// RFC 791 section 3.3, RFC 515, RFC 1341 appendix C: abbreviations, assignments, parameters.
#[test]
fn what_has_no_value_is_no_grammar() {
    for text in [
        "   src = source address\n   dst = destination address\n   result = response\n",
        "   A = B;\n   B = C ;\n   C = A2 ;\n",
        "   boundary=\"--next message--\"\n   mode=\"image\";\n",
        "   key = key XOR 0xF0;\n",
        "   ALIGN=CHAR is used for aligning cell contents on a particular\n",
    ] {
        let extract = Extract::of(&format!("Request for Comments: 791\n\n{text}")).unwrap();
        assert_eq!((extract.rules, extract.text()), (0, ""), "{text}");
    }
    // Also next to a grammar.
    let grammar = "\n   a = b / c\n   b = \"x\"\n   c = b b\n";
    let extract =
        Extract::of(&format!("Internet-Draft\n\n   M = N\n   N = O\n\n{grammar}")).unwrap();
    assert_eq!(extract.text(), "a = b / c\nb = \"x\"\nc = b b\n");
    // RFC 8855 section 5.3: the values are elsewhere.
    let extract = Extract::of("Internet-Draft\n\n   a = (b) 1*(C) [D]\n   b = (C) *E\n").unwrap();
    assert_eq!(extract.rules, 2);
    // One rule is a grammar.
    let extract = Extract::of("Internet-Draft\n\n   data = *( \"a\" / \"b\" )\n").unwrap();
    assert_eq!(extract.rules, 1);
}

/// A name on the left of `=` does not make a rule: it can be a parameter.
#[test]
fn what_gives_a_value_to_a_name_is_no_rule() {
    let grammar = "   a = b / c\n   b = \"x\" *a\n   c = b b\n";
    for text in [
        // RFC 7826 appendix D, RFC 2965 section 3.2.2, RFC 4483 section 6.
        "   s=I contain\n   i=<more info>\n",
        "   Max-Age=a\n",
        "   a=\"http://www.example.com/\" CRLF\n",
        "   c=b\"x\n",
        // RFC 2777 section 3.
        "   pool = getinteger ( \"Type size of pool:\" );\n   pool = pool ;\n",
        // RFC 1327 section 4.2.1.
        "   GivenName = \"Marshall\"\n   a = \"Rose\"\n",
        // RFC 2508 section 3.3.
        "   M = RTP marker bit\n",
    ] {
        let extract =
            Extract::of(&format!("Internet-Draft\n\n{grammar}\n Text\n\n{text}")).unwrap();
        assert_eq!(extract.text(), grammar.replace("   ", ""), "{text}");
        let why = &extract.left_out[0].why;
        let is_sentence = matches!(why, WhyLeftOut::Alone | WhyLeftOut::NotAbnf { .. });
        assert!(is_sentence || *why == WhyLeftOut::Assignment, "{text}: {why:?}");
        assert!(extract.left_out.iter().all(|it| !it.is_finding), "{text}");
        assert_eq!(Extract::of(&format!("Internet-Draft\n\n{text}")).unwrap().rules, 0, "{text}");
    }
    // The style of the document is that of its rules.
    for grammar in [
        "a=b / c\nb=\"x\"\nc=b\n",
        // RFC 5.
        "a = b / c;\nb = \"x\" d;\nc = b;\n",
        // RFC 3659 section 2.2.
        "a = b / c\nb = \"x\" ;\nc = b\n",
        "a = b / c\n\nb = \"x\"\n\nc = \"y\"\n",
    ] {
        let extract = Extract::of(&format!("Internet-Draft\n\n{grammar}")).unwrap();
        assert_eq!(extract.text(), grammar);
    }
}

/// Names of imported rules, and of rules that cannot be read, are not words.
#[test]
fn a_row_of_names_is_no_sentence() {
    for rule in [
        // RFC 3262 section 10, RFC 5321 section 4.1.2, RFC 2848 section 3.4.2.
        "RAck = \"RAck\" HCOLON response-num LWS CSeq-num LWS Method\n",
        "clauses = CFWS a FWS b\n",
        "field = [\"c=\" nettype space addrtype space a]\n",
        // RFC 6020 section 12.
        "stmt = keyword sep identifier optsep a\n\nkeyword = 'x'\n\nsep = 'y'\n\noptsep = 'z'\n",
    ] {
        let text = format!("Internet-Draft\n\na = b b\nb = \"x\"\n\n{rule}");
        let extract = Extract::of(&text).unwrap();
        let first = rule.lines().next().unwrap();
        assert!(extract.text().contains(first), "{rule} {:?}", extract.left_out);
    }
}

/// RFC 5545 section 3.3.2 has a rule that no other rule refers to; RFC 8610 section 2.2.2 has CDDL.
#[test]
fn a_choice_of_values_is_a_rule() {
    let rules = |rest: &str| {
        let text = format!("Internet-Draft\n\na = b b\nb = \"x\"\n\n Text\n\n{rest}");
        Extract::of(&text).unwrap().rules
    };
    assert_eq!(rules("   boolean = \"TRUE\" / \"FALSE\"\n"), 3);
    assert_eq!(rules("   addr=\"192.0.2.53:8002\"/\"192.0.2.53:8003\"\n"), 2);
    assert_eq!(rules("   attire = \"bow tie\" / \"necktie\"\n   protocol = 6 / 17\n"), 2);
}

/// RFC 5234 sections 2.2 and 2.3.
#[test]
fn what_stands_alone_beside_examples_of_the_notation_is_one() {
    let draft = "Internet-Draft\n\n   name = elements crlf\n\n Text\n\n   a = \"abc\"\n\n Text\n\n\
                 \n   foo = %x61\n   bar = %x62\n   mumble = foo bar foo\n\n Text\n\n   \
                 a = *elements\n   elements = \"x\" b\n   b = CRLF\n";
    let extract = Extract::of(draft).unwrap();
    assert_eq!(extract.text(), "a = *elements\nelements = \"x\" b\nb = CRLF\n");
    assert!(extract.left_out.iter().all(|it| it.why == WhyLeftOut::Example && !it.is_finding));
}

/// RFC 4517 section 3.3.10 and RFC 5939 section 3.5.1 use this name for a vertical bar.
#[test]
fn bar_is_no_example_where_foo_is_not() {
    let grammar = "a = b *( BAR b )\nb = \"x\"\nBAR = \"|\"\n";
    assert_eq!(Extract::of(&format!("Internet-Draft\n\n{grammar}")).unwrap().text(), grammar);
}

/// RFC 6749 Appendix A, RFC 6350 section 3.3, RFC 7208 section 12, RFC 8473 section 5: rules that
/// refer only to rules of other documents, and to which no rule refers.
#[test]
fn rules_with_only_external_names_are_kept() {
    let of = |rules: &str| {
        let text = format!("Internet-Draft\n\n   The syntax is in ABNF [RFC5234]:\n\n{rules}");
        Extract::of(&text).unwrap()
    };
    for (rule, name) in [
        ("redirect-uri = URI-reference", "URI-reference"),
        ("SOURCE-value = URI", "URI"),
        ("sender = Mailbox", "Mailbox"),
        ("Sec-Token-Binding = EncodedTokenBindingMessage", "EncodedTokenBindingMessage"),
        ("password = 1*freepoint", "freepoint"),
    ] {
        for others in ["", "      a = 1*b\n      b = \"x\"\n\n   And:\n\n"] {
            let extract = of(&format!("{others}      {rule}\n"));
            assert!(extract.text().contains(rule), "{rule}: {:?}", extract.left_out);
            let undefined = extract.grammar().unwrap();
            let undefined: Vec<_> = undefined.undefined().iter().map(|it| &*it.name).collect();
            assert_eq!(undefined, [name]);
        }
    }
    // A prose value is one, too.
    let extract = of("      charset-value = <defined in [RFC2978]>\n");
    assert_eq!(extract.rules, 1, "{:?}", extract.left_out);
    // Assignments and sentences are not.
    for line in [
        "mode=play",
        "state = open",
        "target = [initial domain]",
        "x = y;",
        "Some-Record = 2163bc1d0a 41d0fe",
    ] {
        let extract = of(&format!("      a = 1*b\n      b = \"x\"\n\n   And:\n\n      {line}\n"));
        assert_eq!(extract.rules, 2, "{line}");
        assert_eq!(extract.left_out.len(), 1, "{line}: each is listed once");
    }
}

/// RFC 7869 section 2.2 explains the heads of a table so.
#[test]
fn a_list_of_abbreviations_is_no_rule() {
    let draft = "Internet-Draft\n\nThe ABNF:\n\n   a = b / red-max\n   b = \"x\"\n   red-max = 1*DIGIT\n\n\
                 In the table:\n\n   BPP = bits-per-pixel\n   TC = true-color-flag\n   RM = red-max\n\n\
                 And:\n\n   URI = uniform-resource-identifier / b\n";
    let extract = Extract::of(draft).unwrap();
    assert!(!extract.text().contains("BPP"), "{}", extract.text());
    for head in ["BPP", "TC", "RM"] {
        assert_eq!(whys(&extract, head), [&WhyLeftOut::Assignment], "{head}");
    }
    assert!(extract.text().contains("URI = "), "{}", extract.text());
    let Some(extract) = published("rfc/rfc7869.txt") else { return };
    assert_eq!(extract.rules, 6, "{}", extract.text());
}

/// RFC 6940 section 7.4.1 has a drawing with values.
#[test]
fn a_line_of_a_drawing_is_no_mistake() {
    let draft = "Internet-Draft\n\n   a = b\n   b = \"x\"\n\n           Value       |       |\n           \
                 value=\"abc\"   |       |\n                       |       |\n";
    let extract = Extract::of(draft).unwrap();
    let findings: Vec<bool> = extract.left_out.iter().map(|it| it.is_finding).collect();
    assert_eq!((extract.rules, &findings[..]), (2, &[false][..]), "{:?}", extract.left_out);
}

/// RFC 7825 section 4.7 announces a rule of strings that no other rule is connected with.
#[test]
fn a_rule_that_a_paragraph_announces_as_abnf_is_a_rule() {
    let rules = "Internet-Draft\n\n   a = b\n   b = \"x\"\n\n   ";
    for (words, rules_taken) in [
        ("The ABNF for the attribute is:", 3),
        ("The value is:", 2),
        ("ABNF permits strings. Hence:", 2),
    ] {
        let extract = Extract::of(&format!("{rules}{words}\n\n   c-attr = \"c=\" \"d\"\n"));
        let extract = extract.unwrap();
        assert_eq!(extract.rules, rules_taken, "{words}: {:?}", extract.left_out);
    }
}
