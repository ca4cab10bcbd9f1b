"""Battle, from the foe's first step to the reveal (GSS 4.3: 4.11 to 4.19)."""

from __future__ import annotations

from game.engine.agenda import STAY, SeatStep, Step
from game.engine.ask import Ask
from game.engine.cues import Cue, only
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, One, Pick, Space
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.bets import Bets, Rites
from game.titles.slayer_slayer.rules.cards import DIE_POWER, FOES, KINDS, PLEDGES, PRINTED, TIERS
from game.titles.slayer_slayer.rules.count import Compare, Count, HordeDice
from game.titles.slayer_slayer.rules.dice import Roll
from game.titles.slayer_slayer.rules.feats import Feats, Raise
from game.titles.slayer_slayer.rules.plays import AnyPlay, Commit, Handle, Pledge, Withdraw
from game.titles.slayer_slayer.rules.refusals import why_not_play, why_not_sacrifice
from game.titles.slayer_slayer.rules.state import (
    State,
    abilities,
    asked,
    basic_power,
    bury,
    gained,
    leave_hand,
    living,
    lowest,
    named,
)

PLEDGE = Branch("pledge", (), (One(PLEDGES),))
WITHDRAW = Branch("withdraw")


class Battle(Step[Match[State]], frozen=True, tag="battle"):
    """A foe stands in the way: draw its hidden change, then the rounds (GSS-4.12, 5.B hide_power)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.phase = "battle"
        s.met.append(s.foe)
        s.round = 0
        s.won = False
        foe = FOES[s.foe]
        s.shift = 0
        s.shown = True
        for ability in foe.abilities:
            if ability.verb == "hide_power":
                s.shift = match.chance.below("hide_power", 2 * ability.spread + 1) - ability.spread
                s.shown = False
        s.won_gold = [0] * s.seats
        s.won_trophies = [0] * s.seats
        match.beat()
        match.cue(cues.Foe(foe=foe.id, tier=TIERS[foe.tier], final=foe.final))
        match.then(Round())
        return None


class Round(Step[Match[State]], frozen=True, tag="round"):
    """One round, and another while the foe stands (GSS-4.11, 4.12, 4.30)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        if s.won:
            return None
        s.round += 1
        s.players = len(living(s))
        s.revealed = s.plan_b = s.wall = s.spoiled = False
        s.gains, s.foe_gains, s.dice = [], [], []
        s.bet, s.side, s.die, s.alone, s.against = -1, "", 0, 0, -1
        s.played = [0] * s.seats
        s.earlier_mark = [mark & 2 for mark in s.earlier_mark]
        new = [place for place, ability in gained(s) if ability.round == s.round]
        power = basic_power(s) if s.shown else None
        match.beat()
        match.cue(cues.Round(round=s.round, living=s.players, power=power, gained=new))
        s.tick += 1
        match.then(
            *(Sacrifice(), Play(), PlayCards(), FaceDown(), Reveal()),
            *(Feats(), Raise(), Rites(), Bets(), Count(), HordeDice(), Compare(), Round()),
        )
        return None


class Sacrifice(Step[Match[State]], frozen=True, tag="sacrifice"):
    """The foe demands cards before the fight; everybody keeps one (GSS-4.13)."""

    plays = AnyPlay

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        n = demanded(s)
        if not n or not givers(s):
            return None
        seats = tuple(seat for seat in givers(s) if not s.gone[seat])
        if not seats:
            self.answer(match, {})
            return None
        return Ask("sacrifice", seats, nouns={"n": n}, clock="sacrifice", running=s.tick)

    def space(self, match: Match[State], seat: int) -> Space:
        n = self.n(match.state, seat)
        return Pick(tuple(match.state.hand[seat]), n, n)

    def n(self, s: State, seat: int) -> int:
        """As many as demanded, or as many as leave one."""
        return min(demanded(s), len(s.hand[seat]) - 1)

    def default(self, match: Match[State], seat: int) -> Choice:
        return lowest(match.state, seat, self.n(match.state, seat))

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        s = match.state
        return why_not_sacrifice(match, seat, play, self.n(s, seat) if 0 <= seat < s.seats else 0)

    def answer(self, match: Match[State], answers: dict[int, list[Handle]]) -> None:
        s = match.state
        match.beat()
        for seat in givers(s):
            cards = answers[seat] if seat in answers else self.default(match, seat)
            shown = named(s, cards)
            leave_hand(s, seat, cards)
            bury(s, seat, cards)
            match.cue(cues.Sacrificed(seat=seat, count=len(cards), cards=only((seat,), shown)))
        s.tick += 1


def demanded(s: State) -> int:
    """Several sacrifices add up."""
    return sum(ability.n for _, ability in abilities(s) if ability.verb == "sacrifice")


def givers(s: State) -> list[int]:
    """The living with more than one card."""
    return [seat for seat in living(s) if len(s.hand[seat]) > 1]


def limits(s: State, seat: int) -> tuple[int, int]:
    """GSS-4.14: how few and how many cards a seat plays: a third of its hand at least; of the foe the largest minimum and the
    smallest maximum; the maximum wins."""
    held = len(s.hand[seat])
    lo, hi = (-(-held // s.least_share) if s.least_share else 1), held
    for _, ability in abilities(s):
        verb = ability.verb
        if verb == "min_cards":
            lo = max(lo, ability.n)
        elif verb == "min_half":
            lo = max(lo, (held + 1) // 2)
        elif verb == "max_cards":
            hi = min(hi, ability.n)
    return min(lo, held, hi), hi


class Play(Step[Match[State]], frozen=True, tag="play"):
    """PLAY opens: nobody has committed, no pledge stands."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.committed = [0] * s.seats
        s.pledge = [0] * s.seats
        s.chosen = [[] for _ in range(s.seats)]
        for seat in living(s):
            if s.gone[seat]:
                commit(s, seat, lowest(s, seat, limits(s, seat)[0]))
        return None


def commit(s: State, seat: int, cards: list[int]) -> None:
    s.chosen[seat] = list(cards)
    s.committed[seat] = 1


class PlayCards(SeatStep[Match[State]], frozen=True, tag="play_cards"):
    """All choose cards face down and may pledge beside them; when all are locked in, the Horde is shuffled
    (GSS-4.14 to 4.17)."""

    plays = AnyPlay

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        if all(s.committed[seat] or s.out[seat] for seat in range(s.seats)):
            lock(match, s)
            return None
        kinds = match.seat_kinds
        seats = tuple(seat for seat in asked(s) if not (s.committed[seat] and kinds[seat] == "bot"))
        return Ask("play_cards", seats, "open", {"round": s.round}, "play_cards", s.tick, "long")

    def space(self, match: Match[State], seat: int) -> Space:
        s = match.state
        lo, hi = limits(s, seat)
        cards = Branch("commit", (), (Pick(tuple(s.hand[seat]), lo, hi),))
        return Menu((cards, PLEDGE, WITHDRAW) if s.committed[seat] else (cards, PLEDGE))

    def default(self, match: Match[State], seat: int) -> Choice:
        s = match.state
        return Commit(s.chosen[seat] if s.committed[seat] else lowest(s, seat, limits(s, seat)[0])).choice()

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        s = match.state
        return why_not_play(match, seat, play, *(limits(s, seat) if 0 <= seat < s.seats else (0, 0)))

    def answer(self, match: Match[State], seat: int, play: Commit | Withdraw | Pledge) -> bool:
        s = match.state
        said: Cue | None
        if isinstance(play, Commit):
            again = s.committed[seat]
            commit(s, seat, play.cards)
            said = None if again else cues.Committed(seat=seat)
        elif isinstance(play, Withdraw):
            s.committed[seat] = 0
            s.chosen[seat] = []
            said = cues.Withdrawn(seat=seat)
        else:
            s.pledge[seat] = 1 + PLEDGES.index(play.pledge)
            said = cues.Pledge(seat=seat, pledge=play.pledge)
        if said:
            match.beat()
            match.cue(said)
        return STAY


def lock(match: Match[State], s: State) -> None:
    """GSS-4.17: the cards of all are shuffled together; handles and owners are dealt anew, so nobody can follow."""
    cards: list[list[int]] = []
    handles: list[int] = []
    for seat in living(s):
        chosen = s.chosen[seat]
        s.played[seat] = len(chosen)
        cards += [[s.faces[handle], seat] for handle in chosen]
        leave_hand(s, seat, chosen)
        handles += chosen
    match.chance.shuffle("shuffle:horde", cards)
    handles.sort()
    for handle, (face, _) in zip(handles, cards):
        s.faces[handle] = face
    s.horde = handles
    s.owner = [owner for _, owner in cards]
    s.power = [0] * len(handles)
    s.mark = [0] * len(handles)
    s.committed = [0] * s.seats
    s.chosen = [[] for _ in range(s.seats)]
    s.pledge = [0] * s.seats
    match.beat()
    match.cue(cues.Locked(counts=s.played[:]))
    match.beat()
    match.cue(cues.Shuffled(handles=handles[:]))


class FaceDown(Step[Match[State]], frozen=True, tag="facedown"):
    """Before the reveal some cards go unseen, one random card at a time (GSS-4.18)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        for at, ability in abilities(s):
            if ability.verb != "discard_facedown":
                continue
            for _ in range(ability.n):
                if not s.horde:
                    return None
                place = match.chance.below("facedown", len(s.horde))
                handle, owner = s.horde.pop(place), s.owner.pop(place)
                s.power.pop(place)
                s.mark.pop(place)
                bury(s, owner, [handle])
                face = only((owner,), KINDS[s.faces[handle]])
                match.beat()
                match.cue(cues.FacedownDiscard(handle=handle, ability=at, card=face))
        return None


class Reveal(Step[Match[State]], frozen=True, tag="reveal"):
    """The Horde turns face up; then each Jester rolls (GSS-4.19)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.revealed = True
        s.power = [PRINTED[s.faces[handle]] for handle in s.horde]
        match.beat()
        match.cue(cues.Revealed(handles=s.horde[:], cards=[KINDS[s.faces[handle]] for handle in s.horde]))
        if not s.shown:
            match.cue(cues.PowerShown(power=basic_power(s)))
        s.shown = True
        jesters = [handle for handle in s.horde if DIE_POWER[s.faces[handle]]]
        match.then(*(step for handle in jesters for step in (Roll("jester", handle), Jester(handle))))
        return None


class Jester(Step[Match[State]], frozen=True, tag="jester"):
    """The die is the Jester's current Power (GSS-2.14, 4.19)."""

    handle: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.power[s.horde.index(self.handle)] = s.die
        match.beat()
        match.cue(cues.Jester(handle=self.handle, power=s.die, rule="GSS-4.19"))
        s.die = 0
        return None
