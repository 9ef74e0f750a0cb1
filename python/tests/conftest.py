"""Data that may be beside a checkout, and libraries that may be absent."""

import importlib.util
import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def shared():
    """The folder of cases from other projects."""
    folder = ROOT.parent / "shared"
    if not (folder / "cases").is_dir():
        pytest.skip("there are no cases from other projects beside this checkout")
    return folder


def pytest_collection_modifyitems(items):
    """Skips the examples of a module that need an absent library."""
    for item in items:
        test = getattr(item, "dtest", None)
        source = "".join(example.source for example in test.examples) if test else ""
        imported = re.findall(r"(?m)^(?:import|from) (\w+(?:, \w+)*)", source)
        for name in ", ".join(imported).split(", "):
            if name and importlib.util.find_spec(name) is None:
                item.add_marker(pytest.mark.skip(reason=f"{name} is not installed"))
