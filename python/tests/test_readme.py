"""The examples of README.md."""

import doctest
import pathlib


def test_readme():
    readme = pathlib.Path(__file__).resolve().parents[1] / "README.md"
    results = doctest.testfile(str(readme), module_relative=False, encoding="utf-8")
    assert results.attempted > 15 and not results.failed
