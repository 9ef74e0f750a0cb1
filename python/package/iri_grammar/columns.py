"""The functions of the package for columns: lists, NumPy and Arrow arrays, pandas and Polars series.

They use all cores and release the GIL. The result is of the same kind as the column; for a pandas
index it is a series. A null stays null; NaN, NaT and pandas' ``NA`` count as null. The result is also
null for a text that a function rejects. ``errors(texts)`` returns why a production rejects a text;
``host(texts, explain=True)`` returns why ``host`` gives null for it, and so does this option of the other
functions. A text that is not UTF-8, or has a lone surrogate, is invalid. Positions count characters, as in
``IriError``.

For lists and NumPy a struct is a dict. A NumPy result is of dtype bool if it has truth values without
a null, and otherwise of dtype object. In pandas, truth values have dtype ``bool``, or ``boolean`` if any
is null, and texts have the dtype of the column.

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
>>> columns.host(["a_b.example"]), columns.host(["a_b.example"], explain=True)[0]["section"]
([None], '2.3.1')
"""

from __future__ import annotations

from typing import Any, Callable, Mapping, Optional, Tuple

from . import _iri_grammar
from ._iri_grammar import Column

_columns = _iri_grammar._columns

__all__ = [
    "bidi",
    "components",
    "equivalent",
    "errors",
    "find",
    "host",
    "lint",
    "normalize",
    "prepare",
    "relative",
    "resolve",
    "scheme_errors",
    "scheme_parts",
    "scheme_valid",
    "to_iri",
    "to_uri",
    "valid",
]


def valid(values: Any, grammar: str = "rfc3987", rule: Optional[str] = None) -> Any:
    """Whether the production accepts each text (default: the production of references)."""
    return _map("valid", values, lambda column: _columns.valid(column, grammar, rule))


def components(values: Any, grammar: str = "rfc3987", rule: Optional[str] = None) -> Any:
    """The components of each text: scheme, authority, userinfo, host, port, path, query, fragment."""
    return _map("components", values, lambda column: _columns.components(column, grammar, rule))


def errors(values: Any, grammar: str = "rfc3987", rule: Optional[str] = None) -> Any:
    """Why the production rejects each text: production, character, found, document, section, message,
    position, end, allowed, as in ``IriError``; null for a valid text."""
    return _map("errors", values, lambda column: _columns.errors(column, grammar, rule))


def scheme_valid(values: Any) -> Any:
    """Whether each text is an IRI reference that the grammar of its scheme accepts, too, as by
    ``schemes.check``. Without a grammar for the scheme, only that of RFC 3987 counts.

    >>> scheme_valid(["coap://a/", "coap:///a", "acme:x", "a b", None])
    [True, False, True, False, None]
    """
    return _map("scheme_valid", values, _columns.scheme_valid)


def scheme_errors(values: Any) -> Any:
    """Why the grammar of RFC 3987, or that of the scheme, rejects each text, with the fields of ``errors``;
    null for a text that both accept.

    >>> error = scheme_errors(["ws://example.org/#f"])[0]
    >>> error["position"], error["document"], error["section"]
    (17, 'RFC 6455', '3')
    """
    return _map("scheme_errors", values, _columns.scheme_errors)


def scheme_parts(values: Any, *, explain: bool = False) -> Any:
    """The named parts of each identifier, as by ``schemes.parts``. Each has name, text, start and end.

    >>> [part["text"] for part in scheme_parts(["geo:48.2,16.3"])[0]]
    ['48.2', '16.3']
    >>> scheme_parts(["acme:x", "coap:///a"])
    [[], None]
    """
    return _map("scheme_parts", values, lambda column: _columns.scheme_parts(column, explain))


def normalize(
    values: Any,
    rung: str = "scheme",
    grammar: str = "rfc3987",
    *,
    percent: str = "unreserved",
    idna: Optional[str] = None,
    keep_rootless: bool = False,
    alone: bool = False,
    explain: bool = False,
) -> Any:
    """Normalizes each reference by all rungs up to this one, or with ``alone`` by this rung only.
    ``percent``, ``idna`` and ``keep_rootless`` are as in ``Iri.normalize``. The grammar is rfc3987 or
    rfc3986.

    >>> normalize(["HTTP://xn--bcher-kva.example:80/%7e", "a b"], idna="agreed")
    ['http://bücher.example/~', None]
    >>> normalize(["HTTP://a:80/%7e"], "percent", alone=True)
    ['HTTP://a:80/~']
    """
    options = percent, idna, keep_rootless, alone, explain
    return _map("normalize", values, lambda column: _columns.normalize(column, rung, grammar, *options))


def equivalent(
    values: Any,
    other: Any,
    rung: str = "scheme",
    grammar: str = "rfc3987",
    *,
    idna: Optional[str] = None,
    explain: bool = False,
) -> Any:
    """Whether each text is equivalent at this rung to one text, or to the same row of another column,
    as by ``Iri.equivalent``. The other column can be of another kind; two pandas series need the same
    index. The grammar is rfc3987 or rfc3986.

    The result is null if one of the two is null, invalid or relative. With ``explain=True`` the field
    ``text`` is the wrong one. If ``other`` is one text and invalid, the call raises an ``IriError``.

    >>> texts = ["HTTP://a:80", "http://b/", None, "a b", "a"]
    >>> equivalent(texts, "http://a/")
    [True, False, None, None, None]
    >>> equivalent(texts, ["http://a", "http://c", "x:", "x:", "x:"], "case")
    [False, False, None, None, None]
    >>> equivalent(["x:"], ["a b"], explain=True)[0]["text"]
    'a b'
    """
    other = _other("equivalent", "other", values, other)
    return _map("equivalent", values, lambda column: _columns.equivalent(column, other, rung, grammar, idna, explain))


def resolve(base: Any, values: Any, grammar: str = "rfc3987", *, explain: bool = False) -> Any:
    """Resolves each reference. The base is one text for all rows, or a column with a base for each row.
    The grammar is rfc3987 or rfc3986.

    >>> resolve("http://a/b/c", ["d", "../e"])
    ['http://a/b/d', 'http://a/e']
    >>> resolve(["http://a/b/c", "x:/a/b", None], ["d", "../e", "f"])
    ['http://a/b/d', 'x:/e', None]
    """
    base = _other("resolve", "base", values, base)
    return _map("resolve", values, lambda column: _columns.resolve(base, column, grammar, explain))


def relative(
    base: Any,
    values: Any,
    grammar: str = "rfc3987",
    *,
    shortest: bool = False,
    path_only: bool = False,
    no_absolute_path: bool = False,
    parents: Optional[int] = None,
    explain: bool = False,
) -> Any:
    """Returns the reference that ``resolve`` resolves to each target. A target has a scheme. The base is
    one text for all rows, or a column with a base for each row. The grammar is rfc3987 or rfc3986; the
    other options are those of ``Iri.relative``.

    >>> relative("http://a/b/c", ["http://a/b/d", "http://e/", "x"])
    ['d', '//e/', None]
    >>> relative("http://a/b/c", ["http://a/b/d", "http://e/"], path_only=True)
    ['d', 'http://e/']
    """
    base = _other("relative", "base", values, base)
    options = shortest, path_only, no_absolute_path, parents, explain
    return _map("relative", values, lambda column: _columns.relative(base, column, grammar, *options))


def to_uri(values: Any, host: Optional[str] = None, *, explain: bool = False) -> Any:
    """Maps each IRI reference to a URI reference; ``host`` is as in ``Iri.to_uri``."""
    return _map("to_uri", values, lambda column: _columns.to_uri(column, host, explain))


def to_iri(values: Any, host: Optional[str] = None, *, explain: bool = False) -> Any:
    """Converts each URI reference to an IRI reference; ``host`` is as in ``Uri.to_iri``."""
    return _map("to_iri", values, lambda column: _columns.to_iri(column, host, explain))


def host(
    values: Any, profile: str = "idna2008", to: str = "ascii", *, explain: bool = False
) -> Any:
    """Converts each host name to ASCII or Unicode."""
    return _map("host", values, lambda column: _columns.host(column, profile, to, explain))


def prepare(values: Any, to: str = "uri", *, explain: bool = False) -> Any:
    """Makes a URI reference, or with ``to="iri"`` an IRI reference, from each text, as ``prepare`` does for
    one text. The fields are text, valid, uri and notes. Each note has code, severity, message, start,
    end, component, document and section.

    >>> row = prepare([" http://a/b c"])[0]
    >>> row["text"], row["valid"], [note["code"] for note in row["notes"]]
    ('http://a/b%20c', True, ['trimmed', 'space'])
    >>> [prepare(["http://a/é"], to)[0]["text"] for to in ("uri", "iri")]
    ['http://a/%C3%A9', 'http://a/é']
    """
    return _map("prepare", values, lambda column: _columns.prepare(column, to, explain))


def find(
    values: Any, suffix_references: bool = False, near_misses: bool = False, *, explain: bool = False
) -> Any:
    """Finds the identifiers in each text, as ``find`` does for one text. Each has text, start, end, valid
    and suffix.

    >>> [[found["text"] for found in row] for row in find(["See http://a/, http://b/.", "-"])]
    [['http://a/', 'http://b/'], []]
    """
    return _map("find", values, lambda column: _columns.find(column, suffix_references, near_misses, explain))


def lint(values: Any, profile: str = "rfc3987", *, explain: bool = False) -> Any:
    """Returns advice about each reference, as ``lint`` does for one text. Each finding has code, severity,
    message, start, end, component, document, section, replacement, fix_start, fix_end and safe.

    The fixed text is ``text[:fix_start] + replacement + text[fix_end:]``. It is not a field of the
    findings, because each of them would repeat the text.

    >>> text = "http://example.org:80/"
    >>> note = lint([text])[0][0]
    >>> note["code"], text[: note["fix_start"]] + note["replacement"] + text[note["fix_end"] :]
    ('default-port', 'http://example.org/')
    """
    return _map("lint", values, lambda column: _columns.lint(column, profile, explain))


def bidi(values: Any, *, explain: bool = False) -> Any:
    """Returns how each reference is displayed, as ``bidi`` does for one text. The fields are visual, aloud,
    marks and violations. A violation is a broken restriction, with the fields of a note of ``prepare``
    except for the severity.

    >>> row = bidi(["http://אa.example/"])[0]
    >>> row["visual"], row["violations"][0]["section"]
    ('http://אa.example/', '4.2')
    """
    return _map("bidi", values, lambda column: _columns.bidi(column, explain))


def _map(function: str, values: Any, work: Callable[[Any], Column]) -> Any:
    """Calls a compiled function with a column. The result is of the same kind as the column."""
    column, to_result = _named(function, "values", values)
    return to_result(work(column))


def _other(function: str, argument: str, values: Any, other: Any) -> Any:
    """Returns the second argument of a compiled function: one text for all rows, or another column."""
    if isinstance(other, str):
        return other
    index: Any = getattr(values, "index", None)
    another: Any = getattr(other, "index", None)
    if hasattr(index, "equals") and hasattr(another, "equals") and not index.equals(another):
        raise ValueError(f"{function}(): the two series have different indexes")
    return _named(function, argument, other)[0]


def _named(function: str, argument: str, values: Any) -> Tuple[Any, Callable[[Column], Any]]:
    """Converts a column, as ``_convert`` does; the error for a value that is none names the argument."""
    try:
        return _convert(values)
    except _NotAColumn as error:
        raise TypeError(f"{function}({argument}=...): {error}") from None


class _NotAColumn(TypeError):
    """The error for a value that is no column."""


def _convert(values: Any) -> Tuple[Any, Callable[[Column], Any]]:
    """Returns the argument of a compiled function, and a function that converts its result."""
    if isinstance(values, (str, bytes)):
        raise _not_a_column(values)
    if isinstance(values, (Mapping, set, frozenset)):
        raise _not_a_column(values, "; convert it by list()")
    # The modules of its classes tell the library of a value. That library is imported already.
    modules = {kind.__module__.partition(".")[0] for kind in type(values).__mro__}
    converters = (("pandas", _pandas), ("polars", _polars), ("pyarrow", _pyarrow), ("numpy", _numpy))
    for library, convert in converters:
        if library in modules:
            return convert(values)
    if hasattr(values, "__arrow_c_stream__") or hasattr(values, "__arrow_c_array__"):
        return values, lambda column: column
    try:
        return list(values), Column.to_list
    except TypeError:
        if hasattr(type(values), "__iter__"):
            raise
        raise _not_a_column(values) from None


def _not_a_column(values: Any, advice: str = "") -> _NotAColumn:
    return _NotAColumn(f"expected a column, not {type(values)}{advice}")


def _numpy(values: Any) -> Tuple[Any, Callable[[Column], Any]]:
    import numpy

    if not isinstance(values, numpy.ndarray):
        raise _not_a_column(values)
    if values.ndim != 1:
        raise ValueError(f"a column has one dimension, but this array has {values.ndim}")

    def to_result(column: Column) -> Any:
        rows = column.to_list()
        # The dtype bool has no null.
        dtype = bool if column.kind == "Boolean" and None not in rows else object
        result = numpy.empty(len(rows), dtype=dtype)
        if column.kind.startswith("LargeList"):
            # The rows are set one by one: NumPy would read several lists as a second dimension.
            for index, row in enumerate(rows):
                result[index] = row
        else:
            result[:] = rows
        return result

    return values.tolist(), to_result


def _pandas(values: Any) -> Tuple[Any, Callable[[Column], Any]]:
    import pandas

    if not isinstance(values, (pandas.Series, pandas.Index, pandas.api.extensions.ExtensionArray)):
        raise _not_a_column(values)
    # An index has no attribute ``index``, and an array has neither.
    index, name = getattr(values, "index", None), getattr(values, "name", None)

    def to_result(column: Column) -> Any:
        array = _pandas_array(column, values.dtype)
        # Without ``dtype``, pandas would infer another dtype for texts of dtype object.
        return pandas.Series(array, index=index, name=name, dtype=array.dtype)

    try:
        import pyarrow
    except ImportError:
        return values.tolist(), to_result
    # Arrow arrays, and arrays that pyarrow converts without reading each value.
    is_arrow = hasattr(values.dtype, "pyarrow_dtype") or getattr(values.dtype, "storage", "") == "pyarrow"
    is_arrow = is_arrow or isinstance(values.dtype, pandas.CategoricalDtype)
    return pyarrow.array(values) if is_arrow else values.tolist(), to_result


def _pandas_array(column: Column, dtype: Any) -> Any:
    """Returns the array of a series. Texts have ``dtype``, which is that of the original column."""
    import pandas

    try:
        import pyarrow
    except ImportError:
        pyarrow = None
    if column.kind == "Boolean":
        boolean = pandas.BooleanDtype()
        if pyarrow:
            truths = boolean.__from_arrow__(pyarrow.array(column))
        else:
            truths = pandas.array(column.to_list(), dtype=boolean)
        return truths if truths.isna().any() else truths.astype(bool)
    is_text = column.kind == "LargeUtf8"
    if isinstance(dtype, pandas.CategoricalDtype):
        dtype = dtype.categories.dtype
    if is_text and isinstance(dtype, pandas.StringDtype):
        return dtype.__from_arrow__(pyarrow.array(column)) if pyarrow else pandas.array(column.to_list(), dtype=dtype)
    if pyarrow and is_text and hasattr(dtype, "pyarrow_dtype"):
        return pandas.arrays.ArrowExtensionArray(_arrow_texts(column, dtype.pyarrow_dtype))
    if pyarrow and not is_text:
        return pandas.arrays.ArrowExtensionArray(pyarrow.array(column))
    return pandas.Series(column.to_list(), dtype=object).to_numpy()


def _polars(values: Any) -> Tuple[Any, Callable[[Column], Any]]:
    import polars

    if not isinstance(values, polars.Series):
        raise _not_a_column(values, "; iri_grammar.polars has expressions")
    return values, lambda column: polars.Series(column).rename(values.name)


def _pyarrow(values: Any) -> Tuple[Any, Callable[[Column], Any]]:
    import pyarrow

    if not isinstance(values, (pyarrow.Array, pyarrow.ChunkedArray)):
        raise _not_a_column(values)

    def to_result(column: Column) -> Any:
        result = _arrow_texts(column, values.type) if column.kind == "LargeUtf8" else pyarrow.array(column)
        return pyarrow.chunked_array([result]) if isinstance(values, pyarrow.ChunkedArray) else result

    return values, to_result


def _arrow_texts(column: Column, arrow_type: Any) -> Any:
    """Returns an array of texts with the type of the original column; for a dictionary, of its values."""
    import pyarrow

    texts = pyarrow.array(column)
    if pyarrow.types.is_dictionary(arrow_type):
        arrow_type = arrow_type.value_type
    if pyarrow.types.is_null(arrow_type):
        arrow_type = pyarrow.string()
    try:
        return texts.cast(arrow_type)
    except pyarrow.ArrowInvalid:
        # An array of type string holds 2 GiB at most.
        return texts
