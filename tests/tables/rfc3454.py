#!/usr/bin/env python3
"""Writes the tables of RFC 3454 that Nameprep needs as tables of Rust.

    python3 tests/tables/rfc3454.py rfc3454.txt

The argument is the text of the RFC as it was published. Two files are written to
src/host/rfc3454/tables: code_points.rs and case_folding.rs.
tests/spec/host_rfc3454.rs compares them with the same text.
"""

import pathlib
import re
import sys

TARGET = pathlib.Path(__file__).parents[2] / "src/host/rfc3454/tables"
WIDTH = 100

# Table C.5, the surrogates, is left out: no character is a surrogate.
CODE_POINTS = [
    ("A.1", "unassigned code points in Unicode 3.2"),
    ("B.1", "commonly mapped to nothing"),
    ("C.1.2", "non-ASCII space characters"),
    ("C.2.2", "non-ASCII control characters"),
    ("C.3", "private use"),
    ("C.4", "non-character code points"),
    ("C.6", "inappropriate for plain text"),
    ("C.7", "inappropriate for canonical representation"),
    ("C.8", "change display properties or are deprecated"),
    ("C.9", "tagging characters"),
    ("D.1", "characters with bidirectional property `R` or `AL`"),
    ("D.2", "characters with bidirectional property `L`"),
]


def main():
    rfc = pathlib.Path(sys.argv[1]).read_text()
    write("code_points.rs", code_points(rfc))
    write("case_folding.rs", case_folding(rfc))


def write(name, parts):
    (TARGET / name).write_text("\n".join(parts))


def code_points(rfc):
    yield header("Tables of code points, as ranges. Adjacent ranges are joined.")
    for name, title in CODE_POINTS:
        items = [f"(0x{a:X}, 0x{b:X})" for a, b in ranges(rfc, name)]
        yield static(name, title, "(u32, u32)", items)


def case_folding(rfc):
    mappings = {source: target for source, target in lines_of_b_2(rfc)}
    single = {source: target[0] for source, target in mappings.items() if len(target) == 1}
    several = {source: target for source, target in mappings.items() if len(target) > 1}
    yield header("Table B.2: mapping for case-folding used with NFKC.")
    runs = [f"(0x{a:X}, 0x{b:X}, {step}, {delta})" for a, b, step, delta in runs_of(single)]
    title = (
        "mappings to one character: first and last source, the step between sources, and the\n"
        "/// difference between target and source"
    )
    yield static("B.2 single", title, "(u32, u32, u32, i32)", runs)
    texts = [f'(0x{source:X}, "{escaped(target)}")' for source, target in sorted(several.items())]
    yield static("B.2 several", "mappings to several characters", "(u32, &str)", texts)


def header(title):
    return f"//! {title}\n//! Made from the text of RFC 3454 by tests/tables/rfc3454.py.\n"


def static(name, title, kind, items):
    constant = re.sub(r"\W", "_", name).upper()
    lines = [f"/// Table {name.split()[0]}: {title}."]
    lines += ["#[rustfmt::skip]", f"pub static {constant}: [{kind}; {len(items)}] = ["]
    line = ""
    for item in items:
        if len(line) + len(item) + 6 > WIDTH:
            lines.append(f"   {line}")
            line = ""
        line += f" {item},"
    return "\n".join(lines + [f"   {line}", "];", ""])


def table(rfc, name):
    after = rfc.split(f"----- Start Table {name} -----")[1]
    inside = after.split(f"----- End Table {name} -----")[0]
    return [line.strip() for line in inside.splitlines() if line.strip()]


def ranges(rfc, name):
    joined = []
    for line in table(rfc, name):
        first, _, last = line.split(";")[0].strip().partition("-")
        first, last = int(first, 16), int(last or first, 16)
        if joined and joined[-1][1] + 1 == first:
            first = joined.pop()[0]
        joined.append((first, last))
    return joined


def lines_of_b_2(rfc):
    for line in table(rfc, "B.2"):
        source, target = line.split(";")[:2]
        yield int(source, 16), [int(cp, 16) for cp in target.split()]


def runs_of(single):
    """Runs of code points, each so many after the last one, that move equally far."""
    runs = []
    for source, target in sorted(single.items()):
        delta = target - source
        if runs and runs[-1][3] == delta:
            first, last, step, _ = runs[-1]
            if source - last == step or (first == last and source - last <= 2):
                runs[-1] = (first, source, source - last, delta)
                continue
        runs.append((source, source, 1, delta))
    return runs


def escaped(target):
    return "".join(f"\\u{{{cp:X}}}" if cp > 0x7E else chr(cp) for cp in target)


if __name__ == "__main__":
    main()
