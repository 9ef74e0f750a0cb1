"""rfc3986: "A Python implementation of RFC 3986 including validation and authority parsing".

IRIReference is "encoded into an URIReference object via the procedure specified in RFC 3987 Section 3.1".
"""

import rfc3986
from rfc3986.validators import Validator
from driver import base_and_reference, only_at, serve, text_of

COMPONENTS = ("scheme", "userinfo", "host", "path", "query", "fragment")


def check(request):
    reference = rfc3986.uri_reference(text_of(request))
    validator = Validator().check_validity_of(*COMPONENTS)
    if request["production"] == "URI":
        validator = validator.require_presence_of("scheme")
    validator.validate(reference)
    return {"valid": True}


def split(request):
    is_uri = request["document"] == "RFC 3986"
    parse = rfc3986.uri_reference if is_uri else rfc3986.iri_reference
    reference = parse(text_of(request))
    names = (*COMPONENTS, "authority", "port")
    result = {name: getattr(reference, name) for name in names}
    # `path` is None where it is empty.
    return {**result, "path": result["path"] or ""}


def resolve(request):
    base, reference = base_and_reference(request)
    # The default is strict=False, RFC 3986's way for backward compatibility.
    return {"text": rfc3986.uri_reference(reference).resolve_with(base, strict=True).unsplit()}


def normalize(request):
    return {"text": rfc3986.normalize_uri(text_of(request))}


def to_uri(request):
    return {"text": rfc3986.iri_reference(text_of(request)).encode().unsplit()}


serve("rfc3986", "rfc3986", "https://rfc3986.readthedocs.io/", ["RFC 3986", "RFC 3987"],
      "rfc3986.uri_reference(text)",
      {"check": check, "split": split, "resolve": resolve,
       "normalize": only_at("syntax", normalize), "to-uri": to_uri},
      documents={"check": ["RFC 3986"], "resolve": ["RFC 3986"], "normalize": ["RFC 3986"]},
      productions=["URI", "URI-reference"],
      note='"A Python implementation of RFC 3986 including validation and authority parsing"')
