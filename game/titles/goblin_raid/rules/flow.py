"""Goblin, page 1 of the rulebook: the sequence of play (GOB section 4), and the record the kernel asks for."""

from __future__ import annotations

from typing import Any

from game.engine.rules import Rules
from game.titles.goblin_raid.rules import (
    advance,
    battle,
    cues,
    deploy,
    ending,
    flight,
    lookup_tables,
    map_graph,
    morale,
    movement,
    muster,
    pieces,
    plunder,
    sequence,
    setup,
)
from game.titles.goblin_raid.rules.imagining import hidden, imagine, swap, things
from game.titles.goblin_raid.rules.plays import PLAYS
from game.titles.goblin_raid.rules.sight import sees, view
from game.titles.goblin_raid.rules.state import State, copy

BEGIN = (
    setup.Roles(),  # who is King first
    sequence.StartReign(),  # StartCycle: ruins, FeudalSetup, GoblinSetup, Turn 1, 2, 3 ... CycleEnd, Score; and so on
)
"""A turn is StartMove, Moving, StartCombat (Declare, Battles) of the goblins, the same of the feudal side, TurnEnd. A
battle is four steps of Strike; an attack is Check by class (Escort, Flight, Casualties), then AfterAttack (Advance)."""


def numbers() -> Any:
    """All static numbers, for the content hash."""
    return [map_graph.numbers(), pieces.numbers(), lookup_tables.numbers()]


RULES = Rules(
    title="goblin_raid",
    state=State,
    steps=(
        *(setup.Roles, sequence.StartReign, sequence.StartCycle, setup.Muster, deploy.FeudalSetup),
        *(
            muster.GoblinSetup,
            sequence.Turn,
            sequence.TurnEnd,
            sequence.CycleEnd,
            movement.StartMove,
            movement.Moving,
            plunder.CountBags,
        ),
        *(battle.StartCombat, battle.Declare, battle.Battles, battle.EndCombat, battle.StartStep, battle.Strike),
        *(battle.AutoStrike, battle.EndBattle, morale.Check, morale.Escort, morale.AfterAttack),
        *(flight.Flight, flight.Flee, flight.Run, flight.Casualties, advance.Advance, advance.AdvanceAsk),
        *(plunder.AfterAdvance, plunder.PlunderAsk),
        *(sequence.Score, sequence.ReignEnd),
    ),
    begin=BEGIN,
    setup=setup.setup,
    view=view,
    cues=cues.KINDS,
    sees=sees,
    imagine=imagine,
    clocks=setup.clocks,
    data=numbers,
    resign=ending.resign,
    copy=copy,
    hidden=hidden,
    swap=swap,
    things=things,
    absence=setup.ABSENCE,
    version=2,
    plays=PLAYS,
)
