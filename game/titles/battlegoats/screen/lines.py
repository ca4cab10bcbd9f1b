"""The Daily Bleat: one sentence for each thing that happened. Words stand in the title's text, names in the nominative.

With the chronicle off the log names the survivors of a fight only until the next START (BTG-8.3): such lines carry
what is left of them then.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any

from game.engine.cues import Cue, pair
from game.tabletop.contract import Line
from game.tabletop.sentences import Sentences
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.screen.context import Context

SILENT = ("dealt", "dealt_packet", "deploy_open", "flip", "power", "turn", "settle", "declared")
"""Cues that are seen, not told."""
SHOWN = ("flip", "compare", "photo_finish", "command", "expose", "stand_in", "peek")
"""The table shows them first."""
HOT = ("explosion", "out", "result", "finalists", "photo_finish", "resigned")
FALLS = ("compare", "falls", "explosion", "stand_in", "out", "result", "resigned")
INDENTED = ("falls", "stand_in", "silenced")
REMEMBERED = 24
"""Falls whose fight is still known: as many as one update can hold, and more."""


def link(table: Context, card: str | None) -> str:
    """A card's name that shows the card when it is hovered."""
    return f"<link={card}>{table.card_name(card)}</link>" if card else table.words("a_card")


# ---------------------------------------------------------------- nouns in words


_IN_WORDS: dict[str, Callable[[Context, Any], str]] = {
    "seat": lambda table, seat: table.services.name(seat),
    "seats": lambda table, seats: table.and_(table.services.name(seat) for seat in seats),
    "card": link,
    "cards": lambda table, found: table.and_(link(table, card) for card in found),
    "place": lambda table, place: table.place_name(place),
    "places": lambda table, places: table.and_(table.place_name(place) for place in places),
    "milliseconds": lambda table, time: f"{time / 1000:.1f}",
}
"""How a noun is put into words, by what `rules/cues.py` says that it is."""
SENTENCES: Sentences[Context] = Sentences(_IN_WORDS)


@SENTENCES.words(cues.Compare)
def _compare_words(table: Context, cue: cues.Compare) -> dict[str, Any]:
    who, whose = (table.services.name(pair(place)[0]) for place in (cue.place, cue.target))
    return {"a": cue.powers[0], "b": cue.powers[1], "who": who, "whose": whose}


# ---------------------------------------------------------------- which sentence


@SENTENCES.variants(cues.Compare)
def _compare_keys(table: Context, cue: cues.Compare) -> list[str]:
    return [cue.wins]


@SENTENCES.variants(cues.Vote)
def _vote_keys(table: Context, cue: cues.Vote) -> list[str]:
    return [cue.vote]


@SENTENCES.variants(cues.Result)
def _result_keys(table: Context, cue: cues.Result) -> list[str]:
    return [cue.outcome]


@SENTENCES.variants(cues.DealtHero, cues.Picked)
def _own_keys(table: Context, cue: cues.DealtHero | cues.Picked) -> list[str]:
    return ["you"] if cue.seat == table.services.seat else []


@SENTENCES.variants(cues.Finalists)
def _finalists_keys(table: Context, cue: cues.Finalists) -> list[str]:
    return ["standoff" if cue.standoff else ""]


@SENTENCES.variants(cues.Stolen)
def _stolen_keys(table: Context, cue: cues.Stolen) -> list[str]:
    return ["known" if cue.card else ""]


@SENTENCES.variants(cues.Peek)
def _peek_keys(table: Context, cue: cues.Peek) -> list[str]:
    return ["", *(["faces"] if cue.faces else [])]


@SENTENCES.variants(cues.ShellGame)
def _shell_game_keys(table: Context, cue: cues.ShellGame) -> list[str]:
    return ["", *([] if cue.swapped is None else ["swapped" if cue.swapped else "left"])]


# ---------------------------------------------------------------- the log


class LogLines:
    """The sentences of one table, and what has been told that others share a sentence with."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self.chronicle = bool(table.services.feed.options.get("chronicle", False))
        self._ready: list[Cue] = []
        """Who has laid out the battlefield, as it was told."""
        self._clash: cues.Compare | None = None
        """The powers that were compared, while nothing else has been told since."""
        self._felled: list[tuple[Cue, cues.Compare]] = []
        """Who fell right after such a comparison, with it: one sentence tells both."""

    def follow(self, cue: Cue) -> None:
        """A cue is being told: who falls just after the powers were compared, and by them, shares their sentence."""
        if isinstance(cue, cues.Ready):
            self._ready.append(cue)
        if isinstance(cue, cues.Compare):
            self._clash = cue
        elif isinstance(cue, cues.Falls) and self._clash is not None and cue.place in _losers(self._clash):
            self._felled = [*self._felled[-REMEMBERED:], (cue, self._clash)]
        elif cue.kind not in SILENT:
            self._clash = None

    def lines(self, cue: Cue) -> list[Line]:
        """The sentences of one cue; none for what the table shows plainly."""
        if cue.kind in SILENT:
            return []
        fight = next((fight for falls, fight in self._felled if falls is cue), None)
        if fight is not None:
            return [self._sentence(f"log-fells.{fight.wins}", fight, "fall", chain=_fight(fight))]
        if isinstance(cue, cues.Ready):
            return [self._ready_line(cue)]
        topic = "fall" if cue.kind in FALLS else "play"
        out: list[Line] = []
        for i, variant in enumerate(SENTENCES.keys(self.table, cue)):
            key = f"log-{cue.kind}.{variant}" if variant else f"log-{cue.kind}"
            if not self.table.words.has(key):
                continue
            indent = 1 if i or cue.kind in INDENTED else 0
            line = self._sentence(key, cue, topic, indent, _fight(cue) if isinstance(cue, cues.Compare) else None)
            if variant == "faces" and not self.chronicle:
                line = replace(line, forgotten="")  # Nothing is left of what only this seat has seen.
            out.append(line)
        return out

    def _sentence(self, key: str, cue: Cue, topic: str, indent: int = 0, chain: Hashable = None) -> Line:
        """One sentence, and what is left of it when only memory may keep the rest."""
        words, args = self.table.words, SENTENCES.args(self.table, cue)
        left = words(f"{key}.forgotten", **args) if words.has(f"{key}.forgotten") and not self.chronicle else None
        return Line(words(key, **args), cue.kind in HOT, topic, indent, left, chain)

    def _ready_line(self, cue: cues.Ready) -> Line:
        """All who are ready so far, in one sentence."""
        table = self.table
        until = next((n for n, other in enumerate(self._ready) if other is cue), -1)
        told = self._ready[: until + 1] if until >= 0 else [cue]
        if len(told) == 1:
            return Line(table.words("log-ready", **SENTENCES.args(table, cue)), chain="ready")
        names = (table.words("log-ready.one", **SENTENCES.args(table, other)) for other in told)
        return Line(table.words("log-ready.all", names=table.and_(names)), chain="ready")


def _fight(compare: cues.Compare) -> Hashable:
    """What the sentences of one fight have in common."""
    return ("fight", compare.card, compare.other)


def _losers(compare: cues.Compare) -> list[cues.Place]:
    lost = {"attack": [compare.target], "defend": [compare.place]}
    return lost.get(compare.wins, [compare.place, compare.target])


def hush(cue: Cue) -> str | None:
    """What the table shows first (cards turn up, ledgers add up, goats butt) is told when it has been seen."""
    return "" if cue.kind in SHOWN else None
