//! What holds for every text.

use crate::bodies::acceptance;
use crate::references::REFERENCES;
use crate::support::shared;
use iri_grammar::bidi::Structure;
use iri_grammar::escapes::in_document;
use iri_grammar::generation::{Paths, file_path};
use iri_grammar::kind::{self, Kind};
use iri_grammar::ladder::{Keyed, Ladder, Rung};
use iri_grammar::mapping::{ProcessingModel, ToIri, ToUri, leiri, url_i18n};
use iri_grammar::request::ToDisplayIri;
use iri_grammar::resolution::{Base, Resolver};
use iri_grammar::spec::{Parts, Trace};
use iri_grammar::text::{Charset, Classes};
use iri_grammar::{
    AnyText, BuildError, Component, Components, Grammar, Identifier, Iri, IriReference,
    IriReferenceBuf, Text, Uri, UriReference,
};
use proptest::option;
use proptest::prelude::*;
use std::cell::Cell;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::catch_unwind;

/// Texts that are often references, or nearly.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        REFERENCES,
        "//\\[[0-9a-fv:.]{0,24}\\]",
        "[-a-z0-9:/?#\\[\\]@!$&'()*+,;=%._~é\u{e000}\u{e0001}\u{202e} <>\"]{0,24}",
        "\\PC{0,12}",
        any::<String>(),
    ]
}

/// A component: mostly valid.
fn component() -> impl Strategy<Value = String> {
    prop_oneof!["[a-z0-9.é]{0,5}", "[a-z:/@?#%41é\\[\\]]{0,5}", "(/[a:]{0,2}){0,3}"]
}

proptest! {
    #![proptest_config(crate::cases(500))]

    #[test]
    fn what_holds_of_every_text_holds(text in text()) {
        acceptance::run(text.as_bytes());
    }

    #[test]
    fn a_builder_gives_back_what_it_was_given(
        scheme in option::of("[a-z1]{1,3}"),
        userinfo in option::of(component()),
        host in option::of(prop_oneof![component(), Just("[::1]".to_owned()), Just("[v1.a]".to_owned())]),
        port in option::of("[0-9a]{0,3}"),
        path in component(),
        query in option::of(component()),
        fragment in option::of(component()),
    ) {
        let built = IriReference::builder()
            .scheme(scheme.as_deref())
            .userinfo(userinfo.as_deref())
            .host(host.as_deref())
            .port(port.as_deref())
            .path(&path)
            .query(query.as_deref())
            .fragment(fragment.as_deref())
            .build();
        // The reasons that are given beforehand are all there are.
        prop_assert!(!matches!(built, Err(BuildError::Combination(_))), "{:?}", built);
        let Ok(built) = built else { return Ok(()) };
        prop_assert_eq!(built.scheme(), scheme.as_deref());
        prop_assert_eq!(built.userinfo(), userinfo.as_deref());
        prop_assert_eq!(built.host().map(|host| host.text()), host.as_deref());
        prop_assert_eq!(built.port(), port.as_deref());
        prop_assert_eq!(built.path().text(), path);
        prop_assert_eq!(built.query(), query.as_deref());
        prop_assert_eq!(built.fragment(), fragment.as_deref());
        prop_assert_eq!(built.to_builder().build().unwrap(), built);
    }

    #[test]
    fn a_text_that_is_taken_can_be_rebuilt(text in text()) {
        let Ok(iri) = text.parse::<IriReferenceBuf>() else { return Ok(()) };
        prop_assert_eq!(iri.to_builder().build().unwrap(), text.as_str());
        if let Ok(iri) = Iri::new(&text) {
            let without = iri.with_fragment(None).unwrap();
            let absolute = without.check_as::<kind::AbsoluteIri>().unwrap();
            let again = Iri::from(absolute.as_borrowed());
            prop_assert_eq!(again.fragment(), None);
        }
    }

    #[test]
    fn identifiers_compare_as_their_texts_do(a in text(), b in text()) {
        let (Ok(x), Ok(y)) = (IriReference::new(&a), IriReference::new(&b)) else { return Ok(()) };
        prop_assert_eq!(x == y, a == b);
        prop_assert_eq!(x.cmp(&y), a.cmp(&b));
        let _: Identifier<kind::IriReference, &str> = x;
    }
}

/// The texts of the case files: those here, and those beside the project.
#[test]
fn typed_nodes_of_the_case_files_are_what_tables_find() {
    let here = include_str!("../data/cases.jsonl").to_owned();
    let kinds = [
        "bidi_visual",
        "components",
        "equivalent",
        "iri2uri",
        "normalize",
        "resolve",
        "uri2iri",
        "valid",
    ];
    let beside = kinds.map(|kind| shared(&format!("cases/{kind}.jsonl")));
    for file in beside.into_iter().flatten().chain([here]) {
        for line in file.lines().filter(|line| !line.is_empty()) {
            let case: serde_json::Value = serde_json::from_str(line).unwrap();
            for text in ["input", "base", "other"].map(|name| case[name].as_str()) {
                acceptance::typed_nodes_are_the_components_of_the_tables(text.unwrap_or_default());
            }
        }
    }
}

/// One that is trusted, of a text that may be checked.
fn trusted<K: Kind>(text: &str) {
    let trusted = Identifier::<K, &str>::from_trusted(text);
    match Identifier::<K, &str>::new(text) {
        Ok(checked) => {
            assert_eq!(trusted.components(), checked.components());
            // What the compiler finds in a constant.
            let constant = Identifier::<K, &str>::constant(text);
            assert_eq!(constant.components().spans(), checked.components().spans());
        }
        Err(_) => assert!(trusted.to_builder().build().is_err(), "{trusted:?}"),
    }
}

proptest! {
    #![proptest_config(crate::cases(500))]

    #[test]
    fn a_text_that_is_trusted_is_divided_as_one_that_is_checked(text in text()) {
        trusted::<kind::IriReference>(&text);
        trusted::<kind::Iri>(&text);
        trusted::<kind::AbsoluteIri>(&text);
        trusted::<kind::IrelativeRef>(&text);
        trusted::<kind::UriReference>(&text);
        trusted::<kind::Uri>(&text);
        trusted::<kind::AbsoluteUri>(&text);
        trusted::<kind::RelativeRef>(&text);
        trusted::<kind::rfc3987bis::IriReference>(&text);
        trusted::<kind::rfc3987bis::Iri>(&text);
        trusted::<kind::rfc3987bis::AbsoluteIri>(&text);
        trusted::<kind::rfc3987bis::IrelativeRef>(&text);
        trusted::<kind::leiri::LeiriReference>(&text);
        trusted::<kind::leiri::Leiri>(&text);
        trusted::<kind::url_i18n_07::IriReference>(&text);
        trusted::<kind::url_i18n_07::AbsoluteIri>(&text);
        trusted::<kind::url_i18n_07::RelativeIri>(&text);
    }

    #[test]
    fn a_constant_is_accepted_where_a_text_is(text in text()) {
        fn refused<K: Kind>(text: &str) {
            let constant = catch_unwind(|| Identifier::<K, &str>::constant(text).components());
            assert_eq!(constant.is_ok(), Identifier::<K, &str>::new(text).is_ok(), "{text}");
            if let Err(message) = constant {
                let message = message.downcast::<String>().unwrap();
                let (name, column) = message.split_once(" does not accept the text from column ").unwrap();
                assert_eq!(name, K::NAME);
                let columns = 1..=text.chars().count() + 1;
                assert!(columns.contains(&column.parse().unwrap()), "{text} {column}");
            }
        }
        refused::<kind::Iri>(&text);
        refused::<kind::UriReference>(&text);
        refused::<kind::leiri::LeiriReference>(&text);
        refused::<kind::url_i18n_07::IriReference>(&text);
    }

    #[test]
    fn trust_that_is_broken_does_not_panic(a in text(), b in text()) {
        let (iri, reference) = (Iri::from_trusted(&*a), IriReference::from_trusted(&*b));
        prop_assert!(iri.scheme().is_empty() == iri.components().scheme().is_none());
        let _ = (iri.port_or_default(), iri.host().map(|host| host.ip()));
        let parts = [iri.userinfo(), iri.port(), iri.query(), iri.fragment()];
        let parts = parts.into_iter().flatten().chain(iri.path().segments());
        prop_assert!(parts.chain(iri.authority().map(|it| it.text())).all(|part| a.contains(part)));
        let _ = Uri::try_from(iri).map_err(|refused| refused.error());
        let _ = Iri::try_from(reference).map_err(|refused| refused.error());
        let _ = iri.resolve(&reference);
        let _ = Resolver::new().guarded().relative(&iri, &Iri::from_trusted(&*b));
        let _ = (iri.to_uri(), ToUri::new().map(&iri));
        let uri = UriReference::from_trusted(&*b);
        let _ = (uri.to_iri(), ToIri::rfc3987().map(&uri));
        for rung in Rung::ALL {
            let _ = Ladder::new().climb(rung, &iri);
            let _ = Ladder::new().climb(rung, &reference);
        }
        let _ = iri_grammar::bidi::Structure::new().violations(iri.components());
    }
}

/// IRIs, so much alike that components of one are often where those of another are.
const IRIS: &str = "a:(//([aé]{0,2}@)?[a1é]{0,3}(:[0-9]?)?(/[a:@é.]{0,3}){0,2}|[a:@é4.]{0,4})\
    (\\?[/aé]{0,3})?(#[aé]{0,3})?";

/// A text that is another one each time that it is asked for.
#[derive(Clone, Debug)]
struct Changing {
    texts: Vec<String>,
    asked: Cell<usize>,
}

impl AsRef<str> for Changing {
    fn as_ref(&self) -> &str {
        let asked = self.asked.get();
        self.asked.set(asked + 1);
        &self.texts[asked % self.texts.len()]
    }
}

/// The components are parts of one text.
fn parts_of<K: Kind, T: Text>(identifier: &Identifier<K, T>) {
    let all = identifier.components();
    let parts = Parts::<&str>::from(all);
    assert!(parts.iter().all(|(_, part)| all.text().contains(part)), "{all:?}");
    let authority =
        all.authority().map(|it| (it.user(), it.password(), it.host().ip(), it.port_u16()));
    let _ = (authority, all.path().segments().count(), all.path().file_name());
    let _ = (
        identifier.port_or_default(),
        identifier.mask_password().to_string(),
        identifier.to_string(),
    );
    let _ = (identifier.query_pairs().count(), identifier.scheme(), format!("{identifier:?}"));
}

/// What is done with an IRI of any text.
fn changes_do_no_harm<T: Text + Clone>(iri: Identifier<kind::Iri, T>, reference: &str) {
    parts_of(&iri);
    parts_of(&iri.clone().into_owned());
    parts_of(&iri.to_owned());
    parts_of(&IriReference::from(&iri));
    parts_of(&Identifier::<kind::IriReference, T>::from(iri.clone()));
    let _ = Uri::try_from(&iri).map(|uri| parts_of(&uri)).map_err(|refused| refused.error());
    let _ = Identifier::<kind::Uri, T>::try_from(iri.clone()).map(|uri| parts_of(&uri));
    let absolute = Identifier::<kind::AbsoluteIri, T>::try_from(iri.clone());
    let _ = absolute.map(|iri| parts_of(&iri)).map_err(|refused| refused.error());
    let _ = iri.clone().check_as::<kind::leiri::Leiri>().map(|leiri| {
        parts_of(&leiri);
        let _ = leiri::characters(&leiri).count();
        let _ = leiri::to_iri(&leiri, &mut Trace::off()).map(|iri| parts_of(&iri));
        parts_of(&leiri::to_rfc3987_iri(&leiri));
    });
    let _ = iri.clone().check_as::<kind::url_i18n_07::IriReference>().map(|iri| {
        let _ = url_i18n::to_uri(&iri, &mut Trace::off()).map(|uri| parts_of(&uri));
        let _ = url_i18n::to_iri(&iri, Classes::URL_I18N_07, &mut Trace::off())
            .map(|iri| parts_of(&iri));
    });
    let _ = iri.clone().check_as::<kind::Uri>().map(|uri| {
        parts_of(&uri.to_iri());
        let _ = ToIri::rfc3987().map(&uri).map(|iri| parts_of(&iri));
        parts_of(&ToDisplayIri::new().map(&uri));
        let _ = http::Uri::try_from(&uri);
    });
    let _ = (iri.with_path("/a"), iri.with_query("a"), iri.with_scheme("a"), iri.with_port(None));
    let _ = iri.with_authority("a@b:1").map(|iri| parts_of(&iri));
    parts_of(&iri.to_uri());
    parts_of(&iri.normalize());
    let _ = ToUri::new().map(&iri).map(|uri| parts_of(&uri));
    let _ = ProcessingModel::new().map(&iri).map(|uri| parts_of(&uri));
    for rung in Rung::ALL {
        let climbed = Ladder::new().climb(rung, &iri);
        let _ = climbed.map(|climbed| parts_of(&climbed.identifier));
        let _ = Ladder::for_comparison().equivalent(&iri, &iri, rung);
    }
    let _ = Keyed::new(&iri, Rung::SchemeBased).map(|keyed| parts_of(keyed.identifier()));
    let _ = Structure::new().encode(&iri).map(|iri| parts_of(&iri));
    let _ = (iri.to_request_uri(), iri.origin(), url::Url::try_from(&iri));
    let _ = file_path(&iri, Paths::Windows);
    let _ = in_document(&iri, Charset::UTF_8, None);
    let base = Base::new(iri.clone());
    for text in [reference, "", "a", "../b", "/c", "?d"] {
        let Ok(reference) = IriReference::new(text) else { continue };
        let _ = iri.resolve(&reference).map(|target| parts_of(&target));
        let _ = base.resolve(&reference).map(|target| parts_of(&target));
        let _ = base.relative(&reference).map(|reference| parts_of(&reference));
        let _ = Iri::new("a://b/c/d").unwrap().resolve(&iri).map(|target| parts_of(&target));
        let _ = Iri::new("a://b/c/d").unwrap().relative(&iri).map(|it| parts_of(&it));
        parts_of(&IriReference::from(&iri).compose(&reference));
    }
}

proptest! {
    #![proptest_config(crate::cases(500))]

    #[test]
    fn a_text_that_changes_does_not_panic(
        first in IRIS,
        others in proptest::collection::vec(prop_oneof![IRIS, text()], 0..4),
        reference in text(),
    ) {
        let texts = [vec![first.clone(), first], others].concat();
        let text = Changing { texts, asked: Cell::new(0) };
        let iri = Identifier::<kind::Iri, _>::parse(AnyText(&text)).unwrap();
        changes_do_no_harm(iri, &reference);
        text.asked.set(0);
        changes_do_no_harm(Identifier::parse(AnyText(text)).unwrap(), &reference);
    }
}

/// The folder of the first path ends inside a character of the second.
#[test]
fn a_base_whose_text_changes_does_not_panic() {
    let texts = ["a:////", "a:////", "a:////", "a:aé@?"].map(String::from).to_vec();
    for asked in 0..texts.len() {
        let text = Changing { texts: texts.clone(), asked: Cell::new(asked) };
        let base = Base::new(Identifier::<kind::Iri, _>::from_trusted(AnyText(text)));
        for _ in &texts {
            let _ = base.resolve(&IriReference::new("b").unwrap()).map(|target| parts_of(&target));
            let _ = base.relative(&Iri::new("a:b").unwrap()).map(|it| parts_of(&it));
        }
    }
}

/// Texts that many productions take, with the components of each.
fn components_of_parts() -> impl Iterator<Item = Vec<Components<'static>>> {
    ["", "1", "a:", "a@b:1", "1.2.3.4:80", "//a:1", "/a", "?a#b"].into_iter().map(|text| {
        let productions = Grammar::ALL.into_iter().flat_map(Grammar::productions);
        productions.filter_map(|production| production.components(text).ok()).collect()
    })
}

/// A port by itself, and that of a hostport, is in no authority.
#[test]
fn each_component_is_where_its_span_has_it() {
    for components in components_of_parts().flatten() {
        let spans = components.spans();
        let of = |component| spans[component].map(|span| span.slice(components.text()));
        assert_eq!(components.scheme(), of(Component::Scheme));
        assert_eq!(components.userinfo(), of(Component::Userinfo));
        assert_eq!(components.host().map(|it| it.text()), of(Component::Host));
        assert_eq!(components.port(), of(Component::Port));
        assert_eq!(Some(components.path().text()), of(Component::Path));
        assert_eq!(components.query(), of(Component::Query));
        assert_eq!(components.fragment(), of(Component::Fragment));
    }
}

/// As `Hash` wants it, whatever the components are of.
#[test]
fn components_that_are_equal_have_the_same_hash() {
    let hash = |components: &Components<'_>| {
        let mut hasher = DefaultHasher::new();
        components.hash(&mut hasher);
        hasher.finish()
    };
    for all in components_of_parts() {
        for a in &all {
            for b in all.iter().filter(|b| a == *b) {
                assert_eq!(hash(a), hash(b), "{a:?}");
            }
        }
    }
}
