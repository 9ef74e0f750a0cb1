"""Types that the compiled part of the package returns and raises."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional


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
