"""The fronts of battles as everybody sees them, and read back (LOH section 14). All of it is open but what is chosen unseen
while hits are allocated."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import msgspec

from game.titles.lords_of_hell.rules.battle_state import devil_there, power, protection
from game.titles.lords_of_hell.rules.cards import INDEX
from game.titles.lords_of_hell.rules.records import NONE, SIDES, Army, Front, Placement
from game.titles.lords_of_hell.rules.state import State, named

_PLAIN = (
    *("number", "realm", "attacker", "rear", "round", "negated", "struck", "truce", "surrendered", "ended", "extra"),
    *(
        "downed",
        "felled",
        "diced",
        "aside",
        "fighters",
        "broken",
        "mourned",
        "part",
        "hits",
        "taken",
        "serial",
        "pending",
    ),
    *("result", "prisoners", "seized", "plundered", "lost", "called_off"),
)
"""Fields of a front that everybody sees as they are."""
_plain = attrgetter(*_PLAIN)


def front_row(s: State, front: Front) -> dict[str, Any]:
    """A front; `home` are the realm's own troops in it, `power` and `protection` what dice would be measured with now."""
    realm, fortress = front.realm, s.fortress[front.realm]
    return {
        **dict(zip(_PLAIN, msgspec.to_builtins(_plain(front)))),
        "armies": [army_row(s, army) for army in front.armies],
        "home": {
            "devil": devil_there(s, front, realm),
            "hordes": named(s, s.hordes[realm]),
            "souls": s.souls[realm],
            "fortress": named(s, [fortress])[0] if fortress != NONE else None,
        },
        "power": [power(s, front, side) for side in SIDES],
        "protection": protection(s, front),
    }


def army_row(s: State, army: Army) -> dict[str, Any]:
    """An army away from home."""
    return {
        "seat": army.seat,
        "side": army.side,
        "devil": army.devil,
        "hordes": named(s, army.hordes),
        "souls": army.souls,
        "since": army.since,
        "fresh": army.fresh[:],
        "fresh_souls": army.fresh_souls,
    }


def mine(s: State, seat: int) -> dict[str, Any]:
    """What a seat alone knows: what it has chosen for the hits of the battle being fought, and its loot to share."""
    fought = [front for front in s.fronts if front.part]
    loot = [card for front in s.fronts if front.attacker == seat for card in front.loot]
    return {
        "placed": [[row.hit, row.taker] for front in fought for row in front.placed if row.by == seat],
        "placing_done": any(front.done >> seat & 1 for front in fought),
        "plunder": named(s, loot),
    }


# ---------------------------------------------------------------- read back


def front_of_row(s: State, row: dict[str, Any]) -> Front:
    """A front as everybody knows it."""
    # A recording of an earlier day lacks what has been added since.
    fields = {name: row[name] for name in _PLAIN if name in row}
    front = msgspec.convert(fields, Front)
    front.armies = [army_of_row(s, army) for army in row["armies"]]
    return front


def army_of_row(s: State, row: dict[str, Any]) -> Army:
    """An army, its cards noted."""
    for handle, name in row["hordes"]:
        s.faces[handle] = INDEX[name]
    fields = {name: row[name] for name in ("seat", "side", "devil", "souls", "since", "fresh_souls")}
    return Army(**fields, fresh=row["fresh"][:], hordes=[handle for handle, _ in row["hordes"]])


def mine_back(s: State, seat: int, there: dict[str, Any]) -> None:
    """The seat's own choices and loot go back to the front that is fought or plundered."""
    fought = next((front for front in s.fronts if front.part), None)
    if fought is not None:
        fought.placed = [Placement(seat, hit, taker) for hit, taker in there["placed"]]
        fought.done = there["placing_done"] << seat
    loot = [handle for handle, _ in there["plunder"]]
    own = next((front for front in s.fronts if front.attacker == seat and front.plundered), None)
    if own is not None:
        own.loot = loot
