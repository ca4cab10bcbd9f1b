"""Events: the representative, the stake, the check, reward or tragedy (GSS 4.5)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import SeatStep, Step
from game.engine.ask import Ask
from game.engine.cues import only
from game.engine.match import Match
from game.engine.spaces import Choice, One, Pick, Space
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.cards import CLASS, CLASS_INDEX, DIE_POWER, EVENTS, HELD, OVERFLOW, PRINTED
from game.titles.slayer_slayer.rules.dice import Roll
from game.titles.slayer_slayer.rules.doors import make_doors, most_votes
from game.titles.slayer_slayer.rules.ending import HandCheck
from game.titles.slayer_slayer.rules.plays import AnyPlay, Handle
from game.titles.slayer_slayer.rules.refusals import why_not_representative, why_not_side, why_not_stake
from game.titles.slayer_slayer.rules.state import State, asked, bury, draw, living, lowest, named, pay

MOST = 4
SIDES = One(("odds", "evens", ""))


class EventRoom(Step[Match[State]], frozen=True, tag="event"):
    """The event and its table are shown (GSS-4.48)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.phase = "event"
        s.met_events.append(s.event)
        s.representative = -1
        s.stake, s.stake_dice, s.side = [], [], ""
        s.tick += 1
        match.beat()
        match.cue(cues.Event(event=EVENTS[s.event]["id"]))
        match.then(RepresentativeVote(), Stake(), Check(), LeaveEvent())
        return None


class RepresentativeVote(Step[Match[State]], frozen=True, tag="representative"):
    """Who goes? Nobody learns who voted for whom (GSS-4.49)."""

    plays = AnyPlay

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        nouns = {"event": EVENTS[s.event]["id"]}
        return Ask("representative_vote", asked(s), "revisable", nouns, "representative_vote", s.tick)

    def space(self, match: Match[State], seat: int) -> Space:
        return One((*living(match.state), ""))

    def default(self, match: Match[State], seat: int) -> Choice:
        return ""

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        return why_not_representative(match, seat, play, self.space(match, seat))

    def answer(self, match: Match[State], answers: dict[int, int | str]) -> None:
        s = match.state
        votes = [vote for vote in answers.values() if isinstance(vote, int)]
        s.representative, tie = most_votes(match, votes, living(s), "representative")
        s.tick += 1
        match.beat()
        match.cue(cues.Representative(seat=s.representative, tie=tie, votes_cast=bool(votes)))


class Stake(SeatStep[Match[State]], frozen=True, tag="stake"):
    """The representative stakes 1 to 4 cards face down (GSS-4.50)."""

    plays = AnyPlay

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        seat = s.representative
        if s.gone[seat]:
            self.answer(match, seat, lowest(s, seat, 1))
            return None
        return Ask("event_stake", (seat,), nouns={"event": EVENTS[s.event]["id"]}, clock="event_stake", running=s.tick)

    def space(self, match: Match[State], seat: int) -> Space:
        hand = match.state.hand[seat]
        return Pick(tuple(hand), 1, min(MOST, len(hand)))

    def default(self, match: Match[State], seat: int) -> Choice:
        return lowest(match.state, seat, 1)

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        return why_not_stake(match, seat, play)

    def answer(self, match: Match[State], seat: int, play: list[Handle]) -> None:
        s = match.state
        s.stake = play
        for handle in s.stake:
            s.hand[seat].remove(handle)
        s.tick += 1
        match.beat()
        cards = only((seat,), named(s, s.stake))
        match.cue(cues.Staked(seat=seat, count=len(s.stake), cards=cards))


class Check(Step[Match[State]], frozen=True, tag="check"):
    """What decides: a roll, Power, classes, or odds and evens (GSS-4.51)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        check = EVENTS[s.event]["check"]
        if check == "odds":
            match.then(EventBet(), Roll("event", -1, s.representative), Outcome())
        elif check == "roll":
            match.then(Roll("event", -1, s.representative), Outcome())
        elif check == "class":
            match.then(Outcome())
        else:
            match.then(StakedJesters(), Outcome())
        return None


class EventBet(SeatStep[Match[State]], frozen=True, tag="event_bet"):
    """The representative bets odds or evens (GSS-4.51)."""

    plays = AnyPlay

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        seat = s.representative
        if s.gone[seat]:
            self.answer(match, seat, "")
            return None
        return Ask("event_bet", (seat,), nouns={"event": EVENTS[s.event]["id"]}, clock="event_bet", running=s.tick)

    def space(self, match: Match[State], seat: int) -> Space:
        return SIDES

    def default(self, match: Match[State], seat: int) -> Choice:
        return ""

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        return why_not_side(match, seat, play, SIDES)

    def answer(self, match: Match[State], seat: int, play: str) -> None:
        s = match.state
        s.side = play or match.chance.pick("event:side", ("odds", "evens"))
        match.beat()
        match.cue(cues.EventSide(seat=s.representative, side=s.side))


class StakedJesters(Step[Match[State]], frozen=True, tag="staked_jesters"):
    """Each staked Jester's Power is a roll that all see; how many there are shows only one by one (GSS-4.51)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        if len(s.stake_dice) < sum(1 for handle in s.stake if DIE_POWER[s.faces[handle]]):
            match.then(Roll("event_jester", -1, s.representative), StakedJester(), StakedJesters())
        return None


class StakedJester(Step[Match[State]], frozen=True, tag="staked_jester"):
    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.stake_dice.append(s.die)
        s.die = 0
        return None


class Outcome(Step[Match[State]], frozen=True, tag="outcome"):
    """Reward or tragedy (GSS-4.51 to 4.54)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        event, seat, k = EVENTS[s.event], s.representative, len(s.stake)
        total: int | None = None
        check = event["check"]
        if check == "roll":
            success = s.die >= event["need"][k - 1]
        elif check == "odds":
            success = (s.die % 2 == 1) == (s.side == "odds")
        elif check == "class":
            total = sum(1 for handle in s.stake if CLASS[s.faces[handle]] == CLASS_INDEX[event["class"]])
            success = total >= event["need"][k - 1]
        else:
            total = sum(PRINTED[s.faces[handle]] for handle in s.stake) + sum(s.stake_dice)
            need = event["need"][k - 1]
            success = total >= need if check == "power" else total <= need
        match.beat()
        secret = only((seat,), total)
        match.cue(cues.EventResult(event=event["id"], seat=seat, count=k, success=success, total=secret))
        s.die = 0
        if success:
            s.hand[seat] += s.stake
            s.stake = []
            reward(match, s, seat, event["reward"][k - 1])
        else:
            for looks in s.looks:
                for look in looks:
                    if look[0] == seat:
                        look[1] += k
            bury(s, seat, s.stake)
            s.stake = []
            match.then(HandCheck())
        return None


class LeaveEvent(Step[Match[State]], frozen=True, tag="leave_event"):
    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.event = s.representative = -1
        s.stake_dice, s.side = [], ""
        return None


def reward(match: Match[State], s: State, seat: int, prize: dict[str, Any]) -> None:
    """GSS-4.54: benefits above the holding limit become gold."""
    overflow = sum(hold(match, s, seat, verb, prize.get(verb, 0)) for verb in ("weave", "armour", "foresight"))
    for kind in ("gold", "trophies"):
        pay(s, seat, kind, prize.get(kind, 0))
    s.gold[seat] += overflow * OVERFLOW
    won = {key: prize.get(key, 0) for key in ("gold", "trophies", "cards", "weave", "armour", "foresight")}
    match.beat()
    match.cue(cues.Reward(seat=seat, **won, overflow=only((seat,), overflow * OVERFLOW)))
    if prize.get("cards"):
        draw(match, s, seat, prize["cards"], "reward", "GSS-4.54")


def hold(match: Match[State], s: State, seat: int, verb: str, n: int) -> int:
    """Give a seat `n` of a benefit; how many were above the limit."""
    held = {"weave": s.weave, "armour": s.armour, "foresight": s.foresight}[verb]
    got = min(n, HELD[verb] - held[seat])
    held[seat] += got
    if got and verb == "foresight" and not s.ahead:
        s.ahead = make_doors(match, s, False)
    if got and verb != "foresight":
        match.beat()
        match.cue((cues.Armour if verb == "armour" else cues.Weave)(seat=seat, held=held[seat]))
    return n - got
