#!/usr/bin/env python3
"""Runs each bulk command on very many lines: undisturbed, and killed and started again at random.

    cargo build --profile dist --bin iri
    tests/soak/soak.py [--lines 10000000] [--seed 3987] [--commands NAME,NAME...] [--jobs N]
                       [--interruptions 20] [--folder FOLDER] [--iri target/dist/iri]

The lines are made from the seed, 1000 at a time, and written to a file in the folder, for which it
needs 100 octets a line. Of the undisturbed run, each result has to be that of the line whose turn
it is, with a result where the line is one that the command accepts, and none where it is not UTF-8.
Memory has to be flat: in the second half of the lines at most 10 % and 8 MB above the first half,
without its first tenth; below a million lines that is not judged. The other run is ended by SIGINT, SIGTERM or SIGKILL after a
random number of octets of results, and started again on the same lines, of which it leaves out those
whose results are complete (--skip), as src/guide/bulk_recipes.md has it. Its joined results have to be
those of the undisturbed run, octet by octet, and at least half of the interruptions have to come: one at most for 128 KiB.

Where a result is one line of text, lines of text are looked at, with --on-invalid empty, and
objects too; of all other commands objects. Prints a line for each; exit status 1 if something is
wrong.
"""

import argparse
import hashlib
import os
import pathlib
import random
import re
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time

PIECE = 1000
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGKILL]
# After so many seconds without a result the program hangs.
PATIENCE = 300
# With fewer lines than these there is no run, and memory is not judged.
LEAST, LEAST_FOR_MEMORY = PIECE, 1_000_000


class Wrong(Exception):
    """What went wrong."""


# ---------------------------------------------------------------- the lines

NUMBER = b"{n}"


def octets(text):
    return text if isinstance(text, bytes) else text.encode()


HOSTS = ["example.com", "EXAMPLE.com:80", "user@c.example", "[2001:db8::7]", "127.0.0.1",
         "r\u00e9sum\u00e9.example", "\u05d0\u05d1.example", "%66.example", "xn--fsq.example"]
PATHS = ["/{n}", "/%7euser/./{n}", "/a/../{n}", "/ros\u00e9/{n}", "/x?q=%e9{n}", "/\U00020000#{n}",
         "/\u05d2/{n}\u05d3", "/a%20b/{n}?x=\u00e9&y=%C3%A9#\u05d4"]
IRIS = [f"http://{host}{path}" for host in HOSTS for path in PATHS]
# In these `find` finds an identifier.
FOUND = IRIS + ["see \"http://a.example/{n}\" and <URL:http://b.example/{n}>", "(https://a.example/{n})."]
OTHER = [
    # Relative references, and other schemes.
    "../a/{n}", "{n}", "//other.example/{n}", "#{n}", "?{n}", "urn:isbn:{n}", "data:,{n}",
    "mailto:a{n}@b.example", "./a:b/{n}",
    # Not valid.
    "http://h/a b{n}", "http://h/%zz{n}", "http://[::1::2]/{n}", "http://h:80a/{n}", "1http:{n}",
    "http://h/<{n}>", "http://h/\ufffd{n}", "http://h/#a#{n}", "http://h/\0{n}", "http://h/\r{n}",
    "http://h/\\{n}|^`", "http://h/\ufdd0{n}",
    # Not seen, or not what they seem.
    "\ufeff{n}", "http://h/\u200b{n}\u00ad", "http://h/\u202e{n}\u202c", "http://h/a\ufeff{n}\u2060",
    "http://h/\u3164{n}\U000e0041", "http://h/\u0430{n}", "http://h/?\ue000{n}",
    "http://h/e\u0301{n}",
    # Not UTF-8.
    b"http://h/\xff{n}", b"\xe9{n}", b"http://h/\xed\xa0\x80{n}", b"http://h/{n}\xf4\x90",
    b"\xc3{n}\xc3",
]
EMPTY = [""] * 3
# What stands before it stays, also where dot segments go.
LONG = ["/a", "/\u00e9", "/a/..", "/%2e", "\u05d0", "%C3%A9", "&\u200b", " b"]
NAMES = ["h{n}.example", "H{n}.EXAMPLE.", "h{n}.r\u00e9sum\u00e9", "fa\u00df{n}.de",
         "h{n}.\u05d0\u05d1", "xn--fsq.h{n}", "xn--h{n}", "h{n}..b", "-h{n}-", "h_{n}",
         "h{n}.\u200d", "\u3002h{n}", "127.0.0.{n}", "h{n}%41", "h{n} ", "\u2603{n}",
         "h{n}." + "a" * 64, "h{n}\u0301.b", b"h{n}\xff"]


PAIRS = [f"{iri}\tHTTP{iri[4:]}" for iri in IRIS]
# What each command has a result for, but these commands not for what has this.
ACCEPTED = {*IRIS, *PAIRS, *NAMES[:6]}
BUT = {"lint": "user@", "to-iri": "[^\0-\x7f]", "relative": r"/\.\.?/", "leiri": "%66", "bidi": "\u05d2"}


def accepts(name, template):
    """Whether a command has a result for a template; None where that is not known here."""
    try:
        octets(template).decode()
    except UnicodeDecodeError:
        # RFC 3987 section 6.4: a name of other octets has a reference.
        return None if name == "from-path" else False
    but = name in BUT and re.search(BUT[name], octets(template).decode())
    return True if template in ACCEPTED and not but else None


class Lines:
    """The lines of a kind, in a file. A number is that of a line, from 0."""

    KINDS = {
        "texts": (FOUND, OTHER + EMPTY),
        "pairs": ([], PAIRS + ["\t", "{n}\thttp://a/{n}"] +
                      [b"http://a/{n}\t" + octets(text) for text in OTHER + EMPTY]),
        "hosts": ([], NAMES + EMPTY),
    }

    def __init__(self, kind, count, seed, folder):
        self.kind, self.count, self.seed = kind, count, seed
        self.path = pathlib.Path(folder) / kind
        found, other = self.KINDS[kind]
        self.texts = found + other
        self.templates = [octets(text).split(NUMBER) for text in self.texts]
        self.found = [True] * len(found) + [False] * len(other)
        # Whether each text of the line has the number.
        self.numbered = [all(NUMBER in one for one in octets(text).split(b"\t"))
                         for text in found + other]
        # As many valid ones as others.
        self.weights = [1 / len(some) for some in (found, other) for _ in some]
        self.octets = 0
        with open(self.path, "wb") as file:
            for first in range(0, count, PIECE):
                piece = b"".join(self.made(first))
                if first + PIECE >= count:
                    piece = piece.rstrip(b"\r\n")
                self.octets += file.write(piece)

    def chosen(self, first):
        """The templates of the lines of a piece, as indices, their ends, and what chooses on."""
        generator = random.Random(f"{self.seed} {self.kind} {first}")
        indices = range(len(self.templates))
        chosen = generator.choices(indices, self.weights, k=min(PIECE, self.count - first))
        return chosen, generator.choices([b"\n", b"\r\n"], [9, 1], k=len(chosen)), generator

    def made(self, first):
        chosen, ends, generator = self.chosen(first)
        for number, (template, end) in enumerate(zip(chosen, ends), first):
            line = (b"n%dn" % number).join(self.templates[template])
            # One in a hundred has some thousand octets, one in 20,000 has 64 KiB.
            if line and self.is_long(number):
                size = 1 << 16 if number % 20_000 == 10_007 else generator.randrange(1 << 12)
                unit = octets(generator.choice(LONG))
                line += unit * (size // len(unit))
            yield line + end

    def is_long(self, number):
        """Whether more stands after the template."""
        return number % 100 == 7 and self.kind != "hosts"


# ---------------------------------------------------------------- the results


class Results:
    """The results of one line each, joined over all runs: those of a piece are hashed."""

    def __init__(self, lines, name, form):
        self.lines, self.form = lines, form
        self.accepted = [accepts(name, text) for text in lines.texts]
        # A command that has lines of text has its result in the objects, too.
        self.has_output = TEXT in COMMANDS[name][2]
        self.done = 0
        self.pieces, self.piece = [], []
        self.chosen, self.ends = [], []

    def take(self, results):
        """Takes results without their LF."""
        for result in results:
            number = self.done
            if number == self.lines.count:
                raise Wrong(f"more results than lines: {shown(result)}")
            if number % PIECE == 0:
                self.chosen, self.ends, _ = self.lines.chosen(number)
            self.judge(number, result)
            self.piece.append(result)
            self.done += 1
            if self.done % PIECE == 0:
                self.end_piece()

    def judge(self, number, result):
        """A result has to be that of the line with this number."""
        template = self.chosen[number % PIECE]
        if self.form == TEXT:
            result = self.without_end(number, result)
        if self.form == OBJECTS:
            if not result.startswith(b'{"file":"-","line":%d,' % (number + 1)):
                raise Wrong(f"line {number + 1}: not its object: {shown(result)}")
            has_result = b'"ok":true,' in result
            if has_result and self.has_output and b'"output":null' in result:
                raise Wrong(f"line {number + 1}: no output: {shown(result)}")
        elif self.form == "messages":
            if result and not result.startswith(b"-:%d:" % (number + 1)):
                raise Wrong(f"line {number + 1}: not its message: {shown(result)}")
            has_result = not result
        else:
            has_result = bool(result)
        is_message = self.form == "messages"
        if result and not is_message and self.lines.numbered[template] and b"n%dn" % number not in result:
            raise Wrong(f"line {number + 1}: the result of another line: {shown(result)}")
        accepted = self.accepted[template]
        if accepted is not None and accepted != has_result and not self.lines.is_long(number):
            wanted = "no result" if accepted else "a result for what is not UTF-8"
            raise Wrong(f"line {number + 1}: {wanted}: {shown(result)}")

    def without_end(self, number, result):
        """A result that is a line of text ends as its line does; the last line has no end, and its result LF."""
        has_crlf = self.ends[number % PIECE] == b"\r\n" and number + 1 < self.lines.count
        if result.endswith(b"\r") != has_crlf:
            raise Wrong(f"line {number + 1}: not the end of its line: {shown(result)}")
        return result.removesuffix(b"\r")

    def end_piece(self):
        self.pieces.append(hashlib.blake2b(b"\n".join(self.piece), digest_size=16).digest())
        self.ended(self.piece)
        self.piece = []

    def ended(self, piece):
        """What is to be done with a piece that is hashed."""

    def stop(self):
        """The run has been ended; what is not complete is made again."""

    def finish(self):
        if self.done != self.lines.count:
            raise Wrong(f"{self.done} results of {self.lines.count} lines")
        if self.piece:
            self.end_piece()


class Found(Results):
    """What `find` has found: no, one or several results of a line, each with its line. Those of the
    last line may not be all. A piece is so many results."""

    LINE = {"objects": re.compile(rb'\{"file":"-","line":(\d+),'),
            "places": re.compile(rb"-:(\d+):")}
    SPAN = re.compile(rb'"details":\{"column":\d+,"span":\[(\d+),(\d+)\],')

    def __init__(self, lines, name, form):
        super().__init__(lines, name, form)
        self.last = []
        # The octets before which all is found, and before which all is complete.
        self.end = self.complete = 0

    def take(self, results):
        for result in results:
            line = self.LINE[self.form].match(result)
            number = int(line[1]) - 1 if line else -1
            if not self.done <= number < self.lines.count:
                raise Wrong(f"after line {self.done + 1}: not in order: {shown(result)}")
            self.up_to(number)
            self.last.append(result)
            if span := self.SPAN.search(result):
                begin, end = map(int, span.groups())
                if begin < self.end:
                    raise Wrong(f"before octet {self.end}: not in order: {shown(result)}")
                self.end = end

    def up_to(self, number):
        """All before this line is complete."""
        if self.done < number:
            self.complete = self.end
        while self.done < number:
            if self.done % PIECE == 0 or not self.chosen:
                self.chosen, *_ = self.lines.chosen(self.done - self.done % PIECE)
            is_found = any(b"n%dn" % self.done in result for result in self.last)
            if self.lines.found[self.chosen[self.done % PIECE]] and not is_found:
                raise Wrong(f"line {self.done + 1}: nothing is found")
            for result in self.last:
                self.piece.append(result)
                if len(self.piece) == PIECE:
                    self.end_piece()
            self.last = []
            self.done += 1

    def stop(self):
        self.last, self.end = [], self.complete

    def finish(self):
        self.up_to(self.lines.count)
        super().finish()


def shown(result):
    return repr(result if len(result) <= 200 else result[:150] + b"..." + result[-50:])


# ---------------------------------------------------------------- the runs


def resident(pid):
    """Resident memory in octets, 0 of a process that has ended."""
    try:
        status = pathlib.Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return 0
    found = re.search(r"^VmRSS:\s+(\d+) kB$", status, re.M)
    return int(found[1]) << 10 if found else 0


class Process:
    """A process that answers lines from a number on."""

    def __init__(self, command, lines, skip):
        self.file = open(lines.path, "rb", buffering=0)
        command = [*command, "--skip", str(skip)]
        self.process = subprocess.Popen(command, stdin=self.file, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, bufsize=0)
        self.octets, self.messages = 0, b""
        self.listener = threading.Thread(target=self.listen, daemon=True)
        self.listener.start()

    def listen(self):
        """Keeps the end of what is said."""
        while some := self.process.stderr.read(1 << 16):
            self.messages = (self.messages + some)[-2000:]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.listener.join()
        self.file.close()
        self.process.stdout.close()
        self.process.stderr.close()

    def read(self, results, limit=None, sample=None):
        """Reads results, up to so many octets, or to the end. Returns what is of a line without
        its end."""
        begun = []
        while limit is None or self.octets < limit:
            if not select.select([self.process.stdout], [], [], PATIENCE)[0]:
                raise Wrong(f"no result for {PATIENCE} s after line {results.done}")
            most = 1 << 20 if limit is None else min(1 << 20, limit - self.octets)
            some = os.read(self.process.stdout.fileno(), most)
            self.octets += len(some)
            if not some:
                break
            if b"\n" in some:
                complete, _, rest = some.rpartition(b"\n")
                begun.append(complete)
                results.take(b"".join(begun).split(b"\n"))
                begun = [rest]
            else:
                begun.append(some)
            if sample:
                sample(results)
        return b"".join(begun)

    def status(self):
        """The exit status of a process whose results have come to their end."""
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Wrong(f"has not ended {PATIENCE} s after its last result") from None

    def wrong(self, what):
        return Wrong(f"{what}; it said: {self.messages.decode('utf-8', 'replace')}")


class Memory:
    """The greatest resident memory in both halves of the lines."""

    def __init__(self, pid, count):
        self.pid, self.count = pid, count
        self.most, self.samples, self.next = [0, 0], [0, 0], 0

    def __call__(self, results):
        now = time.monotonic()
        if now < self.next or results.done * 10 < self.count:
            return
        self.next = now + 0.01
        if memory := resident(self.pid):
            half = results.done * 2 >= self.count
            self.most[half] = max(self.most[half], memory)
            self.samples[half] += 1

    def judge(self):
        first, second = self.most
        if self.count < LEAST_FOR_MEMORY:
            return
        if min(self.samples) < 3:
            raise Wrong(f"memory was looked at {min(self.samples)} times in half of the lines")
        if second > first * 1.1 + 8e6:
            raise Wrong(f"memory grows: {first / 1e6:.1f} MB, then {second / 1e6:.1f} MB")

    def __str__(self):
        first, second = self.most
        few = " (too few lines: not judged)" if self.count < LEAST_FOR_MEMORY else ""
        return f"{first / 1e6:.1f} MB, then {second / 1e6:.1f} MB{few}"


def undisturbed(command, lines, results):
    """Returns the octets of the results, and what memory they took."""
    with Process(command, lines, 0) as process:
        memory = Memory(process.process.pid, lines.count)
        rest = process.read(results, sample=memory)
        if (status := process.status()) != 0:
            raise process.wrong(f"exit status {status} after line {results.done}")
        if rest:
            raise Wrong(f"the last line of the results has no end: {shown(rest)}")
        results.finish()
        memory.judge()
        return process.octets, memory


def interrupted(command, lines, results, total, interruptions, generator):
    """Returns how many times each signal came. `total` is how many octets of results there are."""
    came = {it.name: 0 for it in SIGNALS}
    step = 2 * total // (interruptions + 1)
    while True:
        ends = sum(came.values()) < interruptions
        with Process(command, lines, results.done) as process:
            if not ends:
                rest = process.read(results)
                if (status := process.status()) != 0 or rest:
                    raise process.wrong(f"exit status {status} after line {results.done}, with a "
                                        f"rest of {len(rest)} octets")
                results.finish()
                return came
            # Some do not live to see their first result.
            if generator.random() < 0.125:
                limit = 0
                time.sleep(generator.random() / 50)
            else:
                limit = generator.randrange(step + 1)
            begun = process.read(results, limit)
            chosen = generator.choice(SIGNALS)
            process.process.send_signal(chosen)
            # What stands in the pipe is written. It continues the line that is begun.
            pipe = Continued(results, begun)
            process.read(pipe)
            status = process.status()
            if status == 0:
                # It came too late.
                results.finish()
                return came
            if status not in (-chosen, 128 + chosen):
                raise process.wrong(f"exit status {status} by {chosen.name}")
            came[chosen.name] += 1
            results.stop()


class Continued:
    """Results whose first line has begun before."""

    def __init__(self, results, begun):
        self.results, self.begun = results, begun

    @property
    def done(self):
        return self.results.done

    def take(self, results):
        results[0] = self.begun + results[0]
        self.begun = b""
        self.results.take(results)


# ---------------------------------------------------------------- the commands

BASE = "http://example.com/a/b/c?q"
TEXT, OBJECTS = "text", "objects"
# The kind of lines, the arguments, and the forms of results.
COMMANDS = {
    "check": ("texts", ["check"], ["messages", OBJECTS]),
    "parse": ("texts", ["parse"], [OBJECTS]),
    "components": ("texts", ["components"], [OBJECTS]),
    "to-uri": ("texts", ["to-uri"], [TEXT, OBJECTS]),
    "to-iri": ("texts", ["to-iri"], [TEXT, OBJECTS]),
    "normalize": ("texts", ["normalize"], [TEXT, OBJECTS]),
    "resolve": ("texts", ["resolve", BASE], [TEXT, OBJECTS]),
    "relative": ("texts", ["relative", BASE], [TEXT, OBJECTS]),
    "compare": ("pairs", ["compare", "--column", "1,2", "--separator", "tab"], [OBJECTS]),
    "host": ("hosts", ["host"], [OBJECTS]),
    "prepare": ("texts", ["prepare"], [TEXT, OBJECTS]),
    "lint": ("texts", ["lint"], [OBJECTS]),
    "bidi": ("texts", ["bidi"], [OBJECTS]),
    "leiri": ("texts", ["leiri"], [TEXT, OBJECTS]),
    "transcode": ("texts", ["transcode", "--charset", "utf-8"], [TEXT, OBJECTS]),
    "display": ("texts", ["display", "--repertoire", "Latin"], [TEXT, OBJECTS]),
    "from-path": ("texts", ["from-path"], [TEXT, OBJECTS]),
    "find": ("texts", ["find"], ["places", OBJECTS]),
}


def soak(options, lines, name, form):
    """Both runs of a command. Returns what is to be said of them."""
    words = COMMANDS[name][1]
    command = [options.iri, *words, "--exit-zero", "--file", "-"]
    command += ["--format", "jsonl"] if form == OBJECTS else ["--on-invalid", "empty"]
    command += ["--jobs", str(options.jobs)] if options.jobs else []
    kind = Found if name == "find" else Results

    begun = time.monotonic()
    one = kind(lines, name, form)
    total, memory = undisturbed(command, lines, one)
    alone = time.monotonic() - begun

    other = kind(lines, name, form)

    def compare(piece):
        index = len(other.pieces) - 1
        if one.pieces[index : index + 1] != other.pieces[index:]:
            first = index * PIECE
            raise Wrong(f"results {first + 1} to {first + len(piece)} are not those of the "
                        f"undisturbed run; the first is {shown(piece[0])}")

    other.ended = compare
    # Each command is ended at places of its own.
    generator = random.Random(f"{options.seed} {name} {form}")
    came = interrupted(command, lines, other, total, options.interruptions, generator)
    if one.pieces != other.pieces:
        raise Wrong(f"{len(other.pieces)} pieces of results, undisturbed {len(one.pieces)}")
    # Each takes what stands in the pipe and is written to it: of a short run there are fewer.
    possible = min(options.interruptions, total // (1 << 17))
    if sum(came.values()) < max(1, possible / 2):
        raise Wrong(f"{sum(came.values())} of {possible} interruptions came")
    ended = " ".join(f"{signal} {count}" for signal, count in came.items())
    return (f"{total / 1e6:.0f} MB in {alone:.0f} s, memory {memory}; {ended}, joined the same, "
            f"in {time.monotonic() - begun - alone:.0f} s")


def names(text):
    some = text.split(",")
    for name in some:
        if name not in COMMANDS:
            raise argparse.ArgumentTypeError(f"{name} is none of {', '.join(COMMANDS)}")
    return some


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lines", default=10_000_000, type=int)
    parser.add_argument("--seed", default=3987, type=int)
    parser.add_argument("--commands", default=list(COMMANDS), type=names,
                        help="separated by commas")
    parser.add_argument("--jobs", type=int, help="threads; by default one for each processor")
    parser.add_argument("--interruptions", default=20, type=int, help="of each second run")
    parser.add_argument("--folder", help="where the lines are written")
    parser.add_argument("--iri", default="target/dist/iri", type=os.path.abspath)
    options = parser.parse_args()
    if options.lines < LEAST:
        parser.error(f"--lines: at least {LEAST}")
    if options.interruptions < 1:
        parser.error("--interruptions: at least 1")
    # Where a shell has started this in the background, SIGINT is ignored, and so by `iri`.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    wrong, forms, begun = 0, 0, time.monotonic()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        # The lines of one kind stand there at a time.
        for kind in Lines.KINDS:
            commands = [name for name in options.commands if COMMANDS[name][0] == kind]
            if not commands:
                continue
            lines = Lines(kind, options.lines, options.seed, folder)
            print(f"{kind}: {lines.count} lines, {lines.octets / 1e6:.0f} MB", flush=True)
            for name in commands:
                for form in COMMANDS[name][2]:
                    try:
                        says = soak(options, lines, name, form)
                    except Wrong as what:
                        wrong += 1
                        says = f"WRONG: {what}"
                    forms += 1
                    print(f"{name}, {form}: {says}", flush=True)
            lines.path.unlink()
    print(f"{forms} forms of results, {wrong} wrong, {time.monotonic() - begun:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
