"""The columns of ``iri_grammar.table``, beside the functions of the package and, where it is built, the program."""

import itertools
import json
import os
import pathlib
import shutil
import subprocess

import pytest

from iri_grammar import columns

arrow = pytest.importorskip("pyarrow", reason="pyarrow is not installed: no table is tested")
table = pytest.importorskip("iri_grammar.table")

TEXTS = [
    "HTTP://user@R\u00e9sum\u00e9.EXAMPLE:80/%7e/./?q#f",
    "http://xn--bcher-kva.example/%C3%A9",
    "http://[::1]:8080/a",
    "http://1.2.3.4/",
    "http:///a",
    "mailto:a@example.org",
    "mailto:a@example.org,b@example.org?subject=c",
    "../b?c",
    "http://fa\u00df.de/",
    "http://a_b.example/",
    "",
    "a b",
    "http://h/%zz",
    "http://[::1::2]/",
    "\U00020000",
    "http://h/\u202e",
    "http://h/\x01",
    "\ufeffhttp://h/",
    "\u201chttp://h/\u201d",
    "http://\u0430pple.example/%7e/../",
]
NAMES = [
    "in.id", "input", "scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment", "host.ascii",
    "host.unicode", "ok", "error.production", "error.column", "error.reason", "error.section", "uri", "iri", "normal",
    "normal.case", "key", "target", "scheme.host", "scheme.addr-spec", "lint",
]  # fmt: skip
BASE = "http://a.example/b/c"


def batch(texts):
    return arrow.record_batch({"id": list(range(len(texts))), "url": texts})


def program():
    """The program, if the variable IRI or the path names it."""
    return os.environ.get("IRI") or shutil.which("iri")


@pytest.mark.skipif(not program(), reason="there is no program iri: its columns are not compared")
def test_the_values_are_those_of_the_program(tmp_path):
    lines = "".join(f"{number}\t{text}\n" for number, text in enumerate(TEXTS))
    file = tmp_path / "texts.tsv"
    file.write_text("id\turl\n" + lines, "utf-8", newline="")
    command = [program(), "table", "--column", "url", "--get", ",".join(NAMES), "--base", BASE]
    ran = subprocess.run([*command, "--format", "jsonl", "--exit-zero", str(file)], capture_output=True, check=True)
    wanted = [json.loads(line) for line in ran.stdout.splitlines()]
    found = table.table(batch(TEXTS), "url", NAMES, BASE).to_pylist()
    assert len(wanted) == len(TEXTS)
    for row, other in zip(found, wanted):
        row["in.id"] = str(row["in.id"])
        assert row == other


def test_columns_are_what_the_functions_return():
    rows = table.table(batch([*TEXTS, None]), "url", NAMES, BASE)
    texts = [*TEXTS, None]
    assert rows.schema.names == NAMES
    assert rows["in.id"].to_pylist() == list(range(len(texts)))
    assert rows["input"].to_pylist() == texts
    assert rows["ok"].to_pylist() == columns.valid(texts)
    assert rows["uri"].to_pylist() == columns.to_uri(texts)
    assert rows["iri"].to_pylist() == columns.to_iri(texts)
    assert rows["normal"].to_pylist() == columns.normalize(texts, idna="agreed")
    assert rows["normal.case"].to_pylist() == columns.normalize(texts, "case", idna="agreed")
    assert rows["target"].to_pylist() == columns.resolve(BASE, texts)
    assert rows["scheme.addr-spec"].to_pylist()[5:8] == ["a@example.org", "a@example.org b@example.org", None]
    for row, parts, error in zip(rows.to_pylist(), columns.components(texts), columns.errors(texts)):
        for name in ["scheme", "host", "port", "path"]:
            assert row[name] == (parts and parts[name])
        assert row["error.production"] == (error and error["production"])
        assert row["error.column"] == (error and error["position"] + 1)
    for codes, findings in zip(rows["lint"].to_pylist(), columns.lint(texts)):
        names = findings and [name for name, _ in itertools.groupby(finding["code"] for finding in findings)]
        assert (codes is None) == (names is None) and len((codes or "").split()) == len(names or [])
    absolute = [(text, key) for text, key in zip(texts, rows["key"].to_pylist()) if key is not None]
    for one, key in absolute:
        are_equivalent = columns.equivalent([text for text, _ in absolute], one, idna="agreed")
        assert are_equivalent == [other == key for _, other in absolute]
    assert len(absolute) == sum(scheme is not None for scheme in rows["scheme"].to_pylist())
    assert all(value is None for name, value in rows.to_pylist()[-1].items() if name != "in.id")


def test_a_host_has_a_value_if_all_profiles_agree():
    rows = table.table(batch(TEXTS), "url", ["host.ascii", "host.unicode"]).to_pylist()
    assert [rows[at]["host.ascii"] for at in (0, 2, 3, 4, 6)] == [
        "xn--rsum-bpad.example", "[::1]", "1.2.3.4", "", None,
    ]  # fmt: skip
    assert rows[1]["host.unicode"] == "b\u00fccher.example" and rows[7]["host.ascii"] is None


@pytest.mark.parametrize("suffix", [".parquet", ".arrow"])
def test_files_are_read_in_batches_and_written(tmp_path, suffix, capsys):
    from pyarrow import dataset, feather, parquet

    source, out = tmp_path / f"in{suffix}", tmp_path / f"out{suffix}"
    rows = arrow.Table.from_batches([batch(TEXTS * 10_000)])
    write = parquet.write_table if suffix == ".parquet" else feather.write_feather
    write(rows, str(source))
    options = ["--column", "url", "--get", "in.id,ok,host"]
    assert table.main([str(source), str(out), *options]) == 1
    invalid = 10_000 * columns.valid(TEXTS).count(False)
    assert capsys.readouterr().err == f"{rows.num_rows} rows, {invalid} not valid\n"
    written = dataset.dataset(str(out), format="parquet" if suffix == ".parquet" else "ipc").to_table()
    assert written == arrow.Table.from_batches([table.table(batch(TEXTS * 10_000), "url", ["in.id", "ok", "host"])])
    assert table.main([str(source), str(out), *options, "--exit-zero"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([source.name, out.name])


@pytest.mark.parametrize(
    "options, why",
    [
        (["in.csv", "out.parquet", "--get", "ok"], "the name ends neither with .parquet nor"),
        (["absent.parquet", "out.parquet", "--get", "ok"], "absent.parquet"),
        (["in.parquet", "out.parquet", "--get", "ok,no"], "'no' is no column; the columns are input"),
        (["in.parquet", "out.parquet", "--get", "scheme.no"], "no scheme has a part 'no'"),
        (["in.parquet", "out.parquet", "--get", "in.no"], "there is no column 'no'; the columns are id, url"),
        (["in.parquet", "out.parquet", "--get", "target"], "the column target and a base need each other"),
    ],
)
def test_what_cannot_be_run_is_told_and_writes_nothing(tmp_path, options, why, capsys, monkeypatch):
    from pyarrow import parquet

    monkeypatch.chdir(tmp_path)
    parquet.write_table(arrow.Table.from_batches([batch(TEXTS)]), "in.parquet")
    assert table.main([*options, "--column", "url"]) == 2
    assert why in capsys.readouterr().err
    assert not pathlib.Path("out.parquet").exists()
