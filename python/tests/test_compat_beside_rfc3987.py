"""The stand-in beside the package ``rfc3987``, where that is installed. What differs is listed."""

import json
import re

import pytest

from iri_grammar import IriError
from iri_grammar.compat import rfc3987 as ours

rfc3987 = pytest.importorskip("rfc3987")


@pytest.fixture(scope="module")
def cases(shared):
    def read(kind):
        lines = (shared / "cases" / f"{kind}.jsonl").read_text("utf-8").splitlines()
        return [case for case in map(json.loads, lines) if case["grammar"] in ("rfc3986", "rfc3987")]

    return read


#: In an IPv4 address it takes numbers that begin with 0: RFC 3986 section 3.2.2 does not.
LEADING_ZERO = re.compile(r"(^|[^0-9])(\d{1,3}\.){0,3}0\d+(\.|\]|$)")


def takes(package, text, rule):
    return package.match(text, rule) is not None


def test_its_rules_are_here():
    assert set(rfc3987.patterns) <= set(ours._RULES)
    assert rfc3987.REFERENCE_RULES == ours.REFERENCE_RULES


def test_verdicts(cases):
    asked, differ = 0, 0
    for case in cases("valid"):
        rule, text = case["rule"].replace("-", "_"), case["input"]
        asked += 1
        assert takes(ours, text, rule) == case["expected"]
        if takes(rfc3987, text, rule) != case["expected"]:
            differ += 1
            assert LEADING_ZERO.search(text), (rule, text)
    assert asked > 1500 and differ > 0


@pytest.mark.parametrize("rule", rfc3987.REFERENCE_RULES)
def test_it_takes_a_line_feed_at_the_end(rule):
    assert takes(rfc3987, "//a/\n" if "rel" in rule else "a:b\n", rule)
    assert not takes(ours, "//a/\n" if "rel" in rule else "a:b\n", rule)


@pytest.mark.parametrize("text, rule", [("V1.a", "IPvFuture"), ("[V1.a]", "IP_literal"), ("x://[V1.a]", "URI"), ("//[V1.a]", "irelative_ref")])
def test_rfc5234_2_3_the_v_of_an_ipvfuture_is_of_either_case(text, rule):
    assert takes(ours, text, rule) and not takes(rfc3987, text, rule)
    assert takes(ours, text.lower(), rule) and takes(rfc3987, text.lower(), rule)


def test_its_test_cases_are_here():
    assert ours.resolve.test_cases == rfc3987.resolve.test_cases
    assert ours.resolve.test_cases_base == rfc3987.resolve.test_cases_base


def test_components(cases):
    asked = 0
    for case in cases("components"):
        text = case["input"]
        for rule in rfc3987.REFERENCE_RULES:
            if not takes(rfc3987, text, rule):
                assert not takes(ours, text, rule)
                continue
            asked += 1
            got, theirs = ours.parse(text, rule), rfc3987.parse(text, rule)
            if LEADING_ZERO.search(text) and theirs.pop("IPv4address"):
                assert got["IPv4address"] is None
                theirs = {name: part for name, part in theirs.items() if not name.endswith("reg_name")}
            assert {name: got[name] for name in theirs} == theirs, (rule, text)
    assert asked > 200


def test_targets(cases):
    asked = 0
    for case in cases("resolve"):
        base, reference = case["base"], case["input"]
        try:
            target = ours.resolve(base, reference)
        except IriError as error:
            # What section 5.2 gives is no identifier: a path "//g" without an authority.
            assert (error.section, error.document) == ("3.3", "RFC 3986"), error
            continue
        asked += 1
        assert target == rfc3987.resolve(base, reference) == case["expected"]
        parts = rfc3987.parse(base, "IRI"), rfc3987.parse(reference, "IRI_reference")
        assert ours.resolve(*parts) == target
    assert asked > 200


def test_real_identifiers(shared):
    for file in sorted((shared / "corpus").glob("*.txt")):
        for text in file.read_text("utf-8").split("\n")[:1000]:
            for rule in ("IRI", "URI_reference"):
                assert takes(ours, text, rule) == takes(rfc3987, text, rule), (rule, text)


PARTS = [
    "", "/", "a", "a:b", "//", "//a", "/a/b", "a@b:1", "a:b@[::1]:", "1.2.3.4", "::1.2.3.4", "::1", "[::1.2.3.4]", "[v1.a:b]",
    "//u@[::1.2.3.4]:80/p?q#f", "http://u:p@h:80/p/q?r?s#f", "urn:a:b?c", "?q", "#f", "//1.2.3.4#f", "80", "a/b:c", "é",
    "//é@é/é?é#é", "a:é", "1:1", "%41", "a:#?", "//:1", "//@",
]  # fmt: skip


@pytest.mark.parametrize("rule", rfc3987.patterns)
def test_groups(rule):
    pytest.importorskip("regex")
    for text in PARTS:
        theirs, found = rfc3987.match(text, rule), ours.match(text, rule)
        assert (theirs is None) == (found is None), text
        if theirs is None:
            continue
        assert found.groupdict() == theirs.groupdict(), text
        assert ours.parse(text, rule) == rfc3987.parse(text, rule), text
        for group in theirs.groupdict():
            assert found.span(group) == theirs.span(group), (text, group)
            assert found[group] == theirs[group] == found.group(group)
        assert found.groups("x") == tuple(found.groupdict("x").values())
