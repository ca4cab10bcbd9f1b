"""The Daily Bleat: one sentence for each thing that happened. Words stand in the title's text; what lies in a battlefield is a
phrase of its own there ("Mudge's Lion", "a card in your back row").

With the chronicle off the log names the survivors of a fight only until the next START (BTG-8.3): such lines carry
what is left of them then.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from game.engine.cues import Cue
from game.tabletop.contract import Line
from game.words.names import Name

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


Role = Literal["subject", "object"]
"""What a phrase is in its sentence; Finnish bends objects."""
BEGINS = re.compile(r"((?:<[^>]*>|[¡¿“”«])*)(\w)")


def link(table: BattleGoatsTable, card: str | None) -> Name:
    """A card's name that shows the card when it is hovered."""
    return table.card_name(card).linked(card) if card else table.words.name("a_card")


def card_of_seat(table: BattleGoatsTable, seat: int, card: str | None, role: Role) -> str:
    """Mudge's Lion, your Lion."""
    whose = "-you" if seat == table.services.seat else ""
    return table.words(f"thing-card.{role}{whose}", name=table.services.name(seat), card=link(table, card))


def cards_at(table: BattleGoatsTable, places: Iterable[Sequence[Any]], role: Role) -> str:
    """A card in your back row and 2 cards in Mudge's front row."""
    found: dict[tuple[int, str], int] = {}
    for seat, space in places:
        row = (seat, space[0])
        found[row] = found.get(row, 0) + 1
    return table.and_(
        table.words(
            f"thing-place.{role}{'-you' if seat == table.services.seat else ''}",
            n=n,
            name=table.services.name(seat),
            row=table.row_name(row),
        )
        for (seat, row), n in found.items()
    )


def sentence_case(text: str) -> str:
    """Begin a sentence with a capital, also where it begins with a link."""
    return BEGINS.sub(lambda match: match[1] + match[2].upper(), text, count=1)


def lines(table: BattleGoatsTable, cue: Cue) -> list[Line]:
    """The sentences of one cue; none for what the table shows plainly."""
    if cue.kind in SILENT:
        return []
    nouns = cue.nouns
    fight = next((fight for falls, fight in table.felled if falls is cue), None)
    if fight is not None:
        key = "log-fells.tie" if fight.nouns["wins"] == "tie" else "log-fells"
        return [_sentence(table, key, fight, "fall", chain=_fight(fight))]
    if cue.kind == "ready":
        return [_ready(table, cue)]
    words, key = table.words, f"log-{cue.kind}"
    mine = nouns.get("winners", [nouns.get("seat")]) == [table.services.seat]
    if cue.kind in ("dealt_hero", "picked") and not mine:
        return []
    choice = {
        "compare": "tie" if nouns.get("wins") == "tie" else "",
        "vote": str(nouns.get("vote")),
        "result": str(nouns.get("outcome")),
        "finalists": "standoff" if nouns.get("standoff") else "",
    }.get(cue.kind, "")
    if choice:
        key = f"{key}.{choice}"
    if mine and words.has(f"{key}.you"):
        key = f"{key}.you"
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
    left = sentence_case(left) if left is not None else None
    return Line(sentence_case(words(key, **args)), cue.kind in HOT, topic, indent, left, chain)


def _ready(table: BattleGoatsTable, cue: Cue) -> Line:
    """All who are ready so far, in one sentence."""
    until = next((n for n, other in enumerate(table.ready) if other is cue), -1)
    told = table.ready[: until + 1] if until >= 0 else [cue]
    if len(told) == 1:
        mine = told[0].nouns["seat"] == table.services.seat
        return Line(table.words("log-ready.you" if mine else "log-ready", **_args(table, cue)), chain="ready")
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
    """The nouns of a cue as words, and the phrases that are made of them."""
    out: dict[str, Any] = {}
    for name, value in cue.nouns.items():
        if name in ("seat", "to") and isinstance(value, int):
            out[name] = table.services.name(value)
        elif name in ("card", "other", "by") and (value is None or isinstance(value, str)):
            out[name] = link(table, value)
        elif name in ("tied", "seats", "winners"):
            out[name] = table.and_(table.services.name(seat) for seat in value)
        elif name == "faces" and value:
            out[name] = table.and_(link(table, card) for card in value)
        elif name == "time":
            out["time"] = f"{value / 1000:.1f}"
        elif isinstance(value, int | str):
            out[name] = value
    return out | (_fight_phrases(table, cue.nouns) if cue.kind == "compare" else _phrases(table, cue.nouns))


def _phrases(table: BattleGoatsTable, nouns: dict[str, Any]) -> dict[str, str]:
    """What lies where a cue tells of: `thing` and `where` act, `what` is acted on, `there` is where something went."""
    out: dict[str, str] = {}
    place, card = nouns.get("place"), nouns.get("card")
    there = nouns.get("saved", nouns.get("to"))
    if place is not None:
        out["where"] = cards_at(table, [place], "subject")
        out["thing"] = card_of_seat(table, place[0], card, "subject")
        out["what"] = card_of_seat(table, place[0], card, "object") if card else cards_at(table, [place], "object")
    if isinstance(there, list):
        out["there"] = cards_at(table, [there], "subject")
        out["row"] = table.row_name(there[1])
    for name in ("places", "targets"):  # a result's places are ranks
        if isinstance(nouns.get(name, [0])[0], list):
            out["what"] = cards_at(table, nouns[name], "object")
    return out


def _fight_phrases(table: BattleGoatsTable, nouns: dict[str, Any]) -> dict[str, Any]:
    """Who wins and who loses, by card and by place, and their powers; of a tie the attacker first, its `rival` second."""
    sides = [(nouns["place"], nouns["card"], nouns["powers"][0]), (nouns["target"], nouns["other"], nouns["powers"][1])]
    (won, winner, high), (lost, loser, low) = reversed(sides) if nouns["wins"] == "defend" else sides
    return {
        "winner": card_of_seat(table, won[0], winner, "subject"),
        "loser": card_of_seat(table, lost[0], loser, "object"),
        "rival": card_of_seat(table, lost[0], loser, "subject"),
        "winner_place": cards_at(table, [won], "subject"),
        "loser_place": cards_at(table, [lost], "object"),
        "rival_place": cards_at(table, [lost], "subject"),
        "fallen": link(table, loser),
        "high": high,
        "low": low,
    }
