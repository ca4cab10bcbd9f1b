"""Loot & Recruit, page 1 of the rulebook: the sequence of play (LNR section 4), and the record the kernel asks for."""

from __future__ import annotations

from game.engine.plays import Vocabulary
from game.engine.rules import Rules
from game.titles.loot_and_recruit.rules import actions, attack, cues, rounds, scoring, setup, turn
from game.titles.loot_and_recruit.rules.cards import numbers
from game.titles.loot_and_recruit.rules.imagining import hidden, identity, imagine, swap, things
from game.titles.loot_and_recruit.rules.sight import sees, view
from game.titles.loot_and_recruit.rules.state import State, copy

BEGIN = (
    setup.Deal(),  # hands and the First Player card
    rounds.Round(),  # flip an event, FlipChoice where it has a Flip Effect, a turn each, a count where due; 14 times
)

STEPS = (
    *(setup.Deal, rounds.Round, rounds.FlipChoice, rounds.Turns, rounds.RoundEnd),
    *(turn.Turn, turn.Moves, actions.Heckle, actions.PurchaseTrash),
    *(attack.Reaction, attack.Strike, attack.Capture, attack.Scatter, attack.Spoils),
    *(scoring.Count, scoring.Crown),
)

RULES = Rules(
    title="loot_and_recruit",
    state=State,
    steps=STEPS,
    begin=BEGIN,
    setup=setup.setup,
    view=view,
    cues=cues.KINDS,
    sees=sees,
    imagine=imagine,
    clocks=setup.clocks,
    data=numbers,
    copy=copy,
    hidden=hidden,
    swap=swap,
    things=things,
    identity=identity,
    plays=Vocabulary(step.plays for step in STEPS),
    absence=setup.ABSENCE,
)
