"""What people miss, in a file that they can hand on: their own words, and what helps to find a fault. No names of machines,
no addresses, no codes, no keys; of a match only what all at the table could see. No window, no pygame at import.
"""

from __future__ import annotations

import platform
import re
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

PRIVATE = frozenset({"name", "options", "marks_of_play"})
"""Settings that are nobody's business: who one is, with whom and what one played."""
ADDRESS = re.compile(
    r"gobsmack://\S+|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b|(?:[0-9a-fA-F]{1,4}:){3,}[0-9a-fA-F:]*|(?:/home|/Users|\\Users)[/\\]\S+"
)
"""Invites, addresses and people's folders, should somebody have typed one."""


def system() -> dict[str, str]:
    """The machine, as far as a fault may hang on it."""
    facts = {"system": platform.platform(aliased=True, terse=True), "python": platform.python_version(),
             "packaged": "yes" if getattr(sys, "frozen", False) else "no"}  # fmt: skip
    pygame = sys.modules.get("pygame")
    if pygame is not None:
        facts["pygame"] = f"{pygame.version.ver}, SDL {'.'.join(map(str, pygame.version.SDL))}"
        if pygame.display.get_init():
            facts["display"] = pygame.display.get_driver()
    return facts


def settings_of(settings: Any) -> dict[str, Any]:
    """The settings that say how the game looked, sounded and was controlled."""
    return {name: value for name, value in msgspec.to_builtins(settings).items() if name not in PRIVATE}


def clean(text: str) -> str:
    """Without addresses."""
    return ADDRESS.sub("[...]", text)


def report(
    said: Sequence[tuple[str, str]], software: str, settings: Any, match: Mapping[str, object], log: Sequence[str]
) -> str:
    """The whole text: (question, answer) pairs first."""
    lines = ["Gobsmack: a report", ""]
    for question, answer in said:
        if answer.strip():
            lines += [question, f"  {clean(answer.strip())}", ""]
    lines += _facts("Program", {"version": software, **system()})
    lines += _facts("Settings", settings_of(settings))
    if match:
        lines += _facts("Match", match)
    if log:
        lines += ["Log, as all at the table saw it", *(f"  {clean(line)}" for line in log), ""]
    return "\n".join(lines)


def _facts(heading: str, facts: Mapping[str, object]) -> list[str]:
    return [heading, *(f"  {name}: {value}" for name, value in facts.items()), ""]


def write(folder: Path, text: str, now: float | None = None) -> Path:
    """Into a new file of that folder. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    stamp = time.strftime("%Y-%m-%d-%H%M%S", time.localtime(now))
    for n in range(1, 100):
        path = folder / f"gobsmack-report-{stamp}{'' if n == 1 else f'-{n}'}.txt"
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
            return path
        except FileExistsError:
            continue
    raise FileExistsError(folder)
