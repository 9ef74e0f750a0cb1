//! The methods of the four types of identifiers.
//!
//! In Python the types are subclasses of `str`, which PyO3 cannot derive from. Each consists of a
//! class here, which has its methods and no data, and of `str`, which has its text: see
//! `iri_grammar/_types.py`. The text was checked when the object was made, so that a method only
//! divides it again.

use crate::arguments::{Given, Name, arguments, text_of, type_name, wrong_type};
use crate::building::{self, Checked, Part, Parts, append_pairs, build_new, child, remove_pairs};
use crate::error::{characters, class, iri_error};
use crate::options::{self, ladder, resolver, to_iri, to_uri, with_idna};
use iri_grammar::kind::{self, Kind};
use iri_grammar::ladder::{Ladder, LadderError};
use iri_grammar::mapping::ToUri;
use iri_grammar::request::Origin;
use iri_grammar::resolution::Base;
use iri_grammar::text::percent::decode_lossy;
use iri_grammar::{Components, Identifier, IriReference, Text};
use pyo3::basic::CompareOp;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyString, PyTuple, PyType};
use std::borrow::Cow;

/// Whether a value is one text, not a column.
pub fn is_text(value: &Bound<'_, PyAny>) -> bool {
    value.is_instance_of::<PyString>()
}

/// Returns the result of `==` or `!=` by a subclass of str that compares itself with an identifier.
/// Python calls the method of the subclass if that is the left operand. As it is also called here,
/// equality is symmetric. `None` for another operator, for any other `text`, and if the method does
/// not compare these.
fn compare_by_subclass<'py>(
    text: &Bound<'py, PyString>,
    op: CompareOp,
    identifier: &Bound<'py, PyAny>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let py = text.py();
    let method = match op {
        CompareOp::Eq => intern!(py, "__eq__"),
        CompareOp::Ne => intern!(py, "__ne__"),
        _ => return Ok(None),
    };
    if text.is_exact_instance_of::<PyString>() || text.is_instance_of::<Methods>() {
        return Ok(None);
    }
    let result = text.get_type().getattr(method)?.call1((text, identifier))?;
    Ok((!result.is(py.NotImplemented())).then_some(result))
}

/// Returns a named tuple of the five components.
pub fn components<'py>(
    py: Python<'py>,
    scheme: Option<&str>,
    authority: Option<&str>,
    path: &str,
    query: Option<&str>,
    fragment: Option<&str>,
) -> PyResult<Bound<'py, PyAny>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    class(py, &CLASS, "Components")?.call1((scheme, authority, path, query, fragment))
}

/// Returns the text that the error of a comparison is about: `one`, unless the error names another
/// text.
pub fn text_of_error<'t>(error: &LadderError, one: &'t str, other: &'t str) -> &'t str {
    match error {
        LadderError::Relative { text } if text != one => other,
        _ => one,
    }
}

/// A kind with a class in Python.
trait Classed: Kind {
    fn class(py: Python<'_>) -> PyResult<&Bound<'_, PyType>>;
}

/// Returns a text as an object of a class, which is a subclass of `str`.
fn object_of_class<'py>(class: &Bound<'py, PyType>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    let py = class.py();
    py.get_type::<PyString>().call_method1(intern!(py, "__new__"), (class, text))
}

/// Returns the Python object of an identifier.
fn to_object<K: Classed, T: Text>(
    py: Python<'_>,
    identifier: Identifier<K, T>,
) -> PyResult<Bound<'_, PyAny>> {
    object_of_class(K::class(py)?, identifier.as_str())
}

/// Returns the text of an object. A class of this file without `str` has none.
fn own_text<'a>(object: &'a Bound<'_, PyAny>) -> PyResult<Cow<'a, str>> {
    text_of(object, "Identifier", "self")
}

/// Returns a text that was checked before as an identifier of its kind.
fn checked<K: Kind>(text: &str) -> Identifier<K, &str> {
    Identifier::from_trusted(text)
}

/// Evaluates an expression for the identifier that an object is.
macro_rules! each {
    ($object:expr, $identifier:ident => $work:expr) => {{
        let object: &Bound<'_, PyAny> = $object.as_any();
        let text = own_text(object)?;
        if object.is_instance_of::<IriMethods>() {
            let $identifier = &checked::<kind::Iri>(&text);
            $work
        } else if object.is_instance_of::<IriReferenceMethods>() {
            let $identifier = &checked::<kind::IriReference>(&text);
            $work
        } else if object.is_instance_of::<UriMethods>() {
            let $identifier = &checked::<kind::Uri>(&text);
            $work
        } else {
            let $identifier = &checked::<kind::UriReference>(&text);
            $work
        }
    }};
}

/// Parses the argument of a method as an identifier of the kind of the first argument.
fn parse_like<K: Kind, T>(
    _: &Identifier<K, T>,
    value: &Bound<'_, PyAny>,
    method: &str,
    argument: &str,
) -> PyResult<Checked<K>> {
    let text = text_of(value, method, argument)?;
    Checked::new(&*text).map_err(|error| iri_error(value.py(), error, &text))
}

/// The methods of all four types.
#[pyclass(frozen, subclass, module = "iri_grammar._iri_grammar")]
pub struct Methods;

/// Returns the components of a text that was checked before.
fn divide(text: &str) -> Components<'_> {
    reference(text).into_components()
}

/// Returns a text that was checked before as a reference, which each of the four kinds is.
fn reference(text: &str) -> IriReference<'_> {
    checked(text)
}

/// Returns a part of the text of an object.
fn part<'py>(
    object: &Bound<'py, Methods>,
    get: impl for<'c> FnOnce(Components<'c>) -> Option<&'c str>,
) -> PyResult<Option<Bound<'py, PyString>>> {
    let text = own_text(object)?;
    Ok(get(divide(&text)).map(|part| PyString::new(object.py(), part)))
}

/// Returns a part of the userinfo, decoded.
fn decoded_user<'py>(
    object: &Bound<'py, Methods>,
    get: impl for<'c> FnOnce(&'c str) -> Option<&'c str>,
) -> PyResult<Option<Bound<'py, PyString>>> {
    let text = own_text(object)?;
    let found = divide(&text).userinfo().and_then(get);
    Ok(found.map(|found| PyString::new(object.py(), &decode_lossy(found))))
}

/// Returns the last segment of a path, decoded.
fn decoded_name(text: &str) -> Cow<'_, str> {
    decode_lossy(divide(text).path().segments().next_back().unwrap_or_default())
}

#[pymethods]
impl Methods {
    #[classattr]
    fn __match_args__() -> (&'static str, &'static str, &'static str, &'static str, &'static str) {
        ("scheme", "authority", "path", "query", "fragment")
    }

    /// The scheme, without ":".
    #[getter]
    fn scheme<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyString>>> {
        part(slf, |it| it.scheme())
    }

    /// Userinfo, host and port, without "//".
    #[getter]
    fn authority<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyString>>> {
        part(slf, |it| it.authority().map(|authority| authority.text()))
    }

    /// The userinfo, without "@".
    #[getter]
    fn userinfo<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyString>>> {
        part(slf, |it| it.userinfo())
    }

    /// The userinfo up to its first ":", percent-decoded.
    #[getter]
    fn user<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyString>>> {
        decoded_user(slf, |userinfo| userinfo.split(':').next())
    }

    /// The userinfo after its first ":", percent-decoded. This use of it is deprecated (RFC 3986
    /// section 3.2.1).
    #[getter]
    fn password<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyString>>> {
        decoded_user(slf, |userinfo| userinfo.split_once(':').map(|(_, password)| password))
    }

    /// The host; an IP literal includes its brackets.
    #[getter]
    fn host<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyString>>> {
        part(slf, |it| it.host().map(|host| host.text()))
    }

    /// The port, without ":". It can be "".
    #[getter]
    fn port<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyString>>> {
        part(slf, |it| it.port())
    }

    /// The port as a number, or else the default port of the scheme; ``None`` if there is none, or no
    /// host. Raises a ``ValueError`` for a port above 65535, which the grammar accepts.
    #[getter]
    fn port_number(slf: &Bound<'_, Self>) -> PyResult<Option<u16>> {
        let text = own_text(slf)?;
        let reference = reference(&text);
        reference.port_or_default().map_err(|_| {
            let port = reference.port().unwrap_or_default();
            PyValueError::new_err(format!("the port {port} is above 65535"))
        })
    }

    /// The path, which is never absent.
    #[getter]
    fn path<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyString>> {
        let text = own_text(slf)?;
        Ok(PyString::new(slf.py(), divide(&text).path().text()))
    }

    /// The path, percent-decoded. "/" and "%2F" are then the same, which they are not in the path
    /// (RFC 3986 section 2.2); octets that are not UTF-8 become U+FFFD.
    #[getter]
    fn decoded_path<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyString>> {
        let text = own_text(slf)?;
        Ok(PyString::new(slf.py(), &decode_lossy(divide(&text).path().text())))
    }

    /// The segments of the path.
    #[getter]
    fn segments<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let text = own_text(slf)?;
        PyTuple::new(slf.py(), divide(&text).path().segments().collect::<Vec<_>>())
    }

    /// The last segment of the path, percent-decoded; "" if the path ends with "/".
    #[getter]
    fn name<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyString>> {
        let text = own_text(slf)?;
        Ok(PyString::new(slf.py(), &decoded_name(&text)))
    }

    /// The end of ``name`` from its last "." on, as `pathlib` has it; "" if there is none.
    #[getter]
    fn suffix<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyString>> {
        let text = own_text(slf)?;
        let name = decoded_name(&text);
        let dot = name.rfind('.').filter(|dot| 0 < *dot && *dot + 1 < name.len());
        Ok(PyString::new(slf.py(), dot.map_or("", |dot| &name[dot..])))
    }

    /// The identifier without the last segment of its path, and without query and fragment.
    #[getter]
    fn parent<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        each!(slf, it => {
            let mut parent = it.to_owned();
            parent.pop_segment();
            parent.remove_query();
            parent.remove_fragment();
            to_object(slf.py(), parent)
        })
    }

    /// The query, without "?".
    #[getter]
    fn query<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyString>>> {
        part(slf, |it| it.query())
    }

    /// The pairs of key and value in the query, decoded as those of an HTML form
    /// (application/x-www-form-urlencoded, URL Standard section 5.1): "+" is a space.
    #[getter]
    fn query_pairs<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let text = own_text(slf)?;
        let reference = reference(&text);
        PyTuple::new(slf.py(), reference.query_pairs().collect::<Vec<_>>())
    }

    /// The fragment, without "#".
    #[getter]
    fn fragment<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyString>>> {
        part(slf, |it| it.fragment())
    }

    /// IPv6address, IPvFuture, IPv4address or reg-name. An ireg-name is also called
    /// reg-name.
    #[getter]
    fn host_form(slf: &Bound<'_, Self>) -> PyResult<Option<&'static str>> {
        let text = own_text(slf)?;
        Ok(divide(&text).host().map(|host| host.form().name()))
    }

    /// The scheme, authority, path, query and fragment as a named tuple.
    #[getter]
    fn components<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let text = own_text(slf)?;
        let it = divide(&text);
        let authority = it.authority().map(|authority| authority.text());
        components(slf.py(), it.scheme(), authority, it.path().text(), it.query(), it.fragment())
    }

    /// The text for people: characters instead of percent-encodings and of ACE labels, unless they are
    /// unsafe to show. It may not be an identifier that can be used in place of this one.
    fn human_repr(slf: &Bound<'_, Self>) -> PyResult<String> {
        let text = own_text(slf)?;
        let reference = reference(&text);
        let uri =
            ToUri::new().map(&reference).map_err(|error| iri_error(slf.py(), error, &text))?;
        Ok(uri.to_display_iri().into_string())
    }

    /// Whether it is an absolute IRI or URI: with a scheme, and without a fragment (RFC 3986 section
    /// 4.3).
    #[getter]
    fn is_absolute(slf: &Bound<'_, Self>) -> PyResult<bool> {
        let text = own_text(slf)?;
        let it = divide(&text);
        Ok(it.scheme().is_some() && it.fragment().is_none())
    }

    /// Normalizes by all rungs of the comparison ladder (RFC 3987 section 5.3) up to
    /// this one, or with `alone` by this rung only. A rung has a name and a section.
    ///
    /// `percent` names the characters to decode: unreserved, or iunreserved in an IRI.
    /// `idna` names the profile that normalizes domain names: idna2003, idna2008, uts46,
    /// or agreed, which changes a name only if all three agree. `keep_rootless` keeps
    /// the dot segments of a path that begins neither with "/" nor after an authority.
    #[pyo3(
        signature = (
            rung = Given::Absent, *, percent = Given::Absent, idna = Given::Absent,
            keep_rootless = Given::Absent, alone = Given::Absent,
        ),
        text_signature = "($self, rung=\"scheme\", *, percent=\"unreserved\", idna=None, keep_rootless=False, alone=False)"
    )]
    fn normalize<'py>(
        slf: &Bound<'py, Self>,
        rung: Given<'py>,
        percent: Given<'py>,
        idna: Given<'py>,
        keep_rootless: Given<'py>,
        alone: Given<'py>,
    ) -> PyResult<Bound<'py, PyAny>> {
        arguments! {
            "normalize";
            rung: Name = Name::Borrowed("scheme"),
            percent: Name = Name::Borrowed("unreserved"),
            idna: Option<Name> = None,
            keep_rootless: bool = false,
            alone: bool = false,
        }
        let (py, rung) = (slf.py(), options::rung(&rung)?);
        let ladder = ladder(Ladder::new(), &percent, idna.as_deref(), keep_rootless)?;
        each!(slf, it => {
            let normalized = if alone { ladder.apply(rung, it) } else { ladder.climb(rung, it) };
            let normalized = normalized.map_err(|error| iri_error(py, error, it.as_str()))?;
            to_object(py, normalized.identifier)
        })
    }

    /// Whether two identifiers are equivalent at this rung of the comparison ladder. The
    /// other is of the same type, or a str. The URIs that they map to are compared (RFC
    /// 3987 section 5.3.2.3). `idna` is as in `normalize`.
    ///
    /// Raises an `IriError` for a relative reference, at each rung: resolve it before
    /// the comparison (RFC 3987 section 5.1). `==` compares identifiers of any two types as
    /// strings.
    #[pyo3(
        signature = (other, /, rung = Given::Absent, *, idna = Given::Absent),
        text_signature = "($self, other, /, rung=\"scheme\", *, idna=None)"
    )]
    fn equivalent<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
        rung: Given<'py>,
        idna: Given<'py>,
    ) -> PyResult<bool> {
        arguments! {
            "equivalent"; rung: Name = Name::Borrowed("scheme"), idna: Option<Name> = None
        }
        let rung = options::rung(&rung)?;
        each!(slf, it => {
            let another = parse_like(it, other, "equivalent", "other")?;
            let ladder = with_idna(Ladder::for_comparison(), idna.as_deref())?;
            ladder.equivalent(it, &another, rung).map_err(|error| {
                let text = text_of_error(&error, it.as_str(), another.as_str());
                iri_error(other.py(), error, text)
            })
        })
    }

    /// Returns a copy with other components, all replaced at once; ``None`` removes a component.
    ///
    /// Set either the authority, or userinfo, host and port. The port can be a number.
    #[pyo3(signature = (
        *, scheme = Part::Keep, authority = Part::Keep, userinfo = Part::Keep, host = Part::Keep,
        port = Part::Keep, path = Part::Keep, query = Part::Keep, fragment = Part::Keep,
    ))]
    #[allow(clippy::too_many_arguments)]
    fn with_components<'py>(
        slf: &Bound<'py, Self>,
        scheme: Part<'_>,
        authority: Part<'_>,
        userinfo: Part<'_>,
        host: Part<'_>,
        port: Part<'_>,
        path: Part<'_>,
        query: Part<'_>,
        fragment: Part<'_>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (py, method) = (slf.py(), "with_components");
        let new = Parts { method, scheme, authority, userinfo, host, port, path, query, fragment };
        each!(slf, it => to_object(py, new.build(py, it.to_builder(), it.as_str())?))
    }

    /// ``copy.replace`` calls this method.
    #[pyo3(signature = (**components))]
    fn __replace__<'py>(
        slf: &Bound<'py, Self>,
        components: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.call_method("with_components", (), components)
    }

    /// Makes an identifier from components (RFC 3986 section 5.3); ``None`` leaves a component
    /// out.
    ///
    /// Set either the authority, or userinfo, host and port. The port can be a number.
    #[classmethod]
    #[pyo3(signature = (
        scheme = None, authority = None, path = None, query = None, fragment = None,
        *, userinfo = None, host = None, port = None,
    ))]
    #[allow(clippy::too_many_arguments)]
    fn from_components<'py>(
        class: &Bound<'py, PyType>,
        scheme: Option<Bound<'py, PyAny>>,
        authority: Option<Bound<'py, PyAny>>,
        path: Option<Bound<'py, PyAny>>,
        query: Option<Bound<'py, PyAny>>,
        fragment: Option<Bound<'py, PyAny>>,
        userinfo: Option<Bound<'py, PyAny>>,
        host: Option<Bound<'py, PyAny>>,
        port: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = class.py();
        let all = Parts {
            // A component that is not given is `Keep`: a new identifier has none to keep.
            method: "from_components",
            scheme: scheme.into(),
            authority: authority.into(),
            userinfo: userinfo.into(),
            host: host.into(),
            port: port.into(),
            path: path.into(),
            query: query.into(),
            fragment: fragment.into(),
        };
        if class.is_subclass_of::<IriMethods>()? {
            to_object(py, build_new::<kind::Iri>(py, &all)?)
        } else if class.is_subclass_of::<IriReferenceMethods>()? {
            to_object(py, build_new::<kind::IriReference>(py, &all)?)
        } else if class.is_subclass_of::<UriMethods>()? {
            to_object(py, build_new::<kind::Uri>(py, &all)?)
        } else if class.is_subclass_of::<UriReferenceMethods>()? {
            to_object(py, build_new::<kind::UriReference>(py, &all)?)
        } else {
            Err(PyTypeError::new_err(format!("{class} has no grammar")))
        }
    }

    /// Appends one segment to the path, or replaces an empty last segment. The segment is data:
    /// "%", "/" and the characters that the grammar rejects are percent-encoded. "." and ".." raise
    /// an ``IriError``. Query and fragment stay.
    fn __truediv__<'py>(
        slf: &Bound<'py, Self>,
        segment: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        // An identifier is no segment: whoever divides by one means `resolve`.
        match segment.cast::<PyString>() {
            Ok(segment) if !segment.is_instance_of::<Methods>() => {
                let segment = characters(segment)?;
                each!(slf, it => {
                    let child = child(it.to_owned(), &segment);
                    to_object(py, child.map_err(|error| iri_error(py, error, &segment))?)
                })
            }
            _ => Ok(py.NotImplemented().into_bound(py)),
        }
    }

    /// Appends these segments, one after the other, as ``/`` does.
    #[pyo3(signature = (*segments))]
    fn joinpath<'py>(
        slf: &Bound<'py, Self>,
        segments: &Bound<'py, PyTuple>,
    ) -> PyResult<Bound<'py, PyAny>> {
        segments.iter().try_fold(slf.clone().into_any(), |parent, segment| {
            // An identifier is no segment: see `/`.
            if !segment.is_instance_of::<PyString>() || segment.is_instance_of::<Methods>() {
                return Err(wrong_type("joinpath", "segments", "str", &type_name(&segment)));
            }
            parent.div(segment)
        })
    }

    /// Returns a copy with these pairs at the end of the query: a mapping, or pairs of key and value.
    /// They are data, and encoded as those of an HTML form. The rest of the query stays unchanged.
    #[pyo3(signature = (pairs, /))]
    fn append_pairs<'py>(
        slf: &Bound<'py, Self>,
        pairs: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (py, pairs) = (slf.py(), building::pairs(pairs, "append_pairs")?);
        each!(slf, it => {
            let appended = append_pairs(it.to_owned(), &pairs);
            to_object(py, appended.map_err(|error| iri_error(py, error, it.as_str()))?)
        })
    }

    /// Returns a copy without the pairs that have one of these keys. If no pair is left, the copy has
    /// no query.
    #[pyo3(signature = (*keys))]
    fn remove_pairs<'py>(
        slf: &Bound<'py, Self>,
        keys: Vec<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let keys = keys.iter().map(|key| text_of(key, "remove_pairs", "keys"));
        let keys = keys.collect::<PyResult<Vec<_>>>()?;
        let keys = keys.iter().map(|key| &**key);
        each!(slf, it => to_object(slf.py(), remove_pairs(it.to_owned(), keys)))
    }

    /// Returns a copy with these pairs at the end of the query, and without any other pair that has one
    /// of their keys.
    #[pyo3(signature = (pairs, /))]
    fn replace_pairs<'py>(
        slf: &Bound<'py, Self>,
        pairs: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (py, pairs) = (slf.py(), building::pairs(pairs, "replace_pairs")?);
        each!(slf, it => {
            let without = remove_pairs(it.to_owned(), pairs.iter().map(|(key, _)| key.as_str()));
            let replaced = append_pairs(without, &pairs);
            to_object(py, replaced.map_err(|error| iri_error(py, error, it.as_str()))?)
        })
    }

    /// Returns the call that makes this identifier. If the identifier has a password, it is masked, and
    /// the result is not a call.
    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let name = slf.get_type().name()?;
        let text = own_text(slf)?;
        let reference = reference(&text);
        let masked = reference.mask_password().to_string();
        let shown = PyString::new(slf.py(), &masked).repr()?;
        let shown = shown.to_cow()?;
        Ok(if masked == *text {
            format!("{name}({shown})")
        } else {
            // Evaluated, it would be another identifier.
            format!("<{name} {shown}>")
        })
    }

    fn __richcmp__<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
        op: CompareOp,
    ) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        let Ok(other) = other.cast::<PyString>() else { return Ok(py.NotImplemented()) };
        if let Some(result) = compare_by_subclass(other, op, slf)? {
            return Ok(result.unbind());
        }
        let text = own_text(slf)?;
        let holds = match (characters(other), op) {
            (Ok(other), _) => op.matches((*text).cmp(&*other)),
            // The other text has a lone surrogate.
            (Err(_), CompareOp::Eq) => false,
            (Err(_), CompareOp::Ne) => true,
            (Err(error), _) => return Err(error),
        };
        Ok(holds.into_pyobject(py)?.to_owned().into_any().unbind())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyType>, (String,))> {
        Ok((slf.get_type(), (own_text(slf)?.into_owned(),)))
    }

    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    /// Returns the schema by which pydantic validates a field of this type.
    #[classmethod]
    fn __get_pydantic_core_schema__<'py>(
        class: &Bound<'py, PyType>,
        _source: &Bound<'py, PyAny>,
        _handler: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        class.py().import("iri_grammar._pydantic")?.call_method1("core_schema", (class,))
    }

    /// Returns the JSON Schema of a field of this type, for pydantic.
    #[classmethod]
    fn __get_pydantic_json_schema__<'py>(
        class: &Bound<'py, PyType>,
        core_schema: &Bound<'py, PyAny>,
        handler: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let module = class.py().import("iri_grammar._pydantic")?;
        module.call_method1("json_schema", (class, core_schema, handler))
    }
}

macro_rules! methods {
    ($(
        $methods:ident of $name:ident,
        $(#[doc = $mapping:literal])* $map:ident
        $(, base of $reference:ident)?
        $(, $(#[doc = $composition:literal])* by $compose:ident)?;
    )*) => {$(
        #[doc = concat!("The methods of `", stringify!($name), "`.")]
        #[pyclass(frozen, subclass, extends = Methods, module = "iri_grammar._iri_grammar")]
        pub struct $methods;

        impl Classed for kind::$name {
            fn class(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
                static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
                class(py, &CLASS, stringify!($name))
            }
        }

        #[pymethods]
        impl $methods {
            /// Returns an object of `class`, after a check of the text.
            #[staticmethod]
            #[pyo3(signature = (class, text, /))]
            fn check<'py>(class: &Bound<'py, PyType>, text: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                let characters = text_of(text, stringify!($name), "text")?;
                match Identifier::<kind::$name, &str>::new(&characters) {
                    Ok(identifier) => object_of_class(class, identifier.as_str()),
                    Err(error) => Err(iri_error(text.py(), error, &characters)),
                }
            }

            $(
            /// Resolves a reference (RFC 3986 section 5.2).
            #[pyo3(signature = (reference, /))]
            fn resolve<'py>(slf: &Bound<'py, Self>, reference: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                let (py, text) = (slf.py(), own_text(slf)?);
                let reference = text_of(reference, "resolve", "reference")?;
                let base = Base::new(checked::<kind::$name>(&text));
                let target = base.resolve_text(&reference);
                to_object(py, target.map_err(|error| iri_error(py, error, &reference))?)
            }

            /// Returns the reference that `resolve` resolves to the target.
            ///
            /// `shortest` also takes paths from bases such as ``urn:a:b``, which browsers and
            /// `urllib.parse.urljoin` do not resolve as RFC 3986 does; by default only a fragment is
            /// taken from them. `path_only` writes no ``//host``, `no_absolute_path` writes ``../../a``
            /// and not ``/a``, and `parents` is the greatest number of ``../``.
            #[pyo3(
                signature = (
                    target, /, *, shortest = Given::Absent, path_only = Given::Absent,
                    no_absolute_path = Given::Absent, parents = Given::Absent,
                ),
                text_signature = "($self, target, /, *, shortest=False, path_only=False, no_absolute_path=False, parents=None)"
            )]
            fn relative<'py>(
                slf: &Bound<'py, Self>,
                target: &Bound<'py, PyAny>,
                shortest: Given<'py>,
                path_only: Given<'py>,
                no_absolute_path: Given<'py>,
                parents: Given<'py>,
            ) -> PyResult<Bound<'py, PyAny>> {
                arguments! {
                    "relative";
                    shortest: bool = false,
                    path_only: bool = false,
                    no_absolute_path: bool = false,
                    parents: Option<usize> = None,
                }
                let (py, text) = (slf.py(), own_text(slf)?);
                let base = checked::<kind::$name>(&text);
                let target = parse_like(&base, target, "relative", "target")?;
                let resolver = resolver(shortest, path_only, no_absolute_path, parents);
                let reference: Result<Checked<kind::$reference>, _> = resolver.relative(&base, &target);
                to_object(py, reference.map_err(|error| iri_error(py, error, target.as_str()))?)
            }

            /// The scheme, host and port that decide whether two resources have the same origin, as
            /// RFC 6454 section 6.2 writes them; ``None`` if the origin is opaque, as that of ``file:``.
            #[getter]
            fn origin(slf: &Bound<'_, Self>) -> PyResult<Option<String>> {
                let text = own_text(slf)?;
                let origin = checked::<kind::Iri>(&text).origin();
                Ok(match origin {
                    Origin::Opaque => None,
                    tuple => Some(tuple.ascii_serialization().into_owned()),
                })
            }
            )?

            $(
            $(#[doc = $composition])*
            #[pyo3(signature = (reference, /))]
            fn $compose<'py>(slf: &Bound<'py, Self>, reference: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                let text = own_text(slf)?;
                let first = checked::<kind::$name>(&text);
                let second = parse_like(&first, reference, stringify!($compose), "reference")?;
                to_object(slf.py(), first.$compose(&second))
            }
            )?

            $(#[doc = $mapping])*
            #[pyo3(signature = (host = Given::Absent), text_signature = "($self, host=None)")]
            fn $map<'py>(slf: &Bound<'py, Self>, host: Given<'py>) -> PyResult<Bound<'py, PyAny>> {
                arguments! { stringify!($map); host: Option<Name> = None }
                let (py, text) = (slf.py(), own_text(slf)?);
                let it = checked::<kind::$name>(&text);
                let mapped = $map(host.as_deref())?.map(&it);
                to_object(py, mapped.map_err(|error| iri_error(py, error, &text))?)
            }
        }
    )*};
}

methods! {
    IriMethods of Iri,
        /// Maps the IRI to a URI (RFC 3987 section 3.1). The profile `host` converts the host:
        /// idna2003, idna2008 or uts46. Without it the host is percent-encoded.
        to_uri, base of IriReference;

    IriReferenceMethods of IriReference,
        /// Maps the IRI reference to a URI reference, as ``Iri.to_uri`` does.
        to_uri,
        /// Joins two references: resolving the result has the same target as resolving the first,
        /// and then the second against that target.
        ///
        /// This is not resolution: "A base URI must conform to the \<absolute-URI\> syntax rule"
        /// (RFC 3986 section 5.1), but a reference need not. If neither reference has a scheme, an
        /// authority or a path that begins with "/", dot segments stay: the target of ".." depends
        /// on the base.
        by compose;

    UriMethods of Uri,
        /// Converts the URI to an IRI (RFC 3987 section 3.2). The profile `host` converts the host:
        /// idna2003, idna2008 or uts46. Without it the ACE labels of the host stay.
        to_iri, base of UriReference;

    UriReferenceMethods of UriReference,
        /// Converts the URI reference to an IRI reference, as ``Uri.to_iri`` does.
        to_iri,
        /// Joins two references, as ``IriReference.compose`` does.
        by compose;
}
