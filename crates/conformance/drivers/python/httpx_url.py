"""httpx: URL, with "URL validation and normalization as described by RFC3986".

"It handles scheme, hostname, port, and path normalization"; userinfo, raw_host, raw_path and query
are bytes as sent. The validation is not offered as a call of its own: no check.
"""

from httpx import URL
from driver import as_written, base_and_reference, serve, text_of, told


def split(request):
    url = URL(text_of(request))
    path, _, query = url.raw_path.decode().partition("?")
    result = told(scheme=url.scheme, userinfo=url.userinfo.decode(), query=query, path=path,
                  host=url.raw_host.decode(), port=str(url.port or ""))
    if url.raw_host and b":" in url.raw_host:
        result["host"] = f"[{result['host']}]"
    # raw_path, "the target when constructing HTTP requests", is "/" if there is no path.
    if path == "/":
        del result["path"]
    return as_written(result, text_of(request), "scheme", "host", "path")


def resolve(request):
    base, reference = base_and_reference(request)
    return {"text": str(URL(base).join(reference))}


serve("httpx", "httpx", "https://www.python-httpx.org/api/#url", ["RFC 3986"], "httpx.URL(text)",
      {"split": split, "resolve": resolve})
