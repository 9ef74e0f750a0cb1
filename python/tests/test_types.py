"""The four types."""

import copy
import pickle
import sys
import weakref

import pytest

import iri_grammar
from iri_grammar import Components, Identifier, Iri, IriError, IriReference, Uri, UriReference
from iri_grammar import bidi, check, columns, find, generic_split, host, is_valid, lint, prepare, productions

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
    assert iri.__replace__(path="y") == "b:y"
    assert copy.copy(iri) is iri and copy.deepcopy(iri) is iri
    assert eval(repr(iri)) == iri


def test_a_password_is_not_shown():
    # What cannot be evaluated stands in angle brackets.
    for kind in TYPES:
        assert repr(kind("ftp://user:secret@example.org/")) == f"<{kind.__name__} 'ftp://user:***@example.org/'>"
    assert repr(generic_split("//u:secret@h")) == (
        "<Components scheme=None, authority='u:***@h', path='', query=None, fragment=None>"
    )
    for text in ("//user@h", "//user:@h"):
        assert eval(repr(IriReference(text))) == text and eval(repr(generic_split(text))) == generic_split(text)
    assert "secret" in str(Iri("ftp://user:secret@example.org/"))
    text = "ftp://user:secret@example.org:x/"
    for result in (
        Iri(text.replace("x", "1")).components, generic_split(text), prepare(text), bidi(text.replace("x", "1")),
        *find(text, near_misses=True),
    ):  # fmt: skip
        assert "user:***@" in repr(result) and "secret" not in repr(result)
    # What is seen from left to right is the host first, and of the password the last letter.
    shown = bidi("ftp://אב:גד@example.org/")
    assert "ד" in shown.visual and "ד" not in repr(shown) and "ג" not in repr(shown)
    # None, and one that is empty.
    for text in ("a:b", "//user@h", "//user:@h", "//h:80"):
        assert repr(generic_split(text)).count(repr(generic_split(text).authority)) and "***" not in repr(prepare(text))


def test_the_version():
    import importlib.metadata

    assert iri_grammar.__version__ == importlib.metadata.version("iri-grammar")


def test_one_kind_from_another():
    assert Iri(Uri("a:b")) == "a:b" and UriReference(Iri("a:b")) == "a:b"
    with pytest.raises(IriError):
        Uri(Iri("a:é"))
    with pytest.raises(TypeError):
        Iri(b"a:b")


def counted(error):
    """A message begins with the position, and has no other place."""
    assert "offset" not in error["message"]
    if error["position"] is None:
        assert "at position" not in error["message"]
    else:
        assert error["message"].startswith(f"at position {error['position']}: ")


#: What is wrong after characters that have several octets.
MISCOUNTED = [
    lambda: Iri("http://é\U00010300.example/ "),
    lambda: Uri("x:é"),
    lambda: check("é%", rule="ipath"),
    lambda: Iri("x:é\ud800"),
    lambda: Iri("x:").resolve("é "),
    lambda: Iri("x:").with_components(path="é "),
    lambda: Iri.from_components("x", "é@é@"),
    lambda: Iri("x:").relative("x:é "),
    lambda: Iri("x:").equivalent("x:é "),
    lambda: Iri("x:éa").to_uri().to_iri().relative("x:é "),
]


@pytest.mark.parametrize("work", MISCOUNTED)
def test_messages_count_characters(work):
    with pytest.raises(IriError) as caught:
        work()
    assert caught.value.position is not None
    counted({**vars(caught.value), "message": str(caught.value)})


def test_messages_about_another_text_have_no_place():
    with pytest.raises(IriError) as caught:
        Iri("x:é/a").resolve("/.//b")
    counted({**vars(caught.value), "message": str(caught.value)})
    for text in ("é b", " é://a b"):
        assert prepare(text).notes
        for note in prepare(text).notes:
            assert "offset" not in note.message


def test_messages_of_columns_count_characters(shared):
    texts = [text for file in sorted((shared / "corpus").glob("*.txt")) for text in file.read_text("utf-8").split("\n")[:3000]]
    for grammar in ("rfc3986", "rfc3987"):
        errors = [error for error in columns.errors(texts, grammar) if error]
        assert errors
        for error in errors:
            counted(error)


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
    assert (caught.value.character, caught.value.found) == ("%", None)


def test_a_surrogate_is_no_character():
    with pytest.raises(IriError) as caught:
        Iri("a:é\ud800")
    assert (caught.value.position, caught.value.character) == (3, "\ud800")
    assert caught.value.end == 4 and caught.value.document == "RFC 3629"
    assert vars(pickle.loads(pickle.dumps(caught.value))) == vars(caught.value)
    assert Iri("a:b") != "\ud800"
    for refuse in (
        lambda: Iri("a:b") < "\ud800",
        lambda: Iri("a:b").with_components(path="\ud800"),
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


@pytest.mark.parametrize("kind", [Iri, Uri])
def test_rfc3986_4_2_forms_of_a_reference(kind):
    base = kind("http://a/b/c/d")
    assert base.relative("http://a/e") == "/e"
    assert base.relative("http://a/e", no_absolute_path=True) == "../../e"
    assert base.relative("http://a/e", no_absolute_path=True, parents=1) == "//a/e"
    assert base.relative("http://a/e", no_absolute_path=True, path_only=True, parents=1) == "http://a/e"
    assert base.relative("http://e/") == "//e/"
    assert base.relative("http://e/", path_only=True) == "http://e/"
    base = kind("urn:example:a/b")
    assert base.relative("urn:example:a/c") == "urn:example:a/c"
    assert base.relative("urn:example:a/c", shortest=True) == "c"
    with pytest.raises(OverflowError):
        base.relative("urn:example:a/c", parents=-1)
    with pytest.raises(TypeError):
        base.relative("urn:example:a/c", True)


def test_ladder():
    assert Iri("HTTP://EXAMPLE.org:80/%7euser").normalize() == "http://example.org/~user"
    assert Iri("HTTP://EXAMPLE.org:80/%7euser").normalize("case") == "http://example.org:80/%7Euser"
    assert Iri("http://a").equivalent("http://a/") and not Iri("http://a").equivalent("http://a/", "case")
    with pytest.raises(ValueError, match="there are string, case"):
        Iri("a:").normalize("no-such")
    for refused in (lambda: Iri("a:").normalize(idna="foo"), lambda: Iri("a:").equivalent("a:", idna="foo")):
        with pytest.raises(ValueError, match="no idna .foo.; there are idna2003, idna2008, uts46, agreed"):
            refused()


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


@pytest.mark.parametrize("kind", TYPES)
def test_replace(kind):
    iri = kind("http://example.org/a?b")
    assert iri.with_components(query=None, path="/c") == "http://example.org/c" and type(iri.with_components()) is kind
    assert iri.with_components(path=None) == "http://example.org?b"
    with pytest.raises(IriError):
        iri.with_components(path="b")
    for wrong in ({"hosst": "b"}, {"paths": "b"}, {"port": 8.0}, {"port": True}, {"host": b"h"}, {"host": 1}):
        with pytest.raises(TypeError):
            iri.with_components(**wrong)
    with pytest.raises(TypeError):
        iri.with_components("http")


#: What no order of the keywords gives one by one.
TOGETHER = [
    ("x:p", {"host": "h", "path": "//p"}, "x://h//p"),
    ("x://h//p", {"host": None, "path": "p"}, "x:p"),
    ("x:p", {"port": "1", "host": "h", "path": ""}, "x://h:1"),
    ("x:p", {"userinfo": "u", "host": "h", "path": "/"}, "x://u@h/"),
    ("x://u@h:1/", {"host": None, "port": None, "userinfo": None, "path": "/p"}, "x:/p"),
    ("x:p", {"authority": "u@h:1", "path": "/p"}, "x://u@h:1/p"),
    ("x://u@h:1//p", {"authority": None, "path": "p"}, "x:p"),
    ("x:", {"authority": "", "path": "//p"}, "x:////p"),
]


@pytest.mark.parametrize("text, components, result", TOGETHER)
def test_rfc3986_3_3_components_are_replaced_together(text, components, result):
    for kind in TYPES:
        assert kind(text).with_components(**components) == result
        assert kind(text).with_components(**dict(reversed(components.items()))) == result


def test_rfc3986_4_2_a_scheme_and_what_would_be_one():
    assert IriReference("a").with_components(scheme="s", path="b:c") == "s:b:c"
    assert IriReference("s:b:c").with_components(path="./b:c", scheme=None) == "./b:c"
    with pytest.raises(IriError, match="4.2"):
        IriReference("s:b:c").with_components(scheme=None)
    with pytest.raises(IriError, match="begins with a scheme"):
        Iri("s:b").with_components(scheme=None)


@pytest.mark.parametrize("part", ["userinfo", "host", "port"])
def test_rfc3986_3_2_an_authority_is_given_whole_or_in_parts(part):
    for value in ("1", None):
        for refused in (
            lambda: Iri("x://a").with_components(**{"authority": "h", part: value}),
            lambda: Iri("x://a").with_components(**{part: value, "authority": None}),
        ):
            with pytest.raises(TypeError, match=f"authority and {part} are both given"):
                refused()
    with pytest.raises(TypeError, match=f"authority and {part} are both given"):
        Iri.from_components("x", "h", **{part: "1"})


@pytest.mark.parametrize("kind", TYPES)
def test_from_components(kind):
    for text in ("x:", "x://u@h:1/p?q#f", "x://", "x:/p", "x://[::1]:?#"):
        assert kind.from_components(*kind(text).components) == text
    iri = kind.from_components(scheme="http", userinfo="u", host="h", port="1", path="/p", fragment="")
    assert iri == "http://u@h:1/p#" and type(iri) is kind
    assert kind.from_components("x", host="") == "x://"
    with pytest.raises(IriError, match="section 3.3") as caught:
        kind.from_components("x", path="//p")
    assert (caught.value.text, caught.value.position) == ("", None)
    with pytest.raises(IriError, match="a port is given, but no host"):
        kind.from_components("x", port="1")
    assert refused(lambda: kind.from_components("x", "h", "/a b"))[::2] == ("/a b", 2, " ")
    assert refused(lambda: kind.from_components("x", "a@b@c"))[::2] == ("a@b@c", 3, "@")


@pytest.mark.parametrize("kind", TYPES)
def test_rfc3986_3_2_3_a_port_is_a_text_or_a_number(kind):
    assert kind("x://h").with_components(port=8080) == kind("x://h").with_components(port="8080") == "x://h:8080"
    assert kind("x://h:1").with_components(port=None) == "x://h" and kind("x://h:1").with_components(port="") == "x://h:"
    assert kind.from_components("x", host="h", port=0) == "x://h:0"
    assert refused(lambda: kind("x://h").with_components(port=-1))[:2] == ("-1", "port")
    assert [kind(text).port_number for text in ("x:", "x://h", "x://h:", "x://h:0080")] == [None, None, None, 80]
    assert [kind(text).port_number for text in ("https://h", "ws://h:", "ldap:a", "https://h:1")] == [443, 80, None, 1]
    assert kind("x://h:65536").port == "65536"
    with pytest.raises(ValueError, match="the port 65536 is above 65535"):
        kind("x://h:65536").port_number


#: A path, the segment that is added, and the path then, of an IRI and of a URI.
CHILDREN = [
    ("http://h", "a", "http://h/a", "http://h/a"),
    ("http://h/", "a", "http://h/a", "http://h/a"),
    ("http://h/a", "b", "http://h/a/b", "http://h/a/b"),
    ("http://h/a/", "b", "http://h/a/b", "http://h/a/b"),
    ("http://h//", "b", "http://h//b", "http://h//b"),
    ("http://h/a", "", "http://h/a/", "http://h/a/"),
    ("http://h/a?q#f", "é", "http://h/a/é?q#f", "http://h/a/%C3%A9?q#f"),
    ("http://h/a", "b/c", "http://h/a/b%2Fc", "http://h/a/b%2Fc"),
    ("http://h/a", "50%", "http://h/a/50%25", "http://h/a/50%25"),
    ("x:a", "b c", "x:a/b%20c", "x:a/b%20c"),
    ("x:", "a:b", "x:a:b", "x:a:b"),
]


@pytest.mark.parametrize("parent, segment, iri, uri", CHILDREN)
def test_rfc3986_3_3_a_child_has_one_segment_more(parent, segment, iri, uri):
    for kind, child in ((Iri, iri), (IriReference, iri), (Uri, uri), (UriReference, uri)):
        assert kind(parent) / segment == child and type(kind(parent) / segment) is kind


def test_a_child_is_data():
    assert IriReference("") / "a:b" == "a%3Ab" and IriReference("a/") / "b" == "a/b" and IriReference("//h") / "a" == "//h/a"
    for dots in (".", ".."):
        with pytest.raises(IriError, match="5.2.4"):
            Iri("http://h/a") / dots
    for other in (1, None, b"a", Iri("x:")):
        with pytest.raises(TypeError):
            Iri("http://h/a") / other
    with pytest.raises(IriError, match="U\\+D800 is a surrogate"):
        Iri("http://h/a") / "\ud800"


@pytest.mark.parametrize("kind", TYPES)
def test_pairs_of_a_query(kind):
    iri = kind("http://h/?a=b+c&x=%26&&d#f")
    assert iri.query_pairs == (("a", "b c"), ("x", "&"), ("d", "")) and kind("x:").query_pairs == ()
    assert iri.append_pairs({"q": "a b&c"}) == "http://h/?a=b+c&x=%26&&d&q=a+b%26c#f"
    assert iri.append_pairs([("q", "1"), ("q", "2")]).query_pairs[-2:] == (("q", "1"), ("q", "2"))
    assert iri.append_pairs([]) == iri and type(iri.append_pairs([])) is kind
    assert iri.remove_pairs("x", "none") == "http://h/?a=b+c&&d#f"
    assert iri.remove_pairs("a", "x", "d") == "http://h/#f" and iri.remove_pairs() == iri
    assert iri.replace_pairs({"a": "1", "n": "é"}).query_pairs == (("x", "&"), ("d", ""), ("a", "1"), ("n", "é"))
    assert kind("x:").replace_pairs({"a": ""}) == "x:?a="
    for wrong in ("ab", [("a", 1)], {"a": 1}, [("a",)], 1, None):
        with pytest.raises((TypeError, ValueError)):
            iri.append_pairs(wrong)
    with pytest.raises(TypeError):
        iri.remove_pairs(1)
    with pytest.raises(IriError):
        iri.append_pairs({"a": "\ud800"})


def test_characters_of_pairs_stay_in_an_iri():
    assert Iri("x:").append_pairs({"é": "\u200e"}) == "x:?é=%E2%80%8E"
    assert Uri("x:").append_pairs({"é": "1"}) == "x:?%C3%A9=1"


@pytest.mark.parametrize("kind", [IriReference, UriReference])
def test_rfc3986_5_1_a_reference_is_no_base_and_yet_composes(kind):
    assert not hasattr(kind, "resolve")
    for first, second, both in (("a/b", "c", "a/c"), ("a/b", "../../c", "a/../../c"), ("/a/b", "../../c", "/c"), ("a?q", "#f", "a?q#f"), ("a", "x:b", "x:b"), ("//h/a", "b", "//h/b")):
        assert kind(first).compose(second) == both and type(kind(first).compose(kind(second))) is kind
        base = "http://e/f/g/h"
        assert Iri(base).resolve(both) == Iri(base).resolve(first).resolve(second)
    with pytest.raises(IriError):
        kind("a").compose("b c")


def test_the_common_base():
    for kind in TYPES:
        assert issubclass(kind, (Identifier, str)) and isinstance(kind("x:"), Identifier)
    assert not isinstance("x:", Identifier) and not issubclass(Iri, IriReference)
    with pytest.raises(TypeError):
        Identifier("x:")
    with pytest.raises(TypeError, match="no grammar"):
        Identifier.from_components("x")


def test_components_are_replaced():
    parts = Iri(TEXT).components
    assert parts.replace(path="/c", query=None) == ("http", "user@example.org:80", "/c", None, "f")
    assert isinstance(parts.replace(), Components) and parts.replace() == parts
    assert Iri.from_components(*parts.replace(scheme="https")) == "https" + TEXT[4:]
    with pytest.raises(TypeError):
        parts.replace(host="h")


@pytest.mark.skipif(sys.version_info < (3, 13), reason="copy.replace comes with Python 3.13")
def test_copy_replace():
    assert copy.replace(Iri("x:p"), host="h", path="//p") == "x://h//p"
    assert copy.replace(Iri("x:p").components, path="q").path == "q"


class Quoted(str):
    """Like RDFLib's: equal to its own kind alone, and hashed with its kind."""

    def __eq__(self, other):
        return type(other) is Quoted and str(self) == str(other)

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return hash(Quoted) ^ hash(str(self))


class Plain(str):
    pass


@pytest.mark.parametrize("kind", TYPES)
def test_equality_is_symmetric(kind):
    iri = kind("http://a/")
    for other, equal in ((Quoted("http://a/"), False), (Plain("http://a/"), True), ("http://a/", True), ("x:", False)):
        assert (iri == other) is (other == iri) is equal
        assert (iri != other) is (other != iri) is not equal
        assert not equal or hash(iri) == hash(other)
        assert len({iri, other}) == len({other, iri}) == 2 - equal
        assert (other in {iri: 1}) is (iri in {other: 1}) is equal
    # It is a text nonetheless.
    assert kind(Quoted("http://a/")) == iri and iri.equivalent(Quoted("http://a"))
    assert iri < "http://b/" and "http://b/" > iri and Plain("http://b/") > iri


class Deferring(str):
    def __eq__(self, other):
        return super().__eq__(other)

    __hash__ = str.__hash__


def test_a_subclass_of_str_that_gives_no_answer_is_its_text():
    texts = [Deferring("x:")]
    try:
        import numpy

        texts.append(numpy.str_("x:"))
    except ImportError:
        pass
    for text in texts:
        assert text == Iri("x:") and Iri("x:") == text and not text != Iri("x:") and not Iri("x:") != text
        assert len({text, Iri("x:")}) == len({Iri("x:"), text}) == 1


@pytest.mark.parametrize("kind", TYPES)
def test_equality_with_rdflib(kind):
    term = pytest.importorskip("rdflib.term")
    iri = kind("http://a/")
    for other in (term.URIRef("http://a/"), term.Literal("http://a/"), term.BNode("http://a/"), term.Variable("a")):
        assert not iri == other and not other == iri and iri != other and other != iri
        assert len({iri, other}) == len({other, iri}) == 2
        assert other not in {iri: 1} and iri not in {other: 1}
        assert hash(iri) == hash(str(iri))
    assert kind(term.URIRef("http://a/")) == iri and term.URIRef(str(iri)) == term.URIRef("http://a/")


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
            with pytest.raises(TypeError, match=r"\(text=...\): expected str, not"):
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


def refused(work):
    """What the error says, but for the document."""
    with pytest.raises(IriError) as caught:
        work()
    error = caught.value
    if error.position is None:
        assert error.end is None
    elif error.position < len(error.text):
        assert error.character == error.text[error.position]
    else:
        assert error.character is None
    return error.text, error.production, error.position, error.character, error.found


@pytest.mark.parametrize("text", ["http://a/%a/", "http://a/%a", "http://a/%", "http://a/b c", "http://[1::2::3]/", "a:<", ""])
def test_the_character_of_an_error_is_the_one_at_its_position(text):
    refused(lambda: Iri(text))


def test_the_character_that_is_found_in_place_of_what_is_allowed():
    assert refused(lambda: Iri("http://a/%a/")) == ("http://a/%a/", "pct-encoded", 9, "%", "/")
    assert refused(lambda: Iri("http://a/%a")) == ("http://a/%a", "pct-encoded", 9, "%", None)
    assert refused(lambda: Iri("a:b c")) == ("a:b c", "isegment-nz", 3, " ", " ")


def test_errors_of_operations_keep_their_fields():
    iri = Iri("http://é/b")
    assert refused(lambda: iri.resolve("c d")) == ("c d", "isegment-nz-nc", 1, " ", " ")
    assert refused(lambda: iri.with_components(path="/é d")) == ("/é d", "isegment-nz", 2, " ", " ")
    assert refused(lambda: iri.with_components(authority="é d"))[::2] == ("é d", 1, " ")
    assert refused(lambda: iri.with_components(path="c"))[:3] == ("http://é/b", None, None)
    assert refused(lambda: iri.relative("c d"))[2] == 1
    # Of a name, the label and the character in it.
    assert refused(lambda: host("a.é b"))[2:4] == (3, " ")
    assert refused(lambda: host("a.ab--é.c"))[2:4] == (4, "-")
    assert refused(lambda: host("é." + 64 * "b"))[2:4] == (2, "b")
    assert refused(lambda: host("_", profile="idna2003"))[2:4] == (0, "_")
    assert refused(lambda: Iri("http://u@é.☃.example/").to_uri(host="idna2008"))[2:4] == (11, "☃")
    with pytest.raises(IriError) as caught:
        Iri("http://☃.example/").to_uri(host="idna2008")
    assert (caught.value.document, caught.value.section) == ("RFC 5892", "3")
    # What is about the result has no place in the text.
    assert refused(lambda: Iri("x:/a").resolve("/.//b"))[2:] == (None, None, None)


@pytest.mark.parametrize("profile", ["idna2003", "idna2008", "uts46"])
def test_the_place_in_a_host_with_percent_encodings(profile):
    for text, position in (("http://u@ex%2Dample.com/", 11), ("http://u:@x.a%5Fb:80/?@", 13), ("http://é.%C3%A9", 9)):
        work = lambda: IriReference(text).to_uri(host=profile)
        assert refused(work) == (text, None, position, "%", "%")
    with pytest.raises(IriError) as caught:
        Iri("http://u@" + 130 * "a." + "/").to_uri(host=profile)
    # The name as a whole.
    assert (caught.value.position, caught.value.end, caught.value.character, caught.value.found) == (9, 269, "a", None)


#: A name, the profile, the place, the character and what is found. IDNA2008 has one dot, and IDNA2003
#: and UTS #46 have those of RFC 3490 section 3.1.
NAMES = [
    ("a。b:c", "idna2008", 1, 2, "。", "。"), ("a。b:c", "idna2003", 3, 4, ":", ":"), ("a。b:c", "uts46", 3, 4, ":", ":"),
    ("x.a。b.c", "idna2008", 3, 4, "。", "。"), ("a｡b．c_", "uts46", 5, 6, "_", "_"),
    # Of a label that the profile has mapped.
    ("Z/Ö/?~ÖÖ", "idna2003", 1, 2, "/", "/"), ("Z/Ö/?~ÖÖ", "uts46", 1, 2, "/", "/"), ("A\u0301_b_", "uts46", 2, 3, "_", "_"),
    ("b.ßß_", "idna2003", 4, 5, "_", "_"), ("a\u00ad\u2024b", "uts46", 2, 3, "\u2024", "\u2024"), ("a.A\ufffd\u2024\ufffd", "uts46", 3, 4, "\ufffd", "\ufffd"), ("\u00ad.a", "uts46", 0, 1, "\u00ad", None),
    # What is found stands only in what the label is mapped or decoded to.
    ("c.a\u2024b", "idna2003", 2, 5, "a", "."), ("xn--a.b", "idna2008", 0, 5, "x", "\x80"),
    ("a..b", "uts46", 2, 2, ".", None), ("a.a.xn--zz--", "idna2008", 4, 12, "x", None), ("a." * 130, "idna2003", 0, 260, "a", None),
]  # fmt: skip


@pytest.mark.parametrize("name, profile, position, end, character, found", NAMES)
def test_the_place_in_a_host_name(name, profile, position, end, character, found):
    assert refused(lambda: host(name, profile)) == (name, None, position, character, found)
    [row] = columns.host([name], profile, explain=True)
    assert (row["position"], row["end"], row["character"], row["found"]) == (position, end, character, found)
    if "/" in name or ":" in name:
        return
    try:
        uri = Iri(f"http://u:p@{name}:80/").to_uri(host=profile)
    except IriError as error:
        assert (error.position, error.end, error.character, error.found) == (position + 11, end + 11, character, found)
    else:
        raise AssertionError(uri)


def test_rfc3986_5_2_4_a_target_that_no_reference_has():
    with pytest.raises(IriError) as caught:
        Iri("http://a/").relative("http://a/./")
    assert (caught.value.document, caught.value.section) == ("RFC 3986", "5.2.4")
    [row] = columns.relative("http://a/", ["http://a/./"], explain=True)
    assert (row["document"], row["section"]) == ("RFC 3986", "5.2.4")


def test_section_4_4_a_text_is_read_aloud_in_its_logical_order():
    for text in ("http://ab.אבג.ef/", "http://ab.אב/ג12ד/e", "http://example.org/"):
        assert bidi(text).aloud == text
    # Example 10 cannot be told from another text.
    assert bidi("http://ab.אבג.123/דה1/2/וז.html").visual.startswith("http://ab.")


def test_a_violation_names_its_component():
    components = [note.component for note in bidi("http://אa.example/אa?אa#אa").violations]
    assert set(components) == {"label", "isegment", "iquery", "ifragment"}


def test_what_looks_like_an_identifier():
    text = "See http://a.example/%zz and http://b.example/ or www.c.example."
    assert [(found.text, found.valid) for found in find(text)] == [
        ("http://a.example/", True), ("http://b.example/", True),
    ]  # fmt: skip
    missed, whole = find(text, near_misses=True)
    assert (missed.text, missed.valid, whole.valid) == ("http://a.example/%zz", False, True)
    *_, completed = find(text, suffix_references=True)
    assert (completed.text, completed.suffix, whole.suffix) == ("http://www.c.example", True, False)


def test_what_is_prepared_is_written_as_a_uri_or_an_iri():
    text = "http://é.example/a é"
    assert prepare(text).text == prepare(text, "uri").text == prepare(text).uri == "http://xn--9ca.example/a%20%C3%A9"
    iri = prepare(text, to="iri")
    assert (iri.text, iri.valid, iri.uri) == ("http://é.example/a%20é", True, "http://xn--9ca.example/a%20%C3%A9")
    assert columns.prepare([text], "iri")[0]["text"] == iri.text
    with pytest.raises(ValueError, match="to is 'uri' or 'iri', not .url."):
        prepare("a", to="url")
    with pytest.raises(ValueError, match="to is 'uri' or 'iri', not .url."):
        columns.prepare([], to="url")


def test_why_a_prepared_host_is_no_name():
    prepared = prepare("http://ab.123.חזוהדג/")
    assert prepared.valid and prepared.uri is None
    [note] = [note for note in prepared.notes if note.code == "host"]
    assert "label 2" in note.message and (note.document, note.section) == ("RFC 5893", "2")


def test_results_pickle():
    results = [prepare("a b"), bidi("//אa/"), *lint("http://a:80"), *find("http://a www.b", suffix_references=True)]
    results += [*bidi("//אa/").violations, *prepare(" http://_é/").notes]
    for result in results:
        assert weakref.ref(result)() is result
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            again = pickle.loads(pickle.dumps(result, protocol))
            assert again == result and type(again) is type(result)
        assert copy.copy(result) == copy.deepcopy(result) == result
    assert weakref.ref(results[0]) and weakref.WeakSet([Iri("a:b")]) is not None


def test_an_error_with_more_than_its_fields_pickles():
    class Own(IriError):
        pass

    globals()["Own"] = Own
    Own.__qualname__ = "Own"
    for error in (IriError("message", text="a"), Own("message", position=1)):
        error.file = "x"
        again = pickle.loads(pickle.dumps(error))
        assert vars(again) == vars(error) and str(again) == "message" and type(again) is type(error)
        assert vars(copy.deepcopy(error)) == vars(error)


def message(call):
    with pytest.raises((TypeError, ValueError)) as caught:
        call()
    return str(caught.value)


def test_messages_name_the_method_the_argument_and_what_is_expected():
    iri = Iri("http://h/")
    pairs = "expected a mapping of str to str, or pairs (str, str), not"
    assert message(lambda: iri.append_pairs({"a": 1})) == f"append_pairs(pairs=...): {pairs} int"
    assert message(lambda: iri.append_pairs(["ab"])) == f"append_pairs(pairs=...): {pairs} str"
    assert message(lambda: iri.append_pairs("ab")) == f"append_pairs(pairs=...): {pairs} str"
    assert message(lambda: iri.append_pairs([("a",)])) == f"append_pairs(pairs=...): {pairs} tuple"
    assert message(lambda: iri.replace_pairs(None)) == f"replace_pairs(pairs=...): {pairs} NoneType"
    assert message(lambda: iri.with_components(port=True)) == "with_components(port=...): expected str, int or None, not bool"
    assert message(lambda: iri.with_components(host=b"a")) == "with_components(host=...): expected str or None, not bytes"
    new = lambda **parts: Iri.from_components(scheme="x", **parts)
    assert message(lambda: new(path=1)) == "from_components(path=...): expected str or None, not int"
    assert message(lambda: new(host="::1")).endswith(
        "; an IPv6 address is in brackets, and a port is a component of its own"
    )
    assert new(host="[::1]", port=80) == "x://[::1]:80"


def test_a_pattern_by_position_binds_the_authority_and_by_name_the_host():
    assert Iri.__match_args__ == ("scheme", "authority", "path", "query", "fragment")
    iri = Iri("http://good@evil:80/")
    assert (iri.authority, iri.host) == ("good@evil:80", "evil")


def test_pathlib_and_yarl_names():
    iri = Iri("http://u%40:p%3A@example.org/a/b%20c.tar.gz?q#f")
    assert (iri.user, iri.password) == ("u@", "p:") and Iri("http://u@h").password is None and Iri("x:").user is None
    assert (iri.name, iri.suffix) == ("b c.tar.gz", ".gz") and iri.decoded_path == "/a/b c.tar.gz"
    for text, name, suffix in (("x:", "", ""), ("x:/a/", "", ""), ("x:.a", ".a", ""), ("x:a.", "a.", ""), ("x:/a.b/c", "c", "")):
        assert (Iri(text).name, Iri(text).suffix) == (name, suffix)
    assert iri.joinpath("d/e", "f") == iri / "d/e" / "f" and iri.joinpath() == iri
    with pytest.raises(TypeError):
        iri.joinpath(1)


#: An identifier and its parent.
PARENTS = [
    ("http://h/a/b?q#f", "http://h/a"), ("http://h/a/", "http://h/a"), ("http://h/a", "http://h/"), ("http://h/", "http://h/"),
    ("http://h", "http://h"), ("x:a/b", "x:a"), ("x:a", "x:"), ("x:/a", "x:/"),
]  # fmt: skip


@pytest.mark.parametrize("text, parent", PARENTS)
def test_the_parent_has_one_segment_less(text, parent):
    for kind in TYPES:
        assert kind(text).parent == parent and type(kind(text).parent) is kind
    assert IriReference("a/b").parent == "a" and IriReference("a").parent == ""


def test_rfc6454_6_2_the_origin():
    assert Iri("https://u@É.example:443/a?b").origin == "https://xn--9ca.example"
    assert Uri("http://example.org:8080/").origin == "http://example.org:8080"
    assert Iri("file:///a").origin is None and Uri("urn:a:b").origin is None


def test_rfc3986_4_3_an_absolute_uri_has_no_fragment():
    for text, absolute in (("x:", True), ("x:#", False), ("a", False), ("//h", False)):
        assert IriReference(text).is_absolute is absolute


def test_what_a_person_reads():
    assert Uri("http://xn--rsum-bpad.example/%C3%A9%E2%80%8B").human_repr() == "http://résumé.example/é%E2%80%8B"
    assert Iri("http://résumé.example/%C3%A9").human_repr() == "http://résumé.example/é"
    assert IriReference("../%C3%A9").human_repr() == "../é"
