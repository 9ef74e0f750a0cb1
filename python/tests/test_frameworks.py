"""Identifiers where strings are expected: nothing has to be registered or converted."""

import json
import sqlite3
import urllib.parse
import xml.etree.ElementTree

import pytest

from iri_grammar import Iri, IriReference, Uri, UriReference

TYPES = [Iri, IriReference, Uri, UriReference]
TEXT = "http://example.org/a?b#c"


@pytest.mark.parametrize("kind", TYPES)
def test_the_standard_library(kind):
    iri = kind(TEXT)
    assert json.dumps({"url": iri, iri: 1}) == json.dumps({"url": TEXT, TEXT: 1})
    assert ", ".join([iri, iri]) == f"{TEXT}, {TEXT}"
    assert urllib.parse.urlsplit(iri) == urllib.parse.urlsplit(TEXT)
    assert urllib.parse.urljoin(iri, "d") == "http://example.org/d"
    database = sqlite3.connect(":memory:")
    assert database.execute("select ?, typeof(?)", (iri, iri)).fetchone() == (TEXT, "text")
    element = xml.etree.ElementTree.Element("a", {"href": iri})
    assert xml.etree.ElementTree.tostring(element, "unicode") == f'<a href="{TEXT}" />'
    with pytest.raises(FileNotFoundError):
        open(kind("no:such-file"))


@pytest.mark.parametrize("kind", TYPES)
def test_the_methods_of_strings(kind):
    iri = kind(TEXT)
    for result in (iri + "d", "d" + iri, iri.replace("http", "https"), iri[:4], iri.lower(), str(iri), f"{iri}"):
        assert type(result) is str
    assert iri.startswith("http:") and "example" in iri and len(iri) == len(TEXT) and iri.encode() == TEXT.encode()
    assert iri.replace("http", "https") == "https" + TEXT[4:]


def test_fastapi():
    fastapi = pytest.importorskip("fastapi")
    encoders = pytest.importorskip("fastapi.encoders")
    pytest.importorskip("httpx")
    from fastapi.testclient import TestClient

    assert encoders.jsonable_encoder({"u": Iri("http://a/")}) == {"u": "http://a/"}
    app = fastapi.FastAPI()

    @app.get("/")
    def show(url: Iri):
        return {"url": url, "host": url.host}

    client = TestClient(app)
    assert client.get("/", params={"url": "http://é/"}).json() == {"url": "http://é/", "host": "é"}
    answer = client.get("/", params={"url": "http://a b"})
    assert answer.status_code == 422 and "at position 8" in answer.json()["detail"][0]["msg"]
    assert app.openapi()["paths"]["/"]["get"]["parameters"][0]["schema"]["format"] == "iri"


def test_starlette():
    responses = pytest.importorskip("starlette.responses")
    assert responses.JSONResponse({"u": Iri("http://é/")}).body == '{"u":"http://é/"}'.encode()
    assert responses.RedirectResponse(Iri("http://a/é")).headers["location"] == "http://a/%C3%A9"


def test_sqlalchemy():
    sqlalchemy = pytest.importorskip("sqlalchemy")
    table = sqlalchemy.Table("t", sqlalchemy.MetaData(), sqlalchemy.Column("url", sqlalchemy.String))
    engine = sqlalchemy.create_engine("sqlite://")
    with engine.begin() as connection:
        table.create(connection)
        connection.execute(table.insert().values(url=Iri(TEXT)))
        query = sqlalchemy.select(table.c.url).where(table.c.url == Iri(TEXT))
        assert connection.execute(query).scalar_one() == TEXT


def test_httpx_and_yarl():
    httpx, yarl = pytest.importorskip("httpx"), pytest.importorskip("yarl")
    assert httpx.URL(Iri(TEXT)) == httpx.URL(TEXT) and httpx.Request("GET", Uri(TEXT)).url.host == "example.org"
    assert yarl.URL(Iri(TEXT)) == yarl.URL(TEXT)


def test_pyarrow(tmp_path):
    pyarrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    column = pyarrow.array([Iri(TEXT), None])
    assert column.type == pyarrow.string() and column.to_pylist() == [TEXT, None]
    parquet.write_table(pyarrow.table({"url": [Iri(TEXT)]}), tmp_path / "urls.parquet")
    assert parquet.read_table(tmp_path / "urls.parquet").to_pylist() == [{"url": TEXT}]
