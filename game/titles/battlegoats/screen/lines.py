"""The Daily Bleat: one sentence for each thing that happened. Words stand in the title's text, names in the nominative.

With the chronicle off the log names the survivors of a fight only until the next START (BTG-8.3): such lines carry
what is left of them then.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from game.engine.cues import Cue
from game.tabletop.contract import Line

if TYPE_CHECKING:
    from game.titles.battlegoats.screen.screen import BattleGoatsTable

SILENT = ("dealt", "dealt_packet", "deploy_open", "flip", "power", "turn", "settle", "declared")
"""Cues that are seen, not told."""
SHOWN = ("flip", "compare", "photo_finish", "command", "expose", "stand_in", "peek")
"""The table shows them first."""
HOT = ("explosion", "out", "result", "finalists", "photo_finish", "resigned")
FALLS = ("compare", "falls", "explosion", "stand_in", "out", "result", "resigned")
REMEMBERED = 24
"""Falls whose fight is still known: as many as one update can hold, and more."""


def link(table: BattleGoatsTable, card: str | None) -> str:
    """A card's name that shows the card when it is hovered."""
    return f"<link={card}>{table.card_name(card)}</link>" if card else table.words("a_card")


def lines(table: BattleGoatsTable, cue: Cue) -> list[Line]:
    """The sentences of one cue; none for what the table shows plainly."""
    if cue.kind in SILENT:
        return []
    nouns = cue.nouns
    fight = next((fight for falls, fight in table.felled if falls is cue), None)
    if fight is not None:
        return [_sentence(table, f"log-fells.{fight.nouns['wins']}", fight, "fall", chain=_fight(fight))]
    if cue.kind == "ready":
        return [_ready(table, cue)]
    words, key = table.words, f"log-{cue.kind}"
    mine = nouns.get("seat") == table.services.seat
    if cue.kind in ("dealt_hero", "picked") and not mine:
        return []
    choice = {
        "compare": str(nouns.get("wins")),
        "vote": str(nouns.get("vote")),
        "result": str(nouns.get("outcome")),
        "dealt_hero": "you",
        "picked": "you",
        "finalists": "standoff" if nouns.get("standoff") else "",
        "stolen": "known" if nouns.get("card") else "",
    }.get(cue.kind, "")
    if choice:
        key = f"{key}.{choice}"
    if not words.has(key):
        return []
    topic = "fall" if cue.kind in FALLS else "play"
    indent = 1 if cue.kind in ("falls", "stand_in", "silenced") else 0
    out = [_sentence(table, key, cue, topic, indent, _fight(cue) if cue.kind == "compare" else None)]
    if cue.kind == "peek" and nouns.get("faces"):
        out.append(
            Line(words("log-peek.faces", **_args(table, cue)), False, topic, 1, "" if not table.chronicle else None)
        )
    if cue.kind == "shell_game" and nouns.get("swapped") is not None:
        out.append(Line(words("log-shell-game.swapped" if nouns["swapped"] else "log-shell-game.left"), indent=1))
    return out


def _sentence(table: BattleGoatsTable, key: str, cue: Cue, topic: str, indent: int = 0, chain: Hashable = None) -> Line:
    """One sentence, and what is left of it when only memory may keep the rest."""
    words, args = table.words, _args(table, cue)
    left = words(f"{key}.forgotten", **args) if words.has(f"{key}.forgotten") and not table.chronicle else None
    return Line(words(key, **args), cue.kind in HOT, topic, indent, left, chain)


def _ready(table: BattleGoatsTable, cue: Cue) -> Line:
    """All who are ready so far, in one sentence."""
    until = next((n for n, other in enumerate(table.ready) if other is cue), -1)
    told = table.ready[: until + 1] if until >= 0 else [cue]
    if len(told) == 1:
        return Line(table.words("log-ready", **_args(table, cue)), chain="ready")
    names = (table.words("log-ready.one", **_args(table, other)) for other in told)
    return Line(table.words("log-ready.all", names=table.and_(names)), chain="ready")


def _fight(compare: Cue) -> Hashable:
    """What the sentences of one fight have in common."""
    return ("fight", compare.nouns["card"], compare.nouns["other"])


def followed(table: BattleGoatsTable, cue: Cue) -> None:
    """A cue is being told: who falls just after the powers were compared, and by them, shares their sentence."""
    if cue.kind == "ready":
        table.ready = [*table.ready, cue]
    if cue.kind == "compare":
        table.clash = cue
    elif cue.kind == "falls" and table.clash is not None and cue.nouns["place"] in _losers(table.clash):
        table.felled = [*table.felled[-REMEMBERED:], (cue, table.clash)]
    elif cue.kind not in SILENT:
        table.clash = None


def _losers(compare: Cue) -> list[list[Any]]:
    nouns = compare.nouns
    return {"attack": [nouns["target"]], "defend": [nouns["place"]]}.get(
        nouns["wins"], [nouns["place"], nouns["target"]]
    )


def hush(cue: Cue) -> str | None:
    """What the table shows first (cards turn up, ledgers add up, goats butt) is told when it has been seen."""
    return "" if cue.kind in SHOWN else None


def _args(table: BattleGoatsTable, cue: Cue) -> dict[str, Any]:
    """The nouns of a cue as words."""
    out: dict[str, Any] = {}
    for name, value in cue.nouns.items():
        if name in ("seat", "to", "by") and isinstance(value, int):
            out[name] = table.services.name(value)
        elif name in ("card", "other", "by") and (value is None or isinstance(value, str)):
            out[name] = link(table, value)
        elif isinstance(value, list) and value and isinstance(value[0], list):
            if isinstance(value[0][0], int) and isinstance(value[0][1], str) and name != "cards":
                out[name] = table.and_(table.place_name(place) for place in value)
        elif name in ("place", "target", "saved", "to") and isinstance(value, list):
            out[name] = table.place_name(value)
        elif name == "powers":
            out["a"], out["b"] = value
            out["who"], out["whose"] = (table.services.name(cue.nouns[place][0]) for place in ("place", "target"))
        elif name in ("tied", "seats", "winners"):
            out[name] = table.and_(table.services.name(seat) for seat in value)
        elif name == "faces" and value:
            out[name] = table.and_(link(table, card) for card in value)
        elif name == "time":
            out["time"] = f"{value / 1000:.1f}"
        elif isinstance(value, int | str):
            out[name] = value
    return out
