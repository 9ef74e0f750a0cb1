"""Replaces RDFLib's check of IRIs and its resolution of references by RFC 3987.

RDFLib accepts any text as an IRI that has none of eleven characters. It resolves with ``urllib.parse.urljoin``,
which knows only a list of schemes; in N3 and Turtle, it resolves with a function of its own.

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

A relative reference is valid, since RDFLib also checks references before it resolves them. If the base is not
an IRI, or the other text is not a reference, RDFLib's own function resolves.
"""

from __future__ import annotations

from importlib import import_module
from typing import Callable, Dict, Tuple

import rdflib.term  # noqa: F401, if RDFLib is not installed, the error is raised here

from . import Iri, IriError, is_valid

__all__ = ["install", "uninstall"]

#: The functions of RDFLib 7 that check an IRI, and those that resolve a reference.
_CHECKS = [("rdflib.term", "_is_valid_uri"), ("rdflib.namespace", "_is_valid_uri")]
_JOINS = [
    ("rdflib.term", "urljoin"),
    ("rdflib.namespace", "urljoin"),
    ("rdflib.plugins.parsers.rdfxml", "urljoin"),
    ("rdflib.plugins.parsers.notation3", "join"),
    ("rdflib.plugins.shared.jsonld.context", "urljoin"),
    ("rdflib.plugins.shared.jsonld.util", "urljoin"),
]

#: The functions of RDFLib that ``install`` replaced.
_originals: Dict[Tuple[str, str], Callable[..., object]] = {}


def install() -> None:
    """Replaces the functions of RDFLib, in the whole process."""
    if _originals:
        return
    originals = {(module, name): getattr(import_module(module), name) for module, name in [*_CHECKS, *_JOINS]}
    _originals.update(originals)
    for module, name in _CHECKS:
        setattr(import_module(module), name, _is_reference)
    for module, name in _JOINS:
        setattr(import_module(module), name, _join_or(_originals[module, name]))


def uninstall() -> None:
    """Restores the functions of RDFLib."""
    for module, name in list(_originals):
        setattr(import_module(module), name, _originals.pop((module, name)))


def _is_reference(text: object) -> bool:
    # RDFLib also checks its namespaces, some of which are classes.
    return is_valid(str(text), rule="IRI-reference")


def _join_or(original: Callable[..., object]) -> Callable[..., object]:
    """Returns a function that resolves by RFC 3987, or by the original function if that is not possible."""

    def join(base: str, reference: str, **options: object) -> object:
        try:
            return str(Iri(base).resolve(reference))
        except (IriError, TypeError):
            return original(base, reference, **options)

    return join
