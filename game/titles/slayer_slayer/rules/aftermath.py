"""After the comparison: the lost round (GSS-4.30, 4.31), and Victory up to the loot (GSS-4.32 to 4.42, 6.9)."""

from __future__ import annotations

from game.engine.agenda import SeatStep, Step
from game.engine.ask import Ask
from game.engine.cues import Named, only
from game.engine.match import Match
from game.engine.spaces import Choice, One, Space
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.cards import CLASS, FACTOR, FEAT, FLOORS, KINDS, NEED, RANK, VERB
from game.titles.slayer_slayer.rules.dice import Roll
from game.titles.slayer_slayer.rules.ending import HandCheck, Scoring
from game.titles.slayer_slayer.rules.loot import Loot
from game.titles.slayer_slayer.rules.plays import AnyPlay, Handle
from game.titles.slayer_slayer.rules.refusals import why_not_survivor
from game.titles.slayer_slayer.rules.state import (
    DISABLED,
    RAISED,
    State,
    abilities,
    bury,
    draw,
    join_hand,
    leave_hand,
    living,
    pay,
    works,
)


class Lost(Step[Match[State]], frozen=True, tag="lost"):
    """Deserters return, the foe steals and abducts, hand check, the Horde becomes earlier cards (GSS-4.30)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        _desert(match, s)
        for at, ability in abilities(s):
            if ability.verb == "steal_gold":
                for seat in living(s):
                    s.gold[seat] = max(0, s.gold[seat] - ability.amount)
                match.beat()
                match.cue(cues.Stolen(amount=ability.amount, ability=at))
            elif ability.verb == "abduct":
                for _ in range(ability.n):
                    _abduct(match, s, at)
        match.then(HandCheck(), LayAside())
        return None


def _desert(match: Match[State], s: State) -> None:
    """GSS-4.30 (a): working Deserters of this Horde return to their owners' hands."""
    back = [
        handle
        for place, handle in enumerate(s.horde)
        if VERB[s.faces[handle]] == "return_on_loss" and works(s, place) and s.round <= FEAT[s.faces[handle]].to_round
    ]
    seats = []
    for handle in back:
        place = s.horde.index(handle)
        seat = s.owner[place]
        for column in (s.horde, s.owner, s.power, s.mark):
            column.pop(place)
        seats.append(seat)
    if back:
        match.beat()
        match.cue(cues.Returned(handles=back, seats=sorted(seats)))
    for seat, handle in zip(seats, back):
        join_hand(match, s, seat, handle)


def _abduct(match: Match[State], s: State, at: int) -> None:
    """The living player with most cards loses one at random, unseen."""
    most = max(len(s.hand[seat]) for seat in living(s))
    if not most:
        return
    rich = [seat for seat in living(s) if len(s.hand[seat]) == most]
    seat = rich[0] if len(rich) == 1 else match.chance.pick("abduct:seat", rich)
    handle = match.chance.pick("abduct:card", s.hand[seat])
    leave_hand(s, seat, [handle])
    bury(s, seat, [handle])
    match.beat()
    face: Named = [handle, KINDS[s.faces[handle]]]
    match.cue(cues.Abducted(seat=seat, ability=at, card=only((seat,), face)))


class LayAside(Step[Match[State]], frozen=True, tag="lay_aside"):
    """The rest of the Horde becomes earlier cards (GSS-4.30 d)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        if s.horde:
            match.beat()
            match.cue(cues.LaidAside(handles=s.horde[:]))
        s.earlier += s.horde
        s.earlier_owner += s.owner
        s.earlier_power += s.power
        s.earlier_mark += s.mark
        s.horde, s.owner, s.power, s.mark = [], [], [], []
        s.revealed = False
        return None


# ---------------------------------------------------------------- Victory


class Victory(Step[Match[State]], frozen=True, tag="victory"):
    """The foe is beaten; what follows, in order (GSS-4.32 to 4.42)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        if s.floor == FLOORS:
            match.then(HandCheck(), VictoryFeats(), Loot(), Scoring())
        else:
            first = () if match.options.get("last_stand", True) else (HandCheck(),)
            match.then(*first, VictoryFeats(), Draw(), Survivor(), ClearTable(), Loot(), Investments(), HandCheck())
        return None


class VictoryFeats(Step[Match[State]], frozen=True, tag="victory_feats"):
    """Cutpurse, Earcutter, Bonesetter pay their owners, privately (GSS-4.32)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        kinds = {"gain_gold": "gold", "gain_trophies": "trophies", "gain_cards": "cards"}
        for place, handle in enumerate(s.horde):
            face = s.faces[handle]
            kind = kinds.get(VERB[face])
            if kind is None or not works(s, place):
                continue
            feat = FEAT[face]
            amount = feat.amount
            if feat.combo_class >= 0 and any(
                CLASS[s.faces[other]] == feat.combo_class for other in s.horde if other != handle
            ):
                amount = feat.combo_amount
            seat = s.owner[place]
            to = (seat,) if not s.out[seat] else ()
            match.beat()
            told = cues.VictoryFeat(
                handle=handle,
                card=KINDS[face],
                seat=only(to, seat),
                resource=only(to, kind),
                amount=only(to, amount),
            )
            match.cue(told)
            if to:
                gain(match, s, seat, kind, amount, "feat", "GSS-4.32")
        return None


def gain(match: Match[State], s: State, seat: int, kind: str, amount: int, reason: str, rule: str) -> None:
    """What a battle brings to a seat: it counts for investments (GSS-6.9)."""
    if kind == "cards":
        draw(match, s, seat, amount, reason, rule)
        return
    pay(s, seat, kind, amount)
    (s.won_gold if kind == "gold" else s.won_trophies)[seat] += amount


class Draw(Step[Match[State]], frozen=True, tag="draw"):
    """Each living player draws a card, in seat order (GSS-4.33)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        for seat in living(s):
            draw(match, s, seat, 1, "draw", "GSS-4.33")
        return None


def pickable(s: State) -> list[int]:
    """GSS-4.36: handles that may be picked, this round's Horde before earlier cards."""
    out, musts = [], []
    for zone, marks in ((s.horde, s.mark), (s.earlier, s.earlier_mark)):
        for handle, mark in zip(zone, marks):
            verb = VERB[s.faces[handle]] if not mark & (RAISED | DISABLED) else ""
            if verb == "must_survive":
                musts.append(handle)
            if verb != "never_survivor":
                out.append(handle)
    return musts or out


class Survivor(Step[Match[State]], frozen=True, tag="survivor"):
    """Who picks, and whether anybody does (GSS-4.34, 4.35, 4.37)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        verbs = [ability.verb for _, ability in abilities(s)]
        options = pickable(s)
        if "no_survivor" in verbs or not options:
            match.beat()
            match.cue(cues.NoSurvivor(reason="foe" if "no_survivor" in verbs else "nobody"))
            return None
        armoured = [seat for seat in living(s) if s.armour[seat]]
        seats = armoured or living(s)
        seat = seats[0] if len(seats) == 1 else match.chance.pick("survivor:picker", seats)
        if armoured:
            s.armour[seat] -= 1
        s.tick += 1
        match.beat()
        match.cue(cues.SurvivorPicker(seat=seat, armour=bool(armoured)))
        if "random_survivor" in verbs:
            save(match, s, seat, match.chance.pick("survivor:random", options), True)
        elif s.gone[seat]:
            save(match, s, seat, default_pick(s, options), False)
        else:
            match.then(SurvivorPick(seat))
        return None


def default_pick(s: State, options: list[int]) -> int:
    """GSS-4.38: the highest printed Power, leftmost."""
    return max(options, key=lambda handle: (RANK[s.faces[handle]], -options.index(handle)))


class SurvivorPick(SeatStep[Match[State]], frozen=True, tag="survivor_pick"):
    """The picker saves one of the played cards (GSS-4.34)."""

    plays = AnyPlay

    seat: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        if s.gone[self.seat]:
            save(match, s, self.seat, default_pick(s, pickable(s)), False)
            return None
        return Ask("survivor_pick", (self.seat,), clock="survivor_pick", running=s.tick)

    def space(self, match: Match[State], seat: int) -> Space:
        return One(tuple(pickable(match.state)))

    def default(self, match: Match[State], seat: int) -> Choice:
        return default_pick(match.state, pickable(match.state))

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        return why_not_survivor(match, seat, play, self.seat, self.space(match, seat))

    def answer(self, match: Match[State], seat: int, play: Handle) -> None:
        save(match, match.state, seat, play, False)


def save(match: Match[State], s: State, seat: int, handle: int, random: bool) -> None:
    """The survivor joins the picker's hand, seen by all."""
    zones = (
        (s.horde, s.owner, s.power, s.mark)
        if handle in s.horde
        else (s.earlier, s.earlier_owner, s.earlier_power, s.earlier_mark)
    )
    place = zones[0].index(handle)
    for column in zones:
        column.pop(place)
    match.beat()
    match.cue(cues.Survivor(seat=seat, handle=handle, card=KINDS[s.faces[handle]], random=random))
    join_hand(match, s, seat, handle)


class ClearTable(Step[Match[State]], frozen=True, tag="clear_table"):
    """All other played cards go to the Pile face down (GSS-4.39)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        match.beat()
        match.cue(cues.ToPile(count=len(s.horde) + len(s.earlier)))
        s.pile += s.horde
        s.pile += s.earlier
        s.horde, s.owner, s.power, s.mark = [], [], [], []
        s.earlier, s.earlier_owner, s.earlier_power, s.earlier_mark = [], [], [], []
        return None


class Investments(Step[Match[State]], frozen=True, tag="investments"):
    """A d20 for each investment, in seat order (GSS-6.9). `n` counts seats and resources, held or not."""

    n: int = 0

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        for n in range(self.n, 2 * s.seats):
            seat, resource = n // 2, ("trophies", "gold")[n % 2]
            held = s.invest_trophies if n % 2 == 0 else s.invest_gold
            gained = s.won_trophies if n % 2 == 0 else s.won_gold
            if not held[seat]:
                continue
            held[seat] = 0
            if gained[seat]:
                match.then(Roll("investment", -1, seat), Invested(seat, resource), Investments(n + 1))
                return None
        return None


class Invested(Step[Match[State]], frozen=True, tag="invested"):
    """Need or more: what was gained in this battle is multiplied."""

    seat: int
    resource: str

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        success = s.die >= NEED[self.resource]
        won = (s.won_gold if self.resource == "gold" else s.won_trophies)[self.seat]
        more = won * (FACTOR[self.resource] - 1) if success else 0
        pay(s, self.seat, self.resource, more)
        match.beat()
        told = cues.Investment(
            seat=self.seat,
            resource=self.resource,
            number=s.die,
            success=success,
            gained=only((self.seat,), more),
        )
        match.cue(told)
        s.die = 0
        return None
