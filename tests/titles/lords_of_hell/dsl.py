"""The language of the table: a match furnished from a few words, moves by the names of cards.

t = Table(4, phase="council", round=4)
t.seat(A, "belial", hand="bury ambush", home="fiends", fortress="iron_fortress", souls=3, vp=4)
t.go()                                     # the phase from its start; `t.ring()`: the decision ring
t.deal(A, B, give=[t.card(A, "bury")], swears=[say("vote", B, 4, False)])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.engine import match as kernel
from game.engine.agenda import Step
from game.engine.match import Match
from game.engine.refusal import Refused
from game.engine.spaces import Choice
from game.titles.lords_of_hell.rules import (
    attack_declaration,
    battles,
    market,
    obligations,
    organisation,
    phases,
    promise_validation,
    ring,
    sentences,
    tabling,
)
from game.titles.lords_of_hell.rules.battle_state import hordes_there
from game.titles.lords_of_hell.rules.cards import DEVIL_INDEX, DEVIL_STATES, IDS, INDEX
from game.titles.lords_of_hell.rules.flow import RULES
from game.titles.lords_of_hell.rules.promises import FIRM
from game.titles.lords_of_hell.rules.records import NONE, Army, Front, Promise
from game.titles.lords_of_hell.rules.sentences import read_sentence
from game.titles.lords_of_hell.rules.state import NOBODY, State, fresh

A, B, C, D, E, F = range(6)
DEVILS = ("belial", "glasya", "geryon", "dispater", "mammon", "baalzebub")
__all__ = [
    "DEVILS",
    "NOBODY",
    "A",
    "B",
    "C",
    "D",
    "E",
    "F",
    "Table",
    "new",
    "offer_choice",
    "problem",
    "say",
    "well_formed",
]


def new(seats: int | tuple[str, ...] = 4, seed: int = 1, **options: Any) -> Match:
    """A match from the start."""
    return kernel.new(RULES, seats, options, seed)


def say(verb: str, *args: Any, strength: str = FIRM, condition: list[Any] | None = None) -> list[Any]:
    """A sentence in its plain form, as views and journals write it."""
    return [verb, list(args), strength, condition or []]


def offer_choice(
    to: int,
    give: Sequence[Choice] = (),
    take: Sequence[Choice] = (),
    swears: Sequence[Any] = (),
    asks: Sequence[Any] = (),
    sight: str = market.PRIVATE,
    counters: int = 0,
) -> list[Any]:
    """The choice that makes an offer, from pieces and sentences in their plain form."""
    words = [[[*sentence[:3], sentence[3] or ["none"]] for sentence in side] for side in (swears, asks)]
    return ["offer", to, [list(give), list(take)], words, sight, counters]


def problem(s: State, by: int, to: int, sentence: list[Any]) -> tuple[str, int]:
    """Why a sentence in its plain form cannot be sworn."""
    return promise_validation.problem(s, by, to, read_sentence(sentence))


def well_formed(sentence: list[Any], seats: int, now: int) -> bool:
    """Whether a sentence in its plain form is one of the grammar."""
    return sentences.well_formed(read_sentence(sentence), seats, now)


class Table:
    """A match that is furnished before it goes on."""

    def __init__(
        self, seats: int = 4, phase: str = "tabling", round: int = 4, starter: int = A, **options: Any
    ) -> None:
        self.match = new(seats, **options)
        faces = self.match.state.faces
        s = self.match.state = fresh(seats)
        s.faces, s.deck, s.phase, s.round, s.starter = faces, list(range(len(faces))), phase, round, starter
        for seat in range(seats):
            s.devil[seat] = DEVIL_INDEX[DEVILS[seat]]
            s.held[seat][seat] = 6
        self.phase = phase
        self.match.agenda.clear()
        self.match.ask = None

    @property
    def s(self) -> State:
        state: State = self.match.state
        return state

    def find(self, name: str) -> int:
        """A card of that name out of the deck."""
        handle = next(card for card in self.s.deck if self.s.faces[card] == INDEX[name])
        self.s.deck.remove(handle)
        return handle

    def seat(self, seat: int, devil: str = "", fortress: str = "", **there: Any) -> Table:
        """Furnish a seat: hand, home, earth, artifacts, rituals by names; souls, vp, markers, held by number; body."""
        s = self.s
        if devil:
            s.devil[seat] = DEVIL_INDEX[devil]
        if fortress:
            s.fortress[seat] = self.find(fortress)
        zones = {"hand": s.hand, "home": s.hordes, "earth": s.earth, "artifacts": s.artifacts, "rituals": s.rituals}
        for name, value in there.items():
            if name in zones:
                zones[name][seat] += [self.find(card) for card in value.split()]
            elif name == "body":
                s.body[seat] = DEVIL_STATES.index(value)
            elif name == "captor":
                s.body[seat], s.captor[seat] = DEVIL_STATES.index("captive"), value
            else:
                getattr(s, name)[seat] = value
        return self

    def top(self, names: str) -> Table:
        """What will be drawn next, in that order."""
        self.s.deck += [self.find(name) for name in reversed(names.split())]
        return self

    def dice(self, *faces: int, stream: str = "earth") -> Table:
        self.match.chance.script = {**(self.match.chance.script or {}), stream: list(faces)}
        return self

    def run(self, *steps: Step) -> Table:
        """Go on with these steps; the end of the round follows."""
        self.match.agenda = [phases.Round(), phases.Phase("finishing"), *steps[::-1]]
        self.match._advance()
        return self

    def go(self) -> Table:
        """The phase from its start."""
        after = {"tabling": (obligations.FallDue("tabling_end"), tabling.EarthClose())}.get(self.phase, ())
        return self.run(
            phases.Phase(self.phase), *after, phases.Phase("finishing" if self.phase != "finishing" else "tabling")
        )

    def ring(self) -> Table:
        return self.run(ring.Ring(), phases.Phase("finishing"))

    # ------------------------------------------------------------ battles

    def battles(self) -> Table:
        """The phase from its start: the Starter's attack turn."""
        return self.run(battles.BattlesBegin(), phases.Phase("rituals"), phases.Phase("finishing"))

    def attack(self, by: int, realm: int) -> Table:
        """An attack committed, in the organisation of battle round 1."""
        self.s.phase, self.s.turn = "battles", by
        attack_declaration.commit(self.match, self.s, by, realm, rear=False)
        return self.run(organisation.BattleRound(), battles.Battles((by + 1) % self.s.seats), phases.Phase("council"))

    def joins(
        self, seat: int, realm: int, side: str = "attack", names: str = "", souls: int = 0, leader: str = ""
    ) -> Table:
        """Join with the devil (or a leader by name) and hordes from home by names."""
        home = self.s.hordes[seat][:]

        def take(name: str) -> int:
            card = next(card for card in home if self.s.faces[card] == INDEX[name])
            home.remove(card)
            return card

        lead = take(leader) if leader else -1
        chosen = {take(name) for name in names.split()}
        cards = [card for card in self.s.hordes[seat] if card in chosen]
        return self.does(seat, "join", realm, side, lead, cards, souls)

    def front(self, realm: int) -> Front:
        return next(front for front in self.s.fronts if front.realm == realm)

    def army(self, realm: int, seat: int) -> Army:
        return next(army for army in self.front(realm).armies if army.seat == seat)

    def lock(self, to_dice: bool = True) -> Table:
        """All who count are ready; then all pass in the beat before dice."""
        while self.asked == "organisation":
            seat = next(seat for seat in organisation.eligible(self.s) if not self.s.ready >> seat & 1)
            self.does(seat, ["ready"])
        return self.passes() if to_dice else self

    def rolls(self, rolls: str) -> Table:
        """Dice of the battle as "52:3 41:623": attack before the colon."""
        faces = [int(n) for pair in rolls.split() for n in pair.replace(":", "")]
        return self.dice(*faces, stream="battle")

    def place(self, seat: int, **troops: str) -> Table:
        """Give hits by their dice: d5="souls" d2="fiends"; the rest is done."""
        front = next(front for front in self.s.fronts if front.part)
        for die, name in troops.items():
            used = {row.hit for row in front.placed}
            hit = next(h.number for h in front.hits if h.seat == seat and h.die == int(die[1]) and h.number not in used)
            self.does(seat, "hit", hit, self.troop(front, seat, name))
        return self.does(seat, ["done"])

    def troop(self, front: Front, seat: int, name: str) -> Any:
        if name not in INDEX or name in ("souls", "fortress", "devil", "shield"):
            return name
        taken = {row.taker for row in front.placed}
        found = hordes_there(self.s, front, seat)
        return next(card for card in found if self.s.faces[card] == INDEX[name] and card not in taken)

    def there(self, realm: int, seat: int) -> list[str]:
        """Names of a seat's hordes in a battle."""
        return [IDS[self.s.faces[card]] for card in hordes_there(self.s, self.front(realm), seat)]

    def home(self, seat: int) -> list[str]:
        return [IDS[self.s.faces[card]] for card in self.s.hordes[seat]]

    def body(self, seat: int) -> str:
        return DEVIL_STATES[self.s.body[seat]]

    def until(self, *kinds: str) -> Table:
        """Everybody lets its clock run out until one of these is asked."""
        for _ in range(300):
            if self.asked in kinds or self.match.result:
                return self
            self.match.time_out(self.match.ask_id, 0)
        raise AssertionError(self.match.explain())

    # ------------------------------------------------------------ moves

    def does(self, seat: int, *choice: Any) -> Table:
        self.match.play(seat, list(choice) if len(choice) != 1 or choice[0] == "ready" else choice[0])
        return self

    def refused(self, code: str, seat: int, *choice: Any) -> Table:
        with pytest.raises(Refused) as why:
            self.match.play(seat, list(choice) if len(choice) != 1 else choice[0])
        assert why.value.code == code, f"{why.value.code}, not {code}: {choice}"
        return self

    def card(self, seat: int, name: str, zone: str = "hand") -> int:
        found: list[int] = getattr(self.s, zone)[seat]
        return next(card for card in found if self.s.faces[card] == INDEX[name])

    def offer(self, by: int, to: int, **sides: Any) -> int:
        """Send an offer; its id, 0 when it was not taken."""
        before = len(self.s.offers)
        self.match.play(by, offer_choice(to, **sides))
        return self.s.offers[-1].id if len(self.s.offers) > before else 0

    def deal(self, by: int, to: int, picks: list[int] | None = None, **sides: Any) -> Table:
        """An offer sent and accepted."""
        number = self.offer(by, to, **sides)
        before = self.s.notes[by]
        assert number, f"not sent: {self.s.notes[by]}"
        self.match.play(to, ["accept", number, picks or []])
        found = [offer.state for offer in self.s.offers if offer.id == number]
        assert found in ([], ["struck"]) and self.s.notes[by] == before, self.s.notes
        return self

    def sworn(self, by: int, to: int, sentence: list[Any], public: bool = False) -> Promise:
        """A promise sworn by a real deal: in the window that is open, else in Tabling of this round (in Init: in Finishing
        of the round before), after which the table is as it was."""
        sides: dict[str, Any] = {"swears": [sentence], "sight": market.PUBLIC if public else market.PRIVATE}
        if self.asked:
            self.deal(by, to, **sides)
            return self.s.promises[-1]
        s = self.s
        when, ready = (s.phase, s.round), s.ready
        s.phase, s.round = ("finishing", s.round - 1) if s.phase == "init" else ("tabling", s.round)
        self.match.agenda = [phases.Open(s.phase, 0)]
        self.match._advance()
        self.deal(by, to, **sides)
        self.match.agenda.clear()
        self.match.ask, s.offers, s.recent, s.notes = None, [], [], [None] * s.seats
        (s.phase, s.round), s.ready = when, ready
        self.match.take_cues()
        return s.promises[-1]

    def end_phase(self) -> Table:
        """All are ready, and all pass in the closing beat."""
        kind = self.match.ask.kind if self.match.ask else ""
        while self.match.ask and self.match.ask.kind in (kind, "beat"):
            if self.match.ask.kind == kind != "beat" and self.s.ready == (1 << self.s.seats) - 1:
                break
            seat = self._next()
            self.match.play(seat, ["ready"] if self.match.ask.kind != "beat" else ["pass"])
        return self

    def end_phase_ready(self) -> Table:
        """All are ready: the closing beat is open."""
        for seat in range(self.s.seats):
            self.does(seat, ["ready"])
        return self

    def _next(self) -> int:
        mask = self.s.passed if self.match.ask and self.match.ask.kind == "beat" else self.s.ready
        return next(seat for seat in range(self.s.seats) if not mask >> seat & 1)

    def passes(self) -> Table:
        while self.match.ask and self.match.ask.kind == "beat":
            self.match.play(self._next(), ["pass"])
        return self

    @property
    def asked(self) -> str:
        return self.match.ask.kind if self.match.ask else ""

    def hand(self, seat: int) -> list[str]:
        return [IDS[self.s.faces[card]] for card in self.s.hand[seat]]

    def fortress(self, seat: int) -> str:
        return IDS[self.s.faces[self.s.fortress[seat]]] if self.s.fortress[seat] != NONE else ""

    def note(self, seat: int) -> str:
        note = self.s.notes[seat]
        return note.code if note is not None else ""

    def state_of(self, promise: Promise | int) -> str:
        number = promise if isinstance(promise, int) else promise.id
        return next(other.state for other in self.s.promises if other.id == number)

    def cues(self, kind: str) -> list[dict[str, Any]]:
        return [cue.nouns for cue in self.match.cues if cue.kind == kind]
