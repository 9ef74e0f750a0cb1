//! Tests of `lsp/names.rs`.

use super::names;

#[test]
fn finds_the_names_of_rules_and_nothing_else() {
    for (text, expected) in [
        ("a = b / C-1", "a= b C-1"),
        ("a =/ 2*3b [c]", "a= b c"),
        ("a = \"b\" %x41-5A.62 %s\"c\" d ; e\n f", "a= d f"),
        ("a = <b> <c d> e", "a= b e"),
        ("a ; b\n = c", "a= c"),
        ("list_end ::= a |\nb := \"\u{E9}\" c", "list_end= a b= c"),
        ("a = \"open\nb = c", "a= b= c"),
        ("a = <", "a="),
        ("<a> = b", "a= b"),
        ("%", ""),
    ] {
        let found = names(text).into_iter().map(|name| {
            format!("{}{}", &text[name.span], if name.is_definition { "=" } else { "" })
        });
        assert_eq!(found.collect::<Vec<_>>().join(" "), expected, "{text}");
    }
}
