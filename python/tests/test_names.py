"""The names of the types for annotations are those that the functions take."""

import re
from typing import get_args

import pytest

from iri_grammar import Iri, columns, host, lint, names, productions

TAKES = {
    "Grammar": productions,
    "ReferenceGrammar": lambda name: columns.normalize(["x:"], grammar=name),
    "Rung": Iri("x:").normalize,
    "Profile": lambda name: host("a", name),
    "Idna": lambda name: Iri("x:").normalize(idna=name),
    "Percent": lambda name: Iri("x:").normalize(percent=name),
    "LintProfile": lambda name: lint("x:/", name),
}


@pytest.mark.parametrize("kind", TAKES)
def test_every_name_is_taken(kind):
    for name in get_args(getattr(names, kind)):
        TAKES[kind](name)


@pytest.mark.parametrize("kind", TAKES)
def test_every_name_is_in_its_type(kind):
    with pytest.raises(ValueError) as caught:
        TAKES[kind]("none")
    _, _, listed = str(caught.value).partition(";")
    listed = {name.strip("' ") for name in re.split(",| and | or ", listed or str(caught.value).rpartition(" is ")[2].partition(", not")[0])}
    known = {name for name in get_args(getattr(names, kind)) if not re.match(r"\d", name)}
    assert {name.rpartition(" ")[2].strip("'") for name in listed if name} == known


def test_all_are_here():
    assert set(names.__all__) == set(TAKES)
