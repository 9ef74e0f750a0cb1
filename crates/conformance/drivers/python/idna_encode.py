"""idna: "Internationalized Domain Names in Applications (IDNA)", IDNA2008. With uts46=True a name is mapped
by UTS #46 first, and then still has to be valid by IDNA2008: not the processing of UTS #46."""

import idna
from driver import Unsupported, serve


def to_ascii(request):
    if request["input"]["idna"] != "2008":
        raise Unsupported("IDNA2008")
    return {"text": idna.encode(request["input"]["host"]).decode("ascii")}


serve("idna (Python)", "idna", "https://pypi.org/project/idna/", ["RFC 5891"],
      "idna.encode(host)", {"to-ascii": to_ascii})
