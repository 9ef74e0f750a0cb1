"""The examples of the compiled part, which doctest does not find by itself."""

import doctest

import pytest

import iri_grammar
from iri_grammar import _iri_grammar

NAMES = [name for name in dir(_iri_grammar) if not name.startswith("_")]


@pytest.mark.parametrize("name", NAMES)
def test_examples(name):
    item = getattr(_iri_grammar, name)
    assert item.__doc__, f"{name} has no documentation"
    parser = doctest.DocTestParser()
    test = parser.get_doctest(item.__doc__, vars(iri_grammar).copy(), name, None, None)
    failures = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=failures.append)
    assert not failures, "".join(failures)
