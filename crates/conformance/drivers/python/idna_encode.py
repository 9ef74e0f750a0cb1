"""idna: "Internationalized Domain Names in Applications (IDNA)": IDNA2008, and UTS #46 by an option."""

import idna
from driver import Unsupported, serve


def to_ascii(request):
    version, host = request["input"]["idna"], request["input"]["host"]
    if version == "2003":
        raise Unsupported("IDNA2008 and UTS #46")
    encoded = idna.encode(host) if version == "2008" else idna.encode(host, uts46=True)
    return {"text": encoded.decode("ascii")}


serve("idna (Python)", "idna", "https://pypi.org/project/idna/", ["RFC 5891", "UTS 46"],
      "idna.encode(host)", {"to-ascii": to_ascii})
