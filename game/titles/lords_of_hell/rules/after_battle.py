"""After a battle: the fortress, captives, confiscation, plunder, conquest, storing, victories, card effects (LOH-10.56 to
10.62)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import STAY, SeatStep, Step
from game.engine.ask import Ask
from game.engine.cues import only
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, One, Seq, Space
from game.titles.lords_of_hell.rules import battle_promises, captives, cues, market, obligations, plays, trade_bundles
from game.titles.lords_of_hell.rules.battle_state import fights, front_of, go_home, seats_of, the_front
from game.titles.lords_of_hell.rules.cards import COMBAT, EFFECT, IDS, VERB, WOUNDED, devil_effect
from game.titles.lords_of_hell.rules.confiscation import Confiscate
from game.titles.lords_of_hell.rules.items import HandCard
from game.titles.lords_of_hell.rules.plays import AnyPlay
from game.titles.lords_of_hell.rules.promise_limits import table_problem
from game.titles.lords_of_hell.rules.records import ATTACK, NONE, Front
from game.titles.lords_of_hell.rules.retreat import drop_ritual
from game.titles.lords_of_hell.rules.state import (
    State,
    at_home,
    card_count,
    clockwise,
    discard,
    draw,
    gain_souls,
    named,
)

TAKE, RAZE = plays.VERBS[plays.Take], plays.VERBS[plays.Raze]
WON, FAILED, RUIN = "won", "failed", "ruin"


class Aftermath(Step, frozen=True, tag="aftermath"):
    """The steps of LOH-10.56 (won), 10.59 (failed) and 10.60 (mutual ruin), in order."""

    realm: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        result, realm = the_front(s, self.realm).result, self.realm
        spoils = (Plunder(realm), Conquest(realm, s.asks)) if result == WON else ()
        match.then(
            *(Crumble(realm), Capture(realm), *spoils, Store(realm), HomeAgain(realm), Victories(realm)),
            *(Effects(realm), Over(realm), obligations.Watch()),
        )
        return None


class Crumble(Step, frozen=True, tag="crumble"):
    """A hit fortress is destroyed on a 1, but Dispater's (LOH-10.56, 2.8)."""

    realm: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        front, card = the_front(s, self.realm), s.fortress[self.realm]
        if not front.struck or card == NONE:
            return None
        if devil_effect(s.devil[self.realm], "fortress_indestructible_after_battle"):
            return None
        die = match.chance.roll("crumble", 6)
        fell = die <= COMBAT["fortress_crumbles_on"]
        match.beat()
        match.cue(cues.Crumble(seat=self.realm, card=IDS[s.faces[card]], die=die, fell=fell))
        if fell:
            s.fortress[self.realm] = NONE
            front.broken = True
            discard(match, s, self.realm, [card], "LOH-10.56", "destroyed")
            captives.house(match, s, self.realm)
        return None


class Capture(Step, frozen=True, tag="capture"):
    """Downed devils become captives of who won the field, its own are wounded; in mutual ruin all are. Then the captor
    confiscates (LOH-10.56, 10.59, 10.60, 9.6)."""

    realm: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        front = the_front(s, self.realm)
        captor = front.attacker if front.result == WON else front.realm
        if front.result == WON and front.attacker in front.aside:
            captives.free(match, s, front.attacker, "battle")
        taking: list[Step] = []
        for seat in [seat for seat in clockwise(s, s.starter) if seat in front.downed]:
            match.beat()
            if front.result == RUIN or seat == captor:
                s.body[seat] = WOUNDED
                match.cue(cues.Wounded(seat=seat, realm=self.realm))
                continue
            front.prisoners.append(seat)
            front.seized = front.seized or seat == front.realm
            match.cue(cues.Captured(seat=seat, captor=captor, realm=self.realm))
            if s.artifacts[seat]:
                s.asks += 1
                taking.append(Confiscate(captor, seat, s.asks))
        match.then(*taking)
        return None


# ---------------------------------------------------------------- plunder


class Plunder(Step, frozen=True, tag="plunder"):
    """Cards at random from the whole hand; promise cards go back. Once per round and realm (LOH-10.57)."""

    realm: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        front, realm = the_front(s, self.realm), self.realm
        if s.plundered >> realm & 1:
            return None
        s.plundered |= 1 << realm
        front.plundered = True
        hand = s.hand[realm]
        pool = [*hand, *([NONE] * sum(s.held[realm]))]
        many = min(plunder_cards(s, realm), len(pool))
        drawn = [pool.pop(match.chance.below("plunder", len(pool))) for _ in range(many)]
        front.loot = [card for card in drawn if card != NONE]
        for card in front.loot:
            hand.remove(card)
        s.hand[front.attacker] += front.loot
        match.beat()
        match.cue(
            cues.Plundered(
                seat=realm,
                to=front.attacker,
                count=len(front.loot),
                drawn=many,
                cards=only((realm, front.attacker), named(s, front.loot)),
            )
        )
        s.asks += 1
        match.then(Share(realm, front.attacker, len(front.loot), s.asks))
        return None


def plunder_cards(s: State, realm: int) -> int:
    """How many cards are drawn: more from a rich seat, fewer while a Bone Citadel stands (LOH-10.57)."""
    rich = card_count(s, realm) > COMBAT["plunder_rich_above"]
    own = s.fortress[realm]
    citadel = own != NONE and VERB[s.faces[own]] == "plunder_reduction"
    return int(COMBAT["plunder_cards_rich" if rich else "plunder_cards"]) - (EFFECT[s.faces[own]].n if citadel else 0)


class Share(SeatStep, frozen=True, tag="share"):
    """The attacker may share the cards among the seats that help on the attack to the end (LOH-10.57)."""

    realm: int
    seat: int
    count: int
    number: int
    plays = list[int]

    def _helpers(self, s: State) -> list[int]:
        front = the_front(s, self.realm)
        return [seat for seat in seats_of(front, ATTACK)[1:] if fights(s, front, seat)]

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if not self.count or not self._helpers(s):
            the_front(s, self.realm).loot = []
            return None
        nouns = {"seat": self.seat, "realm": self.realm}
        return Ask("share", (self.seat,), nouns=nouns, clock="share_plunder", running=self.number)

    def space(self, match: Match, seat: int) -> Space:
        who = One((self.seat, *self._helpers(match.state)))
        return Seq((who,) * self.count)

    def default(self, match: Match, seat: int) -> Choice:
        return [self.seat] * self.count

    def answer(self, match: Match, seat: int, play: list[int]) -> None:
        s: State = match.state
        front = the_front(s, self.realm)
        for to in self._helpers(s):
            own = [card for card, taker in zip(front.loot, play) if taker == to]
            trade_bundles.carry(match, s, self.seat, to, [HandCard(card, False) for card in own], "LOH-10.57")
        front.loot = []


# ---------------------------------------------------------------- conquest


class Conquest(SeatStep, frozen=True, tag="conquest"):
    """If the fortress stands the attacker takes it, razes it or leaves it; deals may be made about it meanwhile. Time-out:
    take it if the attacker has none (LOH-10.58)."""

    realm: int
    number: int
    plays = AnyPlay

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if s.fortress[self.realm] == NONE:
            _sideways_fall(match, s, self.realm)
            return None
        seat = the_front(s, self.realm).attacker
        nouns = {"seat": seat, "realm": self.realm}
        seats = tuple(range(s.seats))
        return Ask("conquest", seats, "open", nouns, clock="conquest_choice", running=self.number)

    def _own(self, s: State, seat: int) -> list[Branch]:
        if seat != the_front(s, self.realm).attacker:
            return [plays.line(plays.Wait)]
        return [
            *([] if take_problem(s, seat) else [plays.line(plays.Take)]),
            plays.line(plays.Raze),
            plays.line(plays.Leave),
        ]

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        return Menu((*self._own(s, seat), *market.branches(match, s, seat)))

    def sample(self, match: Match, seat: int, chance: Any) -> Choice:
        s: State = match.state
        found = market.answers(s, seat)
        own = self._own(s, seat)
        return Menu(tuple(own if chance.below("sample", 2) else [*own, *found])).sample(chance)

    def default(self, match: Match, seat: int) -> Choice:
        s: State = match.state
        if seat != the_front(s, self.realm).attacker:
            return plays.Wait().choice()
        takes = s.fortress[seat] == NONE and not take_problem(s, seat)
        return (plays.Take() if takes else plays.Leave()).choice()

    def refuse(self, match: Match, seat: int, play: AnyPlay) -> str:
        s: State = match.state
        if seat != the_front(s, self.realm).attacker:
            return "not_your_turn"
        return take_problem(s, seat) if isinstance(play, plays.Take) else "wrong_phase"

    def answer(self, match: Match, seat: int, play: AnyPlay) -> bool | None:
        s: State = match.state
        if isinstance(play, plays.Trade):
            market.tick(match, s)
            market.act(match, s, seat, play)
            return STAY
        if not isinstance(play, plays.Take | plays.Raze | plays.Leave):
            return STAY
        market.lapse_all(s)
        conquer(match, s, the_front(s, self.realm), plays.verb_of(play))
        return None


def take_problem(s: State, seat: int) -> str:
    """Why the conqueror may not take the fortress: its own realm is under attack, or its own fortress is promised away."""
    if front_of(s, seat) is not None:
        return "bad_target"
    return table_problem(s, seat, s.fortress[seat]) if s.fortress[seat] != NONE else ""


def conquer(match: Match, s: State, front: Front, what: str) -> None:
    """Take, raze or leave it (LOH-10.58); an own old fortress is discarded, and its captives move over."""
    realm, seat = front.realm, front.attacker
    card = s.fortress[realm]
    match.beat()
    match.cue(cues.Conquest(seat=seat, realm=realm, what=what, card=IDS[s.faces[card]]))
    if what == TAKE:
        old = s.fortress[seat]
        s.fortress[realm], s.fortress[seat] = NONE, card
        discard(match, s, seat, [old] if old != NONE else [], "LOH-4.21", "replaced")
    elif what == RAZE:
        s.fortress[realm] = NONE
        discard(match, s, realm, [card], "LOH-10.58", "razed")
    _sideways_fall(match, s, realm)


def _sideways_fall(match: Match, s: State, realm: int) -> None:
    """LOH-10.38: a sideways ritual of a devil that is away is discarded when its realm is conquered."""
    if not at_home(s, realm):
        for card in [card for card in s.rituals[realm] if card in s.sideways]:
            drop_ritual(match, s, realm, card, "conquered")


# ---------------------------------------------------------------- captives stored, armies home


class Store(Step, frozen=True, tag="store"):
    """New captives are stored and those set aside pass to the attacker, or go back; who holds each other swaps
    (LOH-10.56, 9.1, 9.2, 9.5, 9.11)."""

    realm: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        front = the_front(s, self.realm)
        won = front.result == WON
        captor = front.attacker if won else front.realm
        waiting, front.aside = front.aside, []
        match.beat()
        for seat in front.prisoners:
            battle_promises.captured(match, s, seat, captor, front.number)
            captives.hold(match, s, seat, captor, "battle")
        if won:
            for seat in waiting:
                if s.captor[seat] == front.realm:
                    captives.hold(match, s, seat, captor, "battle")
        captives.house(match, s, self.realm)
        obligations.captivity(match, s)
        return None


class HomeAgain(Step, frozen=True, tag="home_again"):
    """All armies go home (LOH-10.56)."""

    realm: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        front = the_front(s, self.realm)
        match.beat()
        for army in front.armies[:]:
            go_home(match, s, front, army)
        return None


# ---------------------------------------------------------------- victories, effects


class Victories(Step, frozen=True, tag="victories"):
    """LOH-10.61, 10.62."""

    realm: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        front = the_front(s, self.realm)
        seat, kind = victor(front)
        if kind:
            (s.attack_victories if kind == "attack" else s.defence_victories)[seat] += 1
            match.beat()
            match.cue(cues.Victory(seat=seat, realm=self.realm, which=kind))
        return None


def victor(front: Front) -> tuple[int, str]:
    """Who scores which victory: (seat, attack or defence), kind "" for nobody (LOH-10.61, 10.62, 19.19)."""
    if front.result == WON:
        return (front.attacker, "attack" if front.plundered or front.seized else "")
    if front.called_off:
        return front.attacker, "attack"
    return front.realm, "defence" if front.broken and not front.seized else ""


class Effects(Step, frozen=True, tag="effects"):
    """Warriors, Belial, Mammon: by seat from the Starter clockwise, as cards.toml lists them (LOH-10.56, 7.8). Nothing that
    one seat gets here depends on what it gets first, so no order is asked for."""

    realm: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        front = the_front(s, self.realm)
        for seat in clockwise(s, s.starter):
            souls = sum(EFFECT[n].n for n in _warriors() for _ in range(front.mourned.count(seat)))
            gain_souls(match, s, seat, souls, "warriors", "LOH-10.56")
            jars = devil_effect(s.devil[seat], "battle_souls")
            if jars and seat in front.fighters:
                gain_souls(match, s, seat, min(jars.n, -(-front.lost // jars.per)), "battle_souls", "LOH-10.56")
            revenge = devil_effect(s.devil[seat], "vengeance_draw")
            suffered = (seat == front.realm and (front.plundered or front.seized)) or seat in front.prisoners
            if revenge and suffered:
                obligations.cards_drawn(match, s, seat, draw(match, s, seat, revenge.n, "LOH-10.56", limit=False))
        return None


def _warriors() -> list[int]:
    return [n for n, verb in enumerate(VERB) if verb == "on_destroyed_gain_souls"]


class Over(Step, frozen=True, tag="battle_over"):
    """The battle leaves the table; promises look at it (LOH-8.4, `if_battle_won`, due point `battle_end`)."""

    realm: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        front = the_front(s, self.realm)
        s.fronts.remove(front)
        battle_promises.battle_done(match, s, front)
        return None
