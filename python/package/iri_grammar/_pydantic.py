"""The schemas of the four types for pydantic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Dict, Type, Union

from pydantic_core import PydanticCustomError, core_schema as schemas

from ._iri_grammar import Identifier, Iri, IriReference, Uri, UriReference

if TYPE_CHECKING:
    from pydantic_core import CoreSchema

_Kind = Union[Type[Iri], Type[IriReference], Type[Uri], Type[UriReference]]

#: The formats of JSON Schema.
_FORMATS = {Iri: "iri", IriReference: "iri-reference", Uri: "uri", UriReference: "uri-reference"}


def core_schema(kind: _Kind) -> CoreSchema:
    """Returns the schema of a type. It converts a string or an identifier of any type to this type."""

    def validate(value: object) -> Identifier:
        if isinstance(value, kind):
            return value
        if isinstance(value, (str, Identifier)):
            # An IriError is a ValueError, which pydantic reports.
            return kind(value)
        raise PydanticCustomError("iri_type", "Input should be a string or an identifier")

    of_text = schemas.to_string_ser_schema()
    return schemas.no_info_plain_validator_function(validate, serialization=of_text)


def json_schema(kind: _Kind) -> Dict[str, str]:
    """Returns the JSON Schema of a type."""
    return {"type": "string", "format": _FORMATS[kind]}
