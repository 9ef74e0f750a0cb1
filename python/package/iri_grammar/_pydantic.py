"""The schemas of the four types for pydantic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict, Type, Union

from pydantic_core import core_schema as schemas

from ._types import Iri, IriReference, Uri, UriReference

if TYPE_CHECKING:
    from pydantic_core import CoreSchema

_Kind = Union[Type[Iri], Type[IriReference], Type[Uri], Type[UriReference]]

#: The formats of JSON Schema.
_FORMATS = {Iri: "iri", IriReference: "iri-reference", Uri: "uri", UriReference: "uri-reference"}


def core_schema(kind: _Kind) -> CoreSchema:
    """Returns the schema of a type: of strings, and not of bytes, which are then converted to this type."""

    def validate(value: object, check: Callable[[object], str]) -> object:
        # An IriError is a ValueError, which pydantic reports.
        return value if isinstance(value, kind) else kind(check(value))

    return schemas.no_info_wrap_validator_function(validate, schemas.str_schema(strict=True))


def json_schema(kind: _Kind, core: CoreSchema, handler: Any) -> Dict[str, Any]:
    """Returns the JSON Schema of a type."""
    return {**handler(core), "format": _FORMATS[kind]}
