"""pydantic: AnyUrl, "Base type for all URLs", by the URL Standard: it is the crate url."""

from pydantic import AnyUrl
from driver import absolute, serve, text_of, told, userinfo


def split(request):
    url = AnyUrl(absolute(text_of(request)))
    result = told(scheme=url.scheme, host=url.host, query=url.query, fragment=url.fragment,
                  path=url.path or "")
    if url.username is not None or url.password is not None:
        result["userinfo"] = userinfo(url.username, url.password)
    # `port` is that of the scheme if none is written.
    if url.port is not None and f":{url.port}" in str(url):
        result["port"] = str(url.port)
    return result


serve("pydantic", "pydantic", "https://docs.pydantic.dev/latest/api/networks/", ["URL Standard"],
      "pydantic.AnyUrl(text)", {"split": split})
