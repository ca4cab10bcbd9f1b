"""What a choice of Slayer-Slayer does, and why it is good: what is printed on cards, and sums on the table."""

from __future__ import annotations

from typing import Annotated

from game.engine.ask import SeatAsk
from game.engine.cues import Seat, kinds_in
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.coaching import Coaching, Deed, Reason
from game.titles.slayer_slayer.rules.cards import DIE_POWER, FACTORS, INDEX, OBJECTIVES, PRINTED
from game.titles.slayer_slayer.rules.cues import Goblin, Goblins, Side
from game.titles.slayer_slayer.rules.subject import subject_of

Item = Annotated[str, "item"]
NEAR = 0.75
"""The part of an even share from which it is worth naming."""
LOTS = ("gold", "trophies", "cards")
"""Kinds of loot, as an objective's factors count them."""

# ---------------------------------------------------------------- deeds


class Door(Deed, frozen=True, kw_only=True):
    """Vote for a door (GSS-4.8)."""

    door: int


class SendOut(Deed, frozen=True, kw_only=True):
    """Lay cards for the round (GSS-4.16)."""

    cards: Goblins


class GiveUp(Deed, frozen=True, kw_only=True):
    """Give cards away (GSS-4.13)."""

    cards: Goblins


class Promise(Deed, frozen=True, kw_only=True):
    """Say openly how much one will lay (GSS-4.15)."""

    pledge: str


class TakeBet(Deed, frozen=True, kw_only=True):
    """Vote for a bet (GSS-4.26)."""

    side: Side


class Guess(Deed, frozen=True, kw_only=True):
    """Bet on the wheel (GSS-4.51)."""

    side: Side


class LeaveBet(Deed, frozen=True, kw_only=True):
    """Vote against it."""


class RollDie(Deed, frozen=True, kw_only=True):
    """Vote for the Horde's die (GSS-4.28)."""


class LeaveDie(Deed, frozen=True, kw_only=True):
    """Vote against it."""


class TakeLot(Deed, frozen=True, kw_only=True):
    """Ask for a lot of the loot (GSS-4.35)."""

    what: str
    n: int


class TakeBackPing(Deed, frozen=True, kw_only=True):
    """Ask for no lot any more (GSS-4.35)."""


class Agree(Deed, frozen=True, kw_only=True):
    """Confirm the loot (GSS-4.35)."""


class Spare(Deed, frozen=True, kw_only=True):
    """Choose the survivor (GSS-4.38)."""

    card: Goblin


class SendSeat(Deed, frozen=True, kw_only=True):
    """Vote for who goes (GSS-5.1)."""

    target: Seat


class Stake(Deed, frozen=True, kw_only=True):
    """Stake cards in an event (GSS-5.2)."""

    cards: Goblins


class BuyItem(Deed, frozen=True, kw_only=True):
    """Buy in the store (GSS-6.1)."""

    item: Item


class LeaveStore(Deed, frozen=True, kw_only=True):
    """Buy nothing more."""


class TakeGoblin(Deed, frozen=True, kw_only=True):
    """Keep one of the goblins that a purchase offers (GSS-6.2, 6.5)."""

    card: Goblin


class GiveNothing(Deed, frozen=True, kw_only=True):
    """Keep all cards in a blood rite (GSS-4.25)."""


class LetOthersChoose(Deed, frozen=True, kw_only=True):
    """Somebody else decides."""


class Reroll(Deed, frozen=True, kw_only=True):
    """Spend a re-roll (GSS-6.4)."""

    number: int


class KeepRoll(Deed, frozen=True, kw_only=True):
    """Let the die stand."""

    number: int


# ---------------------------------------------------------------- reasons


class Together(Reason, frozen=True, kw_only=True):
    """The printed Power of the cards, d20s left out, comes near to an even share of the foe's Power, or beyond it."""

    n: int
    foe: int
    share: int
    """Of each living player, rounded up."""


class WeakestGo(Reason, frozen=True, kw_only=True):
    """No card that is kept has less printed Power than any of those sent, and one has more."""


class Weakest(Reason, frozen=True, kw_only=True):
    """No other card of the hand has less printed Power than any of these."""


class Behind(Reason, frozen=True, kw_only=True):
    """So much Power the Horde lacks (GSS-4.23)."""

    n: int


class Ahead(Reason, frozen=True, kw_only=True):
    """The Horde has enough Power already."""

    n: int


class CountsDouble(Reason, frozen=True, kw_only=True):
    """The own Main Objective counts it double (GSS-7.4)."""

    what: str


# ---------------------------------------------------------------- which


def deed(view: View, ask: SeatAsk, seat: int, choice: Choice) -> Deed | None:
    """Return what a choice does."""
    kind = ask.kind
    if choice == "":
        return None
    if kind == "route_vote":
        return Door(door=choice, at=[["door", choice]])
    if kind in ("sacrifice", "event_stake"):
        made = GiveUp if kind == "sacrifice" else Stake
        return made(cards=_names(view, choice), at=_cards(choice))
    if kind == "play_cards":
        if choice[0] == "commit":
            return SendOut(cards=_names(view, choice[1]), at=_cards(choice[1]))
        return Promise(pledge=choice[1]) if choice[0] == "pledge" else None
    if kind == "event_bet":
        return Guess(side=choice)
    if kind == "bet_vote":
        return LeaveBet() if choice == "none" else TakeBet(side=choice)
    if kind == "horde_die_vote":
        return LeaveDie() if choice == "no" else RollDie()
    if kind == "weave_window":
        return (Reroll if choice == "yes" else KeepRoll)(number=subject_of(ask).number)
    if kind == "blood_rite":
        return _rite(view, choice)
    if kind == "representative_vote":
        return SendSeat(target=choice, at=[["candidate", choice]])
    return _loot(view, kind, choice)


def _rite(view: View, choice: int | str) -> Deed:
    if isinstance(choice, int):
        return GiveUp(cards=_names(view, [choice]), at=_cards([choice]))
    return GiveNothing() if choice == "no" else LetOthersChoose()


def _loot(view: View, kind: str, choice: Choice) -> Deed | None:
    if kind == "loot_division" and choice[0] == "ping":
        what, n = view["loot"]["lots"][choice[1] - 1]
        return TakeLot(what=what, n=n, at=[["lot", choice[1]]])
    if kind == "loot_division":
        return Agree() if choice[0] == "confirm" else TakeBackPing()
    if kind == "store":
        return BuyItem(item=choice[1], at=[["ware", choice[1], choice[2]]]) if choice[0] == "buy" else LeaveStore()
    if kind == "store_choice":
        return TakeGoblin(card=dict(view["mind"]["offered"])[choice], at=_cards([choice]))
    if kind == "survivor_pick":
        names = {handle: name for handle, name, *_ in view.get("horde", {}).get("cards", ())}
        return Spare(card=names[choice], at=_cards([choice])) if names.get(choice) else None
    return None


def _hand(view: View) -> dict[int, str]:
    return dict(view["hand"]["cards"])


def _names(view: View, handles: list[int]) -> list[str]:
    held = _hand(view)
    return [held[handle] for handle in handles if handle in held]


def _cards(handles: list[int]) -> list[list[int | str]]:
    return [["c", handle] for handle in handles]


def reason(view: View, ask: SeatAsk, seat: int, choice: Choice) -> Reason | None:
    """Return why it is good, as far as that is sure."""
    kind = ask.kind
    if kind == "play_cards" and choice[0] == "commit":
        return _sent(view, choice[1])
    if kind in ("sacrifice", "event_stake"):
        return _weakest(view, choice)
    if kind == "blood_rite" and isinstance(choice, int):
        return _weakest(view, [choice])
    if kind in ("bet_vote", "horde_die_vote") and choice != "":
        return _die(view, choice)
    if kind == "loot_division" and choice[0] == "ping":
        what = view["loot"]["lots"][choice[1] - 1][0]
        factors = FACTORS[OBJECTIVES.index(view["purse"]["objective"])]
        return CountsDouble(what=what) if what in LOTS and factors[LOTS.index(what)] == 2 else None
    return None


def _printed(names: list[str]) -> int:
    return sum(PRINTED[INDEX[name]] for name in names)


def _sent(view: View, handles: list[int]) -> Reason | None:
    """Of cards for the Horde: near to one's share; else whether the strong ones stay. Nothing can be said of dice."""
    power, n = view["foe"]["power"], _printed(_names(view, handles))
    share = -(-power // _living(view)) if power is not None else 0
    if power is not None and n >= NEAR * share:
        return Together(n=n, foe=power, share=share)
    sent, kept = _powers(view, handles)
    if any(DIE_POWER[INDEX[name]] for name in _names(view, handles)):
        return None
    return WeakestGo() if sent and kept and max(sent) <= min(kept) and max(sent) < max(kept) else None


def _living(view: View) -> int:
    seats = (view[name] for name in view if name.startswith("seat."))
    return sum(1 for row in seats if not row[5])


def _powers(view: View, handles: list[int]) -> tuple[list[int], list[int]]:
    """The printed Power of each of these cards, and of each other card in hand."""
    held = _hand(view)
    parts: tuple[list[int], list[int]] = [], []
    for handle, name in held.items():
        parts[handle not in handles].append(PRINTED[INDEX[name]])
    return parts


def _weakest(view: View, choice: list[int]) -> Reason | None:
    given, kept = _powers(view, choice)
    return Weakest() if kept and max(given) <= min(kept) else None


def _die(view: View, choice: str) -> Reason | None:
    """Of a bet or the Horde's die: how the count stands, dice that have joined it included."""
    count = view.get("count")
    if count is None or count["against"] < 0:
        return None
    missing = count["against"] - count["horde"] - sum(number for _, number in count["dice"])
    if choice in ("none", "no"):
        return Ahead(n=-missing) if missing <= 0 else None
    return Behind(n=missing) if missing > 0 else None


COACHING = Coaching(deed, reason, kinds_in(__name__))
