"""Fields of pydantic."""

import pytest

import iri_grammar
from iri_grammar import Iri, IriReference, Uri, UriReference

pydantic = pytest.importorskip("pydantic")

FORMATS = {Iri: "iri", IriReference: "iri-reference", Uri: "uri", UriReference: "uri-reference"}


@pytest.mark.parametrize("kind", FORMATS)
def test_a_field(kind):
    class Page(pydantic.BaseModel):
        address: kind

    page = Page(address="http://example.org/a")
    assert type(page.address) is kind and page.address == "http://example.org/a"
    assert Page(address=page.address).address is page.address
    assert type(Page(address=Uri("x:")).address) is kind
    assert page.model_dump() == {"address": "http://example.org/a"}
    assert page.model_dump_json() == '{"address":"http://example.org/a"}'
    assert Page.model_validate_json(page.model_dump_json()) == page
    for mode in ("validation", "serialization"):
        schema = Page.model_json_schema(mode=mode)
        assert schema["properties"]["address"] == {"format": FORMATS[kind], "title": "Address", "type": "string"}


@pytest.mark.parametrize("kind", FORMATS)
def test_what_is_refused(kind):
    adapter = pydantic.TypeAdapter(kind)
    with pytest.raises(pydantic.ValidationError) as caught:
        adapter.validate_python("http://a b")
    [error] = caught.value.errors()
    assert error["type"] == "value_error" and isinstance(error["ctx"]["error"], iri_grammar.IriError)
    assert error["ctx"]["error"].position == 8 and "at position 8" in error["msg"]
    for wrong in (1, None, b"x:", ["x:"]):
        with pytest.raises(pydantic.ValidationError, match="valid string"):
            adapter.validate_python(wrong)
    assert adapter.validate_python("x:", strict=True) == "x:"


def test_constraints_and_frameworks():
    class Page(pydantic.BaseModel):
        address: Iri = pydantic.Field(max_length=12)

    assert Page(address="http://a/").address == "http://a/"
    assert Page.model_json_schema()["properties"]["address"]["maxLength"] == 12
    for longer in ("http://example.org/", Iri("http://example.org/")):
        with pytest.raises(pydantic.ValidationError, match="at most 12"):
            Page(address=longer)


def test_other_places():
    assert pydantic.TypeAdapter(list[Iri]).validate_python(["x:"])[0] == Iri("x:")
    assert pydantic.TypeAdapter(dict[Iri, int]).validate_json('{"x:": 1}') == {"x:": 1}
