"""Writes columns about the texts of a column, as ``iri table`` does, from and to Parquet or Arrow files.

``python -m iri_grammar.table IN OUT --column url --get in.id,ok,host,normal``

``table`` does the same for a batch of rows. The columns have the names and the values of ``iri table``, and null
where a value is undefined or the text is null:

========================================  ======================================================
``input``                                 the text
``in.NAME``                               another column
``scheme``, ``authority``, ``userinfo``,  the components
``host``, ``port``, ``path``, ``query``,
``fragment``
``host.ascii``, ``host.unicode``          the host in lower case, if all versions of IDNA agree
``ok``                                    whether the text is valid
``error.production``, ``error.column``,   why it is not; the column counts characters from 1
``error.reason``, ``error.section``
``uri``, ``iri``                          as by ``to_uri`` and ``to_iri``
``normal``, ``normal.RUNG``               as by ``normalize`` with ``idna="agreed"``
``key``                                   the same for all IRIs that are equivalent, as by ``equivalent``
                                          with ``idna="agreed"``; a relative reference has none
``target``                                as by ``resolve``, with a base: a text, or ``in.NAME``
``scheme.NAME``                           a part that the grammar of the scheme names, as by
                                          ``schemes.parts``; several are separated by spaces
``lint``                                  the codes of the findings, such as ``I206``, separated by
                                          spaces; ``lint`` has their names
========================================  ======================================================

>>> import pyarrow
>>> from iri_grammar.table import table
>>> rows = pyarrow.record_batch({"id": [1, 2], "url": ["HTTP://a:80", "a b"]})
>>> table(rows, "url", ["in.id", "ok", "host", "normal", "error.column"]).to_pylist()[0]
{'in.id': 1, 'ok': True, 'host': 'a', 'normal': 'http://a/', 'error.column': None}
"""

from __future__ import annotations

import argparse
import os
import pathlib
import sys
import tempfile
from functools import partial, reduce
from typing import Any, Callable, Dict, List, Literal, Optional, Sequence, Tuple

import pyarrow
import pyarrow.compute as compute

from . import _iri_grammar, columns
from .names import Profile

__all__ = ["table"]

_COMPONENTS = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"]
_PROFILES: List[Profile] = ["idna2003", "idna2008", "uts46"]

_compiled = _iri_grammar._table

#: The number of rows that are read at a time.
_ROWS = 1 << 16


class _Texts:
    """The texts of a batch, and what several columns need of them."""

    def __init__(self, texts: Any) -> None:
        self.texts = texts
        self.components = columns.components(texts)
        self.ok = compute.if_else(texts.is_valid(), self.components.is_valid(), None)
        self._invalid: Optional[Any] = None
        self._errors: Optional[Any] = None
        self._parts: Optional[Any] = None

    def component(self, name: str) -> Any:
        # A field of its own has a value where the whole row is null.
        return compute.struct_field(self.components, name)

    def invalid(self) -> Any:
        """The texts that are not valid; null for the others, which are not parsed again."""
        if self._invalid is None:
            self._invalid = compute.if_else(self.ok, pyarrow.scalar(None, self.texts.type), self.texts)
        return self._invalid

    def error(self, name: str) -> Any:
        if self._errors is None:
            self._errors = columns.errors(self.invalid())
        return compute.struct_field(self._errors, name)

    def error_reason(self) -> Any:
        return pyarrow.array(_compiled.reasons(self.invalid()))

    def error_column(self) -> Any:
        return compute.add(self.error("position").cast(pyarrow.int64()), 1)

    def host(self, to: Literal["ascii", "unicode"]) -> Any:
        """The host in lower case (RFC 3986 section 6.2.2.1), as all profiles convert it; as it is, if it is an
        address in brackets."""
        hosts = self.component("host").dictionary_encode()
        names = hosts.dictionary
        is_kept = compute.or_(compute.starts_with(names, "["), compute.equal(names, ""))
        lower = compute.ascii_lower(names)
        first, *others = (columns.host(lower, profile, to) for profile in _PROFILES)
        is_same = reduce(compute.and_, (compute.equal(first, other) for other in others))
        converted = compute.if_else(is_kept, names, compute.if_else(is_same, first, None))
        return converted.take(hosts.indices)

    def scheme_part(self, name: str) -> Any:
        if self._parts is None:
            self._parts = columns.scheme_parts(self.texts)
        parts = self._parts.flatten()
        rows = compute.list_parent_indices(self._parts)
        named = pyarrow.table({"row": rows, "text": compute.struct_field(parts, "text")})
        named = named.filter(compute.equal(compute.struct_field(parts, "name"), name))
        # With threads, the order would be another.
        lists = named.group_by("row", use_threads=False).aggregate([("text", "list")])
        space = pyarrow.scalar(" ", named["text"].type)
        joined = compute.binary_join(lists["text_list"], space).combine_chunks()
        numbers = pyarrow.array(range(len(self.texts)), rows.type)
        return joined.take(compute.index_in(numbers, value_set=lists["row"]))

    def target(self, base: Any) -> Any:
        return columns.resolve(base, self.texts)


def table(batch: Any, column: str, get: Sequence[str], base: Optional[str] = None) -> Any:
    """Returns a batch with these columns about the texts of a column of a batch of pyarrow. ``base`` is an IRI, or
    ``in.`` and the name of a column of IRIs.

    :raises ValueError: if there is no such column, or ``target`` and ``base`` are not both given.
    """
    return _table(batch, column, get, base)[0]


def _table(batch: Any, column: str, get: Sequence[str], base: Optional[str]) -> Tuple[Any, int]:
    """Returns the batch, and the number of texts that are not valid."""
    if ("target" in get) != (base is not None):
        raise ValueError("the column target and a base need each other")
    texts = _Texts(_column(batch, column))
    rows = pyarrow.record_batch([_value(batch, texts, name, base) for name in get], list(get))
    return rows, compute.sum(compute.invert(texts.ok)).as_py() or 0


def _column(batch: Any, name: str) -> Any:
    if name not in batch.schema.names:
        raise ValueError(f"there is no column {name!r}; the columns are {', '.join(batch.schema.names)}")
    return batch.column(name)


def _value(batch: Any, texts: _Texts, name: str, base: Optional[str]) -> Any:
    known: Dict[str, Callable[[], Any]] = {
        "input": lambda: texts.texts,
        "host.ascii": partial(texts.host, "ascii"),
        "host.unicode": partial(texts.host, "unicode"),
        "ok": lambda: texts.ok,
        "error.production": partial(texts.error, "production"),
        "error.column": texts.error_column,
        "error.reason": texts.error_reason,
        "error.section": partial(texts.error, "section"),
        "uri": lambda: columns.to_uri(texts.texts),
        "iri": lambda: columns.to_iri(texts.texts),
        "normal": lambda: columns.normalize(texts.texts, idna="agreed"),
        "key": lambda: pyarrow.array(_compiled.keys(texts.texts)),
        "lint": lambda: pyarrow.array(_compiled.codes(texts.texts)),
    }
    kind, _, rest = name.partition(".")
    if name in known:
        return known[name]()
    if name in _COMPONENTS:
        return texts.component(name)
    if kind == "in":
        return _column(batch, rest)
    if kind == "normal":
        rung: Any = rest
        return columns.normalize(texts.texts, rung, idna="agreed")
    if name == "target" and base is not None:
        return texts.target(_column(batch, base[len("in.") :]) if base.startswith("in.") else base)
    if kind == "scheme" and rest:
        if rest not in _compiled.part_names():
            raise ValueError(f"no scheme has a part {rest!r}")
        return texts.scheme_part(rest)
    others = ", ".join([*known, *_COMPONENTS, "target", "in.NAME", "normal.RUNG", "scheme.NAME"])
    raise ValueError(f"{name!r} is no column; the columns are {others}")


def _format(name: str) -> str:
    """The format of a file by its name; of a folder, by that of its first file."""
    path = pathlib.Path(name)
    if path.is_dir():
        files = sorted(file for file in path.rglob("*") if file.is_file() and file.suffix)
        path = files[0] if files else path
    formats = {".parquet": "parquet", ".arrow": "ipc", ".feather": "ipc"}
    if path.suffix not in formats:
        raise ValueError(f"{name}: the name ends neither with .parquet nor with .arrow or .feather")
    return formats[path.suffix]


def _writer(file: Any, schema: Any, form: str) -> Any:
    if form == "ipc":
        return pyarrow.ipc.new_file(file, schema)
    from pyarrow import parquet

    return parquet.ParquetWriter(file, schema)


def _run(options: argparse.Namespace) -> int:
    """Writes OUT, all at once at the end. Returns the exit status."""
    from pyarrow import dataset

    form = _format(options.out)
    rows = dataset.dataset(options.input, format=_format(options.input))
    base = [options.base[len("in.") :]] if (options.base or "").startswith("in.") else []
    needed = [options.column, *base, *(name[len("in.") :] for name in options.get if name.startswith("in."))]
    # Columns that lack are told before the file is read.
    schema = table(_empty(rows.schema), options.column, options.get, options.base).schema
    count = invalid = 0
    folder = os.path.dirname(os.path.abspath(options.out))
    descriptor, temporary = tempfile.mkstemp(dir=folder, prefix=".iri-")
    try:
        with os.fdopen(descriptor, "wb") as file, _writer(file, schema, form) as writer:
            for batch in rows.to_batches(columns=list(dict.fromkeys(needed)), batch_size=_ROWS):
                made, some = _table(batch, options.column, options.get, options.base)
                writer.write(made)
                count += batch.num_rows
                invalid += some
        os.replace(temporary, options.out)
    except BaseException:
        os.unlink(temporary)
        raise
    print(f"{count} rows, {invalid} not valid", file=sys.stderr)
    return 1 if invalid and not options.exit_zero else 0


def _empty(schema: Any) -> Any:
    return pyarrow.record_batch([pyarrow.array([], field.type) for field in schema], schema=schema)


def main(arguments: Optional[Sequence[str]] = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m iri_grammar.table",
        description="Writes several results of each text of a column of IN to the columns of OUT. Exit status: "
        "0 if all texts are valid, 1 if some are not, 2 if a file cannot be read or written.",
    )
    parser.add_argument("input", metavar="IN", help="a file, or a folder of files: .parquet, .arrow or .feather")
    parser.add_argument("out", metavar="OUT", help="a file: .parquet, .arrow or .feather")
    parser.add_argument("--column", metavar="NAME", required=True, help="the column with the texts")
    parser.add_argument("--get", metavar="PARTS", required=True, help="the columns, separated by commas")
    parser.add_argument("--base", metavar="BASE", help="the base of the column target: an IRI, or in.NAME")
    parser.add_argument("--exit-zero", action="store_true", help="exit status 0 even if a text is not valid")
    options = parser.parse_args(arguments)
    options.get = options.get.split(",")
    try:
        return _run(options)
    except (ValueError, OSError) as error:
        print(f"iri_grammar.table: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
