"""What feats do between the reveal and the count (GSS-4.20 to 4.24).

No listeners: each step asks what lies in the Horde and works, in Horde order.
"""

from __future__ import annotations

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.cards import CLASS, DIE_POWER, FEAT, KINDS, PRINTED, VERB, Effect
from game.titles.slayer_slayer.rules.dice import Roll
from game.titles.slayer_slayer.rules.state import (
    DISABLED,
    RAISED,
    State,
    abilities,
    works,
)

DICE_VERBS = ("bet", "horde_die")


def working(s: State, *verbs: str) -> list[int]:
    """Handles of the goblins whose feat has one of these verbs and works, in Horde order."""
    return [h for place, h in enumerate(s.horde) if VERB[s.faces[h]] in verbs and works(s, place)]


def still_works(s: State, handle: int) -> bool:
    """Whether it has not been discarded meanwhile."""
    return handle in s.horde and works(s, s.horde.index(handle))


class Feats(Step[Match[State]], frozen=True, tag="feats"):
    """Plan B, disable, the foe's discards, the goblins' discards (GSS-4.20 to 4.23)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        plan_b(match, s)
        disable(match, s)
        for place, ability in abilities(s):
            foe_discard(match, s, place, ability)
        for handle in working(s, "discard_weakest", "discard_all_others"):
            if still_works(s, handle):
                goblin_discard(match, s, handle)
        return None


def plan_b(match: Match[State], s: State) -> None:
    """GSS-4.20: cannot be disabled."""
    for handle in s.horde:
        if VERB[s.faces[handle]] == "plan_b":
            s.plan_b = True
            match.beat()
            match.cue(cues.PlanB(handle=handle, card=KINDS[s.faces[handle]]))
            return


def disable(match: Match[State], s: State) -> None:
    """GSS-4.21: all disabling abilities together, then the Shield Wall."""
    for at, ability in abilities(s):
        verb = ability.verb
        if not verb.startswith("disable_"):
            continue
        hit: list[int] = []
        for zone, marks in ((s.horde, s.mark), (s.earlier, s.earlier_mark)):
            for place, handle in enumerate(zone):
                face = s.faces[handle]
                if (
                    verb == "disable_all"
                    or (verb == "disable_class" and CLASS[face] == ability.klass)
                    or (verb == "disable_dice" and VERB[face] in DICE_VERBS)
                ):
                    marks[place] |= DISABLED
                    hit.append(handle)
        match.beat()
        match.cue(cues.Disabled(ability=at, handles=hit))
    for handle in working(s, "shield_wall")[:1]:
        s.wall = True
        match.beat()
        match.cue(cues.ShieldWall(handle=handle, card=KINDS[s.faces[handle]]))


# ---------------------------------------------------------------- discards


def weakest(s: State, besides: int = -1) -> int:
    """GSS-2.14: handle of the goblin with the least current Power, leftmost; -1 if there is none."""
    best, least = -1, 1000
    for handle, power in zip(s.horde, s.power):
        if power < least and handle != besides:
            best, least = handle, power
    return best


def mightiest(s: State, besides: int = -1) -> int:
    """GSS-2.14: the most, leftmost; -1 if there is none."""
    best, most = -1, -1
    for handle, power in zip(s.horde, s.power):
        if power > most and handle != besides:
            best, most = handle, power
    return best


def discard(match: Match[State], s: State, handles: list[int], source: str, by: int = -1, ability: int = -1) -> None:
    """GSS-2.10: played cards, earlier ones too, go to the Pile."""
    if handles:
        match.beat()
    for handle in handles:
        earlier = handle not in s.horde
        zone, owners, powers, marks = (
            (s.earlier, s.earlier_owner, s.earlier_power, s.earlier_mark)
            if earlier
            else (s.horde, s.owner, s.power, s.mark)
        )
        place = zone.index(handle)
        for column in (zone, owners, powers, marks):
            column.pop(place)
        s.pile.append(handle)
        match.cue(
            cues.Discarded(
                handle=handle, card=KINDS[s.faces[handle]], source=source, ability=ability, by=by, earlier=earlier
            )
        )


def wall_holds(match: Match[State], source: str, ability: int = -1, handle: int = -1) -> None:
    match.beat()
    match.cue(cues.WallHolds(source=source, ability=ability, handle=handle))


def foe_discard(match: Match[State], s: State, at: int, ability: Effect) -> None:
    """GSS-4.22, 5.B."""
    verb = ability.verb
    if not verb.startswith("discard_") or verb == "discard_facedown":
        return
    if s.wall:
        wall_holds(match, "foe", at)
        return
    if verb in ("discard_weakest", "discard_mightiest"):
        find = weakest if verb == "discard_weakest" else mightiest
        for _ in range(ability.n):
            if s.horde:
                discard(match, s, [find(s)], "foe", ability=at)
        return
    faces = [s.faces[handle] for handle in s.horde]
    if verb == "discard_class":
        hit = [h for h, face in zip(s.horde, faces) if CLASS[face] == ability.klass]
    elif verb == "discard_power_max":
        hit = [h for h, power in zip(s.horde, s.power) if power <= ability.n]
    else:
        hit = [h for h, face in zip(s.horde, faces) if faces.count(face) > 1]
    discard(match, s, hit, "foe", ability=at)


def goblin_discard(match: Match[State], s: State, handle: int) -> None:
    """GSS-4.23: Bruisers and Jesters."""
    face = s.faces[handle]
    if s.wall:
        wall_holds(match, KINDS[face], handle=handle)
    elif VERB[face] == "discard_weakest":
        discard_weakest(match, s, handle, FEAT[face].n)
    else:
        hit = [other for other in (*s.horde, *s.earlier) if s.faces[other] != face]
        discard(match, s, hit, KINDS[face], handle)


def discard_weakest(match: Match[State], s: State, handle: int, n: int) -> None:
    """The weakest other goblin, one at a time, as many as there are."""
    for _ in range(n):
        other = weakest(s, handle)
        if other >= 0:
            discard(match, s, [other], KINDS[s.faces[handle]], handle)


# ---------------------------------------------------------------- raise


class Raise(Step[Match[State]], frozen=True, tag="raise"):
    """Gravecallers, in Horde order (GSS-4.24). `left`: those still to act; None before the first."""

    left: tuple[int, ...] | None = None

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        left = tuple(working(s, "raise_dead")) if self.left is None else self.left
        if not left:
            return None
        by = left[0]
        rolls: list[Step] = []
        for _ in range(FEAT[s.faces[by]].n):
            handle = self._raise(match, s, by)
            if handle >= 0 and DIE_POWER[s.faces[handle]]:
                rolls += [Roll("jester", handle), RaisedJester(handle)]
        match.then(*rolls, Raise(left[1:]))
        return None

    def _raise(self, match: Match[State], s: State, by: int) -> int:
        """One random card of the Pile joins the right end, with no owner and no feat."""
        if not s.pile:
            match.beat()
            match.cue(cues.NothingRaised(by=by))
            return -1
        card = s.pile[match.chance.below("raise", len(s.pile))]
        handle = s.pile.pop(match.chance.below("number", len(s.pile)))
        s.faces[card], s.faces[handle] = s.faces[handle], s.faces[card]  # its number tells not where it came from
        s.horde.append(handle)
        s.owner.append(-1)
        s.power.append(PRINTED[s.faces[handle]])
        s.mark.append(RAISED)
        match.beat()
        match.cue(cues.Raised(by=by, handle=handle, card=KINDS[s.faces[handle]], power=s.power[-1]))
        return handle


class RaisedJester(Step[Match[State]], frozen=True, tag="raised_jester"):
    """A raised Jester's die is its Power (GSS-4.24)."""

    handle: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.power[s.horde.index(self.handle)] = s.die
        match.beat()
        match.cue(cues.Jester(handle=self.handle, power=s.die, rule="GSS-4.24"))
        s.die = 0
        return None
