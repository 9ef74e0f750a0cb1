"""The formats ``iri``, ``iri-reference``, ``uri``, ``uri-reference``, ``uri-template``, ``hostname`` and
``idn-hostname`` of JSON Schema.

>>> import jsonschema
>>> from iri_grammar.jsonschema import format_checker
>>> validator = jsonschema.Draft202012Validator({"format": "iri"}, format_checker=format_checker())
>>> validator.is_valid("http://[2001:db8::1]/é"), validator.is_valid("/é")
(True, False)
>>> [error.cause.production for error in validator.iter_errors("http://a b")]
['ireg-name']

Without this module, ``jsonschema`` uses the packages ``rfc3987`` or ``rfc3986-validator``. Three of their
verdicts contradict the documents: they accept leading zeros in the IPv4 address of ``[::01.1.1.1]`` and a line
feed at the end, and reject ``[V1.a]``, whose "v" can have either case (RFC 5234 section 2.3).
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Callable, Dict, Protocol, Tuple, Type, TypeVar, Union

from . import IriError, check, host
from ._arguments import wrong_type

if TYPE_CHECKING:
    import jsonschema

    _Raises = Union[Type[Exception], Tuple[Type[Exception], ...]]

    class _HasChecks(Protocol):
        def checks(
            self, format: str, raises: _Raises = ()
        ) -> Callable[[Callable[[object], bool]], Callable[[object], bool]]: ...


_Checker = TypeVar("_Checker", bound="_HasChecks")

__all__ = ["FORMATS", "add_formats", "format_checker"]

_DOTS = str.maketrans("\u3002\uff0e\uff61", "...")


def _idn_hostname(name: str) -> None:
    """Checks a host name by IDNA2008, whose only dot is the full stop: it replaces the other dots of RFC 3490
    section 3.1. As in JSON-Schema-Test-Suite, no dot may end it: the syntax of RFC 952, which RFC 1123 section
    2.1 refers to, has no such dot."""
    host(name.translate(_DOTS), "idna2008")
    at = len(name) - 1
    if name.translate(_DOTS).endswith("."):
        message = f"at position {at}: a dot at the end, which the syntax of host names does not have (RFC 952)"
        dot = name[at]
        raise IriError(message, text=name, position=at, end=at + 1, character=dot, found=dot, document="RFC 952")


def _hostname(name: str) -> None:
    """Checks a host name of RFC 1123 section 2.1, whose labels in Punycode are those of IDNA2008."""
    for at, character in enumerate(name):
        if not character.isascii():
            message = f"at position {at}: U+{ord(character):04X} is not allowed in a host name (RFC 1123 section 2.1)"
            raise IriError(
                message, text=name, position=at, end=at + 1, character=character, found=character,
                document="RFC 1123", section="2.1",
            )  # fmt: skip
    _idn_hostname(name)


#: Of RFC 6570 sections 2.1 to 2.4: literals, expression, with the apostrophe that erratum 6937 adds to literals.
_LITERALS = (
    r"[!#$&-;=?-\[\]_a-z~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\uffef"
    + "".join(f"{chr(plane)}-{chr(plane + 0xFFFD)}" for plane in range(0x10000, 0xE0000, 0x10000))
    + r"\U000e1000-\U000efffd\U000f0000-\U000ffffd\U00100000-\U0010fffd]+|%[0-9A-Fa-f]{2}"
)
_VARIABLE = r"(?:\w|%[0-9A-Fa-f]{2})(?:\.?(?:\w|%[0-9A-Fa-f]{2}))*(?::[1-9][0-9]{0,3}|\*)?"
_EXPRESSION = rf"\{{[+#./;?&=,!@|]?(?a:{_VARIABLE}(?:,{_VARIABLE})*)\}}"
_PIECE = re.compile(f"{_LITERALS}|{_EXPRESSION}")


def _uri_template(text: str) -> None:
    """Checks a URI template by the grammar of RFC 6570."""
    at = 0
    while at < len(text):
        piece = _PIECE.match(text, at)
        if piece is None:
            production, section = ("expression", "2.2") if text[at] == "{" else ("literals", "2.1")
            message = f"at position {at}: {text[at]!r} begins no {production} (RFC 6570 section {section})"
            raise IriError(
                message, text=text, production=production, position=at, end=at + 1, character=text[at],
                document="RFC 6570", section=section,
            )  # fmt: skip
        at = piece.end()


#: A function for each format, which raises an ``IriError`` for an invalid text.
FORMATS: Dict[str, Callable[[str], object]] = {
    "iri": partial(check, grammar="rfc3987", rule="IRI"),
    "iri-reference": partial(check, grammar="rfc3987", rule="IRI-reference"),
    "uri": partial(check, grammar="rfc3986", rule="URI"),
    "uri-reference": partial(check, grammar="rfc3986", rule="URI-reference"),
    "uri-template": _uri_template,
    "hostname": _hostname,
    "idn-hostname": _idn_hostname,
}


def add_formats(checker: _Checker) -> _Checker:
    """Adds these formats to a ``jsonschema.FormatChecker``, and replaces formats with the same names."""
    if not hasattr(checker, "checks"):
        raise wrong_type("add_formats", "checker", "a FormatChecker", checker)
    for name, check_format in FORMATS.items():
        checker.checks(name, raises=IriError)(_format(check_format))
    return checker


def _format(check_format: Callable[[str], object]) -> Callable[[object], bool]:
    """Returns the function that checks an instance by a format."""

    def is_format(instance: object) -> bool:
        # These formats apply to strings only (JSON Schema Validation, section 7.1).
        if isinstance(instance, str):
            check_format(instance)
        return True

    return is_format


def format_checker() -> jsonschema.FormatChecker:
    """Returns a ``jsonschema.FormatChecker`` with its own formats and these."""
    import jsonschema

    return add_formats(jsonschema.FormatChecker())
