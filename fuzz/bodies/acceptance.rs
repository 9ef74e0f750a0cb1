//! Compares the texts that the five grammars accept, and their components: by the tables, by the
//! parse trees, and by Appendix B of RFC 3986.

use super::input;
use crate::literal;
use iri_grammar::spec::generic_split;
use iri_grammar::{Grammar, IriReference, PathForm, UriReference};

pub fn run(data: &[u8]) {
    let text = input::text(data);
    // With its some two hundred productions, this property is slow.
    if text.len() <= 64 {
        every_production_is_parsed_in_one_way(&text);
    }
    typed_nodes_are_the_components_of_the_tables(&text);
    an_error_points_into_the_text(&text);
    components_are_those_of_appendix_b(&text);
    every_uri_is_an_iri_with_the_same_components(&text);
}

/// For each production of each document, the tables find the components that the parse tree has.
pub fn every_production_is_parsed_in_one_way(text: &str) {
    for grammar in Grammar::ALL {
        for production in grammar.core_rules().chain(grammar.productions()) {
            let takes = production.matches(text);
            assert_eq!(production.check(text).is_ok(), takes, "{production:?}");
            let components = production.components(text);
            assert_eq!(components.is_ok(), takes, "{production:?}");
            assert_eq!(production.parse(text).map(|tree| tree.components()), components);
        }
    }
}

/// The typed nodes of identifiers and references are the components that the tables find.
pub fn typed_nodes_are_the_components_of_the_tables(text: &str) {
    use iri_grammar::tree::{HierPartNode, Match, ReferenceNode};

    let productions = Grammar::ALL.into_iter().flat_map(Grammar::productions);
    for production in productions.filter(|production| production.is_identifier()) {
        let Ok(tree) = production.parse(text) else { continue };
        let components = production.components(text).unwrap();
        assert_eq!(tree.components(), components, "{production:?} {text:?}");
        assert_eq!(tree.components().spans(), components.spans(), "{production:?} {text:?}");

        let (scheme, part, query, fragment) = match tree.reference().unwrap() {
            ReferenceNode::Iri(it) => (Some(it.scheme), it.hier_part, it.query, it.fragment),
            ReferenceNode::RelativeRef(it) => (None, it.relative_part, it.query, it.fragment),
        };
        let HierPartNode { whole, authority, path } = part;
        let host = authority.map(|it| it.host);
        let text_of = |it: Option<Match<'_>>| it.map(|it| it.text.to_owned());
        let owned = |it: Option<&str>| it.map(str::to_owned);
        assert_eq!(text_of(scheme), owned(components.scheme()));
        assert_eq!(text_of(query), owned(components.query()));
        assert_eq!(text_of(fragment), owned(components.fragment()));
        assert_eq!((path.whole().text, path.form()), {
            let path = components.path();
            (path.text(), path.form())
        });
        assert_eq!(host.map(|it| (it.whole().text, it.form())), {
            components.host().map(|it| (it.text(), it.form()))
        });
        assert_eq!(
            authority.map(|it| (it.whole.text, text_of(it.userinfo), text_of(it.port))),
            components.authority().map(|it| (it.text(), owned(it.userinfo()), owned(it.port())))
        );
        let authority = authority.map(|it| it.whole);
        let matches = [scheme, authority, host.map(|it| it.whole()), query, fragment];
        for it in matches.into_iter().flatten().chain([whole, path.whole()]) {
            assert_eq!(it.span.slice(text), it.text);
            assert_eq!(it.production.grammar(), production.grammar());
        }
    }
}

/// RFC 3986 section 4.1 and its counterparts in other documents: the error of a reference points to
/// the end of the longest viable prefix.
pub fn an_error_points_into_the_text(text: &str) {
    for grammar in Grammar::ALL {
        let Err(error) = grammar.reference().check(text) else { continue };
        assert!(error.span().start <= error.viable_prefix_len());
        assert!(error.viable_prefix_len() <= error.span().end);
        assert_eq!(error.found(), text[error.viable_prefix_len()..].chars().next());
        assert_eq!(error.character_span(), error.span().in_characters(text));
        // If the end is expected, the viable prefix is itself a reference.
        if error.expected().any(|it| it == iri_grammar::Expected::End) {
            assert!(grammar.reference().matches(&text[..error.viable_prefix_len()]));
        }
    }
}

/// RFC 3986 section 5.3 and Appendix B: compares the components with those of the regular expression
/// as printed. Appendix B divides what is an opaque part in the draft of 2001; later documents divide
/// what is the name of a registry in it.
pub fn components_are_those_of_appendix_b(text: &str) {
    let split = literal::split(text);
    assert_eq!(split.to_string(), text);
    let of_the_library = generic_split(text);
    let parts = (of_the_library.scheme, of_the_library.authority, of_the_library.path);
    assert_eq!(parts, (split.scheme, split.authority, split.path));
    assert_eq!((of_the_library.query, of_the_library.fragment), (split.query, split.fragment));
    assert_eq!(of_the_library.to_string(), text);
    for grammar in Grammar::ALL {
        let Ok(components) = grammar.reference().components(text) else { continue };
        assert_eq!(components.scheme(), split.scheme);
        assert_eq!(components.fragment(), split.fragment);
        if components.path().form() == PathForm::Opaque {
            assert_eq!(grammar, Grammar::UrlI18n07);
            continue;
        }
        assert_eq!(components.authority().map(|a| a.text()), split.authority);
        assert_eq!(components.path().text(), split.path);
        assert_eq!(components.query(), split.query);
        let parts = components.authority().map(|a| (a.userinfo(), a.host().text(), a.port()));
        let is_registry_based = |host: &str| !host.starts_with('[') && host.contains(['@', ':']);
        if grammar != Grammar::UrlI18n07 || !parts.is_some_and(|it| is_registry_based(it.1)) {
            assert_eq!(parts, split.authority_parts());
        }
    }
}

/// RFC 3987 section 3.1: every URI is by definition an IRI.
pub fn every_uri_is_an_iri_with_the_same_components(text: &str) {
    let holds = |narrow: Grammar, wide: Grammar| match narrow.reference().components(text) {
        Ok(components) => wide.reference().components(text) == Ok(components),
        Err(_) => true,
    };
    assert!(holds(Grammar::Rfc3986, Grammar::Rfc3987));
    assert!(holds(Grammar::Rfc3987bis, Grammar::Leiri));
    if let Ok(uri) = UriReference::new(text) {
        assert_eq!(IriReference::from(uri), IriReference::new(text).unwrap());
        assert_eq!(UriReference::try_from(IriReference::from(uri)).unwrap(), uri);
    }
}
