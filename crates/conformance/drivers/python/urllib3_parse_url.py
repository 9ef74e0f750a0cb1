"""urllib3: parse_url, "This parser is RFC 3986 and RFC 6874 compliant"."""

from urllib3.util import parse_url
from driver import as_written, serve, text_of, told


def split(request):
    url = parse_url(text_of(request))
    # "Fields not provided will be None"; `path` is None where it is empty. "Both the scheme and
    # host are normalized as they are both case-insensitive according to RFC 3986."
    result = {"scheme": url.scheme, "authority": url.authority, "userinfo": url.auth,
              "host": url.host, "path": url.path or "", "query": url.query,
              "fragment": url.fragment, "port": None if url.port is None else str(url.port)}
    return as_written(result, text_of(request), "scheme", "authority", "host", "port")


serve("urllib3", "urllib3", "https://urllib3.readthedocs.io/en/stable/reference/urllib3.util.html",
      ["RFC 3986"], "urllib3.util.parse_url(text)", {"split": split})
