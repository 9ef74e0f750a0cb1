"""Columns of every kind give the same."""

import pytest

from iri_grammar import Column, Iri, IriError, IriReference, columns

TEXTS = ["HTTP://EXAMPLE.org:80/é", "a b", None, "", "//h", "http://[::1"]


def singles(work):
    """What a function over single values makes of the texts."""

    def one(text):
        try:
            return None if text is None else work(text)
        except IriError:
            return None

    return [one(text) for text in TEXTS]


FUNCTIONS = {
    "normalize": (columns.normalize, lambda text: str(IriReference(text).normalize())),
    "to_uri": (columns.to_uri, lambda text: str(IriReference(text).to_uri())),
    "resolve": (
        lambda values: columns.resolve("http://a/b", values),
        lambda text: str(Iri("http://a/b").resolve(text)),
    ),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_column_is_as_single_values(name):
    column, single = FUNCTIONS[name]
    assert column(TEXTS) == singles(single)


def test_valid_and_errors_are_complements():
    assert columns.valid(TEXTS) == [True, False, None, True, True, False]
    for text, valid, error in zip(TEXTS, columns.valid(TEXTS), columns.errors(TEXTS)):
        assert (error is None) == (valid is not False)
        if error:
            with pytest.raises(IriError) as caught:
                IriReference(text)
            assert error["message"] == str(caught.value)
            assert (error["position"], error["end"]) == (caught.value.position, caught.value.end)
            assert tuple(error["allowed"]) == caught.value.allowed
            for key in ("production", "character", "found", "document", "section"):
                assert error[key] == getattr(caught.value, key)


def test_components():
    rows = columns.components(TEXTS)
    assert [row is None for row in rows] == [False, True, True, False, False, True]
    assert rows[0] == {
        "scheme": "HTTP", "authority": "EXAMPLE.org:80", "userinfo": None, "host": "EXAMPLE.org",
        "port": "80", "path": "/é", "query": None, "fragment": None,
    }  # fmt: skip
    with pytest.raises(ValueError, match="no components"):
        columns.components(TEXTS, rule="ipath")


@pytest.mark.parametrize("kind", ["list", "tuple", "iterator", "identifiers"])
def test_lists(kind):
    values = {
        "list": TEXTS,
        "tuple": tuple(TEXTS),
        "iterator": iter(TEXTS),
        "identifiers": [IriReference("//h"), None],
    }[kind]
    result = columns.valid(values)
    assert result == ([True, None] if kind == "identifiers" else columns.valid(TEXTS))


def test_an_empty_column():
    assert columns.valid([]) == [] and columns.components([]) == [] and columns.to_uri([]) == []


def test_what_is_no_column_of_texts():
    for values in ([1], [b"a:b"], 1, None, "a:b", b"a:b", Iri("a:b")):
        with pytest.raises(TypeError):
            columns.valid(values)
    with pytest.raises(TypeError, match="row 1: expected a str, not int"):
        columns.valid(["a:b", 1])


def test_what_is_absent_in_a_list():
    """NaN and what pandas has: what is not equal to itself."""
    import decimal

    assert columns.valid([float("nan"), decimal.Decimal("NaN"), "a:b"]) == [None, None, True]
    numpy = pytest.importorskip("numpy")
    absent = [numpy.float32("nan"), numpy.float64("nan"), numpy.datetime64("NaT"), numpy.timedelta64("NaT")]
    assert columns.valid([*absent, "a:b"]) == [None] * 4 + [True]
    for value in (numpy.float32(1), numpy.array(["a", "b"]), decimal.Decimal(1)):
        with pytest.raises(TypeError, match="row 0: expected a str"):
            columns.valid([value])
    pandas = pytest.importorskip("pandas")
    values = [*absent, pandas.NA, pandas.NaT, "a:b"]
    result = columns.valid(pandas.Series(values, dtype=object))
    assert [pandas.isna(value) for value in result] == [True] * 6 + [False]


def test_what_a_library_has_beside_its_columns():
    """Each is a TypeError that says so."""
    values = [None, 1]
    try:
        import numpy

        values += [numpy.str_("x:"), numpy.float32(1), numpy.random.default_rng()]
    except ImportError:
        pass
    try:
        import pandas

        series = pandas.Series(["x:"], dtype=object)
        values += [series.str, series.groupby(series), series.to_frame(), pandas.NA]
    except ImportError:
        pass
    try:
        import pyarrow

        array = pyarrow.array(["x:"])
        values += [array[0], pyarrow.table({"url": array}), array.type]
    except ImportError:
        pass
    for value in values:
        with pytest.raises(TypeError, match="expected a column, not <class"):
            columns.valid(value)
        if not isinstance(value, str):
            with pytest.raises(TypeError, match="expected a column, not <class"):
                columns.equivalent(["x:"], value)


def test_what_has_no_order_is_no_column():
    for values in ({"a:": 1}, {"a:"}, frozenset(["a:"]), type("Own", (dict,), {})()):
        for work in (columns.valid, lambda values: columns.equivalent(["a:"], values), lambda values: columns.resolve(values, ["a"])):
            with pytest.raises(TypeError, match="expected a column, not <class .*; convert it by list"):
                work(values)
    assert columns.valid(list({"a:": 1})) == columns.valid({"a:": 1}.keys()) == columns.valid({1: "a:"}.values()) == [True]


def test_subclasses_keep_their_kind():
    """Their module is not that of the library."""
    numpy = pytest.importorskip("numpy")
    array = numpy.array(["a:", "a b"]).view(type("Own", (numpy.ndarray,), {}))
    assert isinstance(columns.valid(array), numpy.ndarray) and columns.valid(array).dtype == bool
    with pytest.raises(ValueError, match="one dimension"):
        columns.valid(array.reshape(1, 2))
    masked = numpy.ma.masked_array(["a:", "a b"], [False, True])
    assert columns.valid(masked).tolist() == [True, None]
    pandas = pytest.importorskip("pandas")
    series = type("Own", (pandas.Series,), {})(["a:", "a b"], index=[5, 6], name="url")
    mask = columns.valid(series)
    assert isinstance(mask, pandas.Series) and mask.name == "url" and mask.index.tolist() == [5, 6]
    frame = type("Own", (pandas.DataFrame,), {})({"a:": ["a:"]})
    with pytest.raises(TypeError, match="expected a column, not <class"):
        columns.valid(frame)
    polars = pytest.importorskip("polars")
    series = type("Own", (polars.Series,), {})("url", ["a:"])
    assert isinstance(columns.valid(series), polars.Series) and columns.valid(series).name == "url"


LAYOUTS = ["string", "large_string", "string_view", "null", "chunked", "sliced", "dictionary", "no chunks"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_arrow(layout):
    arrow = pytest.importorskip("pyarrow")
    texts = [None] * 3 if layout == "null" else TEXTS
    if layout == "chunked":
        values = arrow.chunked_array([TEXTS[:2], TEXTS[2:]])
    elif layout == "no chunks":
        texts, values = [], arrow.chunked_array([], type=arrow.string())
    elif layout == "dictionary":
        texts = [*TEXTS, *TEXTS]
        values = arrow.array(texts).dictionary_encode()
        values = arrow.DictionaryArray.from_arrays(values.indices[1:], values.dictionary)
        texts = texts[1:]
    elif layout == "sliced":
        values = arrow.array(["x", *TEXTS, "y"]).slice(1, len(TEXTS))
    else:
        values = arrow.array(texts, type=getattr(arrow, layout)())
    for function in (columns.valid, columns.components, columns.errors, columns.to_uri):
        result = function(values)
        result.validate(full=True)
        assert isinstance(result, arrow.ChunkedArray) == (layout in ("chunked", "no chunks"))
        assert result.to_pylist() == function(texts)
    with pytest.raises(TypeError, match="column of strings"):
        columns.valid(arrow.array([1]))
    with pytest.raises(TypeError, match="column of strings"):
        columns.valid(arrow.array([["a:b"]]))


def test_arrow_of_many_rows():
    arrow = pytest.importorskip("pyarrow")
    texts = [None if row % 7 == 0 else f"http://a/{row}{' ' * (row % 3)}" for row in range(50_000)]
    values = columns.valid(arrow.array(texts)).to_pylist()
    assert values == [text and " " not in text for text in texts]
    paths = columns.components(arrow.array(texts)).field("path").to_pylist()
    assert paths == [f"/{row}" if valid else None for row, valid in enumerate(values)]


def test_arrow_of_many_chunks():
    arrow = pytest.importorskip("pyarrow")
    values = arrow.chunked_array([[f"a:{row}", " ", None] for row in range(1000)])
    assert columns.valid(values).to_pylist() == [True, False, None] * 1000


def test_whoever_has_the_capsules():
    arrow = pytest.importorskip("pyarrow")

    class Foreign:
        def __init__(self, array):
            self.array = array

        def __arrow_c_array__(self, requested_schema=None):
            return self.array.__arrow_c_array__(requested_schema)

    result = columns.valid(Foreign(arrow.array(TEXTS)))
    assert isinstance(result, Column) and len(result) == len(TEXTS)
    # The result is one again.
    assert columns.valid(columns.to_uri(Foreign(arrow.array(TEXTS)))).to_list() == [
        True, None, None, True, True, None,
    ]  # fmt: skip


@pytest.mark.parametrize("kind", ["object", "str", "StringDType"])
def test_numpy(kind):
    numpy = pytest.importorskip("numpy")
    texts = [text for text in TEXTS if text is not None]
    if kind == "StringDType":
        dtype = pytest.importorskip("numpy.dtypes").StringDType()
    else:
        dtype = {"object": object, "str": str}[kind]
    values = numpy.array(texts, dtype=dtype)
    assert columns.valid(values).dtype == bool
    assert columns.valid(values).tolist() == columns.valid(texts)
    assert columns.to_uri(values).tolist() == columns.to_uri(texts)
    assert columns.valid(numpy.array(TEXTS, dtype=object)).tolist() == columns.valid(TEXTS)
    empty = numpy.array([], dtype=values.dtype)
    assert columns.valid(empty).dtype == bool and columns.to_uri(empty).dtype == columns.errors(empty).dtype == object
    with pytest.raises(ValueError, match="one dimension"):
        columns.valid(numpy.array([texts]))


@pytest.mark.parametrize("dtype", ["object", "str", "string[pyarrow]", "category"])
def test_pandas(dtype):
    pandas = pytest.importorskip("pandas")
    if dtype != "object":
        pytest.importorskip("pyarrow")
    values = pandas.Series(TEXTS, index=range(10, 16), name="url", dtype=dtype)
    result = columns.valid(values)
    assert result.index.equals(values.index) and result.name == "url"
    assert [None if pandas.isna(value) else value for value in result] == columns.valid(TEXTS)
    frame = pandas.DataFrame({"url": values, "uri": columns.to_uri(values)})
    assert frame.loc[10, "uri"] == "HTTP://EXAMPLE.org:80/%C3%A9"
    assert columns.components(values).tolist()[0]["host"] == "EXAMPLE.org"
    assert columns.valid(pandas.Index(values)).tolist()[:2] == [True, False]
    with pytest.raises(TypeError):
        columns.valid(frame)


#: Of each dtype of texts in pandas, that of the texts of a result.
DTYPES = {
    "object": "object", "string": "string", "string[python]": "string[python]", "str": "str",
    "category of object": "object", "category of str": "str",
    "string[pyarrow]": "string[pyarrow]", "arrow string": "arrow string", "arrow large_string": "arrow large_string",
    "arrow dictionary": "arrow string",
}  # fmt: skip


def of_dtype(name):
    """The dtype of a name in the table; skips where it is of a library or a version that is not there."""
    pandas = pytest.importorskip("pandas")
    if name == "str" and pandas.__version__ < "3":
        pytest.skip("str is object before pandas 3")
    if "arrow" not in name:
        return "str" if name == "str" else pandas.api.types.pandas_dtype(name)
    arrow = pytest.importorskip("pyarrow")
    kinds = {"arrow dictionary": lambda: arrow.dictionary(arrow.int32(), arrow.string())}
    kind = name.partition(" ")[2]
    return pandas.ArrowDtype(kinds.get(name, lambda: getattr(arrow, kind)())()) if kind else name


def series_of_dtype(texts, name):
    pandas = pytest.importorskip("pandas")
    if name.startswith("category of "):
        values = series_of_dtype(texts, name[len("category of ") :])
        categories = pandas.Index(values.dropna().unique(), dtype=values.dtype)
        return pandas.Series(pandas.Categorical(values, categories=categories))
    return pandas.Series(texts, dtype=of_dtype(name))


@pytest.mark.parametrize("name", DTYPES)
def test_pandas_a_mask_selects_and_inverts(name):
    pandas = pytest.importorskip("pandas")
    texts = ["http://a/", "a b", "http://b/"]
    values = series_of_dtype(texts, name)
    mask = columns.valid(values)
    assert mask.dtype == bool and (~mask).tolist() == [False, True, False] and (~mask).sum() == 1
    frame = pandas.DataFrame({"url": values})
    assert frame[mask]["url"].tolist() == texts[::2] and frame[~mask]["url"].tolist() == texts[1:2]
    values = series_of_dtype([*texts, None], name)
    mask = columns.valid(values)
    assert mask.dtype == "boolean" and mask.isna().tolist() == [False] * 3 + [True]
    assert (~mask).sum() == 1 and values[mask].tolist() == texts[::2] and values[~mask].tolist() == texts[1:2]
    assert columns.equivalent(values, "http://a/").dtype == "boolean"
    assert columns.valid(values[:0]).dtype == bool


@pytest.mark.parametrize("name", DTYPES)
def test_pandas_strings_are_of_the_dtype_that_came_in(name):
    pandas = pytest.importorskip("pandas")
    texts = ["http://a/é", "a b", None]
    values = series_of_dtype(texts, name)
    for rows in (values, values[:0]):
        result = columns.to_uri(rows)
        assert result.dtype == series_of_dtype(texts, DTYPES[name]).dtype
        assert [None if pandas.isna(row) else row for row in result] == ["http://a/%C3%A9", None, None][: len(rows)]


def test_pandas_without_pyarrow():
    """The tests of pandas again, in a process that has no pyarrow."""
    pytest.importorskip("pandas")
    import subprocess
    import sys

    code = """
import sys, pytest

class Absent:
    def find_spec(self, name, *_):
        if name.partition(".")[0] == "pyarrow":
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Absent())
sys.exit(pytest.main(sys.argv[1:]))
"""
    run = [sys.executable, "-c", code, "-q", "-p", "no:cacheprovider", __file__, "-k", "pandas and not without"]
    done = subprocess.run(run, capture_output=True, text=True)
    assert done.returncode == 0 and "passed" in done.stdout and "failed" not in done.stdout, done.stdout


def test_pandas_structs_and_lists():
    pandas = pytest.importorskip("pandas")
    values = pandas.Series(["http://a/", None], dtype=object)
    parts, found = columns.components(values), columns.find(values)
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        assert parts.dtype == found.dtype == object
        assert parts[0]["host"] == found[0][0]["text"][7:8] == "a"
    else:
        assert parts.struct.field("host")[0] == "a" and found.list.len()[0] == 1


@pytest.mark.parametrize("layout", ["string", "large_string", "string_view", "dictionary", "null"])
@pytest.mark.parametrize("chunked", [False, True])
def test_arrow_strings_are_of_the_type_that_came_in(layout, chunked):
    arrow = pytest.importorskip("pyarrow")
    texts = [None, None] if layout == "null" else ["http://a/é", "a b", None]
    values = arrow.array(texts, type=None if layout == "dictionary" else getattr(arrow, layout)())
    if layout == "dictionary":
        values = values.dictionary_encode()
    values = arrow.chunked_array([values, values[:0]]) if chunked else values
    result = columns.to_uri(values)
    result.validate(full=True)
    assert result.type == (arrow.string() if layout in ("dictionary", "null") else values.type)
    assert result.to_pylist() == columns.to_uri(texts)


@pytest.mark.parametrize("kind", ["String", "Categorical", "Null"])
def test_polars_series(kind):
    polars = pytest.importorskip("polars")
    texts = [None, None] if kind == "Null" else TEXTS
    values = polars.Series("url", texts, dtype=getattr(polars, kind))
    assert columns.valid(values).to_list() == columns.valid(texts)
    assert columns.to_uri(values).to_list() == columns.to_uri(texts)
    assert columns.valid(values).name == "url"


def test_polars():
    polars = pytest.importorskip("polars")
    import iri_grammar.polars  # noqa: F401

    values = polars.Series("url", TEXTS)
    for function in (columns.valid, columns.components, columns.errors, columns.to_uri):
        result = function(values)
        assert result.name == "url"
        assert result.null_count() == function(TEXTS).count(None)
    assert columns.valid(values).to_list() == columns.valid(TEXTS)
    url = polars.col("url").iri
    frame = values.to_frame().lazy().select(
        valid=url.valid(), path=url.components().struct.field("path"), why=url.errors().struct.field("production"),
        uri=url.to_uri(), iri=url.to_iri(), target=url.resolve("http://a/b"), normal=url.normalize(), host=url.host(),
    ).collect()  # fmt: skip
    assert frame["valid"].to_list() == columns.valid(TEXTS)
    assert frame["path"].to_list() == [row and row["path"] for row in columns.components(TEXTS)]
    assert frame["why"].to_list() == [row and row["production"] for row in columns.errors(TEXTS)]
    assert frame["target"].to_list() == columns.resolve("http://a/b", TEXTS)


#: A base and a reference a row, the target, and the text that an error is about.
BASES = [
    ("http://a/b/c", "d", "http://a/b/d", None), ("x:/a", "../b", "x:/b", None), (None, "d", None, None), ("x:", None, None, None),
    ("a", "b", None, "a"), ("x:", "a b", None, "a b"), ("x:/é", "/.//b", None, "/.//b"), ("\ud800", "b", None, None),
    ("x:", "\udfff", None, None), ("http://a/é", "?q", "http://a/é?q", None),
]  # fmt: skip


def test_rfc3986_5_2_a_base_a_row():
    bases, references, targets, blamed = map(list, zip(*BASES))
    assert columns.resolve(bases, references) == targets
    errors = columns.resolve(bases, references, explain=True)
    assert [error and error["text"] for error in errors] == blamed
    for (base, reference, target, _), error in zip(BASES, errors):
        assert (error is None) == (target is not None or None in (base, reference))
        if error:
            with pytest.raises(IriError) as caught:
                Iri(base).resolve(reference)
            assert error["message"] == str(caught.value) and error["position"] == caught.value.position
    assert columns.resolve(["http://a/é"], ["b"], "rfc3986") == [None]
    many = columns.resolve([f"http://a/{row}/" for row in range(20_000)], ["b"] * 20_000)
    assert many == [f"http://a/{row}/b" for row in range(20_000)]


def test_a_reference_from_a_base_a_row():
    bases = ["http://a/b/c", "http://a/", None, "a", "x:"]
    targets = ["http://a/b/d", "http://a/./", "x:", "x:", "a"]
    assert columns.relative(bases, targets) == ["d", None, None, None, None]
    errors = columns.relative(bases, targets, explain=True)
    assert [error and error["text"] for error in errors] == [None, "http://a/./", None, "a", "a"]
    bases, targets = ["http://a/b/c/d", "urn:a/b", "http://a/"], ["http://a/e", "urn:a/c", "http://e/"]
    assert columns.relative(bases, targets) == ["/e", "urn:a/c", "//e/"]
    options = {"shortest": True, "path_only": True, "no_absolute_path": True}
    assert columns.relative(bases, targets, **options) == ["../../e", "c", "http://e/"]
    assert columns.relative(bases, targets, parents=1, **options) == ["http://a/e", "c", "http://e/"]


def test_a_base_a_row_of_any_kind():
    arrow = pytest.importorskip("pyarrow")
    polars = pytest.importorskip("polars")
    pandas = pytest.importorskip("pandas")
    bases, references, targets, blamed = map(list, zip(*(row for row in BASES if "\ud800" not in str(row[0]))))
    references = [text and text.replace("\udfff", "<") for text in references]
    assert columns.resolve(bases, arrow.array(references)).to_pylist() == targets
    assert columns.resolve(arrow.chunked_array([bases[:2], bases[2:]]), references) == targets
    assert columns.resolve(iter(bases), polars.Series(references)).to_list() == targets
    one, other = pandas.Series(bases, dtype=object), pandas.Series(references, dtype=object)
    assert columns.resolve(one, other).tolist() == targets
    with pytest.raises(ValueError, match="different indexes"):
        columns.resolve(one[1:], other)
    for work in (columns.resolve, columns.relative):
        with pytest.raises(ValueError, match="the columns have 2 and 1 rows"):
            work(["x:"], ["a", "b"])
        with pytest.raises(TypeError, match="expected a column"):
            work(1, ["a"])
        with pytest.raises(TypeError, match="expected a column"):
            work(b"x:", ["a"])
        with pytest.raises(IriError):
            work("a", ["a"])
    import iri_grammar.polars  # noqa: F401

    frame = polars.DataFrame({"b": bases, "r": references}).lazy()
    r, b = polars.col("r").iri, polars.col("b")
    made = frame.select(
        target=r.resolve(b), why=r.resolve(b, explain=True).struct.field("text"), one=r.resolve("http://a/"),
        first=r.resolve(polars.lit("http://a/")), back=r.resolve(polars.Series(bases)), relative=r.relative(b),
        path_only=r.relative(b, path_only=True, shortest=True, no_absolute_path=True, parents=2),
    ).collect()  # fmt: skip
    assert made["target"].to_list() == made["back"].to_list() == targets
    assert made["one"].to_list() == made["first"].to_list() == columns.resolve("http://a/", references)
    assert made["relative"].to_list() == columns.relative(bases, references)
    options = {"path_only": True, "shortest": True, "no_absolute_path": True, "parents": 2}
    assert made["path_only"].to_list() == columns.relative(bases, references, **options)
    assert made["why"].to_list() == [error and error["text"] for error in columns.resolve(bases, references, explain=True)]
    with pytest.raises(TypeError, match="expected a text, a series or an expression"):
        r.resolve(1)


#: Octets that are not UTF-8, the place of the first in characters, and what is said of it.
NOT_UTF_8 = [
    (b"\xf0", 0, "octet F0 is not UTF-8"),
    (b"http://a/\xff", 9, "octet FF is not UTF-8"),
    (b"a:\xc3\xa9/\xc3", 4, "octet C3 is not UTF-8"),
    (b"http://a.example/\xed\xa0\x80", 17, "U+D800 is a surrogate, and no character"),
    (b"\x80" * 20, 0, "octet 80 is not UTF-8"),
]
EVERY = [
    columns.valid, columns.components, columns.errors, columns.normalize, columns.to_uri, columns.to_iri,
    columns.host, lambda values: columns.resolve("http://a/b", values), lambda values: columns.relative("http://a/b", values),
    lambda values: columns.resolve(values, values), lambda values: columns.relative(values, values),
    lambda values: columns.equivalent(values, "a:b"), lambda values: columns.equivalent(values, values),
    columns.prepare, columns.find, columns.lint, columns.bidi,
]  # fmt: skip


@pytest.mark.parametrize("layout", ["string", "large_string", "string_view", "dictionary", "sliced"])
def test_rfc3629_4_what_is_not_utf_8_is_an_error_row(layout):
    """Arrow's libraries do not look: such texts come from files."""
    arrow = pytest.importorskip("pyarrow")
    octets = [row for text, _, _ in NOT_UTF_8 for row in (text, b"ok", None, b"a:\xc3\xa9")]
    if layout in ("dictionary", "sliced"):
        values = arrow.array([b"ok", *octets, b"\xff"], arrow.binary()).view(arrow.string()).slice(1, len(octets))
    else:
        wide = {"string": arrow.binary, "large_string": arrow.large_binary, "string_view": arrow.binary_view}
        values = arrow.array(octets, wide[layout]()).view(getattr(arrow, layout)())
    if layout == "dictionary":
        values = values.dictionary_encode()
    assert columns.valid(values).to_pylist() == [False, True, None, True] * len(NOT_UTF_8)
    errors = columns.errors(values).to_pylist()
    for row, (_, position, reason) in enumerate(NOT_UTF_8):
        error = errors[4 * row]
        assert reason in error["message"] and error["document"] == "RFC 3629"
        assert (error["position"], error["end"], error["character"]) == (position, position + 1, None)
        assert errors[4 * row + 1 : 4 * row + 4] == [None] * 3
    for function in EVERY:
        result = function(values)
        result.validate(full=True)
        if function not in (columns.valid, columns.errors):
            assert result.to_pylist()[::4] == [None] * len(NOT_UTF_8)


def test_a_file_of_parquet_that_is_not_utf_8():
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    file = arrow.BufferOutputStream()
    texts = arrow.array([b"http://a/\xc3", b"a:b", b"\xf0"], arrow.binary()).view(arrow.string())
    parquet.write_table(arrow.table({"url": texts}), file)
    read = parquet.read_table(arrow.BufferReader(file.getvalue()))["url"]
    assert columns.valid(read).to_pylist() == [False, True, False]
    assert columns.to_uri(read).to_pylist() == [None, "a:b", None]


@pytest.mark.parametrize("kind", ["list", "numpy", "pandas"])
def test_a_surrogate_is_an_error_row(kind):
    texts = ["a:b", "a:\ud800", "ü", "\udfff"]
    values = texts
    if kind != "list":
        library = pytest.importorskip(kind)
        values = library.array(texts, dtype=object) if kind == "numpy" else library.Series(texts, dtype=object)
    assert list(columns.valid(values)) == [True, False, True, False]
    errors = list(columns.errors(values))
    for error, text, position in ((errors[1], texts[1], 2), (errors[3], texts[3], 0)):
        with pytest.raises(IriError) as caught:
            IriReference(text)
        assert error["message"] == str(caught.value)
        assert error["position"] == caught.value.position == position
        assert (error["document"], error["section"]) == (caught.value.document, caught.value.section)
    for function in EVERY:
        assert len(function(values)) == len(texts)


class Capsules:
    """An array of strings in Arrow's C data interface, by hand: what it says may be untrue."""

    def __init__(self, **lies):
        import ctypes
        import struct

        offsets = struct.pack("<3i", *lies.pop("offsets", (0, 1, 3)))
        self.kept = [ctypes.create_string_buffer(octets) for octets in (offsets, b"a:b")]
        self.kept.append((ctypes.c_void_p * 3)(None, *map(ctypes.addressof, self.kept)))
        self.kept.append(ctypes.create_string_buffer(lies.pop("format", b"u") or b""))
        release = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda _: None)
        self.kept.append(release)
        of = lambda at: ctypes.cast(at, ctypes.c_void_p).value or 0
        said = dict(length=2, nulls=0, offset=0, buffers=3, release=of(release), form=ctypes.addressof(self.kept[3]))
        said.update(lies)
        # The structs: five numbers, then pointers.
        self.array = ctypes.create_string_buffer(struct.pack(
            "<5q5Q", *(said[name] for name in ("length", "nulls", "offset", "buffers")), 0,
            ctypes.addressof(self.kept[2]), 0, 0, said["release"], 0))  # fmt: skip
        self.schema = ctypes.create_string_buffer(struct.pack("<9Q", said["form"], 0, 0, 2, 0, 0, 0, of(release), 0))

    def __arrow_c_array__(self, requested_schema=None):
        import ctypes

        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        self.names = [b"arrow_schema", b"arrow_array"]
        structs = map(ctypes.addressof, (self.schema, self.array))
        return tuple(new(struct, name, None) for struct, name in zip(structs, self.names))


LIES = [
    {"length": -1}, {"length": 2**63 - 1}, {"offset": -1}, {"offset": 2**63 - 1}, {"buffers": 0}, {"buffers": 2},
    {"buffers": 4}, {"nulls": 5}, {"release": 0}, {"form": 0}, {"format": b"\xff\xfe"}, {"format": b"+l"},
    {"format": b"nonsense"}, {"offsets": (0, -3, 3)}, {"offsets": (-3, 1, 3)}, {"offsets": (0, 3, 1)},
    {"offsets": (0, 1, -3)},
]  # fmt: skip


def test_capsules_by_hand():
    values = Capsules()
    assert columns.valid(values).to_list() == [True, False]
    # The array was given away.
    with pytest.raises(ValueError, match="malformed.*released"):
        columns.valid(values)


@pytest.mark.parametrize("lie", LIES, ids=str)
def test_capsules_that_are_malformed(lie):
    values = Capsules(**lie)
    with pytest.raises(TypeError if "+l" in str(lie) else ValueError):
        columns.valid(values)


OPERATIONS = {
    "host": (lambda values, **of: columns.host(values, **of), ["_é", "a.é b", "é", None, "\ud800"]),
    "to_uri": (
        lambda values, **of: columns.to_uri(values, host="idna2008", **of),
        ["http://_é/", "a b", "é", None, "\ud800"],
    ),
    "to_iri": (columns.to_iri, ["é", "a b", "%C3%A9", None, "\ud800"]),
    "resolve": (lambda values, **of: columns.resolve("x:/a", values, **of), ["/.//b", "a b", "é", None, "\ud800"]),
    "normalize": (columns.normalize, ["é<", "a b", "é", None, "\ud800"]),
}


@pytest.mark.parametrize("name", OPERATIONS)
def test_what_has_no_result_has_an_error(name):
    operation, texts = OPERATIONS[name]
    results, errors = operation(texts), operation(texts, explain=True)
    assert [result is None for result in results] == [True, True, False, True, True]
    assert [error is None for error in errors] == [False, False, True, True, False]
    assert all(error["message"] and error["section"] for error in errors if error)
    polars = pytest.importorskip("polars")
    import iri_grammar.polars  # noqa: F401

    values, arguments = polars.Series("url", texts[:4]).to_frame().lazy(), {"resolve": ["x:/a"]}.get(name, [])
    options = {"host": "idna2008"} if name == "to_uri" else {}
    expression = getattr(polars.col("url").iri, name)(*arguments, **options, explain=True)
    assert values.select(expression).collect()["url"].to_list() == errors[:4]


@pytest.mark.parametrize("kind", ["list", "numpy", "pandas"])
def test_the_same_values_are_texts_and_nulls_everywhere(kind):
    pandas = pytest.importorskip("pandas")
    numpy = pytest.importorskip("numpy")
    make = {
        "list": list,
        "numpy": lambda values: numpy.array(values, dtype=object),
        "pandas": lambda values: pandas.Series(values, dtype=object),
    }[kind]
    absent = [None, float("nan"), numpy.float64("nan"), pandas.NA, pandas.NaT]
    result = columns.valid(make([*absent, "a b", Iri("a:b"), "a"]))
    assert [None if pandas.isna(valid) else bool(valid) for valid in result] == [None] * 5 + [False, True, True]
    for other in (b"a", 1, 1.5, True):
        with pytest.raises(TypeError, match="row 1: expected a str, not"):
            columns.valid(make(["a", other]))


def test_pandas_arrays_of_arrow_that_are_no_texts():
    pandas = pytest.importorskip("pandas")
    arrow = pytest.importorskip("pyarrow")
    for values in ([b"a"], [1]):
        with pytest.raises(TypeError, match="column of strings"):
            columns.valid(pandas.Series(pandas.arrays.ArrowExtensionArray(arrow.array(values))))
    for values in (pandas.Series([1, 2]), pandas.Series([1, 2]).astype("category")):
        with pytest.raises(TypeError):
            columns.valid(values)


def test_a_polars_series_has_the_same_methods():
    polars = pytest.importorskip("polars")
    from iri_grammar.polars import IriNamespace, IriSeries, iri

    series, bases = polars.Series("url", TEXTS), polars.Series(["http://a/"] * len(TEXTS))
    assert type(series.iri) is type(iri(series)) is IriSeries and type(iri(polars.col("url"))) is IriNamespace
    for name in columns.__all__:
        if name in ("resolve", "relative"):
            for base in (bases, bases[:1], Iri("http://a/")):
                got = getattr(series.iri, name)(base)
                assert got.equals(getattr(columns, name)("http://a/", series)) and got.name == "url"
        elif name == "equivalent":
            assert series.iri.equivalent(bases[:1]).equals(columns.equivalent(series, "http://a/"))
        else:
            got = getattr(series.iri, name)()
            assert got.equals(getattr(columns, name)(series)) and got.name == "url"
    with pytest.raises(TypeError, match="a text or a series"):
        series.iri.resolve(polars.col("base"))


def test_what_polars_has_expressions_for():
    polars = pytest.importorskip("polars")
    frame = polars.DataFrame({"url": TEXTS})
    for values in (polars.col("url"), frame, frame.lazy()):
        with pytest.raises(TypeError, match="iri_grammar.polars"):
            columns.valid(values)


def test_expressions_are_documented():
    pytest.importorskip("polars")
    from iri_grammar.polars import IriNamespace

    assert all(getattr(IriNamespace, name).__doc__ for name in columns.__all__)
