"""The tables of cues in the titles' READMEs, printed from the classes that declare them.

python -m tests.titles.cue_tables     write them all anew
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from game import titles
from game.engine.cues import kind_of, secrets_of

MARK = "<!-- printed by `python -m tests.titles.cue_tables` -->"
TABLE = re.compile(rf"{re.escape(MARK)}\n(?:\|.*\n)*")


def readme_of(title: str) -> Path:
    return Path(str(titles.__file__)).parent / title / "README.md"


def table(title: str) -> str:
    """The table of one title: every kind of cue in the order of its declaration, what it says, its nouns."""
    kinds = titles.rules(title).cues
    source = (readme_of(title).parent / "rules" / "cues.py").read_text(encoding="utf-8")
    rows = [MARK, "| kind | what happened | nouns |", "|---|---|---|"]
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            kind = kind_of(node.name)
            rows.append(f"| `{kind}` | {_said(node)} | {_nouns(node, secrets_of(kinds[kind]))} |")
    return "\n".join(rows) + "\n"


def _said(node: ast.ClassDef) -> str:
    text = " ".join((ast.get_docstring(node) or "").split())
    rules = [part.value.value for part in node.body if isinstance(part, ast.AnnAssign) and _is_rule(part)]  # type: ignore[union-attr]
    return f"{text} ({rules[0]})" if rules else text


def _is_rule(part: ast.AnnAssign) -> bool:
    return isinstance(part.target, ast.Name) and part.target.id == "rule" and isinstance(part.value, ast.Constant)


def _nouns(node: ast.ClassDef, secrets: frozenset[str]) -> str:
    told: list[str] = []
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and not _is_rule(part):
            name = part.target.id.rstrip("_")
            told.append(f"*{name}*" if part.target.id in secrets else name)
        elif isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) and told:
            remark = " ".join(str(part.value.value).split()).rstrip(".")
            told[-1] += f" ({remark[0].lower()}{remark[1:]})".replace("|", "\\|")
    return ", ".join(told)


def printed(title: str) -> str:
    """The README with its table as it should be."""
    return TABLE.sub(lambda _: table(title), readme_of(title).read_text(encoding="utf-8"))


if __name__ == "__main__":
    for name in titles.titles():
        readme_of(name).write_text(printed(name), encoding="utf-8")
