"""The hook by which cattrs structures identifiers.

>>> import attrs, cattrs
>>> from iri_grammar import Iri
>>> from iri_grammar.cattrs import register
>>> Page = attrs.make_class("Page", {"url": attrs.field(type=Iri)})
>>> converter = register(cattrs.Converter())
>>> converter.structure({"url": "http://example.org/é"}, Page)
Page(url=Iri('http://example.org/é'))

To unstructure one, no hook is needed: it is a ``str``. attrs itself needs no more than
``attrs.field(converter=Iri)``.
"""

from __future__ import annotations

from typing import Any, TypeVar

from . import Identifier
from ._arguments import wrong_type

__all__ = ["register"]

_Converter = TypeVar("_Converter", bound=Any)


def register(converter: _Converter) -> _Converter:
    """Adds the hook of the four types to a converter of cattrs, and returns the converter."""

    def is_kind(kind: Any) -> bool:
        return isinstance(kind, type) and issubclass(kind, Identifier)

    if not hasattr(converter, "register_structure_hook_func"):
        raise wrong_type("register", "converter", "a converter of cattrs", converter)
    converter.register_structure_hook_func(is_kind, lambda value, kind: kind(value))
    return converter
