"""Attacks: who may be attacked, the reaction window, what falls, captures and Spoils (LNR sections 7 and 8)."""

from __future__ import annotations

from typing import Any

from game.engine import zones
from game.engine.agenda import SeatStep, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, One, Space
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.rules.actions import NONE, tidy
from game.titles.loot_and_recruit.rules.cards import (
    ATTACK,
    ATTACKS_PER_TURN,
    BONUS,
    CAPTURES,
    EVENT_IDS,
    EXTRA_ATTACKS,
    GUARD,
    IDS,
    NO_ATTACKS,
    PLATFORMS,
    REACTION_DRAWS,
    REACTS,
    RECRUIT_COST,
    SPOILS,
    TIMING,
    VP,
    Effect,
)
from game.titles.loot_and_recruit.rules.plays import AnyPlay
from game.titles.loot_and_recruit.rules.state import (
    State,
    defense,
    draw,
    gain_power,
    open_platforms,
    platforms_of,
    shielded,
    trash,
)

MANY = 4
"""Seats from which `n_from_4_players` counts."""
PASS, REACT, QUIET, STILL = "pass", "react", "quiet", "still"
"""Answers of the reaction window. Who holds no Bodyguard is offered another word for silence in the place of `react`, as
long as that word, so that the question has one form and length whatever the hand (LNR-8.5). With `open_pass` a pass is
a wave that all see, and `quiet` is the silence of everybody (LNR-8.15)."""


def attacks_allowed(s: State) -> int:
    """LNR-7.3, 7.4: attacks of this turn, those made included."""
    return ATTACKS_PER_TURN + sum(EXTRA_ATTACKS[s.faces[card]] for card in s.play[s.active])


def may_attack(s: State, seat: int) -> bool:
    """LNR-7.3 to 7.5: whether the next attack may be against this seat's platforms."""
    if NO_ATTACKS[s.event] or s.attacks >= attacks_allowed(s):
        return False
    return s.attacks == 0 or (seat != s.active and not s.attacked >> seat & 1)


def targets(s: State, platform: int) -> list[int]:
    """LNR-6.7: the cards of a platform that an attack may name, bottom first."""
    cards = s.platform[platform]
    return cards[-1:] if shielded(s, platform) else cards


def attack_branches(s: State) -> list[Branch]:
    """Every target within reach (LNR-7.1, 7.2)."""
    power = s.power[ATTACK]
    if not power:
        return []
    found = []
    for seat in range(s.seats):
        if not may_attack(s, seat):
            continue
        for n, platform in enumerate(platforms_of(seat)):
            cards = [card for card in targets(s, platform) if defense(s, platform, card) <= power]
            if cards:
                found.append(Branch("attack", (seat, n + 1), (One(tuple(cards)),)))
    return found


def would_fall(s: State, platform: int, card: int) -> list[int]:
    """LNR-7.8, 6.7: what an attack takes, top card first."""
    cards = s.platform[platform]
    return cards[: cards.index(card) - 1 : -1] if cards.index(card) else cards[::-1]


def attack(match: Match[State], s: State, seat: int, platform: int, card: int) -> None:
    """LNR-7.7 (2), (3): the power is spent, the attack counts, and the window opens if it must."""
    match.forget()
    attacker = s.active
    place = seat * PLATFORMS + platform - 1
    cost = defense(s, place, card)
    s.power[ATTACK] -= cost
    s.attacks += 1
    if seat != attacker:
        s.attacked |= 1 << seat
    falls = would_fall(s, place, card)
    match.beat()
    match.cue(
        cues.Attack(
            seat=attacker,
            target=seat,
            platform=platform,
            handle=card,
            card=IDS[s.faces[card]],
            defense=cost,
            vp=sum(VP[s.faces[other]] for other in falls),
            count=len(falls),
        )
    )
    strike = Strike(attacker, seat, platform, card)
    if seat != attacker and window_opens(match, s, seat, falls):
        s.asks += 1
        match.then(Reaction(attacker, seat, platform, card, s.asks), strike)
    else:
        match.then(strike)


# ---------------------------------------------------------------- the reaction window


def guards_about(s: State, seat: int) -> int:
    """LNR-8.2 (b): Bodyguards gained, less those trashed, less those in the discard pile: everybody can count them."""
    return sum(1 for zone in (s.hand, s.deck, s.play) for card in zone[seat] if REACTS[s.faces[card]])


def window_opens(match: Match[State], s: State, seat: int, falls: list[int]) -> bool:
    """LNR-8.2, 8.3, 8.11, 8.16: the public test."""
    if not s.hand[seat]:
        return False
    if match.options.get("reaction_mode", "public_test") != "always" and not guards_about(s, seat):
        return False
    if GUARD[s.faces[falls[0]]]:
        return True
    return sum(VP[s.faces[card]] for card in falls) >= int(match.options.get("reaction_min_vp", 1))


def open_pass(match: Match[State]) -> bool:
    """LNR-8.15: whether an attack may be waved through."""
    return bool(match.options.get("reaction_mode", "public_test") == "open_pass")


class Reaction(SeatStep[Match[State]], frozen=True, tag="reaction"):
    """The attacked player may discard a Bodyguard and so negate the attack (LNR-8.1, 8.4 to 8.7, 8.14).

    The window lasts as long as its clock, unless a reaction ends it: passing looks like silence. Without a clock
    (`reaction_window` 0) it lasts until the attacked player answers.
    """

    plays = AnyPlay

    attacker: int
    seat: int
    platform: int
    card: int
    number: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        seconds = match.options.get("reaction_window", TIMING["reaction_window"])
        nouns = {
            "attacker": self.attacker,
            "target": self.seat,
            "platform": self.platform,
            "handle": self.card,
            "card": IDS[s.faces[self.card]],
            "seconds": seconds,
        }
        return Ask("reaction", (self.seat,), nouns=nouns, clock="reaction", running=self.number, pace="quick",
                   window=seconds > 0)  # fmt: skip

    def space(self, match: Match[State], seat: int) -> Space:
        guarded = self._guard(match.state) >= 0
        if open_pass(match):
            return One((PASS, REACT if guarded else STILL, QUIET))
        return One((PASS, REACT if guarded else QUIET))

    def default(self, match: Match[State], seat: int) -> Choice:
        return QUIET if open_pass(match) else PASS

    def passes(self, match: Match[State], seat: int, choice: Choice) -> bool:
        return choice != REACT and not (choice == PASS and open_pass(match))

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        if play in (REACT, PASS):
            return "no_reaction"
        if seat == self.attacker:
            return "reaction_open"
        return "wrong_state" if isinstance(play, str | int) else "not_your_turn"

    def _guard(self, s: State) -> int:
        """The Bodyguard in the defender's hand, -1 none."""
        return next((card for card in s.hand[self.seat] if REACTS[s.faces[card]]), -1)

    def answer(self, match: Match[State], seat: int, play: str) -> None:
        s = match.state
        match.forget()
        if play != REACT:
            if play == PASS and open_pass(match):
                match.beat()
                match.cue(cues.Waved(seat=self.seat))
            return
        card = self._guard(s)
        zones.move(card, s.hand[self.seat], s.discard[self.seat])
        s.negated = True
        match.beat()
        match.cue(
            cues.Negated(
                seat=self.seat,
                handle=card,
                card=IDS[s.faces[card]],
                attacker=self.attacker,
                platform=self.platform,
                target=self.card,
            )
        )
        match.beat()
        draw(match, s, self.seat, REACTION_DRAWS[s.faces[card]])


# ---------------------------------------------------------------- what falls


class Strike(Step[Match[State]], frozen=True, tag="strike"):
    """ATTACK_RESULT: nothing, if the attack was negated; else the target and all above it fall (LNR-7.7, 7.8, 6.7)."""

    attacker: int
    seat: int
    platform: int
    card: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        if s.negated:
            s.negated = False
            return None
        place = self.seat * PLATFORMS + self.platform - 1
        s.falling = would_fall(s, place, self.card)
        del s.platform[place][-len(s.falling) :]
        match.beat()
        match.cue(
            cues.Toppled(
                seat=self.attacker,
                target=self.seat,
                platform=self.platform,
                cards=[[card, IDS[s.faces[card]]] for card in s.falling],
            )
        )
        if self.seat == self.attacker:
            match.then(Scatter())
        else:
            match.then(Capture(self.attacker), Scatter(), Spoils())
        return None


class Capture(SeatStep[Match[State]], frozen=True, tag="capture"):
    """An unused Press Ganger may drag one fallen Goblin to an own platform (LNR-7.12, 11.26)."""

    plays = AnyPlay

    seat: int

    def _ganger(self, s: State) -> int:
        return next((card for card in s.play[self.seat] if CAPTURES[s.faces[card]] and card in s.ready), -1)

    def _options(self, s: State) -> list[list[int]]:
        ganger = self._ganger(s)
        if ganger < 0:
            return []
        limit = CAPTURES[s.faces[ganger]]
        goblins = [card for card in s.falling if not GUARD[s.faces[card]] and RECRUIT_COST[s.faces[card]] <= limit]
        return [[card, platform] for card in goblins for platform in open_platforms(s, self.seat)]

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        if not self._options(s):
            return None
        return Ask("capture", (self.seat,), clock="turn", running=s.turn, pace="quick")

    def space(self, match: Match[State], seat: int) -> Space:
        return One((NONE, *self._options(match.state)))

    def default(self, match: Match[State], seat: int) -> Choice:
        return NONE

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        s = match.state
        if seat != self.seat:
            return "not_your_turn"
        if not isinstance(play, tuple):
            return "choice_pending"
        card, platform = play
        if not 1 <= platform <= PLATFORMS:
            return "bad_platform"
        if shielded(s, self.seat * PLATFORMS + platform - 1):
            return "platform_shielded"
        return "capture_too_big" if card in s.falling else "bad_target"

    def answer(self, match: Match[State], seat: int, play: str | tuple[int, int]) -> None:
        s = match.state
        if isinstance(play, str):
            return
        card, platform = play
        s.ready.remove(self._ganger(s))
        zones.move(card, s.falling, s.platform[self.seat * PLATFORMS + platform - 1])
        match.beat()
        match.cue(
            cues.Captured(seat=self.seat, handle=card, card=IDS[s.faces[card]], platform=platform))  # fmt: skip
        match.then(Capture(self.seat))


class Scatter(Step[Match[State]], frozen=True, tag="scatter"):
    """What has fallen and was not captured is trashed, top card first (LNR-7.7 (7), 7.8, 5.26, 11.7)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        fallen, s.falling = s.falling, []
        for card in fallen:
            trash(match, s, card)
        if fallen:
            match.beat()
            match.cue(cues.Scattered(cards=[[card, IDS[s.faces[card]]] for card in fallen]))
        tidy(match, s)
        return None


class Spoils(Step[Match[State]], frozen=True, tag="spoils"):
    """Each card with Spoils that has not paid this turn pays, in the order played, then the event (LNR-7.13, 6.1)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        match.beat()
        for card in s.play[s.active]:
            effect = SPOILS[s.faces[card]]
            if effect and card not in s.paid:
                s.paid.append(card)
                self._pay(match, s, effect, IDS[s.faces[card]])
        for effect in BONUS[s.event]:
            if effect.verb == "spoils" and not s.event_paid:
                s.event_paid = True
                self._pay(match, s, effect, EVENT_IDS[s.event])
        return None

    def _pay(self, match: Match[State], s: State, effect: Effect, source: str) -> None:
        n: Any = effect.many if effect.many and s.seats >= MANY else effect.n
        gain_power(match, s, effect.power, n, source, "spoils", "LNR-7.13")
