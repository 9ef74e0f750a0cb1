"""Checks of arguments, whose errors name the function and the argument, as those of the compiled part do."""

from __future__ import annotations

from typing import Type

from . import Identifier


def wrong_type(function: str, argument: str, expected: str, value: object) -> TypeError:
    """Returns the error for an argument of a wrong type."""
    return TypeError(f"{function}({argument}=...): expected {expected}, not {type(value).__name__}")


def checked_text(function: str, argument: str, value: object) -> str:
    """Returns a value that has to be a text."""
    if isinstance(value, str):
        return value
    raise wrong_type(function, argument, "str", value)


def checked_kind(function: str, value: object) -> Type[Identifier]:
    """Returns the argument ``kind``: one of the four types of identifiers."""
    if isinstance(value, type) and issubclass(value, Identifier) and value is not Identifier:
        return value
    raise wrong_type(function, "kind", "Iri, IriReference, Uri or UriReference", value)
