"""rfc3987: "Parsing and validation of URIs (RFC 3986) and IRIs (RFC 3987)"."""

import rfc3987
from driver import base_and_reference, serve, text_of

RULES = {rule.replace("_", "-"): rule for rule in rfc3987.patterns}


def check(request):
    return {"valid": rfc3987.match(text_of(request), RULES[request["production"]]) is not None}


def split(request):
    rule = "URI_reference" if request["document"] == "RFC 3986" else "IRI_reference"
    return rfc3987.parse(text_of(request), rule)


def resolve(request):
    return {"text": rfc3987.resolve(*base_and_reference(request))}


serve("rfc3987", "rfc3987", "https://pypi.org/project/rfc3987/", ["RFC 3986", "RFC 3987"],
      "rfc3987.match(text, rule)", {"check": check, "split": split, "resolve": resolve},
      documents={"check": ["RFC 3986", "RFC 3987"]}, productions=sorted(RULES),
      note='"Parsing and validation of URIs (RFC 3986) and IRIs (RFC 3987)"')
