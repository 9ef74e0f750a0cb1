#!/usr/bin/env python3
"""Compares host names with other implementations, on generated labels.

    python3 -m venv VENV && VENV/bin/pip install idna
    apt-get install idn idn2            # libidn and libidn2; left out, aloud, if absent
    VENV/bin/python tests/differential/compare.py [--labels 20000] [--seed 3490]

It builds and runs the example `host_lines`, and compares

- IDNA2003 with Python's encodings.idna, and with libidn, the library of `idn`, under all
  four settings of AllowUnassigned and UseSTD3ASCIIRules;
- IDNA2008 with the package `idna`, and with libidn2, the library of `idn2`;
- the derived property of every code point with the tables of the package `idna`.

Run on 2026-11-20 with seeds 3490, 1, 2, 3 and 4, on Python 3.11.7, idna 3.20, libidn 1.41
and libidn2 2.3.3: no difference was printed.

Every difference is either of a class that is explained below, or printed; the exit status
is 1 if one is printed. Labels are generated from a seed, so that a run can be repeated.
"""

import argparse
import collections
import ctypes
import encodings.idna
import importlib.metadata
import random
import stringprep
import subprocess
import sys
import unicodedata

import idna
import idna.idnadata

DOTS = {0x2E, 0x3002, 0xFF0E, 0xFF61}


# ---------------------------------------------------------------- labels


def ranges(*bounds):
    return [cp for first, last in bounds for cp in range(first, last + 1)]


ASCII = ranges((0x61, 0x7A), (0x30, 0x39), (0x2D, 0x2D))
ALPHABETS = [
    ASCII,
    ranges((0x41, 0x5A), (0x61, 0x7A)),
    ranges((0x21, 0x7E)),
    ranges((0xA0, 0x24F)),
    ranges((0x300, 0x36F)) + ASCII,
    ranges((0x370, 0x3FF), (0x1F00, 0x1FFF)),
    ranges((0x400, 0x52F)),
    ranges((0x590, 0x5F4), (0x2D, 0x39)),
    ranges((0x600, 0x6FF), (0x30, 0x39)),
    ranges((0x600, 0x6FF), (0x200C, 0x200D), (0x64B, 0x655)),
    ranges((0x700, 0x7FF)),
    ranges((0x900, 0x97F), (0x200C, 0x200D), (0x94D, 0x94D)),
    ranges((0xB3C, 0xB57), (0x300, 0x303), (0xBBE, 0xBD7), (0xBC6, 0xBC8)),
    ranges((0xE00, 0xEFF)),
    ranges((0xF00, 0xFFF)),
    ranges((0x1100, 0x11FF), (0x300, 0x303), (0xAC00, 0xAC20)),
    ranges((0x1E00, 0x1EFF), (0x2100, 0x218F)),
    ranges((0x2000, 0x206F), (0x61, 0x66)),
    ranges((0x2C60, 0x2C7F), (0xA720, 0xA7FF)),
    ranges((0x3000, 0x30FF)),
    ranges((0x4E00, 0x4EFF), (0x30FB, 0x30FB)),
    ranges((0xAC00, 0xD7A3)),
    ranges((0xF900, 0xFAFF), (0x2F800, 0x2FA1D)),
    ranges((0xFB00, 0xFDFF), (0xFE70, 0xFEFF)),
    ranges((0xFF00, 0xFFEF)),
    ranges((0x10000, 0x1FFFF)),
    ranges((0xE000, 0xE010), (0xFDD0, 0xFDEF), (0xE0001, 0xE01EF)),
    ranges((0x00, 0xD7FF), (0xE000, 0x10FFFF)),
]
# What composes over a mark in Unicode 3.2 (PR-29).
PR_29 = [
    (0xB47, 0x300, 0xB3E),
    (0x1100, 0x300, 0x1161),
    (0xAC00, 0x323, 0x11A8),
    (0x9C7, 0x301, 0x302, 0x9BE),
    (0x1025, 0x301, 0x102E),
]
SPECIAL = [
    0xB7, 0x6C, 0x375, 0x3B1, 0x5F3, 0x5F4, 0x5D0, 0x30FB, 0x30A2, 0x660, 0x6F0, 0x200C,
    0x200D, 0x94D, 0x915, 0x628, 0x64E, 0xDF, 0x3C2, 0x6FD, 0xF0B, 0x3007, 0x640, 0x7FA,
    0x302E, 0x3031, 0x303B, 0xAD, 0x2D, 0x61, 0x41, 0x130, 0x131, 0x1F0, 0x2F868, 0x2F874,
    0x2F91F, 0x2F95F, 0x2F9BF, 0xB47, 0x300, 0xB3E, 0x1100, 0x1161, 0x11A8, 0x2C7C, 0x221,
    0xFFFD, 0xFFFF, 0x10FFFF, 0xE0061, 0x19DA, 0xCF1,
]


def generate(rng):
    """One label, as a list of code points."""
    kind = rng.random()
    alphabet = rng.choice(ALPHABETS)
    length = rng.choice([1, 1, 2, 3, 4, 5, 8, 13])
    if kind < 0.05:
        length = rng.randint(20, 70)
    label = [rng.choice(alphabet) for _ in range(length)]
    if kind > 0.6:
        for _ in range(rng.randint(1, 3)):
            label.insert(rng.randint(0, len(label)), rng.choice(SPECIAL))
    if kind > 0.8:
        label += [rng.choice(rng.choice(ALPHABETS)) for _ in range(rng.randint(1, 4))]
    if rng.random() < 0.02:
        at = rng.randint(0, len(label))
        label[at:at] = rng.choice(PR_29)
    if kind < 0.25:
        return a_label(rng, label)
    if 0.25 < kind < 0.27:
        return [ord(c) for c in "xn--"] + label
    return label


def a_label(rng, label):
    """Something that begins with xn--, more often well-formed than not."""
    text = "".join(map(chr, label))
    if rng.random() < 0.6:
        text = unicodedata.normalize("NFKC", text).lower()
    encoded = "xn--" + text.encode("punycode", "replace").decode("ascii", "replace")
    if rng.random() < 0.2:
        at = rng.randrange(len(encoded))
        encoded = encoded[:at] + chr(rng.choice(ASCII)) + encoded[at + 1 :]
    if rng.random() < 0.1:
        encoded = encoded.upper()
    if rng.random() < 0.02:
        encoded = "ｘ" + encoded[1:]
    return [ord(c) for c in encoded]


def labels(count, seed, dots, table=None):
    """Labels without dots and surrogates, each once. With a table, every other one is
    normalized and has characters of that table only."""
    rng = random.Random(seed)
    seen = {}
    while len(seen) < count:
        label = [cp for cp in generate(rng) if cp not in dots and not 0xD800 <= cp < 0xE000]
        if table and len(seen) % 2:
            text = unicodedata.normalize("NFC", "".join(map(chr, label)).lower())
            label = [ord(c) for c in text if ord(c) in table]
        seen.setdefault(tuple(label))
    return ["".join(map(chr, label)) for label in seen]


# ---------------------------------------------------------------- this implementation


def ours(profile, *options, names=None):
    """For each name its ASCII form and its Unicode form; None where there is an error."""
    lines = "".join(" ".join(f"{ord(c):X}" for c in name) + "\n" for name in names or [])
    command = ["cargo", "run", "--quiet", "--example", "host_lines", "--", profile, *options]
    done = subprocess.run(command, input=lines, stdout=subprocess.PIPE, text=True, check=True)
    if names is None:
        return done.stdout.splitlines()
    rows = done.stdout.split("\n")[:-1]
    assert len(rows) == len(names)
    return [tuple(map(parse, row.split("\t"))) for row in rows]


def parse(field):
    if field.startswith("="):
        return "".join(chr(int(cp, 16)) for cp in field[1:].split())
    return None


# ---------------------------------------------------------------- the others


def python_2003(label):
    def attempt(operation):
        try:
            result = operation(label)
        except (UnicodeError, IndexError, OverflowError, ValueError):
            return None
        return result.decode("ascii") if isinstance(result, bytes) else result

    # "ToUnicode never fails": Python raises where RFC 3490 gives the input back.
    unicode = attempt(encodings.idna.ToUnicode)
    return attempt(encodings.idna.ToASCII), label if unicode is None else unicode


def package_2008(label):
    def attempt(operation):
        try:
            result = operation(label)
        except (idna.IDNAError, UnicodeError):
            return None
        return result.decode("ascii") if isinstance(result, bytes) else result

    return attempt(idna.alabel), attempt(idna.ulabel)


class Libidn:
    """libidn by its functions for one label, which `idn` is a shell around."""

    def __init__(self):
        self.library = ctypes.CDLL("libidn.so.12")
        self.library.stringprep_check_version.restype = ctypes.c_char_p
        self.version = self.library.stringprep_check_version(None).decode()

    def convert(self, label, flags):
        array = ctypes.c_uint32 * (len(label) + 1)
        code_points = array(*map(ord, label), 0)
        ascii_out = ctypes.create_string_buffer(64)
        failed = self.library.idna_to_ascii_4i(code_points, len(label), ascii_out, flags)
        ascii_form = None if failed else ascii_out.value.decode("ascii")
        room = 4 * len(label) + 100
        unicode_out = (ctypes.c_uint32 * room)()
        length = ctypes.c_size_t(room)
        self.library.idna_to_unicode_44i(
            code_points, len(label), unicode_out, ctypes.byref(length), flags
        )
        return ascii_form, "".join(map(chr, unicode_out[: length.value]))


class Libidn2:
    """libidn2 by its function for look-up, which `idn2` is a shell around."""

    NFC_INPUT, NO_TR46 = 1, 64

    def __init__(self):
        self.library = ctypes.CDLL("libidn2.so.0")
        self.library.idn2_check_version.restype = ctypes.c_char_p
        self.library.idn2_strerror_name.restype = ctypes.c_char_p
        self.version = self.library.idn2_check_version(None).decode()

    def look_up(self, label):
        out = ctypes.c_char_p()
        status = self.library.idn2_lookup_u8(
            label.encode(), ctypes.byref(out), self.NO_TR46
        )
        if status != 0:
            return None, self.library.idn2_strerror_name(status).decode()
        result = out.value.decode("ascii")
        self.library.idn2_free(out)
        return result, "IDN2_OK"


# ---------------------------------------------------------------- what is known


def decoded(label):
    """What a label stands for, if it is Punycode."""
    if label[:4].lower() != "xn--":
        return label
    try:
        return label[4:].encode("ascii").decode("punycode")
    except (UnicodeError, OverflowError, ValueError):
        return label


def prepared(label):
    try:
        return encodings.idna.nameprep(label)
    except UnicodeError:
        return label


def current_data(label):
    """encodings.idna maps by str.lower() and orders by the combining classes of current
    Unicode: characters that Unicode 3.2 does not have, and characters to such ones."""

    def differs(c):
        mapped = stringprep.map_table_b2(c)
        if stringprep.in_table_a1(c):
            return mapped != c or unicodedata.combining(c) != 0
        return any(map(stringprep.in_table_a1, mapped))

    return any(map(differs, label + decoded(prepared(label))))


def corrigendum_5(label):
    """encodings.idna normalizes Unicode 3.2 as Corrigendum 5 has it, where a mark between
    two characters keeps them from composing. RFC 3454 means Unicode 3.2 as it was."""
    text = unicodedata.normalize("NFKD", label + decoded(prepared(label)))
    starter, marks = "", False
    for c in text:
        if unicodedata.combining(c) != 0:
            marks = True
            continue
        if marks and unicodedata.normalize("NFC", starter + c) != starter + c:
            return True
        starter, marks = unicodedata.normalize("NFC", starter + c)[-1], False
    return False


def prefix_in_capitals(label):
    return label[:4] != "xn--" and label[:4].lower() == "xn--"


def has_capitals(label):
    return label != label.lower()


def too_long(unicode):
    return len("xn--" + unicode.encode("punycode").decode()) > 63


def libidn2_bidi(label):
    """libidn2 does not verify condition 4 of the Bidi rule, and condition 3 not where
    marks follow."""
    classes = [unicodedata.bidirectional(c) for c in decoded(label)]
    if classes[0] not in ("R", "AL"):
        return False
    end = [one for one in classes if one != "NSM"][-1]
    mixed = "EN" in classes and "AN" in classes
    return mixed or (classes[-1] == "NSM" and end not in ("R", "AL", "EN", "AN"))


def newer_than_python(label):
    return any(unicodedata.category(c) == "Cn" for c in label + decoded(label))


# ---------------------------------------------------------------- comparison


class Comparison:
    def __init__(self, title):
        self.title = title
        self.agree = 0
        self.accepted = 0
        self.explained = collections.Counter()
        self.unexplained = []

    def add(self, label, mine, theirs, explanations):
        if mine == theirs:
            self.agree += 1
            self.accepted += mine is not None
            return
        for name, holds in explanations:
            if holds():
                self.explained[name] += 1
                return
        self.unexplained.append((label, mine, theirs))

    def report(self):
        print(f"{self.title}: {self.agree} agree ({self.accepted} of them with a result)")
        for name, count in self.explained.most_common():
            print(f"    {count} explained: {name}")
        print(f"    {len(self.unexplained)} unexplained")
        for label, mine, theirs in self.unexplained[:20]:
            shown = " ".join(f"{ord(c):04X}" for c in label)
            print(f"        {shown}: {mine!a} here, {theirs!a} there")
        return len(self.unexplained)


def compare_2003(count, seed):
    names = labels(count, seed, DOTS)
    mine = ours("idna2003", "unassigned", names=names)
    to_ascii = Comparison("IDNA2003 ToASCII, encodings.idna")
    to_unicode = Comparison("IDNA2003 ToUnicode, encodings.idna")
    for label, (ascii_form, unicode) in zip(names, mine):
        their_ascii, their_unicode = python_2003(label)
        known = [
            ("Python uses current data for characters newer than Unicode 3.2",
             lambda: current_data(label)),
            ("Python applies Corrigendum 5 to Unicode 3.2",
             lambda: corrigendum_5(label)),
        ]
        to_ascii.add(label, ascii_form, their_ascii, known)
        to_unicode.add(label, unicode, their_unicode, known + [
            ("Python asks for the ACE prefix in lower case",
             lambda: prefix_in_capitals(label) and their_unicode == label),
            ("Python gives the prepared label where step 3 fails, not the original one",
             lambda: unicode == label and their_unicode == prepared(label)),
        ])
    yield to_ascii
    yield to_unicode
    try:
        libidn = Libidn()
    except OSError:
        print("SKIPPED: libidn.so.12 is not there")
        return
    for flags, options in enumerate([(), ("unassigned",), ("std3",), ("unassigned", "std3")]):
        mine = ours("idna2003", *options, names=names)
        title = f"libidn {libidn.version} {' '.join(options) or 'no flags'}"
        to_ascii = Comparison(f"IDNA2003 ToASCII, {title}")
        to_unicode = Comparison(f"IDNA2003 ToUnicode, {title}")
        for label, (ascii_form, unicode) in zip(names, mine):
            if "\0" in label:
                continue
            their_ascii, their_unicode = libidn.convert(label, flags)
            to_ascii.add(label, ascii_form, their_ascii, [])
            to_unicode.add(label, unicode, their_unicode, [])
        yield to_ascii
        yield to_unicode


def compare_2008(count, seed):
    names = labels(count, seed + 1, {0x2E}, package_table())
    mine = ours("idna2008", "registration-hyphens", names=names)
    to_ascii = Comparison("IDNA2008 look-up, package idna")
    to_unicode = Comparison("IDNA2008 to Unicode, package idna")
    for label, (ascii_form, unicode) in zip(names, mine):
        their_ascii, their_unicode = package_2008(label)
        known = [
            ("characters are newer than the Bidi classes of this Python",
             lambda: newer_than_python(label)),
        ]
        to_ascii.add(label, ascii_form, their_ascii, known + [
            ("the package does not put A-labels in lower case",
             lambda: has_capitals(label) and label.isascii() and label == their_ascii
             and ascii_form == label.lower()),
        ])
        to_unicode.add(label, unicode, their_unicode, known + [
            ("the package puts NR-LDH labels in lower case",
             lambda: label.isascii() and unicode == label and their_unicode == label.lower()),
            ("the package has no limit of length in this direction",
             lambda: unicode is None and too_long(their_unicode)),
        ])
    yield to_ascii
    yield to_unicode
    try:
        libidn2 = Libidn2()
    except OSError:
        print("SKIPPED: libidn2.so.0 is not there")
        return
    mine = ours("idna2008", "no-context-o", names=names)
    look_up = Comparison(f"IDNA2008 look-up, libidn2 {libidn2.version}")
    for label, (ascii_form, _) in zip(names, mine):
        if "\0" in label:
            continue
        theirs, status = libidn2.look_up(label)
        look_up.add(label, ascii_form, theirs, [
            ("libidn2 takes other labels of US-ASCII as they are",
             lambda: label.isascii() and label[:4] != "xn--" and theirs == label),
            ("libidn2 does not put A-labels in lower case",
             lambda: has_capitals(label) and label.isascii() and ascii_form == label.lower()),
            ("characters are newer than libidn2",
             lambda: status == "IDN2_UNASSIGNED" and ascii_form is not None),
            ("libidn2 leaves out conditions of the Bidi rule",
             lambda: ascii_form is None and libidn2_bidi(label)),
        ])
    yield look_up


def package_table():
    """The code points that the package allows, with their derived property."""
    table = {}
    for name, encoded in idna.idnadata.codepoint_classes.items():
        for cp_range in encoded:
            for cp in range(cp_range >> 32, cp_range & 0xFFFFFFFF):
                table[cp] = name
    return table


def compare_derived():
    comparison = Comparison("derived property, tables of package idna")
    table = package_table()
    for line in ours("derived"):
        code_point, value = line.split()
        cp = int(code_point, 16)
        mine = value if value in ("PVALID", "CONTEXTJ", "CONTEXTO") else "neither"
        comparison.add(chr(cp), mine, table.get(cp, "neither"), [])
    yield comparison


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--labels", type=int, default=20000)
    arguments.add_argument("--seed", type=int, default=3490)
    given = arguments.parse_args()
    print(
        f"Python {sys.version.split()[0]} (Unicode {unicodedata.unidata_version}), "
        f"idna {importlib.metadata.version('idna')} (Unicode {idna.idnadata.__version__}), "
        f"{given.labels} labels, seed {given.seed}"
    )
    unexplained = 0
    for comparison in compare_2003(given.labels, given.seed):
        unexplained += comparison.report()
    for comparison in compare_2008(given.labels, given.seed):
        unexplained += comparison.report()
    for comparison in compare_derived():
        unexplained += comparison.report()
    sys.exit(unexplained > 0)


if __name__ == "__main__":
    main()
