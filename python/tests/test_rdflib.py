"""RDFLib with this package in place of its own check and joins."""

import pytest

rdflib = pytest.importorskip("rdflib")

import iri_grammar.rdflib  # noqa: E402


@pytest.fixture(autouse=True)
def installed():
    iri_grammar.rdflib.install()
    yield
    iri_grammar.rdflib.uninstall()


REFUSED = ["http://a/%zz", "http://[::1", "http://a:b/", "1:a", "http://a/\u202e\ufff0"]


@pytest.mark.parametrize("text", REFUSED)
def test_what_the_grammar_refuses_is_not_serialized(text, caplog):
    iri = rdflib.URIRef(text)
    assert "does not look like a valid URI" in caplog.text
    with pytest.raises(Exception, match="does not look like a valid URI"):
        iri.n3()
    iri_grammar.rdflib.uninstall()
    assert iri.n3() == f"<{text}>"


def test_what_the_grammar_takes(caplog):
    for text in ("http://résumé.example.org/é?\ue000", "urn:x", "a/b", "", "#f", "mailto:a@b"):
        assert rdflib.URIRef(text).n3() == f"<{text}>"
    assert not caplog.text


def test_a_namespace_may_be_a_class():
    assert rdflib.term._is_valid_uri(rdflib.SKOS)


def targets(data, format, base):
    graph = rdflib.Graph().parse(data=data, format=format, publicID=base)
    return {str(iri) for _, _, iri in graph}


TURTLE = "<{}> <urn:p> <{}> ."
XML = """<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:u="urn:">
    <r:Description r:about="{}"><u:p r:resource="{}"/></r:Description></r:RDF>"""
JSON = '{{"@id": "{}", "urn:p": {{"@id": "{}"}}}}'


@pytest.mark.parametrize("form, format", [(TURTLE, "turtle"), (XML, "xml"), (JSON, "json-ld")])
def test_rfc3986_5_4_in_documents(form, format):
    for base, reference, target in (
        ("http://a/b/c/d;p?q", "../g", "http://a/b/g"), ("http://a/b/c/d;p?q", "?y", "http://a/b/c/d;p?y"),
        ("x://a/b/c", "../g", "x://a/g"), ("http://a/b", "../../g", "http://a/g"), ("http://a/b", "#é", "http://a/b#é"),
    ):  # fmt: skip
        assert targets(form.format("urn:s", reference), format, base) == {target}


def test_a_base_that_is_none_is_left_to_rdflib():
    assert str(rdflib.URIRef("c", base="a/b")) == "a/c" and str(rdflib.URIRef("c", base="http://a b/")) == "http://a b/c"
    assert str(rdflib.URIRef("c d", base="http://a/b")) == "http://a/c d"


def test_it_is_set_once_and_taken_away():
    import rdflib.term
    from urllib.parse import urljoin

    ours = rdflib.term.urljoin
    iri_grammar.rdflib.install()
    assert rdflib.term.urljoin is ours is not urljoin
    iri_grammar.rdflib.uninstall()
    iri_grammar.rdflib.uninstall()
    assert rdflib.term.urljoin is urljoin and rdflib.term._is_valid_uri("http://a/%zz")
