"""What every title must keep at every step of any match. One random walk checks it all; `Walk.counts` says how often.

Non-interference: swap two things that a seat cannot tell apart, and nothing that the seat gets may change: view, cues,
ask, packed bytes. Then the same choices are played in both worlds. That goes on until the seat sees one of the two, a
choice is illegal in one world, a handle is gone (dealt anew), or the things have openly made a difference: swapping
them back no longer leads to the same state.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from game.bots.random_bot import RandomBot
from game.engine import match as engine
from game.engine.agenda import Step
from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.cues import Cue
from game.engine.match import Match, PlayRecord
from game.engine.refusal import Refused
from game.engine.rules import Rules
from game.engine.sight import SPECTATOR, Sight
from game.engine.views import pack, pack_value

STEPS = 5_000
"""Plays after which a match is held to be endless."""
FEW = 600
"""Spaces up to this size are listed whole."""
THEN_EACH = 8
"""Of the steps of one kind of ask beyond `Walk.often`, each how-manieth is checked."""
APART = 12
"""Plays that two worlds are played on; views and asks are compared after all of them, or after the `SOME` of a long walk."""
SOME = (1, 2, 4, 8, APART)

OPEN_EFFECTS: dict[str, dict[str, tuple[str, ...]]] = {
    "battlegoats": {
        "power": ("total", "support", "lines"),
        "compare": ("powers", "wins"),
    },  # its rules, section 8: hidden cards lend their powers openly
}
"""Title -> kind of cue -> nouns in which the rules let a hidden thing show its effect, without its face."""

_watched: dict[int, tuple[int, tuple[int, int], list[bool]]] = {}


class Watched(Match):
    """A match that notes whether a seat sees one of two things at any moment of a play."""

    __slots__ = ()

    def cue(self, cue: Cue) -> None:
        seat, things, seen = _watched[id(self)]
        if any(self.rules.sees(self, seat, thing) is Sight.ALL for thing in things):
            seen.append(True)
        super().cue(cue)


def unpacked(view: dict[str, Any]) -> Any:
    """The view as it arrives: through the wire's bytes."""
    return {name: msgspec.msgpack.decode(body) for name, body in pack(view).items()}


def arrived(ask: SeatAsk | None) -> SeatAsk | None:
    """The ask as it arrives."""
    return None if ask is None else msgspec.msgpack.decode(pack_value(ask), type=SeatAsk)


class Walk:
    """One match played at random, with every check on the way."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        options: dict[str, Any],
        seed: int,
        thorough: bool = True,
        counts: Counter[str] | None = None,
        often: int = STEPS,
    ) -> None:
        """`often`: steps of one kind of ask that are all checked; of later ones, every `THEN_EACH`-th. Long matches ask the
        same a thousand times; what is rare is looked at whenever it comes. Where that is limited, two worlds' views are
        compared after some of their plays (cues after each): other worlds begin at most of the plays between."""
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        self.thorough = thorough
        self.often = often
        self.chance = FastChance(f"walk:{seed}")
        self.counts: Counter[str] = Counter() if counts is None else counts
        self.kinds = tuple("human" if self.chance.below("", 2) else "bot" for _ in range(seats))
        self.match = engine.new(rules, self.kinds, options, seed)
        self.bots = [RandomBot(seat, f"{seed}:{seat}") for seat in range(seats)]
        self.plays: list[PlayRecord] = []
        self._again = engine.new(rules, self.kinds, options, seed)
        self._replayed = 0
        self._compared = range(1, APART + 1) if often == STEPS else SOME
        self.things = rules.things(self.match) if rules.things else None

    def run(self) -> Match:
        """Play to the end. Raises AssertionError at the first thing that is not as it must be."""
        match = self.match
        try:
            while match.result is None:
                self.counts["steps"] += 1
                assert len(self.plays) < STEPS, "no end"
                if self._is_due():
                    self.check_step()
                self.take(self.choose())
            self.check_end()
        except (AssertionError, Refused, Exception) as error:
            error.add_note(
                f"{self.rules.title}, seats {self.kinds}, options {self.options}, seed {self.seed}, "
                f"after {len(self.plays)} plays: {match.explain()}"
            )
            raise
        self.counts["matches"] += 1
        return match

    def _is_due(self) -> bool:
        """Whether this step is checked, by how often its kind of ask has come."""
        ask = self.match.ask
        assert ask is not None
        met = f"asked: {ask.kind}"
        self.counts[met] += 1
        return self.counts[met] <= self.often or self.counts[met] % THEN_EACH == 0

    def check_step(self) -> None:
        """All that must hold between two plays, for the seats whose turn it is to be looked at."""
        self.check_values()
        for seat in self._some_seats():
            self.check_ask(seat)
            self.check_imagined(seat)
            self.check_swaps(seat)

    def _some_seats(self) -> list[int]:
        """Whose view is checked at this step: two seats, or one in the long run."""
        every = list(range(self.seats))
        self.chance.shuffle("", every)
        return every[: 2 if self.thorough else 1]

    def choose(self) -> PlayRecord:
        """Somebody's play: at times late (the clock), at times a resignation."""
        match = self.match
        ask = match.ask
        assert ask is not None
        waiting = match.waiting_for()
        seat = self.chance.pick("", waiting)
        at = self.chance.below("", 100_000)
        if self.rules.resign is not None and self.chance.below("", 400) == 0:
            return PlayRecord(match.ask_id, self.chance.below("", self.seats), None, at, "resign")
        told = match.seat_ask(seat)
        assert told is not None
        kind = "clock" if self.chance.below("", 20) == 0 else "play"
        choice = told.default if kind == "clock" else self.bots[seat].decide({}, told)
        if kind == "play" and type(match.step()).sample is not Step.sample and self.chance.below("", 4):
            # The title draws for itself where its space is rich: what it draws is legal, and the game moves on.
            choice = match.sample(seat, self.chance)
            assert match.space(seat).contains(choice), f"a sample outside its space: {choice!r}"
        return PlayRecord(match.ask_id, seat, choice, at, kind)  # type: ignore[arg-type]

    def take(self, play: PlayRecord) -> None:
        match = self.match
        before = match.dump()
        try:
            match.apply(play)
        except Refused:
            assert play.kind == "resign"
            assert match.dump() == before, "a refusal changed the match"
            self.counts["refused resignations"] += 1
            return
        self.plays.append(play)
        self.counts["plays"] += 1
        match.take_cues()
        if self.rules.things:
            assert self.rules.things(match) == self.things, "things were lost or made"

    def check_values(self) -> None:
        """Copy, dump and load are the same match; a foreign play changes nothing."""
        match = self.match
        packed = match.dump()
        assert engine.load(self.rules, packed).dump() == packed, "load differs"
        assert match.copy().dump(marks=False) == match.dump(marks=False), "copy differs"
        slow = msgspec.msgpack.decode(msgspec.msgpack.encode(match.state), type=self.rules.state)
        assert slow == match.state, "the state does not survive its own bytes"
        for wrong in ("no such thing", [["x", 1], None], -1):
            try:
                match.check(match.waiting_for()[0], wrong)
            except Refused:
                continue
            raise AssertionError(f"{wrong!r} was taken")
        assert match.dump() == packed, "a look changed the match"
        self.check_more()
        self.counts["steps checked"] += 1
        if self.counts["steps checked"] % 16 == 0:
            assert self._replay_on().dump() == packed, "replay differs"
            self.counts["replays"] += 1

    def _replay_on(self) -> Match:
        """The match replayed from its plays: a second one that is given them as they come in (`check_end` begins anew)."""
        for play in self.plays[self._replayed :]:
            self._again.apply(play)
            self._again.cues.clear()
        self._replayed = len(self.plays)
        return self._again

    def check_more(self) -> None:
        """What a title lays out apart for each seat, on top of what spectators see, is that seat's view."""
        rules, match = self.rules, self.match
        if rules.more is None:
            return
        public = rules.view(match, SPECTATOR)
        for seat in range(self.seats):
            assert pack({**public, **rules.more(match, seat)}) == pack(rules.view(match, seat)), f"more of seat {seat}"

    def check_ask(self, seat: int) -> None:
        match = self.match
        told = match.seat_ask(seat)
        assert told is not None
        assert pack_value(arrived(told)) == pack_value(told)
        if told.space is None:
            assert seat not in match.waiting_for()
            return
        there = arrived(told)
        assert there is not None and there.space is not None
        assert self.rules.plays.fit(told.default), f"the default {told.default!r} has no declared shape"
        assert told.space.contains(told.default), f"the default {told.default!r} is not legal"
        assert there.space.contains(there.default)
        for _ in range(3):
            sample = told.space.sample(self.chance)
            assert told.space.contains(sample), f"sample {sample!r} is not legal"
            assert self.rules.plays.fit(sample), f"{sample!r} has no shape that the title declares (Rules.plays)"
            assert there.space.contains(msgspec.msgpack.decode(pack_value(sample)))
        count = told.space.count()
        assert count > 0, "nothing can be chosen"
        if count <= FEW:
            listed = [repr(choice) for choice in told.space.each()]
            assert len(listed) == count == len(set(listed)), "listed choices differ from their number"
            self.counts["spaces listed"] += 1
        self.counts["asks"] += 1

    def check_imagined(self, seat: int) -> None:
        match = self.match
        told = match.seat_ask(seat)
        view = unpacked(match.view(seat))
        assert pack(view) == pack(match.view(seat))
        there = arrived(told)
        assert there is not None
        chance = FastChance(self.chance.below("", 1 << 30))
        guess = engine.imagine(self.rules, view, there, seat, chance, self.options, self.kinds)
        mine, truth = pack(guess.view(seat)), pack(match.view(seat))
        assert mine == truth, (
            f"the imagined view of seat {seat} differs in {[k for k in truth if mine.get(k) != truth[k]]}"
        )
        own = guess.seat_ask(seat)
        assert own is not None and told is not None
        if told.mode == "sealed" and told.answer is None:
            assert pack_value(own) == pack_value(msgspec.structs.replace(told, take_back=own.take_back))
        else:
            assert (own.kind, own.seats, own.space) == (told.kind, told.seats, told.space)
        if self.rules.things:
            assert self.rules.things(guess) == self.things, "the imagined match has other things"
        self.counts["imagined"] += 1

    # ------------------------------------------------------------------ non-interference

    def check_swaps(self, seat: int) -> None:
        rules, match = self.rules, self.match
        if rules.hidden is None or rules.swap is None:
            return
        groups = rules.hidden(match, seat)
        if not groups:
            return
        group = self.chance.pick("", groups)
        a = self.chance.pick("", group)
        b = self.chance.pick("", [thing for thing in group if thing != a])
        worlds = self._worlds(seat, (a, b))
        try:
            self.compare(seat, worlds, "swap")
            self.counts["swaps"] += 1
            self.counts["swap end: " + self.play_both(seat, worlds, (a, b))] += 1
        finally:
            for world in worlds:
                del _watched[id(world)]

    def _worlds(self, seat: int, things: tuple[int, int]) -> tuple[Match, Match]:
        one, two = self.match.copy(quiet=False), self.match.copy(quiet=False)
        assert self.rules.swap is not None
        self.rules.swap(two, *things)
        for world in (one, two):
            world.__class__ = Watched
            _watched[id(world)] = (seat, things, [])
        return one, two

    def _without_effects(self, told: list[dict[str, Any]]) -> list[dict[str, Any]]:
        open_to_all = OPEN_EFFECTS.get(self.rules.title, {})
        return [
            {**cue, "nouns": {k: v for k, v in cue["nouns"].items() if k not in open_to_all.get(cue["kind"], ())}}
            for cue in told
        ]

    def compare(self, seat: int, worlds: tuple[Match, Match], when: str) -> bool:
        """What the seat gets in both worlds, byte for byte. Whether the things showed an effect that is open to all."""
        self.compare_views(seat, worlds, when)
        return self.compare_cues(seat, worlds, when)

    def compare_views(self, seat: int, worlds: tuple[Match, Match], when: str) -> None:
        one, two = worlds
        mine, other = pack(one.view(seat)), pack(two.view(seat))
        differ = [name for name in mine.keys() | other.keys() if mine.get(name) != other.get(name)]
        assert not differ, f"after {when} seat {seat} sees a difference in {differ}"
        assert pack_value(one.seat_ask(seat)) == pack_value(two.seat_ask(seat)), f"after {when} the ask differs"

    def compare_cues(self, seat: int, worlds: tuple[Match, Match], when: str) -> bool:
        """What the seat is told in both worlds. Whether the things showed an effect that is open to all."""
        one, two = worlds
        told, told_other = (msgspec.to_builtins(world.cues_for(world.take_cues(), seat)) for world in worlds)
        effect = told != told_other
        if effect:
            # Where the rules let a hidden thing lend its power openly, what follows in the same play may follow from it:
            # who falls, in which order. So the first difference must be such an effect; the views agree in any case.
            first = next((pair for pair in zip(told, told_other) if pair[0] != pair[1]), None)
            assert first is not None, f"after {when} seat {seat} is told a difference in number"
            plain, plain_other = (self._without_effects([cue]) for cue in first)
            assert plain == plain_other, f"after {when} seat {seat} is told a difference: {first}"
        if one.ask is not None and two.ask is not None:
            assert (one.ask.kind, one.ask.seats, one.ask.nouns) == (two.ask.kind, two.ask.seats, two.ask.nouns)
        return effect

    def play_both(self, seat: int, worlds: tuple[Match, Match], things: tuple[int, int]) -> str:
        """Play on in both worlds; why it ended."""
        one, two = worlds
        rules = self.rules
        for plays in range(1, APART + 1):
            if one.result is not None:
                return "over"
            who = self.chance.pick("", one.waiting_for())
            choice = one.space(who).sample(self.chance)
            if not two.space(who).contains(choice):
                assert who != seat, f"{choice!r} is legal for seat {seat} in one world only"
                return "illegal"
            one.take(who, choice)
            two.take(who, choice)
            self.counts["plays in two worlds"] += 1
            if any(_watched[id(world)][2] or self._sees(world, seat, things) for world in worlds):
                return "seen"
            gone = any(not self._known(world, seat, thing) for world in worlds for thing in things)
            if not gone:
                back = two.copy()
                assert rules.swap is not None
                rules.swap(back, *things)
                if back.dump(marks=False) != one.dump(marks=False):
                    return "made a difference"
            when = f"{choice!r} of seat {who}"
            if plays in self._compared:
                self.compare_views(seat, worlds, when)
            if self.compare_cues(seat, worlds, when):
                return "made a difference"
            if gone:
                return "handle gone"
        return "long enough"

    def _known(self, match: Match, seat: int, thing: int) -> bool:
        """Whether the handle still stands for something hidden from the seat."""
        assert self.rules.hidden is not None
        return any(thing in group for group in self.rules.hidden(match, seat))

    def _sees(self, match: Match, seat: int, things: tuple[int, int]) -> bool:
        return any(self.rules.sees(match, seat, thing) is Sight.ALL for thing in things)

    # ------------------------------------------------------------------ the end

    def check_end(self) -> None:
        match = self.match
        result = match.result
        assert result is not None
        assert match.ask is None and match.seat_ask(0) is None and not match.agenda
        assert len(result.places) == self.seats and min(result.places) == 1
        assert all(result.places[seat] == 1 for seat in result.winners)
        assert all(len(figures) == self.seats for figures in result.tally.values())
        packed = match.dump()
        assert engine.load(self.rules, packed).dump() == packed
        again = engine.replay(self.rules, self.kinds, self.options, self.seed, self.plays)
        assert again.dump() == packed, "replay differs at the end"
        for seat in range(SPECTATOR, self.seats):
            assert match.view(seat)["result"]
        self.check_more()
        self.counts["ended: " + result.outcome] += 1
