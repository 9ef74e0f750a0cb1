"""The formats ``iri``, ``iri-reference``, ``uri`` and ``uri-reference`` of JSON Schema.

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

from typing import Any

from . import IriError, check

__all__ = ["FORMATS", "add_formats", "format_checker"]

#: Of each format, the grammar and its production.
FORMATS = {
    "iri": ("rfc3987", "IRI"),
    "iri-reference": ("rfc3987", "IRI-reference"),
    "uri": ("rfc3986", "URI"),
    "uri-reference": ("rfc3986", "URI-reference"),
}


def add_formats(checker: Any) -> Any:
    """Gives a ``jsonschema.FormatChecker`` these formats in place of those it has."""
    for name, (grammar, rule) in FORMATS.items():
        checker.checks(name, raises=IriError)(_format(grammar, rule))
    return checker


def _format(grammar: str, rule: str) -> Any:
    def is_format(instance: object) -> bool:
        # A format says something of strings alone (JSON Schema, section 7.1 of Validation).
        if isinstance(instance, str):
            check(instance, grammar, rule)
        return True

    return is_format


def format_checker() -> Any:
    """A ``jsonschema.FormatChecker`` with all formats that it knows, and these four."""
    import jsonschema

    return add_formats(jsonschema.FormatChecker())
