"""Setup: devils, the Starter, promise cards, hands, the one redraw (LOH section 3); and the limits of time."""

from __future__ import annotations

from typing import Any

from game.engine import zones
from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.cues import only
from game.engine.match import Match
from game.engine.spaces import Choice, One, Space
from game.titles.lords_of_hell import TITLE
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.rules.cards import COPIES, DEVIL_IDS, DEVIL_INDEX, PHASE, PROMISES_EACH, TABLES, TIMERS
from game.titles.lords_of_hell.rules.state import State, fresh, named, of_type

STARTING_HAND: int = TABLES["players"]["starting_hand"]
GOAL: dict[str, int] = TABLES["victory_goal"]
SHORT_GAME: dict[str, int] = TABLES["short_game"]
DEFAULTS = TITLE.defaults()
KEEP, REDRAW = "keep", "redraw"
UNTIMED = "untimed"
"""The pace without any limit."""


def option(match: Match, name: str) -> Any:
    """A lobby option, or what it is where the lobby says nothing (LOH section 21)."""
    return option_of(match.options, match.seats, name)


def option_of(options: dict[str, Any], seats: int, name: str) -> Any:
    """The same without a match."""
    if options.get("short_game", False) and name in SHORT_GAME:
        return SHORT_GAME[name]
    if name == "victory_goal" and options.get(name, 0) == 0:
        return GOAL["three_players"] if seats == 3 else GOAL["usual"]
    return options.get(name, DEFAULTS[name])


def clocks(options: dict[str, Any]) -> dict[str, float | None]:
    """Every limit of `tables.toml` in seconds, by the pace of the lobby (LOH-21.4); untimed removes them."""
    pace = options.get("pace", DEFAULTS["pace"])
    if pace == UNTIMED:
        return dict.fromkeys([*PHASE, *TIMERS])
    phases = {name: row["seconds"][pace] for name, row in PHASE.items()}
    return {name: float(seconds) or None for name, seconds in phases.items()} | {
        name: float(row[pace]) for name, row in TIMERS.items()
    }


def setup(match: Match) -> State:
    """LOH-3.1 to 3.4: the deck, devils dealt, the Starter, hands."""
    s, chance = fresh(match.seats), match.chance
    for card, count in enumerate(COPIES):
        s.faces += [card] * count
    s.deck = list(range(len(s.faces)))
    zones.shuffle(s.deck, s.faces, chance, "deck")
    devils = list(range(len(DEVIL_IDS)))
    chance.shuffle("devils", devils)
    many = 2 if match.seats <= 4 and option(match, "devil_choice") == "deal_two_pick_one" else 1
    for seat in range(s.seats):
        s.dealt[seat] = [devils.pop() for _ in range(many)]
        s.held[seat][seat] = PROMISES_EACH
    s.starter = chance.below("starter", s.seats)
    for seat in range(s.seats):
        zones.draw(s.deck, s.hand[seat], STARTING_HAND)
    return s


class PickDevil(Step, frozen=True, tag="pick_devil"):
    """Each seat keeps one of two devils, secretly and at once; with one dealt there is nothing to ask (LOH-3.1)."""

    plays = str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if len(s.dealt[0]) > 1:
            return Ask("pick_devil", tuple(range(s.seats)), clock="pick_devil")
        _choose(match, s, [devils[0] for devils in s.dealt])
        return None

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        return One(tuple(DEVIL_IDS[devil] for devil in s.dealt[seat]))

    def default(self, match: Match, seat: int) -> Choice:
        s: State = match.state
        return DEVIL_IDS[s.dealt[seat][0]]

    def answer(self, match: Match, answers: dict[int, str]) -> None:
        _choose(match, match.state, [DEVIL_INDEX[answers[seat]] for seat in range(match.seats)])


def _choose(match: Match, s: State, devils: list[int]) -> None:
    s.devil = devils
    s.dealt = [[] for _ in devils]
    match.beat()
    match.cue(cues.Devils(devils=[DEVIL_IDS[devil] for devil in devils]))
    match.cue(cues.Starter(seat=s.starter))
    for seat in range(s.seats):
        match.cue(cues.Dealt(seat=seat, count=len(s.hand[seat]), cards=only((seat,), named(s, s.hand[seat]))))


class Mulligan(Step, frozen=True, tag="mulligan"):
    """Who holds no fortress may redraw, once. Everybody is asked, so that nobody learns who could (LOH-3.5)."""

    plays = str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        return Ask("mulligan", tuple(range(s.seats)), clock="mulligan")

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        return One((KEEP,) if of_type(s, s.hand[seat], "fortress") else (KEEP, REDRAW))

    def default(self, match: Match, seat: int) -> Choice:
        """Keep with a fortress or two armies, otherwise redraw."""
        s: State = match.state
        hand = s.hand[seat]
        return KEEP if of_type(s, hand, "fortress") or len(of_type(s, hand, "army")) >= 2 else REDRAW

    def answer(self, match: Match, answers: dict[int, str]) -> None:
        s: State = match.state
        seats = [seat for seat in range(s.seats) if answers[seat] == REDRAW]
        thrown = [card for seat in seats for card in s.hand[seat]]
        for seat in seats:
            s.hand[seat] = []
            zones.draw(s.deck, s.hand[seat], STARTING_HAND)
        s.deck += thrown
        if thrown:
            zones.shuffle(s.deck, s.faces, match.chance, "deck")
        for seat in seats:
            match.beat()
            cards = only((seat,), named(s, s.hand[seat]))
            match.cue(cues.Redrawn(seat=seat, count=STARTING_HAND, cards=cards))
