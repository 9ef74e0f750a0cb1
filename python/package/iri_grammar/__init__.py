"""Internationalized Resource Identifiers (RFC 3987) and URIs (RFC 3986).

>>> from iri_grammar import Iri, IriError
>>> iri = Iri("http://résumé.example.org/a/b?q#f")
>>> iri.scheme, iri.host, iri.path, iri.query, iri.fragment
('http', 'résumé.example.org', '/a/b', 'q', 'f')
>>> iri.resolve("../c")
Iri('http://résumé.example.org/c')

A rejected text raises an error, which says which production rejects it, where, and by which section:

>>> try:
...     Iri("http://[1::2::3]/")
... except IriError as error:
...     print(error)
at position 12: a second "::" in IPv6address (RFC 3987 section 2.2); "::" replaces groups of zeros and may occur only once

- ``iri_grammar.columns`` has these functions for lists, NumPy and Arrow arrays, pandas and Polars series.
- ``iri_grammar.schemes`` has the grammars of more than 70 schemes, and values for 16 of them.
- ``iri_grammar.jsonschema`` has a format checker for JSON Schema.
- ``iri_grammar.polars`` has expressions for Polars.
- ``iri_grammar.rdflib`` replaces the IRI check and the resolution of RDFLib.
- ``iri_grammar.compat.rfc3987`` has the functions of the package ``rfc3987``.
- ``iri_grammar.sqlalchemy``, ``.django``, ``.wtforms``, ``.marshmallow``, ``.msgspec``, ``.cattrs`` and ``.arrow``
  have columns, fields and hooks for these libraries.
- ``iri_grammar.names`` has types for annotations.
"""

from ._iri_grammar import (
    Bidi,
    Column,
    Found,
    Note,
    Prepared,
    __version__,
    bidi,
    check,
    find,
    generic_split,
    host,
    is_valid,
    lint,
    prepare,
    productions,
    remove_dot_segments,
)
from ._types import Components, Identifier, Iri, IriError, IriReference, Uri, UriReference

#: The modules that are imported when they are used: some need another package.
_MODULES = (
    "arrow", "cattrs", "columns", "compat", "django", "jsonschema", "marshmallow", "msgspec", "names", "polars",
    "rdflib", "schemes", "sqlalchemy", "wtforms",
)  # fmt: skip


def __getattr__(name: str) -> object:
    """Imports a module of this package at its first use, as in ``iri_grammar.columns``."""
    if name in _MODULES:
        from importlib import import_module

        return import_module(f".{name}", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


for _type in (Components, Identifier, Iri, IriError, IriReference, Uri, UriReference):
    _type.__module__ = __name__

__all__ = [
    "Bidi",
    "Column",
    "Components",
    "Found",
    "Identifier",
    "Iri",
    "IriError",
    "IriReference",
    "Note",
    "Prepared",
    "Uri",
    "UriReference",
    "__version__",
    "bidi",
    "check",
    "find",
    "generic_split",
    "host",
    "is_valid",
    "lint",
    "prepare",
    "productions",
    "remove_dot_segments",
]
