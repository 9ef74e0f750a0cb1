"""RDFLib's check of IRIs and its resolution of references, by the grammar of RFC 3987.

RDFLib takes for an IRI whatever has none of eleven characters, and resolves by ``urllib.parse.urljoin``,
which has a list of schemes, and by a function of its own in N3 and Turtle.

>>> import iri_grammar.rdflib
>>> from rdflib import URIRef
>>> iri_grammar.rdflib.install()
>>> URIRef("../c", base="x://a/b/d")
rdflib.term.URIRef('x://a/c')
>>> URIRef("http://a/%zz").n3()
Traceback (most recent call last):
    ...
Exception: "http://a/%zz" does not look like a valid URI, I cannot serialize this as N3/Turtle. Perhaps you wanted to urlencode it?
>>> iri_grammar.rdflib.uninstall()

A relative reference is valid, as RDFLib has them before they are resolved. Where a base is no IRI, or what is
resolved is no reference, the result is RDFLib's.
"""

from __future__ import annotations

from importlib import import_module
from typing import Callable, Dict, Tuple

import rdflib.term  # noqa: F401, so that it is missed here

from . import Iri, IriError, is_valid

__all__ = ["install", "uninstall"]

#: Where RDFLib 7 asks whether a text is an IRI, and where it resolves.
_CHECKS = [("rdflib.term", "_is_valid_uri"), ("rdflib.namespace", "_is_valid_uri")]
_JOINS = [
    ("rdflib.term", "urljoin"),
    ("rdflib.namespace", "urljoin"),
    ("rdflib.plugins.parsers.rdfxml", "urljoin"),
    ("rdflib.plugins.parsers.notation3", "join"),
    ("rdflib.plugins.shared.jsonld.context", "urljoin"),
    ("rdflib.plugins.shared.jsonld.util", "urljoin"),
]

#: What stood there before.
_theirs: Dict[Tuple[str, str], Callable[..., object]] = {}


def install() -> None:
    """From now on RDFLib asks this package, in the whole process."""
    if _theirs:
        return
    found = {place: getattr(import_module(place[0]), place[1]) for place in [*_CHECKS, *_JOINS]}
    _theirs.update(found)
    for module, name in _CHECKS:
        setattr(import_module(module), name, _is_reference)
    for module, name in _JOINS:
        setattr(import_module(module), name, _joins(_theirs[module, name]))


def uninstall() -> None:
    """RDFLib has its own functions again."""
    for module, name in list(_theirs):
        setattr(import_module(module), name, _theirs.pop((module, name)))


def _is_reference(text: object) -> bool:
    # RDFLib asks about its namespaces as well, some of which are classes.
    return is_valid(str(text), rule="IRI-reference")


def _joins(theirs: Callable[..., object]) -> Callable[..., object]:
    def join(base: str, reference: str, **options: object) -> object:
        try:
            return str(Iri(base).resolve(reference))
        except (IriError, TypeError):
            return theirs(base, reference, **options)

    return join
