"""Reads a document of RDF: rdf.py READER [DOCUMENT BASE]. README.md describes what it writes."""

import json
import re
import subprocess
import sys
import xml.sax


def rdflib(document, base, syntax):
    """The triples, as RDFLib reads them."""
    graph = __import__("rdflib").Graph()
    # RDFLib takes what is given as data for UTF-8.
    with open(document, "rb") as file:
        try:
            graph.parse(file=file, format={"rdfxml": "xml"}.get(syntax, syntax), publicID=base)
        except xml.sax.SAXParseException as error:
            # Without the path of the file.
            sys.exit(error.getMessage())
    return [tuple(map(str, triple)) for triple in graph]


def program(document, base, syntax):
    """The triples in the N-Triples that a program writes."""
    quiet = ["-q"] if reader == "rapper" else []
    command = [reader, *quiet, "-i", syntax, "-o", "ntriples", document, base]
    done = subprocess.run(command, capture_output=True)
    # Its messages have the names of temporary files.
    if done.returncode:
        sys.exit(f"{reader} ended with status {done.returncode}")
    lines = done.stdout.decode()
    triples = re.findall(r'^<(.*?)> <(.*?)> [<"](.*)[>"] \.$', lines, re.MULTILINE)
    return [tuple(map(unescape, triple)) for triple in triples]


def unescape(text):
    number = r"\\u([0-9A-F]{4})|\\U([0-9A-F]{8})"
    return re.sub(number, lambda found: chr(int(found[1] or found[2], 16)), text)


def version():
    if reader == "RDFLib":
        return __import__("rdflib").__version__
    option = {"rapper": "--version", "serdi": "-v"}[reader]
    shown = subprocess.run([reader, option], capture_output=True, check=True).stdout.decode()
    return re.search(r"\d[\d.]*", shown)[0]


reader, *rest = sys.argv[1:]
if not rest:
    print(reader, version())
    sys.exit()
document, base = rest
syntax = "turtle" if document.endswith(".ttl") else "rdfxml"
records = {}
# The predicates have the names of the members.
for subject, predicate, value in (rdflib if reader == "RDFLib" else program)(document, base, syntax):
    records.setdefault(subject, {"id": subject[2:]})[predicate[2:]] = value
for record in records.values():
    print(json.dumps(record))
