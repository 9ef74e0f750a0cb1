"""A model field and a validator for Django.

>>> from django.core.exceptions import ValidationError
>>> from iri_grammar.django import IdentifierValidator
>>> try:
...     IdentifierValidator()("http://example.org/a b")
... except ValidationError as error:
...     print(error.code, error.params["position"])
iri 20

``IdentifierField`` is a text field of a model, or of a form by ``formfield``, whose values are identifiers.
"""

from __future__ import annotations

from typing import Any, Dict, Optional, Sequence, Tuple, Type

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.deconstruct import deconstructible

from . import Identifier, Iri, IriError
from ._arguments import checked_kind

__all__ = ["IdentifierField", "IdentifierValidator"]


def _parse(kind: Type[Identifier], value: str) -> Identifier:
    """Returns an identifier, or raises a ``ValidationError`` with the fields of the ``IriError``."""
    try:
        return kind(value)
    except IriError as error:
        raise ValidationError(str(error), code="iri", params=vars(error)) from error


@deconstructible
class IdentifierValidator:
    """Raises a ``ValidationError`` for a text that is no identifier of this kind."""

    def __init__(self, kind: Type[Identifier] = Iri) -> None:
        self.kind = checked_kind("IdentifierValidator", kind)

    def __call__(self, value: str) -> None:
        _parse(self.kind, value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IdentifierValidator) and self.kind is other.kind


class IdentifierField(models.TextField):
    """A text field whose values are identifiers of one kind."""

    def __init__(self, *arguments: Any, kind: Type[Identifier] = Iri, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.kind = checked_kind("IdentifierField", kind)

    def deconstruct(self) -> Tuple[str, str, Sequence[Any], Dict[str, Any]]:
        name, path, arguments, options = super().deconstruct()
        return name, path, arguments, {**options, "kind": self.kind}

    def from_db_value(self, value: Optional[str], expression: Any, connection: Any) -> Optional[str]:
        # An empty text stands for no value, as in Django's other text fields.
        return self.kind(value) if value else value

    def to_python(self, value: Any) -> Any:
        return _parse(self.kind, value) if isinstance(value, str) and value else value

    def get_prep_value(self, value: Any) -> Any:
        # It calls ``to_python``.
        value = super().get_prep_value(value)
        return str(value) if isinstance(value, Identifier) else value

    def formfield(self, **options: Any) -> Any:
        return super().formfield(**{"validators": [IdentifierValidator(self.kind)], **options})
