//! 3987bis (March 2012) section 11.2: the old way and the new way.

use iri_grammar::Component;
use iri_grammar::mapping::{
    ProcessingModel, RegNameError, new_way, old_way, old_way_undoing_everything,
};
use iri_grammar::spec::{State, Step, Trace};

/// `c1`, `b1`, `a`, `b2` and `c2`.
fn old_steps(iri: &str, model: &ProcessingModel<'_>) -> Vec<Step> {
    let mut steps = Trace::on();
    let c2 = old_way(iri, model, &mut steps).unwrap();
    assert_eq!(steps[4].after.to_string(), c2);
    steps.take()
}

/// `a`, `b` and `c`.
fn new_steps(iri: &str, model: &ProcessingModel<'_>) -> Vec<Step> {
    let mut steps = Trace::on();
    let c = new_way(iri, model, &mut steps).unwrap();
    assert_eq!(steps[2].after.to_string(), c);
    steps.take()
}

fn part(step: &Step, component: Component) -> Option<&str> {
    let State::Parts(parts) = &step.after else { panic!("{step}") };
    parts.get(component)
}

fn look_up(name: &str) -> Result<String, RegNameError> {
    if name.is_ascii() { Ok(name.into()) } else { Ok("xn--rsum-bpad".into()) }
}

#[test]
fn s11_2_both_ways_give_the_same_where_nothing_is_percent_encoded() {
    let model = ProcessingModel::new().look_up(&look_up);
    let iri = "http://r\u{e9}sum\u{e9}/\u{e9} ?\u{e9}#\u{e9}";
    let old = old_steps(iri, &model);
    let new = new_steps(iri, &model);
    assert_eq!(old[0].after.to_string(), "http://r%C3%A9sum%C3%A9/%C3%A9%20?%C3%A9#%C3%A9");
    assert_eq!(part(&old[1], Component::Host), Some("r%C3%A9sum%C3%A9"));
    assert_eq!(part(&new[0], Component::Host), Some("r\u{e9}sum\u{e9}"));
    assert_eq!(old[3].after, new[1].after);
    assert_eq!(old[4].after, new[2].after);
    assert_eq!(new[2].after.to_string(), "http://xn--rsum-bpad/%C3%A9%20?%C3%A9#%C3%A9");
    // US-ASCII that is not allowed in URIs stays percent-encoded in the old way.
    assert_eq!(part(&old[2], Component::Path), Some("/\u{e9}%20"));
    assert_eq!(part(&new[0], Component::Path), Some("/\u{e9} "));
}

#[test]
fn s11_2_1_steps_of_the_old_way() {
    let old = old_steps("x://h/%7E?\u{e9}", &ProcessingModel::new());
    let lines: Vec<String> = old.iter().map(ToString::to_string).collect();
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
    let new = new_steps("x://h/%7E?\u{e9}", &ProcessingModel::new());
    let lines: Vec<String> = new.iter().map(ToString::to_string).collect();
    assert_eq!(
        lines,
        [
            "1. scheme: x, host: h, path: /%7E, query: \u{e9}",
            "2. scheme: x, host: h, path: /%7E, query: %C3%A9",
            "3. x://h/%7E?%C3%A9",
        ]
    );
    assert!(matches!(&new[1].after, State::Parts(parts) if parts.iter().count() == 4));
    assert_eq!(part(&new[1], Component::Fragment), None);
}

#[cfg(feature = "charset")]
#[test]
fn s11_2_percent_encodings_in_a_query_are_where_the_ways_differ() {
    let latin_1 = iri_grammar::text::Charset::for_label("iso-8859-1").unwrap();
    let model = ProcessingModel::new().document_charset(latin_1);
    let iri = "http://a/?\u{e9}%C3%A9";
    assert_eq!(old_way(iri, &model, &mut Trace::off()).unwrap(), "http://a/?%E9%E9");
    assert_eq!(new_way(iri, &model, &mut Trace::off()).unwrap(), "http://a/?%E9%C3%A9");
}

#[test]
fn s11_2_1_undoing_everything_loses_what_was_data() {
    let iri = "x:a%2Fb%25?%FF";
    let mut old = Trace::on();
    old_way_undoing_everything(iri, &ProcessingModel::new(), &mut old).unwrap();
    assert_eq!(part(&old[2], Component::Path), Some("a/b%"));
    assert_eq!(old[4].after.to_string(), "x:a/b%?%FF");
    assert_eq!(old_way(iri, &ProcessingModel::new(), &mut Trace::off()).unwrap(), iri);
}

#[test]
fn s11_2_takes_any_string() {
    for text in ["", "%", "//@:?#", "\u{0}", "[", "\u{fffe}:"] {
        old_way_undoing_everything(text, &ProcessingModel::new(), &mut Trace::off()).unwrap();
        new_way(text, &ProcessingModel::new(), &mut Trace::off()).unwrap();
    }
}
