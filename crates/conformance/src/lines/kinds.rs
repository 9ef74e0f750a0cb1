//! The kinds of conformance cases, with the function that runs the cases of each kind.

use super::case::{Case, Mismatch, NotRun, Verdict, unknown_rule};
use crate::library::By;
use iri_grammar::bidi::{Structure, Violation, Visual, url_i18n_07};
use iri_grammar::host::{Idna2003, Idna2008};
use iri_grammar::kind;
use iri_grammar::kind::leiri::LeiriReference;
use iri_grammar::ladder::{Idn, Ladder, LadderKind, PercentEncoding, Rung};
use iri_grammar::mapping::{MappingError, ProcessingModel, ToIri, ToUri, leiri};
use iri_grammar::resolution::{BaseKind, ReferenceTo, Resolver, remove_dot_segments};
use iri_grammar::spec::{Trace, generic_split};
use iri_grammar::{AnyError, Components, Error, Grammar, Identifier, Production, UriReferenceBuf};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::borrow::Cow;
use std::convert::Infallible;
use std::fmt;

/// A kind of cases.
pub struct Kind {
    pub name: &'static str,
    /// The meaning of the members of its cases, for `iri-conformance judge --help`.
    pub help: &'static str,
    run: fn(&Case) -> Verdict,
}

/// The kinds of cases.
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
        run: |case| compare_result(case, iri_to_uri),
    },
    Kind {
        name: "uri2iri",
        help: "expected is the IRI. Rule IRI is the conversion of rfc3987 or rfc3987bis;\n\
               rule tounicode-host converts the host by IDNA2003 too",
        run: |case| compare_result(case, uri_to_iri),
    },
    Kind {
        name: "leiri",
        help: "expected is the IRI of a LEIRI, of rfc3987 or else of rfc3987bis",
        run: |case| compare_result(case, leiri_to_iri),
    },
    Kind {
        name: "host_toascii",
        help: "expected is the ASCII form of a host name, or null where it is refused.\n\
               grammar is idna2003, idna2008 or uts46",
        run: |case| compare_result(case, |case| Ok(case.profile()?.to_ascii(&case.input))),
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

/// Checks whether the rule accepts the input.
fn valid(case: &Case) -> Verdict {
    let expected = bool::deserialize(&case.expected)?;
    // The first two rules add the restrictions of a section of RFC 3987 to those of the grammar.
    let reason = match case.rule.as_str() {
        "IRI+s4.1" => rejection(case, case.production_named("IRI")?, "4.1"),
        "bidi-s4.2" => rejection(case, case.grammar()?.reference(), "4.2"),
        _ => {
            let components = case.by.components(case.production()?, &case.input);
            components.err().map(|error| format!("{error:#}"))
        }
    };
    let got = reason.is_none();
    Ok((got != expected).then_some(Mismatch { got: Value::Bool(got), reason }))
}

/// Returns the reason why the production rejects the input, or else the first restriction of this
/// section of RFC 3987 that the input breaks; `None` if there is neither.
fn rejection(case: &Case, production: Production, section: &str) -> Option<String> {
    match case.by.components(production, &case.input) {
        Ok(components) => {
            let violations = Structure::new().violations(components);
            violations.iter().find(|it| it.citation().section == section).map(Violation::to_string)
        }
        Err(error) => Some(format!("{error:#}")),
    }
}

/// Compares the components of the input with the expected ones.
fn components(case: &Case) -> Verdict {
    let expected = Parts::deserialize(&case.expected)?;
    if case.rule == "generic-split" {
        // The grammar must be known, but RFC 3986 Appendix B is the same for all.
        case.grammar()?;
        return verdict(Ok::<_, Error>(Parts::split(&case.input)), &expected);
    }
    verdict(case.by.components(case.production()?, &case.input).map(Parts::new), &expected)
}

/// The components of an identifier, as in the member `expected`.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Parts<'i> {
    scheme: Option<Cow<'i, str>>,
    authority: Option<Cow<'i, str>>,
    userinfo: Option<Cow<'i, str>>,
    host: Option<Cow<'i, str>>,
    port: Option<Cow<'i, str>>,
    path: Option<Cow<'i, str>>,
    query: Option<Cow<'i, str>>,
    fragment: Option<Cow<'i, str>>,
}

impl<'i> Parts<'i> {
    /// The components that the library returns.
    fn new(components: Components<'i>) -> Self {
        Parts {
            scheme: components.scheme().map(Cow::from),
            authority: components.authority().map(|authority| authority.text().into()),
            userinfo: components.userinfo().map(Cow::from),
            host: components.host().map(|host| host.text().into()),
            port: components.port().map(Cow::from),
            path: Some(components.path().text().into()),
            query: components.query().map(Cow::from),
            fragment: components.fragment().map(Cow::from),
        }
    }

    /// Splits a text by RFC 3986 Appendix B.
    fn split(text: &'i str) -> Self {
        let split = generic_split(text);
        let (userinfo, host, port) = match split.authority_parts() {
            Some((userinfo, host, port)) => (userinfo, Some(host), port),
            None => (None, None, None),
        };
        Parts {
            scheme: split.scheme.map(Cow::from),
            authority: split.authority.map(Cow::from),
            userinfo: userinfo.map(Cow::from),
            host: host.map(Cow::from),
            port: port.map(Cow::from),
            path: Some(split.path.into()),
            query: split.query.map(Cow::from),
            fragment: split.fragment.map(Cow::from),
        }
    }
}

/// Compares the result of `map` with the expected one. Null is expected if `map` has to fail.
fn compare_result<E: fmt::Display>(
    case: &Case,
    map: impl Fn(&Case) -> Result<Result<String, E>, NotRun>,
) -> Verdict {
    let expected = Option::<String>::deserialize(&case.expected)?;
    let (got, reason) = match map(case)? {
        Ok(text) => (Some(text), None),
        Err(error) => (None, Some(format!("{error:#}"))),
    };
    Ok((got != expected).then(|| Mismatch { got: got.map_or(Value::Null, Value::String), reason }))
}

/// Compares the visual order of the input with the expected one.
fn bidi_visual(case: &Case) -> Verdict {
    compare_result(case, |case| match (case.rule.as_str(), case.grammar()?) {
        ("ltr-embedding", Grammar::UrlI18n07) => {
            Ok(Ok::<_, Infallible>(url_i18n_07::visual(&case.input).to_string()))
        }
        ("ltr-embedding", _) => Ok(Ok(Visual::new(&case.input).to_string())),
        (rule, grammar) => Err(unknown_rule(rule, grammar)),
    })
}

/// The result of a mapping.
type Mapped = Result<String, MappingError>;

/// Parses the input of a mapping.
fn identifier<K: kind::Kind>(case: &Case) -> Result<Identifier<K, &str>, MappingError> {
    let input = |error| MappingError::Input { text: case.input.clone(), error };
    case.by.identifier(&case.input).map_err(input)
}

/// Maps the input to a URI by the rule.
fn iri_to_uri(case: &Case) -> Result<Mapped, NotRun> {
    // The processing model divides any text by Appendix B, so `case.by` makes no difference.
    let by_model =
        |model: ProcessingModel<'_>| model.reference(&case.input).map(UriReferenceBuf::into_string);
    let to_uri = |mapping: ToUri<'_>| match case.by {
        By::Table => mapping.reference(&case.input).map(UriReferenceBuf::into_string),
        By::Tree => {
            let iri = identifier::<kind::IriReference>(case)?;
            mapping.map(&iri).map(|uri| uri.to_string())
        }
    };
    Ok(match (case.rule.as_str(), case.grammar()?) {
        ("percent", Grammar::Rfc3987) => to_uri(ToUri::new()),
        ("percent", Grammar::Rfc3987bis) => by_model(ProcessingModel::new()),
        ("toascii-host", Grammar::Rfc3987) => {
            to_uri(ToUri::new().to_ascii(Idna2003::for_mapping()))
        }
        ("toascii-host", Grammar::Rfc3987bis) => {
            by_model(ProcessingModel::new().look_up(Idna2008::new()))
        }
        ("leiri", _) => identifier::<LeiriReference>(case)
            .map(|leiri| leiri::to_rfc3987_iri(&leiri).to_uri().into_string()),
        (rule, grammar) => return Err(unknown_rule(rule, grammar)),
    })
}

/// Converts the input to an IRI by the rule.
fn uri_to_iri(case: &Case) -> Result<Mapped, NotRun> {
    let to_iri = match (case.rule.as_str(), case.grammar()?) {
        ("IRI", Grammar::Rfc3987) => ToIri::rfc3987(),
        // The result is not always an IRI of RFC 3987, which `ToIri::map` requires.
        ("IRI", Grammar::Rfc3987bis) => {
            return Ok(ToIri::rfc3987bis().reference(&case.input).map(String::from));
        }
        ("tounicode-host", Grammar::Rfc3987) => {
            ToIri::rfc3987().to_unicode(Idna2003::for_mapping())
        }
        (rule, grammar) => return Err(unknown_rule(rule, grammar)),
    };
    Ok(identifier::<kind::UriReference>(case)
        .and_then(|uri| to_iri.map(&uri).map(|iri| iri.to_string())))
}

/// Converts the input, a LEIRI, to an IRI of the grammar.
fn leiri_to_iri(case: &Case) -> Result<Mapped, NotRun> {
    let grammar = case.grammar()?;
    Ok(match (identifier::<LeiriReference>(case), grammar) {
        (Err(error), _) => Err(error),
        (Ok(leiri), Grammar::Rfc3987) => Ok(leiri::to_rfc3987_iri(&leiri).to_string()),
        (Ok(leiri), Grammar::Leiri | Grammar::Rfc3987bis) => {
            leiri::to_iri(&leiri, &mut Trace::off()).map(|iri| iri.to_string())
        }
        (Ok(_), grammar) => return Err(unknown_rule(&case.rule, grammar)),
    })
}

/// Resolves the input against the base, strictly and without the guard `/.`, and compares the
/// target.
fn resolve(case: &Case) -> Verdict {
    let expected = String::deserialize(&case.expected)?;
    let target = match case.grammar()? {
        Grammar::Rfc3986 => resolve_case::<kind::Uri, kind::UriReference>(case),
        Grammar::Rfc3987 => resolve_case::<kind::Iri, kind::IriReference>(case),
        other => return Err(NotRun::Unknown(format!("grammar {other} of kind resolve"))),
    };
    verdict(target, &expected)
}

/// Returns the target of the reference.
fn resolve_case<B: BaseKind, R: ReferenceTo<B>>(case: &Case) -> Result<String, Error> {
    let base = case.by.identifier::<B>(case.base.as_deref().unwrap_or_default())?;
    let reference = case.by.identifier::<R>(&case.input)?;
    Ok(Resolver::new().resolve(&base, &reference).text().to_owned())
}

/// Normalizes the input up to a level, and compares the result.
fn normalize(case: &Case) -> Verdict {
    let expected = String::deserialize(&case.expected)?;
    if case.rule == "remove_dot_segments" {
        let path = remove_dot_segments(&case.input, &mut Trace::off()).into_owned();
        return verdict(Ok::<_, String>(path), &expected);
    }
    let level = Level::parse(case)?;
    let normalized = match case.grammar()? {
        Grammar::Rfc3986 => level.normalize::<kind::UriReference>(case),
        Grammar::Rfc3987 => level.normalize::<kind::IriReference>(case),
        other => return Err(NotRun::Unknown(format!("grammar {other} of kind normalize"))),
    };
    verdict(normalized, &expected)
}

/// Checks whether the input and `other` are equivalent at a level.
fn equivalent(case: &Case) -> Verdict {
    let expected = bool::deserialize(&case.expected)?;
    let other = case.other.as_deref().unwrap_or_default();
    let (ladder, rung) = match case.rule.as_str() {
        "string" => (Ladder::new(), Rung::SimpleString),
        "syntax" => (Ladder::new(), Rung::PathSegments),
        "scheme" => (Ladder::new().idn(Idn::Agreed), Rung::SchemeBased),
        "iri-syntax" => (Ladder::for_comparison(), Rung::PathSegments),
        // `any` means every rung: if the highest finds two IRIs unequal, the others do, too.
        "iri-scheme" | "any" => (Ladder::for_comparison().idn(Idn::Agreed), Rung::SchemeBased),
        rule => return Err(NotRun::Unknown(format!("rule {rule} of kind equivalent"))),
    };
    let compared = || -> Result<bool, AnyError> {
        let a = case.by.identifier::<kind::Iri>(&case.input)?;
        let b = case.by.identifier::<kind::Iri>(other)?;
        Ok(ladder.equivalent(&a, &b, rung)?)
    };
    verdict(compared(), &expected)
}

/// Compares a result with the expected one. If there is an error in place of a result, the case
/// fails.
fn verdict<T: PartialEq + Serialize>(got: Result<T, impl fmt::Display>, expected: &T) -> Verdict {
    let (got, reason) = match got {
        Ok(got) if got == *expected => return Ok(None),
        Ok(got) => (serde_json::to_value(got)?, None),
        Err(error) => (Value::Null, Some(format!("{error:#}"))),
    };
    Ok(Some(Mismatch { got, reason }))
}

/// A level of normalization with variants, from a rule such as `syntax-nohost`.
struct Level {
    ladder: Ladder<'static>,
    rung: Rung,
    /// Whether the lower rungs are not applied.
    is_alone: bool,
}

impl Level {
    /// Parses the rule of a case.
    fn parse(case: &Case) -> Result<Self, NotRun> {
        let unknown = || NotRun::Unknown(format!("rule {} of kind normalize", case.rule));
        let rule = case.rule.strip_prefix("iri-").unwrap_or(&case.rule);
        let (name, mut variants) = rule.split_at(rule.find('-').unwrap_or(rule.len()));
        let percent = if case.rule.starts_with("iri-") {
            PercentEncoding::Iunreserved
        } else {
            PercentEncoding::Unreserved
        };
        let mut level = Level {
            ladder: Ladder::new().idn(Idn::Agreed).percent_encoding(percent),
            rung: Rung::PathSegments,
            is_alone: false,
        };
        // `dots` and `syntax` keep the rung of path segments; `dots` omits the lower rungs.
        match name {
            "case" => level.rung = Rung::Case,
            // The rung below this one applies too, but only to the case of hexadecimal digits.
            "percent" => {
                level.rung = Rung::PercentEncoding;
                level.ladder = level.ladder.keep_case_of_scheme(true).keep_case_of_host(true);
            }
            "dots" => level.is_alone = true,
            "syntax" => {}
            "scheme" => level.rung = Rung::SchemeBased,
            _ => return Err(unknown()),
        }
        while !variants.is_empty() {
            variants = level.apply_variant(name, variants).ok_or_else(unknown)?;
        }
        Ok(level)
    }

    /// Applies the first of the variants, and returns the others; `None` if it is unknown. `name` is
    /// the name of the level.
    fn apply_variant<'v>(&mut self, name: &str, variants: &'v str) -> Option<&'v str> {
        let rest = variants.strip_prefix('-')?;
        let (variant, rest) = rest.split_at(rest.find('-').unwrap_or(rest.len()));
        match variant {
            "nohost" => {
                self.ladder = self.ladder.keep_case_of_host(true);
            }
            // Without the lower rung, `percent` keeps the case of hexadecimal digits.
            "nocase" => self.is_alone = name == "percent",
            // The name of this variant has a hyphen: `rootless-kept`.
            "rootless" => {
                self.ladder = self.ladder.keep_rootless_dots(true);
                return rest.strip_prefix("-kept");
            }
            // The ladder always does this.
            "keepidnhost" | "guard" => {}
            _ => return None,
        }
        Some(rest)
    }

    /// Normalizes the input of a case as an identifier of the kind `K`.
    fn normalize<K: LadderKind>(&self, case: &Case) -> Result<String, AnyError> {
        let identifier = case.by.identifier::<K>(&case.input)?;
        let normalized = if self.is_alone {
            self.ladder.apply(self.rung, &identifier)?
        } else {
            self.ladder.climb(self.rung, &identifier)?
        };
        Ok(normalized.identifier.into_string())
    }
}
