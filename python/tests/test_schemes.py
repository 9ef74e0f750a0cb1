"""Values for identifiers of schemes: taken apart, changed, and put together."""

import copy
import dataclasses
import pickle

import pytest

from iri_grammar import Iri, IriError, schemes
from iri_grammar.schemes import (
    Cid, Coap, Data, File, Geo, Ldap, Mailto, Mid, News, Ni, Nntp, Sip, Tag, Tel, Urn, Xmpp,
)  # fmt: skip

#: Values, and their identifiers: of each class, one with every part.
VALUES = [
    (Cid("foo4%foo1@bar.net"), "cid:foo4%25foo1@bar.net"),
    (Coap("coap", "198.51.100.1", "61616", ("", "/", "", ""), ("//", "?&")), "coap://198.51.100.1:61616//%2F//?//&?%26"),
    (Coap("coaps+ws", "[::1]"), "coaps+ws://[::1]/"),
    (Data("text/plain", (("charset", "utf-8"),), True, b"A brief"), "data:text/plain;charset=utf-8;base64,QSBicmllZg=="),
    (Data(octets=b"a b\xff"), "data:,a%20b%FF"),
    (File("localhost", "/a%20b"), "file://localhost/a%20b"),
    (File(), "file:///"),
    (Geo(("48.2010", "16.3695", "183"), "wgs84", "40", (("a", "b"), ("c", None))), "geo:48.2010,16.3695,183;crs=wgs84;u=40;a=b;c"),
    (
        Ldap("h", "389", "o=A b,c=US", ("cn",), "sub", "(cn=B J)", ((True, "e-bind", "cn=M"), (False, "x", None))),
        "ldap://h:389/o=A%20b,c=US?cn?sub?(cn=B%20J)?!e-bind=cn=M,x",
    ),
    (Mailto(("a@example.org", '"b@c"@d.example'), (("subject", "Café & bar"),)),
     "mailto:a@example.org,%22b%40c%22@d.example?subject=Caf%C3%A9%20%26%20bar"),
    (Mailto(), "mailto:"),
    (Mid("1@x.example", "2@x.example"), "mid:1@x.example/2@x.example"),
    (News("news.example", newsgroups="rec.*"), "news://news.example/rec.*"),
    (News(article="1%@x.example"), "news:1%25@x.example"),
    (Ni("sha-256-32", "f4OxZQ", "example.org", "ct=text/plain"), "ni://example.org/sha-256-32;f4OxZQ?ct=text/plain"),
    (Nntp("news.example", "example.group", "12"), "nntp://news.example/example.group/12"),
    (Sip("sips", "example.com", "alice", "p:w", "5061", (("transport", "tcp"), ("lr", None)), (("subject", "a b"),)),
     "sips:alice:p%3Aw@example.com:5061;transport=tcp;lr?subject=a%20b"),
    (Tag("my-ids.com", "2001-09-15", "blog-555", "f"), "tag:my-ids.com,2001-09-15:blog-555#f"),
    (Tel("+1-201-555-0123", extension="7", parameters=(("a", "b"),)), "tel:+1-201-555-0123;ext=7;a=b"),
    (Tel("7042", isdn_subaddress="9", context="example.com"), "tel:7042;isub=9;phone-context=example.com"),
    (Urn("example", "a,z", "b", "c", "d"), "urn:example:a,z?+b?=c#d"),
    (Xmpp(("guest", "example.com"), ("u r", "example.org", "home"), ("message", (("subject", "a b"),)), "f"),
     "xmpp://guest@example.com/u%20r@example.org/home?message;subject=a%20b#f"),
]  # fmt: skip


@pytest.mark.parametrize("value, text", VALUES, ids=[text for _, text in VALUES])
def test_a_value_and_its_identifier(value, text):
    built = value.build()
    assert built == text and type(built) is Iri
    assert schemes.parse(text) == value and schemes.parse(built).build() == text
    assert hash(schemes.parse(text)) == hash(value) and schemes.check(built) == built.scheme
    assert copy.copy(value) == copy.deepcopy(value) == pickle.loads(pickle.dumps(value)) == value
    assert dataclasses.replace(value) == value


def test_every_class_has_a_value_here():
    classes = set(schemes.Value.__args__)
    assert {type(value) for value, _ in VALUES} == classes
    assert {kind.__name__ for kind in classes} | {"Part", "Value", "check", "names", "parse", "parts"} == set(schemes.__all__)


def test_a_value_is_changed_by_replace():
    mailto = schemes.parse("mailto:a@example.org?cc=b@c.example")
    changed = dataclasses.replace(mailto, fields=(*mailto.fields, ("body", "x")))
    assert changed.build() == "mailto:a@example.org?cc=b@c.example&body=x"
    with pytest.raises(dataclasses.FrozenInstanceError):
        mailto.addresses = ()
    with pytest.raises(IriError):
        dataclasses.replace(mailto, addresses=("a@b@c.example",))


def test_lists_become_tuples():
    value = Mailto(["a@b.example"], [["subject", "x"]])
    assert value == Mailto(("a@b.example",), (("subject", "x"),)) and hash(value)


def test_whether_a_number_is_global():
    assert Tel("+1").is_global and not Tel("1", context="example.com").is_global


def test_a_password_is_masked():
    sip = Sip("sip", "h.example", "u", "secret")
    assert "secret" not in repr(sip) and repr(sip).startswith("<Sip ") and eval(repr(Sip("sip", "h", "u"))) == Sip("sip", "h", "u")
    with pytest.raises(IriError) as caught:
        Sip("sip", "h h", "u", "secret")
    assert "secret" not in str(caught.value) and caught.value.text == "sip:u:secret@h h"


#: Parts that a scheme does not allow: the text, its production, position and section.
WRONG = [
    (lambda: Urn("example", "a b"), "urn:example:a b", "isegment-nz", 13, "2.2"),
    (lambda: Urn("-", "a"), "urn:-:a", "assigned-name", 4, "2"),
    (lambda: Tel("7042"), "tel:7042", None, 8, "3"),
    (lambda: Mailto(("a@b@c.example",)), "mailto:a%40b@c.example", None, None, None),
    (lambda: Coap("coap", ""), "coap:///", "host", 7, "6.1"),
    (lambda: Geo(("1",)), "geo:1", None, 5, None),
    (lambda: Tag("a", "b", "c"), "tag:a,b:c", None, 6, None),
    (lambda: Ni("sha-256", "!"), "ni:///sha-256;!", None, 14, None),
    (lambda: Cid("a"), "cid:a", None, 5, None),
    (lambda: Urn("example", "a?=b"), "urn:example:a?=b", None, None, None),
]


@pytest.mark.parametrize("make, text, production, position, section", WRONG)
def test_a_part_that_the_scheme_does_not_allow(make, text, production, position, section):
    with pytest.raises(IriError) as caught:
        make()
    error = caught.value
    assert error.text == text and f" would be {text!r}: ".replace("'", '"') in str(error)
    found = (error.production, error.position, error.section)
    for expected, value in zip((production, position, section), found):
        assert expected is None or expected == value, found


def test_delimiters_in_a_part_that_is_not_encoded():
    with pytest.raises(IriError) as caught:
        Urn("example", "a?=b")
    assert str(caught.value) == "Urn would be \"urn:example:a?=b\": this has nss='a'"
    assert caught.value.position is caught.value.section is None


def test_what_has_no_place_in_a_value():
    with pytest.raises(TypeError, match=r"Mailto\(addresses=...\): expected a tuple or list of str, not int"):
        Mailto(1)
    with pytest.raises(TypeError, match=r"Mailto\(addresses=...\): expected a tuple or list of str, not str"):
        Mailto("a@example.org")
    with pytest.raises(TypeError, match=r"Mailto\(fields=...\): expected a tuple or list of \(str, str\), not int"):
        Mailto(fields=((1, "a"),))
    with pytest.raises(TypeError, match=r"Data\(octets=...\): expected bytes, not str"):
        Data(octets="a")
    with pytest.raises(TypeError, match=r"Xmpp\(account=...\): expected \(str, str\) or None, not str"):
        Xmpp("a")
    with pytest.raises(ValueError, match=r"Coap\(scheme=...\): expected one of coap, coaps, .*, not \"http\""):
        Coap("http", "h")
    with pytest.raises(ValueError, match=r"Ldap\(scope=...\): expected one of base, one, sub, not \"all\""):
        Ldap(scope="all")
    for both in ({}, {"article": "a@b", "newsgroups": "c"}):
        with pytest.raises(TypeError, match="either article or newsgroups"):
            News(**both)
    with pytest.raises(IriError) as caught:
        Cid("\ud800@b")
    assert caught.value.character == "\ud800"


def test_every_field_names_itself():
    for value, _ in VALUES:
        for field in dataclasses.fields(value):
            with pytest.raises(TypeError, match=rf"{type(value).__name__}\({field.name}=...\): expected .*, not object"):
                dataclasses.replace(value, **{field.name: object()})
