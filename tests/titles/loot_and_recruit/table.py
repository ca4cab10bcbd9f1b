"""The language of the table: a turn furnished from a few words, moves by the names of cards, questions about what stands.

    t = Table(3, event="dawn_drill")
    t.seat(A, hand="bombardier catapult").seat(B, p1="gob_o_goblins ornery_octet")
    t.begin(A)                                   # the turn from its start; `go(A, attack=6)`: with these powers
    t.play("bombardier", "catapult").use("bombardier").attack(B, 1, "gob_o_goblins")
    assert t.powers == "0/0/2" and t.stack(B, 1) == ""

Platforms are written bottom first, decks in the order in which they are drawn. Slots that are not named hold cards that
are not named elsewhere. "_" leaves a slot to that.
"""

from __future__ import annotations

from typing import Any

from game.engine import match as kernel
from game.engine.match import Match
from game.engine.refusal import Refused
from game.titles.loot_and_recruit.rules import rounds, turn
from game.titles.loot_and_recruit.rules.cards import (
    ACTION,
    EVENT_INDEX,
    IDS,
    INDEX,
    IS_GOBLIN,
    PERMANENTS,
    PILE_OF,
    PLATFORMS,
    SLOTS,
    STARTER,
)
from game.titles.loot_and_recruit.rules.flow import RULES
from game.titles.loot_and_recruit.rules.state import EMPTY, Lineup, State, clockwise, fresh

A, B, C, D = range(4)
PLAIN = "spring_cleaning"
"""An event without a bonus."""
GUARDS = "bodyguard money_bag money_bag table_scraps table_scraps"
SPARE = "money_bag money_bag table_scraps table_scraps box_o_shinies"


def new(seats: int | tuple[str, ...] = 3, seed: int = 1, **options: Any) -> Match:
    """A match from the start."""
    return kernel.new(RULES, seats, options, seed)


class Table:
    """A match that is furnished before it goes on."""

    def __init__(self, seats: int = 3, event: str = PLAIN, first: int = A, seed: int = 1, **options: Any) -> None:
        self.match = new(seats, seed, **options)
        old: State = self.match.state
        s = self.match.state = fresh(seats)
        s.faces, s.first, s.round = old.faces, first, 2
        s.events, s.unused = old.events, old.unused
        self.free = list(range(len(s.faces)))
        for card, pile in zip(PERMANENTS, old.pile):
            s.pile[PILE_OF[card]] = pile
            self.free = [handle for handle in self.free if handle not in pile]
        self.name_event(event)
        self.only: set[str] = set()
        self.filled = False
        self.match.agenda.clear()
        self.match.take_cues()

    @property
    def s(self) -> State:
        state: State = self.match.state
        return state

    def name_event(self, event: str) -> None:
        """The current event; it is dealt no more."""
        s, n = self.s, EVENT_INDEX[event]
        s.event = n
        s.events = [other for other in s.events if other != n]
        s.unused = [other for other in s.unused if other != n]

    def take(self, names: str) -> list[int]:
        """Cards of these names out of the box, then out of the piles."""
        out = []
        for name in names.split():
            card = INDEX[name]
            handle = next((h for h in self.free if self.s.faces[h] == card), None)
            if handle is not None:
                self.free.remove(handle)
            else:
                handle = self.s.pile[PILE_OF[card]].pop()
            out.append(handle)
        return out

    # ---------------------------------------------------------------- furnishing

    def seat(self, seat: int, hand: str = "", deck: str = "", discard: str = "", play: str = "", p1: str = "", p2: str = "",
             p3: str = "", counts: tuple[int, ...] = ()) -> Table:  # fmt: skip
        s = self.s
        s.hand[seat] += self.take(hand)
        s.deck[seat] += self.take(deck)[::-1]
        s.discard[seat] += self.take(discard)
        s.play[seat] += self.take(play)
        for n, names in enumerate((p1, p2, p3)):
            s.platform[seat * PLATFORMS + n] += self.take(names)
        s.counts[seat] += counts
        return self

    def _market(self, lineup: Lineup, name: str, slots: str, deck: str, trash: str, only: bool) -> Table:
        for slot, card in enumerate(slots.split()):
            if card != "_":
                (lineup.slots[slot],) = self.take(card)
        lineup.deck += self.take(deck)[::-1]
        lineup.trash += self.take(trash)
        if only:
            self.only.add(name)
        return self

    def shop(self, slots: str = "", deck: str = "", trash: str = "", only: bool = False) -> Table:
        """`only`: nothing lies in the slots and the deck but what is named."""
        return self._market(self.s.shop, "shop", slots, deck, trash, only)

    def crowd(self, slots: str = "", deck: str = "", trash: str = "", only: bool = False) -> Table:
        return self._market(self.s.crowd, "crowd", slots, deck, trash, only)

    def pile(self, name: str, count: int) -> Table:
        pile = self.s.pile[PILE_OF[INDEX[name]]]
        self.s.gone += pile[count:]
        del pile[count:]
        return self

    def pile_size(self, name: str) -> int:
        return len(self.s.pile[PILE_OF[INDEX[name]]])

    def fill(self) -> Table:
        """What is left in the box: markets are filled, the rest is out of the game."""
        s = self.s
        if self.filled:
            return self
        self.filled = True
        for lineup, name in ((s.shop, "shop"), (s.crowd, "crowd")):
            here = [h for h in self.free if s.faces[h] not in STARTER and IS_GOBLIN[s.faces[h]] == (name == "crowd")]
            self.free = [h for h in self.free if h not in here]
            if name in self.only:
                s.gone += here
                here = []
            for slot in range(SLOTS):
                if lineup.slots[slot] == EMPTY and here:
                    lineup.slots[slot] = here.pop()
                s.fillings += 1
                lineup.since[slot] = s.fillings
            lineup.deck[:0] = here
        s.gone += self.free
        self.free = []
        return self

    def begin(self, seat: int = A) -> Table:
        """The turn of `seat` from its start, then those that follow in the round."""
        self.fill()
        order = clockwise(self.s, self.s.first)
        rest = order[order.index(seat) :]
        return self._run(*[turn.Turn(other) for other in rest], rounds.RoundEnd())

    def go(self, seat: int = A, loot: int = 0, recruit: int = 0, attack: int = 0, ready: bool = True) -> Table:
        """In the middle of the turn of `seat`, with these powers; `ready`: the cards in play have not been used."""
        self.fill()
        s = self.s
        s.phase, s.active, s.turn = "turn", seat, 1
        s.power = [loot, recruit, attack]
        s.ready = [h for h in s.play[seat] if ACTION[s.faces[h]]] if ready else []
        order = clockwise(s, s.first)
        rest = order[order.index(seat) + 1 :]
        return self._run(turn.Moves(seat), *[turn.Turn(other) for other in rest], rounds.RoundEnd())

    def flip(self, event: str) -> Table:
        """The next round, with this event."""
        self.fill()
        self.name_event(event)
        self.s.events.append(self.s.event)
        self.s.event = EVENT_INDEX[PLAIN] if event != PLAIN else EVENT_INDEX["market_morning"]
        return self._run(rounds.Round())

    def _run(self, *steps: Any) -> Table:
        self.match.then(*steps)
        self.match._advance()
        return self

    # ---------------------------------------------------------------- moves

    @property
    def active(self) -> int:
        (seat,) = self.match.ask.seats  # type: ignore[union-attr]
        return seat

    def do(self, *choice: Any) -> Table:
        self.match.play(self.active, list(choice))
        return self

    def answer(self, choice: Any, seat: int = -1) -> Table:
        self.match.play(self.active if seat < 0 else seat, choice)
        return self

    def find(self, name: str, zone: list[int], n: int = 0) -> int:
        return [h for h in zone if self.s.faces[h] == INDEX[name]][n]

    def play(self, *names: str) -> Table:
        for name in names:
            self.do("play_card", self.find(name, self.s.hand[self.active]))
        return self

    def used(self, name: str, *more: Any) -> list[Any]:
        """The move that uses the first such card whose action is ready, or the first at all."""
        here = [h for h in self.s.play[self.active] if self.s.faces[h] == INDEX[name]]
        return ["use_action", next((h for h in here if h in self.s.ready), here[0] if here else -1), *more]

    def use(self, name: str, *more: Any) -> Table:
        return self.do(*self.used(name, *more))

    def buy(self, where: int | str) -> Table:
        return self.do("purchase", where)

    def recruit(self, where: int | str, platform: int) -> Table:
        return self.do("recruit", where, platform)

    def strike(self, seat: int, platform: int, name: str, n: int = 0) -> list[Any]:
        return ["attack", seat, platform, self.find(name, self.s.platform[seat * PLATFORMS + platform - 1], n)]

    def attack(self, seat: int, platform: int, name: str, n: int = 0) -> Table:
        return self.do(*self.strike(seat, platform, name, n))

    def end(self) -> Table:
        return self.do("end_turn")

    def silence(self) -> Table:
        """The window burns down."""
        assert self.asked == "reaction"
        return self.answer(self.match.default(self.active))

    def refused(self, *choice: Any, seat: int = -1) -> str:
        return refused(self.match, self.active if seat < 0 else seat, list(choice))

    # ---------------------------------------------------------------- questions

    @property
    def asked(self) -> str:
        return "" if self.match.ask is None else self.match.ask.kind

    @property
    def powers(self) -> str:
        return "/".join(map(str, self.s.power))

    def names(self, zone: list[int]) -> str:
        return " ".join("_" if h == EMPTY else IDS[self.s.faces[h]] for h in zone)

    def sorted(self, zone: list[int]) -> str:
        return " ".join(sorted(self.names(zone).split()))

    def stack(self, seat: int, platform: int) -> str:
        return self.names(self.s.platform[seat * PLATFORMS + platform - 1])

    def hand(self, seat: int) -> str:
        return self.sorted(self.s.hand[seat])

    def discard(self, seat: int) -> str:
        return self.names(self.s.discard[seat])

    def slot(self, lineup: str, slot: int) -> str:
        return self.names([getattr(self.s, lineup).slots[slot - 1]])

    def cues(self, kind: str) -> list[dict[str, Any]]:
        """The nouns of these cues since the last call, whole."""
        return [cue.nouns for cue in self.match.take_cues() if cue.kind == kind]


def refused(match: Match, seat: int, choice: Any) -> str:
    """The code of the refusal. The match is as it was."""
    before = match.dump()
    try:
        match.play(seat, choice)
    except Refused as refusal:
        assert match.dump() == before, "a refused play changed something"
        return refusal.code
    raise AssertionError(f"{choice} was taken")
