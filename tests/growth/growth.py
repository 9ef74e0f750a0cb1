#!/usr/bin/env python3
"""How processor time, peak memory and output of each command grow with one long line.

    cargo build --profile dist --bin iri
    tests/growth/growth.py [--iri target/dist/iri] [--limit 1.2] [--sizes 10000,20000,40000,80000]
                           [--timeout 60] [--command NAME ...] [--unit NAME ...] [--shard K/N] [--all]

Each of the units below is repeated to lines of these sizes in octets, and each command is run on
them: with and without --steps and its like, for people and with --format jsonl. Of a line n times
as long an exponent of 1 says n times as much, 2 says n * n times. What a run with a short line
takes is taken off. Where the longest line takes little more than a short one there is no exponent.
A text that is copied for each of its parts is seen with longer lines: --sizes 100000,300000,900000.
With --shard K/N, each way of running a command has only every N-th unit; the first has those from the K-th
on, the second those from the one after it, and so on.

Prints each command with its greatest exponents and the units that have them, and each above the
limit; exit status 1 if there is one, or if the object for the longest line of segments is shorter
than the line, which it has to repeat. Processor time is that of the machine: a figure above the
limit is measured again, and the smaller one counts.

Before that, the commands run on files of many lines with different hosts: the peak memory with each of
the options must be within what the page on large files says of them (src/guide/bulk.md), and must not
grow with the number of lines.
"""

import argparse
import math
import os
import pathlib
import re
import resource
import signal
import sys
import tempfile

# ---------------------------------------------------------------- the units


def path(unit):
    return "http://a/", unit, ""


def host(unit):
    return "http://", unit, "/"


def query(unit):
    return "http://a/?", unit, ""


def alone(unit):
    return "", unit, ""


UNITS = {
    "parents": alone("../"),
    "parents-of-a-path": path("x/../"),
    "here": path("./"),
    "slashes": alone("/"),
    "segments": path("a/"),
    "encoded-dots": path("%2E%2e/"),
    "dots": host("."),
    "labels": host("a."),
    "long-label": host("a"),
    "international-labels": host("\u00e9."),
    "long-international-label": host("\u00e9"),
    "ideographic-dots": host("\u3002"),
    "ace-labels": host("xn--bcher-kva."),
    "ace-prefixes": host("xn--"),
    "ace-digits": ("http://xn--", "9", "/"),
    "hebrew-labels": host("\u05d0."),
    "hebrew-ace-labels": host("xn--4dbc1a."),
    "sharp-s": host("\u00df."),
    "encoded-host": host("%C3%A9."),
    "encoded-letters": path("%41"),
    "encoded-utf8": path("%C3%A9"),
    "encoded-not-utf8": path("%E9"),
    "encoded-bidi": path("%E2%80%AE"),
    "encoded-percent": path("%25"),
    "percent": path("%"),
    "latin-1": path("\u00e9"),
    "combining-marks": path("\u0301"),
    "marks-of-two-classes": path("\u0301\u0323"),
    "decomposed": path("e\u0301"),
    "marks-not-in-order": path("e\u0301\u0327"),
    "iota-subscript": path("\u0345\u0301"),
    "compatibility": path("\ufb01"),
    "expanding": path("\ufdfa"),
    "hangul-jamo": path("\u1100\u1161\u11a8"),
    "hangul-jamo-host": host("\u1100\u1161\u11a8."),
    "emoji-joined": path("\U0001f468\u200d"),
    "joiners": path("\u0915\u094d\u200d"),
    "invisible": path("\u200b"),
    "override": path("\u202e"),
    "override-segments": path("\u202e/"),
    "isolates": path("\u2066"),
    "hebrew": path("\u05d0"),
    "both-directions": path("\u05d0a/"),
    "brackets-of-hebrew": path("\u05d0("),
    "mixed-scripts": path("a\u0430/"),
    "private-use": query("\ue000"),
    "pairs": query("a=\u00e9&"),
    "brackets": alone("["),
    "address": ("http://[", "::", "]/"),
    "long-port": ("http://a:", "8", "/"),
    "long-scheme": ("a", "+", ":"),
    "at-signs": ("http://", "a@", "b/"),
    "colons": alone(":"),
    "numbers-signs": path("#"),
    "question-marks": path("?"),
    "spaces": path(" "),
    "quotes": path('"'),
    "backslashes": path("\\"),
    "references": path("&#xE9;"),
    "nul": path("\0"),
    "not-utf8": ("http://a/", b"\xff", ""),
    "surrogates": ("http://a/", b"\xed\xa0\x80", ""),
    "leiri": path("<\u00e9|"),
    "specials": path("\ufff0"),
    "not-characters": path("\ufdd0"),
    "devices": path("con/"),
    "identifiers": ("see ", "http://a.example/b, ", ""),
    "texts-of-a-line": alone("http://a/ "),
    "mailto": ("mailto:", "a@b,", "c@d"),
    "mailto-fields": ("mailto:a@b?", "cc=c@d&", "x=y"),
    "data": ("data:;base64,", "QUJD", ""),
    "urn": ("urn:a:", "b:", "c"),
    "tel": ("tel:", "1-", "1"),
}


def octets(text):
    return text if isinstance(text, bytes) else text.encode()


def line(unit, size):
    prefix, repeated, suffix = map(octets, UNITS[unit])
    return prefix + repeated * max(1, size // len(repeated)) + suffix


# ---------------------------------------------------------------- the commands

PAIR = ["--column", "1,2", "--separator", "tab"]
COMMANDS = {
    "parse": (["parse"], []),
    "parse leiri": (["parse", "--document", "leiri"], []),
    "components": (["components"], []),
    "check": (["check"], []),
    "lint": (["lint"], []),
    "lint strict": (["lint", "--profile", "strict"], []),
    "to-uri": (["to-uri"], ["--steps"]),
    "to-uri bis": (["to-uri", "--document", "rfc3987bis"], ["--steps", "--ways"]),
    "to-uri idna": (["to-uri", "--idna", "idna2008"], ["--steps"]),
    "to-iri": (["to-iri"], ["--steps"]),
    "to-iri idna": (["to-iri", "--idna", "uts46"], ["--steps"]),
    "find": (["find"], []),
    "leiri": (["leiri"], ["--steps"]),
    "transcode": (["transcode", "--charset", "utf-8"], ["--steps"]),
    "from-path": (["from-path"], ["--steps"]),
    "host": (["host"], ["--steps"]),
    "prepare": (["prepare"], ["--steps"]),
    "prepare typed": (["prepare", "--typed=all-marks"], ["--steps"]),
    "prepare split": (["prepare", "--whitespace", "split"], ["--steps"]),
    "resolve": (["resolve", "http://a/b/c/d?q"], ["--steps"]),
    "resolve 2001": (["resolve", "--document", "url-i18n-07", "http://a/b/c"], ["--steps"]),
    "resolve pairs": (["resolve", *PAIR], ["--steps"]),
    "relative": (["relative", "http://a/b/c/d?q"], []),
    "relative pairs": (["relative", *PAIR], []),
    "normalize": (["normalize"], ["--steps"]),
    "normalize protocol": (["normalize", "--rung", "scheme"], ["--steps"]),
    "compare": (["compare", *PAIR], []),
    "bidi": (["bidi"], []),
    "bidi 2001": (["bidi", "--url-i18n-07", "--notation", "hebrew"], []),
    "display": (["display", "--repertoire", "Latin"], ["--steps"]),
}


def variants(name):
    """Each way of running a command, with what is said of it."""
    arguments, more = COMMANDS[name]
    for option in [None, *more]:
        for form in ("human", "jsonl"):
            words = [*arguments, *([option] if option else []), "--format", form]
            yield " ".join(filter(None, [name, option, form])), words


# ---------------------------------------------------------------- measuring

FIGURES = ("time", "memory", "octets")
# Below this above a short line, in seconds and octets, nothing is said of the growth.
LEAST = (0.03, 6 << 20, 1 << 16)


def run(program, arguments, path, timeout):
    """Seconds of processor, peak memory and output in octets; None after so many seconds."""
    with tempfile.TemporaryFile() as out:
        child = os.fork()
        if child == 0:
            try:
                os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
                os.dup2(out.fileno(), 1)
                os.dup2(out.fileno(), 2)
                resource.setrlimit(resource.RLIMIT_CPU, (timeout, timeout))
                jobs = [] if "--jobs" in arguments else ["--jobs", "1"]
                os.execv(program, [program, *arguments, *jobs, "--file", path])
            finally:
                # The folder is that of the parent.
                os._exit(127)
        _, status, used = os.wait4(child, 0)
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL):
            return None
        assert os.WIFEXITED(status) and os.WEXITSTATUS(status) < 2, (arguments, path, status)
        written = os.fstat(out.fileno()).st_size
        return used.ru_utime + used.ru_stime, used.ru_maxrss * 1024, written


def exponent(sizes, values):
    """The slope of the line through the logarithms."""
    points = [(math.log(size), math.log(value)) for size, value in zip(sizes, values) if value > 0]
    if len(points) < 2:
        return 0.0
    x, y = (sum(axis) / len(points) for axis in zip(*points))
    return sum((a - x) * (b - y) for a, b in points) / sum((a - x) ** 2 for a, _ in points)


class Measure:
    def __init__(self, options, folder):
        self.options, self.sizes, self.folder = options, options.sizes, folder

    def file(self, unit, size, pair):
        text = line(unit, size)
        text = text + b"\t" + text if pair else text
        path = self.folder / "line"
        path.write_bytes(text + b"\n")
        return str(path)

    def once(self, words, unit, size):
        pair = "--column" in words
        return run(self.options.iri, words, self.file(unit, size, pair), self.options.timeout)

    def exponents(self, words, unit, base):
        """The exponents of all figures, None where too little is used; infinite after a timeout."""
        longest = self.once(words, unit, self.sizes[-1])
        if longest is None:
            return [math.inf] * 3
        above = [now - then for now, then in zip(longest, base)]
        if all(value < least for value, least in zip(above, LEAST)):
            return [None] * 3
        found = None
        for _ in range(3):
            rows = [self.once(words, unit, size) for size in self.sizes]
            if None in rows:
                return [math.inf] * 3
            columns = [[value - then for value in column]
                       for column, then in zip(zip(*rows), base)]
            now = [exponent(self.sizes, column) if column[-1] >= least else None
                   for column, least in zip(columns, LEAST)]
            found = now if found is None else [
                min(one, other) if one is not None and other is not None else None
                for one, other in zip(found, now)]
            if all(value is None or value <= self.options.limit for value in found):
                break
        return found


# ---------------------------------------------------------------- files of many lines

PAGE = pathlib.Path(__file__).parents[2] / "src/guide/bulk.md"
# Which options a row of the table on the page is about, by its beginning.
ROWS = {
    "results": [["check"], ["normalize"], ["lint"], ["find"], ["normalize", "--column", "1"]],
    "`--format jsonl`": [["check", "--format", "jsonl"], ["normalize", "--format", "jsonl"]],
    "`--count`": [["check", "--count"], ["check", "--count", "--format", "jsonl"],
                  ["find", "--count"]],
}
# The number of lines. The first file fills every buffer, and has more hosts than there is room for in memory.
LINES = (1_600_000, 6_400_000)


def many_lines(path, count, length):
    """Lines with different hosts, in no order; the hosts have at least this length."""
    with open(path, "w") as out:
        for number in range(count):
            name = f"{number * 2654435761 % 2**32:x}".ljust(length, "a")
            out.write(f"http://{name}.example.org/{number}\n")


def memory_of_files(options, folder):
    """Prints the peak memory. Returns what is more than the page says, or grows with the file."""
    limits = dict(re.findall(r"^\| (results|`--[^`]*`).* \| (\d+) MiB", PAGE.read_text("utf-8"), re.M))
    assert set(limits) == set(ROWS), limits
    files = [folder / f"lines-{count}" for count in LINES]
    for path, count in zip(files, LINES):
        many_lines(path, count, 1)
    long = folder / "long-hosts"
    many_lines(long, 100_000, 990)
    above = []
    for row, commands in ROWS.items():
        limit = int(limits[row])
        for words in commands:
            peaks = [run(options.iri, [*words, "--jobs", "2"], str(path), 600)[1] / 2**20
                     for path in (*files, long)]
            print(f"{' '.join(words):36} " + " ".join(f"{peak:9.1f} MiB" for peak in peaks), flush=True)
            if max(peaks) > limit or peaks[1] > peaks[0] * 1.5:
                above.append(f"{' '.join(words)}: {peaks} MiB; the page says {limit} MiB")
    return above


def shown(value):
    return "-" if value is None else f"{value:.2f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--iri", default="target/dist/iri", type=os.path.abspath)
    parser.add_argument("--limit", default=1.2, type=float)
    parser.add_argument("--timeout", default=60, type=int, help="seconds of processor for a run")
    parser.add_argument("--sizes", default=[10_000, 20_000, 40_000, 80_000],
                        type=lambda text: sorted(map(int, text.split(","))))
    parser.add_argument("--command", action="extend", nargs="+", choices=COMMANDS, metavar="NAME")
    parser.add_argument("--unit", action="extend", nargs="+", choices=UNITS, metavar="NAME")
    parser.add_argument("--shard", default="0/1", help="K/N: every N-th unit from the K-th on")
    parser.add_argument("--all", action="store_true", help="prints the exponents of all units")
    options = parser.parse_args()
    if not os.access(options.iri, os.X_OK):
        parser.error(f"--iri: {options.iri} cannot be run")
    if len(options.sizes) < 2:
        parser.error("--sizes: at least two")
    part, parts = map(int, options.shard.split("/"))
    above, silent = [], []
    with tempfile.TemporaryDirectory() as folder:
        files = memory_of_files(options, pathlib.Path(folder))
    print(f"{'':36} " + " ".join(f"{figure:>28}" for figure in FIGURES))
    with tempfile.TemporaryDirectory() as folder:
        measure = Measure(options, pathlib.Path(folder))
        for name in options.command or COMMANDS:
            for title, words in variants(name):
                base = measure.once(words, "segments", 2)
                longest = measure.once(words, "segments", options.sizes[-1])
                if "jsonl" in words and longest is not None and longest[2] < options.sizes[-1]:
                    silent.append(title)
                greatest = [(0.0, "")] * 3
                chosen, part = list(options.unit or UNITS)[part % parts :: parts], part + 1
                for unit in chosen:
                    found = measure.exponents(words, unit, base)
                    if options.all:
                        print(f"  {unit:34} " + " ".join(f"{shown(it):>28}" for it in found))
                    for index, value in enumerate(found):
                        if value is None:
                            continue
                        greatest[index] = max(greatest[index], (value, unit))
                        if value > options.limit:
                            above.append((title, unit, FIGURES[index], value))
                cells = (f"{value:.2f} {unit}" if unit else "-" for value, unit in greatest)
                print(f"{title:36} " + " ".join(f"{cell:>28}" for cell in cells), flush=True)
    print(f"\n{len(options.unit or UNITS)} units; above {options.limit}: {len(above)}")
    for title, unit, figure, value in above:
        print(f"  {title}, {unit}: {figure} {value:.2f}")
    for title in silent:
        print(f"  {title}: the object is shorter than the line")
    for line in files:
        print(f"  {line}")
    return 1 if above or silent or files else 0


if __name__ == "__main__":
    sys.exit(main())
