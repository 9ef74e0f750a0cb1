"""What is installed."""

import importlib.metadata
import pathlib
import subprocess
import sys

import pytest

import iri_grammar


def test_what_is_tested_is_what_is_installed():
    package = pathlib.Path(iri_grammar.__file__).parent
    compiled = [file.name for file in package.iterdir() if file.suffix in (".so", ".pyd")]
    assert len(compiled) == 1, compiled


def test_the_wheel_has_the_package_alone():
    files = importlib.metadata.files("iri-grammar")
    if any(file.suffix == ".pth" for file in files):
        # An editable installation, which names the folder of the package.
        return
    assert {file.parts[0].partition("-")[0] for file in files} == {"iri_grammar"}
    suffixes = {file.suffix for file in files if file.parts[0] == "iri_grammar"}
    assert suffixes <= {".py", ".pyi", ".so", ".pyd", ".pyc", ".typed"}, suffixes
    assert not any("test" in file.name for file in files)


def test_modules_are_imported_when_they_are_used():
    program = "import iri_grammar; print(iri_grammar.names.__name__, iri_grammar.compat.rfc3987.__name__)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.stdout == "iri_grammar.names iri_grammar.compat.rfc3987\n", run.stderr
    with pytest.raises(AttributeError, match="no attribute 'json'"):
        iri_grammar.json
