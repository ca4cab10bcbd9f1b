"""Every question of the title to the quick player's answer."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.ask import SeatAsk
from game.engine.spaces import Choice
from game.titles.goblin_raid.bot.battle import advance, battle_step, count_bags, declare, escort, pick_battle
from game.titles.goblin_raid.bot.defence import feudal_move
from game.titles.goblin_raid.bot.flight import flee
from game.titles.goblin_raid.bot.muster import feudal_setup, goblin_setup
from game.titles.goblin_raid.bot.position import Position
from game.titles.goblin_raid.bot.raid import goblin_move
from game.titles.goblin_raid.rules import plays

ANSWERS: dict[str, Callable[[Position, SeatAsk], plays.AnyPlay]] = {
    "feudal_setup": feudal_setup,
    "goblin_setup": goblin_setup,
    "goblin_move": goblin_move,
    "feudal_move": feudal_move,
    "declare": declare,
    "pick_battle": pick_battle,
    "battle_step": battle_step,
    "escort": escort,
    "flee": flee,
    "advance": advance,
    "count_bags": count_bags,
}
"""Other questions (`run`, `plunder`) get the rules' own default, which is the best way in nearly every case."""
TRIES = 16
"""How often a march that proves not legal is thought over."""


def answer(table: Position, ask: SeatAsk) -> Choice:
    """A choice inside `ask.space`."""
    think = ANSWERS.get(ask.kind)
    if think is None or ask.space is None:
        return ask.default
    for _ in range(TRIES):
        choice = plays.write(think(table, ask))
        if ask.space.contains(choice):
            return choice
        if ask.kind not in ("goblin_move", "feudal_move", "goblin_setup", "feudal_setup"):
            break
    return ask.default
