"""The Daily Bleat: one sentence for each thing that happened. Words stand in the title's text; what lies in a battlefield is a
phrase of its own there ("Mudge's Lion", "a card in your back row").

With the chronicle off the log names the survivors of a fight only until the next START (BTG-8.3): such lines carry
what is left of them then.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace
from typing import Any, Literal

from game.engine.cues import Cue, pair
from game.tabletop.contract import Line
from game.tabletop.log_style import LogStyle
from game.tabletop.sentences import Sentences, key_of
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.screen.context import Context
from game.words.names import Name

SILENT = (cues.Dealt, cues.DealtPacket, cues.DeployOpen, cues.Flip, cues.Power, cues.Turn, cues.Settle, cues.Declared)
"""Cues that are seen, not told."""
STYLE = LogStyle(
    hot=(cues.Explosion, cues.Out, cues.Result, cues.Finalists, cues.PhotoFinish, cues.Resigned),
    falls=(cues.Compare, cues.Falls, cues.Explosion, cues.StandIn, cues.Out, cues.Result, cues.Resigned),
    indented=(cues.Falls, cues.StandIn, cues.Silenced),
    shown=(cues.Flip, cues.Compare, cues.PhotoFinish, cues.Command, cues.Expose, cues.StandIn, cues.Peek),
)  # fmt: skip
REMEMBERED = 24
"""Falls whose fight is still known: as many as one update can hold, and more."""
Role = Literal["subject", "object"]
"""What a phrase is in its sentence; Finnish bends objects."""
BEGINS = re.compile(r"((?:<[^>]*>|[¡¿“”«])*)(\w)")
"""The first letter of a sentence, behind marks and the beginning of a link."""


def link(table: Context, card: str | None) -> Name:
    """A card's name that shows the card when it is hovered."""
    return table.card_name(card).linked(card) if card else table.words.name("a_card")


def card_of_seat(table: Context, seat: int, card: str, role: Role) -> str:
    """Mudge's Lion, your Lion."""
    whose = "-you" if seat == table.services.seat else ""
    return table.words(f"thing-card.{role}{whose}", name=table.services.name(seat), card=link(table, card))


def cards_at(table: Context, places: Iterable[cues.Place], role: Role, doer: int | None = None) -> str:
    """A card in your back row and 2 cards in Mudge's front row. Whose they are is said once, and not of the `doer`'s own."""
    found: dict[int, dict[str, int]] = {}
    for seat, space in map(pair, places):
        rows = found.setdefault(seat, {})
        rows[space[0]] = rows.get(space[0], 0) + 1
    told: list[str] = []
    for seat, rows in found.items():
        once = seat != table.services.seat and (seat == doer or len(rows) > 1)
        ending = "-plain" if once else "-you" if seat == table.services.seat else ""
        name = table.services.name(seat)
        said = [
            table.words(f"thing-place.{role}{ending}", n=n, name=name, row=table.row_name(row))
            for row, n in rows.items()
        ]
        whole = once and seat != doer
        told += [table.words("thing-places", cards=table.words.join(said), name=name)] if whole else said
    return table.words.join(told)


def remembered(table: Context, place: cues.Place, card: str, role: Role) -> str:
    """What is left of the card in a place when only memory may keep its name; the reader's own lies open to them."""
    seat = pair(place)[0]
    return card_of_seat(table, seat, card, role) if seat == table.services.seat else cards_at(table, [place], role)


def sentence_case(text: str) -> str:
    """Begin a sentence with a capital, also where it begins with a link."""
    return BEGINS.sub(lambda match: match[1] + match[2].upper(), text, count=1)


# ---------------------------------------------------------------- nouns in words


_IN_WORDS: dict[str, Callable[[Context, Any], str]] = {
    "seat": lambda table, seat: table.services.name(seat),
    "seats": lambda table, seats: table.words.people(seats, table.services.seat, table.services.name),
    "card": link,
    "cards": lambda table, found: table.words.join(link(table, card) for card in found),
}
"""How a noun is put into words, by what `rules/cues.py` says that it is."""
SENTENCES: Sentences[Context] = Sentences(_IN_WORDS)


@SENTENCES.words(cues.Compare)
def _fight_phrases(table: Context, cue: cues.Compare) -> dict[str, Any]:
    """Who wins and who loses, by card and by place, and their powers; of a tie the attacker first, its `rival` second."""
    sides = [(cue.place, cue.card, cue.powers[0]), (cue.target, cue.other, cue.powers[1])]
    (won, winner, high), (lost, loser, low) = reversed(sides) if cue.wins == "defend" else sides
    return {
        "winner": card_of_seat(table, pair(won)[0], winner, "subject"),
        "loser": card_of_seat(table, pair(lost)[0], loser, "object"),
        "rival": card_of_seat(table, pair(lost)[0], loser, "subject"),
        "winner_place": remembered(table, won, winner, "subject"),
        "loser_place": remembered(table, lost, loser, "object"),
        "rival_place": remembered(table, lost, loser, "subject"),
        "fallen": link(table, loser),
        "high": high,
        "low": low,
    }


def _phrases(table: Context, cue: Cue) -> dict[str, str]:
    """What lies where a cue tells of: `thing` and `where` act, `what` is acted on, `there` is where something went."""
    out: dict[str, str] = {}
    nouns = cue.nouns
    place, card = nouns.get("place"), nouns.get("card")
    there = nouns.get("saved", nouns.get("to"))
    if place is not None:
        out["where"] = remembered(table, place, card, "subject") if card else cards_at(table, [place], "subject")
        out["what"] = card_of_seat(table, place[0], card, "object") if card else cards_at(table, [place], "object")
        if card:
            out["thing"] = card_of_seat(table, place[0], card, "subject")
    if isinstance(there, list):
        out["there"] = cards_at(table, [there], "subject")
        out["row"] = table.row_name(there[1])
    for name in ("places", "targets"):  # A result's places are ranks.
        if isinstance(nouns.get(name, [0])[0], list):
            out["what"] = cards_at(table, nouns[name], "object", nouns.get("seat"))
    return out


def args_of(table: Context, cue: Cue) -> dict[str, Any]:
    """What stands in the sentences of a cue."""
    return {**({} if isinstance(cue, cues.Compare) else _phrases(table, cue)), **SENTENCES.args(table, cue)}


# ---------------------------------------------------------------- which sentence


@SENTENCES.variants(cues.Compare)
def _compare_keys(table: Context, cue: cues.Compare) -> list[str]:
    return ["tie" if cue.wins == "tie" else ""]


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
        self._ready: list[cues.Ready] = []
        """Who has laid out the battlefield, as it was told."""
        self._clash: cues.Compare | None = None
        """The powers that were compared, while nothing else has been told since."""
        self._open: dict[int, str] = {}
        """Cards that all can see, by handle: those that lie face up, and the fallen."""
        self._felled: list[tuple[Cue, cues.Compare]] = []
        """Who fell right after such a comparison, with it: one sentence tells both."""

    def follow(self, cue: Cue) -> None:
        """A cue is being told: who falls just after the powers were compared, and by them, shares their sentence."""
        self._see(cue)
        if isinstance(cue, cues.Ready):
            self._ready.append(cue)
        if isinstance(cue, cues.Compare):
            self._clash = cue
        elif isinstance(cue, cues.Falls) and self._clash is not None and cue.place in _losers(self._clash):
            self._felled = [*self._felled[-REMEMBERED:], (cue, self._clash)]
        elif not isinstance(cue, SILENT):
            self._clash = None

    def _see(self, cue: Cue) -> None:
        """Note which cards all can see from now on, and which hide again."""
        match cue:
            case (
                cues.Flip()
                | cues.Command()
                | cues.Expose()
                | cues.Proud()
                | cues.Tangle()
                | cues.StandIn()
                | cues.Falls()
            ):
                self._open[cue.handle] = cue.card
            case cues.Settle() | cues.Raised():
                self._open.pop(cue.handle, None)
            case cues.Veil() | cues.ShellGame():
                for handle in cue.before:
                    self._open.pop(handle, None)

    def lie_open(self, cards: tuple[str, ...]) -> bool:
        """Whether all can see each of these cards, so that the log may go on naming them."""
        return bool(cards) and set(cards) <= set(self._open.values())

    def lines(self, cue: Cue) -> list[Line]:
        """The sentences of one cue; none for what the table shows plainly."""
        if isinstance(cue, SILENT):
            return []
        fight = next((fight for falls, fight in self._felled if falls is cue), None)
        if fight is not None:
            key = "log-fells.tie" if fight.wins == "tie" else "log-fells"
            return [self._sentence(key, fight, chain=_fight(fight))]
        if isinstance(cue, cues.Ready):
            return [self._ready_line(cue)]
        out: list[Line] = []
        for nth, variant in enumerate(SENTENCES.keys(self.table, cue)):
            key = self._key(cue, variant)
            if not self.table.words.has(key):
                continue
            line = self._sentence(key, cue, nth, _fight(cue) if isinstance(cue, cues.Compare) else None)
            if variant == "faces" and not self.chronicle:
                line = replace(line, forgotten="", about=())  # Nothing is left of what only this seat has seen.
            out.append(line)
        return out

    def _key(self, cue: Cue, variant: str) -> str:
        """The message of a sentence; its own where the reader is the subject."""
        key = key_of(cue, variant)
        mine = cue.nouns.get("winners", [cue.nouns.get("seat")]) == [self.table.services.seat]
        return f"{key}.you" if mine and self.table.words.has(f"{key}.you") else key

    def _sentence(self, key: str, cue: Cue, nth: int = 0, chain: Hashable = None) -> Line:
        """The nth sentence of a cue, and what is left of it when only memory may keep the rest."""
        words, args = self.table.words, args_of(self.table, cue)
        left = words(f"{key}.forgotten", **args) if words.has(f"{key}.forgotten") and not self.chronicle else None
        left = sentence_case(left) if left is not None else None
        nouns = cue.nouns
        about = tuple(card for name in ("card", "other") if isinstance(card := nouns.get(name), str))
        return STYLE.line(cue, sentence_case(words(key, **args)), nth, chain=chain, forgotten=left, about=about)

    def _ready_line(self, cue: cues.Ready) -> Line:
        """All who are ready so far, in one sentence."""
        table = self.table
        until = next((n for n, other in enumerate(self._ready) if other is cue), -1)
        told = self._ready[: until + 1] if until >= 0 else [cue]
        if len(told) == 1:
            return Line(
                table.say_ready(self._key(cue, ""), cue.time, seat=table.services.name(cue.seat)), chain="ready"
            )
        times = {other.seat: other.time for other in sorted(told, key=lambda one: one.time)}
        names = table.words.people(
            times,
            table.services.seat,
            table.services.name,
            lambda seat, name: table.say_ready("log-ready.one", times[seat], seat=name),
        )
        return Line(table.words("log-ready.all", names=names), chain="ready")


def _fight(compare: cues.Compare) -> Hashable:
    """What the sentences of one fight have in common."""
    return ("fight", compare.card, compare.other)


def _losers(compare: cues.Compare) -> list[cues.Place]:
    lost = {"attack": [compare.target], "defend": [compare.place]}
    return lost.get(compare.wins, [compare.place, compare.target])
