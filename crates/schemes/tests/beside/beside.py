#!/usr/bin/env python3
"""Writes table.md: which implementations accept the identifiers of texts.txt, beside `iri check --schemes`.

    beside.py --iri target/release/iri [--check] [--node FOLDER]

An implementation takes part if its package is installed: those of Python where this script runs, those of npm
in FOLDER/node_modules, those of Perl and Java where Debian installs them. Others print SKIPPED, and keep their column. With
--check nothing is written, and a column that differs is an error.
"""

import argparse
import importlib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

HERE = pathlib.Path(__file__).parent
TABLE = HERE / "table.md"


class Absent(Exception):
    """An implementation is not installed."""


def package(name):
    """Imports a package of Python."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise Absent(f"the Python package {name.partition('.')[0]} is not installed") from error


def each(texts, schemes, accepts):
    """Returns the verdicts of a function of Python on texts of these schemes; an exception rejects."""
    verdicts = {}
    for text in texts:
        if text.partition(":")[0] in schemes:
            try:
                verdicts[text] = bool(accepts(text))
            except Exception:
                verdicts[text] = False
    return verdicts


def email_utils(texts):
    """Each address, percent-decoded, is one that parseaddr returns unchanged."""
    from email.utils import parseaddr

    def accepts(text):
        to = urllib.parse.urlsplit(text).path
        addresses = [urllib.parse.unquote(it) for it in to.split(",")] if to else []
        return all(parseaddr(it)[1] == it and "@" in it for it in addresses)

    return each(texts, {"mailto"}, accepts)


def phonenumbers(texts):
    """parse takes the notation of RFC 3966; a local number needs no context here."""
    library = package("phonenumbers")
    return each(texts, {"tel"}, lambda text: library.parse(text, None))


def urnparse(texts):
    library = package("urnparse")
    return each(texts, {"urn"}, library.URN8141.from_string)


def rfc3986(texts):
    """The validator checks the components that are there by RFC 3986."""
    library = package("rfc3986")
    validators = package("rfc3986.validators")

    def accepts(text):
        validators.Validator().check_validity_of("scheme", "userinfo", "host", "port", "path", "query", "fragment").validate(
            library.uri_reference(text)
        )
        return True

    return each(texts, {text.partition(":")[0] for text in texts}, accepts)


PERL = r"""
use strict; use warnings; use URI; use JSON::PP;
my %read = (
    mailto => sub { $_[0]->to; $_[0]->headers }, data => sub { $_[0]->media_type; $_[0]->data },
    urn => sub { $_[0]->nid; $_[0]->nss }, ldap => sub { $_[0]->dn; $_[0]->scope; $_[0]->filter },
    file => sub { $_[0]->file('unix') }, sip => sub { $_[0]->user; $_[0]->host }, sips => sub { $_[0]->user; $_[0]->host },
    news => sub { $_[0]->group }, nntp => sub { $_[0]->group }, ftp => sub { $_[0]->host }, http => sub { $_[0]->host },
    https => sub { $_[0]->host });
while (my $text = <STDIN>) {
    chomp $text;
    my ($scheme) = $text =~ /^([^:]*):/;
    my $read = $read{$scheme} or next;
    my $accepts = eval { local $SIG{__WARN__} = sub { die @_ }; $read->(URI->new($text)); 1 };
    print encode_json({text => $text, accepts => $accepts ? JSON::PP::true : JSON::PP::false}), "\n";
}
"""


def perl_uri(texts):
    """The methods of the scheme are called; a text is rejected if one dies or warns."""
    if not shutil.which("perl") or subprocess.run(["perl", "-MURI", "-e", "1"], capture_output=True).returncode:
        raise Absent("Perl with URI is not installed")
    return of_lines(run(["perl", "-e", PERL], texts))


NODE = r"""
const { createRequire } = require('module');
const load = createRequire(process.argv[2] + '/x.js');
const text = require('fs').readFileSync(0, 'utf8');
const accepts = new Function('load', 'return ' + process.argv[3])(load);
for (const line of text.split('\n').filter(Boolean)) {
  let accepted = false;
  try { accepted = Boolean(accepts(line)); } catch {}
  console.log(JSON.stringify({ text: line, accepts: accepted }));
}
"""


def npm(name, schemes, function):
    """Returns an implementation of npm: `function` is one of JavaScript, of `load`."""

    def verdicts(texts):
        installed = ARGUMENTS.node and pathlib.Path(ARGUMENTS.node).resolve()
        if not shutil.which("node") or name and not (installed and (installed / "node_modules" / name).is_dir()):
            raise Absent(f"{name or 'node'} is not installed")
        script = ["node", "-e", NODE, "x", str(installed or "/"), function]
        mine = [text for text in texts if schemes is None or text.partition(":")[0] in schemes]
        return of_lines(run(script, mine))

    return verdicts


JAVA = """
import java.util.Scanner;
import org.apache.jena.iri.IRIFactory;

public class Beside {
    public static void main(String[] arguments) {
        var factory = IRIFactory.iriImplementation();
        var lines = new Scanner(System.in, java.nio.charset.StandardCharsets.UTF_8);
        while (lines.hasNextLine()) {
            System.out.println(!factory.create(lines.nextLine()).hasViolation(false));
        }
    }
}
"""


def jena_iri(texts):
    """jena-iri with its usual configuration; a text is rejected if it has an error, not a warning."""
    jars = [pathlib.Path("/usr/share/java", it) for it in ("jena-iri.jar", "slf4j-api.jar")]
    if not shutil.which("java") or not all(it.exists() for it in jars):
        raise Absent("Java with Debian's libapache-jena-java is not installed")
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "Beside.java")
        source.write_text(JAVA, "utf-8")
        lines = run(["java", "-cp", ":".join(map(str, jars)), str(source)], texts).splitlines()
    return {text: line == "true" for text, line in zip(texts, lines, strict=True)}


def x4ld(_):
    raise Absent("Apache Jena's x4ld is published by Maven only, which these scripts do not ask")


def run(command, texts):
    done = subprocess.run(command, input="\n".join(texts) + "\n", capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        sys.exit(f"{command[0]}: {done.stderr}")
    return done.stdout


def of_lines(lines):
    return {it["text"]: it["accepts"] for it in map(json.loads, lines.splitlines())}


IMPLEMENTATIONS = {
    "email.utils": email_utils,
    "phonenumbers": phonenumbers,
    "urnparse": urnparse,
    "rfc3986": rfc3986,
    "Perl URI": perl_uri,
    "mailto-parser": npm("mailto-parser", {"mailto"}, "t => load('mailto-parser').parse(t).addresses.length"),
    "uri-js": npm("uri-js", None, "t => !load('uri-js').parse(t).error"),
    "fast-uri": npm("fast-uri", None, "t => !load('fast-uri').parse(t).error"),
    "libphonenumber-js": npm("libphonenumber-js", {"tel"}, "t => load('libphonenumber-js').parsePhoneNumberWithError(t)"),
    "data-urls": npm("data-urls", {"data"}, "t => load('data-urls')(t)"),
    "valid-data-url": npm("valid-data-url", {"data"}, "t => load('valid-data-url')(t)"),
    "parse-data-url": npm("parse-data-url", {"data"}, "t => load('parse-data-url')(t)"),
    "URL of Node": npm("", None, "t => new URL(t)"),
    "Jena IRI": jena_iri,
    "Jena x4ld": x4ld,
}


def ours(texts):
    """Returns for each text the rule and the section that reject it; an empty text if none does."""
    command = [ARGUMENTS.iri, "check", "--schemes", "--format", "jsonl", "-"]
    done = subprocess.run(command, input="\n".join(texts) + "\n", capture_output=True, text=True, encoding="utf-8")
    found = {}
    for text, line in zip(texts, done.stdout.splitlines(), strict=True):
        result = json.loads(line)
        error = result.get("error") or {}
        found[text] = f"`{error['production']}`, {error['document']} section {error['section']}" if error else ""
    return found


def known():
    """Returns the verdicts in the table as it is."""
    verdicts = {}
    if TABLE.exists():
        lines = [line for line in TABLE.read_text("utf-8").splitlines() if line.startswith("| ")]
        names = [cell.strip() for cell in lines[0].strip("|").split(" | ")]
        for line in lines[2:]:
            cells = [cell.strip() for cell in line.strip("|").split(" | ")]
            for name, cell in zip(names[1:-1], cells[1:-1]):
                verdicts.setdefault(name, {})[cells[0].strip("`")] = cell
    return verdicts


def main():
    texts = [line for line in (HERE / "texts.txt").read_text("utf-8").splitlines() if line and not line.startswith("#")]
    columns = {"iri": {}}
    rules = ours(texts)
    columns["iri"] = {text: "no" if rules[text] else "yes" for text in texts}
    before, skipped, differs = known(), [], []
    for name, implementation in IMPLEMENTATIONS.items():
        try:
            verdicts = implementation(texts)
        except Absent as reason:
            print(f"SKIPPED: {name}: {reason}")
            skipped.append(name)
            columns[name] = before.get(name, {})
            continue
        columns[name] = {text: "yes" if verdict else "no" for text, verdict in verdicts.items()}
    for name, column in columns.items():
        for text in texts:
            if column.get(text, "-") != before.get(name, {}).get(text, "-"):
                differs.append(f"{name}: {text}: {before.get(name, {}).get(text, '-')} -> {column.get(text, '-')}")
    if ARGUMENTS.check:
        print("\n".join(differs))
        sys.exit(bool(differs))
    TABLE.write_text(table(texts, columns, rules), "utf-8")


def table(texts, columns, rules):
    shown = {name: column for name, column in columns.items() if column}
    absent = [name for name, column in columns.items() if not column]
    lines = [
        "# Who accepts what",
        "",
        "Written by `beside.py` from `texts.txt`: whether each implementation accepts the identifier, by the functions",
        "for its scheme that it has; `-` if it has none. The last column is the rule that rejects it here.",
        "",
    ]
    if absent:
        lines += [f"Not asked: {', '.join(absent)}.", ""]
    lines.append("| identifier | " + " | ".join(shown) + " | rule |")
    lines.append("| --- " * (len(shown) + 2) + "|")
    for text in texts:
        cells = [column.get(text, "-") for column in shown.values()]
        lines.append(f"| `{text}` | " + " | ".join(cells) + f" | {rules[text]} |")
    lines += ["", "How many of the texts an implementation judges as `iri check --schemes` does:", ""]
    lines += ["| implementation | judged | alike | accepts what is rejected here | rejects what is accepted here |", "| --- | --- | --- | --- | --- |"]
    for name, column in shown.items():
        if name != "iri":
            judged = [text for text in texts if text in column]
            more = sum(column[text] == "yes" and columns["iri"][text] == "no" for text in judged)
            less = sum(column[text] == "no" and columns["iri"][text] == "yes" for text in judged)
            lines.append(f"| {name} | {len(judged)} | {len(judged) - more - less} | {more} | {less} |")
    return "\n".join(lines) + "\n"


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--iri", required=True, help="the program")
parser.add_argument("--node", help="a folder with node_modules")
parser.add_argument("--check", action="store_true", help="compare, and write nothing")
ARGUMENTS = parser.parse_args()
main()
