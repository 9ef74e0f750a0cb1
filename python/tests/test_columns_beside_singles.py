"""Each column gives what the function of single values gives, of any texts and from any kind of column."""

import os
import random
import subprocess
import sys

import pytest

import iri_grammar as g
from iri_grammar import columns

CHANCE = random.Random(3987)

PARTS = [
    "http://", "HTTP://", "ftp://user:secret@", "//", "mailto:", "x:", "www.", "a.example", "EXAMPLE.org", "xn--bcher-kva",
    "bücher", "[::1]", "192.0.2.1", ":80", ":", "/", "/a", "/.", "/..", "/%7e", "%C3%A9", "%", "%zz", "é", "e\u0301", "אב",
    "ג1", "\u202e", "\U00010300", "\ue000", "?", "?q=a&b", "#", "#f", " ", "<", ">", '"', "(", ")", ".", ",", "\n", "\\", "",
]  # fmt: skip


def made(count):
    """Texts such as nobody writes, and among them some that are."""
    return ["".join(CHANCE.choices(PARTS, k=CHANCE.randint(0, 8))) for _ in range(count)]


BASE = "http://a.example/b/c?q"
REAL = [
    "", "http://a.example", "HTTP://A.example:80/", "http://a.example/b/d", "http://a.example/b/c?q#f", "http://אa.example/",
    "http://é.example/é/../e\u0301", "ftp://user:secret@a.example/", "See http://a.example/é, <http://b.example/> or www.c.example.",
    " http://_é/a b ", "http://example.org/re\u0301sume\u0301/\u202e", "https://ex\u0430mple.org/", "x:a/../b",
]  # fmt: skip
TEXTS = [*REAL, None, *made(300), None, *REAL]
OTHERS = [None if CHANCE.random() < 0.05 else CHANCE.choice([text, text, *REAL]) for text in TEXTS]

NOTE = ("code", "severity", "message", "start", "end", "component", "document", "section")


def fields(value, names):
    return {name: getattr(value, name) for name in names}


def notes(values):
    return [fields(note, NOTE) for note in values]


def prepared(text, *to):
    result = g.prepare(text, *to)
    return {**fields(result, ("text", "valid", "uri")), "notes": notes(result.notes)}


def found(text, **options):
    return [fields(one, ("text", "start", "end", "valid", "suffix")) for one in g.find(text, **options)]


def linted(text, profile="rfc3987"):
    return [{**fields(note, (*NOTE, "safe")), "fixed": note.fixed} for note in g.lint(text, profile)]


def mended(text, rows):
    """The findings of a column, with the mended text in place of what it is made of."""
    for row in rows or ():
        replacement, start, end = (row.pop(name) for name in ("replacement", "fix_start", "fix_end"))
        row["fixed"] = None if replacement is None else text[:start] + replacement + text[end:]
    return rows


def seen(text):
    result = g.bidi(text)
    # No restriction has a severity.
    violations = [fields(note, [name for name in NOTE if name != "severity"]) for note in result.violations]
    assert all(note.severity is None for note in result.violations)
    return {**fields(result, ("visual", "aloud", "marks")), "violations": violations}


def normal(of=g.IriReference, *rung, **options):
    return lambda text: str(of(text).normalize(*rung, **options))


#: Each column with its options, beside the function of single values.
FUNCTIONS = {
    "relative": (lambda v, **of: columns.relative(BASE, v, **of), lambda t: str(g.Iri(BASE).relative(t))),
    "relative, URI": (
        lambda v, **of: columns.relative(g.Uri(BASE), v, "rfc3986", **of),
        lambda t: str(g.Uri(BASE).relative(t)),
    ),
    "relative, by forms": (
        lambda v, **of: columns.relative(BASE, v, no_absolute_path=True, path_only=True, parents=3, **of),
        lambda t: str(g.Iri(BASE).relative(t, no_absolute_path=True, path_only=True, parents=3)),
    ),
    "relative, shortest": (
        lambda v, **of: columns.relative("urn:a/b", v, shortest=True, **of),
        lambda t: str(g.Iri("urn:a/b").relative(t, shortest=True)),
    ),
    "equivalent": (
        lambda v, **of: columns.equivalent(v, "http://a.example/", **of),
        lambda t: g.IriReference(t).equivalent("http://a.example/"),
    ),
    "equivalent, case": (
        lambda v, **of: columns.equivalent(v, g.Iri("http://a.example/"), "case", idna="uts46", **of),
        lambda t: g.IriReference(t).equivalent("http://a.example/", "case", idna="uts46"),
    ),
    "prepare": (columns.prepare, prepared),
    "prepare, IRI": (lambda v, **of: columns.prepare(v, "iri", **of), lambda t: prepared(t, "iri")),
    "find": (columns.find, found),
    "find, all": (
        lambda v, **of: columns.find(v, suffix_references=True, near_misses=True, **of),
        lambda t: found(t, suffix_references=True, near_misses=True),
    ),
    "lint": (columns.lint, linted),
    "lint, strict": (lambda v, **of: columns.lint(v, "strict", **of), lambda t: linted(t, "strict")),
    "bidi": (columns.bidi, seen),
    "normalize": (columns.normalize, normal()),
    "normalize, case": (lambda v, **of: columns.normalize(v, "case", **of), normal(g.IriReference, "case")),
    "normalize, URI": (lambda v, **of: columns.normalize(v, grammar="rfc3986", **of), normal(g.UriReference)),
    **{
        f"normalize, {options}": (
            lambda v, options=options, **of: columns.normalize(v, **options, **of),
            normal(**options),
        )
        for options in (
            {"percent": "iunreserved"}, {"idna": "agreed"}, {"idna": "idna2008"}, {"keep_rootless": True},
            {"rung": "path", "alone": True}, {"rung": "percent", "alone": True, "percent": "iunreserved"},
        )  # fmt: skip
    },
    "resolve": (lambda v, **of: columns.resolve(BASE, v, **of), lambda t: str(g.Iri(BASE).resolve(t))),
    "to_uri": (columns.to_uri, lambda t: str(g.IriReference(t).to_uri())),
    "to_iri": (columns.to_iri, lambda t: str(g.UriReference(t).to_iri())),
    "host": (columns.host, g.host),
}

ERROR = ("production", "character", "found", "document", "section", "position", "end")


def told(error):
    return {**fields(error, ERROR), "message": str(error), "allowed": list(error.allowed)}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_column_is_as_single_values(name):
    column, single = FUNCTIONS[name]
    results, errors = column(TEXTS), column(TEXTS, explain=True)
    assert len(results) == len(errors) == len(TEXTS)
    done = 0
    for text, result, error in zip(TEXTS, results, errors):
        if text is None:
            assert result is None and error is None
            continue
        result = mended(text, result) if name.startswith("lint") else result
        try:
            assert result == single(text), text
            assert error is None, text
            done += 1
        except g.IriError as raised:
            assert result is None, text
            if "equivalent" in name:
                assert error.pop("text") == raised.text
            # Any text is mapped, not references alone, and what is refused is what cannot be.
            assert error == told(raised) or (name == "to_uri" and error["position"] is not None), text
    assert done >= 5
    assert column([]) == column([], explain=True) == []


@pytest.mark.parametrize("rung", ["string", "case", "syntax", "scheme"])
@pytest.mark.parametrize("idna", [None, "agreed"])
def test_two_columns(rung, idna):
    results = columns.equivalent(TEXTS, OTHERS, rung, idna=idna)
    errors = columns.equivalent(TEXTS, OTHERS, rung, idna=idna, explain=True)
    for one, other, result, error in zip(TEXTS, OTHERS, results, errors):
        if one is None or other is None:
            assert result is None and error is None
            continue
        try:
            assert result is g.IriReference(one).equivalent(other, rung, idna=idna)
            assert error is None
        except g.IriError as raised:
            assert result is None
            assert error.pop("text") == raised.text
            assert error == told(raised)
    assert {True, False, None} <= set(results)


def test_the_text_of_an_error_of_a_comparison():
    for one, other, wrong in (("x:", "a", "a"), ("a", "x:", "a"), ("a b", "x:", "a b"), ("x:", "a b", "a b"), ("b", "a", "b")):
        with pytest.raises(g.IriError) as caught:
            g.IriReference(one).equivalent(other)
        assert caught.value.text == wrong
        [error] = columns.equivalent([one], [other], explain=True)
        assert error["text"] == wrong
    # There is no text of what is no text.
    [error] = columns.equivalent(["x:"], ["\ud800"], explain=True)
    assert error["text"] is None and "surrogate" in error["message"]


def test_one_text_that_is_wrong_is_an_error_of_the_call():
    for text in ("a b", "a", "\ud800"):
        with pytest.raises(g.IriError):
            columns.equivalent(["x:"], text)
    for base in ("a b", "a", "\ud800"):
        with pytest.raises(g.IriError):
            columns.relative(base, ["x:"])
    for other in (b"x:", 1, None):
        with pytest.raises(TypeError):
            columns.equivalent(["x:"], other)


def test_names_that_are_unknown():
    for refused in (
        lambda: columns.lint([], "nope"),
        lambda: columns.equivalent([], [], "nope"),
        lambda: columns.equivalent([], [], grammar="leiri"),
        lambda: columns.equivalent([], [], idna="nope"),
        lambda: columns.relative("x:", [], "leiri"),
        lambda: columns.normalize([], percent="nope"),
        lambda: columns.normalize([], idna="nope"),
    ):
        with pytest.raises(ValueError, match="nope|leiri"):
            refused()


ARROW = ["string", "large_string", "string_view", "dictionary", "chunked", "sliced"]
KINDS = ["numpy", "pandas object", "pandas str", "pandas string[pyarrow]", "pandas category", "polars", *ARROW]


def arrow_array(arrow, layout, texts):
    if layout == "dictionary":
        return arrow.array(texts).dictionary_encode()
    if layout == "chunked":
        return arrow.chunked_array([texts[:1], [], texts[1:100], texts[100:]], type=arrow.string())
    if layout == "sliced":
        return arrow.array(["x:é", *texts, None, "y"]).slice(1, len(texts))
    return arrow.array(texts, type=getattr(arrow, layout)())


def column_of(kind, texts=TEXTS):
    """The texts as a column of that kind, and what makes a list of a result."""
    library, _, dtype = kind.partition(" ")
    if library == "numpy":
        return pytest.importorskip("numpy").array(texts, dtype=object), lambda result: result.tolist()
    if library == "pandas":
        pandas, arrow = pytest.importorskip("pandas"), pytest.importorskip("pyarrow")
        series = pandas.Series(texts, index=range(5, 5 + len(texts)), name="url", dtype=dtype)
        return series, lambda result: arrow.array(result).to_pylist()
    if library == "polars":
        return pytest.importorskip("polars").Series("url", texts), lambda result: result.to_list()
    return arrow_array(pytest.importorskip("pyarrow"), kind, texts), lambda result: result.to_pylist()


def is_of_kind(result, kind):
    names = {"numpy": "ndarray"}
    if kind in ARROW:
        return type(result).__module__ == "pyarrow.lib" and (kind == "chunked") == (type(result).__name__ == "ChunkedArray")
    return type(result).__name__ == names.get(kind, "Series") and type(result).__module__.startswith(kind.split()[0])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_kind_of_column_gives_the_same(name, kind):
    column, _ = FUNCTIONS[name]
    values, listed = column_of(kind)
    result = column(values)
    assert is_of_kind(result, kind)
    assert listed(result) == column(TEXTS)
    assert listed(column(values, explain=True)) == column(TEXTS, explain=True)
    empty = column(values[:0])
    assert len(empty) == 0 and listed(empty) == []
    if kind in ARROW:
        result.validate(full=True)
    if kind.startswith("pandas"):
        assert result.index.equals(values.index) and result.name == "url"
    if kind == "polars":
        assert result.name == "url" and result.dtype == empty.dtype


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("of_other", ["list", "numpy", "pandas object", "polars", "chunked", "sliced"])
def test_two_columns_of_any_kinds(kind, of_other):
    values, listed = column_of(kind)
    others = OTHERS if of_other == "list" else column_of(of_other, OTHERS)[0]
    result = columns.equivalent(values, others)
    assert is_of_kind(result, kind)
    assert listed(result) == columns.equivalent(TEXTS, OTHERS)
    if of_other != "list":
        assert columns.equivalent(TEXTS, others) == columns.equivalent(TEXTS, OTHERS)


def test_two_columns_have_as_many_rows():
    for one, other in (([], ["x:"]), (["x:"], []), (["x:"] * 3, ["x:"] * 2)):
        with pytest.raises(ValueError, match=f"{len(one)} and {len(other)} rows"):
            columns.equivalent(one, other)
    arrow = pytest.importorskip("pyarrow")
    with pytest.raises(ValueError, match="2 and 1 rows"):
        columns.equivalent(arrow.chunked_array([["x:"], ["x:"]]), arrow.array(["x:"]))


def test_two_columns_of_many_rows_that_are_divided_otherwise():
    arrow = pytest.importorskip("pyarrow")
    texts = [None if row % 7 == 0 else f"http://a/{row}" for row in range(20_000)]
    others = [None if row % 5 == 0 else f"HTTP://a:80/{row + row % 2}" for row in range(20_000)]
    expected = [None if one is None or other is None else row % 2 == 0 for row, (one, other) in enumerate(zip(texts, others))]
    ends = sorted(CHANCE.sample(range(20_000), 20))
    divided = [texts[start:end] for start, end in zip([0, *ends], [*ends, 20_000])]
    chunks = arrow.chunked_array(divided, type=arrow.string())
    assert columns.equivalent(texts, others) == expected
    assert columns.equivalent(chunks, others).to_pylist() == expected
    assert columns.equivalent(chunks, arrow.array(others)).to_pylist() == expected
    assert columns.equivalent(others, chunks) == expected


def test_two_series_of_pandas_have_one_index():
    pandas = pytest.importorskip("pandas")
    one = pandas.Series(["x:a", "x:b"], index=[1, 2])
    with pytest.raises(ValueError, match="indexes"):
        columns.equivalent(one, one[::-1])
    assert columns.equivalent(one, one).tolist() == [True, True]
    assert columns.equivalent(one, one[::-1].tolist()).tolist() == [False, False]


@pytest.mark.parametrize("layout", ["string", "large_string", "string_view"])
def test_rfc3629_4_what_is_not_utf_8_has_no_result(layout):
    arrow = pytest.importorskip("pyarrow")
    wide = {"string": arrow.binary, "large_string": arrow.large_binary, "string_view": arrow.binary_view}
    octets = arrow.array([b"x:\xff", b"http://a.example/", None, b"\xf0"], wide[layout]())
    values = octets.view(getattr(arrow, layout)())
    for name, (column, _) in FUNCTIONS.items():
        result, errors = column(values).to_pylist(), column(values, explain=True).to_pylist()
        assert [row is None for row in result] == [True, name == "host", True, True], name
        assert ["not UTF-8" in row["message"] if row else None for row in errors][::2] == [True, None]
    both = columns.equivalent(arrow.array(["x:"] * 4), values, explain=True).to_pylist()
    assert [row and row["text"] for row in both] == [None] * 4 and both[0]["document"] == "RFC 3629"


@pytest.mark.parametrize("dtype", ["str", "StringDType"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_numpy_arrays_of_strings(name, dtype):
    numpy = pytest.importorskip("numpy")
    kind = str if dtype == "str" else pytest.importorskip("numpy.dtypes").StringDType()
    texts = [text for text in TEXTS if text is not None]
    column, _ = FUNCTIONS[name]
    values = numpy.array(texts, dtype=kind)
    assert column(values).tolist() == column(texts)
    assert column(values[:0]).shape == (0,)


def test_truth_values_of_numpy():
    numpy = pytest.importorskip("numpy")
    for texts, dtype in ((["x:a", "x:b"], bool), (["x:a", None], object), (["x:a", "a"], object), ([], bool)):
        result = columns.equivalent(numpy.array(texts, dtype=object), "x:a")
        assert result.dtype == dtype and result.tolist() == columns.equivalent(texts, "x:a")


def test_lists_of_one_length_stay_lists_in_numpy():
    numpy = pytest.importorskip("numpy")
    for texts in (["http://a/"], ["http://a/", "http://b/"], ["-", "-"]):
        result = columns.find(numpy.array(texts))
        assert result.shape == (len(texts),) and result.dtype == object
        assert result.tolist() == columns.find(texts)


def test_a_long_text_is_not_in_the_result_once_for_each_finding():
    arrow = pytest.importorskip("pyarrow")
    text = "http://" + "\uff21." * 60 + "a/" + 100_000 * "a"
    result = columns.lint(arrow.array([text]))
    assert sum(finding["replacement"] is not None for finding in result.to_pylist()[0]) >= 60
    assert result.get_total_buffer_size() < len(text)


def test_what_one_text_breaks_is_not_held_beside_the_result():
    pytest.importorskip("pyarrow")
    if not os.path.exists("/proc/self/status"):
        pytest.skip("the most memory that a process had is read from Linux")
    code = """
import re, pyarrow
from iri_grammar import columns
most = lambda: 1024 * int(re.search(r"VmHWM:\\s+(\\d+)", open("/proc/self/status").read())[1])
texts = pyarrow.array(["http://a/" + 100_000 * "\\u202e"])
before = most()
print(columns.bidi(texts).get_total_buffer_size(), most() - before)
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    size, taken = map(int, done.stdout.split())
    assert size > 10_000_000 and taken < 2.5 * size, (size, taken)


# Expressions of Polars.


@pytest.fixture()
def polars():
    library = pytest.importorskip("polars")
    import iri_grammar.polars  # noqa: F401

    return library


EXPRESSIONS = {
    "relative": lambda url, **of: url.relative(BASE, **of),
    "equivalent": lambda url, **of: url.equivalent("http://a.example/", **of),
    "prepare": lambda url, **of: url.prepare(**of),
    "prepare, IRI": lambda url, **of: url.prepare("iri", **of),
    "find": lambda url, **of: url.find(**of),
    "find, all": lambda url, **of: url.find(suffix_references=True, near_misses=True, **of),
    "lint": lambda url, **of: url.lint(**of),
    "lint, strict": lambda url, **of: url.lint("strict", **of),
    "bidi": lambda url, **of: url.bidi(**of),
    "normalize, {'percent': 'iunreserved'}": lambda url, **of: url.normalize(percent="iunreserved", **of),
    "normalize, {'idna': 'agreed'}": lambda url, **of: url.normalize(idna="agreed", **of),
}


@pytest.mark.parametrize("engine", ["in-memory", "streaming"])
@pytest.mark.parametrize("name", EXPRESSIONS)
def test_expressions(polars, name, engine):
    column, _ = FUNCTIONS[name]
    frame = polars.LazyFrame({"url": TEXTS}, schema={"url": polars.String})
    url = polars.col("url").iri
    lazy = frame.select(result=EXPRESSIONS[name](url), why=EXPRESSIONS[name](url, explain=True))
    result = lazy.collect(engine=engine)
    assert result["result"].to_list() == column(TEXTS)
    assert result["why"].to_list() == column(TEXTS, explain=True)
    # What the engine was told before.
    assert result.schema == lazy.collect_schema()
    assert frame.filter(False).select(EXPRESSIONS[name](url)).collect(engine=engine).height == 0


def test_expressions_of_two_columns(polars):
    frame = polars.DataFrame({"url": TEXTS, "other": OTHERS})
    url, other, one = polars.col("url"), polars.col("other"), polars.lit("http://a.example/")
    result = frame.lazy().select(
        both=url.iri.equivalent(other),
        series=url.iri.equivalent(frame["other"]),
        why=url.iri.equivalent(other, explain=True),
        literal=url.iri.equivalent(one),
        turned=one.iri.equivalent(url),
        null=url.iri.equivalent(polars.lit(None, polars.String)),
    )
    assert result.collect().schema == result.collect_schema()
    for engine in ("in-memory", "streaming"):
        rows = result.collect(engine=engine)
        assert rows["both"].to_list() == rows["series"].to_list() == columns.equivalent(TEXTS, OTHERS)
        assert rows["why"].to_list() == columns.equivalent(TEXTS, OTHERS, explain=True)
        assert rows["literal"].to_list() == rows["turned"].to_list() == columns.equivalent(TEXTS, one_text())
        assert rows["null"].null_count() == len(TEXTS)
    assert frame.filter(False).select(url.iri.equivalent(one)).height == 0


def test_the_other_column_of_an_expression(polars):
    """A series of one row is for all rows, as in Polars; a list is no column of an expression."""
    url = polars.col("url")
    frame = polars.DataFrame({"url": ["x:a", "x:b"]})
    assert frame.select(url.iri.equivalent(polars.Series(["x:a"]))).to_series().to_list() == [True, False]
    for other in (["x:a", "x:b"], None, 1, b"x:"):
        with pytest.raises(TypeError, match="expected a text, a series or an expression, not <class"):
            url.iri.equivalent(other)
    assert frame.select(url.iri.equivalent(g.Iri("x:b"))).to_series().to_list() == [False, True]


def one_text():
    return "http://a.example/"


def test_arguments_are_looked_at_where_an_expression_is_made(polars):
    url = polars.col("url").iri
    for refused in (
        lambda: url.valid("rfc2396"),
        lambda: url.valid(rule="nope"),
        lambda: url.components(rule="ipath"),
        lambda: url.errors("nope"),
        lambda: url.normalize("nope"),
        lambda: url.normalize(percent="nope"),
        lambda: url.resolve("a b"),
        lambda: url.relative("a b"),
        lambda: url.equivalent("a b"),
        lambda: url.equivalent(polars.col("url"), "nope"),
        lambda: url.to_uri("nope"),
        lambda: url.to_iri("nope"),
        lambda: url.host("nope"),
        lambda: url.host(to="nope"),
        lambda: url.lint("nope"),
        lambda: url.prepare("nope"),
    ):
        with pytest.raises(ValueError):
            refused()
