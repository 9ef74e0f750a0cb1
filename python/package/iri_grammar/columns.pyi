from typing import (
    Any,
    Callable,
    Iterator,
    List,
    Literal,
    Mapping,
    Optional,
    Protocol,
    Tuple,
    TypedDict,
    TypeVar,
    Union,
    ValuesView,
    overload,
)

import numpy
import pandas
import pyarrow

from ._iri_grammar import Column
from ._types import Iri, Uri
from .names import Grammar, Idna, LintProfile, Percent, Profile, ReferenceGrammar, Rung

__all__ = [
    "bidi",
    "components",
    "equivalent",
    "errors",
    "find",
    "host",
    "lint",
    "normalize",
    "prepare",
    "relative",
    "resolve",
    "scheme_errors",
    "scheme_parts",
    "scheme_valid",
    "to_iri",
    "to_uri",
    "valid",
]

_Row = TypeVar("_Row", bound=Optional[str])

# A str is also an iterable of str, but not a column.
_Rows = Union[List[_Row], Tuple[_Row, ...], Iterator[_Row], ValuesView[_Row]]

# The types of libraries are protocols with a part of their members: the class of a library that is not
# installed, or has no type hints, would be Any, which accepts everything.
class _NumPyArray(Protocol):
    @property
    def __array_interface__(self) -> Mapping[str, Any]: ...

# A series of pandas or Polars.
class _AnySeries(Protocol):
    @property
    def to_frame(self) -> Callable[..., object]: ...
    @property
    def clip(self) -> Callable[..., object]: ...

_Series = TypeVar("_Series", bound=_AnySeries)

class _Index(Protocol):
    @property
    def get_indexer_for(self) -> Callable[..., object]: ...

class _ArrowArray(Protocol):
    def __arrow_c_array__(self, requested_schema: object = None) -> Tuple[object, object]: ...

class _ArrowStream(Protocol):
    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...

_Arrow = Union[_ArrowArray, _ArrowStream]
_OfArrow = Union[Column, pyarrow.Array, pyarrow.ChunkedArray]

# One text for all rows, or another column.
_Other = Union[
    str,
    List[str],
    List[Optional[str]],
    List[Iri],
    List[Uri],
    Tuple[Optional[str], ...],
    Iterator[Optional[str]],
    _NumPyArray,
    _AnySeries,
    _Index,
    _Arrow,
]

class _ComponentsRow(TypedDict):
    scheme: Optional[str]
    authority: Optional[str]
    userinfo: Optional[str]
    host: Optional[str]
    port: Optional[str]
    path: str
    query: Optional[str]
    fragment: Optional[str]

class _ErrorRow(TypedDict):
    production: Optional[str]
    character: Optional[str]
    found: Optional[str]
    document: Optional[str]
    section: Optional[str]
    message: str
    position: Optional[int]
    end: Optional[int]
    allowed: List[str]

# The error of a function of two columns. ``text`` is the one that the error is about.
class _ErrorOfTwoRow(_ErrorRow, total=False):
    text: str

class _NoteRow(TypedDict):
    code: str
    severity: Optional[str]
    message: str
    start: int
    end: int
    component: Optional[str]
    document: str
    section: str

class _FindingRow(_NoteRow):
    replacement: Optional[str]
    fix_start: Optional[int]
    fix_end: Optional[int]
    safe: Optional[bool]

class _ViolationRow(TypedDict):
    code: str
    message: str
    start: int
    end: int
    component: Optional[str]
    document: str
    section: str

class _PreparedRow(TypedDict):
    text: str
    valid: bool
    uri: Optional[str]
    notes: List[_NoteRow]

class _PartRow(TypedDict):
    name: str
    text: str
    start: int
    end: int

class _FoundRow(TypedDict):
    text: str
    start: int
    end: int
    valid: bool
    suffix: bool

class _BidiRow(TypedDict):
    visual: str
    aloud: str
    marks: str
    violations: List[_ViolationRow]

@overload
def valid(
    values: _Rows[_Row], grammar: Grammar = "rfc3987", rule: Optional[str] = None
) -> List[Optional[bool]]: ...
@overload
def valid(
    values: _NumPyArray, grammar: Grammar = "rfc3987", rule: Optional[str] = None
) -> numpy.ndarray[Any, Any]: ...
@overload
def valid(values: _Series, grammar: Grammar = "rfc3987", rule: Optional[str] = None) -> _Series: ...
@overload
def valid(values: _Index, grammar: Grammar = "rfc3987", rule: Optional[str] = None) -> pandas.Series: ...
@overload
def valid(values: Column, grammar: Grammar = "rfc3987", rule: Optional[str] = None) -> Column: ...
@overload
def valid(values: _Arrow, grammar: Grammar = "rfc3987", rule: Optional[str] = None) -> _OfArrow: ...
@overload
def components(
    values: _Rows[_Row], grammar: Grammar = "rfc3987", rule: Optional[str] = None
) -> List[Optional[_ComponentsRow]]: ...
@overload
def components(
    values: _NumPyArray, grammar: Grammar = "rfc3987", rule: Optional[str] = None
) -> numpy.ndarray[Any, Any]: ...
@overload
def components(values: _Series, grammar: Grammar = "rfc3987", rule: Optional[str] = None) -> _Series: ...
@overload
def components(values: _Index, grammar: Grammar = "rfc3987", rule: Optional[str] = None) -> pandas.Series: ...
@overload
def components(values: Column, grammar: Grammar = "rfc3987", rule: Optional[str] = None) -> Column: ...
@overload
def components(values: _Arrow, grammar: Grammar = "rfc3987", rule: Optional[str] = None) -> _OfArrow: ...
@overload
def errors(
    values: _Rows[_Row], grammar: Grammar = "rfc3987", rule: Optional[str] = None
) -> List[Optional[_ErrorRow]]: ...
@overload
def errors(
    values: _NumPyArray, grammar: Grammar = "rfc3987", rule: Optional[str] = None
) -> numpy.ndarray[Any, Any]: ...
@overload
def errors(values: _Series, grammar: Grammar = "rfc3987", rule: Optional[str] = None) -> _Series: ...
@overload
def errors(values: _Index, grammar: Grammar = "rfc3987", rule: Optional[str] = None) -> pandas.Series: ...
@overload
def errors(values: Column, grammar: Grammar = "rfc3987", rule: Optional[str] = None) -> Column: ...
@overload
def errors(values: _Arrow, grammar: Grammar = "rfc3987", rule: Optional[str] = None) -> _OfArrow: ...
@overload
def scheme_valid(values: _Rows[_Row]) -> List[Optional[bool]]: ...
@overload
def scheme_valid(values: _NumPyArray) -> numpy.ndarray[Any, Any]: ...
@overload
def scheme_valid(values: _Series) -> _Series: ...
@overload
def scheme_valid(values: _Index) -> pandas.Series: ...
@overload
def scheme_valid(values: Column) -> Column: ...
@overload
def scheme_valid(values: _Arrow) -> _OfArrow: ...
@overload
def scheme_errors(values: _Rows[_Row]) -> List[Optional[_ErrorRow]]: ...
@overload
def scheme_errors(values: _NumPyArray) -> numpy.ndarray[Any, Any]: ...
@overload
def scheme_errors(values: _Series) -> _Series: ...
@overload
def scheme_errors(values: _Index) -> pandas.Series: ...
@overload
def scheme_errors(values: Column) -> Column: ...
@overload
def scheme_errors(values: _Arrow) -> _OfArrow: ...
@overload
def scheme_parts(
    values: _Rows[_Row], *, explain: Literal[False] = False
) -> List[Optional[List[_PartRow]]]: ...
@overload
def scheme_parts(values: _Rows[_Row], *, explain: Literal[True]) -> List[Optional[_ErrorRow]]: ...
@overload
def scheme_parts(values: _NumPyArray, *, explain: bool = False) -> numpy.ndarray[Any, Any]: ...
@overload
def scheme_parts(values: _Series, *, explain: bool = False) -> _Series: ...
@overload
def scheme_parts(values: _Index, *, explain: bool = False) -> pandas.Series: ...
@overload
def scheme_parts(values: Column, *, explain: bool = False) -> Column: ...
@overload
def scheme_parts(values: _Arrow, *, explain: bool = False) -> _OfArrow: ...
@overload
def normalize(
    values: _Rows[_Row],
    rung: Rung = "scheme",
    grammar: ReferenceGrammar = "rfc3987",
    *,
    percent: Percent = "unreserved",
    idna: Optional[Idna] = None,
    keep_rootless: bool = False,
    alone: bool = False,
    explain: Literal[False] = False,
) -> List[Optional[str]]: ...
@overload
def normalize(
    values: _Rows[_Row],
    rung: Rung = "scheme",
    grammar: ReferenceGrammar = "rfc3987",
    *,
    percent: Percent = "unreserved",
    idna: Optional[Idna] = None,
    keep_rootless: bool = False,
    alone: bool = False,
    explain: Literal[True],
) -> List[Optional[_ErrorRow]]: ...
@overload
def normalize(
    values: _NumPyArray,
    rung: Rung = "scheme",
    grammar: ReferenceGrammar = "rfc3987",
    *,
    percent: Percent = "unreserved",
    idna: Optional[Idna] = None,
    keep_rootless: bool = False,
    alone: bool = False,
    explain: bool = False,
) -> numpy.ndarray[Any, Any]: ...
@overload
def normalize(
    values: _Series,
    rung: Rung = "scheme",
    grammar: ReferenceGrammar = "rfc3987",
    *,
    percent: Percent = "unreserved",
    idna: Optional[Idna] = None,
    keep_rootless: bool = False,
    alone: bool = False,
    explain: bool = False,
) -> _Series: ...
@overload
def normalize(
    values: _Index,
    rung: Rung = "scheme",
    grammar: ReferenceGrammar = "rfc3987",
    *,
    percent: Percent = "unreserved",
    idna: Optional[Idna] = None,
    keep_rootless: bool = False,
    alone: bool = False,
    explain: bool = False,
) -> pandas.Series: ...
@overload
def normalize(
    values: Column,
    rung: Rung = "scheme",
    grammar: ReferenceGrammar = "rfc3987",
    *,
    percent: Percent = "unreserved",
    idna: Optional[Idna] = None,
    keep_rootless: bool = False,
    alone: bool = False,
    explain: bool = False,
) -> Column: ...
@overload
def normalize(
    values: _Arrow,
    rung: Rung = "scheme",
    grammar: ReferenceGrammar = "rfc3987",
    *,
    percent: Percent = "unreserved",
    idna: Optional[Idna] = None,
    keep_rootless: bool = False,
    alone: bool = False,
    explain: bool = False,
) -> _OfArrow: ...
@overload
def equivalent(
    values: _Rows[_Row],
    other: _Other,
    rung: Rung = "scheme",
    grammar: ReferenceGrammar = "rfc3987",
    *,
    idna: Optional[Idna] = None,
    explain: Literal[False] = False,
) -> List[Optional[bool]]: ...
@overload
def equivalent(
    values: _Rows[_Row],
    other: _Other,
    rung: Rung = "scheme",
    grammar: ReferenceGrammar = "rfc3987",
    *,
    idna: Optional[Idna] = None,
    explain: Literal[True],
) -> List[Optional[_ErrorOfTwoRow]]: ...
@overload
def equivalent(
    values: _NumPyArray,
    other: _Other,
    rung: Rung = "scheme",
    grammar: ReferenceGrammar = "rfc3987",
    *,
    idna: Optional[Idna] = None,
    explain: bool = False,
) -> numpy.ndarray[Any, Any]: ...
@overload
def equivalent(
    values: _Series,
    other: _Other,
    rung: Rung = "scheme",
    grammar: ReferenceGrammar = "rfc3987",
    *,
    idna: Optional[Idna] = None,
    explain: bool = False,
) -> _Series: ...
@overload
def equivalent(
    values: _Index,
    other: _Other,
    rung: Rung = "scheme",
    grammar: ReferenceGrammar = "rfc3987",
    *,
    idna: Optional[Idna] = None,
    explain: bool = False,
) -> pandas.Series: ...
@overload
def equivalent(
    values: Column,
    other: _Other,
    rung: Rung = "scheme",
    grammar: ReferenceGrammar = "rfc3987",
    *,
    idna: Optional[Idna] = None,
    explain: bool = False,
) -> Column: ...
@overload
def equivalent(
    values: _Arrow,
    other: _Other,
    rung: Rung = "scheme",
    grammar: ReferenceGrammar = "rfc3987",
    *,
    idna: Optional[Idna] = None,
    explain: bool = False,
) -> _OfArrow: ...
@overload
def resolve(
    base: _Other,
    values: _Rows[_Row],
    grammar: ReferenceGrammar = "rfc3987",
    *,
    explain: Literal[False] = False,
) -> List[Optional[str]]: ...
@overload
def resolve(
    base: _Other, values: _Rows[_Row], grammar: ReferenceGrammar = "rfc3987", *, explain: Literal[True]
) -> List[Optional[_ErrorOfTwoRow]]: ...
@overload
def resolve(
    base: _Other, values: _NumPyArray, grammar: ReferenceGrammar = "rfc3987", *, explain: bool = False
) -> numpy.ndarray[Any, Any]: ...
@overload
def resolve(
    base: _Other, values: _Series, grammar: ReferenceGrammar = "rfc3987", *, explain: bool = False
) -> _Series: ...
@overload
def resolve(
    base: _Other, values: _Index, grammar: ReferenceGrammar = "rfc3987", *, explain: bool = False
) -> pandas.Series: ...
@overload
def resolve(
    base: _Other, values: Column, grammar: ReferenceGrammar = "rfc3987", *, explain: bool = False
) -> Column: ...
@overload
def resolve(
    base: _Other, values: _Arrow, grammar: ReferenceGrammar = "rfc3987", *, explain: bool = False
) -> _OfArrow: ...
@overload
def relative(
    base: _Other,
    values: _Rows[_Row],
    grammar: ReferenceGrammar = "rfc3987",
    *,
    shortest: bool = False,
    path_only: bool = False,
    no_absolute_path: bool = False,
    parents: Optional[int] = None,
    explain: Literal[False] = False,
) -> List[Optional[str]]: ...
@overload
def relative(
    base: _Other,
    values: _Rows[_Row],
    grammar: ReferenceGrammar = "rfc3987",
    *,
    shortest: bool = False,
    path_only: bool = False,
    no_absolute_path: bool = False,
    parents: Optional[int] = None,
    explain: Literal[True],
) -> List[Optional[_ErrorOfTwoRow]]: ...
@overload
def relative(
    base: _Other,
    values: _NumPyArray,
    grammar: ReferenceGrammar = "rfc3987",
    *,
    shortest: bool = False,
    path_only: bool = False,
    no_absolute_path: bool = False,
    parents: Optional[int] = None,
    explain: bool = False,
) -> numpy.ndarray[Any, Any]: ...
@overload
def relative(
    base: _Other,
    values: _Series,
    grammar: ReferenceGrammar = "rfc3987",
    *,
    shortest: bool = False,
    path_only: bool = False,
    no_absolute_path: bool = False,
    parents: Optional[int] = None,
    explain: bool = False,
) -> _Series: ...
@overload
def relative(
    base: _Other,
    values: _Index,
    grammar: ReferenceGrammar = "rfc3987",
    *,
    shortest: bool = False,
    path_only: bool = False,
    no_absolute_path: bool = False,
    parents: Optional[int] = None,
    explain: bool = False,
) -> pandas.Series: ...
@overload
def relative(
    base: _Other,
    values: Column,
    grammar: ReferenceGrammar = "rfc3987",
    *,
    shortest: bool = False,
    path_only: bool = False,
    no_absolute_path: bool = False,
    parents: Optional[int] = None,
    explain: bool = False,
) -> Column: ...
@overload
def relative(
    base: _Other,
    values: _Arrow,
    grammar: ReferenceGrammar = "rfc3987",
    *,
    shortest: bool = False,
    path_only: bool = False,
    no_absolute_path: bool = False,
    parents: Optional[int] = None,
    explain: bool = False,
) -> _OfArrow: ...
@overload
def to_uri(
    values: _Rows[_Row], host: Optional[Profile] = None, *, explain: Literal[False] = False
) -> List[Optional[str]]: ...
@overload
def to_uri(
    values: _Rows[_Row], host: Optional[Profile] = None, *, explain: Literal[True]
) -> List[Optional[_ErrorRow]]: ...
@overload
def to_uri(
    values: _NumPyArray, host: Optional[Profile] = None, *, explain: bool = False
) -> numpy.ndarray[Any, Any]: ...
@overload
def to_uri(values: _Series, host: Optional[Profile] = None, *, explain: bool = False) -> _Series: ...
@overload
def to_uri(values: _Index, host: Optional[Profile] = None, *, explain: bool = False) -> pandas.Series: ...
@overload
def to_uri(values: Column, host: Optional[Profile] = None, *, explain: bool = False) -> Column: ...
@overload
def to_uri(values: _Arrow, host: Optional[Profile] = None, *, explain: bool = False) -> _OfArrow: ...
@overload
def to_iri(
    values: _Rows[_Row], host: Optional[Profile] = None, *, explain: Literal[False] = False
) -> List[Optional[str]]: ...
@overload
def to_iri(
    values: _Rows[_Row], host: Optional[Profile] = None, *, explain: Literal[True]
) -> List[Optional[_ErrorRow]]: ...
@overload
def to_iri(
    values: _NumPyArray, host: Optional[Profile] = None, *, explain: bool = False
) -> numpy.ndarray[Any, Any]: ...
@overload
def to_iri(values: _Series, host: Optional[Profile] = None, *, explain: bool = False) -> _Series: ...
@overload
def to_iri(values: _Index, host: Optional[Profile] = None, *, explain: bool = False) -> pandas.Series: ...
@overload
def to_iri(values: Column, host: Optional[Profile] = None, *, explain: bool = False) -> Column: ...
@overload
def to_iri(values: _Arrow, host: Optional[Profile] = None, *, explain: bool = False) -> _OfArrow: ...
@overload
def host(
    values: _Rows[_Row],
    profile: Profile = "idna2008",
    to: Literal["ascii", "unicode"] = "ascii",
    *,
    explain: Literal[False] = False,
) -> List[Optional[str]]: ...
@overload
def host(
    values: _Rows[_Row],
    profile: Profile = "idna2008",
    to: Literal["ascii", "unicode"] = "ascii",
    *,
    explain: Literal[True],
) -> List[Optional[_ErrorRow]]: ...
@overload
def host(
    values: _NumPyArray,
    profile: Profile = "idna2008",
    to: Literal["ascii", "unicode"] = "ascii",
    *,
    explain: bool = False,
) -> numpy.ndarray[Any, Any]: ...
@overload
def host(
    values: _Series,
    profile: Profile = "idna2008",
    to: Literal["ascii", "unicode"] = "ascii",
    *,
    explain: bool = False,
) -> _Series: ...
@overload
def host(
    values: _Index,
    profile: Profile = "idna2008",
    to: Literal["ascii", "unicode"] = "ascii",
    *,
    explain: bool = False,
) -> pandas.Series: ...
@overload
def host(
    values: Column,
    profile: Profile = "idna2008",
    to: Literal["ascii", "unicode"] = "ascii",
    *,
    explain: bool = False,
) -> Column: ...
@overload
def host(
    values: _Arrow,
    profile: Profile = "idna2008",
    to: Literal["ascii", "unicode"] = "ascii",
    *,
    explain: bool = False,
) -> _OfArrow: ...
@overload
def prepare(
    values: _Rows[_Row], to: Literal["uri", "iri"] = "uri", *, explain: Literal[False] = False
) -> List[Optional[_PreparedRow]]: ...
@overload
def prepare(
    values: _Rows[_Row], to: Literal["uri", "iri"] = "uri", *, explain: Literal[True]
) -> List[Optional[_ErrorRow]]: ...
@overload
def prepare(
    values: _NumPyArray, to: Literal["uri", "iri"] = "uri", *, explain: bool = False
) -> numpy.ndarray[Any, Any]: ...
@overload
def prepare(values: _Series, to: Literal["uri", "iri"] = "uri", *, explain: bool = False) -> _Series: ...
@overload
def prepare(values: _Index, to: Literal["uri", "iri"] = "uri", *, explain: bool = False) -> pandas.Series: ...
@overload
def prepare(values: Column, to: Literal["uri", "iri"] = "uri", *, explain: bool = False) -> Column: ...
@overload
def prepare(values: _Arrow, to: Literal["uri", "iri"] = "uri", *, explain: bool = False) -> _OfArrow: ...
@overload
def find(
    values: _Rows[_Row],
    suffix_references: bool = False,
    near_misses: bool = False,
    *,
    explain: Literal[False] = False,
) -> List[Optional[List[_FoundRow]]]: ...
@overload
def find(
    values: _Rows[_Row], suffix_references: bool = False, near_misses: bool = False, *, explain: Literal[True]
) -> List[Optional[_ErrorRow]]: ...
@overload
def find(
    values: _NumPyArray, suffix_references: bool = False, near_misses: bool = False, *, explain: bool = False
) -> numpy.ndarray[Any, Any]: ...
@overload
def find(
    values: _Series, suffix_references: bool = False, near_misses: bool = False, *, explain: bool = False
) -> _Series: ...
@overload
def find(
    values: _Index, suffix_references: bool = False, near_misses: bool = False, *, explain: bool = False
) -> pandas.Series: ...
@overload
def find(
    values: Column, suffix_references: bool = False, near_misses: bool = False, *, explain: bool = False
) -> Column: ...
@overload
def find(
    values: _Arrow, suffix_references: bool = False, near_misses: bool = False, *, explain: bool = False
) -> _OfArrow: ...
@overload
def lint(
    values: _Rows[_Row], profile: LintProfile = "rfc3987", *, explain: Literal[False] = False
) -> List[Optional[List[_FindingRow]]]: ...
@overload
def lint(
    values: _Rows[_Row], profile: LintProfile = "rfc3987", *, explain: Literal[True]
) -> List[Optional[_ErrorRow]]: ...
@overload
def lint(
    values: _NumPyArray, profile: LintProfile = "rfc3987", *, explain: bool = False
) -> numpy.ndarray[Any, Any]: ...
@overload
def lint(values: _Series, profile: LintProfile = "rfc3987", *, explain: bool = False) -> _Series: ...
@overload
def lint(values: _Index, profile: LintProfile = "rfc3987", *, explain: bool = False) -> pandas.Series: ...
@overload
def lint(values: Column, profile: LintProfile = "rfc3987", *, explain: bool = False) -> Column: ...
@overload
def lint(values: _Arrow, profile: LintProfile = "rfc3987", *, explain: bool = False) -> _OfArrow: ...
@overload
def bidi(values: _Rows[_Row], *, explain: Literal[False] = False) -> List[Optional[_BidiRow]]: ...
@overload
def bidi(values: _Rows[_Row], *, explain: Literal[True]) -> List[Optional[_ErrorRow]]: ...
@overload
def bidi(values: _NumPyArray, *, explain: bool = False) -> numpy.ndarray[Any, Any]: ...
@overload
def bidi(values: _Series, *, explain: bool = False) -> _Series: ...
@overload
def bidi(values: _Index, *, explain: bool = False) -> pandas.Series: ...
@overload
def bidi(values: Column, *, explain: bool = False) -> Column: ...
@overload
def bidi(values: _Arrow, *, explain: bool = False) -> _OfArrow: ...
