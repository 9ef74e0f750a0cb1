//! Every public type can be sent to and shared between threads, kept across an await, and printed.

use iri_grammar::*;
use regex_automata::meta::Regex;
use std::collections::BTreeSet;
use std::fs;
use std::path::{self, PathBuf};

/// The types of a list, each of which has these traits.
macro_rules! types {
    ($($type:ty;)*) => {{
        fn has_them<T: Send + Sync + Unpin + std::fmt::Debug>() {}
        $(has_them::<$type>();)*
        [$(stringify!($type)),*]
    }};
}

/// Those of the list without their parameters: `ladder::Ladder`.
fn asserted() -> BTreeSet<String> {
    let types = types! {
        AnyError;
        Authority<'static>;
        BuildError;
        Builder<'static, kind::Iri>;
        spec::Characters<'static>;
        Citation;
        Component;
        Components<'static>;
        Document;
        Error;
        ErrorNote;
        Expected;
        spec::GenericSplit<'static>;
        Grammar;
        Host<'static>;
        HostForm;
        Identifier<kind::Iri, &'static str>;
        Node<'static, 'static>;
        NotOfKind<kind::Uri, kind::Iri, &'static str>;
        ParseError<String>;
        AnyText<String>;
        spec::Parts;
        Path<'static>;
        PathForm;
        Production;
        Span;
        Tree<'static>;
        UnknownName;
        Value<'static>;
        tree::AuthorityNode<'static>;
        tree::HierPartNode<'static>;
        tree::HostNode<'static>;
        tree::IriNode<'static>;
        tree::Match<'static>;
        tree::PathNode<'static>;
        tree::ReferenceNode<'static>;
        tree::RelativeRefNode<'static>;
        lint::Code;
        lint::CatalogueEntry;
        lint::Finding;
        lint::Fix;
        lint::KeyWord;
        lint::LintProfile;
        lint::Linter;
        lint::Safety;
        lint::Severity;
        lint::Requirement;
        lint::Rule;
        lint::RuleHit;
        bidi::BaseDirection;
        bidi::BidiNotation;
        bidi::ComponentKind;
        bidi::Context<'static>;
        bidi::Marks;
        bidi::Restriction;
        bidi::Structure<'static>;
        bidi::Violation;
        bidi::Visual;
        detection::Delimiters;
        detection::Finder<'static>;
        detection::Match<'static>;
        detection::SchemeFilter<'static>;
        display::Around<'static>;
        display::Display<'static>;
        display::Repertoire;
        display::DisplayForm;
        escapes::EscapeError;
        escapes::Escapes;
        generation::DirectoryEntry<'static>;
        generation::FileError;
        generation::Generated<'static>;
        generation::Generation;
        generation::ListingEntry<'static>;
        generation::NameNote<'static>;
        generation::Paths;
        generation::Reason;
        generation::NameKind;
        host::ALabels;
        host::AsciiRules;
        host::BadCharacter;
        host::ContextRule;
        host::DerivedProperty;
        host::DnsLength;
        host::HostError;
        host::HostRule;
        host::Hyphens;
        host::Idna2003;
        host::Idna2008;
        host::Label;
        host::Profile;
        host::UnicodeVersion;
        host::Uts46;
        ladder::Comparison;
        ladder::Forms;
        ladder::Idn;
        ladder::InvalidName;
        ladder::Keyed<kind::Iri>;
        ladder::Ladder<'static>;
        ladder::LadderError;
        ladder::Normalized<'static, kind::Iri>;
        ladder::PercentEncoding;
        ladder::Purpose;
        ladder::Redirects;
        ladder::Rung;
        mapping::Certainty;
        mapping::UnconvertedReason;
        mapping::UnconvertedLabel;
        mapping::LocalName;
        mapping::MappingError;
        mapping::ProcessingModel<'static>;
        mapping::RegNameConversion<'static>;
        mapping::RegNameError;
        mapping::ToIri<'static>;
        mapping::ToUri<'static>;
        mapping::leiri::LeiriCharacter;
        mapping::leiri::Group;
        mapping::leiri::Leiri<'static>;
        mapping::leiri::LeiriReference<'static>;
        mapping::url_i18n::UrlI18n07Reference<'static>;
        preparation::DisplayMarks;
        preparation::Entry;
        preparation::Note;
        preparation::Outcome;
        preparation::Preparation;
        preparation::Prepared;
        preparation::References;
        preparation::NoteKind;
        request::ConversionError;
        request::RequestUriError;
        request::ToDisplayIri<'static>;
        request::ToRequestUri;
        resolution::Base;
        resolution::Branch;
        resolution::NoReference;
        resolution::ResolveError;
        resolution::Resolver;
        resolution::Target<kind::Iri>;
        spec::AboveRoot;
        spec::Rfc2396Resolver;
        request::Origin;
        schemes::Data<'static>;
        schemes::Fact;
        schemes::Mailto<'static>;
        schemes::Scheme;
        schemes::SchemeError;
        schemes::SchemeSpecific<'static>;
        schemes::Schemes;
        schemes::Source;
        schemes::Property;
        spec::About;
        spec::State;
        spec::Trace;
        spec::Sequence;
        spec::Step;
        spec::Unit;
        text::CharacterForm;
        text::Charset;
        text::Class;
        text::Classes;
        text::Unencodable;
        text::percent::DecodedPiece<'static>;
        text::percent::EncodeSet;
        text::percent::NotUtf8;
    };
    types.iter().filter_map(|name| Some(name.split('<').next()?.replace(' ', ""))).collect()
}

fn read(file: &path::Path) -> String {
    fs::read_to_string(file).unwrap()
}

/// The file of a module, and the folder of those in it.
fn module(folder: &path::Path, name: &str) -> (PathBuf, PathBuf) {
    let (inside, file) = (folder.join(name), folder.join(format!("{name}.rs")));
    if file.is_file() { (file, inside) } else { (inside.join("mod.rs"), inside) }
}

/// What a module makes public under names that types have: its own types, and what it takes from
/// private modules.
fn add_public(within: &str, file: &path::Path, folder: &path::Path, names: &mut BTreeSet<String>) {
    let text = read(file);
    let regex = |pattern| Regex::new(pattern).unwrap();
    let group = |pattern, at: usize| -> Vec<String> {
        let found = regex(pattern);
        let all =
            found.captures_iter(&text).map(|it| text[it.get_group(at).unwrap().range()].into());
        all.collect()
    };
    for name in group(r"(?m)^pub mod (\w+);", 1) {
        let (file, inside) = module(folder, &name);
        add_public(&format!("{within}{name}::"), &file, &inside, names);
    }
    for name in group(r"(?m)^pub use (\w+)::\*;", 1) {
        let (file, inside) = module(folder, &name);
        add_public(within, &file, &inside, names);
    }
    let own = group(r"(?m)^pub (?:struct|enum|union|type) (\w+)", 1);
    let used = group(r"(?m)^pub use ([\w:]+|[\w:]+::\{[^}]*\});", 1);
    let used = used.iter().flat_map(|list| list.split(|c: char| !c.is_alphanumeric() && c != '_'));
    let used = used
        .filter(|name| name.starts_with(char::is_uppercase) && name.contains(char::is_lowercase));
    names.extend(own.iter().map(String::as_str).chain(used).map(|name| format!("{within}{name}")));
}

fn sources(folder: &path::Path, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, texts);
        } else {
            texts.push(read(&path));
        }
    }
}

/// The list names all types that `pub` names in the source, but for the kinds, which macros make:
/// they have no values.
#[test]
fn every_public_type_is_send_sync_unpin_and_debug() {
    let src = path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut public = BTreeSet::new();
    add_public("", &src.join("lib.rs"), &src, &mut public);
    let mut texts = Vec::new();
    sources(&src, &mut texts);
    let is_trait = |name: &String| {
        let name = format!("pub trait {}", name.rsplit("::").next().unwrap());
        texts.iter().any(|text| {
            let after = text.split(name.as_str()).skip(1);
            after.map(|rest| rest.chars().next()).any(|c| !c.unwrap().is_alphanumeric())
        })
    };
    public.retain(|name| !is_trait(name));
    assert!(public.len() > 150, "{}", public.len());
    let asserted = asserted();
    let forgotten: Vec<_> = public.difference(&asserted).collect();
    assert!(forgotten.is_empty(), "types without an assertion: {forgotten:#?}");
    let gone: Vec<_> = asserted.difference(&public).collect();
    assert!(gone.is_empty(), "no public types: {gone:#?}");
}

/// The names in each module of the list of public items: structs, enums, traits and aliases.
#[test]
fn public_types_are_few() {
    const MOST: usize = 209;
    let manifest = path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let items = read(&manifest.join("tests/public_api/iri-grammar.txt"));
    let of_a_module = r"(?m)^(?:#\[\w+\] )*pub (?:struct|enum|union|trait|type) (iri_grammar(?:::[a-z]\w*)*::[A-Z]\w*)(?:<[^:=]*>)?(?:[ (:{]|$)";
    let types: BTreeSet<&str> = Regex::new(of_a_module)
        .unwrap()
        .captures_iter(&items)
        .map(|it| &items[it.get_group(1).unwrap().range()])
        .collect();
    assert!(types.contains("iri_grammar::Identifier") && types.contains("iri_grammar::IriBuf"));
    assert!(types.len() <= MOST, "{} public types; the list has at most {MOST}", types.len());
}

/// What is written above an item, which begins with this: its documentation and attributes.
fn documented(text: &str, item: &str) -> Option<String> {
    let at =
        Regex::new(&format!(r"(?m)^ *pub (?:struct|enum|type) {item}\b")).unwrap().find(text)?;
    let above = text[..at.start()].trim_end().lines().rev();
    let above: Vec<&str> = above.take_while(|line| !line.trim().is_empty()).collect();
    Some(above.concat())
}

/// Each type leads to a page of the guide: by its own documentation, or by that of its room.
#[test]
fn every_public_type_leads_to_a_page() {
    let src = path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let leads = |text: &str| text.contains("](crate::guide::");
    let mut texts = Vec::new();
    sources(&src, &mut texts);
    let mut without = Vec::new();
    for name in asserted() {
        let (room, name) = match name.split_once("::") {
            Some((room, _)) => (room, ""),
            None => ("", name.as_str()),
        };
        let found = match room {
            // The file has the documentation of an alias on the type that it stands for.
            "" => texts.iter().filter_map(|text| documented(text, name)).any(|it| leads(&it)),
            room => {
                read(&module(&src, room).0).lines().any(|it| it.starts_with("//!") && leads(it))
            }
        };
        if !found {
            without.push(format!("{room}::{name}"));
        }
    }
    assert!(without.is_empty(), "no page: {without:?}");
}

/// The procedures stand in statics, with their options.
#[test]
fn procedures_are_made_in_constants() {
    use detection::{Finder, SchemeFilter};
    use display::{Display, Repertoire};
    use ladder::{Ladder, PercentEncoding, Redirects, Rung};
    use mapping::{ProcessingModel, ToIri, ToUri};
    use text::Classes;

    static REDIRECTS: Redirects = Redirects::new();
    static LADDER: Ladder<'static> = Ladder::new()
        .schemes(schemes::Schemes::known())
        .percent_encoding(PercentEncoding::Aligned)
        .keep_rootless_dots(true)
        .knowledge(&REDIRECTS);
    static TO_URI: ToUri<'static> = ToUri::new().nfc(true).encode_printable(true);
    static TO_IRI: ToIri<'static> = ToIri::rfc3987().keep(Classes::NONE).base_scheme("http");
    static MODEL: ProcessingModel<'static> = ProcessingModel::new().invalid_host("invalid.invalid");
    static ASCII: Repertoire = Repertoire::ascii();
    static DISPLAY: Display<'static> = Display::new(&ASCII).decoded(TO_IRI);
    static FINDER: Finder<'static> = Finder::new().schemes(SchemeFilter::Any);
    static RESOLVER: resolution::Resolver = resolution::Resolver::new().guarded();
    static GENERATION: generation::Generation = generation::Generation::new();
    static PREPARATION: preparation::Preparation = preparation::Preparation::new();

    let iri = Iri::new("http://a/\u{e9}").unwrap();
    let threads = [
        std::thread::spawn(move || {
            LADDER.climb(Rung::ProtocolBased, &iri).unwrap().identifier.to_string()
        }),
        std::thread::spawn(move || TO_URI.map(&iri).unwrap().to_string()),
        std::thread::spawn(move || MODEL.map(&iri).unwrap().to_string()),
        std::thread::spawn(move || {
            DISPLAY.show(&IriReference::from(iri)).unwrap().identifier.to_string()
        }),
    ];
    for thread in threads {
        assert_eq!(thread.join().unwrap(), "http://a/%C3%A9");
    }
    assert_eq!(TO_IRI.reference("http://a/%C3%A9").unwrap(), iri.as_str());
    assert_eq!(FINDER.find("see x:y").count(), 1);
    let reference = IriReference::new("b").unwrap();
    assert_eq!(RESOLVER.resolve(&iri, &reference).text(), "http://a/b");
    assert_eq!(*GENERATION.name(b"a b").iri(), "a%20b");
    assert_eq!(PREPARATION.reference("a b").as_str(), "a%20b");
    let printed = format!("{LADDER:?} {TO_URI:?} {TO_IRI:?} {MODEL:?} {DISPLAY:?} {FINDER:?}");
    assert!(printed.len() < 4000, "{printed}");
}
