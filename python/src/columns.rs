//! Functions over columns. The lock of the interpreter is released, and all cores work.

use crate::arrow::{Column, Pieces, Row, Texts};
use crate::error::{Reason, raised};
use crate::identifier::{about, is_text, text_of};
use crate::options::{converter, idn, ladder, named, rung, to_iri, to_uri};
use crate::rows::{Finding, Findings, Identifiers, ListOf, Preparations, Rows, Views};
use crate::text::{
    bidi_and_violations, finder, findings, found, linter, preparation, prepared, production,
};
use arrow_array::builder::{BooleanBuilder, LargeListBuilder, LargeStringBuilder, UInt32Builder};
use arrow_array::{ArrayRef, BooleanArray, StructArray, new_empty_array};
use arrow_schema::{DataType, Field, Fields};
use arrow_select::concat::concat;
use iri_grammar::kind;
use iri_grammar::ladder::{Ladder, LadderKind, Rung};
use iri_grammar::resolution::{Base, BaseKind, ReferenceTo};
use iri_grammar::{AnyError, Components, Error, Grammar, Identifier};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

/// The number of pieces of a column after which the interpreter is asked for signals.
const BLOCK: usize = 32;

/// A piece of at most this many texts is processed at once: to wake another thread takes longer.
const FEW: usize = 256;

/// Joins the arrays that `work` returns for the pieces of a column. `work` takes the texts of a piece.
fn over(
    values: &Bound<'_, PyAny>,
    empty: &DataType,
    work: impl Fn(&mut dyn Iterator<Item = Row<'_>>) -> ArrayRef + Sync,
) -> PyResult<Column> {
    let mut column = Pieces::of(values)?;
    let next = |py: Python<'_>| {
        let rows = column.ahead(py);
        Ok((rows, column.next(py, rows)?))
    };
    spread(values.py(), empty, next, |texts: Texts| work(&mut texts.rows()))
}

/// Joins the arrays that `work` returns for the pieces of two columns. `work` takes the pairs of texts
/// in the same row.
fn over_pairs(
    values: &Bound<'_, PyAny>,
    others: &Bound<'_, PyAny>,
    empty: &DataType,
    work: impl Fn(&mut dyn Iterator<Item = (Row<'_>, Row<'_>)>) -> ArrayRef + Sync,
) -> PyResult<Column> {
    let py = values.py();
    let (mut column, mut other) = (Pieces::of(values)?, Pieces::of(others)?);
    let rows = [column.len(py), other.len(py)];
    if rows[0] != rows[1] {
        let message = format!("the columns have {} and {} rows", rows[0], rows[1]);
        return Err(PyValueError::new_err(message));
    }
    // The columns may be divided into arrays of different lengths.
    let next = |py: Python<'_>| {
        let rows = column.ahead(py).min(other.ahead(py));
        Ok((rows, column.next(py, rows)?.zip(other.next(py, rows)?)))
    };
    spread(py, empty, next, |(one, other): (Texts, Texts)| work(&mut one.rows().zip(other.rows())))
}

/// Joins the arrays that `work` returns for the pieces. `next` returns a piece and its number of rows;
/// `None` at the end. One thread takes the texts of a list from the interpreter, while others work.
fn spread<P: Send>(
    py: Python<'_>,
    empty: &DataType,
    mut next: impl FnMut(Python<'_>) -> PyResult<(usize, Option<P>)> + Send,
    work: impl Fn(P) -> ArrayRef + Sync,
) -> PyResult<Column> {
    let (work, next) = (&work, &mut next);
    let pool = pool()?;
    let mut done = Vec::new();
    loop {
        py.check_signals()?;
        let mut block = [const { None }; BLOCK];
        // This thread waits for the others without the lock.
        py.detach(|| {
            pool.in_place_scope(|scope| {
                Python::attach(|py| {
                    for made in &mut block {
                        match next(py)? {
                            (rows, Some(piece)) if rows <= FEW => *made = Some(work(piece)),
                            (_, Some(piece)) => scope.spawn(|_| *made = Some(work(piece))),
                            (_, None) => break,
                        }
                    }
                    PyResult::Ok(())
                })
            })
        })?;
        let is_last = block[BLOCK - 1].is_none();
        done.extend(block.into_iter().flatten());
        if is_last {
            break;
        }
    }
    let whole = py.detach(|| match &done[..] {
        [] => Ok(new_empty_array(empty)),
        [array] => Ok(array.clone()),
        arrays => concat(&arrays.iter().map(|array| &**array).collect::<Vec<_>>()),
    });
    whole.map(Column).map_err(|error| PyValueError::new_err(error.to_string()))
}

/// The threads of this process. A forked process has none of them, and starts its own. No fork happens
/// in this function, because it holds the lock of the interpreter.
fn pool() -> PyResult<Arc<ThreadPool>> {
    static POOL: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);
    let mut pool = POOL.lock().unwrap_or_else(PoisonError::into_inner);
    let process = std::process::id();
    match &*pool {
        Some((of, threads)) if *of == process => return Ok(threads.clone()),
        // To drop the pool of the parent process would wait for threads that this process lacks.
        _ => std::mem::forget(pool.take()),
    }
    let threads = ThreadPoolBuilder::new().build();
    let threads = Arc::new(threads.map_err(|error| PyRuntimeError::new_err(error.to_string()))?);
    *pool = Some((process, threads.clone()));
    Ok(threads)
}

/// Whether the production accepts each text; null for a null.
#[pyfunction]
pub fn valid(values: &Bound<'_, PyAny>, grammar: &str, rule: Option<&str>) -> PyResult<Column> {
    let production = production(grammar, rule)?;
    over(values, &DataType::Boolean, |texts| {
        let valid =
            texts.map(|row| row.map(|text| text.is_ok_and(|text| production.matches(text))));
        Arc::new(valid.collect::<BooleanArray>())
    })
}

/// The text that `part` writes for each text, null for an error. With `errors`, the errors instead.
fn mapped<E: Into<AnyError>>(
    values: &Bound<'_, PyAny>,
    errors: bool,
    part: impl Fn(&str, &mut String) -> Result<(), E> + Sync,
) -> PyResult<Column> {
    if errors {
        return errors_of(values, |text| part(text, &mut String::new()).map_err(Into::into));
    }
    over(values, &DataType::LargeUtf8, |texts| {
        let rows = texts.size_hint().0;
        let mut made = LargeStringBuilder::with_capacity(rows, 64 * rows);
        let mut buffer = String::new();
        for row in texts {
            buffer.clear();
            match row.and_then(Result::ok).and_then(|text| part(text, &mut buffer).ok()) {
                Some(()) => made.append_value(&buffer),
                None => made.append_null(),
            }
        }
        made.finish()
    })
}

/// The rows that `push` adds for the texts, null for an error. With `errors`, the errors instead:
/// `push` then gets `None` in place of the rows.
fn rows<R: Rows, E: Into<AnyError>>(
    values: &Bound<'_, PyAny>,
    errors: bool,
    push: impl Fn(&str, Option<&mut R>) -> Result<(), E> + Sync,
) -> PyResult<Column> {
    if errors {
        return errors_of(values, |text| push(text, None).map_err(Into::into));
    }
    over(values, &R::data_type(), |texts| {
        let mut rows = R::default();
        for row in texts {
            let text = row.and_then(Result::ok);
            if text.and_then(|text| push(text, Some(&mut rows)).ok()).is_none() {
                rows.push(None);
            }
        }
        rows.finish()
    })
}

type Part = fn(Components<'_>) -> Option<&str>;

/// The components, and the parts of an authority.
const PARTS: [(&str, Part); 8] = [
    ("scheme", |it| it.scheme()),
    ("authority", |it| it.authority().map(|authority| authority.text())),
    ("userinfo", |it| it.userinfo()),
    ("host", |it| it.host().map(|host| host.text())),
    ("port", |it| it.port()),
    ("path", |it| Some(it.path().text())),
    ("query", |it| it.query()),
    ("fragment", |it| it.fragment()),
];

/// The components of each text as a struct; null for a text that the production rejects.
#[pyfunction]
pub fn components(
    values: &Bound<'_, PyAny>,
    grammar: &str,
    rule: Option<&str>,
) -> PyResult<Column> {
    let production = production(grammar, rule)?;
    if !production.is_identifier() {
        let message = format!("{production} has no components; a rule of whole identifiers has");
        return Err(PyValueError::new_err(message));
    }
    let fields: Fields =
        PARTS.iter().map(|(name, _)| Field::new(*name, DataType::LargeUtf8, true)).collect();
    over(values, &DataType::Struct(fields.clone()), |texts| {
        let rows = texts.size_hint().0;
        let mut columns = PARTS.map(|_| LargeStringBuilder::with_capacity(rows, 8 * rows));
        let mut valid = Vec::with_capacity(rows);
        for text in texts {
            let components = text.and_then(|text| production.components(text.ok()?).ok());
            valid.push(components.is_some());
            for ((_, part), column) in PARTS.iter().zip(&mut columns) {
                column.append_option(components.and_then(part));
            }
        }
        let columns = columns.map(Rows::finish);
        Arc::new(StructArray::new(fields.clone(), columns.into(), Some(valid.into())))
    })
}

/// The error of each text as a struct; null for a text that the production accepts.
#[pyfunction]
pub fn errors(values: &Bound<'_, PyAny>, grammar: &str, rule: Option<&str>) -> PyResult<Column> {
    let production = production(grammar, rule)?;
    errors_of(values, |text| production.check(text).map_err(Into::into))
}

/// The error of each text as a struct; null for a null, and for a text that `check` accepts.
fn errors_of(
    values: &Bound<'_, PyAny>,
    check: impl Fn(&str) -> Result<(), AnyError> + Sync,
) -> PyResult<Column> {
    over(values, &Errors::data_type(), |texts| {
        let mut errors = Errors::default();
        for row in texts {
            errors.push(row.and_then(|text| match text {
                Ok(text) => check(text).err().map(|error| Reason::of(&error, text)),
                Err(octets) => Some(Reason::of_octets(octets)),
            }));
        }
        errors.finish()
    })
}

#[derive(Default)]
struct Errors {
    texts: [LargeStringBuilder; 6],
    places: [UInt32Builder; 2],
    allowed: LargeListBuilder<LargeStringBuilder>,
    valid: Vec<bool>,
}

impl Errors {
    const TEXTS: [&str; 6] = ["production", "character", "found", "document", "section", "message"];

    fn fields() -> Fields {
        let texts = Self::TEXTS.map(|name| Field::new(name, DataType::LargeUtf8, true));
        let places = ["position", "end"].map(|name| Field::new(name, DataType::UInt32, true));
        let item = Arc::new(Field::new("item", DataType::LargeUtf8, true));
        let allowed = Field::new("allowed", DataType::LargeList(item), true);
        texts.into_iter().chain(places).chain([allowed]).collect()
    }

    fn structs(self) -> StructArray {
        let (texts, places) = (self.texts.map(Rows::finish), self.places.map(Rows::finish));
        let mut allowed = self.allowed;
        let allowed: ArrayRef = Arc::new(allowed.finish());
        let columns = texts.into_iter().chain(places).chain([allowed]);
        StructArray::new(Self::fields(), columns.collect(), Some(self.valid.into()))
    }
}

impl Rows for Errors {
    type Row = Reason;

    fn data_type() -> DataType {
        DataType::Struct(Self::fields())
    }

    fn push(&mut self, reason: Option<Reason>) {
        self.valid.push(reason.is_some());
        let Some(reason) = reason else {
            self.texts.iter_mut().for_each(LargeStringBuilder::append_null);
            self.places.iter_mut().for_each(UInt32Builder::append_null);
            self.allowed.append_null();
            return;
        };
        let [character, found] = [reason.character, reason.found].map(|it| it.map(String::from));
        let document = reason.citation.map(|citation| citation.document.to_string());
        let texts = [
            reason.production,
            character.as_deref(),
            found.as_deref(),
            document.as_deref(),
            reason.citation.map(|citation| citation.section),
            Some(&*reason.message),
        ];
        for (column, text) in self.texts.iter_mut().zip(texts) {
            column.append_option(text);
        }
        let place = reason.place.map(|place| [place.start, place.end].map(|place| place as u32));
        for (index, column) in self.places.iter_mut().enumerate() {
            column.append_option(place.map(|place| place[index]));
        }
        self.allowed.append_value(reason.allowed.into_iter().map(Some));
    }

    fn finish(self) -> ArrayRef {
        Arc::new(self.structs())
    }
}

/// Each reference normalized up to a rung of the ladder, or with `alone` by this rung only; null for an
/// error.
#[pyfunction]
#[allow(clippy::too_many_arguments)]
pub fn normalize(
    values: &Bound<'_, PyAny>,
    rung: &str,
    grammar: &str,
    percent: &str,
    idna: Option<&str>,
    keep_rootless: bool,
    alone: bool,
    errors: bool,
) -> PyResult<Column> {
    let rung = self::rung(rung)?;
    let ladder = ladder(Ladder::new(), percent, idna, keep_rootless)?;
    match references(grammar)? {
        Grammar::Rfc3986 => climbed::<kind::UriReference>(values, &ladder, rung, alone, errors),
        _ => climbed::<kind::IriReference>(values, &ladder, rung, alone, errors),
    }
}

/// The grammar of the four types: RFC 3986 or RFC 3987.
fn references(grammar: &str) -> PyResult<Grammar> {
    let known: Grammar = named("grammar", grammar, || "rfc3986, rfc3987".to_owned())?;
    match known {
        Grammar::Rfc3986 | Grammar::Rfc3987 => Ok(known),
        _ => Err(PyValueError::new_err(format!("the grammar is rfc3986 or rfc3987, not {known}"))),
    }
}

fn climbed<K: LadderKind>(
    values: &Bound<'_, PyAny>,
    ladder: &Ladder<'_>,
    rung: Rung,
    alone: bool,
    errors: bool,
) -> PyResult<Column> {
    mapped(values, errors, |text, made| -> Result<(), AnyError> {
        let identifier = Identifier::<K, &str>::new(text)?;
        let normalized = match alone {
            true => ladder.apply(rung, &identifier),
            false => ladder.climb(rung, &identifier),
        };
        made.push_str(normalized?.identifier.as_str());
        Ok(())
    })
}

/// Whether the identifiers in a row are equivalent; null if one of them is invalid or relative. `other`
/// is a text or a column.
#[pyfunction]
pub fn equivalent(
    values: &Bound<'_, PyAny>,
    other: &Bound<'_, PyAny>,
    rung: &str,
    grammar: &str,
    idna: Option<&str>,
    errors: bool,
) -> PyResult<Column> {
    let rung = self::rung(rung)?;
    let ladder = idn(Ladder::for_comparison(), idna)?;
    match references(grammar)? {
        Grammar::Rfc3986 => compared_to::<kind::UriReference>(values, other, &ladder, rung, errors),
        _ => compared_to::<kind::IriReference>(values, other, &ladder, rung, errors),
    }
}

fn compared_to<K: LadderKind>(
    values: &Bound<'_, PyAny>,
    other: &Bound<'_, PyAny>,
    ladder: &Ladder<'_>,
    rung: Rung,
    errors: bool,
) -> PyResult<Column> {
    let truths = |pairs: &mut dyn Iterator<Item = (Row<'_>, Row<'_>)>| {
        let mut truths = BooleanBuilder::new();
        for (one, other) in pairs {
            let pair = one.zip(other).map(|(one, other)| pair::<K>(ladder, rung, one, other));
            truths.append_option(pair.and_then(Result::ok));
        }
        truths.finish()
    };
    let reasons = |pairs: &mut dyn Iterator<Item = (Row<'_>, Row<'_>)>| {
        errors_of_pairs(pairs, |one, other| pair::<K>(ladder, rung, one, other).map(drop))
    };
    let (empty, work): (_, &Work<'_>) = match errors {
        true => (ErrorsOfPairs::data_type(), &reasons),
        false => (DataType::Boolean, &truths),
    };
    if !is_text(other) {
        return over_pairs(values, other, &empty, work);
    }
    // An error of this one text is raised by the call.
    let py = values.py();
    let text = text_of(other)?;
    let one = Identifier::<K, &str>::new(&text).map_err(|error| raised(py, error, &text))?;
    ladder.equivalent(&one, &one, rung).map_err(|error| raised(py, error, &text))?;
    over(values, &empty, |texts| work(&mut texts.map(|row| (row, Some(Ok(&*text))))))
}

type Work<'w> = dyn Fn(&mut dyn Iterator<Item = (Row<'_>, Row<'_>)>) -> ArrayRef + Sync + 'w;

/// A row that is not null.
type Given<'t> = Result<&'t str, &'t [u8]>;

/// The error of each pair with the text that it is about; null for a pair that `check` accepts, or that
/// has a null.
fn errors_of_pairs(
    pairs: &mut dyn Iterator<Item = (Row<'_>, Row<'_>)>,
    check: impl for<'t> Fn(Given<'t>, Given<'t>) -> Result<(), Refused<'t>>,
) -> ArrayRef {
    let mut errors = ErrorsOfPairs::default();
    for (one, other) in pairs {
        let refused = one.zip(other).and_then(|(one, other)| check(one, other).err());
        errors.push(refused.map(Refused::into_row));
    }
    errors.finish()
}

/// The text that `part` writes for each text and the base in its row, null for an error. With `errors`,
/// the errors instead.
fn mapped_from<B: BaseKind>(
    bases: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    errors: bool,
    part: impl Fn(&Base<B, &str>, &str, &mut String) -> Result<(), AnyError> + Sync,
) -> PyResult<Column> {
    fn of_pair<'t, B: BaseKind>(
        value: Given<'t>,
        base: Given<'t>,
        made: &mut String,
        part: impl Fn(&Base<B, &str>, &str, &mut String) -> Result<(), AnyError>,
    ) -> Result<(), Refused<'t>> {
        let refused = |error: AnyError, text| Refused::Text(Box::new(error), text);
        let (text, value) = (base.map_err(Refused::Octets)?, value.map_err(Refused::Octets)?);
        let base = Identifier::<B, &str>::new(text).map_err(|error| refused(error.into(), text))?;
        part(&Base::new(base), value, made).map_err(|error| refused(error, value))
    }
    if errors {
        return over_pairs(values, bases, &ErrorsOfPairs::data_type(), |pairs| {
            errors_of_pairs(pairs, |value, base| of_pair(value, base, &mut String::new(), &part))
        });
    }
    over_pairs(values, bases, &DataType::LargeUtf8, |pairs| {
        let mut targets = LargeStringBuilder::new();
        let mut buffer = String::new();
        for (value, base) in pairs {
            buffer.clear();
            let pair = value.zip(base);
            match pair.and_then(|(value, base)| of_pair(value, base, &mut buffer, &part).ok()) {
                Some(()) => targets.append_value(&buffer),
                None => targets.append_null(),
            }
        }
        targets.finish()
    })
}

/// The error of one text of a pair.
enum Refused<'t> {
    Text(Box<AnyError>, &'t str),
    Octets(&'t [u8]),
}

impl Refused<'_> {
    /// The row of [`ErrorsOfPairs`]: the reason, and the text.
    fn into_row(self) -> (Reason, Option<String>) {
        match self {
            Refused::Text(error, text) => (Reason::of(&error, text), Some(text.to_owned())),
            Refused::Octets(octets) => (Reason::of_octets(octets), None),
        }
    }
}

fn pair<'t, K: LadderKind>(
    ladder: &Ladder<'_>,
    rung: Rung,
    one: Result<&'t str, &'t [u8]>,
    other: Result<&'t str, &'t [u8]>,
) -> Result<bool, Refused<'t>> {
    let refused = |error: AnyError, text| Refused::Text(Box::new(error), text);
    let identifier =
        |text| Identifier::<K, &str>::new(text).map_err(|error| refused(error.into(), text));
    let (one, other) = (one.map_err(Refused::Octets)?, other.map_err(Refused::Octets)?);
    ladder.equivalent(&identifier(one)?, &identifier(other)?, rung).map_err(|error| {
        let text = about(&error, one, other);
        refused(error.into(), text)
    })
}

/// Errors with the text that each is about.
#[derive(Default)]
struct ErrorsOfPairs {
    errors: Errors,
    texts: LargeStringBuilder,
}

impl ErrorsOfPairs {
    fn fields() -> Fields {
        let text = Arc::new(Field::new("text", DataType::LargeUtf8, true));
        Errors::fields().iter().cloned().chain([text]).collect()
    }
}

impl Rows for ErrorsOfPairs {
    type Row = (Reason, Option<String>);

    fn data_type() -> DataType {
        DataType::Struct(Self::fields())
    }

    fn push(&mut self, row: Option<Self::Row>) {
        let (reason, text) = row.unzip();
        self.errors.push(reason);
        self.texts.append_option(text.flatten());
    }

    fn finish(self) -> ArrayRef {
        let (_, mut columns, valid) = self.errors.structs().into_parts();
        columns.push(self.texts.finish());
        Arc::new(StructArray::new(Self::fields(), columns, valid))
    }
}

/// The target of each reference; null for an error. The base is a text or a column.
#[pyfunction]
pub fn resolve(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    grammar: &str,
    errors: bool,
) -> PyResult<Column> {
    match references(grammar)? {
        Grammar::Rfc3986 => resolved::<kind::Uri>(base, values, errors),
        _ => resolved::<kind::Iri>(base, values, errors),
    }
}

fn resolved<B: BaseKind + Sync>(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    errors: bool,
) -> PyResult<Column> {
    let target = |base: &Base<B, &str>, text: &str, made: &mut String| {
        base.resolve_text_into(text, made).map(drop).map_err(AnyError::from)
    };
    from_bases(base, values, errors, target)
}

/// The text that `part` writes for each text and its base: the only base, or that in its row.
fn from_bases<B: BaseKind + Sync>(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    errors: bool,
    part: impl Fn(&Base<B, &str>, &str, &mut String) -> Result<(), AnyError> + Sync,
) -> PyResult<Column> {
    if !is_text(base) {
        return mapped_from(base, values, errors, part);
    }
    let text = text_of(base)?;
    let base = Identifier::<B, &str>::new(&text);
    let base = Base::new(base.map_err(|error| raised(values.py(), error, &text))?);
    mapped(values, errors, |text, made| part(&base, text, made))
}

/// For each target, a reference that resolves to it; null for an error. The base is a text or a column.
#[pyfunction]
pub fn relative(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    grammar: &str,
    errors: bool,
) -> PyResult<Column> {
    match references(grammar)? {
        Grammar::Rfc3986 => shortened::<kind::Uri>(base, values, errors),
        _ => shortened::<kind::Iri>(base, values, errors),
    }
}

fn shortened<B: BaseKind + ReferenceTo<B> + Sync>(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    errors: bool,
) -> PyResult<Column> {
    let reference = |base: &Base<B, &str>, text: &str, made: &mut String| {
        let target = Identifier::<B, &str>::new(text)?;
        made.push_str(base.relative(&target)?.as_str());
        Ok(())
    };
    from_bases(base, values, errors, reference)
}

/// The URI reference that each IRI reference maps to; null for an error.
#[pyfunction]
#[pyo3(name = "to_uri")]
pub fn column_to_uri(
    values: &Bound<'_, PyAny>,
    host: Option<&str>,
    errors: bool,
) -> PyResult<Column> {
    let to_uri = to_uri(host)?;
    mapped(values, errors, |text, made| {
        to_uri.reference(text).map(|mapped| made.push_str(mapped.as_str()))
    })
}

/// The IRI reference that each URI reference converts to; null for an error.
#[pyfunction]
#[pyo3(name = "to_iri")]
pub fn column_to_iri(
    values: &Bound<'_, PyAny>,
    host: Option<&str>,
    errors: bool,
) -> PyResult<Column> {
    let to_iri = to_iri(host)?;
    mapped(values, errors, |text, made| to_iri.reference(text).map(|mapped| made.push_str(&mapped)))
}

/// Each host name in its ASCII or Unicode form; null for an error.
#[pyfunction]
#[pyo3(name = "host")]
pub fn column_host(
    values: &Bound<'_, PyAny>,
    profile: &str,
    to: &str,
    errors: bool,
) -> PyResult<Column> {
    let convert = converter(profile, to)?;
    mapped(values, errors, |name, made| convert(name).map(|name| made.push_str(&name)))
}

/// Each text prepared as an IRI reference.
#[pyfunction]
#[pyo3(name = "prepare")]
pub fn column_prepare(values: &Bound<'_, PyAny>, to: &str, errors: bool) -> PyResult<Column> {
    let preparation = preparation(to)?;
    rows::<Preparations, Infallible>(values, errors, |text, rows| {
        if let Some(rows) = rows {
            rows.push(Some(prepared(&preparation, text)));
        }
        Ok(())
    })
}

/// The identifiers in each text.
#[pyfunction]
#[pyo3(name = "find")]
pub fn column_find(
    values: &Bound<'_, PyAny>,
    suffix_references: bool,
    near_misses: bool,
    errors: bool,
) -> PyResult<Column> {
    let finder = finder(suffix_references, near_misses);
    rows::<ListOf<Identifiers>, Infallible>(values, errors, |text, rows| {
        if let Some(rows) = rows {
            rows.push_each(found(&finder, text));
        }
        Ok(())
    })
}

/// The findings on each reference; null for a text that is not a reference.
#[pyfunction]
#[pyo3(name = "lint")]
pub fn column_lint(values: &Bound<'_, PyAny>, profile: &str, errors: bool) -> PyResult<Column> {
    let linter = linter(profile)?;
    rows::<ListOf<Findings>, Error>(values, errors, |text, rows| {
        let findings = findings(&linter, text)?.map(Finding::from);
        if let Some(rows) = rows {
            rows.push_each(findings);
        }
        Ok(())
    })
}

/// The display of each reference; null for a text that is not a reference.
#[pyfunction]
#[pyo3(name = "bidi")]
pub fn column_bidi(values: &Bound<'_, PyAny>, errors: bool) -> PyResult<Column> {
    rows::<Views, Error>(values, errors, |text, rows| {
        let (bidi, violations) = bidi_and_violations(text)?;
        if let Some(rows) = rows {
            rows.push_with(bidi, violations);
        }
        Ok(())
    })
}
