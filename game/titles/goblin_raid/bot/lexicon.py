"""What neither the data nor the plays say about its choices: further words, and where a number stands for a thing."""

from __future__ import annotations

from typing import Any

from game.titles.lexicon import Lexicon


def _hexes(data: Any) -> list[str]:
    """Return every hex of Goblin's map, "ccrr"."""
    columns: dict[str, str] = data[0]["columns"]
    return [f"{column}{row:02}" for column, rows in columns.items() for row in range(1, len(rows) + 1)]


LEXICON = Lexicon(
    words=(
        *("auto_attack", "propose", "always", "off", "auto_flee", "ask", "on", "auto_plunder"),
        *("foot", "mounted", "home", "deploy", "pile"),
    ),
    more=_hexes,
)
