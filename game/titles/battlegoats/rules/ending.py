"""END, FINAL and resignation (BTG section 9, 4.21)."""

from __future__ import annotations

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match, Result
from game.engine.refusal import Refused
from game.engine.spaces import Choice, One, Space
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.rules.cards import COUNT, EMPTY, IDS
from game.titles.battlegoats.rules.state import (
    State,
    can_attack,
    discard,
    end_looks,
    end_looks_of,
    holders,
    in_match,
    next_with_cards,
    places_of,
    space_of,
)

VOTES = One(("share", "fall"))


class End(Step[Match[State]], frozen=True, tag="end"):
    """END: who is out, who has won, whose turn is next (BTG-9.1, 4.13)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        if s.looks:
            end_looks(s, turn=s.turn)
        if not settle_match(match, s):
            s.active = next_with_cards(s, s.active)
        return None


END = End()


def settle_match(match: Match[State], s: State) -> bool:
    """BTG-9.1 (a) to (d): True when the match has ended or goes to FINAL."""
    s.ends += 1
    if 0 not in s.occupied and can_attack(s, s.active):
        return False
    playing = []
    for seat, mask in enumerate(s.occupied):
        if mask:
            playing.append(seat)
        elif not s.out[seat]:
            s.out[seat] = s.ends
            if s.looks:
                end_looks_of(s, seat)  # from now on it sees what everybody sees (BTG-13.4)
            match.beat()
            match.cue(cues.Out(seat=seat))
    if len(playing) == 1:
        _win(match, s, tuple(playing), "victory", "BTG-9.2")
    elif not playing:
        finalists = tuple(seat for seat in range(s.seats) if (s.holders & ~s.resigned) >> seat & 1)
        _final(match, s, finalists, "BTG-9.3")
    elif not any(can_attack(s, seat) for seat in playing):
        _final(match, s, tuple(playing), "BTG-9.5")
    else:
        return False
    return True


def _final(match: Match[State], s: State, finalists: tuple[int, ...], rule: str) -> None:
    """BTG-9.3, 9.4: the finalists vote, unless the option decides."""
    s.phase = "final"
    match.agenda.clear()
    match.beat()
    match.cue(cues.Finalists(seats=list(finalists), standoff=rule == "BTG-9.5", rule=rule))
    how = match.options.get("final_tie", "vote")
    if how == "vote":
        match.then(Vote(finalists))
    else:
        _close(match, s, finalists, how == "share", "BTG-9.4")


class Vote(Step[Match[State]], frozen=True, tag="vote"):
    """FINAL: share the victory, if all say so, or all fall (BTG-9.3)."""

    plays = str

    finalists: tuple[int, ...]

    def run(self, match: Match[State]) -> Ask | None:
        return Ask("vote", self.finalists, "sealed", {"seats": list(self.finalists)}, clock="final_choice")

    def space(self, match: Match[State], seat: int) -> Space:
        return VOTES

    def default(self, match: Match[State], seat: int) -> Choice:
        return "share"

    def refuse(self, match: Match[State], seat: int, play: str) -> str:
        return "wrong_card" if seat in match.waiting_for() else ""

    def answer(self, match: Match[State], answers: dict[int, str]) -> None:
        shared = all(vote == "share" for vote in answers.values())
        match.beat()
        for seat in self.finalists:
            match.cue(cues.Vote(seat=seat, vote=answers[seat]))
        _close(match, match.state, self.finalists, shared, "BTG-9.3")


def _close(match: Match[State], s: State, finalists: tuple[int, ...], shared: bool, rule: str) -> None:
    """The finalists share place 1, as victors or fallen (BTG-9.6)."""
    if shared:
        _win(match, s, finalists, "shared", rule)
    else:
        _win(match, s, (), "fallen", rule, finalists)


def _win(
    match: Match[State],
    s: State,
    winners: tuple[int, ...],
    outcome: str,
    rule: str,
    first: tuple[int, ...] | None = None,
) -> None:
    """BTG-9.6: winners first, then by the END at which each went out, later is better; together means the same place.
    `first`: who shares place 1 without having won."""
    top = winners if first is None else first
    worth = [s.ends + 1 if seat in top else s.out[seat] or s.ends for seat in range(s.seats)]
    places = tuple([1 + sum([other > mine for other in worth]) for mine in worth])
    tally = {"left": tuple([COUNT[mask] for mask in s.occupied]), "defeated": tuple(s.felled)}
    s.phase = "over"
    match.beat()
    match.cue(cues.Result(outcome=outcome, winners=list(winners), places=list(places), rule=rule))
    match.finish(Result(outcome, winners, places, tally))


def resign(match: Match[State], seat: int) -> None:
    """BTG-4.21: whenever no sub-decision is open. Raises Refused otherwise."""
    s = match.state
    if match.ask is None or s.out[seat]:
        raise Refused("cannot_resign")
    if match.ask.kind not in ("draft", "deploy", "first", "orders", "attack"):
        raise Refused("fight_under_way")
    s.resigned |= 1 << seat
    match.cue(cues.Resigned(seat=seat))
    if s.phase in ("draft", "deploy"):
        _return_unseen(s, seat)
        s.ends += 1
        s.out[seat] = s.ends
        remaining = in_match(s)
        if len(remaining) == 1:
            _return_unseen(s, remaining[0])
            _win(match, s, (remaining[0],), "victory", "BTG-4.21")
        return
    for place in places_of(s, seat):
        card = discard(s, place)
        match.cue(cues.Falls(place=space_of(place), handle=s.handle[card], card=IDS[card], rule="BTG-4.21"))
    if s.phase == "battle" and seat == s.active:
        match.agenda.pop()  # its ORDERS; END follows
        s.holders = holders(s)
    elif not settle_match(match, s) and s.phase == "first" and seat == s.chooser:
        _next_chooser(match, s)


def _next_chooser(match: Match[State], s: State) -> None:
    """BTG-4.12: the chooser has resigned, the next player clockwise chooses."""
    s.chooser = next_with_cards(s, s.chooser)
    match.beat()
    match.cue(cues.Chooser(seat=s.chooser, rule="BTG-4.12"))


def _return_unseen(s: State, seat: int) -> None:
    """A seat's cards join the reserve unseen."""
    for card in (s.hero[seat], *s.hand[seat], *s.packet[seat]):
        s.reserve |= 1 << card
    s.hero[seat] = EMPTY
    s.hand[seat], s.packet[seat], s.sketch[seat] = [], [], [EMPTY] * 9
