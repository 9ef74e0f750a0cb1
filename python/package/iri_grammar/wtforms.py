"""A field for WTForms, whose data is an identifier.

>>> from wtforms import Form
>>> from iri_grammar.wtforms import IdentifierField
>>> class Page(Form):
...     address = IdentifierField()
>>> page = Page(data={"address": "http://example.org/é"})
>>> page.address()
Markup('<input id="address" name="address" type="text" value="http://example.org/é">')
"""

from __future__ import annotations

from typing import Any, List, Optional, Type

from wtforms import StringField

from . import Identifier, Iri
from ._arguments import checked_kind

__all__ = ["IdentifierField"]


class IdentifierField(StringField):
    """A field for a text that is an identifier of one kind. The message of an ``IriError`` is the error of the
    field; an empty text is no value, which ``InputRequired`` refuses."""

    def __init__(self, *arguments: Any, kind: Type[Identifier] = Iri, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.kind = checked_kind("IdentifierField", kind)

    def process_formdata(self, valuelist: List[str]) -> None:
        if valuelist:
            # What is refused is shown again. An IriError is a ValueError, which WTForms reports.
            self.data: Optional[str] = valuelist[0]
            self.data = self.kind(valuelist[0]) if valuelist[0] else None
