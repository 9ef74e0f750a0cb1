"""rdflib: URIRef, with a base.

n3() does "a limited check for valid URIs, essentially just making sure that the string includes no
illegal characters": no check.
"""

from rdflib import URIRef
from driver import base_and_reference, serve


def resolve(request):
    base, reference = base_and_reference(request)
    return {"text": str(URIRef(reference, base=base))}


serve("rdflib", "rdflib", "https://rdflib.readthedocs.io/", ["RFC 3987"],
      "rdflib.URIRef(reference, base=base)", {"resolve": resolve})
