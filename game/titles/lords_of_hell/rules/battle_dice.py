"""Dice and allocation of one front: who is hit, whose hits they are, which troops take them (LOH-10.40 to 10.55, 10.71 to
10.77)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from game.engine.agenda import STAY, SeatStep, Step
from game.engine.ask import Ask
from game.engine.chance import AnyChance
from game.engine.match import Match
from game.engine.spaces import Choice, Menu, One, Space
from game.titles.lords_of_hell.rules import battle_promises, cues, exchanges, hit_allocation, plays
from game.titles.lords_of_hell.rules.after_battle import Aftermath
from game.titles.lords_of_hell.rules.battle_state import (
    attacking,
    capacity,
    defended,
    devil_there,
    fights,
    front_of,
    protection,
    seats_of,
    side,
    the_front,
)
from game.titles.lords_of_hell.rules.beats import OpenBeat
from game.titles.lords_of_hell.rules.cards import COMBAT
from game.titles.lords_of_hell.rules.plays import PlacePlay, SpreadPlay
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE, SIDES, Front, Hit, PendingHit, Placement
from game.titles.lords_of_hell.rules.state import NOBODY, State

SHIELDED, OTHER, REVENGE = "shielded", "other", "revenge"
PARTS = (SHIELDED, OTHER, REVENGE)


class Dice(Step, frozen=True, tag="dice"):
    """Step C: all exchanges of one front, unless there is truce or the battle is decided (LOH-10.41 to 10.49)."""

    realm: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        front = the_front(s, self.realm)
        match.then(CheckEnd(self.realm, False))
        if outcome(s, front).result:
            return None
        if all(front.truce):
            match.beat()
            match.cue(cues.TruceHeld(realm=self.realm))
            return None
        roll(match, s, front)
        match.then(NextPart(self.realm), OpenBeat("battle_after"))
        return None


def roll(match: Match, s: State, front: Front) -> None:
    """The dice of a front, and the hits that they lead to (LOH-10.43 to 10.49)."""
    attack, defence, guard = side(s, front, ATTACK), side(s, front, DEFENCE), protection(s, front)
    helpers = any(fights(s, front, seat) for seat in seats_of(front, DEFENCE)[1:])
    front.diced = True
    front.taken = [0] * s.seats
    there = [seat for name in SIDES for seat in seats_of(front, name) if devil_there(s, front, seat)]
    front.fighters += [seat for seat in there if seat not in front.fighters]
    rolled = exchanges.roll_all(match.chance, attack, defence, guard, helpers)
    _tell(match, front, attack, defence, guard, rolled)
    for exchange in rolled:
        if exchange.hit == SHIELDED:
            front.pending.append(PendingHit(SHIELDED, DEFENCE, exchange.die))
        elif exchange.hit:
            front.pending.append(PendingHit(OTHER, exchange.hit, exchange.die))


def _tell(
    match: Match,
    front: Front,
    attack: exchanges.Side,
    defence: exchanges.Side,
    guard: int,
    rolled: list[exchanges.Exchange],
) -> None:
    powers = [attack.power, defence.power]
    dice = [exchanges.dice_by_ratio(powers[n], powers[1 - n]) for n in (0, 1)]
    match.beat()
    match.cue(
        cues.Dice(
            realm=front.realm, power=powers, dice=dice, protection=guard, exchanges=exchanges.exchange_count(*powers)
        )
    )
    for n, exchange in enumerate(rolled):
        match.beat()
        match.cue(
            cues.Exchange(
                realm=front.realm,
                n=n,
                attack=list(exchange.attack),
                defence=list(exchange.defence),
                hit=exchange.hit,
                die=exchange.die,
            )
        )


# ---------------------------------------------------------------- step D: allocation


class NextPart(Step, frozen=True, tag="next_part"):
    """Shielded hits, then all other hits of both sides, then revenge hits until none is left (LOH-10.71)."""

    realm: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        front = the_front(s, self.realm)
        if not begin_part(match, s, front):
            return None
        s.asks += 2
        match.beat()
        match.cue(cues.Hits(realm=self.realm, part=front.part, hits=msgspec.to_builtins(front.hits)))
        match.then(Spread(self.realm, s.asks - 1), Place(self.realm, s.asks), Strike(self.realm), NextPart(self.realm))
        return None


def begin_part(match: Match, s: State, front: Front) -> bool:
    """The hits of the next part of allocation are laid out; False when none is left (LOH-10.71)."""
    front.hits, front.placed, front.done = [], [], 0
    front.part = next((part for part in PARTS if any(hit.part == part for hit in front.pending)), "")
    if not front.part:
        return False
    for hit in [hit for hit in front.pending if hit.part == front.part]:
        front.serial += 1
        front.hits.append(Hit(front.serial, hit.side, hit.die))
    front.pending = [hit for hit in front.pending if hit.part != front.part]
    if front.part == SHIELDED:
        _draw_helpers(match, s, front)
    return True


def _draw_helpers(match: Match, s: State, front: Front) -> None:
    """LOH-10.49: each hit to a helper at random among those with unhit Juggernauts, else among those with fewest hits."""
    given = [0] * s.seats
    for hit in front.hits:
        pool = hit_allocation.receivers(s, front, seats_of(front, DEFENCE)[1:], given)
        hit.seat = pool[match.chance.below("helper", len(pool))] if pool else hit_allocation.LOST
        if pool:
            given[hit.seat] += 1


class Spread(SeatStep, frozen=True, tag="spread"):
    """The principal of a side with several seats says whose its hits are: Juggernauts first, then evenly (LOH-10.72, 10.77).
    What it leaves open goes to the principal first, then to helpers in joining order."""

    realm: int
    number: int
    plays = SpreadPlay

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        front = the_front(s, self.realm)
        seats = tuple(sorted(principal(front, name) for name in SIDES if self._choice(s, front, name)))
        if seats and any(not front.done >> seat & 1 for seat in seats):
            nouns = {"realm": self.realm, "part": front.part}
            return Ask("spread", seats, "open", nouns, clock="allocation", running=self.number)
        for name in SIDES:
            settle_spread(s, front, name)
        front.placed, front.done = [], 0
        return None

    def _choice(self, s: State, front: Front, name: str) -> bool:
        open_hits = any(hit.side == name and hit.seat == NOBODY for hit in front.hits)
        return open_hits and sum(capacity(s, front, seat) > 0 for seat in seats_of(front, name)) > 1

    def _side(self, front: Front, seat: int) -> str:
        return ATTACK if seat == front.attacker else DEFENCE

    def _left(self, front: Front, seat: int) -> list[int]:
        mine = {row.hit for row in front.placed if row.by == seat}
        open_hits = [hit for hit in front.hits if hit.side == self._side(front, seat) and hit.seat == NOBODY]
        return [hit.number for hit in open_hits if hit.number not in mine]

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        front = the_front(s, self.realm)
        own = [row for row in front.placed if row.by == seat]
        out = [plays.line(plays.Done)]
        if not front.done >> seat & 1:
            out += [plays.line(plays.Undo)] if own else []
            pool = hit_allocation.receivers(s, front, seats_of(front, self._side(front, seat)), _counts(s, own))
            left = self._left(front, seat)
            if pool and left:
                out.append(plays.line(plays.Give, (), (One(tuple(left)), One(tuple(pool)))))
        return Menu(tuple(out))

    def sample(self, match: Match, seat: int, chance: AnyChance) -> Choice:
        return _sample(self.space(match, seat), chance)

    def default(self, match: Match, seat: int) -> Choice:
        return plays.Done().choice()

    def refuse(self, match: Match, seat: int, play: SpreadPlay) -> str:
        s: State = match.state
        front = the_front(s, self.realm)
        if not isinstance(play, plays.Give) or seat not in (front.attacker, front.realm):
            return ""
        given = _counts(s, [row for row in front.placed if row.by == seat])
        seats = seats_of(front, self._side(front, seat))
        jugs = any(len(hit_allocation.juggernauts(s, front, other)) > given[other] for other in seats)
        return "jug_first" if jugs else "spread_hits"

    def answer(self, match: Match, seat: int, play: SpreadPlay) -> bool:
        _place(the_front(match.state, self.realm), seat, play)
        return STAY


def _sample(space: Space, chance: AnyChance) -> Choice:
    """Forward: a walk that undoes for ever gets nowhere."""
    assert isinstance(space, Menu)
    forward = tuple(branch for branch in space.branches if branch != plays.line(plays.Undo))
    if len(forward) > 1 and chance.below("sample", 6):
        return Menu(forward[1:]).sample(chance)
    return (Menu(forward) if chance.below("sample", 8) else space).sample(chance)


def _place(front: Front, seat: int, play: plays.Give | plays.Hit | plays.Undo | plays.Done) -> None:
    """A play of Spread or Place: one hit named, the last one undone, or done."""
    match play:
        case plays.Done():
            front.done |= 1 << seat
        case plays.Undo():
            last = max(n for n, row in enumerate(front.placed) if row.by == seat)
            front.placed.pop(last)
        case plays.Give(hit, taker) | plays.Hit(hit, taker):
            front.placed.append(Placement(seat, hit, taker))


def _counts(s: State, rows: list[Placement]) -> list[int]:
    return [sum(row.taker == seat for row in rows) for seat in range(s.seats)]


def principal(front: Front, name: str) -> int:
    """The principal of a side."""
    return front.attacker if name == ATTACK else front.realm


def settle_spread(s: State, front: Front, name: str) -> None:
    """The hits of a side go where the principal said, the rest by the default; what has no place is lost (LOH-10.76)."""
    said = {row.hit: row.taker for row in front.placed if row.by == principal(front, name)}
    for hit in front.hits:
        taker = said.get(hit.number)
        if hit.side == name and isinstance(taker, int):
            hit.seat = taker
    for hit in front.hits:
        if hit.side == name and hit.seat == NOBODY:
            given = [sum(other.seat == seat for other in front.hits) for seat in range(s.seats)]
            hit.seat = next(iter(hit_allocation.receivers(s, front, seats_of(front, name), given)), hit_allocation.LOST)


class Place(SeatStep, frozen=True, tag="place"):
    """Every seat with hits says which troops take them, unseen, the Brazen Shield included; then all is shown
    (LOH-10.73, 10.77). Left open: LOH-10.75."""

    realm: int
    number: int
    plays = PlacePlay

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        front = the_front(s, self.realm)
        seats = tuple(seat for seat in range(s.seats) if hit_allocation.has_choice(s, front, seat))
        if seats and any(not front.done >> seat & 1 for seat in seats):
            nouns = {"realm": self.realm, "part": front.part}
            return Ask("place", seats, "open", nouns, clock="allocation", running=self.number)
        return None

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        front = the_front(s, self.realm)
        own = [row for row in front.placed if row.by == seat]
        out = [plays.line(plays.Done)]
        if not front.done >> seat & 1:
            out += [plays.line(plays.Undo)] if own else []
            troops = hit_allocation.legal(s, front, seat, own)
            chosen = {row.hit for row in own}
            left = [hit.number for hit in hit_allocation.hits_of(front, seat) if hit.number not in chosen]
            if troops and left:
                out.append(plays.line(plays.Hit, (), (One(tuple(left)), One(tuple(troops)))))
        return Menu(tuple(out))

    def sample(self, match: Match, seat: int, chance: AnyChance) -> Choice:
        return _sample(self.space(match, seat), chance)

    def default(self, match: Match, seat: int) -> Choice:
        return plays.Done().choice()

    def refuse(self, match: Match, seat: int, play: PlacePlay) -> str:
        s: State = match.state
        return hit_allocation.why_not(s, the_front(s, self.realm), seat, play) if isinstance(play, plays.Hit) else ""

    def answer(self, match: Match, seat: int, play: PlacePlay) -> bool:
        _place(the_front(match.state, self.realm), seat, play)
        return STAY


class Strike(Step, frozen=True, tag="strike"):
    """All choices are shown and carried out together (LOH-10.71)."""

    realm: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        hit_allocation.strike(match, s, the_front(s, self.realm))
        return None


# ---------------------------------------------------------------- the end of a battle round


class Outcome(NamedTuple):
    """How a battle ended."""

    result: str = ""
    """won, failed, ruin; "" while it goes on."""
    why: str = ""


def outcome(s: State, front: Front, over: bool = False) -> Outcome:
    """Return whether and how a battle has ended. `over`: the battle round is over. Rules: LOH-10.50."""
    gone = front.ended or ("" if attacking(s, front) else "leader")
    if not gone and over and front.round >= COMBAT["battle_round_cap"]:
        gone = "rounds"
    beaten = not defended(s, front)
    if not gone and not beaten:
        return Outcome()
    if front.attacker in front.felled and front.realm in front.felled:
        return Outcome("ruin", "both")
    return Outcome("failed", gone) if gone else Outcome("won", "troops")


class CheckEnd(Step, frozen=True, tag="check_end"):
    """Whether the battle has ended (LOH-10.50, 10.55); after a beat comes the aftermath."""

    realm: int
    locked: bool
    """Right after the lock of organisation, before dice."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        front = front_of(s, self.realm)
        assert front is not None
        if not self.locked:
            battle_promises.fought(match, s, front)
        front.result, why = outcome(s, front, over=not self.locked)
        if front.result:
            match.beat()
            match.cue(cues.BattleOver(realm=self.realm, seat=front.attacker, result=front.result, why=why))
            match.then(OpenBeat("battle_between"), Aftermath(self.realm))
        return None
