//! `abnf-lab collect`: the grammar of a document for its appendix.

use crate::{file, lab, lab_with};
use serde_json::json;

const DRAFT: &str = "Internet-Draft\n\n   The address is:\n\n      address = host \":\" 1#port ; where to\n\n   \
                     with\n\n      port    = 1*DIGIT\n      host    = <host, see [RFC3986], Section 3.2.2>\n";

#[test]
fn collect_writes_text_rfcxml_and_objects() {
    let draft = file(DRAFT);
    let run = lab(&["collect", &draft.path]);
    let own = "address = host \":\" port *( *( SP / HTAB ) \",\" *( SP / HTAB ) port )\n          ; where \
               to\n\nport    = 1*DIGIT\n";
    let prose = "host    = <host, see [RFC3986], Section 3.2.2>\n";
    assert_eq!((run.status, run.stdout), (0, format!("{own}{prose}")), "{}", run.stderr);
    let told = "abnf-lab: 1 prose value for a rule of rfc3986; '--import rfc3986' writes the rule\n\
                abnf-lab: 3 rules\n";
    assert_eq!(run.stderr, told);

    let run = lab(&["collect", &draft.path, "--import", "rfc3986", "--format", "jsonl"]);
    let objects = run.objects();
    assert_eq!(objects.len(), 2, "{objects:?}");
    let text = objects[0]["text"].as_str().unwrap();
    let with =
        format!("{own}\n; from RFC 3986\nhost          = IP-literal / IPv4address / reg-name\n");
    assert!(text.starts_with(&with), "{text}");
    assert_eq!(
        (&objects[0]["report"], &objects[1]["from"]),
        (&json!("grammar"), &json!("rfc3986"))
    );
    let rules = objects[1]["rules"].as_array().unwrap();
    assert_eq!(objects[0]["rules"], json!(2 + rules.len()));
    assert!(rules.contains(&json!("host")) && rules.contains(&json!("dec-octet")), "{rules:?}");
    // `pchar` is not needed.
    assert!(!rules.contains(&json!("pchar")), "{rules:?}");

    let xml = lab(&["collect", &draft.path, "--import", "rfc3986", "--as", "xml"]);
    let element = format!("<sourcecode type=\"abnf\"><![CDATA[\n{text}]]></sourcecode>\n");
    assert_eq!((xml.status, &xml.stdout), (0, &element));
    // The pasted element is proved to be the grammar of the draft.
    let pasted = file(format!("<rfc><section>{element}</section></rfc>"));
    let run = lab(&["diff", "--all", &draft.path, &pasted.path, "--import", "rfc3986"]);
    assert_eq!(run.status, 0, "{}{}", run.stdout, run.stderr);
    assert!(run.stderr.ends_with("rules, all equal\n"), "{}", run.stderr);
    // Into a file, too.
    let path = format!("{}.abnf", draft.path);
    let run = lab(&["collect", &draft.path, "--import", "rfc3986", "--output", &path]);
    assert_eq!((run.status, &*run.stdout), (0, ""));
    assert_eq!(std::fs::read_to_string(path).unwrap(), text);
}

#[test]
fn collect_says_what_it_could_not_do() {
    let long = format!("a = \"{}\"\n", "x".repeat(80));
    let run = lab_with(&["collect", "-"], long.as_bytes());
    assert_eq!((run.status, &*run.stdout), (0, &*long));
    let told =
        "abnf-lab: 1 line has more than 69 columns, and no place to break\nabnf-lab: 1 rule\n";
    assert_eq!(run.stderr, told);
    for (arguments, input, told) in [
        (&["collect", "-"][..], "a = b |\n", "error: '|' (U+007C) cannot stand in a definition"),
        (
            &["collect", "pest:-"],
            "a = { \"x\" }",
            "abnf-lab: -: a pest grammar cannot be collected\n",
        ),
        (&["collect", "-", "--import", "none.abnf"], "a = b\n", "abnf-lab: none.abnf: "),
    ] {
        let run = lab_with(arguments, input.as_bytes());
        assert_eq!((run.status, &*run.stdout), (2, ""), "{input}");
        assert!(run.stderr.starts_with(told), "{}", run.stderr);
    }
}

/// What `export` reads, `collect` writes as ABNF.
#[test]
fn other_notations_are_collected_as_abnf() {
    let run = lab(&["collect", "ebnf:tests/data/name.ebnf"]);
    assert_eq!((run.status, run.stderr.contains(" rules\n")), (0, true), "{}", run.stderr);
    assert!(run.stdout.lines().all(|line| line.chars().count() <= 69), "{}", run.stdout);
    let collected = file(&run.stdout);
    let run = lab(&["diff", "--all", "ebnf:tests/data/name.ebnf", &collected.path]);
    assert_eq!(run.status, 0, "{}{}", run.stdout, run.stderr);
    let run = lab(&["collect", "../../grammar/rfc3986.pest"]);
    assert_eq!((run.status, &*run.stdout), (2, ""), "{}", run.stderr);
}
