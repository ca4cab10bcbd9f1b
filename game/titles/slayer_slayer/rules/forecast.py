"""What a seat can work out from its view alone: the ledger as it stands, abilities in force, limits of a play.

For the inspector, the hover (GSS-13.2) and bots; it knows nothing that the view does not hold.
"""

from __future__ import annotations

from typing import Any

from game.engine.rules import View
from game.titles.slayer_slayer.rules import battle, count
from game.titles.slayer_slayer.rules.cards import FOE_INDEX, FOES, MIN_FOE_POWER, Effect
from game.titles.slayer_slayer.rules.imagining import partial
from game.titles.slayer_slayer.rules.state import abilities, gained, per_player


def ledger(view: View, seat: int, options: dict[str, Any]) -> dict[str, Any] | None:
    """`rows` and `foe_rows` as in the `ledger` cue, `horde` alone and the `foe`; None before the reveal."""
    if not view.get("count"):
        return None
    s = partial(view, seat, options)
    horde, foe = count.totals(s)
    return {"rows": count.goblin_rows(s), "foe_rows": count.foe_rows(s), "horde": horde, "foe": foe}


def in_force(view: View, seat: int, options: dict[str, Any], ignored: bool = False) -> list[tuple[int, Effect]]:
    """The foe's abilities in force with their places; `ignored`: those under Plan B too."""
    if "foe" not in view:
        return []
    s = partial(view, seat, options)
    return gained(s) if ignored else abilities(s)


def limits(view: View, seat: int, options: dict[str, Any]) -> tuple[int, int]:
    """How few and how many cards the seat plays now (GSS-4.14)."""
    return battle.limits(partial(view, seat, options), seat)


def hidden_power(view: View, options: dict[str, Any]) -> tuple[int, int] | None:
    """How little and how much basic Power the foe can have while it hides it (GSS-4.12); None while it does not."""
    now = view.get("foe")
    if not now or now["power"] is not None:
        return None
    foe = FOES[FOE_INDEX[now["id"]]]
    printed = foe.power[now["players"] - 1] + per_player(options) * now["players"]
    spread = sum(ability.spread for ability in foe.abilities)
    return max(MIN_FOE_POWER, printed - spread), max(MIN_FOE_POWER, printed + spread)
