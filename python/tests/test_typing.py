"""What mypy and pyright say of typed.py."""

import pathlib
import subprocess
import sys

import pytest

TESTS = pathlib.Path(__file__).resolve().parent


def run(*arguments, cwd):
    return subprocess.run([sys.executable, "-m", *arguments], capture_output=True, text=True, cwd=cwd, timeout=600)


@pytest.fixture(autouse=True)
def libraries():
    for name in ("jsonschema", "numpy", "pandas", "polars", "pyarrow", "typing_extensions"):
        pytest.importorskip(name)


def test_mypy(tmp_path):
    pytest.importorskip("mypy")
    ran = run("mypy", "--config-file", str(TESTS.parent / "pyproject.toml"), "--strict", str(TESTS / "typed.py"), cwd=tmp_path)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_pyright(tmp_path):
    pytest.importorskip("pyright")
    if run("pyright", "--version", cwd=tmp_path).returncode != 0:
        pytest.skip("pyright cannot be run: it needs Node.js")
    (tmp_path / "pyrightconfig.json").write_text(
        '{"include": ["typed.py"], "reportUnnecessaryTypeIgnoreComment": true, "reportMissingModuleSource": false}'
    )
    (tmp_path / "typed.py").write_text((TESTS / "typed.py").read_text("utf-8"), "utf-8")
    ran = run("pyright", "--pythonpath", sys.executable, "--project", str(tmp_path), cwd=tmp_path)
    assert ran.returncode == 0, ran.stdout + ran.stderr
