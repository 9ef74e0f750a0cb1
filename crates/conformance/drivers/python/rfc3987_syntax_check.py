"""rfc3987-syntax: "Helper functions to syntactically validate strings according to RFC 3987"."""

import rfc3987_syntax
from driver import serve, text_of

PREFIX = "is_valid_syntax_"
CHECKS = {
    name.removeprefix(PREFIX).replace("_", "-"): getattr(rfc3987_syntax, name)
    for name in dir(rfc3987_syntax) if name.startswith(PREFIX)
}
# The names of the RFC, some of which have capital letters.
PRODUCTIONS = ["IRI", "IRI-reference", "absolute-IRI", "ihier-part", "irelative-ref",
               "irelative-part", "iauthority", "ihost", "ireg-name", "ipath", "ipath-abempty",
               "ipath-absolute", "ipath-noscheme", "ipath-rootless", "isegment", "isegment-nz",
               "isegment-nz-nc", "ipchar", "iquery", "ifragment", "iunreserved", "ucschar",
               "iprivate", "iuserinfo", "port", "IP-literal", "IPvFuture", "IPv6address", "h16",
               "ls32", "IPv4address", "dec-octet", "unreserved", "sub-delims"]


def check(request):
    return {"valid": CHECKS[request["production"].lower()](text_of(request))}


serve("rfc3987-syntax", "rfc3987-syntax", "https://pypi.org/project/rfc3987-syntax/", ["RFC 3987"],
      "rfc3987_syntax.is_valid_syntax_iri(text)", {"check": check},
      documents={"check": ["RFC 3987"]},
      productions=[name for name in PRODUCTIONS if name.lower() in CHECKS],
      note='"Helper functions to syntactically validate strings according to RFC 3987."')
