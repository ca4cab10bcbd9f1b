"""Which cards of an army help each other: read off the data's verbs for the draft, counted by the rules where they lie."""

from __future__ import annotations

from typing import Any

from game.titles.battlegoats.rules import forecast
from game.titles.battlegoats.rules.cards import SPACES
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.reading import card_of

AROUND = {"ahead": 2, "adjacent": 4}
"""How many cards may lie there, whichever they are."""


def pairs_of(held: list[str], table: Context) -> list[tuple[str, str, int]]:
    """(card, what or whom it goes with, what it gives), the most telling first."""
    words = table.words
    out: list[tuple[str, str, int]] = []
    for card in held:
        name = table.card_name(card)
        family = card_of(card).family
        for effect in card_of(card).effects:
            add: int = effect.get("add", 0)
            when: dict[str, Any] = effect.get("if", {})
            if effect["verb"] == "bonus" and when.get("ally") in held:
                out.append((name, table.card_name(when["ally"]), add))
            elif effect["verb"] == "bonus" and "adjacent_type" in when:
                out += [(name, table.card_name(o), add) for o in held if card_of(o).type == when["adjacent_type"]][:1]
            elif effect["verb"] == "bonus" and effect.get("per") == "family" and family:
                kin = [o for o in held if o != card and card_of(o).family == family]
                if kin:
                    out.append((name, table.words.join(table.card_name(o) for o in kin), effect["add"] * len(kin)))
            elif effect["verb"] == "bonus" and effect.get("per") in AROUND:
                out.append((name, words(f"pairs-{effect['per']}"), effect["add"] * AROUND[effect["per"]]))
            elif effect["verb"] == "aura":
                only = effect.get("only")
                helped = sum(1 for o in held if o != card and (only is None or card_of(o).type == only))
                if helped:
                    out.append((name, words(f"pairs-{effect['to']}"), add))
    return out


def helps_of(table: Context, number: int, space: str) -> dict[str, tuple[int, int]]:
    """DEPLOY, a card of yours laid in a space: of every other card that would matter, by its space, what it gives to that
    card and what it gets of it."""
    names, view, seat = table.reading.names, table.services.update.view, table.services.seat
    laid = {at: names[handle] for at, handle in table.chooser.with_card(number, space).items()}

    def counted(without: str = "") -> dict[str, dict[str, Any]]:
        return forecast.sketched(view, seat, [[at, laid[at]] for at in SPACES if at in laid and at != without])

    def most(one: dict[str, Any], other: dict[str, Any]) -> int:
        """The greater change, attacking or defending."""
        changes: list[int] = [one[role]["total"] - other[role]["total"] for role in ("attack", "defend")]
        return max(changes, key=abs)

    whole, alone = counted(), counted(space)
    out = {}
    for other, card in laid.items():
        if other == space or _counts_cards(card) or _counts_cards(laid[space]):
            continue
        gives, takes = most(whole[space], counted(other)[space]), most(whole[other], alone[other])
        if gives or takes:
            out[other] = (gives, takes)
    return out


def _counts_cards(card: str) -> bool:
    """Its power hangs on how many cards are left: nothing to tell while they are laid."""
    return any("own_cards_max" in effect.get("if", {}) for effect in card_of(card).effects)


def pair_lines(table: Context) -> list[tuple[str, int]]:
    """Which of your cards help each other, with what they give."""
    held = [card for _, card in table.reading.nine()]
    return [(table.words("pair", a=a, b=b) if b else a, value) for a, b, value in pairs_of(held, table)]
