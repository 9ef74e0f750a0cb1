"""What the compiled part of the package returns and raises."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional


class IriError(ValueError):
    """Why a text is refused, or an operation on an identifier fails.

    >>> from iri_grammar import Iri, IriError
    >>> try:
    ...     Iri("http://example.org/a b")
    ... except IriError as error:
    ...     print(error.production, error.position, repr(error.character), error.section)
    isegment 20 ' ' 2.2

    Positions count characters from 0, in ``text``. What does not apply is ``None``; what is about
    another text, such as the result of an operation, has no position. The message begins with the
    position; in it, the characters of a label count from 1.
    """

    #: The text that is refused: the one of the function, or a component. Where components do not
    #: make an identifier together, the one whose components were to be replaced, or "".
    text: str
    #: The innermost production that the failure is about, as the document prints it.
    production: Optional[str]
    #: Where the part begins that does not fit, and where it ends, in characters.
    position: Optional[int]
    end: Optional[int]
    #: The character at the position; ``None`` at the end of the text.
    character: Optional[str]
    #: The character that shows it, the last before ``end``: of "%a/", "/" where a digit is needed.
    #: ``None`` where the text ends too early, and where no single character shows it. Of a label that
    #: was mapped or decoded before it was refused, the character in the result; where it cannot be
    #: said which one of the text that was, the place is the label.
    found: Optional[str]
    #: What would have been allowed in place of ``found``, as ABNF has it.
    allowed: tuple[str, ...]
    #: The document and its section that require the failure.
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


_KEPT: Any = object()


class Components(NamedTuple):
    """The five components of an identifier; an absent one is ``None``, and a path never is.

    >>> from iri_grammar import Iri
    >>> Iri("http://example.org/a?b").components
    Components(scheme='http', authority='example.org', path='/a', query='b', fragment=None)

    ``Iri.from_components(*components)`` makes an identifier of them. ``repr`` does not show a
    password; where there is one, it is in angle brackets.
    """

    scheme: Optional[str]
    authority: Optional[str]
    path: str
    query: Optional[str]
    fragment: Optional[str]

    def replace(
        self,
        *,
        scheme: Optional[str] = _KEPT,
        authority: Optional[str] = _KEPT,
        path: str = _KEPT,
        query: Optional[str] = _KEPT,
        fragment: Optional[str] = _KEPT,
    ) -> Components:
        """The same with other components, which are not checked.

        >>> from iri_grammar import Iri
        >>> components = Iri("http://example.org/a?b").components.replace(query=None)
        >>> Iri.from_components(*components)
        Iri('http://example.org/a')
        """
        given = zip(self._fields, (scheme, authority, path, query, fragment))
        new: "dict[str, Any]" = {name: value for name, value in given if value is not _KEPT}
        return self._replace(**new)

    def __repr__(self) -> str:
        userinfo, at, host = (self.authority or "").rpartition("@")
        user, _, password = userinfo.partition(":")
        shown = self._replace(authority=f"{user}:***{at}{host}") if password else self
        fields = ", ".join(f"{name}={value!r}" for name, value in zip(self._fields, shown))
        return f"Components({fields})" if shown == self else f"<Components {fields}>"
