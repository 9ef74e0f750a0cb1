"""How the package behaves within an interpreter: threads, signals, forks, other interpreters."""

import multiprocessing
import signal
import subprocess
import sys
import threading
import time

import pytest

from iri_grammar import Iri, columns

TEXTS = [f"http://example.org/é/{row}" for row in range(100_000)]


def test_the_lock_is_released():
    ticks = 0
    stop = threading.Event()

    def tick():
        nonlocal ticks
        while not stop.is_set():
            ticks += 1
            time.sleep(0.0005)

    interval = sys.getswitchinterval()
    thread = threading.Thread(target=tick)
    # Nobody is asked to give the lock up.
    sys.setswitchinterval(1000)
    try:
        thread.start()
        before = ticks
        columns.errors(TEXTS)
        after = ticks
    finally:
        stop.set()
        sys.setswitchinterval(interval)
        thread.join()
    assert after > before


def test_threads_share_identifiers():
    iri, results = Iri("http://example.org/a/b"), []
    work = lambda: results.append([iri.resolve("../c") == "http://example.org/c" for _ in range(100)])
    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 8 and all(all(result) for result in results)


def test_a_list_that_others_change_meanwhile():
    texts, stop = list(TEXTS), threading.Event()

    def change():
        while not stop.is_set():
            texts.clear()
            texts.extend(f"http://example.org/{row}" for row in range(1000))

    thread = threading.Thread(target=change)
    thread.start()
    try:
        for _ in range(20):
            assert all(columns.valid(texts))
    finally:
        stop.set()
        thread.join()


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there is no setitimer")
def test_a_signal_ends_a_column():
    def interrupt(*_):
        raise KeyboardInterrupt

    texts, finished = [" "] * 1_000_000, False
    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        with pytest.raises(KeyboardInterrupt):
            signal.setitimer(signal.ITIMER_REAL, 0.05)
            columns._columns.errors(texts, "rfc3987", None)
            finished = True
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert not finished


def in_a_fork(queue):
    queue.put(sum(columns.valid(TEXTS)))


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="there is no fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_fork_has_threads_of_its_own():
    assert all(columns.valid(TEXTS))
    context = multiprocessing.get_context("fork")
    queue = context.Queue()
    process = context.Process(target=in_a_fork, args=(queue,), daemon=True)
    process.start()
    try:
        assert queue.get(timeout=60) == len(TEXTS)
    finally:
        process.terminate()
        process.join()


OTHER = """
try:
    import _interpreters as interpreters
except ImportError:
    import _xxsubinterpreters as interpreters
import iri_grammar
other = interpreters.create()
interpreters.run_string(other, '''
try:
    import iri_grammar
except ImportError as error:
    print("refused:", error, flush=True)
''')
print(iri_grammar.Iri("a:b"))
"""


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="the module of interpreters is another")
def test_another_interpreter_is_refused():
    done = subprocess.run([sys.executable, "-c", OTHER], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    refused, text = done.stdout.splitlines()
    assert refused.startswith("refused: ") and text == "a:b"
