//! The kinds of cases that `iri conformance` runs: one function for each.

use crate::case::{Case, Mismatch, NotRun, Verdict, unknown_rule};
use crate::ladder_kinds::{equivalent, normalize, resolve};
use crate::mapping::identifier;
use iri_grammar::bidi::{Structure, Violation, Visual, url_i18n_07};
use iri_grammar::host::{HostError, Idna2003, Idna2008};
use iri_grammar::kind::leiri::LeiriReference;
use iri_grammar::mapping::{MappingError, ProcessingModel, ToIri, ToUri, leiri};
use iri_grammar::{Components, Grammar, Production, UriReferenceBuf, generic_split};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::convert::Infallible;

/// A kind of cases.
pub struct Kind {
    pub name: &'static str,
    /// What is expected of its cases, for `iri conformance --help`.
    pub help: &'static str,
    run: fn(&Case) -> Verdict,
}

/// What stands in a case as its kind.
pub const KINDS: [Kind; 10] = [
    Kind {
        name: "valid",
        help: "expected is true or false: whether the rule takes the input. Rule LEIRI is\n\
               the IRI-reference of leiri; rule IRI+s4.1 is an IRI without bidirectional\n\
               formatting characters, rule bidi-s4.2 an IRI-reference that keeps the\n\
               restrictions of RFC 3987 section 4.2",
        run: valid,
    },
    Kind {
        name: "components",
        help: "expected is an object: scheme, authority, userinfo, host (with its\n\
               brackets), port, path, query, fragment; null is undefined. Rule\n\
               generic-split is RFC 3986 Appendix B, which takes any text",
        run: components,
    },
    Kind {
        name: "iri2uri",
        help: "expected is the URI, or null if there is none. Rule percent is the mapping\n\
               of rfc3987 or rfc3987bis, rule leiri that of a LEIRI by way of the IRI;\n\
               rule toascii-host converts the host by IDNA2003, of rfc3987bis by IDNA2008",
        run: |case| mapped(case, iri_to_uri),
    },
    Kind {
        name: "uri2iri",
        help: "expected is the IRI. Rule IRI is the conversion of rfc3987 or rfc3987bis;\n\
               rule tounicode-host converts the host by IDNA2003 too",
        run: |case| mapped(case, uri_to_iri),
    },
    Kind {
        name: "leiri",
        help: "expected is the IRI of a LEIRI, of rfc3987 or else of rfc3987bis",
        run: |case| mapped(case, leiri_to_iri),
    },
    Kind {
        name: "host_toascii",
        help: "expected is the ASCII form of a host name, or null where it is refused.\n\
               grammar is idna2003, idna2008 or uts46",
        run: |case| mapped(case, host_to_ascii),
    },
    Kind {
        name: "resolve",
        help: "base and input are resolved to expected, strictly (RFC 3986 section 5.2)",
        run: resolve,
    },
    Kind {
        name: "normalize",
        help: "rule is how far: case, percent, dots, syntax, scheme; iri-syntax and\n\
               iri-scheme decode iunreserved too; remove_dot_segments takes a path.\n\
               Suffixes: -nohost, -nocase, -rootless-kept, -keepidnhost, -guard",
        run: normalize,
    },
    Kind {
        name: "equivalent",
        help: "expected says whether input and other are equivalent: rule is string,\n\
               syntax, scheme, iri-syntax, iri-scheme (both mapped to URIs), any",
        run: equivalent,
    },
    Kind {
        name: "bidi_visual",
        help: "input is in logical order, expected in visual order: rule ltr-embedding, by\n\
               RFC 3987 section 4.1, of url-i18n-07 by its section 3.2",
        run: bidi_visual,
    },
];

/// Runs a case by its kind.
pub fn run(case: &Case) -> Verdict {
    match KINDS.iter().find(|kind| kind.name == case.kind) {
        Some(kind) => (kind.run)(case),
        None => Err(NotRun::Unknown(format!("kind {}", case.kind))),
    }
}

/// Whether the rule takes the input.
fn valid(case: &Case) -> Verdict {
    let expected = bool::deserialize(&case.expected)?;
    let reason = match case.rule.as_str() {
        "IRI+s4.1" => broken(case.production_named("IRI")?, "4.1", &case.input),
        "bidi-s4.2" => broken(case.grammar()?.reference(), "4.2", &case.input),
        _ => case.production()?.check(&case.input).err().map(|error| error.to_string()),
    };
    let got = reason.is_none();
    Ok((got != expected).then_some(Mismatch { got: Value::Bool(got), reason }))
}

/// Why the input is no text of the production, or what it breaks of a section of RFC 3987.
fn broken(production: Production, section: &str, input: &str) -> Option<String> {
    match production.components(input) {
        Ok(components) => {
            let violations = Structure::new().violations(components);
            violations.iter().find(|it| it.citation().section == section).map(Violation::to_string)
        }
        Err(error) => Some(error.to_string()),
    }
}

/// What the components of the input are.
fn components(case: &Case) -> Verdict {
    let expected = Parts::deserialize(&case.expected)?;
    let got = match case.rule.as_str() {
        "generic-split" => case.grammar().map(|_| Parts::split(&case.input))?,
        _ => match case.production()?.components(&case.input) {
            Ok(components) => Parts::of(components),
            Err(error) => {
                let reason = Some(error.to_string());
                return Ok(Some(Mismatch { got: Value::Null, reason }));
            }
        },
    };
    if got == expected {
        return Ok(None);
    }
    Ok(Some(Mismatch { got: serde_json::to_value(got)?, reason: None }))
}

#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Parts {
    scheme: Option<String>,
    authority: Option<String>,
    userinfo: Option<String>,
    host: Option<String>,
    port: Option<String>,
    path: Option<String>,
    query: Option<String>,
    fragment: Option<String>,
}

impl Parts {
    fn of(components: Components<'_>) -> Self {
        Parts {
            scheme: components.scheme().map(String::from),
            authority: components.authority().map(|authority| authority.text().to_owned()),
            userinfo: components.userinfo().map(String::from),
            host: components.host().map(|host| host.text().to_owned()),
            port: components.port().map(String::from),
            path: Some(components.path().text().to_owned()),
            query: components.query().map(String::from),
            fragment: components.fragment().map(String::from),
        }
    }

    /// By RFC 3986 Appendix B.
    fn split(text: &str) -> Self {
        let split = generic_split(text);
        let (userinfo, host, port) = match split.authority_parts() {
            Some((userinfo, host, port)) => (userinfo, Some(host), port),
            None => (None, None, None),
        };
        Parts {
            scheme: split.scheme.map(String::from),
            authority: split.authority.map(String::from),
            userinfo: userinfo.map(String::from),
            host: host.map(String::from),
            port: port.map(String::from),
            path: Some(split.path.to_owned()),
            query: split.query.map(String::from),
            fragment: split.fragment.map(String::from),
        }
    }
}

/// What a text is mapped or converted to; `expected` is null where it cannot be.
fn mapped<E: ToString>(
    case: &Case,
    map: impl Fn(&Case) -> Result<Result<String, E>, NotRun>,
) -> Verdict {
    let expected = Option::<String>::deserialize(&case.expected)?;
    let (got, reason) = match map(case)? {
        Ok(text) => (Some(text), None),
        Err(error) => (None, Some(error.to_string())),
    };
    Ok((got != expected).then(|| Mismatch { got: got.map_or(Value::Null, Value::String), reason }))
}

/// What the visual order of the input is.
fn bidi_visual(case: &Case) -> Verdict {
    mapped(case, |case| match (case.rule.as_str(), case.grammar()?) {
        ("ltr-embedding", Grammar::UrlI18n07) => {
            Ok(Ok::<_, Infallible>(url_i18n_07::visual(&case.input).to_string()))
        }
        ("ltr-embedding", _) => Ok(Ok(Visual::of(&case.input).to_string())),
        (rule, grammar) => Err(unknown_rule(rule, grammar)),
    })
}

type Mapped = Result<String, MappingError>;

fn iri_to_uri(case: &Case) -> Result<Mapped, NotRun> {
    let input = &*case.input;
    let uri = match (case.rule.as_str(), case.grammar()?) {
        ("percent", Grammar::Rfc3987) => ToUri::new().reference(input),
        ("percent", Grammar::Rfc3987bis) => ProcessingModel::new().reference(input),
        ("toascii-host", Grammar::Rfc3987) => {
            ToUri::new().to_ascii(Idna2003::for_mapping()).reference(input)
        }
        ("toascii-host", Grammar::Rfc3987bis) => {
            ProcessingModel::new().look_up(Idna2008::new()).reference(input)
        }
        ("leiri", _) => {
            identifier::<LeiriReference>(input).map(|leiri| leiri::to_rfc3987_iri(&leiri).to_uri())
        }
        (rule, grammar) => return Err(unknown_rule(rule, grammar)),
    };
    Ok(uri.map(UriReferenceBuf::into_string))
}

fn uri_to_iri(case: &Case) -> Result<Mapped, NotRun> {
    let to_iri = match (case.rule.as_str(), case.grammar()?) {
        ("IRI", Grammar::Rfc3987) => ToIri::rfc3987(),
        ("IRI", Grammar::Rfc3987bis) => ToIri::rfc3987bis(),
        ("tounicode-host", Grammar::Rfc3987) => {
            ToIri::rfc3987().to_unicode(Idna2003::for_mapping())
        }
        (rule, grammar) => return Err(unknown_rule(rule, grammar)),
    };
    Ok(to_iri.reference(&case.input).map(String::from))
}

fn leiri_to_iri(case: &Case) -> Result<Mapped, NotRun> {
    let grammar = case.grammar()?;
    Ok(match (identifier::<LeiriReference>(&case.input), grammar) {
        (Err(error), _) => Err(error),
        (Ok(leiri), Grammar::Rfc3987) => Ok(leiri::to_rfc3987_iri(&leiri).to_string()),
        (Ok(leiri), Grammar::Leiri | Grammar::Rfc3987bis) => {
            leiri::to_iri(&leiri).map(|iri| iri.to_string())
        }
        (Ok(_), grammar) => return Err(unknown_rule(&case.rule, grammar)),
    })
}

fn host_to_ascii(case: &Case) -> Result<Result<String, HostError>, NotRun> {
    Ok(case.profile()?.to_ascii(&case.input))
}
