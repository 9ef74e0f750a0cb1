//! Functions over columns. The lock of the interpreter is released, and all cores work.

use crate::arrow::{Column, Pieces, Row, Texts};
use crate::error::{Reason, raised};
use crate::identifier::{converter, named, rung, text_of, to_iri, to_uri};
use crate::text::production;
use arrow_array::builder::{LargeListBuilder, LargeStringBuilder, UInt32Builder};
use arrow_array::{ArrayRef, BooleanArray, StructArray, new_empty_array};
use arrow_schema::{DataType, Field, Fields};
use arrow_select::concat::concat;
use iri_grammar::kind::{self, Kind};
use iri_grammar::ladder::{Ladder, LadderKind, Rung};
use iri_grammar::resolution::{Base, BaseKind};
use iri_grammar::{AnyError, Components, Grammar, Identifier};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::{Arc, Mutex, PoisonError};

/// After how many pieces of a column the interpreter is asked for signals.
const BLOCK: usize = 32;

/// How many texts are not worth it that another thread wakes.
const FEW: usize = 256;

/// An array of what `work` makes of each piece of a column, an iterator over its texts. One thread
/// takes the texts of a list from the interpreter, while others work.
fn over(
    values: &Bound<'_, PyAny>,
    empty: &DataType,
    work: impl Fn(&mut dyn Iterator<Item = Row<'_>>) -> ArrayRef + Sync,
) -> PyResult<Column> {
    let py = values.py();
    let work = &|texts: Texts| work(&mut texts.rows());
    let pool = pool()?;
    let mut pieces = Pieces::of(values)?;
    let mut done = Vec::new();
    loop {
        py.check_signals()?;
        let mut block = [const { None }; BLOCK];
        // Waits for the others without the lock.
        py.detach(|| {
            pool.in_place_scope(|scope| {
                Python::attach(|py| {
                    for made in &mut block {
                        match pieces.next(py)? {
                            Some(texts) if texts.len() <= FEW => *made = Some(work(texts)),
                            Some(texts) => scope.spawn(|_| *made = Some(work(texts))),
                            None => break,
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

/// The threads of this process. A fork of it has none of them. The lock of the interpreter is held,
/// so that no fork comes while this one is.
fn pool() -> PyResult<Arc<ThreadPool>> {
    static POOL: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);
    let mut pool = POOL.lock().unwrap_or_else(PoisonError::into_inner);
    let process = std::process::id();
    match &*pool {
        Some((of, threads)) if *of == process => return Ok(threads.clone()),
        // What it would wait for at its end is not there.
        _ => std::mem::forget(pool.take()),
    }
    let threads = ThreadPoolBuilder::new().build();
    let threads = Arc::new(threads.map_err(|error| PyRuntimeError::new_err(error.to_string()))?);
    *pool = Some((process, threads.clone()));
    Ok(threads)
}

/// Which texts are of the production; null of null.
#[pyfunction]
pub fn valid(values: &Bound<'_, PyAny>, grammar: &str, rule: Option<&str>) -> PyResult<Column> {
    let production = production(grammar, rule)?;
    over(values, &DataType::Boolean, |texts| {
        let valid = texts.map(|row| row.map(|text| text.is_ok_and(|text| production.takes(text))));
        Arc::new(valid.collect::<BooleanArray>())
    })
}

/// What `part` makes of each text, null where that is an error; or the errors.
fn mapped<E: Into<AnyError>>(
    values: &Bound<'_, PyAny>,
    errors: bool,
    part: impl Fn(&str, &mut String) -> Result<(), E> + Sync,
) -> PyResult<Column> {
    if errors {
        return why(values, |text| part(text, &mut String::new()).map_err(Into::into));
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
        Arc::new(made.finish())
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

/// The components of each text as a struct; null where the text is not of the production.
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
        let columns = columns.map(|mut column| Arc::new(column.finish()) as ArrayRef);
        Arc::new(StructArray::new(fields.clone(), columns.into(), Some(valid.into())))
    })
}

/// Why each text is not of the production, as a struct; null where it is.
#[pyfunction]
pub fn errors(values: &Bound<'_, PyAny>, grammar: &str, rule: Option<&str>) -> PyResult<Column> {
    let production = production(grammar, rule)?;
    why(values, |text| production.check(text).map_err(Into::into))
}

/// The error of each text as a struct; null where there is none.
fn why(
    values: &Bound<'_, PyAny>,
    check: impl Fn(&str) -> Result<(), AnyError> + Sync,
) -> PyResult<Column> {
    let fields = Errors::fields();
    over(values, &DataType::Struct(fields.clone()), |texts| {
        let mut errors = Errors::default();
        for row in texts {
            errors.push(row.and_then(|text| match text {
                Ok(text) => check(text).err().map(|error| Reason::of(&error, text)),
                Err(octets) => Some(Reason::of_octets(octets)),
            }));
        }
        Arc::new(errors.finish(fields.clone()))
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

    fn finish(self, fields: Fields) -> StructArray {
        let texts = self.texts.map(|mut column| Arc::new(column.finish()) as ArrayRef);
        let places = self.places.map(|mut column| Arc::new(column.finish()) as ArrayRef);
        let mut allowed = self.allowed;
        let columns =
            texts.into_iter().chain(places).chain([Arc::new(allowed.finish()) as ArrayRef]);
        StructArray::new(fields, columns.collect(), Some(self.valid.into()))
    }
}

/// Each reference up to and with a rung of the ladder; null where it is none.
#[pyfunction]
pub fn normalize(
    values: &Bound<'_, PyAny>,
    rung: &str,
    grammar: &str,
    errors: bool,
) -> PyResult<Column> {
    let rung = self::rung(rung)?;
    match references(grammar)? {
        Grammar::Rfc3986 => climbed::<kind::UriReference>(values, rung, errors),
        _ => climbed::<kind::IriReference>(values, rung, errors),
    }
}

/// The grammars of the types.
fn references(grammar: &str) -> PyResult<Grammar> {
    let known: Grammar = named("grammar", grammar, "rfc3986, rfc3987")?;
    match known {
        Grammar::Rfc3986 | Grammar::Rfc3987 => Ok(known),
        _ => Err(PyValueError::new_err(format!("the grammar is rfc3986 or rfc3987, not {known}"))),
    }
}

fn climbed<K: LadderKind>(values: &Bound<'_, PyAny>, rung: Rung, errors: bool) -> PyResult<Column> {
    let ladder = Ladder::new();
    mapped(values, errors, |text, made| -> Result<(), AnyError> {
        let identifier = Identifier::<K, &str>::new(text)?;
        made.push_str(ladder.climb(rung, &identifier)?.identifier.as_str());
        Ok(())
    })
}

/// The target of each reference; null where there is none.
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

fn resolved<B: BaseKind + Kind + Sync>(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    errors: bool,
) -> PyResult<Column> {
    let text = text_of(base)?;
    let base =
        Identifier::<B, &str>::new(&text).map_err(|error| raised(values.py(), error, &text))?;
    let base = Base::new(base);
    mapped(values, errors, |text, made| base.resolve_into(text, made).map(drop))
}

/// The URI reference of each IRI reference; null where there is none.
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

/// The IRI reference of each URI reference; null where there is none.
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

/// Each host name in its ASCII or Unicode form; null where there is none.
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
