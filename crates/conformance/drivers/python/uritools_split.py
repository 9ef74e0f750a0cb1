"""uritools: "This module provides RFC 3986 compliant functions for parsing".

isuri() and its like only look whether there is a scheme: no check.
"""

from uritools import urijoin, urisplit
from driver import base_and_reference, serve, text_of

COMPONENTS = ("scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment")


def split(request):
    parts = urisplit(text_of(request))
    return {name: getattr(parts, name) for name in COMPONENTS}


def resolve(request):
    return {"text": urijoin(*base_and_reference(request))}


serve("uritools", "uritools", "https://uritools.readthedocs.io/", ["RFC 3986"],
      "uritools.urisplit(text)", {"split": split, "resolve": resolve})
