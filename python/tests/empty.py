"""Tests the package in an environment that has nothing else, not even pytest:

python -I tests/empty.py WHEEL

The wheel is the file that was installed there. Its name has the platform for which it was built.
"""

import importlib.metadata
import pathlib
import platform
import sys
import zipfile

wheel = pathlib.Path(sys.argv[1])
installed = {found.metadata["Name"] for found in importlib.metadata.distributions()}
assert installed <= {"iri-grammar", "pip", "setuptools"}, installed
assert not importlib.metadata.requires("iri-grammar") or all(
    "extra ==" in requirement for requirement in importlib.metadata.requires("iri-grammar")
)

import iri_grammar
from iri_grammar import Iri, IriError, check, columns, schemes

with zipfile.ZipFile(wheel) as archive:
    names = set(archive.namelist())
package = pathlib.Path(iri_grammar.__file__).parent
for name in names:
    if name.startswith("iri_grammar/"):
        assert (package.parent / name).is_file(), name
assert {"iri_grammar/py.typed", "iri_grammar/columns.pyi", "iri_grammar/_iri_grammar.pyi"} <= names
assert any(name.endswith("LICENSE-MIT") for name in names) and any(name.endswith("LICENSE-APACHE") for name in names)

assert Iri("http://résumé.example.org/a").to_uri(host="idna2008").host == "xn--rsum-bpad.example.org"
assert columns.valid(["x:a", "a b", None] * 1000) == [True, False, None] * 1000
assert schemes.Mailto(("a@example.org",)).build() == "mailto:a@example.org"
try:
    check("http://[::1")
except IriError as error:
    assert error.document == "RFC 3987"
try:
    import iri_grammar.polars
except ImportError as error:
    assert error.name == "polars"
print(f"{wheel.name} works alone in Python {platform.python_version()}")
