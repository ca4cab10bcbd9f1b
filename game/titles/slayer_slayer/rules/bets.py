"""Rites and bets: what owners and the group decide while the Horde lies face up (GSS-4.25, 4.26)."""

from __future__ import annotations

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.cues import Named, only
from game.engine.match import Match
from game.engine.spaces import Choice, One, Space
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.cards import CLASS, FEAT, KINDS, Effect
from game.titles.slayer_slayer.rules.count import totals
from game.titles.slayer_slayer.rules.dice import Roll
from game.titles.slayer_slayer.rules.feats import discard, discard_weakest, mightiest, still_works, wall_holds, working
from game.titles.slayer_slayer.rules.plays import AnyPlay, Handle
from game.titles.slayer_slayer.rules.refusals import why_not_rite, why_not_vote
from game.titles.slayer_slayer.rules.state import ZERO, State, asked, bury, leave_hand

BETS = One(("odds", "evens", "none", ""))
WAIT = One(("wait",))


# ---------------------------------------------------------------- rites


class Rites(Step[Match[State]], frozen=True, tag="rites"):
    """Bloodpriests, in Horde order (GSS-4.25)."""

    left: tuple[int, ...] | None = None

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        left = tuple(working(s, "blood_rite")) if self.left is None else self.left
        if not left:
            return None
        match.then(Rites(left[1:]))
        owner = owner_of(s, left[0])
        if s.hand[owner]:
            s.tick += 1
            match.beat()
            match.cue(cues.RiteOpen(handle=left[0], card=KINDS[s.faces[left[0]]]))
            if asked(s):
                match.then(Rite(left[0]))
        return None


def owner_of(s: State, handle: int) -> int:
    return s.owner[s.horde.index(handle)]


class Rite(Step[Match[State]], frozen=True, tag="rite"):
    """Its owner may give a card for it. Everybody living is asked alike, so that nobody learns whose it is."""

    plays = AnyPlay

    handle: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        seats = asked(s)
        return Ask("blood_rite", seats, nouns={"handle": self.handle}, clock="blood_rite", running=s.tick)

    def space(self, match: Match[State], seat: int) -> Space:
        s = match.state
        return One(("no", *s.hand[seat])) if seat == owner_of(s, self.handle) else WAIT

    def default(self, match: Match[State], seat: int) -> Choice:
        return "no" if seat == owner_of(match.state, self.handle) else "wait"

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        return why_not_rite(match, seat, play, self.space(match, seat))

    def answer(self, match: Match[State], answers: dict[int, Handle | str]) -> None:
        s = match.state
        owner = owner_of(s, self.handle)
        given = answers.get(owner, "no")
        done = isinstance(given, int)
        card = KINDS[s.faces[self.handle]]
        shown: Named | None = None
        if isinstance(given, int):
            shown = [given, KINDS[s.faces[given]]]
            leave_hand(s, owner, [given])
            bury(s, owner, [given])
        match.beat()
        match.cue(cues.Rite(handle=self.handle, card=card, done=done, given=only((owner,), shown)))
        if done:
            feat = FEAT[s.faces[self.handle]]
            class_bonus(match, s, s.faces[self.handle], feat.klass, feat.amount)


def class_bonus(match: Match[State], s: State, face: int, klass: int, amount: int) -> None:
    """Every goblin of the class in the Horde now gets the amount, whatever becomes of the giver (GSS-5.5)."""
    bonus(match, s, face, [h for h in s.horde if CLASS[s.faces[h]] == klass], amount)


def bonus(match: Match[State], s: State, face: int, handles: list[int], amount: int) -> None:
    for handle in handles:
        s.gains += (handle, face, amount)
    match.cue(cues.Bonus(by=KINDS[face], handles=handles, amount=amount))


# ---------------------------------------------------------------- bets


class Bets(Step[Match[State]], frozen=True, tag="bets"):
    """Bet goblins, in Horde order (GSS-4.26)."""

    left: tuple[int, ...] | None = None

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        left = tuple(working(s, "bet")) if self.left is None else self.left
        if not left:
            return None
        match.then(Bets(left[1:]))
        handle = left[0]
        if still_works(s, handle):
            s.tick += 1
            horde, foe = totals(s)
            match.beat()
            match.cue(cues.BetOffered(handle=handle, card=KINDS[s.faces[handle]], horde=horde, foe=foe))
            match.then(BetVote(handle))
        return None


class BetVote(Step[Match[State]], frozen=True, tag="bet_vote"):
    """Odds, evens or no bet (GSS-4.26)."""

    plays = AnyPlay

    handle: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        nouns = {"handle": self.handle, "card": KINDS[s.faces[self.handle]]}
        return Ask("bet_vote", asked(s), nouns=nouns, clock="bet_vote", running=s.tick, pace="quick")

    def space(self, match: Match[State], seat: int) -> Space:
        return BETS

    def default(self, match: Match[State], seat: int) -> Choice:
        return ""

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        return why_not_vote(match, seat, play, BETS)

    def answer(self, match: Match[State], answers: dict[int, str]) -> None:
        s = match.state
        votes = list(answers.values())
        odds, evens, none = votes.count("odds"), votes.count("evens"), votes.count("none")
        made = odds + evens > none
        tie = made and odds == evens
        side = ""
        if made:
            side = match.chance.pick("bet:side", ("odds", "evens")) if tie else "odds" if odds > evens else "evens"
        said = [answers.get(seat, "") for seat in range(s.seats)]
        match.beat()
        match.cue(cues.BetVotes(handle=self.handle, votes=said, made=made, side=side, tie=tie))
        if made:
            s.bet, s.side = self.handle, side
            match.then(Roll("bet", self.handle), BetResult(self.handle))


class BetResult(Step[Match[State]], frozen=True, tag="bet_result"):
    """The guess was right or wrong (GSS-4.26, 5.C)."""

    handle: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        face = s.faces[self.handle]
        success = (s.die % 2 == 1) == (s.side == "odds")
        match.beat()
        match.cue(cues.BetResult(handle=self.handle, card=KINDS[face], side=s.side, number=s.die, success=success))
        s.bet, s.side, s.die = -1, "", 0
        outcome = FEAT[face].success if success else FEAT[face].failure
        assert outcome is not None
        carry_out(match, s, self.handle, outcome)
        return None


def carry_out(match: Match[State], s: State, handle: int, outcome: Effect) -> None:
    """The nested verbs of 5.C; discards do nothing behind the Shield Wall (GSS-10.6)."""
    face, verb = s.faces[handle], outcome.verb
    place = s.horde.index(handle)
    if verb == "copy_mightiest":
        other = mightiest(s, handle)
        if other >= 0:
            s.power[place] = s.power[s.horde.index(other)]
        if other >= 0:
            match.cue(cues.Copied(handle=handle, of=other, power=s.power[place]))
        else:
            match.cue(cues.NoEffect(handle=handle))
    elif verb == "class_bonus":
        class_bonus(match, s, face, outcome.klass, outcome.amount)
    elif verb == "self_bonus":
        bonus(match, s, face, [handle], outcome.amount)
    elif verb == "zero_self":
        s.mark[place] |= ZERO
        match.cue(cues.Zeroed(handle=handle))
    elif verb == "foe_power":
        s.foe_gains += (face, outcome.amount)
        match.cue(cues.FoeBonus(by=KINDS[face], amount=outcome.amount))
    elif s.wall:
        wall_holds(match, KINDS[face], handle=handle)
    elif verb == "discard_self":
        discard(match, s, [handle], KINDS[face], handle)
    else:
        discard_weakest(match, s, handle, outcome.n)
