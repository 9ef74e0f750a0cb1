"""yarl: "Yet another URL library".

With encoded=True the text stays as it was written; by default it is encoded again.
"""

from yarl import URL
from driver import as_written, base_and_reference, serve, text_of, told


def split(request):
    url = URL(text_of(request), encoded=True)
    # "or empty string": query and fragment; scheme "for relative URLs".
    result = told(scheme=url.scheme, authority=url.raw_authority, path=url.raw_path,
                  query=url.raw_query_string, fragment=url.raw_fragment, host=url.raw_host)
    # raw_path is "/" for an absolute URL without a path.
    if result["path"] == "/" and url.absolute:
        del result["path"]
    if url.raw_host and ":" in url.raw_host:
        result["host"] = f"[{url.raw_host}]"
    if url.explicit_port is not None:
        result["port"] = str(url.explicit_port)
    return as_written(result, text_of(request), "scheme", "authority", "host", "port")


def resolve(request):
    base, reference = base_and_reference(request)
    return {"text": str(URL(base, encoded=True).join(URL(reference, encoded=True)))}


serve("yarl", "yarl", "https://yarl.aio-libs.org/", ["RFC 3986"],
      "yarl.URL(text, encoded=True)", {"split": split, "resolve": resolve})
