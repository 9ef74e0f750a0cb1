"""Fields and columns of other libraries, with these libraries."""

import pytest

from iri_grammar import Iri, IriError, UriReference

TEXT, WRONG = "http://example.org/é", "http://example.org/a b"


def test_sqlalchemy():
    sqlalchemy = pytest.importorskip("sqlalchemy")
    from iri_grammar.sqlalchemy import IdentifierType

    table = sqlalchemy.Table(
        "pages", sqlalchemy.MetaData(), sqlalchemy.Column("url", IdentifierType(length=99)),
        sqlalchemy.Column("link", IdentifierType(UriReference)),
    )  # fmt: skip
    engine = sqlalchemy.create_engine("sqlite://")
    with engine.begin() as connection:
        table.create(connection)
        connection.execute(table.insert(), [{"url": TEXT, "link": "../a"}, {"url": Iri("x:"), "link": None}])
        first, second = connection.execute(sqlalchemy.select(table).order_by(table.c.url)).all()
        assert [type(value) for value in first] == [Iri, UriReference] and first == (TEXT, "../a") and second == ("x:", None)
        assert connection.execute(sqlalchemy.select(table.c.link).where(table.c.url == TEXT)).scalar_one() == "../a"
        with pytest.raises(sqlalchemy.exc.StatementError, match="at position 20") as caught:
            connection.execute(table.insert().values(url=WRONG))
        assert isinstance(caught.value.orig, IriError)


def test_django():
    django = pytest.importorskip("django")
    from django.conf import settings

    settings.configure(DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}})
    django.setup()
    from django import forms
    from django.core.exceptions import ValidationError
    from django.db import connection, models
    from django.db.migrations.writer import MigrationWriter

    from iri_grammar.django import IdentifierField, IdentifierValidator

    class Page(models.Model):
        url = IdentifierField()
        link = IdentifierField(kind=UriReference, null=True, blank=True)

        class Meta:
            app_label = "pages"

    with connection.schema_editor() as editor:
        editor.create_model(Page)
    Page.objects.create(url=TEXT, link="../a")
    page = Page.objects.get(url=TEXT)
    assert type(page.url) is Iri and type(page.link) is UriReference and page.url.host == "example.org"
    page.url = WRONG
    with pytest.raises(ValidationError, match="at position 20"):
        page.full_clean()
    with pytest.raises(ValidationError, match="at position 20"):
        page.save()
    form = forms.modelform_factory(Page, fields=["url", "link"])
    assert not form({"url": WRONG}).is_valid() and "at position 20" in form({"url": WRONG}).errors["url"][0]
    assert form({"url": TEXT, "link": ""}).is_valid()
    # A migration can be written.
    text, imports = MigrationWriter.serialize(IdentifierField(kind=UriReference))
    assert "kind=iri_grammar.UriReference" in text
    assert IdentifierValidator(Iri) == IdentifierValidator() != IdentifierValidator(UriReference)
    text, imports = MigrationWriter.serialize(IdentifierValidator(UriReference))
    assert "iri_grammar.UriReference" in text


def test_wtforms():
    wtforms = pytest.importorskip("wtforms")
    from iri_grammar.wtforms import IdentifierField

    class Page(wtforms.Form):
        url = IdentifierField(validators=[wtforms.validators.InputRequired()])
        link = IdentifierField(kind=UriReference)

    class Posted(dict):
        def getlist(self, name):
            return [self[name]]

    page = Page(Posted(url=TEXT, link="../a"))
    assert page.validate() and type(page.url.data) is Iri and type(page.link.data) is UriReference
    page = Page(Posted(url=WRONG, link=""))
    assert not page.validate() and "at position 20" in page.url.errors[0] and page.link.data is None
    # What was typed is shown again.
    assert 'value="http://example.org/a b"' in str(page.url())


def test_marshmallow():
    marshmallow = pytest.importorskip("marshmallow")
    from iri_grammar.marshmallow import IdentifierField

    schema = marshmallow.Schema.from_dict({"url": IdentifierField(), "link": IdentifierField(UriReference, allow_none=True)})()
    loaded = schema.load({"url": TEXT, "link": None})
    assert type(loaded["url"]) is Iri and loaded["link"] is None and schema.dump(loaded) == {"url": TEXT, "link": None}
    for wrong in (WRONG, 1, None):
        with pytest.raises(marshmallow.ValidationError) as caught:
            schema.load({"url": wrong})
        assert list(caught.value.messages) == ["url"]


def test_msgspec():
    msgspec = pytest.importorskip("msgspec")
    from iri_grammar.msgspec import dec_hook, enc_hook

    pages = msgspec.json.decode(f'["{TEXT}"]', type=list[Iri], dec_hook=dec_hook)
    assert type(pages[0]) is Iri and msgspec.json.encode(pages, enc_hook=enc_hook).decode() == f'["{TEXT}"]'
    with pytest.raises(msgspec.ValidationError, match=r"at position 20.*at `\$\[0\]`"):
        msgspec.json.decode(f'["{WRONG}"]', type=list[Iri], dec_hook=dec_hook)
    with pytest.raises(NotImplementedError):
        msgspec.json.encode([object()], enc_hook=enc_hook)


def test_cattrs():
    attrs, cattrs = pytest.importorskip("attrs"), pytest.importorskip("cattrs")
    from iri_grammar.cattrs import register

    converter = register(cattrs.Converter())
    assert converter.structure([TEXT], list[Iri]) == [TEXT] and type(converter.structure("../a", UriReference)) is UriReference
    with pytest.raises(IriError):
        converter.structure(WRONG, Iri)
    page = attrs.make_class("Page", {"url": attrs.field(converter=Iri)})
    assert type(page(TEXT).url) is Iri


def test_arrow_and_pandas(tmp_path):
    pyarrow, pandas = pytest.importorskip("pyarrow"), pytest.importorskip("pandas")
    parquet = pytest.importorskip("pyarrow.parquet")
    from iri_grammar import columns
    from iri_grammar.arrow import IdentifierType

    for kind in (Iri, UriReference):
        column = pyarrow.array(["http://example.org/a", None], IdentifierType(kind))
        parquet.write_table(pyarrow.table({"url": column}), tmp_path / "urls.parquet")
        again = parquet.read_table(tmp_path / "urls.parquet")["url"]
        assert again.type == column.type and type(again[0].as_py()) is kind and again[1].as_py() is None
        frame = pandas.read_parquet(tmp_path / "urls.parquet", dtype_backend="pyarrow")
        assert type(frame["url"][0]) is kind and frame["url"].isna().to_list() == [False, True]
        assert columns.valid(again.combine_chunks().storage).to_pylist() == [True, None]
        assert columns.valid(frame["url"]).to_list() == [True, pandas.NA]
        frame.to_parquet(tmp_path / "frame.parquet")
        again = pandas.read_parquet(tmp_path / "frame.parquet", dtype_backend="pyarrow")
        assert again.dtypes["url"] == frame.dtypes["url"] and again.equals(frame)
