"""Expressions for Polars: ``polars.col("url").iri.valid()``.

>>> import polars
>>> import iri_grammar.polars
>>> frame = polars.DataFrame({"url": ["HTTP://EXAMPLE.org:80", "a b", None]})
>>> frame.select(
...     polars.col("url").iri.valid().alias("valid"),
...     polars.col("url").iri.normalize().alias("normal"),
... ).rows()
[(True, 'http://example.org/'), (False, None), (None, None)]

``other`` of ``equivalent`` and the base of ``resolve`` and ``relative`` are a text, a series or an expression. One of a single row is for all rows, as
elsewhere in Polars; ``iri_grammar.columns`` needs as many rows. Arguments that are not known, such as the name
of a grammar, are errors where the expression is made.

>>> frame.select(polars.col("url").iri.equivalent("http://example.org/")).to_series().to_list()
[True, None, None]
>>> frame.select(polars.col("url").iri.equivalent(polars.col("url"))).to_series().to_list()
[True, None, None]

>>> links = polars.DataFrame({"base": ["http://a/b", "x:/c/d"], "link": ["e", "../f"]})
>>> links.select(polars.col("link").iri.resolve(polars.col("base"))).to_series().to_list()
['http://a/e', 'x:/f']

Columns pass through Arrow's C interface without a copy of the texts.
"""

from __future__ import annotations

from typing import Any, Callable, Optional, Tuple

import polars

from . import columns
from ._iri_grammar import Iri, IriReference, Uri, UriReference

__all__ = ["IriNamespace"]

_NONE = polars.Series(dtype=polars.String)


@polars.api.register_expr_namespace("iri")
class IriNamespace:
    """What ``iri_grammar.columns`` has, as expressions."""

    def __init__(self, expression: polars.Expr) -> None:
        self._expression = expression

    def _map(self, work: Callable[[Any], Any]) -> polars.Expr:
        # What is wrong with the arguments is said here, and not where the frame is collected.
        of = work(_NONE).dtype
        return self._expression.map_batches(work, return_dtype=of, is_elementwise=True)

    def _map_with(self, other: Any, work: Callable[[Any, Any], Any]) -> polars.Expr:
        """Of two columns, or of one and a text."""
        if isinstance(other, polars.Series):
            other = polars.lit(other)
        if isinstance(other, (str, Iri, IriReference, Uri, UriReference)):
            return self._map(lambda values: work(values, other))
        if not isinstance(other, polars.Expr):
            raise TypeError(f"expected a text, a series or an expression, not {type(other)}")
        of = work(_NONE, _NONE).dtype
        both = [self._expression, other]
        return polars.map_batches(
            both, lambda both: work(*_of_one_length(*both)), return_dtype=of, is_elementwise=True
        )

    def valid(self, grammar: str = "rfc3987", rule: Optional[str] = None) -> polars.Expr:
        return self._map(lambda values: columns.valid(values, grammar, rule))

    def components(self, grammar: str = "rfc3987", rule: Optional[str] = None) -> polars.Expr:
        return self._map(lambda values: columns.components(values, grammar, rule))

    def errors(self, grammar: str = "rfc3987", rule: Optional[str] = None) -> polars.Expr:
        return self._map(lambda values: columns.errors(values, grammar, rule))

    def normalize(
        self,
        rung: str = "scheme",
        grammar: str = "rfc3987",
        *,
        percent: str = "unreserved",
        idna: Optional[str] = None,
        keep_rootless: bool = False,
        alone: bool = False,
        errors: bool = False,
    ) -> polars.Expr:
        work = lambda values: columns.normalize(
            values,
            rung,
            grammar,
            percent=percent,
            idna=idna,
            keep_rootless=keep_rootless,
            alone=alone,
            errors=errors,
        )
        return self._map(work)

    def equivalent(
        self,
        other: Any,
        rung: str = "scheme",
        grammar: str = "rfc3987",
        *,
        idna: Optional[str] = None,
        errors: bool = False,
    ) -> polars.Expr:
        work = lambda values, other: columns.equivalent(
            values, other, rung, grammar, idna=idna, errors=errors
        )
        return self._map_with(other, work)

    def resolve(self, base: Any, grammar: str = "rfc3987", *, errors: bool = False) -> polars.Expr:
        work = lambda values, base: columns.resolve(base, values, grammar, errors=errors)
        return self._map_with(base, work)

    def relative(self, base: Any, grammar: str = "rfc3987", *, errors: bool = False) -> polars.Expr:
        work = lambda values, base: columns.relative(base, values, grammar, errors=errors)
        return self._map_with(base, work)

    def to_uri(self, host: Optional[str] = None, *, errors: bool = False) -> polars.Expr:
        return self._map(lambda values: columns.to_uri(values, host, errors=errors))

    def to_iri(self, host: Optional[str] = None, *, errors: bool = False) -> polars.Expr:
        return self._map(lambda values: columns.to_iri(values, host, errors=errors))

    def host(self, profile: str = "idna2008", to: str = "ascii", *, errors: bool = False) -> polars.Expr:
        return self._map(lambda values: columns.host(values, profile, to, errors=errors))

    def prepare(self, to: str = "uri", *, errors: bool = False) -> polars.Expr:
        return self._map(lambda values: columns.prepare(values, to, errors=errors))

    def find(
        self, suffix_references: bool = False, near_misses: bool = False, *, errors: bool = False
    ) -> polars.Expr:
        work = lambda values: columns.find(values, suffix_references, near_misses, errors=errors)
        return self._map(work)

    def lint(self, profile: str = "rfc3987", *, errors: bool = False) -> polars.Expr:
        return self._map(lambda values: columns.lint(values, profile, errors=errors))

    def bidi(self, *, errors: bool = False) -> polars.Expr:
        return self._map(lambda values: columns.bidi(values, errors=errors))


def _of_one_length(one: polars.Series, other: polars.Series) -> Tuple[polars.Series, polars.Series]:
    """The two, a literal as often as the other has rows."""
    if len(other) == 1:
        return one, other.new_from_index(0, len(one))
    if len(one) == 1:
        return one.new_from_index(0, len(other)), other
    return one, other


for _name in columns.__all__:
    # Without the examples, which are of columns.
    getattr(IriNamespace, _name).__doc__ = getattr(columns, _name).__doc__.partition("\n\n    >>>")[0]
