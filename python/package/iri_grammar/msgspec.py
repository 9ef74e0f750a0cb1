"""The hooks by which msgspec, which takes no subclass of ``str``, reads and writes identifiers.

>>> import msgspec
>>> from iri_grammar import Iri
>>> from iri_grammar.msgspec import dec_hook, enc_hook
>>> Page = msgspec.defstruct("Page", [("url", Iri)])
>>> page = msgspec.json.decode('{"url": "http://example.org/é"}', type=Page, dec_hook=dec_hook)
>>> page.url, msgspec.json.encode(page, enc_hook=enc_hook).decode()
(Iri('http://example.org/é'), '{"url":"http://example.org/é"}')

What the grammar rejects raises a ``msgspec.ValidationError``, which says where in the document it stands.
"""

from __future__ import annotations

from typing import Any

from . import Identifier

__all__ = ["dec_hook", "enc_hook"]


def dec_hook(kind: Any, value: Any) -> Identifier:
    """Returns an object of an identifier type."""
    if isinstance(kind, type) and issubclass(kind, Identifier):
        identifier: Identifier = kind(value)
        return identifier
    raise NotImplementedError(f"{kind} is no identifier type")


def enc_hook(value: Any) -> str:
    """Returns the text of an identifier."""
    if isinstance(value, Identifier):
        return str(value)
    raise NotImplementedError(f"{type(value)} is no identifier type")
