#!/usr/bin/env python3
"""Every mutant that cargo-mutants lists, in one build.

    tests/mutants/mutants.py [--file PART] [--name PART] [--shard K/N]

cargo-mutants compiles the crate once for each mutant. Here a copy of the crate, target/mutants/one,
has each function with all its mutants: `match crate::mutant::at(FUNCTION) { 17 => { the body as
mutant 17 has it } ... _ => { the body } }`, by what standard input has. A mutant that does
not compile is unviable and is taken out. Each test is run alone first, to know how long it takes and
which functions it reaches; each mutant is then run with the tests that reach its function, those that
have caught others there first, then the quickest, until one fails. One that runs into its limits of
processor time and memory is caught too, and one that stands still.

The mutants that remain have to be those of tests/mutants/survivors.toml, each there with the reason why
no test can notice it: by file and name without the line, and where a file has several of one name, by
the place of this one among them, as in "..., 4 of 9". These are run with the tests that take no
longer than QUICK seconds alone; all others with every test that reaches them. Writes
target/mutants/table.tsv: result, name, the test that caught it. Exit status 1 if a mutant survives
without a reason, or a reason has no survivor.

With --file or --name, only the mutants whose file or name contains this. With --shard K/N, as in
cargo-mutants, every N-th mutant from the K-th on; K begins with 0.
"""

import argparse
import collections
import concurrent.futures
import contextlib
import dataclasses
import json
import math
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPY = ROOT / "target/mutants/one"
TABLE = ROOT / "target/mutants/table.tsv"
REASONS = ROOT / "tests/mutants/survivors.toml"
CONFIG = ".ci/mutants.toml"
BUILD = os.environ | {
    "CARGO_TARGET_DIR": str(COPY / "target"),
    "CARGO_INCREMENTAL": "0",
    "CARGO_PROFILE_DEV_DEBUG": "0",
    "CARGO_PROFILE_TEST_DEBUG": "0",
    "RUSTFLAGS": "--cap-lints=allow",
}
# Fewer cases, always the same. What a few do not notice is no test of its own.
RUN = os.environ | {
    "PROPTEST_CASES": "64",
    "PROPTEST_RNG_SEED": "3987",
    "PROPTEST_MAX_SHRINK_ITERS": "0",
    "PROPTEST_DISABLE_FAILURE_PERSISTENCE": "1",
    "CARGO_MANIFEST_DIR": str(COPY),
}
MEMORY = 6 << 30
QUICK = 3
# How many times the processor time of a run it may take on a clock: others are busy as well.
PATIENCE = 30
WORKERS = os.cpu_count() or 1
BEGAN = time.monotonic()


def say(what):
    print(f"{time.monotonic() - BEGAN:6.0f} s  {what}", flush=True)


# The module of the copy that knows which mutant is chosen, and writes which functions are reached.
# It allocates nothing, since there are tests that count.
CHOICE = """extern crate std;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::{fs, io::Read, io::Write, sync::OnceLock};

static CHOSEN: AtomicU32 = AtomicU32::new(u32::MAX);
/// In place of a mutant: functions are recorded, and nothing is chosen.
const RECORDS: u32 = u32::MAX - 1;
static REACHED: [AtomicBool; FUNCTIONS] = [const { AtomicBool::new(false) }; FUNCTIONS];

#[inline]
pub(crate) fn at(function: usize) -> u32 {
    match CHOSEN.load(Relaxed) {
        RECORDS | u32::MAX => further(function),
        chosen => chosen,
    }
}

#[cold]
fn further(function: usize) -> u32 {
    static READ: OnceLock<u32> = OnceLock::new();
    let chosen = *READ.get_or_init(|| {
        let mut read = [0; 16];
        let length = fs::File::open("/dev/stdin").unwrap().read(&mut read).unwrap();
        core::str::from_utf8(&read[..length]).unwrap().parse().unwrap_or(RECORDS)
    });
    CHOSEN.store(chosen, Relaxed);
    if chosen != RECORDS {
        return chosen;
    }
    if !REACHED[function].swap(true, Relaxed) {
        let mut out = fs::OpenOptions::new().append(true).open("/dev/stdout").unwrap();
        write!(out, "@{function}@").unwrap();
    }
    0
}
"""
# The roots of the crates that it belongs to: a test has a file of the library among its own.
ROOTS = {"src/lib.rs": "mutant.rs", "tests/spec/main.rs": "../../src/mutant.rs"}


# ---------------------------------------------------------------- the mutants


@dataclasses.dataclass
class Mutant:
    number: int
    file: str
    name: str
    replacement: str
    begin: int
    end: int
    function: tuple | None
    returns: str
    key: str = ""

    def within(self, text, begin=0, end=None):
        """The text of the file, or of this part of it, with the mutant."""
        return text[begin : self.begin] + self.replacement + text[self.end : end]


class Text:
    """A file, and the offset of each place that cargo-mutants gives."""

    def __init__(self, file):
        self.text = (ROOT / file).read_text()
        self.lines = [0]
        for line in self.text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def offset(self, place):
        return self.lines[place["line"] - 1] + place["column"] - 1

    def body(self, span):
        """Of a function, where its body begins after `{` and ends before `}`; None if it may be called
        in a constant, where nothing can be chosen."""
        begin, end = self.offset(span["start"]), self.offset(span["end"])
        # Comments and attributes come first.
        while self.text.startswith(("//", "#["), begin):
            begin = re.compile(r"\n\s*").search(self.text, begin).end()
        if re.compile(r"[^(]*\bconst fn ").match(self.text, begin):
            return None
        depth = 0
        for at in range(begin, end):
            depth += {"(": 1, ")": -1}.get(self.text[at], 0)
            if depth == 0 and self.text[at] == "{":
                return at + 1, end - 1
        raise ValueError(f"no body: {self.text[begin:end]}")


# Of each file that has mutants.
texts = {}


def list_mutants():
    """All that cargo-mutants lists, from 1."""
    command = ["cargo", "mutants", "--config", CONFIG, "--list", "--json"]
    listed = json.loads(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)
    mutants = []
    for number, each in enumerate(listed, start=1):
        text = texts.setdefault(each["file"], Text(each["file"]))
        function = each["function"]
        mutants.append(
            Mutant(
                number,
                each["file"],
                each["name"],
                each["replacement"],
                text.offset(each["span"]["start"]),
                text.offset(each["span"]["end"]),
                function and text.body(function["span"]),
                function["return_type"] if function else "",
            )
        )
    set_keys(mutants)
    return mutants


def set_keys(mutants):
    """The key is the name without line and column, and the place among those of that name."""
    named = collections.defaultdict(list)
    for mutant in sorted(mutants, key=lambda mutant: (mutant.begin, mutant.end)):
        named[re.sub(r":\d+:\d+: ", ": ", mutant.name, count=1)].append(mutant)
    for name, own in named.items():
        for place, mutant in enumerate(own, start=1):
            mutant.key = f"{name}, {place} of {len(own)}" if len(own) > 1 else name


# ---------------------------------------------------------------- the copy


def write_copy(mutants):
    """Writes the files that have mutants. Returns the lines of each mutant: (file, first, last, mutant)."""
    functions = collections.defaultdict(list)
    for mutant in mutants:
        functions[mutant.file, mutant.function].append(mutant)
    numbers = {function: number for number, function in enumerate(functions)}
    arms = []
    for file, text in texts.items():
        written, done = "", 0
        for (_, (begin, end)), own in sorted(item for item in functions.items() if item[0][0] == file):
            written += text.text[done:begin]
            written += f" match crate::mutant::at({numbers[file, (begin, end)]}) {{"
            # Iterators of several types are one type when they are collected.
            item = re.match(r"-> impl .*?Item ?= ?(.*)>(\+Clone)?$", own[0].returns)
            wrap = ("({", f"}}).collect::<std::vec::Vec<{item[1]}>>().into_iter()") if item else ("", "")
            for mutant in own:
                body = mutant.within(text.text, begin, end)
                first = written.count("\n") + 1
                written += f" {mutant.number} => {{ {wrap[0]}{body}{wrap[1]} }}\n"
                arms.append((file, first, written.count("\n"), mutant))
            written += f" _ => {{ {wrap[0]}{text.text[begin:end]}{wrap[1]} }} }}"
            done = end
        # What is inlined everywhere would be everywhere with all its mutants.
        replace(COPY / file, (written + text.text[done:]).replace("#[inline(always)]", ""))
    replace(COPY / "src/mutant.rs", CHOICE.replace("FUNCTIONS", str(len(functions))))
    for root, path in ROOTS.items():
        replace(COPY / root, (ROOT / root).read_text() + f'#[path = "{path}"]\nmod mutant;\n')
    return arms, numbers


def replace(path, text):
    """Leaves a file alone that has this text, for cargo to see that nothing changed."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def copy_crate():
    """All that git knows, or would know; what is the same is left alone."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        stdout=subprocess.PIPE,
    ).stdout.decode()
    files = {file for file in listed.split("\0") if file and (ROOT / file).is_file()}
    for file in files:
        source, target = ROOT / file, COPY / file
        if target.exists() and target.read_bytes() == source.read_bytes():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
    for path in COPY.rglob("*"):
        file = str(path.relative_to(COPY))
        if not file.startswith("target") and path.is_file() and file not in files:
            path.unlink()
    # The copy is no member of a workspace around it.
    manifest = (ROOT / "Cargo.toml").read_text()
    replace(COPY / "Cargo.toml", manifest if "[workspace]" in manifest else manifest + "\n[workspace]\n")


def write_viable(mutants):
    """Writes the copy and takes out what does not compile, until all does."""
    unviable = []
    while True:
        arms, numbers = write_copy(mutants)
        broken, elsewhere = set(), []
        for error in errors():
            places = [(span["file_name"], span["line_start"]) for span in error["spans"] if span["is_primary"]]
            own = {
                mutant.number
                for file, line in places
                for arm_file, first, last, mutant in arms
                if arm_file == file and first <= line <= last
            }
            broken |= own
            if not own and places:
                elsewhere.append(error["rendered"])
        if not broken and not elsewhere:
            return mutants, unviable, numbers
        if not broken:
            sys.exit("the copy does not compile:\n" + "\n".join(elsewhere))
        unviable += [mutant for mutant in mutants if mutant.number in broken]
        mutants = [mutant for mutant in mutants if mutant.number not in broken]


def features():
    return "--features=" + ",".join(tomllib.loads((ROOT / CONFIG).read_text())["features"])


def errors():
    command = ["cargo", "check", "--quiet", "--profile=test", "--lib", features(), "--message-format=json"]
    out = subprocess.run(command, cwd=COPY, env=BUILD, stdout=subprocess.PIPE).stdout.decode()
    messages = [json.loads(line) for line in out.splitlines()]
    return [
        each["message"]
        for each in messages
        if each["reason"] == "compiler-message" and each["message"]["level"].startswith("error")
    ]


def build():
    """The programs of the tests."""
    tests = tomllib.loads((ROOT / CONFIG).read_text())["additional_cargo_test_args"]
    command = ["cargo", "test", "--quiet", "--no-run", features(), *tests, "--message-format=json"]
    out = subprocess.run(command, cwd=COPY, env=BUILD, check=True, stdout=subprocess.PIPE).stdout.decode()
    messages = [json.loads(line) for line in out.splitlines() if line.startswith("{")]
    return sorted(each["executable"] for each in messages if each.get("executable"))


# ---------------------------------------------------------------- the tests


@dataclasses.dataclass
class Test:
    program: str
    name: str
    seconds: float
    reaches: set


def run(program, names, seconds, chosen):
    """What ended these tests: a status, `time` where they took more of the processor, `clock` where
    they stood still; what the program wrote; and what they took of the processor."""

    def limit():
        os.nice(5)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(seconds), math.ceil(seconds) + 1))

    process = subprocess.Popen(
        [program, "--exact", "--test-threads=1", *names],
        cwd=COPY,
        env=RUN,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        preexec_fn=limit,
    )
    clock = threading.Timer(PATIENCE * seconds, os.kill, (process.pid, signal.SIGKILL))
    clock.start()
    # A program that has ended reads no more.
    with contextlib.suppress(BrokenPipeError), process.stdin:
        process.stdin.write(chosen.encode())
    with process.stdout:
        out = process.stdout.read().decode(errors="replace")
    _, status, used = os.wait4(process.pid, 0)
    stood_still = clock.finished.is_set()
    clock.cancel()
    taken = used.ru_utime + used.ru_stime
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode == -signal.SIGXCPU:
        return "time", out, taken
    return "clock" if stood_still else process.returncode, out, taken


def record(program, name):
    """A test, alone, without a mutant; None if it fails."""
    status, out, seconds = run(program, [name], 600, "record")
    reached = {int(number) for number in re.findall(r"@(\d+)@", out)}
    if status != 0:
        print(f"fails without a mutant, left out: {name}", flush=True)
        return None
    return Test(program, name, seconds, reached)


def record_all(programs):
    names = []
    for program in programs:
        listed = subprocess.run([program, "--list", "--format=terse"], cwd=COPY, check=True, stdout=subprocess.PIPE)
        names += [(program, line[: -len(": test")]) for line in listed.stdout.decode().splitlines() if line.endswith(": test")]
    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        tests = [test for test in pool.map(lambda pair: record(*pair), names) if test]
    return sorted(tests, key=lambda test: test.seconds)


def portions(tests, favourites):
    """Those that have caught others, then the quickest, in portions that grow."""
    # Another mutant of the function may add to them meanwhile: no test is to be left out.
    favourites = set(favourites)
    first = [test for test in tests if test.name in favourites]
    if first:
        yield first
    portion, most = [], 0.2
    for test in (test for test in tests if test.name not in favourites):
        portion.append(test)
        if sum(each.seconds for each in portion) > most:
            yield portion
            portion, most = [], most * 4
    if portion:
        yield portion


def caught(mutant, tests, favourites):
    """What caught the mutant: a test, `time`, `clock`, or `abort`; None if nothing did."""
    for portion in portions(tests, favourites):
        for program in sorted({test.program for test in portion}):
            own = [test for test in portion if test.program == program]
            seconds = 5 + 5 * sum(test.seconds for test in own)
            status, out, _ = run(program, [test.name for test in own], seconds, str(mutant.number))
            if status in ("time", "clock"):
                return status
            if status != 0:
                failed = re.search(r"^test (\S+) .*FAILED$", out, re.MULTILINE)
                if failed:
                    favourites[failed[1]] += 1
                return failed[1] if failed else "abort"
    return None


# ---------------------------------------------------------------- the table


def run_all(chosen, numbers, tests, reasons, note):
    """Runs each of these mutants with the tests that reach its function; where a reason says that it
    survives, with those that are quick."""
    favourites = collections.defaultdict(collections.Counter)

    def run_one(mutant):
        function = numbers[mutant.file, mutant.function]
        longest = QUICK if mutant.key in reasons else math.inf
        reaching = [test for test in tests if function in test.reaches and test.seconds <= longest]
        return mutant, caught(mutant, reaching, favourites[function])

    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        for count, (mutant, by) in enumerate(pool.map(run_one, chosen), start=1):
            note(mutant, "caught" if by else "survived", by)
            if count % 100 == 0:
                say(f"{count} of {len(chosen)}")


def run_constants(chosen, tests, note):
    """Builds the copy for each of these mutants, and runs it with all tests."""
    for mutant in chosen:
        path = COPY / mutant.file
        before = path.read_text()
        path.write_text(mutant.within(texts[mutant.file].text))
        # What a trait returns is no constant.
        if "Default::default()" in mutant.replacement or errors():
            note(mutant, "unviable")
        else:
            build()
            by = caught(mutant, tests, collections.Counter())
            note(mutant, "caught" if by else "survived", by)
        path.write_text(before)


def read_reasons():
    """The keys of the mutants that are known to survive."""
    rows = tomllib.loads(REASONS.read_text())["survivors"]
    return {mutant for row in rows for mutant in row["mutants"]}


def compare(survived, reasons):
    """Whether those survive that have reasons."""
    for key in sorted(survived - reasons):
        print(f"survives without a reason: {key}")
    for key in sorted(reasons - survived):
        print(f"has a reason, and does not survive: {key}")
    return survived == reasons


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--file", default="")
    parser.add_argument("--name", default="")
    parser.add_argument("--shard", default="0/1")
    options = parser.parse_args()
    part, parts = map(int, options.shard.split("/"))

    listed = list_mutants()
    constant = [mutant for mutant in listed if not mutant.function]
    say(f"{len(listed)} mutants, {len(constant)} of them in constants")
    COPY.mkdir(parents=True, exist_ok=True)
    copy_crate()
    viable, unviable, numbers = write_viable([mutant for mutant in listed if mutant.function])
    say(f"{len(unviable)} of the others do not compile")
    programs = build()
    say("built")
    tests = record_all(programs)
    say(f"{len(tests)} tests")

    reasons = read_reasons()
    results = {}

    def note(mutant, what, by=None):
        results[mutant.number] = (what, mutant, by or "")
        if what == "survived":
            say(f"survived: {mutant.name}")
        rows = [f"{what}\t{mutant.name}\t{by}\n" for what, mutant, by in results.values()]
        TABLE.write_text("".join(rows))

    def is_chosen(mutant):
        in_shard = mutant.number % parts == part
        return options.file in mutant.file and options.name in mutant.name and in_shard

    for mutant in filter(is_chosen, unviable):
        note(mutant, "unviable")
    run_all(list(filter(is_chosen, viable)), numbers, tests, reasons, note)
    run_constants(filter(is_chosen, constant), tests, note)

    counts = collections.Counter(what for what, _, _ in results.values())
    say(", ".join(f"{count} {what}" for what, count in counts.most_common()))
    survived = {mutant.key for what, mutant, _ in results.values() if what == "survived"}
    others = {mutant.key for mutant in listed if not is_chosen(mutant)}
    return 0 if compare(survived, reasons - others) else 1


if __name__ == "__main__":
    sys.exit(main())
