"""The count: every goblin's Power with each change and its reason, Horde dice, compare (GSS-4.27 to 4.29, 5.A)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Choice, One, Space
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.aftermath import Lost, Victory
from game.titles.slayer_slayer.rules.cards import CLASS, FEAT, FOES, KINDS, LOTS, MIN_FOE_POWER, PRINTED, VERB
from game.titles.slayer_slayer.rules.dice import Roll
from game.titles.slayer_slayer.rules.plays import AnyPlay
from game.titles.slayer_slayer.rules.refusals import why_not_vote
from game.titles.slayer_slayer.rules.state import (
    DISABLED,
    RAISED,
    ZERO,
    State,
    abilities,
    asked,
    basic_power,
    living,
    works,
)

ROLL = One(("roll", "no", ""))


def cap(s: State) -> int:
    """The lowest cap counts (5.B)."""
    return min([ability.n for _, ability in abilities(s) if ability.verb == "cap_power"], default=1000)


def class_counts(s: State) -> list[int]:
    """GSS-5.4: goblins of each class in the Horde, disabled and raised ones too."""
    counts = [0] * 5
    for handle in s.horde:
        counts[CLASS[s.faces[handle]]] += 1
    return counts


def own_bonus(s: State, place: int, counts: list[int]) -> int:
    """What a goblin's own working feat adds (5.C)."""
    face = s.faces[s.horde[place]]
    verb = VERB[face]
    if not verb.startswith("power_") or not works(s, place):
        return 0
    feat = FEAT[face]
    if verb == "power_per_class":
        others = CLASS[face] == feat.klass and not feat.include_self
        return feat.amount * (counts[feat.klass] - others)
    if verb == "power_in_rounds":
        return feat.amount if feat.from_round <= s.round <= feat.to_round else 0
    return feat.amount * sum(1 for count in counts if count)


def given(s: State) -> dict[int, int]:
    """Handle -> what bets and rites gave it."""
    out: dict[int, int] = {}
    gains = s.gains
    for i in range(0, len(gains), 3):
        out[gains[i]] = out.get(gains[i], 0) + gains[i + 2]
    return out


def carried(s: State) -> list[int]:
    """GSS-5.2: places of the earlier Barricaders that count."""
    return [
        place
        for place, handle in enumerate(s.earlier)
        if VERB[s.faces[handle]] == "carry_over" and not s.earlier_mark[place] & (RAISED | DISABLED)
    ]


def horde_power(s: State) -> int:
    """GSS-5.1, 5.2: the Horde Power alone."""
    counts, most = class_counts(s), cap(s)
    gains = given(s) if s.gains else {}
    total = 0
    for place, handle in enumerate(s.horde):
        if s.mark[place] & ZERO:
            continue
        power = s.power[place] + own_bonus(s, place, counts)
        if gains:
            power += gains.get(handle, 0)
        total += min(power, most)
    for place in carried(s):
        total += min(PRINTED[s.faces[s.earlier[place]]], most)
    return total


def foe_rows(s: State) -> list[list[Any]]:
    """GSS-5.3: the foe's Power, line by line: [reason, amount]."""
    counts = class_counts(s)
    basic = basic_power(s)
    rows: list[list[Any]] = [["basic", basic - s.shift], ["hidden", s.shift]] if s.shift else [["basic", basic]]
    for i in range(0, len(s.foe_gains), 2):
        rows.append([KINDS[s.foe_gains[i]], s.foe_gains[i + 1]])
    for place, handle in enumerate(s.horde):
        face = s.faces[handle]
        if VERB[face] == "foe_power_per_class" and works(s, place):
            rows.append([KINDS[face], FEAT[face].amount * counts[FEAT[face].klass]])
    for at, ability in abilities(s):
        amount = 0
        if ability.verb == "foe_power":
            amount = ability.amount
        elif ability.verb == "foe_power_per_class":
            amount = ability.amount * counts[ability.klass]
        elif ability.verb == "foe_power_per_goblin":
            amount = ability.amount * max(0, len(s.horde) - ability.above_per_player * s.players)
        if amount:
            rows.append([f"ability:{at}", amount])
    below = MIN_FOE_POWER - sum(amount for _, amount in rows)
    if below > 0:
        rows.append(["minimum", below])
    return rows


def totals(s: State) -> tuple[int, int]:
    """The Horde Power alone and the foe's Power as they stand."""
    return horde_power(s), sum(amount for _, amount in foe_rows(s))


def goblin_rows(s: State) -> list[list[Any]]:
    """The ledger (GSS-13.7): [handle, card, current Power, [[reason, amount], ...], total] of each goblin that counts."""
    counts, most = class_counts(s), cap(s)
    rows = []
    for place, handle in enumerate(s.horde):
        changes: list[list[Any]] = []
        extra = own_bonus(s, place, counts)
        if extra:
            changes.append(["own", extra])
        for i in range(0, len(s.gains), 3):
            if s.gains[i] == handle:
                changes.append([KINDS[s.gains[i + 1]], s.gains[i + 2]])
        rows.append(_row(s, handle, s.power[place], changes, bool(s.mark[place] & ZERO), most))
    for place in carried(s):
        handle = s.earlier[place]
        rows.append(_row(s, handle, PRINTED[s.faces[handle]], [], False, most))
    return rows


def _row(s: State, handle: int, power: int, changes: list[list[Any]], zero: bool, most: int) -> list[Any]:
    total = power + sum(amount for _, amount in changes)
    if zero:
        changes.append(["zero", -total])
        total = 0
    if total > most:
        changes.append(["cap", most - total])
        total = most
    return [handle, KINDS[s.faces[handle]], power, changes, total]


# ---------------------------------------------------------------- steps


class Count(Step[Match[State]], frozen=True, tag="count"):
    """The Horde Power alone and the foe's Power are fixed (GSS-4.27)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.alone, s.against = totals(s)
        match.beat()
        match.cue(cues.Counted(horde=s.alone, foe=s.against))
        return None


def with_dice(s: State) -> int:
    """Total Horde Power (GSS-4.28)."""
    return s.alone + sum(s.dice[1::2])


class HordeDice(Step[Match[State]], frozen=True, tag="horde_dice"):
    """Conjurers and Firehazards, in Horde order, until a die turns against the goblins (GSS-4.28)."""

    left: tuple[int, ...] | None = None

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        left = self.left
        if left is None:
            left = tuple(h for p, h in enumerate(s.horde) if VERB[s.faces[h]] == "horde_die" and works(s, p))
        if not left or s.spoiled:
            return None
        handle = left[0]
        match.then(HordeDice(left[1:]))
        if not FEAT[s.faces[handle]].optional:
            match.then(Roll("horde_die", handle), DieFalls(handle))
            return None
        s.tick += 1
        card = KINDS[s.faces[handle]]
        match.beat()
        match.cue(cues.DieOffered(handle=handle, card=card, horde=s.alone, total=with_dice(s), foe=s.against))
        match.then(DieVote(handle))
        return None


class DieVote(Step[Match[State]], frozen=True, tag="die_vote"):
    """Shall the Conjurer roll? (GSS-4.28)"""

    plays = AnyPlay

    handle: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        nouns = {"handle": self.handle}
        return Ask("horde_die_vote", asked(s), nouns=nouns, clock="horde_die_vote", running=s.tick, pace="quick")

    def space(self, match: Match[State], seat: int) -> Space:
        return ROLL

    def default(self, match: Match[State], seat: int) -> Choice:
        return ""

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        return why_not_vote(match, seat, play, ROLL)

    def answer(self, match: Match[State], answers: dict[int, str]) -> None:
        s = match.state
        votes = list(answers.values())
        made = votes.count("roll") > votes.count("no")
        said = [answers.get(seat, "") for seat in range(s.seats)]
        match.beat()
        match.cue(cues.DieVotes(handle=self.handle, votes=said, made=made))
        if made:
            match.then(Roll("horde_die", self.handle), DieFalls(self.handle))


class DieFalls(Step[Match[State]], frozen=True, tag="die_falls"):
    """Not higher than the Power alone: added. Higher: the round is lost (GSS-4.28)."""

    handle: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.spoiled = s.die > s.alone
        if not s.spoiled:
            s.dice += (self.handle, s.die)
        handle, card = self.handle, KINDS[s.faces[self.handle]]
        match.beat()
        if s.spoiled:
            match.cue(cues.DieSpoiled(handle=handle, card=card, number=s.die, horde=s.alone))
        else:
            match.cue(cues.DieAdded(handle=handle, card=card, number=s.die, total=with_dice(s)))
        s.die = 0
        return None


class Compare(Step[Match[State]], frozen=True, tag="compare"):
    """The total against the foe's Power (GSS-4.29)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        total = with_dice(s)
        s.won = not s.spoiled and total >= s.against
        self._tell(match, s, total)
        if s.won:
            s.lots = LOTS[FOES[s.foe].tier][len(living(s))]
            match.then(Victory())
        else:
            match.then(Lost())
        return None

    def _tell(self, match: Match[State], s: State, total: int) -> None:
        match.beat()
        match.cue(
            cues.Ledger(
                rows=goblin_rows(s),
                horde=s.alone,
                dice=[s.dice[i : i + 2] for i in range(0, len(s.dice), 2)],
                total=total,
                foe_rows=foe_rows(s),
                foe=s.against,
                spoiled=s.spoiled,
            )
        )
        match.beat()
        if s.won:
            match.cue(cues.Victory(total=total, foe=s.against, round=s.round))
        else:
            missing = 0 if s.spoiled else s.against - total
            match.cue(cues.Lost(total=total, foe=s.against, missing=missing, spoiled=s.spoiled, round=s.round))
