"""hyperlink: "A featureful, immutable, and correct URL for Python."

URL, not DecodedURL, has the text as it was written. "Many strings which don't look like URLs are
still valid URLs": no check.
"""

from hyperlink import URL
from driver import as_written, base_and_reference, only_at, serve, text_of


def split(request):
    url = URL.from_text(text_of(request))
    result = {"scheme": url.scheme, "path": "/".join(url.path), "fragment": url.fragment,
              "authority": url.authority(with_password=True) if url.host else "",
              "userinfo": url.userinfo, "host": url.host, "port": str(url.port)}
    if url.rooted and url.path:
        result["path"] = "/" + result["path"]
    # `query` is a tuple of pairs: whether there was a question mark, and its text, are not told.
    result["scheme"] = result["scheme"] or None
    for name in ("authority", "userinfo", "host", "fragment"):
        if not result[name]:
            del result[name]
    if ":" in result.get("host", ""):
        result["host"] = f"[{result['host']}]"
    # `port` is that of the scheme if none is written.
    return as_written(result, text_of(request), "scheme", "authority", "host", "port")


def resolve(request):
    base, reference = base_and_reference(request)
    return {"text": URL.from_text(base).click(reference).to_text(with_password=True)}


def normalize(request):
    return {"text": URL.from_text(text_of(request)).normalize().to_text(with_password=True)}


def to_uri(request):
    return {"text": URL.from_text(text_of(request)).to_uri().to_text(with_password=True)}


def to_iri(request):
    return {"text": URL.from_text(text_of(request)).to_iri().to_text(with_password=True)}


serve("hyperlink", "hyperlink", "https://hyperlink.readthedocs.io/", ["RFC 3986", "RFC 3987"],
      "hyperlink.URL.from_text(text)",
      {"split": split, "resolve": resolve, "normalize": only_at("scheme", normalize),
       "to-uri": to_uri, "to-iri": to_iri})
