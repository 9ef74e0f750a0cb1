#!/usr/bin/env python3
"""Runs the recipes of src/guide/bulk_recipes.md, and the daily job of src/guide/bulk.md, as they stand there, on
a crawl.

    cargo build --profile dist --bin iri
    python3 -m venv VENV && VENV/bin/pip install duckdb pyspark     # Spark needs Java
    VENV/bin/pip install ./python numpy pandas polars pyarrow
    apt-get install parallel
    VENV/bin/python tests/bulk/recipes.py [--lines 200000] [--seed 3987] [--iri target/dist/iri]

The crawl is made from the seed, with lines as crawls have them: octets that are not UTF-8, a lone CR, NUL,
three megabytes. What one process of `iri --count` counts is what each recipe has to count; one that replaces
octets before it checks a text has to count what one process counts after the same replacement. A recipe
whose program or package is absent is left out, aloud.
"""

import argparse
import gzip
import importlib.util
import json
import os
import pathlib
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

PAGE = pathlib.Path(__file__).parents[2] / "src/guide/bulk_recipes.md"
BULK = PAGE.with_name("bulk.md")
COMMON = "--column 2 --separator tab --exit-zero --jobs 1".split()
PARTS = 8


def skipped(why):
    print(f"SKIPPED: {why}", flush=True)


def recipe(section, language, page=PAGE):
    """The blocks of a language in a section of a page, one after another."""
    text = page.read_text("utf-8").split(f"\n## {section}\n")[1].split("\n## ")[0]
    blocks = re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)
    assert blocks, f"{section} has no block of {language}"
    return "".join(blocks)


# ---------------------------------------------------------------- the crawl

HOSTS = ["example.com", "EXAMPLE.com", "a.example", "b.example:8080", "user@c.example", "[::1]",
         "r\u00e9sum\u00e9.example", "\u05d0.example", "%66.example", "xn--fsq.example", ""]
PATHS = ["", "/", "/%7euser/./", "/a/../b", "/ros\u00e9", "/x?q=%e9", "/\U00020000#f", "/a%20b"]
WRONG = ["http://h/a b", "http://h/%zz", "http://[::1::2]/", "http://h:80a/", "http://h/\u202fx",
         "1http:", "http://h/<b>", "http://h/\ufffd", "http://h/?q=\"", "http://h/#a#b"]
# As in every crawl.
ODD = [b"http://h/\xff", b"http://h/caf\xe9?q", b"http://\xe9.example/", b"\xc3", b"http://h/\rb", b"\rhttp://h/",
       b"http://h/a\0b", b"http://h/" + b"x" * 3_000_000, b"http://h/" + b"% " * 1_000_000]
RIGHT = ["", "mailto:a@b.example", "urn:isbn:0", "../up", "//other.example/x", "#top", "data:,x"]


def text(random):
    """A text of the crawl: nine of ten are valid."""
    chance = random.random()
    if chance < 0.1:
        return random.choice(WRONG)
    if chance < 0.15:
        return random.choice(RIGHT)
    scheme = random.choice(["http", "https", "HTTP"])
    return f"{scheme}://{random.choice(HOSTS)}{random.choice(PATHS)}"


def make_crawl(lines, seed):
    """Writes `crawl/*.tsv`, and `replaced/*.tsv` with U+FFFD for octets that are not UTF-8. Returns the texts
    of the latter by their identifiers."""
    generator = random.Random(seed)
    texts = {f"id-{number}": text(generator).encode() for number in range(lines)}
    for name, odd in zip(generator.sample(list(texts), 3 * len(ODD)), 3 * ODD):
        texts[name] = odd
    rows = [name.encode() + b"\t" + url + b"\n" for name, url in texts.items()]
    for folder in ("crawl", "replaced"):
        os.mkdir(folder)
    for part in range(PARTS):
        some = b"".join(rows[part * lines // PARTS : (part + 1) * lines // PARTS])
        pathlib.Path(f"crawl/part-{part}.tsv").write_bytes(some)
        pathlib.Path(f"replaced/part-{part}.tsv").write_bytes(some.decode(errors="replace").encode())
    return {name: url.decode(errors="replace") for name, url in texts.items()}


# ---------------------------------------------------------------- one process


def names(entries):
    return {entry["name"]: entry["count"] for entry in entries}


class One:
    """What one process makes of the crawl."""

    def __init__(self, texts):
        self.texts = texts
        self.files = sorted(str(path) for path in pathlib.Path("crawl").glob("*.tsv"))
        details = self.totals(self.files)
        self.lines, self.invalid = details["lines"], details["invalid"]
        self.productions, self.hosts = names(details["productions"]), names(details["hosts"])
        assert self.lines == len(texts) and 0 < self.invalid < self.lines
        assert len(self.productions) > 4 and len(self.hosts) > 8
        # Objects of texts that are not UTF-8 have no production.
        self.in_objects = dict(self.productions)
        self.in_objects[None] = self.in_objects.pop("(encoding)")
        replaced = self.totals(sorted(str(path) for path in pathlib.Path("replaced").glob("*.tsv")))
        self.replaced = names(replaced["productions"])
        assert self.in_objects[None] == 12 and "(encoding)" not in self.replaced
        assert sum(self.replaced.values()) == self.invalid and names(replaced["hosts"]) == self.hosts

        files = [word for file in self.files for word in ("--file", file)]
        empty = ["--on-invalid", "empty"]
        normal = subprocess.run(
            ["iri", "normalize", *COMMON, *empty, *files],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True,
        )
        self.normal = normal.stdout
        rows = (row.split("\t") for row in self.normal.decode().split("\n")[:-1])
        self.outputs = dict(rows)
        assert list(self.outputs) == list(texts)

    @staticmethod
    def totals(files):
        command = ["iri", "check", "--count", "--format", "jsonl", *COMMON, *files]
        totals = subprocess.run(command, capture_output=True, check=True)
        return json.loads(totals.stdout)["details"]

    def same(self, what, productions, hosts, expected):
        assert productions == expected, (what, productions, expected)
        assert hosts == self.hosts, (what, hosts, self.hosts)
        print(f"{what}: the totals of one process: {self.lines} lines, {self.invalid} not valid, "
              f"{len(productions)} productions, {len(hosts)} hosts", flush=True)


# ---------------------------------------------------------------- recipes


def shell(section):
    subprocess.run(["bash", "-euo", "pipefail", "-c", recipe(section, "sh")], check=True)


def run_duckdb_columns(one):
    import duckdb

    names = {}
    exec(compile(recipe("DuckDB", "python"), PAGE, "exec"), names)
    database = names["database"]
    rows = database.execute("SELECT id, url, output FROM checked").fetchall()
    assert {row[0]: row[1] for row in rows} == one.texts
    assert {row[0]: row[2] or "" for row in rows} == one.outputs
    assert names["wrong"] == [(one.invalid,)]
    tables = dict(names["productions"]), dict(names["hosts"])
    one.same(f"DuckDB {duckdb.__version__}, by columns", *tables, one.replaced)

    # What the page says of functions with more parameters, and of nulls.
    from iri_grammar import columns

    def refused(name, function, why, **options):
        types = ["VARCHAR"], "VARCHAR"
        try:
            database.create_function(name, function, *types, type="arrow", **options)
            database.execute(f"SELECT {name}(url) FROM checked").fetchall()
        except duckdb.Error as error:
            assert why in str(error), error
            return True
        return False

    assert refused("of_three", columns.to_uri, "parameters", null_handling="special")
    assert refused("of_one", lambda urls: columns.to_uri(urls), "NULL values")
    assert not refused("of_nulls", lambda urls: columns.to_uri(urls), "", null_handling="special")
    print("DuckDB: wants a lambda, and null_handling", flush=True)

    # What the page says of `read_csv`.
    def rows(text, options=""):
        pathlib.Path("some.tsv").write_bytes(b"1\tx\n" * 5000 + b"2\t" + text + b"\n" + b"3\ty\n" * 5000)
        read = ("SELECT count(url) FROM read_csv('some.tsv', delim = '\t', quote = '', escape = '', "
                "header = false, auto_detect = false, columns = {'id': 'VARCHAR', 'url': 'VARCHAR'}" + options)
        try:
            return duckdb.connect().execute(read + ")").fetchone()[0]
        except duckdb.Error:
            return None

    assert rows(b"fine") == 10_001
    long = b"x" * 3_000_000
    assert [rows(text) for text in (b"\xff", b"a\rb", long)] == [None] * 3
    assert [rows(text, ", ignore_errors = true") for text in (b"\xff", long)] == [10_000] * 2
    print("DuckDB: read_csv stops at what a crawl has, or drops it", flush=True)


def run_polars(one):
    import polars

    names = {}
    exec(compile(recipe("Polars", "python"), PAGE, "exec"), names)
    checked = names["checked"]
    assert dict(zip(checked["id"], checked["url"])) == one.texts
    assert {name: output or "" for name, output in zip(checked["id"], checked["output"])} == one.outputs
    tables = dict(names["productions"].iter_rows()), dict(names["hosts"].iter_rows())
    one.same(f"Polars {polars.__version__}", *tables, one.replaced)


def run_parquet(one):
    import pyarrow
    from pyarrow import parquet

    os.makedirs("parquet/crawl")
    rows = list(one.texts.items())
    for part in range(PARTS):
        ids, urls = map(list, zip(*rows[part::PARTS]))
        parquet.write_table(pyarrow.table({"id": ids, "url": urls}), f"parquet/crawl/part-{part}.parquet")
    command = re.search(r"`python -m (iri_grammar\.table .*?)`", PAGE.read_text("utf-8"))[1].split()
    ran = subprocess.run([sys.executable, "-m", *command], cwd="parquet", stderr=subprocess.PIPE)
    assert ran.returncode == 1, ran.stderr
    assert ran.stderr.decode() == f"{one.lines} rows, {one.invalid} not valid\n"
    checked = parquet.read_table("parquet/checked.parquet").to_pydict()
    assert {name: output or "" for name, output in zip(checked["in.id"], checked["normal"])} == one.outputs
    print(f"Parquet: {one.lines} rows, normalized as by one process", flush=True)


def run_day(one):
    for folder in ("crawl", "stats", "bad", "state", "out"):
        os.makedirs(f"year/{folder}")
    crawl = b"".join([b"id\turl\n", *(pathlib.Path(file).read_bytes() for file in one.files)])
    pathlib.Path("year/crawl/monday.tsv.gz").write_bytes(gzip.compress(crawl))
    job = recipe("A run of a year", "text", BULK)
    environment = {**os.environ, "DAY": "monday"}
    subprocess.run(["bash", "-euo", "pipefail", "-c", job], cwd="year", env=environment, check=True)
    counts = json.loads(pathlib.Path("year/stats.json").read_bytes())
    assert (counts["lines"], counts["invalid"], counts["complete"]) == (one.lines, one.invalid, True)
    assert names(counts["productions"]) == one.productions
    assert sum(entry["count"] for entry in counts["encodings"]) == one.productions["(encoding)"]
    rows = gzip.decompress(pathlib.Path("year/out/monday.tsv.gz").read_bytes()).split(b"\n")[:-1]
    assert len(rows) == one.lines + 1 and sum(row.endswith(b"\tfalse") for row in rows) == one.invalid
    assert pathlib.Path("year/bad/monday.tsv").read_bytes().count(b"\n") == one.invalid
    print("the job of a day: the totals of one process, and each text that is not valid", flush=True)


def run_duckdb(one):
    import duckdb

    database = duckdb.connect()
    rows = lambda query: database.execute(query).fetchall()
    shell("DuckDB, by objects")
    database.execute(recipe("DuckDB, by objects", "sql"))
    assert dict(rows("SELECT id, url FROM checked")) == one.texts
    tables = (dict(rows(f"SELECT * FROM {table}")) for table in ("productions", "hosts"))
    one.same(f"DuckDB {duckdb.__version__}, by objects", *tables, one.in_objects)

    shell("Totals of partitions")
    database.execute(recipe("Totals of partitions", "sql"))
    assert rows("SELECT * FROM sums") == [(one.lines, one.invalid)]
    productions, hosts = (dict(rows(f"SELECT * FROM {table}"))
                          for table in ("production_sums", "host_sums"))
    # Each part has few hosts.
    assert hosts.pop(None) == 0
    one.same("DuckDB over --count", productions, hosts, one.productions)


def run_interrupted(one):
    for end in (0, 1, len(one.normal) // 3, len(one.normal) - 1, len(one.normal)):
        pathlib.Path("normal.tsv").write_bytes(one.normal[:end])
        shell("After an interruption")
        assert pathlib.Path("joined.tsv").read_bytes() == one.normal, end
    print("after an interruption: the lines of one process, in their order", flush=True)


# The rows of the page: what is complete, and which files and --skip the second process is given.


def complete(results, end=b"\n"):
    return [line + end for line in results.split(end)[:-1]]


def of_each(results, files):
    done = complete(results)
    return done, files, len(done)


def of_each_after_names(results, files):
    done = complete(results)
    return (done, files, len(done) - 1) if len(done) > 1 else ([], files, 0)


def of_each_null(results, files):
    done = complete(results, b"\0")
    return done, files, len(done)


def of_split(results, files):
    done = complete(results)
    first = [at for at, line in enumerate(done) if json.loads(line)["details"]["index"] == 0]
    return done[: first[-1] if first else 0], files, max(len(first) - 1, 0)


def of_find(results, files):
    done = complete(results)
    places = [(it["file"], it["line"]) for it in map(json.loads, done)]
    if not places:
        return [], files, 0
    file, line = places[-1]
    return done[: places.index(places[-1])], files[files.index(file):], line - 1


def run_continued():
    """The rows of the page, over several files and cut at all kinds of places."""
    texts = {
        "one": "http://a/1\n\nhttp://a b\nHTTP://a/%7e http://b http://c\n%zz\nhttp://e",
        "two": "http://f <http://g> http://h\n \nhttp://i\r\nhttp://j http://k http://l\n",
        "one.csv": 'id,url\n1,"http://a/\nb"\n2,http://c\n"3\n4",http://d\n',
        "two.csv": 'id,url\n5,http://e\n6,"http://f\n\n"\n7,http://g\n',
        "plain.csv": "id,url\n5,http://e\n6,http://f\n7,http://g g\n",
        "one.null": "http://a\n\0http://b\0\0http://c\nd\0",
    }
    for name, text in texts.items():
        pathlib.Path(name).write_text(text, "utf-8", newline="")
    objects, text = ["--format", "jsonl"], ["--on-invalid", "empty"]
    both, named = ["one", "two"], ["--column", "url"]
    rows = [([command, *objects], both, of_each)
            for command in ("check", "lint", "parse", "host", "components", "bidi", "leiri")]
    rows += [
        (["normalize", "--steps", *objects], both, of_each),
        (["normalize", *named, *objects], ["one.csv", "two.csv"], of_each),
        (["normalize", "--column", "2", *objects], ["one.csv", "two.csv"], of_each),
        (["normalize", "--null", *objects], ["one.null"] * 2, of_each),
        (["normalize", "--null", *text], ["one.null"] * 2, of_each_null),
        (["normalize", *named, *text], ["plain.csv"] * 2, of_each_after_names),
        (["prepare", "--whitespace", "split", *objects], both, of_split),
        (["find", *objects], both, of_find),
    ]
    rows += [([*command, *text], both, of_each)
             for command in (["check"], ["display", "--repertoire", "Latin"], ["from-path"], ["leiri"],
                             ["normalize"], ["prepare"], ["relative", "http://a/"], ["resolve", "http://a/"],
                             ["to-iri"], ["to-uri"], ["transcode", "--charset", "utf-8"])]
    rows.append((["compare", "--column", "1,2", "--separator", "comma", *text], ["plain.csv"] * 2, of_each))

    def results(command, files, skip):
        files = [word for file in files for word in ("--file", file)]
        ran = subprocess.run(["iri", *command, "--exit-zero", "--skip", str(skip), *files],
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert ran.returncode == 0, (command, ran.stderr)
        return ran.stdout

    for command, files, rule in rows:
        whole = results(command, files, 0)
        assert len(whole) > 10, command
        ends = {0, 1, len(whole) - 1, len(whole), *range(0, len(whole), 1 + len(whole) // 20)}
        ends |= {match.end() for match in re.finditer(b"[\0\n]", whole)}
        for end in ends:
            done, rest, skip = rule(whole[:end], files)
            assert b"".join(done) + results(command, rest, skip) == whole, (command, end, skip)
    print(f"after an interruption: {len(rows)} forms of results, joined the same", flush=True)


def run_parallel(one):
    shell("GNU parallel")
    assert pathlib.Path("normal.tsv").read_bytes() == one.normal
    print("GNU parallel: the lines of one process, in their order", flush=True)


def spark_session():
    from pyspark.sql import SparkSession

    os.environ["PYSPARK_PYTHON"] = sys.executable
    options = {"spark.ui.enabled": "false", "spark.sql.shuffle.partitions": "4",
               "spark.ui.showConsoleProgress": "false"}
    builder = SparkSession.builder.master("local[2]")
    for option, value in options.items():
        builder = builder.config(option, value)
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("OFF")
    return spark


def same_by_spark(one, names, how):
    """Holds the tables that a recipe has made against those of one process."""
    import pyspark

    rows = names["checked"].select("id", "url", "output").collect()
    assert len(rows) == one.lines
    assert {row.id: row.url for row in rows} == one.texts
    assert {row.id: row.output or "" for row in rows} == one.outputs
    tables = (dict(map(tuple, names[table].collect())) for table in ("productions", "hosts"))
    one.same(f"Spark {pyspark.__version__}, {how}", *tables, one.replaced)


def run_spark_columns(one):
    spark, names = spark_session(), {}
    exec(compile(recipe("Spark", "python"), PAGE, "exec"), names)
    same_by_spark(one, names, "by mapInArrow")
    spark.stop()


def run_spark(one):
    spark, names = spark_session(), {}
    exec(compile(recipe("Spark, by a pipe", "python"), PAGE, "exec"), names)
    lines = names["lines"]
    assert lines.getNumPartitions() > 1
    same_by_spark(one, names, "by a pipe")

    # What the page says of the exit status.
    def fails(command, **options):
        try:
            lines.pipe(command, env=names["ENVIRONMENT"], **options).count()
        except Exception as error:
            assert "exited with error code" in str(error), error
            return True
        return False

    print("Spark: errors of tasks and broken pipes that follow are wanted", flush=True)
    assert not fails("iri check --column 2 --exit-zero --jobs 1 --quiet", checkCode=True)
    assert fails("iri check --column 2 --jobs 1 --quiet", checkCode=True)
    assert fails("iri check --exit-zero no-such-file", checkCode=True)
    assert not fails("iri check --exit-zero no-such-file")
    print("Spark: --exit-zero leaves tasks alive; checkCode=True finds what could not run")

    command = f"iri normalize {names['OPTIONS']}"
    piped = {
        count: lines.coalesce(count).pipe(command, env=names["ENVIRONMENT"], checkCode=True)
        for count in (1, 2)
    }
    if one.lines < 100_000:
        skipped("Spark's pipe: of so few lines the beginning of a task is most; not judged")
    else:
        measured("Spark's pipe", lambda count: piped[count].count())
    spark.stop()


# ---------------------------------------------------------------- time

MOST = 0.6
ROUNDS = 5
BUSY = [sys.executable, "-c", "for _ in range(8_000_000): pass"]


def longest(commands):
    """Runs all at once. The processor time of the one that has used most, and the wall time."""
    begun, used = time.perf_counter(), []
    running = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for command in commands]
    for process in running:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0
        used.append(usage.ru_utime + usage.ru_stime)
    return max(used), time.perf_counter() - begun


def judged(what, works, kind):
    """Says how long two partitions at once take beside one. `works` takes the number of partitions
    and gives seconds. In each round a fixed loop runs alone and twice at once too: processors that
    slow each other, or that are shared, slow it as well, and the ratio is divided by that. Only
    where the loops hinder each other by more than a half is nothing judged."""
    raw, hindered, times = [], [], {1: [], 2: []}
    for _ in range(ROUNDS):
        for count, seconds in times.items():
            seconds.append(works(count))
        alone, both = (longest([BUSY] * count)[kind == "wall"] for count in (1, 2))
        raw.append(times[2][-1] / times[1][-1])
        hindered.append(both / alone)
    calibrated = statistics.median(ratio / slow for ratio, slow in zip(raw, hindered))
    ratio, slow = statistics.median(raw), statistics.median(hindered)
    seconds = {count: statistics.median(some) for count, some in times.items()}
    print(f"{what}: {kind} time: one partition {seconds[1]:.2f} s, two {seconds[2]:.2f} s: raw "
          f"{ratio:.2f} ({min(raw):.2f} to {max(raw):.2f}); a loop beside another takes {slow:.2f} "
          f"times as long as alone; calibrated {calibrated:.2f}", flush=True)
    if slow > 1.5:
        skipped(f"{what}: this machine does not give two processors now; not judged")
    elif ratio > MOST:
        assert calibrated <= MOST, f"{what}: {calibrated:.2f} is more than {MOST}"


def measured(what, work):
    """Judges wall time where the machine does nothing else."""
    def works(count):
        begun = time.perf_counter()
        work(count)
        return time.perf_counter() - begun

    cores, load = len(os.sched_getaffinity(0)), os.getloadavg()[0]
    if cores < 2 or load > cores:
        print(f"{what}: wall time: one partition {works(1):.2f} s, two {works(2):.2f} s", flush=True)
        skipped(f"{what}: wall time is not judged at load {load:.1f} on {cores} processors")
    else:
        judged(what, works, "wall")


def measure(one):
    command = ["iri", "normalize", "--format", "jsonl", *COMMON]

    def commands(count):
        some = [one.files[part::count] for part in range(count)]
        files = ([word for file in part for word in ("--file", file)] for part in some)
        return [[*command, *part] for part in files]

    if one.lines < 100_000:
        skipped("processes: of so few lines the beginning of a process is most; not judged")
        return
    # What others do at the same time tells less on processor time than on wall time.
    judged("processes", lambda count: longest(commands(count))[0], "processor")
    measured("processes", lambda count: longest(commands(count)))


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--lines", type=int, default=200_000)
    arguments.add_argument("--seed", type=int, default=3987)
    arguments.add_argument("--iri", default="target/dist/iri")
    arguments = arguments.parse_args()
    iri = pathlib.Path(arguments.iri).resolve(strict=True)
    os.environ["PATH"] = f"{iri.parent}{os.pathsep}{os.environ['PATH']}"

    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        one = One(make_crawl(arguments.lines, arguments.seed))
        run_interrupted(one)
        run_continued()
        run_day(one)
        measure(one)
        has = lambda package: importlib.util.find_spec(package) is not None
        has_columns = all(map(has, ["iri_grammar", "numpy", "pandas", "pyarrow"]))
        has_spark = shutil.which("java") and has("pyspark")
        for name, is_there, run in [
            ("GNU parallel", shutil.which("parallel"), run_parallel),
            ("the package duckdb", has("duckdb"), run_duckdb),
            ("duckdb with iri_grammar, numpy and pyarrow", has("duckdb") and has_columns,
             run_duckdb_columns),
            ("iri_grammar with numpy, pandas and pyarrow", has_columns, run_parquet),
            ("polars with iri_grammar and pyarrow", has("polars") and has_columns, run_polars),
            ("Java with the package pyspark", has_spark, run_spark),
            ("Java with pyspark, iri_grammar, pandas and pyarrow", has_spark and has_columns,
             run_spark_columns),
        ]:
            run(one) if is_there else skipped(f"{name} is not here; its recipe is not run")
        os.chdir("/")


if __name__ == "__main__":
    main()
