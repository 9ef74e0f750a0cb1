"""The formats of JSON Schema, and its test suite where it is at hand.

The suite stands in the source archive of ``jsonschema``: IRI_JSON_SCHEMA_SUITE is its folder
``json``.
"""

import json
import os
import pathlib

import pytest

from iri_grammar import IriError, host
from iri_grammar.jsonschema import FORMATS, add_formats, format_checker

jsonschema = pytest.importorskip("jsonschema")


def test_a_format_says_something_of_strings_alone():
    checker = format_checker()
    for name in FORMATS:
        for instance in (1, None, {}, [], 1.5, True):
            checker.check(instance, name)


def test_what_is_refused_has_its_cause():
    schema = {"properties": {"a": {"format": "iri"}, "b": {"format": "uri-reference"}}}
    validator = jsonschema.Draft7Validator(schema, format_checker=format_checker())
    errors = sorted(validator.iter_errors({"a": "http://[::1::]/", "b": "é"}), key=lambda e: e.path[0])
    assert [error.cause.production for error in errors] == ["IPv6address", "relative-part"]
    assert validator.is_valid({"a": "http://[2001:db8::1]", "b": "../a"})


def test_other_formats_stay():
    checker = add_formats(jsonschema.FormatChecker(formats=["date"]))
    assert set(checker.checkers) >= {"date", *FORMATS}
    with pytest.raises(jsonschema.exceptions.FormatError):
        checker.check("2026-13-01", "date")


#: What both validators take or refuse for themselves, and its rule.
VERDICTS = [("x://[V1.a]", True), ("x://[::01.1.1.1]", False), ("x:a\n", False)]


@pytest.mark.parametrize("text, valid", VERDICTS)
def test_verdicts_that_differ_from_the_validators(text, valid):
    assert format_checker().conforms(text, "uri") is valid
    validator = pytest.importorskip("rfc3986_validator")
    assert bool(validator.validate_rfc3986(text, "URI")) is not valid


@pytest.mark.parametrize("dot", ".\u3002\uff0e\uff61")
def test_rfc3490_3_1_a_host_name_divides_at_four_dots(dot):
    checker = format_checker()
    assert checker.conforms(f"bücher{dot}example", "idn-hostname")
    assert not checker.conforms(f"bücher{dot}{dot}example", "idn-hostname")
    with pytest.raises(jsonschema.exceptions.FormatError) as caught:
        checker.check(f"a{dot}☃", "idn-hostname")
    # The library keeps the dot of the root. The format has none, as in JSON-Schema-Test-Suite.
    assert not checker.conforms(f"bücher.example{dot}", "idn-hostname")
    assert host("bücher.example.") == "xn--bcher-kva.example."
    error = caught.value.cause
    assert (error.position, error.character, error.document) == (2, "☃", "RFC 5892")
    if dot != ".":
        with pytest.raises(IriError):
            host(f"bücher{dot}example")


def test_rfc952_the_error_of_a_dot_at_the_end_has_its_place():
    with pytest.raises(jsonschema.exceptions.FormatError) as caught:
        format_checker().check("bücher.example\u3002", "idn-hostname")
    error = caught.value.cause
    assert (error.position, error.end, error.found, error.document) == (14, 15, "\u3002", "RFC 952")


#: Texts, and whether they are URI templates.
TEMPLATES = [
    ("", True), ("http://example.org/{?q,lang}", True), ("{+path}/é", True), ("{|a}", True), ("a'b", True), ("{a.b:9999}", True),
    ("{a:10000}", False), ("{a:0}", False), ("{a..b}", False), ("{a", False), ("a}", False), ("%4", False), ("a^b", False),
    ("{é}", False), ("{$a}", False), ("\ue000\U000f0000", True), ("\ufdd0", False), ("\U0001ffff", False), ("{a:1*}", False),
]  # fmt: skip


@pytest.mark.parametrize("text, valid", TEMPLATES)
def test_rfc6570_2_the_syntax_of_templates(text, valid):
    assert format_checker().conforms(text, "uri-template") is valid


def test_rfc6570_2_2_the_error_of_an_expression_has_its_place():
    with pytest.raises(jsonschema.exceptions.FormatError) as caught:
        format_checker().check("a/{b}/{c:0}", "uri-template")
    error = caught.value.cause
    assert (error.position, error.production, error.document, error.section) == (6, "expression", "RFC 6570", "2.2")


def test_rfc1123_2_1_a_host_name_is_ascii():
    checker = format_checker()
    for name, valid in (("1host.example", True), ("a_b", False), ("-a", False), ("a.", False), ("bücher", False), ("xn--bcher-kva", True)):
        assert checker.conforms(name, "hostname") is valid
    with pytest.raises(jsonschema.exceptions.FormatError) as caught:
        checker.check("bücher", "hostname")
    assert (caught.value.cause.position, caught.value.cause.section) == (1, "2.1")


def suite(shared):
    folder = os.environ.get("IRI_JSON_SCHEMA_SUITE")
    if folder:
        return sorted(pathlib.Path(folder).glob("tests/draft*/optional/format/*.json"))
    return sorted((shared / "cases" / "json-schema").glob("*.json"))


def test_json_schema_test_suite(shared):
    files = [file for file in suite(shared) if file.stem in FORMATS]
    assert {file.stem for file in files} == set(FORMATS)
    checker = format_checker()
    wrong, cases = [], 0
    for file in files:
        for group in json.loads(file.read_text("utf-8")):
            validator = jsonschema.validators.validator_for(group["schema"])
            validator = validator(group["schema"], format_checker=checker)
            for case in group["tests"]:
                cases += 1
                if validator.is_valid(case["data"]) != case["valid"]:
                    wrong.append((file.parts[-4:], case["description"], case["data"]))
    assert cases > 50 and not wrong
