"""Why a card gives itself a bonus, in words: a ledger tells only how much, the card's row says when."""

from __future__ import annotations

from typing import Any

from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.reading import card_of

ROWS = {"F": "front", "M": "middle", "B": "back"}


def effect_of(card: str, add: int, space: str | None) -> dict[str, Any] | None:
    """The bonus printed on the card that a line `own` of a ledger tells of (BTG-6.4): no card has two that add the
    same in one place."""
    row = ROWS.get(space[0]) if space else None
    for effect in card_of(card).effects:
        if effect["verb"] != "bonus" or effect.get("if", {}).get("row", row) != row:
            continue
        step = effect["add"]
        if add == step or (effect.get("per") and add * step > 0 and add % step == 0):
            return effect
    return None


def reason(table: Context, card: str, add: int, space: str | None) -> str:
    """Attacking; In the front row; With Mama Dragon."""
    effect = effect_of(card, add, space)
    words = table.words
    if effect is None:
        return words("bonus-own")
    parts = []
    for name, value in effect.get("if", {}).items():
        if name in ("ally", "seen", "slain"):
            parts.append(words(f"own-{name}", card=table.card_name(value)))
        elif value is True:
            parts.append(words(f"own-{name}"))
        elif isinstance(value, int):
            parts.append(words(f"own-{name}", n=value))
        else:
            parts.append(words(f"own-{name}-{value}"))
    if effect.get("per"):
        parts.append(words(f"own-{effect['per']}"))
    return ", ".join([*parts[:1], *(part[:1].lower() + part[1:] for part in parts[1:])]) or words("bonus-own")
