"""Data that may be beside a checkout."""

import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def shared():
    """The folder of cases from other projects."""
    folder = ROOT.parent / "shared"
    if not (folder / "cases").is_dir():
        pytest.skip("there are no cases from other projects beside this checkout")
    return folder
