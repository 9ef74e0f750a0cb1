"""The functions of the package ``rfc3987``, with the verdicts of the documents.

>>> from iri_grammar.compat import rfc3987
>>> parts = rfc3987.parse("http://example.org/a?b", rule="IRI")
>>> parts["scheme"], parts["authority"], parts["path"], parts["query"], parts["fragment"]
('http', 'example.org', '/a', 'b', None)
>>> rfc3987.match("%C7X", "pct_encoded") is None
True
>>> rfc3987.resolve("http://a/b", "c?d")
'http://a/c?d'
>>> bool(rfc3987.get_compiled_pattern("^%(URI)s$").match("urn:x"))
True

What differs: there are no regular expressions, so that ``patterns`` and ``format_patterns`` are
not here, and a compiled pattern is one rule that a text matches from its start to its end. What
is refused raises ``IriError``, a ``ValueError`` that says why. Two verdicts of that package are not
those of the documents: it takes numbers with leading zeros in an IPv4 address (``[::01.1.1.1]``),
and a line feed after what matches.
"""

from __future__ import annotations

import re
from typing import Dict, Mapping, Optional, Union

from .. import Iri, IriReference, check, generic_split, is_valid, productions

__all__ = ["REFERENCE_RULES", "compose", "get_compiled_pattern", "match", "parse", "resolve"]

#: The rules of whole identifiers, and of what stands after a scheme.
REFERENCE_RULES = (
    "IRI_reference",
    "IRI",
    "absolute_IRI",
    "irelative_ref",
    "irelative_part",
    "URI_reference",
    "URI",
    "absolute_URI",
    "relative_ref",
    "relative_part",
)

_PARTS = ("scheme", "authority", "path", "query", "fragment")


def _rules() -> Dict[str, "tuple[str, str]"]:
    """Of each name, with '_' for '-', its grammar and production. RFC 3986 comes first: the
    productions that both documents have are the same."""
    rules = {"hexdig": ("rfc3986", "HEXDIG")}
    for grammar in ("rfc3986", "rfc3987"):
        for name in productions(grammar):
            rules.setdefault(name.replace("-", "_"), (grammar, name))
    return rules


_RULES = _rules()


def _rule(name: str) -> "tuple[str, str]":
    try:
        return _RULES[name]
    except KeyError:
        raise ValueError(f"there is no rule {name!r}") from None


class Match:
    """A text that a rule matches from its start to its end."""

    __slots__ = ("string", "rule")

    def __init__(self, string: str, rule: str) -> None:
        self.string = string
        self.rule = rule

    def group(self, group: Union[int, str] = 0) -> Optional[str]:
        """The text, or a part of it by the name of its rule."""
        if group in (0, self.rule):
            return self.string
        return self.groupdict()[group]  # type: ignore[index]

    def groupdict(self) -> Dict[str, Optional[str]]:
        """The parts of the text, as ``parse`` has them."""
        return parse(self.string, self.rule) if self.rule in REFERENCE_RULES else {self.rule: self.string}

    def span(self) -> "tuple[int, int]":
        return 0, len(self.string)

    def start(self) -> int:
        return 0

    def end(self) -> int:
        return len(self.string)

    def __repr__(self) -> str:
        return f"<Match of {self.rule}: {self.string!r}>"


class Pattern:
    """A rule, to be matched as a compiled regular expression is."""

    __slots__ = ("rule",)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def match(self, string: str) -> Optional[Match]:
        return match(string, self.rule)

    fullmatch = match

    def __repr__(self) -> str:
        return f"get_compiled_pattern({f'^%({self.rule})s$'!r})"


def match(string: str, rule: str = "IRI_reference") -> Optional[Match]:
    """A match if the whole string is of the rule, else ``None``."""
    grammar, name = _rule(rule)
    return Match(string, rule) if is_valid(string, grammar, name) else None


def get_compiled_pattern(rule: str, flags: int = 0) -> Pattern:
    """A pattern of a rule, by its name or as ``^%(rule)s$``. It matches whole texts; flags
    change nothing.

    >>> get_compiled_pattern("^%(relative_ref)s$").match("#f#g") is None
    True
    """
    template = re.fullmatch(r"\^?%\((\w+)\)s\$?", rule)
    name = template[1] if template else rule
    if not template and name not in _RULES and not name.isidentifier():
        raise NotImplementedError("a pattern is one rule: a name, or '^%(name)s$'")
    _rule(name)
    return Pattern(name)


def parse(string: str, rule: Optional[str] = "IRI_reference") -> Dict[str, Optional[str]]:
    """The components of a string that is of a rule of :data:`REFERENCE_RULES`, by name. Those of
    an IRI are there by the names of RFC 3987 too. Without a rule the string is divided as by RFC
    3986 Appendix B, and not checked.

    >>> parse("http://u@[::1]:80", "URI")["host"]
    '[::1]'
    >>> parse("a b", None)["path"]
    'a b'
    """
    if rule is None:
        return generic_split(string)._asdict()
    if rule not in REFERENCE_RULES:
        _rule(rule)
        raise ValueError(f"{rule} has no components: {', '.join(REFERENCE_RULES)} have")
    grammar, name = _rule(rule)
    check(string, grammar, name)
    reference = IriReference(string)
    parts: Dict[str, Optional[str]] = {part: getattr(reference, part) for part in _PARTS}
    detail = {part: getattr(reference, part) for part in ("userinfo", "host")}
    parts["port"] = reference.port
    form, host = reference.host_form, reference.host
    for literal in ("IPv6address", "IPvFuture", "IPv4address"):
        parts[literal] = host.strip("[]") if host is not None and form == literal else None
    detail["reg_name"] = host if form not in ("IPv6address", "IPvFuture", "IPv4address") else None
    parts.update(_wholes(string, reference.scheme is not None, grammar))
    if grammar == "rfc3987":
        names = ("authority", "path", "query", "fragment")
        parts.update({f"i{part}": parts[part] for part in names})
        parts.update({f"i{part}": value for part, value in detail.items()})
    else:
        parts.update(detail)
    return parts


def _wholes(string: str, has_scheme: bool, grammar: str) -> Dict[str, Optional[str]]:
    """What of a reference each rule of :data:`REFERENCE_RULES` is about."""
    kind, i = ("IRI", "i") if grammar == "rfc3987" else ("URI", "")
    without_fragment = string.partition("#")[0]
    absolute = {kind: string, f"absolute_{kind}": without_fragment}
    relative = {f"{i}relative_ref": string, f"{i}relative_part": without_fragment.partition("?")[0]}
    present, absent = (absolute, relative) if has_scheme else (relative, absolute)
    return {f"{kind}_reference": string, **present, **dict.fromkeys(absent)}


def compose(
    scheme: Optional[str] = None,
    authority: Optional[str] = None,
    path: Optional[str] = None,
    query: Optional[str] = None,
    fragment: Optional[str] = None,
    iauthority: Optional[str] = None,
    ipath: Optional[str] = None,
    iquery: Optional[str] = None,
    ifragment: Optional[str] = None,
    **others: Optional[str],
) -> str:
    """The components put together again (RFC 3986 section 5.3). Others, such as the port, are
    parts of these, and not looked at.

    >>> compose(scheme="http", authority="example.org", path="/a", fragment="")
    'http://example.org/a#'
    """
    authority = iauthority if authority is None else authority
    path = ipath if path is None else path
    query = iquery if query is None else query
    fragment = ifragment if fragment is None else fragment
    pieces = [
        "" if scheme is None else f"{scheme}:",
        "" if authority is None else f"//{authority}",
        path or "",
        "" if query is None else f"?{query}",
        "" if fragment is None else f"#{fragment}",
    ]
    return "".join(pieces)


def resolve(
    base: Union[str, Mapping[str, Optional[str]]],
    uriref: Union[str, Mapping[str, Optional[str]]],
    strict: bool = True,
    return_parts: bool = False,
) -> Union[str, Dict[str, Optional[str]]]:
    """The target of a reference (RFC 3986 section 5.2). Both may be components, as ``parse`` has
    them.

    >>> resolve("http://a/b", "http:g"), resolve("http://a/b", "http:g", strict=False)
    ('http:g', 'http://a/g')
    """
    base = base if isinstance(base, str) else compose(**base)
    uriref = uriref if isinstance(uriref, str) else compose(**uriref)
    base_iri, reference = Iri(base), IriReference(uriref)
    if not strict and reference.scheme is not None and reference.scheme == base_iri.scheme:
        uriref = uriref[len(reference.scheme) + 1 :]
        # Without its scheme, what was a path may begin like one (section 5.2.2, "parser is not strict").
        if reference.authority is None and ":" in uriref.partition("/")[0].partition("?")[0].partition("#")[0]:
            uriref = f"./{uriref}"
    target = str(base_iri.resolve(uriref))
    return generic_split(target)._asdict() if return_parts else target
