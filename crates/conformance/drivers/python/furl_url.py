"""furl: "furl is a small Python library that makes parsing and manipulating URLs easy"."""

from furl import furl
from driver import as_written, base_and_reference, serve, text_of, told, userinfo


def split(request):
    url = furl(text_of(request))
    # str() of the path, query and fragment is encoded again.
    result = told(scheme=url.scheme, authority=url.netloc, path=str(url.path),
                  query=str(url.query), fragment=str(url.fragment), host=url.host)
    # username and password are decoded.
    result["userinfo"] = userinfo(url.username, url.password)
    if not result["userinfo"]:
        del result["userinfo"]
    # `port` is that of the scheme if none is written.
    if url.port is not None and f":{url.port}" in (url.netloc or ""):
        result["port"] = str(url.port)
    return as_written(result, text_of(request), "scheme", "authority", "host",
                      "userinfo", "path", "query", "fragment")


def resolve(request):
    base, reference = base_and_reference(request)
    return {"text": furl(base).join(reference).url}


serve("furl", "furl", "https://github.com/gruns/furl", [], "furl(text)",
      {"split": split, "resolve": resolve})
