"""rfc3986-validator: "Pure python rfc3986 validator"."""

from rfc3986_validator import validate_rfc3986
from driver import serve, text_of


def check(request):
    rule = request["production"].replace("-", "_")
    return {"valid": validate_rfc3986(text_of(request), rule) is not None}


serve("rfc3986-validator", "rfc3986-validator", "https://pypi.org/project/rfc3986-validator/",
      ["RFC 3986"], "validate_rfc3986(text, rule)", {"check": check},
      documents={"check": ["RFC 3986"]}, productions=["URI", "URI-reference"],
      note='"Validates strings according to RFC3986"')
