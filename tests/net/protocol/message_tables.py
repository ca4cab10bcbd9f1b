"""The tables of messages in PROTOCOL.md, printed from the classes that declare them.

python -m tests.net.protocol.message_tables     write them anew
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
import typing
from pathlib import Path

import net
from net.protocol import messages as m

PAGE = Path(net.__file__).parent / "PROTOCOL.md"
UNIONS = {"To the host": m.ToHost, "To a client": m.FromHost}
MARK = "<!-- {}: printed by `python -m tests.net.protocol.message_tables` -->"


def table(side: str) -> str:
    """Return the table of one side: each message's tag, what it says, its fields in order."""
    rows = [MARK.format(side), "| tag | what it says | fields |", "|---|---|---|"]
    for kind in typing.get_args(UNIONS[side]):
        [node] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
        assert isinstance(node, ast.ClassDef)
        rows.append(f"| `{kind.__struct_config__.tag}` | {_line(ast.get_docstring(node) or '')} | {_fields(node)} |")
    return "\n".join(rows) + "\n"


def _line(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _fields(node: ast.ClassDef) -> str:
    """The fields with the remarks on them; those with a default in italics."""
    told: list[str] = []
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            told.append(part.target.id if part.value is None else f"*{part.target.id}*")
        elif isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) and told:
            told[-1] += f" ({_line(str(part.value.value)).rstrip('.')})"
    return ", ".join(told)


def printed() -> str:
    """Return the page with its tables as they should be."""
    page = PAGE.read_text(encoding="utf-8")
    for side in UNIONS:
        made = table(side)
        page = re.sub(rf"{re.escape(MARK.format(side))}\n(?:\|.*\n)*", lambda _, made=made: made, page)  # type: ignore[misc]
    return page


if __name__ == "__main__":
    PAGE.write_text(printed(), encoding="utf-8")
