//! Functions over columns. They release the lock of the interpreter, and use all cores.

use crate::arguments::{Name, arguments, text_of};
use crate::arrow::{Column, Pieces, Row, Texts};
use crate::error::{Reason, iri_error};
use crate::identifier::{is_text, text_of_error};
use crate::options::{converter, ladder, parse_name, resolver, rung, to_iri, to_uri, with_idna};
use crate::rows::{Finding, Findings, Identifiers, ListOf, NamedParts, Preparations, Rows, Views};
use crate::schemes::{checked, named_parts};
use crate::text::{
    bidi_and_violations, find_in, finder, findings, linter, preparation, prepare_text, production,
};
use arrow_array::builder::{BooleanBuilder, LargeListBuilder, LargeStringBuilder, UInt32Builder};
use arrow_array::{ArrayRef, BooleanArray, StructArray, new_empty_array};
use arrow_schema::{DataType, Field, Fields};
use arrow_select::concat::concat;
use iri_grammar::kind;
use iri_grammar::ladder::{Ladder, LadderKind, Rung};
use iri_grammar::resolution::{Base, BaseKind, ReferenceTo, Resolver};
use iri_grammar::{AnyError, Components, Error, Grammar, Identifier};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

/// The number of pieces of a column after which the interpreter is asked for signals.
const BLOCK: usize = 32;

/// A piece of at most this many texts is processed by the current thread, because waking another one
/// would take longer.
const FEW: usize = 256;

/// Joins the arrays that `work` returns for the pieces of a column. `work` takes the texts of a
/// piece: `None` for a null, `Err` for octets that are not UTF-8. `empty` is the type of the result
/// for a column without rows.
fn map_column(
    values: &Bound<'_, PyAny>,
    empty: &DataType,
    work: impl Fn(&mut dyn Iterator<Item = Row<'_>>) -> ArrayRef + Sync,
) -> PyResult<Column> {
    let mut column = Pieces::of(values)?;
    let next = |py: Python<'_>| {
        let rows = column.max_next(py);
        Ok((rows, column.next(py, rows)?))
    };
    spread(values.py(), empty, next, |texts: Texts| work(&mut texts.rows()))
}

/// Joins the arrays that `work` returns for the pieces of two columns with the same number of rows.
/// `work` takes the pairs of texts in the same row. `empty` is the type of the result for columns
/// without rows.
fn map_pairs(
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
        let rows = column.max_next(py).min(other.max_next(py));
        Ok((rows, column.next(py, rows)?.zip(other.next(py, rows)?)))
    };
    spread(py, empty, next, |(one, other): (Texts, Texts)| work(&mut one.rows().zip(other.rows())))
}

/// Joins the arrays that `work` returns for the pieces. `next` returns a piece and its number of
/// rows; `None` at the end. `empty` is the type of the result if there is no piece. One thread
/// takes the texts of a list from the interpreter, while others work.
fn spread<P: Send>(
    py: Python<'_>,
    empty: &DataType,
    mut next: impl FnMut(Python<'_>) -> PyResult<(usize, Option<P>)> + Send,
    work: impl Fn(P) -> ArrayRef + Sync,
) -> PyResult<Column> {
    let (work, next) = (&work, &mut next);
    let pool = pool()?;
    let mut results = Vec::new();
    loop {
        py.check_signals()?;
        let mut block = [const { None }; BLOCK];
        // This thread waits for the others without the lock.
        py.detach(|| {
            pool.in_place_scope(|scope| {
                Python::attach(|py| {
                    for result in &mut block {
                        // For few rows it would take longer to wake another thread.
                        match next(py)? {
                            (rows, Some(piece)) if rows <= FEW => *result = Some(work(piece)),
                            (_, Some(piece)) => scope.spawn(|_| *result = Some(work(piece))),
                            (_, None) => break,
                        }
                    }
                    PyResult::Ok(())
                })
            })
        })?;
        let is_last = block[BLOCK - 1].is_none();
        results.extend(block.into_iter().flatten());
        if is_last {
            break;
        }
    }
    let whole = py.detach(|| match &results[..] {
        [] => Ok(new_empty_array(empty)),
        [array] => Ok(array.clone()),
        arrays => concat(&arrays.iter().map(|array| &**array).collect::<Vec<_>>()),
    });
    whole.map(Column).map_err(|error| PyValueError::new_err(error.to_string()))
}

/// Returns the threads of this process. A forked process lacks the threads of its parent, and starts
/// its own. No fork happens in this function, because it holds the lock of the interpreter.
fn pool() -> PyResult<Arc<ThreadPool>> {
    static POOL: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);
    let mut pool = POOL.lock().unwrap_or_else(PoisonError::into_inner);
    let process = std::process::id();
    match &*pool {
        Some((owner, threads)) if *owner == process => return Ok(threads.clone()),
        // Dropping the pool of the parent process would wait for threads that this process lacks.
        _ => std::mem::forget(pool.take()),
    }
    let threads = ThreadPoolBuilder::new().build();
    let threads = Arc::new(threads.map_err(|error| PyRuntimeError::new_err(error.to_string()))?);
    *pool = Some((process, threads.clone()));
    Ok(threads)
}

/// Returns whether the production accepts each text; null for a null.
#[pyfunction]
pub fn valid(
    values: &Bound<'_, PyAny>,
    grammar: &Bound<'_, PyAny>,
    rule: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "valid"; grammar: Name, rule: Option<Name> }
    let production = production(&grammar, rule.as_deref())?;
    map_column(values, &DataType::Boolean, |texts| {
        let valid =
            texts.map(|row| row.map(|text| text.is_ok_and(|text| production.matches(text))));
        Arc::new(valid.collect::<BooleanArray>())
    })
}

/// Returns the result that `write` writes for each text, null for an error. If `explain`, returns the
/// errors instead.
fn map_texts<E: Into<AnyError>>(
    values: &Bound<'_, PyAny>,
    explain: bool,
    write: impl Fn(&str, &mut String) -> Result<(), E> + Sync,
) -> PyResult<Column> {
    if explain {
        return errors_of(values, |text| write(text, &mut String::new()).map_err(Into::into));
    }
    map_column(values, &DataType::LargeUtf8, |texts| {
        let rows = texts.size_hint().0;
        let mut results = LargeStringBuilder::with_capacity(rows, 64 * rows);
        let mut buffer = String::new();
        for row in texts {
            buffer.clear();
            // Null also for a null, and for octets that are not UTF-8.
            match row.and_then(Result::ok).and_then(|text| write(text, &mut buffer).ok()) {
                Some(()) => results.append_value(&buffer),
                None => results.append_null(),
            }
        }
        results.finish()
    })
}

/// Returns the rows that `push` adds for the texts, null for an error. If `explain`, returns the errors
/// instead: `push` then gets `None` in place of the rows.
fn map_rows<R: Rows, E: Into<AnyError>>(
    values: &Bound<'_, PyAny>,
    explain: bool,
    push: impl Fn(&str, Option<&mut R>) -> Result<(), E> + Sync,
) -> PyResult<Column> {
    if explain {
        return errors_of(values, |text| push(text, None).map_err(Into::into));
    }
    map_column(values, &R::data_type(), |texts| {
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

/// Returns one part of an identifier.
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

/// Returns the components of each text as a struct; null for a text that the production rejects.
#[pyfunction]
pub fn components(
    values: &Bound<'_, PyAny>,
    grammar: &Bound<'_, PyAny>,
    rule: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "components"; grammar: Name, rule: Option<Name> }
    let production = production(&grammar, rule.as_deref())?;
    if !production.is_identifier() {
        let message = format!("{production} has no components; a rule of whole identifiers has");
        return Err(PyValueError::new_err(message));
    }
    let fields: Fields =
        PARTS.iter().map(|(name, _)| Field::new(*name, DataType::LargeUtf8, true)).collect();
    map_column(values, &DataType::Struct(fields.clone()), |texts| {
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

/// Returns the error of each text as a struct; null for a text that the production accepts.
#[pyfunction]
pub fn errors(
    values: &Bound<'_, PyAny>,
    grammar: &Bound<'_, PyAny>,
    rule: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "errors"; grammar: Name, rule: Option<Name> }
    let production = production(&grammar, rule.as_deref())?;
    errors_of(values, |text| production.check(text).map_err(Into::into))
}

/// Returns whether each text is an IRI reference that the grammar of its scheme accepts, too; null for a null.
#[pyfunction]
pub fn scheme_valid(values: &Bound<'_, PyAny>) -> PyResult<Column> {
    map_column(values, &DataType::Boolean, |texts| {
        let valid = texts.map(|row| row.map(|text| text.is_ok_and(|text| checked(text).is_ok())));
        Arc::new(valid.collect::<BooleanArray>())
    })
}

/// Returns why the grammar of RFC 3987, or that of the scheme, rejects each text; null for one that both
/// accept.
#[pyfunction]
pub fn scheme_errors(values: &Bound<'_, PyAny>) -> PyResult<Column> {
    reasons_of(values, |text| checked(text).err())
}

/// Returns the named parts of each identifier; null for one that is rejected. If `explain`, returns the errors
/// instead.
#[pyfunction]
pub fn scheme_parts(values: &Bound<'_, PyAny>, explain: &Bound<'_, PyAny>) -> PyResult<Column> {
    arguments! { "scheme_parts"; explain: bool }
    if explain {
        return scheme_errors(values);
    }
    map_column(values, &ListOf::<NamedParts>::data_type(), |texts| {
        let mut rows = ListOf::<NamedParts>::default();
        for row in texts {
            rows.push(row.and_then(Result::ok).and_then(|text| named_parts(text).ok()));
        }
        rows.finish()
    })
}

/// Returns the error of each text as a struct; null for a null, and for a text that `check` accepts.
fn errors_of(
    values: &Bound<'_, PyAny>,
    check: impl Fn(&str) -> Result<(), AnyError> + Sync,
) -> PyResult<Column> {
    reasons_of(values, |text| check(text).err().map(|error| Reason::of(&error, text)))
}

/// Returns the reason of each text as a struct; null for a null, and for a text without a reason.
fn reasons_of(
    values: &Bound<'_, PyAny>,
    reason: impl Fn(&str) -> Option<Reason> + Sync,
) -> PyResult<Column> {
    map_column(values, &Errors::data_type(), |texts| {
        let mut errors = Errors::default();
        for row in texts {
            errors.push(row.and_then(|text| match text {
                Ok(text) => reason(text),
                Err(octets) => Some(Reason::of_octets(octets)),
            }));
        }
        errors.finish()
    })
}

/// A builder of structs with the fields of errors.
#[derive(Default)]
struct Errors {
    /// The fields of [`Errors::TEXTS`].
    texts: [LargeStringBuilder; 6],
    /// The start and the end, in characters.
    positions: [UInt32Builder; 2],
    allowed: LargeListBuilder<LargeStringBuilder>,
    valid: Vec<bool>,
}

impl Errors {
    const TEXTS: [&str; 6] = ["production", "character", "found", "document", "section", "message"];

    fn fields() -> Fields {
        let texts = Self::TEXTS.map(|name| Field::new(name, DataType::LargeUtf8, true));
        let positions = ["position", "end"].map(|name| Field::new(name, DataType::UInt32, true));
        let item = Arc::new(Field::new("item", DataType::LargeUtf8, true));
        let allowed = Field::new("allowed", DataType::LargeList(item), true);
        texts.into_iter().chain(positions).chain([allowed]).collect()
    }

    /// Returns the array of all rows.
    fn into_array(self) -> StructArray {
        let (texts, positions) = (self.texts.map(Rows::finish), self.positions.map(Rows::finish));
        let mut allowed = self.allowed;
        let allowed: ArrayRef = Arc::new(allowed.finish());
        let columns = texts.into_iter().chain(positions).chain([allowed]);
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
            self.positions.iter_mut().for_each(UInt32Builder::append_null);
            self.allowed.append_null();
            return;
        };
        let [character, found] = [reason.character, reason.found].map(|it| it.map(String::from));
        let document = reason.citation.map(|citation| citation.document.to_string());
        // In the order of `TEXTS`.
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
        let ends = reason.span.map(|span| [span.start as u32, span.end as u32]);
        for (index, column) in self.positions.iter_mut().enumerate() {
            column.append_option(ends.map(|ends| ends[index]));
        }
        self.allowed.append_value(reason.allowed.into_iter().map(Some));
    }

    fn finish(self) -> ArrayRef {
        Arc::new(self.into_array())
    }
}

/// Normalizes each reference by all rungs of the ladder up to `rung`, or if `alone`, by this rung
/// only; null for an error. If `explain`, returns the errors instead. The other options are those of
/// [`ladder`].
#[pyfunction]
#[allow(clippy::too_many_arguments)]
pub fn normalize(
    values: &Bound<'_, PyAny>,
    rung: &Bound<'_, PyAny>,
    grammar: &Bound<'_, PyAny>,
    percent: &Bound<'_, PyAny>,
    idna: &Bound<'_, PyAny>,
    keep_rootless: &Bound<'_, PyAny>,
    alone: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "normalize"; rung: Name, grammar: Name, percent: Name, idna: Option<Name>, keep_rootless: bool, alone: bool, explain: bool }
    let rung = self::rung(&rung)?;
    let ladder = ladder(Ladder::new(), &percent, idna.as_deref(), keep_rootless)?;
    match reference_grammar(&grammar)? {
        Grammar::Rfc3986 => {
            normalize_as::<kind::UriReference>(values, &ladder, rung, alone, explain)
        }
        _ => normalize_as::<kind::IriReference>(values, &ladder, rung, alone, explain),
    }
}

/// Returns the grammar of this name, which must be that of RFC 3986 or of RFC 3987: only these have
/// types of identifiers.
fn reference_grammar(grammar: &str) -> PyResult<Grammar> {
    let known: Grammar = parse_name("grammar", grammar, || "rfc3986, rfc3987".to_owned())?;
    match known {
        Grammar::Rfc3986 | Grammar::Rfc3987 => Ok(known),
        _ => Err(PyValueError::new_err(format!("the grammar is rfc3986 or rfc3987, not {known}"))),
    }
}

/// Normalizes references of one kind: see `normalize`.
fn normalize_as<K: LadderKind>(
    values: &Bound<'_, PyAny>,
    ladder: &Ladder<'_>,
    rung: Rung,
    alone: bool,
    explain: bool,
) -> PyResult<Column> {
    map_texts(values, explain, |text, result| -> Result<(), AnyError> {
        let identifier = Identifier::<K, &str>::new(text)?;
        let normalized =
            if alone { ladder.apply(rung, &identifier) } else { ladder.climb(rung, &identifier) };
        result.push_str(normalized?.identifier.as_str());
        Ok(())
    })
}

/// Returns whether the identifiers in a row are equivalent; null if one of them is invalid or relative.
/// `other` is a text or a column. If `explain`, returns the errors instead.
#[pyfunction]
pub fn equivalent(
    values: &Bound<'_, PyAny>,
    other: &Bound<'_, PyAny>,
    rung: &Bound<'_, PyAny>,
    grammar: &Bound<'_, PyAny>,
    idna: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "equivalent"; rung: Name, grammar: Name, idna: Option<Name>, explain: bool }
    let rung = self::rung(&rung)?;
    let ladder = with_idna(Ladder::for_comparison(), idna.as_deref())?;
    match reference_grammar(&grammar)? {
        Grammar::Rfc3986 => compare_as::<kind::UriReference>(values, other, &ladder, rung, explain),
        _ => compare_as::<kind::IriReference>(values, other, &ladder, rung, explain),
    }
}

/// Compares references of one kind: see `equivalent`.
fn compare_as<K: LadderKind>(
    values: &Bound<'_, PyAny>,
    other: &Bound<'_, PyAny>,
    ladder: &Ladder<'_>,
    rung: Rung,
    explain: bool,
) -> PyResult<Column> {
    let truths = |pairs: &mut dyn Iterator<Item = (Row<'_>, Row<'_>)>| {
        let mut truths = BooleanBuilder::new();
        for (one, other) in pairs {
            let verdict =
                one.zip(other).map(|(one, other)| are_equivalent::<K>(ladder, rung, one, other));
            truths.append_option(verdict.and_then(Result::ok));
        }
        truths.finish()
    };
    let reasons = |pairs: &mut dyn Iterator<Item = (Row<'_>, Row<'_>)>| {
        errors_of_pairs(pairs, |one, other| are_equivalent::<K>(ladder, rung, one, other).map(drop))
    };
    let (empty, work): (_, &Work<'_>) =
        if explain { (ErrorsOfPairs::data_type(), &reasons) } else { (DataType::Boolean, &truths) };
    if !is_text(other) {
        return map_pairs(values, other, &empty, work);
    }
    // An error of the text for all rows is raised here: a comparison with itself has this error.
    let py = values.py();
    let text = text_of(other, "equivalent", "other")?;
    let one = Identifier::<K, &str>::new(&text).map_err(|error| iri_error(py, error, &text))?;
    ladder.equivalent(&one, &one, rung).map_err(|error| iri_error(py, error, &text))?;
    map_column(values, &empty, |texts| work(&mut texts.map(|row| (row, Some(Ok(&*text))))))
}

/// Returns the array for a piece of two columns.
type Work<'w> = dyn Fn(&mut dyn Iterator<Item = (Row<'_>, Row<'_>)>) -> ArrayRef + Sync + 'w;

/// A row that is not null: `Err` for octets that are not UTF-8.
type NotNull<'t> = Result<&'t str, &'t [u8]>;

/// Returns the error of each pair with the text that it is about; null for a pair that `check` accepts,
/// or that has a null.
fn errors_of_pairs(
    pairs: &mut dyn Iterator<Item = (Row<'_>, Row<'_>)>,
    check: impl for<'t> Fn(NotNull<'t>, NotNull<'t>) -> Result<(), PairError<'t>>,
) -> ArrayRef {
    let mut errors = ErrorsOfPairs::default();
    for (one, other) in pairs {
        let error = one.zip(other).and_then(|(one, other)| check(one, other).err());
        errors.push(error.map(PairError::into_row));
    }
    errors.finish()
}

/// Returns the result that `write` writes for each text and the base in its row, null for an error. If
/// `explain`, returns the errors instead.
fn map_with_bases<B: BaseKind>(
    bases: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    explain: bool,
    write: impl Fn(&Base<B, &str>, &str, &mut String) -> Result<(), AnyError> + Sync,
) -> PyResult<Column> {
    /// Writes the result for one row. The error names the text that it is about: value or base.
    fn write_pair<'t, B: BaseKind>(
        value: NotNull<'t>,
        base: NotNull<'t>,
        result: &mut String,
        write: impl Fn(&Base<B, &str>, &str, &mut String) -> Result<(), AnyError>,
    ) -> Result<(), PairError<'t>> {
        let about = |error: AnyError, text| PairError::Text(Box::new(error), text);
        let (text, value) = (base.map_err(PairError::Octets)?, value.map_err(PairError::Octets)?);
        let base = Identifier::<B, &str>::new(text).map_err(|error| about(error.into(), text))?;
        write(&Base::new(base), value, result).map_err(|error| about(error, value))
    }
    if explain {
        return map_pairs(values, bases, &ErrorsOfPairs::data_type(), |pairs| {
            errors_of_pairs(pairs, |value, base| {
                write_pair(value, base, &mut String::new(), &write)
            })
        });
    }
    map_pairs(values, bases, &DataType::LargeUtf8, |pairs| {
        let mut targets = LargeStringBuilder::new();
        let mut buffer = String::new();
        for (value, base) in pairs {
            buffer.clear();
            let pair = value.zip(base);
            match pair.and_then(|(value, base)| write_pair(value, base, &mut buffer, &write).ok()) {
                Some(()) => targets.append_value(&buffer),
                None => targets.append_null(),
            }
        }
        targets.finish()
    })
}

/// The error of one text of a pair.
enum PairError<'t> {
    /// An error, and the text that it is about.
    Text(Box<AnyError>, &'t str),
    /// Octets that are not UTF-8.
    Octets(&'t [u8]),
}

impl PairError<'_> {
    /// Returns the row of [`ErrorsOfPairs`]: the reason, and the text.
    fn into_row(self) -> (Reason, Option<String>) {
        match self {
            PairError::Text(error, text) => (Reason::of(&error, text), Some(text.to_owned())),
            PairError::Octets(octets) => (Reason::of_octets(octets), None),
        }
    }
}

/// Whether two texts are equivalent identifiers of one kind.
fn are_equivalent<'t, K: LadderKind>(
    ladder: &Ladder<'_>,
    rung: Rung,
    one: NotNull<'t>,
    other: NotNull<'t>,
) -> Result<bool, PairError<'t>> {
    let about = |error: AnyError, text| PairError::Text(Box::new(error), text);
    let identifier =
        |text| Identifier::<K, &str>::new(text).map_err(|error| about(error.into(), text));
    let (one, other) = (one.map_err(PairError::Octets)?, other.map_err(PairError::Octets)?);
    ladder.equivalent(&identifier(one)?, &identifier(other)?, rung).map_err(|error| {
        let text = text_of_error(&error, one, other);
        about(error.into(), text)
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
        let (_, mut columns, valid) = self.errors.into_array().into_parts();
        columns.push(self.texts.finish());
        Arc::new(StructArray::new(Self::fields(), columns, valid))
    }
}

/// Returns the target of each reference; null for an error. The base is a text or a column. If
/// `explain`, returns the errors instead.
#[pyfunction]
pub fn resolve(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    grammar: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "resolve"; grammar: Name, explain: bool }
    match reference_grammar(&grammar)? {
        Grammar::Rfc3986 => resolve_as::<kind::Uri>(base, values, explain),
        _ => resolve_as::<kind::Iri>(base, values, explain),
    }
}

/// Resolves references against bases of one kind: see `resolve`.
fn resolve_as<B: BaseKind + Sync>(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    explain: bool,
) -> PyResult<Column> {
    let write_target = |base: &Base<B, &str>, text: &str, result: &mut String| {
        base.resolve_text_into(text, result).map(drop).map_err(AnyError::from)
    };
    map_with_base(base, values, explain, write_target)
}

/// Returns the result that `write` writes for each text and its base: the only base, or that in its
/// row; null for an error. If `explain`, returns the errors instead.
fn map_with_base<B: BaseKind + Sync>(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    explain: bool,
    write: impl Fn(&Base<B, &str>, &str, &mut String) -> Result<(), AnyError> + Sync,
) -> PyResult<Column> {
    if !is_text(base) {
        return map_with_bases(base, values, explain, write);
    }
    let text = text_of(base, "resolve", "base")?;
    let base = Identifier::<B, &str>::new(&text);
    let base = Base::new(base.map_err(|error| iri_error(values.py(), error, &text))?);
    map_texts(values, explain, |text, result| write(&base, text, result))
}

/// Returns a reference that resolves to each target; null for an error. The base is a text or a column.
/// The options are those of `Iri.relative`. If `explain`, returns the errors instead.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the options of Python")]
pub fn relative(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    grammar: &Bound<'_, PyAny>,
    shortest: &Bound<'_, PyAny>,
    path_only: &Bound<'_, PyAny>,
    no_absolute_path: &Bound<'_, PyAny>,
    parents: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "relative"; grammar: Name, shortest: bool, path_only: bool, no_absolute_path: bool, parents: Option<usize>, explain: bool }
    let resolver = resolver(shortest, path_only, no_absolute_path, parents);
    match reference_grammar(&grammar)? {
        Grammar::Rfc3986 => relative_as::<kind::Uri>(base, values, resolver, explain),
        _ => relative_as::<kind::Iri>(base, values, resolver, explain),
    }
}

/// Returns references to targets of one kind, relative to bases of this kind: see `relative`.
fn relative_as<B: BaseKind + ReferenceTo<B> + Sync>(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    resolver: Resolver,
    explain: bool,
) -> PyResult<Column> {
    let write_reference = |base: &Base<B, &str>, text: &str, result: &mut String| {
        let target = Identifier::<B, &str>::new(text)?;
        result.push_str(base.resolver(resolver).relative(&target)?.as_str());
        Ok(())
    };
    map_with_base(base, values, explain, write_reference)
}

/// Returns the URI reference that each IRI reference maps to; null for an error. If `explain`,
/// returns the errors instead.
#[pyfunction]
#[pyo3(name = "to_uri")]
pub fn column_to_uri(
    values: &Bound<'_, PyAny>,
    host: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "to_uri"; host: Option<Name>, explain: bool }
    let to_uri = to_uri(host.as_deref())?;
    map_texts(values, explain, |text, result| {
        to_uri.reference(text).map(|uri| result.push_str(uri.as_str()))
    })
}

/// Returns the IRI reference that each URI reference converts to; null for an error. If `explain`,
/// returns the errors instead.
#[pyfunction]
#[pyo3(name = "to_iri")]
pub fn column_to_iri(
    values: &Bound<'_, PyAny>,
    host: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "to_iri"; host: Option<Name>, explain: bool }
    let to_iri = to_iri(host.as_deref())?;
    map_texts(values, explain, |text, result| {
        to_iri.reference(text).map(|iri| result.push_str(&iri))
    })
}

/// Converts each host name to its ASCII or Unicode form; null for an error. If `explain`, returns
/// the errors instead.
#[pyfunction]
#[pyo3(name = "host")]
pub fn column_host(
    values: &Bound<'_, PyAny>,
    profile: &Bound<'_, PyAny>,
    to: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "host"; profile: Name, to: Name, explain: bool }
    let convert = converter(&profile, &to)?;
    map_texts(values, explain, |name, result| convert(name).map(|name| result.push_str(&name)))
}

/// Prepares each text as a URI or IRI reference; null for octets that are not UTF-8. If `explain`,
/// returns the errors instead.
#[pyfunction]
#[pyo3(name = "prepare")]
pub fn column_prepare(
    values: &Bound<'_, PyAny>,
    to: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "prepare"; to: Name, explain: bool }
    let preparation = preparation(&to)?;
    map_rows::<Preparations, Infallible>(values, explain, |text, rows| {
        if let Some(rows) = rows {
            rows.push(Some(prepare_text(&preparation, text)));
        }
        Ok(())
    })
}

/// Finds the identifiers in each text; null for octets that are not UTF-8. If `explain`, returns the
/// errors instead. The other options are those of `find` in `text.rs`.
#[pyfunction]
#[pyo3(name = "find")]
pub fn column_find(
    values: &Bound<'_, PyAny>,
    suffix_references: &Bound<'_, PyAny>,
    near_misses: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "find"; suffix_references: bool, near_misses: bool, explain: bool }
    let finder = finder(suffix_references, near_misses);
    map_rows::<ListOf<Identifiers>, Infallible>(values, explain, |text, rows| {
        if let Some(rows) = rows {
            rows.push_each(find_in(&finder, text));
        }
        Ok(())
    })
}

/// Returns the findings on each reference; null for a text that is not a reference. If `explain`,
/// returns the errors instead.
#[pyfunction]
#[pyo3(name = "lint")]
pub fn column_lint(
    values: &Bound<'_, PyAny>,
    profile: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "lint"; profile: Name, explain: bool }
    let linter = linter(&profile)?;
    map_rows::<ListOf<Findings>, Error>(values, explain, |text, rows| {
        let findings = findings(&linter, text)?.map(Finding::from);
        if let Some(rows) = rows {
            rows.push_each(findings);
        }
        Ok(())
    })
}

/// Returns the display of each reference; null for a text that is not a reference. If `explain`,
/// returns the errors instead.
#[pyfunction]
#[pyo3(name = "bidi")]
pub fn column_bidi(values: &Bound<'_, PyAny>, explain: &Bound<'_, PyAny>) -> PyResult<Column> {
    arguments! { "bidi"; explain: bool }
    map_rows::<Views, Error>(values, explain, |text, rows| {
        let (bidi, violations) = bidi_and_violations(text)?;
        if let Some(rows) = rows {
            rows.push_with(bidi, violations);
        }
        Ok(())
    })
}
