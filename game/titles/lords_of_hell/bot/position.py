"""What a computer player makes of the table: powers, promise cards where they lie, who may be crowned, who would win.

Everything comes from the seat's own view and from what it has been told; what it cannot know it estimates.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from game.engine.chance import AnyChance, FastChance
from game.engine.cues import SeatCue, read
from game.engine.rules import View
from game.titles.lords_of_hell.rules.cards import IN_HELL, PROMISES_EACH, RING, SCORING, TABLES
from game.titles.lords_of_hell.rules.cues import KINDS, Given
from game.titles.lords_of_hell.rules.imagining import known, with_backs
from game.titles.lords_of_hell.rules.promises import STANDING
from game.titles.lords_of_hell.rules.records import saying
from game.titles.lords_of_hell.rules.ring import at_the_limit
from game.titles.lords_of_hell.rules.sentences import Join, NoAttack, NoFightAgainst, Vote
from game.titles.lords_of_hell.rules.setup import option_of
from game.titles.lords_of_hell.rules.state import State, mighty_power

BOT: dict[str, Any] = TABLES["bot"]
TEMPERS: tuple[str, ...] = tuple(BOT["temper"])
DOUBT = {"easy": 0.5, "normal": 0.25, "hard": 0.0}
"""How far, as a part of it, a bot of that level may be out in its estimate of a worth."""
RECKONING = {"easy": 3.0, "normal": 1.5, "hard": 0.0}
"""How many points such a bot may be out when it reckons who would win under an overlord."""
AT_LIMIT = (0.9, 0.5, 0.3)
"""How likely the throne goes by victory points in the end, with no round left after this, one, two."""


def crown_chances(s: State, power: Sequence[int], goal: int, round_limit: int) -> list[float]:
    """The chance of each seat to become overlord (LOH-22.1): it grows with markers, victory points and power, the more the
    nearer the goal; near the last round the throne goes by victory points (LOH-13.14)."""
    near = goal - 3
    weights = [
        math.exp(0.45 * s.markers[seat] + 0.22 * s.vp[seat] + 0.5 * max(0, s.vp[seat] - near) + 0.035 * power[seat])
        for seat in range(s.seats)
    ]
    whole = sum(weights)
    by_limit = AT_LIMIT[left] if 0 <= (left := round_limit - s.round) < len(AT_LIMIT) else 0.0
    last = at_the_limit(s) if by_limit else 0
    return [
        (1 - by_limit) * weight / whole + by_limit * (0.7 * (seat == last) + 0.3 * weight / whole)
        for seat, weight in enumerate(weights)
    ]


def sworn_votes(s: State, nominee: int) -> set[int]:
    """Seats that have sworn to vote for the nominee this round."""
    return {
        promise.by
        for promise, vote in saying(s.promises, Vote)
        if promise.state in STANDING and vote.round == s.round and vote.candidate == nominee
    }


def votes_missing(s: State, nominee: int) -> int:
    """How many votes, besides those that are sworn and its own, a nominee needs if every devil in Hell comes
    (LOH-13.6); a large number when it cannot be crowned."""
    coming = [seat for seat in range(s.seats) if s.body[seat] == IN_HELL]
    if not s.markers[nominee] or len(coming) < RING["quorum"]:
        return 99
    extra = RING["three_player_standing_opposition"] if s.seats == 3 else 0
    sure = {seat for seat in sworn_votes(s, nominee) if seat in coming} | ({nominee} & set(coming))
    return len(coming) + extra - (s.markers[nominee] - 1) - len(sure)


Notes = tuple[dict[tuple[int, str], int], set[tuple[Any, ...]], set[int], tuple[Any, ...], tuple[int, str, int]]
"""What a mind has drafted, asked, answered, settled and chosen last."""


class Mind:
    """What a bot keeps from one choice to the next: its temper, where promise cards went, what it has tried."""

    def __init__(self, seat: int, level: str, options: dict[str, Any], chance: AnyChance, temper: str = "") -> None:
        self.seat, self.level, self.options, self.chance = seat, level, options, chance
        self.temper = temper or chance.pick("temper", TEMPERS)
        self.whims = chance.below("whims", 1 << 30)
        """Decides what it does by a whim, the same whenever it thinks of it again."""
        self.drafted: dict[tuple[int, str], int] = {}
        """Offers sent, by round and phase."""
        self.asked: set[tuple[Any, ...]] = set()
        """What was offered already in this round: (round, what, to)."""
        self.settled: tuple[Any, ...] = ()
        """How things stood when there was nothing to offer."""
        self.answered: set[int] = set()
        """Offers that were answered once: a void acceptance is not tried again."""
        self.moved: dict[int, list[int]] = {}
        """Promise cards that each seat gave and got in the open, by signer; nothing of it is known to start with."""
        self.doubts: dict[tuple[Any, ...], float] = {}
        self.thinks = False
        """It has thought about what it does: an attack that it has declared is carried through at first sight."""
        self.last: tuple[int, str, int] = (-1, "", 0)
        """The last ask, what was chosen there, and how often in a row."""

    @classmethod
    def of(cls, level: str, seat: int, options: dict[str, Any], seed: int | str, temper: str = "") -> Mind:
        """The mind of a player of that level and seed."""
        return cls(seat, level, options, FastChance(f"{level}:{seat}:{seed}"), temper)

    def again_from(self, chance: AnyChance) -> Mind:
        """The same mind, to be changed in thought; what it does by a whim is drawn from `chance`."""
        mind = Mind(self.seat, self.level, self.options, chance, self.temper)
        mind.whims, mind.thinks = self.whims, self.thinks
        mind.go_by(self.notes())
        mind.doubts = dict(self.doubts)
        mind.moved = {seat: row[:] for seat, row in self.moved.items()}
        return mind

    def notes(self) -> Notes:
        """A copy of what it noted down of its own doings."""
        return dict(self.drafted), set(self.asked), set(self.answered), self.settled, self.last

    def go_by(self, notes: Notes) -> None:
        """Take these notes for its own."""
        self.drafted, self.asked, self.answered, self.settled, self.last = notes

    @property
    def margin(self) -> float:
        """Worth that an offer must bring (LOH-22.2)."""
        return float(BOT["temper"][self.temper]["accept_margin"])

    @property
    def ratio(self) -> float:
        """Power against the defence that makes an attack (LOH-22.5)."""
        return float(BOT["temper"][self.temper]["attack_ratio"])

    def bluffs(self, offer: int) -> bool:
        """Whether it asks for more though an offer is good."""
        mood = FastChance(f"{self.whims}:{offer}").below("", 1000)
        return bool(mood < 1000 * float(BOT["temper"][self.temper]["bluff"]))

    def doubt(self, *about: Any) -> float:
        """A factor around 1 by which the bot is out about something; the same whenever it thinks of it again."""
        if about not in self.doubts:
            self.doubts[about] = 1 + DOUBT[self.level] * (self.chance.below("doubt", 201) - 100) / 100
        return self.doubts[about]

    def slip(self, *about: Any) -> float:
        """The points by which the bot is out in a reckoning."""
        return RECKONING[self.level] * (self.doubt(*about) - 1) / DOUBT[self.level] if DOUBT[self.level] else 0.0

    def again(self, ask: int, choice: Any) -> bool:
        """Whether the same was chosen in the same ask twice in a row already: it was taken, and nothing came of it
        (LOH-8.18)."""
        number, before, times = self.last
        times = times + 1 if (number, before) == (ask, str(choice)) else 1
        self.last = (ask, str(choice), times)
        return times > 2

    def observe(self, cues: Sequence[SeatCue]) -> None:
        """Promise cards change hands in the open (LOH-6.14). A normal bot remembers its own deals, a hard one all."""
        if self.level == "easy":
            return
        for told in cues:
            given = read(KINDS, told) if told.kind == "given" else None
            if not isinstance(given, Given) or (self.level != "hard" and self.seat not in (given.seat, given.to)):
                continue
            for signer, n in given.promises:
                for seat, sign in ((given.seat, -n), (given.to, n)):
                    self.moved.setdefault(seat, [0] * 6)[signer] += sign


class Position:
    """The table as one seat sees it at the moment of a choice."""

    def __init__(self, view: View, mind: Mind) -> None:
        self.view, self.mind, self.seat = view, mind, mind.seat
        self.s: State = known(view, mind.seat)
        self.n = self.s.seats
        self.others = [seat for seat in range(self.n) if seat != self.seat]
        self.memo: dict[tuple[Any, ...], Any] = {}
        """What was worked out already about this table."""
        self._finals: dict[int, list[float]] = {}

    @cached_property
    def counted(self) -> State:
        """The same table with as many backs in the hands of others as they hold: what deals are checked on."""
        return with_backs(self.view, self.seat)

    @cached_property
    def power(self) -> list[int]:
        """The power of every realm, its devil with it if in Hell (LOH-12.6)."""
        return [mighty_power(self.s, seat) for seat in range(self.n)]

    @cached_property
    def held(self) -> list[list[float]]:
        """Promise cards of every seat by signer, as far as one can tell."""
        return [self._held(seat) for seat in range(self.n)]

    @cached_property
    def crown(self) -> list[float]:
        """The chance of each seat to become overlord."""
        return crown_chances(self.s, self.power, self.goal, self.round_limit)

    @cached_property
    def round_limit(self) -> int:
        return int(option_of(self.mind.options, self.n, "round_limit"))

    @cached_property
    def goal(self) -> int:
        return int(option_of(self.mind.options, self.n, "victory_goal"))

    # ---------------------------------------------------------------- promise cards

    def _held(self, seat: int) -> list[float]:
        """Promise cards of a seat by signer: its own six, what was seen to come and go, and the rest by the number."""
        s = self.s
        if seat == self.seat:
            return [float(n) for n in s.held[seat]]
        moved = self.mind.moved.get(seat, [0] * 6)
        found = [max(0.0, float(moved[signer])) for signer in range(self.n)]
        found[seat] = max(0.0, PROMISES_EACH + float(min(0, moved[seat])))
        total = float(self.view[f"seat.{seat}"]["promises"])
        extra = sum(found) - total
        own = min(extra, found[seat])  # what went to the Unknown Powers was mostly its own
        found[seat] -= own
        spare = sum(found)
        return [n * total / spare for n in found] if spare > 0 else found

    # ---------------------------------------------------------------- the crown

    def final(self, overlord: int, promises: float = 0.0, to: int = -1) -> list[float]:
        """Everybody's points if that seat became overlord now (LOH-15.1), after `promises` more of its cards have gone
        from it to a seat."""
        if not promises and overlord in self._finals:
            return self._finals[overlord]
        out = []
        for seat in range(self.n):
            cards = self.held[seat][overlord] + promises * ((seat == to) - (seat == overlord))
            own = seat == overlord
            worth = SCORING["overlord_promise_held_by_overlord" if own else "overlord_promise_held_by_other"]
            points = self.s.vp[seat] * SCORING["victory_point"] + SCORING["overlord"] * own + cards * worth
            out.append(float(points))
        if not promises:
            self._finals[overlord] = out
        return out

    def lead(self, overlord: int, promises: float = 0.0, to: int = -1) -> float:
        """How far this seat would be ahead of the best other (behind: below 0) under that overlord."""
        points = self.final(overlord, promises, to)
        return points[self.seat] - max(points[seat] for seat in self.others)

    def standing(self, seat: int) -> float:
        """How well a seat stands: what it has in its favour to win in the end, so that differences tell how much likelier it
        is to win (weights from games between bots)."""
        s = self.s
        cards = sum(
            self.crown[other] * self.held[seat][other] * SCORING["overlord_promise_held_by_other"]
            for other in range(self.n)
            if other != seat
        )
        last = 0 <= self.round_limit - s.round < len(AT_LIMIT)
        return (
            (0.9 if last else 0.4) * s.vp[seat]
            + 1.0 * max(0, s.vp[seat] - (self.goal - 4))
            + 0.05 * self.power[seat]
            + 0.17 * sum(1 for holder in s.holder if holder == seat)
            + 0.12 * s.markers[seat]
            + 0.25 * cards
        )

    @cached_property
    def standings(self) -> list[float]:
        return [self.standing(seat) for seat in range(self.n)]

    @cached_property
    def chances(self) -> list[float]:
        """The chance of each seat to win in the end, by how everybody stands now."""
        best = max(self.standings)
        weights = [math.exp(standing - best) for standing in self.standings]
        return [weight / sum(weights) for weight in weights]

    def chance_to_win(self, seat: int) -> float:
        return self.chances[seat]

    @cached_property
    def leader(self) -> int:
        """The other seat that stands best."""
        return max(self.others, key=lambda seat: (self.standings[seat], -seat))

    @cached_property
    def alarm(self) -> float:
        """How far the leading other seat is ahead of an even share of the game: 1 is even."""
        return self.chances[self.leader] * self.n

    def allied(self, *seats: int) -> bool:
        """Whether these seats had better leave each other alone, since another is far ahead of them all."""
        return self.mind.level != "easy" and self.alarm > 1.4 and self.leader not in seats

    def danger(self, seat: int) -> float:
        """How much of what that seat gains counts against a deal (LOH-22.2): a hard bot feeds a leader the less the further
        it is ahead."""
        row = BOT["promise"]["danger"]
        if seat != self.leader or self.standings[seat] < self.standings[self.seat]:
            return float(row["other"])
        worse = 0.25 * min(1.5, max(0.0, self.alarm - 1.3)) if self.mind.level == "hard" else 0.0
        return float(row["leader"]) + worse

    # ---------------------------------------------------------------- the ring to come

    def sworn_votes(self, nominee: int) -> set[int]:
        """Seats that have sworn, as far as this seat knows, to vote for the nominee this round."""
        return sworn_votes(self.s, nominee)

    def votes_missing(self, nominee: int) -> int:
        """See `votes_missing`, as far as this seat knows."""
        return votes_missing(self.s, nominee)

    # ---------------------------------------------------------------- promises

    def sworn(self, by: int, to: int, *kinds: type[NoAttack] | type[NoFightAgainst] | type[Join]) -> bool:
        """Whether a seat has sworn one of these toward another, for this round at least."""
        words = [promise.sentence for promise in self.s.promises if promise.by == by and promise.state in STANDING]
        return any(
            isinstance(word, kinds) and (word.ally if isinstance(word, Join) else word.target) == to for word in words
        )

    def threat(self, seat: int) -> float:
        """The chance that a seat attacks this one in a round, by their powers; 0 when it has sworn not to."""
        if self.sworn(seat, self.seat, NoAttack, NoFightAgainst) or self.s.body[seat] != IN_HELL:
            return 0.0
        ratio = self.power[seat] / max(1.0, float(self.power[self.seat]))
        return min(0.6, max(0.0, (ratio - 0.9) * 0.6))
