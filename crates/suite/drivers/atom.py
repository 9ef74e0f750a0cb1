"""Reads a feed by feedparser: atom.py READER [DOCUMENT BASE]."""

import json
import sys

import feedparser

reader, *rest = sys.argv[1:]
if not rest:
    print(reader, feedparser.__version__)
    sys.exit()
document, base = rest
headers = {"content-location": base, "content-type": "application/atom+xml"}
with open(document, "rb") as file:
    feed = feedparser.parse(file.read(), response_headers=headers)
for entry in feed.entries:
    href = next((link.href for link in entry.get("links", [])), None)
    print(json.dumps({"id": entry.id.removeprefix("x:"), "reads": entry.title, "href": href}))
