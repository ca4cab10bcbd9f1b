"""Phase 1, Init: the Starter marker, the draw, income, dice on Earth, Master of Souls (LOH-4.10 to 4.18)."""

from __future__ import annotations

from game.engine.agenda import SeatStep, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Choice, One, Space
from game.titles.lords_of_hell.rules import cues, obligations
from game.titles.lords_of_hell.rules.cards import (
    DEVIL_EARTH,
    DRAW,
    EFFECT,
    IN_HELL,
    ON_EARTH,
    SOULS_STATUS,
    VERB,
    devil_effect,
)
from game.titles.lords_of_hell.rules.records import NONE
from game.titles.lords_of_hell.rules.state import State, artifact, clockwise, discard, draw, gain_souls, tabled
from game.titles.lords_of_hell.rules.status import settle

DEVIL = -1
"""The devil among the pieces that roll on Earth."""
SAID = "devil"
"""The same in a choice."""
KEEP, REROLL = "keep", "reroll"


def said(piece: int) -> int | str:
    """A piece on Earth as a choice names it."""
    return SAID if piece == DEVIL else piece


class Init(Step, frozen=True, tag="init"):
    """LOH-4.10: the round begins; what follows in order."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.phase = "init"
        s.round += 1
        if s.round > 1:
            s.starter = (s.starter + 1) % s.seats
        _reset(s)
        match.beat()
        match.cue(cues.Round(round=s.round, starter=s.starter))
        obligations.end_of_time(match, s)
        match.then(DrawCards(), Income(), *[Earth(seat) for seat in clockwise(s, s.starter)], Souls())
        return None


def _reset(s: State) -> None:
    """Once-per-round uses and round counters (LOH-4.10)."""
    s.used.clear()
    s.suppressed.clear()
    s.swapped = s.tributes = s.arrived = 0
    s.earth_souls = [0] * s.seats
    s.attack_victories = [0] * s.seats
    s.defence_victories = [0] * s.seats
    s.empty_holds = [0] * s.seats
    s.votes = [-2] * s.seats


class DrawCards(Step, frozen=True, tag="draw_cards"):
    """From the Starter clockwise 2 cards, 1 more with nothing tabled, 1 more for Mammon, up to 21 (LOH-4.11, 4.12)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        for seat in clockwise(s, s.starter):
            extra = devil_effect(s.devil[seat], "extra_draw")
            n = DRAW["cards"] + (0 if tabled(s, seat) else DRAW["extra_if_nothing_tabled"]) + (extra.n if extra else 0)
            match.beat()
            drawn = draw(match, s, seat, n, "LOH-4.11")
            obligations.cards_drawn(match, s, seat, drawn)
        return None


class Income(Step, frozen=True, tag="income"):
    """Each tabled Black Tower gives a Soul, not counted for Master of Souls (LOH-4.14)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        for seat in clockwise(s, s.starter):
            own = s.fortress[seat]
            if own != NONE and VERB[s.faces[own]] == "income_souls":
                gain_souls(match, s, seat, EFFECT[s.faces[own]].n, "income", "LOH-4.14")
        return None


class Earth(Step, frozen=True, tag="earth"):
    """A seat's pieces on Earth roll one die each, in the order it chooses, and are home (LOH-4.15, 4.17)."""

    seat: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        pieces = (*s.earth[self.seat], *((DEVIL,) if s.body[self.seat] == ON_EARTH else ()))
        if pieces:
            rerolls = devil_effect(s.devil[self.seat], "earth_rerolls")
            match.then(EarthDice(self.seat, pieces, rerolls.n if rerolls else 0), EarthHome(self.seat))
        return None


class EarthDice(SeatStep, frozen=True, tag="earth_dice"):
    """Which piece rolls next; asked only while there are kinds to choose from (LOH-4.15)."""

    seat: int
    left: tuple[int, ...]
    rerolls: int
    """Fiend dice that Mephistopheles may yet roll again."""
    plays = int | str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if not self.left:
            return None
        kinds = {DEVIL if piece == DEVIL else s.faces[piece] for piece in self.left}
        if len(kinds) > 1:
            return Ask("earth_dice", (self.seat,), nouns={"seat": self.seat}, clock="earth_reroll", pace="quick")
        self._roll(match, self.left[0])
        return None

    def space(self, match: Match, seat: int) -> Space:
        return One(tuple(said(piece) for piece in self.left))

    def default(self, match: Match, seat: int) -> Choice:
        return said(self.left[0])

    def answer(self, match: Match, seat: int, play: int | str) -> None:
        self._roll(match, play if isinstance(play, int) else DEVIL)

    def _roll(self, match: Match, piece: int) -> None:
        left = tuple(other for other in self.left if other != piece)
        die = match.chance.roll("earth", 6)
        _tell(match, self.seat, piece, die, again=False)
        match.then(EarthReroll(self.seat, piece, die, left, self.rerolls))


def _tell(match: Match, seat: int, piece: int, die: int, again: bool) -> None:
    match.beat()
    match.cue(cues.EarthDie(seat=seat, piece=piece, die=die, again=again, rule="LOH-4.16" if again else "LOH-4.15"))


class EarthReroll(SeatStep, frozen=True, tag="earth_reroll"):
    """A devil may roll its own die again, Mephistopheles one 1 of his fiends; the second roll stands (LOH-4.16)."""

    seat: int
    piece: int
    die: int
    left: tuple[int, ...]
    rerolls: int
    plays = str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if self._may(s):
            nouns = {"seat": self.seat, "piece": self.piece, "die": self.die}
            return Ask("earth_reroll", (self.seat,), nouns=nouns, clock="earth_reroll", pace="quick")
        self._count(match, self.die, self.rerolls)
        return None

    def _may(self, s: State) -> bool:
        if self.piece == DEVIL:
            return True
        power = devil_effect(s.devil[self.seat], "earth_rerolls")
        return power is not None and self.rerolls > 0 and self.die in power.on

    def space(self, match: Match, seat: int) -> Space:
        return One((KEEP, REROLL))

    def default(self, match: Match, seat: int) -> Choice:
        """The devil with at most 1 Soul; Fiends at once, Diabolic Fiends only when no Fiends are left to roll."""
        s: State = match.state
        if self.piece == DEVIL:
            return REROLL if souls_of(s, self.seat, DEVIL, self.die) <= 1 else KEEP
        caught = bool(EFFECT[s.faces[self.piece]].on)
        waiting = any(other != DEVIL and EFFECT[s.faces[other]].on for other in self.left)
        return REROLL if caught or not waiting else KEEP

    def answer(self, match: Match, seat: int, play: str) -> None:
        if play == KEEP:
            self._count(match, self.die, self.rerolls)
            return
        die = match.chance.roll("earth", 6)
        _tell(match, self.seat, self.piece, die, again=True)
        self._count(match, die, self.rerolls - (self.piece != DEVIL))

    def _count(self, match: Match, die: int, rerolls: int) -> None:
        s: State = match.state
        n = souls_of(s, self.seat, self.piece, die)
        s.earth_souls[self.seat] += n
        gain_souls(match, s, self.seat, n, "earth", "LOH-4.15")
        if self.piece != DEVIL and die in EFFECT[s.faces[self.piece]].on:
            s.earth[self.seat].remove(self.piece)
            discard(match, s, self.seat, [self.piece], "LOH-4.15", "caught")
        match.then(EarthDice(self.seat, self.left, rerolls))


def souls_of(s: State, seat: int, piece: int, die: int) -> int:
    """Souls that a die brings (LOH-4.15, devil_earth_bonus)."""
    if piece != DEVIL:
        return EFFECT[s.faces[piece]].faces[die - 1]
    bonus = devil_effect(s.devil[seat], "devil_earth_bonus")
    return DEVIL_EARTH[min(6, die + (bonus.n if bonus else 0)) - 1]


class EarthHome(Step, frozen=True, tag="earth_home"):
    """After rolling everything on Earth is home in Hell; the Soul Cage adds its Soul (LOH-4.17)."""

    seat: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        cage = artifact(s, self.seat, "earth_bonus")
        if cage != NONE and s.earth_souls[self.seat] > 0:
            gain_souls(match, s, self.seat, EFFECT[s.faces[cage]].n, "soul_cage", "LOH-4.15")
        s.hordes[self.seat] += s.earth[self.seat]
        home = s.earth[self.seat][:]
        s.earth[self.seat].clear()
        s.settled = [card for card in s.settled if card not in home]
        if s.body[self.seat] == ON_EARTH:
            s.body[self.seat] = IN_HELL
        match.beat()
        match.cue(cues.Home(seat=self.seat, cards=home, rule="LOH-4.17"))
        return None


class Souls(Step, frozen=True, tag="souls"):
    """Master of Souls is settled; then the duties due after the draw (LOH-4.18, 4.10)."""

    def run(self, match: Match) -> Ask | None:
        settle(match, match.state, SOULS_STATUS)
        match.then(obligations.FallDue("draw"))
        return None
