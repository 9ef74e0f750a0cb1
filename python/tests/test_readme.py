"""The examples of README.md and of the pages, each section by itself."""

import doctest
import importlib.util
import pathlib
import re

import pytest

FOLDER = pathlib.Path(__file__).resolve().parents[1]


def sections():
    for page in [FOLDER / "README.md", *sorted((FOLDER / "docs").glob("*.md"))]:
        text = page.read_text("utf-8")
        # A section of README goes on where the one before ends.
        parts = [text] if page.name == "README.md" else re.split("(?m)^(?=## )", text)
        for part in parts:
            if ">>> " in part:
                yield pytest.param(part, id=f"{page.stem}: {part.splitlines()[0].strip('# ')}")


@pytest.mark.parametrize("section", list(sections()))
def test_examples(section):
    for name in re.findall(r"(?m)^>>> (?:import|from) (\w+)", section):
        if importlib.util.find_spec(name) is None:
            pytest.skip(f"{name} is not installed")
    imported = re.findall(r"(?m)^>>> import iri_grammar\.(\w+)", section)
    for name in imported:
        if importlib.util.find_spec(name) is None:
            pytest.skip(f"{name} is not installed")
    test = doctest.DocTestParser().get_doctest(section, {}, "section", None, 0)
    failures = []
    results = doctest.DocTestRunner(verbose=False).run(test, out=failures.append)
    assert results.attempted and not results.failed, "".join(failures)


def test_each_library_has_a_section():
    page = (FOLDER / "docs" / "libraries.md").read_text("utf-8")
    assert re.findall("(?m)^## (.*)", page) == ["pandas", "Polars", "Spark", "DuckDB", "Fields, columns and hooks", "RDFLib", "pydantic", "JSON Schema"]
