"""A view read back into a state, and whole tables that fit it; for thinking, previews and non-interference."""

from __future__ import annotations

from typing import Any

from game.engine.chance import AnyChance
from game.engine.match import Match
from game.engine.rules import View
from game.engine.sight import Sight
from game.titles.loot_and_recruit.rules.cards import (
    COPIES,
    EVENT_IDS,
    EVENT_INDEX,
    EVENT_PHASE,
    IDS,
    INDEX,
    OF,
    PHASES,
    PLATFORMS,
    STARTER,
    UNKNOWN,
)
from game.titles.loot_and_recruit.rules.sight import EVENT, event_places, sees
from game.titles.loot_and_recruit.rules.state import EMPTY, Lineup, State, fresh

_BOX = {place: sum(copies.get(place, 0) for copies in COPIES) for place in ("permanent", "shop", "crowd")}


def cards_in_all(seats: int) -> int:
    """Handles of a match with so many seats."""
    return seats * sum(STARTER.values()) + sum(_BOX.values())


def known(view: View, seat: int) -> State:
    """The state as `seat` (or SPECTATOR) knows it: hidden zones are empty, what is unseen is UNKNOWN."""
    seats = sum(1 for name in view if name.startswith("seat."))
    s = fresh(seats)
    s.faces = [UNKNOWN] * cards_in_all(seats)
    public = view["public"]
    s.phase, s.round, s.turn = public["phase"], public["round"], public["turn"]
    s.first, s.active = public["first"], public["active"]
    event = view["event"]
    s.event = EVENT_INDEX.get(event["now"], -1)
    s.past = [EVENT_INDEX[name] for name in event["past"]]
    s.shop, s.crowd = _lineup(s, view["shop"]), _lineup(s, view["crowd"])
    for n, (name, handles) in enumerate(view["piles"]):
        s.pile[n] = _lay(s, [[handle, name] for handle in handles])
    s.fillings = max([*s.shop.since, *s.crowd.since])
    s.gone = _lay(s, view["gone"])
    s.falling = _lay(s, view.get("falling", []))
    for other in range(seats):
        _seat(s, other, view[f"seat.{other}"])
    if seat >= 0:
        s.hand[seat] = _lay(s, view["hand"])
    if "powers" in view:
        _powers(s, view["powers"])
    return s


def _lay(s: State, cards: list[list[Any]]) -> list[int]:
    """Cards as views name them: their faces noted, their handles."""
    for handle, name in cards:
        s.faces[handle] = INDEX[name]
    return [handle for handle, _ in cards]


def _lineup(s: State, there: dict[str, Any]) -> Lineup:
    slots = [EMPTY if card is None else _lay(s, [card])[0] for card in there["slots"]]
    return Lineup(slots, list(there["since"]), [], _lay(s, there["trash"]))


def _seat(s: State, seat: int, there: dict[str, Any]) -> None:
    s.discard[seat] = _lay(s, there["discard"])
    s.play[seat] = _lay(s, there["play"])
    for n, cards in enumerate(there["platforms"]):
        s.platform[seat * PLATFORMS + n] = _lay(s, cards)
    s.counts[seat] = list(there["counts"])


def _powers(s: State, there: dict[str, Any]) -> None:
    s.power = list(there["power"])
    s.attacks = there["attacks"]
    s.attacked = sum(1 << seat for seat in there["attacked"])
    s.discounts = [value for of, n in there["discounts"] for value in (OF.index(of), n)]
    s.heckled = [value for seat, n, change in there["heckled"] for value in (seat * PLATFORMS + n - 1, change)]
    s.ready, s.paid, s.event_paid = list(there["ready"]), list(there["paid"]), there["event_paid"]


def imagine(view: View, seat: int, chance: AnyChance, options: dict[str, Any]) -> State:
    """A table that fits all that `seat` knows: hands and decks are dealt from what their owners must hold."""
    s = known(view, seat)
    lying = {
        handle
        for zone in (
            *(s.hand, s.discard, s.play, s.platform, s.pile),
            (s.gone, s.falling, s.shop.trash, s.crowd.trash, s.shop.slots, s.crowd.slots),
        )
        for cards in zone
        for handle in cards
    }
    free = [handle for handle in range(len(s.faces)) if handle not in lying]
    chance.shuffle("imagine", free)
    for other in range(s.seats):
        _deal(s, view[f"seat.{other}"], other, other == seat, free, chance)
    _decks(s, view, free, chance)
    _events(s, view, chance)
    s.asks = _asks(view)
    s.negated = False
    return s


def _deal(s: State, there: dict[str, Any], seat: int, own: bool, free: list[int], chance: AnyChance) -> None:
    """Hand and deck of a seat from the cards that it holds there (its own hand is known)."""
    hidden = [INDEX[name] for name in there["hidden"]]
    if own:
        for handle in s.hand[seat]:
            hidden.remove(s.faces[handle])
    chance.shuffle("imagine", hidden)
    for zone, count in ((s.hand[seat], 0 if own else there["hand"]), (s.deck[seat], there["deck"])):
        for _ in range(count):
            handle = free.pop()
            s.faces[handle] = hidden.pop()
            zone.append(handle)


def _decks(s: State, view: View, free: list[int], chance: AnyChance) -> None:
    """The Shop Deck and the Crowd Deck: what of their copies lies nowhere else."""
    left = [
        s.seats * STARTER.get(card, 0) + sum(copies.get(place, 0) for place in _BOX)
        for card, copies in enumerate(COPIES)
    ]
    for face in s.faces:
        if face != UNKNOWN:
            left[face] -= 1
    for lineup, name in ((s.shop, "shop"), (s.crowd, "crowd")):
        cards = [card for card, copies in enumerate(COPIES) if name in copies for _ in range(left[card])]
        chance.shuffle("imagine", cards)
        for card in cards[: view[name]["deck"]]:
            handle = free.pop()
            s.faces[handle] = card
            lineup.deck.append(handle)


def _events(s: State, view: View, chance: AnyChance) -> None:
    """The backs that lie ahead, each some event of its phase that has not been seen."""
    if s.phase == "over":
        s.unused = [EVENT_INDEX[name] for name in view["unused"]]
        return
    seen = {s.event, *s.past}
    unseen: dict[str, list[int]] = {}
    for event, phase in enumerate(EVENT_PHASE):
        if event not in seen:
            unseen.setdefault(phase, []).append(event)
    for events in unseen.values():
        chance.shuffle("imagine", events)
    s.events = [unseen[phase].pop() for phase in view["event"]["ahead"]][::-1]
    s.unused = [event for events in unseen.values() for event in events]


def _asks(view: View) -> int:
    """The serial of the last question with a clock of its own, where it is on the agenda."""
    numbers = [step[-1] for step in view["agenda"] if step[0] in ("flip_choice", "reaction")]
    return max(numbers, default=0)


# ---------------------------------------------------------------- what a seat cannot tell apart


def hidden(match: Match[State], seat: int) -> list[list[int]]:
    """Handles that `seat` cannot tell apart: hand and deck of each other seat, its own deck, the Shop and the Crowd Deck,
    the events of one phase."""
    s = match.state
    if s.phase == "over":
        return []
    groups = [s.deck[other] + (s.hand[other] if other != seat else []) for other in range(s.seats)]
    groups += [s.shop.deck[:], s.crowd.deck[:]]
    backs = [
        (EVENT + n, EVENT_PHASE[event])
        for n, event in enumerate(event_places(s))
        if sees(match, seat, EVENT + n) is not Sight.ALL
    ]
    for phase in PHASES:
        groups.append([thing for thing, other in backs if other == phase])
    return [group for group in groups if len(group) > 1]


def swap(match: Match[State], a: int, b: int) -> None:
    """Exchange what two handles stand for, or the places of two events."""
    s = match.state
    if a < EVENT:
        s.faces[a], s.faces[b] = s.faces[b], s.faces[a]
        return
    places = event_places(s)
    one, two = places[a - EVENT], places[b - EVENT]
    other = {one: two, two: one}
    s.events = [other.get(event, event) for event in s.events]
    s.unused = [other.get(event, event) for event in s.unused]


def identity(match: Match[State], thing: int) -> str:
    """What a handle stands for now."""
    s = match.state
    return EVENT_IDS[event_places(s)[thing - EVENT]] if thing >= EVENT else IDS[s.faces[thing]]


def things(match: Match[State]) -> list[str]:
    """The cards wherever they are, and the events: play conserves them."""
    s = match.state
    slots = [card for card in (*s.shop.slots, *s.crowd.slots) if card != EMPTY]
    zones = (
        *(*s.deck, *s.hand, *s.play, *s.discard, *s.platform, *s.pile),
        *(slots, s.shop.deck, s.shop.trash, s.crowd.deck, s.crowd.trash, s.gone, s.falling),
    )
    events = [*s.events, *s.past, *s.unused, *([s.event] if s.event >= 0 else [])]
    return sorted([IDS[s.faces[card]] for zone in zones for card in zone] + [EVENT_IDS[event] for event in events])
