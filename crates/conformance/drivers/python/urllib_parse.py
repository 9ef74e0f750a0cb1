"""urllib.parse of the standard library.

"RFC 3986 is considered the current standard and any future changes to urllib.parse module should
conform with it." Its documentation says that it does not validate: no check.
"""

from urllib.parse import urljoin, urlsplit
from driver import as_written, base_and_reference, serve, text_of, told, userinfo


def split(request):
    parts = urlsplit(text_of(request))
    # A component that is "not present" is an empty string.
    result = told(scheme=parts.scheme, authority=parts.netloc, path=parts.path,
                  query=parts.query, fragment=parts.fragment)
    if parts.netloc:
        result["userinfo"] = userinfo(parts.username, parts.password)
        # `hostname` is in lower case, without brackets; `port` is a number.
        host = parts.hostname
        if host is not None:
            result["host"] = f"[{host}]" if "[" in parts.netloc else host
        if parts.port is not None:
            result["port"] = str(parts.port)
    return as_written(result, parts.netloc, "host", "port") if parts.netloc else result


def resolve(request):
    return {"text": urljoin(*base_and_reference(request))}


serve("urllib.parse", None, "https://docs.python.org/3/library/urllib.parse.html", ["RFC 3986"],
      "urllib.parse.urlsplit(text)", {"split": split, "resolve": resolve})
