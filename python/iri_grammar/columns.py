"""The same over columns: lists, NumPy, Arrow, pandas and Polars; all cores, without the lock.

A result is of the kind of what was given; of an index of pandas, a series. A null stays null, and
NaN and what pandas has for an absent value are nulls. What has no result is null too; the same
function with ``errors=True`` says why, and ``errors`` why a text is not of a production. A text that
is not UTF-8, or has a lone surrogate, is not valid.

>>> from iri_grammar import columns
>>> texts = ["http://example.org/é", "a b", None]
>>> columns.valid(texts)
[True, False, None]
>>> columns.to_uri(texts)
['http://example.org/%C3%A9', None, None]
>>> columns.components(texts)[0]["path"]
'/é'
>>> error = columns.errors(texts)[1]
>>> error["production"], error["position"], error["character"]
('isegment-nz-nc', 1, ' ')
>>> columns.host(["a_b.example"]), columns.host(["a_b.example"], errors=True)[0]["section"]
([None], '2.3.1')
"""

from __future__ import annotations

from typing import Any, Callable, Optional

from . import _iri_grammar
from ._iri_grammar import Column

_columns = _iri_grammar._columns

__all__ = [
    "components",
    "errors",
    "host",
    "normalize",
    "resolve",
    "to_iri",
    "to_uri",
    "valid",
]


def valid(values: Any, grammar: str = "rfc3987", rule: Optional[str] = None) -> Any:
    """Which texts are of the production; without a rule, that of references."""
    return _over(values, lambda column: _columns.valid(column, grammar, rule))


def components(values: Any, grammar: str = "rfc3987", rule: Optional[str] = None) -> Any:
    """A struct of the components: scheme, authority, userinfo, host, port, path, query, fragment."""
    return _over(values, lambda column: _columns.components(column, grammar, rule))


def errors(values: Any, grammar: str = "rfc3987", rule: Optional[str] = None) -> Any:
    """A struct of what is wrong: production, character, found, document, section, message,
    position, end, allowed, as of ``IriError``; null where nothing is."""
    return _over(values, lambda column: _columns.errors(column, grammar, rule))


def normalize(
    values: Any, rung: str = "scheme", grammar: str = "rfc3987", *, errors: bool = False
) -> Any:
    """Each reference up to and with this rung of the comparison ladder."""
    return _over(values, lambda column: _columns.normalize(column, rung, grammar, errors))


def resolve(base: Any, values: Any, grammar: str = "rfc3987", *, errors: bool = False) -> Any:
    """The target of each reference."""
    return _over(values, lambda column: _columns.resolve(base, column, grammar, errors))


def to_uri(values: Any, host: Optional[str] = None, *, errors: bool = False) -> Any:
    """The URI reference of each IRI reference; ``host`` as of ``Iri.to_uri``."""
    return _over(values, lambda column: _columns.to_uri(column, host, errors))


def to_iri(values: Any, host: Optional[str] = None, *, errors: bool = False) -> Any:
    """The IRI reference of each URI reference; ``host`` as of ``Uri.to_iri``."""
    return _over(values, lambda column: _columns.to_iri(column, host, errors))


def host(
    values: Any, profile: str = "idna2008", to: str = "ascii", *, errors: bool = False
) -> Any:
    """Each host name in its ASCII or Unicode form."""
    return _over(values, lambda column: _columns.host(column, profile, to, errors))


def _over(values: Any, work: Callable[[Any], Column]) -> Any:
    library = type(values).__module__.partition(".")[0]
    if library == "polars" and type(values).__name__ != "Series":
        raise TypeError(f"expected a column, not {type(values)}; iri_grammar.polars has expressions")
    convert = {"numpy": _numpy, "pandas": _pandas, "polars": _polars, "pyarrow": _pyarrow}.get(library)
    if convert is not None:
        return convert(values, work)
    if hasattr(values, "__arrow_c_stream__") or hasattr(values, "__arrow_c_array__"):
        return work(values)
    if isinstance(values, (str, bytes)):
        raise TypeError(f"expected a column, not {type(values)}")
    return work(list(values)).to_list()


def _numpy(values: Any, work: Callable[[Any], Column]) -> Any:
    import numpy

    if values.ndim != 1:
        raise ValueError(f"a column has one dimension, and this array {values.ndim}")
    column = work(values.tolist())
    rows = column.to_list()
    # A null has no place among truth values.
    dtype = bool if column.kind == "Boolean" and None not in rows else object
    result = numpy.empty(len(rows), dtype=dtype)
    result[:] = rows
    return result


def _pandas(values: Any, work: Callable[[Any], Column]) -> Any:
    import pandas

    if getattr(values, "ndim", 1) != 1:
        raise TypeError(f"expected a column, not {type(values)}")
    # An index and an array have none.
    index, name = getattr(values, "index", None), getattr(values, "name", None)
    try:
        import pyarrow
    except ImportError:
        rows = work(values.tolist()).to_list()
        return pandas.Series(rows, index=index, name=name, dtype=object)
    # What is an array of Arrow already, or may be one without a look at each value.
    is_arrow = hasattr(values.dtype, "pyarrow_dtype") or getattr(values.dtype, "storage", "") == "pyarrow"
    is_arrow = is_arrow or isinstance(values.dtype, pandas.CategoricalDtype)
    column = pyarrow.array(values) if is_arrow else values.tolist()
    result = pandas.arrays.ArrowExtensionArray(pyarrow.array(work(column)))
    return pandas.Series(result, index=index, name=name)


def _polars(values: Any, work: Callable[[Any], Column]) -> Any:
    import polars

    return polars.Series(work(values)).rename(values.name)


def _pyarrow(values: Any, work: Callable[[Any], Column]) -> Any:
    import pyarrow

    result = pyarrow.array(work(values))
    return pyarrow.chunked_array([result]) if isinstance(values, pyarrow.ChunkedArray) else result
