#!/usr/bin/env python3
"""The functions of the library with lines that no test of the library runs.

    tests/coverage/uncovered.py [target/coverage/lcov.info]

`.ci/coverage` calls this with what llvm-cov has found. Prints each function that has such lines and
is not in tests/coverage/uncovered.toml with so many of them, and each that is there without need;
then the share of the lines that are run. Exit status 1 if it is below 95 %.
"""

import collections
import pathlib
import re
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[2]
REASONS = ROOT / "tests/coverage/uncovered.toml"
GOAL = 0.95
FUNCTION = re.compile(r"( *)(?:pub(?:\([a-z]+\))? )?(?:const |async )*fn ([$\w]+)")


def read_lines(lcov):
    """Of each file of the project, how often each line was run."""
    files = collections.defaultdict(lambda: collections.defaultdict(int))
    file = None
    for line in lcov.read_text().splitlines():
        key, _, value = line.partition(":")
        if key == "SF":
            path = pathlib.Path(value)
            is_library = path.is_relative_to(ROOT / "src")
            file = str(path.relative_to(ROOT)) if is_library else None
        elif key == "DA" and file:
            number, count = value.split(",")[:2]
            files[file][int(number)] += int(count)
    return files


def function_of(text, number):
    """The name of the function that the line with this number, from 1, belongs to."""
    line = text[number - 1]
    most = len(line) - len(line.lstrip())
    # What closes a function stands below its beginning.
    most -= not (line.lstrip().startswith(("}", ")", "where")) or FUNCTION.match(line))
    for before in reversed(text[:number]):
        found = FUNCTION.match(before)
        if found and len(found[1]) <= most:
            return found[2]
    return "-"


def main():
    lcov = pathlib.Path(sys.argv[1]) if sys.argv[1:] else ROOT / "target/coverage/lcov.info"
    files = read_lines(lcov)
    uncovered = collections.defaultdict(list)
    for file, lines in files.items():
        text = (ROOT / file).read_text().splitlines()
        for number in (number for number, count in lines.items() if count == 0):
            uncovered[f"{file}: {function_of(text, number)}"].append(number)
    found = {f"{name}, {len(numbers)}": numbers for name, numbers in uncovered.items()}
    rows = tomllib.loads(REASONS.read_text())["uncovered"]
    known = {function for row in rows for function in row["functions"]}
    for function in sorted(found.keys() - known):
        print(f"not run, without a reason: {function}: {' '.join(map(str, sorted(found[function])))}")
    for function in sorted(known - found.keys()):
        print(f"has a reason, and is run, or has another number of lines: {function}")
    every = sum(map(len, files.values()))
    share = 1 - sum(map(len, uncovered.values())) / every if every else 0
    print(f"{share:.2%} of {every} lines are run; {len(found)} functions are not run whole")
    return 1 if share < GOAL else 0


if __name__ == "__main__":
    sys.exit(main())
