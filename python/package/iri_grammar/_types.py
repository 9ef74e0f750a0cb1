"""Types that the compiled part of the package returns and raises."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional, final

from . import _iri_grammar as _compiled


class IriError(ValueError):
    """The error of a rejected text, or of an operation on an identifier.

    >>> from iri_grammar import Iri, IriError
    >>> try:
    ...     Iri("http://example.org/a b")
    ... except IriError as error:
    ...     print(error.production, error.position, repr(error.character), error.section)
    isegment 20 ' ' 2.2

    Positions count characters of ``text`` from 0. An attribute that does not apply is ``None``. An error
    about another text, such as the result of an operation, has no position. The message begins with the
    position. Only a message about a label of a host name counts the characters of the label from 1.
    """

    #: The rejected text or component. If components do not form an identifier: the identifier whose
    #: components were replaced, or "".
    text: str
    #: The innermost production that rejects the text, as the document prints it.
    production: Optional[str]
    #: The start and the end of the rejected part, in characters.
    position: Optional[int]
    end: Optional[int]
    #: The character at the position; ``None`` at the end of the text.
    character: Optional[str]
    #: The character that is not allowed, the last one before ``end``: in "%a/" it is "/", since a digit
    #: must follow "a". ``None`` if the text ends too early, or no single character is wrong. For a label
    #: that is mapped or decoded first, it is a character of the result; if the label does not contain
    #: this character, ``position`` and ``end`` are those of the whole label.
    found: Optional[str]
    #: What is allowed instead of ``found``, in the notation of ABNF.
    allowed: tuple[str, ...]
    #: The document and the section that reject the text.
    document: Optional[str]
    section: Optional[str]

    def __init__(
        self,
        message: str,
        *,
        text: str = "",
        production: Optional[str] = None,
        position: Optional[int] = None,
        end: Optional[int] = None,
        character: Optional[str] = None,
        found: Optional[str] = None,
        allowed: "tuple[str, ...] | list[str]" = (),
        document: Optional[str] = None,
        section: Optional[str] = None,
    ) -> None:
        super().__init__(message)
        self.text = text
        self.production = production
        self.position = position
        self.end = end
        self.character = character
        self.found = found
        self.allowed = tuple(allowed)
        self.document = document
        self.section = section

    def __reduce__(self) -> "tuple[Any, ...]":
        return type(self), (str(self),), dict(self.__dict__)


_UNCHANGED: Any = object()


class Components(NamedTuple):
    """The five components of an identifier. An absent one is ``None``; the path is never absent.

    >>> from iri_grammar import Iri
    >>> Iri("http://example.org/a?b").components
    Components(scheme='http', authority='example.org', path='/a', query='b', fragment=None)

    ``Iri.from_components(*components)`` makes an identifier from them. ``repr`` masks a password, and is
    then in angle brackets.
    """

    scheme: Optional[str]
    authority: Optional[str]
    path: str
    query: Optional[str]
    fragment: Optional[str]

    def replace(
        self,
        *,
        scheme: Optional[str] = _UNCHANGED,
        authority: Optional[str] = _UNCHANGED,
        path: str = _UNCHANGED,
        query: Optional[str] = _UNCHANGED,
        fragment: Optional[str] = _UNCHANGED,
    ) -> Components:
        """Returns a copy with other components, which are not checked.

        >>> from iri_grammar import Iri
        >>> components = Iri("http://example.org/a?b").components.replace(query=None)
        >>> Iri.from_components(*components)
        Iri('http://example.org/a')
        """
        given = zip(self._fields, (scheme, authority, path, query, fragment))
        new: "dict[str, Any]" = {name: value for name, value in given if value is not _UNCHANGED}
        return self._replace(**new)

    def __repr__(self) -> str:
        userinfo, at, host = (self.authority or "").rpartition("@")
        user, _, password = userinfo.partition(":")
        masked = self._replace(authority=f"{user}:***{at}{host}") if password else self
        fields = ", ".join(f"{name}={value!r}" for name, value in zip(self._fields, masked))
        return f"Components({fields})" if masked == self else f"<Components {fields}>"


class Identifier(_compiled.Methods, str):
    """The base class of `Iri`, `IriReference`, `Uri` and `UriReference`. It cannot be instantiated.

    >>> from iri_grammar import Identifier, Iri, UriReference
    >>> isinstance(Iri("x:"), Identifier), isinstance(UriReference("a"), Identifier)
    (True, True)
    >>> issubclass(Iri, UriReference)
    False

    An identifier is a string, equal to any string with the same characters:

    >>> Iri("http://example.org/") == "http://example.org/", len(Iri("x:")), Iri("x:y").upper()
    (True, 2, 'X:Y')
    """

    __slots__ = ()
    __hash__ = str.__hash__

    def __new__(cls, text: str, /) -> Identifier:
        raise TypeError(f"{cls.__name__} has no grammar: there are Iri, IriReference, Uri, UriReference")

    def __init_subclass__(cls) -> None:
        if cls.__module__ != __name__:
            raise TypeError("an identifier type cannot be subclassed: its methods return the four types")


@final
class Iri(_compiled.IriMethods, Identifier):
    """An IRI (RFC 3987): with a scheme.

    >>> from iri_grammar import Iri
    >>> iri = Iri("http://résumé.example.org/a?b#c")
    >>> iri.host, iri.path, iri.fragment
    ('résumé.example.org', '/a', 'c')
    >>> iri.resolve("../d"), iri.relative("http://résumé.example.org/e")
    (Iri('http://résumé.example.org/d'), IriReference('e'))
    >>> base, target = Iri("http://example.org/a/b/c"), "http://example.org/d"
    >>> base.relative(target), base.relative(target, no_absolute_path=True)
    (IriReference('/d'), IriReference('../../d'))
    >>> iri.to_uri(), iri.to_uri(host="idna2008").host
    (Uri('http://r%C3%A9sum%C3%A9.example.org/a?b#c'), 'xn--rsum-bpad.example.org')
    >>> Iri("http://example.org:80/a") / "b/c" / "é"
    Iri('http://example.org:80/a/b%2Fc/é')
    """

    __slots__ = ("__weakref__",)

    def __new__(cls, text: str, /) -> Iri:
        return _compiled.IriMethods.check(cls, text)


@final
class IriReference(_compiled.IriReferenceMethods, Identifier):
    """An IRI reference (RFC 3987): an IRI, or a reference relative to one.

    >>> from iri_grammar import IriReference
    >>> IriReference("../é").segments
    ('..', 'é')
    >>> IriReference("/a/b").compose("../c"), IriReference("a/b").compose("../../c")
    (IriReference('/c'), IriReference('a/../../c'))
    """

    __slots__ = ("__weakref__",)

    def __new__(cls, text: str, /) -> IriReference:
        return _compiled.IriReferenceMethods.check(cls, text)


@final
class Uri(_compiled.UriMethods, Identifier):
    """A URI (RFC 3986): with a scheme.

    >>> from iri_grammar import Uri
    >>> Uri("http://example.org/%C3%A9").to_iri()
    Iri('http://example.org/é')
    """

    __slots__ = ("__weakref__",)

    def __new__(cls, text: str, /) -> Uri:
        return _compiled.UriMethods.check(cls, text)


@final
class UriReference(_compiled.UriReferenceMethods, Identifier):
    """A URI reference (RFC 3986): a URI, or a reference relative to one.

    >>> from iri_grammar import UriReference
    >>> UriReference("//example.org:80").port
    '80'
    """

    __slots__ = ("__weakref__",)

    def __new__(cls, text: str, /) -> UriReference:
        return _compiled.UriReferenceMethods.check(cls, text)
