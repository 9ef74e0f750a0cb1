"""Tests the package in an environment that has nothing else, not even pytest:

python -I tests/empty.py WHEEL

The wheel is the file that was installed there. Its name has the platform for which it was built.
"""

import doctest
import importlib.metadata
import pathlib
import platform
import sys
import zipfile


def check_files(wheel):
    """The environment has the files of the wheel, and no other package."""
    import iri_grammar

    installed = {found.metadata["Name"] for found in importlib.metadata.distributions()}
    assert installed <= {"iri-grammar", "pip", "setuptools"}, installed
    requirements = importlib.metadata.requires("iri-grammar") or []
    assert all("extra ==" in requirement for requirement in requirements), requirements
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    folder = pathlib.Path(iri_grammar.__file__).parents[1]
    assert all((folder / name).is_file() for name in names if name.startswith("iri_grammar/"))
    assert {"iri_grammar/py.typed", "iri_grammar/columns.pyi", "iri_grammar/_iri_grammar.pyi"} <= names
    for licence in ("LICENSE-MIT", "LICENSE-APACHE", "LICENSE-UNICODE"):
        assert any(name.endswith(licence) for name in names), licence


def check_functions():
    """The functions that need no other package work."""
    from iri_grammar import Iri, IriError, check, columns, schemes

    assert Iri("http://résumé.example.org/a").to_uri(host="idna2008").host == "xn--rsum-bpad.example.org"
    assert columns.valid(["x:a", "a b", None] * 1000) == [True, False, None] * 1000
    assert schemes.Mailto(("a@example.org",)).build() == "mailto:a@example.org"
    try:
        check("http://[::1")
    except IriError as error:
        assert error.document == "RFC 3987"
    else:
        raise AssertionError("the bracket is not closed")
    try:
        import iri_grammar.polars
    except ImportError as error:
        assert error.name == "polars"
    else:
        raise AssertionError("Polars is installed")


def check_readme():
    """The wheel contains README, and its examples give what they show."""
    text = importlib.metadata.metadata("iri-grammar").get_payload()
    assert text.strip() == (pathlib.Path(__file__).parents[1] / "README.md").read_text("utf-8").strip()
    results = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(text, {}, "README.md", None, 0))
    assert results.attempted > 20 and not results.failed, results


if __name__ == "__main__":
    wheel = pathlib.Path(sys.argv[1])
    check_files(wheel)
    check_functions()
    check_readme()
    print(f"{wheel.name} works alone in Python {platform.python_version()}")
