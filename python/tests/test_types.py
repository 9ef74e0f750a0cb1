"""The four types."""

import copy
import pickle
import sys

import pytest

from iri_grammar import Components, Iri, IriError, IriReference, Uri, UriReference
from iri_grammar import bidi, check, find, host, is_valid, lint, prepare, productions

TYPES = [Iri, IriReference, Uri, UriReference]
TEXT = "http://user@example.org:80/a/b?q#f"


@pytest.mark.parametrize("kind", TYPES)
def test_components(kind):
    iri = kind(TEXT)
    assert iri.components == ("http", "user@example.org:80", "/a/b", "q", "f")
    assert isinstance(iri.components, Components)
    assert (iri.userinfo, iri.host, iri.port) == ("user", "example.org", "80")
    assert iri.segments == ("a", "b")
    assert str(iri) == TEXT
    bare = kind("a:")
    assert bare.components == ("a", None, "", None, None)
    assert (bare.userinfo, bare.host, bare.port, bare.host_form) == (None,) * 4


@pytest.mark.parametrize("kind", TYPES)
def test_they_are_values(kind):
    iri, same, other = kind("b:x"), kind("b:x"), kind("a:x")
    assert iri == same and iri != other and hash(iri) == hash(same)
    assert sorted([iri, other]) == [other, iri] and iri >= same
    # As strings, in dictionaries too.
    assert iri == "b:x" and {"b:x": 1}[iri] == 1 and hash(iri) == hash("b:x")
    assert all(iri == another("b:x") for another in TYPES)
    assert iri != 1 and iri is not None
    with pytest.raises(TypeError):
        iri < 1
    with pytest.raises(AttributeError):
        iri.path = "y"
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(iri, protocol))
        assert again == iri and type(again) is kind
    assert copy.copy(iri) is iri and copy.deepcopy(iri) is iri
    assert eval(repr(iri)) == iri


def test_a_password_is_not_shown():
    assert "secret" not in repr(Iri("ftp://user:secret@example.org/"))
    assert "secret" in str(Iri("ftp://user:secret@example.org/"))


def test_one_kind_from_another():
    assert Iri(Uri("a:b")) == "a:b" and UriReference(Iri("a:b")) == "a:b"
    with pytest.raises(IriError):
        Uri(Iri("a:é"))
    with pytest.raises(TypeError):
        Iri(b"a:b")


def test_errors_say_which_rule_failed():
    with pytest.raises(IriError) as caught:
        Iri("http://example.org/é b")
    error = caught.value
    assert isinstance(error, ValueError)
    assert (error.production, error.position, error.end) == ("isegment", 20, 21)
    assert (error.character, error.document, error.section) == (" ", "RFC 3987", "2.2")
    assert "ipchar" in error.allowed and error.text == "http://example.org/é b"
    again = pickle.loads(pickle.dumps(error))
    assert vars(again) == vars(error) and str(again) == str(error)
    with pytest.raises(IriError) as caught:
        Iri("http://example.org/%")
    assert caught.value.character is None


def test_a_surrogate_is_no_character():
    with pytest.raises(IriError) as caught:
        Iri("a:é\ud800")
    assert (caught.value.position, caught.value.character) == (3, "\ud800")
    assert caught.value.end == 4 and caught.value.document == "RFC 3629"
    assert vars(pickle.loads(pickle.dumps(caught.value))) == vars(caught.value)
    assert Iri("a:b") != "\ud800"
    for refuse in (
        lambda: Iri("a:b") < "\ud800",
        lambda: Iri("a:b").replace(path="\ud800"),
        lambda: Iri("a:b").resolve("\ud800"),
        lambda: host("\ud800"),
        lambda: prepare("\ud800"),
    ):
        with pytest.raises(IriError, match="U\\+D800 is a surrogate"):
            refuse()


def test_astral_characters_count_once():
    with pytest.raises(IriError) as caught:
        Iri("a:\U00010300 ")
    assert caught.value.position == 3


@pytest.mark.parametrize("kind", [Iri, Uri])
def test_rfc3986_5_4(kind):
    base = kind("http://a/b/c/d;p?q")
    assert base.resolve("../../../g") == "http://a/g" and type(base.resolve("g")) is kind
    with pytest.raises(IriError):
        base.resolve("a b")
    assert base.resolve(IriReference("g;x=1/../y")) == "http://a/b/c/y"
    assert base.relative("http://a/b/g") == "../g"


def test_ladder():
    assert Iri("HTTP://EXAMPLE.org:80/%7euser").normalize() == "http://example.org/~user"
    assert Iri("HTTP://EXAMPLE.org:80/%7euser").normalize("case") == "http://example.org:80/%7Euser"
    assert Iri("http://a").equivalent("http://a/") and not Iri("http://a").equivalent("http://a/", "case")
    with pytest.raises(ValueError, match="there are string, case"):
        Iri("a:").normalize("no-such")


def test_mapping():
    iri = Iri("http://résumé.example.org/é")
    assert iri.to_uri() == "http://r%C3%A9sum%C3%A9.example.org/%C3%A9" and type(iri.to_uri()) is Uri
    for host in ("idna2003", "idna2008", "uts46"):
        assert iri.to_uri(host=host) == "http://xn--rsum-bpad.example.org/%C3%A9"
    assert iri.to_uri(host="uts46").to_iri(host="uts46") == iri
    with pytest.raises(IriError):
        Iri("http://☃.example/").to_uri(host="idna2008")
    with pytest.raises(ValueError, match="idna2003"):
        iri.to_uri(host="idna")


def test_replace():
    iri = Iri("http://example.org/a?b")
    assert iri.replace(query=None, path="/é") == "http://example.org/é"
    with pytest.raises(IriError):
        iri.replace(path="b")
    with pytest.raises(TypeError):
        iri.replace(paths="b")


def test_layouts():
    iri = Iri("a:b")
    assert f"{iri} {iri:>5}" == "a:b   a:b" and "%s" % iri == "a:b"


def test_results_are_values_too():
    for function, text in ((prepare, "a b"), (bidi, "//א/"), (lint, "http://a:80"), (find, "http://a")):
        once, twice = function(text), function(text)
        assert once == twice and repr(once) == repr(twice) and "object at" not in repr(once)
    assert len({*lint("http://a:80"), *lint("http://a:80")}) == len(lint("http://a:80"))


def test_they_do_not_change():
    iri = Iri("a:b")
    for name in ("path", "scheme", "other"):
        with pytest.raises(AttributeError):
            setattr(iri, name, "x")
        with pytest.raises(AttributeError):
            delattr(iri, name)
    with pytest.raises(TypeError):
        type("Own", (Iri,), {})


@pytest.mark.skipif(sys.version_info < (3, 10), reason="Python 3.9 has no patterns")
def test_patterns():
    names = {"Iri": Iri, "iri": Iri("http://h/p?q")}
    exec(
        """
match iri:
    case Iri(scheme="http", host=host, query=str(query)): named = host, query
match iri:
    case Iri(scheme, authority, path, query, None): placed = scheme, authority, path, query
""",
        names,
    )
    assert names["named"] == ("h", "q") and names["placed"] == ("http", "h", "/p", "q")


def test_what_else_a_text_may_be():
    class Text(str):
        pass

    assert Iri(Text("a:b")) == "a:b" and type(str(Iri(Text("a:b")))) is str
    for other in (b"a:b", bytearray(b"a:b"), None, 1, ["a:b"]):
        for function in (Iri, check, is_valid):
            with pytest.raises(TypeError, match="expected a str or an identifier"):
                function(other)
    with pytest.raises(IriError) as caught:
        Iri("a:\x00")
    assert (caught.value.position, caught.value.character) == (2, "\x00")
    with pytest.raises(IriError):
        Iri("")
    assert str(IriReference("")) == ""


def test_a_text_of_ten_million_characters():
    text = "http://example.org/" + "é" * 10_000_000
    assert Iri(text).path == text[18:]
    with pytest.raises(IriError) as caught:
        Iri(text + " ")
    assert caught.value.position == len(text)


@pytest.mark.parametrize("grammar", ["rfc3986", "rfc3987", "rfc3987bis", "leiri", "url-i18n-07"])
def test_each_production_of_each_document(grammar):
    names = productions(grammar)
    assert len(names) > 35 and len(set(names)) == len(names)
    for rule in names:
        # A lone "%" is nowhere allowed, and a surrogate is no character.
        assert not is_valid("%", grammar, rule)
        with pytest.raises(IriError) as caught:
            check("%", grammar, rule)
        error = caught.value
        assert error.document and error.section and error.production in names, (rule, vars(error))
        assert error.position is not None and error.text == "%"
        assert vars(pickle.loads(pickle.dumps(error))) == vars(error)
        assert not is_valid("\ud800", grammar, rule)
    with pytest.raises(ValueError, match="no production .nope."):
        check("", grammar, "nope")


def test_names_that_are_unknown():
    with pytest.raises(ValueError, match="there are rfc3986, rfc3987, rfc3987bis, leiri, url-i18n-07"):
        check("", "rfc2396")
