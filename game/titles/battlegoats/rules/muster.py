"""MUSTER and DRAFT: heroes, eight cards each, packets to the right (BTG-3.1 to 3.4, 4.1 to 4.3)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.cues import face_of, only, tells
from game.engine.match import Match
from game.engine.spaces import Choice, One, Space
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.rules.cards import BIT, CARDS, HEROES, IDS, INDEX, POWER, SETTINGS
from game.titles.battlegoats.rules.plays import Card
from game.titles.battlegoats.rules.state import State, fresh, in_match

EACH: int = SETTINGS["muster"]["cards_each"]


_HEROES = [card.index for card in CARDS if HEROES >> card.index & 1]
_OTHERS = [card.index for card in CARDS if not HEROES >> card.index & 1]


def setup(match: Match[State]) -> State:
    """The table before anything is dealt."""
    return fresh(match.seats, bool(match.options.get("chronicle", False)))


class Muster(Step[Match[State]], frozen=True, tag="muster"):
    """Deal a hero and eight cards to everyone; the rest is the reserve (BTG-3.2, 3.3, 3.4, 4.1)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        heroes, others, seats, shuffle = _HEROES[:], _OTHERS[:], s.seats, match.chance.shuffle
        draft = match.options.get("muster", "basic") == "draft"
        shuffle("muster:heroes", heroes)
        shuffle("muster:cards", others)
        shuffle("muster:handles", s.handle)
        s.hero = heroes[:seats]
        hands = [others[n : n + EACH] for n in range(0, seats * EACH, EACH)]
        if draft:
            s.packet = hands
        else:
            s.hand = hands
        s.reserve -= sum([BIT[card] for card in heroes[:seats] + others[: seats * EACH]])
        if draft:
            s.phase = "draft"
            s.round = 1
            match.then(Draft(1))
        _cue_dealt(match, s, draft)
        return None


@tells
def _cue_dealt(match: Match[State], s: State, draft: bool) -> None:
    for seat in range(s.seats):
        handle = s.handle[s.hero[seat]]
        match.cue(cues.DealtHero(seat=seat, handle=only((seat,), handle), card=_face(s, s.hero[seat])))
    match.beat()
    for seat in range(s.seats):
        cards = (s.packet if draft else s.hand)[seat]
        match.cue(
            (cues.DealtPacket if draft else cues.Dealt)(
                seat=seat, count=len(cards), cards=only((seat,), _pairs(s, cards))
            )
        )


def _face(s: State, card: int) -> str:
    return face_of(s.handle[card], IDS[card])


def _pairs(s: State, cards: list[int]) -> list[list[Any]]:
    return [[s.handle[card], IDS[card]] for card in cards]


class Draft(Step[Match[State]], frozen=True, tag="draft"):
    """All keep one card of their packet in secret, then the rest goes to the right-hand neighbour (BTG-4.2, 4.3)."""

    plays = Card

    round: int

    def run(self, match: Match[State]) -> Ask | None:
        seats = in_match(match.state)
        return Ask("draft", tuple(seats), "sealed", {"round": self.round}, clock="draft_pick", running=self.round)

    def space(self, match: Match[State], seat: int) -> Space:
        return One(tuple(IDS[card] for card in match.state.packet[seat]))

    def default(self, match: Match[State], seat: int) -> Choice:
        """BTG-4.3: the highest printed power; equal: first in cards.toml."""
        return IDS[max(match.state.packet[seat], key=lambda card: (POWER[card], -card))]

    def refuse(self, match: Match[State], seat: int, play: Card) -> str:
        if seat in match.answers:
            return "already_picked"
        return "not_in_packet" if seat in match.waiting_for() else ""

    def answer(self, match: Match[State], answers: dict[int, Card]) -> None:
        s = match.state
        for seat, choice in sorted(answers.items()):
            _keep(match, s, seat, INDEX[choice])
        match.beat()
        _pass_on(match, s)
        if all(len(packet) == 1 for packet in s.packet if packet):
            for seat in in_match(s):  # the last pick is automatic
                _keep(match, s, seat, s.packet[seat][0])
            s.round = 0
        else:
            s.round = self.round + 1
            match.then(Draft(self.round + 1))


def _keep(match: Match[State], s: State, seat: int, card: int) -> None:
    s.packet[seat].remove(card)
    s.hand[seat].append(card)
    match.cue(cues.Picked(seat=seat, handle=only((seat,), s.handle[card]), card=_face(s, card)))


def _pass_on(match: Match[State], s: State) -> None:
    """BTG-3.1, 4.2: every packet to the previous occupied seat."""
    seats = in_match(s)
    packets = [s.packet[seat] for seat in seats]
    for n, seat in enumerate(seats):
        s.packet[seat] = packets[(n + 1) % len(seats)]
    for n, seat in enumerate(seats):
        giver = seats[(n + 1) % len(seats)]
        cards = s.packet[seat]
        match.cue(cues.PacketPassed(seat=giver, to=seat, count=len(cards), cards=only((seat,), _pairs(s, cards))))
    match.beat()
