"""Identifiers by the grammars of their schemes.

RFC 3986 leaves most of an identifier to its scheme. ``check`` uses the grammar in the document of the scheme,
and the sentences there that demand more:

>>> from iri_grammar import IriError, schemes
>>> schemes.check("coap://[::1]/a"), schemes.check("acme:x")
('coap', None)
>>> try:
...     schemes.check("coap:///a")
... except IriError as error:
...     print(error.production, error.position, error.document, error.section)
host 7 RFC 7252 6.1

``parse`` takes identifiers of common schemes apart:

>>> schemes.parse("mailto:a@example.org?subject=Caf%C3%A9")
Mailto(addresses=('a@example.org',), fields=(('subject', 'Café'),))

A value of such a class is made from its parts, and checked: ``build`` returns its identifier.

>>> schemes.Mailto(addresses=("a@example.org",), fields=(("subject", "Café & bar"),)).build()
Iri('mailto:a@example.org?subject=Caf%C3%A9%20%26%20bar')
>>> try:
...     schemes.Urn(nid="-", nss="a")
... except IriError as error:
...     print(error.text, error.production, error.position, error.document, error.section)
urn:-:a assigned-name 4 RFC 8141 2

An IRI is judged as the URI that it is mapped to (RFC 3987 section 3.1). ``columns.scheme_valid``,
``columns.scheme_errors`` and ``columns.scheme_parts`` do the same for columns.
"""

from __future__ import annotations

import dataclasses
from typing import Any, List, NamedTuple, Optional, Tuple, Union

from . import _iri_grammar
from ._types import Iri

_schemes = _iri_grammar._schemes

__all__ = [
    "Cid",
    "Coap",
    "Data",
    "File",
    "Geo",
    "Ldap",
    "Mailto",
    "Mid",
    "News",
    "Ni",
    "Nntp",
    "Part",
    "Sip",
    "Tag",
    "Tel",
    "Urn",
    "Value",
    "Xmpp",
    "check",
    "names",
    "parse",
    "parts",
]

#: A name and a value.
_Pair = Tuple[str, str]
#: The name of a parameter, and its value, which is ``None`` without "=".
_Parameter = Tuple[str, Optional[str]]


class Part(NamedTuple):
    """A named part of an identifier. Positions count characters from 0."""

    #: The name of the rule in the grammar of the scheme.
    name: str
    text: str
    start: int
    end: int


def check(text: str) -> Optional[str]:
    """Returns the scheme in lower case; ``None`` if there is no grammar for it, or if there is no scheme.
    Raises an ``IriError`` if the text is no IRI reference, or if the grammar of the scheme rejects it.

    >>> check("MAILTO:a@example.org")
    'mailto'
    """
    scheme: Optional[str] = _schemes.check(text)
    return scheme


def parts(text: str) -> List[Part]:
    """Returns the named parts of an identifier, in the order of the text; an outer part is before those in
    it. The list is empty if there is no grammar for the scheme. Raises an ``IriError`` as ``check`` does.

    >>> [(part.name, part.text) for part in parts("coap://example.org/a?b=1")]
    [('host', 'example.org'), ('path-abempty', '/a'), ('query', 'b=1')]
    """
    return [Part(*part) for part in _schemes.parts(text)]


def names() -> List[str]:
    """Returns the names of the schemes with a grammar.

    >>> [name in names() for name in ("mailto", "acme")]
    [True, False]
    """
    found: List[str] = _schemes.names()
    return found


class _Value:
    """An identifier of a scheme, by its parts. The lists among them become tuples.

    A value is checked when it is made: a part that the scheme does not allow raises an ``IriError`` about the
    identifier that the value would have, and a part of a wrong type a ``TypeError``.
    """

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            object.__setattr__(self, name, _hashable(value))
        self.build()

    def build(self) -> Iri:
        """Returns the identifier of this value. Its parts are those of the value."""
        kinds = [kind.__name__ for kind in type(self).__mro__ if kind.__module__ == __name__]
        fields = {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}  # type: ignore[arg-type]
        return Iri(_schemes.build(kinds[0], fields))


@dataclasses.dataclass(frozen=True)
class Cid(_Value):
    """``cid`` (RFC 2392): the Content-ID of a part of a message, without angle brackets.

    >>> parse("cid:foo4*foo1@bar.net").content_id
    'foo4*foo1@bar.net'
    """

    content_id: str


@dataclasses.dataclass(frozen=True)
class Coap(_Value):
    """``coap`` and its relatives (RFC 7252 and RFC 8323). Segments and queries are decoded.

    >>> Coap(scheme="coap", host="[::1]", path=("a/b",)).build()
    Iri('coap://[::1]/a%2Fb')

    >>> parse("coap://example.org:5683/%7Esensors/temp?a&b")
    Coap(scheme='coap', host='example.org', port='5683', path=('~sensors', 'temp'), query=('a', 'b'))
    """

    scheme: str
    host: str
    port: Optional[str] = None
    path: Tuple[str, ...] = ()
    query: Tuple[str, ...] = ()


@dataclasses.dataclass(frozen=True)
class Data(_Value):
    """``data`` (RFC 2397). The octets are decoded; ``base64`` says whether they were in base64.

    >>> parse("data:text/plain;charset=utf-8;base64,SGVsbG8=")
    Data(media_type='text/plain', parameters=(('charset', 'utf-8'),), base64=True, octets=b'Hello')
    """

    media_type: Optional[str] = None
    parameters: Tuple[_Pair, ...] = ()
    base64: bool = False
    octets: bytes = b""


@dataclasses.dataclass(frozen=True)
class File(_Value):
    """``file`` (RFC 8089). The path is as in the identifier.

    >>> parse("file://localhost/a%20b")
    File(host='localhost', path='/a%20b')
    """

    host: Optional[str] = None
    path: str = "/"


@dataclasses.dataclass(frozen=True)
class Geo(_Value):
    """``geo`` (RFC 5870). Numbers are as in the identifier.

    >>> geo = parse("geo:48.2010,16.3695,183;u=40")
    >>> geo.coordinates, geo.uncertainty
    (('48.2010', '16.3695', '183'), '40')
    """

    coordinates: Tuple[str, ...]
    crs: Optional[str] = None
    uncertainty: Optional[str] = None
    parameters: Tuple[_Parameter, ...] = ()


@dataclasses.dataclass(frozen=True)
class Ldap(_Value):
    """``ldap`` (RFC 4516). An extension is: whether it is critical, its name, its value.

    >>> ldap = parse("ldap://ldap1.example.net/c=GB?objectClass?ONE")
    >>> ldap.dn, ldap.attributes, ldap.scope
    ('c=GB', ('objectClass',), 'one')
    """

    host: Optional[str] = None
    port: Optional[str] = None
    dn: str = ""
    attributes: Tuple[str, ...] = ()
    #: base, one or sub.
    scope: Optional[str] = None
    filter: Optional[str] = None
    extensions: Tuple[Tuple[bool, str, Optional[str]], ...] = ()


@dataclasses.dataclass(frozen=True)
class Mailto(_Value):
    """``mailto`` (RFC 6068). Addresses and fields are decoded.

    >>> parse("mailto:joe@example.com?cc=bob@example.com&body=hello").fields
    (('cc', 'bob@example.com'), ('body', 'hello'))
    """

    addresses: Tuple[str, ...] = ()
    fields: Tuple[_Pair, ...] = ()


@dataclasses.dataclass(frozen=True)
class Mid(_Value):
    """``mid`` (RFC 2392): the Message-ID, and perhaps the Content-ID of a part.

    >>> parse("mid:960830.1639@XIson.com/partA.960830.1639@XIson.com").content_id
    'partA.960830.1639@XIson.com'
    """

    message_id: str
    content_id: Optional[str] = None


@dataclasses.dataclass(frozen=True)
class News(_Value):
    """``news`` (RFC 5538): an article or newsgroups; the other one is ``None``.

    >>> parse("news:rec.aviation.ballooning").newsgroups
    'rec.aviation.ballooning'
    """

    server: Optional[str] = None
    article: Optional[str] = None
    newsgroups: Optional[str] = None


@dataclasses.dataclass(frozen=True)
class Ni(_Value):
    """``ni`` (RFC 6920).

    >>> ni = parse("ni:///sha-256;UyaQV-Ev4rdLoHyJJWCi11OHfrYv9E1aGQAlMO2X_-Q")
    >>> ni.algorithm, len(ni.value)
    ('sha-256', 43)
    """

    algorithm: str
    value: str
    authority: Optional[str] = None
    query: Optional[str] = None


@dataclasses.dataclass(frozen=True)
class Nntp(_Value):
    """``nntp`` (RFC 5538).

    >>> parse("nntp://news.example/example.group/12")
    Nntp(server='news.example', group='example.group', article_number='12')
    """

    server: str
    group: str
    article_number: Optional[str] = None


@dataclasses.dataclass(frozen=True)
class Sip(_Value):
    """``sip`` and ``sips`` (RFC 3261). Parameters and headers are decoded. ``repr`` masks a password.

    >>> sip = parse("sips:alice:pw@example.com:5061;transport=tcp?subject=a%20b")
    >>> sip.user, sip.parameters, sip.headers
    ('alice', (('transport', 'tcp'),), (('subject', 'a b'),))
    """

    scheme: str
    host: str
    user: Optional[str] = None
    password: Optional[str] = None
    port: Optional[str] = None
    parameters: Tuple[_Parameter, ...] = ()
    headers: Tuple[_Pair, ...] = ()

    def __repr__(self) -> str:
        shown = {**vars(self), "password": "***"} if self.password else vars(self)
        fields = ", ".join(f"{name}={value!r}" for name, value in shown.items())
        return f"<Sip {fields}>" if self.password else f"Sip({fields})"


@dataclasses.dataclass(frozen=True)
class Tag(_Value):
    """``tag`` (RFC 4151).

    >>> parse("tag:timothy@example.com,2001:web/externalHome")
    Tag(authority='timothy@example.com', date='2001', specific='web/externalHome', fragment=None)
    """

    authority: str
    date: str
    specific: str
    fragment: Optional[str] = None


@dataclasses.dataclass(frozen=True)
class Tel(_Value):
    """``tel`` (RFC 3966). The number has its visual separators; one without "+" is local, and has a context.

    >>> tel = parse("tel:7042;phone-context=example.com")
    >>> tel.number, tel.is_global, tel.context
    ('7042', False, 'example.com')
    """

    number: str
    isdn_subaddress: Optional[str] = None
    extension: Optional[str] = None
    context: Optional[str] = None
    parameters: Tuple[_Parameter, ...] = ()

    @property
    def is_global(self) -> bool:
        """Whether the number begins with "+" (RFC 3966 section 5.1.4)."""
        return self.number.startswith("+")


@dataclasses.dataclass(frozen=True)
class Urn(_Value):
    """``urn`` (RFC 8141). All fields are as in the identifier.

    >>> urn = parse("urn:example:foo-bar-baz-qux?=a=b")
    >>> urn.nid, urn.nss, urn.q_component
    ('example', 'foo-bar-baz-qux', 'a=b')
    """

    nid: str
    nss: str
    r_component: Optional[str] = None
    q_component: Optional[str] = None
    f_component: Optional[str] = None


@dataclasses.dataclass(frozen=True)
class Xmpp(_Value):
    """``xmpp`` (RFC 5122). The account is node and domain, the address node, domain and resource, the query
    its name and pairs.

    >>> xmpp = parse("xmpp:node@example.com/home?message;subject=a")
    >>> xmpp.address, xmpp.query
    (('node', 'example.com', 'home'), ('message', (('subject', 'a'),)))
    """

    account: Optional[Tuple[str, str]] = None
    address: Optional[Tuple[Optional[str], str, Optional[str]]] = None
    query: Optional[Tuple[str, Tuple[_Pair, ...]]] = None
    fragment: Optional[str] = None


#: What ``parse`` returns.
Value = Union[
    Cid, Coap, Data, File, Geo, Ldap, Mailto, Mid, News, Ni, Nntp, Sip, Tag, Tel, Urn, Xmpp
]


def parse(text: str) -> Any:
    """Returns an identifier as a value of the class for its scheme: see ``Value``. Raises an ``IriError`` if
    the text is no IRI, or if the grammar of the scheme rejects it; a ``ValueError`` if no class is for the
    scheme.

    >>> parse("tel:+1-201-555-0123").number
    '+1-201-555-0123'
    >>> parse("http://example.org/")
    Traceback (most recent call last):
        ...
    ValueError: no class is for identifiers of the scheme "http"
    """
    name, fields = _schemes.parse(text)
    # The identifier is checked already.
    value = object.__new__(globals()[name])
    for field in dataclasses.fields(value):
        object.__setattr__(value, field.name, _hashable(fields[field.name]))
    return value


def _hashable(value: Any) -> Any:
    """Returns the value with tuples in place of lists."""
    return tuple(map(_hashable, value)) if isinstance(value, (list, tuple)) else value
