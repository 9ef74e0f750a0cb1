"""boltons.urlutils: a URL type after RFC 3986.

"do not expect this function to validate form inputs": no check.
"""

from boltons.urlutils import URL, parse_url
from driver import as_written, base_and_reference, only_at, serve, text_of, told, userinfo


def split(request):
    # A "basic dictionary" with the parts as they are written.
    parts = parse_url(text_of(request))
    result = told(scheme=parts["scheme"], authority=parts["authority"], path=parts["path"],
                  query=parts["query"], fragment=parts["fragment"], host=parts["host"])
    # A password that is not there is an empty string.
    if parts["username"] and parts["password"]:
        result["userinfo"] = userinfo(parts["username"], parts["password"])
    if parts["host"] and ":" in parts["host"]:
        result["host"] = f"[{parts['host']}]"
    if parts["port"]:
        result["port"] = str(parts["port"])
    return as_written(result, parts["authority"] or "", "port")


def resolve(request):
    base, reference = base_and_reference(request)
    return {"text": URL(base).navigate(reference).to_text()}


def normalize(request):
    url = URL(text_of(request))
    url.normalize()
    return {"text": url.to_text()}


serve("boltons", "boltons", "https://boltons.readthedocs.io/en/latest/urlutils.html", ["RFC 3986"],
      "boltons.urlutils.URL(text)",
      {"split": split, "resolve": resolve, "normalize": only_at("syntax", normalize)})
