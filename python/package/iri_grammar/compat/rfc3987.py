"""The functions of the package ``rfc3987``, by the grammars of the documents.

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

The groups are those of ``rfc3987`` with the package ``regex``. These are the differences:

- There are no regular expressions. ``patterns`` and ``format_patterns`` do not exist, and a compiled
  pattern is one rule that matches a whole text.
- A rejected text raises an ``IriError``, a ``ValueError`` that says why.
- Three verdicts of ``rfc3987`` contradict the documents: it accepts leading zeros in an IPv4 address
  (``[::01.1.1.1]``) and a line feed at the end, and rejects ``[V1.a]``, whose "v" can have either case
  (RFC 5234 section 2.3).
- ``resolve`` raises an ``IriError`` if the result of RFC 3986 section 5.2 is not an identifier, or means a
  different one: for ``foo:/.//x`` it is ``foo://x``, where ``x`` is an authority.
"""

from __future__ import annotations

import re
from operator import itemgetter
from typing import Callable, Dict, Literal, Mapping, Optional, Tuple, Union, overload

from .. import Iri, IriReference, _iri_grammar, check, generic_split, is_valid, productions
from .._arguments import checked_text, wrong_type
from ..names import Grammar

__all__ = ["REFERENCE_RULES", "compose", "get_compiled_pattern", "match", "parse", "resolve"]

#: The rules of references and their parts after the scheme.
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


class NoRule(KeyError, ValueError):
    """The error for a name that no rule has."""

    def __str__(self) -> str:
        return f"there is no rule {self.args[0]!r}"


def _rules() -> Dict[str, "tuple[Grammar, str]"]:
    """Returns the grammar and production of each rule. Names of rules have '_' for '-'. A rule of both
    documents is the production of RFC 3986."""
    rules: Dict[str, "tuple[Grammar, str]"] = {"hexdig": ("rfc3986", "HEXDIG")}
    grammars: "list[Grammar]" = ["rfc3986", "rfc3987"]
    for grammar in grammars:
        for name in productions(grammar):
            rules.setdefault(name.replace("-", "_"), (grammar, name))
    return rules


_RULES = _rules()


def _rule(name: str) -> "tuple[Grammar, str]":
    """Returns the grammar and production of a rule."""
    try:
        return _RULES[name]
    except KeyError:
        raise NoRule(name) from None


_ADDRESSES = ("IPv6address", "IPv4address", "IPvFuture")


def _groups() -> Dict[str, Tuple[str, ...]]:
    """Returns the names of the groups of each rule, in the order of the package ``rfc3987``."""
    groups: Dict[str, Tuple[str, ...]] = {name: (name,) for name in ("scheme", "port", "IPv4address", "IPvFuture")}
    groups.update(ls32=("IPv4address",), IPv6address=_ADDRESSES[:2], IP_literal=_ADDRESSES)
    for i, kind in (("", "URI"), ("i", "IRI")):
        host = (f"{i}host", *_ADDRESSES, f"{i}reg_name")
        authority = (f"{i}authority", f"{i}userinfo", *host, "port")
        hier = (*authority, f"{i}path")
        relative = (f"{i}relative_ref", f"{i}relative_part", *hier, f"{i}query", f"{i}fragment")
        absolute = (f"absolute_{kind}", "scheme", *hier, f"{i}query")
        whole = (kind, *absolute, f"{i}fragment")
        groups.update({
            f"{i}host": host, f"{i}authority": authority, f"{i}hier_part": hier, f"{i}relative_ref": relative,
            f"{i}relative_part": relative[1:-2], f"absolute_{kind}": absolute, kind: whole,
            f"{kind}_reference": (f"{kind}_reference", *whole, *relative[:2]),
        })  # fmt: skip
        for name in ("userinfo", "reg_name", "query", "fragment"):
            groups[f"{i}{name}"] = (f"{i}{name}",)
        for form in ("", "_abempty", "_absolute", "_noscheme", "_rootless", "_empty"):
            groups[f"{i}path{form}"] = (f"{i}path",)
    return groups


_GROUPS = _groups()

#: The texts that make a part a reference, if they precede and follow it.
_AROUND = {
    "hier_part": ("a:", ""),
    "authority": ("//", ""),
    "host": ("//", ""),
    "IP_literal": ("//", ""),
    "IPv6address": ("//[", "]"),
}

Span = Tuple[int, int]

_compat = _iri_grammar._compat

#: The parts of a reference, in the order of the compiled part.
_PARTS: Tuple[str, ...] = tuple(_compat.PARTS)


def _uri_rule(name: str) -> str:
    """Returns the rule of URIs that corresponds to a rule of IRIs."""
    name = name.replace("IRI", "URI")
    return name[1:] if name.startswith("i") else name


def _selection(rule: str) -> "tuple[tuple[str, ...], Callable[[Tuple[Optional[str], ...]], Tuple[Optional[str], ...]]]":
    """Returns the keys of the result of ``parse`` for a rule of references, and a function that selects the
    values from the parts."""
    groups = _GROUPS[rule]
    aliases = [part for part in _ALIASES if part not in groups]
    indices = [_PARTS.index(_uri_rule(group)) for group in groups]
    # The compiled function adds None after the parts. It is the value of an alias that the rule lacks.
    indices += [_PARTS.index(part) if f"i{part}" in groups else len(_PARTS) for part in aliases]
    return (*groups, *aliases), itemgetter(*indices)


#: The keys that each result of ``parse`` has, also for rules of IRIs.
_ALIASES = ("authority", "path", "query", "fragment")

_SELECTIONS = {rule: _selection(rule) for rule in REFERENCE_RULES}


def _group_spans(string: str, rule: str) -> Dict[str, Optional[Span]]:
    """Returns start and end of each group in a string that matches the rule."""
    groups = _GROUPS.get(rule, ())
    if rule == "ls32":
        return {"IPv4address": (0, len(string)) if "." in string else None}
    before, after = _AROUND.get(_uri_rule(rule), ("", ""))
    if len(groups) == 1:
        return {groups[0]: (0, len(string))}
    spans = _spans(before + string + after) if groups else {}
    found = {group: spans.get(_uri_rule(group)) for group in groups}
    shift = len(before)
    return {group: span and (span[0] - shift, span[1] - shift) for group, span in found.items()}


def _spans(text: str) -> Dict[str, Span]:
    """Returns start and end of each part of a reference, by the names of RFC 3986."""
    return {part: span for part, span in zip(_PARTS, _compat.spans(text)) if span}


class Match:
    """A text that a rule matches from its start to its end."""

    __slots__ = ("string", "rule", "_found")

    def __init__(self, string: str, rule: str) -> None:
        self.string = string
        self.rule = rule
        self._found: Optional[Dict[str, Optional[Span]]] = None

    def _spans(self) -> Dict[str, Optional[Span]]:
        if self._found is None:
            self._found = _group_spans(self.string, self.rule)
        return self._found

    def span(self, group: Union[int, str] = 0) -> Span:
        """Returns start and end of a group; ``(-1, -1)`` if it is absent."""
        if group == 0:
            return 0, len(self.string)
        names = list(self._spans())
        try:
            name = names[group - 1] if isinstance(group, int) and group > 0 else group
            return self._spans()[name] or (-1, -1)  # type: ignore[index]
        except (KeyError, IndexError):
            raise IndexError("no such group") from None

    def start(self, group: Union[int, str] = 0) -> int:
        return self.span(group)[0]

    def end(self, group: Union[int, str] = 0) -> int:
        return self.span(group)[1]

    def __getitem__(self, group: Union[int, str]) -> Optional[str]:
        start, end = self.span(group)
        return None if start < 0 else self.string[start:end]

    @overload
    def group(self, group: Union[int, str] = 0, /) -> Optional[str]: ...
    @overload
    def group(
        self, group: Union[int, str], another: Union[int, str], /, *groups: Union[int, str]
    ) -> Tuple[Optional[str], ...]: ...
    def group(self, *groups: Union[int, str]) -> Union[Optional[str], Tuple[Optional[str], ...]]:
        """Returns the text, or a group by the name of its rule; a tuple for several groups."""
        found = tuple(self[group] for group in groups or (0,))
        return found[0] if len(found) == 1 else found

    def groups(self, default: Optional[str] = None) -> Tuple[Optional[str], ...]:
        return tuple(self.groupdict(default).values())

    def groupdict(self, default: Optional[str] = None) -> Dict[str, Optional[str]]:
        """Returns the groups by the names of their rules."""
        return {name: default if span is None else self.string[slice(*span)] for name, span in self._spans().items()}

    @property
    def re(self) -> Pattern:
        return Pattern(self.rule)

    def __repr__(self) -> str:
        return f"<Match of {self.rule}: {self.string!r}>"


class Pattern:
    """A rule with the methods of a compiled regular expression."""

    __slots__ = ("rule", "whole")

    def __init__(self, rule: str, whole: bool = True) -> None:
        self.rule = rule
        #: Whether the pattern begins with ``^`` and ends with ``$``.
        self.whole = whole

    def match(self, string: str) -> Optional[Match]:
        if not self.whole:
            raise NotImplementedError(f"only whole texts are matched: fullmatch, or '^%({self.rule})s$'")
        return match(string, self.rule)

    search = match

    def fullmatch(self, string: str) -> Optional[Match]:
        return match(string, self.rule)

    def __repr__(self) -> str:
        return f"get_compiled_pattern({f'^%({self.rule})s$'!r})"


def match(string: str, rule: str = "IRI_reference") -> Optional[Match]:
    """Returns a match if the rule accepts the whole string, otherwise ``None``."""
    grammar, name = _rule(checked_text("match", "rule", rule))
    checked_text("match", "string", string)
    return Match(string, rule) if is_valid(string, grammar, name) else None


def get_compiled_pattern(rule: str, flags: int = 0) -> Pattern:
    """Returns the pattern of a rule, given as ``^%(rule)s$``. It matches whole texts; ``flags`` has no
    effect. Without ``^`` and ``$``, only ``fullmatch`` works.

    >>> get_compiled_pattern("^%(relative_ref)s$").match("#f#g") is None
    True
    """
    checked_text("get_compiled_pattern", "rule", rule)
    template = re.fullmatch(r"(\^?)%\((\w+)\)s(\$?)", rule)
    if not template and not rule.isidentifier():
        raise NotImplementedError("a pattern is one rule: '^%(name)s$'")
    name = template[2] if template else rule
    _rule(name)
    return Pattern(name, bool(template and template[1] and template[3]))


def parse(string: str, rule: Optional[str] = "IRI_reference") -> Dict[str, Optional[str]]:
    """Returns the groups of a string that matches a rule, by name, always with authority, path, query and
    fragment. With ``rule=None`` the string is divided by RFC 3986 Appendix B, and not checked.

    >>> parse("http://u@[::1]:80", "URI")["host"]
    '[::1]'
    >>> parse("a b", None)["path"]
    'a b'
    """
    if rule is None:
        return generic_split(checked_text("parse", "string", string))._asdict()
    grammar, name = _rule(checked_text("parse", "rule", rule))
    if rule in _SELECTIONS:
        keys, select = _SELECTIONS[rule]
        return dict(zip(keys, select(_compat.parts(string, grammar, name))))
    check(checked_text("parse", "string", string), grammar, name)
    parts = Match(string, rule).groupdict()
    for part in _ALIASES:
        parts.setdefault(part, parts.get(f"i{part}"))
    return parts


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
    """Recomposes components (RFC 3986 section 5.3). Other groups, such as the port, have no effect: they
    are parts of the components.

    >>> compose(scheme="http", authority="example.org", path="/a", fragment="")
    'http://example.org/a#'
    """
    given = {
        "scheme": scheme, "authority": authority, "path": path, "query": query, "fragment": fragment,
        "iauthority": iauthority, "ipath": ipath, "iquery": iquery, "ifragment": ifragment,
    }  # fmt: skip
    for name, value in given.items():
        if value is not None and not isinstance(value, str):
            raise wrong_type("compose", name, "str or None", value)
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


_Parts = Union[str, Mapping[str, Optional[str]]]


def _text(argument: str, value: object) -> str:
    """Returns an argument of ``resolve`` as a text: it is one, or its components."""
    if isinstance(value, Mapping):
        return compose(**value)
    if isinstance(value, str):
        return value
    raise wrong_type("resolve", argument, "str or a mapping of components", value)


@overload
def resolve(base: _Parts, uriref: _Parts, strict: bool = True, return_parts: Literal[False] = False) -> str: ...


@overload
def resolve(
    base: _Parts, uriref: _Parts, strict: bool = True, *, return_parts: Literal[True]
) -> Dict[str, Optional[str]]: ...


@overload
def resolve(
    base: _Parts, uriref: _Parts, strict: bool = True, return_parts: bool = False
) -> Union[str, Dict[str, Optional[str]]]: ...


def resolve(
    base: _Parts, uriref: _Parts, strict: bool = True, return_parts: bool = False
) -> Union[str, Dict[str, Optional[str]]]:
    """Resolves a reference (RFC 3986 section 5.2). Base and reference are texts, or components as
    ``parse`` returns them.

    >>> resolve("http://a/b", "http:g"), resolve("http://a/b", "http:g", strict=False)
    ('http:g', 'http://a/g')
    """
    base, uriref = _text("base", base), _text("uriref", uriref)
    base_iri, reference = Iri(base), IriReference(uriref)
    if not strict and reference.scheme is not None and reference.scheme == base_iri.scheme:
        uriref = uriref[len(reference.scheme) + 1 :]
        # The rest of the reference can begin like a scheme (RFC 3986 section 5.2.2: the parser is not strict).
        if reference.authority is None and ":" in uriref.partition("/")[0].partition("?")[0].partition("#")[0]:
            uriref = f"./{uriref}"
    target = str(base_iri.resolve(uriref))
    return generic_split(target)._asdict() if return_parts else target


#: The examples of RFC 3986 section 5.4, with the targets that a strict parser returns.
_EXAMPLES = {
    "g:h": "g:h", "g": "http://a/b/c/g", "./g": "http://a/b/c/g", "g/": "http://a/b/c/g/", "/g": "http://a/g",
    "//g": "http://g", "?y": "http://a/b/c/d;p?y", "g?y": "http://a/b/c/g?y", "#s": "http://a/b/c/d;p?q#s",
    "g#s": "http://a/b/c/g#s", "g?y#s": "http://a/b/c/g?y#s", ";x": "http://a/b/c/;x", "g;x": "http://a/b/c/g;x",
    "g;x?y#s": "http://a/b/c/g;x?y#s", "": "http://a/b/c/d;p?q", ".": "http://a/b/c/", "./": "http://a/b/c/",
    "..": "http://a/b/", "../": "http://a/b/", "../g": "http://a/b/g", "../..": "http://a/", "../../": "http://a/",
    "../../g": "http://a/g", "../../../g": "http://a/g", "../../../../g": "http://a/g", "/./g": "http://a/g",
    "/../g": "http://a/g", "g.": "http://a/b/c/g.", ".g": "http://a/b/c/.g", "g..": "http://a/b/c/g..",
    "..g": "http://a/b/c/..g", "./../g": "http://a/b/g", "./g/.": "http://a/b/c/g/", "g/./h": "http://a/b/c/g/h",
    "g/../h": "http://a/b/c/h", "g;x=1/./y": "http://a/b/c/g;x=1/y", "g;x=1/../y": "http://a/b/c/y",
    "g?y/./x": "http://a/b/c/g?y/./x", "g?y/../x": "http://a/b/c/g?y/../x", "g#s/./x": "http://a/b/c/g#s/./x",
    "g#s/../x": "http://a/b/c/g#s/../x",
}  # fmt: skip
setattr(resolve, "test_cases_base", "http://a/b/c/d;p?q")
setattr(resolve, "test_cases", _EXAMPLES)
