"""A column type of SQLAlchemy, which checks what is written and returns identifiers.

>>> from sqlalchemy import Column, MetaData, Table, create_engine, select
>>> from iri_grammar import Iri
>>> from iri_grammar.sqlalchemy import IdentifierType
>>> pages = Table("pages", MetaData(), Column("url", IdentifierType()))
>>> with create_engine("sqlite://").begin() as connection:
...     pages.create(connection)
...     _ = connection.execute(pages.insert().values(url="http://example.org/é"))
...     connection.execute(select(pages.c.url)).scalar_one()
Iri('http://example.org/é')

Without it, a ``String`` column takes an identifier as the text that it is, and returns a ``str``.
"""

from __future__ import annotations

from typing import Any, Optional, Type

from sqlalchemy.types import String, TypeDecorator

from . import Identifier, Iri
from ._arguments import checked_kind

__all__ = ["IdentifierType"]


class IdentifierType(TypeDecorator[Identifier]):
    """A string column of identifiers of one kind. What the grammar rejects raises an ``IriError``, which
    SQLAlchemy shows in a ``StatementError``."""

    impl = String
    cache_ok = True

    def __init__(self, kind: Type[Identifier] = Iri, length: Optional[int] = None) -> None:
        super().__init__(length)
        self.kind = checked_kind("IdentifierType", kind)

    def process_bind_param(self, value: Optional[str], dialect: Any) -> Optional[str]:
        return None if value is None else str(self.kind(value))

    def process_result_value(self, value: Optional[str], dialect: Any) -> Optional[Identifier]:
        return None if value is None else self.kind(value)
