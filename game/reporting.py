"""What people miss, in a file that they can hand on: their own words, and what helps to find a fault. No names of machines,
no addresses, no codes, no keys; of a match only what all at the table could see, unless the player adds its journal. No window,
no pygame at import.
"""

from __future__ import annotations

import base64
import platform
import sys
import textwrap
import time
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from net.storage import journal
from net.storage.falls import Fall
from net.storage.private_text import clean
from net.storage.store import Kept

PRIVATE = frozenset({"name", "options", "marks_of_play"})
"""Settings that are nobody's business: who one is, with whom and what one played."""


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


KINDS = {"window": "the window", "host": "the host of a table", "bot": "a bot"}


def fall_report(falls: Sequence[Fall], software: str, settings: Any, journals: Sequence[str] = ()) -> str:
    """What broke, as a text to be read before it is handed on: the newest first, then the program, then what was added."""
    lines = ["Gobsmack: what broke", ""]
    for fall in falls:
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(fall.when))
        lines += _facts(f"{KINDS.get(fall.kind, fall.kind)}, {when}".capitalize(),
                        {"version": fall.software, "where": fall.where, "error": fall.error})  # fmt: skip
        lines += ["Traceback", textwrap.indent(fall.trace.rstrip(), "  "), ""]
        if fall.log:
            lines += ["Last lines of its log", *(f"  {line}" for line in fall.log), ""]
    lines += _facts("Program", {"version": software, **system()})
    lines += _facts("Settings", settings_of(settings))
    return "\n".join([*lines, *journals])


def journal_of(match: str, own_people: int) -> list[str] | None:
    """The journal of a match as lines of a report: what was dealt and every move, without names and keys. None where it is not
    on this computer, or hides something from somebody who is not at this window (`own_people` are)."""
    try:
        kept = journal.read(journal.path_of(match), patience=0.0)
    except OSError:
        return None
    if not kept.over and sum(kind == "human" for kind in kept.begun.kinds) > own_people:
        return None
    begun = kept.begun
    facts = {"game": begun.title, "rules": begun.version, "seats": " ".join(begun.kinds), "moves": len(kept.lines)}
    return [*_facts(f"Match {match}, with everybody's cards", facts), *textwrap.wrap(_packed(kept), 100), ""]


def _packed(kept: Kept) -> str:
    """What makes the match again: base 85 of deflated MessagePack."""
    begun = kept.begun
    found = {"title": begun.title, "content": begun.content, "version": begun.version, "options": begun.options,
             "kinds": begun.kinds, "seed": begun.seed, "plays": [line.play for line in kept.lines]}  # fmt: skip
    return base64.b85encode(zlib.compress(msgspec.msgpack.encode(found))).decode()


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
