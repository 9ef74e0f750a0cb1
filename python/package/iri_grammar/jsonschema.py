"""The formats ``iri``, ``iri-reference``, ``uri``, ``uri-reference`` and ``idn-hostname`` of JSON Schema.

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

from functools import partial
from typing import TYPE_CHECKING, Callable, Dict, Protocol, Tuple, Type, TypeVar, Union

from . import IriError, check, host

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


#: A function for each format, which raises an ``IriError`` for an invalid text.
FORMATS: Dict[str, Callable[[str], object]] = {
    "iri": partial(check, grammar="rfc3987", rule="IRI"),
    "iri-reference": partial(check, grammar="rfc3987", rule="IRI-reference"),
    "uri": partial(check, grammar="rfc3986", rule="URI"),
    "uri-reference": partial(check, grammar="rfc3986", rule="URI-reference"),
    "idn-hostname": _idn_hostname,
}


def add_formats(checker: _Checker) -> _Checker:
    """Adds these formats to a ``jsonschema.FormatChecker``, and replaces formats with the same names."""
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
