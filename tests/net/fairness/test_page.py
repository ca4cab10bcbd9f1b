"""Every test that `net/FAIRNESS.md` names exists: a claim without one is only a claim."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "net" / "FAIRNESS.md").read_text(encoding="utf-8")


def test_every_file_and_every_test_it_names_is_there():
    files = {path.name: path for path in (ROOT / "tests").rglob("test_*.py")}
    named = re.findall(r"`(?:[\w/]*/)?(test_\w+\.py)?(?:::(test_\w+))?`", PAGE)
    named = [(file, test) for file, test in named if file or test]
    assert len(named) > 20
    last = ""
    for file, test in named:
        last = file or last
        assert last in files, last
        if test:
            text = files[last].read_text(encoding="utf-8")
            # "::name" means the file that was named last; a page may also name one of the folder's other files in between.
            here = f"def {test}(" in text
            near = any(
                f"def {test}(" in path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("*.py")
            )
            assert here or near, f"{last}::{test}"
