"""Which music belongs to what is on the table."""

from __future__ import annotations

from game.tabletop.contract import TableSounds
from game.tabletop.feed import Update
from game.ui.music import Music

BEFORE = ("muster", "draft", "deploy")
CALM = Music(("battlegoats_deploy", "battlegoats_march"), 0.2)
FIGHT = ("battlegoats", "battlegoats_march")
FEW, MANY = 2, 7
"""Goats of the smallest herd: with so few it is being decided, with so many it is not."""


def music(update: Update) -> Music:
    """While goats are mustered and deployed one may think; the fight grows tense as the smallest herd dwindles."""
    public = update.view["public"]
    if public["phase"] in BEFORE:
        return CALM
    standing = min((left for left in public["left"] if left > 0), default=MANY)
    return Music(FIGHT, min(1.0, max(0.35, 1 - 0.65 * (standing - FEW) / (MANY - FEW))))


SOUNDS = TableSounds(music)
