//! The four types of identifiers.

use crate::building::{self, Part, Parts, append_pairs, build_new, child, remove_pairs};
use crate::error::{characters, class, iri_error};
use crate::options::{self, ladder, resolver, to_iri, to_uri, with_idna};
use iri_grammar::kind::{self, Kind};
use iri_grammar::ladder::{Ladder, LadderError};
use iri_grammar::resolution::Base;
use iri_grammar::{Components, IriBuf, IriReferenceBuf, UriBuf, UriReferenceBuf};
use pyo3::PyClass;
use pyo3::basic::CompareOp;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyString, PyTuple, PyType};
use std::borrow::Cow;

/// The library's type for identifiers of one of the four kinds.
pub type Checked<K> = iri_grammar::Identifier<K, String>;

/// Returns the text of a string or of any identifier.
pub fn text_of<'t>(value: &'t Bound<'_, PyAny>) -> PyResult<Cow<'t, str>> {
    if let Ok(text) = value.cast::<PyString>() {
        return characters(text);
    }
    identifier_text(value).map(Cow::Borrowed).ok_or_else(|| {
        let kind = value.get_type();
        PyTypeError::new_err(format!("expected a str or an identifier, not {kind}"))
    })
}

/// Returns the text of an identifier; `None` for another value.
fn identifier_text<'t>(value: &'t Bound<'_, PyAny>) -> Option<&'t str> {
    value.cast::<Identifier>().ok().map(|identifier| identifier.get().as_str())
}

/// Whether a value is one text, not a column.
pub fn is_text(value: &Bound<'_, PyAny>) -> bool {
    value.is_instance_of::<PyString>() || identifier_text(value).is_some()
}

/// Returns the result of `==` or `!=` by a subclass of str that compares itself with an identifier.
/// Python calls the method of the subclass if that is the left operand. As it is also called here,
/// equality is symmetric. `None` for another operator, for any other `text`, and if the method does
/// not compare these.
fn compare_by_subclass<'py>(
    text: &Bound<'py, PyAny>,
    op: CompareOp,
    identifier: &Bound<'py, PyAny>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let py = text.py();
    let method = match op {
        CompareOp::Eq => intern!(py, "__eq__"),
        CompareOp::Ne => intern!(py, "__ne__"),
        _ => return Ok(None),
    };
    if text.is_exact_instance_of::<PyString>() || !text.is_instance_of::<PyString>() {
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

/// A checked text of one of the four types.
enum Any {
    Iri(IriBuf),
    IriReference(IriReferenceBuf),
    Uri(UriBuf),
    UriReference(UriReferenceBuf),
}

impl Any {
    fn of_class<C: PyClass<BaseType = Identifier>>(self, class: C) -> PyClassInitializer<C> {
        PyClassInitializer::from(Identifier(self)).add_subclass(class)
    }
}

/// Evaluates an expression for the type of the text.
macro_rules! each {
    ($any:expr, $identifier:ident => $work:expr) => {
        match $any {
            Any::Iri($identifier) => $work,
            Any::IriReference($identifier) => $work,
            Any::Uri($identifier) => $work,
            Any::UriReference($identifier) => $work,
        }
    };
}

/// Returns the Python object of an identifier.
fn to_object(py: Python<'_>, identifier: impl Into<Any>) -> PyResult<Bound<'_, Identifier>> {
    let any = identifier.into();
    Ok(match any {
        Any::Iri(_) => Bound::new(py, any.of_class(Iri))?.into_super(),
        Any::IriReference(_) => Bound::new(py, any.of_class(IriReference))?.into_super(),
        Any::Uri(_) => Bound::new(py, any.of_class(Uri))?.into_super(),
        Any::UriReference(_) => Bound::new(py, any.of_class(UriReference))?.into_super(),
    })
}

/// Parses a text as an identifier of one kind.
fn parse<K: Kind>(text: &Bound<'_, PyAny>) -> PyResult<Checked<K>> {
    let characters = text_of(text)?;
    Checked::new(&*characters).map_err(|error| iri_error(text.py(), error, &characters))
}

/// Parses a text as an identifier of the kind of the first argument.
fn parse_like<K: Kind>(_: &Checked<K>, text: &Bound<'_, PyAny>) -> PyResult<Checked<K>> {
    parse(text)
}

/// The base class of `Iri`, `IriReference`, `Uri` and `UriReference`. It cannot be instantiated.
///
/// >>> from iri_grammar import Identifier, Iri, UriReference
/// >>> isinstance(Iri("x:"), Identifier), isinstance(UriReference("a"), Identifier)
/// (True, True)
/// >>> issubclass(Iri, UriReference)
/// False
#[pyclass(frozen, subclass, weakref, module = "iri_grammar")]
pub struct Identifier(Any);

impl Identifier {
    fn as_str(&self) -> &str {
        each!(&self.0, it => it.as_str())
    }

    fn parts(&self) -> Components<'_> {
        each!(&self.0, it => it.components())
    }
}

#[pymethods]
impl Identifier {
    #[classattr]
    fn __match_args__() -> (&'static str, &'static str, &'static str, &'static str, &'static str) {
        ("scheme", "authority", "path", "query", "fragment")
    }

    /// The scheme, without ":".
    #[getter]
    fn scheme(&self) -> Option<&str> {
        self.parts().scheme()
    }

    /// Userinfo, host and port, without "//".
    #[getter]
    fn authority(&self) -> Option<&str> {
        self.parts().authority().map(|authority| authority.text())
    }

    /// The userinfo, without "@".
    #[getter]
    fn userinfo(&self) -> Option<&str> {
        self.parts().userinfo()
    }

    /// The host; an IP literal includes its brackets.
    #[getter]
    fn host(&self) -> Option<&str> {
        self.parts().host().map(|host| host.text())
    }

    /// The port, without ":". It can be "".
    #[getter]
    fn port(&self) -> Option<&str> {
        self.parts().port()
    }

    /// The port as a number; ``None`` if it is absent or empty. Raises a ``ValueError`` for a port
    /// above 65535, which the grammar accepts.
    #[getter]
    fn port_number(&self) -> PyResult<Option<u16>> {
        each!(&self.0, it => it.port_u16()).map_err(|_| {
            let port = self.port().unwrap_or_default();
            PyValueError::new_err(format!("the port {port} is above 65535"))
        })
    }

    /// The path, which is never absent.
    #[getter]
    fn path(&self) -> &str {
        self.parts().path().text()
    }

    /// The segments of the path.
    #[getter]
    fn segments<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.parts().path().segments().collect::<Vec<_>>())
    }

    /// The query, without "?".
    #[getter]
    fn query(&self) -> Option<&str> {
        self.parts().query()
    }

    /// The pairs of key and value in the query, decoded as those of an HTML form
    /// (application/x-www-form-urlencoded, URL Standard section 5.1): "+" is a space.
    #[getter]
    fn query_pairs<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, each!(&self.0, it => it.query_pairs().collect::<Vec<_>>()))
    }

    /// The fragment, without "#".
    #[getter]
    fn fragment(&self) -> Option<&str> {
        self.parts().fragment()
    }

    /// IPv6address, IPvFuture, IPv4address or reg-name. An ireg-name is also called
    /// reg-name.
    #[getter]
    fn host_form(&self) -> Option<&'static str> {
        self.parts().host().map(|host| host.form().name())
    }

    /// The scheme, authority, path, query and fragment as a named tuple.
    #[getter]
    fn components<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let it = self.parts();
        let authority = it.authority().map(|authority| authority.text());
        components(py, it.scheme(), authority, it.path().text(), it.query(), it.fragment())
    }

    /// Normalizes by all rungs of the comparison ladder (RFC 3987 section 5.3) up to
    /// this one, or with `alone` by this rung only. A rung has a name and a section.
    ///
    /// `percent` names the characters to decode: unreserved, or iunreserved in an IRI.
    /// `idna` names the profile that normalizes domain names: idna2003, idna2008, uts46,
    /// or agreed, which changes a name only if all three agree. `keep_rootless` keeps
    /// the dot segments of a path that begins neither with "/" nor after an authority.
    #[pyo3(signature = (rung = "scheme", *, percent = "unreserved", idna = None, keep_rootless = false, alone = false))]
    fn normalize<'py>(
        &self,
        py: Python<'py>,
        rung: &str,
        percent: &str,
        idna: Option<&str>,
        keep_rootless: bool,
        alone: bool,
    ) -> PyResult<Bound<'py, Identifier>> {
        let rung = options::rung(rung)?;
        let ladder = ladder(Ladder::new(), percent, idna, keep_rootless)?;
        each!(&self.0, it => {
            let normalized = if alone { ladder.apply(rung, it) } else { ladder.climb(rung, it) };
            let normalized = normalized.map_err(|error| iri_error(py, error, it.as_str()))?;
            to_object(py, normalized.identifier.into_owned())
        })
    }

    /// Whether two identifiers are equivalent at this rung of the comparison ladder. The
    /// other is of the same type, or a str. The URIs that they map to are compared (RFC
    /// 3987 section 5.3.2.3). `idna` is as in `normalize`.
    ///
    /// Raises an `IriError` for a relative reference, at each rung: resolve it before
    /// the comparison (RFC 3987 section 5.1). `==` compares identifiers of any two types as
    /// strings.
    #[pyo3(signature = (other, /, rung = "scheme", *, idna = None))]
    fn equivalent(
        &self,
        other: &Bound<'_, PyAny>,
        rung: &str,
        idna: Option<&str>,
    ) -> PyResult<bool> {
        let rung = options::rung(rung)?;
        each!(&self.0, it => {
            let another = parse_like(it, other)?;
            let ladder = with_idna(Ladder::for_comparison(), idna)?;
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
    fn replace<'py>(
        &self,
        py: Python<'py>,
        scheme: Part<'_>,
        authority: Part<'_>,
        userinfo: Part<'_>,
        host: Part<'_>,
        port: Part<'_>,
        path: Part<'_>,
        query: Part<'_>,
        fragment: Part<'_>,
    ) -> PyResult<Bound<'py, Identifier>> {
        let method = "replace";
        let new = Parts { method, scheme, authority, userinfo, host, port, path, query, fragment };
        each!(&self.0, it => to_object(py, new.build(py, it.to_builder(), it.as_str())?))
    }

    /// ``copy.replace`` calls this method.
    #[pyo3(signature = (**components))]
    fn __replace__<'py>(
        slf: &Bound<'py, Self>,
        components: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.call_method("replace", (), components)
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
    ) -> PyResult<Bound<'py, Identifier>> {
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
        if class.is(py.get_type::<Iri>()) {
            to_object(py, build_new::<kind::Iri>(py, &all)?)
        } else if class.is(py.get_type::<IriReference>()) {
            to_object(py, build_new::<kind::IriReference>(py, &all)?)
        } else if class.is(py.get_type::<Uri>()) {
            to_object(py, build_new::<kind::Uri>(py, &all)?)
        } else if class.is(py.get_type::<UriReference>()) {
            to_object(py, build_new::<kind::UriReference>(py, &all)?)
        } else {
            Err(PyTypeError::new_err(format!("{class} has no grammar")))
        }
    }

    /// Appends one segment to the path, or replaces an empty last segment. The segment is data:
    /// "%", "/" and the characters that the grammar rejects are percent-encoded. "." and ".." raise
    /// an ``IriError``. Query and fragment stay.
    fn __truediv__<'py>(
        &self,
        py: Python<'py>,
        segment: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let Ok(segment) = segment.cast::<PyString>() else {
            return Ok(py.NotImplemented().into_bound(py));
        };
        let segment = characters(segment)?;
        let failed = |error| iri_error(py, error, &segment);
        let child = each!(&self.0, it => to_object(py, child(it, &segment).map_err(failed)?))?;
        Ok(child.into_any())
    }

    /// Returns a copy with these pairs at the end of the query: a mapping, or pairs of key and value.
    /// They are data, and encoded as those of an HTML form. The rest of the query stays unchanged.
    #[pyo3(signature = (pairs, /))]
    fn append_pairs<'py>(
        &self,
        py: Python<'py>,
        pairs: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, Identifier>> {
        let pairs = building::pairs(pairs, "append_pairs")?;
        let failed = |error| iri_error(py, error, self.as_str());
        each!(&self.0, it => to_object(py, append_pairs(it, &pairs).map_err(failed)?))
    }

    /// Returns a copy without the pairs that have one of these keys. If no pair is left, the copy has
    /// no query.
    #[pyo3(signature = (*keys))]
    fn remove_pairs<'py>(
        &self,
        py: Python<'py>,
        keys: Vec<Bound<'py, PyString>>,
    ) -> PyResult<Bound<'py, Identifier>> {
        let keys = keys.iter().map(characters).collect::<PyResult<Vec<_>>>()?;
        each!(&self.0, it => to_object(py, remove_pairs(it, keys.iter().map(|key| &**key))))
    }

    /// Returns a copy with these pairs at the end of the query, and without any other pair that has one
    /// of their keys.
    #[pyo3(signature = (pairs, /))]
    fn replace_pairs<'py>(
        &self,
        py: Python<'py>,
        pairs: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, Identifier>> {
        let pairs = building::pairs(pairs, "replace_pairs")?;
        let failed = |error| iri_error(py, error, self.as_str());
        each!(&self.0, it => {
            let without = remove_pairs(it, pairs.iter().map(|(key, _)| key.as_str()));
            to_object(py, append_pairs(&without, &pairs).map_err(failed)?)
        })
    }

    fn __str__(&self) -> &str {
        self.as_str()
    }

    fn __format__<'py>(&self, py: Python<'py>, layout: &str) -> PyResult<Bound<'py, PyAny>> {
        PyString::new(py, self.as_str()).call_method1("__format__", (layout,))
    }

    /// Returns the call that makes this identifier. If the identifier has a password, it is masked, and
    /// the result is not a call.
    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let this = slf.get();
        let name = slf.get_type().name()?;
        let masked = each!(&this.0, it => it.mask_password().to_string());
        let text = PyString::new(slf.py(), &masked).repr()?;
        let text = text.to_cow()?;
        Ok(if masked == this.as_str() {
            format!("{name}({text})")
        } else {
            // Evaluated, it would be another identifier.
            format!("<{name} {text}>")
        })
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        PyString::new(py, self.as_str()).hash()
    }

    fn __richcmp__<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
        op: CompareOp,
    ) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        // This test is cheaper than an error of `text_of`.
        if !is_text(other) {
            return Ok(py.NotImplemented());
        }
        if let Some(result) = compare_by_subclass(other, op, slf)? {
            return Ok(result.unbind());
        }
        let holds = match (text_of(other), op) {
            (Ok(other), _) => op.matches(slf.get().as_str().cmp(&*other)),
            // The other text has a lone surrogate.
            (Err(_), CompareOp::Eq) => false,
            (Err(_), CompareOp::Ne) => true,
            (Err(error), _) => return Err(error),
        };
        Ok(holds.into_pyobject(py)?.to_owned().into_any().unbind())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        (slf.get_type(), (slf.get().as_str().to_owned(),))
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
        _core_schema: &Bound<'py, PyAny>,
        _handler: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        class.py().import("iri_grammar._pydantic")?.call_method1("json_schema", (class,))
    }
}

macro_rules! identifiers {
    ($(
        $(#[doc = $doc:literal])* $name:ident($buf:ident),
        $(#[doc = $mapping:literal])* $map:ident
        $(, base of $reference:ident)?
        $(, $(#[doc = $composition:literal])* by $compose:ident)?;
    )*) => {$(
        $(#[doc = $doc])*
        #[pyclass(frozen, extends = Identifier, module = "iri_grammar")]
        pub struct $name;

        impl From<$buf> for Any {
            fn from(identifier: $buf) -> Self {
                Any::$name(identifier)
            }
        }

        impl $name {
            fn identifier<'a>(slf: &'a Bound<'_, Self>) -> &'a $buf {
                match &slf.as_super().get().0 {
                    Any::$name(identifier) => identifier,
                    _ => unreachable!("`new` and `to_object` make each type of its kind"),
                }
            }
        }

        #[pymethods]
        impl $name {
            #[new]
            #[pyo3(signature = (text, /))]
            fn new(text: &Bound<'_, PyAny>) -> PyResult<PyClassInitializer<Self>> {
                Ok(Any::from(parse::<kind::$name>(text)?).of_class($name))
            }

            $(
            /// Resolves a reference (RFC 3986 section 5.2).
            #[pyo3(signature = (reference, /))]
            fn resolve<'py>(slf: &Bound<'py, Self>, reference: &Bound<'py, PyAny>) -> PyResult<Bound<'py, Identifier>> {
                let (py, text) = (slf.py(), text_of(reference)?);
                let target = Base::new(Self::identifier(slf).as_borrowed()).resolve_text(&text);
                to_object(py, target.map_err(|error| iri_error(py, error, &text))?)
            }

            /// Returns the reference that `resolve` resolves to the target.
            ///
            /// `shortest` also takes paths from bases such as ``urn:a:b``, which browsers and
            /// `urllib.parse.urljoin` do not resolve as RFC 3986 does; by default only a fragment is
            /// taken from them. `path_only` writes no ``//host``, `no_absolute_path` writes ``../../a``
            /// and not ``/a``, and `parents` is the greatest number of ``../``.
            #[pyo3(signature = (target, /, *, shortest = false, path_only = false, no_absolute_path = false, parents = None))]
            fn relative<'py>(
                slf: &Bound<'py, Self>,
                target: &Bound<'py, PyAny>,
                shortest: bool,
                path_only: bool,
                no_absolute_path: bool,
                parents: Option<usize>,
            ) -> PyResult<Bound<'py, Identifier>> {
                let (py, base) = (slf.py(), Self::identifier(slf));
                let target = parse_like(base, target)?;
                let resolver = resolver(shortest, path_only, no_absolute_path, parents);
                let reference: Result<Checked<kind::$reference>, _> = resolver.relative(base, &target);
                to_object(py, reference.map_err(|error| iri_error(py, error, target.as_str()))?)
            }
            )?

            $(
            $(#[doc = $composition])*
            #[pyo3(signature = (reference, /))]
            fn $compose<'py>(slf: &Bound<'py, Self>, reference: &Bound<'py, PyAny>) -> PyResult<Bound<'py, Identifier>> {
                let first = Self::identifier(slf);
                to_object(slf.py(), first.$compose(&parse_like(first, reference)?))
            }
            )?

            $(#[doc = $mapping])*
            #[pyo3(signature = (host = None))]
            fn $map<'py>(slf: &Bound<'py, Self>, host: Option<&str>) -> PyResult<Bound<'py, Identifier>> {
                let (py, it) = (slf.py(), Self::identifier(slf));
                let mapped = $map(host)?.map(it).map_err(|error| iri_error(py, error, it.as_str()))?;
                to_object(py, mapped.into_owned())
            }
        }
    )*};
}

identifiers! {
    /// An IRI (RFC 3987): with a scheme.
    ///
    /// >>> from iri_grammar import Iri
    /// >>> iri = Iri("http://résumé.example.org/a?b#c")
    /// >>> iri.host, iri.path, iri.fragment
    /// ('résumé.example.org', '/a', 'c')
    /// >>> iri.resolve("../d"), iri.relative("http://résumé.example.org/e")
    /// (Iri('http://résumé.example.org/d'), IriReference('e'))
    /// >>> base, target = Iri("http://example.org/a/b/c"), "http://example.org/d"
    /// >>> base.relative(target), base.relative(target, no_absolute_path=True)
    /// (IriReference('/d'), IriReference('../../d'))
    /// >>> iri.to_uri(), iri.to_uri(host="idna2008").host
    /// (Uri('http://r%C3%A9sum%C3%A9.example.org/a?b#c'), 'xn--rsum-bpad.example.org')
    /// >>> Iri("http://example.org:80/a") / "b/c" / "é"
    /// Iri('http://example.org:80/a/b%2Fc/é')
    Iri(IriBuf),
        /// Maps the IRI to a URI (RFC 3987 section 3.1). The profile `host` converts the host:
        /// idna2003, idna2008 or uts46. Without it the host is percent-encoded.
        to_uri, base of IriReference;

    /// An IRI reference (RFC 3987): an IRI, or a reference relative to one.
    ///
    /// >>> from iri_grammar import IriReference
    /// >>> IriReference("../é").segments
    /// ('..', 'é')
    /// >>> IriReference("/a/b").compose("../c"), IriReference("a/b").compose("../../c")
    /// (IriReference('/c'), IriReference('a/../../c'))
    IriReference(IriReferenceBuf),
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

    /// A URI (RFC 3986): with a scheme.
    ///
    /// >>> from iri_grammar import Uri
    /// >>> Uri("http://example.org/%C3%A9").to_iri()
    /// Iri('http://example.org/é')
    Uri(UriBuf),
        /// Converts the URI to an IRI (RFC 3987 section 3.2). The profile `host` converts the host:
        /// idna2003, idna2008 or uts46. Without it the ACE labels of the host stay.
        to_iri, base of UriReference;

    /// A URI reference (RFC 3986): a URI, or a reference relative to one.
    ///
    /// >>> from iri_grammar import UriReference
    /// >>> UriReference("//example.org:80").port
    /// '80'
    UriReference(UriReferenceBuf),
        /// Converts the URI reference to an IRI reference, as ``Uri.to_iri`` does.
        to_iri,
        /// Joins two references, as ``IriReference.compose`` does.
        by compose;
}
