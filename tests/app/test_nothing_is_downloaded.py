"""Nothing is fetched while the program runs (SECURITY.md): no module knows how to, but for the list of tables that a player asks
one machine for."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FETCHES = {"http", "http.client", "urllib.request", "urllib", "ftplib", "smtplib", "poplib", "imaplib", "telnetlib", "xmlrpc",
           "socketserver", "requests", "httpx", "aiohttp", "urllib3", "pip", "ensurepip", "webbrowser"}  # fmt: skip
"""What can fetch or send something by itself."""
ASKED = {
    "net/lan/listing.py": {"http.client"},  # the tables of a machine whose address the player has typed
}


def imported(path: Path) -> Iterator[str]:
    """Every import of a module, inside functions too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_no_module_can_fetch_anything() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): names
        for room in ("game", "net")
        for path in sorted((ROOT / room).rglob("*.py"))
        if (names := {name for name in imported(path) if name in FETCHES})
    }
    for allowed in ASKED.items():
        assert allowed in found.items(), "it is read where it is said to be"
        del found[allowed[0]]
    assert found == {}
