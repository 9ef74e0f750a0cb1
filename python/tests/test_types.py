"""The four types."""

import copy
import pickle

import pytest

from iri_grammar import Components, Iri, IriError, IriReference, Uri, UriReference

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
    assert Iri("a:b") != "\ud800"


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
