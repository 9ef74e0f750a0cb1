"""Reads the links of a PDF that a program makes of a document: pdf.py READER [DOCUMENT BASE]."""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

reader, *rest = sys.argv[1:]
programs = {"rsvg-convert": "rsvg-convert", "chromium-print": "chromium"}


def run(*arguments):
    command = [programs[reader], *arguments]
    done = subprocess.run(command, capture_output=True)
    # Its messages have the names of temporary files.
    if done.returncode:
        sys.exit(f"{reader} ended with status {done.returncode}")
    return done.stdout.decode()


if not rest:
    print(reader, re.search(r"\d[\d.]*", run("--version"))[0])
    sys.exit()
document = pathlib.Path(rest[0]).absolute()
with tempfile.TemporaryDirectory() as folder:
    pdf = pathlib.Path(folder, "out.pdf")
    if reader == "rsvg-convert":
        run("-f", "pdf", "-o", pdf, document)
    else:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        profile = f"--user-data-dir={folder}/profile"
        run("--headless", *sandbox, profile, f"--print-to-pdf={pdf}", document.as_uri())
    octets = pdf.read_bytes()
# A reference that is no link in the PDF has no URI.
missing = re.findall(rb"/r/([\w-]+)", document.read_bytes().replace(b"\0", b""))
missing = {name.decode(): None for name in missing}
# ISO 32000-1 section 7.3.4.2: a string in parentheses, with escapes.
for uri in re.findall(rb"/URI \(((?:\\.|[^\\)])*)\)", octets, re.DOTALL):
    escape = lambda found: bytes([int(found[1], 8)]) if found[1] else found[2]
    uri = re.sub(rb"\\(?:([0-7]{3})|(.))", escape, uri).decode()
    # A text that is no reference is a link of this form.
    if text := re.fullmatch("text:(.*?):(.*)", uri):
        print(json.dumps({"id": text[1], "reads": urllib.parse.unquote(text[2])}))
    else:
        name = re.search("/r/([\\w-]+)", uri)[1]
        # A link that is broken over lines is there twice.
        missing.pop(name, None)
        print(json.dumps({"id": name, "href": uri}))
for name in missing:
    print(json.dumps({"id": name}))
