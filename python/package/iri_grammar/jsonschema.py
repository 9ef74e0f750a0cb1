"""The formats ``iri``, ``iri-reference``, ``uri``, ``uri-reference`` and ``idn-hostname`` of JSON Schema.

>>> import jsonschema
>>> from iri_grammar.jsonschema import format_checker
>>> validator = jsonschema.Draft202012Validator({"format": "iri"}, format_checker=format_checker())
>>> validator.is_valid("http://[2001:db8::1]/é"), validator.is_valid("/é")
(True, False)
>>> [error.cause.production for error in validator.iter_errors("http://a b")]
['ireg-name']

Without these, ``jsonschema`` asks the packages ``rfc3987`` or ``rfc3986-validator``. Three verdicts of both are
not those of the documents: they take numbers with leading zeros in the IPv4 address of ``[::01.1.1.1]`` and a
line feed at the end, and refuse ``[V1.a]``, whose "v" is of either case (RFC 5234 section 2.3).
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


def _idn_hostname(name: str) -> str:
    """By IDNA2008, which has one dot: those of RFC 3490 section 3.1 are made one before."""
    return host(name.translate(_DOTS), "idna2008")


#: Of each format, what raises an ``IriError`` where a text is not of it.
FORMATS: Dict[str, Callable[[str], object]] = {
    "iri": partial(check, grammar="rfc3987", rule="IRI"),
    "iri-reference": partial(check, grammar="rfc3987", rule="IRI-reference"),
    "uri": partial(check, grammar="rfc3986", rule="URI"),
    "uri-reference": partial(check, grammar="rfc3986", rule="URI-reference"),
    "idn-hostname": _idn_hostname,
}


def add_formats(checker: _Checker) -> _Checker:
    """Gives a ``jsonschema.FormatChecker`` these formats in place of those it has."""
    for name, check_format in FORMATS.items():
        checker.checks(name, raises=IriError)(_format(check_format))
    return checker


def _format(check_format: Callable[[str], object]) -> Callable[[object], bool]:
    def is_format(instance: object) -> bool:
        # A format says something of strings alone (JSON Schema, section 7.1 of Validation).
        if isinstance(instance, str):
            check_format(instance)
        return True

    return is_format


def format_checker() -> jsonschema.FormatChecker:
    """A ``jsonschema.FormatChecker`` with all formats that it knows, and these."""
    import jsonschema

    return add_formats(jsonschema.FormatChecker())
