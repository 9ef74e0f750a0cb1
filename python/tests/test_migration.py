"""The tables of docs/migration.md, evaluated with the libraries that they are about."""

import pathlib
import re

import pytest

from iri_grammar import Iri, IriReference, host

PAGE = (pathlib.Path(__file__).resolve().parents[1] / "docs" / "migration.md").read_text("utf-8")

#: Addresses for which a row without a note has the same value on both sides.
ADDRESSES = [
    "http://user:pa%20ss@example.org:8080/a/b%20c.tar.gz?q=1&r=b+c#f",
    "http://example.org/",
    "https://example.org/a/b?q=1",
    "http://example.org:8080/a/?r=%C3%A9",
]

#: Texts that only the notes speak of.
OTHERS = ["mailto:a@example.org"]

#: Rows whose note does not say that the two values differ, but what a similar expression, or the type, does.
NOTES_ON_OTHER_EXPRESSIONS = {
    "url.absolute",
    'url / "x"',
    'url.joinpath("x", "y")',
    'url.with_host("résumé.example")',
    'url.with_path("/p")',
    # A mapping, which is read as its pairs.
    "url.query",
    "f.args",
}


def rows(library):
    _, found, rest = PAGE.partition(f"\n## {library}\n")
    assert found, library
    for line in rest.partition("\n## ")[0].splitlines():
        if line.startswith("| `"):
            theirs, ours, note = (cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:4])
            yield pytest.param(library, theirs.strip("`"), ours.strip("`"), note, id=f"{library} {theirs}")


def url_of(library, text):
    """Returns the names of the first column, for a text."""
    module = pytest.importorskip(library)
    if library == "furl":
        return {"f": module.furl(text)}
    return {"url": module.URL(text) if library == "yarl" else module.URL.from_text(text), "URL": module.URL}


def plain(value):
    """Returns a value with the types of Python in place of those of a library."""
    if value is None or isinstance(value, (bool, int)):
        return value
    if hasattr(value, "to_text"):
        return value.to_text(with_password=True)
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return str(value)


def value_of(expression, names):
    """Returns the value of an expression; if it raises an error, the class of all such errors."""
    try:
        value = eval(expression, dict(names))
    except ValueError:
        return ValueError
    for pairs in ("allitems", "items"):
        if hasattr(value, pairs):
            return [list(pair) for pair in getattr(value, pairs)()]
    return plain(value)


def is_same(library, theirs, ours, text):
    one = value_of(theirs, url_of(library, text))
    other = value_of(ours, {"iri": Iri(text), "host": host})
    # An absent component can be an empty text.
    return type(one) is type(other) and one == other or (one, other) == ("", None)


ROWS = [row for library in ("yarl", "hyperlink", "furl") for row in rows(library)]


@pytest.mark.parametrize("library, theirs, ours, note", ROWS)
def test_both_columns_have_the_same_value(library, theirs, ours, note):
    texts = ADDRESSES + OTHERS if note else ADDRESSES
    differ = [text for text in texts if not is_same(library, theirs, ours, text)]
    is_same_with_a_note = theirs in NOTES_ON_OTHER_EXPRESSIONS and library != "hyperlink"
    assert bool(differ) == (bool(note) and not is_same_with_a_note), differ


def test_every_library_has_its_rows():
    assert {row.values[0] for row in ROWS} == {"yarl", "hyperlink", "furl"} and len(ROWS) > 70


def test_what_holds_for_every_row():
    yarl = pytest.importorskip("yarl")
    assert yarl.URL("/a").scheme == "" and IriReference("/a").scheme is None
    assert yarl.URL("http://a").path == "/" and Iri("http://a").path == "" and Iri("http://a").normalize().path == "/"
    assert not hasattr(IriReference("../a"), "resolve") and not hasattr(IriReference("../a"), "origin")
    furl = pytest.importorskip("furl").furl("http://a/")
    furl.set(path="/b")
    assert furl.url == "http://a/b"
    iri = Iri("http://a/")
    assert iri.with_components(path="/b") == "http://a/b" and iri == "http://a/"


def test_the_notes():
    yarl, hyperlink, furl = (pytest.importorskip(name) for name in ("yarl", "hyperlink", "furl"))
    iri = Iri("http://user:secret@example.org:8080/a?q=1#f")
    # yarl
    assert iri.with_components(userinfo="u").userinfo == "u" and yarl.URL(iri).with_user("u").password == "secret"
    assert iri.joinpath("x/y").path == "/a/x%2Fy" and yarl.URL(iri).joinpath("x/y").path == "/a/x/y"
    assert (iri / "x").query == "q=1" and (iri / "x").fragment == "f"
    assert iri.with_components(path="/p").query == "q=1" and yarl.URL(iri).with_path("/p").query_string == ""
    assert iri.with_components(host="résumé.example").host == "résumé.example"
    assert not iri.is_absolute and iri.authority is not None and yarl.URL(iri).absolute
    assert iri.origin == "http://example.org:8080" and Iri("urn:a:b").origin is None
    assert Iri("x://a/b/c").resolve("../d") == "x://a/d" and str(yarl.URL("x://a/b/c").join(yarl.URL("../d"))) == "../d"
    # hyperlink
    assert Iri("http://a/?a+b=").query_pairs == (("a b", ""),)
    assert hyperlink.URL.from_text("http://a/?a+b=").query == (("a+b", ""),)
    assert hyperlink.URL.from_text("mailto:a@b").absolute is False
    # furl
    assert Iri("mailto:a@b").origin is None and furl.furl("mailto:a@b").origin == "mailto://"
    assert furl.furl("http://a/b%20c").path.segments == ["b c"] and Iri("http://a/b%20c").segments == ("b%20c",)
