//! 3987bis (March 2012) section 11.2: the old way and the new way.

use iri_grammar::Component;
use iri_grammar::mapping::{ProcessingModel, RegNameError, Undo, new_way, old_way};

fn look_up(name: &str) -> Result<String, RegNameError> {
    match name.is_ascii() {
        true => Ok(name.into()),
        false => Ok("xn--rsum-bpad".into()),
    }
}

#[test]
fn s11_2_both_ways_give_the_same_where_nothing_is_percent_encoded() {
    let model = ProcessingModel::new().look_up(&look_up);
    let iri = "http://r\u{e9}sum\u{e9}/\u{e9} ?\u{e9}#\u{e9}";
    let old = old_way(iri, &model, Undo::Section4).unwrap();
    let new = new_way(iri, &model).unwrap();
    assert_eq!(old.c1, "http://r%C3%A9sum%C3%A9/%C3%A9%20?%C3%A9#%C3%A9");
    assert_eq!(old.b1.get(Component::Host), Some("r%C3%A9sum%C3%A9"));
    assert_eq!(new.a.get(Component::Host), Some("r\u{e9}sum\u{e9}"));
    assert_eq!(old.b2, new.b);
    assert_eq!(old.c2, new.c);
    assert_eq!(new.c, "http://xn--rsum-bpad/%C3%A9%20?%C3%A9#%C3%A9");
    // US-ASCII that is not allowed in URIs stays percent-encoded in the old way.
    assert_eq!(old.a.get(Component::Path), Some("/\u{e9}%20"));
    assert_eq!(new.a.get(Component::Path), Some("/\u{e9} "));
}

#[test]
fn s11_2_1_steps_of_the_old_way() {
    let old = old_way("x://h/%7E?\u{e9}", &ProcessingModel::new(), Undo::Section4).unwrap();
    let lines: Vec<String> = old.steps().iter().map(ToString::to_string).collect();
    assert_eq!(
        lines,
        [
            "1. x://h/%7E?%C3%A9",
            "2. scheme: x, host: h, path: /%7E, query: %C3%A9",
            "3. scheme: x, host: h, path: /~, query: \u{e9}",
            "4. scheme: x, host: h, path: /~, query: %C3%A9",
            "5. x://h/~?%C3%A9",
        ]
    );
}

#[test]
fn s11_2_2_steps_of_the_new_way() {
    let new = new_way("x://h/%7E?\u{e9}", &ProcessingModel::new()).unwrap();
    let lines: Vec<String> = new.steps().iter().map(ToString::to_string).collect();
    assert_eq!(
        lines,
        [
            "1. scheme: x, host: h, path: /%7E, query: \u{e9}",
            "2. scheme: x, host: h, path: /%7E, query: %C3%A9",
            "3. x://h/%7E?%C3%A9",
        ]
    );
    assert_eq!(new.b.iter().count(), 4);
    assert_eq!(new.b.get(Component::Fragment), None);
}

#[cfg(feature = "charset")]
#[test]
fn s11_2_percent_encodings_in_a_query_are_where_the_ways_differ() {
    let latin_1 = iri_grammar::mapping::Charset::for_label("iso-8859-1").unwrap();
    let model = ProcessingModel::new().document_charset(latin_1);
    let iri = "http://a/?\u{e9}%C3%A9";
    assert_eq!(old_way(iri, &model, Undo::Section4).unwrap().c2, "http://a/?%E9%E9");
    assert_eq!(new_way(iri, &model).unwrap().c, "http://a/?%E9%C3%A9");
}

#[test]
fn s11_2_1_undoing_everything_loses_what_was_data() {
    let iri = "x:a%2Fb%25?%FF";
    let old = old_way(iri, &ProcessingModel::new(), Undo::Everything).unwrap();
    assert_eq!(old.a.get(Component::Path), Some("a/b%"));
    assert_eq!(old.c2, "x:a/b%?%FF");
    assert_eq!(old_way(iri, &ProcessingModel::new(), Undo::Section4).unwrap().c2, iri);
}

#[test]
fn s11_2_takes_any_string() {
    for text in ["", "%", "//@:?#", "\u{0}", "[", "\u{fffe}:"] {
        old_way(text, &ProcessingModel::new(), Undo::Everything).unwrap();
        new_way(text, &ProcessingModel::new()).unwrap();
    }
}
