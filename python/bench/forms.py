"""Times the type ``Iri``, and measures its memory, whatever form it has.

    python bench/forms.py [--count 100000]

It runs with every version of the package, each installed in an environment of its own, so that a form can be compared
with another: a subclass of ``str``, or an object with its text in Rust. Times are of the process, the least of several
rounds. Memory is that of the process, with the identifiers and without; Linux tells it.
"""

from __future__ import annotations

import argparse
import gc
import resource
import subprocess
import sys
import time
from typing import Any, Callable

from iri_grammar import Iri

ROUNDS = 7


def texts(count: int) -> list[str]:
    """Returns distinct addresses."""
    return [f"http://user@example.org:8080/segment/{number}/page.html?name={number}#part" for number in range(count)]


def nanoseconds(work: Callable[[], Any], count: int) -> float:
    """Returns the time of one of ``count`` operations."""
    least = float("inf")
    for _ in range(ROUNDS):
        gc.collect()
        begun = time.process_time()
        work()
        least = min(least, time.process_time() - begun)
    return least / count * 1e9


def resident() -> int:
    """Returns the memory of the process, in octets."""
    with open("/proc/self/statm", encoding="ascii") as fields:
        return int(fields.read().split()[1]) * resource.getpagesize()


def memory(count: int) -> float:
    """Returns the octets of memory of an identifier, beside the text that it is made of."""
    given = texts(count)
    gc.collect()
    before = resident()
    made = [Iri(text) for text in given]
    gc.collect()
    return (resident() - before) / len(made)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--memory", action="store_true", help="measure only the memory")
    arguments = parser.parse_args()
    if arguments.memory:
        print(f"{memory(arguments.count):8.0f} octets an identifier")
        return
    given = texts(arguments.count)
    identifiers = [Iri(text) for text in given]

    def five() -> None:
        for iri in identifiers:
            iri.scheme, iri.authority, iri.path, iri.query, iri.fragment

    works: dict[str, Callable[[], Any]] = {
        "Iri(text)": lambda: [Iri(text) for text in given],
        "iri.path": lambda: [iri.path for iri in identifiers],
        "five components": five,
        "iri.resolve('../a')": lambda: [iri.resolve("../a") for iri in identifiers],
        "hash(iri)": lambda: [hash(iri) for iri in identifiers],
        "iri == text": lambda: [iri == text for iri, text in zip(identifiers, given)],
    }
    for name, work in works.items():
        print(f"{nanoseconds(work, len(given)):8.0f} ns  {name}")
    # In a process of its own, so that no memory is used again.
    subprocess.run([sys.executable, __file__, "--memory", "--count", str(arguments.count)], check=True)


if __name__ == "__main__":
    main()
