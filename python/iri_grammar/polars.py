"""Expressions for Polars: ``polars.col("url").iri.valid()``.

>>> import polars
>>> import iri_grammar.polars
>>> frame = polars.DataFrame({"url": ["HTTP://EXAMPLE.org:80", "a b", None]})
>>> frame.select(
...     polars.col("url").iri.valid().alias("valid"),
...     polars.col("url").iri.normalize().alias("normal"),
... ).rows()
[(True, 'http://example.org/'), (False, None), (None, None)]

Columns pass through Arrow's C interface without a copy of the texts.
"""

from __future__ import annotations

from typing import Any, Callable, Optional

import polars

from . import columns

__all__ = ["IriNamespace"]

_TEXT = polars.String
_COMPONENTS = polars.Struct(
    {
        name: polars.String
        for name in ("scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment")
    }
)
_ERRORS = polars.Struct(
    {
        **{
            name: polars.String
            for name in ("production", "character", "found", "document", "section", "message")
        },
        "position": polars.UInt32,
        "end": polars.UInt32,
        "allowed": polars.List(polars.String),
    }
)


def _made(errors: bool) -> Any:
    return _ERRORS if errors else _TEXT


@polars.api.register_expr_namespace("iri")
class IriNamespace:
    """What ``iri_grammar.columns`` has, as expressions."""

    def __init__(self, expression: polars.Expr) -> None:
        self._expression = expression

    def _map(self, work: Callable[[Any], Any], of: Any) -> polars.Expr:
        return self._expression.map_batches(work, return_dtype=of, is_elementwise=True)

    def valid(self, grammar: str = "rfc3987", rule: Optional[str] = None) -> polars.Expr:
        return self._map(lambda values: columns.valid(values, grammar, rule), polars.Boolean)

    def components(self, grammar: str = "rfc3987", rule: Optional[str] = None) -> polars.Expr:
        return self._map(lambda values: columns.components(values, grammar, rule), _COMPONENTS)

    def errors(self, grammar: str = "rfc3987", rule: Optional[str] = None) -> polars.Expr:
        return self._map(lambda values: columns.errors(values, grammar, rule), _ERRORS)

    def normalize(self, rung: str = "scheme", grammar: str = "rfc3987", *, errors: bool = False) -> polars.Expr:
        return self._map(lambda values: columns.normalize(values, rung, grammar, errors=errors), _made(errors))

    def resolve(self, base: Any, grammar: str = "rfc3987", *, errors: bool = False) -> polars.Expr:
        return self._map(lambda values: columns.resolve(base, values, grammar, errors=errors), _made(errors))

    def to_uri(self, host: Optional[str] = None, *, errors: bool = False) -> polars.Expr:
        return self._map(lambda values: columns.to_uri(values, host, errors=errors), _made(errors))

    def to_iri(self, host: Optional[str] = None, *, errors: bool = False) -> polars.Expr:
        return self._map(lambda values: columns.to_iri(values, host, errors=errors), _made(errors))

    def host(self, profile: str = "idna2008", to: str = "ascii", *, errors: bool = False) -> polars.Expr:
        return self._map(lambda values: columns.host(values, profile, to, errors=errors), _made(errors))


for _name in columns.__all__:
    getattr(IriNamespace, _name).__doc__ = getattr(columns, _name).__doc__
