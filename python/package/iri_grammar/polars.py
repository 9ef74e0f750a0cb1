"""Methods of Polars expressions and series: ``polars.col("url").iri.valid()``, ``frame["url"].iri.valid()``.

>>> import polars
>>> import iri_grammar.polars
>>> frame = polars.DataFrame({"url": ["HTTP://EXAMPLE.org:80", "a b", None]})
>>> frame.select(
...     polars.col("url").iri.valid().alias("valid"),
...     polars.col("url").iri.normalize().alias("normal"),
... ).rows()
[(True, 'http://example.org/'), (False, None), (None, None)]

``other`` of ``equivalent``, and the base of ``resolve`` and ``relative``, can be a text, a series or an
expression. As elsewhere in Polars, a single row applies to all rows. An unknown name, such as that of a
grammar, raises an error when the expression is built.

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

from typing import Callable, Generic, Literal, Optional, Tuple, TypeVar, Union, overload

import polars

from . import columns
from .names import Grammar, Idna, LintProfile, Percent, Profile, ReferenceGrammar, Rung

__all__ = ["IriNamespace", "IriSeries", "iri"]

_EMPTY = polars.Series(dtype=polars.String)

_T = TypeVar("_T", polars.Expr, polars.Series)
_Given = Union[str, polars.Series]
_Other = Union[_Given, polars.Expr]
_Work = Callable[[polars.Series], polars.Series]


class _Namespace(Generic[_T]):
    """The functions of ``iri_grammar.columns``."""

    def _map(self, work: _Work) -> _T:
        raise NotImplementedError

    def _map_with(self, argument: str, other: _Other, work: Callable[..., polars.Series]) -> _T:
        """Returns the result for two columns, or for one column and a text, which a method is given as
        ``argument``."""
        raise NotImplementedError

    def valid(self, grammar: Grammar = "rfc3987", rule: Optional[str] = None) -> _T:
        return self._map(lambda values: columns.valid(values, grammar, rule))

    def components(self, grammar: Grammar = "rfc3987", rule: Optional[str] = None) -> _T:
        return self._map(lambda values: columns.components(values, grammar, rule))

    def errors(self, grammar: Grammar = "rfc3987", rule: Optional[str] = None) -> _T:
        return self._map(lambda values: columns.errors(values, grammar, rule))

    def scheme_valid(self) -> _T:
        return self._map(columns.scheme_valid)

    def scheme_errors(self) -> _T:
        return self._map(columns.scheme_errors)

    def scheme_parts(self, *, explain: bool = False) -> _T:
        return self._map(lambda values: columns.scheme_parts(values, explain=explain))

    def normalize(
        self,
        rung: Rung = "scheme",
        grammar: ReferenceGrammar = "rfc3987",
        *,
        percent: Percent = "unreserved",
        idna: Optional[Idna] = None,
        keep_rootless: bool = False,
        alone: bool = False,
        explain: bool = False,
    ) -> _T:

        def work(values: polars.Series) -> polars.Series:
            return columns.normalize(
                values,
                rung,
                grammar,
                percent=percent,
                idna=idna,
                keep_rootless=keep_rootless,
                alone=alone,
                explain=explain,
            )

        return self._map(work)

    def equivalent(
        self,
        other: _Other,
        rung: Rung = "scheme",
        grammar: ReferenceGrammar = "rfc3987",
        *,
        idna: Optional[Idna] = None,
        explain: bool = False,
    ) -> _T:

        def work(values: polars.Series, other: _Given) -> polars.Series:
            return columns.equivalent(values, other, rung, grammar, idna=idna, explain=explain)

        return self._map_with("equivalent(other=...)", other, work)

    def resolve(
        self, base: _Other, grammar: ReferenceGrammar = "rfc3987", *, explain: bool = False
    ) -> _T:

        def work(values: polars.Series, base: _Given) -> polars.Series:
            return columns.resolve(base, values, grammar, explain=explain)

        return self._map_with("resolve(base=...)", base, work)

    def relative(
        self,
        base: _Other,
        grammar: ReferenceGrammar = "rfc3987",
        *,
        shortest: bool = False,
        path_only: bool = False,
        no_absolute_path: bool = False,
        parents: Optional[int] = None,
        explain: bool = False,
    ) -> _T:

        def work(values: polars.Series, base: _Given) -> polars.Series:
            return columns.relative(
                base,
                values,
                grammar,
                shortest=shortest,
                path_only=path_only,
                no_absolute_path=no_absolute_path,
                parents=parents,
                explain=explain,
            )

        return self._map_with("relative(base=...)", base, work)

    def to_uri(self, host: Optional[Profile] = None, *, explain: bool = False) -> _T:
        return self._map(lambda values: columns.to_uri(values, host, explain=explain))

    def to_iri(self, host: Optional[Profile] = None, *, explain: bool = False) -> _T:
        return self._map(lambda values: columns.to_iri(values, host, explain=explain))

    def host(
        self,
        profile: Profile = "idna2008",
        to: Literal["ascii", "unicode"] = "ascii",
        *,
        explain: bool = False,
    ) -> _T:
        return self._map(lambda values: columns.host(values, profile, to, explain=explain))

    def prepare(self, to: Literal["uri", "iri"] = "uri", *, explain: bool = False) -> _T:
        return self._map(lambda values: columns.prepare(values, to, explain=explain))

    def find(
        self, suffix_references: bool = False, near_misses: bool = False, *, explain: bool = False
    ) -> _T:

        def work(values: polars.Series) -> polars.Series:
            return columns.find(values, suffix_references, near_misses, explain=explain)

        return self._map(work)

    def lint(self, profile: LintProfile = "rfc3987", *, explain: bool = False) -> _T:
        return self._map(lambda values: columns.lint(values, profile, explain=explain))

    def bidi(self, *, explain: bool = False) -> _T:
        return self._map(lambda values: columns.bidi(values, explain=explain))


@polars.api.register_expr_namespace("iri")
class IriNamespace(_Namespace[polars.Expr]):
    """The functions of ``iri_grammar.columns`` as expressions."""

    def __init__(self, expression: polars.Expr) -> None:
        self._expression = expression

    def _map(self, work: _Work) -> polars.Expr:
        # Wrong arguments raise an error here, not when the frame is collected.
        dtype = work(_EMPTY).dtype
        return self._expression.map_batches(work, return_dtype=dtype, is_elementwise=True)

    def _map_with(self, argument: str, other: _Other, work: Callable[..., polars.Series]) -> polars.Expr:
        if isinstance(other, polars.Series):
            other = polars.lit(other)
        if isinstance(other, str):
            return self._map(lambda values: work(values, other))
        if not isinstance(other, polars.Expr):
            raise TypeError(f"{argument}: expected a text, a series or an expression, not {type(other)}")
        dtype = work(_EMPTY, _EMPTY).dtype
        expressions = [self._expression, other]
        return polars.map_batches(
            expressions, lambda pair: work(*_of_one_length(*pair)), return_dtype=dtype, is_elementwise=True
        )


@polars.api.register_series_namespace("iri")
class IriSeries(_Namespace[polars.Series]):
    """The functions of ``iri_grammar.columns`` for a series."""

    def __init__(self, series: polars.Series) -> None:
        self._series = series

    def _map(self, work: _Work) -> polars.Series:
        return work(self._series)

    def _map_with(self, argument: str, other: _Other, work: Callable[..., polars.Series]) -> polars.Series:
        if isinstance(other, str):
            return work(self._series, other)
        if not isinstance(other, polars.Series):
            raise TypeError(f"{argument}: expected a text or a series, not {type(other)}")
        return work(*_of_one_length(self._series, other))


@overload
def iri(column: polars.Expr) -> IriNamespace: ...
@overload
def iri(column: polars.Series) -> IriSeries: ...
def iri(column: Union[polars.Expr, polars.Series]) -> Union[IriNamespace, IriSeries]:
    """The same as ``column.iri``, with types: type checkers do not know the registered attribute.

    >>> frame = polars.DataFrame({"url": ["x:", "a b"]})
    >>> frame.select(iri(polars.col("url")).valid())["url"].to_list(), iri(frame["url"]).valid().to_list()
    ([True, False], [True, False])
    """
    if isinstance(column, polars.Series):
        return IriSeries(column)
    if isinstance(column, polars.Expr):
        return IriNamespace(column)
    raise TypeError(f"iri(column=...): expected an expression or a series, not {type(column)}")


def _of_one_length(one: polars.Series, other: polars.Series) -> Tuple[polars.Series, polars.Series]:
    """Returns both columns; if one has a single row, it is repeated for each row of the other."""
    if len(other) == 1:
        return one, other.new_from_index(0, len(one))
    if len(one) == 1:
        return one.new_from_index(0, len(other)), other
    return one, other


for _name in columns.__all__:
    # Without the examples, which are about lists.
    getattr(_Namespace, _name).__doc__ = getattr(columns, _name).__doc__.partition("\n\n    >>>")[0]
