"""ada-url: "URL parser and manipulator based on the WHAT WG URL standard"."""

import ada_url
from driver import Unsupported, absolute, base_and_reference, serve, text_of, told, userinfo


def split(request):
    url = ada_url.URL(absolute(text_of(request)))
    return told(scheme=url.protocol.removesuffix(":"), host=url.hostname, port=url.port,
                userinfo=userinfo(url.username, url.password or None), path=url.pathname,
                query=url.search.removeprefix("?"), fragment=url.hash.removeprefix("#"))


def resolve(request):
    return {"text": ada_url.join_url(*base_and_reference(request))}


def to_ascii(request):
    if request["input"]["idna"] != "uts46":
        raise Unsupported("domains are processed by UTS #46")
    return {"text": ada_url.idna_to_ascii(request["input"]["host"]).decode()}


serve("ada-url", "ada-url", "https://ada-url.readthedocs.io/", ["URL Standard"],
      "ada_url.URL(text)", {"split": split, "resolve": resolve, "to-ascii": to_ascii})
