"""How long people's tables take to show what happens: limits begin when it has been seen, and bots among themselves wait.

Milliseconds at normal pace, a little generous; by the kinds of cues and what all may know of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

SHOWN = {
    "dealt": 300, "objective": 3700, "doors": 1000, "route_chosen": 650, "door_opened": 1700, "foe": 1850, "round": 1850,
    "sacrificed": 500, "locked": 1300, "shuffled": 1100, "facedown_discard": 900, "power_shown": 950, "roll": 2600,
    "reroll": 1200, "jester": 1100, "plan_b": 1200, "disabled": 1400, "shield_wall": 1200, "wall_holds": 900,
    "discarded": 1000, "raised": 900, "rite_open": 800, "rite": 900, "bet_offered": 850, "bet_votes": 2200,
    "bet_result": 1000, "bonus": 800, "copied": 800, "zeroed": 800, "foe_bonus": 900, "counted": 800, "die_offered": 850,
    "die_votes": 2000, "die_added": 950, "die_spoiled": 1700, "ledger": 4950, "victory": 1750, "lost": 2300,
    "returned": 700, "stolen": 750, "abducted": 1050, "tombstone": 1500, "laid_aside": 550, "victory_feat": 900,
    "drawn": 350, "survivor_picker": 1150, "survivor": 1900, "no_survivor": 1150, "to_pile": 700, "lots": 1000,
    "lot": 1000, "investment": 1500, "climbed": 800, "event": 1600, "representative": 1150, "staked": 600,
    "event_side": 1050, "event_result": 1900, "reward": 1000, "store": 900, "bribe": 800, "resigned": 1350,
}  # fmt: skip
REVEALED, CARD = 500, 350
"""Of the reveal: in all, and for each card."""


def showing(cues: Sequence[Any]) -> int:
    """Beat by beat; what is told in one beat is shown together."""
    whole = 0
    for _, beat in groupby(cues, key=lambda cue: cue.beat):
        whole += max(REVEALED + CARD * len(cue.nouns["handles"]) if cue.kind == "revealed" else SHOWN.get(cue.kind, 0)
                     for cue in beat)  # fmt: skip
    return whole
