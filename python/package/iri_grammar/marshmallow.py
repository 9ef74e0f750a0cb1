"""A field for marshmallow, which loads identifiers.

>>> from marshmallow import Schema, ValidationError
>>> from iri_grammar.marshmallow import IdentifierField
>>> schema = Schema.from_dict({"url": IdentifierField()})()
>>> schema.load({"url": "http://example.org/é"})
{'url': Iri('http://example.org/é')}
>>> try:
...     schema.load({"url": "a b"})
... except ValidationError as error:
...     print(error.messages["url"][0].partition(";")[0])
at position 1: a space is not allowed in a scheme
"""

from __future__ import annotations

from typing import Any, Type

from marshmallow import ValidationError, fields

from . import Identifier, Iri, IriError
from ._arguments import checked_kind

__all__ = ["IdentifierField"]


class IdentifierField(fields.String):
    """A field for a text that is an identifier of one kind."""

    def __init__(self, kind: Type[Identifier] = Iri, **options: Any) -> None:
        super().__init__(**options)
        self.kind = checked_kind("IdentifierField", kind)

    def _deserialize(self, value: Any, attr: Any, data: Any, **options: Any) -> Identifier:
        text = super()._deserialize(value, attr, data, **options)
        try:
            return self.kind(text)
        except IriError as error:
            raise ValidationError(str(error)) from error
