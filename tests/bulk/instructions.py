#!/usr/bin/env python3
"""Counts the instructions that each bulk command takes for a line, and holds them against figures.

    cargo build --profile dist --bin iri
    tests/bulk/instructions.py [--iri target/dist/iri] [--write]

The lines are addresses as people use them, made from a seed, unless a row names others. Valgrind
counts the instructions of a run with some lines and of one with more: the difference is that of the
lines, without the beginning of the program, and does not depend on what else the machine does. Exit
status 1 if a command takes a tenth more than `instructions.toml` says; --write writes that file. The
figures are those of the profile `dist` on x86-64: another compiler may have others.
"""

import argparse
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

FIGURES = pathlib.Path(__file__).with_name("instructions.toml")
FEW, MANY = 500, 2500
MOST = 1.1
JSONL = ["--format", "jsonl"]
RESOLVE = ["resolve", "http://a/b/c/d;p?q"]
COMMANDS = {
    "check": ["check"],
    "check -q": ["check", "-q"],
    "check --count": ["check", "--count"],
    "check, objects": ["check", *JSONL],
    "check, empty lines": ["check"],
    "check, lines of one letter": ["check"],
    "to-uri": ["to-uri", "--file"],
    "to-uri, objects": ["to-uri", *JSONL, "--file"],
    "resolve": [*RESOLVE, "--file"],
    "resolve, objects": [*RESOLVE, *JSONL, "--file"],
    "normalize": ["normalize", "--file"],
    "components": ["components", "--file"],
    "components, objects": ["components", *JSONL, "--file"],
    "find": ["find"],
    "prepare": ["prepare", "--file"],
    "lint": ["lint"],
    "lint, many scripts": ["lint"],
    "bidi": ["bidi", "--file"],
    "from-path": ["from-path", "--file"],
}

WORDS = "about archive blog category docs download en forum help image index item library news page \
product profile research search shop static support tag user video weather".split()
TOPS = ["com", "org", "net", "de", "co.uk", "example", "edu", "fr"]


def address(random):
    """An address as people use them: one of twenty is not all of US-ASCII, one of fifty not valid."""
    word = lambda: random.choice(WORDS)
    host = ".".join([*random.choice([["www"], [], [word()]]), word() + word(), random.choice(TOPS)])
    path = "".join(f"/{word()}" for _ in range(random.randrange(5)))
    path += random.choice(["", "/", ".html", f"-{random.randrange(10_000)}.php", "/%E3%81%82"])
    query = f"?{word()}={random.randrange(1000)}&{word()}={word()}" if random.random() < 0.2 else ""
    fragment = f"#{word()}" if random.random() < 0.05 else ""
    other = random.choices(["", "/r\u00e9sum\u00e9", "/\u4e2d\u6587", "/a b"], [93, 3, 2, 2])[0]
    scheme = random.choices(["http", "https", "ftp"], [60, 38, 2])[0]
    return f"{scheme}://{host}{path}{other}{query}{fragment}"


SCRIPTS = ["latin", "\u043a\u0438\u0440", "\u03b1\u03b2\u03b3", "\u4e2d\u6587", "\u304b\u306a"]


def many_scripts(random):
    """An address with words of several scripts; one word of ten mixes two of them."""
    letters = lambda: "".join(random.sample(SCRIPTS, random.choices([1, 2], [90, 10])[0]))
    word = lambda: "".join(random.choices(letters(), k=6))
    return f"http://example.org/{word()}/{word()}?{word()}"


# The lines of the rows whose lines are not addresses.
LINES = {
    "check, empty lines": lambda _: "",
    "check, lines of one letter": lambda _: "a",
    "lint, many scripts": many_scripts,
}


def instructions(iri, command, file):
    """The instructions of a run, which may find that a line is not valid."""
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    run = subprocess.run([*valgrind, iri, *command, file, "--exit-zero", "--jobs", "1"],
                         stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    count = re.search(rb"Collected : (\d+)", run.stderr)
    if run.returncode != 0 or not count or not run.stdout and command[0] != "check":
        sys.exit(f"{' '.join(command)}: exit status {run.returncode}: {run.stderr.decode()}")
    return int(count[1])


def measured(iri):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "lines.txt")
        for name, command in COMMANDS.items():
            generator, line = random.Random(3987), LINES.get(name, address)
            lines, counts = [line(generator) + "\n" for _ in range(MANY)], []
            for number in (FEW, MANY):
                file.write_text("".join(lines[:number]), "utf-8", newline="")
                counts.append(instructions(iri, command, file))
            yield name, (counts[1] - counts[0]) // (MANY - FEW)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--iri", default="target/dist/iri")
    arguments.add_argument("--write", action="store_true")
    arguments = arguments.parse_args()
    iri = str(pathlib.Path(arguments.iri).resolve(strict=True))
    if not shutil.which("valgrind"):
        print("SKIPPED: there is no valgrind to count instructions with", flush=True)
        return 0
    if arguments.write:
        figures = "".join(f'"{name}" = {count}\n' for name, count in measured(iri))
        FIGURES.write_text(f"# Instructions a line; written by instructions.py --write.\n{figures}")
        return 0
    import tomllib
    wanted, worse = tomllib.loads(FIGURES.read_text()), []
    assert wanted.keys() == COMMANDS.keys(), f"{FIGURES} has other commands"
    for name, count in measured(iri):
        print(f"{name:26} {count:6} instructions a line; the figure is {wanted[name]}", flush=True)
        if count > MOST * wanted[name]:
            worse.append(name)
    if worse:
        print(f"more than {MOST} times the figure: {'; '.join(worse)}")
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
