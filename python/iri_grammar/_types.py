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
    another text, such as the result of an operation, has no position.
    """

    #: The text that is refused: the one of the function, or a component that was to be replaced.
    text: str
    #: The innermost production that the failure is about, as the document prints it.
    production: Optional[str]
    #: Where the part begins that does not fit, and where it ends, in characters.
    position: Optional[int]
    end: Optional[int]
    #: The character at the position; ``None`` at the end of the text.
    character: Optional[str]
    #: The character that shows it, the last before ``end``: of "%a/", "/" where a digit is needed.
    #: ``None`` where the text ends too early.
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


class Components(NamedTuple):
    """The five components of an identifier; an absent one is ``None``, and a path never is.

    >>> from iri_grammar import Iri
    >>> Iri("http://example.org/a?b").components
    Components(scheme='http', authority='example.org', path='/a', query='b', fragment=None)

    ``repr`` does not show a password.
    """

    scheme: Optional[str]
    authority: Optional[str]
    path: str
    query: Optional[str]
    fragment: Optional[str]

    def __repr__(self) -> str:
        userinfo, at, host = (self.authority or "").rpartition("@")
        user, _, password = userinfo.partition(":")
        shown = self._replace(authority=f"{user}:***{at}{host}") if password else self
        fields = (f"{name}={value!r}" for name, value in zip(self._fields, shown))
        return f"Components({', '.join(fields)})"
