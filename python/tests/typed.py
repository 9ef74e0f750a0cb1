"""What a program may write, for mypy --strict and pyright. Nothing of it is run.

A line with ``type: ignore`` is a mistake that both find: without one, they say that it is not needed.
"""

from typing import TYPE_CHECKING, List, Optional

import numpy
import polars

import iri_grammar
from iri_grammar import Column, Components, Found, Identifier, Iri, IriError, IriReference, Note, Uri, UriReference
from iri_grammar import bidi, check, columns, find, host, is_valid, lint, prepare, productions
from iri_grammar.compat import rfc3987
from iri_grammar.jsonschema import format_checker
from iri_grammar.names import Rung
from iri_grammar.polars import iri as expressions

if TYPE_CHECKING:
    from typing_extensions import assert_type


def what_programs_write() -> None:
    iri = Iri("http://example.org/")
    assert_type(iri.components, Components)
    assert_type(iri.host, Optional[str])
    assert_type(iri.path, str)
    assert_type(iri.resolve("a"), Iri)
    assert_type(iri.relative(iri), IriReference)
    assert_type(iri.relative(iri, shortest=True, path_only=True, no_absolute_path=True, parents=2), IriReference)
    assert_type(iri.to_uri(host="idna2008"), Uri)
    assert_type(iri.normalize("case", idna=None).with_components(query=None), Iri)
    assert_type(iri.with_components(host="h", path="//p", port=None), Iri)
    assert_type(iri.with_components(port=8080).port_number, Optional[int])
    assert_type((iri / "a").append_pairs({"q": "a"}).replace_pairs([("q", "b")]).remove_pairs("q"), Iri)
    assert_type(IriReference("a").compose("b"), IriReference)
    IriReference("a").resolve("b")  # type: ignore[attr-defined]
    iri / 1  # type: ignore[operator]
    iri.with_components(hosst="h")  # type: ignore[call-arg]
    iri.with_components(host=1)  # type: ignore[arg-type]
    assert_type(Uri.from_components("http", host="h", path="/"), Uri)
    assert_type(Uri.from_components(*iri.components.replace(query=None)), Uri)
    iri.components.replace(host="h")  # type: ignore[call-arg]
    assert_type(Uri(iri).to_iri(), Iri)
    assert_type(UriReference("a").to_iri(), IriReference)
    assert_type(iri < "a" or iri <= Uri("a:"), bool)
    assert_type(sorted([iri, iri]), List[Iri])
    assert_type({iri: 1}, "dict[Iri, int]")
    assert_type(is_valid("a", grammar="rfc3986", rule="URI"), bool)
    assert_type(find("a")[0], Found)
    assert_type(lint("a")[0].fixed, Optional[str])
    assert_type(prepare("a", to="iri").notes, List[Note])
    assert_type(bidi("a").visual, str)
    assert_type(host("a", to="unicode"), str)
    assert_type(productions(), List[str])
    assert_type(rfc3987.parse("a")["scheme"], Optional[str])
    assert_type(rfc3987.resolve("a:", "b"), str)
    iri.normalize("shceme")  # type: ignore[arg-type]
    iri.normalize(idna="idna")  # type: ignore[arg-type]
    is_valid("a", "rfc3988")  # type: ignore[arg-type]
    host("a", "idna")  # type: ignore[arg-type]
    lint("a", "loose")  # type: ignore[arg-type]
    prepare("a", to="url")  # type: ignore[arg-type]
    Identifier("a:")
    assert_type(iri_grammar.__version__, str)
    format_checker()
    try:
        check("a")
    except IriError as error:
        assert_type(error.position, Optional[int])
        assert_type(error.allowed, "tuple[str, ...]")


def of_any_type(one: Identifier, rung: Rung) -> None:
    assert_type(one.normalize(rung), Identifier)
    one.resolve("a")  # type: ignore[attr-defined]


def over_columns() -> None:
    assert_type(columns.valid(["a"]), List[Optional[bool]])
    assert_type(columns.valid(("a", None)), List[Optional[bool]])
    assert_type(columns.valid(text for text in ["a"]), List[Optional[bool]])
    assert_type(columns.valid([Iri("a:"), Iri("b:")]), List[Optional[bool]])
    assert_type(columns.valid(polars.Series(["a"])), polars.Series)
    columns.valid(numpy.array(["a"])).all()
    components = columns.components(["a"])[0]
    if components:
        assert_type(components["host"], Optional[str])
        components["hosst"]  # type: ignore[typeddict-item]
    assert_type(columns.normalize(["a"], percent="iunreserved", alone=True), List[Optional[str]])
    error = columns.normalize(["a"], explain=True)[0]
    if error:
        assert_type(error["position"], Optional[int])
    assert_type(columns.equivalent(["a:"], Iri("a:"), "case", idna="agreed"), List[Optional[bool]])
    assert_type(columns.resolve(["a:"], ["b", None]), List[Optional[str]])
    columns.relative("a:", columns.normalize(["a:"]), explain=True)
    columns.relative("a:", ["a:"], shortest=True, path_only=True, no_absolute_path=True, parents=2)
    found = columns.find(["a"])[0]
    if found:
        assert_type(found[0]["start"], int)
    columns.lint(["a"], "strict")
    columns.lint(["a"], "loose")  # type: ignore[call-overload]
    columns.normalize(["a"], "shceme")  # type: ignore[call-overload]
    columns.normalize(["a"], persent="unreserved")  # type: ignore[call-overload]
    columns.valid([1])  # type: ignore[type-var]
    columns.valid("a")  # type: ignore[call-overload]
    frame = polars.DataFrame({"url": ["a"], "base": ["b:"]})
    assert_type(expressions(polars.col("url")).valid(), polars.Expr)
    assert_type(expressions(polars.col("url")).resolve(polars.col("base")), polars.Expr)
    assert_type(expressions(frame["url"]).normalize("case"), polars.Series)
    expressions(frame["url"]).normalize("shceme")  # type: ignore[arg-type]


def of_arrow(column: Column) -> None:
    assert_type(columns.valid(column), Column)
    assert_type(column.to_list(), List[object])
