"""Cues of every title: declared as classes, told as declared, printed in the README, named by rule id."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import msgspec
import pytest

from game import titles
from tests.titles import cue_tables

TITLES = list(titles.titles())


@pytest.mark.parametrize("title", TITLES)
def test_the_table_of_the_readme_is_what_the_classes_say(title: str) -> None:
    readme = cue_tables.readme_of(title).read_text(encoding="utf-8")
    assert readme.count(cue_tables.MARK) == 1
    assert readme == cue_tables.printed(title), "python -m tests.titles.cue_tables"


@pytest.mark.parametrize("title", TITLES)
def test_every_kind_is_told_somewhere_in_the_rules(title: str) -> None:
    """A class that no rule tells is a line nobody can ever read."""
    told: set[str] = set()
    folder = Path(str(titles.__file__)).parent / title / "rules"
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "cues":
                told.add(node.attr)
    declared = {kind.__name__ for kind in titles.rules(title).cues.values()}
    assert declared == told - {"KINDS"}


@pytest.mark.parametrize("title", TITLES)
def test_every_kind_says_what_happened_and_by_which_rule(title: str) -> None:
    for kind in titles.rules(title).cues.values():
        assert kind.__doc__ and kind.__doc__[0].isupper() and kind.__doc__.rstrip().endswith((".", ")")), kind
        (rule,) = [field.default for field in msgspec.structs.fields(kind) if field.name == "rule"]
        assert re.fullmatch(r"[A-Z]{3}-\d+\.\d+|", rule), kind
