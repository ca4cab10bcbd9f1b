"""Which cards of an army help each other: read off the data's verbs, for the draft and the deployment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.titles.battlegoats.table_reading import card_of

if TYPE_CHECKING:
    from game.titles.battlegoats.table import BattleGoatsTable


def pairs_of(held: list[str], table: BattleGoatsTable) -> list[tuple[str, str, str]]:
    """(card, what or whom it goes with, what it gives), the most telling first."""
    words = table.words
    out: list[tuple[str, str, str]] = []
    for card in held:
        name = table.card_name(card)
        family = card_of(card).family
        for effect in card_of(card).effects:
            add = f"{effect.get('add', 0):+d}"
            when: dict[str, Any] = effect.get("if", {})
            if effect["verb"] == "bonus" and when.get("ally") in held:
                out.append((name, table.card_name(when["ally"]), add))
            elif effect["verb"] == "bonus" and "adjacent_type" in when:
                out += [(name, table.card_name(o), add) for o in held if card_of(o).type == when["adjacent_type"]][:1]
            elif effect["verb"] == "bonus" and effect.get("per") == "family" and family:
                kin = [o for o in held if o != card and card_of(o).family == family]
                if kin:
                    out.append((name, table.and_(table.card_name(o) for o in kin), f"{effect['add'] * len(kin):+d}"))
            elif effect["verb"] == "bonus" and effect.get("per") == "ahead":
                out.append((name, words("pairs.ahead"), f"{effect['add'] * 2:+d}"))
            elif effect["verb"] == "aura":
                only = effect.get("only")
                helped = sum(1 for o in held if o != card and (only is None or card_of(o).type == only))
                if helped:
                    out.append((name, words(f"pairs.{effect['to']}"), add))
    return out
