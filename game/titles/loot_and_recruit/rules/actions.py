"""Actions of cards in the play area, and the choices that some of them ask for (LNR-5.5 to 5.9, 6.1 to 6.13)."""

from __future__ import annotations

from game.engine import zones
from game.engine.agenda import SeatStep
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, One, Space
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.rules.cards import (
    ACTION,
    HAS_ACTION,
    HAS_ATTACK,
    IDS,
    OF,
    PLATFORMS,
    Effect,
)
from game.titles.loot_and_recruit.rules.plays import AnyPlay, UseAction
from game.titles.loot_and_recruit.rules.state import (
    EMPTY,
    State,
    draw,
    gain_power,
    open_platforms,
    platforms_of,
    refill,
    shielded,
    trash,
)

NONE = "none"
"""The answer of a choice that may be left out."""


def other_attack_cards(s: State, handle: int) -> int:
    """LNR-6.2, 2.10: cards with Attack Power in the play area beside this one."""
    return sum(1 for card in s.play[s.active] if card != handle and HAS_ATTACK[s.faces[card]])


def can_draw(s: State, seat: int) -> bool:
    """Whether a draw would bring a card: the sizes of deck and discard pile are everybody's knowledge."""
    return bool(s.deck[seat] or s.discard[seat])


def heckle_targets(s: State) -> list[list[int]]:
    """LNR-6.10: [seat, platform] of every opponent's platform that is not shielded."""
    return [[seat, n] for seat in range(s.seats) if seat != s.active for n in open_platforms(s, seat)]


def action_branches(s: State, handle: int) -> list[Branch]:
    """The ways in which the action of a card in the play area can do something now (LNR-5.8)."""
    kind = s.faces[handle]
    if not HAS_ACTION[kind]:
        return []
    seat = s.active
    alone = [Branch("use_action", (handle,))]
    for effect in ACTION[kind]:
        verb = effect.verb
        if verb == "gain_power":
            if not effect.counts_others or other_attack_cards(s, handle):
                return alone
        elif verb == "draw":
            if can_draw(s, seat):
                return alone
        elif verb == "modify_defense":
            if heckle_targets(s):
                return alone
        elif verb == "discount":
            return alone
        elif verb == "take_from_discard":
            return _with(handle, s.discard[seat])
        elif verb == "trash":
            return _with(handle, trashable(s, seat, effect))
        elif verb == "attach_shield":
            stacks = [n for n in open_platforms(s, seat) if s.platform[seat * PLATFORMS + n - 1]]
            return _with(handle, stacks)
        elif verb == "replace_lineup_card":
            slots = [n + 1 for n, card in enumerate(s.crowd.slots) if card != EMPTY]
            return [Branch("use_action", (handle,), (One((NONE, *slots)),))]
        else:
            return _moves(s, handle)
    return []


def _with(handle: int, options: list[int]) -> list[Branch]:
    return [Branch("use_action", (handle,), (One(tuple(options)),))] if options else []


def _moves(s: State, handle: int) -> list[Branch]:
    """LNR-6.8: seat, platform, then one Goblin of it and another platform of the same seat, none of them shielded."""
    found = []
    for seat in range(s.seats):
        free = open_platforms(s, seat)
        for n in free:
            goblins = s.platform[seat * PLATFORMS + n - 1]
            others = [other for other in free if other != n]
            if goblins and others:
                found.append(Branch("use_action", (handle, seat, n), (One(tuple(goblins)), One(tuple(others)))))
    return found


def trashable(s: State, seat: int, effect: Effect) -> list[int]:
    """The cards of the zones that the effect names."""
    return [card for zone in effect.zones for card in (s.hand if zone == "hand" else s.discard)[seat]]


def use_action(match: Match[State], s: State, play: UseAction) -> None:
    """LNR-5.6, 5.7: the whole action, in the order of its text."""
    kind = s.faces[play.card]
    s.ready.remove(play.card)
    match.beat()
    match.cue(cues.Action(seat=s.active, handle=play.card, card=IDS[kind]))
    for effect in ACTION[kind]:
        _carry_out(match, s, effect, play)


def _carry_out(match: Match[State], s: State, effect: Effect, play: UseAction) -> None:
    handle = play.card
    named = play.what if isinstance(play.what, int) else EMPTY
    seat = s.active
    card = IDS[s.faces[handle]]
    verb = effect.verb
    if verb == "gain_power":
        n = effect.n * (other_attack_cards(s, handle) if effect.counts_others else 1)
        gain_power(match, s, effect.power, n, card, "action", "LNR-6.2")
    elif verb == "draw":
        draw(match, s, seat, effect.n)
    elif verb == "discount":
        s.discounts += [effect.of, effect.n]
        match.cue(cues.Discount(seat=seat, of=OF[effect.of], n=effect.n))
    elif verb == "take_from_discard":
        zones.move(named, s.discard[seat], s.hand[seat])
        match.cue(cues.Taken(seat=seat, handle=named, card=IDS[s.faces[named]]))
    elif verb == "trash":
        trash_chosen(match, s, seat, named)
    elif verb == "attach_shield":
        _attach(match, s, handle, named)
    elif verb == "replace_lineup_card":
        if play.what != NONE:
            _replace(match, s, named)
    elif verb == "move_goblin":
        assert play.platform is not None and play.goblin is not None and play.to is not None
        _move_goblin(match, s, named, play.platform, play.goblin, play.to)
    else:  # modify_defense: which platform is asked after the draw
        match.then(Heckle(seat))


def trash_chosen(match: Match[State], s: State, seat: int, handle: int) -> None:
    """One card of the hand or the discard pile to its Trash Pile (LNR-5.20)."""
    zone = "hand" if handle in s.hand[seat] else "discard"
    (s.hand if zone == "hand" else s.discard)[seat].remove(handle)
    trash(match, s, handle)
    match.cue(cues.Trashed(seat=seat, zone=zone, handle=handle, card=IDS[s.faces[handle]]))


def _attach(match: Match[State], s: State, handle: int, platform: int) -> None:
    """LNR-6.5."""
    zones.move(handle, s.play[s.active], s.platform[s.active * PLATFORMS + platform - 1])
    if handle in s.paid:
        s.paid.remove(handle)
    match.cue(
        cues.Shielded(seat=s.active, platform=platform, handle=handle, card=IDS[s.faces[handle]]))  # fmt: skip


def _replace(match: Match[State], s: State, slot: int) -> None:
    """LNR-6.13: the card leaves the line-up, its successor is seen."""
    handle = s.crowd.slots[slot - 1]
    s.crowd.slots[slot - 1] = EMPTY
    trash(match, s, handle)
    match.cue(cues.Replaced(lineup="crowd", slot=slot, handle=handle, card=IDS[s.faces[handle]], rule="LNR-6.13"))
    refill(match, s, s.crowd)


def _move_goblin(match: Match[State], s: State, seat: int, platform: int, handle: int, to: int) -> None:
    """LNR-6.8, 11.3: those above its old place move down; nothing is trashed."""
    base = seat * PLATFORMS - 1
    zones.move(handle, s.platform[base + platform], s.platform[base + to])
    match.cue(cues.Moved(seat=s.active, owner=seat, platform=platform, to=to, handle=handle, card=IDS[s.faces[handle]]))


class Heckle(SeatStep[Match[State]], frozen=True, tag="heckle"):
    """The active player may choose an opponent's platform whose Goblins are heckled until the turn ends (LNR-6.10)."""

    plays = AnyPlay

    seat: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        if not heckle_targets(s):
            return None
        return Ask("heckle", (self.seat,), clock="turn", running=s.turn, pace="quick")

    def space(self, match: Match[State], seat: int) -> Space:
        return One((NONE, *heckle_targets(match.state)))

    def default(self, match: Match[State], seat: int) -> Choice:
        return NONE

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        s = match.state
        if seat != self.seat:
            return "not_your_turn"
        if not isinstance(play, tuple):
            return "choice_pending"
        other, platform = play
        if 0 <= other < s.seats and 1 <= platform <= PLATFORMS and other != seat:
            return "platform_shielded" if shielded(s, other * PLATFORMS + platform - 1) else ""
        return "bad_platform"

    def answer(self, match: Match[State], seat: int, play: str | tuple[int, int]) -> None:
        s = match.state
        match.mark()
        if isinstance(play, str):
            return
        other, platform = play
        (effect,) = (e for e in ACTION[HECKLER] if e.verb == "modify_defense")
        s.heckled += [platforms_of(other)[platform - 1], effect.n]
        match.beat()
        match.cue(cues.Heckled(seat=self.seat, target=other, platform=platform, n=effect.n))


HECKLER = next(n for n, effects in enumerate(ACTION) if any(e.verb == "modify_defense" for e in effects))
"""The one card whose action changes Defense; two of them would have to say which of them asks."""


class PurchaseTrash(SeatStep[Match[State]], frozen=True, tag="purchase_trash"):
    """A Purchase Effect: up to one card of hand or discard pile is trashed (LNR-4.10, 11.22)."""

    plays = AnyPlay

    seat: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        if not (s.hand[self.seat] or s.discard[self.seat]):
            return None
        return Ask("purchase_trash", (self.seat,), clock="turn", running=s.turn, pace="quick")

    def space(self, match: Match[State], seat: int) -> Space:
        s = match.state
        return One((NONE, *s.hand[seat], *s.discard[seat]))

    def default(self, match: Match[State], seat: int) -> Choice:
        return NONE

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        if seat != self.seat:
            return "not_your_turn"
        return "card_not_in_hand" if isinstance(play, int) else "choice_pending"

    def answer(self, match: Match[State], seat: int, play: str | int) -> None:
        match.mark()
        s = match.state
        if isinstance(play, int):
            match.beat()
            trash_chosen(match, s, seat, play)
            tidy(match, s)


def tidy(match: Match[State], s: State) -> None:
    """LNR-5.27: at the end of a move, slots that had stayed empty are filled if their Trash Pile allows it now."""
    refill(match, s, s.shop)
    refill(match, s, s.crowd)
