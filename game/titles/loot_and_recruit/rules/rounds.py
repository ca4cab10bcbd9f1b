"""The round: the event is flipped, all choose whether to perform its Flip Effect, one turn each, the count
(LNR-4.1 to 4.8, 4.15 to 4.17)."""

from __future__ import annotations

from game.engine import zones
from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, One, Pick, Space
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.rules.actions import tidy, trash_chosen
from game.titles.loot_and_recruit.rules.cards import (
    BONUS,
    COUNT_AFTER,
    EVENT_IDS,
    EVENT_PHASE,
    FLIP,
    IDS,
    INDEX,
    PILE_OF,
    PLATFORMS,
    Effect,
)
from game.titles.loot_and_recruit.rules.plays import AnyPlay, Decline, Handle, Perform, Slot
from game.titles.loot_and_recruit.rules.scoring import Count, Crown
from game.titles.loot_and_recruit.rules.state import (
    EMPTY,
    Lineup,
    State,
    clockwise,
    draw,
    leader,
    named,
    open_platforms,
    refill,
    shuffle_into_deck,
    trash,
)
from game.titles.loot_and_recruit.rules.turn import Turn

DECLINE, PERFORM = "decline", "perform"


class Round(Step[Match[State]], frozen=True, tag="round"):
    """The next event is flipped; its bonus may move the First Player card (LNR-4.1, 4.6, 4.7)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.phase = "flip"
        s.round += 1
        if s.event >= 0:
            s.past.append(s.event)
            if match.options.get("market_noise", False):
                _noise(match, s)
        s.event = s.events.pop()
        match.beat()
        match.cue(
            cues.Event(event=EVENT_IDS[s.event], phase=EVENT_PHASE[s.event], round=s.round))  # fmt: skip
        for effect in BONUS[s.event]:
            if effect.verb == "move_first_player" and match.options.get("closing_first", "leader") == "leader":
                take_first(match, s, leader(s, list(range(s.seats))), "leader", "LNR-4.17")
        if FLIP[s.event]:
            s.asks += 1
            match.then(FlipChoice(s.asks), Turns())
        else:
            match.then(Turns())
        return None


def _noise(match: Match[State], s: State) -> None:
    """Option `market_noise`: the card that has lain longest leaves each line-up (section 12)."""
    for name, lineup in (("shop", s.shop), ("crowd", s.crowd)):
        slots = [slot for slot, card in enumerate(lineup.slots) if card != EMPTY]
        if slots:
            _drop(match, s, name, lineup, min(slots, key=lambda slot: lineup.since[slot]))


def _drop(match: Match[State], s: State, name: str, lineup: Lineup, slot: int) -> None:
    card = lineup.slots[slot]
    lineup.slots[slot] = EMPTY
    trash(match, s, card)
    match.beat()
    match.cue(cues.Replaced(lineup=name, slot=slot + 1, handle=card, card=IDS[s.faces[card]], rule="LNR-12.1"))
    refill(match, s, lineup)


def take_first(match: Match[State], s: State, seat: int, why: str, rule: str) -> None:
    """The First Player card goes to, or stays with, a seat."""
    s.first = seat
    match.beat()
    match.cue(cues.FirstPlayer(seat=seat, why=why, rule=rule))


class Turns(Step[Match[State]], frozen=True, tag="turns"):
    """One turn each, clockwise from the holder of the First Player card; then the round ends (LNR-4.7)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        match.then(*[Turn(seat) for seat in clockwise(s, s.first)], RoundEnd())
        return None


class RoundEnd(Step[Match[State]], frozen=True, tag="round_end"):
    """A count after the last round of a counted phase; the next round, or the end (LNR-4.15, 9.2 to 9.4)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        phase = EVENT_PHASE[s.event]
        ends = not s.events or EVENT_PHASE[s.events[-1]] != phase
        steps: list[Step] = [Count(phase)] if ends and phase in COUNT_AFTER else []
        match.then(*steps, Round() if s.events else Crown())
        return None


# ---------------------------------------------------------------- Flip Effects


class FlipChoice(Step[Match[State]], frozen=True, tag="flip_choice"):
    """All choose at once and in secret whether to perform the Flip Effect, with every detail; then the performed ones
    resolve in turn order (LNR-4.2 to 4.5)."""

    plays = AnyPlay

    number: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        nouns = {"event": EVENT_IDS[s.event]}
        return Ask("flip_choice", tuple(range(s.seats)), "sealed", nouns, clock="flip_choice", running=self.number)

    def space(self, match: Match[State], seat: int) -> Space:
        s = match.state
        return Menu((Branch(DECLINE), *flip_branches(s, seat, effect_of(s))))

    def default(self, match: Match[State], seat: int) -> Choice:
        return Decline().choice()

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        s = match.state
        effect = effect_of(s)
        if not 0 <= seat < s.seats:
            return "not_your_turn"
        if not isinstance(play, Perform):
            return "wrong_state"
        if effect.verb in ("redraw_hand", "volunteer") or play.cards is None:
            return "bad_count"
        if any(card not in s.hand[seat] for card in play.cards):
            return "card_not_in_hand"
        return _where(s, seat, effect, play.where) or "bad_count"

    def answer(self, match: Match[State], answers: dict[int, Perform | Decline]) -> None:
        s = match.state
        effect = effect_of(s)
        match.beat()
        performed = [seat for seat in clockwise(s, s.first) if isinstance(answers[seat], Perform)]
        match.cue(cues.FlipChoices(performed=performed, event=EVENT_IDS[s.event]))
        if effect.verb == "volunteer":
            _volunteer(match, s, sorted(performed), effect)
            return
        for seat in clockwise(s, s.first):
            play = answers[seat]
            if isinstance(play, Perform):
                match.beat()
                _perform(match, s, seat, effect, play.cards or [], play.where)
        tidy(match, s)


def _where(s: State, seat: int, effect: Effect, where: Slot | None) -> str:
    """Why nothing can be had from that pile, or put on that platform; "" where it can."""
    if effect.verb == "trash_for_card":
        card = INDEX.get(where, -1) if isinstance(where, str) else -1
        return "" if card in effect.cards and s.pile[PILE_OF[card]] else "slot_empty"
    if effect.verb == "discard_for_goblin":
        if not s.pile[PILE_OF[effect.cards[0]]]:
            return "slot_empty"
        if not isinstance(where, int) or not 1 <= where <= PLATFORMS:
            return "bad_platform"
        return "platform_shielded" if where not in open_platforms(s, seat) else ""
    return ""


def effect_of(s: State) -> Effect:
    """The Flip Effect of the current event."""
    effect = FLIP[s.event]
    assert effect is not None
    return effect


def least(effect: Effect) -> int:
    """Cards that must be chosen for a Flip Effect."""
    return effect.n if effect.verb == "discard_for_goblin" else max(1, effect.least)


def most(s: State, seat: int, effect: Effect) -> int:
    """Cards that may be chosen for a Flip Effect."""
    return len(s.hand[seat]) if effect.most < 0 else max(least(effect), effect.most)


def flip_branches(s: State, seat: int, effect: Effect) -> list[Branch]:
    """How `seat` can perform the Flip Effect: nothing where it cannot (LNR-4.4)."""
    hand = tuple(s.hand[seat])
    if effect.verb == "volunteer":
        return [Branch(PERFORM)]
    if effect.verb == "redraw_hand":
        return [Branch(PERFORM)] if hand else []
    if len(hand) < least(effect):
        return []
    cards = Pick(hand, least(effect), most(s, seat, effect))
    if effect.verb == "trash_for_card":
        piles = tuple(IDS[card] for card in effect.cards if s.pile[PILE_OF[card]])
        return [Branch(PERFORM, (), (cards, One(piles)))] if piles else []
    if effect.verb == "discard_for_goblin":
        platforms = tuple(open_platforms(s, seat)) if s.pile[PILE_OF[effect.cards[0]]] else ()
        return [Branch(PERFORM, (), (cards, One(platforms)))] if platforms else []
    return [Branch(PERFORM, (), (cards,))]


def _perform(match: Match[State], s: State, seat: int, effect: Effect, cards: list[Handle], where: Slot | None) -> None:
    """One seat's Flip Effect. Void when a pile has run out meanwhile: nothing is given for it (LNR-4.5)."""
    verb = effect.verb
    if verb == "redraw_hand":
        count = len(s.hand[seat])
        shuffle_into_deck(match, s, seat, s.hand[seat])
        match.cue(cues.HandShuffled(seat=seat, count=count))
        draw(match, s, seat, effect.n)
        return
    card = (INDEX[str(where)] if verb == "trash_for_card" else effect.cards[0]) if effect.cards else -1
    if card >= 0 and not s.pile[PILE_OF[card]]:
        match.cue(cues.Void(seat=seat, card=IDS[card]))
        return
    if verb in ("trash", "trash_for_card"):
        for handle in cards:
            trash_chosen(match, s, seat, handle)
    else:
        _discard(match, s, seat, cards)
    if card >= 0:
        handle = s.pile[PILE_OF[card]].pop()
        if verb == "trash_for_card":
            s.discard[seat].append(handle)
            platform = 0
        else:
            platform = int(where or 0)
            s.platform[seat * PLATFORMS + platform - 1].append(handle)
        match.cue(cues.Gained(seat=seat, handle=handle, card=IDS[card], platform=platform))
        return
    draw(match, s, seat, len(cards) if effect.draw < 0 else effect.draw)


def _discard(match: Match[State], s: State, seat: int, cards: list[int]) -> None:
    for handle in cards:
        zones.move(handle, s.hand[seat], s.discard[seat])
    match.cue(cues.Discarded(seat=seat, cards=named(s, cards)))


def _volunteer(match: Match[State], s: State, volunteers: list[int], effect: Effect) -> None:
    """LNR-11.23, 11.24: the volunteer with the lowest running total takes the First Player card, or keeps it, and draws."""
    if not volunteers:
        return
    seat = leader(s, volunteers, lowest=True)
    take_first(match, s, seat, "volunteer", "LNR-11.23")
    draw(match, s, seat, effect.draw)
