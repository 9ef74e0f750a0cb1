"""What a program may write, for mypy --strict. Nothing of it is run."""

from typing import TYPE_CHECKING, List, Optional

import iri_grammar
from iri_grammar import Components, Found, Iri, IriError, IriReference, Note, Uri, UriReference
from iri_grammar import bidi, check, columns, find, host, is_valid, lint, prepare, productions
from iri_grammar.compat import rfc3987
from iri_grammar.jsonschema import format_checker

if TYPE_CHECKING:
    from typing_extensions import assert_type


def what_programs_write() -> None:
    iri = Iri("http://example.org/")
    assert_type(iri.components, Components)
    assert_type(iri.host, Optional[str])
    assert_type(iri.path, str)
    assert_type(iri.resolve("a"), Iri)
    assert_type(iri.relative(iri), IriReference)
    assert_type(iri.to_uri(host="idna2008"), Uri)
    assert_type(iri.normalize("case", idna=None).replace(query=None), Iri)
    assert_type(iri.replace(host="h", path="//p", port=None), Iri)
    iri.replace(hosst="h")  # type: ignore[call-arg]
    iri.replace(host=1)  # type: ignore[arg-type]
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
    columns.valid(["a"])
    columns.equivalent(["a:"], iri, "case", idna="agreed")
    columns.relative(iri, columns.normalize([iri], percent="iunreserved", alone=True), errors=True)
    columns.lint(["a"], "strict")
    assert_type(iri_grammar.__version__, str)
    format_checker()
    try:
        check("a")
    except IriError as error:
        assert_type(error.position, Optional[int])
        assert_type(error.allowed, "tuple[str, ...]")
