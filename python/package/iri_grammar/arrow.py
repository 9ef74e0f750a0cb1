"""Extension types of Arrow, by which a column of identifiers keeps its kind, also in Parquet and pandas.

>>> import pyarrow
>>> from iri_grammar.arrow import IdentifierType
>>> column = pyarrow.array(["http://example.org/é"], IdentifierType())
>>> column[0].as_py()
Iri('http://example.org/é')
>>> import pandas
>>> pandas.Series(column, dtype=pandas.ArrowDtype(column.type)).dtype
extension<iri_grammar.identifier<IdentifierType>>[pyarrow]

The values of an array are texts that a check accepted before: Arrow does not check them. A value becomes an
identifier, by its grammar, when it is taken out. Check a column by ``iri_grammar.columns.valid``.
"""

from __future__ import annotations

from typing import Optional, Type

import pyarrow

from . import Identifier, Iri, IriReference, Uri, UriReference
from ._arguments import checked_kind

__all__ = ["IdentifierType"]

_KINDS = {kind.__name__: kind for kind in (Iri, IriReference, Uri, UriReference)}


class _Scalar(pyarrow.ExtensionScalar):  # type: ignore[misc]
    """A value of a column."""

    def as_py(self, **options: object) -> Optional[Identifier]:
        text = self.value and self.value.as_py()
        return None if text is None else self.type.kind(text)


class IdentifierType(pyarrow.ExtensionType):  # type: ignore[misc]
    """The type of a column of identifiers of one kind, stored as ``string``."""

    def __init__(self, kind: Type[Identifier] = Iri) -> None:
        self.kind = checked_kind("IdentifierType", kind)
        super().__init__(pyarrow.string(), "iri_grammar.identifier")

    def __arrow_ext_serialize__(self) -> bytes:
        return self.kind.__name__.encode()

    @classmethod
    def __arrow_ext_deserialize__(cls, storage_type: object, serialized: bytes) -> IdentifierType:
        return cls(_KINDS[serialized.decode()])

    def __arrow_ext_scalar_class__(self) -> Type[_Scalar]:
        return _Scalar

    def __reduce__(self) -> "tuple[object, ...]":
        return type(self), (self.kind,)


pyarrow.register_extension_type(IdentifierType())
