"""Times the package beside others, in one run over distinct texts: ratios of medians.

    python bench/compare.py [--single 20000] [--column 1000000] [FILE ...]

Files have one identifier a line; without one, texts are made. Each text is met once by each, and
what others cache is cleared. A package that is absent is left out, aloud.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import random
import statistics
import time
from typing import Any, Callable, Iterable
from urllib.parse import urlsplit
import urllib.parse

ROUNDS = 7


def made(count: int, seed: int = 3987) -> list[str]:
    """Distinct addresses such as the web has."""
    chance = random.Random(seed)
    hosts = ["example.com", "www.example.org", "a.b.example.net:8080", "user@example.com", "[2001:db8::1]"]
    letters = "abcdefghijklmnopqrstuvwxyz0123456789-_.~"
    word = lambda: "".join(chance.choices(letters, k=chance.randint(2, 10)))
    texts = set()
    while len(texts) < count:
        path = "".join(f"/{word()}" for _ in range(chance.randint(0, 4)))
        query = f"?{word()}={word()}&n={len(texts)}" if chance.random() < 0.4 else f"/{len(texts)}"
        fragment = f"#{word()}" if chance.random() < 0.1 else ""
        texts.add(f"{chance.choice(['http', 'https'])}://{chance.choice(hosts)}{path}{query}{fragment}")
    return sorted(texts, key=lambda text: hash((seed, text)))


def seconds(work: Callable[[], Any]) -> float:
    gc.collect()
    gc.disable()
    begun = time.perf_counter()
    work()
    took = time.perf_counter() - begun
    gc.enable()
    return took


def clear() -> None:
    cached = getattr(urllib.parse, "clear_cache", None)
    if cached:
        cached()


def rounds(contestants: dict[str, Callable[[], Any]]) -> dict[str, float]:
    """Of each, the median of several rounds that take turns."""
    took: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, work in contestants.items():
            clear()
            took[name].append(seconds(work))
    return {name: statistics.median(times) for name, times in took.items()}


def package(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        print(f"SKIPPED: {name} is not installed")
        return None


def singles(texts: list[str]) -> dict[str, Callable[[], Any]]:
    from iri_grammar import Iri

    def ours() -> None:
        for text in texts:
            iri = Iri(text)
            iri.scheme, iri.authority, iri.path, iri.query, iri.fragment

    contestants: dict[str, Callable[[], Any]] = {"iri_grammar.Iri": ours}

    validator = package("rfc3986_validator")
    if validator:
        validate = validator.validate_rfc3986

        def split() -> None:
            for text in texts:
                validate(text)
                parts = urlsplit(text)
                parts.scheme, parts.netloc, parts.path, parts.query, parts.fragment

        contestants["urlsplit + rfc3986-validator"] = split

    ada = package("ada_url")
    if ada:
        URL = ada.URL

        def ada_url() -> None:
            for text in texts:
                url = URL(text)
                url.protocol, url.host, url.pathname, url.search, url.hash

        contestants["ada-url"] = ada_url
    return contestants


def parses(texts: list[str]) -> dict[str, Callable[[], Any]]:
    """The package ``rfc3987`` and what stands in for it."""
    from iri_grammar.compat import rfc3987

    def each(parse: Callable[[str, str], Any], rule: str) -> Callable[[], Any]:
        def work() -> None:
            for text in texts:
                parse(text, rule)

        return work

    packages = {"iri_grammar.compat.rfc3987": rfc3987, "rfc3987": package("rfc3987")}
    return {
        f"{name}.parse, {rule}": each(it.parse, rule)
        for name, it in packages.items()
        for rule in ("IRI", "IRI_reference")
        if it
    }


def whole(texts: list[str]) -> dict[str, Callable[[], Any]]:
    from iri_grammar import columns

    contestants: dict[str, Callable[[], Any]] = {
        "columns.valid, list": lambda: columns.valid(texts),
        "columns.components, list to Arrow": lambda: columns._columns.components(texts, "rfc3987", None),
    }
    arrow = package("pyarrow")
    if arrow:
        array = arrow.array(texts)
        contestants["columns.valid, Arrow"] = lambda: columns.valid(array)
        contestants["columns.components, Arrow"] = lambda: columns.components(array)

    def each(function: Callable[[str], Any]) -> Callable[[], Any]:
        def work() -> None:
            for text in texts:
                function(text)

        return work

    contestants["urllib.parse.urlsplit"] = each(urlsplit)
    for name, pick in {
        "rfc3987": lambda it: lambda text: it.match(text, "IRI_reference"),
        "rfc3986": lambda it: it.uri_reference,
        "yarl": lambda it: it.URL,
        "ada_url": lambda it: it.check_url,
    }.items():
        found = package(name)
        if found:
            contestants[name] = each(pick(found))
    return contestants


def report(title: str, count: int, took: dict[str, float], ours: Iterable[str]) -> None:
    print(f"\n{title}, {count} texts")
    for name, time_ in sorted(took.items(), key=lambda row: row[1]):
        print(f"  {time_ / count * 1e9:9.0f} ns a text  {name}")
    for our in ours:
        for name, time_ in took.items():
            if name not in ours:
                print(f"  {our} takes {took[our] / time_:.2f} of {name}")


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--single", type=int, default=20_000)
    arguments.add_argument("--column", type=int, default=1_000_000)
    arguments.add_argument("files", nargs="*", metavar="FILE")
    arguments = arguments.parse_args()
    texts = list(
        dict.fromkeys(line.rstrip("\n") for file in arguments.files for line in open(file, encoding="utf-8"))
    )
    single = (texts or made(arguments.single))[: arguments.single]
    report("one by one", len(single), rounds(singles(single)), ["iri_grammar.Iri"])
    took = rounds(parses(single))
    report("in place of rfc3987", len(single), took, [name for name in took if name.startswith("iri_grammar")])
    column = made(arguments.column)
    took = rounds(whole(column))
    report("a column", len(column), took, [name for name in took if name.startswith("columns.")])


if __name__ == "__main__":
    main()
