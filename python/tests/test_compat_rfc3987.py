"""What users of the package rfc3987 call."""

import pytest

from iri_grammar import IriError
from iri_grammar.compat import rfc3987

NAMES = """hexdig sub_delims gen_delims pct_encoded reserved unreserved IPvFuture dec_octet IPv4address h16 ls32
IPv6address IP_literal port scheme pchar fragment query segment_nz_nc segment_nz segment path_empty path_rootless
path_noscheme path_absolute path_abempty path reg_name userinfo host authority relative_part hier_part relative_ref
absolute_URI URI URI_reference ucschar iprivate iunreserved ipchar ifragment iquery isegment isegment_nz
isegment_nz_nc ipath_abempty ipath_absolute ipath_noscheme ipath_rootless ipath_empty ipath ireg_name ihost iuserinfo
iauthority irelative_part ihier_part irelative_ref absolute_IRI IRI IRI_reference""".split()


@pytest.mark.parametrize("name", NAMES)
def test_rule_names(name):
    pattern = rfc3987.get_compiled_pattern(f"^%({name})s$")
    assert pattern.match("\x00") is pattern.search("\x00") is None
    assert rfc3987.get_compiled_pattern(name).fullmatch("\x00") is None


def test_parse():
    parts = rfc3987.parse("http://u@h:80/p?q#f")
    assert parts["scheme"] == "http" and parts["authority"] == parts["iauthority"] == "u@h:80"
    assert (parts["iuserinfo"], parts["ihost"], parts["port"]) == ("u", "h", "80")
    assert (parts["path"], parts["query"], parts["fragment"]) == ("/p", "q", "f")
    parts = rfc3987.parse("http://[::1]/", "URI")
    assert (parts["host"], parts["IPv6address"], parts["reg_name"]) == ("[::1]", "::1", None)
    with pytest.raises(ValueError):
        rfc3987.parse("a b", "IRI")
    with pytest.raises(IriError):
        rfc3987.parse("http://é", "URI")
    with pytest.raises(ValueError, match="no rule"):
        rfc3987.parse("x", "nope")
    with pytest.raises(KeyError):
        rfc3987.match("x", "nope")
    assert rfc3987.parse("x", "scheme")["scheme"] == "x"


def test_match():
    assert rfc3987.match("%c7", "pct_encoded") and rfc3987.match("%C7X", "pct_encoded") is None
    found = rfc3987.match("http://h/p")
    assert found.group() == "http://h/p" and found.span() == (0, 10)
    assert found.groupdict()["iauthority"] == found["iauthority"] == found.group("ihost") == "h"
    assert found.span("iauthority") == (7, 8) and found.span("iquery") == (-1, -1)
    assert found.group("port", "ipath") == (None, "/p") and len(found.groups()) == len(found.groupdict())
    with pytest.raises(IndexError):
        found["no such group"]
    assert rfc3987.match("::1.2.3.4", "IPv6address").group("IPv4address") == "1.2.3.4"


def test_what_is_no_pattern_of_one_rule():
    with pytest.raises(NotImplementedError):
        rfc3987.get_compiled_pattern("^%(URI)s|%(IRI)s$")
    # Of a regular expression, these would match a beginning, or what follows one.
    for beginning in ("URI", "%(URI)s", "^%(URI)s"):
        with pytest.raises(NotImplementedError, match="whole texts"):
            rfc3987.get_compiled_pattern(beginning).match("a:b c")


def test_a_target_that_is_no_identifier():
    with pytest.raises(IriError) as caught:
        rfc3987.resolve("http://a/b", "foo:/.//x")
    assert caught.value.document == "RFC 3986"


@pytest.mark.parametrize(
    "base, reference, target",
    [
        ("urn:rootless", "../../name", "urn:name"),
        ("http://a/b", "http:g", "http:g"),
        ("http://a/b/c/d;p?q", "../../../g", "http://a/g"),
        ("http://a/b/c/d;p?q", "", "http://a/b/c/d;p?q"),
    ],
)
def test_resolve(base, reference, target):
    assert rfc3987.resolve(base, reference) == target
    parts = rfc3987.resolve(base, reference, return_parts=True)
    assert rfc3987.compose(**parts) == target


def test_rfc3986_5_4_test_cases():
    assert rfc3987.resolve.test_cases_base == "http://a/b/c/d;p?q" and len(rfc3987.resolve.test_cases) == 41
    for reference, target in rfc3987.resolve.test_cases.items():
        assert rfc3987.resolve(rfc3987.resolve.test_cases_base, reference) == target


def test_resolve_as_a_parser_that_is_not_strict():
    assert rfc3987.resolve("http://a/b", "http:g", strict=False) == "http://a/g"
    assert rfc3987.resolve("http://a/b", "http:g:h", strict=False) == "http://a/g:h"
    assert rfc3987.resolve("http://a/b", "http://c/d", strict=False) == "http://c/d"


def test_compose():
    assert rfc3987.compose(scheme="a", path="b", query="") == "a:b?"
    assert rfc3987.compose(iauthority="h", ipath="/p", port="80") == "//h/p"


@pytest.mark.parametrize("rule", rfc3987.REFERENCE_RULES)
def test_parse_gives_what_a_match_does(rule):
    for text in ("http://é:p@[::1.2.3.4]:80/é?é#é", "//u@h:1/a", "x:é", "//[v1.a]", "//1.2.3.4?#", "é/b", "", "x://h:"):
        found = rfc3987.match(text, rule)
        if found is None:
            with pytest.raises(IriError):
                rfc3987.parse(text, rule)
            continue
        parts = rfc3987.parse(text, rule)
        assert parts.items() >= found.groupdict().items()
        for part in ("authority", "path", "query", "fragment"):
            assert parts[part] == parts.get(f"i{part}", parts[part])
        for group, part in found.groupdict().items():
            start, end = found.span(group)
            assert (start, end) == (-1, -1) if part is None else text[start:end] == part
