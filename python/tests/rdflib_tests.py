"""Runs RDFLib's own tests, from its source archive, twice: as it is, and with ``iri_grammar.rdflib`` installed.

    python rdflib_tests.py FOLDER

Fails where a test passes as it is and not with this package, but for those that are listed.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

#: Those that have to do with identifiers; others need servers.
TESTS = [
    "test/jsonld", "test/test_graph", "test/test_issues", "test/test_misc", "test/test_n3.py",
    "test/test_namespace", "test/test_parsers", "test/test_serializers", "test/test_trig.py",
    "test/test_turtle_quoting.py", "test/test_util.py", "test/test_w3c_spec",
]  # fmt: skip

#: RFC 3987 refuses U+E01EF in IRIs, and by RFC 3986 section 5.2.2 a reference with a scheme loses its dot
#: segments too, which the test of SPARQL keeps.
REFUSED = {
    "test.test_w3c_spec.test_sparql10_w3c::test_entry_sparql10[http://www.w3.org/2001/sw/DataAccess/tests/data-r2/i18n/manifest#normalization-2]",
    "test.test_w3c_spec.test_trig_w3c::test_entry[http://www.w3.org/2013/TriGTests/#localName_with_assigned_nfc_PN_CHARS_BASE_character_boundaries]",
    "test.test_w3c_spec.test_turtle_w3c::test_entry[http://www.w3.org/2013/TurtleTests/#localName_with_assigned_nfc_PN_CHARS_BASE_character_boundaries]",
}

#: Some tests are numbered in the order of a set.
STABLE = {**os.environ, "PYTHONHASHSEED": "0"}

RUN = """
import sys
import pytest
if sys.argv.pop(1) == "installed":
    import iri_grammar.rdflib
    iri_grammar.rdflib.install()
sys.exit(pytest.main(sys.argv[1:]))
"""


def results(folder, mode):
    """Of each test, whether it passed."""
    with tempfile.TemporaryDirectory() as made:
        report = pathlib.Path(made, "report.xml")
        options = ["-q", "-p", "no:cacheprovider", "--tb=no", "-m", "not webtest and not testcontainer", f"--junitxml={report}"]
        ran = subprocess.run([sys.executable, "-c", RUN, mode, *options, *TESTS], cwd=folder, capture_output=True, text=True, env=STABLE)
        if ran.returncode not in (0, 1):
            sys.exit(ran.stdout[-3000:] + ran.stderr[-3000:])
        cases = xml.etree.ElementTree.parse(report).iter("testcase")
        return {
            # Names of blank nodes are made up.
            re.sub("N[0-9a-f]{32}", "N", f"{case.get('classname')}::{case.get('name')}"): not any(case.find(tag) is not None for tag in ("failure", "error"))
            for case in cases
            if case.find("skipped") is None
        }


def main():
    [folder] = sys.argv[1:]
    before, after = results(folder, "plain"), results(folder, "installed")
    failed = {name for name, passed in before.items() if passed and not after.get(name)}
    print(f"{sum(before.values())} of RDFLib's tests pass as it is, {sum(after.values())} with iri_grammar.rdflib")
    for name in sorted(failed):
        print(f"{'as the RFCs have it' if name in REFUSED else 'FAILED'}: {name}")
    if sum(after.values()) < 1000 or failed - REFUSED:
        sys.exit(1)


if __name__ == "__main__":
    main()
