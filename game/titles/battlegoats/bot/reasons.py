"""What a choice of BattleGoats does, and why it is good: claims that hold for whatever may lie under the backs."""

from __future__ import annotations

from typing import Annotated

from game.engine.ask import SeatAsk
from game.engine.cues import kinds_in
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.battlegoats.bot.weigh import Table, outcome
from game.titles.battlegoats.rules.cards import CARDS, DODGES, INDEX, SPACE_INDEX, UNKNOWN
from game.titles.battlegoats.rules.cues import CardId, CardIds, Place, Places
from game.titles.battlegoats.rules.state import State, left
from game.titles.coaching import Coaching, Deed, Reason

Seat = Annotated[int, "seat"]
TEN = 10
"""Fights that odds are told of."""

# ---------------------------------------------------------------- deeds


class Keep(Deed, frozen=True, kw_only=True):
    """Keep a card of the packet (BTG-4.2)."""

    card: CardId


class LayFront(Deed, frozen=True, kw_only=True):
    """Lay out the battlefield with these cards in front (BTG-4.4)."""

    cards: CardIds


class Strike(Deed, frozen=True, kw_only=True):
    """Attack one card (BTG-5.1)."""

    by: CardId
    place: Place


class Volley(Deed, frozen=True, kw_only=True):
    """Attack several at once (BTG-5.1)."""

    by: CardId
    targets: Places


class Order(Deed, frozen=True, kw_only=True):
    """Use a card's command (BTG-6.11)."""

    card: CardId


class OrderOn(Deed, frozen=True, kw_only=True):
    """Use a card's command on cards of a battlefield (BTG-6.11)."""

    card: CardId
    targets: Places


class Begin(Deed, frozen=True, kw_only=True):
    """Let a seat attack first (BTG-4.11)."""

    target: Seat


class Name(Deed, frozen=True, kw_only=True):
    """Name cards to look at, or to be turned up (BTG-7.10)."""

    targets: Places


class TakeBlow(Deed, frozen=True, kw_only=True):
    """Jonas stays (BTG-7.3)."""


class StepAside(Deed, frozen=True, kw_only=True):
    """Jonas changes places with another card (BTG-7.3)."""

    place: Place


class LayAnew(Deed, frozen=True, kw_only=True):
    """Lay the own cards in another order (BTG-7.6)."""


class KeepOrder(Deed, frozen=True, kw_only=True):
    """Leave them as they lie (BTG-7.6)."""


class SwapTwo(Deed, frozen=True, kw_only=True):
    """Have the two cards that were looked at change places (BTG-7.8)."""


class LeaveTwo(Deed, frozen=True, kw_only=True):
    """Leave them where they are (BTG-7.8)."""


class ShareWin(Deed, frozen=True, kw_only=True):
    """Vote for a win of all who fell last (BTG-9.3)."""


class FallAll(Deed, frozen=True, kw_only=True):
    """Vote against it (BTG-9.3)."""


# ---------------------------------------------------------------- reasons


class Odds(Reason, frozen=True, kw_only=True):
    """Of ten such fights, by whatever may lie there, the attack wins so many: the other side loses a card and its own none
    (BTG-5.9). Ten is all of them."""

    wins: int


class BothFall(Reason, frozen=True, kw_only=True):
    """Of ten such fights, by whatever may lie there, so many cost both sides a card (BTG-5.7, 5.10). Ten is all of them."""

    fights: int


class LastCard(Reason, frozen=True, kw_only=True):
    """Who loses its last card is out (BTG-5.14)."""

    target: Seat


class Unknown(Reason, frozen=True, kw_only=True):
    """So many cards of a seat are not known yet."""

    target: Seat
    n: int


class Outnumbers(Reason, frozen=True, kw_only=True):
    """A seat has more cards than oneself."""

    target: Seat
    n: int
    mine: int


class Returns(Reason, frozen=True, kw_only=True):
    """A fallen card comes back."""

    fallen: CardId


class Strongest(Reason, frozen=True, kw_only=True):
    """No other card of the packet has more printed power."""

    n: int


# ---------------------------------------------------------------- which


def deed(view: View, ask: SeatAsk, seat: int, choice: Choice) -> Deed | None:
    """Return what a choice does."""
    kind = ask.kind
    if kind == "draft":
        return Keep(card=choice, at=[["card", choice]])
    if kind == "deploy":
        return _front(choice)
    if kind == "first":
        return Begin(target=choice, at=[["seat", choice]])
    if kind in ("orders", "attack"):
        return _turn(view, seat, choice)
    if kind in ("tattle", "look", "shout"):
        return Name(targets=choice, at=[["at", *place] for place in choice]) if choice else None
    if kind == "dodge":
        if choice[0] == "stay":
            return TakeBlow()
        return StepAside(place=[seat, choice[1]], at=[["at", seat, choice[1]]])
    if kind == "veil":
        return KeepOrder() if choice == ask.default else LayAnew()
    if kind == "sabotage":
        return (SwapTwo if choice == "swap" else LeaveTwo)(at=[["at", *place] for place in ask.nouns["places"]])
    if kind == "vote":
        return ShareWin() if choice == "share" else FallAll()
    return None


def _front(choice: Choice) -> Deed | None:
    if choice[0] != "ready":
        return None
    return LayFront(cards=[card for space, card in choice[1] if space[0] == "F"])


def _turn(view: View, seat: int, choice: Choice) -> Deed | None:
    if choice[0] not in ("attack", "command"):
        return None
    card = _card_at(view, seat, choice[1])
    if card is None:
        return None
    own: list[list[int | str]] = [["at", seat, choice[1]]]
    if choice[0] == "command":
        return _order(seat, card, choice, own)
    places = [list(place) for place in choice[2]]
    at = own + [["at", *place] for place in places]
    if len(places) == 1:
        return Strike(by=card, place=places[0], at=at)
    return Volley(by=card, targets=places, at=at)


def _order(seat: int, card: str, choice: Choice, own: list[list[int | str]]) -> Deed:
    """With whatever the command names (`rules/commands.py`). What it brings back the reason tells."""
    named = choice[2] if len(choice) > 2 else None
    if not isinstance(named, list) or not named:
        return Order(card=card, at=own)
    if isinstance(named[0], int):
        targets = [named]
    else:
        targets = [[seat, space] if isinstance(space, str) else list(space) for space in named]
    return OrderOn(card=card, targets=targets, at=own + [["at", *place] for place in targets])


def _card_at(view: View, seat: int, space: str) -> str | None:
    entry = view[f"seat.{seat}"]["field"][SPACE_INDEX[space]]
    found: str | None = entry[1] if entry is not None else None
    return found


def reason(view: View, ask: SeatAsk, seat: int, choice: Choice) -> Reason | None:
    """Return why it is good, as far as that is sure."""
    if ask.kind == "draft":
        return _drafted(view, choice)
    if ask.kind not in ("orders", "attack"):
        return None
    table = Table(view, seat)
    if choice[0] == "attack":
        return _attacked(table, choice)
    return _commanded(table, choice) if choice[0] == "command" else None


def _drafted(view: View, card: str) -> Reason | None:
    powers = [CARDS[INDEX[name]].power for _, name in view["mine"]["packet"]]
    power = CARDS[INDEX[card]].power
    return Strongest(n=power) if power == max(powers) else None


def _attacked(table: Table, choice: Choice) -> Reason | None:
    s = table.s
    place = table.seat * 9 + SPACE_INDEX[choice[1]]
    owner, space = choice[2][0]
    if len(choice[2]) > 1:
        return None
    target = owner * 9 + SPACE_INDEX[space]
    wins, both = chances(table, place, target)
    backs = any(s.field[n] == UNKNOWN for n in range(owner * 9, owner * 9 + 9) if n != target)
    if left(s, owner) == 1 and wins + (both if left(s, table.seat) > 1 else 0) >= 0.5:
        return LastCard(target=owner)
    if wins >= 0.5:
        return Odds(wins=_of_ten(wins, backs))
    return BothFall(fights=_of_ten(both, backs)) if both >= 0.5 else None


def _of_ten(share: float, backs: bool) -> int:
    """So many of ten; all ten only where nothing else can be, and no other back of that side may lend it power."""
    return TEN if share > 1 - 1e-9 and not backs else min(TEN - 1, round(TEN * share))


def chances(table: Table, place: int, target: int) -> tuple[float, float]:
    """Return the share of what may lie in `target` against which an attack from `place` wins, and against which both sides
    lose a card."""
    s = table.s
    known = s.field[target]
    wins = both = 0.0
    try:
        for card, chance in [(known, 1.0)] if known != UNKNOWN else table.odds(target):
            s.field[target] = card
            fells, falls = _falls(s, place, target)
            wins += chance * (fells and not falls)
            both += chance * (fells and falls)
    finally:
        s.field[target] = known
    return wins, both


def _falls(s: State, place: int, target: int) -> tuple[bool, bool]:
    """Whether the other side loses a card by it, and the own side; neither where a Jonas may step aside, for then nobody knows
    who stands there."""
    if DODGES >> s.field[target] & 1 and left(s, target // 9) > 1:
        return False, False
    lost, won = outcome(s, place, target, {})
    return won > 0, lost > 0


def _commanded(table: Table, choice: Choice) -> Reason | None:
    """By what the command names: cards of a seat, or one of the own discard pile."""
    s, named = table.s, choice[2] if len(choice) > 2 else None
    if isinstance(named, str):
        return Returns(fallen=named)
    if not isinstance(named, list) or not named:
        return None
    first = named[0] if isinstance(named[0], list) else named
    if not isinstance(first[0], int):
        return None
    owner: int = first[0]
    if isinstance(named[0], list):
        hidden = sum(s.field[owner * 9 + n] == UNKNOWN for n in range(9))
        return Unknown(target=owner, n=hidden) if hidden else None
    mine, theirs = left(s, table.seat), left(s, owner)
    if len(choice) > 3 and theirs > mine:
        return Outnumbers(target=owner, n=theirs, mine=mine)
    hidden = sum(s.field[owner * 9 + n] == UNKNOWN for n in range(9))
    return Unknown(target=owner, n=hidden) if hidden and s.field[owner * 9 + SPACE_INDEX[first[1]]] == UNKNOWN else None


COACHING = Coaching(deed, reason, kinds_in(__name__))
