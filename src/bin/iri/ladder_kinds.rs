//! The kinds of cases about resolution and the comparison ladder.

use crate::case::{Case, Mismatch, NotRun, Verdict};
use iri_grammar::ladder::{CaseOf, Idn, Ladder, LadderKind, PercentEncoding, RootlessPath, Rung};
use iri_grammar::resolution::{BaseKind, ReferenceTo, remove_dot_segments};
use iri_grammar::{Error, Grammar, Identifier, Iri, kind};
use serde::Deserialize;
use serde_json::Value;

/// What the input is resolved to against the base, strictly and literally.
pub fn resolve(case: &Case) -> Verdict {
    let expected = String::deserialize(&case.expected)?;
    let base = case.base.as_deref().unwrap_or_default();
    let target = match case.grammar()? {
        Grammar::Rfc3986 => target::<kind::Uri, kind::UriReference>(base, &case.input),
        Grammar::Rfc3987 => target::<kind::Iri, kind::IriReference>(base, &case.input),
        other => return Err(NotRun::Unknown(format!("grammar {other} of kind resolve"))),
    };
    verdict(target, &expected)
}

fn target<B: BaseKind, R: ReferenceTo<B>>(base: &str, reference: &str) -> Result<String, Error> {
    let base = Identifier::<B, &str>::new(base)?;
    Ok(base.resolve(&Identifier::<R, &str>::new(reference)?).text().to_owned())
}

/// The input, normalized up to a level.
pub fn normalize(case: &Case) -> Verdict {
    let expected = String::deserialize(&case.expected)?;
    if case.rule == "remove_dot_segments" {
        let path = remove_dot_segments(&case.input).into_owned();
        return verdict(Ok::<_, String>(path), &expected);
    }
    let level = Level::of(case)?;
    let normalized = match case.grammar()? {
        Grammar::Rfc3986 => level.normalize::<kind::UriReference>(&case.input),
        Grammar::Rfc3987 => level.normalize::<kind::IriReference>(&case.input),
        other => return Err(NotRun::Unknown(format!("grammar {other} of kind normalize"))),
    };
    verdict(normalized, &expected)
}

/// Whether the input and another one are equivalent at a level.
pub fn equivalent(case: &Case) -> Verdict {
    let expected = bool::deserialize(&case.expected)?;
    let other = case.other.as_deref().unwrap_or_default();
    let (ladder, rung) = match case.rule.as_str() {
        "string" => (Ladder::new(), Rung::SimpleString),
        "syntax" => (Ladder::new(), Rung::PathSegments),
        "scheme" => (Ladder::new().idn(Idn::Agreed), Rung::SchemeBased),
        "iri-syntax" => (Ladder::comparing(), Rung::PathSegments),
        // What the highest finds unequal, all do.
        "iri-scheme" | "any" => (Ladder::comparing().idn(Idn::Agreed), Rung::SchemeBased),
        rule => return Err(NotRun::Unknown(format!("rule {rule} of kind equivalent"))),
    };
    let compared = || -> Result<bool, String> {
        let iri = |text: &str| Iri::new(text).map(Iri::into_owned).map_err(|e| e.to_string());
        let (a, b) = (iri(&case.input)?, iri(other)?);
        ladder.equivalent(&a, &b, rung).map_err(|error| error.to_string())
    };
    match compared() {
        Ok(got) if got == expected => Ok(None),
        Ok(got) => Ok(Some(Mismatch { got: Value::Bool(got), reason: None })),
        Err(reason) => Ok(Some(Mismatch { got: Value::Null, reason: Some(reason) })),
    }
}

fn verdict(got: Result<String, impl ToString>, expected: &str) -> Verdict {
    match got {
        Ok(got) if got == expected => Ok(None),
        Ok(got) => Ok(Some(Mismatch { got: Value::String(got), reason: None })),
        Err(error) => Ok(Some(Mismatch { got: Value::Null, reason: Some(error.to_string()) })),
    }
}

/// A level of normalization, and variants of it.
struct Level {
    ladder: Ladder<'static>,
    rung: Rung,
    alone: bool,
}

impl Level {
    fn of(case: &Case) -> Result<Self, NotRun> {
        let unknown = || NotRun::Unknown(format!("rule {} of kind normalize", case.rule));
        let (name, mut variants) = match case.rule.strip_prefix("iri-") {
            Some(rest) => (rest.split('-').next().unwrap_or_default(), rest),
            None => (case.rule.split('-').next().unwrap_or_default(), case.rule.as_str()),
        };
        variants = &variants[name.len()..];
        let percent = match case.rule.starts_with("iri-") {
            true => PercentEncoding::Iunreserved,
            false => PercentEncoding::Unreserved,
        };
        let mut level = Level {
            ladder: Ladder::new().idn(Idn::Agreed).percent_encoding(percent),
            rung: Rung::PathSegments,
            alone: false,
        };
        let digits = CaseOf { hexadecimal_digits: true, scheme: false, host: false };
        match name {
            "case" => level.rung = Rung::Case,
            // The case of hexadecimal digits, but of nothing else.
            "percent" => {
                level.rung = Rung::PercentEncoding;
                level.ladder = level.ladder.case_of(digits);
            }
            "dots" => level.alone = true,
            "syntax" => {}
            "scheme" => level.rung = Rung::SchemeBased,
            _ => return Err(unknown()),
        }
        while !variants.is_empty() {
            variants = level.variant(name, variants).ok_or_else(unknown)?;
        }
        Ok(level)
    }

    /// Takes a variant from the beginning, and gives the rest.
    fn variant<'v>(&mut self, name: &str, variants: &'v str) -> Option<&'v str> {
        if let Some(rest) = variants.strip_prefix("-nohost") {
            self.ladder = self.ladder.case_of(CaseOf { host: false, ..CaseOf::default() });
            return Some(rest);
        }
        if let Some(rest) = variants.strip_prefix("-nocase") {
            self.alone = name == "percent";
            return Some(rest);
        }
        if let Some(rest) = variants.strip_prefix("-rootless-kept") {
            self.ladder = self.ladder.rootless_path(RootlessPath::Keep);
            return Some(rest);
        }
        // The ladder does both anyway.
        variants.strip_prefix("-keepidnhost").or_else(|| variants.strip_prefix("-guard"))
    }

    fn normalize<K: LadderKind>(&self, input: &str) -> Result<String, String> {
        let identifier = Identifier::<K, &str>::new(input).map_err(|error| error.to_string())?;
        let normalized = match self.alone {
            true => self.ladder.apply(self.rung, &identifier),
            false => self.ladder.climb(self.rung, &identifier),
        };
        normalized.map(|it| it.identifier.into_string()).map_err(|error| error.to_string())
    }
}
