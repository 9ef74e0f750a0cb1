//! Functions on texts: any production, host names, preparation, detection, lint, bidi.

use crate::arguments::{Given, Name, Type, Wrong, arguments, text_of, type_name};
use crate::error::iri_error;
use crate::identifier::components;
use crate::options::{converter, parse_name};
use iri_grammar::bidi::{Context, Structure, Visual, read_aloud};
use iri_grammar::detection::Finder;
use iri_grammar::host::HostError;
use iri_grammar::lint::{Fix, LintProfile, Linter};
use iri_grammar::preparation::{NoteKind, Preparation};
use iri_grammar::spec::{Characters, GenericSplit, Trace};
use iri_grammar::{Citation, Error, Grammar, Production, Span};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple, PyType};
use std::borrow::Cow;
use std::cell::LazyCell;
use std::convert::Infallible;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The default grammar, and the default profile of advice.
const RFC3987: Name = Name::Borrowed("rfc3987");

/// Returns the production of this name in a grammar (default: the production of references).
pub fn production(grammar: &str, rule: Option<&str>) -> PyResult<Production> {
    let all = || Grammar::ALL.map(Grammar::name).join(", ");
    let grammar: Grammar = parse_name("grammar", grammar, all)?;
    let Some(rule) = rule else { return Ok(grammar.reference()) };
    grammar.production(rule).ok_or_else(|| {
        let message =
            format!("{grammar} has no production {rule:?}; iri_grammar.productions() lists them");
        PyValueError::new_err(message)
    })
}

/// Raises an IriError unless this production of this grammar accepts the whole text. The grammar is
/// rfc3986, rfc3987, rfc3987bis, leiri or url-i18n-07; the default production is that of references.
///
/// >>> from iri_grammar import check
/// >>> check("[::1]", rule="IP-literal")
/// >>> check("http://a/é", grammar="rfc3986")
/// Traceback (most recent call last):
///     ...
/// iri_grammar.IriError: at position 9: U+00E9 is not allowed in a path; allowed in segment: pchar, "/", "?", "#" or the end (RFC 3986 section 3.3); a URI has US-ASCII characters only; RFC 3987 section 3.1 maps an IRI to a URI
#[pyfunction]
#[pyo3(
    signature = (text, /, grammar = Given::Absent, rule = Given::Absent),
    text_signature = "(text, /, grammar=\"rfc3987\", rule=None)"
)]
pub fn check(text: &Bound<'_, PyAny>, grammar: Given<'_>, rule: Given<'_>) -> PyResult<()> {
    arguments! { "check"; grammar: Name = RFC3987, rule: Option<Name> = None }
    let production = production(&grammar, rule.as_deref())?;
    let characters = text_of(text, "check", "text")?;
    production.check(&characters).map_err(|error| iri_error(text.py(), error, &characters))
}

/// Whether this production of this grammar accepts the whole text: see ``check``.
///
/// >>> from iri_grammar import is_valid
/// >>> is_valid("a b"), is_valid("http://[2001:db8::1]", rule="IRI")
/// (False, True)
#[pyfunction]
#[pyo3(
    signature = (text, /, grammar = Given::Absent, rule = Given::Absent),
    text_signature = "(text, /, grammar=\"rfc3987\", rule=None)"
)]
pub fn is_valid(text: &Bound<'_, PyAny>, grammar: Given<'_>, rule: Given<'_>) -> PyResult<bool> {
    arguments! { "is_valid"; grammar: Name = RFC3987, rule: Option<Name> = None }
    let production = production(&grammar, rule.as_deref())?;
    match text_of(text, "is_valid", "text") {
        Ok(characters) => Ok(production.matches(&characters)),
        // The string has a surrogate, so no production accepts it.
        Err(error) if error.is_instance_of::<PyValueError>(text.py()) => Ok(false),
        Err(error) => Err(error),
    }
}

/// The names of the productions of a grammar, in the order of its document.
///
/// >>> from iri_grammar import productions
/// >>> productions("rfc3986")[:3]
/// ['URI', 'hier-part', 'URI-reference']
#[pyfunction]
#[pyo3(signature = (grammar = Given::Absent), text_signature = "(grammar=\"rfc3987\")")]
pub fn productions(grammar: Given<'_>) -> PyResult<Vec<&'static str>> {
    arguments! { "productions"; grammar: Name = RFC3987 }
    let grammar = production(&grammar, None)?.grammar();
    Ok(grammar.productions().map(|production| production.name()).collect())
}

/// The five components of any string, by the regular expression of RFC 3986 Appendix B, which
/// accepts every string.
///
/// >>> from iri_grammar import generic_split
/// >>> generic_split("a b?c")
/// Components(scheme=None, authority=None, path='a b', query='c', fragment=None)
#[pyfunction]
#[pyo3(signature = (text, /))]
pub fn generic_split<'py>(text: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let characters = text_of(text, "generic_split", "text")?;
    let split = iri_grammar::spec::generic_split(&characters);
    components(text.py(), split.scheme, split.authority, split.path, split.query, split.fragment)
}

/// A path without its segments "." and ".." (RFC 3986 section 5.2.4).
///
/// >>> from iri_grammar import remove_dot_segments
/// >>> remove_dot_segments("/a/b/c/./../../g")
/// '/a/g'
#[pyfunction]
#[pyo3(signature = (path, /))]
pub fn remove_dot_segments(path: &Bound<'_, PyAny>) -> PyResult<String> {
    Ok(iri_grammar::resolution::remove_dot_segments(
        &text_of(path, "remove_dot_segments", "path")?,
        &mut Trace::off(),
    )
    .into_owned())
}

/// Converts a host name to ASCII, or with ``to="unicode"`` to Unicode, by idna2003 (RFC 3490),
/// idna2008 (RFC 5891) or uts46.
///
/// >>> from iri_grammar import host
/// >>> host("résumé.example.org"), host("xn--rsum-bpad.example.org", to="unicode")
/// ('xn--rsum-bpad.example.org', 'résumé.example.org')
#[pyfunction]
#[pyo3(
    signature = (name, /, profile = Given::Absent, to = Given::Absent),
    text_signature = "(name, /, profile=\"idna2008\", to=\"ascii\")"
)]
pub fn host(name: &Bound<'_, PyAny>, profile: Given<'_>, to: Given<'_>) -> PyResult<String> {
    arguments! {
        "host"; profile: Name = Name::Borrowed("idna2008"), to: Name = Name::Borrowed("ascii")
    }
    let convert = converter(&profile, &to)?;
    let text = text_of(name, "host", "name")?;
    convert(&text).map_err(|error| iri_error(name.py(), error, &text))
}

/// Defines the methods of a class that can be pickled and copied: its arguments are its fields, in order.
macro_rules! value {
    ($name:ident { $($field:ident: $type:ty),* } $($methods:tt)*) => {
        #[pymethods]
        impl $name {
            #[new]
            #[pyo3(signature = ($($field),*))]
            #[allow(clippy::too_many_arguments)]
            fn new($($field: &Bound<'_, PyAny>),*) -> PyResult<Self> {
                arguments! { stringify!($name); $($field: $type),* }
                Ok($name { $($field),* })
            }

            fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyType>, Bound<'py, PyTuple>)> {
                let fields = [$(slf.getattr(stringify!($field))?),*];
                Ok((slf.get_type(), PyTuple::new(slf.py(), fields)?))
            }

            $($methods)*
        }
    };
}

/// Returns a text for logs, with `***` in place of a password that is not empty (RFC 3986 section
/// 3.2.1). The text need not be an identifier.
fn mask_password(text: &str) -> Cow<'_, str> {
    let split = iri_grammar::spec::generic_split(text);
    let userinfo = split.authority_parts().and_then(|(userinfo, ..)| userinfo);
    match (split.authority, userinfo.and_then(|userinfo| userinfo.split_once(':'))) {
        (Some(authority), Some((user, password))) if !password.is_empty() => {
            let rest = &authority[user.len() + 1 + password.len()..];
            let authority = format!("{user}:***{rest}");
            GenericSplit { authority: Some(&authority), ..split }.to_string().into()
        }
        _ => text.into(),
    }
}

/// The text after a fix.
#[derive(Clone)]
pub enum Fixed {
    /// The original text, the fix, and the replaced part in characters. The fixed text is computed on
    /// demand: the fixed texts of all findings would take many times the memory of the text.
    Later(Arc<str>, Fix, Span),
    /// The fixed text.
    Text(String),
}

impl Fixed {
    /// Returns the fixed text.
    fn text(&self) -> Cow<'_, str> {
        match self {
            Fixed::Later(original, fix, _) => fix.apply(original).into(),
            Fixed::Text(text) => text.into(),
        }
    }

    /// Returns the replaced part, in characters, and the replacement; `None` if only the fixed text is
    /// known.
    pub fn into_parts(self) -> Option<(Span, String)> {
        match self {
            Fixed::Later(_, fix, span) => Some((span, fix.replacement)),
            Fixed::Text(_) => None,
        }
    }
}

impl PartialEq for Fixed {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Fixed {}

impl Hash for Fixed {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text().hash(state);
    }
}

impl<'py> IntoPyObject<'py> for Fixed {
    type Target = PyString;
    type Output = Bound<'py, PyString>;
    type Error = Infallible;

    fn into_pyobject(self, py: Python<'py>) -> Result<Self::Output, Infallible> {
        Ok(PyString::new(py, &self.text()))
    }
}

impl Type for Fixed {
    fn expected() -> String {
        String::expected()
    }

    fn convert(text: &Bound<'_, PyAny>) -> Result<Self, Wrong> {
        String::convert(text).map(Fixed::Text)
    }
}

/// A change by ``prepare``, a finding of ``lint``, or a broken restriction of ``bidi``. ``start`` and
/// ``end`` count characters from 0; in a message, "character 1" is the first.
#[pyclass(frozen, eq, hash, get_all, weakref, from_py_object, module = "iri_grammar")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Note {
    /// The name of the note, finding or restriction.
    pub code: String,
    /// The outcome of a change, such as ``changed``; for a finding ``error``, ``warning`` or ``note``;
    /// ``None`` for a restriction.
    pub severity: Option<String>,
    pub message: String,
    pub start: usize,
    pub end: usize,
    pub component: Option<String>,
    pub document: String,
    pub section: String,
    /// The fixed text, if a finding has a fix.
    pub fixed: Option<Fixed>,
    /// Whether the fixed text is equivalent, with ``idna="agreed"`` for the label of a domain
    /// name; ``None`` without a fix.
    pub safe: Option<bool>,
}

impl Type for Note {
    fn expected() -> String {
        "Note".to_owned()
    }

    fn convert(value: &Bound<'_, PyAny>) -> Result<Self, Wrong> {
        value.extract().map_err(|_| Wrong::Type(type_name(value)))
    }
}

impl Note {
    /// Returns a note with these fields; the others are zero or absent.
    fn new_cited(citation: Citation, code: impl ToString, message: impl ToString) -> Self {
        Note {
            code: code.to_string(),
            severity: None,
            message: message.to_string(),
            start: 0,
            end: 0,
            component: None,
            document: citation.document.to_string(),
            section: citation.section.to_owned(),
            fixed: None,
            safe: None,
        }
    }
}

value! {
    Note { code: String, severity: Option<String>, message: String, start: usize, end: usize, component: Option<String>, document: String, section: String, fixed: Option<Fixed>, safe: Option<bool> }

    fn __repr__(&self) -> String {
        let Note { code, start, end, message, .. } = self;
        format!("<Note {code} {start}:{end} {message}>")
    }
}

/// A prepared text: see ``prepare``.
#[pyclass(frozen, eq, hash, get_all, weakref, module = "iri_grammar")]
#[derive(PartialEq, Eq, Hash)]
pub struct Prepared {
    /// The result.
    pub text: String,
    /// Whether the result is an IRI reference.
    pub valid: bool,
    /// The URI reference that the result maps to; ``None`` if the result is not an IRI reference, or its
    /// host cannot be converted.
    pub uri: Option<String>,
    /// The changes, in order, with their positions in the original text.
    pub notes: Vec<Note>,
}

value! {
    Prepared { text: String, valid: bool, uri: Option<String>, notes: Vec<Note> }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        let state = if self.valid { "" } else { ", not valid" };
        format!("<Prepared {}{state}, {} notes>", mask_password(&self.text), self.notes.len())
    }
}

/// Makes a URI reference from a string that a user typed or copied (the IRI processing guidelines
/// of 2011, section 4), percent-encoded and with the host in ASCII. With ``to="iri"`` it makes an IRI
/// reference.
///
/// >>> from iri_grammar import prepare
/// >>> prepared = prepare(" http://résumé.example/a b#%")
/// >>> prepared.text, prepared.uri
/// ('http://xn--rsum-bpad.example/a%20b#%25', 'http://xn--rsum-bpad.example/a%20b#%25')
/// >>> [note.code for note in prepared.notes]
/// ['trimmed', 'space', 'host-converted', 'lone-percent']
/// >>> prepare(" http://résumé.example/a b", to="iri").text
/// 'http://résumé.example/a%20b'
#[pyfunction]
#[pyo3(signature = (text, /, to = Given::Absent), text_signature = "(text, /, to=\"uri\")")]
pub fn prepare(text: &Bound<'_, PyAny>, to: Given<'_>) -> PyResult<Prepared> {
    arguments! { "prepare"; to: Name = Name::Borrowed("uri") }
    Ok(prepare_text(&preparation(&to)?, &text_of(text, "prepare", "text")?))
}

/// Returns the preparation whose results are URIs or IRIs, by its name.
pub fn preparation(to: &str) -> PyResult<Preparation> {
    match to {
        "uri" => Ok(Preparation::new().iri_form(false)),
        "iri" => Ok(Preparation::new().iri_form(true)),
        _ => Err(PyValueError::new_err(format!("to is 'uri' or 'iri', not {to:?}"))),
    }
}

/// Prepares a text, with positions in characters.
pub fn prepare_text(preparation: &Preparation, text: &str) -> Prepared {
    let prepared = preparation.reference(text);
    let characters = Characters::new(text);
    let note = |note: &iri_grammar::preparation::Note| {
        let span = characters.span(note.span);
        // The error of the host says why its note was made, and cites the rule that is broken.
        let is_of_host = matches!(note.kind, NoteKind::Host | NoteKind::HostNoName);
        let error = prepared.host_error().filter(|_| is_of_host);
        let citation = error.map_or(note.citation(), HostError::citation);
        let message = error.map_or(note.to_string(), |error| format!("{note}: {error}"));
        Note {
            severity: Some(note.outcome().name().to_owned()),
            start: span.start,
            end: span.end,
            component: note.component.map(|component| component.to_string()),
            ..Note::new_cited(citation, note.kind.name(), message)
        }
    };
    Prepared {
        text: prepared.as_str().to_owned(),
        valid: prepared.iri().is_ok(),
        uri: prepared.uri().ok().map(|uri| uri.into_string()),
        notes: prepared.notes().iter().map(note).collect(),
    }
}

/// An identifier in running text: see ``find``.
#[pyclass(frozen, eq, hash, get_all, weakref, module = "iri_grammar")]
#[derive(PartialEq, Eq, Hash)]
pub struct Found {
    pub text: String,
    /// The position of its first character in the running text.
    pub start: usize,
    pub end: usize,
    /// Whether ``text`` is an identifier; false for a near miss.
    pub valid: bool,
    /// Whether the scheme of ``text`` was added to a suffix reference (RFC 3986 section 4.5).
    pub suffix: bool,
}

value! {
    Found { text: String, start: usize, end: usize, valid: bool, suffix: bool }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("<Found {}:{} {}>", self.start, self.end, mask_password(&self.text))
    }
}

/// The identifiers in running text. `suffix_references` also finds references that begin with "www.",
/// and completes them with "http://" (RFC 3986 section 4.5). `near_misses` also finds texts that look
/// like an identifier but are invalid; their ``valid`` is false.
///
/// >>> from iri_grammar import find
/// >>> [(found.text, found.start) for found in find("Siehe (http://example.org/résumé), bitte.")]
/// [('http://example.org/résumé', 7)]
#[pyfunction]
#[pyo3(
    signature = (text, /, suffix_references = Given::Absent, near_misses = Given::Absent),
    text_signature = "(text, /, suffix_references=False, near_misses=False)"
)]
pub fn find(
    text: &Bound<'_, PyAny>,
    suffix_references: Given<'_>,
    near_misses: Given<'_>,
) -> PyResult<Vec<Found>> {
    arguments! { "find"; suffix_references: bool = false, near_misses: bool = false }
    Ok(find_in(&finder(suffix_references, near_misses), &text_of(text, "find", "text")?).collect())
}

pub fn finder(suffix_references: bool, near_misses: bool) -> Finder<'static> {
    Finder::new().suffix_references(suffix_references).near_misses(near_misses)
}

/// Finds the identifiers in a text, with positions in characters.
pub fn find_in<'t>(finder: &'t Finder<'_>, text: &'t str) -> impl Iterator<Item = Found> + 't {
    finder.find(text).map(|found| Found {
        text: found.with_scheme().into_owned(),
        start: found.characters.start,
        end: found.characters.end,
        valid: found.valid,
        suffix: found.suffix,
    })
}

/// Finds what is valid but inadvisable in an IRI reference. The profile says whose advice to follow:
/// rfc3987, rfc3987bis, rfc3986, url-i18n-07, strict, security or quiet. What the grammar of the scheme
/// rejects is found, too: see ``iri schemes``.
///
/// >>> from iri_grammar import lint
/// >>> for note in lint("http://example.org:80/"):
/// ...     print(note.code, note.start, note.end, note.fixed, note.safe)
/// default-port 18 21 http://example.org/ True
#[pyfunction]
#[pyo3(
    signature = (text, /, profile = Given::Absent),
    text_signature = "(text, /, profile=\"rfc3987\")"
)]
pub fn lint(text: &Bound<'_, PyAny>, profile: Given<'_>) -> PyResult<Vec<Note>> {
    arguments! { "lint"; profile: Name = RFC3987 }
    let linter = linter(&profile)?;
    let characters = text_of(text, "lint", "text")?;
    let findings = findings(&linter, &characters);
    Ok(findings.map_err(|error| iri_error(text.py(), error, &characters))?.collect())
}

pub fn linter(profile: &str) -> PyResult<Linter> {
    let all = || LintProfile::ALL.map(LintProfile::name).join(", ");
    Ok(Linter::new(parse_name("profile", profile, all)?).with_rule(iri_schemes::lint_rule))
}

/// Returns the findings on an IRI reference, with positions in characters.
pub fn findings<'t>(
    linter: &Linter,
    text: &'t str,
) -> Result<impl Iterator<Item = Note> + use<'t>, Error> {
    let findings = linter.lint(text)?;
    // Computed only if there is a finding, as for few texts.
    let shared = LazyCell::new(move || (Characters::new(text), Arc::<str>::from(text)));
    Ok(findings.into_iter().map(move |finding| {
        let (characters, original) = &*shared;
        let span = characters.span(finding.span);
        let fix = finding.fix.as_ref();
        Note {
            severity: Some(finding.severity.name().to_owned()),
            start: span.start,
            end: span.end,
            component: Some(finding.component.to_string()),
            fixed: fix
                .map(|fix| Fixed::Later(original.clone(), fix.clone(), characters.span(fix.span))),
            safe: fix.map(|fix| matches!(fix.safety, iri_grammar::lint::Safety::Safe(_))),
            ..Note::new_cited(finding.citation(), finding.code.name(), &finding)
        }
    }))
}

/// How an IRI reference is displayed: see ``bidi``.
#[pyclass(frozen, eq, hash, get_all, weakref, module = "iri_grammar")]
#[derive(PartialEq, Eq, Hash)]
pub struct Bidi {
    /// The characters as displayed, from left to right.
    pub visual: String,
    /// The displayed characters in the order in which they are read aloud: the text itself, or
    /// another one that looks the same (RFC 3987 section 4.4).
    pub aloud: String,
    /// The formatting characters that must surround the text in other text, to display it like this.
    pub marks: String,
    /// The restrictions of RFC 3987 section 4.2 that the text breaks.
    pub violations: Vec<Note>,
}

value! {
    Bidi { visual: String, aloud: String, marks: String, violations: Vec<Note> }

    fn __repr__(&self) -> String {
        // In `visual`, the password can be at another position, so it is masked before the reordering.
        let visual = Visual::new(&mask_password(&self.aloud)).to_string();
        format!("<Bidi {visual}, {} violations>", self.violations.len())
    }
}

/// How an IRI reference with right-to-left characters is displayed, and which restrictions it breaks
/// (RFC 3987 section 4).
///
/// >>> from iri_grammar import bidi
/// >>> bidi("http://ab.אבג.ef/").visual, bidi("http://ab.אבג.ef/").aloud
/// ('http://ab.גבא.ef/', 'http://ab.אבג.ef/')
/// >>> bidi("http://אa.example/").violations[0].section
/// '4.2'
#[pyfunction]
#[pyo3(signature = (text, /))]
pub fn bidi(text: &Bound<'_, PyAny>) -> PyResult<Bidi> {
    let characters = text_of(text, "bidi", "text")?;
    let (bidi, violations) = bidi_and_violations(&characters)
        .map_err(|error| iri_error(text.py(), error, &characters))?;
    Ok(Bidi { violations: violations.collect(), ..bidi })
}

/// Returns how a text is displayed, and the restrictions of RFC 3987 section 4.2 that it breaks.
/// The list of restrictions inside [`Bidi`] is empty.
pub fn bidi_and_violations(text: &str) -> Result<(Bidi, impl Iterator<Item = Note>), Error> {
    let components = Grammar::Rfc3987.reference().components(text)?;
    let violations = Structure::new().each_violation(components).map(|violation| Note {
        start: violation.index,
        end: violation.index + 1,
        component: Some(violation.kind.name().to_owned()),
        ..Note::new_cited(violation.citation(), violation.restriction.name(), violation)
    });
    let visual = Visual::new(text).to_string();
    let marks = Context::default().marks_needed(text).name().to_owned();
    let bidi = Bidi { aloud: read_aloud(&visual), visual, marks, violations: Vec::new() };
    Ok((bidi, violations))
}
